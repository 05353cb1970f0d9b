/* A contest of composers: its terms, judges and works, the marks, objections and the award. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "call.h"
#include "championship.h"
#include "competition-commands.h"
#include "contest-intake.h"
#include "desk-contest.h"
#include "errors.h"
#include "record-options.h"
#include "ruleset-defaults.h"
#include "work-tests.h"

static gboolean
read_day (const ZhCtlCall *call,
          const char      *option,
          ZhDate          *day,
          GError         **error)
{
  const char *text = zh_ctl_text (call, option);

  if (text == NULL || zh_date_parse (text, day))
    return TRUE;
  return zh_fail (error, ZH_ERROR_USAGE, _ ("Day: “%s” is none. Write it like 2026-11-20"), text);
}

static ZhChange *
act_terms (ZhCtlCall *call,
           GError   **error)
{
  const ZhContestRecord *kept = zh_contest_of_tournament (call->tournament);
  g_autoptr (ZhContestRecord) contest = zh_contest_record_new ();

  if (kept != NULL)
    zh_record_assign (&zh_contest_type, contest, kept);
  return zh_ctl_record_apply (call, "contest", contest, error) ? zh_desk_set_contest (call->desk, call->tournament->id, contest, error) : NULL;
}

static ZhChange *
act_judge (ZhCtlCall *call,
           GError   **error)
{
  g_autoptr (ZhContestJudge) judge = zh_contest_judge_new ();
  const ZhContestJudge *kept;
  int                   number = 0;

  if (call->words[0] != NULL && !zh_ctl_parse_number (_ ("Judge"), call->words[0], 1, ZH_CONTEST_MAX_JUDGES, &number, error))
    return NULL;
  kept = zh_contest_find_judge (call->tournament, number);
  if (kept != NULL)
    zh_record_assign (&zh_contest_judge_type, judge, kept);
  if (!zh_ctl_record_apply (call, "judge", judge, error))
    return NULL;
  judge->number = number;
  return zh_desk_set_contest_judge (call->desk, call->tournament->id, judge, error);
}

static ZhChange *
act_remove_judge (ZhCtlCall *call,
                  GError   **error)
{
  int number;

  return zh_ctl_parse_number (_ ("Judge"), call->words[0], 1, ZH_CONTEST_MAX_JUDGES, &number, error)
             ? zh_desk_remove_contest_judge (call->desk, call->tournament->id, number, error)
             : NULL;
}

/* A work that is there is corrected or replaced; without a code a new one is entered. */
static ZhChange *
act_enter (ZhCtlCall *call,
           GError   **error)
{
  const char         *code = call->words[0];
  const ZhWorkRecord *kept = code != NULL ? zh_contest_find_work (call->tournament, code) : NULL;
  g_autoptr (ZhWorkRecord) work = zh_work_record_new ();

  work->round = 1;
  if (kept != NULL)
    zh_record_assign (&zh_work_record_type, work, kept);
  work->received = ZH_DATE_NONE;
  if (!zh_ctl_record_apply (call, "entered-work", work, error) || !read_day (call, "received", &work->received, error))
    return NULL;
  work->round = zh_ctl_number (call, "section", work->round);
  return zh_desk_enter_work (call->desk, call->tournament->id, code, work, error);
}

/* Each row is a work and an act of its own; the first that is refused ends it. Those that are there already are not
 * entered again. */
static ZhCtlExit
run_import (ZhCtlCall *call,
            GError   **error)
{
  g_autofree char *text = zh_ctl_read_text (call->words[0], error);
  g_autoptr (GPtrArray) works = text != NULL ? zh_contest_intake_read (text, zh_ctl_number (call, "section", 1), error) : NULL;
  gint64 tournament_id = call->tournament->id; /* which the first work replaces */
  ZhDate received = ZH_DATE_NONE;

  if (works == NULL)
    return ZH_CTL_INPUT;
  if (!read_day (call, "received", &received, error))
    return ZH_CTL_USAGE;
  for (guint i = 0; i < works->len; i++)
    {
      ZhWorkRecord       *work = g_ptr_array_index (works, i);
      const ZhWorkRecord *known;
      g_autoptr (ZhChange) change = NULL;
      g_autoptr (GError) reason = NULL;

      known = zh_contest_intake_find_known (zh_competition_find_tournament (zh_desk_get_snapshot (call->desk), tournament_id), work);
      if (known != NULL)
        {
          g_printerr (_ ("Work %1$u of the table is here already: %2$s"), i + 1, known->code);
          g_printerr ("\n");
          continue;
        }
      if (!zh_date_is_set (work->received))
        work->received = received;
      change = zh_desk_enter_work (call->desk, tournament_id, NULL, work, &reason);
      if (change == NULL)
        {
          g_set_error (error, reason->domain, reason->code, _ ("Work %1$u of the table: %2$s"), i + 1, reason->message);
          return ZH_CTL_NO;
        }
      zh_ctl_tell_change (call, change);
    }
  return ZH_CTL_DONE;
}

