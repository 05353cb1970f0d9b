#include "config.h"

#include "desk-journal.h"

#include <string.h>

#include "arguments.h"
#include "columns.h"
#include "csv-cell.h"
#include "desk-private.h"

static gboolean
contains_folded (const char *haystack,
                 const char *folded_needle)
{
  g_autofree char *folded = g_utf8_casefold (haystack, -1);

  return strstr (folded, folded_needle) != NULL;
}

static gboolean
matches_text (const ZhJournalEntry *entry,
              const char           *text,
              const ZhLanguage     *language)
{
  g_autofree char *needle = g_utf8_casefold (text, -1);
  g_autofree char *words = zh_journal_entry_format (entry, language);

  return contains_folded (words, needle) || contains_folded (entry->actor, needle);
}

static gboolean
matches (const ZhJournalEntry  *entry,
         const ZhJournalFilter *filter)
{
  const ZhLanguage *language = filter->language != NULL ? filter->language : zh_language_get_screen ();

  if (entry->id <= filter->after)
    return FALSE;
  if (filter->tournament_id != 0 && entry->tournament_id != filter->tournament_id)
    return FALSE;
  if (filter->command != NULL && strcmp (entry->command, filter->command) != 0)
    return FALSE;
  if (filter->part == ZH_JOURNAL_TAKEN_BACK && !entry->undone)
    return FALSE;
  if (filter->part != ZH_JOURNAL_ALL && filter->part != ZH_JOURNAL_TAKEN_BACK && zh_journal_command_get_part (entry->command) != filter->part)
    return FALSE;
  if (filter->actor != NULL && strcmp (entry->actor, filter->actor) != 0)
    return FALSE;
  return filter->text == NULL || *filter->text == '\0' || matches_text (entry, filter->text, language);
}

GPtrArray *
zh_desk_list_journal (ZhDesk                *self,
                      const ZhJournalFilter *filter,
                      GError               **error)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_journal_entry_unref);
  guint      first = 0;

  for (guint i = 0; i < self->journal->len; i++)
    {
      ZhJournalEntry *entry = g_ptr_array_index (self->journal, i);

      if (filter == NULL || matches (entry, filter))
        g_ptr_array_add (entries, zh_journal_entry_ref (entry));
    }
  if (filter != NULL && filter->limit > 0 && entries->len > filter->limit)
    first = entries->len - filter->limit;
  if (first > 0)
    g_ptr_array_remove_range (entries, 0, first);
  return entries;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return zh_language_compare (zh_language_get_screen (), *(const char *const *) a, *(const char *const *) b);
}

GPtrArray *
zh_desk_list_actors (ZhDesk *self)
{
  GPtrArray *actors = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < self->journal->len; i++)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (self->journal, i);

      if (g_hash_table_add (seen, entry->actor))
        g_ptr_array_add (actors, g_strdup (entry->actor));
    }
  g_ptr_array_sort (actors, compare_names);
  return actors;
}

static void
append_csv_row (GString           *text,
                const char *const *fields)
{
  for (const char *const *field = fields; *field != NULL; field++)
    {
      if (field > fields)
        g_string_append_c (text, ',');
      zh_csv_append_cell (text, *field, ZH_CSV_TEXT, ',');
    }
  g_string_append (text, "\n");
}

static const char *
get_tournament_name (const ZhCompetition  *competition,
                     const ZhJournalEntry *entry)
{
  const ZhTournament *tournament = zh_competition_find_tournament (competition, entry->tournament_id);

  return tournament != NULL ? tournament->name : "";
}

char *
zh_journal_export_csv (GPtrArray           *entries,
                       const ZhCompetition *competition,
                       const ZhLanguage    *language)
{
  static const ZhColumn columns[] = {
    ZH_COL_ENTRY_NUMBER, ZH_COL_TIME_UTC, ZH_COL_ACTOR, ZH_COL_TOURNAMENT, ZH_COL_ACT,
    ZH_COL_BEFORE, ZH_COL_AFTER, ZH_COL_ARTICLE, ZH_COL_REASON, ZH_COL_HASH
  };
  GString    *text = g_string_new (NULL);
  const char *headings[G_N_ELEMENTS (columns) + 1] = { NULL };

  for (gsize i = 0; i < G_N_ELEMENTS (columns); i++)
    headings[i] = zh_column_get_name (columns[i], language);
  append_csv_row (text, headings);
  for (guint i = 0; i < entries->len; i++)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (entries, i);
      g_autofree char      *id = g_strdup_printf ("%" G_GINT64_FORMAT, entry->id);
      g_autofree char      *time = g_date_time_format_iso8601 (entry->time);
      g_autofree char      *words = zh_journal_entry_format (entry, language);
      g_autofree char      *old_text = zh_journal_entry_format_old (entry, language);
      g_autofree char      *new_text = zh_journal_entry_format_new (entry, language);
      const char           *fields[] = { id,
                                         time,
                                         entry->actor,
                                         get_tournament_name (competition, entry),
                                         words,
                                         old_text,
                                         new_text,
                                         entry->articles,
                                         entry->reason,
                                         entry->hash,
                                         NULL };

      append_csv_row (text, fields);
    }
  return g_string_free (text, FALSE);
}

char *
zh_journal_export_text (GPtrArray           *entries,
                        const ZhCompetition *competition,
                        const ZhLanguage    *language)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < entries->len; i++)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (entries, i);
      g_autoptr (GDateTime) local = g_date_time_to_local (entry->time);
      g_autofree char *time = zh_language_format_time (language, local);
      g_autofree char *words = zh_journal_entry_format (entry, language);
      g_autofree char *taken_back = zh_journal_entry_format_return (entry, language);
      const char      *tournament = get_tournament_name (competition, entry);

      g_string_append_printf (text, "%" G_GINT64_FORMAT ". %s", entry->id, time);
      if (*entry->actor != '\0')
        g_string_append_printf (text, ", %s", entry->actor);
      if (*tournament != '\0')
        g_string_append_printf (text, " · %s", tournament);
      g_string_append_printf (text, "\n%s\n", words);
      if (*entry->articles != '\0')
        g_string_append_printf (text, "%s\n", entry->articles);
      if (*taken_back != '\0')
        g_string_append_printf (text, "%s\n", taken_back);
      g_string_append (text, "\n");
    }
  return g_string_free (text, FALSE);
}

gboolean
zh_journal_entry_is_about (const ZhJournalEntry *entry,
                           int                   round,
                           int                   board)
{
  g_autoptr (JsonObject) args = zh_journal_entry_parse_shown (entry);

  return zh_json_get_int (args, "round") == round && zh_json_get_int (args, "board") == board;
}
