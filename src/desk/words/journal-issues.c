#include "config.h"

#include "journal-acts.h"

#include <glib/gi18n.h>

#include "commands.h"
#include "dates.h"
#include "duties.h"
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

static char *
format_day (JsonObject       *args,
            const char       *key,
            const ZhLanguage *language)
{
  ZhDate date = ZH_DATE_NONE;

  zh_date_parse (zh_json_get_string (args, key), &date);
  return zh_language_format_date (language, date);
}

static char *
format_mark_duty (JsonObject       *args,
                  const ZhLanguage *language)
{
  const char      *who = zh_json_get_string (args, "who");
  const char      *note = zh_json_get_string (args, "note");
  const char      *duty = zh_duty_get_title (zh_json_get_string (args, "duty"), language);
  g_autofree char *title = *who != '\0' ? g_strdup_printf ("%s: %s", duty, who) : g_strdup (duty);
  g_autofree char *due = format_day (args, "due", language);
  g_autofree char *done = format_day (args, "done", language);

  /* Translators: a duty such as “Report of the chief arbiter”, a day, how it was done. */
  if (*done != '\0' && *note != '\0')
    return g_strdup_printf (zh_tr (language, "%1$s: done on %2$s (%3$s)"), title, done, note);
  if (*done != '\0')
    return g_strdup_printf (zh_tr (language, "%1$s: done on %2$s"), title, done);
  if (*due != '\0')
    return g_strdup_printf (zh_tr (language, "%1$s: due on %2$s"), title, due);
  return g_strdup_printf (zh_tr (language, "%s: open again"), title);
}

const ZhJournalAct zh_journal_issue_acts[] = {
  { ZH_COMMAND_ISSUE_DOCUMENTS, NC_ ("act", "Documents issued"), format_issue_documents },
  { ZH_COMMAND_MARK_DUTY, NC_ ("act", "Duty"), format_mark_duty },
  { NULL }
};
