/* The bracket of a knockout on paper. */
#include "config.h"

#include <string.h>

#include "pairing-games.h"
#include "report-pages.h"
#include "report-formats.h"
#include "report-sample.h"

/* The next round, won by the first side on every board. */
static void
play_round (ZhTournament *tournament)
{
  const ZhPairingSystem *system = zh_pairing_system_find (tournament->system);
  ZhPairingRequest       request = { .round = (int) tournament->rounds->len + 1 };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhProposal) proposal = system->pair (tournament, &request, &error);
  ZhRound *round = zh_round_new (request.round);

  g_assert_no_error (error);
  for (guint i = 0; i < proposal->pairs->len; i++)
    {
      ZhPairing *pairing = zh_pairing_make (tournament, request.round, &g_array_index (proposal->pairs, ZhProposedPair, i));

      pairing->number = (int) i + 1;
      if (pairing->n_games > 0)
        g_assert_true (zh_result_parse ("1-0", FALSE, &pairing->games[0].result));
      g_ptr_array_add (round->pairings, pairing);
    }
  g_ptr_array_add (tournament->rounds, round);
}

static ZhCompetition *
make_knockout (const char *system,
               const char *places,
               int         n,
               int         n_rounds)
{
  ZhCompetition *competition = sample_new (SAMPLE_SWISS, n, 0, 0);
  ZhTournament  *tournament = sample_get_tournament (competition);

  g_assert_true (zh_system_from_string (system, &tournament->system));
  g_hash_table_insert (tournament->options, g_strdup ("places"), g_strdup (places));
  for (guint i = 0; i < tournament->entries->len; i++)
    ((ZhEntry *) g_ptr_array_index (tournament->entries, i))->start_number = (int) i + 1;
  for (int round = 0; round < n_rounds; round++)
    play_round (tournament);
  return competition;
}

/* The rows of a table without the titles, a line a row, cells parted by "|". */
static char *
dump_table (const ZhReportDocument *document,
            guint                   index)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < document->blocks->len; i++)
    {
      const ZhReportBlock *block = g_ptr_array_index (document->blocks, i);

      if (block->table == NULL || index-- > 0)
        continue;
      for (guint r = 0; r < block->table->rows->len; r++)
        {
          const ZhTableRow *row = zh_report_table_get_row (block->table, r);

          if (row->heading != NULL)
            g_string_append_printf (text, "[%s]\n", row->heading);
          /* The number alone stands for the player. */
          for (guint c = 0; row->heading == NULL && c < block->table->columns->len; c++)
            {
              g_auto (GStrv) words = g_strsplit (row->cells[c].text != NULL ? row->cells[c].text : "", " ", 2);
              const char *score = words[0] != NULL && words[1] != NULL ? strstr (words[1], "·") : NULL;

              g_string_append_printf (text, "%s%s%s", c > 0 ? "|" : "", words[0] != NULL ? words[0] : "", score != NULL ? score : "");
            }
          if (row->heading == NULL)
            g_string_append_c (text, '\n');
        }
      break;
    }
  return g_string_free (text, FALSE);
}

static void
test_tree (void)
{
  g_autoptr (ZhCompetition) competition = make_knockout ("knockout", "third", 6, 2);
  g_autoptr (ZhReportDocument) document = sample_build (competition, "bracket", 0, "en");
  g_autofree char *tree = dump_table (document, 0);
  g_autofree char *others = dump_table (document, 1);
  g_autofree char *places = dump_table (document, 2);

  g_assert_cmpstr (tree, ==,
                   "1|||\n"
                   "–|1· 1||\n"
                   "4· 1||1|\n"
                   "5· 0|4· 0||\n"
                   "2|||\n"
                   "–|2· 1||\n"
                   "3· 1||2|\n"
                   "6· 0|3· 0||\n");
  g_assert_cmpstr (others, ==, "[For place 3]\n3|4|3|\n");
  g_assert_cmpstr (places, ==, "5–6|5\n5–6|6\n");
}

static void
test_winner (void)
{
  g_autoptr (ZhCompetition) competition = make_knockout ("knockout", "single", 2, 1);
  g_autoptr (ZhReportDocument) document = sample_build (competition, "bracket", 0, "en");
  g_autofree char *tree = dump_table (document, 0);
  g_autofree char *places = dump_table (document, 1);

  g_assert_cmpstr (tree, ==, "1· 1|\n2· 0|1\n");
  g_assert_cmpstr (places, ==, "1|1\n2|2\n");
}

