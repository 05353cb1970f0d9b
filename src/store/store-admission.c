#include "config.h"

#include "store-admission.h"

#include "admission-rows.h"
#include "row-reader.h"
#include "store-fields.h"
#include "store-private.h"
#include "store-write.h"

static gboolean
load_sessions (ZhDb         *db,
               ZhTournament *tournament,
               GError      **error)
{
  const char *sql = zh_store_fields_get_select (&zh_sitting_type, " WHERE tournament_id = :id ORDER BY number, id");
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, sql);

  zh_stmt_bind_int (stmt, ":id", tournament->id);
  while (zh_stmt_next (stmt))
    {
      g_autoptr (ZhSitting) sitting = zh_sitting_new ();
      ZhRowReader reader = zh_row_reader_new (stmt, "session");

      sitting->id = zh_row_reader_id (&reader);
      zh_row_reader_id (&reader);
      zh_store_fields_read (&zh_sitting_type, &reader, sitting);
      if (!zh_row_reader_finish (&reader, sitting->id, error))
        return FALSE;
      g_ptr_array_add (tournament->sessions, g_steal_pointer (&sitting));
    }
  return zh_stmt_end (stmt, error);
}

static gboolean
load_applicants (ZhDb         *db,
                 ZhTournament *tournament,
                 GError      **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (
      db,
      "SELECT id, entry_id, member_id, session_id, state, name, article, ground, until, decided"
      " FROM applicant WHERE tournament_id = :id ORDER BY id");

  zh_stmt_bind_int (stmt, ":id", tournament->id);
  while (zh_stmt_next (stmt))
    {
      g_autoptr (ZhApplicant) row = zh_applicant_new ();
      ZhRowReader reader = zh_row_reader_new (stmt, "applicant");

      row->id = zh_row_reader_id (&reader);
      row->entry_id = zh_row_reader_id (&reader);
      row->member_id = zh_row_reader_id (&reader);
      row->session_id = zh_row_reader_id (&reader);
      row->state = (ZhAdmissionState) zh_row_reader_word (&reader, zh_admission_state_words);
      zh_row_reader_replace_text (&reader, &row->name);
      zh_row_reader_replace_text (&reader, &row->article);
      zh_row_reader_replace_text (&reader, &row->ground);
      zh_row_reader_replace_text (&reader, &row->until);
      row->decided = zh_row_reader_id (&reader);
      if (!zh_row_reader_finish (&reader, row->id, error))
        return FALSE;
      g_ptr_array_add (tournament->applicants, g_steal_pointer (&row));
    }
  return zh_stmt_end (stmt, error);
}

static gboolean
load_evidence (ZhDb         *db,
               ZhTournament *tournament,
               GError      **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (
      db,
      "SELECT id, entry_id, member_id, document, state, ground, checked, checked_by"
      " FROM evidence WHERE tournament_id = :id ORDER BY id");

  zh_stmt_bind_int (stmt, ":id", tournament->id);
  while (zh_stmt_next (stmt))
    {
      g_autoptr (ZhEvidence) row = zh_evidence_new ();
      ZhRowReader reader = zh_row_reader_new (stmt, "evidence");

      row->id = zh_row_reader_id (&reader);
      row->entry_id = zh_row_reader_id (&reader);
      row->member_id = zh_row_reader_id (&reader);
      zh_row_reader_replace_text (&reader, &row->document);
      row->state = (ZhBoxState) zh_row_reader_word (&reader, zh_box_state_words);
      zh_row_reader_replace_text (&reader, &row->ground);
      row->checked = zh_row_reader_id (&reader);
      zh_row_reader_replace_text (&reader, &row->checked_by);
      if (!zh_row_reader_finish (&reader, row->id, error))
        return FALSE;
      g_ptr_array_add (tournament->evidence, g_steal_pointer (&row));
    }
  return zh_stmt_end (stmt, error);
}

static gboolean
load_quotas (ZhDb         *db,
             ZhTournament *tournament,
             GError      **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, "SELECT id, kind, value, seats, source FROM quota WHERE tournament_id = :id ORDER BY id");

  zh_stmt_bind_int (stmt, ":id", tournament->id);
  while (zh_stmt_next (stmt))
    {
      g_autoptr (ZhQuota) quota = zh_quota_new ();
      ZhRowReader reader = zh_row_reader_new (stmt, "quota");

      quota->id = zh_row_reader_id (&reader);
      quota->kind = (ZhQuotaKind) zh_row_reader_word (&reader, zh_quota_kind_words);
      zh_row_reader_replace_text (&reader, &quota->value);
      quota->seats = zh_row_reader_int (&reader, 0, ZH_MAX_SEATS);
      zh_row_reader_replace_text (&reader, &quota->source);
      if (!zh_row_reader_finish (&reader, quota->id, error))
        return FALSE;
      g_ptr_array_add (tournament->quotas, g_steal_pointer (&quota));
    }
  return zh_stmt_end (stmt, error);
}

