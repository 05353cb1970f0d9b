#include "config.h"

#include "pairing-games.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "teams.h"

gint64
zh_pairing_get_member (const ZhTournament *tournament,
                       gint64              team,
                       int                 board)
{
  int n_before = 0;

  /* Members come by team and board. */
  for (guint i = 0; i < tournament->members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (tournament->members, i);

      if (member->entry_id == team && !member->reserve && ++n_before == board)
        return member->id;
    }
  return 0;
}

/* In the first leg: on even boards, or as the regulation lays the colours ("WBBW", TRF 352). */
static gboolean
has_second_white (const ZhTournament *tournament,
                  int                 board)
{
  const char *colours = zh_tournament_get_option (tournament, ZH_OPTION_BOARD_COLOURS);

  if (colours != NULL && (int) strlen (colours) >= board)
    return colours[board - 1] == 'B';
  return board % 2 == 0;
}

ZhPairing *
zh_pairing_make_team_games (const ZhTournament   *tournament,
                            const ZhProposedPair *proposed)
{
  int                n_legs = MAX (tournament->games_per_pairing, 1);
  ZhPairing         *pairing = zh_pairing_new (proposed->kind, proposed->white, proposed->black, n_legs * tournament->boards);
  g_autofree gint64 *first = zh_tournament_dup_default_lineup (tournament, proposed->white);
  g_autofree gint64 *second = zh_tournament_dup_default_lineup (tournament, proposed->black);

  for (int i = 0; i < pairing->n_games; i++)
    {
      ZhGame *game = &pairing->games[i];

      game->leg = i / tournament->boards + 1;
      game->board = i % tournament->boards + 1;
      game->swapped = has_second_white (tournament, game->board) != (game->leg % 2 == 0);
      game->member[0] = first[game->board - 1];
      game->member[1] = second[game->board - 1];
    }
  return pairing;
}

static ZhPairing *
make_games (const ZhTournament   *tournament,
            int                   round,
            const ZhProposedPair *proposed)
{
  const ZhPairingSystem *system = zh_pairing_system_find (tournament->system);

  if (proposed->kind != ZH_PAIRING_GAME)
    return zh_pairing_new (proposed->kind, proposed->white, proposed->black, 0);
  if (system != NULL && system->make_pairing != NULL)
    return system->make_pairing (tournament, round, proposed);
  if (zh_tournament_is_team (tournament))
    return zh_pairing_make_team_games (tournament, proposed);
  return zh_pairing_new (proposed->kind, proposed->white, proposed->black, MAX (tournament->games_per_pairing, 1));
}

ZhPairing *
zh_pairing_make (const ZhTournament   *tournament,
                 int                   round,
                 const ZhProposedPair *proposed)
{
  ZhPairing *pairing = make_games (tournament, round, proposed);

  /* The proposal says it for its White; in a swapped game that side has Black. */
  for (int i = 0; i < pairing->n_games && zh_result_is_set (proposed->result); i++)
    pairing->games[i].result = pairing->games[i].swapped ? zh_result_swap (proposed->result) : proposed->result;
  return pairing;
}

const ZhEntry **
zh_pairing_list_by_number (const ZhTournament *tournament,
                           GError            **error)
{
  int                        n = (int) tournament->entries->len;
  g_autofree const ZhEntry **by_number = g_new0 (const ZhEntry *, n + 1);

  for (int i = 0; i < n; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, (guint) i);

      if (entry->start_number < 1 || entry->start_number > n || by_number[entry->start_number] != NULL)
        {
          g_autofree char *name = zh_entry_format_name (entry);

          return zh_fail_null (error, ZH_ERROR_REFUSED,
                               _ ("%s has start number %d; in this system the numbers must run from 1 to %d without a gap. Draw the numbers first"),
                               name, entry->start_number, n);
        }
      by_number[entry->start_number] = entry;
    }
  return g_steal_pointer (&by_number);
}
