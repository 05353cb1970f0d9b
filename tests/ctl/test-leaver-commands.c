/* Who leaves an event by correspondence: what becomes of a finished game, one that is played and one without a move, in the
 * three ways that the rules know (order 988, 55.8.1, 56.8.1; Ukrainian draughts rules V.8.2). */
#include "config.h"

#include <string.h>

#include "ctl-runner.h"

#define RUN(...) CTL_RUN (NULL, NULL, NULL, __VA_ARGS__)

static const struct
{
  const char *rules;
  const char *ruleset;
  const char *channel; /* NULL for that of the ruleset */
  const char *article;
  double      win;
  const char *record; /* by which a lost game counts once the partner sent its record; NULL where no article says so */
} kinds[] = {
  { "post", "ru-chess-988", NULL, "55.8.1", 1, "55.8.2" },
  { "email", "ru-chess-988", "email", "56.8.1", 1, "56.8.2" },
  { "draughts-64", "ua-draughts-64", NULL, "V.8.2", 2, NULL },
  { "draughts-100", "ua-draughts-100", NULL, "V.8.2", 2, NULL },
};

/* Board 1 of round 1 is finished, of board 2 of round 2 a move was sent, of board 2 of round 3 none; the leaver is entry 1. */
static const struct
{
  const char *word;
  const char *key;
  const char *finished;
  const char *running;
  const char *unplayed;
  int         n_open; /* in the whole event */
  int         wins;   /* of the partner in the running game */
} ways[] = {
  { "lose", "leaver-loses", "1-0", "0-1", "+--", 2, 1 },
  { "adjudicate", "leaver-adjudicated", "1-0", "clear", "clear", 4, 0 },
  { "strike", "leaver-struck", "1-0", "clear", "clear", 2, 0 },
};

static void
set_up (CtlFixture   *self,
        gconstpointer data)
{
  static const char *const names[] = { "Koval Ivan", "Tykha Olha", "Verba Clara", "Yar Petro" };
  gsize                    kind = GPOINTER_TO_SIZE (data);

  ctl_fixture_init (self);
  g_assert_cmpint (RUN ("new", self->file, "--title", "Test Cup", "--start", "2030-03-01", "--ruleset", kinds[kind].ruleset), ==, 0);
  g_assert_cmpint (RUN ("tournament", self->file, "add", "--name", "Men", "--system", "round-robin"), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpint (RUN ("entry", self->file, "add", names[i]), ==, 0);
  g_assert_cmpint (RUN ("entry", self->file, "number"), ==, 0);
  if (kinds[kind].channel != NULL)
    g_assert_cmpint (RUN ("regulation", self->file, "correspondence.channel", kinds[kind].channel), ==, 0);
  g_assert_cmpint (RUN ("tournament", self->file, "edit", "--discipline", "correspondence"), ==, 0);
  for (int round = 1; round <= 3; round++)
    g_assert_cmpint (RUN ("pair", self->file, "--publish"), ==, 0);
  g_assert_cmpint (RUN ("result", self->file, "-r", "1", "-b", "1", kinds[kind].win > 1 ? "2-0" : "1-0"), ==, 0);
  g_assert_cmpint (RUN ("result", self->file, "-r", "3", "-b", "1", kinds[kind].win > 1 ? "2-0" : "1-0"), ==, 0);
  g_assert_cmpint (RUN ("letter", self->file, "add", "move", "w", "-r", "2", "-b", "2", "--no", "1", "--sent", "2030-03-03"), ==, 0);
}

/* The code behind a board of a round. */
static char *
find_result (CtlFixture *self,
             const char *round,
             guint       board)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "round", self->file, "show", round), ==, 0);
  lines = g_strsplit (text, "\n", -1);
  return g_strdup (strrchr (lines[board - 1], '\t') + 1);
}

static gboolean
agrees (const char *rules,
        const char *what,
        const char *found,
        const char *expected)
{
  if (g_str_equal (found, expected))
    return TRUE;
  g_test_message ("%s, %s: “%s”, not “%s”", rules, what, found, expected);
  return FALSE;
}

/* Without the foot, which names the journal. */
static char *
print_standings (CtlFixture *self)
{
  char *text = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "report", self->file, "standings", "--round", "3", "--lang", "en", "--format", "txt"), ==, 0);
  *strstr (text, "Printed") = '\0';
  return text;
}

