#include "config.h"

#include "chess-mate.h"

#include <string.h>

#include "chess-attacks.h"
#include "chess-mate-goals.h"
#include "chess-mate-heuristic.h"

#define LIGHT_SQUARES G_GUINT64_CONSTANT (0x55AA55AA55AA55AA)
#define N_BUCKETS 1024
#define NO_NODE G_MAXUINT32
#define QUICK_LIMIT 1500
#define FIRST_LIMIT 10000
#define YOUNG 4
#define NOVELTY_STEP 6
#define N_NOVELTY_LEVELS 100
#define NOT_NOVEL_COST 18

/* A position in the store, small: three planes of piece codes (0 is empty), the white pieces,
 * and the rights. Two positions are the same exactly when these bytes are. */
typedef struct
{
  guint64 planes[3];
  guint64 white;
  guint8  castling[4];
  guint8  en_passant;
  guint8  side;
  guint8  unused[2];
} Packed;

typedef struct
{
  Packed      packed;
  guint32     parent;
  ZhChessMove move;    /* that led here from the parent */
  guint32     next;    /* in the bucket of the frontier */
  gboolean    lasting; /* something cannot be taken back: the proofs may hold now */
} Node;

typedef struct
{
  int          winner;
  ZhMateGoals *goals; /* NULL: the plain estimate */
  guint        goal;
  guint64     *seen; /* squares seen occupied, by distance to the goal, side to move, kind and colour */
  gsize        limit;
  Node        *nodes;
  guint32      n_nodes;
  guint32      capacity;
  gboolean     is_careful; /* the first moves may be forced: try the proofs on them */
  guint32      n_proofs;   /* of reach: tried, held, and not tried */
  guint32      n_proved;
  guint32      n_skipped;
  guint32     *table; /* open addressing, node + 1 */
  guint32      mask;
  guint32      buckets[N_BUCKETS]; /* first node, NO_NODE where empty */
  int          lowest;
  guint32      mate; /* node before the mating move */
  ZhChessMove  mating_move;
} Search;

static void
pack (const ZhChessPosition *position,
      Packed                *packed)
{
  memset (packed, 0, sizeof *packed);
  for (int piece = 0; piece < 6; piece++)
    for (int bit = 0; bit < 3; bit++)
      if ((piece + 1) & (1 << bit))
        packed->planes[bit] |= position->pieces[piece];
  packed->white = position->colours[ZH_CHESS_WHITE];
  memcpy (packed->castling, position->castling_rook, sizeof packed->castling);
  packed->en_passant = zh_chess_position_can_capture_en_passant (position) ? position->en_passant : ZH_CHESS_NO_SQUARE;
  packed->side = position->side;
}

static void
unpack (const Packed    *packed,
        ZhChessPosition *position)
{
  guint64 occupied = packed->planes[0] | packed->planes[1] | packed->planes[2];

  memset (position, 0, sizeof *position);
  memset (position->board, ZH_CHESS_EMPTY, sizeof position->board);
  for (; occupied != 0; occupied &= occupied - 1)
    {
      int     square = zh_bit_first (occupied);
      guint64 bit = ZH_BIT (square);
      int     piece = (int) (((packed->planes[0] >> square) & 1) | ((packed->planes[1] >> square) & 1) << 1 | ((packed->planes[2] >> square) & 1) << 2) - 1;
      int     side = (packed->white & bit) ? ZH_CHESS_WHITE : ZH_CHESS_BLACK;

      position->board[square] = (guint8) piece;
      position->pieces[piece] |= bit;
      position->colours[side] |= bit;
      if (piece == ZH_CHESS_KING)
        position->king[side] = (guint8) square;
    }
  memcpy (position->castling_rook, packed->castling, sizeof packed->castling);
  position->en_passant = packed->en_passant;
  position->side = packed->side;
  position->move_number = 1;
}

