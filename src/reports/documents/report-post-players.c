/* Papers of the players of an event by correspondence: the report of a participant (order 988, 57), the notice of the
 * start, notices of leaves (55.7, 56.7; draughts V.7), the record of a game (55.9.2; draughts V.8.1) and what a game is
 * adjudicated by (55.9.5, 55.9.9, 56.9.4; draughts V.8.1–8.4).
 */
#include "config.h"

#include "adjudication.h"
#include "leave-calendar.h"
#include "official-roles.h"
#include "report-builders.h"
#include "report-forms.h"
#include "report-positions.h"
#include "report-post.h"
#include "words.h"

/* The report of a participant */

static ZhReportTable *
add_report_table (ZhReportDocument *document)
{
  const ZhLanguage *language = document->language;
  ZhReportTable    *table = zh_report_document_add_table (document);

  zh_report_table_add_column (table, ZH_COLUMN_NUMBER, ZH_COLUMN_KEY, zh_trc (language, "letter form", "N"), zh_trc (language, "letter form", "No."));
  zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_KEY, zh_trc (language, "letter form", "Partner, with White"), NULL);
  zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, zh_trc (language, "letter form", "Partner, with Black"), NULL);
  zh_report_table_add_column (table, ZH_COLUMN_NUMBER, ZH_COLUMN_BOLD, zh_trc (language, "letter form", "Moves made"), NULL);
  zh_report_table_add_column (table, ZH_COLUMN_NUMBER, ZH_COLUMN_PLAIN, zh_trc (language, "letter form", "Time of White"), NULL);
  zh_report_table_add_column (table, ZH_COLUMN_NUMBER, ZH_COLUMN_PLAIN, zh_trc (language, "letter form", "Time of Black"), NULL);
  zh_report_table_add_column (table, ZH_COLUMN_CENTRE, ZH_COLUMN_PLAIN, zh_trc (language, "letter form", "Last move received"),
                              zh_trc (language, "letter form", "Date of receipt of the last move"));
  zh_report_table_add_column (table, ZH_COLUMN_CENTRE, ZH_COLUMN_PLAIN, zh_trc (language, "letter form", "Last move sent"),
                              zh_trc (language, "letter form", "Date of dispatch of the last move"));
  zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, zh_trc (language, "letter form", "Remarks"), NULL);
  table->empty_text = g_strdup (zh_tr (language, "The player has no game yet."));
  return table;
}

/* Dates of the last letter of @side: of receipt and of dispatch. */
static void
take_last_dates (ZhReportTable     *table,
                 const ZhPostSheet *sheet,
                 ZhLetterSide       side,
                 const ZhLanguage  *language)
{
  for (guint i = sheet->letters->len; i > 0; i--)
    {
      const ZhLetterEvent *event = zh_game_account_get_event (sheet->account, i - 1);

      if (event == NULL || event->side != side || event->kind != ZH_LETTER_MOVE)
        continue;
      zh_report_table_take (table, 6, zh_report_format_receipt (sheet, i - 1), NULL);
      zh_report_table_take (table, 7, zh_report_format_dispatch (sheet, i - 1), NULL);
      return;
    }
}

static gboolean
add_report_row (ZhReportTable         *table,
                const ZhReportRequest *request,
                const ZhGamePlace     *place,
                ZhLetterSide           side,
                int                    number,
                GError               **error)
{
  const ZhLanguage *language = request->language;
  ZhPostSheet       sheet = { .place = *place };
  g_autoptr (GPtrArray) letters = zh_competition_list_letters (request->competition, place->game->id);
  g_autoptr (ZhGameAccount) account = zh_game_account_new (request->ruleset, request->competition, place, 0, error);

  if (account == NULL)
    return FALSE;
  sheet.letters = letters;
  sheet.account = account;
  zh_report_table_add_row (table);
  zh_report_table_set_number (table, 0, number);
  zh_report_table_take (table, side == ZH_LETTER_BLACK ? 1 : 2, zh_report_dup_post_player (place, (ZhLetterSide) (1 - side), language), NULL);
  zh_report_table_take (table, 3, g_strdup_printf ("%d", (int) zh_account_find_value (account->account, side, ZH_ACCOUNT_MOVES, 0)), NULL);
  for (int i = 0; i < 2; i++)
    zh_report_table_take (table, 4 + (guint) i, g_strdup_printf ("%d", (int) zh_account_find_value (account->account, (ZhLetterSide) i, ZH_ACCOUNT_TOTAL, 0)), NULL);
  take_last_dates (table, &sheet, side, language);
  if (zh_result_is_set (place->game->result))
    zh_report_table_take (table, 8, zh_result_format (place->game->result, zh_tournament_is_two_one_zero (request->tournament)), NULL);
  return TRUE;
}

