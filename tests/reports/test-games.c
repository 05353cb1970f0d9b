/* Documents about games: envelopes of sealed moves, records of resumption, games with moves. */
#include "config.h"

#include <string.h>

#include "report-formats.h"
#include "report-sample.h"
#include "teams.h"

#define POSITION "4k3/8/8/8/8/8/4P3/4K3 w - - 0 41"

/* The first game of a table, given an id of its own. */
static ZhGame *
get_game (ZhCompetition *competition,
          int            round,
          guint          table)
{
  const ZhRound   *one = zh_tournament_find_round (sample_get_tournament (competition), round);
  const ZhPairing *pairing = g_ptr_array_index (one->pairings, table);

  pairing->games->id = 100 * round + (int) table;
  return pairing->games;
}

/* Two games of round 2 adjourned, one of them resumed with an impossible move; one game of moves. */
static ZhCompetition *
make_competition (void)
{
  ZhCompetition *competition = sample_new (SAMPLE_ROUND_ROBIN, 6, 2, 2);
  ZhKeptGame    *kept = zh_kept_game_new ();

  for (guint i = 0; i < 2; i++)
    {
      ZhAdjournment *adjournment = zh_adjournment_new ();

      adjournment->id = i + 1;
      adjournment->game_id = get_game (competition, 2, i)->id;
      zh_person_set_string (&adjournment->position, POSITION);
      adjournment->time_used[0] = 7080;
      adjournment->move_number = 41;
      adjournment->draw_offer = 1;
      zh_person_set_string (&adjournment->resume_at, "2026-03-04T18:00");
      zh_person_set_string (&adjournment->resume_place, "hall 2");
      if (i == 1)
        {
          zh_person_set_string (&adjournment->sealed_move, "Ke4");
          zh_person_set_string (&adjournment->opened_at, "2026-03-04T18:05");
          adjournment->present = 3;
        }
      g_ptr_array_add (competition->adjournments, adjournment);
    }
  kept->id = 1;
  kept->game_id = get_game (competition, 1, 0)->id;
  zh_person_set_string (&kept->moves, "e4 e5 Nf3");
  g_ptr_array_add (competition->kept_games, kept);
  return competition;
}

static guint
count_diagrams (const ZhReportDocument *document)
{
  g_autoptr (ZhReportPages) pages = zh_report_paginate (document, &ZH_PAGE_SETUP_A4);
  guint n = 0;

  for (guint page = 0; page < pages->pages->len; page++)
    {
      const GPtrArray *items = zh_report_pages_get_page (pages, page);

      for (guint i = 0; i < items->len; i++)
        {
          const ZhPageItem *item = g_ptr_array_index (items, i);

          if (item->kind != ZH_ITEM_DIAGRAM)
            continue;
          n++;
          g_assert_cmpfloat (item->x + item->width, <=, pages->width_pt);
          g_assert_cmpfloat (item->y + item->height, <=, pages->height_pt);
        }
    }
  return n;
}

static void
test_envelope (void)
{
  g_autoptr (ZhCompetition) competition = make_competition ();
  g_autoptr (ZhReportDocument) document = sample_build (competition, "envelopes", 2, "en");
  g_autofree char *text = zh_report_make_text (document);

  g_assert_nonnull (strstr (text, "Envelopes of sealed moves, round 2"));
  g_assert_nonnull (strstr (text, "1:58:00"));
  g_assert_nonnull (strstr (text, "04/03/2026 18:00"));
  g_assert_nonnull (strstr (text, "hall 2"));
  g_assert_nonnull (strstr (text, POSITION));
  g_assert_null (strstr (text, "Ke4"));
  g_assert_cmpuint (count_diagrams (document), ==, 1);
}

