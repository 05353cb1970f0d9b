/* Works before they are laid before solvers: what the engines find, what the rules say to it, and which other works of the
 * file are alike.
 */
#include "config.h"

#include "errors.h"
#include "work-tests.h"

#define LIMIT 200000
/* A rook on the last rank. */
#define BACK_RANK "6k1/5ppp/8/8/8/8/8/4R1K1"

static ZhTournament *
add_tournament (ZhCompetition *competition,
                ZhSport        sport)
{
  ZhTournament *tournament = zh_tournament_new ();

  tournament->play = ZH_PLAY_SOLVING;
  tournament->sport = sport;
  g_ptr_array_add (competition->tournaments, tournament);
  return tournament;
}

static ZhWorkRecord *
add_work (ZhTournament *tournament,
          const char   *genre,
          const char   *moves,
          const char   *position,
          const char   *task)
{
  static gint64 last_id;
  ZhWorkRecord *work = zh_work_record_new ();

  work->id = ++last_id;
  work->round = 1;
  work->number = (int) tournament->works->len + 1;
  g_free (work->code);
  work->code = g_strdup_printf ("1.%d", work->number);
  zh_person_set_string (&work->genre, genre);
  zh_person_set_string (&work->moves, moves);
  zh_person_set_string (&work->position, position);
  zh_person_set_string (&work->task, task);
  g_ptr_array_add (tournament->works, work);
  return work;
}

/* "pass" or "look", and what the program says; or why nothing can be solved. */
static char *
run (const ZhCompetition *competition,
     const ZhTournament  *tournament,
     const ZhWorkRecord  *work,
     guint64              limit)
{
  g_autoptr (ZhRuleset) rules = zh_ruleset_load ("ru-chess-988", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhWorkTests) tests = zh_work_tests_run (competition, tournament, work, rules, zh_language_get_screen (), limit, NULL, &error);
  g_autofree char *text = tests != NULL ? zh_work_tests_format (tests, zh_language_get_screen ()) : NULL;

  if (tests != NULL)
    return g_strdup_printf ("%s|%s", zh_work_tests_pass (tests) ? "pass" : "look", text);
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  return g_strdup (error->message);
}

