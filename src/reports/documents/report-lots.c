/* The protocols of drawings of lots, one for each drawing: by which article, when and where, who conducted it, who was
 * there; what was drawn (by the Varma tables who drew after whom, from which envelope); every seed, with which anybody can
 * repeat it; who was taken in late and what was changed, with whose consent. */
#include "config.h"

#include "article-list.h"
#include "board-cells.h"
#include "event-standings.h"
#include "lot-rules.h"
#include "openings.h"
#include "report-builders.h"
#include "report-by-hand.h"
#include "report-cases.h"
#include "report-context.h"
#include "report-forms.h"
#include "report-people.h"
#include "table-rounds.h"
#include "varma-event.h"

#define N_LINES 2

/* The draw is shown only as long as it gives the numbers that the entries have. */
static gboolean
agrees (const ZhTournament *tournament,
        const GArray       *players,
        const GArray       *steps)
{
  for (guint i = 0; i < steps->len; i++)
    {
      const ZhVarmaStep *step = &g_array_index (steps, ZhVarmaStep, i);
      const ZhEntry     *entry = zh_tournament_find_entry (tournament, g_array_index (players, ZhVarmaPlayer, step->player).id);

      if (entry == NULL || entry->start_number != step->number)
        return FALSE;
    }
  return TRUE;
}

static void
add_steps (ZhReportTable      *table,
           const ZhTournament *tournament,
           const GArray       *players,
           const GArray       *steps,
           const ZhLanguage   *language)
{
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_LOT_ORDER, ZH_COLUMN_MUTED }, { ZH_COL_NAME },
                     { ZH_COL_TEAM }, { ZH_COL_ENVELOPE }, { ZH_COL_NUMBER_DRAWN, ZH_COLUMN_BOLD });
  for (guint i = 0; i < steps->len; i++)
    {
      const ZhVarmaStep   *step = &g_array_index (steps, ZhVarmaStep, i);
      const ZhVarmaPlayer *player = &g_array_index (players, ZhVarmaPlayer, step->player);

      zh_report_table_add_row (table);
      zh_report_table_set_number (table, 0, (int) i + 1);
      zh_report_table_take (table, 1,
                            zh_report_dup_name (zh_tournament_find_entry (tournament, player->id), language),
                            NULL);
      zh_report_table_set (table, 2, player->team);
      zh_report_table_take (table, 3, g_strdup_printf ("%c", 'A' + step->group), NULL);
      zh_report_table_set_number (table, 4, step->number);
    }
}

/* The Varma draw step by step; whether there was one that still gives the numbers. */
static gboolean
add_varma (ZhReportDocument      *document,
           const ZhReportRequest *request)
{
  const ZhTournament *tournament = request->tournament;
  g_autofree char    *code = NULL;
  g_autoptr (ZhLanguage) alphabet = NULL;
  g_autoptr (GArray) players = NULL;
  g_autoptr (GArray) steps = NULL;
  g_autofree char *seed = NULL;
  g_autofree char *note = NULL;
  ZhVarmaDraw      draw = { NULL };

  if (!zh_varma_recall (tournament, &draw, &code) || (alphabet = zh_language_new (code, NULL)) == NULL)
    return FALSE;
  players = zh_varma_list_players (tournament, draw.field);
  steps = zh_varma_draw_for (players, &draw, alphabet);
  if (!agrees (tournament, players, steps))
    return FALSE;
  seed = g_strdup_printf ("%" G_GUINT64_FORMAT, draw.seed);
  note = g_strdup_printf (zh_tr (request->language,
                                 "Restricted lot by the Varma tables (order 988, 31.10). Seed: %s"),
                          seed);
  add_steps (zh_report_document_add_table (document), tournament, players, steps, request->language);
  zh_report_document_add_note (document, note);
  return TRUE;
}

/* Who has which number, where the entries have numbers. */
static void
add_numbers (ZhReportDocument      *document,
             const ZhReportRequest *request)
{
  static const ZhColumn wanted[] = { ZH_COL_START_NUMBER, ZH_COL_NAME, ZH_COL_RATING, ZH_COL_REGION };
  const ZhTournament   *tournament = request->tournament;
  ZhReportTable        *table = zh_report_document_add_table (document);
  g_autoptr (ZhPersonColumns) people = zh_person_columns_new (table, request, wanted, G_N_ELEMENTS (wanted));

  table->empty_text = g_strdup (zh_tr (request->language, "No numbers are drawn yet."));
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      if (((const ZhEntry *) g_ptr_array_index (tournament->entries, i))->start_number == 0)
        continue;
      zh_report_table_add_row (table);
      zh_person_columns_fill (people, table, (int) i);
    }
}

