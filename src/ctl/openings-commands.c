/* The openings of micro-matches, from a terminal: openings. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "competition-commands.h"
#include "ctl-input.h"
#include "desk-openings.h"
#include "history.h"
#include "text-lines.h"

static ZhCtlExit
load (const ZhCtlTarget *target,
      const char        *path,
      GError           **error)
{
  g_autoptr (GBytes) bytes = zh_ctl_read_file (path, error);
  g_autofree char *text = bytes != NULL ? zh_text_decode (bytes, ZH_ENCODING_CP1251, NULL, error) : NULL;
  g_autoptr (ZhDesk) desk = text != NULL ? zh_ctl_target_open (target, ZH_DESK_WRITE, error) : NULL;
  const ZhTournament *tournament = desk != NULL ? zh_ctl_target_choose (target, desk, error) : NULL;

  if (tournament == NULL)
    return bytes != NULL && text == NULL ? ZH_CTL_INPUT : ZH_CTL_FILE;
  return zh_ctl_finish (target, desk, zh_desk_set_openings (desk, tournament->id, text, error), error);
}

static ZhCtlExit
draw (const ZhCtlTarget *target,
      int                round,
      const char        *per,
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
  return zh_ctl_finish (target, desk, zh_desk_draw_opening (desk, tournament->id, round, per, seed, error), error);
}

/* "number moves" after the place, by tabs. */
static void
print_opening (const char *place,
               const char *opening)
{
  const char *moves = zh_opening_get_moves (opening);

  g_print ("%s\t%.*s\t%s\n", place, (int) (moves - opening - 1), opening, moves);
}

static void
print_boards (const ZhTournament *tournament,
              const ZhRound      *round)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);
      const char      *opening = pairing->kind == ZH_PAIRING_GAME ? zh_tournament_find_opening (tournament, round->number, pairing) : NULL;
      g_autofree char *place = g_strdup_printf ("%d.%d", round->number, pairing->number);

      if (opening != NULL)
        print_opening (place, opening);
    }
}

/* "round number moves", by tabs; "round.board number moves" where each board has its own. */
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
      const char      *opening = zh_tournament_get_opening (tournament, round);
      g_autofree char *place = g_strdup_printf ("%d", round);

      if (opening != NULL)
        print_opening (place, opening);
      else
        print_boards (tournament, zh_tournament_find_round (tournament, round));
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
  g_autofree char   *per = NULL;
  int                round = 0;
  const GOptionEntry options[] = {
    { "round", 'r', 0, G_OPTION_ARG_INT, &round, NULL, NULL },
    { "per", 0, 0, G_OPTION_ARG_STRING, &per, NULL, NULL },
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
    return draw (&target, round, per, seed, error);
  if (n_words == 0 || (n_words == 1 && strcmp (target.words[0], "list") == 0))
    return list (&target, error);
  return zh_ctl_fail_usage (error, _ ("After FILE comes list, load and the file of a table, or draw"));
}

extern const ZhCtlCommand zh_ctl_openings_commands[];

const ZhCtlCommand zh_ctl_openings_commands[] = {
  { "openings", "", "FILE [list|load TABLE|draw] [--tournament T] [--round R] [--per round|board] [--seed N]",
    N_ ("Takes over a table of openings, and draws one for a round or for each board"), run_openings },
  { NULL },
};
