/* What other programs rely on, whatever the command: the exit code, a stdout that holds the
 * answer and nothing else, a stderr in the language of the user, and the same answer in all
 * languages. */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "ctl-runner.h"

/* A row of words; @D stands for a folder in which
 *   cup.zhereb    has one tournament, its first round paired,
 *   two.zhereb    has two tournaments,
 *   cup.trf       is a report of four players after one round,
 *   text.txt      is some text and foreign.zhereb nothing of ours. */
typedef struct
{
  const char *words;
  int         exit_code;
  const char *answer; /* what stdout begins with; "" where nothing may stand there */
} Row;

#define NOTHING ""
#define ANYTHING NULL

static const Row rows[] = {
  /* Words that are none */
  { "", 2, NOTHING },
  { "nonsense", 2, NOTHING },
  { "trf", 2, NOTHING },
  { "trf nonsense", 2, NOTHING },
  { "game", 2, NOTHING },
  { "ruleset nonsense", 2, NOTHING },
  { "--nonsense", 2, NOTHING },
  { "--version", 0, "zherebctl " },
  { "--language uk --version", 0, "zherebctl " },
  { "--language=ru --version", 0, "zherebctl " },
  { "--language xx --version", 2, NOTHING },
  { "--language", 2, NOTHING },
  { "--languages uk --version", 2, NOTHING },
  { "--help", 0, ANYTHING },
  { "trf --help", 0, ANYTHING },
  { "trf pair --help", 0, "  trf pair " },

  /* trf pair */
  { "trf pair --system dutch @D/cup.trf", 0, "4 1\n2 3\n" },
  { "trf pair --system swiss-ua --by-rating @D/cup.trf", 0, ANYTHING },
  { "trf pair --system swiss-lot --seed 7 @D/cup.trf", 0, ANYTHING },
  { "trf pair --system round-robin @D/cup.trf", 0, "4 3\n" },
  { "trf pair @D/cup.trf", 0, "4 1\n2 3\n" },
  { "trf pair", 2, NOTHING },
  { "trf pair @D/cup.trf @D/cup.trf", 2, NOTHING },
  { "trf pair --system nonsense @D/cup.trf", 2, NOTHING },
  { "trf pair --system", 2, NOTHING },
  { "trf pair --scoring 3 @D/cup.trf", 2, NOTHING },
  { "trf pair --seed -1 @D/cup.trf", 2, NOTHING },
  { "trf pair --nonsense @D/cup.trf", 2, NOTHING },
  { "trf pair @D/missing.trf", 4, NOTHING },
  { "trf pair @D", 4, NOTHING },
  { "trf pair @D/text.txt", 3, NOTHING },

  /* trf check, generate */
  { "trf check --system dutch @D/cup.trf", 0, "round 1: " },
  { "trf check --system swiss-ua --by-rating @D/cup.trf", 0, "round 1: agreed\n" },
  { "trf check --system round-robin @D/cup.trf", 1, "round 1: " },
  { "trf check @D/missing.trf", 4, NOTHING },
  { "trf generate --players 6 --rounds 3 --seed 5", 0, "012 " },
  { "trf generate --players 2 --rounds 5 --seed 5", 1, "012 " },
  { "trf generate --players 6 --rounds 3 --seed 5 -o @D/made.trf", 0, NOTHING },
  { "trf generate -o @D/none/made.trf", 4, NOTHING },
  { "trf generate --players 1", 2, NOTHING },
  { "trf generate --players -4", 2, NOTHING },
  { "trf generate --players many", 2, NOTHING },
  { "trf generate --forfeits 101", 2, NOTHING },
  { "trf generate --acceleration nonsense", 2, NOTHING },
  { "trf generate --system nonsense", 2, NOTHING },

  /* trf tiebreaks, standings */
  { "trf tiebreaks --codes BH,SB @D/cup.trf", 0, "startno,code,value\n1,BH," },
  { "trf tiebreaks --codes BH --edition 2024-08 --after-round 0 @D/cup.trf", 0, "startno,code,value\n1,BH,0\n" },
  { "trf tiebreaks --codes NONSENSE @D/cup.trf", 2, NOTHING },
  { "trf tiebreaks --codes BH/X9 @D/cup.trf", 2, NOTHING },
  { "trf tiebreaks --codes BH --edition 2020 @D/cup.trf", 2, NOTHING },
  { "trf tiebreaks --codes BH --after-round -1 @D/cup.trf", 2, NOTHING },
  { "trf tiebreaks --codes BH --after-round=-2 @D/cup.trf", 2, NOTHING },
  { "trf tiebreaks @D/cup.trf", 2, NOTHING },
  { "trf tiebreaks --codes BH", 2, NOTHING },
  { "trf tiebreaks --codes BH @D/missing.trf", 4, NOTHING },
  { "trf standings @D/cup.trf", 0, "rank,startno,points," },
  { "trf standings --order WIN,BH @D/cup.trf", 0, "rank,startno,points,WIN,BH\n" },
  { "trf standings --order NONSENSE @D/cup.trf", 2, NOTHING },
  { "trf standings @D/text.txt", 3, NOTHING },

  /* game */
  { "game perft --variant chess --depth 2", 0, "400\n" },
  { "game perft --variant chess --fen nonsense --depth 2", 3, NOTHING },
  { "game perft --variant nonsense --depth 2", 2, NOTHING },
  { "game perft --variant chess --depth 99", 2, NOTHING },
  { "game moves --variant chess --fen '7k/8/8/8/8/8/8/K7 w - - 0 1' --notation numeric", 0, "11" },
  { "game moves --variant chess --fen '7k/8/8/8/8/8/8/K7 w - - 0 1' --letters uk", 0, "Кр" },
  { "game moves --notation nonsense", 2, NOTHING },
  { "game moves --letters de", 2, NOTHING },
  { "game check --variant chess @D/missing.pgn", 4, NOTHING },
  { "game mate-possible --fen '7k/8/8/8/8/8/8/K6R b - - 0 1' --side w", 0, "yes\n" },
  { "game mate-possible --fen '7k/8/8/8/8/8/8/K6R b - - 0 1' --side b", 1, "no\n" },
  { "game mate-possible --fen '7k/8/8/8/8/8/8/K6R b - - 0 1'", 2, NOTHING },
  { "game mate-possible --fen nonsense --side w", 3, NOTHING },
  { "game mate-possible --batch @D/missing.csv", 4, NOTHING },
  { "game claims @D/missing.pgn", 4, NOTHING },

  /* work */
  { "work check --genre mate --moves 2 --fen 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1'", 0, "solved=yes\nsound=yes\nsolutions=1\nshortest=2\n" },
  { "work check --genre mate --moves 3 --fen 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1'", 1, "solved=yes\nsound=no\n" },
  { "work check --genre mate --moves 2 --limit 20 --fen 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1'", 1, "solved=unknown\nsound=unknown\n" },
  { "work check --genre lock --variant russian --men 1 --moves 1 --fen W:We1,g3:Bh4", 0, "solved=yes\nsound=yes\n" },
  { "work check --genre lock --variant russian --men 1 --moves 1 --fen W:We1,g3:Bh4 --line e1-f2", 0, "solved=yes\nsound=yes\nend=done\n" },
  { "work check --genre lock --variant russian --men 1 --fen W:We1,g3:Bh4 --line e1-e2", 3, NOTHING },
  { "work check --genre lock --variant russian --fen W:We1,g3:Bh4", 2, NOTHING },
  { "work check --genre win --moves 2 --fen 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1'", 2, NOTHING },
  { "work check --genre mate --moves 2.5 --fen 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1'", 2, NOTHING },
  { "work check --genre mate --moves 99 --fen 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1'", 2, NOTHING },
  { "work check --genre mate --moves 2 --fen nonsense", 3, NOTHING },
  { "work check --genre study --moves 2 --fen nonsense", 2, NOTHING },
  { "work check --genre win --variant ludo --fen nonsense", 2, NOTHING },
  { "work check --moves 2", 2, NOTHING },
  { "work compare @D/missing.csv", 4, NOTHING },
  { "work compare @D/text.txt", 3, NOTHING },
  { "solve standings @D/missing.csv", 4, NOTHING },
  { "solve standings @D/text.txt", 3, NOTHING },
  { "solve standings", 2, NOTHING },
  { "game convert --to nonsense @D/missing.pgn", 2, NOTHING },

  /* Rules */
  { "ruleset list", 0, ANYTHING },
  { "ruleset show ua-chess-2026", 0, ANYTHING },
  { "ruleset show nonsense", 2, NOTHING },
  { "ruleset show", 2, NOTHING },
  { "ruleset check @D/text.txt", 1, ANYTHING },
  { "ruleset check @D/missing.ini", 4, NOTHING },
  { "ruleset incidents ru-chess-988", 0, ANYTHING },
  { "rule --ruleset fide-2009 --discipline classical --incident illegal-move --count 1", 0, "article=" },
  { "rule --ruleset nonsense --discipline classical --incident illegal-move", 2, NOTHING },
  { "rule --ruleset fide-2009 --discipline nonsense --incident illegal-move", 2, NOTHING },

  /* Competition files */
  { "new @D/cup.zhereb --title Again", 4, NOTHING },
  { "new @D/untitled.zhereb", 2, NOTHING },
  { "new @D/none/a.zhereb --title A", 4, NOTHING },
  { "controls @D/cup.zhereb", 1, NOTHING },
  { "controls @D/cup.zhereb --sport nonsense", 2, NOTHING },
  { "controls @D/missing.zhereb", 4, NOTHING },
  { "info @D/cup.zhereb", 0, "Cup\n" },
  { "info @D/cup.zhereb --json", 0, "{" },
  { "info @D/missing.zhereb", 4, NOTHING },
  { "info @D", 4, NOTHING },
  { "info @D/text.txt", 4, NOTHING },
  { "info @D/foreign.zhereb", 4, NOTHING },
  { "info", 2, NOTHING },
  { "standings @D/two.zhereb", 2, NOTHING },
  { "standings @D/two.zhereb --tournament nonsense", 2, NOTHING },
  { "standings @D/two.zhereb --tournament Women", 0, NOTHING },
  { "pair @D/two.zhereb", 2, NOTHING },
  { "pair @D/two.zhereb --tournament Women", 1, NOTHING },
  { "entry @D/two.zhereb", 2, NOTHING },
  { "entry @D/cup.zhereb list", 0, ANYTHING },
  { "entry @D/cup.zhereb add Somebody New --rating -5", 2, NOTHING },
  { "entry @D/cup.zhereb add Somebody New --rating 99999", 3, NOTHING },
  { "entry @D/cup.zhereb add Somebody New --sex x", 2, NOTHING },
  { "entry @D/cup.zhereb add Somebody New --birth 2010-02-30", 2, NOTHING },
  { "entry @D/cup.zhereb withdraw Nobody", 3, NOTHING },
  { "entry @D/cup.zhereb nonsense", 2, NOTHING },
  { "tournament @D/cup.zhereb add --name Cup2 --rounds -3", 2, NOTHING },
  { "tournament @D/cup.zhereb add --name Cup2 --cycles 0", 2, NOTHING },
  { "tournament @D/cup.zhereb add --name Cup2 --discipline nonsense", 2, NOTHING },
  { "tournament @D/cup.zhereb add --name Cup2 --option line-ups=nonsense", 2, NOTHING },
  { "tournament @D/cup.zhereb add --name Cup2 --system dutch --places third", 3, NOTHING },
  { "tournament @D/cup.zhereb add --name Cup2 --allocated-bye 5", 3, NOTHING },
  { "tournament @D/cup.zhereb edit --by-rules name", 2, NOTHING },
  { "tournament @D/cup.zhereb add --name Cup2 --time nonsense", 2, NOTHING },
  { "tournament @D/cup.zhereb add --name Cup2 --tiebreaks BH,NONSENSE", 2, NOTHING },
  { "tournament @D/cup.zhereb add --name Cup2 --system nonsense", 2, NOTHING },
  { "tournament @D/cup.zhereb add --name Cup2 --sport nonsense", 2, NOTHING },
  { "tournament @D/cup.zhereb add --name Cup2 --scoring 5", 2, NOTHING },
  { "tournament @D/cup.zhereb add", 3, NOTHING },
  { "tournament @D/cup.zhereb nonsense", 2, NOTHING },
  { "result @D/cup.zhereb --round 1 --board 1 nonsense", 2, NOTHING },
  { "result @D/cup.zhereb --round 1 --board 1", 2, NOTHING },
  { "result @D/cup.zhereb 1-0", 2, NOTHING },
  { "result @D/cup.zhereb --round 1 --board 99 1-0", 3, NOTHING },
  { "result @D/cup.zhereb --round 9 --board 1 1-0", 3, NOTHING },
  { "result @D/cup.zhereb --round 1 --board 1 1-0,0-1", 3, NOTHING },
  { "result @D/missing.zhereb --round 1 --board 1 1-0", 4, NOTHING },
  { "report @D/cup.zhereb nonsense", 2, NOTHING },
  { "report @D/cup.zhereb standings --format nonsense", 2, NOTHING },
  { "report @D/cup.zhereb standings --lang de", 2, NOTHING },
  { "report @D/cup.zhereb standings --lang ru --format csv -o @D/none/a.csv", 4, NOTHING },
  { "report @D/cup.zhereb standings --lang ru --format csv", 0, ANYTHING },
  { "import @D/cup.zhereb @D/missing.csv", 4, NOTHING },
  { "import @D/cup.zhereb @D", 4, NOTHING },
  { "verify @D/cup.zhereb", 0, "ok " },
  { "verify @D/cup.zhereb --head ffffffffffff", 1, ANYTHING },
  { "verify @D/cup.zhereb --head nonsense", 2, NOTHING },
  { "verify @D/missing.zhereb", 4, NOTHING },
  { "copy @D/cup.zhereb @D/two.zhereb", 4, NOTHING },
  { "copy @D/cup.zhereb", 2, NOTHING },
  { "copy @D/missing.zhereb @D/copied-too.zhereb", 4, NOTHING },
  { "copy @D/foreign.zhereb @D/copied-too.zhereb", 4, NOTHING },
  { "log @D/cup.zhereb --limit 1", 0, ANYTHING },
  { "log @D/cup.zhereb --json --limit 1", 0, "{" },
  { "log @D/cup.zhereb --limit -1", 2, NOTHING },
  { "redo @D/cup.zhereb", 1, NOTHING },
  { "undo @D/cup.zhereb --count -1", 2, NOTHING },
};