static ZhChange *
act_withdraw (ZhCtlCall *call,
              GError   **error)
{
  ZhDate day = ZH_DATE_NONE;

  return read_day (call, "day", &day, error) ? zh_desk_withdraw_work (call->desk, call->tournament->id, call->words[0], day, error) : NULL;
}

static ZhChange *
act_mark (ZhCtlCall *call,
          GError   **error)
{
  int judge;

  if (!zh_ctl_parse_number (_ ("Judge"), call->words[1], 1, ZH_CONTEST_MAX_JUDGES, &judge, error))
    return NULL;
  if (!zh_ctl_has (call, "mark") && !zh_ctl_has (call, "note"))
    return zh_fail_null (error, ZH_ERROR_USAGE, "%s", _ ("Give --mark, --note or both"));
  return zh_desk_judge_work (call->desk, call->tournament->id, call->words[0], judge, zh_ctl_text (call, "mark"), zh_ctl_text (call, "note"), error);
}

static ZhChange *
act_object (ZhCtlCall *call,
            GError   **error)
{
  g_autoptr (ZhContestObjection) objection = zh_contest_objection_new ();
  const ZhContestObjection *kept;
  int                       number = 0;

  if (call->words[1] != NULL && !zh_ctl_parse_number (_ ("Objection"), call->words[1], 1, ZH_CONTEST_MAX_OBJECTIONS, &number, error))
    return NULL;
  kept = zh_contest_find_objection (call->tournament, number);
  if (kept != NULL)
    zh_record_assign (&zh_contest_objection_type, objection, kept);
  if (!zh_ctl_record_apply (call, "objection", objection, error))
    return NULL;
  objection->number = number;
  return zh_desk_set_objection (call->desk, call->tournament->id, call->words[0], objection, error);
}

static ZhChange *
act_publish (ZhCtlCall *call,
             GError   **error)
{
  ZhDate day = ZH_DATE_NONE;
  ZhDate end = ZH_DATE_NONE;

  return read_day (call, "day", &day, error) && read_day (call, "remarks-end", &end, error)
             ? zh_desk_publish_award (call->desk, call->tournament->id, day, end, error)
             : NULL;
}

static ZhChange *
act_settle (ZhCtlCall *call,
            GError   **error)
{
  ZhDate day = ZH_DATE_NONE;

  return read_day (call, "day", &day, error) ? zh_desk_settle_award (call->desk, call->tournament->id, day, error) : NULL;
}

/* No where the rules find a fault, or another work has the same men. */
static ZhCtlExit
run_check (ZhCtlCall *call,
           GError   **error)
{
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (zh_ctl_get_competition (call), NULL);
  g_autoptr (ZhLanguage) language = zh_ctl_read_language (call, error);
  const ZhWorkRecord *work = zh_contest_find_work (call->tournament, call->words[0]);
  g_autoptr (ZhWorkTests) tests = NULL;
  g_autofree char *text = NULL;

  if (language == NULL)
    return ZH_CTL_USAGE;
  if (work == NULL)
    {
      zh_fail (error, ZH_ERROR_REFUSED, _ ("Work: “%1$s” has no work with the code “%2$s”"), call->tournament->name, call->words[0]);
      return ZH_CTL_NO;
    }
  tests = zh_work_tests_run (zh_ctl_get_competition (call), call->tournament, work, ruleset, language,
                             (guint64) zh_ctl_number (call, "limit", ZH_WORK_TESTS_LIMIT), NULL, error);
  if (tests == NULL)
    return ZH_CTL_NO;
  text = zh_work_tests_format (tests, language);
  g_print ("%s\n", text);
  return zh_work_tests_pass (tests) ? ZH_CTL_DONE : ZH_CTL_NO;
}

