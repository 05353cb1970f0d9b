#include "config.h"

#include "face-story.h"

#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <string.h>

#include "desk-journal.h"
#include "hands.h"

static const char players[] = "Surname;Given name;Rating;Sex;Region\nAdamenko;Player;2300;m;North\nBondar;Player;2250;f;South\n"
                              "Chaika;Player;2200;f;North\nDubenko;Player;2150;m;South\nFranko;Player;2100;m;North\n";

ZhSession *
zh_faces_get_session (ZhFaces *faces)
{
  return zh_window_get_session (faces->gui->window);
}

const ZhCompetition *
zh_faces_get_competition (ZhFaces *faces)
{
  return zh_session_get_competition (zh_faces_get_session (faces));
}

const ZhTournament *
zh_faces_get_tournament (ZhFaces *faces)
{
  return zh_session_get_tournament (zh_faces_get_session (faces));
}

GtkWidget *
zh_faces_find (ZhFaces *faces,
               GType    type)
{
  GtkWidget *found;

  zh_gui_wait_until ((found = zh_gui_find (GTK_WIDGET (faces->gui->window), type)) != NULL);
  return found;
}

GtkWidget *
zh_faces_open_tab (ZhFaces    *faces,
                   const char *place,
                   GType       type)
{
  GtkWidget *tab;

  zh_gui_press (place);
  while ((tab = zh_gui_find (GTK_WIDGET (faces->gui->window), type)) == NULL)
    zh_gui_press ("ctrl+Tab");
  return tab;
}

