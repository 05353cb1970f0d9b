#include "config.h"

#include <string.h>

#include "board-flags.h"
#include "desk-competition.h"
#include "desk-journal.h"
#include "desk-verify.h"
#include "form-sheet.h"
#include "gui-harness.h"
#include "incident-sheet.h"
#include "incidents-place.h"
#include "protests-page.h"
#include "record-table.h"
#include "signs.h"

/* A phone rings and the game is lost; the protest comes in time; the committee with an arbiter in it
 * may not hear it, corrected it does; upheld, the result is restored; all of it is undone and
 * done again; the commission reads the journal. Everything by keys. */

typedef struct
{
  ZhGui *gui;
} Fixture;

static ZhSession *
get_session (Fixture *fixture)
{
  return zh_window_get_session (fixture->gui->window);
}

static const ZhCompetition *
get_competition (Fixture *fixture)
{
  return zh_session_get_competition (get_session (fixture));
}

static void
set_up (Fixture      *fixture,
        gconstpointer layout)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) change = NULL;
  ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = "ua-chess-2026", .start = { 2026, 11, 20 } };

  zh_gui_set_layout (layout);
  fixture->gui = zh_gui_new ();
  zh_gui_open_competition (fixture->gui, 4);
  change = zh_desk_edit_details (zh_session_get_desk (get_session (fixture)), &details, &error);
  g_assert_no_error (error);
  zh_gui_settle ();
}

static void
tear_down (Fixture      *fixture,
           gconstpointer layout)
{
  zh_gui_free (fixture->gui);
}

static void
assert_result (Fixture    *fixture,
               const char *code)
{
  g_autofree char *found = zh_gui_read_result (fixture->gui, 1);

  g_assert_cmpstr (found, ==, code);
}

static void
add_official (Fixture    *fixture,
              const char *role,
              const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) change = NULL;
  g_autoptr (ZhOfficial) official = zh_official_new ();

  zh_person_set_string (&official->role, role);
  zh_person_set_string (&official->name, name);
  zh_person_set_string (&official->federation, name);
  official->birth = (ZhDate){ 1980, 1, 1 };
  change = zh_desk_set_official (zh_session_get_desk (get_session (fixture)), official, &error);
  g_assert_no_error (error);
}

/* Whether the row of board 1 says that a protest is open. */
static void
assert_sign (Fixture *fixture,
             gboolean open)
{
  const ZhRound   *round = zh_session_get_round (get_session (fixture));
  const ZhPairing *pairing = zh_round_find_pairing (round, 1);
  g_autoptr (GHashTable) counts = zh_board_flags_count (get_competition (fixture), zh_session_get_tournament_id (get_session (fixture)), round);
  ZhBoardFlags     flags = zh_board_flags_get (counts, pairing, 0);
  g_autofree char *signs = zh_board_flags_format (&flags);
  g_autofree char *spoken = zh_board_flags_format_spoken (&flags);

  g_assert_true ((strstr (signs, zh_sign_get_protest ()) != NULL) == open);
  g_assert_true ((strstr (spoken, "protest open") != NULL) == open);
}

/* The sheet for the next step, opened by @keys. */
static GtkWidget *
open_sheet (Fixture    *fixture,
            const char *keys)
{
  zh_gui_press (keys);
  return GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET));
}

static const char *
get_message (GtkWidget *sheet)
{
  return gtk_label_get_text (GTK_LABEL (zh_gui_find_id (sheet, "message")));
}

static void
wait_for_window (Fixture *fixture)
{
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  zh_gui_settle ();
}

static const ZhProtest *
get_case (Fixture *fixture)
{
  g_assert_cmpuint (get_competition (fixture)->protests->len, ==, 1);
  return g_ptr_array_index (get_competition (fixture)->protests, 0);
}

static void
ring (Fixture *fixture)
{
  zh_gui_press ("ctrl+i");
  zh_gui_wait_for_window (ZH_TYPE_INCIDENT_SHEET);
  zh_gui_press ("1 p h o n e space r i n g s");
  zh_gui_settle ();
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (get_competition (fixture)->incidents->len == 1);
  wait_for_window (fixture);
}

static void
take_in (Fixture *fixture)
{
  open_sheet (fixture, "shift+ctrl+p");
  zh_gui_press ("n o t space h i s ctrl+Return");
  zh_gui_wait_until (get_competition (fixture)->protests->len == 1);
  wait_for_window (fixture);
  g_assert_cmpint (get_case (fixture)->subject, ==, ZH_PROTEST_SUBJECT_RULING);
  g_assert_cmpstr (get_case (fixture)->facts, ==, "not his");
  g_assert_cmpstr (get_case (fixture)->faults, ==, "");
  assert_sign (fixture, TRUE);
}

