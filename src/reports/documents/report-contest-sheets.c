/* The works of a contest on paper: by code for the judges, who see no author, and a sheet for each work as the rules
 * have it (53, VI.5.6.3, VI.6.5).
 */
#include "config.h"

#include <glib/gi18n.h>

#include "contest.h"
#include "report-builders.h"
#include "report-context.h"
#include "report-flow.h"
#include "solving-round.h"
#include "work-diagram.h"

#define MM_PT 2.834646
#define GAP_PT 14.0
#define TEXT_PT 10.0
#define SMALL_PT 8.5
#define CODE_PT 13.0
#define MAX_LINES 80
#define DIAGRAM_PT 170.0

/* A sheet of half an A4 has such a board; one of its own a larger one. */
#define A5_DIAGRAM_PT 245.0
#define A4_DIAGRAM_PT 320.0
#define A5_MARGIN_PT (15 * MM_PT)
#define BINDING_PT (35 * MM_PT)

static const ZhTextStyle solution_style = { TEXT_PT, FALSE, 0 };

/**
 * Item:
 * @author: "" on what judges see
 * @below: men, task, twins
 * @kings: what a sheet that goes on with the solution repeats: where the kings stand
 */
typedef struct
{
  gboolean  has_diagram;
  ZhDiagram diagram;
  char     *code;
  char     *author;
  char     *source;
  char     *below;
  char     *kings;
  char     *solution;
} Item;

typedef struct
{
  GPtrArray *items;
  gboolean   is_small;
  char      *mark_label;
} Works;

static void
item_free (gpointer data)
{
  Item *self = data;

  g_free (self->code);
  g_free (self->author);
  g_free (self->source);
  g_free (self->below);
  g_free (self->kings);
  g_free (self->solution);
  g_free (self);
}

static void
works_free (gpointer data)
{
  Works *self = data;

  g_ptr_array_unref (self->items);
  g_free (self->mark_label);
  g_free (self);
}

/* "e1" of a side; several of a problem with strange pieces, "" of none. */
static char *
find_kings (const ZhDiagram *diagram,
            gboolean         is_black)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < diagram->n_rows * diagram->n_rows; i++)
    if (diagram->squares[i].unit == ZH_DIAGRAM_KING && (diagram->squares[i].black != 0) == is_black)
      g_string_append_printf (text, "%s%c%d", text->len > 0 ? ", " : "", 'a' + i % diagram->n_rows, diagram->n_rows - i / diagram->n_rows);
  return g_string_free (text, FALSE);
}

/* A sheet that goes on with a solution names its work again (53). */
static char *
format_continuation (const ZhDiagram  *diagram,
                     const ZhLanguage *language)
{
  g_autofree char *white = diagram != NULL ? find_kings (diagram, FALSE) : g_strdup ("");
  g_autofree char *black = diagram != NULL ? find_kings (diagram, TRUE) : g_strdup ("");

  if (*white == '\0' && *black == '\0')
    return g_strdup (zh_trc (language, "sheet of a work", "Continuation"));
  return g_strdup_printf (zh_tr (language, "Continuation; white king %1$s, black king %2$s"), *white != '\0' ? white : "–", *black != '\0' ? black : "–");
}

/* Proofs stand apart from the main solution (VI.5.6.4). */
static char *
format_solution (const ZhWorkRecord *work,
                 const ZhLanguage   *language)
{
  g_autofree char *solution = zh_work_dup_main_solution (work);
  g_autofree char *proofs = zh_work_dup_proofs (work);

  if (*proofs == '\0')
    return g_steal_pointer (&solution);
  return g_strdup_printf ("%s\n\n%s\n%s", solution, zh_trc (language, "sheet of a work", "Proof that the solution is the only one:"), proofs);
}

static Item *
make_item (const ZhReportRequest *request,
           const ZhWorkRecord    *work,
           gboolean               shows_author)
{
  Item            *item = g_new0 (Item, 1);
  g_autofree char *task = zh_work_format_task (work, request->language);
  g_autofree char *men = NULL;

  item->has_diagram = *work->position != '\0' && zh_work_init_diagram (&item->diagram, request->tournament, work->position);
  men = item->has_diagram ? zh_work_count_men (&item->diagram) : g_strdup ("");
  item->code = g_strdup (work->code);
  item->author = g_strdup (shows_author ? work->author : "");
  if (shows_author)
    item->source = g_strdup (*work->source != '\0' ? work->source : zh_tr (request->language, "Published for the first time"));
  else
    item->source = g_strdup ("");
  item->below = g_strdup_printf ("%s%s%s", men, *men != '\0' && *task != '\0' ? " · " : "", task);
  item->kings = format_continuation (item->has_diagram ? &item->diagram : NULL, request->language);
  item->solution = format_solution (work, request->language);
  return item;
}

