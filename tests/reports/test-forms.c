/* Forms to be filled in and signed, cards and diplomas: what the federations print stands in their
 * order, sheets are as many as they must be, and nothing leaves the paper. */
#include "config.h"

#include <string.h>

#include "report-formats.h"
#include "report-pages.h"
#include "report-sample.h"

static const char *const forms[] = {
  "entry-preliminary",
  "entry-final",
  "entry-named",
  "committee",
  "acquaintance",
  "name-cards",
  "badges",
  "score-sheets",
  "time-trouble",
  "match-sheets",
  "match-summary",
  "decisions",
  "protest-form",
  "diplomas",
  "certificates",
};

/* Titles of columns, labels and posts in their order, parted by "|". */
static char *
dump_words (const ZhReportDocument *document)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < document->blocks->len; i++)
    {
      const ZhReportBlock *block = g_ptr_array_index (document->blocks, i);

      if (block->kind == ZH_BLOCK_PAGE_BREAK)
        break;
      if (block->kind == ZH_BLOCK_FIELD || block->kind == ZH_BLOCK_SIGNATURE)
        g_string_append_printf (text, "%s|", block->text);
      for (guint c = 0; block->kind == ZH_BLOCK_TABLE && c < block->table->columns->len; c++)
        g_string_append_printf (text, "%s|", zh_report_table_get_column (block->table, c)->title);
    }
  return g_string_free (text, FALSE);
}

/* Order 988, annexes 1 to 6. */
static void
test_printed_forms (void)
{
  static const struct
  {
    SampleKind  kind;
    const char *id;
    const char *words;
  } cases[] = {
    { SAMPLE_TEAMS, "entry-preliminary",
      "От команды|На участие в спортивных соревнованиях|Проводимых в|В период|"
      "№|Фамилия, имя, отчество|Дата рождения|Спортивный разряд, звание|Спортивная дисциплина|Контактный e-mail и телефон|Виза врача|"
      "Руководитель региональной спортивной федерации|"
      "Руководитель органа исполнительной власти субъекта Российской Федерации в области физической культуры и спорта|" },
    { SAMPLE_TEAMS, "entry-final",
      "От команды|На участие в спортивных соревнованиях|Проводимых в|В период|"
      "№|Фамилия, имя, отчество|Дата рождения|Спортивный разряд, звание|Спортивная дисциплина|Контактный e-mail и телефон|Виза врача|"
      "Представитель команды|К соревнованию допущено, чел.|Врач|"
      "Руководитель органа исполнительной власти субъекта Российской Федерации в области физической культуры и спорта|"
      "Руководитель региональной спортивной федерации|" },
    { SAMPLE_SWISS, "entry-preliminary",
      "От|На участие в спортивных соревнованиях|Проводимых в|В период|"
      "№|Фамилия, имя, отчество|Дата рождения|Спортивный разряд, звание|Спортивная дисциплина|Контактный e-mail и телефон|Виза врача|"
      "Руководитель органа исполнительной власти субъекта Российской Федерации в области физической культуры и спорта|"
      "Руководитель региональной спортивной федерации|" },
    { SAMPLE_SWISS, "entry-final",
      "От|На участие в спортивных соревнованиях|Проводимых в|В период|"
      "№|Фамилия, имя, отчество|Дата рождения|Спортивный разряд, звание|Спортивная дисциплина|Контактный e-mail и телефон|Виза врача|"
      "Представитель спортсмена|К соревнованию допущен|Врач|"
      "Руководитель органа исполнительной власти субъекта Российской Федерации в области физической культуры и спорта|"
      "Руководитель региональной спортивной федерации|" },
    { SAMPLE_TEAMS, "match-summary",
      "||Тур\tГруппа\tДата|№|Команда 1|Результат|Команда 2|Главный судья|Главный секретарь|" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (ZhCompetition) competition = sample_new (cases[i].kind, 6, 2, 0);
      g_autoptr (ZhReportDocument) document = sample_build (competition, cases[i].id, 2, "ru");
      g_autofree char *words = dump_words (document);

      if (strstr (words, "From") != NULL)
        {
          g_test_skip ("the catalogues were not built");
          return;
        }
      g_assert_cmpstr (words, ==, cases[i].words);
      /* a paper of a delegation: no arbiter over it, no journal under it, its title in capitals */
      g_assert_cmpint (g_str_has_prefix (cases[i].id, "entry-"), ==, *document->official == '\0' && *document->footer == '\0');
      if (g_str_equal (cases[i].id, "entry-final"))
        g_assert_cmpstr (document->title, ==, "ЗАЯВКА");
    }
}

/* Annex 1: the result stands last, the captains sign before the panel, the line arbiter at the end. */
static void
test_match_protocol (void)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_TEAMS, 4, 1, 0);
  g_autoptr (ZhReportDocument) document = sample_build (competition, "match-sheets", 1, "en");
  g_autofree char *words = dump_words (document);
  const char      *order[] = { "Round\tGroup\tDate", "No.", "Result", "Final result", "In favour of the team", "Captain", "Chief arbiter",
                               "Chief secretary", "Line arbiter of the match" };
  const char      *at = words;

  for (gsize i = 0; i < G_N_ELEMENTS (order); i++)
    {
      at = strstr (at, order[i]);
      g_assert_nonnull (at);
    }
}

