#include "config.h"

#include "rules-testing.h"

#include <string.h>

ZhRuleset *
load_ruleset (const char *id)
{
  static const char regulation[] = "regulation/";
  g_autoptr (GError) error = NULL;
  ZhRuleset *ruleset = g_str_has_prefix (id, regulation)
                           ? zh_ruleset_load_regulation (id + strlen (regulation), &error)
                           : zh_ruleset_load (id, &error);

  g_assert_no_error (error);
  g_assert_nonnull (ruleset);
  return ruleset;
}
