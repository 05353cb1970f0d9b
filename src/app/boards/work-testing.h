/* Tests a work beside the main loop, and tells what was found. */
#pragma once

#include <gtk/gtk.h>

#include "session.h"
#include "solving-record.h"

G_BEGIN_DECLS

/**
 * zh_work_testing_start:
 * @widget: over whose window the answer comes up
 * @session: with the event of @work looked at
 * @work: of the competition that @session holds this moment
 *
 * What the engines and the rules say of it, before it is laid before the solvers. Whoever does not want to wait
 * stops it by Cancel, and is told what was found until then.
 */
void zh_work_testing_start (GtkWidget          *widget,
                            ZhSession          *session,
                            const ZhWorkRecord *work);

G_END_DECLS
