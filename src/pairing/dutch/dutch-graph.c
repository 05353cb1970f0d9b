#include "config.h"

#include "dutch-graph.h"

#include <string.h>

/* Players alike in everything the criteria ask for form a type; a pair's weight class is
 * worked out once for two types. */
typedef struct
{
  ZhDutchGraph       *graph;
  const ZhDutchScale *scale;
  int                *types;
  int                 n_types;
  gint32             *classes; /* n_types × n_types, −1 not known yet */
  gint64             *words;
} Filler;

static void
add_vertices (ZhDutchGraph *self)
{
  const ZhDutchBracket *bracket = self->bracket;
  int                   end = bracket->next_begin;

  self->players = g_new (int, bracket->field->graph->n + 2);
  memcpy (self->players, bracket->members, sizeof (int) * (gsize) bracket->n_members);
  self->n = bracket->n_members;

  if (self->reach == ZH_DUTCH_REACH_NEXT)
    end = bracket->next_end;
  else if (self->reach == ZH_DUTCH_REACH_ALL)
    end = bracket->field->graph->n;
  for (int i = bracket->next_begin; i < end; i++)
    self->players[self->n++] = i;
  if (self->n % 2 == 1)
    self->players[self->n++] = -1;
}

static gint64
get_type_key (const Filler *filler,
              int           v)
{
  const ZhDutchBracket *bracket = filler->graph->bracket;
  const ZhDutchPlayer  *player = &bracket->field->players[filler->graph->players[v]];
  gint64                key = player->score;

  if (v >= bracket->n_members)
    return -1 - (gint64) (filler->graph->players[v] >= bracket->next_end);
  key = key * 3 + player->wants;
  key = key * 4 + player->strength;
  key = key * 3 + player->repeated;
  key = key * 3 + player->floats[0];
  key = key * 3 + player->floats[1];
  return key * (2 * ZH_MAX_ROUNDS + 1) + player->difference + ZH_MAX_ROUNDS;
}

static void
find_types (Filler *filler)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (int v = 0; v < filler->graph->n; v++)
    {
      gint64   key;
      gpointer type;

      filler->types[v] = -1;
      if (filler->graph->players[v] < 0 || filler->graph->players[v] >= filler->graph->bracket->field->n)
        continue;
      key = get_type_key (filler, v);
      type = g_hash_table_lookup (known, &key);
      if (type == NULL)
        {
          type = GINT_TO_POINTER (++filler->n_types);
          g_hash_table_insert (known, g_memdup2 (&key, sizeof key), type);
        }
      filler->types[v] = GPOINTER_TO_INT (type) - 1;
    }
}

static guint16
get_pair_class (Filler *filler,
                int     u,
                int     v)
{
  gint32 *known = &filler->classes[filler->types[u] * filler->n_types + filler->types[v]];

  if (*known < 0)
    {
      zh_dutch_scale_weigh_pair (filler->scale, filler->graph->players[u], filler->graph->players[v], filler->words);
      *known = zh_matching_add_class (filler->graph->matching, filler->words);
    }
  return (guint16) *known;
}

static guint16
get_edge_class (Filler    *filler,
                int        u,
                int        v,
                const int *float_values)
{
  const ZhDutchGraph   *graph = filler->graph;
  const ZhDutchBracket *bracket = graph->bracket;
  int                   a = graph->players[u];
  int                   b = graph->players[v];

  if (b < 0)
    {
      if (float_values == NULL || u >= bracket->n_members)
        return 0;
      zh_dutch_scale_weigh_float (filler->scale, float_values[u], filler->words);
      return zh_matching_add_class (graph->matching, filler->words);
    }
  if (v < bracket->n_moved || !zh_bit_graph_has_edge (bracket->field->graph, a, b))
    return 0;
  if (b < bracket->field->n)
    return get_pair_class (filler, u, v);
  zh_dutch_scale_weigh_bye (filler->scale, a, filler->words);
  return zh_matching_add_class (graph->matching, filler->words);
}

static void
fill_edges (ZhDutchGraph       *self,
            const ZhDutchScale *scale,
            const int          *float_values)
{
  g_autofree int    *types = g_new (int, self->n);
  g_autofree gint64 *words = g_new (gint64, scale->n_words);
  g_autofree gint32 *classes = NULL;
  Filler             filler = { self, scale, types, 0, NULL, words };

  find_types (&filler);
  classes = g_new (gint32, filler.n_types * filler.n_types);
  memset (classes, -1, sizeof (gint32) * (gsize) (filler.n_types * filler.n_types));
  filler.classes = classes;

  for (int u = 0; u < self->n; u++)
    for (int v = u + 1; v < self->n; v++)
      {
        guint16 weight_class = get_edge_class (&filler, u, v, float_values);

        if (weight_class != 0)
          zh_matching_set_class (self->matching, u, v, weight_class);
      }
}

/* Tries the earliest candidate first: each of a range takes the first of the others that
 * could be right. Most of it stands in the end. */
static void
suggest (ZhDutchGraph *self,
         int           upper_begin,
         int           upper_end,
         int           lower_end)
{
  for (int u = upper_begin; u < upper_end; u++)
    for (int v = upper_end; v < lower_end; v++)
      if (zh_matching_get_mate (self->matching, v) < 0 && zh_dutch_graph_is_pair (self, u, v))
        {
          zh_matching_suggest (self->matching, u, v);
          if (zh_matching_get_mate (self->matching, u) >= 0)
            break;
        }
}

ZhDutchGraph *
zh_dutch_graph_new (const ZhDutchScale *scale,
                    const int          *float_values)
{
  ZhDutchGraph         *self = g_new0 (ZhDutchGraph, 1);
  const ZhDutchBracket *bracket = scale->bracket;
  int                   n_residents = bracket->n_members - bracket->n_moved;
  int                   n_left;

  self->bracket = bracket;
  self->reach = scale->reach;
  add_vertices (self);
  self->matching = zh_matching_new (self->n, scale->n_words);
  fill_edges (self, scale, float_values);

  zh_matching_prepare (self->matching);
  suggest (self, 0, bracket->n_moved, bracket->n_members);
  n_left = MAX (n_residents - bracket->n_moved, 0);
  suggest (self, bracket->n_moved, bracket->n_members - n_left / 2, bracket->n_members);
  n_left = self->n - bracket->n_members;
  suggest (self, bracket->n_members, bracket->n_members + n_left / 2, self->n);
  zh_matching_solve (self->matching);
  return self;
}

void
zh_dutch_graph_free (ZhDutchGraph *self)
{
  if (self == NULL)
    return;
  g_free (self->players);
  zh_matching_free (self->matching);
  g_free (self);
}

gboolean
zh_dutch_graph_is_pair (const ZhDutchGraph *self,
                        int                 u,
                        int                 v)
{
  return self->players[u] >= 0 && self->players[v] >= 0 && zh_matching_get_class (self->matching, u, v) != 0;
}

int
zh_dutch_graph_get_partner (const ZhDutchGraph *self,
                            int                 v)
{
  int mate = zh_matching_get_mate (self->matching, v);

  return mate < self->bracket->n_members && zh_dutch_graph_is_pair (self, v, mate) ? mate : -1;
}

int
zh_dutch_graph_count_pairs (const ZhDutchGraph *self)
{
  int n = 0;

  for (int v = 0; v < self->bracket->n_members; v++)
    n += zh_dutch_graph_get_partner (self, v) > v;
  return n;
}