/* The Competition's tab names an arbiter as a member and warns; he is replaced by editing. */
static void
draw_committee (Fixture *fixture)
{
  GtkWidget *sheet;

  add_official (fixture, "committee-chair", "Aaa Chair");
  add_official (fixture, "committee", "Bbb Member");
  add_official (fixture, "committee", "Ccc Judge");
  add_official (fixture, "committee-reserve", "Ddd Reserve");
  add_official (fixture, "committee-reserve", "Eee Reserve");
  add_official (fixture, "arbiter", "Ccc Judge");
  zh_gui_settle ();

  zh_gui_press ("alt+4 ctrl+Tab ctrl+Tab");
  sheet = open_sheet (fixture, "Return");
  zh_gui_press ("ctrl+Return");
  g_assert_nonnull (strstr (get_message (sheet), "Ccc Judge serves as an arbiter and may not be a member. [IV.10.8.4.1]"));
  g_assert_cmpint (zh_protest_get_step (get_case (fixture)), ==, ZH_PROTEST_FILED);

  /* The arbiter's seat goes to a reserve. */
  zh_gui_press ("Tab Tab a r b i t e r");
  zh_gui_settle ();
  while (*get_message (sheet) != '\0')
    zh_gui_press ("Tab");
  g_assert_cmpstr (get_message (sheet), ==, "");
  zh_gui_press ("ctrl+Return");
  zh_gui_settle ();
}

static guint
count_shown (Fixture *fixture)
{
  GtkWidget *page = zh_gui_find (GTK_WIDGET (zh_window_get_page (fixture->gui->window)), ZH_TYPE_PROTESTS_PAGE);

  g_assert_nonnull (page);
  return zh_record_table_get_n_shown (ZH_RECORD_TABLE (zh_gui_find_id (page, "table")));
}

/* Whoever reads the journal sees each step with its article, taken back and done again, and the
 * chain of entries holds. */
static void
read_journal (Fixture *fixture)
{
  static const char *const steps[] = { "file-protest", "draw-committee", "hear-protest", "decide-protest", "notify-protest" };
  ZhJournalFilter          filter = { .limit = 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhVerifyReport) report = NULL;
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (zh_session_get_desk (get_session (fixture)), &filter, &error);
  int n_found[3] = { 0 }; /* by kind */

  g_assert_no_error (error);
  for (guint i = 0; i < entries->len; i++)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (entries, i);

      for (gsize k = 0; k < G_N_ELEMENTS (steps); k++)
        n_found[entry->kind] += strcmp (entry->command, steps[k]) == 0 && (entry->kind != ZH_JOURNAL_ACT || g_str_has_prefix (entry->articles, "IV.10.8.4"));
    }
  g_assert_cmpint (n_found[ZH_JOURNAL_ACT], ==, 5);
  g_assert_cmpint (n_found[ZH_JOURNAL_UNDO], ==, 4);
  g_assert_cmpint (n_found[ZH_JOURNAL_REDO], ==, 4);
  report = zh_desk_verify_file (fixture->gui->path, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (report->fault, ==, ZH_VERIFY_OK);
}

static void
test_protest (Fixture      *fixture,
              gconstpointer layout)
{
  ring (fixture);
  assert_result (fixture, "0-1");
  take_in (fixture);
  draw_committee (fixture);
  zh_gui_wait_until (zh_protest_get_step (get_case (fixture)) == ZH_PROTEST_DRAWN);
  wait_for_window (fixture);
  g_assert_cmpuint (zh_protest_count_people (get_case (fixture), ZH_PROTEST_PART_EXCLUDED), ==, 1);
  g_assert_cmpuint (count_shown (fixture), ==, 1);

  open_sheet (fixture, "Return");
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (zh_protest_get_step (get_case (fixture)) == ZH_PROTEST_HEARD);
  wait_for_window (fixture);

  /* Votes three to none; the reason stands two fields on. */
  open_sheet (fixture, "Return");
  zh_gui_press ("3 Tab 0 Tab n o");
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (zh_protest_get_step (get_case (fixture)) == ZH_PROTEST_DECIDED);
  wait_for_window (fixture);
  g_assert_cmpint (get_case (fixture)->effect, ==, ZH_PROTEST_EFFECT_ANNULLED);
  g_assert_cmpint (get_case (fixture)->votes_for, ==, 3);
  assert_result (fixture, "clear");
  assert_sign (fixture, FALSE);

  open_sheet (fixture, "Return");
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (zh_protest_get_step (get_case (fixture)) == ZH_PROTEST_NOTIFIED);
  wait_for_window (fixture);

  for (int i = 0; i < 4; i++)
    zh_gui_press ("ctrl+z");
  zh_gui_wait_until (zh_protest_get_step (get_case (fixture)) == ZH_PROTEST_FILED);
  assert_result (fixture, "0-1");
  for (int i = 0; i < 4; i++)
    zh_gui_press ("shift+ctrl+z");
  zh_gui_wait_until (zh_protest_get_step (get_case (fixture)) == ZH_PROTEST_NOTIFIED);
  assert_result (fixture, "clear");
  read_journal (fixture);
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add ("/protest/upheld", Fixture, "us", set_up, test_protest, tear_down);
  return g_test_run ();
}
