/* The games of a competition: "record FILE" keeps and shows the moves of one game, "games
 * FILE" writes a round as PGN or PDN. */
#include "config.h"

#include <glib/gi18n.h>

#include "call.h"
#include "ctl-input.h"
#include "ctl-patience.h"
#include "desk-game-list.h"
#include "desk-loan.h"
#include "desk-games.h"
#include "game-writer.h"
#include "history.h"
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
  { "games", "FILE [--round R] [--kept] [--own-names] [-o OUT]", ZH_CTL_READS, run_games,
    .summary = N_ ("Writes the games as PGN or PDN: the headers of all, the moves of those kept; or keeps the moves of a whole round") },
  { NULL },
};
