#include "config.h"

#include "bands-view.h"

#include <math.h>

#include "bands-layout.h"
#include "bands-pen.h"
#include "drawn-table.h"
#include "text-size.h"

#define PADDING 6
#define LANE 8
#define GUTTER (ZH_BANDS_N_LANES * LANE + 2 * PADDING)
/* Between the bands. */
#define GAP 8
/* Between the names, for the lines. */
#define MIDDLE 90
#define LEAST_NAME 150
#define WIDEST_NAME 360

struct _ZhBandsView
{
  GtkWidget parent_instance;

  const ZhPairingBands *bands; /* unowned, see zh_bands_view_show() */
  ZhBandsLayout        *layout;
  int                   cursor; /* index of a stop */

  /* pixels, by the present font */
  int row_height;
  int score_width;
  int name_width;
};

G_DEFINE_FINAL_TYPE (ZhBandsView, zh_bands_view, GTK_TYPE_WIDGET)

static const ZhBandStop *
get_stop (ZhBandsView *self,
          int          index)
{
  return zh_bands_layout_get_stop (self->layout, index);
}

static int
count_stops (ZhBandsView *self)
{
  return self->layout != NULL ? (int) self->layout->stops->len : 0;
}

/* Words */

/* "12 Name"; who comes from another group with its score before, who leaves with that of the other behind. */
static char *
format_name (ZhBandsView      *self,
             const ZhBandStop *stop,
             int               side)
{
  const ZhLanguage *language = zh_language_get_screen ();
  const char       *arrow = stop->pair->floats == ZH_BAND_FLOAT_UP ? "↑" : "↓";
  g_autofree char  *name = zh_pairing_bands_format_side (self->bands, stop->pair, side, language);
  g_autofree char  *score = NULL;

  if (zh_band_pair_get_floater (stop->pair) != side)
    return g_steal_pointer (&name);
  score = zh_pairing_bands_format_score (self->bands, stop->leaves ? stop->pair->band : stop->pair->home[side], language);
  return stop->leaves ? g_strdup_printf ("%s %s %s", name, arrow, score) : g_strdup_printf ("%s %s %s", score, arrow, name);
}

static void
say_cursor (ZhBandsView *self)
{
  const ZhBandStop *stop = get_stop (self, self->cursor);
  g_autofree char  *label = stop->pair != NULL
                                ? zh_pairing_bands_format_pair (self->bands, stop->pair, zh_language_get_screen ())
                                : zh_pairing_bands_format_group (self->bands, stop->band, zh_language_get_screen ());

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), label);
}

/* Places */

static int
get_row_y (ZhBandsView *self,
           int          band,
           int          row)
{
  return PADDING + row * self->row_height + band * GAP;
}

static graphene_rect_t
get_band_box (ZhBandsView *self,
              int          band)
{
  const ZhBandRows *rows = &g_array_index (self->layout->bands, ZhBandRows, band);

  return GRAPHENE_RECT_INIT (PADDING, (float) get_row_y (self, band, rows->first),
                             (float) (gtk_widget_get_width (GTK_WIDGET (self)) - 2 * PADDING),
                             (float) (rows->n * self->row_height));
}

static int
get_name_width (ZhBandsView *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)) - self->score_width - 2 * GUTTER - MIDDLE;

  return CLAMP (width / 2, LEAST_NAME, self->name_width);
}

/* The box of a name. Where there is more room than names want, it goes to the lines. */
static graphene_rect_t
get_name_box (ZhBandsView      *self,
              const ZhBandStop *stop,
              int               side)
{
  int width = get_name_width (self);
  int x = side == 0 ? self->score_width + GUTTER : gtk_widget_get_width (GTK_WIDGET (self)) - GUTTER - width;

  return GRAPHENE_RECT_INIT ((float) x, (float) (get_row_y (self, stop->band, stop->row[side]) + 1), (float) width,
                             (float) (self->row_height - 2));
}

static float
get_middle_y (const graphene_rect_t *box)
{
  return box->origin.y + box->size.height / 2;
}

static void
measure_names (ZhBandsView *self)
{
  int height;

  self->name_width = LEAST_NAME;
  for (int i = 0; i < count_stops (self); i++)
    {
      const ZhBandStop *stop = get_stop (self, i);

      for (int side = 0; side < 2 && stop->pair != NULL; side++)
        {
          g_autofree char *name = format_name (self, stop, side);

          self->name_width = MAX (self->name_width, zh_text_measure (GTK_WIDGET (self), name, &height) + self->row_height + 4 * PADDING);
        }
    }
  self->name_width = MIN (self->name_width, WIDEST_NAME);
}

