#include "config.h"

#include "rule-options.h"

#include <glib/gi18n.h>
#include <string.h>

/* Of KEY=VALUE, the last of a key counts. */
static GHashTable *
read_overrides (const char *const *texts,
                GError           **error)
{
  g_autoptr (GHashTable) overrides = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (; texts != NULL && *texts != NULL; texts++)
    {
      const char *equals = strchr (*texts, '=');

      if (equals == NULL)
        return zh_fail_null (error, ZH_ERROR_USAGE, _ ("--set: “%s” is no override; write KEY=VALUE"), *texts);
      g_hash_table_replace (overrides, g_strndup (*texts, (gsize) (equals - *texts)), (gpointer) (equals + 1));
    }
  return g_steal_pointer (&overrides);
}

ZhRuleset *
zh_ctl_load_rules (const ZhCtlCall *call,
                   GError         **error)
{
  const char *ruleset = zh_ctl_text (call, "ruleset");
  const char *regulation = zh_ctl_text (call, "regulation");
  g_autoptr (GHashTable) overrides = NULL;
  g_autoptr (ZhRuleset) rules = NULL;

  if (ruleset == NULL && regulation == NULL)
    return zh_fail_null (error, ZH_ERROR_USAGE, _ ("--ruleset is missing; name one of “ruleset list”"));
  rules = regulation != NULL ? zh_ruleset_load_regulation (regulation, error) : zh_ruleset_load (ruleset, error);
  if (rules != NULL && regulation != NULL && ruleset != NULL && strcmp (zh_ruleset_get_id (rules), ruleset) != 0)
    return zh_fail_null (error, ZH_ERROR_USAGE,
                         _ ("The regulation “%1$s” stands over the ruleset “%2$s”; name that or none"), regulation,
                         zh_ruleset_get_id (rules));
  overrides = rules != NULL ? read_overrides (zh_ctl_texts (call, "set"), error) : NULL;
  return overrides != NULL ? zh_ruleset_override_all (rules, overrides, error) : NULL;
}
