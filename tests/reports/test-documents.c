/* What the documents say, in the languages and as text, CSV and HTML. */
#include "config.h"

#include <string.h>

#include "errors.h"
#include "report-formats.h"
#include "report-sample.h"
#include "standings.h"

/* The documents whose words are all made here. */
static const char *const golden_ids[] = { "start-list", "register", "officials", "schedule", "pairings", "seats", "seats-wall", "results", "slips" };

static void
test_golden (gconstpointer data)
{
  const char *language = data;
  g_autoptr (ZhLanguage) words = zh_language_new (language, NULL);
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 7, 3, 1);
  g_autoptr (GString) all = g_string_new (NULL);
  g_autofree char *name = g_strdup_printf ("documents.%s.txt", language);

  if (strcmp (language, "en") != 0 && strcmp (zh_tr (words, "Printed %s"), "Printed %s") == 0)
    {
      g_test_skip ("the catalogue of this language was not built");
      return;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (golden_ids); i++)
    {
      g_autoptr (ZhReportDocument) document = sample_build (competition, golden_ids[i], 3, language);
      g_autofree char *text = zh_report_make_text (document);

      g_string_append_printf (all, "##### %s\n%s\n", golden_ids[i], text);
    }
  sample_compare_golden (name, all->str);
}

/* One process, three languages, one after the other and mixed. */
static void
test_three_languages (void)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_ROUND_ROBIN, 6, 3, 1);
  g_autoptr (ZhReportDocument) uk = sample_build (competition, "standings", 3, "uk");
  g_autoptr (ZhReportDocument) ru = sample_build (competition, "standings", 3, "ru");
  g_autoptr (ZhReportDocument) en = sample_build (competition, "standings", 3, "en");
  g_autoptr (ZhReportDocument) again = sample_build (competition, "standings", 3, "uk");

  g_assert_cmpstr (en->title, ==, "Standings after round 3");
  g_assert_cmpstr (en->printed, ==, "Printed 04/03/2026 14:05");
  g_assert_cmpstr (en->status, ==, "Not final: 1 game is open");
  g_assert_cmpstr (en->footer, ==, "Zhereb " ZH_VERSION " · journal 0123456789ab");
  g_assert_cmpstr (en->official, ==, "Chief arbiter: Зразкова Марія Іванівна (НА)");
  g_assert_cmpstr (en->occasion, ==, "м. Приклад, 1–9\302\240March\302\2402026");
  g_assert_cmpstr (uk->occasion, ==, "м. Приклад, 1–9\302\240березня\302\2402026\302\240р.");
  g_assert_cmpstr (uk->title, ==, again->title);
  if (strcmp (uk->title, en->title) == 0)
    {
      g_test_skip ("the catalogues were not built");
      return;
    }
  g_assert_cmpstr (uk->title, ==, "Турнірне становище після 3-го туру");
  g_assert_cmpstr (ru->title, ==, "Турнирное положение после 3-го тура");
  g_assert_cmpstr (uk->status, ==, "Не остаточно: 1 партію не завершено");
  g_assert_cmpstr (ru->printed, ==, "Напечатано 04.03.2026 14:05");
}

/* Plural forms of the line that says that games are open. */
static void
test_open_games (void)
{
  static const struct
  {
    int         n;
    const char *uk;
  } cases[] = {
    { 0, "" },
    { 1, "Не остаточно: 1 партію не завершено" },
    { 2, "Не остаточно: 2 партії не завершено" },
    { 5, "Не остаточно: 5 партій не завершено" },
    { 11, "Не остаточно: 11 партій не завершено" },
    { 21, "Не остаточно: 21 партію не завершено" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 60, 2, cases[i].n);
      g_autoptr (ZhReportDocument) results = sample_build (competition, "results", 0, "uk");
      g_autoptr (ZhReportDocument) earlier = sample_build (competition, "results", 1, "uk");
      g_autoptr (ZhReportDocument) pairings = sample_build (competition, "pairings", 2, "uk");

      g_assert_cmpstr (earlier->status, ==, "");
      g_assert_cmpstr (pairings->status, ==, "");
      if (cases[i].n == 0)
        g_assert_cmpstr (results->status, ==, "");
      else if (g_str_has_prefix (results->status, "Not final"))
        g_test_skip ("the catalogue was not built");
      else
        g_assert_cmpstr (results->status, ==, cases[i].uk);
    }
}

