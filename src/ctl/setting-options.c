#include "config.h"

#include "setting-options.h"

#include <glib/gi18n.h>
#include <string.h>

#include "competition-commands.h"
#include "time-class.h"

/* Options that are called otherwise than their settings. */
static const struct
{
  const char *key;
  const char *option;
} short_names[] = {
  { "time-control", "time" },
};

const ZhPairingSystem *
zh_ctl_find_system (const char *id,
                    GError    **error)
{
  ZhSystem                      named;
  const ZhPairingSystem        *system = zh_system_from_string (id, &named) ? zh_pairing_system_find (named) : NULL;
  gsize                         n_systems;
  const ZhPairingSystem *const *systems = zh_pairing_system_get_all (&n_systems);
  g_autoptr (GString) known = g_string_new (NULL);

  if (system != NULL)
    return system;
  for (gsize i = 0; i < n_systems; i++)
    g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", zh_system_to_string (systems[i]->id));
  zh_ctl_fail_usage (error, _ ("“%s” is no pairing system; known are: %s"), id, known->str);
  return NULL;
}

gboolean
zh_ctl_check_scoring (const char *scoring,
                      GError    **error)
{
  if (scoring == NULL || strcmp (scoring, "1") == 0 || strcmp (scoring, "2") == 0)
    return TRUE;
  zh_ctl_fail_usage (error, _ ("“%s” is no scoring; expected 1 (1-½-0) or 2 (2-1-0)"), scoring);
  return FALSE;
}

static const char *
get_option_name (const ZhSetting *setting)
{
  for (gsize i = 0; i < G_N_ELEMENTS (short_names); i++)
    if (strcmp (short_names[i].key, setting->key) == 0)
      return short_names[i].option;
  return setting->key;
}

/* The winner of a match has the match in its key, so that it is no option of its own. */
static gboolean
has_option (const ZhSetting *setting)
{
  return !g_str_has_suffix (setting->key, "-");
}

void
zh_setting_options_clear (ZhSettingOptions *self)
{
  gsize n;

  zh_setting_list (&n);
  for (gsize i = 0; self->values != NULL && i < n; i++)
    g_free (self->values[i]);
  g_clear_pointer (&self->values, g_free);
  g_strfreev (self->options);
  g_free (self->by_rules);
  g_free (self->scoring);
}

void
zh_setting_options_add (ZhSettingOptions *self,
                        GArray           *entries)
{
  gsize              n;
  const ZhSetting   *settings = zh_setting_list (&n);
  const GOptionEntry more[] = {
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &self->options, NULL, NULL },
    { "by-rules", 0, 0, G_OPTION_ARG_STRING, &self->by_rules, NULL, NULL },
    { "scoring", 0, 0, G_OPTION_ARG_STRING, &self->scoring, NULL, NULL },
  };

  self->values = g_new0 (char *, n);
  for (gsize i = 0; i < n; i++)
    {
      GOptionEntry entry = { get_option_name (&settings[i]), 0, 0, G_OPTION_ARG_STRING, &self->values[i], NULL, NULL };

      if (!has_option (&settings[i]))
        continue;
      g_array_append_val (entries, entry);
      if (strcmp (settings[i].key, "tiebreaks") == 0)
        {
          entry.long_name = "tie-breaks";
          g_array_append_val (entries, entry);
        }
    }
  g_array_append_vals (entries, more, G_N_ELEMENTS (more));
}

/* All points of a game; what follows them follows by itself. */
static gboolean
read_scoring (const char          *scoring,
              ZhTournamentChoices *choices,
              GError             **error)
{
  const ZhScoring *points;
  g_autofree char *win = NULL;
  g_autofree char *draw = NULL;
  g_autofree char *loss = NULL;

  if (!zh_ctl_check_scoring (scoring, error))
    return FALSE;
  if (scoring == NULL)
    return TRUE;
  points = strcmp (scoring, "2") == 0 ? &ZH_SCORING_TWO : &ZH_SCORING_ONE;
  win = zh_points_format (points->win);
  draw = zh_points_format (points->draw);
  loss = zh_points_format (points->loss);
  zh_tournament_choices_set (choices, "win", win);
  zh_tournament_choices_set (choices, "draw", draw);
  zh_tournament_choices_set (choices, "loss", loss);
  return TRUE;
}

