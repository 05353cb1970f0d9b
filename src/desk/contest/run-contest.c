/* Contests of composers by name of the command. */
#include "config.h"

#include <glib/gi18n.h>

#include "contest-private.h"
#include "errors.h"
#include "run-private.h"

#define CODE_ARGUMENT(need_) ZH_TEXT_ARGUMENT ("work", NC_ ("argument", "code of the work"), need_, ZH_TEXT_LINE_MAX)
#define JUDGE_ARGUMENT(need_) \
  ZH_INTEGER_ARGUMENT ("judge", NC_ ("argument", "number of the judge"), need_, 1, ZH_CONTEST_MAX_JUDGES)
#define DAY_ARGUMENT(key_) \
  ZH_TEXT_ARGUMENT (key_, NC_ ("argument", "day, such as 2026-11-20; today where it is left out"), OPTIONAL, ZH_TEXT_LINE_MAX)

static const ZhTournament *
find_tournament (ZhDesk     *desk,
                 JsonObject *in)
{
  return zh_competition_find_tournament (zh_desk_get_snapshot (desk), zh_in_get_tournament (in));
}

static gboolean
read_day (JsonObject *in,
          const char *key,
          ZhDate     *day,
          GError    **error)
{
  const char *text = zh_in_get_text (in, key);

  if (text == NULL || zh_date_parse (text, day))
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, _ ("Day: “%s” is none. Write it like 2026-11-20"), text);
}

static const ZhArgument set_contest[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_RECORD_ARGUMENT ("record", NC_ ("argument", "what changes of the terms"), NEEDED, &zh_contest_type),
  { NULL },
};

static ZhChange *
run_set_contest (ZhDesk     *desk,
                 JsonObject *in,
                 GError    **error)
{
  const ZhTournament    *tournament = find_tournament (desk, in);
  const ZhContestRecord *kept = tournament != NULL ? zh_contest_of_tournament (tournament) : NULL;
  g_autoptr (ZhContestRecord) contest = zh_contest_record_new ();

  if (kept != NULL)
    zh_record_assign (&zh_contest_type, contest, kept);
  zh_json_record_read (&zh_contest_type, zh_json_get_object (in, "record"), contest);
  return zh_desk_set_contest (desk, zh_in_get_tournament (in), contest, error);
}

static const ZhArgument set_judge[] = {
  ZH_TOURNAMENT_ARGUMENT,
  JUDGE_ARGUMENT (OPTIONAL),
  ZH_RECORD_ARGUMENT ("record", NC_ ("argument", "what changes of the judge"), NEEDED, &zh_contest_judge_type),
  { NULL },
};

static ZhChange *
run_set_judge (ZhDesk     *desk,
               JsonObject *in,
               GError    **error)
{
  const ZhTournament   *tournament = find_tournament (desk, in);
  const ZhContestJudge *kept = tournament != NULL ? zh_contest_find_judge (tournament, zh_in_get_number (in, "judge")) : NULL;
  g_autoptr (ZhContestJudge) judge = zh_contest_judge_new ();

  if (kept != NULL)
    zh_record_assign (&zh_contest_judge_type, judge, kept);
  zh_json_record_read (&zh_contest_judge_type, zh_json_get_object (in, "record"), judge);
  judge->number = zh_in_get_number (in, "judge");
  return zh_desk_set_contest_judge (desk, zh_in_get_tournament (in), judge, error);
}

static const ZhArgument removed_judge[] = {
  ZH_TOURNAMENT_ARGUMENT,
  JUDGE_ARGUMENT (NEEDED),
  { NULL },
};

static ZhChange *
run_remove_judge (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  return zh_desk_remove_contest_judge (desk, zh_in_get_tournament (in), zh_in_get_number (in, "judge"), error);
}

static const ZhArgument entered_work[] = {
  ZH_TOURNAMENT_ARGUMENT,
  CODE_ARGUMENT (OPTIONAL),
  ZH_INTEGER_ARGUMENT ("section", NC_ ("argument", "number of the section"), OPTIONAL, 1, ZH_CONTEST_MAX_SECTIONS),
  DAY_ARGUMENT ("received"),
  ZH_RECORD_ARGUMENT ("record", NC_ ("argument", "what changes of the work"), NEEDED, &zh_work_record_type),
  { NULL },
};

static ZhChange *
run_enter_work (ZhDesk     *desk,
                JsonObject *in,
                GError    **error)
{
  const ZhTournament *tournament = find_tournament (desk, in);
  const char         *code = zh_in_get_text (in, "work");
  const ZhWorkRecord *kept = tournament != NULL && code != NULL ? zh_contest_find_work (tournament, code) : NULL;
  g_autoptr (ZhWorkRecord) work = zh_work_record_new ();

  work->round = 1;
  if (kept != NULL)
    zh_record_assign (&zh_work_record_type, work, kept);
  zh_json_record_read (&zh_work_record_type, zh_json_get_object (in, "record"), work);
  if (json_object_has_member (in, "section"))
    work->round = zh_in_get_number (in, "section");
  work->received = ZH_DATE_NONE;
  return read_day (in, "received", &work->received, error) ? zh_desk_enter_work (desk, zh_in_get_tournament (in), code, work, error) : NULL;
}

