/* What is kept of a duty of the officials: when it falls due, where somebody set a day, and that it was done. One
 * option of the tournament for each; what the duties are, and what is due by the rules, is none of this.
 */
#pragma once

#include "tournament.h"

G_BEGIN_DECLS

/* The options are called so, with the key of the duty behind it. */
#define ZH_OPTION_DUTY "duty-"

/* The duty to tell the federation of a breach, with the id of its line in the register behind it. */
#define ZH_DUTY_NOTICE "notice-"

/**
 * ZhDutyMark:
 * @due: the day that was set for it; none where the rules say when
 * @done: the day on which it was done; none while it is open
 * @note: how, to whom; ""
 */
typedef struct
{
  ZhDate due;
  ZhDate done;
  char  *note;
} ZhDutyMark;

/**
 * zh_duty_mark_parse:
 * @text: (nullable): the value of the option
 *
 * Lines that cannot be read are left out.
 *
 * Returns: (transfer full): what it says; nothing for %NULL
 */
ZhDutyMark *zh_duty_mark_parse (const char *text);
void        zh_duty_mark_free (ZhDutyMark *self);

/**
 * zh_duty_mark_to_text:
 *
 * Returns: (transfer full): the value of the option; "" where nothing is kept
 */
char *zh_duty_mark_to_text (const ZhDutyMark *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_tournament_get_duty_mark:
 * @duty: key of a duty
 *
 * Returns: (transfer full): what is kept of it
 */
ZhDutyMark *zh_tournament_get_duty_mark (const ZhTournament *tournament,
                                         const char         *duty);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhDutyMark, zh_duty_mark_free)

G_END_DECLS
