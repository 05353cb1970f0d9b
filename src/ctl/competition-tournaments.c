/* The tournaments of a competition file: tournament, import. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "competition-commands.h"
#include "desk-competition.h"
#include "desk-entries.h"
#include "desk-import.h"
#include "desk-members.h"
#include "desk-team-list.h"
#include "desk-rounds.h"
#include "entry-table.h"
#include "next-step.h"
#include "ruleset-defaults.h"
#include "standings.h"
#include "table-rounds.h"
#include "tiebreak-code.h"
#include "time-class.h"
#include "trf-commands.h"

/* The options that describe a tournament; %NULL and −1 where left out. */
typedef struct
{
  char  *name;
  char  *system;
  char  *sport;
  char  *time;
  char  *discipline;
  char  *scoring;
  char  *tiebreaks;
  char  *seed;
  char  *order;
  char  *first_round;
  char  *initial_colour;
  char  *reason;
  char **options;
  int    rounds;
  int    cycles;
  int    games;
  int    boards;
} TournamentOptions;

static void
tournament_options_clear (TournamentOptions *options)
{
  g_free (options->name);
  g_free (options->system);
  g_free (options->sport);
  g_free (options->time);
  g_free (options->discipline);
  g_free (options->scoring);
  g_free (options->tiebreaks);
  g_free (options->seed);
  g_free (options->order);
  g_free (options->first_round);
  g_free (options->initial_colour);
  g_free (options->reason);
  g_strfreev (options->options);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TournamentOptions, tournament_options_clear)

/* The discipline follows from the time control, so that one nobody can read is refused; an
 * empty one takes it away. */
static gboolean
apply_time (const char   *time,
            ZhTournament *settings,
            GError      **error)
{
  int base;
  int increment;

  if (time == NULL)
    return TRUE;
  if (*time != '\0' && !zh_time_control_parse (time, &base, &increment))
    {
      zh_ctl_fail_usage (error, _ ("--time: “%s” is no time control; give seconds such as 5400+30 or 40/7200:3600+30"), time);
      return FALSE;
    }
  zh_person_set_string (&settings->time_control, time);
  return TRUE;
}

/* Only play over the board is offered; an empty class takes it away. */
static gboolean
apply_discipline (const char   *discipline,
                  ZhTournament *settings,
                  GError      **error)
{
  if (discipline == NULL)
    return TRUE;
  if (!zh_time_class_from_string (discipline, &settings->time_class))
    {
      zh_ctl_fail_usage (error, _ ("--discipline: “%s” is none; write classical, rapid or blitz"), discipline);
      return FALSE;
    }
  settings->play = ZH_PLAY_BOARD;
  return TRUE;
}

/* The codes of --tiebreaks, each of them known. */
static gboolean
apply_tiebreaks (const char   *list,
                 ZhTournament *settings,
                 GError      **error)
{
  g_auto (GStrv) codes = NULL;
  g_autoptr (GPtrArray) parsed = NULL;

  if (list == NULL)
    return TRUE;
  codes = *list != '\0' ? g_strsplit (list, ",", -1) : g_new0 (char *, 1);
  parsed = zh_tiebreak_codes_parse ((const char *const *) codes, error);
  if (parsed == NULL)
    return FALSE;
  g_strfreev (settings->tiebreaks);
  settings->tiebreaks = g_steal_pointer (&codes);
  return TRUE;
}

static gboolean
apply_sport_and_system (const TournamentOptions *options,
                        ZhTournament            *settings,
                        GError                 **error)
{
  if (options->sport != NULL && !zh_sport_from_string (options->sport, &settings->sport))
    {
      zh_ctl_fail_usage (
          error,
          _ ("“%s” is no sport; there are chess, draughts-russian, draughts-brazilian, checkers, draughts-100"),
          options->sport);
      return FALSE;
    }
  if (options->system != NULL)
    {
      const ZhPairingSystem *system = zh_ctl_find_system (options->system, error);

      if (system == NULL)
        return FALSE;
      settings->system = system->id;
    }
  return apply_time (options->time, settings, error);
}