/* All games of the entry, round after round. */
static gboolean
fill_report (ZhReportTable         *table,
             const ZhReportRequest *request,
             const ZhEntry         *entry,
             GError               **error)
{
  int n = 0;

  for (guint r = 0; r < request->tournament->rounds->len; r++)
    {
      const ZhRound *round = g_ptr_array_index (request->tournament->rounds, r);

      for (guint i = 0; i < round->pairings->len; i++)
        {
          const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

          for (int k = 0; k < pairing->n_games && pairing->entry[1] != 0; k++)
            {
              const ZhGamePlace place = { request->tournament, round, pairing, &pairing->games[k], k };
              gboolean          is_white = zh_game_place_get_entry (&place, ZH_COLOUR_WHITE) == entry;

              if ((is_white || zh_game_place_get_entry (&place, ZH_COLOUR_BLACK) == entry) &&
                  !add_report_row (table, request, &place, is_white ? ZH_LETTER_WHITE : ZH_LETTER_BLACK, ++n, error))
                return FALSE;
            }
        }
    }
  return TRUE;
}

/* "Report of Koval Ivan on play in “Cup” as of 20/04/30", as the order prints it. */
static char *
dup_report_heading (const ZhReportRequest *request,
                    const ZhEntry         *entry)
{
  const ZhLanguage *language = request->language;
  g_autofree char  *name = zh_report_dup_name (entry, language);
  g_autoptr (GDateTime) local = g_date_time_to_local (request->time);
  g_autofree char *day = g_date_time_format (local, "%d/%m/%y");

  /* Translators: name of a player, title of the event, day. */
  return g_strdup_printf (zh_tr (language, "Report of the participant %1$s on play in the tournament “%2$s” as of %3$s"), name, request->competition->title, day);
}

ZhReportDocument *
zh_report_build_participant_reports (const ZhReportRequest *request,
                                     GError               **error)
{
  const ZhLanguage *language = request->language;
  ZhReportDocument *document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Report of a participant by correspondence")), ZH_REPORT_NO_RESULTS);
  gboolean          is_first = TRUE;

  document->orientation = ZH_ORIENTATION_LANDSCAPE;
  for (guint i = 0; i < request->tournament->entries->len; i++)
    {
      const ZhEntry   *entry = g_ptr_array_index (request->tournament->entries, i);
      g_autofree char *heading = NULL;

      if (request->start_number != 0 && entry->start_number != request->start_number)
        continue;
      if (!is_first)
        zh_report_document_add_page_break (document);
      is_first = FALSE;
      heading = dup_report_heading (request, entry);
      zh_report_document_add_heading (document, heading);
      if (!fill_report (add_report_table (document), request, entry, error))
        {
          zh_report_document_free (document);
          return NULL;
        }
      zh_report_document_add_signature (document, zh_trc (language, "letter form", "Signature"), NULL);
    }
  if (is_first)
    zh_report_document_add_note (document, zh_tr (language, "Nobody is entered yet."));
  return document;
}

/* The notice of the start */

static void
add_term (ZhReportDocument    *document,
          const char          *label,
          const ZhAccountWord *word,
          const char          *text)
{
  g_autofree char *value = word->article != NULL ? g_strdup_printf ("%s [%s]", text, word->article) : NULL;

  if (value != NULL)
    zh_report_document_add_field (document, label, value, NULL);
}

