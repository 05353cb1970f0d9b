/* Times by rating, and odds of men (IV.3.5.9): which line of the table holds for a game, what each colour gets, where it is printed, what a new clock
 * shows, and what is refused.
 */
#include "config.h"

#include "ctl-runner.h"

#include <glib/gstdio.h>
#include <string.h>

static void
set_table (CtlFixture *fixture,
           int         code,
           const char *table,
           const char *words)
{
  g_autofree char *path = g_build_filename (fixture->folder, "handicap.txt", NULL);
  g_autofree char *line = g_strdup_printf ("handicap FILE set '%s'", path);

  g_assert_true (g_file_set_contents (path, table, -1, NULL));
  ctl_expect (fixture, code, line, words);
}

/* White's and Black's ratings, and what they get from 100: 90+30, 100+30; 300: 60+30, 100+30; 600: 30, 100. */
static const struct
{
  int         white;
  int         black;
  const char *times;
} games[] = {
  { 2000, 2000, "" },
  { 2099, 2000, "" },
  { 2100, 2000, "White 90+30, Black 100+30, difference of ratings 100 [7.2]" },
  { 2000, 2100, "White 100+30, Black 90+30, difference of ratings 100 [7.2]" },
  { 2299, 2000, "White 90+30, Black 100+30, difference of ratings 299 [7.2]" },
  { 2000, 2300, "White 100+30, Black 60+30, difference of ratings 300 [7.3]" },
  { 2600, 2000, "White 30, Black 100, difference of ratings 600" },
  { 2600, 0, "" },
};

static const char table[] = "300; 60+30; 100+30; 7.3\n100; 90+30; 100+30; 7.2\n600\t30\t100\n";

static void
make_pair (CtlFixture *fixture,
           int         white,
           int         black)
{
  const int ratings[] = { white, black };

  g_remove (fixture->file);
  g_free (ctl_say (fixture, 0, "new FILE --title Cup --ruleset ru-chess-988"));
  g_free (ctl_say (fixture, 0, "tournament FILE add --name Open --system round-robin --time 5400+30"));
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *line = g_strdup_printf ("entry FILE add 'P%c Player' --rating %d", 'a' + i, ratings[i]);

      g_free (ctl_say (fixture, 0, ratings[i] > 0 ? line : "entry FILE add 'Unrated Player'"));
    }
  g_free (ctl_say (fixture, 0, black > 0 ? "entry FILE number --by hand --order 'Pa Player,Pb Player'" : "entry FILE number --by hand --order 'Pa Player,Unrated Player'"));
  set_table (fixture, 0, table, "Handicap, times by rating: 3 lines");
  g_free (ctl_say (fixture, 0, "pair FILE --publish"));
}

static void
test_times (CtlFixture   *fixture,
            gconstpointer data)
{
  guint n_agreed = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *wanted = g_strdup_printf ("1\t1\t%s\n", games[i].times);
      g_autofree char *told = NULL;

      make_pair (fixture, games[i].white, games[i].black);
      told = ctl_say (fixture, 0, "handicap FILE boards --round 1");
      n_agreed += strcmp (told, wanted) == 0;
      if (strcmp (told, wanted) != 0)
        g_test_message ("%d – %d: not %s but %s", games[i].white, games[i].black, wanted, told);
    }
  g_test_message ("times by rating: %u/%u agree", n_agreed, (guint) G_N_ELEMENTS (games));
  g_assert_cmpuint (n_agreed, ==, G_N_ELEMENTS (games));
}

