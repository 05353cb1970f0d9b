/* The printed forms of games by correspondence: the schedule of moves and time (order 988, 60), the main and the
 * possible form of a message (59.1, 59.2), which by post is the card (55.3.7; draughts V.4.3).
 */
#include "config.h"

#include "letter-dates.h"
#include "letter-schedule.h"
#include "report-builders.h"
#include "report-post.h"

/* The schedule: move, received, sent, days on the move, days in all. */
static void
take_schedule_side (ZhReportTable     *table,
                    guint              column,
                    const ZhPostSheet *sheet,
                    const ZhLetterPly *ply,
                    const ZhLanguage  *language)
{
  const ZhAccountLetter *counted;

  if (ply == NULL)
    return;
  zh_report_table_set (table, column, *ply->text != '\0' ? ply->text : "·");
  counted = ply->is_own ? zh_game_account_get_letter (sheet->account, ply->letter) : NULL;
  if (counted == NULL)
    return;
  zh_report_table_take (table, column + 1, zh_report_format_receipt (sheet, ply->letter), NULL);
  zh_report_table_take (table, column + 2, zh_report_format_dispatch (sheet, ply->letter), NULL);
  zh_report_table_take (table, column + 3, g_strdup_printf ("%d", (int) counted->days), NULL);
  zh_report_table_take (table, column + 4, g_strdup_printf ("%d", (int) counted->total), NULL);
}

static void
add_schedule_columns (ZhReportTable    *table,
                      const ZhLanguage *language)
{
  const char *const moves[] = { zh_trc (language, "letter form", "White’s move"), zh_trc (language, "letter form", "Black’s move") };

  zh_report_table_add_column (table, ZH_COLUMN_NUMBER, ZH_COLUMN_KEY, zh_trc (language, "letter form", "No."), NULL);
  for (int side = 0; side < 2; side++)
    {
      zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_BOLD, moves[side], NULL);
      zh_report_table_add_column (table, ZH_COLUMN_CENTRE, ZH_COLUMN_PLAIN, zh_trc (language, "letter form", "Received"), NULL);
      zh_report_table_add_column (table, ZH_COLUMN_CENTRE, ZH_COLUMN_PLAIN, zh_trc (language, "letter form", "Sent"), NULL);
      zh_report_table_add_column (table, ZH_COLUMN_NUMBER, ZH_COLUMN_PLAIN, zh_trc (language, "letter form", "On the move"), NULL);
      zh_report_table_add_column (table, ZH_COLUMN_NUMBER, ZH_COLUMN_PLAIN, zh_trc (language, "letter form", "In all"), NULL);
    }
  zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, zh_trc (language, "letter form", "Remark"), NULL);
}

/* The account of both sides, each number with its article. */
static void
add_account_note (ZhReportDocument  *document,
                  const ZhPostSheet *sheet)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const ZhLanguage *language = document->language;

  for (guint i = 0; i < sheet->account->account->rows->len; i++)
    {
      const ZhAccountRow *row = &g_array_index (sheet->account->account->rows, ZhAccountRow, i);
      g_autofree char    *value = row->item == ZH_ACCOUNT_SHORT ? g_strdup ("") : zh_account_row_format_value (row);

      if (row->item == ZH_ACCOUNT_MOVES)
        g_string_append_printf (text, "%s%s: ", text->len > 0 ? ". " : "",
                                row->side == ZH_LETTER_WHITE ? zh_trc (language, "letter form", "White") : zh_trc (language, "letter form", "Black"));
      else
        g_string_append (text, "; ");
      g_string_append_printf (text, "%s%s%s%s%s%s", zh_account_item_get_label (row->item, language), *value != '\0' ? " " : "", value, *row->article != '\0' ? " [" : "", row->article,
                              *row->article != '\0' ? "]" : "");
    }
  zh_report_document_add_note (document, text->str);
}

/* The title that the form has (order 988, 60), with the game that it leaves blank. */
static void
add_schedule_title (ZhReportDocument      *document,
                    const ZhReportRequest *request,
                    const ZhPostSheet     *sheet)
{
  g_autofree char *white = zh_report_dup_post_player (&sheet->place, ZH_LETTER_WHITE, request->language);
  g_autofree char *black = zh_report_dup_post_player (&sheet->place, ZH_LETTER_BLACK, request->language);
  /* Translators: the players of the game. */
  g_autofree char *title = g_strdup_printf (zh_trc (request->language, "letter form", "Moves and the time spent, game %1$s – %2$s"), white, black);

  zh_report_document_add_heading (document, title);
}

