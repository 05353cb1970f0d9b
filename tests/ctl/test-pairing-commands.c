#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "ctl-runner.h"

typedef struct
{
  char *folder;
  char *path;
} Event;

#define OK(...) g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, __VA_ARGS__), ==, 0)

/* A file with one tournament of @n players "Player 01" …, numbered in that order. */
static Event
make_event_under (const char *ruleset,
                  const char *system,
                  int         n)
{
  Event event = { g_dir_make_tmp ("zhereb-pairing-XXXXXX", NULL), NULL };
  g_autoptr (GString) order = g_string_new (NULL);

  g_assert_nonnull (event.folder);
  event.path = g_build_filename (event.folder, "cup.zhereb", NULL);
  OK ("new", event.path, "--title", "Cup", "--ruleset", ruleset);
  OK ("tournament", event.path, "add", "--name", "Main", "--system", system);
  for (int i = 1; i <= n; i++)
    {
      g_autofree char *name = g_strdup_printf ("Player %02d", i);

      OK ("entry", event.path, "add", name, "--region", i <= 3 ? "Aland" : "Beland");
      g_string_append_printf (order, "%s%s", i > 1 ? "," : "", name);
    }
  OK ("entry", event.path, "number", "--by", "hand", "--order", order->str);
  return event;
}

static Event
make_event (const char *system,
            int         n)
{
  return make_event_under ("fide-2023", system, n);
}

static void
remove_event (Event *event)
{
  g_autoptr (GDir) dir = g_dir_open (event->folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (event->folder, name, NULL);

      g_remove (path);
    }
  g_rmdir (event->folder);
  g_free (event->path);
  g_free (event->folder);
}

static void
test_knockout (void)
{
  Event            event = make_event ("knockout", 3);
  g_autofree char *before = NULL;
  g_autofree char *level = NULL;
  g_autofree char *after = NULL;
  g_autofree char *standings = NULL;

  OK ("tournament", event.path, "edit", "--option", "places=third");
  OK ("pair", event.path);
  g_assert_cmpint (CTL_RUN (NULL, &before, NULL, "bracket", event.path), ==, 0);
  g_assert_nonnull (strstr (before, "1\t1\tSemi-finals\tPlayer 01\t–\tPlayer 01\n"));
  g_assert_nonnull (strstr (before, "2\t1\tSemi-finals\tPlayer 02\tPlayer 03\t\n"));
  g_assert_nonnull (strstr (before, "3\t2\tFinal\tPlayer 01\twinner of 2\t\n"));

  OK ("result", event.path, "--round", "1", "--board", "1", "=-=");
  g_assert_cmpint (CTL_RUN (NULL, NULL, &level, "pair", event.path), ==, 1);
  g_assert_nonnull (strstr (level, "is level"));
  OK ("tournament", event.path, "edit", "--option", "winner-1-1=3");
  OK ("pair", event.path);
  g_assert_cmpint (CTL_RUN (NULL, &after, NULL, "bracket", event.path), ==, 0);
  g_assert_nonnull (strstr (after, "3\t2\tFinal\tPlayer 01\tPlayer 03\t\n"));
  OK ("result", event.path, "--round", "2", "--board", "1", "0-1");
  g_assert_cmpint (CTL_RUN (NULL, &standings, NULL, "standings", event.path), ==, 0);
  g_assert_true (g_str_has_prefix (standings, "1\t3\tPlayer 03\t"));
  g_assert_nonnull (strstr (standings, "\n2\t1\tPlayer 01\t"));
  g_assert_nonnull (strstr (standings, "\n3\t2\tPlayer 02\t"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "tournament", event.path, "edit", "--option", "colour=red"), ==, 2);
  remove_event (&event);
}

