/* Drawings of lots from a terminal: each that a rule knows has its protocol, with its article, when, where, who was there,
 * and what was drawn; what people drew by hand has one as well; the minutes are taken back and done again.
 */
#include "config.h"

#include "ctl-runner.h"

#include <glib/gstdio.h>
#include <string.h>

/* By rules, system of the tournament, what makes the drawing ("" for minutes of one by hand), and what it is: the article
 * in the heading of its protocol. */
static const struct
{
  const char *rules;
  const char *tournament;
  const char *act;
  const char *lot;
  const char *heading;
} drawings[] = {
  { "ru-chess-988", "--system round-robin", "entry FILE number --by lot --seed 3", "numbers", "Start numbers [31.1]" },
  { "ua-chess-2026", "--system round-robin", "entry FILE number --by lot --seed 3", "numbers", "Start numbers [IV.3.1.1.1]" },
  { "ua-draughts-64", "--system round-robin --sport draughts-russian", "entry FILE number --by lot --seed 3", "numbers", "Start numbers [IV.3.4.1.1]" },
  { "ua-draughts-100", "--system round-robin --sport draughts-100", "entry FILE number --by lot --seed 3", "numbers", "Start numbers [IV.3.4.1.1]" },
  { "ua-chess-2026", "--system swiss-ua --rounds 3", "entry FILE number --by lot --seed 3", "numbers", "Start numbers [IV.7.9.5]" },
  { "ua-draughts-64", "--system swiss-ua --rounds 3 --sport draughts-russian", "entry FILE number --by lot --seed 3", "numbers", "Start numbers [IV.15.9.5]" },
  { "ua-chess-2026", "--system round-robin", "tournament FILE draw-rounds --seed 3", "rounds", "Order of the rounds [IV.3.1.1.2]" },
  { "ua-draughts-64", "--system round-robin --sport draughts-russian", "tournament FILE draw-rounds --seed 3", "rounds", "Order of the rounds [IV.3.4.1.2]" },
  { "ua-chess-2026", "--system swiss-lot --rounds 3", "pair FILE --publish", "pairs --round 1", "Pairs of round 1 [IV.3.1.3; IV.7.7]" },
  { "ua-draughts-64", "--system swiss-lot --rounds 3 --sport draughts-russian", "pair FILE --publish", "pairs --round 1", "Pairs of round 1 [IV.3.4.3]" },
  { "fide-2009", "--system round-robin", "openings FILE draw --round 1 --seed 3", "opening --round 1", "Opening or position of round 1 [F1; F2]" },
  { "ua-chess-2026", "--system dutch --rounds 3", "", "ties", "Places that are still shared [IV.7.9.7.4]" },
  { "ua-draughts-64", "--system swiss-ua --rounds 3 --sport draughts-russian", "", "ties", "Places that are still shared [IV.15.9.7.4]" },
  { "ru-chess-988", "--system dutch --rounds 3 --boards 2", "", "board-colours --round 2", "Colours of round 2 [21]" },
  { "ua-chess-2026", "--system dutch --rounds 3 --boards 2", "", "board-colours --round 2", "Colours of round 2 [IV.6.3]" },
  { "ru-chess-988", "--system dutch --rounds 3", "", "playoffs", "Play-off [39.8.4; 39.8.5.3; 39.8.5.4]" },
  { "ua-chess-2026", "--system dutch --rounds 3", "", "playoffs", "Play-off [IV.3.1.2]" },
  { "ua-draughts-100", "--system dutch --rounds 3 --sport draughts-100", "", "playoffs", "Play-off [IV.3.4.2]" },
  { "fide-2023", "--system dutch --rounds 3", "", "ties", "1. Places that are still shared" },
};

