/* Acts that take in much at once: stopped at any of their steps they leave nothing; and one that
 * runs in another thread tells of itself only when the desk is taken back.
 */
#include "config.h"

#include <string.h>

#include "desk-fixture.h"
#include "desk-game-list.h"
#include "desk-import.h"
#include "desk-loan.h"
#include "desk-members.h"
#include "desk-team-list.h"
#include "errors.h"
#include "trf-reader.h"
#include "../tournament-settings.h"

typedef struct
{
  GCancellable *cancellable;
  int           left; /* steps until it is cancelled */
  int           last; /* how far it said to be */
} Stopper;

static void
step_cb (int      done,
         gpointer user_data)
{
  Stopper *stopper = user_data;

  g_assert_cmpint (done, >=, stopper->last);
  stopper->last = done;
  if (stopper->left-- == 0)
    g_cancellable_cancel (stopper->cancellable);
}

typedef struct
{
  const char *name;
  gint64 (*prepare) (Fixture *fixture);
  ZhChange *(*act) (Fixture *fixture,
                    gint64   tournament,
                    GError **error);
  int least_steps;
} LongAct;

static gint64
prepare (Fixture    *fixture,
         const char *system,
         int         boards)
{
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  zh_person_set_string (&settings->name, "Open");
  g_assert_true (zh_system_from_string (system, &settings->system));
  settings->boards = boards;
  fixture_check (fixture, test_add_tournament (fixture->desk, settings, &id, &error), error);
  return id;
}

static gint64
prepare_players (Fixture *fixture)
{
  return prepare (fixture, "dutch", 0);
}

static ZhChange *
add_entries (Fixture *fixture,
             gint64   tournament,
             GError **error)
{
  g_autoptr (GPtrArray) entries = fixture_make_entries (5);

  return zh_desk_add_entries (fixture->desk, tournament, entries, error);
}

static gint64
prepare_teams (Fixture *fixture)
{
  return prepare (fixture, "round-robin", 2);
}

static ZhChange *
add_teams (Fixture *fixture,
           gint64   tournament,
           GError **error)
{
  g_autoptr (ZhEntryTable) table = zh_entry_table_new_from_text ("team,board,name\nTower,1,Invented One\nTower,2,Invented Two\n"
                                                                 "Rook,1,Invented Three\nRook,2,Invented Four\n",
                                                                 NULL, NULL);
  g_autoptr (ZhTeamList) list = zh_team_list_new (table, 2, NULL, NULL);

  return zh_desk_add_teams (fixture->desk, tournament, list->teams, NULL, error);
}

static ZhChange *
import_trf (Fixture *fixture,
            gint64   tournament,
            GError **error)
{
  g_autoptr (ZhTrfFile) file = zh_trf_read ("012 Invented Cup\n092 Individual: Round-Robin\n"
                                            "001    1 m    Invented One                      2100 UKR                         1.0    1     2 w 1\n"
                                            "001    2 m    Invented Two                      2000 UKR                         0.0    2     1 b 0\n",
                                            NULL, error);

  return zh_desk_import_trf (fixture->desk, file, NULL, NULL, NULL, error);
}

static gint64
prepare_round (Fixture *fixture)
{
  gint64 id = fixture_add_tournament (fixture, "Open", "round-robin", 4);
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  return id;
}

static ZhChange *
keep_games (Fixture *fixture,
            gint64   tournament,
            GError **error)
{
  return zh_desk_keep_games (fixture->desk, tournament, 1, "[Board \"1\"]\n\n1. e4 *\n\n[Board \"2\"]\n\n1. d4 *\n", error);
}

static const LongAct acts[] = {
  { "entries", prepare_players, add_entries, 5 },
  { "teams", prepare_teams, add_teams, 4 },
  { "trf", prepare_players, import_trf, 3 },
  { "games", prepare_round, keep_games, 2 },
};

/* Cancelled at the first step, at the second, and so on; then done, and undone. */
static void
test_stopped (Fixture      *fixture,
              gconstpointer data)
{
  const LongAct   *act = data;
  gint64           tournament = act->prepare (fixture);
  g_autofree char *before = fixture_dump_tables (fixture);
  g_autofree char *head = g_strdup (zh_desk_get_snapshot (fixture->desk)->journal_head);
  ZhCompetition   *snapshot = zh_desk_get_snapshot (fixture->desk);
  g_autofree char *undone = NULL;
  g_autoptr (GError) last = NULL;
  ZhChange *change = NULL;
  int       n_steps;

  for (n_steps = 0; change == NULL; n_steps++)
    {
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      g_autoptr (GError) error = NULL;
      g_autofree char *after = NULL;
      Stopper          stopper = { cancellable, n_steps, 0 };
      ZhProgress       progress = { cancellable, step_cb, &stopper, 0, ZH_PROGRESS_WHOLE };

      zh_desk_set_progress (fixture->desk, &progress);
      change = act->act (fixture, tournament, &error);
      zh_desk_set_progress (fixture->desk, NULL);
      if (change != NULL)
        break;
      g_assert_error (error, ZH_ERROR, ZH_ERROR_CANCELLED);
      after = fixture_dump_tables (fixture);
      g_assert_cmpstr (after, ==, before);
      g_assert_cmpstr (zh_desk_get_snapshot (fixture->desk)->journal_head, ==, head);
      g_assert_true (zh_desk_get_snapshot (fixture->desk) == snapshot);
    }
  g_assert_cmpint (n_steps, >=, act->least_steps);
  fixture_check (fixture, change, NULL);
  fixture_check (fixture, zh_desk_undo (fixture->desk, &last), last);
  undone = fixture_dump_tables (fixture);
  g_assert_cmpstr (undone, ==, before);
}

