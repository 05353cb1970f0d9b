/* Where an incident happened, and how often such has happened before. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-incident-private.h"
#include "errors.h"
#include "game-place.h"
#include "offender.h"

static gboolean
find_tournament (ZhIncidentPlace       *place,
                 const ZhCompetition   *competition,
                 const ZhIncidentInput *input,
                 GError               **error)
{
  place->scope = input->scope;
  place->tournament = zh_competition_find_tournament (competition, input->tournament_id);
  if (place->tournament == NULL)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("There is no such tournament in this competition"));
  if (input->round != 0)
    place->round = zh_tournament_find_round (place->tournament, input->round);
  if (place->round == NULL && (input->round != 0 || place->scope == ZH_INCIDENT_AT_BOARD))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Round %d is not paired yet"), input->round);
  return TRUE;
}

static gboolean
find_board (ZhIncidentPlace       *place,
            const ZhCompetition   *competition,
            const ZhIncidentInput *input,
            GError               **error)
{
  ZhGamePlace found;

  if (!zh_competition_find_game (competition, input->tournament_id, input->round, input->board, input->game, &found, error))
    return FALSE;
  place->pairing = found.pairing;
  place->game = found.index;
  for (place->side = 0; place->side < 2; place->side++)
    if (place->pairing->entry[place->side] == input->entry_id && input->entry_id != 0)
      {
        place->member = zh_tournament_find_member (place->tournament, found.game->member[place->side]);
        return TRUE;
      }
  return zh_fail (error, ZH_ERROR_INPUT,
                  _ ("This player does not play at board %1$d in round %2$d. Choose one of the two who do"),
                  input->board, input->round);
}

/* The game that the entry plays in the round, if any. */
static void
find_own_game (ZhIncidentPlace *place)
{
  for (guint i = 0; place->round != NULL && i < place->round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (place->round->pairings, i);

      for (int side = 0; side < 2 && pairing->kind == ZH_PAIRING_GAME; side++)
        if (pairing->entry[side] == place->entry->id)
          {
            place->pairing = pairing;
            place->side = side;
            place->game = pairing->n_games > 1 ? ZH_INCIDENT_ALL_GAMES : 0;
          }
    }
}

/* The game of a team's player in the round: the first that has no result, else the last. */
static void
find_game_of_member (ZhIncidentPlace *place,
                     const ZhPairing *pairing)
{
  for (int i = 0; i < pairing->n_games; i++)
    for (int side = 0; side < 2; side++)
      if (pairing->games[i].member[side] == place->member->id && (place->pairing == NULL || zh_result_is_set (place->pairing->games[place->game].result)))
        {
          place->pairing = pairing;
          place->side = side;
          place->game = i;
        }
}

/* The register names a player of a team by his game. */
static gboolean
find_member (ZhIncidentPlace       *place,
             const ZhIncidentInput *input,
             GError               **error)
{
  place->member = zh_tournament_find_member (place->tournament, input->member_id);
  if (place->member == NULL || place->member->entry_id != place->entry->id)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Teams play in this tournament. Name the player of the team, his board, or the team"));
  for (guint i = 0; place->round != NULL && i < place->round->pairings->len; i++)
    find_game_of_member (place, g_ptr_array_index (place->round->pairings, i));
  if (place->pairing != NULL)
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, "%s",
                  _ ("This player of the team does not play in this round. Name the team, and the player in the note"));
}

static gboolean
check_kind_of_entry (const ZhIncidentPlace *place,
                     GError               **error)
{
  if (zh_tournament_is_team (place->tournament) || place->scope != ZH_INCIDENT_OF_TEAM)
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("This tournament has no teams. Name the player"));
}

gboolean
zh_incident_place_find (ZhIncidentPlace       *place,
                        const ZhCompetition   *competition,
                        const ZhIncidentInput *input,
                        GError               **error)
{
  *place = (ZhIncidentPlace){ 0 };
  if (!find_tournament (place, competition, input, error))
    return FALSE;
  if (place->scope == ZH_INCIDENT_IN_HALL)
    return TRUE;
  place->entry = zh_tournament_find_entry (place->tournament, input->entry_id);
  if (place->scope == ZH_INCIDENT_AT_BOARD)
    return find_board (place, competition, input, error);
  if (place->entry == NULL)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Whom it is about: choose one of the entries of this tournament"));
  if (!check_kind_of_entry (place, error))
    return FALSE;
  if (zh_tournament_is_team (place->tournament) && place->scope == ZH_INCIDENT_OF_PLAYER)
    return find_member (place, input, error);
  find_own_game (place);
  return TRUE;
}

const ZhPerson *
zh_incident_place_get_person (const ZhIncidentPlace *place)
{
  if (place->member != NULL)
    return place->member->person;
  return place->entry != NULL ? place->entry->person : NULL;
}

/* Whether a line of the register is about the same person, in whichever tournament and team;
 * a team is the same as itself only. */
static gboolean
is_same_person (const ZhIncidentPlace  *place,
                const ZhCompetition    *competition,
                const ZhIncidentRecord *record)
{
  const ZhPerson *own = zh_incident_place_get_person (place);
  const ZhPerson *other = zh_competition_find_offender (competition, record);

  if (own != NULL || other != NULL)
    return own != NULL && other != NULL && own->id == other->id;
  return record->tournament_id == place->tournament->id && record->entry_id == (place->entry != NULL ? place->entry->id : 0);
}

static gboolean
is_same_game (const ZhIncidentPlace  *place,
              const ZhIncidentRecord *record)
{
  gint64 entry_id = place->entry != NULL ? place->entry->id : 0;

  return record->tournament_id == place->tournament->id && record->entry_id == entry_id &&
         record->round == (place->round != NULL ? place->round->number : 0) &&
         record->board == (place->pairing != NULL ? place->pairing->number : 0) &&
         (place->pairing == NULL || place->game == ZH_INCIDENT_ALL_GAMES || record->game == place->game + 1);
}

int
zh_incident_place_count_warnings (const ZhIncidentPlace *place,
                                  const ZhCompetition   *competition)
{
  int n = 0;

  for (guint i = 0; place->entry != NULL && i < competition->incidents->len; i++)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (competition->incidents, i);

      n += (record->sanction == ZH_SANCTION_WARNING || record->sanction == ZH_SANCTION_ORAL_WARNING) && zh_competition_find_annulment (competition, record->id) == NULL &&
           is_same_person (place, competition, record);
    }
  return n;
}

int
zh_incident_place_count (const ZhIncidentPlace *place,
                         const ZhCompetition   *competition,
                         const char            *counted_as,
                         int                   *in_event)
{
  int n = 0;

  *in_event = 0;
  for (guint i = 0; i < competition->incidents->len; i++)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (competition->incidents, i);

      if (strcmp (record->counted_as, counted_as) != 0 || zh_competition_find_annulment (competition, record->id) != NULL)
        continue;
      if (is_same_game (place, record))
        n++;
      if (is_same_person (place, competition, record))
        *in_event += 1;
    }
  return n;
}
