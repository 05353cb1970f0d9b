#include "config.h"

#include "file-opening.h"

#include "errors.h"
#include "ruleset-edition.h"

struct _ZhFileOpening
{
  GThread *thread;
  char    *path;
  ZhDesk  *desk;
  char    *edition; /* what is to be said of another edition of the rules */
  GError  *refusal; /* to open for writing */
};

char *
zh_file_opening_dup_edition (ZhDesk *desk)
{
  const ZhCompetition *competition = zh_desk_get_snapshot (desk);

  return zh_ruleset_dup_edition_notice (competition->ruleset, competition->ruleset_digest, zh_language_get_screen ());
}

static gpointer
run (gpointer data)
{
  ZhFileOpening *self = data;

  self->desk = zh_desk_open (self->path, ZH_DESK_WRITE, zh_desk_get_user (), &self->refusal);
  if (self->desk == NULL && (g_error_matches (self->refusal, ZH_ERROR, ZH_ERROR_LOCKED) ||
                             g_error_matches (self->refusal, ZH_ERROR, ZH_ERROR_FILE)))
    self->desk = zh_desk_open (self->path, ZH_DESK_READ, zh_desk_get_user (), NULL);
  if (self->desk != NULL)
    self->edition = zh_file_opening_dup_edition (self->desk);
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
                        char         **edition,
                        GError       **refusal)
{
  ZhDesk *desk;

  g_thread_join (self->thread);
  desk = self->desk;
  *refusal = self->refusal;
  *edition = self->edition;
  g_free (self->path);
  g_free (self);
  return desk;
}

void
zh_file_opening_drop (ZhFileOpening *self)
{
  g_autofree char *edition = NULL;
  g_autoptr (GError) refusal = NULL;
  ZhDesk *desk = zh_file_opening_finish (self, &edition, &refusal);

  if (desk == NULL)
    return;
  zh_desk_close (desk, NULL); /* nothing was written */
  zh_desk_unref (desk);
}
