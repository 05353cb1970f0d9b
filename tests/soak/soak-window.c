#include "config.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>

#include "sanitized.h"
#include "screen-reader.h"
#include "soak-run.h"
#include "x-keys.h"

/* A start takes a third of this; the kill falls into the start, or into the work after it. */
#define MAX_START_US (ZH_SANITIZED ? 4000000 : 1000000)
#define MAX_WORK_US (ZH_SANITIZED ? 4000000 : 1500000)
#define ANSWER_US (ZH_SANITIZED ? 4000000 : 1500000)
#define NEXT_STEP_KEY "ctrl+Return"
#define QUIET_US (ZH_SANITIZED ? 800000 : 300000) /* after a step of several acts */
#define POLL_US 3000
#define MAX_SAVE_US (ZH_SANITIZED ? 1000000 : 250000)
#define CHOOSER_TITLE "Save the Document: .pdf, .txt, .csv or .html"
#define MAX_PRINT_US (ZH_SANITIZED ? 3000000 : 800000)
#define PRINT_TITLE "Print"
#define PRINTED_NAME "output.pdf" /* GTK's name, in the folder it is started in */
#define PDF_END "%%EOF\n"

/* A window under the sword: a thread kills it when its time has come. */
typedef struct
{
  Soak    *soak;
  Display *display;
  GPid     pid;
  gint     killed; /* atomic */
  gint64   delay_us;
} Victim;

static Display *
get_display (void)
{
  static Display *display;

  if (display == NULL)
    display = zh_x_open ();
  return display;
}

static gpointer
executioner (gpointer data)
{
  Victim *victim = data;

  g_usleep ((gulong) victim->delay_us);
  g_atomic_int_set (&victim->killed, TRUE);
  kill (victim->pid, SIGKILL);
  return NULL;
}

static void
start_window (Victim     *victim,
              const char *path)
{
  g_autofree char *program = g_canonicalize_filename (victim->soak->window, NULL);
  const char      *argv[] = { program, path, NULL };
  g_autoptr (GError) error = NULL;

  if (!g_spawn_async (victim->soak->folder, (char **) argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL,
                      &victim->pid, &error))
    g_error ("%s", error->message);
  victim->soak->n_windows++;
}

/* Nothing but the sword may end it. */
static void
bury (Victim  *victim,
      GThread *thread)
{
  int status = 0;

  g_thread_join (thread);
  waitpid (victim->pid, &status, 0);
  if (!WIFSIGNALED (status) || WTERMSIG (status) != SIGKILL)
    g_error ("the window ended by itself: %d", status);
  victim->soak->n_killed++;
}

/* What the window says can be undone and done again; NULL once it is dead. */
typedef struct
{
  AtspiAccessible *undo;
  AtspiAccessible *redo;
  char            *undo_name;
  char            *redo_name;
} Said;

static void
said_clear (Said *self)
{
  g_clear_object (&self->undo);
  g_clear_object (&self->redo);
  g_free (self->undo_name);
  g_free (self->redo_name);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Said, said_clear)

/* Reads both until they say the same twice: they are asked one after the other, and an act may
 * come between. Tells whether they say something else than before. */
static gboolean
listen_again (Said     *self,
              gboolean *alive)
{
  g_autofree char *undo = NULL;
  g_autofree char *redo = NULL;
  gboolean         changed;
  gboolean         settled = FALSE;

  while (!settled)
    {
      g_autofree char *undo_now = zh_reader_dup_name (self->undo);
      g_autofree char *redo_now = zh_reader_dup_name (self->redo);

      *alive = undo_now != NULL && redo_now != NULL;
      if (!*alive)
        return FALSE;
      settled = g_strcmp0 (undo, undo_now) == 0 && g_strcmp0 (redo, redo_now) == 0;
      g_free (undo);
      g_free (redo);
      undo = g_steal_pointer (&undo_now);
      redo = g_steal_pointer (&redo_now);
    }
  changed = g_strcmp0 (undo, self->undo_name) != 0 || g_strcmp0 (redo, self->redo_name) != 0;
  g_free (self->undo_name);
  g_free (self->redo_name);
  self->undo_name = g_steal_pointer (&undo);
  self->redo_name = g_steal_pointer (&redo);
  return changed;
}

