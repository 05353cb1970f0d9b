#include "config.h"

#include "cost-matching.h"

#include <string.h>

/* The primal–dual method as a search for the matching of greatest weight, where the weight of
 * an edge is so large a constant less its cost that one pair more always outweighs all costs.
 *
 * Vertices are 1 … n, contracted blossoms n + 1 … size; 0 stands for nobody. The outermost
 * blossom around x is top[x]. An edge between contracted vertices remembers the two real
 * vertices it joins. Labels are kept doubled, so that all steps are whole numbers. */

typedef enum
{
  STATE_FREE = -1, /* not reached by the search */
  STATE_OUTER = 0, /* even distance from an exposed vertex */
  STATE_INNER = 1, /* odd distance */
} State;

typedef struct
{
  int    u;
  int    v;
  gint64 weight; /* 0: no edge */
} Edge;

typedef struct
{
  int      n;
  int      size;     /* vertices and blossoms in use */
  int      capacity; /* of one row */
  Edge    *edges;
  int     *member; /* [blossom][vertex]: which child of the blossom holds the vertex */
  gint64  *label;
  int     *match;
  int     *slack; /* the outer vertex nearest to a top, 0 for none */
  int     *top;
  int     *parent;
  int     *state;
  int     *visit;
  int      visit_mark;
  GArray **children; /* of a blossom, round the odd cycle from its base */
  GQueue   queue;
} Solver;

static Edge *
get_edge (const Solver *self,
          int           u,
          int           v)
{
  return &self->edges[(gsize) u * (gsize) self->capacity + (gsize) v];
}

static int *
get_member (const Solver *self,
            int           blossom,
            int           vertex)
{
  return &self->member[(gsize) blossom * (gsize) (self->n + 1) + (gsize) vertex];
}

static int
get_child (const Solver *self,
           int           blossom,
           int           index)
{
  return g_array_index (self->children[blossom], int, index);
}

static gint64
get_delta (const Solver *self,
           const Edge   *edge)
{
  return self->label[edge->u] + self->label[edge->v] - 2 * get_edge (self, edge->u, edge->v)->weight;
}

static void
update_slack (Solver *self,
              int     u,
              int     x)
{
  if (self->slack[x] == 0 ||
      get_delta (self, get_edge (self, u, x)) < get_delta (self, get_edge (self, self->slack[x], x)))
    self->slack[x] = u;
}

static void
set_slack (Solver *self,
           int     x)
{
  self->slack[x] = 0;
  for (int u = 1; u <= self->n; u++)
    if (get_edge (self, u, x)->weight > 0 && self->top[u] != x && self->state[self->top[u]] == STATE_OUTER)
      update_slack (self, u, x);
}

static void
push (Solver *self,
      int     x)
{
  if (x <= self->n)
    {
      g_queue_push_tail (&self->queue, GINT_TO_POINTER (x));
      return;
    }
  for (guint i = 0; i < self->children[x]->len; i++)
    push (self, get_child (self, x, (int) i));
}

static void
set_top (Solver *self,
         int     x,
         int     top)
{
  self->top[x] = top;
  for (guint i = 0; x > self->n && i < self->children[x]->len; i++)
    set_top (self, get_child (self, x, (int) i), top);
}

static void
reverse_children (GArray *children,
                  guint   from)
{
  for (guint i = from, j = children->len - 1; i < j; i++, j--)
    {
      int kept = g_array_index (children, int, i);

      g_array_index (children, int, i) = g_array_index (children, int, j);
      g_array_index (children, int, j) = kept;
    }
}

/* The position of a child, the cycle turned so that it stands at an even one. */
static int
find_even_position (Solver *self,
                    int     blossom,
                    int     child)
{
  GArray *children = self->children[blossom];
  int     position = 0;

  while (get_child (self, blossom, position) != child)
    position++;
  if (position % 2 == 0)
    return position;
  reverse_children (children, 1);
  return (int) children->len - position;
}

