/* Pages with numbers: where things stand, and that no row is lost, doubled or split. */
#include "config.h"

#include <string.h>

#include "report-columns.h"
#include "report-pages.h"
#include "report-sample.h"

#define TEST_FONT "DejaVu Sans"

static ZhPageSetup
get_test_setup (void)
{
  ZhPageSetup setup = ZH_PAGE_SETUP_A4;

  setup.family = TEST_FONT;
  return setup;
}

static ZhReportDocument *
make_document (void)
{
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autoptr (GDateTime) time = g_date_time_new_utc (2026, 3, 4, 14, 5, 0);
  ZhReportDocument *document = zh_report_document_new (language, time);

  g_free (document->event);
  g_free (document->title);
  document->event = g_strdup ("Sample Open");
  document->title = g_strdup ("Numbers");
  return document;
}

/* A table of @n rows whose names are "Row 1" … */
static ZhReportTable *
add_numbers (ZhReportDocument *document,
             int               n)
{
  ZhReportTable *table = zh_report_document_add_table (document);

  table->empty_text = g_strdup ("Nothing here.");
  zh_report_table_add_column (table, ZH_COLUMN_NUMBER, ZH_COLUMN_KEY, "No.", NULL);
  zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_KEY, "Name", NULL);
  zh_report_table_add_column (table, ZH_COLUMN_DECIMAL, ZH_COLUMN_BOLD, "Pts", NULL);
  for (int i = 1; i <= n; i++)
    {
      zh_report_table_add_row (table);
      zh_report_table_set_number (table, 0, i);
      zh_report_table_take (table, 1, g_strdup_printf ("Row %d", i), NULL);
      zh_report_table_set (table, 2, i % 2 == 0 ? "4½" : "10");
    }
  return table;
}

static const ZhPageItem *
find_text (const ZhReportPages *pages,
           guint                page,
           const char          *text)
{
  const GPtrArray *items = zh_report_pages_get_page (pages, page);

  for (guint i = 0; i < items->len; i++)
    {
      const ZhPageItem *item = g_ptr_array_index (items, i);

      if (item->kind == ZH_ITEM_TEXT && strcmp (item->text, text) == 0)
        return item;
    }
  return NULL;
}

/* Every row on exactly one page, in order; heading and foot on each page, titles over all
 * rows; nothing outside the margins. */
static void
check_pages (const ZhReportPages *pages,
             const ZhPageSetup   *setup,
             int                  n_rows)
{
  int next = 0;

  for (guint page = 0; page < pages->pages->len; page++)
    {
      const GPtrArray *items = zh_report_pages_get_page (pages, page);
      int              before = next;
      g_autofree char *foot = g_strdup_printf ("Page %u of %u", page + 1, pages->pages->len);

      g_assert_nonnull (find_text (pages, page, "Sample Open"));
      g_assert_nonnull (find_text (pages, page, "Numbers"));
      g_assert_nonnull (find_text (pages, page, foot));
      for (guint i = 0; i < items->len; i++)
        {
          const ZhPageItem *item = g_ptr_array_index (items, i);

          g_assert_cmpfloat (item->x, >=, setup->margin_pt - 0.01);
          g_assert_cmpfloat (item->x + item->width, <=, pages->width_pt - setup->margin_pt + 0.01);
          g_assert_cmpfloat (item->y, >=, setup->margin_pt / 2);
          g_assert_cmpfloat (item->y, <=, pages->height_pt - setup->margin_pt / 2);
          if (item->row >= 0)
            {
              g_assert_cmpint (item->row, <=, next);
              g_assert_cmpint (item->row, >=, next - 1);
              next = item->row + 1;
            }
        }
      if (next > before || page == 0)
        g_assert_nonnull (find_text (pages, page, "Pts"));
    }
  g_assert_cmpint (next, ==, n_rows);
}

