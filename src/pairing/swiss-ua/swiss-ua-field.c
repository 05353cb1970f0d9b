#include "config.h"

#include "swiss-ua-field.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "swiss-ua-floats.h"
#include "teams.h"

/* What a round is worth in half-points, whatever the scoring of the event. */
static int
get_half_points (ZhOutcome outcome)
{
  switch (outcome)
    {
    case ZH_OUTCOME_WIN:
    case ZH_OUTCOME_FORFEIT_WIN:
    case ZH_OUTCOME_ALLOCATED_BYE:
    case ZH_OUTCOME_FULL_BYE:
      return 2;
    case ZH_OUTCOME_DRAW:
    case ZH_OUTCOME_HALF_BYE:
    case ZH_OUTCOME_PENDING:
      return 1;
    case ZH_OUTCOME_NONE:
    case ZH_OUTCOME_LOSS:
    case ZH_OUTCOME_FORFEIT_LOSS:
    case ZH_OUTCOME_ZERO_BYE:
    default:
      return 0;
    }
}

static gboolean
is_meeting (const ZhCell *cell)
{
  return cell->opponent >= 0 && (zh_outcome_is_played (cell->outcome) || cell->outcome == ZH_OUTCOME_PENDING);
}

static gboolean
is_plus (ZhOutcome outcome)
{
  return outcome == ZH_OUTCOME_ALLOCATED_BYE || outcome == ZH_OUTCOME_FULL_BYE;
}

/* The same of the games, where each of them counts. */
static int
get_round_score (const ZhTournament *tournament,
                 const ZhCell       *cell)
{
  if (!zh_tournament_counts_each_game (tournament) || tournament->scoring.win <= 0)
    return get_half_points (cell->outcome);
  if (cell->outcome == ZH_OUTCOME_PENDING)
    return tournament->games_per_pairing;
  return 2 * cell->points / tournament->scoring.win;
}

/* Points carried from another tournament, in half-points; a win there was worth what one is
 * here. */
static int
get_carried (const ZhTournament *tournament,
             const ZhEntry      *entry)
{
  return tournament->scoring.win > 0 ? 2 * entry->carried_points / tournament->scoring.win : 0;
}

static void
fill_forbidden (const ZhTournament *tournament,
                int                 round,
                gboolean           *forbidden)
{
  int n = (int) tournament->entries->len;
  g_autoptr (GHashTable) index_of = g_hash_table_new (g_int64_hash, g_int64_equal);

  for (int i = 0; i < n; i++)
    g_hash_table_insert (index_of, &((ZhEntry *) g_ptr_array_index (tournament->entries, i))->id, GINT_TO_POINTER (i));

  for (guint k = 0; k < tournament->forbidden->len; k++)
    {
      const ZhForbidden *rule = g_ptr_array_index (tournament->forbidden, k);

      if (round < rule->first_round || round > rule->last_round)
        continue;
      for (int i = 0; i < rule->n_entries; i++)
        for (int j = 0; j < rule->n_entries; j++)
          {
            gpointer a;
            gpointer b;

            if (g_hash_table_lookup_extended (index_of, &rule->entries[i], NULL, &a) &&
                g_hash_table_lookup_extended (index_of, &rule->entries[j], NULL, &b) && a != b)
              forbidden[GPOINTER_TO_INT (a) * n + GPOINTER_TO_INT (b)] = TRUE;
          }
    }
}

static void
past_init (ZhUaPast        *past,
           const ZhHistory *history,
           int              round)
{
  int n = history->n_entries;
  int stride = history->n_rounds + 1;

  past->history = history;
  past->scores = g_new0 (int, n *stride);
  past->met = g_new0 (int, n *n);
  past->forbidden = g_new0 (gboolean, n * n);
  fill_forbidden (history->tournament, round, past->forbidden);

  for (int i = 0; i < n; i++)
    {
      past->scores[i * stride] = get_carried (history->tournament, zh_history_get_entry (history, i));
      for (int r = 1; r <= history->n_rounds; r++)
        {
          const ZhCell *cell = zh_history_get_cell (history, i, r);

          past->scores[i * stride + r] =
              past->scores[i * stride + r - 1] + get_round_score (history->tournament, cell);
          if (is_meeting (cell) && past->met[i * n + cell->opponent] == 0)
            past->met[i * n + cell->opponent] = r;
        }
    }
}

static void
past_clear (ZhUaPast *past)
{
  g_free (past->scores);
  g_free (past->met);
  g_free (past->forbidden);
}

static gboolean
check_numbers (const ZhTournament *tournament,
               GError            **error)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry   *entry = g_ptr_array_index (tournament->entries, i);
      g_autofree char *name = NULL;

      if (entry->start_number >= 1 && g_hash_table_add (seen, GINT_TO_POINTER (entry->start_number)))
        continue;

      name = zh_entry_format_name (entry);
      return zh_fail (error, ZH_ERROR_REFUSED,
                      _ ("%s has start number %d; every entry needs a number of its own. Draw the numbers first"),
                      name, entry->start_number);
    }
  return TRUE;
}

