/* Objections against works, and the award: preliminary, then final. */
#include "config.h"

#include <glib/gi18n.h>

#include "contest-private.h"
#include "errors.h"

/* Objections */

static int
find_next_number (const ZhTournament *tournament)
{
  int last = 0;

  for (guint i = 0; i < tournament->contest_objections->len; i++)
    last = MAX (last, ((const ZhContestObjection *) g_ptr_array_index (tournament->contest_objections, i))->number);
  return last + 1;
}

static gboolean
check_objection (const ZhContestObjection *objection,
                 GError                  **error)
{
  if (objection->number > ZH_CONTEST_MAX_OBJECTIONS)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Objection: a contest has at most %d"), ZH_CONTEST_MAX_OBJECTIONS);
  if (!g_strv_contains (zh_contest_grounds, objection->ground))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Ground: “%s” is none; write defect, cook, predecessor or other"), objection->ground);
  if (*objection->verdict != '\0' && !g_strv_contains (zh_contest_verdicts, objection->verdict))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Verdict: “%s” is none; write upheld or rejected, or nothing while it is open"), objection->verdict);
  if (*objection->text == '\0')
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Objection: say what is held against the work"));
  if (zh_date_is_set (objection->decided) && zh_date_compare (objection->decided, objection->received) < 0)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Decided: that cannot be before the objection came in"));
  return TRUE;
}

/* Until the last day of remarks; of a final award the rules say whether anything is heard (49.3, VI.5.5.5). */
static gboolean
check_received (const ZhContestRecord *contest,
                const ZhRuleset       *rules,
                ZhDate                 received,
                GError               **error)
{
  const char      *article;
  gboolean         hears = zh_contest_hears_late (rules, &article);
  g_autofree char *day = NULL;

  if (!zh_date_is_set (contest->published))
    return TRUE;
  if (zh_date_compare (received, contest->remarks_end) <= 0 && !zh_date_is_set (contest->settled))
    return TRUE;
  if (!zh_date_is_set (contest->settled))
    {
      day = zh_contest_format_day (contest->remarks_end);
      return zh_fail (error, ZH_ERROR_REFUSED, _ ("Remarks were taken until %s. If it came in before, say when"), day);
    }
  day = zh_contest_format_day (contest->settled);
  if (!hears)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("The award is final since %1$s; nothing is held against works any more (%2$s)"), day, article);
  return zh_date_compare (received, contest->settled) > 0 ||
         zh_fail (error, ZH_ERROR_REFUSED, _ ("The award is final since %1$s; what came in before is decided (%2$s)"), day, article);
}

ZhChange *
zh_desk_set_objection (ZhDesk                   *self,
                       gint64                    tournament_id,
                       const char               *code,
                       const ZhContestObjection *objection,
                       GError                  **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_SET_OBJECTION, tournament_id, error);
  const ZhTournament       *tournament = zh_contest_get_any_tournament (act, error);
  const ZhContestRecord    *contest = tournament != NULL ? zh_contest_require_terms (tournament, error) : NULL;
  const ZhWorkRecord       *work = contest != NULL ? zh_contest_require_work (tournament, code, error) : NULL;
  const ZhContestObjection *old = work != NULL && objection->number != 0 ? zh_contest_find_objection (tournament, objection->number) : NULL;
  g_autoptr (ZhRuleset) rules = act != NULL ? zh_contest_load_rules (act) : NULL;
  g_autoptr (ZhContestObjection) next = zh_contest_objection_new ();
  g_autoptr (ZhContestObjection) blank = zh_contest_objection_new ();

  if (work == NULL)
    return NULL;
  if (old != NULL && old->work_id != work->id)
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Objection %1$d is against another work than %2$s"), old->number, code);
  zh_record_assign (&zh_contest_objection_type, next, objection);
  zh_record_clean_texts (&zh_contest_objection_type, next);
  next->number = blank->number = objection->number != 0 ? objection->number : find_next_number (tournament);
  next->id = old != NULL ? old->id : zh_store_next_id (act->store);
  next->work_id = work->id;
  next->received = zh_contest_take_day (act, "received", next->received);
  if (*next->verdict == '\0')
    next->decided = ZH_DATE_NONE;
  else
    next->decided = zh_contest_take_day (act, "decided", next->decided);
  if (!check_objection (next, error) || !check_received (contest, rules, next->received, error) ||
      (old != NULL && !check_received (contest, rules, old->received, error)))
    return NULL;
  zh_act_in_string (act, "work", work->code);
  zh_act_in_int (act, "objection", next->number);
  zh_act_in_record (act, "record", &zh_contest_objection_type, next, old != NULL ? old : blank);
  zh_act_set_string (act, "code", work->code);
  zh_act_set_int (act, "objection", next->number);
  zh_act_set_string (act, "verdict", next->verdict);
  zh_act_add_field_changes (act, &zh_contest_objection_type, old != NULL ? old : blank, next);
  return zh_store_put_contest_objection (act->store, tournament_id, next, error) ? zh_act_commit (act, error) : NULL;
}

/* The award */

