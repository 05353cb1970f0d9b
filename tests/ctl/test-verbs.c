/* What one row of a verb gives: its line of --help, and the check of what is called. The file need not be
 * there: a call is checked before anything is opened. */
#include "config.h"

#include <string.h>

#include "ctl-runner.h"

/* What --help of some words shows, and what it does not. */
static const struct
{
  const char *name;
  const char *words;
  const char *shown;
  const char *hidden;
} helps[] = {
  { "verb", "entry add --help", "  entry FILE add [NAME…]", "  entry FILE withdraw" },
  { "fields", "entry add --help", " [--birth DATE]", " [--after R]" },
  { "behind-file", "entry none.zhereb withdraw 5 --help", " [--after R]", "  entry FILE add" },
  { "name", "entry --help", "  entry FILE withdraw E", "  member FILE" },
  { "both-words", "trf pair --help", "  trf pair [--system S]", "  trf check" },
  { "first-word", "trf --help", "  trf check [--system S]", "  game check" },
  { "all", "--help", "  protest FILE decide [N]", "S:ruling" },
  { "settings", "tournament add --help", " [--initial-colour VALUE]", " [--reason TEXT]" },
};

static void
test_help (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_auto (GStrv) words = g_strsplit (helps[i].words, " ", -1);
  g_autofree char *output = NULL;

  g_assert_cmpint (ctl_run ((const char *const *) words, NULL, &output, NULL), ==, 0);
  g_assert_nonnull (strstr (output, helps[i].shown));
  g_assert_null (strstr (output, helps[i].hidden));
}

/* Calls that make no sense, and what is said of them. */
static const struct
{
  const char *name;
  const char *words;
  const char *said;
} refusals[] = {
  { "flag", "entry F remove 5 --expelled", "--expelled does not go with this" },
  { "two-verbs", "undo F --count 2 --to 5", "does not go with this" },
  { "field-of-no-verb", "undo F --club Odd", "Unknown option --club" },
  { "word", "entry F nonsense", "“nonsense” is not known here; there are list, add, edit" },
  { "no-word", "round F", "“round” needs a second word" },
  { "few", "entry F remove", "which is too few or too many" },
  { "many", "entry F remove 5 6", "which is too few or too many" },
  { "no-flag", "report F", "which is too few or too many" },
  { "no-file", "entry", "which is too few or too many" },
  { "board", "result F --round 1 1-0", "Name round and board" },
  { "round", "entry F absent 5", "Name the round" },
  { "needed", "entry F set-number 5", "--number is missing; write --number N" },
  { "negative", "late F list --round -1", "“-1” after --round is no whole number from 0" },
  { "no-number", "late F list --round one", "“one” after --round is no whole number from 0" },
  { "from-one", "undo F --count 0", "“0” after --count is no whole number from 1" },
  { "choice", "entry F absent 5 --round 1 --bye none-of-these", "--bye: “none-of-these” is none; write one of zero, half, full, none" },
};

static void
test_refusal (gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  g_autofree char *file = g_build_filename (g_get_tmp_dir (), "zherebctl-none.zhereb", NULL);
  g_auto (GStrv) words = g_strsplit (refusals[i].words, " ", -1);
  g_autofree char *errors = NULL;
  g_autofree char *usage = NULL;

  for (char **word = words; *word != NULL; word++)
    if (strcmp (*word, "F") == 0)
      {
        g_free (*word);
        *word = g_strdup (file);
      }
  usage = g_strconcat ("Usage: zherebctl ", words[0], " FILE", NULL);
  g_assert_cmpint (ctl_run ((const char *const *) words, NULL, NULL, &errors), ==, 2);
  if (strstr (errors, refusals[i].said) == NULL)
    g_error ("“%s” does not say “%s”", errors, refusals[i].said);
  g_assert_nonnull (strstr (errors, usage));
}

/* An option of another verb that asks for nothing by itself is left alone, and named. */
static void
test_left_alone (void)
{
  g_autofree char *errors = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "entry", "none.zhereb", "remove", "5", "--bye", "half"), ==, 4);
  g_assert_nonnull (strstr (errors, "--bye does not go with this"));
}

/* Options that go with every file, wherever they stand. */
static void
test_common (void)
{
  static const char *const commands[] = { "info", "undo", "verify", "log", "details", "entry", "standings", NULL };

  for (const char *const *command = commands; *command != NULL; command++)
    g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, *command, "--as", "Somebody", "--tournament", "Open", "none.zhereb", "--json"), ==, 4);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (helps); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ctl/verbs/help/%s", helps[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_help);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ctl/verbs/refusal/%s", refusals[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_refusal);
    }
  g_test_add_func ("/ctl/verbs/left-alone", test_left_alone);
  g_test_add_func ("/ctl/verbs/common", test_common);
  return g_test_run ();
}
