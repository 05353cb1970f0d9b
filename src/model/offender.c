#include "config.h"

#include "offender.h"

#include <string.h>

#include "game-place.h"
#include "round-boards.h"

const ZhMember *
zh_competition_find_offending_member (const ZhCompetition    *self,
                                      const ZhIncidentRecord *record)
{
  ZhGamePlace place;

  if (record->board < 1 || record->scope == ZH_INCIDENT_OF_TEAM ||
      !zh_competition_find_game (self, record->tournament_id, record->round, record->board, record->game, &place, NULL))
    return NULL;
  for (int side = 0; side < 2; side++)
    if (place.pairing->entry[side] == record->entry_id && place.game->member[side] != 0)
      return zh_tournament_find_member (place.tournament, place.game->member[side]);
  return NULL;
}

static const ZhEntry *
find_entry (const ZhCompetition    *self,
            const ZhIncidentRecord *record)
{
  const ZhTournament *tournament = zh_competition_find_tournament (self, record->tournament_id);

  return tournament != NULL && record->entry_id != 0 ? zh_tournament_find_entry (tournament, record->entry_id) : NULL;
}

const ZhPerson *
zh_competition_find_offender (const ZhCompetition    *self,
                              const ZhIncidentRecord *record)
{
  const ZhMember *member = zh_competition_find_offending_member (self, record);
  const ZhEntry  *entry = member == NULL ? find_entry (self, record) : NULL;

  if (member != NULL)
    return member->person;
  return entry != NULL ? entry->person : NULL;
}

/* Time ran out, with a connection or without one: that is a result, and nobody broke a rule. */
static gboolean
is_loss_on_time (const ZhIncidentRecord *record)
{
  return g_str_has_prefix (record->incident, "flag-fall") || strcmp (record->incident, "online-disconnect") == 0 ||
         strcmp (record->incident, "online-tech") == 0;
}

gboolean
zh_competition_is_breach (const ZhCompetition    *self,
                          const ZhIncidentRecord *record)
{
  gboolean loses = (record->decided == ZH_RULED_LOSS || record->decided == ZH_RULED_BOTH_LOSE || record->decided == ZH_RULED_LOSS_DRAW) && !is_loss_on_time (record);
  gboolean pays = record->opponent_time > 0 || record->offender_time < 0 || record->sanction != ZH_SANCTION_NOT_SAID;

  return record->scope != ZH_INCIDENT_IN_HALL && (loses || pays) && zh_competition_find_annulment (self, record->id) == NULL;
}

ZhColour
zh_competition_get_offender_colour (const ZhCompetition    *self,
                                    const ZhIncidentRecord *record)
{
  ZhGamePlace place;

  if (record->board < 1 || record->entry_id == 0 ||
      !zh_competition_find_game (self, record->tournament_id, record->round, record->board, record->game, &place, NULL))
    return ZH_COLOUR_NONE;
  for (int side = 0; side < 2; side++)
    if (place.pairing->entry[side] == record->entry_id)
      return (side == 0) != place.game->swapped ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK;
  return ZH_COLOUR_NONE;
}

char *
zh_member_format_name_with_team (const ZhMember     *self,
                                 const ZhTournament *tournament)
{
  const ZhEntry   *team = zh_tournament_find_entry (tournament, self->entry_id);
  g_autofree char *name = zh_member_format_name (self);

  return team != NULL ? g_strdup_printf ("%s (%s)", name, team->team_name) : g_steal_pointer (&name);
}

char *
zh_tournament_dup_side_name (const ZhTournament *tournament,
                             int                 round,
                             int                 board,
                             int                 game,
                             gint64              entry_id)
{
  const ZhRound   *found = zh_tournament_find_round (tournament, round);
  const ZhPairing *pairing = found != NULL ? zh_round_find_pairing (found, board) : NULL;
  const ZhEntry   *entry = zh_tournament_find_entry (tournament, entry_id);

  for (int side = 0; side < 2 && pairing != NULL && game >= 1 && game <= pairing->n_games; side++)
    {
      const ZhMember *member = pairing->entry[side] == entry_id ? zh_tournament_find_member (tournament, pairing->games[game - 1].member[side]) : NULL;

      if (member != NULL)
        return zh_member_format_name_with_team (member, tournament);
    }
  return entry != NULL ? zh_entry_format_name (entry) : g_strdup ("");
}

char *
zh_tournament_dup_board_name (const ZhTournament *tournament,
                              int                 round,
                              int                 board,
                              int                 game)
{
  const ZhRound   *found = zh_tournament_find_round (tournament, round);
  const ZhPairing *pairing = found != NULL ? zh_round_find_pairing (found, board) : NULL;

  return pairing != NULL ? zh_pairing_format_board (pairing, game - 1) : g_strdup_printf ("%d", board);
}
