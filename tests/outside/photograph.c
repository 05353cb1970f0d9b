/* Photographs the program as somebody at the desk sees it: starts it on a competition, goes
 * through a tour by real keys and by the names of buttons, and keeps a picture of each stop.
 * Run by tests/outside/photograph, which makes the competitions and the displays; what a
 * tour is made of stands at the head of tests/outside/tour.
 */
#include "config.h"

#include <X11/Xutil.h>
#include <cairo.h>
#include <glib/gi18n.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>

#include "paths.h"
#include "screen-reader.h"
#include "x-keys.h"

/* The picture is taken when it has not changed for so many looks. */
#define STILL_LOOKS 2
#define MOST_LOOKS 40
#define LOOK_US 40000
/* GTK shows a button held down for 250 ms before it does what it is for. */
#define PRESS_US 300000

typedef struct
{
  GPid             pid;
  Display         *display;
  AtspiAccessible *program;
  Window           frame;  /* the window that stays */
  const char      *here;   /* the folder of the tour */
  const char      *folder; /* of the pictures */
  const char      *filter; /* only stops with this in their name, or NULL */
  int              n_missed;
} Camera;

/* The whole screen; free with XDestroyImage. */
static XImage *
look (Camera *camera)
{
  int screen = DefaultScreen (camera->display);

  return XGetImage (camera->display, DefaultRootWindow (camera->display), 0, 0, (guint) DisplayWidth (camera->display, screen),
                    (guint) DisplayHeight (camera->display, screen), AllPlanes, ZPixmap);
}

static gboolean
is_same (XImage *before,
         XImage *image)
{
  return before != NULL && memcmp (before->data, image->data, (gsize) image->bytes_per_line * (gsize) image->height) == 0;
}

/* The picture of a screen that has come to rest; free with XDestroyImage. */
static XImage *
wait_until_still (Camera *camera)
{
  XImage *before = NULL;
  int     n_same = 0;

  for (int i = 0; i < MOST_LOOKS && n_same < STILL_LOOKS; i++)
    {
      XImage *image;

      g_free (zh_reader_dup_name (camera->program)); /* it answers when it has done what came before */
      g_usleep (LOOK_US);
      image = look (camera);
      n_same = is_same (before, image) ? n_same + 1 : 0;
      if (before != NULL)
        XDestroyImage (before);
      before = image;
    }
  return before;
}

static void
settle (Camera *camera)
{
  XImage *image = wait_until_still (camera);

  XDestroyImage (image);
}

static void
photograph (Camera     *camera,
            const char *name)
{
  XImage          *image = wait_until_still (camera);
  cairo_surface_t *surface = cairo_image_surface_create_for_data ((guchar *) image->data, CAIRO_FORMAT_RGB24, image->width, image->height, image->bytes_per_line);
  g_autofree char *file = g_strconcat (name, ".png", NULL);
  g_autofree char *path = g_build_filename (camera->folder, file, NULL);
  cairo_status_t   status = cairo_surface_write_to_png (surface, path);

  if (status != CAIRO_STATUS_SUCCESS)
    g_error ("%s: %s", path, cairo_status_to_string (status));
  cairo_surface_destroy (surface);
  XDestroyImage (image);
}

/* As it stands on screen: "lots|_Draw" has a message context. */
static char *
translate (const char *word)
{
  const char      *bar = strchr (word, '|');
  g_autofree char *context = bar != NULL ? g_strndup (word, (gsize) (bar - word)) : NULL;
  const char      *text = bar != NULL ? g_dpgettext2 (NULL, context, bar + 1) : _ (word);
  g_auto (GStrv) parts = g_strsplit (text, "_", 2);

  return g_strjoinv ("", parts);
}

static gboolean
is_button (AtspiRole role)
{
  return role == ATSPI_ROLE_PUSH_BUTTON || role == ATSPI_ROLE_TOGGLE_BUTTON || role == ATSPI_ROLE_CHECK_BOX ||
         role == ATSPI_ROLE_RADIO_BUTTON || role == ATSPI_ROLE_MENU_ITEM;
}

