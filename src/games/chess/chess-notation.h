/* Chess moves as text: short and long algebraic in English, Ukrainian and Russian letters,
 * and the numeric notation of correspondence play.
 */
#pragma once

#include "chess-position.h"

G_BEGIN_DECLS

/**
 * ZhNotation:
 * @ZH_NOTATION_SHORT: "Nf3", "exd5", castling, "e8=Q+" (SAN)
 * @ZH_NOTATION_LONG: "Ng1-f3", "e4xd5", castling, "e7-e8=Q+"
 * @ZH_NOTATION_NUMERIC: "7163", castling as the king's move, a fifth digit for a promotion:
 *   1 queen, 2 rook, 3 bishop, 4 knight (order 988, article 58)
 */
typedef enum
{
  ZH_NOTATION_SHORT,
  ZH_NOTATION_LONG,
  ZH_NOTATION_NUMERIC,
} ZhNotation;

/**
 * ZhPieceLetters:
 * @ZH_LETTERS_ENGLISH: K Q R B N, castling O-O as PGN has it
 * @ZH_LETTERS_UKRAINIAN: Кр Ф Т С К, castling 0-0 (Ukrainian chess rules, С13)
 * @ZH_LETTERS_RUSSIAN: Кр Ф Л С К, castling 0-0 (order 988, 17.12)
 */
typedef enum
{
  ZH_LETTERS_ENGLISH,
  ZH_LETTERS_UKRAINIAN,
  ZH_LETTERS_RUSSIAN,
} ZhPieceLetters;

/**
 * zh_piece_letters_parse:
 * @code: "en", "uk" or "ru"
 *
 * Returns: whether @code is one of them
 */
gboolean zh_piece_letters_parse (const char     *code,
                                 ZhPieceLetters *letters);

/**
 * zh_piece_letters_guess:
 * @text: moves of one sheet
 *
 * Returns: the letters to read @text in: Cyrillic anywhere makes it a Cyrillic sheet, on which
 *   a Latin K is a slip for К
 */
ZhPieceLetters zh_piece_letters_guess (const char *text);

/**
 * zh_piece_letters_get_sign:
 *
 * Returns: (transfer none): how the piece is written, "" for a pawn
 */
const char *zh_piece_letters_get_sign (ZhPieceLetters letters,
                                       ZhChessPiece   piece);

/**
 * zh_chess_move_format:
 * @position: where @move is legal
 * @move: the move
 * @notation: how to write it
 * @letters: whose pieces; not used by the numeric notation
 *
 * Returns: (transfer full): the move, with + or # in the algebraic notations
 */
char *zh_chess_move_format (const ZhChessPosition *position,
                            ZhChessMove            move,
                            ZhNotation             notation,
                            ZhPieceLetters         letters) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_chess_move_parse:
 * @position: where it is to be played
 * @text: one move in any of the notations and letters, with or without x, +, #, !, ?, e.p.;
 *   0-0 or O-O
 * @letters: the letters that a doubtful sign is read in first: a Latin K is a king in English
 *   and stands for the knight К on a Cyrillic sheet
 * @move: (out): untouched on failure
 * @lookalike: (out) (optional): whether letters of the other alphabet were forgiven
 * @error: %ZH_ERROR_INPUT with the reason and its article: unreadable, illegal, ambiguous, a
 *   promotion without piece
 *
 * Returns: whether exactly one legal move is meant
 */
gboolean zh_chess_move_parse (const ZhChessPosition *position,
                              const char            *text,
                              ZhPieceLetters         letters,
                              ZhChessMove           *move,
                              gboolean              *lookalike,
                              GError               **error);

G_END_DECLS
