/* What rulesets say, and what they make of an incident. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "competition-commands.h"
#include "ctl-input.h"
#include "ctl.h"
#include "incident-articles.h"
#include "incident-catalogue.h"
#include "incident-ruling.h"
#include "incident-schema.h"
#include "incident-words.h"
#include "rule-effects.h"
#include "rule-options.h"
#include "ruleset.h"
#include "text-lines.h"

static const GOptionEntry no_options[] = { { NULL } };

static ZhCtlExit
run_list (int      n_arguments,
          char   **arguments,
          GError **error)
{
  g_auto (GStrv) words = zh_ctl_parse_options (no_options, n_arguments, arguments, 0, 0, error);
  g_auto (GStrv) ids = NULL;

  if (words == NULL)
    return ZH_CTL_USAGE;
  ids = zh_ruleset_dup_ids ();
  for (char **id = ids; *id != NULL; id++)
    g_print ("%s\n", *id);
  return ZH_CTL_DONE;
}

/* The articles of an incident's values stand once in its group. */
static const char *
find_article (const ZhRuleset   *ruleset,
              const ZhRuleValue *value)
{
  g_autofree char *key = g_strdup (value->key);
  const char      *article;

  if (value->article[0] != '\0' || !zh_incident_schema_is_key (key))
    return value->article;
  for (char *dot = strrchr (key, '.'); dot != NULL && dot > key + strlen ("incident"); dot = strrchr (key, '.'))
    {
      g_autofree char *group_article = NULL;

      *dot = '\0';
      group_article = g_strconcat (key, ".article", NULL);
      if (zh_ruleset_get_string (ruleset, group_article, &article, NULL))
        return article;
    }
  return "";
}

/* Key, value, article, doubt and what follows from the key. */
static void
print_value (const ZhRuleset   *ruleset,
             const ZhRuleValue *value,
             gboolean           as_json)
{
  const char      *article = find_article (ruleset, value);
  g_autofree char *effect = zh_rule_dup_effect_words (value->key, zh_language_get_screen ());
  g_autoptr (JsonObject) object = NULL;

  if (!as_json)
    {
      g_print ("%s=%s\t%s\t%s\t%s\n", value->key, value->value, article, value->uncertain, effect);
      return;
    }
  object = json_object_new ();
  json_object_set_string_member (object, "key", value->key);
  json_object_set_string_member (object, "value", value->value);
  json_object_set_string_member (object, "article", article);
  json_object_set_string_member (object, "uncertain", value->uncertain);
  json_object_set_string_member (object, "effect", zh_rule_effect_to_string (zh_rule_get_effect (value->key)));
  json_object_set_string_member (object, "effect_text", effect);
  zh_ctl_print_json (object);
}

static ZhCtlExit
run_show (int      n_arguments,
          char   **arguments,
          GError **error)
{
  gboolean           as_json = FALSE;
  const GOptionEntry options[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, NULL, NULL },
    { NULL },
  };
  g_auto (GStrv) words = zh_ctl_parse_options (options, n_arguments, arguments, 1, 1, error);
  g_autoptr (ZhRuleset) ruleset = NULL;
  const ZhRuleValue *const *values;
  gsize                     n_values;

  if (words == NULL)
    return ZH_CTL_USAGE;
  ruleset = zh_ruleset_load (words[0], error);
  if (ruleset == NULL)
    return ZH_CTL_INPUT;
  values = zh_ruleset_get_values (ruleset, &n_values);
  for (gsize i = 0; i < n_values; i++)
    print_value (ruleset, values[i], as_json);
  return ZH_CTL_DONE;
}

