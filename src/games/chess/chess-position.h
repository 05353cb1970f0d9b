/* A position of chess or Chess960 and everything that may be played in it. Bitboards: square
 * 0 is a1, 7 is h1, 63 is h8. A position is a plain value: making a move gives a new one.
 *
 * Castling is kept as the square of the rook that may still castle, so that one rule serves
 * chess and Chess960 (Laws of 2009, Appendix F).
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ZH_CHESS_MAX_MOVES 256
#define ZH_CHESS_NO_SQUARE 64

/**
 * ZhChessPiece:
 * @ZH_CHESS_EMPTY: as a promotion: none
 */
typedef enum
{
  ZH_CHESS_PAWN,
  ZH_CHESS_KNIGHT,
  ZH_CHESS_BISHOP,
  ZH_CHESS_ROOK,
  ZH_CHESS_QUEEN,
  ZH_CHESS_KING,
  ZH_CHESS_EMPTY,
} ZhChessPiece;

/**
 * ZhChessSide:
 *
 * Index of a colour.
 */
typedef enum
{
  ZH_CHESS_WHITE,
  ZH_CHESS_BLACK,
} ZhChessSide;

/**
 * ZhChessMove:
 * @from: square the piece leaves
 * @to: square it reaches; in castling the square of the castling rook
 * @promotion: #ZhChessPiece, %ZH_CHESS_EMPTY without promotion
 * @castling: whether it is castling
 */
typedef struct
{
  guint8 from;
  guint8 to;
  guint8 promotion;
  guint8 castling;
} ZhChessMove;

/**
 * ZhChessPosition:
 * @pieces: by #ZhChessPiece, both colours
 * @colours: by #ZhChessSide
 * @board: #ZhChessPiece by square
 * @king: king's square by side
 * @castling_rook: by side, first the rook on the h-side, then on the a-side of the king;
 *   %ZH_CHESS_NO_SQUARE when the right is lost
 * @en_passant: square behind a pawn that has just made a double step, else
 *   %ZH_CHESS_NO_SQUARE; kept whether or not anybody can capture there
 * @side: who is to move
 * @chess960: write castling rights by file letter
 * @half_moves: half-moves since the last capture or pawn move
 * @move_number: as in FEN, from 1
 */
typedef struct
{
  guint64 pieces[6];
  guint64 colours[2];
  guint8  board[64];
  guint8  king[2];
  guint8  castling_rook[2][2];
  guint8  en_passant;
  guint8  side;
  guint8  chess960;
  int     half_moves;
  int     move_number;
} ZhChessPosition;

/**
 * zh_chess_position_init:
 * @self: (out caller-allocates): set to the initial position of chess
 */
void zh_chess_position_init (ZhChessPosition *self);

/**
 * zh_chess_position_parse:
 * @self: (out caller-allocates): the position
 * @fen: FEN; castling rights as KQkq (X-FEN: the outermost rook) or by file letter; the last
 *   two fields may be missing
 * @error: %ZH_ERROR_INPUT, naming the field, what was expected and the remedy
 *
 * Refuses what cannot be a position: not one king a side, pawns on the first or last rank,
 * a right to castle without king and rook. The side that is not to move may stand in check:
 * an illegal move may have led there (7.5), and the king is never captured.
 *
 * Returns: whether @fen was understood
 */
gboolean zh_chess_position_parse (ZhChessPosition *self,
                                  const char      *fen,
                                  GError         **error);

/**
 * zh_chess_position_format:
 *
 * Returns: (transfer full): FEN; the en passant square only where a pawn can legally capture
 */
char *zh_chess_position_format (const ZhChessPosition *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_chess_position_generate:
 * @self: a position
 * @moves: (out caller-allocates) (array): room for %ZH_CHESS_MAX_MOVES moves
 *
 * Returns: how many legal moves there are, each exactly once
 */
gsize zh_chess_position_generate (const ZhChessPosition *self,
                                  ZhChessMove           *moves);

/**
 * zh_chess_position_has_move:
 *
 * Returns: whether there is any legal move; it costs less than all of them
 */
gboolean zh_chess_position_has_move (const ZhChessPosition *self);

/**
 * zh_chess_position_play:
 * @self: a position
 * @move: one of its legal moves
 * @next: (out caller-allocates): the position after it; may not be @self
 */
void zh_chess_position_play (const ZhChessPosition *self,
                             ZhChessMove            move,
                             ZhChessPosition       *next);

/**
 * zh_chess_position_get_attackers:
 * @square: any
 * @by: whose pieces
 *
 * Returns: the pieces of @by that attack @square, pinned ones too
 */
guint64 zh_chess_position_get_attackers (const ZhChessPosition *self,
                                         int                    square,
                                         ZhChessSide            by);

/* Whether the king of the side to move is attacked. */
gboolean zh_chess_position_is_check (const ZhChessPosition *self);

/**
 * zh_chess_position_is_capture:
 *
 * Returns: whether @move takes something, en passant included
 */
gboolean zh_chess_position_is_capture (const ZhChessPosition *self,
                                       ZhChessMove            move);

/**
 * zh_chess_position_can_capture_en_passant:
 *
 * Returns: whether a legal capture en passant exists: only then does the square tell two
 *   positions apart (9.2.2)
 */
gboolean zh_chess_position_can_capture_en_passant (const ZhChessPosition *self);

/**
 * zh_chess_position_equal:
 *
 * Returns: whether both are the same position in the sense of article 9.2.2: same pieces,
 *   same side to move, same possible moves (castling rights, en passant)
 */
gboolean zh_chess_position_equal (const ZhChessPosition *a,
                                  const ZhChessPosition *b);

/**
 * zh_chess_perft:
 * @self: a position
 * @depth: 0 or more
 *
 * Returns: how many sequences of @depth legal moves there are
 */
guint64 zh_chess_perft (const ZhChessPosition *self,
                        int                    depth);

G_END_DECLS
