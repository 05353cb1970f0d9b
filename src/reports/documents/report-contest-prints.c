/* Works as they are printed for readers: the publication of those that were distinguished (48.1, VI.4.1), and the pages
 * of a book of draughts compositions with the index of its authors (VI.7.4).
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "contest-authors.h"
#include "contest-papers.h"
#include "draughts-print.h"
#include "report-builders.h"
#include "report-flow.h"
#include "report-positions.h"
#include "solving-round.h"
#include "work-diagram.h"

#define GAP_PT 18.0
#define DIAGRAM_PT 190.0
#define MAX_LINES 200

static const ZhTextStyle name_style = { 11.5, TRUE, 0 };
static const ZhTextStyle small_style = { 9.0, FALSE, 0.25 };
static const ZhTextStyle award_style = { 10.0, FALSE, 0 };
static const ZhTextStyle task_style = { 10.0, TRUE, 0 };
static const ZhTextStyle solution_style = { 9.5, FALSE, 0 };

/**
 * Panel:
 * @head: names, of a book behind the number of the diagram
 * @place: where the authors live
 * @task: with twins and conditions; "" where it goes without saying
 */
typedef struct
{
  gboolean  has_diagram;
  ZhDiagram diagram;
  char     *head;
  char     *place;
  char     *award;
  char     *task;
  char     *solution;
  char     *position;
} Panel;

static void
panel_free (gpointer data)
{
  Panel *self = data;

  g_free (self->head);
  g_free (self->place);
  g_free (self->award);
  g_free (self->task);
  g_free (self->solution);
  g_free (self->position);
  g_free (self);
}

/* Layout */

/* One text in the middle of its column or from its left edge; without @draws only as high as it will be. */
static double
put_text (ZhFlow            *flow,
          const ZhTextStyle *style,
          const char        *text,
          double             x,
          double             y,
          double             width,
          double             align,
          gboolean           draws)
{
  g_auto (GStrv) lines = *text != '\0' ? zh_ruler_wrap (flow->ruler, style, text, width, MAX_LINES) : NULL;

  if (draws)
    return zh_flow_add_paragraph (flow, style, text, x, y, width, align, MAX_LINES);
  return y + (lines != NULL ? g_strv_length (lines) * zh_ruler_get_line_height (flow->ruler, style) : 0);
}

/* What stands above the diagram. */
static double
put_head (ZhFlow      *flow,
          const Panel *panel,
          double       x,
          double       y,
          double       width,
          gboolean     draws)
{
  y = put_text (flow, &name_style, panel->head, x, y, width, 0.5, draws);
  y = put_text (flow, &small_style, panel->place, x, y, width, 0.5, draws);
  return put_text (flow, &award_style, panel->award, x, y, width, 0.5, draws);
}

/* The diagram and what stands below it. */
static double
put_body (ZhFlow      *flow,
          const Panel *panel,
          double       x,
          double       y,
          double       width,
          gboolean     draws)
{
  if (panel->has_diagram && draws)
    zh_flow_add_diagram (flow, &panel->diagram, x + (width - DIAGRAM_PT) / 2, y, DIAGRAM_PT);
  y += (panel->has_diagram ? DIAGRAM_PT : 0) + 5;
  y = put_text (flow, &task_style, panel->task, x, y, width, 0.5, draws) + 2;
  return put_text (flow, &solution_style, panel->solution, x, y, width, 0, draws);
}

