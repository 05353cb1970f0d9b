/* Random events through the desk, each held by a fresh process that repeats its journal by its commands:
 * `zherebctl verify --by-command`. Whatever the acts were, nothing may come out otherwise or be refused there.
 * A file that does not hold stays, and its seed is told.
 *
 * usage: soak-by-command ZHEREBCTL [EVENTS [SEED]]
 */
#include "config.h"

#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <locale.h>
#include <string.h>

#include "arguments.h"
#include "desk-journal.h"
#include "random-event.h"
#include "registry.h"

#define DEFAULT_EVENTS 2000
/* A run of so many events has every command so often; a shorter one may miss one. */
#define EVENTS_WITH_ALL 500
#define LEAST_OFTEN 3

typedef struct
{
  gint64 n_entries;
  gint64 n_equal;
  gint64 n_by_changes;
  gint64 n_found;
  gint64 n_refused;
  gint64 n_different;
} Totals;

typedef struct
{
  const char *ctl;
  char       *folder;
  char       *copies; /* that the desk keeps of its files */
  gint64      n_events;
  Totals      recorded; /* what the desk found taken from the journal */
  Totals      found;    /* found once more */
  guint       n_tries;
  GHashTable *counts;     /* (element-type utf8 guint): entries by command */
  GHashTable *by_changes; /* (element-type utf8 guint): of them those whose arguments are captions alone */
  GHashTable *refusals;
} Soak;

static void
count (GHashTable *counts,
       const char *command)
{
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, command));

  g_hash_table_insert (counts, g_strdup (command), GUINT_TO_POINTER (n + 1));
}

static void
count_commands (Soak       *soak,
                const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = zh_desk_open (path, ZH_DESK_READ, "", &error);
  g_autoptr (GPtrArray) entries = desk != NULL ? zh_desk_list_journal (desk, NULL, &error) : NULL;

  if (entries == NULL)
    g_error ("%s: %s", path, error->message);
  for (guint i = 0; i < entries->len; i++)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (entries, i);
      const char           *returned = entry->kind == ZH_JOURNAL_UNDO ? "undo" : "redo";

      count (soak->counts, entry->kind == ZH_JOURNAL_ACT ? entry->command : returned);
      if (entry->kind == ZH_JOURNAL_ACT && entry->schema == ZH_SCHEMA_SHOWN)
        count (soak->by_changes, entry->command);
    }
}

/* The last line: whether the file is in order stands before it. */
static JsonObject *
parse_report (const char *output)
{
  g_auto (GStrv) lines = g_strsplit (output, "\n", -1);
  guint n = g_strv_length (lines);
  g_autoptr (JsonNode) node = NULL;
  JsonObject *object;

  while (n > 0 && *lines[n - 1] == '\0')
    n--;
  node = n > 1 ? json_from_string (lines[n - 1], NULL) : NULL;
  object = node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_dup_object (node) : NULL;
  if (object != NULL && json_object_has_member (object, "byChanges"))
    return object;
  g_clear_pointer (&object, json_object_unref);
  return NULL;
}

static gint64
count_findings (JsonObject *report,
                const char *member)
{
  return json_array_get_length (json_object_get_array_member (report, member));
}

/* FALSE where the file does not hold. */
static gboolean
hold (Soak       *soak,
      const char *option,
      Totals     *totals,
      const char *path,
      guint64     seed)
{
  const char *const argv[] = { soak->ctl, "verify", option, path, "--json", NULL };
  g_autofree char  *output = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) report = NULL;
  int status = 0;

  if (!g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, &output, NULL, &status, &error))
    g_error ("%s", error->message);
  report = parse_report (output);
  if (report != NULL)
    {
      totals->n_entries += json_object_get_int_member (report, "entries");
      totals->n_equal += json_object_get_int_member (report, "equal");
      totals->n_by_changes += json_object_get_int_member (report, "byChanges");
      totals->n_found += json_object_get_int_member_with_default (report, "foundAgain", 0);
      totals->n_refused += count_findings (report, "refused");
      totals->n_different += count_findings (report, "different");
    }
  if (report != NULL && g_spawn_check_wait_status (status, NULL))
    return TRUE;
  g_print ("FAILED seed %" G_GUINT64_FORMAT ", file %s\n%s\n", seed, path, output);
  return FALSE;
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        remove_folder (path);
      else
        g_unlink (path);
    }
  g_rmdir (folder);
}

