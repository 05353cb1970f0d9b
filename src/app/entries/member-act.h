/* Acts on the members of a team that may need a reason: where the rules keep the teams as they
 * were, a sheet asks for it before anything is done.
 */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

/**
 * ZhMemberActKind:
 * @ZH_MEMBER_ACT_ADD: @members join the team
 * @ZH_MEMBER_ACT_EDIT: the first of @members replaces the one with his id
 * @ZH_MEMBER_ACT_REMOVE: the first of @order leaves it
 * @ZH_MEMBER_ACT_ORDER: @order is the new order
 */
typedef enum
{
  ZH_MEMBER_ACT_ADD,
  ZH_MEMBER_ACT_EDIT,
  ZH_MEMBER_ACT_REMOVE,
  ZH_MEMBER_ACT_ORDER,
} ZhMemberActKind;

/**
 * ZhMemberAct:
 * @entry_id: the team
 * @members: (nullable) (element-type ZhMember)
 * @order: (nullable) (element-type gint64): ids of members
 */
typedef struct
{
  ZhMemberActKind kind;
  gint64          entry_id;
  GPtrArray      *members;
  GArray         *order;
} ZhMemberAct;

/* An act on the team @entry_id, with nothing chosen yet; (transfer full). */
ZhMemberAct *zh_member_act_new (ZhMemberActKind kind,
                                gint64          entry_id);
void         zh_member_act_free (ZhMemberAct *self);

/**
 * zh_member_act_do:
 * @self: (transfer full)
 * @widget: a widget of the window
 *
 * Returns: whether it was done; %FALSE also where the sheet asks for a reason first
 */
gboolean zh_member_act_do (ZhMemberAct *self,
                           GtkWidget   *widget,
                           ZhSession   *session);

G_END_DECLS
