/* What a report tells of acts by hand in lines that begin with "###", as programs of FIDE's procedure write them:
 * "### MPA @ Round 3: 1-3 4-2 => 1-4 3-2". Numbers are those of the day of writing, White first, all in ASCII.
 *
 * Source: FIDE Technical Commission Manual 3.9.4.9, as programs follow it.
 */
#pragma once

#include "competition.h"
#include "trf-file.h"

G_BEGIN_DECLS

/**
 * zh_trf_file_take_comments:
 * @file: of a tournament of @competition; gets the lines
 * @competition: whose adjourned games are told of
 * @hand_acts: (element-type ZhHandAct): results that were corrected
 * @journal: (element-type ZhJournalEntry): of the tournament, from the beginning
 *
 * Leaving FIDE mode; pairs that are not the system's, as it proposed them, or would have where a round came from
 * elsewhere or was made by hand; full-point byes; pairs forbidden late; corrected results; adjourned games that were no
 * draw; changed rounds and tie-breaks. Boards of teams have numbers of other kinds and are left out.
 */
void zh_trf_file_take_comments (ZhTrfFile           *file,
                                const ZhCompetition *competition,
                                const GPtrArray     *hand_acts,
                                const GPtrArray     *journal);

/**
 * zh_trf_compare_round:
 * @round: one of @tournament, of players
 * @proposed: (out) (transfer full) (nullable): pairs of the system that are not those of the round, "1-3 4=PAB"
 * @real: (out) (transfer full) (nullable): pairs of the round that are not the system's
 *
 * The system's are those that it proposed when the round was paired; where nothing says so it is paired again.
 *
 * Returns: whether both are the same; also where the system finds no pairing, and both texts are %NULL
 */
gboolean zh_trf_compare_round (const ZhTournament *tournament,
                               const ZhRound      *round,
                               char              **proposed,
                               char              **real);

G_END_DECLS