static void
test_rows (gconstpointer data)
{
  int         n_rows = GPOINTER_TO_INT (data);
  ZhPageSetup setup = get_test_setup ();
  g_autoptr (ZhReportDocument) document = make_document ();
  g_autoptr (ZhReportPages) pages = NULL;
  g_autoptr (GHashTable) page_of = g_hash_table_new (NULL, NULL);

  add_numbers (document, n_rows);
  pages = zh_report_paginate (document, &setup);
  check_pages (pages, &setup, n_rows);

  for (guint page = 0; page < pages->pages->len; page++)
    for (guint i = 0; i < zh_report_pages_get_page (pages, page)->len; i++)
      {
        const ZhPageItem *item = g_ptr_array_index (zh_report_pages_get_page (pages, page), i);
        gpointer          key = GINT_TO_POINTER (item->row + 1);

        if (item->row < 0)
          continue;
        if (g_hash_table_contains (page_of, key))
          g_assert_cmpuint (GPOINTER_TO_UINT (g_hash_table_lookup (page_of, key)), ==, page);
        g_hash_table_insert (page_of, key, GUINT_TO_POINTER (page));
      }
  g_assert_cmpuint (g_hash_table_size (page_of), ==, (guint) n_rows);

  if (n_rows == 0)
    g_assert_nonnull (find_text (pages, 0, "Nothing here."));
  if (n_rows == 500)
    g_assert_cmpuint (pages->pages->len, ==, 12);
}

/* Signatures never stand on a sheet without rows of the table they sign, however many rows
 * there are. */
static void
test_signatures (void)
{
  ZhPageSetup setup = get_test_setup ();

  for (int n_rows = 1; n_rows <= 100; n_rows++)
    {
      g_autoptr (ZhReportDocument) document = make_document ();
      g_autoptr (ZhReportPages) pages = NULL;
      g_autofree char *last = g_strdup_printf ("Row %d", n_rows);

      add_numbers (document, n_rows);
      zh_report_document_add_note (document, "A note between the table and the signatures.");
      zh_report_document_add_signature (document, "Chief arbiter", "Inventor Ada");
      zh_report_document_add_signature (document, "Chief secretary", NULL);
      pages = zh_report_paginate (document, &setup);
      check_pages (pages, &setup, n_rows);
      g_assert_nonnull (find_text (pages, pages->pages->len - 1, "Chief arbiter"));
      g_assert_nonnull (find_text (pages, pages->pages->len - 1, last));
    }
}

/* A name with category and FIDE ID beside a long post is printed whole, and the next signature stands below it. */
static void
test_long_signature (void)
{
  static const char name[] = "Inventora-Supposedly Adelaida Maximiliana (international category, FIDE ID 14100010)";
  ZhPageSetup       setup = get_test_setup ();
  g_autoptr (ZhReportDocument) document = make_document ();
  g_autoptr (ZhReportPages) pages = NULL;
  g_autoptr (GString) printed = g_string_new (NULL);
  const ZhPageItem *next;
  double            lowest = 0;

  add_numbers (document, 3);
  zh_report_document_add_signature (document, "Deputy of the chief arbiter of the competition", name);
  zh_report_document_add_signature (document, "Chief secretary", "Supposed Eve");
  pages = zh_report_paginate (document, &setup);
  next = find_text (pages, 0, "Supposed Eve");
  g_assert_nonnull (next);
  for (guint i = 0; i < zh_report_pages_get_page (pages, 0)->len; i++)
    {
      const ZhPageItem *item = g_ptr_array_index (zh_report_pages_get_page (pages, 0), i);

      if (item->kind != ZH_ITEM_TEXT || item->text == NULL || item->x != next->x || item->y >= next->y)
        continue;
      g_string_append_printf (printed, "%s%s", printed->len > 0 ? " " : "", item->text);
      lowest = MAX (lowest, item->y);
    }
  g_assert_true (g_str_has_suffix (printed->str, name));
  g_assert_cmpfloat (next->y, >, lowest + 10);
}

