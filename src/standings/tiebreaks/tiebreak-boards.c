/* Criteria made of the results on the boards of team matches.
 *
 * Source: FIDE C.07 article 12 and 13.3.2; Ukrainian chess rules IV.6.7.2, draughts rules
 * IV.14.7.2 (places on boards).
 */
#include "config.h"

#include <string.h>

#include "tiebreak-criteria.h"

/**
 * BoardPoints:
 * @n_boards: boards of a match
 * @points: (array): by member, then board
 */
typedef struct
{
  int       n_boards;
  ZhPoints *points;
} BoardPoints;

static int
count_boards (const ZhHistory *history)
{
  int n_boards = MAX (1, history->tournament->boards);

  for (guint i = 0; i < history->tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (history->tournament->rounds, i);

      for (guint j = 0; j < round->pairings->len; j++)
        {
          const ZhPairing *pairing = g_ptr_array_index (round->pairings, j);

          for (int game = 0; game < pairing->n_games; game++)
            n_boards = MAX (n_boards, MIN (pairing->games[game].board, 1000));
        }
    }
  return n_boards;
}

static void
add_match (const ZhHistory *history,
           const ZhCell    *cell,
           int              entry,
           int              n_boards,
           ZhPoints        *points)
{
  gint64 id = zh_history_get_entry (history, entry)->id;

  for (int i = 0; i < cell->pairing->n_games; i++)
    {
      const ZhGame *game = &cell->pairing->games[i];
      gboolean      is_white = (cell->pairing->entry[0] == id) != game->swapped;

      if (game->board >= 1 && game->board <= n_boards)
        points[game->board - 1] += zh_scoring_get_game_points (&history->tournament->scoring, game->result,
                                                               is_white ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK);
    }
}

/* Points of @entry by board, over all matches or only those against @opponent. */
static void
sum_boards (const ZhTiebreakContext *context,
            int                      entry,
            int                      opponent,
            int                      n_boards,
            ZhPoints                *points)
{
  const ZhHistory *history = context->history;

  for (int round = 1; round <= history->n_rounds; round++)
    {
      const ZhCell *cell = zh_history_get_cell (history, entry, round);

      if (cell->opponent < 0 || cell->pairing == NULL)
        continue;
      if (opponent < 0 || cell->opponent == opponent)
        add_match (history, cell, entry, n_boards, points);
    }
}

static void
board_points_init (BoardPoints             *self,
                   const ZhTiebreakContext *context,
                   const int               *members,
                   int                      n_members,
                   gboolean                 mutual)
{
  self->n_boards = count_boards (context->history);
  self->points = g_new0 (ZhPoints, (gsize) n_members * (gsize) self->n_boards);
  for (int i = 0; i < n_members; i++)
    sum_boards (context, members[i], mutual ? members[1 - i] : -1, self->n_boards,
                self->points + (gsize) i * (gsize) self->n_boards);
}

static const ZhPoints *
get_boards (const BoardPoints *self,
            gconstpointer      member)
{
  return self->points + (gsize) * (const int *) member * (gsize) self->n_boards;
}

static int
sum_first (const ZhPoints *points,
           int             n)
{
  int sum = 0;

  for (int board = 0; board < n; board++)
    sum += points[board];
  return sum;
}

/* 12.1: points times board number; the lower is better, among teams level on game points. */
static int
weigh_boards (const ZhPoints *points,
              int             n_boards)
{
  int sum = 0;

  for (int board = 0; board < n_boards; board++)
    sum += (board + 1) * points[board];
  return sum;
}

static int
compare_board_count (gconstpointer a,
                     gconstpointer b,
                     gpointer      user_data)
{
  const BoardPoints *boards = user_data;

  return weigh_boards (get_boards (boards, a), boards->n_boards) - weigh_boards (get_boards (boards, b), boards->n_boards);
}

/* 12.2: board 1, then board 2 … */
static int
compare_top_boards (gconstpointer a,
                    gconstpointer b,
                    gpointer      user_data)
{
  const BoardPoints *boards = user_data;
  const ZhPoints    *left = get_boards (boards, a);
  const ZhPoints    *right = get_boards (boards, b);

  for (int board = 0; board < boards->n_boards; board++)
    if (left[board] != right[board])
      return right[board] - left[board];
  return 0;
}