/* 1-3 and 2-4 become 1-4 and 2-3; the preview writes nothing, a broken rule needs a reason. */
static void
test_edit_round (void)
{
  Event            event = make_event ("swiss-ua", 4);
  g_autofree char *before = NULL;
  g_autofree char *preview = NULL;
  g_autofree char *unchanged = NULL;
  g_autofree char *refused = NULL;
  g_autofree char *after = NULL;
  g_autofree char *log = NULL;

  OK ("tournament", event.path, "edit", "--first-round", "rated", "--initial-colour", "white");
  OK ("tournament", event.path, "edit", "--discipline", "rapid");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "tournament", event.path, "edit", "--discipline", "composing"), ==, 2);
  OK ("pair", event.path, "--publish");
  OK ("result", event.path, "--round", "1", "--board", "1", "1-0");
  g_assert_cmpint (CTL_RUN (NULL, &before, NULL, "round", event.path, "show", "1"), ==, 0);
  g_assert_true (g_str_has_prefix (before, "1\t1\t3\t"));

  g_assert_cmpint (CTL_RUN (NULL, &preview, NULL, "edit-round", event.path, "swap=3-4", "colours=2"), ==, 0);
  g_assert_nonnull (strstr (preview, "1\t1 Player 01 – 3 Player 03\t1 Player 01 – 4 Player 04\t1\n"));
  g_assert_nonnull (strstr (preview, "2\t4 Player 04 – 2 Player 02\t2 Player 02 – 3 Player 03\t0\n"));
  g_assert_nonnull (strstr (preview, "# ! the pairing of this round is published"));
  g_assert_cmpint (CTL_RUN (NULL, &unchanged, NULL, "round", event.path, "show", "1"), ==, 0);
  g_assert_cmpstr (unchanged, !=, "");

  g_assert_cmpint (CTL_RUN (NULL, NULL, &refused, "edit-round", event.path, "--accept", "swap=3-4"), ==, 1);
  g_assert_nonnull (strstr (refused, "Give the reason"));
  OK ("edit-round", event.path, "--accept", "--reason", "late entry", "swap=3-4");
  g_assert_cmpint (CTL_RUN (NULL, &after, NULL, "round", event.path, "show", "1"), ==, 0);
  g_assert_true (g_str_has_prefix (after, "1\t1\t4\t"));
  g_assert_cmpint (CTL_RUN (NULL, &log, NULL, "log", event.path), ==, 0);
  g_assert_nonnull (strstr (log, "Round 1 edited by hand: 2 changes (board 1: 1 Player 01 – 3 Player 03 → 1 Player 01 – 4 Player 04; board 2: 4 "));
  g_assert_nonnull (strstr (log, "late entry"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "edit-round", event.path, "shuffle=all"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "edit-round", event.path, "bye=1:great"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "edit-round", event.path, "aside=99"), ==, 3);
  remove_event (&event);
}

