#include "config.h"

#include "swiss-ua-groups.h"

#include "swiss-ua-search.h"

/* One score group at work.
 *
 * Everybody still unpaired is in one graph. An edge inside the group costs 1 when it is
 * colour-bad, one that leaves the group costs @leave more, which outweighs all colours, and
 * one that does not touch the group is free. The cheapest complete pairing of this graph has
 * the least number of floaters and, among those, the least number of third colours, and it
 * proves that everybody else finds an opponent too (7.9.12, 7.9.13). A choice is right when
 * the rest can still be completed for what is left of that cost. @witness is such a
 * completion; most choices are proved by exchanging two pairs of it. */
typedef struct
{
  ZhUaWork *work;
  int       n;
  gboolean *open;  /* by place: not yet paired */
  int      *level; /* by place: index of the score group, 0 the highest */
  int       n_levels;
  int       first_low; /* the first level below 50 % */

  int      here; /* level of the group at work */
  gboolean from_bottom;
  int     *costs;
  int      leave;
  int      left; /* cost that the rest may have */
  int     *witness;
  int     *scratch;
} State;

static int
get_cost (const State *state,
          int          a,
          int          b)
{
  return state->costs[a * state->n + b];
}

static GArray *
list_open (const State *state,
           int          level)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (int));

  for (int place = 0; place < state->n; place++)
    if (state->open[place] && (level < 0 || state->level[place] == level))
      g_array_append_val (places, place);
  return places;
}

static void
fill_costs (State *state,
            int    group_size)
{
  const ZhUaWork *work = state->work;

  state->leave = group_size + 1;
  for (int a = 0; a < state->n; a++)
    for (int b = 0; b < state->n; b++)
      {
        int inside = (state->level[a] == state->here) + (state->level[b] == state->here);
        int cost = inside == 1 ? state->leave : 0;

        if (inside > 0 && zh_ua_field_is_colour_bad (work->field, a, b))
          cost++;
        state->costs[a * state->n + b] = a != b && work->legal[a * state->n + b] ? cost : -1;
      }
}

/* Whether the players of @places, a and b apart, can be completed for what is left after a
 * and b have met. On success the witness shows how. */
static gboolean
can_complete (State        *state,
              const GArray *places,
              int           a,
              int           b)
{
  int cost = get_cost (state, a, b);
  int other_a = state->witness[a];
  int other_b = state->witness[b];
  g_autoptr (GArray) rest = NULL;
  int rest_cost;

  if (cost < 0 || cost > state->left)
    return FALSE;
  if (other_a == b)
    return TRUE;
  if (get_cost (state, other_a, other_b) >= 0 &&
      cost + get_cost (state, other_a, other_b) == get_cost (state, a, other_a) + get_cost (state, b, other_b))
    {
      state->witness[other_a] = other_b;
      state->witness[other_b] = other_a;
      return TRUE;
    }

  rest = g_array_sized_new (FALSE, FALSE, sizeof (int), places->len);
  for (guint i = 0; i < places->len; i++)
    {
      int place = g_array_index (places, int, i);

      if (place != a && place != b)
        g_array_append_val (rest, place);
    }
  rest_cost = zh_ua_find_cheapest ((int *) rest->data, (int) rest->len, state->n, state->costs, state->scratch);
  if (rest_cost < 0 || rest_cost + cost > state->left)
    return FALSE;
  for (guint i = 0; i < rest->len; i++)
    {
      int place = g_array_index (rest, int, i);

      state->witness[place] = state->scratch[place];
    }
  return TRUE;
}

static void
take_pair (State    *state,
           int       a,
           int       b,
           ZhUaPair *pair)
{
  state->left -= get_cost (state, a, b);
  state->open[a] = state->open[b] = FALSE;
  pair->higher = MIN (a, b);
  pair->lower = MAX (a, b);
  pair->group = (int) state->work->groups->len - 1;
  pair->colour_bad = zh_ua_field_is_colour_bad (state->work->field, a, b);
  g_array_append_val (state->work->pairs, *pair);
}

static int
compare_lots (gconstpointer a,
              gconstpointer b,
              gpointer      user_data)
{
  const guint *lot = user_data;
  guint        left = lot[*(const int *) a];
  guint        right = lot[*(const int *) b];

  return left < right ? -1 : left > right ? 1
                                          : 0;
}

/* The round of the float that gives a member the right to float first, 0 without one. */
static int
get_preference (const State *state,
                int          place)
{
  const ZhUaPlayer *player = &state->work->field->players[place];

  if (state->work->order == ZH_UA_ORDER_LOT)
    return 0;
  return state->from_bottom ? player->first_descent : player->first_ascent;
}

