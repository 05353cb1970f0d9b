/* The moves and adjournments of games and who confirmed their results, to and from their tables. */
#include "config.h"

#include "store-games.h"

#include "confirmation.h"
#include "kept-game.h"
#include "row-reader.h"
#include "store-private.h"
#include "store-write.h"

#define MAX_SECONDS (30 * 86400)
#define MAX_MOVES 10000

static gpointer
read_kept_game (ZhStmt  *stmt,
                GError **error)
{
  g_autoptr (ZhKeptGame) kept = zh_kept_game_new ();
  ZhRowReader reader = zh_row_reader_new (stmt, "kept_game");

  kept->id = zh_row_reader_id (&reader);
  kept->game_id = zh_row_reader_id (&reader);
  zh_row_reader_replace_text (&reader, &kept->start);
  zh_row_reader_replace_text (&reader, &kept->moves);
  return zh_row_reader_finish (&reader, kept->id, error) ? g_steal_pointer (&kept) : NULL;
}

gboolean
zh_store_load_kept_games (ZhDb      *db,
                          GPtrArray *rows,
                          GError   **error)
{
  return zh_rows_load (db, "SELECT id, game_id, start, moves FROM kept_game ORDER BY id", read_kept_game, rows, error);
}

static gpointer
read_adjournment (ZhStmt  *stmt,
                  GError **error)
{
  g_autoptr (ZhAdjournment) adjournment = zh_adjournment_new ();
  ZhRowReader reader = zh_row_reader_new (stmt, "adjournment");

  adjournment->id = zh_row_reader_id (&reader);
  adjournment->game_id = zh_row_reader_id (&reader);
  zh_row_reader_replace_text (&reader, &adjournment->position);
  for (int side = 0; side < 2; side++)
    adjournment->time_used[side] = zh_row_reader_int (&reader, ZH_TIME_UNKNOWN, MAX_SECONDS);
  adjournment->sealed_by = zh_row_reader_int (&reader, 0, 1);
  adjournment->move_number = zh_row_reader_int (&reader, 1, MAX_MOVES);
  adjournment->draw_offer = zh_row_reader_int (&reader, -1, 1);
  zh_row_reader_replace_text (&reader, &adjournment->adjourned_at);
  zh_row_reader_replace_text (&reader, &adjournment->resume_at);
  zh_row_reader_replace_text (&reader, &adjournment->resume_place);
  zh_row_reader_replace_text (&reader, &adjournment->note);
  zh_row_reader_replace_text (&reader, &adjournment->opened_at);
  zh_row_reader_replace_text (&reader, &adjournment->sealed_move);
  adjournment->present = zh_row_reader_int (&reader, 0, 3);
  zh_row_reader_replace_text (&reader, &adjournment->ended_at);
  return zh_row_reader_finish (&reader, adjournment->id, error) ? g_steal_pointer (&adjournment) : NULL;
}

gboolean
zh_store_load_adjournments (ZhDb      *db,
                            GPtrArray *rows,
                            GError   **error)
{
  return zh_rows_load (db,
                       "SELECT id, game_id, position, white_time, black_time, sealed_by, move_number, draw_offer,"
                       " adjourned_at, resume_at, resume_place, note, opened_at, sealed_move, present, ended_at"
                       " FROM adjournment ORDER BY id",
                       read_adjournment, rows, error);
}

static gpointer
read_confirmation (ZhStmt  *stmt,
                   GError **error)
{
  g_autoptr (ZhConfirmation) confirmation = zh_confirmation_new ();
  ZhRowReader reader = zh_row_reader_new (stmt, "confirmation");

  confirmation->id = zh_row_reader_id (&reader);
  confirmation->game_id = zh_row_reader_id (&reader);
  zh_row_reader_replace_text (&reader, &confirmation->result);
  zh_row_reader_replace_text (&reader, &confirmation->by);
  zh_row_reader_replace_text (&reader, &confirmation->place);
  confirmation->time = zh_row_reader_id (&reader);
  return zh_row_reader_finish (&reader, confirmation->id, error) ? g_steal_pointer (&confirmation) : NULL;
}

gboolean
zh_store_load_confirmations (ZhDb      *db,
                             GPtrArray *rows,
                             GError   **error)
{
  return zh_rows_load (db, "SELECT id, game_id, result, by_name, place, time FROM confirmation ORDER BY id",
                       read_confirmation, rows, error);
}

