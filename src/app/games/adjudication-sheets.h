/* The sheets of the end of a game by correspondence: its record, and of an unfinished game what a side claims, the decision of
 * the adjudicator and the appeal against it. */
#pragma once

#include "form-sheet.h"
#include "game-place.h"
#include "letter-event.h"

G_BEGIN_DECLS

/**
 * zh_assessment_sheet_new:
 * @place: a game without a result
 * @side: chosen at first
 *
 * Returns: (transfer none): the sheet, to be presented
 */
ZhFormSheet *zh_assessment_sheet_new (GtkWindow         *parent,
                                      ZhSession         *session,
                                      const ZhGamePlace *place,
                                      ZhLetterSide       side);

/* The decision, with what both sides claim; of a game that was decided, on an appeal; (transfer none). */
ZhFormSheet *zh_adjudication_sheet_new (GtkWindow         *parent,
                                        ZhSession         *session,
                                        const ZhGamePlace *place);

/* An appeal against the last adjudication, at first of @side; (transfer none). */
ZhFormSheet *zh_appeal_sheet_new (GtkWindow         *parent,
                                  ZhSession         *session,
                                  const ZhGamePlace *place,
                                  ZhLetterSide       side);

/* That the record of a game came, at first from @side; (transfer none). */
ZhFormSheet *zh_record_sheet_new (GtkWindow         *parent,
                                  ZhSession         *session,
                                  const ZhGamePlace *place,
                                  ZhLetterSide       side);

G_END_DECLS
