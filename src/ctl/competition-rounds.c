/* Rounds of a tournament: pair, round, result, standings. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "competition-commands.h"
#include "desk-backups.h"
#include "desk-rounds.h"
#include "desk-unpair.h"
#include "event-norms.h"
#include "event-standings.h"
#include "history.h"
#include "next-step.h"
#include "ruled-results.h"
#include "ruleset-defaults.h"
#include "start-numbers.h"
#include "words.h"

static void
print_pairing_json (const ZhTournament *tournament,
                    const ZhRound      *round,
                    const ZhPairing    *pairing)
{
  g_autoptr (JsonObject) object = json_object_new ();
  JsonArray *results = json_array_new ();

  json_object_set_int_member (object, "round", round->number);
  json_object_set_int_member (object, "board", pairing->number);
  json_object_set_string_member (object, "kind", zh_words_get (zh_pairing_kind_words, pairing->kind));
  for (int side = 0; side < 2; side++)
    {
      const ZhEntry   *entry = pairing->entry[side] != 0
                                   ? zh_tournament_find_entry (tournament, pairing->entry[side])
                                   : NULL;
      g_autofree char *name = entry != NULL ? zh_entry_format_name (entry) : g_strdup ("");

      json_object_set_int_member (object, side == 0 ? "white" : "black",
                                  entry != NULL ? entry->start_number : 0);
      json_object_set_string_member (object, side == 0 ? "white_name" : "black_name", name);
    }
  for (int i = 0; i < pairing->n_games; i++)
    {
      g_autofree char *code = zh_result_format_code (pairing->games[i].result);

      json_array_add_string_element (results, code);
    }
  json_object_set_array_member (object, "results", results);
  zh_ctl_print_json (object);
}

/* "board white black", then names and results. */
static void
print_pairing_text (const ZhTournament *tournament,
                    const ZhPairing    *pairing)
{
  g_autoptr (GString) results = g_string_new (NULL);
  g_autofree char *white_name = NULL;
  g_autofree char *black_name = NULL;
  char           **names[2] = { &white_name, &black_name };
  int              numbers[2] = { 0 };

  for (int side = 0; side < 2; side++)
    {
      const ZhEntry *entry = pairing->entry[side] != 0
                                 ? zh_tournament_find_entry (tournament, pairing->entry[side])
                                 : NULL;

      *names[side] = entry != NULL ? zh_entry_format_name (entry) : g_strdup ("–");
      numbers[side] = entry != NULL ? entry->start_number : 0;
    }
  for (int i = 0; i < pairing->n_games; i++)
    {
      g_autofree char *code = zh_result_format_code (pairing->games[i].result);

      g_string_append_printf (results, "%s%s", i > 0 ? "," : "", code);
    }
  g_print ("%d\t%d\t%d\t%s\t%s\t%s\n", pairing->number, numbers[0], numbers[1], white_name, black_name,
           results->str);
}

static void
print_round (const ZhTournament *tournament,
             int                 number,
             gboolean            json)
{
  const ZhRound *round = zh_tournament_find_round (tournament, number);

  for (guint i = 0; round != NULL && i < round->pairings->len; i++)
    if (json)
      print_pairing_json (tournament, round, g_ptr_array_index (round->pairings, i));
    else
      print_pairing_text (tournament, g_ptr_array_index (round->pairings, i));
}

/* "1-5,2-6,3": start numbers, a lone one has the bye. */
static GArray *
parse_pairs (const ZhTournament *tournament,
             const char         *text,
             GError            **error)
{
  g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (ZhProposedPair));
  g_auto (GStrv) parts = g_strsplit (text, ",", -1);

  for (char **part = parts; *part != NULL; part++)
    {
      g_auto (GStrv) sides = g_strsplit (*part, "-", 2);
      ZhProposedPair pair = { .kind = sides[0] != NULL && sides[1] != NULL ? ZH_PAIRING_GAME
                                                                           : ZH_PAIRING_ALLOCATED_BYE };

      for (int side = 0; side < 2 && sides[0] != NULL && sides[side] != NULL; side++)
        {
          const ZhEntry *entry = zh_ctl_find_entry (tournament, sides[side], error);

          if (entry == NULL)
            return NULL;
          if (side == 0)
            pair.white = entry->id;
          else
            pair.black = entry->id;
        }
      if (pair.kind == ZH_PAIRING_ALLOCATED_BYE && zh_tournament_is_predetermined (tournament))
        pair.kind = ZH_PAIRING_FREE;
      g_array_append_val (pairs, pair);
    }
  return g_steal_pointer (&pairs);
}

