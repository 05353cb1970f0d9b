#include "config.h"

#include "rating-row.h"

#include <string.h>

#include "person.h"

#define MAX_ID_DIGITS 10
#define MAX_RATING 9999
#define CONTAINS "contains:"

/* The days that a spreadsheet counts from 30 December 1899: 1914 to 2036. */
#define FIRST_SERIAL 5114
#define LAST_SERIAL 50000

void
zh_list_row_room_init (ZhListRowRoom *self)
{
  self->name = g_string_sized_new (ZH_ROW_MAX_TEXT);
  self->category = g_string_sized_new (ZH_ROW_MAX_TEXT);
  self->title = g_string_sized_new (ZH_ROW_MAX_TEXT);
}

void
zh_list_row_room_clear (ZhListRowRoom *self)
{
  g_string_free (self->name, TRUE);
  g_string_free (self->category, TRUE);
  g_string_free (self->title, TRUE);
}

/* Digits alone; FALSE for anything else and more than @max_digits. */
static gboolean
read_digits (const char *text,
             gsize       length,
             gsize       max_digits,
             gint64     *number)
{
  gint64 value = 0;

  if (length == 0 || length > max_digits)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    {
      if (!g_ascii_isdigit (text[i]))
        return FALSE;
      value = value * 10 + (text[i] - '0');
    }
  *number = value;
  return TRUE;
}

/* Signs and words that stand for no number. */
static gboolean
says_nothing (const char *text,
              gsize       length)
{
  static const char *const words[] = { "-", "–", "—", "unr", "unr.", "б/р", "н/р", "--", NULL };

  for (const char *const *word = words; length > 0 && *word != NULL; word++)
    if (strlen (*word) == length && g_ascii_strncasecmp (*word, text, length) == 0)
      return TRUE;
  return length == 0;
}

static gboolean
read_number (const ZhListCells *cells,
             ZhListField        field,
             int                maximum,
             guint16           *number)
{
  gint64 value = 0;

  if (!read_digits (cells->text[field], cells->length[field], 5, &value) &&
      !says_nothing (cells->text[field], cells->length[field]))
    return FALSE;
  if (value > maximum)
    return FALSE;
  *number = (guint16) value;
  return TRUE;
}

static gint32
make_birth (gint64 year,
            gint64 month,
            gint64 day)
{
  if (year < 1880 || year > 2200)
    return 0;
  if (month < 1 || month > 12 || day < 1 || !g_date_valid_dmy ((GDateDay) day, (GDateMonth) month, (GDateYear) year))
    return (gint32) (year * 10000);
  return (gint32) (year * 10000 + month * 100 + day);
}

static gint32
read_serial (gint64 days)
{
  GDate date;

  g_date_set_dmy (&date, 30, G_DATE_DECEMBER, 1899);
  g_date_add_days (&date, (guint) days);
  return make_birth (g_date_get_year (&date), g_date_get_month (&date), g_date_get_day (&date));
}

/* "1985.05.01", "01.05.1985", "00.00.1985", with points, dashes or strokes. */
static gint32
read_parts (const char *text,
            gsize       length)
{
  gint64 parts[3] = { 0, 0, 0 };
  gsize  start = 0;
  int    n = 0;

  for (gsize i = 0; i <= length && n < 3; i++)
    if (i == length || !g_ascii_isdigit (text[i]))
      {
        if (!read_digits (text + start, i - start, 4, &parts[n++]))
          return 0;
        start = i + 1;
      }
  if (n < 3)
    return 0;
  return parts[0] > 31 ? make_birth (parts[0], parts[1], parts[2]) : make_birth (parts[2], parts[1], parts[0]);
}

/* What is no date is an unknown one: no list is refused for that. */
static gint32
read_birth (const char *text,
            gsize       length)
{
  gint64 number = 0;

  if (!read_digits (text, length, 8, &number))
    return read_parts (text, length);
  if (length == 8)
    return make_birth (number / 10000, number / 100 % 100, number % 100);
  if (length == 5 && number >= FIRST_SERIAL && number <= LAST_SERIAL)
    return read_serial (number);
  return length == 4 ? make_birth (number, 0, 0) : 0;
}

/* Whether a cell is one of @words, or holds one of which only a part is asked. */
static gboolean
cell_says (const ZhListCells *cells,
           ZhListField        field,
           char *const       *words)
{
  for (; *words != NULL; words++)
    {
      gboolean    part = g_str_has_prefix (*words, CONTAINS);
      const char *word = part ? *words + strlen (CONTAINS) : *words;
      gsize       length = strlen (word);

      if (part ? length > 0 && g_strstr_len (cells->text[field], (gssize) cells->length[field], word) != NULL
               : length == cells->length[field] && g_ascii_strncasecmp (word, cells->text[field], length) == 0)
        return TRUE;
    }
  return FALSE;
}