static gboolean
load_changes (ZhDb         *db,
              ZhTournament *tournament,
              GError      **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, "SELECT id, entry_id, kind, name, other, time, article, reason"
                                               " FROM entry_change WHERE tournament_id = :id ORDER BY id");

  zh_stmt_bind_int (stmt, ":id", tournament->id);
  while (zh_stmt_next (stmt))
    {
      g_autoptr (ZhEntryChange) change = zh_entry_change_new ();
      ZhRowReader reader = zh_row_reader_new (stmt, "entry_change");

      change->id = zh_row_reader_id (&reader);
      change->entry_id = zh_row_reader_id (&reader);
      change->kind = (ZhArrival) zh_row_reader_word (&reader, zh_arrival_words);
      zh_row_reader_replace_text (&reader, &change->name);
      zh_row_reader_replace_text (&reader, &change->other);
      change->time = zh_row_reader_id (&reader);
      zh_row_reader_replace_text (&reader, &change->article);
      zh_row_reader_replace_text (&reader, &change->reason);
      if (!zh_row_reader_finish (&reader, change->id, error))
        return FALSE;
      g_ptr_array_add (tournament->changes, g_steal_pointer (&change));
    }
  return zh_stmt_end (stmt, error);
}

gboolean
zh_store_load_bans (ZhDb      *db,
                    GPtrArray *bans,
                    GError   **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, "SELECT id, name, birth, scope, first_day, last_day, source FROM ban ORDER BY id");

  while (zh_stmt_next (stmt))
    {
      g_autoptr (ZhBan) ban = zh_ban_new ();
      ZhRowReader reader = zh_row_reader_new (stmt, "ban");

      ban->id = zh_row_reader_id (&reader);
      zh_row_reader_replace_text (&reader, &ban->name);
      ban->birth = zh_row_reader_date (&reader);
      ban->scope = (ZhBanScope) zh_row_reader_word (&reader, zh_ban_scope_words);
      ban->first_day = zh_row_reader_date (&reader);
      ban->last_day = zh_row_reader_date (&reader);
      zh_row_reader_replace_text (&reader, &ban->source);
      if (!zh_row_reader_finish (&reader, ban->id, error))
        return FALSE;
      g_ptr_array_add (bans, g_steal_pointer (&ban));
    }
  return zh_stmt_end (stmt, error);
}

gboolean
zh_store_load_admission (ZhDb         *db,
                         ZhTournament *tournament,
                         GError      **error)
{
  return load_sessions (db, tournament, error) && load_applicants (db, tournament, error) && load_evidence (db, tournament, error) &&
         load_quotas (db, tournament, error) && load_changes (db, tournament, error);
}

gboolean
zh_store_put_session (ZhStore         *self,
                      gint64           tournament_id,
                      const ZhSitting *sitting,
                      GError         **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db, zh_store_fields_get_put (&zh_sitting_type));

  g_assert (self->recorder != NULL);
  zh_stmt_bind_int (stmt, ":id", sitting->id);
  zh_stmt_bind_int (stmt, ":tournament_id", tournament_id);
  zh_store_fields_bind (&zh_sitting_type, stmt, sitting);
  return zh_stmt_run (stmt, error);
}

gboolean
zh_store_put_applicant (ZhStore           *self,
                        gint64             tournament_id,
                        const ZhApplicant *row,
                        GError           **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (
      self->db,
      "INSERT INTO applicant (id, tournament_id, entry_id, member_id, session_id, state, name, article, ground, until, decided)"
      " VALUES (:id, :tournament, :entry, :member, :session, :state, :name, :article, :ground, :until, :decided)"
      " ON CONFLICT (id) DO UPDATE SET entry_id = excluded.entry_id, member_id = excluded.member_id,"
      " session_id = excluded.session_id, state = excluded.state, name = excluded.name, article = excluded.article,"
      " ground = excluded.ground, until = excluded.until, decided = excluded.decided");

  g_assert (self->recorder != NULL);
  zh_stmt_bind_int (stmt, ":id", row->id);
  zh_stmt_bind_int (stmt, ":tournament", tournament_id);
  zh_stmt_bind_id (stmt, ":entry", row->entry_id);
  zh_stmt_bind_id (stmt, ":member", row->member_id);
  zh_stmt_bind_id (stmt, ":session", row->session_id);
  zh_stmt_bind_text (stmt, ":state", zh_admission_state_words[row->state]);
  zh_stmt_bind_text (stmt, ":name", row->name);
  zh_stmt_bind_text (stmt, ":article", row->article);
  zh_stmt_bind_text (stmt, ":ground", row->ground);
  zh_stmt_bind_text (stmt, ":until", row->until);
  zh_stmt_bind_id (stmt, ":decided", row->decided);
  return zh_stmt_run (stmt, error);
}