static guint32
hash (const Packed *packed)
{
  guint64 rights;
  guint64 sum;

  memcpy (&rights, packed->castling, sizeof rights);
  sum = packed->planes[0] * G_GUINT64_CONSTANT (0x9E3779B97F4A7C15);
  sum = (sum ^ (sum >> 29) ^ packed->planes[1]) * G_GUINT64_CONSTANT (0xBF58476D1CE4E5B9);
  sum = (sum ^ (sum >> 32) ^ packed->planes[2]) * G_GUINT64_CONSTANT (0x94D049BB133111EB);
  sum = (sum ^ (sum >> 29) ^ packed->white) * G_GUINT64_CONSTANT (0x9E3779B97F4A7C15);
  sum = (sum ^ (sum >> 32) ^ rights) * G_GUINT64_CONSTANT (0xBF58476D1CE4E5B9);
  return (guint32) (sum ^ (sum >> 31));
}

static void
grow_table (Search *self)
{
  guint32 size = (self->mask + 1) * 2;

  g_free (self->table);
  self->table = g_new0 (guint32, size);
  self->mask = size - 1;
  for (guint32 i = 0; i < self->n_nodes; i++)
    {
      guint32 slot = hash (&self->nodes[i].packed) & self->mask;

      while (self->table[slot] != 0)
        slot = (slot + 1) & self->mask;
      self->table[slot] = i + 1;
    }
}

/* Stores a position once; gives FALSE when it is known already. */
static gboolean
add_node (Search       *self,
          const Packed *packed,
          guint32       parent,
          ZhChessMove   move)
{
  guint32 slot = hash (packed) & self->mask;

  for (; self->table[slot] != 0; slot = (slot + 1) & self->mask)
    if (memcmp (&self->nodes[self->table[slot] - 1].packed, packed, sizeof *packed) == 0)
      return FALSE;

  if (self->n_nodes == self->capacity)
    {
      self->capacity *= 2;
      self->nodes = g_renew (Node, self->nodes, self->capacity);
    }
  self->nodes[self->n_nodes] = (Node){ *packed, parent, move, NO_NODE, FALSE };
  self->table[slot] = ++self->n_nodes;
  if (self->n_nodes > self->mask / 2)
    grow_table (self);
  return TRUE;
}

static void
push (Search *self,
      guint32 node,
      int     estimate)
{
  int bucket = CLAMP (estimate, 0, N_BUCKETS - 1);

  self->nodes[node].next = self->buckets[bucket];
  self->buckets[bucket] = node;
  self->lowest = MIN (self->lowest, bucket);
}

static guint32
pop (Search *self)
{
  guint32 node;

  while (self->lowest < N_BUCKETS && self->buckets[self->lowest] == NO_NODE)
    self->lowest++;
  if (self->lowest == N_BUCKETS)
    return NO_NODE;
  node = self->buckets[self->lowest];
  self->buckets[self->lowest] = self->nodes[node].next;
  return node;
}

static gboolean
is_mate (const ZhChessPosition *position)
{
  ZhChessMove replies[ZH_CHESS_MAX_MOVES];

  return zh_chess_position_is_check (position) && zh_chess_position_generate (position, replies) == 0;
}

/* Whether a piece stands where none of its kind has stood yet in positions so near the goal. */
static gboolean
is_novel (Search                *self,
          const ZhChessPosition *position,
          int                    distance)
{
  guint64 *seen = self->seen + (gsize) (MIN (distance / NOVELTY_STEP, N_NOVELTY_LEVELS - 1) * 2 + position->side) * 12;
  gboolean novel = FALSE;

  for (int i = 0; i < 12; i++)
    {
      guint64 pieces = position->pieces[i / 2] & position->colours[i % 2];

      novel = novel || (pieces & ~seen[i]) != 0;
      seen[i] |= pieces;
    }
  return novel;
}

/* On the way to a goal most moves of the pieces that wait change nothing: what brings no piece
 * to a new square waits behind what does. */
static int
estimate (Search                *self,
          const ZhChessPosition *position)
{
  int distance;

  if (self->goals == NULL)
    return zh_mate_estimate (position, self->winner);
  distance = zh_mate_goals_estimate (self->goals, self->goal, position);
  return is_novel (self, position, distance) ? distance : distance + NOT_NOVEL_COST;
}

/* Whether a node is one of the first moves, which may be forced: a king in check may have to
 * leave for good. */
static gboolean
is_young (const Search *self,
          guint32       node)
{
  int depth = 0;

  for (; node != NO_NODE && depth < YOUNG; node = self->nodes[node].parent)
    depth++;
  return depth < YOUNG;
}

