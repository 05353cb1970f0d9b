/* A form writes what was changed in it and nothing else. Over a competition with odd values in every
 * field, under a regulation of 3-1-0, each form is opened, one field changed by real keys, and the
 * whole snapshot compared: one value differs. Saved as it was opened, a form leaves no trace.
 */
#include "config.h"

#include <string.h>

#include "adjournment-sheet.h"
#include "age-groups.h"
#include "arrangements.h"
#include "assistant.h"
#include "desk-adjournment.h"
#include "desk-competition.h"
#include "desk-entries.h"
#include "desk-fide-mode.h"
#include "desk-journal.h"
#include "desk-rounds.h"
#include "desk-standings.h"
#include "entries-page.h"
#include "entry-panel.h"
#include "entry-records.h"
#include "forbidden-pairs.h"
#include "forbidden-sheet.h"
#include "form-sheet.h"
#include "gui-harness.h"
#include "official-sheet.h"
#include "override-dialog.h"
#include "plan-dialog.h"
#include "prize-plan.h"
#include "record-table.h"
#include "ruleset-defaults.h"
#include "snapshot-dump.h"
#include "start-dialog.h"
#include "team-plan.h"
#include "tournament-dialog.h"
#include "../tournament-settings.h"

typedef struct
{
  ZhGui *gui;
} Fixture;

/* The act sets the error that is looked at: in one call they would have no order. */
#define keep(change_, error_) keep_at (change_, &error_)

static void
keep_at (ZhChange      *change,
         GError *const *error)
{
  g_assert_no_error (*error);
  zh_change_unref (change);
}

static ZhSession *
get_session (ZhGui *gui)
{
  return zh_window_get_session (gui->window);
}

static const ZhCompetition *
get_competition (ZhGui *gui)
{
  return zh_session_get_competition (get_session (gui));
}

/* The competition */

static ZhPerson *
make_person (int i)
{
  ZhPerson   *person = zh_person_new ();
  static char names[][3] = { "Aa", "Bb", "Cc", "Dd" };

  zh_person_set_string (&person->surname, names[i]);
  zh_person_set_string (&person->given, "Given");
  zh_person_set_string (&person->patronymic, "Odd");
  zh_person_set_string (&person->name_latin, "Latin, Odd");
  person->sex = ZH_SEX_FEMALE;
  person->birth = (ZhDate){ 2014, 5, (char) (i + 1) };
  zh_person_set_string (&person->title, "FM");
  zh_person_set_string (&person->category, "KMS");
  person->rating = 2100 + i;
  person->national_rating = 1900 + i;
  zh_person_set_string (&person->federation, "UKR");
  zh_person_set_string (&person->region, "Nowhere");
  zh_person_set_string (&person->club, "Odd club");
  zh_person_set_string (&person->school, "Odd school");
  zh_person_set_string (&person->coach, "Odd coach");
  zh_person_set_string (&person->notes, "Odd notes");
  zh_person_set_string (&person->email, "odd@odd.example");
  zh_person_set_string (&person->school_class, "7-B");
  zh_person_set_string (&person->assistant, "Odd assistant");
  zh_person_set_string (&person->assistant_duties, "Odd duties");
  person->warning_minutes = 7;
  person->announces = TRUE;
  return person;
}

static void
add_entries (ZhDesk *desk,
             gint64  tournament)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  g_autoptr (GError) error = NULL;

  for (int i = 0; i < 4; i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->person = make_person (i);
      entry->rating = 1777 + i; /* neither of the person's two */
      zh_person_set_string (&entry->sender, "Odd sender");
      g_ptr_array_add (entries, entry);
    }
  keep (zh_desk_add_entries (desk, tournament, entries, &error), error);
}

