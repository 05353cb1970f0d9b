#include "config.h"

#include "journal-acts.h"

#include <glib/gi18n.h>

#include "adjudication.h"
#include "claim-evidence.h"
#include "canonical-json.h"
#include "columns.h"
#include "commands.h"
#include "journal-values.h"
#include "letter-words.h"
#include "words.h"

/* "Round 3, board 5, Гнатів – Дячук". */
static char *
format_board (JsonObject       *args,
              const ZhLanguage *language)
{
  int game = zh_journal_get_number (args, "game");

  if (game > 0)
    /* Translators: round, board, game at that board, White, Black. */
    return g_strdup_printf (zh_tr (language, "Round %1$d, board %2$d, game %3$d, %4$s – %5$s"), zh_journal_get_number (args, "round"),
                            zh_journal_get_number (args, "board"), game, zh_journal_get_entry_name (args, "first"), zh_journal_get_entry_name (args, "second"));
  /* Translators: round, board, White, Black. */
  return g_strdup_printf (zh_tr (language, "Round %1$d, board %2$d, %3$s – %4$s"), zh_journal_get_number (args, "round"),
                          zh_journal_get_number (args, "board"), zh_journal_get_entry_name (args, "first"), zh_journal_get_entry_name (args, "second"));
}

static char *
format_keep_game (JsonObject       *args,
                  const ZhLanguage *language)
{
  int              n = zh_journal_get_number (args, "half-moves");
  g_autofree char *board = format_board (args, language);

  return g_strdup_printf (zh_trn (language, "%1$s: moves kept, %2$d half-move", "%1$s: moves kept, %2$d half-moves", (gulong) MAX (n, 0)), board, n);
}

static char *
format_keep_games (JsonObject       *args,
                   const ZhLanguage *language)
{
  int         n = zh_journal_get_number (args, "count");
  const char *taken = zh_json_get_string (args, "taken");

  /* Translators: number of the round, number of games. */
  g_autofree char *kept = g_strdup_printf (zh_trn (language, "Round %1$d: moves of %2$d game kept", "Round %1$d: moves of %2$d games kept", (gulong) MAX (n, 0)),
                                           zh_journal_get_number (args, "round"), n);

  if (*taken == '\0')
    return g_steal_pointer (&kept);
  /* Translators: the act of the line before; boards with their results. */
  return g_strdup_printf (zh_tr (language, "%1$s; results taken: %2$s"), kept, taken);
}

static char *
format_drop_game (JsonObject       *args,
                  const ZhLanguage *language)
{
  g_autofree char *board = format_board (args, language);

  return g_strdup_printf (zh_tr (language, "%s: moves removed from the file"), board);
}

static char *
format_adjourn_game (JsonObject       *args,
                     const ZhLanguage *language)
{
  g_autofree char *board = format_board (args, language);
  int              number = zh_journal_get_number (args, "move-number");

  /* Translators: which game, number of the move. */
  return g_strdup_printf (zh_journal_get_number (args, "sealed-by") == 1 ? zh_tr (language, "%1$s: adjourned, Black sealed move %2$d")
                                                                         : zh_tr (language, "%1$s: adjourned, White sealed move %2$d"),
                          board, number);
}

static char *
format_resume_game (JsonObject       *args,
                    const ZhLanguage *language)
{
  g_autofree char *board = format_board (args, language);

  /* Translators: which game, number of the sealed move, the move. */
  return g_strdup_printf (zh_tr (language, "%1$s: resumed, the envelope held move %2$d, %3$s"), board, zh_journal_get_number (args, "move-number"),
                          zh_json_get_string (args, "sealed-move"));
}

/* "Letter with a move, White, 3": what the table of letters calls "move w 3". */
static char *
format_letter_words (JsonObject       *args,
                     const ZhLanguage *language)
{
  const char       *event = zh_json_get_string (args, "event");
  const char       *side = zh_json_get_string (args, "side");
  const char       *number = zh_json_get_string (args, "no");
  GString          *text = g_string_new (NULL);
  ZhLetterEventKind kind;

  g_string_append (text, zh_letter_event_kind_from_string (event, &kind) ? zh_letter_event_kind_get_label (kind, language) : event);
  if (*side != '\0')
    g_string_append_printf (text, ", %s", zh_column_get_title (*side == 'w' ? ZH_COL_WHITE : ZH_COL_BLACK, language));
  if (*number != '\0')
    g_string_append_printf (text, ", %s", number);
  return g_string_free (text, FALSE);
}