static gboolean
check_key (const char *key,
           const char *text,
           GError    **error)
{
  g_autoptr (GString) known = g_string_new (NULL);
  gsize            n;
  const ZhSetting *settings = zh_setting_list (&n);

  if (key != NULL && zh_setting_find (key) != NULL)
    return TRUE;
  for (gsize i = 0; i < n; i++)
    g_string_append_printf (known, "%s%s%s", i > 0 ? ", " : "", settings[i].key, has_option (&settings[i]) ? "" : "ROUND-BOARD");
  zh_ctl_fail_usage (error, _ ("“%1$s” is no setting of a tournament; there are %2$s"), text, known->str);
  return FALSE;
}

/* What an option cannot be is wrong usage. */
static gboolean
choose (const char          *key,
        const char          *text,
        ZhTournamentChoices *choices,
        GError             **error)
{
  const ZhSetting *setting = zh_setting_find (key);
  g_autoptr (GError) reason = NULL;
  g_autofree char *checked = zh_setting_dup_offered (setting, text, &reason);
  int              base;
  int              increment;

  if (checked == NULL)
    {
      zh_ctl_fail_usage (error, "%s", reason->message);
      return FALSE;
    }
  if (strcmp (key, "time-control") == 0 && *text != '\0' && !zh_time_control_parse (text, &base, &increment))
    {
      zh_ctl_fail_usage (error, _ ("Time control: “%s” was not understood; give seconds such as 5400+30 or 40/7200:3600+30"), text);
      return FALSE;
    }
  zh_tournament_choices_set (choices, key, checked);
  return TRUE;
}

static gboolean
read_pair (const char          *option,
           ZhTournamentChoices *choices,
           GError             **error)
{
  g_auto (GStrv) parts = g_strsplit (option, "=", 2);

  if (g_strv_length (parts) < 2)
    {
      zh_ctl_fail_usage (error, _ ("--option: “%s” is no KEY=VALUE"), option);
      return FALSE;
    }
  if (!check_key (parts[0], option, error))
    return FALSE;
  return choose (parts[0], parts[1], choices, error);
}

static gboolean
read_by_rules (const char          *keys,
               ZhTournamentChoices *choices,
               GError             **error)
{
  g_auto (GStrv) parts = g_strsplit (keys != NULL ? keys : "", ",", -1);

  for (char **key = parts; *key != NULL; key++)
    {
      if (!check_key (*key, *key, error))
        return FALSE;
      if (zh_setting_find (*key)->rule == NULL)
        {
          zh_ctl_fail_usage (error, _ ("--by-rules: no ruleset speaks of “%s”"), *key);
          return FALSE;
        }
      zh_tournament_choices_set (choices, *key, NULL);
    }
  return TRUE;
}

gboolean
zh_setting_options_read (const ZhSettingOptions *self,
                         ZhTournamentChoices    *choices,
                         GError                **error)
{
  gsize            n;
  const ZhSetting *settings = zh_setting_list (&n);

  if (!read_by_rules (self->by_rules, choices, error) || !read_scoring (self->scoring, choices, error))
    return FALSE;
  for (char **option = self->options; option != NULL && *option != NULL; option++)
    if (!read_pair (*option, choices, error))
      return FALSE;
  for (gsize i = 0; i < n; i++)
    if (self->values[i] != NULL && !choose (settings[i].key, self->values[i], choices, error))
      return FALSE;
  return TRUE;
}

void
zh_setting_print (const ZhSetting    *setting,
                  const ZhRuleset    *rules,
                  const ZhTournament *tournament,
                  gboolean            json)
{
  g_autofree char   *origin_key = g_strconcat (ZH_SETTING_ORIGIN, setting->key, NULL);
  const char        *origin = zh_tournament_get_option (tournament, origin_key);
  const ZhRuleValue *rule = rules != NULL ? zh_setting_find_rule (setting, rules, tournament) : NULL;
  const char        *article = rule != NULL && *rule->article != '\0' ? rule->article : setting->article;
  g_autofree char   *value = zh_setting_dup_value (setting, setting->key, tournament);
  g_autofree char   *words = zh_setting_format_words (setting);
  g_autoptr (JsonObject) object = NULL;

  if (!json)
    {
      g_print ("%s\t%s\t%s\t%s\t%s\n", setting->key, value, origin != NULL ? origin : "", article, words);
      return;
    }
  object = json_object_new ();
  json_object_set_string_member (object, "key", setting->key);
  json_object_set_string_member (object, "label", zh_setting_get_label (setting, zh_language_get_screen ()));
  json_object_set_string_member (object, "value", value);
  json_object_set_string_member (object, "origin", origin != NULL ? origin : "");
  json_object_set_string_member (object, "article", article);
  json_object_set_string_member (object, "expected", words);
  json_object_set_boolean_member (object, "frozen", zh_setting_is_frozen (setting, tournament));
  zh_ctl_print_json (object);
}
