#include "config.h"

#include <string.h>

#include "ctl-runner.h"

/* A blitz round robin of two under fide-2023, round 1 published. */
static void
set_up (CtlFixture   *self,
        gconstpointer data)
{
  ctl_fixture_pair_two (self, "fide-2023", "180+2");
}

static int
add (CtlFixture *self,
     const char *extra,
     char      **output,
     char      **errors)
{
  g_auto (GStrv) words = g_strsplit (extra, " ", -1);
  g_autoptr (GPtrArray) all = g_ptr_array_new ();
  const char *const start[] = { "incident", self->file, "add", "--round", "1", "--board", "1", "--incident" };

  for (gsize i = 0; i < G_N_ELEMENTS (start); i++)
    g_ptr_array_add (all, (gpointer) start[i]);
  for (char **word = words; *word != NULL; word++)
    g_ptr_array_add (all, *word);
  g_ptr_array_add (all, NULL);
  return ctl_run ((const char *const *) all->pdata, NULL, output, errors);
}

static void
check_round (CtlFixture *self,
             const char *code)
{
  g_autofree char *output = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &output, NULL, "round", self->file, "show", "1", "--json"), ==, 0);
  g_assert_nonnull (strstr (output, code));
}

/* A result that a ruling gave is told before another takes its place; the same one takes nothing. */
static void
check_warned (CtlFixture *self)
{
  g_autofree char *same = NULL;
  g_autofree char *errors = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, &same, "result", self->file, "--round", "1", "--board", "1", "=-="), ==, 0);
  g_assert_null (strstr (same, "follows from a ruling"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "result", self->file, "--round", "1", "--board", "1", "1-0"), ==, 0);
  g_assert_nonnull (strstr (errors, "The result on board 1 follows from a ruling: "));
  check_round (self, "\"1-0\"");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "undo", self->file), ==, 0);
  check_round (self, "\"=-=\"");
}

/* FIDE 7.5.5 and A.5.2: the second one is a draw where the opponent cannot mate. */
static void
test_draw (CtlFixture   *self,
           gconstpointer data)
{
  g_autofree char *asked = NULL;
  g_autofree char *list = NULL;
  g_autofree char *verified = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_cmpint (add (self, "illegal-move --player white", NULL, NULL), ==, 0);
  g_assert_cmpint (add (self, "illegal-move --player white --fact opponent-cannot-mate --ask", &asked, NULL), ==, 0);
  g_assert_true (g_str_has_prefix (asked, "count=2\n"));
  g_assert_nonnull (strstr (asked, "\nresult=draw\n"));
  check_round (self, "\"clear\"");

  g_assert_cmpint (add (self, "illegal-move --player white --fact opponent-cannot-mate", NULL, NULL), ==, 0);
  check_round (self, "\"=-=\"");
  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "incident", self->file, "list", "--json"), ==, 0);
  lines = g_strsplit (list, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 3);
  g_assert_nonnull (strstr (lines[1], "\"decided\":\"draw\""));
  g_assert_nonnull (strstr (lines[1], "7.5.5"));
  g_assert_nonnull (strstr (lines[1], "\"count\":2"));
  check_warned (self);

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "undo", self->file), ==, 0);
  check_round (self, "\"clear\"");
  g_assert_cmpint (CTL_RUN (NULL, &verified, NULL, "verify", self->file), ==, 0);
  g_assert_true (g_str_has_prefix (verified, "ok "));
}

/* The list tells when it happened, on which move and what the clocks showed, and not when it was
 * typed. Who says no time means now, as the sheet of the window does; nothing is said on purpose. */
static void
test_moment (CtlFixture   *self,
             gconstpointer data)
{
  g_autofree char *list = NULL;
  g_auto (GStrv) lines = NULL;
  g_auto (GStrv) fields = NULL;

  g_assert_cmpint (add (self, "illegal-move --player white --time 2026-11-20T10:35 --move 23 --clocks 0:41:10-0:12:00", NULL, NULL), ==, 0);
  g_assert_cmpint (add (self, "illegal-move --player black --time=", NULL, NULL), ==, 0);
  g_assert_cmpint (add (self, "device-carried --player black", NULL, NULL), ==, 0);
  g_assert_cmpint (add (self, "device-carried --player white --time 9:05", NULL, NULL), ==, 0);
  g_assert_cmpint (add (self, "device-carried --player white --time 25:00", NULL, NULL), ==, 3);
  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "incident", self->file, "list"), ==, 0);
  lines = g_strsplit (list, "\n", -1);
  fields = g_strsplit (lines[0], "\t", -1);
  g_assert_cmpuint (g_strv_length (fields), ==, 10);
  g_assert_cmpstr (fields[5], ==, "20/11/2026 10:35");
  g_assert_cmpstr (fields[6], ==, "23");
  g_assert_cmpstr (fields[7], ==, "White 41:10, Black 12:00\302\240→\302\24013:00");
  g_assert_nonnull (strstr (lines[1], "\tentered "));
  g_assert_null (strstr (lines[2], "\tentered "));
  g_assert_nonnull (strstr (lines[3], " 09:05\t"));
}

