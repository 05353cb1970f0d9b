#include "config.h"

#include "solution-text.h"

#include <string.h>

typedef struct
{
  GPtrArray     *lines;
  ZhPieceLetters letters;
  ZhNotation     notation;
} Writer;

/* "2. " before a move of who began, "2... " before the other's where a line begins with it. */
static void
append_number (GString *line,
               int      ply)
{
  if (line->len > 0 && line->str[line->len - 1] != ' ')
    g_string_append_c (line, ' ');
  if (ply % 2 == 0)
    g_string_append_printf (line, "%d. ", ply / 2 + 1);
  else if (strchr (line->str, '.') == NULL)
    g_string_append_printf (line, "%d... ", ply / 2 + 1);
}

static void
append_move (const Writer          *self,
             GString               *line,
             const ZhChessPosition *position,
             const ZhSolutionNode  *node,
             int                    ply,
             ZhChessPosition       *next)
{
  append_number (line, ply);
  if (node->kind == ZH_SOLUTION_THREAT)
    {
      g_string_append_c (line, '~');
      *next = *position;
      next->side = (guint8) (1 - next->side);
      next->en_passant = ZH_CHESS_NO_SQUARE;
    }
  else
    {
      g_autofree char *move = zh_chess_move_format (position, node->move, self->notation, self->letters);

      g_string_append (line, move);
      zh_chess_position_play (position, node->move, next);
    }
}

static void
write_defence (const Writer          *self,
               const ZhChessPosition *position,
               const ZhSolutionNode  *defence,
               int                    ply)
{
  int indent = ply / 2 * 2 + 2;

  for (guint i = 0; i < MAX (defence->next->len, 1); i++)
    {
      const ZhSolutionNode *way = i < defence->next->len ? g_ptr_array_index (defence->next, i) : NULL;
      GString              *line = g_string_new (NULL);
      ZhChessPosition       after;
      ZhChessPosition       next;

      append_move (self, line, position, defence, ply, &after);
      if (way != NULL)
        append_move (self, line, &after, way, ply + 1, &next);
      for (int blank = 0; blank < indent; blank++)
        g_string_prepend_c (line, ' ');
      g_ptr_array_add (self->lines, g_string_free (line, FALSE));
      for (guint k = 0; way != NULL && k < way->next->len; k++)
        write_defence (self, &next, g_ptr_array_index (way->next, k), ply + 2);
    }
}

static void
write_key (const Writer          *self,
           const ZhChessPosition *position,
           const ZhSolutionNode  *key,
           gboolean               with_tree)
{
  GString        *line = g_string_new (NULL);
  ZhChessPosition next;

  append_move (self, line, position, key, 0, &next);
  g_string_append_c (line, '!');
  g_ptr_array_add (self->lines, g_string_free (line, FALSE));
  for (guint i = 0; with_tree && i < key->next->len; i++)
    write_defence (self, &next, g_ptr_array_index (key->next, i), 1);
}

/* Each line from the beginning: who reads it need not look above. */
static void
write_help (const Writer          *self,
            const ZhChessPosition *position,
            const GPtrArray       *nodes,
            int                    ply,
            const char            *before)
{
  for (guint i = 0; i < nodes->len; i++)
    {
      const ZhSolutionNode *node = g_ptr_array_index (nodes, i);
      g_autoptr (GString) line = g_string_new (before);
      ZhChessPosition next;

      append_move (self, line, position, node, ply, &next);
      if (node->next->len == 0)
        g_ptr_array_add (self->lines, g_strdup (line->str));
      else
        write_help (self, &next, node->next, ply + 1, line->str);
    }
}

static GPtrArray *
format (const ZhChessSolution *self,
        ZhPieceLetters         letters,
        gboolean               with_tree)
{
  Writer writer = { g_ptr_array_new_with_free_func (g_free), letters, ZH_NOTATION_SHORT };

  if (self->task.goal == ZH_CHESS_GOAL_HELPMATE)
    write_help (&writer, &self->position, self->roots, self->task.half ? 1 : 0, "");
  else
    for (guint i = 0; i < self->roots->len; i++)
      write_key (&writer, &self->position, g_ptr_array_index (self->roots, i), with_tree);
  return writer.lines;
}

GPtrArray *
zh_chess_solution_format_keys (const ZhChessSolution *self,
                               ZhPieceLetters         letters)
{
  return format (self, letters, FALSE);
}

GPtrArray *
zh_chess_solution_format_tree (const ZhChessSolution *self,
                               ZhPieceLetters         letters)
{
  return format (self, letters, TRUE);
}

/* @node is a move of the solver, with which @line ends; @left moves of his are still to be written. */
static void
write_sheet (const Writer          *self,
             const ZhChessPosition *position,
             const ZhSolutionNode  *node,
             int                    ply,
             int                    left,
             const char            *line)
{
  gboolean goes_on = FALSE;

  for (guint i = 0; left > 0 && i < node->next->len; i++)
    {
      const ZhSolutionNode *defence = g_ptr_array_index (node->next, i);
      const ZhSolutionNode *way = defence->next->len > 0 ? g_ptr_array_index (defence->next, 0) : NULL;
      g_autoptr (GString) longer = g_string_new (line);
      ZhChessPosition after;
      ZhChessPosition next;

      /* One that ends sooner is not asked for. */
      if (way == NULL || way->length != node->length - 1)
        continue;
      append_move (self, longer, position, defence, ply, &after);
      append_move (self, longer, &after, way, ply + 1, &next);
      write_sheet (self, &next, way, ply + 2, left - 1, longer->str);
      goes_on = TRUE;
    }
  if (!goes_on)
    g_ptr_array_add (self->lines, g_strdup (line));
}

GPtrArray *
zh_chess_solution_format_sheet (const ZhChessSolution *self,
                                ZhPieceLetters         letters)
{
  Writer writer = { g_ptr_array_new_with_free_func (g_free), letters, ZH_NOTATION_SHORT };
  int    unwritten = self->task.goal == ZH_CHESS_GOAL_MATE ? 2 : 1;

  if (self->task.goal == ZH_CHESS_GOAL_HELPMATE)
    write_help (&writer, &self->position, self->roots, self->task.half ? 1 : 0, "");
  for (guint i = 0; self->task.goal != ZH_CHESS_GOAL_HELPMATE && i < self->roots->len; i++)
    {
      const ZhSolutionNode *key = g_ptr_array_index (self->roots, i);
      g_autoptr (GString) line = g_string_new (NULL);
      ZhChessPosition next;

      append_move (&writer, line, &self->position, key, 0, &next);
      write_sheet (&writer, &next, key, 1, key->length - unwritten, line->str);
    }
  return writer.lines;
}

GPtrArray *
zh_chess_solution_format_set_play (const ZhChessSolution *self,
                                   ZhPieceLetters         letters)
{
  Writer          writer = { g_ptr_array_new_with_free_func (g_free), letters, ZH_NOTATION_SHORT };
  ZhChessPosition passed = self->position;

  passed.side = (guint8) (1 - passed.side);
  passed.en_passant = ZH_CHESS_NO_SQUARE;
  if (self->set_roots != NULL)
    write_help (&writer, &passed, self->set_roots, self->task.half ? 2 : 1, "");
  return writer.lines;
}
