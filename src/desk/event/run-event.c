/* The event, its officials, its regulation and the life of its tournaments, by name. */
#include "config.h"

#include <glib/gi18n.h>

#include "arguments.h"
#include "desk-additions.h"
#include "desk-competition.h"
#include "desk-fide-mode.h"
#include "desk-details.h"
#include "desk-officials.h"
#include "desk-private.h"
#include "desk-seal.h"
#include "event-outcomes.h"
#include "run-private.h"

#define MAX_BOARDS 100000
#define MAX_RULES 10000

/* For a journal that is repeated, perhaps by a program with another edition. */
#define EDITION_ARGUMENT                                                                                       \
  ZH_TEXT_ARGUMENT ("ruleset-digest",                                                                          \
                    NC_ ("argument", "the edition of the ruleset, as the journal has it; not read otherwise"), \
                    OPTIONAL,                                                                                  \
                    ZH_TEXT_LINE_MAX)

static const ZhArgument new_competition[] = {
  ZH_RECORD_ARGUMENT ("details", NC_ ("argument", "the details of the competition"), NEEDED, &zh_competition_details_type),
  ZH_TEXT_ARGUMENT ("uuid", NC_ ("argument", "its uuid; drawn where it is left out"), OPTIONAL, ZH_TEXT_LINE_MAX),
  EDITION_ARGUMENT,
  { NULL },
};

static void
read_details (JsonObject           *in,
              ZhCompetitionDetails *details)
{
  zh_json_record_read (&zh_competition_details_type, zh_json_get_object (in, "details"), details);
  zh_person_set_string (&details->ruleset_digest, json_object_has_member (in, "ruleset-digest") ? zh_json_get_string (in, "ruleset-digest") : "");
}

void
zh_in_read_new_competition (JsonObject           *in,
                            ZhCompetitionDetails *details,
                            char                **uuid)
{
  read_details (in, details);
  *uuid = json_object_has_member (in, "uuid") ? g_strdup (zh_json_get_string (in, "uuid")) : NULL;
}

static ZhChange *
run_create (ZhDesk     *desk,
            JsonObject *in,
            GError    **error)
{
  g_autoptr (ZhCompetition) details = zh_competition_new ();
  g_autofree char *uuid = NULL;

  zh_in_read_new_competition (in, details, &uuid);
  return zh_desk_write_new_competition (desk, details, uuid, error);
}

static const ZhArgument changed_details[] = {
  ZH_RECORD_ARGUMENT ("details", NC_ ("argument", "the details that are changed"), NEEDED, &zh_competition_details_type),
  EDITION_ARGUMENT,
  { NULL },
};

static ZhChange *
run_edit_details (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  g_autoptr (ZhCompetition) details = zh_competition_copy_details (desk->snapshot);

  read_details (in, details);
  return zh_desk_edit_details (desk, details, error);
}

static const ZhArgument rule_items[] = {
  ZH_TEXT_ARGUMENT ("key", NC_ ("argument", "key of the rules"), NEEDED, ZH_TEXT_LINE_MAX),
  ZH_TEXT_ARGUMENT ("value", NC_ ("argument", "what the regulation says"), NEEDED, ZH_TEXT_LIST_MAX),
  { NULL },
};

static const ZhArgument regulation[] = {
  ZH_TEXT_ARGUMENT ("regulation", NC_ ("argument", "id of the regulation"), NEEDED, ZH_TEXT_LINE_MAX),
  ZH_LIST_ARGUMENT ("rules", NC_ ("argument", "all that it says; read where it is left out"), FOUND, rule_items, MAX_RULES),
  { NULL },
};

static ZhChange *
run_adopt_regulation (ZhDesk     *desk,
                      JsonObject *in,
                      GError    **error)
{
  JsonArray *list = zh_json_get_array (in, "rules");
  g_autoptr (GPtrArray) rules = list != NULL ? g_ptr_array_new_with_free_func ((GDestroyNotify) zh_given_rule_free) : NULL;

  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      JsonObject *each = zh_json_get_object_element (list, i);

      g_ptr_array_add (rules, zh_given_rule_new (zh_json_get_string (each, "key"), zh_json_get_string (each, "value")));
    }
  return zh_desk_write_regulation (desk, zh_json_get_string (in, "regulation"), rules, error);
}

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

