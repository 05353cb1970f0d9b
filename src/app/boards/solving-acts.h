/* What the menu of a solving event does with its rounds and works: actions of the group "solving". */
#pragma once

#include "session.h"
#include "solving-grid.h"

G_BEGIN_DECLS

typedef struct _ZhSolvingActs ZhSolvingActs;

/**
 * zh_solving_acts_new:
 * @page: gets the actions; unowned, as is
 * @grid: says which work the cursor is on
 *
 * Returns: (transfer full): without a round
 */
ZhSolvingActs *zh_solving_acts_new (GtkWidget     *page,
                                    ZhSolvingGrid *grid);
void           zh_solving_acts_free (ZhSolvingActs *self);

/* Acts are on that round from now on, and those that it allows are enabled. */
void zh_solving_acts_show (ZhSolvingActs *self,
                           ZhSession     *session,
                           int            round);

G_END_DECLS
