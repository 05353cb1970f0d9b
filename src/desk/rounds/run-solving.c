/* Rounds of solving, works and sheets by name. */
#include "config.h"

#include <glib/gi18n.h>

#include "arguments.h"
#include "desk-solving.h"
#include "errors.h"
#include "run-private.h"
#include "work-list.h"

#define ROUND_ARGUMENT ZH_ROUND_ARGUMENT (ZH_SOLVING_MAX_ROUNDS)
#define WORK_ARGUMENT(need_) \
  ZH_INTEGER_ARGUMENT ("work", NC_ ("argument", "number of the work in its round"), need_, 1, ZH_SOLVING_MAX_WORKS)

static const ZhArgument set_round[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  ZH_INTEGER_ARGUMENT ("day", NC_ ("argument", "day of the event"), NEEDED, 1, ZH_SOLVING_MAX_DAYS),
  ZH_INTEGER_ARGUMENT ("minutes", NC_ ("argument", "full time of the round in minutes"), NEEDED, 1, ZH_SOLVING_MAX_MINUTES),
  { NULL },
};

static ZhChange *
run_set_round (ZhDesk     *desk,
               JsonObject *in,
               GError    **error)
{
  ZhSolvingRoundRecord round = { .number = zh_in_get_number (in, "round"), .day = zh_in_get_number (in, "day"), .minutes = zh_in_get_number (in, "minutes") };

  return zh_desk_set_solving_round (desk, zh_in_get_tournament (in), &round, error);
}

static const ZhArgument round_only[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  { NULL },
};

static ZhChange *
run_remove_round (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  return zh_desk_remove_solving_round (desk, zh_in_get_tournament (in), zh_in_get_number (in, "round"), error);
}

static ZhChange *
run_close_round (ZhDesk     *desk,
                 JsonObject *in,
                 GError    **error)
{
  return zh_desk_close_solving_round (desk, zh_in_get_tournament (in), zh_in_get_number (in, "round"), error);
}

static const ZhArgument reopened_round[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  ZH_REASON_ARGUMENT,
  { NULL },
};

static ZhChange *
run_reopen_round (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  return zh_desk_reopen_solving_round (desk, zh_in_get_tournament (in), zh_in_get_number (in, "round"), zh_in_get_reason (in), error);
}

static const ZhArgument started_round[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  ZH_TEXT_ARGUMENT ("start", NC_ ("argument", "when its clock was started, such as 2026-11-20T10:00:00Z; empty to take it away"), NEEDED, ZH_TEXT_LINE_MAX),
  { NULL },
};

static ZhChange *
run_start_round (ZhDesk     *desk,
                 JsonObject *in,
                 GError    **error)
{
  return zh_desk_start_solving_round (desk, zh_in_get_tournament (in), zh_in_get_number (in, "round"), zh_json_get_string (in, "start"), error);
}

static const ZhArgument set_work[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  WORK_ARGUMENT (OPTIONAL),
  ZH_RECORD_ARGUMENT ("record", NC_ ("argument", "what changes of the work"), NEEDED, &zh_work_record_type),
  { NULL },
};

static ZhChange *
run_set_work (ZhDesk     *desk,
              JsonObject *in,
              GError    **error)
{
  const ZhTournament *tournament = zh_competition_find_tournament (zh_desk_get_snapshot (desk), zh_in_get_tournament (in));
  int                 round = zh_in_get_number (in, "round");
  int                 number = zh_in_get_number (in, "work");
  g_autoptr (GPtrArray) works = tournament != NULL ? zh_solving_list_works (tournament->works, round) : NULL;
  g_autoptr (ZhWorkRecord) work = zh_work_record_new ();

  if (works != NULL && number >= 1 && number <= (int) works->len)
    zh_record_assign (&zh_work_record_type, work, g_ptr_array_index (works, number - 1));
  zh_json_record_read (&zh_work_record_type, zh_json_get_object (in, "record"), work);
  work->round = round;
  work->number = number;
  return zh_desk_set_work (desk, zh_in_get_tournament (in), work, error);
}