static void
test_csv (void)
{
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autoptr (GDateTime) time = g_date_time_new_utc (2026, 1, 1, 0, 0, 0);
  g_autoptr (ZhReportDocument) document = zh_report_document_new (language, time);
  ZhReportTable   *table = zh_report_document_add_table (document);
  g_autofree char *csv = NULL;

  zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, "Short", "Long, name");
  zh_report_table_add_column (table, ZH_COLUMN_DECIMAL, ZH_COLUMN_PLAIN, "Pts", NULL);
  zh_report_table_add_heading (table, "=1+1");
  zh_report_table_add_row (table);
  zh_report_table_set (table, 0, "Say \"no\", or\nyes");
  zh_report_table_take (table, 1, g_strdup ("4½"), g_strdup ("4.5"));
  zh_report_table_add_row (table);
  zh_report_table_set (table, 0, "=HYPERLINK(1)");
  zh_report_table_set (table, 1, "-1");
  zh_report_document_add_note (document, "left out too");
  table = zh_report_document_add_table (document);
  zh_report_table_add_column (table, ZH_COLUMN_GRID, ZH_COLUMN_PLAIN, "1", NULL);
  zh_report_table_add_row (table);
  zh_report_table_set (table, 0, "1\t½");
  zh_report_table_add_row (table);
  zh_report_table_set (table, 0, "+(53w)");
  zh_report_table_add_row (table);
  zh_report_table_set (table, 0, "+");

  csv = zh_report_make_csv (document);
  g_assert_cmpstr (csv, ==, "\"Long, name\",Pts,Section\n\"Say \"\"no\"\", or\nyes\",4.5,'=1+1\n'=HYPERLINK(1),-1,'=1+1\n\n1\n1 ½\n'+(53w)\n+\n");
}

/* A spreadsheet that is set to the language opens it by a double click. */
static void
test_sheet (void)
{
  static const struct
  {
    const char *language;
    const char *sheet;
  } cases[] = {
    { "en", "\xef\xbb\xbfName,Pts\n\"Melnyk, A.\",4.5\n1.5; no,-1.25\n" },
    { "uk", "\xef\xbb\xbfName;Pts\nMelnyk, A.;4,5\n\"1.5; no\";-1,25\n" },
    { "ru", "\xef\xbb\xbfName;Pts\nMelnyk, A.;4,5\n\"1.5; no\";-1,25\n" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhLanguage) language = zh_language_new (cases[i].language, NULL);
      g_autoptr (GDateTime) time = g_date_time_new_utc (2026, 1, 1, 0, 0, 0);
      g_autoptr (ZhReportDocument) document = zh_report_document_new (language, time);
      ZhReportTable *table = zh_report_document_add_table (document);
      g_autoptr (GBytes) sheet = NULL;
      gsize       size;
      const char *bytes;

      zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, "Name", NULL);
      zh_report_table_add_column (table, ZH_COLUMN_DECIMAL, ZH_COLUMN_PLAIN, "Pts", NULL);
      zh_report_table_add_row (table);
      zh_report_table_set (table, 0, "Melnyk, A.");
      zh_report_table_take (table, 1, g_strdup ("4½"), g_strdup ("4.5"));
      zh_report_table_add_row (table);
      zh_report_table_set (table, 0, "1.5; no");
      zh_report_table_set (table, 1, "-1.25");
      sheet = zh_report_render (document, ZH_REPORT_SHEET, &ZH_PAGE_SETUP_A4, &error);
      g_assert_no_error (error);
      bytes = g_bytes_get_data (sheet, &size);
      g_assert_cmpmem (bytes, size, cases[i].sheet, strlen (cases[i].sheet));
    }
}

static void
test_html (void)
{
  g_autoptr (ZhLanguage) language = zh_language_new ("ru", NULL);
  g_autoptr (GDateTime) time = g_date_time_new_utc (2026, 1, 1, 0, 0, 0);
  g_autoptr (ZhReportDocument) document = zh_report_document_new (language, time);
  ZhReportTable *table = zh_report_document_add_table (document);
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *html = NULL;

  g_free (document->event);
  document->event = g_strdup ("<b>Cup & \"Saucer\"</b>");
  zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, "A<B", "x\"y");
  zh_report_table_add_row (table);
  zh_report_table_set (table, 0, "<script>alert('1')</script>");
  zh_report_table_add_heading (table, "a & b");
  zh_report_document_add_note (document, "1 < 2");

  bytes = zh_report_render (document, ZH_REPORT_HTML, &ZH_PAGE_SETUP_A4, NULL);
  html = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_true (g_utf8_validate (html, (gssize) g_bytes_get_size (bytes), NULL));
  g_assert_nonnull (strstr (html, "<html lang=\"ru\">"));
  g_assert_nonnull (strstr (html, "&lt;script&gt;alert(&apos;1&apos;)&lt;/script&gt;"));
  g_assert_null (strstr (html, "<script"));
  g_assert_null (strstr (html, "<b>Cup"));
  g_assert_nonnull (strstr (html, "title=\"x&quot;y\">A&lt;B</th>"));
  g_assert_nonnull (strstr (html, "a &amp; b"));
  g_assert_nonnull (strstr (html, "1 &lt; 2"));
}

static const ZhReportTable *
get_table (const ZhReportDocument *document)
{
  for (guint i = 0; i < document->blocks->len; i++)
    {
      const ZhReportBlock *block = g_ptr_array_index (document->blocks, i);

      if (block->table != NULL)
        return block->table;
    }
  g_assert_not_reached ();
}

