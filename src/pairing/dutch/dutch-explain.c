#include "config.h"

#include "dutch-explain.h"

#include "dutch-colours.h"

static const char *const criterion_articles[] = {
  "C.04.3 C1",
  "C.04.3 C2",
  "C.04.3 C3",
  "C.04.3 C4",
  "C.04.3 C5",
  "C.04.3 C6",
  "C.04.3 C7",
  "C.04.3 C8",
  "C.04.3 C9",
  "C.04.3 C10",
  "C.04.3 C11",
  "C.04.3 C12",
  "C.04.3 C13",
  "C.04.3 C14",
  "C.04.3 C15",
  "C.04.3 C16",
  "C.04.3 C17",
  "C.04.3 C18",
  "C.04.3 C19",
  "C.04.3 C20",
  "C.04.3 C21",
};

static const char *const colour_articles[] = {
  "C.04.3 5.2.1",
  "C.04.3 5.2.2",
  "C.04.3 5.2.3",
  "C.04.3 5.2.4",
  "C.04.3 5.2.5",
};

static const char *
get_criterion_article (int criterion)
{
  g_assert (criterion >= 1 && criterion <= (int) G_N_ELEMENTS (criterion_articles));

  return criterion_articles[criterion - 1];
}

static gint64
get_id (const ZhDutchField *field,
        int                 index)
{
  return field->players[index].id;
}

/* C6, C7 and the scores of C8 are told by the floaters themselves. */
static gboolean
is_worth_telling (const ZhDutchCost *cost)
{
  if (cost->value <= 0 || cost->criterion <= 7)
    return FALSE;
  return cost->criterion != 8 || !cost->is_points;
}

static void
explain_costs (ZhProposal           *proposal,
               const ZhDutchField   *field,
               const ZhDutchPairing *pairing,
               guint                 bracket)
{
  g_autoptr (GArray) costs = zh_dutch_get_costs (field, pairing, bracket);
  const ZhDutchBracketResult *result = g_ptr_array_index (pairing->brackets, bracket);
  gboolean                    is_perfect = result->floaters->len == 0;

  for (guint i = 0; i < costs->len; i++)
    {
      const ZhDutchCost *cost = &g_array_index (costs, ZhDutchCost, i);
      ZhReason           reason = { "dutch.cost", get_criterion_article (cost->criterion), { 0 }, { bracket + 1, cost->criterion, cost->value } };

      if (!is_worth_telling (cost))
        continue;
      is_perfect = FALSE;
      zh_proposal_add_reason (proposal, reason);
    }
  if (is_perfect)
    {
      ZhReason reason = { "dutch.perfect", "C.04.3 3.4", { 0 }, { bracket + 1 } };

      zh_proposal_add_reason (proposal, reason);
    }
}

static void
explain_pairs (ZhProposal                 *proposal,
               const ZhDutchField         *field,
               const ZhDutchBracketResult *result,
               guint                       bracket)
{
  for (guint i = 0; i < result->pairs->len; i++)
    {
      ZhDutchPair       pair = g_array_index (result->pairs, ZhDutchPair, i);
      ZhDutchColourRule rule;
      ZhColour          colour = zh_dutch_get_colour (field, &field->players[pair.higher], &field->players[pair.lower], &rule);
      int               white = colour == ZH_COLOUR_WHITE ? pair.higher : pair.lower;
      ZhReason          reason = { "dutch.pair", colour_articles[rule - 1], { get_id (field, white), get_id (field, pair.higher + pair.lower - white) }, { bracket + 1, rule } };

      zh_proposal_add_reason (proposal, reason);
    }
}

static void
explain_floaters (ZhProposal           *proposal,
                  const ZhDutchField   *field,
                  const ZhDutchPairing *pairing,
                  guint                 bracket)
{
  const ZhDutchBracketResult *result = g_ptr_array_index (pairing->brackets, bracket);

  for (guint i = 0; bracket + 1 < pairing->brackets->len && i < result->floaters->len; i++)
    {
      int      floater = g_array_index (result->floaters, int, i);
      ZhReason reason = { "dutch.float", "C.04.3 1.4.1", { get_id (field, floater) }, { bracket + 1, field->players[floater].score } };

      zh_proposal_add_reason (proposal, reason);
    }
}

static void
add_scores (ZhProposal         *proposal,
            const ZhDutchField *field)
{
  for (int i = 0; i < field->n; i++)
    zh_proposal_add_score (proposal, field->players[i].id, field->players[i].score);
}

void
zh_dutch_explain_round (ZhProposal           *proposal,
                        const ZhDutchField   *field,
                        const ZhDutchPairing *pairing)
{
  add_scores (proposal, field);
  for (guint bracket = 0; bracket < pairing->brackets->len; bracket++)
    {
      const ZhDutchBracketResult *result = g_ptr_array_index (pairing->brackets, bracket);
      int                         n_members = (int) result->members->len;
      int                         last = g_array_index (result->members, int, n_members - 1);
      ZhReason                    reason = { "dutch.bracket", "C.04.3 1.3", { 0 }, { bracket + 1, field->players[last].score, n_members - result->n_moved, result->n_moved } };

      zh_proposal_add_reason (proposal, reason);
      explain_costs (proposal, field, pairing, bracket);
      explain_pairs (proposal, field, result, bracket);
      explain_floaters (proposal, field, pairing, bracket);
    }
  if (pairing->bye >= 0)
    {
      const ZhDutchPlayer *player = &field->players[pairing->bye];
      ZhReason             reason = { "dutch.bye", "C.04.3 C5", { player->id }, { player->score, field->round - 1 - player->n_played } };

      zh_proposal_add_reason (proposal, reason);
    }
}

