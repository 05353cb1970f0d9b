/* Every ruleset of the table of incidents against that table: which incidents it rules on, by
 * which articles, in which kinds of play, who decides, with what result, time and sanctions.
 * Prints agree/total for each ruleset.
 */
#include "config.h"

#include <string.h>

#include "incident-ruling.h"
#include "rules-testing.h"
#include "text-lines.h"

enum
{
  COLUMN_RULESET,
  COLUMN_INCIDENT,
  COLUMN_FIRST_KEY,
};

static const char *const rulesets[] = { "fide-2009", "ru-chess-988", "ua-chess-2026", "ua-draughts-64",
                                        "ua-draughts-100" };

/* The first row holds the names of the columns. */
static GPtrArray *
read_table (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "rules", "incidents.tsv", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = zh_text_split_lines (text);
  for (char **line = lines; *line != NULL; line++)
    {
      char **row = g_strsplit (*line, "\t", 0);

      g_assert_true (rows->len == 0 || g_strv_length (row) == g_strv_length (g_ptr_array_index (rows, 0)));
      g_ptr_array_add (rows, row);
    }
  return rows;
}

static const ZhRuleValue *
lookup (const ZhRuleset *ruleset,
        const char      *incident,
        const char      *name)
{
  g_autofree char *key = g_strconcat ("incident.", incident, ".", name, NULL);

  return zh_ruleset_lookup (ruleset, key);
}

/* What always holds of @incident: in its own group, or in that of the incident it is like. */
static const char *
get_base_value (const ZhRuleset *ruleset,
                const char      *incident,
                const char      *name)
{
  for (int i = 0; i < 4 && incident != NULL; i++)
    {
      const ZhRuleValue *value = lookup (ruleset, incident, name);
      const ZhRuleValue *model = lookup (ruleset, incident, "like");

      if (value != NULL)
        return value->value;
      incident = model != NULL ? model->value : NULL;
    }
  return strcmp (name, "disciplines") == 0 ? "classical,rapid,blitz" : "-";
}

static gboolean
same_set (const char *expected,
          const char *got)
{
  g_auto (GStrv) a = g_strsplit_set (expected, ";,", 0);
  g_auto (GStrv) b = g_strsplit_set (got, ";,", 0);

  if (g_strv_length (a) != g_strv_length (b))
    return FALSE;
  for (char **part = a; *part != NULL; part++)
    if (!g_strv_contains ((const char *const *) b, *part))
      return FALSE;
  return TRUE;
}

static gboolean
row_agrees (const ZhRuleset *ruleset,
            char           **header,
            char           **row,
            GString         *report)
{
  gboolean agrees = TRUE;

  if (lookup (ruleset, row[COLUMN_INCIDENT], "article") == NULL)
    {
      g_string_append_printf (report, "%s: lacking\n", row[COLUMN_INCIDENT]);
      return FALSE;
    }
  for (gsize i = COLUMN_FIRST_KEY; header[i] != NULL; i++)
    {
      const char *got = get_base_value (ruleset, row[COLUMN_INCIDENT], header[i]);

      if (same_set (row[i], got))
        continue;
      agrees = FALSE;
      g_string_append_printf (report, "%s: %s is %s, the table says %s\n", row[COLUMN_INCIDENT], header[i], got, row[i]);
    }
  return agrees;
}

static void
test_table (gconstpointer data)
{
  const char *id = data;
  g_autoptr (ZhRuleset) ruleset = load_ruleset (id);
  g_autoptr (GPtrArray) table = read_table ();
  g_auto (GStrv) own = zh_ruleset_dup_incidents (ruleset);
  g_autoptr (GHashTable) named = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GString) report = g_string_new (NULL);
  int agreed = 0;
  int total = 0;

  for (guint i = 1; i < table->len; i++)
    {
      char **row = g_ptr_array_index (table, i);

      if (strcmp (row[COLUMN_RULESET], id) != 0)
        continue;
      g_assert_true (g_hash_table_add (named, row[COLUMN_INCIDENT]));
      total++;
      agreed += row_agrees (ruleset, g_ptr_array_index (table, 0), row, report);
    }
  for (char **incident = own; *incident != NULL; incident++)
    if (!g_hash_table_contains (named, *incident))
      g_string_append_printf (report, "%s: not in the table\n", *incident);
  g_test_message ("%s: %d/%d agree\n%s", id, agreed, total, report->str);
  g_assert_cmpint (total, >, 90);
  g_assert_cmpstr (report->str, ==, "");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (rulesets); i++)
    {
      g_autofree char *path = g_strdup_printf ("/incident-table/%s", rulesets[i]);

      g_test_add_data_func (path, rulesets[i], test_table);
    }

  return g_test_run ();
}