static ZhCtlExit
run_check (int      n_arguments,
           char   **arguments,
           GError **error)
{
  g_auto (GStrv) words = zh_ctl_parse_options (no_options, n_arguments, arguments, 1, 1, error);
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GError) fault = NULL;
  g_autoptr (ZhRuleset) ruleset = NULL;

  if (words == NULL)
    return ZH_CTL_USAGE;
  bytes = zh_ctl_read_file (words[0], error);
  if (bytes == NULL)
    return ZH_CTL_FILE;
  name = g_path_get_basename (words[0]);
  ruleset = zh_ruleset_parse (bytes, name, &fault);
  g_print ("%s\n", ruleset != NULL ? "ok" : fault->message);
  return ruleset != NULL ? ZH_CTL_DONE : ZH_CTL_NO;
}

static ZhCtlExit
run_incidents (int      n_arguments,
               char   **arguments,
               GError **error)
{
  g_auto (GStrv) words = zh_ctl_parse_options (no_options, n_arguments, arguments, 1, 1, error);
  g_autoptr (ZhRuleset) ruleset = NULL;
  g_auto (GStrv) incidents = NULL;

  if (words == NULL)
    return ZH_CTL_USAGE;
  ruleset = zh_ruleset_load (words[0], error);
  if (ruleset == NULL)
    return ZH_CTL_INPUT;
  incidents = zh_ruleset_dup_incidents (ruleset);
  for (char **id = incidents; *id != NULL; id++)
    {
      g_autofree char *articles = zh_ruleset_dup_incident_articles (ruleset, *id);

      g_print ("%s\t%s\n", *id, articles);
    }
  return ZH_CTL_DONE;
}

/* What the command line of "rule" says. */
typedef struct
{
  char  *ruleset;
  char  *regulation;
  char  *discipline;
  char  *incident;
  char  *count;
  char  *event;
  char  *supervised;
  char **facts;
  char **overrides;
  char  *language;
} RuleArguments;

static void
clear_rule_arguments (RuleArguments *self)
{
  g_free (self->ruleset);
  g_free (self->regulation);
  g_free (self->discipline);
  g_free (self->incident);
  g_free (self->count);
  g_free (self->event);
  g_free (self->supervised);
  g_strfreev (self->facts);
  g_strfreev (self->overrides);
  g_free (self->language);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RuleArguments, clear_rule_arguments)

/* Fills @question, which borrows from @given. */
static gboolean
make_question (const RuleArguments *given,
               ZhIncidentQuestion  *question,
               GError             **error)
{
  gint64 count = 1;

  if (given->ruleset == NULL && given->regulation == NULL)
    zh_ctl_fail_usage (error, _ ("--ruleset is missing; name one of “ruleset list”"));
  else if (given->discipline == NULL)
    zh_ctl_fail_usage (error, _ ("--discipline is missing; write classical, rapid, blitz, online, correspondence or composition"));
  else if (given->incident == NULL)
    zh_ctl_fail_usage (error, _ ("--incident is missing; name one of “ruleset incidents”"));
  else if (given->supervised != NULL && strcmp (given->supervised, "yes") != 0 && strcmp (given->supervised, "no") != 0)
    zh_ctl_fail_usage (error, _ ("--supervised: “%s” is none; write yes or no"), given->supervised);
  else if (given->count != NULL && !zh_text_parse_int (given->count, 1, ZH_INCIDENT_MAX_COUNT, &count))
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("--count: “%1$s” is none; write a whole number from 1 to %2$d"),
                 given->count, ZH_INCIDENT_MAX_COUNT);
  else
    {
      question->incident = given->incident;
      question->discipline = given->discipline;
      question->event = given->event != NULL ? given->event : "individual";
      question->supervised = g_strcmp0 (given->supervised, "yes") == 0;
      question->count = (int) count;
      question->facts = (const char *const *) given->facts;
      return TRUE;
    }
  return FALSE;
}

/* The same in words, as lines that a script skips. */
static void
print_words (const ZhIncidentQuestion *question,
             const ZhIncidentAnswer   *answer,
             const ZhLanguage         *language)
{
  g_auto (GStrv) lines = zh_incident_answer_dup_lines (answer, language);

  g_print ("# %s\n", zh_incident_get_title (question->incident, language));
  for (char **line = lines; *line != NULL; line++)
    g_print ("# %s\n", *line);
}

