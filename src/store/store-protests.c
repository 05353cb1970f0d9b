/* The cases with their people and files, and the boards of the officials, to and from their
 * tables. */
#include "config.h"

#include "store-protests.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "protest-record.h"
#include "row-reader.h"
#include "store-private.h"
#include "store-write.h"
#include "tournament.h"

#define MAX_NUMBER 1000000

static int
read_word (ZhRowReader  *reader,
           ZhProtestWord kind)
{
  return zh_row_reader_word (reader, zh_protest_get_words (kind));
}

static ZhProtest *
read_protest (ZhStmt  *stmt,
              GError **error)
{
  g_autoptr (ZhProtest) self = zh_protest_new ();
  ZhRowReader reader = zh_row_reader_new (stmt, "protest");

  self->id = zh_row_reader_id (&reader);
  self->tournament_id = zh_row_reader_id (&reader);
  self->number = zh_row_reader_int (&reader, 1, MAX_NUMBER);
  self->entry_id = zh_row_reader_id (&reader);
  self->incident_id = zh_row_reader_id (&reader);
  self->appealed_id = zh_row_reader_id (&reader);
  zh_row_reader_replace_text (&reader, &self->by);
  self->by_captain = zh_row_reader_boolean (&reader);
  self->written = zh_row_reader_boolean (&reader);
  self->subject = (ZhProtestSubject) read_word (&reader, ZH_PROTEST_SUBJECT);
  self->round = zh_row_reader_int (&reader, 0, ZH_MAX_ROUNDS);
  self->board = zh_row_reader_int (&reader, 0, MAX_NUMBER);
  self->game = zh_row_reader_int (&reader, 0, MAX_NUMBER);
  zh_row_reader_replace_text (&reader, &self->facts);
  zh_row_reader_replace_text (&reader, &self->claim);
  zh_row_reader_replace_text (&reader, &self->articles);
  self->contested_time = zh_row_reader_id (&reader);
  self->handed_in = zh_row_reader_id (&reader);
  zh_row_reader_replace_text (&reader, &self->faults);
  zh_row_reader_replace_text (&reader, &self->admitted);
  zh_row_reader_replace_text (&reader, &self->deposit);
  self->deposit_state = (ZhProtestDeposit) read_word (&reader, ZH_PROTEST_DEPOSIT);
  self->hearing = zh_row_reader_id (&reader);
  self->forum = (ZhProtestForum) read_word (&reader, ZH_PROTEST_FORUM);
  self->votes_for = zh_row_reader_int (&reader, 0, MAX_NUMBER);
  self->votes_against = zh_row_reader_int (&reader, 0, MAX_NUMBER);
  self->decision = (ZhProtestDecision) read_word (&reader, ZH_PROTEST_DECISION);
  self->decided = zh_row_reader_id (&reader);
  zh_row_reader_replace_text (&reader, &self->reason);
  self->effect = (ZhProtestEffect) read_word (&reader, ZH_PROTEST_EFFECT);
  zh_row_reader_replace_text (&reader, &self->effect_note);
  zh_row_reader_replace_text (&reader, &self->result_before);
  zh_row_reader_replace_text (&reader, &self->result_after);
  zh_row_reader_replace_text (&reader, &self->hearing_place);
  return zh_row_reader_finish (&reader, self->id, error) ? g_steal_pointer (&self) : NULL;
}

static gboolean
read_person (ZhStmt    *stmt,
             GPtrArray *people,
             GError   **error)
{
  ZhProtestPerson *person = zh_protest_person_new ();
  ZhRowReader      reader = zh_row_reader_new (stmt, "protest_person");

  g_ptr_array_add (people, person);
  person->id = zh_row_reader_id (&reader);
  person->part = (ZhProtestPart) read_word (&reader, ZH_PROTEST_PART);
  zh_row_reader_replace_text (&reader, &person->name);
  zh_row_reader_replace_text (&reader, &person->branch);
  zh_row_reader_replace_text (&reader, &person->birth);
  zh_row_reader_replace_text (&reader, &person->note);
  person->time = zh_row_reader_id (&reader);
  return zh_row_reader_finish (&reader, person->id, error);
}

