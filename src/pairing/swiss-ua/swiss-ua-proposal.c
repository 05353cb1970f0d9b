#include "config.h"

#include "swiss-ua-proposal.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "random.h"
#include "swiss-ua-colours.h"
#include "swiss-ua-plan.h"

typedef struct
{
  const ZhTournament *tournament;
  const ZhUaField    *field;
  const ZhUaPlan     *plan;
  const ZhUaWork     *work;
  gboolean            explain;
  ZhProposal         *proposal;
} Maker;

static const struct
{
  const char *code;
  const char *chess;
  const char *draughts;
} articles[] = {
  /* the chess text has lost 7.9 to 7.9.4: what is left of it is cited, and not the gap */
  { "swiss-ua.first-rated", "7.8", "15.9.4" },
  { "swiss-ua.first-unrated", "7.9.5", "15.9.5" },
  { "swiss-ua.plus", "7.6", "15.6, 15.9.1" },
  { "swiss-ua.plus-passed", "7.6", "15.6, 15.9.1" },
  { "swiss-ua.second-plus", "7.6", "15.6" },
  { "swiss-ua.group-top", "7.9.8, 7.9.12", "15.9.8, 15.9.12" },
  { "swiss-ua.group-bottom", "7.9.9, 7.9.10, 7.9.12", "15.9.9, 15.9.10, 15.9.12" },
  { "swiss-ua.descent", "7.9.8.1, 7.9.11", "15.9.8.1, 15.9.11" },
  { "swiss-ua.ascent", "7.9.10, 7.9.11", "15.9.10, 15.9.11" },
  { "swiss-ua.inside", "7.9.8.2", "15.9.8.2" },
  { "swiss-ua.class", "7.9.7.2, 7.9.7.3", "15.9.7.2, 15.9.7.3" },
  { "swiss-ua.refused-met", "7.1", "15.1" },
  { "swiss-ua.refused-forbidden", "7.1", "15.1" },
  { "swiss-ua.refused-colour", "7.9.13", "15.9.13" },
  { "swiss-ua.refused-rest", "7.9.12", "15.9.12" },
  { "swiss-ua.colour-lot", "7.7, 7.9.5", "15.9.4, 15.9.5" },
  { "swiss-ua.colour-no-third", "7.3", "15.3" },
  { "swiss-ua.colour-fewer", "7.9.14.1", "15.9.14.1" },
  { "swiss-ua.colour-last", "7.9.14.2, 7.9.14.3", "15.9.14.2, 15.9.14.3" },
  { "swiss-ua.colour-higher", "7.9.14.4", "15.9.14.4" },
  { "swiss-ua.third-colour", "7.9.13", "15.9.13" },
  { "swiss-ua.lifted", "7.1", "15.1" },
  { "swiss-ua.none", "7.1", "15.1" },
  { "swiss-ua.left-over", "7.1", "15.1" },
  { "swiss-lot.drawn", "7.1", "15.1" },
};

static void
add_reason (Maker      *maker,
            const char *code,
            gint64      first,
            gint64      second,
            gint64      value_0,
            gint64      value_1,
            gint64      value_2,
            gint64      value_3)
{
  ZhReason reason = {
    .code = code,
    .article = "",
    .entries = { first, second },
    .values = { value_0, value_1, value_2, value_3 },
  };

  if (!maker->explain)
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (articles); i++)
    if (g_str_equal (articles[i].code, code))
      reason.article = maker->tournament->sport == ZH_SPORT_CHESS ? articles[i].chess : articles[i].draughts;
  g_assert (reason.article[0] != '\0');
  zh_proposal_add_reason (maker->proposal, reason);
}

static gint64
get_id (const Maker *maker,
        int          place)
{
  return maker->field->players[place].id;
}

static void
add_plus_reasons (Maker *maker)
{
  const ZhUaPlan *plan = maker->plan;

  if (plan->plus < 0)
    return;
  for (int i = 0; i < plan->n_passed; i++)
    {
      gboolean had = maker->field->players[plan->passed[i]].n_pluses > 0;

      add_reason (maker, "swiss-ua.plus-passed", get_id (maker, plan->passed[i]), 0, had, 0, 0, 0);
    }
  if (maker->field->players[plan->plus].n_pluses > 0)
    add_reason (maker, "swiss-ua.second-plus", get_id (maker, plan->plus), 0,
                maker->field->players[plan->plus].n_pluses, 0, 0, 0);
  else
    add_reason (maker, "swiss-ua.plus", get_id (maker, plan->plus), 0, plan->plus + 1, maker->field->n, 0, 0);
}

