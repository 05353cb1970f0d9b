/* Lists of federations from the terminal: what they hold comes in, and what does not is named. */
#include "config.h"

#include <string.h>

#include "ctl-runner.h"

static void
set_up (CtlFixture   *self,
        gconstpointer data)
{
  ctl_fixture_init (self);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "new", self->file, "--title", "Test Cup"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "tournament", self->file, "add", "--name", "Men", "--system", "dutch", "--rounds", "5"), ==, 0);
}

static char *
write_list (CtlFixture *self,
            const char *text)
{
  char *path = g_build_filename (self->folder, "list.csv", NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

static void
assert_has (const char *text,
            const char *part)
{
  if (strstr (text, part) == NULL)
    g_error ("“%s” is not in:\n%s", part, text);
}

static const char russian[] =
    "ID_No,Name,Sex,Fed,Clubnumber,ClubName,Birthday,Rtg_Nat,Fide_No,Rtg_Int\r\n"
    "17,Вымышленный Иван Петрович,,RUS,77,Москва,1990,2105,34100001,2190\r\n"
    "34100001,Небывалая Анна Юрьевна,f,RUS,78,Псков,2008,1650,,\r\n";

static void
test_federation_list (CtlFixture   *self,
                      gconstpointer data)
{
  g_autofree char *path = write_list (self, russian);
  g_autofree char *errors = NULL;
  g_autofree char *exported = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "import", self->file, path), ==, 0);
  assert_has (errors, "1: Column “Clubnumber” is not imported: 2 values, such as “77”");
  g_assert_cmpint (CTL_RUN (NULL, &exported, NULL, "export", self->file), ==, 0);
  assert_has (exported, "001    1 m    Vymyshlennyi, Ivan                2190 RUS    34100001 1990/00/00");
  assert_has (exported, "172 RUS FIDON\n");
  assert_has (exported, "001    2 w    Nebyvalaia, Anna                       RUS             2008/00/00");
  assert_has (exported, "RUS    1                                        2105              17");
  assert_has (exported, "RUS    2                                        1650        34100001");
}

static const struct
{
  const char *name;
  const char *delimiter;
  const char *list;
  int         exit_code;
} cuts[] = {
  { "slash", "/", "Surname/Given name/Rating\nInvented/Ivan/2100\n", 0 },
  { "tab", "tab", "Surname\tGiven name\tRating\nInvented\tIvan\t2100\n", 0 },
  { "comma-in-cells", ";", "Surname;Given name;Rating;Notes\nInvented;Ivan;2100;a,b,c,d,e\n", 0 },
  { "word", "semicolon", "Surname;Given name;Rating\nInvented;Ivan;2100\n", 2 },
  { "quotation", "\"", "Surname;Given name;Rating\nInvented;Ivan;2100\n", 2 },
  { "nothing", "", "Surname;Given name;Rating\nInvented;Ivan;2100\n", 2 },
};

/* What stands between the columns is said where it is guessed wrongly. */
static void
test_delimiter (CtlFixture   *self,
                gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  g_autofree char *path = write_list (self, cuts[i].list);
  g_autofree char *errors = NULL;
  g_autofree char *entries = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "import", self->file, path, "--delimiter", cuts[i].delimiter), ==, cuts[i].exit_code);
  g_assert_cmpint (CTL_RUN (NULL, &entries, NULL, "entry", self->file, "list"), ==, 0);
  if (cuts[i].exit_code == 0)
    assert_has (entries, "Invented Ivan\t2100");
  else
    {
      assert_has (errors, "--delimiter");
      g_assert_cmpstr (entries, ==, "");
    }
}

/* One column for names that have a comma of their own. */
static void
test_no_delimiter (CtlFixture   *self,
                   gconstpointer data)
{
  g_autofree char *path = write_list (self, "Invented, Ivan\nMade-Up, Anna\n");
  g_autofree char *entries = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "import", self->file, path, "--delimiter", "one-column"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &entries, NULL, "entry", self->file, "list"), ==, 0);
  assert_has (entries, "Invented Ivan");
  assert_has (entries, "Made-Up Anna");
}

static void
test_choices (CtlFixture   *self,
              gconstpointer data)
{
  g_autofree char *path = write_list (self, "ID;Name;Клітинка\n14100001;Invented Ivan;77\n");
  g_autofree char *unsaid = NULL;
  g_autofree char *errors = NULL;
  g_autofree char *exported = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "import", self->file, path, "--column", "ID=nothing"), ==, 2);
  assert_has (errors, "fide-id, national-id");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "import", self->file, path, "--column", "Nobody=club"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "import", self->file, path, "--federation", "Atlantis"), ==, 2);

  g_assert_cmpint (CTL_RUN (NULL, NULL, &unsaid, "import", self->file, path), ==, 0);
  assert_has (unsaid, "--column 1=fide-id");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "undo", self->file), ==, 0);

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "import", self->file, path, "--column", "ID=fide-id", "--column", "3=national-id", "--federation", "ukr"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &exported, NULL, "export", self->file), ==, 0);
  assert_has (exported, "UKR    14100001");
  assert_has (exported, "UKR    1                                                          77");
}

