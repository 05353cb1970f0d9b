/* Undo and redo where several officials act in one file: each takes back their own last act, another's
 * by its number, and nothing on which later acts rest. */
#include "config.h"

#include <string.h>

#include "arguments.h"
#include "desk-fixture.h"
#include "desk-journal.h"
#include "desk-private.h"
#include "desk-unpair.h"
#include "desk-verify.h"
#include "errors.h"
#include "../tournament-settings.h"

#define MAX_STEPS 12
#define OLENA 0
#define TARAS 1
#define MARIIA 2

static const char *const names[] = { "Olena Test", "Taras Test", "Mariia Test" };

/* A round robin of 6 whose round 1 is paired and published by Olena, and a Swiss of 7. */
typedef struct
{
  Fixture *fixture;
  ZhDesk  *desk; /* the fixture's */
  gint64   table;
  gint64   swiss;
} World;

typedef ZhChange *(*Act) (World   *world,
                          int      argument,
                          GError **error);

static void
become (World *world,
        int    who)
{
  Fixture *fixture = world->fixture;
  g_autoptr (GError) error = NULL;

  zh_desk_close (fixture->desk, &error);
  g_assert_no_error (error);
  g_clear_pointer (&fixture->desk, zh_desk_unref);
  fixture->desk = zh_desk_open (fixture->path, ZH_DESK_WRITE, names[who], &error);
  g_assert_no_error (error);
  world->desk = fixture->desk;
}

/* In a competition that is there already. */
static void
world_fill (World   *world,
            Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  world->fixture = fixture;
  world->desk = fixture->desk;
  world->table = fixture_add_tournament (fixture, "Men", "round-robin", 6);
  world->swiss = fixture_add_tournament (fixture, "Open", "dutch", 7);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, world->table, &error), error);
  fixture_check (fixture, zh_desk_publish_round (fixture->desk, world->table, 1, &error), error);
}

static void
world_set_up (World   *world,
              Fixture *fixture)
{
  fixture_set_up (fixture, NULL);
  world_fill (world, fixture);
}

/* @argument: of a result the board, of acts on entries which one of the Swiss */

static ZhChange *
enter_result (World   *world,
              int      argument,
              GError **error)
{
  ZhResult white_wins = { ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE };

  return zh_desk_set_result (world->desk, world->table, 1, argument, 0, white_wins, error);
}

static ZhChange *
enter_draw (World   *world,
            int      argument,
            GError **error)
{
  ZhResult draw = { ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE };

  return zh_desk_set_result (world->desk, world->table, 1, argument, 0, draw, error);
}

static ZhChange *
name_it (World   *world,
         int      argument,
         GError **error)
{
  g_autofree char     *title = g_strdup_printf ("Cup %d", argument);
  ZhCompetitionDetails details = { .title = title, .place = "Kyiv", .start = { 2026, 4, 1 }, .ruleset = zh_desk_get_snapshot (world->desk)->ruleset };

  return zh_desk_edit_details (world->desk, &details, error);
}

static ZhChange *
override (World   *world,
          int      argument,
          GError **error)
{
  return zh_desk_set_override (world->desk, "lateness.default-seconds", argument % 2 == 0 ? "900" : "1800", error);
}

static ZhChange *
add_player (World   *world,
            int      argument,
            GError **error)
{
  g_autofree char *surname = g_strdup_printf ("Newcomer %d", argument);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);

  g_ptr_array_add (entries, fixture_make_entry (surname, "Test", 1200 - argument));
  return zh_desk_add_entries (world->desk, world->swiss, entries, error);
}

/* Counted from the last one; 0 where there are not so many. */
static gint64
get_player (World *world,
            int    argument)
{
  const ZhTournament *tournament = zh_competition_find_tournament (zh_desk_get_snapshot (world->desk), world->swiss);
  guint               n = tournament != NULL ? tournament->entries->len : 0;

  return (guint) argument < n ? ((const ZhEntry *) g_ptr_array_index (tournament->entries, n - 1 - (guint) argument))->id : 0;
}

