/* Adjourned games: the envelope of each sealed move (order 988, 18.2), the record of each
 * resumption (18.7, 18.9), and the games whose moves are kept. */
#include "config.h"

#include "game-place.h"
#include "game-score.h"
#include "report-builders.h"
#include "report-context.h"
#include "report-positions.h"

/* A table of two columns: what, and what it is. */
typedef struct
{
  ZhReportTable    *table;
  const ZhLanguage *language;
} Form;

static Form
form_new (ZhReportDocument *document)
{
  Form form = { zh_report_document_add_table (document), document->language };

  ZH_REPORT_COLUMNS (form.table, form.language, { ZH_COL_ITEM, ZH_COLUMN_KEY },
                     { ZH_COL_FORM_ENTRY, ZH_COLUMN_BOLD });
  return form;
}

static void
form_take (Form       *self,
           const char *what,
           char       *text)
{
  zh_report_table_add_row (self->table);
  zh_report_table_set (self->table, 0, what);
  zh_report_table_take (self->table, 1, *text != '\0' ? text : (g_free (text), g_strdup ("_______")), NULL);
}

static char *
dup_player (const ZhGamePlace *place,
            ZhColour           colour,
            const ZhLanguage  *language)
{
  const ZhMember *member = zh_game_place_get_member (place, colour);
  const ZhEntry  *entry = zh_game_place_get_entry (place, colour);

  if (member != NULL)
    return zh_report_dup_untitled_member_name (member, language);
  return entry != NULL && entry->person != NULL ? zh_report_dup_titled_name (entry, language) : g_strdup ("");
}

static char *
dup_heading (const ZhGamePlace *place,
             const ZhLanguage  *language)
{
  g_autofree char *white = dup_player (place, ZH_COLOUR_WHITE, language);
  g_autofree char *black = dup_player (place, ZH_COLOUR_BLACK, language);

  if (place->pairing->n_games > 1)
    /* Translators: board, game at it, White, Black. */
    return g_strdup_printf (zh_tr (language, "Board %1$d, game %2$d: %3$s – %4$s"), place->pairing->number, place->index + 1, white, black);
  /* Translators: board, White, Black. */
  return g_strdup_printf (zh_tr (language, "Board %1$d: %2$s – %3$s"), place->pairing->number, white, black);
}

static void
fill_envelope (ZhReportDocument    *document,
               const ZhGamePlace   *place,
               const ZhAdjournment *adjournment)
{
  const ZhLanguage *language = document->language;
  const ZhColour    colours[] = { ZH_COLOUR_WHITE, ZH_COLOUR_BLACK };
  Form              form = form_new (document);

  form_take (&form, zh_trc (language, "on an envelope", "White"), dup_player (place, ZH_COLOUR_WHITE, language));
  form_take (&form, zh_trc (language, "on an envelope", "Black"), dup_player (place, ZH_COLOUR_BLACK, language));
  form_take (&form, zh_trc (language, "on an envelope", "Time used by White"), zh_report_format_used (adjournment->time_used[0]));
  form_take (&form, zh_trc (language, "on an envelope", "Time used by Black"), zh_report_format_used (adjournment->time_used[1]));
  form_take (&form, zh_trc (language, "on an envelope", "The move was sealed by"), dup_player (place, colours[adjournment->sealed_by], language));
  form_take (&form, zh_trc (language, "on an envelope", "Number of the sealed move"), g_strdup_printf ("%d", adjournment->move_number));
  form_take (&form, zh_trc (language, "on an envelope", "Offer of a draw"),
             adjournment->draw_offer < 0 ? g_strdup (zh_trc (language, "on an envelope", "none"))
                                         : dup_player (place, colours[adjournment->draw_offer], language));
  form_take (&form, zh_trc (language, "on an envelope", "Adjourned"), zh_report_format_start (adjournment->adjourned_at, language));
  form_take (&form, zh_trc (language, "on an envelope", "Play goes on"), zh_report_format_start (adjournment->resume_at, language));
  form_take (&form, zh_trc (language, "on an envelope", "Place"), g_strdup (adjournment->resume_place));
  if (*adjournment->note != '\0')
    form_take (&form, zh_trc (language, "on an envelope", "Note"), g_strdup (adjournment->note));
  zh_report_add_position (document, place->tournament->sport, adjournment->position);
}

