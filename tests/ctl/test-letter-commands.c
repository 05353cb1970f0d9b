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

/* A letter that answers one that nobody kept is told of; a series that was accepted has the moves of both. */
static void
test_missing (CtlFixture   *self,
              gconstpointer data)
{
  g_autofree char *first = NULL;
  g_autofree char *missing = NULL;
  g_autofree char *filled = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, &first, "letter", self->file, "add", "move", "w", "-r", "1", "-b", "1", "--no", "1", "--sent", "2030-03-03"), ==, 0);
  g_assert_cmpstr (first, ==, "");
  g_assert_cmpint (CTL_RUN (NULL, NULL, &missing, "letter", self->file, "add", "move", "w", "-r", "1", "-b", "1", "--no", "2", "--received", "2030-03-08", "--sent", "2030-03-09"), ==, 0);
  g_assert_cmpstr (missing, ==, "warning: letter 2: Black’s move 1, which this letter answers, is missing\n");
  g_assert_cmpint (CTL_RUN (NULL, NULL, &filled, "letter", self->file, "insert", "2", "move", "b", "-r", "1", "-b", "1", "--no", "1", "--received", "2030-03-05", "--sent", "2030-03-06"), ==, 0);
  g_assert_cmpstr (filled, ==, "");
  g_clear_pointer (&filled, g_free);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &filled, "letter", self->file, "add", "move", "b", "-r", "1", "-b", "1", "--no", "2-4", "--received", "2030-03-11", "--sent", "2030-03-12"), ==, 0);
  g_assert_cmpstr (filled, ==, "");
  g_clear_pointer (&filled, g_free);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &filled, "letter", self->file, "add", "move", "w", "-r", "1", "-b", "1", "--no", "5", "--received", "2030-03-15", "--sent", "2030-03-16"), ==, 0);
  g_assert_cmpstr (filled, ==, "");
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

/* Which game needs something, what falls due, and a claim until its decision, which is taken back as one act. */
static void
test_deadlines (CtlFixture   *self,
                gconstpointer data)
{
  g_autofree char *games = NULL;
  g_autofree char *due = NULL;
  g_autofree char *objection = NULL;
  g_autofree char *refused = NULL;
  g_autofree char *results = NULL;
  g_autofree char *after = NULL;

  g_assert_cmpint (add_move (self, "w", "1", "", "2030-03-03"), ==, 0);
  g_assert_cmpint (add_move (self, "b", "1", "2030-03-06", "2030-04-10"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &games, NULL, "account", self->file, "--day", "2030-04-12", "--json"), ==, 0);
  g_assert_nonnull (strstr (games, "\"action\":\"claim\",\"article\":\"55.6.3\""));
  g_assert_nonnull (strstr (games, "\"black_left\":-5"));
  g_clear_pointer (&games, g_free);
  g_assert_cmpint (CTL_RUN (NULL, &games, NULL, "account", self->file, "--day", "2030-05-20", "--json"), ==, 0);
  g_assert_nonnull (strstr (games, "\"action\":\"claim\""));
  g_assert_cmpint (CTL_RUN (NULL, &due, NULL, "deadlines", self->file, "--day", "2030-04-12"), ==, 0);
  g_assert_true (g_str_has_prefix (due, "2030-04-12\tclaim\t1\t1\t1\tw\t"));
  g_assert_nonnull (strstr (due, "\n2030-07-10\tsilence\t1\t1\t1\tw\t"));
  g_assert_cmpint (RUN ("claim", self->file, "w", "-r", "1", "-b", "1", "--sent", "2030-04-12", "--told", "2030-04-12", "--evidence", "count cards"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &objection, NULL, "deadlines", self->file, "--day", "2030-04-14"), ==, 0);
  g_assert_true (g_str_has_prefix (objection, "2030-04-19\tobjection\t1\t1\t1\tb\t"));
  g_assert_cmpint (RUN ("objection", self->file, "3", "-r", "1", "-b", "1", "--sent", "2030-04-11"), ==, 3);
  g_assert_cmpint (RUN ("objection", self->file, "2", "-r", "1", "-b", "1", "--sent", "2030-04-18"), ==, 1);
  g_assert_cmpint (RUN ("objection", self->file, "3", "-r", "1", "-b", "1", "--sent", "2030-04-18", "--text", "It was late"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &refused, "decide", self->file, "3", "refused", "-r", "1", "-b", "1", "--day", "2030-04-20"), ==, 1);
  g_assert_nonnull (strstr (refused, "By the letters of the game the partner has overstepped"));
  g_assert_cmpint (RUN ("decide", self->file, "3", "aside", "-r", "1", "-b", "1", "--day", "2030-04-20"), ==, 3);
  g_assert_cmpint (RUN ("decide", self->file, "3", "lost", "-r", "1", "-b", "1", "--day", "2030-04-20"), ==, 2);
  g_assert_cmpint (RUN ("decide", self->file, "3", "recorded", "-r", "1", "-b", "1", "--day", "2030-04-20", "--days", "3"), ==, 1);
  g_assert_cmpint (RUN ("decide", self->file, "3", "recorded", "-r", "1", "-b", "1", "--day", "2030-04-20", "--kind", "first-loses"), ==, 0);
  g_assert_cmpint (RUN ("letter", self->file, "remove", "3", "-r", "1", "-b", "1"), ==, 1);
  g_assert_cmpint (CTL_RUN (NULL, &results, NULL, "account", self->file), ==, 0);
  g_assert_cmpstr (results, ==, "");
  g_assert_cmpint (RUN ("undo", self->file), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &after, NULL, "account", self->file, "--game", "1"), ==, 0);
  g_assert_nonnull (strstr (after, "\nb,overstep,1,55.6.4\n"));
  g_assert_cmpint (RUN ("account", self->file, "--game", "2"), ==, 3);
  g_assert_cmpint (RUN ("verify", self->file, "--by-command"), ==, 0);
}