typedef struct
{
  char    *by_hand;
  gboolean publish;
  gboolean all;
  gboolean unpair;
  gboolean again;
  gboolean lose;
} PairOptions;

/* On stderr, because the regulation may have another number. */
static void
tell_recommended_rounds (ZhDesk             *desk,
                         const ZhTournament *tournament)
{
  const ZhPairingSystem *system = zh_pairing_system_find (tournament->system);
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (zh_desk_get_snapshot (desk), NULL);
  int         n = (int) tournament->entries->len;
  const char *article;
  int         minimum;
  int         maximum;

  if (system == NULL || !zh_system_get_traits (system->id)->is_swiss || tournament->rounds->len > 0 || n < 2 || ruleset == NULL ||
      !zh_ruleset_get_recommended_rounds (ruleset, n, &minimum, &maximum, &article) ||
      (tournament->n_rounds >= minimum && tournament->n_rounds <= maximum))
    return;
  g_printerr (g_dngettext (NULL, "For %1$d player %2$d–%3$d rounds are recommended (%4$s)\n",
                           "For %1$d players %2$d–%3$d rounds are recommended (%4$s)\n", (gulong) n),
              n, minimum, maximum, article);
}

/* On stderr: the numbers may have been set so on purpose. */
static void
warn_of_stray_numbers (const ZhTournament *tournament)
{
  if (tournament->rounds->len == 0 && zh_tournament_has_stray_numbers (tournament))
    g_printerr (_ ("The start numbers are not in the order of the ratings (%1$s): entry number --by rating "
                   "puts them right until round %2$d is paired\n"),
                zh_tournament_get_numbers_article (tournament), zh_tournament_get_numbers_round (tournament));
}

static ZhChange *
pair_again (ZhDesk             *desk,
            const ZhTournament *tournament,
            const PairOptions  *options,
            GError            **error)
{
  g_autoptr (ZhProposal) proposal = zh_tournament_propose_again (tournament, NULL, error);

  if (proposal == NULL)
    return NULL;
  return zh_desk_repair_round (desk, tournament->id, proposal, options->lose ? ZH_UNPAIR_LOSE : ZH_UNPAIR_KEEP, error);
}

static ZhChange *
pair_once (ZhDesk            *desk,
           gint64             tournament_id,
           const PairOptions *options,
           GError           **error)
{
  const ZhTournament *tournament =
      zh_competition_find_tournament (zh_desk_get_snapshot (desk), tournament_id);
  g_autoptr (GArray) pairs = NULL;

  if (options->unpair)
    return zh_desk_unpair_round (desk, tournament_id, options->lose ? ZH_UNPAIR_LOSE : ZH_UNPAIR_KEEP, error);
  if (options->again)
    return pair_again (desk, tournament, options, error);
  tell_recommended_rounds (desk, tournament);
  warn_of_stray_numbers (tournament);
  if (options->by_hand == NULL)
    return zh_desk_pair_round (desk, tournament_id, error);
  pairs = parse_pairs (tournament, options->by_hand, error);
  if (pairs == NULL)
    return NULL;
  return zh_desk_pair_round_by_hand (desk, tournament_id, (const ZhProposedPair *) pairs->data,
                                     pairs->len, error);
}

/* The pairing stands without the copy before it; who paired must know that there is none. On
 * standard error, for the output is of the pairing alone. */
static void
warn_of_backup (ZhDesk *desk)
{
  const GError *error = zh_desk_get_backup_error (desk);

  if (error != NULL)
    g_printerr (_ ("The round is paired, but no copy of the file was made before: %s\n"), error->message);
}

