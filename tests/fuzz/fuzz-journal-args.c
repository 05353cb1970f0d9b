#include "config.h"

#include <string.h>

#include "arguments.h"
#include "commands.h"
#include "desk-journal.h"
#include "fuzz-target.h"

/* The words of an entry made from any arguments: a line with the command, then the JSON. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  static ZhLanguage *language = NULL;
  g_autofree char   *raw = g_strndup ((const char *) data, size);
  g_autofree char   *text = g_utf8_make_valid (raw, -1);
  char              *break_at = strchr (text, '\n');
  g_autoptr (ZhJournalEntry) entry = zh_journal_entry_new ();

  if (language == NULL)
    language = zh_language_new ("en", NULL);
  entry->args = g_strdup (break_at != NULL ? break_at + 1 : "");
  if (break_at != NULL)
    *break_at = '\0';
  entry->command = g_strdup (text);
  entry->actor = g_strdup ("");
  entry->articles = g_strdup ("");
  entry->reason = g_strdup ("");
  entry->hash = g_strdup ("");
  entry->time = g_date_time_new_from_unix_utc (0);
  for (ZhJournalKind kind = ZH_JOURNAL_ACT; kind <= ZH_JOURNAL_REDO; kind++)
    {
      g_autofree char *words = NULL;
      g_autofree char *old_text = NULL;
      g_autofree char *new_text = NULL;

      entry->kind = kind;
      entry->schema = kind == ZH_JOURNAL_REDO ? ZH_SCHEMA_IN_SHOWN : ZH_SCHEMA_SHOWN;
      words = zh_journal_entry_format (entry, language);
      old_text = zh_journal_entry_format_old (entry, language);
      new_text = zh_journal_entry_format_new (entry, language);
      g_assert (words != NULL && old_text != NULL && new_text != NULL);
    }
  return 0;
}
