/* Rating lists of invented players, as large as FIDE's: how long they take to be read, how much memory that takes,
 * how large the file is that comes of it, and how long searches take.
 *
 * Usage: bench-lists [PLAYERS [LAYOUT]]. Fails beyond the limits, with the number of players that they hold for.
 */
#include "config.h"

#include <archive.h>
#include <archive_entry.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include "list-maker.h"
#include "rating-import.h"

#define N_PLAYERS 1930000
#define N_QUERIES 10000
#define LIMIT_S 20
#define LIMIT_FILE_MB 250
#define LIMIT_MEMORY_MB 100
#define LIMIT_SEARCH_MS 20

static const struct
{
  const char *name;
  const char *file;
  ListLayout  layout;
  gboolean    is_zipped;
} formats[] = {
  { "foa", "players_list_foa.txt", LIST_FOA, FALSE },
  { "foa-zip", "players_list_foa.txt", LIST_FOA, TRUE },
  { "legacy", "players_list.txt", LIST_LEGACY, FALSE },
  { "single", "standard_rating_list.txt", LIST_SINGLE, FALSE },
  { "xml", "players_list_xml_foa.xml", LIST_XML, FALSE },
  { "xml-zip", "players_list_xml_foa.xml", LIST_XML, TRUE },
  { "ukrainian", "nat2611s.csv", LIST_UKRAINIAN, FALSE },
  { "russian", "smanager_standard.csv", LIST_RUSSIAN, FALSE },
  { "own", "own.csv", LIST_OWN, FALSE },
};

/* Packs a file into an archive of its own. */
static char *
zip (const char *path)
{
  char                 *target = g_strconcat (path, ".zip", NULL);
  g_autofree char      *base = g_path_get_basename (path);
  struct archive       *archive = archive_write_new ();
  struct archive_entry *entry = archive_entry_new ();
  g_autofree char      *block = g_malloc (1 << 20);
  FILE                 *file = fopen (path, "re");
  gsize                 n;
  GStatBuf              info;

  g_stat (path, &info);
  archive_write_set_format_zip (archive);
  archive_write_open_filename (archive, target);
  archive_entry_set_pathname (entry, base);
  archive_entry_set_size (entry, info.st_size);
  archive_entry_set_filetype (entry, AE_IFREG);
  archive_entry_set_perm (entry, 0644);
  archive_entry_set_mtime (entry, info.st_mtime, 0);
  g_assert_cmpint (archive_write_header (archive, entry), ==, ARCHIVE_OK);
  while ((n = fread (block, 1, 1 << 20, file)) > 0)
    archive_write_data (archive, block, n);
  fclose (file);
  archive_entry_free (entry);
  archive_write_free (archive);
  return target;
}

/* The most memory since the last call of forget_memory (), in MB. */
static double
get_memory (void)
{
  g_autofree char *status = NULL;
  const char      *line;

  g_file_get_contents ("/proc/self/status", &status, NULL, NULL);
  line = status != NULL ? strstr (status, "VmHWM:") : NULL;
  return line != NULL ? g_ascii_strtod (line + strlen ("VmHWM:"), NULL) / 1024 : 0;
}

static void
forget_memory (void)
{
  FILE *file = fopen ("/proc/self/clear_refs", "we");

  if (file != NULL)
    {
      fputs ("5", file);
      fclose (file);
    }
}

