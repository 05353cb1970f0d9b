/* A competition file made by the name of the command: what its arguments say stands in it. */
#include "config.h"

#include <glib/gstdio.h>

#include "desk-fixture.h"
#include "desk-journal.h"
#include "errors.h"

#define UUID "0b2c6f0e-1b7e-4c57-8f0a-2f6d1f1a9b11"

typedef struct
{
  char *folder;
  char *path;
} Place;

static void
set_up (Place        *place,
        gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  place->folder = g_dir_make_tmp ("zhereb-create-XXXXXX", &error);
  g_assert_no_error (error);
  place->path = g_build_filename (place->folder, "new.zhereb", NULL);
}

static void
tear_down (Place        *place,
           gconstpointer data)
{
  g_autoptr (GDir) dir = g_dir_open (place->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (place->folder, name, NULL);

      g_remove (path);
    }
  g_rmdir (place->folder);
  g_free (place->folder);
  g_free (place->path);
}

static guint
count_files (const Place *place)
{
  g_autoptr (GDir) dir = g_dir_open (place->folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

/* All of it is there, also after the file was opened again, and the act is that of whoever made it. */
static void
test_made (Place        *place,
           gconstpointer data)
{
  static const char json[] = "{\"details\":{\"title\":\"Invented Cup\",\"place\":\"Nowhere\",\"start\":\"2026-11-20\",\"end\":\"2026-11-22\"},"
                             "\"uuid\":\"" UUID "\"}";
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = zh_desk_create_by_name (place->path, json, "Olena Test", &error);
  g_autoptr (ZhDesk) again = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  const ZhCompetition *competition;

  g_assert_no_error (error);
  g_assert_cmpstr (zh_desk_get_snapshot (desk)->title, ==, "Invented Cup");
  g_assert_true (zh_desk_close (desk, &error));
  again = zh_desk_open (place->path, ZH_DESK_READ, "", &error);
  g_assert_no_error (error);
  competition = zh_desk_get_snapshot (again);
  g_assert_cmpstr (competition->title, ==, "Invented Cup");
  g_assert_cmpstr (competition->place, ==, "Nowhere");
  g_assert_cmpstr (competition->uuid, ==, UUID);
  g_assert_cmpint (competition->start.day, ==, 20);
  g_assert_cmpint (competition->end.day, ==, 22);
  entries = zh_desk_list_journal (again, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (entries->len, ==, 1);
  g_assert_cmpstr (((const ZhJournalEntry *) g_ptr_array_index (entries, 0))->command, ==, "create");
  g_assert_cmpstr (((const ZhJournalEntry *) g_ptr_array_index (entries, 0))->actor, ==, "Olena Test");
}

/* Where none is given each file gets one of its own. */
static void
test_drawn (Place        *place,
            gconstpointer data)
{
  static const char json[] = "{\"details\":{\"title\":\"Invented Cup\"}}";
  g_autofree char  *other_path = g_build_filename (place->folder, "other.zhereb", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = zh_desk_create_by_name (place->path, json, "", &error);
  g_autoptr (ZhDesk) other = NULL;

  g_assert_no_error (error);
  other = zh_desk_create_by_name (other_path, json, "", &error);
  g_assert_no_error (error);
  g_assert_true (g_uuid_string_is_valid (zh_desk_get_snapshot (desk)->uuid));
  g_assert_true (g_uuid_string_is_valid (zh_desk_get_snapshot (other)->uuid));
  g_assert_cmpstr (zh_desk_get_snapshot (desk)->uuid, !=, zh_desk_get_snapshot (other)->uuid);
}

static const struct
{
  const char *name;
  const char *json;
  const char *message;
} refusals[] = {
  { "no-object", "[]", "The arguments are no JSON object: {…}. Write them like {\"tournament\": 1, \"round\": 2}" },
  { "no-details", "{}", "“details” (the details of the competition) is missing. It should be: an object with fields, each of which may be left out" },
  { "unknown", "{\"details\":{\"title\":\"X\"},\"why\":\"a\"}", "“why” is no argument here. Leave it out, or write one of: details, uuid, ruleset-digest" },
  { "no-title", "{\"details\":{\"place\":\"X\"}}", "Title: it is empty. Enter what the competition is called" },
  { "uuid", "{\"details\":{\"title\":\"X\"},\"uuid\":\"1\"}", "“uuid”: “1” is none. Leave it out, and one is drawn" },
};

/* Nothing is left behind. */
static void
test_refused (Place        *place,
              gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (GError) error = NULL;

  g_assert_null (zh_desk_create_by_name (place->path, refusals[i].json, "", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_assert_cmpstr (error->message, ==, refusals[i].message);
  g_assert_cmpuint (count_files (place), ==, 0);
}

/* What is there already stays as it is. */
static void
test_there (Place        *place,
            gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_assert_true (g_file_set_contents (place->path, "mine", -1, &error));
  g_assert_null (zh_desk_create_by_name (place->path, "{\"details\":{\"title\":\"X\"}}", "", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_FILE);
  g_clear_error (&error);
  g_assert_true (g_file_get_contents (place->path, &text, NULL, &error));
  g_assert_cmpstr (text, ==, "mine");
  g_assert_cmpuint (count_files (place), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/desk/create/made", Place, NULL, set_up, test_made, tear_down);
  g_test_add ("/desk/create/drawn", Place, NULL, set_up, test_drawn, tear_down);
  g_test_add ("/desk/create/there", Place, NULL, set_up, test_there, tear_down);
  for (gsize i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *path = g_strconcat ("/desk/create/refused/", refusals[i].name, NULL);

      g_test_add (path, Place, GSIZE_TO_POINTER (i), set_up, test_refused, tear_down);
    }
  return g_test_run ();
}
