#include "config.h"

#include "swiss-ua-plan.h"

#include "swiss-ua-search.h"

/* The graph of the question "who could be lifted": a barred pair costs 1. With an odd number
 * the plus is a vertex of its own, the last, that anybody who may have it can meet. */
typedef struct
{
  const ZhUaField *field;
  int              size; /* the plus included */
  int             *costs;
  int             *everybody;
} Graph;

static void
set_cost (Graph *graph,
          int    a,
          int    b,
          int    cost)
{
  graph->costs[a * graph->size + b] = cost;
  graph->costs[b * graph->size + a] = cost;
}

static void
fill_graph (Graph     *graph,
            const int *forced)
{
  const ZhUaField *field = graph->field;

  for (int a = 0; a < field->n; a++)
    for (int b = 0; b < field->n; b++)
      {
        guint relation = zh_ua_field_get_relation (field, a, b);
        int   cost = a == b || (relation & ZH_UA_MET) != 0 ? -1 : (relation & ZH_UA_FORBIDDEN) != 0 ? 1
                                                                                                    : 0;

        if (forced != NULL && (a == forced[0] || a == forced[1] || b == forced[0] || b == forced[1]))
          cost = -1;
        graph->costs[a * graph->size + b] = cost;
      }
  if (forced != NULL)
    set_cost (graph, forced[0], forced[1], 0);
}

/* Who may have the plus: with @second anybody, else those who have had none. */
static void
fill_plus (Graph     *graph,
           const int *forced,
           gboolean   second)
{
  int plus = graph->field->n;

  if (graph->size == plus)
    return;
  graph->costs[plus * graph->size + plus] = -1;
  for (int place = 0; place < graph->field->n; place++)
    {
      gboolean is_forced = forced != NULL && (place == forced[0] || place == forced[1]);
      gboolean may = second || graph->field->players[place].n_pluses == 0;

      set_cost (graph, place, plus, may && !is_forced ? 0 : -1);
    }
}

static int
find_cheapest_without (const Graph *graph,
                       const int   *without,
                       int          n_without)
{
  g_autofree int *rest = g_new (int, MAX (graph->size, 1));
  int             n = 0;

  for (int i = 0; i < graph->size; i++)
    {
      gboolean is_out = FALSE;

      for (int k = 0; k < n_without; k++)
        is_out = is_out || without[k] == i;
      if (!is_out)
        rest[n++] = i;
    }
  return zh_ua_find_cheapest (rest, n, graph->size, graph->costs, NULL);
}

/* The first barred pairs, by the place of the higher, then of the lower player, with which
 * @count lifted pairs are enough; they become legal in the graph. */
static void
lift_pairs (Graph *graph,
            int    count)
{
  int taken[4];
  int n_taken = 0;

  for (int a = 0; a < graph->field->n && n_taken < 2 * count; a++)
    for (int b = a + 1; b < graph->field->n && n_taken < 2 * count; b++)
      {
        if (graph->costs[a * graph->size + b] != 1)
          continue;
        taken[n_taken] = a;
        taken[n_taken + 1] = b;
        if (n_taken > 0 && (taken[0] == a || taken[0] == b || taken[1] == a || taken[1] == b))
          continue;
        if (find_cheapest_without (graph, taken, n_taken + 2) == count - n_taken / 2 - 1)
          n_taken += 2;
      }
  for (int i = 0; i < n_taken; i += 2)
    set_cost (graph, taken[i], taken[i + 1], 0);
}

static void
fill_legal (const Graph *graph,
            ZhUaPlan    *plan)
{
  int n = graph->field->n;

  for (int a = 0; a < n; a++)
    for (int b = 0; b < n; b++)
      {
        int cost = graph->costs[a * graph->size + b];

        plan->legal[a * n + b] = cost == 0 || (cost == 1 && plan->n_lifted < 0);
      }
}

static int
compare_candidates (gconstpointer a,
                    gconstpointer b,
                    gpointer      user_data)
{
  const ZhUaField *field = user_data;
  int              left = *(const int *) a;
  int              right = *(const int *) b;

  if (field->players[left].n_pluses != field->players[right].n_pluses)
    return field->players[left].n_pluses - field->players[right].n_pluses;
  return right - left;
}

/* 15.9.1 and 7.6: from the last upwards, those with fewer pluses first. */
static void
choose_plus (Graph    *graph,
             ZhUaPlan *plan)
{
  int             n = graph->field->n;
  int             dummy = n;
  g_autofree int *order = g_new (int, MAX (n, 1));
  int             last;

  for (int i = 0; i < n; i++)
    order[i] = i;
  g_qsort_with_data (order, n, sizeof (int), compare_candidates, (gpointer) graph->field);

  for (int i = 0; plan->plus < 0; i++)
    {
      int without[2] = { dummy, order[i] };
      int cost;

      g_assert (i < n);
      if (graph->costs[dummy * graph->size + order[i]] < 0)
        continue;
      cost = find_cheapest_without (graph, without, 2);
      if (cost == 0 || (cost > 0 && plan->n_lifted < 0))
        plan->plus = order[i];
    }

  last = plan->plus;
  plan->passed = g_new (int, MAX (n, 1));
  for (int place = n - 1; place > last; place--)
    plan->passed[plan->n_passed++] = place;
}

static void
find_left_over (const Graph *graph,
                ZhUaPlan    *plan)
{
  int                  n = graph->field->n;
  g_autofree gboolean *left_over = g_new0 (gboolean, graph->size);

  zh_ua_find_left_over (graph->everybody, n, graph->size, graph->costs, left_over);
  plan->left_over = g_new (int, MAX (n, 1));
  for (int place = 0; place < n; place++)
    if (left_over[place])
      plan->left_over[plan->n_left_over++] = place;
}

ZhUaPlan *
zh_ua_plan_new (const ZhUaField *field,
                const int       *forced)
{
  int             size = field->n + field->n % 2;
  g_autofree int *costs = g_new0 (int, MAX (size * size, 1));
  g_autofree int *everybody = g_new0 (int, MAX (size, 1));
  Graph           graph = { field, size, costs, everybody };
  ZhUaPlan       *plan = g_new0 (ZhUaPlan, 1);
  int             n_lifted;

  for (int i = 0; i < size; i++)
    everybody[i] = i;
  plan->plus = -1;
  plan->legal = g_new0 (gboolean, MAX (field->n * field->n, 1));

  fill_graph (&graph, forced);
  fill_plus (&graph, forced, FALSE);
  n_lifted = find_cheapest_without (&graph, NULL, 0);
  if (n_lifted < 0 && field->n % 2 == 1)
    {
      fill_plus (&graph, forced, TRUE);
      n_lifted = find_cheapest_without (&graph, NULL, 0);
    }

  plan->found = n_lifted >= 0;
  plan->n_lifted = n_lifted > 2 ? -1 : MAX (n_lifted, 0);
  if (!plan->found)
    {
      find_left_over (&graph, plan);
      return plan;
    }
  if (plan->n_lifted > 0)
    lift_pairs (&graph, plan->n_lifted);
  fill_legal (&graph, plan);
  if (field->n % 2 == 1)
    choose_plus (&graph, plan);
  return plan;
}

void
zh_ua_plan_free (ZhUaPlan *self)
{
  if (self == NULL)
    return;
  g_free (self->passed);
  g_free (self->legal);
  g_free (self->left_over);
  g_free (self);
}