gboolean
zh_store_put_kept_game (ZhStore          *self,
                        const ZhKeptGame *kept,
                        GError          **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db,
                                           "INSERT INTO kept_game (id, game_id, start, moves) VALUES (:id, :game, :start, :moves)"
                                           " ON CONFLICT (id) DO UPDATE SET game_id = excluded.game_id, start = excluded.start,"
                                           " moves = excluded.moves");

  g_assert (self->recorder != NULL);
  zh_stmt_bind_int (stmt, ":id", kept->id);
  zh_stmt_bind_int (stmt, ":game", kept->game_id);
  zh_stmt_bind_text (stmt, ":start", kept->start);
  zh_stmt_bind_text (stmt, ":moves", kept->moves);
  return zh_stmt_run (stmt, error);
}

#define PUT_ADJOURNMENT                                                                                          \
  "INSERT INTO adjournment (id, game_id, position, white_time, black_time, sealed_by, move_number, draw_offer,"  \
  " adjourned_at, resume_at, resume_place, note, opened_at, sealed_move, present, ended_at) VALUES (:id, :game," \
  " :position, :white_time, :black_time, :sealed_by, :move_number, :draw_offer, :adjourned_at, :resume_at,"      \
  " :resume_place, :note, :opened_at, :sealed_move, :present, :ended_at) ON CONFLICT (id) DO UPDATE SET"         \
  " game_id = excluded.game_id, position = excluded.position, white_time = excluded.white_time,"                 \
  " black_time = excluded.black_time, sealed_by = excluded.sealed_by, move_number = excluded.move_number,"       \
  " draw_offer = excluded.draw_offer, adjourned_at = excluded.adjourned_at, resume_at = excluded.resume_at,"     \
  " resume_place = excluded.resume_place, note = excluded.note, opened_at = excluded.opened_at,"                 \
  " sealed_move = excluded.sealed_move, present = excluded.present, ended_at = excluded.ended_at"

gboolean
zh_store_put_adjournment (ZhStore             *self,
                          const ZhAdjournment *adjournment,
                          GError             **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db, PUT_ADJOURNMENT);

  g_assert (self->recorder != NULL);
  zh_stmt_bind_int (stmt, ":id", adjournment->id);
  zh_stmt_bind_int (stmt, ":game", adjournment->game_id);
  zh_stmt_bind_text (stmt, ":position", adjournment->position);
  zh_stmt_bind_int (stmt, ":white_time", adjournment->time_used[0]);
  zh_stmt_bind_int (stmt, ":black_time", adjournment->time_used[1]);
  zh_stmt_bind_int (stmt, ":sealed_by", adjournment->sealed_by);
  zh_stmt_bind_int (stmt, ":move_number", adjournment->move_number);
  zh_stmt_bind_int (stmt, ":draw_offer", adjournment->draw_offer);
  zh_stmt_bind_text (stmt, ":adjourned_at", adjournment->adjourned_at);
  zh_stmt_bind_text (stmt, ":resume_at", adjournment->resume_at);
  zh_stmt_bind_text (stmt, ":resume_place", adjournment->resume_place);
  zh_stmt_bind_text (stmt, ":note", adjournment->note);
  zh_stmt_bind_text (stmt, ":opened_at", adjournment->opened_at);
  zh_stmt_bind_text (stmt, ":sealed_move", adjournment->sealed_move);
  zh_stmt_bind_int (stmt, ":present", adjournment->present);
  zh_stmt_bind_text (stmt, ":ended_at", adjournment->ended_at);
  return zh_stmt_run (stmt, error);
}

gboolean
zh_store_put_confirmation (ZhStore              *self,
                           const ZhConfirmation *confirmation,
                           GError              **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db,
                                           "INSERT INTO confirmation (id, game_id, result, by_name, place, time)"
                                           " VALUES (:id, :game, :result, :by, :place, :time)");

  g_assert (self->recorder != NULL);
  zh_stmt_bind_int (stmt, ":id", confirmation->id);
  zh_stmt_bind_int (stmt, ":game", confirmation->game_id);
  zh_stmt_bind_text (stmt, ":result", confirmation->result);
  zh_stmt_bind_text (stmt, ":by", confirmation->by);
  zh_stmt_bind_text (stmt, ":place", confirmation->place);
  zh_stmt_bind_int (stmt, ":time", zh_store_get_act_time (self));
  return zh_stmt_run (stmt, error);
}
