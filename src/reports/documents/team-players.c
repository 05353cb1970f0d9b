#include "config.h"

#include "team-players.h"

static void
add_players (ZhTournament       *self,
             const ZhTournament *teams)
{
  for (guint i = 0; i < teams->members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (teams->members, i);
      ZhEntry        *entry = zh_entry_new ();

      entry->id = member->id;
      entry->person = zh_person_ref (member->person);
      entry->start_number = (int) i + 1;
      entry->rating = member->rating;
      entry->name_parts = member->name_parts;
      g_ptr_array_add (self->entries, entry);
    }
}

static void
add_games (ZhRound         *round,
           const ZhPairing *match,
           int              leg)
{
  for (int i = 0; i < match->n_games; i++)
    {
      const ZhGame *game = &match->games[i];
      int           white = game->swapped ? 1 : 0;
      ZhPairing    *pairing;

      if (game->leg != leg || game->member[0] == 0 || game->member[1] == 0)
        continue;
      pairing = zh_pairing_new (ZH_PAIRING_GAME, game->member[white], game->member[1 - white], 1);
      pairing->number = (int) round->pairings->len + 1;
      pairing->games[0].result = game->result;
      g_ptr_array_add (round->pairings, pairing);
    }
}

ZhTournament *
zh_tournament_new_of_players (const ZhTournament *teams)
{
  ZhTournament *self = zh_tournament_copy_settings (teams);
  int           legs = MAX (teams->games_per_pairing, 1);

  self->system = ZH_SYSTEM_DUTCH;
  self->boards = 0;
  self->games_per_pairing = 1;
  self->n_rounds = teams->n_rounds * legs;
  g_strfreev (self->tiebreaks);
  self->tiebreaks = g_new0 (char *, 1);
  add_players (self, teams);
  for (guint i = 0; i < teams->rounds->len; i++)
    for (int leg = 1; leg <= legs; leg++)
      {
        const ZhRound *played = g_ptr_array_index (teams->rounds, i);
        ZhRound       *round = zh_round_new ((played->number - 1) * legs + leg);

        round->state = played->state;
        for (guint k = 0; k < played->pairings->len; k++)
          add_games (round, g_ptr_array_index (played->pairings, k), leg);
        g_ptr_array_add (self->rounds, round);
      }
  return self;
}
