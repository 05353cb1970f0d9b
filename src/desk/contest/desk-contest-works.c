/* Works that are entered in a contest and withdrawn from it, and the marks they get. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "championship.h"
#include "contest-private.h"
#include "errors.h"
#include "work-position.h"

/* Until the last day of entry works come and go (VI.5.5.1, 49.3). */
static gboolean
check_term (const ZhTournament    *tournament,
            const ZhContestRecord *contest,
            const ZhRuleset       *rules,
            ZhDate                 day,
            GError               **error)
{
  const char      *article;
  gboolean         ends = zh_contest_ends_with_closing (rules, &article);
  g_autofree char *closing = zh_contest_format_day (contest->closing);

  if (zh_date_is_set (contest->published))
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("The preliminary award of “%s” is published: its works stay as they are"), tournament->name);
  if (ends && zh_date_is_set (contest->closing) && zh_date_compare (day, contest->closing) > 0)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("The last day of entry was %1$s. If the work came in before, say when (%2$s)"), closing, article);
  return TRUE;
}

static gboolean
check_author (const ZhTournament    *tournament,
              const ZhContestRecord *contest,
              const ZhRuleset       *rules,
              const ZhWorkRecord    *work,
              GError               **error)
{
  int n = 0;

  for (guint i = 0; i < tournament->works->len; i++)
    {
      const ZhWorkRecord *other = g_ptr_array_index (tournament->works, i);

      n += other->id != work->id && zh_contest_authors_meet (other->author, work->author) ? 1 : 0;
    }
  if (contest->max_works > 0 && n >= contest->max_works)
    return zh_fail (error, ZH_ERROR_REFUSED, ngettext ("Author: %1$s has %2$d work here already, and the terms allow no more", "Author: %1$s has %2$d works here already, and the terms allow no more", (gulong) n),
                    work->author, n);
  for (guint i = 0; i < tournament->contest_judges->len; i++)
    if (!zh_contest_check_entering (rules, g_ptr_array_index (tournament->contest_judges, i), work->author, work->round, error))
      return FALSE;
  return TRUE;
}

static gboolean
check_work (const ZhTournament    *tournament,
            const ZhContestRecord *contest,
            const ZhWorkRecord    *work,
            GError               **error)
{
  const ZhWorkRecord *same = zh_contest_find_work (tournament, work->code);

  if (work->round < 1 || work->round > zh_contest_count_sections (contest))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Section: write a number from 1 to %d"), zh_contest_count_sections (contest));
  if (work->number > ZH_CONTEST_MAX_WORKS)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Work: a section has at most %d works"), ZH_CONTEST_MAX_WORKS);
  if (same != NULL && same->id != work->id)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Code: there is a work %s already; choose another"), work->code);
  if (*work->genre != '\0' && !g_strv_contains (zh_work_genres, work->genre))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Genre: “%s” is none; write mate, selfmate, helpmate, win, draw or lock"), work->genre);
  if (*work->size != '\0' && !g_strv_contains (zh_work_sizes, work->size))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Size: “%s” is none; write miniature, problem, study, task, task-miniature or ending, or of 100 squares small, medium, large, giant or practical"), work->size);
  return *work->position == '\0' || zh_work_position_check (tournament->sport, work->position, error);
}

/* A number behind the last of its section, and a code that no other work has. */
static void
complete (const ZhTournament *tournament,
          const ZhWorkRecord *old,
          ZhWorkRecord       *work)
{
  int last = 0;

  for (guint i = 0; i < tournament->works->len; i++)
    {
      const ZhWorkRecord *other = g_ptr_array_index (tournament->works, i);

      if (other->round == work->round)
        last = MAX (last, other->number);
    }
  work->number = old != NULL && old->round == work->round ? old->number : last + 1;
  for (int number = work->number; *work->code == '\0'; number++)
    {
      g_autofree char *code = g_strdup_printf ("%d.%d", work->round, number);

      if (zh_contest_find_work (tournament, code) != NULL)
        continue;
      g_free (work->code);
      work->code = g_steal_pointer (&code);
    }
}

