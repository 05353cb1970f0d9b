/* The games of a competition: "record FILE" keeps and shows the moves of one game, "games
 * FILE" writes a round as PGN or PDN, or takes it in from a file or the folder of electronic boards. */
#include "config.h"

#include <glib/gi18n.h>

#include "call.h"
#include "ctl-input.h"
#include "ctl-patience.h"
#include "desk-game-list.h"
#include "desk-loan.h"
#include "desk-games.h"
#include "game-folder.h"
#include "game-writer.h"
#include "history.h"
#include "said-results.h"
#include "text-lines.h"

/* The place of the game that the options name. */
typedef struct
{
  int round;
  int board;
  int game;
} Place;

static Place
read_place (const ZhCtlCall *call)
{
  return (Place){ zh_ctl_number (call, "round", 0), zh_ctl_number (call, "board", 0), zh_ctl_number (call, "game", 0) };
}

static ZhCtlExit
run_show (ZhCtlCall *call,
          GError   **error)
{
  const ZhCompetition *competition = zh_ctl_get_competition (call);
  Place                given = read_place (call);
  ZhGamePlace          place;
  g_autofree char     *text = NULL;

  if (!zh_competition_find_game (competition, call->tournament->id, given.round, given.board, given.game, &place, error))
    return ZH_CTL_INPUT;
  text = zh_game_format_record (competition, &place, ZH_GAME_NAMES_LATIN);
  g_print ("%s", text);
  return zh_competition_find_kept_game (competition, place.game->id) != NULL ? ZH_CTL_DONE : ZH_CTL_NO;
}

/* The moves from a file, or from the words after FILE. */
static ZhChange *
act_keep (ZhCtlCall *call,
          GError   **error)
{
  const char      *path = zh_ctl_text (call, "moves");
  Place            given = read_place (call);
  g_autofree char *text = path != NULL ? zh_ctl_read_text (path, error) : g_strjoinv (" ", call->words);

  if (text == NULL)
    return NULL;
  return zh_desk_keep_game (call->desk, call->tournament->id, given.round, given.board, given.game, zh_ctl_text (call, "start"), text, error);
}

static ZhChange *
act_clear (ZhCtlCall *call,
           GError   **error)
{
  Place given = read_place (call);

  return zh_desk_drop_game (call->desk, call->tournament->id, given.round, given.board, given.game, error);
}

/* "line board game White – Black: note", by tabs; what is left out with a dash for the board. */
static void
print_listed (const GPtrArray *games)
{
  for (guint i = 0; i < games->len; i++)
    {
      const ZhListedGame *game = g_ptr_array_index (games, i);
      gboolean            taken = *game->problem == '\0';
      g_autofree char    *place = taken ? g_strdup_printf ("%d.%d", game->board, game->game) : g_strdup ("-");

      g_print ("%d\t%s\t%s\t%s\n", game->line, place, game->title, taken ? game->note : game->problem);
    }
}

static gboolean
is_anything_left_out (const GPtrArray *games)
{
  for (guint i = 0; i < games->len; i++)
    if (*((const ZhListedGame *) g_ptr_array_index (games, i))->problem != '\0')
      return TRUE;
  return FALSE;
}

/* All games of a file: what is which board is printed first. */
static ZhCtlExit
run_import (ZhCtlCall *call,
            GError   **error)
{
  const ZhProgress *progress = zh_ctl_patience_begin ();
  ZhProgress        fetching = zh_progress_part (progress, 0, ZH_PROGRESS_WHOLE / 4);
  ZhProgress        matching = zh_progress_part (progress, ZH_PROGRESS_WHOLE / 4, ZH_PROGRESS_WHOLE / 2);
  ZhProgress        storing = zh_progress_part (progress, ZH_PROGRESS_WHOLE / 2, ZH_PROGRESS_WHOLE);
  gboolean          preview = zh_ctl_has (call, "preview");
  int               round = zh_ctl_number (call, "round", 0);
  g_autoptr (GBytes) bytes = zh_ctl_read_outside (call->words[0], &fetching, error);
  g_autofree char *text = bytes != NULL ? zh_text_decode (bytes, ZH_ENCODING_CP1251, NULL, error) : NULL;
  g_autoptr (GPtrArray) games = NULL;
  ZhCtlExit code = ZH_CTL_DONE;

  if (text == NULL || !zh_ctl_open_tournament (call, preview ? ZH_DESK_READ : ZH_DESK_WRITE, error))
    return ZH_CTL_FILE;
  if (round == 0)
    round = zh_tournament_count_paired_rounds (call->tournament);
  games = zh_games_match (zh_ctl_get_competition (call), call->tournament, round, text, &matching, error);
  zh_ctl_patience_end ();
  if (games == NULL)
    return ZH_CTL_INPUT;
  print_listed (games);
  if (!preview)
    {
      ZhChange *change;

      zh_desk_set_progress (call->desk, &storing);
      change = zh_desk_keep_games (call->desk, call->tournament->id, round, text, error);
      zh_ctl_patience_end ();
      code = zh_ctl_end (call, change, error);
    }
  return code == ZH_CTL_DONE && is_anything_left_out (games) ? ZH_CTL_NO : code;
}

/* "board result": what the boards say of games that have no result yet; a result is only given by hand. */
static void
print_said (const ZhCtlCall *call,
            int              round,
            const GPtrArray *games)
{
  const ZhRound *looked_at = zh_tournament_find_round (call->tournament, round);

  for (guint i = 0; i < games->len; i++)
    {
      const ZhListedGame *game = g_ptr_array_index (games, i);
      const ZhPairing    *pairing = *game->problem == '\0' ? zh_round_find_pairing (looked_at, game->board) : NULL;
      g_autofree char    *code = zh_result_format_code (game->result);

      if (pairing != NULL && zh_result_is_set (game->result) && !zh_result_is_set (pairing->games[game->game - 1].result))
        zh_ctl_print_row (call, "board:d game:d result:s :s | title:s", game->board, game->game, code, game->title, game->title);
    }
}