static void
rotate_children (GArray *children,
                 guint   count)
{
  g_autofree int *front = g_memdup2 (children->data, sizeof (int) * MAX (count, 1));

  g_array_remove_range (children, 0, count);
  g_array_append_vals (children, front, count);
}

static void
set_match (Solver *self,
           int     u,
           int     v)
{
  Edge edge = *get_edge (self, u, v);
  int  child;
  int  position;

  self->match[u] = edge.v;
  if (u <= self->n)
    return;

  child = *get_member (self, u, edge.u);
  position = find_even_position (self, u, child);
  for (int i = 0; i < position; i++)
    set_match (self, get_child (self, u, i), get_child (self, u, i ^ 1));
  set_match (self, child, v);
  rotate_children (self->children[u], (guint) position);
}

static void
augment (Solver *self,
         int     u,
         int     v)
{
  for (;;)
    {
      int next = self->top[self->match[u]];

      set_match (self, u, v);
      if (next == 0)
        return;
      set_match (self, next, self->top[self->parent[next]]);
      u = self->top[self->parent[next]];
      v = next;
    }
}

static int
find_common_ancestor (Solver *self,
                      int     u,
                      int     v)
{
  self->visit_mark++;
  while (u != 0 || v != 0)
    {
      int kept;

      if (u != 0)
        {
          if (self->visit[u] == self->visit_mark)
            return u;
          self->visit[u] = self->visit_mark;
          u = self->top[self->match[u]];
          if (u != 0)
            u = self->top[self->parent[u]];
        }
      kept = u;
      u = v;
      v = kept;
    }
  return 0;
}

static void
add_branch (Solver *self,
            int     blossom,
            int     from,
            int     base)
{
  for (int x = from; x != base;)
    {
      int y = self->top[self->match[x]];

      g_array_append_val (self->children[blossom], x);
      g_array_append_val (self->children[blossom], y);
      push (self, y);
      x = self->top[self->parent[y]];
    }
}

/* A blossom reaches out by the best edge of any of its children. */
static void
collect_edges (Solver *self,
               int     blossom)
{
  for (int x = 1; x <= self->size; x++)
    get_edge (self, blossom, x)->weight = get_edge (self, x, blossom)->weight = 0;
  for (int x = 1; x <= self->n; x++)
    *get_member (self, blossom, x) = 0;

  for (guint i = 0; i < self->children[blossom]->len; i++)
    {
      int child = get_child (self, blossom, (int) i);

      for (int x = 1; x <= self->size; x++)
        {
          Edge *best = get_edge (self, blossom, x);
          Edge *edge = get_edge (self, child, x);

          if (edge->weight > 0 && (best->weight == 0 || get_delta (self, edge) < get_delta (self, best)))
            {
              *best = *edge;
              *get_edge (self, x, blossom) = *get_edge (self, x, child);
            }
        }
      for (int x = 1; x <= self->n; x++)
        if (child == x || (child > self->n && *get_member (self, child, x) != 0))
          *get_member (self, blossom, x) = child;
    }
}

static void
add_blossom (Solver *self,
             int     u,
             int     base,
             int     v)
{
  int blossom = self->n + 1;

  while (blossom <= self->size && self->top[blossom] != 0)
    blossom++;
  self->size = MAX (self->size, blossom);
  g_assert (self->size < self->capacity);

  self->label[blossom] = 0;
  self->state[blossom] = STATE_OUTER;
  self->match[blossom] = self->match[base];
  if (self->children[blossom] == NULL)
    self->children[blossom] = g_array_new (FALSE, FALSE, sizeof (int));
  g_array_set_size (self->children[blossom], 0);
  g_array_append_val (self->children[blossom], base);
  add_branch (self, blossom, u, base);
  reverse_children (self->children[blossom], 1);
  add_branch (self, blossom, v, base);
  set_top (self, blossom, blossom);
  collect_edges (self, blossom);
  set_slack (self, blossom);
}