static const char *folder;

/* --- The folder --- */

static char *
path (const char *name)
{
  return g_build_filename (folder, name, NULL);
}

static void
write_file (const char *name,
            const char *text)
{
  g_autofree char *full = path (name);

  g_assert_true (g_file_set_contents (full, text, -1, NULL));
}

static char *
expand (const char *words)
{
  GString *text = g_string_new (words);

  g_string_replace (text, "@D", folder, 0);
  return g_string_free (text, FALSE);
}

static int
run (const char *words,
     char      **output,
     char      **errors)
{
  g_autofree char *line = expand (words);
  g_auto (GStrv) argv = NULL;

  if (*line == '\0' || !g_shell_parse_argv (line, NULL, &argv, NULL))
    argv = g_new0 (char *, 1);
  return ctl_run ((const char *const *) argv, NULL, output, errors);
}

static void
make_folder (void)
{
  static const char *const acts[] = {
    "new @D/cup.zhereb --title Cup --ruleset fide-2023",
    "tournament @D/cup.zhereb add --name Cup --system dutch --rounds 3",
    "entry @D/cup.zhereb add Abel Ann --rating 2000",
    "entry @D/cup.zhereb add Baker Bob --rating 1900",
    "entry @D/cup.zhereb number --by rating",
    "pair @D/cup.zhereb --publish",
    "new @D/two.zhereb --title Two --ruleset ua-chess-2026",
    "tournament @D/two.zhereb add --name Men",
    "tournament @D/two.zhereb add --name Women",
  };

  folder = g_dir_make_tmp ("zhereb-contract-XXXXXX", NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (acts); i++)
    g_assert_cmpint (run (acts[i], NULL, NULL), ==, 0);
  write_file ("cup.trf",
              "012 Cup\n142 3\nXXR 3\nXXC white1\n"
              "001    1 m    Abel, Ann                         2000 FIN                         1.0    1     3 w 1\n"
              "001    2 m    Baker, Bob                        1900 FIN                         0.0    3     4 b 0\n"
              "001    3 m    Cole, Cid                         1800 FIN                         0.0    4     1 b 0\n"
              "001    4 m    Dean, Dag                         1700 FIN                         1.0    2     2 w 1\n");
  write_file ("text.txt", "Only words.\n");
  write_file ("foreign.zhereb", "SQLite format 3");
}

