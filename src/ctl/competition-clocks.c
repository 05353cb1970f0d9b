/* Time in the hall: "late FILE …", who has not come and the forfeits; "clocks FILE …", what
 * was done to the clocks of a game, and what to set; "dial …", mechanical clocks.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "clock-setting.h"
#include "competition-commands.h"
#include "desk-clocks.h"
#include "desk-lateness.h"
#include "text-lines.h"
#include "time-class.h"

char *
zh_ctl_dup_start (const char *text)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");
  gint64           minutes;
  int              reading;

  if (strcmp (text, "now") == 0)
    return g_date_time_format (now, "%Y-%m-%dT%H:%M");
  if (*text == '+' && zh_text_parse_int (text + 1, 0, 1440, &minutes))
    {
      g_autoptr (GDateTime) start = g_date_time_add_minutes (now, (int) minutes);

      return g_date_time_format (start, "%Y-%m-%dT%H:%M");
    }
  /* hours and minutes are read as minutes and seconds of a clock */
  if (strchr (text, '-') == NULL && strchr (text, ':') != NULL && zh_clock_reading_parse (text, &reading) && reading < 24 * 60)
    return g_strdup_printf ("%sT%02d:%02d", day, reading / 60, reading % 60);
  return g_strdup (text);
}

/* Late */

typedef struct
{
  int   round;
  int   board;
  int   game;
  char *side;
} LateOptions;

static void
print_late (const ZhTournament *tournament,
            const ZhRound      *round)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int game = 0; game < pairing->n_games; game++)
        for (ZhColour colour = ZH_COLOUR_WHITE; colour <= ZH_COLOUR_BLACK; colour++)
          {
            const ZhGame    *played = &pairing->games[game];
            int              side = (colour == ZH_COLOUR_WHITE) == played->swapped ? 1 : 0;
            const ZhEntry   *entry = zh_tournament_find_entry (tournament, pairing->entry[side]);
            g_autofree char *name = entry != NULL ? zh_entry_format_name (entry) : g_strdup ("");

            if (!zh_result_is_set (played->result) && zh_game_is_missing (played, colour))
              g_print ("%d\t%d\t%s\t%s\n", pairing->number, game + 1, colour == ZH_COLOUR_WHITE ? "white" : "black", name);
          }
    }
}

static ZhCtlExit
list_late (const ZhCtlTarget *target,
           const LateOptions *given,
           GError           **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_target_open (target, ZH_DESK_READ, error);
  const ZhTournament *tournament = desk != NULL ? zh_ctl_target_choose (target, desk, error) : NULL;
  const ZhRound      *round = tournament != NULL ? zh_tournament_find_round (tournament, given->round) : NULL;
  g_auto (ZhLateness) lateness = { 0 };

  if (tournament == NULL)
    return ZH_CTL_FILE;
  if (round == NULL)
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Round %d is not paired yet"), given->round);
      return ZH_CTL_INPUT;
    }
  if (!zh_competition_load_lateness (zh_desk_get_snapshot (desk), &lateness, error))
    return ZH_CTL_INPUT;
  g_print ("default_seconds=%d\narticle=%s\n", lateness.default_seconds, lateness.article);
  if (lateness.overridden)
    g_print ("regulation=lateness.default-seconds\n");
  print_late (tournament, round);
  return zh_round_count_late (round) > 0 ? ZH_CTL_DONE : ZH_CTL_NO;
}

static ZhCtlExit
mark_late (const ZhCtlTarget *target,
           const LateOptions *given,
           gboolean           missing,
           GError           **error)
{
  gboolean      both = given->side == NULL || strcmp (given->side, "both") == 0;
  ZhMissingMark marks[2] = { { given->board, MAX (given->game, 1) - 1, ZH_COLOUR_WHITE, missing },
                             { given->board, MAX (given->game, 1) - 1, ZH_COLOUR_BLACK, missing } };
  g_autoptr (ZhDesk) desk = NULL;
  const ZhTournament *tournament;

  if (given->board < 1)
    return zh_ctl_fail_usage (error, _ ("Name round and board: --round R --board B"));
  if (!both && strcmp (given->side, "white") != 0 && strcmp (given->side, "black") != 0)
    return zh_ctl_fail_usage (error, _ ("--side: “%s” is none; write white, black or both"), given->side);
  if (!both && strcmp (given->side, "black") == 0)
    marks[0] = marks[1];
  desk = zh_ctl_target_open (target, ZH_DESK_WRITE, error);
  tournament = desk != NULL ? zh_ctl_target_choose (target, desk, error) : NULL;
  if (tournament == NULL)
    return ZH_CTL_FILE;
  return zh_ctl_finish (target, desk, zh_desk_mark_missing (desk, tournament->id, given->round, marks, both ? 2 : 1, error), error);
}

