/* The arguments of commands in the tables of tests. */
#pragma once

#include "desk.h"

G_BEGIN_DECLS

/**
 * act_json_write:
 * @json: with ' for "; $Open is the id of the tournament of that name, $Open.3 that of its entry with start number 3,
 *   $Open.3.p that of the person, $Teams.1.2 that of the second member of its first team, $chief that of the chief
 *   arbiter, $protest.2 that of the second protest, and so $incident.1, $outage.1, $screening.1
 *
 * What is not there ends the test.
 *
 * Returns: (transfer full): what the desk takes
 */
char *act_json_write (ZhDesk     *desk,
                      const char *json) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