static void
fill_schedule (ZhReportDocument      *document,
               const ZhReportRequest *request,
               const ZhPostSheet     *sheet)
{
  const ZhLanguage *language = request->language;
  ZhReportTable    *table;
  g_autoptr (GPtrArray) rows = zh_letter_schedule_new (sheet->account, sheet->letters, sheet->plies, language);

  add_schedule_title (document, request, sheet);
  zh_report_add_post_heading (document, request, sheet);
  table = zh_report_document_add_table (document);
  add_schedule_columns (table, language);
  table->empty_text = g_strdup (zh_tr (language, "No move was sent yet."));
  for (guint i = 0; i < rows->len; i++)
    {
      const ZhScheduleRow *row = g_ptr_array_index (rows, i);

      zh_report_table_add_row (table);
      zh_report_table_set_number (table, 0, (int) i + 1);
      take_schedule_side (table, 1, sheet, row->plies[ZH_LETTER_WHITE], language);
      take_schedule_side (table, 6, sheet, row->plies[ZH_LETTER_BLACK], language);
      zh_report_table_set (table, 11, row->remark);
    }
  add_account_note (document, sheet);
}

ZhReportDocument *
zh_report_build_letter_schedule (const ZhReportRequest *request,
                                 GError               **error)
{
  return zh_report_build_post_sheets (request, g_strdup (zh_trc (request->language, "document", "Schedule of correspondence")), NULL, fill_schedule,
                                      zh_tr (request->language, "No letter of this round is kept yet."), error);
}

/* The main form: received, answered, time; number; White, Black; received, answered, time. */
static void
add_message_columns (ZhReportTable    *table,
                     const ZhLanguage *language)
{
  for (int side = 0; side < 2; side++)
    {
      if (side == 1)
        {
          zh_report_table_add_column (table, ZH_COLUMN_NUMBER, ZH_COLUMN_PLAIN, zh_trc (language, "letter form", "N"), zh_trc (language, "letter form", "No."));
          zh_report_table_add_column (table, ZH_COLUMN_CENTRE, ZH_COLUMN_BOLD, zh_trc (language, "letter form", "White"), NULL);
          zh_report_table_add_column (table, ZH_COLUMN_CENTRE, ZH_COLUMN_BOLD, zh_trc (language, "letter form", "Black"), NULL);
        }
      zh_report_table_add_column (table, ZH_COLUMN_CENTRE, ZH_COLUMN_PLAIN, zh_trc (language, "letter form", "Rec."), zh_trc (language, "letter form", "Received"));
      zh_report_table_add_column (table, ZH_COLUMN_CENTRE, ZH_COLUMN_PLAIN, zh_trc (language, "letter form", "Ans."), zh_trc (language, "letter form", "Answered"));
      zh_report_table_add_column (table, ZH_COLUMN_CENTRE, ZH_COLUMN_PLAIN, zh_trc (language, "letter form", "Time"), NULL);
    }
}

static void
take_message_side (ZhReportTable     *table,
                   guint              dates,
                   guint              move,
                   const ZhPostSheet *sheet,
                   const ZhLetterPly *ply,
                   const ZhLanguage  *language)
{
  if (ply == NULL)
    return;
  zh_report_table_set (table, move, *ply->text != '\0' ? ply->text : "·");
  if (!ply->is_own)
    return;
  zh_report_table_take (table, dates, zh_report_format_receipt (sheet, ply->letter), NULL);
  zh_report_table_take (table, dates + 1, zh_report_format_dispatch (sheet, ply->letter), NULL);
  zh_report_table_take (table, dates + 2, zh_report_format_post_time (sheet, ply->letter), NULL);
}

