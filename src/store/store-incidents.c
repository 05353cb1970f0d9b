/* The register of incidents and that of clocks, to and from their tables. */
#include "config.h"

#include "store-incidents.h"

#include "incident-record.h"
#include "row-reader.h"
#include "store-private.h"
#include "store-write.h"
#include "tournament.h"

#define MAX_NUMBER 1000000
#define MAX_SECONDS 86400

/* What version 2 wrote reads as the new table does, with what it did not know left open. */
#define SELECT_INCIDENTS                                                                            \
  "SELECT id, tournament_id, entry_id, 'board' AS scope, round, board, game, incident, counted_as," \
  " count, count AS event_count, 0 AS supervised, '' AS raised_by, '' AS happened, 0 AS move,"      \
  " -1 AS clock1, -1 AS clock2, '' AS witnesses, facts, note, time, articles, '' AS overridden,"    \
  " advised, decided, '' AS decided_by, opponent_time, offender_time, sanction, 0 AS rounds_out,"   \
  " reason, 0 AS act FROM incident UNION ALL"                                                       \
  " SELECT id, tournament_id, coalesce (entry_id, 0), scope, round, board, game, incident,"         \
  " counted_as, count, event_count, supervised, raised_by, happened, move, clock1, clock2,"         \
  " witnesses, facts, note, time, articles, overridden, advised, decided, decided_by,"              \
  " opponent_time, offender_time, sanction, rounds_out, reason, coalesce (act, 0)"                  \
  " FROM occurrence ORDER BY 1"

static void
read_place (ZhRowReader      *reader,
            ZhIncidentRecord *record)
{
  record->id = zh_row_reader_id (reader);
  record->tournament_id = zh_row_reader_id (reader);
  record->entry_id = zh_row_reader_id (reader);
  record->scope = (ZhIncidentScope) zh_row_reader_word (reader, zh_incident_scope_words);
  record->round = zh_row_reader_int (reader, 0, ZH_MAX_ROUNDS);
  record->board = zh_row_reader_int (reader, 0, MAX_NUMBER);
  record->game = zh_row_reader_int (reader, 0, MAX_NUMBER);
}

static void
read_event (ZhRowReader      *reader,
            ZhIncidentRecord *record)
{
  zh_row_reader_replace_text (reader, &record->incident);
  zh_row_reader_replace_text (reader, &record->counted_as);
  record->count = zh_row_reader_int (reader, 1, MAX_NUMBER);
  record->event_count = zh_row_reader_int (reader, 1, MAX_NUMBER);
  record->supervised = zh_row_reader_boolean (reader);
  zh_row_reader_replace_text (reader, &record->raised_by);
  zh_row_reader_replace_text (reader, &record->happened);
  record->move = zh_row_reader_int (reader, 0, MAX_NUMBER);
  record->clock[0] = zh_row_reader_int (reader, -1, MAX_SECONDS);
  record->clock[1] = zh_row_reader_int (reader, -1, MAX_SECONDS);
  zh_row_reader_replace_text (reader, &record->witnesses);
  zh_row_reader_replace_text (reader, &record->facts);
  zh_row_reader_replace_text (reader, &record->note);
  record->time = zh_row_reader_id (reader);
}

static ZhIncidentRecord *
read_incident (ZhStmt  *stmt,
               GError **error)
{
  g_autoptr (ZhIncidentRecord) record = zh_incident_record_new ();
  ZhRowReader reader = zh_row_reader_new (stmt, "occurrence");

  read_place (&reader, record);
  read_event (&reader, record);
  zh_row_reader_replace_text (&reader, &record->articles);
  zh_row_reader_replace_text (&reader, &record->overridden);
  zh_row_reader_replace_text (&reader, &record->advised);
  record->decided = (ZhRuledResult) zh_row_reader_word (&reader, zh_ruled_result_words);
  zh_row_reader_replace_text (&reader, &record->decided_by);
  record->opponent_time = zh_row_reader_int (&reader, -MAX_SECONDS, MAX_SECONDS);
  record->offender_time = zh_row_reader_int (&reader, -MAX_SECONDS, MAX_SECONDS);
  record->sanction = (ZhSanction) zh_row_reader_word (&reader, zh_sanction_words);
  record->rounds_out = zh_row_reader_int (&reader, 0, ZH_MAX_ROUNDS);
  zh_row_reader_replace_text (&reader, &record->reason);
  record->act = zh_row_reader_id (&reader);
  return zh_row_reader_finish (&reader, record->id, error) ? g_steal_pointer (&record) : NULL;
}

