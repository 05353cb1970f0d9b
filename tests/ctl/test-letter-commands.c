/* `account`, `letter`, `leave` and `claim`. */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "ctl-runner.h"

#define RUN(...) CTL_RUN (NULL, NULL, NULL, __VA_ARGS__)
#define HEADING "event,side,no,kind,received,arrival,sent,dispatch,slip,from,to\n"

/* A table of two, to be played by post from 1 March 2030. */
static void
set_up (CtlFixture   *self,
        gconstpointer data)
{
  ctl_fixture_pair_two (self, data, "");
  g_assert_cmpint (RUN ("details", self->file, "--start", "2030-03-01"), ==, 0);
  g_assert_cmpint (RUN ("tournament", self->file, "edit", "--discipline", "correspondence"), ==, 0);
}

static int
add_move (CtlFixture *self,
          const char *side,
          const char *number,
          const char *received,
          const char *sent)
{
  return RUN ("letter", self->file, "add", "move", side, "-r", "1", "-b", "1", "--no", number, "--received", received, "--sent", sent);
}

/* The letters of a game give the account that their table gives. */
static void
test_game (CtlFixture   *self,
           gconstpointer data)
{
  g_autofree char *kept = NULL;
  g_autofree char *table = NULL;
  g_autofree char *listed = NULL;
  g_autofree char *json = NULL;
  g_autofree char *refused = NULL;

  g_assert_cmpint (add_move (self, "w", "1", "", "2030-03-03"), ==, 0);
  g_assert_cmpint (add_move (self, "b", "1", "2030-03-06", "2030-04-10"), ==, 0);
  g_assert_cmpint (RUN ("claim", self->file, "w", "-r", "1", "-b", "1", "--sent", "2030-04-12"), ==, 0);
  g_assert_cmpint (RUN ("leave", self->file, "1", "--from", "2030-04-15", "--to", "2030-04-20", "--sent", "2030-04-12"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &refused, "letter", self->file, "add", "move", "b", "-r", "1", "-b", "1", "--no", "3", "--received",
                            "2030-04-14", "--sent", "2030-04-15"),
                   ==, 3);
  g_assert_nonnull (strstr (refused, "column “no”: move 3 is not the next one of this side; write 2"));
  g_assert_cmpint (CTL_RUN (NULL, &listed, NULL, "letter", self->file, "-r", "1", "-b", "1"), ==, 0);
  g_assert_true (g_str_has_prefix (listed, "1\tmove\tw\t1\t\t\t\t2030-03-03\t"));
  g_assert_nonnull (strstr (listed, "\n4\tleave\t"));
  g_assert_cmpint (CTL_RUN (NULL, &kept, NULL, "account", self->file, "-r", "1", "-b", "1"), ==, 0);
  g_assert_nonnull (strstr (kept, "\nb,overstep,1,55.6.4\n"));
  g_assert_cmpint (CTL_RUN (HEADING "move,w,1,,,,2030-03-03,,,,\nmove,b,1,,2030-03-06,,2030-04-10,,,,\nclaim,w,,,,,2030-04-12,,,,\n"
                                    "leave,w,,,,,2030-04-12,,,2030-04-15,2030-04-20\n",
                            &table, NULL, "account", "-", "--rules", "post", "--start", "2030-03-01"),
                   ==, 0);
  g_assert_cmpstr (kept, ==, table);
  g_assert_cmpint (CTL_RUN (NULL, &json, NULL, "account", self->file, "-r", "1", "-b", "1", "--json"), ==, 0);
  g_assert_nonnull (strstr (json, "{\"article\":\"55.6.4\",\"item\":\"overstep\",\"side\":\"b\",\"value\":1}"));
}

