/* Teams made without a TRF file, as a script makes them: members, captain, reserves, order. */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "ctl-runner.h"

static const char list[] = "Команда;Дошка;Прізвище та ім'я;Рейтинг\n"
                           "Вежа;2;Дячук Ірина;2000\n"
                           "Вежа;1;Гнатів Олег;2100\n"
                           "Вежа;3;Зінчук Лев;1900\n"
                           "Тура;1;Кобець Яна;2050\n"
                           "ТУРА;2;Ломака Петро;1950\n"
                           ";1;Мороз Іван;1850\n"
                           "Кінь;1;Нагорна Оля;2010\n"
                           "Кінь;1;Окунь Тарас;1910\n";

typedef struct
{
  char *folder;
  char *path;
} Fixture;

static void
expect (int                code,
        const char        *wanted,
        const char *const *words)
{
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;
  int              found = ctl_run (words, NULL, &output, &errors);

  if (found != code)
    g_test_message ("%s", errors);
  g_assert_cmpint (found, ==, code);
  if (wanted != NULL && code == 0)
    g_assert_cmpstr (output, ==, wanted);
  else if (wanted != NULL && strstr (errors, wanted) == NULL)
    g_error ("“%s” is not in “%s”", wanted, errors);
}

#define EXPECT(code, wanted, ...) expect (code, wanted, (const char *const[]){ __VA_ARGS__, NULL })

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autofree char *source = NULL;

  fixture->folder = g_dir_make_tmp ("zhereb-teams-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "cup.zhereb", NULL);
  source = g_build_filename (fixture->folder, "teams.csv", NULL);
  g_assert_true (g_file_set_contents (source, list, -1, NULL));
  EXPECT (0, NULL, "new", fixture->path, "--title", "Invented cup", "--ruleset", "ua-chess-2026");
  EXPECT (0, NULL, "tournament", fixture->path, "add", "--name", "Teams", "--system", "round-robin", "--boards", "2");
  EXPECT (0, NULL, "import", fixture->path, source);
  g_unlink (source);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *backups = g_build_filename (fixture->folder, "backups", NULL);

  g_unlink (fixture->path);
  g_rmdir (backups);
  g_rmdir (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->folder);
}

/* Teams are one under any letter case; boards order them; the third of two boards is a reserve. */
static void
test_import (Fixture      *fixture,
             gconstpointer data)
{
  EXPECT (0,
          "Вежа\t1\tГнатів Олег\t2100\tmain\n"
          "Вежа\t2\tДячук Ірина\t2000\tmain\n"
          "Вежа\t3\tЗінчук Лев\t1900\treserve\n"
          "Тура\t1\tКобець Яна\t2050\tmain\n"
          "Тура\t2\tЛомака Петро\t1950\tmain\n"
          "Кінь\t1\tНагорна Оля\t2010\tmain\n"
          "Кінь\t2\tОкунь Тарас\t1910\tmain\n",
          "member", fixture->path);
  EXPECT (0, NULL, "entry", fixture->path, "number", "--by", "rating");
  EXPECT (0, "1\tВежа\t2050\tplaying\n2\tТура\t2000\tplaying\n3\tКінь\t1960\tplaying\n", "entry", fixture->path);
}

/* Without a column of teams a list is one of teams. */
static void
test_names_of_teams (Fixture      *fixture,
                     gconstpointer data)
{
  g_autofree char *source = g_build_filename (fixture->folder, "names.csv", NULL);

  g_assert_true (g_file_set_contents (source, "Назва команди Перша\nтура\nСлон і Кінь\n", -1, NULL));
  EXPECT (0, "Teams entered: 2 teams, 0 members\n", "import", fixture->path, source);
  EXPECT (1, NULL, "import", fixture->path, source);
  g_unlink (source);
}

static void
test_members (Fixture      *fixture,
              gconstpointer data)
{
  EXPECT (0, NULL, "member", fixture->path, "add", "Тура", "Рудь", "Анна", "--rating", "1700", "--sex", "f", "--birth", "2010");
  EXPECT (0, NULL, "member", fixture->path, "order", "Тура", "2,Рудь,Кобець");
  EXPECT (0, NULL, "member", fixture->path, "edit", "Тура", "Ломака", "--rating", "1955", "--region", "Львів");
  EXPECT (0, "Тура\t1\tЛомака Петро\t1955\tmain\nТура\t2\tРудь Анна\t1700\tmain\nТура\t3\tКобець Яна\t2050\treserve\n",
          "member", fixture->path, "list", "Тура");
  EXPECT (0, NULL, "member", fixture->path, "edit", "Тура", "1", "--reserve", "yes");
  EXPECT (0, NULL, "member", fixture->path, "captain", "Тура", "Тренер", "Оксана");
  EXPECT (0, "Тура\t1\tРудь Анна\t1700\tmain\nТура\t2\tЛомака Петро\t1955\treserve\nТура\t3\tКобець Яна\t2050\treserve\nТура\t\tТренер Оксана\t\tcaptain\n",
          "member", fixture->path, "list", "Тура");
  EXPECT (0, NULL, "member", fixture->path, "remove", "Тура", "Рудь");
  EXPECT (0, NULL, "undo", fixture->path);
  EXPECT (0, NULL, "verify", fixture->path);
}

