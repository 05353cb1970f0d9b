/* An event in one archive: what is in it, that it is the same each time, and what a check of it tells. */
#include "config.h"

#include <string.h>

#include "desk-fixture.h"
#include "errors.h"
#include "event-pack.h"
#include "packed-archive.h"

#define PHONE "+380 00 555 01 77"

static char *
pack (Fixture    *fixture,
      const char *path,
      gboolean    without_personal,
      guint      *n_files,
      GError    **error)
{
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  const ZhPackChoices choices = { language, without_personal, FALSE };

  return zh_desk_pack (fixture->desk, path, &choices, n_files, NULL, error);
}

static void
play (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  gint64 id = fixture_add_tournament (fixture, "Men", "dutch", 4);
  g_autoptr (ZhEntry) entry = zh_entry_copy (g_ptr_array_index (fixture_get_tournament (fixture, id)->entries, 0));
  ZhPerson *person = zh_person_copy (entry->person);

  zh_person_set_string (&person->phone, PHONE);
  zh_person_unref (entry->person);
  entry->person = person;
  fixture_check (fixture, zh_desk_edit_entry (fixture->desk, entry, &error), error);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  fixture_play_round (fixture, id, 1);
}

static gboolean
has_member (const GPtrArray *members,
            const char      *name)
{
  for (guint i = 0; i < members->len; i++)
    if (strcmp (((const ZhArchiveMember *) g_ptr_array_index (members, i))->name, name) == 0)
      return TRUE;
  return FALSE;
}

static GPtrArray *
read_members (const char *path)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *members = zh_archive_read_file (path, ZH_PACK_CONTENTS, 1 << 20, NULL, &error);

  g_assert_no_error (error);
  return members;
}