static ZhChange *
remove_player (World   *world,
               int      argument,
               GError **error)
{
  return zh_desk_remove_entry (world->desk, get_player (world, argument), error);
}

static ZhChange *
withdraw (World   *world,
          int      argument,
          GError **error)
{
  return zh_desk_withdraw_entry (world->desk, get_player (world, argument), ZH_ENTRY_WITHDRAWN, 0, NULL, error);
}

static ZhChange *
reinstate (World   *world,
           int      argument,
           GError **error)
{
  return zh_desk_reinstate_entry (world->desk, get_player (world, argument), NULL, error);
}

static ZhChange *
be_absent (World   *world,
           int      argument,
           GError **error)
{
  return zh_desk_set_absence (world->desk, get_player (world, argument), 1, ZH_PAIRING_ZERO_BYE, error);
}

static ZhChange *
number (World   *world,
        int      argument,
        GError **error)
{
  return zh_desk_set_start_number (world->desk, get_player (world, argument), 1, error);
}

static ZhChange *
set_official (World   *world,
              int      argument,
              GError **error)
{
  g_autofree char *name = g_strdup_printf ("Official %d", argument);
  g_autoptr (ZhOfficial) official = zh_official_new ();

  zh_person_set_string (&official->role, "chief-arbiter");
  zh_person_set_string (&official->name, name);
  return zh_desk_set_official (world->desk, official, error);
}

static ZhChange *
remove_official (World   *world,
                 int      argument,
                 GError **error)
{
  const ZhOfficial *official = zh_competition_find_official (zh_desk_get_snapshot (world->desk), "chief-arbiter");

  return zh_desk_remove_official (world->desk, official != NULL ? official->id : 0, error);
}

static ZhChange *
pair_swiss (World   *world,
            int      argument,
            GError **error)
{
  return zh_desk_pair_round (world->desk, world->swiss, error);
}

static ZhChange *
pair_table (World   *world,
            int      argument,
            GError **error)
{
  return zh_desk_pair_round (world->desk, world->table, error);
}

static ZhChange *
unpair_swiss (World   *world,
              int      argument,
              GError **error)
{
  return zh_desk_unpair_round (world->desk, world->swiss, ZH_UNPAIR_LOSE, error);
}

static ZhChange *
publish_swiss (World   *world,
               int      argument,
               GError **error)
{
  return zh_desk_publish_round (world->desk, world->swiss, 1, error);
}

/* Without a result yet it changes the pairing alone. */
static ZhChange *
turn_board (World   *world,
            int      argument,
            GError **error)
{
  return zh_desk_swap_colours (world->desk, world->table, 1, argument, 0, error);
}

static ZhChange *
close_table (World   *world,
             int      argument,
             GError **error)
{
  return zh_desk_close_round (world->desk, world->table, 1, error);
}

static ZhChange *
reopen_table (World   *world,
              int      argument,
              GError **error)
{
  return zh_desk_reopen_round (world->desk, world->table, 1, "An invented reason", error);
}

static ZhChange *
shorten_swiss (World   *world,
               int      argument,
               GError **error)
{
  const ZhTournament *tournament = zh_competition_find_tournament (zh_desk_get_snapshot (world->desk), world->swiss);
  g_autoptr (ZhTournament) settings = tournament != NULL ? zh_tournament_copy_settings (tournament) : zh_tournament_new ();

  settings->n_rounds = 4 + argument;
  return test_edit_tournament (world->desk, settings, error);
}

static ZhChange *
remove_swiss (World   *world,
              int      argument,
              GError **error)
{
  return zh_desk_remove_tournament (world->desk, world->swiss, error);
}

/* The solving that the first of the acts below adds. */
static const ZhTournament *
get_solving (World *world)
{
  const GPtrArray *tournaments = zh_desk_get_snapshot (world->desk)->tournaments;

  return g_ptr_array_index (tournaments, tournaments->len - 1);
}

