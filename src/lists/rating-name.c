#include "config.h"

#include "rating-name.h"

#include <string.h>

#include "transliteration.h"

/* Letters that fall apart into nothing simpler. */
static const struct
{
  gunichar    letter;
  const char *text;
} plain[] = {
  { 0x00DF, "ss" }, /* ß */
  { 0x00E6, "ae" }, /* æ */
  { 0x00F0, "d" },  /* ð */
  { 0x00F8, "o" },  /* ø */
  { 0x00FE, "th" }, /* þ */
  { 0x0111, "d" },  /* đ */
  { 0x0127, "h" },  /* ħ */
  { 0x0131, "i" },  /* ı */
  { 0x0142, "l" },  /* ł */
  { 0x0153, "oe" }, /* œ */
  { 0x0259, "a" },  /* ə */
};

/* Signs within a word that nobody searches for. */
static gboolean
is_dropped (gunichar letter)
{
  return letter == '\'' || letter == '`' || letter == 0x00B4 || letter == 0x02B9 || letter == 0x02BB || letter == 0x02BC ||
         letter == 0x2018 || letter == 0x2019;
}

static gboolean
is_cyrillic (gunichar letter)
{
  return letter >= 0x0400 && letter <= 0x04FF;
}

static void
add_text (char       *word,
          gsize      *length,
          const char *text)
{
  gsize n = strlen (text);

  if (*length + n < ZH_NAME_WORD_MAX)
    {
      memcpy (word + *length, text, n);
      *length += n;
    }
}

/* A letter of a word, small and without marks; Cyrillic ones as they are. */
static void
add_letter (char    *word,
            gsize   *length,
            gunichar letter)
{
  gunichar parts[G_UNICHAR_MAX_DECOMPOSITION_LENGTH];
  char     text[7] = { 0 };

  letter = g_unichar_tolower (letter);
  if (g_unichar_combining_class (letter) != 0)
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (plain); i++)
    if (plain[i].letter == letter)
      {
        add_text (word, length, plain[i].text);
        return;
      }
  if (!is_cyrillic (letter) && g_unichar_fully_decompose (letter, FALSE, parts, G_N_ELEMENTS (parts)) > 1)
    letter = parts[0];
  g_unichar_to_utf8 (letter, text);
  add_text (word, length, text);
}

/* The next word from @at on; "" at the end. Returns behind it. */
static const char *
take_word (const char *at,
           const char *end,
           char       *word,
           gboolean   *has_cyrillic)
{
  gsize    length = 0;
  gunichar letter;

  *has_cyrillic = FALSE;
  while (at < end && *at != '\0')
    {
      if ((unsigned char) *at < 0x80)
        {
          char sign = *at++;

          if (g_ascii_isalnum (sign))
            {
              if (length + 1 < ZH_NAME_WORD_MAX)
                word[length++] = g_ascii_tolower (sign);
            }
          else if (!is_dropped ((gunichar) sign) && length > 0)
            break;
          continue;
        }
      letter = g_utf8_get_char_validated (at, end - at);
      if (letter == (gunichar) -1 || letter == (gunichar) -2)
        {
          at = end;
          break;
        }
      at = g_utf8_next_char (at);
      *has_cyrillic = *has_cyrillic || is_cyrillic (letter);
      if (g_unichar_isalnum (letter) || g_unichar_combining_class (letter) != 0)
        add_letter (word, &length, letter);
      else if (!is_dropped (letter) && length > 0)
        break;
    }
  word[length] = '\0';
  return at;
}

/* Spellings of one sound, the longest first; only what stands for consonants. */
static const struct
{
  const char *from;
  char        to;
} sounds[] = {
  { "shch", 's' },
  { "szcz", 's' },
  { "stch", 's' },
  { "tsch", 'c' },
  { "sch", 's' },
  { "tch", 'c' },
  { "sh", 's' },
  { "sz", 's' },
  { "zh", 'z' },
  { "ch", 'c' },
  { "cz", 'c' },
  { "ts", 'c' },
  { "tz", 'c' },
  { "ck", 'k' },
  { "ct", 'k' }, /* the t follows, see below */
  { "kh", 'h' },
  { "gh", 'h' },
  { "ph", 'f' },
  { "g", 'h' },
  { "q", 'k' },
  { "w", 'v' },
};

static gboolean
is_glide (char letter)
{
  return letter == 'i' || letter == 'y' || letter == 'j';
}

static void
add_sound (char  *loose,
           gsize *length,
           char   sound)
{
  if (*length > 0 && loose[*length - 1] == sound)
    return; /* doubled */
  if (*length + 1 < ZH_NAME_WORD_MAX)
    loose[(*length)++] = sound;
}

/* i, y and j: before another vowel nothing, elsewhere one "i"; "ei" at the end is "i" as well. */
static const char *
take_glides (const char *at,
             char       *loose,
             gsize      *length)
{
  while (is_glide (*at))
    at++;
  if (*at != '\0' && strchr ("aueo", *at) != NULL)
    {
      add_sound (loose, length, *at == 'o' ? 'e' : *at);
      return at + 1;
    }
  if (*at == '\0' && *length > 1 && loose[*length - 1] == 'e')
    (*length)--;
  add_sound (loose, length, 'i');
  return at;
}

static const char *
take_sound (const char *at,
            char       *loose,
            gsize      *length)
{
  if (strcmp (at, "ff") == 0)
    {
      add_sound (loose, length, 'v');
      return at + 2;
    }
  if (*at == 'x')
    {
      add_sound (loose, length, 'k');
      add_sound (loose, length, 's');
      return at + 1;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (sounds); i++)
    if (*at == *sounds[i].from && g_str_has_prefix (at, sounds[i].from))
      {
        add_sound (loose, length, sounds[i].to);
        return at + (strcmp (sounds[i].from, "ct") == 0 ? 1 : strlen (sounds[i].from));
      }
  add_sound (loose, length, *at);
  return at + 1;
}

