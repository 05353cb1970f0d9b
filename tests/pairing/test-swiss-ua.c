#include "config.h"

#include <string.h>

#include "swiss-ua.h"
#include "trf-reader.h"

/* The fixtures: every round of thirty invented tournaments and of the worked example, paired
 * by hand of another program from the same articles. A case is a file rMM.trf. */

typedef struct
{
  int n_cases;
  int n_agreed;
  int n_refused; /* opponents named who were tried before */
} Tally;

static Tally tally;

static char *
read_fixture (const char *tournament,
              const char *name,
              gboolean    must_exist)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "swiss-ua", tournament, name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  if (!must_exist && !g_file_test (path, G_FILE_TEST_EXISTS))
    return g_strdup ("");
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

/* Lines sorted, since the order of boards is not part of the answer there. */
static char *
sort_lines (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  qsort (lines, g_strv_length (lines), sizeof (char *), compare_lines);
  return g_strstrip (g_strjoinv ("\n", lines));
}

static char *
format_pairs (const ZhProposal *proposal)
{
  g_autoptr (GString) text = g_string_new (proposal->found ? NULL : "none\n");

  for (guint i = 0; i < proposal->pairs->len; i++)
    {
      const ZhProposedPair *pair = &g_array_index (proposal->pairs, ZhProposedPair, i);

      g_string_append_printf (text, "%" G_GINT64_FORMAT " %" G_GINT64_FORMAT "\n", pair->white, pair->black);
    }
  return sort_lines (text->str);
}

/* The departures, the smaller number of a pair first. */
static char *
format_notes (const ZhProposal *proposal)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < proposal->reasons->len; i++)
    {
      const ZhReason *reason = &g_array_index (proposal->reasons, ZhReason, i);
      gint64          low = MIN (reason->entries[0], reason->entries[1]);
      gint64          high = MAX (reason->entries[0], reason->entries[1]);

      if (strcmp (reason->code, "swiss-ua.third-colour") == 0)
        g_string_append_printf (text, "third colour: %d-%d\n", (int) low, (int) high);
      else if (strcmp (reason->code, "swiss-ua.lifted") == 0)
        g_string_append_printf (text, "forbidden pair lifted: %d-%d\n", (int) low, (int) high);
      else if (strcmp (reason->code, "swiss-ua.second-plus") == 0)
        g_string_append_printf (text, "second plus: %d\n", (int) high);
    }
  return sort_lines (text->str);
}

/* Notes of the fixtures name a pair in either order. */
static char *
normalize_notes (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GString) out = g_string_new (NULL);

  for (gsize i = 0; lines[i] != NULL; i++)
    {
      char  *dash = strrchr (lines[i], '-');
      char  *colon = strchr (lines[i], ':');
      gint64 a;
      gint64 b;

      if (colon == NULL)
        continue;
      if (dash == NULL)
        {
          g_string_append_printf (out, "%s\n", lines[i]);
          continue;
        }
      *dash = '\0';
      g_assert_true (g_ascii_string_to_signed (colon + 2, 10, 1, 9999, &a, NULL));
      g_assert_true (g_ascii_string_to_signed (dash + 1, 10, 1, 9999, &b, NULL));
      *colon = '\0';
      g_string_append_printf (out, "%s: %d-%d\n", lines[i], (int) MIN (a, b), (int) MAX (a, b));
    }
  return sort_lines (out->str);
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

static gboolean
starts_with_code (const ZhReason *reason,
                  const char     *code)
{
  return g_str_has_prefix (reason->code, code);
}

/* Nothing is cited that the chess text has lost; coefficients are told once there are some, and those who were
 * tried before are named. */
