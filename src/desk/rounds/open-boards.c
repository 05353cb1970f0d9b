#include "config.h"

#include "open-boards.h"

#include "errors.h"
#include "round-boards.h"

#define MAX_NAMED 20

void
zh_set_open_boards_error (const ZhTournament *tournament,
                          const ZhRound      *round,
                          GError            **error)
{
  g_autoptr (GArray) open = zh_tournament_list_open_boards (tournament, round);
  int              n_open = (int) open->len;
  g_autofree char *boards = zh_round_boards_format ((const ZhRoundBoard *) open->data, n_open, MAX_NAMED);

  g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED,
               g_dngettext (NULL, "Round %d: %d board has no result (%s). Enter it first",
                            "Round %d: %d boards have no result (%s). Enter them first",
                            (gulong) n_open),
               round->number, n_open, boards);
}
