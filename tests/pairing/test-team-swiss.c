/* The Swiss Team Pairing System: colour preferences and colours by the words of the articles, and
 * whole rounds against a twin that writes down all sets and all pairings and takes the first of the
 * best, as the articles define them (C.04.6, 3.5, 3.6).
 */
#include "config.h"

#include <string.h>

#include "field.h"
#include "pairing-games.h"
#include "random.h"
#include "team-swiss-field.h"
#include "team-swiss.h"

#define MAX_SIDES 12

/* The twin */

typedef struct
{
  const ZhTeamField *field;
  int                n_residents;
  int                n;
  int                bracket[MAX_SIDES]; /* by number */
  gboolean           is_upfloater[MAX_SIDES];
  gboolean           found;
  int                best_key[3 + 2 * MAX_SIDES];
  int                best[MAX_SIDES]; /* opponent of each, as a place in @bracket */
  int                mate[MAX_SIDES];
} Twin;

static gboolean
may_meet (const ZhTeamField *field,
          int                a,
          int                b)
{
  return zh_bit_graph_has_edge (field->graph, a, b);
}

static gboolean
can_pair (const ZhTeamField *field,
          const int         *sides,
          int                n)
{
  int rest[MAX_SIDES];

  if (n == 0)
    return TRUE;
  for (int i = 1; i < n; i++)
    {
      int k = 0;

      if (!may_meet (field, sides[0], sides[i]))
        continue;
      for (int j = 1; j < n; j++)
        if (j != i)
          rest[k++] = sides[j];
      if (can_pair (field, rest, k))
        return TRUE;
    }
  return FALSE;
}

/* C8, C9, C10, then the identifier of 3.6.2. */
static void
make_key (const Twin *twin,
          int        *key)
{
  int n_tops = 0;

  memset (key, 0, sizeof twin->best_key);
  for (int i = 0; i < twin->n; i++)
    {
      const ZhTeamSide *a = &twin->field->sides[twin->bracket[i]];
      const ZhTeamSide *b = &twin->field->sides[twin->bracket[twin->mate[i]]];

      key[2] += twin->is_upfloater[i] && b->floated && !twin->field->is_late;
      if (i > twin->mate[i])
        continue;
      key[0] += a->wants != ZH_COLOUR_NONE && a->wants == b->wants;
      key[1] += a->wants != ZH_COLOUR_NONE && a->wants == b->wants && a->strong && b->strong;
      key[3 + n_tops] = a->number;
      key[3 + twin->n / 2 + n_tops++] = b->number;
    }
}

static void
try_pairings (Twin *twin)
{
  int first = 0;
  int key[3 + 2 * MAX_SIDES];

  while (first < twin->n && twin->mate[first] >= 0)
    first++;
  if (first == twin->n)
    {
      gboolean is_better = !twin->found;

      make_key (twin, key);
      for (int i = 0; i < 3 + twin->n && !is_better; i++)
        {
          if (key[i] > twin->best_key[i])
            return;
          is_better = key[i] < twin->best_key[i];
        }
      twin->found = TRUE;
      memcpy (twin->best_key, key, sizeof key);
      memcpy (twin->best, twin->mate, sizeof twin->mate);
      return;
    }
  for (int other = first + 1; other < twin->n; other++)
    {
      if (twin->mate[other] >= 0 || !may_meet (twin->field, twin->bracket[first], twin->bracket[other]))
        continue;
      twin->mate[first] = other;
      twin->mate[other] = first;
      try_pairings (twin);
      twin->mate[first] = twin->mate[other] = -1;
    }
}

