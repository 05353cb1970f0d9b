/* Rounds and results by name. */
#include "config.h"

#include <glib/gi18n.h>

#include "arguments.h"
#include "desk-openings.h"
#include "desk-private.h"
#include "desk-rounds.h"
#include "desk-sites.h"
#include "desk-handicap.h"
#include "desk-lots.h"
#include "desk-timetable.h"
#include "errors.h"
#include "run-private.h"
#include "words.h"

#define ROUND_ARGUMENT ZH_ROUND_ARGUMENT (ZH_MAX_ROUNDS)
#define BOARD_ARGUMENT ZH_INTEGER_ARGUMENT ("board", NC_ ("argument", "number of the board"), NEEDED, 1, ZH_RUN_MAX_BOARDS)
#define GAME_ARGUMENT ZH_INTEGER_ARGUMENT ("game", NC_ ("argument", "which game of the board"), OPTIONAL, 1, ZH_RUN_MAX_GAMES)

/* The first game is meant where none is named. */
static int
get_game (JsonObject *in)
{
  return MAX (zh_in_get_number (in, "game"), 1) - 1;
}

static const ZhArgument round_only[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  { NULL },
};

static ZhChange *
run_publish (ZhDesk     *desk,
             JsonObject *in,
             GError    **error)
{
  return zh_desk_publish_round (desk, zh_in_get_tournament (in), zh_in_get_number (in, "round"), error);
}

static ZhChange *
run_close (ZhDesk     *desk,
           JsonObject *in,
           GError    **error)
{
  return zh_desk_close_round (desk, zh_in_get_tournament (in), zh_in_get_number (in, "round"), error);
}

static const ZhArgument reopened_round[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  ZH_REASON_ARGUMENT,
  { NULL },
};

static ZhChange *
run_reopen (ZhDesk     *desk,
            JsonObject *in,
            GError    **error)
{
  return zh_desk_reopen_round (desk, zh_in_get_tournament (in), zh_in_get_number (in, "round"), zh_json_get_string (in, "reason"), error);
}

static const ZhArgument round_start[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  ZH_TEXT_ARGUMENT ("start", NC_ ("argument", "when it begins, such as 2026-11-20T10:00"), NEEDED, ZH_TEXT_LINE_MAX),
  { NULL },
};

static ZhChange *
run_set_start (ZhDesk     *desk,
               JsonObject *in,
               GError    **error)
{
  return zh_desk_set_round_start (desk, zh_in_get_tournament (in), zh_in_get_number (in, "round"), zh_json_get_string (in, "start"), error);
}

static const ZhArgument board_game[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  BOARD_ARGUMENT,
  GAME_ARGUMENT,
  { NULL },
};

static ZhChange *
run_swap_colours (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  return zh_desk_swap_colours (desk, zh_in_get_tournament (in), zh_in_get_number (in, "round"), zh_in_get_number (in, "board"), get_game (in), error);
}

static const ZhArgument two_entries[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  ZH_SIMPLE_ARGUMENT (ID, "first", NC_ ("argument", "id of an entry"), NEEDED),
  ZH_SIMPLE_ARGUMENT (ID, "second", NC_ ("argument", "id of an entry"), NEEDED),
  { NULL },
};

static ZhChange *
run_swap_players (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  if (!desk->is_repeating)
    return zh_fail_null (error, ZH_ERROR_REFUSED, "%s", _ ("“swap-players” stands in older journals and is not done any more. Edit the round with “edit-round”"));
  return zh_desk_swap_players (desk, zh_in_get_tournament (in), zh_in_get_number (in, "round"), zh_json_get_int (in, "first"),
                               zh_json_get_int (in, "second"), error);
}

static const ZhArgument deciding_game[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  BOARD_ARGUMENT,
  ZH_SIMPLE_ARGUMENT (YES_NO, "swapped", NC_ ("argument", "the colours are exchanged; by the rules where it is left out"), FOUND),
  { NULL },
};

static ZhChange *
run_add_deciding_game (ZhDesk     *desk,
                       JsonObject *in,
                       GError    **error)
{
  gboolean swapped = zh_json_get_bool (in, "swapped");

  return zh_desk_write_deciding_game (desk, zh_in_get_tournament (in), zh_in_get_number (in, "round"), zh_in_get_number (in, "board"),
                                      json_object_has_member (in, "swapped") ? &swapped : NULL, error);
}

