#include "config.h"

#include "draughts-position.h"

#include <string.h>

#define BIT(square) (G_GUINT64_CONSTANT (1) << ((square) -1))

/**
 * What tells the variants apart.
 * @capture_back: men capture backwards too
 * @flying: kings move any distance
 * @most: the line with most units must be chosen
 * @crowns_on_way: a man that reaches the last row in a capture goes on as a king
 * @stops_on_last_row: a man that reaches the last row in a capture stops there
 */
typedef struct
{
  const char *names[2];
  int         size;
  gboolean    letters;
  gboolean    capture_back;
  gboolean    flying;
  gboolean    most;
  gboolean    crowns_on_way;
  gboolean    stops_on_last_row;
  gboolean    black_begins;
} Rules;

static const Rules rules_of[] = {
  [ZH_DRAUGHTS_RUSSIAN] = { { "russian", NULL }, 8, TRUE, TRUE, TRUE, FALSE, TRUE, FALSE, FALSE },
  [ZH_DRAUGHTS_BRAZILIAN] = { { "brazilian", NULL }, 8, TRUE, TRUE, TRUE, TRUE, FALSE, FALSE, FALSE },
  [ZH_DRAUGHTS_CHECKERS] = { { "checkers", "english" }, 8, FALSE, FALSE, FALSE, FALSE, FALSE, TRUE, TRUE },
  [ZH_DRAUGHTS_INTERNATIONAL] = { { "international", NULL }, 10, FALSE, TRUE, TRUE, TRUE, FALSE, FALSE, FALSE },
};

static const int directions[4][2] = { { -1, -1 }, { -1, 1 }, { 1, -1 }, { 1, 1 } };

/* A capture as it grows. */
typedef struct
{
  const ZhDraughtsPosition *position;
  const Rules              *rules;
  GArray                   *moves;
  ZhDraughtsMove            move;
  int                       start; /* empty for the unit that has left it */
  gboolean                  king;
} Capture;

gboolean
zh_draughts_variant_parse (const char        *text,
                           ZhDraughtsVariant *variant)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rules_of); i++)
    for (int k = 0; k < 2; k++)
      if (rules_of[i].names[k] != NULL && g_strcmp0 (rules_of[i].names[k], text) == 0)
        {
          *variant = (ZhDraughtsVariant) i;
          return TRUE;
        }
  return FALSE;
}

int
zh_draughts_variant_get_n_squares (ZhDraughtsVariant variant)
{
  return rules_of[variant].size * rules_of[variant].size / 2;
}

gboolean
zh_draughts_variant_uses_letters (ZhDraughtsVariant variant)
{
  return rules_of[variant].letters;
}

int
zh_draughts_get_row (ZhDraughtsVariant variant,
                     int               square)
{
  return (square - 1) / (rules_of[variant].size / 2);
}

int
zh_draughts_get_column (ZhDraughtsVariant variant,
                        int               square)
{
  int half = rules_of[variant].size / 2;
  int row = (square - 1) / half;

  return (square - 1) % half * 2 + (row % 2 == 0 ? 1 : 0);
}

int
zh_draughts_get_square (ZhDraughtsVariant variant,
                        int               row,
                        int               column)
{
  int size = rules_of[variant].size;

  if (row < 0 || row >= size || column < 0 || column >= size || (row + column) % 2 == 0)
    return 0;
  return row * (size / 2) + column / 2 + 1;
}

/* The square beside each, by variant, square and direction; 0 beyond the edge. */
static guint8 neighbours[G_N_ELEMENTS (rules_of)][ZH_DRAUGHTS_MAX_SQUARES + 1][4];

static void
fill_neighbours (void)
{
  static gsize ready = 0;

  if (!g_once_init_enter (&ready))
    return;
  for (gsize variant = 0; variant < G_N_ELEMENTS (rules_of); variant++)
    for (int square = 1; square <= zh_draughts_variant_get_n_squares ((ZhDraughtsVariant) variant); square++)
      for (int direction = 0; direction < 4; direction++)
        {
          int row = zh_draughts_get_row ((ZhDraughtsVariant) variant, square) + directions[direction][0];
          int column = zh_draughts_get_column ((ZhDraughtsVariant) variant, square) + directions[direction][1];

          neighbours[variant][square][direction] = (guint8) zh_draughts_get_square ((ZhDraughtsVariant) variant, row, column);
        }
  g_once_init_leave (&ready, 1);
}

static inline int
step (const ZhDraughtsPosition *self,
      int                       square,
      int                       direction)
{
  return neighbours[self->variant][square][direction];
}

static gboolean
is_black (ZhDraughtsUnit unit)
{
  return unit == ZH_DRAUGHTS_BLACK_MAN || unit == ZH_DRAUGHTS_BLACK_KING;
}

static gboolean
is_king (ZhDraughtsUnit unit)
{
  return unit == ZH_DRAUGHTS_WHITE_KING || unit == ZH_DRAUGHTS_BLACK_KING;
}

