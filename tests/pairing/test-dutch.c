/* The Dutch system against the fixtures, and again with the entries in another order. */
#include "config.h"

#include <string.h>

#include "dutch.h"
#include "trf-reader.h"

static int n_cases;

static char *
read_fixture (const char *tournament,
              const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "dutch", tournament, name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static int
compare_lines (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static char *
sort_lines (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  qsort (lines, g_strv_length (lines), sizeof (char *), compare_lines);
  return g_strstrip (g_strjoinv ("\n", lines));
}

static char *
pair_and_format (const ZhTournament *tournament)
{
  ZhPairingRequest request = { .round = zh_tournament_count_paired_rounds (tournament) + 1 };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhProposal) proposal = zh_dutch_system.pair (tournament, &request, &error);
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_no_error (error);
  if (!proposal->found)
    {
      g_assert_cmpuint (proposal->pairs->len, ==, 0);
      return g_strdup ("none");
    }
  for (guint i = 0; i < proposal->pairs->len; i++)
    {
      const ZhProposedPair *pair = &g_array_index (proposal->pairs, ZhProposedPair, i);

      g_assert_true ((pair->black == 0) == (pair->kind == ZH_PAIRING_ALLOCATED_BYE));
      g_string_append_printf (text, "%" G_GINT64_FORMAT " %" G_GINT64_FORMAT "\n", pair->white, pair->black);
    }
  return sort_lines (text->str);
}

static void
reverse_entries (ZhTournament *tournament)
{
  GPtrArray *entries = tournament->entries;

  for (guint i = 0, j = entries->len - 1; i < j; i++, j--)
    {
      gpointer kept = entries->pdata[i];

      entries->pdata[i] = entries->pdata[j];
      entries->pdata[j] = kept;
    }
}

static void
check_case (const char *tournament,
            const char *trf_name)
{
  g_autofree char *round = g_strndup (trf_name, strlen (trf_name) - strlen (".trf"));
  g_autofree char *expected_name = g_strconcat (round, ".exp", NULL);
  g_autofree char *trf = read_fixture (tournament, trf_name);
  g_autofree char *expected_text = read_fixture (tournament, expected_name);
  g_autofree char *expected = sort_lines (expected_text);
  g_autofree char *made = NULL;
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTrfFile) file = zh_trf_read (trf, NULL, &error);

  g_assert_no_error (error);
  made = pair_and_format (file->tournament);
  g_test_message ("%s/%s", tournament, round);
  g_assert_cmpstr (made, ==, expected);

  reverse_entries (file->tournament);
  again = pair_and_format (file->tournament);
  g_assert_cmpstr (again, ==, made);
  n_cases++;
}

static void
test_tournament (gconstpointer data)
{
  const char      *tournament = data;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "dutch", tournament, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (path, 0, &error);
  const char *name;
  int         before = n_cases;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".trf"))
      check_case (tournament, name);
  g_assert_cmpint (n_cases, >, before);
}

static void
test_tally (void)
{
  g_test_message ("dutch fixtures: %d cases agree", n_cases);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *root = NULL;
  g_autoptr (GDir) dir = NULL;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  g_test_init (&argc, &argv, NULL);

  root = g_test_build_filename (G_TEST_DIST, "fixtures", "dutch", NULL);
  dir = g_dir_open (root, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (!g_str_has_suffix (name, ".md"))
      g_ptr_array_add (names, g_strdup (name));
  g_assert_cmpuint (names->len, >, 0);
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_strdup_printf ("/dutch/fixtures/%s", (char *) names->pdata[i]);

      g_test_add_data_func (path, names->pdata[i], test_tournament);
    }
  g_test_add_func ("/dutch/fixtures/tally", test_tally);

  return g_test_run ();
}
