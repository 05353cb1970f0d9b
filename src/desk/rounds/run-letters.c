/* Letters, leaves and claims of games by correspondence, by name. */
#include "config.h"

#include <glib/gi18n.h>

#include "arguments.h"
#include "desk-addresses.h"
#include "desk-adjudication.h"
#include "desk-letters.h"
#include "run-private.h"
#include "words.h"

#define MAX_BOARDS 100000
#define MAX_GAMES 1000

#define GAME_ARGUMENTS                                                                                  \
  ZH_TOURNAMENT_ARGUMENT,                                                                               \
      ZH_INTEGER_ARGUMENT ("round", NC_ ("argument", "number of the round"), NEEDED, 1, ZH_MAX_ROUNDS), \
      ZH_INTEGER_ARGUMENT ("board", NC_ ("argument", "number of the board"), NEEDED, 1, MAX_BOARDS),    \
      ZH_INTEGER_ARGUMENT ("game", NC_ ("argument", "which game of the board"), OPTIONAL, 1, MAX_GAMES)
#define LONG_CELL(key_, label_) ZH_TEXT_ARGUMENT (key_, label_, OPTIONAL, ZH_LETTER_TEXT_MAX)
#define CELL(key_, label_, need_) ZH_TEXT_ARGUMENT (key_, label_, need_, ZH_LETTER_CELL_MAX)
#define NUMBER_ARGUMENT(need_) \
  ZH_INTEGER_ARGUMENT ("letter", NC_ ("argument", "number of the letter among those of the game"), need_, 1, ZH_LETTERS_MAX)

static int
get_number (JsonObject *in,
            const char *key)
{
  return (int) zh_json_get_int (in, key);
}

#define LETTER_ARGUMENTS                                                                                              \
  CELL ("event", NC_ ("argument", "what it is: move, fault, query, repeat, leave, claim, notice or add"), NEEDED),    \
      CELL ("side", NC_ ("argument", "whose: w or b"), NEEDED),                                                       \
      CELL ("no", NC_ ("argument", "number of the move, 8-10 of an accepted series; days added"), OPTIONAL),          \
      CELL ("kind", NC_ ("argument", "kind of the fault, leave, claim or repeat; article of days added"), OPTIONAL),  \
      CELL ("received", NC_ ("argument", "when the letter came that this one answers"), OPTIONAL),                    \
      CELL ("arrival", NC_ ("argument", "the same by postmarks"), OPTIONAL),                                          \
      CELL ("sent", NC_ ("argument", "when it was sent"), OPTIONAL),                                                  \
      CELL ("dispatch", NC_ ("argument", "the same by postmarks"), OPTIONAL),                                         \
      CELL ("slip", NC_ ("argument", "the stamp on the receipt of a registered letter"), OPTIONAL),                   \
      CELL ("from", NC_ ("argument", "first day of a leave or of a new count"), OPTIONAL),                            \
      CELL ("to", NC_ ("argument", "last day of a leave, day of the decision on a claim"), OPTIONAL),                 \
      LONG_CELL ("text", NC_ ("argument", "the moves as they are written")),                                          \
      CELL ("told", NC_ ("argument", "when the partner was told of a claim"), OPTIONAL),                              \
      CELL ("evidence", NC_ ("argument", "what came with a claim: count, cards, notice, copy, next-move"), OPTIONAL), \
      LONG_CELL ("enclosed", NC_ ("argument", "the next move enclosed with a claim, which the partner is not told"))

static const ZhArgument kept_letter[] = {
  GAME_ARGUMENTS,
  NUMBER_ARGUMENT (OPTIONAL),
  LETTER_ARGUMENTS,
  { NULL },
};