/* "S-B" is one word in however narrow a column; a double-barrelled one may break. */
static void
test_hyphens (void)
{
  static const char *const titles[][2] = { { "S-B", "S\u2011B" }, { "З-Б −1", "З\u2011Б −1" }, { "Half-moves", "Half-moves" }, { "-", "-" } };
  ZhPageSetup              setup = get_test_setup ();
  g_autoptr (ZhReportDocument) document = make_document ();
  g_autoptr (ZhReportPages) pages = NULL;
  ZhReportTable *table = zh_report_document_add_table (document);

  for (gsize i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      ZhTableColumn    column = { .title = (char *) titles[i][0] };
      g_autofree char *title = zh_column_dup_title (&column);

      g_assert_cmpstr (title, ==, titles[i][1]);
    }
  for (int i = 0; i < 24; i++)
    zh_report_table_add_column (table, ZH_COLUMN_NUMBER, ZH_COLUMN_PLAIN, "S-B", NULL);
  zh_report_table_add_row (table);
  for (guint i = 0; i < 24; i++)
    zh_report_table_set (table, i, "7");
  pages = zh_report_paginate (document, &setup);
  g_assert_nonnull (find_text (pages, 0, "S\u2011B"));
}

/* Random tables: long names, headings, notes, signatures, every paper. */
static void
test_random_tables (void)
{
  for (int i = 0; i < 60; i++)
    {
      ZhPageSetup setup = get_test_setup ();
      g_autoptr (ZhReportDocument) document = make_document ();
      g_autoptr (ZhReportPages) pages = NULL;
      int            n_rows = g_test_rand_int_range (0, 90);
      ZhReportTable *table = add_numbers (document, 0);

      setup.orientation = (ZhOrientation) g_test_rand_int_range (0, 3);
      setup.size_pt = g_test_rand_int_range (7, 15);
      for (int row = 0; row < n_rows; row++)
        {
          g_autofree char *name = g_strnfill ((gsize) g_test_rand_int_range (1, 60), 'w');
          int              blank = g_test_rand_int_range (0, 60);

          if (g_test_rand_int_range (0, 12) == 0)
            {
              zh_report_table_add_heading (table, "Heading");
              continue;
            }
          if (blank < (int) strlen (name))
            name[blank] = ' ';
          zh_report_table_add_row (table);
          zh_report_table_set_number (table, 0, row + 1);
          zh_report_table_set (table, 1, name);
          zh_report_table_set (table, 2, "½");
        }
      zh_report_document_add_note (document, "A note.");
      zh_report_document_add_signature (document, "Chief arbiter", "Somebody");
      pages = zh_report_paginate (document, &setup);
      check_pages (pages, &setup, n_rows);
    }
}

static void
test_alignment (void)
{
  ZhPageSetup setup = get_test_setup ();
  g_autoptr (ZhReportDocument) document = make_document ();
  g_autoptr (ZhReportPages) pages = NULL;
  g_autoptr (ZhRuler) ruler = zh_ruler_new (TEST_FONT, "en");
  ZhTextStyle       bold = { 9.5, TRUE, 0 };
  const ZhPageItem *whole;
  const ZhPageItem *half;

  add_numbers (document, 2);
  pages = zh_report_paginate (document, &setup);
  whole = find_text (pages, 0, "10");
  half = find_text (pages, 0, "4½");
  g_assert_nonnull (whole);
  g_assert_nonnull (half);

  /* the units of both stand above each other, the ½ hangs out at the right */
  g_assert_cmpfloat_with_epsilon (whole->x + zh_ruler_measure (ruler, &bold, "10"),
                                  half->x + zh_ruler_measure (ruler, &bold, "4"), 0.01);
  g_assert_cmpfloat (half->y, >, whole->y);
}