/* 12.3: without the last board, then without the last two … */
static int
compare_bottom_boards (gconstpointer a,
                       gconstpointer b,
                       gpointer      user_data)
{
  const BoardPoints *boards = user_data;
  const ZhPoints    *left = get_boards (boards, a);
  const ZhPoints    *right = get_boards (boards, b);

  for (int n = boards->n_boards - 1; n > 0; n--)
    if (sum_first (left, n) != sum_first (right, n))
      return sum_first (right, n) - sum_first (left, n);
  return 0;
}

static gboolean
are_level (const BoardPoints *boards,
           int                n_members)
{
  int first = sum_first (boards->points, boards->n_boards);

  for (int i = 1; i < n_members; i++)
    if (sum_first (get_boards (boards, &i), boards->n_boards) != first)
      return FALSE;
  return TRUE;
}

static int
compare_nothing (gconstpointer a,
                 gconstpointer b,
                 gpointer      user_data)
{
  return 0;
}

void
zh_tiebreak_board_count (const ZhTiebreakQuery *query,
                         ZhTiebreakValue       *values)
{
  BoardPoints boards;

  board_points_init (&boards, query->context, query->members, query->n_members, FALSE);
  zh_tiebreak_rank_by (query->n_members, are_level (&boards, query->n_members) ? compare_board_count : compare_nothing, &boards, values);
  g_free (boards.points);
}

void
zh_tiebreak_top_boards (const ZhTiebreakQuery *query,
                        ZhTiebreakValue       *values)
{
  BoardPoints boards;

  board_points_init (&boards, query->context, query->members, query->n_members, FALSE);
  zh_tiebreak_rank_by (query->n_members, compare_top_boards, &boards, values);
  g_free (boards.points);
}

void
zh_tiebreak_bottom_boards (const ZhTiebreakQuery *query,
                           ZhTiebreakValue       *values)
{
  BoardPoints boards;

  board_points_init (&boards, query->context, query->members, query->n_members, FALSE);
  zh_tiebreak_rank_by (query->n_members, compare_bottom_boards, &boards, values);
  g_free (boards.points);
}

/* Which comparisons of the mutual match follow EDE, in order: EDEBT is board count, then top
 * boards. */
static int
compare_mutual_match (const char        *name,
                      const BoardPoints *boards)
{
  const char *letters = name + strlen ("EDE");
  int         first = 0;
  int         second = 1;
  int         order = 0;

  if (strlen (letters) == 2 && are_level (boards, 2))
    order = compare_board_count (&first, &second, (gpointer) boards);
  if (order != 0)
    return order;
  return g_str_has_suffix (letters, "T") ? compare_top_boards (&first, &second, (gpointer) boards)
                                         : compare_bottom_boards (&first, &second, (gpointer) boards);
}

static void
divide_pair (const ZhTiebreakQuery *query,
             const int             *members,
             const int             *pair,
             ZhTiebreakValue       *values)
{
  int         entries[2] = { members[pair[0]], members[pair[1]] };
  BoardPoints boards;
  int         order;

  board_points_init (&boards, query->context, entries, 2, TRUE);
  order = compare_mutual_match (zh_tiebreak_kind_get_name (query->code->kind), &boards);
  if (order != 0)
    values[pair[order < 0 ? 1 : 0]].value.numerator++;
  g_free (boards.points);
}

/* 13.3.2 (2026): where the extended direct encounter leaves exactly two teams level, the
 * boards of their own match decide. */
