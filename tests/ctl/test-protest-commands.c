#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "ctl-runner.h"

static void
must (char *const *words)
{
  g_autofree char *errors = NULL;

  if (ctl_run ((const char *const *) words, NULL, NULL, &errors) != 0)
    g_error ("%s: %s", words[0], errors);
}

#define MUST(...) must ((char *const[]){ __VA_ARGS__, NULL })

/* A round robin of two under the Russian rules, round 1 published: a phone rang, White lost. The
 * committee of the event is named. */
static void
set_up (CtlFixture   *self,
        gconstpointer data)
{
  ctl_fixture_init (self);
  MUST ("new", self->file, "--title", "Test Cup", "--ruleset", "ru-chess-988", "--start", "2026-11-20");
  MUST ("tournament", self->file, "add", "--name", "Men", "--system", "round-robin");
  MUST ("entry", self->file, "add", "Aaa One");
  MUST ("entry", self->file, "add", "Bbb Two");
  MUST ("entry", self->file, "number");
  MUST ("pair", self->file, "--publish");
  MUST ("official", self->file, "committee-chair", "Zoloto Anna", "--federation", "North", "--birth", "1970-01-01");
  MUST ("official", self->file, "committee", "Yavir Bohdan", "--federation", "South", "--birth", "1970-01-01");
  MUST ("official", self->file, "committee", "Verba Clara", "--federation", "East", "--birth", "1970-01-01");
  MUST ("official", self->file, "committee-reserve", "Topolia Danylo", "--federation", "West", "--birth", "1970-01-01");
  MUST ("official", self->file, "committee-reserve", "Smereka Eva", "--federation", "Far", "--birth", "1970-01-01");
  MUST ("incident", self->file, "add", "--round", "1", "--board", "1", "--player", "white", "--incident", "device-sound", "--decision", "loss", "--reason", "it rang");
}

static void
check_contains (const char *text,
                const char *wanted)
{
  if (strstr (text, wanted) == NULL)
    g_error ("“%s” is not in: %s", wanted, text);
}

static void
check_list (CtlFixture *self,
            const char *wanted)
{
  g_autofree char *output = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &output, NULL, "protest", self->file, "list", "--json"), ==, 0);
  check_contains (output, wanted);
}

static void
check_round (CtlFixture *self,
             const char *code)
{
  g_autofree char *output = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &output, NULL, "round", self->file, "show", "1", "--json"), ==, 0);
  check_contains (output, code);
}

/* A word that is none is refused with those there are. */
static void
check_word (CtlFixture *self,
            const char *verb,
            const char *option,
            const char *word,
            const char *known)
{
  const char      *subject[] = { strcmp (verb, "new") == 0 ? "--player" : "1", strcmp (verb, "new") == 0 ? "Aaa" : NULL };
  g_autofree char *message = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, &message, "protest", self->file, verb, option, word, subject[0], subject[1]), ==, 3);
  check_contains (message, known);
}

/* Handed in, drawn, heard, upheld, told; undone and done again; the file verifies. */
static void
test_case (CtlFixture   *self,
           gconstpointer data)
{
  g_autofree char *shown = NULL;
  g_autofree char *verified = NULL;
  g_autofree char *log = NULL;

  check_round (self, "0-1");
  MUST ("protest", self->file, "new", "--player", "Aaa", "--against", "ruling", "--round", "1", "--board", "1", "--text", "Not mine", "--claim", "Play on", "--deposit", "500", "--at", "2026-11-20T14:30");
  check_list (self, "\"open\":true");
  MUST ("protest", self->file, "committee", "1", "--conflict", "Verba Clara=coach");
  MUST ("protest", self->file, "hearing", "1", "--person", "Aaa One", "--person", "Bbb Two", "--at", "2026-11-20T15:00");
  check_list (self, "\"hearing\":\"2026-11-20T15:00:00\"");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "protest", self->file, "decide", "1", "--decision", "upheld", "--votes", "3:0", "--reason", "r", "--effect", "annulled", "--at", "2026-11-20T14:59"), ==, 3);
  MUST ("protest", self->file, "decide", "1", "--decision", "upheld", "--votes", "3:0", "--reason", "Another phone", "--effect", "annulled", "--at", "2026-11-20T15:40");
  check_list (self, "\"decided\":\"2026-11-20T15:40:00\"");
  check_round (self, "clear");
  MUST ("protest", self->file, "notify", "1", "--person", "Aaa One");
  MUST ("protest", self->file, "deposit", "1", "--deposit", "returned");
  check_list (self, "\"deposit_state\":\"returned\"");
  check_list (self, "\"part\":\"excluded\"");
  check_list (self, "\"open\":false");
  g_assert_cmpint (CTL_RUN (NULL, &shown, NULL, "protest", self->file, "show", "1"), ==, 0);
  check_contains (shown, "Appeals committee: Upheld");
  for (int i = 0; i < 3; i++)
    MUST ("undo", self->file);
  check_round (self, "0-1");
  for (int i = 0; i < 3; i++)
    MUST ("redo", self->file);
  check_round (self, "clear");
  g_assert_cmpint (CTL_RUN (NULL, &verified, NULL, "verify", self->file), ==, 0);
  g_assert_true (g_str_has_prefix (verified, "ok "));
  g_assert_cmpint (CTL_RUN (NULL, &log, NULL, "log", self->file), ==, 0);
  check_contains (log, "Protest no. 1. Appeals committee: Upheld. Ruling annulled; votes: 3 for, 0 against");
}

