/* The terms of a contest, and its judges. */
#include "config.h"

#include "desk-contest.h"

#include <glib/gi18n.h>

#include "contest-private.h"
#include "errors.h"

static gboolean
check_terms (const ZhTournament    *tournament,
             const ZhContestRecord *contest,
             GError               **error)
{
  int n = zh_contest_count_sections (contest);

  if (!g_strv_contains (zh_contest_kinds, contest->kind))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Kind: “%s” is none; write contest, championship, pairs, match or teams"), contest->kind);
  if (n > ZH_CONTEST_MAX_SECTIONS)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Sections: a contest has at most %d"), ZH_CONTEST_MAX_SECTIONS);
  for (guint i = 0; i < tournament->works->len; i++)
    {
      const ZhWorkRecord *work = g_ptr_array_index (tournament->works, i);

      if (work->round > n)
        return zh_fail (error, ZH_ERROR_INPUT, _ ("Sections: work %1$s is in section %2$d; name that many"), work->code, work->round);
    }
  if (zh_date_is_set (contest->closing) && zh_date_is_set (contest->announced) && zh_date_compare (contest->closing, contest->announced) < 0)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Last day of entry: it cannot be before the announcement"));
  if (zh_date_is_set (contest->published) && zh_date_compare (contest->remarks_end, contest->published) < 0)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Last day of remarks: it cannot be before the preliminary award"));
  return TRUE;
}

ZhChange *
zh_desk_set_contest (ZhDesk                *self,
                     gint64                 tournament_id,
                     const ZhContestRecord *contest,
                     GError               **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_SET_CONTEST, tournament_id, error);
  const ZhTournament    *tournament = zh_contest_get_tournament (act, error);
  const ZhContestRecord *kept = tournament != NULL ? zh_contest_of_tournament (tournament) : NULL;
  g_autoptr (ZhContestRecord) next = zh_contest_record_new ();
  g_autoptr (ZhContestRecord) blank = zh_contest_record_new ();
  const ZhContestRecord *old = kept != NULL ? kept : blank;

  if (tournament == NULL)
    return NULL;
  zh_record_assign (&zh_contest_type, next, contest);
  zh_record_clean_texts (&zh_contest_type, next);
  next->published = old->published;
  next->settled = old->settled;
  next->id = kept != NULL ? kept->id : zh_store_next_id (act->store);
  if (!check_terms (tournament, next, error))
    return NULL;
  zh_act_in_record (act, "record", &zh_contest_type, next, old);
  zh_act_add_field_changes (act, &zh_contest_type, old, next);
  return zh_store_put_contest (act->store, tournament_id, next, error) ? zh_act_commit (act, error) : NULL;
}

static int
find_free_number (const ZhTournament *tournament)
{
  int number = 1;

  while (zh_contest_find_judge (tournament, number) != NULL)
    number++;
  return number;
}

/* Works that the judge entered where a judge may not (VI.6.6). */
static gboolean
check_judge (const ZhAct          *act,
             const ZhTournament   *tournament,
             const ZhContestJudge *judge,
             GError              **error)
{
  g_autoptr (ZhRuleset) rules = zh_contest_load_rules (act);

  if (*judge->name == '\0')
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Judge: say surname and name"));
  if (judge->number > ZH_CONTEST_MAX_JUDGES)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Judge: a contest has at most %d"), ZH_CONTEST_MAX_JUDGES);
  if (!g_strv_contains (zh_contest_roles, judge->role))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Role: “%s” is none; write section, chief or secretary"), judge->role);
  for (guint i = 0; i < tournament->works->len; i++)
    {
      const ZhWorkRecord *work = g_ptr_array_index (tournament->works, i);

      if (!zh_contest_check_entering (rules, judge, work->author, work->round, error))
        return FALSE;
    }
  return TRUE;
}

ZhChange *
zh_desk_set_contest_judge (ZhDesk               *self,
                           gint64                tournament_id,
                           const ZhContestJudge *judge,
                           GError              **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_SET_CONTEST_JUDGE, tournament_id, error);
  const ZhTournament    *tournament = zh_contest_get_tournament (act, error);
  const ZhContestRecord *contest = tournament != NULL ? zh_contest_require_terms (tournament, error) : NULL;
  const ZhContestJudge  *old = contest != NULL && judge->number != 0 ? zh_contest_find_judge (tournament, judge->number) : NULL;
  g_autoptr (ZhContestJudge) next = zh_contest_judge_new ();
  g_autoptr (ZhContestJudge) blank = zh_contest_judge_new ();

  if (contest == NULL)
    return NULL;
  zh_record_assign (&zh_contest_judge_type, next, judge);
  zh_record_clean_texts (&zh_contest_judge_type, next);
  next->number = blank->number = judge->number != 0 ? judge->number : find_free_number (tournament);
  next->id = old != NULL ? old->id : zh_store_next_id (act->store);
  if (next->section > zh_contest_count_sections (contest))
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Section: the contest has %d"), zh_contest_count_sections (contest));
  if (!check_judge (act, tournament, next, error))
    return NULL;
  zh_act_in_int (act, "judge", next->number);
  zh_act_in_record (act, "record", &zh_contest_judge_type, next, old != NULL ? old : blank);
  zh_act_set_int (act, "judge", next->number);
  zh_act_set_string (act, "name", next->name);
  zh_act_add_field_changes (act, &zh_contest_judge_type, old != NULL ? old : blank, next);
  return zh_store_put_contest_judge (act->store, tournament_id, next, error) ? zh_act_commit (act, error) : NULL;
}

ZhChange *
zh_desk_remove_contest_judge (ZhDesk  *self,
                              gint64   tournament_id,
                              int      number,
                              GError **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_REMOVE_CONTEST_JUDGE, tournament_id, error);
  const ZhTournament   *tournament = zh_contest_get_tournament (act, error);
  const ZhContestJudge *judge = tournament != NULL ? zh_contest_require_judge (tournament, number, error) : NULL;

  if (judge == NULL)
    return NULL;
  for (guint i = 0; i < tournament->contest_marks->len; i++)
    if (((const ZhContestMark *) g_ptr_array_index (tournament->contest_marks, i))->judge_id == judge->id)
      return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("%s has given marks. Take them away first"), judge->name);
  zh_act_in_int (act, "judge", number);
  zh_act_set_int (act, "judge", number);
  zh_act_set_string (act, "name", judge->name);
  return zh_store_delete (act->store, ZH_TABLE_CONTEST_JUDGE, judge->id, error) ? zh_act_commit (act, error) : NULL;
}
