/* The descriptions of lists: those of the program hold, and faults in others are named. */
#include "config.h"

#include <string.h>

#include "errors.h"
#include "list-folder.h"

static void
test_all (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) kinds = NULL;

  list_folder_set_up ();
  kinds = zh_list_kinds_load (&error);
  g_assert_no_error (error);
  g_assert_cmpuint (kinds->len, >=, 15);
  for (guint i = 0; i < kinds->len; i++)
    {
      const ZhListKind *kind = g_ptr_array_index (kinds, i);

      g_assert_cmpstr (kind->title, !=, "");
      g_assert_nonnull (kind->signature[0]);
      g_assert_nonnull (kind->months[0]);
    }
  g_assert_true (((const ZhListKind *) zh_list_kinds_find (kinds, "cfr"))->ids_are_national);
  g_assert_false (((const ZhListKind *) zh_list_kinds_find (kinds, "ucf"))->ids_are_national);
  list_folder_tear_down ();
}

static void
test_faults (void)
{
  static const struct
  {
    const char *text;
    const char *names;
  } faults[] = {
    { "nothing", "key file" },
    { "[list]\ntitle=A\n", "federation" },
    { "[list]\ntitle=A\nfederation=UKR\n[columns]\nage=Age\n", "age" },
    { "[list]\ntitle=A\nfederation=UKR\nformat=pdf\n[columns]\nname=Name\n", "pdf" },
    { "[list]\ntitle=A\nfederation=UKR\n[columns]\nrating=Elo\n", "name" },
    { "[list]\ntitle=A\nfederation=UKR\nmonth=file:((\n[columns]\nname=Name\n", "month" },
    { "[list]\ntitle=A\nfederation=UKR\nformat=xml\n[columns]\nname=name\n", "record" },
    { "[list]\ntitle=A\nfederation=UKR\n[columns]\nname=Name\n[values]\noverflow=nose\n", "nose" },
    { "[list]\ntitle=A\nfederation=UKR\n[columns]\nname=Name\n[secrets]\na=b\n", "secrets" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (zh_list_kind_new_from_text ("own", faults[i].text, &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
      g_assert_nonnull (strstr (error->message, faults[i].names));
    }
}

/* A federation adds its list without a line of code. */
static void
test_own_kind (void)
{
  static const char ini[] = "[list]\ntitle=Invented Draughts Union\nfederation=INV\nformat=csv\nseparator=|\nsignature=Spieler;Punkte\n"
                            "month=date\n[columns]\nname=Spieler\nrating=Punkte\n[name]\norder=given-first\n";
  g_autofree char  *folder = NULL;
  g_autofree char  *description = NULL;
  g_autofree char  *path = NULL;
  g_autoptr (ZhListImport) import = NULL;
  g_autoptr (ZhRatingList) list = NULL;
  g_autoptr (GPtrArray) players = NULL;
  g_autoptr (ZhPerson) person = zh_person_new ();

  list_folder_set_up ();
  folder = g_build_filename (g_getenv ("XDG_DATA_HOME"), "zhereb", "lists.d", NULL);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  description = list_folder_write ("zhereb/lists.d/invented.ini", ini, -1);
  path = list_folder_write ("any.txt", "Spieler|Punkte|Mond\nAnna Maria Invented|1999|3\n", -1);
  import = list_folder_import (path, NULL);
  g_assert_cmpstr (import->kind->id, ==, "invented");
  g_assert_cmpuint (import->unread->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (import->unread, 0), ==, "Mond");
  list = list_folder_open ("invented");
  players = zh_rating_list_search (list, "invented", 5, NULL);
  g_assert_cmpuint (players->len, ==, 1);
  zh_rating_list_split_name (list, g_ptr_array_index (players, 0), person);
  g_assert_cmpstr (person->surname, ==, "Invented");
  g_assert_cmpstr (person->given, ==, "Anna Maria");
  list_folder_tear_down ();
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rating-kinds/all", test_all);
  g_test_add_func ("/rating-kinds/faults", test_faults);
  g_test_add_func ("/rating-kinds/own-kind", test_own_kind);
  return g_test_run ();
}
