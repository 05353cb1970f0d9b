#include "config.h"

#include <string.h>

#include "ctl-runner.h"

#define MORPHY "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"

static void
test_tree (void)
{
  g_autofree char *plain = NULL;
  g_autofree char *russian = NULL;
  g_autofree char *json = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &plain, NULL, "work", "check", "--genre", "mate", "--moves", "2", "--fen", MORPHY, "--tree"), ==, 0);
  g_assert_nonnull (strstr (plain, "\nsolution=1. Ra6!\n  1... "));
  g_assert_nonnull (strstr (plain, "\n  1... bxa6 2. b7#\n"));
  g_assert_cmpint (CTL_RUN (NULL, &russian, NULL, "work", "check", "--genre", "mate", "--moves", "2", "--fen", MORPHY, "--letters", "ru"), ==, 0);
  g_assert_nonnull (strstr (russian, "\nsolution=1. Лa6!\n"));
  g_assert_cmpint (CTL_RUN (NULL, &json, NULL, "work", "check", "--genre", "mate", "--moves", "2", "--fen", MORPHY, "--json"), ==, 0);
  g_assert_nonnull (strstr (json, "\"solution-lines\":[\"1. Ra6!\"]"));
}

/* A threat stands first, and what does nothing against it is left out. */
static void
test_threat (void)
{
  g_autofree char *plain = NULL;

  CTL_RUN (NULL, &plain, NULL, "work", "check", "--genre", "mate", "--moves", "2", "--fen", "7k/8/5K2/8/8/8/8/6R1 w - - 0 1", "--tree");
  g_assert_nonnull (strstr (plain, "solution=1. Kf7!\n  1... ~ 2. Rh1#\n"));
}

static void
test_help (void)
{
  g_autofree char *plain = NULL;
  g_autofree char *set = NULL;

  /* 1. f3 e5 2. g4 Qh4# and its like: eight ways. */
  g_assert_cmpint (CTL_RUN (NULL, &plain, NULL, "work", "check", "--genre", "helpmate", "--moves", "2", "--solutions", "8", "--fen",
                            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
                   ==, 0);
  g_assert_nonnull (strstr (plain, "\nsolutions=8\n"));
  g_assert_nonnull (strstr (plain, "\nsolution=1. f3 e5 2. g4 Qh4#\n"));
  g_assert_cmpint (CTL_RUN (NULL, &set, NULL, "work", "check", "--genre", "helpmate", "--moves", "1.5", "--set-play", "--fen",
                            "k7/8/1K6/8/8/8/8/7R w - - 0 1"),
                   ==, 1);
  g_assert_nonnull (strstr (set, "\nset-play="));
  g_assert_nonnull (strstr (set, "\nset-line=2. Kb8 Rh8#\n"));
}

static void
test_limit (void)
{
  g_autofree char *plain = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &plain, NULL, "work", "check", "--genre", "helpmate", "--moves", "8", "--limit", "1000", "--fen",
                            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
                   ==, 1);
  g_assert_true (g_str_has_prefix (plain, "solved=unknown\nsound=unknown\n"));
}

/* What the rules say against a work has its article, in every language; the exit says whether it is a fault. */
static void
test_findings (void)
{
  g_autofree char *english = NULL;
  g_autofree char *ukrainian = NULL;
  g_autofree char *russian = NULL;
  g_autofree char *allowed = NULL;
  g_autofree char *draughts = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &english, NULL, "work", "check", "--genre", "mate", "--moves", "3", "--fen", MORPHY), ==, 1);
  g_assert_nonnull (strstr (english, "\nruleset=ru-chess-988\n"));
  g_assert_nonnull (strstr (english, "\nfinding=shorter\tfault\t46.4\tThe task can be done sooner: in 2\n"));
  g_assert_cmpint (CTL_RUN (NULL, &ukrainian, NULL, "work", "check", "--genre", "mate", "--moves", "3", "--fen", MORPHY, "--lang", "uk"), ==, 1);
  g_assert_nonnull (strstr (ukrainian, "\nfinding=shorter\tfault\t46.4\tЗавдання виконується раніше, ходів: 2\n"));
  g_assert_cmpint (CTL_RUN (NULL, &russian, NULL, "work", "check", "--genre", "mate", "--moves", "1", "--lang", "ru", "--fen",
                            "k7/8/1K6/8/8/8/8/B1B4R w - - 0 1"),
                   ==, 1);
  g_assert_nonnull (strstr (russian, "\nfinding=bishops\tfault\t46.2\tДва белых слона стоят на полях одного цвета\n"));
  /* An event may lift the rule (46.2). */
  g_assert_cmpint (CTL_RUN (NULL, &allowed, NULL, "work", "check", "--genre", "mate", "--moves", "1", "--ruleset", "ru-chess-988", "--set",
                            "composition.bishops-differ=no", "--fen", "k7/8/1K6/8/8/8/8/B1B4R w - - 0 1"),
                   ==, 0);
  g_assert_null (strstr (allowed, "bishops"));
  g_assert_cmpint (CTL_RUN (NULL, &draughts, NULL, "work", "check", "--genre", "win", "--moves", "1", "--variant", "russian", "--section", "study",
                            "--limit", "1000", "--fen", "W:Wa1,c1,e1,g1,g3:Bb8"),
                   ==, 1);
  g_assert_nonnull (strstr (draughts, "\nfinding=size\tfault\tVI.1.3.2\t"));
}

