#include "config.h"

#include "trf-writer.h"

#include <string.h>

#include "errors.h"
#include "history.h"
#include "teams.h"
#include "trf-reader.h"
#include "trf-text.h"

static ZhTrfFile *
read_good (const char *text)
{
  g_autoptr (GError) error = NULL;
  ZhTrfFile *file = zh_trf_read (text, NULL, &error);

  g_assert_no_error (error);
  return file;
}

static void
assert_same_entries (const ZhTournament *a,
                     const ZhTournament *b)
{
  g_assert_cmpuint (a->entries->len, ==, b->entries->len);
  for (guint i = 0; i < a->entries->len; i++)
    {
      const ZhEntry *left = g_ptr_array_index (a->entries, i);
      const ZhEntry *right = g_ptr_array_index (b->entries, i);

      g_assert_cmpint (left->id, ==, right->id);
      g_assert_cmpint (left->start_number, ==, right->start_number);
      g_assert_cmpint (left->rating, ==, right->rating);
      g_assert_cmpint (left->carried_points, ==, right->carried_points);
      g_assert_cmpstr (left->team_name, ==, right->team_name);
      g_assert_true (left->person == right->person || zh_person_equal (left->person, right->person));
      g_assert_cmpmem (left->absences->data, left->absences->len * sizeof (ZhAbsence),
                       right->absences->data, right->absences->len * sizeof (ZhAbsence));
    }

  g_assert_cmpuint (a->members->len, ==, b->members->len);
  for (guint i = 0; i < a->members->len; i++)
    {
      const ZhMember *left = g_ptr_array_index (a->members, i);
      const ZhMember *right = g_ptr_array_index (b->members, i);

      g_assert_cmpint (left->number, ==, right->number);
      g_assert_cmpint (left->entry_id, ==, right->entry_id);
      g_assert_cmpint (left->board, ==, right->board);
      g_assert_true (left->reserve == right->reserve);
      g_assert_true (zh_person_equal (left->person, right->person));
    }
}

static const ZhPairing *
find_pairing (const ZhRound *round,
              gint64         entry)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (pairing->entry[0] == entry)
        return pairing;
    }
  return NULL;
}

static void
assert_same_rounds (const ZhTournament *a,
                    const ZhTournament *b)
{
  g_assert_cmpuint (a->rounds->len, ==, b->rounds->len);
  for (guint r = 0; r < a->rounds->len; r++)
    {
      const ZhRound *left = g_ptr_array_index (a->rounds, r);
      const ZhRound *right = g_ptr_array_index (b->rounds, r);

      g_assert_cmpint (left->number, ==, right->number);
      g_assert_cmpint (left->state, ==, right->state);
      g_assert_cmpuint (left->pairings->len, ==, right->pairings->len);
      for (guint i = 0; i < left->pairings->len; i++)
        {
          const ZhPairing *one = g_ptr_array_index (left->pairings, i);
          const ZhPairing *two = find_pairing (right, one->entry[0]);

          g_assert_nonnull (two);
          g_assert_cmpint (one->entry[1], ==, two->entry[1]);
          g_assert_cmpint (one->kind, ==, two->kind);
          g_assert_cmpint (one->n_games, ==, two->n_games);
          for (int g = 0; g < one->n_games; g++)
            {
              g_assert_true (zh_result_equal (one->games[g].result, two->games[g].result));
              g_assert_true (one->games[g].swapped == two->games[g].swapped);
              g_assert_cmpint (one->games[g].board, ==, two->games[g].board);
              g_assert_cmpint (one->games[g].member[0], ==, two->games[g].member[0]);
              g_assert_cmpint (one->games[g].member[1], ==, two->games[g].member[1]);
            }
        }
    }
}

static int
sum_virtual (const ZhTournament *tournament)
{
  int sum = 0;

  for (guint i = 0; i < tournament->virtual_points->len; i++)
    {
      const ZhVirtualPoints *record = g_ptr_array_index (tournament->virtual_points, i);

      sum += record->points * (int) (record->entry_id * 31 + record->round);
    }
  return sum;
}

