#include "config.h"

#include "slow-dutch-players.h"

#include <stdlib.h>
#include <string.h>

static gboolean
is_game (const ZhCell *cell)
{
  return cell->opponent >= 0 && (cell->outcome == ZH_OUTCOME_WIN || cell->outcome == ZH_OUTCOME_DRAW || cell->outcome == ZH_OUTCOME_LOSS);
}

static int
get_virtual (const ZhTournament *tournament,
             gint64              id,
             int                 round)
{
  int points = 0;

  for (guint i = 0; i < tournament->virtual_points->len; i++)
    {
      const ZhVirtualPoints *one = g_ptr_array_index (tournament->virtual_points, i);

      if (one->entry_id == id && one->round == round)
        points = one->points;
    }
  return points;
}

static int
get_score_before (const ZhHistory *history,
                  int              entry,
                  int              round)
{
  return zh_history_get_points_after (history, entry, round - 1) + get_virtual (history->tournament, zh_history_get_entry (history, entry)->id, round);
}

/* 1.4 */
static char
read_float (const ZhHistory *history,
            int              entry,
            int              round)
{
  const ZhCell *cell;
  int           difference;

  if (round < 1)
    return '-';
  cell = zh_history_get_cell (history, entry, round);
  if (cell->outcome == ZH_OUTCOME_ALLOCATED_BYE)
    return 'D';
  if (!is_game (cell))
    return cell->points > history->tournament->scoring.loss ? 'D' : '-';
  difference = get_score_before (history, entry, round) - get_score_before (history, cell->opponent, round);
  return difference > 0 ? 'D' : difference < 0 ? 'U'
                                               : '-';
}

/* 1.6 and 1.7 */
static void
read_colours (SlowPlayer      *player,
              const ZhHistory *history,
              int              entry)
{
  gsize n = 0;
  char  last;
  char  before;

  for (int round = 1; round <= history->n_rounds; round++)
    {
      const ZhCell *cell = zh_history_get_cell (history, entry, round);

      if (!is_game (cell))
        {
          player->unplayed++;
          continue;
        }
      player->history[n++] = cell->colour == ZH_COLOUR_WHITE ? 'W' : 'B';
      player->difference += cell->colour == ZH_COLOUR_WHITE ? 1 : -1;
    }
  player->history[n] = '\0';
  last = n > 0 ? player->history[n - 1] : '-';
  before = n > 1 ? player->history[n - 2] : '-';

  player->wants = '-';
  if (player->difference > 1)
    player->wants = 'B';
  else if (player->difference < -1)
    player->wants = 'W';
  else if (last == before && last != '-')
    player->wants = last == 'W' ? 'B' : 'W';
  if (player->wants != '-')
    {
      player->strength = 3;
      return;
    }
  if (n == 0)
    return;
  player->strength = player->difference == 0 ? 1 : 2;
  player->wants = player->difference > 0 || (player->difference == 0 && last == 'W') ? 'B' : 'W';
}

/* C2 */
static gboolean
read_bye_right (const ZhHistory *history,
                int              entry)
{
  for (int round = 1; round <= history->n_rounds; round++)
    {
      const ZhCell *cell = zh_history_get_cell (history, entry, round);

      if (cell->outcome == ZH_OUTCOME_ALLOCATED_BYE || (!is_game (cell) && cell->points >= history->tournament->scoring.win))
        return FALSE;
    }
  return TRUE;
}

static gboolean
has_been_paired (const ZhHistory *history,
                 int              entry)
{
  for (int round = 1; round <= history->n_rounds; round++)
    {
      const ZhCell *cell = zh_history_get_cell (history, entry, round);

      if (cell->opponent >= 0 || cell->outcome == ZH_OUTCOME_ALLOCATED_BYE)
        return TRUE;
    }
  return FALSE;
}

static int
compare_players (gconstpointer a,
                 gconstpointer b)
{
  const SlowPlayer *left = a;
  const SlowPlayer *right = b;

  return left->score != right->score ? right->score - left->score : left->number - right->number;
}

static gboolean
are_barred (const ZhTournament *tournament,
            int                 round,
            gint64              a,
            gint64              b)
{
  for (guint i = 0; i < tournament->forbidden->len; i++)
    {
      const ZhForbidden *forbidden = g_ptr_array_index (tournament->forbidden, i);
      int                found = 0;

      for (int j = 0; j < forbidden->n_entries; j++)
        found += forbidden->entries[j] == a || forbidden->entries[j] == b;
      if (found == 2 && round >= forbidden->first_round && round <= forbidden->last_round)
        return TRUE;
    }
  return FALSE;
}

