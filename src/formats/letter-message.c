#include "config.h"

#include "letter-message.h"

#include <glib/gi18n.h>
#include <string.h>

#include "dates.h"
#include "errors.h"
#include "text-lines.h"

/* The fields of both forms. */
typedef enum
{
  FIELD_EVENT,
  FIELD_START,
  FIELD_WHITE,
  FIELD_BLACK,
  FIELD_MOVES,
  FIELD_PARTNER_SENT,
  FIELD_RECEIVED,
  FIELD_SENT,
  FIELD_TIME_WHITE,
  FIELD_TIME_BLACK,
  N_FIELDS,
} Field;

/* How a line begins, in small letters and without ё; the longer words stand first. Words of files, not of the screen. */
static const struct
{
  const char *label;
  Field       field;
} labels[] = {
  { "турнир", FIELD_EVENT },
  { "турнір", FIELD_EVENT },
  { "tournament", FIELD_EVENT },
  { "дата старта", FIELD_START },
  { "дата початку", FIELD_START },
  { "date of the start", FIELD_START },
  { "время белых", FIELD_TIME_WHITE },
  { "час білих", FIELD_TIME_WHITE },
  { "time of white", FIELD_TIME_WHITE },
  { "время черных", FIELD_TIME_BLACK },
  { "час чорних", FIELD_TIME_BLACK },
  { "time of black", FIELD_TIME_BLACK },
  { "белые", FIELD_WHITE },
  { "білі", FIELD_WHITE },
  { "white", FIELD_WHITE },
  { "черные", FIELD_BLACK },
  { "чорні", FIELD_BLACK },
  { "black", FIELD_BLACK },
  { "текст партии", FIELD_MOVES },
  { "текст партії", FIELD_MOVES },
  { "moves of the game", FIELD_MOVES },
  { "дата отправки хода партнером", FIELD_PARTNER_SENT },
  { "дата відправлення ходу партнером", FIELD_PARTNER_SENT },
  { "date the partner sent the move", FIELD_PARTNER_SENT },
  { "дата получения", FIELD_RECEIVED },
  { "дата отримання", FIELD_RECEIVED },
  { "date of receipt", FIELD_RECEIVED },
  { "предположительная дата отправления", FIELD_SENT },
  { "імовірна дата відправлення", FIELD_SENT },
  { "expected date of dispatch", FIELD_SENT },
  { "дата отправления", FIELD_SENT },
  { "дата відправлення", FIELD_SENT },
  { "date of dispatch", FIELD_SENT },
};

/* The columns of the main form. */
enum
{
  CELL_WHITE_RECEIVED,
  CELL_WHITE_SENT,
  CELL_WHITE_TIME,
  CELL_NUMBER,
  CELL_WHITE,
  CELL_BLACK,
  CELL_BLACK_RECEIVED,
  CELL_BLACK_SENT,
  CELL_BLACK_TIME,
  N_CELLS,
};

void
zh_letter_message_free (ZhLetterMessage *self)
{
  if (self == NULL)
    return;
  g_free (self->event);
  g_free (self->white);
  g_free (self->black);
  g_ptr_array_unref (self->plies);
  g_free (self->partner_sent);
  g_free (self->received);
  g_free (self->sent);
  g_free (self);
}

static ZhLetterMessage *
new_message (void)
{
  ZhLetterMessage *self = g_new0 (ZhLetterMessage, 1);

  self->event = g_strdup ("");
  self->white = g_strdup ("");
  self->black = g_strdup ("");
  self->plies = g_ptr_array_new_with_free_func (g_free);
  self->partner_sent = g_strdup ("");
  self->received = g_strdup ("");
  self->sent = g_strdup ("");
  for (int i = 0; i < 4; i++)
    self->times[i / 2][i % 2] = -1;
  return self;
}

/* "ё" is written as "е" by some: lines are compared without it. */
static char *
fold (const char *text)
{
  g_autofree char *small = g_utf8_strdown (text, -1);
  g_auto (GStrv) parts = g_strsplit (small, "ё", -1);

  return g_strjoinv ("е", parts);
}

/* Of as many letters as @label has, behind which no further letter stands. Folding keeps their number. */
static const char *
skip_label (const char *line,
            const char *folded,
            const char *label)
{
  const char *rest;

  if (!g_str_has_prefix (folded, label))
    return NULL;
  rest = g_utf8_offset_to_pointer (line, g_utf8_strlen (label, -1));
  return g_unichar_isalpha (g_utf8_get_char (rest)) ? NULL : rest;
}