static void
test_openings (void)
{
  Event            event = make_event ("round-robin", 4);
  g_autofree char *table = g_build_filename (event.folder, "table.txt", NULL);
  g_autofree char *listed = NULL;
  g_autofree char *pairings = NULL;
  g_autofree char *refused = NULL;
  g_auto (GStrv) rows = NULL;

  OK ("tournament", event.path, "edit", "--sport", "draughts-russian");
  g_assert_true (g_file_set_contents (table, "name Few\n7. c3-d4 d6-c5\n8. c3-d5 d6-c5\n", -1, NULL));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &refused, "openings", event.path, "load", table), ==, 3);
  g_assert_nonnull (strstr (refused, "no. 8"));
  /* with a name in Windows-1251, which the window takes as well */
  g_assert_true (g_file_set_contents (table, "name \xcc\xe0\xeb\xee\n7. c3-d4 d6-c5\n", -1, NULL));
  OK ("pair", event.path);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "openings", event.path, "draw"), ==, 1);
  OK ("openings", event.path, "load", table);
  OK ("openings", event.path, "draw", "--seed", "3");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "openings", event.path, "draw", "--round", "1"), ==, 1);
  g_assert_cmpint (CTL_RUN (NULL, &listed, NULL, "openings", event.path), ==, 0);
  g_assert_cmpstr (listed, ==, "1\t7\tc3-d4 d6-c5\n");
  g_assert_cmpint (CTL_RUN (NULL, &pairings, NULL, "report", event.path, "pairings", "--format", "txt", "--lang", "en"), ==, 0);
  g_assert_nonnull (strstr (pairings, "Opening of all boards: 7 c3-d4 d6-c5"));

  /* Each pair with its own: two boards, two openings, and the moves are played on the board. */
  OK ("undo", event.path);
  g_assert_true (g_file_set_contents (table, "1. c3-d4 d6-c5\n2. g3-f4 f6-g5\n3. W:Wc3,g3:Bb6,h8\n", -1, NULL));
  OK ("openings", event.path, "load", table);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "openings", event.path, "draw", "--per", "player"), ==, 3);
  OK ("openings", event.path, "draw", "--per", "board", "--seed", "3");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "openings", event.path, "draw"), ==, 1);
  g_clear_pointer (&listed, g_free);
  g_assert_cmpint (CTL_RUN (NULL, &listed, NULL, "openings", event.path), ==, 0);
  rows = g_strsplit (listed, "\n", -1);
  g_assert_cmpuint (g_strv_length (rows), ==, 3);
  g_assert_true (g_str_has_prefix (rows[0], "1.1\t") && g_str_has_prefix (rows[1], "1.2\t"));
  g_assert_cmpstr (rows[0] + 4, !=, rows[1] + 4);
  g_clear_pointer (&pairings, g_free);
  g_assert_cmpint (CTL_RUN (NULL, &pairings, NULL, "report", event.path, "pairings", "--format", "txt", "--lang", "en"), ==, 0);
  g_assert_nonnull (strstr (pairings, "Openings"));
  remove_event (&event);
}

/* One position for the round; the seed that is kept gives it again. */
static void
test_chess960 (void)
{
  Event            event = make_event ("round-robin", 4);
  g_autofree char *listed = NULL;
  g_autofree char *again = NULL;
  g_autofree char *pairings = NULL;
  g_autofree char *log = NULL;
  g_auto (GStrv) cells = NULL;

  OK ("pair", event.path);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "openings", event.path, "load"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "openings", event.path, "load", "table.txt", "--chess960"), ==, 2);
  OK ("openings", event.path, "load", "--chess960");
  OK ("openings", event.path, "draw", "--seed", "3");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "openings", event.path, "draw", "--round", "1"), ==, 1);
  g_assert_cmpint (CTL_RUN (NULL, &listed, NULL, "openings", event.path), ==, 0);
  cells = g_strsplit (listed, "\t", -1);
  g_assert_cmpuint (g_strv_length (cells), ==, 3);
  g_assert_cmpstr (cells[0], ==, "1");
  g_assert_true (g_str_has_suffix (cells[2], " w KQkq - 0 1\n"));
  g_assert_cmpint (CTL_RUN (NULL, &pairings, NULL, "report", event.path, "pairings", "--format", "txt", "--lang", "en"), ==, 0);
  g_assert_nonnull (strstr (pairings, cells[1]));
  g_assert_nonnull (strstr (pairings, "/pppppppp/8/8/8/8/PPPPPPPP/"));
  g_assert_cmpint (CTL_RUN (NULL, &log, NULL, "log", event.path), ==, 0);
  g_assert_null (strstr (log, "IV.9.5.2"));
  OK ("undo", event.path);
  OK ("openings", event.path, "draw", "--seed", "3");
  g_assert_cmpint (CTL_RUN (NULL, &again, NULL, "openings", event.path), ==, 0);
  g_assert_cmpstr (again, ==, listed);
  OK ("verify", event.path);
  remove_event (&event);
}