static int
compare_ints (gconstpointer a,
              gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

/* C6 by its words, with the fewest upfloaters that the number of teams asks for. */
static gboolean
keeps_following (const ZhTeamField *field,
                 const int         *outside,
                 int                n,
                 ZhPoints           following)
{
  int group[MAX_SIDES];
  int n_group = 0;

  while (n_group < n && field->sides[outside[n_group]].score == following)
    {
      group[n_group] = outside[n_group];
      n_group++;
    }
  if (n_group % 2 == 0)
    return can_pair (field, group, n_group) && can_pair (field, outside + n_group, n - n_group);
  for (int up = n_group; up < n; up++)
    {
      int rest[MAX_SIDES];
      int n_rest = 0;

      group[n_group] = outside[up];
      for (int i = n_group; i < n; i++)
        if (i != up)
          rest[n_rest++] = outside[i];
      if (can_pair (field, group, n_group + 1) && can_pair (field, rest, n_rest))
        return TRUE;
    }
  return FALSE;
}

/* The key of a set of upfloaters: how many, their scores from the lowest up, C6, C7, numbers by
 * score and number. FALSE where it is not legal. */
static gboolean
make_set_key (const ZhTeamField *field,
              const int         *left,
              int                n_left,
              int                n_residents,
              guint              set,
              int               *key)
{
  int inside[MAX_SIDES];
  int outside[MAX_SIDES];
  int scores[MAX_SIDES];
  int n_inside = 0;
  int n_outside = 0;
  int n_up = 0;

  memset (key, 0, sizeof (int) * (3 + 2 * MAX_SIDES));
  for (int i = 0; i < n_left; i++)
    if (i < n_residents || (set >> (i - n_residents) & 1))
      inside[n_inside++] = left[i];
    else
      outside[n_outside++] = left[i];
  n_up = n_inside - n_residents;
  if (n_inside % 2 != 0 || !can_pair (field, inside, n_inside) || !can_pair (field, outside, n_outside))
    return FALSE;
  for (int i = 0; i < n_up; i++)
    scores[i] = field->sides[inside[n_residents + i]].score;
  qsort (scores, (size_t) n_up, sizeof (int), compare_ints);
  key[0] = n_up;
  for (int i = 0; i < n_up; i++)
    key[1 + i] = -scores[i];
  key[1 + n_up] = n_residents < n_left && !keeps_following (field, outside, n_outside, field->sides[left[n_residents]].score);
  for (int i = 0; i < n_up; i++)
    {
      key[2 + n_up] += field->sides[inside[n_residents + i]].floated && !field->is_late;
      key[3 + n_up + i] = field->sides[inside[n_residents + i]].number;
    }
  return TRUE;
}

static guint
choose_set (const ZhTeamField *field,
            const int         *left,
            int                n_left,
            int                n_residents)
{
  int      best[3 + 2 * MAX_SIDES];
  guint    chosen = 0;
  gboolean found = FALSE;

  for (guint set = 0; set < 1u << (n_left - n_residents); set++)
    {
      int      key[3 + 2 * MAX_SIDES];
      gboolean is_better = !found;

      if (!make_set_key (field, left, n_left, n_residents, set, key))
        continue;
      for (gsize i = 0; i < G_N_ELEMENTS (key) && !is_better; i++)
        {
          if (key[i] > best[i])
            break;
          is_better = key[i] < best[i];
        }
      if (!is_better)
        continue;
      found = TRUE;
      chosen = set;
      memcpy (best, key, sizeof best);
    }
  g_assert_true (found);
  return chosen;
}

/* Opponents of all sides as the twin has them; −1 for the bye. */
static void
pair_by_definition (const ZhTeamField *field,
                    int                bye,
                    int               *opponent)
{
  int left[MAX_SIDES];
  int n_left = 0;

  for (int i = 0; i < field->n; i++)
    if (i != bye)
      left[n_left++] = i;
  while (n_left > 0)
    {
      Twin  twin = { .field = field };
      guint set;
      int   n = 0;
      int   by_number[MAX_SIDES];

      while (twin.n_residents < n_left && field->sides[left[twin.n_residents]].score == field->sides[left[0]].score)
        twin.n_residents++;
      set = choose_set (field, left, n_left, twin.n_residents);
      for (int number = 1; number < 1000; number++)
        for (int i = 0; i < n_left; i++)
          if (field->sides[left[i]].number == number && (i < twin.n_residents || (set >> (i - twin.n_residents) & 1)))
            {
              twin.is_upfloater[twin.n] = i >= twin.n_residents;
              by_number[twin.n] = left[i];
              twin.bracket[twin.n++] = left[i];
            }
      memset (twin.mate, -1, sizeof twin.mate);
      try_pairings (&twin);
      g_assert_true (twin.found);
      for (int i = 0; i < twin.n; i++)
        opponent[by_number[i]] = by_number[twin.best[i]];
      for (int i = 0; i < n_left; i++)
        {
          gboolean is_in = i < twin.n_residents || (set >> (i - twin.n_residents) & 1);

          if (!is_in)
            left[n++] = left[i];
        }
      n_left = n;
    }
}

/* Events */

static ZhTournament *
make_event (int         n_teams,
            int         n_rounds,
            const char *colours)
{
  ZhTournament *tournament = zh_tournament_new ();

  tournament->system = ZH_SYSTEM_TEAM_SWISS;
  tournament->boards = 2;
  tournament->n_rounds = n_rounds;
  zh_scoring_count_byes_as_matches (&tournament->scoring);
  tournament->scoring.allocated_bye = tournament->scoring.match_draw;
  g_hash_table_insert (tournament->options, g_strdup (ZH_OPTION_TEAM_COLOURS), g_strdup (colours));
  for (int i = 1; i <= n_teams; i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->id = 100 + i;
      entry->start_number = i;
      g_free (entry->team_name);
      entry->team_name = g_strdup_printf ("Team %d", i);
      g_ptr_array_add (tournament->entries, entry);
    }
  return tournament;
}

static void
play (ZhTournament     *tournament,
      const ZhProposal *proposal,
      int               number,
      ZhRandom         *random)
{
  ZhRound *round = zh_round_new (number);

  for (guint i = 0; i < proposal->pairs->len; i++)
    {
      ZhPairing *pairing = zh_pairing_make (tournament, number, &g_array_index (proposal->pairs, ZhProposedPair, i));
      guint      kind = zh_random_below (random, 12);

      pairing->number = (int) i + 1;
      for (int k = 0; k < pairing->n_games; k++)
        {
          guint    mark = zh_random_below (random, 3);
          ZhResult result = { mark == 0 ? ZH_MARK_WIN : mark == 1 ? ZH_MARK_DRAW
                                                                  : ZH_MARK_LOSS,
                              mark == 0 ? ZH_MARK_LOSS : mark == 1 ? ZH_MARK_DRAW
                                                                   : ZH_MARK_WIN,
                              TRUE, TRUE };

          pairing->games[k].result = result;
          if (kind == 0) /* the second team did not come */
            pairing->games[k].result = pairing->games[k].swapped ? (ZhResult){ ZH_MARK_LOSS, ZH_MARK_WIN, FALSE, FALSE } : (ZhResult){ ZH_MARK_WIN, ZH_MARK_LOSS, FALSE, FALSE };
        }
      g_ptr_array_add (round->pairings, pairing);
    }
  round->state = ZH_ROUND_CLOSED;
  g_ptr_array_add (tournament->rounds, round);
}

static int
find_side (const ZhTeamField *field,
           gint64             id)
{
  for (int i = 0; i < field->n; i++)
    if (field->sides[i].id == id)
      return i;
  return -1;
}

/* 3.4 by its words. */
static int
find_bye (const ZhTeamField *field)
{
  int best = -1;

  for (int i = 0; i < field->n && field->n % 2 == 1; i++)
    {
      const ZhTeamSide *side = &field->sides[i];
      const ZhTeamSide *other = best >= 0 ? &field->sides[best] : NULL;
      int               rest[MAX_SIDES];
      int               n = 0;

      for (int k = 0; k < field->n; k++)
        if (k != i)
          rest[n++] = k;
      if (!side->may_have_bye || !can_pair (field, rest, n))
        continue;
      if (other == NULL || side->score < other->score || (side->score == other->score && side->n_matches > other->n_matches) ||
          (side->score == other->score && side->n_matches == other->n_matches && side->number > other->number))
        best = i;
    }
  return best;
}

static gboolean
has_legal (const ZhTeamField *field,
           int                bye)
{
  int all[MAX_SIDES];

  for (int i = 0; i < field->n; i++)
    all[i] = i;
  return field->n % 2 == 1 ? bye >= 0 : can_pair (field, all, field->n);
}

/* Returns: whether the round was paired */
static gboolean
check_round (ZhTournament *tournament,
             int           round,
             ZhRandom     *random)
{
  ZhPairingRequest request = { .round = round, .explain = TRUE };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTeamField) field = zh_team_field_new (tournament, round, NULL, &error);
  g_autoptr (ZhProposal) proposal = zh_team_swiss_system.pair (tournament, &request, &error);
  int opponent[MAX_SIDES];
  int bye = find_bye (field);

  g_assert_no_error (error);
  g_assert_cmpint (proposal->found, ==, has_legal (field, bye));
  if (!proposal->found)
    return FALSE;
  pair_by_definition (field, bye, opponent);
  g_assert_cmpuint (proposal->pairs->len, ==, (guint) (field->n + 1) / 2);
  for (guint i = 0; i < proposal->pairs->len; i++)
    {
      const ZhProposedPair *pair = &g_array_index (proposal->pairs, ZhProposedPair, i);
      int                   white = find_side (field, pair->white);

      if (pair->kind == ZH_PAIRING_ALLOCATED_BYE)
        g_assert_cmpint (white, ==, bye);
      else
        {
          g_assert_cmpint (opponent[white], ==, find_side (field, pair->black));
          g_assert_cmpint (zh_team_field_get_colour (field, white, opponent[white], NULL), ==, ZH_COLOUR_WHITE);
          g_assert_cmpint (zh_team_field_get_colour (field, opponent[white], white, NULL), ==, ZH_COLOUR_BLACK);
        }
    }
  play (tournament, proposal, round, random);
  return TRUE;
}