/* The move as it stands and whether it can be played. */
static char *
dup_sealed_move (const ZhGamePlace   *place,
                 const ZhAdjournment *adjournment,
                 const ZhLanguage    *language)
{
  const char      *variant = zh_sport_get_variant (place->tournament->sport);
  g_autofree char *legal = zh_game_move_play (variant, adjournment->position, adjournment->sealed_move, NULL, NULL);

  if (legal != NULL)
    return g_strdup (adjournment->sealed_move);
  /* Translators: a sealed move as written. */
  return g_strdup_printf (zh_tr (language, "%s (not a legal move)"), adjournment->sealed_move);
}

static void
fill_resumption (ZhReportDocument    *document,
                 const ZhGamePlace   *place,
                 const ZhAdjournment *adjournment)
{
  const ZhLanguage *language = document->language;
  Form              form = form_new (document);
  g_autofree char  *white = dup_player (place, ZH_COLOUR_WHITE, language);
  g_autofree char  *black = dup_player (place, ZH_COLOUR_BLACK, language);
  const char *const present[] = { "", white, black, NULL };

  form_take (&form, zh_trc (language, "in a record", "Envelope opened, play resumed"), zh_report_format_start (adjournment->opened_at, language));
  form_take (&form, zh_trc (language, "in a record", "Present"),
             adjournment->present == 3 ? g_strdup_printf ("%s, %s", white, black) : g_strdup (present[adjournment->present]));
  form_take (&form, zh_trc (language, "in a record", "Number of the sealed move"), g_strdup_printf ("%d", adjournment->move_number));
  form_take (&form, zh_trc (language, "in a record", "Sealed move"), dup_sealed_move (place, adjournment, language));
  form_take (&form, zh_trc (language, "in a record", "Time used by White"), zh_report_format_used (adjournment->time_used[0]));
  form_take (&form, zh_trc (language, "in a record", "Time used by Black"), zh_report_format_used (adjournment->time_used[1]));
  form_take (&form, zh_trc (language, "in a record", "Play ended"), zh_report_format_start (adjournment->ended_at, language));
  form_take (&form, zh_trc (language, "in a record", "Result"),
             zh_result_is_set (place->game->result) ? zh_result_format (place->game->result, zh_tournament_is_two_one_zero (place->tournament)) : g_strdup (""));
  if (*adjournment->note != '\0')
    form_take (&form, zh_trc (language, "in a record", "Note"), g_strdup (adjournment->note));
  zh_report_add_position (document, place->tournament->sport, adjournment->position);
}

static void
add_signatures (ZhReportDocument *document)
{
  const ZhLanguage *language = document->language;

  zh_report_document_add_signature (document, zh_trc (language, "under a document", "White"), NULL);
  zh_report_document_add_signature (document, zh_trc (language, "under a document", "Black"), NULL);
  zh_report_document_add_signature (document, zh_trc (language, "under a document", "Arbiter"), NULL);
}

/* A list of games; in files the last column holds the moves of each. */
static ZhReportTable *
add_list (ZhReportDocument *document,
          const char       *empty_text)
{
  const ZhLanguage *language = document->language;
  ZhReportTable    *table = zh_report_document_add_table (document);

  ZH_REPORT_COLUMNS (table, language, { ZH_COL_BOARD, ZH_COLUMN_KEY | ZH_COLUMN_FULL }, { ZH_COL_WHITE },
                     { ZH_COL_BLACK }, { ZH_COL_RESULT }, { ZH_COL_HALF_MOVES });
  table->empty_text = g_strdup (empty_text);
  return table;
}

typedef enum
{
  SHEET_ENVELOPE,
  SHEET_RESUMPTION,
} Sheet;