static gboolean
have_met (const ZhHistory *history,
          gint64           a,
          gint64           b)
{
  for (int i = 0; i < history->n_entries; i++)
    for (int round = 1; zh_history_get_entry (history, i)->id == a && round <= history->n_rounds; round++)
      {
        const ZhCell *cell = zh_history_get_cell (history, i, round);

        if (is_game (cell) && zh_history_get_entry (history, cell->opponent)->id == b)
          return TRUE;
      }
  return FALSE;
}

static gboolean
is_kept_from (const gint64 *forced,
              gint64        a,
              gint64        b)
{
  gboolean a_in = forced != NULL && (a == forced[0] || a == forced[1]);
  gboolean b_in = forced != NULL && (b == forced[0] || b == forced[1]);

  return a_in != b_in;
}

static void
read_legal (SlowField       *field,
            const ZhHistory *history,
            int              round,
            const gint64    *forced)
{
  for (int i = 0; i < field->n; i++)
    for (int j = 0; j < field->n; j++)
      {
        const SlowPlayer *a = &field->players[i];
        const SlowPlayer *b = &field->players[j];
        gboolean          clash = a->strength == 3 && b->strength == 3 && a->wants == b->wants && !a->topscorer && !b->topscorer;

        field->legal[i][j] = i != j && !clash && !have_met (history, a->id, b->id) && !are_barred (history->tournament, round, a->id, b->id) && !is_kept_from (forced, a->id, b->id);
      }
}

void
slow_field_read (SlowField          *field,
                 const ZhTournament *tournament,
                 int                 round,
                 const gint64       *forced)
{
  g_autoptr (ZhHistory) history = zh_history_new (tournament, round - 1);
  gboolean is_last = tournament->n_rounds > 0 && round >= tournament->n_rounds;

  memset (field, 0, sizeof *field);
  field->initial = tournament->initial_colour == ZH_COLOUR_BLACK ? 'B' : 'W';
  for (int i = 0; i < history->n_entries; i++)
    {
      const ZhEntry *entry = zh_history_get_entry (history, i);
      SlowPlayer    *player = &field->players[field->n];

      if (zh_entry_get_absence (entry, round, NULL))
        continue;
      g_assert (field->n < SLOW_DUTCH_MAX);
      field->n++;
      player->id = entry->id;
      player->number = entry->start_number;
      player->score = get_score_before (history, i, round);
      player->topscorer = is_last && 2 * player->score > (round - 1) * tournament->scoring.win;
      player->floats[0] = read_float (history, i, round - 1);
      player->floats[1] = read_float (history, i, round - 2);
      player->bye_allowed = read_bye_right (history, i);
      if (forced != NULL && (entry->id == forced[0] || entry->id == forced[1]))
        player->bye_allowed = FALSE;
      read_colours (player, history, i);
      for (int j = 0; j < history->n_entries; j++)
        {
          const ZhEntry *other = zh_history_get_entry (history, j);

          if (other->start_number <= entry->start_number && (!zh_entry_get_absence (other, round, NULL) || has_been_paired (history, j)))
            player->parity++;
        }
    }
  qsort (field->players, (gsize) field->n, sizeof (SlowPlayer), compare_players);
  read_legal (field, history, round, forced);
}

static char
other_colour (char colour)
{
  return colour == 'W' ? 'B' : 'W';
}

char
slow_field_get_colour (const SlowField *field,
                       int              higher,
                       int              lower)
{
  const SlowPlayer *a = &field->players[higher];
  const SlowPlayer *b = &field->players[lower];
  gsize             n_a = strlen (a->history);
  gsize             n_b = strlen (b->history);

  if (a->wants != b->wants)
    return a->wants != '-' ? a->wants : other_colour (b->wants);
  if (a->strength != b->strength)
    return a->strength > b->strength ? a->wants : other_colour (b->wants);
  if (a->strength == 3 && abs (a->difference) != abs (b->difference))
    return abs (a->difference) > abs (b->difference) ? a->wants : other_colour (b->wants);
  for (gsize back = 1; back <= n_a && back <= n_b; back++)
    if (a->history[n_a - back] != b->history[n_b - back])
      return b->history[n_b - back];
  if (a->wants != '-')
    return a->wants;
  return a->parity % 2 == 1 ? field->initial : other_colour (field->initial);
}
