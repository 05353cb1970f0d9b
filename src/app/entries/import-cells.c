#include "config.h"

#include "import-cells.h"

#include "column-inside.h"
#include "columns.h"
#include "text-limits.h"
#include "tooltip.h"

/* Longer texts are said in full by a tooltip. */
#define LONG_TEXT 16
#define MAX_SHOWN_CHARACTERS 120

typedef struct
{
  ZhColumnWidths          *widths; /* unowned */
  const ZhEntryTable      *table;  /* unowned */
  int                      column;
  const ZhImportCellCalls *calls; /* unowned */
  gpointer                 grid;  /* unowned */
} Cells;

ZhImportRow *
zh_import_cells_get_row (GtkWidget *cell)
{
  return g_object_get_data (G_OBJECT (cell), "import-row");
}

/* One more, so that what is no cell has none. */
static void
set_column (GtkWidget *cell,
            int        column)
{
  g_object_set_data (G_OBJECT (cell), "import-column", GINT_TO_POINTER (column + 1));
}

int
zh_import_cells_get_column (GtkWidget *cell)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (cell), "import-column")) - 1;
}

static void
set_class (GtkWidget  *cell,
           const char *name,
           gboolean    is_set)
{
  if (is_set)
    gtk_widget_add_css_class (cell, name);
  else
    gtk_widget_remove_css_class (cell, name);
}

static void
fill_listed (const Cells *self,
             GtkWidget   *cell,
             ZhImportRow *row)
{
  int              column = self->column - ZH_IMPORT_LISTED;
  const char      *fault = zh_import_row_is_left_out (row) ? NULL : zh_import_row_get_fault (row, column);
  g_autofree char *bounded = zh_text_dup_bounded (zh_import_row_get_text (row, column), MAX_SHOWN_CHARACTERS);
  g_autofree char *text = g_strconcat (fault != NULL ? "⚠ " : "", bounded, NULL);

  gtk_inscription_set_text (GTK_INSCRIPTION (cell), text);
  set_class (cell, "error", fault != NULL);
  set_class (cell, "dim-label", zh_import_row_is_left_out (row) || zh_entry_table_get_column (self->table, column) == ZH_LIST_IGNORE);
  zh_tooltip_set (cell, fault != NULL ? fault : g_utf8_strlen (text, -1) > LONG_TEXT ? text
                                                                                     : NULL);
}

static void
fill_cell (const Cells *self,
           GtkWidget   *cell,
           ZhImportRow *row)
{
  const char      *said = zh_import_row_is_left_out (row) ? "" : zh_import_row_get_said (row);
  g_autofree char *line = NULL;
  g_autofree char *label = NULL;

  switch (self->column)
    {
    case ZH_IMPORT_TICK:
      g_signal_handlers_block_matched (cell, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, (gpointer) self);
      gtk_check_button_set_active (GTK_CHECK_BUTTON (cell), !zh_import_row_is_left_out (row));
      g_signal_handlers_unblock_matched (cell, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, (gpointer) self);
      label = zh_import_row_format_label (row);
      zh_column_inside_name_row (cell, label);
      break;
    case ZH_IMPORT_LINE:
      line = g_strdup_printf ("%d", zh_entry_table_get_line (self->table, zh_import_row_get_index (row)));
      gtk_inscription_set_text (GTK_INSCRIPTION (cell), line);
      break;
    case ZH_IMPORT_FAULT:
      gtk_inscription_set_text (GTK_INSCRIPTION (cell), said);
      zh_tooltip_set (cell, *said != '\0' ? said : NULL);
      set_class (cell, "error", zh_import_row_count_faults (row) > 0);
      break;
    default:
      fill_listed (self, cell, row);
      break;
    }
}

static void
toggled_cb (GtkWidget   *cell,
            const Cells *self)
{
  ZhImportRow *row = zh_import_cells_get_row (cell);

  if (row != NULL)
    self->calls->ticked (self->grid, row);
}

static GtkWidget *
make_tick (Cells *self)
{
  GtkWidget *tick = gtk_check_button_new ();

  /* the keyboard stays on the row, and ticks by Space */
  gtk_widget_set_can_focus (tick, FALSE);
  gtk_widget_set_halign (tick, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tick), GTK_ACCESSIBLE_PROPERTY_LABEL, zh_column_get_title (ZH_COL_TAKEN, zh_language_get_screen ()), -1);
  g_signal_connect (tick, "toggled", G_CALLBACK (toggled_cb), self);
  return tick;
}