static void
test_twin (gconstpointer colours)
{
  ZhRandom random = zh_random_new (20260201);
  int      n_rounds_checked = 0;

  for (int event = 0; event < 150; event++)
    {
      int n_teams = 4 + (int) zh_random_below (&random, 7);
      int n_rounds = 3 + (int) zh_random_below (&random, 5);
      g_autoptr (ZhTournament) tournament = make_event (n_teams, n_rounds, colours);

      for (int round = 1; round <= n_rounds && check_round (tournament, round, &random); round++)
        n_rounds_checked++;
    }
  g_test_message ("%d rounds", n_rounds_checked);
  g_assert_cmpint (n_rounds_checked, >, 400);
}

/* 3.6 without history: the first half meets the second in order; odd numbers get the lot's colour. */
static void
test_first_round (void)
{
  g_autoptr (ZhTournament) tournament = make_event (8, 5, "type-a");
  ZhPairingRequest request = { .round = 1 };
  g_autoptr (ZhProposal) proposal = NULL;
  static const int expected[4][2] = { { 5, 1 }, { 2, 6 }, { 7, 3 }, { 4, 8 } };

  tournament->initial_colour = ZH_COLOUR_BLACK;
  proposal = zh_team_swiss_system.pair (tournament, &request, NULL);
  g_assert_cmpuint (proposal->pairs->len, ==, 4);
  for (guint i = 0; i < 4; i++)
    {
      const ZhProposedPair *pair = &g_array_index (proposal->pairs, ZhProposedPair, i);

      g_assert_cmpint (pair->white, ==, 100 + expected[i][0]);
      g_assert_cmpint (pair->black, ==, 100 + expected[i][1]);
    }
}

