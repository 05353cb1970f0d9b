#include "config.h"

#include "bracket-view.h"

#include <glib/gi18n.h>
#include <math.h>

#include "drawn-table.h"

#define PADDING 6
#define COLUMN_GAP 36
/* Space between matches, in heights of one. */
#define PART_GAP 0.6

/* Where a match stands: its column is a round, its row is counted in heights of a match. */
typedef struct
{
  int      column;
  double   row;
  gboolean has_title; /* the first of its stage */
} Place;

struct _ZhBracketView
{
  GtkWidget parent_instance;

  ZhTournament *tournament;
  ZhBracket    *bracket;
  GArray       *places; /* of Place, by match */
  char         *reason; /* why there is no bracket, NULL otherwise */
  int           cursor; /* index of a match */

  /* pixels, by the present font */
  int line_height;
  int box_width;
};

G_DEFINE_FINAL_TYPE (ZhBracketView, zh_bracket_view, GTK_TYPE_WIDGET)

static const Place *
get_place (ZhBracketView *self,
           int            match)
{
  return &g_array_index (self->places, Place, match);
}

static gboolean
is_shown (const ZhBracketMatch *match)
{
  return match->decision != ZH_BRACKET_NOT_NEEDED;
}

/* Layout */

/* Between the two it is fed from; those of the first round one under the other. */
static double
find_upper_row (ZhBracketView        *self,
                const ZhBracketMatch *match,
                int                   n_before)
{
  double sum = 0;

  for (int side = 0; side < 2; side++)
    {
      if (match->sources[side].kind == ZH_BRACKET_SEED)
        return n_before;
      sum += get_place (self, match->sources[side].index)->row;
    }
  return sum / 2;
}

/* The way to first place on top, everything else under it, column by column. */
static void
lay_out (ZhBracketView *self)
{
  g_autofree int    *n_before = g_new0 (int, self->bracket->n_rounds + 1);
  g_autofree double *bottom = g_new (double, self->bracket->n_rounds + 1);
  g_autofree char   *last_title = NULL;
  int                last_column = -1;

  for (int i = 0; i <= self->bracket->n_rounds; i++)
    bottom[i] = self->bracket->size / 2 + PART_GAP;
  g_array_set_size (self->places, 0);
  for (guint i = 0; i < self->bracket->matches->len; i++)
    {
      const ZhBracketMatch *match = zh_bracket_get_match (self->bracket, (int) i);
      g_autofree char      *title = zh_bracket_match_format_title (self->bracket, match, zh_language_get_screen ());
      Place                 place = { match->round - 1, 0, FALSE };

      place.has_title = place.column != last_column || g_strcmp0 (title, last_title) != 0;
      if (match->part == ZH_BRACKET_UPPER)
        place.row = find_upper_row (self, match, n_before[place.column]++);
      else
        {
          bottom[place.column] += place.has_title ? PART_GAP : 0;
          place.row = bottom[place.column]++;
        }
      g_array_append_val (self->places, place);
      last_column = place.column;
      g_free (last_title);
      last_title = g_steal_pointer (&title);
    }
}

static int
get_match_height (ZhBracketView *self)
{
  return 3 * self->line_height + 2 * PADDING;
}

static graphene_rect_t
get_box (ZhBracketView *self,
         int            match)
{
  const Place *place = get_place (self, match);

  return GRAPHENE_RECT_INIT ((float) (PADDING + place->column * (self->box_width + COLUMN_GAP)),
                             (float) (PADDING + self->line_height + place->row * get_match_height (self)),
                             (float) self->box_width, (float) (2 * self->line_height));
}

static void
measure_font (ZhBracketView *self)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), "999 Xxxxxxxxxxxxxxxxxx  9½");

  pango_layout_get_pixel_size (layout, &self->box_width, &self->line_height);
  self->box_width += 2 * PADDING;
  self->line_height += 4;
}