static void
test_refusals (Fixture      *fixture,
               gconstpointer data)
{
  EXPECT (3, "Nobody of the team “Тура”", "member", fixture->path, "remove", "Тура", "Ніхто");
  EXPECT (2, "which is too few or too many", "member", fixture->path, "add", "Тура");
  EXPECT (3, "must name each of its 2 members once", "member", fixture->path, "order", "Тура", "1,1");
  EXPECT (1, "cannot become a tournament of individual players", "tournament", fixture->path, "edit", "--boards", "0");
  EXPECT (0, NULL, "regulation", fixture->path, "teams.reserves-max", "1");
  EXPECT (1, "the regulation allows 1 reserve", "member", fixture->path, "add", "Вежа", "Рудь", "Анна");
}

/* IV.6.2: after the start of round 1 only with a reason, which the journal keeps. */
static void
test_locked (Fixture      *fixture,
             gconstpointer data)
{
  EXPECT (0, NULL, "entry", fixture->path, "number", "--by", "rating");
  EXPECT (0, NULL, "pair", fixture->path);
  EXPECT (0, NULL, "member", fixture->path, "order", "Кінь", "2,1");
  EXPECT (0, NULL, "round", fixture->path, "publish", "1");
  EXPECT (1, "[IV.6.2]", "member", fixture->path, "order", "Кінь", "2,1");
  EXPECT (0, NULL, "member", fixture->path, "order", "Кінь", "2,1", "--reason", "regulation 4.2");
  EXPECT (1, "stands in a line-up of round 1", "member", fixture->path, "remove", "Тура", "1", "--reason", "ill");
  EXPECT (0, NULL, "member", fixture->path, "edit", "Тура", "1", "--region", "Львів");
}

/* A team that comes late makes its line-up before its own first round. */
static void
test_late_team (Fixture      *fixture,
                gconstpointer data)
{
  EXPECT (0, NULL, "tournament", fixture->path, "edit", "--system", "team-swiss", "--rounds", "3");
  EXPECT (0, NULL, "entry", fixture->path, "number", "--by", "rating");
  EXPECT (0, NULL, "pair", fixture->path, "--publish");
  EXPECT (0, NULL, "entry", fixture->path, "add", "Слон");
  EXPECT (0, NULL, "member", fixture->path, "add", "Слон", "Рудь", "Анна");
  EXPECT (1, "[IV.6.2]", "member", fixture->path, "add", "Вежа", "Савчук", "Юрій");
  EXPECT (0, NULL, "entry", fixture->path, "edit", "Слон", "--name", "Офіцер");
  EXPECT (0, "Офіцер\t1\tРудь Анна\t0\tmain\n", "member", fixture->path, "list", "Офіцер");
}

/* A reserve takes a board; another order needs a reason, somebody else's player has no right. */
static void
test_lineup (Fixture      *fixture,
             gconstpointer data)
{
  EXPECT (0, NULL, "entry", fixture->path, "number", "--by", "rating");
  EXPECT (0, NULL, "pair", fixture->path, "--publish");
  EXPECT (0, "1\tТура\t1\tКобець Яна\t1\n1\tТура\t2\tЛомака Петро\t2\n1\tКінь\t1\tНагорна Оля\t1\n1\tКінь\t2\tОкунь Тарас\t2\n",
          "lineup", fixture->path);
  EXPECT (0, NULL, "member", fixture->path, "add", "Тура", "Рудь", "Анна", "--reason", "regulation");
  EXPECT (0, NULL, "lineup", fixture->path, "replace", "Тура", "2", "Рудь");
  EXPECT (1, "[IV.6.2]", "lineup", fixture->path, "set", "Тура", "2,1");
  EXPECT (0, NULL, "lineup", fixture->path, "set", "Тура", "2,1", "--reason", "agreed with both captains");
  EXPECT (1, "stands on boards 1 and 2", "lineup", fixture->path, "set", "Тура", "1,1");
  EXPECT (3, "Nobody of the team", "lineup", fixture->path, "set", "Тура", "Нагорна,1");
  EXPECT (3, "names 2 boards", "lineup", fixture->path, "set", "Тура", "1,2,3");
  EXPECT (0, NULL, "result", fixture->path, "--round", "1", "--board", "1", "1-0,--+");
  EXPECT (1, "has a result already", "lineup", fixture->path, "replace", "Тура", "1", "-");
  EXPECT (0, "1\tТура\t1\tЛомака Петро\t2\n1\tТура\t2\tКобець Яна\t1\n1\tКінь\t1\tНагорна Оля\t1\n1\tКінь\t2\tОкунь Тарас\t2\n",
          "lineup", fixture->path, "list", "--round", "1");
  EXPECT (0, NULL, "verify", fixture->path);
}

