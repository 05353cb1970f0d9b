#include "config.h"

#include "desk-issues.h"

#include <glib/gi18n.h>

#include "canonical-json.h"
#include "desk-journal.h"
#include "desk-private.h"
#include "errors.h"
#include "text-lines.h"

/* Option of a tournament: how often a document was issued. */
#define OPTION_ISSUES "issues"

/* Issues */

static char *
format_key (const char *id,
            int         round)
{
  return g_strdup_printf (OPTION_ISSUES ".%s.%d", id, round);
}

int
zh_tournament_count_issues (const ZhTournament *tournament,
                            const char         *id,
                            int                 round)
{
  g_autofree char *key = format_key (id, round);
  const char      *text = zh_tournament_get_option (tournament, key);
  gint64           n = 0;

  return text != NULL && zh_text_parse_int (text, 1, G_MAXINT - 1, &n) ? (int) n : 0;
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

ZhChange *
zh_desk_issue_documents (ZhDesk         *self,
                         const ZhIssued *issued,
                         GError        **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_ISSUE_DOCUMENTS, issued->tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_tournament (act, error) : NULL;
  g_autoptr (ZhTournament) next = NULL;
  g_autofree char *ids = g_strjoinv (",", (char **) issued->ids);
  g_autofree char *titles = g_strjoinv ("\n", (char **) issued->titles);
  int              issue;

  if (tournament == NULL)
    return NULL;
  if (*issued->ids == NULL)
    {
      g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("No document is named"));
      return NULL;
    }
  next = zh_tournament_copy_settings (tournament);
  issue = find_next_issue (tournament, issued);
  for (gsize i = 0; issued->ids[i] != NULL; i++)
    g_hash_table_replace (next->options, format_key (issued->ids[i], issued->round), g_strdup_printf ("%d", issue));
  zh_act_set_string (act, "documents", ids);
  zh_act_set_string (act, "titles", titles);
  zh_act_set_string (act, "language", issued->language);
  zh_act_set_string (act, "medium", issued->medium == ZH_ISSUE_PRINTED ? "printed" : "saved");
  zh_act_set_int (act, "round", issued->round);
  zh_act_set_int (act, "issue", issue);
  if (!zh_store_put_tournament (act->store, next, error))
    return NULL;
  return zh_act_commit (act, error);
}

static gboolean
is_about (const ZhJournalEntry *entry,
          JsonObject           *args,
          const char           *id,
          int                   round)
{
  g_auto (GStrv) ids = g_strsplit (zh_json_get_string (args, "documents"), ",", -1);

  return entry->kind == ZH_JOURNAL_ACT && !entry->undone && zh_json_get_int (args, "round") == round &&
         g_strv_contains ((const char *const *) ids, id);
}

static char *
format_issue (const ZhJournalEntry *entry,
              JsonObject           *args,
              const ZhLanguage     *language)
{
  g_autoptr (GDateTime) local = g_date_time_to_local (entry->time);
  g_autofree char *when = zh_language_format_time (language, local);
  int              issue = (int) zh_json_get_int (args, "issue");

  if (g_strcmp0 (zh_json_get_string (args, "medium"), "saved") == 0)
    return g_strdup_printf (zh_tr (language, "issue %1$d, saved %2$s"), issue, when);
  return g_strdup_printf (zh_tr (language, "issue %1$d, printed %2$s"), issue, when);
}

char *
zh_desk_dup_last_issue (ZhDesk           *self,
                        gint64            tournament_id,
                        const char       *id,
                        int               round,
                        const ZhLanguage *language)
{
  ZhJournalFilter filter = { .tournament_id = tournament_id, .command = ZH_COMMAND_ISSUE_DOCUMENTS };
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (self, &filter, NULL);

  for (guint i = entries != NULL ? entries->len : 0; i > 0; i--)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (entries, i - 1);
      g_autoptr (JsonObject) args = zh_canonical_json_parse (entry->args);

      if (args != NULL && is_about (entry, args, id, round))
        return format_issue (entry, args, language);
    }
  return NULL;
}