static char *
format_keep_letter (JsonObject       *args,
                    const ZhLanguage *language)
{
  g_autofree char *board = format_board (args, language);
  g_autofree char *words = format_letter_words (args, language);

  /* Translators: which game, number of the letter, what it is: "Letter with a move, White, 3". */
  return g_strdup_printf (zh_tr (language, "%1$s: letter %2$d kept: %3$s"), board, zh_journal_get_number (args, "number"), words);
}

static char *
format_drop_letter (JsonObject       *args,
                    const ZhLanguage *language)
{
  g_autofree char *board = format_board (args, language);
  g_autofree char *words = format_letter_words (args, language);

  /* Translators: which game, number of the letter, what it is: "Letter with a move, White, 3". */
  return g_strdup_printf (zh_tr (language, "%1$s: letter %2$d removed: %3$s"), board, zh_journal_get_number (args, "number"), words);
}

static char *
format_insert_letter (JsonObject       *args,
                      const ZhLanguage *language)
{
  g_autofree char *board = format_board (args, language);
  g_autofree char *words = format_letter_words (args, language);

  /* Translators: which game, number of the letter, what it is: "Letter with a move, White, 3". */
  return g_strdup_printf (zh_tr (language, "%1$s: letter %2$d put in: %3$s"), board, zh_journal_get_number (args, "number"), words);
}

static char *
format_object_to_claim (JsonObject       *args,
                        const ZhLanguage *language)
{
  g_autofree char *board = format_board (args, language);
  g_autofree char *day = zh_journal_day_format (zh_json_get_string (args, "objected"), language);

  if (*day == '\0')
    /* Translators: which game, number of the letter with the claim. */
    return g_strdup_printf (zh_tr (language, "%1$s: objection to claim %2$d taken back"), board, zh_journal_get_number (args, "number"));
  /* Translators: which game, number of the letter with the claim, a day. */
  return g_strdup_printf (zh_tr (language, "%1$s: objection to claim %2$d of %3$s"), board, zh_journal_get_number (args, "number"), day);
}

static char *
format_decide_claim (JsonObject       *args,
                     const ZhLanguage *language)
{
  g_autofree char *board = format_board (args, language);
  int              verdict = ZH_VERDICT_OPEN;
  gboolean         is_lost = zh_journal_get_number (args, "game-lost") == 1;

  zh_words_find (zh_claim_verdict_words, zh_json_get_string (args, "verdict"), &verdict);
  /* Translators: which game, number of the letter with the claim, the decision. */
  return g_strdup_printf (is_lost ? zh_tr (language, "%1$s: claim %2$d decided: %3$s; the game is lost") : zh_tr (language, "%1$s: claim %2$d decided: %3$s"),
                          board, zh_journal_get_number (args, "number"), zh_claim_verdict_get_label ((ZhClaimVerdict) verdict, language));
}

static char *
format_assess_game (JsonObject       *args,
                    const ZhLanguage *language)
{
  g_autofree char *board = format_board (args, language);
  gboolean         is_black = g_str_equal (zh_json_get_string (args, "side"), "b");
  int              claim = ZH_ASSESSMENT_DRAW;

  zh_words_find (zh_assessment_words, zh_json_get_string (args, "kind"), &claim);
  /* Translators: which game, what the side claims in an adjudication. */
  return g_strdup_printf (is_black ? zh_tr (language, "%1$s: Black claims for the adjudication: %2$s") : zh_tr (language, "%1$s: White claims for the adjudication: %2$s"),
                          board, zh_assessment_get_label ((ZhAssessment) claim, language));
}

static char *
format_adjudicate_game (JsonObject       *args,
                        const ZhLanguage *language)
{
  g_autofree char *board = format_board (args, language);
  const char      *by = zh_json_get_string (args, "by");

  if (*by == '\0')
    /* Translators: which game. */
    return g_strdup_printf (zh_tr (language, "%s: finished by the same claims of both players"), board);
  /* Translators: which game, the adjudicator. */
  return g_strdup_printf (zh_tr (language, "%1$s: adjudicated by %2$s"), board, by);
}

static char *
format_appeal_adjudication (JsonObject       *args,
                            const ZhLanguage *language)
{
  g_autofree char *board = format_board (args, language);
  gboolean         is_black = g_str_equal (zh_json_get_string (args, "side"), "b");

  /* Translators: which game. */
  return g_strdup_printf (is_black ? zh_tr (language, "%s: Black appeals against the adjudication") : zh_tr (language, "%s: White appeals against the adjudication"),
                          board);
}