static void
add_days_term (ZhReportDocument    *document,
               const char          *label,
               const ZhAccountWord *word)
{
  const ZhLanguage *language = document->language;
  g_autofree char  *text = g_strdup_printf (zh_trn (language, "%d day", "%d days", (gulong) MAX (word->number, 0)), word->number);

  add_term (document, label, word, text);
}

static void
add_players (ZhReportDocument      *document,
             const ZhReportRequest *request)
{
  const ZhLanguage *language = request->language;
  ZhReportTable    *table = zh_report_document_add_table (document);
  const GPtrArray  *addresses = request->tournament->addresses;
  gboolean          any = addresses->len > 0;
  g_autofree char  *start = zh_date_format_iso (request->competition->start);

  ZH_REPORT_COLUMNS (table, language, { ZH_COL_START_NUMBER, ZH_COLUMN_KEY }, { ZH_COL_NAME, ZH_COLUMN_BOLD }, { ZH_COL_REGION });
  zh_report_table_add_column (table, any ? ZH_COLUMN_TEXT : ZH_COLUMN_WRITE, ZH_COLUMN_PLAIN, zh_trc (language, "letter form", "Address, e-mail"), NULL);
  table->empty_text = g_strdup (zh_tr (language, "Nobody is entered yet."));
  for (guint i = 0; i < request->tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (request->tournament->entries, i);

      zh_report_table_add_row (table);
      zh_report_table_set_number (table, 0, zh_report_get_number (request->tournament, (int) i));
      zh_report_table_take (table, 1, zh_report_dup_name (entry, language), NULL);
      zh_report_table_set (table, 2, entry->person != NULL ? entry->person->region : "");
      if (any)
        zh_report_table_take (table, 3, zh_report_dup_address (request->tournament, entry, start), NULL);
    }
}

/* Whom the players write to: the arbiter, the elder, who adjudicates and who hears appeals, with their addresses. */
static void
add_officials (ZhReportDocument      *document,
               const ZhReportRequest *request)
{
  static const char *const roles[] = { "chief-arbiter", "arbiter", "elder", "adjudicator", "appeals-arbiter", NULL };
  const GPtrArray         *officials = request->competition->officials;

  for (int r = 0; roles[r] != NULL; r++)
    for (guint i = 0; i < officials->len; i++)
      {
        const ZhOfficial *official = g_ptr_array_index (officials, i);
        const char       *email = official->email != NULL ? official->email : "";
        g_autofree char  *text = g_strdup_printf ("%s%s%s", official->name, *email != '\0' ? ", " : "", email);

        if (g_strcmp0 (official->role, roles[r]) == 0)
          zh_report_document_add_field (document, zh_official_role_format (roles[r], request->language), text, NULL);
      }
}

/* Within which days those who hold an office decide, and what they wait for. */
static void
add_office_terms (ZhReportDocument     *document,
                  const ZhAccountRules *rules)
{
  const ZhLanguage *language = document->language;
  g_autofree char  *months = g_strdup_printf (zh_trn (language, "%d month", "%d months", (gulong) MAX (rules->adjudication_months.number, 0)), rules->adjudication_months.number);

  add_days_term (document, zh_trc (language, "letter form", "Decision on a claim, after the objection"), &rules->decision_days);
  add_days_term (document, zh_trc (language, "letter form", "Record of the game, after its end"), &rules->record_days);
  add_days_term (document, zh_trc (language, "letter form", "Material for an adjudication, after the end of the event"), &rules->material_days);
  add_term (document, zh_trc (language, "letter form", "Adjudication, after the receipt of the material"), &rules->adjudication_months, months);
  add_days_term (document, zh_trc (language, "letter form", "Appeal against an adjudication"), &rules->adjudication_appeal_days);
  add_days_term (document, zh_trc (language, "letter form", "Hearing of the appeal by another adjudicator"), &rules->hearing_days);
  if (rules->protest_to.article != NULL)
    add_term (document, zh_trc (language, "letter form", "Protests are heard by"), &rules->protest_to,
              rules->protest_to.number != 0 ? zh_official_role_format ("appeals-arbiter", language) : zh_trc (language, "letter form", "the organiser"));
}

