/* Who sat at which board of a match: the games between two teams, which both players' cells
 * tell, and those who sat down alone. Private to the reader.
 */
#pragma once

#include "trf-reading.h"

G_BEGIN_DECLS

/**
 * ZhTrfBoard:
 * @member: by team; %NULL for nobody
 * @result: of White and Black
 * @swapped: whether the second team has White
 * @has_colours: whether the file says who has White; @swapped means nothing otherwise
 */
typedef struct
{
  ZhTrfPlayer *member[2];
  ZhResult     result;
  gboolean     swapped;
  gboolean     has_colours;
} ZhTrfBoard;

/* The line-up that a team handed in for a round (record 300), %NULL without one. */
const ZhTrfLineup *zh_trf_find_lineup (ZhTrfReading *reading,
                                       int           round,
                                       int           team);

/**
 * zh_trf_cell_is_half_game:
 *
 * Returns: whether the cell is that of somebody who sat down without an opponent, or who did not
 *   come: + or - without a number, or a colour without a number and without a result
 */
gboolean zh_trf_cell_is_half_game (ZhTrfCell cell);

/**
 * zh_trf_cell_is_seated:
 *
 * A reserve who stayed at home is often written 0000 - -, so that alone seats nobody.
 *
 * Returns: whether the cell is that of somebody who had a board: with an opponent, or a half game
 *   with a + or a colour
 */
gboolean zh_trf_cell_is_seated (ZhTrfCell cell);

/**
 * zh_trf_count_boards:
 *
 * Returns: how many boards a match has: as many as record 352 has colours, as the longest line-up
 *   (300) has places, and never less than a team has games in a round
 */
int zh_trf_count_boards (ZhTrfReading *reading);

/**
 * zh_trf_seat_match:
 * @teams: (array fixed-size=2): the two teams
 * @games: (element-type ZhTrfSeenGame): those between them, in the order of the first team
 *
 * Games with an opponent are seated first, and all of them. Who has a + or a colour without an
 * opponent sat at a board of his own; a plain 0000 - - is nobody, unless a line-up or a + on
 * the other side gives him a board. Who finds no board is named in a note.
 *
 * Returns: (transfer full) (element-type ZhTrfBoard): as many as the tournament has boards
 */
GArray *zh_trf_seat_match (ZhTrfReading *reading,
                           int           round,
                           ZhTrfTeam    *teams[2],
                           const GArray *games);

G_END_DECLS
