/* The hours that a regulation gives the matches of an event: on one day of the week, between two times, one match a week
 * (the regulation of the distance team event, CHU 5.2).
 */
#pragma once

#include "language.h"
#include "ruleset.h"
#include "tournament.h"

G_BEGIN_DECLS

/**
 * ZhSlot:
 * @weekday: 1 for Monday … 7 for Sunday; 0 for any
 * @from: seconds after midnight
 * @until: seconds after midnight
 * @article: (transfer none): of the rules
 */
typedef struct
{
  int         weekday;
  int         from;
  int         until;
  const char *article;
} ZhSlot;

/**
 * zh_ruleset_get_slot:
 * @slot: (out): filled where there is one
 *
 * Returns: whether the rules give matches their hours
 */
gboolean zh_ruleset_get_slot (const ZhRuleset *self,
                              ZhSlot          *slot);

/**
 * zh_slot_check:
 * @timetable: (element-type ZhTimetableLine)
 *
 * Returns: (transfer full) (array zero-terminated=1): a sentence for each round outside the hours, and for each that
 *   is in a week with another
 */
char **zh_slot_check (const ZhSlot     *self,
                      const GPtrArray  *timetable,
                      const ZhLanguage *language);

/**
 * zh_slot_propose:
 * @first: the first day that comes into question
 * @n_rounds: rounds of the event
 *
 * Returns: (transfer full): a timetable with a round a week, as zh_timetable_parse() reads it
 */
char *zh_slot_propose (const ZhSlot *self,
                       ZhDate        first,
                       int           n_rounds) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