/* The heading of a form stands in the middle of the sheet. */
static void
test_form (void)
{
  ZhPageSetup setup = get_test_setup ();
  ZhTextStyle title = { 16, TRUE, 0 };
  g_autoptr (ZhRuler) ruler = zh_ruler_new (TEST_FONT, "en");
  double middles[2];

  for (int is_form = 0; is_form < 2; is_form++)
    {
      g_autoptr (ZhReportDocument) document = make_document ();
      g_autoptr (ZhReportPages) pages = NULL;
      const ZhPageItem *item;

      document->is_form = is_form;
      add_numbers (document, 2);
      pages = zh_report_paginate (document, &setup);
      item = find_text (pages, 0, document->title);
      g_assert_nonnull (item);
      middles[is_form] = item->x + zh_ruler_measure (ruler, &title, document->title) / 2 - pages->width_pt / 2;
    }
  g_assert_cmpfloat (middles[0], <, -10);
  g_assert_cmpfloat_with_epsilon (middles[1], 0, 0.01);
}

static void
test_anchor (void)
{
  g_assert_cmpuint (zh_column_get_anchor (ZH_COLUMN_DECIMAL, "10½"), ==, 2);
  g_assert_cmpuint (zh_column_get_anchor (ZH_COLUMN_DECIMAL, "7,25"), ==, 1);
  g_assert_cmpuint (zh_column_get_anchor (ZH_COLUMN_DECIMAL, "7"), ==, 1);
  g_assert_cmpuint (zh_column_get_anchor (ZH_COLUMN_DECIMAL, "5000\u00a0грн."), ==, 4);
  g_assert_cmpuint (zh_column_get_anchor (ZH_COLUMN_DECIMAL, "300,50\u00a0грн."), ==, 3);
  g_assert_cmpuint (zh_column_get_anchor (ZH_COLUMN_RESULT, "½ – ½"), ==, strlen ("½ "));
  g_assert_cmpuint (zh_column_get_anchor (ZH_COLUMN_RESULT, "·"), ==, strlen ("·"));
  g_assert_cmpuint (zh_column_get_anchor (ZH_COLUMN_TEXT, "a.b"), ==, 3);
}

static void
add_grid (ZhReportDocument *document,
          int               n)
{
  ZhReportTable *table = add_numbers (document, 0);

  for (int i = 1; i <= n; i++)
    {
      g_autofree char *title = g_strdup_printf ("%d", i);

      zh_report_table_add_column (table, ZH_COLUMN_GRID, ZH_COLUMN_PLAIN, title, NULL);
    }
  for (int i = 0; i < n; i++)
    {
      zh_report_table_add_row (table);
      zh_report_table_set_number (table, 0, i + 1);
      zh_report_table_set (table, 1, "Somebody Ordinary");
      for (int j = 0; j < n; j++)
        zh_report_table_set (table, (guint) (3 + j), i == j ? "" : "½");
    }
}

static void
test_orientation (void)
{
  static const struct
  {
    int      n;
    gboolean is_landscape;
  } cases[] = { { 6, FALSE }, { 16, FALSE }, { 24, FALSE }, { 36, TRUE } };
  ZhPageSetup setup = get_test_setup ();

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (ZhReportDocument) document = make_document ();
      g_autoptr (ZhReportPages) pages = NULL;

      add_grid (document, cases[i].n);
      pages = zh_report_paginate (document, &setup);
      g_assert_cmpint (pages->width_pt > pages->height_pt, ==, cases[i].is_landscape);
      check_pages (pages, &setup, cases[i].n);
    }
}

/* Too wide for any sheet: the columns go on, with the names repeated; every value once. */
static void
test_split (void)
{
  const int   n = 90;
  ZhPageSetup setup = get_test_setup ();
  g_autoptr (ZhReportDocument) document = make_document ();
  g_autoptr (ZhReportPages) pages = NULL;
  int n_values = 0;
  int n_names = 0;

  add_grid (document, n);
  pages = zh_report_paginate (document, &setup);
  g_assert_cmpfloat (pages->width_pt, >, pages->height_pt);
  for (guint page = 0; page < pages->pages->len; page++)
    for (guint i = 0; i < zh_report_pages_get_page (pages, page)->len; i++)
      {
        const ZhPageItem *item = g_ptr_array_index (zh_report_pages_get_page (pages, page), i);

        g_assert_cmpfloat (item->x + item->width, <=, pages->width_pt - setup.margin_pt + 0.01);
        if (item->kind == ZH_ITEM_TEXT && strcmp (item->text, "½") == 0)
          n_values++;
        if (item->kind == ZH_ITEM_TEXT && strcmp (item->text, "Somebody Ordinary") == 0)
          n_names++;
      }
  g_assert_cmpint (n_values, ==, n * (n - 1));
  g_assert_cmpint (n_names % n, ==, 0);
  g_assert_cmpint (n_names, >, n);
}

