/* What a verification found, in words. */
#include "config.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "verify-private.h"

/* Entries that are listed by number and command; the rest is counted. */
#define MAX_UNCHECKED 10

void
zh_verify_report_free (ZhVerifyReport *self)
{
  if (self == NULL)
    return;
  g_free (self->command);
  g_free (self->table);
  g_free (self->detail);
  g_free (self->head);
  g_clear_pointer (&self->unchecked, g_ptr_array_unref);
  g_free (self);
}

gboolean
zh_verify_set_fault (ZhVerifyReport *report,
                     ZhVerifyFault   fault,
                     gint64          entry,
                     const char     *detail)
{
  report->fault = fault;
  report->entry = entry;
  g_free (report->detail);
  report->detail = g_strdup (detail);
  return FALSE;
}

void
zh_verify_set_row (ZhVerifyReport *report,
                   ZhTable         table,
                   gint64          row)
{
  g_free (report->table);
  report->table = g_strdup (zh_table_get_info (table)->name);
  report->row = row;
}

char *
zh_verify_format_value (ZhStmt *stmt,
                        int     column)
{
  g_autoptr (GBytes) bytes = zh_stmt_dup_blob (stmt, column);
  gsize       size = 0;
  const char *data = g_bytes_get_data (bytes, &size);

  return size > 0 ? g_utf8_make_valid (data, (gssize) size) : g_strdup ("");
}

/* An undo or a redo that is not what it says. */
static char *
format_target_fault (const ZhVerifyReport *self,
                     const char           *entry,
                     const char           *row)
{
  g_autofree char *target = g_strdup_printf ("%" G_GINT64_FORMAT, self->target);

  if (self->row == 0)
    /* Translators: number of an entry, its command, number of the entry that it takes back or does again, what is wrong. */
    return g_strdup_printf (_ ("entry %1$s of the journal (%2$s) does not agree with entry %3$s, which it takes back or does again: %4$s"),
                            entry, self->command, target, self->detail);
  /* Translators: number of an entry, its command, number of the entry that it takes back or does again, a row, its table. */
  return g_strdup_printf (_ ("entry %1$s of the journal (%2$s) does something else than to take back entry %3$s or to do it again: row %4$s of table “%5$s”"),
                          entry, self->command, target, row, self->table);
}

static char *
format_fault (const ZhVerifyReport *self)
{
  g_autofree char *entry = g_strdup_printf ("%" G_GINT64_FORMAT, self->entry);
  g_autofree char *row = g_strdup_printf ("%" G_GINT64_FORMAT, self->row);

  switch (self->fault)
    {
    case ZH_VERIFY_CHAIN:
      return g_strdup_printf (_ ("entry %s of the journal was changed after it was made"), entry);
    case ZH_VERIFY_GAP:
      return g_strdup_printf (_ ("entry %s of the journal is missing"), entry);
    case ZH_VERIFY_REPLAY:
      return g_strdup_printf (_ ("entry %s of the journal cannot be repeated: %s"), entry, self->detail);
    case ZH_VERIFY_REACH:
      /* Translators: number of an entry, its command, a row, its table, what is wrong with it. */
      return g_strdup_printf (_ ("entry %1$s of the journal (%2$s) changed what its command does not: row %3$s of table “%4$s”: %5$s"),
                              entry, self->command, row, self->table, self->detail);
    case ZH_VERIFY_TARGET:
      return format_target_fault (self, entry, row);
    case ZH_VERIFY_ROW:
      if (self->entry == 0)
        return g_strdup_printf (_ ("row %s of table “%s”, which no entry ever wrote: %s"), row, self->table, self->detail);
      return g_strdup_printf (
          _ ("row %s of table “%s” was changed without an entry: %s (last written by entry %s)"), row,
          self->table, self->detail, entry);
    case ZH_VERIFY_ENTRY:
      /* Translators: the number of an entry; name of a column and what stands in it. */
      return g_strdup_printf (_ ("entry %s of the journal holds what no program writes: %s"), entry, self->detail);
    case ZH_VERIFY_ARGS:
      return g_strdup_printf (_ ("the arguments of entry %s of the journal are missing"), entry);
    case ZH_VERIFY_STATE:
      /* Translators: name of a column and what stands in it. */
      return g_strdup_printf (
          _ ("what the file says of its own journal is not true: %s. The next act would be numbered wrongly"),
          self->detail);
    case ZH_VERIFY_SHOWN:
      return g_strdup_printf (_ ("the program reads from the file what the journal did not make: %s"), self->detail);
    case ZH_VERIFY_HEAD:
      return g_strdup_printf (
          _ ("the head %s is not in the journal: this file is not the one it was printed from, or its journal was rewritten"),
          self->detail);
    case ZH_VERIFY_IDS:
      /* Translators: number of an entry, its command, a row, its table. */
      return g_strdup_printf (_ ("entry %1$s of the journal (%2$s) added row %3$s of table “%4$s” with an id that it did not give out"),
                              entry, self->command, row, self->table);
    case ZH_VERIFY_DIGEST:
      return g_strdup (_ ("the digest of the file was changed without an entry"));
    case ZH_VERIFY_OK:
    default:
      return g_strdup_printf ("ok %" G_GINT64_FORMAT " entries %s", self->n_entries, self->head);
    }
}

