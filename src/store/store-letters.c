/* The letters of games by correspondence, to and from their table. */
#include "config.h"

#include "store-letters.h"

#include "letter-record.h"
#include "row-reader.h"
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
                       "SELECT id, game_id, event, side, number, kind, received, arrival, sent, dispatch, slip, first_day, last_day"
                       " FROM letter ORDER BY id",
                       read_letter, rows, error);
}

#define PUT_LETTER                                                                                                  \
  "INSERT INTO letter (id, game_id, event, side, number, kind, received, arrival, sent, dispatch, slip, first_day," \
  " last_day) VALUES (:id, :game, :event, :side, :no, :kind, :received, :arrival, :sent, :dispatch, :slip, :from,"  \
  " :to) ON CONFLICT (id) DO UPDATE SET game_id = excluded.game_id, event = excluded.event, side = excluded.side,"  \
  " number = excluded.number, kind = excluded.kind, received = excluded.received, arrival = excluded.arrival,"      \
  " sent = excluded.sent, dispatch = excluded.dispatch, slip = excluded.slip, first_day = excluded.first_day,"      \
  " last_day = excluded.last_day"

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
