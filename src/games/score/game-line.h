/* One line of play in any game of the house: where it begins and every position after it.
 * The common door to chess and draughts for whoever shows a board.
 */
#pragma once

#include "chess-claims.h"
#include "chess-notation.h"
#include "draughts-position.h"

G_BEGIN_DECLS

/**
 * ZhGameKind:
 *
 * The games there are.
 */
typedef enum
{
  ZH_GAME_CHESS,
  ZH_GAME_CHESS960,
  ZH_GAME_RUSSIAN,
  ZH_GAME_BRAZILIAN,
  ZH_GAME_CHECKERS,
  ZH_GAME_INTERNATIONAL,
} ZhGameKind;

#define ZH_N_GAME_KINDS 6

/**
 * zh_game_kind_is_chess:
 *
 * Returns: whether it is chess of either kind
 */
gboolean zh_game_kind_is_chess (ZhGameKind kind);

/**
 * zh_game_kind_get_draughts:
 * @kind: not chess
 *
 * Returns: its rules
 */
ZhDraughtsVariant zh_game_kind_get_draughts (ZhGameKind kind);

/**
 * ZhGameLine:
 * @kind: the game
 * @chess: (nullable): positions and moves of chess
 * @positions: (nullable) (element-type ZhDraughtsPosition): those of draughts, the start first
 * @moves: (nullable) (element-type ZhDraughtsMove): those of draughts
 */
typedef struct
{
  ZhGameKind   kind;
  ZhChessGame *chess;
  GArray      *positions;
  GArray      *moves;
} ZhGameLine;

/**
 * zh_game_line_new:
 * @fen: (nullable): FEN or PDN FEN of the start; %NULL or "" for the initial position
 * @error: %ZH_ERROR_INPUT, as the game's own parser
 *
 * Returns: (transfer full): a line without moves
 */
ZhGameLine *zh_game_line_new (ZhGameKind  kind,
                              const char *fen,
                              GError    **error);
ZhGameLine *zh_game_line_new_chess (ZhGameKind             kind,
                                    const ZhChessPosition *start);
ZhGameLine *zh_game_line_new_draughts (ZhGameKind                kind,
                                       const ZhDraughtsPosition *start);
void        zh_game_line_free (ZhGameLine *self);

/**
 * zh_game_line_new_from_men:
 * @kind: chess or Chess960
 * @men: from a1: a letter of FEN for each man, 0 for an empty square
 * @rest: the fields of FEN behind the men, such as "w KQ - 0 1"
 * @error: %ZH_ERROR_INPUT, as zh_chess_position_parse()
 *
 * Returns: (transfer full): a line without moves
 */
ZhGameLine *zh_game_line_new_from_men (ZhGameKind  kind,
                                       const char  men[64],
                                       const char *rest,
                                       GError    **error);

/* Half-moves played. */
guint zh_game_line_get_n_plies (const ZhGameLine *self);

/**
 * zh_game_line_get_chess / zh_game_line_get_draughts:
 * @ply: 0 is the start
 *
 * Returns: (transfer none): the position after that many plies; valid until the next move
 */
const ZhChessPosition    *zh_game_line_get_chess (const ZhGameLine *self,
                                                  guint             ply);
const ZhDraughtsPosition *zh_game_line_get_draughts (const ZhGameLine *self,
                                                     guint             ply);

/**
 * zh_game_line_is_black_to_move:
 * @ply: 0 is the start
 *
 * Returns: whether Black moves after @ply half-moves
 */
gboolean zh_game_line_is_black_to_move (const ZhGameLine *self,
                                        guint             ply);

/**
 * zh_game_line_get_move_number:
 * @ply: from 1
 *
 * Returns: number of the move that this ply belongs to, as a score sheet has it
 */
int zh_game_line_get_move_number (const ZhGameLine *self,
                                  guint             ply);

/**
 * zh_game_line_play_text:
 * @text: one move as somebody wrote it
 * @letters: see zh_chess_move_parse(); not used by draughts
 * @lookalike: (out) (optional): whether letters of the other alphabet were forgiven
 * @error: %ZH_ERROR_INPUT with the reason and its article; the line stays as it was
 *
 * Returns: whether the move was played
 */
gboolean zh_game_line_play_text (ZhGameLine    *self,
                                 const char    *text,
                                 ZhPieceLetters letters,
                                 gboolean      *lookalike,
                                 GError       **error);

/**
 * zh_game_line_format_moves:
 * @from: ply before the first move
 * @to: last ply
 *
 * Returns: (transfer full): "12. Nf3 d5 13. c4", numbers as on a score sheet
 */
char *zh_game_line_format_moves (const ZhGameLine *self,
                                 guint             from,
                                 guint             to,
                                 ZhPieceLetters    letters) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_game_line_format_position:
 *
 * Returns: (transfer full): FEN or PDN FEN after that many plies
 */
char *zh_game_line_format_position (const ZhGameLine *self,
                                    guint             ply) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhGameLine, zh_game_line_free)

G_END_DECLS