static void
test_explain (void)
{
  Event            event = make_event ("swiss-ua", 4);
  g_autofree char *reasons = NULL;
  g_autofree char *groups = NULL;
  g_autofree char *objects = NULL;
  g_autofree char *why = NULL;

  OK ("tournament", event.path, "edit", "--first-round", "rated", "--initial-colour", "white");
  OK ("pair", event.path);
  g_assert_cmpint (CTL_RUN (NULL, &reasons, NULL, "explain", event.path), ==, 0);
  g_assert_nonnull (strstr (reasons, "Player 01 and Player 03 meet inside their group. [7.9.8.2]"));
  g_assert_nonnull (strstr (reasons, "Player 01 has White against Player 03 by the lot of the first round."));
  g_assert_cmpint (CTL_RUN (NULL, &why, NULL, "explain", event.path, "--round", "1", "--why-not", "1-2"), ==, 0);
  g_assert_true (g_str_has_prefix (why, "If Player 01 met Player 02, this step would come out worse.\n"));
  g_assert_cmpint (CTL_RUN (NULL, &groups, NULL, "explain", event.path, "--groups"), ==, 0);
  g_assert_cmpstr (groups, ==, "0\t1 Player 01\t3 Player 03\t\n0\t4 Player 04\t2 Player 02\t\n");
  g_assert_cmpint (CTL_RUN (NULL, &objects, NULL, "explain", event.path, "--groups", "--json"), ==, 0);
  g_assert_true (g_str_has_prefix (objects, "{\"entries\":4,\"pairs\":[{\"black\":3,"));
  g_assert_nonnull (strstr (objects, "\"floats\":\"no\",\"from\":\"\",\"kind\":\"game\""));
  g_assert_nonnull (strstr (objects, "{\"article\":\"7.9.8.2\",\"text\":\"Player 01 and Player 03 meet inside their group.\"}"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "explain", event.path, "--why-not", "1-1"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "explain", event.path, "--round", "5"), ==, 2);
  remove_event (&event);
}

static void
test_varma (void)
{
  Event            event = make_event ("round-robin", 12);
  g_autofree char *first = NULL;
  g_autofree char *warning = NULL;
  g_autofree char *applied = NULL;
  g_autofree char *again = NULL;
  g_autofree char *list = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &first, &warning, "varma", event.path, "--team", "region", "--seed", "8"), ==, 0);
  g_assert_nonnull (strstr (warning, "6 and 12 of envelope C meet in round 11"));
  g_assert_cmpint (CTL_RUN (NULL, &again, NULL, "varma", event.path, "--team", "region", "--seed", "8"), ==, 0);
  g_assert_cmpstr (first, ==, again);

  g_assert_cmpint (CTL_RUN (NULL, &applied, NULL, "varma", event.path, "--team", "region", "--seed", "8", "--corrected", "--apply"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "entry", event.path, "list"), ==, 0);
  lines = g_strsplit (applied, "\n", -1);
  for (int i = 1; i <= 12; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);
      g_autofree char *entry = g_strdup_printf ("%s\t%s\t", fields[0], fields[2]);

      g_assert_cmpuint (g_strv_length (fields), ==, 4);
      g_assert_nonnull (strstr (list, entry));
    }
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "varma", event.path, "--team", "moon"), ==, 2);
  remove_event (&event);
}

static void
test_playoff (void)
{
  Event            event = make_event ("round-robin", 2);
  g_autofree char *refused = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, &refused, "playoff", event.path), ==, 1);
  g_assert_nonnull (strstr (refused, "is not finished"));
  OK ("pair", event.path);
  OK ("result", event.path, "--round", "1", "--board", "1", "=-=");
  OK ("playoff", event.path, "--seed", "3");
  OK ("pair", event.path, "--tournament", "Main: play-off");
  OK ("result", event.path, "--tournament", "Main: play-off", "--round", "1", "--board", "1", "1-0,1-0");
  OK ("playoff", event.path, "--tournament", "Main: play-off", "--round", "1", "--board", "1");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "playoff", event.path, "--tournament", "Main: play-off", "--round", "1", "--board", "1"), ==, 1);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "playoff", event.path, "--round", "1"), ==, 2);
  remove_event (&event);
}

