#include "config.h"

#include "history.h"

#include "teams.h"

ZhPoints
zh_scoring_get_game_points (const ZhScoring *scoring,
                            ZhResult         result,
                            ZhColour         colour)
{
  ZhMark mark = (ZhMark) (colour == ZH_COLOUR_WHITE ? result.white : result.black);

  switch (mark)
    {
    case ZH_MARK_WIN:
      return result.played ? scoring->win : scoring->forfeit_win;
    case ZH_MARK_DRAW:
      return scoring->draw;
    case ZH_MARK_LOSS:
      return result.played ? scoring->loss : scoring->forfeit_loss;
    case ZH_MARK_NONE:
    case ZH_MARK_ADJOURNED:
    default:
      return 0;
    }
}

ZhPoints
zh_scoring_get_bye_points (const ZhScoring *scoring,
                           ZhPairingKind    kind)
{
  switch (kind)
    {
    case ZH_PAIRING_ALLOCATED_BYE:
      return scoring->allocated_bye;
    case ZH_PAIRING_FULL_BYE:
      return scoring->full_bye;
    case ZH_PAIRING_HALF_BYE:
      return scoring->half_bye;
    case ZH_PAIRING_ZERO_BYE:
      return scoring->zero_bye;
    case ZH_PAIRING_FREE:
    case ZH_PAIRING_GAME:
    default:
      return 0;
    }
}

void
zh_history_free (ZhHistory *self)
{
  if (self == NULL)
    return;
  zh_tournament_unref (self->tournament);
  g_free (self->cells);
  g_free (self->table_cells);
  g_free (self->points);
  g_free (self->countings);
  g_free (self);
}

const ZhCell *
zh_history_get_cell (const ZhHistory *self,
                     int              entry,
                     int              round)
{
  g_assert (entry >= 0 && entry < self->n_entries);
  g_assert (round >= 1 && round <= self->n_rounds);

  return &self->cells[(gsize) entry * (gsize) self->n_rounds + (gsize) round - 1];
}

const ZhCell *
zh_history_get_table_cell (const ZhHistory *self,
                           int              entry,
                           int              round)
{
  const ZhCell *cell = zh_history_get_cell (self, entry, round);

  return self->table_cells != NULL ? &self->table_cells[cell - self->cells] : cell;
}

const ZhEntry *
zh_history_get_entry (const ZhHistory *self,
                      int              entry)
{
  g_assert (entry >= 0 && entry < self->n_entries);

  return g_ptr_array_index (self->tournament->entries, (guint) entry);
}

int
zh_history_compare_start_numbers (gconstpointer a,
                                  gconstpointer b,
                                  gpointer      user_data)
{
  const ZhHistory *history = user_data;
  const ZhEntry   *left = zh_history_get_entry (history, *(const int *) a);
  const ZhEntry   *right = zh_history_get_entry (history, *(const int *) b);

  if (left->start_number != right->start_number)
    return left->start_number < right->start_number ? -1 : 1;
  return left->id < right->id ? -1 : left->id > right->id;
}

ZhCounting
zh_history_get_counting (const ZhHistory *self,
                         int              entry)
{
  g_assert (entry >= 0 && entry < self->n_entries);

  return self->countings[entry];
}

gboolean
zh_history_is_annulled (const ZhHistory *self,
                        int              entry)
{
  return zh_history_get_entry (self, entry)->status == ZH_ENTRY_ANNULLED && self->countings[entry] == ZH_ANNULLED;
}

ZhPoints
zh_history_get_points_after (const ZhHistory *self,
                             int              entry,
                             int              round)
{
  const ZhTournament *tournament = self->tournament;
  gboolean            by_games = zh_tournament_counts_games (tournament);
  int                 n_games = MAX (tournament->boards, 1) * MAX (tournament->games_per_pairing, 1);
  ZhPoints            sum = zh_history_get_entry (self, entry)->carried_points;

  for (int r = 1; r <= round; r++)
    {
      const ZhCell *cell = zh_history_get_cell (self, entry, r);

      sum += by_games ? zh_history_get_game_points (tournament, n_games, cell) : cell->points;
    }
  return sum;
}

ZhPoints
zh_history_get_game_points (const ZhTournament *tournament,
                            int                 n_games,
                            const ZhCell       *cell)
{
  const ZhScoring *scoring = &tournament->scoring;
  const char      *stated = zh_tournament_get_option (tournament, ZH_OPTION_BYE_GAME_POINTS);
  ZhPoints         points = 0;

  if ((n_games <= 1 && !zh_tournament_is_team (tournament)) || zh_tournament_counts_each_game (tournament) ||
      !zh_outcome_is_bye (cell->outcome))
    return cell->game_points;
  if (cell->outcome == ZH_OUTCOME_ALLOCATED_BYE && stated != NULL && zh_points_parse (stated, &points))
    return points;
  if (cell->points >= scoring->match_win)
    return scoring->win * n_games;
  return (cell->points >= scoring->match_draw ? scoring->draw : scoring->loss) * n_games;
}

gboolean
zh_outcome_is_played (ZhOutcome outcome)
{
  return outcome == ZH_OUTCOME_WIN || outcome == ZH_OUTCOME_DRAW || outcome == ZH_OUTCOME_LOSS;
}

gboolean
zh_outcome_is_bye (ZhOutcome outcome)
{
  return outcome >= ZH_OUTCOME_ALLOCATED_BYE;
}

int
zh_tournament_count_paired_rounds (const ZhTournament *self)
{
  int last = 0;

  for (guint i = 0; i < self->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (self->rounds, i);

      last = MAX (last, round->number);
    }
  return last;
}

int
zh_history_find_meeting (const ZhHistory *self,
                         int              a,
                         int              b)
{
  for (int round = 1; round <= self->n_rounds; round++)
    {
      const ZhCell *cell = zh_history_get_cell (self, a, round);

      if (cell->opponent == b && (zh_outcome_is_played (cell->outcome) || cell->outcome == ZH_OUTCOME_PENDING))
        return round;
    }
  return 0;
}

int
zh_history_find_entry (const ZhHistory *self,
                       gint64           id)
{
  for (int i = 0; i < self->n_entries; i++)
    if (zh_history_get_entry (self, i)->id == id)
      return i;
  return -1;
}
