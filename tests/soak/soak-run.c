#include "config.h"

#include "soak-run.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static char *
run (Soak              *soak,
     const char *const *words,
     GSpawnFlags        flags,
     int               *exit_code)
{
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  char *output = NULL;
  int   status = 0;

  g_ptr_array_add (argv, (gpointer) soak->ctl);
  for (; *words != NULL; words++)
    g_ptr_array_add (argv, (gpointer) *words);
  g_ptr_array_add (argv, NULL);
  if (!g_spawn_sync (NULL, (char **) argv->pdata, NULL, flags, NULL, NULL, &output, NULL, &status, &error))
    g_error ("%s", error->message);
  *exit_code = WIFEXITED (status) ? WEXITSTATUS (status) : -1;
  return output;
}

/* Runs to the end; the output, or NULL when the program said no. */
char *
zh_soak_run (Soak              *soak,
             const char *const *words,
             int               *exit_code)
{
  return run (soak, words, G_SPAWN_STDERR_TO_DEV_NULL, exit_code);
}

/* A refusal is told by the program itself. */
void
zh_soak_must (Soak              *soak,
              const char *const *words)
{
  int exit_code = 0;

  g_free (run (soak, words, G_SPAWN_DEFAULT, &exit_code));
  if (exit_code != 0)
    g_error ("%s %s: exit %d", words[0], words[1], exit_code);
}

static char *
read_all (int fd)
{
  GString *text = g_string_new (NULL);
  char     buffer[4096];
  gssize   n;

  while ((n = read (fd, buffer, sizeof buffer)) > 0 || (n < 0 && errno == EINTR))
    if (n > 0)
      g_string_append_len (text, buffer, n);
  return g_string_free (text, FALSE);
}

/* Starts a command, kills it after a while, and gives what was told before. */
char *
zh_soak_run_and_kill (Soak              *soak,
                      const char *const *words,
                      gint32             max_delay_us,
                      gboolean          *is_done)
{
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  char *output;
  GPid  pid = 0;
  int   fd = -1;
  int   status = 0;

  g_ptr_array_add (argv, (gpointer) soak->ctl);
  for (; *words != NULL; words++)
    g_ptr_array_add (argv, (gpointer) *words);
  g_ptr_array_add (argv, NULL);
  if (!g_spawn_async_with_pipes (NULL, (char **) argv->pdata, NULL,
                                 G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL,
                                 &pid, NULL, &fd, NULL, &error))
    g_error ("%s", error->message);
  g_usleep (zh_random_below (&soak->random, (guint) max_delay_us));
  kill (pid, SIGKILL);
  output = read_all (fd);
  close (fd);
  waitpid (pid, &status, 0);
  soak->n_commands++;
  soak->n_killed += WIFSIGNALED (status) ? 1 : 0;
  if (WIFSIGNALED (status) && WTERMSIG (status) != SIGKILL)
    g_error ("%s ended by signal %d", (char *) g_ptr_array_index (argv, 1), WTERMSIG (status));
  if (is_done != NULL)
    *is_done = WIFEXITED (status) && WEXITSTATUS (status) == 0;
  return output;
}

char *
zh_soak_put_old_file (Soak *soak)
{
  char *path = g_build_filename (soak->folder, "old.zhereb", NULL);

  if (!g_file_set_contents (path, g_bytes_get_data (soak->old_file, NULL),
                            (gssize) g_bytes_get_size (soak->old_file), NULL))
    g_error ("%s cannot be written", path);
  return path;
}

void
zh_soak_check_old_file (Soak       *soak,
                        const char *path)
{
  int              exit_code = 0;
  g_autofree char *told = ZH_SOAK_RUN (soak, &exit_code, "verify", path);

  if (exit_code != 0 || !(g_str_has_prefix (told, "ok 39 ") || g_str_has_prefix (told, "ok 40 ")))
    g_error ("an old file does not verify: %s", told);
  /* What is beside it belongs to it: the next one starts anew. */
  g_free (ZH_SOAK_RUN (soak, &exit_code, "undo", path));
  g_unlink (path);
}

/* Ids and texts of the journal, in its order. */
static GPtrArray *
read_journal (Soak *soak)
{
  int              exit_code = 0;
  g_autofree char *log = ZH_SOAK_RUN (soak, &exit_code, "log", soak->file, "--json");
  g_auto (GStrv) lines = g_strsplit (log, "\n", -1);
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  for (char **line = lines; **line != '\0'; line++)
    {
      g_autoptr (JsonNode) node = json_from_string (*line, NULL);
      JsonObject *object = json_node_get_object (node);

      if (json_object_get_int_member (object, "entry") != (gint64) texts->len + 1)
        g_error ("entry %u is missing in the journal", texts->len + 1);
      g_ptr_array_add (texts, g_strdup (json_object_get_string_member (object, "text")));
    }
  return texts;
}

int
zh_soak_count_entries (Soak *soak)
{
  g_autoptr (GPtrArray) texts = read_journal (soak);

  return (int) texts->len;
}

/* What was told must follow in the same order, perhaps with untold acts between. */
static void
acknowledge (Soak      *soak,
             GPtrArray *texts,
             int        first,
             GPtrArray *told)
{
  guint at = (guint) first;

  for (guint i = 0; i < told->len; i++)
    {
      const char *text = g_ptr_array_index (told, i);

      while (at < texts->len && !g_str_has_prefix (g_ptr_array_index (texts, at), text))
        at++;
      if (at == texts->len)
        g_error ("“%s” was told and is not in the journal", text);
      at++;
      g_hash_table_insert (soak->acknowledged, GINT_TO_POINTER ((int) at), g_strdup (text));
    }
}

void
zh_soak_check_file (Soak      *soak,
                    int        first,
                    GPtrArray *told)
{
  int              exit_code = 0;
  g_autofree char *verified = ZH_SOAK_RUN (soak, &exit_code, "verify", soak->file);
  g_autoptr (GPtrArray) texts = NULL;
  GHashTableIter iter;
  gpointer       id;
  const char    *text;

  if (exit_code != 0 || !g_str_has_prefix (verified, "ok "))
    g_error ("the file does not verify after a kill: %s", verified);

  texts = read_journal (soak);
  if (told != NULL)
    acknowledge (soak, texts, first, told);
  g_hash_table_iter_init (&iter, soak->acknowledged);
  while (g_hash_table_iter_next (&iter, &id, (gpointer *) &text))
    if (GPOINTER_TO_UINT (id) > texts->len || !g_str_has_prefix (g_ptr_array_index (texts, GPOINTER_TO_UINT (id) - 1), text))
      g_error ("entry %d was told as “%s” and is not that now", GPOINTER_TO_INT (id), text);
}
