#include "config.h"

#include "dutch-order.h"

/* Members by their place in the remainder of the bracket, which is the whole bracket when
 * it is homogeneous. */
typedef struct
{
  ZhDutchGraph *graph;
  ZhMatching   *matching;
  int          *members; /* vertex at each place */
  int           n;
  int           n_pairs;
  gboolean     *is_upper; /* whether a place ends in S1 */
} Remainder;

static void
solve_again (ZhMatching *matching,
             int         v)
{
  zh_matching_touch (matching, v);
  zh_matching_solve (matching);
}

/* --- The set of moved-down players (4.4) --- */

static void
prefer_pairing (ZhDutchGraph *graph,
                int           v,
                gint32        low)
{
  const ZhDutchBracket *bracket = graph->bracket;

  for (int u = bracket->n_moved; u < bracket->n_members; u++)
    if (zh_dutch_graph_is_pair (graph, v, u))
      zh_matching_set_low (graph->matching, v, u, low);
  solve_again (graph->matching, v);
}

/* One scoregroup of moved-down players, of whom only some can be paired here. */
static void
choose_from_group (ZhDutchGraph *graph,
                   int           begin,
                   int           end,
                   int           n_paired,
                   gboolean     *is_chosen)
{
  gint32 keep = graph->bracket->n_members + 2;
  int    left = n_paired;

  for (int v = begin; v < end; v++)
    {
      is_chosen[v] = FALSE;
      if (left == 0)
        continue;
      if (zh_dutch_graph_get_partner (graph, v) < 0)
        prefer_pairing (graph, v, 1);
      is_chosen[v] = zh_dutch_graph_get_partner (graph, v) >= 0;
      prefer_pairing (graph, v, is_chosen[v] ? keep : 0);
      left -= is_chosen[v];
    }
}

static void
choose_moved (ZhDutchGraph *graph,
              gboolean     *is_chosen)
{
  const ZhDutchBracket *bracket = graph->bracket;
  const ZhDutchPlayer  *players = bracket->field->players;
  int                   end;

  for (int begin = 0; begin < bracket->n_moved; begin = end)
    {
      int n_paired = 0;

      for (end = begin; end < bracket->n_moved && players[bracket->members[end]].score == players[bracket->members[begin]].score; end++)
        {
          is_chosen[end] = zh_dutch_graph_get_partner (graph, end) >= 0;
          n_paired += is_chosen[end];
        }
      if (n_paired > 0 && n_paired < end - begin)
        choose_from_group (graph, begin, end, n_paired, is_chosen);
    }
}

/* --- Opponents (4.2) --- */

/* Pairs @v for good with the first of @candidates that a best matching allows. @keep is
 * added to all of them. */
static void
take_first (ZhDutchGraph *graph,
            int           v,
            const int    *candidates,
            int           n,
            gint32        keep)
{
  ZhMatching *matching = graph->matching;
  int         first = 0;

  while (first < n && !(zh_dutch_graph_is_pair (graph, v, candidates[first]) && zh_matching_is_tight (matching, v, candidates[first])))
    first++;
  g_assert (first < n);

  if (zh_matching_get_mate (matching, v) != candidates[first])
    {
      for (int i = first; i < n; i++)
        if (zh_dutch_graph_is_pair (graph, v, candidates[i]))
          zh_matching_set_low (matching, v, candidates[i], keep + n - i);
      solve_again (matching, v);
    }
  zh_matching_fix_pair (matching, v, zh_matching_get_mate (matching, v));
  zh_matching_solve (matching);
}

static int
collect_free_residents (const ZhDutchGraph *graph,
                        const gboolean     *is_taken,
                        int                *vertices)
{
  int n = 0;

  for (int v = graph->bracket->n_moved; v < graph->bracket->n_members; v++)
    if (!is_taken[v])
      vertices[n++] = v;
  return n;
}

static void
pair_moved (ZhDutchGraph *graph,
            gboolean     *is_taken)
{
  const ZhDutchBracket *bracket = graph->bracket;
  g_autofree gboolean  *is_chosen = g_new0 (gboolean, bracket->n_members);
  g_autofree int       *candidates = g_new (int, bracket->n_members);

  choose_moved (graph, is_chosen);
  for (int v = 0; v < bracket->n_moved; v++)
    {
      if (!is_chosen[v])
        continue;
      take_first (graph, v, candidates, collect_free_residents (graph, is_taken, candidates), bracket->n_members + 2);
      is_taken[v] = TRUE;
      is_taken[zh_matching_get_mate (graph->matching, v)] = TRUE;
    }
}

/* --- Exchanges (4.3) --- */

static int
get_partner_place (const Remainder *self,
                   int              place)
{
  int partner = zh_dutch_graph_get_partner (self->graph, self->members[place]);

  for (int i = 0; partner >= 0 && i < self->n; i++)
    if (self->members[i] == partner)
      return i;
  return -1;
}

/* Whether a place is that of the earlier of a pair: in a candidate not yet seen the player
 * of S1 always has the smaller number. */
static gboolean
is_earlier_of_pair (const Remainder *self,
                    int              place)
{
  return zh_dutch_graph_get_partner (self->graph, self->members[place]) > self->members[place];
}

/* Worth of a pair by its earlier place: an original member of S1 saves an exchange, and a
 * smaller number a difference. Doubled, to leave room for one try between. */
static gint32
get_exchange_worth (const Remainder *self,
                    int              place)
{
  gint32 saving = self->n * self->n_pairs + 1;

  return 2 * ((place < self->n_pairs ? saving : 0) - place);
}