/* The terms as they are now, to be changed; %NULL with @error where there are none. */
static ZhContestRecord *
copy_terms (const ZhTournament *tournament,
            GError            **error)
{
  const ZhContestRecord *contest = tournament != NULL ? zh_contest_require_terms (tournament, error) : NULL;
  ZhContestRecord       *copy = NULL;

  if (contest != NULL)
    {
      copy = zh_contest_record_new ();
      zh_record_assign (&zh_contest_type, copy, contest);
      copy->id = contest->id;
    }
  return copy;
}

/* The award is of @day. */
static ZhChange *
commit_award (ZhAct                 *act,
              const ZhContestRecord *contest,
              ZhDate                 day,
              GError               **error)
{
  g_autofree char *text = zh_date_format_iso (day);

  zh_act_set_string (act, "day", text);
  return zh_store_put_contest (act->store, act->tournament_id, contest, error) ? zh_act_commit (act, error) : NULL;
}

static gboolean
check_judged (const ZhTournament    *tournament,
              const ZhContestRecord *contest,
              ZhDate                 day,
              GError               **error)
{
  int              n = zh_contest_count_unmarked (tournament);
  g_autofree char *closing = zh_contest_format_day (contest->closing);

  if (zh_date_is_set (contest->published))
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("The preliminary award of “%s” is published already"), tournament->name);
  if (tournament->works->len == 0)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("“%s” has no works yet"), tournament->name);
  if (n > 0)
    return zh_fail (error, ZH_ERROR_REFUSED, ngettext ("%d work has no mark yet. Mark it first", "%d works have no mark yet. Mark them first", (gulong) n), n);
  return !zh_date_is_set (contest->closing) || zh_date_compare (day, contest->closing) > 0 ||
         zh_fail (error, ZH_ERROR_REFUSED, _ ("Works are entered until %s; the award comes after that"), closing);
}

/* The term of the rules is the least one; where they are silent, the terms of the contest say it. */
static gboolean
find_remarks_end (const ZhAct           *act,
                  const ZhContestRecord *contest,
                  ZhDate                 day,
                  ZhDate                *end,
                  GError               **error)
{
  g_autoptr (ZhRuleset) rules = zh_contest_load_rules (act);
  ZhDate             least = zh_contest_get_remarks_end (rules, day);
  const ZhRuleValue *value = rules != NULL ? zh_ruleset_lookup (rules, "composition.remark-months") : NULL;
  g_autofree char   *text = zh_contest_format_day (least);

  *end = zh_date_is_set (contest->remarks_end) ? contest->remarks_end : least;
  if (!zh_date_is_set (*end))
    return zh_fail (error, ZH_ERROR_REFUSED, "%s", _ ("Last day of remarks: the rules do not say it. Say it with the award, or in the terms of the contest"));
  if (zh_date_is_set (least) && zh_date_compare (*end, least) < 0)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("Last day of remarks: by the rules it is not before %1$s (%2$s)"), text, value->article);
  return zh_date_compare (*end, day) >= 0 || zh_fail (error, ZH_ERROR_REFUSED, "%s", _ ("Last day of remarks: it is over already. Say another"));
}

ZhChange *
zh_desk_publish_award (ZhDesk  *self,
                       gint64   tournament_id,
                       ZhDate   day,
                       ZhDate   remarks_end,
                       GError **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_PUBLISH_AWARD, tournament_id, error);
  const ZhTournament *tournament = zh_contest_get_tournament (act, error);
  g_autoptr (ZhContestRecord) next = copy_terms (tournament, error);

  if (next == NULL)
    return NULL;
  day = zh_contest_take_day (act, "day", day);
  if (zh_date_is_set (remarks_end))
    next->remarks_end = zh_contest_take_day (act, "remarks-end", remarks_end);
  if (!check_judged (tournament, next, day, error) || !find_remarks_end (act, next, day, &next->remarks_end, error))
    return NULL;
  next->published = day;
  return commit_award (act, next, day, error);
}

static gboolean
check_term_over (const ZhTournament    *tournament,
                 const ZhContestRecord *contest,
                 ZhDate                 day,
                 GError               **error)
{
  int              n = zh_contest_count_open (tournament);
  g_autofree char *end = zh_contest_format_day (contest->remarks_end);

  if (!zh_date_is_set (contest->published))
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("“%s” has no preliminary award yet. Publish it first"), tournament->name);
  if (zh_date_compare (day, contest->remarks_end) <= 0)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("Remarks are taken until %s; the award becomes final after that"), end);
  return n == 0 || zh_fail (error, ZH_ERROR_REFUSED, ngettext ("%d objection has no answer yet. Decide on it first", "%d objections have no answer yet. Decide on them first", (gulong) n), n);
}

ZhChange *
zh_desk_settle_award (ZhDesk  *self,
                      gint64   tournament_id,
                      ZhDate   day,
                      GError **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_SETTLE_AWARD, tournament_id, error);
  const ZhTournament *tournament = zh_contest_get_tournament (act, error);
  g_autoptr (ZhContestRecord) next = copy_terms (tournament, error);

  if (next == NULL)
    return NULL;
  day = zh_contest_take_day (act, "day", day);
  if (!check_term_over (tournament, next, day, error))
    return NULL;
  next->settled = day;
  return commit_award (act, next, day, error);
}