/* Pairs one round, or all that remain, and publishes each where that is wanted. */
static gboolean
pair_rounds (ZhDesk            *desk,
             gint64             tournament_id,
             const PairOptions *options,
             gboolean           json,
             GError           **error)
{
  for (;;)
    {
      g_autoptr (ZhChange) change = pair_once (desk, tournament_id, options, error);
      const ZhTournament *tournament =
          zh_competition_find_tournament (zh_desk_get_snapshot (desk), tournament_id);
      int number = zh_tournament_count_paired_rounds (tournament);

      if (change == NULL)
        return FALSE;
      warn_of_backup (desk);
      if (options->unpair)
        return TRUE;
      if (options->publish)
        {
          g_autoptr (ZhChange) published = zh_desk_publish_round (desk, tournament_id, number, error);

          if (published == NULL)
            return FALSE;
          tournament = zh_competition_find_tournament (zh_desk_get_snapshot (desk), tournament_id);
        }
      print_round (tournament, number, json);
      if (!options->all || number >= zh_tournament_count_planned_rounds (tournament))
        return TRUE;
    }
}

static ZhCtlExit
run_pair (int      n_arguments,
          char   **arguments,
          GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_autofree char   *by_hand = NULL;
  PairOptions        options = { 0 };
  const GOptionEntry entries[] = {
    { "by-hand", 0, 0, G_OPTION_ARG_STRING, &by_hand, NULL, NULL },
    { "publish", 0, 0, G_OPTION_ARG_NONE, &options.publish, NULL, NULL },
    { "all", 0, 0, G_OPTION_ARG_NONE, &options.all, NULL, NULL },
    { "unpair", 0, 0, G_OPTION_ARG_NONE, &options.unpair, NULL, NULL },
    { "again", 0, 0, G_OPTION_ARG_NONE, &options.again, NULL, NULL },
    { "lose-results", 0, 0, G_OPTION_ARG_NONE, &options.lose, NULL, NULL },
    { NULL },
  };
  g_autoptr (ZhDesk) desk = NULL;
  const ZhTournament *tournament;

  if (!zh_ctl_target_parse (&target, entries, n_arguments, arguments, 0, 0, error))
    return ZH_CTL_USAGE;
  options.by_hand = by_hand;
  desk = zh_ctl_target_open (&target, ZH_DESK_WRITE, error);
  tournament = desk != NULL ? zh_ctl_target_choose (&target, desk, error) : NULL;
  if (tournament == NULL || !pair_rounds (desk, tournament->id, &options, target.json, error))
    return ZH_CTL_NO;
  return zh_desk_close (desk, error) ? ZH_CTL_DONE : ZH_CTL_FILE;
}

static ZhCtlExit
show_round (const ZhCtlTarget *target,
            int                number,
            GError           **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_target_open (target, ZH_DESK_READ, error);
  const ZhTournament *tournament = desk != NULL ? zh_ctl_target_choose (target, desk, error) : NULL;

  if (tournament == NULL)
    return ZH_CTL_FILE;
  if (zh_tournament_find_round (tournament, number) == NULL)
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Round %d is not paired yet"), number);
      return ZH_CTL_INPUT;
    }
  print_round (tournament, number, target->json);
  return ZH_CTL_DONE;
}

static ZhCtlExit
run_round (int      n_arguments,
           char   **arguments,
           GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_autofree char   *start = NULL;
  const GOptionEntry entries[] = {
    { "start", 0, 0, G_OPTION_ARG_STRING, &start, NULL, NULL },
    { NULL },
  };
  g_autoptr (ZhDesk) desk = NULL;
  const ZhTournament *tournament;
  const char         *verb;
  ZhChange           *change = NULL;
  int                 number = 0;

  if (!zh_ctl_target_parse (&target, entries, n_arguments, arguments, 2, 2, error))
    return ZH_CTL_USAGE;
  verb = target.words[0];
  if (!zh_ctl_parse_number (_ ("Round"), target.words[1], 1, ZH_MAX_ROUNDS, &number, error))
    return ZH_CTL_USAGE;
  if (strcmp (verb, "show") == 0)
    return show_round (&target, number, error);
  desk = zh_ctl_target_open (&target, ZH_DESK_WRITE, error);
  tournament = desk != NULL ? zh_ctl_target_choose (&target, desk, error) : NULL;
  if (tournament == NULL)
    return ZH_CTL_FILE;
  if (strcmp (verb, "publish") == 0)
    change = zh_desk_publish_round (desk, tournament->id, number, error);
  else if (strcmp (verb, "close") == 0)
    change = zh_desk_close_round (desk, tournament->id, number, error);
  else if (strcmp (verb, "reopen") == 0)
    change = zh_desk_reopen_round (desk, tournament->id, number, error);
  else if (strcmp (verb, "start") == 0 && start != NULL)
    {
      g_autofree char *planned = zh_ctl_dup_start (start);

      change = zh_desk_set_round_start (desk, tournament->id, number, planned, error);
    }
  else
    return zh_ctl_fail_usage (
        error,
        _ ("After FILE comes show, publish, close, reopen, or start with --start, and the round"));
  return zh_ctl_finish (&target, desk, change, error);
}