static void
fill_player (const ZhUaPast *past,
             int             entry,
             ZhUaPlayer     *player)
{
  const ZhHistory *history = past->history;

  player->entry = entry;
  player->id = zh_history_get_entry (history, entry)->id;
  player->number = zh_history_get_entry (history, entry)->start_number;
  player->score = zh_ua_past_get_score (past, entry, history->n_rounds);
  player->colours = g_new0 (ZhColour, MAX (history->n_rounds, 1));
  for (int round = 1; round <= history->n_rounds; round++)
    {
      const ZhCell *cell = zh_history_get_cell (history, entry, round);

      if (is_meeting (cell))
        {
          player->colours[player->n_games++] = cell->colour;
          player->n_whites += cell->colour == ZH_COLOUR_WHITE ? 1 : 0;
        }
      player->n_pluses += is_plus (cell->outcome) || cell->outcome == ZH_OUTCOME_FORFEIT_WIN ? 1 : 0;
    }
  zh_ua_past_find_floats (past, entry, &player->first_ascent, &player->first_descent);
}

/* 7.9.7.2–3. A plus counts as an opponent with the score of the last who is present (4.5). */
static void
fill_coefficients (const ZhUaPast *past,
                   int             lowest,
                   ZhUaPlayer     *player)
{
  const ZhHistory *history = past->history;
  int              n_values = 0;
  int              least = G_MAXINT;
  int              most = 0;

  player->full = 0;
  for (int round = 1; round <= history->n_rounds; round++)
    {
      const ZhCell *cell = zh_history_get_cell (history, player->entry, round);
      int           value;

      if (cell->opponent >= 0)
        value = zh_ua_past_get_score (past, cell->opponent, history->n_rounds);
      else if (is_plus (cell->outcome))
        value = lowest;
      else
        continue;

      player->full += value;
      least = MIN (least, value);
      most = MAX (most, value);
      n_values++;
    }
  player->median = n_values < 3 ? 0 : player->full - least - most;
}

/* 15.9.2 with 7.9.6 and 7.9.7.4: the last word is the draw number, upwards in odd rounds and
 * downwards in even ones. */
static int
compare_players (gconstpointer a,
                 gconstpointer b,
                 gpointer      user_data)
{
  const ZhUaPlayer *left = a;
  const ZhUaPlayer *right = b;
  int               round = GPOINTER_TO_INT (user_data);

  if (round > 1 && left->score != right->score)
    return right->score - left->score;
  if (round > 2 && left->full != right->full)
    return right->full - left->full;
  if (round > 2 && left->median != right->median)
    return right->median - left->median;
  return round % 2 == 1 ? left->number - right->number : right->number - left->number;
}

static void
fill_relations (ZhUaField      *self,
                const ZhUaPast *past)
{
  int n = past->history->n_entries;

  self->relations = g_new0 (guint8, MAX (self->n * self->n, 1));
  for (int a = 0; a < self->n; a++)
    for (int b = 0; b < self->n; b++)
      {
        int index = self->players[a].entry * n + self->players[b].entry;

        self->relations[a * self->n + b] =
            (guint8) ((past->met[index] > 0 ? ZH_UA_MET : 0) | (past->forbidden[index] ? ZH_UA_FORBIDDEN : 0));
      }
}

ZhUaField *
zh_ua_field_new (const ZhTournament *tournament,
                 int                 round,
                 GError            **error)
{
  g_autoptr (ZhHistory) history = NULL;
  g_autoptr (ZhUaField) self = NULL;
  ZhUaPast past;
  int      lowest = G_MAXINT;

  g_assert (round >= 1);

  if (!check_numbers (tournament, error))
    return NULL;

  history = zh_history_new (tournament, round - 1);
  past_init (&past, history, round);
  self = g_new0 (ZhUaField, 1);
  self->round = round;
  self->half = round - 1;
  if (zh_tournament_counts_each_game (tournament))
    self->half *= tournament->games_per_pairing;
  self->players = g_new0 (ZhUaPlayer, MAX (history->n_entries, 1));
  for (int i = 0; i < history->n_entries; i++)
    if (!zh_entry_get_absence (zh_history_get_entry (history, i), round, NULL))
      {
        fill_player (&past, i, &self->players[self->n]);
        lowest = MIN (lowest, self->players[self->n].score);
        self->n++;
      }
  for (int i = 0; i < self->n; i++)
    fill_coefficients (&past, lowest, &self->players[i]);
  g_qsort_with_data (self->players, self->n, sizeof (ZhUaPlayer), compare_players, GINT_TO_POINTER (round));
  fill_relations (self, &past);
  past_clear (&past);
  return g_steal_pointer (&self);
}

void
zh_ua_field_free (ZhUaField *self)
{
  if (self == NULL)
    return;
  for (int i = 0; i < self->n; i++)
    g_free (self->players[i].colours);
  g_free (self->players);
  g_free (self->relations);
  g_free (self);
}

guint
zh_ua_field_get_relation (const ZhUaField *self,
                          int              a,
                          int              b)
{
  g_assert (a >= 0 && a < self->n && b >= 0 && b < self->n);

  return self->relations[a * self->n + b];
}

/* The colour of the last two games when it was the same, else none. */
static ZhColour
get_double_colour (const ZhUaPlayer *player)
{
  if (player->n_games < 2 || player->colours[player->n_games - 1] != player->colours[player->n_games - 2])
    return ZH_COLOUR_NONE;
  return player->colours[player->n_games - 1];
}

gboolean
zh_ua_field_is_colour_bad (const ZhUaField *self,
                           int              a,
                           int              b)
{
  ZhColour colour = get_double_colour (&self->players[a]);

  return colour != ZH_COLOUR_NONE && colour == get_double_colour (&self->players[b]);
}
