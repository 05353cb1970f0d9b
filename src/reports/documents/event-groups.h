/* The groups that lists of places are made for: women and men, the age groups of the ruleset,
 * categories, regions …, and those that the event has of its own.
 */
#pragma once

#include "competition.h"
#include "group-text.h"
#include "ruleset.h"

G_BEGIN_DECLS

/**
 * ZhGrouping:
 * @ZH_GROUPING_SEX: women, men
 * @ZH_GROUPING_AGE: age groups of the ruleset, everybody in the youngest that he fits
 * @ZH_GROUPING_OWN: the event's own groups
 *
 * The others are the values that the entries have.
 */
typedef enum
{
  ZH_GROUPING_SEX,
  ZH_GROUPING_AGE,
  ZH_GROUPING_CATEGORY,
  ZH_GROUPING_TITLE,
  ZH_GROUPING_FEDERATION,
  ZH_GROUPING_REGION,
  ZH_GROUPING_CLUB,
  ZH_GROUPING_SCHOOL,
  ZH_GROUPING_COACH,
  ZH_GROUPING_DISABILITY,
  ZH_GROUPING_OWN,
} ZhGrouping;

#define ZH_N_GROUPINGS (ZH_GROUPING_OWN + 1)

/**
 * zh_grouping_get_title:
 *
 * Returns: (transfer none): "Age groups", "Region" … in @language
 */
const char *zh_grouping_get_title (ZhGrouping        grouping,
                                   const ZhLanguage *language);

/**
 * zh_grouping_to_string / zh_grouping_from_string:
 *
 * Names for options: "sex", "age", "category", … "own".
 *
 * Returns: (transfer none): such a name; of the second, whether there is one
 */
const char *zh_grouping_to_string (ZhGrouping grouping);
gboolean    zh_grouping_from_string (const char *text,
                                     ZhGrouping *grouping);

/**
 * zh_grouping_list:
 * @ruleset: (nullable): the rules of the event; without them there are no age groups
 * @error: %ZH_ERROR_INPUT where the own groups of the file cannot be read
 *
 * Returns: (transfer full) (nullable) (element-type ZhNamedGroup): the groups that somebody
 *   belongs to, in the order of the ruleset, the regulation or the dictionary
 */
GPtrArray *zh_grouping_list (ZhGrouping           grouping,
                             const ZhCompetition *competition,
                             const ZhTournament  *tournament,
                             const ZhRuleset     *ruleset,
                             const ZhLanguage    *language,
                             GError             **error);

G_END_DECLS