/* How a match stands is seen without adding up its games; what is open is told by board. */
static void
test_score (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *json = NULL;
  g_autofree char *info = NULL;

  EXPECT (0, NULL, "entry", fixture->path, "number", "--by", "rating");
  EXPECT (0, NULL, "pair", fixture->path, "--publish");
  EXPECT (0, "1\t2\t3\tТура\tКінь\tclear,clear\t\n2\t1\t0\tВежа\t–\t\t\n", "round", fixture->path, "show", "1");
  EXPECT (0, NULL, "result", fixture->path, "--round", "1", "--board", "1", "--game", "2", "=-=");
  g_assert_cmpint (CTL_RUN (NULL, &info, NULL, "info", fixture->path), ==, 0);
  g_assert_nonnull (strstr (info, "1 board without a result: 1.1\n"));
  EXPECT (0, NULL, "result", fixture->path, "--round", "1", "--board", "1", "--game", "1", "1-0");
  EXPECT (0, "1\t2\t3\tТура\tКінь\t1-0,=-=\t1.5-0.5\n2\t1\t0\tВежа\t–\t\t\n", "round", fixture->path, "show", "1");
  g_assert_cmpint (CTL_RUN (NULL, &json, NULL, "round", fixture->path, "show", "1", "--json"), ==, 0);
  g_assert_nonnull (strstr (json, "\"score\":\"1.5-0.5\""));
  g_assert_nonnull (strstr (json, "\"open\":0"));
}

/* What a regulation asks of the teams stands in what the file holds, until it is so; a line-up against it needs a
 * reason. */
static void
test_notes (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autofree char *json = NULL;
  g_autofree char *later = NULL;

  EXPECT (0, NULL, "regulation", fixture->path, "teams.reserves-min", "1");
  EXPECT (0, NULL, "regulation", fixture->path, "teams.substitution", "none");
  g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "info", fixture->path), ==, 0);
  g_assert_nonnull (strstr (text, "\n! “Тура”: reserves: 0, at least 1\n"));
  g_assert_cmpint (CTL_RUN (NULL, &json, NULL, "info", fixture->path, "--json"), ==, 0);
  g_assert_nonnull (strstr (json, "“Тура”: reserves: 0, at least 1"));
  EXPECT (0, NULL, "member", fixture->path, "add", "Тура", "Рудь", "Анна");
  g_assert_cmpint (CTL_RUN (NULL, &later, NULL, "info", fixture->path), ==, 0);
  g_assert_null (strstr (later, "! “Тура”"));
  EXPECT (0, NULL, "entry", fixture->path, "number", "--by", "rating");
  EXPECT (0, NULL, "pair", fixture->path, "--publish");
  EXPECT (1, "nobody is replaced", "lineup", fixture->path, "replace", "Тура", "2", "Рудь");
  EXPECT (0, NULL, "lineup", fixture->path, "replace", "Тура", "2", "Рудь", "--reason", "illness, both captains agree");
}

/* The others move up, the reserve plays last. */
static void
test_lineup_moves_up (Fixture      *fixture,
                      gconstpointer data)
{
  EXPECT (0, NULL, "tournament", fixture->path, "edit", "--option", "line-ups=shift");
  EXPECT (0, NULL, "member", fixture->path, "add", "Тура", "Рудь", "Анна");
  EXPECT (0, NULL, "entry", fixture->path, "number", "--by", "rating");
  EXPECT (0, NULL, "pair", fixture->path, "--publish");
  EXPECT (0, NULL, "lineup", fixture->path, "replace", "Тура", "1", "3");
  EXPECT (0, "1\tТура\t1\tЛомака Петро\t2\n1\tТура\t2\tРудь Анна\t3\n1\tКінь\t1\tНагорна Оля\t1\n1\tКінь\t2\tОкунь Тарас\t2\n",
          "lineup", fixture->path);
  EXPECT (1, "stands out of order", "lineup", fixture->path, "set", "Тура", "3,1");
}

