#include "config.h"

#include "packed-archive.h"

#include <archive.h>
#include <archive_entry.h>
#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "errors.h"

#define BLOCK_BYTES 65536

ZhArchiveMember *
zh_archive_member_new (const char *name,
                       GBytes     *bytes)
{
  ZhArchiveMember *self = g_new0 (ZhArchiveMember, 1);

  self->name = g_strdup (name);
  self->bytes = bytes;
  self->digest = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  return self;
}

void
zh_archive_member_free (ZhArchiveMember *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_free (self->digest);
  g_free (self);
}

/* Writing */

static la_ssize_t
append_cb (struct archive *archive,
           void           *user_data,
           const void     *data,
           size_t          length)
{
  g_byte_array_append (user_data, data, (guint) length);
  return (la_ssize_t) length;
}

static gboolean
fail_writing (struct archive *archive,
              GError        **error)
{
  const char *reason = archive_error_string (archive);

  return zh_fail (error, ZH_ERROR_FILE, _ ("The archive cannot be written: %s"), reason != NULL ? reason : "?");
}

static gboolean
write_member (struct archive        *archive,
              const ZhArchiveMember *member,
              gint64                 time,
              GError               **error)
{
  struct archive_entry *entry = archive_entry_new ();
  gsize                 length = 0;
  const void           *data = g_bytes_get_data (member->bytes, &length);
  gboolean              is_written;

  archive_entry_set_pathname_utf8 (entry, member->name);
  archive_entry_set_size (entry, (la_int64_t) length);
  archive_entry_set_filetype (entry, AE_IFREG);
  archive_entry_set_perm (entry, 0644);
  archive_entry_set_mtime (entry, (time_t) time, 0);
  is_written = archive_write_header (archive, entry) == ARCHIVE_OK &&
               archive_write_data (archive, data, length) == (la_ssize_t) length;
  archive_entry_free (entry);
  return is_written || fail_writing (archive, error);
}

static gboolean
write_members (struct archive   *archive,
               const GPtrArray  *members,
               gint64            time,
               const ZhProgress *progress,
               GError          **error)
{
  for (guint i = 0; i < members->len; i++)
    if (!zh_progress_step (progress, i, members->len, error) ||
        !write_member (archive, g_ptr_array_index (members, i), time, error))
      return FALSE;
  return TRUE;
}

GBytes *
zh_archive_write (const GPtrArray  *members,
                  gint64            time,
                  const ZhProgress *progress,
                  GError          **error)
{
  struct archive *archive = archive_write_new ();
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  gboolean is_written;

  archive_write_set_format_zip (archive);
  archive_write_set_options (archive, "hdrcharset=UTF-8");
  /* no block is filled up with zeros */
  archive_write_set_bytes_in_last_block (archive, 1);
  is_written = archive_write_open (archive, bytes, NULL, append_cb, NULL) == ARCHIVE_OK || fail_writing (archive, error);
  is_written = is_written && write_members (archive, members, time, progress, error);
  is_written = is_written && (archive_write_close (archive) == ARCHIVE_OK || fail_writing (archive, error));
  archive_write_free (archive);
  return is_written ? g_byte_array_free_to_bytes (g_steal_pointer (&bytes)) : NULL;
}

/* Reading */

typedef struct
{
  struct archive   *archive;
  const char       *wanted;
  gsize             limit;
  guint64           n_bytes; /* unpacked until now */
  guint64           length;  /* of the archive */
  const ZhProgress *progress;
} Reading;

static gboolean
fail_reading (const Reading *self,
              GError       **error)
{
  const char *reason = archive_error_string (self->archive);

  return zh_fail (error, ZH_ERROR_INPUT, _ ("The archive is damaged, or it is none: %s"), reason != NULL ? reason : "?");
}

static gboolean
check_bounds (Reading *self,
              gsize    length,
              guint    n_members,
              GError **error)
{
  self->n_bytes += length;
  if (self->n_bytes > ZH_ARCHIVE_MAX_BYTES || n_members > ZH_ARCHIVE_MAX_MEMBERS)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("The archive holds more than any event does. It was not made by this program"));
  return zh_progress_step (self->progress, MIN ((guint64) archive_filter_bytes (self->archive, -1), self->length), self->length, error);
}

