#include "config.h"

#include "incident-cases.h"

#include <string.h>

#include "incident-numbers.h"
#include "incident-schema.h"
#include "text-lines.h"

#define PREFIX "incident."

gboolean
zh_incident_is_case (const char *group)
{
  return g_str_has_prefix (group, PREFIX) && strchr (group + strlen (PREFIX), '.') != NULL;
}

const ZhRuleValue *
zh_incident_lookup (const ZhRuleset *ruleset,
                    const char      *group,
                    const char      *name)
{
  g_autofree char *key = g_strconcat (group, ".", name, NULL);

  return zh_ruleset_lookup (ruleset, key);
}

char **
zh_incident_dup_groups (const ZhRuleset *ruleset,
                        const char      *incident)
{
  g_autoptr (GPtrArray) chain = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *groups;

  for (const char *id = incident; id != NULL;)
    {
      g_autofree char   *group = g_strconcat (PREFIX, id, NULL);
      const ZhRuleValue *model = zh_incident_lookup (ruleset, group, "like");

      if (chain->len >= ZH_INCIDENT_MAX_MODELS ||
          (model == NULL && zh_incident_lookup (ruleset, group, "article") == NULL &&
           zh_incident_lookup (ruleset, group, "uncertain") == NULL))
        return NULL;
      g_ptr_array_insert (chain, 0, g_steal_pointer (&group));
      id = model != NULL ? model->value : NULL;
    }

  groups = g_ptr_array_new ();
  for (guint i = 0; i < chain->len; i++)
    g_ptr_array_add (groups, g_strdup (g_ptr_array_index (chain, i)));
  for (guint i = 0; i < chain->len; i++)
    {
      g_autofree char *prefix = g_strconcat (g_ptr_array_index (chain, i), ".", NULL);
      g_auto (GStrv) own = zh_ruleset_dup_groups (ruleset, prefix);

      for (char **group = own; *group != NULL; group++)
        if (zh_incident_is_case (*group))
          g_ptr_array_add (groups, g_strdup (*group));
    }
  g_ptr_array_add (groups, NULL);
  return (char **) g_ptr_array_free (groups, FALSE);
}

const ZhRuleValue *
zh_incident_resolve (const ZhRuleset *ruleset,
                     const char      *reference,
                     const char      *discipline)
{
  const char        *key = reference + 1;
  const ZhRuleValue *value = zh_ruleset_lookup (ruleset, key);

  if (value == NULL)
    {
      g_autofree char *own = g_strconcat (key, "-", discipline, NULL);

      value = zh_ruleset_lookup (ruleset, own);
    }
  if (value == NULL)
    {
      g_autofree char *classical = g_strconcat (key, "-classical", NULL);

      value = zh_ruleset_lookup (ruleset, classical);
    }
  return value;
}

static gboolean
words_contain (const char *words,
               const char *word)
{
  g_auto (GStrv) parts = g_strsplit (words, "|", 0);

  return g_strv_contains ((const char *const *) parts, word);
}

static void
note_used (GPtrArray         *used,
           const ZhRuleValue *value)
{
  if (used != NULL && value != NULL && !g_ptr_array_find (used, value, NULL))
    g_ptr_array_add (used, (gpointer) value);
}

static gboolean
count_holds (const ZhRuleset          *ruleset,
             const ZhIncidentTerm     *term,
             const ZhIncidentQuestion *question,
             GPtrArray                *used)
{
  const char *text = term->value;
  gint64      limit;

  if (text[0] == '@')
    {
      const ZhRuleValue *value = zh_incident_resolve (ruleset, text, question->discipline);

      note_used (used, value);
      text = value != NULL ? value->value : "";
    }
  if (!zh_text_parse_int (text, 0, G_MAXINT, &limit))
    return FALSE;
  if (term->operator== '=')
    return question->count == limit;
  return term->operator== '<' ? question->count < limit : question->count >= limit;
}

/* With the number that the rules give it, NULL where they give none; @used (nullable) gets the value that it
 * refers to. */
