#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "ctl-runner.h"

static const char four_players[] =
    "092 Individual: Round-Robin\n"
    "001    1 m    Invented One                      2100 UKR                         0.0    1\n"
    "001    2 m    Invented Two                      2000 UKR                         0.0    2\n"
    "001    3 m    Invented Three                    1900 UKR                         0.0    3\n"
    "001    4 m    Invented Four                     1800 UKR                         0.0    4\n";

static void
test_pair (void)
{
  g_autofree char *output = NULL;

  g_assert_cmpint (CTL_RUN (four_players, &output, NULL, "trf", "pair", "--system", "round-robin", "-"), ==, 0);
  g_assert_cmpstr (output, ==, "1 4\n2 3\n");
}

/* After round 1 of four: 1 won against 3, 2 against 4. */
static const char after_one_round[] =
    "XXR 3\nXXU rated\nXXC white1\n"
    "001    1 m    Invented One                      2100 UKR                         1.0    1     3 w 1\n"
    "001    2 m    Invented Two                      2000 UKR                         1.0    2     4 b 1\n"
    "001    3 m    Invented Three                    1900 UKR                         0.0    3     1 b 0\n"
    "001    4 m    Invented Four                     1800 UKR                         0.0    4     2 w 0\n";

static void
test_why_not (void)
{
  g_autofree char *worse = NULL;
  g_autofree char *met = NULL;

  g_assert_cmpint (CTL_RUN (after_one_round, &worse, NULL, "trf", "pair", "--system", "swiss-ua", "--why-not", "1-4", "-"), ==, 0);
  g_assert_true (g_str_has_prefix (worse, "1 2\n") || g_str_has_prefix (worse, "2 1\n"));
  g_assert_nonnull (strstr (worse, "# If Invented One met Invented Four, this step would come out worse."));
  g_assert_nonnull (strstr (worse, "# With this pair: Group with the score 1, paired from the top, players: 2. Floaters, the least possible number: 2."));

  g_assert_cmpint (CTL_RUN (after_one_round, &met, NULL, "trf", "pair", "--system", "swiss-ua", "--why-not", "3-1", "-"), ==, 0);
  g_assert_nonnull (strstr (met, "# Invented Three and Invented One have already met in round 1."));

  g_assert_cmpint (CTL_RUN (after_one_round, NULL, NULL, "trf", "pair", "--system", "swiss-ua", "--why-not", "3", "-"), ==, 2);
  g_assert_cmpint (CTL_RUN (after_one_round, NULL, NULL, "trf", "pair", "--system", "swiss-ua", "--why-not", "3-9", "-"), ==, 2);
}

static void
test_pair_without_system (void)
{
  g_autofree char *output = NULL;

  g_assert_cmpint (CTL_RUN (four_players, &output, NULL, "trf", "pair", "-"), ==, 0);
  g_assert_cmpstr (output, ==, "1 4\n2 3\n");
}

static const struct
{
  const char *name;
  const char *arguments[6];
  int         code;
} calls[] = {
  { "version", { "--version" }, 0 },
  { "help", { "--help" }, 0 },
  { "command-help", { "trf", "pair", "--help" }, 0 },
  { "group-help", { "trf", "--help" }, 0 },
  { "no-command", { NULL }, 2 },
  { "unknown-command", { "brew", "tea" }, 2 },
  { "unknown-verb", { "trf", "brew" }, 2 },
  { "unknown-option", { "trf", "pair", "--sugar", "x.trf" }, 2 },
  { "unknown-system", { "trf", "pair", "--system", "lottery", "-" }, 2 },
  { "no-file-given", { "trf", "pair", "--system", "round-robin" }, 2 },
  { "bad-seed", { "trf", "pair", "--seed", "soon", "-" }, 2 },
  { "bad-scoring", { "trf", "pair", "--scoring", "3", "-" }, 2 },
  { "bad-share", { "trf", "generate", "--late", "many" }, 2 },
  { "bad-share-above", { "trf", "generate", "--late", "101" }, 2 },
  { "bad-players", { "trf", "generate", "--players", "1" }, 2 },
  { "bad-acceleration", { "trf", "generate", "--acceleration", "warp" }, 2 },
  { "bad-output", { "trf", "generate", "-o", "/nonexistent/x.trf" }, 4 },
  { "missing-file", { "trf", "pair", "/nonexistent/zhereb.trf" }, 4 },
  { "folder", { "trf", "pair", "/" }, 4 },
};

