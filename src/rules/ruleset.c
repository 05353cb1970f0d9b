#include "config.h"

#include "ruleset.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "incident-ruling.h"
#include "incident-schema.h"
#include "rules-schema.h"
#include "ruleset-private.h"
#include "text-lines.h"

G_DEFINE_BOXED_TYPE (ZhRuleset, zh_ruleset, zh_ruleset_ref, zh_ruleset_unref)

static void
clear_value (gpointer data)
{
  ZhRuleValue *value = data;

  g_free (value->key);
  g_free (value->value);
  g_free (value->article);
  g_free (value->uncertain);
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

/* "ruleset.title[uk]" is checked as "ruleset.title". */
static char *
strip_language (const char *key)
{
  const char *bracket = strchr (key, '[');

  return bracket != NULL && g_str_has_suffix (key, "]") ? g_strndup (key, (gsize) (bracket - key)) : g_strdup (key);
}

/* Whether @text may be the value of @key; @known tells a wrong key from a wrong value. */
gboolean
zh_ruleset_check_key (const char *key,
                      const char *text,
                      gboolean   *known,
                      char      **reason)
{
  g_autofree char *plain = strip_language (key);
  const ZhRuleKey *rule = zh_rules_schema_find (plain);

  if (zh_incident_schema_is_key (key))
    return zh_incident_schema_check (key, text, known, reason);
  *known = rule != NULL && (rule->type == ZH_RULE_TEXT || strcmp (plain, key) == 0);
  if (!*known)
    *reason = g_strdup (_ ("no ruleset has this key; take the line away or mend its name"));
  return *known && zh_rules_schema_check_value (rule, text, reason);
}

gboolean
zh_ruleset_check_override (const char *key,
                           const char *text,
                           GError    **error)
{
  g_autofree char *reason = NULL;
  gboolean         known = FALSE;

  if (g_utf8_validate (text, -1, NULL) && strpbrk (text, "\r\n") == NULL &&
      zh_ruleset_check_key (zh_rules_schema_get_present_name (key), text, &known, &reason))
    return TRUE;
  g_set_error (error, ZH_ERROR, known ? ZH_ERROR_INPUT : ZH_ERROR_USAGE, _ ("Key “%1$s”: %2$s"), key,
               reason != NULL ? reason : _ ("write one line of UTF-8 text"));
  return FALSE;
}

ZhRuleset *
zh_ruleset_override (const ZhRuleset *self,
                     const char      *key,
                     const char      *text,
                     GError         **error)
{
  g_autoptr (ZhRuleset) copy = NULL;
  const char        *present = zh_rules_schema_get_present_name (key);
  const ZhRuleValue *old = zh_ruleset_lookup (self, present);
  ZhRuleValue       *value;

  if (!zh_ruleset_check_override (key, text, error))
    return NULL;
  copy = zh_ruleset_copy (self);
  value = zh_rule_value_new (present, text, 0);
  value->overridden = TRUE;
  if (old != NULL)
    {
      g_free (value->article);
      value->article = g_strdup (old->article);
    }
  zh_ruleset_put (copy, value);
  /* Incidents ask of other keys only whether they are there, and an override takes none away. */
  if (!zh_ruleset_check_order (copy, zh_ruleset_get_id (copy), error) ||
      (zh_incident_schema_is_key (present) && !zh_incident_check_ruleset (copy, zh_ruleset_get_id (copy), error)))
    return NULL;
  return g_steal_pointer (&copy);
}

ZhRuleset *
zh_ruleset_override_all (const ZhRuleset *self,
                         GHashTable      *overrides,
                         GError         **error)
{
  g_autoptr (ZhRuleset) result = zh_ruleset_ref (self);
  GHashTableIter iter;
  gpointer       key;
  gpointer       value;

  if (overrides == NULL)
    return g_steal_pointer (&result);

  g_hash_table_iter_init (&iter, overrides);
  while (g_hash_table_iter_next (&iter, &key, &value))
    {
      ZhRuleset *next = zh_ruleset_override (result, key, value, error);

      if (next == NULL)
        return NULL;
      zh_ruleset_unref (result);
      result = next;
    }
  return g_steal_pointer (&result);
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
