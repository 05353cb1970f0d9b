#include "config.h"

#include "transliteration.h"

/* Where the letters of the tables stand: а…ґ. */
#define FIRST_PLACE 0x0430
#define N_PLACES 0x62

/* A small letter, and what it becomes; where @first is given, it does at the beginning of a
 * word. */
typedef struct
{
  gunichar    letter;
  const char *text;
  const char *first;
} Rule;

/* Where the Ukrainian table of 2010 differs from the one of passports. */
static const Rule ukrainian[] = {
  { 0x0433, "h", NULL },  /* г */
  { 0x0454, "ie", "ye" }, /* є */
  { 0x0438, "y", NULL },  /* и */
  { 0x0457, "i", "yi" },  /* ї */
  { 0x0439, "i", "y" },   /* й */
  { 0x044E, "iu", "yu" }, /* ю */
  { 0x044F, "ia", "ya" }, /* я */
};

static const Rule passports[] = {
  { 0x0430, "a", NULL },
  { 0x0431, "b", NULL },
  { 0x0432, "v", NULL },
  { 0x0433, "g", NULL },
  { 0x0491, "g", NULL }, /* ґ */
  { 0x0434, "d", NULL },
  { 0x0435, "e", NULL },
  { 0x0451, "e", NULL },  /* ё */
  { 0x0454, "ie", NULL }, /* є */
  { 0x0436, "zh", NULL },
  { 0x0437, "z", NULL },
  { 0x0438, "i", NULL },
  { 0x0456, "i", NULL }, /* і */
  { 0x0457, "i", NULL }, /* ї */
  { 0x0439, "i", NULL },
  { 0x043A, "k", NULL },
  { 0x043B, "l", NULL },
  { 0x043C, "m", NULL },
  { 0x043D, "n", NULL },
  { 0x043E, "o", NULL },
  { 0x043F, "p", NULL },
  { 0x0440, "r", NULL },
  { 0x0441, "s", NULL },
  { 0x0442, "t", NULL },
  { 0x0443, "u", NULL },
  { 0x045E, "u", NULL }, /* ў */
  { 0x0444, "f", NULL },
  { 0x0445, "kh", NULL },
  { 0x0446, "ts", NULL },
  { 0x0447, "ch", NULL },
  { 0x0448, "sh", NULL },
  { 0x0449, "shch", NULL },
  { 0x044A, "ie", NULL }, /* ъ */
  { 0x044B, "y", NULL },
  { 0x044C, "", NULL }, /* ь */
  { 0x044D, "e", NULL },
  { 0x044E, "iu", NULL },
  { 0x044F, "ia", NULL },
};

/* The rules of a table by their letters, to be found without a search. */
static const Rule *
index_rules (ZhCyrillic language,
             guint      place)
{
  static const Rule *all[2][N_PLACES];
  static gsize       is_made;

  if (g_once_init_enter (&is_made))
    {
      for (gsize i = 0; i < G_N_ELEMENTS (passports); i++)
        for (gsize k = 0; k < G_N_ELEMENTS (all); k++)
          all[k][passports[i].letter - FIRST_PLACE] = &passports[i];
      for (gsize i = 0; i < G_N_ELEMENTS (ukrainian); i++)
        all[1][ukrainian[i].letter - FIRST_PLACE] = &ukrainian[i];
      g_once_init_leave (&is_made, 1);
    }
  return all[language == ZH_CYRILLIC_UKRAINIAN ? 1 : 0][place];
}

static const Rule *
find_rule (ZhCyrillic language,
           gunichar   letter)
{
  return letter >= FIRST_PLACE && letter < FIRST_PLACE + N_PLACES ? index_rules (language, letter - FIRST_PLACE) : NULL;
}

ZhCyrillic
zh_cyrillic_guess (const char *text,
                   ZhCyrillic  fallback)
{
  static const gunichar own[][8] = {
    [ZH_CYRILLIC_UKRAINIAN] = { 0x0456, 0x0457, 0x0454, 0x0491 },          /* і ї є ґ */
    [ZH_CYRILLIC_RUSSIAN] = { 0x044B, 0x044D, 0x0451, 0x044A, 0x045E, 0 }, /* ы э ё ъ ў */
  };

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_unichar_tolower (g_utf8_get_char (at));

      for (gsize language = 0; language < G_N_ELEMENTS (own); language++)
        for (gsize i = 0; own[language][i] != 0; i++)
          if (own[language][i] == letter)
            return (ZhCyrillic) language;
    }
  return fallback;
}

static gboolean
is_apostrophe (gunichar letter)
{
  return letter == '\'' || letter == 0x2019 || letter == 0x02BC;
}

static gboolean
is_upper_at (const char *text)
{
  return *text != '\0' && g_unichar_isupper (g_utf8_get_char (text));
}

/* A capital stays one; more letters are capitals too in a word of capitals. */
static void
append (GString    *out,
        const char *text,
        gboolean    is_capital,
        gboolean    is_shouted)
{
  for (const char *at = text; *at != '\0'; at++)
    g_string_append_c (out, is_capital && (at == text || is_shouted) ? g_ascii_toupper (*at) : *at);
}

/* зг: "zgh", so that it is told from ж. */
static gboolean
is_zg (ZhCyrillic  language,
       gunichar    letter,
       const char *before,
       const char *text)
{
  return language == ZH_CYRILLIC_UKRAINIAN && letter == 0x0433 && before > text &&
         g_unichar_tolower (g_utf8_get_char (g_utf8_prev_char (before))) == 0x0437;
}

char *
zh_transliterate (const char *text,
                  ZhCyrillic  language)
{
  GString *out = g_string_new (NULL);
  gboolean in_word = FALSE;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar    given = g_utf8_get_char (at);
      gunichar    letter = g_unichar_tolower (given);
      const char *next = g_utf8_next_char (at);
      const Rule *rule = find_rule (language, letter);
      gboolean    is_shouted = given != letter && (is_upper_at (next) || (in_word && at > text && is_upper_at (g_utf8_prev_char (at)) && !g_unichar_islower (g_utf8_get_char (next))));

      if (in_word && is_apostrophe (given) && language == ZH_CYRILLIC_UKRAINIAN && find_rule (language, g_unichar_tolower (g_utf8_get_char (next))) != NULL)
        continue;
      if (rule == NULL)
        g_string_append_unichar (out, given);
      else if (is_zg (language, letter, at, text))
        append (out, "gh", given != letter, is_shouted);
      else
        append (out, !in_word && rule->first != NULL ? rule->first : rule->text, given != letter, is_shouted);
      in_word = g_unichar_isalpha (given);
    }
  return g_string_free (out, FALSE);
}