/* No time control, undecided rounds, options that no form shows. */
static gint64
add_tournament (ZhDesk *desk)
{
  const char *codes[] = { "BH/C1", "SB", NULL };
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (zh_desk_get_snapshot (desk), &error);
  gint64 id = 0;

  g_assert_no_error (error);
  zh_person_set_string (&settings->name, "Open");
  settings->system = ZH_SYSTEM_DUTCH;
  zh_tournament_apply_ruleset (settings, ruleset);
  g_assert_cmpint (settings->scoring.win, ==, 30);
  g_strfreev (settings->tiebreaks);
  settings->tiebreaks = g_strdupv ((char **) codes);
  settings->withdrawal = ZH_WITHDRAWAL_COUNT;
  settings->scoring.zero_bye = 5;
  settings->initial_colour = ZH_COLOUR_BLACK;
  settings->rated_first_round = FALSE;
  settings->seed = 4711;
  g_hash_table_replace (settings->options, g_strdup ("shared-places"), g_strdup ("better"));
  keep (test_add_tournament (desk, settings, &id, &error), error);
  return id;
}

static void
add_plans (ZhDesk *desk,
           gint64  id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhPrizePlan) prizes = zh_prize_plan_parse ("[prizes]\nchoice=first\ncurrency=USD\n[list 1]\ntitle=Main\namounts=1000;500.50\n", &error);
  g_autoptr (ZhTeamPlan) teams = zh_team_plan_parse ("[teams]\ngroup=region\ncounting=places\ntable=10;7;4\nbest=2\njunior-year=2008\n", &error);

  g_assert_no_error (error);
  prizes->rule.unit = 50;
  keep (zh_desk_set_prizes (desk, id, prizes, &error), error);
  keep (zh_desk_set_team_places (desk, id, teams, &error), error);
}

/* Times to the second; one player is there when the envelope is opened. */
static void
adjourn (ZhDesk *desk,
         gint64  id)
{
  ZhAdjournmentInput envelope = {
    .tournament_id = id,
    .round = 1,
    .board = 2,
    .position = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
    .sealed_by = 0,
    .move_number = 41,
    .adjourned_at = "2026-03-01T18:00:30",
    .resume_at = "2026-03-02T09:00:30",
    .note = "Odd note",
  };
  ZhResumptionInput resumption = {
    .tournament_id = id,
    .round = 1,
    .board = 2,
    .opened_at = "2026-03-02T09:00:30",
    .sealed_move = "Kd2",
    .present = 2,
    .note = "Odd note",
  };
  g_autoptr (GError) error = NULL;

  keep (zh_desk_adjourn_game (desk, &envelope, &error), error);
  keep (zh_desk_resume_game (desk, &resumption, &error), error);
}

static void
start (ZhDesk *desk,
       gint64  id)
{
  g_autoptr (GError) error = NULL;
  ZhResult won;

  keep (zh_desk_number_entries (desk, id, ZH_NUMBERING_RATING, 0, NULL, 0, &error), error);
  keep (zh_desk_pair_round (desk, id, &error), error);
  keep (zh_desk_set_round_start (desk, id, 1, "2026-02-28T10:35", &error), error);
  keep (zh_desk_publish_round (desk, id, 1, &error), error);
  g_assert_true (zh_result_parse ("1-0", FALSE, &won));
  keep (zh_desk_set_result (desk, id, 1, 1, 0, won, &error), error);
  keep (zh_desk_leave_fide_mode (desk, id, "Odd reason", &error), error);
  keep (zh_desk_set_forbidden (desk, id, "1 2 / 2-3\n3 1", &error), error);
  adjourn (desk, id);
}

static void
make_event (ZhGui *gui)
{
  ZhCompetitionDetails details = { .title = "Odd Cup", .place = "Nowhere", .organiser = "Nobody", .federation = "UKR", .start = { 2026, 3, 1 }, .end = { 2026, 3, 9 }, .ruleset = "ua-draughts-64" };
  ZhOfficial           official = { .role = (char *) "committee", .name = (char *) "Odd Person", .category = (char *) "Second", .federation = (char *) "North", .title = (char *) "IA", .birth = { 1970, 0, 0 } };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = zh_desk_create (gui->path, &details, zh_desk_get_user (), &error);
  gint64 id;

  g_assert_no_error (error);
  keep (zh_desk_set_override (desk, "scoring.win", "3", &error), error);
  keep (zh_desk_set_override (desk, "scoring.draw", "1", &error), error);
  keep (zh_desk_set_override (desk, "scoring.loss", "0", &error), error);
  keep (zh_desk_set_override (desk, "age-group.young-hopes.up-to", "12", &error), error);
  keep (zh_desk_set_official (desk, &official, &error), error);
  id = add_tournament (desk);
  add_entries (desk, id);
  add_plans (desk, id);
  start (desk, id);
  g_assert_true (zh_desk_close (desk, &error));
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->gui = zh_gui_new ();
  make_event (fixture->gui);
  g_assert_true (zh_window_open_path (fixture->gui->window, fixture->gui->path));
  zh_gui_settle ();
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  zh_gui_free (fixture->gui);
}