static ZhClockChange *
read_clock_change (ZhStmt  *stmt,
                   GError **error)
{
  g_autoptr (ZhClockChange) change = zh_clock_change_new ();
  ZhRowReader reader = zh_row_reader_new (stmt, "clock_change");

  change->id = zh_row_reader_id (&reader);
  change->tournament_id = zh_row_reader_id (&reader);
  change->round = zh_row_reader_int (&reader, 1, ZH_MAX_ROUNDS);
  change->board = zh_row_reader_int (&reader, 1, MAX_NUMBER);
  change->game = zh_row_reader_int (&reader, 1, MAX_NUMBER);
  change->time = zh_row_reader_id (&reader);
  change->kind = (ZhClockKind) zh_row_reader_word (&reader, zh_clock_kind_words);
  change->move = zh_row_reader_int (&reader, 0, MAX_NUMBER);
  change->before[0] = zh_row_reader_int (&reader, -1, MAX_SECONDS);
  change->before[1] = zh_row_reader_int (&reader, -1, MAX_SECONDS);
  change->after[0] = zh_row_reader_int (&reader, 0, MAX_SECONDS);
  change->after[1] = zh_row_reader_int (&reader, 0, MAX_SECONDS);
  zh_row_reader_replace_text (&reader, &change->note);
  return zh_row_reader_finish (&reader, change->id, error) ? g_steal_pointer (&change) : NULL;
}

gboolean
zh_store_load_incidents (ZhDb      *db,
                         GPtrArray *incidents,
                         GError   **error)
{
  return zh_rows_load (db, SELECT_INCIDENTS, (ZhRowFunc) read_incident, incidents, error);
}

gboolean
zh_store_load_clock_changes (ZhDb      *db,
                             GPtrArray *changes,
                             GError   **error)
{
  return zh_rows_load (db,
                       "SELECT id, tournament_id, round, board, game, time, kind, move, before1, before2, after1, after2, note"
                       " FROM clock_change ORDER BY id",
                       (ZhRowFunc) read_clock_change, changes, error);
}

#define PUT_OCCURRENCE                                                                          \
  "INSERT INTO occurrence (id, tournament_id, entry_id, scope, round, board, game, incident,"   \
  " counted_as, count, event_count, supervised, raised_by, happened, move, clock1, clock2,"     \
  " witnesses, facts, note, time, articles, overridden, advised, decided, decided_by,"          \
  " opponent_time, offender_time, sanction, rounds_out, reason, act) VALUES (:id, :tournament," \
  " :entry, :scope, :round, :board, :game, :incident, :counted_as, :count, :event_count,"       \
  " :supervised, :raised_by, :happened, :move, :clock1, :clock2, :witnesses, :facts, :note,"    \
  " :time, :articles, :overridden, :advised, :decided, :decided_by, :opponent_time,"            \
  " :offender_time, :sanction, :rounds_out, :reason, :act)"

