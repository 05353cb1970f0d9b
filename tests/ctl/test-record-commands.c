#include "config.h"

#include <string.h>

#include "ctl-runner.h"

/* Four players of one sport, round 1 published; the first two have names in Latin letters. */
static void
set_up (CtlFixture   *self,
        gconstpointer sport)
{
  ctl_fixture_init (self);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "new", self->file, "--title", "Test \"Cup\"", "--place", "Київ", "--start", "2026-11-20"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "tournament", self->file, "add", "--name", "Men", "--system", "round-robin", "--time", "5400+30", "--sport", sport), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", self->file, "add", "Гнатів Остап", "--rating", "2210", "--latin", "Hnativ, Ostap", "--title", "FM", "--fide-id", "14100000"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", self->file, "add", "Дячук Лада", "--rating", "2100"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", self->file, "add", "Третяк Іва", "--rating", "2000"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", self->file, "add", "Четвертак Яна", "--rating", "1900"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", self->file, "number", "--by", "rating"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "pair", self->file, "--publish"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "round", self->file, "start", "1", "--start", "2026-11-20T10:30"), ==, 0);
}

static char *
write_games (CtlFixture *self)
{
  char *text = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "games", self->file, "--round", "1"), ==, 0);
  return text;
}

/* Before the round: a header for each board, all that is known and nothing that is not. */
static void
test_skeleton (CtlFixture   *self,
               gconstpointer data)
{
  g_autofree char *text = write_games (self);

  g_assert_cmpstr (text, ==,
                   "[Event \"Test \\\"Cup\\\"\"]\n[Site \"Київ\"]\n[Date \"2026.11.20\"]\n[Round \"1\"]\n"
                   "[White \"Hnativ, Ostap\"]\n[Black \"Chetvertak, Yana\"]\n[Result \"*\"]\n[BlackElo \"1900\"]\n"
                   "[Board \"1\"]\n[EventDate \"2026.11.20\"]\n[Time \"10:30:00\"]\n[TimeControl \"5400+30\"]\n"
                   "[WhiteElo \"2210\"]\n[WhiteFideId \"14100000\"]\n[WhiteTitle \"FM\"]\n\n*\n\n"
                   "[Event \"Test \\\"Cup\\\"\"]\n[Site \"Київ\"]\n[Date \"2026.11.20\"]\n[Round \"1\"]\n"
                   "[White \"Diachuk, Lada\"]\n[Black \"Tretiak, Iva\"]\n[Result \"*\"]\n[BlackElo \"2000\"]\n"
                   "[Board \"2\"]\n[EventDate \"2026.11.20\"]\n[Time \"10:30:00\"]\n[TimeControl \"5400+30\"]\n"
                   "[WhiteElo \"2100\"]\n\n*\n\n");
}

static void
test_moves (CtlFixture   *self,
            gconstpointer data)
{
  g_autofree char *said = NULL;
  g_autofree char *refused = NULL;
  g_autofree char *shown = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *empty = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "record", self->file, "--round", "1", "--board", "2"), ==, 1);
  g_assert_cmpint (CTL_RUN (NULL, &said, NULL, "record", self->file, "--round", "1", "--board", "2", "e4", "e5", "Кf3"), ==, 0);
  g_assert_nonnull (strstr (said, "3 half-moves"));
  g_assert_cmpint (CTL_RUN ("1. e4 e5\n2. Ke3 *", NULL, &refused, "record", self->file, "--round", "1", "--board", "1", "--moves", "-"), ==, 3);
  g_assert_nonnull (strstr (refused, "Line 2, half-move 3"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "result", self->file, "--round", "1", "--board", "2", "=-="), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &shown, NULL, "record", self->file, "--round", "1", "--board", "2"), ==, 0);
  g_assert_nonnull (strstr (shown, "\n\n1. e4 e5 2. Nf3 1/2-1/2\n\n"));
  g_assert_nonnull (strstr (shown, "Diachuk, Lada"));
  g_assert_cmpint (CTL_RUN (NULL, &kept, NULL, "games", self->file, "--kept"), ==, 0);
  g_assert_cmpstr (kept, ==, shown);
  g_clear_pointer (&kept, g_free);
  g_assert_cmpint (CTL_RUN (NULL, &kept, NULL, "games", self->file, "--kept", "--own-names"), ==, 0);
  g_assert_nonnull (strstr (kept, "Дячук, Лада"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "record", self->file, "--round", "1", "--board", "2", "--clear"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &empty, NULL, "games", self->file, "--kept"), ==, 1);
  g_assert_cmpstr (empty, ==, "");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "undo", self->file), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "games", self->file, "--kept"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "verify", self->file), ==, 0);
}