/* Two works side by side, their diagrams level. */
static void
layout (ZhFlow       *flow,
        gconstpointer data)
{
  const GPtrArray *panels = data;
  double           width = (flow->width - GAP_PT) / 2;

  flow->y += 6;
  for (guint i = 0; i < panels->len; i += 2)
    {
      double head = 0;
      double body = 0;

      for (guint k = i; k < MIN (i + 2, panels->len); k++)
        {
          head = MAX (head, put_head (flow, g_ptr_array_index (panels, k), 0, 0, width, FALSE));
          body = MAX (body, put_body (flow, g_ptr_array_index (panels, k), 0, 0, width, FALSE));
        }
      zh_flow_reserve (flow, head + 4 + body);
      for (guint k = i; k < MIN (i + 2, panels->len); k++)
        {
          const Panel *panel = g_ptr_array_index (panels, k);
          double       x = flow->left + (k - i) * (width + GAP_PT);
          double       own = put_head (flow, panel, 0, 0, width, FALSE);

          put_head (flow, panel, x, flow->y + head - own, width, TRUE);
          put_body (flow, panel, x, flow->y + head + 4, width, TRUE);
        }
      flow->y += head + 4 + body + GAP_PT;
    }
}

/* Works */

/* In the notation of books where the solution can be read so, else as its author wrote it. */
static char *
format_solution (const ZhReportRequest *request,
                 const ZhWorkRecord    *work)
{
  g_autofree char   *solution = zh_work_dup_main_solution (work);
  ZhDraughtsPosition position;
  char              *printed = NULL;

  if (zh_report_parse_draughts (&position, request->tournament->sport, work->position))
    printed = zh_draughts_solution_print (&position, solution);
  return printed != NULL ? printed : g_steal_pointer (&solution);
}

static Panel *
panel_new (const ZhReportRequest *request,
           const ZhWorkRecord    *work)
{
  Panel *panel = g_new0 (Panel, 1);

  panel->has_diagram = *work->position != '\0' && zh_work_init_diagram (&panel->diagram, request->tournament, work->position);
  panel->position = g_strdup (work->position);
  panel->solution = format_solution (request, work);
  return panel;
}

/* The works of all sections by place, without those that are out. @distinguished: only those with an award */
static GPtrArray *
list_rows (const ZhReportRequest *request,
           const ZhContestRecord *contest,
           gboolean               distinguished)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);

  for (int section = 1; section <= zh_contest_count_sections (contest); section++)
    {
      g_autoptr (GPtrArray) rows = zh_contest_rank (request->tournament, request->ruleset, section);

      for (guint i = 0; i < rows->len; i++)
        {
          const ZhContestRow *row = g_ptr_array_index (rows, i);

          if (row->against == NULL && (!distinguished || row->award != ZH_CONTEST_NO_AWARD))
            g_ptr_array_add (list, g_memdup2 (row, sizeof *row));
        }
    }
  return list;
}

/* Files hold the same as a table. */
static void
fill_table (ZhReportTable   *table,
            const GPtrArray *panels,
            gboolean         with_award)
{
  for (guint i = 0; i < panels->len; i++)
    {
      const Panel *panel = g_ptr_array_index (panels, i);
      guint        column = 0;

      zh_report_table_add_row (table);
      zh_report_table_set (table, column++, panel->head);
      if (with_award)
        {
          zh_report_table_set (table, column++, panel->place);
          zh_report_table_set (table, column++, panel->award);
        }
      zh_report_table_set (table, column++, panel->task);
      zh_report_table_set (table, column++, panel->position);
      zh_report_table_set (table, column, panel->solution);
    }
}

/* What stands beside the diagram of a work, the @number-th of its paper; @own are its authors. */
typedef void (*DescribePanel) (Panel                 *panel,
                               const ZhContestRow    *row,
                               guint                  number,
                               GPtrArray             *own,
                               const ZhContestRecord *contest,
                               const ZhLanguage      *language);

static GPtrArray *
make_panels (const ZhReportRequest *request,
             const ZhContestRecord *contest,
             GPtrArray             *rows,
             GPtrArray             *authors,
             DescribePanel          describe)
{
  GPtrArray *panels = g_ptr_array_new_with_free_func (panel_free);

  for (guint i = 0; i < rows->len; i++)
    {
      const ZhContestRow *row = g_ptr_array_index (rows, i);
      g_autoptr (GPtrArray) own = zh_contest_find_authors (authors, row->work);
      Panel *panel = panel_new (request, row->work);

      describe (panel, row, i + 1, own, contest, request->language);
      g_ptr_array_add (panels, panel);
    }
  return panels;
}

