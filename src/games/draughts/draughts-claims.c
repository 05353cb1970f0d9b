#include "config.h"

#include "draughts-claims.h"

typedef struct
{
  int kings[2]; /* White, Black */
  int men[2];
  int king_square[2]; /* of one of them */
} Balance;

/* A state that must hold without a break: since which ply it does, and with which units: a
 * unit taken or crowned makes another balance, counted anew. */
typedef struct
{
  int since;
  int signature;
} Run;

typedef struct
{
  ZhDraughtsVariant variant;
  GArray           *positions;   /* ZhDraughtsPosition */
  int               quiet_since; /* ply after the last capture or crowning */
  int               kings_since; /* ply after the last capture or move of a man */
  Run               road;
  Run               few;
  Run               three_kings;
  Run               three_units;
  Run               long_ending[2];
  int               repetitions; /* that may be claimed */
  ZhDraughtsClaims  claims;
} Walk;

static gboolean
is_large (ZhDraughtsVariant variant)
{
  return zh_draughts_variant_get_n_squares (variant) == 50;
}

static Balance
get_balance (const ZhDraughtsPosition *position)
{
  Balance balance = { { 0, 0 }, { 0, 0 }, { 0, 0 } };
  int     n_squares = zh_draughts_variant_get_n_squares (position->variant);

  for (int square = 1; square <= n_squares; square++)
    switch ((ZhDraughtsUnit) position->units[square - 1])
      {
      case ZH_DRAUGHTS_WHITE_MAN:
        balance.men[0]++;
        break;
      case ZH_DRAUGHTS_BLACK_MAN:
        balance.men[1]++;
        break;
      case ZH_DRAUGHTS_WHITE_KING:
        balance.kings[0]++;
        balance.king_square[0] = square;
        break;
      case ZH_DRAUGHTS_BLACK_KING:
        balance.kings[1]++;
        balance.king_square[1] = square;
        break;
      case ZH_DRAUGHTS_EMPTY:
      default:
        break;
      }
  return balance;
}

static int
count_units (const Balance *balance,
             int            side)
{
  return balance->kings[side] + balance->men[side];
}

/* The side that has nothing but one king, −1 for none. */
static int
find_lone_king (const Balance *balance)
{
  for (int side = 0; side < 2; side++)
    if (balance->kings[side] == 1 && balance->men[side] == 0)
      return side;
  return -1;
}

/* a1–h8 and 46–5: from White's left corner (II.1.3.3, III.1.3.3). */
static gboolean
is_on_main_road (ZhDraughtsVariant variant,
                 int               square)
{
  int size = is_large (variant) ? 10 : 8;

  return zh_draughts_get_row (variant, square) + zh_draughts_get_column (variant, square) == size - 1;
}

static void
note (int     *first,
      int      ply,
      gboolean met)
{
  if (met && *first == ZH_DRAUGHTS_NEVER)
    *first = ply;
}

static void
set_counter (Walk          *walk,
             ZhDraughtsRule rule,
             gboolean       counts,
             int            plies,
             int            limit)
{
  walk->claims.counters[rule] = counts ? (ZhDraughtsCounter){ plies, limit } : (ZhDraughtsCounter){ 0, 0 };
}

/* Whether the state has now held for @n_plies plies after the one it arose at. */
static gboolean
has_held (Run     *run,
          int      ply,
          gboolean holds,
          int      signature,
          int      n_plies)
{
  if (!holds)
    run->since = ZH_DRAUGHTS_NEVER;
  else if (run->since == ZH_DRAUGHTS_NEVER || run->signature != signature)
    run->since = ply;
  run->signature = signature;
  return run->since != ZH_DRAUGHTS_NEVER && ply - run->since >= n_plies;
}

/* A rule of one run: notes the ply at which it is met, and how far it has counted. */
static void
count_run (Walk          *walk,
           ZhDraughtsRule rule,
           int           *first,
           Run           *run,
           int            ply,
           gboolean       holds,
           int            signature,
           int            limit)
{
  note (first, ply, has_held (run, ply, holds, signature, limit));
  set_counter (walk, rule, holds, ply - run->since, limit);
}

static int
get_signature (const Balance *balance)
{
  return ((balance->kings[0] * 32 + balance->kings[1]) * 32 + balance->men[0]) * 32 + balance->men[1];
}

static void
look_at_balances (Walk                     *walk,
                  const ZhDraughtsPosition *position,
                  int                       ply)
{
  Balance  balance = get_balance (position);
  int      lone = find_lone_king (&balance);
  int      other = 1 - MAX (lone, 0);
  int      n_other = count_units (&balance, other);
  gboolean road = lone >= 0 && is_on_main_road (walk->variant, balance.king_square[lone]);
  gboolean three = lone >= 0 && n_other == 3 && balance.kings[other] >= 1;
  gboolean few = lone >= 0 && balance.kings[other] >= 1 && n_other <= 2;
  gboolean large = is_large (walk->variant);
  gboolean kings_alone = lone >= 0 && balance.kings[other] >= 3;
  int      signature = get_signature (&balance);

  count_run (walk, ZH_DRAUGHTS_RULE_FIVE_ON_ROAD, &walk->claims.five_on_road, &walk->road, ply, three && road, signature, 10);
  count_run (walk, ZH_DRAUGHTS_RULE_FIVE, &walk->claims.five, &walk->few, ply, few, signature, 10);
  count_run (walk, ZH_DRAUGHTS_RULE_FIFTEEN, &walk->claims.fifteen, &walk->three_kings, ply, !large && kings_alone && !road, 0, 30);
  count_run (walk, ZH_DRAUGHTS_RULE_SIXTEEN, &walk->claims.sixteen, &walk->three_units, ply, large && three && !road, signature, 32);
}

