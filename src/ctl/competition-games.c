/* The games of a competition: "record FILE" keeps and shows the moves of one game, "games
 * FILE" writes a round as PGN or PDN. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "competition-commands.h"
#include "ctl-input.h"
#include "ctl-patience.h"
#include "desk-game-list.h"
#include "desk-loan.h"
#include "desk-games.h"
#include "game-writer.h"
#include "history.h"
#include "text-lines.h"

/* The options of "record". */
typedef struct
{
  int      round;
  int      board;
  int      game;
  char    *moves;
  char    *start;
  gboolean clear;
} RecordOptions;

static void
clear_record_options (RecordOptions *self)
{
  g_free (self->moves);
  g_free (self->start);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RecordOptions, clear_record_options)

static ZhCtlExit
show_game (const ZhCtlTarget   *target,
           const RecordOptions *given,
           GError             **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_target_open (target, ZH_DESK_READ, error);
  const ZhTournament  *tournament = desk != NULL ? zh_ctl_target_choose (target, desk, error) : NULL;
  const ZhCompetition *competition;
  ZhGamePlace          place;
  g_autofree char     *text = NULL;

  if (tournament == NULL)
    return ZH_CTL_FILE;
  competition = zh_desk_get_snapshot (desk);
  if (!zh_competition_find_game (competition, tournament->id, given->round, given->board, given->game, &place, error))
    return ZH_CTL_INPUT;
  text = zh_game_format_record (competition, &place, ZH_GAME_NAMES_LATIN);
  g_print ("%s", text);
  return zh_competition_find_kept_game (competition, place.game->id) != NULL ? ZH_CTL_DONE : ZH_CTL_NO;
}

/* The moves from a file, or from the words after FILE. */
static char *
read_moves (const ZhCtlTarget   *target,
            const RecordOptions *given,
            GError             **error)
{
  g_autoptr (GBytes) bytes = NULL;

  if (given->moves == NULL)
    return g_strjoinv (" ", target->words);
  bytes = zh_ctl_read_file (given->moves, error);
  return bytes != NULL ? zh_text_decode (bytes, ZH_ENCODING_CP1251, NULL, error) : NULL;
}

static ZhCtlExit
write_game (const ZhCtlTarget   *target,
            const RecordOptions *given,
            GError             **error)
{
  g_autoptr (ZhDesk) desk = NULL;
  const ZhTournament *tournament;
  g_autofree char    *text = given->clear ? NULL : read_moves (target, given, error);
  ZhChange           *change;

  if (!given->clear && text == NULL)
    return ZH_CTL_INPUT;
  desk = zh_ctl_target_open (target, ZH_DESK_WRITE, error);
  tournament = desk != NULL ? zh_ctl_target_choose (target, desk, error) : NULL;
  if (tournament == NULL)
    return ZH_CTL_FILE;
  if (given->clear)
    change = zh_desk_drop_game (desk, tournament->id, given->round, given->board, given->game, error);
  else
    change = zh_desk_keep_game (desk, tournament->id, given->round, given->board, given->game, given->start, text, error);
  return zh_ctl_finish (target, desk, change, error);
}

