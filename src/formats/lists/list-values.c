#include "config.h"

#include "list-values.h"

#include <string.h>

#include "fide-id.h"
#include "text-lines.h"

/* 1 January 1915 and 31 December 2030. */
#define FIRST_SERIAL 5480
#define LAST_SERIAL 47848

static const char *const sexes[2][8] = {
  { "m", "ч", "м", "чол", "муж", "male", "man", NULL },
  { "f", "w", "ж", "жін", "жен", "female", "woman", NULL },
};

static const char *const unrated[] = { "-", "–", "—", "0", "б/р", "н/р", "бр", "unr", "unrated", "без рейтингу", "без рейтинга", "нема", "немає", "нет" };

static const char *const patronymic_ends[] = {
  "ович", "евич", "євич", "йович", "івна", "ївна", "овна", "евна", "ична", "инична", "ьич", "ич", "іч",
  "огли", "оглы", "кизи", "кызы", "угли", "оглу"
};

gboolean
zh_list_has_word (const char *words,
                  const char *word)
{
  g_autofree char *enclosed = g_strconcat (" ", word, " ", NULL);

  return strstr (words, enclosed) != NULL;
}

static gboolean
is_in (const char        *text,
       const char *const *words,
       gsize              n)
{
  for (gsize i = 0; i < n && words[i] != NULL; i++)
    if (strcmp (words[i], text) == 0)
      return TRUE;
  return FALSE;
}

char *
zh_list_fold (const char *text)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);

  return g_strstrip (g_strdup (folded));
}

char *
zh_list_fold_plain (const char *text)
{
  g_autofree char *folded = zh_list_fold (text);
  g_autoptr (GString) plain = g_string_new (NULL);

  for (const char *at = folded; *at != '\0'; at = g_utf8_next_char (at))
    if (g_unichar_isalnum (g_utf8_get_char (at)))
      g_string_append_unichar (plain, g_utf8_get_char (at));
  return g_string_free (g_steal_pointer (&plain), FALSE);
}

gboolean
zh_list_parse_sex (const char *text,
                   ZhSex      *sex)
{
  g_autofree char *word = zh_list_fold_plain (text);

  if (*word == '\0')
    return FALSE;
  for (int i = 0; i < 2; i++)
    for (gsize k = 0; sexes[i][k] != NULL; k++)
      {
        gboolean letter = g_utf8_strlen (sexes[i][k], -1) == 1;

        if (letter ? strcmp (word, sexes[i][k]) == 0 : g_str_has_prefix (word, sexes[i][k]))
          {
            *sex = i == 0 ? ZH_SEX_MALE : ZH_SEX_FEMALE;
            return TRUE;
          }
      }
  return FALSE;
}

/* 33270: days since the end of 1899, as spreadsheets keep a date whose format was lost. */
static gboolean
parse_serial (const char *digits,
              ZhDate     *date)
{
  GDate  day;
  gint64 serial;

  if (strlen (digits) != 5 || !zh_text_parse_int (digits, FIRST_SERIAL, LAST_SERIAL, &serial))
    return FALSE;
  g_date_clear (&day, 1);
  g_date_set_dmy (&day, 30, G_DATE_DECEMBER, 1899);
  g_date_add_days (&day, (guint) serial);
  *date = (ZhDate){ (short) g_date_get_year (&day), (char) g_date_get_month (&day), (char) g_date_get_day (&day) };
  return TRUE;
}

gboolean
zh_list_parse_sex_mark (const char *text,
                        ZhSex      *sex,
                        gboolean   *inactive)
{
  g_autofree char *word = zh_list_fold_plain (text);
  const char      *mark = g_utf8_strlen (word, -1) <= 2 ? strstr (word, "н") : NULL;
  g_autofree char *before = mark != NULL ? g_strndup (word, (gsize) (mark - word)) : NULL;
  g_autofree char *rest = mark != NULL ? g_strconcat (before, mark + strlen ("н"), NULL) : g_strdup (word);

  *inactive = mark != NULL;
  return (*rest == '\0' && *inactive) || zh_list_parse_sex (rest, sex);
}

