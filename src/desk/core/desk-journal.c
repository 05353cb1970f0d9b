#include "config.h"

#include "desk-journal.h"

#include <string.h>

#include "arguments.h"
#include "columns.h"
#include "csv-cell.h"
#include "desk-consent.h"
#include "desk-private.h"

static gboolean
contains_folded (const char *haystack,
                 const char *folded_needle)
{
  g_autofree char *folded = g_utf8_casefold (haystack, -1);

  return strstr (folded, folded_needle) != NULL;
}

/* The entries that are looked for, and those found so far. */
typedef struct
{
  const ZhJournalFilter *filter;
  const ZhLanguage      *language;
  char                  *needle; /* folded, NULL where no text is looked for */
  GPtrArray             *entries;
} Listing;

static gboolean
matches_text (const Listing        *self,
              const ZhJournalEntry *entry)
{
  g_autofree char *words = NULL;

  if (contains_folded (entry->actor, self->needle))
    return TRUE;
  words = zh_journal_entry_format (entry, self->language);
  return contains_folded (words, self->needle);
}

static gboolean
matches (const Listing        *self,
         const ZhJournalEntry *entry)
{
  const ZhJournalFilter *filter = self->filter;

  if (filter->part == ZH_JOURNAL_TAKEN_BACK && !entry->undone)
    return FALSE;
  if (filter->part != ZH_JOURNAL_ALL && filter->part != ZH_JOURNAL_TAKEN_BACK && zh_journal_command_get_part (entry->command) != filter->part)
    return FALSE;
  if (filter->round != 0 && !zh_journal_entry_is_about (entry, filter->round, filter->board))
    return FALSE;
  return self->needle == NULL || matches_text (self, entry);
}

static gboolean
list_entry (ZhJournalEntry *entry,
            gpointer        user_data)
{
  Listing *self = user_data;

  if (matches (self, entry))
    g_ptr_array_add (self->entries, zh_journal_entry_ref (entry));
  return self->filter->limit == 0 || self->entries->len < self->filter->limit;
}

/* The seal says itself what came after it. */
static void
note_seal (ZhDesk    *self,
           GPtrArray *entries)
{
  for (guint i = entries->len; i > 0; i--)
    {
      ZhJournalEntry *entry = g_ptr_array_index (entries, i - 1);
      guint           n_after = 0;
      g_autoptr (ZhJournalEntry) seal = NULL;

      if (entry->kind != ZH_JOURNAL_ACT || entry->undone || strcmp (entry->command, ZH_COMMAND_SEAL) != 0)
        continue;
      seal = zh_desk_find_seal (self, &n_after);
      if (seal != NULL && seal->id == entry->id)
        entry->n_after_seal = n_after;
      return;
    }
}

GPtrArray *
zh_desk_list_journal (ZhDesk                *self,
                      const ZhJournalFilter *filter,
                      GError               **error)
{
  static const ZhJournalFilter everything = { 0 };
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_journal_entry_unref);
  Listing          listing = { .filter = filter != NULL ? filter : &everything, .entries = entries };
  const char      *text = listing.filter->text != NULL ? listing.filter->text : "";
  g_autofree char *needle = *text != '\0' ? g_utf8_casefold (text, -1) : NULL;
  ZhJournalQuery   query = {
      .after = listing.filter->after,
      .tournament_id = listing.filter->tournament_id,
      .actor = listing.filter->actor,
      .command = listing.filter->command,
  };

  listing.needle = needle;
  listing.language = listing.filter->language != NULL ? listing.filter->language : zh_language_get_screen ();
  if (!zh_desk_walk_journal (self, &query, list_entry, &listing, error))
    return NULL;
  zh_desk_reverse (entries);
  note_seal (self, entries);
  return g_steal_pointer (&entries);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return zh_language_compare (zh_language_get_screen (), *(const char *const *) a, *(const char *const *) b);
}

/* Whoever acted since the file was asked stands in the entries that are in memory. */
static GHashTable *
collect_actors (ZhDesk *self)
{
  if (self->actors == NULL)
    {
      g_autoptr (GPtrArray) stored = zh_desk_read_actors (self);

      self->actors = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      for (guint i = 0; stored != NULL && i < stored->len; i++)
        g_hash_table_add (self->actors, g_strdup (g_ptr_array_index (stored, i)));
    }
  for (guint i = 0; i < self->journal->len; i++)
    g_hash_table_add (self->actors, g_strdup (((const ZhJournalEntry *) g_ptr_array_index (self->journal, i))->actor));
  return self->actors;
}

GPtrArray *
zh_desk_list_actors (ZhDesk *self)
{
  GPtrArray     *actors = g_ptr_array_new_with_free_func (g_free);
  GHashTableIter iter;
  const char    *actor;

  g_hash_table_iter_init (&iter, collect_actors (self));
  while (g_hash_table_iter_next (&iter, (gpointer *) &actor, NULL))
    g_ptr_array_add (actors, g_strdup (actor));
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