static double
add_line (ZhFlow     *flow,
          const char *text,
          double      size_pt,
          gboolean    bold,
          double      x,
          double      y,
          double      width)
{
  const ZhTextStyle style = { size_pt, bold, 0 };

  return *text != '\0' ? zh_flow_add_paragraph (flow, &style, text, x, y, width, 0, MAX_LINES) : y;
}

/* The diagram at the left, what is known of the work beside it, and a line for the mark. */
static void
draw_booklet (ZhFlow       *flow,
              gconstpointer data)
{
  const Works *works = data;
  double       width = flow->width - DIAGRAM_PT - GAP_PT;

  for (guint i = 0; i < works->items->len; i++)
    {
      const Item *item = g_ptr_array_index (works->items, i);
      double      x = flow->left + DIAGRAM_PT + GAP_PT;
      double      text = 2 * CODE_PT + zh_work_measure_text (flow, item->below, TEXT_PT, width) + zh_work_measure_text (flow, item->solution, TEXT_PT, width);
      double      y;

      zh_flow_reserve (flow, MAX (DIAGRAM_PT, text) + 2 * GAP_PT);
      if (item->has_diagram)
        zh_flow_add_diagram (flow, &item->diagram, flow->left, flow->y, DIAGRAM_PT);
      y = add_line (flow, item->code, CODE_PT, TRUE, x, flow->y, width);
      y = add_line (flow, item->below, TEXT_PT, FALSE, x, y, width) + 4;
      y = add_line (flow, item->solution, TEXT_PT, FALSE, x, y, width);
      y = MAX (flow->y + DIAGRAM_PT, y + GAP_PT);
      add_line (flow, works->mark_label, SMALL_PT, FALSE, x, y - SMALL_PT - 4, width);
      zh_flow_add_line (flow, x, y, width, 0, 0.5, 0);
      flow->y = y + GAP_PT;
    }
}

/**
 * Sheet:
 * @n_begun: how many there are, with this one
 * @x: left edge of the text
 */
typedef struct
{
  gboolean is_small;
  int      n_begun;
  double   x;
  double   width;
} Sheet;

/* Two sheets of A5 to an A4, cut through in the middle (53); or one of 30 × 21 cm with room for binding at the left
 * (VI.5.6.3). */
static void
begin_sheet (ZhFlow *flow,
             Sheet  *sheet)
{
  gboolean is_second = sheet->is_small && sheet->n_begun % 2 == 1;
  double   half;

  if (!is_second)
    zh_flow_begin_bare_page (flow);
  half = flow->pages->width_pt / 2;
  if (sheet->is_small && !is_second)
    zh_flow_add_cut (flow, half, 0, 0, flow->pages->height_pt);
  sheet->x = sheet->is_small ? (is_second ? half : 0) + A5_MARGIN_PT : BINDING_PT;
  sheet->width = sheet->is_small ? half - 2 * A5_MARGIN_PT : flow->pages->width_pt - BINDING_PT - A5_MARGIN_PT;
  sheet->n_begun++;
}

/* As many lines as there is room for below @y, @least where there is none. Returns: how many that were. */
static guint
add_lines (ZhFlow *flow,
           char  **lines,
           double  x,
           double  y,
           guint   least)
{
  double height = zh_ruler_get_line_height (flow->ruler, &solution_style);
  double ascent = zh_ruler_get_ascent (flow->ruler, &solution_style);
  guint  n = 0;

  for (; lines[n] != NULL && (n < least || y + height <= flow->pages->height_pt - A5_MARGIN_PT); n++, y += height)
    zh_flow_add_text (flow, &solution_style, lines[n], x, y + ascent, 0);
  return n;
}

/* The solution beside or below the diagram; what has no room there goes on with further sheets, a wide one in two
 * columns. */
static void
add_solution (ZhFlow     *flow,
              Sheet      *sheet,
              const Item *item,
              double      x,
              double      y,
              double      width)
{
  g_auto (GStrv) lines = *item->solution != '\0' ? zh_ruler_wrap (flow->ruler, &solution_style, item->solution, width, ZH_WORK_SOLUTION_MAX) : g_new0 (char *, 1);
  guint done = add_lines (flow, lines, x, y, 0);

  while (lines[done] != NULL)
    {
      begin_sheet (flow, sheet);
      y = add_line (flow, item->author, CODE_PT, TRUE, sheet->x, A5_MARGIN_PT, sheet->width);
      y = add_line (flow, item->kings, TEXT_PT, FALSE, sheet->x, y, sheet->width) + GAP_PT;
      done += add_lines (flow, lines + done, sheet->x, y, 1);
      if (!sheet->is_small)
        done += add_lines (flow, lines + done, x, y, 0);
    }
}

