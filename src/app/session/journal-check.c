#include "config.h"

#include "journal-check.h"

#include "desk-verify.h"

struct _ZhJournalCheck
{
  GThread         *thread;
  guint            source; /* of the answer, once there is one */
  GMutex           mutex;  /* of source */
  char            *path;
  char            *fault;
  ZhJournalChecked func;
  gpointer         user_data;
};

static gboolean
answer_cb (gpointer data)
{
  ZhJournalCheck *self = data;

  g_mutex_lock (&self->mutex);
  self->source = 0;
  g_mutex_unlock (&self->mutex);
  self->func (self->fault, self->user_data);
  return G_SOURCE_REMOVE;
}

/* A file that cannot be read has no answer: whoever works with it is told so there. */
static gpointer
run (gpointer data)
{
  ZhJournalCheck *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhVerifyReport) report = zh_desk_verify_file (self->path, NULL, &error);

  if (report != NULL && report->fault != ZH_VERIFY_OK)
    self->fault = zh_verify_report_format (report);
  if (report == NULL)
    g_debug ("%s was not verified: %s", self->path, error->message);
  g_mutex_lock (&self->mutex);
  self->source = g_idle_add (answer_cb, self);
  g_mutex_unlock (&self->mutex);
  return NULL;
}

ZhJournalCheck *
zh_journal_check_start (const char      *path,
                        ZhJournalChecked func,
                        gpointer         user_data)
{
  ZhJournalCheck *self = g_new0 (ZhJournalCheck, 1);

  g_mutex_init (&self->mutex);
  self->path = g_strdup (path);
  self->func = func;
  self->user_data = user_data;
  self->thread = g_thread_new ("journal-check", run, self);
  return self;
}

const char *
zh_journal_check_get_path (const ZhJournalCheck *self)
{
  return self->path;
}

void
zh_journal_check_free (ZhJournalCheck *self)
{
  if (self == NULL)
    return;
  g_thread_join (self->thread);
  g_clear_handle_id (&self->source, g_source_remove);
  g_mutex_clear (&self->mutex);
  g_free (self->path);
  g_free (self->fault);
  g_free (self);
}