/* Notes what is done again from it, and what people are shown. */
static void
note_work (ZhAct              *act,
           const ZhWorkRecord *old,
           const ZhWorkRecord *next)
{
  g_autoptr (ZhWorkRecord) blank = zh_work_record_new ();

  if (old != NULL)
    zh_act_in_string (act, "work", old->code);
  zh_act_in_int (act, "section", next->round);
  zh_act_in_record (act, "record", &zh_work_record_type, next, old != NULL ? old : blank);
  zh_act_set_string (act, "code", next->code);
  zh_act_set_int (act, "section", next->round);
  zh_act_add_field_changes (act, &zh_work_record_type, old != NULL ? old : blank, next);
}

ZhChange *
zh_desk_enter_work (ZhDesk             *self,
                    gint64              tournament_id,
                    const char         *code,
                    const ZhWorkRecord *work,
                    GError            **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_ENTER_WORK, tournament_id, error);
  const ZhTournament    *tournament = zh_contest_get_tournament (act, error);
  const ZhContestRecord *contest = tournament != NULL ? zh_contest_require_terms (tournament, error) : NULL;
  const ZhWorkRecord    *old = contest != NULL && code != NULL ? zh_contest_require_work (tournament, code, error) : NULL;
  g_autoptr (ZhRuleset) rules = act != NULL ? zh_contest_load_rules (act) : NULL;
  g_autoptr (ZhWorkRecord) next = zh_work_record_new ();

  if (contest == NULL || (code != NULL && old == NULL))
    return NULL;
  zh_record_assign (&zh_work_record_type, next, work);
  zh_record_clean_texts (&zh_work_record_type, next);
  next->id = old != NULL ? old->id : zh_store_next_id (act->store);
  next->annulled = FALSE;
  next->received = zh_contest_take_day (act, "received", work->received);
  complete (tournament, old, next);
  if (!check_term (tournament, contest, rules, next->received, error) || !check_work (tournament, contest, next, error) ||
      !check_author (tournament, contest, rules, next, error) || !zh_championship_check_work (tournament, rules, next, error))
    return NULL;
  note_work (act, old, next);
  return zh_store_put_work (act->store, tournament_id, next, error) ? zh_act_commit (act, error) : NULL;
}

/* Whether nothing in the file names the work. */
static gboolean
check_untouched (const ZhTournament *tournament,
                 const ZhWorkRecord *work,
                 GError            **error)
{
  for (guint i = 0; i < tournament->contest_marks->len; i++)
    if (((const ZhContestMark *) g_ptr_array_index (tournament->contest_marks, i))->work_id == work->id)
      return zh_fail (error, ZH_ERROR_REFUSED, _ ("Work %s has marks. Take them away first"), work->code);
  for (guint i = 0; i < tournament->contest_objections->len; i++)
    if (((const ZhContestObjection *) g_ptr_array_index (tournament->contest_objections, i))->work_id == work->id)
      return zh_fail (error, ZH_ERROR_REFUSED, _ ("Something is recorded against work %s: it stays, and its objection is answered"), work->code);
  return TRUE;
}

ZhChange *
zh_desk_withdraw_work (ZhDesk     *self,
                       gint64      tournament_id,
                       const char *code,
                       ZhDate      day,
                       GError    **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_WITHDRAW_WORK, tournament_id, error);
  const ZhTournament    *tournament = zh_contest_get_tournament (act, error);
  const ZhContestRecord *contest = tournament != NULL ? zh_contest_require_terms (tournament, error) : NULL;
  const ZhWorkRecord    *work = contest != NULL ? zh_contest_require_work (tournament, code, error) : NULL;
  g_autoptr (ZhRuleset) rules = act != NULL ? zh_contest_load_rules (act) : NULL;

  if (work == NULL)
    return NULL;
  day = zh_contest_take_day (act, "day", day);
  if (!check_term (tournament, contest, rules, day, error) || !check_untouched (tournament, work, error))
    return NULL;
  zh_act_in_string (act, "work", work->code);
  zh_act_set_string (act, "code", work->code);
  return zh_store_delete (act->store, ZH_TABLE_WORK, work->id, error) ? zh_act_commit (act, error) : NULL;
}

