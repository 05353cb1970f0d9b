/* Tournaments of tests are described by their settings; the desk takes choices. */
#pragma once

#include <string.h>

#include "desk-competition.h"

G_BEGIN_DECLS

/* What a new tournament of these settings needs chosen: everything, but for what follows by itself
 * and is not said here. */
static inline gboolean
test_setting_is_said (const ZhSetting    *setting,
                      const ZhTournament *settings,
                      const char         *text)
{
  if (g_str_has_prefix (setting->key, "withdrawal"))
    return settings->withdrawal != ZH_WITHDRAWAL_NOT_SAID;
  if (g_str_has_suffix (setting->key, "-bye") && zh_tournament_is_team (settings))
    return FALSE;
  return g_strcmp0 (setting->usual, text) != 0 && !(setting->offset == 0 && *text == '\0');
}

static inline ZhTournamentChoices *
test_make_choices (const ZhTournament *old,
                   const ZhTournament *settings)
{
  ZhTournamentChoices *choices = zh_tournament_choices_new ();
  gsize                n;
  const ZhSetting     *table = zh_setting_list (&n);

  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *text = zh_setting_dup_value (&table[i], table[i].key, settings);
      g_autofree char *before = old != NULL ? zh_setting_dup_value (&table[i], table[i].key, old) : NULL;

      if (g_str_has_suffix (table[i].key, "-"))
        continue;
      if (old != NULL ? strcmp (text, before) != 0 : test_setting_is_said (&table[i], settings, text))
        zh_tournament_choices_set (choices, table[i].key, text);
    }
  return choices;
}

static inline ZhChange *
test_add_tournament (ZhDesk             *desk,
                     const ZhTournament *settings,
                     gint64             *id,
                     GError            **error)
{
  g_autoptr (ZhTournamentChoices) choices = test_make_choices (NULL, settings);

  return zh_desk_add_tournament (desk, choices, id, error);
}

static inline ZhChange *
test_edit_tournament_with_reason (ZhDesk             *desk,
                                  const ZhTournament *settings,
                                  const char         *reason,
                                  GError            **error)
{
  const ZhTournament *old = zh_competition_find_tournament (zh_desk_get_snapshot (desk), settings->id);
  g_autoptr (ZhTournamentChoices) choices = test_make_choices (old, settings);

  return zh_desk_edit_tournament (desk, settings->id, choices, reason, error);
}

static inline ZhChange *
test_edit_tournament (ZhDesk             *desk,
                      const ZhTournament *settings,
                      GError            **error)
{
  return test_edit_tournament_with_reason (desk, settings, NULL, error);
}

G_END_DECLS
