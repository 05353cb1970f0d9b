#include "config.h"

#include "rule-options.h"

#include <glib/gi18n.h>
#include <string.h>

ZhRuleset *
zh_ctl_load_rules (const ZhCtlCall *call,
                   GError         **error)
{
  const char        *ruleset = zh_ctl_text (call, "ruleset");
  const char        *regulation = zh_ctl_text (call, "regulation");
  const char *const *text = zh_ctl_texts (call, "set");
  g_autoptr (ZhRuleset) rules = NULL;

  if (ruleset == NULL && regulation == NULL)
    return zh_fail_null (error, ZH_ERROR_USAGE, _ ("--ruleset is missing; name one of “ruleset list”"));
  rules = regulation != NULL ? zh_ruleset_load_regulation (regulation, error) : zh_ruleset_load (ruleset, error);
  if (rules != NULL && regulation != NULL && ruleset != NULL && strcmp (zh_ruleset_get_id (rules), ruleset) != 0)
    return zh_fail_null (error, ZH_ERROR_USAGE,
                         _ ("The regulation “%1$s” stands over the ruleset “%2$s”; name that or none"), regulation,
                         zh_ruleset_get_id (rules));
  for (; rules != NULL && text != NULL && *text != NULL; text++)
    {
      const char      *equals = strchr (*text, '=');
      g_autofree char *key = equals != NULL ? g_strndup (*text, (gsize) (equals - *text)) : NULL;
      ZhRuleset       *next;

      if (key == NULL)
        return zh_fail_null (error, ZH_ERROR_USAGE, _ ("--set: “%s” is no override; write KEY=VALUE"), *text);
      next = zh_ruleset_override (rules, key, equals + 1, error);
      zh_ruleset_unref (rules);
      rules = next;
    }
  return g_steal_pointer (&rules);
}
