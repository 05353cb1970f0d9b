/* The openings of micro-matches, from a terminal: openings. */
#include "config.h"

#include <glib/gi18n.h>

#include "call.h"
#include "desk-openings.h"
#include "history.h"

static ZhChange *
act_load (ZhCtlCall *call,
          GError   **error)
{
  gboolean         chess960 = zh_ctl_has (call, "chess960");
  g_autofree char *text = NULL;

  if (chess960 == (call->words[0] != NULL))
    return zh_fail_null (error, ZH_ERROR_USAGE, _ ("Write a table of openings, or --chess960 for its positions"));
  text = chess960 ? g_strdup (ZH_OPENINGS_CHESS960) : zh_ctl_read_text (call->words[0], error);
  return text != NULL ? zh_desk_set_openings (call->desk, call->tournament->id, text, error) : NULL;
}

static ZhChange *
act_draw (ZhCtlCall *call,
          GError   **error)
{
  int     round = zh_ctl_number (call, "round", 0);
  guint64 seed = 0;

  if (!zh_ctl_read_seed (call, &seed, error))
    return NULL;
  if (round == 0)
    round = zh_tournament_count_paired_rounds (call->tournament);
  return zh_desk_draw_opening (call->desk, call->tournament->id, round, zh_ctl_text (call, "per"), seed, error);
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
      const char      *opening = pairing->kind == ZH_PAIRING_GAME
                                     ? zh_tournament_find_opening (tournament, round->number, pairing)
                                     : NULL;
      g_autofree char *place = g_strdup_printf ("%d.%d", round->number, pairing->number);

      if (opening != NULL)
        print_opening (place, opening);
    }
}

/* "round number moves", by tabs; "round.board number moves" where each board has its own. */
static ZhCtlExit
run_list (ZhCtlCall *call,
          GError   **error)
{
  for (int round = 1; round <= zh_tournament_count_paired_rounds (call->tournament); round++)
    {
      const char      *opening = zh_tournament_get_opening (call->tournament, round);
      g_autofree char *place = g_strdup_printf ("%d", round);

      if (opening != NULL)
        print_opening (place, opening);
      else
        print_boards (call->tournament, zh_tournament_find_round (call->tournament, round));
    }
  return ZH_CTL_DONE;
}

const ZhCtlVerb zh_ctl_openings_verbs[] = {
  { "openings", "FILE [list]", ZH_CTL_READS, run_list },
  { "openings", "FILE load [TABLE] [--chess960]", ZH_CTL_WRITES, .act = act_load },
  { "openings", "FILE draw [--round R] [--per P:round|board] [--seed SEED]", ZH_CTL_WRITES, .act = act_draw,
    .summary = N_ ("Takes over a table of openings, and draws one for a round or for each board") },
  { NULL },
};
