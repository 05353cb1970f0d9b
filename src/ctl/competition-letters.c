/* Games by correspondence: "letter FILE" keeps and lists what was sent, "claim FILE" and "leave FILE" what players
 * claim and announce, "objection FILE" and "decide FILE" what becomes of a claim. Their days are counted by account-commands.c. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "call.h"
#include "ctl-input.h"
#include "desk-adjudication.h"
#include "desk-letters.h"
#include "errors.h"
#include "game-account.h"
#include "letter-mail.h"
#include "letter-mails.h"
#include "ruleset-defaults.h"
#include "text-lines.h"
#include "words.h"

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

/* What a letter answers and nobody has kept, on standard error; what was done is told all the same. The tournament of the
 * call is that of before the change, which may be gone. */
static ZhChange *
tell_missing (const ZhCtlCall *call,
              gint64           tournament_id,
              ZhChange        *change)
{
  Place       given = read_place (call);
  ZhGamePlace place;
  g_autoptr (ZhRuleset) ruleset = change != NULL ? zh_competition_load_ruleset (zh_ctl_get_competition (call), NULL) : NULL;
  g_autoptr (ZhGameAccount) account = NULL;

  if (ruleset == NULL || !zh_competition_find_game (zh_ctl_get_competition (call), tournament_id, given.round, given.board, given.game, &place, NULL))
    return change;
  account = zh_game_account_new (ruleset, zh_ctl_get_competition (call), &place, 0, NULL);
  for (guint i = 0; account != NULL && i < account->places->len; i++)
    {
      g_autofree char *missing = zh_game_account_dup_missing (account, i, zh_language_get_screen ());

      if (*missing != '\0')
        /* Translators: number of a letter, what is missing. */
        g_printerr (_ ("warning: letter %1$u: %2$s\n"), i + 1, missing);
    }
  return change;
}

static ZhChange *
keep (const ZhCtlCall      *call,
      int                   number,
      const ZhLetterRecord *letter,
      GError              **error)
{
  Place     place = read_place (call);
  gint64    tournament_id = call->tournament->id;
  ZhChange *change = zh_desk_keep_letter (call->desk, tournament_id, place.round, place.board, place.game, number, letter, error);

  return tell_missing (call, tournament_id, change);
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
act_insert (ZhCtlCall *call,
            GError   **error)
{
  g_autoptr (ZhLetterRecord) letter = read_letter (call, call->words[1], call->words[2]);
  Place     place = read_place (call);
  gint64    tournament_id = call->tournament->id;
  int       number;
  ZhChange *change;

  if (!read_number (call->words[0], &number, error))
    return NULL;
  change = zh_desk_insert_letter (call->desk, tournament_id, place.round, place.board, place.game, number, letter, error);
  return tell_missing (call, tournament_id, change);
}

/* What a message says, from a file or standard input; remarks go to standard error. */
static ZhLetterRecord *
read_mail (ZhCtlCall  *call,
           const char *path,
           GError    **error)
{
  Place       given = read_place (call);
  ZhGamePlace place;
  g_autoptr (GBytes) bytes = zh_ctl_read_file (path, error);
  gsize            length = 0;
  const char      *data = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;
  g_autofree char *remarks = NULL;
  ZhLetterRecord  *letter;

  if (bytes == NULL || !zh_competition_find_game (zh_ctl_get_competition (call), call->tournament->id, given.round, given.board, given.game, &place, error))
    return NULL;
  letter = zh_letter_mail_read (zh_ctl_get_competition (call), &place, data != NULL ? data : "", length, &remarks, error);
  if (letter != NULL && *remarks != '\0')
    g_printerr ("%s\n", remarks);
  return letter;
}

static ZhChange *
act_take (ZhCtlCall *call,
          GError   **error)
{
  g_autoptr (ZhLetterRecord) letter = read_mail (call, call->words[0], error);

  return letter != NULL ? keep (call, 0, letter, error) : NULL;
}

static ZhCtlExit
print_mail (const ZhCtlCall *call,
            const char      *name,
            gboolean         is_kept,
            const char      *text)
{
  zh_ctl_print_row (call, "file:s :s text:s | kept:b", name, is_kept ? "kept" : "refused", text, is_kept);
  return is_kept ? ZH_CTL_DONE : ZH_CTL_NO;
}

/* Several messages, each to the game that it names or all to the one of the options; one that cannot be kept holds up
 * no other. */
static ZhCtlExit
run_collect (ZhCtlCall *call,
             GError   **error)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_mail_file_free);
  g_autoptr (GPtrArray) outcomes = NULL;
  Place     place = read_place (call);
  ZhCtlExit exit = ZH_CTL_DONE;

  if ((place.round == 0) != (place.board == 0))
    {
      zh_fail (error, ZH_ERROR_USAGE, "%s", _ ("--round and --board go together: give both, or neither"));
      return ZH_CTL_USAGE;
    }
  for (char **path = call->words; *path != NULL; path++)
    {
      g_autoptr (GError) problem = NULL;
      g_autoptr (GBytes) data = zh_ctl_read_file (*path, &problem);

      if (data != NULL)
        g_ptr_array_add (files, zh_mail_file_new (*path, data));
      else
        exit = print_mail (call, *path, FALSE, problem->message);
    }
  outcomes = zh_desk_take_mails (call->desk, call->tournament->id, place.round, place.board, place.game, files);
  for (guint i = 0; i < outcomes->len; i++)
    {
      const ZhMailOutcome *outcome = g_ptr_array_index (outcomes, i);

      if (print_mail (call, outcome->name, outcome->is_kept, outcome->text) != ZH_CTL_DONE)
        exit = ZH_CTL_NO;
    }
  return exit;
}

