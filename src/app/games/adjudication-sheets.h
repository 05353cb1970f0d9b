/* The sheets of the end of a game by correspondence: its record, and of an unfinished game what a side claims, the decision of
 * the adjudicator and the appeal against it. */
#pragma once

#include "form-sheet.h"
#include "game-place.h"

G_BEGIN_DECLS

/**
 * zh_assessment_sheet_new:
 * @place: a game without a result
 *
 * Returns: (transfer none): the sheet, to be presented
 */
ZhFormSheet *zh_assessment_sheet_new (GtkWindow         *parent,
                                      ZhSession         *session,
                                      const ZhGamePlace *place);

/* The decision, with what both sides claim; of a game that was decided, on an appeal; (transfer none). */
ZhFormSheet *zh_adjudication_sheet_new (GtkWindow         *parent,
                                        ZhSession         *session,
                                        const ZhGamePlace *place);

/* An appeal against the last adjudication; (transfer none). */
ZhFormSheet *zh_appeal_sheet_new (GtkWindow         *parent,
                                  ZhSession         *session,
                                  const ZhGamePlace *place);

/* That the record of a game came; (transfer none). */
ZhFormSheet *zh_record_sheet_new (GtkWindow         *parent,
                                  ZhSession         *session,
                                  const ZhGamePlace *place);

G_END_DECLS
