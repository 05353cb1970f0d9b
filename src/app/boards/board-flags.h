/* What is the matter with a board, in signs: incidents, a clock that was adjusted, a side
 * that has not come, an open protest, a pairing changed by hand, a fixed board.
 */
#pragma once

#include "competition.h"

G_BEGIN_DECLS

/**
 * ZhBoardFlags:
 * @n_incidents: of this game in the register
 * @clock_adjusted: its clocks were set, or got or lost time
 * @white_missing: White was seen not to have come, and there is no result
 * @black_missing: as @white_missing, Black
 * @protest: a protest about it waits for a decision
 * @edited: made or changed by hand
 * @corrected: its result was corrected after the round was closed
 * @reported: the rating report tells another result of it
 * @confirmed: its result was read a second time, as it is now
 * @fixed: somebody sits here who always plays on this board
 * @displaced: somebody sits here whose fixed board is another, which was not free
 * @disconnected: a side of online play is gone and not back yet
 */
typedef struct
{
  int      n_incidents;
  gboolean clock_adjusted;
  gboolean white_missing;
  gboolean black_missing;
  gboolean protest;
  gboolean edited;
  gboolean corrected;
  gboolean reported;
  gboolean confirmed;
  gboolean fixed;
  gboolean displaced;
  gboolean disconnected;
} ZhBoardFlags;

/**
 * zh_board_flags_count:
 * @competition: (nullable): the newest snapshot
 * @round: of it
 *
 * Counts incidents and changes of clocks of all boards of a round at once.
 *
 * Returns: (transfer full): for zh_board_flags_get()
 */
GHashTable *zh_board_flags_count (const ZhCompetition *competition,
                                  gint64               tournament_id,
                                  const ZhRound       *round);

/**
 * zh_board_flags_add_corrected:
 * @counts: of zh_board_flags_count()
 * @acts: (element-type ZhHandAct): of the tournament
 *
 * Adds the boards of @round whose results were corrected after it was closed.
 */
void zh_board_flags_add_corrected (GHashTable      *counts,
                                   const GPtrArray *acts,
                                   const ZhRound   *round);

/**
 * zh_board_flags_get:
 * @counts: of zh_board_flags_count()
 * @game: index of the game, -1 for a bye
 *
 * Returns: what is the matter with one game
 */
ZhBoardFlags zh_board_flags_get (GHashTable      *counts,
                                 const ZhPairing *pairing,
                                 int              game);

/* Whether the same is the matter with two boards. */
gboolean zh_board_flags_equal (const ZhBoardFlags *a,
                               const ZhBoardFlags *b);

/* Letters of zh_board_flags_format() at most, the hair spaces between signs apart. */
#define ZH_BOARD_FLAGS_LENGTH 5

/**
 * zh_board_flags_format:
 *
 * Puts the gravest first and, where there are more than a column shows, the number of the others
 * last.
 *
 * Returns: (transfer full): "⚖ ⚑2 ✎", "⚖ ⚑2 +3", "" where nothing is the matter
 */
char *zh_board_flags_format (const ZhBoardFlags *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_board_flags_format_spoken:
 *
 * Returns: (transfer full): the same in words, with ", " before each: ", 2 incidents, clock
 *   adjusted"
 */
char *zh_board_flags_format_spoken (const ZhBoardFlags *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
