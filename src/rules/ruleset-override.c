/* What a ruleset may hold, and rulesets in which single values are an event's own. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "incident-ruling.h"
#include "incident-schema.h"
#include "rule-values.h"
#include "rules-schema.h"
#include "ruleset-parser.h"
#include "ruleset-private.h"

const ZhRuleKey *
zh_ruleset_find_key (const char *key)
{
  const char      *bracket = g_str_has_suffix (key, "]") ? strchr (key, '[') : NULL;
  g_autofree char *plain = bracket != NULL ? g_strndup (key, (gsize) (bracket - key)) : g_strdup (key);
  const ZhRuleKey *rule = zh_rules_schema_find (plain);

  return bracket == NULL || (rule != NULL && rule->type == ZH_RULE_TEXT) ? rule : NULL;
}

/* Whether @text may be the value of @key; @known tells a wrong key from a wrong value. */
gboolean
zh_ruleset_check_key (const char *key,
                      const char *text,
                      gboolean   *known,
                      char      **reason)
{
  const ZhRuleKey *rule = zh_ruleset_find_key (key);

  if (zh_incident_schema_is_key (key))
    return zh_incident_schema_check (key, text, known, reason);
  *known = rule != NULL;
  if (!*known)
    *reason = g_strdup (_ ("no ruleset has this key; take the line away or mend its name"));
  return *known && zh_rules_schema_check_value (rule, text, reason);
}

/* What is wrong between values that bound each other, and with which: NULL for nothing. */
static const char *
find_disorder (const ZhRuleset *self,
               const char     **key)
{
  int      blitz = 0;
  int      rapid = 0;
  ZhPoints win = 0;
  ZhPoints draw = 0;
  ZhPoints loss = 0;

  zh_ruleset_get_int (self, "time-classes.blitz-limit", &blitz, NULL);
  zh_ruleset_get_int (self, "time-classes.rapid-limit", &rapid, NULL);
  zh_ruleset_get_points (self, "scoring.win", &win, NULL);
  zh_ruleset_get_points (self, "scoring.draw", &draw, NULL);
  zh_ruleset_get_points (self, "scoring.loss", &loss, NULL);
  *key = blitz >= rapid ? "time-classes.rapid-limit" : "scoring.win";
  if (blitz >= rapid)
    return _ ("rapid must end above the limit of blitz");
  if (win <= loss || draw > win || draw < loss)
    return _ ("a win must be worth more than a loss, and a draw must lie between");
  return NULL;
}

gboolean
zh_ruleset_check_order (const ZhRuleset *self,
                        const char      *name,
                        GError         **error)
{
  const char *key;
  const char *reason = find_disorder (self, &key);

  if (reason == NULL)
    return TRUE;
  zh_ruleset_set_fault (error, name, 0, key, reason);
  return FALSE;
}

/* By its title where it has one, and by the key that was written. */
static void
set_override_error (const char *key,
                    gboolean    known,
                    const char *reason,
                    GError    **error)
{
  g_autofree char *label = known ? zh_rules_schema_dup_label (key, zh_language_get_screen ()) : g_strdup (key);

  if (strcmp (label, key) == 0)
    g_set_error (error, ZH_ERROR, known ? ZH_ERROR_INPUT : ZH_ERROR_USAGE, _ ("Key “%1$s”: %2$s"), key, reason);
  else
    /* Translators: title of a rule, its key, what it may say. */
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("“%1$s” (%2$s): %3$s"), label, key, reason);
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
  set_override_error (key, known, reason != NULL ? reason : _ ("write one line of UTF-8 text"), error);
  return FALSE;
}

/* Puts @text under @key of @self, which nobody else has. */
static gboolean
put_override (ZhRuleset  *self,
              const char *key,
              const char *text,
              GError    **error)
{
  const char        *present = zh_rules_schema_get_present_name (key);
  const ZhRuleValue *old = zh_ruleset_lookup (self, present);
  ZhRuleValue       *value;

  if (!zh_ruleset_check_override (key, text, error))
    return FALSE;
  value = zh_rule_value_new (present, text, 0);
  value->overridden = TRUE;
  if (old != NULL)
    {
      g_free (value->article);
      value->article = g_strdup (old->article);
      g_free (value->door);
      value->door = g_strdup (old->door);
    }
  zh_ruleset_put (self, value);
  return TRUE;
}

ZhRuleset *
zh_ruleset_override (const ZhRuleset *self,
                     const char      *key,
                     const char      *text,
                     GError         **error)
{
  g_autoptr (GHashTable) one = g_hash_table_new (g_str_hash, g_str_equal);

  g_hash_table_insert (one, (gpointer) key, (gpointer) text);
  return zh_ruleset_override_all (self, one, error);
}

ZhRuleset *
zh_ruleset_override_all (const ZhRuleset *self,
                         GHashTable      *overrides,
                         GError         **error)
{
  g_autoptr (ZhRuleset) copy = NULL;
  gboolean       has_incident = FALSE;
  const char    *faulty = NULL;
  const char    *reason;
  GHashTableIter iter;
  gpointer       key;
  gpointer       text;

  if (overrides == NULL || g_hash_table_size (overrides) == 0)
    return zh_ruleset_ref (self);

  copy = zh_ruleset_copy (self);
  g_hash_table_iter_init (&iter, overrides);
  while (g_hash_table_iter_next (&iter, &key, &text))
    {
      if (!put_override (copy, key, text, error))
        return NULL;
      has_incident = has_incident || zh_incident_schema_is_key (zh_rules_schema_get_present_name (key));
    }
  reason = find_disorder (copy, &faulty);
  if (reason != NULL)
    set_override_error (faulty, TRUE, reason, error);
  /* Incidents ask of other keys only whether they are there, and an override takes none away. */
  if (reason != NULL || (has_incident && !zh_incident_check_ruleset (copy, zh_ruleset_get_id (copy), error)))
    return NULL;
  return g_steal_pointer (&copy);
}

void
zh_ruleset_cite_regulation (ZhRuleset       *self,
                            const ZhRuleset *regulation)
{
  for (guint i = 0; i < self->values->len; i++)
    {
      ZhRuleValue       *value = g_ptr_array_index (self->values, i);
      const ZhRuleValue *cited = value->overridden && *value->article == '\0' ? zh_ruleset_lookup (regulation, value->key) : NULL;

      if (cited == NULL || strcmp (cited->value, value->value) != 0)
        continue;
      g_free (value->article);
      value->article = g_strdup (cited->article);
    }
}

void
zh_ruleset_cite (ZhRuleset  *self,
                 const char *key,
                 const char *citation)
{
  for (guint i = 0; i < self->values->len; i++)
    {
      ZhRuleValue *value = g_ptr_array_index (self->values, i);
      char        *article;

      if (!value->overridden || strcmp (value->key, key) != 0)
        continue;
      article = g_strconcat (value->article, *value->article != '\0' ? ";" : "", citation, NULL);
      g_free (value->article);
      value->article = article;
    }
}