/* Whether a correction of a defective work comes in as an original one (46.5, VI.4.3). */
static ZhCtlExit
run_correction (ZhCtlCall *call,
                GError   **error)
{
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (zh_ctl_get_competition (call), error);
  ZhDate           published = ZH_DATE_NONE;
  ZhDate           entered = ZH_DATE_NONE;
  g_autofree char *text = NULL;
  gboolean         may;

  if (ruleset == NULL || !read_day (call, "published", &published, error) || !read_day (call, "entered", &entered, error))
    return ZH_CTL_USAGE;
  if (!zh_date_is_set (published) || !zh_date_is_set (entered))
    {
      zh_fail (error, ZH_ERROR_USAGE, "%s", _ ("Give --published and --entered"));
      return ZH_CTL_USAGE;
    }
  text = zh_contest_format_correction (ruleset, zh_ctl_has (call, "same-author"), published, entered, &may, zh_language_get_screen ());
  g_print ("%s\n", text);
  return may ? ZH_CTL_DONE : ZH_CTL_NO;
}

static void
print_row (const ZhCtlCall    *call,
           const ZhContestRow *row,
           int                 section)
{
  int              result = zh_contest_row_get_result (row);
  g_autofree char *mark = result >= 0 ? zh_contest_mark_format (result, NULL) : g_strdup ("");
  g_autofree char *award = zh_contest_row_format_award (row, zh_language_get_screen ());

  zh_ctl_print_row (call, "section:d place:d code:s result:s award:s against:d late:d | author:s marks:d last:d", section, row->place, row->work->code, mark, award,
                    row->against != NULL ? row->against->number : 0, row->late != NULL ? row->late->number : 0, row->work->author, row->n_marks, row->last_place);
}

static ZhCtlExit
run_award (ZhCtlCall *call,
           GError   **error)
{
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (zh_ctl_get_competition (call), NULL);
  const ZhContestRecord *contest = zh_contest_of_tournament (call->tournament);
  int                    only = zh_ctl_number (call, "section", 0);

  for (int section = 1; contest != NULL && section <= zh_contest_count_sections (contest); section++)
    {
      g_autoptr (GPtrArray) rows = zh_contest_rank (call->tournament, ruleset, section);

      for (guint i = 0; i < rows->len && (only == 0 || only == section); i++)
        print_row (call, g_ptr_array_index (rows, i), section);
    }
  return ZH_CTL_DONE;
}

static ZhCtlExit
run_standings (ZhCtlCall *call,
               GError   **error)
{
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (zh_ctl_get_competition (call), NULL);
  const ZhContestRecord *contest = zh_contest_of_tournament (call->tournament);
  gboolean               by_section = zh_championship_has_sections (call->tournament);
  int                    only = zh_ctl_number (call, "section", 0);

  if (!zh_championship_is_ranked (call->tournament))
    {
      zh_fail (error, ZH_ERROR_REFUSED, _ ("“%s” ranks works alone: choose championship, pairs, match or teams as its kind in the terms first"), call->tournament->name);
      return ZH_CTL_NO;
    }
  for (int section = by_section ? 1 : 0; section <= (by_section ? zh_contest_count_sections (contest) : 0); section++)
    {
      g_autoptr (GPtrArray) rows = zh_championship_rank (call->tournament, ruleset, by_section ? section : only);

      for (guint i = 0; i < rows->len && (!by_section || only == 0 || only == section); i++)
        {
          const ZhChampionRow *row = g_ptr_array_index (rows, i);
          g_autofree char     *sum = zh_championship_format_value (call->tournament, row->sum, NULL);
          g_autofree char     *works = zh_championship_format_works (call->tournament, row, NULL);
          g_autofree char     *reason = zh_championship_format_reason (call->tournament, ruleset, row, zh_language_get_screen ());

          zh_ctl_print_row (call, "section:d place:d name:s sum:s works:d counted:s reason:s | authors:d last:d", by_section ? section : only, row->place, row->name,
                            sum, (int) row->works->len, works, reason, row->n_authors, row->last_place);
        }
    }
  return ZH_CTL_DONE;
}

static void
list_works (const ZhCtlCall *call)
{
  for (guint i = 0; i < call->tournament->works->len; i++)
    {
      const ZhWorkRecord *work = g_ptr_array_index (call->tournament->works, i);
      g_autofree char    *received = zh_date_format_iso (work->received);

      zh_ctl_print_row (call, "row:s code:s section:d author:s genre:s moves:s position:s received:s | :r", "work", work->code, work->round, work->author,
                        work->genre, work->moves, work->position, received, &zh_work_record_type, work);
    }
}