/* A list that comes again with more people brings those alone. */
static void
test_again (CtlFixture   *self,
            gconstpointer data)
{
  g_autofree char *path = write_list (self, "Name;FIDE ID\nInvented Ivan;14100001\n");
  g_autofree char *longer = NULL;
  g_autofree char *errors = NULL;
  g_autofree char *entries = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "import", self->file, path), ==, 0);
  longer = write_list (self, "Name;FIDE ID\nInvented Ivan;14100001\nUnreal Anna;14100002\n");
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "import", self->file, longer), ==, 0);
  assert_has (errors, "2: FIDE ID 14100001: Invented Ivan is entered already; the line was left out");
  g_assert_cmpint (CTL_RUN (NULL, &entries, NULL, "entry", self->file), ==, 0);
  assert_has (entries, "Unreal Anna");
  g_assert_null (strstr (strstr (entries, "Invented Ivan") + 1, "Invented Ivan"));
}

static void
test_entry (CtlFixture   *self,
            gconstpointer data)
{
  g_autofree char *strange = NULL;
  g_autofree char *twin = NULL;
  g_autofree char *taken = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, &strange, "entry", self->file, "add", "Invented Ivan", "--fide-id", "abc"), ==, 3);
  assert_has (strange, "Invented Ivan: FIDE ID “abc” is not of digits alone");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", self->file, "add", "Invented Ivan", "--fide-id", "14100001"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &twin, "entry", self->file, "add", "Invented Ivan"), ==, 0);
  assert_has (twin, "Invented Ivan may be entered twice");
  g_assert_cmpint (CTL_RUN (NULL, NULL, &taken, "entry", self->file, "add", "Unreal Anna", "--fide-id", "14100001"), ==, 3);
  assert_has (taken, "Unreal Anna: FIDE ID 14100001 is that of Invented Ivan, who is entered already");
}

/* Which of FIDE's ratings counts is a matter of the tournament. */
static void
test_kind_of_play (CtlFixture   *self,
                   gconstpointer data)
{
  g_autofree char *path = write_list (self, "Name;Standard;Rapid\nInvented Ivan;2100;2050\nUnreal Anna;1900;0\n");
  g_autofree char *errors = NULL;
  g_autofree char *entries = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "tournament", self->file, "add", "--name", "Rapid", "--system", "dutch", "--rounds", "5", "--discipline", "rapid"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "import", self->file, path, "--tournament", "Rapid"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &entries, NULL, "entry", self->file, "--tournament", "Rapid"), ==, 0);
  assert_has (entries, "Invented Ivan\t2050");
  assert_has (entries, "Unreal Anna\t1900");
}

/* Lines as the report names them are left out; of one that holds no player nothing is taken at all. */
static void
test_leave_out (CtlFixture   *self,
                gconstpointer data)
{
  g_autofree char *path = write_list (self, "Name;Rating\nInvented Ivan;2100\nUnreal Anna;19OO\nDreamt Dan;1700\nFancied Cid;1600\nMadeup Eve;1500\n");
  g_autofree char *none = NULL;
  g_autofree char *strange = NULL;
  g_autofree char *errors = NULL;
  g_autofree char *output = NULL;
  g_autofree char *entries = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, &none, "import", self->file, path, "--leave-out", "3,1"), ==, 2);
  assert_has (none, "no player stands in line 1");
  g_assert_cmpint (CTL_RUN (NULL, NULL, &strange, "import", self->file, path, "--leave-out", "3,4-"), ==, 2);
  assert_has (strange, "“4-” is no line");
  g_assert_cmpint (CTL_RUN (NULL, &output, &errors, "import", self->file, path, "--leave-out", "3,5-6"), ==, 0);
  assert_has (output, "2 entries added");
  g_assert_cmpstr (errors, ==, "");
  g_assert_cmpint (CTL_RUN (NULL, &entries, NULL, "entry", self->file), ==, 0);
  assert_has (entries, "Invented Ivan\t2100");
  assert_has (entries, "Dreamt Dan\t1700");
  g_assert_null (strstr (entries, "Unreal"));
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
#define ADD(path, func) g_test_add (path, CtlFixture, NULL, set_up, func, ctl_fixture_tear_down)
  for (gsize i = 0; i < G_N_ELEMENTS (cuts); i++)
    {
      g_autofree char *path = g_strconcat ("/ctl/import/delimiter/", cuts[i].name, NULL);

      g_test_add (path, CtlFixture, GSIZE_TO_POINTER (i), set_up, test_delimiter, ctl_fixture_tear_down);
    }
  ADD ("/ctl/import/no-delimiter", test_no_delimiter);
  ADD ("/ctl/import/federation-list", test_federation_list);
  ADD ("/ctl/import/choices", test_choices);
  ADD ("/ctl/import/again", test_again);
  ADD ("/ctl/import/leave-out", test_leave_out);
  ADD ("/ctl/import/entry", test_entry);
  ADD ("/ctl/import/kind-of-play", test_kind_of_play);
  return g_test_run ();
}
