/* Whether somebody may do something: the one place that says so. Every act asks before it begins, undo and
 * redo for the right of the act that they return; today everything is granted to everybody.
 */
#pragma once

#include "desk.h"
#include "registry.h"

G_BEGIN_DECLS

/**
 * ZhDeskGrant:
 * @user: who acts, "" for nobody in particular
 * @right: what is asked for; never #ZH_RIGHT_OF_TARGET
 * @command: what is to be done
 *
 * Returns: whether @user has the right
 */
typedef gboolean (*ZhDeskGrant) (const char      *user,
                                 ZhRight          right,
                                 const ZhCommand *command,
                                 gpointer         user_data);

/**
 * zh_right_get_label:
 *
 * Returns: (transfer none): what it is called in @language
 */
const char *zh_right_get_label (ZhRight           right,
                                const ZhLanguage *language);

/**
 * zh_desk_check_right:
 * @command: what the user of the desk is to do
 * @right: what it needs: that of its row, or of the act that it returns. #ZH_RIGHT_OF_TARGET asks nothing:
 *   whoever knows the target asks for its right
 * @error: %ZH_ERROR_REFUSED, naming the command and the right
 *
 * Returns: whether the right is granted; %FALSE with @error
 */
gboolean zh_desk_check_right (const ZhDesk    *self,
                              const ZhCommand *command,
                              ZhRight          right,
                              GError         **error);

G_END_DECLS
