/* What cannot be is refused alike, whichever way it comes in: a rating beyond all ratings, a birth that is still to come. */
#include "config.h"

#include <string.h>

#include "ctl-runner.h"

#define RUN(...) CTL_RUN (NULL, NULL, NULL, __VA_ARGS__)

/* A cup of players and one of teams, nobody paired. */
static void
set_up (CtlFixture   *self,
        gconstpointer data)
{
  ctl_fixture_init (self);
  g_assert_cmpint (RUN ("new", self->file, "--title", "Cup", "--start", "2026-11-20"), ==, 0);
  g_assert_cmpint (RUN ("tournament", self->file, "add", "--name", "Men", "--system", "dutch", "--rounds", "5"), ==, 0);
  g_assert_cmpint (RUN ("tournament", self->file, "add", "--name", "Teams", "--system", "team-swiss", "--boards", "2"), ==, 0);
  g_assert_cmpint (RUN ("entry", self->file, "--tournament", "Men", "add", "Perelik", "Olha", "--rating", "9999"), ==, 0);
  g_assert_cmpint (RUN ("entry", self->file, "--tournament", "Teams", "add", "Vezha"), ==, 0);
}

typedef struct
{
  const char *path;
  const char *words[12]; /* behind the file */
} Door;

static const Door doors[] = {
  { "add", { "entry", "--tournament", "Men", "add", "Novak", "Ivan" } },
  { "edit", { "entry", "--tournament", "Men", "edit", "Perelik" } },
  { "replace", { "admission", "--tournament", "Men", "replace", "Perelik", "Novak", "Ivan", "--reason", "ill" } },
  { "member", { "member", "--tournament", "Teams", "add", "Vezha", "Novak", "Ivan" } },
};

static void
run_door (CtlFixture *self,
          const Door *door,
          const char *option,
          const char *value,
          const char *says)
{
  const char      *words[20] = { door->words[0], self->file };
  g_autofree char *errors = NULL;
  int              n = 2;

  for (int i = 1; door->words[i] != NULL; i++)
    words[n++] = door->words[i];
  words[n++] = option;
  words[n] = value;
  g_assert_cmpint (ctl_run (words, NULL, NULL, &errors), ==, 3);
  g_assert_nonnull (strstr (errors, says));
}

static void
test_typed (CtlFixture   *self,
            gconstpointer data)
{
  const Door *door = data;

  run_door (self, door, "--rating", "10000", "a rating is a whole number up to 9999");
  run_door (self, door, "--national-rating", "10000", "a rating is a whole number up to 9999");
  run_door (self, door, "--birth", "2999", "nobody is born yet on 2999");
  run_door (self, door, "--birth", "2999-05-31", "nobody is born yet on");
}

/* Files of entries and of whole tournaments leave the field out and say so. */
static void
test_files (CtlFixture   *self,
            gconstpointer data)
{
  g_autofree char *csv = g_build_filename (self->folder, "list.csv", NULL);
  g_autofree char *trf = g_build_filename (self->folder, "list.trf", NULL);
  g_autofree char *said = NULL;
  g_autofree char *told = NULL;
  g_autofree char *listed = NULL;

  g_assert_true (g_file_set_contents (csv, "Name;Rating;Birth\nVydumanko Ada;10000;2999-01-02\nUnreal Ann;2000;1990\nUnreal Eva;1900;1991\n", -1, NULL));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &said, "import", self->file, csv, "--tournament", "Men"), ==, 0);
  g_assert_nonnull (strstr (said, "“10000” is no rating (a whole number up to 9999)"));
  g_assert_nonnull (strstr (said, "nobody is born yet on that day"));
  g_assert_cmpint (CTL_RUN (NULL, &listed, NULL, "entry", self->file, "list", "--tournament", "Men", "--json"), ==, 0);
  g_assert_null (strstr (listed, "2999"));

  g_assert_true (g_file_set_contents (trf,
                                      "012 Cup\n"
                                      "001    1 m    Vydumanko, Ada                    2000 UKR    14100001 2999/01/02  0.0    1\n",
                                      -1, NULL));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &told, "import", self->file, trf, "--name", "Read", "--system", "dutch"), ==, 0);
  g_assert_nonnull (strstr (told, "nobody is born yet on the day of birth"));
}

/* Officials and people who are banned have births as well. */
static void
test_others (CtlFixture   *self,
             gconstpointer data)
{
  g_autofree char *official = NULL;
  g_autofree char *banned = NULL;
  g_autofree char *list = g_build_filename (self->folder, "bans", NULL);

  g_assert_cmpint (CTL_RUN (NULL, NULL, &official, "official", self->file, "arbiter", "Novak Ivan", "--birth", "2999-05-31"), ==, 3);
  g_assert_nonnull (strstr (official, "nobody is born yet on"));
  g_assert_true (g_file_set_contents (list, "Novak Ivan; 2999-05-31; player; ; ; decision 7\n", -1, NULL));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &banned, "admission", self->file, "set-bans", list, "--tournament", "Men"), ==, 3);
  g_assert_nonnull (strstr (banned, "nobody is born yet on"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (doors); i++)
    {
      g_autofree char *path = g_strconcat ("/ctl/doors/typed/", doors[i].path, NULL);

      g_test_add (path, CtlFixture, &doors[i], set_up, test_typed, ctl_fixture_tear_down);
    }
  g_test_add ("/ctl/doors/files", CtlFixture, NULL, set_up, test_files, ctl_fixture_tear_down);
  g_test_add ("/ctl/doors/others", CtlFixture, NULL, set_up, test_others, ctl_fixture_tear_down);
  return g_test_run ();
}
