/* How good are the tables of expected answers? Changes each value, article, doubt and
 * condition of each ruleset in turn and asks the tables again: a change that none of them
 * notices is printed, and survives. Names for people (titles, editions) are no rules and are
 * left alone. Prints killed/total; exits 1 where anything survives.
 *
 * usage: mutate-rulesets [--every N] [RULESET…]   every N-th change only, for a short run
 */
#include "config.h"

#include <string.h>

#include "answer-table.h"
#include "incident-schema.h"
#include "rules-schema.h"
#include "rules-testing.h"
#include "source-tree.h"
#include "text-lines.h"

/* A ruleset as text, one line an entry, so that a line can be exchanged. */
typedef struct
{
  GPtrArray *lines; /* (element-type utf8) */
  GPtrArray *keys;  /* (element-type utf8) of the same length: key that the line belongs to, or "" */
} Sheet;

static void
add_line (Sheet      *sheet,
          const char *key,
          char       *line)
{
  g_ptr_array_add (sheet->lines, line);
  g_ptr_array_add (sheet->keys, g_strdup (key));
}

static Sheet *
write_sheet (const ZhRuleset *ruleset)
{
  Sheet                    *sheet = g_new0 (Sheet, 1);
  gsize                     n_values;
  const ZhRuleValue *const *values = zh_ruleset_get_values (ruleset, &n_values);
  g_autofree char          *last = g_strdup ("");

  sheet->lines = g_ptr_array_new_with_free_func (g_free);
  sheet->keys = g_ptr_array_new_with_free_func (g_free);
  for (gsize i = 0; i < n_values; i++)
    {
      const char      *name = strrchr (values[i]->key, '.') + 1;
      g_autofree char *group = g_strndup (values[i]->key, (gsize) (name - values[i]->key) - 1);

      if (strcmp (values[i]->key, "ruleset.extends") == 0)
        continue;
      if (strcmp (group, last) != 0)
        add_line (sheet, "", g_strdup_printf ("[%s]", group));
      add_line (sheet, values[i]->key, g_strdup_printf ("%s=%s", name, values[i]->value));
      if (values[i]->article[0] != '\0')
        add_line (sheet, values[i]->key, g_strdup_printf ("%s.article=%s", name, values[i]->article));
      if (values[i]->uncertain[0] != '\0')
        add_line (sheet, values[i]->key, g_strdup_printf ("%s.uncertain=%s", name, values[i]->uncertain));
      g_free (last);
      last = g_steal_pointer (&group);
    }
  return sheet;
}

static void
free_sheet (Sheet *sheet)
{
  g_ptr_array_unref (sheet->lines);
  g_ptr_array_unref (sheet->keys);
  g_free (sheet);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Sheet, free_sheet)

/* The word after @word in "a|b|c", round and round; NULL for a list of one. */
static char *
next_word (const char *choices,
           const char *word)
{
  g_auto (GStrv) words = g_strsplit (choices, "|", 0);
  guint n_words = g_strv_length (words);

  for (guint i = 0; i < n_words; i++)
    if (strcmp (words[i], word) == 0)
      return n_words > 1 ? g_strdup (words[(i + 1) % n_words]) : NULL;
  return NULL;
}

static char *
change_number (const char *text,
               int         maximum)
{
  gint64 number;

  if (!zh_text_parse_int (text, 0, G_MAXINT, &number))
    return NULL;
  return g_strdup_printf ("%" G_GINT64_FORMAT, number < maximum ? number + 1 : number - 1);
}

/* A list loses its last part; a list of one gets another. */
static char *
change_list (const char *text,
             const char *other)
{
  const char *comma = strrchr (text, ',');

  return comma != NULL ? g_strndup (text, (gsize) (comma - text)) : g_strdup (other);
}

