/* Durability: commands of zherebctl, and the window itself, are killed with SIGKILL at random
 * moments. What another process was told before, on standard output or by the window over
 * AT-SPI, counts as acknowledged, and must be in the journal for ever after; after each kill
 * the file must open and verify. Results, undo, redo, pairings (with the copy before them),
 * the making of new files, the bringing of old ones up to date, imports, hand edits, seals and
 * the writing of documents are all killed.
 *
 * Usage: soak-durability ZHEREBCTL ZHEREB|- [ROUNDS] [SEED]; every second round is the
 * window's, unless it is “-”
 */
#include "config.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <string.h>

#include "sanitized.h"
#include "soak-run.h"
#include "source-tree.h"

#define COMMANDS_PER_ROUND 5
#define MAX_DELAY_US (ZH_SANITIZED ? 250000 : 60000)

/* A whole line of JSON that names its journal entry is an acknowledgement. */
static void
note_acknowledgement (Soak *soak,
                      char *output)
{
  g_autoptr (JsonNode) node = NULL;
  JsonObject *object;

  if (!g_str_has_suffix (output, "\n"))
    return;
  node = json_from_string (output, NULL);
  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return;
  object = json_node_get_object (node);
  if (json_object_has_member (object, "text") && json_object_get_int_member (object, "entry") > 0)
    g_hash_table_insert (soak->acknowledged,
                         GINT_TO_POINTER ((int) json_object_get_int_member (object, "entry")),
                         g_strdup (json_object_get_string_member (object, "text")));
}

static void
kill_one_command (Soak *soak)
{
  static const char *const codes[] = { "1-0", "0-1", "=-=", "+--", "--+", "clear" };
  g_autofree char         *round = g_strdup_printf ("%u", zh_random_below (&soak->random, 3) + 1);
  g_autofree char         *board = g_strdup_printf ("%u", zh_random_below (&soak->random, ZH_SOAK_N_PLAYERS / 2) + 1);
  const char              *code = codes[zh_random_below (&soak->random, G_N_ELEMENTS (codes))];
  guint                    chance = zh_random_below (&soak->random, 10);
  g_autofree char         *output = NULL;

  if (chance < 6)
    output = zh_soak_run_and_kill (soak, (const char *const[]){ "result", soak->file, "--json", "--round", round, "--board", board, code, NULL }, MAX_DELAY_US, NULL);
  else if (chance < 8)
    output = zh_soak_run_and_kill (soak, (const char *const[]){ "undo", soak->file, "--json", NULL }, MAX_DELAY_US, NULL);
  else if (chance < 9)
    output = zh_soak_run_and_kill (soak, (const char *const[]){ "redo", soak->file, "--json", NULL }, MAX_DELAY_US, NULL);
  else
    output = zh_soak_run_and_kill (soak, (const char *const[]){ "pair", soak->file, "--json", NULL }, MAX_DELAY_US, NULL);
  note_acknowledgement (soak, output);
}

/* A new file is there whole, or not at all. */
static void
kill_making_of_a_file (Soak *soak)
{
  g_autofree char *path = g_build_filename (soak->folder, "fresh.zhereb", NULL);
  int              exit_code = 0;

  g_free (zh_soak_run_and_kill (soak, (const char *const[]){ "new", path, "--title", "Fresh", NULL }, MAX_DELAY_US, NULL));
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return;
  {
    g_autofree char *told = ZH_SOAK_RUN (soak, &exit_code, "verify", path);

    if (exit_code != 0 || !g_str_has_prefix (told, "ok "))
      g_error ("a new file does not verify: %s", told);
  }
  g_unlink (path);
}

/* The stored file of version 1. */
static GBytes *
unpack_old_file (void)
{
  g_autoptr (GFile) source = g_file_new_for_path (ZH_SOURCE_ROOT "/tests/fixtures/store/version-1.zhereb.gz");
  g_autoptr (GConverter) converter = G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP));
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileInputStream) file = g_file_read (source, NULL, &error);
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (GOutputStream) output = g_memory_output_stream_new_resizable ();

  if (file == NULL)
    g_error ("%s", error->message);
  stream = g_converter_input_stream_new (G_INPUT_STREAM (file), converter);
  g_output_stream_splice (output, stream, G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET, NULL, NULL);
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (output));
}

