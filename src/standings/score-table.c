#include "config.h"

#include "score-table.h"

#include "admission.h"
#include "teams.h"

static gboolean
is_unplayed_by_will (ZhOutcome outcome,
                     gboolean  forfeits_played)
{
  return outcome == ZH_OUTCOME_HALF_BYE || outcome == ZH_OUTCOME_ZERO_BYE ||
         (outcome == ZH_OUTCOME_FORFEIT_LOSS && !forfeits_played);
}

static ZhScoreSlot *
get_writable_slot (ZhScoreTable *self,
                   int           entry,
                   int           round)
{
  return &self->slots[(gsize) entry * (gsize) self->n_rounds + (gsize) round - 1];
}

int
zh_score_get_games_per_match (const ZhTournament *tournament)
{
  int games = 0;

  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i);

      for (guint j = 0; j < round->pairings->len; j++)
        games = MAX (games, ((const ZhPairing *) g_ptr_array_index (round->pairings, j))->n_games);
    }
  if (games == 0)
    games = MAX (1, tournament->boards) * MAX (1, tournament->games_per_pairing);
  return games;
}

static void
fill_slots (ZhScoreTable    *self,
            const ZhHistory *history,
            gboolean         use_game_points,
            int              n_games)
{
  for (int entry = 0; entry < self->n_entries; entry++)
    for (int round = 1; round <= self->n_rounds; round++)
      {
        const ZhCell *cell = zh_history_get_cell (history, entry, round);
        ZhScoreSlot  *slot = get_writable_slot (self, entry, round);

        slot->opponent = -1;
        /* Who is free in a round robin is nothing at all, however a file writes it; a point
         * given for it stays a point. */
        if (self->predetermined && cell->opponent < 0)
          {
            slot->points = cell->points;
            continue;
          }
        slot->opponent = cell->opponent;
        slot->outcome = cell->outcome;
        slot->colour = cell->colour;
        slot->points = cell->points;
        if (use_game_points)
          slot->points = zh_history_get_game_points (history->tournament, n_games, cell);
      }
}

/* 8.3: the games of the last round are all taken as drawn, forfeits too. */
static void
draw_last_round (ZhScoreTable *self)
{
  if (self->n_rounds == 0)
    return;
  for (int entry = 0; entry < self->n_entries; entry++)
    {
      ZhScoreSlot *slot = get_writable_slot (self, entry, self->n_rounds);

      if (slot->opponent >= 0)
        {
          slot->outcome = ZH_OUTCOME_DRAW;
          slot->points = self->draw;
        }
    }
}

/* 16.3: what an entry did not play after its last round of its own will counts as drawn for
 * its opponents. */
static ZhPoints
adjust_total (const ZhScoreTable *self,
              int                 entry)
{
  ZhPoints sum = self->totals[entry];
  int      last = 0;

  for (int round = 1; round <= self->n_rounds; round++)
    if (!is_unplayed_by_will (zh_score_table_get_slot (self, entry, round)->outcome, self->forfeits_played))
      last = round;

  for (int round = last + 1; round <= self->n_rounds; round++)
    {
      const ZhScoreSlot *slot = zh_score_table_get_slot (self, entry, round);

      if (slot->opponent < 0)
        sum += self->draw - slot->points;
    }
  return sum;
}

static void
fill_totals (ZhScoreTable    *self,
             const ZhHistory *history)
{
  for (int entry = 0; entry < self->n_entries; entry++)
    {
      self->totals[entry] = zh_history_get_entry (history, entry)->carried_points;
      for (int round = 1; round <= self->n_rounds; round++)
        self->totals[entry] += zh_score_table_get_slot (self, entry, round)->points;
    }
  for (int entry = 0; entry < self->n_entries; entry++)
    self->adjusted[entry] = self->predetermined ? self->totals[entry] : adjust_total (self, entry);
}

static void
set_scoring (ZhScoreTable       *self,
             const ZhTournament *tournament,
             gboolean            use_game_points,
             int                 n_games)
{
  const ZhScoring *scoring = &tournament->scoring;

  if (use_game_points || zh_tournament_counts_each_game (tournament))
    {
      self->win = scoring->win * n_games;
      self->draw = scoring->draw * n_games;
      self->loss = scoring->loss * n_games;
    }
  else
    {
      gboolean is_match = n_games > 1 || zh_tournament_is_team (tournament);

      self->win = is_match ? scoring->match_win : scoring->win;
      self->draw = is_match ? scoring->match_draw : scoring->draw;
      self->loss = is_match ? scoring->match_loss : scoring->loss;
    }
}