static char *
dup_fact (const ZhRuleset *ruleset,
          const char      *fact,
          const char      *discipline,
          GPtrArray       *used)
{
  const ZhRuleValue *value;
  const char        *number;
  gint64             amount;

  if (!zh_incident_number_split (fact, NULL, &number))
    return g_strdup (fact);
  value = number[0] == '@' ? zh_incident_resolve (ruleset, number, discipline) : NULL;
  note_used (used, value);
  if (!zh_text_parse_int (value != NULL ? value->value : number, 0, G_MAXINT, &amount))
    return NULL;
  return zh_incident_number_dup_word (fact, NULL, (int) amount);
}

static gboolean
fact_is_given (const ZhRuleset          *ruleset,
               const char               *fact,
               const ZhIncidentQuestion *question)
{
  for (gsize i = 0; question->facts != NULL && question->facts[i] != NULL; i++)
    {
      g_autofree char *given = dup_fact (ruleset, question->facts[i], question->discipline, NULL);

      if (g_strcmp0 (given, fact) == 0)
        return TRUE;
    }
  return zh_incident_number_holds_always (fact);
}

static gboolean
fact_holds (const ZhRuleset          *ruleset,
            const ZhIncidentTerm     *term,
            const ZhIncidentQuestion *question,
            GPtrArray                *used)
{
  g_autofree char *fact = dup_fact (ruleset, term->name, question->discipline, used);

  return fact != NULL && fact_is_given (ruleset, fact, question) == (term->operator== '=');
}

static gboolean
term_holds (const ZhRuleset          *ruleset,
            const ZhIncidentTerm     *term,
            const ZhIncidentQuestion *question,
            GPtrArray                *used)
{
  const ZhRuleValue *value;

  switch (term->kind)
    {
    case ZH_TERM_COUNT:
      return count_holds (ruleset, term, question, used);
    case ZH_TERM_DISCIPLINE:
      return words_contain (term->value, question->discipline);
    case ZH_TERM_EVENT:
      return words_contain (term->value, question->event);
    case ZH_TERM_SUPERVISED:
      return question->supervised == (strcmp (term->value, "yes") == 0);
    case ZH_TERM_FACT:
      return fact_holds (ruleset, term, question, used);
    case ZH_TERM_RULE:
      value = zh_incident_resolve (ruleset, term->name, question->discipline);
      note_used (used, value);
      return value != NULL && strcmp (value->value, term->value) == 0;
    default:
      g_assert_not_reached ();
    }
}

gboolean
zh_incident_condition_holds (const ZhRuleset          *ruleset,
                             const char               *condition,
                             const ZhIncidentQuestion *question,
                             GPtrArray                *used)
{
  g_auto (GStrv) terms = g_strsplit (condition, " ", 0);

  for (char **text = terms; *text != NULL; text++)
    {
      g_autoptr (ZhIncidentTerm) term = zh_incident_term_parse (*text);

      if (term == NULL || !term_holds (ruleset, term, question, used))
        return FALSE;
    }
  return TRUE;
}

static void
add_fact (GPtrArray *facts,
          char      *fact)
{
  if (fact == NULL || g_ptr_array_find_with_equal_func (facts, fact, g_str_equal, NULL))
    g_free (fact);
  else
    g_ptr_array_add (facts, fact);
}

GPtrArray *
zh_incident_list_facts (const ZhRuleset *ruleset,
                        char           **groups,
                        const char      *discipline)
{
  const char *const *usual = zh_incident_get_facts ();
  GPtrArray         *facts = g_ptr_array_new_with_free_func (g_free);

  for (gsize i = 0; usual[i] != NULL; i++)
    g_ptr_array_add (facts, g_strdup (usual[i]));
  for (char **group = groups; group != NULL && *group != NULL; group++)
    {
      const ZhRuleValue *when = zh_incident_lookup (ruleset, *group, "when");
      g_auto (GStrv) terms = g_strsplit (when != NULL ? when->value : "", " ", 0);

      for (char **text = terms; *text != NULL; text++)
        {
          g_autoptr (ZhIncidentTerm) term = zh_incident_term_parse (*text);

          if (term != NULL && term->kind == ZH_TERM_FACT)
            add_fact (facts, dup_fact (ruleset, term->name, discipline, NULL));
        }
    }
  return facts;
}
