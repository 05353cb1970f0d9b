/* The marking form of a round of solving, its results, and the standings over rounds and days (51.1, 51.2). */
#include "config.h"

#include <glib/gi18n.h>

#include "report-builders.h"
#include "report-context.h"
#include "report-people.h"
#include "solving-round.h"

static const ZhColumn wanted[] = { ZH_COL_START_NUMBER, ZH_COL_NAME, ZH_COL_TITLE, ZH_COL_REGION };

/* A column for each work, or for each of its lines, with what it is worth as its longer name. */
static GPtrArray *
add_work_columns (ZhReportTable         *table,
                  const ZhReportRequest *request,
                  int                    round,
                  gboolean               by_line)
{
  ZhPoints   usual = zh_solving_rules_of_tournament (request->tournament, NULL).work_points;
  GPtrArray *works = zh_solving_list_works (request->tournament->works, round);

  for (guint i = 0; i < works->len; i++)
    {
      const ZhWorkRecord *work = g_ptr_array_index (works, i);
      g_autoptr (GArray) lines = zh_work_record_read_lines (work, usual);

      for (guint k = 0; by_line && lines != NULL && k < lines->len; k++)
        {
          g_autofree char *worth = zh_points_format_half (g_array_index (lines, ZhPoints, k), request->language);
          g_autofree char *title = g_strdup_printf ("%s\n%s", work->code, worth);

          zh_report_table_add_column (table, ZH_COLUMN_WRITE, ZH_COLUMN_PLAIN, title, NULL);
        }
      if (!by_line)
        zh_report_table_add_column (table, ZH_COLUMN_DECIMAL, ZH_COLUMN_PLAIN, work->code, NULL);
    }
  return works;
}

ZhReportDocument *
zh_report_build_solving_forms (const ZhReportRequest *request,
                               GError               **error)
{
  const ZhSolvingRoundRecord *round = zh_report_find_solving_round (request, error);
  ZhReportDocument           *document;
  ZhReportTable              *table;
  g_autoptr (ZhPersonColumns) people = NULL;
  g_autoptr (GPtrArray) works = NULL;
  guint first;

  if (round == NULL)
    return NULL;
  document = zh_report_begin (request, zh_report_title_of_round (request, round, zh_tr (request->language, "Marking form of round %d"), zh_tr (request->language, "Marking form of solving")), ZH_REPORT_NO_RESULTS);
  document->orientation = ZH_ORIENTATION_LANDSCAPE;
  table = zh_report_document_add_table (document);
  people = zh_person_columns_new (table, request, wanted, 2);
  first = table->columns->len;
  works = add_work_columns (table, request, round->number, TRUE);
  zh_report_table_add_as (table, ZH_COLUMN_WRITE, ZH_COL_SOLVING_TIME, ZH_COLUMN_PLAIN, request->language);
  table->empty_text = g_strdup (zh_tr (request->language, "No entries yet."));
  for (guint i = 0; i < request->tournament->entries->len; i++)
    {
      zh_report_table_add_row (table);
      zh_person_columns_fill (people, table, (int) i);
      for (guint column = first; column < table->columns->len; column++)
        zh_report_table_set_style (table, column, ZH_CELL_BOX);
    }
  zh_report_add_signatures (document, request);
  return document;
}

/* "1:05:00", with a star where the rules charge it. */
static char *
format_time (const ZhSolvingCell *cell)
{
  g_autofree char *time = zh_solving_total_format (cell->seconds);

  return g_strconcat (time, cell->charge != ZH_SOLVING_OWN_TIME ? "*" : "", NULL);
}

static void
add_star_note (ZhReportDocument *document,
               const GPtrArray  *rows,
               const ZhLanguage *language)
{
  const char *article = NULL;

  for (guint i = 0; i < rows->len; i++)
    {
      const ZhSolvingRow *row = g_ptr_array_index (rows, i);

      for (guint k = 0; k < row->cells->len; k++)
        if (g_array_index (row->cells, ZhSolvingCell, k).charge != ZH_SOLVING_OWN_TIME)
          article = g_array_index (row->cells, ZhSolvingCell, k).article;
    }
  if (article == NULL)
    return;
  if (*article != '\0')
    {
      g_autofree char *note = g_strdup_printf (zh_tr (language, "* The full time of the round is charged (article %s)."), article);

      zh_report_document_add_note (document, note);
    }
  else
    zh_report_document_add_note (document, zh_tr (language, "* The full time of the round is charged."));
}