static gboolean
take_text (ZhListRow  *row,
           ZhListText  which,
           const char *text,
           gsize       length)
{
  gsize kept = MIN (length, ZH_ROW_MAX_TEXT);

  while (kept < length && kept > 0 && ((unsigned char) text[kept] & 0xC0) == 0x80)
    kept--; /* not within a letter */
  row->text[which] = text;
  row->length[which] = (guint16) kept;
  return length <= ZH_ROW_MAX_TEXT;
}

/* Titles that count more, first. */
static int
rank_title (const char *title)
{
  static const char *const order[] = { "GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM", NULL };

  for (int i = 0; order[i] != NULL; i++)
    if (strcmp (order[i], title) == 0)
      return i;
  return G_MAXINT;
}

/* One of the words for a title: what it is by the description, else as it stands. */
static void
take_title_word (const ZhListKind *kind,
                 const char       *word,
                 ZhListRowRoom    *room)
{
  g_autofree char *folded = g_utf8_strdown (word, -1);
  const char      *title = g_hash_table_lookup (kind->titles, folded);
  g_autofree char *upper = g_ascii_strup (word, -1);

  if (title == NULL && rank_title (upper) != G_MAXINT)
    title = upper;
  if (title == NULL || strcmp (title, "category") == 0)
    {
      if (room->category->len > 0)
        g_string_append_c (room->category, ' ');
      g_string_append (room->category, word);
    }
  else if (room->title->len == 0 || rank_title (title) < rank_title (room->title->str))
    g_string_assign (room->title, title);
}

/* "мг/змс", "(кмс)". */
static void
take_title_words (const ZhListKind *kind,
                  const char       *text,
                  ZhListRowRoom    *room)
{
  g_auto (GStrv) words = g_strsplit_set (text, "/,;() ", -1);

  for (char **word = words; *word != NULL; word++)
    if (**word != '\0')
      take_title_word (kind, *word, room);
}

/* A word with "/", with "(" before it, or all in small letters is no part of the name. */
static gboolean
is_title_word (const char *word,
               gsize       length)
{
  const char *end = word + length;

  if (*word == '(' || memchr (word, '/', length) != NULL)
    return TRUE;
  for (const char *at = word; at < end; at = g_utf8_next_char (at))
    if (g_unichar_tolower (g_utf8_get_char (at)) != g_utf8_get_char (at))
      return FALSE;
  return TRUE;
}

static void
split_titles_from_name (const ZhListKind *kind,
                        const char       *text,
                        gsize             length,
                        ZhListRowRoom    *room)
{
  const char *end = text + length;

  while (text < end)
    {
      const char *blank = memchr (text, ' ', (gsize) (end - text));
      gsize       n = (gsize) ((blank != NULL ? blank : end) - text);

      if (n > 0 && is_title_word (text, n))
        {
          g_autofree char *word = g_strndup (text, n);

          take_title_words (kind, word, room);
        }
      else if (n > 0)
        {
          if (room->name->len > 0)
            g_string_append_c (room->name, ' ');
          g_string_append_len (room->name, text, (gssize) n);
        }
      text += n + 1;
    }
}

static void
append_part (GString           *name,
             const ZhListCells *cells,
             ZhListField        field,
             const char        *before)
{
  if (cells->length[field] == 0)
    return;
  g_string_append (name, name->len > 0 ? before : "");
  g_string_append_len (name, cells->text[field], (gssize) cells->length[field]);
}

static gboolean
fill_name (ZhListRow         *row,
           const ZhListKind  *kind,
           const ZhListCells *cells,
           ZhListRowRoom     *room)
{
  g_string_truncate (room->name, 0);
  if (cells->length[ZH_LISTED_SURNAME] > 0)
    {
      append_part (room->name, cells, ZH_LISTED_SURNAME, "");
      append_part (room->name, cells, ZH_LISTED_GIVEN, ", ");
      append_part (room->name, cells, ZH_LISTED_PATRONYMIC, " ");
    }
  else if (kind->titles_behind_name)
    split_titles_from_name (kind, cells->text[ZH_LISTED_NAME], cells->length[ZH_LISTED_NAME], room);
  else
    return take_text (row, ZH_ROW_NAME, cells->text[ZH_LISTED_NAME], cells->length[ZH_LISTED_NAME]) && cells->length[ZH_LISTED_NAME] > 0;
  return take_text (row, ZH_ROW_NAME, room->name->str, room->name->len) && room->name->len > 0;
}

static void
fill_titles (ZhListRow         *row,
             const ZhListKind  *kind,
             const ZhListCells *cells,
             ZhListRowRoom     *room)
{
  gboolean has_words = g_hash_table_size (kind->titles) > 0;

  if (has_words && cells->length[ZH_LISTED_TITLE] > 0)
    {
      g_autofree char *text = g_strndup (cells->text[ZH_LISTED_TITLE], cells->length[ZH_LISTED_TITLE]);

      take_title_words (kind, text, room);
    }
  else if (room->title->len == 0)
    take_text (row, ZH_ROW_TITLE, cells->text[ZH_LISTED_TITLE], cells->length[ZH_LISTED_TITLE]);
  if (room->title->len > 0)
    take_text (row, ZH_ROW_TITLE, room->title->str, room->title->len);
  if (cells->length[ZH_LISTED_CATEGORY] > 0)
    take_text (row, ZH_ROW_CATEGORY, cells->text[ZH_LISTED_CATEGORY], cells->length[ZH_LISTED_CATEGORY]);
  else if (room->category->len > 0)
    take_text (row, ZH_ROW_CATEGORY, room->category->str, room->category->len);
}