static void
set_worth_of_place (Remainder *self,
                    int        place,
                    gint32     low)
{
  for (int other = place + 1; other < self->n; other++)
    if (zh_dutch_graph_is_pair (self->graph, self->members[place], self->members[other]))
      zh_matching_set_low (self->matching, self->members[place], self->members[other], low);
}

static int
minimise_exchanges (Remainder *self)
{
  g_autofree gint64 *bounds = g_new0 (gint64, self->graph->n);
  int                n_exchanges = 0;

  for (int place = 0; place < self->n; place++)
    {
      set_worth_of_place (self, place, get_exchange_worth (self, place));
      if (place < self->n_pairs)
        bounds[self->members[place]] = get_exchange_worth (self, place);
    }
  zh_matching_reset_low (self->matching, bounds);
  zh_matching_solve (self->matching);
  for (int place = 0; place < self->n_pairs; place++)
    n_exchanges += !is_earlier_of_pair (self, place);
  return n_exchanges;
}

static void
exclude (Remainder *self,
         int        a,
         int        b)
{
  zh_matching_set_class (self->matching, self->members[a], self->members[b], 0);
  zh_matching_set_low (self->matching, self->members[a], self->members[b], 0);
}

/* Players leaving S1: the one with the greatest number if possible, and so on up. */
static void
choose_leaving (Remainder *self,
                int        n_exchanges)
{
  int left = n_exchanges;

  for (int place = self->n_pairs - 1; place >= 0 && left > 0; place--)
    {
      gboolean leaves = !is_earlier_of_pair (self, place);

      if (!leaves)
        {
          set_worth_of_place (self, place, get_exchange_worth (self, place) - 1);
          solve_again (self->matching, self->members[place]);
          leaves = !is_earlier_of_pair (self, place);
        }
      if (leaves)
        for (int other = place + 1; other < self->n; other++)
          exclude (self, place, other);
      else
        set_worth_of_place (self, place, get_exchange_worth (self, place));
      solve_again (self->matching, self->members[place]);
      left -= leaves;
    }
}

/* Players entering S1: the one with the smallest number if possible, and so on down. What a
 * best solution was found to have keeps a worth that no later try outbids. The last one
 * follows from the sum. */
static void
choose_entering (Remainder *self,
                 int        n_exchanges)
{
  int left = n_exchanges;

  for (int place = self->n_pairs; place < self->n && left > 1; place++)
    {
      gint32   worth = get_exchange_worth (self, place);
      gboolean enters = is_earlier_of_pair (self, place);

      if (!enters)
        {
          set_worth_of_place (self, place, worth + 1);
          solve_again (self->matching, self->members[place]);
          enters = is_earlier_of_pair (self, place);
        }
      set_worth_of_place (self, place, enters ? worth + 2 : worth);
      solve_again (self->matching, self->members[place]);
      left -= enters;
    }
}

static gboolean
needs_exchange (const Remainder *self)
{
  for (int place = 0; place < self->n_pairs; place++)
    if (get_partner_place (self, place) < self->n_pairs)
      return TRUE;
  return FALSE;
}

static void
choose_upper (Remainder *self)
{
  if (needs_exchange (self))
    {
      int n_exchanges = minimise_exchanges (self);

      choose_leaving (self, n_exchanges);
      choose_entering (self, n_exchanges);
    }
  for (int place = 0; place < self->n; place++)
    self->is_upper[place] = is_earlier_of_pair (self, place);
}

/* With S1 and S2 settled, only pairs of one of each with the smaller number in S1 remain. */
static void
separate_halves (Remainder *self)
{
  for (int place = 0; place < self->n; place++)
    set_worth_of_place (self, place, 0);
  zh_matching_reset_low (self->matching, NULL);
  for (int a = 0; a < self->n; a++)
    for (int b = a + 1; b < self->n; b++)
      if (!self->is_upper[a] || self->is_upper[b])
        zh_matching_set_class (self->matching, self->members[a], self->members[b], 0);
  zh_matching_solve (self->matching);
}

static void
pair_remainder (Remainder *self)
{
  g_autofree int      *candidates = g_new (int, self->n);
  g_autofree gboolean *is_taken = g_new0 (gboolean, self->graph->n);

  choose_upper (self);
  separate_halves (self);
  for (int place = 0; place < self->n; place++)
    {
      int n = 0;

      if (!self->is_upper[place])
        continue;
      for (int other = place + 1; other < self->n; other++)
        if (!self->is_upper[other] && !is_taken[self->members[other]])
          candidates[n++] = self->members[other];
      take_first (self->graph, self->members[place], candidates, n, 0);
      is_taken[zh_matching_get_mate (self->matching, self->members[place])] = TRUE;
    }
}

void
zh_dutch_order_bracket (ZhDutchGraph *graph)
{
  g_autofree gboolean *is_taken = g_new0 (gboolean, graph->bracket->n_members);
  g_autofree gboolean *is_upper = g_new0 (gboolean, graph->bracket->n_members);
  g_autofree int      *members = g_new (int, graph->bracket->n_members);
  Remainder            remainder = { graph, graph->matching, members, 0, 0, is_upper };

  pair_moved (graph, is_taken);
  remainder.n = collect_free_residents (graph, is_taken, members);
  for (int place = 0; place < remainder.n; place++)
    remainder.n_pairs += is_earlier_of_pair (&remainder, place);
  if (remainder.n_pairs > 0)
    pair_remainder (&remainder);
}
