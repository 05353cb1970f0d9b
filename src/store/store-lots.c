#include "config.h"

#include "store-lots.h"

#include "lot-minute.h"
#include "row-reader.h"
#include "store-fields.h"
#include "store-private.h"
#include "store-write.h"

gboolean
zh_store_load_lot_minutes (ZhDb      *db,
                           gint64     tournament_id,
                           GPtrArray *minutes,
                           GError   **error)
{
  const char *sql = zh_store_fields_get_select (&zh_lot_minute_type, " WHERE tournament_id = :id ORDER BY id");
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, sql);

  zh_stmt_bind_int (stmt, ":id", tournament_id);
  while (zh_stmt_next (stmt))
    {
      g_autoptr (ZhLotMinute) minute = zh_lot_minute_new ();
      ZhRowReader reader = zh_row_reader_new (stmt, "lot_minute");

      minute->id = zh_row_reader_id (&reader);
      zh_row_reader_id (&reader);
      zh_store_fields_read (&zh_lot_minute_type, &reader, minute);
      if (!zh_row_reader_finish (&reader, minute->id, error))
        return FALSE;
      g_ptr_array_add (minutes, g_steal_pointer (&minute));
    }
  return zh_stmt_end (stmt, error);
}

gboolean
zh_store_put_lot_minute (ZhStore           *self,
                         gint64             tournament_id,
                         const ZhLotMinute *minute,
                         GError           **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db, zh_store_fields_get_put (&zh_lot_minute_type));

  g_assert (self->recorder != NULL);
  zh_stmt_bind_int (stmt, ":id", minute->id);
  zh_stmt_bind_int (stmt, ":tournament_id", tournament_id);
  zh_store_fields_bind (&zh_lot_minute_type, stmt, minute);
  return zh_stmt_run (stmt, error);
}
