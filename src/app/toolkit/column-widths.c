#include "config.h"

#include "column-widths.h"

#include "column-inside.h"

/* A column asks for the room of its longest text, within reason. */
#define LONGEST_CHARS 70
/* What a cell has around its text, in pixels. */
#define PADDING 18

typedef struct
{
  GtkColumnViewColumn *column; /* unowned */
  int                  least_chars;
  int                  usual_chars;
  int                  wanted_chars;
  int                  chars;  /* as shared out */
  glong                length; /* of the longest text so far */
} Width;

struct _ZhColumnWidths
{
  GtkColumnView *view;   /* unowned */
  GArray        *widths; /* (element-type Width) */
  GPtrArray     *cells;  /* (element-type GtkInscription): unowned */
  int            width;
  gboolean       stale;
};

ZhColumnWidths *
zh_column_widths_new (GtkColumnView *view)
{
  ZhColumnWidths *self = g_new0 (ZhColumnWidths, 1);

  self->view = view;
  self->widths = g_array_new (FALSE, FALSE, sizeof (Width));
  self->cells = g_ptr_array_new ();
  return self;
}

static void
forget_cell (gpointer cells,
             GObject *cell)
{
  g_ptr_array_remove_fast (cells, cell);
}

static void
forget_cells (ZhColumnWidths *self)
{
  for (guint i = 0; i < self->cells->len; i++)
    g_object_weak_unref (g_ptr_array_index (self->cells, i), forget_cell, self->cells);
  g_ptr_array_set_size (self->cells, 0);
}

void
zh_column_widths_free (ZhColumnWidths *self)
{
  forget_cells (self);
  g_array_unref (self->widths);
  g_ptr_array_unref (self->cells);
  g_free (self);
}

void
zh_column_widths_add (ZhColumnWidths      *self,
                      GtkColumnViewColumn *column,
                      int                  least_chars,
                      int                  usual_chars,
                      int                  wanted_chars)
{
  Width width = { .column = column, .least_chars = least_chars, .usual_chars = usual_chars, .wanted_chars = wanted_chars, .chars = least_chars };

  g_array_append_val (self->widths, width);
  self->stale = TRUE;
}

void
zh_column_widths_clear (ZhColumnWidths *self)
{
  forget_cells (self);
  g_array_set_size (self->widths, 0);
}

/* Inscriptions count in these. */
static int
measure_char (ZhColumnWidths *self)
{
  PangoContext     *context = gtk_widget_get_pango_context (GTK_WIDGET (self->view));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int               width = MAX (pango_font_metrics_get_approximate_char_width (metrics), pango_font_metrics_get_approximate_digit_width (metrics));

  pango_font_metrics_unref (metrics);
  return MAX (width, 1);
}

static int
count_chars (ZhColumnWidths *self,
             const char     *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self->view), text);
  int width;

  pango_layout_get_size (layout, &width, NULL);
  return width / measure_char (self) + 1;
}

void
zh_column_widths_want (ZhColumnWidths *self,
                       guint           column,
                       const char     *text)
{
  Width *width = &g_array_index (self->widths, Width, column);
  glong  length = g_utf8_strlen (text, -1);
  int    chars;

  if (length <= width->length)
    return;
  width->length = length;
  chars = MIN (count_chars (self, text), LONGEST_CHARS);
  self->stale = self->stale || chars > width->wanted_chars;
  width->wanted_chars = MAX (width->wanted_chars, chars);
}

static void
fit_cell (ZhColumnWidths *self,
          GtkInscription *cell)
{
  guint column = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (cell), "column"));

  gtk_inscription_set_min_chars (cell, (guint) g_array_index (self->widths, Width, column).chars);
}

void
zh_column_widths_add_cell (ZhColumnWidths *self,
                           guint           column,
                           GtkInscription *cell)
{
  g_object_set_data (G_OBJECT (cell), "column", GUINT_TO_POINTER (column));
  g_ptr_array_add (self->cells, cell);
  g_object_weak_ref (G_OBJECT (cell), forget_cell, self->cells);
  fit_cell (self, cell);
}

void
zh_column_widths_renew (ZhColumnWidths *self)
{
  self->stale = TRUE;
}

/* The room that texts want: at first no more than is usual for their column. */
static void
set_wishes (ZhColumnWidths   *self,
            GtkRequestedSize *sizes,
            int               unit,
            gboolean          all)
{
  for (guint i = 0; i < self->widths->len; i++)
    {
      const Width *each = &g_array_index (self->widths, Width, i);
      int          chars = all ? each->wanted_chars : MIN (each->wanted_chars, each->usual_chars);

      if (gtk_column_view_column_get_visible (each->column))
        sizes[i].natural_size = MAX (sizes[i].minimum_size, PANGO_PIXELS_CEIL (chars * unit));
    }
}

void
zh_column_widths_distribute (ZhColumnWidths *self,
                             int             width)
{
  g_autofree GtkRequestedSize *sizes = g_new0 (GtkRequestedSize, self->widths->len + 1);
  int                          left = width;
  int                          unit;

  if (!self->stale && width == self->width)
    return;
  self->stale = FALSE;
  self->width = width;

  unit = measure_char (self);
  for (guint i = 0; i < self->widths->len; i++)
    {
      const Width *each = &g_array_index (self->widths, Width, i);
      int          title = zh_column_inside_measure_title (self->view, each->column) - PADDING;

      if (!gtk_column_view_column_get_visible (each->column))
        continue;
      sizes[i].minimum_size = MAX (title, PANGO_PIXELS_CEIL (MIN (each->least_chars, each->wanted_chars) * unit));
      left -= sizes[i].minimum_size + PADDING;
    }
  set_wishes (self, sizes, unit, FALSE);
  left = gtk_distribute_natural_allocation (MAX (left, 0), self->widths->len, sizes);
  set_wishes (self, sizes, unit, TRUE);
  gtk_distribute_natural_allocation (left, self->widths->len, sizes);
  for (guint i = 0; i < self->widths->len; i++)
    g_array_index (self->widths, Width, i).chars = sizes[i].minimum_size * PANGO_SCALE / unit;
  for (guint i = 0; i < self->cells->len; i++)
    fit_cell (self, g_ptr_array_index (self->cells, i));
}
