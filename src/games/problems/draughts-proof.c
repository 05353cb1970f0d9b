#include "config.h"

#include "draughts-proof.h"

#include "draughts-force.h"

/* How often somebody who waits is asked whether he still does. */
#define PATIENCE 1024
#define N_BUCKETS (1u << 17)
#define WAYS 4
#define INFINITE 1000000000u
/* Plies beyond which a line is given up. */
#define DEEPEST 400

/* How much is still to be done: to prove the task, and to refute it. 0 and INFINITE: proved; the other way: refuted. */
typedef struct
{
  guint32 proof;
  guint32 refutation;
} Numbers;

typedef struct
{
  ZhProblemKey key;
  Numbers      numbers;
} Entry;

typedef struct
{
  ZhDraughtsPosition position;
  ZhProblemKey       key;
  Numbers            first; /* before anything was tried */
  gboolean           repeats;
} Child;

/* One depth of the search, kept from one visit to the next. */
typedef struct
{
  GArray      *moves;
  GArray      *children;
  ZhProblemKey key;
} Level;

struct _ZhDraughtsProofSearch
{
  ZhDraughtsTask task;
  GCancellable  *cancellable;
  GPtrArray     *levels;
  guint64        left;
  gboolean       stopped;
  guint32        next_way;
  Entry          entries[N_BUCKETS][WAYS];
};

static void
free_level (gpointer data)
{
  Level *level = data;

  g_array_unref (level->moves);
  g_array_unref (level->children);
  g_free (level);
}

ZhDraughtsProofSearch *
zh_draughts_proof_search_new (const ZhDraughtsTask *task,
                              GCancellable         *cancellable)
{
  ZhDraughtsProofSearch *self = g_malloc0 (sizeof *self);

  self->task = *task;
  self->cancellable = cancellable != NULL ? g_object_ref (cancellable) : NULL;
  self->levels = g_ptr_array_new_with_free_func (free_level);
  return self;
}

void
zh_draughts_proof_search_free (ZhDraughtsProofSearch *self)
{
  g_ptr_array_unref (self->levels);
  g_clear_object (&self->cancellable);
  g_free (self);
}

static Level *
get_level (ZhDraughtsProofSearch *self,
           guint                  depth)
{
  while (self->levels->len <= depth)
    {
      Level *level = g_new0 (Level, 1);

      level->moves = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove));
      level->children = g_array_new (FALSE, FALSE, sizeof (Child));
      g_ptr_array_add (self->levels, level);
    }
  return g_ptr_array_index (self->levels, depth);
}

static gboolean
is_same_key (const ZhProblemKey *a,
             const ZhProblemKey *b)
{
  return a->place == b->place && a->check == b->check;
}

static Entry *
find_entry (ZhDraughtsProofSearch *self,
            const ZhProblemKey    *key)
{
  Entry *bucket = self->entries[key->place % N_BUCKETS];

  for (int i = 0; i < WAYS; i++)
    if (is_same_key (&bucket[i].key, key))
      return &bucket[i];
  return NULL;
}

/* What is proved stays, where it can. */
static void
keep (ZhDraughtsProofSearch *self,
      const ZhProblemKey    *key,
      Numbers                numbers)
{
  Entry *entry = find_entry (self, key);
  Entry *bucket = self->entries[key->place % N_BUCKETS];

  for (guint i = 0; i < WAYS && entry == NULL; i++)
    if (bucket[i].key.place == 0)
      entry = &bucket[i];
  for (guint i = 0; i < WAYS && entry == NULL; i++)
    if (bucket[(self->next_way + i) % WAYS].numbers.proof != 0)
      entry = &bucket[(self->next_way + i) % WAYS];
  if (entry == NULL)
    entry = &bucket[self->next_way % WAYS];
  self->next_way++;
  *entry = (Entry){ *key, numbers };
}

/* Too few men are left to the other side for as many as are to be locked. */
static gboolean
cannot_lock (const ZhDraughtsProofSearch *self,
             const ZhDraughtsPosition    *position,
             gboolean                     solver_moves)
{
  gboolean solver_is_black = position->black_to_move == solver_moves;
  int      n = 0;

  if (self->task.goal != ZH_DRAUGHTS_GOAL_LOCK)
    return FALSE;
  for (int i = 0; i < ZH_DRAUGHTS_MAX_SQUARES; i++)
    n += position->units[i] != ZH_DRAUGHTS_EMPTY && (position->units[i] >= ZH_DRAUGHTS_BLACK_MAN) != solver_is_black ? 1 : 0;
  return n < self->task.men + self->task.kings;
}

/* A position not looked into: one without moves is settled, else many replies are much to prove. */
static Numbers
judge_first (ZhDraughtsProofSearch    *self,
             const ZhDraughtsPosition *position,
             gboolean                  solver_moves,
             GArray                   *moves)
{
  zh_draughts_position_generate (position, moves);
  if (moves->len > 0 && !cannot_lock (self, position, solver_moves))
    return solver_moves ? (Numbers){ 1, moves->len } : (Numbers){ moves->len, 1 };
  if (moves->len == 0 && !solver_moves &&
      (self->task.goal != ZH_DRAUGHTS_GOAL_LOCK || zh_draughts_is_locked (position, self->task.men, self->task.kings)))
    return (Numbers){ 0, INFINITE };
  return (Numbers){ INFINITE, 0 };
}

