/* The report that goes to the rating officer: what it still lacks, and which one was sent.
 *
 * Source: FIDE TRF26 (Council 12/05/2025), the records that are obligatory for rating.
 */
#pragma once

#include "desk-issues.h"
#include "trf-export.h"

G_BEGIN_DECLS

/**
 * ZhReportRounds:
 * @first: number of a round
 * @last: number of the last one of the part
 *
 * A part of an event that lasts more than thirty days, which FIDE rates by itself: the report tells all players, and the
 * dates, games and points of these rounds alone.
 */
typedef struct
{
  int first;
  int last;
} ZhReportRounds;

/**
 * zh_desk_list_report_gaps:
 * @tournament_id: one of its competition
 * @rounds: (nullable): the part that is to be reported; %NULL for the whole
 *
 * Returns: (transfer full) (element-type utf8): a sentence for each thing that the report must have and has not, with
 *   where it is entered, in the language of the screen; empty where nothing lacks
 */
GPtrArray *zh_desk_list_report_gaps (ZhDesk               *self,
                                     gint64                tournament_id,
                                     const ZhReportRounds *rounds);

/**
 * zh_desk_make_rating_report:
 * @rounds: (nullable): as for zh_desk_list_report_gaps()
 * @comments: whether it tells what was done by hand
 * @error: %ZH_ERROR_REFUSED with the first gap and how many more there are; as zh_desk_export_trf()
 *
 * Returns: (transfer full): TRF26, with names in Latin letters
 */
char *zh_desk_make_rating_report (ZhDesk               *self,
                                  gint64                tournament_id,
                                  const ZhReportRounds *rounds,
                                  ZhTrfComments         comments,
                                  GError              **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_desk_record_report:
 * @rounds: (nullable): as for zh_desk_list_report_gaps()
 * @error: as zh_desk_make_rating_report(), zh_desk_issue_documents()
 *
 * Keeps that the report went out as it is now: an issue of the document %ZH_DOCUMENT_RATING_REPORT. A report that went
 * out already and has not changed since is not kept twice.
 *
 * Returns: (transfer full) (nullable): what changed; %NULL with @error, and without one where it is kept already
 */
ZhChange *zh_desk_record_report (ZhDesk               *self,
                                 gint64                tournament_id,
                                 const ZhReportRounds *rounds,
                                 GError              **error);

/**
 * zh_desk_format_report_state:
 * @rounds: (nullable): as for zh_desk_list_report_gaps()
 * @language: of the words
 *
 * Returns: (transfer full) (nullable): "Sent as R9·7F2A, 26.11.2026 18:30: nothing changed since", or what changed, a
 *   line for each act of the journal; %NULL where none was sent
 */
char *zh_desk_format_report_state (ZhDesk               *self,
                                   gint64                tournament_id,
                                   const ZhReportRounds *rounds,
                                   const ZhLanguage     *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_tournament_get_reported_round:
 *
 * Returns: the last round of a report that was sent, 0 without one
 */
int zh_tournament_get_reported_round (const ZhTournament *tournament);

G_END_DECLS