/* The control of a play-off is that of the rules of the event, or of its regulation. */
static void
test_playoff_control (void)
{
  static const struct
  {
    const char *ruleset;
    const char *key;
    const char *value;
    const char *control;
  } cases[] = {
    { "ru-chess-988", NULL, NULL, "\"180+2\"" },
    { "ru-chess-988", "play-off.base-seconds", "300", "\"300+2\"" },
    { "ua-draughts-64", NULL, NULL, "\"180+3\"" },
    { "ua-draughts-100", NULL, NULL, "\"300+3\"" },
    { "ua-draughts-100", "play-off.base-seconds", "420", "\"420\"" },
    { "fide-2023", NULL, NULL, "\"180+2\"" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      CtlFixture       fixture;
      g_autofree char *list = NULL;

      ctl_fixture_pair_two (&fixture, cases[i].ruleset, "2700+30");
      if (cases[i].key != NULL)
        OK ("regulation", fixture.file, cases[i].key, cases[i].value);
      OK ("result", fixture.file, "--round", "1", "--board", "1", "=-=");
      OK ("playoff", fixture.file, "--seed", "3");
      g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "tournament", fixture.file, "list", "--json"), ==, 0);
      g_assert_nonnull (strstr (list, cases[i].control));
      ctl_fixture_tear_down (&fixture, NULL);
    }
}

/* A number of rounds is recommended for a Swiss, not for the games of a match. */
static void
test_recommended_rounds (void)
{
  static const struct
  {
    const char *system;
    gboolean    told;
  } cases[] = { { "swiss-ua", TRUE }, { "match", FALSE }, { "round-robin", FALSE }, { "knockout", FALSE } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Event            event = make_event_under ("ua-chess-2026", cases[i].system, 2);
      g_autofree char *errors = NULL;

      g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "pair", event.path), ==, 0);
      g_assert_cmpint (strstr (errors, "IV.3.1.3") != NULL, ==, cases[i].told);
      remove_event (&event);
    }
}

static void
test_feed (void)
{
  Event            event = make_event ("knockout", 2);
  g_autofree char *list = NULL;

  OK ("pair", event.path);
  OK ("result", event.path, "--round", "1", "--board", "1", "0-1");
  OK ("tournament", event.path, "add", "--name", "Final", "--system", "match");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "feed", event.path, "Main", "--tournament", "Final", "--places", "2-1"), ==, 2);
  OK ("feed", event.path, "Main", "--tournament", "Final", "--places", "1-2");
  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "entry", event.path, "list", "--tournament", "Final"), ==, 0);
  g_assert_true (g_str_has_prefix (list, "1\tPlayer 02\t"));
  g_assert_nonnull (strstr (list, "\n2\tPlayer 01\t"));
  remove_event (&event);
}

/* In the order drawn by hand, with commas or blanks; what is no round is named. */
static void
test_draw_rounds (void)
{
  Event            event = make_event ("round-robin", 4);
  g_autofree char *said = NULL;
  g_autofree char *refused = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &said, NULL, "tournament", event.path, "draw-rounds", "--order", "3, 1 2"), ==, 0);
  g_assert_nonnull (strstr (said, "3 1 2"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &refused, "tournament", event.path, "draw-rounds", "--order", "3,x,2"), ==, 3);
  g_assert_nonnull (strstr (refused, "“x” is no number of a round"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "tournament", event.path, "draw-rounds", "--order", "3,1,1"), ==, 3);
  OK ("tournament", event.path, "draw-rounds", "--seed", "7");
  remove_event (&event);
}

