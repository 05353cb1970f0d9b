#include "config.h"

#include "tiebreak-code.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "errors.h"
#include "tiebreak-context.h"
#include "tiebreak-derive.h"

#define MAX_MODIFIER 99
#define MAX_RATING 3500

gboolean
zh_tiebreak_edition_parse (const char        *text,
                           ZhTiebreakEdition *edition,
                           GError           **error)
{
  if (text == NULL || *text == '\0')
    *edition = ZH_TIEBREAK_EDITION_2026_03;
  else if (!zh_tiebreak_edition_from_string (text, edition))
    {
      return zh_fail (error, ZH_ERROR_USAGE,
                      _ ("“%s” is no edition of the tie-break rules; choose 2026-03 or 2024-08"), text);
    }
  return TRUE;
}

/* Names of earlier editions. */
static const struct
{
  const char *old_name;
  const char *name;
} renamed[] = {
  { "GE", "REP" }, /* until August 2024 */
};

/* The longest name of the registry that @text begins with and that ends where a modifier, a
 * score or the text itself ends. */
static const ZhTiebreakKind *
find_kind (const char *text,
           gsize      *length)
{
  gsize                 n_kinds;
  const ZhTiebreakKind *kinds = zh_tiebreak_registry_get_kinds (&n_kinds);
  const ZhTiebreakKind *best = NULL;

  *length = 0;
  for (gsize i = 0; i < n_kinds; i++)
    {
      gsize n = strlen (kinds[i].name);

      if (n <= *length || strncmp (text, kinds[i].name, n) != 0)
        continue;
      if (strchr (":/#-", text[n]) != NULL || g_str_has_suffix (kinds[i].name, "_"))
        {
          best = &kinds[i];
          *length = n;
        }
    }
  return best;
}

static gboolean
refuse (const char *text,
        GError    **error)
{
  return zh_fail (error, ZH_ERROR_USAGE,
                  _ ("The tie-break code “%s” is not known; the list of codes shows what may be used"), text);
}

static gboolean
refuse_modifier (const char *text,
                 const char *modifier,
                 GError    **error)
{
  return zh_fail (error, ZH_ERROR_USAGE, _ ("“%s” does not go with this tie-break code: %s"), modifier, text);
}

/* Reads the number behind a modifier's letter; @has_number is FALSE where there is none. */
static int
read_number (const char **cursor,
             gboolean     with_sign,
             gboolean    *has_number)
{
  int sign = 1;
  int value = 0;

  if (with_sign && (**cursor == '+' || **cursor == '-'))
    sign = *(*cursor)++ == '-' ? -1 : 1;
  *has_number = g_ascii_isdigit (**cursor) != 0;
  for (; g_ascii_isdigit (**cursor); (*cursor)++)
    value = MIN (value * 10 + g_ascii_digit_value (**cursor), 100000);
  return sign * value;
}

static gboolean
set_switch (ZhTiebreakCode *self,
            char            letter)
{
  switch (letter)
    {
    case 'P':
      self->forfeits_played = TRUE;
      return TRUE;
    case 'F':
      self->fore = TRUE;
      return TRUE;
    case 'R':
      self->reversed = TRUE;
      return TRUE;
    case 'T':
    case 'M':
      self->until_decided = self->kind->family == ZH_TIEBREAK_UA_CHESS ||
                            self->kind->family == ZH_TIEBREAK_UA_DRAUGHTS;
      self->median = letter == 'M';
      return self->until_decided;
    default:
      return FALSE;
    }
}

