#include "config.h"

#include <glib/gi18n.h>

#include "desk-entries.h"
#include "desk-private.h"
#include "entry-outcomes.h"
#include "errors.h"
#include "forfeits.h"
#include "history.h"

static gboolean
check_leaving (const ZhTournament *tournament,
               const ZhEntry      *entry,
               int                 last_round,
               GError            **error)
{
  g_autofree char *name = zh_entry_format_name (entry);

  if (entry->status != ZH_ENTRY_PLAYING)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("%s has left the tournament already"), name);
  if (last_round < 0 || last_round > ZH_MAX_ROUNDS)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("%s: the last round played cannot be %d"), name, last_round);
  return TRUE;
}

/* The game of a forfeit that was found before; it must be one that the leaving loses. */
static gboolean
find_forfeit (const ZhCompetition  *competition,
              const ZhTournament   *tournament,
              const ZhEntry        *leaving,
              const ZhGivenForfeit *given,
              ZhForfeit            *forfeit,
              GError              **error)
{
  ZhGamePlace place;

  if (!zh_competition_find_game (competition, tournament->id, given->round, given->board, given->game, &place, error))
    return FALSE;
  *forfeit = (ZhForfeit){ place.round, place.pairing, place.index, given->result };
  if (given->round > leaving->last_round && zh_result_is_set (given->result) && !given->result.played &&
      (place.pairing->entry[0] == leaving->id || place.pairing->entry[1] == leaving->id))
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT,
                  _ ("Board %2$d of round %1$d is not lost by this leaving. Leave the forfeits out, and they are found"),
                  given->round, given->board);
}

static GArray *
find_forfeits (const ZhCompetition *competition,
               const ZhTournament  *tournament,
               const ZhEntry       *leaving,
               const GArray        *given,
               GError             **error)
{
  g_autoptr (GArray) forfeits = g_array_new (FALSE, FALSE, sizeof (ZhForfeit));

  if (given == NULL)
    return zh_tournament_list_forfeits (tournament, leaving);
  for (guint i = 0; i < given->len; i++)
    {
      ZhForfeit forfeit;

      if (!find_forfeit (competition, tournament, leaving, &g_array_index (given, ZhGivenForfeit, i), &forfeit, error))
        return NULL;
      g_array_append_val (forfeits, forfeit);
    }
  return g_steal_pointer (&forfeits);
}

static const char *
get_status_word (ZhEntryStatus status)
{
  return status == ZH_ENTRY_EXPELLED ? "expelled" : "withdrawn";
}

static void
note_withdrawal (ZhAct         *act,
                 const ZhEntry *next,
                 const GArray  *forfeits)
{
  zh_act_in_int (act, "entry", next->id);
  zh_act_in_string (act, "status", get_status_word (next->status));
  zh_act_in_int (act, "round", next->last_round);
  zh_act_in_forfeits (act, forfeits);
}

ZhChange *
zh_desk_withdraw_entry (ZhDesk       *self,
                        gint64        entry_id,
                        ZhEntryStatus status,
                        int           last_round,
                        const char   *reason,
                        GError      **error)
{
  return zh_desk_write_withdrawal (self, entry_id, status, last_round, reason, NULL, error);
}

ZhChange *
zh_desk_write_withdrawal (ZhDesk       *self,
                          gint64        entry_id,
                          ZhEntryStatus status,
                          int           last_round,
                          const char   *reason,
                          const GArray *given,
                          GError      **error)
{
  const ZhTournament *tournament = NULL;
  const ZhEntry      *old = zh_desk_find_entry (self, entry_id, &tournament, error);
  g_autoptr (ZhEntry) next = NULL;
  g_autoptr (GArray) forfeits = NULL;
  g_autoptr (ZhAct) act =
      old != NULL ? zh_act_begin (self, ZH_COMMAND_WITHDRAW_ENTRY, tournament->id, error) : NULL;

  g_return_val_if_fail (status == ZH_ENTRY_WITHDRAWN || status == ZH_ENTRY_EXPELLED, NULL);
  if (act == NULL || zh_act_get_open_tournament (act, error) == NULL ||
      !check_leaving (tournament, old, last_round, error) || !zh_act_check_planned (act, tournament, last_round, error))
    return NULL;

  next = zh_entry_copy (old);
  next->status = status;
  next->last_round = last_round;
  zh_act_set_entry (act, "entry", old);
  zh_act_set_string (act, "status", get_status_word (status));
  zh_act_set_int (act, "round", last_round);
  zh_act_set_reason (act, reason);
  forfeits = find_forfeits (act->snapshot, tournament, next, given, error);
  if (forfeits == NULL || !zh_store_put_entry (act->store, tournament->id, next, error) ||
      !zh_act_write_forfeits (act, forfeits, error))
    return NULL;
  note_withdrawal (act, next, forfeits);
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_reinstate_entry (ZhDesk     *self,
                         gint64      entry_id,
                         const char *reason,
                         GError    **error)
{
  const ZhTournament *tournament = NULL;
  const ZhEntry      *old = zh_desk_find_entry (self, entry_id, &tournament, error);
  g_autoptr (ZhEntry) next = NULL;
  g_autoptr (ZhAct) act =
      old != NULL ? zh_act_begin (self, ZH_COMMAND_REINSTATE_ENTRY, tournament->id, error) : NULL;

  if (act == NULL || zh_act_get_open_tournament (act, error) == NULL)
    return NULL;
  if (old->status == ZH_ENTRY_PLAYING)
    {
      g_autofree char *name = zh_entry_format_name (old);

      return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("%s is playing already"), name);
    }
  next = zh_entry_copy (old);
  next->status = ZH_ENTRY_PLAYING;
  next->last_round = 0;
  zh_act_set_entry (act, "entry", old);
  zh_act_set_int (act, "round", zh_tournament_count_paired_rounds (tournament) + 1);
  zh_act_in_int (act, "entry", entry_id);
  zh_act_set_reason (act, reason);
  if (!zh_store_put_entry (act->store, tournament->id, next, error))
    return NULL;
  return zh_act_commit (act, error);
}
