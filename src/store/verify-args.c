#include "config.h"

#include <string.h>

#include "journal-args.h"
#include "verify-private.h"

/* In the order of ids, so that the first entry that names a blob is the one that wrote it. */
#define SELECT_REFERENCES \
  "SELECT id, substr (args, " G_STRINGIFY (REFERENCE_END) ") FROM journal WHERE args GLOB '" ZH_ARGS_REFERENCE "*' ORDER BY id"

/* The first character behind ZH_ARGS_REFERENCE, from 1. */
#define REFERENCE_END 8

G_STATIC_ASSERT (sizeof ZH_ARGS_REFERENCE == REFERENCE_END);

/* Digest → the first entry that names it. */
static GHashTable *
read_references (ZhVerifying *self,
                 GError     **error)
{
  g_autoptr (GHashTable) references = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->store->db, SELECT_REFERENCES);

  while (zh_stmt_next (stmt))
    {
      gint64 id = zh_stmt_get_int (stmt, 0);

      if (!g_hash_table_contains (references, zh_stmt_get_text (stmt, 1)))
        g_hash_table_insert (references, zh_stmt_dup_text (stmt, 1), g_memdup2 (&id, sizeof id));
    }
  return zh_stmt_end (stmt, error) ? g_steal_pointer (&references) : NULL;
}

/* One blob, which goes out of @references: what is left there in the end is missing. */
static gboolean
check_blob (ZhVerifying *self,
            ZhStmt      *stmt,
            GHashTable  *references)
{
  g_autoptr (GBytes) bytes = zh_stmt_dup_blob (stmt, 2);
  g_autofree char *sha256 = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  const char      *said = zh_stmt_get_text (stmt, 1);
  const gint64    *entry = g_hash_table_lookup (references, said);

  if (entry == NULL)
    {
      g_free (self->report->table);
      self->report->table = g_strdup ("blob");
      self->report->row = zh_stmt_get_int (stmt, 0);
      return zh_verify_set_fault (self->report, ZH_VERIFY_ROW, 0, said);
    }
  if (strcmp (said, sha256) != 0)
    return zh_verify_set_fault (self->report, ZH_VERIFY_CHAIN, *entry, "");
  g_hash_table_remove (references, said);
  return TRUE;
}

static gboolean
check_none_missing (ZhVerifying *self,
                    GHashTable  *references)
{
  GHashTableIter iter;
  gint64        *entry;
  gint64         first = 0;

  g_hash_table_iter_init (&iter, references);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &entry))
    first = first == 0 ? *entry : MIN (first, *entry);
  return first == 0 || zh_verify_set_fault (self->report, ZH_VERIFY_ARGS, first, "");
}

gboolean
zh_verify_args (ZhVerifying *self,
                GError     **error)
{
  g_autoptr (GHashTable) references = read_references (self, error);
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->store->db, "SELECT id, sha256, bytes FROM blob ORDER BY id");

  if (references == NULL)
    return FALSE;
  while (zh_stmt_next (stmt))
    if (!check_blob (self, stmt, references))
      return FALSE;
  return zh_stmt_end (stmt, error) && check_none_missing (self, references);
}
