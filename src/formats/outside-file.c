#include "config.h"

#include "outside-file.h"

#include <glib/gi18n.h>

#include "errors.h"

#define CHUNK_BYTES 65536

gboolean
zh_outside_check_size (const char *name,
                       guint64     size,
                       GError    **error)
{
  if (size <= ZH_OUTSIDE_MAX_BYTES)
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT,
                  _ ("%s is larger than %d MB, and nothing that is read here is. Choose another file, or divide it into parts"), name,
                  ZH_OUTSIDE_MAX_MEGABYTES);
}

/* What GIO says becomes an error of ours; what was stopped stays what it is. */
static void
set_read_error (GError      **error,
                const char   *name,
                const GError *cause)
{
  if (g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_CANCELLED, _ ("Stopped; nothing was changed"));
  else if (g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY))
    g_set_error (error, ZH_ERROR, ZH_ERROR_FILE, _ ("%s is a folder. Choose a file in it"), name);
  else
    g_set_error (error, ZH_ERROR, ZH_ERROR_FILE, _ ("%s cannot be read: %s"), name, cause->message);
}

GBytes *
zh_outside_stream_read (GInputStream     *stream,
                        const char       *name,
                        guint64           expected,
                        const ZhProgress *progress,
                        GError          **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autofree guint8 *chunk = g_malloc (CHUNK_BYTES);
  GCancellable      *cancellable = progress != NULL ? progress->cancellable : NULL;

  for (;;)
    {
      g_autoptr (GError) cause = NULL;
      gssize n = g_input_stream_read (stream, chunk, CHUNK_BYTES, cancellable, &cause);

      if (n < 0)
        {
          set_read_error (error, name, cause);
          return NULL;
        }
      if (n == 0)
        return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
      g_byte_array_append (bytes, chunk, (guint) n);
      if (!zh_outside_check_size (name, bytes->len, error) ||
          !zh_progress_step (progress, bytes->len, expected > 0 ? expected : ZH_OUTSIDE_MAX_BYTES, error))
        return NULL;
    }
}

/* What GIO knows of a file that is none of the others; (transfer full). */
static GFileInfo *
query (GFile            *file,
       const char       *name,
       const ZhProgress *progress,
       GError          **error)
{
  g_autoptr (GError) cause = NULL;
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE, G_FILE_QUERY_INFO_NONE,
                                                  progress != NULL ? progress->cancellable : NULL, &cause);
  GFileType type = info != NULL ? g_file_info_get_file_type (info) : G_FILE_TYPE_UNKNOWN;

  if (info == NULL)
    set_read_error (error, name, cause);
  else if (type == G_FILE_TYPE_DIRECTORY)
    g_set_error (error, ZH_ERROR, ZH_ERROR_FILE, _ ("%s is a folder. Choose a file in it"), name);
  else if (type == G_FILE_TYPE_SPECIAL)
    g_set_error (error, ZH_ERROR, ZH_ERROR_FILE, _ ("%s is not a file but a device or a pipe. Choose a file"), name);
  else
    return g_steal_pointer (&info);
  return NULL;
}

/* The file, open, and what GIO knows of it. Opened only after a look at it: to open a pipe nobody
 * writes to would wait for ever. */
static GInputStream *
open_file (GFile            *file,
           const char       *name,
           guint64           maximum,
           guint64          *size,
           const ZhProgress *progress,
           GError          **error)
{
  g_autoptr (GFileInfo) info = query (file, name, progress, error);
  g_autoptr (GError) cause = NULL;
  GFileInputStream *stream;

  if (info == NULL)
    return NULL;
  *size = (guint64) g_file_info_get_size (info);
  if (*size > maximum && !zh_outside_check_size (name, *size, error))
    return NULL;
  stream = g_file_read (file, progress != NULL ? progress->cancellable : NULL, &cause);
  if (stream == NULL)
    set_read_error (error, name, cause);
  return G_INPUT_STREAM (stream);
}

GBytes *
zh_outside_file_read (GFile            *file,
                      const ZhProgress *progress,
                      GError          **error)
{
  g_autofree char *name = g_file_get_parse_name (file);
  guint64          size = 0;
  g_autoptr (GInputStream) stream = open_file (file, name, ZH_OUTSIDE_MAX_BYTES, &size, progress, error);

  return stream != NULL ? zh_outside_stream_read (stream, name, size, progress, error) : NULL;
}

ZhOutsideFile *
zh_outside_file_new (GBytes *content)
{
  ZhOutsideFile *self = g_new0 (ZhOutsideFile, 1);

  self->content = g_bytes_ref (content);
  self->size = g_bytes_get_size (content);
  self->digest = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, content);
  return self;
}

void
zh_outside_file_free (ZhOutsideFile *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->content, g_bytes_unref);
  g_free (self->digest);
  g_free (self);
}

/* What stands in @stream, piece by piece, into @sum; and into @kept as long as that is not too long. */
static gboolean
measure_stream (GInputStream     *stream,
                const char       *name,
                gsize             n_kept,
                guint64           expected,
                const ZhProgress *progress,
                GChecksum        *sum,
                GByteArray       *kept,
                guint64          *size,
                GError          **error)
{
  g_autofree guint8 *chunk = g_malloc (CHUNK_BYTES);
  GCancellable      *cancellable = progress != NULL ? progress->cancellable : NULL;

  for (*size = 0;;)
    {
      g_autoptr (GError) cause = NULL;
      gssize n = g_input_stream_read (stream, chunk, CHUNK_BYTES, cancellable, &cause);

      if (n < 0)
        set_read_error (error, name, cause);
      if (n <= 0)
        return n == 0;
      *size += (guint64) n;
      g_checksum_update (sum, chunk, n);
      if (*size <= n_kept)
        g_byte_array_append (kept, chunk, (guint) n);
      if (!zh_progress_step (progress, MIN (*size, expected), MAX (expected, 1), error))
        return FALSE;
    }
}

ZhOutsideFile *
zh_outside_file_measure (GFile            *file,
                         gsize             n_kept,
                         const ZhProgress *progress,
                         GError          **error)
{
  g_autofree char *name = g_file_get_parse_name (file);
  guint64          expected = 0;
  guint64          size = 0;
  g_autoptr (GInputStream) stream = open_file (file, name, G_MAXUINT64, &expected, progress, error);
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autoptr (GByteArray) kept = g_byte_array_new ();
  ZhOutsideFile *self;

  if (stream == NULL || !measure_stream (stream, name, n_kept, expected, progress, sum, kept, &size, error))
    return NULL;
  self = g_new0 (ZhOutsideFile, 1);
  self->size = size;
  self->digest = g_strdup (g_checksum_get_string (sum));
  if (size <= n_kept)
    self->content = g_byte_array_free_to_bytes (g_steal_pointer (&kept));
  return self;
}
