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
 * A claim, an objection, a decision, material, an adjudication, an appeal and a record have sheets of their own, which begin with
 * the side that it is due of; a letter to be sent again and a query for the first move stand in the form of the letters; for
 * anything else the letters are shown.
 *
 * Returns: (transfer none): the window, to be presented
 */
GtkWindow *zh_post_acts_open_due (GtkWindow            *parent,
                                  ZhSession            *session,
                                  const ZhPostDeadline *deadline);

G_END_DECLS
