#include "config.h"

#include "game-line.h"

#include "draughts-notation.h"

static const struct
{
  gboolean          is_chess;
  ZhDraughtsVariant draughts;
} kinds[ZH_N_GAME_KINDS] = {
  [ZH_GAME_CHESS] = { TRUE, 0 },
  [ZH_GAME_CHESS960] = { TRUE, 0 },
  [ZH_GAME_RUSSIAN] = { FALSE, ZH_DRAUGHTS_RUSSIAN },
  [ZH_GAME_BRAZILIAN] = { FALSE, ZH_DRAUGHTS_BRAZILIAN },
  [ZH_GAME_CHECKERS] = { FALSE, ZH_DRAUGHTS_CHECKERS },
  [ZH_GAME_INTERNATIONAL] = { FALSE, ZH_DRAUGHTS_INTERNATIONAL },
};

gboolean
zh_game_kind_is_chess (ZhGameKind kind)
{
  return kinds[kind].is_chess;
}

ZhDraughtsVariant
zh_game_kind_get_draughts (ZhGameKind kind)
{
  g_assert (!kinds[kind].is_chess);
  return kinds[kind].draughts;
}

ZhGameLine *
zh_game_line_new_chess (ZhGameKind             kind,
                        const ZhChessPosition *start)
{
  ZhGameLine     *self = g_new0 (ZhGameLine, 1);
  ZhChessPosition first = *start;

  first.chess960 = first.chess960 || kind == ZH_GAME_CHESS960;
  self->kind = kind;
  self->chess = zh_chess_game_new (&first);
  return self;
}

ZhGameLine *
zh_game_line_new_draughts (ZhGameKind                kind,
                           const ZhDraughtsPosition *start)
{
  ZhGameLine *self = g_new0 (ZhGameLine, 1);

  self->kind = kind;
  self->positions = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsPosition));
  self->moves = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove));
  g_array_append_val (self->positions, *start);
  return self;
}

ZhGameLine *
zh_game_line_new (ZhGameKind  kind,
                  const char *fen,
                  GError    **error)
{
  gboolean           is_initial = fen == NULL || *fen == '\0';
  ZhChessPosition    chess;
  ZhDraughtsPosition draughts;

  if (kinds[kind].is_chess)
    {
      if (is_initial)
        zh_chess_position_init (&chess);
      else if (!zh_chess_position_parse (&chess, fen, error))
        return NULL;
      return zh_game_line_new_chess (kind, &chess);
    }
  if (is_initial)
    zh_draughts_position_init (&draughts, kinds[kind].draughts);
  else if (!zh_draughts_position_parse (&draughts, kinds[kind].draughts, fen, error))
    return NULL;
  return zh_game_line_new_draughts (kind, &draughts);
}

ZhGameLine *
zh_game_line_new_from_men (ZhGameKind  kind,
                           const char  men[64],
                           const char *rest,
                           GError    **error)
{
  g_autoptr (GString) fen = g_string_new (NULL);

  for (int rank = 7; rank >= 0; rank--)
    {
      int n_empty = 0;

      for (int file = 0; file < 8; file++)
        {
          char man = men[rank * 8 + file];

          n_empty += man == 0 ? 1 : 0;
          if (n_empty > 0 && (man != 0 || file == 7))
            {
              g_string_append_printf (fen, "%d", n_empty);
              n_empty = 0;
            }
          if (man != 0)
            g_string_append_c (fen, man);
        }
      g_string_append_c (fen, rank > 0 ? '/' : ' ');
    }
  g_string_append (fen, rest);
  return zh_game_line_new (kind, fen->str, error);
}

void
zh_game_line_free (ZhGameLine *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->chess, zh_chess_game_free);
  g_clear_pointer (&self->positions, g_array_unref);
  g_clear_pointer (&self->moves, g_array_unref);
  g_free (self);
}

guint
zh_game_line_get_n_plies (const ZhGameLine *self)
{
  return self->chess != NULL ? self->chess->moves->len : self->moves->len;
}

