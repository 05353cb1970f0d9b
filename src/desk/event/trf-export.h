/* A tournament of the file as a tournament report, for federations and other programs. */
#pragma once

#include "desk.h"
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
 * @hand_acts: (nullable) (element-type ZhHandAct): for a comment on each result that was corrected after its round
 *   was closed, as the programs of FIDE's procedure write it; TRF16 has no comments
 * @options: dialect and names
 * @error: as zh_trf_write()
 *
 * The ranks are of all the rounds that the rows tell, as their points are: of an open round, too, whose byes
 * count before a game has ended.
 *
 * Returns: (transfer full): the tournament with all its rounds, which zh_desk_import_trf() takes
 *   in as it is
 */
char *zh_trf_export (const ZhCompetition     *competition,
                     ZhTournament            *tournament,
                     const GPtrArray         *hand_acts,
                     const ZhTrfWriteOptions *options,
                     GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_desk_export_trf:
 * @tournament_id: one of its competition
 * @options: dialect and names
 * @error: as zh_trf_write(), and when the journal cannot be read
 *
 * Returns: (transfer full) (nullable): zh_trf_export() of it with the corrections in the journal
 */
char *zh_desk_export_trf (ZhDesk                  *self,
                          gint64                   tournament_id,
                          const ZhTrfWriteOptions *options,
                          GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