static void
test_call (gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;

  g_assert_cmpint (ctl_run (calls[i].arguments, NULL, &output, &errors), ==, calls[i].code);
  if (calls[i].code == 0)
    g_assert_cmpstr (output, !=, "");
  else
    g_assert_true (g_str_has_prefix (errors, "zherebctl: "));
}

static void
test_bad_input (void)
{
  g_autofree char *errors = NULL;

  g_assert_cmpint (CTL_RUN ("142 nine\n", NULL, &errors, "trf", "pair", "--system", "round-robin", "-"), ==, 3);
  g_assert_nonnull (strstr (errors, "Line 1"));
}

/* The systems with which the generator can play, with their own kinds of trouble. */
/* A bracket has no drawn matches, and a round robin is played as often as the rounds say. */
static void
test_generate_other_systems (void)
{
  static const char *const rounds[][3] = { { "knockout", "8", "3" }, { "knockout", "5", "3" }, { "double-elimination", "8", "4" }, { "round-robin", "6", "10" }, { "round-robin", "5", "15" } };

  for (gsize i = 0; i < G_N_ELEMENTS (rounds); i++)
    for (int seed = 0; seed < 4; seed++)
      {
        g_autofree char *number = g_strdup_printf ("%d", seed);
        g_autofree char *said = g_strdup_printf ("\n142 %s\n", rounds[i][2]);
        g_autofree char *file = NULL;

        g_assert_cmpint (CTL_RUN (NULL, &file, NULL, "trf", "generate", "--system", rounds[i][0], "--seed", number, "--players", rounds[i][1],
                                  "--rounds", rounds[i][2], "--forfeits", "10"),
                         ==, 0);
        if (g_str_equal (rounds[i][0], "double-elimination"))
          continue;
        g_assert_nonnull (strstr (file, said));
        g_assert_cmpint (CTL_RUN (file, NULL, NULL, "trf", "check", "--system", rounds[i][0], "--seed", number, "-"), ==, 0);
      }
}

/* A report may name tie-breaks of other programs. */
static void
test_unknown_tiebreaks (void)
{
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;

  g_assert_cmpint (CTL_RUN ("202 BH/C1,XYZ,OTHER_PLACES,PTS/X,OTHER_UC-BH\n"
                            "001    1 m    Abel, Ann                         2000 FIN                         1.0    1     2 w 1\n"
                            "001    2 m    Baker, Bob                        1900 FIN                         0.0    2     1 b 0\n",
                            &output, &errors, "trf", "standings", "-"),
                   ==, 0);
  g_assert_true (g_str_has_prefix (output, "rank,startno,points,BH/C1,OTHER_PLACES,UC-BH\n"));
  g_assert_nonnull (strstr (errors, "XYZ"));
  g_assert_nonnull (strstr (errors, "PTS/X"));
  g_assert_null (strstr (errors, "PLACES"));
}

/* Beyond a criterion that nobody else can compute places are not held against a file. */
static void
test_check_unknown_tiebreaks (void)
{
  static const char        players[] = "142 1\n152 W\n"
                                       "001    1 m    Invented One                      2100                             0.5    2     3 w =\n"
                                       "001    2 m    Invented Two                      2000                             0.5    1     4 b =\n"
                                       "001    3 m    Invented Three                    1900                             0.5    4     1 b =\n"
                                       "001    4 m    Invented Four                     1800                             0.5    3     2 w =\n";
  static const char *const orders[] = { "202 TPN\n", "202 XYZ,TPN\n", "202 OTHER_OWN,TPN\n", "202 BH,XYZ\n" };
  static const char *const said[] = { NULL, "from XYZ on", "from OTHER_OWN on", "from XYZ on" };

  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      g_autofree char *file = g_strconcat ("092 Individual: Swiss-System\n", orders[i], players, NULL);
      g_autofree char *report = NULL;

      g_assert_cmpint (CTL_RUN (file, &report, NULL, "trf", "check", "--system", "dutch", "-"), ==, said[i] == NULL);
      g_assert_true (said[i] == NULL || strstr (report, said[i]) != NULL);
      g_assert_nonnull (strstr (report, said[i] == NULL ? "standings: differ\n" : "standings: agreed\n"));
    }
}

