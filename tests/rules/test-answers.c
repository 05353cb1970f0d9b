/* Every ruleset against the answers typed from its articles, and the catalogue against the
 * rulesets. Prints agree/total for each ruleset.
 */
#include "config.h"

#include "answer-table.h"

#include "incident-catalogue.h"
#include "incident-ruling.h"
#include "rules-testing.h"

static void
test_answers (gconstpointer data)
{
  const char *id = data;
  g_autoptr (ZhRuleset) ruleset = load_ruleset (id);
  g_autoptr (AnswerTable) table = answer_table_load (id);
  g_autoptr (GString) report = g_string_new (NULL);
  AnswerScore score = answer_table_score (table, ruleset, NULL, report);

  g_test_message ("%s: %d/%d agree\n%s", id, score.agreed, score.total, report->str);
  g_assert_cmpint (score.total, >, 100);
  g_assert_cmpint (score.agreed, ==, score.total);
}

/* No incident of a ruleset goes without an expected answer. */
static void
test_covered (gconstpointer data)
{
  g_autoptr (ZhRuleset) ruleset = load_ruleset (data);
  g_autoptr (AnswerTable) table = answer_table_load (data);
  g_auto (GStrv) incidents = zh_ruleset_dup_incidents (ruleset);

  for (char **id = incidents; *id != NULL; id++)
    if (!answer_table_has_incident (table, *id))
      g_error ("%s has no expected answer for %s", (const char *) data, *id);
}

/* All 232 incidents are ruled on by some ruleset. */
static void
test_catalogue (void)
{
  g_auto (GStrv) ids = zh_ruleset_dup_ids ();
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gsize             n_incidents;
  const ZhIncident *incidents = zh_incident_get_all (&n_incidents);

  g_assert_cmpuint (n_incidents, ==, 232);
  for (char **id = ids; *id != NULL; id++)
    {
      g_autoptr (ZhRuleset) ruleset = load_ruleset (*id);
      g_auto (GStrv) own = zh_ruleset_dup_incidents (ruleset);

      for (char **incident = own; *incident != NULL; incident++)
        g_hash_table_add (known, g_strdup (*incident));
    }
  for (gsize i = 0; i < n_incidents; i++)
    if (!g_hash_table_contains (known, incidents[i].id))
      g_error ("no ruleset rules on %s", incidents[i].id);
}

int
main (int   argc,
      char *argv[])
{
  g_auto (GStrv) ids = zh_ruleset_dup_ids ();

  g_test_init (&argc, &argv, NULL);

  for (char **id = ids; *id != NULL; id++)
    {
      g_autofree char *answers = g_strdup_printf ("/answers/%s", *id);
      g_autofree char *covered = g_strdup_printf ("/answers/covered/%s", *id);

      g_test_add_data_func (answers, *id, test_answers);
      g_test_add_data_func (covered, *id, test_covered);
    }
  g_test_add_func ("/answers/catalogue", test_catalogue);

  return g_test_run ();
}
