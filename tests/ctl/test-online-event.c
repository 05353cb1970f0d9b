/* Two events over the internet as a chief arbiter runs them from a terminal: four schools by the regulation of the
 * distance team event, and a final of sixteen on eight sites under order 988; with lost connections, a substitution, an
 * extra game and a checked game. What is printed is looked at, the journal verified, and all taken back.
 */
#include "config.h"

#include "ctl-runner.h"

#include <string.h>

/* A line of words, the file in the place of FILE; a word may stand in quotes. Returns: (transfer full): what was printed. */
static char *
say (CtlFixture *fixture,
     int         expected,
     const char *line)
{
  g_auto (GStrv) words = NULL;
  g_autofree char *errors = NULL;
  g_autofree char *output = NULL;
  int              code;

  g_assert_true (g_shell_parse_argv (line, NULL, &words, NULL));
  for (char **word = words; *word != NULL; word++)
    if (strcmp (*word, "FILE") == 0)
      {
        g_free (*word);
        *word = g_strdup (fixture->file);
      }
  code = ctl_run ((const char *const *) words, NULL, &output, &errors);
  if (code != expected)
    g_error ("%s: %d, not %d: %s%s", line, code, expected, output, errors);
  return g_strconcat (output, errors, NULL);
}

static void
do_all (CtlFixture        *fixture,
        const char *const *lines)
{
  for (; *lines != NULL; lines++)
    g_free (say (fixture, 0, *lines));
}

static void
expect (CtlFixture *fixture,
        int         code,
        const char *line,
        const char *words)
{
  g_autofree char *output = say (fixture, code, line);

  if (strstr (output, words) == NULL)
    g_error ("%s does not say “%s”: %s", line, words, output);
}

static void
expect_not (CtlFixture *fixture,
            const char *line,
            const char *words)
{
  g_autofree char *output = say (fixture, 0, line);

  if (strstr (output, words) != NULL)
    g_error ("%s says “%s”: %s", line, words, output);
}

/* The journal holds, is run again with the same outcome, and can be taken back to the last @n acts and done again. */
static void
check_journal (CtlFixture *fixture,
               int         n)
{
  g_autofree char *undo = g_strdup_printf ("undo FILE --count %d", n);
  g_autofree char *redo = g_strdup_printf ("redo FILE --count %d", n);

  expect (fixture, 0, "verify FILE --by-command", "refused: 0; different: 0");
  g_free (say (fixture, 0, undo));
  expect (fixture, 0, "verify FILE", "ok ");
  g_free (say (fixture, 0, redo));
  expect (fixture, 0, "verify FILE --by-command", "refused: 0; different: 0");
}

/* Four schools; the second with four boys and no reserve, the fourth with a pupil of class 3. */
static const char schools[] =
    "team,board,surname,given,sex,birth,school class,login,e-mail\n"
    "School 1,1,Aa,Pupil,m,2008-01-02,8,aa1,aa@example.org\nSchool 1,2,Ab,Pupil,m,2008-02-02,8,ab1,ab@example.org\n"
    "School 1,3,Ac,Pupil,m,2009-02-02,7,ac1,ac@example.org\nSchool 1,4,Ad,Pupil,w,2009-03-02,7,ad1,ad@example.org\n"
    "School 1,5,Ae,Pupil,m,2009-03-02,7,ae1,ae@example.org\n"
    "School 2,1,Ba,Pupil,m,2008-01-02,8,ba2,ba@example.org\nSchool 2,2,Bb,Pupil,m,2008-02-02,8,bb2,bb@example.org\n"
    "School 2,3,Bc,Pupil,m,2009-02-02,7,bc2,bc@example.org\nSchool 2,4,Bd,Pupil,m,2009-03-02,7,bd2,bd@example.org\n"
    "School 3,1,Ca,Pupil,m,2008-01-02,8,ca3,ca@example.org\nSchool 3,2,Cb,Pupil,m,2008-02-02,8,cb3,cb@example.org\n"
    "School 3,3,Cc,Pupil,m,2009-02-02,7,cc3,cc@example.org\nSchool 3,4,Cd,Pupil,w,2009-03-02,7,cd3,cd@example.org\n"
    "School 3,5,Ce,Pupil,m,2009-03-02,7,ce3,ce@example.org\n"
    "School 4,1,Da,Pupil,m,2013-01-02,3,da4,da@example.org\nSchool 4,2,Db,Pupil,m,2008-02-02,8,db4,db@example.org\n"
    "School 4,3,Dc,Pupil,m,2009-02-02,7,dc4,dc@example.org\nSchool 4,4,Dd,Pupil,w,2009-03-02,7,dd4,dd@example.org\n"
    "School 4,5,De,Pupil,m,2009-03-02,7,de4,de@example.org\n";