/* A letter is put right and removed, where those that stay make sense. */
static void
test_corrections (CtlFixture   *self,
                  gconstpointer data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_assert_cmpint (add_move (self, "w", "1", "", "2030-03-03"), ==, 0);
  g_assert_cmpint (add_move (self, "b", "1", "2030-03-06", "2030-03-10"), ==, 0);
  g_assert_cmpint (RUN ("letter", self->file, "edit", "2", "move", "b", "-r", "1", "-b", "1", "--no", "1", "--received", "2030-03-06", "--sent", "2030-03-12"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &before, NULL, "account", self->file, "-r", "1", "-b", "1"), ==, 0);
  g_assert_nonnull (strstr (before, "\nb,total,6,55.4.1\n"));
  g_assert_cmpint (RUN ("letter", self->file, "edit", "3", "move", "b", "-r", "1", "-b", "1", "--no", "1", "--sent", "2030-03-12"), ==, 3);
  g_assert_cmpint (RUN ("letter", self->file, "remove", "x", "-r", "1", "-b", "1"), ==, 2);
  g_assert_cmpint (RUN ("letter", self->file, "remove", "2", "-r", "1", "-b", "1"), ==, 0);
  g_assert_cmpint (RUN ("undo", self->file), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &after, NULL, "account", self->file, "-r", "1", "-b", "1"), ==, 0);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpint (RUN ("verify", self->file, "--by-command"), ==, 0);
}

/* E-mail is what the regulation chooses. */
static void
test_channel (CtlFixture   *self,
              gconstpointer data)
{
  g_autofree char *kept = NULL;

  g_assert_cmpint (add_move (self, "w", "1", "", "2030-03-03"), ==, 0);
  g_assert_cmpint (RUN ("regulation", self->file, "correspondence.channel", "email"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &kept, NULL, "account", self->file, "-r", "1", "-b", "1"), ==, 0);
  g_assert_nonnull (strstr (kept, "\nw,left,58,56.4.3\n"));
}

static void
test_rules_without_letters (CtlFixture   *self,
                            gconstpointer data)
{
  g_autofree char *refused = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, &refused, "letter", self->file, "add", "move", "w", "-r", "1", "-b", "1", "--no", "1", "--sent", "2030-03-03"), !=, 0);
  g_assert_nonnull (strstr (refused, "These rules know no play by correspondence"));
}

/* Nothing is printed where a table or a call is refused. */
static void
test_refusals (void)
{
  static const struct
  {
    const char *table;
    const char *arguments;
    int         code;
  } cases[] = {
    { HEADING, "--rules draughts-64 --start 2030-03-01", 2 },
    { HEADING, "--rules checkers", 2 },
    { HEADING, "--rules post --control 30", 2 },
    { HEADING, "--rules post --control 0/10", 2 },
    { HEADING, "--rules post --day 2030-02-30", 2 },
    { HEADING "move,w,2,,,,2030-03-03,,,,\n", "--rules post", 3 },
    { HEADING "move,w,1,,,,2030-03-03,,,,\nmove,b,1,,2030-03-07,,2030-03-06,,,,\n", "--rules email", 3 },
    { HEADING "notice,b,,,2030-03-07,,,,,,\n", "--rules email", 3 },
    { "\xef\xbb\xbf" HEADING "move,w,1,,,,2030-03-03,,,,\r\n", "--rules draughts-100", 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *line = g_strdup_printf ("account - %s", cases[i].arguments);
      g_auto (GStrv) words = g_strsplit (line, " ", -1);
      g_autofree char *output = NULL;
      g_autofree char *errors = NULL;

      g_assert_cmpint (ctl_run ((const char *const *) words, cases[i].table, &output, &errors), ==, cases[i].code);
      g_assert_true ((output[0] == '\0') == (cases[i].code != 0));
    }
  g_assert_cmpint (RUN ("account", "/nowhere/letters.csv", "--rules", "post"), ==, 4);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/ctl/letters/game", CtlFixture, "ru-chess-988", set_up, test_game, ctl_fixture_tear_down);
  g_test_add ("/ctl/letters/corrections", CtlFixture, "ru-chess-988", set_up, test_corrections, ctl_fixture_tear_down);
  g_test_add ("/ctl/letters/channel", CtlFixture, "ru-chess-988", set_up, test_channel, ctl_fixture_tear_down);
  g_test_add ("/ctl/letters/rules-without", CtlFixture, "ua-chess-2026", set_up, test_rules_without_letters, ctl_fixture_tear_down);
  g_test_add_func ("/ctl/letters/refusals", test_refusals);
  return g_test_run ();
}
