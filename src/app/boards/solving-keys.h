/* What a key does on the sheets of a round of solving: marks by line, the time of a sheet, the next one that is not
 * marked yet.
 */
#pragma once

#include "session.h"
#include "solving-grid.h"

G_BEGIN_DECLS

typedef struct _ZhSolvingKeys ZhSolvingKeys;

/**
 * zh_solving_keys_new:
 * @grid: unowned, outlives it; as does
 * @status: what was refused is said there
 *
 * Returns: (transfer full): without a round
 */
ZhSolvingKeys *zh_solving_keys_new (ZhSolvingGrid *grid,
                                    GtkLabel      *status);
void           zh_solving_keys_free (ZhSolvingKeys *self);

/* The round whose sheets the grid shows. */
void zh_solving_keys_show (ZhSolvingKeys *self,
                           ZhSession     *session,
                           int            round);

/* The cursor stands on another cell: what was typed of a time is none. */
void zh_solving_keys_forget_typed (ZhSolvingKeys *self);

/**
 * zh_solving_keys_read:
 * @shift: whether it was held
 *
 * Does what a key pressed without Control or Alt means on the cell under the cursor.
 *
 * Returns: %GDK_EVENT_PROPAGATE where it means nothing
 */
gboolean zh_solving_keys_read (ZhSolvingKeys *self,
                               guint          keyval,
                               guint          keycode,
                               gboolean       shift);

G_END_DECLS