/* Files that pairing engines read hold the byes of the round to pair in their points: their ranks go by these. */
static void
test_check_next_byes (void)
{
  static const char file[] = "092 Individual: Swiss-System\n142 3\n152 W\n"
                             "001    1 m    Invented One                      2100                             1.5    1     3 w 1  0000 - H\n"
                             "001    2 m    Invented Two                      2000                             1.0    2     4 b 1\n"
                             "001    3 m    Invented Three                    1900                             0.0    4     1 b 0\n"
                             "001    4 m    Invented Four                     1800                             0.5    3     2 w 0  0000 - H\n";
  g_autofree char  *wrong = g_strdup (file);
  g_autofree char  *ordered = g_strconcat ("202 BH\n", file, NULL);
  g_autofree char  *report = NULL;
  g_autofree char  *found = NULL;
  g_autofree char  *partly = NULL;

  strstr (wrong, "0.5    3")[7] = '1';
  g_assert_cmpint (CTL_RUN (file, &report, NULL, "trf", "check", "--system", "dutch", "-"), ==, 0);
  g_assert_cmpstr (report, ==, "round 1: agreed\nstandings: agreed\n");
  g_assert_cmpint (CTL_RUN (wrong, &found, NULL, "trf", "check", "--system", "dutch", "-"), ==, 1);
  g_assert_nonnull (strstr (found, "standings: differ\n  number 4: file rank 1, standings 3\n"));
  g_assert_cmpint (CTL_RUN (ordered, &partly, NULL, "trf", "check", "--system", "dutch", "-"), ==, 0);
  g_assert_nonnull (strstr (partly, "the points hold byes of the round to pair: tie-breaks not checked"));
}

/* Who came late is not in group A of Baku acceleration, and the report must not lose it. */
static void
test_late_entries_accelerated (void)
{
  for (int i = 0; i < 12; i++)
    {
      g_autofree char *seed = g_strdup_printf ("%d", i);
      g_autofree char *file = NULL;

      g_assert_cmpint (CTL_RUN (NULL, &file, NULL, "trf", "generate", "--system", "dutch", "--seed", seed, "--players", "11", "--rounds", "5",
                                "--late", "50", "--acceleration", "baku"),
                       ==, 0);
      g_assert_cmpint (CTL_RUN (file, NULL, NULL, "trf", "check", "--system", "dutch", "-"), ==, 0);
    }
}

static const char *const generated_systems[] = { "dutch", "team-swiss", "swiss-ua", "swiss-lot", "round-robin" };

/* A generated tournament keeps the rules: the check finds nothing, and the same seed makes
 * the same file. */
static void
test_generate_and_check (gconstpointer data)
{
  const char *system = data;

  for (int i = 1; i <= 12; i++)
    {
      g_autofree char *seed = g_strdup_printf ("%d", i);
      g_autofree char *players = g_strdup_printf ("%d", 4 + 3 * i);
      g_autofree char *rounds = g_strdup_printf ("%d", 2 + i % 6);
      g_autofree char *share = g_strdup_printf ("%d", i);
      g_autofree char *file = NULL;
      g_autofree char *again = NULL;
      g_autofree char *report = NULL;

      g_assert_cmpint (CTL_RUN (NULL, &file, NULL, "trf", "generate", "--system", system, "--seed", seed, "--players", players, "--rounds", rounds,
                                "--forfeits", share, "--byes", share, "--late", share, "--withdrawals", share),
                       <=, 1);
      g_assert_cmpint (CTL_RUN (NULL, &again, NULL, "trf", "generate", "--system", system, "--seed", seed, "--players", players, "--rounds", rounds,
                                "--forfeits", share, "--byes", share, "--late", share, "--withdrawals", share),
                       <=, 1);
      g_assert_cmpstr (file, ==, again);
      g_assert_cmpint (CTL_RUN (file, &report, NULL, "trf", "check", "--system", system, "--seed", seed, "-"), ==, 0);
      g_assert_nonnull (strstr (report, "round 1: agreed\n"));
      g_assert_nonnull (strstr (report, "standings: agreed\n"));
    }
}

