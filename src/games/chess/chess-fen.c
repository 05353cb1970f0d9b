/* Positions as text: FEN, X-FEN and Shredder-FEN in, FEN out. */
#include "config.h"

#include "chess-position.h"

#include <glib/gi18n.h>
#include <string.h>

#include "chess-attacks.h"
#include "errors.h"
#include "text-lines.h"

static const char piece_letters[] = "pnbrqk";

void
zh_chess_position_init (ZhChessPosition *self)
{
  gboolean understood = zh_chess_position_parse (self, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", NULL);

  g_assert (understood);
}

static gboolean
refuse (GError    **error,
        const char *message)
{
  return zh_fail (error, ZH_ERROR_INPUT, "FEN: %s", message);
}

static gboolean
place_piece (ZhChessPosition *self,
             int              square,
             char             letter)
{
  const char *found = strchr (piece_letters, g_ascii_tolower (letter));
  int         side = g_ascii_isupper (letter) ? ZH_CHESS_WHITE : ZH_CHESS_BLACK;

  if (letter == '\0' || found == NULL)
    return FALSE;
  self->board[square] = (guint8) (found - piece_letters);
  self->pieces[self->board[square]] |= ZH_BIT (square);
  self->colours[side] |= ZH_BIT (square);
  if (self->board[square] == ZH_CHESS_KING)
    self->king[side] = (guint8) square;
  return TRUE;
}

static gboolean
parse_pieces (ZhChessPosition *self,
              const char      *text,
              GError         **error)
{
  int rank = 7;
  int file = 0;

  memset (self->board, ZH_CHESS_EMPTY, sizeof self->board);
  for (; *text != '\0'; text++)
    {
      if (*text == '/' && file == 8 && rank > 0)
        {
          rank--;
          file = 0;
        }
      else if (*text >= '1' && *text <= '8' && file + (*text - '0') <= 8)
        {
          file += *text - '0';
        }
      else if (file < 8 && place_piece (self, rank * 8 + file, *text))
        {
          file++;
        }
      else
        {
          return refuse (error, _ ("the first field must hold eight ranks of eight squares, pieces as KQRBNP and kqrbnp, empty squares as digits"));
        }
    }
  if (rank != 0 || file != 8)
    return refuse (error, _ ("the first field ends too early; give all eight ranks, each of eight squares"));

  for (int side = 0; side < 2; side++)
    if (zh_bit_count (self->pieces[ZH_CHESS_KING] & self->colours[side]) != 1)
      return refuse (error, _ ("each side must have exactly one king"));
  if (self->pieces[ZH_CHESS_PAWN] & G_GUINT64_CONSTANT (0xFF000000000000FF))
    return refuse (error, _ ("a pawn cannot stand on the first or the last rank"));
  return TRUE;
}

/* The rook meant by K or Q: the outermost one on that side of the king (X-FEN). */
static int
find_outermost_rook (const ZhChessPosition *self,
                     int                    side,
                     int                    wing)
{
  int king = self->king[side];
  int base = king & 56;
  int step = wing == 0 ? -1 : 1;

  for (int square = base + (wing == 0 ? 7 : 0); square != king; square += step)
    if (self->board[square] == ZH_CHESS_ROOK && (self->colours[side] & ZH_BIT (square)))
      return square;
  return ZH_CHESS_NO_SQUARE;
}

static gboolean
parse_castling_letter (ZhChessPosition *self,
                       char             letter)
{
  int  side = g_ascii_isupper (letter) ? ZH_CHESS_WHITE : ZH_CHESS_BLACK;
  int  base = side == ZH_CHESS_WHITE ? 0 : 56;
  int  king = self->king[side];
  int  rook = ZH_CHESS_NO_SQUARE;
  char lower = g_ascii_tolower (letter);

  if ((king & 56) != base)
    return FALSE;
  if (lower == 'k' || lower == 'q')
    {
      rook = find_outermost_rook (self, side, lower == 'k' ? 0 : 1);
    }
  else if (lower >= 'a' && lower <= 'h')
    {
      rook = base + (lower - 'a');
      self->chess960 = TRUE;
    }
  if (rook == ZH_CHESS_NO_SQUARE || self->board[rook] != ZH_CHESS_ROOK || !(self->colours[side] & ZH_BIT (rook)))
    return FALSE;

  self->castling_rook[side][rook > king ? 0 : 1] = (guint8) rook;
  if (king % 8 != 4 || (rook % 8 != 0 && rook % 8 != 7))
    self->chess960 = TRUE;
  return TRUE;
}

static gboolean
parse_castling (ZhChessPosition *self,
                const char      *text,
                GError         **error)
{
  memset (self->castling_rook, ZH_CHESS_NO_SQUARE, sizeof self->castling_rook);
  if (strcmp (text, "-") == 0)
    return TRUE;

  for (const char *at = text; *at != '\0'; at++)
    if (at - text >= 4 || !parse_castling_letter (self, *at))
      return refuse (error, _ ("the third field gives castling rights: letters of KQkq or the rooks’ files, with king and rook in place, or “-”"));
  return TRUE;
}

static gboolean
parse_en_passant (ZhChessPosition *self,
                  const char      *text,
                  GError         **error)
{
  int     square;
  int     pawn;
  int     origin;
  guint64 occupied = self->colours[0] | self->colours[1];

  self->en_passant = ZH_CHESS_NO_SQUARE;
  if (strcmp (text, "-") == 0)
    return TRUE;
  if (strlen (text) != 2 || text[0] < 'a' || text[0] > 'h' || text[1] != (self->side == ZH_CHESS_WHITE ? '6' : '3'))
    return refuse (error, _ ("the fourth field must be “-” or the square behind the pawn that has just made a double step"));

  square = (text[1] - '1') * 8 + text[0] - 'a';
  pawn = square + (self->side == ZH_CHESS_WHITE ? -8 : 8);
  origin = square + (self->side == ZH_CHESS_WHITE ? 8 : -8);
  if (self->board[pawn] != ZH_CHESS_PAWN || !(self->colours[1 - self->side] & ZH_BIT (pawn)) || (occupied & (ZH_BIT (square) | ZH_BIT (origin))))
    return refuse (error, _ ("no pawn has just passed over the square of the fourth field; write “-” there"));
  self->en_passant = (guint8) square;
  return TRUE;
}

static gboolean
parse_counters (ZhChessPosition *self,
                char           **fields,
                guint            n_fields,
                GError         **error)
{
  gint64 half_moves = 0;
  gint64 move_number = 1;

  if (n_fields > 4 && !zh_text_parse_int (fields[4], 0, 10000, &half_moves))
    return refuse (error, _ ("the fifth field must be the number of half-moves since the last capture or pawn move"));
  if (n_fields > 5 && !zh_text_parse_int (fields[5], 0, 100000, &move_number))
    return refuse (error, _ ("the sixth field must be the number of the move"));
  self->half_moves = (int) half_moves;
  self->move_number = (int) MAX (move_number, 1);
  return TRUE;
}

gboolean
zh_chess_position_parse (ZhChessPosition *self,
                         const char      *fen,
                         GError         **error)
{
  g_autofree char *stripped = g_strstrip (g_strdup (fen));
  g_auto (GStrv) fields = NULL;
  guint           n_fields;
  ZhChessPosition parsed = { 0 };

  g_strdelimit (stripped, "\t_", ' ');
  fields = g_strsplit (stripped, " ", -1);
  n_fields = g_strv_length (fields);
  if (n_fields < 4 || n_fields > 6)
    return refuse (error, _ ("expected pieces, side to move, castling rights and en passant square, with blanks between them"));

  if (!parse_pieces (&parsed, fields[0], error))
    return FALSE;
  if (strcmp (fields[1], "w") != 0 && strcmp (fields[1], "b") != 0)
    return refuse (error, _ ("the second field must be w or b, the side to move"));
  parsed.side = fields[1][0] == 'w' ? ZH_CHESS_WHITE : ZH_CHESS_BLACK;
  if (!parse_castling (&parsed, fields[2], error) || !parse_en_passant (&parsed, fields[3], error) || !parse_counters (&parsed, fields, n_fields, error))
    return FALSE;

  *self = parsed;
  return TRUE;
}

static void
append_pieces (const ZhChessPosition *self,
               GString               *text)
{
  for (int rank = 7; rank >= 0; rank--)
    {
      int empty = 0;

      for (int file = 0; file < 8; file++)
        {
          int square = rank * 8 + file;

          if (self->board[square] == ZH_CHESS_EMPTY)
            {
              empty++;
              continue;
            }
          if (empty > 0)
            g_string_append_printf (text, "%d", empty);
          empty = 0;
          g_string_append_c (text, (self->colours[ZH_CHESS_WHITE] & ZH_BIT (square)) ? g_ascii_toupper (piece_letters[self->board[square]]) : piece_letters[self->board[square]]);
        }
      if (empty > 0)
        g_string_append_printf (text, "%d", empty);
      if (rank > 0)
        g_string_append_c (text, '/');
    }
}

static void
append_castling (const ZhChessPosition *self,
                 GString               *text)
{
  gsize before = text->len;

  for (int side = 0; side < 2; side++)
    for (int wing = 0; wing < 2; wing++)
      {
        int  rook = self->castling_rook[side][wing];
        char letter;

        if (rook == ZH_CHESS_NO_SQUARE)
          continue;
        letter = self->chess960 ? (char) ('a' + rook % 8) : wing == 0 ? 'k'
                                                                      : 'q';
        g_string_append_c (text, side == ZH_CHESS_WHITE ? g_ascii_toupper (letter) : letter);
      }
  if (text->len == before)
    g_string_append_c (text, '-');
}

char *
zh_chess_position_format (const ZhChessPosition *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  append_pieces (self, text);
  g_string_append (text, self->side == ZH_CHESS_WHITE ? " w " : " b ");
  append_castling (self, text);
  if (zh_chess_position_can_capture_en_passant (self))
    g_string_append_printf (text, " %c%c", 'a' + self->en_passant % 8, '1' + self->en_passant / 8);
  else
    g_string_append (text, " -");
  g_string_append_printf (text, " %d %d", self->half_moves, self->move_number);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
