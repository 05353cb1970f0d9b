/* What composers and judges of a contest hand in: the entry of a composer (VI.5.6.5), the report of a section
 * (VI.6.5.4, 51.1) and that of the chief judge on the whole (VI.6.3.6).
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "contest-authors.h"
#include "contest-papers.h"
#include "report-builders.h"
#include "report-forms.h"
#include "solving-round.h"

/* Entries */

/* The works that come with it. */
static void
add_entered (ZhReportDocument      *document,
             const ZhReportRequest *request,
             const ZhContestAuthor *author)
{
  const ZhLanguage *language = request->language;
  ZhReportTable    *table = zh_report_document_add_table (document);

  ZH_REPORT_COLUMNS (table, language, { ZH_COL_WORK, ZH_COLUMN_KEY }, { ZH_COL_WORK_SECTION }, { ZH_COL_WORK_TASK }, { ZH_COL_WORK_RECEIVED });
  for (guint i = 0; i < author->works->len; i++)
    {
      const ZhWorkRecord *work = g_ptr_array_index (author->works, i);

      zh_report_table_add_row (table);
      zh_report_table_set (table, 0, work->code);
      zh_report_table_take (table, 1, g_strdup_printf ("%d", work->round), NULL);
      zh_report_table_take (table, 2, zh_work_format_task (work, language), NULL);
      zh_contest_take_date (table, 3, work->received, language);
    }
}

/* "1st category, FM" of practical play, "" where nothing is known. */
static char *
format_category (const ZhPerson *person)
{
  return g_strconcat (person->category, *person->category != '\0' && *person->title != '\0' ? ", " : "", person->title, NULL);
}

/* What the file knows stands there, the rest is to be written. @author: (nullable): for an empty sheet */
static void
add_entry (ZhReportDocument      *document,
           const ZhReportRequest *request,
           const ZhContestAuthor *author)
{
  const ZhLanguage *language = request->language;
  const char       *full_name = zh_trc (language, "under a line", "surname, given name, patronymic");
  const ZhPerson   *person = author != NULL ? author->person : NULL;
  g_autofree char  *known = person != NULL ? zh_person_format_full_name (person) : NULL;
  g_autofree char  *year = person != NULL && person->birth.year != 0 ? g_strdup_printf ("%d", person->birth.year) : g_strdup ("");
  g_autofree char  *played = person != NULL ? format_category (person) : g_strdup ("");
  g_autofree char  *titles = g_strconcat ("\t", played, NULL);

  zh_report_document_add_field (document, zh_trc (language, "composer’s entry", "Composer"), known != NULL ? known : author != NULL ? author->label
                                                                                                                                    : "",
                                full_name);
  zh_report_document_add_field (document, zh_trc (language, "composer’s entry", "Year of birth"), year, NULL);
  zh_report_document_add_field (document, zh_trc (language, "composer’s entry", "Category or title in composition\tin practical play"), titles, NULL);
  zh_report_document_add_field (document, zh_trc (language, "composer’s entry", "Sports society"), person != NULL ? person->club : "", NULL);
  zh_report_document_add_field (document, zh_trc (language, "composer’s entry", "Place of work and post"), "", NULL);
  zh_report_add_writing_lines (document, zh_trc (language, "composer’s entry", "Home address"), 2);
  zh_report_document_add_field (document, zh_trc (language, "composer’s entry", "Coach"), person != NULL ? person->coach : "", full_name);
  if (author != NULL)
    add_entered (document, request, author);
  else
    zh_report_add_writing_lines (document, zh_trc (language, "composer’s entry", "Works entered, by section"), 4);
  zh_report_document_add_signed (document, zh_trc (language, "composer’s entry", "Composer"), author != NULL ? author->label : NULL, zh_trc (language, "under a line", "signature, date"));
}

ZhReportDocument *
zh_report_build_contest_entries (const ZhReportRequest *request,
                                 GError               **error)
{
  g_autoptr (GPtrArray) authors = zh_contest_list_authors (request->tournament);
  ZhReportDocument *document = zh_report_begin (request, g_strdup (zh_trc (request->language, "document", "Entry of a composer")), ZH_REPORT_NO_RESULTS);

  document->orientation = ZH_ORIENTATION_PORTRAIT;
  document->is_form = TRUE;
  for (guint i = 0; i < authors->len; i++)
    {
      if (i > 0)
        zh_report_document_add_page_break (document);
      add_entry (document, request, g_ptr_array_index (authors, i));
    }
  if (authors->len == 0)
    add_entry (document, request, NULL);
  return document;
}

/* Reports */