static int
compare_floaters (gconstpointer a,
                  gconstpointer b,
                  gpointer      user_data)
{
  const State *state = user_data;
  int          left = *(const int *) a;
  int          right = *(const int *) b;
  int          left_round = get_preference (state, left);
  int          right_round = get_preference (state, right);
  gboolean     first_to_last = (left_round > 0) == state->from_bottom;

  if ((left_round > 0) != (right_round > 0))
    return left_round > 0 ? -1 : 1;
  if (left_round != right_round)
    return left_round - right_round;
  return first_to_last ? left - right : right - left;
}

/* 7.9.11: from the top those who rose before go first, the earliest first, of these the lower;
 * then the others from the first down. From the bottom all the other way round. */
static GArray *
list_floaters (State *state)
{
  GArray *places = list_open (state, state->here);

  if (state->work->order == ZH_UA_ORDER_LOT)
    g_array_sort_with_data (places, compare_lots, (gpointer) state->work->lot);
  else
    g_array_sort_with_data (places, compare_floaters, state);
  return places;
}

static int
compare_descending (gconstpointer a,
                    gconstpointer b)
{
  return *(const int *) b - *(const int *) a;
}

/* 7.9.8.1, 7.9.10: from the top the opponent is sought from the last upwards, from the bottom
 * from the first downwards. */
static GArray *
list_opponents (State *state,
                int    level)
{
  GArray *places = list_open (state, level);

  if (state->work->order == ZH_UA_ORDER_LOT)
    g_array_sort_with_data (places, compare_lots, (gpointer) state->work->lot);
  else if (!state->from_bottom)
    g_array_sort (places, compare_descending);
  return places;
}

/* The opponents that a floater may meet in one group, in the order they are tried, and which
 * of them are sound: losing him costs the group no more pairs than losing anybody would
 * (7.9.12 for the receiving group). Where all can be paired everybody takes one pair with him;
 * else he is sound whom some fullest pairing leaves alone. */
typedef struct
{
  GArray   *places;
  gboolean *sound; /* by place */
} Target;

static void
target_init (State  *state,
             int     level,
             Target *target)
{
  const int *places;

  target->places = list_opponents (state, level);
  target->sound = g_new0 (gboolean, state->n);
  places = (const int *) target->places->data;
  if (zh_ua_find_spared (places, (int) target->places->len, state->n, state->costs, target->sound) == 0)
    for (guint i = 0; i < target->places->len; i++)
      target->sound[places[i]] = TRUE;
}

static void
target_clear (Target *target)
{
  g_array_unref (target->places);
  g_free (target->sound);
}

/* @passed: how many were tried before for the same pair. */
static void
note_refusal (State *state,
              int    place,
              int    other,
              int    passed)
{
  ZhUaRefusal refusal = { (int) state->work->pairs->len, place, other };

  if (passed < ZH_UA_MAX_REFUSALS)
    g_array_append_val (state->work->refusals, refusal);
}

/* Seeks the first combination of a floater and an opponent in one target group. */
static gboolean
float_into (State        *state,
            const GArray *everybody,
            Target       *target,
            ZhUaPair     *pair)
{
  g_autoptr (GArray) floaters = list_floaters (state);

  for (int want_sound = 1; want_sound >= 0; want_sound--)
    for (guint i = 0; i < floaters->len; i++)
      for (guint j = 0; j < target->places->len; j++)
        {
          int floater = g_array_index (floaters, int, i);
          int opponent = g_array_index (target->places, int, j);

          if (get_cost (state, floater, opponent) < 0 || target->sound[opponent] != want_sound)
            continue;
          if (can_complete (state, everybody, floater, opponent))
            {
              pair->floater = floater;
              pair->preferred = get_preference (state, floater);
              take_pair (state, floater, opponent, pair);
              return TRUE;
            }
          note_refusal (state, floater, opponent, pair->passed);
          pair->passed++;
        }
  return FALSE;
}

/* 7.9.8.1, 7.9.10: one floater, to the nearest group that has an opponent for one. */
static void
form_floater_pair (State *state)
{
  g_autoptr (GArray) everybody = list_open (state, -1);
  ZhUaPair pair = { .floater = -1 };
  int      step = state->from_bottom ? -1 : 1;

  for (int level = state->here + step; level >= 0 && level < state->n_levels; level += step)
    {
      Target   target;
      gboolean is_empty;
      gboolean is_done;

      target_init (state, level, &target);
      is_empty = target.places->len == 0;
      is_done = !is_empty && float_into (state, everybody, &target, &pair);
      target_clear (&target);
      if (is_done)
        return;
      pair.through += is_empty ? 0 : 1;
    }
  g_assert_not_reached ();
}