static void
test_generate_options (void)
{
  g_autofree char *file = NULL;
  g_autofree char *plain = NULL;
  g_autofree char *report = NULL;
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "zhereb-generated.trf", NULL);
  g_autofree char *written = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &file, NULL, "trf", "generate", "--players", "22", "--rounds", "5", "--seed", "7", "--acceleration", "baku",
                            "--scoring", "1", "--forfeits", "0.5", "--byes", "20%", "--late", "0.2", "--withdrawals", "10"),
                   ==, 0);
  g_assert_nonnull (strstr (file, "192 FIDE_DUTCH_2026_BAKU\n"));
  g_assert_nonnull (strstr (file, " 0000 - H"));
  g_assert_nonnull (strstr (file, " 0000 - Z"));
  g_assert_nonnull (strstr (file, " w +"));
  g_assert_cmpint (CTL_RUN (file, &report, NULL, "trf", "check", "--system", "dutch", "-"), ==, 0);

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "trf", "generate", "--players", "9", "--rounds", "3", "--seed", "8", "-o", path), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &plain, NULL, "trf", "generate", "--players", "9", "--rounds", "3", "--seed", "8"), ==, 0);
  g_assert_true (g_file_get_contents (path, &written, NULL, NULL));
  g_assert_cmpstr (written, ==, plain);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* What somebody chose stands in the file. */
static void
test_generate_chosen (void)
{
  g_autofree char *file = NULL;
  g_autofree char *without = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &file, NULL, "trf", "generate", "--players", "40", "--rounds", "6", "--seed", "3", "--scoring", "3",
                            "--colour", "black", "--tie-breaks", "SB,WON", "--full-byes", "10", "--odd", "30", "--bans", "4",
                            "--unrated", "100", "--acceleration", "none"),
                   ==, 0);
  g_assert_nonnull (strstr (file, "\n152 B\n"));
  g_assert_nonnull (strstr (file, "\n162  W 3.0    D 1.0"));
  g_assert_nonnull (strstr (file, "\n202 SB,WON\n212 PTS,SB,WON\n"));
  g_assert_nonnull (strstr (file, "\n072 0\n"));
  g_assert_nonnull (strstr (file, "\n260 001 999 "));
  g_assert_nonnull (strstr (file, "\n132 "));
  g_assert_nonnull (strstr (file, "\n182 Zhereb "));
  g_assert_nonnull (strstr (file, " 0000 - F"));
  g_assert_true (g_regex_match_simple (" w [WDL]", file, 0, 0));
  g_assert_cmpint (CTL_RUN (file, NULL, NULL, "trf", "check", "-"), ==, 0);

  g_assert_cmpint (CTL_RUN (NULL, &without, NULL, "trf", "generate", "--players", "40", "--rounds", "6", "--seed", "3", "--forfeits", "0",
                            "--odd", "0", "--byes", "0", "--late", "0", "--withdrawals", "0", "--bans", "0", "--unrated", "0"),
                   ==, 0);
  g_assert_false (g_regex_match_simple ("0000 - [HFZ]| [wb] [-+WDL]|\n260", without, 0, 0));
  g_assert_nonnull (strstr (without, "\n072 40\n"));
}

/* Records and cells that some of the drawn tournaments must have. */
static const char *const drawn_signs[] = { "\n250 ", "\n260 ", "\n162 ", "\n152 B", "\n152 W", "0000 - F", "0000 - H", "0000 - Z",
                                           "0000 - U", " [wb] [+]", " [wb] [WDL]", "\n072 0\n", "\n202 [^\n]*RTNG" };

/* Nothing is said but the seed: sizes, rules and results are drawn, and all files keep the rules. */
static void
test_generate_drawn (void)
{
  gboolean found[G_N_ELEMENTS (drawn_signs)] = { FALSE };
  g_autoptr (GHashTable) sizes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int i = 1; i <= 60; i++)
    {
      g_autofree char *seed = g_strdup_printf ("%d", i);
      g_autofree char *file = NULL;
      g_autofree char *report = NULL;
      const char      *size;

      g_assert_cmpint (CTL_RUN (NULL, &file, NULL, "trf", "generate", "--seed", seed), ==, 0);
      g_assert_cmpint (CTL_RUN (file, &report, NULL, "trf", "check", "-"), ==, 0);
      for (gsize k = 0; k < G_N_ELEMENTS (drawn_signs); k++)
        found[k] = found[k] || g_regex_match_simple (drawn_signs[k], file, 0, 0);
      size = strstr (file, "\n062 ");
      g_hash_table_add (sizes, g_strndup (size, strcspn (size + 1, "\n") + 1));
    }
  for (gsize k = 0; k < G_N_ELEMENTS (drawn_signs); k++)
    if (!found[k])
      g_error ("no drawn tournament has %s", drawn_signs[k]);
  g_assert_cmpuint (g_hash_table_size (sizes), >, 20);
}