static char *
find_points (CtlFixture *self,
             const char *name)
{
  g_autofree char *text = NULL;
  g_autofree char *start = g_strdup_printf ("\t%s", name);
  g_auto (GStrv) cells = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "standings", self->file), ==, 0);
  g_assert_nonnull (strstr (text, start));
  cells = g_strsplit (strstr (text, start) + 1, "\t", 3);
  return g_strdup (cells[1]);
}

static void
test_ways (CtlFixture   *self,
           gconstpointer data)
{
  gsize            kind = GPOINTER_TO_SIZE (data);
  g_autofree char *rules = NULL;
  g_autofree char *before = print_standings (self);
  const char      *name = kinds[kind].rules;
  int              n_agree = 0, n_total = 0;

  g_assert_cmpint (CTL_RUN (NULL, &rules, NULL, "ruleset", "show", kinds[kind].ruleset), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *finished = NULL, *running = NULL, *unplayed = NULL, *own = NULL, *partner = NULL, *standings = NULL, *after = NULL;
      g_autofree char *open = g_strdup_printf ("Not final: %d games are open", ways[i].n_open);
      g_autofree char *key = g_strdup_printf ("correspondence.%s.%s=yes\t%s\t", kinds[kind].channel != NULL ? kinds[kind].channel : "post", ways[i].key, kinds[kind].article);
      g_autofree char *win = g_strdup_printf ("%g", kinds[kind].win);
      g_autofree char *wins = g_strdup_printf ("%g", kinds[kind].win * (ways[i].wins + 1));

      g_assert_cmpint (RUN ("letter", self->file, "record", "b", "-r", "2", "-b", "2", "--received", "2030-04-01"), ==, 0);
      g_assert_cmpint (RUN ("entry", self->file, "withdraw", "1", "--unfinished", ways[i].word), ==, 0);
      finished = find_result (self, "1", 1);
      running = find_result (self, "2", 2);
      unplayed = find_result (self, "3", 2);
      own = find_points (self, "Koval Ivan");
      partner = find_points (self, "Tykha Olha");
      standings = print_standings (self);
      n_agree += agrees (name, "finished", finished, ways[i].finished);
      n_agree += agrees (name, "running", running, ways[i].running);
      n_agree += agrees (name, "unplayed", unplayed, ways[i].unplayed);
      n_agree += agrees (name, "own points", own, win);
      n_agree += agrees (name, "points of the partner", partner, wins);
      n_agree += agrees (name, "open", strstr (standings, open) != NULL ? open : standings, open);
      n_agree += agrees (name, "article", strstr (rules, key) != NULL ? key : "none", key);
      g_assert_cmpint (RUN ("undo", self->file), ==, 0);
      g_assert_cmpint (RUN ("undo", self->file), ==, 0);
      after = print_standings (self);
      n_agree += agrees (name, "undone", after, before);
      n_total += 8;
    }
  g_test_message ("%s: leaving by correspondence [%s], agree %d of %d", name, kinds[kind].article, n_agree, n_total);
  g_assert_cmpint (n_agree, ==, n_total);
}

/* The running game of who left and loses waits for the record of the partner, which then sets its result in the same act; of who
 * left himself, and after a leaving that is no loss, a record sets nothing. Where no article asks for it the game is lost at once. */
