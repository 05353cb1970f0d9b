/* Options of verbs that rule on something: seconds for the clocks, the side of a board, and the answer of the rules. */
#pragma once

#include "call.h"
#include "desk-incidents.h"

G_BEGIN_DECLS

/* The seconds of an option, %ZH_INCIDENT_TIME_AS_RULED where it is left out; %FALSE with @error. */
gboolean zh_ctl_read_seconds (const ZhCtlCall *call,
                              const char      *option,
                              int             *seconds,
                              GError         **error);

/**
 * zh_ctl_find_side:
 * @input: where it is: scope, round, board and game
 * @text: "white", "black", or as any entry is named
 * @error: %ZH_ERROR_INPUT
 *
 * Returns: the id of the entry; 0 with @error where there is none
 */
gint64 zh_ctl_find_side (const ZhTournament    *tournament,
                         const ZhIncidentInput *input,
                         const char            *text,
                         GError               **error);

/**
 * zh_ctl_print_answer:
 * @answer: (transfer full) (nullable): %NULL where the question was refused
 * @counts: of it
 *
 * Prints it in lines KEY=VALUE.
 *
 * Returns: the exit
 */
ZhCtlExit zh_ctl_print_answer (ZhIncidentAnswer       *answer,
                               const ZhIncidentCounts *counts);

G_END_DECLS