/* A claim that is left aside for want of evidence is as if it had not been sent; a letter comes before others. */
static void
test_aside_and_insertion (CtlFixture   *self,
                          gconstpointer data)
{
  g_autofree char *aside = NULL;
  g_autofree char *listed = NULL;

  g_assert_cmpint (add_move (self, "w", "1", "", "2030-03-03"), ==, 0);
  g_assert_cmpint (add_move (self, "b", "1", "2030-03-06", "2030-04-10"), ==, 0);
  g_assert_cmpint (RUN ("claim", self->file, "w", "-r", "1", "-b", "1", "--sent", "2030-04-12"), ==, 0);
  g_assert_cmpint (RUN ("decide", self->file, "3", "aside", "-r", "1", "-b", "1", "--day", "2030-04-20", "--reason", "No cards"), ==, 0);
  g_assert_cmpint (RUN ("letter", self->file, "insert", "2", "fault", "w", "-r", "1", "-b", "1", "--kind", "illegible"), ==, 0);
  g_assert_cmpint (RUN ("letter", self->file, "insert", "1", "move", "b", "-r", "1", "-b", "1", "--no", "1", "--received", "2030-03-01", "--sent", "2030-03-02"),
                   ==, 3);
  g_assert_cmpint (CTL_RUN (NULL, &aside, NULL, "account", self->file, "-r", "1", "-b", "1"), ==, 0);
  g_assert_null (strstr (aside, "overstep"));
  g_assert_nonnull (strstr (aside, "\nw,penalty,5,55.4.9.1\n"));
  g_assert_cmpint (CTL_RUN (NULL, &listed, NULL, "letter", self->file, "-r", "1", "-b", "1"), ==, 0);
  g_assert_nonnull (strstr (listed, "\n2\tfault\tw\t"));
  g_assert_nonnull (strstr (listed, "\n4\tclaim\tw\t"));
  g_assert_cmpint (RUN ("claim", self->file, "w", "-r", "1", "-b", "1", "--sent", "2030-04-22", "--evidence", "count words"), ==, 3);
  g_assert_cmpint (RUN ("verify", self->file, "--by-command"), ==, 0);
}

