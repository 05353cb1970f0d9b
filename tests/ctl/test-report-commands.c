/* zherebctl report on a competition file made by the desk. */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "ctl-runner.h"
#include "desk-competition.h"
#include "desk-entries.h"
#include "desk-rounds.h"
#include "../tournament-settings.h"

typedef struct
{
  char *folder;
  char *path;
  char *output;
} Fixture;

static void
check (ZhChange *change,
       GError   *error)
{
  g_assert_no_error (error);
  g_assert_nonnull (change);
  zh_change_unref (change);
}

static void
add_players (ZhDesk *desk,
             gint64  tournament)
{
  static const char *const surnames[] = { "Іваницький", "Ґудзь", "Яремчук", "Євтушок" };
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  GError *error = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (surnames); i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->person = zh_person_new ();
      zh_person_set_string (&entry->person->surname, surnames[i]);
      zh_person_set_string (&entry->person->given, "Тест");
      entry->rating = 2000 - 10 * (int) i;
      g_ptr_array_add (entries, entry);
    }
  check (zh_desk_add_entries (desk, tournament, entries, &error), error);
  check (zh_desk_number_entries (desk, tournament, ZH_NUMBERING_RATING, 0, NULL, 0, &error), error);
}

static void
add_tournament (ZhDesk     *desk,
                const char *name)
{
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  GError  *error = NULL;
  gint64   id = 0;
  ZhResult win = { ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE };

  g_free (settings->name);
  settings->name = g_strdup (name);
  settings->system = ZH_SYSTEM_ROUND_ROBIN;
  check (test_add_tournament (desk, settings, &id, &error), error);
  add_players (desk, id);
  check (zh_desk_pair_round (desk, id, &error), error);
  check (zh_desk_set_result (desk, id, 1, 1, 0, win, &error), error);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  ZhCompetitionDetails details = { .title = "Кубок «Зразок»", .place = "м. Приклад", .ruleset = "ua-chess-2026" };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = NULL;
  int n_tournaments = GPOINTER_TO_INT (data);

  fixture->folder = g_dir_make_tmp ("zhereb-report-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->path = g_build_filename (fixture->folder, "cup.zhereb", NULL);
  fixture->output = g_build_filename (fixture->folder, "out", NULL);
  g_setenv ("XDG_DATA_HOME", fixture->folder, TRUE);

  details.start = (ZhDate){ 2026, 3, 1 };
  details.end = (ZhDate){ 2026, 3, 3 };
  desk = zh_desk_create (fixture->path, &details, "test", &error);
  g_assert_no_error (error);
  add_tournament (desk, "Чоловіки");
  if (n_tournaments > 1)
    add_tournament (desk, "Жінки");
  g_assert_true (zh_desk_close (desk, &error));
  g_assert_no_error (error);
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        remove_folder (path);
      else
        g_remove (path);
    }
  g_rmdir (folder);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  remove_folder (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->output);
}

static void
test_formats (Fixture      *fixture,
              gconstpointer data)
{
  static const struct
  {
    const char *format;
    const char *start;
    const char *inside;
  } cases[] = {
    { "pdf", "%PDF-1.", NULL },
    { "txt", "Кубок «Зразок»\n", "Standings after round 1" },
    { "csv", "Place,Start number,Name,Rating,Points,", NULL },
    { "html", "<!DOCTYPE html>\n<html lang=\"en\">", "<h1>Standings after round 1</h1>" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *errors = NULL;
      g_autofree char *contents = NULL;
      gsize            length = 0;

      g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "report", fixture->path, "standings", "--lang", "en", "--format",
                                cases[i].format, "-o", fixture->output),
                       ==, 0);
      g_assert_cmpstr (errors, ==, "");
      g_assert_true (g_file_get_contents (fixture->output, &contents, &length, NULL));
      g_assert_cmpuint (length, >, 60);
      g_assert_true (g_str_has_prefix (contents, cases[i].start));
      if (cases[i].inside != NULL)
        g_assert_nonnull (strstr (contents, cases[i].inside));
    }
}

