#include "config.h"

#include "keys-table.h"

#include <string.h>

#include "desk-competition.h"
#include "rule-effects.h"
#include "ruleset-defaults.h"

typedef struct
{
  const char    *ruleset; /* owned by the test */
  const KeyCase *cases;
  gsize          n_cases;
} Table;

/* What the ruleset says of itself is no regulation's to change: another ruleset says it. */
static ZhRuleset *
load_rules (Fixture       *fixture,
            const KeyCase *tried,
            const char    *value,
            GError       **error)
{
  g_autoptr (ZhRuleset) rules = NULL;

  if (!g_str_has_prefix (tried->key, "ruleset."))
    {
      fixture_check (fixture, zh_desk_set_override (fixture->desk, tried->key, value, error), *error);
      return zh_competition_load_ruleset (zh_desk_get_snapshot (fixture->desk), error);
    }
  rules = zh_ruleset_load (tried->ruleset, error);
  return value != NULL ? zh_ruleset_override (rules, tried->key, value, error) : g_steal_pointer (&rules);
}

static char *
probe_with (Fixture       *fixture,
            const KeyCase *tried,
            const char    *value)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) rules = load_rules (fixture, tried, value, &error);

  g_assert_no_error (error);
  return tried->probe (fixture, rules, tried->argument);
}

/* The value goes back afterwards, so that no key is tried under another's. */
static void
try_two_values (Fixture       *fixture,
                const KeyCase *tried)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *first = probe_with (fixture, tried, tried->values[0]);
  g_autofree char *second = probe_with (fixture, tried, tried->values[1]);
  g_autofree char *again = probe_with (fixture, tried, tried->values[0]);
  ZhRuleEffect     effect = zh_rule_get_effect (tried->key);

  if (strcmp (first, second) == 0 || strcmp (first, again) != 0 || (effect != ZH_RULE_ACTS && effect != ZH_RULE_WARNS))
    {
      g_test_message ("%s is said to be “%s”: with %s “%s”, with %s “%s”, and again “%s”", tried->key, zh_rule_effect_to_string (effect), tried->values[0] != NULL ? tried->values[0] : "nothing",
                      first, tried->values[1], second, again);
      g_test_fail ();
    }
  fixture_check (fixture, zh_desk_set_override (fixture->desk, tried->key, NULL, &error), error);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture_set_up (fixture, NULL);
}

static void
test_ruleset (Fixture      *fixture,
              gconstpointer data)
{
  const Table               *table = data;
  const ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = (char *) table->ruleset };
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, zh_desk_edit_details (fixture->desk, &details, &error), error);
  for (gsize i = 0; i < table->n_cases; i++)
    if (strcmp (table->cases[i].ruleset, table->ruleset) == 0)
      try_two_values (fixture, &table->cases[i]);
}

int
keys_table_run (int            argc,
                char         **argv,
                const char    *path,
                const KeyCase *cases,
                gsize          n_cases)
{
  g_auto (GStrv) rulesets = NULL;
  g_autoptr (GPtrArray) tables = g_ptr_array_new_with_free_func (g_free);

  g_test_init (&argc, &argv, NULL);
  rulesets = zh_ruleset_dup_ids ();
  for (char **ruleset = rulesets; *ruleset != NULL; ruleset++)
    {
      g_autofree char *name = g_strdup_printf ("%s/%s", path, *ruleset);
      Table           *table = g_new0 (Table, 1);

      *table = (Table){ *ruleset, cases, n_cases };
      g_ptr_array_add (tables, table);
      g_test_add (name, Fixture, table, set_up, test_ruleset, fixture_tear_down);
    }
  return g_test_run ();
}
