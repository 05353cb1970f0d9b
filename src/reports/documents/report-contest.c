/* Papers of a contest of composers: works received, marks, the award, letters to authors (VI.5.2.10, VI.6.4; 49.3,
 * 51.1).
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "championship.h"
#include "contest-authors.h"
#include "contest-papers.h"
#include "report-builders.h"
#include "solving-round.h"
#include "standings.h"

ZhReportDocument *
zh_report_build_contest_list (const ZhReportRequest *request,
                              GError               **error)
{
  const ZhLanguage      *language = request->language;
  const ZhContestRecord *contest = zh_contest_require_terms_of (request, error);
  ZhReportDocument      *document;
  ZhReportTable         *table;

  if (contest == NULL)
    return NULL;
  document = zh_report_begin (request, g_strdup (zh_tr (language, "List of works received")), ZH_REPORT_NO_RESULTS);
  zh_contest_add_terms (document, contest);
  table = zh_report_document_add_table (document);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_WORK, ZH_COLUMN_KEY }, { ZH_COL_WORK_SECTION }, { ZH_COL_WORK_AUTHOR }, { ZH_COL_WORK_TASK }, { ZH_COL_WORK_RECEIVED });
  table->empty_text = g_strdup (zh_tr (language, "The contest has no works yet."));
  for (guint i = 0; i < request->tournament->works->len; i++)
    {
      const ZhWorkRecord *work = g_ptr_array_index (request->tournament->works, i);

      zh_report_table_add_row (table);
      zh_report_table_set (table, 0, work->code);
      zh_report_table_take (table, 1, g_strdup_printf ("%d", work->round), NULL);
      zh_report_table_set (table, 2, work->author);
      zh_report_table_take (table, 3, zh_work_format_task (work, language), NULL);
      zh_contest_take_date (table, 4, work->received, language);
    }
  if (!zh_contest_add_signatures (document, request->tournament, "secretary", 0) && !zh_contest_add_signatures (document, request->tournament, "chief", 0))
    zh_report_add_signatures (document, request);
  return document;
}

static gboolean
judges_section (const ZhContestJudge *judge,
                int                   section)
{
  return strcmp (judge->role, "secretary") != 0 && (judge->section == 0 || judge->section == section);
}

/* A column for each judge of the section, with the name as its longer one. */
static GPtrArray *
add_judges (ZhReportTable      *table,
            const ZhTournament *tournament,
            int                 section)
{
  GPtrArray *judges = g_ptr_array_new ();

  for (guint i = 0; i < tournament->contest_judges->len; i++)
    {
      const ZhContestJudge *judge = g_ptr_array_index (tournament->contest_judges, i);

      if (!judges_section (judge, section))
        continue;
      zh_report_table_add_column (table, ZH_COLUMN_DECIMAL, ZH_COLUMN_PLAIN, judge->name, judge->name);
      g_ptr_array_add (judges, (gpointer) judge);
    }
  return judges;
}

static void
add_marks (ZhReportDocument      *document,
           const ZhReportRequest *request,
           int                    section)
{
  const ZhLanguage *language = request->language;
  g_autoptr (GPtrArray) rows = zh_contest_rank (request->tournament, request->ruleset, section);
  g_autoptr (GPtrArray) judges = NULL;
  ZhReportTable *table = zh_report_document_add_table (document);

  ZH_REPORT_COLUMNS (table, language, { ZH_COL_WORK, ZH_COLUMN_KEY });
  judges = add_judges (table, request->tournament, section);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_WORK_MARK, ZH_COLUMN_BOLD }, { ZH_COL_PLACE, ZH_COLUMN_BOLD });
  table->empty_text = g_strdup (zh_tr (language, "The contest has no works yet."));
  for (guint i = 0; i < rows->len; i++)
    {
      const ZhContestRow *row = g_ptr_array_index (rows, i);

      zh_report_table_add_row (table);
      zh_report_table_set (table, 0, row->work->code);
      for (guint k = 0; k < judges->len; k++)
        {
          const ZhContestMark *mark = zh_contest_find_mark (request->tournament, row->work, g_ptr_array_index (judges, k));

          zh_contest_take_mark (table, k + 1, mark != NULL ? mark->mark : -1, language);
        }
      zh_contest_take_mark (table, judges->len + 1, zh_contest_row_get_result (row), language);
      zh_contest_take_place (table, judges->len + 2, row);
    }
}