/* Entered and held against the regulation, each fault with its article; mended until nothing is left. */
static void
enter_schools (CtlFixture *fixture)
{
  static const char *const made[] = { "new FILE --title Schools --ruleset fide-2009", "regulation FILE --adopt distance-team",
                                      "tournament FILE add --name Match --system round-robin --boards 4 --discipline online-rapid --seed 7", NULL };
  static const char *const mended[] = { "member FILE edit 'School 2' 4 --reserve yes", "member FILE add 'School 2' 'Be Pupil' --sex w --school-class 7",
                                        "member FILE edit 'School 4' 1 --school-class 5",
                                        "entry FILE number --by lot --seed 7", NULL };
  g_autofree char         *path = g_build_filename (fixture->folder, "schools.csv", NULL);
  g_autofree char         *import = g_strdup_printf ("import FILE '%s'", path);

  g_assert_true (g_file_set_contents (path, schools, -1, NULL));
  do_all (fixture, made);
  g_free (say (fixture, 0, import));
  expect (fixture, 0, "info FILE", "“School 2”: boys at the boards: 4, at most 3 [CHU 3.3]");
  expect (fixture, 0, "info FILE", "“School 2”: reserves: 0, at least 1 [CHU 3.3]");
  expect (fixture, 0, "info FILE", "Da Pupil (School 4): school class 3 is not admitted [CHU 1.1; CHU 3.1]");
  do_all (fixture, mended);
  expect_not (fixture, "info FILE", "[CHU 3.");
}

/* Saturdays from 13 to 15: proposed, written, and each other hour named with its article. */
static const struct
{
  const char *plan;
  const char *note; /* %NULL: nothing is said */
} slots[] = {
  { "2022-01-29T13:00\t1\n2022-02-05T14:59\t2\n", NULL },
  { "2022-01-29T12:59\t1\n", "Round 1 is planned for 29/01/2022 12:59; matches are played on Saturdays from 13:00 to 15:00 [CHU 5.2]" },
  { "2022-01-29T15:00\t1\n", "Round 1 is planned for 29/01/2022 15:00; matches are played on Saturdays" },
  { "2022-02-02T13:00\t1\n", "Round 1 is planned for 02/02/2022 13:00; matches are played on Saturdays" },
  { "2022-01-29T13:00\t1\n2022-01-29T14:00\t2\n", "Rounds 1 and 2 are planned in one week; a week has one match [CHU 5.2]" },
  { "2022-01-27T10:00\tTrial of the link\n2022-01-29T13:00\t1\n", NULL },
};

static void
plan_schools (CtlFixture *fixture)
{
  g_autofree char *path = g_build_filename (fixture->folder, "plan.txt", NULL);
  g_autofree char *line = g_strdup_printf ("timetable FILE set '%s'", path);
  g_autofree char *proposed = say (fixture, 0, "timetable FILE slots --first 2022-01-27");
  guint            n_agreed = 0;

  g_assert_cmpstr (proposed, ==, "2022-01-29T13:00\t1\n2022-02-05T13:00\t2\n2022-02-12T13:00\t3\n");
  for (gsize i = 0; i < G_N_ELEMENTS (slots); i++)
    {
      g_autofree char *told = NULL;

      g_assert_true (g_file_set_contents (path, slots[i].plan, -1, NULL));
      g_free (say (fixture, 0, line));
      told = say (fixture, 0, "info FILE");
      n_agreed += slots[i].note != NULL ? strstr (told, slots[i].note) != NULL : strstr (told, "CHU 5.2") == NULL;
    }
  g_test_message ("weekly hours of matches, CHU 5.2: %u/%u agree", n_agreed, (guint) G_N_ELEMENTS (slots));
  g_assert_cmpuint (n_agreed, ==, G_N_ELEMENTS (slots));
  g_free (say (fixture, 0, "timetable FILE clear"));
}

