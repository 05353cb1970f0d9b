/* Time in the hall: "late FILE …", who has not come and the forfeits; "clocks FILE …", what
 * was done to the clocks of a game, and what to set; "dial …", mechanical clocks.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "clock-setting.h"
#include "call.h"
#include "competition-commands.h"
#include "desk-clocks.h"
#include "desk-lateness.h"
#include "handicap.h"
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
run_list_late (ZhCtlCall *call,
               GError   **error)
{
  const ZhRound *round = zh_ctl_find_round (call, 0, error);
  g_auto (ZhLateness) lateness = { 0 };

  if (round == NULL || !zh_competition_load_lateness (zh_ctl_get_competition (call), &lateness, error))
    return ZH_CTL_INPUT;
  g_print ("default_seconds=%d\narticle=%s\n", lateness.default_seconds, lateness.article);
  if (lateness.overridden)
    g_print ("regulation=lateness.default-seconds\n");
  print_late (call->tournament, round);
  return zh_round_count_late (round) > 0 ? ZH_CTL_DONE : ZH_CTL_NO;
}

static ZhChange *
act_mark (ZhCtlCall *call,
          GError   **error)
{
  gboolean      missing = strcmp (call->usage->word, "missing") == 0;
  int           side = zh_ctl_choice (call, "side", 2); /* white, black, both */
  int           board = zh_ctl_number (call, "board", 0);
  int           game = MAX (zh_ctl_number (call, "game", 0), 1) - 1;
  ZhMissingMark marks[] = { { board, game, ZH_COLOUR_WHITE, missing }, { board, game, ZH_COLOUR_BLACK, missing } };

  return zh_desk_mark_missing (call->desk, call->tournament->id, zh_ctl_number (call, "round", 0), marks + (side == 1 ? 1 : 0), side == 2 ? 2 : 1, error);
}

static ZhChange *
act_forfeit (ZhCtlCall *call,
             GError   **error)
{
  return zh_desk_forfeit_late (call->desk, call->tournament->id, zh_ctl_number (call, "round", 0), zh_ctl_text (call, "reason"), error);
}

/* Clocks */

gboolean
zh_ctl_parse_clocks (const char *option,
                     const char *text,
                     int         clocks[2],
                     GError    **error)
{
  g_auto (GStrv) parts = zh_ctl_split_pair (text, "-");

  for (int side = 0; side < 2; side++)
    {
      clocks[side] = -1;
      if (strcmp (parts[side], "?") != 0 && !zh_clock_reading_parse (parts[side], &clocks[side]))
        return zh_fail (error, ZH_ERROR_USAGE, _ ("%1$s: “%2$s” are no readings; write White’s and Black’s, such as 1:05:00-0:55:30"), option, text);
    }
  return TRUE;
}

static gboolean
parse_moves (const char *text,
             int         moves[2],
             GError    **error)
{
  g_auto (GStrv) parts = zh_ctl_split_pair (text, "-");

  for (int side = 0; side < 2; side++)
    {
      gint64 number;

      if (!zh_text_parse_int (parts[side], 0, 1000, &number))
        return zh_fail (error, ZH_ERROR_USAGE, _ ("--moves: “%s” is none; write White’s and Black’s completed moves, such as 24-23"), text);
      moves[side] = (int) number;
    }
  return TRUE;
}

/* Times by rating, where the board is named and a line of the table holds for it. */
static gboolean
find_handicap (const ZhCtlCall *call,
               ZhHandicapTimes *times)
{
  const ZhRound   *round = zh_tournament_find_round (call->tournament, zh_ctl_number (call, "round", 0));
  const ZhPairing *pairing = round != NULL ? zh_round_find_pairing (round, zh_ctl_number (call, "board", 0)) : NULL;
  int              game = MAX (zh_ctl_number (call, "game", 0), 1);
  g_autoptr (GPtrArray) lines = zh_tournament_load_handicap (call->tournament);

  return pairing != NULL && game <= pairing->n_games && zh_handicap_find (lines, call->tournament, pairing, &pairing->games[game - 1], times);
}

/* What a new clock must show, by the tournament's time control. */
static gboolean
rebuild (const ZhCtlCall *call,
         ZhClockReading  *reading,
         GError         **error)
{
  const char     *control = call->tournament->time_control;
  const char     *used_text = zh_ctl_text (call, "used");
  const char     *moves_text = zh_ctl_text (call, "moves");
  int             base_seconds;
  int             increment_seconds;
  int             moves[2];
  int             used[2];
  ZhHandicapTimes times;

  if (used_text == NULL || moves_text == NULL)
    return zh_ctl_fail_usage (error, _ ("Give --used and --moves of both sides")) == ZH_CTL_DONE;
  if (!parse_moves (moves_text, moves, error) || !zh_ctl_parse_clocks ("--used", used_text, used, error))
    return FALSE;
  if (find_handicap (call, &times))
    {
      *reading = zh_clock_rebuild (times.base, times.increment, moves, used);
      return TRUE;
    }
  if (!zh_time_control_parse (control, &base_seconds, &increment_seconds))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("The tournament’s time control “%s” is none such as 5400+30"), control);
  *reading = zh_clock_rebuild ((const int[]){ base_seconds, base_seconds }, (const int[]){ increment_seconds, increment_seconds }, moves, used);
  return TRUE;
}