static void
bind_event (ZhStmt                 *stmt,
            const ZhIncidentRecord *record)
{
  zh_stmt_bind_int (stmt, ":id", record->id);
  zh_stmt_bind_int (stmt, ":tournament", record->tournament_id);
  zh_stmt_bind_id (stmt, ":entry", record->entry_id);
  zh_stmt_bind_text (stmt, ":scope", zh_incident_scope_to_string (record->scope));
  zh_stmt_bind_int (stmt, ":round", record->round);
  zh_stmt_bind_int (stmt, ":board", record->board);
  zh_stmt_bind_int (stmt, ":game", record->game);
  zh_stmt_bind_text (stmt, ":incident", record->incident);
  zh_stmt_bind_text (stmt, ":counted_as", record->counted_as);
  zh_stmt_bind_int (stmt, ":count", record->count);
  zh_stmt_bind_int (stmt, ":event_count", record->event_count);
  zh_stmt_bind_int (stmt, ":supervised", record->supervised ? 1 : 0);
  zh_stmt_bind_text (stmt, ":raised_by", record->raised_by);
  zh_stmt_bind_text (stmt, ":happened", record->happened);
  zh_stmt_bind_int (stmt, ":move", record->move);
  zh_stmt_bind_int (stmt, ":clock1", record->clock[0]);
  zh_stmt_bind_int (stmt, ":clock2", record->clock[1]);
  zh_stmt_bind_text (stmt, ":witnesses", record->witnesses);
  zh_stmt_bind_text (stmt, ":facts", record->facts);
  zh_stmt_bind_text (stmt, ":note", record->note);
  zh_stmt_bind_int (stmt, ":time", record->time);
}

gboolean
zh_store_put_incident (ZhStore                *self,
                       const ZhIncidentRecord *record,
                       GError                **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db, PUT_OCCURRENCE);

  g_assert (self->recorder != NULL);
  bind_event (stmt, record);
  zh_stmt_bind_text (stmt, ":articles", record->articles);
  zh_stmt_bind_text (stmt, ":overridden", record->overridden);
  zh_stmt_bind_text (stmt, ":advised", record->advised);
  zh_stmt_bind_text (stmt, ":decided", zh_ruled_result_to_string (record->decided));
  zh_stmt_bind_text (stmt, ":decided_by", record->decided_by);
  zh_stmt_bind_int (stmt, ":opponent_time", record->opponent_time);
  zh_stmt_bind_int (stmt, ":offender_time", record->offender_time);
  zh_stmt_bind_text (stmt, ":sanction", zh_sanction_to_string (record->sanction));
  zh_stmt_bind_int (stmt, ":rounds_out", record->rounds_out);
  zh_stmt_bind_text (stmt, ":reason", record->reason);
  zh_stmt_bind_int (stmt, ":act", record->act != 0 ? record->act : zh_store_get_act_id (self));
  return zh_stmt_run (stmt, error);
}

gboolean
zh_store_put_clock_change (ZhStore             *self,
                           const ZhClockChange *change,
                           GError             **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db,
                                           "INSERT INTO clock_change (id, tournament_id, round, board, game, time, kind, move, before1,"
                                           " before2, after1, after2, note) VALUES (:id, :tournament, :round, :board, :game, :time,"
                                           " :kind, :move, :before1, :before2, :after1, :after2, :note)");

  g_assert (self->recorder != NULL);
  zh_stmt_bind_int (stmt, ":id", change->id);
  zh_stmt_bind_int (stmt, ":tournament", change->tournament_id);
  zh_stmt_bind_int (stmt, ":round", change->round);
  zh_stmt_bind_int (stmt, ":board", change->board);
  zh_stmt_bind_int (stmt, ":game", change->game);
  zh_stmt_bind_int (stmt, ":time", change->time);
  zh_stmt_bind_text (stmt, ":kind", zh_clock_kind_to_string (change->kind));
  zh_stmt_bind_int (stmt, ":move", change->move);
  zh_stmt_bind_int (stmt, ":before1", change->before[0]);
  zh_stmt_bind_int (stmt, ":before2", change->before[1]);
  zh_stmt_bind_int (stmt, ":after1", change->after[0]);
  zh_stmt_bind_int (stmt, ":after2", change->after[1]);
  zh_stmt_bind_text (stmt, ":note", change->note);
  return zh_stmt_run (stmt, error);
}
