#include "config.h"

#include "incident-ruling.h"

#include <glib/gi18n.h>
#include <string.h>

#include "discipline.h"
#include "errors.h"
#include "incident-articles.h"
#include "incident-cases.h"
#include "incident-catalogue.h"
#include "incident-numbers.h"
#include "incident-record.h"
#include "incident-schema.h"
#include "rules-schema.h"
#include "switched-off.h"
#include "text-lines.h"

#define MAX_KEYS 16

struct _ZhIncidentAnswer
{
  gatomicrefcount refs;
  gboolean        applies;
  char           *values[MAX_KEYS]; /* by the place of the key in zh_incident_get_answer_keys () */
  char          **overridden;
};

/* An answer in the making. */
typedef struct
{
  const ZhRuleset          *ruleset;
  const ZhIncidentQuestion *question;
  gboolean                  applies;
  char                     *values[MAX_KEYS];
  const ZhRuleValue        *sources[MAX_KEYS];    /* the line a value stands in */
  const ZhRuleValue        *references[MAX_KEYS]; /* the key it refers to, if any */
  GPtrArray                *articles;             /* (element-type utf8) in order, each once */
  GPtrArray                *used;                 /* (element-type ZhRuleValue) keys of matched conditions */
  GPtrArray                *cited;                /* those of @used in cases that name no article themselves */
} Draft;

static int
find_answer_key (const char *key)
{
  const char *const *keys = zh_incident_get_answer_keys ();

  for (int i = 0; keys[i] != NULL; i++)
    if (strcmp (keys[i], key) == 0)
      return i;
  return -1;
}

static void
clear_draft_value (Draft *draft,
                   int    place)
{
  g_clear_pointer (&draft->values[place], g_free);
  draft->sources[place] = NULL;
  draft->references[place] = NULL;
}

static void
clear_draft (Draft *draft)
{
  for (int i = 0; i < MAX_KEYS; i++)
    clear_draft_value (draft, i);
  g_ptr_array_set_size (draft->articles, 0);
  g_ptr_array_set_size (draft->used, 0);
  g_ptr_array_set_size (draft->cited, 0);
}

static void
free_draft (Draft *draft)
{
  clear_draft (draft);
  g_ptr_array_unref (draft->articles);
  g_ptr_array_unref (draft->used);
  g_ptr_array_unref (draft->cited);
  g_free (draft);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Draft, free_draft)

static int
compare_severity (gconstpointer a,
                  gconstpointer b)
{
  return zh_sanction_get_rank (*(const char *const *) a) - zh_sanction_get_rank (*(const char *const *) b);
}

/* Names of ladders become their steps. One ladder keeps its own order; several are merged
 * from mild to severe. */
static char *
expand_sanctions (Draft      *draft,
                  const char *value)
{
  g_auto (GStrv) names = g_strsplit (value, ",", 0);
  g_autoptr (GPtrArray) steps = g_ptr_array_new_with_free_func (g_free);

  for (char **name = names; *name != NULL; name++)
    {
      g_autofree char *key = g_strconcat ("ladder.", *name, ".steps", NULL);
      g_auto (GStrv) ladder = zh_ruleset_dup_list (draft->ruleset, key, NULL);
      char *single[] = { *name, NULL };

      for (char **step = ladder != NULL ? ladder : single; *step != NULL; step++)
        if (!g_ptr_array_find_with_equal_func (steps, *step, g_str_equal, NULL))
          g_ptr_array_add (steps, g_strdup (*step));
    }
  if (names[1] != NULL)
    g_ptr_array_sort (steps, compare_severity);
  g_ptr_array_add (steps, NULL);
  return g_strjoinv (",", (char **) steps->pdata);
}

/* "+@illegal-move.added" becomes "+120"; nothing is said of no seconds. */
static char *
resolve_number (Draft              *draft,
                const char         *text,
                const ZhRuleValue **reference)
{
  gsize       sign = text[0] == '+' || text[0] == '-' ? 1 : 0;
  const char *number = text + sign;
  gint64      amount;

  if (number[0] == '@')
    {
      *reference = zh_incident_resolve (draft->ruleset, number, draft->question->discipline);
      number = *reference != NULL ? (*reference)->value : "0";
    }
  if (zh_text_parse_int (number, 0, 0, &amount))
    return NULL;
  return g_strdup_printf ("%.*s%s", (int) sign, text, number);
}