static ZhChange *
run_solving (World      *world,
             const char *command,
             const char *arguments,
             GError    **error)
{
  g_autofree char *json = g_strdup_printf ("{\"tournament\":%" G_GINT64_FORMAT ",\"round\":1%s}", get_solving (world)->id, arguments);

  return zh_desk_run (world->desk, command, json, error);
}

/* Two solvers and round 1 with a work of two lines. */
static ZhChange *
make_solving (World   *world,
              int      argument,
              GError **error)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);

  fixture_check (world->fixture,
                 zh_desk_run (world->desk, "add-tournament",
                              "{\"choices\":[{\"key\":\"name\",\"value\":\"Solving\"},{\"key\":\"discipline\",\"value\":\"solving\"}]}", error),
                 *error);
  for (int i = 0; i < 2; i++)
    g_ptr_array_add (entries, fixture_make_entry (i == 0 ? "Solver One" : "Solver Two", "Test", 1500 - i));
  fixture_check (world->fixture, zh_desk_add_entries (world->desk, get_solving (world)->id, entries, error), *error);
  fixture_check (world->fixture, zh_desk_number_entries (world->desk, get_solving (world)->id, ZH_NUMBERING_RATING, 0, NULL, 0, error), *error);
  fixture_check (world->fixture, run_solving (world, "set-solving-round", ",\"day\":1,\"minutes\":60", error), *error);
  return run_solving (world, "set-work", ",\"record\":{\"lines\":\"3+2\"}", error);
}

static ZhChange *
add_work (World   *world,
          int      argument,
          GError **error)
{
  return run_solving (world, "set-work", ",\"record\":{\"lines\":\"5\"}", error);
}

static ZhChange *
name_author (World   *world,
             int      argument,
             GError **error)
{
  return run_solving (world, "set-work", ",\"work\":1,\"record\":{\"author\":\"Nobody\"}", error);
}

static ZhChange *
change_lines (World   *world,
              int      argument,
              GError **error)
{
  return run_solving (world, "set-work", ",\"work\":1,\"record\":{\"lines\":\"4+1\"}", error);
}

/* @argument: which solver */
static ZhChange *
mark_sheet (World   *world,
            int      argument,
            GError **error)
{
  const ZhEntry   *entry = g_ptr_array_index (get_solving (world)->entries, (guint) argument);
  g_autofree char *arguments = g_strdup_printf (",\"entry\":%" G_GINT64_FORMAT ",\"seconds\":600,\"work\":1,\"marks\":\"3+1\"", entry->id);

  return run_solving (world, "mark-sheet", arguments, error);
}

static ZhChange *
close_solving (World   *world,
               int      argument,
               GError **error)
{
  return run_solving (world, "close-solving-round", "", error);
}

static ZhChange *
undo (World   *world,
      int      argument,
      GError **error)
{
  return zh_desk_undo (world->desk, error);
}

static ZhChange *
redo (World   *world,
      int      argument,
      GError **error)
{
  return zh_desk_redo (world->desk, error);
}

/* By the number of an entry; that of a step in the tables below. */
static ZhChange *
take_back (World   *world,
           int      argument,
           GError **error)
{
  return zh_desk_undo_act (world->desk, argument, error);
}

/* Whoever does something, what comes of it: the act of which step it took back or did again, of which
 * step that is in the way. */
typedef enum
{
  DONE,    /* an act */
  RETURNS, /* takes back, or does again, the act of step @which */
  BLOCKED, /* by the act of step @which, which the message names */
  REFUSED,
} Outcome;

typedef struct
{
  int     who;
  Act     act;
  int     argument;
  Outcome outcome;
  int     which;
} Step;