static void
test_standard_output (Fixture      *fixture,
                      gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autofree char *csv = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "report", fixture->path, "crosstable", "--lang", "en"), ==, 0);
  g_assert_nonnull (strstr (text, "Crosstable after round 1\nNot final: 1 game is open\n"));
  g_assert_nonnull (strstr (text, "Ґудзь Тест"));
  g_assert_cmpint (CTL_RUN (NULL, &csv, NULL, "report", fixture->path, "results", "--round", "1", "--lang", "en", "--format=csv"), ==, 0);
  g_assert_nonnull (strstr (csv, "1,1,Іваницький Тест,2000,1 – 0,4,Євтушок Тест,1970\n"));
}

/* The same cell in each way of writing it; a grid has no such cells, so this is a Swiss. */
static void
test_dialects (Fixture      *fixture,
               gconstpointer data)
{
  static const struct
  {
    const char *dialect;
    const char *language;
    const char *cell;
  } cases[] = {
    { "number-first", "en", "4w1" },
    { "sign-first", "en", "+4W" },
    { "brackets", "en", "1(4w)" },
    { "brackets", "uk", "1(4б)" },
    { "sign-first", "ru", "+4Б" },
  };
  g_autofree char *path = g_strconcat (fixture->output, ".zhereb", NULL);
  g_autofree char *report = g_strconcat (fixture->output, ".trf", NULL);

  g_assert_true (g_file_set_contents (report,
                                      "012 Invented\n142 3\n192 FIDE_DUTCH\n"
                                      "001    1 m    Alpha, Test                       2000                             1.0    1     4 w 1\n"
                                      "001    2 m    Beta, Test                        1900                             0.5    2     3 w =\n"
                                      "001    3 m    Gamma, Test                       1800                             0.5    3     2 b =\n"
                                      "001    4 m    Delta, Test                       1700                             0.0    4     1 b 0\n",
                                      -1, NULL));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "import", path, report), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = NULL;

      g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "report", path, "crosstable", "--dialect", cases[i].dialect, "--lang", cases[i].language), ==, 0);
      g_test_message ("%s", text);
      g_assert_nonnull (strstr (text, cases[i].cell));
    }
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "report", path, "crosstable", "--dialect", "nonsense"), ==, 2);
  g_unlink (report);
  g_unlink (path);
}

/* The extension decides where --format is left out; the same clock gives the same bytes. */
static void
test_repeatable (Fixture      *fixture,
                 gconstpointer data)
{
  g_autofree char *first_path = g_strconcat (fixture->output, "1.pdf", NULL);
  g_autofree char *second_path = g_strconcat (fixture->output, "2.pdf", NULL);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  gsize            first_length;
  gsize            second_length;

  g_setenv ("SOURCE_DATE_EPOCH", "1772600000", TRUE);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "report", fixture->path, "pairings", "-o", first_path), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "report", fixture->path, "pairings", "-o", second_path), ==, 0);
  g_unsetenv ("SOURCE_DATE_EPOCH");
  g_assert_true (g_file_get_contents (first_path, &first, &first_length, NULL));
  g_assert_true (g_file_get_contents (second_path, &second, &second_length, NULL));
  g_assert_cmpmem (first, first_length, second, second_length);
  g_assert_true (g_str_has_prefix (first, "%PDF-1."));
}

static void
test_refused (Fixture      *fixture,
              gconstpointer data)
{
  g_autofree char *missing = g_build_filename (fixture->folder, "none.zhereb", NULL);
  g_autofree char *nowhere = g_build_filename (fixture->folder, "none", "x.pdf", NULL);
  g_autofree char *errors = NULL;
  g_autofree char *usage = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "report", fixture->path, "results", "--round", "2", "--lang", "en"), ==, 1);
  g_assert_nonnull (strstr (errors, "There is no round 2"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &usage, "report", fixture->path, "horoscope"), ==, 2);
  g_assert_nonnull (strstr (usage, "start-list"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "report", fixture->path), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "report", fixture->path, "results", "--round", "x"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "report", fixture->path, "results", "--lang", "fr"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "report", fixture->path, "results", "--format", "doc"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "report", fixture->path, "results", "--tournament", "Діти"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "report", missing, "results"), ==, 4);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "report", fixture->path, "results", "-o", nowhere), ==, 4);
}

