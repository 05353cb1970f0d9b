#include "config.h"

#include "dutch-field.h"

#include <stdlib.h>

#include "dutch-acceleration.h"
#include "teams.h"

/* The round is not closed while a game is open, but the arbiter may pair: an adjourned game
 * counts as a draw for pairing only (C.04.2, 3.1). */
static ZhPoints
get_pairing_points (const ZhHistory *history,
                    const ZhCell    *cell)
{
  if (cell->outcome == ZH_OUTCOME_PENDING && cell->opponent >= 0)
    return zh_tournament_get_pairing_scoring (history->tournament).draw;
  return cell->points;
}

static gboolean
is_met (const ZhCell *cell)
{
  return cell->opponent >= 0 && (zh_outcome_is_played (cell->outcome) || cell->outcome == ZH_OUTCOME_PENDING);
}

/* Pairing scores before each round: standings points and that round's virtual points.
 * Rounds 1 … n_rounds, entry by entry. */
static ZhPoints *
sum_scores (const ZhHistory *history,
            const ZhPoints  *virtual_points,
            int              n_rounds)
{
  ZhPoints *scores = g_new (ZhPoints, MAX (history->n_entries * n_rounds, 1));

  for (int i = 0; i < history->n_entries; i++)
    {
      ZhPoints sum = zh_history_get_entry (history, i)->carried_points;

      for (int round = 1; round <= n_rounds; round++)
        {
          scores[i * n_rounds + round - 1] = sum + virtual_points[i * n_rounds + round - 1];
          if (round <= history->n_rounds)
            sum += get_pairing_points (history, zh_history_get_cell (history, i, round));
        }
    }
  return scores;
}

/* Art. 1.4: by score differences of played games, and down also for points without play. */
static ZhDutchFloat
get_float (const ZhHistory *history,
           const ZhPoints  *scores,
           int              entry,
           int              round)
{
  const ZhCell *cell;
  int           n_rounds = history->n_rounds + 1;
  ZhPoints      own;
  ZhPoints      other;

  if (round < 1)
    return ZH_DUTCH_FLOAT_NONE;
  cell = zh_history_get_cell (history, entry, round);
  if (!is_met (cell))
    return cell->outcome == ZH_OUTCOME_ALLOCATED_BYE || cell->points > zh_tournament_get_pairing_scoring (history->tournament).loss
               ? ZH_DUTCH_FLOAT_DOWN
               : ZH_DUTCH_FLOAT_NONE;
  own = scores[entry * n_rounds + round - 1];
  other = scores[cell->opponent * n_rounds + round - 1];
  if (own == other)
    return ZH_DUTCH_FLOAT_NONE;
  return own > other ? ZH_DUTCH_FLOAT_DOWN : ZH_DUTCH_FLOAT_UP;
}

/* C2 with C.04.1, 4: neither a pairing-allocated bye before, nor a win's points without play. */
static gboolean
may_have_bye (const ZhHistory *history,
              int              entry)
{
  for (int round = 1; round <= history->n_rounds; round++)
    {
      const ZhCell *cell = zh_history_get_cell (history, entry, round);

      if (cell->outcome == ZH_OUTCOME_ALLOCATED_BYE)
        return FALSE;
      if (!is_met (cell) && cell->points >= zh_tournament_get_pairing_scoring (history->tournament).win)
        return FALSE;
    }
  return TRUE;
}

/* Art. 1.7, from played games only (C.04.2, 3.4). */
static void
find_preference (ZhDutchPlayer *player)
{
  int      n = player->n_colours;
  ZhColour last = n > 0 ? player->colours[n - 1] : ZH_COLOUR_NONE;

  player->repeated = n > 1 && player->colours[n - 2] == last ? last : ZH_COLOUR_NONE;
  if (n == 0)
    {
      player->strength = ZH_DUTCH_PREFERENCE_NONE;
      player->wants = ZH_COLOUR_NONE;
      return;
    }
  if (player->difference == 0 || (ABS (player->difference) == 1 && player->repeated != ZH_COLOUR_NONE))
    player->wants = zh_colour_opposite (last);
  else
    player->wants = player->difference > 0 ? ZH_COLOUR_BLACK : ZH_COLOUR_WHITE;

  if (ABS (player->difference) > 1 || player->repeated != ZH_COLOUR_NONE)
    player->strength = ZH_DUTCH_PREFERENCE_ABSOLUTE;
  else
    player->strength = player->difference == 0 ? ZH_DUTCH_PREFERENCE_MILD : ZH_DUTCH_PREFERENCE_STRONG;
}