/* The cheap proofs. That of reach costs as much as many positions: where it hardly ever holds it
 * is tried now and then only. */
static gboolean
is_excluded (Search                *self,
             const ZhChessPosition *position)
{
  gboolean is_idle = self->n_proofs > 200 && self->n_proved < self->n_proofs / 30;

  if (zh_mate_is_excluded_by_material (position, (ZhChessSide) self->winner))
    return TRUE;
  if (is_idle && ++self->n_skipped % 40 != 0)
    return FALSE;
  self->n_proofs++;
  if (!zh_mate_is_excluded_by_reach (position, (ZhChessSide) self->winner))
    return FALSE;
  self->n_proved++;
  return TRUE;
}

/* Looks at everything that can be played in a node; TRUE when one of the moves mates. After a
 * capture, a pawn move or one of the first moves the cheap proofs of "no" are tried anew and
 * close the node. */
static gboolean
expand (Search *self,
        guint32 node)
{
  ZhChessPosition position;
  ZhChessMove     moves[ZH_CHESS_MAX_MOVES];
  gboolean        young = self->is_careful && is_young (self, node);
  gsize           n;

  unpack (&self->nodes[node].packed, &position);
  if (self->nodes[node].lasting && is_excluded (self, &position))
    return FALSE;

  n = zh_chess_position_generate (&position, moves);
  for (gsize i = 0; i < n; i++)
    {
      ZhChessPosition next;
      Packed          packed;

      zh_chess_position_play (&position, moves[i], &next);
      if (next.side != self->winner && is_mate (&next))
        {
          self->mate = node;
          self->mating_move = moves[i];
          return TRUE;
        }

      pack (&next, &packed);
      if (!add_node (self, &packed, node, moves[i]))
        continue;
      self->nodes[self->n_nodes - 1].lasting = young || zh_chess_position_is_capture (&position, moves[i]) || position.board[moves[i].from] == ZH_CHESS_PAWN;
      push (self, self->n_nodes - 1, estimate (self, &next));
    }
  return FALSE;
}

static void
search_init (Search                *self,
             const ZhChessPosition *position,
             int                    winner,
             gsize                  limit)
{
  Packed packed;

  memset (self, 0, sizeof *self);
  self->winner = winner;
  self->limit = MIN (limit, (gsize) NO_NODE / 4);
  self->capacity = 1024;
  self->nodes = g_new (Node, self->capacity);
  self->mask = 4096 - 1;
  self->table = g_new0 (guint32, self->mask + 1);
  self->lowest = N_BUCKETS;
  self->mate = NO_NODE;
  memset (self->buckets, 0xFF, sizeof self->buckets);

  pack (position, &packed);
  add_node (self, &packed, NO_NODE, (ZhChessMove){ 0 });
  push (self, 0, 0);
}

static void
search_clear (Search *self)
{
  g_free (self->nodes);
  g_free (self->table);
  g_free (self->seen);
}

static void
trace_line (const Search  *self,
            ZhMateVerdict *verdict)
{
  g_array_append_val (verdict->line, self->mating_move);
  for (guint32 node = self->mate; self->nodes[node].parent != NO_NODE; node = self->nodes[node].parent)
    g_array_prepend_val (verdict->line, self->nodes[node].move);
}

static void
set_verdict (ZhMateVerdict *verdict,
             ZhMateAnswer   answer,
             ZhMateGround   ground)
{
  verdict->answer = answer;
  verdict->ground = ground;
}

/* One search of at most @limit positions; FALSE when it comes to its limit. */
static gboolean
run_search (const ZhChessPosition *position,
            int                    winner,
            ZhMateGoals           *goals,
            guint                  goal,
            gsize                  limit,
            ZhMateVerdict         *verdict)
{
  Search   search;
  guint32  node;
  gboolean done = FALSE;

  search_init (&search, position, winner, limit);
  search.goals = goals;
  search.goal = goal;
  search.is_careful = limit > QUICK_LIMIT;
  search.seen = goals != NULL ? g_new0 (guint64, N_NOVELTY_LEVELS * 2 * 12) : NULL;
  while (!done && search.n_nodes <= search.limit)
    {
      node = pop (&search);
      if (node == NO_NODE)
        {
          set_verdict (verdict, ZH_MATE_IMPOSSIBLE, ZH_MATE_BY_SEARCH);
          done = TRUE;
        }
      else if (expand (&search, node))
        {
          set_verdict (verdict, ZH_MATE_POSSIBLE, ZH_MATE_BY_LINE);
          trace_line (&search, verdict);
          done = TRUE;
        }
    }
  verdict->n_positions += search.n_nodes;
  search_clear (&search);
  return done;
}