static char *
format_take_record (JsonObject       *args,
                    const ZhLanguage *language)
{
  g_autofree char *board = format_board (args, language);
  gboolean         is_black = g_str_equal (zh_json_get_string (args, "side"), "b");

  if (zh_journal_get_number (args, "game-lost") == 1)
    /* Translators: which game. */
    return g_strdup_printf (is_black ? zh_tr (language, "%s: record of the game from Black; the game counts as won") : zh_tr (language, "%s: record of the game from White; the game counts as won"),
                            board);
  /* Translators: which game. */
  return g_strdup_printf (is_black ? zh_tr (language, "%s: record of the game from Black") : zh_tr (language, "%s: record of the game from White"), board);
}

static char *
format_add_leave (JsonObject       *args,
                  const ZhLanguage *language)
{
  g_autofree char *from = zh_journal_day_format (zh_json_get_string (args, "from"), language);
  g_autofree char *to = zh_journal_day_format (zh_json_get_string (args, "to"), language);
  int              n = zh_journal_get_number (args, "games");

  /* Translators: the player, two days, number of games. */
  return g_strdup_printf (zh_trn (language, "Leave of %1$s from %2$s to %3$s, in %4$d game", "Leave of %1$s from %2$s to %3$s, in %4$d games", (gulong) MAX (n, 0)),
                          zh_journal_get_entry_name (args, "entry"), from, to, n);
}

static char *
format_keep_address (JsonObject       *args,
                     const ZhLanguage *language)
{
  g_autofree char *day = zh_journal_day_format (zh_json_get_string (args, "from"), language);

  /* Translators: name of a player, a day. */
  return g_strdup_printf (zh_tr (language, "Address of %1$s from %2$s on"), zh_journal_get_entry_name (args, "entry"), day);
}

static char *
format_drop_address (JsonObject       *args,
                     const ZhLanguage *language)
{
  g_autofree char *day = zh_journal_day_format (zh_json_get_string (args, "from"), language);

  /* Translators: name of a player, a day. */
  return g_strdup_printf (zh_tr (language, "Address of %1$s from %2$s on removed"), zh_journal_get_entry_name (args, "entry"), day);
}

const ZhJournalAct zh_journal_game_acts[] = {
  { ZH_COMMAND_KEEP_GAME, NC_ ("act", "Moves of a game kept"), format_keep_game },
  { ZH_COMMAND_KEEP_GAMES, NC_ ("act", "Moves of a round kept"), format_keep_games },
  { ZH_COMMAND_DROP_GAME, NC_ ("act", "Moves of a game removed"), format_drop_game },
  { ZH_COMMAND_KEEP_LETTER, NC_ ("act", "Letter of a game kept"), format_keep_letter },
  { ZH_COMMAND_INSERT_LETTER, NC_ ("act", "Letter of a game put in"), format_insert_letter },
  { ZH_COMMAND_KEEP_ADDRESS, NC_ ("act", "Address of a player"), format_keep_address },
  { ZH_COMMAND_DROP_ADDRESS, NC_ ("act", "Address of a player removed"), format_drop_address },
  { ZH_COMMAND_DROP_LETTER, NC_ ("act", "Letter of a game removed"), format_drop_letter },
  { ZH_COMMAND_ASSESS_GAME, NC_ ("act", "Claim for an adjudication"), format_assess_game },
  { ZH_COMMAND_ADJUDICATE_GAME, NC_ ("act", "Game adjudicated"), format_adjudicate_game, zh_journal_format_results },
  { ZH_COMMAND_APPEAL_ADJUDICATION, NC_ ("act", "Appeal against an adjudication"), format_appeal_adjudication },
  { ZH_COMMAND_TAKE_RECORD, NC_ ("act", "Record of a game by correspondence"), format_take_record, zh_journal_format_results },
  { ZH_COMMAND_OBJECT_TO_CLAIM, NC_ ("act", "Objection to a claim"), format_object_to_claim },
  { ZH_COMMAND_DECIDE_CLAIM, NC_ ("act", "Claim decided"), format_decide_claim, zh_journal_format_results },
  { ZH_COMMAND_ADD_LEAVE, NC_ ("act", "Leave taken"), format_add_leave },
  { ZH_COMMAND_ADJOURN_GAME, NC_ ("act", "Game adjourned"), format_adjourn_game, zh_journal_format_results },
  { ZH_COMMAND_RESUME_GAME, NC_ ("act", "Game resumed"), format_resume_game, zh_journal_format_results },
  { NULL }
};