static const char *
get_cell (const ZhReportTable *table,
          guint                row,
          guint                column)
{
  return zh_report_table_get_row (table, row)->cells[column].text;
}

static guint
find_column (const ZhReportTable *table,
             const char          *title)
{
  for (guint i = 0; i < table->columns->len; i++)
    if (strcmp (zh_report_table_get_column (table, i)->title, title) == 0)
      return i;
  g_error ("no column %s", title);
}

/* Who won against whom is seen from both sides; the diagonal is blocked. */
static void
test_crosstable (gconstpointer data)
{
  gboolean is_double = GPOINTER_TO_INT (data);
  int      n = 8;
  int      n_rounds = is_double ? 14 : 7;
  g_autoptr (ZhCompetition) competition = sample_new (is_double ? SAMPLE_DOUBLE : SAMPLE_ROUND_ROBIN, n, n_rounds, 0);
  g_autoptr (ZhReportDocument) document = sample_build (competition, "crosstable", 0, "en");
  const ZhReportTable *table = get_table (document);
  guint                first = find_column (table, "1");
  static const struct
  {
    const char *mine;
    const char *theirs;
  } marks[] = { { "1", "0" }, { "0", "1" }, { "½", "½" }, { "+", "−" }, { "−", "+" } };

  g_assert_cmpuint (table->rows->len, ==, n);
  for (guint i = 0; i < (guint) n; i++)
    for (guint j = 0; j < (guint) n; j++)
      {
        g_auto (GStrv) mine = g_strsplit (get_cell (table, i, first + j), "\t", -1);
        g_auto (GStrv) theirs = g_strsplit (get_cell (table, j, first + i), "\t", -1);

        g_assert_cmpint (zh_report_table_get_row (table, i)->cells[first + j].style, ==,
                         i == j ? ZH_CELL_BLOCKED : ZH_CELL_PLAIN);
        if (i == j)
          continue;
        g_assert_cmpuint (g_strv_length (mine), ==, is_double ? 2 : 1);
        for (gsize value = 0; mine[value] != NULL; value++)
          {
            gboolean matches = FALSE;

            for (gsize mark = 0; mark < G_N_ELEMENTS (marks); mark++)
              matches = matches || (strcmp (mine[value], marks[mark].mine) == 0 && strcmp (theirs[value], marks[mark].theirs) == 0);
            g_assert_true (matches);
          }
      }
}

/* Points in the crosstable are the sum of its row; places are those of the standings. */
static void
test_crosstable_points (void)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_ROUND_ROBIN, 9, 9, 0);
  g_autoptr (ZhReportDocument) document = sample_build (competition, "crosstable", 0, "en");
  g_autoptr (ZhReportDocument) final = sample_build (competition, "crosstable-final", 0, "en");
  g_autoptr (ZhStandings) standings = zh_standings_new (sample_get_tournament (competition), -1, NULL, NULL, NULL);
  const ZhReportTable *table = get_table (document);
  guint                first = find_column (table, "1");
  guint                points = find_column (table, "Pts");
  guint                place = find_column (table, "Place");

  g_assert_cmpstr (final->title, ==, "Final crosstable");
  for (guint i = 0; i < table->rows->len; i++)
    {
      const ZhStanding *standing = zh_standings_get_row (standings, zh_standings_find_row (standings, (int) i));
      ZhPoints          sum = 0;
      ZhPoints          shown;
      g_autofree char  *wanted = standing->last_place > standing->place ? g_strdup_printf ("%d–%d", standing->place, standing->last_place)
                                                                        : g_strdup_printf ("%d", standing->place);

      for (guint j = 0; j < table->rows->len; j++)
        {
          const char *mark = get_cell (table, i, first + j);

          sum += strcmp (mark, "1") == 0 || strcmp (mark, "+") == 0 ? 10 : strcmp (mark, "½") == 0 ? 5
                                                                                                   : 0;
        }
      g_assert_true (zh_points_parse (get_cell (table, i, points), &shown));
      g_assert_cmpint (shown, ==, sum);
      g_assert_cmpstr (get_cell (table, i, place), ==, wanted);
    }
}

/* The first cycle stays at the left while the second has begun. */
static void
test_half_played_double (void)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_DOUBLE, 6, 6, 0);
  g_autoptr (ZhReportDocument) document = sample_build (competition, "crosstable", 0, "en");
  const ZhReportTable *table = get_table (document);
  guint                first = find_column (table, "1");
  int                  n_second = 0;

  for (guint i = 0; i < table->rows->len; i++)
    for (guint j = 0; j < table->rows->len; j++)
      if (i != j)
        {
          const char *text = get_cell (table, i, first + j);

          g_assert_cmpint (text[0], !=, '\t');
          g_assert_nonnull (strchr (text, '\t'));
          n_second += !g_str_has_suffix (text, "\t");
        }
  g_assert_cmpint (n_second, ==, 6);
}