gboolean
zh_list_parse_birth (const char *text,
                     ZhDate     *date)
{
  g_autofree char *folded = zh_list_fold (text);
  gsize            length = strspn (folded, "0123456789./-");
  g_autofree char *tail = zh_list_fold_plain (folded + length);
  g_autofree char *digits = g_strndup (folded, length);

  if (*digits == '\0')
    return FALSE;
  if (*tail != '\0' && strcmp (tail, "р") != 0 && strcmp (tail, "рн") != 0 && strcmp (tail, "г") != 0 && strcmp (tail, "гр") != 0 &&
      strcmp (tail, "рік") != 0 && strcmp (tail, "року") != 0)
    return FALSE;
  while (length > 0 && strchr ("./-", digits[length - 1]) != NULL)
    digits[--length] = '\0';
  return (zh_date_parse (digits, date) && zh_date_is_set (*date)) || parse_serial (digits, date);
}

gboolean
zh_list_says_no_birth (const char *text)
{
  g_autofree char *plain = zh_list_fold_plain (text);

  return plain[strspn (plain, "0")] == '\0';
}

/* "1 876", with any kind of blank, and "1543,50": a spreadsheet's way to show 1876 and 1543½.
 * The number as digits alone, rounded half up; NULL where @text is nothing of that kind. */
static char *
plain_number (const char *text)
{
  g_autoptr (GString) digits = g_string_new (NULL);
  const char *at = text;
  gboolean    half = FALSE;

  for (; *at != '\0'; at = g_utf8_next_char (at))
    if (g_ascii_isdigit (*at))
      g_string_append_c (digits, *at);
    else if (!g_unichar_isspace (g_utf8_get_char (at)) || digits->len == 0 || strspn (g_utf8_next_char (at), "0123456789") != 3)
      break;
  if (*at == '\0')
    return g_string_free (g_steal_pointer (&digits), FALSE);

  half = at[1] >= '5';
  if ((*at != ',' && *at != '.') || digits->len < 3 || strspn (at + 1, "0123456789") != strlen (at + 1) || strlen (at + 1) > 2 || at[1] == '\0')
    return NULL;
  return g_strdup_printf ("%" G_GUINT64_FORMAT, g_ascii_strtoull (digits->str, NULL, 10) + (half ? 1 : 0));
}

gboolean
zh_list_parse_rating (const char *text,
                      int        *rating)
{
  g_autofree char *folded = zh_list_fold (text);
  g_autofree char *number = NULL;
  gint64           value;

  if (*folded == '\0' || is_in (folded, unrated, G_N_ELEMENTS (unrated)))
    {
      *rating = 0;
      return TRUE;
    }
  number = plain_number (folded);
  if (number == NULL || !zh_text_parse_int (number, 1, ZH_MAX_RATING, &value))
    return FALSE;
  *rating = (int) value;
  return TRUE;
}

gboolean
zh_list_parse_number (const char *text,
                      int        *number)
{
  gsize            length = strspn (text, "0123456789");
  g_autofree char *digits = g_strndup (text, length);
  gint64           value;

  if (length == 0 || (text[length] != '\0' && strcmp (text + length, ".") != 0 && strcmp (text + length, ")") != 0))
    return FALSE;
  if (!zh_text_parse_int (digits, 1, 9999, &value))
    return FALSE;
  *number = (int) value;
  return TRUE;
}

static gboolean
is_upper (const char *word)
{
  int n_letters = 0;

  for (; *word != '\0'; word = g_utf8_next_char (word))
    {
      gunichar c = g_utf8_get_char (word);

      if (g_unichar_islower (c))
        return FALSE;
      n_letters += g_unichar_isalpha (c);
    }
  return n_letters > 1;
}

/* How many words at the front are the surname: all that stand in capitals where others do
 * not, otherwise one. */
static guint
count_surname_words (char **words)
{
  guint n_upper = 0;
  guint n = g_strv_length (words);

  while (n_upper < n && is_upper (words[n_upper]))
    n_upper++;
  return n_upper > 1 && n_upper < n ? n_upper : 1;
}

