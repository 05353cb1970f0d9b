/* A simultaneous display from a terminal: the exhibitor plays at every board, with the colours that are wanted; results are
 * results of a match; the protocol counts them from his side; no rating report goes out, nobody else sits at two boards.
 */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "ctl-runner.h"

static const char teams[] = "team,board,surname,given,club\n"
                            "Exhibitor,1,Strong,Sam,Tower\n"
                            "Club,1,Aa,One,North\nClub,2,Bb,Two,\nClub,3,Cc,Three,\nClub,4,Dd,Four,\n";

/* Rules, game, colours of the exhibitor's boards, results as White and Black made them; what the protocol says. */
static const struct
{
  const char *rules;
  const char *sport;
  const char *colours;
  const char *results[4];
  const char *form;
  const char *count;
  const char *score;
} displays[] = {
  { "ua-draughts-64", "draughts-russian", "WWWW", { "2-0", "1-1", "0-2", "2-0" }, "Form of play simultaneous display [IV.3.5.2]\n", "+2 =1 −1", "5 – 3" },
  { "ua-draughts-100", "draughts-100", "WBWB", { "2-0", "0-2", "2-0", "1-1" }, "Form of play simultaneous display [IV.3.5.2]\n", "+3 =1 −0", "7 – 1" },
  { "ua-draughts-64", "draughts-russian", "BBBB", { "0-2", "0-2", "2-0", "0-2" }, "Form of play simultaneous display [IV.3.5.2]\n", "+3 =0 −1", "6 – 2" },
  { "ru-chess-988", "chess", "WBWB", { "1-0", "0-1", "=-=", "1-0" }, "Form of play simultaneous display\n", "+2 =1 −1", "2½ – 1½" },
  { "fide-2023", "chess", "WWWW", { "1-0", "1-0", "1-0", "1-0" }, "Form of play simultaneous display\n", "+4 =0 −0", "4 – 0" },
};

static void
make_display (CtlFixture *fixture,
              gsize       i)
{
  g_autofree char *path = g_build_filename (fixture->folder, "teams.csv", NULL);
  g_autofree char *import = g_strdup_printf ("import FILE '%s'", path);
  g_autofree char *made = g_strdup_printf ("new FILE --title Display --ruleset %s", displays[i].rules);
  g_autofree char *added = g_strdup_printf ("tournament FILE add --name Display --system match --rounds 1 --boards 4 --sport %s --board-colours %s --line-ups display",
                                            displays[i].sport, displays[i].colours);

  g_remove (fixture->file);
  g_assert_true (g_file_set_contents (path, teams, -1, NULL));
  g_free (ctl_say (fixture, 0, made));
  g_free (ctl_say (fixture, 0, added));
  g_free (ctl_say (fixture, 0, import));
  g_free (ctl_say (fixture, 0, "entry FILE number --by hand --order Exhibitor,Club"));
  g_free (ctl_say (fixture, 0, "pair FILE --publish"));
}

static gboolean
check_display (CtlFixture *fixture,
               gsize       i)
{
  g_autofree char *paper = NULL;
  gboolean         agrees;

  make_display (fixture, i);
  for (int game = 0; game < 4; game++)
    {
      g_autofree char *line = g_strdup_printf ("result FILE -r 1 -b 1 -g %d %s", game + 1, displays[i].results[game]);

      g_free (ctl_say (fixture, 0, line));
    }
  paper = ctl_say (fixture, 0, "report FILE display --round 1 --lang en --format txt -o -");
  agrees = strstr (paper, displays[i].form) != NULL && strstr (paper, displays[i].count) != NULL && strstr (paper, displays[i].score) != NULL &&
           strstr (paper, "Exhibitor Strong Sam") != NULL && strstr (paper, "Aa One") != NULL && strstr (paper, "North") != NULL;
  if (!agrees)
    g_test_message ("%s, %s: %s", displays[i].rules, displays[i].colours, paper);
  return agrees;
}

static void
test_protocols (CtlFixture   *fixture,
                gconstpointer data)
{
  guint n_agreed = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (displays); i++)
    n_agreed += check_display (fixture, i);
  g_test_message ("protocols of simultaneous displays, IV.3.5.2: %u/%u agree", n_agreed, (guint) G_N_ELEMENTS (displays));
  g_assert_cmpuint (n_agreed, ==, G_N_ELEMENTS (displays));
}

/* One at every board, the others at one each; a game that goes on is counted; undone and run again. */
static void
test_boards (CtlFixture   *fixture,
             gconstpointer data)
{
  make_display (fixture, 0);
  ctl_expect (fixture, 0, "lineup FILE --round 1", "1\tExhibitor\t4\tStrong Sam\t1");
  ctl_expect (fixture, 0, "lineup FILE --round 1", "1\tClub\t4\tDd Four\t4");
  ctl_expect (fixture, 1, "lineup FILE set Club 1,1,3,4 --round 1", "A member plays on one board");
  ctl_expect (fixture, 0, "report FILE display --round 1 --lang uk --format txt -o -", "Сеансер");
  ctl_expect (fixture, 0, "report FILE display --round 1 --lang ru --format txt -o -", "Сеансёр");
  g_free (ctl_say (fixture, 0, "result FILE -r 1 -b 1 -g 2 2-0"));
  ctl_expect (fixture, 0, "report FILE display --round 1 --lang en --format txt -o -", "Games still played 3");
  ctl_expect (fixture, 0, "verify FILE --by-command", "refused: 0; different: 0");
  g_free (ctl_say (fixture, 0, "undo FILE --count 2"));
  g_free (ctl_say (fixture, 0, "redo FILE --count 2"));
  ctl_expect (fixture, 0, "verify FILE", "ok ");
}

