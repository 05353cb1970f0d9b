/* Positions, lists of men, game records and moves of all games, from any text. */
#include "config.h"

#include "fuzz-target.h"

#include <string.h>

#include "chess-notation.h"
#include "draughts-notation.h"
#include "game-score.h"
#include "game-sheet.h"
#include "position-text.h"

static void
try_chess (const char         *text,
           const ZhGameRecord *record)
{
  ZhChessPosition position;

  if (!zh_chess_position_parse (&position, text, NULL))
    zh_chess_position_init (&position);
  for (guint i = 0; record != NULL && i < record->moves->len; i++)
    {
      ZhChessMove     move;
      ZhChessPosition next;

      if (!zh_chess_move_parse (&position, g_ptr_array_index (record->moves, i), ZH_LETTERS_UKRAINIAN, &move, NULL, NULL))
        return;
      zh_chess_position_play (&position, move, &next);
      position = next;
    }
}

static void
try_draughts (const char         *text,
              const ZhGameRecord *record,
              ZhDraughtsVariant   variant)
{
  ZhDraughtsPosition position;

  if (!zh_draughts_position_parse (&position, variant, text, NULL))
    zh_draughts_position_init (&position, variant);
  for (guint i = 0; record != NULL && i < record->moves->len; i++)
    {
      ZhDraughtsMove move;

      if (!zh_draughts_move_parse (&position, g_ptr_array_index (record->moves, i), &move, NULL))
        return;
      position = zh_draughts_position_play (&position, &move);
    }
}

/* What was understood as a position can be written and played on. */
static void
try_line (const char *text,
          ZhGameKind  kind)
{
  g_autoptr (ZhGameLine) position = zh_position_text_parse (kind, text, FALSE, NULL, NULL);
  g_autoptr (ZhGameLine) initial = zh_game_line_new (kind, NULL, NULL);
  g_autoptr (ZhGameSheet) sheet = zh_game_sheet_new (initial, text, 0);
  g_autofree char *fen = position != NULL ? zh_game_line_format_position (position, 0) : NULL;
  g_autofree char *moves = zh_game_line_format_moves (sheet->played, 0, zh_game_line_get_n_plies (sheet->played), ZH_LETTERS_ENGLISH);

  g_assert_cmpuint (sheet->fault_offset + sheet->fault_length, <=, strlen (text));
}

/* What is kept of a game is read back as the same game. */
static void
try_score (const char *text,
           const char *variant)
{
  g_autoptr (ZhGameScore) score = zh_game_score_parse (variant, NULL, text, NULL);
  g_autoptr (ZhGameScore) again = NULL;
  g_autofree char *moves = NULL;
  g_autofree char *moves_again = NULL;

  if (score == NULL || score->moves->len == 0)
    return;
  moves = zh_game_score_format_moves (score);
  again = zh_game_score_parse (variant, score->start, moves, NULL);
  g_assert (again != NULL);
  moves_again = zh_game_score_format_moves (again);
  g_assert (g_str_equal (moves, moves_again));
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  static const char *const variants[] = { "chess", "chess960", "russian", "brazilian", "checkers", "international" };
  g_autofree char         *text = g_strndup ((const char *) data, size);
  g_autoptr (GPtrArray) records = zh_game_records_parse (text, NULL);
  const ZhGameRecord *record = records != NULL && records->len > 0 ? g_ptr_array_index (records, 0) : NULL;

  try_chess (text, record);
  for (gsize i = 0; i < G_N_ELEMENTS (variants); i++)
    try_score (text, variants[i]);
  for (ZhDraughtsVariant variant = ZH_DRAUGHTS_RUSSIAN; variant <= ZH_DRAUGHTS_INTERNATIONAL; variant++)
    try_draughts (text, record, variant);
  for (ZhGameKind kind = ZH_GAME_CHESS; kind < ZH_N_GAME_KINDS; kind++)
    try_line (text, kind);
  return 0;
}