static ZhCtlExit
forfeit_late (const ZhCtlTarget *target,
              const LateOptions *given,
              GError           **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_target_open (target, ZH_DESK_WRITE, error);
  const ZhTournament *tournament = desk != NULL ? zh_ctl_target_choose (target, desk, error) : NULL;

  if (tournament == NULL)
    return ZH_CTL_FILE;
  return zh_ctl_finish (target, desk, zh_desk_forfeit_late (desk, tournament->id, given->round, error), error);
}

static ZhCtlExit
run_late (int      n_arguments,
          char   **arguments,
          GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  LateOptions        given = { 0 };
  g_autofree char   *side = NULL;
  const GOptionEntry options[] = {
    { "round", 'r', 0, G_OPTION_ARG_INT, &given.round, NULL, NULL },
    { "board", 'b', 0, G_OPTION_ARG_INT, &given.board, NULL, NULL },
    { "game", 'g', 0, G_OPTION_ARG_INT, &given.game, NULL, NULL },
    { "side", 0, 0, G_OPTION_ARG_STRING, &side, NULL, NULL },
    { NULL },
  };
  const char *verb;

  if (!zh_ctl_target_parse (&target, options, n_arguments, arguments, 1, 1, error))
    return ZH_CTL_USAGE;
  given.side = side;
  verb = target.words[0];
  if (given.round < 1)
    return zh_ctl_fail_usage (error, _ ("Name the round: --round R"));
  if (strcmp (verb, "list") == 0)
    return list_late (&target, &given, error);
  if (strcmp (verb, "missing") == 0 || strcmp (verb, "came") == 0)
    return mark_late (&target, &given, strcmp (verb, "missing") == 0, error);
  if (strcmp (verb, "forfeit") == 0)
    return forfeit_late (&target, &given, error);
  return zh_ctl_fail_usage (error, _ ("After FILE comes list, missing, came or forfeit"));
}

/* Clocks */

typedef struct
{
  int   round;
  int   board;
  int   game;
  char *kind;
  int   move;
  char *before;
  char *after;
  char *used;
  char *moves;
  char *note;
} ClockOptions;

static void
clear_clock_options (ClockOptions *self)
{
  g_free (self->kind);
  g_free (self->before);
  g_free (self->after);
  g_free (self->used);
  g_free (self->moves);
  g_free (self->note);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ClockOptions, clear_clock_options)

gboolean
zh_ctl_parse_clocks (const char *option,
                     const char *text,
                     int         clocks[2],
                     GError    **error)
{
  g_auto (GStrv) parts = g_strsplit (text, "-", 2);

  for (int side = 0; side < 2; side++)
    {
      const char *part = parts[0] != NULL ? parts[side] : NULL;

      clocks[side] = -1;
      if (g_strcmp0 (part, "?") != 0 && (part == NULL || !zh_clock_reading_parse (part, &clocks[side])))
        {
          zh_ctl_fail_usage (error, _ ("%1$s: “%2$s” are no readings; write White's and Black's, such as 1:05:00-0:55:30"), option, text);
          return FALSE;
        }
    }
  return TRUE;
}

static gboolean
parse_moves (const char *text,
             int         moves[2],
             GError    **error)
{
  g_auto (GStrv) parts = g_strsplit (text, "-", 2);

  for (int side = 0; side < 2; side++)
    {
      gint64 number;

      if (parts[0] == NULL || parts[side] == NULL || !zh_text_parse_int (parts[side], 0, 1000, &number))
        {
          zh_ctl_fail_usage (error, _ ("--moves: “%s” is none; write White's and Black's completed moves, such as 24-23"), text);
          return FALSE;
        }
      moves[side] = (int) number;
    }
  return TRUE;
}

/* What a new clock must show, by the tournament's time control. */
static gboolean
rebuild (const ZhTournament *tournament,
         const ClockOptions *given,
         ZhClockReading     *reading,
         GError            **error)
{
  int base_seconds;
  int increment_seconds;
  int moves[2];
  int used[2];

  if (given->used == NULL || given->moves == NULL || !parse_moves (given->moves, moves, error) ||
      !zh_ctl_parse_clocks ("--used", given->used, used, error))
    {
      if (error != NULL && *error == NULL)
        zh_ctl_fail_usage (error, _ ("Give --used and --moves of both sides"));
      return FALSE;
    }
  if (!zh_time_control_parse (tournament->time_control, &base_seconds, &increment_seconds))
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("The tournament's time control “%s” is none such as 5400+30"), tournament->time_control);
      return FALSE;
    }
  *reading = zh_clock_rebuild (base_seconds, increment_seconds, moves, used);
  return TRUE;
}