/* The header has both buttons as soon as the window is there; boards, once the file is. */
static void
wait_for_window (Victim *victim,
                 Said   *said)
{
  g_autoptr (AtspiAccessible) program = zh_reader_find_program (victim->pid);
  g_autoptr (AtspiAccessible) row = NULL;
  g_autoptr (AtspiAccessible) frame = NULL;
  gboolean alive = TRUE;

  g_assert_nonnull (program);
  row = zh_reader_wait_for (program, ATSPI_ROLE_TABLE_ROW, "Board ");
  frame = zh_reader_wait_for (program, ATSPI_ROLE_FRAME, NULL);
  zh_reader_wait_until (zh_reader_has_state (frame, ATSPI_STATE_ACTIVE));
  said->undo = zh_reader_wait_for (program, ATSPI_ROLE_PUSH_BUTTON, "Undo: ");
  said->redo = zh_reader_find (program, ATSPI_ROLE_PUSH_BUTTON, "Nothing to redo");
  if (said->redo == NULL)
    said->redo = zh_reader_wait_for (program, ATSPI_ROLE_PUSH_BUTTON, "Redo: ");
  listen_again (said, &alive);
  g_assert_true (alive);
}

/* Another one than the last: the same result again would be no act. */
static const char *
choose_key (Soak       *soak,
            const char *last)
{
  static const char *const keys[] = { "1", "0", "5", "KP_Add", "KP_Subtract", "KP_Multiply", "BackSpace", "1", "0", "5",
                                      "ctrl+z", "ctrl+z", "shift+ctrl+z", NEXT_STEP_KEY };
  const char              *key;

  do
    key = keys[zh_random_below (&soak->random, G_N_ELEMENTS (keys))];
  while (g_strcmp0 (key, last) == 0);
  return key;
}

static const char *
skip_prefix (const char *text,
             const char *prefix)
{
  return g_str_has_prefix (text, prefix) ? text + strlen (prefix) : NULL;
}

static gboolean
is_same (const char *a,
         const char *b)
{
  return a != NULL && b != NULL && strcmp (a, b) == 0;
}

/* As the journal will name what the window says it did since @before. On a slow machine it may be the
 * answer to an earlier key: undo and redo count where they are of the act that was the next to be. */
static void
note_answer (const Said *before,
             const Said *said,
             const char *key,
             GPtrArray  *told)
{
  const char *undo = skip_prefix (said->undo_name, "Undo: ");
  const char *redo = skip_prefix (said->redo_name, "Redo: ");

  if (is_same (redo, skip_prefix (before->undo_name, "Undo: ")))
    {
      if (strcmp (key, "ctrl+z") == 0)
        g_ptr_array_add (told, g_strdup_printf ("Undone: %s", redo));
    }
  else if (is_same (undo, skip_prefix (before->redo_name, "Redo: ")))
    {
      if (strcmp (key, "shift+ctrl+z") == 0)
        g_ptr_array_add (told, g_strdup_printf ("Done again: %s", undo));
    }
  else if (undo != NULL && strcmp (key, "ctrl+z") != 0 && strcmp (key, "shift+ctrl+z") != 0)
    {
      g_ptr_array_add (told, g_strdup (undo));
    }
}

/* Until @for_us have passed, or something new was said. */
static gboolean
hear (Said     *said,
      gint64    for_us,
      gboolean *alive)
{
  gint64   deadline_us = g_get_monotonic_time () + for_us;
  gboolean answered = FALSE;

  while (*alive && !answered && g_get_monotonic_time () < deadline_us)
    {
      g_usleep (POLL_US);
      answered = listen_again (said, alive);
    }
  return answered;
}

static gboolean
hear_answer (Said       *said,
             const char *key,
             gint64      for_us,
             GPtrArray  *told,
             gboolean   *alive)
{
  g_auto (Said) before = { .undo_name = g_strdup (said->undo_name), .redo_name = g_strdup (said->redo_name) };

  if (!hear (said, for_us, alive))
    return FALSE;
  note_answer (&before, said, key, told);
  return TRUE;
}

/* One key after the other, each answer read before the next, until the window is dead. A key
 * without an answer ends it: a late one would be taken for that to the next key. The next step may
 * be more than one act, and each has its answer. */
static void
press_keys (Victim    *victim,
            Said      *said,
            GPtrArray *told)
{
  const char *key = NULL;
  gboolean    alive = TRUE;
  gboolean    answered = TRUE;

  while (alive && answered && !g_atomic_int_get (&victim->killed))
    {
      key = choose_key (victim->soak, key);
      zh_x_keys_send (victim->display, key);
      victim->soak->n_keys++;
      answered = hear_answer (said, key, ANSWER_US, told, &alive);
      while (answered && strcmp (key, NEXT_STEP_KEY) == 0 && hear_answer (said, key, QUIET_US, told, &alive))
        ;
    }
}

