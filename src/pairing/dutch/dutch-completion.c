#include "config.h"

#include "dutch-completion.h"

static int *
make_unmatched (const ZhDutchField *field)
{
  int *mate = g_new (int, field->graph->n);

  for (int v = 0; v < field->graph->n; v++)
    mate[v] = -1;
  return mate;
}

/* Who can be left out of a complete pairing is known after one search; the lowest score
 * among those with a right to the bye is that of C5. */
static gboolean
choose_bye_score (ZhDutchField  *field,
                  const guint64 *players,
                  const int     *mate)
{
  g_autofree guint64 *missable = zh_bit_set_new (field->graph);
  gboolean            found = FALSE;

  zh_bit_graph_find_missable (field->graph, players, mate, missable);
  for (int v = 0; v < field->n; v++)
    if (field->players[v].may_have_bye && zh_bit_set_has (missable, v))
      {
        found = TRUE;
        field->bye_score = field->players[v].score;
      }
  for (int v = 0; found && v < field->n; v++)
    if (field->players[v].may_have_bye && field->players[v].score <= field->bye_score)
      zh_bit_graph_set_edge (field->graph, v, field->n, TRUE);
  return found;
}

gboolean
zh_dutch_find_bye_score (ZhDutchField *field)
{
  g_autofree guint64 *players = zh_bit_set_new (field->graph);
  g_autofree int     *mate = make_unmatched (field);
  int                 n_free;

  for (int v = 0; v < field->n; v++)
    zh_bit_set_add (players, v);
  n_free = zh_bit_graph_match (field->graph, players, mate);
  if (n_free > field->n % 2)
    return FALSE;
  return field->n % 2 == 0 || choose_bye_score (field, players, mate);
}

gboolean
zh_dutch_can_complete (const ZhDutchField *field,
                       const guint64      *left)
{
  g_autofree int *mate = make_unmatched (field);

  return zh_bit_graph_match (field->graph, left, mate) == 0;
}
