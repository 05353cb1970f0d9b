#include "config.h"

#include "kept-settings.h"

#include <string.h>

#include "ruleset-defaults.h"

/* Whether the rule at @key decides the setting. */
static gboolean
is_ruled_by (const ZhSetting *setting,
             const char      *key)
{
  if (setting->rule == NULL)
    return FALSE;
  if (g_str_has_suffix (setting->rule, "*"))
    return key == NULL || strncmp (setting->rule, key, strlen (setting->rule) - 1) == 0;
  return key == NULL || strcmp (setting->rule, key) == 0;
}

ZhTournamentChoices *
zh_tournament_choices_new_by_rules (const ZhTournament *tournament,
                                    const ZhRuleset    *rules,
                                    const char         *key)
{
  g_autoptr (ZhTournamentChoices) all = zh_tournament_choices_new ();
  g_autoptr (ZhTournament) ruled = NULL;
  ZhTournamentChoices *choices = zh_tournament_choices_new ();
  gsize                n;
  const ZhSetting     *settings = zh_setting_list (&n);

  for (gsize i = 0; i < n; i++)
    if (is_ruled_by (&settings[i], key) && zh_setting_applies (&settings[i], tournament))
      zh_tournament_choices_set (all, settings[i].key, NULL);
  ruled = zh_tournament_choices_resolve (all, rules, tournament, NULL);
  for (gsize i = 0; ruled != NULL && i < n; i++)
    {
      g_autofree char *own = zh_setting_dup_value (&settings[i], settings[i].key, tournament);
      g_autofree char *now = zh_setting_dup_value (&settings[i], settings[i].key, ruled);

      if (zh_tournament_choices_lookup (all, settings[i].key, NULL) && strcmp (own, now) != 0)
        zh_tournament_choices_set (choices, settings[i].key, NULL);
    }
  return choices;
}

/* @given is (nullable) (transfer full). */
static GPtrArray *
list_kept (const ZhCompetition *competition,
           ZhRuleset           *given,
           const char          *key)
{
  g_autoptr (ZhRuleset) rules = given;
  GPtrArray *kept = g_ptr_array_new ();

  for (guint i = 0; rules != NULL && i < competition->tournaments->len; i++)
    {
      ZhTournament *tournament = g_ptr_array_index (competition->tournaments, i);
      g_autoptr (ZhTournamentChoices) choices = zh_tournament_choices_new_by_rules (tournament, rules, key);
      g_autofree const char **keys = zh_tournament_choices_dup_keys (choices);

      if (keys[0] != NULL)
        g_ptr_array_add (kept, tournament);
    }
  return kept;
}

GPtrArray *
zh_competition_list_kept (const ZhCompetition *competition,
                          const char          *key)
{
  return list_kept (competition, *competition->ruleset != '\0' ? zh_competition_load_ruleset (competition, NULL) : NULL, key);
}

GPtrArray *
zh_competition_list_keeping (const ZhCompetition *competition,
                             const char          *key,
                             const char          *value)
{
  g_autoptr (ZhRuleset) now = *competition->ruleset != '\0' ? zh_competition_load_ruleset (competition, NULL) : NULL;

  return list_kept (competition, now != NULL ? zh_ruleset_override (now, key, value, NULL) : NULL, key);
}

char *
zh_competition_format_kept_settings (const ZhCompetition *competition,
                                     const char          *key,
                                     const ZhLanguage    *language)
{
  g_autoptr (GPtrArray) kept = zh_competition_list_kept (competition, key);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < kept->len; i++)
    g_string_append_printf (names, i > 0 ? ", %s" : "%s", ((const ZhTournament *) g_ptr_array_index (kept, i))->name);
  if (kept->len == 0)
    return NULL;
  return g_strdup_printf (zh_trn (language, "This tournament keeps what it was made with: %s. Where the regulation is to hold for it too, change its own settings",
                                  "These tournaments keep what they were made with: %s. Where the regulation is to hold for them too, change their own settings", kept->len),
                          names->str);
}