static gboolean
apply_first_round (const TournamentOptions *options,
                   ZhTournament            *settings,
                   GError                 **error)
{
  gboolean rated = g_strcmp0 (options->first_round, "rated") == 0;
  gboolean white = g_strcmp0 (options->initial_colour, "white") == 0;

  if (options->first_round != NULL && !rated && strcmp (options->first_round, "unrated") != 0)
    {
      zh_ctl_fail_usage (error, _ ("--first-round: “%s” is neither rated nor unrated"), options->first_round);
      return FALSE;
    }
  if (options->initial_colour != NULL && !white && strcmp (options->initial_colour, "black") != 0)
    {
      zh_ctl_fail_usage (error, _ ("--initial-colour: “%s” is neither white nor black"),
                         options->initial_colour);
      return FALSE;
    }
  if (options->first_round != NULL)
    settings->rated_first_round = rated;
  if (options->initial_colour != NULL)
    settings->initial_colour = white ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK;
  return TRUE;
}

/* Further settings of systems, "key=value"; an empty value takes the key back. */
static gboolean
apply_options (const TournamentOptions *options,
               ZhTournament            *settings,
               GError                 **error)
{
  static const char *const keys[] = { "places", "seeding", "decider", "colours", "side-a", "playoff-colours",
                                      "to-points", "to-wins", "until-decided", "line-ups", "team-colours", "team-scores", "board-colours", NULL };

  for (char **option = options->options; option != NULL && *option != NULL; option++)
    {
      g_auto (GStrv) parts = g_strsplit (*option, "=", 2);

      if (parts[0] == NULL || parts[1] == NULL ||
          !(g_strv_contains (keys, parts[0]) || g_str_has_prefix (parts[0], "winner-")))
        {
          g_autofree char *known = g_strjoinv (", ", (char **) keys);

          zh_ctl_fail_usage (
              error,
              _ ("--option: “%s” is no setting; expected KEY=VALUE with one of %s, winner-ROUND-BOARD"),
              *option, known);
          return FALSE;
        }
      if (*parts[1] == '\0')
        g_hash_table_remove (settings->options, parts[0]);
      else
        g_hash_table_replace (settings->options, g_strdup (parts[0]), g_strdup (parts[1]));
    }
  return TRUE;
}

static gboolean
apply_rest (const TournamentOptions *options,
            ZhTournament            *settings,
            GError                 **error)
{
  if (!zh_ctl_check_scoring (options->scoring, error) || !apply_first_round (options, settings, error) ||
      !apply_options (options, settings, error))
    return FALSE;
  if (options->scoring != NULL)
    settings->scoring = strcmp (options->scoring, "2") == 0 ? ZH_SCORING_TWO : ZH_SCORING_ONE;
  if (options->name != NULL)
    zh_person_set_string (&settings->name, options->name);
  if (!apply_discipline (options->discipline, settings, error) || !apply_tiebreaks (options->tiebreaks, settings, error))
    return FALSE;
  if (options->seed != NULL && !zh_ctl_parse_seed (options->seed, &settings->seed, error))
    return FALSE;
  settings->n_rounds = options->rounds >= 0 ? options->rounds : settings->n_rounds;
  settings->cycles = options->cycles >= 0 ? options->cycles : settings->cycles;
  settings->games_per_pairing = options->games >= 0 ? options->games : settings->games_per_pairing;
  settings->boards = options->boards >= 0 ? options->boards : settings->boards;
  return TRUE;
}

/* New settings by the ruleset of the event, then what the options say. */
static ZhTournament *
make_settings (const ZhCompetition     *competition,
               const TournamentOptions *options,
               GError                 **error)
{
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (ZhRuleset) ruleset = NULL;

  if (*competition->ruleset != '\0')
    {
      ruleset = zh_competition_load_ruleset (competition, error);
      if (ruleset == NULL)
        return NULL;
      settings->sport = zh_ruleset_get_default_sport (ruleset);
    }
  if (!apply_sport_and_system (options, settings, error))
    return NULL;
  settings->boards = MAX (options->boards, 0);
  if (ruleset != NULL)
    zh_tournament_apply_ruleset (settings, ruleset);
  if (!apply_rest (options, settings, error))
    return NULL;
  if (options->tiebreaks == NULL)
    settings->tiebreaks = zh_standings_put_primary_first (settings, settings->tiebreaks);
  return g_steal_pointer (&settings);
}

