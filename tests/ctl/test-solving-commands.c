/* `solve FILE`: rounds, works, sheets, and the standings that the rules make of them. */
#include "config.h"

#include <string.h>

#include "ctl-runner.h"

#define RUN(...) CTL_RUN (NULL, NULL, NULL, __VA_ARGS__)
#define SOLVE(...) RUN ("solve", self->file, __VA_ARGS__)

/* Four solvers, a round of 120 minutes with three works of 5 points, another of 60 with two. */
static void
set_up (CtlFixture   *self,
        gconstpointer data)
{
  ctl_fixture_init (self);
  g_assert_cmpint (RUN ("new", self->file, "--title", "Invented Cup", "--ruleset", data), ==, 0);
  g_assert_cmpint (RUN ("tournament", self->file, "add", "--name", "Solving", "--discipline", "solving"), ==, 0);
  for (const char *const *name = (const char *const[]){ "Aaa", "Bbb", "Ccc", "Ddd", NULL }; *name != NULL; name++)
    g_assert_cmpint (RUN ("entry", self->file, "add", *name), ==, 0);
  g_assert_cmpint (RUN ("entry", self->file, "number"), ==, 0);
  g_assert_cmpint (SOLVE ("round", "1", "--minutes", "120"), ==, 0);
  g_assert_cmpint (SOLVE ("round", "2", "--minutes", "60", "--day", "2"), ==, 0);
  for (int i = 0; i < 3; i++)
    g_assert_cmpint (SOLVE ("work", "1", "--lines", "2+1.5+1.5"), ==, 0);
  for (int i = 0; i < 2; i++)
    g_assert_cmpint (SOLVE ("work", "2", "--lines", "5"), ==, 0);
}

static char *
get_standings (CtlFixture *self,
               const char *day)
{
  char *text = NULL;

  if (day != NULL)
    g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "solve", self->file, "standings", "--day", day), ==, 0);
  else
    g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "solve", self->file, "standings"), ==, 0);
  return text;
}

static void
enter_sheets (CtlFixture *self)
{
  g_assert_cmpint (SOLVE ("sheet", "1", "1", "--time", "95", "--marks", "2+1.5+1.5 2+1.5+1.5 0+0+0"), ==, 0);
  g_assert_cmpint (SOLVE ("sheet", "1", "2", "--time", "1:41", "--marks", "2+1.5+1.5 0+0+0 2+1.5+1.5"), ==, 0);
  g_assert_cmpint (SOLVE ("sheet", "1", "3", "--time", "30", "--marks", "2+0+0 0+0+0 0+0+0"), ==, 0);
  g_assert_cmpint (SOLVE ("sheet", "2", "1", "--time", "40", "--marks", "5 5"), ==, 0);
  g_assert_cmpint (SOLVE ("sheet", "2", "2", "--time", "40", "--marks", "5 5"), ==, 0);
  g_assert_cmpint (SOLVE ("sheet", "2", "3", "--time", "20", "--marks", "0 0"), ==, 0);
}

/* Less time divides equal points; no points in a round charge its full time; who is absent has none (51.2). */
static void
test_standings (CtlFixture   *self,
                gconstpointer data)
{
  g_autofree char *all = NULL;
  g_autofree char *day = NULL;
  g_autofree char *json = NULL;

  enter_sheets (self);
  all = get_standings (self, NULL);
  g_assert_cmpstr (all, ==,
                   "1\tAaa\t20\t2:15:00\t10/1:35:00 10/0:40:00\n"
                   "2\tBbb\t20\t2:21:00\t10/1:41:00 10/0:40:00\n"
                   "3\tCcc\t2\t1:30:00\t2/0:30:00 0/1:00:00*\n"
                   "4\tDdd\t0\t3:00:00\t0/2:00:00* 0/1:00:00*\n");
  day = get_standings (self, "2");
  g_assert_true (g_str_has_prefix (day, "1\tAaa\t10\t0:40:00\t10/0:40:00\n1\tBbb\t10\t0:40:00\t10/0:40:00\n3\tCcc\t0\t1:00:00\t"));
  g_assert_cmpint (CTL_RUN (NULL, &json, NULL, "solve", self->file, "standings", "--json"), ==, 0);
  g_assert_nonnull (strstr (json, "\"article\":\"51.2\",\"charge\":\"no-points\""));
}