static gboolean
has_boards (Soak *soak)
{
  int exit_code = 0;

  g_free (ZH_SOAK_RUN (soak, &exit_code, "round", soak->file, "show", "1"));
  return exit_code == 0;
}

/* What undo has taken back may have been every pairing, the numbers and the entries before them; a window
 * without boards has no row to wait for. */
static void
have_boards (Soak *soak)
{
  int exit_code = 0;

  while (exit_code == 0 && !has_boards (soak))
    g_free (ZH_SOAK_RUN (soak, &exit_code, "redo", soak->file));
  if (has_boards (soak))
    return;
  ZH_SOAK_MUST (soak, "entry", soak->file, "number");
  ZH_SOAK_MUST (soak, "pair", soak->file);
}

static void
kill_at_work (Soak *soak)
{
  g_autoptr (GPtrArray) told = g_ptr_array_new_with_free_func (g_free);
  g_auto (Said) said = { NULL };
  int      first = zh_soak_count_entries (soak);
  Victim   victim = { .soak = soak, .display = get_display () };
  gboolean in_start = zh_random_below (&soak->random, 8) == 0;
  GThread *thread;

  start_window (&victim, soak->file);
  victim.delay_us = zh_random_below (&soak->random, in_start ? MAX_START_US : MAX_WORK_US);
  if (!in_start)
    wait_for_window (&victim, &said);
  thread = g_thread_new ("executioner", executioner, &victim);
  if (!in_start)
    press_keys (&victim, &said, told);
  bury (&victim, thread);
  soak->n_window_acknowledged += (int) told->len;
  zh_soak_check_file (soak, first, told);
}

/* The document that was being saved is there whole, or not at all. */
static void
check_saved (Soak       *soak,
             const char *path)
{
  g_autofree char *contents = NULL;
  gsize            length = 0;

  if (!g_file_get_contents (path, &contents, &length, NULL))
    {
      soak->n_old++;
      return;
    }
  if (!g_str_has_prefix (contents, "%PDF-") || !g_str_has_suffix (contents + length - strlen (PDF_END), PDF_END))
    g_error ("%s has %" G_GSIZE_FORMAT " bytes and is no whole document", path, length);
  soak->n_new++;
  g_unlink (path);
}

/* As a user saves a document: its place, the button, a name, Return; and the kill. */
static void
kill_at_saving (Soak *soak)
{
  g_autofree char *path = g_build_filename (soak->folder, "saved.pdf", NULL);
  Victim           victim = { .soak = soak, .display = get_display () };
  g_autoptr (AtspiAccessible) program = NULL;
  g_autoptr (AtspiAccessible) button = NULL;
  g_autoptr (AtspiAccessible) chooser = NULL;
  g_autoptr (AtspiAccessible) name = NULL;
  GThread *thread;

  start_window (&victim, soak->file);
  {
    g_auto (Said) said = { NULL };

    wait_for_window (&victim, &said);
  }
  program = zh_reader_find_program (victim.pid);
  zh_x_keys_send (victim.display, "alt+6");
  button = zh_reader_wait_for (program, ATSPI_ROLE_PUSH_BUTTON, "Save…");
  zh_reader_wait_until (zh_reader_is_on_screen (button) && zh_reader_has_state (button, ATSPI_STATE_SENSITIVE));
  zh_reader_press (button);
  zh_reader_wait_until (zh_x_has_active_window (victim.display, CHOOSER_TITLE));
  chooser = zh_reader_wait_for (program, ATSPI_ROLE_FILLER, CHOOSER_TITLE);
  name = zh_reader_wait_for_state (chooser, ATSPI_ROLE_TEXT, ATSPI_STATE_FOCUSED);
  zh_reader_write (name, path);
  victim.delay_us = zh_random_below (&soak->random, MAX_SAVE_US);
  zh_x_keys_send (victim.display, "Return");
  thread = g_thread_new ("executioner", executioner, &victim);
  bury (&victim, thread);
  soak->n_exports++;
  check_saved (soak, path);
  zh_soak_check_file (soak, 0, NULL);
}