static void
set_place (ZhReportTable      *table,
           const ZhSolvingRow *row,
           const GPtrArray    *rows)
{
  int last = row->place;

  for (guint i = 0; i < rows->len; i++)
    last += ((const ZhSolvingRow *) g_ptr_array_index (rows, i))->place == row->place && g_ptr_array_index (rows, i) != row ? 1 : 0;
  zh_report_table_take (table, 0, zh_place_format (row->place, last), NULL);
}

/* Rows of the rounds from @first to @last, by place. */
static GPtrArray *
count (const ZhReportRequest *request,
       int                    first,
       int                    last)
{
  g_autoptr (ZhSolvingEvent) event = zh_solving_event_of (request->tournament);
  ZhSolvingRules rules = zh_solving_rules_of_tournament (request->tournament, request->ruleset);

  return zh_solving_standings_new (event, &rules, first, last);
}

static void
fill_marks (ZhReportTable              *table,
            guint                       first,
            const ZhSolvingSheetRecord *sheet,
            const GPtrArray            *works,
            const ZhLanguage           *language)
{
  for (guint i = 0; i < works->len; i++)
    {
      const ZhWorkRecord *work = g_ptr_array_index (works, i);
      g_autoptr (GArray) marks = zh_solving_marks_get (sheet != NULL ? sheet->marks : "", work->number);
      ZhPoints sum = 0;

      for (guint k = 0; k < marks->len; k++)
        sum += MAX (g_array_index (marks, ZhPoints, k), 0);
      if (work->annulled)
        zh_report_table_set (table, first + i, "–");
      else if (sheet != NULL)
        zh_report_table_take (table, first + i, zh_points_format_half (sum, language), zh_points_format (sum));
    }
}

ZhReportDocument *
zh_report_build_solving_results (const ZhReportRequest *request,
                                 GError               **error)
{
  const ZhLanguage           *language = request->language;
  const ZhSolvingRoundRecord *round = zh_report_find_solving_round (request, error);
  g_autoptr (GPtrArray) rows = round != NULL ? count (request, round->number, round->number) : NULL;
  g_autoptr (ZhPersonColumns) people = NULL;
  g_autoptr (GPtrArray) works = NULL;
  ZhReportDocument *document;
  ZhReportTable    *table;
  guint             first;

  if (round == NULL)
    return NULL;
  document = zh_report_begin (request, zh_report_title_of_round (request, round, zh_tr (language, "Results of round %d of solving"), zh_tr (language, "Results of solving")), ZH_REPORT_NO_RESULTS);
  table = zh_report_document_add_table (document);
  zh_report_table_add (table, ZH_COL_PLACE, ZH_COLUMN_KEY | ZH_COLUMN_BOLD, language);
  people = zh_person_columns_new (table, request, wanted, 2);
  first = table->columns->len;
  works = add_work_columns (table, request, round->number, FALSE);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_POINTS, ZH_COLUMN_BOLD }, { ZH_COL_SOLVING_TIME });
  table->empty_text = g_strdup (zh_tr (language, "No entries yet."));
  for (guint i = 0; i < rows->len; i++)
    {
      const ZhSolvingRow *row = g_ptr_array_index (rows, i);
      const ZhEntry      *entry = g_ptr_array_index (request->tournament->entries, row->solver);

      zh_report_table_add_row (table);
      set_place (table, row, rows);
      zh_person_columns_fill (people, table, (int) row->solver);
      fill_marks (table, first, zh_solving_find_sheet (request->tournament->solving_sheets, entry->id, round->number), works, language);
      zh_report_table_take (table, first + works->len, zh_points_format_half (row->points, language), zh_points_format (row->points));
      zh_report_table_take (table, first + works->len + 1, format_time (&g_array_index (row->cells, ZhSolvingCell, 0)), NULL);
    }
  add_star_note (document, rows, language);
  zh_report_add_signatures (document, request);
  return document;
}

/* Which columns stand between the people and the sums: rounds, and behind those of a day what the day brought, where
 * it is neither one round nor the whole event. */
typedef struct
{
  int number; /* of a round, 0 for a day */
  int first;
  int last;
} Part;