const ZhChessPosition *
zh_game_line_get_chess (const ZhGameLine *self,
                        guint             ply)
{
  g_assert (self->chess != NULL && ply < self->chess->positions->len);
  return &g_array_index (self->chess->positions, ZhChessPosition, ply);
}

const ZhDraughtsPosition *
zh_game_line_get_draughts (const ZhGameLine *self,
                           guint             ply)
{
  g_assert (self->positions != NULL && ply < self->positions->len);
  return &g_array_index (self->positions, ZhDraughtsPosition, ply);
}

gboolean
zh_game_line_is_black_to_move (const ZhGameLine *self,
                               guint             ply)
{
  return self->chess != NULL ? zh_game_line_get_chess (self, ply)->side == ZH_CHESS_BLACK
                             : zh_game_line_get_draughts (self, ply)->black_to_move;
}

/* In checkers Black's move comes first on the sheet. */
static gboolean
is_second_to_move (const ZhGameLine *self,
                   guint             ply)
{
  return zh_game_line_is_black_to_move (self, ply) != (self->kind == ZH_GAME_CHECKERS);
}

int
zh_game_line_get_move_number (const ZhGameLine *self,
                              guint             ply)
{
  int first = self->chess != NULL ? zh_game_line_get_chess (self, 0)->move_number : 1;

  return first + ((int) ply - 1 + (is_second_to_move (self, 0) ? 1 : 0)) / 2;
}

gboolean
zh_game_line_play_text (ZhGameLine    *self,
                        const char    *text,
                        ZhPieceLetters letters,
                        gboolean      *lookalike,
                        GError       **error)
{
  guint              last = zh_game_line_get_n_plies (self);
  ZhChessMove        chess;
  ZhDraughtsMove     draughts;
  ZhDraughtsPosition next;

  if (lookalike != NULL)
    *lookalike = FALSE;
  if (self->chess != NULL)
    {
      if (!zh_chess_move_parse (zh_game_line_get_chess (self, last), text, letters, &chess, lookalike, error))
        return FALSE;
      zh_chess_game_play (self->chess, chess);
      return TRUE;
    }
  if (!zh_draughts_move_parse (zh_game_line_get_draughts (self, last), text, &draughts, error))
    return FALSE;
  next = zh_draughts_position_play (zh_game_line_get_draughts (self, last), &draughts);
  g_array_append_val (self->moves, draughts);
  g_array_append_val (self->positions, next);
  return TRUE;
}

/* The move that led to @ply, from 1, in short notation. */
static char *
format_move (const ZhGameLine *self,
             guint             ply,
             ZhPieceLetters    letters)
{
  g_assert (ply >= 1 && ply <= zh_game_line_get_n_plies (self));
  if (self->chess != NULL)
    return zh_chess_move_format (zh_game_line_get_chess (self, ply - 1),
                                 g_array_index (self->chess->moves, ZhChessMove, ply - 1), ZH_NOTATION_SHORT, letters);
  return zh_draughts_move_format (zh_game_line_get_draughts (self, ply - 1), &g_array_index (self->moves, ZhDraughtsMove, ply - 1));
}

char *
zh_game_line_format_moves (const ZhGameLine *self,
                           guint             from,
                           guint             to,
                           ZhPieceLetters    letters)
{
  GString *text = g_string_new (NULL);

  for (guint ply = from + 1; ply <= to; ply++)
    {
      g_autofree char *move = format_move (self, ply, letters);
      gboolean         second = is_second_to_move (self, ply - 1);

      g_string_append (text, text->len > 0 ? " " : "");
      if (!second || ply == from + 1)
        g_string_append_printf (text, "%d.%s ", zh_game_line_get_move_number (self, ply), second ? ".." : "");
      g_string_append (text, move);
    }
  return g_string_free (text, FALSE);
}

char *
zh_game_line_format_position (const ZhGameLine *self,
                              guint             ply)
{
  return self->chess != NULL ? zh_chess_position_format (zh_game_line_get_chess (self, ply))
                             : zh_draughts_position_format (zh_game_line_get_draughts (self, ply));
}
