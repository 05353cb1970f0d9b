/* What became of an act whose commit failed, and of one that is stored though something failed
 * behind it: whoever is told that nothing was stored does it again, and would have it twice. */
#include "config.h"

#include <glib/gi18n.h>
#include <sqlite3.h>
#include <string.h>

#include "errors.h"
#include "store-private.h"

/* Whether the journal ends at @head. %FALSE with @error when the file does not say. */
static gboolean
read_is_end (ZhStore    *self,
             const char *head,
             gboolean   *is_end,
             GError    **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db, "SELECT journal_head FROM file_state WHERE id = 1");

  *is_end = zh_stmt_next (stmt) && strcmp (zh_stmt_get_text (stmt, 0), head) == 0;
  return zh_stmt_end (stmt, error);
}

/* A transaction that changes nothing: it begins by taking back what a rollback that failed has left
 * half done, and proves that the disk takes it. */
static gboolean
write_over (ZhStore *self)
{
  gboolean ok = zh_db_begin (self->db, NULL) && zh_db_exec (self->db, "UPDATE file_state SET id = id", NULL) &&
                zh_db_commit (self->db, NULL) == SQLITE_OK;

  zh_db_rollback (self->db);
  return ok;
}

/* While its journal lies there, a broken act is neither stored nor taken back for whoever opens the
 * file next. */
static gboolean
is_taken_back (ZhStore *self)
{
  return self->path == NULL || !zh_side_file_has_contents (self->path, "-journal") || write_over (self);
}

gboolean
zh_store_end_act (ZhStore    *self,
                  const char *head,
                  GError    **error)
{
  g_autoptr (GError) problem = NULL;
  gboolean is_end = FALSE;
  gboolean is_known;
  int      code = zh_db_commit (self->db, &problem);

  if (code == SQLITE_OK)
    return TRUE;
  is_known = read_is_end (self, head, &is_end, NULL);
  if (is_known && is_end)
    return TRUE;
  if (is_known && is_taken_back (self))
    g_propagate_error (error, g_steal_pointer (&problem));
  else
    g_set_error (error, ZH_ERROR, ZH_ERROR_UNCERTAIN,
                 _ ("It is not certain whether this was stored: the disk refused to say (SQLite %d). Close the competition, open it again and look in the journal before you do it again"),
                 code);
  return FALSE;
}
