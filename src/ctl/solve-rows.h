/* Who stands where in a solving event, row by row: of a table and of a file alike. */
#pragma once

#include "solving.h"
#include "verb.h"

G_BEGIN_DECLS

/**
 * zh_ctl_print_solving:
 * @call: with --after-round, --day and --json
 * @n_held: up to which round those count where nobody says it
 * @error: %ZH_ERROR_USAGE where no round stands on that day
 *
 * Returns: whether they were printed
 */
gboolean zh_ctl_print_solving (const ZhCtlCall      *call,
                               const ZhSolvingEvent *event,
                               const ZhSolvingRules *rules,
                               int                   n_held,
                               GError              **error);

G_END_DECLS