/* A hundred teams in one bracket and nine rounds: nobody meets twice, all are paired. */
static void
test_large (void)
{
  g_autoptr (ZhTournament) tournament = make_event (101, 9, "type-b");
  ZhRandom random = zh_random_new (4);

  for (int round = 1; round <= 9; round++)
    {
      ZhPairingRequest request = { .round = round };
      g_autoptr (ZhTeamField) field = zh_team_field_new (tournament, round, NULL, NULL);
      g_autoptr (ZhProposal) proposal = zh_team_swiss_system.pair (tournament, &request, NULL);

      g_assert_true (proposal->found);
      g_assert_cmpuint (proposal->pairs->len, ==, 51);
      for (guint i = 0; i < 50; i++)
        {
          const ZhProposedPair *pair = &g_array_index (proposal->pairs, ZhProposedPair, i);

          g_assert_true (may_meet (field, find_side (field, pair->white), find_side (field, pair->black)));
        }
      play (tournament, proposal, round, &random);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pairing/team-swiss/first-round", test_first_round);
  g_test_add_data_func ("/pairing/team-swiss/twin/type-a", "type-a", test_twin);
  g_test_add_data_func ("/pairing/team-swiss/twin/type-b", "type-b", test_twin);
  g_test_add_data_func ("/pairing/team-swiss/twin/none", "none", test_twin);
  g_test_add_func ("/pairing/team-swiss/large", test_large);
  return g_test_run ();
}
