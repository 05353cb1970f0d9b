#include "config.h"

#include <string.h>

#include "ctl-runner.h"

/* The invented round robin whose number 10 makes the norm of a grandmaster to the point. */
static void
set_up (CtlFixture   *self,
        gconstpointer data)
{
  g_autofree char *trf = g_test_build_filename (G_TEST_DIST, "fixtures", "title-norms", "round-robin.trf", NULL);

  ctl_fixture_init (self);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "new", self->file, "--title", "Invented", "--federation", "UKR", "--ruleset", "fide-2023"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "import", self->file, trf, "--name", "A"), ==, 0);
}

static void
test_everybody (CtlFixture   *self,
                gconstpointer data)
{
  g_autofree char *output = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &output, NULL, "fide", self->file, "norms"), ==, 0);
  g_assert_nonnull (strstr (output, "\n10\tJuniper Julia\tGM norm (counts as 9 games): points 6, needed 6; performance 2475 + 125 = 2600\t\n"));
  g_assert_nonnull (strstr (output, "Minutes of a player for 60 moves\t120\t≥ 120\tmet\t1.1.3\n"));
  g_assert_nonnull (strstr (output, "Days of the event; in a longer one ratings are those of the day of the game\t0\t≤ 30\tcannot be judged\t1.1.4\n"));
  /* A grandmaster has nothing to gain. */
  g_assert_null (strstr (output, "Alder"));
}

static void
test_one (CtlFixture   *self,
          gconstpointer data)
{
  g_autofree char *output = NULL;
  g_autofree char *json = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &output, NULL, "fide", self->file, "norms", "--player", "10"), ==, 0);
  g_assert_nonnull (strstr (output, "  Opponents with the title GM\t3\t≥ 3\tmet\t1.4.5b\n"));
  g_assert_nonnull (strstr (output, "  Points\t6\t≥ 3½\tmet\t1.4.8b\n"));
  g_assert_nonnull (strstr (output, "  9\tIvy Ivan\t\tCZE\t2475\t0\t\n"));
  g_assert_cmpint (CTL_RUN (NULL, &json, NULL, "fide", self->file, "norms", "--player", "10", "--json"), ==, 0);
  g_assert_nonnull (strstr (json, "\"performance\":2600"));
  g_assert_nonnull (strstr (json, "\"title\":\"GM\""));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "fide", self->file, "norms", "--player", "11"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "fide", self->file, "norms", "--round", "10"), ==, 3);
}

/* Without the last game: what it must bring. */
static void
test_forecast (CtlFixture   *self,
               gconstpointer data)
{
  g_autofree char *output = NULL;
  g_autofree char *before = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "round", self->file, "reopen", "9", "--reason", "A game is open"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &before, NULL, "fide", self->file, "norms", "--round", "8", "--player", "10"), ==, 0);
  g_assert_nonnull (strstr (before, "Games of the table that have ended\t8\t≥ 9\tnot met\t1.4.1e"));
  for (int board = 1; board <= 5; board++)
    {
      g_autofree char *number = g_strdup_printf ("%d", board);

      g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "result", self->file, "--round", "9", "--board", number, "clear"), ==, 0);
    }
  g_assert_cmpint (CTL_RUN (NULL, &output, NULL, "fide", self->file, "norms", "--player", "10"), ==, 0);
  g_assert_nonnull (strstr (output, "Round 9: must play against Ivy Ivan; even a loss is enough. If the opponent does not come, the norm is there as well\n"));
}

/* An exempt event, and one that gives no norms. */
static void
test_event (CtlFixture   *self,
            gconstpointer data)
{
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "tournament", self->file, "edit", "--norm-event", "world-cup"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &output, NULL, "fide", self->file, "norms", "--player", "10"), ==, 0);
  g_assert_nonnull (strstr (output, "  Games\t9\t≥ 8\tmet\t1.4.1b\n"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "tournament", self->file, "edit", "--norm-event", "village"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "tournament", self->file, "edit", "--discipline", "blitz"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "fide", self->file, "norms"), ==, 1);
  g_assert_nonnull (strstr (errors, "gives no title norms"));
}

