/* Teams of a tournament: members in their order, captains, line-ups. */
#pragma once

#include "tournament.h"

G_BEGIN_DECLS

/**
 * zh_tournament_get_pairing_scoring:
 *
 * Returns: the tournament's points with those of a match for a win, a draw and a loss where a
 *   pairing holds several games: what a round can be worth. Where each game counts, byes too are of so
 *   many games
 */
ZhScoring zh_tournament_get_pairing_scoring (const ZhTournament *tournament);

/**
 * ZH_OPTION_ONE_RESULT:
 *
 * Option of a tournament: "no" where each game of a pairing counts by itself; "yes", also where nothing is
 * said, where they are won, drawn or lost together.
 */
#define ZH_OPTION_ONE_RESULT "one-result"

/**
 * zh_tournament_counts_each_game:
 *
 * Returns: whether a pairing of several games brings what its games bring. Source: Ukrainian draughts
 *   rules IV.9.5.1 and IV.11.1, by which a micro-match or each of its games is worth two points, one or none
 */
gboolean zh_tournament_counts_each_game (const ZhTournament *tournament);

/**
 * ZH_OPTION_CAPTAIN:
 *
 * Option of a tournament: the captain of the team whose entry id follows, by name.
 */
#define ZH_OPTION_CAPTAIN "captain-"

/**
 * zh_tournament_get_captain:
 *
 * Returns: (transfer none): the captain of a team, "" where nobody is named
 */
const char *zh_tournament_get_captain (const ZhTournament *tournament,
                                       gint64              entry_id);

/**
 * zh_tournament_list_members:
 *
 * Returns: (transfer container) (element-type ZhMember): of one team, in their order
 */
GPtrArray *zh_tournament_list_members (const ZhTournament *tournament,
                                       gint64              entry_id) G_GNUC_WARN_UNUSED_RESULT;

/**
 * ZH_OPTION_LINEUPS:
 *
 * Option of a tournament: how line-ups are made, see #ZhLineupMode.
 */
#define ZH_OPTION_LINEUPS "line-ups"

/**
 * ZH_OPTION_BOARD_COLOURS:
 *
 * Option of a tournament: colours of the first side by board (TRF 352), "WBWB", also where nothing is said.
 */
#define ZH_OPTION_BOARD_COLOURS "board-colours"

/**
 * ZH_OPTION_TEAM_COLOURS:
 *
 * Option of a tournament: "type-a" colour preferences, also where nothing is said, "type-b", or
 * "none" (art. 1.7).
 */
#define ZH_OPTION_TEAM_COLOURS "team-colours"

/**
 * ZH_OPTION_TEAM_SCORES:
 *
 * Option of a tournament: the primary score and what is used beside it for colours, "mp-gp", also
 * where nothing is said, "gp-mp", "mp" or "gp" (art. 1.2).
 */
#define ZH_OPTION_TEAM_SCORES "team-scores"

/**
 * zh_tournament_counts_games:
 *
 * Returns: whether the primary score of a team tournament, by which it is paired and its standings
 *   are ordered, is the game points (C.04.6, 1.2): #ZH_OPTION_TEAM_SCORES is "gp-mp" or "gp"
 */
gboolean zh_tournament_counts_games (const ZhTournament *tournament);

/**
 * ZH_OPTION_BYE_GAME_POINTS:
 *
 * Option of a tournament: game points of a team that has the pairing-allocated bye.
 */
#define ZH_OPTION_BYE_GAME_POINTS "bye-game-points"

/**
 * zh_tournament_set_team_byes:
 * @self: settings that are not shared yet
 *
 * What a team without an opponent gets: see zh_scoring_count_byes_as_matches(). In the FIDE system
 * for teams a bye counts as a drawn match (C.04.6, 1.4).
 */
void zh_tournament_set_team_byes (ZhTournament *self);

/* The option of a tournament that says how its games are played (draughts rules IV.3.5): "ordinary", "blindfold",
 * "blindfold-record", "consultation". A display is one by its line-ups. */
#define ZH_OPTION_PLAY_FORM "play-form"

/**
 * ZhLineupMode:
 * @ZH_LINEUPS_FIXED: "fixed": a main member plays on his own board, a reserve on any board in
 *   place of another; also where nothing is said
 * @ZH_LINEUPS_SHIFT: "shift": the order of the team is kept, the others move up and reserves
 *   play behind the main members
 * @ZH_LINEUPS_FREE: "free": as the captain writes it down before every round
 * @ZH_LINEUPS_DISPLAY: "display": a simultaneous display: the only member of a team, the exhibitor, plays at every
 *   board (draughts rules IV.3.5.2); the opponents are fixed
 */
typedef enum
{
  ZH_LINEUPS_FIXED,
  ZH_LINEUPS_SHIFT,
  ZH_LINEUPS_FREE,
  ZH_LINEUPS_DISPLAY,
} ZhLineupMode;

/* How a tournament makes its line-ups, %ZH_LINEUPS_FIXED where nothing is said. */
ZhLineupMode zh_tournament_get_lineup_mode (const ZhTournament *tournament);

/* Whether one plays against many at once. */
gboolean zh_tournament_is_display (const ZhTournament *tournament);

/**
 * zh_tournament_find_exhibitor:
 *
 * Returns: (transfer none) (nullable): who plays at every board for a team of a simultaneous display: its only member;
 *   %NULL for a team of several, and elsewhere
 */
const ZhMember *zh_tournament_find_exhibitor (const ZhTournament *tournament,
                                              gint64              entry_id);

/**
 * zh_tournament_dup_lineup:
 * @pairing: a match
 * @side: 0 or 1
 *
 * Returns: (transfer full): ids of the members of that side by board, as many as the
 *   tournament has boards; 0 for an empty one
 */
gint64 *zh_tournament_dup_lineup (const ZhTournament *tournament,
                                  const ZhPairing    *pairing,
                                  int                 side) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_tournament_dup_default_lineup:
 * @entry_id: a team
 *
 * The main members in their order; where the captain is free to change it, the line-up of the
 * team's match before.
 *
 * Source: Ukrainian chess rules IV.6.4, IV.6.5; draughts rules IV.14.4, IV.14.5.
 *
 * Returns: (transfer full): as zh_tournament_dup_lineup(), where no slip is handed in
 */
gint64 *zh_tournament_dup_default_lineup (const ZhTournament *tournament,
                                          gint64              entry_id) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_tournament_get_member_place:
 * @member_id: 0 for nobody
 *
 * Returns: the place of a member in his team; %G_MAXINT, behind all, for nobody
 */
int zh_tournament_get_member_place (const ZhTournament *tournament,
                                    gint64              member_id);

/**
 * zh_lineup_find_board:
 * @members: (array length=n): by board
 * @id: of a member
 *
 * Returns: index of his board, -1 where he does not play
 */
int zh_lineup_find_board (const gint64 *members,
                          int           n,
                          gint64        id);

/**
 * zh_tournament_substitute:
 * @members: (inout) (array): a line-up of the tournament's boards
 * @out: id of the member who does not play
 * @in: id of the member of the same team who plays instead, 0 for nobody
 *
 * Changes a line-up as the mode of the tournament has it: the newcomer takes the board, or the
 * team moves up in its order.
 *
 * Returns: whether @out played in it
 */
gboolean zh_tournament_substitute (const ZhTournament *tournament,
                                   gint64             *members,
                                   gint64              out,
                                   gint64              in);

G_END_DECLS
