/* The records of teams: who they are, their byes, forfeited matches and line-ups. */
#include "config.h"

#include <string.h>

#include "teams.h"
#include "trf-writing.h"

/* The carried points belong to the score that comes first. */
static ZhPoints
sum_points (ZhTrfWriting *self,
            int           index,
            gboolean      by_games)
{
  const ZhTournament *tournament = self->tournament;
  int                 n_games = MAX (tournament->boards, 1) * MAX (tournament->games_per_pairing, 1);
  ZhPoints            sum = 0;

  if (zh_tournament_counts_games (tournament) == by_games)
    sum = zh_history_get_entry (self->history, index)->carried_points;
  for (int round = 1; round <= self->n_paired; round++)
    {
      const ZhCell *cell = zh_history_get_cell (self->history, index, round);

      sum += by_games ? zh_history_get_game_points (tournament, n_games, cell) : cell->points;
    }
  return sum;
}

static void
write_team (ZhTrfWriting *self,
            int           index,
            int           rank)
{
  const ZhEntry *entry = zh_history_get_entry (self->history, index);
  ZhTrfRow      *row = zh_trf_row_new ("310");
  int            column = 74;

  zh_trf_row_put_int (row, 5, 7, zh_trf_writing_get_number (self, entry->id));
  zh_trf_row_put (row, 9, 40, entry->team_name);
  zh_trf_row_put_points (row, 55, 60, sum_points (self, index, FALSE));
  zh_trf_row_put_points (row, 62, 67, sum_points (self, index, TRUE));
  zh_trf_row_put_int (row, 69, 71, rank);
  for (guint i = 0; i < self->tournament->members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (self->tournament->members, i);

      if (member->entry_id != entry->id)
        continue;
      zh_trf_row_put_int (row, column, column + 3, GPOINTER_TO_INT (g_hash_table_lookup (self->member_numbers, &member->id)));
      column += 5;
    }
  zh_trf_writing_end_row (self, row);
}

static int
find_bye (ZhTrfWriting *self,
          int           round)
{
  for (int i = 0; i < self->history->n_entries; i++)
    if (zh_history_get_cell (self->history, i, round)->outcome == ZH_OUTCOME_ALLOCATED_BYE)
      return zh_trf_writing_get_number (self, zh_history_get_entry (self->history, i)->id);
  return 0;
}

/* 320 stands in every file of teams, so that the value of the bye is never guessed. */
static void
write_byes (ZhTrfWriting *self)
{
  const char *option = zh_tournament_get_option (self->tournament, ZH_OPTION_BYE_GAME_POINTS);
  ZhTrfRow   *row = zh_trf_row_new ("320");
  ZhPoints    points = 0;

  zh_trf_row_put_points (row, 5, 8, self->tournament->scoring.allocated_bye);
  if (option != NULL && zh_points_parse (option, &points))
    zh_trf_row_put_points (row, 10, 13, points);
  for (int round = 1; round <= self->n_paired; round++)
    zh_trf_row_put_padded (row, 11 + 4 * round, 13 + 4 * round, zh_trf_writing_has_round (self, round) ? find_bye (self, round) : 0);
  zh_trf_writing_end_row (self, row);
}

static gboolean
has_players (const ZhPairing *pairing)
{
  for (int i = 0; i < pairing->n_games; i++)
    if (pairing->games[i].member[0] != 0 || pairing->games[i].member[1] != 0)
      return TRUE;
  return FALSE;
}