static gboolean
read_file (ZhStmt    *stmt,
           GPtrArray *files,
           GError   **error)
{
  ZhProtestFile *file = zh_protest_file_new ();
  ZhRowReader    reader = zh_row_reader_new (stmt, "protest_file");

  g_ptr_array_add (files, file);
  file->id = zh_row_reader_id (&reader);
  zh_row_reader_replace_text (&reader, &file->name);
  zh_row_reader_replace_text (&reader, &file->reference);
  zh_row_reader_replace_text (&reader, &file->digest);
  file->size = zh_row_reader_id (&reader);
  return zh_row_reader_finish (&reader, file->id, error);
}

/* The rows of a table that belong to one case. */
static gboolean
load_parts (ZhDb       *db,
            const char *sql,
            gint64      protest_id,
            GPtrArray  *parts,
            gboolean (*read) (ZhStmt *, GPtrArray *, GError **),
            GError **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, sql);

  zh_stmt_bind_int (stmt, ":id", protest_id);
  while (zh_stmt_next (stmt))
    {
      if (!read (stmt, parts, error))
        return FALSE;
    }
  return zh_stmt_end (stmt, error);
}

static gboolean
load_people_and_files (ZhDb      *db,
                       ZhProtest *protest,
                       GError   **error)
{
  return load_parts (db, "SELECT id, part, name, branch, birth, note, time FROM protest_person WHERE protest_id = :id ORDER BY id",
                     protest->id, protest->people, read_person, error) &&
         load_parts (db, "SELECT id, name, reference, digest, size FROM protest_file WHERE protest_id = :id ORDER BY id",
                     protest->id, protest->files, read_file, error);
}

gboolean
zh_store_load_protests (ZhDb      *db,
                        GPtrArray *protests,
                        GError   **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db,
                                           "SELECT id, tournament_id, number, entry_id, incident_id, appealed_id, by_name, by_captain, written,"
                                           " subject, round, board, game, facts, claim, articles, contested_time, handed_in, faults, admitted,"
                                           " deposit, deposit_state, hearing, forum, votes_for, votes_against, decision, decided, reason,"
                                           " effect, effect_note, result_before, result_after, coalesce (hearing_place, '') FROM protest ORDER BY id");

  while (zh_stmt_next (stmt))
    {
      ZhProtest *protest = read_protest (stmt, error);
      if (protest == NULL)
        return FALSE;
      g_ptr_array_add (protests, protest);
      if (!load_people_and_files (db, protest, error))
        return FALSE;
    }
  return zh_stmt_end (stmt, error);
}

gboolean
zh_store_load_assignments (ZhDb      *db,
                           GPtrArray *assignments,
                           GError   **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db,
                                           "SELECT id, tournament_id, official_id, round, first_board, last_board"
                                           " FROM assignment ORDER BY id");

  while (zh_stmt_next (stmt))
    {
      ZhAssignment *assignment;
      ZhRowReader   reader = zh_row_reader_new (stmt, "assignment");

      assignment = g_new0 (ZhAssignment, 1);
      g_ptr_array_add (assignments, assignment);
      assignment->id = zh_row_reader_id (&reader);
      assignment->tournament_id = zh_row_reader_id (&reader);
      assignment->official_id = zh_row_reader_id (&reader);
      assignment->round = zh_row_reader_int (&reader, 0, ZH_MAX_ROUNDS);
      assignment->first_board = zh_row_reader_int (&reader, 1, MAX_NUMBER);
      assignment->last_board = zh_row_reader_int (&reader, assignment->first_board, MAX_NUMBER);
      if (!zh_row_reader_finish (&reader, assignment->id, error))
        return FALSE;
    }
  return zh_stmt_end (stmt, error);
}