/* "moves:@irregularities.colours-moves" becomes "ten-moves"; no number, or none at all, says nothing. */
static char *
resolve_words (Draft              *draft,
               const char         *text,
               const char         *name,
               const ZhRuleValue **reference)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", 0);
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (char **part = parts; *part != NULL; part++)
    {
      const char *number;
      gint64      amount;

      if (!zh_incident_number_split (*part, name, &number) || number[0] != '@')
        {
          g_ptr_array_add (words, g_strdup (*part));
          continue;
        }
      *reference = zh_incident_resolve (draft->ruleset, number, draft->question->discipline);
      if (*reference != NULL && zh_text_parse_int ((*reference)->value, 1, G_MAXINT, &amount))
        g_ptr_array_add (words, zh_incident_number_dup_word (*part, name, (int) amount));
    }
  g_ptr_array_add (words, NULL);
  return words->len > 1 ? g_strjoinv (",", (char **) words->pdata) : NULL;
}

static void
set_value (Draft             *draft,
           int                place,
           const char        *name,
           const ZhRuleValue *source)
{
  const char *text = source->value;

  clear_draft_value (draft, place);
  draft->sources[place] = source;
  if (strcmp (text, "-") == 0)
    return;
  if (strcmp (name, "sanctions") == 0)
    draft->values[place] = expand_sanctions (draft, text);
  else if (strchr ("+-@", text[0]) != NULL)
    draft->values[place] = resolve_number (draft, text, &draft->references[place]);
  else
    draft->values[place] = resolve_words (draft, text, name, &draft->references[place]);
}

static void
apply_group (Draft      *draft,
             const char *group)
{
  const char *const *keys = zh_incident_get_answer_keys ();
  const ZhRuleValue *applies = zh_incident_lookup (draft->ruleset, group, "applies");

  if (zh_incident_lookup (draft->ruleset, group, "replaces") != NULL)
    clear_draft (draft);
  if (applies != NULL)
    draft->applies = strcmp (applies->value, "yes") == 0;
  for (int i = 0; keys[i] != NULL; i++)
    {
      const ZhRuleValue *value = zh_incident_lookup (draft->ruleset, group, keys[i]);

      if (value == NULL)
        continue;
      if (strcmp (keys[i], "article") == 0)
        zh_incident_add_articles (draft->articles, value->value);
      else
        set_value (draft, i, keys[i], value);
    }
}

/* The base groups, an incident's own article in place of its model's. */
static void
apply_bases (Draft *draft,
             char **groups)
{
  for (char **group = groups; *group != NULL && !zh_incident_is_case (*group); group++)
    {
      const ZhRuleValue *disciplines = zh_incident_lookup (draft->ruleset, *group, "disciplines");

      if (zh_incident_lookup (draft->ruleset, *group, "article") != NULL)
        g_ptr_array_set_size (draft->articles, 0);
      if (disciplines != NULL)
        {
          g_auto (GStrv) words = g_strsplit (disciplines->value, ",", 0);

          draft->applies = g_strv_contains ((const char *const *) words, draft->question->discipline);
        }
      apply_group (draft, *group);
    }
}

/* The articles and doubts of the keys that values and conditions refer to come last. */
static void
add_reference_sources (Draft *draft)
{
  int uncertain = find_answer_key ("uncertain");

  for (guint i = 0; i < draft->cited->len; i++)
    zh_incident_add_key_articles (draft->articles, ((ZhRuleValue *) g_ptr_array_index (draft->cited, i))->article);
  for (int i = 0; i < MAX_KEYS; i++)
    {
      const ZhRuleValue *reference = draft->references[i];

      if (reference == NULL || draft->values[i] == NULL)
        continue;
      zh_incident_add_key_articles (draft->articles, reference->article);
      if (draft->values[uncertain] == NULL && reference->uncertain[0] != '\0')
        draft->values[uncertain] = g_strdup (reference->uncertain);
    }
}