static void
test_lower (void)
{
  g_autoptr (ZhCompetition) competition = make_knockout ("double-elimination", "", 4, 3);
  g_autoptr (ZhReportDocument) document = sample_build (competition, "bracket", 0, "en");
  g_autofree char *others = dump_table (document, 1);

  g_assert_cmpstr (others, ==,
                   "[Lower bracket, round 1]\n2|4· 1|3· 0|4\n"
                   "[Lower bracket, round 2]\n3|4· 1|2· 0|4\n"
                   "[Final]\n4|1|4|\n"
                   "[Second final]\n5|||\n");
}

static gboolean
overlap (const ZhPageItem *a,
         const ZhPageItem *b)
{
  return a->x < b->x + b->width && b->x < a->x + a->width && a->y < b->y + b->height && b->y < a->y + a->height;
}

/* Nothing stands outside the sheet, and no match on another. */
static void
check_page (const ZhReportPages *pages,
            const GPtrArray     *items,
            int                 *n_boxes)
{
  for (guint i = 0; i < items->len; i++)
    {
      const ZhPageItem *item = g_ptr_array_index (items, i);

      g_assert_cmpfloat (MIN (item->x, item->x + item->width), >=, 0);
      g_assert_cmpfloat (MAX (item->x, item->x + item->width), <=, pages->width_pt);
      g_assert_cmpfloat (MAX (item->y, item->y + item->height), <=, pages->height_pt);
      if (item->kind != ZH_ITEM_BOX)
        continue;
      *n_boxes += 1;
      for (guint k = 0; k < i; k++)
        {
          const ZhPageItem *other = g_ptr_array_index (items, k);

          g_assert_false (other->kind == ZH_ITEM_BOX && overlap (item, other));
        }
    }
}

/* Brackets of every size on sheets of every size. A match that leads from one sheet to the next
 * stands on both. */
static void
test_drawn (void)
{
  static const struct
  {
    const char *system;
    const char *places;
    int         n;
    int         n_rounds;
    int         n_boxes;
  } cases[] = {
    { "knockout", "single", 2, 1, 1 },
    { "knockout", "third", 5, 0, 8 },
    { "knockout", "third", 16, 4, 16 },
    { "knockout", "all", 8, 3, 12 },
    { "knockout", "single", 64, 2, 63 },
    { "double-elimination", "", 8, 2, 15 },
    { "double-elimination", "", 32, 3, 63 },
  };
  static const double sizes[][2] = { { ZH_A4_WIDTH_PT, ZH_A4_HEIGHT_PT }, { 612, 792 }, { 419.53, 595.28 } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    for (gsize size = 0; size < G_N_ELEMENTS (sizes); size++)
      {
        g_autoptr (ZhCompetition) competition = make_knockout (cases[i].system, cases[i].places, cases[i].n, cases[i].n_rounds);
        g_autoptr (ZhReportDocument) document = sample_build (competition, "bracket", 0, "uk");
        ZhPageSetup setup = ZH_PAGE_SETUP_A4;
        g_autoptr (ZhReportPages) pages = NULL;
        int n_boxes = 0;

        setup.width_pt = sizes[size][0];
        setup.height_pt = sizes[size][1];
        pages = zh_report_paginate (document, &setup);
        for (guint page = 0; page < pages->pages->len; page++)
          check_page (pages, zh_report_pages_get_page (pages, page), &n_boxes);
        g_assert_cmpint (n_boxes, >=, cases[i].n_boxes);
        if (pages->pages->len == 1)
          g_assert_cmpint (n_boxes, ==, cases[i].n_boxes);
      }
}

static void
test_refused (void)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 4, 1, 0);

  g_assert_false (zh_report_applies_to (zh_report_find ("bracket"), sample_get_tournament (competition)));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reports/bracket/tree", test_tree);
  g_test_add_func ("/reports/bracket/winner", test_winner);
  g_test_add_func ("/reports/bracket/lower", test_lower);
  g_test_add_func ("/reports/bracket/drawn", test_drawn);
  g_test_add_func ("/reports/bracket/refused", test_refused);
  return g_test_run ();
}