/* Claims of both sides, a decision and the one on an appeal. */
static void
test_adjudication (CtlFixture   *self,
                   gconstpointer data)
{
  g_autofree char *due = NULL;
  g_autofree char *refused = NULL;
  g_autofree char *final = NULL;
  g_autofree char *list = NULL;
  g_autofree char *account = NULL;

#define ADJUDICATE(code, ...) g_assert_cmpint (RUN ("adjudicate", self->file, __VA_ARGS__, "-r", "1", "-b", "1"), ==, code)
  g_assert_cmpint (RUN ("details", self->file, "--end", "2030-12-31"), ==, 0);
  g_assert_cmpint (add_move (self, "w", "1", "", "2030-03-03"), ==, 0);
  ADJUDICATE (3, "assess", "w", "victory");
  ADJUDICATE (2, "assess", "x", "win");
  ADJUDICATE (0, "assess", "w", "win", "--sent", "2031-01-05", "--text", "A pawn up");
  g_assert_cmpint (CTL_RUN (NULL, &due, NULL, "deadlines", self->file, "--day", "2031-01-06"), ==, 0);
  g_assert_nonnull (strstr (due, "2031-01-14\tmaterial\t1\t1\t1\tb\t"));
  g_assert_null (strstr (due, "material\t1\t1\t1\tw\t"));
  ADJUDICATE (3, "decide", "1-0", "--day", "2031-01-20");
  ADJUDICATE (0, "assess", "b", "loss", "--sent", "2031-01-06");
  ADJUDICATE (0, "decide", "1-0", "--day", "2031-01-20");
  g_assert_cmpint (RUN ("undo", self->file), ==, 0);
  ADJUDICATE (0, "assess", "b", "draw", "--sent", "2031-01-07", "--enclosed", "5755");
  ADJUDICATE (0, "decide", "1-0", "--day", "2031-01-20", "--by", "Verba Clara");
  g_assert_cmpint (CTL_RUN (NULL, NULL, &refused, "adjudicate", self->file, "decide", "=-=", "--day", "2031-02-01", "--by", "Verba Clara", "-r", "1", "-b", "1"),
                   ==, 1);
  g_assert_nonnull (strstr (refused, "An appeal goes to another adjudicator"));
  ADJUDICATE (0, "appeal", "b", "--received", "2031-01-30", "--text", "The fortress holds");
  g_clear_pointer (&due, g_free);
  g_assert_cmpint (CTL_RUN (NULL, &due, NULL, "deadlines", self->file, "--day", "2031-01-30"), ==, 0);
  g_assert_nonnull (strstr (due, "2031-01-30\thearing\t1\t1\t1\tb\t"));
  g_assert_null (strstr (due, "appeal\t1\t1\t1\tb\t"));
  g_assert_cmpint (RUN ("undo", self->file), ==, 0);
  ADJUDICATE (2, "appeal", "x", "--received", "2031-01-30");
  ADJUDICATE (0, "decide", "=-=", "--day", "2031-02-01", "--by", "Lypa Ivan", "--reason", "A fortress");
  ADJUDICATE (1, "appeal", "b", "--received", "2031-02-10", "--text", "Once more");
  g_assert_cmpint (CTL_RUN (NULL, NULL, &final, "adjudicate", self->file, "decide", "0-1", "--day", "2031-02-11", "--by", "Tretia Olha", "-r", "1", "-b", "1"),
                   ==, 1);
  g_assert_nonnull (strstr (final, "The last adjudication of this game is final [55.9.11]"));
  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "adjudicate", self->file, "-r", "1", "-b", "1"), ==, 0);
  g_assert_cmpstr (list, ==, "assess\tw\twin\t2031-01-05\tA pawn up\t\t\nassess\tb\tdraw\t2031-01-07\t\t5755\t\n"
                             "adjudicate\t\t1-0\t2031-01-20\tVerba Clara\t\t\nadjudicate\t\t=-=\t2031-02-01\tLypa Ivan\t\tA fortress\n");
  g_assert_cmpint (CTL_RUN (NULL, &account, NULL, "account", self->file, "-r", "1", "-b", "1"), ==, 0);
  g_assert_true (g_str_has_prefix (account, "side,item,value,article\nw,moves,1,\n"));
  g_assert_cmpint (RUN ("letter", self->file, "remove", "5", "-r", "1", "-b", "1"), ==, 1);
  g_assert_cmpint (RUN ("verify", self->file, "--by-command"), ==, 0);
#undef ADJUDICATE
}

