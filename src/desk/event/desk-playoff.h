/* From a tie at the top to the tournament that breaks it, and on from stage to stage; and the
 * deciding games of level matches. Order 988, 39.8; Ukrainian chess rules IV.3.1.2.
 */
#pragma once

#include "desk.h"

G_BEGIN_DECLS

/**
 * zh_tournament_is_playoff:
 *
 * Returns: whether it is a stage of a play-off
 */
gboolean zh_tournament_is_playoff (const ZhTournament *tournament);

/**
 * zh_tournament_list_leaders:
 * @error: %ZH_ERROR_REFUSED while results are missing
 *
 * Returns: (transfer full) (nullable) (element-type gint64): ids of the entries with the most points that have not
 *   left the event, the best first by the standings; %NULL with @error
 */
GArray *zh_tournament_list_leaders (const ZhTournament *tournament,
                                    GError            **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_desk_start_playoff:
 * @tournament_id: the tournament with the tie, or a stage of a play-off that left some level
 * @seed: of the lots of the stage (zh_desk_draw_seed()), kept in the tournament and the journal
 * @id: (out) (optional): id of the new tournament
 * @error: %ZH_ERROR_REFUSED when results are missing, nobody is level at the top, or the
 *   tournament is one of teams
 *
 * Adds the next stage with those who share first place by points: see zh_playoff_new(). Where
 * three stay level the standings of the main event say who drops out. The time control is that
 * of the rules of the event: of a play-off (order 988, 39.8.5.1) or of its regulation, else the
 * first blitz control they recommend (draughts, IV.8.6 and IV.8.8). One act.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_start_playoff (ZhDesk  *self,
                                 gint64   tournament_id,
                                 guint64  seed,
                                 gint64  *id,
                                 GError **error);

/**
 * zh_desk_add_deciding_game:
 * @tournament_id: a knockout
 * @round: round of the match
 * @number: number of its pairing
 * @error: %ZH_ERROR_REFUSED when the round is closed, a game of the match is open, or the match
 *   is not level
 *
 * Gives a level match one game more. Colours go on as zh_playoff_add_deciding_game() says,
 * changing after every game where the option "playoff-colours" of the tournament is
 * "every-game".
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_add_deciding_game (ZhDesk  *self,
                                     gint64   tournament_id,
                                     int      round,
                                     int      number,
                                     GError **error);

G_END_DECLS