static void
test_several_tournaments (Fixture      *fixture,
                          gconstpointer data)
{
  g_autofree char *errors = NULL;
  g_autofree char *by_name = NULL;
  g_autofree char *by_place = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "report", fixture->path, "start-list"), ==, 2);
  g_assert_nonnull (strstr (errors, "1  Чоловіки"));
  g_assert_nonnull (strstr (errors, "2  Жінки"));
  g_assert_cmpint (CTL_RUN (NULL, &by_name, NULL, "report", fixture->path, "start-list", "--tournament", "жінки", "--lang", "en"), ==, 0);
  g_assert_nonnull (strstr (by_name, "\nЖінки\n"));
  g_assert_cmpint (CTL_RUN (NULL, &by_place, NULL, "report", fixture->path, "start-list", "--tournament", "1", "--lang", "en"), ==, 0);
  g_assert_nonnull (strstr (by_place, "\nЧоловіки\n"));
}

/* Several documents in one file, sheets upright and on their side. */
static void
test_set (Fixture      *fixture,
          gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autofree char *html = NULL;
  g_autofree char *errors = NULL;
  g_auto (GStrv) parts = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "report", fixture->path, "round-set", "--lang", "en"), ==, 0);
  parts = g_strsplit (text, "\f", -1);
  g_assert_cmpuint (g_strv_length (parts), ==, 4);
  g_assert_nonnull (strstr (parts[0], "\nPairings of round 1\n"));
  g_assert_nonnull (strstr (parts[1], "\nWho sits where in round 1\n"));
  g_assert_nonnull (strstr (parts[2], "Round 1 · Board 2\n"));
  g_assert_nonnull (strstr (parts[3], "\nStandings after round 1\n"));

  g_assert_cmpint (CTL_RUN (NULL, &html, NULL, "report", fixture->path, "start-list,crosstable", "--format", "html", "--lang", "en"), ==, 0);
  g_assert_nonnull (strstr (html, "<h1>Start list</h1>"));
  g_assert_nonnull (strstr (html, "<h1>Crosstable after round 1</h1>"));
  g_assert_null (strstr (strstr (html, "<html") + 1, "<html"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "report", fixture->path, "round-set", "-o", fixture->output, "--format", "pdf"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "report", fixture->path, "start-list,nothing"), ==, 2);
}

/* The set is what was chosen for the event, with its copies; what cannot be read is refused and changes nothing. */
static void
test_chosen_set (Fixture      *fixture,
                 gconstpointer data)
{
  static const char *const wrong[] = { "nothing", "standings:0", "standings:x", "standings:100", "standings,,seats", ":2" };
  g_autofree char         *text = NULL;
  g_autofree char         *named = NULL;
  g_autofree char         *shown = NULL;
  g_autofree char         *logged = NULL;
  g_auto (GStrv) parts = NULL;
  g_auto (GStrv) copies = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "details", fixture->path, "--round-set", "standings:2, start-list"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &logged, NULL, "log", fixture->path), ==, 0);
  g_assert_nonnull (strstr (logged, "Papers of a round chosen"));
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *errors = NULL;

      g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "details", fixture->path, "--round-set", wrong[i]), !=, 0);
      g_assert_cmpuint (strlen (errors), >, 0);
    }
  g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "report", fixture->path, "round-set", "--lang", "en"), ==, 0);
  parts = g_strsplit (text, "\f", -1);
  g_assert_cmpuint (g_strv_length (parts), ==, 3);
  g_assert_cmpstr (parts[0], ==, parts[1]);
  g_assert_nonnull (strstr (parts[0], "\nStandings after round 1\n"));
  g_assert_nonnull (strstr (parts[2], "Start list"));

  g_assert_cmpint (CTL_RUN (NULL, &named, NULL, "report", fixture->path, "start-list:3", "--lang", "en"), ==, 0);
  copies = g_strsplit (named, "\f", -1);
  g_assert_cmpuint (g_strv_length (copies), ==, 3);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "report", fixture->path, "", "--lang", "en"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, &shown, NULL, "log", fixture->path, "--lang", "en"), ==, 0);
  g_assert_nonnull (strstr (shown, "Standings × 2, Start list"));
}

