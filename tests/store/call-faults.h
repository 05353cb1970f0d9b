/* SQLite that refuses on purpose: any call of the store to it may fail, where no damaged file and no full disk
 * would make it fail just there. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * call_faults_watch:
 * @most: how many calls of one kind are noted: those with one statement, or from one place in the program
 *
 * Begins to note the calls.
 */
void call_faults_watch (guint most);

/**
 * call_faults_list:
 *
 * Ends noting.
 *
 * Returns: (transfer full) (element-type guint): which calls, from 1, are worth a failure: the first of each kind
 */
GArray *call_faults_list (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * call_faults_arm:
 * @nth: which call from now on fails: nothing happens but that it says so
 * @code: what it says, as SQLITE_IOERR
 */
void call_faults_arm (guint nth,
                      int   code);

/**
 * call_faults_disarm:
 *
 * Everything works again.
 *
 * Returns: (transfer full) (nullable): which call failed; %NULL when it did not come to that
 */
char *call_faults_disarm (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
