/* What the journal says of every act, in three languages: fixtures/journal/acts.txt holds acts with their arguments, the
 * files beside it what is shown of each, line by line: the row of the list, the sentence of the export where it is longer,
 * what stood before and what stands now. With ZH_UPDATE_GOLDEN in the environment they are written instead. */
#include "config.h"

#include <string.h>

#include "arguments.h"
#include "commands.h"
#include "desk-journal.h"
#include "registry.h"

static const char *const codes[] = { "en", "uk", "ru" };

static char *
make_path (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "fixtures", "journal", name, NULL);
}

static char **
read_lines (const char *name)
{
  g_autofree char *path = make_path (name);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return g_strsplit (g_strchomp (text), "\n", -1);
}

/* "set-result {…}", or with "undo" or "redo" before it. */
static ZhJournalEntry *
make_entry (const char *line)
{
  ZhJournalEntry *entry = zh_journal_entry_new ();
  g_auto (GStrv) parts = NULL;

  if (g_str_has_prefix (line, "undo ") || g_str_has_prefix (line, "redo "))
    {
      entry->kind = *line == 'u' ? ZH_JOURNAL_UNDO : ZH_JOURNAL_REDO;
      line += strlen ("undo ");
    }
  parts = g_strsplit (line, " ", 2);
  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  entry->command = g_steal_pointer (&parts[0]);
  entry->args = g_steal_pointer (&parts[1]);
  entry->reason = g_strdup ("");
  entry->schema = ZH_SCHEMA_SHOWN;
  return entry;
}

static char *
tell (const char       *line,
      const ZhLanguage *language)
{
  g_autoptr (ZhJournalEntry) entry = make_entry (line);
  g_autofree char *row = zh_journal_entry_format_row (entry, language);
  g_autofree char *whole = zh_journal_entry_format (entry, language);
  g_autofree char *before = zh_journal_entry_format_old (entry, language);
  g_autofree char *after = zh_journal_entry_format_new (entry, language);

  return g_strdup_printf ("%s | %s | %s | %s", row, strcmp (whole, row) != 0 ? whole : "", before, after);
}

static void
test_language (gconstpointer data)
{
  const char      *code = data;
  g_autofree char *name = g_strdup_printf ("acts.%s.txt", code);
  g_autofree char *path = make_path (name);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhLanguage) language = zh_language_new (code, &error);
  g_auto (GStrv) acts = read_lines ("acts.txt");
  g_autoptr (GString) told = g_string_new (NULL);
  g_auto (GStrv) wanted = NULL;

  g_assert_no_error (error);
  for (gsize i = 0; acts[i] != NULL; i++)
    {
      g_autofree char *words = tell (acts[i], language);

      g_string_append_printf (told, "%s\n", words);
    }
  if (g_getenv ("ZH_UPDATE_GOLDEN") != NULL)
    g_assert_true (g_file_set_contents (path, told->str, -1, NULL));
  wanted = read_lines (name);
  g_assert_cmpuint (g_strv_length (wanted), ==, g_strv_length (acts));
  for (gsize i = 0; acts[i] != NULL; i++)
    {
      g_autofree char *words = tell (acts[i], language);

      g_test_message ("%s", acts[i]);
      g_assert_cmpstr (words, ==, wanted[i]);
    }
}

static gboolean
is_told_of (char      **acts,
            const char *command)
{
  g_autofree char *start = g_strconcat (command, " ", NULL);

  for (gsize i = 0; acts[i] != NULL; i++)
    if (g_str_has_prefix (acts[i], start))
      return TRUE;
  return FALSE;
}

/* No act that this program writes shows as its id, or in one language with the words of another. */
static void
test_every_command (void)
{
  gsize            n_commands = 0;
  const ZhCommand *commands = zh_command_list (&n_commands);
  g_auto (GStrv) acts = read_lines ("acts.txt");

  for (gsize i = 0; i < n_commands; i++)
    {
      g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      if (commands[i].kind == ZH_COMMAND_RETURN)
        continue;
      g_test_message ("%s", commands[i].name);
      g_assert_true (is_told_of (acts, commands[i].name));
      g_hash_table_add (seen, g_strdup (commands[i].name));
      for (gsize k = 0; k < G_N_ELEMENTS (codes); k++)
        {
          g_autoptr (ZhLanguage) language = zh_language_new (codes[k], NULL);

          g_hash_table_add (seen, zh_journal_command_format (commands[i].name, language));
        }
      g_assert_cmpuint (g_hash_table_size (seen), >=, G_N_ELEMENTS (codes));
    }
}

/* What is told with the sentence of an entry: why, what came after a seal, who took it back. */
static void
test_besides (void)
{
  g_autoptr (ZhLanguage) english = zh_language_new ("en", NULL);
  g_autoptr (ZhJournalEntry) entry = make_entry ("seal {\"tournaments\":\"Open\"}");
  g_autofree char *whole = NULL;
  g_autofree char *stands = zh_journal_entry_format_return (entry, english);
  g_autofree char *returned = NULL;
  g_autofree char *returned_by = NULL;

  g_assert_cmpstr (stands, ==, "");
  g_free (entry->reason);
  entry->reason = g_strdup ("The event is over");
  entry->n_after_seal = 3;
  whole = zh_journal_entry_format (entry, english);
  g_assert_cmpstr (whole, ==, "Competition sealed, tournaments closed: Open. Reason: The event is over. Changed after the seal: 3 acts");
  entry->undone = TRUE;
  entry->returned = 12;
  entry->returned_by = g_strdup ("");
  returned = zh_journal_entry_format_return (entry, english);
  g_assert_cmpstr (returned, ==, "Taken back in entry 12");
  g_free (entry->returned_by);
  entry->returned_by = g_strdup ("Verba Clara");
  returned_by = zh_journal_entry_format_return (entry, english);
  g_assert_cmpstr (returned_by, ==, "Taken back in entry 12 by Verba Clara");
}

/* Each part of the journal is found by its id, and an id that is none leaves what was chosen. */
static void
test_parts (void)
{
  g_autofree char *ids = zh_journal_part_list_ids ();
  g_auto (GStrv) words = g_strsplit (ids, ", ", -1);
  ZhJournalPart part = ZH_JOURNAL_GAMES;

  g_assert_false (zh_journal_part_parse ("weather", &part));
  g_assert_cmpint (part, ==, ZH_JOURNAL_GAMES);
  g_assert_cmpuint (g_strv_length (words), ==, ZH_N_JOURNAL_PARTS);
  for (gsize i = 0; words[i] != NULL; i++)
    {
      g_assert_true (zh_journal_part_parse (words[i], &part));
      g_assert_cmpint (part, ==, i);
    }
  g_assert_cmpint (zh_journal_command_get_part ("of-a-later-version"), ==, ZH_JOURNAL_ALL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/desk/journal-words/%s", codes[i]);

      g_test_add_data_func (path, codes[i], test_language);
    }
  g_test_add_func ("/desk/journal-words/besides", test_besides);
  g_test_add_func ("/desk/journal-words/parts", test_parts);
  g_test_add_func ("/desk/journal-words/every-command", test_every_command);
  return g_test_run ();
}
