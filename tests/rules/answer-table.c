#include "config.h"

#include "answer-table.h"

#include <string.h>

#include "incident-ruling.h"
#include "incident-schema.h"
#include "text-lines.h"

/* Columns of ID.csv: the question, then the answer. */
enum
{
  COLUMN_DISCIPLINE,
  COLUMN_SUPERVISED,
  COLUMN_EVENT,
  COLUMN_INCIDENT,
  COLUMN_COUNT,
  COLUMN_FACTS,
  COLUMN_OVERRIDES,
  COLUMN_ANSWER,
};

/* Columns of values.csv. */
enum
{
  VALUE_RULESET,
  VALUE_KEY,
  VALUE_TEXT,
  VALUE_ARTICLE,
  VALUE_UNCERTAIN,
  N_VALUE_COLUMNS,
};

struct _AnswerTable
{
  char     **columns; /* names of the columns of the answers */
  GPtrArray *answers; /* (element-type GStrv) rows of ID.csv */
  GPtrArray *values;  /* (element-type GStrv) rows of values.csv for this ruleset */
};

static GPtrArray *
read_rows (const char *name,
           char     ***header)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "rules", name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = zh_text_split_lines (text);
  *header = g_strsplit (lines[0], ",", 0);
  for (char **line = lines + 1; *line != NULL; line++)
    {
      char **row = g_strsplit (*line, ",", 0);

      g_assert_cmpuint (g_strv_length (row), ==, g_strv_length (*header));
      g_ptr_array_add (rows, row);
    }
  return rows;
}

AnswerTable *
answer_table_load (const char *id)
{
  g_autofree char *name = g_strconcat (id, ".csv", NULL);
  g_auto (GStrv) header = NULL;
  AnswerTable *self = g_new0 (AnswerTable, 1);

  self->answers = read_rows (name, &self->columns);
  self->values = read_rows ("values.csv", &header);
  g_assert_cmpuint (g_strv_length (header), ==, N_VALUE_COLUMNS);
  for (guint i = self->values->len; i > 0; i--)
    if (strcmp (((char **) g_ptr_array_index (self->values, i - 1))[VALUE_RULESET], id) != 0)
      g_ptr_array_remove_index (self->values, i - 1);
  return self;
}

void
answer_table_free (AnswerTable *self)
{
  g_strfreev (self->columns);
  g_ptr_array_unref (self->answers);
  g_ptr_array_unref (self->values);
  g_free (self);
}

/* Articles are a set; the order in which an answer names them is no matter of the rules. */
static gboolean
same_articles (const char *expected,
               const char *got)
{
  g_auto (GStrv) a = g_strsplit (expected, ";", 0);
  g_auto (GStrv) b = g_strsplit (got, ";", 0);

  if (g_strv_length (a) != g_strv_length (b))
    return FALSE;
  for (char **part = a; *part != NULL; part++)
    if (!g_strv_contains ((const char *const *) b, *part))
      return FALSE;
  return TRUE;
}

/* Lists stand with blanks in the table, because commas part its columns. */
static gboolean
same_value (const char *key,
            const char *expected,
            const char *got)
{
  g_autofree char *plain = g_strdup (got != NULL ? got : "");

  if (strcmp (key, "article") == 0)
    return same_articles (expected, plain);
  return strcmp (expected, g_strdelimit (plain, ",", ' ')) == 0;
}

/* The ruleset of a row: overridden where the row says KEY=VALUE, blanks between. */
static ZhRuleset *
override (const ZhRuleset *ruleset,
          const char      *assignments)
{
  g_auto (GStrv) parts = g_strsplit (assignments, " ", -1);
  g_autoptr (GHashTable) overrides = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GError) error = NULL;
  ZhRuleset *changed;

  for (char **part = parts; *part != NULL; part++)
    {
      char *equals = strchr (*part, '=');

      if (equals == NULL)
        continue;
      *equals = '\0';
      g_hash_table_insert (overrides, *part, equals + 1);
    }
  changed = zh_ruleset_override_all (ruleset, overrides, &error);
  g_assert_no_error (error);
  return changed;
}

