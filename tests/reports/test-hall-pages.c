/* Pages for the wall of the hall: letters are large enough, and no row is lost or shown twice. */
#include "config.h"

#include <string.h>

#include "hall-pages.h"
#include "report-draw.h"
#include "report-sample.h"

#define TEST_FONT "DejaVu Sans Condensed, DejaVu Sans"

static ZhReportPages *
lay_out (const ZhReportDocument *document,
         double                  shape)
{
  ZhHallSetup setup = { .shape = shape, .family = TEST_FONT, .name = "Boards" };

  return zh_hall_pages_new (document, &setup);
}

static guint
count_texts (const ZhReportPages *pages,
             const char          *text)
{
  guint n = 0;

  for (guint p = 0; p < pages->pages->len; p++)
    {
      const GPtrArray *page = zh_report_pages_get_page (pages, p);

      for (guint i = 0; i < page->len; i++)
        n += g_strcmp0 (((const ZhPageItem *) g_ptr_array_index (page, i))->text, text) == 0;
    }
  return n;
}

/* Capital letters of a fortieth, and nothing beside the page. */
static void
assert_legible (const ZhReportPages *pages)
{
  g_autoptr (ZhRuler) ruler = zh_ruler_new (pages->family, pages->language);
  double least = MIN (pages->width_pt, pages->height_pt) / 40;

  g_assert_cmpfloat_with_epsilon (pages->height_pt, ZH_HALL_HEIGHT_PT, 0.01);
  for (guint p = 0; p < pages->pages->len; p++)
    {
      const GPtrArray *page = zh_report_pages_get_page (pages, p);

      for (guint i = 0; i < page->len; i++)
        {
          const ZhPageItem *item = g_ptr_array_index (page, i);

          if (item->kind != ZH_ITEM_TEXT)
            continue;
          g_assert_cmpfloat (zh_ruler_get_capital_height (ruler, &item->style), >=, least - 0.01);
          g_assert_cmpfloat (item->x, >=, 0);
          g_assert_cmpfloat (item->x + item->width, <=, pages->width_pt + 0.5);
          g_assert_cmpfloat (item->y, <=, pages->height_pt);
        }
    }
}

static void
test_boards (gconstpointer data)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 140, 2, 70);
  g_autoptr (ZhReportDocument) document = sample_build (competition, "results", 0, "uk");
  g_autoptr (ZhReportPages) pages = lay_out (document, GPOINTER_TO_INT (data) / 9.0);

  assert_legible (pages);
  g_assert_cmpuint (pages->pages->len, >, 1);
  /* on each page, with the names of both */
  g_assert_cmpuint (count_texts (pages, "Білі"), >=, pages->pages->len);
  g_assert_cmpuint (count_texts (pages, "Чорні"), ==, count_texts (pages, "Білі"));
  for (int board = 1; board <= 70; board++)
    {
      g_autofree char *number = g_strdup_printf ("%d", board);

      g_assert_cmpuint (count_texts (pages, number), >=, 1);
    }
}

static guint
count_rows (const ZhReportPages *pages,
            guint                n_rows)
{
  g_autofree guint *page_of = g_new0 (guint, n_rows);
  guint             n = 0;

  for (guint p = 0; p < pages->pages->len; p++)
    {
      const GPtrArray *page = zh_report_pages_get_page (pages, p);

      for (guint i = 0; i < page->len; i++)
        {
          const ZhPageItem *item = g_ptr_array_index (page, i);

          if (item->row < 0)
            continue;
          g_assert_cmpuint ((guint) item->row, <, n_rows);
          n += page_of[item->row] == 0;
          g_assert_true (page_of[item->row] == 0 || page_of[item->row] == p + 1);
          page_of[item->row] = p + 1;
        }
    }
  return n;
}

static void
test_rows (gconstpointer data)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 60, 3, 0);
  g_autoptr (ZhReportDocument) document = sample_build (competition, data, 0, "en");
  const ZhReportTable *table = ((const ZhReportBlock *) g_ptr_array_index (document->blocks, 0))->table;

  for (int shape = 5; shape <= 36; shape += 2)
    {
      g_autoptr (ZhReportPages) pages = lay_out (document, shape / 9.0);

      assert_legible (pages);
      g_assert_cmpuint (count_rows (pages, table->rows->len), ==, table->rows->len);
    }
}

