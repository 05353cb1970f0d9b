#include "config.h"

#include "ruleset-defaults.h"

#include <string.h>

#include "event-norms.h"
#include "standings.h"
#include "time-class.h"

ZhRuleset *
zh_competition_load_ruleset (const ZhCompetition *competition,
                             GError             **error)
{
  g_autoptr (ZhRuleset) ruleset = zh_ruleset_load (competition->ruleset, error);

  return ruleset != NULL ? zh_ruleset_override_all (ruleset, competition->overrides, error) : NULL;
}

void
zh_tournament_apply_ruleset (ZhTournament    *settings,
                             const ZhRuleset *ruleset)
{
  const char *withdrawal = NULL;
  const char *shared_places = NULL;
  int         base_seconds;
  int         increment_seconds;

  zh_ruleset_get_scoring (ruleset, &settings->scoring);
  g_strfreev (settings->tiebreaks);
  settings->tiebreaks = zh_ruleset_dup_tie_breaks (ruleset, settings->system, zh_tournament_is_team (settings), NULL);
  if (zh_ruleset_get_string (ruleset, "withdrawal.round-robin-below", &withdrawal, NULL))
    zh_withdrawal_from_string (withdrawal, &settings->withdrawal);
  if (zh_ruleset_get_string (ruleset, "tie-breaks.shared-places", &shared_places, NULL))
    g_hash_table_replace (settings->options, g_strdup (ZH_OPTION_SHARED_PLACES), g_strdup (shared_places));
  if (zh_time_control_parse (settings->time_control, &base_seconds, &increment_seconds))
    {
      settings->time_class = zh_ruleset_classify_control (ruleset, base_seconds, increment_seconds, NULL);
      settings->play = ZH_PLAY_BOARD;
    }
}

ZhSport
zh_ruleset_get_default_sport (const ZhRuleset *ruleset)
{
  const char *name = NULL;
  ZhSport     sport = ZH_SPORT_CHESS;

  if (!zh_ruleset_get_string (ruleset, "ruleset.sport", &name, NULL))
    return sport;
  if (strcmp (name, "draughts-64") == 0)
    return ZH_SPORT_DRAUGHTS_RUSSIAN;
  zh_sport_from_string (name, &sport);
  return sport;
}
