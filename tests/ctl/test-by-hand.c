/* What was decided by hand is on the papers of a commission, in the words of the document. */
#include "config.h"

#include <string.h>

#include "ctl-runner.h"

#define RUN(...) CTL_RUN (NULL, NULL, NULL, __VA_ARGS__)

/* A Swiss of four whose numbers were drawn; round 1 published, with all that can happen by hand. */
static void
set_up (CtlFixture   *self,
        gconstpointer data)
{
  static const char *const names[] = { "Aaa One", "Bbb Two", "Ccc Three", "Ddd Four" };

  ctl_fixture_init (self);
  g_assert_cmpint (RUN ("new", self->file, "--title", "Test Cup", "--ruleset", "ru-chess-988", "--start", "2026-11-20"), ==, 0);
  g_assert_cmpint (RUN ("tournament", self->file, "add", "--name", "Men", "--system", "dutch", "--rounds", "3", "--time", "5400+30"), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpint (RUN ("entry", self->file, "add", names[i]), ==, 0);
  g_assert_cmpint (RUN ("entry", self->file, "number", "--by", "lot", "--seed", "77"), ==, 0);
  g_assert_cmpint (RUN ("pair", self->file, "--publish"), ==, 0);
}

static void
check_report (CtlFixture *self,
              const char *report,
              const char *language,
              const char *wanted)
{
  g_autofree char *text = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "report", self->file, report, "--lang", language, "--format", "txt"), ==, 0);
  if (strstr (text, wanted) == NULL)
    g_error ("“%s” is not in %s: %s", wanted, report, text);
}

static void
check_none (CtlFixture *self,
            const char *report,
            const char *unwanted)
{
  g_autofree char *text = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "report", self->file, report, "--lang", "en", "--format", "txt"), ==, 0);
  if (strstr (text, unwanted) != NULL)
    g_error ("“%s” is in %s: %s", unwanted, report, text);
}

/* Numbers that are drawn until they please are chosen: each draw but the first has its reason on paper, also where the
 * one before was taken back. */
static void
test_redraw (CtlFixture   *self,
             gconstpointer data)
{
  g_autofree char *errors = NULL;

  g_assert_cmpint (RUN ("pair", self->file, "--unpair"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "entry", self->file, "number", "--by", "lot", "--seed", "78"), ==, 3);
  g_assert_nonnull (strstr (errors, "Name those who agreed [31.4]"));
  g_assert_cmpint (RUN ("entry", self->file, "number", "--by", "lot", "--seed", "78", "--reason", "A slip"), ==, 0);
  g_assert_cmpint (RUN ("undo", self->file), ==, 0);
  g_assert_cmpint (RUN ("entry", self->file, "number", "--by", "rating-and-lot", "--seed", "79"), ==, 3);
  g_assert_cmpint (RUN ("entry", self->file, "number", "--by", "rating"), ==, 0);
  g_assert_cmpint (RUN ("entry", self->file, "number", "--by", "lot", "--seed", "79", "--reason", "An entry was missing"), ==, 0);
  check_report (self, "arbiter-report", "en", "seed 79; draw no. 3. Reason: An entry was missing");
  g_assert_cmpint (RUN ("verify", self->file, "--by-command"), ==, 0);
}

/* The value of the ruleset, the one that holds, the article; also for those who sign that they read it. */
static void
test_regulation (CtlFixture   *self,
                 gconstpointer data)
{
  static const char *const reports[] = { "arbiter-report", "acquaintance" };

  for (gsize i = 0; i < G_N_ELEMENTS (reports); i++)
    check_none (self, reports[i], "regulation of the event changes");
  g_assert_cmpint (RUN ("regulation", self->file, "lateness.default-seconds", "900"), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (reports); i++)
    {
      check_report (self, reports[i], "en", "Default time in seconds  0        900 (15:00)  6.7.1");
      check_report (self, reports[i], "uk", "Дозволений час запізнення");
      check_report (self, reports[i], "ru", "Допустимое время опоздания");
    }
}

