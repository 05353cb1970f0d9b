/* Every value of the tie-break fixtures, by code: how many agree. */
#include "config.h"

#include <string.h>

#include "fixture-reader.h"
#include "tiebreak-single.h"

typedef struct
{
  int agree;
  int total;
} Count;

typedef struct
{
  GHashTable   *by_code; /* code → Count */
  GString      *differences;
  int           n_differences;
  ZhTournament *tournament;
  GHashTable   *entry_of_number;
  const char   *edition;
  const char   *name;
  GHashTable   *values; /* code → ZhTiebreakValue array */
} Check;

static void
count_value (Check      *check,
             const char *code,
             gboolean    agrees)
{
  Count *count = g_hash_table_lookup (check->by_code, code);

  if (count == NULL)
    {
      count = g_new0 (Count, 1);
      g_hash_table_insert (check->by_code, g_strdup (code), count);
    }
  count->total++;
  count->agree += agrees ? 1 : 0;
}

static const ZhTiebreakValue *
get_values (Check      *check,
            const char *code)
{
  ZhTiebreakValue *values = g_hash_table_lookup (check->values, code);
  g_autoptr (GError) error = NULL;

  if (values == NULL)
    {
      values = zh_tiebreak_compute (check->tournament, -1, code, check->edition, &error);
      g_assert_no_error (error);
      g_hash_table_insert (check->values, g_strdup (code), values);
    }
  return values;
}

/* Hundredths of an expected value, written with at most two decimals. */
static gint64
parse_hundredths (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ".", 2);
  gboolean negative = parts[0][0] == '-';
  gint64   whole = 0;
  gint64   decimals = 0;

  g_assert_true (g_ascii_string_to_signed (parts[0], 10, G_MININT, G_MAXINT, &whole, NULL));
  if (parts[1] != NULL)
    {
      g_assert_true (g_ascii_string_to_signed (parts[1], 10, 0, 99, &decimals, NULL));
      if (parts[1][1] == '\0')
        decimals *= 10;
    }
  return whole * 100 + (negative ? -decimals : decimals);
}

static gboolean
is_expected (ZhTiebreakValue value,
             const char     *expected)
{
  if (expected[0] == '\0' || !value.defined)
    return (expected[0] == '\0') == !value.defined;
  return zh_fraction_round (value.value, 2) == parse_hundredths (expected);
}

static void
check_row (Check      *check,
           const char *row)
{
  g_auto (GStrv) fields = g_strsplit (row, ",", 3);
  gint64           number;
  gpointer         index;
  ZhTiebreakValue  value;
  gboolean         agrees;
  g_autofree char *text = NULL;

  g_assert_cmpuint (g_strv_length (fields), ==, 3);
  g_assert_true (g_ascii_string_to_signed (fields[0], 10, 1, 9999, &number, NULL));
  g_assert_true (g_hash_table_lookup_extended (check->entry_of_number, GINT_TO_POINTER ((int) number), NULL, &index));

  value = get_values (check, fields[1])[GPOINTER_TO_INT (index)];
  agrees = is_expected (value, fields[2]);
  count_value (check, fields[1], agrees);
  if (agrees || check->n_differences++ >= 40)
    return;
  text = value.defined ? zh_fraction_format (value.value, 2) : g_strdup ("undefined");
  g_string_append_printf (check->differences, "%s %s %s: expected %s, is %s\n", check->name, fields[0], fields[1],
                          fields[2], text);
}

static void
check_file (const char *folder,
            const char *name,
            gpointer    data)
{
  Check           *check = data;
  g_autofree char *base = g_strndup (name, strcspn (name, "."));
  g_autofree char *trf = g_strconcat (base, ".trf", NULL);
  g_autofree char *csv = g_test_build_filename (G_TEST_DIST, "fixtures", folder, name, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) rows = NULL;
  g_autoptr (ZhTournament) tournament = NULL;
  g_autoptr (GHashTable) numbers = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  if (g_str_equal (name, "index.csv"))
    return;
  tournament = fixture_read (folder, trf);
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      g_hash_table_insert (numbers, GINT_TO_POINTER (entry->start_number), GINT_TO_POINTER ((int) i));
    }
  check->tournament = tournament;
  check->entry_of_number = numbers;
  check->values = values;
  check->name = name;
  check->edition = strstr (name, ".2024.") != NULL ? "2024-08" : "2026-03";

  g_assert_true (g_file_get_contents (csv, &text, NULL, NULL));
  rows = g_strsplit (text, "\n", -1);
  for (gsize i = 1; rows[i] != NULL; i++)
    if (*g_strchomp (rows[i]) != '\0')
      check_row (check, rows[i]);
}

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (a, b);
}

static int
print_counts (Check *check)
{
  g_autoptr (GList) codes = g_list_sort (g_hash_table_get_keys (check->by_code), compare_texts);
  int agree = 0;
  int total = 0;

  for (GList *l = codes; l != NULL; l = l->next)
    {
      const Count *count = g_hash_table_lookup (check->by_code, l->data);

      g_test_message ("%-16s %5d / %d", (const char *) l->data, count->agree, count->total);
      agree += count->agree;
      total += count->total;
    }
  g_test_message ("%-16s %5d / %d", "together", agree, total);
  return total;
}

static const struct
{
  const char *folder;
  int         n_values;
} sets[] = {
  { "tiebreak", 30038 },
  { "tiebreak-team", 2676 },
  { "tiebreak-national", 1633 },
};

static void
test_set (gconstpointer data)
{
  gsize set = GPOINTER_TO_SIZE (data);
  g_autoptr (GHashTable) by_code = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GString) differences = g_string_new (NULL);
  Check check = { .by_code = by_code, .differences = differences };

  fixture_foreach (sets[set].folder, ".csv", check_file, &check);
  g_assert_cmpint (print_counts (&check), ==, sets[set].n_values);
  g_assert_cmpstr (differences->str, ==, "");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      g_autofree char *path = g_strdup_printf ("/standings/fixtures/%s", sets[i].folder);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_set);
    }
  return g_test_run ();
}
