#include "config.h"

#include "store-online.h"

#include "outage.h"
#include "row-reader.h"
#include "screening.h"
#include "store-fields.h"
#include "store-private.h"
#include "store-write.h"

/* The rows of a table whose records begin alike: id, tournament, side, line of the register. */
static ZhStmt *
select_rows (ZhDb               *db,
             const ZhRecordType *type,
             gint64              tournament_id)
{
  ZhStmt *stmt = zh_db_prepare (db, zh_store_fields_get_select (type, " WHERE tournament_id = :id ORDER BY id"));

  zh_stmt_bind_int (stmt, ":id", tournament_id);
  return stmt;
}

static void
read_references (ZhRowReader *reader,
                 gint64      *id,
                 gint64      *entry_id,
                 gint64      *incident_id)
{
  *id = zh_row_reader_id (reader);
  zh_row_reader_id (reader);
  *entry_id = zh_row_reader_id (reader);
  *incident_id = zh_row_reader_id (reader);
}

gboolean
zh_store_load_outages (ZhDb      *db,
                       gint64     tournament_id,
                       GPtrArray *outages,
                       GError   **error)
{
  g_autoptr (ZhStmt) stmt = select_rows (db, &zh_outage_type, tournament_id);

  while (zh_stmt_next (stmt))
    {
      g_autoptr (ZhOutage) outage = zh_outage_new ();
      ZhRowReader reader = zh_row_reader_new (stmt, "outage");

      read_references (&reader, &outage->id, &outage->entry_id, &outage->incident_id);
      zh_store_fields_read (&zh_outage_type, &reader, outage);
      if (!zh_row_reader_finish (&reader, outage->id, error))
        return FALSE;
      g_ptr_array_add (outages, g_steal_pointer (&outage));
    }
  return zh_stmt_end (stmt, error);
}

gboolean
zh_store_load_screenings (ZhDb      *db,
                          gint64     tournament_id,
                          GPtrArray *screenings,
                          GError   **error)
{
  g_autoptr (ZhStmt) stmt = select_rows (db, &zh_screening_type, tournament_id);

  while (zh_stmt_next (stmt))
    {
      g_autoptr (ZhScreening) screening = zh_screening_new ();
      ZhRowReader reader = zh_row_reader_new (stmt, "screening");

      read_references (&reader, &screening->id, &screening->entry_id, &screening->incident_id);
      zh_store_fields_read (&zh_screening_type, &reader, screening);
      if (!zh_row_reader_finish (&reader, screening->id, error))
        return FALSE;
      g_ptr_array_add (screenings, g_steal_pointer (&screening));
    }
  return zh_stmt_end (stmt, error);
}

static gboolean
put (ZhStore            *self,
     const ZhRecordType *type,
     gconstpointer       record,
     const gint64        ids[4],
     GError            **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db, zh_store_fields_get_put (type));

  g_assert (self->recorder != NULL);
  zh_stmt_bind_int (stmt, ":id", ids[0]);
  zh_stmt_bind_int (stmt, ":tournament_id", ids[1]);
  zh_stmt_bind_int (stmt, ":entry_id", ids[2]);
  zh_stmt_bind_id (stmt, ":incident_id", ids[3]);
  zh_store_fields_bind (type, stmt, record);
  return zh_stmt_run (stmt, error);
}

gboolean
zh_store_put_outage (ZhStore        *self,
                     gint64          tournament_id,
                     const ZhOutage *outage,
                     GError        **error)
{
  const gint64 ids[] = { outage->id, tournament_id, outage->entry_id, outage->incident_id };

  return put (self, &zh_outage_type, outage, ids, error);
}

gboolean
zh_store_put_screening (ZhStore           *self,
                        gint64             tournament_id,
                        const ZhScreening *screening,
                        GError           **error)
{
  const gint64 ids[] = { screening->id, tournament_id, screening->entry_id, screening->incident_id };

  return put (self, &zh_screening_type, screening, ids, error);
}
