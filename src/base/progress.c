#include "config.h"

#include "progress.h"

#include <glib/gi18n.h>

#include "errors.h"

ZhProgress
zh_progress_part (const ZhProgress *self,
                  int               from,
                  int               to)
{
  ZhProgress part = { NULL };
  int        width;

  if (self == NULL)
    return part;
  part = *self;
  width = self->to - self->from;
  part.from = self->from + width * from / ZH_PROGRESS_WHOLE;
  part.to = self->from + width * to / ZH_PROGRESS_WHOLE;
  return part;
}

gboolean
zh_progress_step (const ZhProgress *self,
                  guint64           done,
                  guint64           total,
                  GError          **error)
{
  if (self == NULL)
    return TRUE;
  if (self->func != NULL)
    self->func (self->from + (int) ((guint64) (self->to - self->from) * MIN (done, total) / MAX (total, 1)), self->user_data);
  if (!g_cancellable_is_cancelled (self->cancellable))
    return TRUE;
  return zh_fail (error, ZH_ERROR_CANCELLED, "%s", _ ("Stopped; nothing was changed"));
}