/* On the list of pairs with its article, and on a new clock; a table stays once a game was played by it. */
static void
test_shown (CtlFixture   *fixture,
            gconstpointer data)
{
  make_pair (fixture, 2000, 2300);
  ctl_expect (fixture, 0, "report FILE pairings --round 1 --lang en --format txt -o -", "100+30 – 60+30");
  ctl_expect (fixture, 0, "report FILE pairings --round 1 --lang en --format txt -o -", "[7.2; 7.3]");
  ctl_expect (fixture, 0, "report FILE pairings --round 1 --lang uk --format txt -o -", "Час білих і чорних");
  ctl_expect (fixture, 0, "clocks FILE rebuild --round 1 --board 1 --used 10:00-10:00 --moves 10-10", "white=1:35:00\nblack=55:00");
  ctl_expect (fixture, 0, "clocks FILE rebuild --used 10:00-10:00 --moves 10-10", "white=1:25:00\nblack=1:25:00");
  ctl_expect (fixture, 0, "handicap FILE", "300\t60+30\t100+30\t7.3");
  g_free (ctl_say (fixture, 0, "result FILE -r 1 -b 1 1-0"));
  ctl_expect (fixture, 1, "handicap FILE clear", "has results already");
  ctl_expect (fixture, 0, "verify FILE --by-command", "refused: 0; different: 0");
  g_free (ctl_say (fixture, 0, "undo FILE"));
  g_free (ctl_say (fixture, 0, "handicap FILE clear"));
  ctl_expect (fixture, 0, "handicap FILE boards --round 1", "1\t1\t\n");
}

static void
test_refused (CtlFixture   *fixture,
              gconstpointer data)
{
  make_pair (fixture, 2000, 2300);
  set_table (fixture, 3, "100; 90+30\n", "Line 1 of the handicap");
  set_table (fixture, 3, "100; 90; 100\n200; 0; 90\n", "Line 2 of the handicap");
  set_table (fixture, 3, "100; 90; 100\n100; 80; 100\n", "a difference of 100 stands there twice");
}

static void
set_odds (CtlFixture *fixture,
          int         code,
          const char *lines,
          const char *words)
{
  g_autofree char *path = g_build_filename (fixture->folder, "odds.txt", NULL);
  g_autofree char *line = g_strdup_printf ("odds FILE set '%s'", path);

  g_assert_true (g_file_set_contents (path, lines, -1, NULL));
  ctl_expect (fixture, code, line, words);
}

/* The game, the ratings, the odds, what is told of the board, and whether it is its beginning. */
static const struct
{
  const char *sport;
  int         white;
  int         black;
  const char *odds;
  const char *told;
} given[] = {
  { "draughts-russian", 2100, 2000, "100; c1\n", "White without c1\tW:W21,22,23,24,25,26,27,28,29,31,32:B" },
  { "draughts-russian", 2000, 2300, "100; c1\n300; c1, e1; 3.2\n", "Black without f8 d8\tW:W21,22,23,24,25,26,27,28,29,30,31,32:B1,4,5,6" },
  { "draughts-russian", 2000, 2300, "1-2; d2\n100; c1\n", "White without d2" },
  { "draughts-russian", 2300, 2000, "2-1; a1\n100; c1\n", "Black without h8" },
  { "draughts-100", 2000, 2300, "100; 31 50\n", "Black without 20 1" },
  { "draughts-100", 2300, 0, "0; 31\n", "\t\n" },
};

static void
make_draughts (CtlFixture *fixture,
               const char *sport,
               int         white,
               int         black)
{
  const int        ratings[] = { white, black };
  g_autofree char *added = g_strdup_printf ("tournament FILE add --name Open --system round-robin --sport %s", sport);

  g_remove (fixture->file);
  g_free (ctl_say (fixture, 0, "new FILE --title Cup --ruleset ua-draughts-64"));
  g_free (ctl_say (fixture, 0, added));
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *line = g_strdup_printf ("entry FILE add 'P%c Player' --rating %d", 'a' + i, ratings[i]);
      g_autofree char *bare = g_strdup_printf ("entry FILE add 'P%c Player'", 'a' + i);

      g_free (ctl_say (fixture, 0, ratings[i] > 0 ? line : bare));
    }
  g_free (ctl_say (fixture, 0, "entry FILE number --by hand --order 'Pa Player,Pb Player'"));
}

static void
test_odds (CtlFixture   *fixture,
           gconstpointer data)
{
  guint n_agreed = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (given); i++)
    {
      g_autofree char *told = NULL;

      make_draughts (fixture, given[i].sport, given[i].white, given[i].black);
      set_odds (fixture, 0, given[i].odds, "Odds, men given at the beginning");
      g_free (ctl_say (fixture, 0, "pair FILE --publish"));
      told = ctl_say (fixture, 0, "odds FILE boards --round 1");
      n_agreed += strstr (told, given[i].told) != NULL;
      if (strstr (told, given[i].told) == NULL)
        g_test_message ("%s %s: not %s but %s", given[i].sport, given[i].odds, given[i].told, told);
    }
  g_test_message ("games at odds, IV.3.5.9: %u/%u agree", n_agreed, (guint) G_N_ELEMENTS (given));
  g_assert_cmpuint (n_agreed, ==, G_N_ELEMENTS (given));
}