/* Publication */

/* "Section 2: Problems. 1st prize"; the section where there are several. */
static char *
format_award (const ZhContestRow    *row,
              const ZhContestRecord *contest,
              const ZhLanguage      *language)
{
  g_autofree char *award = zh_contest_row_format_award (row, language);
  g_autofree char *section = zh_contest_dup_section (contest, row->work->round);

  if (zh_contest_count_sections (contest) < 2 || *section == '\0')
    return g_steal_pointer (&award);
  return g_strdup_printf ("%s%s%s", section, *award != '\0' ? " · " : "", award);
}

static void
describe_distinguished (Panel                 *panel,
                        const ZhContestRow    *row,
                        guint                  number,
                        GPtrArray             *own,
                        const ZhContestRecord *contest,
                        const ZhLanguage      *language)
{
  panel->head = zh_contest_format_names (own);
  panel->place = zh_contest_format_places (own);
  panel->award = format_award (row, contest, language);
  panel->task = zh_work_format_task (row->work, language);
}

ZhReportDocument *
zh_report_build_contest_publication (const ZhReportRequest *request,
                                     GError               **error)
{
  const ZhLanguage      *language = request->language;
  const ZhContestRecord *contest = zh_contest_require_terms_of (request, error);
  g_autoptr (GPtrArray) authors = contest != NULL ? zh_contest_list_authors (request->tournament) : NULL;
  g_autoptr (GPtrArray) rows = contest != NULL ? list_rows (request, contest, TRUE) : NULL;
  GPtrArray        *panels;
  ZhReportDocument *document;
  ZhReportTable    *table;

  if (contest == NULL)
    return NULL;
  panels = make_panels (request, contest, rows, authors, describe_distinguished);
  document = zh_report_begin (request, g_strdup (zh_tr (language, "Works distinguished in the contest")), ZH_REPORT_NO_RESULTS);
  zh_contest_add_award_dates (document, contest);
  if (panels->len > 0 && !zh_date_is_set (contest->published))
    zh_report_document_add_note (document, zh_tr (language, "Award, not published yet"));
  if (panels->len == 0)
    zh_report_document_add_note (document, zh_tr (language, "No work is distinguished yet."));
  document->orientation = ZH_ORIENTATION_PORTRAIT;
  table = zh_report_document_add_drawing (document, layout, panels, (GDestroyNotify) g_ptr_array_unref, FALSE);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_WORK_AUTHOR, ZH_COLUMN_KEY }, { ZH_COL_WORK_RESIDENCE }, { ZH_COL_WORK_AWARD }, { ZH_COL_WORK_TASK }, { ZH_COL_WORK_POSITION }, { ZH_COL_WORK_SOLUTION });
  fill_table (table, panels, TRUE);
  return document;
}

/* Book */

/* A win goes without saying (VI.7.4.1); what else stands below the diagram does not. */
static char *
format_book_task (const ZhWorkRecord *work,
                  const ZhLanguage   *language)
{
  if (strcmp (work->genre, "win") != 0)
    return zh_work_format_task (work, language);
  return g_strdup_printf ("%s%s%s", work->task, *work->task != '\0' && *work->twins != '\0' ? "; " : "", work->twins);
}

static char *
format_head (guint            number,
             const GPtrArray *authors)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%u. ", number);
  for (guint i = 0; i < authors->len; i++)
    {
      g_autofree char *name = zh_contest_author_format_short (g_ptr_array_index (authors, i), FALSE);

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", name);
    }
  return g_string_free (text, FALSE);
}

