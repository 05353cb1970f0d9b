/* What follows from the standings of a competition file, and its settings: tie-breaks, groups,
 * prizes, places of teams, norms. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "call.h"
#include "competition-commands.h"
#include "desk-handicap.h"
#include "desk-standings.h"
#include "desk-timetable.h"
#include "event-norms.h"
#include "event-standings.h"
#include "handicap.h"
#include "odds.h"
#include "next-step.h"
#include "norms.h"
#include "ruleset-defaults.h"
#include "slots.h"
#include "solving-event.h"
#include "solving-teams.h"
#include "standings.h"
#include "timetable.h"

static const ZhEntry *
get_row_entry (const ZhStandings *standings,
               int                row)
{
  return zh_history_get_entry (zh_standings_get_history (standings), zh_standings_get_row (standings, row)->entry);
}

/* Tie-breaks */

static void
print_codes (const char *const *codes)
{
  for (const char *const *code = codes; *code != NULL; code++)
    {
      g_autoptr (ZhTiebreakCode) parsed = zh_tiebreak_code_new (*code, NULL);
      g_autofree char *title = parsed != NULL ? zh_tiebreak_code_format_title (parsed, zh_language_get_screen ()) : g_strdup ("");

      g_print ("%s\t%s\n", *code, title);
    }
}

static ZhCtlExit
run_kinds (ZhCtlCall *call,
           GError   **error)
{
  gsize n_kinds;

  zh_tiebreak_registry_get_kinds (&n_kinds);
  for (gsize i = 0; i < n_kinds; i++)
    {
      const ZhTiebreakKind *kind = zh_tiebreak_registry_get_kind (i);

      g_print ("%s\t%s\t%s\t%s\n", zh_tiebreak_kind_get_name (kind), zh_tiebreak_kind_get_title (kind, zh_language_get_screen ()),
               zh_tiebreak_kind_get_article (kind), zh_tiebreak_kind_get_modifiers (kind));
    }
  return ZH_CTL_DONE;
}

/* The order that the ruleset proposes, or the other one that it lets a regulation choose. */
static ZhCtlExit
run_propose (ZhCtlCall *call,
             GError   **error)
{
  gboolean other = strcmp (call->usage->word, "propose-other") == 0;
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (zh_ctl_get_competition (call), error);
  gboolean    is_team = zh_tournament_is_team (call->tournament);
  const char *key = NULL;
  g_auto (GStrv) codes = NULL;

  if (ruleset == NULL)
    return ZH_CTL_INPUT;
  codes = other ? zh_ruleset_dup_other_tie_breaks (ruleset, call->tournament->system, is_team, &key)
                : zh_ruleset_dup_tie_breaks (ruleset, call->tournament->system, is_team, NULL);
  if (codes == NULL)
    return ZH_CTL_NO;
  codes = zh_standings_put_primary_first (call->tournament, g_steal_pointer (&codes));
  print_codes ((const char *const *) codes);
  return ZH_CTL_DONE;
}

static ZhCtlExit
run_order (ZhCtlCall *call,
           GError   **error)
{
  char **codes = call->tournament->tiebreaks;

  print_codes (*codes != NULL ? (const char *const *) codes : zh_standings_get_default_codes (call->tournament));
  return ZH_CTL_DONE;
}

static ZhChange *
act_by_hand (ZhCtlCall *call,
             GError   **error)
{
  g_auto (GStrv) words = g_strsplit (call->words[0], ",", -1);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (char **word = words; *word != NULL && strcmp (call->words[0], "none") != 0; word++)
    {
      const ZhEntry *entry = zh_ctl_find_entry (call->tournament, g_strstrip (*word), error);

      if (entry == NULL)
        return NULL;
      g_array_append_val (ids, entry->id);
    }
  return zh_desk_set_manual_order (call->desk, call->tournament->id, (const gint64 *) ids->data, ids->len, zh_ctl_text (call, "reason"), error);
}

static ZhChange *
act_set_codes (ZhCtlCall *call,
               GError   **error)
{
  g_auto (GStrv) codes = g_strsplit (call->words[0], ",", -1);

  return zh_desk_set_tiebreaks (call->desk, call->tournament->id, (const char *const *) codes, zh_ctl_text (call, "reason"), error);
}