static GtkWidget *
make_text (Cells *self)
{
  GtkWidget *text = gtk_inscription_new (NULL);

  gtk_inscription_set_text_overflow (GTK_INSCRIPTION (text), GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END);
  gtk_inscription_set_xalign (GTK_INSCRIPTION (text), self->column == ZH_IMPORT_LINE ? 1 : 0);
  gtk_widget_set_valign (text, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (text, "numeric");
  zh_column_widths_add_cell (self->widths, (guint) self->column, GTK_INSCRIPTION (text));
  return text;
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item,
          Cells                    *self)
{
  GtkWidget *cell = self->column == ZH_IMPORT_TICK ? make_tick (self) : make_text (self);

  set_column (cell, self->column);
  gtk_list_item_set_child (item, cell);
}

typedef struct
{
  const Cells *cells;
  GtkWidget   *cell;
} Bound;

static void
row_changed_cb (ZhImportRow *row,
                Bound       *bound)
{
  fill_cell (bound->cells, bound->cell, row);
}

static void
bound_free (gpointer  bound,
            GClosure *closure)
{
  g_free (bound);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item,
         Cells                    *self)
{
  GtkWidget   *cell = gtk_list_item_get_child (item);
  ZhImportRow *row = gtk_list_item_get_item (item);
  Bound       *bound = g_new (Bound, 1);
  gulong       id;

  *bound = (Bound){ self, cell };
  id = g_signal_connect_data (row, "changed", G_CALLBACK (row_changed_cb), bound, bound_free, 0);
  g_object_set_data (G_OBJECT (cell), "import-row", row);
  g_object_set_data (G_OBJECT (cell), "import-handler", GSIZE_TO_POINTER (id));
  fill_cell (self, cell, row);
  self->calls->shown (cell, self->column, self->grid);
}

static void
unbind_cb (GtkSignalListItemFactory *factory,
           GtkListItem              *item,
           Cells                    *self)
{
  GtkWidget *cell = gtk_list_item_get_child (item);

  g_signal_handler_disconnect (gtk_list_item_get_item (item), GPOINTER_TO_SIZE (g_object_get_data (G_OBJECT (cell), "import-handler")));
  g_object_set_data (G_OBJECT (cell), "import-row", NULL);
  gtk_widget_remove_css_class (cell, "cell-cursor");
}

GtkListItemFactory *
zh_import_cells_new (ZhColumnWidths          *widths,
                     const ZhEntryTable      *table,
                     int                      column,
                     const ZhImportCellCalls *calls,
                     gpointer                 grid)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  Cells              *self = g_new0 (Cells, 1);

  *self = (Cells){ widths, table, column, calls, grid };
  g_object_set_data_full (G_OBJECT (factory), "cells", self, g_free);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), self);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), self);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), self);
  return factory;
}

/* list → rows → cells → what the factory made */
void
zh_import_cells_for_each (GtkColumnView *view,
                          void (*call) (GtkWidget *cell, int column, gpointer data),
                          gpointer data)
{
  GtkWidget *list = zh_column_inside_get_list (view);

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL; row = gtk_widget_get_next_sibling (row))
    for (GtkWidget *cell = gtk_widget_get_first_child (row); cell != NULL; cell = gtk_widget_get_next_sibling (cell))
      {
        GtkWidget *child = gtk_widget_get_first_child (cell);

        if (child != NULL && zh_import_cells_get_column (child) >= 0)
          call (child, zh_import_cells_get_column (child), data);
      }
}

typedef struct
{
  ZhImportRow *row;
  int          column;
  GtkWidget   *found;
} Search;

static void
compare_cell (GtkWidget *cell,
              int        column,
              gpointer   data)
{
  Search *search = data;

  if (column == search->column && zh_import_cells_get_row (cell) == search->row)
    search->found = cell;
}

GtkWidget *
zh_import_cells_find (GtkColumnView *view,
                      ZhImportRow   *row,
                      int            column)
{
  Search search = { row, column, NULL };

  zh_import_cells_for_each (view, compare_cell, &search);
  return search.found;
}

GtkWidget *
zh_import_cells_pick (GtkWidget *widget,
                      double     x,
                      double     y)
{
  GtkWidget *picked = gtk_widget_pick (widget, x, y, GTK_PICK_DEFAULT);
  GtkWidget *inside = picked != NULL ? gtk_widget_get_first_child (picked) : NULL;

  /* the cell around what the factory made belongs to it as well */
  if (picked != NULL && zh_import_cells_get_column (picked) >= 0)
    return picked;
  return inside != NULL && zh_import_cells_get_column (inside) >= 0 ? inside : NULL;
}
