#include "config.h"

#include "desk-regulation.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-private.h"
#include "errors.h"
#include "event-norms.h"
#include "event-outcomes.h"
#include "follow-regulation.h"
#include "incident-words.h"
#include "rules-schema.h"
#include "ruleset-defaults.h"
#include "settings.h"
#include "tiebreak-code.h"

static void
rule_line_free (ZhRuleLine *self)
{
  zh_ruleset_unref (self->rules);
  g_free (self->key);
  g_free (self->value);
  g_free (self->original);
  g_free (self->article);
  g_free (self->uncertain);
  g_free (self);
}

static ZhRuleLine *
make_line (const char        *key,
           const ZhRuleValue *value,
           const ZhRuleset   *ruleset,
           const ZhRuleset   *rules)
{
  ZhRuleLine        *line = g_new0 (ZhRuleLine, 1);
  const ZhRuleValue *original = zh_ruleset_lookup (ruleset, key);

  line->rules = zh_ruleset_ref (rules);
  line->key = g_strdup (key);
  line->value = value != NULL ? g_strdup (value->value) : NULL;
  line->overridden = value != NULL && value->overridden;
  line->original = line->overridden && original != NULL ? g_strdup (original->value) : NULL;
  line->article = g_strdup (value != NULL ? value->article : "");
  line->uncertain = g_strdup (value != NULL ? value->uncertain : "");
  return line;
}

/* What names the ruleset itself, and names for people, is no rule. */
static gboolean
is_rule (const char *key)
{
  return !g_str_has_prefix (key, "ruleset.") && strchr (key, '[') == NULL && !g_str_has_suffix (key, ".title");
}

GPtrArray *
zh_competition_list_rules (const ZhCompetition *competition,
                           GError             **error)
{
  g_autoptr (ZhRuleset) ruleset = zh_ruleset_load (competition->ruleset, error);
  g_autoptr (ZhRuleset) rules = ruleset != NULL ? zh_competition_load_ruleset (competition, error) : NULL;
  const ZhRuleValue *const *values;
  const ZhRuleKey          *schema;
  gsize                     n;
  GPtrArray                *lines;

  if (rules == NULL)
    return NULL;
  lines = g_ptr_array_new_with_free_func ((GDestroyNotify) rule_line_free);
  values = zh_ruleset_get_values (rules, &n);
  for (gsize i = 0; i < n; i++)
    if (is_rule (values[i]->key))
      g_ptr_array_add (lines, make_line (values[i]->key, values[i], ruleset, rules));
  schema = zh_rules_schema_get_keys (&n);
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *key = g_strdup_printf ("%s.%s", schema[i].section, schema[i].name);

      if (strchr (key, '*') == NULL && is_rule (key) && zh_ruleset_lookup (rules, key) == NULL)
        g_ptr_array_add (lines, make_line (key, NULL, ruleset, rules));
    }
  return lines;
}

const char *
zh_incident_get_uncertainty (const char       *uncertain,
                             const ZhLanguage *language)
{
  return zh_incident_get_word ("uncertain", uncertain, language);
}

char **
zh_competition_dup_regulations (const ZhCompetition *competition)
{
  g_auto (GStrv) ids = zh_ruleset_dup_regulation_ids ();
  GPtrArray *found = g_ptr_array_new ();

  for (char **id = ids; *id != NULL; id++)
    {
      g_autoptr (ZhRuleset) rules = zh_ruleset_load_regulation (*id, NULL);

      if (rules != NULL && strcmp (zh_ruleset_get_id (rules), competition->ruleset) == 0)
        g_ptr_array_add (found, g_strdup (*id));
    }
  g_ptr_array_add (found, NULL);
  return (char **) g_ptr_array_free (found, FALSE);
}

char *
zh_regulation_dup_title (const char       *id,
                         const ZhLanguage *language)
{
  g_autoptr (ZhRuleset) rules = zh_ruleset_load_regulation (id, NULL);

  return g_strdup (rules != NULL ? zh_ruleset_get_title (rules, language) : id);
}

ZhGivenRule *
zh_given_rule_new (const char *key,
                   const char *value)
{
  ZhGivenRule *self = g_new0 (ZhGivenRule, 1);

  self->key = g_strdup (key);
  self->value = g_strdup (value);
  return self;
}

void
zh_given_rule_free (ZhGivenRule *self)
{
  g_free (self->key);
  g_free (self->value);
  g_free (self);
}

gboolean
zh_regulation_check_key (const char *key,
                         GError    **error)
{
  if (!g_str_has_prefix (key, "ruleset."))
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, _ ("“%s” says which ruleset this is; the regulation of an event cannot change it"), key);
}

static gboolean
check_given (const GPtrArray *rules,
             GError         **error)
{
  for (guint i = 0; i < rules->len; i++)
    {
      const ZhGivenRule *rule = g_ptr_array_index (rules, i);

      if (!zh_regulation_check_key (rule->key, error) || !zh_ruleset_check_override (rule->key, rule->value, error))
        return FALSE;
    }
  return TRUE;
}