static void
play_schools (CtlFixture *fixture)
{
  static const char *const begun[] = { "pair FILE --publish", "round FILE start 1 --start now", NULL };
  static const char *const sent[] = { "entry FILE edit 1 --logins-sent 2026-01-20", "entry FILE edit 2 --logins-sent 2026-01-20",
                                      "entry FILE edit 3 --logins-sent 2026-01-21", "entry FILE edit 4 --logins-sent 2026-01-21", NULL };
  static const char *const level[] = { "result FILE -r 1 -b 1 -g 1 1-0", "result FILE -r 1 -b 1 -g 2 1-0", "result FILE -r 1 -b 1 -g 3 =-=", NULL };

  do_all (fixture, begun);
  expect (fixture, 0, "info FILE", "1 player has no login: Be Pupil (School 2) [CHU 4.2]");
  g_free (say (fixture, 0, "member FILE edit 'School 2' 4 --login be2"));
  expect_not (fixture, "info FILE", "no login");
  expect (fixture, 0, "sites FILE set 'School 1' --round 1 --place 'Room 1' --conference yes --conference-times '12:45-13:25, 13:27-14:10'", "");
  expect (fixture, 3, "sites FILE set 'School 1' --round 1 --conference-times soon", "are no times");
  expect (fixture, 0, "info FILE", "Logins not sent to the captains: ");
  expect (fixture, 0, "info FILE", "[CHU 4.2]");
  do_all (fixture, sent);
  expect_not (fixture, "info FILE", "Logins not sent");
  g_free (say (fixture, 0, "disconnections FILE lost -r 1 -b 1 -g 4 -p white --cause device"));
  expect (fixture, 1, "disconnections FILE", "device");
  expect (fixture, 0, "log FILE --limit 1", "Round 1, board 1.4, Dd Pupil (School 4): ");
  expect (fixture, 0, "info FILE", "computer or power failed since ");
  expect (fixture, 0, "disconnections FILE ended 1 --how reconnected --lost 80 --ask", "restore=play-on");
  expect (fixture, 0, "disconnections FILE ended 1 --how reconnected --lost 80 --note router", "1:20, back in the game");
  do_all (fixture, level);
  expect (fixture, 1, "extra-game FILE -r 1 -b 1", "is not over and level");
  g_free (say (fixture, 0, "result FILE -r 1 -b 1 -g 4 =-="));
  expect (fixture, 0, "info FILE", "is level, 2 – 2: one more, fast game is played at once; agree on board and control [CHU 4.6]");
  expect (fixture, 0, "extra-game FILE -r 1 -b 1 --first 2 --second 3 --control 5+3 --seed 4", "Extra game of match 1 in round 1: ");
  g_free (say (fixture, 0, "result FILE -r 1 -b 1 -g 5 1-0"));
  expect_not (fixture, "info FILE", "is level");
}

/* Somebody comes in during a match, by the article that allows it. */
static void
replace_in_play (CtlFixture *fixture)
{
  g_autofree char *round = say (fixture, 0, "lineup FILE --round 1");
  const char      *second = strstr (round, "\n2\t");
  g_auto (GStrv) cells = g_strsplit (second + 1, "\t", 3);
  g_autofree char *line = g_strdup_printf ("lineup FILE replace '%s' 3 5 --round 1", cells[1]);

  g_free (say (fixture, 0, "result FILE -r 1 -b 2 -g 1 0-1"));
  g_free (say (fixture, 0, "tournament FILE settings"));
  expect (fixture, 0, line, "Line-up for round 1");
  expect (fixture, 0, "log FILE", "CHU 6.4");
}