static GArray *
list_parts (const ZhSolvingEvent *event,
            int                   last)
{
  GArray *parts = g_array_new (FALSE, FALSE, sizeof (Part));
  int     n_days = zh_solving_event_count_days (event, last);

  for (int number = 1; number <= last; number++)
    {
      const ZhSolvingRound *round = g_ptr_array_index (event->rounds, number - 1);
      Part                  part = { number, number, number };
      Part                  day = { 0, 0, 0 };

      g_array_append_val (parts, part);
      if (n_days > 1 && zh_solving_event_find_day (event, round->day, last, &day.first, &day.last) && day.last == number && day.first < day.last)
        g_array_append_val (parts, day);
    }
  return parts;
}

static void
add_part_columns (ZhReportTable        *table,
                  const ZhSolvingEvent *event,
                  const GArray         *parts,
                  const ZhLanguage     *language)
{
  for (guint i = 0; i < parts->len; i++)
    {
      const Part           *part = &g_array_index (parts, Part, i);
      const ZhSolvingRound *round = g_ptr_array_index (event->rounds, part->last - 1);
      g_autofree char      *day = g_strdup_printf (zh_tr (language, "Day %d"), round->day);
      g_autofree char      *title = g_strdup_printf ("%d", part->number);
      g_autofree char      *name = g_strdup_printf (zh_tr (language, "Round %d"), part->number);

      zh_report_table_add_column (table, ZH_COLUMN_DECIMAL, ZH_COLUMN_PLAIN, part->number > 0 ? title : day, part->number > 0 ? name : day);
    }
}

static void
fill_parts (ZhReportTable      *table,
            guint               first,
            const ZhSolvingRow *row,
            const GArray       *parts,
            const ZhLanguage   *language)
{
  for (guint i = 0; i < parts->len; i++)
    {
      const Part *part = &g_array_index (parts, Part, i);
      ZhPoints    points = 0;

      for (int number = part->first; number <= part->last; number++)
        points += g_array_index (row->cells, ZhSolvingCell, number - 1).points;
      zh_report_table_take (table, first + i, zh_points_format_half (points, language), zh_points_format (points));
    }
}

ZhReportDocument *
zh_report_build_solving_standings (const ZhReportRequest *request,
                                   GError               **error)
{
  const ZhLanguage           *language = request->language;
  const ZhSolvingRoundRecord *round = zh_report_find_solving_round (request, error);
  g_autoptr (ZhSolvingEvent) event = round != NULL ? zh_solving_event_of (request->tournament) : NULL;
  g_autoptr (GPtrArray) rows = round != NULL ? count (request, 1, round->number) : NULL;
  g_autoptr (GArray) parts = round != NULL ? list_parts (event, round->number) : NULL;
  g_autoptr (ZhPersonColumns) people = NULL;
  ZhReportDocument *document;
  ZhReportTable    *table;
  guint             first;

  if (round == NULL)
    return NULL;
  document = zh_report_begin (request, zh_report_title_of_round (request, round, zh_tr (language, "Standings of the solvers after round %d"), zh_trc (language, "document", "Standings of the solvers")), ZH_REPORT_NO_RESULTS);
  table = zh_report_document_add_table (document);
  zh_report_table_add (table, ZH_COL_PLACE, ZH_COLUMN_KEY | ZH_COLUMN_BOLD, language);
  people = zh_person_columns_new (table, request, wanted, G_N_ELEMENTS (wanted));
  first = table->columns->len;
  add_part_columns (table, event, parts, language);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_POINTS, ZH_COLUMN_BOLD }, { ZH_COL_SOLVING_TIME });
  table->empty_text = g_strdup (zh_tr (language, "No entries yet."));
  for (guint i = 0; i < rows->len; i++)
    {
      const ZhSolvingRow *row = g_ptr_array_index (rows, i);

      zh_report_table_add_row (table);
      set_place (table, row, rows);
      zh_person_columns_fill (people, table, (int) row->solver);
      fill_parts (table, first, row, parts, language);
      zh_report_table_take (table, first + parts->len, zh_points_format_half (row->points, language), zh_points_format (row->points));
      zh_report_table_take (table, first + parts->len + 1, zh_solving_total_format (row->seconds), NULL);
    }
  zh_report_add_signatures (document, request);
  return document;
}
