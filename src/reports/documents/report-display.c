/* The protocol of a simultaneous display: who gave it, on how many boards, with which colours, each opponent with his
 * result, and the exhibitor's score. Draughts rules IV.3.5.2; other rules have no article on it, and no event of it is rated.
 */
#include "config.h"

#include "board-cells.h"
#include "errors.h"
#include "play-form.h"
#include "report-builders.h"
#include "report-cases.h"
#include "report-context.h"
#include "report-forms.h"
#include "teams.h"

typedef struct
{
  const ZhReportRequest *request;
  const ZhPairing       *pairing;
  GPtrArray             *odds; /* (nullable) (element-type ZhOddsLine) */
  int                    side; /* of the exhibitor */
  int                    won;
  int                    drawn;
  int                    lost;
  int                    open;
  ZhPoints               points[2]; /* of the exhibitor, of the opponents */
} Display;

/* The match in which a side is one player; NULL where there is none. */
static const ZhPairing *
find_display (const ZhReportRequest *request,
              const ZhRound         *round,
              int                   *side)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (*side = 0; *side < 2 && pairing->kind == ZH_PAIRING_GAME; (*side)++)
        if (zh_tournament_find_exhibitor (request->tournament, pairing->entry[*side]) != NULL)
          return pairing;
    }
  return NULL;
}

static ZhColour
get_exhibitor_colour (const Display *self,
                      const ZhGame  *game)
{
  return (self->side == 0) != game->swapped ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK;
}

static void
count (Display      *self,
       const ZhGame *game)
{
  const ZhScoring *scoring = &self->request->tournament->scoring;
  ZhColour         colour = get_exhibitor_colour (self, game);
  ZhPoints         own;
  ZhPoints         other;

  if (!zh_result_is_set (game->result))
    {
      self->open++;
      return;
    }
  own = zh_scoring_get_game_points (scoring, game->result, colour);
  other = zh_scoring_get_game_points (scoring, game->result, zh_colour_opposite (colour));
  self->points[0] += own;
  self->points[1] += other;
  if (own > other)
    self->won++;
  else if (own < other)
    self->lost++;
  else
    self->drawn++;
}

/* The opponent with his colour, and the result as the exhibitor sees it. */
static void
add_opponent (Display       *self,
              ZhReportTable *table,
              const ZhGame  *game)
{
  const ZhTournament *tournament = self->request->tournament;
  const ZhMember     *member = zh_tournament_find_member (tournament, game->member[1 - self->side]);
  gboolean            is_white = get_exhibitor_colour (self, game) == ZH_COLOUR_BLACK;

  zh_report_table_add_row (table);
  zh_report_table_set_number (table, 0, game->board);
  zh_report_table_set (table, 1, is_white ? "□" : "■");
  if (member != NULL)
    {
      zh_report_table_take (table, 2, zh_report_dup_untitled_member_name (member, self->request->language), NULL);
      zh_report_table_set (table, 3, member->person->category);
      zh_report_table_set (table, 4, *member->person->club != '\0' ? member->person->club : member->person->region);
    }
  if (zh_result_is_set (game->result))
    zh_report_table_take (table, 5, zh_result_format (is_white ? zh_result_swap (game->result) : game->result, zh_tournament_is_two_one_zero (tournament)), NULL);
  else
    zh_report_table_set_style (table, 5, ZH_CELL_BOX);
  if (self->odds != NULL)
    zh_report_table_take (table, 6, zh_odds_dup_given (self->odds, tournament, self->pairing, game, self->request->language), NULL);
  count (self, game);
}

static void
add_opponents (Display          *self,
               ZhReportDocument *document)
{
  ZhReportTable *table = zh_report_document_add_table (document);

  ZH_REPORT_COLUMNS (table, document->language, { ZH_COL_BOARD, ZH_COLUMN_BOLD }, { ZH_COL_COLOUR, ZH_COLUMN_UNTITLED }, { ZH_COL_NAME }, { ZH_COL_CATEGORY },
                     { ZH_COL_CLUB }, { ZH_COL_RESULT, ZH_COLUMN_BOLD });
  if (self->odds != NULL)
    zh_report_table_add (table, ZH_COL_ODDS, ZH_COLUMN_PLAIN, document->language);
  for (int i = 0; i < self->pairing->n_games; i++)
    add_opponent (self, table, &self->pairing->games[i]);
}