/* A ban is heeded by the next pairing, said with its names, and taken back. */
static void
test_forbidden (void)
{
  Event            event = make_event ("dutch", 6);
  g_autofree char *list = NULL;
  g_autofree char *round = NULL;
  g_autofree char *said = NULL;
  g_autofree char *log = NULL;
  g_autofree char *empty = NULL;

  OK ("forbidden", event.path, "set", "1 4; 2 3 / 2-");
  g_assert_cmpint (CTL_RUN (NULL, &log, NULL, "log", event.path), ==, 0);
  g_assert_nonnull (strstr (log, "1 4;2 3 / 2-"));
  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "forbidden", event.path), ==, 0);
  g_assert_cmpstr (list, ==, "1 4\t1 Player 01 – 4 Player 04\n2 3 / 2-\t2 Player 02 – 3 Player 03 / 2-\n");
  OK ("pair", event.path);
  g_assert_cmpint (CTL_RUN (NULL, &round, NULL, "round", event.path, "show", "1"), ==, 0);
  g_assert_null (strstr (round, "\t1\t4\t"));
  g_assert_null (strstr (round, "\t4\t1\t"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &said, "forbidden", event.path, "set", "1 77"), ==, 3);
  g_assert_nonnull (strstr (said, "77"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "forbidden", event.path, "set"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "forbidden", event.path, "clear"), ==, 1);
  OK ("fide", event.path, "mode", "--leave-fide-mode", "--because", "a test");
  OK ("forbidden", event.path, "clear");
  g_assert_cmpint (CTL_RUN (NULL, &empty, NULL, "forbidden", event.path, "list"), ==, 0);
  g_assert_cmpstr (empty, ==, "");
  remove_event (&event);
}

/* How many rounds a Swiss has is declared beforehand: afterwards it changes for a reason, which stays. */
static void
test_declared_rounds (void)
{
  Event            event = make_event ("dutch", 4);
  g_autofree char *refused = NULL;
  g_autofree char *log = NULL;

  OK ("fide", event.path, "mode", "--leave-fide-mode", "--because", "a test");
  OK ("tournament", event.path, "edit", "--rounds", "3");
  OK ("pair", event.path, "--publish");
  OK ("tournament", event.path, "edit", "--rounds", "2");
  OK ("result", event.path, "--round", "1", "--board", "1", "1-0");
  g_assert_cmpint (CTL_RUN (NULL, NULL, &refused, "tournament", event.path, "edit", "--rounds", "3"), ==, 1);
  g_assert_nonnull (strstr (refused, "declared for 2 rounds (FIDE C.04.1, 1)"));
  OK ("tournament", event.path, "edit", "--rounds", "3", "--reason", "The hall is free for another hour");
  g_assert_cmpint (CTL_RUN (NULL, &log, NULL, "log", event.path), ==, 0);
  g_assert_nonnull (strstr (log, "The hall is free for another hour"));
  remove_event (&event);
}