static const struct
{
  const char *name;
  ZhSport     sport;
  const char *genre;
  const char *moves;
  const char *position;
  const char *task;
  guint64     limit;
  const char *expected;
} cases[] = {
  { "mate", ZH_SPORT_CHESS, "mate", "1", BACK_RANK, "", LIMIT,
    "pass|1 solution found\n1. Re8#!\n· The first move gives check (52.3)" },
  { "mate-longer", ZH_SPORT_CHESS, "mate", "2", BACK_RANK, "", LIMIT,
    "look|1 solution found\n1. Re8#!\n✗ The task can be done sooner: in 1 (46.4)\n· The first move gives check (52.3)" },
  { "mate-cooked", ZH_SPORT_CHESS, "mate", "1", "6k1/5ppp/8/8/8/8/8/Q3R1K1", "", LIMIT,
    "look|2 solutions found\n1. Qa8#!\n1. Re8#!\n✗ Solutions: 2; asked for: 1 (46.4)" },
  { "mate-with-two-asked-for", ZH_SPORT_CHESS, "mate", "1", "6k1/5ppp/8/8/8/8/8/Q3R1K1", "2 solutions", LIMIT,
    "pass|2 solutions found\n1. Qa8#!\n1. Re8#!" },
  { "mate-of-none", ZH_SPORT_CHESS, "mate", "1", "6k1/8/8/8/8/8/8/4R1K1", "", LIMIT,
    "look|0 solutions found\n✗ The task cannot be done (46.3)" },
  { "not-to-the-end", ZH_SPORT_CHESS, "mate", "4", "6k1/8/8/8/8/8/8/Q3R1K1", "", 20,
    "look|0 solutions found; the search did not come to its end\n· The search stopped at its limit: there may be further solutions (46.4)" },
  { "helpmate", ZH_SPORT_CHESS, "helpmate", "1", "6k1/5ppp/8/8/8/8/8/4R1K1 b - - 0 1", "", LIMIT,
    "pass|1 solution found\n1. Kh8 Re8#" },
  { "helpmate-half", ZH_SPORT_CHESS, "helpmate", "0.5", BACK_RANK, "", LIMIT,
    "pass|1 solution found\n1... Re8#" },
  { "selfmate-without-moves", ZH_SPORT_CHESS, "selfmate", "", BACK_RANK, "", LIMIT,
    "Work 1.1: say in how many moves, from 1 to 12" },
  { "mate-in-half-a-move", ZH_SPORT_CHESS, "mate", "1.5", BACK_RANK, "", LIMIT,
    "Work 1.1: say in how many moves, from 1 to 12" },
  { "mate-in-none", ZH_SPORT_CHESS, "mate", "0", BACK_RANK, "", LIMIT,
    "Work 1.1: say in how many moves, from 1 to 12" },
  { "mate-of-no-position", ZH_SPORT_CHESS, "mate", "1", "", "", LIMIT,
    "Work 1.1 has no position yet; there is nothing to solve" },
  { "mate-of-words", ZH_SPORT_CHESS, "mate", "1", "nothing", "", LIMIT,
    "FEN: the first field must hold eight ranks of eight squares, pieces as KQRBNP and kqrbnp, empty squares as digits" },
  { "win-at-chess", ZH_SPORT_CHESS, "win", "1", BACK_RANK, "", LIMIT,
    "Work 1.1: choose a genre of its game first; there is nothing to solve without one" },
  { "genre-of-nothing", ZH_SPORT_CHESS, "", "1", BACK_RANK, "", LIMIT,
    "Work 1.1: choose a genre of its game first; there is nothing to solve without one" },
  { "draughts", ZH_SPORT_DRAUGHTS_RUSSIAN, "win", "", "W:Wc3:Bd4", "", LIMIT,
    "pass|1 solution found\nc3xe5" },
  { "draughts-in-one", ZH_SPORT_DRAUGHTS_RUSSIAN, "win", "1", "W:Wc3:Bd4", "", LIMIT,
    "pass|1 solution found\nc3xe5" },
  { "draughts-in-words", ZH_SPORT_DRAUGHTS_RUSSIAN, "win", "few", "W:Wc3:Bd4", "", LIMIT,
    "Work 1.1: say in how many moves, from 1 to 40" },
  { "mate-at-draughts", ZH_SPORT_DRAUGHTS_RUSSIAN, "mate", "1", "W:Wc3:Bd4", "", LIMIT,
    "Work 1.1: choose a genre of its game first; there is nothing to solve without one" },
  { "draughts-of-words", ZH_SPORT_DRAUGHTS_RUSSIAN, "win", "", "nothing", "", LIMIT,
    "FEN: expected the side to move and the units of both sides, such as W:W21-32:B1-12" },
};

static void
test_work (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (ZhCompetition) competition = zh_competition_new ();
  ZhTournament    *tournament = add_tournament (competition, cases[i].sport);
  ZhWorkRecord    *work = add_work (tournament, cases[i].genre, cases[i].moves, cases[i].position, cases[i].task);
  g_autofree char *found = run (competition, tournament, work, cases[i].limit);

  g_assert_cmpstr (found, ==, cases[i].expected);
}

/* The same men elsewhere on the board, in any tournament of the game; a work is not like itself. */
static void
test_likes (void)
{
  g_autoptr (ZhCompetition) competition = zh_competition_new ();
  ZhTournament    *tournament = add_tournament (competition, ZH_SPORT_CHESS);
  ZhTournament    *other = add_tournament (competition, ZH_SPORT_CHESS);
  ZhTournament    *draughts = add_tournament (competition, ZH_SPORT_DRAUGHTS_RUSSIAN);
  ZhWorkRecord    *work = add_work (tournament, "mate", "1", BACK_RANK, "");
  g_autofree char *found = NULL;

  add_work (tournament, "mate", "1", "1k6/ppp5/8/8/8/8/8/1K1R4", "");
  add_work (other, "mate", "1", BACK_RANK, "");
  add_work (other, "mate", "1", "", "");
  add_work (other, "mate", "1", "8/8/8/8/8/8/4R3/4K2k", "");
  add_work (draughts, "win", "", "W:Wc3:Bd4", "");
  found = run (competition, tournament, work, LIMIT);
  g_assert_cmpstr (found, ==, "look|1 solution found\n1. Re8#!\n· The first move gives check (52.3)\n≈ 1.2: mirrored\n≈ 1.1: the same position");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/desk/work-tests/%s", cases[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_work);
    }
  g_test_add_func ("/desk/work-tests/likes", test_likes);
  return g_test_run ();
}
