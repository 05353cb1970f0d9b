/* The tree of a solution: after each defence every way to go on, so that duals show. */
#pragma once

#include "problem-search.h"

G_BEGIN_DECLS

/**
 * ZhProblemTree:
 * @search: what it asks
 * @room: nodes that may still be made
 * @complete: nothing has been left out
 * @n_duals: duals in variations of full length
 * @n_short_duals: in shorter ones
 * @n_minor_duals: of promotion on the mating move
 */
typedef struct
{
  ZhProblemSearch *search;
  gsize            room;
  gboolean         complete;
  guint            n_duals;
  guint            n_short_duals;
  guint            n_minor_duals;
} ZhProblemTree;

/**
 * zh_problem_tree_add_key:
 * @position: the beginning
 * @move: a first move that does the task
 * @length: in so many moves
 *
 * Returns: (transfer full): it, with what follows as far as there is room
 */
ZhSolutionNode *zh_problem_tree_add_key (ZhProblemTree         *self,
                                         const ZhChessPosition *position,
                                         ZhChessMove            move,
                                         int                    length);

/**
 * zh_problem_tree_add_help:
 * @plies: moves of both sides
 * @into: (element-type ZhSolutionNode): gets the first moves of all lines
 *
 * Returns: how many lines there are; those without room are counted all the same
 */
guint zh_problem_tree_add_help (ZhProblemTree         *self,
                                const ZhChessPosition *position,
                                int                    plies,
                                GPtrArray             *into);

/* Frees a node with all below it; for arrays of them. */
void zh_problem_tree_free_node (gpointer node);

G_END_DECLS