/* Question 30 of the checklist: the same call makes another tournament, unless the seed is said. */
static void
test_generate_without_seed (void)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *told = NULL;
  g_autofree char *again = NULL;
  g_auto (GStrv) words = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &first, &told, "trf", "generate", "--players", "20", "--rounds", "5"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &second, NULL, "trf", "generate", "--players", "20", "--rounds", "5"), ==, 0);
  g_assert_cmpstr (first, !=, second);
  words = g_strsplit (g_strchomp (told), " ", 2);
  g_assert_cmpstr (words[0], ==, "Seed");
  g_assert_cmpint (CTL_RUN (NULL, &again, NULL, "trf", "generate", "--players", "20", "--rounds", "5", "--seed", words[1]), ==, 0);
  g_assert_cmpstr (first, ==, again);
}

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *inside = g_build_filename (path, name, NULL);

      g_assert_cmpint (g_unlink (inside), ==, 0);
    }
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

static void
spoil (const char *path)
{
  g_autofree char *text = NULL;
  char            *at;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  at = strstr (text, "001    1 ");
  g_assert_nonnull (at);
  at[81] = at[81] == '9' ? '8' : '9';
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
test_generate_and_check_many (void)
{
  g_autofree char *folder = g_dir_make_tmp ("zhereb-XXXXXX", NULL);
  g_autofree char *inner = g_build_filename (folder, "drawn", NULL);
  g_autofree char *second = g_build_filename (inner, "tournament-00002.trf", NULL);
  g_autofree char *third = g_build_filename (inner, "tournament-00003.trf", NULL);
  g_autofree char *list = NULL;
  g_autofree char *alone = NULL;
  g_autofree char *written = NULL;
  g_autofree char *report = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "trf", "generate", "--count", "3"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "trf", "check", folder), ==, 4);
  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "trf", "generate", "--count", "3", "--seed", "40", "-o", inner), ==, 0);
  g_assert_nonnull (strstr (list, "tournament-00003.trf\t42\t"));
  g_assert_cmpint (CTL_RUN (NULL, &alone, NULL, "trf", "generate", "--seed", "42"), ==, 0);
  g_assert_true (g_file_get_contents (third, &written, NULL, NULL));
  g_assert_cmpstr (alone, ==, written);

  g_assert_cmpint (CTL_RUN (NULL, &report, NULL, "trf", "check", inner), ==, 0);
  g_assert_nonnull (strstr (report, "\nfiles: 3, agreed: 3, differing: 0, not checked: 0; rounds: "));
  g_clear_pointer (&report, g_free);

  spoil (second);
  g_assert_cmpint (CTL_RUN (NULL, &report, NULL, "trf", "check", second, third), ==, 1);
  g_assert_nonnull (strstr (report, "tournament-00002.trf: differs\nstandings: differ\n  number 1: file "));
  g_assert_nonnull (strstr (report, "tournament-00003.trf: agreed\nfiles: 2, agreed: 1, differing: 1, not checked: 0;"));
  g_clear_pointer (&report, g_free);

  g_assert_true (g_file_set_contents (third, "142 nine\n", -1, NULL));
  g_assert_cmpint (CTL_RUN (NULL, &report, NULL, "trf", "check", inner), ==, 2);
  g_assert_nonnull (strstr (report, "tournament-00003.trf: not checked\nfiles: 3, agreed: 1, differing: 1, not checked: 1;"));
  remove_folder (inner);
  remove_folder (folder);
}

/* Four players cannot play five rounds of a Swiss; what was played is written. */
static void
test_generate_too_long (void)
{
  g_autofree char *file = NULL;
  g_autofree char *errors = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &file, &errors, "trf", "generate", "--players", "4", "--rounds", "5"), ==, 1);
  g_assert_nonnull (strstr (file, "142 5\n"));
  g_assert_nonnull (strstr (errors, "no legal pairing"));
}

