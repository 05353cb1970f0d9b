#include "config.h"

#include "sites-dialog.h"

#include <glib/gi18n.h>

#include "desk-entries.h"
#include "desk-sites.h"
#include "message-label.h"
#include "offender.h"
#include "online-words.h"
#include "outage-sheet.h"
#include "ruleset-defaults.h"
#include "screening-sheet.h"
#include "site-sheet.h"
#include "game-place.h"

struct _ZhSitesDialog
{
  AdwWindow parent_instance;

  ZhSession *session;
  ZhRuleset *rules; /* (nullable) */
  int        round;
  gboolean   filling;

  GtkListBox *sides;
  GtkBox     *cases_part;
  GtkListBox *cases;
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
  if (state->site != NULL && *state->site->conference_times != '\0')
    g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", state->site->conference_times);
  if (*open != '\0')
    {
      g_string_append (text, text->len > 0 ? "\n⚠ " : "⚠ ");
      g_string_append_printf (text, _ ("still open: %s"), open);
    }
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

/* A sign before the words says what the shade of a button tells those who see it. */
static void
label_tick (GtkToggleButton *button,
            const char      *title)
{
  g_autofree char *label = g_strdup_printf ("%s %s", gtk_toggle_button_get_active (button) ? "✓" : "○", title);

  gtk_button_set_label (GTK_BUTTON (button), label);
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
  label_tick (button, zh_field_get_title (field, zh_language_get_screen ()));
  change = zh_desk_set_site (zh_session_get_desk (self->session), site, &error);
  zh_message_label_show (self->message, error != NULL ? error->message : NULL);
}

/* That the captain was sent the logins today, or was not after all. */
static void
logins_toggled_cb (ZhSitesDialog   *self,
                   GtkToggleButton *button)
{
  const ZhEntry *entry = get_entry (self, gtk_widget_get_ancestor (GTK_WIDGET (button), GTK_TYPE_LIST_BOX_ROW));
  g_autoptr (ZhEntry) next = entry != NULL && !self->filling ? zh_entry_copy (entry) : NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) change = NULL;
  g_autoptr (GDateTime) now = NULL;

  if (next == NULL)
    return;
  now = g_date_time_new_from_unix_local (zh_desk_get_now (zh_session_get_desk (self->session)));
  next->logins_sent = gtk_toggle_button_get_active (button)
                          ? (ZhDate){ (short) g_date_time_get_year (now), (char) g_date_time_get_month (now), (char) g_date_time_get_day_of_month (now) }
                          : ZH_DATE_NONE;
  label_tick (button, _ ("Logins sent"));
  change = zh_desk_edit_entry (zh_session_get_desk (self->session), next, &error);
  zh_message_label_show (self->message, error != NULL ? error->message : NULL);
}

