/* What follows from each key of a ruleset. */
#include "config.h"

#include "rule-effects.h"

#include <string.h>

#include "rule-words.h"
#include "rules-schema.h"

/* Points have the decimal sign of the language, and nothing else has. */
static void
test_values (void)
{
  static const char *const values[][4] = {
    { "scoring.draw", "0.5", "0.5", "0,5" },
    { "scoring.win", "1", "1", "1" },
    { "scoring.draw", "", "", "" },
    { "lateness.default-seconds", "900", "900 (15:00)", "900 (15:00)" },
    { "age-groups.reference", "0.5", "0.5", "0.5" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (values); i++)
    for (int l = 0; l < 2; l++)
      {
        g_autoptr (ZhLanguage) language = zh_language_new (l == 0 ? "en" : "uk", NULL);
        g_autofree char *shown = zh_rule_format_value (values[i][0], values[i][1], language);

        g_assert_cmpstr (shown, ==, values[i][2 + l]);
      }
}

/* No key is left out, so that a new one says what follows from it. */
static void
test_every_key (void)
{
  gsize            n;
  const ZhRuleKey *keys = zh_rules_schema_get_keys (&n);

  for (gsize i = 0; i < n; i++)
    if (!zh_rule_has_effect_row (keys[i].section, keys[i].name))
      g_error ("%s.%s: say in rule-effects.c whether it acts, warns, informs or waits", keys[i].section, keys[i].name);
}

/* What the articles demand of a key: the program may lag behind, and then says so; it never calls
 * information what it ought to apply. */
static gboolean
may_be (const char  *demanded,
        ZhRuleEffect effect)
{
  switch (*demanded)
    {
    case 'A':
      return effect == ZH_RULE_ACTS || effect == ZH_RULE_WAITS;
    case 'W':
      return effect == ZH_RULE_WARNS || effect == ZH_RULE_ACTS || effect == ZH_RULE_WAITS;
    default:
      return effect == ZH_RULE_INFORMS;
    }
}

static void
test_demanded (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "rules", "keys.tsv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  int n = 0;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", 0);
  for (char **line = lines; *line != NULL; line++)
    {
      g_auto (GStrv) cells = g_strsplit (*line, "\t", 0);

      if (**line == '#' || **line == '\0')
        continue;
      g_assert_nonnull (zh_rules_schema_find (cells[0]));
      if (!may_be (cells[1], zh_rule_get_effect (cells[0])))
        g_error ("%s: %s is demanded, and the table says “%s”", cells[0], cells[1],
                 zh_rule_effect_to_string (zh_rule_get_effect (cells[0])));
      n++;
    }
  g_assert_cmpint (n, ==, 76);
}

static const struct
{
  const char  *key;
  ZhRuleEffect effect;
  const char  *words;
  gboolean     has_notice;
} cases[] = {
  { "scoring.win", ZH_RULE_ACTS, "● acts: points", FALSE },
  { "age-group.juniors.up-to", ZH_RULE_ACTS, "● acts: entries", FALSE },
  { "age-group.juniors.title[uk]", ZH_RULE_ACTS, "● acts: entries", FALSE },
  { "age-group.juniors.title[ru]", ZH_RULE_ACTS, "● acts: entries", FALSE },
  { "ruleset.title[uk]", ZH_RULE_ACTS, "● acts: documents", FALSE },
  { "ruleset.title", ZH_RULE_ACTS, "● acts: documents", FALSE },
  { "scoring.win[uk]", ZH_RULE_WAITS, "○ not applied yet", TRUE },
  { "incident.flag-fall.no-mate.result", ZH_RULE_ACTS, "● acts: rulings", FALSE },
  { "officials.load-pairs-max", ZH_RULE_WARNS, "▲ warns or proposes: officials", FALSE },
  { "conduct.comfort-zone-cm", ZH_RULE_INFORMS, "□ shown, not applied", TRUE },
  { "correspondence.appeal-days", ZH_RULE_ACTS, "● acts: protests", FALSE },
  /* a name of older files */
  { "correspondence.free-penalty-days", ZH_RULE_ACTS, "● acts: time accounts", FALSE },
};

static void
test_words (void)
{
  g_autoptr (ZhLanguage) english = zh_language_new ("en", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words = zh_rule_dup_effect_words (cases[i].key, english);

      g_assert_cmpint (zh_rule_get_effect (cases[i].key), ==, cases[i].effect);
      g_assert_cmpstr (words, ==, cases[i].words);
      g_assert_true ((zh_rule_get_effect_notice (cases[i].key, english) != NULL) == cases[i].has_notice);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rule-effects/values", test_values);
  g_test_add_func ("/rule-effects/every-key", test_every_key);
  g_test_add_func ("/rule-effects/demanded", test_demanded);
  g_test_add_func ("/rule-effects/words", test_words);
  return g_test_run ();
}
