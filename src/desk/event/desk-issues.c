#include "config.h"

#include "desk-issues.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-private.h"
#include "errors.h"
#include "report-registry.h"

int
zh_tournament_count_issues (const ZhTournament *tournament,
                            const char         *id,
                            int                 round)
{
  const ZhIssue *last = zh_issues_find_last (tournament->issues, id, round);

  return last != NULL ? last->number : 0;
}

/* Those issued together have one number: the next of the one issued most. */
static int
find_next_issue (const ZhTournament *tournament,
                 const ZhIssued     *issued)
{
  int last = 0;

  for (gsize i = 0; issued->ids[i] != NULL; i++)
    last = MAX (last, zh_tournament_count_issues (tournament, issued->ids[i], issued->round));
  return last + 1;
}

static gboolean
write_issues (ZhAct          *act,
              const ZhIssued *issued,
              int             number,
              GError        **error)
{
  for (gsize i = 0; issued->ids[i] != NULL; i++)
    {
      ZhIssue issue = { .id = zh_store_next_id (act->store),
                        .document = (char *) issued->ids[i],
                        .round = issued->round,
                        .number = number,
                        .medium = issued->medium,
                        .language = (char *) issued->language };

      if (!zh_store_put_issue (act->store, issued->tournament_id, &issue, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_issued (const ZhAct        *act,
              const ZhTournament *tournament,
              const ZhIssued     *issued,
              GError            **error)
{
  if (*issued->ids == NULL)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("No document is named"));
  /* A later version may have other documents and languages. */
  for (gsize i = 0; issued->ids[i] != NULL && !act->desk->is_repeating; i++)
    if (zh_report_find (issued->ids[i]) == NULL && strcmp (issued->ids[i], ZH_DOCUMENT_RATING_REPORT) != 0)
      return zh_fail (error, ZH_ERROR_INPUT, _ ("Document: there is none called “%s”. “zherebctl report --list” names them"), issued->ids[i]);
  if (!act->desk->is_repeating && !g_strv_contains (zh_language_get_codes (), issued->language))
    {
      g_autofree char *codes = g_strjoinv (", ", (char **) zh_language_get_codes ());

      return zh_fail (error, ZH_ERROR_INPUT, _ ("Language: there are no documents in “%1$s”. Write one of %2$s"), issued->language, codes);
    }
  return zh_act_check_planned (act, tournament, issued->round, error);
}

static void
note_in (ZhAct          *act,
         const ZhIssued *issued)
{
  zh_act_in_list (act, "documents");
  for (gsize i = 0; issued->ids[i] != NULL; i++)
    {
      JsonObject *document = zh_act_in_add (act, "documents");

      json_object_set_string_member (document, "id", issued->ids[i]);
      json_object_set_string_member (document, "title", issued->titles[i]);
    }
  zh_act_in_int (act, "round", issued->round);
  zh_act_in_string (act, "language", issued->language);
  zh_act_in_string (act, "medium", zh_issue_medium_to_string (issued->medium));
  zh_act_in_text (act, "digest", issued->digest);
}

ZhChange *
zh_desk_issue_documents (ZhDesk         *self,
                         const ZhIssued *issued,
                         GError        **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_ISSUE_DOCUMENTS, issued->tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_tournament (act, error) : NULL;
  g_autofree char    *ids = g_strjoinv (",", (char **) issued->ids);
  g_autofree char    *titles = g_strjoinv ("\n", (char **) issued->titles);
  int                 issue;

  if (tournament == NULL || !check_issued (act, tournament, issued, error))
    return NULL;
  issue = find_next_issue (tournament, issued);
  zh_act_set_string (act, "documents", ids);
  zh_act_set_string (act, "titles", titles);
  zh_act_set_string (act, "language", issued->language);
  zh_act_set_string (act, "medium", zh_issue_medium_to_string (issued->medium));
  zh_act_set_int (act, "round", issued->round);
  zh_act_set_int (act, "issue", issue);
  if (issued->digest != NULL)
    zh_act_set_string (act, "digest", issued->digest);
  note_in (act, issued);
  return write_issues (act, issued, issue, error) ? zh_act_commit (act, error) : NULL;
}

static char *
format_issue (const ZhIssue    *issue,
              const ZhLanguage *language)
{
  g_autoptr (GDateTime) local = g_date_time_new_from_unix_local (issue->time);
  g_autofree char *when = zh_language_format_time (language, local);

  if (issue->medium == ZH_ISSUE_SAVED)
    return g_strdup_printf (zh_tr (language, "issue %1$d, saved %2$s"), issue->number, when);
  return g_strdup_printf (zh_tr (language, "issue %1$d, printed %2$s"), issue->number, when);
}

char *
zh_desk_dup_last_issue (ZhDesk           *self,
                        gint64            tournament_id,
                        const char       *id,
                        int               round,
                        const ZhLanguage *language)
{
  const ZhTournament *tournament = zh_competition_find_tournament (self->snapshot, tournament_id);
  const ZhIssue      *last = tournament != NULL ? zh_issues_find_last (tournament->issues, id, round) : NULL;

  return last != NULL ? format_issue (last, language) : NULL;
}