/* Who would get which number is shown before it happens; after round 4 nobody moves. */
static void
test_numbers (void)
{
  Event                    event = make_event ("dutch", 8);
  g_autofree char         *preview = NULL;
  g_autofree char         *json = NULL;
  g_autofree char         *before = NULL;
  g_autofree char         *after = NULL;
  g_autofree char         *due = NULL;
  g_autofree char         *said = NULL;
  g_autofree char         *refused = NULL;
  static const char *const rounds[] = { "1", "2", "3", "4" };

  for (int i = 1; i <= 8; i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", i);
      g_autofree char *rating = g_strdup_printf ("%d", 2000 - 10 * i);

      OK ("entry", event.path, "edit", number, "--rating", rating);
    }
  OK ("tournament", event.path, "edit", "--rounds", "6", "--initial-colour", "white");
  OK ("pair", event.path, "--publish");
  g_assert_cmpint (CTL_RUN (NULL, &before, NULL, "entry", event.path, "list"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &preview, NULL, "entry", event.path, "add", "Late", "--rating", "1935", "--preview"), ==, 0);
  g_assert_cmpstr (preview, ==, "0\t7\tLate\n7\t8\tPlayer 07\n8\t9\tPlayer 08\n# FIDE C.04.2, 2.3–2.5\n");
  g_assert_cmpint (CTL_RUN (NULL, &json, NULL, "entry", event.path, "add", "Late", "--rating", "1935", "--preview", "--json"), ==, 0);
  g_assert_nonnull (strstr (json, "\"from\":0"));
  g_assert_cmpint (CTL_RUN (NULL, &after, NULL, "entry", event.path, "list"), ==, 0);
  g_assert_cmpstr (after, ==, before);

  OK ("entry", event.path, "add", "Late", "--rating", "1935");
  g_assert_cmpint (CTL_RUN (NULL, NULL, &due, "entry", event.path, "edit", "Late", "--rating", "1945"), ==, 0);
  g_assert_nonnull (strstr (due, "2 start numbers do not follow the ratings"));
  OK ("entry", event.path, "number", "--by", "rating");
  for (gsize i = 0; i < G_N_ELEMENTS (rounds); i++)
    {
      if (i > 0)
        OK ("pair", event.path, "--publish");
      for (int board = 1; board <= 4; board++)
        {
          g_autofree char *text = g_strdup_printf ("%d", board);

          OK ("result", event.path, "--round", rounds[i], "--board", text, "=-=");
        }
    }
  g_assert_cmpint (CTL_RUN (NULL, NULL, &refused, "entry", event.path, "number", "--by", "rating"), !=, 0);
  g_assert_nonnull (strstr (refused, "C.04.2"));
  g_assert_cmpint (CTL_RUN (NULL, &said, NULL, "entry", event.path, "edit", "Late", "--rating", "2700"), ==, 0);
  g_assert_nonnull (strstr (said, "after the pairing of round 4 the start numbers stand"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", event.path, "edit", "Late", "--preview"), ==, 2);
  remove_event (&event);
}

static void
set_results (const Event *event,
             int          first,
             int          last)
{
  for (int board = first; board <= last; board++)
    {
      g_autofree char *text = g_strdup_printf ("%d", board);

      OK ("result", event->path, "--round", "1", "--board", text, "1-0");
    }
}

static int
count_lines (const char *text,
             const char *start)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  int n = 0;

  for (char **line = lines; *line != NULL; line++)
    n += g_str_has_prefix (*line, start) ? 1 : 0;
  return n;
}

/* The round to come: nothing while eight games run, its pairs while one does, and that it can be paired after all. */
static void
test_next (void)
{
  Event            event = make_event ("dutch", 16);
  g_autofree char *many = NULL;
  g_autofree char *one = NULL;
  g_autofree char *json = NULL;
  g_autofree char *none = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "round", event.path, "next"), ==, 1);
  OK ("pair", event.path, "--publish");
  g_assert_cmpint (CTL_RUN (NULL, &many, NULL, "round", event.path, "next"), ==, 1);
  g_assert_cmpstr (many, ==, "round\tOpen games of round 1: 8. What is certain of round 2 is told when no more than 6 are open.\n");
  set_results (&event, 1, 7);
  g_assert_cmpint (CTL_RUN (NULL, &one, NULL, "round", event.path, "next"), ==, 0);
  g_assert_true (g_str_has_prefix (one, "round\tOpen games of round 1: 1; ways they may end: 3. Round 2: "));
  g_assert_cmpint (2 * count_lines (one, "certain\t") + count_lines (one, "open\t"), ==, 16);
  g_assert_nonnull (strstr (one, " of 3)"));
  g_assert_cmpint (CTL_RUN (NULL, &json, NULL, "round", event.path, "next", "--json"), ==, 0);
  g_assert_true (g_str_has_prefix (json, "{\"open_games\":1,\"outcomes\":3,\"round\":2,\"state\":\"round\",\"unpaired\":0}\n"));
  g_assert_cmpint (count_lines (json, "{"), ==, count_lines (one, "") - 1);
  set_results (&event, 8, 8);
  g_assert_cmpint (CTL_RUN (NULL, &none, NULL, "round", event.path, "next"), ==, 0);
  g_assert_cmpstr (none, ==, "round\tNo game of round 1 is open: round 2 can be paired.\n");
  remove_event (&event);
}

