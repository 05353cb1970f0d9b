#include "config.h"

#include "rating-source.h"

#include <archive.h>
#include <archive_entry.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "errors.h"

#define BLOCK_BYTES (256 * 1024)
#define MAX_MEMBERS 1000

struct _ZhListSource
{
  struct archive *archive;
  char           *path;
  char           *name;
  ZhDate          date;
  guint64         size;
  guint64         n_read;
};

void
zh_list_source_free (ZhListSource *self)
{
  if (self->archive != NULL)
    archive_read_free (self->archive);
  g_free (self->path);
  g_free (self->name);
  g_free (self);
}

static gboolean
fail_reading (const ZhListSource *self,
              GError            **error)
{
  const char      *reason = archive_error_string (self->archive);
  g_autofree char *shown = g_filename_display_name (self->path);

  return zh_fail (error, ZH_ERROR_FILE, _ ("%1$s cannot be read: %2$s. Fetch the list once more"), shown,
                  reason != NULL ? reason : _ ("it is broken off"));
}

static ZhDate
make_date (gint64 seconds)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (seconds);
  ZhDate date = ZH_DATE_NONE;

  if (time != NULL && g_date_time_get_year (time) > 1990)
    {
      date.year = (short) g_date_time_get_year (time);
      date.month = (char) g_date_time_get_month (time);
      date.day = (char) g_date_time_get_day_of_month (time);
    }
  return date;
}

static gboolean
is_workbook (const char *name)
{
  g_autofree char *folded = g_ascii_strdown (name, -1);

  return g_str_has_suffix (folded, ".xls") || g_str_has_suffix (folded, ".xlsx");
}

static gboolean
fail_workbook (const char *name,
               GError    **error)
{
  return zh_fail (error, ZH_ERROR_INPUT,
                  _ ("%s is a workbook. Open it in a spreadsheet, save its first sheet as CSV (text with separators), and import that file"), name);
}

/* Whether a member of an archive may be a list. */
static gboolean
is_list_name (const char *name)
{
  static const char *const suffixes[] = { ".txt", ".csv", ".tsv", ".xml", NULL };
  g_autofree char         *folded = g_ascii_strdown (name, -1);

  for (const char *const *each = suffixes; *each != NULL; each++)
    if (g_str_has_suffix (folded, *each))
      return TRUE;
  return FALSE;
}

static void
take_member (ZhListSource         *self,
             struct archive_entry *entry)
{
  const char      *given = archive_entry_pathname_utf8 (entry);
  g_autofree char *name = g_utf8_make_valid (given != NULL ? given : "", -1);

  g_free (self->name);
  self->name = g_path_get_basename (name);
  if (archive_entry_mtime_is_set (entry))
    self->date = make_date (archive_entry_mtime (entry));
}

static gboolean
find_member (ZhListSource *self,
             GError      **error)
{
  struct archive_entry *entry;
  int                   code = ARCHIVE_OK;

  for (int i = 0; i < MAX_MEMBERS; i++)
    {
      code = archive_read_next_header (self->archive, &entry);
      if (code == ARCHIVE_EOF)
        return zh_fail (error, ZH_ERROR_INPUT, _ ("%s: there is no list in this archive (a file called .txt, .csv or .xml)"), self->name);
      if (code < ARCHIVE_WARN)
        return fail_reading (self, error);
      if (archive_format (self->archive) == ARCHIVE_FORMAT_RAW)
        return TRUE;
      if (archive_entry_filetype (entry) != AE_IFREG)
        continue;
      take_member (self, entry);
      if (is_workbook (self->name))
        return fail_workbook (self->name, error);
      if (is_list_name (self->name))
        return TRUE;
    }
  return fail_reading (self, error);
}

ZhListSource *
zh_list_source_open (const char *path,
                     GError    **error)
{
  g_autoptr (ZhListSource) self = g_new0 (ZhListSource, 1);
  g_autofree char *base = g_path_get_basename (path);
  GStatBuf         info;

  self->path = g_strdup (path);
  self->name = g_filename_display_name (base);
  if (g_stat (path, &info) != 0 || !S_ISREG (info.st_mode))
    return zh_fail_null (error, ZH_ERROR_FILE, _ ("%s is no file that can be read"), self->name);
  if (is_workbook (self->name))
    {
      fail_workbook (self->name, error);
      return NULL;
    }
  if (info.st_size == 0)
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("%s is empty"), self->name);
  self->size = (guint64) info.st_size;
  self->date = make_date (info.st_mtime);
  self->archive = archive_read_new ();
  archive_read_support_format_zip (self->archive);
  archive_read_support_format_raw (self->archive);
  if (archive_read_open_filename (self->archive, path, BLOCK_BYTES) != ARCHIVE_OK)
    {
      fail_reading (self, error);
      return NULL;
    }
  return find_member (self, error) ? g_steal_pointer (&self) : NULL;
}

const char *
zh_list_source_get_name (const ZhListSource *self)
{
  return self->name;
}

ZhDate
zh_list_source_get_date (const ZhListSource *self)
{
  return self->date;
}

guint64
zh_list_source_get_position (const ZhListSource *self)
{
  return (guint64) MAX (archive_filter_bytes (self->archive, -1), 0);
}

guint64
zh_list_source_get_size (const ZhListSource *self)
{
  return self->size;
}

gssize
zh_list_source_read (ZhListSource *self,
                     const char  **block,
                     GError      **error)
{
  const void *data = NULL;
  size_t      length = 0;
  la_int64_t  offset = 0;
  int         code;

  do
    code = archive_read_data_block (self->archive, &data, &length, &offset);
  while (code == ARCHIVE_OK && length == 0);
  if (code == ARCHIVE_EOF)
    return 0;
  if (code < ARCHIVE_WARN)
    {
      fail_reading (self, error);
      return -1;
    }
  self->n_read += length;
  if (self->n_read > ZH_LIST_MAX_BYTES)
    {
      zh_fail (error, ZH_ERROR_INPUT, _ ("%s: this is too large for a rating list"), self->name);
      return -1;
    }
  *block = data;
  return (gssize) length;
}