/* "10.03.2030 – 20.03.2030" of each leave of a side. */
static char *
format_leaves (const ZhPostSheet *sheet,
               ZhLetterSide       side,
               const ZhLanguage  *language)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < sheet->letters->len; i++)
    {
      const ZhLetterEvent  *event = zh_game_account_get_event (sheet->account, i);
      const ZhLetterRecord *letter = g_ptr_array_index (sheet->letters, i);
      g_autofree char      *from = zh_report_format_letter_day (letter->cells[ZH_LETTER_CELL_FROM], language);
      g_autofree char      *to = zh_report_format_letter_day (letter->cells[ZH_LETTER_CELL_TO], language);

      if (event != NULL && event->kind == ZH_LETTER_LEAVE && event->side == side)
        g_string_append_printf (text, "%s%s – %s", text->len > 0 ? "; " : "", from, to);
    }
  return g_string_free (text, FALSE);
}

static void
fill_message (ZhReportDocument      *document,
              const ZhReportRequest *request,
              const ZhPostSheet     *sheet)
{
  const ZhLanguage *language = request->language;
  g_autofree char  *white = format_leaves (sheet, ZH_LETTER_WHITE, language);
  g_autofree char  *black = format_leaves (sheet, ZH_LETTER_BLACK, language);
  ZhReportTable    *table;
  g_autoptr (GPtrArray) rows = zh_letter_schedule_new (sheet->account, sheet->letters, sheet->plies, language);

  zh_report_add_post_heading (document, request, sheet);
  zh_report_document_add_field (document, zh_trc (language, "letter form", "Leaves of White"), white, NULL);
  zh_report_document_add_field (document, zh_trc (language, "letter form", "Leaves of Black"), black, NULL);
  table = zh_report_document_add_table (document);
  add_message_columns (table, language);
  table->empty_text = g_strdup (zh_tr (language, "No move was sent yet."));
  for (guint i = 0; i < rows->len; i++)
    {
      const ZhScheduleRow *row = g_ptr_array_index (rows, i);

      zh_report_table_add_row (table);
      zh_report_table_set_number (table, 3, (int) i + 1);
      take_message_side (table, 0, 4, sheet, row->plies[ZH_LETTER_WHITE], language);
      take_message_side (table, 6, 5, sheet, row->plies[ZH_LETTER_BLACK], language);
    }
  zh_report_document_add_signature (document, zh_trc (language, "letter form", "Signature"), NULL);
  zh_report_document_add_field (document, zh_trc (language, "letter form", "E-mail address"), "", NULL);
}

ZhReportDocument *
zh_report_build_letter_message (const ZhReportRequest *request,
                                GError               **error)
{
  return zh_report_build_post_sheets (request, g_strdup (zh_trc (request->language, "document", "Message with a move, main form")), NULL, fill_message,
                                      zh_tr (request->language, "No letter of this round is kept yet."), error);
}

/* The moves so far: "1. 5254 5755 2. 7163". */
static char *
format_moves (const ZhPostSheet *sheet)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < sheet->plies->len; i++)
    {
      const ZhLetterPly *ply = g_ptr_array_index (sheet->plies, i);

      if (ply->side == ZH_LETTER_WHITE)
        g_string_append_printf (text, "%s%d.", text->len > 0 ? " " : "", ply->number);
      g_string_append_printf (text, " %s", *ply->text != '\0' ? ply->text : "…");
    }
  return g_string_free (text, FALSE);
}

/* Days of the last letter of a side and all its days, with what was added since: "2/07". */
static char *
format_last_time (const ZhPostSheet *sheet,
                  ZhLetterSide       side)
{
  for (guint i = sheet->plies->len; i > 0; i--)
    {
      const ZhLetterPly *ply = g_ptr_array_index (sheet->plies, i - 1);

      if (ply->side == side && ply->is_own)
        return zh_report_format_post_times (sheet, ply->letter, zh_account_find_value (sheet->account->account, side, ZH_ACCOUNT_TOTAL, 0));
    }
  return g_strdup ("");
}

