/* A position of draughts on 64 or 100 squares and everything that may be played in it. A
 * position is a plain value: making a move gives a new one.
 *
 * Squares are the dark ones, numbered from 1 row by row from Black's side, as PDN does: on 64
 * squares 1 is b8 and 32 is g1, on 100 squares 46 is White's left corner.
 *
 * Sources: Ukrainian draughts rules, part II (64) and part III (100).
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ZH_DRAUGHTS_MAX_SQUARES 50
#define ZH_DRAUGHTS_MAX_STOPS 22

/**
 * ZhDraughtsVariant:
 * @ZH_DRAUGHTS_RUSSIAN: 64 squares, flying kings, any line of capture
 * @ZH_DRAUGHTS_BRAZILIAN: 64 squares, as international
 * @ZH_DRAUGHTS_CHECKERS: 64 squares, kings of one step, men capture forward, Black begins
 * @ZH_DRAUGHTS_INTERNATIONAL: 100 squares, flying kings, most pieces must be captured
 */
typedef enum
{
  ZH_DRAUGHTS_RUSSIAN,
  ZH_DRAUGHTS_BRAZILIAN,
  ZH_DRAUGHTS_CHECKERS,
  ZH_DRAUGHTS_INTERNATIONAL,
} ZhDraughtsVariant;

/**
 * zh_draughts_variant_parse:
 * @text: "russian", "brazilian", "checkers", "english" or "international"
 *
 * Returns: whether @text is a variant
 */
gboolean zh_draughts_variant_parse (const char        *text,
                                    ZhDraughtsVariant *variant);

/**
 * ZhDraughtsUnit:
 *
 * What stands on a square.
 */
typedef enum
{
  ZH_DRAUGHTS_EMPTY,
  ZH_DRAUGHTS_WHITE_MAN,
  ZH_DRAUGHTS_WHITE_KING,
  ZH_DRAUGHTS_BLACK_MAN,
  ZH_DRAUGHTS_BLACK_KING,
} ZhDraughtsUnit;

/**
 * ZhDraughtsPosition:
 * @units: #ZhDraughtsUnit by square − 1
 * @black_to_move: whose move it is
 */
typedef struct
{
  ZhDraughtsVariant variant;
  guint8            units[ZH_DRAUGHTS_MAX_SQUARES];
  gboolean          black_to_move;
} ZhDraughtsPosition;

/**
 * ZhDraughtsMove:
 * @stops: (array length=n_stops): squares, from 1: where it begins, where it stops on its
 *   way, where it ends
 * @captured: a bit for each square (bit 0 is square 1) whose unit is taken; 0 for a quiet move
 * @crowns: whether the unit has become a king
 */
typedef struct
{
  guint8   stops[ZH_DRAUGHTS_MAX_STOPS];
  guint8   n_stops;
  gboolean crowns;
  guint64  captured;
} ZhDraughtsMove;

/* Squares of the board: 32 or 50. */
int zh_draughts_variant_get_n_squares (ZhDraughtsVariant variant);

/* Whether squares are written by letter and digit, "c3", not by number. */
gboolean zh_draughts_variant_uses_letters (ZhDraughtsVariant variant);

/* The initial position of @variant. */
void zh_draughts_position_init (ZhDraughtsPosition *self,
                                ZhDraughtsVariant   variant);

/**
 * zh_draughts_position_parse:
 * @fen: PDN FEN: "W:W21-32:B1-12", "B:Wb4,Kd2:Ba5"; K before a king; numbers or, on 64 squares, letters
 * @error: %ZH_ERROR_INPUT, naming what was expected and the remedy
 */
gboolean zh_draughts_position_parse (ZhDraughtsPosition *self,
                                     ZhDraughtsVariant   variant,
                                     const char         *fen,
                                     GError            **error);

/**
 * zh_draughts_position_format:
 *
 * Returns: (transfer full): PDN FEN with numbers
 */
char *zh_draughts_position_format (const ZhDraughtsPosition *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_draughts_position_generate:
 * @moves: (element-type ZhDraughtsMove): emptied, then filled with the legal moves. A capture
 *   stands once for each start, end and set of captured units (II.3, III.3)
 */
void zh_draughts_position_generate (const ZhDraughtsPosition *self,
                                    GArray                   *moves);

/**
 * zh_draughts_position_play:
 * @move: one of its legal moves
 *
 * Returns: the position after it
 */
ZhDraughtsPosition zh_draughts_position_play (const ZhDraughtsPosition *self,
                                              const ZhDraughtsMove     *move);

/* Whether the same men stand there and the same side moves. */
gboolean zh_draughts_position_equal (const ZhDraughtsPosition *a,
                                     const ZhDraughtsPosition *b);

/**
 * zh_draughts_perft:
 *
 * Returns: how many sequences of @depth legal moves there are
 */
guint64 zh_draughts_perft (const ZhDraughtsPosition *self,
                           int                       depth);

/* Row, from 0 at Black's side, and column, from 0 at White's left, of a square from 1. */
int zh_draughts_get_row (ZhDraughtsVariant variant,
                         int               square);
int zh_draughts_get_column (ZhDraughtsVariant variant,
                            int               square);

/**
 * zh_draughts_get_square:
 *
 * Returns: the number of a dark square, 0 when there is none
 */
int zh_draughts_get_square (ZhDraughtsVariant variant,
                            int               row,
                            int               column);

G_END_DECLS
