/* The forms of a solving event: a round, and a work of one. */
#pragma once

#include "form-sheet.h"
#include "solving-record.h"

G_BEGIN_DECLS

/* Its day and minutes; a number that there is not yet adds a round. */
ZhFormSheet *zh_solving_round_sheet_new (GtkWindow                  *parent,
                                         ZhSession                  *session,
                                         const ZhSolvingRoundRecord *round);

/* Diagram, task, points of the lines and solution; number 0 adds a work to the round. */
ZhFormSheet *zh_work_sheet_new (GtkWindow          *parent,
                                ZhSession          *session,
                                const ZhWorkRecord *work);

/* What comes next in the preparation: the first round, or a work of the round that is worked on. */
ZhFormSheet *zh_solving_next_sheet_new (GtkWindow *parent,
                                        ZhSession *session);

G_END_DECLS
