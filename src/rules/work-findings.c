#include "config.h"

#include "work-findings.h"

static void
finding_free (gpointer data)
{
  ZhWorkFinding *self = data;

  g_free (self->article);
  g_free (self->text);
  g_free (self);
}

ZhWorkFindings
zh_work_findings_new (const ZhRuleset  *rules,
                      const ZhLanguage *language)
{
  return (ZhWorkFindings){ rules, language, g_ptr_array_new_with_free_func (finding_free) };
}

gboolean
zh_work_asks (const ZhWorkFindings *self,
              const char           *key)
{
  gboolean value = FALSE;

  return zh_ruleset_get_boolean (self->rules, key, &value, NULL) && value;
}

void
zh_work_find (ZhWorkFindings *self,
              const char     *key,
              const char     *id,
              ZhWorkWeight    weight,
              const char     *text)
{
  const ZhRuleValue *value = zh_ruleset_lookup (self->rules, key);
  ZhWorkFinding     *finding = g_new0 (ZhWorkFinding, 1);

  *finding = (ZhWorkFinding){ id, weight, g_strdup (value != NULL ? value->article : ""), g_strdup (text) };
  g_ptr_array_add (self->list, finding);
}

const char *
zh_work_weight_to_string (ZhWorkWeight weight)
{
  static const char *const words[] = { "fault", "flaw", "open" };

  return words[weight];
}

ZhRuleset *
zh_work_find_rules (const char *sport)
{
  g_auto (GStrv) ids = zh_ruleset_dup_ids ();

  for (char **id = ids; *id != NULL; id++)
    {
      g_autoptr (ZhRuleset) rules = zh_ruleset_load (*id, NULL);
      const char *its_sport = NULL;

      if (rules != NULL && zh_ruleset_lookup (rules, "composition.one-solution") != NULL &&
          zh_ruleset_get_string (rules, "ruleset.sport", &its_sport, NULL) && g_strcmp0 (its_sport, sport) == 0)
        return g_steal_pointer (&rules);
    }
  return NULL;
}

gboolean
zh_work_presumes_rights (const ZhRuleset *rules)
{
  gboolean value = TRUE;

  if (rules != NULL)
    zh_ruleset_get_boolean (rules, "composition.rights-presumed", &value, NULL);
  return value;
}
