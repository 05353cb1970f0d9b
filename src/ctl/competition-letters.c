/* Games by correspondence: "letter FILE" keeps and lists what was sent, "claim FILE" and "leave FILE" what players
 * claim and announce. Their days are counted by account-commands.c. */
#include "config.h"

#include <glib/gi18n.h>

#include "call.h"
#include "desk-letters.h"
#include "text-lines.h"

/* The place of the game that the options name. */
typedef struct
{
  int round;
  int board;
  int game;
} Place;

static Place
read_place (const ZhCtlCall *call)
{
  return (Place){ zh_ctl_number (call, "round", 0), zh_ctl_number (call, "board", 0), zh_ctl_number (call, "game", 0) };
}

/* A letter from the options that have the names of its cells. */
static ZhLetterRecord *
read_letter (const ZhCtlCall *call,
             const char      *event,
             const char      *side)
{
  ZhLetterRecord *letter = zh_letter_record_new ();

  for (int i = ZH_LETTER_CELL_NO; i < ZH_N_LETTER_CELLS; i++)
    if (zh_ctl_usage_find (call->usage, zh_letter_cell_names[i]) != NULL)
      zh_letter_record_set (letter, (ZhLetterCell) i, zh_ctl_text (call, zh_letter_cell_names[i]));
  zh_letter_record_set (letter, ZH_LETTER_CELL_EVENT, event);
  zh_letter_record_set (letter, ZH_LETTER_CELL_SIDE, side);
  return letter;
}

static ZhChange *
keep (const ZhCtlCall      *call,
      int                   number,
      const ZhLetterRecord *letter,
      GError              **error)
{
  Place place = read_place (call);

  return zh_desk_keep_letter (call->desk, call->tournament->id, place.round, place.board, place.game, number, letter, error);
}

static ZhChange *
act_add (ZhCtlCall *call,
         GError   **error)
{
  g_autoptr (ZhLetterRecord) letter = read_letter (call, call->words[0], call->words[1]);

  return keep (call, 0, letter, error);
}

static gboolean
read_number (const char *text,
             int        *number,
             GError    **error)
{
  gint64 value;

  if (!zh_text_parse_int (text, 1, ZH_LETTERS_MAX, &value))
    return zh_fail (error, ZH_ERROR_USAGE, _ ("“%s” is no number of a letter; “letter FILE list” shows them"), text);
  *number = (int) value;
  return TRUE;
}

static ZhChange *
act_edit (ZhCtlCall *call,
          GError   **error)
{
  g_autoptr (ZhLetterRecord) letter = read_letter (call, call->words[1], call->words[2]);
  int number;

  return read_number (call->words[0], &number, error) ? keep (call, number, letter, error) : NULL;
}

static ZhChange *
act_remove (ZhCtlCall *call,
            GError   **error)
{
  Place place = read_place (call);
  int   number;

  if (!read_number (call->words[0], &number, error))
    return NULL;
  return zh_desk_drop_letter (call->desk, call->tournament->id, place.round, place.board, place.game, number, error);
}

static ZhChange *
act_claim (ZhCtlCall *call,
           GError   **error)
{
  g_autoptr (ZhLetterRecord) claim = read_letter (call, zh_letter_event_kind_to_string (ZH_LETTER_CLAIM), call->words[0]);

  return keep (call, 0, claim, error);
}

static ZhChange *
act_leave (ZhCtlCall *call,
           GError   **error)
{
  const ZhEntry *entry = zh_ctl_word_entry (call, 0, error);
  g_autoptr (ZhLetterRecord) leave = read_letter (call, zh_letter_event_kind_to_string (ZH_LETTER_LEAVE), "");

  return entry != NULL ? zh_desk_add_leave (call->desk, call->tournament->id, entry->id, leave, error) : NULL;
}

static ZhCtlExit
run_list (ZhCtlCall *call,
          GError   **error)
{
  const ZhCompetition *competition = zh_ctl_get_competition (call);
  Place                given = read_place (call);
  ZhGamePlace          place;
  g_autoptr (GPtrArray) letters = NULL;

  if (!zh_competition_find_game (competition, call->tournament->id, given.round, given.board, given.game, &place, error))
    return ZH_CTL_INPUT;
  letters = zh_competition_list_letters (competition, place.game->id);
  for (guint i = 0; i < letters->len; i++)
    {
      char *const *cells = ((const ZhLetterRecord *) g_ptr_array_index (letters, i))->cells;

      zh_ctl_print_row (call, "number:d event:s side:s no:s kind:s received:s arrival:s sent:s dispatch:s slip:s from:s to:s", (int) i + 1,
                        cells[0], cells[1], cells[2], cells[3], cells[4], cells[5], cells[6], cells[7], cells[8], cells[9], cells[10]);
    }
  return ZH_CTL_DONE;
}

#define PLACE " --round R --board B [--game G]"
#define CELLS                                                                                                        \
  " [--no NUMBERS] [--kind KIND] [--received DATE] [--arrival DATES] [--sent DATE] [--dispatch DATES] [--slip DATE]" \
  " [--from DATE] [--to DATE]"

const ZhCtlVerb zh_ctl_letter_verbs[] = {
  { "letter", "FILE add EVENT SIDE" PLACE CELLS, ZH_CTL_WRITES, .act = act_add },
  { "letter", "FILE edit NUMBER EVENT SIDE" PLACE CELLS, ZH_CTL_WRITES, .act = act_edit },
  { "letter", "FILE remove NUMBER" PLACE, ZH_CTL_WRITES, .act = act_remove },
  { "letter", "FILE [list]" PLACE " [--json]", ZH_CTL_READS, run_list,
    .summary = N_ ("Keeps what was sent in a game by correspondence, and lists it") },
  { "leave", "FILE ENTRY --from DATE --to DATE [--sent DATE] [--kind KIND]", ZH_CTL_WRITES, .act = act_leave,
    .summary = N_ ("Keeps a leave of a player in all unfinished games by correspondence") },
  { "claim", "FILE SIDE --sent DATE" PLACE " [--kind KIND] [--from DATE] [--to DATE]", ZH_CTL_WRITES, .act = act_claim,
    .summary = N_ ("Keeps a claim that the partner has overstepped the time by correspondence") },
  { NULL },
};
