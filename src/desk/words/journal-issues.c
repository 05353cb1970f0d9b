#include "config.h"

#include "journal-acts.h"

#include <glib/gi18n.h>

#include "commands.h"
#include "issue.h"

static char *
format_titles (JsonObject       *args,
               const ZhLanguage *language)
{
  g_auto (GStrv) titles = g_strsplit (zh_json_get_string (args, "titles"), "\n", -1);
  g_autoptr (GString) text = g_string_new (NULL);

  for (gsize i = 0; titles[i] != NULL; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", *titles[i] != '\0' ? zh_trc (language, "document", titles[i]) : "");
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
format_issue_documents (JsonObject       *args,
                        const ZhLanguage *language)
{
  g_autofree char *titles = format_titles (args, language);
  int              issue = (int) zh_json_get_int (args, "issue");
  int              round = (int) zh_json_get_int (args, "round");
  ZhIssueMedium    medium = ZH_ISSUE_PRINTED;
  gboolean         saved = zh_issue_medium_from_string (zh_json_get_string (args, "medium"), &medium) && medium == ZH_ISSUE_SAVED;

  if (round > 0 && saved)
    return g_strdup_printf (zh_tr (language, "Saved for round %1$d, issue %2$d: %3$s"), round, issue, titles);
  if (round > 0)
    return g_strdup_printf (zh_tr (language, "Printed for round %1$d, issue %2$d: %3$s"), round, issue, titles);
  if (saved)
    return g_strdup_printf (zh_tr (language, "Saved, issue %1$d: %2$s"), issue, titles);
  return g_strdup_printf (zh_tr (language, "Printed, issue %1$d: %2$s"), issue, titles);
}

const ZhJournalAct zh_journal_issue_acts[] = {
  { ZH_COMMAND_ISSUE_DOCUMENTS, NC_ ("act", "Documents issued"), format_issue_documents },
  { NULL }
};