static guint
count_pages (const char *id,
             SampleKind  kind,
             int         n_players)
{
  g_autoptr (ZhCompetition) competition = sample_new (kind, n_players, 2, 0);
  g_autoptr (ZhReportDocument) document = sample_build (competition, id, 0, "uk");
  g_autoptr (ZhReportPages) pages = zh_report_paginate (document, &ZH_PAGE_SETUP_A4);

  return pages->pages->len;
}

static void
test_sheets (void)
{
  g_assert_cmpuint (count_pages ("score-sheets", SAMPLE_SWISS, 9), ==, 4);
  g_assert_cmpuint (count_pages ("name-cards", SAMPLE_SWISS, 9), ==, 5);
  g_assert_cmpuint (count_pages ("badges", SAMPLE_SWISS, 21), ==, 3);
  g_assert_cmpuint (count_pages ("certificates", SAMPLE_SWISS, 9), ==, 9);
  g_assert_cmpuint (count_pages ("diplomas", SAMPLE_ROUND_ROBIN, 6), >=, 1);
  g_assert_cmpuint (count_pages ("protest-form", SAMPLE_SWISS, 9), ==, 1);
  g_assert_cmpuint (count_pages ("time-trouble", SAMPLE_SWISS, 9), ==, 1);
}

static void
check_inside (const ZhReportPages *pages,
              const char          *id)
{
  for (guint page = 0; page < pages->pages->len; page++)
    {
      const GPtrArray *items = zh_report_pages_get_page (pages, page);

      g_assert_cmpuint (items->len, >, 0);
      for (guint i = 0; i < items->len; i++)
        {
          const ZhPageItem *item = g_ptr_array_index (items, i);
          double            left = item->turned ? item->x - item->width : item->x;

          g_test_message ("%s, page %u: %s", id, page + 1, item->text != NULL ? item->text : "");
          g_assert_cmpfloat (left, >=, -0.01);
          g_assert_cmpfloat (left + item->width, <=, pages->width_pt + 0.01);
          g_assert_cmpfloat (item->y + MAX (item->height, 0), <=, pages->height_pt + 0.01);
        }
    }
}