static void
set_joined (char **field,
            char **words,
            guint  first,
            guint  last)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = first; i < last; i++)
    g_string_append_printf (text, "%s%s", i > first ? " " : "", words[i]);
  zh_person_set_string (field, text->str);
}

/* What stands before the name in a numbered list: "12.", "3)", "7 ". */
static const char *
skip_numbering (const char *text)
{
  gsize n_digits = strspn (text, "0123456789");

  if (n_digits == 0 || n_digits > 4 || strchr (".) \t", text[n_digits]) == NULL || text[n_digits] == '\0')
    return text;
  text += n_digits + 1;
  return text + strspn (text, " \t");
}

char **
zh_list_split_words (const char *text)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = g_strsplit_set (text, " \t\r\n", -1);

  for (char **part = parts; *part != NULL; part++)
    if (**part != '\0')
      g_strv_builder_add (builder, *part);
  return g_strv_builder_end (builder);
}

gboolean
zh_list_split_name (const char *text,
                    ZhPerson   *person)
{
  const char      *name = skip_numbering (text);
  const char      *comma = strchr (name, ',');
  g_autofree char *surname = comma != NULL ? g_strndup (name, (gsize) (comma - name)) : NULL;
  g_auto (GStrv) words = zh_list_split_words (comma != NULL ? comma + 1 : name);
  guint n = g_strv_length (words);
  guint first = 0;
  guint last = n;

  if (comma != NULL)
    {
      zh_person_set_string (&person->surname, surname);
    }
  else if (n > 0)
    {
      first = count_surname_words (words);
      set_joined (&person->surname, words, 0, first);
    }
  if (last - first >= 2 && zh_list_is_patronymic (words[last - 1]))
    {
      /* "Mamedov Ali Hasan oglu": two words make the patronymic. */
      gboolean two = last - first >= 3 && !g_str_has_suffix (words[last - 1], "ич") &&
                     !g_str_has_suffix (words[last - 1], "іч") && !g_str_has_suffix (words[last - 1], "на");

      last -= two ? 2 : 1;
      set_joined (&person->patronymic, words, last, n);
    }
  set_joined (&person->given, words, first, last);
  return *person->surname != '\0';
}

gboolean
zh_list_is_name (const char *text)
{
  int n_letters = 0;
  int n_others = 0;

  for (text = skip_numbering (text); *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar c = g_utf8_get_char (text);

      if (g_unichar_isalpha (c))
        n_letters++;
      else if (c != ' ' && c != '-' && c != '\'' && c != 0x2019 && c != '.' && c != ',' && c != 0x2BC)
        n_others++;
    }
  return n_letters >= 2 && n_others == 0;
}

gboolean
zh_list_is_patronymic (const char *text)
{
  g_autofree char *folded = zh_list_fold (text);

  for (gsize i = 0; i < G_N_ELEMENTS (patronymic_ends); i++)
    if (g_str_has_suffix (folded, patronymic_ends[i]))
      return TRUE;
  return FALSE;
}

gboolean
zh_list_is_sex (const char *text)
{
  ZhSex sex;

  return g_utf8_strlen (text, -1) <= 4 && zh_list_parse_sex (text, &sex);
}

/* Years of people alive: a column of ratings always has some outside of this span. */
gboolean
zh_list_is_birth (const char *text)
{
  ZhDate date;

  /* Five digits are rather a number of somebody than a date. */
  return !zh_list_is_long_number (text) && zh_list_parse_birth (text, &date) && date.year >= 1915 && date.year <= 2030;
}

gboolean
zh_list_is_rating (const char *text)
{
  int rating;

  return zh_list_parse_rating (text, &rating) && (rating == 0 || (rating >= 500 && rating <= 3000));
}

gboolean
zh_list_is_long_number (const char *text)
{
  return strlen (text) >= 5 && zh_fide_id_find_fault (text) == ZH_FIDE_ID_GOOD;
}