static ZhChange *
act_lots (ZhCtlCall *call,
          GError   **error)
{
  const char *text = zh_ctl_text (call, "seed");
  guint64     seed = 0;

  if (!zh_ctl_parse_seed (text, &seed, error))
    return NULL;
  if (text == NULL)
    seed = zh_desk_choose_lot_seed (call->desk, call->tournament->id);
  return zh_desk_draw_tie_lots (call->desk, call->tournament->id, seed, error);
}

/**
 * Setting:
 * @command: first word
 * @option: of the tournament, which holds the text
 * @show: prints what follows from the text and the standings
 * @store: (nullable) @text takes the setting away
 */
typedef struct
{
  const char *command;
  const char *option;
  gboolean (*show) (const ZhCtlCall *call,
                    const char      *text,
                    GError         **error);
  ZhChange *(*store) (const ZhCtlCall *call,
                      const char      *text,
                      GError         **error);
} Setting;

/* Prizes */

static gboolean
show_prizes (const ZhCtlCall *call,
             const char      *text,
             GError         **error)
{
  g_autoptr (ZhPrizePlan) plan = zh_prize_plan_parse (text, error);
  g_autoptr (ZhStandings) standings = plan != NULL ? zh_event_standings_new (call->tournament, -1, error) : NULL;
  g_autoptr (GArray) prizes = standings != NULL ? zh_prize_plan_share (plan, standings) : NULL;

  for (guint i = 0; prizes != NULL && i < prizes->len; i++)
    {
      const ZhPrize         *prize = &g_array_index (prizes, ZhPrize, i);
      const ZhPrizePlanList *list = g_ptr_array_index (plan->lists, (guint) prize->list);
      const ZhEntry         *entry = get_row_entry (standings, prize->row);
      g_autofree char       *name = zh_entry_format_name (entry);
      g_autofree char       *amount = zh_money_to_text (prize->amount);

      zh_ctl_print_row (call, "list:t place:d number:d name:t amount:t", list->title, prize->place, entry->start_number, name, amount);
    }
  return prizes != NULL;
}

static ZhChange *
store_prizes (const ZhCtlCall *call,
              const char      *text,
              GError         **error)
{
  g_autoptr (ZhPrizePlan) plan = zh_prize_plan_parse (text, error);

  return plan != NULL ? zh_desk_set_prizes (call->desk, call->tournament->id, plan, error) : NULL;
}

/* Places of teams */

/* (nullable): %NULL with @error */
static GPtrArray *
count_teams (const ZhCtlCall  *call,
             const ZhTeamPlan *plan,
             GError          **error)
{
  const ZhLanguage *language = zh_language_get_screen ();
  g_autoptr (ZhStandings) standings = NULL;

  if (call->tournament->play == ZH_PLAY_SOLVING)
    return zh_solving_teams_new (call->tournament, &plan->rule, zh_solving_get_last_round (call->tournament), language);
  standings = zh_event_standings_new (call->tournament, -1, error);
  return standings != NULL ? zh_team_places_new (standings, &plan->rule, language) : NULL;
}

/* Of a solving event also the time that divides teams level in points. */
static gboolean
show_teams (const ZhCtlCall *call,
            const char      *text,
            GError         **error)
{
  g_autoptr (ZhTeamPlan) plan = zh_team_plan_parse (text, error);
  g_autoptr (GPtrArray) teams = plan != NULL ? count_teams (call, plan, error) : NULL;

  for (guint i = 0; teams != NULL && i < teams->len; i++)
    {
      const ZhTeamPlace *team = g_ptr_array_index (teams, i);
      g_autofree char   *score = zh_fraction_format (team->score, 2);
      g_autofree char   *time = zh_solving_time_format (team->seconds);
      g_autoptr (GString) counted = g_string_new (NULL);

      for (guint k = 0; k < team->members->len; k++)
        {
          const ZhTeamMember *member = &g_array_index (team->members, ZhTeamMember, k);
          const ZhEntry      *entry = g_ptr_array_index (call->tournament->entries, member->from.entry);

          if (member->counted)
            g_string_append_printf (counted, "%s%d", counted->len > 0 ? "," : "", entry->start_number);
        }
      if (call->tournament->play == ZH_PLAY_SOLVING)
        zh_ctl_print_row (call, "place:d team:t score:t time:s missing:d counted:t", team->place, team->name, score, time, team->n_missing, counted->str);
      else
        zh_ctl_print_row (call, "place:d team:t score:t missing:d counted:t", team->place, team->name, score, team->n_missing, counted->str);
    }
  return teams != NULL;
}

