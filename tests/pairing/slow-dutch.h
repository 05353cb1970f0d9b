/* The Dutch system a second time, written straight from articles 3 and 4 of C.04.3: every
 * candidate of a bracket is made in the order of generation and judged, and the first of the
 * best is taken. For fields of a few players; shares no code with src/pairing.
 */
#pragma once

#include "history.h"

G_BEGIN_DECLS

#define SLOW_DUTCH_MAX 12
#define SLOW_DUTCH_MAX_VALUES 120

/**
 * SlowDutchQuality:
 * @n: how many numbers
 * @criterion: 6 … 21 for each number, not falling
 * @value: the number; the smaller the better, compared from the first
 */
typedef struct
{
  int n;
  int criterion[SLOW_DUTCH_MAX_VALUES];
  int value[SLOW_DUTCH_MAX_VALUES];
} SlowDutchQuality;

/**
 * SlowDutchRound:
 * @found: whether there is a legal pairing
 * @text: "white-black" start numbers bracket by bracket, the bye as a number alone
 * @n_brackets: how many brackets
 * @text_end: length of @text up to the end of each bracket
 * @quality: of each bracket
 * @bye_score: C5; 0 without a bye
 */
typedef struct
{
  gboolean         found;
  char            *text;
  int              n_brackets;
  gsize            text_end[SLOW_DUTCH_MAX];
  SlowDutchQuality quality[SLOW_DUTCH_MAX];
  int              bye_score;
} SlowDutchRound;

/**
 * slow_dutch_pair:
 * @tournament: with all rounds before @round
 * @round: from 1
 * @forced: (nullable) (array length=2): entries that may meet nobody but each other
 *
 * Returns: (transfer full): the round
 */
SlowDutchRound *slow_dutch_pair (const ZhTournament *tournament,
                                 int                 round,
                                 const gint64       *forced);
void            slow_dutch_round_free (SlowDutchRound *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SlowDutchRound, slow_dutch_round_free)

G_END_DECLS