ZhReportDocument *
zh_report_build_start_notice (const ZhReportRequest *request,
                              GError               **error)
{
  const ZhLanguage *language = request->language;
  g_autoptr (ZhAccountRules) rules = zh_ruleset_read_account_rules (request->ruleset, error);
  ZhReportDocument *document;
  g_autofree char  *control = NULL;
  g_autofree char  *start = zh_date_is_set (request->competition->start) ? zh_language_format_date (language, request->competition->start) : g_strdup ("");
  g_autofree char  *end = zh_date_is_set (request->competition->end) ? zh_language_format_date (language, request->competition->end) : g_strdup ("");

  if (rules == NULL)
    return NULL;
  document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Notice of the start by correspondence")), ZH_REPORT_NO_RESULTS);
  zh_report_document_add_field (document, zh_trc (language, "letter form", "Date of the start"), start, NULL);
  zh_report_document_add_field (document, zh_trc (language, "letter form", "Date of the end"), end, NULL);
  /* Translators: days for moves: "30 days for 10 moves". */
  control = g_strdup_printf (zh_tr (language, "days: %1$d for moves: %2$d"), rules->days.number, rules->moves.number);
  add_term (document, zh_trc (language, "letter form", "Time control"), &rules->days, control);
  add_days_term (document, zh_trc (language, "letter form", "A letter not answered is sent again after"), &rules->silence_days);
  add_days_term (document, zh_trc (language, "letter form", "White’s first move, if it does not come, is asked for after"), &rules->first_move_days);
  add_days_term (document, zh_trc (language, "letter form", "Leave"), &rules->leave_days);
  add_days_term (document, zh_trc (language, "letter form", "Letters are registered, or copied to the arbiter, when there is left"), &rules->short_days);
  add_days_term (document, zh_trc (language, "letter form", "Objection to a claim of an overstep"), &rules->objection_days);
  add_days_term (document, zh_trc (language, "letter form", "Protest against a decision"), &rules->appeal_days);
  add_office_terms (document, rules);
  add_officials (document, request);
  add_players (document, request);
  zh_report_add_signatures (document, request);
  return document;
}

/* Leaves */

ZhReportDocument *
zh_report_build_leave_notices (const ZhReportRequest *request,
                               GError               **error)
{
  const ZhLanguage *language = request->language;
  g_autoptr (ZhAccountRules) rules = zh_ruleset_read_account_rules (request->ruleset, error);
  g_autoptr (GArray) rows = rules != NULL ? zh_leave_calendar_new (rules, request->competition, request->tournament) : NULL;
  ZhReportDocument *document;
  ZhReportTable    *table;

  if (rows == NULL)
    return NULL;
  document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Leaves by correspondence")), ZH_REPORT_NO_RESULTS);
  table = zh_report_document_add_table (document);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_NAME, ZH_COLUMN_KEY | ZH_COLUMN_BOLD }, { ZH_COL_FIRST_DAY }, { ZH_COL_LAST_DAY }, { ZH_COL_NOTICE },
                     { ZH_COL_LEAVE_DAYS }, { ZH_COL_LEAVE_REST });
  table->empty_text = g_strdup (zh_tr (language, "Nobody has taken leave."));
  for (guint i = 0; i < rows->len; i++)
    {
      const ZhLeaveRow *row = &g_array_index (rows, ZhLeaveRow, i);
      const ZhEntry    *entry = zh_tournament_find_entry (request->tournament, row->entry_id);
      g_autofree char  *from = zh_letter_day_format (row->from);
      g_autofree char  *to = zh_letter_day_format (row->to);
      g_autofree char  *sent = row->sent != 0 ? zh_letter_day_format (row->sent) : g_strdup ("–");

      zh_report_table_add_row (table);
      zh_report_table_take (table, 0, entry != NULL ? zh_report_dup_name (entry, language) : g_strdup (""), NULL);
      zh_report_table_take (table, 1, zh_report_format_letter_day (from, language), g_strdup (from));
      zh_report_table_take (table, 2, zh_report_format_letter_day (to, language), g_strdup (to));
      zh_report_table_take (table, 3, zh_report_format_letter_day (sent, language), g_strdup (sent));
      zh_report_table_take (table, 4, g_strdup_printf ("%d", row->days), NULL);
      zh_report_table_take (table, 5, g_strdup_printf ("%d", row->rest), NULL);
    }
  return document;
}

