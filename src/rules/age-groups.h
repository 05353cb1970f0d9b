/* Age groups: which of them a birth date belongs to, at an event's date. */
#pragma once

#include "dates.h"
#include "person.h"
#include "ruleset.h"

G_BEGIN_DECLS

/**
 * zh_ruleset_dup_age_groups:
 *
 * Returns: (transfer full) (array zero-terminated=1): ids of the ruleset's age groups, in
 *   its own order
 */
char **zh_ruleset_dup_age_groups (const ZhRuleset *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_ruleset_get_age_group_title:
 *
 * Returns: (transfer none): "Mini Cadets", "Міні-кадети"; @id itself where it has no title
 */
const char *zh_ruleset_get_age_group_title (const ZhRuleset  *self,
                                            const char       *id,
                                            const ZhLanguage *language);

/**
 * zh_ruleset_get_age:
 * @self: the rules of the event
 * @birth: at least the year of birth
 * @event: first day of the event, at least its year
 *
 * The age on the day that the ruleset names: the last or the first day of the year of the
 * event, or the event's first day. An unknown month or day of birth counts as reached.
 *
 * Returns: full years, or -1 where a date is missing or the person is not born yet
 */
int zh_ruleset_get_age (const ZhRuleset *self,
                        ZhDate           birth,
                        ZhDate           event);

/**
 * zh_ruleset_fits_age_group:
 * @id: of the age group
 * @birth: at least the year of birth
 * @sex: of the person, unknown fits every group
 * @event: first day of the event
 * @article: (out) (optional) (transfer none): of the bound
 *
 * Source: Ukrainian chess rules II.8; Ukrainian draughts rules I.2; Russian order 988 II.1.
 *
 * Returns: whether the person may play in that group
 */
gboolean zh_ruleset_fits_age_group (const ZhRuleset *self,
                                    const char      *id,
                                    ZhDate           birth,
                                    ZhSex            sex,
                                    ZhDate           event,
                                    const char     **article);

/**
 * zh_ruleset_find_age_group:
 *
 * Returns: (transfer full) (nullable): the youngest group that the person fits, the group
 *   without limits last; %NULL where the birth date is unknown
 */
char *zh_ruleset_find_age_group (const ZhRuleset *self,
                                 ZhDate           birth,
                                 ZhSex            sex,
                                 ZhDate           event) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
