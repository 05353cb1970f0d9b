/* Rounds of a tournament: pair, round, result, standings. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "call.h"
#include "competition-commands.h"
#include "correction.h"
#include "ctl-patience.h"
#include "desk-backups.h"
#include "desk-report-result.h"
#include "desk-rounds.h"
#include "desk-unpair.h"
#include "entry-cells.h"
#include "event-norms.h"
#include "event-standings.h"
#include "history.h"
#include "next-round.h"
#include "next-step.h"
#include "round-boards.h"
#include "round-edit-check.h"
#include "ruled-results.h"
#include "ruleset-defaults.h"
#include "start-numbers.h"
#include "words.h"

/* The codes of the games, with commas between. */
static char *
format_results (const ZhPairing *pairing,
                JsonArray       *codes)
{
  g_autoptr (GString) results = g_string_new (NULL);

  for (int i = 0; i < pairing->n_games; i++)
    {
      g_autofree char *code = zh_result_format_code (pairing->games[i].result);

      json_array_add_string_element (codes, code);
      g_string_append_printf (results, "%s%s", i > 0 ? "," : "", code);
    }
  return g_string_free (g_steal_pointer (&results), FALSE);
}

/* "1.5-0.5", in the order of the line; "" before the first result. */
static char *
format_score (const ZhTournament *tournament,
              const ZhPairing    *pairing)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  ZhPoints         score[2];

  if (!zh_pairing_get_score (pairing, &tournament->scoring, score))
    return g_strdup ("");
  first = zh_points_format (score[0]);
  second = zh_points_format (score[1]);
  return g_strdup_printf ("%s-%s", first, second);
}

/* "board white black", then names and results, of teams also how the match stands. */
static void
print_pairing (const ZhCtlCall    *call,
               const ZhTournament *tournament,
               const ZhRound      *round,
               const ZhPairing    *pairing)
{
  const ZhEntry   *white = pairing->entry[0] != 0 ? zh_tournament_find_entry (tournament, pairing->entry[0]) : NULL;
  const ZhEntry   *black = pairing->entry[1] != 0 ? zh_tournament_find_entry (tournament, pairing->entry[1]) : NULL;
  g_autofree char *white_name = white != NULL ? zh_entry_format_name (white) : NULL;
  g_autofree char *black_name = black != NULL ? zh_entry_format_name (black) : NULL;
  JsonArray       *codes = json_array_new ();
  g_autofree char *results = format_results (pairing, codes);
  g_autofree char *score = format_score (tournament, pairing);
  const char      *columns = zh_tournament_is_team (tournament)
                                 ? "board:d white:d black:d :s :s :s score:s | open:d white_name:s black_name:s results:a round:d kind:s"
                                 : "board:d white:d black:d :s :s :s | score:s open:d white_name:s black_name:s results:a round:d kind:s";

  zh_ctl_print_row (call, columns, pairing->number, white != NULL ? white->start_number : 0, black != NULL ? black->start_number : 0,
                    white != NULL ? white_name : "–", black != NULL ? black_name : "–", results, score,
                    zh_pairing_count_open_games (pairing), white_name, black_name, codes, round->number,
                    zh_words_get (zh_pairing_kind_words, pairing->kind));
}