/* Records and adjudication */

static ZhGameScore *
read_score (const ZhPostSheet *sheet)
{
  return zh_letter_plies_read_score (sheet->plies, zh_sport_get_variant (sheet->place.tournament->sport), NULL);
}

static void
add_totals (ZhReportDocument  *document,
            const ZhPostSheet *sheet)
{
  const ZhLanguage *language = document->language;
  g_autofree char  *text = g_strdup_printf ("%d\t%d", (int) zh_account_find_value (sheet->account->account, ZH_LETTER_WHITE, ZH_ACCOUNT_TOTAL, 0),
                                            (int) zh_account_find_value (sheet->account->account, ZH_LETTER_BLACK, ZH_ACCOUNT_TOTAL, 0));

  zh_report_document_add_field (document, zh_trc (language, "letter form", "Days of White in all\tof Black"), text, NULL);
}

static void
add_movetext (ZhReportDocument  *document,
              const ZhPostSheet *sheet,
              const char        *result)
{
  g_autoptr (ZhGameScore) score = read_score (sheet);
  g_autoptr (GString) text = g_string_new (NULL);
  ZhPieceLetters letters = ZH_LETTERS_ENGLISH;

  if (score == NULL || score->moves->len == 0)
    {
      zh_report_add_writing_lines (document, zh_trc (document->language, "letter form", "Moves of the game"), 6);
      return;
    }
  zh_piece_letters_parse (zh_language_get_code (document->language), &letters);
  zh_game_score_write_in (score, letters);
  zh_game_score_append_movetext (score, result, text);
  g_strdelimit (text->str, "\n", ' ');
  zh_report_document_add_note (document, g_strchomp (text->str));
}

/* First and last letter: when the game began and ended. */
static void
add_game_dates (ZhReportDocument  *document,
                const ZhPostSheet *sheet)
{
  const ZhLanguage *language = document->language;
  g_autofree char  *begun = zh_report_format_ply_day (sheet, 0);
  g_autofree char  *ended = zh_report_format_ply_day (sheet, sheet->plies->len - 1);
  g_autofree char  *both = g_strdup_printf ("%s\t%s", begun, ended);

  zh_report_document_add_field (document, zh_trc (language, "letter form", "Game begun\tended"), both, NULL);
}

static void
fill_record (ZhReportDocument      *document,
             const ZhReportRequest *request,
             const ZhPostSheet     *sheet)
{
  const ZhLanguage *language = request->language;
  gboolean          is_set = zh_result_is_set (sheet->place.game->result);
  g_autofree char  *result = is_set ? zh_result_format (sheet->place.game->result, zh_tournament_is_two_one_zero (request->tournament)) : g_strdup ("");

  zh_report_add_post_heading (document, request, sheet);
  add_game_dates (document, sheet);
  add_totals (document, sheet);
  zh_report_document_add_field (document, zh_trc (language, "letter form", "Result"), result, NULL);
  add_movetext (document, sheet, is_set ? result : "*");
  zh_report_document_add_signature (document, zh_trc (language, "letter form", "Signature"), NULL);
}

ZhReportDocument *
zh_report_build_post_records (const ZhReportRequest *request,
                              GError               **error)
{
  return zh_report_build_post_sheets (request, g_strdup (zh_trc (request->language, "document", "Records of games by correspondence")), NULL, fill_record,
                                      zh_tr (request->language, "No letter of this round is kept yet."), error);
}

