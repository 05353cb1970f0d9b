#include "config.h"

#include "store-contest.h"

#include "row-reader.h"
#include "store-fields.h"
#include "store-private.h"
#include "store-write.h"

/* Each record begins with its id and the ids of the rows that it names. */
static const struct
{
  const ZhRecordType *type;
  gsize               offset; /* of the array in the tournament */
  gsize               n_references;
  gsize               size;
} kinds[] = {
  { &zh_contest_type, offsetof (ZhTournament, contests), 0, sizeof (ZhContestRecord) },
  { &zh_contest_judge_type, offsetof (ZhTournament, contest_judges), 0, sizeof (ZhContestJudge) },
  { &zh_contest_mark_type, offsetof (ZhTournament, contest_marks), 2, sizeof (ZhContestMark) },
  { &zh_contest_objection_type, offsetof (ZhTournament, contest_objections), 1, sizeof (ZhContestObjection) },
};

static gboolean
load_kind (ZhDb         *db,
           gsize         kind,
           ZhTournament *tournament,
           GError      **error)
{
  const ZhRecordType *type = kinds[kind].type;
  GPtrArray          *array = G_STRUCT_MEMBER (GPtrArray *, tournament, kinds[kind].offset);
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, zh_store_fields_get_select (type, " WHERE tournament_id = :id ORDER BY id"));

  zh_stmt_bind_int (stmt, ":id", tournament->id);
  while (zh_stmt_next (stmt))
    {
      gint64     *ids = g_malloc0 (kinds[kind].size);
      ZhRowReader reader = zh_row_reader_new (stmt, type->table);

      zh_record_init (type, ids);
      g_ptr_array_add (array, ids);
      ids[0] = zh_row_reader_id (&reader);
      zh_row_reader_id (&reader);
      for (gsize i = 1; i <= kinds[kind].n_references; i++)
        ids[i] = zh_row_reader_id (&reader);
      zh_store_fields_read (type, &reader, ids);
      if (!zh_row_reader_finish (&reader, ids[0], error))
        return FALSE;
    }
  return zh_stmt_end (stmt, error);
}

gboolean
zh_store_load_contest (ZhDb         *db,
                       ZhTournament *tournament,
                       GError      **error)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (!load_kind (db, i, tournament, error))
      return FALSE;
  return TRUE;
}

static ZhStmt *
prepare (ZhStore            *self,
         const ZhRecordType *type,
         gint64              tournament_id,
         gint64              id,
         gconstpointer       record)
{
  ZhStmt *stmt = zh_db_prepare (self->db, zh_store_fields_get_put (type));

  g_assert (self->recorder != NULL);
  zh_stmt_bind_int (stmt, ":id", id);
  zh_stmt_bind_int (stmt, ":tournament_id", tournament_id);
  zh_store_fields_bind (type, stmt, record);
  return stmt;
}

gboolean
zh_store_put_contest (ZhStore               *self,
                      gint64                 tournament_id,
                      const ZhContestRecord *contest,
                      GError               **error)
{
  g_autoptr (ZhStmt) stmt = prepare (self, &zh_contest_type, tournament_id, contest->id, contest);

  return zh_stmt_run (stmt, error);
}

gboolean
zh_store_put_contest_judge (ZhStore              *self,
                            gint64                tournament_id,
                            const ZhContestJudge *judge,
                            GError              **error)
{
  g_autoptr (ZhStmt) stmt = prepare (self, &zh_contest_judge_type, tournament_id, judge->id, judge);

  return zh_stmt_run (stmt, error);
}

gboolean
zh_store_put_contest_mark (ZhStore             *self,
                           gint64               tournament_id,
                           const ZhContestMark *mark,
                           GError             **error)
{
  g_autoptr (ZhStmt) stmt = prepare (self, &zh_contest_mark_type, tournament_id, mark->id, mark);

  zh_stmt_bind_int (stmt, ":work_id", mark->work_id);
  zh_stmt_bind_int (stmt, ":judge_id", mark->judge_id);
  return zh_stmt_run (stmt, error);
}

gboolean
zh_store_put_contest_objection (ZhStore                  *self,
                                gint64                    tournament_id,
                                const ZhContestObjection *objection,
                                GError                  **error)
{
  g_autoptr (ZhStmt) stmt = prepare (self, &zh_contest_objection_type, tournament_id, objection->id, objection);

  zh_stmt_bind_int (stmt, ":work_id", objection->work_id);
  return zh_stmt_run (stmt, error);
}