/* The folder of electronic boards: moves are kept as they come, results told. */
static ZhCtlExit
run_folder (ZhCtlCall *call,
            GError   **error)
{
  const ZhProgress *progress = zh_ctl_patience_begin ();
  guint             n_left_out = 0;
  int               round = zh_ctl_number (call, "round", 0);
  g_autofree char  *text = zh_game_folder_read (call->words[0], &n_left_out, progress, error);
  g_autoptr (GPtrArray) games = NULL;
  ZhCtlExit code = ZH_CTL_DONE;

  zh_ctl_patience_end ();
  if (text == NULL || !zh_ctl_open_tournament (call, ZH_DESK_WRITE, error))
    return ZH_CTL_FILE;
  if (round == 0)
    round = zh_tournament_count_paired_rounds (call->tournament);
  if (n_left_out > 0)
    g_printerr (g_dngettext (NULL, "%u file is no games, or not yet\n", "%u files are no games, or not yet\n", n_left_out), n_left_out);
  games = *text != '\0' ? zh_games_match (zh_ctl_get_competition (call), call->tournament, round, text, NULL, error) : NULL;
  if (games == NULL)
    return ZH_CTL_NO;
  print_said (call, round, games);
  code = zh_ctl_end (call, zh_desk_keep_games (call->desk, call->tournament->id, round, text, error), error);
  return code;
}

/* The round meant: the one that --round names, else the last that is paired. */
static int
get_round (const ZhCtlCall *call)
{
  return zh_ctl_number (call, "round", zh_tournament_count_paired_rounds (call->tournament));
}

/* "board game result doubtful": what a file or the boards said of games that have no result yet. */
static ZhCtlExit
run_said (ZhCtlCall *call,
          GError   **error)
{
  const ZhRound *round = zh_ctl_find_round (call, get_round (call), error);
  g_autoptr (GHashTable) said = round != NULL ? zh_desk_list_said_results (call->desk, call->tournament->id, round->number, error) : NULL;
  ZhCtlExit code = ZH_CTL_NO;

  for (guint i = 0; said != NULL && i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int k = 0; k < pairing->n_games; k++)
        {
          const ZhSaidResult *one = g_hash_table_lookup (said, &pairing->games[k].id);
          g_autofree char    *result = one != NULL && !zh_result_is_set (pairing->games[k].result) ? zh_result_format_code (one->result) : NULL;

          if (result == NULL)
            continue;
          zh_ctl_print_row (call, "board:d game:d result:s doubtful:s", pairing->number, k + 1, result, one->doubtful ? "yes" : "no");
          code = ZH_CTL_DONE;
        }
    }
  return said != NULL ? code : ZH_CTL_INPUT;
}

/* All of them at once, but for the doubtful ones. */
static ZhChange *
act_take (ZhCtlCall *call,
          GError   **error)
{
  const ZhRound *round = zh_ctl_find_round (call, get_round (call), error);

  return round != NULL ? zh_desk_take_said_results (call->desk, call->tournament->id, round->number, error) : NULL;
}

static ZhCtlExit
run_games (ZhCtlCall *call,
           GError   **error)
{
  int              round = zh_ctl_number (call, "round", 0);
  g_autofree char *text = NULL;
  guint            n = 0;

  if (round != 0 && zh_ctl_find_round (call, round, error) == NULL)
    return ZH_CTL_INPUT;
  text = zh_games_format (zh_ctl_get_competition (call), call->tournament, round, zh_ctl_has (call, "kept") ? ZH_GAMES_WITH_MOVES : ZH_GAMES_ALL,
                          zh_ctl_has (call, "own-names") ? ZH_GAME_NAMES_OWN : ZH_GAME_NAMES_LATIN, &n);
  if (!zh_ctl_write_output (zh_ctl_text (call, "output"), text, error))
    return ZH_CTL_FILE;
  return n > 0 ? ZH_CTL_DONE : ZH_CTL_NO;
}

const ZhCtlVerb zh_ctl_record_verbs[] = {
  { "record", "FILE --round R --board B [--game G]", ZH_CTL_READS, run_show },
  { "record", "FILE MOVE… --round R --board B [--game G] [--start FEN]", ZH_CTL_WRITES, .act = act_keep },
  { "record", "FILE --moves PGN --round R --board B [--game G] [--start FEN]", ZH_CTL_WRITES, .act = act_keep },
  { "record", "FILE --clear --round R --board B [--game G]", ZH_CTL_WRITES, .act = act_clear,
    .summary = N_ ("Shows a game, or keeps its moves in the file after checking them, or removes them") },
  { "games", "FILE import PGN [--round R] [--preview]", ZH_CTL_CHOOSES_AND_WRITES, run_import },
  { "games", "FILE folder FOLDER [--round R]", ZH_CTL_CHOOSES_AND_WRITES, run_folder },
  { "games", "FILE said [--round R]", ZH_CTL_READS, run_said },
  { "games", "FILE take [--round R]", ZH_CTL_WRITES, .act = act_take },
  { "games", "FILE [--round R] [--kept] [--own-names] [-o OUT]", ZH_CTL_READS, run_games,
    .summary = N_ ("Writes the games as PGN or PDN: the headers of all, the moves of those kept; or keeps the moves of a whole round") },
  { NULL },
};
