/* Play online by name: lost connections, games sent to be checked, extra games. */
#include "config.h"

#include <glib/gi18n.h>

#include "arguments.h"
#include "desk-extra-game.h"
#include "desk-outages.h"
#include "desk-private.h"
#include "desk-screening.h"
#include "errors.h"
#include "run-private.h"

#define ROUND_ARGUMENT ZH_ROUND_ARGUMENT (ZH_MAX_ROUNDS)
#define BOARD_ARGUMENT ZH_INTEGER_ARGUMENT ("board", NC_ ("argument", "number of the board"), NEEDED, 1, ZH_RUN_MAX_BOARDS)
#define GAME_ARGUMENT ZH_INTEGER_ARGUMENT ("game", NC_ ("argument", "which game of the board"), OPTIONAL, 1, ZH_RUN_MAX_GAMES)
#define ENTRY_ARGUMENT ZH_SIMPLE_ARGUMENT (ID, "entry", NC_ ("argument", "id of an entry"), NEEDED)

static const char *const side_words[] = { "first", "second", NULL };

static const ZhArgument open_outage[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  BOARD_ARGUMENT,
  GAME_ARGUMENT,
  ENTRY_ARGUMENT,
  ZH_WORD_ARGUMENT ("cause", NC_ ("argument", "why the connection was lost"), OPTIONAL, zh_outage_cause_words),
  ZH_TEXT_ARGUMENT ("since", NC_ ("argument", "since when, such as 2026-11-20T10:35:20; now where it is left out"), OPTIONAL, ZH_TEXT_LINE_MAX),
  ZH_TEXT_ARGUMENT ("note", NC_ ("argument", "note of the arbiter"), OPTIONAL, ZH_TEXT_LINE_MAX),
  { NULL },
};

static ZhChange *
run_open_outage (ZhDesk     *desk,
                 JsonObject *in,
                 GError    **error)
{
  const ZhOutageInput input = {
    .tournament_id = zh_in_get_tournament (in),
    .round = zh_in_get_number (in, "round"),
    .board = zh_in_get_number (in, "board"),
    .game = zh_in_get_number (in, "game"),
    .entry_id = zh_json_get_int (in, "entry"),
    .cause = (ZhOutageCause) zh_in_get_word (in, "cause", zh_outage_cause_words),
    .since = zh_in_get_text (in, "since"),
    .note = zh_in_get_text (in, "note"),
  };

  return zh_desk_open_outage (desk, &input, error);
}

static const ZhArgument send_screening[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  BOARD_ARGUMENT,
  GAME_ARGUMENT,
  ENTRY_ARGUMENT,
  ZH_RECORD_ARGUMENT ("screening", NC_ ("argument", "to whom, when and why it is sent"), NEEDED, &zh_screening_type),
  { NULL },
};

static ZhChange *
run_send_screening (ZhDesk     *desk,
                    JsonObject *in,
                    GError    **error)
{
  g_autoptr (ZhScreening) screening = zh_screening_new ();

  zh_json_record_read (&zh_screening_type, zh_json_get_object (in, "screening"), screening);
  screening->entry_id = zh_json_get_int (in, "entry");
  screening->round = zh_in_get_number (in, "round");
  screening->board = zh_in_get_number (in, "board");
  screening->game = zh_in_get_number (in, "game");
  return zh_desk_send_screening (desk, zh_in_get_tournament (in), screening, error);
}

static const ZhArgument answer_screening[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_SIMPLE_ARGUMENT (ID, "screening", NC_ ("argument", "id of the checked game"), NEEDED),
  ZH_WORD_ARGUMENT ("answer", NC_ ("argument", "what was answered"), NEEDED, &zh_screening_answer_words[ZH_SCREENING_CLEAN]),
  ZH_TEXT_ARGUMENT ("answered", NC_ ("argument", "when, such as 2026-11-20; today where it is left out"), OPTIONAL, ZH_TEXT_LINE_MAX),
  ZH_TEXT_ARGUMENT ("note", NC_ ("argument", "what the answer says"), OPTIONAL, ZH_TEXT_LINE_MAX),
  { NULL },
};

static ZhChange *
run_answer_screening (ZhDesk     *desk,
                      JsonObject *in,
                      GError    **error)
{
  ZhDate answered = ZH_DATE_NONE;

  if (json_object_has_member (in, "answered") && !zh_date_parse (zh_json_get_string (in, "answered"), &answered))
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Answered on: “%s” is no date"), zh_json_get_string (in, "answered"));
  return zh_desk_answer_screening (desk, zh_in_get_tournament (in), zh_json_get_int (in, "screening"),
                                   (ZhScreeningAnswer) zh_in_get_word (in, "answer", zh_screening_answer_words), answered, zh_in_get_text (in, "note"),
                                   error);
}

static const ZhArgument extra_game[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  BOARD_ARGUMENT,
  ZH_SIMPLE_ARGUMENT (ID, "first", NC_ ("argument", "id of the player of the first team"), NEEDED),
  ZH_SIMPLE_ARGUMENT (ID, "second", NC_ ("argument", "id of the player of the second team"), NEEDED),
  ZH_WORD_ARGUMENT ("white", NC_ ("argument", "which of the two has White; by lot where it is left out"), OPTIONAL, side_words),
  ZH_TEXT_ARGUMENT ("control", NC_ ("argument", "time control agreed for it"), OPTIONAL, ZH_TEXT_LINE_MAX),
  ZH_SEED_ARGUMENT,
  { NULL },
};

static ZhChange *
run_add_extra_game (ZhDesk     *desk,
                    JsonObject *in,
                    GError    **error)
{
  gboolean         drawn = !json_object_has_member (in, "white") || json_object_has_member (in, "seed");
  ZhExtraGameInput input = {
    .tournament_id = zh_in_get_tournament (in),
    .round = zh_in_get_number (in, "round"),
    .board = zh_in_get_number (in, "board"),
    .member = { zh_json_get_int (in, "first"), zh_json_get_int (in, "second") },
    .white = drawn ? -1 : zh_in_get_word (in, "white", side_words),
    .seed = drawn ? zh_in_get_seed (in, desk) : 0,
    .control = zh_in_get_text (in, "control"),
  };

  return zh_desk_add_extra_game (desk, &input, error);
}

const ZhCommandArguments zh_online_arguments[] = {
  { ZH_COMMAND_OPEN_OUTAGE, open_outage, run_open_outage },
  { ZH_COMMAND_SEND_SCREENING, send_screening, run_send_screening },
  { ZH_COMMAND_ANSWER_SCREENING, answer_screening, run_answer_screening },
  { ZH_COMMAND_ADD_EXTRA_GAME, extra_game, run_add_extra_game },
  { NULL },
};