/* Packed twice: one digest, files that the check counts again, and only the full one has the file of the competition. */
static void
test_pack (Fixture      *fixture,
           gconstpointer data)
{
  gboolean without_personal = GPOINTER_TO_INT (data);
  char    *paths[2] = { g_build_filename (fixture->folder, "one.zip", NULL), g_build_filename (fixture->folder, "two.zip", NULL) };
  char    *digests[2] = { NULL, NULL };
  g_autoptr (GPtrArray) members = NULL;
  g_autoptr (ZhPackCheck) check = NULL;
  g_autoptr (GError) error = NULL;
  guint n_files[2] = { 0, 0 };

  play (fixture);
  for (int i = 0; i < 2; i++)
    {
      digests[i] = pack (fixture, paths[i], without_personal, &n_files[i], &error);
      g_assert_no_error (error);
    }
  g_assert_cmpstr (digests[0], ==, digests[1]);
  g_assert_cmpuint (n_files[0], ==, n_files[1]);
  members = read_members (paths[0]);
  g_assert_cmpuint (members->len, ==, n_files[0] + 1);
  g_assert_true (has_member (members, "tournament-1/round-01/pairings.pdf"));
  g_assert_true (has_member (members, "journal.txt"));
  g_assert_cmpint (has_member (members, ZH_PACK_COMPETITION), ==, !without_personal);
  check = zh_pack_check (paths[0], NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (check->differences->len, ==, 0);
  g_assert_cmpuint (check->n_files, ==, n_files[0]);
  g_assert_cmpstr (check->digest, ==, digests[0]);
  for (int i = 0; i < 2; i++)
    {
      g_free (paths[i]);
      g_free (digests[i]);
    }
}

static void
test_refused (Fixture      *fixture,
              gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "event.zip", NULL);
  g_autofree char *told = g_strdup_printf ("%s: there is such a file already. Choose another name, or agree that it is replaced", path);
  g_autoptr (GError) error = NULL;

  g_assert_null (pack (fixture, path, FALSE, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, "There is no tournament to pack. Add one first");
  g_clear_error (&error);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  fixture_add_tournament (fixture, "Men", "dutch", 4);
  g_assert_true (g_file_set_contents (path, "mine", -1, NULL));
  g_assert_null (pack (fixture, path, FALSE, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, told);
}

#define A_DIGEST "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb" /* of "a" */
#define B_DIGEST "3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d" /* of "b" */

/* Archives with members of one letter, "name=letter", and a list. */
static const struct
{
  const char *name;
  const char *members;
  const char *list; /* NULL for none */
  const char *told; /* differences, or why it is none */
} cases[] = {
  { "whole", "x=a y=b", A_DIGEST "  x\n" B_DIGEST "  y\n", "" },
  { "changed", "x=b y=b", A_DIGEST "  x\n" B_DIGEST "  y\n", "x was changed" },
  { "missing", "y=b", A_DIGEST "  x\n" B_DIGEST "  y\n", "x is missing" },
  { "added", "x=a y=b", A_DIGEST "  x\n", "y was added: the list does not name it" },
  { "twice", "x=a x=a", A_DIGEST "  x\n", "x stands in the archive more than once" },
  { "listed-twice", "x=a", A_DIGEST "  x\n" A_DIGEST "  x\n", "x is missing" },
  { "list-of-words", "x=a", "all is well\n", "Line 1 of the list is none of this program: “all is well”|x was added: the list does not name it" },
  { "list-without-a-blank", "x=a", A_DIGEST "-x\n", "Line 1 of the list is none of this program: “" A_DIGEST "-x”|x was added: the list does not name it" },
  { "list-short", "x=a", "ca97  x\n", "Line 1 of the list is none of this program: “ca97  x”|x was added: the list does not name it" },
  { "list-empty", "x=a", "", "x was added: the list does not name it" },
  { "no-list", "x=a", NULL, "There is no list “SHA256SUMS” in this archive: it is no event packed by this program" },
};

static GBytes *
make_archive (gsize i)
{
  g_autoptr (GPtrArray) members = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_archive_member_free);
  g_auto (GStrv) words = g_strsplit (cases[i].members, " ", -1);
  g_autoptr (GError) error = NULL;
  GBytes *archive;

  for (char **word = words; *word != NULL; word++)
    {
      g_auto (GStrv) parts = g_strsplit (*word, "=", 2);

      g_ptr_array_add (members, zh_archive_member_new (parts[0], g_bytes_new (parts[1], strlen (parts[1]))));
    }
  if (cases[i].list != NULL)
    g_ptr_array_add (members, zh_archive_member_new (ZH_PACK_LIST, g_bytes_new (cases[i].list, strlen (cases[i].list))));
  archive = zh_archive_write (members, 0, NULL, &error);
  g_assert_no_error (error);
  return archive;
}

static void
test_check (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (GBytes) archive = make_archive (i);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhPackCheck) check = zh_pack_check_bytes (archive, NULL, &error);
  g_autofree char *told = NULL;

  if (check != NULL)
    g_ptr_array_add (check->differences, NULL);
  else
    g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  told = check != NULL ? g_strjoinv ("|", (char **) check->differences->pdata) : g_strdup (error->message);
  g_assert_cmpstr (told, ==, cases[i].told);
}

static void
test_no_archive (void)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static ("mine", 4);
  g_autoptr (GError) error = NULL;

  g_assert_null (zh_pack_check_bytes (bytes, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/desk/event-pack/whole", Fixture, GINT_TO_POINTER (FALSE), fixture_set_up, test_pack, fixture_tear_down);
  g_test_add ("/desk/event-pack/without-personal", Fixture, GINT_TO_POINTER (TRUE), fixture_set_up, test_pack, fixture_tear_down);
  g_test_add ("/desk/event-pack/refused", Fixture, NULL, fixture_set_up, test_refused, fixture_tear_down);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/desk/event-pack/check/%s", cases[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_check);
    }
  g_test_add_func ("/desk/event-pack/no-archive", test_no_archive);
  return g_test_run ();
}