/* What a solver writes of a mate in three: two moves of White, the threat among the lines. */
static void
test_sheet (void)
{
  g_autofree char *two = NULL;
  g_autofree char *three = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &two, NULL, "work", "check", "--genre", "mate", "--moves", "2", "--fen", MORPHY, "--sheet"), ==, 0);
  g_assert_nonnull (strstr (two, "\nsheet=1. Ra6\nruleset="));
  g_assert_cmpint (CTL_RUN (NULL, &three, NULL, "work", "check", "--genre", "mate", "--moves", "3", "--fen",
                            "8/6Rp/7p/5K1k/8/6p1/5bPP/4N3 w - - 0 1", "--sheet"),
                   ==, 0);
  g_assert_nonnull (strstr (three, "\nsheet=1. Rxg3 Bxg3 2. Nf3\n"));
}

/* The author's line is played through: it holds to the mate, ends before it, or fails at a move. */
static void
test_line (void)
{
  static const struct
  {
    const char *line;
    int         exit_code;
    const char *told;
  } lines[] = {
    { "1. Ra6! bxa6 2. b7#", 0, "\nend=done\nplies-held=3\n" },
    { "1. Ra6 bxa6", 1, "\nend=open\nplies-held=2\n" },
    { "1. bxa7 Bg3", 1, "\nend=fails\nplies-held=0\n" },
    { "1. Лa6 bxa6 2. b7#", 0, "\nend=done\n" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *plain = NULL;

      g_assert_cmpint (CTL_RUN (NULL, &plain, NULL, "work", "check", "--genre", "mate", "--moves", "2", "--fen", MORPHY, "--line", lines[i].line), ==,
                       lines[i].exit_code);
      g_assert_nonnull (strstr (plain, lines[i].told));
    }
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "work", "check", "--genre", "mate", "--moves", "2", "--fen", MORPHY, "--line", "1. Ra8"), ==, 3);
}

/* Morphy's problem at its place, mirrored, and a king and a queen moved over the board. */
static void
test_compare (void)
{
  static const char table[] = "A,kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1\n"
                              "B,5Kbk/6pp/6P1/8/8/8/8/7R w - - 0 1\n"
                              "C,8/8/8/3k4/8/3K4/3Q4/8 w - - 0 1\n"
                              "D,8/8/8/8/4k3/8/4K3/4Q3 w - - 0 1\n"
                              "E,8/8/8/8/4k3/8/4Q3/4K3 w - - 0 1\n"
                              "F,\"W:We1,g3:Bh4\"\n"
                              "G,\"W:We1,g3:Bh4\",russian\n"
                              "H,\"W:W46,37:B36\",international\n";
  g_autofree char  *plain = NULL;

  g_assert_cmpint (CTL_RUN (table, &plain, NULL, "work", "compare", "-"), ==, 1);
  g_assert_cmpstr (plain, ==, "A\tB\tmirrored\nC\tD\tshifted\nF\tG\tsame\n");
  g_assert_cmpint (CTL_RUN ("A,kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1\n", NULL, NULL, "work", "compare", "-"), ==, 0);
  g_assert_cmpint (CTL_RUN ("A,nonsense\n", NULL, NULL, "work", "compare", "-"), ==, 3);
}

#define EVENT                                        \
  "round,60,1\nwork,A\nwork,B\nround,60,2\nwork,C\n" \
  "sheet,1,Aaa One,30,5,2+1.5\nsheet,1,Bbb Two,40,5,5\nsheet,2,Aaa One,50,5\nsheet,2,Bbb Two,20,0\n"

static void
test_solving (void)
{
  g_autofree char *plain = NULL;
  g_autofree char *first = NULL;
  g_autofree char *day = NULL;
  g_autofree char *json = NULL;
  g_autofree char *errors = NULL;

  g_assert_cmpint (CTL_RUN (EVENT, &plain, NULL, "solve", "standings", "-"), ==, 0);
  g_assert_cmpstr (plain, ==, "1\tAaa One\t13.5\t1:20:00\t8.5/0:30:00 5/0:50:00\n2\tBbb Two\t10\t1:40:00\t10/0:40:00 0/1:00:00*\n");
  g_assert_cmpint (CTL_RUN (EVENT, &first, NULL, "solve", "standings", "--after-round", "1", "-"), ==, 0);
  g_assert_true (g_str_has_prefix (first, "1\tBbb Two\t10\t0:40:00\t"));
  g_assert_cmpint (CTL_RUN (EVENT, &day, NULL, "solve", "standings", "--day", "2", "-"), ==, 0);
  g_assert_true (g_str_has_prefix (day, "1\tAaa One\t5\t0:50:00\t"));
  g_assert_cmpint (CTL_RUN (EVENT, &json, NULL, "solve", "standings", "-", "--json"), ==, 0);
  g_assert_nonnull (strstr (json, "{\"article\":\"51.2\",\"charge\":\"no-points\",\"points\":\"0\",\"round\":2,\"seconds\":3600}"));
  g_assert_cmpint (CTL_RUN (EVENT, NULL, &errors, "solve", "standings", "--day", "3", "-"), ==, 2);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ctl/work/tree", test_tree);
  g_test_add_func ("/ctl/work/threat", test_threat);
  g_test_add_func ("/ctl/work/help", test_help);
  g_test_add_func ("/ctl/work/limit", test_limit);
  g_test_add_func ("/ctl/work/findings", test_findings);
  g_test_add_func ("/ctl/work/sheet", test_sheet);
  g_test_add_func ("/ctl/work/line", test_line);
  g_test_add_func ("/ctl/work/compare", test_compare);
  g_test_add_func ("/ctl/solve/standings", test_solving);
  return g_test_run ();
}