static void
test_frames (void)
{
  ZhPageSetup setup = get_test_setup ();
  g_autoptr (ZhReportDocument) document = make_document ();
  g_autoptr (ZhReportPages) pages = NULL;
  const ZhPageItem *first;
  int               n_right = 0;

  add_numbers (document, 40)->n_frames = 2;
  document->large = TRUE;
  pages = zh_report_paginate (document, &setup);
  check_pages (pages, &setup, 40);

  first = find_text (pages, 0, "Row 1");
  g_assert_nonnull (first);
  g_assert_cmpfloat (first->style.size_pt, >=, 17);
  for (guint i = 0; i < zh_report_pages_get_page (pages, 0)->len; i++)
    {
      const ZhPageItem *item = g_ptr_array_index (zh_report_pages_get_page (pages, 0), i);

      n_right += item->row >= 0 && item->x > pages->width_pt / 2;
    }
  g_assert_cmpint (n_right, >, 10);
}

/* A heading between rows takes as many lines as it needs, and the rows under it stand below them all. */
static void
test_long_heading (void)
{
  g_autofree char *heading = g_strconcat ("Sonneborn-Berger, without more and more of the lowest and the highest, until decided, ",
                                          "of those who share the second to the seventh place [IV.4.3.2.2]", NULL);
  ZhPageSetup      setup = get_test_setup ();
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autoptr (GDateTime) time = g_date_time_new_utc (2026, 3, 1, 12, 0, 0);
  g_autoptr (ZhReportDocument) document = zh_report_document_new (language, time);
  g_autoptr (ZhReportPages) pages = NULL;
  g_autoptr (GString) printed = g_string_new (NULL);
  ZhReportTable    *table = zh_report_document_add_table (document);
  const ZhPageItem *below;
  double            lowest = 0;

  g_free (document->title);
  document->title = g_strdup ("Test");
  document->orientation = ZH_ORIENTATION_PORTRAIT;
  zh_report_table_add (table, ZH_COL_NAME, ZH_COLUMN_PLAIN, language);
  zh_report_table_add_heading (table, heading);
  zh_report_table_add_row (table);
  zh_report_table_set (table, 0, "Below");
  pages = zh_report_paginate (document, &setup);
  below = find_text (pages, 0, "Below");
  g_assert_nonnull (below);
  for (guint i = 0; i < zh_report_pages_get_page (pages, 0)->len; i++)
    {
      const ZhPageItem *item = g_ptr_array_index (zh_report_pages_get_page (pages, 0), i);

      if (item->kind != ZH_ITEM_TEXT || item->row != 0)
        continue;
      g_string_append_printf (printed, "%s%s", printed->len > 0 ? " " : "", item->text);
      lowest = MAX (lowest, item->y);
    }
  g_assert_cmpstr (printed->str, ==, heading);
  g_assert_cmpfloat (below->y, >, lowest);
}

/* Cut through the stack and laid on each other, the piles follow the boards. */
static void
test_slips (void)
{
  ZhPageSetup setup = get_test_setup ();
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 40, 1, 20);
  g_autoptr (ZhReportDocument) document = sample_build (competition, "slips", 1, "en");
  g_autoptr (ZhReportPages) pages = zh_report_paginate (document, &setup);
  int board = 0;

  g_assert_cmpuint (pages->pages->len, ==, 3);
  for (guint place = 0; place < 8; place++)
    for (guint page = 0; page < pages->pages->len; page++)
      {
        const GPtrArray *items = zh_report_pages_get_page (pages, page);
        g_autofree char *wanted = g_strdup_printf ("Round 1 · Board %d", board + 1);
        gboolean         found = FALSE;

        for (guint i = 0; i < items->len; i++)
          {
            const ZhPageItem *item = g_ptr_array_index (items, i);

            if (item->kind == ZH_ITEM_TEXT && strcmp (item->text, wanted) == 0)
              {
                g_assert_cmpint ((int) (item->x / (pages->width_pt / 2)), ==, place % 2);
                g_assert_cmpint ((int) (item->y / (pages->height_pt / 4)), ==, place / 2);
                found = TRUE;
              }
          }
        g_assert_true (found == (board < 20));
        if (board < 20)
          board++;
      }
  g_assert_cmpint (board, ==, 20);
}