/* Which round of the table is played when. */
static void
add_order (ZhReportDocument      *document,
           const ZhReportRequest *request)
{
  const ZhTournament *tournament = request->tournament;
  g_autoptr (GArray) order = zh_table_rounds_parse (zh_tournament_get_option (tournament, ZH_OPTION_TABLE_ROUNDS) != NULL ? zh_tournament_get_option (tournament, ZH_OPTION_TABLE_ROUNDS) : "", NULL);
  ZhReportTable *table;

  if (order == NULL || order->len == 0)
    return;
  table = zh_report_document_add_table (document);
  ZH_REPORT_COLUMNS (table, request->language, { ZH_COL_ROUND, ZH_COLUMN_BOLD }, { ZH_COL_NUMBER_DRAWN });
  for (guint i = 0; i < order->len; i++)
    {
      zh_report_table_add_row (table);
      zh_report_table_set_number (table, 0, (int) i + 1);
      zh_report_table_set_number (table, 1, g_array_index (order, int, i));
    }
}

/* The sides of a board, and what was drawn for it; only colours and pairs where nothing was. */
static void
add_pairs (ZhReportDocument      *document,
           const ZhReportRequest *request,
           int                    number,
           gboolean               with_openings)
{
  const ZhTournament *tournament = request->tournament;
  const ZhRound      *round = zh_tournament_find_round (tournament, number);
  ZhReportTable      *table;

  if (round == NULL)
    return;
  table = zh_report_document_add_table (document);
  ZH_REPORT_COLUMNS (table, request->language, { ZH_COL_BOARD, ZH_COLUMN_BOLD }, { ZH_COL_WHITE }, { ZH_COL_BLACK });
  if (with_openings)
    zh_report_table_add (table, ZH_COL_OPENING, ZH_COLUMN_PLAIN, request->language);
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);
      gboolean         is_game = pairing->kind == ZH_PAIRING_GAME;

      if (with_openings && !is_game)
        continue;
      zh_report_table_add_row (table);
      zh_report_table_set_number (table, 0, is_game ? pairing->number : 0);
      zh_report_table_take (table, 1, zh_report_dup_entry_name (request, pairing->entry[0]), NULL);
      zh_report_table_take (table, 2, is_game ? zh_report_dup_entry_name (request, pairing->entry[1]) : g_strdup (zh_pairing_kind_format (pairing->kind, request->language)),
                            NULL);
      if (with_openings)
        zh_report_table_set (table, 3, zh_tournament_find_opening (tournament, number, pairing));
    }
}

static void
add_openings (ZhReportDocument      *document,
              const ZhReportRequest *request,
              int                    round)
{
  const char *opening = zh_tournament_get_opening (request->tournament, round);

  if (opening != NULL)
    zh_report_document_add_field (document, zh_trc (request->language, "drawing of lots", "For all boards"), opening, NULL);
  else
    add_pairs (document, request, round, TRUE);
}

static char *
dup_player (const ZhReportRequest *request,
            const ZhPairing       *pairing,
            const ZhGame          *game,
            int                    side)
{
  const ZhMember  *member = game->member[side] != 0 ? zh_tournament_find_member (request->tournament, game->member[side]) : NULL;
  g_autofree char *team = zh_report_dup_entry_name (request, pairing->entry[side]);
  g_autofree char *player = member != NULL ? zh_report_dup_untitled_member_name (member, request->language) : NULL;

  return player != NULL ? g_strdup_printf ("%s (%s)", player, team) : g_steal_pointer (&team);
}

/* Both players of the games of a match that came after its boards. */
static void
add_extra_games (ZhReportDocument      *document,
                 const ZhReportRequest *request,
                 const ZhLotDrawing    *drawing)
{
  const ZhRound   *round = zh_tournament_find_round (request->tournament, drawing->round);
  const ZhPairing *pairing = round != NULL ? zh_round_find_pairing (round, drawing->board) : NULL;
  ZhReportTable   *table;

  if (pairing == NULL)
    return;
  table = zh_report_document_add_table (document);
  ZH_REPORT_COLUMNS (table, request->language, { ZH_COL_BOARD, ZH_COLUMN_BOLD }, { ZH_COL_WHITE }, { ZH_COL_BLACK });
  for (int i = 0; i < pairing->n_games; i++)
    {
      const ZhGame *game = &pairing->games[i];

      if (game->board <= request->tournament->boards)
        continue;
      zh_report_table_add_row (table);
      zh_report_table_set_number (table, 0, game->board);
      zh_report_table_take (table, 1, dup_player (request, pairing, game, game->swapped ? 1 : 0), NULL);
      zh_report_table_take (table, 2, dup_player (request, pairing, game, game->swapped ? 0 : 1), NULL);
    }
}