gboolean
zh_store_put_evidence (ZhStore          *self,
                       gint64            tournament_id,
                       const ZhEvidence *row,
                       GError          **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (
      self->db,
      "INSERT INTO evidence (id, tournament_id, entry_id, member_id, document, state, ground, checked, checked_by)"
      " VALUES (:id, :tournament, :entry, :member, :document, :state, :ground, :checked, :by)"
      " ON CONFLICT (id) DO UPDATE SET state = excluded.state, ground = excluded.ground, checked = excluded.checked,"
      " checked_by = excluded.checked_by");

  g_assert (self->recorder != NULL);
  zh_stmt_bind_int (stmt, ":id", row->id);
  zh_stmt_bind_int (stmt, ":tournament", tournament_id);
  zh_stmt_bind_int (stmt, ":entry", row->entry_id);
  zh_stmt_bind_id (stmt, ":member", row->member_id);
  zh_stmt_bind_text (stmt, ":document", row->document);
  zh_stmt_bind_text (stmt, ":state", zh_box_state_words[row->state]);
  zh_stmt_bind_text (stmt, ":ground", row->ground);
  zh_stmt_bind_id (stmt, ":checked", row->checked);
  zh_stmt_bind_text (stmt, ":by", row->checked_by);
  return zh_stmt_run (stmt, error);
}

gboolean
zh_store_put_quota (ZhStore       *self,
                    gint64         tournament_id,
                    const ZhQuota *quota,
                    GError       **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (
      self->db,
      "INSERT INTO quota (id, tournament_id, kind, value, seats, source)"
      " VALUES (:id, :tournament, :kind, :value, :seats, :source)");

  g_assert (self->recorder != NULL);
  zh_stmt_bind_int (stmt, ":id", quota->id);
  zh_stmt_bind_int (stmt, ":tournament", tournament_id);
  zh_stmt_bind_text (stmt, ":kind", zh_quota_kind_words[quota->kind]);
  zh_stmt_bind_text (stmt, ":value", quota->value);
  zh_stmt_bind_int (stmt, ":seats", quota->seats);
  zh_stmt_bind_text (stmt, ":source", quota->source);
  return zh_stmt_run (stmt, error);
}

gboolean
zh_store_put_ban (ZhStore     *self,
                  const ZhBan *ban,
                  GError     **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (
      self->db,
      "INSERT INTO ban (id, name, birth, scope, first_day, last_day, source)"
      " VALUES (:id, :name, :birth, :scope, :first, :last, :source)");
  g_autofree char *birth = zh_date_format_iso (ban->birth);
  g_autofree char *first = zh_date_format_iso (ban->first_day);
  g_autofree char *last = zh_date_format_iso (ban->last_day);

  g_assert (self->recorder != NULL);
  zh_stmt_bind_int (stmt, ":id", ban->id);
  zh_stmt_bind_text (stmt, ":name", ban->name);
  zh_stmt_bind_text (stmt, ":birth", birth);
  zh_stmt_bind_text (stmt, ":scope", zh_ban_scope_words[ban->scope]);
  zh_stmt_bind_text (stmt, ":first", first);
  zh_stmt_bind_text (stmt, ":last", last);
  zh_stmt_bind_text (stmt, ":source", ban->source);
  return zh_stmt_run (stmt, error);
}

gint64
zh_store_get_act_version (const ZhStore *self)
{
  return self->pinned != NULL ? self->pinned->version : ZH_FILE_VERSION;
}

gboolean
zh_store_put_entry_change (ZhStore             *self,
                           gint64               tournament_id,
                           const ZhEntryChange *change,
                           GError             **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (
      self->db,
      "INSERT INTO entry_change (id, tournament_id, entry_id, kind, name, other, time, article, reason)"
      " VALUES (:id, :tournament, :entry, :kind, :name, :other, :time, :article, :reason)");

  g_assert (self->recorder != NULL);
  zh_stmt_bind_int (stmt, ":id", change->id);
  zh_stmt_bind_int (stmt, ":tournament", tournament_id);
  zh_stmt_bind_id (stmt, ":entry", change->entry_id);
  zh_stmt_bind_text (stmt, ":kind", zh_arrival_words[change->kind]);
  zh_stmt_bind_text (stmt, ":name", change->name);
  zh_stmt_bind_text (stmt, ":other", change->other);
  zh_stmt_bind_int (stmt, ":time", change->time);
  zh_stmt_bind_text (stmt, ":article", change->article);
  zh_stmt_bind_text (stmt, ":reason", change->reason);
  return zh_stmt_run (stmt, error);
}
