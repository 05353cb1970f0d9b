/* Whether a value from outside is what the schema says of its key. */
#include "config.h"

#include "rule-values.h"

#include <glib/gi18n.h>
#include <string.h>

#include "article-list.h"
#include "points.h"
#include "text-lines.h"

/* A paragraph of a regulation, in letters of two bytes. */
#define TEXT_MAX 4096

gboolean
zh_rules_is_token (const char *text)
{
  gsize length = strlen (text);

  if (length == 0 || length > 64)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_islower (text[i]) && !g_ascii_isdigit (text[i]) && text[i] != '-')
      return FALSE;
  return TRUE;
}

gboolean
zh_rules_is_uncertainty (const char *text)
{
  return strcmp (text, "no-source") == 0 || strcmp (text, "damaged-text") == 0 ||
         strcmp (text, "contradiction") == 0;
}

static gboolean
is_tiebreak_code (const char *text)
{
  if (!g_ascii_isupper (text[0]) || strlen (text) > 32)
    return FALSE;
  for (const char *p = text; *p != '\0'; p++)
    if (!g_ascii_isalnum (*p) && strchr ("-_/:+", *p) == NULL)
      return FALSE;
  return TRUE;
}

/* Applies @fits to every part of a list with commas; an empty part fits nothing. */
static gboolean
all_parts_fit (const ZhRuleKey *key,
               const char      *value,
               gboolean (*fits) (const ZhRuleKey *key, const char *part))
{
  g_auto (GStrv) parts = g_strsplit (value, ",", 0);

  if (parts[0] == NULL)
    return FALSE;
  for (char **part = parts; *part != NULL; part++)
    if (!fits (key, *part))
      return FALSE;
  return TRUE;
}

static gboolean
int_fits (const ZhRuleKey *key,
          const char      *part)
{
  gint64 number;

  return zh_text_parse_int (part, key->minimum, key->maximum, &number);
}

static gboolean
code_fits (const ZhRuleKey *key,
           const char      *part)
{
  return is_tiebreak_code (part);
}

static gboolean
step_fits (const ZhRuleKey *key,
           const char      *part)
{
  return zh_sanction_get_rank (part) >= 0;
}

static gboolean
choice_fits (const ZhRuleKey *key,
             const char      *value)
{
  g_auto (GStrv) words = g_strsplit (key->choices, "|", 0);

  return g_strv_contains ((const char *const *) words, value);
}

static gboolean
points_fit (const ZhRuleKey *key,
            const char      *value)
{
  ZhPoints points;

  return zh_points_parse (value, &points) && points >= key->minimum && points <= key->maximum;
}

static gboolean
value_fits (const ZhRuleKey *key,
            const char      *value)
{
  switch (key->type)
    {
    case ZH_RULE_INT:
      return int_fits (key, value);
    case ZH_RULE_INTS:
      return all_parts_fit (key, value, int_fits);
    case ZH_RULE_YES_NO:
      return strcmp (value, "yes") == 0 || strcmp (value, "no") == 0;
    case ZH_RULE_POINTS:
      return points_fit (key, value);
    case ZH_RULE_CHOICE:
      return choice_fits (key, value);
    case ZH_RULE_CODES:
      return all_parts_fit (key, value, code_fits);
    case ZH_RULE_STEPS:
      return all_parts_fit (key, value, step_fits);
    case ZH_RULE_ARTICLES:
      return zh_article_list_is_valid (value);
    case ZH_RULE_TEXT:
      return value[0] != '\0' && strlen (value) <= TEXT_MAX;
    default:
      g_assert_not_reached ();
    }
}

static char *
describe_expected (const ZhRuleKey *key)
{
  g_autofree char *least = NULL;
  g_autofree char *most = NULL;

  switch (key->type)
    {
    case ZH_RULE_INT:
      return g_strdup_printf (_ ("write a whole number from %d to %d"), key->minimum, key->maximum);
    case ZH_RULE_INTS:
      return g_strdup_printf (_ ("write whole numbers from %d to %d with commas between"), key->minimum, key->maximum);
    case ZH_RULE_YES_NO:
      return g_strdup (_ ("write “yes” or “no”"));
    case ZH_RULE_POINTS:
      least = zh_points_format (key->minimum);
      most = zh_points_format (key->maximum);
      return g_strdup_printf (_ ("write points from %1$s to %2$s, such as 0.5"), least, most);
    case ZH_RULE_CHOICE:
      return g_strdup_printf (_ ("write one of: %s"), key->choices);
    case ZH_RULE_CODES:
      return g_strdup (_ ("write tie-break codes with commas between, such as DE,WIN,SB"));
    case ZH_RULE_STEPS:
      return g_strdup (_ ("write steps of a ladder of sanctions with commas between, such as warning,game-loss"));
    case ZH_RULE_ARTICLES:
      return g_strdup (_ ("write articles with “;” between, such as 4;6.2.2-6.2.6"));
    case ZH_RULE_TEXT:
      return g_strdup_printf (_ ("write a text of 1 to %d bytes"), TEXT_MAX);
    default:
      g_assert_not_reached ();
    }
}

gboolean
zh_rules_schema_check_value (const ZhRuleKey *key,
                             const char      *value,
                             char           **reason)
{
  g_assert (key != NULL && value != NULL);

  if (value_fits (key, value))
    return TRUE;
  if (reason != NULL)
    *reason = describe_expected (key);
  return FALSE;
}