static gboolean
is_decided (const ZhPostSheet *sheet)
{
  return zh_adjudication_read (sheet->letters).last != NULL;
}

/* Or is still to be, at the end of the event. */
static gboolean
is_adjudicated (const ZhPostSheet *sheet)
{
  return !zh_result_is_set (sheet->place.game->result) || is_decided (sheet);
}

/* "a draw", or "" where the side has sent nothing. */
static const char *
get_claim (const ZhLetterRecord *assessment,
           const ZhLanguage     *language)
{
  int value = ZH_ASSESSMENT_DRAW;

  return assessment != NULL && zh_words_find (zh_assessment_words, assessment->cells[ZH_LETTER_CELL_KIND], &value)
             ? zh_assessment_get_label ((ZhAssessment) value, language)
             : "";
}

/* The move that the side to move sent, which is treated as made (55.9.5, 56.9.4); "" where nobody did. */
static const char *
get_sent_move (const ZhAdjudication *adjudication,
               ZhLetterSide          turn)
{
  const ZhLetterRecord *assessment = adjudication->assessments[turn];

  return assessment != NULL ? assessment->cells[ZH_LETTER_CELL_ENCLOSED] : "";
}

static ZhLetterSide
find_turn (const ZhPostSheet *sheet)
{
  const ZhLetterPly *last = sheet->plies->len > 0 ? g_ptr_array_index (sheet->plies, sheet->plies->len - 1) : NULL;

  return last != NULL && last->side == ZH_LETTER_WHITE ? ZH_LETTER_BLACK : ZH_LETTER_WHITE;
}

/* "12… 5254": the last letter's, or the move that was sent with the material. */
static char *
format_last_move (const ZhPostSheet    *sheet,
                  const ZhAdjudication *adjudication)
{
  const ZhLetterPly *last = sheet->plies->len > 0 ? g_ptr_array_index (sheet->plies, sheet->plies->len - 1) : NULL;
  const char        *sent = get_sent_move (adjudication, find_turn (sheet));

  if (last == NULL)
    return *sent != '\0' ? g_strdup_printf ("1. %s", sent) : g_strdup ("");
  if (*sent == '\0')
    return g_strdup_printf ("%d%s %s", last->number, last->side == ZH_LETTER_WHITE ? "." : "…", last->text);
  return last->side == ZH_LETTER_WHITE ? g_strdup_printf ("%d… %s", last->number, sent) : g_strdup_printf ("%d. %s", last->number + 1, sent);
}

/* What the players sent; lines to write on for what they did not. */
static void
add_assessments (ZhReportDocument     *document,
                 const ZhAdjudication *adjudication,
                 const char           *move)
{
  const ZhLanguage *language = document->language;
  const char       *labels[] = { zh_trc (language, "adjudication", "Grounds of White"), zh_trc (language, "adjudication", "Grounds of Black") };
  gboolean          has_grounds = FALSE;
  g_autofree char  *claims = g_strdup_printf ("%s\t%s", get_claim (adjudication->assessments[0], language), get_claim (adjudication->assessments[1], language));

  zh_report_document_add_field (document, zh_trc (language, "adjudication", "Move of the side to move, treated as made"), move, NULL);
  zh_report_document_add_field (document, zh_trc (language, "adjudication", "Result claimed by White\tby Black"), claims, NULL);
  for (int side = 0; side < 2; side++)
    if (adjudication->assessments[side] != NULL && *adjudication->assessments[side]->cells[ZH_LETTER_CELL_TEXT] != '\0')
      {
        zh_report_document_add_field (document, labels[side], adjudication->assessments[side]->cells[ZH_LETTER_CELL_TEXT], NULL);
        has_grounds = TRUE;
      }
  if (!has_grounds)
    zh_report_add_writing_lines (document, zh_trc (language, "adjudication", "Grounds, analysis"), 5);
}

