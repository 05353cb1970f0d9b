/* Lateness: the default time of the event, who has not come, and the forfeits at its end. */
#pragma once

#include "desk.h"

G_BEGIN_DECLS

/**
 * ZhLateness:
 * @default_seconds: default time, from the planned start of the round
 * @article: of the default time
 * @overridden: whether the regulation of the event set it
 * @calls: (element-type int): seconds before the start at which players are called, falling
 */
typedef struct
{
  int      default_seconds;
  char    *article;
  gboolean overridden;
  GArray  *calls;
} ZhLateness;

/* Gives back what it holds. */
void zh_lateness_clear (ZhLateness *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ZhLateness, zh_lateness_clear)

/**
 * zh_competition_load_lateness:
 * @lateness: (out caller-allocates)
 * @error: as zh_competition_load_ruleset()
 *
 * Where the rules say nothing of calls they come 15, 5 and 1 minute before the start.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_competition_load_lateness (const ZhCompetition *competition,
                                       ZhLateness          *lateness,
                                       GError             **error);

/**
 * zh_round_parse_start:
 *
 * Returns: (transfer full) (nullable): the planned start of a round, %NULL where none is set
 */
GDateTime *zh_round_parse_start (const ZhRound *round) G_GNUC_WARN_UNUSED_RESULT;

/**
 * ZhMissingMark:
 * @board: number of the pairing
 * @game: index of the game, 0 in a usual event
 * @colour: White or Black, the side it is about
 * @missing: whether it has not come
 */
typedef struct
{
  int      board;
  int      game;
  ZhColour colour;
  gboolean missing;
} ZhMissingMark;

/**
 * zh_game_is_missing:
 * @colour: White or Black
 *
 * Returns: whether that side was marked as not come
 */
gboolean zh_game_is_missing (const ZhGame *game,
                             ZhColour      colour);

/**
 * zh_desk_mark_missing:
 * @marks: (array length=n_marks): all in one act
 * @error: %ZH_ERROR_INPUT for a board that is not there; %ZH_ERROR_REFUSED in a closed round
 *   or for a game that has a result
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_mark_missing (ZhDesk              *self,
                                gint64               tournament_id,
                                int                  round,
                                const ZhMissingMark *marks,
                                gsize                n_marks,
                                GError             **error);

/**
 * zh_round_count_late:
 *
 * Returns: games without a result with a side that was marked as not come
 */
int zh_round_count_late (const ZhRound *self);

/**
 * zh_round_check_default_time:
 * @competition: where it is played
 * @now: in seconds since 1970 UTC
 * @error: %ZH_ERROR_REFUSED naming the boards, who has not come, how long there still is and the article; or that
 *   the round has no time of start
 *
 * Returns: whether the default time of everybody who is marked as not come is over
 */
gboolean zh_round_check_default_time (const ZhCompetition *competition,
                                      const ZhTournament  *tournament,
                                      const ZhRound       *round,
                                      gint64               now,
                                      GError             **error);

/**
 * zh_desk_forfeit_late:
 * @reason: (nullable): why the arbiter does not wait for the end of the default time, or how it is known to be
 *   over; not empty allows it
 * @error: %ZH_ERROR_REFUSED in a closed round, when nobody is marked, and as zh_round_check_default_time() without
 *   @reason
 *
 * Games without a result in which a side has not come: + −, − +, or − −, in one act. Source:
 * FIDE Laws 6.7.1; Ukrainian draughts rules IV.9.4.2, IV.11.2.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_forfeit_late (ZhDesk     *self,
                                gint64      tournament_id,
                                int         round,
                                const char *reason,
                                GError    **error);

G_END_DECLS