static void
add_group_reasons (Maker           *maker,
                   const ZhUaGroup *group)
{
  const char *code = group->from_bottom ? "swiss-ua.group-bottom" : "swiss-ua.group-top";

  if (maker->work->one_group && maker->work->order != ZH_UA_ORDER_LOT)
    code = maker->work->order == ZH_UA_ORDER_HALVES ? "swiss-ua.first-rated" : "swiss-ua.first-unrated";
  add_reason (maker, code, 0, 0, group->score, group->size, group->n_floaters, group->n_colour_bad);
}

/* By what the members of a group stand in their order, once two rounds gave them coefficients. */
static void
add_class_reasons (Maker           *maker,
                   const ZhUaGroup *group)
{
  if (maker->field->round <= 2 || maker->work->one_group || maker->work->order == ZH_UA_ORDER_LOT)
    return;
  for (int i = 0; i < maker->field->n; i++)
    {
      const ZhUaPlayer *player = &maker->field->players[i];

      if (player->score == group->score)
        add_reason (maker, "swiss-ua.class", player->id, 0, i + 1, player->full, player->median, 0);
    }
}

/* Why somebody who was tried before is not the opponent. */
static const char *
get_refusal_code (const Maker       *maker,
                  const ZhUaRefusal *refusal)
{
  guint relation = zh_ua_field_get_relation (maker->field, refusal->place, refusal->other);

  if ((relation & ZH_UA_MET) != 0)
    return "swiss-ua.refused-met";
  if (relation != 0)
    return "swiss-ua.refused-forbidden";
  return zh_ua_field_is_colour_bad (maker->field, refusal->place, refusal->other) ? "swiss-ua.refused-colour" : "swiss-ua.refused-rest";
}

static void
add_refusals (Maker *maker,
              guint  pair)
{
  for (guint i = 0; i < maker->work->refusals->len; i++)
    {
      const ZhUaRefusal *refusal = &g_array_index (maker->work->refusals, ZhUaRefusal, i);

      if (refusal->pair == (int) pair)
        add_reason (maker, get_refusal_code (maker, refusal), get_id (maker, refusal->place), get_id (maker, refusal->other), 0, 0, 0, 0);
    }
}

static void
add_pair_reason (Maker          *maker,
                 const ZhUaPair *pair)
{
  if (pair->floater >= 0)
    {
      int opponent = pair->floater == pair->higher ? pair->lower : pair->higher;

      add_reason (maker, pair->floater < opponent ? "swiss-ua.descent" : "swiss-ua.ascent",
                  get_id (maker, pair->floater), get_id (maker, opponent),
                  pair->preferred, pair->through, pair->passed, maker->field->players[opponent].score);
    }
  else
    {
      add_reason (maker, "swiss-ua.inside", get_id (maker, pair->higher), get_id (maker, pair->lower),
                  pair->passed, 0, 0, 0);
    }
  if (maker->work->order == ZH_UA_ORDER_LOT)
    add_reason (maker, "swiss-lot.drawn", get_id (maker, pair->higher), get_id (maker, pair->lower),
                maker->work->lot[pair->higher] + 1, maker->work->lot[pair->lower] + 1, 0, 0);
}

/* Round 1: with ratings the lot for number 1 and the parity of the higher number (15.9.4);
 * without, the odd number has White (7.9.5), and where that does not decide, the higher. By
 * lot, whoever was drawn first. */
static ZhColour
decide_first_colour (const Maker *maker,
                     int          higher,
                     int          lower)
{
  const ZhUaPlayer *players = maker->field->players;
  ZhColour          one = maker->tournament->initial_colour;
  ZhRandom          random = zh_random_new (maker->tournament->seed);

  if (maker->work->order == ZH_UA_ORDER_LOT)
    return maker->work->lot[higher] < maker->work->lot[lower] ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK;
  if (maker->work->order == ZH_UA_ORDER_NEXT)
    return players[higher].number % 2 == 1 || players[lower].number % 2 == 0 ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK;

  if (one == ZH_COLOUR_NONE)
    one = zh_random_below (&random, 2) == 0 ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK;
  return players[higher].number % 2 == 1 ? one : zh_colour_opposite (one);
}