static const ZhArgument inserted_letter[] = {
  GAME_ARGUMENTS,
  NUMBER_ARGUMENT (NEEDED),
  LETTER_ARGUMENTS,
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

static ZhChange *
run_insert_letter (ZhDesk     *desk,
                   JsonObject *in,
                   GError    **error)
{
  g_autoptr (ZhLetterRecord) letter = zh_letter_record_new ();

  read_cells (in, letter);
  return zh_desk_insert_letter (desk, zh_in_get_tournament (in), get_number (in, "round"), get_number (in, "board"), get_number (in, "game"),
                                get_number (in, "letter"), letter, error);
}

static const ZhArgument objection[] = {
  GAME_ARGUMENTS,
  NUMBER_ARGUMENT (NEEDED),
  CELL ("objected", NC_ ("argument", "when the objection was sent; without it there is none"), OPTIONAL),
  LONG_CELL ("objection", NC_ ("argument", "why the partner objects")),
  { NULL },
};

static ZhChange *
run_object (ZhDesk     *desk,
            JsonObject *in,
            GError    **error)
{
  return zh_desk_object_to_claim (desk, zh_in_get_tournament (in), get_number (in, "round"), get_number (in, "board"), get_number (in, "game"),
                                  get_number (in, "letter"), zh_json_get_string (in, "objected"), zh_json_get_string (in, "objection"), error);
}

static const ZhArgument claim_decision[] = {
  GAME_ARGUMENTS,
  NUMBER_ARGUMENT (NEEDED),
  ZH_WORD_ARGUMENT ("verdict", NC_ ("argument", "how a claim was decided"), NEEDED, zh_claim_verdict_words + 1),
  CELL ("day", NC_ ("argument", "day of the decision"), NEEDED),
  CELL ("from", NC_ ("argument", "first day of a leave or of a new count"), OPTIONAL),
  CELL ("kind", NC_ ("argument", "kind of the claim: words of first-loses, barred, reduced, recorded"), OPTIONAL),
  ZH_INTEGER_ARGUMENT ("days", NC_ ("argument", "days put on the claimant’s time"), OPTIONAL, 0, ZH_LETTERS_MAX_NUMBER),
  ZH_REASON_ARGUMENT,
  { NULL },
};

static ZhChange *
run_decide (ZhDesk     *desk,
            JsonObject *in,
            GError    **error)
{
  int             verdict = ZH_VERDICT_OPEN;
  ZhClaimDecision decision = {
    .day = zh_json_get_string (in, "day"),
    .from = zh_json_get_string (in, "from"),
    .kind = json_object_has_member (in, "kind") ? zh_json_get_string (in, "kind") : NULL,
    .days = get_number (in, "days"),
    .reason = zh_json_get_string (in, "reason"),
  };

  zh_words_find (zh_claim_verdict_words, zh_json_get_string (in, "verdict"), &verdict);
  decision.verdict = (ZhClaimVerdict) verdict;
  return zh_desk_decide_claim (desk, zh_in_get_tournament (in), get_number (in, "round"), get_number (in, "board"), get_number (in, "game"),
                               get_number (in, "letter"), &decision, error);
}

static const ZhArgument assessment[] = {
  GAME_ARGUMENTS,
  CELL ("side", NC_ ("argument", "whose: w or b"), NEEDED),
  ZH_WORD_ARGUMENT ("kind", NC_ ("argument", "what the side claims for itself"), NEEDED, zh_assessment_words),
  CELL ("sent", NC_ ("argument", "when it was sent"), OPTIONAL),
  LONG_CELL ("text", NC_ ("argument", "reasons and analysis")),
  CELL ("enclosed", NC_ ("argument", "move of the side to move, treated as made"), OPTIONAL),
  { NULL },
};

static ZhChange *
run_assess (ZhDesk     *desk,
            JsonObject *in,
            GError    **error)
{
  const ZhAssessmentInput input = {
    .is_black = g_str_equal (zh_json_get_string (in, "side"), "b"),
    .claim = zh_json_get_string (in, "kind"),
    .sent = zh_json_get_string (in, "sent"),
    .grounds = zh_json_get_string (in, "text"),
    .move = zh_json_get_string (in, "enclosed"),
  };

  return zh_desk_assess_game (desk, zh_in_get_tournament (in), get_number (in, "round"), get_number (in, "board"), get_number (in, "game"), &input, error);
}

static const ZhArgument adjudication[] = {
  GAME_ARGUMENTS,
  CELL ("result", NC_ ("argument", "result of the game"), NEEDED),
  CELL ("day", NC_ ("argument", "day of the decision"), NEEDED),
  CELL ("by", NC_ ("argument", "the adjudicator"), OPTIONAL),
  ZH_REASON_ARGUMENT,
  { NULL },
};

static ZhChange *
run_adjudicate (ZhDesk     *desk,
                JsonObject *in,
                GError    **error)
{
  return zh_desk_adjudicate_game (desk, zh_in_get_tournament (in), get_number (in, "round"), get_number (in, "board"), get_number (in, "game"),
                                  zh_json_get_string (in, "result"), zh_json_get_string (in, "day"), zh_json_get_string (in, "by"),
                                  zh_json_get_string (in, "reason"), error);
}

static const ZhArgument appeal[] = {
  GAME_ARGUMENTS,
  CELL ("side", NC_ ("argument", "whose: w or b"), NEEDED),
  CELL ("received", NC_ ("argument", "day on which it came"), NEEDED),
  LONG_CELL ("text", NC_ ("argument", "reasons and analysis")),
  { NULL },
};

static ZhChange *
run_appeal (ZhDesk     *desk,
            JsonObject *in,
            GError    **error)
{
  return zh_desk_appeal_adjudication (desk, zh_in_get_tournament (in), get_number (in, "round"), get_number (in, "board"), get_number (in, "game"),
                                      g_str_equal (zh_json_get_string (in, "side"), "b"), zh_json_get_string (in, "received"), zh_json_get_string (in, "text"), error);
}

static const ZhArgument taken_record[] = {
  GAME_ARGUMENTS,
  CELL ("side", NC_ ("argument", "whose: w or b"), NEEDED),
  CELL ("received", NC_ ("argument", "day on which it came"), NEEDED),
  CELL ("result", NC_ ("argument", "result of the game"), OPTIONAL),
  { NULL },
};

static ZhChange *
run_take_record (ZhDesk     *desk,
                 JsonObject *in,
                 GError    **error)
{
  return zh_desk_take_record (desk, zh_in_get_tournament (in), get_number (in, "round"), get_number (in, "board"), get_number (in, "game"),
                              g_str_equal (zh_json_get_string (in, "side"), "b"), zh_json_get_string (in, "received"), zh_json_get_string (in, "result"), error);
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

static const ZhArgument kept_address[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_SIMPLE_ARGUMENT (ID, "entry", NC_ ("argument", "id of an entry"), NEEDED),
  ZH_RECORD_ARGUMENT ("address", NC_ ("argument", "where the player lives, from when on, and when the others were told"), NEEDED, &zh_address_type),
  { NULL },
};

static ZhChange *
run_keep_address (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  g_autoptr (ZhAddress) address = zh_address_new ();

  zh_json_record_read (&zh_address_type, zh_json_get_object (in, "address"), address);
  address->entry_id = zh_json_get_int (in, "entry");
  return zh_desk_keep_address (desk, zh_in_get_tournament (in), address, error);
}

static const ZhArgument dropped_address[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_SIMPLE_ARGUMENT (ID, "entry", NC_ ("argument", "id of an entry"), NEEDED),
  CELL ("since", NC_ ("argument", "first day of the address"), NEEDED),
  { NULL },
};

static ZhChange *
run_drop_address (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  return zh_desk_drop_address (desk, zh_in_get_tournament (in), zh_json_get_int (in, "entry"), zh_json_get_string (in, "since"), error);
}

const ZhCommandArguments zh_letter_arguments[] = {
  { ZH_COMMAND_KEEP_LETTER, kept_letter, run_keep_letter },
  { ZH_COMMAND_INSERT_LETTER, inserted_letter, run_insert_letter },
  { ZH_COMMAND_DROP_LETTER, dropped_letter, run_drop_letter },
  { ZH_COMMAND_ASSESS_GAME, assessment, run_assess },
  { ZH_COMMAND_ADJUDICATE_GAME, adjudication, run_adjudicate },
  { ZH_COMMAND_APPEAL_ADJUDICATION, appeal, run_appeal },
  { ZH_COMMAND_TAKE_RECORD, taken_record, run_take_record },
  { ZH_COMMAND_OBJECT_TO_CLAIM, objection, run_object },
  { ZH_COMMAND_DECIDE_CLAIM, claim_decision, run_decide },
  { ZH_COMMAND_ADD_LEAVE, added_leave, run_add_leave },
  { ZH_COMMAND_KEEP_ADDRESS, kept_address, run_keep_address },
  { ZH_COMMAND_DROP_ADDRESS, dropped_address, run_drop_address },
  { NULL },
};
