#include "config.h"

#include "outside-reading.h"

#include <glib/gi18n.h>

#include "feedback.h"
#include "long-work.h"
#include "outside-file.h"
#include "text-lines.h"

typedef struct
{
  GFile        *file;
  char         *failed;
  ZhOutsideRead done;
} Reading;

static void
reading_free (gpointer data)
{
  Reading *self = data;

  g_object_unref (self->file);
  g_free (self->failed);
  g_free (self);
}

static gpointer
read_text (gpointer          data,
           const ZhProgress *progress,
           GError          **error)
{
  Reading *self = data;
  g_autoptr (GBytes) bytes = zh_outside_file_read (self->file, progress, error);

  return bytes != NULL ? zh_text_decode (bytes, ZH_ENCODING_CP1251, NULL, error) : NULL;
}

static void
text_read_cb (GtkWidget    *widget,
              gpointer      data,
              gpointer      result,
              const GError *error)
{
  Reading         *self = data;
  g_autofree char *text = result;

  if (gtk_widget_get_root (widget) == NULL)
    return;
  if (text == NULL)
    zh_feedback_error (widget, self->failed, error);
  else
    self->done (widget, text);
}

void
zh_outside_reading_start (GtkWidget    *widget,
                          GFile        *file,
                          const char   *failed,
                          ZhOutsideRead done)
{
  static const ZhLongWork work = { N_ ("Reading the File"), read_text, text_read_cb, reading_free };
  Reading                *self = g_new0 (Reading, 1);

  self->file = g_object_ref (file);
  self->failed = g_strdup (failed);
  self->done = done;
  zh_long_work_start (widget, &work, self);
}