static int
find_field (const char  *line,
            const char **rest)
{
  g_autofree char *folded = fold (line);

  for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      *rest = g_utf8_strlen (folded, -1) == g_utf8_strlen (line, -1) ? skip_label (line, folded, labels[i].label) : NULL;
      if (*rest != NULL)
        return labels[i].field;
    }
  return N_FIELDS;
}

/* What stands in a field, without ":" before it and the brackets of the printed form. */
static char *
dup_value (const char *rest)
{
  g_autofree char *value = g_strdup (rest + strspn (rest, ": \t<_"));
  gsize            length;

  g_strchomp (value);
  length = strlen (value);
  while (length > 0 && strchr (">_ \t", value[length - 1]) != NULL)
    value[--length] = '\0';
  return g_utf8_substring (value, 0, MIN (g_utf8_strlen (value, -1), ZH_MESSAGE_FIELD_MAX));
}

/* "12/05", "12/05/30", "12.05.2030" or "2030-05-12" as the last; "" for "", NULL for anything else. */
static char *
parse_day (const char *text,
           int         year)
{
  g_auto (GStrv) parts = NULL;
  gint64 numbers[3] = { 0, 0, year };
  GDate  date;
  ZhDate whole;
  int    n = 0;

  if (*text == '\0')
    return g_strdup ("");
  if (strchr (text, '-') != NULL)
    return zh_date_parse (text, &whole) && whole.day > 0 ? zh_date_format_iso (whole) : NULL;
  parts = g_strsplit_set (text, "/.", 4);
  for (; parts[n] != NULL && n < 3; n++)
    if (!zh_text_parse_int (parts[n], 0, 9999, &numbers[n]))
      return NULL;
  if (n < 2 || parts[n] != NULL)
    return NULL;
  if (n == 3 && numbers[2] < 100)
    numbers[2] += year / 100 * 100;
  if (!g_date_valid_dmy ((GDateDay) CLAMP (numbers[0], 0, 255), (GDateMonth) CLAMP (numbers[1], 0, 13), (GDateYear) numbers[2]))
    return NULL;
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) numbers[0], (GDateMonth) numbers[1], (GDateYear) numbers[2]);
  return g_strdup_printf ("%04d-%02d-%02d", g_date_get_year (&date), g_date_get_month (&date), g_date_get_day (&date));
}

/* The last "4/04" of the text. */
static void
parse_times (const char *text,
             int         times[2])
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t<>", -1);

  for (char **word = words; *word != NULL; word++)
    {
      g_auto (GStrv) parts = g_strsplit (*word, "/", 3);
      gint64 days;
      gint64 total;

      if (g_strv_length (parts) != 2 || !zh_text_parse_int (parts[0], 0, 9999, &days) || !zh_text_parse_int (parts[1], 0, 9999, &total))
        continue;
      times[0] = (int) days;
      times[1] = (int) total;
    }
}

/* "1.5254" and "1." lose their number. */
static const char *
skip_number (const char *word)
{
  gsize n = strspn (word, "0123456789");

  return n > 0 && word[n] == '.' ? word + n + strspn (word + n, ".") : word;
}

static gboolean
add_ply (ZhLetterMessage *self,
         const char      *word,
         int              line,
         GError         **error)
{
  if (self->plies->len >= ZH_MESSAGE_MAX_PLIES || g_utf8_strlen (word, -1) > 20)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %d of the message is no list of moves. Write them as “1. 5254 5755 2. 7163”"), line);
  g_ptr_array_add (self->plies, g_strdup (word));
  return TRUE;
}

static gboolean
read_moves (ZhLetterMessage *self,
            const char      *text,
            int              line,
            GError         **error)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t;,<>", -1);

  for (char **word = words; *word != NULL; word++)
    if (*skip_number (*word) != '\0' && !add_ply (self, skip_number (*word), line, error))
      return FALSE;
  return TRUE;
}

static gboolean
put_day (char      **field,
         const char *value,
         int         year,
         int         line,
         GError    **error)
{
  char *day = parse_day (value, year);

  if (day == NULL)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %1$d of the message: “%2$s” is no day. Write it as 12/05/30 or 2030-05-12"), line, value);
  g_free (*field);
  *field = day;
  return TRUE;
}