/* The captain's order stays for the next round. */
static void
test_lineup_before (Fixture      *fixture,
                    gconstpointer data)
{
  EXPECT (0, NULL, "tournament", fixture->path, "edit", "--option", "line-ups=free");
  EXPECT (0, NULL, "entry", fixture->path, "number", "--order", "Тура,Кінь,Вежа");
  EXPECT (0, NULL, "pair", fixture->path, "--publish");
  EXPECT (0, NULL, "lineup", fixture->path, "set", "Кінь", "2,1");
  EXPECT (0, NULL, "result", fixture->path, "--round", "1", "--board", "1", "1-0,1-0");
  EXPECT (0, NULL, "pair", fixture->path, "--publish");
  EXPECT (0, "1\tТура\t1\tКобець Яна\t1\n1\tТура\t2\tЛомака Петро\t2\n1\tКінь\t1\tОкунь Тарас\t2\n1\tКінь\t2\tНагорна Оля\t1\n",
          "lineup", fixture->path);
}

static char *
read_standings (const char *path)
{
  const char *const words[] = { "standings", path, NULL };
  char             *output = NULL;

  g_assert_cmpint (ctl_run (words, NULL, &output, NULL), ==, 0);
  return output;
}

/* Order 988, article 22: a team that came with too few players is removed with its results. */
static void
test_removal (Fixture      *fixture,
              gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "removal.zhereb", NULL);
  g_autofree char *source = g_build_filename (fixture->folder, "teams.csv", NULL);
  g_autofree char *before = NULL;
  g_autofree char *removed = NULL;
  g_autofree char *after = NULL;

  g_assert_true (g_file_set_contents (source, list, -1, NULL));
  EXPECT (0, NULL, "new", path, "--title", "Invented cup", "--ruleset", "ru-chess-988");
  EXPECT (0, NULL, "tournament", path, "add", "--name", "Teams", "--system", "round-robin", "--boards", "2");
  EXPECT (0, NULL, "import", path, source);
  EXPECT (0, NULL, "entry", path, "number", "--order", "Тура,Кінь,Вежа");
  EXPECT (0, NULL, "pair", path, "--publish");
  EXPECT (0, NULL, "result", path, "--round", "1", "--board", "1", "1-0,1-0");
  EXPECT (0, NULL, "pair", path, "--publish");
  before = read_standings (path);
  EXPECT (3, "say that it is about the team", "incident", path, "add", "--round", "2", "--board", "1", "--player", "white", "--incident",
          "team-absent", "--decision", "none", "--sanction", "team-removal", "--reason", "one of two");
  EXPECT (0, NULL, "incident", path, "add", "--about", "team", "--round", "2", "--player", "Кінь", "--incident", "team-absent",
          "--decision", "none", "--sanction", "team-removal", "--reason", "one of two");
  removed = read_standings (path);
  g_assert_nonnull (strstr (before, "Кінь\t1\t"));
  g_assert_nonnull (strstr (removed, "0\t2\tКінь (− removed)\t0\t"));
  g_assert_nonnull (strstr (removed, "Вежа\t0\t"));
  g_assert_nonnull (strstr (removed, "Тура\t0\t"));
  EXPECT (0, NULL, "undo", path);
  after = read_standings (path);
  g_assert_cmpstr (after, ==, before);
  EXPECT (0, NULL, "verify", path);
  g_unlink (source);
  g_unlink (path);
}

/* Who is paired by game points first is ranked by them first, unless the order says otherwise. */
static void
test_primary_score (Fixture      *fixture,
                    gconstpointer data)
{
  g_autofree char *list_of_all = NULL;

  EXPECT (0, NULL, "tournament", fixture->path, "add", "--name", "Games", "--system", "team-swiss", "--boards", "2", "--option", "team-scores=gp-mp");
  EXPECT (0, NULL, "tournament", fixture->path, "add", "--name", "Matches", "--system", "team-swiss", "--boards", "2");
  EXPECT (0, NULL, "tournament", fixture->path, "add", "--name", "Chosen", "--system", "team-swiss", "--boards", "2", "--option",
          "team-scores=gp", "--tiebreaks", "MPTS,EDE");
  g_assert_cmpint (CTL_RUN (NULL, &list_of_all, NULL, "tournament", fixture->path), ==, 0);
  g_assert_nonnull (strstr (list_of_all, "0/0\tGPTS,UC-DE,MPTS,"));
  g_assert_nonnull (strstr (list_of_all, "0/0\tMPTS,UC-DE,GPTS,"));
  g_assert_nonnull (strstr (list_of_all, "0/0\tMPTS,EDE\n"));
}

