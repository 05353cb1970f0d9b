#include "config.h"

#include "board-setup.h"

#include <glib/gi18n.h>

#include "board-units.h"
#include "errors.h"
#include "position-text.h"

static const char fen_letters[] = {
  [ZH_DIAGRAM_PAWN] = 'p',
  [ZH_DIAGRAM_KNIGHT] = 'n',
  [ZH_DIAGRAM_BISHOP] = 'b',
  [ZH_DIAGRAM_ROOK] = 'r',
  [ZH_DIAGRAM_QUEEN] = 'q',
  [ZH_DIAGRAM_KING] = 'k',
};

void
zh_board_setup_clear (ZhBoardSetup *self,
                      ZhGameKind    kind)
{
  *self = (ZhBoardSetup){ .kind = kind, .en_passant = ZH_CHESS_NO_SQUARE, .black_to_move = kind == ZH_GAME_CHECKERS };
  if (zh_game_kind_is_chess (kind))
    {
      ZhChessPosition position = { .castling_rook = { { ZH_CHESS_NO_SQUARE, ZH_CHESS_NO_SQUARE }, { ZH_CHESS_NO_SQUARE, ZH_CHESS_NO_SQUARE } } };

      for (int square = 0; square < 64; square++)
        position.board[square] = ZH_CHESS_EMPTY;
      zh_diagram_init_chess (&self->diagram, &position);
    }
  else
    {
      const ZhDraughtsPosition position = { .variant = zh_game_kind_get_draughts (kind) };

      zh_diagram_init_draughts (&self->diagram, &position);
    }
}

void
zh_board_setup_read (ZhBoardSetup     *self,
                     const ZhGameLine *line,
                     guint             ply)
{
  zh_board_setup_clear (self, line->kind);
  self->black_to_move = zh_game_line_is_black_to_move (line, ply);
  if (line->chess == NULL)
    {
      zh_diagram_init_draughts (&self->diagram, zh_game_line_get_draughts (line, ply));
      return;
    }
  zh_diagram_init_chess (&self->diagram, zh_game_line_get_chess (line, ply));
  for (int side = 0; side < 2; side++)
    for (int wing = 0; wing < 2; wing++)
      self->castling[side][wing] = zh_game_line_get_chess (line, ply)->castling_rook[side][wing] != ZH_CHESS_NO_SQUARE;
  self->en_passant = zh_game_line_get_chess (line, ply)->en_passant;
}

gboolean
zh_board_setup_is_empty (const ZhBoardSetup *self)
{
  for (int i = 0; i < self->diagram.n_rows * self->diagram.n_rows; i++)
    if (self->diagram.squares[i].unit != ZH_DIAGRAM_EMPTY)
      return FALSE;
  return TRUE;
}

void
zh_board_setup_place (ZhBoardSetup *self,
                      int           index,
                      ZhDiagramUnit unit,
                      gboolean      black)
{
  ZhDiagramSquare *square = &self->diagram.squares[index];

  if (self->diagram.is_draughts && zh_diagram_to_draughts_square (zh_game_kind_get_draughts (self->kind), index) == 0)
    return;
  self->en_passant = ZH_CHESS_NO_SQUARE;
  *square = (ZhDiagramSquare){ unit, unit != ZH_DIAGRAM_EMPTY && black, 0 };
  for (int side = 0; side < 2; side++)
    for (int wing = 0; wing < 2; wing++)
      self->castling[side][wing] = self->castling[side][wing] && zh_board_setup_may_castle (self, side, wing);
}

/* The man of @side on a square counted from a1. */
static ZhDiagramUnit
get_unit (const ZhBoardSetup *self,
          ZhChessSide         side,
          int                 square)
{
  const ZhDiagramSquare *found = &self->diagram.squares[zh_diagram_from_chess_square (square)];

  return found->black == (side == ZH_CHESS_BLACK) ? found->unit : ZH_DIAGRAM_EMPTY;
}

gboolean
zh_board_setup_may_castle (const ZhBoardSetup *self,
                           ZhChessSide         side,
                           int                 wing)
{
  int      home = side == ZH_CHESS_BLACK ? 56 : 0;
  int      king = -1;
  gboolean rook = FALSE;

  if (!zh_game_kind_is_chess (self->kind))
    return FALSE;
  for (int file = 0; file < 8; file++)
    if (get_unit (self, side, home + file) == ZH_DIAGRAM_KING)
      king = file;
  if (self->kind == ZH_GAME_CHESS)
    return king == 4 && get_unit (self, side, home + (wing == 0 ? 7 : 0)) == ZH_DIAGRAM_ROOK;
  for (int file = 0; file < 8 && king >= 0; file++)
    rook = rook || ((wing == 0 ? file > king : file < king) && get_unit (self, side, home + file) == ZH_DIAGRAM_ROOK);
  return rook;
}

