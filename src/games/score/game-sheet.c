#include "config.h"

#include "game-sheet.h"

#include <string.h>

static ZhGameSheet *
sheet_new (ZhGameLine *played)
{
  ZhGameSheet *self = g_new0 (ZhGameSheet, 1);

  self->played = played;
  self->moves = g_array_new (FALSE, FALSE, sizeof (ZhSheetMove));
  self->result = g_strdup ("");
  return self;
}

void
zh_game_sheet_free (ZhGameSheet *self)
{
  if (self == NULL)
    return;
  zh_game_line_free (self->played);
  g_array_unref (self->moves);
  g_free (self->reason);
  g_free (self->result);
  g_free (self);
}

static ZhGameLine *
copy_start (const ZhGameLine *start)
{
  return start->chess != NULL ? zh_game_line_new_chess (start->kind, zh_game_line_get_chess (start, 0))
                              : zh_game_line_new_draughts (start->kind, zh_game_line_get_draughts (start, 0));
}

static ZhPieceLetters
guess_letters (const ZhGameRecord *record)
{
  ZhPieceLetters letters = ZH_LETTERS_ENGLISH;

  for (guint i = 0; i < record->moves->len && letters == ZH_LETTERS_ENGLISH; i++)
    letters = zh_piece_letters_guess (g_ptr_array_index (record->moves, i));
  return letters;
}

static void
set_fault (ZhGameSheet  *self,
           const GError *error,
           guint         ply,
           gsize         offset,
           gsize         length)
{
  self->reason = g_strdup (error->message);
  self->fault_ply = ply;
  self->fault_offset = offset;
  self->fault_length = length;
}

static void
play_record (ZhGameSheet        *self,
             const ZhGameRecord *record)
{
  ZhPieceLetters letters = guess_letters (record);

  for (guint i = 0; i < record->moves->len; i++)
    {
      const char *text = g_ptr_array_index (record->moves, i);
      ZhSheetMove move = { g_array_index (record->move_offsets, gsize, i), strlen (text), g_array_index (record->move_lines, int, i), FALSE,
                           g_array_index (record->clocks, int, i) };
      g_autoptr (GError) error = NULL;

      if (!zh_game_line_play_text (self->played, text, letters, &move.lookalike, &error))
        {
          set_fault (self, error, i + 1, move.offset, move.length);
          return;
        }
      g_array_append_val (self->moves, move);
    }
}

/* A start of its own takes the place of the board's. */
static gboolean
take_start (ZhGameSheet        *self,
            const ZhGameRecord *record,
            GError            **error)
{
  const char *fen = zh_game_record_get_tag (record, "FEN");
  ZhGameLine *line;

  if (fen == NULL)
    return TRUE;
  line = zh_game_line_new (self->played->kind, fen, error);
  if (line == NULL)
    return FALSE;
  zh_game_line_free (self->played);
  self->played = line;
  return TRUE;
}

ZhGameSheet *
zh_game_sheet_new (const ZhGameLine *start,
                   const char       *text,
                   guint             game)
{
  ZhGameSheet        *self = sheet_new (copy_start (start));
  const ZhGameRecord *record;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) records = zh_game_records_parse (text, &error);

  if (records == NULL)
    {
      set_fault (self, error, 0, 0, 0);
      return self;
    }
  self->n_games = records->len;
  if (records->len == 0)
    return self;
  record = g_ptr_array_index (records, MIN (game, records->len - 1));
  g_free (self->result);
  self->result = g_strdup (record->result);
  if (take_start (self, record, &error))
    play_record (self, record);
  else
    set_fault (self, error, 0, 0, 0);
  return self;
}

guint
zh_game_sheet_get_n_lookalikes (const ZhGameSheet *self)
{
  guint n = 0;

  for (guint i = 0; i < self->moves->len; i++)
    n += g_array_index (self->moves, ZhSheetMove, i).lookalike ? 1 : 0;
  return n;
}

ZhGameKind
zh_game_record_get_kind (const ZhGameRecord *record,
                         ZhGameKind          fallback)
{
  static const struct
  {
    const char *game_type;
    ZhGameKind  kind;
  } types[] = { { "20", ZH_GAME_INTERNATIONAL }, { "21", ZH_GAME_CHECKERS }, { "25", ZH_GAME_RUSSIAN }, { "26", ZH_GAME_BRAZILIAN } };
  const char *type = zh_game_record_get_tag (record, "GameType");
  const char *variant = zh_game_record_get_tag (record, "Variant");

  for (gsize i = 0; type != NULL && i < G_N_ELEMENTS (types); i++)
    if (g_str_has_prefix (type, types[i].game_type))
      return types[i].kind;
  if (variant != NULL && (g_ascii_strcasecmp (variant, "chess960") == 0 || g_ascii_strcasecmp (variant, "fischerandom") == 0))
    return ZH_GAME_CHESS960;
  return fallback;
}