/* The names only when the font is another: there are hundreds. */
static void
measure_font (ZhBandsView *self)
{
  int row_height = self->row_height;
  int height;

  self->score_width = zh_text_measure (GTK_WIDGET (self), "9999½", &height) + 3 * PADDING;
  self->row_height = height + 8;
  if (self->row_height != row_height)
    measure_names (self);
}

static void
zh_bands_view_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  ZhBandsView *self = ZH_BANDS_VIEW (widget);

  measure_font (self);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = self->score_width + 2 * GUTTER + MIDDLE + 2 * LEAST_NAME;
      *natural = *minimum + 2 * (self->name_width - LEAST_NAME);
    }
  else
    *minimum = *natural = self->layout == NULL ? 0
                                               : get_row_y (self, (int) self->layout->bands->len,
                                                            zh_bands_layout_count_rows (self->layout));
}

/* What is in sight, in our coordinates: a large Swiss is longer than any screen. */
static void
get_sight (ZhBandsView     *self,
           graphene_rect_t *sight)
{
  GdkRectangle seen;

  zh_drawn_table_get_sight (GTK_WIDGET (self), &seen);
  graphene_rect_init (sight, (float) seen.x, (float) seen.y, (float) seen.width, (float) seen.height);
}

/* Drawing */

/* The square at the inner end of a name: a letter on its colour. */
static graphene_rect_t
get_square (ZhBandsView           *self,
            const graphene_rect_t *name,
            int                    side)
{
  float size = (float) self->row_height - 8;
  float x = side == 0 ? name->origin.x + name->size.width - size - 3 : name->origin.x + 3;

  return GRAPHENE_RECT_INIT (x, name->origin.y + 3, size, size);
}

/* One side of a pair, or who leaves. */
static void
draw_side (ZhBandsView      *self,
           ZhBandsPen       *pen,
           const ZhBandStop *stop,
           int               side)
{
  graphene_rect_t  box = get_name_box (self, stop, side);
  graphene_rect_t  square = get_square (self, &box, side);
  gboolean         is_bye = stop->pair->entry[side] == 0;
  gboolean         has_square = !stop->leaves && stop->pair->white >= 0;
  float            start = box.origin.x + PADDING + (side == 1 && has_square ? square.size.width + PADDING : 0);
  float            width = box.size.width - 2 * PADDING - (has_square ? square.size.width + PADDING : 0);
  g_autofree char *name = format_name (self, stop, side);
  ZhBandsText      text = { name, stop->leaves ? &pen->dim : &pen->ink, stop->leaves || is_bye ? "0 -1 style italic" : NULL };

  if (!graphene_rect_intersection (&box, &pen->sight, NULL))
    return;
  if (is_bye)
    zh_bands_pen_outline (pen, &box, 1, &pen->ink);
  zh_bands_pen_write (pen, &text, &GRAPHENE_RECT_INIT (start, box.origin.y, width, box.size.height));
  if (has_square)
    zh_bands_pen_colour_square (pen, &square, stop->pair->white == side ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK);
}

/* From square to square; broken where the round as it stands has another pair. */
static void
draw_line (ZhBandsView      *self,
           ZhBandsPen       *pen,
           const ZhBandStop *stop,
           gboolean          is_chosen)
{
  graphene_rect_t left = get_name_box (self, stop, 0);
  graphene_rect_t right = get_name_box (self, stop, 1);
  const double    dashes[] = { 6, 4 };

  gdk_cairo_set_source_rgba (pen->cr, is_chosen ? &pen->accent : &pen->dim);
  cairo_set_line_width (pen->cr, is_chosen ? 3 : 1.5);
  cairo_set_dash (pen->cr, dashes, stop->pair->is_elsewhere ? 2 : 0, 0);
  cairo_move_to (pen->cr, left.origin.x + left.size.width, get_middle_y (&left));
  cairo_line_to (pen->cr, right.origin.x, get_middle_y (&right));
  cairo_stroke (pen->cr);
  cairo_set_dash (pen->cr, dashes, 0, 0);
}