static void
test_grid (void)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_ROUND_ROBIN, 24, 23, 0);
  g_autoptr (ZhReportDocument) document = sample_build (competition, "crosstable", 0, "ru");
  g_autoptr (ZhReportPages) pages = lay_out (document, 16 / 9.0);

  assert_legible (pages);
  for (int column = 1; column <= 24; column++)
    {
      g_autofree char *number = g_strdup_printf ("%d", column);

      g_assert_cmpuint (count_texts (pages, number), >, 1);
    }
}

/* What is told of people goes before the tie-breaks, and the points stay. */
static void
test_columns (void)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 30, 3, 0);
  g_autoptr (ZhReportDocument) document = sample_build (competition, "standings", 0, "en");
  g_autoptr (ZhReportPages) wide = lay_out (document, 4);
  g_autoptr (ZhReportPages) usual = lay_out (document, 4 / 3.0);

  g_assert_cmpuint (count_texts (wide, "Region"), >, 0);
  g_assert_cmpuint (count_texts (usual, "Region"), ==, 0);
  g_assert_cmpuint (count_texts (usual, "Pts"), ==, usual->pages->len);
}

static void
test_foot (void)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 60, 1, 0);
  g_autoptr (ZhReportDocument) document = sample_build (competition, "results", 0, "en");
  ZhHallSetup setup = { .shape = 1.4, .family = TEST_FONT, .name = "Boards", .remark = "Held" };
  g_autoptr (ZhReportPages) pages = zh_hall_pages_new (document, &setup);
  g_autofree char *first = g_strdup_printf ("Held · Page 1 of %u", pages->pages->len);
  const GPtrArray *page = zh_report_pages_get_page (pages, 0);
  gboolean         found = FALSE;

  g_assert_cmpuint (count_texts (pages, first), ==, 1);
  for (guint i = 0; i < page->len; i++)
    {
      const char *text = ((const ZhPageItem *) g_ptr_array_index (page, i))->text;

      found = found || (text != NULL && g_str_has_prefix (text, "Boards: 1 – "));
    }
  g_assert_true (found);
}

static double
get_largest (const ZhReportPages *pages)
{
  const GPtrArray *page = zh_report_pages_get_page (pages, 0);
  double           largest = 0;

  for (guint i = 0; i < page->len; i++)
    largest = MAX (largest, ((const ZhPageItem *) g_ptr_array_index (page, i))->style.size_pt);
  return largest;
}

static ZhReportDocument *
make_poster (const char *text)
{
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autoptr (GDateTime) time = g_date_time_new_utc (2026, 3, 4, 14, 5, 0);
  ZhReportDocument *document = zh_report_document_new (language, time);

  zh_report_document_add_heading (document, text);
  return document;
}

static void
test_poster (void)
{
  g_autoptr (GString) words = g_string_new (NULL);
  g_autoptr (ZhReportDocument) brief = make_poster ("12:30");
  g_autoptr (ZhReportDocument) none = make_poster ("");
  g_autoptr (ZhReportDocument) endless = NULL;
  g_autoptr (ZhReportPages) short_pages = lay_out (brief, 16 / 9.0);
  g_autoptr (ZhReportPages) empty_pages = lay_out (none, 16 / 9.0);
  g_autoptr (ZhReportPages) long_pages = NULL;

  for (int i = 0; i < 500; i++)
    g_string_append_printf (words, "word%d ", i);
  endless = make_poster (words->str);
  long_pages = lay_out (endless, 16 / 9.0);

  assert_legible (short_pages);
  assert_legible (long_pages);
  g_assert_cmpuint (short_pages->pages->len, ==, 1);
  g_assert_cmpuint (empty_pages->pages->len, ==, 1);
  g_assert_cmpuint (long_pages->pages->len, >, 1);
  g_assert_cmpfloat (get_largest (short_pages), >, 3 * get_largest (long_pages));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/hall-pages/boards/16:9", GINT_TO_POINTER (16), test_boards);
  g_test_add_data_func ("/hall-pages/boards/4:3", GINT_TO_POINTER (12), test_boards);
  g_test_add_data_func ("/hall-pages/rows/standings", "standings", test_rows);
  g_test_add_data_func ("/hall-pages/rows/seats", "seats-wall", test_rows);
  g_test_add_data_func ("/hall-pages/rows/boards", "results", test_rows);
  g_test_add_func ("/hall-pages/grid", test_grid);
  g_test_add_func ("/hall-pages/columns", test_columns);
  g_test_add_func ("/hall-pages/foot", test_foot);
  g_test_add_func ("/hall-pages/poster", test_poster);
  return g_test_run ();
}