static void
print_answer (const ZhIncidentAnswer *answer)
{
  const char *const *keys = zh_incident_get_answer_keys ();
  const char *const *overridden = zh_incident_answer_get_overridden (answer);

  for (gsize i = 0; keys[i] != NULL; i++)
    {
      const char *value = zh_incident_answer_get (answer, keys[i]);

      if (value != NULL)
        g_print ("%s=%s\n", keys[i], value);
    }
  for (gsize i = 0; overridden[i] != NULL; i++)
    g_print ("# %s %s\n", _ ("set by the regulation:"), overridden[i]);
}

static ZhCtlExit
answer_question (const RuleArguments *given,
                 GError             **error)
{
  ZhIncidentQuestion question = { NULL };
  g_autoptr (ZhRuleset) rules = NULL;
  g_autoptr (ZhLanguage) language = NULL;
  g_autoptr (ZhIncidentAnswer) answer = NULL;

  if (!make_question (given, &question, error))
    return ZH_CTL_USAGE;
  rules = zh_ctl_load_rules (given->ruleset, given->regulation, given->overrides, error);
  if (rules == NULL)
    return ZH_CTL_USAGE;
  if (given->language != NULL)
    {
      language = zh_language_new (given->language, error);
      if (language == NULL)
        return ZH_CTL_USAGE;
    }
  answer = zh_incident_ask (rules, &question, error);
  if (answer == NULL)
    return ZH_CTL_USAGE;
  print_answer (answer);
  if (language != NULL)
    print_words (&question, answer, language);
  return zh_incident_answer_get_applies (answer) ? ZH_CTL_DONE : ZH_CTL_NO;
}

static ZhCtlExit
run_rule (int      n_arguments,
          char   **arguments,
          GError **error)
{
  g_auto (RuleArguments) given = { NULL };
  const GOptionEntry options[] = {
    { "ruleset", 0, 0, G_OPTION_ARG_STRING, &given.ruleset, NULL, NULL },
    { "regulation", 0, 0, G_OPTION_ARG_STRING, &given.regulation, NULL, NULL },
    { "discipline", 0, 0, G_OPTION_ARG_STRING, &given.discipline, NULL, NULL },
    { "incident", 0, 0, G_OPTION_ARG_STRING, &given.incident, NULL, NULL },
    { "count", 0, 0, G_OPTION_ARG_STRING, &given.count, NULL, NULL },
    { "event", 0, 0, G_OPTION_ARG_STRING, &given.event, NULL, NULL },
    { "supervised", 0, 0, G_OPTION_ARG_STRING, &given.supervised, NULL, NULL },
    { "fact", 0, 0, G_OPTION_ARG_STRING_ARRAY, &given.facts, NULL, NULL },
    { "set", 0, 0, G_OPTION_ARG_STRING_ARRAY, &given.overrides, NULL, NULL },
    { "lang", 0, 0, G_OPTION_ARG_STRING, &given.language, NULL, NULL },
    { NULL },
  };
  g_auto (GStrv) words = zh_ctl_parse_options (options, n_arguments, arguments, 0, 0, error);

  return words != NULL ? answer_question (&given, error) : ZH_CTL_USAGE;
}

const ZhCtlCommand zh_ctl_ruleset_commands[] = {
  { "ruleset", "list", "", N_ ("List the rulesets at hand"), run_list },
  { "ruleset", "show", "ID [--json]", N_ ("Show every key of a ruleset with value, article and what follows from it"), run_show },
  { "ruleset", "check", "FILE", N_ ("Check a ruleset or regulation"), run_check },
  { "ruleset", "incidents", "ID", N_ ("List the incidents a ruleset knows, with articles"), run_incidents },
  { "rule", "",
    "--ruleset ID --discipline D --incident ID [--count N] [--event individual|team|micro-match] [--supervised yes|no] [--fact NAME]… [--set KEY=VALUE]… [--regulation ID] [--lang L]",
    N_ ("Say what a ruleset makes of an incident"), run_rule },
  { NULL },
};
