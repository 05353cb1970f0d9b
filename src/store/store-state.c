/* What the file says of its journal, and what an act takes from it. */
#include "config.h"

#include <glib/gi18n.h>
#include <sys/stat.h>

#include "errors.h"
#include "store-private.h"

gboolean
zh_store_read_state (ZhStore *self,
                     GError **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db,
                                           "SELECT replica, next_id, sequence, journal_length, journal_head, digest"
                                           " FROM file_state WHERE id = 1");

  if (!zh_stmt_next (stmt))
    return zh_stmt_end (stmt, error) &&
           zh_fail (error, ZH_ERROR_CORRUPT, "%s", _ ("The file does not say how long its journal is. Open one of its backups"));
  self->replica = zh_stmt_get_int (stmt, 0);
  self->next_id = zh_stmt_get_int (stmt, 1);
  self->sequence = zh_stmt_get_int (stmt, 2);
  self->journal_length = zh_stmt_get_int (stmt, 3);
  g_free (self->journal_head);
  self->journal_head = zh_stmt_dup_text (stmt, 4);
  self->digest = (guint64) zh_stmt_get_int (stmt, 5);
  return TRUE;
}

gint64
zh_store_next_id (ZhStore *self)
{
  g_assert (self->recorder != NULL);
  g_assert (self->next_id <= G_MAXUINT32);

  return self->replica << 32 | self->next_id++;
}

gint64
zh_store_get_act_time (const ZhStore *self)
{
  g_assert (self->recorder != NULL);

  return self->time_us / G_USEC_PER_SEC;
}

gint64
zh_store_get_act_id (const ZhStore *self)
{
  g_assert (self->recorder != NULL);

  return self->replica << 32 | (self->sequence + 1);
}

void
zh_store_note_file (ZhStore *self)
{
  struct stat info = { 0 };

  stat (self->path, &info);
  self->device = info.st_dev;
  self->inode = info.st_ino;
}

gboolean
zh_store_is_still_there (ZhStore *self)
{
  struct stat info = { 0 };

  return stat (self->path, &info) == 0 && info.st_dev == self->device && info.st_ino == self->inode;
}