/* "+3 =1 −1", and the sum of the exhibitor's side. */
static void
add_score (const Display    *self,
           ZhReportDocument *document)
{
  const ZhLanguage *language = document->language;
  g_autofree char  *own = zh_points_format_half (self->points[0], language);
  g_autofree char  *other = zh_points_format_half (self->points[1], language);
  g_autofree char  *both = g_strdup_printf ("%s – %s", own, other);
  g_autofree char  *score = g_strdup_printf ("+%d =%d −%d", self->won, self->drawn, self->lost);
  g_autofree char  *open = g_strdup_printf ("%d", self->open);

  zh_report_document_add_field (document, zh_trc (language, "simultaneous display", "Won, drawn and lost by the exhibitor"), score, NULL);
  if (self->open > 0)
    zh_report_document_add_field (document, zh_trc (language, "simultaneous display", "Games still played"), open, NULL);
  else
    zh_report_document_add_field (document, zh_trc (language, "simultaneous display", "Score"), both, NULL);
}

static void
add_head (const Display    *self,
          ZhReportDocument *document,
          const ZhRound    *round,
          const char       *exhibitor)
{
  const ZhLanguage *language = document->language;
  g_autofree char  *boards = g_strdup_printf ("%d", self->pairing->n_games);
  g_autofree char  *control = zh_report_format_time_control (self->request->tournament, language);
  g_autofree char  *start = zh_report_format_start (round->start, language);
  g_autofree char  *form = zh_play_form_dup_words (self->request->tournament, self->request->ruleset, language);

  zh_report_add_event_fields (document, self->request);
  zh_report_document_add_field (document, zh_trc (language, "simultaneous display", "Form of play"), form, NULL);
  zh_report_document_add_field (document, zh_trc (language, "simultaneous display", "Exhibitor"), exhibitor, NULL);
  zh_report_document_add_field (document, zh_trc (language, "simultaneous display", "Boards"), boards, NULL);
  zh_report_document_add_field (document, zh_trc (language, "simultaneous display", "Time control"), control, NULL);
  zh_report_document_add_field (document, zh_trc (language, "simultaneous display", "Start"), start, NULL);
  zh_report_document_add_field (document, zh_trc (language, "simultaneous display", "End"), "", NULL);
}

ZhReportDocument *
zh_report_build_display (const ZhReportRequest *request,
                         GError               **error)
{
  const ZhLanguage *language = request->language;
  const ZhRound    *round = zh_report_find_round (request, error);
  g_autoptr (GPtrArray) odds = zh_tournament_load_odds (request->tournament);
  Display           self = { .request = request, .odds = odds };
  ZhReportDocument *document;
  g_autofree char  *exhibitor = NULL;

  if (round == NULL)
    return NULL;
  self.pairing = find_display (request, round, &self.side);
  if (self.pairing == NULL)
    return zh_fail_null (error, ZH_ERROR_REFUSED, zh_tr (language, "Round %d has no match of one against many: a team of the display has one member"), round->number);
  exhibitor = zh_report_dup_member_name (zh_tournament_find_exhibitor (request->tournament, self.pairing->entry[self.side]), language);
  document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Protocol of a simultaneous display")), round->number);
  document->orientation = ZH_ORIENTATION_PORTRAIT;
  add_head (&self, document, round, exhibitor);
  add_opponents (&self, document);
  zh_report_document_add_note (document, zh_tr (language, "The results are the exhibitor’s; the square is the opponent’s colour."));
  zh_report_add_odds (document, request, odds);
  add_score (&self, document);
  zh_report_document_add_signature (document, zh_trc (language, "simultaneous display", "Exhibitor"), exhibitor);
  zh_report_add_panel_signatures (document, request);
  return document;
}