static void
test_acts (CtlFixture   *self,
           gconstpointer data)
{
  static const char *const reports[] = { "arbiter-report", "final-protocol" };
  static const char *const wanted[] = { "seed 77",
                                        "Round 1, by the arbiter’s decision",
                                        "Telephoned",
                                        "before: 1 – 0",
                                        "printed so",
                                        "White 1:00:00",
                                        "Withdrawn after round 1",
                                        "Eee Five",
                                        "Colours" };

  g_assert_cmpint (RUN ("fide", self->file, "mode", "--leave-fide-mode", "--because", "a test"), ==, 0);
  g_assert_cmpint (RUN ("swap-colours", self->file, "--round", "1", "--board", "2"), ==, 0);
  g_assert_cmpint (RUN ("late", self->file, "missing", "--round", "1", "--board", "2", "--side", "black"), ==, 0);
  g_assert_cmpint (RUN ("late", self->file, "forfeit", "--round", "1", "--reason", "Telephoned"), ==, 0);
  g_assert_cmpint (RUN ("result", self->file, "--round", "1", "--board", "1", "1-0"), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (reports); i++)
    check_none (self, reports[i], "before:");
  g_assert_cmpint (RUN ("result", self->file, "--round", "1", "--board", "1", "0-1"), ==, 0);
  g_assert_cmpint (RUN ("tie-breaks", self->file, "set", "BH,SB", "--reason", "printed so"), ==, 0);
  g_assert_cmpint (RUN ("clocks", self->file, "set", "--round", "1", "--board", "1", "--after", "1:00:00-0:50:00"), ==, 0);
  g_assert_cmpint (RUN ("entry", self->file, "withdraw", "3", "--reason", "ill"), ==, 0);
  g_assert_cmpint (RUN ("entry", self->file, "add", "Eee Five"), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (reports); i++)
    {
      for (gsize k = 0; k < G_N_ELEMENTS (wanted); k++)
        check_report (self, reports[i], "en", wanted[k]);
      check_report (self, reports[i], "en", "Changes and decisions made by hand\n\nNo.");
      check_report (self, reports[i], "uk", "Зміни та рішення, внесені вручну");
      check_report (self, reports[i], "ru", "Изменения и решения, внесённые вручную");
    }
  g_assert_cmpint (RUN ("undo", self->file), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (reports); i++)
    check_none (self, reports[i], "Eee Five");
}

/* A result of a closed round is corrected with a reason; the list of results has an asterisk and the note. */
static void
test_correction (CtlFixture   *self,
                 gconstpointer data)
{
  g_autofree char *told = NULL;
  g_autofree char *same = NULL;
  g_autofree char *trf = NULL;

  g_assert_cmpint (RUN ("result", self->file, "--round", "1", "--board", "1", "1-0"), ==, 0);
  g_assert_cmpint (RUN ("result", self->file, "--round", "1", "--board", "2", "1-0"), ==, 0);
  g_assert_cmpint (RUN ("round", self->file, "close", "1"), ==, 0);
  g_assert_cmpint (RUN ("round", self->file, "reopen", "1"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &told, "result", self->file, "--round", "1", "--board", "1", "0-1"), ==, 3);
  g_assert_nonnull (strstr (told, "1 – 0 → 0 – 1"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &same, "result", self->file, "--round", "1", "--board", "1", "1-0"), ==, 3);
  g_assert_nonnull (strstr (same, ": 1 – 0, as before."));
  g_assert_null (strstr (same, "C.04.2"));
  check_none (self, "results", " *");
  g_assert_cmpint (RUN ("result", self->file, "--round", "1", "--board", "1", "0-1", "--reason", "Misread"), ==, 0);
  check_report (self, "results", "en", "0 – 1 *");
  check_report (self, "results", "en", "Reason: Misread");
  check_report (self, "results", "uk", "у закритому турі 1");
  g_assert_cmpint (CTL_RUN (NULL, &trf, NULL, "export", self->file), ==, 0);
  g_assert_nonnull (strstr (trf, "### Correction @ Round 1: "));
  g_assert_nonnull (strstr (trf, ": 1-0 => 0-1\n"));
  g_assert_cmpint (RUN ("verify", self->file), ==, 0);
}

/* Who has left is marked wherever there are places, in words and with a sign. */
static void
test_left (CtlFixture   *self,
           gconstpointer data)
{
  static const char *const reports[] = { "standings", "crosstable", "final-protocol", "arbiter-report" };
  g_autofree char         *told = NULL;
  g_autofree char         *csv = NULL;

  g_assert_cmpint (RUN ("result", self->file, "--round", "1", "--board", "1", "1-0"), ==, 0);
  g_assert_cmpint (RUN ("result", self->file, "--round", "1", "--board", "2", "1-0"), ==, 0);
  check_none (self, "standings", "withdrawn");
  g_assert_cmpint (RUN ("entry", self->file, "withdraw", "3"), ==, 0);
  g_assert_cmpint (RUN ("entry", self->file, "withdraw", "4", "--expelled"), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (reports); i++)
    {
      check_report (self, reports[i], "en", " (− withdrawn)");
      check_report (self, reports[i], "en", " (− expelled)");
      check_report (self, reports[i], "uk", " (− вилучено)");
    }
  g_assert_cmpint (CTL_RUN (NULL, &told, NULL, "standings", self->file), ==, 0);
  g_assert_nonnull (strstr (told, " (− expelled)"));
  g_assert_cmpint (CTL_RUN (NULL, &csv, NULL, "report", self->file, "standings", "--lang", "en", "--format", "csv"), ==, 0);
  g_assert_nonnull (strstr (csv, " (− withdrawn)"));
}

/* Place 0 is none; @buchholz in whole points. */
static void
check_standing (CtlFixture *self,
                const char *player,
                int         points,
                int         place,
                int         buchholz)
{
  g_autofree char *wanted = g_strdup_printf ("{%s,\"points\":\"%d\",\"rank\":%d,\"tiebreaks\":{\"RU-BH\":\"%d\",", player, points, place, buchholz);
  g_autofree char *text = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "standings", self->file, "--json"), ==, 0);
  if (strstr (text, wanted) == NULL)
    g_error ("“%s” is not in %s", wanted, text);
}