static char *
change_value (const ZhRuleKey *key,
              const char      *text)
{
  switch (key->type)
    {
    case ZH_RULE_INT:
      return change_number (text, key->maximum);
    case ZH_RULE_INTS:
      return change_list (text, "7");
    case ZH_RULE_YES_NO:
      return g_strdup (strcmp (text, "yes") == 0 ? "no" : "yes");
    case ZH_RULE_POINTS:
      return g_strdup (strcmp (text, "0.7") == 0 ? "0.6" : "0.7");
    case ZH_RULE_CHOICE:
      return next_word (key->choices, text);
    case ZH_RULE_CODES:
      return change_list (text, "TPN");
    case ZH_RULE_STEPS:
      return change_list (text, "fine");
    case ZH_RULE_ARTICLES:
      return g_strconcat (text, ";5;7.3", NULL);
    case ZH_RULE_TEXT:
      return g_str_has_prefix (key->section, "recommended") ? g_strconcat (text, ",99", NULL) : NULL;
    default:
      g_assert_not_reached ();
    }
}

/* A condition without one of its terms; one of a single term never holds. */
static char *
change_condition (const char *text,
                  guint       variant)
{
  g_auto (GStrv) terms = g_strsplit (text, " ", 0);
  guint n_terms = g_strv_length (terms);
  g_autoptr (GStrvBuilder) left = g_strv_builder_new ();
  g_auto (GStrv) kept = NULL;

  if (variant >= n_terms)
    return NULL;
  if (n_terms == 1)
    return g_strdup (strcmp (text, "count>=999") == 0 ? "count>=998" : "count>=999");
  for (guint i = 0; i < n_terms; i++)
    if (i != variant)
      g_strv_builder_add (left, terms[i]);
  kept = g_strv_builder_end (left);
  return g_strjoinv (" ", kept);
}

static char *
change_incident_value (const char *name,
                       const char *text,
                       guint       variant)
{
  static const struct
  {
    const char *name;
    const char *choices;
  } choices[] = {
    { "result", "none|loss|draw|both-lose|replay|arbiter|none" },
    { "opponent_result", "win|draw|loss|arbiter" },
    { "decides", "arbiter|chief-arbiter|chief-panel|opponent|committee|federation" },
    { "applies", "yes|no" },
    { "counts_as", "smoking|betting" },
    { "uncertain", "no-source|damaged-text|contradiction" },
  };

  if (strcmp (name, "when") == 0)
    return change_condition (text, variant);
  if (variant > 0)
    return NULL;
  for (gsize i = 0; i < G_N_ELEMENTS (choices); i++)
    if (strcmp (choices[i].name, name) == 0)
      {
        char *next = strcmp (text, "-") != 0 ? next_word (choices[i].choices, text) : NULL;

        return next != NULL ? next : g_strndup (choices[i].choices, strcspn (choices[i].choices, "|"));
      }
  if (strcmp (name, "article") == 0)
    return g_strconcat (text, ";99.9", NULL);
  if (strcmp (name, "raised_by") == 0)
    return g_strdup (strcmp (text, "captain") == 0 ? "anyone" : "captain");
  if (strcmp (name, "disciplines") == 0)
    return strchr (text, ',') != NULL ? change_list (text, NULL) : g_strdup (strcmp (text, "online") == 0 ? "blitz" : "online");
  if (strcmp (name, "sanctions") == 0)
    return change_list (text, strcmp (text, "warning") == 0 ? "remark" : "warning");
  if (g_str_has_suffix (name, "_time"))
    return g_strdup ("+7");
  if (strcmp (name, "penalty_days") == 0)
    return g_strdup ("77");
  if (strcmp (name, "replaces") == 0 || strcmp (name, "like") == 0)
    return g_strdup ("");
  return g_strdup (strcmp (text, "clock") == 0 ? "touch" : "clock");
}

/* Returns: the @variant-th change of the line, "" to leave it out, or NULL where there is none
 * (left) or it is no rule. */