static const ZhArgument added_works[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  ZH_TEXT_ARGUMENT ("text", NC_ ("argument", "list of works, a line each: position; genre and moves; points of the lines; author; solution"), NEEDED, ZH_WORK_LIST_MAX_BYTES),
  { NULL },
};

static ZhChange *
run_add_works (ZhDesk     *desk,
               JsonObject *in,
               GError    **error)
{
  return zh_desk_add_works (desk, zh_in_get_tournament (in), zh_in_get_number (in, "round"), zh_json_get_string (in, "text"), error);
}

static const ZhArgument removed_work[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  WORK_ARGUMENT (NEEDED),
  { NULL },
};

static ZhChange *
run_remove_work (ZhDesk     *desk,
                 JsonObject *in,
                 GError    **error)
{
  return zh_desk_remove_work (desk, zh_in_get_tournament (in), zh_in_get_number (in, "round"), zh_in_get_number (in, "work"), error);
}

static const ZhArgument annulled_work[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  WORK_ARGUMENT (NEEDED),
  ZH_SIMPLE_ARGUMENT (YES_NO, "annulled", NC_ ("argument", "it brings nothing; false takes that back"), NEEDED),
  ZH_REASON_ARGUMENT,
  { NULL },
};

static ZhChange *
run_annul_work (ZhDesk     *desk,
                JsonObject *in,
                GError    **error)
{
  return zh_desk_annul_work (desk, zh_in_get_tournament (in), zh_in_get_number (in, "round"), zh_in_get_number (in, "work"),
                             zh_json_get_bool (in, "annulled"), zh_in_get_reason (in), error);
}

static const ZhArgument marked_sheet[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  ZH_SIMPLE_ARGUMENT (ID, "entry", NC_ ("argument", "id of an entry"), NEEDED),
  ZH_INTEGER_ARGUMENT ("seconds", NC_ ("argument", "after how many seconds it was handed in; -1 takes the time away"), OPTIONAL, ZH_SOLVING_NO_TIME, ZH_SOLVING_MAX_SECONDS),
  WORK_ARGUMENT (OPTIONAL),
  ZH_TEXT_ARGUMENT ("marks", NC_ ("argument", "what the lines of the work bring, such as 2+1.5, of several works with blanks between; empty to take them away"), OPTIONAL, ZH_TEXT_LINE_MAX),
  { NULL },
};

static ZhChange *
run_mark_sheet (ZhDesk     *desk,
                JsonObject *in,
                GError    **error)
{
  int          seconds = zh_in_get_number (in, "seconds");
  ZhSheetMarks marks = { json_object_has_member (in, "seconds") ? &seconds : NULL, zh_in_get_number (in, "work"), zh_in_get_text (in, "marks") };

  if (marks.seconds == NULL && marks.marks == NULL)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("The sheet: give a time, or marks"));
  return zh_desk_mark_sheet (desk, zh_in_get_tournament (in), zh_in_get_number (in, "round"), zh_json_get_int (in, "entry"), &marks, error);
}

const ZhCommandArguments zh_solving_arguments[] = {
  { ZH_COMMAND_SET_SOLVING_ROUND, set_round, run_set_round },
  { ZH_COMMAND_REMOVE_SOLVING_ROUND, round_only, run_remove_round },
  { ZH_COMMAND_START_SOLVING_ROUND, started_round, run_start_round },
  { ZH_COMMAND_CLOSE_SOLVING_ROUND, round_only, run_close_round },
  { ZH_COMMAND_REOPEN_SOLVING_ROUND, reopened_round, run_reopen_round },
  { ZH_COMMAND_SET_WORK, set_work, run_set_work },
  { ZH_COMMAND_ADD_WORKS, added_works, run_add_works },
  { ZH_COMMAND_REMOVE_WORK, removed_work, run_remove_work },
  { ZH_COMMAND_ANNUL_WORK, annulled_work, run_annul_work },
  { ZH_COMMAND_MARK_SHEET, marked_sheet, run_mark_sheet },
  { NULL },
};