static const ZhArgument site[] = {
  ZH_SIMPLE_ARGUMENT (ID, "entry", NC_ ("argument", "id of the entry"), NEEDED),
  ROUND_ARGUMENT,
  ZH_RECORD_ARGUMENT ("site", NC_ ("argument", "what changes of the site"), NEEDED, &zh_site_type),
  { NULL },
};

static ZhChange *
run_set_site (ZhDesk     *desk,
              JsonObject *in,
              GError    **error)
{
  const ZhTournament *tournament = NULL;
  const ZhEntry      *entry = zh_desk_find_entry (desk, zh_json_get_int (in, "entry"), &tournament, error);
  g_autoptr (ZhSite) next = entry != NULL ? zh_sites_start (tournament->sites, entry->id, zh_in_get_number (in, "round")) : NULL;

  if (entry == NULL)
    return NULL;
  zh_json_record_read (&zh_site_type, zh_json_get_object (in, "site"), next);
  return zh_desk_set_site (desk, next, error);
}

static const ZhArgument openings_text[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_TEXT_ARGUMENT ("text", NC_ ("argument", "table of openings, a line each"), NEEDED, (ZH_MAX_OPENINGS + 1) * ZH_MAX_OPENING_BYTES),
  { NULL },
};

static ZhChange *
run_set_openings (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  return zh_desk_set_openings (desk, zh_in_get_tournament (in), zh_json_get_string (in, "text"), error);
}

static const char *const per_words[] = { "round", "board", NULL };

static const ZhArgument drawn_items[] = {
  ZH_INTEGER_ARGUMENT ("board", NC_ ("argument", "number of the board; all of the round where it is left out"), OPTIONAL, 1, ZH_RUN_MAX_BOARDS),
  ZH_INTEGER_ARGUMENT ("opening", NC_ ("argument", "number of the opening in the table"), NEEDED, 0, G_MAXINT),
  { NULL },
};

static const ZhArgument drawn_openings[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ROUND_ARGUMENT,
  ZH_WORD_ARGUMENT ("per", NC_ ("argument", "one opening for the round, or for each board its own"), OPTIONAL, per_words),
  ZH_SEED_ARGUMENT,
  ZH_LIST_ARGUMENT ("drawn", NC_ ("argument", "what was drawn; drawn now where it is left out"), FOUND, drawn_items, ZH_RUN_MAX_BOARDS),
  { NULL },
};

static ZhChange *
run_draw_opening (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  JsonArray *list = zh_json_get_array (in, "drawn");
  g_autoptr (GArray) drawn = list != NULL ? g_array_new (FALSE, FALSE, sizeof (ZhDrawnOpening)) : NULL;

  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      JsonObject    *each = zh_json_get_object_element (list, i);
      ZhDrawnOpening opening = { zh_in_get_number (each, "board"), zh_in_get_number (each, "opening") };

      g_array_append_val (drawn, opening);
    }
  return zh_desk_write_openings (desk, zh_in_get_tournament (in), zh_in_get_number (in, "round"),
                                 json_object_has_member (in, "per") ? zh_json_get_string (in, "per") : NULL, zh_in_get_seed (in, desk), drawn,
                                 error);
}

static const ZhArgument order_items[] = {
  ZH_INTEGER_ARGUMENT ("", NC_ ("argument", "round of the table"), NEEDED, 1, ZH_MAX_ROUNDS),
  { NULL },
};

static const ZhArgument table_rounds[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_SEED_ARGUMENT,
  ZH_LIST_ARGUMENT ("order", NC_ ("argument", "rounds of the table in the order of playing; drawn now where it is left out"), FOUND, order_items, ZH_MAX_ROUNDS),
  { NULL },
};

/* An order without a lot is somebody's choice. */
static gboolean
has_drawn_order (JsonObject *in)
{
  return json_object_has_member (in, "seed");
}

static ZhChange *
run_draw_table_rounds (ZhDesk     *desk,
                       JsonObject *in,
                       GError    **error)
{
  g_autoptr (GArray) order = zh_in_read_numbers (in, "order");
  guint64 seed = json_object_has_member (in, "seed") || order == NULL ? zh_in_get_seed (in, desk) : 0;

  return zh_desk_write_table_rounds (desk, zh_in_get_tournament (in), order != NULL ? (const int *) order->data : NULL,
                                     order != NULL ? order->len : 0,
                                     json_object_has_member (in, "seed") || order == NULL ? &seed : NULL, error);
}

static const ZhArgument timetable[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_TEXT_ARGUMENT ("plan", NC_ ("argument", "lines of day and time, round or words, and place, with semicolons or tabs between; empty for none"), NEEDED, ZH_TEXT_BLOCK_MAX),
  { NULL },
};

