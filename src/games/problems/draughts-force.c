#include "config.h"

#include "draughts-force.h"

#include <string.h>

/* How often somebody who waits is asked whether he still does. */
#define PATIENCE 1024

ZhDraughtsForce *
zh_draughts_force_new (const ZhDraughtsTask *task,
                       guint64               limit,
                       GCancellable         *cancellable)
{
  ZhDraughtsForce *self = g_new0 (ZhDraughtsForce, 1);

  self->task = *task;
  self->limit = limit;
  self->cancellable = cancellable != NULL ? g_object_ref (cancellable) : NULL;
  self->table = zh_problem_table_new ();
  self->lists = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  return self;
}

void
zh_draughts_force_free (ZhDraughtsForce *self)
{
  zh_problem_table_free (self->table);
  g_ptr_array_unref (self->lists);
  g_clear_object (&self->cancellable);
  g_free (self);
}

/* A list for each depth of the recursion, kept from one question to the next. */
static GArray *
get_list (ZhDraughtsForce *self,
          guint            depth)
{
  while (self->lists->len <= depth)
    g_ptr_array_add (self->lists, g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove)));
  return g_ptr_array_index (self->lists, depth);
}

ZhProblemKey
zh_draughts_problem_key (const ZhDraughtsPosition *position)
{
  guint64      words[(ZH_DRAUGHTS_MAX_SQUARES + 7) / 8 + 1] = { 0 };
  ZhProblemKey key = { G_GUINT64_CONSTANT (0x243F6A8885A308D3), G_GUINT64_CONSTANT (0x13198A2E03707344) };

  memcpy (words, position->units, ZH_DRAUGHTS_MAX_SQUARES);
  words[G_N_ELEMENTS (words) - 1] = position->black_to_move ? 1 : 0;
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    {
      key.place = (key.place ^ words[i]) * G_GUINT64_CONSTANT (0x9E3779B97F4A7C15);
      key.place ^= key.place >> 29;
      key.check = (key.check ^ words[i]) * G_GUINT64_CONSTANT (0xD6E8FEB86659FD93);
      key.check ^= key.check >> 29;
    }
  return key;
}

static gboolean
count_position (ZhDraughtsForce *self)
{
  self->n_positions++;
  if (self->n_positions > self->limit ||
      (self->n_positions % PATIENCE == 0 && self->cancellable != NULL && g_cancellable_is_cancelled (self->cancellable)))
    self->stopped = TRUE;
  return !self->stopped;
}

gboolean
zh_draughts_is_locked (const ZhDraughtsPosition *position,
                       int                       men,
                       int                       kings)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove));
  guint8 man = position->black_to_move ? ZH_DRAUGHTS_BLACK_MAN : ZH_DRAUGHTS_WHITE_MAN;
  guint8 king = position->black_to_move ? ZH_DRAUGHTS_BLACK_KING : ZH_DRAUGHTS_WHITE_KING;

  for (int i = 0; i < ZH_DRAUGHTS_MAX_SQUARES; i++)
    {
      men -= position->units[i] == man ? 1 : 0;
      kings -= position->units[i] == king ? 1 : 0;
    }
  zh_draughts_position_generate (position, moves);
  return moves->len == 0 && men == 0 && kings == 0;
}

static gboolean
is_done (const ZhDraughtsForce    *self,
         const ZhDraughtsPosition *position)
{
  return self->task.goal != ZH_DRAUGHTS_GOAL_LOCK || zh_draughts_is_locked (position, self->task.men, self->task.kings);
}

static int find (ZhDraughtsForce          *self,
                 const ZhDraughtsPosition *position,
                 int                       moves,
                 guint                     depth);

static int
answer (ZhDraughtsForce          *self,
        const ZhDraughtsPosition *position,
        int                       moves,
        guint                     depth)
{
  GArray *answers = get_list (self, depth);
  int     longest = 0;

  zh_draughts_position_generate (position, answers);
  if (answers->len == 0)
    return is_done (self, position) ? 0 : -1;
  if (moves == 0)
    return -1;
  for (guint i = 0; i < answers->len; i++)
    {
      ZhDraughtsPosition next = zh_draughts_position_play (position, &g_array_index (answers, ZhDraughtsMove, i));
      int                length = count_position (self) ? find (self, &next, moves, depth + 1) : 0;

      if (length == 0)
        return -1;
      longest = MAX (longest, length);
    }
  return longest;
}