static gboolean
answer_agrees (const AnswerTable *self,
               const ZhRuleset   *ruleset,
               char             **row,
               GString           *report)
{
  g_auto (GStrv) facts = g_strsplit (row[COLUMN_FACTS], " ", 0);
  gint64             count = 0;
  ZhIncidentQuestion question = {
    .incident = row[COLUMN_INCIDENT],
    .discipline = row[COLUMN_DISCIPLINE],
    .event = row[COLUMN_EVENT],
    .supervised = strcmp (row[COLUMN_SUPERVISED], "yes") == 0,
    .facts = (const char *const *) facts,
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) rules = override (ruleset, row[COLUMN_OVERRIDES]);
  g_autoptr (ZhIncidentAnswer) answer = NULL;
  gboolean agrees = TRUE;

  g_assert_true (zh_text_parse_int (row[COLUMN_COUNT], 1, ZH_INCIDENT_MAX_COUNT, &count));
  question.count = (int) count;
  answer = zh_incident_ask (rules, &question, &error);
  g_assert_no_error (error);

  for (gsize i = COLUMN_ANSWER; self->columns[i] != NULL; i++)
    {
      const char *got = zh_incident_answer_get (answer, self->columns[i]);

      if (same_value (self->columns[i], row[i], got))
        continue;
      agrees = FALSE;
      if (report != NULL)
        g_string_append_printf (report, "%s %s supervised=%s count=%s %s: %s is “%s”, the articles say “%s”\n",
                                row[COLUMN_INCIDENT], row[COLUMN_DISCIPLINE], row[COLUMN_SUPERVISED], row[COLUMN_COUNT],
                                row[COLUMN_FACTS], self->columns[i], got != NULL ? got : "", row[i]);
    }
  return agrees;
}

static gboolean
value_agrees (const ZhRuleset *ruleset,
              char           **row,
              GString         *report)
{
  const ZhRuleValue *value = zh_ruleset_lookup (ruleset, row[VALUE_KEY]);

  if (value != NULL && same_value (row[VALUE_KEY], row[VALUE_TEXT], value->value) &&
      same_articles (row[VALUE_ARTICLE], value->article) && strcmp (row[VALUE_UNCERTAIN], value->uncertain) == 0)
    return TRUE;
  if (report != NULL)
    g_string_append_printf (report, "%s is “%s” (%s, %s), the articles say “%s” (%s, %s)\n", row[VALUE_KEY],
                            value != NULL ? value->value : "", value != NULL ? value->article : "",
                            value != NULL ? value->uncertain : "", row[VALUE_TEXT], row[VALUE_ARTICLE], row[VALUE_UNCERTAIN]);
  return FALSE;
}

/* Whether a change of the incident @changed can change the answer on @asked. */
static gboolean
depends_on (const ZhRuleset *ruleset,
            const char      *asked,
            const char      *changed)
{
  g_autofree char *id = g_strdup (asked);

  for (int i = 0; i < 4; i++)
    {
      g_autofree char *key = g_strconcat ("incident.", id, ".like", NULL);
      const char      *model;

      if (strcmp (id, changed) == 0)
        return TRUE;
      if (!zh_ruleset_get_string (ruleset, key, &model, NULL))
        return FALSE;
      g_free (id);
      id = g_strdup (model);
    }
  return FALSE;
}

static gboolean
is_concerned (const ZhRuleset *ruleset,
              char           **row,
              const char      *concerning)
{
  g_auto (GStrv) parts = NULL;

  if (concerning == NULL || !zh_incident_schema_is_key (concerning))
    return TRUE;
  parts = g_strsplit (concerning, ".", 0);
  return depends_on (ruleset, row[COLUMN_INCIDENT], parts[1]);
}

AnswerScore
answer_table_score (const AnswerTable *self,
                    const ZhRuleset   *ruleset,
                    const char        *concerning,
                    GString           *report)
{
  AnswerScore score = { 0, 0 };
  gboolean    with_values = concerning == NULL || !zh_incident_schema_is_key (concerning);

  for (guint i = 0; with_values && i < self->values->len; i++)
    {
      score.total++;
      score.agreed += value_agrees (ruleset, g_ptr_array_index (self->values, i), report);
    }
  for (guint i = 0; i < self->answers->len; i++)
    if (is_concerned (ruleset, g_ptr_array_index (self->answers, i), concerning))
      {
        score.total++;
        score.agreed += answer_agrees (self, ruleset, g_ptr_array_index (self->answers, i), report);
      }
  return score;
}

gboolean
answer_table_has_incident (const AnswerTable *self,
                           const char        *incident)
{
  for (guint i = 0; i < self->answers->len; i++)
    {
      char **row = g_ptr_array_index (self->answers, i);

      if (strcmp (row[COLUMN_INCIDENT], incident) == 0 && row[COLUMN_ANSWER][0] != '\0')
        return TRUE;
    }
  return FALSE;
}