/* Who the first of the rest tries, in turn; the first himself is at index 0. */
static GArray *
list_candidates (State        *state,
                 const GArray *rest)
{
  const int *places = (const int *) rest->data;
  int        n = (int) rest->len;
  int        half = n / 2;
  GArray    *order = g_array_sized_new (FALSE, FALSE, sizeof (int), rest->len);

  if (state->work->order != ZH_UA_ORDER_HALVES)
    {
      g_array_append_vals (order, places, rest->len);
      if (state->work->order == ZH_UA_ORDER_LOT)
        g_array_sort_with_data (order, compare_lots, (gpointer) state->work->lot);
    }
  else if (!state->from_bottom)
    {
      g_array_append_val (order, places[0]);
      g_array_append_vals (order, places + half, (guint) half);
      for (int i = half - 1; i >= 1; i--)
        g_array_append_val (order, places[i]);
    }
  else
    {
      g_array_append_val (order, places[n - 1]);
      for (int i = half - 1; i >= 0; i--)
        g_array_append_val (order, places[i]);
      g_array_append_vals (order, places + half, (guint) half - 1);
    }
  return order;
}

/* 7.9.8.2: the even rest, halved anew after every pair. */
static void
form_inside_pairs (State *state)
{
  for (;;)
    {
      g_autoptr (GArray) rest = list_open (state, state->here);
      g_autoptr (GArray) order = NULL;
      ZhUaPair pair = { .floater = -1 };
      int      first;
      guint    i = 1;

      if (rest->len == 0)
        return;
      order = list_candidates (state, rest);
      first = g_array_index (order, int, 0);
      while (!can_complete (state, rest, first, g_array_index (order, int, i)))
        {
          note_refusal (state, first, g_array_index (order, int, i), pair.passed);
          pair.passed++;
          i++;
          g_assert (i < order->len);
        }
      take_pair (state, first, g_array_index (order, int, i), &pair);
    }
}

static void
work_group (State   *state,
            int      level,
            gboolean from_bottom)
{
  g_autoptr (GArray) everybody = list_open (state, -1);
  g_autoptr (GArray) members = list_open (state, level);
  ZhUaGroup group = { .size = (int) members->len, .from_bottom = from_bottom };

  if (members->len == 0)
    return;

  state->here = level;
  state->from_bottom = from_bottom;
  fill_costs (state, group.size);
  state->left = zh_ua_find_cheapest ((int *) everybody->data, (int) everybody->len, state->n, state->costs, state->witness);
  g_assert (state->left >= 0);

  group.score = state->work->field->players[g_array_index (members, int, 0)].score;
  group.n_floaters = state->left / state->leave;
  group.n_colour_bad = state->left % state->leave;
  g_array_append_val (state->work->groups, group);

  for (int i = 0; i < group.n_floaters; i++)
    form_floater_pair (state);
  form_inside_pairs (state);
}

static void
find_levels (State *state)
{
  const ZhUaField *field = state->work->field;

  state->first_low = -1;
  for (int place = 0; place < state->n; place++)
    {
      gboolean is_new = place == 0 || (!state->work->one_group &&
                                       field->players[place].score != field->players[place - 1].score);

      if (is_new)
        {
          if (state->first_low < 0 && field->players[place].score < field->half && !state->work->one_group)
            state->first_low = state->n_levels;
          state->n_levels++;
        }
      state->level[place] = state->n_levels - 1;
    }
  if (state->first_low < 0)
    state->first_low = state->n_levels;
}

void
zh_ua_work_form_pairs (ZhUaWork *self,
                       int       plus)
{
  int                  n = self->field->n;
  g_autofree gboolean *open = g_new0 (gboolean, MAX (n, 1));
  g_autofree int      *level = g_new0 (int, MAX (n, 1));
  g_autofree int      *costs = g_new0 (int, MAX (n * n, 1));
  g_autofree int      *witness = g_new0 (int, MAX (n, 1));
  g_autofree int      *scratch = g_new0 (int, MAX (n, 1));
  State                state = {
                   .work = self,
                   .n = n,
                   .open = open,
                   .level = level,
                   .costs = costs,
                   .witness = witness,
                   .scratch = scratch,
  };

  self->groups = g_array_new (FALSE, FALSE, sizeof (ZhUaGroup));
  self->pairs = g_array_new (FALSE, FALSE, sizeof (ZhUaPair));
  self->refusals = g_array_new (FALSE, FALSE, sizeof (ZhUaRefusal));
  for (int place = 0; place < n; place++)
    open[place] = place != plus;
  find_levels (&state);

  for (int i = 0; i < state.first_low; i++)
    work_group (&state, i, FALSE);
  for (int i = state.n_levels - 1; i >= state.first_low; i--)
    work_group (&state, i, TRUE);
}

void
zh_ua_work_clear (ZhUaWork *self)
{
  g_clear_pointer (&self->groups, g_array_unref);
  g_clear_pointer (&self->pairs, g_array_unref);
  g_clear_pointer (&self->refusals, g_array_unref);
}
