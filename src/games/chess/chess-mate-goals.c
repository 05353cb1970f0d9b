#include "config.h"

#include "chess-mate-goals.h"

#include <string.h>

#include "chess-mate-distances.h"
#include "chess-mate-reach.h"

#define MAX_ACTORS 64
#define MAX_ITEMS 8
#define N_PER_KING 1
#define MAX_TRIES 10
#define MAX_OPEN 4
#define N_CHOICES 2
#define STEP_COST 6

/* A piece, or one that a pawn may yet become, and the moves it needs to any square. */
typedef struct
{
  int    kind;
  int    side;
  guint8 cost[64];
  guint8 guard_cost[64]; /* to attack the square */
  guint8 guard_from[64];
} Actor;

typedef struct
{
  guint8 square;
  guint8 kind;
  guint8 side;
} Item;

typedef struct
{
  Item items[MAX_ITEMS];
  int  n_items;
  int  cost;
} Goal;

struct _ZhMateGoals
{
  ZhReach         reach;
  int             winner;
  ZhMateDistances distances;
  Actor           actors[MAX_ACTORS];
  int             n_actors;
  Goal            best[64][N_PER_KING]; /* by square of the loser's king */
  int             n_best[64];
  Goal            goals[ZH_MATE_MAX_GOALS];
  guint           n_goals;
};

/* From where an actor attacks a square with the fewest moves. */
static void
fill_guards (ZhMateGoals *self,
             Actor       *actor)
{
  memset (actor->guard_cost, ZH_MATE_FAR, sizeof actor->guard_cost);
  for (int from = 0; from < 64; from++)
    {
      guint64 attacked = actor->cost[from] < ZH_MATE_FAR ? zh_chess_attacks_piece (self->reach.tables, actor->kind, actor->side, from, self->distances.fixed) : 0;

      for (; attacked != 0; attacked &= attacked - 1)
        {
          int square = zh_bit_first (attacked);

          if (actor->cost[from] >= actor->guard_cost[square])
            continue;
          actor->guard_cost[square] = actor->cost[from];
          actor->guard_from[square] = (guint8) from;
        }
    }
}

static void
add_actor (ZhMateGoals        *self,
           const ZhReachPiece *piece,
           int                 kind,
           int                 base)
{
  Actor        *actor = &self->actors[self->n_actors];
  const guint8 *row = kind != ZH_CHESS_PAWN ? zh_mate_distances_get_row (&self->distances, kind, piece->origin) : NULL;

  if (self->n_actors == MAX_ACTORS || base >= ZH_MATE_FAR)
    return;
  self->n_actors++;
  actor->kind = kind;
  actor->side = piece->side;
  for (int square = 0; square < 64; square++)
    {
      int cost = ZH_MATE_FAR;

      if (piece->reach & ZH_BIT (square))
        cost = row != NULL ? row[square] + base : zh_mate_distances_get_pawn_cost (&self->distances, self->reach.position, piece->side, piece->origin, square);
      actor->cost[square] = (guint8) MIN (cost, ZH_MATE_FAR);
    }
  if (piece->side == self->winner)
    fill_guards (self, actor);
}

/* A promoted pawn is asked for as the pieces that serve: the winner's to mate, the loser's to
 * stand in the way and not to help. */
static void
add_promoted (ZhMateGoals        *self,
              const ZhReachPiece *piece)
{
  static const int winner_kinds[] = { ZH_CHESS_QUEEN, ZH_CHESS_KNIGHT };
  static const int loser_kinds[] = { ZH_CHESS_KNIGHT, ZH_CHESS_BISHOP, ZH_CHESS_ROOK };
  int              base = zh_mate_distances_get_promotion_cost (&self->distances, self->reach.position, piece->side, piece->origin, ZH_MATE_FAR);

  if (piece->side == self->winner)
    for (gsize i = 0; i < G_N_ELEMENTS (winner_kinds); i++)
      add_actor (self, piece, winner_kinds[i], base);
  else
    for (gsize i = 0; i < G_N_ELEMENTS (loser_kinds); i++)
      add_actor (self, piece, loser_kinds[i], base);
}

static void
collect_actors (ZhMateGoals *self)
{
  for (int i = 0; i < self->reach.n_pieces; i++)
    {
      const ZhReachPiece *piece = &self->reach.pieces[i];

      if (piece->kind == ZH_REACH_PROMOTED)
        add_promoted (self, piece);
      else if (piece->kind != ZH_CHESS_KING && zh_reach_piece_can_leave (piece))
        add_actor (self, piece, piece->kind, 0);
    }
}

