#include "config.h"

#include "dutch-checks.h"

#include <stdlib.h>
#include <string.h>

#include "dutch-why-not.h"
#include "slow-dutch.h"

static char *
sort_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (gsize i = 0; words[i] != NULL; i++)
    for (gsize j = i + 1; words[j] != NULL; j++)
      if (strcmp (words[j], words[i]) < 0)
        {
          char *kept = words[i];

          words[i] = words[j];
          words[j] = kept;
        }
  return g_strjoinv (" ", words);
}

static char *
describe (const ZhTournament *tournament,
          int                 round)
{
  GString *text = g_string_new (NULL);
  g_autoptr (ZhHistory) history = zh_history_new (tournament, round - 1);

  g_string_append_printf (text, "round %d of %d\n", round, tournament->n_rounds);
  for (int i = 0; i < history->n_entries; i++)
    {
      g_string_append_printf (text, "%3d:", zh_history_get_entry (history, i)->start_number);
      for (int r = 1; r < round; r++)
        {
          const ZhCell *cell = zh_history_get_cell (history, i, r);

          g_string_append_printf (text, " %2d%c%d", cell->opponent < 0 ? 0 : zh_history_get_entry (history, cell->opponent)->start_number,
                                  cell->colour == ZH_COLOUR_WHITE ? 'w' : cell->colour == ZH_COLOUR_BLACK ? 'b'
                                                                                                          : '-',
                                  cell->outcome);
        }
      g_string_append (text, zh_entry_get_absence (zh_history_get_entry (history, i), round, NULL) ? " absent\n" : "\n");
    }
  return g_string_free (text, FALSE);
}

/* The costs that explanations tell are those the twin judged by. */
static void
compare_costs (const ZhTournament   *tournament,
               int                   round,
               const SlowDutchRound *slow)
{
  g_autoptr (ZhDutchField) field = zh_dutch_field_new (tournament, round, NULL, NULL);
  g_autoptr (ZhDutchPairing) pairing = zh_dutch_pairing_new (field, ZH_DUTCH_REACH_BRACKET, NULL, NULL);

  g_assert_cmpint ((int) pairing->brackets->len, ==, slow->n_brackets);
  for (int bracket = 0; bracket < slow->n_brackets; bracket++)
    {
      const SlowDutchQuality *quality = &slow->quality[bracket];
      g_autoptr (GArray) costs = zh_dutch_get_costs (field, pairing, (guint) bracket);
      guint n = 0;

      for (int i = 0; i < quality->n; i++)
        {
          const ZhDutchCost *cost;

          if (quality->value[i] < 0)
            continue; /* a list filled up */
          g_assert_cmpuint (n, <, costs->len);
          cost = &g_array_index (costs, ZhDutchCost, n);
          g_assert_cmpint (cost->criterion, ==, quality->criterion[i]);
          g_assert_cmpint (cost->value, ==, quality->value[i]);
          n++;
        }
      g_assert_cmpuint (n, ==, costs->len);
    }
}

/* Pairs the round both ways; the engine's answer goes on. */
static ZhProposal *
compare_round (const ZhTournament *tournament,
               int                 round)
{
  g_autoptr (SlowDutchRound) slow = slow_dutch_pair (tournament, round, NULL);
  ZhProposal      *proposal = field_pair (tournament, round);
  g_autofree char *formatted = field_format (proposal);
  g_autofree char *made = sort_words (proposal->found ? formatted : "none");
  g_autofree char *expected = sort_words (slow->text);

  if (strcmp (made, expected) != 0)
    {
      g_autofree char *text = describe (tournament, round);

      g_test_message ("%s", text);
    }
  g_assert_cmpstr (made, ==, expected);
  if (proposal->found)
    compare_costs (tournament, round, slow);
  return proposal;
}

static int
count_whites (const ZhTournament *tournament,
              gint64              id)
{
  int n = 0;

  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i);

      for (guint j = 0; j < round->pairings->len; j++)
        {
          const ZhPairing *pairing = g_ptr_array_index (round->pairings, j);

          if (pairing->kind == ZH_PAIRING_GAME && pairing->games[0].result.played)
            n += (pairing->entry[0] == id) - (pairing->entry[1] == id);
        }
    }
  return n;
}

/* A round made by chance instead of by the rules: colours and scores then come out as no
 * engine would let them, and more criteria have something to say. */