static ZhChange *
run_set_timetable (ZhDesk     *desk,
                   JsonObject *in,
                   GError    **error)
{
  return zh_desk_set_timetable (desk, zh_in_get_tournament (in), zh_json_get_string (in, "plan"), error);
}

static const ZhArgument handicap[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_TEXT_ARGUMENT ("plan", NC_ ("argument", "lines of a difference of ratings, the time of the stronger player, that of the weaker one, and an article, with semicolons or tabs between; empty for none"), NEEDED, ZH_TEXT_BLOCK_MAX),
  { NULL },
};

static ZhChange *
run_set_handicap (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  return zh_desk_set_handicap (desk, zh_in_get_tournament (in), zh_json_get_string (in, "plan"), error);
}

static const ZhArgument odds[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_TEXT_ARGUMENT ("plan", NC_ ("argument", "lines of a difference of ratings, or of two players by their start numbers or their ids after #, the squares of the men and an article, with semicolons or tabs between; empty for none"), NEEDED, ZH_TEXT_BLOCK_MAX),
  { NULL },
};

static ZhChange *
run_set_odds (ZhDesk     *desk,
              JsonObject *in,
              GError    **error)
{
  return zh_desk_set_odds (desk, zh_in_get_tournament (in), zh_json_get_string (in, "plan"), error);
}

static const ZhArgument lot_minute[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_WORD_ARGUMENT ("lot", NC_ ("argument", "what was drawn"), NEEDED, zh_lot_kind_words),
  ZH_INTEGER_ARGUMENT ("round", NC_ ("argument", "number of the round, 0 for a drawing that is of none"), OPTIONAL, 0, ZH_MAX_ROUNDS),
  ZH_INTEGER_ARGUMENT ("board", NC_ ("argument", "number of the match, 0 for a drawing that is of none"), OPTIONAL, 0, ZH_RUN_MAX_BOARDS),
  ZH_RECORD_ARGUMENT ("minute", NC_ ("argument", "what changes of the minutes"), NEEDED, &zh_lot_minute_type),
  { NULL },
};

static ZhChange *
run_set_lot_minute (ZhDesk     *desk,
                    JsonObject *in,
                    GError    **error)
{
  const ZhTournament *tournament = zh_competition_find_tournament (desk->snapshot, zh_in_get_tournament (in));
  ZhLotKind           kind = (ZhLotKind) zh_in_get_word (in, "lot", zh_lot_kind_words);
  g_autoptr (ZhLotMinute) next = NULL;

  if (tournament == NULL)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("There is no such tournament in this competition"));
  next = zh_lot_minutes_start (tournament->lot_minutes, kind, zh_in_get_number (in, "round"), zh_in_get_number (in, "board"));
  zh_json_record_read (&zh_lot_minute_type, zh_json_get_object (in, "minute"), next);
  return zh_desk_set_lot_minute (desk, tournament->id, next, error);
}

const ZhCommandArguments zh_round_arguments[] = {
  { ZH_COMMAND_SET_OPENINGS, openings_text, run_set_openings },
  { ZH_COMMAND_DRAW_OPENING, drawn_openings, run_draw_opening },
  { ZH_COMMAND_DRAW_TABLE_ROUNDS, table_rounds, run_draw_table_rounds, has_drawn_order },
  { ZH_COMMAND_SET_LOT_MINUTE, lot_minute, run_set_lot_minute },
  { ZH_COMMAND_PUBLISH_ROUND, round_only, run_publish },
  { ZH_COMMAND_CLOSE_ROUND, round_only, run_close },
  { ZH_COMMAND_REOPEN_ROUND, reopened_round, run_reopen },
  { ZH_COMMAND_SET_TIMETABLE, timetable, run_set_timetable },
  { ZH_COMMAND_SET_HANDICAP, handicap, run_set_handicap },
  { ZH_COMMAND_SET_ODDS, odds, run_set_odds },
  { ZH_COMMAND_SET_ROUND_START, round_start, run_set_start },
  { ZH_COMMAND_SWAP_COLOURS, board_game, run_swap_colours },
  { ZH_COMMAND_SWAP_PLAYERS, two_entries, run_swap_players },
  { ZH_COMMAND_ADD_DECIDING_GAME, deciding_game, run_add_deciding_game },
  { ZH_COMMAND_SET_SITE, site, run_set_site },
  { NULL },
};
