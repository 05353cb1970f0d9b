/* The diagram of a work on paper. Private to this folder. */
#pragma once

#include "board-diagram.h"
#include "report-flow.h"
#include "tournament.h"

G_BEGIN_DECLS

/* A diagram as forms take it: a side may be left out. Returns: whether @position is one of the game. */
gboolean zh_work_init_diagram (ZhDiagram          *diagram,
                               const ZhTournament *tournament,
                               const char         *position);

/* Men of White and Black, "7 + 5"; (transfer full). */
char *zh_work_count_men (const ZhDiagram *diagram) G_GNUC_WARN_UNUSED_RESULT;

/* How high a paragraph of that size and width will be. */
double zh_work_measure_text (ZhFlow     *flow,
                             const char *text,
                             double      size_pt,
                             double      width);

G_END_DECLS
