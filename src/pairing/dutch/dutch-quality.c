#include "config.h"

#include "dutch-quality.h"

#include "dutch-colours.h"
#include "dutch-graph.h"

typedef struct
{
  const ZhDutchField         *field;
  const ZhDutchBracketResult *result;
  int                        *opponent; /* by index of player, −1 none */
  ZhPoints                    residents;
  GArray                     *costs;
} Judge;

static const ZhDutchPlayer *
get_member (const Judge *self,
            int          place)
{
  return &self->field->players[g_array_index (self->result->members, int, place)];
}

static int
get_opponent (const Judge *self,
              int          place)
{
  return self->opponent[g_array_index (self->result->members, int, place)];
}

static void
add_cost (Judge   *self,
          int      criterion,
          gboolean is_points,
          int      value)
{
  ZhDutchCost cost = { criterion, is_points, value };

  g_array_append_val (self->costs, cost);
}

static int
compare_descending (gconstpointer a,
                    gconstpointer b)
{
  return *(const int *) b - *(const int *) a;
}

static void
add_list (Judge  *self,
          int     criterion,
          GArray *values)
{
  g_array_sort (values, compare_descending);
  for (guint i = 0; i < values->len; i++)
    add_cost (self, criterion, TRUE, g_array_index (values, int, i));
}

static void
judge_floaters (Judge *self)
{
  g_autoptr (GArray) scores = g_array_new (FALSE, FALSE, sizeof (int));

  for (guint i = 0; i < self->result->floaters->len; i++)
    {
      int score = self->field->players[g_array_index (self->result->floaters, int, i)].score;

      g_array_append_val (scores, score);
    }
  add_cost (self, 6, FALSE, (int) scores->len);
  add_list (self, 7, scores);
}

/* C8: the following bracket, solved for itself: its downfloaters and their scores. It speaks
 * of the choice of downfloaters; without any there is nothing to compare. */
static void
judge_following (Judge *self)
{
  int last = g_array_index (self->result->members, int, self->result->members->len - 1);
  int begin = last + 1;
  int end = zh_dutch_field_find_end (self->field, begin);
  g_autoptr (GArray) members = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GArray) scores = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (ZhDutchScale) scale = NULL;
  g_autoptr (ZhDutchGraph) graph = NULL;
  ZhDutchBracket following = { self->field, NULL, 0, (int) self->result->floaters->len, end, zh_dutch_field_find_end (self->field, end) };

  if (begin >= self->field->n || self->result->floaters->len == 0)
    return;
  g_array_append_vals (members, self->result->floaters->data, self->result->floaters->len);
  for (int i = begin; i < end; i++)
    g_array_append_val (members, i);
  following.members = (int *) (gpointer) members->data;
  following.n_members = (int) members->len;
  scale = zh_dutch_scale_new_for_lookahead (&following);
  graph = zh_dutch_graph_new (scale, NULL);
  for (int v = 0; v < following.n_members; v++)
    if (zh_dutch_graph_get_partner (graph, v) < 0)
      {
        int score = self->field->players[following.members[v]].score;

        g_array_append_val (scores, score);
      }
  add_cost (self, 8, FALSE, (int) scores->len);
  add_list (self, 8, scores);
}

static void
judge_bye (Judge *self)
{
  const ZhDutchPlayer *player;

  if (self->result->floaters->len != 1 || self->field->n % 2 == 0 || self->field->bye_score < self->residents)
    return;
  player = &self->field->players[g_array_index (self->result->floaters, int, 0)];
  add_cost (self, 9, FALSE, self->field->round - 1 - player->n_played);
}

/* C10–C13, from the colours that the two will have. C10 and C11 speak of topscorers and
 * their opponents; nobody else can come to that. */
static void
judge_colours (Judge *self)
{
  int counts[4] = { 0 };

  for (guint i = 0; i < self->result->pairs->len; i++)
    {
      ZhDutchPair          pair = g_array_index (self->result->pairs, ZhDutchPair, i);
      const ZhDutchPlayer *sides[2] = { &self->field->players[pair.higher], &self->field->players[pair.lower] };
      ZhColour             colour = zh_dutch_get_colour (self->field, sides[0], sides[1], NULL);

      for (int criterion = 10; criterion <= 11; criterion++)
        counts[criterion - 10] += zh_dutch_get_colour_failures (sides[0], sides[1], criterion);
      for (int side = 0; side < 2; side++, colour = zh_colour_opposite (colour))
        {
          if (sides[side]->wants == ZH_COLOUR_NONE || sides[side]->wants == colour)
            continue;
          counts[2]++;
          counts[3] += sides[side]->strength == ZH_DUTCH_PREFERENCE_STRONG;
        }
    }
  for (int i = 0; i < 4; i++)
    add_cost (self, 10 + i, FALSE, counts[i]);
}

/* C14–C17 */
static void
judge_float_counts (Judge *self,
                    int    back)
{
  int down = 0;
  int up = 0;

  for (int place = 0; place < (int) self->result->members->len; place++)
    {
      int opponent = get_opponent (self, place);

      if (place >= self->result->n_moved && opponent < 0)
        down += get_member (self, place)->floats[back] == ZH_DUTCH_FLOAT_DOWN;
      if (place < self->result->n_moved && opponent >= 0)
        up += self->field->players[opponent].floats[back] == ZH_DUTCH_FLOAT_UP;
    }
  add_cost (self, 14 + 2 * back, FALSE, down);
  add_cost (self, 15 + 2 * back, FALSE, up);
}

/* C18–C21 */
static void
judge_float_differences (Judge *self,
                         int    back)
{
  g_autoptr (GArray) down = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GArray) up = g_array_new (FALSE, FALSE, sizeof (int));

  for (int place = 0; place < self->result->n_moved; place++)
    {
      int opponent = get_opponent (self, place);
      int difference = get_member (self, place)->score - self->residents;

      if (opponent >= 0 && self->field->players[opponent].floats[back] == ZH_DUTCH_FLOAT_UP)
        g_array_append_val (up, difference);
      if (opponent < 0)
        difference += ZH_DUTCH_LIMBO;
      if (get_member (self, place)->floats[back] == ZH_DUTCH_FLOAT_DOWN)
        g_array_append_val (down, difference);
    }
  add_list (self, 18 + 2 * back, down);
  add_list (self, 19 + 2 * back, up);
}

GArray *
zh_dutch_get_costs (const ZhDutchField   *field,
                    const ZhDutchPairing *pairing,
                    guint                 bracket)
{
  const ZhDutchBracketResult *result = g_ptr_array_index (pairing->brackets, bracket);
  g_autofree int             *opponent = g_new (int, field->n);
  Judge                       judge = { field, result, opponent, 0, NULL };

  judge.costs = g_array_new (FALSE, FALSE, sizeof (ZhDutchCost));
  judge.residents = get_member (&judge, (int) result->members->len - 1)->score;
  for (int i = 0; i < field->n; i++)
    opponent[i] = -1;
  for (guint i = 0; i < result->pairs->len; i++)
    {
      ZhDutchPair pair = g_array_index (result->pairs, ZhDutchPair, i);

      opponent[pair.higher] = pair.lower;
      opponent[pair.lower] = pair.higher;
    }
  judge_floaters (&judge);
  judge_following (&judge);
  judge_bye (&judge);
  judge_colours (&judge);
  for (int back = 0; back < 2; back++)
    judge_float_counts (&judge, back);
  for (int back = 0; back < 2; back++)
    judge_float_differences (&judge, back);
  return judge.costs;
}
