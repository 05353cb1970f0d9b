#include "config.h"

#include "member-exclusion.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "forfeits.h"
#include "offender.h"

static gboolean
excludes_from (const ZhIncidentRecord *record,
               int                     round)
{
  if (round <= record->round)
    return FALSE;
  return zh_incident_sanction_expels (record->sanction) || round <= record->round + record->rounds_out;
}

const ZhIncidentRecord *
zh_competition_find_exclusion (const ZhCompetition *self,
                               gint64               tournament_id,
                               gint64               member_id,
                               int                  round)
{
  for (guint i = 0; i < self->incidents->len; i++)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (self->incidents, i);
      const ZhMember         *member;

      if (record->tournament_id != tournament_id || !excludes_from (record, round) || zh_competition_find_annulment (self, record->id) != NULL)
        continue;
      member = zh_competition_find_offending_member (self, record);
      if (member != NULL && member->id == member_id)
        return record;
    }
  return NULL;
}

static gboolean
sits_in (const ZhPairing *pairing,
         int              leg,
         gint64           member_id)
{
  for (int i = 0; i < pairing->n_games; i++)
    if (pairing->games[i].leg == leg && (pairing->games[i].member[0] == member_id || pairing->games[i].member[1] == member_id))
      return TRUE;
  return FALSE;
}

/* Members come by team and board. 0 when the team has no reserve left. */
static gint64
find_reserve (const ZhCompetition *competition,
              const ZhTournament  *tournament,
              const ZhPairing     *pairing,
              int                  leg,
              gint64               team,
              int                  round)
{
  for (guint i = 0; i < tournament->members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (tournament->members, i);

      if (member->entry_id == team && member->reserve && !sits_in (pairing, leg, member->id) &&
          zh_competition_find_exclusion (competition, tournament->id, member->id, round) == NULL)
        return member->id;
    }
  return 0;
}

void
zh_competition_replace_excluded (const ZhCompetition *self,
                                 const ZhTournament  *tournament,
                                 ZhRound             *round)
{
  for (guint i = 0; i < round->pairings->len && zh_tournament_is_team (tournament); i++)
    {
      ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int k = 0; k < pairing->n_games && pairing->id == 0; k++)
        for (int side = 0; side < 2; side++)
          {
            ZhGame *game = &pairing->games[k];

            if (game->member[side] != 0 && zh_competition_find_exclusion (self, tournament->id, game->member[side], round->number) != NULL)
              game->member[side] = find_reserve (self, tournament, pairing, game->leg, pairing->entry[side], round->number);
          }
    }
}

static gboolean
list_forfeits (const ZhRound   *round,
               const ZhPairing *pairing,
               gint64           member_id,
               GArray          *forfeits,
               GError         **error)
{
  for (int i = 0; i < pairing->n_games; i++)
    {
      const ZhGame *game = &pairing->games[i];
      gboolean      is_first = game->member[0] == member_id;
      ZhForfeit     forfeit = { round, pairing, i, zh_forfeit_result (is_first != game->swapped, is_first == game->swapped) };

      if ((!is_first && game->member[1] != member_id) || zh_result_is_set (game->result))
        continue;
      if (round->state == ZH_ROUND_CLOSED)
        return zh_fail (error, ZH_ERROR_REFUSED, _ ("Round %d is closed. Reopen it to change something in it"), round->number);
      g_array_append_val (forfeits, forfeit);
    }
  return TRUE;
}

GArray *
zh_tournament_list_member_forfeits (const ZhTournament *self,
                                    const ZhMember     *member,
                                    int                 first,
                                    int                 last,
                                    GError            **error)
{
  g_autoptr (GArray) forfeits = g_array_new (FALSE, FALSE, sizeof (ZhForfeit));

  for (guint i = 0; i < self->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (self->rounds, i);

      for (guint k = 0; k < round->pairings->len && round->number >= first && round->number <= last; k++)
        if (!list_forfeits (round, g_ptr_array_index (round->pairings, k), member->id, forfeits, error))
          return NULL;
    }
  return g_steal_pointer (&forfeits);
}
