/* Moves of games and adjournments by name. */
#include "config.h"

#include <glib/gi18n.h>

#include "arguments.h"
#include "desk-game-list.h"
#include "errors.h"
#include "game-outcomes.h"
#include "words.h"

#define MAX_BOARDS 100000
#define MAX_GAMES 1000
#define MAX_SECONDS (30 * 86400)
#define MAX_MOVE_NUMBER 10000
#define MAX_LISTED 5000000

#define GAME_ARGUMENTS                                                                                  \
  ZH_TOURNAMENT_ARGUMENT,                                                                               \
      ZH_INTEGER_ARGUMENT ("round", NC_ ("argument", "number of the round"), NEEDED, 1, ZH_MAX_ROUNDS), \
      ZH_INTEGER_ARGUMENT ("board", NC_ ("argument", "number of the board"), NEEDED, 1, MAX_BOARDS),    \
      ZH_INTEGER_ARGUMENT ("game", NC_ ("argument", "which game of the board"), OPTIONAL, 1, MAX_GAMES)
#define START_ARGUMENT ZH_TEXT_ARGUMENT ("start", NC_ ("argument", "position that the moves begin from, as FEN or PDN FEN"), OPTIONAL, ZH_TEXT_LINE_MAX)
#define MOVES_ARGUMENT ZH_TEXT_ARGUMENT ("moves", NC_ ("argument", "moves of one game, or its PGN or PDN"), NEEDED, ZH_TEXT_MOVES_MAX)
#define TIME_ARGUMENT(key_, label_) ZH_TEXT_ARGUMENT (key_, label_, OPTIONAL, ZH_TEXT_LINE_MAX)
#define NOTE_ARGUMENT ZH_TEXT_ARGUMENT ("note", NC_ ("argument", "note of the arbiter"), OPTIONAL, ZH_TEXT_LIST_MAX)

static int
get_number (JsonObject *in,
            const char *key)
{
  return (int) zh_json_get_int (in, key);
}

/* NULL where it is left out. */
static const char *
get_text (JsonObject *in,
          const char *key)
{
  return json_object_has_member (in, key) ? zh_json_get_string (in, key) : NULL;
}

static const ZhArgument one_game[] = {
  GAME_ARGUMENTS,
  START_ARGUMENT,
  MOVES_ARGUMENT,
  { NULL },
};

static ZhChange *
run_keep_game (ZhDesk     *desk,
               JsonObject *in,
               GError    **error)
{
  return zh_desk_keep_game (desk, zh_json_get_int (in, "tournament"), get_number (in, "round"), get_number (in, "board"),
                            get_number (in, "game"), get_text (in, "start"), zh_json_get_string (in, "moves"), error);
}

static const ZhArgument dropped_game[] = {
  GAME_ARGUMENTS,
  { NULL },
};

static ZhChange *
run_drop_game (ZhDesk     *desk,
               JsonObject *in,
               GError    **error)
{
  return zh_desk_drop_game (desk, zh_json_get_int (in, "tournament"), get_number (in, "round"), get_number (in, "board"),
                            get_number (in, "game"), error);
}

static const ZhArgument game_items[] = {
  ZH_INTEGER_ARGUMENT ("board", NC_ ("argument", "number of the board"), NEEDED, 1, MAX_BOARDS),
  ZH_INTEGER_ARGUMENT ("game", NC_ ("argument", "which game of the board"), OPTIONAL, 1, MAX_GAMES),
  START_ARGUMENT,
  MOVES_ARGUMENT,
  ZH_SIMPLE_ARGUMENT (RESULT, "result", NC_ ("argument", "what the file says of the result, seen from White"), OPTIONAL),
  ZH_SIMPLE_ARGUMENT (YES_NO, "doubtful", NC_ ("argument", "the result does not follow from how the game ended"), OPTIONAL),
  ZH_SIMPLE_ARGUMENT (YES_NO, "taken", NC_ ("argument", "the result is given to the game, where that has none"), OPTIONAL),
  { NULL },
};

static const ZhArgument games_of_round[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_INTEGER_ARGUMENT ("round", NC_ ("argument", "number of the round"), NEEDED, 1, ZH_MAX_ROUNDS),
  ZH_TEXT_ARGUMENT ("text", NC_ ("argument", "PGN or PDN of any number of games, which find their boards by the names"), OPTIONAL, MAX_LISTED),
  ZH_LIST_ARGUMENT ("games", NC_ ("argument", "games with their boards, in place of the text"), OPTIONAL, game_items, MAX_BOARDS),
  { NULL },
};

static ZhChange *
run_keep_games (ZhDesk     *desk,
                JsonObject *in,
                GError    **error)
{
  JsonArray  *list = zh_json_get_array (in, "games");
  const char *text = get_text (in, "text");
  g_autoptr (GArray) games = g_array_new (FALSE, FALSE, sizeof (ZhGivenGame));

  if ((list == NULL) == (text == NULL))
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("Give either “text” or “games”"));
  if (text != NULL)
    return zh_desk_keep_games (desk, zh_json_get_int (in, "tournament"), get_number (in, "round"), text, error);
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonObject *each = zh_json_get_object_element (list, i);
      ZhGivenGame game = { get_number (each, "board"), MAX (get_number (each, "game"), 1), zh_json_get_string (each, "start"),
                           zh_json_get_string (each, "moves"), get_text (each, "result"), zh_json_get_bool (each, "doubtful"),
                           zh_json_get_bool (each, "taken") };

      g_array_append_val (games, game);
    }
  return zh_desk_write_games (desk, zh_json_get_int (in, "tournament"), get_number (in, "round"), games, error);
}

