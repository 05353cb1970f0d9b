#include "config.h"

#include "ruleset-defaults.h"

#include <string.h>

#include "event-norms.h"
#include "round-robin.h"
#include "settings.h"
#include "standings.h"
#include "teams.h"
#include "time-class.h"
#include "withdrawal.h"

/* The articles of ready regulations, for what an event took over from one. */
static void
cite_regulations (ZhRuleset *rules)
{
  g_auto (GStrv) ids = zh_ruleset_dup_regulation_ids ();

  for (char **id = ids; *id != NULL; id++)
    {
      g_autoptr (ZhRuleset) regulation = zh_ruleset_load_regulation (*id, NULL);

      if (regulation != NULL && strcmp (zh_ruleset_get_id (regulation), zh_ruleset_get_id (rules)) == 0)
        zh_ruleset_cite_regulation (rules, regulation);
    }
}

/* What additions to the regulation changed cites the last of them, alike in every language. */
static void
cite_additions (ZhRuleset       *rules,
                const GPtrArray *additions)
{
  for (guint i = 0; i < additions->len; i++)
    {
      const ZhAddition *addition = g_ptr_array_index (additions, i);
      g_autofree char  *citation = g_strdup_printf ("№ %d (%02d.%02d.%04d)", addition->number, addition->day.day, addition->day.month, addition->day.year);
      g_auto (GStrv) changes = g_strsplit (addition->changes, " ", -1);

      for (char **change = changes; *change != NULL; change++)
        if (zh_additions_find_change (additions, *change) == addition)
          zh_ruleset_cite (rules, *change, citation);
    }
}

ZhRuleset *
zh_competition_load_ruleset (const ZhCompetition *competition,
                             GError             **error)
{
  g_autoptr (ZhRuleset) ruleset = zh_ruleset_load (competition->ruleset, error);
  ZhRuleset *rules = ruleset != NULL ? zh_ruleset_override_all (ruleset, competition->overrides, error) : NULL;

  if (rules != NULL && rules != ruleset)
    {
      cite_regulations (rules);
      cite_additions (rules, competition->additions);
    }
  return rules;
}

/* An option that says only what is not usual. */
static void
set_unusual (ZhTournament *settings,
             const char   *option,
             const char   *value,
             const char   *usual)
{
  if (strcmp (value, usual) == 0)
    g_hash_table_remove (settings->options, option);
  else
    g_hash_table_replace (settings->options, g_strdup (option), g_strdup (value));
}

/* Where the ruleset speaks of it. Source: order 988, 33; Ukrainian draughts rules IV.10.1. */
static void
apply_withdrawal (ZhTournament    *settings,
                  const ZhRuleset *ruleset)
{
  int              percent = 50;
  gboolean         included = TRUE;
  const char      *below = NULL;
  const char      *reached = "count";
  const char      *swiss = "keep";
  const char      *expelled = "keep";
  g_autofree char *share = NULL;

  if (!zh_ruleset_get_string (ruleset, "withdrawal.round-robin-below", &below, NULL))
    return;
  zh_withdrawal_from_string (below, &settings->withdrawal);
  zh_ruleset_get_int (ruleset, "withdrawal.threshold-percent", &percent, NULL);
  zh_ruleset_get_boolean (ruleset, "withdrawal.threshold-included", &included, NULL);
  zh_ruleset_get_string (ruleset, "withdrawal.round-robin-reached", &reached, NULL);
  zh_ruleset_get_string (ruleset, "withdrawal.swiss", &swiss, NULL);
  zh_ruleset_get_string (ruleset, "withdrawal.expelled-place", &expelled, NULL);
  share = g_strdup_printf ("%d", percent);
  set_unusual (settings, ZH_OPTION_WITHDRAWAL_PERCENT, share, "50");
  set_unusual (settings, ZH_OPTION_WITHDRAWAL_INCLUDED, included ? "yes" : "no", "yes");
  set_unusual (settings, ZH_OPTION_WITHDRAWAL_REACHED, reached, "count");
  set_unusual (settings, ZH_OPTION_WITHDRAWAL_SWISS, swiss, "keep");
  set_unusual (settings, ZH_OPTION_EXPELLED_PLACE, expelled, "keep");
}