/* One sheet for each adjourned game of the round. */
static ZhReportDocument *
build_sheets (const ZhReportRequest *request,
              const char            *title,
              Sheet                  sheet,
              GError               **error)
{
  const ZhLanguage *language = request->language;
  const ZhRound    *round = zh_report_find_round (request, error);
  ZhReportDocument *document;
  guint             n = 0;

  if (round == NULL)
    return NULL;
  document = zh_report_begin (request, g_strdup_printf (title, round->number), ZH_REPORT_NO_RESULTS);
  for (guint i = 0; i < request->competition->adjournments->len; i++)
    {
      const ZhAdjournment *adjournment = g_ptr_array_index (request->competition->adjournments, i);
      gboolean             is_opened = *adjournment->sealed_move != '\0';
      g_autofree char     *heading = NULL;
      ZhGamePlace          place;

      if (is_opened != (sheet == SHEET_RESUMPTION) || !zh_competition_find_game_by_id (request->competition, adjournment->game_id, &place) ||
          place.tournament->id != request->tournament->id || place.round->number != round->number)
        continue;
      if (n++ > 0)
        zh_report_document_add_page_break (document);
      heading = dup_heading (&place, language);
      zh_report_document_add_heading (document, heading);
      if (sheet == SHEET_ENVELOPE)
        fill_envelope (document, &place, adjournment);
      else
        fill_resumption (document, &place, adjournment);
      add_signatures (document);
    }
  if (n == 0)
    add_list (document, sheet == SHEET_ENVELOPE ? zh_tr (language, "No envelope of this round is sealed. A game is adjourned from the menu of its board.")
                                                : zh_tr (language, "No adjourned game of this round has been resumed yet."));
  return document;
}

ZhReportDocument *
zh_report_build_envelopes (const ZhReportRequest *request,
                           GError               **error)
{
  return build_sheets (request, zh_tr (request->language, "Envelopes of sealed moves, round %d"), SHEET_ENVELOPE, error);
}

ZhReportDocument *
zh_report_build_resumptions (const ZhReportRequest *request,
                             GError               **error)
{
  return build_sheets (request, zh_tr (request->language, "Records of resumption, round %d"), SHEET_RESUMPTION, error);
}

static void
add_score (ZhReportDocument  *document,
           const ZhGamePlace *place,
           const ZhKeptGame  *kept)
{
  const char *variant = zh_sport_get_variant (place->tournament->sport);
  g_autoptr (ZhGameScore) score = zh_game_score_parse (variant, kept->start, kept->moves, NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *heading = dup_heading (place, document->language);
  g_autofree char *result = zh_result_is_set (place->game->result)
                                ? zh_result_format (place->game->result, zh_tournament_is_two_one_zero (place->tournament))
                                : g_strdup ("");

  ZhPieceLetters letters = ZH_LETTERS_ENGLISH;

  zh_report_document_add_heading (document, heading);
  if (score == NULL)
    return;
  zh_piece_letters_parse (zh_language_get_code (document->language), &letters);
  zh_game_score_write_in (score, letters);
  zh_game_score_append_movetext (score, result, text);
  g_strdelimit (text->str, "\n", ' ');
  zh_report_document_add_note (document, g_strchomp (text->str));
  zh_report_add_position (document, place->tournament->sport, g_ptr_array_index (score->positions, score->positions->len - 1));
}

static void
add_list_row (ZhReportTable     *table,
              const ZhGamePlace *place,
              const ZhKeptGame  *kept,
              const ZhLanguage  *language)
{
  g_auto (GStrv) moves = g_strsplit (kept->moves, " ", -1);

  zh_report_table_add_row (table);
  zh_report_table_set_number (table, 0, place->pairing->number);
  zh_report_table_take (table, 1, dup_player (place, ZH_COLOUR_WHITE, language), NULL);
  zh_report_table_take (table, 2, dup_player (place, ZH_COLOUR_BLACK, language), NULL);
  zh_report_table_take (table, 3, zh_result_format (place->game->result, zh_tournament_is_two_one_zero (place->tournament)), NULL);
  zh_report_table_take (table, 4, g_strdup_printf ("%u", g_strv_length (moves)), g_strdup (kept->moves));
}

ZhReportDocument *
zh_report_build_scores (const ZhReportRequest *request,
                        GError               **error)
{
  const ZhLanguage *language = request->language;
  const ZhRound    *round = zh_report_find_round (request, error);
  ZhReportDocument *document;
  ZhReportTable    *table;

  if (round == NULL)
    return NULL;
  document = zh_report_begin (request, g_strdup_printf (zh_tr (language, "Games of round %d"), round->number), ZH_REPORT_NO_RESULTS);
  table = add_list (document, zh_tr (language, "No moves of this round are kept in the file."));
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int k = 0; k < pairing->n_games; k++)
        {
          ZhGamePlace       place = { request->tournament, round, pairing, &pairing->games[k], k };
          const ZhKeptGame *kept = zh_competition_find_kept_game (request->competition, pairing->games[k].id);

          if (kept == NULL)
            continue;
          add_list_row (table, &place, kept, language);
          add_score (document, &place, kept);
        }
    }
  return document;
}
