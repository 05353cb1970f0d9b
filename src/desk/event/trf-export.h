/* A tournament of the file as a tournament report, for federations and other programs. */
#pragma once

#include "competition.h"
#include "standings.h"
#include "trf-writer.h"

G_BEGIN_DECLS

/**
 * zh_trf_file_take_places:
 * @file: whose points and ranks are filled in
 * @standings: of its tournament
 */
void zh_trf_file_take_places (ZhTrfFile         *file,
                              const ZhStandings *standings);

/**
 * zh_trf_export:
 * @tournament: one of @competition, a snapshot
 * @standings: its standings, as they give points and ranks
 * @hand_acts: (nullable) (element-type ZhHandAct): for a comment on each result that was corrected after its round
 *   was closed, as the programs of FIDE's procedure write it; TRF16 has no comments
 * @options: dialect and names
 * @error: as zh_trf_write()
 *
 * Returns: (transfer full): the tournament with all its rounds, which zh_desk_import_trf() takes
 *   in as it is
 */
char *zh_trf_export (const ZhCompetition     *competition,
                     ZhTournament            *tournament,
                     const ZhStandings       *standings,
                     const GPtrArray         *hand_acts,
                     const ZhTrfWriteOptions *options,
                     GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