/* What the other side gets where the rules give the offender's result alone. */
static const char *
derive_opponent_result (const char *result)
{
  ZhRuledResult ruled = ZH_RULED_NOT_SAID;

  zh_ruled_result_from_string (result, &ruled);
  if (ruled == ZH_RULED_LOSS)
    return zh_ruled_result_to_string (ZH_RULED_WIN);
  if (ruled == ZH_RULED_BOTH_LOSE)
    return zh_ruled_result_to_string (ZH_RULED_LOSS);
  return ruled == ZH_RULED_DRAW ? zh_ruled_result_to_string (ZH_RULED_DRAW) : NULL;
}

static void
complete_results (Draft *draft)
{
  int         result = find_answer_key ("result");
  int         opponent = find_answer_key ("opponent_result");
  const char *derived;

  if (draft->values[result] == NULL)
    draft->values[result] = g_strdup ("none");
  derived = derive_opponent_result (draft->values[result]);
  if (draft->sources[opponent] == NULL && derived != NULL)
    draft->values[opponent] = g_strdup (derived);
}

static Draft *
new_draft (const ZhRuleset          *ruleset,
           const ZhIncidentQuestion *question)
{
  Draft      *draft = g_new0 (Draft, 1);
  ZhTimeClass time_class;

  draft->ruleset = ruleset;
  draft->question = question;
  draft->articles = g_ptr_array_new_with_free_func (g_free);
  draft->used = g_ptr_array_new ();
  draft->cited = g_ptr_array_new ();
  /* An incident that names no disciplines can happen in every one over the board. */
  draft->applies = zh_time_class_from_string (question->discipline, &time_class) && time_class != ZH_TIME_CLASS_NOT_SAID;
  return draft;
}

static Draft *
evaluate (const ZhRuleset          *ruleset,
          const ZhIncidentQuestion *question,
          char                    **groups)
{
  Draft *draft = new_draft (ruleset, question);

  if (groups != NULL)
    apply_bases (draft, groups);
  for (char **group = groups; group != NULL && *group != NULL; group++)
    {
      const ZhRuleValue *when = zh_incident_is_case (*group) ? zh_incident_lookup (ruleset, *group, "when") : NULL;
      g_autoptr (GPtrArray) used = g_ptr_array_new ();

      if (when == NULL || !zh_incident_condition_holds (ruleset, when->value, question, used))
        continue;
      apply_group (draft, *group);
      g_ptr_array_extend (draft->used, used, NULL, NULL);
      if (zh_incident_lookup (ruleset, *group, "article") == NULL)
        g_ptr_array_extend (draft->cited, used, NULL, NULL);
    }
  add_reference_sources (draft);
  complete_results (draft);
  if (zh_ruleset_switch_off_articles (ruleset, question->discipline, draft->articles) != NULL)
    g_ptr_array_add (draft->used, (gpointer) zh_incident_resolve (ruleset, "@online.not-applied", question->discipline));
  draft->applies = draft->applies && draft->articles->len > 0;
  return draft;
}

static gboolean
drafts_differ (const Draft *a,
               const Draft *b)
{
  if (a->applies != b->applies)
    return TRUE;
  for (int i = 0; i < MAX_KEYS; i++)
    if (g_strcmp0 (a->values[i], b->values[i]) != 0)
      return TRUE;
  return FALSE;
}

