#include "config.h"

#include "properties.h"

#include <string.h>

#include "knockout-bracket.h"
#include "matching-cardinality.h"
#include "table-rounds.h"

static const ZhProposedPair *
get_pair (const ZhProposal *proposal,
          guint             index)
{
  return &g_array_index (proposal->pairs, ZhProposedPair, index);
}

static gboolean
has_reason (const ZhProposal *proposal,
            const char       *code,
            gint64            a,
            gint64            b)
{
  for (guint i = 0; i < proposal->reasons->len; i++)
    {
      const ZhReason *reason = &g_array_index (proposal->reasons, ZhReason, i);

      if (strcmp (reason->code, code) == 0 && ((reason->entries[0] == a && reason->entries[1] == b) ||
                                               (reason->entries[0] == b && reason->entries[1] == a)))
        return TRUE;
    }
  return FALSE;
}

static gboolean
have_played (const ZhTournament *tournament,
             gint64              a,
             gint64              b)
{
  for (guint r = 0; r < tournament->rounds->len; r++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, r);

      for (guint i = 0; i < round->pairings->len; i++)
        {
          const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

          if (pairing->n_games > 0 && pairing->games[0].result.played &&
              ((pairing->entry[0] == a && pairing->entry[1] == b) || (pairing->entry[0] == b && pairing->entry[1] == a)))
            return TRUE;
        }
    }
  return FALSE;
}

static gboolean
are_barred (const ZhTournament *tournament,
            int                 round,
            gint64              a,
            gint64              b)
{
  for (guint i = 0; i < tournament->forbidden->len; i++)
    {
      const ZhForbidden *rule = g_ptr_array_index (tournament->forbidden, i);

      if (round >= rule->first_round && round <= rule->last_round &&
          (rule->entries[0] == a || rule->entries[1] == a) && (rule->entries[0] == b || rule->entries[1] == b))
        return TRUE;
    }
  return FALSE;
}

static gboolean
had_plus (const ZhTournament *tournament,
          gint64              id)
{
  for (guint r = 0; r < tournament->rounds->len; r++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, r);

      for (guint i = 0; i < round->pairings->len; i++)
        {
          const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);
          int              side = pairing->entry[0] == id ? 0 : 1;

          if (pairing->entry[side] != id)
            continue;
          if (pairing->kind == ZH_PAIRING_ALLOCATED_BYE || pairing->kind == ZH_PAIRING_FULL_BYE ||
              (pairing->n_games > 0 && !pairing->games[0].result.played &&
               (side == 0 ? pairing->games[0].result.white : pairing->games[0].result.black) == ZH_MARK_WIN))
            return TRUE;
        }
    }
  return FALSE;
}

/* Whether @colour would be the third running in games played over the board. */
static gboolean
is_third (const ZhTournament *tournament,
          gint64              id,
          int                 side)
{
  int found = 0;

  for (guint r = tournament->rounds->len; r-- > 0;)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, r);

      for (guint i = 0; i < round->pairings->len; i++)
        {
          const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

          if (pairing->kind != ZH_PAIRING_GAME || !pairing->games[0].result.played ||
              (pairing->entry[0] != id && pairing->entry[1] != id))
            continue;
          if (pairing->entry[side] != id)
            return FALSE;
          if (++found == 2)
            return TRUE;
        }
    }
  return FALSE;
}

static void
check_everybody_once (const ZhTournament *tournament,
                      const ZhProposal   *proposal,
                      int                 round)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_int64_hash, g_int64_equal);
  guint n_present = 0;

  for (guint i = 0; i < proposal->pairs->len; i++)
    {
      const ZhProposedPair *pair = get_pair (proposal, i);

      g_assert_true (g_hash_table_add (seen, (gpointer) &pair->white));
      g_assert_true (pair->black == 0 || g_hash_table_add (seen, (gpointer) &pair->black));
    }
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);
      gboolean       present = !zh_entry_get_absence (entry, round, NULL);

      g_assert_cmpint (present, ==, g_hash_table_contains (seen, &entry->id));
      n_present += present ? 1 : 0;
    }
  g_assert_cmpuint (proposal->pairs->len, ==, (n_present + 1) / 2);
}

