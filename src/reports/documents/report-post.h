/* What the documents of play by correspondence share. Private to src/reports. */
#pragma once

#include "game-account.h"
#include "letter-moves.h"
#include "letter-record.h"
#include "report-context.h"

G_BEGIN_DECLS

/**
 * ZhPostSheet:
 * @place: the game
 * @letters: (element-type ZhLetterRecord): its letters
 * @account: the time of both sides
 * @plies: (element-type ZhLetterPly): its moves
 */
typedef struct
{
  ZhGamePlace    place;
  GPtrArray     *letters;
  ZhGameAccount *account;
  GPtrArray     *plies;
} ZhPostSheet;

/* As the round of a request: the games of all rounds, and nothing at all where none of them has a sheet. */
#define ZH_POST_ALL_ROUNDS -1

/* Fills a sheet of its own for one game; *@filled says whether there is anything on it. */
typedef void (*ZhPostFill) (ZhReportDocument      *document,
                            const ZhReportRequest *request,
                            const ZhPostSheet     *sheet);

/* Sees one game; @data is the caller's. */
typedef void (*ZhPostVisit) (const ZhPostSheet *sheet,
                             gpointer           data);

/**
 * zh_report_visit_post_games:
 * @has: (nullable): which games are shown; %NULL for each that has letters
 * @error: as zh_game_account_new()
 *
 * Shows the games of a round by correspondence, in the order of its boards.
 *
 * Returns: whether the letters of all of them make sense
 */
gboolean zh_report_visit_post_games (const ZhReportRequest *request,
                                     const ZhRound         *round,
                                     gboolean (*has) (const ZhPostSheet *sheet),
                                     ZhPostVisit visit,
                                     gpointer    data,
                                     GError    **error);

/**
 * zh_report_build_post_sheets:
 * @title: (transfer full): of the document
 * @has: (nullable): whether a game has such a sheet; %NULL for each that has letters
 * @empty: what stands there where no game has one, translated
 * @error: as zh_report_find_round() and zh_game_account_new()
 *
 * One sheet for each game of the round by correspondence, or of all rounds (%ZH_POST_ALL_ROUNDS).
 *
 * Returns: (transfer full): the document
 */
ZhReportDocument *zh_report_build_post_sheets (const ZhReportRequest *request,
                                               char                  *title,
                                               gboolean (*has) (const ZhPostSheet *sheet),
                                               ZhPostFill  fill,
                                               const char *empty,
                                               GError    **error);

/* Name of who plays a side; (transfer full). */
char *zh_report_dup_post_player (const ZhGamePlace *place,
                                 ZhLetterSide       side,
                                 const ZhLanguage  *language) G_GNUC_WARN_UNUSED_RESULT;

/* "2030-03-05" in the manner of the language; what is no day stays as it is; (transfer full). */
char *zh_report_format_letter_day (const char       *text,
                                   const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/* "12/05/30": the dispatch of a letter and the receipt of the one it answers, as its rules take them; (transfer full). */
char *zh_report_format_dispatch (const ZhPostSheet *sheet,
                                 guint              letter) G_GNUC_WARN_UNUSED_RESULT;
char *zh_report_format_receipt (const ZhPostSheet *sheet,
                                guint              letter) G_GNUC_WARN_UNUSED_RESULT;

/* "12/05/30": the dispatch of the letter with that half-move, from 0; "" where there is none; (transfer full). */
char *zh_report_format_ply_day (const ZhPostSheet *sheet,
                                guint              ply) G_GNUC_WARN_UNUSED_RESULT;

/* "4/04": days of a letter and of its side so far (order 988, 59.1); "" where they are not counted; (transfer full). */
char *zh_report_format_post_time (const ZhPostSheet *sheet,
                                  guint              letter) G_GNUC_WARN_UNUSED_RESULT;

/* The same with another total. */
char *zh_report_format_post_times (const ZhPostSheet *sheet,
                                   guint              letter,
                                   gint64             total) G_GNUC_WARN_UNUSED_RESULT;

/* Where an entry lives on a day, "2030-03-01"; "" where nobody knows; (transfer full). */
char *zh_report_dup_address (const ZhTournament *tournament,
                             const ZhEntry      *entry,
                             const char         *day) G_GNUC_WARN_UNUSED_RESULT;

/* "Autumn Cup, Group A"; (transfer full). */
char *zh_report_dup_post_event (const ZhReportRequest *request) G_GNUC_WARN_UNUSED_RESULT;

/* Adds the event, its first day, White and Black, which every such form begins with. */
void zh_report_add_post_heading (ZhReportDocument      *document,
                                 const ZhReportRequest *request,
                                 const ZhPostSheet     *sheet);

G_END_DECLS