static void
print_tournament (const ZhCompetition *competition,
                  const ZhTournament  *tournament,
                  gboolean             json)
{
  g_autofree char *tiebreaks = g_strjoinv (",", tournament->tiebreaks);
  g_autoptr (JsonObject) object = NULL;

  if (!json)
    {
      g_print ("%s\t%s\t%s\t%s\t%u\t%u/%d\t%s\n", tournament->name,
               zh_sport_to_string (tournament->sport), zh_discipline_to_string (tournament->time_class, tournament->play), zh_system_to_string (tournament->system),
               tournament->entries->len, tournament->rounds->len,
               zh_tournament_count_planned_rounds (tournament), tiebreaks);
      return;
    }
  object = json_object_new ();
  json_object_set_int_member (object, "id", tournament->id);
  json_object_set_string_member (object, "name", tournament->name);
  json_object_set_string_member (object, "sport", zh_sport_to_string (tournament->sport));
  json_object_set_string_member (object, "discipline", zh_discipline_to_string (tournament->time_class, tournament->play));
  json_object_set_string_member (object, "time", tournament->time_control);
  json_object_set_string_member (object, "system", zh_system_to_string (tournament->system));
  json_object_set_string_member (object, "tiebreaks", tiebreaks);
  json_object_set_string_member (object, "withdrawal", zh_withdrawal_to_string (tournament->withdrawal));
  json_object_set_int_member (object, "entries", tournament->entries->len);
  json_object_set_int_member (object, "paired", tournament->rounds->len);
  json_object_set_int_member (object, "rounds", zh_tournament_count_planned_rounds (tournament));
  json_object_set_int_member (object, "cycles", tournament->cycles);
  json_object_set_int_member (object, "games", tournament->games_per_pairing);
  json_object_set_int_member (object, "win", tournament->scoring.win);
  json_object_set_int_member (object, "draw", tournament->scoring.draw);
  json_object_set_boolean_member (object, "closed", tournament->closed);
  zh_ctl_print_json (object);
}

static ZhCtlExit
list_tournaments (const ZhCtlTarget *target,
                  GError           **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_target_open (target, ZH_DESK_READ, error);
  const ZhCompetition *competition = desk != NULL ? zh_desk_get_snapshot (desk) : NULL;

  if (desk == NULL)
    return ZH_CTL_FILE;
  for (guint i = 0; i < competition->tournaments->len; i++)
    print_tournament (competition, g_ptr_array_index (competition->tournaments, i), target->json);
  return ZH_CTL_DONE;
}

static ZhChange *
edit_tournament (ZhDesk                  *desk,
                 const ZhTournament      *tournament,
                 const TournamentOptions *options,
                 GError                 **error)
{
  g_autoptr (ZhTournament) settings = zh_tournament_copy_settings (tournament);
  g_autoptr (ZhRuleset) ruleset = NULL;

  if (!apply_sport_and_system (options, settings, error))
    return NULL;
  if (options->time != NULL)
    ruleset = zh_competition_load_ruleset (zh_desk_get_snapshot (desk), NULL);
  if (ruleset != NULL)
    zh_tournament_follow_time_control (settings, ruleset);
  if (!apply_rest (options, settings, error))
    return NULL;
  return zh_desk_edit_tournament_with_reason (desk, settings, options->reason, error);
}

static ZhChange *
draw_rounds (ZhDesk                  *desk,
             const ZhTournament      *tournament,
             const TournamentOptions *options,
             GError                 **error)
{
  g_autoptr (GArray) order = zh_table_rounds_parse (options->order != NULL ? options->order : "", error);
  guint64 seed = 0;

  if (order == NULL)
    return NULL;
  if (!zh_ctl_parse_seed (options->seed, &seed, error))
    return NULL;
  if (options->seed == NULL)
    seed = zh_desk_draw_seed (desk);
  return zh_desk_draw_table_rounds (desk, tournament->id,
                                    order->len > 0 ? (const int *) order->data : NULL,
                                    order->len, seed, error);
}

