#include "config.h"

#include "change.h"

static void
change_clear (gpointer data)
{
  ZhChange *self = data;

  g_free (self->command);
  g_free (self->undone);
  g_array_unref (self->persons);
  g_array_unref (self->tournaments);
  g_array_unref (self->entries);
  g_array_unref (self->rounds);
  g_array_unref (self->pairings);
}

ZhChange *
zh_change_ref (ZhChange *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
zh_change_unref (ZhChange *self)
{
  if (self != NULL)
    g_atomic_rc_box_release_full (self, change_clear);
}

gboolean
zh_change_contains (const GArray *ids,
                    gint64        id)
{
  guint low = 0;
  guint high = ids->len;

  while (low < high)
    {
      guint  middle = low + (high - low) / 2;
      gint64 found = g_array_index (ids, gint64, middle);

      if (found == id)
        return TRUE;
      if (found < id)
        low = middle + 1;
      else
        high = middle;
    }
  return FALSE;
}
