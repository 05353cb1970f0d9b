#include "config.h"

#include "team-swiss-field.h"

#include <string.h>

#include "dutch-acceleration.h"

typedef struct
{
  ZhTeamField     *field;
  const ZhHistory *history;
  ZhPoints        *virtual_points; /* entry by entry, rounds 1 … round */
  gboolean         by_games;       /* the primary score is game points */
  gboolean         has_second;
} Filling;

static const char *
get_option (const ZhTournament *tournament,
            const char         *key,
            const char         *otherwise)
{
  const char *value = zh_tournament_get_option (tournament, key);

  return value != NULL && *value != '\0' ? value : otherwise;
}

static gboolean
is_met (const ZhCell *cell)
{
  return cell->opponent >= 0 && (zh_outcome_is_played (cell->outcome) || cell->outcome == ZH_OUTCOME_PENDING);
}

/* An adjourned match counts as a draw, and so do its open games (C.04.2, 3.1). */
static ZhPoints
get_match_points (const Filling *filling,
                  const ZhCell  *cell)
{
  return cell->outcome == ZH_OUTCOME_PENDING && cell->opponent >= 0 ? filling->history->tournament->scoring.match_draw : cell->points;
}

static ZhPoints
get_game_points (const Filling *filling,
                 const ZhCell  *cell)
{
  const ZhTournament *tournament = filling->history->tournament;
  int                 n_games = MAX (tournament->boards, 1) * MAX (tournament->games_per_pairing, 1);
  ZhPoints            points = zh_history_get_game_points (tournament, n_games, cell);

  for (int i = 0; cell->opponent >= 0 && cell->outcome == ZH_OUTCOME_PENDING && i < cell->pairing->n_games; i++)
    if (!zh_result_is_set (cell->pairing->games[i].result) || cell->pairing->games[i].result.white == ZH_MARK_ADJOURNED)
      points += filling->history->tournament->scoring.draw;
  return points;
}

/* The primary score before @round, virtual points of that round included. */
static ZhPoints
sum_score (const Filling *filling,
           int            entry,
           int            round)
{
  ZhPoints sum = zh_history_get_entry (filling->history, entry)->carried_points;

  for (int i = 1; i < round && i <= filling->history->n_rounds; i++)
    {
      const ZhCell *cell = zh_history_get_cell (filling->history, entry, i);

      sum += filling->by_games ? get_game_points (filling, cell) : get_match_points (filling, cell);
    }
  return sum + filling->virtual_points[entry * filling->field->round + round - 1];
}

static ZhPoints
sum_second_score (const Filling *filling,
                  int            entry)
{
  ZhPoints sum = 0;

  for (int i = 1; filling->has_second && i <= filling->history->n_rounds; i++)
    {
      const ZhCell *cell = zh_history_get_cell (filling->history, entry, i);

      sum += filling->by_games ? get_match_points (filling, cell) : get_game_points (filling, cell);
    }
  return sum;
}

/* Art. 1.7.1 and 1.7.2. */
static void
find_preference (ZhTeamSide *side,
                 gboolean    is_type_b,
                 gboolean    is_last)
{
  ZhColour last = side->n_matches > 0 ? side->colours[side->n_matches - 1] : ZH_COLOUR_NONE;
  ZhColour twice = side->n_matches > 1 && side->colours[side->n_matches - 2] == last ? last : ZH_COLOUR_NONE;
  int      difference = side->difference;

  if (difference < -1 || ((difference == 0 || difference == -1) && twice == ZH_COLOUR_BLACK))
    side->wants = ZH_COLOUR_WHITE;
  else if (difference > 1 || ((difference == 0 || difference == 1) && twice == ZH_COLOUR_WHITE))
    side->wants = ZH_COLOUR_BLACK;
  side->strong = is_type_b && side->wants != ZH_COLOUR_NONE;
  if (!is_type_b || side->strong || side->n_matches == 0)
    return;
  if (difference != 0)
    side->wants = difference < 0 ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK;
  else if (!is_last)
    side->wants = zh_colour_opposite (last);
}

/* C2: a bye before, a match won without play, or a full-point bye. */
static gboolean
bars_bye (ZhOutcome outcome)
{
  return outcome == ZH_OUTCOME_ALLOCATED_BYE || outcome == ZH_OUTCOME_FORFEIT_WIN || outcome == ZH_OUTCOME_FULL_BYE;
}

static void
fill_matches (const Filling *filling,
              ZhTeamSide    *side,
              int            entry)
{
  const ZhHistory *history = filling->history;

  side->colours = g_new0 (ZhColour, MAX (history->n_rounds, 1));
  side->may_have_bye = TRUE;
  for (int round = 1; round <= history->n_rounds; round++)
    {
      const ZhCell *cell = zh_history_get_cell (history, entry, round);

      side->may_have_bye = side->may_have_bye && !bars_bye (cell->outcome);
      if (!is_met (cell) || cell->colour == ZH_COLOUR_NONE)
        continue;
      side->colours[side->n_matches++] = cell->colour;
      side->difference += cell->colour == ZH_COLOUR_WHITE ? 1 : -1;
      if (round == history->n_rounds)
        side->floated = sum_score (filling, entry, round) != sum_score (filling, cell->opponent, round);
    }
}

