/* Who will not play a round that is to come: one entry, or many at once. */
#include "config.h"

#include <glib/gi18n.h>

#include "absence-act.h"
#include "desk-entries.h"
#include "errors.h"
#include "words.h"

gboolean
zh_absence_is_kind (ZhPairingKind kind)
{
  return kind != ZH_PAIRING_GAME && kind != ZH_PAIRING_ALLOCATED_BYE && kind != ZH_PAIRING_FREE;
}

gboolean
zh_absence_refuse (int      round,
                   GError **error)
{
  return zh_fail (error, ZH_ERROR_INPUT, _ ("Absence: round %d, or what the player gets for it, cannot be so"), round);
}

/* Whether it may be said of this round, and notes what is said. */
static gboolean
check_announced (ZhAct              *act,
                 const ZhTournament *tournament,
                 int                 round,
                 ZhPairingKind       kind,
                 GError            **error)
{
  if (round < 1 || round > ZH_MAX_ROUNDS || (kind != ZH_PAIRING_GAME && !zh_absence_is_kind (kind)))
    return zh_absence_refuse (round, error);
  if (kind != ZH_PAIRING_GAME && !zh_act_check_planned (act, tournament, round, error))
    return FALSE;
  if (zh_tournament_find_round (tournament, round) != NULL)
    return zh_fail (error, ZH_ERROR_REFUSED,
                    _ ("Round %d is paired already. Enter a forfeit there, or undo the pairing"), round);
  zh_act_set_int (act, "round", round);
  zh_act_set_int (act, "new", kind);
  zh_act_in_int (act, "round", round);
  zh_act_in_string (act, "kind", zh_words_get (zh_pairing_kind_words, kind));
  return TRUE;
}

/* @old_kind is left alone where nothing was announced. */
static gboolean
write_absence (ZhAct              *act,
               const ZhTournament *tournament,
               const ZhEntry      *old,
               ZhAbsence           absence,
               ZhPairingKind      *old_kind,
               GError            **error)
{
  g_autoptr (ZhEntry) next = zh_entry_copy (old);

  if (absence.kind == ZH_PAIRING_HALF_BYE && old->no_half_byes && !act->desk->is_repeating)
    {
      g_autofree char *name = zh_entry_format_name (old);

      return zh_fail (error, ZH_ERROR_REFUSED, _ ("%s may get no half-point byes. Take that mark off the entry first, or give a bye without points"), name);
    }
  for (guint i = next->absences->len; i > 0; i--)
    if (g_array_index (next->absences, ZhAbsence, i - 1).round == absence.round)
      {
        *old_kind = g_array_index (next->absences, ZhAbsence, i - 1).kind;
        g_array_remove_index (next->absences, i - 1);
      }
  if (absence.kind != ZH_PAIRING_GAME)
    g_array_append_val (next->absences, absence);
  return zh_store_put_entry (act->store, tournament->id, next, error);
}

ZhChange *
zh_desk_set_absence (ZhDesk       *self,
                     gint64        entry_id,
                     int           round,
                     ZhPairingKind kind,
                     GError      **error)
{
  const ZhTournament *tournament = NULL;
  const ZhEntry      *old = zh_desk_find_entry (self, entry_id, &tournament, error);
  g_autoptr (ZhAct) act = old != NULL ? zh_act_begin (self, ZH_COMMAND_SET_ABSENCE, tournament->id, error) : NULL;
  ZhPairingKind old_kind = ZH_PAIRING_GAME;

  if (act == NULL || zh_act_get_open_tournament (act, error) == NULL)
    return NULL;
  zh_act_set_entry (act, "entry", old);
  zh_act_in_int (act, "entry", entry_id);
  if (!check_announced (act, tournament, round, kind, error) ||
      !write_absence (act, tournament, old, (ZhAbsence){ .round = round, .kind = kind }, &old_kind, error))
    return NULL;
  if (old_kind != ZH_PAIRING_GAME)
    zh_act_set_int (act, "old", old_kind);
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_set_absences (ZhDesk       *self,
                      gint64        tournament_id,
                      const gint64 *entries,
                      gsize         n_entries,
                      int           round,
                      ZhPairingKind kind,
                      GError      **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_SET_ABSENCES, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;

  if (tournament == NULL || !check_announced (act, tournament, round, kind, error))
    return NULL;
  zh_act_in_list (act, "entries");
  for (gsize i = 0; i < n_entries; i++)
    {
      const ZhEntry *entry = zh_tournament_find_entry (tournament, entries[i]);
      ZhPairingKind  old_kind = ZH_PAIRING_GAME;

      if (entry == NULL)
        return zh_fail_null (error, ZH_ERROR_INPUT, _ ("“entries”: entry %u of the list does not play in this tournament"), (guint) i + 1);
      zh_act_add_entry (act, entry);
      json_array_add_int_element (zh_act_in_list (act, "entries"), entry->id);
      if (!write_absence (act, tournament, entry, (ZhAbsence){ .round = round, .kind = kind }, &old_kind, error))
        return NULL;
    }
  return zh_act_commit (act, error);
}
