#include "config.h"

#include <string.h>

#include "ctl-runner.h"

static const char *const documents[] = { "entry-original", "sender", "identity", "medical", "health-policy" };

static void
make_event (CtlFixture *self,
            const char *ruleset)
{
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "new", self->file, "--title", "Invented", "--ruleset", ruleset), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "tournament", self->file, "add", "--name", "A", "--system", "dutch", "--rounds", "3"), ==, 0);
  for (char name = 'a'; name <= 'd'; name++)
    {
      g_autofree char *surname = g_strdup_printf ("Player%c", name);

      g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", self->file, "add", surname, "Test"), ==, 0);
    }
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", self->file, "number", "--by", "rating"), ==, 0);
}

static void
set_up (CtlFixture   *self,
        gconstpointer data)
{
  ctl_fixture_init (self);
  make_event (self, data);
}

/* Order 988: nothing is decided while a document was not seen (29.4); the answer names it and its article. */
static void
test_admit (CtlFixture   *self,
            gconstpointer data)
{
  g_autofree char *errors = NULL;
  g_autofree char *list = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (documents); i++)
    g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "seen", "1", documents[i]), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "admission", self->file, "admit", "1"), ==, 1);
  g_assert_nonnull (strstr (errors, "insurance against accidents [II.2.5]"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "waive", "1", "accident-policy"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "waive", "1", "accident-policy", "--ground", "Insured by the school"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "admit", "1"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "admission", self->file, "--json"), ==, 0);
  g_assert_nonnull (strstr (list, "\"accident-policy\":\"waived\""));
  g_assert_nonnull (strstr (list, "\"state\":\"admitted\""));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "seen", "1", "diploma"), ==, 3);
}

/* A refusal has a ground and an article (29.5); the protocol holds who is decided on, once. */
static void
test_refuse (CtlFixture   *self,
             gconstpointer data)
{
  g_autofree char *protocol = NULL;
  g_autofree char *after = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "refuse", "2", "--ground", "No passport"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "refuse", "2", "--ground", "", "--article", "II.3.3"), ==, 3);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "refuse", "2", "--ground", "No passport", "--article", "II.3.3"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &protocol, NULL, "report", self->file, "admission", "--lang", "en"), ==, 0);
  g_assert_nonnull (strstr (protocol, "Playerb"));
  g_assert_nonnull (strstr (protocol, "No passport"));
  g_assert_nonnull (strstr (protocol, "II.3.3"));
  g_assert_null (strstr (protocol, "Playera"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "undo", self->file), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &after, NULL, "report", self->file, "admission", "--lang", "en"), ==, 0);
  g_assert_null (strstr (after, "Playerb"));
}

/* Once the commission has begun, pairing takes only whom it admitted; before, everybody. */
static void
test_pairing (CtlFixture   *self,
              gconstpointer data)
{
  g_autofree char *errors = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "refuse", "4", "--ground", "No passport", "--article", "II.3.3"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "pair", self->file), ==, 1);
  g_assert_nonnull (strstr (errors, "The commission has not admitted Playera Test yet"));
  for (char number = '1'; number <= '3'; number++)
    {
      const char text[] = { number, '\0' };

      g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "admit", text, "--by-organisers", "--ground", "Local"), ==, 0);
    }
  g_clear_pointer (&errors, g_free);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "pair", self->file), ==, 1);
  g_assert_nonnull (strstr (errors, "Playerd Test was refused admission [II.3.3]"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", self->file, "remove", "4"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "pair", self->file), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "verify", self->file), ==, 0);
}

/* An official may not play by order 988 (II.3.4), whatever he shows. */
static void
test_official (CtlFixture   *self,
               gconstpointer data)
{
  g_autofree char *errors = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "official", self->file, "chief-arbiter", "Playera Test"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "admission", self->file, "admit", "1"), ==, 1);
  g_assert_nonnull (strstr (errors, "[II.3.4]"));
}

/* What a source does not ask for is not asked for. */
static void
test_documents (CtlFixture   *self,
                gconstpointer data)
{
  g_autofree char *list = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "admission", self->file, "documents"), ==, 0);
  g_assert_nonnull (strstr (list, "technical\tII.4.2\t"));
  g_assert_nonnull (strstr (list, "class\tII.5.2\t"));
  g_assert_null (strstr (list, "identity"));
  g_assert_null (strstr (list, "fee"));
}

static void
test_nothing (CtlFixture   *self,
              gconstpointer data)
{
  g_autofree char *list = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "admission", self->file, "documents"), ==, 0);
  g_assert_cmpstr (list, ==, "");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "seen", "1", "identity"), ==, 3);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "pair", self->file), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/ctl/admission/admit", CtlFixture, "ru-chess-988", set_up, test_admit, ctl_fixture_tear_down);
  g_test_add ("/ctl/admission/refuse", CtlFixture, "ru-chess-988", set_up, test_refuse, ctl_fixture_tear_down);
  g_test_add ("/ctl/admission/pairing", CtlFixture, "ru-chess-988", set_up, test_pairing, ctl_fixture_tear_down);
  g_test_add ("/ctl/admission/official", CtlFixture, "ru-chess-988", set_up, test_official, ctl_fixture_tear_down);
  g_test_add ("/ctl/admission/documents", CtlFixture, "ua-chess-2026", set_up, test_documents, ctl_fixture_tear_down);
  g_test_add ("/ctl/admission/nothing", CtlFixture, "ua-draughts-64", set_up, test_nothing, ctl_fixture_tear_down);
  return g_test_run ();
}