static const char *const side_words[] = { "white", "black", NULL };

static const ZhArgument envelope[] = {
  GAME_ARGUMENTS,
  ZH_TEXT_ARGUMENT ("position", NC_ ("argument", "position after the last move on the board, as FEN or PDN FEN; taken from the moves kept where it is left out"), OPTIONAL, ZH_TEXT_LINE_MAX),
  ZH_INTEGER_ARGUMENT ("white-time", NC_ ("argument", "seconds used by White"), OPTIONAL, 0, MAX_SECONDS),
  ZH_INTEGER_ARGUMENT ("black-time", NC_ ("argument", "seconds used by Black"), OPTIONAL, 0, MAX_SECONDS),
  ZH_WORD_ARGUMENT ("sealed-by", NC_ ("argument", "who sealed the move; by the position where it is left out"), OPTIONAL, side_words),
  ZH_INTEGER_ARGUMENT ("move-number", NC_ ("argument", "number of the sealed move; by the position where it is left out"), OPTIONAL, 1, MAX_MOVE_NUMBER),
  ZH_WORD_ARGUMENT ("draw-offer", NC_ ("argument", "who offers a draw"), OPTIONAL, side_words),
  TIME_ARGUMENT ("adjourned-at", NC_ ("argument", "when it was adjourned, such as 2026-11-20T10:00")),
  TIME_ARGUMENT ("resume-at", NC_ ("argument", "when it goes on, such as 2026-11-20T10:00")),
  ZH_TEXT_ARGUMENT ("resume-place", NC_ ("argument", "where it goes on"), OPTIONAL, ZH_TEXT_LINE_MAX),
  NOTE_ARGUMENT,
  { NULL },
};

/* 0 White, 1 Black, -1 where it is left out. */
static int
get_side (JsonObject *in,
          const char *key)
{
  int side = -1;

  zh_words_find (side_words, zh_json_get_string (in, key), &side);
  return side;
}

static int
get_time_used (JsonObject *in,
               const char *key)
{
  return json_object_has_member (in, key) ? get_number (in, key) : ZH_TIME_UNKNOWN;
}

static ZhChange *
run_adjourn_game (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  ZhAdjournmentInput input = {
    .tournament_id = zh_json_get_int (in, "tournament"),
    .round = get_number (in, "round"),
    .board = get_number (in, "board"),
    .game = get_number (in, "game"),
    .position = get_text (in, "position"),
    .time_used = { get_time_used (in, "white-time"), get_time_used (in, "black-time") },
    .sealed_by = get_side (in, "sealed-by"),
    .move_number = get_number (in, "move-number"),
    .draw_offer = get_side (in, "draw-offer"),
    .adjourned_at = get_text (in, "adjourned-at"),
    .resume_at = get_text (in, "resume-at"),
    .resume_place = get_text (in, "resume-place"),
    .note = get_text (in, "note"),
  };

  return zh_desk_adjourn_game (desk, &input, error);
}

static const ZhArgument resumption[] = {
  GAME_ARGUMENTS,
  ZH_TEXT_ARGUMENT ("sealed-move", NC_ ("argument", "what was in the envelope, as written"), NEEDED, ZH_TEXT_LINE_MAX),
  ZH_WORD_ARGUMENT ("present", NC_ ("argument", "who was there"), NEEDED, &zh_present_words[1]),
  TIME_ARGUMENT ("opened-at", NC_ ("argument", "when the envelope was opened, such as 2026-11-20T10:00")),
  TIME_ARGUMENT ("ended-at", NC_ ("argument", "when play ended, such as 2026-11-20T10:00")),
  NOTE_ARGUMENT,
  ZH_TEXT_ARGUMENT ("added", NC_ ("argument", "move that follows the moves kept, empty for none; found where it is left out"), FOUND, ZH_TEXT_LINE_MAX),
  { NULL },
};

static ZhChange *
run_resume_game (ZhDesk     *desk,
                 JsonObject *in,
                 GError    **error)
{
  int               present = 0;
  ZhResumptionInput input = {
    .tournament_id = zh_json_get_int (in, "tournament"),
    .round = get_number (in, "round"),
    .board = get_number (in, "board"),
    .game = get_number (in, "game"),
    .opened_at = get_text (in, "opened-at"),
    .sealed_move = zh_json_get_string (in, "sealed-move"),
    .ended_at = get_text (in, "ended-at"),
    .note = get_text (in, "note"),
  };

  zh_words_find (zh_present_words, zh_json_get_string (in, "present"), &present);
  input.present = present;
  return zh_desk_write_resumption (desk, &input, get_text (in, "added"), error);
}

const ZhCommandArguments zh_game_arguments[] = {
  { ZH_COMMAND_KEEP_GAME, one_game, run_keep_game },
  { ZH_COMMAND_KEEP_GAMES, games_of_round, run_keep_games },
  { ZH_COMMAND_DROP_GAME, dropped_game, run_drop_game },
  { ZH_COMMAND_ADJOURN_GAME, envelope, run_adjourn_game },
  { ZH_COMMAND_RESUME_GAME, resumption, run_resume_game },
  { NULL },
};
