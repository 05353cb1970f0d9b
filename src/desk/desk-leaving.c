#include "config.h"

#include <glib/gi18n.h>

#include "desk-entries.h"
#include "desk-private.h"
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
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("%s has left the tournament already"), name);
      return FALSE;
    }
  if (last_round < 0 || last_round > ZH_MAX_ROUNDS)
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("%s: the last round played cannot be %d"), name,
                   last_round);
      return FALSE;
    }
  return TRUE;
}

ZhChange *
zh_desk_withdraw_entry (ZhDesk       *self,
                        gint64        entry_id,
                        ZhEntryStatus status,
                        int           last_round,
                        const char   *reason,
                        GError      **error)
{
  const ZhTournament *tournament = NULL;
  const ZhEntry      *old = zh_desk_find_entry (self, entry_id, &tournament, error);
  g_autoptr (ZhEntry) next = NULL;
  g_autoptr (ZhAct) act =
      old != NULL ? zh_act_begin (self, ZH_COMMAND_WITHDRAW_ENTRY, tournament->id, error) : NULL;

  g_return_val_if_fail (status == ZH_ENTRY_WITHDRAWN || status == ZH_ENTRY_EXPELLED, NULL);
  if (act == NULL || zh_act_get_open_tournament (act, error) == NULL ||
      !check_leaving (tournament, old, last_round, error))
    return NULL;

  next = zh_entry_copy (old);
  next->status = status;
  next->last_round = last_round;
  zh_act_set_entry (act, "entry", old);
  zh_act_set_string (act, "status", status == ZH_ENTRY_EXPELLED ? "expelled" : "withdrawn");
  zh_act_set_int (act, "round", last_round);
  zh_act_set_reason (act, reason);
  if (!zh_store_put_entry (act->store, tournament->id, next, error) ||
      !zh_act_forfeit_later_games (act, tournament, next, error))
    return NULL;
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

      g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("%s is playing already"), name);
      return NULL;
    }
  next = zh_entry_copy (old);
  next->status = ZH_ENTRY_PLAYING;
  next->last_round = 0;
  zh_act_set_entry (act, "entry", old);
  zh_act_set_int (act, "round", zh_tournament_count_paired_rounds (tournament) + 1);
  zh_act_set_reason (act, reason);
  if (!zh_store_put_entry (act->store, tournament->id, next, error))
    return NULL;
  return zh_act_commit (act, error);
}
