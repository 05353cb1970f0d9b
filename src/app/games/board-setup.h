/* A position while it is being set up: men on squares, whose move it is, rights to castle. It
 * may be impossible for as long as hands are on it; only when asked does it become a line of
 * play, or say what is missing.
 */
#pragma once

#include "board-diagram.h"
#include "game-line.h"
#include "tournament.h"

G_BEGIN_DECLS

/**
 * ZhBoardSetup:
 * @kind: the game
 * @diagram: the men; its marks are not used
 * @black_to_move: whose move it is
 * @castling: by side, first to the h-side, then to the a-side; chess only
 * @en_passant: square behind a pawn that has just made a double step, %ZH_CHESS_NO_SQUARE
 */
typedef struct
{
  ZhGameKind kind;
  ZhDiagram  diagram;
  gboolean   black_to_move;
  gboolean   castling[2][2];
  int        en_passant;
} ZhBoardSetup;

/**
 * zh_board_setup_clear:
 *
 * Empties the board of @kind; the side that begins in that game is to move.
 */
void zh_board_setup_clear (ZhBoardSetup *self,
                           ZhGameKind    kind);

/**
 * zh_board_setup_read:
 *
 * Takes over the position after @ply half-moves of @line.
 */
void zh_board_setup_read (ZhBoardSetup     *self,
                          const ZhGameLine *line,
                          guint             ply);

/* Whether no man stands on it. */
gboolean zh_board_setup_is_empty (const ZhBoardSetup *self);

/**
 * zh_board_setup_place:
 * @index: a square of the diagram
 *
 * Puts a man there, or none. Rights that need what stood there are lost; in draughts nothing
 * is put on a light square.
 */
void zh_board_setup_place (ZhBoardSetup *self,
                           int           index,
                           ZhDiagramUnit unit,
                           gboolean      black);

/**
 * zh_board_setup_may_castle:
 * @side: whose king
 * @wing: 0 to the h-side, 1 to the a-side
 *
 * Returns: whether king and rook stand where they can still castle from
 */
gboolean zh_board_setup_may_castle (const ZhBoardSetup *self,
                                    ZhChessSide         side,
                                    int                 wing);

/**
 * zh_board_setup_may_capture_en_passant:
 *
 * Returns: whether a pawn stands where a double step would have brought it
 */
gboolean zh_board_setup_may_capture_en_passant (const ZhBoardSetup *self);

/**
 * zh_board_setup_make_line:
 * @error: %ZH_ERROR_INPUT with what is missing or impossible
 *
 * Returns: (transfer full): the position as a line without moves
 */
ZhGameLine *zh_board_setup_make_line (const ZhBoardSetup *self,
                                      GError            **error);

/**
 * zh_board_setup_format:
 *
 * Returns: (transfer full): the position after @ply half-moves as an arbiter reads it best: few
 *   men as a list, many as FEN
 */
char *zh_board_setup_format (const ZhGameLine *line,
                             guint             ply) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_board_setup_get_kind:
 * @tournament: (nullable): whose sport it is
 *
 * Returns: the game that is played there, chess without a tournament
 */
ZhGameKind zh_board_setup_get_kind (const ZhTournament *tournament);

G_END_DECLS