/* A desk in another thread */

typedef struct
{
  Fixture *fixture;
  gint64   tournament;
  GError  *error;
  gboolean done;
} Work;

static gpointer
work (gpointer data)
{
  Work *self = data;
  g_autoptr (ZhChange) change = add_entries (self->fixture, self->tournament, &self->error);

  self->done = change != NULL;
  return NULL;
}

static void
changed_cb (ZhDesk         *desk,
            const ZhChange *change,
            gpointer        user_data)
{
  g_assert_cmpuint (((const ZhTournament *) g_ptr_array_index (zh_desk_get_snapshot (desk)->tournaments, 0))->entries->len, ==, 5);
  *(GThread **) user_data = g_thread_self ();
}

static void
test_lent (Fixture      *fixture,
           gconstpointer data)
{
  Work           self = { fixture, prepare_players (fixture), NULL, FALSE };
  ZhCompetition *before = zh_desk_get_snapshot (fixture->desk);
  GThread       *told = NULL;
  guint          watch;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) more = fixture_make_entries (1);

  watch = zh_desk_add_watch (fixture->desk, changed_cb, &told);
  zh_desk_lend (fixture->desk);
  g_assert_null (zh_desk_add_entries (fixture->desk, self.tournament, more, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_clear_error (&error);
  g_thread_join (g_thread_new ("work", work, &self));
  g_assert_no_error (self.error);
  g_assert_true (self.done);
  /* the rows are in the file, but nobody here has heard of them */
  g_assert_true (zh_desk_get_snapshot (fixture->desk) == before);
  g_assert_null (told);
  g_assert_null (zh_desk_add_entries (fixture->desk, self.tournament, more, NULL));
  zh_desk_take_back (fixture->desk);
  g_assert_true (told == g_thread_self ());
  zh_desk_remove_watch (fixture->desk, watch);
  g_assert_true (zh_desk_check_snapshot (fixture->desk, &error));
  g_assert_no_error (error);
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
}

/* Closed meanwhile: the other thread finds it closed, and takes nothing in. */
static void
test_closed (Fixture      *fixture,
             gconstpointer data)
{
  Work self = { fixture, prepare_players (fixture), NULL, FALSE };

  zh_desk_lend (fixture->desk);
  g_assert_true (zh_desk_close (fixture->desk, NULL));
  g_thread_join (g_thread_new ("work", work, &self));
  zh_desk_take_back (fixture->desk);
  g_assert_false (self.done);
  g_assert_error (self.error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_error_free (self.error);
  fixture_reopen (fixture);
  g_assert_cmpuint (fixture_get_tournament (fixture, self.tournament)->entries->len, ==, 0);
}

/* Who is entered twice */

static void
add_candidate (GPtrArray  *candidates,
               const char *surname,
               const char *given)
{
  g_ptr_array_add (candidates, fixture_make_entry (surname, given, 0));
}

/* Each is named once, however many he looks like; a missing given name fits any. */
static void
test_duplicates (Fixture      *fixture,
                 gconstpointer data)
{
  gint64 id = prepare_players (fixture);
  g_autoptr (GPtrArray) candidates = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  g_autoptr (GArray) found = NULL;
  static const guint expected[] = { 1, 2, 4 };

  add_candidate (candidates, "Invented", "One");
  add_candidate (candidates, "invented", "ONE");
  add_candidate (candidates, "Invented", "One");
  add_candidate (candidates, "Invented", "Two");
  add_candidate (candidates, "Invented", "");
  add_candidate (candidates, "Other", "");
  found = zh_tournament_find_duplicates (fixture_get_tournament (fixture, id), candidates, NULL, NULL);
  g_assert_cmpuint (found->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < found->len; i++)
    g_assert_cmpuint (g_array_index (found, ZhDuplicate, i).index, ==, expected[i]);
}

/* A column taken for the surname whose cells are all the same: every row has its own given name,
 * and each is held against none of the others. */
static void
test_one_surname (Fixture      *fixture,
                  gconstpointer data)
{
  gint64 id = prepare_players (fixture);
  g_autoptr (GPtrArray) candidates = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  g_autoptr (GArray) found = NULL;

  for (int i = 0; i < 10000; i++)
    {
      g_autofree char *given = g_strdup_printf ("Given%d", i);

      add_candidate (candidates, "Same", given);
    }
  found = zh_tournament_find_duplicates (fixture_get_tournament (fixture, id), candidates, NULL, NULL);
  g_assert_cmpuint (found->len, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (acts); i++)
    {
      g_autofree char *path = g_strconcat ("/desk/long-acts/stopped/", acts[i].name, NULL);

      g_test_add (path, Fixture, &acts[i], fixture_set_up, test_stopped, fixture_tear_down);
    }
  g_test_add ("/desk/long-acts/lent", Fixture, NULL, fixture_set_up, test_lent, fixture_tear_down);
  g_test_add ("/desk/long-acts/closed", Fixture, NULL, fixture_set_up, test_closed, fixture_tear_down);
  g_test_add ("/desk/long-acts/duplicates", Fixture, NULL, fixture_set_up, test_duplicates, fixture_tear_down);
  g_test_add ("/desk/long-acts/one-surname", Fixture, NULL, fixture_set_up, test_one_surname, fixture_tear_down);
  return g_test_run ();
}