static gboolean
set_number (ZhTiebreakCode *self,
            char            letter,
            int             number)
{
  int most = letter == 'U' ? MAX_RATING : MAX_MODIFIER;

  if (number > most || number < (letter == 'L' ? -most : 1))
    return FALSE;
  switch (letter)
    {
    case 'C':
    case 'T':
      self->cut = number;
      return TRUE;
    case 'M':
      self->median = number;
      return TRUE;
    case 'L':
      self->limit = number;
      return TRUE;
    case 'K':
      self->divisor = number;
      return TRUE;
    case 'U':
      self->unrated_rating = number;
      return TRUE;
    case 'X':
      self->extension = number;
      return TRUE;
    case 'Y':
      self->extension = -number;
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
read_modifier (ZhTiebreakCode *self,
               const char    **cursor,
               GError        **error)
{
  const char      *start = *cursor;
  char             letter = *start;
  g_autofree char *modifier = NULL;
  gboolean         has_number;
  int              number;

  if (letter == '\0')
    return refuse (self->text, error);

  *cursor = start + 1;
  number = read_number (cursor, letter == 'L', &has_number);
  modifier = g_strndup (start, strcspn (start, ":/#"));
  if (letter == ':' || strchr (self->kind->modifiers, letter) == NULL || !(has_number ? set_number (self, letter, number) : set_switch (self, letter)))
    return refuse_modifier (self->text, modifier, error);
  return TRUE;
}

static gboolean
read_reference (ZhTiebreakCode *self,
                const char    **cursor,
                GError        **error)
{
  gboolean takes = strchr (self->kind->modifiers, ':') != NULL;

  if (takes && g_str_has_prefix (*cursor, ":MP"))
    self->reference = ZH_REFERENCE_MATCH;
  else if (takes && g_str_has_prefix (*cursor, ":GP"))
    self->reference = ZH_REFERENCE_GAME;
  else
    return refuse_modifier (self->text, *cursor, error);
  *cursor += 3;
  return TRUE;
}

static char *
build_canonical (const ZhTiebreakCode *self,
                 const char           *tail)
{
  GString *text = g_string_new (self->kind->name);
  gboolean is_national = strchr (self->kind->modifiers, 'T') != NULL;

  g_string_append (text, tail);
  if (self->reference == ZH_REFERENCE_GAME)
    g_string_append (text, ":GP");
  if (self->cut > 0)
    g_string_append_printf (text, "/%c%d", is_national ? 'T' : 'C', self->cut);
  if (self->until_decided)
    g_string_append (text, self->median > 0 ? "/M" : "/T");
  else if (self->median > 0)
    g_string_append_printf (text, "/M%d", self->median);
  if (self->limit != 0)
    g_string_append_printf (text, "/L%+d", self->limit);
  if (self->divisor != 0)
    g_string_append_printf (text, "/K%d", self->divisor);
  if (self->extension != 0)
    g_string_append_printf (text, "/%c%d", self->extension > 0 ? 'X' : 'Y', ABS (self->extension));
  if (self->unrated_rating != 0)
    g_string_append_printf (text, "/U%d", self->unrated_rating);
  if (self->fore)
    g_string_append (text, "/F");
  if (self->forfeits_played)
    g_string_append (text, "/P");
  if (self->reversed)
    g_string_append (text, "/R");
  return g_string_free (text, FALSE);
}

static gboolean
read_rest (ZhTiebreakCode *self,
           const char     *rest,
           GError        **error)
{
  const char *cursor = rest;

  while (*cursor != '\0')
    {
      if (*cursor == ':')
        {
          if (!read_reference (self, &cursor, error))
            return FALSE;
        }
      else if (strchr ("/#-", *cursor) != NULL)
        {
          cursor++;
          if (!read_modifier (self, &cursor, error))
            return FALSE;
        }
      else
        {
          return refuse (self->text, error);
        }
    }
  self->canonical = build_canonical (self, "");
  return TRUE;
}

ZhTiebreakCode *
zh_tiebreak_code_new (const char *text,
                      GError    **error)
{
  g_autoptr (ZhTiebreakCode) self = g_new0 (ZhTiebreakCode, 1);
  g_autofree char *upper = NULL;
  gsize            length;

  self->text = g_strstrip (g_utf8_make_valid (text, -1));
  upper = g_ascii_strup (self->text, -1);
  for (gsize i = 0; i < G_N_ELEMENTS (renamed); i++)
    if (g_str_equal (upper, renamed[i].old_name))
      {
        g_free (upper);
        upper = g_strdup (renamed[i].name);
      }
  self->kind = find_kind (upper, &length);
  if (self->kind == NULL)
    {
      refuse (self->text, error);
      return NULL;
    }

  /* The organiser's own criteria carry their name in the code: OTHER_PLACES. */
  if (g_str_has_suffix (self->kind->name, "_"))
    {
      if (upper[length] == '\0' || strpbrk (upper + length, ":/#, ") != NULL)
        {
          refuse (self->text, error);
          return NULL;
        }
      self->canonical = build_canonical (self, upper + length);
    }
  else if (!read_rest (self, upper + length, error))
    {
      return NULL;
    }
  return g_steal_pointer (&self);
}

void
zh_tiebreak_code_set_modifiers (ZhTiebreakCode *self,
                                int             cut,
                                int             median,
                                gboolean        until_decided,
                                gboolean        forfeits_played)
{
  const char *modifiers = self->kind->modifiers;

  if (g_str_has_suffix (self->kind->name, "_"))
    return;
  if (strpbrk (modifiers, "CT") != NULL)
    self->cut = cut;
  if (strchr (modifiers, 'M') != NULL)
    self->median = median;
  if (strchr (modifiers, 'T') != NULL)
    {
      /* One more and one more: by medians when there is one, by cuts otherwise. */
      self->until_decided = until_decided;
      if (until_decided)
        {
          self->cut = 0;
          self->median = MIN (self->median, 1);
        }
    }
  if (strchr (modifiers, 'P') != NULL)
    self->forfeits_played = forfeits_played;
  g_free (self->text);
  g_free (self->canonical);
  self->canonical = build_canonical (self, "");
  self->text = g_strdup (self->canonical);
}

void
zh_tiebreak_code_free (ZhTiebreakCode *self)
{
  if (self == NULL)
    return;
  g_free (self->text);
  g_free (self->canonical);
  g_free (self);
}

ZhTiebreakCode *
zh_tiebreak_code_derive (const ZhTiebreakCode *self,
                         const char           *name)
{
  ZhTiebreakCode *derived = g_new0 (ZhTiebreakCode, 1);

  derived->kind = zh_tiebreak_registry_find (name);
  g_assert (derived->kind != NULL);
  derived->reference = self->reference;
  derived->forfeits_played = self->forfeits_played;
  derived->unrated_rating = self->unrated_rating;
  derived->canonical = build_canonical (derived, "");
  derived->text = g_strdup (derived->canonical);
  return derived;
}

GPtrArray *
zh_tiebreak_codes_parse (const char *const *codes,
                         GError           **error)
{
  g_autoptr (GPtrArray) parsed = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_tiebreak_code_free);

  for (gsize i = 0; codes != NULL && codes[i] != NULL; i++)
    {
      ZhTiebreakCode *code = zh_tiebreak_code_new (codes[i], error);

      if (code == NULL)
        return NULL;
      g_ptr_array_add (parsed, code);
    }
  return g_steal_pointer (&parsed);
}
