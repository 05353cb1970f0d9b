/* Taking a tournament in from a TRF file, in one act. */
#pragma once

#include "desk.h"
#include "progress.h"
#include "trf-file.h"

G_BEGIN_DECLS

/**
 * zh_desk_read_trf:
 * @bytes: as zh_trf_read_bytes() takes them
 * @progress: (nullable)
 *
 * Reads a file as zh_trf_read_bytes() does and leaves out of its order of tie-breaks those
 * that cannot be computed, with a note each: an order with an unknown code would leave the
 * tournament without standings.
 *
 * Returns: (transfer full): the file; %NULL with @error set
 */
ZhTrfFile *zh_desk_read_trf (GBytes           *bytes,
                             const ZhProgress *progress,
                             GError          **error);

/**
 * zh_desk_choose_trf_system:
 * @file: about to be imported
 *
 * A Swiss of a kind that is not paired here, such as FIDE_DUBOV, comes in with all its rounds; what is paired
 * from then on is paired by the Dutch system, and a note says so. Until then its own reports keep the kind that it
 * came with.
 */
void zh_desk_choose_trf_system (ZhTrfFile *file);

/**
 * zh_desk_take_trf_rounds:
 * @file: about to be checked or imported
 *
 * Reports for rating seldom say how many rounds there are (142, XXR), and without it no round is
 * the last, for which a Swiss has rules of its own. Where all games of the file have a result and
 * nothing announces another round, its rounds are all of them, and a note says so. A tournament
 * that is to be paired on must not be passed here.
 */
void zh_desk_take_trf_rounds (ZhTrfFile *file);

/**
 * zh_desk_import_trf:
 * @file: as read; its notes say what was adjusted
 * @name: (nullable): of the new tournament; the file's title when %NULL
 * @settings: (nullable): what the file is silent about (system, scoring, tie-breaks …); the
 *   file's own defaults when %NULL
 * @id: (out) (optional): id of the new tournament
 * @error: see desk.h
 *
 * Adds a tournament with all its entries, rounds and results. Rounds in which every game
 * has a result come in closed.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_import_trf (ZhDesk             *self,
                              const ZhTrfFile    *file,
                              const char         *name,
                              const ZhTournament *settings,
                              gint64             *id,
                              GError            **error);

G_END_DECLS