static ZhChange *
store_teams (const ZhCtlCall *call,
             const char      *text,
             GError         **error)
{
  g_autoptr (ZhTeamPlan) plan = text != NULL ? zh_team_plan_parse (text, error) : NULL;

  return plan != NULL || text == NULL ? zh_desk_set_team_places (call->desk, call->tournament->id, plan, error) : NULL;
}

/* Groups */

static void
print_group (const ZhCtlCall    *call,
             const ZhNamedGroup *named,
             const ZhStandings  *standings)
{
  g_autoptr (GArray) rows = zh_standings_select (standings, zh_group_filter, named->group);

  for (guint i = 0; i < rows->len; i++)
    {
      const ZhGroupRow *row = &g_array_index (rows, ZhGroupRow, i);
      const ZhStanding *standing = zh_standings_get_row (standings, row->row);
      const ZhEntry    *entry = get_row_entry (standings, row->row);
      g_autofree char  *name = zh_entry_format_name (entry);
      g_autofree char  *points = zh_points_format (standing->points);

      zh_ctl_print_row (call, "group:t place:d rank:d number:d name:t points:t", named->title, row->place, standing->place,
                        entry->start_number, name, points);
    }
}

static gboolean
show_groups (const ZhCtlCall *call,
             const char      *text,
             GError         **error)
{
  g_autoptr (GPtrArray) groups = zh_group_list_parse (text, error);
  g_autoptr (ZhStandings) standings = groups != NULL ? zh_event_standings_new (call->tournament, -1, error) : NULL;

  for (guint i = 0; standings != NULL && i < groups->len; i++)
    print_group (call, g_ptr_array_index (groups, i), standings);
  return standings != NULL;
}

static ZhChange *
store_groups (const ZhCtlCall *call,
              const char      *text,
              GError         **error)
{
  g_autoptr (GPtrArray) groups = zh_group_list_parse (text, error);

  return groups != NULL ? zh_desk_set_groups (call->desk, call->tournament->id, groups, error) : NULL;
}

/* Norms */

static gboolean
show_norms (const ZhCtlCall *call,
            const char      *text,
            GError         **error)
{
  g_autoptr (ZhNormTable) table = zh_norm_table_parse (text, error);
  g_autoptr (ZhHistory) history = zh_history_new ((ZhTournament *) call->tournament,
                                                  zh_standings_get_last_round (call->tournament));
  g_autoptr (GArray) results = table != NULL ? zh_norms_new (history, table, zh_ctl_get_competition (call)->start.year) : NULL;

  for (guint i = 0; results != NULL && i < results->len; i++)
    {
      const ZhNormResult *result = &g_array_index (results, ZhNormResult, i);
      const ZhEntry      *entry = zh_history_get_entry (history, result->entry);
      g_autofree char    *name = zh_entry_format_name (entry);
      g_autofree char    *average = zh_fraction_format (result->average, 2);
      g_autofree char    *percent = zh_fraction_format (result->percent, 2);
      g_autofree char    *needed = zh_fraction_format (result->needed, 2);

      if (result->norm != NULL)
        zh_ctl_print_row (call, "number:d name:t norm:t games:d average:t percent:t needed:t", entry->start_number, name,
                          result->norm->category, result->n_games, average, percent, needed);
    }
  return results != NULL;
}

static ZhChange *
store_norms (const ZhCtlCall *call,
             const char      *text,
             GError         **error)
{
  return zh_desk_set_norms (call->desk, call->tournament->id, text, error);
}

/* The timetable */

static gboolean
show_timetable (const ZhCtlCall *call,
                const char      *text,
                GError         **error)
{
  g_autoptr (GPtrArray) lines = zh_timetable_parse (text, error);

  for (guint i = 0; lines != NULL && i < lines->len; i++)
    {
      const ZhTimetableLine *line = g_ptr_array_index (lines, i);
      g_autofree char       *round = g_strdup_printf ("%d", line->round);

      zh_ctl_print_row (call, "start:s :s place:s | round:d what:s", line->start, line->round > 0 ? round : line->what, line->place,
                        line->round, line->what);
    }
  return lines != NULL;
}

