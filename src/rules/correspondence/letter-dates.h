/* When each letter was sent and came: postmarks, slips of registered letters and, where nobody knows,
 * what the rules put in place of a date (55.2.2, 56.2.3, 56.2.5; draughts V.5.1, 5.2).
 */
#pragma once

#include "account-rules.h"

G_BEGIN_DECLS

/**
 * ZhLetterDays:
 * @receipt: when the letter that this one answers came; 0 for none, or where nobody knows
 * @dispatch: when it was sent; 0 for none, or where nobody knows
 * @is_unknown: one of the two is missing, and nothing stands for it
 */
typedef struct
{
  int      receipt;
  int      dispatch;
  gboolean is_unknown;
} ZhLetterDays;

/* The receipt that is written down; 0 where none is. */
int zh_letter_get_receipt (const ZhLetterEvent  *event,
                           const ZhAccountRules *rules);

/* The dispatch that is written down; 0 where none is. */
int zh_letter_get_dispatch (const ZhLetterEvent  *event,
                            const ZhAccountRules *rules);

/**
 * zh_letter_days_new:
 * @events: (array length=n_events): all of a game
 *
 * Works out the days of every letter.
 *
 * Returns: (transfer full) (array length=n_events): zeros where the event is no letter; to be freed with g_free()
 */
ZhLetterDays *zh_letter_days_new (const ZhLetterEvent  *events,
                                  gsize                 n_events,
                                  const ZhAccountRules *rules) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