static void
clear_folder (void)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  for (const char *name = g_dir_read_name (dir); name != NULL; name = g_dir_read_name (dir))
    {
      g_autofree char *full = path (name);

      g_unlink (full);
    }
  g_rmdir (folder);
  g_free ((char *) folder);
}

/* --- The rows --- */

static gboolean
has_cyrillic (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_get_script (g_utf8_get_char (text)) == G_UNICODE_SCRIPT_CYRILLIC)
      return TRUE;
  return FALSE;
}

static void
check_row (const Row  *row,
           const char *language)
{
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;
  int              code;

  g_setenv ("LANGUAGE", language, TRUE);
  code = run (row->words, &output, &errors);
  if (code != row->exit_code || (row->answer != NULL && !g_str_has_prefix (output, row->answer)))
    g_printerr ("%s: %s gave %d\n%s%s", language, row->words, code, output, errors);
  g_assert_cmpint (code, ==, row->exit_code);
  if (row->answer != NULL && *row->answer == '\0')
    g_assert_cmpstr (output, ==, "");
  else if (row->answer != NULL)
    g_assert_true (g_str_has_prefix (output, row->answer));

  /* Who is refused is told why; where the answer itself says no, it stands on stdout. */
  if (code != 0 && *output == '\0')
    g_assert_cmpstr (errors, !=, "");
  if (*errors != '\0')
    g_assert_cmpint (has_cyrillic (errors), ==, strcmp (language, "en") != 0);
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;

  check_row (row, "en");
  check_row (row, "uk");
  check_row (row, "ru");
}

