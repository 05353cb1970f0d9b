/* What is named by mistake, or sent by somebody who means no good: nothing of it hangs the program,
 * fills the memory or reaches the terminal as a command. */
#include "config.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ctl-runner.h"

#define RUN(...) CTL_RUN (NULL, NULL, NULL, __VA_ARGS__)
#define GIGABYTE ((off_t) 1024 * 1024 * 1024)

typedef struct
{
  CtlFixture base;
  char      *bad;
} Fixture;

/* Every verb that reads a file beside the competition; @F stands for the competition, @X for what
 * is read. */
static const struct
{
  const char *name;
  const char *words;
} readers[] = {
  { "import", "import @F @X" },
  { "games", "games @F import @X" },
  { "record", "record @F --round 1 --board 1 --moves @X" },
  { "attach", "protest @F attach 1 --file @X" },
  { "attach-by-reference", "protest @F attach 1 --file @X --reference safe" },
  { "openings", "openings @F load @X" },
  { "prizes", "prizes @F set @X" },
  { "norms", "trf norms --table @X @X" },
  { "trf-pair", "trf pair @X" },
  { "trf-check", "trf check @X" },
  { "ruleset", "ruleset check @X" },
  { "game", "game check @X" },
  { "mate", "game mate-possible --batch @X" },
  { "works", "work compare @X" },
  { "solving", "solve standings @X" },
};

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  ctl_fixture_pair_two (&self->base, "ua-chess-2026", "5400+30");
  g_assert_cmpint (RUN ("protest", self->base.file, "new", "--round", "1", "--board", "1", "--player", "1", "--against", "result", "--text", "Wrong", "--claim", "c", "--articles", "II.1"), ==, 0);
  self->bad = g_build_filename (self->base.folder, "bad", NULL);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  if (g_unlink (self->bad) != 0)
    g_rmdir (self->bad);
  g_free (self->bad);
  ctl_fixture_tear_down (&self->base, NULL);
}

static int
run_reader (Fixture    *self,
            const char *words,
            char      **errors)
{
  g_autoptr (GString) line = g_string_new (words);
  g_auto (GStrv) argv = NULL;

  g_string_replace (line, "@F", self->base.file, 0);
  g_string_replace (line, "@X", self->bad, 0);
  argv = g_strsplit (line->str, " ", -1);
  return ctl_run ((const char *const *) argv, NULL, NULL, errors);
}

/* Refused before anything is read: 6 GB would not fit, and take half a minute. What is attached by
 * reference is read piece by piece, and so is not tried with a file that long. */
static void
test_too_large (Fixture      *self,
                gconstpointer data)
{
  int fd = g_open (self->bad, O_WRONLY | O_CREAT, 0600);

  g_assert_cmpint (ftruncate (fd, 6 * GIGABYTE), ==, 0);
  g_close (fd, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (readers); i++)
    {
      g_autofree char *errors = NULL;

      if (strcmp (readers[i].name, "attach-by-reference") == 0)
        continue;
      g_test_message ("%s", readers[i].name);
      g_assert_cmpint (run_reader (self, readers[i].words, &errors), ==, 3);
      g_assert_nonnull (strstr (errors, "bad"));
      g_assert_nonnull (strstr (errors, strcmp (readers[i].name, "attach") == 0 ? "1024 KiB" : "16 MB"));
    }
}

static void
check_all_refuse (Fixture    *self,
                  const char *reason)
{
  for (gsize i = 0; i < G_N_ELEMENTS (readers); i++)
    {
      g_autofree char *errors = NULL;

      g_test_message ("%s", readers[i].name);
      g_assert_cmpint (run_reader (self, readers[i].words, &errors), ==, 4);
      g_assert_nonnull (strstr (errors, reason));
    }
}

/* A pipe in a folder, into which nobody ever writes. */
static void
test_pipe (Fixture      *self,
           gconstpointer data)
{
  g_assert_cmpint (mkfifo (self->bad, 0600), ==, 0);
  check_all_refuse (self, "a device or a pipe");
}

static void
test_device (Fixture      *self,
             gconstpointer data)
{
  g_assert_cmpint (symlink ("/dev/zero", self->bad), ==, 0);
  check_all_refuse (self, "a device or a pipe");
}

static void
test_folder (Fixture      *self,
             gconstpointer data)
{
  g_assert_cmpint (g_mkdir (self->bad, 0700), ==, 0);
  check_all_refuse (self, "is a folder");
}

static void
add_open_tournament (Fixture *self)
{
  g_assert_cmpint (RUN ("tournament", self->base.file, "add", "--name", "Open", "--system", "dutch", "--time", "5400+30"), ==, 0);
}

/* What the shell hands over is read: standard input as ever. */
static void
test_handed_over (Fixture      *self,
                  gconstpointer data)
{
  add_open_tournament (self);
  g_assert_cmpint (CTL_RUN ("Name,Rating\nCcc Three,1900\n", NULL, NULL, "import", self->base.file, "-", "--tournament", "Open"), ==, 0);
  g_assert_cmpint (CTL_RUN ("Name,Rating\nDdd Four,1900\n", NULL, NULL, "import", self->base.file, "/dev/stdin", "--tournament", "Open"), ==, 0);
}

static void
check_plain (const char *text)
{
  g_assert_null (strchr (text, '\033'));
  g_assert_null (strstr (text, "\342\200\256"));
}

/* Neither answers nor messages hold signs that a terminal obeys. */
static void
test_signs (Fixture      *self,
            gconstpointer data)
{
  g_autofree char *list = NULL;
  g_autofree char *errors = NULL;
  g_autofree char *missing = NULL;

  g_assert_true (g_file_set_contents (self->bad, "Name,Club\n\"\033[2JEee Five\",\"\342\200\256wolC\"\n", -1, NULL));
  add_open_tournament (self);
  g_assert_cmpint (RUN ("import", self->base.file, self->bad, "--tournament", "Open"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "entry", self->base.file, "list", "--json", "--tournament", "Open"), ==, 0);
  g_assert_nonnull (strstr (list, "Eee Five"));
  check_plain (list);
  g_assert_null (strstr (list, "\\u001b"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "\033]0;owned\a"), ==, 2);
  check_plain (errors);
  g_assert_nonnull (strstr (errors, "\\u001b]0;owned\\u0007"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &missing, "info", "\342\200\256berehz"), ==, 4);
  check_plain (missing);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, func) g_test_add ("/ctl/hostile/" name, Fixture, NULL, set_up, func, tear_down)
  ADD ("too-large", test_too_large);
  ADD ("pipe", test_pipe);
  ADD ("device", test_device);
  ADD ("folder", test_folder);
  ADD ("handed-over", test_handed_over);
  ADD ("signs", test_signs);
  return g_test_run ();
}
