#include "config.h"

#include "list-suggestions.h"

#include <glib/gi18n.h>
#include <string.h>

#define MAX_ROWS 8
#define LEAST_LETTERS 3

/* Lists that were opened so long ago are opened anew: others may have come. */
#define FRESH_US (60 * G_USEC_PER_SEC)

/* A row: a hit, and which of his ratings, -1 where he has one in the main list or none at all. */
typedef struct
{
  guint hit;
  int   tempo;
} Offer;

typedef struct
{
  GtkEntry            *name;
  GtkWidget           *popover;
  GtkListBox          *rows;
  GPtrArray           *hits;   /* (nullable) */
  GArray              *offers; /* (element-type Offer): as the rows */
  ZhListSet           *set;    /* (nullable) */
  gint64               opened_us;
  ZhListDayFunc        get_day;
  ZhListMainFunc       get_main;
  ZhListSuggestionFunc chosen;
  gpointer             data;
  gboolean             is_filling;
} Suggestions;

static void
suggestions_free (gpointer data)
{
  Suggestions *self = data;

  g_clear_pointer (&self->hits, g_ptr_array_unref);
  g_clear_pointer (&self->set, zh_list_set_free);
  g_array_unref (self->offers);
  g_free (self);
}

static void
open_lists (Suggestions *self)
{
  if (self->opened_us != 0 && g_get_monotonic_time () - self->opened_us < FRESH_US)
    return;
  g_clear_pointer (&self->hits, g_ptr_array_unref);
  g_clear_pointer (&self->set, zh_list_set_free);
  self->set = zh_list_set_open (NULL, self->get_day (self->data), NULL);
  self->opened_us = g_get_monotonic_time ();
}

static void
append_part (GString    *text,
             const char *part)
{
  if (*part != '\0')
    g_string_append_printf (text, " · %s", part);
}

static void
append_number (GString *text,
               int      number)
{
  if (number > 0)
    g_string_append_printf (text, " · %d", number);
}

static const char *
get_id (const ZhListHit *hit)
{
  return *hit->player->fide_id != '\0' ? hit->player->fide_id : hit->player->national_id;
}

/* "Koval, Ada · UKR · 1980 · 1500 · 900000001 · fide-2026-11"; of another list than the main one "rapid 1500" */
static char *
format_hit (const ZhListHit *hit,
            int              main_list,
            int              tempo)
{
  static const char *const names[] = { NC_ ("rating list", "standard %d"), NC_ ("rating list", "rapid %d"), NC_ ("rating list", "blitz %d") };
  const ZhListPlayer      *player = hit->player;
  GString                 *text = g_string_new (player->name);

  append_part (text, player->title);
  append_part (text, player->federation);
  append_number (text, player->birth.year);
  if (tempo >= 0)
    {
      g_autofree char *other = g_strdup_printf (g_dpgettext2 (NULL, "rating list", names[tempo]), player->rating[tempo]);

      append_part (text, other);
    }
  else
    append_number (text, MAX (player->rating[main_list], player->national[main_list]));
  append_part (text, get_id (hit));
  append_part (text, hit->edition->id);
  return g_string_free (text, FALSE);
}

static void
remove_rows (Suggestions *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_list_box_remove (self->rows, child);
}

/* A row for a player, or one for each rating where the main list has none. */
static void
add_offers (Suggestions *self,
            guint        index,
            int          main_list)
{
  const ZhListPlayer *player = ((const ZhListHit *) g_ptr_array_index (self->hits, index))->player;
  Offer               offer = { index, -1 };
  guint               before = self->offers->len;

  for (int tempo = 0; player->rating[main_list] == 0 && player->national[main_list] == 0 && tempo < ZH_LIST_N_TEMPOS; tempo++)
    if (player->rating[tempo] > 0)
      {
        offer.tempo = tempo;
        g_array_append_val (self->offers, offer);
      }
  if (self->offers->len == before)
    g_array_append_val (self->offers, offer);
}

static void
show_hits (Suggestions *self)
{
  int main_list = self->get_main (self->data);

  remove_rows (self);
  g_array_set_size (self->offers, 0);
  for (guint i = 0; self->hits != NULL && i < self->hits->len; i++)
    add_offers (self, i, main_list);
  for (guint i = 0; i < self->offers->len; i++)
    {
      const Offer     *offer = &g_array_index (self->offers, Offer, i);
      g_autofree char *text = format_hit (g_ptr_array_index (self->hits, offer->hit), main_list, offer->tempo);
      GtkWidget       *label = gtk_label_new (text);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_MIDDLE);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 70);
      gtk_list_box_append (self->rows, label);
    }
  if (self->hits == NULL || self->hits->len == 0)
    {
      gtk_popover_popdown (GTK_POPOVER (self->popover));
      return;
    }
  gtk_popover_popup (GTK_POPOVER (self->popover));
  gtk_popover_present (GTK_POPOVER (self->popover)); /* it keeps the room of more rows otherwise */
}

