#include "config.h"

#include "journal-args.h"

#include <string.h>

#define NO_ARGS "{}"

/* Its row; 0 where there is none. */
static gboolean
find_blob (ZhDb       *db,
           const char *sha256,
           gint64     *id,
           GError    **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, "SELECT id FROM blob WHERE sha256 = :sha256");

  zh_stmt_bind_text (stmt, ":sha256", sha256);
  *id = zh_stmt_next (stmt) ? zh_stmt_get_int (stmt, 0) : 0;
  return zh_stmt_end (stmt, error);
}

static gboolean
add_blob (ZhDb       *db,
          const char *sha256,
          const char *args,
          gint64     *id,
          GError    **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, "INSERT INTO blob (sha256, bytes) VALUES (:sha256, :bytes)");

  zh_stmt_bind_text (stmt, ":sha256", sha256);
  zh_stmt_bind_blob (stmt, ":bytes", args, strlen (args));
  return zh_stmt_run (stmt, error) && find_blob (db, sha256, id, error);
}

char *
zh_journal_args_store (ZhDb       *db,
                       const char *args,
                       gint64     *blob,
                       GError    **error)
{
  g_autofree char *sha256 = NULL;
  gint64           known = 0;

  *blob = 0;
  if (strlen (args) <= ZH_MAX_ROW_ARGS)
    return g_strdup (args);
  sha256 = g_compute_checksum_for_string (G_CHECKSUM_SHA256, args, -1);
  if (!find_blob (db, sha256, &known, error) || (known == 0 && !add_blob (db, sha256, args, blob, error)))
    return NULL;
  return g_strconcat (ZH_ARGS_REFERENCE, sha256, NULL);
}

/* The first column of the row that @stmt gives; "{}" where it gives none, as in a damaged file. */
static char *
read_args (ZhStmt  *stmt,
           GError **error)
{

  if (zh_stmt_next (stmt))
    return zh_stmt_dup_text (stmt, 0);
  return zh_stmt_end (stmt, error) ? g_strdup (NO_ARGS) : NULL;
}

static char *
read_target (ZhDb    *db,
             gint64   target,
             GError **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, "SELECT args FROM journal WHERE id = :id AND kind = 0");

  zh_stmt_bind_int (stmt, ":id", target);
  return read_args (stmt, error);
}

static char *
read_blob (ZhDb       *db,
           const char *sha256,
           GError    **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, "SELECT CAST (bytes AS TEXT) FROM blob WHERE sha256 = :sha256");

  zh_stmt_bind_text (stmt, ":sha256", sha256);
  return read_args (stmt, error);
}

char *
zh_journal_args_read (ZhDb         *db,
                      ZhJournalKind kind,
                      gint64        target,
                      char         *stored,
                      GError      **error)
{
  g_autofree char *args = stored;

  if (kind != ZH_JOURNAL_ACT && *args == '\0')
    {
      g_free (args);
      args = read_target (db, target, error);
    }
  if (args != NULL && g_str_has_prefix (args, ZH_ARGS_REFERENCE))
    return read_blob (db, args + strlen (ZH_ARGS_REFERENCE), error);
  return g_steal_pointer (&args);
}