ZhReportDocument *
zh_report_build_contest_marks (const ZhReportRequest *request,
                               GError               **error)
{
  const ZhContestRecord *contest = zh_contest_require_terms_of (request, error);
  ZhReportDocument      *document;

  if (contest == NULL)
    return NULL;
  document = zh_report_begin (request, g_strdup (zh_tr (request->language, "Table of the judges’ marks")), ZH_REPORT_NO_RESULTS);
  for (int section = 1; section <= zh_contest_count_sections (contest); section++)
    {
      zh_contest_add_section_heading (document, contest, section);
      add_marks (document, request, section);
    }
  zh_contest_add_signatures (document, request->tournament, NULL, 0);
  return document;
}

static void
fill_award_row (ZhReportTable         *table,
                const ZhReportRequest *request,
                const ZhContestRow    *row)
{
  zh_report_table_add_row (table);
  zh_contest_take_place (table, 0, row);
  zh_report_table_take (table, 1, zh_contest_row_format_award (row, request->language), NULL);
  zh_report_table_set (table, 2, row->work->code);
  zh_report_table_set (table, 3, row->work->author);
  zh_contest_take_mark (table, 4, zh_contest_row_get_result (row), request->language);
  zh_report_table_take (table, 5, row->against != NULL ? zh_contest_format_out (row->against, request->language) : zh_contest_join_notes (request->tournament, row->work), NULL);
}

static void
add_award (ZhReportDocument      *document,
           const ZhReportRequest *request,
           int                    section)
{
  g_autoptr (GPtrArray) rows = zh_contest_rank (request->tournament, request->ruleset, section);
  ZhReportTable *table = zh_report_document_add_table (document);

  ZH_REPORT_COLUMNS (table, request->language, { ZH_COL_PLACE, ZH_COLUMN_KEY | ZH_COLUMN_BOLD }, { ZH_COL_WORK_AWARD, ZH_COLUMN_BOLD }, { ZH_COL_WORK },
                     { ZH_COL_WORK_AUTHOR }, { ZH_COL_WORK_MARK }, { ZH_COL_WORK_NOTE });
  table->empty_text = g_strdup (zh_tr (request->language, "The contest has no works yet."));
  for (guint i = 0; i < rows->len; i++)
    fill_award_row (table, request, g_ptr_array_index (rows, i));
}

static const char *
get_award_title (const ZhContestRecord *contest,
                 const ZhLanguage      *language)
{
  if (zh_date_is_set (contest->settled))
    return zh_tr (language, "Final award");
  return zh_date_is_set (contest->published) ? zh_tr (language, "Preliminary award") : zh_tr (language, "Award, not published yet");
}

ZhReportDocument *
zh_report_build_contest_award (const ZhReportRequest *request,
                               GError               **error)
{
  const ZhContestRecord *contest = zh_contest_require_terms_of (request, error);
  ZhReportDocument      *document;

  if (contest == NULL)
    return NULL;
  document = zh_report_begin (request, g_strdup (get_award_title (contest, request->language)), ZH_REPORT_NO_RESULTS);
  zh_contest_add_award_dates (document, contest);
  for (int section = 1; section <= zh_contest_count_sections (contest); section++)
    {
      zh_contest_add_section_heading (document, contest, section);
      add_award (document, request, section);
    }
  zh_contest_add_signatures (document, request->tournament, NULL, 0);
  return document;
}

/* Places of authors or teams */

static void
fill_champion_row (ZhReportTable         *table,
                   const ZhReportRequest *request,
                   const ZhChampionRow   *row)
{
  const ZhLanguage *language = request->language;
  g_autofree char  *works = zh_championship_format_works (request->tournament, row, language);
  g_autofree char  *reason = zh_championship_format_reason (request->tournament, request->ruleset, row, language);

  zh_report_table_add_row (table);
  zh_report_table_take (table, 0, zh_place_format (row->place, row->last_place), NULL);
  zh_report_table_set (table, 1, row->name);
  zh_report_table_take (table, 2, zh_championship_format_value (request->tournament, row->sum, language), zh_championship_format_value (request->tournament, row->sum, NULL));
  zh_report_table_take (table, 3, *reason != '\0' ? g_strdup_printf ("%s: %s", reason, works) : g_strdup (works), NULL);
}