static ZhCtlExit
run_record (int      n_arguments,
            char   **arguments,
            GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_auto (RecordOptions) given = { 0 };
  const GOptionEntry options[] = {
    { "round", 'r', 0, G_OPTION_ARG_INT, &given.round, NULL, NULL },
    { "board", 'b', 0, G_OPTION_ARG_INT, &given.board, NULL, NULL },
    { "game", 'g', 0, G_OPTION_ARG_INT, &given.game, NULL, NULL },
    { "moves", 'm', 0, G_OPTION_ARG_FILENAME, &given.moves, NULL, NULL },
    { "start", 0, 0, G_OPTION_ARG_STRING, &given.start, NULL, NULL },
    { "clear", 0, 0, G_OPTION_ARG_NONE, &given.clear, NULL, NULL },
    { NULL },
  };
  gboolean has_words;

  if (!zh_ctl_target_parse (&target, options, n_arguments, arguments, 0, -1, error))
    return ZH_CTL_USAGE;
  has_words = target.words[0] != NULL;
  if (given.round < 1 || given.board < 1 || given.game < 0)
    return zh_ctl_fail_usage (error, _ ("Name round and board: --round R --board B"));
  if ((given.clear ? 1 : 0) + (given.moves != NULL ? 1 : 0) + (has_words ? 1 : 0) > 1)
    return zh_ctl_fail_usage (error, _ ("Give the moves behind FILE, or with --moves, or remove them with --clear: one of these"));
  if (!given.clear && given.moves == NULL && !has_words)
    return show_game (&target, &given, error);
  return write_game (&target, &given, error);
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
import_games (const ZhCtlTarget *target,
              const char        *path,
              int                round,
              gboolean           preview,
              GError           **error)
{
  const ZhProgress *progress = zh_ctl_patience_begin ();
  ZhProgress        fetching = zh_progress_part (progress, 0, ZH_PROGRESS_WHOLE / 4);
  ZhProgress        matching = zh_progress_part (progress, ZH_PROGRESS_WHOLE / 4, ZH_PROGRESS_WHOLE / 2);
  ZhProgress        storing = zh_progress_part (progress, ZH_PROGRESS_WHOLE / 2, ZH_PROGRESS_WHOLE);
  g_autoptr (GBytes) bytes = zh_ctl_read_outside (path, &fetching, error);
  g_autofree char *text = bytes != NULL ? zh_text_decode (bytes, ZH_ENCODING_CP1251, NULL, error) : NULL;
  g_autoptr (ZhDesk) desk = text != NULL ? zh_ctl_target_open (target, preview ? ZH_DESK_READ : ZH_DESK_WRITE, error) : NULL;
  const ZhTournament *tournament = desk != NULL ? zh_ctl_target_choose (target, desk, error) : NULL;
  g_autoptr (GPtrArray) games = NULL;
  ZhCtlExit code = ZH_CTL_DONE;

  if (tournament == NULL)
    return ZH_CTL_FILE;
  if (round == 0)
    round = zh_tournament_count_paired_rounds (tournament);
  games = zh_games_match (zh_desk_get_snapshot (desk), tournament, round, text, &matching, error);
  zh_ctl_patience_end ();
  if (games == NULL)
    return ZH_CTL_INPUT;
  print_listed (games);
  if (!preview)
    {
      ZhChange *change;

      zh_desk_set_progress (desk, &storing);
      change = zh_desk_keep_games (desk, tournament->id, round, text, error);
      zh_ctl_patience_end ();
      code = zh_ctl_finish (target, desk, change, error);
    }
  return code == ZH_CTL_DONE && is_anything_left_out (games) ? ZH_CTL_NO : code;
}

static ZhCtlExit
run_games (int      n_arguments,
           char   **arguments,
           GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_autofree char   *output = NULL;
  g_autofree char   *text = NULL;
  int                round = 0;
  gboolean           kept = FALSE;
  gboolean           own = FALSE;
  gboolean           preview = FALSE;
  const GOptionEntry options[] = {
    { "round", 'r', 0, G_OPTION_ARG_INT, &round, NULL, NULL },
    { "kept", 'k', 0, G_OPTION_ARG_NONE, &kept, NULL, NULL },
    { "own-names", 0, 0, G_OPTION_ARG_NONE, &own, NULL, NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, NULL, NULL },
    { "preview", 0, 0, G_OPTION_ARG_NONE, &preview, NULL, NULL },
    { NULL },
  };
  g_autoptr (ZhDesk) desk = NULL;
  const ZhTournament *tournament;
  guint               n = 0;

  if (!zh_ctl_target_parse (&target, options, n_arguments, arguments, 0, 2, error))
    return ZH_CTL_USAGE;
  if (g_strv_length (target.words) == 2 && strcmp (target.words[0], "import") == 0)
    return import_games (&target, target.words[1], round, preview, error);
  if (target.words[0] != NULL)
    return zh_ctl_fail_usage (error, _ ("After FILE comes import and a PGN or PDN file, or nothing"));
  desk = zh_ctl_target_open (&target, ZH_DESK_READ, error);
  tournament = desk != NULL ? zh_ctl_target_choose (&target, desk, error) : NULL;
  if (tournament == NULL)
    return ZH_CTL_FILE;
  if (round != 0 && zh_tournament_find_round (tournament, round) == NULL)
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Round %d is not paired yet"), round);
      return ZH_CTL_INPUT;
    }
  text = zh_games_format (zh_desk_get_snapshot (desk), tournament, round, kept ? ZH_GAMES_WITH_MOVES : ZH_GAMES_ALL,
                          own ? ZH_GAME_NAMES_OWN : ZH_GAME_NAMES_LATIN, &n);
  if (!zh_ctl_write_output (output, text, error))
    return ZH_CTL_FILE;
  return n > 0 ? ZH_CTL_DONE : ZH_CTL_NO;
}

extern const ZhCtlCommand zh_ctl_record_commands[];

const ZhCtlCommand zh_ctl_record_commands[] = {
  { "record", "",
    "FILE --round R --board B [--game G] [--tournament T] [MOVE… | --moves FILE|- | --clear] [--start FEN] [--json]",
    N_ ("Shows a game, or keeps its moves in the file after checking them, or removes them"), run_record },
  { "games", "",
    "FILE [import PGN] [--round R] [--tournament T] [--kept] [--own-names] [--preview] [-o OUT]",
    N_ ("Writes the games as PGN or PDN: the headers of all, the moves of those kept; or keeps the moves of a whole round"), run_games },
  { NULL },
};