static void
changed_cb (Suggestions *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->name));

  if (self->is_filling)
    return;
  g_clear_pointer (&self->hits, g_ptr_array_unref);
  if (g_utf8_strlen (text, -1) >= LEAST_LETTERS && gtk_widget_get_mapped (GTK_WIDGET (self->name)))
    {
      open_lists (self);
      if (self->set != NULL)
        self->hits = zh_list_set_search (self->set, text, MAX_ROWS);
    }
  show_hits (self);
}

static void
choose (Suggestions   *self,
        GtkListBoxRow *row)
{
  const Offer *offer;

  gtk_popover_popdown (GTK_POPOVER (self->popover));
  if (row == NULL || self->hits == NULL || (guint) gtk_list_box_row_get_index (row) >= self->offers->len)
    return;
  offer = &g_array_index (self->offers, Offer, (guint) gtk_list_box_row_get_index (row));
  self->is_filling = TRUE;
  self->chosen (g_ptr_array_index (self->hits, offer->hit), offer->tempo, self->data);
  self->is_filling = FALSE;
}

/* Down from the line into the rows, and back. */
static void
move (Suggestions *self,
      int          step)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->rows);
  int            index = row != NULL ? gtk_list_box_row_get_index (row) + step : step > 0 ? 0
                                                                                          : -1;

  gtk_list_box_select_row (self->rows, index >= 0 ? gtk_list_box_get_row_at_index (self->rows, index) : NULL);
}

/* Whom Enter means: the row that is chosen, else the first, where the line has the whole of an ID. */
static GtkListBoxRow *
find_meant (Suggestions *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->rows);

  if (row == NULL && self->hits != NULL && self->hits->len > 0 &&
      strcmp (get_id (g_ptr_array_index (self->hits, 0)), gtk_editable_get_text (GTK_EDITABLE (self->name))) == 0)
    row = gtk_list_box_get_row_at_index (self->rows, 0);
  return row;
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  key,
                guint                  code,
                GdkModifierType        state,
                Suggestions           *self)
{
  GtkListBoxRow *row = find_meant (self);

  if (!gtk_widget_get_visible (self->popover) || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  switch (key)
    {
    case GDK_KEY_Down:
    case GDK_KEY_Up:
      move (self, key == GDK_KEY_Down ? 1 : -1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Escape:
      gtk_popover_popdown (GTK_POPOVER (self->popover));
      return GDK_EVENT_STOP;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      if (row == NULL)
        {
          gtk_popover_popdown (GTK_POPOVER (self->popover));
          return GDK_EVENT_PROPAGATE;
        }
      choose (self, row);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
left_cb (Suggestions *self)
{
  gtk_popover_popdown (GTK_POPOVER (self->popover));
}

/* GTK frees the children of a line before it: the popover is one of them, and goes first. */
static void
unparent_cb (Suggestions *self)
{
  g_clear_pointer (&self->popover, gtk_widget_unparent);
}

void
zh_list_suggestions_watch (GtkEntry            *name,
                           ZhListDayFunc        get_day,
                           ZhListMainFunc       get_main,
                           ZhListSuggestionFunc chosen,
                           gpointer             data)
{
  Suggestions        *self = g_new0 (Suggestions, 1);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->name = name;
  self->get_day = get_day;
  self->get_main = get_main;
  self->offers = g_array_new (FALSE, FALSE, sizeof (Offer));
  self->chosen = chosen;
  self->data = data;
  self->rows = GTK_LIST_BOX (gtk_list_box_new ());
  self->popover = gtk_popover_new ();
  gtk_list_box_set_activate_on_single_click (self->rows, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Players of the rating lists"), -1);
  gtk_popover_set_autohide (GTK_POPOVER (self->popover), FALSE);
  gtk_popover_set_has_arrow (GTK_POPOVER (self->popover), FALSE);
  gtk_popover_set_position (GTK_POPOVER (self->popover), GTK_POS_TOP);
  gtk_popover_set_child (GTK_POPOVER (self->popover), GTK_WIDGET (self->rows));
  gtk_widget_set_can_focus (self->popover, FALSE);
  gtk_widget_set_parent (self->popover, GTK_WIDGET (name));
  g_signal_connect_swapped (self->rows, "row-activated", G_CALLBACK (choose), self);
  g_signal_connect_swapped (name, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (name, "destroy", G_CALLBACK (unparent_cb), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (name), keys);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (name), focus);
  g_object_set_data_full (G_OBJECT (name), "list-suggestions", self, suggestions_free);
}