/* E-mails in both forms, and the card that the program prints, are letters again. */
static void
test_mail (CtlFixture   *self,
           gconstpointer data)
{
  g_autofree char *possible = g_test_build_filename (G_TEST_DIST, "fixtures", "corpus", "mail", "possible-form.txt", NULL);
  g_autofree char *mail = g_test_build_filename (G_TEST_DIST, "fixtures", "corpus", "mail", "main-form.eml", NULL);
  g_autofree char *card = g_strconcat (self->file, ".txt", NULL);
  g_autofree char *illegal = NULL;
  g_autofree char *early = NULL;
  g_autofree char *read = NULL;
  g_autofree char *whole = NULL;
  g_autofree char *wrong = NULL;
  g_autofree char *played = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;

#define READ(output, errors, path) CTL_RUN (NULL, output, errors, "letter", self->file, "read", path, "-r", "1", "-b", "1")
  g_assert_cmpint (RUN ("letter", self->file, "add", "move", "w", "-r", "1", "-b", "1", "--no", "1", "--sent", "2030-03-03", "--text", "1. 5254"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &illegal, "letter", self->file, "add", "move", "b", "-r", "1", "-b", "1", "--no", "1", "--received", "2030-03-06",
                            "--sent", "2030-03-09", "--text", "1... 5254"),
                   ==, 3);
  g_assert_nonnull (strstr (illegal, "The moves of the letters cannot be played: "));
  g_assert_cmpint (READ (NULL, &early, possible), ==, 3);
  g_assert_nonnull (strstr (early, "The partner’s move before is not kept yet"));
  g_assert_cmpint (RUN ("letter", self->file, "add", "move", "b", "-r", "1", "-b", "1", "--no", "1", "--received", "2030-03-06", "--sent", "2030-03-09",
                        "--text", "5755"),
                   ==, 0);
  g_assert_cmpint (READ (&read, NULL, possible), ==, 0);
  g_assert_cmpstr (read, ==, "move\tw\t2\t2030-03-12\t2030-03-14\t\t7163\n");
  g_assert_cmpint (READ (&whole, NULL, mail), ==, 0);
  g_assert_cmpstr (whole, ==, "move\tw\t2\t2030-03-12\t2030-03-14\t2030-03-15\t7163\n");
  g_assert_true (g_file_set_contents (card, "Текст партії: 1. 5254 5756 2. 7163\n", -1, NULL));
  g_assert_cmpint (READ (NULL, &wrong, card), ==, 0);
  g_assert_nonnull (strstr (wrong, "Move 1 is repeated as 5756, and kept as 5755: a wrong repetition."));
  g_assert_true (g_file_set_contents (card, "Moves of the game 1. 5254 5755 2. 7173\n", -1, NULL));
  g_assert_cmpint (READ (NULL, &played, card), ==, 0);
  g_assert_nonnull (strstr (played, "The moves cannot be played: "));
  for (int i = 0; i < 2; i++)
    {
      g_autofree char         *old = NULL;
      gsize                    length = 0;
      static const char *const heads[] = { "", "From: <one@nowhere.example>\r\nDate: Thu, 14 Mar 2030 09:00:00 +0200\r\nContent-Type: text/plain\r\n\r\n" };
      g_autofree char         *utf8 = g_strconcat (heads[i], "Турнир: Кубок\r\nТекст партии: 1. 5254 5755 2. 7163\r\nДата получения: 12/03\r\nДата отправления: 14/03\r\n", NULL);

      /* Old programs write Windows-1251 and say so, or do not. */
      old = g_convert (utf8, -1, "CP1251", "UTF-8", NULL, &length, NULL);
      g_assert_true (g_file_set_contents (card, old, (gssize) length, NULL));
      g_clear_pointer (&read, g_free);
      g_assert_cmpint (READ (&read, NULL, card), ==, 0);
      g_assert_cmpstr (read, ==, "move\tw\t2\t2030-03-12\t2030-03-14\t\t7163\n");
      g_assert_cmpint (RUN ("letter", self->file, "take", card, "-r", "1", "-b", "1"), ==, 0);
      g_assert_cmpint (RUN ("letter", self->file, "remove", "3", "-r", "1", "-b", "1"), ==, 0);
    }
  g_assert_cmpint (RUN ("letter", self->file, "take", mail, "-r", "1", "-b", "1"), ==, 0);
  g_assert_cmpint (READ (NULL, &again, mail), ==, 3);
  g_assert_nonnull (strstr (again, "All moves of the message are kept already"));
  g_assert_cmpint (RUN ("letter", self->file, "remove", "3", "-r", "1", "-b", "1"), ==, 0);
  g_assert_cmpint (RUN ("letter", self->file, "take", possible, "-r", "1", "-b", "1"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "report", self->file, "letter-card", "--lang", "uk", "--format", "txt"), ==, 0);
  g_assert_cmpint (RUN ("letter", self->file, "remove", "3", "-r", "1", "-b", "1"), ==, 0);
  g_assert_true (g_file_set_contents (card, text, -1, NULL));
  g_clear_pointer (&read, g_free);
  g_assert_cmpint (READ (&read, NULL, card), ==, 0);
  g_assert_cmpstr (read, ==, "move\tw\t2\t2030-03-12\t2030-03-14\t\t7163\n");
  g_assert_true (g_file_set_contents (card, "Hello\n", -1, NULL));
  g_assert_cmpint (READ (NULL, NULL, card), ==, 3);
#undef READ
}