static void
test_swiss_table (void)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 9, 4, 0);
  g_autoptr (ZhReportDocument) document = sample_build (competition, "crosstable", 0, "en");
  const ZhReportTable *table = get_table (document);
  guint                first = find_column (table, "R1");
  int                  n_byes = 0;

  g_assert_cmpstr (document->title, ==, "Crosstable after round 4 (opponents by start number)");
  for (guint i = 0; i < table->rows->len; i++)
    for (guint round = 0; round < 4; round++)
      {
        const char      *cell = get_cell (table, i, first + round);
        g_autofree char *back = NULL;
        int              opponent = 0;
        const char      *at = cell;

        if (g_str_has_prefix (cell, "–"))
          {
            g_assert_cmpstr (cell, ==, "–1");
            n_byes++;
            continue;
          }
        for (; g_ascii_isdigit (*at); at++)
          opponent = opponent * 10 + (*at - '0');
        g_assert_cmpint (opponent, >=, 1);
        back = g_strdup_printf ("%u%c", i + 1, *at == 'w' ? 'b' : 'w');
        g_assert_true (g_str_has_prefix (get_cell (table, (guint) opponent - 1, first + round), back));
      }
  g_assert_cmpint (n_byes, ==, 4);
}

/* Everybody meets everybody once, in rounds played and rounds to come alike. */
static void
test_schedule (void)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_ROUND_ROBIN, 7, 2, 0);
  g_autoptr (ZhReportDocument) document = sample_build (competition, "schedule", 0, "en");
  const ZhReportTable *table = get_table (document);
  g_autoptr (GHashTable) pairs = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  int n_rounds = 0;
  int n_free = 0;

  for (guint i = 0; i < table->rows->len; i++)
    {
      const char *white;
      const char *black;

      if (zh_report_table_get_row (table, i)->cells == NULL)
        {
          n_rounds++;
          continue;
        }
      white = get_cell (table, i, 1);
      black = get_cell (table, i, 2);
      if (strcmp (black, "free") == 0)
        n_free++;
      else
        g_assert_true (g_hash_table_add (pairs, g_strdup_printf ("%s|%s", strcmp (white, black) < 0 ? white : black,
                                                                 strcmp (white, black) < 0 ? black : white)));
    }
  g_assert_cmpint (n_rounds, ==, 7);
  g_assert_cmpint (n_free, ==, 7);
  g_assert_cmpuint (g_hash_table_size (pairs), ==, 21);
}

/* The arithmetic of one participant alone, for him to take along; other documents and
 * unknown numbers say no. */
