/* What follows from the standings of a competition file, and its settings: tie-breaks, groups,
 * prizes, places of teams, norms. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "competition-commands.h"
#include "ctl-input.h"
#include "desk-standings.h"
#include "event-norms.h"
#include "event-standings.h"
#include "norms.h"
#include "ruleset-defaults.h"
#include "standings.h"
#include "text-lines.h"

/**
 * Call:
 * @tournament: the one meant, of the desk's snapshot
 * @verb: first word after FILE, "" without one
 * @argument: (nullable): the second
 */
typedef struct
{
  ZhCtlTarget         target;
  ZhDesk             *desk;
  const ZhTournament *tournament;
  const char         *verb;
  const char         *argument;
  char               *reason;
  char               *seed;
} Call;

static void
call_clear (Call *call)
{
  zh_ctl_target_clear (&call->target);
  g_clear_pointer (&call->desk, zh_desk_unref);
  g_free (call->reason);
  g_free (call->seed);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Call, call_clear)

/* @verbs write the file, with a second word where they end in "="; other words only read. */
static ZhCtlExit
begin (Call              *call,
       const char *const *verbs,
       int                n_arguments,
       char             **arguments,
       GError           **error)
{
  const GOptionEntry options[] = {
    { "reason", 0, 0, G_OPTION_ARG_STRING, &call->reason, NULL, NULL },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &call->seed, NULL, NULL },
    { NULL },
  };
  gboolean writes = FALSE;

  if (!zh_ctl_target_parse (&call->target, options, n_arguments, arguments, 0, 2, error))
    return ZH_CTL_USAGE;
  call->verb = call->target.words[0] != NULL ? call->target.words[0] : "";
  call->argument = *call->verb != '\0' ? call->target.words[1] : NULL;
  for (const char *const *verb = verbs; *verb != NULL; verb++)
    {
      gboolean takes = g_str_has_suffix (*verb, "=");

      if (strncmp (*verb, call->verb, strlen (*verb) - (takes ? 1 : 0)) != 0 || strlen (call->verb) != strlen (*verb) - (takes ? 1 : 0))
        continue;
      if (takes != (call->argument != NULL))
        return zh_ctl_fail_usage (error, takes ? _ ("“%s” needs a word after it") : _ ("Nothing stands after “%s”"), call->verb);
      writes = TRUE;
    }
  call->desk = zh_ctl_target_open (&call->target, writes ? ZH_DESK_WRITE : ZH_DESK_READ, error);
  if (call->desk == NULL)
    return ZH_CTL_FILE;
  call->tournament = zh_ctl_target_choose (&call->target, call->desk, error);
  return call->tournament != NULL ? ZH_CTL_DONE : ZH_CTL_USAGE;
}

static ZhCtlExit
fail_verb (const Call *call,
           const char *known,
           GError    **error)
{
  return zh_ctl_fail_usage (error, _ ("“%1$s” is not known here; there are %2$s"), call->verb, known);
}

static ZhCtlExit
finish (const Call *call,
        ZhChange   *change,
        GError    **error)
{
  return zh_ctl_finish (&call->target, call->desk, change, error);
}

/* The text of the file that stands after "set". */
static char *
read_argument (const Call *call,
               GError    **error)
{
  g_autoptr (GBytes) bytes = zh_ctl_read_file (call->argument, error);

  return bytes != NULL ? zh_text_decode (bytes, ZH_ENCODING_CP1251, NULL, error) : NULL;
}

static ZhStandings *
make_standings (const Call *call,
                GError    **error)
{
  return zh_event_standings_new (call->tournament, -1, error);
}

static const ZhEntry *
get_row_entry (const ZhStandings *standings,
               int                row)
{
  return zh_history_get_entry (zh_standings_get_history (standings), zh_standings_get_row (standings, row)->entry);
}