/* On A4, Letter and A5, of few and many, in every language. */
static void
test_inside (void)
{
  static const double      sizes[][2] = { { ZH_A4_WIDTH_PT, ZH_A4_HEIGHT_PT }, { 612, 792 }, { 419.53, 595.28 } };
  static const char *const languages[] = { "uk", "ru", "en" };
  static const SampleKind  kinds[] = { SAMPLE_SWISS, SAMPLE_TEAMS };

  for (gsize i = 0; i < G_N_ELEMENTS (forms); i++)
    for (gsize k = 0; k < G_N_ELEMENTS (kinds) * G_N_ELEMENTS (sizes); k++)
      {
        g_autoptr (ZhCompetition) competition = sample_new (kinds[k % 2], 12, 2, 1);
        g_autoptr (ZhReportDocument) document = NULL;
        g_autoptr (ZhReportPages) pages = NULL;
        ZhPageSetup setup = ZH_PAGE_SETUP_A4;

        if (!zh_report_applies_to (zh_report_find (forms[i]), sample_get_tournament (competition)))
          continue;
        document = sample_build (competition, forms[i], 0, languages[k % 3]);
        setup.width_pt = sizes[k / 2][0];
        setup.height_pt = sizes[k / 2][1];
        pages = zh_report_paginate (document, &setup);
        check_inside (pages, forms[i]);
      }
}

/* A field without a value is a line on paper and an empty cell in a file. */
static void
test_files (void)
{
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autoptr (GDateTime) time = g_date_time_new_utc (2026, 1, 1, 0, 0, 0);
  g_autoptr (ZhReportDocument) document = zh_report_document_new (language, time);
  g_autofree char *csv = NULL;
  g_autofree char *text = NULL;
  g_autofree char *html = NULL;
  g_autoptr (GPtrArray) documents = g_ptr_array_new ();

  zh_report_document_add_field (document, "From", "=A1 & Co", NULL);
  zh_report_document_add_field (document, "Round\tBoard", "5\t", NULL);
  zh_report_document_add_signed (document, "Doctor", NULL, "signature, stamp");
  g_ptr_array_add (documents, document);
  csv = zh_report_make_csv (document);
  text = zh_report_make_text (document);
  html = zh_report_make_set_html (documents);
  g_assert_cmpstr (csv, ==, "From,'=A1 & Co\nRound,5\nBoard,\n");
  g_assert_nonnull (strstr (text, "From =A1 & Co\nRound 5  Board ____________________\n"));
  g_assert_nonnull (strstr (html, "From <span>=A1 &amp; Co</span>"));
  g_assert_nonnull (strstr (html, "Board <span></span>"));
}

/* A long text is written out, over as many sheets as it needs. */
static void
test_long_field (void)
{
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autoptr (GDateTime) time = g_date_time_new_utc (2026, 1, 1, 0, 0, 0);
  g_autoptr (ZhReportDocument) document = zh_report_document_new (language, time);
  g_autoptr (GString) facts = g_string_new (NULL);
  g_autoptr (ZhReportPages) pages = NULL;
  guint    n_lines = 0;
  gboolean found = FALSE;

  for (int i = 0; i < 900; i++)
    g_string_append (facts, "witness ");
  g_string_append (facts, "end");
  zh_report_document_add_field (document, "Facts", facts->str, NULL);
  pages = zh_report_paginate (document, &ZH_PAGE_SETUP_A4);
  g_assert_cmpuint (pages->pages->len, ==, 2);
  check_inside (pages, "long field");
  for (guint page = 0; page < pages->pages->len; page++)
    for (guint i = 0; i < zh_report_pages_get_page (pages, page)->len; i++)
      {
        const ZhPageItem *item = g_ptr_array_index (zh_report_pages_get_page (pages, page), i);

        n_lines += item->kind == ZH_ITEM_TEXT && strstr (item->text, "witness") != NULL;
        found = found || (item->kind == ZH_ITEM_TEXT && g_str_has_suffix (item->text, "end"));
      }
  g_assert_cmpuint (n_lines, >, 40);
  g_assert_true (found);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reports/forms/printed", test_printed_forms);
  g_test_add_func ("/reports/forms/match-protocol", test_match_protocol);
  g_test_add_func ("/reports/forms/sheets", test_sheets);
  g_test_add_func ("/reports/forms/inside", test_inside);
  g_test_add_func ("/reports/forms/long-field", test_long_field);
  g_test_add_func ("/reports/forms/files", test_files);
  return g_test_run ();
}
