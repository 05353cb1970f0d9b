/* The openings of micro-matches, from a terminal: openings. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "competition-commands.h"
#include "desk-openings.h"
#include "history.h"

static ZhCtlExit
load (const ZhCtlTarget *target,
      const char        *path,
      GError           **error)
{
  g_autoptr (GBytes) bytes = zh_ctl_read_file (path, error);
  g_autoptr (ZhDesk) desk = bytes != NULL ? zh_ctl_target_open (target, ZH_DESK_WRITE, error) : NULL;
  const ZhTournament *tournament = desk != NULL ? zh_ctl_target_choose (target, desk, error) : NULL;
  g_autofree char    *text = NULL;

  if (tournament == NULL)
    return ZH_CTL_FILE;
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  return zh_ctl_finish (target, desk, zh_desk_set_openings (desk, tournament->id, text, error), error);
}

static ZhCtlExit
draw (const ZhCtlTarget *target,
      int                round,
      const char        *seed_text,
      GError           **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_target_open (target, ZH_DESK_WRITE, error);
  const ZhTournament *tournament = desk != NULL ? zh_ctl_target_choose (target, desk, error) : NULL;
  guint64             seed = 0;

  if (tournament == NULL)
    return ZH_CTL_FILE;
  if (!zh_ctl_parse_seed (seed_text, &seed, error))
    return ZH_CTL_USAGE;
  if (seed_text == NULL)
    seed = zh_desk_draw_seed (desk);
  if (round == 0)
    round = zh_tournament_count_paired_rounds (tournament);
  return zh_ctl_finish (target, desk, zh_desk_draw_opening (desk, tournament->id, round, seed, error), error);
}

/* "round number moves", by tabs. */
static ZhCtlExit
list (const ZhCtlTarget *target,
      GError           **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_target_open (target, ZH_DESK_READ, error);
  const ZhTournament *tournament = desk != NULL ? zh_ctl_target_choose (target, desk, error) : NULL;

  if (tournament == NULL)
    return ZH_CTL_FILE;
  for (int round = 1; round <= zh_tournament_count_paired_rounds (tournament); round++)
    {
      const char *opening = zh_tournament_get_opening (tournament, round);
      const char *moves = opening != NULL ? strchr (opening, ' ') : NULL;

      if (moves != NULL)
        g_print ("%d\t%.*s\t%s\n", round, (int) (moves - opening), opening, moves + 1);
    }
  return ZH_CTL_DONE;
}

static ZhCtlExit
run_openings (int      n_arguments,
              char   **arguments,
              GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_autofree char   *seed = NULL;
  int                round = 0;
  const GOptionEntry options[] = {
    { "round", 'r', 0, G_OPTION_ARG_INT, &round, NULL, NULL },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, NULL, NULL },
    { NULL },
  };
  guint n_words;

  if (!zh_ctl_target_parse (&target, options, n_arguments, arguments, 0, 2, error))
    return ZH_CTL_USAGE;
  n_words = g_strv_length (target.words);
  if (n_words == 2 && strcmp (target.words[0], "load") == 0)
    return load (&target, target.words[1], error);
  if (n_words == 1 && strcmp (target.words[0], "draw") == 0)
    return draw (&target, round, seed, error);
  if (n_words == 0 || (n_words == 1 && strcmp (target.words[0], "list") == 0))
    return list (&target, error);
  return zh_ctl_fail_usage (error, _ ("After FILE comes list, load and the file of a table, or draw"));
}

extern const ZhCtlCommand zh_ctl_openings_commands[];

const ZhCtlCommand zh_ctl_openings_commands[] = {
  { "openings", "", "FILE [list|load TABLE|draw] [--tournament T] [--round R] [--seed N]",
    N_ ("Takes over a table of openings, and draws one for a round"), run_openings },
  { NULL },
};
