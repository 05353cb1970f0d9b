/* The works of a round: as the solvers get them, and with their solutions, shown when the round is over (51.1). */
#include "config.h"

#include <glib/gi18n.h>

#include "report-builders.h"
#include "report-context.h"
#include "report-flow.h"
#include "solving-round.h"
#include "work-diagram.h"

#define GAP_PT 14.0
#define TEXT_PT 10.0
#define CODE_PT 13.0
#define MAX_LINES 80
#define KEY_DIAGRAM_PT 150.0

/**
 * Item:
 * @count: men of White and Black: "7 + 5"
 * @about: author and source, with the solutions alone
 */
typedef struct
{
  gboolean  has_diagram;
  ZhDiagram diagram;
  char     *code;
  char     *count;
  char     *task;
  char     *points;
  char     *about;
  char     *solution;
} Item;

typedef struct
{
  GPtrArray *items;
  gboolean   with_solutions;
} Works;

static void
item_free (gpointer data)
{
  Item *self = data;

  g_free (self->code);
  g_free (self->count);
  g_free (self->task);
  g_free (self->points);
  g_free (self->about);
  g_free (self->solution);
  g_free (self);
}

static void
works_free (gpointer data)
{
  Works *self = data;

  g_ptr_array_unref (self->items);
  g_free (self);
}

/* "5: 2+1.5+1.5", as people write points. */
static char *
format_points (const GArray     *lines,
               const ZhLanguage *language)
{
  g_autoptr (GString) parts = g_string_new (NULL);
  g_autofree char *all = NULL;
  ZhPoints         sum = 0;

  for (guint i = 0; lines != NULL && i < lines->len; i++)
    {
      g_autofree char *text = zh_points_format_half (g_array_index (lines, ZhPoints, i), language);

      g_string_append_printf (parts, "%s%s", i > 0 ? " + " : "", text);
      sum += g_array_index (lines, ZhPoints, i);
    }
  all = zh_points_format_half (sum, language);
  if (lines == NULL || lines->len < 2)
    return g_steal_pointer (&all);
  return g_strdup_printf ("%s = %s", all, parts->str);
}

static char *
format_about (const ZhWorkRecord *work)
{
  const char *parts[] = { work->author, work->source };
  GString    *text = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    if (*parts[i] != '\0')
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", parts[i]);
  return g_string_free (text, FALSE);
}