gboolean
zh_board_setup_may_capture_en_passant (const ZhBoardSetup *self)
{
  ZhChessSide side = self->black_to_move ? ZH_CHESS_WHITE : ZH_CHESS_BLACK;
  int         rank = side == ZH_CHESS_WHITE ? 3 : 4;

  if (!zh_game_kind_is_chess (self->kind))
    return FALSE;
  for (int file = 0; file < 8; file++)
    if (get_unit (self, side, rank * 8 + file) == ZH_DIAGRAM_PAWN)
      return TRUE;
  return FALSE;
}

static ZhGameLine *
make_chess (const ZhBoardSetup *self,
            GError            **error)
{
  char men[64] = { 0 };
  g_autoptr (GString) rest = g_string_new (self->black_to_move ? "b " : "w ");
  gboolean any = FALSE;

  for (int i = 0; i < 64; i++)
    {
      const ZhDiagramSquare *square = &self->diagram.squares[i];

      if (square->unit != ZH_DIAGRAM_EMPTY)
        men[zh_diagram_to_chess_square (i)] = square->black ? fen_letters[square->unit] : g_ascii_toupper (fen_letters[square->unit]);
    }
  for (int i = 0; i < 4; i++)
    if (self->castling[i / 2][i % 2])
      {
        g_string_append_c (rest, "KQkq"[i]);
        any = TRUE;
      }
  g_string_append (rest, any ? " " : "- ");
  if (self->en_passant != ZH_CHESS_NO_SQUARE)
    g_string_append_printf (rest, "%c%c 0 1", 'a' + self->en_passant % 8, '1' + self->en_passant / 8);
  else
    g_string_append (rest, "- 0 1");
  return zh_game_line_new_from_men (self->kind, men, rest->str, error);
}

static ZhGameLine *
make_draughts (const ZhBoardSetup *self)
{
  ZhDraughtsPosition position = { .variant = zh_game_kind_get_draughts (self->kind), .black_to_move = self->black_to_move };

  for (int square = 1; square <= zh_draughts_variant_get_n_squares (position.variant); square++)
    {
      const ZhDiagramSquare *from = &self->diagram.squares[zh_diagram_from_draughts_square (position.variant, square)];

      if (from->unit == ZH_DIAGRAM_MAN)
        position.units[square - 1] = from->black ? ZH_DRAUGHTS_BLACK_MAN : ZH_DRAUGHTS_WHITE_MAN;
      else if (from->unit == ZH_DIAGRAM_CROWNED_MAN)
        position.units[square - 1] = from->black ? ZH_DRAUGHTS_BLACK_KING : ZH_DRAUGHTS_WHITE_KING;
    }
  return zh_game_line_new_draughts (self->kind, &position);
}

ZhGameLine *
zh_board_setup_make_line (const ZhBoardSetup *self,
                          GError            **error)
{
  if (zh_board_setup_is_empty (self))
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("The board is empty"));
  return zh_game_kind_is_chess (self->kind) ? make_chess (self, error) : make_draughts (self);
}

/* Above this many men a list is harder to read than FEN. */
#define MAX_LISTED 12

char *
zh_board_setup_format (const ZhGameLine *line,
                       guint             ply)
{
  g_autofree char *list = zh_position_text_format (line, ply, zh_piece_letters_get_screen ());
  int              n_blanks = 0;

  for (const char *at = list; *at != '\0'; at++)
    n_blanks += *at == ' ' ? 1 : 0;
  return n_blanks <= MAX_LISTED ? g_steal_pointer (&list) : zh_game_line_format_position (line, ply);
}

ZhGameKind
zh_board_setup_get_kind (const ZhTournament *tournament)
{
  static const ZhGameKind kinds[] = {
    [ZH_SPORT_CHESS] = ZH_GAME_CHESS,
    [ZH_SPORT_DRAUGHTS_RUSSIAN] = ZH_GAME_RUSSIAN,
    [ZH_SPORT_DRAUGHTS_BRAZILIAN] = ZH_GAME_BRAZILIAN,
    [ZH_SPORT_CHECKERS] = ZH_GAME_CHECKERS,
    [ZH_SPORT_DRAUGHTS_INTERNATIONAL] = ZH_GAME_INTERNATIONAL,
  };

  return tournament != NULL ? kinds[tournament->sport] : ZH_GAME_CHESS;
}