/* The text of a document of round 1, in English. */
static char *
print (CtlFixture *self,
       const char *name)
{
  char *text = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "report", self->file, name, "--lang", "en", "--format", "txt"), ==, 0);
  return text;
}

static void
check_print (CtlFixture        *self,
             const char        *name,
             const char *const *lines)
{
  g_autofree char *text = print (self, name);

  for (; *lines != NULL; lines++)
    if (strstr (text, *lines) == NULL)
      g_error ("%s lacks “%s”:\n%s", name, *lines, text);
}

#define CHECK_PRINT(name, ...) check_print (self, name, (const char *const[]){ __VA_ARGS__, NULL })

/* Forms of order 988, field by field, of a game with a series, a leave and a claim. */
static void
test_documents (CtlFixture   *self,
                gconstpointer data)
{
  g_autofree char *landscape = NULL;

#define LETTER(...) g_assert_cmpint (RUN ("letter", self->file, "add", __VA_ARGS__, "-r", "1", "-b", "1"), ==, 0)
  LETTER ("move", "w", "--no", "1", "--sent", "2030-03-03", "--text", "1. 5254");
  LETTER ("move", "b", "--no", "1", "--received", "2030-03-06", "--sent", "2030-03-09", "--text", "1... 5755");
  LETTER ("move", "w", "--no", "2", "--received", "2030-03-12", "--sent", "2030-03-14", "--text", "2. 7163");
  LETTER ("move", "b", "--no", "2-3", "--received", "2030-03-17", "--sent", "2030-04-20", "--text", "2... 2836 3. 6125 3... 1716");
#undef LETTER
  g_assert_cmpint (RUN ("leave", self->file, "1", "--sent", "2030-03-10", "--from", "2030-05-01", "--to", "2030-05-10"), ==, 0);
  g_assert_cmpint (RUN ("claim", self->file, "w", "-r", "1", "-b", "1", "--sent", "2030-04-23", "--evidence", "count notice", "--enclosed", "2514"), ==, 0);
  CHECK_PRINT ("letter-schedule", "Moves and the time spent, game Aaa One – Bbb Two", "Date of the start 1 March 2030", "White’s move  Received    Sent    On the move  In all  Black’s move", "Remark",
               "1  5254                    03/03/30            2       2  5755          06/03/30  09/03/30            3       3",
               "3  6125                                                   1716          17/03/30  20/04/30           34      37", "overstepped on move 3 [55.6.4]",
               "White: Leave, 10/03/30; 01/05/30 – 10/05/30. White: Claim that the partner overstepped the time, 23/04/30\n");
  CHECK_PRINT ("letter-message", "Rec.      Ans.    Time  N  White  Black    Rec.      Ans.    Time",
               "12/03/30  14/03/30  2/04  2  7163   2836", "17/03/30  20/04/30  34/37", "E-mail address ____");
  CHECK_PRINT ("letter-card", "Moves of the game 1. 5254 5755 2. 7163 2836 3. 6125 1716", "Date of dispatch 20/04/30", "Date of receipt 17/03/30",
               "Time of White, on the move/in all 2/04", "Time of Black, on the move/in all 34/37", "accepted series 6125", "Full address, surname ____");
  g_assert_cmpint (RUN ("letter", self->file, "add", "fault", "w", "-r", "1", "-b", "1", "--kind", "illegible"), ==, 0);
  CHECK_PRINT ("letter-card", "Time of White, on the move/in all 2/09", "Time of Black, on the move/in all 34/37");
  CHECK_PRINT ("letter-schedule", "White: Faulty letter, illegible move\n");
  g_assert_cmpint (RUN ("letter", self->file, "remove", "7", "-r", "1", "-b", "1"), ==, 0);
  CHECK_PRINT ("participant-reports", "Report of the participant", "N  Partner, with White  Partner, with Black  Moves made  Time of White  Time of Black",
               "17/03/30", "20/04/30");
  CHECK_PRINT ("time-claims", "Claim of an overstep of the time", "55.6.2.1  enclosed", "55.6.2.3  missing", "55.6.2.2  enclosed",
               "Next move, which the partner is not told 2514", "No objection is kept.");
  CHECK_PRINT ("claim-decisions", "No claim of this round is decided yet.");
  g_assert_cmpint (RUN ("decide", self->file, "6", "recorded", "-r", "1", "-b", "1", "--day", "2030-05-06", "--reason", "34 days"), ==, 0);
  CHECK_PRINT ("claim-decisions", "Decision the overstep is recorded", "begins anew at zero [55.6.4]", "Reasons 34 days", "within 14 days of receiving this decision [55.1.6]");
  CHECK_PRINT ("leave-notices", "1 May 2030  10 May 2030  10 March 2030    10    20");
  CHECK_PRINT ("post-records", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *", "Days of White in all 4  of Black 37", "Game begun 03/03/30  ended 20/04/30");
  CHECK_PRINT ("post-strips", "Round 1 · Board 1  Aaa One  Bbb Two  1. e4 e5 2. Nf3 Nc6 3. Bb5 a6\n");
  CHECK_PRINT ("adjudications", "Last move made 3… 1716", "within 14 days [55.9.5]", "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4");
  g_assert_cmpint (RUN ("adjudicate", self->file, "assess", "w", "win", "-r", "1", "-b", "1", "--enclosed", "2514"), ==, 0);
  g_assert_cmpint (RUN ("adjudicate", self->file, "assess", "b", "draw", "-r", "1", "-b", "1", "--text", "A fortress"), ==, 0);
  CHECK_PRINT ("adjudications", "Grounds of Black A fortress");
  g_assert_cmpint (RUN ("adjudicate", self->file, "decide", "1-0", "-r", "1", "-b", "1", "--day", "2031-01-20", "--by", "Verba Clara"), ==, 0);
  CHECK_PRINT ("adjudications", "Last move made 4. 2514", "Result 1 – 0");
  CHECK_PRINT ("start-notice", "days: 30 for moves: 10 [55.4.3]", "Objection to a claim of an overstep 7 days [55.6.5]", "sent again after 30 days [55.5.1]");
  g_assert_cmpint (CTL_RUN (NULL, &landscape, NULL, "report", self->file, "participant-reports", "--entry", "2", "--lang", "en", "--format", "txt"), ==, 0);
  g_assert_null (strstr (landscape, "Time of Black\n\n\n"));
  g_assert_cmpint (RUN ("tournament", self->file, "edit", "--discipline", "classical", "--reason", "Over the board"), ==, 0);
  g_assert_cmpint (RUN ("report", self->file, "letter-schedule"), ==, 1);
}

static char *
write_mail (CtlFixture *self,
            const char *name,
            const char *text)
{
  char *path = g_strdup_printf ("%s.%s", self->file, name);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

/* Several messages find their games by the players, the shorter one first; each that cannot be kept is named. */
static void
test_collect (CtlFixture   *self,
              gconstpointer data)
{
#define PLAYERS "Белые: Aaa O.\nЧерные: Bbb\n"
  g_autofree char *second = write_mail (self, "2.eml", PLAYERS "Текст партии: 1. 5254 5755\nДата получения: 06/03/30\nДата отправления: 09/03/30\n");
  g_autofree char *first = write_mail (self, "1.eml", PLAYERS "Текст партии: 1. 5254\nДата отправления: 03/03/30\n");
  g_autofree char *turned = write_mail (self, "3.eml", "Белые: Bbb\nЧерные: Aaa\nТекст партии: 1. 5254\n");
  g_autofree char *nobody = write_mail (self, "4.eml", "Текст партии: 1. 5254\n");
  g_autofree char *wrong = write_mail (self, "5.eml", PLAYERS "Текст партии: 1. 5254 5756 2. 7163\nДата отправления: 12/03/30\n");
  g_autofree char *empty = write_mail (self, "6.eml", "Hello\n");
  g_autofree char *third = write_mail (self, "7.eml", "Текст партии: 1. 5254 5755 2. 7163\nДата получения: 12/03/30\nДата отправления: 14/03/30\n");
  g_autofree char *told = NULL;
  g_autofree char *listed = NULL;
  g_autofree char *one = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &told, NULL, "letter", self->file, "collect", second, first, turned, nobody, wrong, empty), ==, 1);
  lines = g_strsplit (told, "\n", -1);
  g_assert_cmpint (g_strv_length (lines), ==, 7);
  g_assert_true (g_str_has_suffix (lines[0], "\tkept\tRound 1, board 1: Black, move 1: 5755"));
  g_assert_true (g_str_has_suffix (lines[1], "\tkept\tRound 1, board 1: White, move 1: 5254"));
  g_assert_nonnull (strstr (lines[2], "\trefused\tNo game of the tournament is between Bbb with White and Aaa with Black"));
  g_assert_nonnull (strstr (lines[3], "\trefused\tThe message does not say who has White"));
  g_assert_nonnull (strstr (lines[4], "\trefused\tMove 1 is repeated as 5756, and kept as 5755: a wrong repetition."));
  g_assert_true (g_str_has_prefix (lines[5], empty));
  g_assert_cmpint (RUN ("letter", self->file, "collect", third, "-r", "1"), ==, 2);
  g_assert_cmpint (RUN ("letter", self->file, "collect", "/nowhere.eml"), ==, 1);
  g_assert_cmpint (CTL_RUN (NULL, &one, NULL, "letter", self->file, "collect", third, "-r", "1", "-b", "1", "--json"), ==, 0);
  g_assert_nonnull (strstr (one, "\"kept\":true"));
  g_assert_cmpint (CTL_RUN (NULL, &listed, NULL, "letter", self->file, "-r", "1", "-b", "1"), ==, 0);
  g_assert_nonnull (strstr (listed, "\n3\tmove\tw\t2\t\t2030-03-12\t\t2030-03-14\t"));
  g_assert_cmpint (RUN ("undo", self->file), ==, 0);
  g_assert_cmpint (RUN ("verify", self->file, "--by-command"), ==, 0);
#undef PLAYERS
}