/* A work without solution: nobody has anything for it, and all have the full time of the round. */
static void
test_annulled (CtlFixture   *self,
               gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autofree char *restored = NULL;
  g_autofree char *before = NULL;

  enter_sheets (self);
  before = get_standings (self, NULL);
  g_assert_cmpint (SOLVE ("annul", "1", "3", "--reason", "No solution"), ==, 0);
  text = get_standings (self, NULL);
  g_assert_true (g_str_has_prefix (text, "1\tAaa\t20\t2:40:00\t10/2:00:00* 10/0:40:00\n2\tBbb\t15\t2:40:00\t5/2:00:00* 10/0:40:00\n"));
  g_assert_cmpint (SOLVE ("sheet", "1", "4", "--work", "3", "--marks", "2"), ==, 1);
  g_assert_cmpint (SOLVE ("annul", "1", "3"), ==, 1);
  g_assert_cmpint (SOLVE ("restore", "1", "3"), ==, 0);
  restored = get_standings (self, NULL);
  g_assert_cmpstr (restored, ==, before);
}

/* The life of a round, undone and repeated. */
static void
test_rounds (CtlFixture   *self,
             gconstpointer data)
{
  g_autofree char *errors = NULL;
  g_autofree char *list = NULL;

  g_assert_cmpint (SOLVE ("close", "1"), ==, 1);
  g_assert_cmpint (SOLVE ("start", "1", "--at", "2030-03-01T10:00:00Z"), ==, 0);
  g_assert_cmpint (SOLVE ("sheet", "1", "1", "--time", "95", "--marks", "2"), ==, 0);
  g_assert_cmpint (SOLVE ("close", "1"), ==, 1);
  g_assert_cmpint (SOLVE ("remove-work", "1", "3"), ==, 1);
  g_assert_cmpint (SOLVE ("remove-round", "2"), ==, 0);
  g_assert_cmpint (SOLVE ("sheet", "1", "1", "--work", "1", "--marks", "2+1.5+0"), ==, 0);
  g_assert_cmpint (SOLVE ("sheet", "1", "1", "--marks", "2+1.5+0 0+0+0 0+0+1.5"), ==, 0);
  g_assert_cmpint (SOLVE ("close", "1"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "solve", self->file, "sheet", "1", "2", "--time", "10"), ==, 1);
  g_assert_nonnull (strstr (errors, "Round 1 is closed: its marks are final. Reopen it first"));
  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "solve", self->file), ==, 0);
  g_assert_true (g_str_has_prefix (list, "round\t1\t1\t120\t2030-03-01T10:00:00Z\tclosed\t3\nwork\t1\t1\t1.1\t"));
  g_assert_true (g_str_has_suffix (list, "sheet\t1\t1\tAaa\t1:35:00\t2+1.5+0 0+0+0 0+0+1.5\n"));
  g_assert_cmpint (RUN ("tournament", self->file, "close"), ==, 0);
  g_assert_cmpint (RUN ("tournament", self->file, "reopen"), ==, 0);
  g_assert_cmpint (SOLVE ("reopen", "1", "--reason", "overlooked"), ==, 0);
  g_assert_cmpint (RUN ("pair", self->file), ==, 1);
  g_assert_cmpint (RUN ("verify", self->file, "--by-command"), ==, 0);
}