static void
assert_same_settings (const ZhTournament *a,
                      const ZhTournament *b,
                      ZhTrfDialect        dialect)
{
  g_autofree char *tiebreaks_a = g_strjoinv (",", a->tiebreaks);
  g_autofree char *tiebreaks_b = g_strjoinv (",", b->tiebreaks);

  g_assert_cmpstr (a->name, ==, b->name);
  g_assert_cmpstr (zh_system_to_string (a->system), ==, zh_system_to_string (b->system));
  g_assert_cmpint (a->cycles, ==, b->cycles);
  g_assert_cmpint (a->boards, ==, b->boards);
  g_assert_cmpint (a->n_rounds, ==, b->n_rounds);
  g_assert_cmpint (a->initial_colour, ==, b->initial_colour);
  g_assert_true (a->rated_first_round == b->rated_first_round);
  g_assert_cmpstr (a->time_control, ==, b->time_control);
  g_assert_cmpstr (tiebreaks_b, ==, dialect == ZH_TRF_26 ? tiebreaks_a : ""); /* 202 is TRF26's */
  g_assert_cmpmem (&a->scoring, sizeof a->scoring, &b->scoring, sizeof b->scoring);
  g_assert_cmpstr (zh_tournament_get_option (a, ZH_OPTION_BYE_GAME_POINTS), ==, zh_tournament_get_option (b, ZH_OPTION_BYE_GAME_POINTS));
  g_assert_cmpstr (zh_tournament_get_option (a, ZH_OPTION_BOARD_COLOURS), ==, zh_tournament_get_option (b, ZH_OPTION_BOARD_COLOURS));
  g_assert_cmpstr (zh_tournament_get_option (a, "acceleration"), ==, zh_tournament_get_option (b, "acceleration"));
  g_assert_cmpuint (a->virtual_points->len, ==, b->virtual_points->len);
  g_assert_cmpint (sum_virtual (a), ==, sum_virtual (b));

  if (dialect == ZH_TRF_16)
    return;
  g_assert_cmpuint (a->forbidden->len, ==, b->forbidden->len);
  for (guint i = 0; i < a->forbidden->len; i++)
    {
      const ZhForbidden *left = g_ptr_array_index (a->forbidden, i);
      const ZhForbidden *right = g_ptr_array_index (b->forbidden, i);

      g_assert_cmpint (left->first_round, ==, right->first_round);
      g_assert_cmpint (left->last_round, ==, right->last_round);
      g_assert_cmpmem (left->entries, (gsize) left->n_entries * sizeof (gint64), right->entries, (gsize) right->n_entries * sizeof (gint64));
    }
}

static void
assert_same_header (const ZhTrfFile *a,
                    const ZhTrfFile *b)
{
  g_assert_cmpstr (a->title, ==, b->title);
  g_assert_cmpstr (a->city, ==, b->city);
  g_assert_cmpstr (a->federation, ==, b->federation);
  g_assert_cmpint (zh_date_compare (a->start, b->start), ==, 0);
  g_assert_cmpint (zh_date_compare (a->end, b->end), ==, 0);
  g_assert_cmpstr (a->chief_arbiter, ==, b->chief_arbiter);
  g_assert_cmpuint (g_strv_length (a->deputies), ==, g_strv_length (b->deputies));
  g_assert_cmpstr (a->time_control, ==, b->time_control);
  g_assert_cmpmem (a->round_dates->data, a->round_dates->len * sizeof (ZhDate), b->round_dates->data, b->round_dates->len * sizeof (ZhDate));
  g_assert_true (a->by_rank == b->by_rank);
  g_assert_cmpuint (a->extra_lines->len, ==, b->extra_lines->len);
}

