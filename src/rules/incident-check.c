/* What a single line of an incident cannot show: whether the things it names exist. */
#include "config.h"

#include "incident-ruling.h"

#include <glib/gi18n.h>
#include <string.h>

#include "incident-cases.h"
#include "incident-catalogue.h"
#include "incident-schema.h"
#include "rules-schema.h"
#include "ruleset-parser.h"

/* The id in "incident.ID", "incident.ID.CASE". */
static char *
dup_id (const char *group)
{
  const char *start = group + strlen ("incident.");

  return g_strndup (start, strcspn (start, "."));
}

static const char *
check_group (const ZhRuleset *self,
             const char      *group)
{
  g_autofree char *id = dup_id (group);
  g_auto (GStrv) groups = NULL;

  if (zh_incident_find (id) == NULL)
    return _ ("no incident of the catalogue has this name; mend it");
  if (zh_incident_is_case (group) && zh_incident_lookup (self, group, "when") == NULL)
    return _ ("the case has no condition; write when=…");
  if (!zh_incident_is_case (group) && zh_incident_lookup (self, group, "when") != NULL)
    return _ ("only a case has a condition; write it into a group [incident.ID.CASE]");
  groups = zh_incident_dup_groups (self, id);
  if (groups == NULL)
    return _ ("the incident has neither article nor model, or its models go round in a circle");
  return NULL;
}

static gboolean
reference_exists (const ZhRuleset *self,
                  const char      *text)
{
  return zh_incident_resolve (self, text, "classical") != NULL || zh_incident_resolve (self, text, "blitz") != NULL;
}

static const char *
check_condition (const ZhRuleset *self,
                 const char      *value)
{
  g_auto (GStrv) terms = g_strsplit (value, " ", 0);

  for (char **text = terms; *text != NULL; text++)
    {
      g_autoptr (ZhIncidentTerm) term = zh_incident_term_parse (*text);

      if ((strchr (term->name, '@') != NULL && !reference_exists (self, strchr (term->name, '@'))) ||
          (term->value[0] == '@' && !reference_exists (self, term->value)))
        return _ ("the value behind “@” is missing in the ruleset");
    }
  return NULL;
}

static const char *
check_sanctions (const ZhRuleset *self,
                 const char      *value)
{
  g_auto (GStrv) names = g_strsplit (value, ",", 0);

  for (char **name = names; *name != NULL; name++)
    {
      g_autofree char *key = g_strconcat ("ladder.", *name, ".steps", NULL);

      if (strcmp (*name, "-") != 0 && zh_sanction_get_rank (*name) < 0 && zh_ruleset_lookup (self, key) == NULL)
        return _ ("the ladder of sanctions is missing in the ruleset");
    }
  return NULL;
}

static const char *
check_value (const ZhRuleset   *self,
             const ZhRuleValue *value)
{
  const char *name = strrchr (value->key, '.') + 1;
  const char *at = strchr (value->value, '@');

  if (strcmp (name, "when") == 0)
    return check_condition (self, value->value);
  if (strcmp (name, "sanctions") == 0)
    return check_sanctions (self, value->value);
  if ((strcmp (name, "like") == 0 || strcmp (name, "counts_as") == 0) && strcmp (value->value, "-") != 0 &&
      zh_incident_find (value->value) == NULL)
    return _ ("no incident of the catalogue has this name; mend it");
  if (strcmp (name, "article") != 0 && at != NULL && !reference_exists (self, at))
    return _ ("the value behind “@” is missing in the ruleset");
  return NULL;
}

gboolean
zh_incident_check_ruleset (const ZhRuleset *self,
                           const char      *name,
                           GError         **error)
{
  gsize                     n_values;
  const ZhRuleValue *const *values = zh_ruleset_get_values (self, &n_values);
  g_autofree char          *last = NULL;

  for (gsize i = 0; i < n_values; i++)
    {
      g_autofree char *group = NULL;
      const char      *reason = NULL;

      if (!zh_incident_schema_is_key (values[i]->key))
        continue;
      group = g_strndup (values[i]->key, (gsize) (strrchr (values[i]->key, '.') - values[i]->key));
      if (g_strcmp0 (group, last) != 0)
        reason = check_group (self, group);
      if (reason == NULL)
        reason = check_value (self, values[i]);
      if (reason != NULL)
        {
          zh_ruleset_set_fault (error, name, values[i]->line, values[i]->key, reason);
          return FALSE;
        }
      g_free (last);
      last = g_steal_pointer (&group);
    }
  return TRUE;
}
