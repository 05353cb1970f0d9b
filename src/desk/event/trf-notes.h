/* What a report from outside says that this desk does not take, or would say otherwise. */
#pragma once

#include "competition.h"
#include "trf-file.h"

G_BEGIN_DECLS

/**
 * zh_desk_note_trf:
 * @file: about to be imported, its system chosen; notes are added to it
 * @competition: (nullable): where it goes; %NULL where a competition is made for it, which takes title, place
 *   and dates from it
 *
 * Notes what the file states about the event that the competition does not take from it, records of unknown
 * kind, settings that it does not state and what is taken for them, FIDE IDs that cannot be or that somebody has already, ranks that are not ours where the file names its
 * tie-breaks, and rounds of a Swiss that its rules pair otherwise.
 *
 * Returns: how many rounds those are: whoever imports is asked about them
 */
guint zh_desk_note_trf (ZhTrfFile           *file,
                        const ZhCompetition *competition);

G_END_DECLS
