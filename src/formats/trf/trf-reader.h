/* Reads tournament report files, TRF16 with the engines' extensions and TRF26. */
#pragma once

#include "progress.h"
#include "trf-file.h"

G_BEGIN_DECLS

/**
 * zh_trf_read:
 * @text: UTF-8; lines may end in CR, LF or CRLF
 * @progress: (nullable)
 * @error: %ZH_ERROR_INPUT naming line, columns, what was expected and what to do;
 *   %ZH_ERROR_CANCELLED
 *
 * Both cells of a game are checked against each other. What can be completed or set right
 * without guessing at a result is, with a note; a contradiction refuses the file. The round
 * to pair is one more than the last in which anybody has an opponent or a U; a bye standing
 * in a later column is an announced absence.
 *
 * Returns: (transfer full): the file; %NULL with @error set
 */
ZhTrfFile *zh_trf_read (const char       *text,
                        const ZhProgress *progress,
                        GError          **error);

/**
 * zh_trf_is_report:
 * @text: UTF-8, the beginning or the whole of a file
 *
 * Looks at the first lines: most of them must begin with a code of the format, and among them
 * must be a player with his number in its columns, or several different records.
 *
 * Returns: whether the text is a tournament report, and not a list
 */
gboolean zh_trf_is_report (const char *text);

/* As zh_trf_is_report(), of a file in any encoding that zh_trf_read_bytes() takes. */
gboolean zh_trf_is_report_bytes (GBytes *bytes);

/**
 * zh_trf_read_bytes:
 * @bytes: the file: UTF-8, UTF-16, Latin-1 or Windows-1251
 *
 * As zh_trf_read().
 *
 * Returns: (transfer full): the file as it was read; %NULL with @error
 */
ZhTrfFile *zh_trf_read_bytes (GBytes           *bytes,
                              const ZhProgress *progress,
                              GError          **error);

G_END_DECLS