ZhScoreTable *
zh_score_table_new (const ZhHistory  *history,
                    ZhScoreReference  reference,
                    ZhTiebreakEdition edition,
                    guint             flags)
{
  ZhScoreTable *self = g_new0 (ZhScoreTable, 1);
  gboolean      use_game_points = reference == ZH_REFERENCE_GAME;
  int           n_games = zh_score_get_games_per_match (history->tournament);

  self->n_entries = history->n_entries;
  self->n_rounds = history->n_rounds;
  self->predetermined = zh_tournament_is_predetermined (history->tournament);
  self->forfeits_played = self->predetermined || (flags & ZH_SCORE_FORFEITS_PLAYED) != 0;
  self->capped = edition != ZH_TIEBREAK_EDITION_2024_08;
  self->slots = g_new0 (ZhScoreSlot, (gsize) self->n_entries * (gsize) self->n_rounds + 1);
  self->totals = g_new0 (ZhPoints, self->n_entries + 1);
  self->adjusted = g_new0 (ZhPoints, self->n_entries + 1);

  set_scoring (self, history->tournament, use_game_points, n_games);
  fill_slots (self, history, use_game_points, n_games);
  if ((flags & ZH_SCORE_FORE) != 0)
    draw_last_round (self);
  fill_totals (self, history);
  return self;
}

void
zh_score_table_free (ZhScoreTable *self)
{
  if (self == NULL)
    return;
  g_free (self->slots);
  g_free (self->totals);
  g_free (self->adjusted);
  g_free (self);
}

const ZhScoreSlot *
zh_score_table_get_slot (const ZhScoreTable *self,
                         int                 entry,
                         int                 round)
{
  g_assert (entry >= 0 && entry < self->n_entries);
  g_assert (round >= 1 && round <= self->n_rounds);

  return &self->slots[(gsize) entry * (gsize) self->n_rounds + (gsize) round - 1];
}

gboolean
zh_score_table_is_vur (const ZhScoreTable *self,
                       const ZhScoreSlot  *slot)
{
  return !self->predetermined && is_unplayed_by_will (slot->outcome, self->forfeits_played);
}

gboolean
zh_score_table_is_free (const ZhScoreTable *self,
                        const ZhScoreSlot  *slot)
{
  return self->predetermined && slot->outcome == ZH_OUTCOME_NONE;
}

int
zh_score_table_count_games (const ZhScoreTable *self)
{
  int most = 0;

  for (int entry = 0; entry < self->n_entries; entry++)
    {
      int games = 0;

      for (int round = 1; round <= self->n_rounds; round++)
        if (zh_score_table_get_slot (self, entry, round)->opponent >= 0)
          games++;
      most = MAX (most, games);
    }
  return most;
}

/* Whom the list of entries names, and no round: nobody has played him, nor he anybody. */
static gboolean
has_never_come (const ZhHistory *history,
                int              entry)
{
  if (!zh_tournament_is_absent (history->tournament, zh_history_get_entry (history, entry)))
    return FALSE;
  for (int round = 1; round <= history->n_rounds; round++)
    if (zh_history_get_cell (history, entry, round)->opponent >= 0)
      return FALSE;
  return TRUE;
}

gboolean *
zh_score_find_uncounted (const ZhHistory *history)
{
  gboolean *uncounted = g_new0 (gboolean, history->n_entries + 1);

  const char *place = zh_tournament_get_option (history->tournament, ZH_OPTION_EXPELLED_PLACE);
  gboolean    keeps = place == NULL || g_str_equal (place, "keep");

  for (int entry = 0; entry < history->n_entries; entry++)
    uncounted[entry] = zh_history_get_counting (history, entry) != ZH_COUNTED || has_never_come (history, entry) ||
                       (!keeps && zh_history_get_entry (history, entry)->status == ZH_ENTRY_EXPELLED);
  return uncounted;
}