static ZhCtlExit
run_rebuild (ZhCtlCall *call,
             GError   **error)
{
  ZhClockReading reading;

  if (!rebuild (call, &reading, error))
    return ZH_CTL_USAGE;
  for (int side = 0; side < 2; side++)
    {
      g_autofree char *text = zh_clock_reading_format (reading.remaining[side]);

      g_print ("%s=%s\n", side == 0 ? "white" : "black", text);
    }
  return ZH_CTL_DONE;
}

static ZhCtlExit
run_list_clocks (ZhCtlCall *call,
                 GError   **error)
{
  g_auto (GStrv) lines = zh_competition_list_clocks (zh_ctl_get_competition (call), call->tournament->id, zh_ctl_number (call, "round", 0),
                                                     zh_ctl_number (call, "board", 0), MAX (zh_ctl_number (call, "game", 0), 1),
                                                     zh_language_get_screen ());

  zh_ctl_print_lines (lines);
  return lines[0] != NULL ? ZH_CTL_DONE : ZH_CTL_NO;
}

static ZhChange *
act_set_clocks (ZhCtlCall *call,
                GError   **error)
{
  const char    *kind = zh_ctl_text (call, "kind");
  const char    *before = zh_ctl_text (call, "before");
  const char    *after = zh_ctl_text (call, "after");
  const char    *note = zh_ctl_text (call, "note");
  ZhClockChange  change = { .tournament_id = call->tournament->id, .round = zh_ctl_number (call, "round", 0), .board = zh_ctl_number (call, "board", 0), .game = zh_ctl_number (call, "game", 0), .kind = ZH_CLOCK_REPLACED, .move = zh_ctl_number (call, "move", 0), .before = { -1, -1 }, .note = (char *) (note != NULL ? note : "") };
  ZhClockReading reading;

  if (kind != NULL && !zh_clock_kind_from_string (kind, &change.kind))
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Clocks: “%s” is no reason; choose replaced, restored or set"), kind);
  if ((before != NULL && !zh_ctl_parse_clocks ("--before", before, change.before, error)) ||
      (after != NULL ? !zh_ctl_parse_clocks ("--after", after, change.after, error) : !rebuild (call, &reading, error)))
    return NULL;
  if (after == NULL)
    memcpy (change.after, reading.remaining, sizeof change.after);
  return zh_desk_set_clocks (call->desk, &change, error);
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
  return zh_fail (error, ZH_ERROR_USAGE, _ ("--periods: write one or two lengths in minutes, such as 45 or 45,15"));
}

static ZhCtlExit
run_dial (ZhCtlCall *call,
          GError   **error)
{
  int         n_games = zh_ctl_choice (call, "games", 0) + 1;
  const char *article = "";
  int         periods[2] = { 0 };
  gsize       n_periods = 0;
  int         least = 0;
  int         most = 0;
  g_autoptr (ZhRuleset) rules = NULL;
  g_autoptr (GArray) rows = NULL;

  if (!parse_periods (zh_ctl_text (call, "periods"), periods, &n_periods, error))
    return ZH_CTL_USAGE;
  rules = zh_ruleset_load (zh_ctl_text (call, "ruleset"), error);
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

const ZhCtlVerb zh_ctl_clock_verbs[] = {
  { "late", "FILE list --round R", ZH_CTL_READS, run_list_late, .strict = TRUE },
  { "late", "FILE missing --round R --board B [--game G] [--side white|black|both]", ZH_CTL_WRITES, .act = act_mark, .strict = TRUE },
  { "late", "FILE came --round R --board B [--game G] [--side white|black|both]", ZH_CTL_WRITES, .act = act_mark, .strict = TRUE },
  { "late", "FILE forfeit --round R [--reason TEXT]", ZH_CTL_WRITES, .act = act_forfeit,
    .strict = TRUE, .summary = N_ ("Lists who has not come, marks it, or forfeits their boards") },
  { "clocks", "FILE list --round R --board B [--game G]", ZH_CTL_READS, run_list_clocks, .strict = TRUE },
  { "clocks",
    "FILE set --round R --board B [--game G] [--kind K:replaced|restored|set] [--move N] [--before W-B] [--after W-B] [--used W-B] [--moves N-N] [--note TEXT]",
    ZH_CTL_WRITES, .act = act_set_clocks, .strict = TRUE },
  { "clocks", "FILE rebuild [--round R] [--board B] [--game G] --used W-B --moves N-N", ZH_CTL_READS, run_rebuild,
    .strict = TRUE, .summary = N_ ("Tells what was done to the clocks of a game, computes what a new clock must show, or notes what was set") },
  { "dial", "--ruleset ID --periods M[,M] [--games 1|2]", ZH_CTL_OPENS_NOTHING, run_dial,
    .summary = N_ ("How mechanical clocks are set before a game or a micro-match") },
  { NULL },
};
