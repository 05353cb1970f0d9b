#include "config.h"

#include "flips.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "desk-competition.h"
#include "desk-journal.h"
#include "desk-verify.h"
#include "snapshot-dump.h"
#include "store-db.h"

struct _Flips
{
  char          *path;
  guint8        *bytes;
  gsize          length;
  ZhCompetition *snapshot;
  char          *journal;
  GArray        *index_pages;
};

static char *
format_journal (ZhDesk *desk)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (desk, &(ZhJournalFilter){ 0 }, &error);

  g_assert_no_error (error);
  return zh_journal_export_csv (entries, zh_desk_get_snapshot (desk), zh_language_get_screen ());
}

Flips *
flips_new (const char *path)
{
  Flips *self = g_new0 (Flips, 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = NULL;

  self->path = g_strdup (path);
  g_assert_true (g_file_get_contents (path, (char **) &self->bytes, &self->length, NULL));
  desk = zh_desk_open (path, ZH_DESK_READ, "", &error);
  g_assert_no_error (error);
  self->snapshot = zh_competition_ref (zh_desk_get_snapshot (desk));
  self->journal = format_journal (desk);
  g_assert_true (zh_desk_close (desk, &error));
  return self;
}

void
flips_free (Flips *self)
{
  if (self == NULL)
    return;
  zh_competition_unref (self->snapshot);
  g_clear_pointer (&self->index_pages, g_array_unref);
  g_free (self->journal);
  g_free (self->bytes);
  g_free (self->path);
  g_free (self);
}

gsize
flips_get_length (const Flips *self)
{
  return self->length;
}

GArray *
flips_list_index_pages (Flips *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDb) db = NULL;
  g_autoptr (ZhStmt) stmt = NULL;

  if (self->index_pages != NULL)
    return self->index_pages;
  self->index_pages = g_array_new (FALSE, FALSE, sizeof (gsize));
  db = zh_db_open (self->path, ZH_DB_READ, &error);
  g_assert_no_error (error);
  stmt = zh_db_prepare (db,
                        "SELECT pageno FROM dbstat WHERE name IN (SELECT name FROM sqlite_schema WHERE type = 'index')"
                        " ORDER BY pageno");
  while (zh_stmt_next (stmt))
    {
      gsize offset = (gsize) (zh_stmt_get_int (stmt, 0) - 1) * FLIP_PAGE_SIZE;

      g_array_append_val (self->index_pages, offset);
    }
  zh_stmt_end (stmt, &error);
  g_assert_no_error (error);
  return self->index_pages;
}

static gboolean
shows_the_same (Flips  *self,
                ZhDesk *desk)
{
  g_autofree char *journal = format_journal (desk);

  return zh_competition_check_same (self->snapshot, zh_desk_get_snapshot (desk), NULL) &&
         strcmp (journal, self->journal) == 0;
}

FlipOutcome
flips_judge (Flips *self)
{
  g_autoptr (ZhVerifyReport) report = zh_desk_verify_file (self->path, NULL, NULL);
  gboolean is_ok = report != NULL && report->fault == ZH_VERIFY_OK;
  g_autoptr (ZhDesk) desk = zh_desk_open (self->path, ZH_DESK_READ, "", NULL);
  gboolean is_same = desk != NULL && shows_the_same (self, desk);

  if (desk != NULL)
    g_assert_true (zh_desk_close (desk, NULL));
  if (is_ok)
    return is_same ? FLIP_HARMLESS : FLIP_UNSEEN;
  return desk == NULL ? FLIP_REFUSED : FLIP_NAMED;
}

static void
put_byte (Flips *self,
          gsize  offset,
          guint8 byte)
{
  int fd = g_open (self->path, O_WRONLY | O_CLOEXEC, 0);

  g_assert_cmpint (fd, >=, 0);
  g_assert_cmpint (pwrite (fd, &byte, 1, (off_t) offset), ==, 1);
  g_close (fd, NULL);
}

FlipOutcome
flips_try (Flips *self,
           gsize  offset,
           guint8 mask)
{
  FlipOutcome outcome;

  g_assert (offset < self->length && mask != 0);
  put_byte (self, offset, self->bytes[offset] ^ mask);
  outcome = flips_judge (self);
  put_byte (self, offset, self->bytes[offset]);
  return outcome;
}