/* The forms name who lacks, or whose number; then they hold what was counted. */
static void
test_forms (CtlFixture   *self,
            gconstpointer data)
{
  static const char *const forms[] = { "it1", "it3", "fa1", "ia1" };
  g_autofree char         *certificate = NULL;
  g_autofree char         *report = NULL;
  g_autofree char         *norm = NULL;
  g_autofree char         *errors = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autofree char *reason = NULL;

      g_assert_cmpint (CTL_RUN (NULL, NULL, &reason, "report", self->file, forms[i], "--lang", "en"), ==, 1);
      g_assert_nonnull (strstr (reason, "needs the chief arbiter"));
    }
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "official", self->file, "chief-arbiter", "Judge Jana", "--title", "IA"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "report", self->file, "it1", "--lang", "en"), ==, 1);
  g_assert_nonnull (strstr (errors, "FIDE ID of Judge Jana"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "official", self->file, "chief-arbiter", "Judge Jana", "--title", "IA", "--fide-id", "14100010"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &certificate, NULL, "report", self->file, "it1", "--entry", "10", "--lang", "en"), ==, 0);
  g_assert_nonnull (strstr (certificate, "Juniper Julia"));
  g_assert_nonnull (strstr (certificate, "Exceeding by"));
  g_assert_null (strstr (certificate, "Gorse Gleb\n"));

  /* An arbiter without a number stops what names him, and nothing else. */
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "official", self->file, "arbiter", "Helper Hugo"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "report", self->file, "it1", "--lang", "en"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "report", self->file, "it3", "--lang", "en"), ==, 1);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "official", self->file, "arbiter", "Helper Hugo", "--fide-id", "14100029"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &report, NULL, "report", self->file, "it3", "--lang", "en"), ==, 0);
  g_assert_nonnull (strstr (report, "Helper Hugo"));
  g_assert_nonnull (strstr (report, "14100029"));
  g_assert_cmpint (CTL_RUN (NULL, &norm, NULL, "report", self->file, "fa1", "--lang", "en"), ==, 0);
  g_assert_nonnull (strstr (norm, "Helper Hugo"));
  g_clear_pointer (&norm, g_free);
  g_assert_cmpint (CTL_RUN (NULL, &norm, NULL, "report", self->file, "ia1", "--lang", "en"), ==, 0);
  g_assert_nonnull (strstr (norm, "No arbiter of the event needs this norm."));
}

/* FIDE reads English and Latin letters; the same forms in Ukrainian keep the names as they are written at home. */
static void
test_latin (CtlFixture   *self,
            gconstpointer data)
{
  static const struct
  {
    const char *form;
    const char *name;
    const char *chief;
    const char *at_home;
  } forms[] = {
    { "it1", "Player Shcherban Yuliia", "Chief arbiter Osoka Zhanna", "Щербань Юлія" },
    { "it3", "Rohiz Sava", "Osoka Zhanna", "Рогіз Сава" },
    { "fa1", "Arbiter Rohiz Sava", "Chief arbiter Osoka Zhanna", "Рогіз Сава" },
  };

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "details", self->file, "--place", "Вигадане"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "official", self->file, "chief-arbiter", "Осока Жанна", "--title", "IA", "--fide-id", "14100010"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "official", self->file, "arbiter", "Рогіз Сава", "--fide-id", "14100029"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", self->file, "edit", "10", "--surname", "Щербань", "--given", "Юлія"), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autofree char *english = NULL;
      g_autofree char *ukrainian = NULL;

      g_assert_cmpint (CTL_RUN (NULL, &english, NULL, "report", self->file, forms[i].form, "--lang", "en"), ==, 0);
      g_assert_nonnull (strstr (english, forms[i].name));
      g_assert_nonnull (strstr (english, forms[i].chief));
      g_assert_nonnull (strstr (english, "Place Vyhadane"));
      g_assert_cmpint (CTL_RUN (NULL, &ukrainian, NULL, "report", self->file, forms[i].form, "--lang", "uk"), ==, 0);
      g_assert_nonnull (strstr (ukrainian, forms[i].at_home));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/ctl/fide-norms/everybody", CtlFixture, NULL, set_up, test_everybody, ctl_fixture_tear_down);
  g_test_add ("/ctl/fide-norms/one", CtlFixture, NULL, set_up, test_one, ctl_fixture_tear_down);
  g_test_add ("/ctl/fide-norms/forecast", CtlFixture, NULL, set_up, test_forecast, ctl_fixture_tear_down);
  g_test_add ("/ctl/fide-norms/event", CtlFixture, NULL, set_up, test_event, ctl_fixture_tear_down);
  g_test_add ("/ctl/fide-norms/forms", CtlFixture, NULL, set_up, test_forms, ctl_fixture_tear_down);
  g_test_add ("/ctl/fide-norms/latin", CtlFixture, NULL, set_up, test_latin, ctl_fixture_tear_down);
  return g_test_run ();
}