/* A letter goes to the address of its date; what was missed in telling of a change is said with its article. */
static void
test_addresses (CtlFixture   *self,
                gconstpointer data)
{
  g_autofree char *listed = NULL;
  g_autofree char *day = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *nothing = NULL;

#define ADDRESS(...) RUN ("address", self->file, __VA_ARGS__)
  g_assert_cmpint (ADDRESS ("set", "Aaa One", "--from", "2030-03-01", "--address", "Kyiv, vul. Tykha 3"), ==, 0);
  g_assert_cmpint (ADDRESS ("set", "Aaa One", "--from", "2030-05-01", "--address", "Lviv, vul. Nova 8", "--sent", "2030-05-04"), ==, 0);
  g_assert_cmpint (ADDRESS ("set", "Bbb Two", "--from", "2030-03-01", "--email", "two@nowhere.example"), ==, 0);
  g_assert_cmpint (ADDRESS ("set", "Bbb Two", "--from", "2030-05-01"), ==, 3);
  g_assert_cmpint (ADDRESS ("set", "Bbb Two", "--from", "May", "--address", "Kyiv"), ==, 3);
  g_assert_cmpint (ADDRESS ("list", "--day", "May"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, &listed, NULL, "address", self->file), ==, 0);
  g_assert_nonnull (strstr (listed, "\t2030-03-01\tKyiv, vul. Tykha 3\t\t\t\tno\t\n"));
  g_assert_nonnull (strstr (listed, "the arbiter was told late, days: 3 [55.1.2]; the partners were not told [55.1.2]; the letters were not registered [55.1.2]\n"));
  g_assert_cmpint (CTL_RUN (NULL, &day, NULL, "address", self->file, "--day", "2030-05-01"), ==, 0);
  g_assert_null (strstr (day, "Kyiv"));
  g_assert_nonnull (strstr (day, "Lviv"));
  g_assert_cmpint (add_move (self, "w", "1", "", "2030-04-30"), ==, 0);
  before = print (self, "letter-card");
  g_assert_nonnull (strstr (before, "Aaa One, Kyiv, vul. Tykha 3\n"));
  g_assert_nonnull (strstr (before, "Bbb Two, two@nowhere.example\n"));
  g_assert_cmpint (RUN ("letter", self->file, "edit", "1", "move", "w", "-r", "1", "-b", "1", "--no", "1", "--sent", "2030-05-01"), ==, 0);
  after = print (self, "letter-card");
  g_assert_nonnull (strstr (after, "Aaa One, Lviv, vul. Nova 8\n"));
  CHECK_PRINT ("start-notice", "Kyiv, vul. Tykha 3", "two@nowhere.example");
  g_assert_cmpint (ADDRESS ("remove", "Aaa One", "--from", "2030-05-01"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &nothing, "address", self->file, "remove", "Aaa One", "--from", "2030-05-01"), ==, 3);
  g_assert_nonnull (strstr (nothing, "The player has no address from 2030-05-01 on"));
  g_assert_cmpint (RUN ("verify", self->file, "--by-command"), ==, 0);
#undef ADDRESS
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

/* White's first move is asked for once, and then waited for; the account knows no days of it. */
static void
test_first_move (CtlFixture   *self,
                 gconstpointer data)
{
  g_autofree char *due = NULL;
  g_autofree char *later = NULL;
  g_autofree char *account = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &due, NULL, "deadlines", self->file, "--day", "2030-04-01"), ==, 0);
  g_assert_nonnull (strstr (due, "2030-03-31\tfirst-move\t1\t1\t1\tb\t"));
  g_assert_cmpint (RUN ("letter", self->file, "add", "query", "b", "-r", "1", "-b", "1", "--kind", "first-move", "--sent", "2030-04-01"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &later, NULL, "deadlines", self->file, "--day", "2030-05-10"), ==, 0);
  g_assert_null (strstr (later, "first-move"));
  g_assert_nonnull (strstr (later, "2030-06-01\tsilence\t"));
  g_assert_cmpint (add_move (self, "w", "1", "", "2030-04-06"), ==, 0);
  g_assert_cmpint (RUN ("letter", self->file, "add", "query", "b", "-r", "1", "-b", "1", "--kind", "first-move", "--sent", "2030-04-08"), ==, 3);
  g_assert_cmpint (CTL_RUN (NULL, &account, NULL, "account", self->file, "-r", "1", "-b", "1"), ==, 0);
  g_assert_nonnull (strstr (account, "\nw,moves,1,\n"));
  g_assert_null (strstr (account, "b,uncounted"));
  g_assert_cmpint (RUN ("verify", self->file, "--by-command"), ==, 0);
}