static const char checked_file[] =
    "092 Individual: Swiss-System\n142 3\n152 W\n"
    "001    1 m    Invented One                      2100 UKR                         1.0    1     3 w 1\n"
    "001    2 m    Invented Two                      2000 UKR                         0.5    2     4 b =\n"
    "001    3 m    Invented Three                    1900 UKR                         0.0    4     1 b 0\n"
    "001    4 m    Invented Four                     1800 UKR                         0.5    2     2 w =\n";

static void
test_check (void)
{
  g_autofree char *report = NULL;
  g_autofree char *wrong_rank = g_strdup (checked_file);
  g_autofree char *wrong_points = g_strdup (checked_file);
  g_autofree char *wrong_pair = NULL;
  char            *at;

  g_assert_cmpint (CTL_RUN (checked_file, &report, NULL, "trf", "check", "--system", "dutch", "-"), ==, 0);
  g_assert_cmpstr (report, ==, "round 1: agreed\nstandings: agreed\n");
  g_clear_pointer (&report, g_free);

  at = strstr (wrong_rank, "0.0    4");
  at[7] = '2';
  g_assert_cmpint (CTL_RUN (wrong_rank, &report, NULL, "trf", "check", "--system", "dutch", "-"), ==, 1);
  g_assert_nonnull (strstr (report, "standings: differ\n  number 3: file rank 2, standings 4\n"));
  g_clear_pointer (&report, g_free);

  at = strstr (wrong_points, "1.0    1");
  at[2] = '5';
  g_assert_cmpint (CTL_RUN (wrong_points, &report, NULL, "trf", "check", "--system", "dutch", "-"), ==, 1);
  g_assert_nonnull (strstr (report, "  number 1: file 1.5 points, results 1\n"));
  g_clear_pointer (&report, g_free);

  /* Numbers 3 and 4 change places in round 1. */
  wrong_pair = g_strdup (checked_file);
  at = strstr (wrong_pair, "   3 w 1");
  at[3] = '4';
  at = strstr (wrong_pair, "   4 b =");
  at[3] = '3';
  at = strstr (wrong_pair, "   1 b 0");
  memcpy (at, "   2 w =", 8);
  at = strstr (strstr (wrong_pair, "Invented Four"), "   2 w =");
  memcpy (at, "   1 b 0", 8);
  g_assert_cmpint (CTL_RUN (wrong_pair, &report, NULL, "trf", "check", "--system", "dutch", "-"), ==, 1);
  g_assert_nonnull (strstr (report, "round 1: differs\n  file: 1 4\n  file: 3 2\n  dutch: 1 3\n  dutch: 4 2\n"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ctl/trf/pair", test_pair);
  g_test_add_func ("/ctl/trf/why-not", test_why_not);
  g_test_add_func ("/ctl/trf/pair-without-system", test_pair_without_system);
  g_test_add_func ("/ctl/trf/bad-input", test_bad_input);
  g_test_add_func ("/ctl/trf/generate-options", test_generate_options);
  g_test_add_func ("/ctl/trf/generate-chosen", test_generate_chosen);
  g_test_add_func ("/ctl/trf/generate-drawn", test_generate_drawn);
  g_test_add_func ("/ctl/trf/generate-without-seed", test_generate_without_seed);
  g_test_add_func ("/ctl/trf/generate-and-check-many", test_generate_and_check_many);
  g_test_add_func ("/ctl/trf/generate-too-long", test_generate_too_long);
  g_test_add_func ("/ctl/trf/check", test_check);
  g_test_add_func ("/ctl/trf/check-next-byes", test_check_next_byes);
  for (gsize i = 0; i < G_N_ELEMENTS (generated_systems); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ctl/trf/generate-and-check/%s", generated_systems[i]);

      g_test_add_data_func (path, generated_systems[i], test_generate_and_check);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ctl/call/%s", calls[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_call);
    }
  g_test_add_func ("/ctl/trf/generate-other-systems", test_generate_other_systems);
  g_test_add_func ("/ctl/trf/unknown-tiebreaks", test_unknown_tiebreaks);
  g_test_add_func ("/ctl/trf/check-unknown-tiebreaks", test_check_unknown_tiebreaks);
  g_test_add_func ("/ctl/trf/late-entries-accelerated", test_late_entries_accelerated);
  return g_test_run ();
}
