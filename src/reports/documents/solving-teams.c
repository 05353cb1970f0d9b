#include "config.h"

#include "solving-teams.h"

#include "solving-event.h"

static int
find_last_place (const GPtrArray    *rows,
                 const ZhSolvingRow *row)
{
  int last = row->place - 1;

  for (guint i = 0; i < rows->len; i++)
    last += ((const ZhSolvingRow *) g_ptr_array_index (rows, i))->place == row->place ? 1 : 0;
  return last;
}

GPtrArray *
zh_solving_teams_new (const ZhTournament *tournament,
                      const ZhTeamRule   *rule,
                      int                 last,
                      const ZhLanguage   *language)
{
  g_autoptr (ZhSolvingEvent) event = zh_solving_event_of (tournament);
  ZhSolvingRules rules = zh_solving_rules_of_tournament (tournament, NULL);
  g_autoptr (GPtrArray) rows = zh_solving_standings_new (event, &rules, 1, last);
  g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (ZhTeamCandidate));
  gboolean by_time = rules.time_decides && rule->counting == ZH_TEAM_SUM_OF_POINTS;

  for (guint i = 0; i < rows->len; i++)
    {
      const ZhSolvingRow *row = g_ptr_array_index (rows, i);
      ZhTeamCandidate     candidate = { (int) i, (int) row->solver, row->place, find_last_place (rows, row), row->points, by_time ? row->seconds : 0 };

      g_array_append_val (candidates, candidate);
    }
  return zh_team_places_count (tournament, candidates, rule, language);
}