/* A fact is worth asking for when the answer would be another with it. */
static char *
find_needs (const ZhRuleset          *ruleset,
            const ZhIncidentQuestion *question,
            char                    **groups,
            const Draft              *answer)
{
  g_autoptr (GPtrArray) facts = zh_incident_list_facts (ruleset, groups, question->discipline);
  gsize                   n_given = question->facts != NULL ? g_strv_length ((char **) question->facts) : 0;
  g_autofree const char **with = g_new0 (const char *, n_given + 2);
  ZhIncidentQuestion      other = *question;
  g_autoptr (GPtrArray) needs = g_ptr_array_new ();

  for (gsize i = 0; i < n_given; i++)
    with[i] = question->facts[i];
  other.facts = with;
  for (guint i = 0; i < facts->len; i++)
    {
      const char *fact = g_ptr_array_index (facts, i);
      g_autoptr (Draft) draft = NULL;

      if (n_given > 0 && g_strv_contains (question->facts, fact))
        continue;
      with[n_given] = fact;
      draft = evaluate (ruleset, &other, groups);
      if (drafts_differ (answer, draft))
        g_ptr_array_add (needs, (gpointer) fact);
    }
  g_ptr_array_add (needs, NULL);
  return needs->len > 1 ? g_strjoinv (",", (char **) needs->pdata) : NULL;
}

static void
note_overridden (GPtrArray         *keys,
                 const ZhRuleValue *value)
{
  if (value != NULL && value->overridden && !g_ptr_array_find_with_equal_func (keys, value->key, g_str_equal, NULL))
    g_ptr_array_add (keys, g_strdup (value->key));
}

static char **
dup_overridden (const Draft *draft)
{
  GPtrArray *keys = g_ptr_array_new ();

  for (int i = 0; i < MAX_KEYS; i++)
    {
      note_overridden (keys, draft->sources[i]);
      note_overridden (keys, draft->references[i]);
    }
  for (guint i = 0; i < draft->used->len; i++)
    note_overridden (keys, g_ptr_array_index (draft->used, i));
  g_ptr_array_add (keys, NULL);
  return (char **) g_ptr_array_free (keys, FALSE);
}

static gboolean
check_question (const ZhIncidentQuestion *question,
                GError                  **error)
{
  if (zh_incident_find (question->incident) == NULL)
    g_set_error (error, ZH_ERROR, ZH_ERROR_USAGE,
                 _ ("incident: there is no “%s” in the catalogue; list them with “ruleset incidents”"),
                 question->incident);
  else if (!zh_incident_is_discipline (question->discipline))
    g_set_error (error, ZH_ERROR, ZH_ERROR_USAGE,
                 _ ("discipline: “%s” is none; choose classical, rapid, blitz, online, correspondence or composition"),
                 question->discipline);
  else if (!zh_incident_is_event (question->event))
    g_set_error (error, ZH_ERROR, ZH_ERROR_USAGE,
                 _ ("event: “%s” is none; choose individual, team or micro-match"), question->event);
  else if (question->count < 1 || question->count > ZH_INCIDENT_MAX_COUNT)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("count: write a whole number from 1 to %d"),
                 ZH_INCIDENT_MAX_COUNT);
  else
    return TRUE;
  return FALSE;
}

static gboolean
check_facts (const ZhIncidentQuestion *question,
             GError                  **error)
{
  for (gsize i = 0; question->facts != NULL && question->facts[i] != NULL; i++)
    if (!zh_incident_is_fact (question->facts[i]))
      {
        g_autofree char *usual = g_strjoinv (", ", (char **) zh_incident_get_facts ());
        g_autofree char *numbered = zh_incident_number_dup_stems ();
        g_autofree char *known = g_strconcat (usual, ", ", numbered, NULL);

        return zh_fail (error, ZH_ERROR_USAGE,
                        _ ("fact: there is no “%1$s”; choose from: %2$s"),
                        question->facts[i], known);
      }
  return TRUE;
}

/* Why nothing is said of an incident that the ruleset does not rule on. */
static char *
dup_silence (const ZhRuleset *ruleset,
             const Draft     *draft)
{
  const char *silent;

  if (draft->articles->len == 0 && draft->values[find_answer_key ("uncertain")] != NULL)
    return g_strdup (draft->values[find_answer_key ("uncertain")]);
  return zh_ruleset_get_string (ruleset, "ruleset.silent", &silent, NULL) ? g_strdup (silent) : NULL;
}

