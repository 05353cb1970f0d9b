#include "config.h"

#include "rule-words.h"

#include <string.h>

#include "age-groups.h"
#include "clock-setting.h"
#include "incident-catalogue.h"
#include "incident-schema.h"
#include "incident-words.h"
#include "points.h"
#include "rule-choices.h"
#include "regulation-titles.h"
#include "rules-schema.h"

/* "incident.ID.CASE.key": the incident, the case, what is said of it. */
static char *
dup_incident_words (const char       *key,
                    const ZhLanguage *language)
{
  g_auto (GStrv) parts = g_strsplit (key, ".", 4);
  guint       n = g_strv_length (parts);
  const char *title = n > 2 ? zh_incident_get_title (parts[1], language) : key;
  const char *label = n > 2 ? zh_incident_get_key_label (parts[n - 1], language) : "";

  if (n == 4)
    return g_strdup_printf ("%s (%s): %s", title, parts[2], label);
  return g_strdup_printf ("%s: %s", title, label);
}

/* "age-group.ID.key": what is said, and of which group. */
static char *
dup_group_words (const ZhRuleset  *rules,
                 const char       *key,
                 const ZhLanguage *language)
{
  g_auto (GStrv) parts = g_strsplit (key, ".", 3);
  g_autofree char *label = zh_rules_schema_dup_label (key, language);

  return g_strdup_printf ("%s: %s", zh_ruleset_get_age_group_title (rules, parts[1], language), label);
}

/* "regulation-item.ID.key": what is said, and of which item. */
static char *
dup_item_words (const char       *key,
                const ZhLanguage *language)
{
  g_auto (GStrv) parts = g_strsplit (key, ".", 3);
  g_autofree char *label = zh_rules_schema_dup_label (key, language);
  const char      *title = g_strv_length (parts) > 1 ? zh_regulation_item_get_title (parts[1], language) : NULL;

  return title != NULL ? g_strdup_printf ("%s: %s", title, label) : g_steal_pointer (&label);
}

char *
zh_rule_dup_words (const ZhRuleset  *rules,
                   const char       *key,
                   const ZhLanguage *language)
{
  if (zh_incident_schema_is_key (key))
    return dup_incident_words (key, language);
  if (rules != NULL && g_str_has_prefix (key, "age-group."))
    return dup_group_words (rules, key, language);
  if (g_str_has_prefix (key, "regulation-item."))
    return dup_item_words (key, language);
  return zh_rules_schema_dup_label (key, language);
}

/* "0,5" where a comma is the decimal sign; %NULL for what is no number of points. */
static char *
format_points (const char       *key,
               const char       *value,
               const ZhLanguage *language)
{
  const ZhRuleKey *rule = zh_rules_schema_find (key);
  ZhPoints         points;

  if (rule == NULL || rule->type != ZH_RULE_POINTS || !zh_points_parse (value, &points))
    return NULL;
  return zh_language_format_fraction (language, zh_points_to_fraction (points), 0, 1);
}

char *
zh_rule_format_value (const char       *key,
                      const char       *value,
                      const ZhLanguage *language)
{
  gint64           seconds = g_str_has_suffix (key, "-seconds") ? g_ascii_strtoll (value, NULL, 10) : 0;
  g_autofree char *time = seconds >= 60 && strchr (value, ',') == NULL ? zh_clock_reading_format ((int) seconds) : NULL;
  char            *points = format_points (key, value, language);

  if (points != NULL)
    return points;
  return time != NULL ? g_strdup_printf ("%s (%s)", value, time) : g_strdup (zh_rule_choice_get_label (value, language));
}
