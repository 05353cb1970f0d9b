/* Results by name. */
#include "config.h"

#include <glib/gi18n.h>

#include "arguments.h"
#include "desk-confirmation.h"
#include "desk-private.h"
#include "desk-report-result.h"
#include "desk-rounds.h"
#include "errors.h"
#include "run-private.h"

#define MAX_BOARDS 100000
#define MAX_GAMES 1000

#define ROUND_ARGUMENT ZH_ROUND_ARGUMENT (ZH_MAX_ROUNDS)
#define BOARD_ARGUMENT ZH_INTEGER_ARGUMENT ("board", NC_ ("argument", "number of the board"), NEEDED, 1, MAX_BOARDS)
#define GAME_ARGUMENT ZH_INTEGER_ARGUMENT ("game", NC_ ("argument", "which game of the board"), OPTIONAL, 1, MAX_GAMES)

static int
get_number (JsonObject *in,
            const char *key)
{
  return (int) zh_json_get_int (in, key);
}

/* The first game is meant where none is named. */
static int
get_game (JsonObject *in)
{
  return MAX (get_number (in, "game"), 1) - 1;
}

static const ZhArgument result_items[] = {
  ZH_SIMPLE_ARGUMENT (RESULT, "", NC_ ("argument", "result, seen from White"), NEEDED),
  { NULL },
};

static const ZhArgument board_results[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  BOARD_ARGUMENT,
  GAME_ARGUMENT,
  ZH_LIST_ARGUMENT ("results", NC_ ("argument", "one result, or those of all games of the board"), NEEDED, result_items, MAX_GAMES),
  ZH_REASON_ARGUMENT,
  { NULL },
};

static ZhResult
parse_result (const char *code)
{
  ZhResult result = ZH_RESULT_NONE;

  zh_result_parse (code, FALSE, &result);
  return result;
}

/* With a reason also in a round that is closed. */
static ZhChange *
give_results (ZhDesk         *desk,
              JsonObject     *in,
              int             first,
              const ZhResult *results,
              guint           n_results,
              GError        **error)
{
  gint64 tournament_id = zh_in_get_tournament (in);
  int    round = get_number (in, "round");
  int    board = get_number (in, "board");

  if (json_object_has_member (in, "reason"))
    return zh_desk_correct_results (desk, tournament_id, round, board, first, results, n_results,
                                    zh_json_get_string (in, "reason"), error);
  if (n_results == 1)
    return zh_desk_set_result (desk, tournament_id, round, board, first, results[0], error);
  return zh_desk_set_results (desk, tournament_id, round, board, results, n_results, error);
}

static ZhChange *
run_set_result (ZhDesk     *desk,
                JsonObject *in,
                GError    **error)
{
  JsonArray           *codes = zh_json_get_array (in, "results");
  guint                n_codes = json_array_get_length (codes);
  g_autofree ZhResult *read = g_new (ZhResult, MAX (n_codes, 1));

  for (guint i = 0; i < n_codes; i++)
    read[i] = parse_result (json_array_get_string_element (codes, i));
  if (n_codes == 1 || (n_codes > 0 && !json_object_has_member (in, "game")))
    return give_results (desk, in, n_codes == 1 ? get_game (in) : 0, read, n_codes, error);
  g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT,
                       _ ("“results”: give one result, with “game” for which game it is, or one for each game of the board"));
  return NULL;
}

static const ZhArgument confirmed_result[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  BOARD_ARGUMENT,
  GAME_ARGUMENT,
  ZH_SIMPLE_ARGUMENT (RESULT, "result", NC_ ("argument", "result typed the second time, seen from White"), NEEDED),
  ZH_TEXT_ARGUMENT ("place", NC_ ("argument", "machine or desk at which it is typed"), OPTIONAL, ZH_TEXT_LINE_MAX),
  { NULL },
};

static ZhChange *
run_confirm_result (ZhDesk     *desk,
                    JsonObject *in,
                    GError    **error)
{
  return zh_desk_confirm_result (desk, zh_in_get_tournament (in), get_number (in, "round"), get_number (in, "board"), get_game (in),
                                 parse_result (zh_json_get_string (in, "result")), zh_in_get_text (in, "place"), error);
}

static const ZhArgument reported_result[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  BOARD_ARGUMENT,
  GAME_ARGUMENT,
  ZH_SIMPLE_ARGUMENT (RESULT, "result", NC_ ("argument", "result for the rating report, seen from White; clear takes it back"), NEEDED),
  ZH_REASON_ARGUMENT,
  { NULL },
};

static ZhChange *
run_report_result (ZhDesk     *desk,
                   JsonObject *in,
                   GError    **error)
{
  return zh_desk_report_result (desk, zh_in_get_tournament (in), get_number (in, "round"), get_number (in, "board"), get_game (in),
                                parse_result (zh_json_get_string (in, "result")), zh_json_get_string (in, "reason"), error);
}

const ZhCommandArguments zh_result_arguments[] = {
  { ZH_COMMAND_SET_RESULT, board_results, run_set_result },
  { ZH_COMMAND_CONFIRM_RESULT, confirmed_result, run_confirm_result },
  { ZH_COMMAND_REPORT_RESULT, reported_result, run_report_result },
  { NULL },
};