static void
check_explained (const ZhProposal *proposal,
                 int               round)
{
  int n_classes = 0;

  for (guint i = 0; i < proposal->reasons->len; i++)
    {
      const ZhReason *reason = &g_array_index (proposal->reasons, ZhReason, i);
      g_auto (GStrv) articles = g_strsplit (reason->article, ", ", -1);

      for (char **article = articles; *article != NULL; article++)
        for (int lost = 1; lost <= 4; lost++)
          {
            g_autofree char *gap = g_strdup_printf ("7.9.%d", lost);

            g_assert_cmpstr (*article, !=, gap);
          }
      n_classes += starts_with_code (reason, "swiss-ua.class");
      tally.n_refused += starts_with_code (reason, "swiss-ua.refused-") && reason->entries[1] != 0;
    }
  g_assert_cmpint (n_classes > 0, ==, round > 2 && proposal->found);
}

static void
check_case (const char *tournament,
            const char *round)
{
  g_autofree char *trf_name = g_strconcat (round, ".trf", NULL);
  g_autofree char *pairs_name = g_strconcat (round, ".pairs", NULL);
  g_autofree char *notes_name = g_strconcat (round, ".notes", NULL);
  g_autofree char *trf = read_fixture (tournament, trf_name, TRUE);
  g_autofree char *expected_text = read_fixture (tournament, pairs_name, TRUE);
  g_autofree char *notes_text = read_fixture (tournament, notes_name, FALSE);
  g_autofree char *expected = sort_lines (expected_text);
  g_autofree char *expected_notes = normalize_notes (notes_text);
  g_autofree char *made = NULL;
  g_autofree char *notes = NULL;
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTrfFile) file = zh_trf_read (trf, NULL, &error);
  g_autoptr (ZhProposal) proposal = NULL;
  g_autoptr (ZhProposal) reversed = NULL;
  ZhPairingRequest request = { .explain = TRUE };

  g_assert_no_error (error);
  request.round = zh_tournament_count_paired_rounds (file->tournament) + 1;
  proposal = zh_swiss_ua_system.pair (file->tournament, &request, &error);
  g_assert_no_error (error);
  check_explained (proposal, request.round);
  made = format_pairs (proposal);
  notes = format_notes (proposal);
  tally.n_cases++;
  tally.n_agreed += strcmp (made, expected) == 0 && strcmp (notes, expected_notes) == 0 ? 1 : 0;
  g_assert_cmpstr (made, ==, expected);
  g_assert_cmpstr (notes, ==, expected_notes);

  reverse_entries (file->tournament);
  reversed = zh_swiss_ua_system.pair (file->tournament, &request, &error);
  again = format_pairs (reversed);
  g_assert_cmpstr (again, ==, made);
}

static void
test_tournament (gconstpointer data)
{
  const char      *tournament = data;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "swiss-ua", tournament, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  int         n_cases = 0;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".trf"))
      {
        g_autofree char *round = g_strndup (name, strlen (name) - strlen (".trf"));

        check_case (tournament, round);
        n_cases++;
      }
  g_assert_cmpint (n_cases, >, 0);
}

/* Last: how many of the files were paired alike, the worked example among them. */
static void
test_tally (void)
{
  g_test_message ("swiss-ua fixtures: %d of %d agree", tally.n_agreed, tally.n_cases);
  if (tally.n_cases > 0)
    g_assert_cmpint (tally.n_agreed, ==, tally.n_cases);
  g_assert_cmpint (tally.n_refused, >, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *index = NULL;
  g_auto (GStrv) lines = NULL;

  g_test_init (&argc, &argv, NULL);
  index = read_fixture (".", "index.tsv", TRUE);
  lines = g_strsplit (index, "\n", -1);
  g_ptr_array_add (names, g_strdup ("example"));
  for (gsize i = 1; lines[i] != NULL; i++)
    if (lines[i][0] != '\0')
      g_ptr_array_add (names, g_strndup (lines[i], strcspn (lines[i], "\t")));

  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_strdup_printf ("/swiss-ua/fixture/%s", (char *) names->pdata[i]);

      g_test_add_data_func (path, names->pdata[i], test_tournament);
    }
  g_test_add_func ("/swiss-ua/fixture/tally", test_tally);
  return g_test_run ();
}