/* Papers of a round, in the languages of the hall; a solving event has none of games. */
static void
test_papers (CtlFixture   *self,
             gconstpointer data)
{
  g_autofree char *results = NULL;
  g_autofree char *standings = NULL;
  g_autofree char *booklet = NULL;
  g_autofree char *key = NULL;
  g_autofree char *errors = NULL;

  enter_sheets (self);
  g_assert_cmpint (SOLVE ("work", "2", "1", "--genre", "helpmate", "--moves", "2.5", "--position", "8/8/8/1p6/kP6/8/1K6/3N4 b - -", "--author", "Invented Ida",
                          "--solution", "1...Nc3+"),
                   ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &results, NULL, "report", self->file, "solving-results", "--round", "2", "--lang", "uk", "--format", "csv"), ==, 0);
  g_assert_nonnull (strstr (results, "\n1–2,1,Aaa,5,5,10,0:40:00\n1–2,2,Bbb,5,5,10,0:40:00\n3–4,3,Ccc,0,0,0,1:00:00*\n3–4,4,Ddd,,,0,1:00:00*\n"));
  g_assert_cmpint (CTL_RUN (NULL, &standings, NULL, "report", self->file, "solving-standings", "--lang", "en", "--format", "csv"), ==, 0);
  g_assert_nonnull (strstr (standings, "\n1,1,Aaa,10,10,20,2:15:00\n2,2,Bbb,10,10,20,2:21:00\n3,3,Ccc,2,0,2,1:30:00\n4,4,Ddd,0,0,0,3:00:00\n"));
  g_assert_cmpint (CTL_RUN (NULL, &booklet, NULL, "report", self->file, "solving-booklet", "--round", "2", "--lang", "ru", "--format", "csv"), ==, 0);
  g_assert_nonnull (strstr (booklet, "\n2.1,Кооперативный мат в 2½ хода,8/8/8/1p6/kP6/8/1K6/3N4 b - -,5\n"));
  g_assert_null (strstr (booklet, "Ida"));
  g_assert_cmpint (CTL_RUN (NULL, &key, NULL, "report", self->file, "solving-key", "--round", "2", "--lang", "en", "--format", "csv"), ==, 0);
  g_assert_nonnull (strstr (key, ",Invented Ida,1...Nc3+\n"));
  g_assert_cmpint (RUN ("report", self->file, "solving-forms", "--round", "1", "--format", "pdf", "-o", "/dev/null"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "report", self->file, "crosstable"), ==, 1);
  g_assert_nonnull (strstr (errors, "is a solving event, which has no games"));
  g_assert_cmpint (RUN ("report", self->file, "solving-key", "--round", "3"), ==, 1);
}

/* Each refusal has its exit code, and nothing is written. */
static void
test_refusals (CtlFixture   *self,
               gconstpointer data)
{
  static const struct
  {
    const char *line;
    int         code;
  } cases[] = {
    { "round 4 --minutes 60", 3 },
    { "round 3 --minutes 1441", 3 },
    { "round x --minutes 60", 2 },
    { "work 3 --lines 5", 3 },
    { "work 1 --lines 5+x", 3 },
    { "work 1 --lines 2000", 3 },
    { "work 1 --genre chess", 3 },
    { "work 1 --position 8/8/8/8/8/8/8/8", 3 },
    { "work 1 5 --lines 5", 3 },
    { "sheet 1 Nobody --time 10", 3 },
    { "sheet 1 1 --time 121", 3 },
    { "sheet 1 1 --time soon", 2 },
    { "sheet 1 1", 2 },
    { "sheet 1 1 --work 4 --marks 1", 3 },
    { "sheet 1 1 --work 1 --marks 2.5", 3 },
    { "sheet 1 1 --work 1 --marks 2+1.5+1.5+1", 3 },
    { "sheet 1 1 --work 1 --marks -1", 3 },
    { "remove-round 1", 1 },
    { "reopen 1", 1 },
    { "restore 1 1", 1 },
    { "standings --day 3", 2 },
  };
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &before, NULL, "solve", self->file), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *line = g_strdup_printf ("solve %s %s", self->file, cases[i].line);
      g_auto (GStrv) words = g_strsplit (line, " ", -1);

      g_test_message ("%s", cases[i].line);
      g_assert_cmpint (ctl_run ((const char *const *) words, NULL, NULL, NULL), ==, cases[i].code);
    }
  g_assert_cmpint (CTL_RUN (NULL, &after, NULL, "solve", self->file), ==, 0);
  g_assert_cmpstr (before, ==, after);
}

/* By the rules of draughts time decides nothing, a cook may bring more, and every work says what it is worth. */
static void
test_draughts (CtlFixture   *self,
               gconstpointer data)
{
  g_autofree char *text = NULL;

  enter_sheets (self);
  g_assert_cmpint (SOLVE ("sheet", "2", "4", "--time", "50", "--marks", "7"), ==, 0);
  g_assert_cmpint (SOLVE ("work", "2", "1", "--lines", ""), ==, 3);
  text = get_standings (self, NULL);
  g_assert_true (g_str_has_prefix (text, "1\tAaa\t20\t2:15:00\t10/1:35:00 10/0:40:00\n1\tBbb\t20\t2:21:00\t10/1:41:00 10/0:40:00\n"));
  g_assert_nonnull (strstr (text, "3\tDdd\t7\t0:50:00\t0/0:00:00 7/0:50:00\n"));
}