static void
test_wrap (void)
{
  g_autoptr (ZhRuler) ruler = zh_ruler_new (TEST_FONT, "uk");
  ZhTextStyle style = { 10, FALSE, 0 };
  g_auto (GStrv) lines = zh_ruler_wrap (ruler, &style, "Перше друге третє\nчетверте", 70, 9);
  g_auto (GStrv) cut = zh_ruler_wrap (ruler, &style, "Перше друге третє четверте", 60, 2);
  g_auto (GStrv) empty = zh_ruler_wrap (ruler, &style, "", 60, 2);
  g_autofree char *joined = g_strjoinv ("|", lines);

  g_assert_cmpstr (joined, ==, "Перше друге|третє|четверте");
  g_assert_cmpuint (g_strv_length (cut), ==, 2);
  g_assert_true (g_str_has_suffix (cut[1], "…"));
  g_assert_cmpfloat (zh_ruler_measure (ruler, &style, cut[1]), <=, 60);
  g_assert_cmpuint (g_strv_length (empty), ==, 1);
}

/* The numbers of one page, to the point, against a file: a change of layout is seen. */
static void
test_golden (void)
{
  ZhPageSetup setup = get_test_setup ();
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_ROUND_ROBIN, 6, 3, 1);
  g_autoptr (ZhReportDocument) document = sample_build (competition, "pairings", 3, "en");
  g_autoptr (ZhReportPages) pages = zh_report_paginate (document, &setup);
  g_autoptr (GString) dump = g_string_new (NULL);
  static const char *const kinds[] = { "text", "line", "box", "fill" };

  for (guint i = 0; i < zh_report_pages_get_page (pages, 0)->len; i++)
    {
      const ZhPageItem *item = g_ptr_array_index (zh_report_pages_get_page (pages, 0), i);

      g_string_append_printf (dump, "%s %.0f %.0f %.0f %.0f %s\n", kinds[item->kind], item->x, item->y, item->width,
                              item->height, item->text != NULL ? item->text : "");
    }
  sample_compare_golden ("pairings.layout", dump->str);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/layout/rows/0", GINT_TO_POINTER (0), test_rows);
  g_test_add_data_func ("/layout/rows/1", GINT_TO_POINTER (1), test_rows);
  g_test_add_data_func ("/layout/rows/24", GINT_TO_POINTER (24), test_rows);
  g_test_add_data_func ("/layout/rows/500", GINT_TO_POINTER (500), test_rows);
  g_test_add_func ("/layout/signatures", test_signatures);
  g_test_add_func ("/layout/long-signature", test_long_signature);
  g_test_add_func ("/layout/hyphens", test_hyphens);
  g_test_add_func ("/layout/random-tables", test_random_tables);
  g_test_add_func ("/layout/alignment", test_alignment);
  g_test_add_func ("/layout/form", test_form);
  g_test_add_func ("/layout/anchor", test_anchor);
  g_test_add_func ("/layout/orientation", test_orientation);
  g_test_add_func ("/layout/split", test_split);
  g_test_add_func ("/layout/long-heading", test_long_heading);
  g_test_add_func ("/layout/frames", test_frames);
  g_test_add_func ("/layout/slips", test_slips);
  g_test_add_func ("/layout/wrap", test_wrap);
  g_test_add_func ("/layout/golden", test_golden);
  return g_test_run ();
}