/* What is refused: exit 1 or 3, the article on stderr. */
static void
test_refused (CtlFixture   *self,
              gconstpointer data)
{
  g_autofree char *late = NULL;
  g_autofree char *spoken = NULL;
  g_autofree char *arbiter = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, &late, "protest", self->file, "new", "--player", "Aaa", "--against", "ruling", "--round", "1", "--board", "1", "--text", "t", "--since", "2026-11-20T10:00", "--at", "2026-11-20T11:01"), ==, 1);
  check_contains (late, "34.3");
  g_assert_cmpint (CTL_RUN (NULL, NULL, &spoken, "protest", self->file, "new", "--player", "Aaa", "--against", "ruling", "--round", "1", "--board", "1", "--text", "t", "--spoken"), ==, 1);
  check_contains (spoken, "in writing");
  MUST ("protest", self->file, "new", "--player", "Aaa", "--against", "result", "--round", "1", "--board", "1", "--text", "t", "--spoken", "--despite", "a child");
  MUST ("official", self->file, "arbiter", "Yavir Bohdan");
  g_assert_cmpint (CTL_RUN (NULL, NULL, &arbiter, "protest", self->file, "committee", "1"), ==, 1);
  check_contains (arbiter, "Yavir Bohdan serves as an arbiter and may not be a member. [34.2]");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "protest", self->file, "show", "2"), ==, 3);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "protest", self->file, "show"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "protest", self->file, "nonsense"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "protest", self->file, "decide", "1", "--votes", "many"), ==, 2);
  check_word (self, "new", "--against", "mood", "ruling, result, pairing or decision");
  check_word (self, "decide", "--decision", "maybe", "upheld, partly, rejected, inadmissible or withdrawn");
  check_word (self, "decide", "--forum", "mother", "the committee or the chief arbiter");
  check_word (self, "decide", "--effect", "rain", "annulled, result or none");
  check_word (self, "decide", "--deposit", "lost", "paid, returned or kept");
  check_word (self, "deposit", "--deposit", "500=lost", "paid, returned or kept");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "protest", self->file, "decide", "1", "--decision", "upheld", "--reason", "r", "--effect", "result", "--result", "1-0", "--forum", "chief-arbiter"), ==, 0);
  check_round (self, "1-0");
}