static ZhProposal *
draw_round (GRand              *rand,
            const ZhTournament *tournament,
            int                 round)
{
  ZhProposal *proposal = zh_proposal_new ();
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (!zh_entry_get_absence (entry, round, NULL))
        g_array_insert_val (ids, g_rand_int_range (rand, 0, (gint32) ids->len + 1), entry->id);
    }
  proposal->found = TRUE;
  for (guint i = 0; i + 1 < ids->len; i += 2)
    {
      gint64   a = g_array_index (ids, gint64, i);
      gint64   b = g_array_index (ids, gint64, i + 1);
      gboolean turn = count_whites (tournament, a) > count_whites (tournament, b);

      zh_proposal_add_pair (proposal, turn ? b : a, turn ? a : b, ZH_PAIRING_GAME);
    }
  if (ids->len % 2 == 1)
    zh_proposal_add_pair (proposal, g_array_index (ids, gint64, ids->len - 1), 0, ZH_PAIRING_ALLOCATED_BYE);
  return proposal;
}

static const ZhScoring scorings[] = {
  { 10, 5, 0, 10, 0, 10, 10, 5, 0, 20, 10, 0 },
  { 30, 10, 0, 30, 0, 30, 30, 10, 0, 20, 10, 0 },
  { 30, 20, 10, 30, 0, 20, 30, 20, 0, 20, 10, 0 },
  { 10, 5, 0, 10, 0, 5, 10, 5, 0, 20, 10, 0 },
  { 20, 10, 0, 20, 0, 0, 20, 10, 0, 20, 10, 0 },
};

/* Other points, and virtual points for some, on top of what an event varies. */
static void
vary (GRand        *rand,
      ZhTournament *tournament)
{
  if (g_rand_int_range (rand, 0, 4) == 0)
    tournament->scoring = scorings[g_rand_int_range (rand, 0, G_N_ELEMENTS (scorings))];
  if (g_rand_int_range (rand, 0, 5) == 0)
    for (guint i = 0; i < tournament->entries->len; i += 2)
      for (int round = 1; round <= 3; round++)
        {
          ZhVirtualPoints *points = g_new0 (ZhVirtualPoints, 1);

          points->entry_id = ((const ZhEntry *) g_ptr_array_index (tournament->entries, i))->id;
          points->round = round;
          points->points = 10 / round;
          g_ptr_array_add (tournament->virtual_points, points);
        }
}

/* The first number in which a forced pairing is worse, found from the twin's judgements. */
static ZhDutchAnswer
answer_slowly (const SlowDutchRound *free_round,
               const SlowDutchRound *forced_round)
{
  ZhDutchAnswer answer = { 0 };
  int           bracket = 0;

  if (!forced_round->found)
    answer.why = ZH_DUTCH_WHY_NOT_INCOMPLETE;
  else if (strcmp (free_round->text, forced_round->text) == 0)
    answer.why = ZH_DUTCH_WHY_NOT_SAME;
  else if (free_round->bye_score != forced_round->bye_score)
    answer = (ZhDutchAnswer){ ZH_DUTCH_WHY_NOT_BYE, 0, 0, 5, TRUE, free_round->bye_score, forced_round->bye_score };
  else
    {
      const SlowDutchQuality *a;
      const SlowDutchQuality *b;

      while (free_round->text_end[bracket] == forced_round->text_end[bracket] && strncmp (free_round->text, forced_round->text, free_round->text_end[bracket]) == 0)
        bracket++;
      answer.why = ZH_DUTCH_WHY_NOT_LATER;
      answer.bracket = bracket + 1;
      a = &free_round->quality[bracket];
      b = &forced_round->quality[bracket];
      for (int i = 0; i < a->n && answer.criterion == 0; i++)
        if (a->value[i] != b->value[i])
          {
            g_assert_cmpint (a->criterion[i], ==, b->criterion[i]);
            answer.why = ZH_DUTCH_WHY_NOT_WORSE;
            answer.criterion = a->criterion[i];
            answer.free_value = a->value[i];
            answer.forced_value = b->value[i];
          }
    }
  return answer;
}