static void
test_record (CtlFixture   *self,
             gconstpointer data)
{
  gsize            kind = GPOINTER_TO_SIZE (data);
  const char      *name = kinds[kind].rules;
  gboolean         waits = kinds[kind].record != NULL;
  const char      *article = waits ? kinds[kind].record : "V.8.2";
  g_autofree char *left = NULL, *own = NULL, *partner = NULL, *due = NULL, *undone = NULL, *later = NULL, *adjudicated = NULL;
  g_autofree char *expected = g_strdup_printf ("record\t%d\t2\t2\tb\tTykha Olha\tKoval Ivan\t%s\t", 4, article);
  int              n_agree = 0;

  g_assert_cmpint (RUN ("entry", self->file, "withdraw", "1", "--unfinished", "lose"), ==, 0);
  left = find_result (self, "2", 2);
  n_agree += agrees (name, "left", left, waits ? "clear" : "0-1");
  g_assert_cmpint (CTL_RUN (NULL, &due, NULL, "deadlines", self->file, "--day", "2030-04-01"), ==, 0);
  n_agree += agrees (name, "due", (strstr (due, expected) != NULL) == waits ? "as told" : due, "as told");
  n_agree += agrees (name, "no repetition", strstr (due, "repeat\t4\t") == NULL ? "none" : due, "none");
  g_assert_cmpint (RUN ("letter", self->file, "record", "w", "-r", "2", "-b", "2", "--received", "2030-04-01"), ==, 0);
  own = find_result (self, "2", 2);
  n_agree += agrees (name, "record of the leaver", own, waits ? "clear" : "0-1");
  g_assert_cmpint (RUN ("letter", self->file, "record", "b", "-r", "2", "-b", "2", "--received", "2030-04-05", "--result", waits ? "0-1" : "0-2"), ==, 0);
  partner = find_result (self, "2", 2);
  n_agree += agrees (name, "record of the partner", partner, "0-1");
  g_assert_cmpint (RUN ("undo", self->file), ==, 0);
  undone = find_result (self, "2", 2);
  n_agree += agrees (name, "undone", undone, waits ? "clear" : "0-1");
  g_assert_cmpint (RUN ("undo", self->file), ==, 0);
  g_assert_cmpint (RUN ("undo", self->file), ==, 0);
  g_assert_cmpint (RUN ("entry", self->file, "withdraw", "1", "--unfinished", "adjudicate"), ==, 0);
  g_assert_cmpint (RUN ("letter", self->file, "record", "b", "-r", "2", "-b", "2", "--received", "2030-04-05"), ==, 0);
  adjudicated = find_result (self, "2", 2);
  n_agree += agrees (name, "adjudicated", adjudicated, "clear");
  g_assert_cmpint (CTL_RUN (NULL, &later, NULL, "deadlines", self->file, "--day", "2030-04-01"), ==, 0);
  n_agree += agrees (name, "adjudicated: no repetition", strstr (later, "repeat\t4\t") == NULL ? "none" : later, "none");
  g_assert_cmpint (RUN ("verify", self->file, "--by-command"), ==, 0);
  g_test_message ("%s: record before the result [%s], agree %d of %d", name, article, n_agree, 8);
  g_assert_cmpint (n_agree, ==, 8);
}

/* Finished results of who left may be counted (draughts V.8.2); order 988 lets them count always. */
static void
test_uncounted (CtlFixture   *self,
                gconstpointer data)
{
  gsize            kind = GPOINTER_TO_SIZE (data);
  const char      *name = kinds[kind].rules;
  gboolean         may = g_str_has_prefix (name, "draughts");
  g_autofree char *counted = NULL, *own = NULL, *journal = NULL, *refused = NULL, *before = NULL, *after = NULL;
  int              n_agree = 0;

  before = find_points (self, "Koval Ivan");
  g_assert_cmpint (RUN ("entry", self->file, "withdraw", "1", "--uncounted", "yes"), ==, 3);
  g_assert_cmpint (RUN ("entry", self->file, "withdraw", "1", "--unfinished", "strike"), ==, 0);
  counted = find_points (self, "Koval Ivan");
  n_agree += agrees (name, "counted", counted, before);
  g_assert_cmpint (RUN ("undo", self->file), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &refused, "entry", self->file, "withdraw", "1", "--unfinished", "strike", "--uncounted", "yes"), ==, may ? 0 : 1);
  n_agree += agrees (name, "refused", (strstr (refused, "finished games of who leaves count") != NULL) != may ? "as told" : refused, "as told");
  g_assert_cmpint (CTL_RUN (NULL, &journal, NULL, "log", self->file), ==, 0);
  n_agree += agrees (name, "journal", (strstr (journal, "the finished ones do not count") != NULL) == may ? "as told" : journal, "as told");
  own = find_points (self, "Koval Ivan");
  n_agree += agrees (name, "uncounted", own, may ? "0" : before);
  if (may)
    {
      g_assert_cmpint (RUN ("verify", self->file, "--by-command"), ==, 0);
      g_assert_cmpint (RUN ("undo", self->file), ==, 0);
    }
  after = find_points (self, "Koval Ivan");
  n_agree += agrees (name, "undone", after, before);
  g_test_message ("%s: finished results of who left [%s], agree %d of %d", name, kinds[kind].article, n_agree, 5);
  g_assert_cmpint (n_agree, ==, 5);
}

/* What the regulation takes away and events over the board do not know is refused. */
static void
test_refusals (CtlFixture   *self,
               gconstpointer data)
{
  g_autofree char *barred = NULL;
  g_autofree char *board = NULL;

  g_assert_cmpint (RUN ("entry", self->file, "withdraw", "1", "--unfinished", "all"), ==, 2);
  g_assert_cmpint (RUN ("regulation", self->file, "correspondence.post.leaver-struck", "no"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &barred, "entry", self->file, "withdraw", "1", "--unfinished", "strike"), ==, 1);
  g_assert_nonnull (strstr (barred, "do not let unfinished games be struck out"));
  g_assert_cmpint (RUN ("entry", self->file, "withdraw", "1", "--unfinished", "adjudicate"), ==, 0);
  g_assert_cmpint (RUN ("entry", self->file, "reinstate", "1"), ==, 0);
  g_assert_cmpint (RUN ("tournament", self->file, "edit", "--discipline", "classical", "--reason", "Over the board"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &board, "entry", self->file, "withdraw", "1", "--unfinished", "lose"), ==, 1);
  g_assert_nonnull (strstr (board, "in events by correspondence only"));
}