static void
expand (ZhDraughtsProofSearch    *self,
        const ZhDraughtsPosition *position,
        gboolean                  solver_moves,
        Level                    *level,
        GArray                   *replies)
{
  zh_draughts_position_generate (position, level->moves);
  g_array_set_size (level->children, 0);
  for (guint i = 0; i < level->moves->len && !self->stopped; i++)
    {
      Child child = { .position = zh_draughts_position_play (position, &g_array_index (level->moves, ZhDraughtsMove, i)) };

      child.key = zh_draughts_problem_key (&child.position);
      child.first = judge_first (self, &child.position, !solver_moves, replies);
      g_array_append_val (level->children, child);
      self->left -= MIN (self->left, 1);
      if (self->left == 0 || (self->left % PATIENCE == 0 && self->cancellable != NULL && g_cancellable_is_cancelled (self->cancellable)))
        self->stopped = TRUE;
    }
}

/* Going round in a circle does not carry the task out. */
static Numbers
get_numbers (ZhDraughtsProofSearch *self,
             const Child           *child)
{
  const Entry *entry = find_entry (self, &child->key);

  if (entry != NULL && entry->numbers.proof == 0)
    return entry->numbers;
  if (child->repeats)
    return (Numbers){ INFINITE, 0 };
  return entry != NULL ? entry->numbers : child->first;
}

/* The numbers of a node by those of its children, seen from the side to move: @own is what it tries, the least of them;
 * @other must be done for all. Lines that meet again would be counted twice, and so the hardest one and the number of
 * the rest is taken instead of the sum. */
typedef struct
{
  Numbers numbers;
  Child  *best;
  guint32 second; /* what the next best one takes */
  guint32 n_open; /* not yet settled for @other */
} Choice;

static Choice
choose (ZhDraughtsProofSearch *self,
        Level                 *level,
        gboolean               solver_moves)
{
  Choice  choice = { { 0, 0 }, NULL, INFINITE, 0 };
  guint32 least = INFINITE;
  guint32 hardest = 0;

  for (guint i = 0; i < level->children->len; i++)
    {
      Child  *child = &g_array_index (level->children, Child, i);
      Numbers numbers = get_numbers (self, child);
      guint32 own = solver_moves ? numbers.proof : numbers.refutation;
      guint32 other = solver_moves ? numbers.refutation : numbers.proof;

      if (choice.best == NULL || own < least)
        {
          choice.second = least;
          choice.best = child;
          least = own;
        }
      else
        choice.second = MIN (choice.second, own);
      hardest = MAX (hardest, other);
      choice.n_open += other > 0 ? 1 : 0;
    }
  if (hardest > 0 && hardest < INFINITE)
    hardest += choice.n_open - 1;
  choice.numbers = solver_moves ? (Numbers){ least, hardest } : (Numbers){ hardest, least };
  return choice;
}

static gboolean
is_on_path (ZhDraughtsProofSearch *self,
            const ZhProblemKey    *key,
            guint                  depth)
{
  for (guint i = 0; i <= depth; i++)
    if (is_same_key (&get_level (self, i)->key, key))
      return TRUE;
  return FALSE;
}

/* Looks into a position until more than @limits is left to do of it, one way or the other. */
static void
search (ZhDraughtsProofSearch    *self,
        const ZhDraughtsPosition *position,
        const ZhProblemKey       *key,
        gboolean                  solver_moves,
        Numbers                   limits,
        guint                     depth)
{
  Level *level = get_level (self, depth);

  level->key = *key;
  expand (self, position, solver_moves, level, get_level (self, depth + 1)->moves);
  while (!self->stopped)
    {
      Choice  choice = choose (self, level, solver_moves);
      guint32 own_limit = solver_moves ? limits.proof : limits.refutation;
      guint32 other_limit = solver_moves ? limits.refutation : limits.proof;
      Numbers next;

      keep (self, key, choice.numbers);
      if (choice.best == NULL || choice.numbers.proof >= limits.proof || choice.numbers.refutation >= limits.refutation)
        return;
      if (depth >= DEEPEST || is_on_path (self, &choice.best->key, depth))
        {
          choice.best->repeats = TRUE;
          continue;
        }
      /* A quarter beyond the next best, lest the search spring to and fro between two. */
      own_limit = MIN (own_limit, choice.second + choice.second / 4 + 1);
      other_limit -= choice.n_open - 1;
      next = solver_moves ? (Numbers){ own_limit, other_limit } : (Numbers){ other_limit, own_limit };
      search (self, &choice.best->position, &choice.best->key, !solver_moves, next, depth + 1);
    }
}

gboolean
zh_draughts_proof_search_run (ZhDraughtsProofSearch    *self,
                              const ZhDraughtsPosition *position,
                              gboolean                  solver_moves,
                              guint64                   limit,
                              guint64                  *n_positions)
{
  ZhProblemKey key = zh_draughts_problem_key (position);
  Numbers      first = judge_first (self, position, solver_moves, get_level (self, 0)->moves);
  const Entry *entry;

  self->left = limit;
  self->stopped = limit == 0;
  if (first.proof > 0 && first.refutation > 0)
    search (self, position, &key, solver_moves, (Numbers){ INFINITE, INFINITE }, 0);
  *n_positions += limit - self->left;
  entry = find_entry (self, &key);
  return first.proof == 0 || (entry != NULL && entry->numbers.proof == 0);
}