/* The last one of that name that can be pressed: dialogs come after the window they belong
 * to. Rows of tables, which are many, are passed over. */
static void
find_button (AtspiAccessible  *root,
             const char       *name,
             AtspiAccessible **button)
{
  AtspiRole        role = atspi_accessible_get_role (root, NULL);
  g_autofree char *own = is_button (role) ? zh_reader_dup_name (root) : NULL;
  int              n_children = role == ATSPI_ROLE_TABLE_ROW ? 0 : atspi_accessible_get_child_count (root, NULL);

  if (own != NULL && g_str_has_prefix (own, name) && zh_reader_is_on_screen (root) && zh_reader_has_state (root, ATSPI_STATE_SENSITIVE))
    g_set_object (button, root);
  for (int i = 0; i < n_children; i++)
    {
      g_autoptr (AtspiAccessible) child = atspi_accessible_get_child_at_index (root, i, NULL);

      if (child != NULL)
        find_button (child, name, button);
    }
}

/* What has no action of its own, as a check button in GTK 4.8, is pressed by a key. */
static void
push (Camera          *camera,
      AtspiAccessible *button)
{
  g_autoptr (AtspiAction) action = atspi_accessible_get_action_iface (button);
  g_autoptr (AtspiComponent) component = NULL;

  if (action != NULL && atspi_action_get_n_actions (action, NULL) > 0)
    {
      zh_reader_press (button);
      g_usleep (PRESS_US);
      return;
    }
  component = atspi_accessible_get_component_iface (button);
  if (component != NULL && atspi_component_grab_focus (component, NULL))
    zh_x_keys_send (camera->display, "space");
}

static gboolean
press (Camera     *camera,
       const char *word)
{
  g_autofree char *name = translate (word);
  g_autoptr (AtspiAccessible) button = NULL;

  settle (camera);
  find_button (camera->program, name, &button);
  if (button != NULL)
    push (camera, button);
  return button != NULL;
}

/* The field that has the keyboard, if it takes text. */
static AtspiAccessible *
find_field (AtspiAccessible *root)
{
  g_autoptr (AtspiEditableText) editable = NULL;
  int n_children = atspi_accessible_get_role (root, NULL) == ATSPI_ROLE_TABLE_ROW ? 0 : atspi_accessible_get_child_count (root, NULL);

  if (zh_reader_has_state (root, ATSPI_STATE_FOCUSED) && (editable = atspi_accessible_get_editable_text_iface (root)) != NULL)
    return g_object_ref (root);
  for (int i = 0; i < n_children; i++)
    {
      g_autoptr (AtspiAccessible) child = atspi_accessible_get_child_at_index (root, i, NULL);
      AtspiAccessible *field = child != NULL ? find_field (child) : NULL;

      if (field != NULL)
        return field;
    }
  return NULL;
}

/* In the letters of the language, which no key of a US keyboard gives. */
static gboolean
write_text (Camera     *camera,
            const char *word)
{
  g_autofree char *text = translate (word);
  g_autoptr (AtspiAccessible) field = NULL;

  settle (camera);
  field = find_field (camera->program);
  if (field != NULL)
    zh_reader_write (field, text);
  return field != NULL;
}

static gboolean
copy_file (Camera     *camera,
           const char *name)
{
  g_autofree char *path = g_build_filename (camera->here, name, NULL);
  const char      *argv[] = { "xclip", "-selection", "clipboard", "-in", path, NULL };
  int              status = -1;

  return g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL | G_SPAWN_STDERR_TO_DEV_NULL,
                       NULL, NULL, NULL, NULL, &status, NULL) &&
         status == 0;
}

static gboolean
take_step (Camera     *camera,
           const char *step)
{
  g_autofree char *word = strchr ("\"'", *step) != NULL ? g_strndup (step + 1, strlen (step) - 2) : NULL;
  gboolean         done = TRUE;

  if (*step == '"')
    done = press (camera, word);
  else if (*step == '\'')
    done = write_text (camera, word);
  else if (*step == '@')
    done = copy_file (camera, step + 1);
  else
    zh_x_keys_send (camera->display, step);
  settle (camera);
  return done;
}