/* Four players, and what comes before the drawing. */
static void
make_event (CtlFixture *fixture,
            gsize       i)
{
  g_autofree char *made = g_strdup_printf ("new FILE --title Cup --ruleset %s", drawings[i].rules);
  g_autofree char *added = g_strdup_printf ("tournament FILE add --name Open %s --seed 5", drawings[i].tournament);
  gboolean         is_team = strstr (drawings[i].tournament, "--boards") != NULL;

  g_remove (fixture->file);
  g_free (ctl_say (fixture, 0, made));
  g_free (ctl_say (fixture, 0, added));
  for (int k = 0; k < 4 && !is_team; k++)
    {
      g_autofree char *line = g_strdup_printf ("entry FILE add 'P%c Player'", 'a' + k);

      g_free (ctl_say (fixture, 0, line));
    }
  if (strstr (drawings[i].act, "entry") == NULL && !is_team)
    g_free (ctl_say (fixture, 0, "entry FILE number --by rating"));
  if (strstr (drawings[i].act, "openings") != NULL)
    {
      g_free (ctl_say (fixture, 0, "pair FILE --publish"));
      g_free (ctl_say (fixture, 0, "openings FILE load --chess960"));
    }
}

static gboolean
check_drawing (CtlFixture *fixture,
               gsize       i)
{
  g_autofree char *minutes = g_strdup_printf ("lots FILE set %s --held '28.11.2026 10:00' --place 'Town hall' --present 'All four' --late 'Pd, by the chief arbiter'",
                                              drawings[i].lot);
  g_autofree char *paper = NULL;
  gboolean         agrees;

  make_event (fixture, i);
  if (*drawings[i].act != '\0')
    g_free (ctl_say (fixture, 0, drawings[i].act));
  g_free (ctl_say (fixture, 0, minutes));
  paper = ctl_say (fixture, 0, "report FILE lots --lang en --format txt -o -");
  agrees = strstr (paper, drawings[i].heading) != NULL && strstr (paper, "28/11/2026 10:00, Town hall") != NULL && strstr (paper, "All four") != NULL &&
           strstr (paper, "Pd, by the chief arbiter") != NULL;
  if (!agrees)
    g_test_message ("%s, %s: not “%s”: %s", drawings[i].rules, drawings[i].lot, drawings[i].heading, paper);
  return agrees;
}

static void
test_articles (CtlFixture   *fixture,
               gconstpointer data)
{
  guint n_agreed = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (drawings); i++)
    n_agreed += check_drawing (fixture, i);
  g_test_message ("protocols of drawings of lots, article by article: %u/%u agree", n_agreed, (guint) G_N_ELEMENTS (drawings));
  g_assert_cmpuint (n_agreed, ==, G_N_ELEMENTS (drawings));
}

/* What was drawn stands in the protocol, with the seed that repeats it; the languages have their words. */
static void
test_outcome (CtlFixture   *fixture,
              gconstpointer data)
{
  make_event (fixture, 0);
  g_free (ctl_say (fixture, 0, drawings[0].act));
  ctl_expect (fixture, 0, "lots FILE", "numbers\t0\t0\tStart numbers\t");
  ctl_expect (fixture, 0, "lots FILE", "\t31.1");
  ctl_expect (fixture, 0, "report FILE lots --lang en --format txt -o -", "seed 3");
  ctl_expect (fixture, 0, "report FILE lots --lang en --format txt -o -", "Manner of drawing by the program, from the seed");
  ctl_expect (fixture, 0, "report FILE lots --lang uk --format txt -o -", "Протокол жеребкування\n");
  ctl_expect (fixture, 0, "report FILE lots --lang ru --format txt -o -", "Протокол жеребьёвки\n");
  ctl_expect (fixture, 0, "report FILE lots --lang uk --format txt -o -", "Спосіб жеребкування програмою, за зерном");
  ctl_expect (fixture, 0, "report FILE lots --lang uk --format txt -o -", "Відсутні на жеребкуванні");
  ctl_expect (fixture, 0, "report FILE lots --lang ru --format txt -o -", "Отсутствовали на жеребьёвке");
  g_free (ctl_say (fixture, 0, "lots FILE set numbers --consent 'Pa, Pb'"));
  ctl_expect (fixture, 0, "report FILE lots --lang en --format txt -o -", "Pa, Pb");
  ctl_expect (fixture, 0, "verify FILE --by-command", "refused: 0; different: 0");
  g_free (ctl_say (fixture, 0, "undo FILE"));
  g_free (ctl_say (fixture, 0, "redo FILE"));
  ctl_expect (fixture, 0, "verify FILE --by-command", "refused: 0; different: 0");
}