static Item *
make_item (const ZhReportRequest *request,
           const ZhWorkRecord    *work)
{
  ZhPoints usual = zh_solving_rules_of_tournament (request->tournament, NULL).work_points;
  g_autoptr (GArray) lines = zh_work_record_read_lines (work, usual);
  Item *item = g_new0 (Item, 1);

  item->has_diagram = *work->position != '\0' && zh_work_init_diagram (&item->diagram, request->tournament, work->position);
  item->code = g_strdup (work->code);
  item->count = item->has_diagram ? zh_work_count_men (&item->diagram) : g_strdup ("");
  item->task = zh_work_format_task (work, request->language);
  item->points = format_points (lines, request->language);
  item->about = format_about (work);
  item->solution = work->annulled ? g_strdup (zh_tr (request->language, "Annulled: it has no solution")) : g_strdup (work->solution);
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

static char *
join_below (const Item       *item,
            const ZhLanguage *language)
{
  g_autofree char *worth = g_strdup_printf (zh_tr (language, "points: %s"), item->points);

  return g_strdup_printf ("%s%s%s", item->count, *item->count != '\0' ? " · " : "", worth);
}

/* Two diagrams side by side, six on a sheet. */
static void
draw_booklet (ZhFlow      *flow,
              const Works *works)
{
  double width = (flow->width - GAP_PT) / 2;
  double size = MIN (width, (flow->bottom - flow->top) / 3 - 4 * TEXT_PT - 2 * GAP_PT);

  for (guint i = 0; i < works->items->len; i++)
    {
      const Item      *item = g_ptr_array_index (works->items, i);
      g_autofree char *below = join_below (item, flow->document->language);
      double           x = flow->left + (i % 2) * (width + GAP_PT);
      double           y;

      if (i % 2 == 0)
        zh_flow_reserve (flow, size + CODE_PT + 4 * TEXT_PT + GAP_PT);
      y = add_line (flow, item->code, CODE_PT, TRUE, x, flow->y, width) + 3;
      if (item->has_diagram)
        zh_flow_add_diagram (flow, &item->diagram, x, y, size);
      y = add_line (flow, item->task, TEXT_PT, FALSE, x, y + size + 3, width);
      add_line (flow, below, TEXT_PT, FALSE, x, y, width);
      if (i % 2 == 1 || i + 1 == works->items->len)
        flow->y += size + CODE_PT + 4 * TEXT_PT + GAP_PT;
    }
}

/* The diagram at the left, what is known of the work beside it. */
static void
draw_key (ZhFlow      *flow,
          const Works *works)
{
  double width = flow->width - KEY_DIAGRAM_PT - GAP_PT;

  for (guint i = 0; i < works->items->len; i++)
    {
      const Item      *item = g_ptr_array_index (works->items, i);
      g_autofree char *below = join_below (item, flow->document->language);
      const char      *texts[] = { item->about, item->task, below, item->solution };
      double           x = flow->left + KEY_DIAGRAM_PT + GAP_PT;
      double           height = 2 * CODE_PT;
      double           y;

      for (gsize k = 0; k < G_N_ELEMENTS (texts); k++)
        height += zh_work_measure_text (flow, texts[k], TEXT_PT, width);
      zh_flow_reserve (flow, MAX (KEY_DIAGRAM_PT, height) + GAP_PT);
      if (item->has_diagram)
        zh_flow_add_diagram (flow, &item->diagram, flow->left, flow->y, KEY_DIAGRAM_PT);
      y = add_line (flow, item->code, CODE_PT, TRUE, x, flow->y, width);
      y = add_line (flow, item->about, TEXT_PT, FALSE, x, y, width);
      y = add_line (flow, item->task, TEXT_PT, FALSE, x, y, width);
      y = add_line (flow, below, TEXT_PT, FALSE, x, y, width) + 4;
      y = add_line (flow, item->solution, TEXT_PT, FALSE, x, y, width);
      flow->y = MAX (flow->y + KEY_DIAGRAM_PT, y) + GAP_PT;
    }
}

static void
layout (ZhFlow       *flow,
        gconstpointer data)
{
  const Works *works = data;

  flow->y += 6;
  if (works->with_solutions)
    draw_key (flow, works);
  else
    draw_booklet (flow, works);
}

/* Files hold the same as a table. */
static void
fill_table (ZhReportTable         *table,
            const ZhReportRequest *request,
            const GPtrArray       *records,
            const Works           *works)
{
  const ZhLanguage *language = request->language;

  ZH_REPORT_COLUMNS (table, language, { ZH_COL_WORK, ZH_COLUMN_KEY }, { ZH_COL_WORK_TASK }, { ZH_COL_WORK_POSITION }, { ZH_COL_WORK_LINES });
  if (works->with_solutions)
    ZH_REPORT_COLUMNS (table, language, { ZH_COL_WORK_AUTHOR }, { ZH_COL_WORK_SOLUTION });
  table->empty_text = g_strdup (zh_tr (language, "The round has no works yet."));
  for (guint i = 0; i < works->items->len; i++)
    {
      const Item *item = g_ptr_array_index (works->items, i);

      zh_report_table_add_row (table);
      zh_report_table_set (table, 0, item->code);
      zh_report_table_set (table, 1, item->task);
      zh_report_table_set (table, 2, ((const ZhWorkRecord *) g_ptr_array_index (records, i))->position);
      zh_report_table_set (table, 3, item->points);
      if (!works->with_solutions)
        continue;
      zh_report_table_set (table, 4, item->about);
      zh_report_table_set (table, 5, item->solution);
    }
}

static ZhReportDocument *
build (const ZhReportRequest *request,
       const char            *title,
       const char            *only_title,
       gboolean               with_solutions,
       GError               **error)
{
  const ZhSolvingRoundRecord *round = zh_report_find_solving_round (request, error);
  g_autoptr (GPtrArray) records = round != NULL ? zh_solving_list_works (request->tournament->works, round->number) : NULL;
  ZhReportDocument *document;
  Works            *works;

  if (round == NULL)
    return NULL;
  works = g_new0 (Works, 1);
  works->with_solutions = with_solutions;
  works->items = g_ptr_array_new_with_free_func (item_free);
  for (guint i = 0; i < records->len; i++)
    g_ptr_array_add (works->items, make_item (request, g_ptr_array_index (records, i)));
  document = zh_report_begin (request, zh_report_title_of_round (request, round, title, only_title), ZH_REPORT_NO_RESULTS);
  if (!with_solutions)
    {
      g_autofree char *time = g_strdup_printf (zh_trn (request->language, "Time: %d minute", "Time: %d minutes", (gulong) round->minutes), round->minutes);

      zh_report_document_add_note (document, time);
    }
  fill_table (zh_report_document_add_drawing (document, layout, works, works_free, FALSE), request, records, works);
  return document;
}

ZhReportDocument *
zh_report_build_solving_booklet (const ZhReportRequest *request,
                                 GError               **error)
{
  return build (request, zh_tr (request->language, "Works of round %d"), zh_tr (request->language, "Works for the solvers"), FALSE, error);
}

ZhReportDocument *
zh_report_build_solving_key (const ZhReportRequest *request,
                             GError               **error)
{
  return build (request, zh_tr (request->language, "Solutions of round %d"), zh_tr (request->language, "Solutions of the works"), TRUE, error);
}
