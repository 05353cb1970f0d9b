#include "config.h"

#include "desk-solving.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "solving-private.h"

const ZhTournament *
zh_solving_get_tournament (ZhAct   *act,
                           GError **error)
{
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;

  if (tournament == NULL || tournament->play == ZH_PLAY_SOLVING)
    return tournament;
  return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("“%s” is no solving event: choose solving in its settings first"), tournament->name);
}

static const ZhSolvingRoundRecord *
find_round (const ZhTournament *tournament,
            int                 number,
            GError            **error)
{
  const ZhSolvingRoundRecord *round = zh_solving_find_round (tournament->solving_rounds, number);

  if (round == NULL)
    zh_fail (error, ZH_ERROR_INPUT, _ ("Round: there is no round %1$d of solving; “%2$s” has %3$d. Add it first"), number, tournament->name,
             zh_solving_count_rounds (tournament));
  return round;
}

const ZhSolvingRoundRecord *
zh_solving_find_open_round (const ZhTournament *tournament,
                            int                 number,
                            GError            **error)
{
  const ZhSolvingRoundRecord *round = find_round (tournament, number, error);

  if (round != NULL && round->closed)
    return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("Round %d is closed: its marks are final. Reopen it first"), number);
  return round;
}

static int
count_sheets (const ZhTournament *tournament,
              int                 round)
{
  int n = 0;

  for (guint i = 0; i < tournament->solving_sheets->len; i++)
    n += ((const ZhSolvingSheetRecord *) g_ptr_array_index (tournament->solving_sheets, i))->round == round ? 1 : 0;
  return n;
}

gboolean
zh_solving_check_no_sheets (const ZhTournament *tournament,
                            int                 round,
                            GError            **error)
{
  int n = count_sheets (tournament, round);

  return n == 0 || zh_fail (error, ZH_ERROR_REFUSED,
                            ngettext ("Round %1$d has %2$d sheet. Take it away first", "Round %1$d has %2$d sheets. Take them away first", (gulong) n),
                            round, n);
}

static gboolean
check_bounds (const ZhTournament         *tournament,
              const ZhSolvingRoundRecord *round,
              GError                    **error)
{
  int n = zh_solving_count_rounds (tournament);

  if (round->number < 1 || round->number > n + 1 || round->number > ZH_SOLVING_MAX_ROUNDS)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Round: “%1$s” has %2$d rounds of solving; number %3$d cannot be next"), tournament->name, n, round->number);
  if (round->minutes < 1 || round->minutes > ZH_SOLVING_MAX_MINUTES)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Time of the round: write whole minutes from 1 to %d"), ZH_SOLVING_MAX_MINUTES);
  if (round->day < 1 || round->day > ZH_SOLVING_MAX_DAYS)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Day of the round: write a number from 1 to %d"), ZH_SOLVING_MAX_DAYS);
  for (guint i = 0; i < tournament->solving_sheets->len; i++)
    {
      const ZhSolvingSheetRecord *sheet = g_ptr_array_index (tournament->solving_sheets, i);

      if (sheet->round == round->number && sheet->seconds > round->minutes * 60)
        return zh_fail (error, ZH_ERROR_INPUT, _ ("Time of the round: a sheet was handed in after %d minutes. Write more, or correct the sheet"), round->minutes);
    }
  return TRUE;
}

ZhChange *
zh_desk_set_solving_round (ZhDesk                     *self,
                           gint64                      tournament_id,
                           const ZhSolvingRoundRecord *round,
                           GError                    **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_SET_SOLVING_ROUND, tournament_id, error);
  const ZhTournament         *tournament = zh_solving_get_tournament (act, error);
  const ZhSolvingRoundRecord *old = tournament != NULL ? zh_solving_find_round (tournament->solving_rounds, round->number) : NULL;
  g_autoptr (ZhSolvingRoundRecord) next = zh_solving_round_record_new ();
  g_autoptr (ZhSolvingRoundRecord) blank = zh_solving_round_record_new ();

  if (tournament == NULL || !check_bounds (tournament, round, error) ||
      (old != NULL && zh_solving_find_open_round (tournament, round->number, error) == NULL))
    return NULL;
  if (old != NULL)
    zh_record_assign (&zh_solving_round_type, next, old);
  next->id = old != NULL ? old->id : zh_store_next_id (act->store);
  next->number = blank->number = round->number;
  next->day = round->day;
  next->minutes = round->minutes;
  zh_act_in_int (act, "round", round->number);
  zh_act_in_int (act, "day", round->day);
  zh_act_in_int (act, "minutes", round->minutes);
  zh_act_set_int (act, "round", round->number);
  zh_act_set_int (act, "minutes", round->minutes);
  zh_act_add_field_changes (act, &zh_solving_round_type, old != NULL ? old : blank, next);
  return zh_store_put_solving_round (act->store, tournament_id, next, error) ? zh_act_commit (act, error) : NULL;
}