/* The loose form of a word of ASCII; of any other the word itself. */
static void
make_loose (const char *word,
            char       *loose)
{
  const char *at = word;
  gsize       length = 0;

  while (*at != '\0')
    at = is_glide (*at) ? take_glides (at, loose, &length) : take_sound (at, loose, &length);
  if (length == 0)
    loose[length++] = *word;
  loose[length] = '\0';
}

static void
add_exact (ZhNameWord *self,
           const char *text)
{
  for (int i = 0; i < self->n_exact; i++)
    if (strcmp (self->exact[i], text) == 0)
      return;
  g_strlcpy (self->exact[self->n_exact++], text, ZH_NAME_WORD_MAX);
}

static void
add_loose (ZhNameWord *self,
           const char *word)
{
  char loose[ZH_NAME_WORD_MAX];

  make_loose (word, loose);
  for (int i = 0; i < self->n_loose; i++)
    if (strcmp (self->loose[i], loose) == 0)
      return;
  g_strlcpy (self->loose[self->n_loose++], loose, ZH_NAME_WORD_MAX);
}

/* In Latin letters, small, without signs that stand for nothing. */
static void
add_transliterated (ZhNameWord *self,
                    const char *word,
                    ZhCyrillic  language)
{
  g_autofree char *latin = zh_transliterate (word, language);
  char             cut[ZH_NAME_WORD_MAX];

  g_strlcpy (cut, latin, sizeof cut);
  add_exact (self, cut);
  add_loose (self, cut);
}

static void
fill_word (ZhNameWord *self,
           const char *word,
           gboolean    has_cyrillic)
{
  self->n_exact = 0;
  self->n_loose = 0;
  self->is_number = strspn (word, "0123456789") == strlen (word);
  add_exact (self, word);
  if (!has_cyrillic)
    {
      add_loose (self, word);
      return;
    }
  add_transliterated (self, word, ZH_CYRILLIC_UKRAINIAN);
  add_transliterated (self, word, ZH_CYRILLIC_RUSSIAN);
}

int
zh_name_split (const char *name,
               gssize      length,
               ZhNameWord *words)
{
  const char *end = name + (length < 0 ? strlen (name) : (gsize) length);
  char        word[ZH_NAME_WORD_MAX];
  gboolean    has_cyrillic;
  int         n = 0;

  while (n < ZH_NAME_MAX_WORDS)
    {
      name = take_word (name, end, word, &has_cyrillic);
      if (*word == '\0')
        break;
      fill_word (&words[n++], word, has_cyrillic);
    }
  return n;
}

int
zh_name_append_keys (GString    *out,
                     const char *name,
                     gsize       length)
{
  const char *end = name + length;
  char        word[ZH_NAME_WORD_MAX];
  char        loose[ZH_NAME_WORD_MAX];
  gboolean    has_cyrillic;

  for (int n = 0; n < ZH_NAME_MAX_WORDS; n++)
    {
      name = take_word (name, end, word, &has_cyrillic);
      if (*word == '\0')
        return n;
      if (has_cyrillic)
        {
          ZhNameWord forms;

          fill_word (&forms, word, TRUE);
          for (int i = 0; i < forms.n_loose; i++)
            {
              g_string_append_c (out, ' ');
              g_string_append (out, forms.loose[i]);
            }
          continue;
        }
      make_loose (word, loose);
      g_string_append_c (out, ' ');
      g_string_append (out, loose);
    }
  return ZH_NAME_MAX_WORDS;
}

gboolean
zh_name_find_shorter (const ZhNameWord *word,
                      int               index,
                      char             *shorter)
{
  gsize length = g_strlcpy (shorter, word->loose[index], ZH_NAME_WORD_MAX);

  /* What a letter that is still to come may turn into another sound. */
  if (length < 2 || strchr ("ickstpzfe", shorter[length - 1]) == NULL)
    return FALSE;
  shorter[length - 1] = '\0';
  return TRUE;
}

static gboolean
begins_any (const ZhNameWord *word,
            const ZhNameWord *words,
            int               n_words,
            gboolean          loosely)
{
  for (int i = 0; i < n_words; i++)
    for (int a = 0; a < (loosely ? word->n_loose : word->n_exact); a++)
      for (int b = 0; b < (loosely ? words[i].n_loose : words[i].n_exact); b++)
        if (g_str_has_prefix (loosely ? words[i].loose[b] : words[i].exact[b], loosely ? word->loose[a] : word->exact[a]))
          return TRUE;
  return FALSE;
}

/* Of "zzz" a single sound is left, which is too little to go by. */
static gboolean
is_telling (const ZhNameWord *word)
{
  return !word->is_number && (word->loose[0][1] != '\0' || g_utf8_strlen (word->exact[0], -1) <= 2);
}

ZhNameMatch
zh_name_match (const ZhNameWord *query,
               int               n_query,
               const char       *name)
{
  ZhNameWord  words[ZH_NAME_MAX_WORDS];
  int         n_words = zh_name_split (name, -1, words);
  ZhNameMatch match = ZH_NAME_EXACT_MATCH;

  for (int i = 0; i < n_query; i++)
    {
      if (begins_any (&query[i], words, n_words, FALSE))
        continue;
      if (!is_telling (&query[i]) || !begins_any (&query[i], words, n_words, TRUE))
        return ZH_NAME_NO_MATCH;
      match = ZH_NAME_LOOSE_MATCH;
    }
  return match;
}

G_STATIC_ASSERT (ZH_NAME_MAX_EXACT >= 3 && ZH_NAME_MAX_LOOSE >= 2);
