/* The functions behind the registry. Private to src/reports. */
#pragma once

#include "report-registry.h"

G_BEGIN_DECLS

/* report-start-list.c */
ZhReportDocument *zh_report_build_start_list (const ZhReportRequest *request,
                                              GError               **error);
ZhReportDocument *zh_report_build_register (const ZhReportRequest *request,
                                            GError               **error);

/* report-boards.c */
ZhReportDocument *zh_report_build_pairings (const ZhReportRequest *request,
                                            GError               **error);
ZhReportDocument *zh_report_build_results (const ZhReportRequest *request,
                                           GError               **error);
ZhReportDocument *zh_report_build_wall_pairings (const ZhReportRequest *request,
                                                 GError               **error);

/* report-seats.c */
ZhReportDocument *zh_report_build_seats (const ZhReportRequest *request,
                                         GError               **error);
ZhReportDocument *zh_report_build_wall_seats (const ZhReportRequest *request,
                                              GError               **error);

/* report-slip-list.c */
ZhReportDocument *zh_report_build_slips (const ZhReportRequest *request,
                                         GError               **error);

/* report-standings.c */
ZhReportDocument *zh_report_build_standings (const ZhReportRequest *request,
                                             GError               **error);

/* report-crosstable.c */
ZhReportDocument *zh_report_build_crosstable (const ZhReportRequest *request,
                                              GError               **error);
ZhReportDocument *zh_report_build_final_crosstable (const ZhReportRequest *request,
                                                    GError               **error);

/* report-explanations.c */
ZhReportDocument *zh_report_build_explanations (const ZhReportRequest *request,
                                                GError               **error);

/* report-schedule.c */
ZhReportDocument *zh_report_build_schedule (const ZhReportRequest *request,
                                            GError               **error);

/* report-officials.c */
ZhReportDocument *zh_report_build_lots (const ZhReportRequest *request,
                                        GError               **error);
ZhReportDocument *zh_report_build_officials (const ZhReportRequest *request,
                                             GError               **error);

/* report-groups.c */
ZhReportDocument *zh_report_build_groups (const ZhReportRequest *request,
                                          GError               **error);

/* report-team-places.c */
ZhReportDocument *zh_report_build_team_places (const ZhReportRequest *request,
                                               GError               **error);

/* report-prizes.c */
ZhReportDocument *zh_report_build_prizes (const ZhReportRequest *request,
                                          GError               **error);

/* report-norms.c */
ZhReportDocument *zh_report_build_norms (const ZhReportRequest *request,
                                         GError               **error);
ZhReportDocument *zh_report_build_norm_certificates (const ZhReportRequest *request,
                                                     GError               **error);

/* report-ratings.c */
ZhReportDocument *zh_report_build_ratings (const ZhReportRequest *request,
                                           GError               **error);
ZhReportDocument *zh_report_build_national_ratings (const ZhReportRequest *request,
                                                    GError               **error);

/* report-protocol.c */
ZhReportDocument *zh_report_build_protocol (const ZhReportRequest *request,
                                            GError               **error);

/* report-adjournments.c */
ZhReportDocument *zh_report_build_envelopes (const ZhReportRequest *request,
                                             GError               **error);
ZhReportDocument *zh_report_build_resumptions (const ZhReportRequest *request,
                                               GError               **error);
ZhReportDocument *zh_report_build_scores (const ZhReportRequest *request,
                                          GError               **error);

/* report-bracket.c */
ZhReportDocument *zh_report_build_bracket (const ZhReportRequest *request,
                                           GError               **error);

/* report-matches.c */
ZhReportDocument *zh_report_build_lineup_slips (const ZhReportRequest *request,
                                                GError               **error);
ZhReportDocument *zh_report_build_match_summary (const ZhReportRequest *request,
                                                 GError               **error);
ZhReportDocument *zh_report_build_match_sheets (const ZhReportRequest *request,
                                                GError               **error);
ZhReportDocument *zh_report_build_board_results (const ZhReportRequest *request,
                                                 GError               **error);

/* report-registers.c */
ZhReportDocument *zh_report_build_incidents (const ZhReportRequest *request,
                                             GError               **error);
ZhReportDocument *zh_report_build_sanctions (const ZhReportRequest *request,
                                             GError               **error);

/* report-arbiter-report.c */
ZhReportDocument *zh_report_build_arbiter_report (const ZhReportRequest *request,
                                                  GError               **error);

/* report-protests.c */
ZhReportDocument *zh_report_build_protests (const ZhReportRequest *request,
                                            GError               **error);

/* report-entry-forms.c */
ZhReportDocument *zh_report_build_preliminary_entry (const ZhReportRequest *request,
                                                     GError               **error);
ZhReportDocument *zh_report_build_final_entry (const ZhReportRequest *request,
                                               GError               **error);
ZhReportDocument *zh_report_build_named_entry (const ZhReportRequest *request,
                                               GError               **error);

/* report-distance-forms.c */
ZhReportDocument *zh_report_build_distance_entry (const ZhReportRequest *request,
                                                  GError               **error);
ZhReportDocument *zh_report_build_logins (const ZhReportRequest *request,
                                          GError               **error);

/* report-lists.c */
ZhReportDocument *zh_report_build_acquaintance (const ZhReportRequest *request,
                                                GError               **error);
ZhReportDocument *zh_report_build_committee (const ZhReportRequest *request,
                                             GError               **error);

/* report-blanks.c */
ZhReportDocument *zh_report_build_protest_form (const ZhReportRequest *request,
                                                GError               **error);
ZhReportDocument *zh_report_build_time_trouble (const ZhReportRequest *request,
                                                GError               **error);

/* report-decisions.c */
ZhReportDocument *zh_report_build_decisions (const ZhReportRequest *request,
                                             GError               **error);

/* report-score-sheets.c */
ZhReportDocument *zh_report_build_score_sheets (const ZhReportRequest *request,
                                                GError               **error);

/* report-cards.c */
ZhReportDocument *zh_report_build_name_cards (const ZhReportRequest *request,
                                              GError               **error);
ZhReportDocument *zh_report_build_badges (const ZhReportRequest *request,
                                          GError               **error);

/* report-diplomas.c */
ZhReportDocument *zh_report_build_diplomas (const ZhReportRequest *request,
                                            GError               **error);
ZhReportDocument *zh_report_build_certificates (const ZhReportRequest *request,
                                                GError               **error);

G_END_DECLS