static int
compare_sides (gconstpointer a,
               gconstpointer b)
{
  const ZhTeamSide *left = a;
  const ZhTeamSide *right = b;

  return left->score != right->score ? (left->score > right->score ? -1 : 1) : left->number - right->number;
}

static gboolean
has_arrived (const ZhHistory *history,
             int              entry,
             int              round)
{
  if (!zh_entry_get_absence (zh_history_get_entry (history, entry), round, NULL))
    return TRUE;
  for (int i = 1; i <= history->n_rounds; i++)
    {
      const ZhCell *cell = zh_history_get_cell (history, entry, i);

      if (cell->opponent >= 0 || cell->outcome == ZH_OUTCOME_ALLOCATED_BYE)
        return TRUE;
    }
  return FALSE;
}

/* Who has not arrived yet has no number (C.04.2, 2.4). */
static int
count_parity (const ZhHistory *history,
              int              number,
              int              round)
{
  int n = 0;

  for (int i = 0; i < history->n_entries; i++)
    n += zh_history_get_entry (history, i)->start_number <= number && has_arrived (history, i, round) ? 1 : 0;
  return n;
}

static void
fill_sides (const Filling *filling)
{
  ZhTeamField        *self = filling->field;
  const ZhHistory    *history = filling->history;
  const ZhTournament *tournament = history->tournament;
  const char         *colours = get_option (tournament, ZH_OPTION_TEAM_COLOURS, "type-a");

  self->has_strong = strcmp (colours, "type-b") == 0;
  self->sides = g_new0 (ZhTeamSide, MAX (history->n_entries, 1));
  for (int i = 0; i < history->n_entries; i++)
    {
      const ZhEntry *entry = zh_history_get_entry (history, i);
      ZhTeamSide    *side = &self->sides[self->n];

      if (zh_entry_get_absence (entry, self->round, NULL))
        continue;
      self->n++;
      side->id = entry->id;
      side->number = entry->start_number;
      side->parity_number = count_parity (history, entry->start_number, self->round);
      side->score = sum_score (filling, i, self->round);
      side->second_score = sum_second_score (filling, i);
      fill_matches (filling, side, i);
      if (strcmp (colours, "none") != 0)
        find_preference (side, self->has_strong, self->is_last);
    }
  qsort (self->sides, (size_t) self->n, sizeof (ZhTeamSide), compare_sides);
}

static int
find_side (const ZhTeamField *self,
           gint64             id)
{
  for (int i = 0; i < self->n; i++)
    if (self->sides[i].id == id)
      return i;
  return -1;
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

        if (is_met (cell) && zh_history_get_entry (history, cell->opponent)->id == b)
          return TRUE;
      }
  return FALSE;
}

static void
fill_graph (const Filling *filling,
            const gint64  *forced)
{
  ZhTeamField *self = filling->field;
  int          first = forced != NULL ? find_side (self, forced[0]) : -1;
  int          second = forced != NULL ? find_side (self, forced[1]) : -1;
  gboolean     has_forced = first >= 0 && second >= 0 && first != second;

  self->graph = zh_bit_graph_new (MAX (self->n, 1));
  for (int a = 0; a < self->n; a++)
    for (int b = a + 1; b < self->n; b++)
      {
        gboolean touches = has_forced && (a == first || a == second || b == first || b == second);
        gboolean is_forced = has_forced && ((a == first && b == second) || (a == second && b == first));

        if ((touches && !is_forced) || have_met (filling->history, self->sides[a].id, self->sides[b].id) ||
            zh_tournament_is_forbidden (filling->history->tournament, self->round, self->sides[a].id, self->sides[b].id))
          continue;
        zh_bit_graph_set_edge (self->graph, a, b, TRUE);
      }
  if (has_forced)
    self->sides[first].may_have_bye = self->sides[second].may_have_bye = FALSE;
}

/* The lot, or what the first team that played in round 1 tells of it (4.3.1). */
static ZhColour
find_initial_colour (const ZhHistory *history)
{
  int      best = G_MAXINT;
  ZhColour colour = ZH_COLOUR_WHITE;

  if (history->tournament->initial_colour != ZH_COLOUR_NONE)
    return history->tournament->initial_colour;
  for (int i = 0; i < history->n_entries && history->n_rounds > 0; i++)
    {
      const ZhCell *cell = zh_history_get_cell (history, i, 1);
      int           number = zh_history_get_entry (history, i)->start_number;

      if (cell->opponent < 0 || cell->colour == ZH_COLOUR_NONE || number >= best)
        continue;
      best = number;
      colour = number % 2 == 1 ? cell->colour : zh_colour_opposite (cell->colour);
    }
  return colour;
}