/* First a little without a plan, which answers nearly everything; then goal after goal, a
 * little of each and then more; at last without a plan again, to the limit. */
static void
search_helpmate (const ZhChessPosition *position,
                 int                    winner,
                 gsize                  limit,
                 ZhMateVerdict         *verdict)
{
  static const gsize plain_limits[] = { QUICK_LIMIT, FIRST_LIMIT };
  static const gsize goal_limits[] = { 4000, 30000 };
  g_autoptr (ZhMateGoals) goals = NULL;

  set_verdict (verdict, ZH_MATE_UNKNOWN, ZH_MATE_BY_LIMIT);
  for (gsize i = 0; i < G_N_ELEMENTS (plain_limits); i++)
    if (run_search (position, winner, NULL, 0, MIN (limit, plain_limits[i]), verdict) || limit <= plain_limits[i])
      return;
  goals = zh_mate_goals_new (position, winner);
  for (gsize round = 0; round < G_N_ELEMENTS (goal_limits); round++)
    for (guint i = 0; i < zh_mate_goals_get_n (goals); i++)
      if (run_search (position, winner, goals, i, goal_limits[round], verdict))
        return;
  run_search (position, winner, NULL, 0, limit, verdict);
}

gboolean
zh_mate_is_excluded_by_material (const ZhChessPosition *position,
                                 ZhChessSide            side)
{
  guint64 own = position->colours[side] & ~position->pieces[ZH_CHESS_KING];
  guint64 enemy = position->colours[1 - (int) side] & ~position->pieces[ZH_CHESS_KING];
  guint64 bishops = own & position->pieces[ZH_CHESS_BISHOP];
  guint64 colour;

  if (own == 0)
    return TRUE;
  if ((position->pieces[ZH_CHESS_PAWN] & (own | enemy)) != 0)
    return FALSE;
  if (own == (own & position->pieces[ZH_CHESS_KNIGHT]) && zh_bit_count (own) == 1)
    return (enemy & ~position->pieces[ZH_CHESS_QUEEN]) == 0;

  if (own != bishops)
    return FALSE;
  colour = (bishops & LIGHT_SQUARES) != 0 ? LIGHT_SQUARES : ~LIGHT_SQUARES;
  if ((bishops & ~colour) != 0)
    return FALSE;
  return (enemy & position->pieces[ZH_CHESS_KNIGHT]) == 0 && (enemy & position->pieces[ZH_CHESS_BISHOP] & ~colour) == 0;
}

ZhMateVerdict *
zh_mate_verdict_new (const ZhChessPosition *position,
                     ZhChessSide            side,
                     gsize                  limit)
{
  ZhMateVerdict *self = g_new0 (ZhMateVerdict, 1);
  ZhChessMove    moves[ZH_CHESS_MAX_MOVES];

  self->line = g_array_new (FALSE, FALSE, sizeof (ZhChessMove));
  if (zh_chess_position_generate (position, moves) == 0)
    {
      gboolean won = zh_chess_position_is_check (position) && position->side != side;

      set_verdict (self, won ? ZH_MATE_POSSIBLE : ZH_MATE_IMPOSSIBLE, ZH_MATE_BY_END);
    }
  else if (zh_mate_is_excluded_by_material (position, side))
    {
      set_verdict (self, ZH_MATE_IMPOSSIBLE, ZH_MATE_BY_MATERIAL);
    }
  else if (zh_mate_is_excluded_by_reach (position, side))
    {
      set_verdict (self, ZH_MATE_IMPOSSIBLE, ZH_MATE_BY_REACH);
    }
  else
    {
      search_helpmate (position, (int) side, limit, self);
    }
  return self;
}

void
zh_mate_verdict_free (ZhMateVerdict *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->line);
  g_free (self);
}