static void
draw_sheets (ZhFlow       *flow,
             gconstpointer data)
{
  const Works *works = data;
  Sheet        sheet = { .is_small = works->is_small };
  double       size = works->is_small ? A5_DIAGRAM_PT : A4_DIAGRAM_PT;

  for (guint i = 0; i < works->items->len; i++)
    {
      const Item *item = g_ptr_array_index (works->items, i);
      double      x;
      double      y;
      double      below;

      begin_sheet (flow, &sheet);
      x = sheet.x + (sheet.is_small ? 0 : size + 2 * GAP_PT);
      y = add_line (flow, item->author, CODE_PT, TRUE, sheet.x, A5_MARGIN_PT, sheet.width);
      y = add_line (flow, item->source, TEXT_PT, FALSE, sheet.x, y, sheet.width) + (sheet.is_small ? 6 : GAP_PT);
      if (item->has_diagram)
        zh_flow_add_diagram (flow, &item->diagram, sheet.x + (sheet.is_small ? (sheet.width - size) / 2 : 0), y, size);
      below = add_line (flow, item->below, TEXT_PT, TRUE, sheet.x, y + size + 6, sheet.is_small ? sheet.width : size);
      add_solution (flow, &sheet, item, x, sheet.is_small ? below + 4 : y, sheet.x + sheet.width - x);
    }
}

/* Files hold the same as a table. */
static void
fill_table (ZhReportTable    *table,
            const ZhLanguage *language,
            const GPtrArray  *records,
            const Works      *works,
            gboolean          shows_author)
{
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_WORK, ZH_COLUMN_KEY }, { ZH_COL_WORK_TASK }, { ZH_COL_WORK_POSITION }, { ZH_COL_WORK_SOLUTION });
  if (shows_author)
    ZH_REPORT_COLUMNS (table, language, { ZH_COL_WORK_AUTHOR }, { ZH_COL_WORK_ORIGINALITY });
  table->empty_text = g_strdup (zh_tr (language, "The contest has no works yet."));
  for (guint i = 0; i < works->items->len; i++)
    {
      const Item *item = g_ptr_array_index (works->items, i);

      zh_report_table_add_row (table);
      zh_report_table_set (table, 0, item->code);
      zh_report_table_set (table, 1, item->below);
      zh_report_table_set (table, 2, ((const ZhWorkRecord *) g_ptr_array_index (records, i))->position);
      zh_report_table_set (table, 3, item->solution);
      if (!shows_author)
        continue;
      zh_report_table_set (table, 4, item->author);
      zh_report_table_set (table, 5, item->source);
    }
}

static ZhReportDocument *
build (const ZhReportRequest *request,
       const char            *title,
       ZhLayoutFunc           layout,
       gboolean               is_sheet)
{
  const GPtrArray  *records = request->tournament->works;
  ZhReportDocument *document = zh_report_begin (request, g_strdup (title), ZH_REPORT_NO_RESULTS);
  Works            *works = g_new0 (Works, 1);

  works->items = g_ptr_array_new_with_free_func (item_free);
  works->is_small = zh_contest_has_small_sheets (request->ruleset);
  works->mark_label = g_strdup (zh_tr (request->language, "Mark and characteristic:"));
  for (guint i = 0; i < records->len; i++)
    g_ptr_array_add (works->items, make_item (request, g_ptr_array_index (records, i), is_sheet));
  if (is_sheet)
    document->orientation = ZH_ORIENTATION_LANDSCAPE;
  fill_table (zh_report_document_add_drawing (document, layout, works, works_free, is_sheet && records->len > 0), request->language, records, works, is_sheet);
  return document;
}

ZhReportDocument *
zh_report_build_contest_booklet (const ZhReportRequest *request,
                                 GError               **error)
{
  return build (request, zh_tr (request->language, "Works by code, for the judges"), draw_booklet, FALSE);
}

ZhReportDocument *
zh_report_build_contest_sheets (const ZhReportRequest *request,
                                GError               **error)
{
  return build (request, zh_tr (request->language, "Sheets of the works"), draw_sheets, TRUE);
}