char *
zh_store_dup_protest_file (ZhStore *self,
                           gint64   id,
                           GError **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db, "SELECT content FROM protest_file WHERE id = :id");

  zh_stmt_bind_int (stmt, ":id", id);
  if (zh_stmt_next (stmt))
    return zh_stmt_dup_text (stmt, 0);
  return !zh_stmt_end (stmt, error) ? NULL : zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("There is no such file in the case"));
}

/* Writing */

static void
bind_texts (ZhStmt          *stmt,
            const ZhProtest *protest)
{
  zh_stmt_bind_text (stmt, ":by", protest->by);
  zh_stmt_bind_text (stmt, ":subject", zh_protest_word_to_string (ZH_PROTEST_SUBJECT, protest->subject));
  zh_stmt_bind_text (stmt, ":facts", protest->facts);
  zh_stmt_bind_text (stmt, ":claim", protest->claim);
  zh_stmt_bind_text (stmt, ":articles", protest->articles);
  zh_stmt_bind_text (stmt, ":faults", protest->faults);
  zh_stmt_bind_text (stmt, ":admitted", protest->admitted);
  zh_stmt_bind_text (stmt, ":deposit", protest->deposit);
  zh_stmt_bind_text (stmt, ":deposit_state", zh_protest_word_to_string (ZH_PROTEST_DEPOSIT, protest->deposit_state));
  zh_stmt_bind_text (stmt, ":forum", zh_protest_word_to_string (ZH_PROTEST_FORUM, protest->forum));
  zh_stmt_bind_text (stmt, ":decision", zh_protest_word_to_string (ZH_PROTEST_DECISION, protest->decision));
  zh_stmt_bind_text (stmt, ":reason", protest->reason);
  zh_stmt_bind_text (stmt, ":effect", zh_protest_word_to_string (ZH_PROTEST_EFFECT, protest->effect));
  zh_stmt_bind_text (stmt, ":effect_note", protest->effect_note);
  zh_stmt_bind_text (stmt, ":before", protest->result_before);
  zh_stmt_bind_text (stmt, ":after", protest->result_after);
  zh_stmt_bind_text (stmt, ":hearing_place", protest->hearing_place);
}

static void
bind_numbers (ZhStmt          *stmt,
              const ZhProtest *protest)
{
  zh_stmt_bind_int (stmt, ":id", protest->id);
  zh_stmt_bind_int (stmt, ":tournament", protest->tournament_id);
  zh_stmt_bind_int (stmt, ":number", protest->number);
  zh_stmt_bind_int (stmt, ":entry", protest->entry_id);
  zh_stmt_bind_int (stmt, ":incident", protest->incident_id);
  zh_stmt_bind_id (stmt, ":appealed", protest->appealed_id);
  zh_stmt_bind_int (stmt, ":by_captain", protest->by_captain);
  zh_stmt_bind_int (stmt, ":written", protest->written);
  zh_stmt_bind_int (stmt, ":round", protest->round);
  zh_stmt_bind_int (stmt, ":board", protest->board);
  zh_stmt_bind_int (stmt, ":game", protest->game);
  zh_stmt_bind_int (stmt, ":contested", protest->contested_time);
  zh_stmt_bind_int (stmt, ":handed_in", protest->handed_in);
  zh_stmt_bind_int (stmt, ":hearing", protest->hearing);
  zh_stmt_bind_int (stmt, ":votes_for", protest->votes_for);
  zh_stmt_bind_int (stmt, ":votes_against", protest->votes_against);
  zh_stmt_bind_int (stmt, ":decided", protest->decided);
}