/* Steps with blanks between, but not within quotes. */
static gboolean
take_steps (Camera     *camera,
            const char *steps)
{
  g_autoptr (GRegex) pattern = g_regex_new ("\"[^\"]*\"|'[^']*'|[^\\s\"']+", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  gboolean done = TRUE;

  for (gboolean more = g_regex_match (pattern, steps, 0, &match); more && done; more = g_match_info_next (match, NULL))
    {
      g_autofree char *step = g_match_info_fetch (match, 0);

      done = take_step (camera, step);
      if (!done)
        g_printerr ("  cannot be done: %s\n", step);
    }
  return done;
}

/* Whatever a stop left open is closed before the next. */
static void
come_back (Camera *camera)
{
  for (int i = 0; i < 4 && zh_x_get_active_window (camera->display) != camera->frame; i++)
    {
      zh_x_keys_send (camera->display, "Escape");
      settle (camera);
    }
  if (zh_x_get_active_window (camera->display) != camera->frame)
    g_printerr ("  a window stays open\n");
}

/* "NAME: STEPS ; STEPS AFTERWARDS" */
static void
visit (Camera     *camera,
       const char *line)
{
  g_auto (GStrv) halves = g_strsplit (line, ":", 2);
  g_auto (GStrv) steps = halves[1] != NULL ? g_strsplit (halves[1], ";", 2) : NULL;
  const char *name = g_strstrip (halves[0]);

  if (steps == NULL || (camera->filter != NULL && strstr (name, camera->filter) == NULL && !g_str_has_prefix (name, "-")))
    return;
  if (!take_steps (camera, steps[0]))
    {
      g_printerr ("%s was not reached\n", name);
      camera->n_missed++;
    }
  if (*name != '-')
    photograph (camera, name);
  if (steps[0] != NULL && steps[1] != NULL)
    take_steps (camera, steps[1]);
  come_back (camera);
}

static void
tour (Camera     *camera,
      const char *path,
      const char *section)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  gboolean here = FALSE;

  if (!g_file_get_contents (path, &text, NULL, &error))
    g_error ("%s", error->message);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *heading = g_strdup_printf ("[%s]", section);

      if (lines[i][0] == '[')
        here = g_str_equal (lines[i], heading);
      else if (here && lines[i][0] != '#' && lines[i][0] != '\0')
        visit (camera, lines[i]);
    }
}

static void
start (Camera     *camera,
       const char *program,
       const char *file)
{
  const char *argv[] = { program, g_str_equal (file, "-") ? NULL : file, NULL };
  g_autoptr (GError) error = NULL;

  camera->display = zh_x_open ();
  g_spawn_async (NULL, (char **) argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &camera->pid, &error);
  g_assert_no_error (error);
  camera->program = zh_reader_find_program (camera->pid);
  if (camera->program == NULL)
    g_error ("%s is not on the accessibility bus", program);
  zh_reader_wait_until ((camera->frame = zh_x_get_active_window (camera->display)) != None);
  settle (camera);
}

static void
stop (Camera *camera)
{
  int status;

  kill (camera->pid, SIGTERM);
  waitpid (camera->pid, &status, 0);
  g_object_unref (camera->program);
  XCloseDisplay (camera->display);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *here = NULL;
  Camera           camera = { 0 };

  zh_paths_init_locale ();
  if (argc < 6)
    {
      g_printerr ("usage: photograph-tour PROGRAM FILE|- TOUR SECTION FOLDER [FILTER]\n");
      return 2;
    }
  camera.here = here = g_path_get_dirname (argv[3]);
  camera.folder = argv[5];
  camera.filter = argc > 6 && argv[6][0] != '\0' ? argv[6] : NULL;
  zh_reader_init ();
  start (&camera, argv[1], argv[2]);
  tour (&camera, argv[3], argv[4]);
  stop (&camera);
  return camera.n_missed > 0;
}
