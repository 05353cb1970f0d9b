#include "config.h"

#include "field.h"

ZhTournament *
field_new (const char *system,
           int         n)
{
  ZhTournament *tournament = zh_tournament_new ();

  g_assert_true (zh_system_from_string (system, &tournament->system));
  for (int number = 1; number <= n; number++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->id = FIELD_ID (number);
      entry->start_number = number;
      g_free (entry->team_name);
      entry->team_name = g_strdup_printf ("Entry %d", number);
      g_ptr_array_add (tournament->entries, entry);
    }
  return tournament;
}

ZhEntry *
field_get_entry (ZhTournament *tournament,
                 int           number)
{
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (entry->start_number == number)
        return entry;
    }
  g_assert_not_reached ();
}

ZhProposal *
field_pair (const ZhTournament *tournament,
            int                 round)
{
  const ZhPairingSystem *system = zh_pairing_system_find (tournament->system);
  ZhPairingRequest       request = { .round = round };
  g_autoptr (GError) error = NULL;
  ZhProposal *proposal;

  g_assert_nonnull (system);
  proposal = system->pair (tournament, &request, &error);
  g_assert_no_error (error);
  return proposal;
}

ZhRound *
field_add_round (ZhTournament     *tournament,
                 const ZhProposal *proposal,
                 ZhResult (*choose) (gpointer user_data),
                 gpointer user_data)
{
  ZhRound *round = zh_round_new ((int) tournament->rounds->len + 1);

  if (proposal->table_round > 0)
    round->table_round = proposal->table_round;
  for (guint i = 0; i < proposal->pairs->len; i++)
    {
      const ZhProposedPair *pair = &g_array_index (proposal->pairs, ZhProposedPair, i);
      ZhPairing            *pairing = zh_pairing_new (pair->kind, pair->white, pair->black,
                                           pair->kind == ZH_PAIRING_GAME ? tournament->games_per_pairing : 0);

      pairing->number = (int) i + 1;
      for (int game = 0; game < pairing->n_games; game++)
        pairing->games[game].result = zh_result_is_set (pair->result) ? pair->result : choose (user_data);
      g_ptr_array_add (round->pairings, pairing);
    }
  g_ptr_array_add (tournament->rounds, round);
  return round;
}

char *
field_format (const ZhProposal *proposal)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < proposal->pairs->len; i++)
    {
      const ZhProposedPair *pair = &g_array_index (proposal->pairs, ZhProposedPair, i);

      g_string_append_printf (text, "%s%d", i > 0 ? " " : "", (int) (pair->white - FIELD_ID (0)));
      if (pair->black != 0)
        g_string_append_printf (text, "-%d", (int) (pair->black - FIELD_ID (0)));
    }
  return g_string_free (text, FALSE);
}
