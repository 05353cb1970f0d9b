/* The register of incidents, to and from its table. */
#include "config.h"

#include "store-incidents.h"

#include "incident-record.h"
#include "row-reader.h"
#include "store-private.h"
#include "store-write.h"
#include "tournament.h"

#define MAX_NUMBER 1000000
#define MAX_SECONDS 86400

static ZhIncidentRecord *
read_incident (ZhStmt  *stmt,
               GError **error)
{
  g_autoptr (ZhIncidentRecord) record = zh_incident_record_new ();
  ZhRowReader reader = zh_row_reader_new (stmt, "incident");

  record->id = zh_row_reader_id (&reader);
  record->tournament_id = zh_row_reader_id (&reader);
  record->entry_id = zh_row_reader_id (&reader);
  record->round = zh_row_reader_int (&reader, 1, ZH_MAX_ROUNDS);
  record->board = zh_row_reader_int (&reader, 1, MAX_NUMBER);
  record->game = zh_row_reader_int (&reader, 1, MAX_NUMBER);
  zh_row_reader_replace_text (&reader, &record->incident);
  zh_row_reader_replace_text (&reader, &record->counted_as);
  record->count = zh_row_reader_int (&reader, 1, MAX_NUMBER);
  zh_row_reader_replace_text (&reader, &record->facts);
  zh_row_reader_replace_text (&reader, &record->note);
  record->time = zh_row_reader_id (&reader);
  zh_row_reader_replace_text (&reader, &record->articles);
  zh_row_reader_replace_text (&reader, &record->advised);
  zh_row_reader_replace_text (&reader, &record->decided);
  record->opponent_time = zh_row_reader_int (&reader, -MAX_SECONDS, MAX_SECONDS);
  record->offender_time = zh_row_reader_int (&reader, -MAX_SECONDS, MAX_SECONDS);
  zh_row_reader_replace_text (&reader, &record->sanction);
  zh_row_reader_replace_text (&reader, &record->reason);
  return zh_row_reader_finish (&reader, record->id, error) ? g_steal_pointer (&record) : NULL;
}

gboolean
zh_store_load_incidents (ZhDb      *db,
                         GPtrArray *incidents,
                         GError   **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db,
                                           "SELECT id, tournament_id, entry_id, round, board, game, incident, counted_as, count, facts,"
                                           " note, time, articles, advised, decided, opponent_time, offender_time, sanction, reason"
                                           " FROM incident ORDER BY id",
                                           error);
  gboolean has_row = FALSE;

  if (stmt == NULL)
    return FALSE;
  while (zh_stmt_step (stmt, &has_row, error))
    {
      ZhIncidentRecord *record;

      if (!has_row)
        return TRUE;
      record = read_incident (stmt, error);
      if (record == NULL)
        return FALSE;
      g_ptr_array_add (incidents, record);
    }
  return FALSE;
}

gboolean
zh_store_put_incident (ZhStore                *self,
                       const ZhIncidentRecord *record,
                       GError                **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db,
                                           "INSERT INTO incident (id, tournament_id, entry_id, round, board, game, incident, counted_as,"
                                           " count, facts, note, time, articles, advised, decided, opponent_time, offender_time, sanction,"
                                           " reason) VALUES (:id, :tournament, :entry, :round, :board, :game, :incident, :counted_as,"
                                           " :count, :facts, :note, :time, :articles, :advised, :decided, :opponent_time, :offender_time,"
                                           " :sanction, :reason)",
                                           error);

  g_assert (self->recorder != NULL);
  if (stmt == NULL)
    return FALSE;
  zh_stmt_bind_int (stmt, ":id", record->id);
  zh_stmt_bind_int (stmt, ":tournament", record->tournament_id);
  zh_stmt_bind_int (stmt, ":entry", record->entry_id);
  zh_stmt_bind_int (stmt, ":round", record->round);
  zh_stmt_bind_int (stmt, ":board", record->board);
  zh_stmt_bind_int (stmt, ":game", record->game);
  zh_stmt_bind_text (stmt, ":incident", record->incident);
  zh_stmt_bind_text (stmt, ":counted_as", record->counted_as);
  zh_stmt_bind_int (stmt, ":count", record->count);
  zh_stmt_bind_text (stmt, ":facts", record->facts);
  zh_stmt_bind_text (stmt, ":note", record->note);
  zh_stmt_bind_int (stmt, ":time", record->time);
  zh_stmt_bind_text (stmt, ":articles", record->articles);
  zh_stmt_bind_text (stmt, ":advised", record->advised);
  zh_stmt_bind_text (stmt, ":decided", record->decided);
  zh_stmt_bind_int (stmt, ":opponent_time", record->opponent_time);
  zh_stmt_bind_int (stmt, ":offender_time", record->offender_time);
  zh_stmt_bind_text (stmt, ":sanction", record->sanction);
  zh_stmt_bind_text (stmt, ":reason", record->reason);
  return zh_stmt_run (stmt, error);
}
