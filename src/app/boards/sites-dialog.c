#include "config.h"

#include "sites-dialog.h"

#include <glib/gi18n.h>

#include "desk-sites.h"
#include "dialog-size.h"
#include "message-label.h"
#include "ruleset-defaults.h"
#include "site-sheet.h"

struct _ZhSitesDialog
{
  AdwWindow parent_instance;

  ZhSession *session;
  ZhRuleset *rules; /* (nullable) */
  int        round;
  gboolean   filling;

  GtkListBox *sides;
  GtkLabel   *count;
  GtkLabel   *message;
};

G_DEFINE_FINAL_TYPE (ZhSitesDialog, zh_sites_dialog, ADW_TYPE_WINDOW)

/* What is ticked in the row itself; the rest is typed in the sheet behind it. */
static const char *const ticks[] = { "equipment", "camera", "conference" };

static const ZhField *
get_field (GtkToggleButton *button)
{
  return g_object_get_data (G_OBJECT (button), "field");
}

static const ZhEntry *
get_entry (ZhSitesDialog *self,
           GtkWidget     *row)
{
  gint64 *id = g_object_get_data (G_OBJECT (row), "entry");

  return id != NULL ? zh_tournament_find_entry (zh_session_get_tournament (self->session), *id) : NULL;
}

/* Under the name: where and who, and what is still open. */
static char *
describe (ZhSitesDialog     *self,
          const ZhSiteState *state)
{
  g_autofree char *open = zh_site_boxes_format (state->open, self->rules, zh_language_get_screen ());
  g_autoptr (GString) text = g_string_new (NULL);

  if (state->site != NULL && *state->site->place != '\0')
    g_string_append (text, state->site->place);
  if (state->site != NULL && *state->site->arbiter != '\0')
    g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", state->site->arbiter);
  if (*open != '\0')
    g_string_append_printf (text, "%s⚠ %s", text->len > 0 ? " · " : "", open);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
show_count (ZhSitesDialog *self,
            guint          n_open)
{
  g_autofree char *text = n_open > 0 ? g_strdup_printf (ngettext ("⚠ Round %1$d: %2$u site is not ready", "⚠ Round %1$d: %2$u sites are not ready", n_open), self->round, n_open)
                                     : g_strdup_printf (_ ("✓ Round %d: nothing is open"), self->round);

  gtk_label_set_text (self->count, text);
}

static void
tick_toggled_cb (ZhSitesDialog   *self,
                 GtkToggleButton *button)
{
  const ZhField *field = get_field (button);
  const ZhEntry *entry = get_entry (self, gtk_widget_get_ancestor (GTK_WIDGET (button), GTK_TYPE_LIST_BOX_ROW));
  g_autoptr (ZhSite) site = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) change = NULL;

  if (self->filling || entry == NULL)
    return;
  site = zh_sites_start (zh_session_get_tournament (self->session)->sites, entry->id, self->round);
  G_STRUCT_MEMBER (gboolean, site, field->offset) = gtk_toggle_button_get_active (button);
  change = zh_desk_set_site (zh_session_get_desk (self->session), site, &error);
  zh_message_label_show (self->message, error != NULL ? error->message : NULL);
}

static GtkWidget *
make_tick (ZhSitesDialog     *self,
           const ZhSiteState *state,
           const char        *name,
           const char        *key)
{
  const ZhField   *field = zh_record_type_find (&zh_site_type, key);
  const char      *title = zh_field_get_title (field, zh_language_get_screen ());
  GtkWidget       *button = gtk_toggle_button_new_with_label (title);
  g_autofree char *said = g_strdup_printf ("%s, %s", name, title);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), state->site != NULL && zh_field_get_number (field, state->site) != 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  g_object_set_data (G_OBJECT (button), "field", (gpointer) field);
  g_signal_connect_object (button, "toggled", G_CALLBACK (tick_toggled_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static void
add_side (ZhSitesDialog     *self,
          const ZhSiteState *state)
{
  GtkWidget       *row = adw_action_row_new ();
  g_autofree char *name = zh_entry_format_name (state->entry);
  g_autofree char *subtitle = describe (self, state);
  gboolean         is_team = zh_tournament_is_team (zh_session_get_tournament (self->session));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  g_object_set_data_full (G_OBJECT (row), "entry", g_memdup2 (&state->entry->id, sizeof state->entry->id), g_free);
  for (gsize i = 0; i < G_N_ELEMENTS (ticks); i++)
    if (is_team || !g_str_equal (ticks[i], "conference"))
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), make_tick (self, state, name, ticks[i]));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_list_box_append (self->sides, row);
}

