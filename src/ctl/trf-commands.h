/* What the commands on TRF files share. */
#pragma once

#include "pairing-system.h"
#include "trf-file.h"
#include "verb.h"

G_BEGIN_DECLS

/**
 * zh_ctl_read_trf:
 * @path: a path, or "-" for standard input
 *
 * Reads a TRF file; its notes go to stderr.
 *
 * Returns: (transfer full) (nullable): the file
 */
ZhTrfFile *zh_ctl_read_trf (const char *path,
                            GError    **error);

/**
 * zh_ctl_apply_scoring:
 * @file: changed where it does not state its scoring itself
 * @scoring: (nullable): "1" or "2"
 */
void zh_ctl_apply_scoring (ZhTrfFile  *file,
                           const char *scoring);

/* trf-generate.c: trf generate */
ZhCtlExit zh_ctl_trf_generate (ZhCtlCall *call,
                               GError   **error);

G_END_DECLS
