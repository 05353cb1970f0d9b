/* Works as a list of text, one a line:
 *
 *   POSITION[;GENRE [MOVES][;POINTS[;AUTHOR[;SOLUTION]]]]
 *
 * POSITION is a FEN, of draughts as in PDN; GENRE and MOVES are those of a work ("helpmate 2.5"), POINTS those of its
 * lines ("2+1.5+1.5"). Tabs may stand for the semicolons. Lines that begin with "#" are left out.
 */
#pragma once

#include "solving-record.h"

G_BEGIN_DECLS

#define ZH_WORK_LIST_MAX_BYTES (ZH_SOLVING_MAX_WORKS * 2000)

/**
 * ZhListedWork:
 * @line: of the list, from 1
 * @work: without round and number
 */
typedef struct
{
  guint         line;
  ZhWorkRecord *work;
} ZhListedWork;

/**
 * zh_work_list_parse:
 * @text: UTF-8
 * @error: %ZH_ERROR_INPUT naming the line, what is wrong and the remedy
 *
 * What a position or points may be is not asked.
 *
 * Returns: (transfer full) (element-type ZhListedWork): at least one, at most %ZH_SOLVING_MAX_WORKS
 */
GPtrArray *zh_work_list_parse (const char *text,
                               GError    **error);

G_END_DECLS