char *
zh_verify_report_format_head (const ZhVerifyReport *self)
{
  gint64           n_after = self->n_entries - self->head_entry;
  g_autofree char *entry = NULL;
  g_autofree char *after = NULL;

  if (self->fault != ZH_VERIFY_OK || self->head_entry == 0)
    return NULL;
  if (n_after == 0)
    return g_strdup (_ ("The head is that of the last entry: nothing was done after it"));
  entry = g_strdup_printf ("%" G_GINT64_FORMAT, self->head_entry);
  after = g_strdup_printf ("%" G_GINT64_FORMAT, n_after);
  return g_strdup_printf (
      /* Translators: %1$s is how many entries, %2$s the number of an entry. */
      ngettext ("The head is that of entry %2$s; %1$s entry was made after it",
                "The head is that of entry %2$s; %1$s entries were made after it", (gulong) n_after),
      after, entry);
}

char *
zh_verify_report_format_unchecked (const ZhVerifyReport *self)
{
  g_autoptr (GString) all = g_string_new (NULL);

  if (self->unchecked->len == 0)
    return NULL;
  for (guint i = 0; i < self->unchecked->len && i <= MAX_UNCHECKED; i++)
    g_string_append_printf (all, "%s%s", i > 0 ? ", " : "",
                            i < MAX_UNCHECKED ? (const char *) g_ptr_array_index (self->unchecked, i) : "…");
  return g_strdup_printf (
      /* Translators: %2$s is a list of numbers of entries with their commands: “7 (draw-byes), 9 (draw-byes)”. */
      ngettext ("%1$u entry was not held against its command, which this version of the program does not know: %2$s",
                "%1$u entries were not held against their commands, which this version of the program does not know: %2$s",
                self->unchecked->len),
      self->unchecked->len, all->str);
}

char *
zh_verify_report_format (const ZhVerifyReport *self)
{
  g_autofree char *fault = format_fault (self);

  if (!self->is_discordant)
    return g_steal_pointer (&fault);
  /* Translators: %s is what is wrong, such as “entry 3 of the journal is missing”. */
  return g_strdup_printf (_ ("%s. If this is a copy, it was copied while it was written: copy it again, or use Save a Copy"), fault);
}

gboolean
zh_verify_report_check (const ZhVerifyReport *self,
                        const char           *path,
                        GError              **error)
{
  g_autofree char *text = NULL;

  if (self->fault == ZH_VERIFY_OK)
    return TRUE;
  text = format_fault (self);
  return zh_fail (error, ZH_ERROR_FILE,
                  /* Translators: a name of a file, and what is wrong, such as “entry 3 of the journal is missing”. */
                  _ ("%1$s was changed from outside: %2$s. Nothing is written to it; go on with one of its backups, or read it only"),
                  path, text);
}