static char *
change_line (const char *key,
             const char *line,
             guint       variant)
{
  const char      *equals = strchr (line, '=');
  g_autofree char *name = g_strndup (line, (gsize) (equals - line));
  g_autofree char *changed = NULL;
  const ZhRuleKey *rule = zh_rules_schema_find (key);

  if (strchr (key, '[') != NULL || strcmp (name, "title") == 0 || strcmp (name, "id") == 0 || strcmp (name, "edition") == 0 ||
      strcmp (name, "silent") == 0)
    return NULL;
  if (variant > 0 && !zh_incident_schema_is_key (key))
    return NULL;
  if (g_str_has_suffix (name, ".article"))
    changed = g_strconcat (equals + 1, ";99.9", NULL);
  else if (g_str_has_suffix (name, ".uncertain"))
    changed = next_word ("no-source|damaged-text|contradiction", equals + 1);
  else if (zh_incident_schema_is_key (key))
    changed = change_incident_value (name, equals + 1, variant);
  else if (rule != NULL)
    changed = change_value (rule, equals + 1);
  if (changed == NULL || changed[0] == '\0')
    return g_steal_pointer (&changed);
  return g_strconcat (name, "=", changed, NULL);
}

/* Whether the tables, or the checker before them, notice line @place becoming @changed. */
static gboolean
is_noticed (const Sheet       *sheet,
            const AnswerTable *table,
            guint              place,
            const char        *changed)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (ZhRuleset) ruleset = NULL;
  AnswerScore score;

  for (guint i = 0; i < sheet->lines->len; i++)
    {
      g_string_append (text, i == place ? changed : g_ptr_array_index (sheet->lines, i));
      g_string_append_c (text, '\n');
    }
  bytes = g_bytes_new_static (text->str, text->len);
  ruleset = zh_ruleset_parse (bytes, "changed.ini", NULL);
  if (ruleset == NULL)
    return TRUE;
  score = answer_table_score (table, ruleset, g_ptr_array_index (sheet->keys, place), NULL);
  return score.agreed < score.total;
}

/* What came of the changes so far. */
typedef struct
{
  guint every;
  guint n_changes;
  int   killed;
  int   total;
} Tally;

static void
try_changes (const char        *id,
             const Sheet       *sheet,
             const AnswerTable *table,
             guint              place,
             Tally             *tally)
{
  const char *key = g_ptr_array_index (sheet->keys, place);
  const char *line = g_ptr_array_index (sheet->lines, place);

  for (guint variant = 0;; variant++)
    {
      g_autofree char *changed = key[0] != '\0' ? change_line (key, line, variant) : NULL;

      if (changed == NULL)
        return;
      if (tally->n_changes++ % tally->every != 0)
        continue;
      tally->total++;
      if (is_noticed (sheet, table, place, changed))
        tally->killed++;
      else
        g_print ("survived: %s: %s: %s → %s\n", id, key, line, changed[0] != '\0' ? changed : "(left out)");
    }
}

static void
mutate (const char *id,
        Tally      *tally)
{
  g_autoptr (ZhRuleset) ruleset = load_ruleset (id);
  g_autoptr (AnswerTable) table = answer_table_load (id);
  g_autoptr (Sheet) sheet = write_sheet (ruleset);
  int killed = tally->killed;
  int total = tally->total;

  for (guint i = 0; i < sheet->lines->len; i++)
    try_changes (id, sheet, table, i, tally);
  g_print ("%s: %d/%d killed\n", id, tally->killed - killed, tally->total - total);
}

int
main (int   argc,
      char *argv[])
{
  gint64 every = 1;
  int    first = 1;
  Tally  tally = { 0 };
  g_auto (GStrv) ids = NULL;

  /* Finds the fixtures beside this program's sources, inside and outside of meson. */
  g_setenv ("G_TEST_SRCDIR", ZH_SOURCE_ROOT "/tests", FALSE);
  g_test_init (&argc, &argv, NULL);

  if (argc > 2 && strcmp (argv[1], "--every") == 0)
    {
      if (!zh_text_parse_int (argv[2], 1, 100000, &every))
        g_error ("--every: write a whole number");
      first = 3;
    }
  tally.every = (guint) every;
  ids = first < argc ? g_strdupv (argv + first) : zh_ruleset_dup_ids ();
  for (char **id = ids; *id != NULL; id++)
    mutate (*id, &tally);
  g_print ("killed %d/%d\n", tally.killed, tally.total);
  return tally.killed == tally.total ? 0 : 1;
}
