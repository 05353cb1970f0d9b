/* The tournaments for which a rule of the event does not hold that is changed: asked about before, or told of
 * after a question that named them. */
#pragma once

#include "session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * zh_kept_notice_show:
 * @widget: a page of the window, under which toasts are shown
 * @key: (nullable): key of the rule that was just changed; %NULL for several
 *
 * Shows a dialog naming the tournaments that keep another setting of their own, and changes them too
 * where the arbiter says so; points already won only with a reason. Nothing where there is none.
 */
void zh_kept_notice_show (GtkWidget  *widget,
                          ZhSession  *session,
                          const char *key);

/**
 * zh_kept_notice_follow:
 * @widget: as for zh_kept_notice_show()
 * @key: key of the rule that was just changed
 *
 * Changes them without asking again; points already won only with a reason.
 */
void zh_kept_notice_follow (GtkWidget  *widget,
                            ZhSession  *session,
                            const char *key);

/**
 * ZhKeptAct:
 * @asker: who asked
 * @follows: whether the tournaments that were made before are to follow the rule
 */
typedef void (*ZhKeptAct) (GtkWidget *asker,
                           gboolean   follows);

/**
 * zh_kept_notice_ask:
 * @asker: a widget of a window
 * @key: key of a rule that is about to change
 * @value: what it is to say
 * @act: changes it; called at once where there is nothing to ask, and not at all where nothing is to be done
 *
 * Asks for which tournaments the rule is to change.
 */
void zh_kept_notice_ask (GtkWidget  *asker,
                         ZhSession  *session,
                         const char *key,
                         const char *value,
                         ZhKeptAct   act);

G_END_DECLS