static gboolean
join_bye (const ZhDutchField *field)
{
  gboolean any = FALSE;

  for (int v = 0; field->n % 2 == 1 && v < field->n; v++)
    if (field->players[v].may_have_bye)
      {
        zh_bit_graph_set_edge (field->graph, v, field->n, TRUE);
        any = TRUE;
      }
  return any || field->n % 2 == 0;
}

static int
count_opponents (const ZhDutchField *field,
                 int                 player)
{
  int n = 0;

  for (int v = 0; v < field->n; v++)
    n += zh_bit_graph_has_edge (field->graph, player, v);
  return n;
}

static int
count_bans (const ZhTournament *tournament,
            int                 round)
{
  int n = 0;

  for (guint i = 0; i < tournament->forbidden->len; i++)
    {
      const ZhForbidden *forbidden = g_ptr_array_index (tournament->forbidden, i);

      n += round >= forbidden->first_round && round <= forbidden->last_round;
    }
  return n;
}

void
zh_dutch_explain_failure (ZhProposal         *proposal,
                          const ZhTournament *tournament,
                          const ZhDutchField *field)
{
  gboolean            has_bye = join_bye (field);
  int                 n_bans = count_bans (tournament, field->round);
  g_autofree guint64 *all = zh_bit_set_new (field->graph);
  g_autofree guint64 *missable = zh_bit_set_new (field->graph);
  g_autofree int     *mate = g_new (int, field->graph->n);
  ZhReason            none = { "dutch.none", "C.04.3 1.9", { 0 }, { 0 } };
  ZhReason            no_bye = { "dutch.none-bye", "C.04.3 C2", { 0 }, { field->n } };
  ZhReason            bans = { "dutch.none-bans", "", { 0 }, { n_bans } };

  for (int v = 0; v < field->graph->n; v++)
    {
      zh_bit_set_add (all, v);
      mate[v] = -1;
    }
  none.values[0] = zh_bit_graph_match (field->graph, all, mate);
  zh_proposal_add_reason (proposal, none);
  if (!has_bye)
    zh_proposal_add_reason (proposal, no_bye);
  if (n_bans > 0)
    zh_proposal_add_reason (proposal, bans);

  zh_bit_graph_find_missable (field->graph, all, mate, missable);
  for (int v = 0; v < field->n; v++)
    {
      ZhReason player = { "dutch.none-player", "C.04.3 C1", { get_id (field, v) }, { count_opponents (field, v) } };

      if (zh_bit_set_has (missable, v))
        zh_proposal_add_reason (proposal, player);
    }
}

void
zh_dutch_explain_answer (ZhProposal          *proposal,
                         const gint64        *ids,
                         const ZhDutchAnswer *answer)
{
  static const struct
  {
    const char *code;
    const char *article;
  } answers[] = {
    [ZH_DUTCH_WHY_NOT_SAME] = { "dutch.why-not.same", "" },
    [ZH_DUTCH_WHY_NOT_ABSENT] = { "dutch.why-not.absent", "C.04.2 3.3" },
    [ZH_DUTCH_WHY_NOT_MET] = { "dutch.why-not.met", "C.04.3 C1" },
    [ZH_DUTCH_WHY_NOT_BARRED] = { "dutch.why-not.barred", "" },
    [ZH_DUTCH_WHY_NOT_COLOURS] = { "dutch.why-not.colours", "C.04.3 C3" },
    [ZH_DUTCH_WHY_NOT_INCOMPLETE] = { "dutch.why-not.incomplete", "C.04.3 C4" },
    [ZH_DUTCH_WHY_NOT_BYE] = { "dutch.why-not.bye", "C.04.3 C5" },
    [ZH_DUTCH_WHY_NOT_WORSE] = { "dutch.why-not.worse", "" },
    [ZH_DUTCH_WHY_NOT_LATER] = { "dutch.why-not.later", "C.04.3 3.8" },
  };
  ZhReason reason = { answers[answer->why].code, answers[answer->why].article, { ids[0], ids[1] }, { answer->bracket, answer->criterion, answer->free_value, answer->forced_value } };

  if (answer->why == ZH_DUTCH_WHY_NOT_WORSE)
    {
      reason.article = get_criterion_article (answer->criterion);
      if (answer->is_points)
        reason.code = "dutch.why-not.worse-points";
    }
  if (answer->why == ZH_DUTCH_WHY_NOT_MET)
    reason.values[0] = answer->round;
  zh_proposal_add_reason (proposal, reason);
}