static void
get_size (ZhBracketView *self,
          int           *width,
          int           *height)
{
  int    last_column = 0;
  double last_row = 0;

  for (guint i = 0; i < self->places->len; i++)
    {
      last_column = MAX (last_column, get_place (self, (int) i)->column);
      last_row = MAX (last_row, get_place (self, (int) i)->row);
    }
  *width = 2 * PADDING + (last_column + 1) * (self->box_width + COLUMN_GAP);
  *height = 2 * PADDING + (int) ceil ((last_row + 1) * get_match_height (self));
}

/* Words */

static char *
format_side (ZhBracketView        *self,
             const ZhBracketMatch *match,
             int                   side)
{
  const ZhEntry   *entry = zh_tournament_find_entry (self->tournament, match->entries[side]);
  g_autofree char *name = NULL;

  if (match->slots[side] == ZH_BRACKET_OPEN)
    return g_strdup ("");
  if (match->slots[side] == ZH_BRACKET_EMPTY || entry == NULL)
    return g_strdup ("–");
  name = zh_entry_format_name (entry);
  return g_strdup_printf ("%d %s", entry->start_number, name);
}

static char *
format_score (ZhBracketView        *self,
              const ZhBracketMatch *match,
              int                   side)
{
  if (match->pairing == NULL || zh_pairing_is_open (match->pairing) || match->pairing->n_games == 0)
    return g_strdup ("");
  return zh_points_format_half (zh_bracket_match_get_points (self->tournament, match, side), zh_language_get_screen ());
}

static void
say_cursor (ZhBracketView *self)
{
  const ZhBracketMatch *match = zh_bracket_get_match (self->bracket, self->cursor);
  g_autofree char      *title = zh_bracket_match_format_title (self->bracket, match, zh_language_get_screen ());
  g_autoptr (GString) label = g_string_new (NULL);

  g_string_append_printf (label, _ ("Round %1$d, %2$s"), match->round, title);
  for (int side = 0; side < 2; side++)
    {
      g_autofree char *name = format_side (self, match, side);
      g_autofree char *score = format_score (self, match, side);

      g_string_append_printf (label, "%s%s %s", side == 0 ? ": " : " – ", *name != '\0' ? name : _ ("not known yet"), score);
    }
  if (match->winner >= 0)
    {
      g_autofree char *winner = format_side (self, match, match->winner);

      g_string_append (label, "; ");
      g_string_append_printf (label, _ ("%s goes on"), winner);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label->str, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), label->str);
}

/* Drawing */

typedef struct
{
  GtkSnapshot *snapshot;
  GdkRGBA      ink;
  GdkRGBA      faint;
} Pen;

static void
draw_text (ZhBracketView *self,
           Pen           *pen,
           const char    *text,
           float          x,
           float          y,
           int            width,
           gboolean       bold,
           PangoAlignment align)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);

  if (bold)
    {
      PangoAttrList *attributes = pango_attr_list_new ();

      pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
      pango_layout_set_attributes (layout, attributes);
      pango_attr_list_unref (attributes);
    }
  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_alignment (layout, align);
  gtk_snapshot_save (pen->snapshot);
  gtk_snapshot_translate (pen->snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_layout (pen->snapshot, layout, &pen->ink);
  gtk_snapshot_restore (pen->snapshot);
}

static void
fill_rectangle (Pen  *pen,
                float x,
                float y,
                float width,
                float height)
{
  gtk_snapshot_append_color (pen->snapshot, &pen->faint, &GRAPHENE_RECT_INIT (x, y, width, height));
}

/* From the match a winner comes from, an elbow to the side he stands on. */
static void
draw_link (ZhBracketView *self,
           Pen           *pen,
           int            from,
           int            to,
           int            side)
{
  graphene_rect_t start = get_box (self, from);
  graphene_rect_t end = get_box (self, to);
  float           start_x = start.origin.x + start.size.width;
  float           start_y = start.origin.y + (float) self->line_height;
  float           end_y = end.origin.y + (float) self->line_height * (side == 0 ? 0.5f : 1.5f);
  float           bend = end.origin.x - COLUMN_GAP / 2;

  fill_rectangle (pen, start_x, start_y, bend - start_x, 1.5f);
  fill_rectangle (pen, bend, MIN (start_y, end_y), 1.5f, fabsf (end_y - start_y) + 1.5f);
  fill_rectangle (pen, bend, end_y, end.origin.x - bend, 1.5f);
}

