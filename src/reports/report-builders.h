/* The functions behind the registry. Private to src/reports. */
#pragma once

#include "report-registry.h"

G_BEGIN_DECLS

/* Builds a document, as #ZhReport asks for it; (transfer full). */
typedef ZhReportDocument *ZhReportBuild (const ZhReportRequest *request,
                                         GError               **error);

/* report-start-list.c */
ZhReportBuild zh_report_build_start_list, zh_report_build_register;

/* report-boards.c */
ZhReportBuild zh_report_build_pairings, zh_report_build_results, zh_report_build_wall_pairings;

/* report-seats.c */
ZhReportBuild zh_report_build_seats, zh_report_build_wall_seats;

/* report-slip-list.c */
ZhReportBuild zh_report_build_slips;

/* report-standings.c */
ZhReportBuild zh_report_build_standings;

/* report-crosstable.c */
ZhReportBuild zh_report_build_crosstable, zh_report_build_final_crosstable;

/* report-explanations.c */
ZhReportBuild zh_report_build_explanations;

/* report-schedule.c */
ZhReportBuild zh_report_build_schedule;

/* report-officials.c */
ZhReportBuild zh_report_build_lots, zh_report_build_officials;

/* report-groups.c */
ZhReportBuild zh_report_build_groups;

/* report-team-places.c */
ZhReportBuild zh_report_build_team_places;

/* report-prizes.c */
ZhReportBuild zh_report_build_prizes;

/* report-journal.c */
ZhReportBuild zh_report_build_journal, zh_report_build_pairing_explanation;

/* report-norms.c */
ZhReportBuild zh_report_build_norms, zh_report_build_norm_certificates;

/* report-ratings.c */
ZhReportBuild zh_report_build_ratings, zh_report_build_national_ratings;

/* report-protocol.c */
ZhReportBuild zh_report_build_protocol;

/* report-works.c */
ZhReportBuild zh_report_build_solving_booklet, zh_report_build_solving_key;

/* report-solving.c */
ZhReportBuild zh_report_build_solving_forms, zh_report_build_solving_results, zh_report_build_solving_standings;

/* report-contest.c */
ZhReportBuild zh_report_build_contest_list, zh_report_build_contest_marks, zh_report_build_contest_award, zh_report_build_contest_letters;
ZhReportBuild zh_report_build_contest_places;

/* report-contest-reports.c */
ZhReportBuild zh_report_build_contest_entries, zh_report_build_contest_report, zh_report_build_contest_final_report;

/* report-contest-prints.c */
ZhReportBuild zh_report_build_contest_publication, zh_report_build_contest_book;

/* report-contest-sheets.c */
ZhReportBuild zh_report_build_contest_booklet, zh_report_build_contest_sheets;

/* report-solving-teams.c */
ZhReportBuild zh_report_build_solving_teams;

/* report-adjournments.c */
ZhReportBuild zh_report_build_envelopes, zh_report_build_resumptions, zh_report_build_scores;

/* report-bracket.c */
ZhReportBuild zh_report_build_bracket;

/* report-sites.c */
ZhReportBuild zh_report_build_sites;

/* report-consultation.c */
ZhReportBuild zh_report_build_consultation;

/* report-display.c */
ZhReportBuild zh_report_build_display;

/* report-matches.c */
ZhReportBuild zh_report_build_lineup_slips, zh_report_build_match_summary, zh_report_build_match_sheets,
    zh_report_build_board_results;

/* report-registers.c */
ZhReportBuild zh_report_build_incidents, zh_report_build_sanctions;

/* report-arbiter-report.c */
ZhReportBuild zh_report_build_arbiter_report;

/* report-protests.c */
ZhReportBuild zh_report_build_protests;

/* report-entry-forms.c */
ZhReportBuild zh_report_build_preliminary_entry, zh_report_build_final_entry, zh_report_build_named_entry;

/* report-distance-forms.c */
ZhReportBuild zh_report_build_distance_entry, zh_report_build_logins;

/* report-lists.c */
ZhReportBuild zh_report_build_acquaintance, zh_report_build_committee;

/* report-blanks.c */
ZhReportBuild zh_report_build_protest_form, zh_report_build_time_trouble, zh_report_build_assistant_request, zh_report_build_captain_delegation;

/* report-decisions.c */
ZhReportBuild zh_report_build_decisions;

/* report-score-sheets.c */
ZhReportBuild zh_report_build_score_sheets;

/* report-cards.c */
ZhReportBuild zh_report_build_name_cards, zh_report_build_badges;

/* report-diplomas.c */
ZhReportBuild zh_report_build_diplomas, zh_report_build_certificates;

/* report-admission.c */
ZhReportBuild zh_report_build_refusals;
ZhReportBuild zh_report_build_admission, zh_report_build_registration, zh_report_build_arrivals, zh_report_build_classification;

/* report-notices.c */
ZhReportBuild zh_report_build_notices, zh_report_build_panel_acts;

/* report-press.c */
ZhReportBuild zh_report_build_press_report, zh_report_build_bulletin;

/* report-letters-report.c */
ZhReportBuild zh_report_build_letters_report;

/* report-regulation.c */
ZhReportBuild zh_report_build_regulation, zh_report_build_technical_regulation;

/* report-letters.c */
ZhReportBuild zh_report_build_letter_schedule, zh_report_build_letter_message, zh_report_build_letter_card;

/* report-claims.c */
ZhReportBuild zh_report_build_time_claims, zh_report_build_claim_decisions;

/* report-post-players.c */
ZhReportBuild zh_report_build_participant_reports, zh_report_build_start_notice, zh_report_build_leave_notices,
    zh_report_build_post_records, zh_report_build_adjudications;

/* report-post-strips.c */
ZhReportBuild zh_report_build_post_strips;

/* report-title-forms.c */
ZhReportBuild zh_report_build_title_certificates;

/* report-fide-report.c */
ZhReportBuild zh_report_build_fide_report;

/* report-arbiter-norms.c */
ZhReportBuild zh_report_build_fide_arbiter_norm, zh_report_build_international_arbiter_norm;

G_END_DECLS
