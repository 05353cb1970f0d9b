#include "config.h"

#include "desk-lots.h"

#include <glib/gi18n.h>

#include "commands.h"
#include "desk-private.h"
#include "errors.h"
#include "hand-acts.h"
#include "ruleset-defaults.h"
#include "timetable.h"
#include "words.h"

GPtrArray *
zh_desk_list_lots (ZhDesk  *self,
                   gint64   tournament_id,
                   GError **error)
{
  const ZhTournament *tournament = zh_competition_find_tournament (self->snapshot, tournament_id);
  g_autoptr (GPtrArray) acts = zh_desk_list_hand_acts (self, tournament_id, zh_language_get_screen (), error);
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (self->snapshot, NULL);

  return acts != NULL && tournament != NULL ? zh_lots_list (tournament, acts, rules) : NULL;
}

/* The drawing is one that there can be: of a round, of a match. */
static gboolean
check_drawing (const ZhAct        *act,
               const ZhTournament *tournament,
               ZhLotMinute        *minute,
               GError            **error)
{
  if (!zh_lot_kind_has_board ((ZhLotKind) minute->kind))
    minute->board = 0;
  else if (minute->board < 1)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Round %1$d has no match %2$d"), minute->round, minute->board);
  if (!zh_lot_kind_has_round ((ZhLotKind) minute->kind))
    {
      minute->round = 0;
      return TRUE;
    }
  if (minute->round < 1)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("The tournament has no round %d"), minute->round);
  return zh_act_check_planned (act, tournament, minute->round, error);
}

static gboolean
take_held (ZhLotMinute *minute,
           GError     **error)
{
  g_autofree char *held = NULL;

  if (*minute->held == '\0')
    return TRUE;
  held = zh_start_parse (minute->held);
  if (held == NULL)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Day and hour of the drawing: “%s” is none; write 20.11.2026 10:00"), minute->held);
  g_free (minute->held);
  minute->held = g_steal_pointer (&held);
  return TRUE;
}

ZhChange *
zh_desk_set_lot_minute (ZhDesk            *self,
                        gint64             tournament_id,
                        const ZhLotMinute *minute,
                        GError           **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_SET_LOT_MINUTE, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_tournament (act, error) : NULL;
  g_autoptr (ZhLotMinute) old = NULL;
  g_autoptr (ZhLotMinute) next = zh_lot_minute_new ();

  if (tournament == NULL)
    return NULL;
  zh_record_assign (&zh_lot_minute_type, next, minute);
  zh_record_clean_texts (&zh_lot_minute_type, next);
  if (!check_drawing (act, tournament, next, error) || !take_held (next, error))
    return NULL;
  old = zh_lot_minutes_start (tournament->lot_minutes, (ZhLotKind) next->kind, next->round, next->board);
  next->id = old->id != 0 ? old->id : zh_store_next_id (act->store);
  zh_act_set_string (act, "lot", zh_words_get (zh_lot_kind_words, next->kind));
  zh_act_set_int (act, "round", next->round);
  zh_act_set_int (act, "board", next->board);
  zh_act_add_field_changes (act, &zh_lot_minute_type, old, next);
  zh_act_in_string (act, "lot", zh_words_get (zh_lot_kind_words, next->kind));
  zh_act_in_int (act, "round", next->round);
  zh_act_in_int (act, "board", next->board);
  zh_act_in_record (act, "minute", &zh_lot_minute_type, next, old);
  if (!zh_store_put_lot_minute (act->store, tournament_id, next, error))
    return NULL;
  return zh_act_commit (act, error);
}