static gboolean
read_data (Reading         *self,
           ZhArchiveMember *member,
           guint            n_members,
           GError         **error)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autoptr (GByteArray) kept = strcmp (member->name, self->wanted) == 0 ? g_byte_array_new () : NULL;
  const void *data;
  size_t      length;
  la_int64_t  offset;
  int         code;

  while ((code = archive_read_data_block (self->archive, &data, &length, &offset)) == ARCHIVE_OK)
    {
      if (!check_bounds (self, length, n_members, error))
        return FALSE;
      g_checksum_update (checksum, data, (gssize) length);
      if (kept != NULL && kept->len + length <= self->limit)
        g_byte_array_append (kept, data, (guint) length);
    }
  if (code != ARCHIVE_EOF)
    return fail_reading (self, error);
  member->digest = g_strdup (g_checksum_get_string (checksum));
  if (kept != NULL)
    member->bytes = g_byte_array_free_to_bytes (g_steal_pointer (&kept));
  return TRUE;
}

static char *
dup_name (struct archive_entry *entry)
{
  const char *name = archive_entry_pathname_utf8 (entry);

  if (name == NULL)
    name = archive_entry_pathname (entry);
  return g_utf8_make_valid (name != NULL ? name : "", -1);
}

static gboolean
read_members (Reading   *self,
              GPtrArray *members,
              GError   **error)
{
  struct archive_entry *entry;
  int                   code;

  while ((code = archive_read_next_header (self->archive, &entry)) == ARCHIVE_OK || code == ARCHIVE_WARN)
    {
      ZhArchiveMember *member;

      if (!check_bounds (self, 0, members->len + 1, error))
        return FALSE;
      if (archive_entry_filetype (entry) == AE_IFDIR)
        continue;
      member = g_new0 (ZhArchiveMember, 1);
      member->name = dup_name (entry);
      g_ptr_array_add (members, member);
      if (!read_data (self, member, members->len, error))
        return FALSE;
    }
  return code == ARCHIVE_EOF || fail_reading (self, error);
}

/* What was opened with @code; closes it. */
static GPtrArray *
read_opened (Reading *self,
             int      code,
             GError **error)
{
  g_autoptr (GPtrArray) members = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_archive_member_free);
  gboolean is_read = code == ARCHIVE_OK || fail_reading (self, error);

  is_read = is_read && read_members (self, members, error);
  archive_read_free (self->archive);
  return is_read ? g_steal_pointer (&members) : NULL;
}

GPtrArray *
zh_archive_read (GBytes           *archive,
                 const char       *wanted,
                 gsize             limit,
                 const ZhProgress *progress,
                 GError          **error)
{
  Reading self = { archive_read_new (), wanted, limit, 0, g_bytes_get_size (archive), progress };

  archive_read_support_format_zip_seekable (self.archive);
  return read_opened (&self, archive_read_open_memory (self.archive, g_bytes_get_data (archive, NULL), g_bytes_get_size (archive)), error);
}

GPtrArray *
zh_archive_read_file (const char       *path,
                      const char       *wanted,
                      gsize             limit,
                      const ZhProgress *progress,
                      GError          **error)
{
  g_autofree char *shown = g_filename_display_name (path);
  GStatBuf         status;
  Reading          self = { NULL, wanted, limit, 0, 0, progress };

  if (g_stat (path, &status) != 0)
    return zh_fail_null (error, ZH_ERROR_FILE, _ ("%s cannot be read: %s"), shown, g_strerror (errno));
  if (!S_ISREG (status.st_mode))
    return zh_fail_null (error, ZH_ERROR_FILE, _ ("%s is no file that can be read"), shown);
  self.length = (guint64) status.st_size;
  self.archive = archive_read_new ();
  archive_read_support_format_zip_seekable (self.archive);
  return read_opened (&self, archive_read_open_filename (self.archive, path, BLOCK_BYTES), error);
}
