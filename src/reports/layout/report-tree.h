/* Brackets as they are drawn: matches in columns, and lines from each to the one its winner goes
 * to. Private to src/reports.
 */
#pragma once

#include "report-flow.h"

G_BEGIN_DECLS

/**
 * ZhTreeMatch:
 * @number: of the match, shown small above it; 0 for none
 * @names: of the two sides
 * @scores: of the two sides, "" while there is none
 * @is_known: whether a side is somebody, or a word for who will come
 * @winner: 0 or 1, -1 while nobody has won
 * @column: from 0, from the left
 * @target: match of the same tree that the winner goes to, always in a later column; -1 for none
 */
typedef struct
{
  int      number;
  char    *names[2];
  char    *scores[2];
  gboolean is_known[2];
  int      winner;
  int      column;
  int      target;
} ZhTreeMatch;

/**
 * ZhTree:
 * @heading: over the whole, "" for none
 * @columns: (element-type utf8): titles
 * @matches: (element-type ZhTreeMatch): from the top down in each column, sources before targets
 */
typedef struct
{
  char      *heading;
  GPtrArray *columns;
  GPtrArray *matches;
} ZhTree;

/* A tree without columns and matches; (transfer full). */
ZhTree *zh_tree_new (const char *heading);
void    zh_tree_free (ZhTree *self);

/**
 * zh_tree_add_match:
 *
 * Returns: (transfer none): a match without a target, which the caller fills
 */
ZhTreeMatch *zh_tree_add_match (ZhTree *self,
                                int     number,
                                int     column);

/**
 * zh_flow_add_trees:
 * @data: (type GPtrArray) (element-type ZhTree): one under the other, small ones beside each other
 *
 * A #ZhLayoutFunc. A tree too high for a sheet is cut at its branches: each sheet holds the way to
 * one later match, and the last one the rest.
 */
void zh_flow_add_trees (ZhFlow       *flow,
                        gconstpointer data);

G_END_DECLS
