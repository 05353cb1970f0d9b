/* A disk that fails on purpose: it stands before the real one in SQLite's eyes. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * FaultKind:
 * @FAULT_FULL: no space left
 * @FAULT_IO: an error of the device; what it was about did not happen, but for a sync, of which
 *   nobody knows
 * @FAULT_SHORT: a write of half of what was asked for, then no space
 */
typedef enum
{
  FAULT_FULL,
  FAULT_IO,
  FAULT_SHORT,
  FAULT_N_KINDS,
} FaultKind;

/* Puts it before the default file system of SQLite, once per program. */
void fault_vfs_register (void);

/**
 * fault_vfs_arm:
 * @nth: which write, sync, cut, opening, deletion or growth of shared memory fails, from 1
 * @n_failing: how many fail from there on
 */
void fault_vfs_arm (guint     nth,
                    guint     n_failing,
                    FaultKind kind);

/**
 * fault_vfs_disarm:
 *
 * Everything works again.
 *
 * Returns: how many operations there were since it was armed
 */
guint fault_vfs_disarm (void);

G_END_DECLS
