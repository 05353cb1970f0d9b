/* What is opened of a game by correspondence: its letters, and of something due the sheet on which that is done. */
#pragma once

#include "post-rows.h"
#include "session.h"

G_BEGIN_DECLS

/**
 * zh_post_acts_open_letters:
 * @parent: the window
 * @game: whose letters are shown
 *
 * Returns: (transfer none): the dialog, to be presented
 */
GtkWindow *zh_post_acts_open_letters (GtkWindow        *parent,
                                      ZhSession        *session,
                                      const ZhPostGame *game);

/**
 * zh_post_acts_open_due:
 * @parent: the window
 * @deadline: something due
 *
 * Presents what it is done on. A claim, an objection, a decision, a protest, material, an adjudication, an appeal, a record and
 * a game without moves for too long have sheets of their own, which begin with the side that it is due of; who has left by the
 * rules is asked about as any leaver is; a letter to be sent again and a query for the first move stand in the form of the
 * letters; for anything else the letters are shown.
 */
void zh_post_acts_open_due (GtkWindow            *parent,
                            ZhSession            *session,
                            const ZhPostDeadline *deadline);

G_END_DECLS
