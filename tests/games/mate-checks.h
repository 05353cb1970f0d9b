/* What the test and the long run of mate-possible share: positions made at random, and slow
 * twins that say whether an answer can be true.
 */
#pragma once

#include "chess-mate.h"
#include "random.h"

G_BEGIN_DECLS

/* Fails unless the helpmate of @verdict is legal move by move and mates the other side. */
void check_line_mates (const ZhChessPosition *start,
                       const ZhMateVerdict   *verdict,
                       ZhChessSide            side);

/**
 * SlowAnswer:
 * @SLOW_TOO_LARGE: more positions can arise than were looked at
 * @SLOW_MATE: a mate was met
 * @SLOW_NO_MATE: every position that can arise was looked at
 */
typedef enum
{
  SLOW_TOO_LARGE,
  SLOW_MATE,
  SLOW_NO_MATE,
} SlowAnswer;

/* Looks at the first @limit positions that can arise, in no clever order: a slow twin of the search. */
SlowAnswer find_mate_slowly (const ZhChessPosition *start,
                             ZhChessSide            side,
                             gsize                  limit);

/* The same position with colours exchanged and ranks turned over; it wants the other side. */
ZhChessPosition exchange_colours (const ZhChessPosition *position);

/* The same position with files turned over; castling rights must be gone. */
ZhChessPosition mirror_files (const ZhChessPosition *position);

/* Whether a position can stand on a board: kings apart, the side that has moved not in check. */
gboolean is_sound (const ZhChessPosition *position);

/**
 * MateFamily:
 * @name: for the figures
 * @make: a position of the family, %FALSE where the attempt came to nothing
 */
typedef struct
{
  const char *name;
  gboolean (*make) (ZhRandom        *random,
                    ZhChessPosition *position);
} MateFamily;

/* Small material, blocked walls, walls with bishops of one colour, pawns alone, kings shut in
 * by their own pieces, ends of random games; ended by a family without a name. */
extern const MateFamily mate_families[];

G_END_DECLS
