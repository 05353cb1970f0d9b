/* The moves of a game in any variant, read from what somebody typed or a file holds, checked
 * against the rules and written again in one form. The common door to chess and draughts for
 * those who keep games and print them.
 */
#pragma once

#include "chess-notation.h"
#include "game-records.h"

G_BEGIN_DECLS

/**
 * ZhGameScore:
 * @start: the position the moves begin from, FEN or PDN FEN, "" for the initial one
 * @moves: (element-type utf8): in the notation of PGN ("Nf3", "e8=Q+") or PDN ("32-28", "c3xe5")
 * @positions: (element-type utf8): FEN or PDN FEN of the start and after each move
 * @second_begins: whether the side that moves second in the initial position makes the first of @moves
 * @first_number: number of the first move
 */
typedef struct
{
  char      *start;
  GPtrArray *moves;
  GPtrArray *positions;
  gboolean   second_begins;
  int        first_number;
} ZhGameScore;

/**
 * zh_game_score_new:
 * @variant: see zh_game_variant_is_known()
 * @start: (nullable): FEN or PDN FEN; %NULL or "" for the tag FEN of @record, or the initial position
 * @record: moves in any notation and letters that zh_chess_move_parse() and
 *   zh_draughts_move_parse() know
 * @error: %ZH_ERROR_INPUT with line, ply and reason of the first move that cannot be played
 *
 * Returns: (transfer full): the game
 */
ZhGameScore *zh_game_score_new (const char         *variant,
                                const char         *start,
                                const ZhGameRecord *record,
                                GError            **error);

/**
 * zh_game_score_parse:
 * @text: PGN or PDN of one game, or its moves alone
 * @error: as zh_game_score_new(); also where @text holds several games, or none
 *
 * Returns: (transfer full): the game
 */
ZhGameScore *zh_game_score_parse (const char *variant,
                                  const char *start,
                                  const char *text,
                                  GError    **error);
void         zh_game_score_free (ZhGameScore *self);

/**
 * zh_game_score_format_moves:
 *
 * Returns: (transfer full): the moves, a blank between
 */
char *zh_game_score_format_moves (const ZhGameScore *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_game_score_write_in:
 * @letters: whose pieces
 *
 * From now on the moves are written as a sheet in these letters has them, castling 0-0 in Cyrillic ones (С13; order
 * 988, 17.12). What is written so is for readers: PGN knows English letters alone. Draughts have no pieces to name.
 */
void zh_game_score_write_in (ZhGameScore   *self,
                             ZhPieceLetters letters);

/**
 * zh_game_score_append_movetext:
 * @text: gets the moves with their numbers, in lines shorter than 80 signs
 * @result: such as "1-0" or "*", put behind the last move
 *
 * The movetext of PGN and PDN, with a line break at the end.
 */
void zh_game_score_append_movetext (const ZhGameScore *self,
                                    const char        *result,
                                    GString           *text);

/**
 * zh_game_position_normalise:
 * @fen: FEN or PDN FEN
 * @error: %ZH_ERROR_INPUT
 *
 * Returns: (transfer full): the position as this program writes it
 */
char *zh_game_position_normalise (const char *variant,
                                  const char *fen,
                                  GError    **error);

/**
 * zh_game_position_is_black_to_move:
 * @fen: FEN or PDN FEN that can be read
 *
 * Returns: whether Black moves there
 */
gboolean zh_game_position_is_black_to_move (const char *variant,
                                            const char *fen);

/**
 * zh_game_move_play:
 * @fen: the position
 * @text: one move as somebody wrote it
 * @after: (out) (optional): FEN after the move
 * @error: %ZH_ERROR_INPUT with the reason why it is no legal move
 *
 * Returns: (transfer full): the move in the form of #ZhGameScore
 */
char *zh_game_move_play (const char *variant,
                         const char *fen,
                         const char *text,
                         char      **after,
                         GError    **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhGameScore, zh_game_score_free)

G_END_DECLS