/* How games are played, on every paper: the article, where the rules of the event have one. */
static const struct
{
  gsize       display;
  const char *form;
  const char *words;
} forms[] = {
  { 0, "blindfold", "Display · simultaneous blindfold play, without the record of the game [IV.3.5.7]\n" },
  { 0, "blindfold-record", "Display · simultaneous blindfold play, with the record of the game [IV.3.5.7]\n" },
  { 0, "ordinary", "Display · simultaneous display [IV.3.5.2]\n" },
  { 3, "blindfold", "Display · simultaneous blindfold play, without the record of the game\n" },
};

static void
test_forms (CtlFixture   *fixture,
            gconstpointer data)
{
  for (gsize i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autofree char *edited = g_strdup_printf ("tournament FILE edit --play-form %s", forms[i].form);

      make_display (fixture, forms[i].display);
      ctl_expect (fixture, 1, i == 0 ? "tournament FILE edit --play-form blindfold-record" : "tournament FILE edit --play-form blindfold", "paired");
      g_free (ctl_say (fixture, 0, "pair FILE --unpair"));
      g_free (ctl_say (fixture, 0, edited));
      ctl_expect (fixture, 3, "tournament FILE edit --play-form consultation", "Consultation games are played by teams at one board");
      g_free (ctl_say (fixture, 0, "pair FILE --publish"));
      ctl_expect (fixture, 0, "report FILE display --round 1 --lang en --format txt -o -", forms[i].words);
      ctl_expect (fixture, 0, "report FILE pairings --round 1 --lang en --format txt -o -", forms[i].words);
    }
}

static const char groups[] = "team,board,surname,given,category\n"
                             "North,1,Aa,One,KMC\nNorth,2,Bb,Two,I\nNorth,3,Cc,Three,\nSouth,1,Dd,Four,MC\n";

static const char *const consultation[] = {
  "Groups · consultation games [IV.3.5.8]\n",
  "Makes the moves of North and speaks for it Aa One\n",
  "Makes the moves of South and speaks for it Dd Four\n",
  "North  Aa One    KMC",
  "       Cc Three",
  "South  Dd Four   MC",
  "North  2 – 0   South",
};

/* A group confers at one board; its result rates nobody. */
static void
test_consultation (CtlFixture   *fixture,
                   gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "groups.csv", NULL);
  g_autofree char *import = g_strdup_printf ("import FILE '%s'", path);

  g_assert_true (g_file_set_contents (path, groups, -1, NULL));
  g_free (ctl_say (fixture, 0, "new FILE --title Cup --ruleset ua-draughts-64"));
  ctl_expect (fixture, 3, "tournament FILE add --name Groups --system match --play-form consultation", "Take a system of teams, and one board");
  ctl_expect (fixture, 3, "tournament FILE add --name Groups --system match --boards 1 --play-form consultation --line-ups display", "nobody confers");
  g_free (ctl_say (fixture, 0, "tournament FILE add --name Groups --system match --rounds 1 --boards 1 --sport draughts-russian --play-form consultation"));
  g_free (ctl_say (fixture, 0, import));
  g_free (ctl_say (fixture, 0, "entry FILE number --by hand --order North,South"));
  g_free (ctl_say (fixture, 0, "pair FILE --publish"));
  g_free (ctl_say (fixture, 0, "result FILE -r 1 -b 1 2-0"));
  for (gsize i = 0; i < G_N_ELEMENTS (consultation); i++)
    ctl_expect (fixture, 0, "report FILE consultation --round 1 --lang en --format txt -o -", consultation[i]);
  ctl_expect (fixture, 0, "report FILE consultation --round 1 --lang uk --format txt -o -", "Протокол консультаційних партій");
  ctl_expect (fixture, 1, "export FILE", "their results are those of groups");
  ctl_expect (fixture, 0, "verify FILE --by-command", "refused: 0; different: 0");
}

static void
test_refused (CtlFixture   *fixture,
              gconstpointer data)
{
  make_display (fixture, 4);
  ctl_expect (fixture, 1, "export FILE", "is a simultaneous display: it is not rated");
  g_free (ctl_say (fixture, 0, "pair FILE --unpair"));
  g_free (ctl_say (fixture, 0, "member FILE add Exhibitor 'Second Sam'"));
  g_free (ctl_say (fixture, 0, "pair FILE"));
  ctl_expect (fixture, 1, "report FILE display --round 1 --lang en --format txt -o -", "no match of one against many");
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
  g_test_add ("/ctl/display/protocols", CtlFixture, NULL, set_up, test_protocols, ctl_fixture_tear_down);
  g_test_add ("/ctl/display/boards", CtlFixture, NULL, set_up, test_boards, ctl_fixture_tear_down);
  g_test_add ("/ctl/display/forms", CtlFixture, NULL, set_up, test_forms, ctl_fixture_tear_down);
  g_test_add ("/ctl/display/consultation", CtlFixture, NULL, set_up, test_consultation, ctl_fixture_tear_down);
  g_test_add ("/ctl/display/refused", CtlFixture, NULL, set_up, test_refused, ctl_fixture_tear_down);
  return g_test_run ();
}
