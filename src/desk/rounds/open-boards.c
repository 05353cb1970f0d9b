#include "config.h"

#include "open-boards.h"

#include "errors.h"

#define MAX_NAMED 20

void
zh_set_open_boards_error (const ZhRound *round,
                          GError       **error)
{
  g_autoptr (GString) boards = g_string_new (NULL);
  int n_open = 0;

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (!zh_pairing_is_open (pairing))
        continue;
      n_open++;
      if (n_open <= MAX_NAMED)
        g_string_append_printf (boards, n_open > 1 ? ", %d" : "%d", pairing->number);
    }
  if (n_open > MAX_NAMED)
    g_string_append (boards, " …");
  g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED,
               g_dngettext (NULL, "Round %d: %d board has no result (%s). Enter it first",
                            "Round %d: %d boards have no result (%s). Enter them first",
                            (gulong) n_open),
               round->number, n_open, boards->str);
}
