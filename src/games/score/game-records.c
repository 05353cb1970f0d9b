#include "config.h"

#include "game-records.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "text-lines.h"

typedef struct
{
  const char   *text;
  const char   *at;
  int           line;
  gboolean      line_start;
  GPtrArray    *games;
  ZhGameRecord *game;
  gboolean      in_moves; /* movetext of the present game has begun */
} Reader;

static const char *const results[] = { "1-0", "0-1", "1/2-1/2", "½-½", "*", "2-0", "0-2", "1-1" };

static ZhGameRecord *
game_record_new (int line)
{
  ZhGameRecord *self = g_new0 (ZhGameRecord, 1);

  self->line = line;
  self->tags = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->moves = g_ptr_array_new_with_free_func (g_free);
  self->move_lines = g_array_new (FALSE, FALSE, sizeof (int));
  self->move_offsets = g_array_new (FALSE, FALSE, sizeof (gsize));
  self->clocks = g_array_new (FALSE, FALSE, sizeof (int));
  self->result = g_strdup ("");
  return self;
}

void
zh_game_record_free (ZhGameRecord *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->tags);
  g_ptr_array_unref (self->moves);
  g_array_unref (self->move_lines);
  g_array_unref (self->move_offsets);
  g_array_unref (self->clocks);
  g_free (self->result);
  g_free (self);
}

const char *
zh_game_record_get_tag (const ZhGameRecord *self,
                        const char         *name)
{
  return g_hash_table_lookup (self->tags, name);
}

static void
advance (Reader *reader)
{
  char c = *reader->at++;

  /* CRLF counts once, a lone CR too. */
  if (c == '\n' || (c == '\r' && *reader->at != '\n'))
    {
      reader->line++;
      reader->line_start = TRUE;
    }
  else if (c != '\r')
    {
      reader->line_start = FALSE;
    }
}

static ZhGameRecord *
get_game (Reader *reader)
{
  if (reader->game == NULL)
    {
      reader->game = game_record_new (reader->line);
      reader->in_moves = FALSE;
      g_ptr_array_add (reader->games, reader->game);
    }
  return reader->game;
}

static gboolean
set_unclosed (int         line,
              const char *closing,
              GError    **error)
{
  return zh_fail (error, ZH_ERROR_INPUT,
                  _ ("Line %d: what begins here never ends; a closing %s is missing"), line, closing);
}

static gboolean
read_tag (Reader  *reader,
          GError **error)
{
  int line = reader->line;
  g_autoptr (GString) name = g_string_new (NULL);
  g_autoptr (GString) value = g_string_new (NULL);

  if (reader->in_moves)
    reader->game = NULL;
  get_game (reader);

  for (advance (reader); g_ascii_isspace (*reader->at);)
    advance (reader);
  for (; g_ascii_isalnum (*reader->at) || *reader->at == '_'; advance (reader))
    g_string_append_c (name, *reader->at);
  while (*reader->at != '"' && *reader->at != ']' && *reader->at != '\0')
    advance (reader);

  if (*reader->at == '"')
    {
      for (advance (reader); *reader->at != '"' && *reader->at != '\0'; advance (reader))
        {
          if (*reader->at == '\\' && (reader->at[1] == '"' || reader->at[1] == '\\'))
            advance (reader);
          g_string_append_c (value, *reader->at);
        }
      if (*reader->at == '\0')
        return set_unclosed (line, "\"", error);
      advance (reader);
    }

  while (*reader->at != ']' && *reader->at != '\0')
    advance (reader);
  if (*reader->at == '\0')
    return set_unclosed (line, "]", error);
  advance (reader);

  g_hash_table_replace (get_game (reader)->tags, g_strdup (name->str), g_strdup (value->str));
  return TRUE;
}

static gboolean
skip_comment (Reader  *reader,
              GError **error)
{
  int line = reader->line;

  while (*reader->at != '}' && *reader->at != '\0')
    advance (reader);
  if (*reader->at == '\0')
    return set_unclosed (line, "}", error);
  advance (reader);
  return TRUE;
}

/* "h:mm:ss" or "mm:ss"; tenths behind it are let go. */
static int
parse_seconds (char *text)
{
  int seconds = 0;
  g_auto (GStrv) parts = NULL;

  text[strcspn (text, ".]")] = '\0';
  parts = g_strsplit (g_strstrip (text), ":", 4);
  if (g_strv_length (parts) < 2 || g_strv_length (parts) > 3)
    return ZH_GAME_NO_CLOCK;
  for (char **part = parts; *part != NULL; part++)
    {
      gint64 value;

      if (!zh_text_parse_int (*part, 0, 999, &value))
        return ZH_GAME_NO_CLOCK;
      seconds = seconds * 60 + (int) value;
    }
  return seconds;
}