/* Codes that no table of places could have, which the rules themselves do not know. */
static gboolean
check_codes (const ZhGivenRule *rule,
             GError           **error)
{
  const ZhRuleKey *key = rule->value != NULL ? zh_rules_schema_find (rule->key) : NULL;
  g_autofree char *label = zh_rules_schema_dup_label (rule->key, zh_language_get_screen ());
  g_autoptr (GPtrArray) parsed = NULL;
  g_autoptr (GError) problem = NULL;
  g_auto (GStrv) codes = NULL;

  if (key == NULL || key->type != ZH_RULE_CODES)
    return TRUE;
  codes = g_strsplit (rule->value, ",", -1);
  parsed = zh_tiebreak_codes_parse ((const char *const *) codes, &problem);
  return parsed != NULL ||
         /* Translators: title of a rule, its key, what it may say. */
         zh_fail (error, ZH_ERROR_INPUT, _ ("“%1$s” (%2$s): %3$s"), label, rule->key, problem->message);
}

static ZhRuleset *
put_together (const ZhCompetition *competition,
              const char          *id,
              const GPtrArray     *rules,
              GError             **error)
{
  g_autoptr (ZhRuleset) ruleset = zh_ruleset_load (id, error);
  g_autoptr (GHashTable) overrides = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  gpointer       key;
  gpointer       value;

  if (ruleset == NULL)
    return NULL;
  g_hash_table_iter_init (&iter, competition->overrides);
  while (g_hash_table_iter_next (&iter, &key, &value))
    g_hash_table_insert (overrides, key, value);
  for (guint i = 0; rules != NULL && i < rules->len; i++)
    {
      const ZhGivenRule *rule = g_ptr_array_index (rules, i);

      g_hash_table_remove (overrides, rule->key);
      if (rule->value != NULL)
        g_hash_table_insert (overrides, rule->key, rule->value);
    }
  return zh_ruleset_override_all (ruleset, overrides, error);
}

/* Points that a tournament could not have are none of the event either. */
ZhRuleset *
zh_competition_load_changed_ruleset (const ZhCompetition *competition,
                                     const char          *id,
                                     const GPtrArray     *rules,
                                     GError             **error)
{
  g_autoptr (ZhRuleset) changed = put_together (competition, id, rules, error);
  g_autoptr (ZhTournament) settings = zh_tournament_new ();

  if (changed == NULL)
    return NULL;
  for (guint i = 0; rules != NULL && i < rules->len; i++)
    if (!check_codes (g_ptr_array_index (rules, i), error))
      return NULL;
  zh_ruleset_get_scoring (changed, &settings->scoring);
  return zh_tournament_check_scoring (settings, error) ? g_steal_pointer (&changed) : NULL;
}

gboolean
zh_competition_check_rules (const ZhCompetition *competition,
                            const char          *id,
                            const GPtrArray     *rules,
                            GError             **error)
{
  g_autoptr (ZhRuleset) changed = zh_competition_load_changed_ruleset (competition, id, rules, error);

  return changed != NULL;
}

GPtrArray *
zh_competition_read_regulation (const ZhCompetition *competition,
                                const char          *id,
                                GError             **error)
{
  g_autoptr (ZhRuleset) rules = zh_ruleset_load_regulation (id, error);
  const ZhRuleValue *const *values;
  gsize                     n;
  GPtrArray                *found;

  if (rules == NULL)
    return NULL;
  if (strcmp (zh_ruleset_get_id (rules), competition->ruleset) != 0)
    return zh_fail_null (error, ZH_ERROR_REFUSED,
                         _ ("The regulation “%1$s” is made over the rules %2$s, and this event has others"), id,
                         zh_ruleset_get_id (rules));
  found = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_given_rule_free);
  values = zh_ruleset_get_values (rules, &n);
  for (gsize i = 0; i < n; i++)
    if (values[i]->overridden && is_rule (values[i]->key))
      g_ptr_array_add (found, zh_given_rule_new (values[i]->key, values[i]->value));
  return found;
}

static gboolean
write_rules (ZhAct           *act,
             const GPtrArray *rules,
             GError         **error)
{
  g_autofree const char **keys = g_new0 (const char *, rules->len + 1);

  for (guint i = 0; i < rules->len; i++)
    keys[i] = ((const ZhGivenRule *) g_ptr_array_index (rules, i))->key;
  if (!zh_act_follow_regulation (act, keys, error))
    return FALSE;
  zh_act_in_list (act, "rules");
  for (guint i = 0; i < rules->len; i++)
    {
      const ZhGivenRule *rule = g_ptr_array_index (rules, i);
      JsonObject        *object = zh_act_in_add (act, "rules");

      json_object_set_string_member (object, "key", rule->key);
      json_object_set_string_member (object, "value", rule->value);
      if (!zh_store_put_override (act->store, rule->key, rule->value, error))
        return FALSE;
    }
  return TRUE;
}

ZhChange *
zh_desk_write_regulation (ZhDesk          *self,
                          const char      *id,
                          const GPtrArray *rules,
                          GError         **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_ADOPT_REGULATION, 0, error);
  g_autoptr (GPtrArray) found = NULL;

  if (act == NULL || (rules != NULL && !check_given (rules, error)))
    return NULL;
  if (rules == NULL)
    {
      found = zh_competition_read_regulation (act->snapshot, id, error);
      rules = found;
    }
  if (rules == NULL || !zh_competition_check_rules (act->snapshot, act->snapshot->ruleset, rules, error) ||
      !write_rules (act, rules, error))
    return NULL;
  zh_act_in_string (act, "regulation", id);
  zh_act_set_string (act, "regulation", id);
  zh_act_set_int (act, "keys", rules->len);
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_adopt_regulation (ZhDesk     *self,
                          const char *id,
                          GError    **error)
{
  return zh_desk_write_regulation (self, id, NULL, error);
}