/* Morphy's mate in two is sound, until another work has its men mirrored. */
static void
test_checks (CtlFixture   *self,
             gconstpointer data)
{
  g_autofree char *sound = NULL;
  g_autofree char *like = NULL;
  g_autofree char *json = NULL;

  g_assert_cmpint (SOLVE ("check", "1", "9"), ==, 1);
  g_assert_cmpint (SOLVE ("check", "1", "1"), ==, 3);
  g_assert_cmpint (SOLVE ("work", "1", "1", "--genre", "mate", "--moves", "2", "--position", "kbK5/pp6/1P6/8/8/8/8/R7 w - -"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &sound, NULL, "solve", self->file, "check", "1", "1", "--lang", "en"), ==, 0);
  g_assert_cmpstr (sound, ==, "1 solution found\n1. Ra6!\n");
  g_assert_cmpint (SOLVE ("work", "2", "1", "--genre", "mate", "--moves", "2", "--position", "5Kbk/6pp/6P1/8/8/8/8/7R w - -"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &like, NULL, "solve", self->file, "check", "1", "1", "--lang", "ru"), ==, 1);
  g_assert_cmpstr (like, ==, "Найдено решений: 1\n1. Лa6!\n≈ 2.1: зеркальная\n");
  g_assert_cmpint (CTL_RUN (NULL, &json, NULL, "solve", self->file, "check", "1", "1", "--limit", "1", "--json"), ==, 1);
  g_assert_nonnull (strstr (json, "\"finished\":false,\"likes\":[\"2.1: mirrored\"]"));
}

/* A work goes only before those behind it and before the sheets: they are counted by its number. */
static void
test_undo (CtlFixture   *self,
           gconstpointer data)
{
  g_autofree char *behind = NULL;
  g_autofree char *sheet = NULL;

  /* The works of round 1 are entries 10 to 12, those of round 2 entries 13 and 14. */
  g_assert_cmpint (CTL_RUN (NULL, NULL, &behind, "undo", self->file, "--act", "10"), ==, 1);
  g_assert_nonnull (strstr (behind, "entry 11: "));
  g_assert_cmpint (SOLVE ("sheet", "2", "1", "--time", "40", "--marks", "5 5"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &sheet, "undo", self->file, "--act", "14"), ==, 1);
  g_assert_nonnull (strstr (sheet, "entry 15: "));
  g_assert_cmpint (RUN ("undo", self->file, "--act", "15"), ==, 0);
  g_assert_cmpint (RUN ("undo", self->file, "--act", "14"), ==, 0);
}

/* What was marked in a round rests on its being open: neither a sheet nor a work goes from under the closing. */
static void
test_undo_closed (CtlFixture   *self,
                  gconstpointer data)
{
  g_autofree char *sheet = NULL;
  g_autofree char *mark = NULL;

  g_assert_cmpint (SOLVE ("sheet", "2", "1", "--time", "40", "--marks", "5 5"), ==, 0); /* entry 15 */
  g_assert_cmpint (SOLVE ("sheet", "2", "2", "--marks", "5 5"), ==, 0);                 /* 16 */
  g_assert_cmpint (SOLVE ("sheet", "2", "2", "--work", "1", "--marks", "4"), ==, 0);    /* 17 */
  g_assert_cmpint (SOLVE ("sheet", "1", "2", "--marks", "2+0+0 2+0+0 2+0+0"), ==, 0);   /* 18 */
  g_assert_cmpint (SOLVE ("close", "2"), ==, 0);                                        /* 19 */
  g_assert_cmpint (CTL_RUN (NULL, NULL, &sheet, "undo", self->file, "--act", "15"), ==, 1);
  g_assert_nonnull (strstr (sheet, "entry 19: "));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &mark, "undo", self->file, "--act", "17"), ==, 1);
  g_assert_nonnull (strstr (mark, "entry 19: "));
  g_assert_cmpint (RUN ("undo", self->file, "--act", "18"), ==, 0);
  g_assert_cmpint (SOLVE ("reopen", "2"), ==, 0);
  g_assert_cmpint (RUN ("undo", self->file, "--act", "17"), ==, 1);
  g_assert_cmpint (SOLVE ("sheet", "2", "2", "--work", "1", "--marks", "5"), ==, 0);
  g_assert_cmpint (RUN ("verify", self->file, "--by-command"), ==, 0);
}

