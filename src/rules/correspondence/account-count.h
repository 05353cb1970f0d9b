/* A side's count while a game is gone through: its days, penalties and moves, and where it was over the
 * time. Private to the account.
 */
#pragma once

#include "account.h"

G_BEGIN_DECLS

/**
 * ZhArticleSum:
 * @article: (transfer none)
 * @days: days under it
 */
typedef struct
{
  const char *article;
  gint64      days;
} ZhArticleSum;

/**
 * ZhCountStep:
 * @move: number of a move made
 * @period: days of the count with those that belong to this move
 */
typedef struct
{
  int    move;
  gint64 period;
} ZhCountStep;

/**
 * ZhSideCount:
 * @moves: made
 * @base: moves made before the present count
 * @total: days and penalties of the game
 * @period: those of the present count
 * @from: first day of the present count, 0 where its days are not looked at
 * @is_new: the present count is not the first one
 * @reduction: days by which the first control of the count is shortened
 * @n_faults: faults so far
 * @n_oversteps: oversteps on record
 * @barred_base: with @barred_block: where the side may claim no more; the block is 0 for nowhere
 * @barred_block: see there
 * @unknown: letters without a date
 * @running: days of the letter that is not answered, -1 for none
 * @last_sent: dispatch of the side's last letter, 0 where nobody knows
 * @steps: (element-type ZhCountStep): moves of the present count
 * @penalties: (element-type ZhArticleSum): in order of first use
 * @uncounted: (element-type ZhArticleSum): sorted by article
 * @oversteps: (element-type ZhAccountRow): in order
 * @refused: (element-type ZhAccountRow): in order
 */
typedef struct
{
  int      moves;
  int      base;
  gint64   total;
  gint64   period;
  int      from;
  gboolean is_new;
  gint64   reduction;
  int      n_faults;
  int      n_oversteps;
  int      barred_base;
  int      barred_block;
  int      unknown;
  gint64   running;
  int      last_sent;
  GArray  *steps;
  GArray  *penalties;
  GArray  *uncounted;
  GArray  *oversteps;
  GArray  *refused;
} ZhSideCount;

/**
 * ZhControl:
 * @rules: of the kind of play
 * @days: days of a control
 * @moves: moves of a control
 */
typedef struct
{
  const ZhAccountRules *rules;
  int                   days;
  int                   moves;
} ZhControl;

/* Begins a count at nothing; zh_side_count_clear() ends it. */
void zh_side_count_init (ZhSideCount *self);
void zh_side_count_clear (ZhSideCount *self);

/* Whether what happened on @day is of the present count; 0, a day that nobody knows, is. */
gboolean zh_side_count_has_day (const ZhSideCount *self,
                                int                day);

/* Puts penalty days under @article on the side's time; @day as for zh_side_count_has_day(). */
void zh_side_count_add_penalty (ZhSideCount     *self,
                                const ZhControl *control,
                                const char      *article,
                                gint64           days,
                                int              day);

/* Notes days that do not count. */
void zh_side_count_leave_out (ZhSideCount *self,
                              const char  *article,
                              gint64       days);

/* Makes the next @n_moves moves, sent on @day. */
void zh_side_count_make_moves (ZhSideCount *self,
                               int          n_moves,
                               int          day);

/* The block, from 1, of the move in hand. */
int zh_side_count_get_block (const ZhSideCount *self,
                             const ZhControl   *control);

/* Number of the last move of @block. */
int zh_side_count_get_control_move (const ZhSideCount *self,
                                    const ZhControl   *control,
                                    int                block);

/* Days allowed to the end of @block. */
gint64 zh_side_count_get_allowed (const ZhSideCount *self,
                                  const ZhControl   *control,
                                  int                block);

/**
 * zh_side_count_judge:
 * @sides: both
 * @claim: a claim of one of them
 *
 * Decides a claim and draws the consequences.
 *
 * Returns: whether it interrupts the game
 */
gboolean zh_side_count_judge (ZhSideCount          sides[2],
                              const ZhControl     *control,
                              const ZhLetterEvent *claim);

G_END_DECLS
