/* The inside of the commands about members: one team's members as they were and as they are to be.
 * Private to this folder. */
#pragma once

#include "desk-private.h"

G_BEGIN_DECLS

typedef struct
{
  ZhAct              *act;
  ZhAct              *own_act; /* @act where it is about this team alone, NULL where others share it */
  const ZhTournament *tournament;
  const ZhEntry      *team;
  GPtrArray          *old;  /* of ZhMember of the snapshot, in their order */
  GPtrArray          *next; /* the same as they are to be, copies of ours */
} ZhTeamAct;

void zh_team_act_clear (ZhTeamAct *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ZhTeamAct, zh_team_act_clear)

/* Begins an act about one team; %ZH_ERROR_REFUSED in a tournament of players. */
gboolean zh_team_act_begin (ZhTeamAct  *self,
                            ZhDesk     *desk,
                            const char *command,
                            gint64      entry_id,
                            GError    **error);

/* The same inside an act about several teams; @team need not be in the snapshot yet. */
void zh_team_act_open (ZhTeamAct          *self,
                       ZhAct              *act,
                       const ZhTournament *tournament,
                       const ZhEntry      *team);

/* Who plays changes: a reason is asked for where the rules keep the teams as they were. */
gboolean zh_team_act_check_reason (ZhTeamAct  *self,
                                   const char *reason,
                                   GError    **error);

/* Whether the person can be stored and the rating is within bounds; %FALSE with @error. */
gboolean zh_team_act_check_member (const ZhMember *member,
                                   GError        **error);

/* Takes in a new member, its person with it. */
gboolean zh_team_act_add_member (ZhTeamAct      *self,
                                 const ZhMember *given,
                                 GError        **error);

/* How many of @members are reserves. */
int zh_team_act_count_reserves (GPtrArray *members);

/* Lays the boards and writes the members whose place, reserve or rating differs. */
gboolean zh_team_act_write (ZhTeamAct *self,
                            GError   **error);

/* zh_team_act_write(), then the end of the act; (transfer full), NULL with @error. */
ZhChange *zh_team_act_commit (ZhTeamAct *self,
                              GError   **error);

G_END_DECLS
