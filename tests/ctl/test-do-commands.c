/* Commands by their names from a terminal, and a journal that is run again. */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "ctl-runner.h"
#include "forgery.h"

#define RUN(...) CTL_RUN (NULL, NULL, NULL, __VA_ARGS__)

static const char *const languages[] = { "en", "uk", "ru" };

static void
set_up (CtlFixture   *fixture,
        gconstpointer data)
{
  ctl_fixture_pair_two (fixture, "fide-2023", "5400+30");
}

static void
tear_down (CtlFixture   *fixture,
           gconstpointer data)
{
  g_setenv ("LANGUAGE", "en", TRUE);
  ctl_fixture_tear_down (fixture, data);
}

/* The id of the tournament, as the journal says it. */
static char *
dup_tournament (CtlFixture *fixture)
{
  g_autofree char *log = NULL;
  const char      *found;

  g_assert_cmpint (CTL_RUN (NULL, &log, NULL, "log", fixture->file, "--json"), ==, 0);
  found = g_strrstr (log, "\"tournament\":");
  g_assert_nonnull (found);
  found += strlen ("\"tournament\":");
  return g_strndup (found, strspn (found, "0123456789"));
}

static char *
make_result (CtlFixture *fixture,
             const char *more)
{
  g_autofree char *tournament = dup_tournament (fixture);

  return g_strdup_printf ("{\"tournament\":%s,\"round\":1,\"board\":1,\"results\":[\"1-0\"]%s}", tournament, more);
}

/* A word, standard input, and what the other commands show of it. */
static void
test_do (CtlFixture   *fixture,
         gconstpointer data)
{
  g_autofree char *arguments = make_result (fixture, "");
  g_autofree char *said = NULL;
  g_autofree char *log = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &said, NULL, "do", fixture->file, "set-result", arguments), ==, 0);
  g_assert_nonnull (strstr (said, "Result of board 1 in round 1: 1 – 0"));
  g_assert_cmpint (RUN ("undo", fixture->file), ==, 0);
  g_assert_cmpint (CTL_RUN (arguments, NULL, NULL, "do", fixture->file, "set-result", "-", "--as", "Secretary"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &log, NULL, "log", fixture->file, "--json", "--limit", "1"), ==, 0);
  g_assert_nonnull (strstr (log, "\"actor\":\"Secretary\""));
  g_assert_nonnull (strstr (log, "\"in\":{\"board\":1,\"game\":1,\"results\":[\"1-0\"],\"round\":1,"));
  g_assert_nonnull (strstr (log, "\"args\":{\"board\":1,\"first\":{"));
  g_assert_cmpint (RUN ("do", fixture->file, "close-round", "{}"), ==, 3);
  g_assert_cmpint (RUN ("do", fixture->file, "no-such-command", "{}"), ==, 3);
  g_assert_cmpint (RUN ("do", fixture->file), ==, 2);
}

/* The one command that makes its file, and never writes over another. */
static void
test_create (CtlFixture   *fixture,
             gconstpointer data)
{
  static const char uuid[] = "6ee90230-cd84-4dda-a8a6-b50cc757ff2f";
  g_autofree char  *path = g_strconcat (fixture->file, "-2.zhereb", NULL);
  g_autofree char  *arguments = g_strdup_printf ("{\"details\":{\"title\":\"Second Cup\"},\"uuid\":\"%s\"}", uuid);
  g_autofree char  *said = NULL;
  g_autofree char  *shown = NULL;

  g_assert_cmpint (RUN ("do", path, "create", "{\"details\":{}}"), ==, 3);
  g_assert_cmpint (RUN ("do", path, "create", "{\"title\":\"Second Cup\"}"), ==, 3);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_cmpint (CTL_RUN (NULL, &said, NULL, "do", path, "create", arguments, "--json"), ==, 0);
  g_assert_nonnull (strstr (said, uuid));
  g_assert_cmpint (RUN ("do", path, "create", arguments), ==, 4);
  g_assert_cmpint (CTL_RUN (NULL, &shown, NULL, "details", path), ==, 0);
  g_assert_nonnull (strstr (shown, "Second Cup"));
  g_assert_cmpint (RUN ("verify", path, "--by-command"), ==, 0);
  g_unlink (path);
}