ZhChange *
zh_desk_remove_solving_round (ZhDesk  *self,
                              gint64   tournament_id,
                              int      number,
                              GError **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_REMOVE_SOLVING_ROUND, tournament_id, error);
  const ZhTournament         *tournament = zh_solving_get_tournament (act, error);
  const ZhSolvingRoundRecord *round = tournament != NULL ? zh_solving_find_open_round (tournament, number, error) : NULL;
  g_autoptr (GPtrArray) works = round != NULL ? zh_solving_list_works (tournament->works, number) : NULL;

  if (round == NULL || !zh_solving_check_no_sheets (tournament, number, error))
    return NULL;
  if (number != zh_solving_count_rounds (tournament))
    return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("Round %d is not the last one. Take the rounds behind it away first"), number);
  for (guint i = 0; i < works->len; i++)
    if (!zh_store_delete (act->store, ZH_TABLE_WORK, ((const ZhWorkRecord *) g_ptr_array_index (works, i))->id, error))
      return NULL;
  zh_act_in_int (act, "round", number);
  zh_act_set_int (act, "round", number);
  return zh_store_delete (act->store, ZH_TABLE_SOLVING_ROUND, round->id, error) ? zh_act_commit (act, error) : NULL;
}

/* Its clock and its state are what acts change beside its length. */
static ZhChange *
change_round (ZhAct                      *act,
              const ZhTournament         *tournament,
              const ZhSolvingRoundRecord *old,
              const char                 *start,
              gboolean                    closed,
              GError                    **error)
{
  g_autoptr (ZhSolvingRoundRecord) next = zh_solving_round_record_new ();

  zh_record_assign (&zh_solving_round_type, next, old);
  next->id = old->id;
  next->closed = closed;
  g_free (next->start);
  next->start = g_strdup (start);
  zh_act_in_int (act, "round", old->number);
  zh_act_set_int (act, "round", old->number);
  return zh_store_put_solving_round (act->store, tournament->id, next, error) ? zh_act_commit (act, error) : NULL;
}

ZhChange *
zh_desk_start_solving_round (ZhDesk     *self,
                             gint64      tournament_id,
                             int         number,
                             const char *start,
                             GError    **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_START_SOLVING_ROUND, tournament_id, error);
  const ZhTournament         *tournament = zh_solving_get_tournament (act, error);
  const ZhSolvingRoundRecord *round = tournament != NULL ? zh_solving_find_open_round (tournament, number, error) : NULL;
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();
  g_autoptr (GDateTime) moment = *start != '\0' ? g_date_time_new_from_iso8601 (start, zone) : NULL;

  if (round == NULL)
    return NULL;
  if (*start != '\0' && moment == NULL)
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Start: “%s” is no time. Write it like 2026-11-20T10:00:00Z"), start);
  zh_act_in_string (act, "start", start);
  zh_act_set_string (act, "start", start);
  return change_round (act, tournament, round, start, FALSE, error);
}

ZhChange *
zh_desk_close_solving_round (ZhDesk  *self,
                             gint64   tournament_id,
                             int      number,
                             GError **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_CLOSE_SOLVING_ROUND, tournament_id, error);
  const ZhTournament         *tournament = zh_solving_get_tournament (act, error);
  const ZhSolvingRoundRecord *round = tournament != NULL ? zh_solving_find_open_round (tournament, number, error) : NULL;
  int                         n_unmarked = 0;

  if (round == NULL)
    return NULL;
  if (count_sheets (tournament, number) == 0)
    return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("Round %d has no sheet yet. Enter what was handed in first"), number);
  for (guint i = 0; i < tournament->solving_sheets->len; i++)
    {
      const ZhSolvingSheetRecord *sheet = g_ptr_array_index (tournament->solving_sheets, i);

      n_unmarked += sheet->round == number && !zh_solving_sheet_is_marked (tournament, sheet) ? 1 : 0;
    }
  if (n_unmarked > 0)
    return zh_fail_null (error, ZH_ERROR_REFUSED,
                         ngettext ("Round %1$d: %2$d sheet is not marked to the end. Mark its lines first",
                                   "Round %1$d: %2$d sheets are not marked to the end. Mark their lines first", (gulong) n_unmarked),
                         number, n_unmarked);
  return change_round (act, tournament, round, round->start, TRUE, error);
}

ZhChange *
zh_desk_reopen_solving_round (ZhDesk     *self,
                              gint64      tournament_id,
                              int         number,
                              const char *reason,
                              GError    **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_REOPEN_SOLVING_ROUND, tournament_id, error);
  const ZhTournament         *tournament = zh_solving_get_tournament (act, error);
  const ZhSolvingRoundRecord *round = tournament != NULL ? find_round (tournament, number, error) : NULL;

  if (round == NULL)
    return NULL;
  if (!round->closed)
    return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("Round %d is not closed"), number);
  zh_act_set_reason (act, reason);
  return change_round (act, tournament, round, round->start, FALSE, error);
}
