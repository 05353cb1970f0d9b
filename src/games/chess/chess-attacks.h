/* Where pieces reach on an empty or a filled board. Tables are made at first use. */
#pragma once

#include "chess-position.h"

G_BEGIN_DECLS

#define ZH_BIT(square) (G_GUINT64_CONSTANT (1) << (square))

typedef struct
{
  guint64 knight[64];
  guint64 king[64];
  guint64 pawn[2][64]; /* squares a pawn of that colour attacks */
  guint64 between[64][64];
  guint64 line[64][64]; /* the whole line through two squares, 0 when they share none */
  guint64 file_mask[64];
  guint64 diagonal_mask[64];
  guint64 antidiagonal_mask[64];
  guint8  rank_attacks[8][64];
} ZhChessAttacks;

/**
 * zh_chess_attacks_get:
 *
 * Returns: (transfer none): the tables, made once
 */
const ZhChessAttacks *zh_chess_attacks_get (void);

/**
 * zh_chess_attacks_rook / zh_chess_attacks_bishop:
 * @tables: of zh_chess_attacks_get()
 * @square: where the piece stands
 * @occupied: all pieces
 *
 * Returns: squares attacked, the first piece in each direction included
 */
guint64 zh_chess_attacks_rook (const ZhChessAttacks *tables,
                               int                   square,
                               guint64               occupied);
guint64 zh_chess_attacks_bishop (const ZhChessAttacks *tables,
                                 int                   square,
                                 guint64               occupied);

/**
 * zh_chess_attacks_piece:
 * @tables: of zh_chess_attacks_get()
 * @piece: of any kind; %ZH_CHESS_EMPTY attacks nothing
 * @side: whose it is, which only a pawn asks
 * @square: where it stands
 * @occupied: all pieces
 *
 * Returns: squares attacked, the first piece in each direction included
 */
guint64 zh_chess_attacks_piece (const ZhChessAttacks *tables,
                                ZhChessPiece          piece,
                                ZhChessSide           side,
                                int                   square,
                                guint64               occupied);

static inline int
zh_bit_first (guint64 set)
{
  return __builtin_ctzll (set);
}

static inline int
zh_bit_count (guint64 set)
{
  return __builtin_popcountll (set);
}

G_END_DECLS