/* --language before the command is stronger than the environment. */
static void
test_chosen_language (void)
{
  static const char *const chosen[][3] = {
    { "en", "--language uk nonsense", "uk" }, { "uk", "--language=en nonsense", "en" }, { "uk", "--language ru", "ru" }
  };

  for (gsize i = 0; i < G_N_ELEMENTS (chosen); i++)
    {
      g_autofree char *errors = NULL;

      g_setenv ("LANGUAGE", chosen[i][0], TRUE);
      g_assert_cmpint (run (chosen[i][1], NULL, &errors), ==, 2);
      g_assert_cmpint (has_cyrillic (errors), ==, strcmp (chosen[i][2], "en") != 0);
    }
}

/* What programs read does not hang on who is reading. */
static void
test_independent_of_language (void)
{
  static const char *const same[] = {
    "trf check --system round-robin @D/cup.trf", "trf standings @D/cup.trf", "trf tiebreaks --codes AOB,TPR @D/cup.trf",
    "rule --ruleset ua-chess-2026 --discipline rapid --incident illegal-move --count 1", "ruleset list",
    "ruleset incidents ua-draughts-64", "entry @D/cup.zhereb list --json", "tournament @D/cup.zhereb list --json",
    "report @D/cup.zhereb standings --lang uk --format csv", "verify @D/cup.zhereb"
  };

  for (gsize i = 0; i < G_N_ELEMENTS (same); i++)
    {
      g_autofree char *english = NULL;
      g_autofree char *ukrainian = NULL;

      g_setenv ("LANGUAGE", "en", TRUE);
      run (same[i], &english, NULL);
      g_setenv ("LANGUAGE", "uk", TRUE);
      run (same[i], &ukrainian, NULL);
      g_assert_cmpstr (english, ==, ukrainian);
    }
}