/* The registration ticks one member of a team, and of a match nobody knows which game is confirmed unless it is said. */
static void
test_one_member (Fixture      *fixture,
                 gconstpointer data)
{
  EXPECT (2, "Name the team of the member", "register", fixture->path, "set", "--member", "Дячук", "--arrived", "yes");
  EXPECT (3, NULL, "register", fixture->path, "set", "Вежа", "--member", "Nobody", "--arrived", "yes");
  EXPECT (0, NULL, "register", fixture->path, "set", "Вежа", "--member", "Дячук", "--arrived", "yes");
  EXPECT (0, "0\tГнатів Олег\t-\t-\t-\n0\tДячук Ірина\t+\t-\t-\n0\tЗінчук Лев\t-\t-\t-\n0\tКобець Яна\t-\t-\t-\n"
             "0\tЛомака Петро\t-\t-\t-\n0\tНагорна Оля\t-\t-\t-\n0\tОкунь Тарас\t-\t-\t-\n",
          "register", fixture->path);
  EXPECT (0, NULL, "entry", fixture->path, "number", "--by", "lot", "--seed", "5");
  EXPECT (0, NULL, "pair", fixture->path, "--publish");
  EXPECT (0, NULL, "result", fixture->path, "--round", "1", "--board", "1", "--game", "1", "1-0");
  EXPECT (2, "Board 1 has 2 games; --game says which is confirmed", "confirm", fixture->path, "--round", "1", "--board", "1", "1-0");
}

/* What was ruled at a board stands in the notes of its match, in those of no other. */
static void
test_ruling_in_protocol (Fixture      *fixture,
                         gconstpointer data)
{
  g_autofree char *sheets = NULL;
  g_auto (GStrv) pages = NULL;

  EXPECT (0, NULL, "entry", fixture->path, "number", "--by", "rating");
  EXPECT (0, NULL, "pair", fixture->path, "--publish");
  EXPECT (0, NULL, "incident", fixture->path, "add", "--round", "1", "--board", "1", "--game", "2", "--player", "white", "--incident", "illegal-move");
  g_assert_cmpint (CTL_RUN (NULL, &sheets, NULL, "report", fixture->path, "match-sheets", "--round", "1", "--lang", "en", "--format", "txt", "-o", "-"), ==, 0);
  pages = g_strsplit (sheets, "Notes: decisions of the arbiters", -1);
  g_assert_cmpuint (g_strv_length (pages), ==, 2);
  g_assert_nonnull (strstr (pages[1], "7.5"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/ctl/teams/import", Fixture, NULL, set_up, test_import, tear_down);
  g_test_add ("/ctl/teams/one-member", Fixture, NULL, set_up, test_one_member, tear_down);
  g_test_add ("/ctl/teams/names-of-teams", Fixture, NULL, set_up, test_names_of_teams, tear_down);
  g_test_add ("/ctl/teams/members", Fixture, NULL, set_up, test_members, tear_down);
  g_test_add ("/ctl/teams/refusals", Fixture, NULL, set_up, test_refusals, tear_down);
  g_test_add ("/ctl/teams/locked", Fixture, NULL, set_up, test_locked, tear_down);
  g_test_add ("/ctl/teams/late-team", Fixture, NULL, set_up, test_late_team, tear_down);
  g_test_add ("/ctl/teams/line-up", Fixture, NULL, set_up, test_lineup, tear_down);
  g_test_add ("/ctl/teams/notes", Fixture, NULL, set_up, test_notes, tear_down);
  g_test_add ("/ctl/teams/score", Fixture, NULL, set_up, test_score, tear_down);
  g_test_add ("/ctl/teams/line-up-moves-up", Fixture, NULL, set_up, test_lineup_moves_up, tear_down);
  g_test_add ("/ctl/teams/primary-score", Fixture, NULL, set_up, test_primary_score, tear_down);
  g_test_add ("/ctl/teams/line-up-before", Fixture, NULL, set_up, test_lineup_before, tear_down);
  g_test_add ("/ctl/teams/ruling-in-protocol", Fixture, NULL, set_up, test_ruling_in_protocol, tear_down);
  g_test_add ("/ctl/teams/removal", Fixture, NULL, set_up, test_removal, tear_down);
  return g_test_run ();
}