/* A row of the main form; the dates of the last one are those of the message. */
static gboolean
read_row (ZhLetterMessage *self,
          char *const     *cells,
          int              year,
          int              line,
          GError         **error)
{
  gboolean has_black = *cells[CELL_BLACK] != '\0';
  int      received = has_black ? CELL_BLACK_RECEIVED : CELL_WHITE_RECEIVED;

  if (*cells[CELL_WHITE] != '\0' && !add_ply (self, cells[CELL_WHITE], line, error))
    return FALSE;
  if (has_black && !add_ply (self, cells[CELL_BLACK], line, error))
    return FALSE;
  if (*cells[CELL_WHITE_TIME] != '\0')
    parse_times (cells[CELL_WHITE_TIME], self->times[0]);
  if (*cells[CELL_BLACK_TIME] != '\0')
    parse_times (cells[CELL_BLACK_TIME], self->times[1]);
  return put_day (&self->received, cells[received], year, line, error) && put_day (&self->sent, cells[received + 1], year, line, error);
}

/* Nine cells between strokes or tabs, the fourth a number; TRUE with *@is_row where the line is none. */
static gboolean
read_grid (ZhLetterMessage *self,
           const char      *line,
           int              year,
           int              number,
           gboolean        *is_row,
           GError         **error)
{
  g_auto (GStrv) cells = g_strsplit_set (line, "|\t", N_CELLS + 3);
  int    first = cells[0] != NULL && *cells[0] == '\0' && *line == '|' ? 1 : 0;
  int    n = (int) g_strv_length (cells);
  gint64 move;

  *is_row = FALSE;
  if (n - first < N_CELLS)
    return TRUE;
  for (int i = 0; i < n; i++)
    g_strstrip (cells[i]);
  if (!zh_text_parse_int (cells[first + CELL_NUMBER], 1, ZH_MESSAGE_MAX_PLIES, &move))
    return TRUE;
  *is_row = TRUE;
  return read_row (self, cells + first, year, number, error);
}

static void
replace_text (char **field,
              char  *value)
{
  g_free (*field);
  *field = value;
}

static gboolean
read_field (ZhLetterMessage *self,
            Field            field,
            const char      *rest,
            int             *year,
            int              line,
            GError         **error)
{
  g_autofree char *value = dup_value (rest);
  g_autofree char *start = NULL;

  switch (field)
    {
    case FIELD_EVENT:
      replace_text (&self->event, g_steal_pointer (&value));
      return TRUE;
    case FIELD_WHITE:
      replace_text (&self->white, g_steal_pointer (&value));
      return TRUE;
    case FIELD_BLACK:
      replace_text (&self->black, g_steal_pointer (&value));
      return TRUE;
    case FIELD_START:
      start = parse_day (value, *year);
      if (start != NULL && *start != '\0')
        *year = (int) g_ascii_strtoll (start, NULL, 10);
      return TRUE;
    case FIELD_MOVES:
      return read_moves (self, rest + strspn (rest, ": \t"), line, error);
    case FIELD_PARTNER_SENT:
      return put_day (&self->partner_sent, value, *year, line, error);
    case FIELD_RECEIVED:
      return put_day (&self->received, value, *year, line, error);
    case FIELD_SENT:
      return put_day (&self->sent, value, *year, line, error);
    case FIELD_TIME_WHITE:
      parse_times (value, self->times[0]);
      return TRUE;
    case FIELD_TIME_BLACK:
      parse_times (value, self->times[1]);
      return TRUE;
    case N_FIELDS:
    default:
      return TRUE;
    }
}

ZhLetterMessage *
zh_letter_message_parse (const char *text,
                         int         year,
                         GError    **error)
{
  g_autoptr (ZhLetterMessage) self = new_message ();
  g_auto (GStrv) lines = zh_text_split_lines (text);

  for (int i = 0; lines[i] != NULL; i++)
    {
      const char *line = lines[i] + strspn (lines[i], " \t>");
      const char *rest = NULL;
      gboolean    is_row = FALSE;
      int         field;

      if (!read_grid (self, lines[i], year, i + 1, &is_row, error))
        return NULL;
      field = is_row ? N_FIELDS : find_field (line, &rest);
      if (field != N_FIELDS && !read_field (self, (Field) field, rest, &year, i + 1, error))
        return NULL;
    }
  if (self->plies->len == 0)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s",
                         _ ("The message holds no move in a form that is known: “Текст партии: 1. 5254”, or the table of the main form with strokes"));
  return g_steal_pointer (&self);
}