/* Forms */

static GtkWidget *
wait_for_dialog (ZhGui   *gui,
                 gpointer dialog)
{
  gtk_window_present (dialog);
  zh_gui_wait_until (gtk_window_is_active (dialog));
  zh_gui_settle ();
  return dialog;
}

static GtkWidget *
open_tournament (ZhGui *gui)
{
  return wait_for_dialog (gui, zh_tournament_dialog_new (GTK_WINDOW (gui->window), get_session (gui), zh_session_get_tournament_id (get_session (gui))));
}

static GtkWidget *
open_official (ZhGui *gui)
{
  const ZhOfficial *official = g_ptr_array_index (get_competition (gui)->officials, 0);

  return wait_for_dialog (gui, zh_official_sheet_new (GTK_WINDOW (gui->window), get_session (gui), official->id, ZH_OFFICES_ALL));
}

static GtkWidget *
open_start (ZhGui *gui)
{
  return wait_for_dialog (gui, zh_start_dialog_new (GTK_WINDOW (gui->window), get_session (gui)));
}

static GtkWidget *
open_rule (ZhGui *gui)
{
  return wait_for_dialog (gui, zh_override_dialog_new (GTK_WINDOW (gui->window), get_session (gui), "lateness.default-seconds"));
}

static GtkWidget *
open_resumption (ZhGui *gui)
{
  return wait_for_dialog (gui, zh_resumption_sheet_new (GTK_WINDOW (gui->window), get_session (gui), 2, 0));
}

static GtkWidget *
open_forbidden (ZhGui *gui)
{
  zh_forbidden_sheet_present (GTK_WINDOW (gui->window), zh_window_get_session (gui->window));
  return GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET));
}

static GtkWidget *
open_details (ZhGui *gui)
{
  zh_window_show_place (gui->window, "competition");
  zh_gui_settle ();
  return GTK_WIDGET (gui->window);
}

static GtkWidget *
open_entry (ZhGui *gui)
{
  GtkWidget *window = GTK_WIDGET (gui->window);

  zh_window_show_place (gui->window, "entries");
  zh_gui_settle ();
  if (zh_gui_find (window, ZH_TYPE_ENTRY_PANEL) == NULL)
    zh_gui_press ("F4");
  zh_record_table_take_focus (ZH_RECORD_TABLE (zh_gui_find (window, ZH_TYPE_RECORD_TABLE)));
  zh_gui_press ("Home");
  zh_gui_wait_until (zh_gui_find (window, ZH_TYPE_ARRANGEMENTS) != NULL);
  return zh_gui_find (window, ZH_TYPE_ENTRY_PANEL);
}

static GtkWidget *
open_plan (ZhGui      *gui,
           const char *action)
{
  zh_window_show_place (gui->window, "standings");
  zh_gui_settle ();
  g_assert_true (gtk_widget_activate_action (gtk_window_get_focus (GTK_WINDOW (gui->window)), action, NULL));
  return GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_PLAN_DIALOG));
}

static GtkWidget *
open_prizes (ZhGui *gui)
{
  return open_plan (gui, "standings.edit-prizes");
}

static GtkWidget *
open_teams (ZhGui *gui)
{
  return open_plan (gui, "standings.edit-teams");
}

static GtkWidget *
open_groups (ZhGui *gui)
{
  return open_plan (gui, "standings.edit-groups");
}