static void
add_champions (ZhReportDocument      *document,
               const ZhReportRequest *request,
               int                    section)
{
  g_autoptr (GPtrArray) rows = zh_championship_rank (request->tournament, request->ruleset, section);
  ZhColumn       name = zh_championship_is_of_teams (request->tournament) ? ZH_COL_TEAM : ZH_COL_WORK_AUTHOR;
  ZhReportTable *table = zh_report_document_add_table (document);

  ZH_REPORT_COLUMNS (table, request->language, { ZH_COL_PLACE, ZH_COLUMN_KEY | ZH_COLUMN_BOLD }, { name }, { ZH_COL_TEAM_SUM, ZH_COLUMN_BOLD }, { ZH_COL_WORKS_COUNTED });
  table->empty_text = g_strdup (zh_tr (request->language, "No work that counts has a mark yet."));
  for (guint i = 0; i < rows->len; i++)
    fill_champion_row (table, request, g_ptr_array_index (rows, i));
}

ZhReportDocument *
zh_report_build_contest_places (const ZhReportRequest *request,
                                GError               **error)
{
  const ZhLanguage      *language = request->language;
  const ZhContestRecord *contest = zh_contest_require_terms_of (request, error);
  ZhReportDocument      *document;

  if (contest == NULL)
    return NULL;
  document = zh_report_begin (request, g_strdup (zh_championship_is_of_teams (request->tournament) ? zh_tr (language, "Places of the teams") : zh_tr (language, "Places of the authors")),
                              ZH_REPORT_NO_RESULTS);
  zh_contest_add_award_dates (document, contest);
  if (!zh_date_is_set (contest->published))
    zh_report_document_add_note (document, zh_tr (language, "Award, not published yet"));
  if (!zh_championship_has_sections (request->tournament))
    add_champions (document, request, 0);
  for (int section = 1; zh_championship_has_sections (request->tournament) && section <= zh_contest_count_sections (contest); section++)
    {
      zh_contest_add_section_heading (document, contest, section);
      add_champions (document, request, section);
    }
  if (!zh_contest_add_signatures (document, request->tournament, "chief", 0))
    zh_report_add_signatures (document, request);
  return document;
}

/* Letters */

/* An author's own works, with what became of them. */
static void
add_letter_table (ZhReportDocument      *document,
                  const ZhReportRequest *request,
                  const ZhContestRecord *contest,
                  const ZhContestAuthor *author)
{
  const ZhLanguage *language = request->language;
  ZhReportTable    *table = zh_report_document_add_table (document);

  ZH_REPORT_COLUMNS (table, language, { ZH_COL_WORK, ZH_COLUMN_KEY }, { ZH_COL_WORK_SECTION }, { ZH_COL_WORK_MARK }, { ZH_COL_PLACE }, { ZH_COL_WORK_AWARD, ZH_COLUMN_BOLD },
                     { ZH_COL_WORK_NOTE });
  for (int section = 1; section <= zh_contest_count_sections (contest); section++)
    {
      g_autoptr (GPtrArray) rows = zh_contest_rank (request->tournament, request->ruleset, section);

      for (guint i = 0; i < rows->len; i++)
        {
          const ZhContestRow *row = g_ptr_array_index (rows, i);

          if (!g_ptr_array_find (author->works, row->work, NULL))
            continue;
          zh_report_table_add_row (table);
          zh_report_table_set (table, 0, row->work->code);
          zh_report_table_take (table, 1, g_strdup_printf ("%d", section), NULL);
          zh_contest_take_mark (table, 2, zh_contest_row_get_result (row), language);
          zh_contest_take_place (table, 3, row);
          zh_report_table_take (table, 4, zh_contest_row_format_award (row, language), NULL);
          zh_report_table_take (table, 5, row->against != NULL ? zh_contest_format_out (row->against, language) : zh_contest_join_notes (request->tournament, row->work), NULL);
        }
    }
}

ZhReportDocument *
zh_report_build_contest_letters (const ZhReportRequest *request,
                                 GError               **error)
{
  const ZhContestRecord *contest = zh_contest_require_terms_of (request, error);
  g_autoptr (GPtrArray) authors = contest != NULL ? zh_contest_list_authors (request->tournament) : NULL;
  ZhReportDocument *document;

  if (contest == NULL)
    return NULL;
  document = zh_report_begin (request, g_strdup (zh_tr (request->language, "To the author: marks and characteristics")), ZH_REPORT_NO_RESULTS);
  for (guint i = 0; i < authors->len; i++)
    {
      const ZhContestAuthor *author = g_ptr_array_index (authors, i);

      if (i > 0)
        zh_report_document_add_page_break (document);
      zh_report_document_add_heading (document, author->label);
      zh_contest_add_award_dates (document, contest);
      add_letter_table (document, request, contest, author);
      zh_contest_add_signatures (document, request->tournament, "secretary", 0);
    }
  if (authors->len == 0)
    zh_report_document_add_note (document, zh_tr (request->language, "The contest has no works yet."));
  return document;
}