/* A comment of the main line; it may hold the clock after the last move. */
static gboolean
read_comment (Reader  *reader,
              GError **error)
{
  static const char clock_sign[] = "[%clk";
  const char       *start = reader->at;
  g_autofree char  *comment = NULL;
  char             *clock_text;

  if (!skip_comment (reader, error))
    return FALSE;
  if (reader->game == NULL || reader->game->clocks->len == 0)
    return TRUE;
  comment = g_strndup (start, (gsize) (reader->at - start));
  clock_text = strstr (comment, clock_sign);
  if (clock_text != NULL)
    g_array_index (reader->game->clocks, int, reader->game->clocks->len - 1) = parse_seconds (clock_text + strlen (clock_sign));
  return TRUE;
}

static gboolean
skip_variation (Reader  *reader,
                GError **error)
{
  int line = reader->line;
  int depth = 0;

  do
    {
      if (*reader->at == '\0')
        return set_unclosed (line, ")", error);
      if (*reader->at == '{')
        {
          if (!skip_comment (reader, error))
            return FALSE;
          continue;
        }
      depth += *reader->at == '(' ? 1 : *reader->at == ')' ? -1
                                                           : 0;
      advance (reader);
    }
  while (depth > 0);
  return TRUE;
}

static void
skip_line (Reader *reader)
{
  while (*reader->at != '\0' && *reader->at != '\n' && *reader->at != '\r')
    advance (reader);
}

/* "12." and "12..." before a move, also when they stick to it: "12.e4". */
static char *
cut_move_number (char *token)
{
  gsize digits = strspn (token, "0123456789");

  if (digits > 0 && token[digits] == '.')
    return token + digits + strspn (token + digits, ".");
  return token;
}

/* "0-0" ends a game of draughts that both lose; in chess it is castling. */
static gboolean
is_result (const ZhGameRecord *game,
           const char         *token)
{
  for (gsize i = 0; i < G_N_ELEMENTS (results); i++)
    if (strcmp (token, results[i]) == 0)
      return TRUE;
  return strcmp (token, "0-0") == 0 && g_hash_table_contains (game->tags, "GameType");
}

static void
read_token (Reader *reader)
{
  const char      *start = reader->at;
  const int        no_clock = ZH_GAME_NO_CLOCK;
  int              line = reader->line;
  gsize            offset;
  g_autofree char *token = NULL;
  char            *move;
  ZhGameRecord    *game = get_game (reader);

  while (*reader->at != '\0' && !g_ascii_isspace (*reader->at) && strchr ("{};[]", *reader->at) == NULL && !(*reader->at == '(' && reader->at[1] != '='))
    advance (reader);
  if (reader->at == start)
    {
      advance (reader);
      return;
    }

  token = g_strndup (start, (gsize) (reader->at - start));
  reader->in_moves = TRUE;
  if (is_result (game, token))
    {
      g_free (game->result);
      game->result = g_steal_pointer (&token);
      reader->game = NULL;
      return;
    }

  move = cut_move_number (token);
  /* A bare number, dots, glyphs ($3) and marks alone are no moves. */
  if (*move == '\0' || *move == '$' || strspn (move, "!?.") == strlen (move) || (strspn (move, "0123456789") == strlen (move) && strlen (move) < 4))
    return;
  g_ptr_array_add (game->moves, g_strdup (move));
  g_array_append_val (game->move_lines, line);
  offset = (gsize) (start - reader->text) + (gsize) (move - token);
  g_array_append_val (game->move_offsets, offset);
  g_array_append_val (game->clocks, no_clock);
}

static gboolean
read_one (Reader  *reader,
          GError **error)
{
  switch (*reader->at)
    {
    case '[':
      return read_tag (reader, error);
    case '{':
      return read_comment (reader, error);
    case '(':
      return skip_variation (reader, error);
    case ';':
      skip_line (reader);
      return TRUE;
    case '%':
      if (reader->line_start)
        {
          skip_line (reader);
          return TRUE;
        }
      break;
    default:
      break;
    }

  if (g_ascii_isspace (*reader->at))
    advance (reader);
  else
    read_token (reader);
  return TRUE;
}

GPtrArray *
zh_game_records_parse (const char *text,
                       GError    **error)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_game_record_free);
  Reader reader = { text, text, 1, TRUE, games, NULL, FALSE };

  while (*reader.at != '\0')
    if (!read_one (&reader, error))
      return NULL;
  return g_steal_pointer (&games);
}