static void
draw_match (ZhBracketView *self,
            Pen           *pen,
            int            index)
{
  const ZhBracketMatch *match = zh_bracket_get_match (self->bracket, index);
  graphene_rect_t       box = get_box (self, index);
  const float           widths[4] = { 1, 1, 1, 1 };
  const GdkRGBA         colours[4] = { pen->ink, pen->ink, pen->ink, pen->ink };
  GskRoundedRect        outline;

  if (get_place (self, index)->has_title)
    {
      g_autofree char *title = zh_bracket_match_format_title (self->bracket, match, zh_language_get_screen ());

      draw_text (self, pen, title, box.origin.x, box.origin.y - (float) self->line_height, self->box_width, FALSE, PANGO_ALIGN_LEFT);
    }
  for (int side = 0; side < 2; side++)
    {
      g_autofree char *name = format_side (self, match, side);
      g_autofree char *score = format_score (self, match, side);
      float            y = box.origin.y + (float) (side * self->line_height) + 2;
      gboolean         won = match->winner == side;

      draw_text (self, pen, name, box.origin.x + PADDING, y, self->box_width - 5 * PADDING, won, PANGO_ALIGN_LEFT);
      draw_text (self, pen, score, box.origin.x, y, self->box_width - PADDING, won, PANGO_ALIGN_RIGHT);
      if (match->sources[side].kind == ZH_BRACKET_WINNER && zh_bracket_get_match (self->bracket, match->sources[side].index)->part == match->part)
        draw_link (self, pen, match->sources[side].index, index, side);
    }
  fill_rectangle (pen, box.origin.x, box.origin.y + (float) self->line_height, box.size.width, 1);
  gsk_rounded_rect_init_from_rect (&outline, &box, 4);
  gtk_snapshot_append_border (pen->snapshot, &outline, widths, colours);
}

static void
draw_cursor (ZhBracketView *self,
             Pen           *pen)
{
  graphene_rect_t box = get_box (self, self->cursor);
  const float     widths[4] = { 3, 3, 3, 3 };
  GdkRGBA         accent = pen->ink;
  GskRoundedRect  outline;

  gtk_style_context_lookup_color (gtk_widget_get_style_context (GTK_WIDGET (self)), "accent_color", &accent);
  graphene_rect_inset (&box, -3, -3);
  gsk_rounded_rect_init_from_rect (&outline, &box, 6);
  gtk_snapshot_append_border (pen->snapshot, &outline, widths, (const GdkRGBA[]){ accent, accent, accent, accent });
}

static void
zh_bracket_view_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  ZhBracketView *self = ZH_BRACKET_VIEW (widget);
  Pen            pen = { .snapshot = snapshot };

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &pen.ink);
  pen.faint = pen.ink;
  pen.faint.alpha *= 0.4f;
  if (self->bracket == NULL)
    {
      if (self->reason != NULL)
        draw_text (self, &pen, self->reason, PADDING, PADDING, gtk_widget_get_width (widget) - 2 * PADDING, FALSE, PANGO_ALIGN_LEFT);
      return;
    }
  for (guint i = 0; i < self->bracket->matches->len; i++)
    if (is_shown (zh_bracket_get_match (self->bracket, (int) i)))
      draw_match (self, &pen, (int) i);
  if (gtk_widget_has_focus (widget))
    draw_cursor (self, &pen);
}

static void
zh_bracket_view_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  ZhBracketView *self = ZH_BRACKET_VIEW (widget);
  int            width = 0;
  int            height = 0;

  if (self->bracket != NULL)
    {
      measure_font (self);
      get_size (self, &width, &height);
    }
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
}

/* The cursor */