static void
fill_colours (ZhDutchPlayer   *player,
              const ZhHistory *history,
              int              entry)
{
  player->colours = g_new (ZhColour, MAX (history->n_rounds, 1));
  for (int round = 1; round <= history->n_rounds; round++)
    {
      const ZhCell *cell = zh_history_get_cell (history, entry, round);

      if (!is_met (cell))
        continue;
      player->n_played++;
      if (cell->colour == ZH_COLOUR_NONE)
        continue;
      player->colours[player->n_colours++] = cell->colour;
      player->difference += cell->colour == ZH_COLOUR_WHITE ? 1 : -1;
    }
  find_preference (player);
}

/* Art. 1.8: more than half of what could be had so far, only when the last round is paired. */
static gboolean
is_topscorer (const ZhDutchField *self,
              const ZhScoring    *scoring,
              ZhPoints            score)
{
  return self->is_last_round && 2 * score > (self->round - 1) * MAX (scoring->win, scoring->draw);
}

static int
compare_players (gconstpointer a,
                 gconstpointer b)
{
  const ZhDutchPlayer *left = a;
  const ZhDutchPlayer *right = b;

  if (left->score != right->score)
    return left->score < right->score ? 1 : -1;
  if (left->start_number != right->start_number)
    return left->start_number < right->start_number ? -1 : 1;
  return (left->id > right->id) - (left->id < right->id);
}

static gboolean
was_in_pairing (const ZhHistory *history,
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

/* Whose number comes first among those who have ever been in a pairing, this round included.
 * Who never was is like a late entry that has not arrived: his number is not counted. */
static void
number_for_parity (ZhDutchField    *self,
                   const ZhHistory *history)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; i < history->n_entries; i++)
    {
      const ZhEntry *entry = zh_history_get_entry (history, i);

      if (!zh_entry_get_absence (entry, self->round, NULL) || was_in_pairing (history, i))
        g_array_append_val (numbers, entry->start_number);
    }
  for (int i = 0; i < self->n; i++)
    for (guint j = 0; j < numbers->len; j++)
      self->players[i].parity_number += g_array_index (numbers, int, j) <= self->players[i].start_number;
}

/* The colour of the first round's highest player was the lot, where it is not recorded. */
static ZhColour
find_initial_colour (const ZhHistory *history)
{
  ZhColour colour = history->tournament->initial_colour;
  int      best = G_MAXINT;

  if (colour != ZH_COLOUR_NONE || history->n_rounds < 1)
    return colour != ZH_COLOUR_NONE ? colour : ZH_COLOUR_WHITE;
  colour = ZH_COLOUR_WHITE;
  for (int i = 0; i < history->n_entries; i++)
    {
      const ZhCell *cell = zh_history_get_cell (history, i, 1);
      int           number = zh_history_get_entry (history, i)->start_number;

      if (cell->opponent < 0 || cell->colour == ZH_COLOUR_NONE || number >= best)
        continue;
      best = number;
      colour = cell->colour;
    }
  return colour;
}

int
zh_dutch_field_find (const ZhDutchField *self,
                     gint64              id)
{
  for (int i = 0; i < self->n; i++)
    if (self->players[i].id == id)
      return i;
  return -1;
}

gboolean
zh_dutch_colours_clash (const ZhDutchPlayer *a,
                        const ZhDutchPlayer *b)
{
  return a->strength == ZH_DUTCH_PREFERENCE_ABSOLUTE && b->strength == ZH_DUTCH_PREFERENCE_ABSOLUTE && a->wants == b->wants && !a->is_topscorer && !b->is_topscorer;
}

/* Index of a player in the table @player_of, −1 when not to be paired. */
static int
look_up (GHashTable   *player_of,
         const gint64 *id)
{
  return GPOINTER_TO_INT (g_hash_table_lookup (player_of, id)) - 1;
}

static void
separate (ZhDutchField *self,
          int           a,
          int           b)
{
  if (a >= 0 && b >= 0 && a != b)
    zh_bit_graph_set_edge (self->graph, a, b, FALSE);
}

static void
separate_opponents (ZhDutchField    *self,
                    const ZhHistory *history,
                    GHashTable      *player_of)
{
  for (int i = 0; i < history->n_entries; i++)
    {
      int a = look_up (player_of, &zh_history_get_entry (history, i)->id);

      for (int round = 1; a >= 0 && round <= history->n_rounds; round++)
        {
          const ZhCell *cell = zh_history_get_cell (history, i, round);

          if (is_met (cell))
            separate (self, a, look_up (player_of, &zh_history_get_entry (history, cell->opponent)->id));
        }
    }
}