/* A line of columns with tabs between, or a JSON object whose members are named @keys. */
static void
print_line (const Call        *call,
            const char *const *keys,
            char             **values)
{
  g_autoptr (JsonObject) object = NULL;

  if (!call->target.json)
    {
      g_autofree char *line = g_strjoinv ("\t", values);

      g_print ("%s\n", line);
      return;
    }
  object = json_object_new ();
  for (gsize i = 0; keys[i] != NULL && values[i] != NULL; i++)
    {
      gint64 number;

      if (zh_text_parse_int (values[i], 0, G_MAXINT, &number))
        json_object_set_int_member (object, keys[i], number);
      else
        json_object_set_string_member (object, keys[i], values[i]);
    }
  zh_ctl_print_json (object);
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

static void
print_kinds (void)
{
  gsize n_kinds;

  zh_tiebreak_registry_get_kinds (&n_kinds);
  for (gsize i = 0; i < n_kinds; i++)
    {
      const ZhTiebreakKind *kind = zh_tiebreak_registry_get_kind (i);

      g_print ("%s\t%s\t%s\t%s\n", zh_tiebreak_kind_get_name (kind), zh_tiebreak_kind_get_title (kind, zh_language_get_screen ()),
               zh_tiebreak_kind_get_article (kind), zh_tiebreak_kind_get_modifiers (kind));
    }
}

static ZhCtlExit
print_proposal (const Call *call,
                GError    **error)
{
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (zh_desk_get_snapshot (call->desk), error);
  g_auto (GStrv) codes = NULL;

  if (ruleset == NULL)
    return ZH_CTL_INPUT;
  codes = zh_ruleset_dup_tie_breaks (ruleset, call->tournament->system, zh_tournament_is_team (call->tournament), NULL);
  codes = zh_standings_put_primary_first (call->tournament, g_steal_pointer (&codes));
  print_codes ((const char *const *) codes);
  return ZH_CTL_DONE;
}

static ZhCtlExit
print_other_order (const Call *call,
                   GError    **error)
{
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (zh_desk_get_snapshot (call->desk), error);
  g_auto (GStrv) codes = NULL;
  const char *key = NULL;

  if (ruleset == NULL)
    return ZH_CTL_INPUT;
  codes = zh_ruleset_dup_other_tie_breaks (ruleset, call->tournament->system, zh_tournament_is_team (call->tournament), &key);
  if (codes == NULL)
    return ZH_CTL_NO;
  codes = zh_standings_put_primary_first (call->tournament, g_steal_pointer (&codes));
  print_codes ((const char *const *) codes);
  return ZH_CTL_DONE;
}

static ZhCtlExit
order_by_hand (const Call *call,
               GError    **error)
{
  g_auto (GStrv) words = g_strsplit (call->argument, ",", -1);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (char **word = words; *word != NULL && strcmp (call->argument, "none") != 0; word++)
    {
      const ZhEntry *entry = zh_ctl_find_entry (call->tournament, g_strstrip (*word), error);

      if (entry == NULL)
        return ZH_CTL_INPUT;
      g_array_append_val (ids, entry->id);
    }
  return finish (call, zh_desk_set_manual_order (call->desk, call->tournament->id, (const gint64 *) ids->data, ids->len, call->reason, error), error);
}

static ZhCtlExit
run_tiebreaks (int      n_arguments,
               char   **arguments,
               GError **error)
{
  static const char *const verbs[] = { "set=", "by-hand=", "lots", NULL };
  g_auto (Call) call = { .tournament = NULL };
  guint64   seed = 0;
  ZhCtlExit exit = begin (&call, verbs, n_arguments, arguments, error);

  if (exit != ZH_CTL_DONE)
    return exit;
  if (*call.verb == '\0')
    print_codes (*call.tournament->tiebreaks != NULL ? (const char *const *) call.tournament->tiebreaks : zh_standings_get_default_codes (call.tournament));
  else if (strcmp (call.verb, "list") == 0)
    print_kinds ();
  else if (strcmp (call.verb, "propose") == 0)
    return print_proposal (&call, error);
  else if (strcmp (call.verb, "propose-other") == 0)
    return print_other_order (&call, error);
  else if (strcmp (call.verb, "by-hand") == 0)
    return order_by_hand (&call, error);
  else if (strcmp (call.verb, "set") == 0)
    {
      g_auto (GStrv) codes = g_strsplit (call.argument, ",", -1);

      return finish (&call, zh_desk_set_tiebreaks (call.desk, call.tournament->id, (const char *const *) codes, call.reason, error), error);
    }
  else if (strcmp (call.verb, "lots") == 0)
    {
      if (!zh_ctl_parse_seed (call.seed, &seed, error))
        return ZH_CTL_USAGE;
      if (call.seed == NULL)
        seed = zh_desk_draw_seed (call.desk);
      return finish (&call, zh_desk_draw_tie_lots (call.desk, call.tournament->id, seed, error), error);
    }
  else
    return fail_verb (&call, "list, propose, propose-other, set, by-hand, lots", error);
  return ZH_CTL_DONE;
}

/**
 * Setting:
 * @option: of the tournament, which holds the text
 * @show: prints what follows from the text
 * @store: (nullable) @text takes the setting away
 */
typedef struct
{
  const char *option;
  gboolean (*show) (const Call *call,
                    const char *text,
                    GError    **error);
  ZhChange *(*store) (const Call *call,
                      const char *text,
                      GError    **error);
} Setting;

/* Where nothing is set, nothing is shown. */
static ZhCtlExit
run_setting (const Setting *setting,
             int            n_arguments,
             char         **arguments,
             GError       **error)
{
  static const char *const verbs[] = { "set=", "clear", NULL };
  g_auto (Call) call = { .tournament = NULL };
  ZhCtlExit   exit = begin (&call, verbs, n_arguments, arguments, error);
  const char *present = exit == ZH_CTL_DONE ? zh_tournament_get_option (call.tournament, setting->option) : NULL;

  if (exit != ZH_CTL_DONE)
    return exit;
  if (strcmp (call.verb, "set") == 0)
    {
      g_autofree char *text = read_argument (&call, error);

      return text != NULL ? finish (&call, setting->store (&call, text, error), error) : ZH_CTL_FILE;
    }
  if (strcmp (call.verb, "clear") == 0)
    return finish (&call, setting->store (&call, NULL, error), error);
  if (strcmp (call.verb, "plan") != 0 && *call.verb != '\0')
    return fail_verb (&call, "plan, set, clear", error);
  if (present == NULL)
    return ZH_CTL_DONE;
  if (*call.verb == '\0')
    return setting->show (&call, present, error) ? ZH_CTL_DONE : ZH_CTL_INPUT;
  g_print ("%s", present);
  return ZH_CTL_DONE;
}

/* Prizes */

static void
print_prizes (const Call        *call,
              const ZhPrizePlan *plan,
              const ZhStandings *standings)
{
  static const char *const keys[] = { "list", "place", "number", "name", "amount", NULL };
  g_autoptr (GArray) prizes = zh_prize_plan_share (plan, standings);

  for (guint i = 0; i < prizes->len; i++)
    {
      const ZhPrize         *prize = &g_array_index (prizes, ZhPrize, i);
      const ZhPrizePlanList *list = g_ptr_array_index (plan->lists, (guint) prize->list);
      const ZhEntry         *entry = get_row_entry (standings, prize->row);
      g_autofree char       *place = g_strdup_printf ("%d", prize->place);
      g_autofree char       *number = g_strdup_printf ("%d", entry->start_number);
      g_autofree char       *name = zh_entry_format_name (entry);
      g_autofree char       *amount = zh_money_to_text (prize->amount);

      print_line (call, keys, (char *[]){ list->title, place, number, name, amount, NULL });
    }
}

static gboolean
show_prizes (const Call *call,
             const char *text,
             GError    **error)
{
  g_autoptr (ZhPrizePlan) plan = zh_prize_plan_parse (text, error);
  g_autoptr (ZhStandings) standings = plan != NULL ? make_standings (call, error) : NULL;

  if (standings != NULL)
    print_prizes (call, plan, standings);
  return standings != NULL;
}

static ZhChange *
store_prizes (const Call *call,
              const char *text,
              GError    **error)
{
  g_autoptr (ZhPrizePlan) plan = zh_prize_plan_parse (text, error);

  return plan != NULL ? zh_desk_set_prizes (call->desk, call->tournament->id, plan, error) : NULL;
}

static ZhCtlExit
run_prizes (int      n_arguments,
            char   **arguments,
            GError **error)
{
  static const Setting setting = { ZH_OPTION_PRIZES, show_prizes, store_prizes };

  return run_setting (&setting, n_arguments, arguments, error);
}

/* Places of teams */

static void
print_teams (const Call        *call,
             const ZhTeamPlan  *plan,
             const ZhStandings *standings)
{
  static const char *const keys[] = { "place", "team", "score", "missing", "counted", NULL };
  g_autoptr (GPtrArray) teams = zh_team_places_new (standings, &plan->rule, zh_language_get_screen ());

  for (guint i = 0; i < teams->len; i++)
    {
      const ZhTeamPlace *team = g_ptr_array_index (teams, i);
      g_autofree char   *place = g_strdup_printf ("%d", team->place);
      g_autofree char   *score = zh_fraction_format (team->score, 2);
      g_autofree char   *missing = g_strdup_printf ("%d", team->n_missing);
      g_autoptr (GString) counted = g_string_new (NULL);

      for (guint k = 0; k < team->members->len; k++)
        {
          const ZhTeamMember *member = &g_array_index (team->members, ZhTeamMember, k);

          if (member->counted)
            g_string_append_printf (counted, "%s%d", counted->len > 0 ? "," : "", get_row_entry (standings, member->row)->start_number);
        }
      print_line (call, keys, (char *[]){ place, team->name, score, missing, counted->str, NULL });
    }
}

static gboolean
show_teams (const Call *call,
            const char *text,
            GError    **error)
{
  g_autoptr (ZhTeamPlan) plan = zh_team_plan_parse (text, error);
  g_autoptr (ZhStandings) standings = plan != NULL ? make_standings (call, error) : NULL;

  if (standings != NULL)
    print_teams (call, plan, standings);
  return standings != NULL;
}

static ZhChange *
store_teams (const Call *call,
             const char *text,
             GError    **error)
{
  g_autoptr (ZhTeamPlan) plan = text != NULL ? zh_team_plan_parse (text, error) : NULL;

  return plan != NULL || text == NULL ? zh_desk_set_team_places (call->desk, call->tournament->id, plan, error) : NULL;
}

static ZhCtlExit
run_team_places (int      n_arguments,
                 char   **arguments,
                 GError **error)
{
  static const Setting setting = { ZH_OPTION_TEAMS, show_teams, store_teams };

  return run_setting (&setting, n_arguments, arguments, error);
}

/* Groups */

static void
print_group (const Call         *call,
             const ZhNamedGroup *named,
             const ZhStandings  *standings)
{
  static const char *const keys[] = { "group", "place", "rank", "number", "name", "points", NULL };
  g_autoptr (GArray) rows = zh_standings_select (standings, zh_group_filter, named->group);

  for (guint i = 0; i < rows->len; i++)
    {
      const ZhGroupRow *row = &g_array_index (rows, ZhGroupRow, i);
      const ZhStanding *standing = zh_standings_get_row (standings, row->row);
      const ZhEntry    *entry = get_row_entry (standings, row->row);
      g_autofree char  *place = g_strdup_printf ("%d", row->place);
      g_autofree char  *rank = g_strdup_printf ("%d", standing->place);
      g_autofree char  *number = g_strdup_printf ("%d", entry->start_number);
      g_autofree char  *name = zh_entry_format_name (entry);
      g_autofree char  *points = zh_points_format (standing->points);

      print_line (call, keys, (char *[]){ named->title, place, rank, number, name, points, NULL });
    }
}

static gboolean
show_groups (const Call *call,
             const char *text,
             GError    **error)
{
  g_autoptr (GPtrArray) groups = zh_group_list_parse (text, error);
  g_autoptr (ZhStandings) standings = groups != NULL ? make_standings (call, error) : NULL;

  for (guint i = 0; standings != NULL && i < groups->len; i++)
    print_group (call, g_ptr_array_index (groups, i), standings);
  return standings != NULL;
}

static ZhChange *
store_groups (const Call *call,
              const char *text,
              GError    **error)
{
  g_autoptr (GPtrArray) groups = zh_group_list_parse (text, error);

  return groups != NULL ? zh_desk_set_groups (call->desk, call->tournament->id, groups, error) : NULL;
}

static ZhCtlExit
run_groups (int      n_arguments,
            char   **arguments,
            GError **error)
{
  static const Setting setting = { ZH_OPTION_GROUPS, show_groups, store_groups };

  return run_setting (&setting, n_arguments, arguments, error);
}

/* Norms */

static void
print_norms (const Call        *call,
             const ZhNormTable *table)
{
  static const char *const keys[] = { "number", "name", "norm", "games", "average", "percent", "needed", NULL };
  const ZhCompetition     *competition = zh_desk_get_snapshot (call->desk);
  g_autoptr (ZhHistory) history = zh_history_new ((ZhTournament *) call->tournament, zh_standings_get_last_round (call->tournament));
  g_autoptr (GArray) results = zh_norms_new (history, table, competition->start.year);

  for (guint i = 0; i < results->len; i++)
    {
      const ZhNormResult *result = &g_array_index (results, ZhNormResult, i);
      const ZhEntry      *entry = zh_history_get_entry (history, result->entry);
      g_autofree char    *number = g_strdup_printf ("%d", entry->start_number);
      g_autofree char    *name = zh_entry_format_name (entry);
      g_autofree char    *games = g_strdup_printf ("%d", result->n_games);
      g_autofree char    *average = zh_fraction_format (result->average, 2);
      g_autofree char    *percent = zh_fraction_format (result->percent, 2);
      g_autofree char    *needed = zh_fraction_format (result->needed, 2);

      if (result->norm != NULL)
        print_line (call, keys, (char *[]){ number, name, result->norm->category, games, average, percent, needed, NULL });
    }
}

static gboolean
show_norms (const Call *call,
            const char *text,
            GError    **error)
{
  g_autoptr (ZhNormTable) table = zh_norm_table_parse (text, error);

  if (table != NULL)
    print_norms (call, table);
  return table != NULL;
}

static ZhChange *
store_norms (const Call *call,
             const char *text,
             GError    **error)
{
  return zh_desk_set_norms (call->desk, call->tournament->id, text, error);
}

static ZhCtlExit
run_norms (int      n_arguments,
           char   **arguments,
           GError **error)
{
  static const Setting setting = { ZH_OPTION_NORMS, show_norms, store_norms };

  return run_setting (&setting, n_arguments, arguments, error);
}

extern const ZhCtlCommand zh_ctl_settings_commands[];

const ZhCtlCommand zh_ctl_settings_commands[] = {
  { "tie-breaks", "", "FILE [list|propose|propose-other|set CODE,…|by-hand N,…|lots] [--tournament T] [--reason TEXT] [--seed N]",
    N_ ("The order of tie-breaks, and what decides when none does"), run_tiebreaks },
  { "groups", "", "FILE [plan|set SOURCE|clear] [--tournament T]",
    N_ ("Places inside the event’s own groups"), run_groups },
  { "prizes", "", "FILE [plan|set SOURCE|clear] [--tournament T]",
    N_ ("Who gets which prize"), run_prizes },
  { "team-places", "", "FILE [plan|set SOURCE|clear] [--tournament T]",
    N_ ("Places of teams in an event of players"), run_team_places },
  { "norms", "", "FILE [plan|set SOURCE|clear] [--tournament T]",
    N_ ("Who has fulfilled which norm of a table"), run_norms },
  { NULL },
};
