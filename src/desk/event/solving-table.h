/* A solving event as a table of text: rounds, their works and the sheets that were handed in.
 *
 *   round,MINUTES[,DAY]                  without DAY the day of the round above it
 *   work,CODE[,POINTS][,annulled]        of the round above it
 *   sheet,ROUND,SOLVER,TIME[,MARK]…      marks in the order of the works
 *
 * TIME is minutes, h:mm or h:mm:ss; a mark may be the sum of those of its lines, "2+1.5", and is 0 where nothing
 * stands. Rows that begin with "#" are left out.
 */
#pragma once

#include "solving.h"

G_BEGIN_DECLS

#define ZH_SOLVING_MAX_SHEETS 20000

/**
 * zh_solving_table_parse:
 * @text: UTF-8, cells between commas, semicolons or tabs
 * @rules: what a work is worth that does not say it
 * @error: %ZH_ERROR_INPUT naming the line, what was expected and the remedy
 *
 * Returns: (transfer full): an event that zh_solving_check() has taken
 */
ZhSolvingEvent *zh_solving_table_parse (const char      *text,
                                        const ZhRuleset *rules,
                                        GError         **error);

G_END_DECLS