/* "Koval Ivan, Kyiv, vul. Tykha 3": a player and the address of the day of the letter; @ply: (nullable): that letter's. */
static char *
dup_addressee (const ZhReportRequest *request,
               const ZhPostSheet     *sheet,
               const ZhLetterPly     *ply,
               gboolean               is_sender)
{
  const ZhLetterEvent *event = ply != NULL ? zh_game_account_get_event (sheet->account, ply->letter) : NULL;
  int                  sent = event != NULL ? zh_letter_get_dispatch (event, sheet->account->rules) : 0;
  ZhLetterSide         side = ply != NULL && is_sender ? ply->side : ply != NULL ? (ZhLetterSide) (1 - ply->side)
                                                                                 : ZH_LETTER_WHITE;
  const ZhEntry       *entry = zh_game_place_get_entry (&sheet->place, side == ZH_LETTER_WHITE ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK);
  g_autofree char     *day = sent != 0 ? zh_letter_day_format (sent) : NULL;
  g_autofree char     *address = day != NULL ? zh_report_dup_address (request->tournament, entry, day) : g_strdup ("");
  g_autofree char     *name = zh_report_dup_post_player (&sheet->place, side, request->language);

  return *address != '\0' ? g_strdup_printf ("%s, %s", name, address) : g_strdup ("");
}

/* The last letter of the game as such a message; by post the card with the address. */
static void
fill_card (ZhReportDocument      *document,
           const ZhReportRequest *request,
           const ZhPostSheet     *sheet)
{
  const ZhLanguage  *language = request->language;
  guint              n = sheet->plies->len;
  const ZhLetterPly *last = n > 0 ? g_ptr_array_index (sheet->plies, n - 1) : NULL;
  const ZhLetterPly *before = n > 1 ? g_ptr_array_index (sheet->plies, n - 2) : NULL;
  g_autofree char   *moves = format_moves (sheet);
  g_autofree char   *partner = before != NULL ? zh_report_format_dispatch (sheet, before->letter) : g_strdup ("");
  g_autofree char   *received = last != NULL ? zh_report_format_receipt (sheet, last->letter) : g_strdup ("");
  g_autofree char   *sent = last != NULL ? zh_report_format_dispatch (sheet, last->letter) : g_strdup ("");
  g_autofree char   *white = format_last_time (sheet, ZH_LETTER_WHITE);
  g_autofree char   *black = format_last_time (sheet, ZH_LETTER_BLACK);
  gboolean           is_post = sheet->account->rules->transit_days.article == NULL;
  g_autofree char   *own = dup_addressee (request, sheet, last, TRUE);
  g_autofree char   *partners = dup_addressee (request, sheet, last, FALSE);

  zh_report_add_post_heading (document, request, sheet);
  if (zh_account_word_holds (&sheet->account->rules->card_greeting))
    zh_report_document_add_field (document, zh_trc (language, "letter form", "Greeting"), "", NULL);
  zh_report_document_add_field (document, zh_trc (language, "letter form", "Moves of the game"), moves, NULL);
  zh_report_document_add_field (document, zh_trc (language, "letter form", "Date the partner sent the move"), partner, NULL);
  zh_report_document_add_field (document, zh_trc (language, "letter form", "Date of receipt"), received, NULL);
  zh_report_document_add_field (document, is_post ? zh_trc (language, "letter form", "Date of dispatch") : zh_trc (language, "letter form", "Expected date of dispatch"),
                                sent, NULL);
  zh_report_document_add_field (document, zh_trc (language, "letter form", "Time of White, on the move/in all"), white, NULL);
  zh_report_document_add_field (document, zh_trc (language, "letter form", "Time of Black, on the move/in all"), black, NULL);
  if (is_post)
    {
      zh_report_document_add_field (document, zh_trc (language, "letter form", "Repetition of the partner’s last move and of the accepted series"),
                                    before != NULL ? before->text : "", NULL);
      zh_report_document_add_field (document, zh_trc (language, "letter form", "Full address, surname"), own, NULL);
      zh_report_document_add_field (document, zh_trc (language, "letter form", "To the address"), partners, NULL);
    }
  zh_report_document_add_signature (document, zh_trc (language, "letter form", "Signature"), NULL);
  if (!is_post)
    zh_report_document_add_field (document, zh_trc (language, "letter form", "E-mail address"), "", NULL);
}

ZhReportDocument *
zh_report_build_letter_card (const ZhReportRequest *request,
                             GError               **error)
{
  return zh_report_build_post_sheets (request, g_strdup (zh_trc (request->language, "document", "Message with a move, card")), NULL, fill_card,
                                      zh_tr (request->language, "No letter of this round is kept yet."), error);
}