static void
check_pair (const ZhTournament   *tournament,
            const ZhProposal     *proposal,
            int                   round,
            const ZhProposedPair *pair)
{
  gboolean third;

  if (pair->black == 0)
    {
      g_assert_cmpint (pair->kind, ==, ZH_PAIRING_ALLOCATED_BYE);
      g_assert_cmpint (had_plus (tournament, pair->white), ==, has_reason (proposal, "swiss-ua.second-plus", pair->white, 0));
      return;
    }
  third = is_third (tournament, pair->white, 0) || is_third (tournament, pair->black, 1);
  g_assert_false (have_played (tournament, pair->white, pair->black));
  g_assert_cmpint (third, ==, has_reason (proposal, "swiss-ua.third-colour", pair->white, pair->black));
  g_assert_cmpint (are_barred (tournament, round, pair->white, pair->black), ==,
                   has_reason (proposal, "swiss-ua.lifted", pair->white, pair->black));
}

/* The floaters named are as many as the groups say. */
static void
check_floaters (const ZhProposal *proposal)
{
  gint64 stated = 0;
  gint64 named = 0;

  for (guint i = 0; i < proposal->reasons->len; i++)
    {
      const ZhReason *reason = &g_array_index (proposal->reasons, ZhReason, i);

      if (g_str_has_prefix (reason->code, "swiss-ua.group-") || g_str_has_prefix (reason->code, "swiss-ua.first-"))
        stated += reason->values[2];
      if (strcmp (reason->code, "swiss-ua.descent") == 0 || strcmp (reason->code, "swiss-ua.ascent") == 0)
        named++;
    }
  g_assert_cmpint (stated, ==, named);
}

/* Nothing found: then even without any ban, and with a plus for anybody, somebody is left. */
static void
check_none (const ZhTournament *tournament,
            int                 round)
{
  g_autoptr (GPtrArray) present = g_ptr_array_new ();
  g_autoptr (ZhBitGraph) graph = NULL;
  g_autofree guint64 *set = NULL;
  g_autofree int     *mate = NULL;

  for (guint i = 0; i < tournament->entries->len; i++)
    if (!zh_entry_get_absence (g_ptr_array_index (tournament->entries, i), round, NULL))
      g_ptr_array_add (present, g_ptr_array_index (tournament->entries, i));
  graph = zh_bit_graph_new ((int) present->len);
  set = zh_bit_set_new (graph);
  mate = g_new (int, present->len);
  for (int i = 0; i < (int) present->len; i++)
    {
      mate[i] = -1;
      zh_bit_set_add (set, i);
      for (int j = 0; j < i; j++)
        {
          const ZhEntry *a = g_ptr_array_index (present, (guint) i);
          const ZhEntry *b = g_ptr_array_index (present, (guint) j);

          zh_bit_graph_set_edge (graph, i, j, !have_played (tournament, a->id, b->id));
        }
    }
  g_assert_cmpint (zh_bit_graph_match (graph, set, mate), >, (int) present->len % 2);
}

static void
shuffle_entries (GRand        *rand,
                 ZhTournament *tournament)
{
  for (guint i = tournament->entries->len - 1; i > 0; i--)
    {
      guint    j = (guint) g_rand_int_range (rand, 0, (gint32) i + 1);
      gpointer kept = tournament->entries->pdata[i];

      tournament->entries->pdata[i] = tournament->entries->pdata[j];
      tournament->entries->pdata[j] = kept;
    }
}

static void
check_again (GRand            *rand,
             ZhTournament     *tournament,
             int               round,
             const ZhProposal *proposal)
{
  g_autoptr (ZhProposal) again = NULL;
  g_autofree char *first = field_format (proposal);
  g_autofree char *second = NULL;

  shuffle_entries (rand, tournament);
  again = field_pair (tournament, round);
  second = field_format (again);
  g_assert_cmpint (again->found, ==, proposal->found);
  g_assert_cmpstr (first, ==, second);
}

