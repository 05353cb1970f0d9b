#include "config.h"

#include "work-diagram.h"

#include "report-positions.h"
#include "work-position.h"

gboolean
zh_work_init_diagram (ZhDiagram          *diagram,
                      const ZhTournament *tournament,
                      const char         *position)
{
  ZhChessPosition chess;

  if (tournament->sport != ZH_SPORT_CHESS)
    return zh_report_init_diagram (diagram, tournament->sport, position);
  if (!zh_work_parse_chess (position, &chess, NULL))
    return FALSE;
  zh_diagram_init_chess (diagram, &chess);
  return TRUE;
}

char *
zh_work_count_men (const ZhDiagram *diagram)
{
  int n[2] = { 0, 0 };

  for (int i = 0; i < diagram->n_rows * diagram->n_rows; i++)
    if (diagram->squares[i].unit != ZH_DIAGRAM_EMPTY)
      n[diagram->squares[i].black ? 1 : 0]++;
  return g_strdup_printf ("%d + %d", n[0], n[1]);
}

double
zh_work_measure_text (ZhFlow     *flow,
                      const char *text,
                      double      size_pt,
                      double      width)
{
  const ZhTextStyle style = { size_pt, FALSE, 0 };
  g_auto (GStrv) lines = *text != '\0' ? zh_ruler_wrap (flow->ruler, &style, text, width, ZH_WORK_SOLUTION_MAX) : NULL;

  return lines != NULL ? g_strv_length (lines) * zh_ruler_get_line_height (flow->ruler, &style) : 0;
}