static void
test_one_explanation (void)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 6, 3, 0);
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autoptr (GDateTime) time = g_date_time_new_utc (2026, 3, 4, 14, 5, 30);
  g_autoptr (ZhReportDocument) document = NULL;
  g_autoptr (GError) error = NULL;
  guint           n_tables = 0;
  ZhReportRequest request = {
    .competition = competition,
    .tournament = sample_get_tournament (competition),
    .start_number = 2,
    .language = language,
    .time = time,
  };

  document = zh_report_build (zh_report_find ("explanations"), &request, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < document->blocks->len; i++)
    n_tables += ((const ZhReportBlock *) g_ptr_array_index (document->blocks, i))->kind == ZH_BLOCK_TABLE;
  g_assert_cmpuint (n_tables, ==, 1);

  g_assert_null (zh_report_build (zh_report_find ("standings"), &request, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_clear_error (&error);
  request.start_number = 77;
  g_assert_null (zh_report_build (zh_report_find ("explanations"), &request, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
}

/* Every value of the standings is explained once, and its last line is the value. */
static void
test_explanations (void)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 6, 3, 0);
  g_autoptr (ZhReportDocument) document = sample_build (competition, "explanations", 0, "en");
  g_autoptr (ZhStandings) standings = zh_standings_new (sample_get_tournament (competition), -1, NULL, NULL, NULL);
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  int row = 0;

  for (guint i = 0; i < document->blocks->len; i++)
    {
      const ZhReportBlock *block = g_ptr_array_index (document->blocks, i);
      int                  column = 0;

      for (guint j = 0; block->table != NULL && j < block->table->rows->len; j++)
        {
          const ZhTableRow *next = j + 1 < block->table->rows->len ? zh_report_table_get_row (block->table, j + 1) : NULL;
          g_autofree char  *value = NULL;

          if (zh_report_table_get_row (block->table, j)->cells == NULL)
            column++;
          if (next != NULL && next->cells != NULL)
            continue;
          value = zh_standings_format_value (standings, zh_standings_get_row (standings, row)->entry, column, language);
          g_assert_cmpstr (get_cell (block->table, j, 4), ==, value);
        }
      if (block->table != NULL)
        {
          g_assert_cmpint (column, ==, zh_standings_get_n_columns (standings) - 1);
          row++;
        }
    }
  g_assert_cmpint (row, ==, 6);
}

/* A document of team matches is refused to an individual event, and the other way round. */
static void
test_teams (void)
{
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autoptr (GDateTime) time = g_date_time_new_utc (2026, 1, 1, 0, 0, 0);
  g_autoptr (ZhCompetition) teams = sample_new (SAMPLE_TEAMS, 6, 2, 0);
  g_autoptr (ZhCompetition) players = sample_new (SAMPLE_SWISS, 6, 2, 0);
  g_autoptr (ZhReportDocument) boards = sample_build (teams, "board-results", 2, "en");
  g_autoptr (ZhReportDocument) sheets = sample_build (teams, "match-sheets", 2, "en");
  g_autoptr (ZhReportDocument) slips = sample_build (teams, "slips", 2, "en");
  g_autoptr (ZhReportDocument) refused = NULL;
  g_autoptr (ZhReportPages) pages = zh_report_paginate (sheets, &ZH_PAGE_SETUP_A4);
  ZhReportRequest request = { .competition = players, .tournament = sample_get_tournament (players), .round = 2, .language = language, .time = time };
  g_autoptr (GError) error = NULL;
  const ZhReportTable *table = get_table (boards);
  ZhPoints             points[2] = { 0, 0 };

  g_assert_cmpuint (table->rows->len, ==, 3 * (1 + 4));
  for (guint i = 1; i <= 4; i++)
    {
      g_auto (GStrv) sides = g_strsplit (get_cell (table, i, 3), " – ", 2);

      g_assert_cmpstr (get_cell (table, i, 1), !=, get_cell (table, i, 4));
      for (int side = 0; side < 2; side++)
        points[side] += strcmp (sides[side], "1") == 0 || strcmp (sides[side], "+") == 0 ? 10 : strcmp (sides[side], "½") == 0 ? 5
                                                                                                                               : 0;
    }
  g_assert_cmpint (points[0] + points[1], ==, 40);
  {
    g_autofree char *first = zh_points_format_half (points[0], language);
    g_autofree char *second = zh_points_format_half (points[1], language);
    g_autofree char *score = g_strdup_printf ("   %s – %s", first, second);

    g_assert_true (g_str_has_suffix (zh_report_table_get_row (table, 0)->heading, score));
  }
  g_assert_cmpuint (pages->pages->len, ==, 3);
  g_assert_cmpuint (((const ZhReportBlock *) g_ptr_array_index (slips->blocks, 0))->slips->len, ==, 12);

  refused = zh_report_build (zh_report_find ("match-sheets"), &request, &error);
  g_assert_null (refused);
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
}

/* Places inside a group follow those of the tournament and begin with 1. */
static void
test_groups (void)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 20, 5, 0);
  g_autoptr (ZhReportDocument) document = sample_build (competition, "groups", 0, "en");
  const ZhReportTable *table = get_table (document);
  int                  n_groups = 0;
  int                  in_regions = 0;
  gint64               last = 0;
  gboolean             is_first = FALSE;

  for (guint i = 0; i < table->rows->len; i++)
    {
      gint64 overall = g_ascii_strtoll (zh_report_table_get_row (table, i)->cells != NULL ? get_cell (table, i, 1) : "0", NULL, 10);

      if (zh_report_table_get_row (table, i)->cells == NULL)
        {
          n_groups++;
          last = 0;
          is_first = TRUE;
          continue;
        }
      if (is_first)
        g_assert_true (g_str_has_prefix (get_cell (table, i, 0), "1"));
      g_assert_cmpint (overall, >=, last);
      last = overall;
      is_first = FALSE;
      in_regions += n_groups > 1;
    }
  g_assert_cmpint (n_groups, ==, 4);
  g_assert_cmpint (in_regions, ==, 20);
}

/* Boards swapped after the pairing stand with White at the left, and 2-1-0 as draughts
 * write it. */
static void
test_swapped_and_draughts (void)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 4, 1, 0);
  ZhTournament *tournament = sample_get_tournament (competition);
  ZhRound      *round = g_ptr_array_index (tournament->rounds, 0);
  ZhPairing    *pairing = g_ptr_array_index (round->pairings, 0);
  g_autoptr (ZhReportDocument) document = NULL;
  const ZhReportTable *table;
  g_autofree char     *white = NULL;

  tournament->scoring = ZH_SCORING_TWO;
  pairing->games[0].swapped = TRUE;
  g_assert_true (zh_result_parse ("2-0", TRUE, &pairing->games[0].result));
  white = zh_entry_format_name (zh_tournament_find_entry (tournament, pairing->entry[1]));

  document = sample_build (competition, "results", 1, "uk");
  table = get_table (document);
  g_assert_true (g_str_has_suffix (get_cell (table, 0, 2), white));
  g_assert_cmpstr (get_cell (table, 0, 4), ==, "2 – 0");
}

/* Ukrainian and Russian dictionaries do not agree about Ґ, Є, І, Ї. */
static void
test_collation (void)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_ROUND_ROBIN, 6, 1, 0);
  g_autoptr (ZhReportDocument) document = sample_build (competition, "seats", 1, "uk");
  static const char *const expected[] = { "Гнатюк", "Ґудзь", "Євтушок", "Іваницький", "Їжакевич", "Яремчук" };
  const ZhReportTable     *table = get_table (document);

  g_assert_cmpuint (table->rows->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < table->rows->len; i++)
    g_assert_nonnull (strstr (get_cell (table, i, 0), expected[i]));
}

