/* A command that takes its time: how far it is, and how it runs beside the main loop.
 *
 * A desk belongs to the thread that opened it. For one long command it is lent to another:
 *
 *   zh_desk_lend (desk);                      here; other commands are refused from now on
 *   change = zh_desk_add_entries (desk, …);   there; nothing is told to anybody yet
 *   zh_desk_take_back (desk);                 here again; the new snapshot, and the watches
 */
#pragma once

#include "desk.h"
#include "progress.h"

G_BEGIN_DECLS

/**
 * zh_desk_set_progress:
 * @progress: (nullable): outlives the commands that follow; %NULL when nobody asks any more
 *
 * Whoever waits for a command that takes in many entries, teams, rounds or games is told how far
 * it is, and can stop it until it is stored; it fails with %ZH_ERROR_CANCELLED then, and nothing
 * was changed.
 */
void zh_desk_set_progress (ZhDesk           *self,
                           const ZhProgress *progress);

/**
 * zh_desk_lend:
 *
 * Called in the thread of the desk: until zh_desk_take_back() it may read what is there; it may read
 * the journal and close the desk, which wait for the other thread's command; commands are refused.
 */
void zh_desk_lend (ZhDesk *self);

/**
 * zh_desk_take_back:
 *
 * Called in the thread of the desk when the other one is done with it: brings out the snapshot
 * the command made, and calls the watches.
 */
void zh_desk_take_back (ZhDesk *self);

G_END_DECLS