static gboolean
is_forward (const ZhDraughtsPosition *self,
            int                       direction)
{
  return (directions[direction][0] > 0) == self->black_to_move;
}

static gboolean
is_last_row (const ZhDraughtsPosition *self,
             int                       square)
{
  return zh_draughts_get_row (self->variant, square) == (self->black_to_move ? rules_of[self->variant].size - 1 : 0);
}

void
zh_draughts_position_init (ZhDraughtsPosition *self,
                           ZhDraughtsVariant   variant)
{
  int n_squares = zh_draughts_variant_get_n_squares (variant);
  int half = rules_of[variant].size / 2;

  memset (self, 0, sizeof *self);
  self->variant = variant;
  self->black_to_move = rules_of[variant].black_begins;
  for (int square = 1; square <= n_squares; square++)
    {
      if (square <= half * (half - 1))
        self->units[square - 1] = ZH_DRAUGHTS_BLACK_MAN;
      else if (square > n_squares - half * (half - 1))
        self->units[square - 1] = ZH_DRAUGHTS_WHITE_MAN;
    }
}

/* Captures */

static ZhDraughtsUnit
get_unit (const Capture *capture,
          int            square)
{
  return square == capture->start ? ZH_DRAUGHTS_EMPTY : (ZhDraughtsUnit) capture->position->units[square - 1];
}

static gboolean
is_enemy (const Capture *capture,
          int            square)
{
  ZhDraughtsUnit unit = get_unit (capture, square);

  return unit != ZH_DRAUGHTS_EMPTY && is_black (unit) != capture->position->black_to_move;
}

/* The next unit to be taken in a direction, 0 for none: captured units stay on the board until
 * the move is over, and none is jumped twice. */
static int
find_victim (const Capture *capture,
             int            square,
             int            direction)
{
  int at = step (capture->position, square, direction);

  while (capture->king && capture->rules->flying && at != 0 && get_unit (capture, at) == ZH_DRAUGHTS_EMPTY)
    at = step (capture->position, at, direction);
  if (at == 0 || !is_enemy (capture, at) || (capture->move.captured & BIT (at)))
    return 0;
  return at;
}

static gboolean
may_capture (const Capture *capture,
             int            square,
             int            direction)
{
  int victim;
  int landing;

  if (!capture->king && !capture->rules->capture_back && !is_forward (capture->position, direction))
    return FALSE;
  victim = find_victim (capture, square, direction);
  landing = victim != 0 ? step (capture->position, victim, direction) : 0;
  return landing != 0 && get_unit (capture, landing) == ZH_DRAUGHTS_EMPTY;
}

static gboolean
may_go_on (const Capture *capture,
           int            square)
{
  for (int direction = 0; direction < 4; direction++)
    if (may_capture (capture, square, direction))
      return TRUE;
  return FALSE;
}

static void
finish (Capture *capture,
        int      square)
{
  ZhDraughtsMove move = capture->move;

  move.crowns = !is_king ((ZhDraughtsUnit) capture->position->units[capture->start - 1]) && (capture->king || is_last_row (capture->position, square));
  for (guint i = 0; i < capture->moves->len; i++)
    {
      const ZhDraughtsMove *known = &g_array_index (capture->moves, ZhDraughtsMove, i);

      if (known->captured == move.captured && known->stops[0] == move.stops[0] && known->stops[known->n_stops - 1] == square)
        return;
    }
  g_array_append_val (capture->moves, move);
}

static void extend (Capture *capture,
                    int      square);

/* One more jump, to one landing square. */
static void
jump_to (Capture *capture,
         int      victim,
         int      landing)
{
  Capture next = *capture;

  if (next.move.n_stops == ZH_DRAUGHTS_MAX_STOPS)
    return;
  next.move.captured |= BIT (victim);
  next.move.stops[next.move.n_stops++] = (guint8) landing;
  if (!next.king && is_last_row (next.position, landing))
    {
      if (next.rules->crowns_on_way)
        next.king = TRUE;
      else if (next.rules->stops_on_last_row)
        {
          finish (&next, landing);
          return;
        }
    }
  extend (&next, landing);
}

/* From some landing square a king may have to go on; then he may not choose another (3.2). */
static void
jump (Capture *capture,
      int      square,
      int      direction)
{
  int      victim = find_victim (capture, square, direction);
  int      landings[10];
  int      n_landings = 0;
  gboolean any_goes_on = FALSE;
  gboolean goes_on[10];

  for (int at = step (capture->position, victim, direction); at != 0 && get_unit (capture, at) == ZH_DRAUGHTS_EMPTY; at = step (capture->position, at, direction))
    {
      landings[n_landings++] = at;
      if (!capture->king || !capture->rules->flying)
        break;
    }

  for (int i = 0; i < n_landings; i++)
    {
      Capture after = *capture;

      after.move.captured |= BIT (victim);
      goes_on[i] = may_go_on (&after, landings[i]);
      any_goes_on = any_goes_on || goes_on[i];
    }
  for (int i = 0; i < n_landings; i++)
    if (goes_on[i] || !any_goes_on || !capture->king)
      jump_to (capture, victim, landings[i]);
}

