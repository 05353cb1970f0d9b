/* The Dutch engine and its slow twin on random fields of a few players. */
#include "config.h"

#include <string.h>

#include "event.h"
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

static void
test_twin (void)
{
  int n_wanted = g_test_slow () ? 5000 : 300;
  int n_fields = 0;
  int n_none = 0;
  g_autoptr (GRand) rand = g_rand_new_with_seed (g_test_rand_int () & 0x7fffffff);

  while (n_fields < n_wanted)
    {
      EventAxes axes = event_draw_axes (rand, g_rand_int_range (rand, 3, 9), 10);
      g_autoptr (ZhTournament) tournament = event_new (rand, "dutch", &axes);
      gboolean by_chance = g_rand_boolean (rand);

      vary (rand, tournament);

      for (int round = 1; round <= axes.rounds && n_fields < n_wanted; round++)
        {
          g_autoptr (ZhProposal) proposal = NULL;

          event_disturb (rand, &axes, tournament, round);
          proposal = compare_round (tournament, round);
          n_fields++;
          n_none += !proposal->found;
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
  g_test_message ("dutch twin: %d fields agree, %d of them without legal pairing", n_fields, n_none);
  g_assert_cmpint (n_none, >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/dutch/twin", test_twin);

  return g_test_run ();
}
