#include "config.h"

#include "language.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <string.h>
#include <unicode/ucol.h>
#include <unicode/udat.h>
#include <unicode/ustring.h>

#include "errors.h"
#include "mo-catalogue.h"
#include "paths.h"

struct _ZhLanguage
{
  char           code[3];
  ZhMoCatalogue *catalogue; /* NULL: the texts stay English */
  UCollator     *collator;  /* only read after construction, so threads may share it */
};

static const char *const codes[] = { "uk", "ru", "en", NULL };

static const struct
{
  const char *code;
  const char *icu_locale;
  const char *name;
  const char *decimal_point;
  const char *short_date; /* ICU pattern */
} languages[] = {
  { "uk", "uk_UA", "українська", ",", "dd.MM.yyyy" },
  { "ru", "ru_RU", "русский", ",", "dd.MM.yyyy" },
  { "en", "en_GB", "English", ".", "dd/MM/yyyy" },
};

static gsize
find_language (const char *code)
{
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    if (strcmp (languages[i].code, code) == 0)
      return i;
  return G_N_ELEMENTS (languages);
}

static void
language_clear (gpointer data)
{
  ZhLanguage *self = data;

  zh_mo_catalogue_free (self->catalogue);
  if (self->collator != NULL)
    ucol_close (self->collator);
}