static void
list_marks (const ZhCtlCall *call)
{
  for (guint i = 0; i < call->tournament->contest_judges->len; i++)
    {
      const ZhContestJudge *judge = g_ptr_array_index (call->tournament->contest_judges, i);

      for (guint k = 0; k < call->tournament->works->len; k++)
        {
          const ZhWorkRecord  *work = g_ptr_array_index (call->tournament->works, k);
          const ZhContestMark *mark = zh_contest_find_mark (call->tournament, work, judge);
          g_autofree char     *text = mark != NULL ? zh_contest_mark_format (mark->mark, NULL) : NULL;

          if (mark != NULL)
            zh_ctl_print_row (call, "row:s code:s judge:d mark:s note:s", "mark", work->code, judge->number, text, mark->note);
        }
    }
}

static void
list_objections (const ZhCtlCall *call)
{
  for (guint i = 0; i < call->tournament->contest_objections->len; i++)
    {
      const ZhContestObjection *objection = g_ptr_array_index (call->tournament->contest_objections, i);
      const ZhWorkRecord       *work = zh_contest_find_work_by_id (call->tournament, objection->work_id);
      g_autofree char          *received = zh_date_format_iso (objection->received);

      zh_ctl_print_row (call, "row:s objection:d code:s ground:s received:s verdict:s text:s | :r", "objection", objection->number,
                        work != NULL ? work->code : "", objection->ground, received, objection->verdict, objection->text,
                        &zh_contest_objection_type, objection);
    }
}

static ZhCtlExit
run_list (ZhCtlCall *call,
          GError   **error)
{
  const ZhContestRecord *contest = zh_contest_of_tournament (call->tournament);
  g_autofree char       *stage = zh_contest_format_stage (call->tournament, zh_language_get_screen ());

  if (call->tournament->play != ZH_PLAY_COMPOSITION)
    {
      zh_fail (error, ZH_ERROR_REFUSED, _ ("“%s” is no contest of composers: choose composition in its settings first"), call->tournament->name);
      return ZH_CTL_NO;
    }
  zh_ctl_print_row (call, "row:s stage:s | :r", "contest", stage, contest != NULL ? &zh_contest_type : NULL, contest);
  for (guint i = 0; i < call->tournament->contest_judges->len; i++)
    {
      const ZhContestJudge *judge = g_ptr_array_index (call->tournament->contest_judges, i);

      zh_ctl_print_row (call, "row:s judge:d name:s role:s section:d", "judge", judge->number, judge->name, judge->role, judge->section);
    }
  list_works (call);
  list_marks (call);
  list_objections (call);
  return ZH_CTL_DONE;
}

const ZhCtlVerb zh_ctl_contest_verbs[] = {
  { "contest", "FILE terms @contest", ZH_CTL_WRITES, .act = act_terms },
  { "contest", "FILE judge [JUDGE] @judge", ZH_CTL_WRITES, .act = act_judge },
  { "contest", "FILE remove-judge JUDGE", ZH_CTL_WRITES, .act = act_remove_judge },
  { "contest", "FILE enter [WORK] [--section N] [--received DATE] @entered-work", ZH_CTL_WRITES, .act = act_enter },
  { "contest", "FILE import TABLE [--section N] [--received DATE]", ZH_CTL_WRITES, run_import },
  { "contest", "FILE withdraw WORK [--day DATE]", ZH_CTL_WRITES, .act = act_withdraw },
  { "contest", "FILE mark WORK JUDGE [--mark MARK] [--note TEXT]", ZH_CTL_WRITES, .act = act_mark },
  { "contest", "FILE object WORK [OBJECTION] @objection", ZH_CTL_WRITES, .act = act_object },
  { "contest", "FILE publish [--day DATE] [--remarks-end DATE]", ZH_CTL_WRITES, .act = act_publish },
  { "contest", "FILE settle [--day DATE]", ZH_CTL_WRITES, .act = act_settle },
  { "contest", "FILE check WORK [--limit COUNT] [--lang uk|ru|en]", ZH_CTL_READS, run_check },
  { "contest", "FILE correction [--published DATE] [--entered DATE] [--same-author]", ZH_CTL_READS, run_correction },
  { "contest", "FILE award [--section N] [--json]", ZH_CTL_READS, run_award },
  { "contest", "FILE standings [--section N] [--json]", ZH_CTL_READS, run_standings },
  { "contest", "FILE [list] [--json]", ZH_CTL_READS, run_list,
    .summary = N_ ("Keeps a contest of composers: terms, works, marks, objections and the award") },
  { NULL },
};