/* One code per game, with commas between. */
static gboolean
parse_results (const ZhTournament *tournament,
               const char         *text,
               GArray             *results,
               GError            **error)
{
  g_auto (GStrv) codes = g_strsplit (text, ",", -1);

  for (char **code = codes; *code != NULL; code++)
    {
      ZhResult result = ZH_RESULT_NONE;

      if (!zh_result_parse (*code, zh_tournament_is_two_one_zero (tournament), &result))
        {
          zh_ctl_fail_usage (
              error,
              _ ("“%s” is no result; there are 1-0 0-1 =-= +-- --+ --- 0-0 =-0 0-= clear, in draughts 2-0 1-1 0-2, and the suffix u"),
              *code);
          return FALSE;
        }
      g_array_append_val (results, result);
    }
  return TRUE;
}

static ZhChange *
set_result (ZhDesk             *desk,
            const ZhTournament *tournament,
            int                 round,
            int                 board,
            const char         *text,
            GError            **error)
{
  g_autoptr (GArray) results = g_array_new (FALSE, FALSE, sizeof (ZhResult));
  const ZhRound   *found = zh_tournament_find_round (tournament, round);
  const ZhPairing *pairing = found != NULL ? zh_round_find_pairing (found, board) : NULL;

  if (!parse_results (tournament, text, results, error))
    return NULL;
  /* "clear" alone empties the whole pairing. */
  while (pairing != NULL && strcmp (text, "clear") == 0 && (int) results->len < pairing->n_games)
    {
      ZhResult none = ZH_RESULT_NONE;

      g_array_append_val (results, none);
    }
  return zh_desk_set_results (desk, tournament->id, round, board, (const ZhResult *) results->data,
                              results->len, error);
}

/* On stderr: the result asked for is stored, and the register keeps what it said. */
static void
warn_of_ruling (ZhDesk             *desk,
                const ZhTournament *tournament,
                int                 round,
                int                 board,
                int                 game)
{
  const ZhIncidentRecord *ruling =
      zh_competition_find_result_ruling (zh_desk_get_snapshot (desk), tournament->id, round, board, game);
  g_autofree char *words = ruling != NULL ? zh_ruled_result_format (ruling, zh_language_get_screen ()) : NULL;

  if (words != NULL)
    g_printerr ("%s\n", words);
}

static ZhCtlExit
run_result (int      n_arguments,
            char   **arguments,
            GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  int                round = 0;
  int                board = 0;
  int                game = 0;
  const GOptionEntry entries[] = {
    { "round", 'r', 0, G_OPTION_ARG_INT, &round, NULL, NULL },
    { "board", 'b', 0, G_OPTION_ARG_INT, &board, NULL, NULL },
    { "game", 'g', 0, G_OPTION_ARG_INT, &game, NULL, NULL },
    { NULL },
  };
  g_autoptr (ZhDesk) desk = NULL;
  const ZhTournament *tournament;

  if (!zh_ctl_target_parse (&target, entries, n_arguments, arguments, 1, 1, error))
    return ZH_CTL_USAGE;
  if (round < 1 || board < 1 || game < 0)
    return zh_ctl_fail_usage (error, _ ("Name round and board: --round R --board B"));
  desk = zh_ctl_target_open (&target, ZH_DESK_WRITE, error);
  tournament = desk != NULL ? zh_ctl_target_choose (&target, desk, error) : NULL;
  if (tournament == NULL)
    return ZH_CTL_FILE;
  warn_of_ruling (desk, tournament, round, board, game - 1);
  if (game > 0)
    {
      g_autoptr (GArray) results = g_array_new (FALSE, FALSE, sizeof (ZhResult));

      if (!parse_results (tournament, target.words[0], results, error))
        return ZH_CTL_USAGE;
      return zh_ctl_finish (&target, desk,
                            zh_desk_set_result (desk, tournament->id, round, board, game - 1,
                                                g_array_index (results, ZhResult, 0), error),
                            error);
    }
  return zh_ctl_finish (&target, desk,
                        set_result (desk, tournament, round, board, target.words[0], error), error);
}