static void
add_colour_reason (Maker         *maker,
                   gint64         white,
                   gint64         black,
                   ZhUaColourRule rule)
{
  static const char *const codes[] = {
    [ZH_UA_COLOUR_LOT] = "swiss-ua.colour-lot",
    [ZH_UA_COLOUR_NO_THIRD] = "swiss-ua.colour-no-third",
    [ZH_UA_COLOUR_FEWER_WHITES] = "swiss-ua.colour-fewer",
    [ZH_UA_COLOUR_LAST] = "swiss-ua.colour-last",
    [ZH_UA_COLOUR_HIGHER] = "swiss-ua.colour-higher",
  };

  add_reason (maker, codes[rule], white, black, 0, 0, 0, 0);
}

static void
add_pair (Maker          *maker,
          const ZhUaPair *pair)
{
  const ZhUaPlayer *players = maker->field->players;
  ZhUaColourRule    rule = ZH_UA_COLOUR_LOT;
  gboolean          is_first = players[pair->higher].n_games == 0 && players[pair->lower].n_games == 0 &&
                      (maker->field->round == 1 || maker->work->order == ZH_UA_ORDER_LOT);
  ZhColour colour = is_first ? decide_first_colour (maker, pair->higher, pair->lower)
                             : zh_ua_decide_colour (&players[pair->higher], &players[pair->lower], &rule);
  gint64   white = get_id (maker, colour == ZH_COLOUR_WHITE ? pair->higher : pair->lower);
  gint64   black = get_id (maker, colour == ZH_COLOUR_WHITE ? pair->lower : pair->higher);

  zh_proposal_add_pair (maker->proposal, white, black, ZH_PAIRING_GAME);
  add_colour_reason (maker, white, black, rule);
  if (pair->colour_bad)
    add_reason (maker, "swiss-ua.third-colour", white, black, 0, 0, 0, 0);
  if (zh_ua_field_get_relation (maker->field, pair->higher, pair->lower) == ZH_UA_FORBIDDEN)
    add_reason (maker, "swiss-ua.lifted", white, black, maker->plan->n_lifted, 0, 0, 0);
}

static int
compare_pairs (gconstpointer a,
               gconstpointer b)
{
  return ((const ZhUaPair *) a)->higher - ((const ZhUaPair *) b)->higher;
}

/* Groups in the order they were worked, then the boards in the order of their higher players,
 * the plus last. */
static void
add_pairs (Maker *maker)
{
  g_autoptr (GArray) boards = g_array_copy (maker->work->pairs);
  guint next = 0;

  for (guint i = 0; i < maker->work->groups->len; i++)
    {
      add_group_reasons (maker, &g_array_index (maker->work->groups, ZhUaGroup, i));
      add_class_reasons (maker, &g_array_index (maker->work->groups, ZhUaGroup, i));
      for (; next < maker->work->pairs->len; next++)
        {
          const ZhUaPair *pair = &g_array_index (maker->work->pairs, ZhUaPair, next);

          if (pair->group != (int) i)
            break;
          add_refusals (maker, next);
          add_pair_reason (maker, pair);
        }
    }

  g_array_sort (boards, compare_pairs);
  for (guint i = 0; i < boards->len; i++)
    add_pair (maker, &g_array_index (boards, ZhUaPair, i));
  if (maker->plan->plus >= 0)
    zh_proposal_add_pair (maker->proposal, get_id (maker, maker->plan->plus), 0, ZH_PAIRING_ALLOCATED_BYE);
}

/* Who is left over and how many of the others he has met or may not meet. */
static void
add_failure (Maker *maker)
{
  const ZhUaPlan *plan = maker->plan;

  add_reason (maker, "swiss-ua.none", 0, 0, plan->n_left_over, maker->field->n, 0, 0);
  for (int i = 0; i < plan->n_left_over; i++)
    {
      int place = plan->left_over[i];
      int n_met = 0;

      for (int other = 0; other < maker->field->n; other++)
        n_met += other != place && (zh_ua_field_get_relation (maker->field, place, other) & ZH_UA_MET) != 0 ? 1 : 0;
      add_reason (maker, "swiss-ua.left-over", get_id (maker, place), 0, n_met, maker->field->n - 1, 0, 0);
    }
}