int
properties_check_swiss (GRand      *rand,
                        const char *system_id,
                        int         most)
{
  EventAxes axes = event_draw_axes (rand, 4, most);
  g_autoptr (ZhTournament) tournament = event_new (rand, system_id, &axes);
  const ZhPairingSystem *system = zh_pairing_system_find (tournament->system);

  for (int round = 1; round <= axes.rounds; round++)
    {
      ZhPairingRequest request = { .round = round, .explain = TRUE };
      g_autoptr (ZhProposal) proposal = NULL;

      event_disturb (rand, &axes, tournament, round);
      proposal = system->pair (tournament, &request, NULL);
      g_assert_nonnull (proposal);
      check_again (rand, tournament, round, proposal);
      if (!proposal->found)
        {
          check_none (tournament, round);
          return round;
        }
      check_everybody_once (tournament, proposal, round);
      check_floaters (proposal);
      for (guint i = 0; i < proposal->pairs->len; i++)
        check_pair (tournament, proposal, round, get_pair (proposal, i));
      event_play (rand, &axes, tournament, proposal);
    }
  return axes.rounds;
}

static ZhResult
throw_draw (gpointer user_data)
{
  ZhResult result;

  g_assert_true (zh_result_parse ("=-=", FALSE, &result));
  return result;
}

static ZhResult
throw_win (gpointer user_data)
{
  GRand   *rand = user_data;
  ZhResult result;

  g_assert_true (zh_result_parse (g_rand_boolean (rand) ? "1-0" : "0-1", FALSE, &result));
  return result;
}

static void
leave_by_chance (GRand        *rand,
                 ZhTournament *tournament,
                 int           round)
{
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (entry->status == ZH_ENTRY_PLAYING && g_rand_int_range (rand, 0, 100) < 2)
        {
          entry->status = ZH_ENTRY_WITHDRAWN;
          entry->last_round = round - 1;
        }
    }
}

/* Plays all rounds of a system of tables. @met counts, for every ordered pair of numbers,
 * games with White. */
static int
play_table (GRand        *rand,
            ZhTournament *tournament,
            int          *met)
{
  int n = (int) tournament->entries->len;
  int n_rounds = zh_pairing_system_find (tournament->system)->count_rounds (tournament);

  for (int round = 1; round <= n_rounds; round++)
    {
      g_autoptr (ZhProposal) proposal = NULL;

      leave_by_chance (rand, tournament, round);
      proposal = field_pair (tournament, round);
      check_again (rand, tournament, round, proposal);
      for (guint i = 0; i < proposal->pairs->len; i++)
        {
          const ZhProposedPair *pair = get_pair (proposal, i);
          const ZhEntry        *white = zh_tournament_find_entry (tournament, pair->white);
          const ZhEntry        *black = zh_tournament_find_entry (tournament, pair->black);

          if (black == NULL)
            continue;
          met[(white->start_number - 1) * n + black->start_number - 1]++;
          g_assert_cmpint (zh_result_is_set (pair->result), ==,
                           zh_entry_get_absence (white, round, NULL) || zh_entry_get_absence (black, round, NULL));
        }
      field_add_round (tournament, proposal, throw_draw, NULL);
    }
  return n_rounds;
}

static void
draw_rounds (GRand        *rand,
             ZhTournament *tournament)
{
  g_autoptr (GArray) order = zh_table_rounds_draw (tournament, g_rand_int (rand));
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < order->len; i++)
    g_string_append_printf (text, i > 0 ? " %d" : "%d", g_array_index (order, int, i));
  g_hash_table_insert (tournament->options, g_strdup (ZH_OPTION_TABLE_ROUNDS), g_strdup (text->str));
}

