/* Clocks of a game: what was set at a board, and setting it anew when a clock is defective,
 * was set wrong, or a position is restored.
 */
#pragma once

#include "desk.h"

G_BEGIN_DECLS

/**
 * zh_clock_kind_get_label:
 *
 * Returns: (transfer none): what it is called in @language, "" where nothing is said
 */
const char *zh_clock_kind_get_label (ZhClockKind       kind,
                                     const ZhLanguage *language);

/**
 * zh_desk_set_clocks:
 * @change: what is set; its id and time are ignored
 * @error: %ZH_ERROR_INPUT for a game that is not there, a kind not said, or a reading that no
 *   clock shows; %ZH_ERROR_REFUSED where less is left than the rules allow a correction to leave
 *
 * Notes what the clocks of a game are set to. Source: FIDE Laws 6.10, 7.6; Ukrainian draughts
 * rules IV.7.8.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_clocks (ZhDesk              *self,
                              const ZhClockChange *change,
                              GError             **error);

/**
 * zh_competition_list_clocks:
 * @game: from 1
 * @language: of the lines
 *
 * Returns: (transfer full) (array zero-terminated=1): what was done to the clocks of a game,
 *   by rulings and by setting them, in order of time
 */
char **zh_competition_list_clocks (const ZhCompetition *self,
                                   gint64               tournament_id,
                                   int                  round,
                                   int                  board,
                                   int                  game,
                                   const ZhLanguage    *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