static void
expand_blossom (Solver *self,
                int     blossom)
{
  GArray *children = self->children[blossom];
  int     entry;
  int     position;

  for (guint i = 0; i < children->len; i++)
    set_top (self, get_child (self, blossom, (int) i), get_child (self, blossom, (int) i));

  entry = *get_member (self, blossom, get_edge (self, blossom, self->parent[blossom])->u);
  position = find_even_position (self, blossom, entry);
  for (int i = 0; i < position; i += 2)
    {
      int inner = get_child (self, blossom, i);
      int outer = get_child (self, blossom, i + 1);

      self->parent[inner] = get_edge (self, outer, inner)->u;
      self->state[inner] = STATE_INNER;
      self->state[outer] = STATE_OUTER;
      self->slack[inner] = 0;
      set_slack (self, outer);
      push (self, outer);
    }
  self->state[entry] = STATE_INNER;
  self->parent[entry] = self->parent[blossom];
  for (guint i = (guint) position + 1; i < children->len; i++)
    {
      int child = get_child (self, blossom, (int) i);

      self->state[child] = STATE_FREE;
      set_slack (self, child);
    }
  self->top[blossom] = 0;
}

/* Takes a tight edge into the search. Returns whether the matching has grown. */
static gboolean
take_edge (Solver     *self,
           const Edge *edge)
{
  int u = self->top[edge->u];
  int v = self->top[edge->v];

  if (self->state[v] == STATE_FREE)
    {
      int next = self->top[self->match[v]];

      self->parent[v] = edge->u;
      self->state[v] = STATE_INNER;
      self->slack[v] = self->slack[next] = 0;
      self->state[next] = STATE_OUTER;
      push (self, next);
    }
  else if (self->state[v] == STATE_OUTER)
    {
      int base = find_common_ancestor (self, u, v);

      if (base == 0)
        {
          augment (self, u, v);
          augment (self, v, u);
          return TRUE;
        }
      add_blossom (self, u, base, v);
    }
  return FALSE;
}

static gboolean
scan_queue (Solver *self)
{
  while (!g_queue_is_empty (&self->queue))
    {
      int u = GPOINTER_TO_INT (g_queue_pop_head (&self->queue));

      if (self->state[self->top[u]] == STATE_INNER)
        continue;
      for (int v = 1; v <= self->n; v++)
        {
          Edge *edge = get_edge (self, u, v);

          if (edge->weight == 0 || self->top[u] == self->top[v])
            continue;
          if (get_delta (self, edge) > 0)
            update_slack (self, u, self->top[v]);
          else if (take_edge (self, edge))
            return TRUE;
        }
    }
  return FALSE;
}

static gint64
find_step (const Solver *self)
{
  gint64 step = G_MAXINT64;

  for (int b = self->n + 1; b <= self->size; b++)
    if (self->top[b] == b && self->state[b] == STATE_INNER)
      step = MIN (step, self->label[b] / 2);
  for (int x = 1; x <= self->size; x++)
    if (self->top[x] == x && self->slack[x] != 0)
      {
        gint64 delta = get_delta (self, get_edge (self, self->slack[x], x));

        if (self->state[x] == STATE_FREE)
          step = MIN (step, delta);
        else if (self->state[x] == STATE_OUTER)
          step = MIN (step, delta / 2);
      }
  return step;
}

/* Moves the labels. Returns whether an outer label would reach zero: nothing can grow. */
static gboolean
move_labels (Solver *self,
             gint64  step)
{
  for (int u = 1; u <= self->n; u++)
    if (self->state[self->top[u]] == STATE_OUTER && self->label[u] <= step)
      return TRUE;

  for (int u = 1; u <= self->n; u++)
    {
      int state = self->state[self->top[u]];

      self->label[u] += state == STATE_OUTER ? -step : state == STATE_INNER ? step
                                                                            : 0;
    }
  for (int b = self->n + 1; b <= self->size; b++)
    if (self->top[b] == b)
      self->label[b] += self->state[b] == STATE_OUTER ? 2 * step : self->state[b] == STATE_INNER ? -2 * step
                                                                                                 : 0;
  return FALSE;
}