/* A round a week in the hours of the regulation, from --first on: what "set" reads. */
static ZhCtlExit
run_slots (ZhCtlCall *call,
           GError   **error)
{
  const char *first = zh_ctl_text (call, "first");
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (zh_ctl_get_competition (call), error);
  ZhDate           day = zh_ctl_get_competition (call)->start;
  g_autofree char *text = NULL;
  ZhSlot           slot;

  if (rules == NULL)
    return ZH_CTL_INPUT;
  if (!zh_ruleset_get_slot (rules, &slot))
    {
      g_set_error_literal (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("The rules of this event give matches no hours"));
      return ZH_CTL_NO;
    }
  if (first != NULL ? !zh_date_parse (first, &day) : !zh_date_is_set (day))
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_USAGE, _ ("--%1$s: “%2$s” is no date; write it as 2026-11-20"), "first", first != NULL ? first : "");
      return ZH_CTL_USAGE;
    }
  text = zh_slot_propose (&slot, day, zh_tournament_count_planned_rounds (call->tournament));
  g_print ("%s", text);
  return ZH_CTL_DONE;
}

static ZhChange *
store_timetable (const ZhCtlCall *call,
                 const char      *text,
                 GError         **error)
{
  return zh_desk_set_timetable (call->desk, call->tournament->id, text != NULL ? text : "", error);
}

/* The handicap */

static gboolean
show_handicap (const ZhCtlCall *call,
               const char      *text,
               GError         **error)
{
  g_autoptr (GPtrArray) lines = zh_handicap_parse (text, error);

  for (guint i = 0; lines != NULL && i < lines->len; i++)
    {
      const ZhHandicapLine *line = g_ptr_array_index (lines, i);
      g_autofree char      *stronger = zh_handicap_format_time (line->base[0], line->increment[0]);
      g_autofree char      *weaker = zh_handicap_format_time (line->base[1], line->increment[1]);

      zh_ctl_print_row (call, "difference:d stronger:s weaker:s article:s", line->difference, stronger, weaker, line->article);
    }
  return lines != NULL;
}

/* Each game of a round with its times. */
static ZhCtlExit
run_handicap_boards (ZhCtlCall *call,
                     GError   **error)
{
  const ZhRound *round = zh_ctl_find_round (call, 0, error);

  if (round == NULL)
    return ZH_CTL_INPUT;
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int game = 0; pairing->kind == ZH_PAIRING_GAME && game < pairing->n_games; game++)
        {
          g_autofree char *words = zh_handicap_dup_words (call->tournament, pairing, &pairing->games[game], zh_language_get_screen ());

          zh_ctl_print_row (call, "board:d game:d times:s", pairing->number, game + 1, words != NULL ? words : "");
        }
    }
  return ZH_CTL_DONE;
}

static ZhChange *
store_handicap (const ZhCtlCall *call,
                const char      *text,
                GError         **error)
{
  return zh_desk_set_handicap (call->desk, call->tournament->id, text != NULL ? text : "", error);
}

/* The odds */

static gboolean
show_odds (const ZhCtlCall *call,
           const char      *text,
           GError         **error)
{
  g_autoptr (GPtrArray) lines = zh_odds_parse (call->tournament, text, error);

  for (guint i = 0; lines != NULL && i < lines->len; i++)
    {
      const ZhOddsLine *line = g_ptr_array_index (lines, i);
      g_autofree char  *key = zh_odds_dup_key (line, call->tournament);

      zh_ctl_print_row (call, "for:s men:s article:s", key, line->squares, line->article);
    }
  return lines != NULL;
}

/* Each game of a round with what is given in it, and where it begins from. */
static ZhCtlExit
run_odds_boards (ZhCtlCall *call,
                 GError   **error)
{
  const ZhRound *round = zh_ctl_find_round (call, 0, error);
  g_autoptr (GPtrArray) lines = zh_tournament_load_odds (call->tournament);

  if (round == NULL)
    return ZH_CTL_INPUT;
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int game = 0; pairing->kind == ZH_PAIRING_GAME && game < pairing->n_games; game++)
        {
          g_autofree char *given = zh_odds_dup_given (lines, call->tournament, pairing, &pairing->games[game], zh_language_get_screen ());
          g_autofree char *position = zh_odds_dup_position (call->tournament, pairing, &pairing->games[game]);

          zh_ctl_print_row (call, "board:d game:d odds:s position:s", pairing->number, game + 1, given, position != NULL ? position : "");
        }
    }
  return ZH_CTL_DONE;
}