static void
test_schools (CtlFixture   *fixture,
              gconstpointer data)
{
  g_autofree char *sheets = NULL;
  g_autofree char *russian = NULL;

  enter_schools (fixture);
  plan_schools (fixture);
  play_schools (fixture);
  replace_in_play (fixture);
  sheets = say (fixture, 0, "report FILE match-sheets --round 1 --lang uk --format txt -o -");
  g_assert_nonnull (strstr (sheets, "Додаткова партія, дошка 5"));
  g_assert_nonnull (strstr (sheets, "Примітки: додаткова партія"));
  g_assert_nonnull (strstr (sheets, "контроль часу 5+3; кольори за жеребом"));
  g_assert_nonnull (strstr (sheets, "1:20: повернення до гри"));
  g_assert_nonnull (strstr (sheets, "CHU 1.4; CHU 1.5"));
  g_assert_nonnull (strstr (sheets, "Примітки: заміни"));
  g_assert_nonnull (strstr (sheets, "Room 1, у конференції 12:45–13:25, 13:27–14:10"));
  g_assert_nonnull (strstr (sheets, "CHU 6.4"));
  g_assert_nonnull (strstr (sheets, "Підсумковий результат 3"));
  russian = say (fixture, 0, "report FILE incidents --lang ru --format txt -o -");
  g_assert_nonnull (strstr (russian, "Потеря связи онлайн"));
  expect (fixture, 0, "report FILE incidents --lang en --format csv -o -", "1,1.4,");
  expect (fixture, 0, "report FILE lots --lang en --format txt -o -", "colours by lot, seed 4");
  check_journal (fixture, 12);
}

/* Sixteen players, two at each of eight sites. */
static void
enter_final (CtlFixture *fixture)
{
  static const char *const made[] = { "new FILE --title Final --ruleset ru-chess-988",
                                      "tournament FILE add --name Final --system dutch --rounds 3 --discipline online-rapid --seed 9", NULL };

  do_all (fixture, made);
  for (int i = 0; i < 16; i++)
    {
      g_autofree char *line = g_strdup_printf ("entry FILE add 'P%c Player' --rating %d --platform Arena --login p%c", 'a' + i, 2400 - 10 * i, 'a' + i);

      g_free (say (fixture, 0, line));
    }
  g_free (say (fixture, 0, "entry FILE number --by rating"));
  expect (fixture, 3, "games FILE said", "No round is paired yet; pair round 1 first");
  expect (fixture, 3, "games FILE take", "No round is paired yet; pair round 1 first");
  g_free (say (fixture, 0, "pair FILE --publish"));
  expect (fixture, 1, "sites FILE", "arbiter at the site (15.6)");
  for (int i = 0; i < 16; i++)
    {
      g_autofree char *line = g_strdup_printf ("sites FILE set %d --round 1 --place 'Town %d, room 1' --arbiter 'Arbiter %d' --equipment yes --camera yes", i + 1,
                                               i / 2 + 1, i / 2 + 1);

      g_free (say (fixture, 0, line));
    }
  g_free (say (fixture, 0, "sites FILE"));
}

/* Back in the game; time ran out; ran out against one who cannot mate; played again, which needs a reason. */
static void
lose_connections (CtlFixture *fixture)
{
  static const char *const lost[] = { "disconnections FILE lost -r 1 -b 1 -p white", "disconnections FILE lost -r 1 -b 2 -p black --cause platform",
                                      "disconnections FILE lost -r 1 -b 3 -p white --cause session", "disconnections FILE lost -r 1 -b 4 -p white", NULL };

  do_all (fixture, lost);
  expect (fixture, 1, "disconnections FILE lost -r 1 -b 1 -p white", "is without a connection already");
  expect (fixture, 0, "disconnections FILE ended 1 --how reconnected --lost 45 --offender-time 45", "own clock +0:45");
  expect (fixture, 0, "disconnections FILE ended 2 --how lost-on-time --lost 600", "Loss of the game");
  expect (fixture, 0, "disconnections FILE ended 3 --how lost-on-time --lost 300 --fact opponent-cannot-mate", "Decision: Draw");
  expect (fixture, 3, "disconnections FILE ended 4 --how replayed --lost 60", "Give the reason");
  g_free (say (fixture, 0, "disconnections FILE ended 4 --how replayed --lost 60 --reason 'The platform lost the game'"));
  expect (fixture, 3, "disconnections FILE ended 4 --how reconnected", "No such lost connection is open");
  expect_not (fixture, "report FILE sanctions --lang en --format txt -o -", "Connection lost online");
  expect_not (fixture, "info FILE", "Notice of a breach to the federation");
  expect (fixture, 0, "round FILE show 1", "=-=");
}

