/* The works of a contest on paper: by code for the judges, who see no author, and a sheet for each work as the rules
 * have it (53, VI.5.6.3, VI.6.5).
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

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
#define DIAGRAM_PT 170.0
#define LONG_TEXT 900

/* A sheet of half an A4 has such a board; one of its own a larger one. */
#define A5_DIAGRAM_PT 245.0
#define A4_DIAGRAM_PT 320.0
#define A5_MARGIN_PT (15 * MM_PT)
#define BINDING_PT (35 * MM_PT)

/**
 * Item:
 * @author: "" on what judges see
 * @below: men, task, twins
 */
typedef struct
{
  gboolean  has_diagram;
  ZhDiagram diagram;
  char     *code;
  char     *author;
  char     *source;
  char     *below;
  char     *solution;
} Item;

typedef struct
{
  GPtrArray *items;
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
  item->solution = g_strdup (work->solution);
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

  return *text != '\0' ? zh_flow_add_paragraph (flow, &style, text, x, y, width, 0, 60) : y;
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
      double      y;

      zh_flow_reserve (flow, DIAGRAM_PT + GAP_PT);
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

/* One sheet, with its own edges. */
static void
draw_sheet (ZhFlow     *flow,
            const Item *item,
            double      x,
            double      width,
            double      top,
            double      size)
{
  double text_pt = strlen (item->solution) > LONG_TEXT ? SMALL_PT : TEXT_PT;
  double y = add_line (flow, item->author, CODE_PT, TRUE, x, top, width);

  y = add_line (flow, item->source, TEXT_PT, FALSE, x, y, width) + 6;
  if (item->has_diagram)
    zh_flow_add_diagram (flow, &item->diagram, x + (width - size) / 2, y, size);
  y = add_line (flow, item->below, TEXT_PT, TRUE, x, y + size + 6, width) + 4;
  add_line (flow, item->solution, text_pt, FALSE, x, y, width);
}

/* Two sheets of A5 to an A4, cut through in the middle (53). */
static void
draw_halves (ZhFlow       *flow,
             gconstpointer data)
{
  const Works *works = data;

  for (guint i = 0; i < works->items->len; i++)
    {
      double half = flow->pages->width_pt / 2;

      if (i % 2 == 0)
        {
          zh_flow_begin_bare_page (flow);
          half = flow->pages->width_pt / 2;
          zh_flow_add_cut (flow, half, 0, 0, flow->pages->height_pt);
        }
      draw_sheet (flow, g_ptr_array_index (works->items, i), i % 2 * half + A5_MARGIN_PT, half - 2 * A5_MARGIN_PT, A5_MARGIN_PT, A5_DIAGRAM_PT);
    }
}

/* A sheet of 30 × 21 cm with room for binding at the left (VI.5.6.3): the diagram, and the solution beside it. */
static void
draw_wide (ZhFlow       *flow,
           gconstpointer data)
{
  const Works *works = data;

  for (guint i = 0; i < works->items->len; i++)
    {
      const Item *item = g_ptr_array_index (works->items, i);
      double      width;
      double      x = BINDING_PT + A4_DIAGRAM_PT + 2 * GAP_PT;
      double      y;

      zh_flow_begin_bare_page (flow);
      width = flow->pages->width_pt - x - A5_MARGIN_PT;
      y = add_line (flow, item->author, CODE_PT, TRUE, BINDING_PT, A5_MARGIN_PT, flow->pages->width_pt - BINDING_PT - A5_MARGIN_PT);
      y = add_line (flow, item->source, TEXT_PT, FALSE, BINDING_PT, y, flow->pages->width_pt - BINDING_PT - A5_MARGIN_PT) + GAP_PT;
      if (item->has_diagram)
        zh_flow_add_diagram (flow, &item->diagram, BINDING_PT, y, A4_DIAGRAM_PT);
      add_line (flow, item->below, TEXT_PT, TRUE, BINDING_PT, y + A4_DIAGRAM_PT + 6, A4_DIAGRAM_PT);
      add_line (flow, item->solution, TEXT_PT, FALSE, x, y, width);
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
  return build (request, zh_tr (request->language, "Sheets of the works"), zh_contest_has_small_sheets (request->ruleset) ? draw_halves : draw_wide, TRUE);
}