/* What is not over the board says so; what the event's file writes is read back as it was. */
static void
test_results (CtlFixture   *self,
              gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autofree char *checked = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "result", self->file, "--round", "1", "--board", "1", "+--"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "result", self->file, "--round", "1", "--board", "2", "adj"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "record", self->file, "--round", "1", "--board", "2", "--start", "4k3/8/8/8/8/8/4P3/4K3 b - - 0 30", "Kd7", "e4"), ==, 0);
  text = write_games (self);
  g_assert_nonnull (strstr (text, "[Result \"1-0\"]\n"));
  g_assert_nonnull (strstr (text, "[Termination \"unplayed\"]\n"));
  g_assert_nonnull (strstr (text, "[Termination \"unterminated\"]\n"));
  g_assert_nonnull (strstr (text, "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 30\"]\n[SetUp \"1\"]\n"));
  g_assert_nonnull (strstr (text, "\n30... Kd7 31. e4 *\n"));
  g_assert_cmpint (CTL_RUN (text, &checked, NULL, "game", "check", "-"), ==, 0);
  g_assert_cmpstr (checked, ==, "ok\n");
}

static void
test_chess960 (CtlFixture   *self,
               gconstpointer data)
{
  g_autofree char *text = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "record", self->file, "--round", "1", "--board", "1", "--start", "1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w GBgb - 0 1", "O-O"), ==, 0);
  text = write_games (self);
  g_assert_nonnull (strstr (text, "[Variant \"Chess960\"]\n"));
}

static void
test_draughts (CtlFixture   *self,
               gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autofree char *checked = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "record", self->file, "--round", "1", "--board", "1", "32-28", "19-23", "28:19", "14:23"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "result", self->file, "--round", "1", "--board", "1", "1-0"), ==, 0);
  text = write_games (self);
  g_assert_nonnull (strstr (text, "[GameType \"20,W,10,10,N2,0\"]\n"));
  g_assert_nonnull (strstr (text, "\n\n1. 32-28 19-23 2. 28x19 14x23 2-0\n\n"));
  g_assert_cmpint (CTL_RUN (text, &checked, NULL, "game", "check", "-"), ==, 0);
  g_assert_cmpstr (checked, ==, "ok\n");
}

/* Order 988, 18.2 to 18.9: the envelope, who must be there when it is opened, the game goes on. */
static void
test_adjournment (CtlFixture   *self,
                  gconstpointer data)
{
  g_autofree char *list = NULL;
  g_autofree char *json = NULL;
  g_autofree char *refused = NULL;
  g_autofree char *shown = NULL;
  g_autofree char *round = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, &refused, "adjourn", self->file, "--round", "1", "--board", "1"), ==, 3);
  g_assert_nonnull (strstr (refused, "position"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "record", self->file, "--round", "1", "--board", "1", "e4", "e5", "Nf3"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "adjourn", self->file, "--round", "1", "--board", "1", "--sealed-by", "white"), ==, 3);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "adjourn", self->file, "--round", "1", "--board", "1", "--times", "1:58:00-?", "--sealed-by", "black",
                            "--draw-offer", "white", "--resume-at", "2026-11-21T09:00", "--place", "hall 2"),
                   ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "adjourn", self->file), ==, 0);
  g_assert_nonnull (strstr (list, "1.1\trnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2\t1:58:00-?\t2...\t\t2026-11-21T09:00"));
  g_assert_cmpint (CTL_RUN (NULL, &round, NULL, "round", self->file, "show", "1"), ==, 0);
  g_assert_nonnull (strstr (round, "adj"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &shown, "resume", self->file, "--round", "1", "--board", "1", "--sealed-move", "Nc6", "--present", "black"), ==, 1);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "resume", self->file, "--round", "1", "--board", "1", "--sealed-move", "Nc6", "--present", "white", "--at", "2026-11-21T09:05"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &json, NULL, "adjourn", self->file, "--json"), ==, 0);
  g_assert_nonnull (strstr (json, "\"draw_offer\":\"white\""));
  g_assert_nonnull (strstr (json, "\"sealed_move\":\"Nc6\""));
  g_clear_pointer (&shown, g_free);
  g_assert_cmpint (CTL_RUN (NULL, &shown, NULL, "record", self->file, "--round", "1", "--board", "1"), ==, 0);
  g_assert_nonnull (strstr (shown, "1. e4 e5 2. Nf3 Nc6 *"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "verify", self->file), ==, 0);
}

