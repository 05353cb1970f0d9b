/* Descents and ascents of the past rounds, forced and compensated ones left out (7.4, 7.5). */
#pragma once

#include "history.h"

G_BEGIN_DECLS

/**
 * ZhUaPast:
 * @history: the rounds before the one to be paired
 * @scores: (array): half-points of each entry before each round: entry × (rounds + 1) + round,
 *   round from 0
 * @met: (array): entries × entries: the round in which two first played each other, 0 never
 * @forbidden: (array): entries × entries: whether the regulation keeps two apart now
 *
 * Indices are those of the history, absent players included.
 */
typedef struct
{
  const ZhHistory *history;
  int             *scores;
  int             *met;
  gboolean        *forbidden;
} ZhUaPast;

/**
 * zh_ua_past_get_score:
 * @rounds: how many rounds to count
 *
 * Returns: half-points of an entry after @rounds rounds
 */
int zh_ua_past_get_score (const ZhUaPast *past,
                          int             entry,
                          int             rounds);

/**
 * zh_ua_past_find_floats:
 * @past: the past rounds
 * @entry: index of an entry
 * @first_ascent: (out): round of the earliest ascent left, 0 without one
 * @first_descent: (out): round of the earliest descent left, 0 without one
 *
 * A float is forced when the player could meet nobody of his own level, nor of the next level
 * the other way, as the round began; it is not recorded. A descent cancels the earliest ascent
 * left and an ascent the earliest descent, so that at most one of the two answers is not 0.
 */
void zh_ua_past_find_floats (const ZhUaPast *past,
                             int             entry,
                             int            *first_ascent,
                             int            *first_descent);

G_END_DECLS