/* Who has which number in the play-offs of the tournament. */
static void
add_play_off (ZhReportDocument      *document,
              const ZhReportRequest *request)
{
  for (guint i = 0; i < request->competition->tournaments->len; i++)
    {
      const ZhTournament *stage = g_ptr_array_index (request->competition->tournaments, i);
      ZhReportTable      *table;

      if (stage->source_id != request->tournament->id || zh_tournament_get_option (stage, "playoff") == NULL)
        continue;
      table = zh_report_document_add_table (document);
      ZH_REPORT_COLUMNS (table, request->language, { ZH_COL_NUMBER_DRAWN, ZH_COLUMN_BOLD }, { ZH_COL_NAME });
      zh_report_table_add_heading (table, stage->name);
      for (guint k = 0; k < stage->entries->len; k++)
        {
          const ZhEntry *entry = g_ptr_array_index (stage->entries, k);

          zh_report_table_add_row (table);
          zh_report_table_set_number (table, 0, entry->start_number);
          zh_report_table_take (table, 1, zh_report_dup_name (entry, request->language), NULL);
        }
    }
}

/* Who drew which lot for places that nothing else decides; nothing where no lot decides. */
static void
add_ties (ZhReportDocument      *document,
          const ZhReportRequest *request)
{
  g_autoptr (ZhStandings) standings = zh_event_standings_new (request->tournament, -1, NULL);
  ZhReportTable *table = NULL;

  for (int i = 0; standings != NULL && i < zh_standings_get_n_rows (standings); i++)
    {
      const ZhStanding *row = zh_standings_get_row (standings, i);
      int               column = zh_standings_find_lot (standings, i);

      if (column == 0)
        continue;
      if (table == NULL)
        {
          table = zh_report_document_add_table (document);
          ZH_REPORT_COLUMNS (table, request->language, { ZH_COL_PLACE, ZH_COLUMN_BOLD }, { ZH_COL_NAME }, { ZH_COL_NUMBER_DRAWN });
        }
      zh_report_table_add_row (table);
      zh_report_table_take (table, 0, zh_standing_format_place (row), NULL);
      zh_report_table_take (table, 1, zh_report_dup_name (g_ptr_array_index (request->tournament->entries, (guint) row->entry), request->language), NULL);
      zh_report_table_take (table, 2, zh_standings_format_value (standings, row->entry, column, request->language), NULL);
    }
}

/* What was drawn, as the file has it. */
static void
add_outcome (ZhReportDocument      *document,
             const ZhReportRequest *request,
             const ZhLotDrawing    *drawing)
{
  switch (drawing->kind)
    {
    case ZH_LOT_NUMBERS:
      if (!add_varma (document, request))
        add_numbers (document, request);
      break;
    case ZH_LOT_ROUNDS:
      add_order (document, request);
      break;
    case ZH_LOT_OPENING:
      add_openings (document, request, drawing->round);
      break;
    case ZH_LOT_PAIRS:
    case ZH_LOT_COLOURS:
      add_pairs (document, request, drawing->round, FALSE);
      break;
    case ZH_LOT_EXTRA_GAME:
      add_extra_games (document, request, drawing);
      break;
    case ZH_LOT_PLAY_OFF:
      add_play_off (document, request);
      break;
    case ZH_LOT_TIES:
      add_ties (document, request);
      break;
    case ZH_LOT_N_KINDS:
    default:
      break;
    }
}

/* Numbers that were changed without a lot belong to their drawing. */
static gboolean
is_shown (const ZhHandAct    *act,
          const ZhLotDrawing *drawing)
{
  return zh_hand_act_is_of_lot (act, drawing) || (drawing->kind == ZH_LOT_NUMBERS && act->kind == ZH_HAND_LOTS && act->lot < 0);
}

/* The acts of the journal with their seeds, and nothing where people drew. */
static void
add_acts (ZhReportDocument      *document,
          const ZhReportRequest *request,
          const ZhLotDrawing    *drawing)
{
  ZhReportTable *table = NULL;

  for (guint i = 0; request->hand_acts != NULL && i < request->hand_acts->len; i++)
    {
      const ZhHandAct *act = g_ptr_array_index (request->hand_acts, i);

      if (!is_shown (act, drawing))
        continue;
      if (table == NULL)
        {
          table = zh_report_document_add_table (document);
          zh_report_add_act_columns (table, request->language);
        }
      zh_report_add_act (table, act, request->language);
    }
}

/* What the minutes say, or lines to be written on. */
static void
add_written (ZhReportDocument  *document,
             const ZhLotMinute *minute,
             const char        *key)
{
  const ZhField *field = zh_record_type_find (&zh_lot_minute_type, key);
  const char    *label = zh_field_get_title (field, document->language);
  const char    *text = minute != NULL ? zh_field_get_text (field, minute) : "";

  if (*text != '\0')
    zh_report_document_add_field (document, label, text, NULL);
  else
    zh_report_add_writing_lines (document, label, minute != NULL ? 1 : N_LINES);
}

