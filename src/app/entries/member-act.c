#include "config.h"

#include "member-act.h"

#include <glib/gi18n.h>

#include "desk-members.h"
#include "feedback.h"
#include "form-sheet.h"

/* What the sheet holds while it asks. */
typedef struct
{
  ZhMemberAct *act;
  AdwEntryRow *reason;
} Question;

ZhMemberAct *
zh_member_act_new (ZhMemberActKind kind,
                   gint64          entry_id)
{
  ZhMemberAct *self = g_new0 (ZhMemberAct, 1);

  self->kind = kind;
  self->entry_id = entry_id;
  self->members = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_member_free);
  self->order = g_array_new (FALSE, FALSE, sizeof (gint64));
  return self;
}

void
zh_member_act_free (ZhMemberAct *self)
{
  g_ptr_array_unref (self->members);
  g_array_unref (self->order);
  g_free (self);
}

static ZhChange *
perform (const ZhMemberAct *self,
         ZhDesk            *desk,
         const char        *reason,
         GError           **error)
{
  switch (self->kind)
    {
    case ZH_MEMBER_ACT_ADD:
      return zh_desk_add_members (desk, self->entry_id, self->members, reason, error);
    case ZH_MEMBER_ACT_EDIT:
      return zh_desk_edit_member (desk, g_ptr_array_index (self->members, 0), reason, error);
    case ZH_MEMBER_ACT_REMOVE:
      return zh_desk_remove_member (desk, g_array_index (self->order, gint64, 0), reason, error);
    case ZH_MEMBER_ACT_ORDER:
      return zh_desk_order_members (desk, self->entry_id, (const gint64 *) self->order->data, self->order->len, reason, error);
    }
  g_assert_not_reached ();
}

static ZhChange *
apply (ZhFormSheet *sheet,
       gpointer     data,
       GError     **error)
{
  Question *question = data;

  return perform (question->act, zh_session_get_desk (zh_form_sheet_get_session (sheet)), zh_form_get_text (question->reason), error);
}

static void
question_free (gpointer data)
{
  Question *question = data;

  zh_member_act_free (question->act);
  g_free (question);
}

/* Personal data never need a reason; who plays, and in which order, may. */
static gboolean
changes_team (const ZhMemberAct  *self,
              const ZhTournament *tournament)
{
  const ZhMember *next = self->kind == ZH_MEMBER_ACT_EDIT ? g_ptr_array_index (self->members, 0) : NULL;
  const ZhMember *old = next != NULL ? zh_tournament_find_member (tournament, next->id) : NULL;

  return next == NULL || old == NULL || next->reserve != old->reserve;
}

static void
ask (ZhMemberAct *self,
     GtkWidget   *widget,
     ZhSession   *session,
     const char  *why)
{
  ZhFormSheet *sheet = zh_form_sheet_new (GTK_WINDOW (gtk_widget_get_root (widget)), session, _ ("Change of a Team"), _ ("C_hange"));
  Question    *question = g_new0 (Question, 1);

  question->act = self;
  question->reason = zh_form_sheet_add_entry (sheet, _ ("Reason"), "");
  zh_form_sheet_set_note (sheet, why);
  zh_form_sheet_set_apply (sheet, apply, NULL, question, question_free);
  gtk_widget_grab_focus (GTK_WIDGET (question->reason));
  gtk_window_present (GTK_WINDOW (sheet));
}

gboolean
zh_member_act_do (ZhMemberAct *self,
                  GtkWidget   *widget,
                  ZhSession   *session)
{
  const ZhTournament *tournament = zh_session_get_tournament (session);
  g_autofree char    *why = changes_team (self, tournament) ? zh_desk_members_need_reason (zh_session_get_competition (session), tournament, self->entry_id) : NULL;
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  if (why != NULL)
    {
      ask (self, widget, session, why);
      return FALSE;
    }
  change = perform (self, zh_session_get_desk (session), NULL, &error);
  zh_member_act_free (self);
  return zh_feedback_act (widget, session, change, _ ("The team was not changed"), error);
}