static gboolean
is_of_section (const ZhReportRequest    *request,
               const ZhContestObjection *objection,
               int                       section)
{
  const ZhWorkRecord *work = zh_contest_find_work_by_id (request->tournament, objection->work_id);

  return section == 0 || (work != NULL && work->round == section);
}

static void
fill_objection (ZhReportTable            *table,
                const ZhReportRequest    *request,
                const ZhContestObjection *objection)
{
  const ZhLanguage   *language = request->language;
  const ZhWorkRecord *work = zh_contest_find_work_by_id (request->tournament, objection->work_id);
  const char         *verdict = zh_contest_verdict_get_label (objection->verdict, language);

  zh_report_table_add_row (table);
  zh_report_table_set (table, 0, work != NULL ? work->code : "");
  zh_report_table_set (table, 1, zh_contest_ground_get_label (objection->ground, language));
  zh_report_table_set (table, 2, objection->text);
  zh_report_table_set (table, 3, objection->raised_by);
  zh_contest_take_date (table, 4, objection->received, language);
  zh_report_table_take (table, 5, *objection->answer != '\0' ? g_strdup_printf ("%s. %s", verdict, objection->answer) : g_strdup (verdict), NULL);
}

/* What was held against works, and what was decided on it. @section: 0 for all */
static void
add_objections (ZhReportDocument      *document,
                const ZhReportRequest *request,
                int                    section)
{
  const ZhLanguage *language = request->language;
  ZhReportTable    *table;

  zh_report_document_add_heading (document, zh_tr (language, "Objections, defects and anticipations"));
  table = zh_report_document_add_table (document);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_WORK, ZH_COLUMN_KEY }, { ZH_COL_WORK_GROUND }, { ZH_COL_WORK_OBJECTION }, { ZH_COL_WORK_RAISED_BY }, { ZH_COL_WORK_RECEIVED }, { ZH_COL_WORK_VERDICT });
  table->empty_text = g_strdup (zh_tr (language, "Nothing is held against any work."));
  for (guint i = 0; i < request->tournament->contest_objections->len; i++)
    {
      const ZhContestObjection *objection = g_ptr_array_index (request->tournament->contest_objections, i);

      if (is_of_section (request, objection, section))
        fill_objection (table, request, objection);
    }
}

/* How many came in, were marked, and left. */
static void
add_counts (ZhReportDocument      *document,
            const ZhReportRequest *request,
            const GPtrArray       *rows)
{
  int              n_placed = 0;
  int              n_out = 0;
  g_autofree char *text = NULL;

  for (guint i = 0; i < rows->len; i++)
    {
      const ZhContestRow *row = g_ptr_array_index (rows, i);

      n_placed += row->place > 0 ? 1 : 0;
      n_out += row->against != NULL ? 1 : 0;
    }
  text = g_strdup_printf (zh_tr (request->language, "Works received: %1$u, with a place: %2$d, out of the contest: %3$d"), rows->len, n_placed, n_out);
  zh_report_document_add_note (document, text);
}

/* @with_notes: originality and characteristic of each work as well, which are a matter of the section */
static void
fill_result (ZhReportTable         *table,
             const ZhReportRequest *request,
             const ZhContestRow    *row,
             gboolean               with_notes)
{
  const ZhLanguage *language = request->language;
  guint             column = 0;

  zh_report_table_add_row (table);
  zh_contest_take_place (table, column++, row);
  zh_report_table_take (table, column++, zh_contest_row_format_award (row, language), NULL);
  zh_report_table_set (table, column++, row->work->code);
  zh_report_table_set (table, column++, row->work->author);
  if (with_notes)
    zh_report_table_set (table, column++, *row->work->source != '\0' ? row->work->source : zh_tr (language, "Published for the first time"));
  zh_contest_take_mark (table, column++, zh_contest_row_get_result (row), language);
  if (row->against != NULL)
    zh_report_table_take (table, column, zh_contest_format_out (row->against, language), NULL);
  else if (with_notes)
    zh_report_table_take (table, column, zh_contest_join_notes (request->tournament, row->work), NULL);
}

