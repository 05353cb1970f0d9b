/* The letters of games by correspondence and the addresses of those who write them, to and from their tables. */
#include "config.h"

#include "store-letters.h"

#include "address.h"
#include "letter-record.h"
#include "row-reader.h"
#include "store-fields.h"
#include "store-private.h"
#include "store-write.h"

static gpointer
read_letter (ZhStmt  *stmt,
             GError **error)
{
  g_autoptr (ZhLetterRecord) letter = zh_letter_record_new ();
  ZhRowReader reader = zh_row_reader_new (stmt, "letter");

  letter->id = zh_row_reader_id (&reader);
  letter->game_id = zh_row_reader_id (&reader);
  for (int i = 0; i < ZH_N_LETTER_CELLS; i++)
    zh_row_reader_replace_text (&reader, &letter->cells[i]);
  return zh_row_reader_finish (&reader, letter->id, error) ? g_steal_pointer (&letter) : NULL;
}

gboolean
zh_store_load_letters (ZhDb      *db,
                       GPtrArray *rows,
                       GError   **error)
{
  return zh_rows_load (db,
                       "SELECT id, game_id, event, side, number, kind, received, arrival, sent, dispatch, slip, first_day, last_day,"
                       " coalesce (written, ''), coalesce (told, ''), coalesce (evidence, ''), coalesce (enclosed, ''),"
                       " coalesce (objected, ''), coalesce (objection, ''), coalesce (verdict, ''), coalesce (reason, '')"
                       " FROM letter ORDER BY id",
                       read_letter, rows, error);
}

/* What files of version 7 do not have stays NULL where nothing stands in it. */
#define PUT_LETTER                                                                                                   \
  "INSERT INTO letter (id, game_id, event, side, number, kind, received, arrival, sent, dispatch, slip, first_day,"  \
  " last_day, written, told, evidence, enclosed, objected, objection, verdict, reason)"                              \
  " VALUES (:id, :game, :event, :side, :no, :kind, :received, :arrival, :sent, :dispatch, :slip, :from, :to,"        \
  " nullif (:text, ''), nullif (:told, ''), nullif (:evidence, ''), nullif (:enclosed, ''), nullif (:objected, '')," \
  " nullif (:objection, ''), nullif (:verdict, ''), nullif (:reason, '')) ON CONFLICT (id) DO UPDATE SET"            \
  " game_id = excluded.game_id, event = excluded.event, side = excluded.side,"                                       \
  " number = excluded.number, kind = excluded.kind, received = excluded.received, arrival = excluded.arrival,"       \
  " sent = excluded.sent, dispatch = excluded.dispatch, slip = excluded.slip, first_day = excluded.first_day,"       \
  " last_day = excluded.last_day, written = excluded.written, told = excluded.told, evidence = excluded.evidence,"   \
  " enclosed = excluded.enclosed, objected = excluded.objected, objection = excluded.objection,"                     \
  " verdict = excluded.verdict, reason = excluded.reason"

gboolean
zh_store_put_letter (ZhStore              *self,
                     const ZhLetterRecord *letter,
                     GError              **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db, PUT_LETTER);

  g_assert (self->recorder != NULL);
  zh_stmt_bind_int (stmt, ":id", letter->id);
  zh_stmt_bind_int (stmt, ":game", letter->game_id);
  for (int i = 0; i < ZH_N_LETTER_CELLS; i++)
    {
      g_autofree char *name = g_strconcat (":", zh_letter_cell_names[i], NULL);

      zh_stmt_bind_text (stmt, name, letter->cells[i]);
    }
  return zh_stmt_run (stmt, error);
}

gboolean
zh_store_load_addresses (ZhDb      *db,
                         gint64     tournament_id,
                         GPtrArray *addresses,
                         GError   **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, zh_store_fields_get_select (&zh_address_type, " WHERE tournament_id = :id ORDER BY id"));

  zh_stmt_bind_int (stmt, ":id", tournament_id);
  while (zh_stmt_next (stmt))
    {
      g_autoptr (ZhAddress) address = zh_address_new ();
      ZhRowReader reader = zh_row_reader_new (stmt, "address");

      address->id = zh_row_reader_id (&reader);
      zh_row_reader_id (&reader);
      address->entry_id = zh_row_reader_id (&reader);
      zh_store_fields_read (&zh_address_type, &reader, address);
      if (!zh_row_reader_finish (&reader, address->id, error))
        return FALSE;
      g_ptr_array_add (addresses, g_steal_pointer (&address));
    }
  return zh_stmt_end (stmt, error);
}

gboolean
zh_store_put_address (ZhStore         *self,
                      gint64           tournament_id,
                      const ZhAddress *address,
                      GError         **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db, zh_store_fields_get_put (&zh_address_type));

  g_assert (self->recorder != NULL);
  zh_stmt_bind_int (stmt, ":id", address->id);
  zh_stmt_bind_int (stmt, ":tournament_id", tournament_id);
  zh_stmt_bind_int (stmt, ":entry_id", address->entry_id);
  zh_store_fields_bind (&zh_address_type, stmt, address);
  return zh_stmt_run (stmt, error);
}