/* The best two of each region by points, those level in them by time (51.2), then by their best member; who has too few
 * members comes last. */
static void
test_teams (CtlFixture   *self,
            gconstpointer data)
{
  static const char plan[] = "[teams]\ngroup=region\ncounting=points\nbest=2\n";
  g_autofree char  *teams = NULL;
  g_autofree char  *paper = NULL;
  g_autofree char  *errors = NULL;

  enter_sheets (self);
  g_assert_cmpint (RUN ("report", self->file, "solving-teams", "--format", "csv"), ==, 1);
  g_assert_cmpint (RUN ("entry", self->file, "edit", "1", "--region", "North"), ==, 0);
  g_assert_cmpint (RUN ("entry", self->file, "edit", "2", "--region", "South"), ==, 0);
  g_assert_cmpint (RUN ("entry", self->file, "edit", "3", "--region", "South"), ==, 0);
  g_assert_cmpint (RUN ("entry", self->file, "add", "Eee", "--region", "North"), ==, 0);
  g_assert_cmpint (RUN ("entry", self->file, "add", "Fff", "--region", "East"), ==, 0);
  g_assert_cmpint (RUN ("entry", self->file, "add", "Ggg", "--region", "South"), ==, 0);
  g_assert_cmpint (RUN ("entry", self->file, "number"), ==, 0);
  g_assert_cmpint (SOLVE ("sheet", "1", "Eee", "--time", "110", "--marks", "2+0+0 0+0+0 0+0+0"), ==, 0);
  g_assert_cmpint (SOLVE ("sheet", "1", "Fff", "--time", "10", "--marks", "2+1.5+1.5 2+1.5+1.5 2+1.5+1.5"), ==, 0);
  g_assert_cmpint (CTL_RUN (plan, NULL, NULL, "team-places", self->file, "set", "-"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &teams, NULL, "team-places", self->file), ==, 0);
  /* Both have 22: the South in 3:51, the North in 5:05. */
  g_assert_cmpstr (teams, ==, "1\tSouth\t22\t3:51:00\t0\t2,3\n2\tNorth\t22\t5:05:00\t0\t1,5\n3\tEast\t15\t1:10:00\t1\t6\n");
  g_assert_cmpint (CTL_RUN (NULL, &paper, NULL, "report", self->file, "solving-teams", "--lang", "en", "--format", "csv"), ==, 0);
  g_assert_nonnull (strstr (paper, "\n2,2,Bbb,20,2:21:00,20,1. South: 22 · 3:51:00\n"));
  g_assert_nonnull (strstr (paper, "7,7,Ggg,0,3:00:00,,1. South: 22 · 3:51:00\n"));
  g_assert_nonnull (strstr (paper, ",3. East: 15 · 1:10:00 (1 member missing)\n"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "report", self->file, "team-places"), ==, 1);
  g_assert_nonnull (strstr (errors, "is a solving event, which has no games"));
  g_assert_cmpint (RUN ("undo", self->file), ==, 0);
  g_assert_cmpint (RUN ("verify", self->file, "--by-command"), ==, 0);
}

/* A list of works is one act; a fault in one line leaves all of them out, and says which. */
static void
test_list (CtlFixture   *self,
           gconstpointer data)
{
  static const char list[] = "# two of three\nkbK5/pp6/1P6/8/8/8/8/R7 w - -; mate 2; 5; Invented Ida; 1.Ra6\n\n"
                             "8/8/8/1p6/kP6/8/1K6/3N4 b - -\thelpmate 2.5\t2+3\n";
  g_autofree char  *works = NULL;
  g_autofree char  *errors = NULL;

  g_assert_cmpint (SOLVE ("round", "3", "--minutes", "30"), ==, 0);
  g_assert_cmpint (CTL_RUN ("kbK5/pp6/1P6/8/8/8/8/R7 w - -;mate 2\nk7/8 w;mate 1\n", NULL, &errors, "solve", self->file, "add-works", "3", "-"), ==, 3);
  g_assert_nonnull (strstr (errors, "Line 2: "));
  g_assert_cmpint (CTL_RUN (list, NULL, NULL, "solve", self->file, "add-works", "3", "-"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &works, NULL, "solve", self->file, "--round", "3"), ==, 0);
  g_assert_cmpstr (works, ==,
                   "round\t3\t2\t30\t\topen\t4\n"
                   "work\t3\t1\t3.1\tmate\t2\tkbK5/pp6/1P6/8/8/8/8/R7 w - -\t5\t0\n"
                   "work\t3\t2\t3.2\thelpmate\t2.5\t8/8/8/1p6/kP6/8/1K6/3N4 b - -\t2+3\t0\n");
  g_assert_cmpint (RUN ("undo", self->file), ==, 0);
  g_assert_cmpint (SOLVE ("remove-round", "3"), ==, 0);
  g_assert_cmpint (RUN ("verify", self->file, "--by-command"), ==, 0);
}