void
zh_tournament_complete_withdrawal (ZhTournament        *settings,
                                   const ZhCompetition *competition)
{
  g_autoptr (ZhRuleset) ruleset = NULL;

  if (settings->withdrawal != ZH_WITHDRAWAL_NOT_SAID || *competition->ruleset == '\0')
    return;
  ruleset = zh_competition_load_ruleset (competition, NULL);
  if (ruleset != NULL)
    apply_withdrawal (settings, ruleset);
}

/* On alternate boards a team has the other colour, which needs no option; or White on all of them, the
 * first team in the first game. */
static void
apply_board_colours (ZhTournament    *settings,
                     const ZhRuleset *ruleset)
{
  const char      *colours = NULL;
  g_autofree char *same = NULL;

  if (!zh_tournament_is_team (settings) || !zh_ruleset_get_string (ruleset, "teams.board-colours", &colours, NULL))
    return;
  if (strcmp (colours, "same") == 0)
    same = g_strnfill ((gsize) settings->boards, 'W');
  set_unusual (settings, ZH_OPTION_BOARD_COLOURS, same != NULL ? same : "", "");
}

/* How the table of several cycles is played. */
static void
apply_table (ZhTournament    *settings,
             const ZhRuleset *ruleset)
{
  gboolean swaps = TRUE;

  if (settings->system == ZH_SYSTEM_ROUND_ROBIN && zh_ruleset_get_boolean (ruleset, "lots.swap-last-two-of-first-cycle", &swaps, NULL))
    set_unusual (settings, ZH_OPTION_SWAP_LAST_ROUNDS, swaps ? "yes" : "no", "yes");
}

/* Where problems are solved; what the rules do not say stays as it is usual. */
static void
apply_solving (ZhTournament    *settings,
               const ZhRuleset *ruleset)
{
  gsize            n;
  const ZhSetting *all = zh_setting_list (&n);

  for (gsize i = 0; i < n && settings->play == ZH_PLAY_SOLVING; i++)
    {
      const ZhRuleValue *value = all[i].of == ZH_SETTING_OF_SOLVING ? zh_ruleset_lookup (ruleset, all[i].rule) : NULL;

      if (value != NULL)
        set_unusual (settings, all[i].key, value->value, all[i].usual);
    }
}

/* A pairing of two games, by the rules of micro-matches. */
static void
apply_micro_match (ZhTournament    *settings,
                   const ZhRuleset *ruleset)
{
  gboolean one = TRUE;

  if (settings->games_per_pairing == 2 &&
      zh_setting_applies (zh_setting_find (ZH_OPTION_ONE_RESULT), settings) &&
      zh_ruleset_get_boolean (ruleset, "micro-match.counts-as-one-result", &one, NULL))
    set_unusual (settings, ZH_OPTION_ONE_RESULT, one ? "yes" : "no", "yes");
}

void
zh_tournament_follow_time_control (ZhTournament    *settings,
                                   const ZhRuleset *ruleset)
{
  int base_seconds;
  int increment_seconds;

  if (settings->play > ZH_PLAY_ONLINE || !zh_time_control_parse (settings->time_control, &base_seconds, &increment_seconds))
    return;
  settings->time_class = zh_ruleset_classify_control (ruleset, base_seconds, increment_seconds, NULL);
}

void
zh_tournament_apply_ruleset (ZhTournament    *settings,
                             const ZhRuleset *ruleset)
{
  const char *shared_places = NULL;

  zh_ruleset_get_scoring (ruleset, &settings->scoring);
  g_strfreev (settings->tiebreaks);
  settings->tiebreaks = zh_ruleset_dup_tie_breaks (ruleset, settings->system, zh_tournament_is_team (settings), NULL);
  settings->tiebreaks = zh_standings_put_primary_first (settings, settings->tiebreaks);
  apply_withdrawal (settings, ruleset);
  apply_board_colours (settings, ruleset);
  apply_table (settings, ruleset);
  apply_micro_match (settings, ruleset);
  apply_solving (settings, ruleset);
  if (zh_ruleset_get_string (ruleset, "tie-breaks.shared-places", &shared_places, NULL))
    g_hash_table_replace (settings->options, g_strdup (ZH_OPTION_SHARED_PLACES), g_strdup (shared_places));
  zh_tournament_follow_time_control (settings, ruleset);
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