/* Reading what was written gives the same again, and writing that the same text. */
static void
assert_round_trip (const char *text,
                   const char *line_end)
{
  g_autoptr (ZhTrfFile) first = read_good (text);

  for (ZhTrfDialect dialect = ZH_TRF_16; dialect <= ZH_TRF_26; dialect++)
    {
      ZhTrfWriteOptions options = { dialect, ZH_TRF_NAMES_NATIVE, line_end };
      g_autoptr (GError) error = NULL;
      g_autofree char *written = zh_trf_write (first, &options, &error);
      g_autofree char *again = NULL;
      g_autoptr (ZhTrfFile) second = NULL;

      g_assert_no_error (error);
      second = read_good (written);
      for (guint i = 0; i < second->notes->len; i++)
        g_test_message ("%s", ((ZhTrfNote *) g_ptr_array_index (second->notes, i))->text);
      g_assert_cmpuint (second->notes->len, ==, 0);
      assert_same_header (first, second);
      assert_same_settings (first->tournament, second->tournament, dialect);
      assert_same_entries (first->tournament, second->tournament);
      assert_same_rounds (first->tournament, second->tournament);

      again = zh_trf_write (second, &options, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (again, ==, written);
    }
}

static void
test_fixtures (void)
{
  static const char *const line_ends[] = { "\n", "\r\n", "\r" };
  g_autofree char         *folder = g_test_build_filename (G_TEST_DIST, "fixtures", "trf", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  int         n_files = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *contents = NULL;

      if (!g_str_has_suffix (name, ".trf"))
        continue;
      g_test_message ("%s", name);
      g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
      assert_round_trip (contents, line_ends[n_files % 3]);
      n_files++;
    }
  g_assert_cmpint (n_files, >=, 16);
}

/* Everything that a file can say, in one. */
static void
test_everything (void)
{
  static const char *cells[] = {
    "   2 w +     3 b 0     4 w W     2 b =  0000 - H",
    "   1 b -     4 w =     3 b +     1 w 0",
    "   4 b D     1 w 1     2 w -  0000 - U",
    "   3 w D     2 b 0     1 b L  0000 - F  0000 - Z",
  };
  g_autofree char *text = trf_four ("### remark\nQQQ something of another program\n"
                                    "012 Кубок Ґоргона\n022 Львів\n042 2026/03/01\n052 2026/03/05\n102 Petrenko\n112 One\n112 Two\n122 90 + 30\n"
                                    "132                                                                                        26/03/01            26/03/03\n"
                                    "142 7\n152 B\n162  W 3.0    D 1.0    L 0.5    A 0.5    P 2.0\n182 Someone's program\n192 FIDE_DUTCH_2026_BAKU\n"
                                    "202 BH/C1,SB,OTHER_UC-BH\n222 5400+30\n250      01.0 001 003 0001 0003\n250      00.5 004 004 0001 0004\n"
                                    "260 002 004    1    2    3\n240 H 006    3\n240 Z 005    2\n299          -0.5  000    4\n",
                                    cells);

  assert_round_trip (text, "\n");
}

static void
test_by_rank (void)
{
  g_autofree char *one = trf_player (7, " 0.0", "");
  g_autofree char *two = trf_player (2, " 0.0", "");
  g_autofree char *text = NULL;

  memcpy (one + 85, "   1", 4);
  memcpy (two + 85, "   2", 4);
  text = g_strconcat ("XXR 3\nXXC rank\n", one, two, NULL);
  assert_round_trip (text, "\n");
}

static char *
make_team_text (const char *const *cells,
                const char        *records)
{
  g_autoptr (GString) text = g_string_new ("012 Teams\n092 Team: Swiss-System\n142 5\n352 WB\n362 TW 3.0   TD 1.0   TL 0.0\n");

  for (int i = 0; i < 10; i++)
    {
      g_autofree char *line = trf_player (i + 1, "", cells[i]);

      g_string_append (text, line);
    }
  for (int team = 1; team <= 5; team++)
    {
      g_autofree char *name = g_strdup_printf ("Team %d", team);

      g_string_append_printf (text, "310 %3d %-32s %-5s %6s %6s %6s %3d  %4d %4d\n", team, name, "", "", "", "", team, 2 * team - 1, 2 * team);
    }
  g_string_append (text, records);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Line-ups out of order, empty boards, forfeited matches and every kind of team bye. */
static void
test_teams (void)
{
  static const char *const cells[] = {
    "   3 b 1            0000 - Z", "0000 w +",
    "   1 w 0              ", "             7 b 1",
    "", "",
    "             4 w 0", "          0000 b +",
    "", ""
  };
  g_autofree char *text = make_team_text (cells,
                                          "300 001   1   2    2    1\n300 001   2   1 0000    3\n"
                                          "300 002   2   4    4 0000\n300 002   4   2    7    8\n"
                                          "330 -+ 001   3   4\n320  1.0  1.5   5   1\n240 H 002    5\n240 F 002    3\n240 Z 004    5\n");
  g_autoptr (ZhTrfFile) file = read_good (text);
  const ZhPairing *pairing = find_pairing (zh_tournament_find_round (file->tournament, 2), 4);

  g_assert_nonnull (pairing);
  g_assert_cmpint (pairing->entry[1], ==, 2);
  g_assert_cmpint (pairing->games[0].member[1], ==, 4);
  g_assert_cmpint (pairing->games[1].member[0], ==, 8);
  g_assert_cmpint (pairing->games[1].member[1], ==, 0);
  assert_round_trip (text, "\n");
}

/* One team cannot meet two others in a round. */
static void
test_contradicting_teams (void)
{
  static const char *const cells[] = { "   3 w 1", "   5 b 1", "   1 b 0", "", "   2 w 0", "", "", "", "", "" };
  g_autofree char         *text = make_team_text (cells, "");
  g_autoptr (GError) error = NULL;

  g_assert_null (zh_trf_read (text, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_assert_nonnull (strstr (error->message, "team 1 meets both team 2 and team 3"));
}

static ZhTournament *
make_match_tournament (void)
{
  ZhTournament *tournament = zh_tournament_new ();
  ZhRound      *round = zh_round_new (1);
  ZhPairing    *pairing;

  for (int i = 0; i < 3; i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->id = G_GINT64_CONSTANT (1) << (40 + i);
      entry->start_number = i < 2 ? i + 1 : 0;
      entry->person = zh_person_new ();
      zh_person_set_string (&entry->person->surname, "Вигаданий");
      zh_person_set_string (&entry->person->name_latin, "Vyhadanyi, Ivan");
      g_ptr_array_add (tournament->entries, entry);
    }
  tournament->games_per_pairing = 2;
  pairing = zh_pairing_new (ZH_PAIRING_GAME, G_GINT64_CONSTANT (1) << 40, G_GINT64_CONSTANT (1) << 41, 2);
  g_assert_true (zh_result_parse ("1-0", FALSE, &pairing->games[0].result));
  g_assert_true (zh_result_parse ("=-=", FALSE, &pairing->games[1].result));
  g_ptr_array_add (round->pairings, pairing);
  g_ptr_array_add (tournament->rounds, round);
  return tournament;
}

/* A micro-match takes two columns, ids of the store become numbers, names may be Latin. */
static void
test_match (void)
{
  g_autoptr (ZhTournament) tournament = make_match_tournament ();
  g_autoptr (ZhCompetition) competition = zh_competition_new ();
  ZhTrfWriteOptions options = { ZH_TRF_16, ZH_TRF_NAMES_LATIN, "\n" };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTrfFile) file = zh_trf_file_new_for_tournament (competition, tournament);
  g_autofree char *text = zh_trf_write (file, &options, &error);

  g_assert_no_error (error);
  g_assert_nonnull (strstr (text, "001    1      Vyhadanyi, Ivan                                                    1.5    1     2 w 1     2 b =\n"));
  g_assert_nonnull (strstr (text, "001    2      Vyhadanyi, Ivan                                                    0.5    2     1 b 0     1 w =\n"));
  g_assert_nonnull (strstr (text, "001    3      "));
}

static void
test_refused (void)
{
  g_autoptr (ZhTournament) tournament = make_match_tournament ();
  g_autoptr (ZhTrfFile) file = zh_trf_file_new (tournament);
  ZhTrfWriteOptions options = ZH_TRF_WRITE_DEFAULTS;
  g_autoptr (GError) error = NULL;

  ((ZhEntry *) g_ptr_array_index (tournament->entries, 1))->start_number = 1;
  g_assert_null (zh_trf_write (file, &options, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/trf-writer/fixtures", test_fixtures);
  g_test_add_func ("/trf-writer/everything", test_everything);
  g_test_add_func ("/trf-writer/by-rank", test_by_rank);
  g_test_add_func ("/trf-writer/teams-contradicting", test_contradicting_teams);
  g_test_add_func ("/trf-writer/teams", test_teams);
  g_test_add_func ("/trf-writer/match", test_match);
  g_test_add_func ("/trf-writer/refused", test_refused);
  return g_test_run ();
}