gboolean
zh_store_put_protest (ZhStore         *self,
                      const ZhProtest *protest,
                      GError         **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (
      self->db,
      "INSERT INTO protest (id, tournament_id, number, entry_id, incident_id, appealed_id, by_name, by_captain, written,"
      " subject, round, board, game, facts, claim, articles, contested_time, handed_in, faults, admitted, deposit,"
      " deposit_state, hearing, forum, votes_for, votes_against, decision, decided, reason, effect, effect_note,"
      " result_before, result_after, hearing_place) VALUES (:id, :tournament, :number, :entry, :incident, :appealed, :by, :by_captain,"
      " :written, :subject, :round, :board, :game, :facts, :claim, :articles, :contested, :handed_in, :faults, :admitted,"
      " :deposit, :deposit_state, :hearing, :forum, :votes_for, :votes_against, :decision, :decided, :reason, :effect,"
      " :effect_note, :before, :after, nullif (:hearing_place, ''))"
      " ON CONFLICT (id) DO UPDATE SET deposit = excluded.deposit, deposit_state = excluded.deposit_state,"
      " hearing = excluded.hearing, forum = excluded.forum, votes_for = excluded.votes_for,"
      " votes_against = excluded.votes_against, decision = excluded.decision, decided = excluded.decided,"
      " reason = excluded.reason, effect = excluded.effect, effect_note = excluded.effect_note,"
      " result_before = excluded.result_before, result_after = excluded.result_after,"
      " hearing_place = excluded.hearing_place");

  g_assert (self->recorder != NULL);
  bind_numbers (stmt, protest);
  bind_texts (stmt, protest);
  return zh_stmt_run (stmt, error);
}

gboolean
zh_store_put_protest_person (ZhStore               *self,
                             gint64                 protest_id,
                             const ZhProtestPerson *person,
                             GError               **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db,
                                           "INSERT INTO protest_person (id, protest_id, part, name, branch, birth, note, time)"
                                           " VALUES (:id, :protest, :part, :name, :branch, :birth, :note, :time)");

  g_assert (self->recorder != NULL);
  zh_stmt_bind_int (stmt, ":id", person->id);
  zh_stmt_bind_int (stmt, ":protest", protest_id);
  zh_stmt_bind_text (stmt, ":part", zh_protest_word_to_string (ZH_PROTEST_PART, person->part));
  zh_stmt_bind_text (stmt, ":name", person->name);
  zh_stmt_bind_text (stmt, ":branch", person->branch);
  zh_stmt_bind_text (stmt, ":birth", person->birth);
  zh_stmt_bind_text (stmt, ":note", person->note);
  zh_stmt_bind_int (stmt, ":time", person->time);
  return zh_stmt_run (stmt, error);
}

gboolean
zh_store_put_protest_file (ZhStore             *self,
                           gint64               protest_id,
                           const ZhProtestFile *file,
                           const char          *content,
                           GError             **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db,
                                           "INSERT INTO protest_file (id, protest_id, name, reference, digest, size, content)"
                                           " VALUES (:id, :protest, :name, :reference, :digest, :size, :content)");

  g_assert (self->recorder != NULL);
  zh_stmt_bind_int (stmt, ":id", file->id);
  zh_stmt_bind_int (stmt, ":protest", protest_id);
  zh_stmt_bind_text (stmt, ":name", file->name);
  zh_stmt_bind_text (stmt, ":reference", file->reference);
  zh_stmt_bind_text (stmt, ":digest", file->digest);
  zh_stmt_bind_int (stmt, ":size", file->size);
  zh_stmt_bind_text (stmt, ":content", content);
  return zh_stmt_run (stmt, error);
}

gboolean
zh_store_put_assignment (ZhStore            *self,
                         const ZhAssignment *assignment,
                         GError            **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db,
                                           "INSERT INTO assignment (id, tournament_id, official_id, round, first_board, last_board)"
                                           " VALUES (:id, :tournament, :official, :round, :first, :last)");

  g_assert (self->recorder != NULL);
  zh_stmt_bind_int (stmt, ":id", assignment->id);
  zh_stmt_bind_int (stmt, ":tournament", assignment->tournament_id);
  zh_stmt_bind_int (stmt, ":official", assignment->official_id);
  zh_stmt_bind_int (stmt, ":round", assignment->round);
  zh_stmt_bind_int (stmt, ":first", assignment->first_board);
  zh_stmt_bind_int (stmt, ":last", assignment->last_board);
  return zh_stmt_run (stmt, error);
}