/* 18.8: what is no legal move is recorded as it was written, and said so. */
static void
test_faulty_sealed_move (CtlFixture   *self,
                         gconstpointer data)
{
  g_autofree char *warned = NULL;
  g_autofree char *list = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "adjourn", self->file, "--round", "1", "--board", "2", "--position", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 41"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &warned, "resume", self->file, "--round", "1", "--board", "2", "--sealed-move", "Ke4"), ==, 0);
  g_assert_nonnull (strstr (warned, "sealed-move-fault"));
  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "adjourn", self->file), ==, 0);
  g_assert_nonnull (strstr (list, "\t41.\tKe4\t"));
}

static void
test_usage (CtlFixture   *self,
            gconstpointer data)
{
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "record", self->file, "e4"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "record", self->file, "--round", "1", "--board", "1", "--clear", "e4"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "record", self->file, "--round", "1", "--board", "9", "e4"), ==, 3);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "record", self->file, "--round", "1", "--board", "1", "--clear"), ==, 3);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "games", self->file, "--round", "4"), ==, 3);
}

/* A whole round from one file: by names in own letters, in Latin, shortened; by the board alone;
 * the rest is left out with its reason, and undo takes all of it back. */
static void
test_import (CtlFixture   *self,
             gconstpointer data)
{
  static const char text[] =
      "[White \"Hnativ, O.\"]\n[Black \"Четвертак Яна\"]\n[Round \"1\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n\n"
      "[White \"Tretiak, Iva\"]\n[Black \"Diachuk, Lada\"]\n\n1. d4 d5 *\n\n"
      "[White \"Diachuk, Lada\"]\n[Black \"Tretyak\"]\n\n1. d4 *\n\n"
      "[Board \"2\"]\n\n1. c4 c5 *\n\n"
      "[Board \"2\"]\n\n1. c4 *\n\n"
      "[White \"Hnativ\"]\n[Black \"Chetvertak\"]\n[Round \"2\"]\n\n1. c4 *\n\n"
      "[White \"Nobody\"]\n[Black \"Else\"]\n\n1. c4 *\n";
  static const char *const said[] = { "1\t1.1\t", "White and Black", "do not play", "\t2.1\t", "has a game already", "another round", "do not play" };
  g_autofree char         *listed = NULL;
  g_autofree char         *kept = NULL;
  g_auto (GStrv) rows = NULL;

  g_assert_cmpint (CTL_RUN (text, &listed, NULL, "games", self->file, "import", "-", "--preview"), ==, 1);
  rows = g_strsplit (listed, "\n", -1);
  g_assert_cmpuint (g_strv_length (rows), ==, G_N_ELEMENTS (said) + 1);
  for (gsize i = 0; i < G_N_ELEMENTS (said); i++)
    g_assert_nonnull (strstr (rows[i], said[i]));
  g_assert_nonnull (strstr (rows[0], "the file says 1-0"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "games", self->file, "--kept"), ==, 1);
  g_assert_cmpint (CTL_RUN (text, NULL, NULL, "games", self->file, "import", "-", "--round", "1"), ==, 1);
  g_assert_cmpint (CTL_RUN (NULL, &kept, NULL, "games", self->file, "--kept"), ==, 0);
  g_assert_nonnull (strstr (kept, "1. e4 e5 2. Nf3"));
  g_assert_nonnull (strstr (kept, "1. c4 c5"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "undo", self->file), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "games", self->file, "--kept"), ==, 1);
  g_assert_cmpint (CTL_RUN ("[White \"A\"]\n[Black \"B\"]\n\n1. e4 *\n", NULL, NULL, "games", self->file, "import", "-"), ==, 3);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "games", self->file, "export"), ==, 2);
}

#define ADD(path, sport, func) g_test_add ("/ctl/record/" path, CtlFixture, sport, set_up, func, ctl_fixture_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("skeleton", "chess", test_skeleton);
  ADD ("moves", "chess", test_moves);
  ADD ("import", "chess", test_import);
  ADD ("results", "chess", test_results);
  ADD ("chess960", "chess", test_chess960);
  ADD ("draughts", "draughts-100", test_draughts);
  ADD ("adjournment", "chess", test_adjournment);
  ADD ("faulty-sealed-move", "chess", test_faulty_sealed_move);
  ADD ("usage", "chess", test_usage);
  return g_test_run ();
}