/* A hyphen and no name at all both stand for standard input. */
static void
test_standard_input (void)
{
  g_autofree char *full = path ("cup.trf");
  g_autofree char *text = NULL;
  g_autofree char *direct = NULL;
  g_autofree char *piped = NULL;

  g_assert_true (g_file_get_contents (full, &text, NULL, NULL));
  g_assert_cmpint (run ("trf standings @D/cup.trf", &direct, NULL), ==, 0);
  g_assert_cmpint (CTL_RUN (text, &piped, NULL, "trf", "standings", "-"), ==, 0);
  g_assert_cmpstr (direct, ==, piped);
  g_assert_cmpint (CTL_RUN ("", NULL, NULL, "trf", "standings", "-"), ==, 3);
  g_assert_cmpint (CTL_RUN ("1. e4 e5 2. Ke3", NULL, NULL, "game", "check", "--variant", "chess", "-"), ==, 1);
  g_assert_cmpint (CTL_RUN ("1. e4 e5 2. Ke3", NULL, NULL, "game", "check", "--variant", "chess"), ==, 1);
}

/* A Swiss of a kind that is not paired here comes in all the same. */
static void
test_import_of_other_systems (void)
{
  g_autofree char *errors = NULL;

  write_file ("dubov.trf", "012 Dubov cup\n092 Individual: Swiss-System\n142 2\n192 FIDE_DUBOV\n"
                           "001    1 m    Abel, Ann                         2000 FIN                         1.0    1     2 w 1\n"
                           "001    2 m    Baker, Bob                        1900 FIN                         0.0    2     1 b 0\n");
  g_assert_cmpint (run ("new @D/dubov.zhereb --title Dubov --ruleset fide-2023", NULL, NULL), ==, 0);
  g_assert_cmpint (run ("import @D/dubov.zhereb @D/dubov.trf", NULL, &errors), ==, 0);
  g_assert_nonnull (strstr (errors, "FIDE_DUBOV"));
  g_assert_cmpint (run ("standings @D/dubov.zhereb", NULL, NULL), ==, 0);
  g_assert_cmpint (run ("verify @D/dubov.zhereb", NULL, NULL), ==, 0);
}