ZhTeamField *
zh_team_field_new (const ZhTournament *tournament,
                   int                 round,
                   const gint64       *forced,
                   GError            **error)
{
  g_autoptr (ZhHistory) history = zh_history_new (tournament, round - 1);
  g_autofree ZhPoints *virtual_points = zh_dutch_virtual_points (history, round, error);
  const char          *scores = get_option (tournament, ZH_OPTION_TEAM_SCORES, "mp-gp");
  Filling              filling = { .history = history, .virtual_points = virtual_points };

  if (virtual_points == NULL)
    return NULL;
  filling.field = g_new0 (ZhTeamField, 1);
  filling.by_games = zh_tournament_counts_games (tournament);
  filling.has_second = strchr (scores, '-') != NULL;
  filling.field->round = round;
  filling.field->is_last = tournament->n_rounds > 0 && round >= tournament->n_rounds;
  filling.field->is_late = tournament->n_rounds > 0 && round >= tournament->n_rounds - 1;
  filling.field->initial_colour = find_initial_colour (history);
  fill_sides (&filling);
  fill_graph (&filling, forced);
  return filling.field;
}

void
zh_team_field_free (ZhTeamField *self)
{
  for (int i = 0; i < self->n; i++)
    g_free (self->sides[i].colours);
  g_free (self->sides);
  zh_bit_graph_free (self->graph);
  g_free (self);
}

gboolean
zh_team_field_can_pair (const ZhTeamField *self,
                        const guint64     *vertices)
{
  g_autofree int *mate = g_new (int, MAX (self->n, 1));

  for (int i = 0; i < self->n; i++)
    mate[i] = -1;
  return zh_bit_graph_match (self->graph, vertices, mate) == 0;
}

/* 4.2: the higher score, then the other score, then the smaller number. */
static gboolean
is_first_team (const ZhTeamSide *a,
               const ZhTeamSide *b)
{
  if (a->score != b->score)
    return a->score > b->score;
  return a->second_score != b->second_score ? a->second_score > b->second_score : a->number < b->number;
}

/* 4.3.6: the colours of both in their last matches, until they differ. */
static ZhColour
alternate_difference (const ZhTeamSide *a,
                      const ZhTeamSide *b)
{
  for (int i = 1; i <= MIN (a->n_matches, b->n_matches); i++)
    if (a->colours[a->n_matches - i] != b->colours[b->n_matches - i])
      return zh_colour_opposite (a->colours[a->n_matches - i]);
  return ZH_COLOUR_NONE;
}

static ZhColour
alternate_last (const ZhTeamSide *side)
{
  return side->n_matches > 0 ? zh_colour_opposite (side->colours[side->n_matches - 1]) : ZH_COLOUR_NONE;
}

/* 4.3 for the first team of the pair; the number of the article that decides is behind "4.3.". */
static ZhColour
decide_colour (const ZhTeamField *self,
               const ZhTeamSide  *first,
               const ZhTeamSide  *other,
               int               *article)
{
  ZhColour alternated = alternate_difference (first, other);

  if (first->n_matches == 0 && other->n_matches == 0)
    return *article = 1, first->parity_number % 2 == 1 ? self->initial_colour : zh_colour_opposite (self->initial_colour);
  if (first->wants != ZH_COLOUR_NONE && other->wants == ZH_COLOUR_NONE)
    return *article = 2, first->wants;
  if (first->wants == ZH_COLOUR_NONE && other->wants != ZH_COLOUR_NONE)
    return *article = 2, zh_colour_opposite (other->wants);
  if (first->wants != ZH_COLOUR_NONE && first->wants != other->wants)
    return *article = 3, first->wants;
  if (self->has_strong && first->strong != other->strong)
    return *article = 4, first->strong ? first->wants : zh_colour_opposite (other->wants);
  if (first->difference != other->difference)
    return *article = 5, first->difference < other->difference ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK;
  if (alternated != ZH_COLOUR_NONE)
    return *article = 6, alternated;
  if (first->wants != ZH_COLOUR_NONE)
    return *article = 7, first->wants;
  if (first->n_matches > 0)
    return *article = 8, alternate_last (first);
  return *article = 9, zh_colour_opposite (alternate_last (other));
}

ZhColour
zh_team_field_get_colour (const ZhTeamField *self,
                          int                a,
                          int                b,
                          int               *article)
{
  const ZhTeamSide *left = &self->sides[a];
  const ZhTeamSide *right = &self->sides[b];
  gboolean          is_first = is_first_team (left, right);
  int               decided = 0;
  ZhColour          colour = decide_colour (self, is_first ? left : right, is_first ? right : left, &decided);

  if (article != NULL)
    *article = decided;
  return is_first ? colour : zh_colour_opposite (colour);
}
