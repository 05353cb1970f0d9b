/* What holds of every command when clock and chance are the test's own. */
#pragma once

#include "desk-fixture.h"

G_BEGIN_DECLS

/**
 * PinnedFunc:
 * @data: of the caller
 *
 * Does something with a fresh competition.
 */
typedef void (*PinnedFunc) (Fixture      *fixture,
                            gconstpointer data);

/* With a clock that says something else each time it is asked: every time in a row, and every time
 * in the arguments of an act, is that of an entry of the journal. */
void pinned_check_times (PinnedFunc    func,
                         gconstpointer data);

/* With the same clock, chance and actor the same is written to the byte: rows, journal, and what the
 * file says of both. */
void pinned_check_same (PinnedFunc    func,
                        gconstpointer data);

/* Refused commands between the acts leave no trace: the file is the same to the byte, and the journal
 * gives out id after id without a gap. */
void pinned_check_ids (PinnedFunc    func,
                       gconstpointer data);

G_END_DECLS