static ZhChange *
store_odds (const ZhCtlCall *call,
            const char      *text,
            GError         **error)
{
  return zh_desk_set_odds (call->desk, call->tournament->id, text != NULL ? text : "", error);
}

static const Setting settings[] = {
  { "groups", ZH_OPTION_GROUPS, show_groups, store_groups },
  { "prizes", ZH_OPTION_PRIZES, show_prizes, store_prizes },
  { "team-places", ZH_OPTION_TEAMS, show_teams, store_teams },
  { "norms", ZH_OPTION_NORMS, show_norms, store_norms },
  { "timetable", ZH_OPTION_TIMETABLE, show_timetable, store_timetable },
  { "handicap", ZH_OPTION_HANDICAP, show_handicap, store_handicap },
  { "odds", ZH_OPTION_ODDS, show_odds, store_odds },
};

static const Setting *
get_setting (const ZhCtlCall *call)
{
  gsize i = 0;

  while (strcmp (settings[i].command, call->verb->name) != 0)
    i++;
  return &settings[i];
}

/* Where nothing is set, nothing is shown. */
static ZhCtlExit
run_show (ZhCtlCall *call,
          GError   **error)
{
  const char *present = zh_tournament_get_option (call->tournament, get_setting (call)->option);

  return present == NULL || get_setting (call)->show (call, present, error) ? ZH_CTL_DONE : ZH_CTL_INPUT;
}

static ZhCtlExit
run_plan (ZhCtlCall *call,
          GError   **error)
{
  const char *present = zh_tournament_get_option (call->tournament, get_setting (call)->option);

  g_print ("%s", present != NULL ? present : "");
  return ZH_CTL_DONE;
}

/* The text of a file stands after "set", nothing after "clear". */
static ZhChange *
act_store (ZhCtlCall *call,
           GError   **error)
{
  g_autofree char *text = call->words[0] != NULL ? zh_ctl_read_text (call->words[0], error) : NULL;

  return text != NULL || call->words[0] == NULL ? get_setting (call)->store (call, text, error) : NULL;
}

/* The verbs of a setting; the last has the summary. */
#define SETTING_VERBS(name_, summary_)                                        \
  { name_, "FILE", ZH_CTL_READS, run_show },                                  \
      { name_, "FILE plan", ZH_CTL_READS, run_plan },                         \
      { name_, "FILE set SOURCE", ZH_CTL_WRITES, .act = act_store },          \
  {                                                                           \
    name_, "FILE clear", ZH_CTL_WRITES, .act = act_store, .summary = summary_ \
  }

const ZhCtlVerb zh_ctl_settings_verbs[] = {
  { "tie-breaks", "FILE", ZH_CTL_READS, run_order },
  { "tie-breaks", "FILE list", ZH_CTL_READS, run_kinds },
  { "tie-breaks", "FILE propose", ZH_CTL_READS, run_propose },
  { "tie-breaks", "FILE propose-other", ZH_CTL_READS, run_propose },
  { "tie-breaks", "FILE set CODE,… [--reason TEXT]", ZH_CTL_WRITES, .act = act_set_codes },
  { "tie-breaks", "FILE by-hand N,… [--reason TEXT]", ZH_CTL_WRITES, .act = act_by_hand },
  { "tie-breaks", "FILE lots [--seed SEED]", ZH_CTL_WRITES, .act = act_lots,
    .summary = N_ ("The order of tie-breaks, and what decides when none does") },
  SETTING_VERBS ("groups", N_ ("Places inside the event’s own groups")),
  SETTING_VERBS ("prizes", N_ ("Who gets which prize")),
  SETTING_VERBS ("team-places", N_ ("Places of teams in an event of players")),
  SETTING_VERBS ("norms", N_ ("Who has fulfilled which norm of a table")),
  { "timetable", "FILE slots [--first DATE]", ZH_CTL_READS, run_slots },
  SETTING_VERBS ("timetable", N_ ("When each round begins and where, and what else the event has, before anything is paired")),
  { "handicap", "FILE boards --round R", ZH_CTL_READS, run_handicap_boards },
  SETTING_VERBS ("handicap", N_ ("Times by rating: from which difference on the stronger and the weaker player have which")),
  { "odds", "FILE boards --round R", ZH_CTL_READS, run_odds_boards },
  SETTING_VERBS ("odds", N_ ("Which men the stronger player gives at the beginning of a game of draughts")),
  { NULL },
};
