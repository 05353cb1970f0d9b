/* What rulesets say, and what they make of an incident. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "call.h"
#include "ctl-input.h"
#include "incident-articles.h"
#include "incident-catalogue.h"
#include "incident-ruling.h"
#include "incident-schema.h"
#include "incident-words.h"
#include "rule-effects.h"
#include "rule-options.h"
#include "ruleset.h"
#include "switched-off.h"
#include "text-lines.h"

static ZhCtlExit
run_list (ZhCtlCall *call,
          GError   **error)
{
  g_auto (GStrv) ids = zh_ruleset_dup_ids ();

  zh_ctl_print_lines (ids);
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
print_value (const ZhCtlCall   *call,
             const ZhRuleset   *ruleset,
             const ZhRuleValue *value)
{
  const char      *article = find_article (ruleset, value);
  g_autofree char *effect = zh_rule_dup_effect_words (value->key, zh_language_get_screen ());

  if (!call->json)
    g_print ("%s=%s\t%s\t%s\t%s\n", value->key, value->value, article, value->uncertain, effect);
  else
    zh_ctl_print_row (call, "key:s value:s article:s uncertain:s effect:s effect_text:s", value->key, value->value, article, value->uncertain,
                      zh_rule_effect_to_string (zh_rule_get_effect (value->key)), effect);
}

static ZhCtlExit
run_show (ZhCtlCall *call,
          GError   **error)
{
  g_autoptr (ZhRuleset) ruleset = zh_ruleset_load (call->words[0], error);
  gsize                     n_values = 0;
  const ZhRuleValue *const *values = ruleset != NULL ? zh_ruleset_get_values (ruleset, &n_values) : NULL;

  for (gsize i = 0; i < n_values; i++)
    print_value (call, ruleset, values[i]);
  return ZH_CTL_DONE;
}

static ZhCtlExit
run_check (ZhCtlCall *call,
           GError   **error)
{
  g_autoptr (GBytes) bytes = zh_ctl_read_file (call->words[0], error);
  g_autofree char *name = g_path_get_basename (call->words[0]);
  g_autoptr (GError) fault = NULL;
  g_autoptr (ZhRuleset) ruleset = bytes != NULL ? zh_ruleset_parse (bytes, name, &fault) : NULL;

  if (bytes == NULL)
    return ZH_CTL_FILE;
  g_print ("%s\n", ruleset != NULL ? "ok" : fault->message);
  return ruleset != NULL ? ZH_CTL_DONE : ZH_CTL_NO;
}

static ZhCtlExit
run_incidents (ZhCtlCall *call,
               GError   **error)
{
  g_autoptr (ZhRuleset) ruleset = zh_ruleset_load (call->words[0], error);
  g_auto (GStrv) incidents = ruleset != NULL ? zh_ruleset_dup_incidents (ruleset) : NULL;

  for (char **id = incidents; id != NULL && *id != NULL; id++)
    {
      g_autofree char *articles = zh_ruleset_dup_incident_articles (ruleset, *id);

      g_print ("%s\t%s\n", *id, articles);
    }
  return ZH_CTL_DONE;
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

/* Whether an article applies in a discipline, and by which it does not. */
static ZhCtlExit
run_rule_of_article (ZhCtlCall *call,
                     GError   **error)
{
  const char *article = zh_ctl_text (call, "article");
  const char *discipline = zh_ctl_text (call, "discipline");
  const char *off;
  g_autoptr (ZhRuleset) rules = NULL;
  g_autoptr (ZhLanguage) language = NULL;

  if (!zh_incident_is_discipline (discipline))
    {
      zh_fail (error, ZH_ERROR_USAGE, _ ("discipline: “%s” is none; choose classical, rapid, blitz, online, correspondence or composition"), discipline);
      return ZH_CTL_USAGE;
    }
  rules = zh_ctl_load_rules (call, error);
  language = rules != NULL ? zh_ctl_read_language (call, error) : NULL;
  if (language == NULL)
    return ZH_CTL_USAGE;
  off = zh_ruleset_get_switch (rules, discipline, article);
  g_print ("applies=%s\n", off != NULL ? "no" : "yes");
  if (off == NULL)
    return ZH_CTL_DONE;
  g_print ("switched_off=%s\n", off);
  if (zh_ctl_has (call, "lang"))
    {
      g_autofree char *reason = zh_incident_switch_format (off, language);

      g_print ("# %s: %s\n", article, reason);
    }
  return ZH_CTL_NO;
}

static ZhCtlExit
run_rule (ZhCtlCall *call,
          GError   **error)
{
  const char        *count = zh_ctl_text (call, "count");
  const char        *event = zh_ctl_text (call, "event");
  gint64             number = 1;
  ZhIncidentQuestion question = {
    .incident = zh_ctl_text (call, "incident"),
    .discipline = zh_ctl_text (call, "discipline"),
    .event = event != NULL ? event : "individual",
    .supervised = zh_ctl_choice (call, "supervised", 1) == 0,
    .facts = zh_ctl_texts (call, "fact"),
  };
  g_autoptr (ZhRuleset) rules = NULL;
  g_autoptr (ZhLanguage) language = NULL;
  g_autoptr (ZhIncidentAnswer) answer = NULL;

  if (zh_ctl_has (call, "article") == (question.incident != NULL))
    {
      zh_fail (error, ZH_ERROR_USAGE, _ ("Name either --incident or --article"));
      return ZH_CTL_USAGE;
    }
  if (question.incident == NULL)
    return run_rule_of_article (call, error);
  if (count != NULL && !zh_text_parse_int (count, 1, ZH_INCIDENT_MAX_COUNT, &number))
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("--count: “%1$s” is none; write a whole number from 1 to %2$d"), count, ZH_INCIDENT_MAX_COUNT);
      return ZH_CTL_INPUT;
    }
  question.count = (int) number;
  rules = zh_ctl_load_rules (call, error);
  language = rules != NULL ? zh_ctl_read_language (call, error) : NULL;
  answer = language != NULL ? zh_incident_ask (rules, &question, error) : NULL;
  if (answer == NULL)
    return ZH_CTL_USAGE;
  print_answer (answer);
  if (zh_ctl_has (call, "lang"))
    print_words (&question, answer, language);
  return zh_incident_answer_get_applies (answer) ? ZH_CTL_DONE : ZH_CTL_NO;
}

const ZhCtlVerb zh_ctl_ruleset_verbs[] = {
  { "ruleset list", "", ZH_CTL_OPENS_NOTHING, run_list, .summary = N_ ("List the rulesets at hand") },
  { "ruleset show", "ID [--json]", ZH_CTL_OPENS_NOTHING, run_show,
    .summary = N_ ("Show every key of a ruleset with value, article and what follows from it") },
  { "ruleset check", "PATH", ZH_CTL_OPENS_NOTHING, run_check, .summary = N_ ("Check a ruleset or regulation") },
  { "ruleset incidents", "ID", ZH_CTL_OPENS_NOTHING, run_incidents, .summary = N_ ("List the incidents a ruleset knows, with articles") },
  { "rule",
    "[--ruleset ID] --discipline D [--incident ID] [--article NUMBER] [--count NUMBER] [--event E:individual|team|micro-match] [--supervised yes|no] [--fact NAME]… [--set KEY=VALUE]… [--regulation ID] [--lang L]",
    ZH_CTL_OPENS_NOTHING, run_rule, .summary = N_ ("Say what a ruleset makes of an incident, or whether an article applies") },
  { NULL },
};
