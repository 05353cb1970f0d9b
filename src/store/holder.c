#include "config.h"

#include "holder.h"

#include <glib/gi18n.h>

void
zh_holder_free (ZhHolder *self)
{
  if (self == NULL)
    return;
  g_free (self->host);
  g_free (self->user);
  g_free (self->program);
  g_clear_pointer (&self->since, g_date_time_unref);
  g_free (self);
}

char *
zh_holder_format (const ZhHolder *self)
{
  g_autoptr (GDateTime) local = NULL;
  g_autofree char *since = NULL;

  if (self->since == NULL)
    return g_strdup (_ ("another program"));

  local = g_date_time_to_local (self->since);
  since = g_date_time_format (local, "%d.%m.%Y %H:%M");
  /* Translators: program, user, machine, time: who has the file open. */
  return g_strdup_printf (_ ("%s of user %s on %s, since %s"), self->program, self->user, self->host, since);
}