/* Asks about two players drawn by lot, and answers from the twin as well. */
static void
compare_why_not (GRand              *rand,
                 const ZhTournament *tournament,
                 int                 round)
{
  const ZhEntry *a = g_ptr_array_index (tournament->entries, (guint) g_rand_int_range (rand, 0, (gint32) tournament->entries->len));
  const ZhEntry *b = g_ptr_array_index (tournament->entries, (guint) g_rand_int_range (rand, 0, (gint32) tournament->entries->len));
  gint64         ids[2] = { a->id, b->id };
  ZhDutchAnswer  answer;
  ZhDutchAnswer  expected;
  g_autoptr (SlowDutchRound) free_round = NULL;
  g_autoptr (SlowDutchRound) forced_round = NULL;

  g_assert_true (zh_dutch_ask_why_not (tournament, round, ids, NULL, &answer, NULL));
  if (a == b || zh_entry_get_absence (a, round, NULL) || zh_entry_get_absence (b, round, NULL))
    {
      g_assert_cmpint (answer.why, ==, ZH_DUTCH_WHY_NOT_ABSENT);
      return;
    }
  free_round = slow_dutch_pair (tournament, round, NULL);
  forced_round = slow_dutch_pair (tournament, round, ids);
  if (answer.why == ZH_DUTCH_WHY_NOT_MET || answer.why == ZH_DUTCH_WHY_NOT_BARRED || answer.why == ZH_DUTCH_WHY_NOT_COLOURS)
    {
      g_assert_false (forced_round->found);
      return;
    }
  expected = answer_slowly (free_round, forced_round);
  g_assert_cmpint (answer.why, ==, expected.why);
  g_assert_cmpint (answer.bracket, ==, expected.bracket);
  g_assert_cmpint (answer.criterion, ==, expected.criterion);
  g_assert_cmpint (answer.free_value, ==, expected.free_value);
  g_assert_cmpint (answer.forced_value, ==, expected.forced_value);
}

int
dutch_check_twin (GRand *rand,
                  int    n_fields)
{
  int n_done = 0;
  int n_none = 0;

  while (n_done < n_fields)
    {
      EventAxes axes = event_draw_axes (rand, g_rand_int_range (rand, 3, 9), 10);
      g_autoptr (ZhTournament) tournament = event_new (rand, "dutch", &axes);
      gboolean by_chance = g_rand_boolean (rand);

      vary (rand, tournament);
      for (int round = 1; round <= axes.rounds && n_done < n_fields; round++)
        {
          g_autoptr (ZhProposal) proposal = NULL;

          event_disturb (rand, &axes, tournament, round);
          proposal = compare_round (tournament, round);
          n_done++;
          n_none += !proposal->found;
          compare_why_not (rand, tournament, round);
          if (!proposal->found)
            break;
          if (by_chance && round < axes.rounds && g_rand_int_range (rand, 0, 3) > 0)
            {
              zh_proposal_free (proposal);
              proposal = draw_round (rand, tournament, round);
            }
          event_play (rand, &axes, tournament, proposal);
        }
    }
  return n_none;
}

/* --- Properties --- */

static int
find_index (const ZhHistory *history,
            gint64           id)
{
  for (int i = 0; i < history->n_entries; i++)
    if (zh_history_get_entry (history, i)->id == id)
      return i;
  g_assert_not_reached ();
}

static gboolean
is_played (const ZhCell *cell)
{
  return cell->opponent >= 0 && zh_outcome_is_played (cell->outcome);
}

static void
assert_may_meet (const ZhHistory *history,
                 int              round,
                 int              a,
                 int              b)
{
  const ZhTournament *tournament = history->tournament;
  gint64              ids[2] = { zh_history_get_entry (history, a)->id, zh_history_get_entry (history, b)->id };

  for (int r = 1; r < round; r++)
    {
      const ZhCell *cell = zh_history_get_cell (history, a, r);

      g_assert_false (is_played (cell) && cell->opponent == b);
    }
  for (guint i = 0; i < tournament->forbidden->len; i++)
    {
      const ZhForbidden *forbidden = g_ptr_array_index (tournament->forbidden, i);
      int                found = 0;

      for (int j = 0; j < forbidden->n_entries; j++)
        found += forbidden->entries[j] == ids[0] || forbidden->entries[j] == ids[1];
      g_assert_false (found == 2 && round >= forbidden->first_round && round <= forbidden->last_round);
    }
}

/* Whether @colour brings a difference beyond two, or stands three times running. */
static gboolean
is_too_much (const ZhHistory *history,
             int              entry,
             ZhColour         colour)
{
  int difference = colour == ZH_COLOUR_WHITE ? 1 : -1;
  int running = 1;

  for (int r = history->n_rounds; r >= 1; r--)
    {
      const ZhCell *cell = zh_history_get_cell (history, entry, r);

      if (!is_played (cell))
        continue;
      difference += cell->colour == ZH_COLOUR_WHITE ? 1 : -1;
      running = running > 0 && cell->colour == colour ? running + 1 : -abs (running);
    }
  return abs (difference) > 2 || abs (running) > 2;
}