int
properties_check_round_robin (GRand *rand)
{
  int n = g_rand_int_range (rand, 2, 24);
  g_autoptr (ZhTournament) tournament = field_new ("round-robin", n);
  g_autofree int *met = g_new0 (int, n *n);
  int             n_rounds;

  tournament->cycles = g_rand_int_range (rand, 1, 4);
  if (g_rand_boolean (rand))
    draw_rounds (rand, tournament);
  n_rounds = play_table (rand, tournament, met);
  for (int a = 0; a < n; a++)
    for (int b = 0; b < a; b++)
      {
        g_assert_cmpint (met[a * n + b] + met[b * n + a], ==, tournament->cycles);
        g_assert_cmpint (ABS (met[a * n + b] - met[b * n + a]), ==, tournament->cycles % 2);
      }
  return n_rounds;
}

int
properties_check_scheveningen (GRand *rand)
{
  int n = g_rand_int_range (rand, 2, 30);
  int side_a = g_rand_int_range (rand, 1, n);
  g_autoptr (ZhTournament) tournament = field_new ("scheveningen", n);
  g_autofree int *met = g_new0 (int, n *n);
  int             n_rounds;

  tournament->cycles = g_rand_int_range (rand, 1, 3);
  g_hash_table_insert (tournament->options, g_strdup ("side-a"), g_strdup_printf ("%d", side_a));
  n_rounds = play_table (rand, tournament, met);
  for (int a = 0; a < n; a++)
    for (int b = 0; b < a; b++)
      g_assert_cmpint (met[a * n + b] + met[b * n + a], ==, (a < side_a) == (b < side_a) ? 0 : tournament->cycles);
  return n_rounds;
}

int
properties_check_knockout (GRand *rand)
{
  static const char *const places[] = { "single", "third", "all" };
  int                      n = g_rand_int_range (rand, 2, 66);
  gboolean                 twice = g_rand_boolean (rand);
  g_autoptr (ZhTournament) tournament = field_new (twice ? "double-elimination" : "knockout", n);
  const ZhPairingSystem *system = zh_pairing_system_find (tournament->system);
  g_autoptr (ZhBracket) bracket = NULL;
  g_autoptr (GArray) list = NULL;
  int round;

  tournament->seed = g_rand_int (rand);
  g_hash_table_insert (tournament->options, g_strdup ("places"), g_strdup (places[g_rand_int_range (rand, 0, 3)]));
  g_hash_table_insert (tournament->options, g_strdup ("seeding"), g_strdup (g_rand_boolean (rand) ? "lot" : "number"));
  for (round = 1; round <= system->count_rounds (tournament); round++)
    {
      ZhPairingRequest request = { .round = round };
      g_autoptr (ZhProposal) proposal = NULL;
      g_autoptr (GHashTable) seen = g_hash_table_new (g_int64_hash, g_int64_equal);

      leave_by_chance (rand, tournament, round);
      proposal = system->pair (tournament, &request, NULL);
      if (proposal == NULL)
        break;
      check_again (rand, tournament, round, proposal);
      for (guint i = 0; i < proposal->pairs->len; i++)
        {
          g_assert_true (g_hash_table_add (seen, &g_array_index (proposal->pairs, ZhProposedPair, i).white));
          g_assert_true (get_pair (proposal, i)->black == 0 ||
                         g_hash_table_add (seen, &g_array_index (proposal->pairs, ZhProposedPair, i).black));
        }
      field_add_round (tournament, proposal, throw_win, rand);
    }

  bracket = zh_bracket_new (tournament, NULL);
  list = zh_bracket_list_places (bracket);
  g_assert_cmpuint (list->len, ==, (guint) n);
  for (guint i = 0; i < list->len; i++)
    {
      const ZhBracketPlace *place = &g_array_index (list, ZhBracketPlace, i);

      g_assert_cmpint (place->first, >=, 1);
      g_assert_cmpint (place->first, <=, place->last);
      g_assert_cmpint (place->last, <=, n);
    }
  return round - 1;
}