/* A mate in the making. */
typedef struct
{
  ZhMateGoals *self;
  int          king;        /* of the loser */
  int          winner_king; /* where it stands in the picture */
  gboolean     king_matters;
  guint64      used; /* actors, by index */
  guint64      taken;
  int          n_tries;
  Goal         goal;
} Picture;

static void
add_item (Goal *goal,
          int   square,
          int   kind,
          int   side,
          int   cost)
{
  goal->items[goal->n_items++] = (Item){ (guint8) square, (guint8) kind, (guint8) side };
  goal->cost += cost;
}

static void
place (ZhChessPosition *position,
       int              square,
       int              kind,
       int              side)
{
  position->board[square] = (guint8) kind;
  position->pieces[kind] |= ZH_BIT (square);
  position->colours[side] |= ZH_BIT (square);
  if (kind == ZH_CHESS_KING)
    position->king[side] = (guint8) square;
}

/* Whether the picture, with nothing else on the board, is mate. */
static gboolean
is_mate (const Picture *picture)
{
  const ZhMateGoals     *self = picture->self;
  const ZhChessPosition *root = self->reach.position;
  ZhChessPosition        position;
  ZhChessMove            moves[ZH_CHESS_MAX_MOVES];

  memset (&position, 0, sizeof position);
  memset (position.board, ZH_CHESS_EMPTY, sizeof position.board);
  memset (position.castling_rook, ZH_CHESS_NO_SQUARE, sizeof position.castling_rook);
  position.en_passant = ZH_CHESS_NO_SQUARE;
  position.side = (guint8) (1 - self->winner);
  for (guint64 fixed = self->distances.fixed; fixed != 0; fixed &= fixed - 1)
    {
      int square = zh_bit_first (fixed);

      if (root->board[square] != ZH_CHESS_KING)
        place (&position, square, root->board[square], (root->colours[0] & ZH_BIT (square)) ? 0 : 1);
    }
  place (&position, picture->king, ZH_CHESS_KING, 1 - self->winner);
  place (&position, picture->winner_king, ZH_CHESS_KING, self->winner);
  for (int i = 0; i < picture->goal.n_items; i++)
    if (picture->goal.items[i].kind < ZH_CHESS_KING)
      place (&position, picture->goal.items[i].square, picture->goal.items[i].kind, picture->goal.items[i].side);
  return zh_chess_position_is_check (&position) && zh_chess_position_generate (&position, moves) == 0 &&
         zh_chess_position_get_attackers (&position, picture->winner_king, (ZhChessSide) (1 - self->winner)) == 0;
}

static int
get_bound (const Picture *picture)
{
  const ZhMateGoals *self = picture->self;

  return self->n_best[picture->king] < N_PER_KING ? ZH_MATE_FAR * MAX_ITEMS : self->best[picture->king][N_PER_KING - 1].cost;
}

static void
keep (Picture *picture)
{
  ZhMateGoals *self = picture->self;
  Goal        *best = self->best[picture->king];
  int          at = self->n_best[picture->king];

  if (at == N_PER_KING)
    at--;
  else
    self->n_best[picture->king]++;
  for (; at > 0 && best[at - 1].cost > picture->goal.cost; at--)
    best[at] = best[at - 1];
  best[at] = picture->goal;
}

static void close_flights (Picture *picture,
                           guint64  open);

/* The actor goes to @square, and the other flights are closed with what is left. */
static void
try_actor (Picture *picture,
           int      actor,
           int      square,
           int      cost,
           guint64  open)
{
  const Actor *chosen = &picture->self->actors[actor];
  Goal         before = picture->goal;

  if ((picture->taken & ZH_BIT (square)) || picture->goal.cost + cost >= get_bound (picture) || picture->goal.n_items == MAX_ITEMS)
    return;
  /* There it would be a pawn no longer: another actor stands for what it becomes. */
  if (chosen->kind == ZH_CHESS_PAWN && (square < 8 || square >= 56))
    return;
  picture->used |= ZH_BIT (actor);
  picture->taken |= ZH_BIT (square);
  add_item (&picture->goal, square, chosen->kind, chosen->side, cost);
  if (chosen->side == picture->self->winner)
    open &= ~zh_chess_attacks_piece (picture->self->reach.tables, chosen->kind, chosen->side, square, (picture->self->distances.fixed | picture->taken) & ~ZH_BIT (picture->king));
  else
    open &= ~ZH_BIT (square);
  close_flights (picture, open);
  picture->used &= ~ZH_BIT (actor);
  picture->taken &= ~ZH_BIT (square);
  picture->goal = before;
}

