/* How far a contest is, and what its acts look for. */
#include "config.h"

#include <glib/gi18n.h>

#include "contest-private.h"
#include "errors.h"
#include "ruleset-defaults.h"

const ZhTournament *
zh_contest_get_any_tournament (ZhAct   *act,
                               GError **error)
{
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;

  if (tournament == NULL || tournament->play == ZH_PLAY_COMPOSITION)
    return tournament;
  return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("“%s” is no contest of composers: choose composition in its settings first"), tournament->name);
}

const ZhTournament *
zh_contest_get_tournament (ZhAct   *act,
                           GError **error)
{
  const ZhTournament    *tournament = zh_contest_get_any_tournament (act, error);
  const ZhContestRecord *contest = tournament != NULL ? zh_contest_of_tournament (tournament) : NULL;

  if (contest != NULL && zh_date_is_set (contest->settled))
    return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("The award of “%s” is final. Take that back first"), tournament->name);
  return tournament;
}

const ZhContestRecord *
zh_contest_require_terms (const ZhTournament *tournament,
                          GError            **error)
{
  const ZhContestRecord *contest = zh_contest_of_tournament (tournament);

  if (contest == NULL)
    zh_fail (error, ZH_ERROR_REFUSED, _ ("“%s” has no terms yet: say its sections and the last day of entry first"), tournament->name);
  return contest;
}

const ZhWorkRecord *
zh_contest_require_work (const ZhTournament *tournament,
                         const char         *code,
                         GError            **error)
{
  const ZhWorkRecord *work = zh_contest_find_work (tournament, code);

  if (work == NULL)
    zh_fail (error, ZH_ERROR_INPUT, _ ("Work: “%1$s” has no work with the code “%2$s”"), tournament->name, code);
  return work;
}

const ZhContestJudge *
zh_contest_require_judge (const ZhTournament *tournament,
                          int                 number,
                          GError            **error)
{
  const ZhContestJudge *judge = zh_contest_find_judge (tournament, number);

  if (judge == NULL)
    zh_fail (error, ZH_ERROR_INPUT, _ ("Judge: “%1$s” has no judge %2$d"), tournament->name, number);
  return judge;
}

ZhRuleset *
zh_contest_load_rules (const ZhAct *act)
{
  return *act->snapshot->ruleset != '\0' ? zh_competition_load_ruleset (act->snapshot, NULL) : NULL;
}

ZhDate
zh_contest_take_day (ZhAct      *act,
                     const char *key,
                     ZhDate      day)
{
  g_autofree char *text = NULL;

  if (!zh_date_is_set (day))
    {
      g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (zh_act_get_time (act));

      day = (ZhDate){ (short) g_date_time_get_year (time), (char) g_date_time_get_month (time), (char) g_date_time_get_day_of_month (time) };
    }
  text = zh_date_format_iso (day);
  if (key != NULL)
    zh_act_in_string (act, key, text);
  return day;
}

char *
zh_contest_format_day (ZhDate day)
{
  return zh_language_format_date (zh_language_get_screen (), day);
}

static gboolean
needs_mark (const ZhTournament *tournament,
            const ZhWorkRecord *work)
{
  if (zh_contest_find_against (tournament, work, NULL) != NULL)
    return FALSE;
  for (guint i = 0; i < tournament->contest_marks->len; i++)
    if (((const ZhContestMark *) g_ptr_array_index (tournament->contest_marks, i))->work_id == work->id)
      return FALSE;
  return TRUE;
}

int
zh_contest_count_unmarked (const ZhTournament *tournament)
{
  int n = 0;

  for (guint i = 0; i < tournament->works->len; i++)
    n += needs_mark (tournament, g_ptr_array_index (tournament->works, i)) ? 1 : 0;
  return n;
}

/* Whether a judge of its section, who is no chief judge, has not marked the work yet. */
static gboolean
lacks_mark (const ZhTournament *tournament,
            const ZhWorkRecord *work)
{
  if (zh_contest_find_against (tournament, work, NULL) != NULL)
    return FALSE;
  for (guint i = 0; i < tournament->contest_judges->len; i++)
    {
      const ZhContestJudge *judge = g_ptr_array_index (tournament->contest_judges, i);

      if (g_str_equal (judge->role, zh_contest_roles[0]) && zh_contest_check_judging (judge, work->round, NULL) &&
          zh_contest_find_mark (tournament, work, judge) == NULL)
        return TRUE;
    }
  return needs_mark (tournament, work);
}

int
zh_contest_count_lacking (const ZhTournament *tournament)
{
  int n = 0;

  for (guint i = 0; i < tournament->works->len; i++)
    n += lacks_mark (tournament, g_ptr_array_index (tournament->works, i)) ? 1 : 0;
  return n;
}