/* The numbers of an author's diagrams. */
static char *
format_numbers (const GPtrArray       *rows,
                const ZhContestAuthor *author)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++)
    if (g_ptr_array_find (author->works, ((const ZhContestRow *) g_ptr_array_index (rows, i))->work, NULL))
      g_string_append_printf (text, "%s%u", text->len > 0 ? ", " : "", i + 1);
  return g_string_free (text, FALSE);
}

typedef struct
{
  char *name;
  char *numbers;
} IndexLine;

static void
index_line_free (gpointer data)
{
  IndexLine *self = data;

  g_free (self->name);
  g_free (self->numbers);
  g_free (self);
}

static int
compare_lines (gconstpointer a,
               gconstpointer b,
               gpointer      language)
{
  return zh_language_compare (language, (*(IndexLine *const *) a)->name, (*(IndexLine *const *) b)->name);
}

/* Authors to the last letter in the order of the alphabet, with the numbers of their diagrams (VI.7.4.8). */
static void
add_index (ZhReportDocument *document,
           const GPtrArray  *authors,
           const GPtrArray  *rows)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (index_line_free);
  ZhReportTable *table;

  for (guint i = 0; i < authors->len; i++)
    {
      g_autofree char *numbers = format_numbers (rows, g_ptr_array_index (authors, i));
      IndexLine       *line;

      if (*numbers == '\0')
        continue;
      line = g_new0 (IndexLine, 1);
      line->name = zh_contest_author_format_short (g_ptr_array_index (authors, i), TRUE);
      line->numbers = g_steal_pointer (&numbers);
      g_ptr_array_add (lines, line);
    }
  g_ptr_array_sort_with_data (lines, compare_lines, document->language);
  zh_report_document_add_heading (document, zh_tr (document->language, "Authors of the book"));
  table = zh_report_document_add_table (document);
  ZH_REPORT_COLUMNS (table, document->language, { ZH_COL_WORK_AUTHOR, ZH_COLUMN_KEY }, { ZH_COL_WORK_DIAGRAMS });
  for (guint i = 0; i < lines->len; i++)
    {
      const IndexLine *line = g_ptr_array_index (lines, i);

      zh_report_table_add_row (table);
      zh_report_table_set (table, 0, line->name);
      zh_report_table_set (table, 1, line->numbers);
    }
}

static void
describe_for_book (Panel                 *panel,
                   const ZhContestRow    *row,
                   guint                  number,
                   GPtrArray             *own,
                   const ZhContestRecord *contest,
                   const ZhLanguage      *language)
{
  panel->head = format_head (number, own);
  panel->place = g_strdup ("");
  panel->award = g_strdup ("");
  panel->task = format_book_task (row->work, language);
}

ZhReportDocument *
zh_report_build_contest_book (const ZhReportRequest *request,
                              GError               **error)
{
  const ZhLanguage      *language = request->language;
  const ZhContestRecord *contest = zh_contest_require_terms_of (request, error);
  g_autoptr (GPtrArray) authors = contest != NULL ? zh_contest_list_authors (request->tournament) : NULL;
  g_autoptr (GPtrArray) rows = contest != NULL ? list_rows (request, contest, FALSE) : NULL;
  GPtrArray        *panels;
  ZhReportDocument *document;
  ZhReportTable    *table;

  if (contest == NULL)
    return NULL;
  panels = make_panels (request, contest, rows, authors, describe_for_book);
  document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Works for a book")), ZH_REPORT_NO_RESULTS);
  document->orientation = ZH_ORIENTATION_PORTRAIT;
  table = zh_report_document_add_drawing (document, layout, panels, (GDestroyNotify) g_ptr_array_unref, FALSE);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_WORK_AUTHOR, ZH_COLUMN_KEY }, { ZH_COL_WORK_TASK }, { ZH_COL_WORK_POSITION }, { ZH_COL_WORK_SOLUTION });
  table->empty_text = g_strdup (zh_tr (language, "The contest has no works yet."));
  fill_table (table, panels, FALSE);
  if (panels->len > 0)
    add_index (document, authors, rows);
  return document;
}