/* Whatever a competition is called, no command writes over it or over what lies beside it. */
static void
test_no_competition_is_lost (Fixture      *fixture,
                             gconstpointer data)
{
  static const char *const commands[] = { "report FILE standings -o OUT --format txt", "export FILE -o OUT",
                                          "games FILE -o OUT", "trf generate --players 4 --rounds 2 -o OUT" };
  g_autofree char         *cup = g_build_filename (fixture->folder, "cup", NULL);
  g_autofree char         *side = g_strconcat (cup, "-wal", NULL);
  g_autofree char         *zhereb_side = g_strconcat (fixture->path, "-wal", NULL);
  const char              *targets[] = { cup, side, fixture->path, zhereb_side };
  g_autofree char         *before = NULL;
  gsize                    length = 0;

  g_assert_true (g_file_get_contents (fixture->path, &before, &length, NULL));
  g_assert_true (g_file_set_contents (cup, before, (gssize) length, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    for (gsize k = 0; k < G_N_ELEMENTS (targets); k++)
      {
        g_auto (GStrv) words = g_strsplit (commands[i], " ", -1);
        g_autofree char *after = NULL;
        gsize            after_length = 0;

        for (char **word = words; *word != NULL; word++)
          if (strcmp (*word, "FILE") == 0 || strcmp (*word, "OUT") == 0)
            {
              const char *path = **word == 'F' ? fixture->path : targets[k];

              g_free (*word);
              *word = g_strdup (path);
            }
        g_assert_cmpint (ctl_run ((const char *const *) words, NULL, NULL, NULL), ==, 1);
        g_assert_false (g_file_test (side, G_FILE_TEST_EXISTS));
        g_assert_true (g_file_get_contents (cup, &after, &after_length, NULL));
        g_assert_cmpmem (before, length, after, after_length);
      }
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "verify", fixture->path), ==, 0);
}

static void
test_list (void)
{
  g_autofree char *output = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &output, NULL, "report", "--list", "--lang", "en"), ==, 0);
  g_assert_nonnull (strstr (output, "start-list\tStart list\n"));
  g_assert_nonnull (strstr (output, "crosstable\tCrosstable by number\n"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/ctl/report/formats", Fixture, GINT_TO_POINTER (1), set_up, test_formats, tear_down);
  g_test_add ("/ctl/report/standard-output", Fixture, GINT_TO_POINTER (1), set_up, test_standard_output, tear_down);
  g_test_add ("/ctl/report/dialects", Fixture, GINT_TO_POINTER (1), set_up, test_dialects, tear_down);
  g_test_add ("/ctl/report/repeatable", Fixture, GINT_TO_POINTER (1), set_up, test_repeatable, tear_down);
  g_test_add ("/ctl/report/refused", Fixture, GINT_TO_POINTER (1), set_up, test_refused, tear_down);
  g_test_add ("/ctl/report/several-tournaments", Fixture, GINT_TO_POINTER (2), set_up, test_several_tournaments, tear_down);
  g_test_add ("/ctl/report/set", Fixture, GINT_TO_POINTER (1), set_up, test_set, tear_down);
  g_test_add ("/ctl/report/chosen-set", Fixture, GINT_TO_POINTER (1), set_up, test_chosen_set, tear_down);
  g_test_add ("/ctl/report/no-competition-is-lost", Fixture, GINT_TO_POINTER (1), set_up, test_no_competition_is_lost, tear_down);
  g_test_add_func ("/ctl/report/list", test_list);
  return g_test_run ();
}