static void
test_refused (void)
{
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autoptr (GDateTime) time = g_date_time_new_utc (2026, 1, 1, 0, 0, 0);
  g_autoptr (ZhCompetition) empty = sample_new (SAMPLE_SWISS, 0, 0, 0);
  g_autoptr (ZhCompetition) played = sample_new (SAMPLE_SWISS, 8, 2, 0);
  const ZhReport *reports;
  gsize           n_reports;

  reports = zh_report_get_all (&n_reports);
  for (gsize i = 0; i < n_reports; i++)
    {
      ZhReportRequest missing = { .competition = played, .tournament = sample_get_tournament (played), .round = 3, .language = language, .time = time };
      ZhReportRequest nothing = { .competition = empty, .tournament = sample_get_tournament (empty), .round = 0, .language = language, .time = time };
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhReportDocument) document = zh_report_build (&reports[i], &missing, &error);
      g_autoptr (ZhReportDocument) bare = NULL;

      if (reports[i].takes_round || !zh_report_applies_to (&reports[i], missing.tournament))
        {
          g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
          g_assert_null (document);
          g_clear_error (&error);
        }
      bare = zh_report_build (&reports[i], &nothing, &error);
      g_assert_true ((bare == NULL) == (error != NULL));
    }
}

/* Every document, of events of every size and stage, in every language and format. */
static void
test_everything (void)
{
  static const struct
  {
    SampleKind kind;
    int        players;
    int        rounds;
    int        open;
  } samples[] = {
    { SAMPLE_ROUND_ROBIN, 2, 1, 1 },
    { SAMPLE_ROUND_ROBIN, 5, 2, 1 },
    { SAMPLE_DOUBLE, 6, 7, 0 },
    { SAMPLE_SWISS, 3, 1, 0 },
    { SAMPLE_SWISS, 24, 9, 0 },
  };
  const ZhReport *reports;
  gsize           n_reports;

  reports = zh_report_get_all (&n_reports);
  for (gsize s = 0; s < G_N_ELEMENTS (samples); s++)
    for (gsize i = 0; i < n_reports; i++)
      for (const char *const *code = zh_language_get_codes (); *code != NULL; code++)
        {
          g_autoptr (ZhCompetition) competition = sample_new (samples[s].kind, samples[s].players, samples[s].rounds, samples[s].open);
          g_autoptr (ZhReportDocument) document = NULL;

          if (!zh_report_applies_to (&reports[i], sample_get_tournament (competition)))
            continue;
          sample_give_numbers (competition);
          document = sample_build (competition, reports[i].id, 0, *code);
          for (ZhReportFormat format = ZH_REPORT_PDF; format <= ZH_REPORT_HTML; format++)
            {
              g_autoptr (GError) error = NULL;
              g_autoptr (GBytes) bytes = zh_report_render (document, format, &ZH_PAGE_SETUP_A4, &error);

              g_assert_no_error (error);
              g_assert_cmpuint (g_bytes_get_size (bytes), >, 20);
              if (format != ZH_REPORT_PDF)
                g_assert_true (g_utf8_validate (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), NULL));
            }
        }
}

/* A competition whose players have left their contacts and insurance with the organiser. */
static ZhCompetition *
make_personal (SampleKind kind)
{
  ZhCompetition *competition = sample_new (kind, 6, 3, 0);

  for (guint i = 0; i < competition->persons->len; i++)
    {
      ZhPerson *person = g_ptr_array_index (competition->persons, i);

      for (gsize k = 0; k < zh_person_type.n_fields; k++)
        if ((zh_person_type.fields[k].flags & ZH_FIELD_PERSONAL) != 0)
          {
            g_autofree char *text = g_strconcat ("secret-", zh_person_type.fields[k].key, NULL);

            /* a tick can say nothing but itself */
            g_assert_true (zh_field_parse (&zh_person_type.fields[k], person, zh_person_type.fields[k].kind == ZH_FIELD_KIND_TEXT ? text : "1"));
          }
    }
  return competition;
}

static gboolean
holds (ZhReportDocument *document,
       ZhReportFormat    format,
       const char       *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = zh_report_render (document, format, &ZH_PAGE_SETUP_A4, &error);
  gsize       size = 0;
  const char *data = g_bytes_get_data (bytes, &size);

  g_assert_no_error (error);
  return g_strstr_len (data, (gssize) size, text) != NULL;
}