/* A match that nobody sat down to: the first board tells who won it. */
static void
write_forfeit (ZhTrfWriting    *self,
               int              round,
               const ZhPairing *pairing)
{
  ZhResult  result = pairing->games[0].swapped ? zh_result_swap (pairing->games[0].result) : pairing->games[0].result;
  ZhTrfRow *row;

  if (result.played)
    return;
  row = zh_trf_row_new ("330");
  zh_trf_row_put (row, 5, 5, result.white == ZH_MARK_WIN ? "+" : "-");
  zh_trf_row_put (row, 6, 6, result.black == ZH_MARK_WIN ? "+" : "-");
  zh_trf_row_put_padded (row, 8, 10, round);
  zh_trf_row_put_int (row, 12, 14, zh_trf_writing_get_number (self, pairing->entry[0]));
  zh_trf_row_put_int (row, 16, 18, zh_trf_writing_get_number (self, pairing->entry[1]));
  zh_trf_writing_end_row (self, row);
}

static int
find_place_of_member (const ZhTournament *tournament,
                      gint64              id)
{
  for (guint i = 0; i < tournament->members->len; i++)
    if (((const ZhMember *) g_ptr_array_index (tournament->members, i))->id == id)
      return (int) i;
  return -1;
}

/* Whether the boards are manned without a gap and in the order of the team's list. */
static gboolean
is_in_order (const ZhTournament *tournament,
             const ZhPairing    *pairing,
             int                 side)
{
  int last = -1;

  for (int i = 0; i < pairing->n_games; i++)
    {
      int place = find_place_of_member (tournament, pairing->games[i].member[side]);

      if (place <= last)
        return FALSE;
      last = place;
    }
  return TRUE;
}

static void
write_lineup (ZhTrfWriting    *self,
              int              round,
              const ZhPairing *pairing,
              int              side)
{
  ZhTrfRow *row;

  if (is_in_order (self->tournament, pairing, side))
    return;
  row = zh_trf_row_new ("300");
  zh_trf_row_put_padded (row, 5, 7, round);
  zh_trf_row_put_int (row, 9, 11, zh_trf_writing_get_number (self, pairing->entry[side]));
  zh_trf_row_put_int (row, 13, 15, zh_trf_writing_get_number (self, pairing->entry[1 - side]));
  for (int i = 0; i < pairing->n_games; i++)
    zh_trf_row_put_padded (row, 17 + 5 * i, 20 + 5 * i,
                           GPOINTER_TO_INT (g_hash_table_lookup (self->member_numbers, &pairing->games[i].member[side])));
  zh_trf_writing_end_row (self, row);
}

/* Byes of rounds played that 320 does not tell. */
static void
write_other_byes (ZhTrfWriting  *self,
                  const ZhRound *round)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);
      const char       letter[] = { zh_trf_bye_letter (pairing->kind), '\0' };
      ZhTrfRow        *row;

      if (strchr ("FHZ", *letter) == NULL)
        continue;
      row = zh_trf_row_new ("240");
      zh_trf_row_put (row, 5, 5, letter);
      zh_trf_row_put_padded (row, 7, 9, round->number);
      zh_trf_row_put_padded (row, 11, 14, zh_trf_writing_get_number (self, pairing->entry[0]));
      zh_trf_writing_end_row (self, row);
    }
}

void
zh_trf_write_teams (ZhTrfWriting *self)
{
  g_autofree int *ranks = NULL;

  if (!zh_tournament_is_team (self->tournament))
    return;

  ranks = zh_trf_writing_dup_ranks (self);
  for (int i = 0; i < self->history->n_entries; i++)
    write_team (self, i, ranks[i]);
  write_byes (self);

  for (guint i = 0; i < self->tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (self->tournament->rounds, i);

      if (!zh_trf_writing_has_round (self, round->number))
        continue;
      for (guint k = 0; k < round->pairings->len; k++)
        {
          const ZhPairing *pairing = g_ptr_array_index (round->pairings, k);

          if (pairing->kind != ZH_PAIRING_GAME || pairing->n_games == 0)
            continue;
          if (!has_players (pairing))
            {
              write_forfeit (self, round->number, pairing);
              continue;
            }
          write_lineup (self, round->number, pairing, 0);
          write_lineup (self, round->number, pairing, 1);
        }
      write_other_byes (self, round);
    }
}