static char *
list_deadlines (CtlFixture *self)
{
  char *due = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &due, NULL, "deadlines", self->file, "--day", "2030-04-01"), ==, 0);
  return due;
}

/* An elder hears of a game only where he was appointed and plays not in it himself (draughts V.2.3). */
static void
test_elder (CtlFixture   *self,
            gconstpointer data)
{
  g_autofree char *without = NULL;
  g_autofree char *with = NULL;
  g_autofree char *own = NULL;

  g_assert_cmpint (add_move (self, "w", "1", "", "2030-03-03"), ==, 0);
  without = list_deadlines (self);
  g_assert_nonnull (strstr (without, "Send the letter again and tell the arbiter"));
  g_assert_cmpint (RUN ("official", self->file, "elder", "Ccc Three"), ==, 0);
  with = list_deadlines (self);
  g_assert_nonnull (strstr (with, "Send the letter again and tell the elder or the arbiter"));
  g_assert_cmpint (RUN ("undo", self->file), ==, 0);
  g_assert_cmpint (RUN ("official", self->file, "elder", "Bbb Two"), ==, 0);
  own = list_deadlines (self);
  g_assert_nonnull (strstr (own, "Send the letter again and tell the arbiter"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/ctl/letters/game", CtlFixture, "ru-chess-988", set_up, test_game, ctl_fixture_tear_down);
  g_test_add ("/ctl/letters/missing", CtlFixture, "ru-chess-988", set_up, test_missing, ctl_fixture_tear_down);
  g_test_add ("/ctl/letters/corrections", CtlFixture, "ru-chess-988", set_up, test_corrections, ctl_fixture_tear_down);
  g_test_add ("/ctl/letters/deadlines", CtlFixture, "ru-chess-988", set_up, test_deadlines, ctl_fixture_tear_down);
  g_test_add ("/ctl/letters/aside-and-insertion", CtlFixture, "ru-chess-988", set_up, test_aside_and_insertion, ctl_fixture_tear_down);
  g_test_add ("/ctl/letters/documents", CtlFixture, "ru-chess-988", set_up, test_documents, ctl_fixture_tear_down);
  g_test_add ("/ctl/letters/adjudication", CtlFixture, "ru-chess-988", set_up, test_adjudication, ctl_fixture_tear_down);
  g_test_add ("/ctl/letters/addresses", CtlFixture, "ru-chess-988", set_up, test_addresses, ctl_fixture_tear_down);
  g_test_add ("/ctl/letters/collect", CtlFixture, "ru-chess-988", set_up, test_collect, ctl_fixture_tear_down);
  g_test_add ("/ctl/letters/mail", CtlFixture, "ru-chess-988", set_up, test_mail, ctl_fixture_tear_down);
  g_test_add ("/ctl/letters/channel", CtlFixture, "ru-chess-988", set_up, test_channel, ctl_fixture_tear_down);
  g_test_add ("/ctl/letters/first-move", CtlFixture, "ru-chess-988", set_up, test_first_move, ctl_fixture_tear_down);
  g_test_add ("/ctl/letters/elder", CtlFixture, "ua-draughts-64", set_up, test_elder, ctl_fixture_tear_down);
  g_test_add ("/ctl/letters/rules-without", CtlFixture, "ua-chess-2026", set_up, test_rules_without_letters, ctl_fixture_tear_down);
  g_test_add_func ("/ctl/letters/refusals", test_refusals);
  return g_test_run ();
}