/* Marks */

static gboolean
take_mark (const ZhAct   *act,
           const char    *text,
           ZhContestMark *mark,
           GError       **error)
{
  g_autoptr (ZhRuleset) rules = zh_contest_load_rules (act);

  if (text == NULL)
    return TRUE;
  if (!zh_contest_mark_parse (text, &mark->mark))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Mark: “%s” is no number. Write one such as 7 or 7.25"), text);
  return zh_contest_check_mark (rules, mark->mark, error);
}

/* What is noted so that the act can be done again, and what people are shown of it. */
static void
note_mark (ZhAct                *act,
           const ZhWorkRecord   *work,
           const ZhContestJudge *judge,
           const char           *mark,
           const char           *note,
           const ZhContestMark  *old,
           const ZhContestMark  *next)
{
  zh_act_in_string (act, "work", work->code);
  zh_act_in_int (act, "judge", judge->number);
  zh_act_set_string (act, "code", work->code);
  zh_act_set_string (act, "name", judge->name);
  if (mark != NULL)
    {
      zh_act_in_string (act, "mark", mark);
      zh_act_set_string (act, "mark", mark);
    }
  if (note != NULL)
    zh_act_in_string (act, "note", note);
  zh_act_add_field_changes (act, &zh_contest_mark_type, old, next);
}

ZhChange *
zh_desk_judge_work (ZhDesk     *self,
                    gint64      tournament_id,
                    const char *code,
                    int         number,
                    const char *mark,
                    const char *note,
                    GError    **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_JUDGE_WORK, tournament_id, error);
  const ZhTournament   *tournament = zh_contest_get_tournament (act, error);
  const ZhWorkRecord   *work = tournament != NULL ? zh_contest_require_work (tournament, code, error) : NULL;
  const ZhContestJudge *judge = work != NULL ? zh_contest_require_judge (tournament, number, error) : NULL;
  const ZhContestMark  *kept = judge != NULL ? zh_contest_find_mark (tournament, work, judge) : NULL;
  g_autoptr (ZhContestMark) blank = zh_contest_mark_new ();
  g_autoptr (ZhContestMark) next = zh_contest_mark_new ();
  gboolean removes = mark != NULL && *mark == '\0';

  if (judge == NULL || !zh_contest_check_judging (judge, work->round, error))
    return NULL;
  if (zh_contest_find_against (tournament, work, NULL) != NULL)
    return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("Work %s is out of the contest and gets no mark"), work->code);
  if (kept == NULL && (mark == NULL || removes))
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Mark: %1$s has given work %2$s none yet; write one"), judge->name, work->code);
  zh_record_assign (&zh_contest_mark_type, next, kept != NULL ? kept : blank);
  next->id = kept != NULL ? kept->id : zh_store_next_id (act->store);
  next->work_id = work->id;
  next->judge_id = judge->id;
  if (!removes && !take_mark (act, mark, next, error))
    return NULL;
  if (note != NULL)
    {
      g_free (next->note);
      next->note = g_strdup (note);
      zh_record_clean_texts (&zh_contest_mark_type, next);
    }
  note_mark (act, work, judge, mark, note, kept != NULL ? kept : blank, removes ? blank : next);
  if (removes)
    return zh_store_delete (act->store, ZH_TABLE_CONTEST_MARK, kept->id, error) ? zh_act_commit (act, error) : NULL;
  return zh_store_put_contest_mark (act->store, tournament_id, next, error) ? zh_act_commit (act, error) : NULL;
}