/* Numbers by rating were drawn by nobody: the form says how they were given. */
static void
test_not_drawn (CtlFixture   *fixture,
                gconstpointer data)
{
  make_event (fixture, 11);
  ctl_expect (fixture, 0, "report FILE lots --lang en --format txt -o -", "How the numbers were given Start numbers by rating");
  ctl_expect (fixture, 0, "report FILE lots --lang uk --format txt -o -", "Як надано номери Стартові номери за рейтингом");
  ctl_expect (fixture, 0, "report FILE lots --lang ru --format txt -o -", "Как присвоены номера Стартовые номера по рейтингу");
  g_free (ctl_say (fixture, 0, "lots FILE set numbers --method 'From a hat'"));
  ctl_expect (fixture, 0, "report FILE lots --lang en --format txt -o -", "Manner of drawing From a hat");
}

/* Who drew which lot for a shared place, in the order of the lots; two of four, the others are told apart by points. */
static void
test_ties (CtlFixture   *fixture,
           gconstpointer data)
{
  g_autofree char *paper = NULL;
  const char      *first;
  const char      *second;

  make_event (fixture, 7);
  g_free (ctl_say (fixture, 0, "tournament FILE edit --tiebreaks WIN"));
  g_free (ctl_say (fixture, 0, "pair FILE --publish"));
  g_free (ctl_say (fixture, 0, "result FILE -r 1 -b 1 1-0"));
  g_free (ctl_say (fixture, 0, "result FILE -r 1 -b 2 =-="));
  g_free (ctl_say (fixture, 0, "tie-breaks FILE lots --seed 3"));
  paper = ctl_say (fixture, 0, "report FILE lots --lang en --format txt -o -");
  first = strstr (paper, "\n  2    P");
  second = strstr (paper, "\n  3    P");
  g_assert_nonnull (first);
  g_assert_nonnull (second);
  g_assert_true (second > first);
  g_assert_nonnull (strstr (paper, "Place  Name       Number drawn"));
  g_assert_null (strstr (paper, "\n  1    P"));
  g_assert_null (strstr (paper, "\n  4    P"));
}

static void
test_refused (CtlFixture   *fixture,
              gconstpointer data)
{
  make_event (fixture, 10);
  ctl_expect (fixture, 2, "lots FILE set coins", "there are: numbers, rounds, pairs");
  ctl_expect (fixture, 3, "lots FILE set numbers --held noon", "write 20.11.2026 10:00");
  ctl_expect (fixture, 3, "lots FILE set pairs", "has no round 0");
  ctl_expect (fixture, 3, "lots FILE set extra-game --round 1", "has no match 0");
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
  g_test_add ("/ctl/lots/articles", CtlFixture, NULL, set_up, test_articles, ctl_fixture_tear_down);
  g_test_add ("/ctl/lots/outcome", CtlFixture, NULL, set_up, test_outcome, ctl_fixture_tear_down);
  g_test_add ("/ctl/lots/not-drawn", CtlFixture, NULL, set_up, test_not_drawn, ctl_fixture_tear_down);
  g_test_add ("/ctl/lots/ties", CtlFixture, NULL, set_up, test_ties, ctl_fixture_tear_down);
  g_test_add ("/ctl/lots/refused", CtlFixture, NULL, set_up, test_refused, ctl_fixture_tear_down);
  return g_test_run ();
}