/* "2 – 0", as the event writes it; "" before a decision. */
static char *
format_decided (const ZhTournament   *tournament,
                const ZhLetterRecord *decided)
{
  gboolean two = zh_tournament_is_two_one_zero (tournament);
  ZhResult result;

  if (decided == NULL)
    return g_strdup ("");
  return zh_result_parse (decided->cells[ZH_LETTER_CELL_KIND], two, &result) ? zh_result_format (result, two) : g_strdup (decided->cells[ZH_LETTER_CELL_KIND]);
}

/* The day of the decision, and until when an appeal against it is sent: against the one on an appeal there is none (55.9.11,
 * 56.9.10; draughts V.8.5). */
static void
add_appeal (ZhReportDocument     *document,
            const ZhAdjudication *adjudication,
            const ZhAccountRules *rules)
{
  const ZhLanguage *language = document->language;
  g_autofree char  *day = zh_report_format_letter_day (adjudication->last != NULL ? adjudication->last->cells[ZH_LETTER_CELL_SENT] : "", language);
  g_autofree char  *note = NULL;

  zh_report_document_add_field (document, zh_trc (language, "claim form", "Day of the decision"), day, NULL);
  if (rules->adjudications.article == NULL || adjudication->n_decisions < rules->adjudications.number)
    {
      add_days_term (document, zh_trc (language, "adjudication", "An appeal, with a copy to the partner, is sent within"), &rules->adjudication_appeal_days);
      return;
    }
  note = g_strdup_printf (zh_tr (language, "The decision on the appeal is final [%s]."), rules->adjudications.article);
  zh_report_document_add_note (document, note);
}

static void
fill_adjudication (ZhReportDocument      *document,
                   const ZhReportRequest *request,
                   const ZhPostSheet     *sheet)
{
  const ZhLanguage     *language = request->language;
  const ZhAccountRules *rules = sheet->account->rules;
  g_autoptr (ZhGameScore) score = read_score (sheet);
  ZhAdjudication        adjudication = zh_adjudication_read (sheet->letters);
  const ZhLetterRecord *decided = adjudication.last;
  g_autofree char      *last_move = format_last_move (sheet, &adjudication);
  g_autofree char      *result = format_decided (request->tournament, decided);

  zh_report_add_post_heading (document, request, sheet);
  add_totals (document, sheet);
  add_movetext (document, sheet, "*");
  if (score != NULL && score->moves->len > 0)
    zh_report_add_position (document, request->tournament->sport, g_ptr_array_index (score->positions, score->positions->len - 1));
  add_assessments (document, &adjudication, get_sent_move (&adjudication, find_turn (sheet)));
  add_days_term (document, zh_trc (language, "adjudication", "Material is sent from the end of the event within"), &rules->material_days);
  zh_report_document_add_heading (document, zh_trc (language, "adjudication", "Decision on the adjudication"));
  zh_report_document_add_field (document, zh_trc (language, "adjudication", "Last move made"), last_move, NULL);
  zh_report_document_add_field (document, zh_trc (language, "adjudication", "Result"), result, NULL);
  if (decided != NULL)
    zh_report_document_add_field (document, zh_trc (language, "adjudication", "Reasons"), decided->cells[ZH_LETTER_CELL_REASON], NULL);
  else
    zh_report_add_writing_lines (document, zh_trc (language, "adjudication", "Reasons"), 3);
  add_appeal (document, &adjudication, rules);
  zh_report_document_add_signature (document, zh_trc (language, "adjudication", "Adjudicator"), decided != NULL ? decided->cells[ZH_LETTER_CELL_TEXT] : NULL);
}

ZhReportDocument *
zh_report_build_adjudications (const ZhReportRequest *request,
                               GError               **error)
{
  return zh_report_build_post_sheets (request, g_strdup (zh_trc (request->language, "document", "Adjudication of unfinished games")),
                                      request->round == ZH_POST_ALL_ROUNDS ? is_decided : is_adjudicated, fill_adjudication, zh_tr (request->language, "Every game of this round has a result."), error);
}