/* The actors that close @square with the fewest moves, the best first. */
static int
choose_actors (const Picture *picture,
               int            square,
               int            choices[N_CHOICES])
{
  const ZhMateGoals *self = picture->self;
  int                costs[N_CHOICES];
  int                n = 0;

  for (int i = 0; i < self->n_actors; i++)
    {
      const Actor *actor = &self->actors[i];
      int          cost = actor->side == self->winner ? actor->guard_cost[square] : actor->cost[square];
      int          at;

      if (cost >= ZH_MATE_FAR || (picture->used & ZH_BIT (i)) || (n == N_CHOICES && cost >= costs[n - 1]))
        continue;
      at = n == N_CHOICES ? n - 1 : n++;
      for (; at > 0 && costs[at - 1] > cost; at--)
        {
          costs[at] = costs[at - 1];
          choices[at] = choices[at - 1];
        }
      costs[at] = cost;
      choices[at] = i;
    }
  return n;
}

/* Takes the first open flight: a piece of the loser stands on it, or one of the winner guards it. */
static void
close_flights (Picture *picture,
               guint64  open)
{
  const ZhMateGoals *self = picture->self;
  int                choices[N_CHOICES];
  int                square;
  int                n;

  if (picture->n_tries++ >= MAX_TRIES || zh_bit_count (open) > MAX_OPEN)
    return;
  if (open == 0)
    {
      if (is_mate (picture))
        keep (picture);
      return;
    }
  square = zh_bit_first (open);
  n = choose_actors (picture, square, choices);
  for (int i = 0; i < n; i++)
    {
      const Actor *actor = &self->actors[choices[i]];

      if (actor->side != self->winner)
        try_actor (picture, choices[i], square, actor->cost[square], open);
      else
        try_actor (picture, choices[i], actor->guard_from[square], actor->guard_cost[square], open);
    }
}

static void
paint_with_king (Picture *picture,
                 int      checker,
                 int      from,
                 int      winner_king,
                 gboolean king_matters)
{
  ZhMateGoals  *self = picture->self;
  const Actor  *actor = &self->actors[checker];
  int           loser = 1 - self->winner;
  guint64       around = self->reach.tables->king[picture->king];
  const guint8 *king_row = zh_mate_distances_get_row (&self->distances, ZH_MATE_LOSER_KING, picture->king);
  guint64       open = around & ~self->reach.guarded[self->winner] & ~self->reach.fixed[loser];
  int           cost = king_row[self->reach.position->king[loser]];

  picture->winner_king = winner_king;
  picture->taken = ZH_BIT (picture->king) | ZH_BIT (winner_king);
  picture->goal.n_items = 0;
  picture->goal.cost = 0;
  picture->n_tries = 0;
  picture->used = 0;
  add_item (&picture->goal, picture->king, ZH_MATE_LOSER_KING, loser, cost);
  if (king_matters)
    {
      add_item (&picture->goal, winner_king, ZH_CHESS_KING, self->winner, zh_mate_distances_get_row (&self->distances, ZH_CHESS_KING, winner_king)[self->reach.position->king[self->winner]]);
      open &= ~self->reach.tables->king[winner_king];
    }
  try_actor (picture, checker, from, actor->cost[from], open);
}

/* Every place of the winner's king that guards something, and one where it does not. */
static void
paint (ZhMateGoals *self,
       int          king,
       int          checker,
       int          from)
{
  Picture picture = { .self = self, .king = king };
  guint64 near = self->reach.tables->king[king] | ZH_BIT (king);
  guint64 guarding = 0;
  guint64 allowed = self->distances.king_reach[self->winner] & ~near & ~ZH_BIT (from);
  guint64 away;

  for (guint64 around = near; around != 0; around &= around - 1)
    guarding |= self->reach.tables->king[zh_bit_first (around)];
  away = allowed & ~guarding;
  if (away != 0)
    {
      int present = self->reach.position->king[self->winner];

      paint_with_king (&picture, checker, from, (away & ZH_BIT (present)) ? present : zh_bit_first (away), FALSE);
    }
  for (guint64 places = allowed & guarding; places != 0; places &= places - 1)
    paint_with_king (&picture, checker, from, zh_bit_first (places), TRUE);
}