static ZhChange *
change_tournament (const ZhCtlTarget       *target,
                   ZhDesk                  *desk,
                   const char              *verb,
                   const TournamentOptions *options,
                   GError                 **error)
{
  const ZhTournament *tournament = NULL;

  if (strcmp (verb, "add") == 0)
    {
      g_autoptr (ZhTournament) settings = make_settings (zh_desk_get_snapshot (desk), options, error);

      return settings != NULL ? zh_desk_add_tournament (desk, settings, NULL, error) : NULL;
    }
  tournament = zh_ctl_target_choose (target, desk, error);
  if (tournament == NULL)
    return NULL;
  if (strcmp (verb, "edit") == 0)
    return edit_tournament (desk, tournament, options, error);
  if (strcmp (verb, "draw-rounds") == 0)
    return draw_rounds (desk, tournament, options, error);
  if (strcmp (verb, "remove") == 0)
    return zh_desk_remove_tournament (desk, tournament->id, error);
  if (strcmp (verb, "close") == 0)
    return zh_desk_close_tournament (desk, tournament->id, error);
  if (strcmp (verb, "reopen") == 0)
    return zh_desk_reopen_tournament (desk, tournament->id, error);
  zh_ctl_fail_usage (
      error,
      _ ("“%s” is nothing to do with a tournament; there are list, add, edit, draw-rounds, remove, close, reopen"),
      verb);
  return NULL;
}

static ZhCtlExit
run_tournament (int      n_arguments,
                char   **arguments,
                GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_auto (TournamentOptions) options = { .rounds = -1, .cycles = -1, .games = -1, .boards = -1 };
  const GOptionEntry entries[] = {
    { "name", 0, 0, G_OPTION_ARG_STRING, &options.name, NULL, NULL },
    { "system", 0, 0, G_OPTION_ARG_STRING, &options.system, NULL, NULL },
    { "sport", 0, 0, G_OPTION_ARG_STRING, &options.sport, NULL, NULL },
    { "time", 0, 0, G_OPTION_ARG_STRING, &options.time, NULL, NULL },
    { "discipline", 0, 0, G_OPTION_ARG_STRING, &options.discipline, NULL, NULL },
    { "scoring", 0, 0, G_OPTION_ARG_STRING, &options.scoring, NULL, NULL },
    { "tiebreaks", 0, 0, G_OPTION_ARG_STRING, &options.tiebreaks, NULL, NULL },
    { "tie-breaks", 0, 0, G_OPTION_ARG_STRING, &options.tiebreaks, NULL, NULL },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options.seed, NULL, NULL },
    { "order", 0, 0, G_OPTION_ARG_STRING, &options.order, NULL, NULL },
    { "first-round", 0, 0, G_OPTION_ARG_STRING, &options.first_round, NULL, NULL },
    { "initial-colour", 0, 0, G_OPTION_ARG_STRING, &options.initial_colour, NULL, NULL },
    { "reason", 0, 0, G_OPTION_ARG_STRING, &options.reason, NULL, NULL },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options.options, NULL, NULL },
    { "rounds", 0, 0, G_OPTION_ARG_INT, &options.rounds, NULL, NULL },
    { "cycles", 0, 0, G_OPTION_ARG_INT, &options.cycles, NULL, NULL },
    { "games", 0, 0, G_OPTION_ARG_INT, &options.games, NULL, NULL },
    { "boards", 0, 0, G_OPTION_ARG_INT, &options.boards, NULL, NULL },
    { NULL },
  };
  g_autoptr (ZhDesk) desk = NULL;
  const char *verb;

  if (!zh_ctl_target_parse (&target, entries, n_arguments, arguments, 0, 1, error))
    return ZH_CTL_USAGE;
  verb = target.words[0] != NULL ? target.words[0] : "list";
  if (strcmp (verb, "list") == 0)
    return list_tournaments (&target, error);
  desk = zh_ctl_target_open (&target, ZH_DESK_WRITE, error);
  if (desk == NULL)
    return ZH_CTL_FILE;
  return zh_ctl_finish (&target, desk, change_tournament (&target, desk, verb, &options, error), error);
}

extern const ZhCtlCommand zh_ctl_tournament_commands[];

const ZhCtlCommand zh_ctl_tournament_commands[] = {
  { "tournament", "",
    "FILE [list|add|edit|draw-rounds|remove|close|reopen] [--tournament T] [--name N] [--system S] [--sport S] [--time 5400+30] [--rounds N] [--cycles N] [--games N] [--boards N] [--scoring 1|2] [--tiebreaks CODE,…] [--order R,…] [--first-round rated|unrated] [--initial-colour white|black] [--option KEY=VALUE]… [--seed N] [--reason TEXT]",
    N_ ("Lists or changes the tournaments of a file"), run_tournament },
  { NULL },
};
