/* From a proposed pair to the pairing with its games: legs of a match, boards and line-ups of
 * teams, colours. What all systems share of it, and the systems with tables need of entries.
 */
#pragma once

#include "pairing-system.h"

G_BEGIN_DECLS

/**
 * zh_pairing_make:
 * @tournament: the event, its system known
 * @round: the round that the pair was proposed for
 * @proposed: a pair or a bye
 *
 * An individual pairing has as many games as the tournament says, colours changing from leg
 * to leg. A team match has one game a board and leg: who has White on board 1 has it on all
 * odd boards of the first leg; the members are those of zh_tournament_dup_default_lineup(). Results known at once are filled in.
 *
 * Source: Ukrainian chess rules IV.6.3, draughts rules IV.14.3.
 *
 * Returns: (transfer full): the pairing, without id and number
 */
ZhPairing *zh_pairing_make (const ZhTournament   *tournament,
                            int                   round,
                            const ZhProposedPair *proposed);

/**
 * zh_pairing_make_team_games:
 *
 * The part of zh_pairing_make() for a team match, for systems that then change who meets whom.
 *
 * Returns: (transfer full)
 */
ZhPairing *zh_pairing_make_team_games (const ZhTournament   *tournament,
                                       const ZhProposedPair *proposed);

/**
 * zh_pairing_get_member:
 * @team: id of an entry
 * @board: from 1
 *
 * Returns: id of the member who is @board-th of the team's line-up without reserves, 0 when it
 *   is shorter
 */
gint64 zh_pairing_get_member (const ZhTournament *tournament,
                              gint64              team,
                              int                 board);

/**
 * zh_pairing_list_by_number:
 * @error: %ZH_ERROR_REFUSED when the start numbers do not run from 1 without a gap
 *
 * Returns: (transfer container) (nullable): the entries by start number, the first at index 1
 */
const ZhEntry **zh_pairing_list_by_number (const ZhTournament *tournament,
                                           GError            **error);

G_END_DECLS