/* What nobody would look at is refused, and nothing is decided. */
static void
test_dropped (CtlFixture   *self,
              gconstpointer data)
{
  static const struct
  {
    const char *words[12];
    int         code;
    const char *said;
  } cases[] = {
    { { "decide", "1", "--decision", "upheld", "--reason", "r", "--effect", "annulled", "--votes", "2:1" }, 3, "Draw the committee" },
    { { "decide", "1", "--decision", "rejected", "--reason", "r", "--forum", "chief-arbiter", "--votes", "0:3" }, 3, "leave the votes out" },
    { { "decide", "1", "--decision", "rejected", "--reason", "r", "--result", "1-0" }, 3, "result" },
    { { "decide", "1", "--decision", "rejected", "--reason", "r", "--deposit", "kept" }, 3, "no deposit" },
    { { "hearing", "1", "--votes", "2:1" }, 2, "--votes" },
    { { "committee", "1", "--person", "Verba Clara" }, 2, "--person" },
    { { "show", "1", "--round", "2" }, 2, "--round" },
    { { "notify", "1", "--reason", "r" }, 2, "--reason" },
    { { "new", "--player", "Bbb", "--against", "result", "--text", "t", "--number", "1" }, 2, "--round and --board" },
    { { "new", "--player", "Bbb", "--against", "ruling", "--text", "t", "--number", "9" }, 3, "no ruling “9”" },
    { { "new", "--player", "Bbb", "--against", "ruling", "--text", "t", "--number", "one" }, 3, "no ruling “one”" },
    { { "new", "--player", "Bbb", "--against", "ruling", "--text", "t", "--number", "1", "--round", "2" }, 3, "round 1, board 1" },
    { { "new", "--player", "Bbb", "--against", "decision", "--text", "t", "--number", "4" }, 3, "no case “4”" },
  };

  MUST ("protest", self->file, "new", "--player", "Aaa", "--against", "ruling", "--round", "1", "--board", "1", "--text", "Not mine");
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const char      *words[15] = { "protest", self->file };
      g_autofree char *message = NULL;

      memcpy (words + 2, cases[i].words, sizeof cases[i].words);
      g_assert_cmpint (ctl_run (words, NULL, NULL, &message), ==, cases[i].code);
      check_contains (message, cases[i].said);
    }
  check_list (self, "\"open\":true");
}

/* Standings are not final while a protest is open, unless the arbiter says why; what comes next is said. */
static void
test_closing (CtlFixture   *self,
              gconstpointer data)
{
  g_autofree char *refused = NULL;
  g_autofree char *next = NULL;
  g_autofree char *closed = NULL;
  g_autofree char *log = NULL;
  g_autofree char *info = NULL;
  g_autofree char *quiet = NULL;

  MUST ("protest", self->file, "new", "--player", "Aaa", "--against", "ruling", "--round", "1", "--board", "1", "--text", "Not mine");
  MUST ("round", self->file, "close", "1");
  g_assert_cmpint (CTL_RUN (NULL, &info, NULL, "info", self->file), ==, 0);
  check_contains (info, "1 protest has no decision yet");
  g_assert_cmpint (CTL_RUN (NULL, NULL, &refused, "tournament", self->file, "close"), ==, 1);
  check_contains (refused, "no. 1 (round 1, board 1), Aaa One");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "tournament", self->file, "close", "--reason", " "), ==, 1);
  g_assert_cmpint (CTL_RUN (NULL, &closed, NULL, "tournament", self->file, "close", "--reason", "The committee meets tomorrow"), ==, 0);
  check_contains (closed, "Report of the chief arbiter");
  check_contains (closed, "[30.2.1");
  g_assert_cmpint (CTL_RUN (NULL, &log, NULL, "log", self->file), ==, 0);
  check_contains (log, "closed with 1 protest without a decision");
  check_contains (log, "The committee meets tomorrow");
  MUST ("undo", self->file);
  MUST ("protest", self->file, "decide", "1", "--decision", "withdrawn", "--reason", "taken back");
  g_assert_cmpint (CTL_RUN (NULL, &next, NULL, "tournament", self->file, "close"), ==, 0);
  check_contains (next, "duties are open");
  MUST ("tournament", self->file, "reopen");
  g_assert_cmpint (CTL_RUN (NULL, &quiet, NULL, "tournament", self->file, "close", "--json"), ==, 0);
  g_assert_null (strstr (quiet, "duties are open"));
}

/* A ruling is named by the number that the register has. */
static void
test_number (CtlFixture   *self,
             gconstpointer data)
{
  g_autofree char *register_ = NULL;

  MUST ("incident", self->file, "add", "--round", "1", "--board", "1", "--player", "black", "--incident", "disturbing", "--decision", "none", "--reason", "noise");
  g_assert_cmpint (CTL_RUN (NULL, &register_, NULL, "incident", self->file, "list"), ==, 0);
  check_contains (register_, "\t1\n");
  check_contains (register_, "\t2\n");
  MUST ("protest", self->file, "new", "--player", "Aaa", "--against", "ruling", "--number", "1", "--text", "Not mine");
  MUST ("protest", self->file, "committee", "1");
  MUST ("protest", self->file, "hearing", "1");
  MUST ("protest", self->file, "decide", "1", "--decision", "upheld", "--votes", "3:0", "--reason", "Another phone", "--effect", "annulled");
  check_round (self, "clear");
}