char *
zh_faces_write_list (ZhFaces    *faces,
                     const char *name,
                     const char *text)
{
  char *path = g_build_filename (faces->gui->dir, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

void
zh_faces_make_players (ZhFaces    *faces,
                       const char *path,
                       const char *ruleset,
                       const char *system,
                       const char *sport)
{
  g_autofree char *list = zh_faces_write_list (faces, "list.csv", players);

  ZH_CTL ("new", path, "--title", "Cup", "--ruleset", ruleset, "--start", "2026-03-01");
  ZH_CTL ("tournament", path, "add", "--name", "Men", "--system", system, "--sport", sport, "--rounds", "5", "--seed", "77", "--time", "3600+30");
  ZH_CTL ("import", path, list);
  ZH_CTL ("entry", path, "number", "--by", "rating");
}

static gint64
get_length (ZhFaces *faces)
{
  return zh_faces_get_competition (faces)->journal_length;
}

void
zh_faces_finish (ZhFaces    *faces,
                 const char *keys)
{
  gint64 length = get_length (faces);

  zh_gui_press (keys);
  zh_gui_wait_until (get_length (faces) > length);
  zh_hands_leave_messages (faces->gui);
}

void
zh_faces_answer_chooser (const char *path)
{
  GtkWindow *chooser = zh_gui_wait_for_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (gtk_file_chooser_set_file (GTK_FILE_CHOOSER (chooser), file, NULL));
  zh_gui_settle ();
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_ACCEPT);
}

void
zh_faces_choose_file (ZhFaces    *faces,
                      const char *path)
{
  gint64 length = get_length (faces);

  zh_faces_answer_chooser (path);
  zh_gui_wait_until (get_length (faces) > length);
  zh_hands_leave_messages (faces->gui);
}

char *
zh_faces_dup_seed (ZhFaces *faces)
{
  ZhJournalFilter filter = { .limit = 1 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (zh_session_get_desk (zh_faces_get_session (faces)), &filter, &error);
  const ZhJournalEntry *entry;
  g_autoptr (JsonNode) node = NULL;
  JsonObject *args;

  g_assert_no_error (error);
  entry = g_ptr_array_index (entries, 0);
  node = json_from_string (entry->args, &error);
  g_assert_no_error (error);
  args = json_node_get_object (node);
  if (json_object_has_member (args, "in"))
    args = json_object_get_object_member (args, "in");
  if (!json_object_has_member (args, "seed"))
    g_error ("no seed in %s", entry->args);
  return g_strdup_printf ("%" G_GINT64_FORMAT, json_object_get_int_member (args, "seed"));
}

static void
copy_file (const char *path,
           const char *copy)
{
  g_autofree char *content = NULL;
  gsize            length;

  g_assert_true (g_file_get_contents (path, &content, &length, NULL));
  g_assert_true (g_file_set_contents (copy, content, (gssize) length, NULL));
}

/* In a copy of the file at the terminal one value is another one; nothing else is named. */
static void
check_planted (ZhFaces    *faces,
               const char *planted)
{
  g_auto (GStrv) names = g_strsplit (planted, ".", 2);
  g_autofree char *copy = g_build_filename (faces->gui->dir, "planted.zhereb", NULL);
  g_autofree char *table = g_strdup_printf ("%s ", names[0]);
  g_autofree char *column = g_strdup_printf (", %s: ", names[1]);
  g_autoptr (GPtrArray) differences = NULL;
  const char *first;

  copy_file (faces->other, copy);
  zh_file_plant (copy, names[0], names[1]);
  differences = zh_files_list_differences (faces->gui->path, copy);
  first = differences->len > 0 ? g_ptr_array_index (differences, 0) : "none";
  if (differences->len != 1 || !g_str_has_prefix (first, table) || strstr (first, column) == NULL)
    g_error ("%s was planted; %u differences, the first is %s", planted, differences->len, first);
  g_remove (copy);
}

/* Equal tables may have come about by another act than the one that is meant. */
static void
check_command (const char *path,
               const char *command)
{
  g_autoptr (GPtrArray) commands = zh_file_list_commands (path);

  g_assert_cmpuint (commands->len, >, 0);
  g_assert_cmpstr (g_ptr_array_index (commands, commands->len - 1), ==, command);
}

/* A reason that one face does not pass on stands in no table. */
static void
check_grounds (ZhFaces *faces)
{
  g_autofree char *by_window = zh_file_dup_last_grounds (faces->gui->path);
  g_autofree char *by_terminal = zh_file_dup_last_grounds (faces->other);

  g_assert_cmpstr (by_window, ==, by_terminal);
}

/* Once the files differ they go on differing; the first act is to blame. */
static void
do_act (ZhFaces         *faces,
        const ZhFaceAct *act)
{
  gint64 length = get_length (faces);

  g_test_message ("%s", act->name);
  act->in_window (faces);
  g_assert_cmpint (get_length (faces), >, length);
  act->at_terminal (faces);
  check_command (faces->gui->path, act->command);
  check_command (faces->other, act->command);
  check_grounds (faces);
  zh_hands_check_same (faces->gui->path, faces->other);
  if (!g_test_failed ())
    check_planted (faces, act->planted);
}

static void
test_story (gconstpointer data)
{
  const ZhFaceStory *story = data;
  ZhFaces            faces = { NULL };

  zh_gui_set_layout ("us");
  faces.gui = zh_gui_new ();
  faces.other = g_build_filename (faces.gui->dir, "other.zhereb", NULL);
  story->make (&faces, faces.other);
  story->make (&faces, faces.gui->path);
  g_assert_true (zh_window_open_path (faces.gui->window, faces.gui->path));
  zh_gui_settle ();
  for (const ZhFaceAct *act = story->acts; act->name != NULL && !g_test_failed (); act++)
    do_act (&faces, act);
  zh_gui_free (faces.gui);
  g_free (faces.other);
}

int
zh_face_stories_run (int                argc,
                     char             **argv,
                     const ZhFaceStory *stories,
                     gsize              n_stories)
{
  zh_gui_init (&argc, &argv);
  zh_hands_set_program (argv[argc - 1]);
  for (gsize i = 0; i < n_stories; i++)
    {
      g_autofree char *path = g_strdup_printf ("/both-faces/%s", stories[i].name);

      g_test_add_data_func (path, &stories[i], test_story);
    }
  return g_test_run ();
}