static GtkWidget *
make_logins_tick (ZhSitesDialog     *self,
                  const ZhSiteState *state,
                  const char        *name)
{
  GtkWidget       *button = gtk_toggle_button_new ();
  g_autofree char *date = zh_language_format_date (zh_language_get_screen (), state->entry->logins_sent);
  g_autofree char *said = g_strdup_printf ("%s, %s", name, _ ("Logins sent"));

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), zh_date_is_set (state->entry->logins_sent));
  label_tick (GTK_TOGGLE_BUTTON (button), _ ("Logins sent"));
  if (zh_date_is_set (state->entry->logins_sent))
    gtk_widget_set_tooltip_text (button, date);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  g_signal_connect_object (button, "toggled", G_CALLBACK (logins_toggled_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
make_tick (ZhSitesDialog     *self,
           const ZhSiteState *state,
           const char        *name,
           const char        *key)
{
  const ZhField   *field = zh_record_type_find (&zh_site_type, key);
  const char      *title = zh_field_get_title (field, zh_language_get_screen ());
  GtkWidget       *button = gtk_toggle_button_new ();
  g_autofree char *said = g_strdup_printf ("%s, %s", name, title);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), state->site != NULL && zh_field_get_number (field, state->site) != 0);
  label_tick (GTK_TOGGLE_BUTTON (button), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  g_object_set_data (G_OBJECT (button), "field", (gpointer) field);
  g_signal_connect_object (button, "toggled", G_CALLBACK (tick_toggled_cb), self, G_CONNECT_SWAPPED);
  return button;
}

/* Two stand side by side, so that what is open beside them keeps its room. */
static void
add_tick (GtkGrid   *grid,
          GtkWidget *tick,
          int       *n_ticks)
{
  gtk_grid_attach (grid, tick, *n_ticks % 2, *n_ticks / 2, 1, 1);
  ++*n_ticks;
}

static void
add_side (ZhSitesDialog     *self,
          const ZhSiteState *state)
{
  GtkWidget       *row = adw_action_row_new ();
  GtkWidget       *grid = gtk_grid_new ();
  int              n_ticks = 0;
  g_autofree char *name = zh_entry_format_name (state->entry);
  g_autofree char *subtitle = describe (self, state);
  gboolean         is_team = zh_tournament_is_team (zh_session_get_tournament (self->session));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  g_object_set_data_full (G_OBJECT (row), "entry", g_memdup2 (&state->entry->id, sizeof state->entry->id), g_free);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (grid, 6);
  gtk_widget_set_margin_bottom (grid, 6);
  for (gsize i = 0; i < G_N_ELEMENTS (ticks); i++)
    if (is_team || !g_str_equal (ticks[i], "conference"))
      add_tick (GTK_GRID (grid), make_tick (self, state, name, ticks[i]), &n_ticks);
  if (is_team)
    add_tick (GTK_GRID (grid), make_logins_tick (self, state, name), &n_ticks);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), grid);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_list_box_append (self->sides, row);
}

/* Lost connections and checked games */

static void
add_case (ZhSitesDialog *self,
          gint64         id,
          int            round,
          const char    *board,
          const char    *name,
          const char    *what)
{
  g_autofree char *title = g_strdup_printf (_ ("Round %1$d, board %2$s, %3$s"), round, board, name);
  GtkWidget       *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), what);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data_full (G_OBJECT (row), "case", g_memdup2 (&id, sizeof id), g_free);
  gtk_list_box_append (self->cases, row);
}

/* The connections of the round, and every game that was sent. */
static void
show_cases (ZhSitesDialog *self)
{
  const ZhTournament *tournament = zh_session_get_tournament (self->session);
  GtkListBoxRow      *old;

  while ((old = gtk_list_box_get_row_at_index (self->cases, 0)) != NULL)
    gtk_list_box_remove (self->cases, GTK_WIDGET (old));
  for (guint i = 0; tournament != NULL && i < tournament->outages->len; i++)
    {
      const ZhOutage  *outage = g_ptr_array_index (tournament->outages, i);
      g_autofree char *board = zh_tournament_dup_board_name (tournament, outage->round, outage->board, outage->game);
      g_autofree char *name = zh_tournament_dup_side_name (tournament, outage->round, outage->board, outage->game, outage->entry_id);
      g_autofree char *what = zh_outage_format (outage, zh_language_get_screen ());

      if (outage->round == self->round)
        add_case (self, outage->id, outage->round, board, name, what);
    }
  for (guint i = 0; tournament != NULL && i < tournament->screenings->len; i++)
    {
      const ZhScreening *screening = g_ptr_array_index (tournament->screenings, i);
      g_autofree char   *board = zh_tournament_dup_board_name (tournament, screening->round, screening->board, screening->game);
      g_autofree char   *name = zh_tournament_dup_side_name (tournament, screening->round, screening->board, screening->game, screening->entry_id);
      g_autofree char   *what = zh_screening_format (screening, zh_language_get_screen ());

      add_case (self, screening->id, screening->round, board, name, what);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->cases_part), gtk_list_box_get_row_at_index (self->cases, 0) != NULL);
}