/* On the papers with their articles; they stay with the players when numbers change, and once a game was played. */
static void
test_odds_shown (CtlFixture   *fixture,
                 gconstpointer data)
{
  make_draughts (fixture, "draughts-russian", 2000, 2000);
  set_odds (fixture, 0, "2-1; c1; 3.2\n", "1 line");
  ctl_expect (fixture, 0, "odds FILE", "2-1\tc1\t3.2");
  g_free (ctl_say (fixture, 0, "entry FILE number --by hand --order 'Pb Player,Pa Player'"));
  ctl_expect (fixture, 0, "odds FILE", "1-2\tc1\t3.2");
  g_free (ctl_say (fixture, 0, "pair FILE --publish"));
  ctl_expect (fixture, 0, "report FILE pairings --round 1 --lang en --format txt -o -", "White without c1");
  ctl_expect (fixture, 0, "report FILE pairings --round 1 --lang en --format txt -o -", "Open · games at odds [IV.3.5.9]");
  ctl_expect (fixture, 0, "report FILE pairings --round 1 --lang uk --format txt -o -", "білі без c1");
  g_free (ctl_say (fixture, 0, "result FILE -r 1 -b 1 2-0"));
  ctl_expect (fixture, 0, "report FILE results --round 1 --lang en --format txt -o -", "White without c1");
  ctl_expect (fixture, 0, "report FILE crosstable --round 1 --lang en --format txt -o -", "1-2 – c1 [IV.3.5.9; 3.2]");
  ctl_expect (fixture, 1, "odds FILE clear", "played at the odds that hold");
  ctl_expect (fixture, 0, "verify FILE --by-command", "refused: 0; different: 0");
  g_free (ctl_say (fixture, 0, "undo FILE"));
  ctl_expect (fixture, 0, "odds FILE clear", "Odds taken away");
}

static void
test_odds_refused (CtlFixture   *fixture,
                   gconstpointer data)
{
  static const char *const lines[] = { "100\n", "100; c3\nx; c1\n", "100; c5\n", "100; f8\n", "100; c1 c1\n", "1-1; c1\n", "1-9; c1\n", "100; c1e1\n" };

  make_draughts (fixture, "draughts-russian", 2000, 2000);
  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    set_odds (fixture, 3, lines[i], i == 1 ? "Line 2 of the odds" : "Line 1 of the odds");
  set_odds (fixture, 3, "1-2; c1\n2-1; e1\n", "stands there twice");
  set_odds (fixture, 3, "100; a1 c1 e1 g1 b2 d2 f2 h2 a3 c3 e3 g3\n", "Line 1 of the odds");
  make_pair (fixture, 2000, 2300);
  set_odds (fixture, 1, "100; c1\n", "Men are given at the beginning in draughts");
}

static void
set_up (CtlFixture   *fixture,
        gconstpointer data)
{
  ctl_fixture_init (fixture);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/ctl/handicap/times", CtlFixture, NULL, set_up, test_times, ctl_fixture_tear_down);
  g_test_add ("/ctl/handicap/shown", CtlFixture, NULL, set_up, test_shown, ctl_fixture_tear_down);
  g_test_add ("/ctl/handicap/refused", CtlFixture, NULL, set_up, test_refused, ctl_fixture_tear_down);
  g_test_add ("/ctl/odds/boards", CtlFixture, NULL, set_up, test_odds, ctl_fixture_tear_down);
  g_test_add ("/ctl/odds/shown", CtlFixture, NULL, set_up, test_odds_shown, ctl_fixture_tear_down);
  g_test_add ("/ctl/odds/refused", CtlFixture, NULL, set_up, test_odds_refused, ctl_fixture_tear_down);
  return g_test_run ();
}