static void
assert_colours (const ZhHistory *history,
                int              round,
                int              white,
                int              black)
{
  const ZhTournament *tournament = history->tournament;
  gboolean            is_free = FALSE;

  if (!is_too_much (history, white, ZH_COLOUR_WHITE) && !is_too_much (history, black, ZH_COLOUR_BLACK))
    return;
  g_assert_cmpint (round, ==, tournament->n_rounds);
  is_free = 2 * history->points[white] > (round - 1) * tournament->scoring.win || 2 * history->points[black] > (round - 1) * tournament->scoring.win;
  g_assert_true (is_free);
}

static void
assert_may_have_bye (const ZhHistory *history,
                     int              entry)
{
  for (int r = 1; r <= history->n_rounds; r++)
    {
      const ZhCell *cell = zh_history_get_cell (history, entry, r);

      g_assert_cmpint (cell->outcome, !=, ZH_OUTCOME_ALLOCATED_BYE);
      g_assert_true (is_played (cell) || cell->points < history->tournament->scoring.win);
    }
}

static void
assert_legal (const ZhTournament *tournament,
              int                 round,
              const ZhProposal   *proposal)
{
  g_autoptr (ZhHistory) history = zh_history_new (tournament, round - 1);
  g_autofree int *times = g_new0 (int, history->n_entries);

  for (guint i = 0; i < proposal->pairs->len; i++)
    {
      const ZhProposedPair *pair = &g_array_index (proposal->pairs, ZhProposedPair, i);
      int                   white = find_index (history, pair->white);
      int                   black;

      times[white]++;
      if (pair->black == 0)
        {
          assert_may_have_bye (history, white);
          continue;
        }
      black = find_index (history, pair->black);
      times[black]++;
      assert_may_meet (history, round, white, black);
      assert_colours (history, round, white, black);
    }
  for (int i = 0; i < history->n_entries; i++)
    g_assert_cmpint (times[i], ==, !zh_entry_get_absence (zh_history_get_entry (history, i), round, NULL));
}

static void
shuffle (GRand     *rand,
         GPtrArray *items)
{
  for (guint i = items->len; i > 1; i--)
    {
      guint    j = (guint) g_rand_int_range (rand, 0, (gint32) i);
      gpointer kept = items->pdata[i - 1];

      items->pdata[i - 1] = items->pdata[j];
      items->pdata[j] = kept;
    }
}

static char *
pair_with_reach (const ZhTournament *tournament,
                 int                 round,
                 ZhDutchReach        reach)
{
  g_autoptr (ZhDutchField) field = zh_dutch_field_new (tournament, round, NULL, NULL);
  g_autoptr (ZhDutchPairing) pairing = zh_dutch_pairing_new (field, reach, NULL, NULL);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < pairing->brackets->len; i++)
    {
      const ZhDutchBracketResult *bracket = g_ptr_array_index (pairing->brackets, i);

      for (guint j = 0; j < bracket->pairs->len; j++)
        {
          ZhDutchPair pair = g_array_index (bracket->pairs, ZhDutchPair, j);

          g_string_append_printf (text, "%d-%d ", field->players[pair.higher].start_number, field->players[pair.lower].start_number);
        }
    }
  return g_string_free (text, FALSE);
}

static void
assert_same (GRand            *rand,
             ZhTournament     *tournament,
             int               round,
             const ZhProposal *proposal)
{
  g_autofree char *first = field_format (proposal);
  g_autoptr (ZhProposal) again = NULL;
  g_autofree char *second = NULL;
  g_autofree char *least = pair_with_reach (tournament, round, ZH_DUTCH_REACH_BRACKET);
  g_autofree char *middle = pair_with_reach (tournament, round, ZH_DUTCH_REACH_NEXT);
  g_autofree char *most = pair_with_reach (tournament, round, ZH_DUTCH_REACH_ALL);

  g_assert_cmpstr (least, ==, middle);
  g_assert_cmpstr (least, ==, most);
  shuffle (rand, tournament->entries);
  again = field_pair (tournament, round);
  second = field_format (again);
  g_assert_cmpstr (first, ==, second);
}

int
dutch_check_event (GRand *rand,
                   int    most)
{
  EventAxes axes = event_draw_axes (rand, 4, most);
  g_autoptr (ZhTournament) tournament = event_new (rand, "dutch", &axes);
  int n_paired = 0;

  for (int round = 1; round <= axes.rounds; round++)
    {
      g_autoptr (ZhProposal) proposal = NULL;

      event_disturb (rand, &axes, tournament, round);
      proposal = field_pair (tournament, round);
      n_paired++;
      if (!proposal->found)
        break;
      assert_legal (tournament, round, proposal);
      assert_same (rand, tournament, round, proposal);
      event_play (rand, &axes, tournament, proposal);
    }
  return n_paired;
}