static gboolean
run_event (Soak   *soak,
           guint64 seed)
{
  g_autofree char *name = g_strdup_printf ("event-%" G_GUINT64_FORMAT ".zhereb", seed);
  g_autofree char *path = g_build_filename (soak->folder, name, NULL);

  random_event_make (path, seed, soak->refusals, &soak->n_tries);
  count_commands (soak, path);
  remove_folder (soak->copies);
  soak->n_events++;
  if (!hold (soak, "--by-command", &soak->recorded, path, seed) || !hold (soak, "--find-again", &soak->found, path, seed))
    return FALSE;
  g_unlink (path);
  return TRUE;
}

/* How often each command was done; FALSE where one is missing. */
static gboolean
print_commands (Soak *soak)
{
  gsize            n_commands = 0;
  const ZhCommand *commands = zh_command_list (&n_commands);
  guint            n_rare = 0;

  for (gsize i = 0; i < n_commands; i++)
    {
      guint       n = GPOINTER_TO_UINT (g_hash_table_lookup (soak->counts, commands[i].name));
      guint       n_by_changes = GPOINTER_TO_UINT (g_hash_table_lookup (soak->by_changes, commands[i].name));
      const char *refusal = g_hash_table_lookup (soak->refusals, commands[i].name);

      g_print ("  %-22s %7u%s%s%s\n", commands[i].name, n, n_by_changes > 0 ? " (schema 1)" : "", n < LEAST_OFTEN && refusal != NULL ? " refused: " : "",
               n < LEAST_OFTEN && refusal != NULL ? refusal : "");
      n_rare += n < LEAST_OFTEN ? 1 : 0;
    }
  return n_rare == 0;
}

static void
print_totals (const char   *name,
              const Totals *totals)
{
  g_print ("%s: %" G_GINT64_FORMAT " entries: %" G_GINT64_FORMAT " equal, %" G_GINT64_FORMAT " of schema 1, %" G_GINT64_FORMAT " refused, %" G_GINT64_FORMAT
           " different; something found again in %" G_GINT64_FORMAT "\n",
           name, totals->n_entries, totals->n_equal, totals->n_by_changes, totals->n_refused, totals->n_different, totals->n_found);
}

static gint64
get_argument (int    argc,
              char  *argv[],
              int    index,
              gint64 fallback)
{
  gint64 value;

  if (index >= argc || !g_ascii_string_to_signed (argv[index], 10, 1, G_MAXINT, &value, NULL))
    return fallback;
  return value;
}

int
main (int   argc,
      char *argv[])
{
  gint64   n_events = get_argument (argc, argv, 2, DEFAULT_EVENTS);
  gint64   seed = get_argument (argc, argv, 3, 20261120);
  gint64   start = g_get_monotonic_time ();
  gboolean is_whole;
  guint    n_failed = 0;
  Soak     soak = { .ctl = argc > 1 ? argv[1] : NULL };

  setlocale (LC_ALL, "");
  if (soak.ctl == NULL)
    g_error ("usage: soak-by-command ZHEREBCTL [EVENTS [SEED]]");
  soak.folder = g_dir_make_tmp ("zhereb-by-command-XXXXXX", NULL);
  soak.copies = g_build_filename (soak.folder, "data", NULL);
  g_setenv ("XDG_DATA_HOME", soak.copies, TRUE);
  soak.counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  soak.by_changes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  soak.refusals = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  for (gint64 i = 0; i < n_events; i++)
    n_failed += run_event (&soak, (guint64) (seed + i)) ? 0 : 1;

  is_whole = print_commands (&soak) || n_events < EVENTS_WITH_ALL;
  print_totals ("as recorded", &soak.recorded);
  print_totals ("found again", &soak.found);
  g_print ("%" G_GINT64_FORMAT " events, %u tries; %u files do not hold; %" G_GINT64_FORMAT " s\n", soak.n_events, soak.n_tries, n_failed,
           (g_get_monotonic_time () - start) / G_USEC_PER_SEC);
  if (n_failed == 0)
    remove_folder (soak.folder);
  g_hash_table_unref (soak.counts);
  g_hash_table_unref (soak.by_changes);
  g_hash_table_unref (soak.refusals);
  g_free (soak.folder);
  g_free (soak.copies);
  return n_failed == 0 && is_whole ? 0 : 1;
}