/* Games struck out hold up neither their round nor the end of the tournament, nor a final that takes its best, and FIDE’s checklist
 * misses no result of them. */
static void
test_closing (CtlFixture   *self,
              gconstpointer data)
{
  static const char *const open[][2] = { { "1", "2" }, { "2", "1" } };
  g_autofree char         *check = NULL;

  g_assert_cmpint (RUN ("entry", self->file, "withdraw", "1", "--unfinished", "strike"), ==, 0);
  g_assert_cmpint (RUN ("round", self->file, "close", "2"), ==, 1);
  for (gsize i = 0; i < G_N_ELEMENTS (open); i++)
    g_assert_cmpint (RUN ("result", self->file, "-r", open[i][0], "-b", open[i][1], "1-0"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &check, NULL, "fide", self->file, "check"), !=, 2);
  g_assert_nonnull (strstr (check, "157-169\tyes\tAll games that were paired have a result"));
  g_assert_cmpint (RUN ("tournament", self->file, "add", "--name", "Final", "--system", "round-robin"), ==, 0);
  g_assert_cmpint (RUN ("feed", self->file, "Men", "--places", "1-2", "-t", "Final"), ==, 0);
  g_assert_cmpint (RUN ("undo", self->file), ==, 0);
  g_assert_cmpint (RUN ("undo", self->file), ==, 0);
  g_assert_cmpint (RUN ("round", self->file, "close", "1"), ==, 0);
  g_assert_cmpint (RUN ("round", self->file, "close", "2"), ==, 0);
  g_assert_cmpint (RUN ("round", self->file, "close", "3"), ==, 0);
  g_assert_cmpint (RUN ("tournament", self->file, "close"), ==, 0);
}

/* Games struck out hold up no play-off, and who has left is not called to it, however many points he has. */
static void
test_playoff (CtlFixture   *self,
              gconstpointer data)
{
  g_autofree char *early = NULL;
  g_autofree char *entered = NULL;

  g_assert_cmpint (RUN ("entry", self->file, "withdraw", "1", "--unfinished", "strike"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &early, "playoff", self->file, "--seed", "5"), ==, 1);
  g_assert_cmpint (RUN ("result", self->file, "-r", "1", "-b", "2", "0-1"), ==, 0);
  g_assert_cmpint (RUN ("result", self->file, "-r", "2", "-b", "1", "1-0"), ==, 0);
  g_assert_cmpint (RUN ("playoff", self->file, "--seed", "5"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &entered, NULL, "entry", self->file, "list", "-t", "2"), ==, 0);
  g_assert_null (strstr (entered, "Koval Ivan"));
  g_assert_nonnull (strstr (entered, "Tykha Olha"));
  g_assert_nonnull (strstr (entered, "Verba Clara"));
  g_assert_nonnull (strstr (entered, "Yar Petro"));
  g_assert_cmpint (RUN ("verify", self->file, "--by-command"), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ctl/leaver-commands/%s", kinds[i].rules);

      g_autofree char *record = g_strconcat (path, "/record", NULL);
      g_autofree char *uncounted = g_strconcat (path, "/uncounted", NULL);

      g_test_add (path, CtlFixture, GSIZE_TO_POINTER (i), set_up, test_ways, ctl_fixture_tear_down);
      g_test_add (record, CtlFixture, GSIZE_TO_POINTER (i), set_up, test_record, ctl_fixture_tear_down);
      g_test_add (uncounted, CtlFixture, GSIZE_TO_POINTER (i), set_up, test_uncounted, ctl_fixture_tear_down);
    }
  g_test_add ("/ctl/leaver-commands/refusals", CtlFixture, NULL, set_up, test_refusals, ctl_fixture_tear_down);
  g_test_add ("/ctl/leaver-commands/closing", CtlFixture, NULL, set_up, test_closing, ctl_fixture_tear_down);
  g_test_add ("/ctl/leaver-commands/playoff", CtlFixture, NULL, set_up, test_playoff, ctl_fixture_tear_down);
  return g_test_run ();
}