/* What is the organiser's alone stands in no file that is handed on, whatever the document. */
static void
test_personal (void)
{
  static const SampleKind kinds[] = { SAMPLE_ROUND_ROBIN, SAMPLE_SWISS };
  gsize                   n_reports;
  const ZhReport         *reports = zh_report_get_all (&n_reports);

  for (gsize k = 0; k < G_N_ELEMENTS (kinds); k++)
    for (gsize i = 0; i < n_reports; i++)
      {
        g_autoptr (ZhCompetition) competition = make_personal (kinds[k]);
        g_autoptr (ZhReportDocument) document = NULL;

        if (!zh_report_applies_to (&reports[i], sample_get_tournament (competition)))
          continue;
        sample_give_numbers (competition);
        document = sample_build (competition, reports[i].id, 0, "en");
        g_test_message ("%s", reports[i].id);
        g_assert_false (holds (document, ZH_REPORT_CSV, "secret-"));
        g_assert_false (holds (document, ZH_REPORT_TEXT, "secret-"));
        g_assert_false (holds (document, ZH_REPORT_HTML, "secret-"));
      }
}

/* The entry form is where contacts belong: on paper. */
static void
test_contacts (void)
{
  g_autoptr (ZhCompetition) competition = make_personal (SAMPLE_SWISS);
  g_autoptr (ZhReportDocument) document = sample_build (competition, "entry-preliminary", 0, "en");
  const ZhReportTable *table = get_table (document);

  g_assert_cmpstr (get_cell (table, 0, 5), ==, "secret-email, secret-phone");
}

/* What Ukrainian rules ask for beside the printed forms: sender, class, assistant, the place in a team; and
 * insurance where somebody has named his. */
static void
test_named_entry (void)
{
  g_autoptr (ZhCompetition) competition = make_personal (SAMPLE_SWISS);
  ZhEntry *first = g_ptr_array_index (sample_get_tournament (competition)->entries, 0);
  g_autoptr (ZhReportDocument) document = NULL;
  const ZhReportTable *table;
  const char          *titles[] = { "No.", "Surname, given name, patronymic", "Date of birth", "Sport category, title", "Class of disability",
                                    "Sport discipline", "Assistant", "Coach", "E-mail and telephone", "Insurance" };

  for (guint i = 0; i < competition->persons->len; i++)
    zh_person_set_string (&((ZhPerson *) g_ptr_array_index (competition->persons, i))->region, "North");
  zh_person_set_string (&first->sender, "Odd centre");
  zh_person_set_string (&first->person->disability_class, "6.1.1");
  zh_person_set_string (&first->person->assistant, "Helper Odd");
  document = sample_build (competition, "entry-named", 0, "en");
  table = get_table (document);
  g_assert_cmpuint (table->columns->len, ==, G_N_ELEMENTS (titles));
  for (guint i = 0; i < table->columns->len; i++)
    g_assert_cmpstr (zh_report_table_get_column (table, i)->title, ==, titles[i]);
  g_assert_true (holds (document, ZH_REPORT_TEXT, "Odd centre"));
  g_assert_true (holds (document, ZH_REPORT_HTML, "Helper Odd"));
  g_assert_true (holds (document, ZH_REPORT_CSV, "6.1.1"));
}

/* Of a team, who plays on which board and who is in reserve. */
static void
test_named_entry_of_team (void)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_TEAMS, 4, 0, 0);
  g_autoptr (ZhReportDocument) document = NULL;
  const ZhTournament  *tournament = sample_get_tournament (competition);
  const ZhReportTable *table;
  ZhMember            *second = g_ptr_array_index (tournament->members, 1);

  second->reserve = TRUE;
  document = sample_build (competition, "entry-named", 0, "en");
  table = get_table (document);
  g_assert_cmpstr (get_cell (table, 0, 2), ==, "1");
  g_assert_cmpstr (get_cell (table, 1, 2), ==, "reserve");
}

/* A team is no participant: both are counted. */
static void
test_counts_of_teams (void)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_TEAMS, 4, 0, 0);
  g_autoptr (ZhReportDocument) list = sample_build (competition, "start-list", 0, "en");
  g_autoptr (ZhReportDocument) uk = sample_build (competition, "register", 0, "uk");
  g_autoptr (ZhReportDocument) report = sample_build (competition, "arbiter-report", 0, "en");
  guint            n_members = sample_get_tournament (competition)->members->len;
  g_autofree char *english = g_strdup_printf ("4 teams, %u participants", n_members);
  g_autofree char *figure = g_strdup_printf ("%u", n_members);

  g_assert_true (holds (list, ZH_REPORT_HTML, english));
  g_assert_true (holds (uk, ZH_REPORT_HTML, "4 команди, "));
  g_assert_cmpstr (get_cell (get_table (report), 0, 0), ==, "Teams");
  g_assert_cmpstr (get_cell (get_table (report), 0, 1), ==, "4");
  g_assert_cmpstr (get_cell (get_table (report), 1, 1), ==, figure);
}

static ZhOfficial *
add_official (ZhCompetition *competition,
              const char    *role,
              const char    *name)
{
  ZhOfficial *official = zh_official_new ();

  zh_person_set_string (&official->role, role);
  zh_person_set_string (&official->name, name);
  g_ptr_array_add (competition->officials, official);
  return official;
}