/* Question 198: where the regulation takes the place of who is expelled the others move up, his games stay with those who
 * played him, and he is paired with nobody. */
static void
test_expelled (CtlFixture   *self,
               gconstpointer data)
{
  static const char winner[] = "\"name\":\"Ddd Four\",\"number\":1";
  static const char loser[] = "\"name\":\"Aaa One\",\"number\":3";
  static const char other[] = "\"name\":\"Bbb Two\",\"number\":4";
  g_autofree char  *pairs = NULL;

  g_assert_cmpint (RUN ("result", self->file, "--round", "1", "--board", "1", "1-0"), ==, 0);
  g_assert_cmpint (RUN ("result", self->file, "--round", "1", "--board", "2", "1-0"), ==, 0);
  check_standing (self, winner, 1, 1, 0);
  check_standing (self, loser, 0, 3, 1);
  g_assert_cmpint (RUN ("tournament", self->file, "edit", "--expelled-place", "none"), ==, 0);
  g_assert_cmpint (RUN ("entry", self->file, "withdraw", "1", "--expelled"), ==, 0);
  check_standing (self, winner, 1, 0, 0);
  check_standing (self, other, 1, 1, 0);
  check_standing (self, loser, 0, 2, 1);
  g_assert_cmpint (RUN ("round", self->file, "close", "1"), ==, 0);
  g_assert_cmpint (RUN ("pair", self->file), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &pairs, NULL, "round", self->file, "show", "2"), ==, 0);
  g_assert_nonnull (strstr (pairs, "Aaa One\tBbb Two"));
  g_assert_null (strstr (pairs, "Ddd Four"));
  /* unless the regulation says so he keeps it */
  g_assert_cmpint (RUN ("tournament", self->file, "edit", "--expelled-place", "keep"), ==, 0);
  check_standing (self, winner, 1, 1, 0);
}

/* Questions 175 and 176: whoever is marked as not eligible gets no half-point bye, and another one all the same. */
static void
test_no_half_byes (CtlFixture   *self,
                   gconstpointer data)
{
  g_autofree char *errors = NULL;

  g_assert_cmpint (RUN ("entry", self->file, "edit", "1", "--no-half-byes", "yes"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "entry", self->file, "absent", "1", "--round", "2", "--bye", "half"), ==, 1);
  g_assert_nonnull (strstr (errors, "may get no half-point byes"));
  g_assert_cmpint (RUN ("entry", self->file, "absent", "1", "--round", "2", "--bye", "zero"), ==, 0);
  g_assert_cmpint (RUN ("entry", self->file, "edit", "1", "--no-half-byes", "no"), ==, 0);
  g_assert_cmpint (RUN ("entry", self->file, "absent", "1", "--round", "2", "--bye", "half"), ==, 0);
  g_assert_cmpint (RUN ("verify", self->file, "--by-command"), ==, 0);
}

/* A second half-point bye, and one of a whole point, are given with a word on them. */
static void
test_byes (CtlFixture   *self,
           gconstpointer data)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *whole = NULL;
  g_autofree char *refused = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, &first, "entry", self->file, "absent", "1", "--round", "2", "--bye", "half"), ==, 0);
  g_assert_cmpstr (first, ==, "");
  g_assert_cmpint (CTL_RUN (NULL, NULL, &second, "entry", self->file, "absent", "1", "--round", "3", "--bye", "half"), ==, 0);
  g_assert_nonnull (strstr (second, "a half-point bye in round 2 already"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &whole, "entry", self->file, "absent", "2", "--round", "2", "--bye", "full"), ==, 0);
  g_assert_nonnull (strstr (whole, "6.7.4"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &refused, "entry", self->file, "absent", "2", "--round", "99", "--bye", "full"), ==, 3);
  g_assert_null (strstr (refused, "6.7.4"));
}

/* Minutes given stand beside the result, and articles apart. */
static void
test_minutes (CtlFixture   *self,
              gconstpointer data)
{
  g_assert_cmpint (RUN ("incident", self->file, "add", "--round", "1", "--board", "1", "--player", "white", "--incident", "illegal-move"), ==, 0);
  check_report (self, "arbiter-report", "en", "opponent’s clock +2:00");
  check_report (self, "arbiter-report", "en", "7.5.1; 7.5.5");
  check_report (self, "arbiter-report", "uk", "годинник суперника +2:00");
  check_report (self, "arbiter-report", "ru", "часы соперника +2:00");
}

#define ADD(name, func) g_test_add ("/ctl/by-hand/" name, CtlFixture, NULL, set_up, func, ctl_fixture_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("regulation", test_regulation);
  ADD ("redraw", test_redraw);
  ADD ("acts", test_acts);
  ADD ("minutes", test_minutes);
  ADD ("correction", test_correction);
  ADD ("left", test_left);
  ADD ("expelled", test_expelled);
  ADD ("byes", test_byes);
  ADD ("no-half-byes", test_no_half_byes);
  return g_test_run ();
}