/* Out of the name in its own group, along its lane, and with a head into the name in the other. */
static void
draw_arrow (ZhBandsView      *self,
            ZhBandsPen       *pen,
            const ZhBandStop *stop,
            gboolean          is_chosen)
{
  int             side = zh_band_pair_get_floater (stop->pair);
  graphene_rect_t from = get_name_box (self, stop, side);
  graphene_rect_t to = get_name_box (self, get_stop (self, stop->other), side);
  double          outwards = side == 0 ? -1 : 1;
  double          edge = from.origin.x + (side == 0 ? 0 : from.size.width);
  double          lane = edge + outwards * (2 * PADDING + LANE * stop->lane);
  double          end_y = get_middle_y (&to);

  gdk_cairo_set_source_rgba (pen->cr, is_chosen ? &pen->accent : &pen->ink);
  cairo_set_line_width (pen->cr, is_chosen ? 3 : 1.5);
  cairo_move_to (pen->cr, edge, get_middle_y (&from));
  cairo_line_to (pen->cr, lane, get_middle_y (&from));
  cairo_line_to (pen->cr, lane, end_y);
  cairo_line_to (pen->cr, edge + 4 * outwards, end_y);
  cairo_stroke (pen->cr);
  cairo_move_to (pen->cr, edge, end_y);
  cairo_line_to (pen->cr, edge + 8 * outwards, end_y - 4);
  cairo_line_to (pen->cr, edge + 8 * outwards, end_y + 4);
  cairo_fill (pen->cr);
}

/* The score stays in sight as long as its band is. */
static void
draw_band (ZhBandsView *self,
           ZhBandsPen  *pen,
           int          band)
{
  graphene_rect_t  box = get_band_box (self, band);
  graphene_rect_t  label = box;
  GskRoundedRect   shape;
  g_autofree char *score = zh_pairing_bands_format_score (self->bands, band, zh_language_get_screen ());

  if (!graphene_rect_intersection (&box, &pen->sight, NULL))
    return;
  gsk_rounded_rect_init_from_rect (&shape, &box, 6);
  gtk_snapshot_push_rounded_clip (pen->snapshot, &shape);
  gtk_snapshot_append_color (pen->snapshot, &pen->faint, &box);
  gtk_snapshot_pop (pen->snapshot);
  label.size.height = (float) self->row_height;
  label.size.width = (float) self->score_width - PADDING;
  label.origin.x += PADDING;
  label.origin.y = CLAMP (pen->sight.origin.y, box.origin.y, box.origin.y + box.size.height - label.size.height);
  zh_bands_pen_write (pen, &(ZhBandsText){ score, &pen->ink, "0 -1 weight bold, 0 -1 scale 1.1" }, &label);
}

static void
draw_cursor (ZhBandsView *self,
             ZhBandsPen  *pen)
{
  const ZhBandStop *stop = get_stop (self, self->cursor);
  float             width = gtk_widget_has_focus (GTK_WIDGET (self)) ? 3 : 1;
  graphene_rect_t   box;

  if (stop->pair == NULL)
    {
      box = get_band_box (self, stop->band);
      zh_bands_pen_outline (pen, &box, width, &pen->accent);
      return;
    }
  for (int side = 0; side < 2; side++)
    if (stop->row[side] >= 0)
      {
        box = get_name_box (self, stop, side);
        zh_bands_pen_outline (pen, &box, width, &pen->accent);
      }
}

static void
draw_lines (ZhBandsView *self,
            ZhBandsPen  *pen)
{
  const ZhBandPair *chosen = get_stop (self, self->cursor)->pair;

  for (int i = 0; i < count_stops (self); i++)
    {
      const ZhBandStop *stop = get_stop (self, i);
      gboolean          is_chosen = chosen != NULL && stop->pair == chosen;

      if (stop->leaves)
        draw_arrow (self, pen, stop, is_chosen);
      else if (stop->pair != NULL)
        draw_line (self, pen, stop, is_chosen);
    }
}

static void
draw (ZhBandsView *self,
      ZhBandsPen  *pen)
{
  for (guint i = 0; i < self->layout->bands->len; i++)
    draw_band (self, pen, (int) i);
  pen->cr = gtk_snapshot_append_cairo (pen->snapshot, &pen->sight);
  draw_lines (self, pen);
  g_clear_pointer (&pen->cr, cairo_destroy);
  for (int i = 0; i < count_stops (self); i++)
    {
      const ZhBandStop *stop = get_stop (self, i);

      for (int side = 0; side < 2 && stop->pair != NULL; side++)
        if (stop->row[side] >= 0)
          draw_side (self, pen, stop, side);
    }
  draw_cursor (self, pen);
}

static void
zh_bands_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  ZhBandsView *self = ZH_BANDS_VIEW (widget);
  ZhBandsPen   pen;

  if (count_stops (self) == 0)
    return;
  zh_bands_pen_init (&pen, widget, snapshot);
  get_sight (self, &pen.sight);
  gtk_snapshot_push_clip (snapshot, &pen.sight);
  draw (self, &pen);
  gtk_snapshot_pop (snapshot);
}

