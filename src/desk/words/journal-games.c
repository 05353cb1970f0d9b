#include "config.h"

#include "journal-acts.h"

#include <glib/gi18n.h>

#include "commands.h"

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
  int n = zh_journal_get_number (args, "count");

  /* Translators: number of the round, number of games. */
  return g_strdup_printf (zh_trn (language, "Round %1$d: moves of %2$d game kept", "Round %1$d: moves of %2$d games kept", (gulong) MAX (n, 0)),
                          zh_journal_get_number (args, "round"), n);
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

/* "move w 3": the words of the table of letters, which are the same in every language. */
static char *
format_letter_words (JsonObject *args)
{
  const char *number = zh_json_get_string (args, "no");

  return g_strdup_printf ("%s %s%s%s", zh_json_get_string (args, "event"), zh_json_get_string (args, "side"), number[0] != '\0' ? " " : "", number);
}

static char *
format_keep_letter (JsonObject       *args,
                    const ZhLanguage *language)
{
  g_autofree char *board = format_board (args, language);
  g_autofree char *words = format_letter_words (args);

  /* Translators: which game, number of the letter, its words as files have them. */
  return g_strdup_printf (zh_tr (language, "%1$s: letter %2$d kept: %3$s"), board, zh_journal_get_number (args, "number"), words);
}

static char *
format_drop_letter (JsonObject       *args,
                    const ZhLanguage *language)
{
  g_autofree char *board = format_board (args, language);
  g_autofree char *words = format_letter_words (args);

  /* Translators: which game, number of the letter, its words as files have them. */
  return g_strdup_printf (zh_tr (language, "%1$s: letter %2$d removed: %3$s"), board, zh_journal_get_number (args, "number"), words);
}

static char *
format_add_leave (JsonObject       *args,
                  const ZhLanguage *language)
{
  int n = zh_journal_get_number (args, "games");

  /* Translators: the player, two days, number of games. */
  return g_strdup_printf (zh_trn (language, "Leave of %1$s from %2$s to %3$s, in %4$d game", "Leave of %1$s from %2$s to %3$s, in %4$d games", (gulong) MAX (n, 0)),
                          zh_journal_get_entry_name (args, "entry"), zh_json_get_string (args, "from"), zh_json_get_string (args, "to"), n);
}

const ZhJournalAct zh_journal_game_acts[] = {
  { ZH_COMMAND_KEEP_GAME, NC_ ("act", "Moves of a game kept"), format_keep_game },
  { ZH_COMMAND_KEEP_GAMES, NC_ ("act", "Moves of a round kept"), format_keep_games },
  { ZH_COMMAND_DROP_GAME, NC_ ("act", "Moves of a game removed"), format_drop_game },
  { ZH_COMMAND_KEEP_LETTER, NC_ ("act", "Letter of a game kept"), format_keep_letter },
  { ZH_COMMAND_DROP_LETTER, NC_ ("act", "Letter of a game removed"), format_drop_letter },
  { ZH_COMMAND_ADD_LEAVE, NC_ ("act", "Leave taken"), format_add_leave },
  { ZH_COMMAND_ADJOURN_GAME, NC_ ("act", "Game adjourned"), format_adjourn_game, zh_journal_format_results },
  { ZH_COMMAND_RESUME_GAME, NC_ ("act", "Game resumed"), format_resume_game, zh_journal_format_results },
  { NULL }
};