static void
find_goals (ZhMateGoals *self)
{
  for (guint64 kings = self->distances.king_reach[1 - self->winner]; kings != 0; kings &= kings - 1)
    {
      int king = zh_bit_first (kings);

      if (zh_mate_distances_get_row (&self->distances, ZH_MATE_LOSER_KING, king)[self->reach.position->king[1 - self->winner]] >= ZH_MATE_FAR)
        continue;
      for (int i = 0; i < self->n_actors; i++)
        for (int from = 0; self->actors[i].side == self->winner && from < 64; from++)
          if (self->actors[i].cost[from] < ZH_MATE_FAR && from != king &&
              (zh_chess_attacks_piece (self->reach.tables, self->actors[i].kind, self->winner, from, self->distances.fixed) & ZH_BIT (king)))
            paint (self, king, i, from);
    }
}

static int
compare_goals (gconstpointer a,
               gconstpointer b)
{
  return ((const Goal *) a)->cost - ((const Goal *) b)->cost;
}

static void
choose_goals (ZhMateGoals *self)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Goal));

  for (int square = 0; square < 64; square++)
    g_array_append_vals (all, self->best[square], (guint) self->n_best[square]);
  g_array_sort (all, compare_goals);
  self->n_goals = MIN (all->len, ZH_MATE_MAX_GOALS);
  if (self->n_goals > 0)
    memcpy (self->goals, all->data, self->n_goals * sizeof (Goal));
}

ZhMateGoals *
zh_mate_goals_new (const ZhChessPosition *position,
                   int                    winner)
{
  ZhMateGoals *self = g_new0 (ZhMateGoals, 1);

  self->winner = winner;
  if (!zh_reach_find (&self->reach, position))
    return self;
  zh_mate_distances_init (&self->distances, &self->reach, winner);
  collect_actors (self);
  find_goals (self);
  choose_goals (self);
  return self;
}

void
zh_mate_goals_free (ZhMateGoals *self)
{
  g_free (self);
}

guint
zh_mate_goals_get_n (const ZhMateGoals *self)
{
  return self->n_goals;
}

/* Moves until a piece of the item's kind stands there: one that is on the board, or a pawn's. */
static int
estimate_piece (ZhMateGoals           *self,
                const Item            *item,
                const ZhChessPosition *position,
                guint64               *used)
{
  guint64 pieces = position->pieces[item->kind] & position->colours[item->side] & ~*used;
  int     best = ZH_MATE_FAR;
  int     chosen = -1;

  for (guint64 at = pieces; at != 0; at &= at - 1)
    {
      int from = zh_bit_first (at);
      int cost = item->kind == ZH_CHESS_PAWN ? zh_mate_distances_get_pawn_cost (&self->distances, position, item->side, from, item->square)
                                             : zh_mate_distances_get_row (&self->distances, item->kind, item->square)[from];

      if (cost < best)
        {
          best = cost;
          chosen = from;
        }
    }
  if (chosen >= 0)
    *used |= ZH_BIT (chosen);
  if (chosen >= 0 || item->kind == ZH_CHESS_PAWN)
    return best;
  for (guint64 at = self->reach.promotions[item->side]; at != 0; at &= at - 1)
    {
      int square = zh_bit_first (at);

      int way = zh_mate_distances_get_row (&self->distances, item->kind, item->square)[square];

      if (way < best)
        best = way + zh_mate_distances_get_promotion_cost (&self->distances, position, item->side, square, best - way);
    }
  return best;
}

int
zh_mate_goals_estimate (ZhMateGoals           *self,
                        guint                  goal,
                        const ZhChessPosition *position)
{
  const Goal *wanted = &self->goals[goal];
  guint64     used = 0;
  int         sum = 0;

  for (int i = 0; i < wanted->n_items; i++)
    {
      const Item *item = &wanted->items[i];
      int         cost;

      if (item->kind >= ZH_CHESS_KING)
        cost = zh_mate_distances_get_row (&self->distances, item->kind, item->square)[position->king[item->side]];
      else
        cost = estimate_piece (self, item, position, &used);
      if (cost >= ZH_MATE_FAR)
        return 1023;
      sum += cost;
    }
  return MIN (sum * STEP_COST, 1022);
}