/* A round that nobody has solved yet charges nobody, as in the window and on paper; its number counts it. */
static void
test_planned (CtlFixture   *self,
              gconstpointer data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *counted = NULL;

  enter_sheets (self);
  before = get_standings (self, NULL);
  g_assert_cmpint (SOLVE ("round", "3", "--minutes", "30"), ==, 0);
  after = get_standings (self, NULL);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpint (CTL_RUN (NULL, &counted, NULL, "solve", self->file, "standings", "--after-round", "3"), ==, 0);
  g_assert_true (g_str_has_prefix (counted, "1\tAaa\t20\t2:45:00\t"));
}

/* What each day brought stands behind its rounds, where it had several. */
static void
test_days (CtlFixture   *self,
           gconstpointer data)
{
  g_autofree char *paper = NULL;
  g_autofree char *day = NULL;

  enter_sheets (self);
  g_assert_cmpint (SOLVE ("round", "3", "--minutes", "30"), ==, 0);
  g_assert_cmpint (SOLVE ("work", "3", "--lines", "5"), ==, 0);
  g_assert_cmpint (SOLVE ("sheet", "3", "1", "--time", "10", "--marks", "2"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &paper, NULL, "report", self->file, "solving-standings", "--lang", "en", "--format", "csv"), ==, 0);
  g_assert_nonnull (strstr (paper, "Round 1,Round 2,Round 3,Day 2,Points,Time of solving\n1,1,Aaa,10,10,2,12,22,2:25:00\n"));
  day = get_standings (self, "2");
  g_assert_true (g_str_has_prefix (day, "1\tAaa\t12\t0:50:00\t10/0:40:00 2/0:10:00\n"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/ctl/solving/standings", CtlFixture, "ru-chess-988", set_up, test_standings, ctl_fixture_tear_down);
  g_test_add ("/ctl/solving/annulled", CtlFixture, "ru-chess-988", set_up, test_annulled, ctl_fixture_tear_down);
  g_test_add ("/ctl/solving/rounds", CtlFixture, "ru-chess-988", set_up, test_rounds, ctl_fixture_tear_down);
  g_test_add ("/ctl/solving/papers", CtlFixture, "ru-chess-988", set_up, test_papers, ctl_fixture_tear_down);
  g_test_add ("/ctl/solving/refusals", CtlFixture, "ru-chess-988", set_up, test_refusals, ctl_fixture_tear_down);
  g_test_add ("/ctl/solving/draughts", CtlFixture, "ua-draughts-64", set_up, test_draughts, ctl_fixture_tear_down);
  g_test_add ("/ctl/solving/checks", CtlFixture, "ru-chess-988", set_up, test_checks, ctl_fixture_tear_down);
  g_test_add ("/ctl/solving/undo", CtlFixture, "ru-chess-988", set_up, test_undo, ctl_fixture_tear_down);
  g_test_add ("/ctl/solving/undo-closed", CtlFixture, "ru-chess-988", set_up, test_undo_closed, ctl_fixture_tear_down);
  g_test_add ("/ctl/solving/teams", CtlFixture, "ru-chess-988", set_up, test_teams, ctl_fixture_tear_down);
  g_test_add ("/ctl/solving/days", CtlFixture, "ru-chess-988", set_up, test_days, ctl_fixture_tear_down);
  g_test_add ("/ctl/solving/planned", CtlFixture, "ru-chess-988", set_up, test_planned, ctl_fixture_tear_down);
  g_test_add ("/ctl/solving/list", CtlFixture, "ru-chess-988", set_up, test_list, ctl_fixture_tear_down);
  return g_test_run ();
}
