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
    {
      zh_ctl_fail_usage (error, _ ("--ruleset is missing; name one of “ruleset list”"));
      return NULL;
    }
  rules = regulation != NULL ? zh_ruleset_load_regulation (regulation, error) : zh_ruleset_load (ruleset, error);
  if (rules != NULL && regulation != NULL && ruleset != NULL && strcmp (zh_ruleset_get_id (rules), ruleset) != 0)
    {
      zh_ctl_fail_usage (error, _ ("The regulation “%1$s” stands over the ruleset “%2$s”; name that or none"), regulation,
                         zh_ruleset_get_id (rules));
      return NULL;
    }
  for (; rules != NULL && text != NULL && *text != NULL; text++)
    {
      const char      *equals = strchr (*text, '=');
      g_autofree char *key = equals != NULL ? g_strndup (*text, (gsize) (equals - *text)) : NULL;
      ZhRuleset       *next;

      if (key == NULL)
        {
          zh_ctl_fail_usage (error, _ ("--set: “%s” is no override; write KEY=VALUE"), *text);
          return NULL;
        }
      next = zh_ruleset_override (rules, key, equals + 1, error);
      zh_ruleset_unref (rules);
      rules = next;
    }
  return g_steal_pointer (&rules);
}