static gboolean
is_federation (const char *text,
               gsize       length)
{
  return length == 3 && g_ascii_isupper (text[0]) && g_ascii_isupper (text[1]) && g_ascii_isupper (text[2]);
}

static void
fill_place (ZhListRow         *row,
            const ZhListKind  *kind,
            const ZhListCells *cells)
{
  const char *text = cells->text[ZH_LISTED_FEDERATION];
  gsize       length = cells->length[ZH_LISTED_FEDERATION];

  if (is_federation (text, length))
    take_text (row, ZH_ROW_FEDERATION, text, length);
  else if (kind->default_federation != NULL)
    take_text (row, ZH_ROW_FEDERATION, kind->default_federation, strlen (kind->default_federation));
}

static gboolean
fill_numbers (ZhListRow         *row,
              const ZhListCells *cells,
              ZhListField       *field)
{
  static const struct
  {
    ZhListField field;
    gsize       offset;
    int         maximum;
  } columns[] = {
    { ZH_LISTED_RATING, offsetof (ZhListRow, rating), MAX_RATING },
    { ZH_LISTED_NATIONAL_RATING, offsetof (ZhListRow, national), MAX_RATING },
    { ZH_LISTED_GAMES, offsetof (ZhListRow, games), MAX_RATING },
    { ZH_LISTED_K, offsetof (ZhListRow, k), 1000 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (columns); i++)
    for (int tempo = 0; tempo < ZH_LIST_N_TEMPOS; tempo++)
      {
        guint16 *number = &G_STRUCT_MEMBER (guint16, row, columns[i].offset + (gsize) tempo * sizeof (guint16));

        *field = (ZhListField) (columns[i].field + tempo);
        if (cells->length[*field] > 0 && !read_number (cells, *field, columns[i].maximum, number))
          return FALSE;
      }
  return TRUE;
}

gboolean
zh_list_row_fill (ZhListRow         *row,
                  const ZhListKind  *kind,
                  const ZhListCells *cells,
                  ZhListRowRoom     *room,
                  ZhListField       *field)
{
  memset (row, 0, sizeof *row);
  g_string_truncate (room->title, 0);
  g_string_truncate (room->category, 0);
  *field = ZH_LISTED_NAME;
  if (!fill_name (row, kind, cells, room))
    return FALSE;
  *field = ZH_LISTED_FIDE_ID;
  if (!read_digits (cells->text[ZH_LISTED_FIDE_ID], cells->length[ZH_LISTED_FIDE_ID], MAX_ID_DIGITS, &row->fide_id) &&
      !says_nothing (cells->text[ZH_LISTED_FIDE_ID], cells->length[ZH_LISTED_FIDE_ID]))
    return FALSE;
  if (!fill_numbers (row, cells, field))
    return FALSE;
  fill_titles (row, kind, cells, room);
  fill_place (row, kind, cells);
  take_text (row, ZH_ROW_NATIONAL_ID, cells->text[ZH_LISTED_NATIONAL_ID], cells->length[ZH_LISTED_NATIONAL_ID]);
  take_text (row, ZH_ROW_REGION, cells->text[ZH_LISTED_REGION], cells->length[ZH_LISTED_REGION]);
  take_text (row, ZH_ROW_CLUB, cells->text[ZH_LISTED_CLUB], cells->length[ZH_LISTED_CLUB]);
  take_text (row, ZH_ROW_WOMEN_TITLE, cells->text[ZH_LISTED_WOMEN_TITLE], cells->length[ZH_LISTED_WOMEN_TITLE]);
  take_text (row, ZH_ROW_OTHER_TITLES, cells->text[ZH_LISTED_OTHER_TITLES], cells->length[ZH_LISTED_OTHER_TITLES]);
  row->birth = read_birth (cells->text[ZH_LISTED_BIRTH], cells->length[ZH_LISTED_BIRTH]);
  row->inactive = cell_says (cells, ZH_LISTED_FLAG, kind->inactive);
  if (cell_says (cells, ZH_LISTED_SEX, kind->sex_woman))
    row->sex = ZH_SEX_FEMALE;
  else if (cell_says (cells, ZH_LISTED_SEX, kind->sex_man))
    row->sex = ZH_SEX_MALE;
  return TRUE;
}

int
zh_list_row_get_best (const ZhListRow *self)
{
  int best = 0;

  for (int tempo = 0; tempo < ZH_LIST_N_TEMPOS; tempo++)
    best = MAX (best, MAX (self->rating[tempo], self->national[tempo]));
  return best;
}
