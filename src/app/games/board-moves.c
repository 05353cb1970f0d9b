#include "config.h"

#include "board-moves.h"

#include "draughts-notation.h"

/* What is done with each legal move: its squares, and how to write it. */
typedef void (*MoveWork) (int      from,
                          int      to,
                          int      other_to,
                          gpointer move,
                          gpointer data);

static int
get_castling_target (ZhChessMove move)
{
  return (move.from & 56) + (move.to > move.from ? 6 : 2);
}

static void
for_each_chess (const ZhChessPosition *position,
                MoveWork               work,
                gpointer               data)
{
  ZhChessMove moves[ZH_CHESS_MAX_MOVES];
  gsize       n = zh_chess_position_generate (position, moves);

  for (gsize i = 0; i < n; i++)
    {
      int to = zh_diagram_from_chess_square (moves[i].to);

      work (zh_diagram_from_chess_square (moves[i].from), to, moves[i].castling ? zh_diagram_from_chess_square (get_castling_target (moves[i])) : to, &moves[i], data);
    }
}

static void
for_each_draughts (const ZhDraughtsPosition *position,
                   MoveWork                  work,
                   gpointer                  data)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove));

  zh_draughts_position_generate (position, moves);
  for (guint i = 0; i < moves->len; i++)
    {
      ZhDraughtsMove *move = &g_array_index (moves, ZhDraughtsMove, i);
      int             to = zh_diagram_from_draughts_square (position->variant, move->stops[move->n_stops - 1]);

      work (zh_diagram_from_draughts_square (position->variant, move->stops[0]), to, to, move, data);
    }
}

static void
for_each_move (const ZhGameLine *line,
               guint             ply,
               MoveWork          work,
               gpointer          data)
{
  if (line->chess != NULL)
    for_each_chess (zh_game_line_get_chess (line, ply), work, data);
  else
    for_each_draughts (zh_game_line_get_draughts (line, ply), work, data);
}

typedef struct
{
  const ZhGameLine *line;
  guint             ply;
  int               from;
  int               to;
  ZhPieceLetters    letters;
  GPtrArray        *texts;
} Search;

static void
add_text (int      from,
          int      to,
          int      other_to,
          gpointer move,
          gpointer data)
{
  Search *search = data;

  if (from != search->from || (search->to != ZH_DIAGRAM_NO_SQUARE && to != search->to && other_to != search->to))
    return;
  if (search->line->chess != NULL)
    g_ptr_array_add (search->texts, zh_chess_move_format (zh_game_line_get_chess (search->line, search->ply), *(ZhChessMove *) move, ZH_NOTATION_SHORT, search->letters));
  else
    g_ptr_array_add (search->texts, zh_draughts_move_format (zh_game_line_get_draughts (search->line, search->ply), move));
}

GPtrArray *
zh_board_moves_find (const ZhGameLine *line,
                     guint             ply,
                     int               from,
                     int               to,
                     ZhPieceLetters    letters)
{
  Search search = { line, ply, from, to, letters, g_ptr_array_new_with_free_func (g_free) };

  for_each_move (line, ply, add_text, &search);
  return search.texts;
}

void
zh_board_moves_init_diagram (const ZhGameLine *line,
                             guint             ply,
                             ZhDiagram        *diagram)
{
  if (line->chess != NULL)
    zh_diagram_init_chess (diagram, zh_game_line_get_chess (line, ply));
  else
    zh_diagram_init_draughts (diagram, zh_game_line_get_draughts (line, ply));
}

typedef struct
{
  int        from;
  ZhDiagram *diagram;
} Marking;

static void
mark_target (int      from,
             int      to,
             int      other_to,
             gpointer move,
             gpointer data)
{
  Marking *marking = data;

  if (from == marking->from)
    marking->diagram->squares[other_to].marks |= ZH_DIAGRAM_MARK_TARGET;
}

void
zh_board_moves_mark_targets (const ZhGameLine *line,
                             guint             ply,
                             int               from,
                             ZhDiagram        *diagram)
{
  Marking marking = { from, diagram };

  for_each_move (line, ply, mark_target, &marking);
}

void
zh_board_moves_mark_last (const ZhGameLine *line,
                          guint             ply,
                          ZhDiagram        *diagram)
{
  if (ply == 0)
    return;
  if (line->chess != NULL)
    {
      ZhChessMove move = g_array_index (line->chess->moves, ZhChessMove, ply - 1);

      diagram->squares[zh_diagram_from_chess_square (move.from)].marks |= ZH_DIAGRAM_MARK_MOVED;
      diagram->squares[zh_diagram_from_chess_square (move.castling ? get_castling_target (move) : move.to)].marks |= ZH_DIAGRAM_MARK_MOVED;
    }
  else
    {
      const ZhDraughtsMove *move = &g_array_index (line->moves, ZhDraughtsMove, ply - 1);

      for (int i = 0; i < move->n_stops; i++)
        diagram->squares[zh_diagram_from_draughts_square (zh_game_line_get_draughts (line, 0)->variant, move->stops[i])].marks |= ZH_DIAGRAM_MARK_MOVED;
    }
}