/* The list tells the whole decision, as the window and the register on paper do. */
static void
test_decision (CtlFixture   *self,
               gconstpointer data)
{
  g_autofree char *list = NULL;

  g_assert_cmpint (add (self, "illegal-move --player white --sanction warning --reason Noted", NULL, NULL), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "incident", self->file, "list"), ==, 0);
  g_assert_nonnull (strstr (list, "; warning\t"));
}

/* The sanction stands in the list, and that a case did away with the ruling. */
static void
test_sanction (CtlFixture   *self,
               gconstpointer data)
{
  g_autofree char *list = NULL;
  g_autofree char *json = NULL;

  g_assert_cmpint (add (self, "illegal-move --player white --sanction warning --reason Invented", NULL, NULL), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "incident", self->file, "list"), ==, 0);
  g_assert_nonnull (strstr (list, "; warning\t"));
  g_assert_cmpint (CTL_RUN (NULL, &json, NULL, "incident", self->file, "list", "--json"), ==, 0);
  g_assert_nonnull (strstr (json, "\"annulled\":0"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "protest", self->file, "new", "--player", "Aaa", "--against", "ruling", "--round", "1", "--board", "1", "--text", "Invented", "--despite", "Test"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "protest", self->file, "decide", "1", "--forum", "chief-arbiter", "--decision", "upheld", "--effect", "annulled", "--reason", "Invented"), ==, 0);
  g_clear_pointer (&list, g_free);
  g_clear_pointer (&json, g_free);
  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "incident", self->file, "list"), ==, 0);
  g_assert_nonnull (strstr (list, "\tAnnulled in case no. 1\t"));
  g_assert_cmpint (CTL_RUN (NULL, &json, NULL, "incident", self->file, "list", "--json"), ==, 0);
  g_assert_nonnull (strstr (json, "\"annulled\":1"));
}

static void
test_bad_calls (CtlFixture   *self,
                gconstpointer data)
{
  g_autofree char *errors = NULL;
  g_autofree char *list = NULL;

  g_assert_cmpint (add (self, "illegal-move", NULL, NULL), ==, 2);
  g_assert_cmpint (add (self, "no-such --player white", NULL, &errors), ==, 2);
  g_assert_nonnull (strstr (errors, "no-such"));
  g_assert_cmpint (add (self, "illegal-move --player white --fact none-such", NULL, NULL), ==, 2);
  g_assert_cmpint (add (self, "illegal-move --player white --opponent-time soon", NULL, NULL), ==, 2);
  g_assert_cmpint (add (self, "illegal-move --player Nobody", NULL, NULL), ==, 3);
  g_assert_cmpint (add (self, "illegal-move --player white --decision draw", NULL, NULL), ==, 3);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "incident", self->file, "remove"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "incident", "no-such.zhereb", "list"), ==, 4);
  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "incident", self->file), ==, 0);
  g_assert_cmpstr (list, ==, "");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/incident-commands/draw", CtlFixture, NULL, set_up, test_draw, ctl_fixture_tear_down);
  g_test_add ("/incident-commands/moment", CtlFixture, NULL, set_up, test_moment, ctl_fixture_tear_down);
  g_test_add ("/incident-commands/decision", CtlFixture, NULL, set_up, test_decision, ctl_fixture_tear_down);
  g_test_add ("/incident-commands/sanction", CtlFixture, NULL, set_up, test_sanction, ctl_fixture_tear_down);
  g_test_add ("/incident-commands/bad-calls", CtlFixture, NULL, set_up, test_bad_calls, ctl_fixture_tear_down);
  return g_test_run ();
}