static void
print_row_json (const ZhStandings *standings,
                int                row)
{
  const ZhStanding *standing = zh_standings_get_row (standings, row);
  const ZhEntry    *entry = zh_history_get_entry (zh_standings_get_history (standings), standing->entry);
  g_autofree char  *name = zh_entry_format_name (entry);
  g_autofree char  *points = zh_points_format (standing->points);
  g_autoptr (JsonObject) object = json_object_new ();
  JsonObject *values = json_object_new ();

  json_object_set_int_member (object, "rank", standing->place);
  json_object_set_int_member (object, "number", entry->start_number);
  json_object_set_string_member (object, "name", name);
  json_object_set_string_member (object, "points", points);
  for (int column = 1; column < zh_standings_get_n_columns (standings); column++)
    {
      ZhTiebreakValue  value = zh_standings_get_value (standings, standing->entry, column);
      g_autofree char *text = value.defined ? zh_fraction_format (value.value, 2) : g_strdup ("");

      json_object_set_string_member (values, zh_standings_get_code (standings, column)->text, text);
    }
  json_object_set_object_member (object, "tiebreaks", values);
  zh_ctl_print_json (object);
}

static void
print_row_text (const ZhStandings *standings,
                int                row)
{
  const ZhStanding *standing = zh_standings_get_row (standings, row);
  const ZhEntry    *entry = zh_history_get_entry (zh_standings_get_history (standings), standing->entry);
  g_autofree char  *name = zh_entry_format_name (entry);

  g_print ("%d\t%d\t%s", standing->place, entry->start_number, name);
  for (int column = 0; column < zh_standings_get_n_columns (standings); column++)
    {
      g_autofree char *text =
          zh_standings_format_value (standings, standing->entry, column, zh_language_get_screen ());

      g_print ("\t%s", text);
    }
  g_print ("\n");
}

static ZhCtlExit
run_standings (int      n_arguments,
               char   **arguments,
               GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  int                round = -1;
  const GOptionEntry entries[] = {
    { "round", 'r', 0, G_OPTION_ARG_INT, &round, NULL, NULL },
    { NULL },
  };
  g_autoptr (ZhDesk) desk = NULL;
  g_autoptr (ZhStandings) standings = NULL;
  const ZhTournament *tournament;

  if (!zh_ctl_target_parse (&target, entries, n_arguments, arguments, 0, 0, error))
    return ZH_CTL_USAGE;
  desk = zh_ctl_target_open (&target, ZH_DESK_READ, error);
  tournament = desk != NULL ? zh_ctl_target_choose (&target, desk, error) : NULL;
  if (tournament == NULL)
    return ZH_CTL_FILE;
  if (round < -1 || round > zh_tournament_count_paired_rounds (tournament))
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Round %d is not paired yet"), round);
      return ZH_CTL_INPUT;
    }
  standings = zh_event_standings_new (tournament, round, error);
  if (standings == NULL)
    return ZH_CTL_INPUT;
  for (int row = 0; row < zh_standings_get_n_rows (standings); row++)
    if (target.json)
      print_row_json (standings, row);
    else
      print_row_text (standings, row);
  return ZH_CTL_DONE;
}

extern const ZhCtlCommand zh_ctl_round_commands[];

const ZhCtlCommand zh_ctl_round_commands[] = {
  { "pair", "", "FILE [--tournament T] [--publish] [--all] [--by-hand 1-5,2-6,3] [--unpair] [--again] [--lose-results]",
    N_ ("Pairs the next round: board, start numbers, names, results"), run_pair },
  { "round", "", "FILE show|publish|close|reopen|start ROUND [--tournament T] [--start now|+5|10:30|2026-11-20T10:00]",
    N_ ("Shows a round, or moves it on in its life"), run_round },
  { "result", "", "FILE [--tournament T] --round R --board B [--game G] RESULT",
    N_ ("Stores the result of a board"), run_result },
  { "standings", "", "FILE [--tournament T] [--round R]",
    N_ ("The standings: rank, start number, name, points, tie-breaks"), run_standings },
  { NULL },
};