/* The places of the two who must meet; %FALSE when one of them is not present. */
static gboolean
find_forced (const ZhUaField *field,
             const gint64    *ids,
             int              places[2])
{
  int n_found = 0;

  for (int place = 0; place < field->n; place++)
    for (int side = 0; side < 2; side++)
      if (field->players[place].id == ids[side])
        {
          places[side] = place;
          n_found++;
        }
  return n_found == 2 && places[0] != places[1];
}

void
zh_ua_draw_lots (guint64 seed,
                 int     round,
                 int     n,
                 guint  *lot)
{
  ZhRandom          random = zh_random_new_nth (seed, round);
  g_autofree guint *order = g_new (guint, MAX (n, 1));

  zh_random_permutation (&random, (gsize) n, order);
  for (int i = 0; i < n; i++)
    lot[order[i]] = (guint) i;
}

/* The field counts half-points, which 2-1-0 shows as points. Who is in one group, whatever was brought along, has
 * its score. */
static void
add_scores (Maker *maker)
{
  const GArray *groups = maker->work->groups;
  int           unit = zh_tournament_is_two_one_zero (maker->tournament) ? 2 * ZH_POINTS_HALF : ZH_POINTS_HALF;

  for (int i = 0; i < maker->field->n && maker->explain; i++)
    {
      int score = maker->work->one_group && groups->len > 0 ? g_array_index (groups, ZhUaGroup, 0).score
                                                            : maker->field->players[i].score;

      zh_proposal_add_score (maker->proposal, get_id (maker, i), score * unit);
    }
}

static void
form_pairs (Maker    *maker,
            ZhUaWork *work)
{
  zh_ua_work_form_pairs (work, maker->plan->plus);
  maker->proposal->found = TRUE;
  add_scores (maker);
  add_plus_reasons (maker);
  add_pairs (maker);
}

/* The field of the round and, where two must meet, their places. */
static ZhUaField *
prepare_field (const ZhTournament     *tournament,
               const ZhPairingRequest *request,
               int                     forced[2],
               GError                **error)
{
  g_autoptr (ZhUaField) field = zh_ua_field_new (tournament, request->round, error);

  if (field == NULL)
    return NULL;
  if (field->n == 0)
    return zh_fail_null (error, ZH_ERROR_REFUSED,
                         _ ("Nobody is present in round %d; add entries or take back absences first"), request->round);
  if (request->forced != NULL && !find_forced (field, request->forced, forced))
    return zh_fail_null (error, ZH_ERROR_REFUSED, "%s",
                         _ ("Only two entries that are both present in the round can be made to meet"));
  return g_steal_pointer (&field);
}

ZhProposal *
zh_ua_propose (const ZhTournament     *tournament,
               const ZhPairingRequest *request,
               ZhUaOrder               order,
               GError                **error)
{
  int forced[2];
  g_autoptr (ZhUaField) field = prepare_field (tournament, request, forced, error);
  g_autoptr (ZhUaPlan) plan = NULL;
  g_autoptr (ZhProposal) proposal = zh_proposal_new ();
  g_autofree guint *lot = NULL;
  ZhUaWork          work = { .field = field, .order = order, .one_group = request->round == 1 };
  Maker             maker = { tournament, field, NULL, &work, request->explain, proposal };

  if (field == NULL)
    return NULL;
  if (order == ZH_UA_ORDER_HALVES && request->round == 1 && !tournament->rated_first_round)
    work.order = ZH_UA_ORDER_NEXT;
  if (order == ZH_UA_ORDER_LOT)
    {
      lot = g_new (guint, field->n);
      zh_ua_draw_lots (tournament->seed, request->round, field->n, lot);
      work.lot = lot;
    }

  plan = zh_ua_plan_new (field, request->forced != NULL ? forced : NULL);
  maker.plan = plan;
  work.legal = plan->legal;
  if (plan->found)
    form_pairs (&maker, &work);
  else
    add_failure (&maker);
  zh_ua_work_clear (&work);
  return g_steal_pointer (&proposal);
}