/* The last act that gave the numbers without a lot; %NULL for none. */
static const ZhHandAct *
find_numbering (const ZhReportRequest *request,
                const ZhLotDrawing    *drawing)
{
  for (guint i = request->hand_acts != NULL && drawing->kind == ZH_LOT_NUMBERS ? request->hand_acts->len : 0; i > 0; i--)
    if (is_shown (g_ptr_array_index (request->hand_acts, i - 1), drawing))
      return g_ptr_array_index (request->hand_acts, i - 1);
  return NULL;
}

/* How it was drawn: as the minutes say, else by the program; numbers that nobody drew, in the words of their act. */
static void
add_method (ZhReportDocument      *document,
            const ZhReportRequest *request,
            const ZhLotDrawing    *drawing)
{
  const ZhHandAct *act = *drawing->drawn == '\0' ? find_numbering (request, drawing) : NULL;
  gboolean         is_said = drawing->minute != NULL && *drawing->minute->method != '\0';

  if (!is_said && *drawing->drawn != '\0')
    zh_report_document_add_field (document, zh_field_get_title (zh_record_type_find (&zh_lot_minute_type, "method"), document->language),
                                  zh_trc (document->language, "drawing of lots", "by the program, from the seed that is given below"), NULL);
  else if (!is_said && act != NULL)
    zh_report_document_add_field (document, zh_trc (document->language, "drawing of lots", "How the numbers were given"), act->words, NULL);
  else
    add_written (document, drawing->minute, "method");
}

static void
add_when_and_where (ZhReportDocument   *document,
                    const ZhLotDrawing *drawing)
{
  const ZhLotMinute *minute = drawing->minute;
  g_autofree char   *held = zh_report_format_start (minute != NULL && *minute->held != '\0' ? minute->held : drawing->drawn, document->language);
  g_autofree char   *where = g_strdup_printf ("%s%s%s", held, minute != NULL && *held != '\0' && *minute->place != '\0' ? ", " : "",
                                            minute != NULL ? minute->place : "");

  zh_report_document_add_field (document, zh_trc (document->language, "drawing of lots", "Day, hour and place"), where, NULL);
}

/* One protocol: what is drawn and by which article, the minutes, the outcome, what was done about it afterwards. */
static void
add_drawing (ZhReportDocument      *document,
             const ZhReportRequest *request,
             const ZhLotDrawing    *drawing,
             guint                  number)
{
  const ZhLotMinute *minute = drawing->minute;
  g_autofree char   *title = zh_lot_format_title (drawing->kind, drawing->round, drawing->board, document->language);
  g_autofree char   *articles = zh_article_list_format (drawing->article, document->language);
  g_autofree char   *heading = *articles != '\0' ? g_strdup_printf ("%u. %s [%s]", number, title, articles) : g_strdup_printf ("%u. %s", number, title);

  zh_report_document_add_heading (document, heading);
  add_when_and_where (document, drawing);
  zh_report_document_add_field (document, zh_trc (document->language, "drawing of lots", "Conducted by"), minute != NULL ? minute->conducted : "", NULL);
  add_method (document, request, drawing);
  add_written (document, minute, "present");
  add_written (document, minute, "absent");
  add_outcome (document, request, drawing);
  if (minute != NULL && *minute->outcome != '\0')
    add_written (document, minute, "outcome");
  add_acts (document, request, drawing);
  add_written (document, minute, "late");
  add_written (document, minute, "changes");
  add_written (document, minute, "consent");
}

/* Order 988, 31.1–31.4, 31.10; Ukrainian chess rules IV.3.1.1.1, draughts IV.3.4.1.1: open to all, who was there, who was
 * taken in late, what was changed with whose consent. Where nothing was drawn yet, the form of the numbers. */
ZhReportDocument *
zh_report_build_lots (const ZhReportRequest *request,
                      GError               **error)
{
  static const ZhLotDrawing numbers = { .kind = ZH_LOT_NUMBERS, .article = (char *) "", .drawn = (char *) "" };
  const ZhLanguage         *language = request->language;
  ZhReportDocument         *document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Protocol of the drawing of lots")), ZH_REPORT_NO_RESULTS);
  g_autoptr (GPtrArray) drawings = zh_lots_list (request->tournament, request->hand_acts, request->ruleset);

  if (drawings->len == 0)
    add_drawing (document, request, &numbers, 1);
  for (guint i = 0; i < drawings->len; i++)
    {
      if (i > 0)
        {
          zh_report_add_signatures (document, request);
          zh_report_document_add_page_break (document);
        }
      add_drawing (document, request, g_ptr_array_index (drawings, i), i + 1);
    }
  zh_report_add_signatures (document, request);
  return document;
}