static const struct
{
  const char *name;
  Step        steps[MAX_STEPS];
} cases[] = {
  { "alone", { { OLENA, enter_result, 1, DONE }, { OLENA, enter_result, 2, DONE }, { OLENA, undo, 0, RETURNS, 1 }, { OLENA, undo, 0, RETURNS, 0 }, { OLENA, redo, 0, RETURNS, 0 }, { OLENA, redo, 0, RETURNS, 1 }, { OLENA, redo, 0, REFUSED } } },
  { "alone-new-act", { { OLENA, enter_result, 1, DONE }, { OLENA, undo, 0, RETURNS, 0 }, { OLENA, enter_result, 2, DONE }, { OLENA, redo, 0, REFUSED } } },
  { "alone-out-of-turn", { { OLENA, enter_result, 1, DONE }, { OLENA, enter_result, 2, DONE }, { OLENA, take_back, 0, RETURNS, 0 }, { OLENA, undo, 0, RETURNS, 1 }, { OLENA, redo, 0, RETURNS, 1 }, { OLENA, redo, 0, RETURNS, 0 }, { OLENA, undo, 0, RETURNS, 0 }, { OLENA, undo, 0, RETURNS, 1 } } },
  { "mine", { { OLENA, enter_result, 1, DONE }, { TARAS, enter_result, 2, DONE }, { OLENA, undo, 0, RETURNS, 0 }, { OLENA, redo, 0, RETURNS, 0 }, { TARAS, undo, 0, RETURNS, 1 } } },
  { "three", { { OLENA, enter_result, 1, DONE }, { TARAS, enter_result, 2, DONE }, { MARIIA, enter_result, 3, DONE }, { TARAS, undo, 0, RETURNS, 1 }, { OLENA, undo, 0, RETURNS, 0 }, { MARIIA, redo, 0, REFUSED }, { TARAS, redo, 0, RETURNS, 1 }, { MARIIA, undo, 0, RETURNS, 2 } } },
  { "nothing-of-mine", { { OLENA, enter_result, 1, DONE }, { TARAS, undo, 0, BLOCKED, 0 }, { TARAS, redo, 0, REFUSED } } },
  { "same-row", { { OLENA, enter_result, 1, DONE }, { TARAS, enter_draw, 1, DONE }, { OLENA, undo, 0, BLOCKED, 1 }, { TARAS, undo, 0, RETURNS, 1 }, { OLENA, undo, 0, RETURNS, 0 } } },
  { "never-an-earlier-one", { { OLENA, enter_result, 2, DONE }, { OLENA, enter_result, 1, DONE }, { TARAS, enter_draw, 1, DONE }, { OLENA, undo, 0, BLOCKED, 2 } } },
  { "touched-and-gone", { { OLENA, enter_result, 1, DONE }, { TARAS, enter_draw, 1, DONE }, { TARAS, undo, 0, RETURNS, 1 }, { OLENA, undo, 0, RETURNS, 0 }, { TARAS, redo, 0, BLOCKED, 0 }, { OLENA, redo, 0, RETURNS, 0 }, { TARAS, redo, 0, RETURNS, 1 } } },
  { "by-number", { { OLENA, enter_result, 1, DONE }, { TARAS, enter_result, 2, DONE }, { MARIIA, take_back, 0, RETURNS, 0 }, { OLENA, redo, 0, REFUSED }, { MARIIA, redo, 0, RETURNS, 0 }, { OLENA, undo, 0, RETURNS, 0 } } },
  { "by-number-tied", { { OLENA, enter_result, 1, DONE }, { TARAS, enter_draw, 1, DONE }, { MARIIA, take_back, 0, BLOCKED, 1 }, { MARIIA, take_back, 1, RETURNS, 1 }, { MARIIA, take_back, 0, RETURNS, 0 }, { MARIIA, take_back, 0, REFUSED }, { MARIIA, redo, 0, RETURNS, 0 }, { MARIIA, redo, 0, RETURNS, 1 } } },
  { "redo-is-whose", { { OLENA, enter_result, 1, DONE }, { OLENA, undo, 0, RETURNS, 0 }, { TARAS, enter_result, 2, DONE }, { OLENA, redo, 0, RETURNS, 0 } } },
  { "redo-tied", { { OLENA, enter_result, 1, DONE }, { OLENA, undo, 0, RETURNS, 0 }, { TARAS, enter_draw, 1, DONE }, { OLENA, redo, 0, BLOCKED, 2 }, { TARAS, undo, 0, RETURNS, 2 }, { OLENA, redo, 0, RETURNS, 0 } } },
  { "referred-to", { { OLENA, add_player, 1, DONE }, { TARAS, pair_swiss, 0, DONE }, { OLENA, undo, 0, BLOCKED, 1 }, { TARAS, undo, 0, RETURNS, 1 }, { OLENA, undo, 0, RETURNS, 0 } } },
  { "refers-to-what-is-gone", { { OLENA, be_absent, 0, DONE }, { OLENA, undo, 0, RETURNS, 0 }, { TARAS, remove_player, 0, DONE }, { OLENA, redo, 0, BLOCKED, 2 } } },
  { "two-newcomers", { { OLENA, add_player, 1, DONE }, { TARAS, add_player, 2, DONE }, { OLENA, undo, 0, RETURNS, 0 }, { OLENA, redo, 0, RETURNS, 0 } } },
  { "the-same-number", { { OLENA, remove_player, 0, DONE }, { TARAS, add_player, 2, DONE }, { OLENA, undo, 0, BLOCKED, 1 } } },
  { "the-same-key", { { OLENA, override, 1, DONE }, { OLENA, undo, 0, RETURNS, 0 }, { TARAS, override, 2, DONE }, { OLENA, redo, 0, BLOCKED, 2 } } },
  { "the-same-chief", { { OLENA, set_official, 1, DONE }, { OLENA, remove_official, 0, DONE }, { TARAS, set_official, 2, DONE }, { OLENA, undo, 0, BLOCKED, 2 } } },
  { "the-same-round", { { OLENA, pair_swiss, 0, DONE }, { OLENA, unpair_swiss, 0, DONE }, { TARAS, pair_swiss, 0, DONE }, { OLENA, undo, 0, BLOCKED, 2 } } },
  { "rounds-in-order", { { OLENA, pair_table, 0, DONE }, { TARAS, pair_table, 0, DONE }, { OLENA, undo, 0, BLOCKED, 1 } } },
  { "closed-round", { { OLENA, enter_result, 1, DONE }, { OLENA, enter_result, 2, DONE }, { OLENA, enter_result, 3, DONE }, { TARAS, close_table, 0, DONE }, { OLENA, undo, 0, BLOCKED, 3 }, { OLENA, take_back, 0, BLOCKED, 3 }, { TARAS, undo, 0, RETURNS, 3 }, { OLENA, undo, 0, RETURNS, 2 } } },
  { "turned-in-a-closed-round", { { OLENA, turn_board, 1, DONE }, { OLENA, enter_result, 1, DONE }, { OLENA, enter_result, 2, DONE }, { OLENA, enter_result, 3, DONE }, { TARAS, close_table, 0, DONE }, { OLENA, take_back, 0, BLOCKED, 4 }, { TARAS, undo, 0, RETURNS, 4 }, { OLENA, take_back, 0, RETURNS, 0 } } },
  { "settings-of-a-round", { { OLENA, shorten_swiss, 0, DONE }, { TARAS, pair_swiss, 0, DONE }, { OLENA, undo, 0, BLOCKED, 1 } } },
  { "absence-of-a-round", { { OLENA, be_absent, 0, DONE }, { TARAS, pair_swiss, 0, DONE }, { OLENA, undo, 0, BLOCKED, 1 } } },
  { "numbers-of-a-round", { { OLENA, number, 0, DONE }, { TARAS, pair_swiss, 0, DONE }, { OLENA, undo, 0, BLOCKED, 1 } } },
  { "rules-beside-a-round", { { OLENA, override, 1, DONE }, { TARAS, pair_swiss, 0, DONE }, { OLENA, undo, 0, RETURNS, 0 } } },
  { "round-beside-rules", { { OLENA, be_absent, 0, DONE }, { TARAS, pair_swiss, 0, DONE }, { MARIIA, override, 1, DONE }, { OLENA, undo, 0, BLOCKED, 1 }, { TARAS, undo, 0, RETURNS, 1 }, { OLENA, undo, 0, RETURNS, 0 } } },
  { "other-tournament", { { OLENA, be_absent, 0, DONE }, { TARAS, pair_table, 0, DONE }, { OLENA, undo, 0, RETURNS, 0 } } },
  { "title-of-a-round", { { OLENA, name_it, 1, DONE }, { TARAS, pair_swiss, 0, DONE }, { OLENA, undo, 0, RETURNS, 0 } } },
  { "solving-round-closed", { { OLENA, make_solving, 0, DONE }, { OLENA, mark_sheet, 0, DONE }, { OLENA, mark_sheet, 1, DONE }, { TARAS, close_solving, 0, DONE }, { OLENA, undo, 0, BLOCKED, 3 }, { TARAS, undo, 0, RETURNS, 3 }, { OLENA, undo, 0, RETURNS, 2 } } },
  { "works-of-a-sheet", { { OLENA, make_solving, 0, DONE }, { OLENA, add_work, 0, DONE }, { TARAS, mark_sheet, 0, DONE }, { OLENA, undo, 0, BLOCKED, 2 }, { TARAS, undo, 0, RETURNS, 2 }, { OLENA, undo, 0, RETURNS, 1 } } },
  { "lines-of-a-sheet", { { OLENA, make_solving, 0, DONE }, { OLENA, change_lines, 0, DONE }, { TARAS, mark_sheet, 0, DONE }, { OLENA, undo, 0, BLOCKED, 2 } } },
  { "author-beside-a-sheet", { { OLENA, make_solving, 0, DONE }, { OLENA, name_author, 0, DONE }, { TARAS, mark_sheet, 0, DONE }, { OLENA, undo, 0, RETURNS, 1 } } },
  { "two-sheets", { { OLENA, make_solving, 0, DONE }, { OLENA, mark_sheet, 0, DONE }, { TARAS, mark_sheet, 1, DONE }, { OLENA, undo, 0, RETURNS, 1 }, { OLENA, redo, 0, RETURNS, 1 } } },
  { "chain", { { OLENA, add_player, 1, DONE }, { TARAS, pair_swiss, 0, DONE }, { MARIIA, publish_swiss, 0, DONE }, { OLENA, undo, 0, BLOCKED, 2 }, { MARIIA, undo, 0, RETURNS, 2 }, { OLENA, undo, 0, BLOCKED, 1 }, { OLENA, take_back, 1, RETURNS, 1 }, { OLENA, undo, 0, RETURNS, 0 } } },
};