/* Takes what @draft says. */
static ZhIncidentAnswer *
new_answer (Draft *draft,
            char  *needs)
{
  ZhIncidentAnswer *answer = g_new0 (ZhIncidentAnswer, 1);

  g_atomic_ref_count_init (&answer->refs);
  answer->applies = draft->applies;
  answer->overridden = dup_overridden (draft);
  if (!draft->applies)
    {
      const char *off = zh_ruleset_get_incident_switch (draft->ruleset, draft->question->incident, draft->question->discipline);

      answer->values[find_answer_key ("result")] = g_strdup ("none");
      answer->values[find_answer_key ("uncertain")] = off == NULL ? dup_silence (draft->ruleset, draft) : NULL;
      answer->values[find_answer_key ("switched_off")] = g_strdup (off);
      return answer;
    }
  for (int i = 0; i < MAX_KEYS; i++)
    answer->values[i] = g_steal_pointer (&draft->values[i]);
  g_ptr_array_add (draft->articles, NULL);
  answer->values[find_answer_key ("article")] = g_strjoinv (";", (char **) draft->articles->pdata);
  answer->values[find_answer_key ("needs")] = needs;
  return answer;
}

ZhIncidentAnswer *
zh_incident_ask (const ZhRuleset          *ruleset,
                 const ZhIncidentQuestion *question,
                 GError                  **error)
{
  g_auto (GStrv) groups = NULL;
  g_autoptr (Draft) draft = NULL;
  char *needs;

  g_assert (ruleset != NULL && question != NULL);

  if (!check_question (question, error) || !check_facts (question, error))
    return NULL;

  groups = zh_incident_dup_groups (ruleset, question->incident);
  draft = evaluate (ruleset, question, groups);
  needs = draft->applies ? find_needs (ruleset, question, groups, draft) : NULL;
  return new_answer (draft, needs);
}

ZhIncidentAnswer *
zh_incident_answer_ref (ZhIncidentAnswer *self)
{
  g_atomic_ref_count_inc (&self->refs);
  return self;
}

void
zh_incident_answer_unref (ZhIncidentAnswer *self)
{
  if (!g_atomic_ref_count_dec (&self->refs))
    return;
  for (int i = 0; i < MAX_KEYS; i++)
    g_free (self->values[i]);
  g_strfreev (self->overridden);
  g_free (self);
}

gboolean
zh_incident_answer_get_applies (const ZhIncidentAnswer *self)
{
  return self->applies;
}

const char *
zh_incident_answer_get (const ZhIncidentAnswer *self,
                        const char             *key)
{
  int place = find_answer_key (key);

  g_assert (place >= 0);

  return self->values[place];
}

const char *const *
zh_incident_answer_get_overridden (const ZhIncidentAnswer *self)
{
  return (const char *const *) self->overridden;
}

gboolean
zh_incident_answer_get_seconds (const ZhIncidentAnswer *self,
                                const char             *key,
                                int                    *seconds)
{
  const char *text = zh_incident_answer_get (self, key);
  gint64      value;

  if (text == NULL || !zh_text_parse_int (text, -86400, 86400, &value))
    return FALSE;
  *seconds = (int) value;
  return TRUE;
}

gboolean
zh_ruleset_has_incident (const ZhRuleset *self,
                         const char      *incident,
                         const char      *discipline)
{
  g_auto (GStrv) groups = zh_incident_dup_groups (self, incident);
  const ZhIncidentQuestion question = { incident, discipline != NULL ? discipline : "classical", "individual",
                                        FALSE, 1, NULL };
  g_autoptr (Draft) draft = NULL;

  if (groups == NULL)
    return FALSE;
  draft = new_draft (self, &question);
  apply_bases (draft, groups);
  return draft->articles->len > 0 && (discipline == NULL || draft->applies);
}

char **
zh_ruleset_dup_incidents (const ZhRuleset *self)
{
  gsize             n_incidents;
  const ZhIncident *incidents = zh_incident_get_all (&n_incidents);
  GPtrArray        *found = g_ptr_array_new ();

  for (gsize i = 0; i < n_incidents; i++)
    if (zh_ruleset_has_incident (self, incidents[i].id, NULL))
      g_ptr_array_add (found, g_strdup (incidents[i].id));
  g_ptr_array_add (found, NULL);
  return (char **) g_ptr_array_free (found, FALSE);
}