/**
 * Edit:
 * @field: id in the template, or title of a row
 * @keys: change the field, and save
 * @from: what stands in each line of the dump that differs
 * @to: what stands in its place then
 */
typedef struct
{
  const char *name;
  GtkWidget *(*open) (ZhGui *gui);
  const char *field;
  const char *keys;
  const char *from;
  const char *to;
} Edit;

static const Edit edits[] = {
  { "tournament/name", open_tournament, "name", "End x Return", "|Open|", "|Openx|" },
  { "tournament/rounds", open_tournament, "rounds", "ctrl+a 5 Return", "|dutch|0|", "|dutch|5|" },
  { "tournament/time-control", open_tournament, "time_control", "ctrl+a 1 5 Return", "|classical||", "|rapid|900+0|" },
  { "official/category", open_official, "Category", "End x Return", "|Second|", "|Secondx|" },
  { "official/name", open_official, "Surname and given name", "End x Return", "|Odd Person|", "|Odd Personx|" },
  { "official/title", open_official, "Title of an arbiter", "End x Return", "|IA|", "|IAx|" },
  { "details/federation", open_details, "federation", "ctrl+a shift+p shift+o shift+l Return", "|UKR|20", "|POL|20" },
  { "details/place", open_details, "place", "End x Return", "|Nowhere|", "|Nowherex|" },
  { "details/title", open_details, "Title", "End x Return", "|Odd Cup|", "|Odd Cupx|" },
  { "entry/school", open_entry, "School", "End x Return", "|Odd school|", "|Odd schoolx|" },
  { "entry/email", open_entry, "E-mail", "End x Return", "|odd@odd.example|", "|odd@odd.examplex|" },
  { "entry/school-class", open_entry, "School class", "End x Return", "|7-B|", "|7-Bx|" },
  { "entry/sender", open_entry, "Sending organisation", "End x Return", "|Odd sender|", "|Odd senderx|" },
  { "entry/fixed-board", open_entry, "Fixed board", "ctrl+a 3 Return", "|0|1|0|0|", "|0|1|0|3|" },
  { "entry/duties", open_entry, "Duties of the assistant", "End x Return", "|Odd duties|", "|Odd dutiesx|" },
  { "entry/national-rating", open_entry, "National rating", "ctrl+a 1 8 5 0 Return", "|1903|", "|1850|" },
  { "resumption/move", open_resumption, "Sealed move, as written", "ctrl+a shift+k f 2 Return", "|Kd2|", "|Kf2|" },
  { "start/hour", open_start, "time", "End BackSpace BackSpace 4 0 Return", "T10:35", "T10:40" },
  { "prizes/currency", open_prizes, "currency", "End x ctrl+Return", "currency=USD", "currency=USDx" },
  { "teams/best", open_teams, "best", "ctrl+a 3 ctrl+Return", "best=2", "best=3" },
};

static GtkWidget *
find_row (GtkWidget  *root,
          const char *title)
{
  if (ADW_IS_PREFERENCES_ROW (root) && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (root)), title) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_row (child, title);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* The snapshot without what every act adds to it. */