static gboolean
load_catalogue (ZhLanguage *self,
                GError    **error)
{
  g_autofree char *locale_dir = zh_paths_dup_locale_dir ();
  g_autofree char *path = g_build_filename (locale_dir, self->code, "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);
  g_autofree char *data = NULL;
  gsize            size;
  g_autoptr (GBytes) bytes = NULL;

  if (!g_file_get_contents (path, &data, &size, NULL))
    return TRUE;

  bytes = g_bytes_new_take (g_steal_pointer (&data), size);
  self->catalogue = zh_mo_catalogue_new (bytes, error);
  if (self->catalogue == NULL)
    g_prefix_error (error, "%s: ", path);
  return self->catalogue != NULL;
}

const char *const *
zh_language_get_codes (void)
{
  return codes;
}

ZhLanguage *
zh_language_new (const char *code,
                 GError    **error)
{
  gsize found = find_language (code);
  g_autoptr (ZhLanguage) self = NULL;
  UErrorCode status = U_ZERO_ERROR;

  if (found == G_N_ELEMENTS (languages))
    return zh_fail_null (error, ZH_ERROR_USAGE,
                         _ ("“%s” is not a language of the program; use uk, ru or en"), code);

  self = g_atomic_rc_box_new0 (ZhLanguage);
  g_strlcpy (self->code, code, sizeof self->code);
  if (strcmp (code, "en") != 0 && !load_catalogue (self, error))
    return NULL;

  self->collator = ucol_open (languages[found].icu_locale, &status);
  g_assert (U_SUCCESS (status));
  return g_steal_pointer (&self);
}

ZhLanguage *
zh_language_get_screen (void)
{
  static ZhLanguage *screen = NULL;

  if (g_once_init_enter (&screen))
    {
      const char *const *names = g_get_language_names_with_category ("LC_MESSAGES");
      const char        *found = "en";
      ZhLanguage        *language;

      for (gsize i = 0; names[i] != NULL; i++)
        {
          g_autofree char *code = g_strndup (names[i], 2);

          if (find_language (code) < G_N_ELEMENTS (languages))
            {
              found = languages[find_language (code)].code;
              break;
            }
        }

      language = zh_language_new (found, NULL);
      if (language == NULL)
        language = zh_language_new ("en", NULL);
      g_once_init_leave (&screen, language);
    }
  return screen;
}

ZhLanguage *
zh_language_ref (ZhLanguage *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
zh_language_unref (ZhLanguage *self)
{
  if (self != NULL)
    g_atomic_rc_box_release_full (self, language_clear);
}

const char *
zh_language_get_code (const ZhLanguage *self)
{
  return self->code;
}

const char *
zh_language_get_name (const ZhLanguage *self)
{
  return languages[find_language (self->code)].name;
}

const char *
zh_tr (const ZhLanguage *self,
       const char       *msgid)
{
  return zh_trc (self, NULL, msgid);
}

const char *
zh_trc (const ZhLanguage *self,
        const char       *context,
        const char       *msgid)
{
  const char *text = self->catalogue != NULL ? zh_mo_catalogue_lookup (self->catalogue, context, msgid) : NULL;

  return text != NULL ? text : msgid;
}

const char *
zh_trn (const ZhLanguage *self,
        const char       *singular,
        const char       *plural,
        gulong            n)
{
  const char *text = NULL;

  if (self->catalogue != NULL)
    text = zh_mo_catalogue_lookup_plural (self->catalogue, NULL, singular, n);
  if (text == NULL)
    text = n == 1 ? singular : plural;
  return text;
}

int
zh_language_compare (const ZhLanguage *self,
                     const char       *a,
                     const char       *b)
{
  UErrorCode       status = U_ZERO_ERROR;
  UCollationResult result = ucol_strcollUTF8 (self->collator, a, -1, b, -1, &status);

  if (U_FAILURE (status))
    return strcmp (a, b);
  return result == UCOL_LESS ? -1 : result == UCOL_GREATER;
}

/* A formatter costs much more than what it formats, and lists show one pattern thousands of times:
 * each thread keeps its last. */
typedef struct
{
  gsize        language;
  char        *pattern;
  UDateFormat *format;
} Formatter;

static void
formatter_free (gpointer data)
{
  Formatter *self = data;

  udat_close (self->format);
  g_free (self->pattern);
  g_free (self);
}

static GPrivate last_formatter = G_PRIVATE_INIT (formatter_free);

static UDateFormat *
get_formatter (gsize       language,
               const char *pattern)
{
  Formatter *self = g_private_get (&last_formatter);
  UErrorCode status = U_ZERO_ERROR;
  UChar      pattern16[32];
  UChar      zone16[] = { 'U', 'T', 'C', 0 };

  if (self != NULL && self->language == language && strcmp (self->pattern, pattern) == 0)
    return self->format;
  self = g_new0 (Formatter, 1);
  self->language = language;
  self->pattern = g_strdup (pattern);
  u_strFromUTF8 (pattern16, G_N_ELEMENTS (pattern16), NULL, pattern, -1, &status);
  self->format = udat_open (UDAT_PATTERN, UDAT_PATTERN, languages[language].icu_locale, zone16, -1, pattern16, -1, &status);
  g_assert (U_SUCCESS (status));
  g_private_replace (&last_formatter, self);
  return self->format;
}

/* Formats with an ICU pattern, in UTC. */
static char *
format_with_pattern (const ZhLanguage *self,
                     const char       *pattern,
                     GDateTime        *time)
{
  UDateFormat *format = get_formatter (find_language (self->code), pattern);
  UErrorCode   status = U_ZERO_ERROR;
  UChar        text16[128];
  char         text[512];
  double       instant;

  /* The wall clock of @time is shown, so its offset is added before ICU reads it as UTC. */
  instant = (double) (g_date_time_to_unix (time) + g_date_time_get_utc_offset (time) / G_TIME_SPAN_SECOND) * 1000.0;
  udat_format (format, instant, text16, G_N_ELEMENTS (text16), NULL, &status);
  u_strToUTF8 (text, sizeof text, NULL, text16, -1, &status);
  g_assert (U_SUCCESS (status));
  return g_strdup (text);
}

static char *
format_calendar_day (const ZhLanguage *self,
                     const char       *pattern,
                     ZhDate            date)
{
  g_autoptr (GDateTime) day = NULL;

  if (date.year == 0 || date.month == 0 || date.day == 0)
    return zh_date_format_iso (date);

  day = g_date_time_new_utc (date.year, date.month, date.day, 0, 0, 0);
  return format_with_pattern (self, pattern, day);
}

char *
zh_language_format_date (const ZhLanguage *self,
                         ZhDate            date)
{
  /* ICU's long form of uk and ru ends in "р." and "г.", as their documents write it. */
  static const char *const patterns[] = { "d MMMM y 'р'.", "d MMMM y 'г'.", "d MMMM y" };

  return format_calendar_day (self, patterns[find_language (self->code)], date);
}

/* Blanks that no line breaks at stand between day, month and year. */
char *
zh_language_format_date_range (const ZhLanguage *self,
                               ZhDate            start,
                               ZhDate            end)
{
  static const char *const whole[] = { "d\302\240MMMM\302\240y\302\240'р'.", "d\302\240MMMM\302\240y\302\240'г'.", "d\302\240MMMM\302\240y" };
  const char              *pattern = whole[find_language (self->code)];
  gboolean                 one_year = start.year == end.year && start.day != 0 && end.day != 0;
  gboolean                 one_month = one_year && start.month == end.month;
  g_autofree char         *first = NULL;
  g_autofree char         *last = NULL;

  if (!zh_date_is_set (start) || !zh_date_is_set (end) || zh_date_compare (start, end) == 0)
    return format_calendar_day (self, pattern, zh_date_is_set (start) ? start : end);
  first = format_calendar_day (self, one_month ? "d" : one_year ? "d\302\240MMMM"
                                                                : pattern,
                               start);
  last = format_calendar_day (self, pattern, end);
  return g_strconcat (first, one_month ? "–" : " – ", last, NULL);
}

char *
zh_language_format_short_date (const ZhLanguage *self,
                               ZhDate            date)
{
  return format_calendar_day (self, languages[find_language (self->code)].short_date, date);
}

char *
zh_language_format_time (const ZhLanguage *self,
                         GDateTime        *time)
{
  g_autofree char *pattern = g_strconcat (languages[find_language (self->code)].short_date, " HH:mm", NULL);

  return format_with_pattern (self, pattern, time);
}

char *
zh_language_format_fraction (const ZhLanguage *self,
                             ZhFraction        value,
                             int               min_decimals,
                             int               max_decimals)
{
  g_autofree char *plain = zh_fraction_format (value, max_decimals);
  const char      *point = strchr (plain, '.');
  int              decimals = point != NULL ? (int) strlen (point + 1) : 0;
  g_autoptr (GString) text = NULL;

  if (point == NULL)
    point = plain + strlen (plain);
  text = g_string_new_len (plain, point - plain);
  if (decimals > 0 || min_decimals > 0)
    g_string_append (text, languages[find_language (self->code)].decimal_point);
  if (*point != '\0')
    g_string_append (text, point + 1);
  for (; decimals < min_decimals; decimals++)
    g_string_append_c (text, '0');
  return g_string_free (g_steal_pointer (&text), FALSE);
}
