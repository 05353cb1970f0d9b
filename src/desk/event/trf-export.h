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
 * @hand_acts: (nullable) (element-type ZhHandAct): for the comments on what was done by hand (trf-comments.h); %NULL
 *   for none, and TRF16 has none
 * @journal: (nullable) (element-type ZhJournalEntry): of the tournament, beside @hand_acts
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
                     const GPtrArray         *journal,
                     const ZhTrfWriteOptions *options,
                     GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * ZhTrfComments:
 * @ZH_TRF_WITH_COMMENTS: lines that begin with "###" tell what was done by hand
 * @ZH_TRF_WITHOUT_COMMENTS: for who does not take them
 */
typedef enum
{
  ZH_TRF_WITH_COMMENTS,
  ZH_TRF_WITHOUT_COMMENTS,
} ZhTrfComments;

/**
 * zh_desk_export_trf:
 * @tournament_id: one of its competition
 * @options: dialect and names
 * @error: as zh_trf_write(), and when the journal cannot be read
 *
 * Returns: (transfer full) (nullable): zh_trf_export() of it
 */
char *zh_desk_export_trf (ZhDesk                  *self,
                          gint64                   tournament_id,
                          ZhTrfComments            comments,
                          const ZhTrfWriteOptions *options,
                          GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