static gboolean
take_tight_edges (Solver *self)
{
  for (int x = 1; x <= self->size; x++)
    if (self->top[x] == x && self->slack[x] != 0 && self->top[self->slack[x]] != x)
      {
        Edge *edge = get_edge (self, self->slack[x], x);

        if (get_delta (self, edge) == 0 && take_edge (self, edge))
          return TRUE;
      }
  return FALSE;
}

/* One search from all exposed vertices. Returns whether the matching has grown by a pair. */
static gboolean
grow (Solver *self)
{
  g_queue_clear (&self->queue);
  for (int x = 0; x <= self->size; x++)
    {
      self->state[x] = STATE_FREE;
      self->slack[x] = 0;
    }
  for (int x = 1; x <= self->size; x++)
    if (self->top[x] == x && self->match[x] == 0)
      {
        self->parent[x] = 0;
        self->state[x] = STATE_OUTER;
        push (self, x);
      }
  if (g_queue_is_empty (&self->queue))
    return FALSE;

  for (;;)
    {
      if (scan_queue (self))
        return TRUE;
      if (move_labels (self, find_step (self)))
        return FALSE;
      g_queue_clear (&self->queue);
      if (take_tight_edges (self))
        return TRUE;
      for (int b = self->n + 1; b <= self->size; b++)
        if (self->top[b] == b && self->state[b] == STATE_INNER && self->label[b] == 0)
          expand_blossom (self, b);
    }
}

static void
solver_init (Solver    *self,
             int        n,
             const int *costs)
{
  gint64 weight = (gint64) ZH_COST_MATCHING_MAX_COST * (n + 1);

  memset (self, 0, sizeof *self);
  self->n = n;
  self->size = n;
  self->capacity = n + n / 2 + 2; /* blossoms are odd sets inside each other or apart: at most n / 2 */
  self->edges = g_new0 (Edge, (gsize) self->capacity * (gsize) self->capacity);
  self->member = g_new0 (int, (gsize) self->capacity *(gsize) (n + 1));
  self->label = g_new0 (gint64, self->capacity);
  self->match = g_new0 (int, self->capacity);
  self->slack = g_new0 (int, self->capacity);
  self->top = g_new0 (int, self->capacity);
  self->parent = g_new0 (int, self->capacity);
  self->state = g_new0 (int, self->capacity);
  self->visit = g_new0 (int, self->capacity);
  self->children = g_new0 (GArray *, self->capacity);
  g_queue_init (&self->queue);

  for (int u = 1; u <= n; u++)
    {
      self->top[u] = u;
      self->label[u] = weight;
      for (int v = 1; v <= n; v++)
        {
          int cost = u == v ? ZH_COST_NO_EDGE : costs[(gsize) (u - 1) * (gsize) n + (gsize) (v - 1)];

          g_assert (cost <= ZH_COST_MATCHING_MAX_COST);
          *get_edge (self, u, v) = (Edge){ u, v, cost < 0 ? 0 : weight - cost };
        }
    }
}

static void
solver_clear (Solver *self)
{
  for (int i = 0; i < self->capacity; i++)
    if (self->children[i] != NULL)
      g_array_unref (self->children[i]);
  g_queue_clear (&self->queue);
  g_free (self->children);
  g_free (self->edges);
  g_free (self->member);
  g_free (self->label);
  g_free (self->match);
  g_free (self->slack);
  g_free (self->top);
  g_free (self->parent);
  g_free (self->state);
  g_free (self->visit);
}

int
zh_cost_matching_solve (int        n,
                        const int *costs,
                        int       *mate,
                        gint64    *total)
{
  Solver self;
  int    n_alone = 0;
  gint64 sum = 0;

  g_assert (n >= 0);

  solver_init (&self, n, costs);
  while (grow (&self))
    ;
  for (int i = 0; i < n; i++)
    {
      mate[i] = self.match[i + 1] - 1;
      if (mate[i] < 0)
        n_alone++;
      else if (mate[i] > i)
        sum += costs[(gsize) i * (gsize) n + (gsize) mate[i]];
    }
  solver_clear (&self);
  if (total != NULL)
    *total = sum;
  return n_alone;
}