static void
test_resumption (void)
{
  g_autoptr (ZhCompetition) competition = make_competition ();
  g_autoptr (ZhReportDocument) document = sample_build (competition, "resumptions", 2, "en");
  g_autofree char *text = zh_report_make_text (document);

  g_assert_nonnull (strstr (text, "Ke4 (not a legal move)"));
  g_assert_nonnull (strstr (text, "04/03/2026 18:05"));
  g_assert_cmpuint (count_diagrams (document), ==, 1);
}

static void
test_scores (void)
{
  g_autoptr (ZhCompetition) competition = make_competition ();
  g_autoptr (ZhReportDocument) document = sample_build (competition, "scores", 1, "en");
  g_autoptr (ZhReportDocument) empty = sample_build (competition, "scores", 2, "en");
  g_autoptr (ZhReportDocument) translated = sample_build (competition, "scores", 1, "uk");
  g_autofree char *text = zh_report_make_text (document);
  g_autofree char *ukrainian = zh_report_make_text (translated);
  g_autofree char *nothing = zh_report_make_text (empty);
  g_autoptr (GBytes) page = zh_report_render (document, ZH_REPORT_HTML, &ZH_PAGE_SETUP_A4, NULL);
  g_autofree char *html = g_strndup (g_bytes_get_data (page, NULL), g_bytes_get_size (page));

  g_assert_nonnull (strstr (text, "1. e4 e5 2. Nf3"));
  g_assert_nonnull (strstr (ukrainian, "1. e4 e5 2. Кf3"));
  g_assert_nonnull (strstr (html, "<img alt=\"rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2\""));
  g_assert_cmpuint (count_diagrams (document), ==, 1);
  g_assert_nonnull (strstr (nothing, "No moves of this round are kept"));
}

/* A protest about a board shows the position of its game. */
static void
test_protest (void)
{
  g_autoptr (ZhCompetition) competition = make_competition ();
  ZhProtest *protest = zh_protest_new ();
  g_autoptr (ZhReportDocument) document = NULL;

  protest->id = 1;
  protest->number = 1;
  protest->tournament_id = sample_get_tournament (competition)->id;
  protest->round = 1;
  protest->board = 1;
  protest->subject = ZH_PROTEST_SUBJECT_RESULT;
  g_ptr_array_add (competition->protests, protest);
  document = sample_build (competition, "protests", 0, "en");
  g_assert_cmpuint (count_diagrams (document), ==, 1);
}

/* What cannot be read draws nothing. */
static void
test_strange_position (void)
{
  g_autoptr (ZhCompetition) competition = make_competition ();
  ZhAdjournment *adjournment = g_ptr_array_index (competition->adjournments, 0);
  g_autoptr (ZhReportDocument) document = NULL;

  zh_person_set_string (&adjournment->position, "nothing");
  document = sample_build (competition, "envelopes", 2, "uk");
  g_assert_cmpuint (count_diagrams (document), ==, 0);
}

/* The points of a bye where a pairing has two games: of a match, or of both. */
static void
test_bye_of_games (void)
{
  static const char *const cases[][2] = { { "yes", ",1,,bye," }, { "no", ",2,,bye," } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 5, 1, 0);
      ZhTournament *tournament = sample_get_tournament (competition);
      g_autoptr (ZhReportDocument) document = NULL;
      g_autofree char *text = NULL;

      tournament->games_per_pairing = 2;
      g_hash_table_replace (tournament->options, g_strdup (ZH_OPTION_ONE_RESULT), g_strdup (cases[i][0]));
      document = sample_build (competition, "pairings", 1, "en");
      text = zh_report_make_csv (document);
      g_assert_nonnull (strstr (text, cases[i][1]));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reports/games/envelope", test_envelope);
  g_test_add_func ("/reports/games/resumption", test_resumption);
  g_test_add_func ("/reports/games/scores", test_scores);
  g_test_add_func ("/reports/games/protest", test_protest);
  g_test_add_func ("/reports/games/bye", test_bye_of_games);
  g_test_add_func ("/reports/games/strange-position", test_strange_position);
  return g_test_run ();
}
