/* A tournament made in the window is the one that zherebctl makes of the same words: by each ruleset,
 * with and without a regulation of the event.
 */
#include "config.h"

#include <string.h>

#include "gui-harness.h"
#include "pairing-system.h"
#include "ruleset.h"
#include "snapshot-dump.h"
#include "tournament-dialog.h"

static char *ctl_path;

typedef struct
{
  char    *ruleset;
  gboolean regulation; /* a win is 3, those who share a place have the better one */
  gboolean is_swiss;
} Faces;

static void
run_ctl (const char *const *words)
{
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  g_autofree char *errors = NULL;
  g_autoptr (GError) error = NULL;
  int status = 0;

  g_ptr_array_add (argv, ctl_path);
  for (; *words != NULL; words++)
    g_ptr_array_add (argv, (gpointer) *words);
  g_ptr_array_add (argv, NULL);
  g_spawn_sync (NULL, (char **) argv->pdata, NULL, G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL, NULL, &errors, &status, &error);
  g_assert_no_error (error);
  if (!g_spawn_check_wait_status (status, NULL))
    g_error ("zherebctl: %s", errors);
}

#define CTL(...) run_ctl ((const char *const[]){ __VA_ARGS__, NULL })

static void
make_file (const Faces *faces,
           const char  *path)
{
  CTL ("new", path, "--title", "Cup", "--ruleset", faces->ruleset);
  if (!faces->regulation)
    return;
  CTL ("regulation", path, "scoring.win", "3");
  CTL ("regulation", path, "scoring.draw", "1");
  CTL ("regulation", path, "tie-breaks.shared-places", "better");
  CTL ("regulation", path, "withdrawal.round-robin-below", "count");
}

/* What stands in the file of the one tournament, without its id and the seed. */
static char *
dump_tournament (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = zh_desk_open (path, ZH_DESK_READ, "Reader", &error);
  g_auto (GStrv) lines = NULL;
  g_autofree char *text = NULL;
  GString         *kept = g_string_new (NULL);

  g_assert_no_error (error);
  text = zh_competition_dump (zh_desk_get_snapshot (desk));
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    {
      if (g_str_has_prefix (*line, "tournament "))
        g_string_append_printf (kept, "%s\n", strchr (*line, '|'));
      else if (g_str_has_prefix (*line, "scoring ") || g_str_has_prefix (*line, "settings ") || g_str_has_prefix (*line, "option "))
        g_string_append_printf (kept, "%s\n", *line);
    }
  return g_string_free (kept, FALSE);
}

static void
choose_system (GtkWidget *dialog,
               ZhSystem   id)
{
  gsize                         n_systems;
  const ZhPairingSystem *const *systems = zh_pairing_system_get_all (&n_systems);

  for (gsize i = 0; i < n_systems; i++)
    if (systems[i]->id == id)
      adw_combo_row_set_selected (ADW_COMBO_ROW (zh_gui_find_id (dialog, "system")), (guint) i);
}

static void
test_faces (gconstpointer data)
{
  const Faces     *faces = data;
  ZhSystem         system = faces->is_swiss ? ZH_SYSTEM_DUTCH : ZH_SYSTEM_ROUND_ROBIN;
  ZhGui           *gui = zh_gui_new ();
  ZhSession       *session = zh_window_get_session (gui->window);
  g_autofree char *other = g_build_filename (gui->dir, "other.zhereb", NULL);
  g_autofree char *by_window = NULL;
  g_autofree char *by_words = NULL;
  GtkWidget       *dialog;

  make_file (faces, gui->path);
  make_file (faces, other);
  if (faces->is_swiss)
    CTL ("tournament", other, "add", "--name", "mix", "--system", zh_system_to_string (system), "--time", "5400+30", "--rounds", "9");
  else
    CTL ("tournament", other, "add", "--name", "mix", "--system", zh_system_to_string (system), "--time", "5400+30");
  g_assert_true (zh_window_open_path (gui->window, gui->path));
  zh_gui_settle ();
  dialog = GTK_WIDGET (zh_tournament_dialog_new (GTK_WINDOW (gui->window), session, 0));
  gtk_window_present (GTK_WINDOW (dialog));
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (dialog)));
  zh_gui_settle ();
  choose_system (dialog, system);
  gtk_widget_grab_focus (zh_gui_find_id (dialog, "name"));
  zh_gui_press ("m i x Return");
  zh_gui_wait_until (zh_session_get_competition (session)->tournaments->len == 1);
  by_window = dump_tournament (gui->path);
  by_words = dump_tournament (other);
  g_assert_cmpstr (by_window, ==, by_words);
  zh_gui_free (gui);
}

static void
faces_free (gpointer data)
{
  Faces *faces = data;

  g_free (faces->ruleset);
  g_free (faces);
}

static void
add_faces (void)
{
  g_auto (GStrv) ids = zh_ruleset_dup_ids ();

  for (guint i = 0; ids[i] != NULL; i++)
    for (int regulation = 0; regulation < 2; regulation++)
      {
        Faces           *faces = g_new0 (Faces, 1);
        g_autofree char *path = g_strdup_printf ("/faces/tournament/%s/%s", ids[i], regulation ? "regulation" : "bare");

        faces->ruleset = g_strdup (ids[i]);
        faces->regulation = regulation;
        faces->is_swiss = (i + (guint) regulation) % 2 == 0;
        g_test_add_data_func_full (path, faces, test_faces, faces_free);
      }
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  ctl_path = argv[argc - 1];
  add_faces ();
  return g_test_run ();
}