static char **
dump (ZhGui *gui)
{
  g_autofree char *text = zh_competition_dump (get_competition (gui));
  char           **lines = g_strsplit (text, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    if (g_str_has_prefix (*line, "journal "))
      **line = '\0';
  return lines;
}

static char *
replace_once (const char *line,
              const char *from,
              const char *to)
{
  const char *at = strstr (line, from);

  if (at == NULL)
    return g_strdup (line);
  return g_strdup_printf ("%.*s%s%s", (int) (at - line), line, to, at + strlen (from));
}

static void
check_only (char      **before,
            char      **after,
            const Edit *edit)
{
  guint n_changed = 0;

  g_assert_cmpuint (g_strv_length (before), ==, g_strv_length (after));
  for (guint i = 0; before[i] != NULL; i++)
    {
      g_autofree char *expected = replace_once (before[i], edit->from, edit->to);

      if (strcmp (before[i], after[i]) == 0)
        continue;
      g_assert_cmpstr (after[i], ==, expected);
      n_changed++;
    }
  g_assert_cmpuint (n_changed, >, 0);
}

static void
test_one_field (Fixture      *fixture,
                gconstpointer data)
{
  const Edit *edit = data;
  ZhGui      *gui = fixture->gui;
  gint64      length = get_competition (gui)->journal_length;
  g_auto (GStrv) before = dump (gui);
  g_auto (GStrv) after = NULL;
  GtkWidget *form = edit->open (gui);
  GtkWidget *field = zh_gui_find_id (form, edit->field);

  if (field == NULL)
    field = find_row (form, edit->field);
  g_assert_nonnull (field);
  gtk_widget_grab_focus (field);
  zh_gui_press (edit->keys);
  zh_gui_wait_until (get_competition (gui)->journal_length > length);
  zh_gui_settle ();
  g_assert_cmpint (get_competition (gui)->journal_length, ==, length + 1);
  after = dump (gui);
  check_only (before, after, edit);
}

/* What is typed in another line and not applied is not said yet. */
static void
test_other_line (Fixture      *fixture,
                 gconstpointer data)
{
  static const Edit place = { "", NULL, NULL, NULL, "|Nowhere|", "|Nowherex|" };
  ZhGui            *gui = fixture->gui;
  g_auto (GStrv) before = dump (gui);
  g_auto (GStrv) after = NULL;
  gint64     length = get_competition (gui)->journal_length;
  GtkWidget *page = open_details (gui);

  gtk_widget_grab_focus (find_row (page, "Title"));
  zh_gui_press ("End x");
  gtk_widget_grab_focus (zh_gui_find_id (page, "place"));
  zh_gui_press ("End x Return");
  zh_gui_wait_until (get_competition (gui)->journal_length > length);
  zh_gui_settle ();
  after = dump (gui);
  check_only (before, after, &place);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find_row (page, "Title"))), ==, "Odd Cupx");
}

/* A new name of a tournament that could be saved always: the points of its round stay. */
static void
test_points_stay (Fixture      *fixture,
                  gconstpointer data)
{
  static const Edit name = { "", NULL, NULL, NULL, "|Open|", "|Openx|" };
  ZhGui            *gui = fixture->gui;
  g_autoptr (ZhTournament) settings = zh_tournament_copy_settings (zh_session_get_tournament (get_session (gui)));
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) before = NULL;
  g_auto (GStrv) after = NULL;
  gint64 length;

  zh_person_set_string (&settings->time_control, "5400+30");
  settings->n_rounds = 5;
  keep (test_edit_tournament (zh_session_get_desk (get_session (gui)), settings, &error), error);
  before = dump (gui);
  length = get_competition (gui)->journal_length;
  gtk_widget_grab_focus (zh_gui_find_id (open_tournament (gui), "name"));
  zh_gui_press ("End x Return");
  zh_gui_wait_until (get_competition (gui)->journal_length > length);
  after = dump (gui);
  check_only (before, after, &name);
}

static const struct
{
  const char *name;
  GtkWidget *(*open) (ZhGui *gui);
} forms[] = {
  { "tournament", open_tournament },
  { "official", open_official },
  { "start", open_start },
  { "rule", open_rule },
  { "prizes", open_prizes },
  { "teams", open_teams },
  { "groups", open_groups },
  { "forbidden", open_forbidden },
  { "resumption", open_resumption },
};

