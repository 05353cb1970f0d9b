/* What the builders of documents share: the heading, names, marks of games. Private to
 * src/reports.
 */
#pragma once

#include "handicap.h"
#include "odds.h"
#include "history.h"
#include "report-registry.h"

G_BEGIN_DECLS

#define ZH_REPORT_NO_RESULTS 0

/**
 * zh_report_begin:
 * @title: (transfer full): what the list is
 * @rounds_shown: the last round whose results the document shows; while a game up to it is
 *   open the document says that it is not final. %ZH_REPORT_NO_RESULTS shows none
 *
 * Returns: (transfer full): a document with its heading and foot
 */
ZhReportDocument *zh_report_begin (const ZhReportRequest *request,
                                   char                  *title,
                                   int                    rounds_shown);

/**
 * zh_report_add_signatures:
 *
 * Adds the lines for chief arbiter and chief secretary.
 */
void zh_report_add_signatures (ZhReportDocument      *document,
                               const ZhReportRequest *request);

/**
 * zh_report_find_round:
 * @error: %ZH_ERROR_REFUSED where it does not exist
 *
 * Returns: (transfer none) (nullable): the round asked for, or the last one
 */
const ZhRound *zh_report_find_round (const ZhReportRequest *request,
                                     GError               **error);

/**
 * zh_report_dup_person_name:
 *
 * Returns: (transfer full): "Surname Given", without what tells namesakes apart; in English documents the Latin form
 *   where the person has one
 */
char *zh_report_dup_person_name (const ZhPerson   *person,
                                 const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_report_dup_name:
 *
 * Returns: (transfer full): "Surname Given", with what tells him from namesakes; in English documents the Latin form
 *   where the person has one
 */
char *zh_report_dup_name (const ZhEntry    *entry,
                          const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_report_dup_titled_name:
 *
 * Returns: (transfer full): the name with the player's title before it
 */
char *zh_report_dup_titled_name (const ZhEntry    *entry,
                                 const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_report_dup_short_name:
 *
 * Returns: (transfer full): "Surname G."; the whole name where somebody else is written so
 */
char *zh_report_dup_short_name (const ZhEntry    *entry,
                                const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_report_dup_member_name:
 * @member: (nullable): of a team
 *
 * Returns: (transfer full): the member's name with his title; "" for an empty board
 */
char *zh_report_dup_member_name (const ZhMember   *member,
                                 const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_report_dup_untitled_member_name:
 * @member: of a team
 *
 * Returns: (transfer full): as zh_report_dup_name()
 */
char *zh_report_dup_untitled_member_name (const ZhMember   *member,
                                          const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_report_format_official:
 * @official: (nullable)
 *
 * Returns: (transfer full): the name and what is known of category, title and FIDE ID:
 *   "Verba Clara (IA, FIDE ID 14100010)"; "" for nobody
 */
char *zh_report_format_official (const ZhOfficial *official,
                                 const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_report_get_title_in:
 *
 * Returns: (transfer none): the international title as the language shortens it: "GM", "ГМ"; "" for none. What is no
 *   title of FIDE over the board stays as it was typed
 */
const char *zh_report_get_title_in (const ZhPerson   *person,
                                    const ZhLanguage *language);

/**
 * zh_report_get_number:
 * @index: of the entry in the tournament
 *
 * Returns: the start number; before the numbers are drawn the place in the list
 */
int zh_report_get_number (const ZhTournament *tournament,
                          int                 index);

/**
 * zh_report_take_points:
 *
 * Writes points into a cell of the row added last: with ½ for people, decimal for files.
 */
void zh_report_take_points (ZhReportTable    *table,
                            guint             column,
                            ZhPoints          points,
                            const ZhLanguage *language);

/**
 * zh_report_index_entries:
 *
 * Returns: (transfer full): a map from entry ids to indices, for zh_report_find_index()
 */
GHashTable *zh_report_index_entries (const ZhTournament *tournament);

/**
 * zh_report_find_index:
 *
 * Returns: index of the entry with @id, -1 for 0 or an unknown one
 */
int zh_report_find_index (GHashTable *index_of,
                          gint64      id);

/**
 * zh_report_sort_by_name:
 *
 * Returns: (transfer full) (array): indices of all entries in the order of the language's
 *   dictionary, equal names by id
 */
int *zh_report_sort_by_name (const ZhTournament *tournament,
                             const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_report_has_ratings:
 *
 * Returns: whether anybody is rated
 */
gboolean zh_report_has_ratings (const ZhTournament *tournament);

/**
 * zh_report_get_side:
 * @colour: of the (first) game
 *
 * Returns: id of the entry that has @colour, 0 without one
 */
gint64 zh_report_get_side (const ZhPairing *pairing,
                           ZhColour         colour);

/**
 * zh_report_format_score:
 *
 * Returns: (transfer full): the result seen from the one who has White in the first game:
 *   "1 – 0"; of several games their points and each game: "1½ – ½ (1 – 0, ½ – ½)", of a team
 *   match the points alone; "·" without a result; with a sign where the rating report tells another one
 */
char *zh_report_format_score (const ZhTournament *tournament,
                              const ZhPairing    *pairing,
                              const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_report_add_reported:
 * @first: number of a round
 * @last: of the last one that is meant
 *
 * Adds what the sign at results means: which the rating report tells instead, a note each.
 */
void zh_report_add_reported (ZhReportDocument   *document,
                             const ZhTournament *tournament,
                             int                 first,
                             int                 last);

/**
 * zh_report_dup_times:
 * @lines: (nullable) (element-type ZhHandicapLine): the handicap of @tournament
 *
 * Returns: (transfer full): "60+30 – 90+30"; "" where both have the time of the event
 */
char *zh_report_dup_times (const GPtrArray    *lines,
                           const ZhTournament *tournament,
                           const ZhPairing    *pairing,
                           const ZhGame       *game) G_GNUC_WARN_UNUSED_RESULT;

/* Says below a list what its times are, with the articles of the table. */
void zh_report_add_handicap (ZhReportDocument *document,
                             const GPtrArray  *lines);

/**
 * zh_report_add_odds:
 * @lines: (nullable) (element-type ZhOddsLine): of the tournament of @request
 *
 * Says under a table which odds are given, with the articles; nothing where there are none.
 */
void zh_report_add_odds (ZhReportDocument      *document,
                         const ZhReportRequest *request,
                         const GPtrArray       *lines);

/**
 * zh_report_format_start:
 * @start: planned start of a round, ISO 8601 with or without seconds, or ""
 *
 * Returns: (transfer full): date and hour; "" when not planned
 */
char *zh_report_format_start (const char       *start,
                              const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_report_format_game_place:
 *
 * Returns: (transfer full): "Round 1 · Board 2", with the match of teams or the game of several
 */
char *zh_report_format_game_place (const ZhReportRequest *request,
                                   const ZhRound         *round,
                                   const ZhPairing       *pairing,
                                   const ZhGame          *game) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_report_fill_slips:
 * @slips: (element-type ZhSlip): gets a slip for each game of @round, in the order of the boards
 */
void zh_report_fill_slips (GPtrArray             *slips,
                           const ZhReportRequest *request,
                           const ZhRound         *round);

/* Whether all games of a tournament up to its last planned round have results. */
gboolean zh_report_is_finished (const ZhTournament *tournament);

G_END_DECLS
