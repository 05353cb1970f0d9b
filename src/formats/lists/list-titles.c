#include "config.h"

#include "list-titles.h"

#include <string.h>

#include "list-values.h"

/* The higher title first; its spellings without punctuation, a blank before and behind each. */
static const struct
{
  const char *title;
  const char *words;
} titles[] = {
  { "GM", " gm мг гросмейстер міжнароднийгросмейстер международныйгроссмейстер гроссмейстер гм мгр " },
  { "IM", " im мм міжнародниймайстер международныймастер " },
  { "FM", " fm мф майстерфіде мастерфиде фм " },
  { "CM", " cm кандидатумайстрифіде кмф " },
  { "WGM", " wgm жгм жмг мгж гросмейстерсереджінок міжнароднийгросмейстерсереджінок "
           "гроссмейстерсредиженщин международныйгроссмейстерсредиженщин "
           "мгжінка мгжінки гмжінка мгженщина мгженщины гмженщина " },
  { "WIM", " wim жмм ммж міжнародниймайстерсереджінок международныймастерсредиженщин "
           "ммжінка ммжінки ммженщина ммженщины " },
  { "WFM", " wfm жмф мфж жфм майстерфідесереджінок мастерфидесредиженщин мфжінка мфжінки мфженщина мфженщины " },
  { "WCM", " кандидатумайстрифідесереджінок кандидатвмастерафидесредиженщин wcm жкм жкмф кмфж "
           "кмфжінка кмфжінки кмфженщина кмфженщины " },
  { "AIM", " am aim " },
  { "AFM", " afm " },
  { "ACM", " acm " },
  { "AGM", " agm " },
};

static const char categories[] =
    " змс мсмк мс кмс кмсу змсу мсу мсумк i ii iii iv і іі ііі іv 1 2 3 4 1р 2р 3р 4р 1юн 2юн 3юн iюн "
    "iiюн iiiюн іюн ііюн іііюн 1юнацький 2юнацький 3юнацький 1юнацькийрозряд 2юнацькийрозряд "
    "3юнацькийрозряд 1юношеский 2юношеский 3юношеский 1юношескийразряд 2юношескийразряд "
    "3юношескийразряд 1ю 2ю 3ю iю iiю iiiю ію іію ііію бр безрозряду безразряда iрозряд iiрозряд "
    "iiiрозряд ірозряд іірозряд ііірозряд 1роз 2роз 3роз 4роз iроз iiроз iiiроз іроз ііроз іііроз "
    "1розряд 2розряд 3розряд 4розряд 1разряд 2разряд 3разряд "
    "4разряд iразряд iiразряд iiiразряд майстерспорту майстерспортуукраїни "
    "майстерспортуміжнародногокласу мастерспорта мастерспортароссии кандидатумайстриспорту "
    "кандидатвмайстриспорту кандидатвмастераспорта кандидатумайстри кандидатвмайстри кандидатвмастера "
    "кандидатумайстриспортуукраїни кандидатвмайстриспортуукраїни кандидатвмастераспортароссии "
    "заслуженийспортсмен заслуженыймастерспорта "
    "гросмейстерукраїни грос гроссмейстерроссии гр ";

/* Behind a title, in a cell of its own or not. */
static const char womens_words[] = " жінка жінки жінок женщина женщины женщин ";

/* Who has neither title nor category, as lists write it; a dash alone says it as well. */
static const char none[] =
    " бр безрозряду безразряда беззвання беззвания немає нема нет none ";

gboolean
zh_list_says_no_category (const char *text)
{
  g_autofree char *plain = zh_list_fold_plain (text);

  return *plain == '\0' || zh_list_has_word (none, plain);
}

const char *
zh_list_find_title (const char *text)
{
  g_autofree char *plain = zh_list_fold_plain (text);

  for (gsize i = 0; i < G_N_ELEMENTS (titles); i++)
    if (zh_list_has_word (titles[i].words, plain))
      return titles[i].title;
  return NULL;
}

gboolean
zh_list_is_title (const char *text)
{
  return zh_list_find_title (text) != NULL;
}

gboolean
zh_list_is_category (const char *text)
{
  g_autofree char *plain = zh_list_fold_plain (text);

  return zh_list_has_word (categories, plain);
}

/* The place of a title in the order of the table, from the highest. */
static gsize
get_rank (const char *title)
{
  gsize rank = 0;

  while (rank < G_N_ELEMENTS (titles) && strcmp (titles[rank].title, title) != 0)
    rank++;
  return rank;
}

static void
append_word (char      **field,
             const char *word)
{
  char *joined = *field != NULL ? g_strconcat (*field, "/", word, NULL) : g_strdup (word);

  g_free (*field);
  *field = joined;
}

static void
take_title (ZhListTitles *self,
            const char   *title,
            const char   *word)
{
  if (self->title == NULL || get_rank (title) < get_rank (self->title))
    {
      if (self->title != NULL)
        append_word (&self->rest, self->title);
      self->title = title;
    }
  else if (strcmp (title, self->title) != 0)
    {
      append_word (&self->rest, word);
    }
}