static GtkWidget *
find_default (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) &&
      (gtk_widget_has_css_class (widget, "suggested-action") || gtk_widget_has_css_class (widget, "default")))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_default (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
test_nothing (Fixture      *fixture,
              gconstpointer data)
{
  ZhGui           *gui = fixture->gui;
  g_autofree char *before = zh_competition_dump (get_competition (gui));
  g_autofree char *after = NULL;
  GtkWidget       *form = forms[GPOINTER_TO_SIZE (data)].open (gui);
  GtkWidget       *button = find_default (form);

  g_assert_nonnull (button);
  gtk_widget_grab_focus (button);
  zh_gui_press ("Return");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
  after = zh_competition_dump (get_competition (gui));
  g_assert_cmpstr (before, ==, after);
}

/* Every field of a competition that is typed has a line, where it is made and where it is changed; the title
 * has one of its own in the assistant. */
static void
test_every_detail (Fixture      *fixture,
                   gconstpointer data)
{
  const ZhRecordType *type = &zh_competition_details_type;
  GtkWidget          *page = open_details (fixture->gui);
  GtkWidget          *assistant = GTK_WIDGET (zh_assistant_new (GTK_WINDOW (fixture->gui->window)));
  guint               n_typed = 0;

  for (gsize i = 0; i < type->n_fields; i++)
    {
      const char *title = zh_field_get_title (&type->fields[i], zh_language_get_screen ());

      if ((type->fields[i].flags & (ZH_FIELD_INTERNAL | ZH_FIELD_WORD)) != 0)
        continue;
      g_test_message ("%s", title);
      g_assert_true (ADW_IS_ENTRY_ROW (find_row (page, title)));
      g_assert_true (ADW_IS_ENTRY_ROW (find_row (assistant, title)));
      n_typed++;
    }
  g_assert_cmpuint (n_typed, >=, 6);
  gtk_window_destroy (GTK_WINDOW (assistant));
}

/* Who points at the title of a field of several lines writes in it. */
static void
test_click_on_title (Fixture      *fixture,
                     gconstpointer data)
{
  GtkWindow   *parent = GTK_WINDOW (fixture->gui->window);
  ZhFormSheet *sheet = zh_form_sheet_new (parent, zh_window_get_session (fixture->gui->window), "Click", "_Accept");
  AdwEntryRow *line = zh_form_sheet_add_entry (sheet, "Line", "");
  GtkWidget   *text = GTK_WIDGET (zh_form_sheet_add_text (sheet, "Text", ""));

  gtk_window_present (GTK_WINDOW (sheet));
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (sheet)));
  gtk_widget_grab_focus (GTK_WIDGET (line));
  zh_gui_settle ();
  zh_gui_click (gtk_widget_get_prev_sibling (text), 2, 2);
  zh_gui_wait_until (gtk_widget_has_focus (text));
  gtk_window_destroy (GTK_WINDOW (sheet));
}

/* What was refused is said until the field holds something else. */
static void
test_refusal_goes (Fixture      *fixture,
                   gconstpointer data)
{
  GtkWidget *assistant = GTK_WIDGET (zh_assistant_new (GTK_WINDOW (fixture->gui->window)));
  GtkWidget *message = zh_gui_find_id (assistant, "message");
  GtkWidget *revealer = gtk_widget_get_ancestor (message, GTK_TYPE_REVEALER);

  gtk_window_present (GTK_WINDOW (assistant));
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (assistant)));
  for (int i = 0; i < 2; i++)
    {
      gtk_editable_set_text (GTK_EDITABLE (zh_gui_find_id (assistant, "name")), "");
      g_signal_emit_by_name (zh_gui_find_id (assistant, "create"), "clicked");
      g_assert_true (gtk_revealer_get_reveal_child (GTK_REVEALER (revealer)));
      zh_gui_press ("c u p");
      g_assert_false (gtk_revealer_get_reveal_child (GTK_REVEALER (revealer)));
      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (message)), ==, "");
    }
  gtk_window_destroy (GTK_WINDOW (assistant));
}

/* The groups of the event, not those of the bare ruleset. */
static void
test_age_groups (Fixture      *fixture,
                 gconstpointer data)
{
  const ZhCompetition *competition = get_competition (fixture->gui);
  const ZhTournament  *tournament = g_ptr_array_index (competition->tournaments, 0);
  const ZhEntry       *entry = g_ptr_array_index (tournament->entries, 0);
  g_autoptr (GPtrArray) records = zh_entry_records_make (competition, tournament);
  g_autoptr (ZhRuleset) bare = zh_ruleset_load (competition->ruleset, NULL);
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, NULL);
  g_autofree char *group = zh_ruleset_find_age_group (rules, entry->person->birth, entry->person->sex, competition->start);
  g_autofree char *bare_group = zh_ruleset_find_age_group (bare, entry->person->birth, entry->person->sex, competition->start);
  int              n_columns;
  gboolean         found = FALSE;

  g_assert_cmpstr (group, !=, bare_group);
  zh_entry_records_get_columns (&n_columns);
  for (int i = 0; i < n_columns; i++)
    found = found || g_strcmp0 (zh_record_get_text (g_ptr_array_index (records, 0), i), zh_ruleset_get_age_group_title (rules, group, zh_language_get_screen ())) == 0;
  g_assert_true (found);
}

