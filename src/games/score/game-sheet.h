/* A score sheet being checked: what was typed or loaded, played through as far as it can be,
 * and the place and reason where it can not.
 */
#pragma once

#include "game-line.h"
#include "game-records.h"

G_BEGIN_DECLS

/**
 * ZhSheetMove:
 * @offset: of the move in the text, in bytes
 * @length: in bytes
 * @line: of the text, from 1
 * @lookalike: whether letters of the other alphabet were forgiven
 * @clock: seconds left on the clock after it, %ZH_GAME_NO_CLOCK where the text is silent
 */
typedef struct
{
  gsize    offset;
  gsize    length;
  int      line;
  gboolean lookalike;
  int      clock;
} ZhSheetMove;

/**
 * ZhGameSheet:
 * @played: what could be played
 * @moves: (element-type ZhSheetMove): one for each ply of @played
 * @reason: (nullable): why the next move, or the text, could not be read; %NULL when all could
 * @fault_ply: the ply that could not be played, from 1; 0 when the fault is not a move
 * @fault_offset: where it stands in the text, in bytes
 * @fault_length: in bytes; 0 to the end of the text
 * @n_games: games in the text
 * @result: as written at the end, "" without one
 */
typedef struct
{
  ZhGameLine *played;
  GArray     *moves;
  char       *reason;
  guint       fault_ply;
  gsize       fault_offset;
  gsize       fault_length;
  guint       n_games;
  char       *result;
} ZhGameSheet;

/**
 * zh_game_sheet_new:
 * @start: where the moves begin, unless the text has a FEN of its own; its kind is the game
 * @text: PGN, PDN or moves alone, complete or not
 * @game: which of its games, from 0; the last one where there are fewer
 *
 * Which letters the pieces have is seen from the text: Cyrillic anywhere in the moves makes
 * it a Cyrillic sheet, on which a Latin K is a slip for the knight.
 *
 * Returns: (transfer full): the sheet
 */
ZhGameSheet *zh_game_sheet_new (const ZhGameLine *start,
                                const char       *text,
                                guint             game);
void         zh_game_sheet_free (ZhGameSheet *self);

/**
 * zh_game_sheet_get_n_lookalikes:
 *
 * Returns: how many moves were read although they hold letters of the other alphabet
 */
guint zh_game_sheet_get_n_lookalikes (const ZhGameSheet *self);

/**
 * zh_game_record_get_kind:
 * @fallback: what it is where the record does not say
 *
 * Returns: the game, by GameType of PDN or Variant of PGN
 */
ZhGameKind zh_game_record_get_kind (const ZhGameRecord *record,
                                    ZhGameKind          fallback);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhGameSheet, zh_game_sheet_free)

G_END_DECLS
