#include "config.h"

#include "journal-games.h"

static int
get_number (JsonObject *args,
            const char *key)
{
  return (int) CLAMP (zh_json_get_int (args, key), G_MININT, G_MAXINT);
}

static const char *
get_entry_name (JsonObject *args,
                const char *key)
{
  JsonNode *node = json_object_get_member (args, key);

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? zh_json_get_string (json_node_get_object (node), "name") : "";
}

/* "Round 3, board 5, Гнатів – Дячук". */
static char *
format_board (JsonObject       *args,
              const ZhLanguage *language)
{
  int game = get_number (args, "game");

  if (game > 0)
    /* Translators: round, board, game at that board, White, Black. */
    return g_strdup_printf (zh_tr (language, "Round %1$d, board %2$d, game %3$d, %4$s – %5$s"), get_number (args, "round"),
                            get_number (args, "board"), game, get_entry_name (args, "first"), get_entry_name (args, "second"));
  /* Translators: round, board, White, Black. */
  return g_strdup_printf (zh_tr (language, "Round %1$d, board %2$d, %3$s – %4$s"), get_number (args, "round"),
                          get_number (args, "board"), get_entry_name (args, "first"), get_entry_name (args, "second"));
}

char *
zh_journal_format_keep_game (JsonObject       *args,
                             const ZhLanguage *language)
{
  int              n = get_number (args, "half-moves");
  g_autofree char *board = format_board (args, language);

  return g_strdup_printf (zh_trn (language, "%1$s: moves kept, %2$d half-move", "%1$s: moves kept, %2$d half-moves", (gulong) MAX (n, 0)), board, n);
}

char *
zh_journal_format_drop_game (JsonObject       *args,
                             const ZhLanguage *language)
{
  g_autofree char *board = format_board (args, language);

  return g_strdup_printf (zh_tr (language, "%s: moves removed from the file"), board);
}

char *
zh_journal_format_adjourn_game (JsonObject       *args,
                                const ZhLanguage *language)
{
  g_autofree char *board = format_board (args, language);
  int              number = get_number (args, "move-number");

  /* Translators: which game, number of the move. */
  return g_strdup_printf (get_number (args, "sealed-by") == 1 ? zh_tr (language, "%1$s: adjourned, Black sealed move %2$d")
                                                              : zh_tr (language, "%1$s: adjourned, White sealed move %2$d"),
                          board, number);
}

char *
zh_journal_format_resume_game (JsonObject       *args,
                               const ZhLanguage *language)
{
  g_autofree char *board = format_board (args, language);

  /* Translators: which game, number of the sealed move, the move. */
  return g_strdup_printf (zh_tr (language, "%1$s: resumed, the envelope held move %2$d, %3$s"), board, get_number (args, "move-number"),
                          zh_json_get_string (args, "sealed-move"));
}