/* The rows that are there say what the sites are now; the keyboard stays where it was. */
static void
show (ZhSitesDialog *self)
{
  const ZhTournament *tournament = zh_session_get_tournament (self->session);
  g_autoptr (GArray) states = tournament != NULL ? zh_tournament_list_sites (tournament, self->round, self->rules) : NULL;
  guint n_open = 0;

  self->filling = TRUE;
  for (guint i = 0; states != NULL && i < states->len; i++)
    {
      const ZhSiteState *state = &g_array_index (states, ZhSiteState, i);
      GtkListBoxRow     *row = gtk_list_box_get_row_at_index (self->sides, (int) i);
      g_autofree char   *subtitle = describe (self, state);

      if (row == NULL)
        add_side (self, state);
      else
        adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
      n_open += state->open != ZH_SITE_NOTHING;
    }
  self->filling = FALSE;
  show_count (self, n_open);
}

/* What a sheet or an undo changed may be anything, ticks as well. */
static void
changed_cb (ZhSitesDialog *self)
{
  GtkWidget     *focus = gtk_window_get_focus (GTK_WINDOW (self));
  GtkWidget     *row = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW) : NULL;
  int            index = row != NULL ? gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) : -1;
  GtkListBoxRow *old;

  if (focus != NULL && GTK_IS_TOGGLE_BUTTON (focus))
    {
      show (self);
      return;
    }
  while ((old = gtk_list_box_get_row_at_index (self->sides, 0)) != NULL)
    gtk_list_box_remove (self->sides, GTK_WIDGET (old));
  show (self);
  if (index >= 0 && (old = gtk_list_box_get_row_at_index (self->sides, index)) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (old));
}

static void
row_activated_cb (ZhSitesDialog *self,
                  GtkListBoxRow *row)
{
  const ZhEntry   *entry = get_entry (self, GTK_WIDGET (row));
  g_autofree char *name = entry != NULL ? zh_entry_format_name (entry) : NULL;
  g_autoptr (ZhSite) site = NULL;

  if (entry == NULL)
    return;
  site = zh_sites_start (zh_session_get_tournament (self->session)->sites, entry->id, self->round);
  gtk_window_present (GTK_WINDOW (zh_site_sheet_new (GTK_WINDOW (self), self->session, site, name)));
}

static void
zh_sites_dialog_dispose (GObject *object)
{
  ZhSitesDialog *self = ZH_SITES_DIALOG (object);

  self->filling = TRUE;
  g_clear_object (&self->session);
  g_clear_pointer (&self->rules, zh_ruleset_unref);
  G_OBJECT_CLASS (zh_sites_dialog_parent_class)->dispose (object);
}

static void
zh_sites_dialog_class_init (ZhSitesDialogClass *class)
{
  G_OBJECT_CLASS (class)->dispose = zh_sites_dialog_dispose;
  ZH_TEMPLATE (class, ZhSitesDialog, "sites-dialog", sides, count, message);
  ZH_TEMPLATE_CALLBACKS (class, row_activated_cb);
  zh_dialog_class_add_keys (GTK_WIDGET_CLASS (class), "window.close");
}

static void
zh_sites_dialog_init (ZhSitesDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

gboolean
zh_sites_dialog_may (ZhSession *session)
{
  const ZhTournament *tournament = zh_session_get_tournament (session);

  return tournament != NULL && tournament->play == ZH_PLAY_ONLINE && !tournament->closed && zh_session_is_writable (session);
}

ZhSitesDialog *
zh_sites_dialog_new (GtkWindow *parent,
                     ZhSession *session)
{
  ZhSitesDialog *self = g_object_new (ZH_TYPE_SITES_DIALOG, "transient-for", parent, NULL);

  self->session = g_object_ref (session);
  self->rules = zh_competition_load_ruleset (zh_session_get_competition (session), NULL);
  self->round = MAX (zh_session_get_round_number (session), 1);
  show (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  zh_dialog_begin_in (GTK_WINDOW (self), GTK_WIDGET (self->sides));
  return self;
}