static void
look_at_counts (Walk                     *walk,
                const ZhDraughtsPosition *position,
                int                       ply)
{
  Balance  balance = get_balance (position);
  int      n_units = count_units (&balance, 0) + count_units (&balance, 1);
  gboolean both = balance.kings[0] > 0 && balance.kings[1] > 0;
  int      quiet = ply - walk->quiet_since;
  gboolean large = is_large (walk->variant);

  if (walk->variant == ZH_DRAUGHTS_CHECKERS)
    {
      note (&walk->claims.forty, ply, quiet >= 80);
      set_counter (walk, ZH_DRAUGHTS_RULE_FORTY, TRUE, quiet, 80);
      return;
    }
  note (&walk->claims.kings_only, ply, ply - walk->kings_since >= (large ? 50 : 30));
  set_counter (walk, ZH_DRAUGHTS_RULE_KINGS_ONLY, both, ply - walk->kings_since, large ? 50 : 30);
  for (int i = 0; !large && i < 2; i++)
    {
      gboolean holds = both && (i == 0 ? n_units >= 4 && n_units <= 5 : n_units >= 6 && n_units <= 7);
      int      limit = i == 0 ? 60 : 120;
      int      plies;

      has_held (&walk->long_ending[i], ply, holds, 0, 0);
      plies = MIN (quiet, ply - walk->long_ending[i].since);
      note (&walk->claims.long_ending, ply, holds && plies >= limit);
      if (holds || i == 0)
        set_counter (walk, ZH_DRAUGHTS_RULE_LONG_ENDING, holds, plies, limit);
    }
}

static int
count_occurrences (const Walk               *walk,
                   const ZhDraughtsPosition *position)
{
  int count = 0;

  for (guint i = 0; i < walk->positions->len; i++)
    count += zh_draughts_position_equal (&g_array_index (walk->positions, ZhDraughtsPosition, i), position) ? 1 : 0;
  return count;
}

static void
look_at_intended (Walk                     *walk,
                  const ZhDraughtsPosition *position,
                  GArray                   *legal,
                  int                       ply)
{
  for (guint i = 0; i < legal->len && walk->claims.threefold_intended == ZH_DRAUGHTS_NEVER; i++)
    {
      ZhDraughtsPosition next = zh_draughts_position_play (position, &g_array_index (legal, ZhDraughtsMove, i));

      note (&walk->claims.threefold_intended, ply, count_occurrences (walk, &next) >= walk->repetitions - 1);
    }
}

static void
look_at_position (Walk                     *walk,
                  const ZhDraughtsPosition *position,
                  int                       ply,
                  gboolean                  is_last)
{
  g_autoptr (GArray) legal = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove));

  g_array_append_vals (walk->positions, position, 1);
  walk->claims.repetitions = count_occurrences (walk, position);
  if (ply > 0)
    note (&walk->claims.threefold, ply, walk->claims.repetitions >= walk->repetitions);
  /* Balances of checkers have no rule of their own (II.5.4). */
  if (walk->variant != ZH_DRAUGHTS_CHECKERS)
    look_at_balances (walk, position, ply);
  look_at_counts (walk, position, ply);

  zh_draughts_position_generate (position, legal);
  if (is_last && legal->len == 0)
    walk->claims.loser = position->black_to_move ? 2 : 1;
  if (!is_last)
    look_at_intended (walk, position, legal, ply);
}

static gboolean
moves_king (const ZhDraughtsPosition *position,
            const ZhDraughtsMove     *move)
{
  guint8 unit = position->units[move->stops[0] - 1];

  return unit == ZH_DRAUGHTS_WHITE_KING || unit == ZH_DRAUGHTS_BLACK_KING;
}

ZhDraughtsClaims
zh_draughts_claims_find (const ZhDraughtsPosition *start,
                         GArray                   *moves,
                         int                       repetitions)
{
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsPosition));
  const Run          none = { ZH_DRAUGHTS_NEVER, 0 };
  const int          never = ZH_DRAUGHTS_NEVER;
  ZhDraughtsPosition position = *start;
  Walk               walk = {
                  .variant = start->variant,
                  .positions = positions,
                  .repetitions = repetitions,
                  .road = none,
                  .few = none,
                  .three_kings = none,
                  .three_units = none,
                  .long_ending = { none, none },
                  .claims = { never, never, never, never, never, never, never, never, never, 0, .repetitions = 0 },
  };

  look_at_position (&walk, &position, 0, moves->len == 0);
  for (guint i = 0; i < moves->len; i++)
    {
      const ZhDraughtsMove *move = &g_array_index (moves, ZhDraughtsMove, i);
      int                   ply = (int) i + 1;

      if (move->captured != 0 || move->crowns)
        walk.quiet_since = ply;
      if (move->captured != 0 || !moves_king (&position, move))
        walk.kings_since = ply;
      position = zh_draughts_position_play (&position, move);
      look_at_position (&walk, &position, ply, i + 1 == moves->len);
    }
  return walk.claims;
}
