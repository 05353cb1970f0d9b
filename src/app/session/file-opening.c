#include "config.h"

#include "file-opening.h"

#include "errors.h"

struct _ZhFileOpening
{
  GThread *thread;
  char    *path;
  ZhDesk  *desk;
  GError  *refusal; /* to open for writing */
};

static gpointer
run (gpointer data)
{
  ZhFileOpening *self = data;

  self->desk = zh_desk_open (self->path, ZH_DESK_WRITE, zh_desk_get_user (), &self->refusal);
  if (self->desk == NULL && (g_error_matches (self->refusal, ZH_ERROR, ZH_ERROR_LOCKED) ||
                             g_error_matches (self->refusal, ZH_ERROR, ZH_ERROR_FILE)))
    self->desk = zh_desk_open (self->path, ZH_DESK_READ, zh_desk_get_user (), NULL);
  return NULL;
}

ZhFileOpening *
zh_file_opening_start (const char *path)
{
  ZhFileOpening *self = g_new0 (ZhFileOpening, 1);

  self->path = g_strdup (path);
  self->thread = g_thread_new ("file-opening", run, self);
  return self;
}

ZhDesk *
zh_file_opening_finish (ZhFileOpening *self,
                        GError       **refusal)
{
  ZhDesk *desk;

  g_thread_join (self->thread);
  desk = self->desk;
  *refusal = self->refusal;
  g_free (self->path);
  g_free (self);
  return desk;
}