static ZhCtlExit
print_readings (const ZhClockReading *reading)
{
  for (int side = 0; side < 2; side++)
    {
      g_autofree char *text = zh_clock_reading_format (reading->remaining[side]);

      g_print ("%s=%s\n", side == 0 ? "white" : "black", text);
    }
  return ZH_CTL_DONE;
}

static ZhCtlExit
list_clocks (ZhDesk             *desk,
             const ZhTournament *tournament,
             const ClockOptions *given)
{
  g_auto (GStrv) lines = zh_competition_list_clocks (zh_desk_get_snapshot (desk), tournament->id, given->round, given->board,
                                                     MAX (given->game, 1), zh_language_get_screen ());

  for (char **line = lines; *line != NULL; line++)
    g_print ("%s\n", *line);
  return lines[0] != NULL ? ZH_CTL_DONE : ZH_CTL_NO;
}

static ZhCtlExit
set_clocks (const ZhCtlTarget  *target,
            ZhDesk             *desk,
            const ZhTournament *tournament,
            const ClockOptions *given,
            GError            **error)
{
  ZhClockChange  change = { .tournament_id = tournament->id, .round = given->round, .board = given->board, .game = given->game, .kind = ZH_CLOCK_REPLACED, .move = given->move, .before = { -1, -1 }, .note = given->note != NULL ? given->note : (char *) "" };
  ZhClockReading reading;

  if (given->kind != NULL && !zh_clock_kind_from_string (given->kind, &change.kind))
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Clocks: “%s” is no reason; choose replaced, restored or set"), given->kind);
      return ZH_CTL_INPUT;
    }
  if (given->before != NULL && !zh_ctl_parse_clocks ("--before", given->before, change.before, error))
    return ZH_CTL_USAGE;
  if (given->after != NULL && !zh_ctl_parse_clocks ("--after", given->after, change.after, error))
    return ZH_CTL_USAGE;
  if (given->after == NULL)
    {
      if (!rebuild (tournament, given, &reading, error))
        return ZH_CTL_USAGE;
      change.after[0] = reading.remaining[0];
      change.after[1] = reading.remaining[1];
    }
  return zh_ctl_finish (target, desk, zh_desk_set_clocks (desk, &change, error), error);
}

static ZhCtlExit
run_clocks (int      n_arguments,
            char   **arguments,
            GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_auto (ClockOptions) given = { 0 };
  const GOptionEntry options[] = {
    { "round", 'r', 0, G_OPTION_ARG_INT, &given.round, NULL, NULL },
    { "board", 'b', 0, G_OPTION_ARG_INT, &given.board, NULL, NULL },
    { "game", 'g', 0, G_OPTION_ARG_INT, &given.game, NULL, NULL },
    { "kind", 0, 0, G_OPTION_ARG_STRING, &given.kind, NULL, NULL },
    { "move", 0, 0, G_OPTION_ARG_INT, &given.move, NULL, NULL },
    { "before", 0, 0, G_OPTION_ARG_STRING, &given.before, NULL, NULL },
    { "after", 0, 0, G_OPTION_ARG_STRING, &given.after, NULL, NULL },
    { "used", 0, 0, G_OPTION_ARG_STRING, &given.used, NULL, NULL },
    { "moves", 0, 0, G_OPTION_ARG_STRING, &given.moves, NULL, NULL },
    { "note", 0, 0, G_OPTION_ARG_STRING, &given.note, NULL, NULL },
    { NULL },
  };
  g_autoptr (ZhDesk) desk = NULL;
  const ZhTournament *tournament;
  ZhClockReading      reading;

  if (!zh_ctl_target_parse (&target, options, n_arguments, arguments, 1, 1, error))
    return ZH_CTL_USAGE;
  desk = zh_ctl_target_open (&target, strcmp (target.words[0], "set") == 0 ? ZH_DESK_WRITE : ZH_DESK_READ, error);
  tournament = desk != NULL ? zh_ctl_target_choose (&target, desk, error) : NULL;
  if (tournament == NULL)
    return ZH_CTL_FILE;
  if (strcmp (target.words[0], "rebuild") == 0)
    return rebuild (tournament, &given, &reading, error) ? print_readings (&reading) : ZH_CTL_USAGE;
  if (given.round < 1 || given.board < 1 || given.game < 0)
    return zh_ctl_fail_usage (error, _ ("Name round and board: --round R --board B"));
  if (strcmp (target.words[0], "list") == 0)
    return list_clocks (desk, tournament, &given);
  if (strcmp (target.words[0], "set") == 0)
    return set_clocks (&target, desk, tournament, &given, error);
  return zh_ctl_fail_usage (error, _ ("After FILE comes list, set or rebuild"));
}

