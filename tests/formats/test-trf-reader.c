#include "config.h"

#include "trf-reader.h"

#include <string.h>

#include "errors.h"
#include "history.h"
#include "teams.h"
#include "text-limits.h"
#include "trf-text.h"

static ZhTrfFile *
read_fixture (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "trf", name, NULL);
  g_autofree char *contents = NULL;
  gsize            length;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  ZhTrfFile *file;

  g_assert_true (g_file_get_contents (path, &contents, &length, &error));
  bytes = g_bytes_new (contents, length);
  file = zh_trf_read_bytes (bytes, NULL, &error);
  g_assert_no_error (error);
  return file;
}

static ZhTrfFile *
read_good (const char *text)
{
  g_autoptr (GError) error = NULL;
  ZhTrfFile *file = zh_trf_read (text, NULL, &error);

  g_assert_no_error (error);
  return file;
}

static const ZhPairing *
find_pairing (const ZhTournament *tournament,
              int                 round,
              gint64              entry)
{
  const GPtrArray *pairings = zh_tournament_find_round (tournament, round)->pairings;

  for (guint i = 0; i < pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (pairings, i);

      if (pairing->entry[0] == entry || pairing->entry[1] == entry)
        return pairing;
    }
  return NULL;
}

static void
assert_result (const ZhTournament *tournament,
               int                 round,
               gint64              white,
               const char         *code)
{
  const ZhPairing *pairing = find_pairing (tournament, round, white);
  g_autofree char *found = NULL;

  g_assert_nonnull (pairing);
  g_assert_cmpint (pairing->entry[0], ==, white);
  g_assert_cmpint (pairing->n_games, ==, 1);
  found = zh_result_format_code (pairing->games[0].result);
  g_assert_cmpstr (found, ==, code);
}

/* The points fields of every fixture come from other programs; reading them must make the
 * same sums, and nothing in them needs to be set right. */
static void
test_fixtures (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "fixtures", "trf", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  int         n_files = 0;
  int         n_places = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autoptr (ZhTrfFile) file = NULL;

      if (!g_str_has_suffix (name, ".trf"))
        continue;
      file = read_fixture (name);
      for (guint i = 0; i < file->notes->len; i++)
        g_test_message ("%s: %s", name, ((ZhTrfNote *) g_ptr_array_index (file->notes, i))->text);
      g_assert_cmpuint (file->notes->len, ==, 0);
      n_files++;
      n_places += (int) file->places->len;
    }
  g_assert_cmpint (n_files, >=, 16);
  g_assert_cmpint (n_places, >=, 300);
}

static void
test_header (void)
{
  g_autoptr (ZhTrfFile) file = read_good (
      "\xEF\xBB\xBF"
      "012 Invented Open\r\n022 Kyiv\r\n032 UKR\r\n042 2026/03/01\r\n052 2026/03/09\r\n"
      "092 Individual: Swiss-System\r\n102 Petrenko, Olha\r\n112 First Deputy\r\n112 Second Deputy\r\n"
      "122 90 minutes + 30 seconds\r\n142 9\r\n152 B\r\n192 FIDE_DUTCH_2026_BAKU\r\n202 BH/C1,sb, OTHER_UC-BH\r\n222 5400+30\r\n"
      "### a remark\r\n"
      "001    1 m GM Petrenko, Ivan                    2500 UKR    14100000 1990/05/06  0.0    1\r\n"
      "001    2 wWFM Sydorenko, Nina                    2100 UKR                1991     0.0    2\r\n"
      "UKR    1 m    Petrenko, Ivan                    2455 KYV          77\r\n");
  const ZhEntry *first;

  g_assert_cmpstr (file->title, ==, "Invented Open");
  g_assert_cmpstr (file->city, ==, "Kyiv");
  g_assert_cmpint (file->start.day, ==, 1);
  g_assert_cmpint (file->end.day, ==, 9);
  g_assert_cmpstr (file->chief_arbiter, ==, "Petrenko, Olha");
  g_assert_cmpuint (g_strv_length (file->deputies), ==, 2);
  g_assert_cmpint (file->dialect, ==, ZH_TRF_26);
  g_assert_cmpint (file->tournament->n_rounds, ==, 9);
  g_assert_cmpint (file->tournament->initial_colour, ==, ZH_COLOUR_BLACK);
  g_assert_cmpstr (zh_system_to_string (file->tournament->system), ==, "dutch");
  g_assert_cmpstr (file->tournament->time_control, ==, "5400+30");
  g_assert_cmpstr (file->tournament->tiebreaks[1], ==, "SB");
  g_assert_cmpstr (file->tournament->tiebreaks[2], ==, "UC-BH");
  g_assert_cmpuint (file->extra_lines->len, ==, 1);

  first = g_ptr_array_index (file->tournament->entries, 0);
  g_assert_cmpstr (first->person->surname, ==, "Petrenko");
  g_assert_cmpstr (first->person->given, ==, "Ivan");
  g_assert_cmpstr (first->person->title, ==, "GM");
  g_assert_cmpstr (first->person->fide_id, ==, "14100000");
  g_assert_cmpint (first->person->birth.month, ==, 5);
  g_assert_cmpint (first->person->national_rating, ==, 2455);
  g_assert_cmpstr (first->person->national_id, ==, "77");

  g_assert_cmpstr (zh_tournament_get_option (file->tournament, "acceleration"), ==, "baku");
}