/* Question 62 of the checklist: so few cannot play so many rounds, which is said while entries come in. */
static void
test_too_many_rounds (void)
{
  static const struct
  {
    int         n;
    const char *rounds;
    gboolean    told;
  } cases[] = { { 4, "3", FALSE }, { 4, "4", TRUE }, { 5, "5", FALSE }, { 5, "6", TRUE } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Event            event = make_event ("dutch", cases[i].n);
      g_autofree char *told = NULL;

      OK ("tournament", event.path, "edit", "--rounds", cases[i].rounds);
      g_assert_cmpint (CTL_RUN (NULL, &told, NULL, "info", event.path), ==, 0);
      g_assert_cmpint (strstr (told, "Nobody meets anybody twice, so that ") != NULL, ==, cases[i].told);
      OK ("pair", event.path);
      g_free (told);
      g_assert_cmpint (CTL_RUN (NULL, &told, NULL, "info", event.path), ==, 0);
      g_assert_null (strstr (told, "Nobody meets anybody twice"));
      remove_event (&event);
    }
}

static char *
pair_by_hand (Event      *event,
              const char *pairs)
{
  char *told = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, &told, "pair", event->path, "--publish", "--by-hand", pairs), ==, 0);
  return told;
}

/* Questions 100 to 102 of the checklist: a round robin is paired by hand, and whoever meets twice in a cycle, has one colour
 * three times running, or leaves the cycle unable to end, is told of; the table is not played where it would repeat a pair. */
static void
test_table_by_hand (void)
{
  Event            event = make_event ("round-robin", 6);
  g_autofree char *first = pair_by_hand (&event, "1-4,2-5,3-6");
  g_autofree char *repeated = NULL;
  g_autofree char *second = NULL;
  g_autofree char *third = NULL;
  g_autofree char *edited = NULL;
  g_autofree char *refused = NULL;

  g_assert_cmpstr (first, ==, "");
  repeated = pair_by_hand (&event, "4-1,2-6,3-5");
  g_assert_nonnull (strstr (repeated, "Board 1: Player 04 and Player 01 met in round 1 [C.05]"));
  g_assert_nonnull (strstr (repeated, "with these pairs not everybody can meet everybody once in this cycle [C.05]"));
  OK ("undo", event.path);
  OK ("undo", event.path);
  second = pair_by_hand (&event, "1-5,2-6,3-4");
  g_assert_cmpstr (second, ==, "");
  /* What is left are two triangles, of which no round can be made. */
  third = pair_by_hand (&event, "1-6,2-4,3-5");
  g_assert_nonnull (strstr (third, "Board 1: Player 01 would have White for the third time running"));
  g_assert_null (strstr (third, "met in round"));
  g_assert_nonnull (strstr (third, "with these pairs not everybody can meet everybody once in this cycle [C.05]"));
  g_assert_cmpint (CTL_RUN (NULL, &edited, NULL, "edit-round", event.path, "swap=1-4", "--round", "3"), ==, 0);
  g_assert_nonnull (strstr (edited, "the table says otherwise"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &refused, "pair", event.path), ==, 1);
  g_assert_nonnull (strstr (refused, "Pair this round by hand"));
  remove_event (&event);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ctl/pairing/edit-round", test_edit_round);
  g_test_add_func ("/ctl/pairing/openings", test_openings);
  g_test_add_func ("/ctl/pairing/chess960", test_chess960);
  g_test_add_func ("/ctl/pairing/draw-rounds", test_draw_rounds);
  g_test_add_func ("/ctl/pairing/knockout", test_knockout);
  g_test_add_func ("/ctl/pairing/explain", test_explain);
  g_test_add_func ("/ctl/pairing/varma", test_varma);
  g_test_add_func ("/ctl/pairing/playoff", test_playoff);
  g_test_add_func ("/ctl/pairing/playoff-control", test_playoff_control);
  g_test_add_func ("/ctl/pairing/recommended-rounds", test_recommended_rounds);
  g_test_add_func ("/ctl/pairing/feed", test_feed);
  g_test_add_func ("/ctl/pairing/forbidden", test_forbidden);
  g_test_add_func ("/ctl/pairing/declared-rounds", test_declared_rounds);
  g_test_add_func ("/ctl/pairing/numbers", test_numbers);
  g_test_add_func ("/ctl/pairing/next", test_next);
  g_test_add_func ("/ctl/pairing/table-by-hand", test_table_by_hand);
  g_test_add_func ("/ctl/pairing/too-many-rounds", test_too_many_rounds);
  return g_test_run ();
}