static void
extend (Capture *capture,
        int      square)
{
  gboolean went_on = FALSE;

  for (int direction = 0; direction < 4; direction++)
    if (may_capture (capture, square, direction))
      {
        jump (capture, square, direction);
        went_on = TRUE;
      }
  if (!went_on && capture->move.captured != 0)
    finish (capture, square);
}

static void
keep_longest (GArray *moves)
{
  int most = 0;

  for (guint i = 0; i < moves->len; i++)
    most = MAX (most, __builtin_popcountll (g_array_index (moves, ZhDraughtsMove, i).captured));
  for (guint i = moves->len; i > 0; i--)
    if (__builtin_popcountll (g_array_index (moves, ZhDraughtsMove, i - 1).captured) < most)
      g_array_remove_index (moves, i - 1);
}

static void
generate_captures (const ZhDraughtsPosition *self,
                   GArray                   *moves)
{
  int n_squares = zh_draughts_variant_get_n_squares (self->variant);

  for (int square = 1; square <= n_squares; square++)
    {
      ZhDraughtsUnit unit = (ZhDraughtsUnit) self->units[square - 1];
      Capture        capture = { self, &rules_of[self->variant], moves, { .stops = { (guint8) square }, .n_stops = 1 }, square, is_king (unit) };

      if (unit != ZH_DRAUGHTS_EMPTY && is_black (unit) == self->black_to_move)
        extend (&capture, square);
    }
  if (rules_of[self->variant].most)
    keep_longest (moves);
}

/* Quiet moves */

static void
generate_quiet (const ZhDraughtsPosition *self,
                GArray                   *moves)
{
  int n_squares = zh_draughts_variant_get_n_squares (self->variant);

  for (int square = 1; square <= n_squares; square++)
    {
      ZhDraughtsUnit unit = (ZhDraughtsUnit) self->units[square - 1];

      if (unit == ZH_DRAUGHTS_EMPTY || is_black (unit) != self->black_to_move)
        continue;
      for (int direction = 0; direction < 4; direction++)
        {
          if (!is_king (unit) && !is_forward (self, direction))
            continue;
          for (int to = step (self, square, direction); to != 0 && self->units[to - 1] == ZH_DRAUGHTS_EMPTY; to = step (self, to, direction))
            {
              ZhDraughtsMove move = { .stops = { (guint8) square, (guint8) to }, .n_stops = 2, .crowns = !is_king (unit) && is_last_row (self, to) };

              g_array_append_val (moves, move);
              if (!is_king (unit) || !rules_of[self->variant].flying)
                break;
            }
        }
    }
}

void
zh_draughts_position_generate (const ZhDraughtsPosition *self,
                               GArray                   *moves)
{
  fill_neighbours ();
  g_array_set_size (moves, 0);
  generate_captures (self, moves);
  if (moves->len == 0)
    generate_quiet (self, moves);
}

ZhDraughtsPosition
zh_draughts_position_play (const ZhDraughtsPosition *self,
                           const ZhDraughtsMove     *move)
{
  ZhDraughtsPosition next = *self;
  int                from = move->stops[0];
  int                to = move->stops[move->n_stops - 1];
  guint8             unit = self->units[from - 1];

  next.units[from - 1] = ZH_DRAUGHTS_EMPTY;
  for (guint64 left = move->captured; left != 0; left &= left - 1)
    next.units[__builtin_ctzll (left)] = ZH_DRAUGHTS_EMPTY;
  if (move->crowns)
    unit = self->black_to_move ? ZH_DRAUGHTS_BLACK_KING : ZH_DRAUGHTS_WHITE_KING;
  next.units[to - 1] = unit;
  next.black_to_move = !self->black_to_move;
  return next;
}

gboolean
zh_draughts_position_equal (const ZhDraughtsPosition *a,
                            const ZhDraughtsPosition *b)
{
  return a->variant == b->variant && a->black_to_move == b->black_to_move && memcmp (a->units, b->units, sizeof a->units) == 0;
}

guint64
zh_draughts_perft (const ZhDraughtsPosition *self,
                   int                       depth)
{
  g_autoptr (GArray) moves = NULL;
  guint64 sum = 0;

  if (depth <= 0)
    return 1;
  moves = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove));
  zh_draughts_position_generate (self, moves);
  if (depth == 1)
    return moves->len;
  for (guint i = 0; i < moves->len; i++)
    {
      ZhDraughtsPosition next = zh_draughts_position_play (self, &g_array_index (moves, ZhDraughtsMove, i));

      sum += zh_draughts_perft (&next, depth - 1);
    }
  return sum;
}