static const ZhArgument tournament_and_reason[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_REASON_ARGUMENT,
  { NULL },
};

static ZhChange *
run_close_tournament (ZhDesk     *desk,
                      JsonObject *in,
                      GError    **error)
{
  return zh_desk_close_tournament (desk, zh_in_get_tournament (in), zh_in_get_reason (in), error);
}

static ZhChange *
run_reopen_tournament (ZhDesk     *desk,
                       JsonObject *in,
                       GError    **error)
{
  return zh_desk_reopen_tournament (desk, zh_in_get_tournament (in), error);
}

static ZhChange *
run_leave_fide_mode (ZhDesk     *desk,
                     JsonObject *in,
                     GError    **error)
{
  return zh_desk_leave_fide_mode (desk, zh_in_get_tournament (in), zh_in_get_reason (in), error);
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

static const ZhArgument approval[] = {
  ZH_RECORD_ARGUMENT ("addition", NC_ ("argument", "day, number, by whom and in which post"), NEEDED, &zh_addition_type),
  { NULL },
};

static ZhChange *
run_approve_regulation (ZhDesk     *desk,
                        JsonObject *in,
                        GError    **error)
{
  g_autoptr (ZhAddition) given = zh_addition_new ();

  zh_json_record_read (&zh_addition_type, zh_json_get_object (in, "addition"), given);
  return zh_desk_approve_regulation (desk, given, error);
}

static const ZhArgument new_addition[] = {
  ZH_RECORD_ARGUMENT ("addition", NC_ ("argument", "text, day, by whom and with whose consent"), NEEDED, &zh_addition_type),
  { NULL },
};

static ZhChange *
run_begin_addition (ZhDesk     *desk,
                    JsonObject *in,
                    GError    **error)
{
  g_autoptr (ZhAddition) given = zh_addition_new ();

  zh_json_record_read (&zh_addition_type, zh_json_get_object (in, "addition"), given);
  return zh_desk_begin_addition (desk, given, error);
}

static const ZhArgument announcement[] = {
  ZH_TEXT_ARGUMENT ("announced", NC_ ("argument", "when and how the participants were told"), NEEDED, ZH_TEXT_LINE_MAX),
  { NULL },
};

static ZhChange *
run_announce_addition (ZhDesk     *desk,
                       JsonObject *in,
                       GError    **error)
{
  return zh_desk_announce_addition (desk, zh_json_get_string (in, "announced"), error);
}

const ZhCommandArguments zh_event_arguments[] = {
  { ZH_COMMAND_CREATE, new_competition, run_create },
  { ZH_COMMAND_EDIT_DETAILS, changed_details, run_edit_details },
  { ZH_COMMAND_ADOPT_REGULATION, regulation, run_adopt_regulation },
  { ZH_COMMAND_APPROVE_REGULATION, approval, run_approve_regulation },
  { ZH_COMMAND_BEGIN_ADDITION, new_addition, run_begin_addition },
  { ZH_COMMAND_ANNOUNCE_ADDITION, announcement, run_announce_addition },
  { ZH_COMMAND_SET_OFFICIAL, official, run_set_official },
  { ZH_COMMAND_REMOVE_OFFICIAL, official_only, run_remove_official },
  { ZH_COMMAND_SET_OVERRIDE, override, run_set_override },
  { ZH_COMMAND_REMOVE_TOURNAMENT, tournament_only, run_remove_tournament },
  { ZH_COMMAND_CLOSE_TOURNAMENT, tournament_and_reason, run_close_tournament },
  { ZH_COMMAND_REOPEN_TOURNAMENT, tournament_only, run_reopen_tournament },
  { ZH_COMMAND_LEAVE_FIDE_MODE, tournament_and_reason, run_leave_fide_mode },
  { ZH_COMMAND_SEAL, reason_only, run_seal },
  { ZH_COMMAND_ASSIGN_BOARDS, assignment, run_assign_boards },
  { ZH_COMMAND_REMOVE_ASSIGNMENT, assignment_only, run_remove_assignment },
  { NULL },
};