/* An old file is of the old version or of ours, and holds every entry it had. */
static void
kill_migration (Soak *soak)
{
  g_autofree char *path = zh_soak_put_old_file (soak);

  g_free (zh_soak_run_and_kill (soak, (const char *const[]){ "undo", path, NULL }, MAX_DELAY_US, NULL));
  zh_soak_check_old_file (soak, path);
}

static void
set_up (Soak *soak)
{
  soak->folder = g_dir_make_tmp ("zhereb-soak-XXXXXX", NULL);
  soak->file = g_build_filename (soak->folder, "soak.zhereb", NULL);
  soak->old_file = unpack_old_file ();
  soak->acknowledged = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  g_setenv ("XDG_DATA_HOME", soak->folder, TRUE);
  ZH_SOAK_MUST (soak, "new", soak->file, "--title", "Soak");
  ZH_SOAK_MUST (soak, "tournament", soak->file, "add", "--name", "Open", "--cycles", "20");
  for (int i = 1; i <= ZH_SOAK_N_PLAYERS; i++)
    {
      g_autofree char *name = g_strdup_printf ("Player%d", i);

      ZH_SOAK_MUST (soak, "entry", soak->file, "add", name);
    }
  ZH_SOAK_MUST (soak, "entry", soak->file, "number");
  for (int round = 1; round <= 3; round++)
    ZH_SOAK_MUST (soak, "pair", soak->file);
  zh_soak_acts_set_up (soak);
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

static void
command_round (Soak *soak)
{
  for (int i = 0; i < COMMANDS_PER_ROUND; i++)
    kill_one_command (soak);
  kill_making_of_a_file (soak);
  kill_migration (soak);
  zh_soak_acts_round (soak);
  zh_soak_check_file (soak, 0, NULL);
}

static void
print_figures (Soak   *soak,
               guint64 n_rounds)
{
  g_print ("%" G_GUINT64_FORMAT " rounds, %d commands, %d windows with %d keys, %d killed, %u acknowledged "
           "(%d read from the window): every one found, every file verified; %d acts and files, %d files new and %d old or absent, "
           "none half; %d documents saved and %d printed from the window (%d said to be); %d parts left and taken away\n",
           n_rounds, soak->n_commands, soak->n_windows, soak->n_keys, soak->n_killed,
           g_hash_table_size (soak->acknowledged), soak->n_window_acknowledged, soak->n_acts, soak->n_new, soak->n_old,
           soak->n_exports, soak->n_prints, soak->n_prints_told, soak->n_parts);
}

int
main (int    argc,
      char **argv)
{
  Soak    soak = { .ctl = argc > 1 ? argv[1] : "zherebctl", .window = argc > 2 ? argv[2] : "-" };
  guint64 n_rounds = 20;
  guint64 seed = (guint64) g_get_real_time ();

  if (argc > 3)
    g_ascii_string_to_unsigned (argv[3], 10, 1, 1000000, &n_rounds, NULL);
  if (argc > 4)
    g_ascii_string_to_unsigned (argv[4], 10, 0, G_MAXUINT64, &seed, NULL);
  g_print ("seed %" G_GUINT64_FORMAT "\n", seed);
  soak.random = zh_random_new (seed);
  set_up (&soak);
  for (guint64 round = 0; round < n_rounds; round++)
    if (round % 2 == 1 && g_strcmp0 (soak.window, "-") != 0)
      zh_soak_window_round (&soak);
    else
      command_round (&soak);
  print_figures (&soak, n_rounds);
  remove_folder (soak.folder);
  g_hash_table_unref (soak.acknowledged);
  g_bytes_unref (soak.old_file);
  zh_soak_acts_free (soak.acts);
  g_free (soak.file);
  g_free (soak.folder);
  return 0;
}