static double
get_cpu_s (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return (double) (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + (double) (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

/* Imports a list, prints what it took, and says whether that is within the limits. */
static gboolean
measure_import (const char *name,
                const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhListImport) import = zh_list_import_new (path, NULL, &error);
  g_autofree char *folder = zh_list_shelf_dup_folder ();
  g_autofree char *id = NULL;
  g_autofree char *file = NULL;
  GStatBuf         info;
  gint64           start;
  double           cpu;
  double           seconds;
  double           memory;

  g_assert_no_error (error);
  import->accepts_fewer = TRUE;
  zh_list_import_set_name (import, name, NULL);
  zh_list_import_set_month (import, "2026-11", NULL);
  forget_memory ();
  start = g_get_monotonic_time ();
  cpu = get_cpu_s ();
  zh_list_import_run (import, NULL, &error);
  g_assert_no_error (error);
  seconds = (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
  cpu = get_cpu_s () - cpu;
  memory = get_memory ();
  id = zh_list_import_dup_id (import);
  file = g_strdup_printf ("%s/%s.db", folder, id);
  g_assert_cmpint (g_stat (file, &info), ==, 0);
  g_print ("%-10s %8" G_GUINT64_FORMAT " players, read in %5.1f s (%5.1f s of processor), file %4.0f MB, memory %3.0f MB, %u lines left out\n", name,
           import->n_players, seconds, cpu, (double) info.st_size / 1e6, memory, (guint) import->n_skipped);
  /* beside other programs the time that passes tells little, alone the processors' does: players and words are written at once */
  return MIN (seconds, cpu) < LIMIT_S && (double) info.st_size / 1e6 < LIMIT_FILE_MB && memory < LIMIT_MEMORY_MB;
}

/* Of this thread alone, so that other programs at work do not count. */
static double
get_thread_ms (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1000 + (double) now.tv_nsec / 1e6;
}

static int
compare_doubles (gconstpointer a,
                 gconstpointer b)
{
  double first = *(const double *) a;
  double second = *(const double *) b;

  return first < second ? -1 : first > second;
}

/* What people type: the beginning of a surname, by how common it is, sometimes with that of a given name. */
static char *
make_query (guint      i,
            guint      n_players,
            ListLayout layout)
{
  g_autofree char *surname = list_maker_dup_surname ((guint) ((guint64) i * 7919 % n_players), layout);
  glong            length = g_utf8_strlen (surname, -1);
  glong            typed = i % 5 == 4 ? length : MIN (length, (glong) (i % 5) + 1);
  g_autofree char *part = g_utf8_substring (surname, 0, typed);

  return i % 3 == 0 ? g_strconcat (part, " ", "k", NULL) : i % 7 == 0 ? g_strconcat (part, " 1985", NULL)
                                                                      : g_steal_pointer (&part);
}

static gboolean
measure_search (const char *name,
                guint       n_players,
                ListLayout  layout)
{
  g_autoptr (GPtrArray) shelf = zh_list_shelf_load ();
  const ZhListEdition *edition = zh_list_shelf_find (shelf, name, ZH_DATE_NONE);
  g_autoptr (ZhRatingList) list = zh_rating_list_open (edition->path, NULL);
  g_autofree double *times = g_new (double, N_QUERIES);
  guint64            n_found = 0;

  g_assert_nonnull (list);
  for (guint i = 0; i < N_QUERIES; i++)
    {
      g_autofree char *query = make_query (i, n_players, layout);
      double           start = get_thread_ms ();
      g_autoptr (GPtrArray) players = zh_rating_list_search (list, query, 50, NULL);

      times[i] = get_thread_ms () - start;
      g_assert_nonnull (players);
      n_found += players->len;
    }
  qsort (times, N_QUERIES, sizeof *times, compare_doubles);
  g_print ("%-10s %8d searches, time of processor: median %.2f ms, p95 %.2f ms, p99 %.2f ms, slowest %.2f ms; %.1f players each\n", name, N_QUERIES, times[N_QUERIES / 2],
           times[N_QUERIES * 95 / 100], times[N_QUERIES * 99 / 100], times[N_QUERIES - 1], (double) n_found / N_QUERIES);
  return times[N_QUERIES * 95 / 100] < LIMIT_SEARCH_MS;
}

int
main (int   argc,
      char *argv[])
{
  guint            n_players = argc > 1 ? (guint) g_ascii_strtoull (argv[1], NULL, 10) : N_PLAYERS;
  g_autofree char *folder = g_dir_make_tmp ("bench-lists-XXXXXX", NULL);
  g_autofree char *data = g_build_filename (folder, "data", NULL);
  g_autofree char *lists = NULL;
  gboolean         ok = TRUE;

  g_setenv ("XDG_DATA_HOME", data, TRUE);
  lists = zh_list_shelf_dup_folder ();
  for (gsize i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_autofree char *path = g_build_filename (folder, formats[i].file, NULL);
      g_autofree char *archive = NULL;
      g_autofree char *id = g_strdup_printf ("%s-2026-11", formats[i].name);

      if (argc > 2 && strcmp (argv[2], formats[i].name) != 0)
        continue;
      list_maker_write (path, formats[i].layout, n_players);
      archive = formats[i].is_zipped ? zip (path) : NULL;
      ok = measure_import (formats[i].name, archive != NULL ? archive : path) && ok;
      ok = measure_search (formats[i].name, n_players, formats[i].layout) && ok;
      g_unlink (path);
      if (archive != NULL)
        g_unlink (archive);
      zh_list_shelf_remove (id, NULL);
    }
  g_rmdir (lists);
  return ok ? 0 : 1;
}