/* Opens what is left to do: how a connection that lasts ended, the answer on a game, or the ruling. */
static void
case_activated_cb (ZhSitesDialog *self,
                   GtkListBoxRow *row)
{
  const ZhTournament *tournament = zh_session_get_tournament (self->session);
  const gint64       *id = g_object_get_data (G_OBJECT (row), "case");
  const ZhOutage     *outage = zh_outages_find (tournament->outages, *id);
  const ZhScreening  *screening = zh_screenings_find (tournament->screenings, *id);
  ZhFormSheet        *sheet = NULL;

  if (outage != NULL && outage->ended == ZH_OUTAGE_OPEN)
    sheet = zh_outage_sheet_new (GTK_WINDOW (self), self->session, outage->board, outage->game - 1);
  else if (screening != NULL)
    sheet = zh_screening_sheet_new_next (GTK_WINDOW (self), self->session, screening);
  if (sheet != NULL)
    gtk_window_present (GTK_WINDOW (sheet));
  else
    gtk_widget_error_bell (GTK_WIDGET (row));
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
  show_cases (self);
  show_count (self, n_open);
}

/* What a sheet or an undo changed may be anything, ticks as well. The keyboard stays in the list it was in. */
static void
changed_cb (ZhSitesDialog *self)
{
  GtkWidget     *focus = gtk_window_get_focus (GTK_WINDOW (self));
  GtkWidget     *row = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW) : NULL;
  GtkListBox    *list = row != NULL && gtk_widget_is_ancestor (row, GTK_WIDGET (self->cases)) ? self->cases : self->sides;
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
  if (index >= 0 && (old = gtk_list_box_get_row_at_index (list, index)) != NULL)
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

/* Several play at one place: what the side above has there is taken for the one under the cursor. */
static void
same_place_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  static const char *const keys[] = { "place", "arbiter", "technician" };
  ZhSitesDialog           *self = ZH_SITES_DIALOG (widget);
  GtkWidget               *focus = gtk_window_get_focus (GTK_WINDOW (self));
  GtkWidget               *row = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW) : NULL;
  GtkListBoxRow           *above = row != NULL ? gtk_list_box_get_row_at_index (self->sides, gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) - 1) : NULL;
  const ZhEntry           *entry = row != NULL ? get_entry (self, row) : NULL;
  const ZhEntry           *example = entry != NULL && above != NULL ? get_entry (self, GTK_WIDGET (above)) : NULL;
  const GPtrArray         *sites = zh_session_get_tournament (self->session)->sites;
  const ZhSite            *there = example != NULL ? zh_sites_find (sites, example->id, self->round) : NULL;
  g_autoptr (ZhSite) site = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) change = NULL;

  if (there == NULL)
    {
      gtk_widget_error_bell (widget);
      return;
    }
  site = zh_sites_start (sites, entry->id, self->round);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      const ZhField *field = zh_record_type_find (&zh_site_type, keys[i]);

      zh_field_parse (field, site, zh_field_get_text (field, there));
    }
  change = zh_desk_set_site (zh_session_get_desk (self->session), site, &error);
  zh_message_label_show (self->message, error != NULL ? error->message : NULL);
}

/* The first side itself, so that Enter does what is written above the list. */
static void
shown_cb (ZhSitesDialog *self)
{
  GtkListBoxRow *first = gtk_list_box_get_row_at_index (self->sides, 0);

  if (first != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (first));
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
  ZH_TEMPLATE (class, ZhSitesDialog, "sites-dialog", sides, cases_part, cases, count, message);
  ZH_TEMPLATE_CALLBACKS (class, row_activated_cb, case_activated_cb);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (class), "sites.same-place", NULL, same_place_action);
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (class), GDK_KEY_d, GDK_CONTROL_MASK, "sites.same-place", NULL);
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (class), GDK_KEY_Cyrillic_ve, GDK_CONTROL_MASK, "sites.same-place", NULL);
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
  g_signal_connect (self, "show", G_CALLBACK (shown_cb), NULL);
  return self;
}