static void
take_word (ZhListTitles *self,
           const char   *word)
{
  const char *title = zh_list_find_title (word);

  if (title != NULL)
    take_title (self, title, word);
  else
    append_word (zh_list_is_category (word) ? &self->category : &self->rest, word);
}

/* "ММ (жінка)": the word behind a title makes it that of women. */
static gboolean
take_womens (ZhListTitles *self,
             const char   *word)
{
  g_autofree char *plain = zh_list_fold_plain (word);
  g_autofree char *womens = g_strconcat ("W", self->title, NULL);

  if (self->title == NULL || !zh_list_has_word (womens_words, plain) || zh_list_find_title (womens) == NULL)
    return FALSE;
  self->title = zh_list_find_title (womens);
  return TRUE;
}

static char **
split_cell (const char *text)
{
  char **words = g_strsplit_set (text, "/,;+()", -1);

  for (char **word = words; *word != NULL; word++)
    g_strstrip (*word);
  return words;
}

void
zh_list_titles_read (const char   *text,
                     ZhListTitles *titles_read)
{
  g_auto (GStrv) words = split_cell (text);

  *titles_read = (ZhListTitles){ NULL };
  for (char **word = words; *word != NULL; word++)
    if (**word != '\0' && !take_womens (titles_read, *word))
      take_word (titles_read, *word);
}

gboolean
zh_list_has_title (const char *text)
{
  g_auto (ZhListTitles) read = { NULL };

  zh_list_titles_read (text, &read);
  return read.title != NULL;
}

void
zh_list_titles_clear (ZhListTitles *self)
{
  g_free (self->category);
  g_free (self->rest);
}

/* "II", "ІІІ": a category, or the second of a name. */
static gboolean
is_roman (const char *text)
{
  g_autofree char *plain = zh_list_fold_plain (text);

  for (const char *at = plain; *at != '\0'; at = g_utf8_next_char (at))
    if (*at != 'i' && *at != 'v' && g_utf8_get_char (at) != 0x0456)
      return FALSE;
  return TRUE;
}

/* "мм", "кмс", "МС", "мг/змс", but not "I" or "1", which may be anything, and not a word in mixed letters: Ім is a surname. */
static gboolean
is_title_word (const char *word)
{
  g_auto (GStrv) parts = g_strsplit (word, "/", -1);
  g_autofree char *lower = g_utf8_strdown (word, -1);
  g_autofree char *upper = g_utf8_strup (word, -1);

  if (*word == '\0' || (strcmp (word, lower) != 0 && strcmp (word, upper) != 0))
    return FALSE;
  for (char **part = parts; *part != NULL; part++)
    if (g_utf8_strlen (*part, -1) < 2 || g_ascii_isdigit (**part) || is_roman (*part) || (!zh_list_is_title (*part) && !zh_list_is_category (*part)))
      return FALSE;
  return TRUE;
}

/* Before a name titles are written in capitals, GM; in a name all in capitals it may be a surname. */
static gboolean
is_title_in_front (char **words)
{
  g_autofree char *next = g_utf8_strup (words[1], -1);

  return g_ascii_isupper (words[0][0]) && is_title_word (words[0]) && strcmp (next, words[1]) != 0;
}

static void
take_words (ZhListTitles *self,
            const char   *word,
            gboolean      in_brackets)
{
  g_auto (GStrv) parts = split_cell (word);

  for (char **part = parts; *part != NULL; part++)
    {
      if (**part == '\0')
        continue;
      if (in_brackets && !is_title_word (*part))
        append_word (&self->rest, *part);
      else
        take_word (self, *part);
    }
}

/* "(змс)" and what else stands in brackets at the end. */
static char *
take_brackets (const char   *name,
               ZhListTitles *taken)
{
  const char      *open = strchr (name, '(');
  const char      *close = open != NULL ? strchr (open, ')') : NULL;
  g_autofree char *inside = close != NULL ? g_strndup (open + 1, (gsize) (close - open - 1)) : NULL;
  g_autofree char *before = close != NULL ? g_strndup (name, (gsize) (open - name)) : NULL;

  if (close == NULL || open == name)
    return g_strdup (name);
  take_words (taken, inside, TRUE);
  return g_strconcat (before, " ", close + 1, NULL);
}

char *
zh_list_titles_take_from_name (const char   *name,
                               ZhListTitles *taken)
{
  g_autofree char *plain = NULL;
  g_auto (GStrv) words = NULL;
  guint first = 0;
  guint n;

  *taken = (ZhListTitles){ NULL };
  plain = take_brackets (name, taken);
  words = zh_list_split_words (plain);
  n = g_strv_length (words);
  if (n > 1 && is_title_in_front (words))
    take_words (taken, words[first++], FALSE);
  while (n > first + 1 && is_title_word (words[n - 1]))
    {
      take_words (taken, words[n - 1], FALSE);
      g_clear_pointer (&words[--n], g_free);
    }
  return g_strjoinv (" ", words + first);
}