/* Sent, answered, ruled on; none of it is on a paper for others. */
static void
screen (CtlFixture *fixture)
{
  static const char *const papers[] = { "pairings", "results", "standings", "crosstable", "start-list", "incidents", "arbiter-report", "round-set", NULL };

  g_free (say (fixture, 0, "result FILE -r 1 -b 5 1-0"));
  g_free (say (fixture, 0, "screening FILE send -r 1 -b 5 -p white --body 'Panel of Invention' --why 'Nothing but first choices'"));
  expect (fixture, 1, "screening FILE", "Panel of Invention");
  expect (fixture, 1, "screening FILE rule 1", "does not confirm");
  g_free (say (fixture, 0, "screening FILE answer 1 --answer confirmed --note 'Forty of forty'"));
  expect (fixture, 0, "screening FILE rule 1 --ask", "sanctions=game-loss,expulsion,disqualification");
  expect (fixture, 0, "screening FILE rule 1 --sanction game-loss", "the chief judging panel");
  expect (fixture, 0, "round FILE show 1", "0-1");
  for (const char *const *paper = papers; *paper != NULL; paper++)
    {
      g_autofree char *line = g_strdup_printf ("report FILE %s --round 1 --lang en --format txt -o -", *paper);

      expect_not (fixture, line, "Panel of Invention");
      expect_not (fixture, line, "first choices");
    }
}

/* A file of the platform: what it says is listed, also by the next call, and taken at once. */
static void
take_games (CtlFixture *fixture)
{
  static const char games[] = "[White \"?\"]\n[Black \"?\"]\n[Board \"7\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n"
                              "[White \"?\"]\n[Black \"?\"]\n[Board \"8\"]\n[Result \"1/2-1/2\"]\n\n1. e4 e5 1/2-1/2\n";
  g_autofree char  *path = g_build_filename (fixture->folder, "games.pgn", NULL);
  g_autofree char  *line = g_strdup_printf ("games FILE import '%s' -r 1", path);

  g_assert_true (g_file_set_contents (path, games, -1, NULL));
  expect (fixture, 1, "games FILE said -r 1", "");
  g_free (say (fixture, 0, line));
  expect (fixture, 0, "games FILE said -r 1", "7\t1\t0-1\tno");
  expect (fixture, 0, "games FILE said", "8\t1\t=-=\tno");
  expect (fixture, 0, "games FILE take -r 1", "results taken: 7 0 – 1, 8 ½ – ½");
  expect (fixture, 1, "games FILE take -r 1", "no result is there to be taken");
  expect (fixture, 1, "games FILE said -r 1", "");
}

static void
test_final (CtlFixture   *fixture,
            gconstpointer data)
{
  enter_final (fixture);
  lose_connections (fixture);
  expect (fixture, 0, "report FILE sites --round 1 --lang en --format txt -o -", "Town 1, room 1");
  expect (fixture, 0, "report FILE arbiter-report --lang uk --format txt -o -", "Спосіб гри Через інтернет");
  expect (fixture, 0, "report FILE logins --lang en --format csv -o -", "16,Pp Player,,");
  expect (fixture, 0, "report FILE sites --round 1 --lang uk --format txt -o -", "Суддя на місці гри");
  expect (fixture, 0, "report FILE sites --round 1 --lang ru --format txt -o -", "Технические случаи");
  screen (fixture);
  take_games (fixture);
  expect (fixture, 1, "incident FILE add -r 1 -b 6 -p white -i touch-move-own --ask", "switched_off=15.3");
  expect (fixture, 1, "incident FILE add -r 1 -b 6 -p white -i touch-move-own", "Not applied in play over the internet (15.3). Decide yourself");
  check_journal (fixture, 20);
}

static void
set_up (CtlFixture   *fixture,
        gconstpointer data)
{
  ctl_fixture_init (fixture);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/ctl/online-event/schools", CtlFixture, NULL, set_up, test_schools, ctl_fixture_tear_down);
  g_test_add ("/ctl/online-event/final", CtlFixture, NULL, set_up, test_final, ctl_fixture_tear_down);
  return g_test_run ();
}
