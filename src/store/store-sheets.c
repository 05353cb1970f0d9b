#include "config.h"

#include "store-sheets.h"

#include "entry-sheet.h"
#include "payment.h"
#include "row-reader.h"
#include "store-fields.h"
#include "store-private.h"
#include "store-write.h"

static gboolean
load_sheets (ZhDb         *db,
             ZhTournament *tournament,
             GError      **error)
{
  const char *sql = zh_store_fields_get_select (&zh_entry_sheet_type, " WHERE tournament_id = :id ORDER BY id");
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, sql);

  zh_stmt_bind_int (stmt, ":id", tournament->id);
  while (zh_stmt_next (stmt))
    {
      g_autoptr (ZhEntrySheet) sheet = zh_entry_sheet_new ();
      ZhRowReader reader = zh_row_reader_new (stmt, "application");

      sheet->id = zh_row_reader_id (&reader);
      zh_row_reader_id (&reader);
      zh_store_fields_read (&zh_entry_sheet_type, &reader, sheet);
      if (!zh_row_reader_finish (&reader, sheet->id, error))
        return FALSE;
      g_ptr_array_add (tournament->sheets, g_steal_pointer (&sheet));
    }
  return zh_stmt_end (stmt, error);
}

static gboolean
load_payments (ZhDb         *db,
               ZhTournament *tournament,
               GError      **error)
{
  const char *sql = zh_store_fields_get_select (&zh_payment_type, " WHERE tournament_id = :id ORDER BY id");
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, sql);

  zh_stmt_bind_int (stmt, ":id", tournament->id);
  while (zh_stmt_next (stmt))
    {
      g_autoptr (ZhPayment) payment = zh_payment_new ();
      ZhRowReader reader = zh_row_reader_new (stmt, "payment");

      payment->id = zh_row_reader_id (&reader);
      zh_row_reader_id (&reader);
      payment->entry_id = zh_row_reader_id (&reader);
      zh_store_fields_read (&zh_payment_type, &reader, payment);
      if (!zh_row_reader_finish (&reader, payment->id, error))
        return FALSE;
      g_ptr_array_add (tournament->payments, g_steal_pointer (&payment));
    }
  return zh_stmt_end (stmt, error);
}

gboolean
zh_store_load_sheets (ZhDb         *db,
                      ZhTournament *tournament,
                      GError      **error)
{
  return load_sheets (db, tournament, error) && load_payments (db, tournament, error);
}

gboolean
zh_store_put_sheet (ZhStore            *self,
                    gint64              tournament_id,
                    const ZhEntrySheet *sheet,
                    GError            **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db, zh_store_fields_get_put (&zh_entry_sheet_type));

  g_assert (self->recorder != NULL);
  zh_stmt_bind_int (stmt, ":id", sheet->id);
  zh_stmt_bind_int (stmt, ":tournament_id", tournament_id);
  zh_store_fields_bind (&zh_entry_sheet_type, stmt, sheet);
  return zh_stmt_run (stmt, error);
}

gboolean
zh_store_put_payment (ZhStore         *self,
                      gint64           tournament_id,
                      const ZhPayment *payment,
                      GError         **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db, zh_store_fields_get_put (&zh_payment_type));

  g_assert (self->recorder != NULL);
  zh_stmt_bind_int (stmt, ":id", payment->id);
  zh_stmt_bind_int (stmt, ":tournament_id", tournament_id);
  zh_stmt_bind_int (stmt, ":entry_id", payment->entry_id);
  zh_store_fields_bind (&zh_payment_type, stmt, payment);
  return zh_stmt_run (stmt, error);
}
