#include "config.h"

#include "list-suggestions.h"

#include <glib/gi18n.h>
#include <string.h>

#define MAX_ROWS 8
#define LEAST_LETTERS 3

/* Lists that were opened so long ago are opened anew: others may have come. */
#define FRESH_US (60 * G_USEC_PER_SEC)

typedef struct
{
  GtkEntry            *name;
  GtkWidget           *popover;
  GtkListBox          *rows;
  GPtrArray           *hits; /* (nullable): as the rows */
  ZhListSet           *set;  /* (nullable) */
  gint64               opened_us;
  ZhListDayFunc        get_day;
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

/* "Koval, Ada · UKR · 1980 · 1500 · 900000001 · fide-2026-11" */
static char *
format_hit (const ZhListHit *hit)
{
  const ZhListPlayer *player = hit->player;
  int                 rating = MAX (player->rating[ZH_LIST_STANDARD], player->national[ZH_LIST_STANDARD]);
  GString            *text = g_string_new (player->name);

  if (*player->title != '\0')
    g_string_append_printf (text, " · %s", player->title);
  g_string_append_printf (text, " · %s", *player->federation != '\0' ? player->federation : "—");
  if (player->birth.year != 0)
    g_string_append_printf (text, " · %d", player->birth.year);
  g_string_append_printf (text, " · %d · %s · %s", rating, *player->fide_id != '\0' ? player->fide_id : player->national_id, hit->edition->id);
  return g_string_free (text, FALSE);
}

static void
remove_rows (Suggestions *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_list_box_remove (self->rows, child);
}

static void
show_hits (Suggestions *self)
{
  remove_rows (self);
  for (guint i = 0; self->hits != NULL && i < self->hits->len; i++)
    {
      g_autofree char *text = format_hit (g_ptr_array_index (self->hits, i));
      GtkWidget       *label = gtk_label_new (text);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_MIDDLE);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 70);
      gtk_list_box_append (self->rows, label);
    }
  if (self->hits != NULL && self->hits->len > 0)
    gtk_popover_popup (GTK_POPOVER (self->popover));
  else
    gtk_popover_popdown (GTK_POPOVER (self->popover));
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
  gtk_popover_popdown (GTK_POPOVER (self->popover));
  if (row == NULL || self->hits == NULL || (guint) gtk_list_box_row_get_index (row) >= self->hits->len)
    return;
  self->is_filling = TRUE;
  self->chosen (g_ptr_array_index (self->hits, (guint) gtk_list_box_row_get_index (row)), self->data);
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

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  key,
                guint                  code,
                GdkModifierType        state,
                Suggestions           *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->rows);

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
                           ZhListSuggestionFunc chosen,
                           gpointer             data)
{
  Suggestions        *self = g_new0 (Suggestions, 1);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->name = name;
  self->get_day = get_day;
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
