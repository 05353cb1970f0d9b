/* What a search has proved of positions, by position: in how many moves a task can be done, and in how many not.
 *
 * Of fixed size; the entry that cost least gives way. A position is known by 128 bits of hash, so that two
 * positions are never taken for one within the life of a program.
 */
#pragma once

#include "chess-position.h"

G_BEGIN_DECLS

typedef struct _ZhProblemTable ZhProblemTable;

/**
 * ZhProblemKey:
 *
 * A position: pieces, side to move, rights.
 */
typedef struct
{
  guint64 place;
  guint64 check;
} ZhProblemKey;

/**
 * ZhProblemBounds:
 * @done_in: it can be done in so many moves, 0 where nothing is known
 * @not_in: it cannot be done in so many moves or fewer
 */
typedef struct
{
  guint8 done_in;
  guint8 not_in;
} ZhProblemBounds;

/* About a million positions, 24 MB. */
ZhProblemTable *zh_problem_table_new (void);
void            zh_problem_table_free (ZhProblemTable *self);

/* The key of a position of chess. */
ZhProblemKey zh_problem_key (const ZhChessPosition *position);

/* What is known of a position: nothing is { 0, 0 }. */
ZhProblemBounds zh_problem_table_get (const ZhProblemTable *self,
                                      const ZhProblemKey   *key);

/* Keeps what was found besides what was known. */
void zh_problem_table_put (ZhProblemTable     *self,
                           const ZhProblemKey *key,
                           ZhProblemBounds     bounds);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhProblemTable, zh_problem_table_free)

G_END_DECLS