static ZhCtlExit
run_read (ZhCtlCall *call,
          GError   **error)
{
  g_autoptr (ZhLetterRecord) letter = read_mail (call, call->words[0], error);

  if (letter == NULL)
    return ZH_CTL_INPUT;
  zh_ctl_print_row (call, "event:s side:s no:s received:s sent:s dispatch:s text:s", letter->cells[ZH_LETTER_CELL_EVENT],
                    letter->cells[ZH_LETTER_CELL_SIDE], letter->cells[ZH_LETTER_CELL_NO], letter->cells[ZH_LETTER_CELL_RECEIVED],
                    letter->cells[ZH_LETTER_CELL_SENT], letter->cells[ZH_LETTER_CELL_DISPATCH], letter->cells[ZH_LETTER_CELL_TEXT]);
  return ZH_CTL_DONE;
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

static const char *
get_text (const ZhCtlCall *call,
          const char      *option)
{
  const char *text = zh_ctl_text (call, option);

  return text != NULL ? text : "";
}

static ZhChange *
act_object (ZhCtlCall *call,
            GError   **error)
{
  Place place = read_place (call);
  int   number;

  if (!read_number (call->words[0], &number, error))
    return NULL;
  return zh_desk_object_to_claim (call->desk, call->tournament->id, place.round, place.board, place.game, number, get_text (call, "sent"),
                                  get_text (call, "text"), error);
}

static ZhChange *
act_decide (ZhCtlCall *call,
            GError   **error)
{
  Place           place = read_place (call);
  int             verdict = ZH_VERDICT_OPEN;
  int             number;
  ZhClaimDecision decision = {
    .day = get_text (call, "day"),
    .from = get_text (call, "from"),
    .kind = zh_ctl_text (call, "kind"),
    .days = zh_ctl_number (call, "days", 0),
    .reason = get_text (call, "reason"),
  };

  if (!read_number (call->words[0], &number, error))
    return NULL;
  if (!zh_words_find (zh_claim_verdict_words + 1, call->words[1], &verdict))
    return zh_fail_null (error, ZH_ERROR_USAGE, _ ("“%s” is no decision on a claim; write recorded, refused or aside"), call->words[1]);
  decision.verdict = (ZhClaimVerdict) (verdict + 1);
  return zh_desk_decide_claim (call->desk, call->tournament->id, place.round, place.board, place.game, number, &decision, error);
}

static ZhChange *
act_leave (ZhCtlCall *call,
           GError   **error)
{
  const ZhEntry *entry = zh_ctl_word_entry (call, 0, error);
  g_autoptr (ZhLetterRecord) leave = read_letter (call, zh_letter_event_kind_to_string (ZH_LETTER_LEAVE), "");

  return entry != NULL ? zh_desk_add_leave (call->desk, call->tournament->id, entry->id, leave, error) : NULL;
}

/* A side in the words of a command, "w" or "b". */
static gboolean
read_side (const char *word,
           gboolean   *is_black,
           GError    **error)
{
  *is_black = g_str_equal (word, "b");
  return *is_black || g_str_equal (word, "w") || zh_fail (error, ZH_ERROR_USAGE, _ ("“%s” is no side; write w or b"), word);
}

static ZhChange *
act_assess (ZhCtlCall *call,
            GError   **error)
{
  Place             place = read_place (call);
  ZhAssessmentInput input = {
    .claim = call->words[1],
    .sent = get_text (call, "sent"),
    .grounds = get_text (call, "text"),
    .move = get_text (call, "enclosed"),
  };

  if (!read_side (call->words[0], &input.is_black, error))
    return NULL;
  return zh_desk_assess_game (call->desk, call->tournament->id, place.round, place.board, place.game, &input, error);
}

static ZhChange *
act_appeal (ZhCtlCall *call,
            GError   **error)
{
  Place    place = read_place (call);
  gboolean is_black;

  if (!read_side (call->words[0], &is_black, error))
    return NULL;
  return zh_desk_appeal_adjudication (call->desk, call->tournament->id, place.round, place.board, place.game, is_black, get_text (call, "received"),
                                      get_text (call, "text"), error);
}

static ZhChange *
act_record (ZhCtlCall *call,
            GError   **error)
{
  Place    place = read_place (call);
  gboolean is_black;

  if (!read_side (call->words[0], &is_black, error))
    return NULL;
  return zh_desk_take_record (call->desk, call->tournament->id, place.round, place.board, place.game, is_black, get_text (call, "received"),
                              get_text (call, "result"), error);
}

static ZhChange *
act_adjudicate (ZhCtlCall *call,
                GError   **error)
{
  Place place = read_place (call);

  return zh_desk_adjudicate_game (call->desk, call->tournament->id, place.round, place.board, place.game, call->words[0], get_text (call, "day"),
                                  get_text (call, "by"), get_text (call, "reason"), error);
}

/* Claims of both sides and decisions, in the order in which they were kept. */
static ZhCtlExit
run_adjudications (ZhCtlCall *call,
                   GError   **error)
{
  Place       given = read_place (call);
  ZhGamePlace place;
  g_autoptr (GPtrArray) letters = NULL;

  if (!zh_competition_find_game (zh_ctl_get_competition (call), call->tournament->id, given.round, given.board, given.game, &place, error))
    return ZH_CTL_INPUT;
  letters = zh_competition_list_letters (zh_ctl_get_competition (call), place.game->id);
  for (guint i = 0; i < letters->len; i++)
    {
      const ZhLetterRecord *letter = g_ptr_array_index (letters, i);
      char *const          *cells = letter->cells;

      if (zh_letter_is_paper (letter))
        zh_ctl_print_row (call, "event:s side:s result:s day:s text:s enclosed:s reason:s", cells[ZH_LETTER_CELL_EVENT], cells[ZH_LETTER_CELL_SIDE],
                          cells[ZH_LETTER_CELL_KIND], *cells[ZH_LETTER_CELL_SENT] != '\0' ? cells[ZH_LETTER_CELL_SENT] : cells[ZH_LETTER_CELL_RECEIVED], cells[ZH_LETTER_CELL_TEXT], cells[ZH_LETTER_CELL_ENCLOSED],
                          cells[ZH_LETTER_CELL_REASON]);
    }
  return ZH_CTL_DONE;
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

      zh_ctl_print_row (call,
                        "number:d event:s side:s no:s kind:s received:s arrival:s sent:s dispatch:s slip:s from:s to:s text:s told:s evidence:s enclosed:s objected:s objection:s verdict:s reason:s",
                        (int) i + 1, cells[0], cells[1], cells[2], cells[3], cells[4], cells[5], cells[6], cells[7], cells[8], cells[9], cells[10],
                        cells[11], cells[12], cells[13], cells[14], cells[15], cells[16], cells[17], cells[18]);
    }
  return ZH_CTL_DONE;
}