/* Rows that are no usage leave a file as it was. */
static void
test_nothing_written (void)
{
  g_autofree char *full = path ("cup.zhereb");
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_assert_cmpint (run ("verify @D/cup.zhereb", &before, NULL), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].exit_code != 0 && strstr (rows[i].words, "cup.zhereb") != NULL)
      run (rows[i].words, NULL, NULL);
  g_assert_cmpint (run ("verify @D/cup.zhereb", &after, NULL), ==, 0);
  g_assert_cmpstr (before, ==, after);
}

int
main (int    argc,
      char **argv)
{
  int code;

  g_test_init (&argc, &argv, NULL);

  make_folder ();
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = g_strdup_printf ("/ctl/contract/%03d", (int) i + 1);

      g_test_add_data_func (name, &rows[i], test_row);
    }
  g_test_add_func ("/ctl/contract/independent-of-language", test_independent_of_language);
  g_test_add_func ("/ctl/contract/chosen-language", test_chosen_language);
  g_test_add_func ("/contract/chosen-language", test_chosen_language);
  g_test_add_func ("/ctl/contract/standard-input", test_standard_input);
  g_test_add_func ("/ctl/contract/import-of-other-systems", test_import_of_other_systems);
  g_test_add_func ("/ctl/contract/nothing-written", test_nothing_written);
  code = g_test_run ();
  clear_folder ();
  return code;
}
