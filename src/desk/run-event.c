/* The event, its officials, its regulation and the life of its tournaments, by name. */
#include "config.h"

#include <glib/gi18n.h>

#include "arguments.h"
#include "desk-competition.h"
#include "desk-officials.h"
#include "desk-private.h"
#include "desk-seal.h"
#include "run-private.h"

#define MAX_BOARDS 100000

static const ZhArgument official[] = {
  ZH_SIMPLE_ARGUMENT (ID, "id", NC_ ("argument", "id of the official; a new one where it is left out"), OPTIONAL),
  ZH_RECORD_ARGUMENT ("official", NC_ ("argument", "the official"), NEEDED, &zh_official_type),
  { NULL },
};

/* Who is there already keeps the fields that are not given. */
static ZhChange *
run_set_official (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  gint64            id = zh_json_get_int (in, "id");
  const ZhOfficial *old = id != 0 ? zh_competition_find_official_by_id (desk->snapshot, id) : NULL;
  g_autoptr (ZhOfficial) next = zh_official_new ();

  next->id = id;
  if (old != NULL)
    zh_record_assign (&zh_official_type, next, old);
  zh_json_record_read (&zh_official_type, zh_json_get_object (in, "official"), next);
  return zh_desk_set_official (desk, next, error);
}

static const ZhArgument official_only[] = {
  ZH_SIMPLE_ARGUMENT (ID, "id", NC_ ("argument", "id of the official"), NEEDED),
  { NULL },
};

static ZhChange *
run_remove_official (ZhDesk     *desk,
                     JsonObject *in,
                     GError    **error)
{
  return zh_desk_remove_official (desk, zh_json_get_int (in, "id"), error);
}

static const ZhArgument override[] = {
  ZH_TEXT_ARGUMENT ("key", NC_ ("argument", "key of the rules"), NEEDED, ZH_TEXT_LINE_MAX),
  ZH_TEXT_ARGUMENT ("value", NC_ ("argument", "what the regulation says; what the rules say where it is left out"), OPTIONAL, ZH_TEXT_LIST_MAX),
  { NULL },
};

static ZhChange *
run_set_override (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  const char *value = json_object_has_member (in, "value") ? zh_json_get_string (in, "value") : NULL;

  return zh_desk_set_override (desk, zh_json_get_string (in, "key"), value, error);
}

static const ZhArgument tournament_only[] = {
  ZH_TOURNAMENT_ARGUMENT,
  { NULL },
};

static ZhChange *
run_remove_tournament (ZhDesk     *desk,
                       JsonObject *in,
                       GError    **error)
{
  return zh_desk_remove_tournament (desk, zh_in_get_tournament (in), error);
}

static ZhChange *
run_close_tournament (ZhDesk     *desk,
                      JsonObject *in,
                      GError    **error)
{
  return zh_desk_close_tournament (desk, zh_in_get_tournament (in), error);
}

static ZhChange *
run_reopen_tournament (ZhDesk     *desk,
                       JsonObject *in,
                       GError    **error)
{
  return zh_desk_reopen_tournament (desk, zh_in_get_tournament (in), error);
}

static const ZhArgument reason_only[] = {
  ZH_REASON_ARGUMENT,
  { NULL },
};

static ZhChange *
run_seal (ZhDesk     *desk,
          JsonObject *in,
          GError    **error)
{
  return zh_desk_seal (desk, zh_in_get_reason (in), error);
}

static const ZhArgument assignment[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_SIMPLE_ARGUMENT (ID, "official", NC_ ("argument", "id of the official"), NEEDED),
  ZH_INTEGER_ARGUMENT ("round", NC_ ("argument", "number of the round; every round where it is left out"), OPTIONAL, 1, ZH_MAX_ROUNDS),
  ZH_INTEGER_ARGUMENT ("first", NC_ ("argument", "first board"), NEEDED, 1, MAX_BOARDS),
  ZH_INTEGER_ARGUMENT ("last", NC_ ("argument", "last board"), NEEDED, 1, MAX_BOARDS),
  { NULL },
};

static ZhChange *
run_assign_boards (ZhDesk     *desk,
                   JsonObject *in,
                   GError    **error)
{
  ZhAssignment next = {
    .tournament_id = zh_in_get_tournament (in),
    .official_id = zh_json_get_int (in, "official"),
    .round = (int) zh_json_get_int (in, "round"),
    .first_board = (int) zh_json_get_int (in, "first"),
    .last_board = (int) zh_json_get_int (in, "last"),
  };

  return zh_desk_assign_boards (desk, &next, error);
}

static const ZhArgument assignment_only[] = {
  ZH_SIMPLE_ARGUMENT (ID, "id", NC_ ("argument", "id of the assignment"), NEEDED),
  { NULL },
};

static ZhChange *
run_remove_assignment (ZhDesk     *desk,
                       JsonObject *in,
                       GError    **error)
{
  return zh_desk_remove_assignment (desk, zh_json_get_int (in, "id"), error);
}

const ZhCommandArguments zh_event_arguments[] = {
  { ZH_COMMAND_SET_OFFICIAL, official, run_set_official },
  { ZH_COMMAND_REMOVE_OFFICIAL, official_only, run_remove_official },
  { ZH_COMMAND_SET_OVERRIDE, override, run_set_override },
  { ZH_COMMAND_REMOVE_TOURNAMENT, tournament_only, run_remove_tournament },
  { ZH_COMMAND_CLOSE_TOURNAMENT, tournament_only, run_close_tournament },
  { ZH_COMMAND_REOPEN_TOURNAMENT, tournament_only, run_reopen_tournament },
  { ZH_COMMAND_SEAL, reason_only, run_seal },
  { ZH_COMMAND_ASSIGN_BOARDS, assignment, run_assign_boards },
  { ZH_COMMAND_REMOVE_ASSIGNMENT, assignment_only, run_remove_assignment },
  { NULL },
};