static void
click (Victim          *victim,
       AtspiAccessible *node)
{
  g_autoptr (AtspiComponent) component = atspi_accessible_get_component_iface (node);
  AtspiRect *area = atspi_component_get_extents (component, ATSPI_COORD_TYPE_WINDOW, NULL);

  zh_x_pointer_move (victim->display, zh_x_get_active_window (victim->display), area->x + area->width / 2, area->y + area->height / 2);
  zh_x_pointer_click (victim->display, 1);
  g_free (area);
}

/* As a user prints, into a file for want of a printer. */
static void
press_print (Victim          *victim,
             AtspiAccessible *program)
{
  g_autoptr (AtspiAccessible) first = NULL;
  g_autoptr (AtspiAccessible) dialog = NULL;
  g_autoptr (AtspiAccessible) printer = NULL;
  g_autoptr (AtspiAccessible) print = NULL;

  zh_x_keys_send (victim->display, "alt+6");
  first = zh_reader_wait_for (program, ATSPI_ROLE_PUSH_BUTTON, "Print…");
  zh_reader_wait_until (zh_reader_is_on_screen (first) && zh_reader_has_state (first, ATSPI_STATE_SENSITIVE));
  zh_reader_press (first);
  zh_reader_wait_until (zh_x_has_active_window (victim->display, PRINT_TITLE));
  dialog = zh_reader_wait_for (program, ATSPI_ROLE_DIALOG, PRINT_TITLE);
  printer = zh_reader_wait_for (dialog, ATSPI_ROLE_LABEL, "Print to File");
  zh_reader_wait_until (zh_reader_is_on_screen (printer));
  print = zh_reader_wait_for (dialog, ATSPI_ROLE_PUSH_BUTTON, PRINT_TITLE);
  click (victim, printer);
  zh_reader_wait_until (zh_reader_has_state (print, ATSPI_STATE_SENSITIVE));
  zh_reader_press (print);
}

/* What the window says was printed is in the journal, with the number of its issue; and what is in
 * the journal came out whole. The file is written by GTK, under its name from the beginning: without
 * an entry it may be half of one. */
static void
kill_at_printing (Soak *soak)
{
  g_autofree char *path = g_build_filename (soak->folder, PRINTED_NAME, NULL);
  g_autoptr (GPtrArray) told = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (AtspiAccessible) program = NULL;
  g_auto (Said) said = { NULL };
  int      first = zh_soak_count_entries (soak);
  Victim   victim = { .soak = soak, .display = get_display () };
  gboolean alive = TRUE;
  GThread *thread;

  start_window (&victim, soak->file);
  wait_for_window (&victim, &said);
  program = zh_reader_find_program (victim.pid);
  press_print (&victim, program);
  victim.delay_us = zh_random_below (&soak->random, MAX_PRINT_US);
  thread = g_thread_new ("executioner", executioner, &victim);
  while (alive && told->len == 0 && !g_atomic_int_get (&victim.killed))
    if (listen_again (&said, &alive) && g_str_has_prefix (said.undo_name, "Undo: "))
      g_ptr_array_add (told, g_strdup (said.undo_name + strlen ("Undo: ")));
  bury (&victim, thread);
  soak->n_prints++;
  soak->n_prints_told += (int) told->len;
  soak->n_window_acknowledged += (int) told->len;
  zh_soak_check_file (soak, first, told);
  if (zh_soak_count_entries (soak) > first)
    {
      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        g_error ("the journal says that it was printed, and nothing was");
      check_saved (soak, path);
    }
  g_unlink (path);
}

/* The window brings an old file up to date, and dies over it. */
static void
kill_at_migration (Soak *soak)
{
  g_autofree char *path = zh_soak_put_old_file (soak);
  Victim           victim = { .soak = soak, .display = get_display () };

  start_window (&victim, path);
  victim.delay_us = zh_random_below (&soak->random, MAX_START_US);
  bury (&victim, g_thread_new ("executioner", executioner, &victim));
  zh_soak_check_old_file (soak, path);
}

void
zh_soak_window_round (Soak *soak)
{
  zh_reader_init ();
  have_boards (soak);
  kill_at_work (soak);
  have_boards (soak);
  if (zh_random_below (&soak->random, 4) == 0)
    kill_at_saving (soak);
  if (zh_random_below (&soak->random, 4) == 0)
    kill_at_printing (soak);
  if (zh_random_below (&soak->random, 4) == 0)
    kill_at_migration (soak);
}
