#include "config.h"

#include "ruleset.h"

#include <string.h>

#include "ruleset-private.h"
#include "text-lines.h"

static void
clear_value (gpointer data)
{
  ZhRuleValue *value = data;

  g_free (value->key);
  g_free (value->value);
  g_free (value->article);
  g_free (value->uncertain);
  g_free (value->door);
}

static void
unref_value (gpointer data)
{
  g_atomic_rc_box_release_full (data, clear_value);
}

ZhRuleValue *
zh_rule_value_new (const char *key,
                   const char *text,
                   int         line)
{
  ZhRuleValue *value = g_atomic_rc_box_new0 (ZhRuleValue);

  value->key = g_strdup (key);
  value->value = g_strdup (text);
  value->article = g_strdup ("");
  value->uncertain = g_strdup ("");
  value->door = g_strdup ("");
  value->line = line;
  return value;
}

ZhRuleset *
zh_ruleset_new_empty (void)
{
  ZhRuleset *self = g_new0 (ZhRuleset, 1);

  g_atomic_ref_count_init (&self->refs);
  self->values = g_ptr_array_new_with_free_func (unref_value);
  self->by_key = g_hash_table_new (g_str_hash, g_str_equal);
  return self;
}

ZhRuleset *
zh_ruleset_ref (const ZhRuleset *self)
{
  ZhRuleset *mutable = (ZhRuleset *) self;

  g_atomic_ref_count_inc (&mutable->refs);
  return mutable;
}

void
zh_ruleset_unref (ZhRuleset *self)
{
  if (!g_atomic_ref_count_dec (&self->refs))
    return;
  g_hash_table_unref (self->by_key);
  g_ptr_array_unref (self->values);
  g_free (self);
}

/* Puts @value (transfer full) in place of the one with its key, or at the end. */
void
zh_ruleset_put (ZhRuleset   *self,
                ZhRuleValue *value)
{
  ZhRuleValue *old = g_hash_table_lookup (self->by_key, value->key);

  g_hash_table_replace (self->by_key, value->key, value);
  if (old == NULL)
    {
      g_ptr_array_add (self->values, value);
      return;
    }
  for (guint i = 0; i < self->values->len; i++)
    if (g_ptr_array_index (self->values, i) == old)
      {
        self->values->pdata[i] = value;
        unref_value (old);
        return;
      }
}

ZhRuleset *
zh_ruleset_copy (const ZhRuleset *self)
{
  ZhRuleset *copy = zh_ruleset_new_empty ();

  for (guint i = 0; i < self->values->len; i++)
    zh_ruleset_put (copy, g_atomic_rc_box_acquire (g_ptr_array_index (self->values, i)));
  return copy;
}

const char *
zh_ruleset_get_id (const ZhRuleset *self)
{
  const ZhRuleValue *value = zh_ruleset_lookup (self, "ruleset.id");

  return value != NULL ? value->value : "";
}

const char *
zh_ruleset_get_title (const ZhRuleset  *self,
                      const ZhLanguage *language)
{
  const char *title = zh_ruleset_lookup_text (self, "ruleset.title", language);

  return title != NULL ? title : zh_ruleset_get_id (self);
}

const ZhRuleValue *const *
zh_ruleset_get_values (const ZhRuleset *self,
                       gsize           *n_values)
{
  *n_values = self->values->len;
  return (const ZhRuleValue *const *) self->values->pdata;
}

const ZhRuleValue *
zh_ruleset_lookup (const ZhRuleset *self,
                   const char      *key)
{
  g_assert (self != NULL && key != NULL);

  return g_hash_table_lookup (self->by_key, key);
}

gboolean
zh_ruleset_closes (const ZhRuleset *self,
                   const char      *key)
{
  const ZhRuleValue *value = zh_ruleset_lookup (self, key);

  if (value == NULL || *value->door != '\0' || *value->article == '\0' || *value->uncertain != '\0')
    return FALSE;
  for (guint i = 0; i < self->values->len; i++)
    if (*((const ZhRuleValue *) g_ptr_array_index (self->values, i))->door != '\0')
      return TRUE;
  return FALSE;
}

const char *
zh_ruleset_lookup_text (const ZhRuleset  *self,
                        const char       *key,
                        const ZhLanguage *language)
{
  g_autofree char   *own = g_strconcat (key, "[", zh_language_get_code (language), "]", NULL);
  const ZhRuleValue *value = zh_ruleset_lookup (self, own);

  if (value == NULL)
    value = zh_ruleset_lookup (self, key);
  return value != NULL ? value->value : NULL;
}

gboolean
zh_ruleset_get_string (const ZhRuleset *self,
                       const char      *key,
                       const char     **value,
                       const char     **article)
{
  const ZhRuleValue *found = zh_ruleset_lookup (self, key);

  if (found == NULL)
    return FALSE;
  *value = found->value;
  if (article != NULL)
    *article = found->article;
  return TRUE;
}

gboolean
zh_ruleset_get_int (const ZhRuleset *self,
                    const char      *key,
                    int             *value,
                    const char     **article)
{
  const char *text;
  gint64      number;

  if (!zh_ruleset_get_string (self, key, &text, article) ||
      !zh_text_parse_int (text, G_MININT, G_MAXINT, &number))
    return FALSE;
  *value = (int) number;
  return TRUE;
}

gboolean
zh_ruleset_get_boolean (const ZhRuleset *self,
                        const char      *key,
                        gboolean        *value,
                        const char     **article)
{
  const char *text;

  if (!zh_ruleset_get_string (self, key, &text, article))
    return FALSE;
  *value = strcmp (text, "yes") == 0;
  return TRUE;
}

gboolean
zh_ruleset_get_points (const ZhRuleset *self,
                       const char      *key,
                       ZhPoints        *value,
                       const char     **article)
{
  const char *text;

  return zh_ruleset_get_string (self, key, &text, article) && zh_points_parse (text, value);
}

char **
zh_ruleset_dup_list (const ZhRuleset *self,
                     const char      *key,
                     const char     **article)
{
  const char *text;

  return zh_ruleset_get_string (self, key, &text, article) ? g_strsplit (text, ",", 0) : NULL;
}

char **
zh_ruleset_dup_groups (const ZhRuleset *self,
                       const char      *prefix)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *groups = g_ptr_array_new ();

  for (guint i = 0; i < self->values->len; i++)
    {
      const ZhRuleValue *value = g_ptr_array_index (self->values, i);
      g_autofree char   *group = NULL;

      if (!g_str_has_prefix (value->key, prefix))
        continue;
      group = g_strndup (value->key, (gsize) (strrchr (value->key, '.') - value->key));
      if (g_hash_table_contains (seen, group))
        continue;
      g_hash_table_add (seen, group);
      g_ptr_array_add (groups, g_steal_pointer (&group));
    }
  g_ptr_array_add (groups, NULL);
  return (char **) g_ptr_array_free (groups, FALSE);
}