/* The cursor */

/* A group as a whole, where it is not longer than what is in sight. */
static void
show_cursor (ZhBandsView *self)
{
  const ZhBandStop *stop = get_stop (self, self->cursor);
  int               y = get_row_y (self, stop->band, stop->row[0] >= 0 ? stop->row[0] : stop->row[1]);
  int               n_rows = stop->pair != NULL ? 1 : g_array_index (self->layout->bands, ZhBandRows, stop->band).n;

  zh_drawn_table_show (GTK_WIDGET (self), &(GdkRectangle){ 0, y - GAP, 0, n_rows * self->row_height + 2 * GAP });
}

static void
set_cursor (ZhBandsView *self,
            int          stop)
{
  self->cursor = CLAMP (stop, 0, count_stops (self) - 1);
  say_cursor (self);
  show_cursor (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "moved");
}

/* The next group that way, or the end. */
static int
find_group (ZhBandsView *self,
            int          way)
{
  int stop = self->cursor + way;

  while (stop > 0 && stop < count_stops (self) && get_stop (self, stop)->pair != NULL)
    stop += way;
  return stop;
}

static int
find_way (ZhBandsView *self,
          guint        keyval)
{
  const ZhBandStop *stop = get_stop (self, self->cursor);

  switch (keyval)
    {
    case GDK_KEY_Up:
      return self->cursor - 1;
    case GDK_KEY_Down:
      return self->cursor + 1;
    case GDK_KEY_Left:
      return stop->pair != NULL ? find_group (self, -1) : self->cursor;
    case GDK_KEY_Right:
      return stop->pair == NULL ? self->cursor + 1 : self->cursor;
    case GDK_KEY_Page_Up:
      return find_group (self, -1);
    case GDK_KEY_Page_Down:
      return find_group (self, 1);
    case GDK_KEY_Home:
      return 0;
    case GDK_KEY_End:
      return count_stops (self) - 1;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      return stop->other >= 0 ? stop->other : self->cursor;
    default:
      return G_MININT;
    }
}

static gboolean
key_pressed_cb (ZhBandsView    *self,
                guint           keyval,
                guint           keycode,
                GdkModifierType state)
{
  int stop = count_stops (self) > 0 && (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0 ? find_way (self, keyval) : G_MININT;

  if (stop == G_MININT)
    return GDK_EVENT_PROPAGATE;
  set_cursor (self, stop);
  return GDK_EVENT_STOP;
}

static void
pressed_cb (ZhBandsView *self,
            int          n_press,
            double       x,
            double       y)
{
  int middle = (self->score_width + gtk_widget_get_width (GTK_WIDGET (self))) / 2;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  for (guint i = 0; self->layout != NULL && i < self->layout->bands->len; i++)
    {
      graphene_rect_t box = get_band_box (self, (int) i);
      int             row = g_array_index (self->layout->bands, ZhBandRows, i).first;

      if (!graphene_rect_contains_point (&box, &GRAPHENE_POINT_INIT ((float) x, (float) y)))
        continue;
      row += (int) (y - box.origin.y) / self->row_height;
      set_cursor (self, zh_bands_layout_find (self->layout, row, x < self->score_width ? -1 : x < middle ? 0
                                                                                                         : 1));
      return;
    }
}

static void
zh_bands_view_class_init (ZhBandsViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  ZH_FINALIZES (class, ZhBandsView, zh_bands_layout_free, layout);
  widget_class->measure = zh_bands_view_measure;
  widget_class->snapshot = zh_bands_view_snapshot;
  zh_drawn_table_class_set_up (widget_class, "bands");
  ZH_SIGNAL (class, "moved", 0);
}

static void
zh_bands_view_init (ZhBandsView *self)
{
  zh_drawn_table_set_up (GTK_WIDGET (self), G_CALLBACK (key_pressed_cb), G_CALLBACK (pressed_cb));
}

void
zh_bands_view_show (ZhBandsView          *self,
                    const ZhPairingBands *bands)
{
  g_return_if_fail (ZH_IS_BANDS_VIEW (self));

  g_clear_pointer (&self->layout, zh_bands_layout_free);
  self->bands = bands;
  self->layout = zh_bands_layout_new (bands);
  self->row_height = 0;
  measure_font (self);
  if (count_stops (self) > 0)
    set_cursor (self, 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

const ZhBandPair *
zh_bands_view_get_cursor (ZhBandsView *self,
                          int         *band)
{
  const ZhBandStop *stop = get_stop (self, self->cursor);

  *band = stop->band;
  return stop->pair;
}
