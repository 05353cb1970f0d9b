#include "config.h"

#include "ruleset-defaults.h"

#include <string.h>

#include "time-class.h"

ZhRuleset *
zh_competition_load_ruleset (const ZhCompetition *competition,
                             GError             **error)
{
  g_autoptr (ZhRuleset) ruleset = zh_ruleset_load (competition->ruleset, error);

  return ruleset != NULL ? zh_ruleset_override_all (ruleset, competition->overrides, error) : NULL;
}

static void
apply_scoring (ZhScoring       *scoring,
               const ZhRuleset *ruleset)
{
  zh_ruleset_get_points (ruleset, "scoring.win", &scoring->win, NULL);
  zh_ruleset_get_points (ruleset, "scoring.draw", &scoring->draw, NULL);
  zh_ruleset_get_points (ruleset, "scoring.loss", &scoring->loss, NULL);
  scoring->forfeit_win = scoring->win;
  scoring->forfeit_loss = scoring->loss;
  scoring->allocated_bye = scoring->win;
  zh_ruleset_get_points (ruleset, "scoring.forfeit-win", &scoring->forfeit_win, NULL);
  zh_ruleset_get_points (ruleset, "scoring.forfeit-loss", &scoring->forfeit_loss, NULL);
  zh_ruleset_get_points (ruleset, "scoring.bye", &scoring->allocated_bye, NULL);
  scoring->full_bye = scoring->win;
  scoring->half_bye = scoring->draw;
  scoring->zero_bye = 0;
  zh_ruleset_get_points (ruleset, "match-scoring.win", &scoring->match_win, NULL);
  zh_ruleset_get_points (ruleset, "match-scoring.draw", &scoring->match_draw, NULL);
  zh_ruleset_get_points (ruleset, "match-scoring.loss", &scoring->match_loss, NULL);
}

/* The key of the order that fits best, and those it falls back to. */
static char **
dup_tiebreaks (const ZhTournament *settings,
               const ZhRuleset    *ruleset)
{
  gboolean    has_table = zh_tournament_is_predetermined (settings);
  const char *keys[] = {
    zh_tournament_is_team (settings)
        ? (has_table ? "tie-breaks.team-round-robin" : "tie-breaks.team-swiss")
        : NULL,
    zh_tournament_is_team (settings) ? "tie-breaks.team" : NULL,
    has_table ? "tie-breaks.round-robin" : "tie-breaks.swiss",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      char **codes = keys[i] != NULL ? zh_ruleset_dup_list (ruleset, keys[i], NULL) : NULL;

      if (codes != NULL)
        return codes;
    }
  return NULL;
}

void
zh_tournament_apply_ruleset (ZhTournament    *settings,
                             const ZhRuleset *ruleset)
{
  char      **tiebreaks = dup_tiebreaks (settings, ruleset);
  const char *withdrawal = NULL;
  int         base_seconds;
  int         increment_seconds;

  apply_scoring (&settings->scoring, ruleset);
  if (tiebreaks != NULL)
    {
      g_strfreev (settings->tiebreaks);
      settings->tiebreaks = tiebreaks;
    }
  if (zh_ruleset_get_string (ruleset, "withdrawal.round-robin-below", &withdrawal, NULL))
    zh_person_set_string (&settings->withdrawal, withdrawal);
  if (zh_time_control_parse (settings->time_control, &base_seconds, &increment_seconds))
    zh_person_set_string (&settings->discipline, zh_time_class_to_string (zh_ruleset_classify_control (
                                                     ruleset, base_seconds, increment_seconds, NULL)));
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