static const ZhJournalEntry *
get_last_entry (World *world)
{
  GPtrArray *journal = world->desk->journal;

  return g_ptr_array_index (journal, journal->len - 1);
}

static void
check_verifies (World *world)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhVerifyReport) report = zh_desk_verify_file (world->fixture->path, NULL, &error);
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  text = zh_verify_report_format (report);
  if (report->fault != ZH_VERIFY_OK)
    g_error ("%s", text);
}

/* @ids: the entries that the steps made */
static void
check_step (World        *world,
            const Step   *step,
            const gint64 *ids,
            ZhChange     *change,
            GError       *error)
{
  g_autofree char *name = NULL;

  switch (step->outcome)
    {
    case DONE:
      fixture_check (world->fixture, change, error);
      g_assert_cmpint (get_last_entry (world)->kind, ==, ZH_JOURNAL_ACT);
      break;
    case RETURNS:
      fixture_check (world->fixture, change, error);
      g_assert_cmpint (get_last_entry (world)->target, ==, ids[step->which]);
      g_assert_cmpint (get_last_entry (world)->kind, ==, step->act == redo ? ZH_JOURNAL_REDO : ZH_JOURNAL_UNDO);
      g_assert_cmpstr (get_last_entry (world)->actor, ==, names[step->who]);
      break;
    case BLOCKED:
      g_assert_null (change);
      g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
      name = g_strdup_printf ("entry %" G_GINT64_FORMAT ": ", ids[step->which]);
      g_test_message ("%s", error->message);
      g_assert_nonnull (strstr (error->message, name));
      break;
    case REFUSED:
    default:
      g_assert_null (change);
      g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
    }
}

