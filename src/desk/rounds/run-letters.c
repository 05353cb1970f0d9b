/* Letters, leaves and claims of games by correspondence, by name. */
#include "config.h"

#include <glib/gi18n.h>

#include "arguments.h"
#include "desk-letters.h"
#include "run-private.h"

#define MAX_BOARDS 100000
#define MAX_GAMES 1000

#define GAME_ARGUMENTS                                                                                  \
  ZH_TOURNAMENT_ARGUMENT,                                                                               \
      ZH_INTEGER_ARGUMENT ("round", NC_ ("argument", "number of the round"), NEEDED, 1, ZH_MAX_ROUNDS), \
      ZH_INTEGER_ARGUMENT ("board", NC_ ("argument", "number of the board"), NEEDED, 1, MAX_BOARDS),    \
      ZH_INTEGER_ARGUMENT ("game", NC_ ("argument", "which game of the board"), OPTIONAL, 1, MAX_GAMES)
#define CELL(key_, label_, need_) ZH_TEXT_ARGUMENT (key_, label_, need_, ZH_LETTER_CELL_MAX)
#define NUMBER_ARGUMENT(need_) \
  ZH_INTEGER_ARGUMENT ("letter", NC_ ("argument", "number of the letter among those of the game"), need_, 1, ZH_LETTERS_MAX)

static int
get_number (JsonObject *in,
            const char *key)
{
  return (int) zh_json_get_int (in, key);
}

static const ZhArgument kept_letter[] = {
  GAME_ARGUMENTS,
  NUMBER_ARGUMENT (OPTIONAL),
  CELL ("event", NC_ ("argument", "what it is: move, fault, query, repeat, leave, claim, notice or add"), NEEDED),
  CELL ("side", NC_ ("argument", "whose: w or b"), NEEDED),
  CELL ("no", NC_ ("argument", "number of the move, 8-10 of an accepted series; days added"), OPTIONAL),
  CELL ("kind", NC_ ("argument", "kind of the fault, leave, claim or repeat; article of days added"), OPTIONAL),
  CELL ("received", NC_ ("argument", "when the letter came that this one answers"), OPTIONAL),
  CELL ("arrival", NC_ ("argument", "the same by postmarks"), OPTIONAL),
  CELL ("sent", NC_ ("argument", "when it was sent"), OPTIONAL),
  CELL ("dispatch", NC_ ("argument", "the same by postmarks"), OPTIONAL),
  CELL ("slip", NC_ ("argument", "the stamp on the receipt of a registered letter"), OPTIONAL),
  CELL ("from", NC_ ("argument", "first day of a leave or of a new count"), OPTIONAL),
  CELL ("to", NC_ ("argument", "last day of a leave, day of the decision on a claim"), OPTIONAL),
  { NULL },
};

static void
read_cells (JsonObject     *in,
            ZhLetterRecord *letter)
{
  for (int i = 0; i < ZH_N_LETTER_CELLS; i++)
    if (json_object_has_member (in, zh_letter_cell_names[i]))
      zh_letter_record_set (letter, (ZhLetterCell) i, zh_json_get_string (in, zh_letter_cell_names[i]));
}

static ZhChange *
run_keep_letter (ZhDesk     *desk,
                 JsonObject *in,
                 GError    **error)
{
  g_autoptr (ZhLetterRecord) letter = zh_letter_record_new ();

  read_cells (in, letter);
  return zh_desk_keep_letter (desk, zh_in_get_tournament (in), get_number (in, "round"), get_number (in, "board"), get_number (in, "game"),
                              get_number (in, "letter"), letter, error);
}

static const ZhArgument dropped_letter[] = {
  GAME_ARGUMENTS,
  NUMBER_ARGUMENT (NEEDED),
  { NULL },
};

static ZhChange *
run_drop_letter (ZhDesk     *desk,
                 JsonObject *in,
                 GError    **error)
{
  return zh_desk_drop_letter (desk, zh_in_get_tournament (in), get_number (in, "round"), get_number (in, "board"), get_number (in, "game"),
                              get_number (in, "letter"), error);
}

static const ZhArgument added_leave[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_SIMPLE_ARGUMENT (ID, "entry", NC_ ("argument", "id of an entry"), NEEDED),
  CELL ("from", NC_ ("argument", "first day"), NEEDED),
  CELL ("to", NC_ ("argument", "last day"), NEEDED),
  CELL ("sent", NC_ ("argument", "when the notice was sent to the partners"), OPTIONAL),
  CELL ("kind", NC_ ("argument", "backdated, extra or both"), OPTIONAL),
  { NULL },
};

static ZhChange *
run_add_leave (ZhDesk     *desk,
               JsonObject *in,
               GError    **error)
{
  g_autoptr (ZhLetterRecord) leave = zh_letter_record_new ();

  read_cells (in, leave);
  return zh_desk_add_leave (desk, zh_in_get_tournament (in), zh_json_get_int (in, "entry"), leave, error);
}

const ZhCommandArguments zh_letter_arguments[] = {
  { ZH_COMMAND_KEEP_LETTER, kept_letter, run_keep_letter },
  { ZH_COMMAND_DROP_LETTER, dropped_letter, run_drop_letter },
  { ZH_COMMAND_ADD_LEAVE, added_leave, run_add_leave },
  { NULL },
};
