#include "config.h"

#include "ruleset-edition.h"

#include <string.h>

#include "ruleset.h"

static gboolean
is_name (const char *key)
{
  return strchr (key, '[') != NULL || g_str_has_suffix (key, ".title");
}

static int
compare_values (gconstpointer a,
                gconstpointer b)
{
  const ZhRuleValue *first = *(const ZhRuleValue *const *) a;
  const ZhRuleValue *second = *(const ZhRuleValue *const *) b;

  return strcmp (first->key, second->key);
}

/* With the end of each text, so that no two rulesets give the same bytes. */
static void
add_text (GChecksum  *sum,
          const char *text)
{
  g_checksum_update (sum, (const guchar *) text, (gssize) strlen (text) + 1);
}

char *
zh_ruleset_dup_digest (const char *id)
{
  g_autoptr (ZhRuleset) ruleset = zh_ruleset_load (id, NULL);
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autoptr (GPtrArray) sorted = g_ptr_array_new ();
  const ZhRuleValue *const *values;
  gsize                     n;

  if (ruleset == NULL)
    return g_strdup ("");
  values = zh_ruleset_get_values (ruleset, &n);
  for (gsize i = 0; i < n; i++)
    if (!is_name (values[i]->key))
      g_ptr_array_add (sorted, (gpointer) values[i]);
  g_ptr_array_sort (sorted, compare_values);
  for (guint i = 0; i < sorted->len; i++)
    {
      const ZhRuleValue *value = g_ptr_array_index (sorted, i);

      add_text (sum, value->key);
      add_text (sum, value->value);
      add_text (sum, value->article);
      add_text (sum, value->uncertain);
      add_text (sum, value->door);
    }
  return g_strdup (g_checksum_get_string (sum));
}

char *
zh_ruleset_dup_edition_notice (const char       *id,
                               const char       *digest,
                               const ZhLanguage *language)
{
  g_autofree char *present = *digest != '\0' ? zh_ruleset_dup_digest (id) : g_strdup ("");
  g_autoptr (ZhRuleset) ruleset = NULL;

  if (*present == '\0' || strcmp (present, digest) == 0)
    return NULL;
  ruleset = zh_ruleset_load (id, NULL);
  return g_strdup_printf (zh_tr (language, "This competition was made with another edition of the rules “%s” than this program has. "
                                           "What its tournaments took from them stays; "
                                           "what is asked of the rules now may be answered otherwise"),
                          ruleset != NULL ? zh_ruleset_get_title (ruleset, language) : id);
}
