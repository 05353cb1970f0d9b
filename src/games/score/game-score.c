#include "config.h"

#include "game-score.h"

#include <glib/gi18n.h>
#include <string.h>

#include "chess-notation.h"
#include "draughts-notation.h"
#include "errors.h"

#define LINE_LENGTH 79

/* One position of either game. */
typedef struct
{
  gboolean           is_chess;
  gboolean           is_chess960;
  ZhDraughtsVariant  variant;
  ZhPieceLetters     letters;
  ZhChessPosition    chess;
  ZhDraughtsPosition draughts;
} Board;

static gboolean
is_known_variant (const char *variant)
{
  ZhDraughtsVariant draughts;

  return strcmp (variant, "chess") == 0 || strcmp (variant, "chess960") == 0 || zh_draughts_variant_parse (variant, &draughts);
}

static gboolean
board_init (Board      *self,
            const char *variant,
            const char *fen,
            GError    **error)
{
  gboolean is_initial = fen == NULL || *fen == '\0';

  g_assert (is_known_variant (variant));
  self->is_chess960 = strcmp (variant, "chess960") == 0;
  self->is_chess = self->is_chess960 || strcmp (variant, "chess") == 0;
  self->letters = ZH_LETTERS_ENGLISH;
  if (!self->is_chess)
    {
      zh_draughts_variant_parse (variant, &self->variant);
      if (!is_initial)
        return zh_draughts_position_parse (&self->draughts, self->variant, fen, error);
      zh_draughts_position_init (&self->draughts, self->variant);
      return TRUE;
    }
  if (is_initial)
    zh_chess_position_init (&self->chess);
  else if (!zh_chess_position_parse (&self->chess, fen, error))
    return FALSE;
  if (self->is_chess960)
    self->chess.chess960 = TRUE;
  return TRUE;
}

static char *
board_format (const Board *self)
{
  return self->is_chess ? zh_chess_position_format (&self->chess) : zh_draughts_position_format (&self->draughts);
}

/* Black moves first in checkers, White everywhere else. */
static gboolean
board_is_second_to_move (const Board *self)
{
  if (self->is_chess)
    return self->chess.side == ZH_CHESS_BLACK;
  return self->draughts.black_to_move != (self->variant == ZH_DRAUGHTS_CHECKERS);
}

/* Plays what is written and gives it in our form; %NULL with @error where it is not legal. */
static char *
board_play (Board      *self,
            const char *text,
            GError    **error)
{
  char *written;

  if (self->is_chess)
    {
      ZhChessPosition before = self->chess;
      ZhChessMove     move;

      if (!zh_chess_move_parse (&before, text, self->letters, &move, NULL, error))
        return NULL;
      written = zh_chess_move_format (&before, move, ZH_NOTATION_SHORT, ZH_LETTERS_ENGLISH);
      zh_chess_position_play (&before, move, &self->chess);
    }
  else
    {
      ZhDraughtsMove move;

      if (!zh_draughts_move_parse (&self->draughts, text, &move, error))
        return NULL;
      written = zh_draughts_move_format (&self->draughts, &move);
      self->draughts = zh_draughts_position_play (&self->draughts, &move);
    }
  return written;
}

static gboolean
play_moves (ZhGameScore        *self,
            Board              *board,
            const ZhGameRecord *record,
            GError            **error)
{
  for (guint i = 0; i < record->moves->len; i++)
    {
      char *move = board_play (board, g_ptr_array_index (record->moves, i), error);

      if (move == NULL)
        {
          g_prefix_error (error, _ ("Line %1$d, half-move %2$u: "), g_array_index (record->move_lines, int, i), i + 1);
          return FALSE;
        }
      g_ptr_array_add (self->moves, move);
      g_ptr_array_add (self->positions, board_format (board));
    }
  return TRUE;
}

/* The start is "" where it is the one every game begins from. */
static void
set_start (ZhGameScore *self,
           const char  *variant,
           const Board *board)
{
  Board            usual;
  g_autofree char *usual_text = NULL;
  const char      *text = g_ptr_array_index (self->positions, 0);

  board_init (&usual, variant, NULL, NULL);
  usual_text = board_format (&usual);
  self->start = g_strdup (strcmp (text, usual_text) != 0 ? text : "");
  self->second_begins = board_is_second_to_move (board);
  self->first_number = board->is_chess ? MAX (board->chess.move_number, 1) : 1;
}

ZhGameScore *
zh_game_score_new (const char         *variant,
                   const char         *start,
                   const ZhGameRecord *record,
                   GError            **error)
{
  g_autoptr (ZhGameScore) self = g_new0 (ZhGameScore, 1);
  const char *fen = start != NULL && *start != '\0' ? start : zh_game_record_get_tag (record, "FEN");
  Board       board;

  self->moves = g_ptr_array_new_with_free_func (g_free);
  self->positions = g_ptr_array_new_with_free_func (g_free);
  if (!board_init (&board, variant, fen, error))
    return NULL;
  for (guint i = 0; i < record->moves->len && board.letters == ZH_LETTERS_ENGLISH; i++)
    board.letters = zh_piece_letters_guess (g_ptr_array_index (record->moves, i));
  g_ptr_array_add (self->positions, board_format (&board));
  set_start (self, variant, &board);
  return play_moves (self, &board, record, error) ? g_steal_pointer (&self) : NULL;
}