static void
test_case (gconstpointer data)
{
  const Step *steps = cases[GPOINTER_TO_SIZE (data)].steps;
  Fixture     fixture = { NULL };
  World       world = { NULL };
  gint64      ids[MAX_STEPS] = { 0 };

  world_set_up (&world, &fixture);
  for (int i = 0; i < MAX_STEPS && steps[i].act != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      int       argument = steps[i].act == take_back ? (int) ids[steps[i].argument] : steps[i].argument;
      ZhChange *change;

      become (&world, steps[i].who);
      change = steps[i].act (&world, argument, &error);
      check_step (&world, &steps[i], ids, change, error);
      ids[i] = change != NULL ? get_last_entry (&world)->id : 0;
      check_verifies (&world);
    }
  fixture_tear_down (&fixture, NULL);
}

/* All that stands in the way, in the order in which it has to go; more than a few are counted. */
static void
test_names_all (void)
{
  Fixture fixture = { NULL };
  World   world = { NULL };
  gint64  first;
  g_autoptr (GError) error = NULL;
  g_autofree char *next = NULL;
  const char      *last;

  world_set_up (&world, &fixture);
  fixture_check (&fixture, enter_result (&world, 1, &error), error);
  first = get_last_entry (&world)->id;
  become (&world, TARAS);
  for (int i = 0; i < 4; i++)
    {
      fixture_check (&fixture, enter_draw (&world, 1, &error), error);
      fixture_check (&fixture, enter_result (&world, 1, &error), error);
    }
  g_assert_null (zh_desk_check_undo_act (world.desk, first, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  next = g_strdup_printf ("entry %" G_GINT64_FORMAT ": ", first + 7);
  last = strstr (error->message, next);
  g_assert_nonnull (last);
  g_free (next);
  next = g_strdup_printf ("entry %" G_GINT64_FORMAT ": ", first + 8);
  g_assert_true (strstr (error->message, next) < last);
  g_assert_nonnull (strstr (error->message, names[TARAS]));
  g_assert_nonnull (strstr (error->message, "3 more acts"));
  fixture_tear_down (&fixture, NULL);
}

/* What cannot be taken back at all. */
static void
test_no_such_act (void)
{
  static const struct
  {
    int id;
    int code;
  } refused[] = { { 1, ZH_ERROR_REFUSED }, { 0, ZH_ERROR_INPUT }, { -1, ZH_ERROR_INPUT }, { 4000, ZH_ERROR_INPUT } };
  Fixture fixture = { NULL };
  World   world = { NULL };
  g_autoptr (GError) error = NULL;

  world_set_up (&world, &fixture);
  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_assert_null (zh_desk_undo_act (world.desk, refused[i].id, &error));
      g_assert_error (error, ZH_ERROR, refused[i].code);
      g_clear_error (&error);
    }
  fixture_check (&fixture, zh_desk_undo (world.desk, &error), error);
  g_assert_null (zh_desk_undo_act (world.desk, get_last_entry (&world)->id, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  fixture_tear_down (&fixture, NULL);
}

/* Chance */

static const Act random_acts[] = {
  enter_result, enter_result, enter_draw, enter_draw, name_it, override, add_player, add_player, remove_player, withdraw,
  reinstate, be_absent, number, set_official, remove_official, pair_swiss, pair_table, unpair_swiss, publish_swiss,
  close_table, reopen_table, shorten_swiss, remove_swiss
};

static ZhChange *
act_at_random (World   *world,
               GError **error)
{
  int        what = g_test_rand_int_range (0, 100);
  GPtrArray *entries;
  int        last;

  if (what < 15)
    return zh_desk_undo (world->desk, error);
  if (what < 25)
    return zh_desk_redo (world->desk, error);
  if (what < 50)
    {
      entries = zh_desk_list_journal (world->desk, NULL, NULL);
      last = (int) entries->len;
      g_ptr_array_unref (entries);
      return zh_desk_undo_act (world->desk, g_test_rand_int_range (1, last + 1), error);
    }
  return random_acts[g_test_rand_int_range (0, G_N_ELEMENTS (random_acts))](world, g_test_rand_int_range (0, 4), error);
}

/* Some act that stands, chosen at random, until none is left: always the last of all can go. */
static void
undo_all_at_random (World *world)
{
  while (zh_desk_get_last_act (world->desk) != NULL)
    {
      g_autoptr (GError) error = NULL;
      int       id = g_test_rand_int_range (2, (int) zh_desk_get_last_act (world->desk)->id + 1);
      ZhChange *change = zh_desk_undo_act (world->desk, id, &error);

      if (change == NULL && g_test_rand_bit ())
        change = zh_desk_undo_act (world->desk, zh_desk_get_last_act (world->desk)->id, NULL);
      if (change != NULL)
        fixture_check (world->fixture, change, error);
      else
        g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
    }
}

static gint64
get_id (const ZhJournalEntry *entry)
{
  return entry != NULL ? entry->id : 0;
}

/* The end of the journal that is in memory says of undo and redo what the whole of it says. */
static void
check_end_suffices (World *world)
{
  gint64 undo_id = get_id (zh_desk_get_undo_entry (world->desk));
  gint64 redo_id = get_id (zh_desk_get_redo_entry (world->desk));
  gint64 last_id = get_id (zh_desk_get_last_act (world->desk));
  g_autoptr (GError) error = NULL;

  g_assert_true (zh_desk_reach_back (world->desk, 1, &error));
  g_assert_no_error (error);
  g_assert_cmpint (zh_desk_get_first_entry (world->desk), ==, 1);
  g_assert_cmpint (get_id (zh_desk_get_undo_entry (world->desk)), ==, undo_id);
  g_assert_cmpint (get_id (zh_desk_get_redo_entry (world->desk)), ==, redo_id);
  g_assert_cmpint (get_id (zh_desk_get_last_act (world->desk)), ==, last_id);
}

static void
act_on (World *world)
{
  for (int i = 0; i < 60; i++)
    {
      g_autoptr (GError) error = NULL;
      ZhChange *change;

      become (world, g_test_rand_int_range (OLENA, MARIIA + 1));
      if (g_test_rand_bit ())
        check_end_suffices (world);
      change = act_at_random (world, &error);
      if (change != NULL)
        fixture_check (world->fixture, change, error);
      else
        g_assert_false (g_error_matches (error, ZH_ERROR, ZH_ERROR_CORRUPT));
      if (g_test_rand_bit ())
        check_end_suffices (world);
      if (i % 10 == 9)
        check_verifies (world);
    }
}

static void
test_random (void)
{
  for (int run = 0; run < 4; run++)
    {
      Fixture          fixture = { NULL };
      World            world = { NULL };
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;

      fixture_set_up (&fixture, NULL);
      before = fixture_dump_tables (&fixture);
      world_fill (&world, &fixture);
      act_on (&world);
      undo_all_at_random (&world);
      check_verifies (&world);
      after = fixture_dump_tables (&fixture);
      g_assert_cmpstr (after, ==, before);
      fixture_tear_down (&fixture, NULL);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/desk/undo-mine/%s", cases[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_case);
    }
  g_test_add_func ("/desk/undo-mine/names-all", test_names_all);
  g_test_add_func ("/desk/undo-mine/no-such-act", test_no_such_act);
  g_test_add_func ("/desk/undo-mine/random", test_random);
  return g_test_run ();
}
