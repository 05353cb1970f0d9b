#include "config.h"

#include "store-solving.h"

#include "row-reader.h"
#include "store-fields.h"
#include "store-private.h"
#include "store-write.h"

#define OF_TOURNAMENT " WHERE tournament_id = :id ORDER BY id"

static gboolean
load_works (ZhDb         *db,
            ZhTournament *tournament,
            GError      **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, zh_store_fields_get_select (&zh_work_record_type, OF_TOURNAMENT));

  zh_stmt_bind_int (stmt, ":id", tournament->id);
  while (zh_stmt_next (stmt))
    {
      ZhWorkRecord *work = zh_work_record_new ();
      ZhRowReader   reader = zh_row_reader_new (stmt, "work");

      g_ptr_array_add (tournament->works, work);
      work->id = zh_row_reader_id (&reader);
      zh_row_reader_id (&reader);
      zh_store_fields_read (&zh_work_record_type, &reader, work);
      if (!zh_row_reader_finish (&reader, work->id, error))
        return FALSE;
    }
  return zh_stmt_end (stmt, error);
}

static gboolean
load_rounds (ZhDb         *db,
             ZhTournament *tournament,
             GError      **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, zh_store_fields_get_select (&zh_solving_round_type, OF_TOURNAMENT));

  zh_stmt_bind_int (stmt, ":id", tournament->id);
  while (zh_stmt_next (stmt))
    {
      ZhSolvingRoundRecord *round = zh_solving_round_record_new ();
      ZhRowReader           reader = zh_row_reader_new (stmt, "solving_round");

      g_ptr_array_add (tournament->solving_rounds, round);
      round->id = zh_row_reader_id (&reader);
      zh_row_reader_id (&reader);
      zh_store_fields_read (&zh_solving_round_type, &reader, round);
      if (!zh_row_reader_finish (&reader, round->id, error))
        return FALSE;
    }
  return zh_stmt_end (stmt, error);
}

static gboolean
load_sheets (ZhDb         *db,
             ZhTournament *tournament,
             GError      **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, zh_store_fields_get_select (&zh_solving_sheet_type, OF_TOURNAMENT));

  zh_stmt_bind_int (stmt, ":id", tournament->id);
  while (zh_stmt_next (stmt))
    {
      ZhSolvingSheetRecord *sheet = zh_solving_sheet_record_new ();
      ZhRowReader           reader = zh_row_reader_new (stmt, "solving_sheet");

      g_ptr_array_add (tournament->solving_sheets, sheet);
      sheet->id = zh_row_reader_id (&reader);
      zh_row_reader_id (&reader);
      sheet->entry_id = zh_row_reader_id (&reader);
      zh_store_fields_read (&zh_solving_sheet_type, &reader, sheet);
      if (!zh_solving_marks_are_valid (sheet->marks))
        zh_row_reader_reject (&reader);
      if (!zh_row_reader_finish (&reader, sheet->id, error))
        return FALSE;
    }
  return zh_stmt_end (stmt, error);
}

gboolean
zh_store_load_solving (ZhDb         *db,
                       ZhTournament *tournament,
                       GError      **error)
{
  return load_works (db, tournament, error) && load_rounds (db, tournament, error) && load_sheets (db, tournament, error);
}

/* A row of one of the three; of a sheet with its entry. */
static gboolean
put_row (ZhStore            *self,
         gint64              tournament_id,
         gint64              id,
         gint64              entry_id,
         const ZhRecordType *type,
         gconstpointer       record,
         GError            **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db, zh_store_fields_get_put (type));

  g_assert (self->recorder != NULL);
  zh_stmt_bind_int (stmt, ":id", id);
  zh_stmt_bind_int (stmt, ":tournament_id", tournament_id);
  if (entry_id != 0)
    zh_stmt_bind_int (stmt, ":entry_id", entry_id);
  zh_store_fields_bind (type, stmt, record);
  return zh_stmt_run (stmt, error);
}

gboolean
zh_store_put_work (ZhStore            *self,
                   gint64              tournament_id,
                   const ZhWorkRecord *work,
                   GError            **error)
{
  return put_row (self, tournament_id, work->id, 0, &zh_work_record_type, work, error);
}

gboolean
zh_store_put_solving_round (ZhStore                    *self,
                            gint64                      tournament_id,
                            const ZhSolvingRoundRecord *round,
                            GError                    **error)
{
  return put_row (self, tournament_id, round->id, 0, &zh_solving_round_type, round, error);
}

gboolean
zh_store_put_solving_sheet (ZhStore                    *self,
                            gint64                      tournament_id,
                            const ZhSolvingSheetRecord *sheet,
                            GError                    **error)
{
  return put_row (self, tournament_id, sheet->id, sheet->entry_id, &zh_solving_sheet_type, sheet, error);
}
