/* How far a long work is, and whether it shall go on: what whoever waits for it hands to it.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What the whole work counts as. */
#define ZH_PROGRESS_WHOLE 1000

/**
 * ZhProgressFunc:
 * @done: of %ZH_PROGRESS_WHOLE; never less than the time before
 *
 * Called in the thread of the work, and often: it should only take a note.
 */
typedef void (*ZhProgressFunc) (int      done,
                                gpointer user_data);

/**
 * ZhProgress:
 * @cancellable: (nullable): stops the work
 * @func: (nullable): is told how far it is
 * @from: where this part of the work begins, of %ZH_PROGRESS_WHOLE
 * @to: where it ends
 *
 * Functions that take one take %NULL as well: nobody asks then, and nobody stops them.
 */
typedef struct
{
  GCancellable  *cancellable;
  ZhProgressFunc func;
  gpointer       user_data;
  int            from;
  int            to;
} ZhProgress;

/**
 * zh_progress_part:
 * @self: (nullable)
 * @from: where the part begins, of %ZH_PROGRESS_WHOLE of @self
 * @to: where it ends
 *
 * Returns: what to hand to a part of the work
 */
ZhProgress zh_progress_part (const ZhProgress *self,
                             int               from,
                             int               to);

/**
 * zh_progress_step:
 * @self: (nullable)
 * @done: how much of the work is done
 * @total: of how much
 * @error: %ZH_ERROR_CANCELLED
 *
 * Returns: whether to go on
 */
gboolean zh_progress_step (const ZhProgress *self,
                           guint64           done,
                           guint64           total,
                           GError          **error);

G_END_DECLS