static const ZhArgument withdrawn_work[] = {
  ZH_TOURNAMENT_ARGUMENT,
  CODE_ARGUMENT (NEEDED),
  DAY_ARGUMENT ("day"),
  { NULL },
};

static ZhChange *
run_withdraw_work (ZhDesk     *desk,
                   JsonObject *in,
                   GError    **error)
{
  ZhDate day = ZH_DATE_NONE;

  return read_day (in, "day", &day, error) ? zh_desk_withdraw_work (desk, zh_in_get_tournament (in), zh_json_get_string (in, "work"), day, error) : NULL;
}

static const ZhArgument judged_work[] = {
  ZH_TOURNAMENT_ARGUMENT,
  CODE_ARGUMENT (NEEDED),
  JUDGE_ARGUMENT (NEEDED),
  ZH_TEXT_ARGUMENT ("mark", NC_ ("argument", "mark, such as 7.25; empty to take it away"), OPTIONAL, ZH_TEXT_LINE_MAX),
  ZH_TEXT_ARGUMENT ("note", NC_ ("argument", "characteristic"), OPTIONAL, ZH_TEXT_LINE_MAX),
  { NULL },
};

static ZhChange *
run_judge_work (ZhDesk     *desk,
                JsonObject *in,
                GError    **error)
{
  return zh_desk_judge_work (desk, zh_in_get_tournament (in), zh_json_get_string (in, "work"), zh_in_get_number (in, "judge"),
                             zh_in_get_text (in, "mark"), zh_in_get_text (in, "note"), error);
}

static const ZhArgument set_objection[] = {
  ZH_TOURNAMENT_ARGUMENT,
  CODE_ARGUMENT (NEEDED),
  ZH_INTEGER_ARGUMENT ("objection", NC_ ("argument", "number of the objection"), OPTIONAL, 1, ZH_CONTEST_MAX_OBJECTIONS),
  DAY_ARGUMENT ("received"),
  DAY_ARGUMENT ("decided"),
  ZH_RECORD_ARGUMENT ("record", NC_ ("argument", "what changes of the objection"), NEEDED, &zh_contest_objection_type),
  { NULL },
};

static ZhChange *
run_set_objection (ZhDesk     *desk,
                   JsonObject *in,
                   GError    **error)
{
  const ZhTournament       *tournament = find_tournament (desk, in);
  const ZhContestObjection *kept = tournament != NULL ? zh_contest_find_objection (tournament, zh_in_get_number (in, "objection")) : NULL;
  g_autoptr (ZhContestObjection) objection = zh_contest_objection_new ();

  if (kept != NULL)
    zh_record_assign (&zh_contest_objection_type, objection, kept);
  zh_json_record_read (&zh_contest_objection_type, zh_json_get_object (in, "record"), objection);
  objection->number = zh_in_get_number (in, "objection");
  if (!read_day (in, "received", &objection->received, error) || !read_day (in, "decided", &objection->decided, error))
    return NULL;
  return zh_desk_set_objection (desk, zh_in_get_tournament (in), zh_json_get_string (in, "work"), objection, error);
}

static const ZhArgument day_only[] = {
  ZH_TOURNAMENT_ARGUMENT,
  DAY_ARGUMENT ("day"),
  { NULL },
};

static const ZhArgument published_award[] = {
  ZH_TOURNAMENT_ARGUMENT,
  DAY_ARGUMENT ("day"),
  ZH_TEXT_ARGUMENT ("remarks-end", NC_ ("argument", "last day of remarks; as the terms or the rules say where it is left out"), OPTIONAL, ZH_TEXT_LINE_MAX),
  { NULL },
};

static ZhChange *
run_publish_award (ZhDesk     *desk,
                   JsonObject *in,
                   GError    **error)
{
  ZhDate day = ZH_DATE_NONE;
  ZhDate end = ZH_DATE_NONE;

  return read_day (in, "day", &day, error) && read_day (in, "remarks-end", &end, error)
             ? zh_desk_publish_award (desk, zh_in_get_tournament (in), day, end, error)
             : NULL;
}

static ZhChange *
run_settle_award (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  ZhDate day = ZH_DATE_NONE;

  return read_day (in, "day", &day, error) ? zh_desk_settle_award (desk, zh_in_get_tournament (in), day, error) : NULL;
}

const ZhCommandArguments zh_contest_arguments[] = {
  { ZH_COMMAND_SET_CONTEST, set_contest, run_set_contest },
  { ZH_COMMAND_SET_CONTEST_JUDGE, set_judge, run_set_judge },
  { ZH_COMMAND_REMOVE_CONTEST_JUDGE, removed_judge, run_remove_judge },
  { ZH_COMMAND_ENTER_WORK, entered_work, run_enter_work },
  { ZH_COMMAND_WITHDRAW_WORK, withdrawn_work, run_withdraw_work },
  { ZH_COMMAND_JUDGE_WORK, judged_work, run_judge_work },
  { ZH_COMMAND_SET_OBJECTION, set_objection, run_set_objection },
  { ZH_COMMAND_PUBLISH_AWARD, published_award, run_publish_award },
  { ZH_COMMAND_SETTLE_AWARD, day_only, run_settle_award },
  { NULL },
};