static void
remember (GHashTable *texts,
          char       *text)
{
  g_test_message ("%s", text);
  g_assert_true (g_hash_table_add (texts, text));
}

/* Named by its key, in the language of the screen. */
static void
test_refusal (CtlFixture   *fixture,
              gconstpointer data)
{
  g_autofree char *arguments = make_result (fixture, ",\"colour\":\"white\"");
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      char *text = NULL;

      g_setenv ("LANGUAGE", languages[i], TRUE);
      g_assert_cmpint (CTL_RUN (NULL, NULL, &text, "do", fixture->file, "set-result", arguments), ==, 3);
      g_assert_nonnull (strstr (text, "colour"));
      remember (texts, text);
    }
}

static void
test_help (CtlFixture   *fixture,
           gconstpointer data)
{
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      char *list = NULL;
      char *help = NULL;

      g_setenv ("LANGUAGE", languages[i], TRUE);
      g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "do", "--list"), ==, 0);
      g_assert_nonnull (strstr (list, "set-result\t"));
      g_assert_cmpint (CTL_RUN (NULL, &help, NULL, "do", "--help", "pair-round"), ==, 0);
      g_assert_nonnull (strstr (help, "\npairs? — "));
      g_assert_nonnull (strstr (help, "\n  white — "));
      remember (texts, list);
      remember (texts, help);
    }
}

/* A file in order, then one whose chain was made anew over a lie. */
static void
test_by_command (CtlFixture   *fixture,
                 gconstpointer data)
{
  g_autofree char *arguments = make_result (fixture, "");
  g_autofree char *json = NULL;
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_assert_cmpint (RUN ("do", fixture->file, "set-result", arguments), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &json, NULL, "verify", fixture->file, "--by-command", "--json"), ==, 0);
  g_assert_nonnull (strstr (json, "\"refused\":[]"));
  g_clear_pointer (&json, g_free);
  g_assert_cmpint (CTL_RUN (NULL, &json, NULL, "verify", fixture->file, "--find-again", "--json"), ==, 0);
  g_assert_nonnull (strstr (json, "\"foundAgain\":"));
  g_assert_null (strstr (json, "\"foundAgain\":0"));
  forge (fixture->file, "UPDATE journal SET args = replace (args, '\"results\":[\"1-0\"]', '\"results\":[\"0-1\"]')");
  forge_chain (fixture->file);
  g_assert_cmpint (RUN ("verify", fixture->file), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      char *text = NULL;

      g_setenv ("LANGUAGE", languages[i], TRUE);
      g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "verify", fixture->file, "--by-command"), ==, 1);
      g_assert_nonnull (strstr (text, "game"));
      remember (texts, text);
      text = NULL;
      g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "verify", fixture->file, "--find-again"), ==, 1);
      remember (texts, text);
    }
  g_setenv ("LANGUAGE", "en", TRUE);
  g_clear_pointer (&json, g_free);
  g_assert_cmpint (CTL_RUN (NULL, &json, NULL, "verify", fixture->file, "--find-again", "--json"), ==, 1);
  g_assert_nonnull (strstr (json, "\"column\":\"white\""));
  g_assert_null (strstr (json, "\"recorded\":\"\""));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/do/commands", CtlFixture, NULL, set_up, test_do, tear_down);
  g_test_add ("/do/create", CtlFixture, NULL, set_up, test_create, tear_down);
  g_test_add ("/do/refusal", CtlFixture, NULL, set_up, test_refusal, tear_down);
  g_test_add ("/do/help", CtlFixture, NULL, set_up, test_help, tear_down);
  g_test_add ("/do/by-command", CtlFixture, NULL, set_up, test_by_command, tear_down);
  return g_test_run ();
}