/* Mechanical clocks */

static gboolean
parse_periods (const char *text,
               int         periods[2],
               gsize      *n_periods,
               GError    **error)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", -1);

  *n_periods = g_strv_length (parts);
  for (gsize i = 0; i < *n_periods && *n_periods <= 2; i++)
    {
      gint64 minutes;

      if (!zh_text_parse_int (parts[i], 1, 600, &minutes))
        *n_periods = 3;
      else
        periods[i] = (int) minutes * 60;
    }
  if (*n_periods >= 1 && *n_periods <= 2)
    return TRUE;
  zh_ctl_fail_usage (error, _ ("--periods: write one or two lengths in minutes, such as 45 or 45,15"));
  return FALSE;
}

static ZhCtlExit
run_dial (int      n_arguments,
          char   **arguments,
          GError **error)
{
  g_autofree char *id = NULL;
  g_autofree char *periods_text = NULL;
  int              n_games = 1;
  g_auto (GStrv) words = NULL;
  const GOptionEntry options[] = {
    { "ruleset", 0, 0, G_OPTION_ARG_STRING, &id, NULL, NULL },
    { "games", 0, 0, G_OPTION_ARG_INT, &n_games, NULL, NULL },
    { "periods", 0, 0, G_OPTION_ARG_STRING, &periods_text, NULL, NULL },
    { NULL },
  };
  g_autoptr (ZhRuleset) rules = NULL;
  g_autoptr (GArray) rows = NULL;
  const char *article = "";
  int         periods[2] = { 0 };
  gsize       n_periods = 0;
  int         least = 0;
  int         most = 0;

  words = zh_ctl_parse_options (options, n_arguments, arguments, 0, 0, error);
  if (words == NULL)
    return ZH_CTL_USAGE;
  if (id == NULL || periods_text == NULL || n_games < 1 || n_games > 2)
    return zh_ctl_fail_usage (error, _ ("Name the ruleset and the periods: --ruleset ID --periods 45,15, with --games 2 for a micro-match"));
  if (!parse_periods (periods_text, periods, &n_periods, error))
    return ZH_CTL_USAGE;
  rules = zh_ruleset_load (id, error);
  if (rules == NULL)
    return ZH_CTL_USAGE;
  rows = zh_ruleset_set_dial (rules, n_games, periods, n_periods, &article);
  for (guint i = 0; rows != NULL && i < rows->len; i++)
    {
      const ZhDialPeriod *row = &g_array_index (rows, ZhDialPeriod, i);

      g_print ("game=%d period=%d start=%d:%02d control=%d:%02d article=%s\n", row->game, row->period, row->start_minute / 60,
               row->start_minute % 60, row->control_minute / 60, row->control_minute % 60, article);
    }
  if (rows != NULL && n_games == 2 && zh_ruleset_get_pause (rules, &least, &most, &article))
    g_print ("pause=%d-%d article=%s\n", least, most, article);
  return rows != NULL ? ZH_CTL_DONE : ZH_CTL_NO;
}

extern const ZhCtlCommand zh_ctl_clock_commands[];

const ZhCtlCommand zh_ctl_clock_commands[] = {
  { "late", "", "FILE list|missing|came|forfeit --round R [--board B] [--game G] [--side white|black|both] [--tournament T]",
    N_ ("Lists who has not come, marks it, or forfeits their boards"), run_late },
  { "clocks", "",
    "FILE list|set|rebuild --round R --board B [--game G] [--kind replaced|restored|set] [--move N] [--before W-B] [--after W-B] [--used W-B] [--moves N-N] [--note TEXT] [--tournament T]",
    N_ ("Tells what was done to the clocks of a game, computes what a new clock must show, or notes what was set"), run_clocks },
  { "dial", "", "--ruleset ID --periods M[,M] [--games 1|2]", N_ ("How mechanical clocks are set before a game or a micro-match"), run_dial },
  { NULL },
};