static void
add_results (ZhReportDocument      *document,
             const ZhReportRequest *request,
             int                    section,
             gboolean               with_notes)
{
  const ZhLanguage *language = request->language;
  g_autoptr (GPtrArray) rows = zh_contest_rank (request->tournament, request->ruleset, section);
  ZhReportTable *table;

  add_counts (document, request, rows);
  table = zh_report_document_add_table (document);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_PLACE, ZH_COLUMN_KEY | ZH_COLUMN_BOLD }, { ZH_COL_WORK_AWARD, ZH_COLUMN_BOLD }, { ZH_COL_WORK }, { ZH_COL_WORK_AUTHOR });
  if (with_notes)
    zh_report_table_add (table, ZH_COL_WORK_ORIGINALITY, ZH_COLUMN_PLAIN, language);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_WORK_MARK }, { with_notes ? ZH_COL_WORK_NOTE : ZH_COL_WORK_OUT });
  table->empty_text = g_strdup (zh_tr (language, "The contest has no works yet."));
  for (guint i = 0; i < rows->len; i++)
    fill_result (table, request, g_ptr_array_index (rows, i), with_notes);
}

static const char *
find_judge (const ZhTournament *tournament,
            const char         *role)
{
  for (guint i = 0; i < tournament->contest_judges->len; i++)
    {
      const ZhContestJudge *judge = g_ptr_array_index (tournament->contest_judges, i);

      if (strcmp (judge->role, role) == 0)
        return judge->name;
    }
  return NULL;
}

ZhReportDocument *
zh_report_build_contest_report (const ZhReportRequest *request,
                                GError               **error)
{
  const ZhContestRecord *contest = zh_contest_require_terms_of (request, error);
  const char            *chief = contest != NULL ? find_judge (request->tournament, "chief") : NULL;
  g_autofree char       *copy = chief != NULL ? g_strdup_printf (zh_tr (request->language, "In two copies, to the chief judge: %s"), chief) : NULL;
  ZhReportDocument      *document;

  if (contest == NULL)
    return NULL;
  document = zh_report_begin (request, g_strdup (zh_tr (request->language, "Composition section report")), ZH_REPORT_NO_RESULTS);
  for (int section = 1; section <= zh_contest_count_sections (contest); section++)
    {
      if (section > 1)
        zh_report_document_add_page_break (document);
      zh_contest_add_section_heading (document, contest, section);
      zh_contest_add_terms (document, contest);
      if (copy != NULL)
        zh_report_document_add_note (document, copy);
      add_results (document, request, section, TRUE);
      add_objections (document, request, section);
      if (!zh_contest_add_signatures (document, request->tournament, "section", section))
        zh_contest_add_signatures (document, request->tournament, NULL, section);
    }
  return document;
}

/* Who judged what. */
static void
add_panel (ZhReportDocument      *document,
           const ZhReportRequest *request,
           const ZhContestRecord *contest)
{
  const ZhLanguage *language = request->language;
  ZhReportTable    *table;

  zh_report_document_add_heading (document, zh_trc (language, "contest report", "Judges"));
  table = zh_report_document_add_table (document);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_OFFICE, ZH_COLUMN_KEY }, { ZH_COL_NAME }, { ZH_COL_SECTION });
  table->empty_text = g_strdup (zh_tr (language, "No judges are named yet."));
  for (guint i = 0; i < request->tournament->contest_judges->len; i++)
    {
      const ZhContestJudge *judge = g_ptr_array_index (request->tournament->contest_judges, i);
      g_autofree char      *name = judge->section > 0 ? zh_contest_dup_section (contest, judge->section) : NULL;

      zh_report_table_add_row (table);
      zh_report_table_set (table, 0, zh_contest_role_get_label (judge->role, language));
      zh_report_table_set (table, 1, judge->name);
      if (judge->section > 0)
        zh_report_table_take (table, 2, g_strdup_printf ("%d%s%s", judge->section, *name != '\0' ? ". " : "", name), NULL);
      else
        zh_report_table_set (table, 2, zh_trc (language, "contest report", "all"));
    }
}

ZhReportDocument *
zh_report_build_contest_final_report (const ZhReportRequest *request,
                                      GError               **error)
{
  const ZhLanguage      *language = request->language;
  const ZhContestRecord *contest = zh_contest_require_terms_of (request, error);
  ZhReportDocument      *document;

  if (contest == NULL)
    return NULL;
  document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Final report of the chief judge of a contest")), ZH_REPORT_NO_RESULTS);
  zh_contest_add_terms (document, contest);
  zh_contest_add_award_dates (document, contest);
  zh_report_document_add_note (document, zh_tr (language, "To the organisers; a copy, with the material of the event, to the commission on composition."));
  for (int section = 1; section <= zh_contest_count_sections (contest); section++)
    {
      zh_contest_add_section_heading (document, contest, section);
      add_results (document, request, section, FALSE);
    }
  add_objections (document, request, 0);
  add_panel (document, request, contest);
  if (!zh_contest_add_signatures (document, request->tournament, "chief", 0))
    zh_contest_add_signatures (document, request->tournament, NULL, 0);
  return document;
}