/* Who sends an entry and where it always plays are columns of the list of entries. */
static void
test_sender_and_board (Fixture      *fixture,
                       gconstpointer data)
{
  static const struct
  {
    ZhColumn    column;
    const char *text;
  } wanted[] = { { ZH_COL_SENDER, "Odd sender" }, { ZH_COL_FIXED_BOARD, "3" } };
  const ZhCompetition *competition = get_competition (fixture->gui);
  const ZhTournament  *tournament = g_ptr_array_index (competition->tournaments, 0);
  ZhEntry             *entry = g_ptr_array_index (tournament->entries, 0);
  g_autoptr (GPtrArray) records = NULL;
  const ZhRecordColumn *columns;
  int                   n_columns;
  guint                 n_found = 0;

  entry->fixed_board = 3;
  records = zh_entry_records_make (competition, tournament);
  entry->fixed_board = 0;
  columns = zh_entry_records_get_columns (&n_columns);
  for (int i = 0; i < n_columns; i++)
    for (gsize k = 0; k < G_N_ELEMENTS (wanted); k++)
      if (columns[i].column == wanted[k].column)
        {
          g_assert_cmpstr (zh_record_get_text (g_ptr_array_index (records, 0), i), ==, wanted[k].text);
          n_found++;
        }
  g_assert_cmpuint (n_found, ==, G_N_ELEMENTS (wanted));
}

/* Where results are in, a change of settings can be given its reason, which the journal keeps. */
static void
test_reason (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *dialog = open_tournament (fixture->gui);
  GtkWidget *reason = zh_gui_find_id (dialog, "reason");
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (gtk_widget_get_mapped (reason));
  gtk_editable_set_text (GTK_EDITABLE (zh_gui_find_id (dialog, "name")), "Renamed");
  gtk_editable_set_text (GTK_EDITABLE (reason), "the regulation was misread");
  gtk_widget_activate (zh_gui_find_id (dialog, "save"));
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  entries = zh_desk_list_journal (zh_session_get_desk (get_session (fixture->gui)), NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (((const ZhJournalEntry *) g_ptr_array_index (entries, entries->len - 1))->reason, ==, "the regulation was misread");
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (edits); i++)
    {
      g_autofree char *path = g_strdup_printf ("/forms/one-field/%s", edits[i].name);

      g_test_add (path, Fixture, &edits[i], set_up, test_one_field, tear_down);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autofree char *path = g_strdup_printf ("/forms/nothing/%s", forms[i].name);

      g_test_add (path, Fixture, GSIZE_TO_POINTER (i), set_up, test_nothing, tear_down);
    }
  g_test_add ("/forms/other-line", Fixture, NULL, set_up, test_other_line, tear_down);
  g_test_add ("/forms/reason", Fixture, NULL, set_up, test_reason, tear_down);
  g_test_add ("/forms/points-stay", Fixture, NULL, set_up, test_points_stay, tear_down);
  g_test_add ("/forms/click-on-title", Fixture, NULL, set_up, test_click_on_title, tear_down);
  g_test_add ("/forms/refusal-goes", Fixture, NULL, set_up, test_refusal_goes, tear_down);
  g_test_add ("/forms/every-detail", Fixture, NULL, set_up, test_every_detail, tear_down);
  g_test_add ("/forms/sender-and-board", Fixture, NULL, set_up, test_sender_and_board, tear_down);
  g_test_add ("/forms/age-groups", Fixture, NULL, set_up, test_age_groups, tear_down);
  return g_test_run ();
}
