/* Whether what happened in a game can have happened, by the rules chosen. Whatever brings letters, a file
 * or a competition, asks here before an account is made of them.
 */
#pragma once

#include "account-rules.h"

G_BEGIN_DECLS

/* Bounds of a game, so that no file makes the account endless. */
#define ZH_LETTERS_MAX 2000
#define ZH_LETTERS_MAX_LEAVES 60
#define ZH_LETTERS_MAX_LEAVE_DAYS 3660
#define ZH_LETTERS_MAX_NUMBER 9999

/**
 * ZhLetterProblem:
 * @event: place of the event
 * @column: (transfer none): the column of files in which the fault stands, such as "received"
 * @reason: (transfer full): what is wrong and what to do, a sentence without its end
 */
typedef struct
{
  gsize       event;
  const char *column;
  char       *reason;
} ZhLetterProblem;

/**
 * zh_letters_check:
 * @events: (array length=n_events): all of a game, in order
 * @problem: (out): the first fault; untouched where there is none
 *
 * Returns: whether the rules know every event, side, kind and date, each number is the side's next, no letter was
 *   sent before what it answers came, and every letter says when that was
 */
gboolean zh_letters_check (const ZhLetterEvent  *events,
                           gsize                 n_events,
                           const ZhAccountRules *rules,
                           ZhLetterProblem      *problem);

G_END_DECLS