static gboolean
can_do_in (ZhDraughtsForce          *self,
           const ZhDraughtsPosition *position,
           int                       moves,
           guint                     depth)
{
  GArray *own = get_list (self, depth);

  zh_draughts_position_generate (position, own);
  for (guint i = 0; i < own->len; i++)
    {
      ZhDraughtsPosition next = zh_draughts_position_play (position, &g_array_index (own, ZhDraughtsMove, i));

      if (!count_position (self))
        return FALSE;
      if (answer (self, &next, moves - 1, depth + 1) >= 0)
        return TRUE;
      if (self->stopped)
        return FALSE;
    }
  return FALSE;
}

static int
find (ZhDraughtsForce          *self,
      const ZhDraughtsPosition *position,
      int                       moves,
      guint                     depth)
{
  ZhProblemKey    key = zh_draughts_problem_key (position);
  ZhProblemBounds known = zh_problem_table_get (self->table, &key);

  for (int in = known.not_in + 1; in <= moves; in++)
    {
      if (known.done_in == in || can_do_in (self, position, in, depth))
        {
          zh_problem_table_put (self->table, &key, (ZhProblemBounds){ (guint8) in, (guint8) (in - 1) });
          return in;
        }
      if (self->stopped)
        return 0;
    }
  if (moves > known.not_in)
    zh_problem_table_put (self->table, &key, (ZhProblemBounds){ 0, (guint8) moves });
  return 0;
}

int
zh_draughts_force_find (ZhDraughtsForce          *self,
                        const ZhDraughtsPosition *position,
                        int                       moves)
{
  return find (self, position, moves, 0);
}

int
zh_draughts_force_answer (ZhDraughtsForce          *self,
                          const ZhDraughtsPosition *position,
                          int                       moves)
{
  /* Deeper step by step: a short way is found before a long one is looked for. */
  for (int in = 0; in <= moves && !self->stopped; in++)
    {
      int length = answer (self, position, in, 0);

      if (length >= 0)
        return length;
    }
  return -1;
}

/* The move of the solver that does it in @moves. */
static gboolean
trace_own (ZhDraughtsForce    *self,
           ZhDraughtsPosition *position,
           int                 moves,
           GArray             *line)
{
  g_autoptr (GArray) own = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove));

  zh_draughts_position_generate (position, own);
  for (guint i = 0; i < own->len; i++)
    {
      const ZhDraughtsMove *move = &g_array_index (own, ZhDraughtsMove, i);
      ZhDraughtsPosition    next = zh_draughts_position_play (position, move);

      if (answer (self, &next, moves - 1, 0) < 0)
        continue;
      g_array_append_vals (line, move, 1);
      *position = next;
      return TRUE;
    }
  return FALSE;
}

/* The answer that holds out longest; how long, or 0 where there is none. */
static int
trace_answer (ZhDraughtsForce    *self,
              ZhDraughtsPosition *position,
              int                 moves,
              GArray             *line)
{
  g_autoptr (GArray) answers = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove));
  ZhDraughtsPosition best = *position;
  guint              at = 0;
  int                longest = 0;

  zh_draughts_position_generate (position, answers);
  for (guint i = 0; i < answers->len; i++)
    {
      ZhDraughtsPosition next = zh_draughts_position_play (position, &g_array_index (answers, ZhDraughtsMove, i));
      int                length = find (self, &next, moves, 0);

      if (length > longest)
        {
          longest = length;
          best = next;
          at = i;
        }
    }
  if (longest > 0)
    g_array_append_vals (line, &g_array_index (answers, ZhDraughtsMove, at), 1);
  *position = best;
  return longest;
}

void
zh_draughts_force_trace (ZhDraughtsForce          *self,
                         const ZhDraughtsPosition *position,
                         int                       moves,
                         GArray                   *line)
{
  ZhDraughtsPosition at = *position;

  while (moves > 0 && trace_own (self, &at, moves, line))
    moves = trace_answer (self, &at, moves - 1, line);
}