/* A control character is a blank when it is read, as it is when it is written: the type of the
 * event is then the same both times. */
static void
test_controls (void)
{
  g_autoptr (ZhTrfFile) file = read_good ("012 \x01Invented\x02Open\n092 \x01Individual\n"
                                          "001    1 m    Petrenko, Ivan                    2500                             0.0    1\n");
  g_autoptr (GBytes) bytes = g_bytes_new_static ("012 Open\n092 \x01Team\n", 19);
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (file->title, ==, "Invented Open");
  g_assert_cmpstr (file->type, ==, "Individual");
  g_assert_null (zh_trf_read_bytes (bytes, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
}

static void
test_results (void)
{
  static const char *cells[] = {
    "   2 w 1     3 b -     4 w W     2 b =",
    "   1 b 0     4 w =     3 b +     1 w 0",
    "   4 b D     1 w +     2 w -  0000 - U",
    "   3 w D     2 b 0     1 b L  0000 - H",
  };
  g_autofree char *text = trf_four ("XXR 5\n", cells);
  g_autoptr (ZhTrfFile) file = read_good (text);
  g_autoptr (ZhHistory) history = NULL;

  assert_result (file->tournament, 1, 1, "1-0");
  assert_result (file->tournament, 1, 4, "=-=u");
  assert_result (file->tournament, 2, 3, "+--");
  assert_result (file->tournament, 2, 2, "=-0");
  assert_result (file->tournament, 3, 3, "--+");
  assert_result (file->tournament, 3, 1, "1-0u");
  assert_result (file->tournament, 4, 2, "0-=");
  g_assert_cmpint (find_pairing (file->tournament, 4, 3)->kind, ==, ZH_PAIRING_ALLOCATED_BYE);
  g_assert_cmpint (find_pairing (file->tournament, 4, 4)->kind, ==, ZH_PAIRING_HALF_BYE);

  history = zh_history_new (file->tournament, 4);
  g_assert_cmpint (history->points[0], ==, 25);
  g_assert_cmpint (history->points[1], ==, 15);
  g_assert_cmpint (history->points[2], ==, 25);
  g_assert_cmpint (history->points[3], ==, 10);
}

static void
test_next_round (void)
{
  static const char *cells[] = {
    "   2 w 1  0000 - H",
    "   1 b 0  0000     ",
    "   4 b =            0000 - F",
    "   3 w =",
  };
  g_autofree char *text = trf_four ("XXR 5\nXXZ 4\n240 Z 003    4\n", cells);
  g_autoptr (ZhTrfFile) file = read_good (text);
  ZhPairingKind kind;

  g_assert_cmpuint (file->tournament->rounds->len, ==, 1);
  g_assert_true (zh_entry_get_absence (g_ptr_array_index (file->tournament->entries, 0), 2, &kind));
  g_assert_cmpint (kind, ==, ZH_PAIRING_HALF_BYE);
  g_assert_true (zh_entry_get_absence (g_ptr_array_index (file->tournament->entries, 1), 2, &kind));
  g_assert_cmpint (kind, ==, ZH_PAIRING_ZERO_BYE);
  g_assert_false (zh_entry_get_absence (g_ptr_array_index (file->tournament->entries, 2), 2, NULL));
  g_assert_true (zh_entry_get_absence (g_ptr_array_index (file->tournament->entries, 2), 3, &kind));
  g_assert_cmpint (kind, ==, ZH_PAIRING_FULL_BYE);
  g_assert_true (zh_entry_get_absence (g_ptr_array_index (file->tournament->entries, 3), 2, NULL));
  g_assert_true (zh_entry_get_absence (g_ptr_array_index (file->tournament->entries, 3), 3, NULL));
}

/* The comment of a correction for the rating report only, where the cells hold the new result and where they hold the
 * old one; what is no such comment, or goes with no game, changes nothing. */
static void
test_corrections (void)
{
  static const struct
  {
    const char *result;
    const char *line;
    int         reported;
  } cases[] = {
    { "0", "### Rating correction @ Round 1: 1-2: 1-0 => 0-1 (pairings and standings used 1-0)\n", ZH_MARK_LOSS },
    { "1", "### Rating correction @ Round 1: 1-2: 1-0 => 0-1\n", ZH_MARK_LOSS },
    { "1", "### Rating correction @ Round 1: 1-2: 1-0 => =-=\n", ZH_MARK_DRAW },
    { "1", "### Rating correction @ Round 1: 1-2: 0-1 => =-=\n", ZH_MARK_NONE },
    { "1", "### Rating correction @ Round 1: 2-1: 1-0 => 0-1\n", ZH_MARK_NONE },
    { "1", "### Rating correction @ Round 9999: 1-2: 1-0 => 0-1\n", ZH_MARK_NONE },
    { "1", "### Rating correction @ Round 1: 1-2: 1-0 => clear\n", ZH_MARK_NONE },
    { "1", "### Rating correction @ Round 1: 1-2: 1-0 => 0123456789\n", ZH_MARK_NONE },
    { "1", "### Rating correction @ Round 1: 99999999999-2: 1-0\n", ZH_MARK_NONE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gboolean         won = *cases[i].result == '1';
      const char      *cells[] = { won ? "   2 w 1" : "   2 w 0", won ? "   1 b 0" : "   1 b 1", "   4 b =", "   3 w =" };
      g_autofree char *text = trf_four (cases[i].line, cells);
      g_autoptr (ZhTrfFile) file = read_good (text);
      const ZhPairing *pairing = zh_round_find_pairing (zh_tournament_find_round (file->tournament, 1), 1);

      assert_result (file->tournament, 1, 1, "1-0");
      g_assert_cmpint (pairing->games[0].reported.white, ==, cases[i].reported);
    }
}

/* A round in play: opponents without results. */
static void
test_open_round (void)
{
  static const char *cells[] = { "   2 w", "   1 b", "   4 b =", "   3 w  " };
  g_autofree char   *text = trf_four ("", cells);
  g_autoptr (ZhTrfFile) file = read_good (text);
  const ZhRound *round = zh_tournament_find_round (file->tournament, 1);

  g_assert_cmpint (zh_round_count_open (round), ==, 1);
  g_assert_cmpint (round->state, ==, ZH_ROUND_PUBLISHED);
  assert_result (file->tournament, 1, 4, "=-=");
  g_assert_cmpuint (file->notes->len, ==, 1);
  g_assert_cmpint (((ZhTrfNote *) g_ptr_array_index (file->notes, 0))->line, ==, 4);
}

static const struct
{
  const char *name;
  const char *records;
  ZhScoring   expected; /* without the match values */
} scorings[] = {
  { "default", "", { 10, 5, 0, 10, 0, 10, 10, 5, 0 } },
  { "162", "162  W 3.0    D 1.0    L 0.0    A 0.0    P 1.0\n", { 30, 10, 0, 30, 0, 10, 30, 10, 0 } },
  { "162-without-pab", "162  W 3.0    D 1.0    L 0.5\n", { 30, 10, 5, 30, 0, 30, 30, 10, 0 } },
  { "162-z", "162  W 1.0    D 0.5    Z 0.5\n", { 10, 5, 0, 10, 5, 10, 10, 5, 5 } },
  { "162-loose", "162 W1 D0.5 L0 P0.5\n", { 10, 5, 0, 10, 0, 5, 10, 5, 0 } },
  { "bbp", "BBU 1.0\nBBW  2.0\nBBD  1.0\nBBF  0.5\n", { 20, 10, 0, 20, 5, 10, 20, 10, 0 } },
  { "bbp-default-pab", "BBW  2.0\nBBD  1.0\n", { 20, 10, 0, 20, 0, 20, 20, 10, 0 } },
  { "javafo", "XXS W=3 D=1 PAB=2 HPB=0.5\n", { 30, 10, 0, 30, 0, 20, 30, 5, 0 } },
  { "javafo-white", "XXS WW=3 WD=1 WL=0.5 BW=3 BD=1 BL=0.5\n", { 30, 10, 5, 30, 0, 30, 30, 10, 0 } },
  { "javafo-byes", "XXS ZPB=0.5 HPB=1 FPB=2 PAB=3\n", { 10, 5, 0, 10, 0, 30, 20, 10, 5 } },
  { "javafo-forfeits", "XXS FW=0.5 FL=-1\n", { 10, 5, 0, 5, -10, 10, 10, 5, 0 } },
  { "xxa", "XXA 2-1-0\n", { 20, 10, 0, 20, 0, 20, 20, 10, 0 } },
  { "xxa-half", "XXA 1-0.5-0\n", { 10, 5, 0, 10, 0, 10, 10, 5, 0 } },
};

static void
test_scoring (gconstpointer data)
{
  gsize              i = GPOINTER_TO_SIZE (data);
  static const char *cells[] = { "", "", "", "" };
  g_autofree char   *text = trf_four (scorings[i].records, cells);
  g_autoptr (ZhTrfFile) file = read_good (text);
  ZhScoring        found = file->tournament->scoring;
  const ZhScoring *expected = &scorings[i].expected;

  g_assert_cmpint (found.win, ==, expected->win);
  g_assert_cmpint (found.draw, ==, expected->draw);
  g_assert_cmpint (found.loss, ==, expected->loss);
  g_assert_cmpint (found.forfeit_win, ==, expected->forfeit_win);
  g_assert_cmpint (found.forfeit_loss, ==, expected->forfeit_loss);
  g_assert_cmpint (found.allocated_bye, ==, expected->allocated_bye);
  g_assert_cmpint (found.full_bye, ==, expected->full_bye);
  g_assert_cmpint (found.half_bye, ==, expected->half_bye);
  g_assert_cmpint (found.zero_bye, ==, expected->zero_bye);
  g_assert_cmpint ((file->stated & ZH_TRF_STATES_SCORING) != 0, ==, i > 0);
}

static ZhPoints
get_virtual (const ZhTournament *tournament,
             gint64              entry,
             int                 round)
{
  ZhPoints sum = 0;

  for (guint i = 0; i < tournament->virtual_points->len; i++)
    {
      const ZhVirtualPoints *record = g_ptr_array_index (tournament->virtual_points, i);

      if (record->entry_id == entry && record->round == round)
        sum += record->points;
    }
  return sum;
}

static void
test_exchange (void)
{
  static const char *cells[] = { "", "", "", "" };
  g_autofree char   *text = trf_four ("250      01.0 001 002 0001 0002\n250 00.5      003 003    1    1\n"
                                        "XXA    3  0.0  1.5\n260 002 004    1    2    3\nXXP 3 4\n"
                                        "299          -0.5  000    3    4\n299           1.0  001    3\n",
                                      cells);
  g_autoptr (ZhTrfFile) file = read_good (text);
  const ZhForbidden *forbidden = g_ptr_array_index (file->tournament->forbidden, 0);
  const ZhForbidden *always = g_ptr_array_index (file->tournament->forbidden, 1);

  g_assert_cmpint (get_virtual (file->tournament, 1, 2), ==, 10);
  g_assert_cmpint (get_virtual (file->tournament, 2, 3), ==, 0);
  g_assert_cmpint (get_virtual (file->tournament, 1, 3), ==, 5);
  g_assert_cmpint (get_virtual (file->tournament, 3, 2), ==, 15);
  g_assert_cmpint (forbidden->first_round, ==, 2);
  g_assert_cmpint (forbidden->last_round, ==, 4);
  g_assert_cmpint (forbidden->n_entries, ==, 3);
  g_assert_cmpint (always->first_round, ==, 1);
  g_assert_cmpint (always->last_round, >=, 900);
  g_assert_cmpint (((ZhEntry *) g_ptr_array_index (file->tournament->entries, 2))->carried_points, ==, 5);
  g_assert_cmpint (((ZhEntry *) g_ptr_array_index (file->tournament->entries, 3))->carried_points, ==, -5);
}

/* XXC rank: ids stay the file's numbers, the order of the field is that of the ranks. */
static void
test_by_rank (void)
{
  g_autofree char *two = trf_player (7, " 0.0", "");
  g_autofree char *one = trf_player (2, " 0.0", "");
  g_autofree char *text = NULL;
  g_autoptr (ZhTrfFile) file = NULL;
  const ZhEntry *first;

  memcpy (one + 85, "   2", 4);
  memcpy (two + 85, "   1", 4);
  text = g_strconcat ("XXC black1 rank\n", one, two, NULL);
  file = read_good (text);
  first = g_ptr_array_index (file->tournament->entries, 0);
  g_assert_true (file->by_rank);
  g_assert_cmpint (first->id, ==, 7);
  g_assert_cmpint (first->start_number, ==, 1);
  g_assert_cmpint (file->tournament->initial_colour, ==, ZH_COLOUR_BLACK);
}

static const struct
{
  const char *name;
  const char *line_end;
  const char *charset;
} encodings[] = {
  { "utf-8-lf", "\n", "UTF-8" },
  { "utf-8-crlf", "\r\n", "UTF-8" },
  { "utf-8-cr", "\r", "UTF-8" },
  { "windows-1251", "\r\n", "WINDOWS-1251" },
};

static void
test_encoding (gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  g_autofree char *text = g_strconcat ("012 Кубок Києва", encodings[i].line_end,
                                       "001    1 m    Їжакевич, Ґеорґій                 2500 UKR                         1.0    1     2 w 1", encodings[i].line_end,
                                       "001    2 w    Шевченко, Єва                     2400 UKR                         0.0    2     1 b 0", NULL);
  gsize            length;
  g_autofree char *encoded = g_convert (text, -1, encodings[i].charset, "UTF-8", NULL, &length, NULL);
  g_autoptr (GBytes) bytes = g_bytes_new (encoded, length);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTrfFile) file = zh_trf_read_bytes (bytes, NULL, &error);
  const ZhEntry *entry;

  g_assert_no_error (error);
  entry = g_ptr_array_index (file->tournament->entries, 0);
  g_assert_cmpstr (file->title, ==, "Кубок Києва");
  g_assert_cmpstr (entry->person->surname, ==, "Їжакевич");
  g_assert_cmpstr (entry->person->given, ==, "Ґеорґій");
  g_assert_cmpint (entry->rating, ==, 2500);
  assert_result (file->tournament, 1, 1, "1-0");
}

static void
test_latin1 (void)
{
  static const char text[] = "001    1 m    M\xFCller, J\xF6rg                      2500 GER\n001    2\n";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, sizeof text - 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTrfFile) file = zh_trf_read_bytes (bytes, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (((ZhEntry *) g_ptr_array_index (file->tournament->entries, 0))->person->surname, ==, "Müller");
  g_assert_cmpstr (((ZhEntry *) g_ptr_array_index (file->tournament->entries, 1))->person->surname, ==, "2");
}

/* Every fault names its line; what can be set right without guessing is, with a note. */
static const struct
{
  const char *name;
  const char *header;
  const char *cells[4];
  const char *message; /* part of the error; NULL where the file is read with notes */
  int         n_notes;
} faults[] = {
  { "unknown-opponent", "", { "   9 w 1" }, "Line 1: round 1: opponent 9", 0 },
  { "himself", "", { "   1 w 1" }, "Line 1: round 1: number 1 plays against himself", 0 },
  { "one-sided", "", { "   2 w 1", "   3 b 0", "   2 w 1" }, "Line 1: round 1: number 1 has opponent 2, but line 2", 0 },
  { "same-colour", "", { "   2 w 1", "   1 w 0" }, "both have the colour w", 0 },
  { "two-wins", "", { "   2 w 1", "   1 b 1" }, "cannot both be true", 0 },
  { "win-and-draw", "", { "   2 w 1", "   1 b =" }, "cannot both be true", 0 },
  { "forfeit-and-played", "", { "   2 w +", "   1 b 0" }, "cannot both be true", 0 },
  { "bye-letter-with-opponent", "", { "   2 w H", "   1 b 0" }, "the letter H of a bye", 0 },
  { "bad-result", "", { "   2 w !", "   1 b 0" }, "Line 1: round 1, column 99", 0 },
  { "bad-colour", "", { "   2 x 1", "   1 b 0" }, "Line 1: round 1, column 97", 0 },
  { "bad-opponent", "", { " two w 1", "   1 b 0" }, "Line 1, columns 92–95", 0 },
  { "bad-rounds", "142 many\n", { "" }, "Line 1, columns 4–30", 0 },
  { "bad-xxp", "XXP 1 17\n", { "" }, "Line 1: number 17 is no entry", 0 },
  { "bad-240", "240 Q 001    1\n", { "" }, "no kind of bye", 0 },
  { "bad-162", "162  W one\n", { "" }, "expected a letter and points", 0 },
  { "odd-xxs-black-win", "XXS WW=3 BW=2\n", { "" }, NULL, 1 },
  { "odd-xxs-black-draw", "XXS WD=1 BD=2\n", { "" }, NULL, 1 },
  { "odd-xxs-black-loss", "XXS WL=0 BL=1\n", { "" }, NULL, 1 },
  { "odd-xxs-symbol", "XXS QQ=1\n", { "" }, NULL, 1 },
  { "bad-xxs-value", "XXS W=many\n", { "" }, "expected a letter and points", 0 },
  { "bad-xxa", "XXA 1-2\n", { "" }, "neither a scoring", 0 },
  { "bad-xxu", "XXU maybe\n", { "" }, "expected rated or unrated", 0 },
  { "bad-colour-152", "152 X\n", { "" }, "expected W or B", 0 },
  { "rank-missing", "XXC rank\n001   99 m\n", { "" }, "number 99 has no rank", 0 },
  { "twice", "001    1 m\n", { "" }, "Line 2: start number 1 already stands in line 1", 0 },
  { "completed-colour", "", { "   2   1", "   1 b 0" }, NULL, 0 },
  { "no-colours", "", { "   2 - 1", "   1 - 0" }, NULL, 1 },
  { "completed-result", "", { "   2 w 1", "   1 b" }, NULL, 1 },
  { "half-rated", "", { "   2 w 1", "   1 b L" }, NULL, 1 },
  { "old-bye", "", { "   2 w 1", "   1 b 0", "0000 - +" }, NULL, 1 },
  { "bad-date", "042 yesterday\n", { "" }, NULL, 1 },
  { "later-bye-differs", "240 H 001    1\n", { "   2 w 1", "   1 b 0" }, NULL, 1 },
};

static void
test_fault (gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  const char      *cells[4];
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTrfFile) file = NULL;

  for (int k = 0; k < 4; k++)
    cells[k] = faults[i].cells[k] != NULL ? faults[i].cells[k] : "";
  text = trf_four (faults[i].header, cells);
  file = zh_trf_read (text, NULL, &error);

  if (faults[i].message != NULL)
    {
      g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
      g_test_message ("%s", error->message);
      g_assert_nonnull (strstr (error->message, faults[i].message));
      return;
    }
  g_assert_no_error (error);
  for (guint k = 0; k < file->notes->len; k++)
    g_test_message ("%s", ((ZhTrfNote *) g_ptr_array_index (file->notes, k))->text);
  g_assert_cmpuint (file->notes->len, ==, faults[i].n_notes);
}

static void
test_too_long (void)
{
  g_autofree char *title = g_strnfill (ZH_TEXT_LINE_MAX + 1, 'a');
  g_autofree char *text = g_strdup_printf ("012 Invented Open\n022 %s\n", title);
  g_autoptr (GError) error = NULL;

  g_assert_null (zh_trf_read (text, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_assert_nonnull (strstr (error->message, "Line 2"));
  g_assert_nonnull (strstr (error->message, "022"));
}

static void
test_empty (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (zh_trf_read ("", NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
}

static void
test_points_note (void)
{
  g_autofree char *one = trf_player (1, " 2.5", "   2 w 1  0000 - H");
  g_autofree char *two = trf_player (2, " 0.0", "   1 b 0");
  g_autofree char *text = g_strconcat (one, two, NULL);
  g_autofree char *agreed = NULL;
  g_autoptr (ZhTrfFile) file = read_good (text);
  g_autoptr (ZhTrfFile) second = NULL;

  g_assert_cmpuint (file->notes->len, ==, 1);

  /* The half point of the round to come may be in the field already. */
  memcpy (strstr (text, " 2.5"), " 1.5", 4);
  second = read_good (text);
  g_assert_cmpuint (second->notes->len, ==, 0);
}

static void
test_teams (void)
{
  g_autoptr (ZhTrfFile) file = read_fixture ("team-swiss.trf");
  const ZhTournament *tournament = file->tournament;
  const ZhPairing    *pairing = find_pairing (tournament, 1, 1);
  g_autoptr (ZhHistory) history = zh_history_new (tournament, 9);

  g_assert_cmpint (tournament->boards, ==, 2);
  g_assert_cmpuint (tournament->entries->len, ==, 17);
  g_assert_cmpuint (tournament->members->len, ==, 34);
  g_assert_cmpint (pairing->entry[0], ==, 1);
  g_assert_cmpint (pairing->entry[1], ==, 11);
  g_assert_cmpint (pairing->n_games, ==, 2);
  g_assert_cmpint (pairing->games[0].member[0], ==, 1);
  g_assert_cmpint (pairing->games[0].member[1], ==, 21);
  g_assert_false (pairing->games[0].swapped);
  g_assert_true (pairing->games[1].swapped);

  /* The 310 records, made by another program, say how many match points each has. */
  for (int i = 0; i < history->n_entries; i++)
    g_assert_cmpint (history->points[i], ==, zh_trf_file_find_place (file, zh_history_get_entry (history, i)->id)->points);
  g_assert_cmpint (tournament->scoring.allocated_bye, ==, 10);
  g_assert_cmpstr (zh_tournament_get_option (tournament, ZH_OPTION_BYE_GAME_POINTS), ==, "1");
}

/* Line-up out of order with an empty board, a forfeited match, teams by the older record. */
static void
test_team_records (void)
{
  static const char *cells[] = { "   3 b 1", "0000 w +", "   1 w 0", "" };
  g_autofree char   *text = trf_four ("092 Team: Swiss-System\n352 WB\n"
                                        "310   1 First                            FST                                       1    2\n"
                                        "310   2 Second                           SEC                                       3    4\n"
                                        "300 001   1   2    2    1\n300 001   2   1 0000    3\n"
                                        "330 -+ 002   1   2\n",
                                      cells);
  g_autoptr (ZhTrfFile) file = read_good (text);
  const ZhPairing *pairing = find_pairing (file->tournament, 1, 1);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autoptr (ZhHistory) history = zh_history_new (file->tournament, 2);

  g_assert_cmpint (pairing->entry[0], ==, 1);
  g_assert_cmpint (pairing->games[0].member[0], ==, 2);
  g_assert_cmpint (pairing->games[0].member[1], ==, 0);
  g_assert_cmpint (pairing->games[1].member[0], ==, 1);
  g_assert_cmpint (pairing->games[1].member[1], ==, 3);
  first = zh_result_format_code (pairing->games[0].result);
  second = zh_result_format_code (pairing->games[1].result);
  g_assert_cmpstr (first, ==, "+--");
  g_assert_cmpstr (second, ==, "0-1");

  g_assert_cmpint (zh_history_get_cell (history, 1, 2)->outcome, ==, ZH_OUTCOME_FORFEIT_WIN);
  g_assert_cmpint (history->points[0], ==, 20);
  g_assert_cmpint (history->points[1], ==, 20);
}

/* Some programs count bytes where the specification counts characters. */
static void
test_columns_of_bytes (void)
{
  g_autoptr (ZhTrfFile) file = read_good (
      "001    1 m    M\xC3\xBCller, J\xC3\xB6rg                    2500 GER                         1.0    1     2 w 1  0000 - U\n"
      "001    2 m    Plain, Name                       2400 GER                         0.0    2     1 b 0  0000 - H\n");
  const ZhEntry *entry = g_ptr_array_index (file->tournament->entries, 0);

  g_assert_cmpstr (entry->person->surname, ==, "Müller");
  g_assert_cmpstr (entry->person->given, ==, "Jörg");
  g_assert_cmpint (entry->rating, ==, 2500);
  g_assert_cmpstr (entry->person->federation, ==, "GER");
  assert_result (file->tournament, 1, 1, "1-0");
  g_assert_cmpint (find_pairing (file->tournament, 2, 1)->kind, ==, ZH_PAIRING_ALLOCATED_BYE);
}

/* Record 013 makes teams in a team tournament, and says only who belongs together elsewhere. */
static void
test_old_teams (void)
{
  static const char *cells[] = { "   3 w 1", "   4 b =", "   1 b 0", "   2 w =" };
  static const char  teams[] = "013 First                               1    2\n013 Second                              3    4\n";
  g_autofree char   *header = g_strconcat ("092 Team: Round-Robin\n", teams, NULL);
  g_autofree char   *text = trf_four (header, cells);
  g_autofree char   *single = trf_four (teams, cells);
  g_autoptr (ZhTrfFile) file = read_good (text);
  g_autoptr (ZhTrfFile) individual = read_good (single);
  const ZhPairing *pairing = find_pairing (file->tournament, 1, 1);

  g_assert_cmpint (file->tournament->boards, ==, 2);
  g_assert_cmpuint (file->tournament->entries->len, ==, 2);
  g_assert_cmpstr (((ZhEntry *) g_ptr_array_index (file->tournament->entries, 1))->team_name, ==, "Second");
  g_assert_cmpint (pairing->entry[0], ==, 1);
  g_assert_cmpint (pairing->n_games, ==, 2);
  g_assert_cmpint (pairing->games[1].member[0], ==, 2);
  g_assert_cmpint (pairing->games[1].member[1], ==, 4);

  g_assert_false (zh_tournament_is_team (individual->tournament));
  g_assert_cmpstr (((ZhEntry *) g_ptr_array_index (individual->tournament->entries, 3))->person->club, ==, "Second");
}

static const struct
{
  const char *record;
  const char *system;
  int         cycles;
} types[] = {
  { "092 Individual: Swiss-System", "dutch", 1 },
  { "092 Individual: Swiss-System (FIDE Dutch)", "dutch", 1 },
  { "092 Individual: Round-Robin", "round-robin", 1 },
  { "092 Double-Round-Robin", "round-robin", 2 },
  { "092 Кругова система, у два кола", "round-robin", 2 },
  { "092 круговой турнир", "round-robin", 1 },
  { "092 Схевенінгенська система", "scheveningen", 1 },
  { "192 FIDE_DUTCH", "dutch", 1 },
  { "192 FIDE_DUTCH_2025_BAKU", "dutch", 1 },
  { "192 FIDE_DUBOV", "dubov", 1 },
  { "192 FIDE_BURSTEIN_BAKU", "burstein", 1 },
  { "192 BERGER_ROUNDROBIN", "round-robin", 1 },
  { "192 BERGER_ROUNDROBIN_G1", "round-robin", 1 },
  { "192 BERGER_ROUNDROBIN_G2", "round-robin", 2 },
  { "192 berger_roundrobin_g12", "round-robin", 12 },
  { "192 BERGER_ROUNDROBIN_G0", "round-robin", 1 },
  { "192 BERGER_ROUNDROBIN_Gx", "round-robin", 1 },
  { "192 BERGER_TEAM_ROUNDROBIN_G3", "round-robin", 3 },
  { "092 Individual: Round-Robin\n142 9", "round-robin", 3 },
  { "092 Individual: Round-Robin\n142 8", "round-robin", 1 },
  { "092 Individual: Round-Robin\n142 2", "round-robin", 1 },
  { "192 FIDE_DOUBLEROUNDROBIN", "round-robin", 2 },
  { "192 CUSTOM_KNOCKOUT", "knockout", 1 },
  { "XXU rated", "swiss-ua", 1 },
};

static void
test_types (void)
{
  static const char *cells[] = { "", "", "", "" };

  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    {
      g_autofree char *header = g_strconcat (types[i].record, "\n", NULL);
      g_autofree char *text = trf_four (header, cells);
      g_autoptr (ZhTrfFile) file = read_good (text);

      g_test_message ("%s", types[i].record);
      g_assert_cmpstr (zh_system_to_string (file->tournament->system), ==, types[i].system);
      g_assert_cmpint (file->tournament->cycles, ==, types[i].cycles);
    }
}

static void
test_double_round_robin (void)
{
  g_autoptr (ZhTrfFile) file = read_fixture ("double-round-robin.trf");

  g_assert_cmpstr (zh_system_to_string (file->tournament->system), ==, "round-robin");
  g_assert_cmpint (file->tournament->cycles, ==, 2);
  g_assert_cmpuint (file->tournament->rounds->len, ==, 10);
}

static void
add_cases (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (scorings); i++)
    {
      g_autofree char *path = g_strdup_printf ("/trf-reader/scoring/%s", scorings[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_scoring);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (encodings); i++)
    {
      g_autofree char *path = g_strdup_printf ("/trf-reader/encoding/%s", encodings[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_encoding);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *path = g_strdup_printf ("/trf-reader/fault/%s", faults[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_fault);
    }
}

/* FIDE's files write zeros where a birthday is not known: nothing is wrong with them. */
static void
test_unknown_birth (void)
{
  static const char *const written[] = { "         0", "0000/00/00", "0000      ", "          " };

  for (gsize i = 0; i < G_N_ELEMENTS (written); i++)
    {
      g_autofree char *text = g_strdup_printf ("001    1 m    Invented, One                     2100 UKR             %s  0.0    1\n", written[i]);
      g_autoptr (ZhTrfFile) file = read_good (text);

      g_assert_cmpuint (file->notes->len, ==, 0);
      g_assert_false (zh_date_is_set (((const ZhEntry *) g_ptr_array_index (file->tournament->entries, 0))->person->birth));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/trf-reader/unknown-birth", test_unknown_birth);
  g_test_add_func ("/trf-reader/fixtures", test_fixtures);
  g_test_add_func ("/trf-reader/header", test_header);
  g_test_add_func ("/trf-reader/controls", test_controls);
  g_test_add_func ("/trf-reader/results", test_results);
  g_test_add_func ("/trf-reader/next-round", test_next_round);
  g_test_add_func ("/trf-reader/corrections", test_corrections);
  g_test_add_func ("/trf-reader/open-round", test_open_round);
  g_test_add_func ("/trf-reader/exchange", test_exchange);
  g_test_add_func ("/trf-reader/by-rank", test_by_rank);
  g_test_add_func ("/trf-reader/latin-1", test_latin1);
  g_test_add_func ("/trf-reader/empty", test_empty);
  g_test_add_func ("/trf-reader/too-long", test_too_long);
  g_test_add_func ("/trf-reader/points-note", test_points_note);
  g_test_add_func ("/trf-reader/teams", test_teams);
  g_test_add_func ("/trf-reader/team-records", test_team_records);
  g_test_add_func ("/trf-reader/double-round-robin", test_double_round_robin);
  g_test_add_func ("/trf-reader/columns-of-bytes", test_columns_of_bytes);
  g_test_add_func ("/trf-reader/old-teams", test_old_teams);
  g_test_add_func ("/trf-reader/types", test_types);
  add_cases ();
  return g_test_run ();
}