static void
print_round (const ZhCtlCall    *call,
             const ZhTournament *tournament,
             int                 number)
{
  const ZhRound *round = zh_tournament_find_round (tournament, number);

  for (guint i = 0; round != NULL && i < round->pairings->len; i++)
    print_pairing (call, tournament, round, g_ptr_array_index (round->pairings, i));
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

/* What becomes of results that are in when the round is paired otherwise. */
static ZhUnpairMode
get_fate (const ZhCtlCall *call)
{
  return zh_ctl_has (call, "lose-results") ? ZH_UNPAIR_LOSE : ZH_UNPAIR_KEEP;
}

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
pair_again (const ZhCtlCall    *call,
            const ZhTournament *tournament,
            GError            **error)
{
  g_autoptr (ZhProposal) proposal = zh_tournament_propose_again (tournament, NULL, error);

  return proposal != NULL ? zh_desk_repair_round (call->desk, tournament->id, proposal, get_fate (call), error) : NULL;
}

/* On stderr: what a round that was paired by hand does to the table. */
static void
tell_table (const ZhCtlCall *call,
            gint64           tournament_id)
{
  const ZhTournament *tournament = zh_competition_find_tournament (zh_desk_get_snapshot (call->desk), tournament_id);
  g_autoptr (ZhRoundEdit) edit = zh_round_edit_new (tournament, zh_tournament_count_paired_rounds (tournament), NULL);
  g_autoptr (GArray) warnings = edit != NULL ? zh_round_edit_list_table_warnings (edit) : NULL;

  for (guint i = 0; warnings != NULL && i < warnings->len; i++)
    {
      g_autofree char *text = zh_edit_warning_format (&g_array_index (warnings, ZhEditWarning, i), tournament, zh_language_get_screen ());

      g_printerr ("%s\n", text);
    }
}

static ZhChange *
pair_once (const ZhCtlCall    *call,
           const ZhTournament *tournament,
           GError            **error)
{
  const char *by_hand = zh_ctl_text (call, "by-hand");
  gint64      id = tournament->id; /* the act ends the snapshot that @tournament is of */
  g_autoptr (GArray) pairs = NULL;
  ZhChange *change;

  if (zh_ctl_has (call, "again"))
    return pair_again (call, tournament, error);
  tell_recommended_rounds (call->desk, tournament);
  warn_of_stray_numbers (tournament);
  if (by_hand == NULL)
    return zh_desk_pair_round (call->desk, tournament->id, error);
  pairs = parse_pairs (tournament, by_hand, error);
  if (pairs == NULL)
    return NULL;
  change = zh_desk_pair_round_by_hand (call->desk, tournament->id, (const ZhProposedPair *) pairs->data, pairs->len, error);
  if (change != NULL)
    tell_table (call, id);
  return change;
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
static ZhCtlExit
run_pair (ZhCtlCall *call,
          GError   **error)
{
  gint64              id = call->tournament->id;
  const ZhTournament *tournament = call->tournament;
  int                 number;

  do
    {
      g_autoptr (ZhChange) change = pair_once (call, tournament, error);
      g_autoptr (ZhChange) published = NULL;

      if (change == NULL)
        return ZH_CTL_NO;
      warn_of_backup (call->desk);
      number = zh_tournament_count_paired_rounds (zh_competition_find_tournament (zh_ctl_get_competition (call), id));
      if (zh_ctl_has (call, "publish"))
        published = zh_desk_publish_round (call->desk, id, number, error);
      if (zh_ctl_has (call, "publish") && published == NULL)
        return ZH_CTL_NO;
      tournament = zh_competition_find_tournament (zh_ctl_get_competition (call), id);
      print_round (call, tournament, number);
    }
  while (zh_ctl_has (call, "all") && number < zh_tournament_count_planned_rounds (tournament));
  return zh_desk_close (call->desk, error) ? ZH_CTL_DONE : ZH_CTL_FILE;
}

static ZhCtlExit
run_unpair (ZhCtlCall *call,
            GError   **error)
{
  g_autoptr (ZhChange) change = zh_desk_unpair_round (call->desk, call->tournament->id, get_fate (call), error);

  if (change == NULL)
    return ZH_CTL_NO;
  warn_of_backup (call->desk);
  return zh_desk_close (call->desk, error) ? ZH_CTL_DONE : ZH_CTL_FILE;
}

/* The argument; 0 with @error where it is no number of a round. */
static int
read_round (const ZhCtlCall *call,
            GError         **error)
{
  int number = 0;

  zh_ctl_parse_number (_ ("Round"), call->words[0], 1, ZH_MAX_ROUNDS, &number, error);
  return number;
}

static ZhCtlExit
run_show (ZhCtlCall *call,
          GError   **error)
{
  int number = read_round (call, error);

  if (number > 0 && zh_ctl_find_round (call, number, error) != NULL)
    print_round (call, call->tournament, number);
  return ZH_CTL_DONE;
}

/* "certain", "board white black", names; the boards from the lowest to the highest where it is not one. */
static void
print_certain (const ZhCtlCall  *call,
               const ZhNextPair *pair)
{
  const ZhEntry   *white = zh_tournament_find_entry (call->tournament, pair->white);
  const ZhEntry   *black = pair->kind == ZH_PAIRING_GAME ? zh_tournament_find_entry (call->tournament, pair->black) : NULL;
  g_autofree char *white_name = white != NULL ? zh_entry_format_name (white) : NULL;
  g_autofree char *black_name = black != NULL ? zh_entry_format_name (black) : NULL;
  g_autofree char *board = zh_next_pair_format_board (pair);

  zh_ctl_print_row (call, "state:s :s white:d black:d :s :s | board:d last_board:d white_name:s black_name:s kind:s", "certain", board,
                    white != NULL ? white->start_number : 0, black != NULL ? black->start_number : 0, white_name != NULL ? white_name : "–",
                    black_name != NULL ? black_name : "–", pair->board, pair->last_board, white_name, black_name,
                    zh_words_get (zh_pairing_kind_words, pair->kind));
}

static JsonArray *
collect_possible (const ZhCtlCall   *call,
                  const ZhNextRound *next,
                  gint64             entry_id)
{
  JsonArray *possible = json_array_new ();

  for (guint i = next->n_certain; i < next->pairs->len; i++)
    {
      const ZhNextPair *pair = &g_array_index (next->pairs, ZhNextPair, i);
      const ZhEntry    *white = zh_tournament_find_entry (call->tournament, pair->white);
      const ZhEntry    *black = pair->kind == ZH_PAIRING_GAME ? zh_tournament_find_entry (call->tournament, pair->black) : NULL;
      JsonObject       *object;

      if (pair->white != entry_id && pair->black != entry_id)
        continue;
      object = json_object_new ();
      json_object_set_int_member (object, "white", white != NULL ? white->start_number : 0);
      json_object_set_int_member (object, "black", black != NULL ? black->start_number : 0);
      json_object_set_string_member (object, "kind", zh_words_get (zh_pairing_kind_words, pair->kind));
      json_object_set_int_member (object, "outcomes", pair->n_outcomes);
      json_array_add_object_element (possible, object);
    }
  return possible;
}

/* "open", start number, name, pairs that may be. */
static void
print_open (const ZhCtlCall   *call,
            const ZhNextRound *next,
            gint64             entry_id)
{
  const ZhEntry   *entry = zh_tournament_find_entry (call->tournament, entry_id);
  g_autofree char *name = entry != NULL ? zh_entry_format_name (entry) : g_strdup ("");
  g_autofree char *possible = zh_next_round_format_possible (next, call->tournament, entry_id, "; ", zh_language_get_screen ());

  zh_ctl_print_row (call, "state:s number:d name:s :s | possible:a", "open", entry != NULL ? entry->start_number : 0, name, possible,
                    collect_possible (call, next, entry_id));
}

/* The round to come while games run: what is known of it, its certain pairs, and who waits for one. */
static ZhCtlExit
run_next (ZhCtlCall *call,
          GError   **error)
{
  const ZhProgress *progress = zh_ctl_patience_begin ();
  g_autoptr (ZhNextRound) next = zh_next_round_find (call->tournament, progress, error);
  g_autofree char *words = NULL;

  zh_ctl_patience_end ();
  if (next == NULL)
    return ZH_CTL_NO;
  words = zh_next_round_format (next, zh_language_get_screen ());
  zh_ctl_print_row (call, "state:s :s | round:d open_games:d outcomes:d unpaired:d", "round", words, next->round, next->n_open,
                    next->n_outcomes, next->n_unpaired);
  for (guint i = 0; i < next->n_certain; i++)
    print_certain (call, &g_array_index (next->pairs, ZhNextPair, i));
  for (guint i = 0; i < next->open->len; i++)
    print_open (call, next, g_array_index (next->open, gint64, i));
  return next->n_open > 0 && next->n_outcomes == 0 ? ZH_CTL_NO : ZH_CTL_DONE;
}

static ZhChange *
act_publish (ZhCtlCall *call,
             GError   **error)
{
  int number = read_round (call, error);

  return number > 0 ? zh_desk_publish_round (call->desk, call->tournament->id, number, error) : NULL;
}

static ZhChange *
act_close (ZhCtlCall *call,
           GError   **error)
{
  int number = read_round (call, error);

  return number > 0 ? zh_desk_close_round (call->desk, call->tournament->id, number, error) : NULL;
}

static ZhChange *
act_reopen (ZhCtlCall *call,
            GError   **error)
{
  int number = read_round (call, error);

  return number > 0 ? zh_desk_reopen_round (call->desk, call->tournament->id, number, zh_ctl_text (call, "reason"), error) : NULL;
}

static ZhChange *
act_start (ZhCtlCall *call,
           GError   **error)
{
  int              number = read_round (call, error);
  g_autofree char *planned = zh_ctl_dup_start (zh_ctl_text (call, "start"));

  return number > 0 ? zh_desk_set_round_start (call->desk, call->tournament->id, number, planned, error) : NULL;
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

/* On stderr: another result is stored, and the register keeps what it said. */
static void
warn_of_ruling (const ZhCtlCall    *call,
                const ZhCorrection *correction,
                int                 game)
{
  const ZhIncidentRecord *ruling =
      zh_correction_changes (call->tournament, correction)
          ? zh_competition_find_result_ruling (zh_desk_get_snapshot (call->desk), call->tournament->id, correction->round, correction->board, game)
          : NULL;
  g_autofree char *words = ruling != NULL ? zh_ruled_result_format (ruling, zh_language_get_screen ()) : NULL;

  if (words != NULL)
    g_printerr ("%s\n", words);
}

/* On stderr: that the next round was paired as if the game were a draw. */
static void
warn_of_adjournment (const ZhCtlCall *call,
                     int              round,
                     int              board,
                     int              game,
                     const GArray    *results)
{
  g_autofree char *words = results->len == 1 ? zh_adjourned_result_format (zh_desk_get_snapshot (call->desk), call->tournament, round, board, MAX (game, 1) - 1,
                                                                           g_array_index (results, ZhResult, 0), zh_language_get_screen ())
                                             : NULL;

  if (words != NULL)
    g_printerr ("%s\n", words);
}

/* On stderr: what it means for the rounds behind a closed one, also where the reason is missing yet. */
static ZhChange *
correct_results (ZhCtlCall          *call,
                 const ZhCorrection *correction,
                 GError            **error)
{
  const ZhRound   *round = zh_tournament_find_round (call->tournament, correction->round);
  const char      *reason = zh_ctl_text (call, "reason");
  g_autofree char *words = round != NULL && round->state == ZH_ROUND_CLOSED
                               ? zh_correction_format (call->tournament, correction, NULL, zh_language_get_screen ())
                               : g_strdup ("");

  if (*words != '\0')
    g_printerr ("%s\n", words);
  return zh_desk_correct_results (call->desk, call->tournament->id, correction->round, correction->board, correction->first,
                                  correction->results, correction->n_results, reason != NULL ? reason : "", error);
}

/* On stderr: what is corrected, and by which article. */
static ZhChange *
report_result (ZhCtlCall          *call,
               const ZhCorrection *correction,
               GError            **error)
{
  g_autofree char *words = zh_correction_format (call->tournament, correction, NULL, zh_language_get_screen ());

  if (correction->n_results != 1)
    return zh_fail_null (error, ZH_ERROR_USAGE, "%s", _ ("--rating-only takes one result; of several games at a board --game says which"));
  if (*words != '\0')
    g_printerr ("%s\n", words);
  return zh_desk_report_result (call->desk, call->tournament->id, correction->round, correction->board, correction->first,
                                correction->results[0], zh_ctl_text (call, "reason"), error);
}

static ZhChange *
act_result (ZhCtlCall *call,
            GError   **error)
{
  int              game = zh_ctl_number (call, "game", 0);
  ZhCorrection     given = { zh_ctl_number (call, "round", 0), zh_ctl_number (call, "board", 0), MAX (game, 1) - 1, NULL, 0, zh_ctl_has (call, "rating-only") };
  const ZhRound   *found = zh_tournament_find_round (call->tournament, given.round);
  const ZhPairing *pairing = found != NULL ? zh_round_find_pairing (found, given.board) : NULL;
  g_autoptr (GArray) results = g_array_new (FALSE, FALSE, sizeof (ZhResult));
  ZhResult none = ZH_RESULT_NONE;

  if (!parse_results (call->tournament, call->words[0], results, error))
    return NULL;
  warn_of_adjournment (call, given.round, given.board, game, results);
  /* "clear" alone empties the whole pairing. */
  while (!given.for_report && game == 0 && pairing != NULL && strcmp (call->words[0], "clear") == 0 && (int) results->len < pairing->n_games)
    g_array_append_val (results, none);
  given.results = (const ZhResult *) results->data;
  given.n_results = game > 0 && !given.for_report ? 1 : results->len;
  warn_of_ruling (call, &given, game - 1);
  if (given.for_report)
    return report_result (call, &given, error);
  if (zh_ctl_text (call, "reason") != NULL || (found != NULL && found->state == ZH_ROUND_CLOSED))
    return correct_results (call, &given, error);
  if (game > 0)
    return zh_desk_set_result (call->desk, call->tournament->id, given.round, given.board, game - 1, given.results[0], error);
  return zh_desk_set_results (call->desk, call->tournament->id, given.round, given.board, given.results, given.n_results, error);
}

static void
print_standing (const ZhCtlCall   *call,
                const ZhStandings *standings,
                int                row)
{
  const ZhStanding *standing = zh_standings_get_row (standings, row);
  const ZhEntry    *entry = zh_history_get_entry (zh_standings_get_history (standings), standing->entry);
  g_autofree char  *name = zh_entry_format_name (entry);
  g_autofree char  *marked = zh_entry_mark_left (g_strdup (name), entry, zh_standings_get_history (standings)->n_rounds, zh_language_get_screen ());
  g_autofree char  *points = zh_points_format (standing->points);
  g_autoptr (GString) shown = g_string_new (marked);
  JsonObject *values = json_object_new ();

  for (int column = 0; column < zh_standings_get_n_columns (standings); column++)
    {
      ZhTiebreakValue  value = zh_standings_get_value (standings, standing->entry, column);
      g_autofree char *exact = value.defined ? zh_fraction_format (value.value, 2) : g_strdup ("");
      g_autofree char *text = zh_standings_format_value (standings, standing->entry, column, zh_language_get_screen ());

      if (column > 0)
        json_object_set_string_member (values, zh_standings_get_code (standings, column)->text, exact);
      g_string_append_printf (shown, "\t%s", text);
    }
  zh_ctl_print_row (call, "rank:d number:d :s | name:s points:s tiebreaks:o", standing->place, entry->start_number, shown->str, name, points,
                    values);
}

static ZhCtlExit
run_standings (ZhCtlCall *call,
               GError   **error)
{
  int round = zh_ctl_number (call, "round", -1);
  g_autoptr (ZhStandings) standings = NULL;

  if (round > zh_tournament_count_paired_rounds (call->tournament))
    {
      zh_ctl_find_round (call, round, error);
      return ZH_CTL_INPUT;
    }
  standings = zh_event_standings_new (call->tournament, round, error);
  for (int row = 0; standings != NULL && row < zh_standings_get_n_rows (standings); row++)
    print_standing (call, standings, row);
  return ZH_CTL_DONE;
}

const ZhCtlVerb zh_ctl_round_verbs[] = {
  { "pair", "FILE [--publish] [--all] [--by-hand 1-5,2-6,3] [--again] [--lose-results]", ZH_CTL_WRITES, run_pair },
  { "pair", "FILE --unpair [--lose-results]", ZH_CTL_WRITES, run_unpair,
    .summary = N_ ("Pairs the next round: board, start numbers, names, results") },
  { "round", "FILE show ROUND", ZH_CTL_READS, run_show },
  { "round", "FILE next", ZH_CTL_READS, run_next },
  { "round", "FILE publish ROUND", ZH_CTL_WRITES, .act = act_publish },
  { "round", "FILE close ROUND", ZH_CTL_WRITES, .act = act_close },
  { "round", "FILE reopen ROUND --reason TEXT", ZH_CTL_WRITES, .act = act_reopen },
  { "round", "FILE start ROUND --start now|+5|10:30|2026-11-20T10:00", ZH_CTL_WRITES, .act = act_start,
    .summary = N_ ("Shows a round, or moves it on in its life") },
  { "result", "FILE --round R --board B [--game G] [--reason TEXT] [--rating-only] RESULT", ZH_CTL_WRITES, .act = act_result, .summary = N_ ("Stores the result of a board") },
  { "standings", "FILE [--round R]", ZH_CTL_READS, run_standings,
    .summary = N_ ("The standings: rank, start number, name, points, tie-breaks") },
  { NULL },
};