static void
set_cursor (ZhBracketView *self,
            int            match)
{
  self->cursor = match;
  say_cursor (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The nearest match of the column beside, or in this column above or below. */
static gboolean
move_cursor (ZhBracketView *self,
             int            columns,
             int            rows)
{
  const Place *from;
  double       best = G_MAXDOUBLE;
  int          found = -1;

  if (self->bracket == NULL)
    return GDK_EVENT_PROPAGATE;
  from = get_place (self, self->cursor);
  for (guint i = 0; i < self->places->len; i++)
    {
      const Place *place = get_place (self, (int) i);
      double       distance = place->row - from->row;

      if (!is_shown (zh_bracket_get_match (self->bracket, (int) i)) || place->column != from->column + columns || (int) i == self->cursor)
        continue;
      if (rows != 0 && distance * rows <= 0)
        continue;
      if (fabs (distance) < best)
        {
          best = fabs (distance);
          found = (int) i;
        }
    }
  if (found >= 0)
    set_cursor (self, found);
  return GDK_EVENT_STOP;
}

static void
activate (ZhBracketView *self)
{
  const ZhBracketMatch *match = self->bracket != NULL ? zh_bracket_get_match (self->bracket, self->cursor) : NULL;

  if (match != NULL && match->pairing != NULL)
    g_signal_emit_by_name (self, "activated", match->round, match->pairing->number);
}

static gboolean
key_pressed_cb (ZhBracketView *self,
                guint          keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Up:
      return move_cursor (self, 0, -1);
    case GDK_KEY_Down:
      return move_cursor (self, 0, 1);
    case GDK_KEY_Left:
      return move_cursor (self, -1, 0);
    case GDK_KEY_Right:
      return move_cursor (self, 1, 0);
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      activate (self);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
pressed_cb (ZhBracketView *self,
            int            n_press,
            double         x,
            double         y)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  for (guint i = 0; i < self->places->len; i++)
    {
      graphene_rect_t box = get_box (self, (int) i);

      if (graphene_rect_contains_point (&box, &GRAPHENE_POINT_INIT ((float) x, (float) y)) && is_shown (zh_bracket_get_match (self->bracket, (int) i)))
        {
          set_cursor (self, (int) i);
          if (n_press == 2)
            activate (self);
          return;
        }
    }
}

static void
clear (ZhBracketView *self)
{
  g_clear_pointer (&self->bracket, zh_bracket_free);
  g_clear_pointer (&self->tournament, zh_tournament_unref);
  g_clear_pointer (&self->reason, g_free);
  g_array_set_size (self->places, 0);
}

static void
zh_bracket_view_finalize (GObject *object)
{
  ZhBracketView *self = ZH_BRACKET_VIEW (object);

  clear (self);
  g_array_unref (self->places);
  G_OBJECT_CLASS (zh_bracket_view_parent_class)->finalize (object);
}

static void
zh_bracket_view_class_init (ZhBracketViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = zh_bracket_view_finalize;
  widget_class->measure = zh_bracket_view_measure;
  widget_class->snapshot = zh_bracket_view_snapshot;
  zh_drawn_table_class_set_up (widget_class, "bracket");
  ZH_SIGNAL (class, "activated", 2, G_TYPE_INT, G_TYPE_INT);
}

static void
zh_bracket_view_init (ZhBracketView *self)
{
  self->places = g_array_new (FALSE, FALSE, sizeof (Place));
  zh_drawn_table_set_up (GTK_WIDGET (self), G_CALLBACK (key_pressed_cb), G_CALLBACK (pressed_cb));
}

void
zh_bracket_view_show (ZhBracketView      *self,
                      const ZhTournament *tournament,
                      int                 after_round)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (ZH_IS_BRACKET_VIEW (self));

  clear (self);
  if (tournament != NULL)
    {
      self->tournament = zh_tournament_ref ((ZhTournament *) tournament);
      self->bracket = zh_bracket_new_after (tournament, after_round, &error);
    }
  if (error != NULL)
    self->reason = g_strdup (error->message);
  if (self->bracket != NULL)
    {
      lay_out (self);
      set_cursor (self, CLAMP (self->cursor, 0, (int) self->places->len - 1));
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
