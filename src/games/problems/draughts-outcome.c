/* The exact value of a position with few men: every position that can still arise, and from those without a move
 * backwards.
 */
#include "config.h"

#include "draughts-problem.h"

#include <string.h>

/* How often somebody who waits is asked whether he still does. */
#define PATIENCE 1024
#define NOBODY G_MAXUINT32

/* A position, small. */
typedef struct
{
  guint64 white;
  guint64 black;
  guint64 kings;
  guint64 side;
} Packed;

typedef struct
{
  Packed  packed;
  guint32 next;     /* in its bucket */
  guint32 backward; /* first edge that leads here */
  guint16 n_open;   /* moves not yet known to lose */
  guint8  outcome;  /* ZhDraughtsOutcome for its side to move */
} Node;

typedef struct
{
  guint32 from;
  guint32 next;
} Edge;

typedef struct
{
  ZhDraughtsVariant variant;
  GArray           *nodes;
  GArray           *edges;
  guint32          *buckets;
  guint32           n_buckets;
} Graph;

static Packed
pack (const ZhDraughtsPosition *position)
{
  Packed packed = { 0, 0, 0, position->black_to_move ? 1 : 0 };

  for (int i = 0; i < ZH_DRAUGHTS_MAX_SQUARES; i++)
    {
      guint64 bit = G_GUINT64_CONSTANT (1) << i;
      guint8  unit = position->units[i];

      if (unit == ZH_DRAUGHTS_WHITE_MAN || unit == ZH_DRAUGHTS_WHITE_KING)
        packed.white |= bit;
      else if (unit != ZH_DRAUGHTS_EMPTY)
        packed.black |= bit;
      if (unit == ZH_DRAUGHTS_WHITE_KING || unit == ZH_DRAUGHTS_BLACK_KING)
        packed.kings |= bit;
    }
  return packed;
}

static ZhDraughtsPosition
unpack (const Graph  *graph,
        const Packed *packed)
{
  ZhDraughtsPosition position = { .variant = graph->variant, .black_to_move = packed->side != 0 };

  for (int i = 0; i < ZH_DRAUGHTS_MAX_SQUARES; i++)
    {
      gboolean is_king = packed->kings >> i & 1;

      if (packed->white >> i & 1)
        position.units[i] = is_king ? ZH_DRAUGHTS_WHITE_KING : ZH_DRAUGHTS_WHITE_MAN;
      else if (packed->black >> i & 1)
        position.units[i] = is_king ? ZH_DRAUGHTS_BLACK_KING : ZH_DRAUGHTS_BLACK_MAN;
    }
  return position;
}

static guint32
get_bucket (const Graph  *graph,
            const Packed *packed)
{
  guint64 hash = packed->white * G_GUINT64_CONSTANT (0x9E3779B97F4A7C15);

  hash = (hash ^ (hash >> 31) ^ packed->black) * G_GUINT64_CONSTANT (0xD6E8FEB86659FD93);
  hash = (hash ^ (hash >> 29) ^ packed->kings ^ (packed->side << 63)) * G_GUINT64_CONSTANT (0xBF58476D1CE4E5B9);
  return (guint32) ((hash >> 32) % graph->n_buckets);
}

/* The node of a position, made where there is none yet. */
static guint32
find_node (Graph        *graph,
           const Packed *packed)
{
  guint32 bucket = get_bucket (graph, packed);
  Node    node = { *packed, graph->buckets[bucket], NOBODY, 0, ZH_DRAUGHTS_UNKNOWN };

  for (guint32 at = graph->buckets[bucket]; at != NOBODY; at = g_array_index (graph->nodes, Node, at).next)
    if (memcmp (&g_array_index (graph->nodes, Node, at).packed, packed, sizeof *packed) == 0)
      return at;
  graph->buckets[bucket] = graph->nodes->len;
  g_array_append_val (graph->nodes, node);
  return graph->nodes->len - 1;
}

/* Whether all positions that can arise were found within @limit. */
static gboolean
fill (Graph        *graph,
      gsize         limit,
      GCancellable *cancellable)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove));

  for (guint32 at = 0; at < graph->nodes->len; at++)
    {
      ZhDraughtsPosition position = unpack (graph, &g_array_index (graph->nodes, Node, at).packed);

      if (graph->nodes->len > limit || (at % PATIENCE == 0 && cancellable != NULL && g_cancellable_is_cancelled (cancellable)))
        return FALSE;
      zh_draughts_position_generate (&position, moves);
      for (guint i = 0; i < moves->len; i++)
        {
          ZhDraughtsPosition next = zh_draughts_position_play (&position, &g_array_index (moves, ZhDraughtsMove, i));
          Packed             packed = pack (&next);
          guint32            to = find_node (graph, &packed);
          Edge               edge = { at, g_array_index (graph->nodes, Node, to).backward };

          g_array_index (graph->nodes, Node, to).backward = graph->edges->len;
          g_array_append_val (graph->edges, edge);
        }
      g_array_index (graph->nodes, Node, at).n_open = (guint16) moves->len;
    }
  return TRUE;
}

/* A position settled settles some of those before it. */
static void
settle_before (Graph  *graph,
               guint32 at,
               GArray *queue)
{
  const Node *node = &g_array_index (graph->nodes, Node, at);

  for (guint32 e = node->backward; e != NOBODY; e = g_array_index (graph->edges, Edge, e).next)
    {
      guint32 from = g_array_index (graph->edges, Edge, e).from;
      Node   *before = &g_array_index (graph->nodes, Node, from);

      if (before->outcome != ZH_DRAUGHTS_UNKNOWN)
        continue;
      if (node->outcome == ZH_DRAUGHTS_LOST)
        before->outcome = ZH_DRAUGHTS_WON;
      else if (--before->n_open == 0)
        before->outcome = ZH_DRAUGHTS_LOST;
      if (before->outcome != ZH_DRAUGHTS_UNKNOWN)
        g_array_append_val (queue, from);
    }
}

static void
settle (Graph *graph)
{
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint32 at = 0; at < graph->nodes->len; at++)
    if (g_array_index (graph->nodes, Node, at).n_open == 0)
      {
        g_array_index (graph->nodes, Node, at).outcome = ZH_DRAUGHTS_LOST;
        g_array_append_val (queue, at);
      }
  for (guint i = 0; i < queue->len; i++)
    settle_before (graph, g_array_index (queue, guint32, i), queue);
}

ZhDraughtsOutcome
zh_draughts_outcome (const ZhDraughtsPosition *position,
                     gsize                     limit,
                     GCancellable             *cancellable)
{
  Graph             graph = { .variant = position->variant, .n_buckets = (guint32) CLAMP (limit, 1024, 1u << 22) };
  Packed            start = pack (position);
  ZhDraughtsOutcome outcome = ZH_DRAUGHTS_UNKNOWN;

  graph.nodes = g_array_new (FALSE, FALSE, sizeof (Node));
  graph.edges = g_array_new (FALSE, FALSE, sizeof (Edge));
  graph.buckets = g_new (guint32, graph.n_buckets);
  memset (graph.buckets, 0xFF, graph.n_buckets * sizeof *graph.buckets);
  find_node (&graph, &start);
  if (limit > 0 && fill (&graph, limit, cancellable))
    {
      settle (&graph);
      outcome = (ZhDraughtsOutcome) g_array_index (graph.nodes, Node, 0).outcome;
      if (outcome == ZH_DRAUGHTS_UNKNOWN)
        outcome = ZH_DRAUGHTS_DRAWN;
    }
  g_array_unref (graph.nodes);
  g_array_unref (graph.edges);
  g_free (graph.buckets);
  return outcome;
}