ZhGameScore *
zh_game_score_parse (const char *variant,
                     const char *start,
                     const char *text,
                     GError    **error)
{
  g_autoptr (GPtrArray) records = zh_game_records_parse (text, error);

  if (records == NULL)
    return NULL;
  if (records->len == 0)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("There is no move in this text. Give the moves, or a PGN or PDN file of one game"));
  if (records->len > 1)
    return zh_fail_null (error, ZH_ERROR_INPUT,
                         g_dngettext (NULL, "The text holds %u game. Give one game at a time", "The text holds %u games. Give one game at a time", records->len),
                         records->len);
  return zh_game_score_new (variant, start, g_ptr_array_index (records, 0), error);
}

void
zh_game_score_free (ZhGameScore *self)
{
  if (self == NULL)
    return;
  g_free (self->start);
  g_clear_pointer (&self->moves, g_ptr_array_unref);
  g_clear_pointer (&self->positions, g_ptr_array_unref);
  g_free (self);
}

char *
zh_game_score_format_moves (const ZhGameScore *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->moves->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", (char *) g_ptr_array_index (self->moves, i));
  return g_string_free (text, FALSE);
}

static void
append_word (GString    *text,
             gsize      *line_start,
             const char *word)
{
  if (text->len > *line_start && text->len - *line_start + 1 + strlen (word) > LINE_LENGTH)
    {
      g_string_append_c (text, '\n');
      *line_start = text->len;
    }
  else if (text->len > *line_start)
    {
      g_string_append_c (text, ' ');
    }
  g_string_append (text, word);
}

static char *
write_move (const char    *move,
            ZhPieceLetters letters)
{
  static const struct
  {
    char         sign;
    ZhChessPiece piece;
  } pieces[] = { { 'K', ZH_CHESS_KING }, { 'Q', ZH_CHESS_QUEEN }, { 'R', ZH_CHESS_ROOK }, { 'B', ZH_CHESS_BISHOP }, { 'N', ZH_CHESS_KNIGHT } };
  GString *text = g_string_new (NULL);

  for (; *move != '\0'; move++)
    {
      gsize i = 0;

      while (i < G_N_ELEMENTS (pieces) && pieces[i].sign != *move)
        i++;
      if (i < G_N_ELEMENTS (pieces))
        g_string_append (text, zh_piece_letters_get_sign (letters, pieces[i].piece));
      else
        g_string_append_c (text, *move == 'O' && letters != ZH_LETTERS_ENGLISH ? '0' : *move);
    }
  return g_string_free (text, FALSE);
}

void
zh_game_score_write_in (ZhGameScore   *self,
                        ZhPieceLetters letters)
{
  for (guint i = 0; i < self->moves->len; i++)
    {
      char *move = g_ptr_array_index (self->moves, i);

      self->moves->pdata[i] = write_move (move, letters);
      g_free (move);
    }
}

void
zh_game_score_append_movetext (const ZhGameScore *self,
                               const char        *result,
                               GString           *text)
{
  gsize line_start = text->len;

  for (guint i = 0; i < self->moves->len; i++)
    {
      guint            half_move = i + (self->second_begins ? 1 : 0);
      int              number = self->first_number + (int) half_move / 2;
      g_autofree char *label = NULL;

      if (half_move % 2 == 0)
        label = g_strdup_printf ("%d.", number);
      else if (i == 0)
        label = g_strdup_printf ("%d...", number);
      if (label != NULL)
        append_word (text, &line_start, label);
      append_word (text, &line_start, g_ptr_array_index (self->moves, i));
    }
  append_word (text, &line_start, result);
  g_string_append_c (text, '\n');
}

char *
zh_game_position_normalise (const char *variant,
                            const char *fen,
                            GError    **error)
{
  Board board;

  return board_init (&board, variant, fen, error) ? board_format (&board) : NULL;
}

gboolean
zh_game_position_is_black_to_move (const char *variant,
                                   const char *fen)
{
  Board board;

  if (!board_init (&board, variant, fen, NULL))
    return FALSE;
  return board.is_chess ? board.chess.side == ZH_CHESS_BLACK : board.draughts.black_to_move;
}

char *
zh_game_move_play (const char *variant,
                   const char *fen,
                   const char *text,
                   char      **after,
                   GError    **error)
{
  Board board;
  char *move;

  if (!board_init (&board, variant, fen, error))
    return NULL;
  board.letters = zh_piece_letters_guess (text);
  move = board_play (&board, text, error);
  if (move != NULL && after != NULL)
    *after = board_format (&board);
  return move;
}