void
zh_tiebreak_extended_direct_boards (const ZhTiebreakQuery *query,
                                    ZhTiebreakValue       *values)
{
  gboolean undivided;

  zh_tiebreak_extended_direct (query, values);
  undivided = values[0].value.numerator == 0;
  for (int i = 0; i < query->n_members && undivided; i++)
    values[i].value = zh_fraction_int (1);

  for (int i = 0; i < query->n_members; i++)
    {
      int level = 0;
      int pair[2] = { i, 0 };

      for (int other = 0; other < query->n_members; other++)
        if (values[other].value.numerator == values[i].value.numerator)
          {
            level++;
            if (other != i)
              pair[1] = other;
          }
      if (level == 2 && pair[1] > i)
        divide_pair (query, query->members, pair, values);
    }

  undivided = TRUE;
  for (int i = 0; i < query->n_members; i++)
    undivided = undivided && values[i].value.numerator == 1;
  for (int i = 0; i < query->n_members && undivided; i++)
    values[i].value = ZH_FRACTION_ZERO;
}

static void
list_boards (ZhTiebreakContext *context,
             int                entry,
             int                opponent,
             gboolean           weighed,
             ZhArithmetic      *arithmetic)
{
  int                  n_boards = count_boards (context->history);
  g_autofree ZhPoints *points = g_new0 (ZhPoints, n_boards);

  sum_boards (context, entry, opponent, n_boards, points);
  for (int board = 0; board < n_boards; board++)
    zh_arithmetic_add (arithmetic, ZH_LINE_BOARD, board + 1, opponent, zh_points_to_fraction (points[board]),
                       zh_fraction_int (weighed ? board + 1 : 1));
  arithmetic->offset = zh_arithmetic_sum (arithmetic);
}

void
zh_tiebreak_board_count_lines (const ZhTiebreakQuery *query,
                               int                    entry,
                               ZhArithmetic          *arithmetic)
{
  list_boards (query->context, entry, -1, TRUE, arithmetic);
}

void
zh_tiebreak_top_boards_lines (const ZhTiebreakQuery *query,
                              int                    entry,
                              ZhArithmetic          *arithmetic)
{
  list_boards (query->context, entry, -1, FALSE, arithmetic);
}

void
zh_tiebreak_bottom_boards_lines (const ZhTiebreakQuery *query,
                                 int                    entry,
                                 ZhArithmetic          *arithmetic)
{
  list_boards (query->context, entry, -1, FALSE, arithmetic);
}

void
zh_tiebreak_extended_direct_boards_lines (const ZhTiebreakQuery *query,
                                          int                    entry,
                                          ZhArithmetic          *arithmetic)
{
  if (query->n_members == 2)
    list_boards (query->context, entry, query->members[query->members[0] == entry ? 1 : 0], strlen (zh_tiebreak_kind_get_name (query->code->kind)) == 5, arithmetic);
  else
    zh_tiebreak_extended_direct_lines (query, entry, arithmetic);
}

/* The team's place on one board: better is who made more points there; equal points share the
 * better place. */
static int
get_board_place (const ZhTiebreakContext *context,
                 const ZhPoints          *points,
                 int                      n_boards,
                 int                      entry,
                 int                      board)
{
  int place = 1;

  for (int other = 0; other < context->history->n_entries; other++)
    if (!context->uncounted[other] &&
        points[(gsize) other * (gsize) n_boards + (gsize) board] > points[(gsize) entry * (gsize) n_boards + (gsize) board])
      place++;
  return place;
}

/* UA chess 6.7.2, draughts 14.7.2: the smaller sum of places on the boards. */
void
zh_tiebreak_ua_board_places (const ZhTiebreakQuery *query,
                             int                    entry,
                             ZhArithmetic          *arithmetic)
{
  int                  n_boards = count_boards (query->context->history);
  g_autofree ZhPoints *points = g_new0 (ZhPoints, (gsize) query->context->history->n_entries * (gsize) n_boards + 1);

  for (int other = 0; other < query->context->history->n_entries; other++)
    sum_boards (query->context, other, -1, n_boards, points + (gsize) other * (gsize) n_boards);
  for (int board = 0; board < n_boards; board++)
    zh_arithmetic_add_plain (arithmetic, ZH_LINE_BOARD, board + 1, -1,
                             zh_fraction_int (get_board_place (query->context, points, n_boards, entry, board)));
  zh_arithmetic_finish_sum (arithmetic);
}
