/* Running the acts of a journal again, to see whether they do what it says: long work in a dialog with
 * Cancel, and an answer in words.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * zh_replay_check_start:
 * @widget: of the window that asks
 * @path: of the competition, which may be open
 *
 * Checks the file and, where it is in order, runs its acts again in memory, first as they are recorded, then
 * with what the desk found found once more; tells what came out.
 */
void zh_replay_check_start (GtkWidget  *widget,
                            const char *path);

G_END_DECLS