const ZhWorkRecord *
zh_contest_find_lacking (const ZhTournament *tournament)
{
  for (guint i = 0; i < tournament->works->len; i++)
    if (lacks_mark (tournament, g_ptr_array_index (tournament->works, i)))
      return g_ptr_array_index (tournament->works, i);
  return NULL;
}

gboolean
zh_contest_lacks_remarks_end (const ZhTournament *tournament,
                              const ZhRuleset    *rules)
{
  const ZhContestRecord *contest = zh_contest_of_tournament (tournament);
  const ZhDate           any = { 2030, 1, 1 };

  return (contest == NULL || !zh_date_is_set (contest->remarks_end)) && !zh_date_is_set (zh_contest_get_remarks_end (rules, any));
}

int
zh_contest_count_open (const ZhTournament *tournament)
{
  int n = 0;

  for (guint i = 0; i < tournament->contest_objections->len; i++)
    n += *((const ZhContestObjection *) g_ptr_array_index (tournament->contest_objections, i))->verdict == '\0' ? 1 : 0;
  return n;
}

gboolean
zh_contest_check_complete (const ZhTournament *tournament,
                           GError            **error)
{
  const ZhContestRecord *contest = zh_contest_require_terms (tournament, error);

  if (contest == NULL)
    return FALSE;
  return zh_date_is_set (contest->settled) ||
         zh_fail (error, ZH_ERROR_REFUSED, _ ("The award of “%s” is not final yet. Publish it, wait for remarks, and make it final first"), tournament->name);
}

char *
zh_contest_format_stage (const ZhTournament *tournament,
                         const ZhLanguage   *language)
{
  const ZhContestRecord *contest = zh_contest_of_tournament (tournament);
  int                    n = (int) tournament->works->len;
  int                    n_unmarked = zh_contest_count_unmarked (tournament);
  int                    n_lacking = zh_contest_count_lacking (tournament);
  g_autofree char       *day = NULL;

  if (contest == NULL)
    return g_strdup (zh_tr (language, "The terms of the contest are not said yet"));
  if (zh_date_is_set (contest->settled))
    {
      day = zh_language_format_date (language, contest->settled);
      return g_strdup_printf (zh_tr (language, "The award is final since %s"), day);
    }
  if (zh_date_is_set (contest->published))
    {
      int n_open = zh_contest_count_open (tournament);

      day = zh_language_format_date (language, contest->remarks_end);
      return n_open == 0 ? g_strdup_printf (zh_tr (language, "Preliminary award; remarks until %s"), day)
                         : g_strdup_printf (zh_trn (language, "Preliminary award; remarks until %1$s, %2$d without an answer", "Preliminary award; remarks until %1$s, %2$d without an answer", (gulong) n_open),
                                            day, n_open);
    }
  if (n > 0 && n_unmarked == 0 && n_lacking > 0)
    return g_strdup_printf (zh_trn (language, "%1$d work, %2$d without the mark of one of its judges", "%1$d works, %2$d without the mark of one of their judges", (gulong) n), n, n_lacking);
  if (n > 0 && n_unmarked == 0)
    return g_strdup_printf (zh_trn (language, "%d work, marked; the preliminary award can be published", "%d works, all marked; the preliminary award can be published", (gulong) n), n);
  if (!zh_date_is_set (contest->closing))
    return g_strdup_printf (zh_trn (language, "%1$d work, %2$d without a mark", "%1$d works, %2$d without a mark", (gulong) n), n, n_unmarked);
  day = zh_language_format_date (language, contest->closing);
  return g_strdup_printf (zh_trn (language, "%1$d work, %2$d without a mark; entry until %3$s", "%1$d works, %2$d without a mark; entry until %3$s", (gulong) n), n, n_unmarked, day);
}

char *
zh_contest_format_correction (const ZhRuleset  *rules,
                              gboolean          same_author,
                              ZhDate            published,
                              ZhDate            entered,
                              gboolean         *may,
                              const ZhLanguage *language)
{
  const char *article;

  *may = zh_contest_correction_is_original (rules, same_author, published, entered, &article);
  if (*article == '\0' && !same_author)
    return g_strdup (zh_tr (language, "The rules say nothing of corrections by another author; the terms of the contest may"));
  if (*article == '\0')
    return g_strdup (zh_tr (language, "The correction may be entered as an original work"));
  return g_strdup_printf (*may ? zh_tr (language, "The correction may be entered as an original work (%s)")
                               : zh_tr (language, "The correction may not be entered as an original work (%s)"),
                          article);
}
