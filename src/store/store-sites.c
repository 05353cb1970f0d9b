#include "config.h"

#include "store-sites.h"

#include "row-reader.h"
#include "site.h"
#include "store-fields.h"
#include "store-private.h"
#include "store-write.h"

gboolean
zh_store_load_sites (ZhDb      *db,
                     gint64     tournament_id,
                     GPtrArray *sites,
                     GError   **error)
{
  const char *sql = zh_store_fields_get_select (&zh_site_type, " WHERE tournament_id = :id ORDER BY id");
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, sql);

  zh_stmt_bind_int (stmt, ":id", tournament_id);
  while (zh_stmt_next (stmt))
    {
      g_autoptr (ZhSite) site = zh_site_new ();
      ZhRowReader reader = zh_row_reader_new (stmt, "site");

      site->id = zh_row_reader_id (&reader);
      zh_row_reader_id (&reader);
      site->entry_id = zh_row_reader_id (&reader);
      zh_store_fields_read (&zh_site_type, &reader, site);
      if (!zh_row_reader_finish (&reader, site->id, error))
        return FALSE;
      g_ptr_array_add (sites, g_steal_pointer (&site));
    }
  return zh_stmt_end (stmt, error);
}

gboolean
zh_store_put_site (ZhStore      *self,
                   gint64        tournament_id,
                   const ZhSite *site,
                   GError      **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db, zh_store_fields_get_put (&zh_site_type));

  g_assert (self->recorder != NULL);
  zh_stmt_bind_int (stmt, ":id", site->id);
  zh_stmt_bind_int (stmt, ":tournament_id", tournament_id);
  zh_stmt_bind_int (stmt, ":entry_id", site->entry_id);
  zh_store_fields_bind (&zh_site_type, stmt, site);
  return zh_stmt_run (stmt, error);
}
