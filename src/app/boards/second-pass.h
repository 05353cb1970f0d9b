/* The second pass: the results of a round are read aloud and typed again. The same key confirms and goes on; another
 * one stops with a sound and a question.
 */
#pragma once

#include "boards-views.h"
#include "page.h"

G_BEGIN_DECLS

/**
 * zh_second_pass_enter:
 * @widget: from where messages show
 * @list: whose cursor is meant, and goes on to the next board to be read
 * @result: what was typed
 *
 * Returns: (transfer full) (nullable): what to say of it; %NULL where a question or a refusal says it
 */
char *zh_second_pass_enter (GtkWidget   *widget,
                            ZhSession   *session,
                            ZhBoardList *list,
                            ZhResult     result) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_second_pass_format_left:
 *
 * Returns: (transfer full): how many results of the round shown nobody has read a second time
 */
char *zh_second_pass_format_left (ZhSession *session) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_second_pass_new:
 *
 * Returns: (transfer full): the action "second-pass", whose state is whether the pass is on
 */
GSimpleAction *zh_second_pass_new (void);

/**
 * zh_second_pass_attach:
 * @page: wears the style class "second-pass" while it is on
 * @list: all of its boards are shown then, the first one to be read under the cursor
 * @views: get the keyboard
 * @status: says how many results are left
 *
 * Once; all outlive the action.
 */
void zh_second_pass_attach (GSimpleAction *self,
                            ZhPage        *page,
                            ZhBoardList   *list,
                            ZhBoardsViews *views,
                            GtkLabel      *status);

/* Whether the pass is on, and turning it on or off. */
gboolean zh_second_pass_is_on (GSimpleAction *self);
void     zh_second_pass_set (GSimpleAction *self,
                             gboolean       on);

G_END_DECLS