#define PLACE " --round R --board B [--game G]"
#define CELLS                                                                                                        \
  " [--no NUMBERS] [--kind KIND] [--received DATE] [--arrival DATES] [--sent DATE] [--dispatch DATES] [--slip DATE]" \
  " [--from DATE] [--to DATE] [--text TEXT]"
#define CLAIM_CELLS " [--told DATE] [--evidence WORDS] [--enclosed MOVE]"

const ZhCtlVerb zh_ctl_letter_verbs[] = {
  { "letter", "FILE add EVENT SIDE" PLACE CELLS CLAIM_CELLS, ZH_CTL_WRITES, .act = act_add },
  { "letter", "FILE edit NUMBER EVENT SIDE" PLACE CELLS CLAIM_CELLS, ZH_CTL_WRITES, .act = act_edit },
  { "letter", "FILE insert NUMBER EVENT SIDE" PLACE CELLS CLAIM_CELLS, ZH_CTL_WRITES, .act = act_insert },
  { "letter", "FILE take PATH" PLACE, ZH_CTL_WRITES, .act = act_take },
  { "letter", "FILE collect PATH… [--round R] [--board B] [--game G] [--json]", ZH_CTL_WRITES, run_collect },
  { "letter", "FILE read PATH" PLACE " [--json]", ZH_CTL_READS, run_read },
  { "letter", "FILE record SIDE --received DATE" PLACE " [--result CODE]", ZH_CTL_WRITES, .act = act_record },
  { "letter", "FILE remove NUMBER" PLACE, ZH_CTL_WRITES, .act = act_remove },
  { "letter", "FILE [list]" PLACE " [--json]", ZH_CTL_READS, run_list,
    .summary = N_ ("Keeps what was sent in a game by correspondence, and lists it") },
  { "leave", "FILE ENTRY --from DATE --to DATE [--sent DATE] [--kind KIND]", ZH_CTL_WRITES, .act = act_leave,
    .summary = N_ ("Keeps a leave of a player in all unfinished games by correspondence") },
  { "claim", "FILE SIDE --sent DATE" PLACE " [--kind KIND] [--from DATE] [--to DATE]" CLAIM_CELLS, ZH_CTL_WRITES, .act = act_claim,
    .summary = N_ ("Keeps a claim that the partner has overstepped the time by correspondence") },
  { "objection", "FILE NUMBER" PLACE " [--sent DATE] [--text TEXT]", ZH_CTL_WRITES, .act = act_object,
    .summary = N_ ("Keeps the objection to a claim by correspondence") },
  { "decide", "FILE NUMBER VERDICT --day DATE" PLACE " [--from DATE] [--kind KIND] [--days N] [--reason TEXT]", ZH_CTL_WRITES,
    .act = act_decide, .summary = N_ ("Decides a claim by correspondence, with the result where the game is lost") },
  { "adjudicate", "FILE assess SIDE CLAIM" PLACE " [--sent DATE] [--text TEXT] [--enclosed MOVE]", ZH_CTL_WRITES, .act = act_assess },
  { "adjudicate", "FILE decide RESULT --day DATE" PLACE " [--by NAME] [--reason TEXT]", ZH_CTL_WRITES, .act = act_adjudicate },
  { "adjudicate", "FILE appeal SIDE --received DATE" PLACE " [--text TEXT]", ZH_CTL_WRITES, .act = act_appeal },
  { "adjudicate", "FILE [list]" PLACE " [--json]", ZH_CTL_READS, run_adjudications,
    .summary = N_ ("Keeps what both sides claim of an unfinished game by correspondence, and decides it") },
  { NULL },
};
