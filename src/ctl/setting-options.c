#include "config.h"

#include "setting-options.h"

#include <glib/gi18n.h>
#include <string.h>

#include "call.h"
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
  return zh_fail_null (error, ZH_ERROR_USAGE, _ ("“%s” is no pairing system; known are: %s"), id, known->str);
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

char *
zh_setting_dup_usage (void)
{
  gsize            n;
  const ZhSetting *settings = zh_setting_list (&n);
  g_autoptr (GString) usage = g_string_new ("[--tie-breaks CODE,…]");

  for (gsize i = 0; i < n; i++)
    if (has_option (&settings[i]))
      g_string_append_printf (usage, " [--%s VALUE]", get_option_name (&settings[i]));
  g_string_append (usage, " [--scoring 1|2] [--option KEY=VALUE]… [--by-rules KEY,…]");
  return g_string_free (g_steal_pointer (&usage), FALSE);
}

/* All points of a game; what follows them follows by itself. */
static void
read_scoring (const char          *scoring,
              ZhTournamentChoices *choices)
{
  const ZhScoring *points;
  g_autofree char *win = NULL;
  g_autofree char *draw = NULL;
  g_autofree char *loss = NULL;

  if (scoring == NULL)
    return;
  points = strcmp (scoring, "2") == 0 ? &ZH_SCORING_TWO : &ZH_SCORING_ONE;
  win = zh_points_format (points->win);
  draw = zh_points_format (points->draw);
  loss = zh_points_format (points->loss);
  zh_tournament_choices_set (choices, "win", win);
  zh_tournament_choices_set (choices, "draw", draw);
  zh_tournament_choices_set (choices, "loss", loss);
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
  return zh_fail (error, ZH_ERROR_USAGE, _ ("“%1$s” is no setting of a tournament; there are %2$s"), text, known->str);
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
    return zh_fail (error, ZH_ERROR_USAGE, "%s", reason->message);
  if (strcmp (key, "time-control") == 0 && *text != '\0' && !zh_time_control_parse (text, &base, &increment))
    return zh_fail (error, ZH_ERROR_USAGE, _ ("Time control: “%s” was not understood; give seconds such as 5400+30 or 40/7200:3600+30"), text);
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
    return zh_fail (error, ZH_ERROR_USAGE, _ ("--option: “%s” is no KEY=VALUE"), option);
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
        return zh_fail (error, ZH_ERROR_USAGE, _ ("--by-rules: no ruleset speaks of “%s”"), *key);
      zh_tournament_choices_set (choices, *key, NULL);
    }
  return TRUE;
}

/* What was typed for a setting; %NULL for nothing. */
static const char *
get_text (const ZhCtlCall *call,
          const ZhSetting *setting)
{
  const char *text = has_option (setting) ? zh_ctl_text (call, get_option_name (setting)) : NULL;

  return text == NULL && strcmp (setting->key, "tiebreaks") == 0 ? zh_ctl_text (call, "tie-breaks") : text;
}

gboolean
zh_setting_options_read (const ZhCtlCall     *call,
                         ZhTournamentChoices *choices,
                         GError             **error)
{
  const char *const *options = zh_ctl_texts (call, "option");
  gsize              n;
  const ZhSetting   *settings = zh_setting_list (&n);

  if (!read_by_rules (zh_ctl_text (call, "by-rules"), choices, error))
    return FALSE;
  read_scoring (zh_ctl_text (call, "scoring"), choices);
  for (; options != NULL && *options != NULL; options++)
    if (!read_pair (*options, choices, error))
      return FALSE;
  for (gsize i = 0; i < n; i++)
    {
      const char *text = get_text (call, &settings[i]);

      if (text != NULL && !choose (settings[i].key, text, choices, error))
        return FALSE;
    }
  return TRUE;
}

void
zh_setting_print (const ZhCtlCall    *call,
                  const ZhSetting    *setting,
                  const ZhRuleset    *rules,
                  const ZhTournament *tournament)
{
  g_autofree char   *origin_key = g_strconcat (ZH_SETTING_ORIGIN, setting->key, NULL);
  const char        *origin = zh_tournament_get_option (tournament, origin_key);
  const ZhRuleValue *rule = rules != NULL ? zh_setting_find_rule (setting, rules, tournament) : NULL;
  const char        *article = rule != NULL && *rule->article != '\0' ? rule->article : setting->article;
  g_autofree char   *value = zh_setting_dup_value (setting, setting->key, tournament);
  g_autofree char   *words = zh_setting_format_words (setting);

  zh_ctl_print_row (call, "key:s value:s origin:s article:s expected:s | label:s frozen:b", setting->key, value, origin, article, words,
                    zh_setting_get_label (setting, zh_language_get_screen ()), zh_setting_is_frozen (setting, tournament));
}