/* The title of an arbiter and the number that FIDE knows him by stand where he is named. */
static void
test_officials_numbers (void)
{
  static const char *const ids[] = { "officials", "final-protocol", "arbiter-report", "standings", "match-summary" };

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_TEAMS, 4, 2, 0);
      g_autoptr (ZhReportDocument) document = NULL;
      ZhOfficial *chief;

      g_ptr_array_set_size (competition->officials, 0);
      chief = add_official (competition, "chief-arbiter", "Verba Clara");
      add_official (competition, "arbiter", "Zoloto Anna");
      zh_person_set_string (&chief->title, "IA");
      zh_person_set_string (&chief->fide_id, "14100010");
      g_test_message ("%s", ids[i]);
      document = sample_build (competition, ids[i], 0, "en");
      g_assert_true (holds (document, ZH_REPORT_TEXT, "14100010"));
      g_assert_true (holds (document, ZH_REPORT_TEXT, "IA"));
    }
}

/* Who sends a team and where an entry always plays are columns of lists, where they say something. */
static void
test_sender_and_board (void)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_TEAMS, 4, 0, 0);
  ZhEntry *first = g_ptr_array_index (sample_get_tournament (competition)->entries, 0);
  g_autoptr (ZhReportDocument) without = sample_build (competition, "start-list", 0, "en");
  g_autoptr (ZhReportDocument) with = NULL;

  g_assert_false (holds (without, ZH_REPORT_CSV, "Sending organisation"));
  g_assert_false (holds (without, ZH_REPORT_CSV, "Fixed board"));
  zh_person_set_string (&first->sender, "Odd centre");
  first->fixed_board = 3;
  with = sample_build (competition, "start-list", 0, "en");
  g_assert_true (holds (with, ZH_REPORT_CSV, "Sending organisation"));
  g_assert_true (holds (with, ZH_REPORT_CSV, "Odd centre"));
  g_assert_true (holds (with, ZH_REPORT_CSV, "Fixed board"));
}

static void
test_registry (void)
{
  const ZhReport *reports;
  gsize           n_reports;

  reports = zh_report_get_all (&n_reports);
  g_assert_cmpuint (n_reports, >=, 8);
  for (gsize i = 0; i < n_reports; i++)
    g_assert_true (zh_report_find (reports[i].id) == &reports[i]);
  g_assert_null (zh_report_find ("no-such-thing"));
}

static void
test_format_names (void)
{
  ZhReportFormat format = ZH_REPORT_CSV;

  g_assert_true (zh_report_format_from_string ("pdf", &format));
  g_assert_cmpint (format, ==, ZH_REPORT_PDF);
  g_assert_true (zh_report_format_from_string ("HTML", &format));
  g_assert_cmpint (format, ==, ZH_REPORT_HTML);
  g_assert_false (zh_report_format_from_string ("docx", &format));
  g_assert_cmpint (format, ==, ZH_REPORT_HTML);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/documents/golden/en", "en", test_golden);
  g_test_add_data_func ("/documents/golden/uk", "uk", test_golden);
  g_test_add_data_func ("/documents/golden/ru", "ru", test_golden);
  g_test_add_func ("/documents/three-languages", test_three_languages);
  g_test_add_func ("/documents/open-games", test_open_games);
  g_test_add_func ("/documents/csv", test_csv);
  g_test_add_func ("/documents/sheet", test_sheet);
  g_test_add_func ("/documents/html", test_html);
  g_test_add_data_func ("/documents/crosstable/single", GINT_TO_POINTER (FALSE), test_crosstable);
  g_test_add_data_func ("/documents/crosstable/double", GINT_TO_POINTER (TRUE), test_crosstable);
  g_test_add_func ("/documents/crosstable/points", test_crosstable_points);
  g_test_add_func ("/documents/crosstable/half-played", test_half_played_double);
  g_test_add_func ("/documents/swiss-table", test_swiss_table);
  g_test_add_func ("/documents/schedule", test_schedule);
  g_test_add_func ("/documents/explanations", test_explanations);
  g_test_add_func ("/documents/one-explanation", test_one_explanation);
  g_test_add_func ("/documents/teams", test_teams);
  g_test_add_func ("/documents/groups", test_groups);
  g_test_add_func ("/documents/swapped-and-draughts", test_swapped_and_draughts);
  g_test_add_func ("/documents/collation", test_collation);
  g_test_add_func ("/documents/refused", test_refused);
  g_test_add_func ("/documents/everything", test_everything);
  g_test_add_func ("/documents/personal", test_personal);
  g_test_add_func ("/documents/contacts", test_contacts);
  g_test_add_func ("/documents/named-entry", test_named_entry);
  g_test_add_func ("/documents/named-entry-of-team", test_named_entry_of_team);
  g_test_add_func ("/documents/counts-of-teams", test_counts_of_teams);
  g_test_add_func ("/documents/officials-numbers", test_officials_numbers);
  g_test_add_func ("/documents/sender-and-board", test_sender_and_board);
  g_test_add_func ("/documents/registry", test_registry);
  g_test_add_func ("/documents/format-names", test_format_names);
  return g_test_run ();
}