/* What is attached comes out as it went in. */
static void
test_attachment (CtlFixture   *self,
                 gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->folder, "protest.txt", NULL);
  g_autofree char *found = NULL;

  g_assert_true (g_file_set_contents (path, "Прошу переглянути\n", -1, NULL));
  MUST ("protest", self->file, "new", "--player", "Bbb", "--against", "pairing", "--round", "1", "--text", "t");
  MUST ("protest", self->file, "attach", "1", "--file", path);
  g_assert_cmpint (CTL_RUN (NULL, &found, NULL, "protest", self->file, "extract", "1", "--file", "protest.txt"), ==, 0);
  g_assert_cmpstr (found, ==, "Прошу переглянути\n");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "protest", self->file, "extract", "1", "--file", "other"), ==, 2);
  g_unlink (path);
}

/* The panel with its norms: Russian order 988 30.1, one line arbiter for twenty players. */
static void
test_officials (CtlFixture   *self,
                gconstpointer data)
{
  g_autofree char *output = NULL;
  g_autofree char *info = NULL;

  MUST ("official", self->file, "arbiter", "Horobets Ivan", "--category", "1");
  MUST ("official", self->file, "boards", "Horobets", "--boards", "1", "--round", "1");
  g_assert_cmpint (CTL_RUN (NULL, &output, NULL, "official", self->file), ==, 0);
  check_contains (output, "Arbiter\tHorobets Ivan\t1\t\tround 1: 1\n");
  check_contains (output, "- Chief arbiter: 0 named\n");
  check_contains (output, "+ Line arbiters: at least 1 needed, 1 named [30.1]\n");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "official", self->file, "boards", "Horobets", "--boards", "1", "--round", "1"), ==, 1);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "official", self->file, "boards", "Horobets", "--boards", "x"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, &info, NULL, "info", self->file, "--json"), ==, 0);
  check_contains (info, "\"text\":\"Line arbiters: at least 1 needed, 1 named [30.1]\"");
  MUST ("official", self->file, "remove", "Horobets");
}

#define ADD(name, func) g_test_add ("/ctl/protest/" name, CtlFixture, NULL, set_up, func, ctl_fixture_tear_down)

/* A deposit that is asked for is not one that is paid; paper and screen say which. */
static void
test_deposit_due (CtlFixture   *self,
                  gconstpointer data)
{
  g_autofree char *due = NULL;
  g_autofree char *paper = NULL;
  g_autofree char *paid = NULL;

  MUST ("protest", self->file, "new", "--player", "Aaa", "--against", "ruling", "--round", "1", "--board", "1", "--text", "Not mine", "--deposit", "500=due");
  check_list (self, "\"deposit_state\":\"\"");
  g_assert_cmpint (CTL_RUN (NULL, &due, NULL, "protest", self->file, "show", "1"), ==, 0);
  check_contains (due, "500, not paid yet");
  g_assert_cmpint (CTL_RUN (NULL, &paper, NULL, "report", self->file, "protests", "--lang", "en", "--format", "txt"), ==, 0);
  check_contains (paper, "500, not paid yet");
  MUST ("protest", self->file, "deposit", "1", "--deposit", "paid");
  g_assert_cmpint (CTL_RUN (NULL, &paid, NULL, "protest", self->file, "show", "1"), ==, 0);
  check_contains (paid, "500, Paid");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "protest", self->file, "new", "--player", "Aaa", "--against", "ruling", "--deposit", "500=lost"), ==, 3);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("case", test_case);
  ADD ("deposit-due", test_deposit_due);
  ADD ("refused", test_refused);
  ADD ("dropped", test_dropped);
  ADD ("number", test_number);
  ADD ("closing", test_closing);
  ADD ("attachment", test_attachment);
  ADD ("officials", test_officials);
  return g_test_run ();
}