static void
separate_forbidden (ZhDutchField      *self,
                    const ZhForbidden *forbidden,
                    GHashTable        *player_of)
{
  if (self->round < forbidden->first_round || self->round > forbidden->last_round)
    return;
  for (int i = 0; i < forbidden->n_entries; i++)
    for (int j = i + 1; j < forbidden->n_entries; j++)
      separate (self, look_up (player_of, &forbidden->entries[i]), look_up (player_of, &forbidden->entries[j]));
}

static void
force_pair (ZhDutchField *self,
            const gint64 *forced)
{
  int a = zh_dutch_field_find (self, forced[0]);
  int b = zh_dutch_field_find (self, forced[1]);

  if (a < 0 || b < 0 || a == b)
    return;
  for (int i = 0; i < self->n; i++)
    if (i != a && i != b)
      {
        separate (self, a, i);
        separate (self, b, i);
      }
  self->players[a].may_have_bye = FALSE;
  self->players[b].may_have_bye = FALSE;
}

static void
fill_graph (ZhDutchField    *self,
            const ZhHistory *history,
            const gint64    *forced)
{
  g_autoptr (GHashTable) player_of = g_hash_table_new (g_int64_hash, g_int64_equal);
  GPtrArray *forbidden = history->tournament->forbidden;

  self->graph = zh_bit_graph_new (MAX (self->n + self->n % 2, 1));
  for (int a = 0; a < self->n; a++)
    {
      g_hash_table_insert (player_of, &self->players[a].id, GINT_TO_POINTER (a + 1));
      for (int b = a + 1; b < self->n; b++)
        if (!zh_dutch_colours_clash (&self->players[a], &self->players[b]))
          zh_bit_graph_set_edge (self->graph, a, b, TRUE);
    }
  separate_opponents (self, history, player_of);
  for (guint i = 0; i < forbidden->len; i++)
    separate_forbidden (self, g_ptr_array_index (forbidden, i), player_of);
  if (forced != NULL)
    force_pair (self, forced);
}

static void
fill_players (ZhDutchField    *self,
              const ZhHistory *history,
              const ZhPoints  *scores)
{
  ZhScoring scoring = zh_tournament_get_pairing_scoring (history->tournament);

  self->players = g_new0 (ZhDutchPlayer, MAX (history->n_entries, 1));
  for (int i = 0; i < history->n_entries; i++)
    {
      const ZhEntry *entry = zh_history_get_entry (history, i);
      ZhDutchPlayer *player = &self->players[self->n];

      if (zh_entry_get_absence (entry, self->round, NULL))
        continue;
      self->n++;
      player->id = entry->id;
      player->start_number = entry->start_number;
      player->score = scores[i * self->round + self->round - 1];
      player->is_topscorer = is_topscorer (self, &scoring, player->score);
      player->may_have_bye = may_have_bye (history, i);
      for (int back = 0; back < 2; back++)
        player->floats[back] = get_float (history, scores, i, self->round - 1 - back);
      fill_colours (player, history, i);
    }
  qsort (self->players, (gsize) self->n, sizeof (ZhDutchPlayer), compare_players);
}

ZhDutchField *
zh_dutch_field_new (const ZhTournament *tournament,
                    int                 round,
                    const gint64       *forced,
                    GError            **error)
{
  g_autoptr (ZhDutchField) self = g_new0 (ZhDutchField, 1);
  g_autoptr (ZhHistory) history = zh_history_new (tournament, round - 1);
  g_autofree ZhPoints *virtual_points = zh_dutch_virtual_points (history, round, error);
  g_autofree ZhPoints *scores = NULL;

  if (virtual_points == NULL)
    return NULL;
  scores = sum_scores (history, virtual_points, round);
  self->round = round;
  self->is_last_round = tournament->n_rounds > 0 && round >= tournament->n_rounds;
  self->initial_colour = find_initial_colour (history);
  fill_players (self, history, scores);
  number_for_parity (self, history);
  fill_graph (self, history, forced);
  return g_steal_pointer (&self);
}

void
zh_dutch_field_free (ZhDutchField *self)
{
  if (self == NULL)
    return;
  for (int i = 0; self->players != NULL && i < self->n; i++)
    g_free (self->players[i].colours);
  g_free (self->players);
  zh_bit_graph_free (self->graph);
  g_free (self);
}

int
zh_dutch_field_find_end (const ZhDutchField *self,
                         int                 begin)
{
  int end = begin;

  while (end < self->n && self->players[end].score == self->players[begin].score)
    end++;
  return end;
}
