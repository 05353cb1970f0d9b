#include "config.h"

#include "store-issues.h"

#include "issue.h"
#include "row-reader.h"
#include "store-private.h"
#include "store-write.h"
#include "tournament.h"

#define MAX_NUMBER 1000000

static gboolean
read_issue (ZhStmt    *stmt,
            GPtrArray *issues,
            GError   **error)
{
  g_autoptr (ZhIssue) issue = zh_issue_new ();
  ZhRowReader reader = zh_row_reader_new (stmt, "issue");

  issue->id = zh_row_reader_id (&reader);
  zh_row_reader_replace_text (&reader, &issue->document);
  issue->round = zh_row_reader_int (&reader, 0, ZH_MAX_ROUNDS);
  issue->number = zh_row_reader_int (&reader, 1, MAX_NUMBER);
  issue->medium = (ZhIssueMedium) zh_row_reader_word (&reader, zh_issue_medium_words);
  zh_row_reader_replace_text (&reader, &issue->language);
  issue->time = zh_row_reader_id (&reader);
  if (!zh_row_reader_finish (&reader, issue->id, error))
    return FALSE;
  g_ptr_array_add (issues, g_steal_pointer (&issue));
  return TRUE;
}

gboolean
zh_store_load_issues (ZhDb      *db,
                      gint64     tournament_id,
                      GPtrArray *issues,
                      GError   **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (
      db,
      "SELECT id, document, round, number, medium, language, time FROM issue"
      " WHERE tournament_id = :id ORDER BY id");

  zh_stmt_bind_int (stmt, ":id", tournament_id);
  while (zh_stmt_next (stmt))
    {
      if (!read_issue (stmt, issues, error))
        return FALSE;
    }
  return zh_stmt_end (stmt, error);
}

gboolean
zh_store_put_issue (ZhStore       *self,
                    gint64         tournament_id,
                    const ZhIssue *issue,
                    GError       **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (
      self->db,
      "INSERT INTO issue (id, tournament_id, document, round, number, medium, language, time)"
      " VALUES (:id, :tournament, :document, :round, :number, :medium, :language, :time)");

  g_assert (self->recorder != NULL);
  zh_stmt_bind_int (stmt, ":id", issue->id);
  zh_stmt_bind_int (stmt, ":tournament", tournament_id);
  zh_stmt_bind_text (stmt, ":document", issue->document);
  zh_stmt_bind_int (stmt, ":round", issue->round);
  zh_stmt_bind_int (stmt, ":number", issue->number);
  zh_stmt_bind_text (stmt, ":medium", zh_issue_medium_to_string (issue->medium));
  zh_stmt_bind_text (stmt, ":language", issue->language);
  zh_stmt_bind_int (stmt, ":time", zh_store_get_act_time (self));
  return zh_stmt_run (stmt, error);
}
