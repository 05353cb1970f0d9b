/* Whether two positions are the same but for their place on the board: what a search for predecessors looks at first
 * (order 988, 48.3; Ukrainian draughts rules, VI.4.3).
 */
#pragma once

#include "chess-position.h"
#include "draughts-position.h"

G_BEGIN_DECLS

#define ZH_MEN_MAX_SIZE 10

/**
 * ZhMen:
 * @size: squares of a side of the board
 * @men: by row and column, a code for each kind and colour; 0 where nothing stands
 */
typedef struct
{
  int    size;
  guint8 men[ZH_MEN_MAX_SIZE][ZH_MEN_MAX_SIZE];
} ZhMen;

/**
 * ZhLikeness:
 * @ZH_LIKENESS_NONE: other men, or standing otherwise
 * @ZH_LIKENESS_SAME: square by square
 * @ZH_LIKENESS_MIRRORED: left and right exchanged
 * @ZH_LIKENESS_SHIFTED: moved over the board
 * @ZH_LIKENESS_MIRRORED_SHIFTED: both
 */
typedef enum
{
  ZH_LIKENESS_NONE,
  ZH_LIKENESS_SAME,
  ZH_LIKENESS_MIRRORED,
  ZH_LIKENESS_SHIFTED,
  ZH_LIKENESS_MIRRORED_SHIFTED,
} ZhLikeness;

/* The men of a position. */
ZhMen zh_men_of_chess (const ZhChessPosition *position);
ZhMen zh_men_of_draughts (const ZhDraughtsPosition *position);

/**
 * zh_men_compare:
 *
 * Who is to move is not asked.
 *
 * Returns: how @b is like @a, the nearest likeness first
 */
ZhLikeness zh_men_compare (const ZhMen *a,
                           const ZhMen *b);

/* "none", "same", "mirrored", "shifted" or "mirrored-shifted". */
const char *zh_likeness_to_string (ZhLikeness likeness);

G_END_DECLS
