#include "config.h"

#include "member-list.h"

#include <glib/gi18n.h>

#include "desk-entries.h"
#include "desk-members.h"
#include "feedback.h"
#include "list-reading.h"
#include "list-values.h"
#include "member-act.h"

struct _ZhMemberList
{
  ZhBin parent_instance;

  ZhSession *session;
  gint64     entry_id;
  gint64     selected_id; /* of the member under the cursor, 0 for none */
  gboolean   filling;

  GtkListBox  *list;
  GtkWidget   *hint;
  GtkWidget   *new_line;
  GtkEditable *new_name;
  GtkEditable *new_rating;
  AdwEntryRow *team_name;
  AdwEntryRow *captain;
};

G_DEFINE_FINAL_TYPE (ZhMemberList, zh_member_list, ZH_TYPE_BIN)

static const ZhTournament *
get_tournament (ZhMemberList *self)
{
  return self->session != NULL ? zh_session_get_tournament (self->session) : NULL;
}

/* Rows */

static GtkWidget *
make_label (const char *text,
            float       xalign,
            gboolean    expand)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_ellipsize (GTK_LABEL (label), expand ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_widget_set_hexpand (label, expand);
  if (!expand)
    gtk_widget_add_css_class (label, "numeric");
  return label;
}

static GtkWidget *
make_row (const ZhMember *member)
{
  GtkWidget       *row = gtk_list_box_row_new ();
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *name = zh_person_format_full_name (member->person);
  g_autofree char *board = member->reserve ? g_strdup_printf ("(%d)", member->board) : g_strdup_printf ("%d", member->board);
  g_autofree char *rating = member->rating > 0 ? g_strdup_printf ("%d", member->rating) : g_strdup ("");
  g_autofree char *said = g_strdup_printf (member->reserve ? _ ("Reserve %1$d, %2$s, rating %3$d") : _ ("Board %1$d, %2$s, rating %3$d"),
                                           member->board, name, member->rating);
  GtkWidget *number = make_label (board, 1, FALSE);

  gtk_label_set_width_chars (GTK_LABEL (number), 4);
  gtk_box_append (GTK_BOX (box), number);
  gtk_box_append (GTK_BOX (box), make_label (name, 0, TRUE));
  gtk_box_append (GTK_BOX (box), make_label (rating, 1, FALSE));
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  gtk_widget_set_margin_end (box, 10);
  gtk_widget_set_margin_start (box, 4);
  if (member->reserve)
    gtk_widget_add_css_class (box, "dim-label");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  g_object_set_data_full (G_OBJECT (row), "id", g_memdup2 (&member->id, sizeof member->id), g_free);
  return row;
}

static gboolean
has_focus_inside (ZhMemberList *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list));
}

/* The rows are made anew; the cursor stays on its member and keeps the keyboard. */
static void
fill_rows (ZhMemberList *self,
           GPtrArray    *members)
{
  gboolean   focused = has_focus_inside (self);
  GtkWidget *chosen = NULL;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, child);
  for (guint i = 0; i < members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (members, i);
      GtkWidget      *row = make_row (member);

      gtk_list_box_append (self->list, row);
      if (member->id == self->selected_id)
        chosen = row;
    }
  if (chosen == NULL)
    self->selected_id = 0;
  gtk_list_box_select_row (self->list, GTK_LIST_BOX_ROW (chosen));
  if (focused)
    gtk_widget_grab_focus (chosen != NULL ? chosen : GTK_WIDGET (self->new_name));
}

static void
row_selected_cb (ZhMemberList  *self,
                 GtkListBoxRow *row)
{
  if (self->filling)
    return;
  self->selected_id = row != NULL ? *(gint64 *) g_object_get_data (G_OBJECT (row), "id") : 0;
  g_signal_emit_by_name (self, "selected");
}

/* Acts */

static gboolean
can_act (ZhMemberList *self)
{
  return zh_member_list_get_selected (self) != NULL && zh_session_is_writable (self->session);
}

static gboolean
move_member (GtkWidget *widget,
             GVariant  *arguments,
             gpointer   user_data)
{
  ZhMemberList *self = ZH_MEMBER_LIST (widget);
  g_autoptr (GPtrArray) members = NULL;
  ZhMemberAct *act;
  guint        at = 0;
  int          to;

  if (!can_act (self) || !has_focus_inside (self))
    return FALSE;
  members = zh_tournament_list_members (get_tournament (self), self->entry_id);
  g_ptr_array_find (members, zh_member_list_get_selected (self), &at);
  to = (int) at + g_variant_get_int32 (arguments);
  if (to < 0 || to >= (int) members->len)
    return TRUE;
  g_ptr_array_insert (members, to, g_ptr_array_steal_index (members, at));
  act = zh_member_act_new (ZH_MEMBER_ACT_ORDER, self->entry_id);
  for (guint i = 0; i < members->len; i++)
    g_array_append_val (act->order, ((const ZhMember *) g_ptr_array_index (members, i))->id);
  zh_member_act_do (act, widget, self->session);
  return TRUE;
}

static gboolean
toggle_reserve (GtkWidget *widget,
                GVariant  *arguments,
                gpointer   user_data)
{
  ZhMemberList *self = ZH_MEMBER_LIST (widget);
  ZhMemberAct  *act;
  ZhMember     *next;

  if (!can_act (self) || !has_focus_inside (self))
    return FALSE;
  act = zh_member_act_new (ZH_MEMBER_ACT_EDIT, self->entry_id);
  next = zh_member_new ();
  *next = *zh_member_list_get_selected (self);
  zh_person_ref (next->person);
  next->reserve = !next->reserve;
  g_ptr_array_add (act->members, next);
  zh_member_act_do (act, widget, self->session);
  return TRUE;
}

static gboolean
remove_member (GtkWidget *widget,
               GVariant  *arguments,
               gpointer   user_data)
{
  ZhMemberList *self = ZH_MEMBER_LIST (widget);
  ZhMemberAct  *act;

  if (!can_act (self) || !has_focus_inside (self))
    return FALSE;
  act = zh_member_act_new (ZH_MEMBER_ACT_REMOVE, self->entry_id);
  g_array_append_val (act->order, self->selected_id);
  zh_member_act_do (act, widget, self->session);
  return TRUE;
}

/* "2100" or nothing. */
static gboolean
read_rating (ZhMemberList *self,
             int          *rating)
{
  g_autoptr (GError) error = NULL;

  if (zh_rating_parse (gtk_editable_get_text (self->new_rating), gtk_editable_get_text (self->new_name), rating, &error))
    return TRUE;
  zh_feedback_toast (GTK_WIDGET (self), error->message, NULL, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->new_rating));
  return FALSE;
}

static void
add_new_member (ZhMemberList *self)
{
  ZhMemberAct *act = zh_member_act_new (ZH_MEMBER_ACT_ADD, self->entry_id);
  ZhMember    *member = zh_member_new ();
  g_autoptr (GArray) known = NULL;

  g_ptr_array_add (act->members, member);
  member->person = zh_person_new ();
  if (!zh_list_split_name (gtk_editable_get_text (self->new_name), member->person))
    zh_feedback_toast (GTK_WIDGET (self), _ ("The name is empty; type surname, given name and patronymic"), NULL, NULL);
  else if (read_rating (self, &member->person->rating))
    {
      known = zh_tournament_find_member_duplicates (get_tournament (self), act->members, NULL, NULL);
      if (zh_member_act_do (act, GTK_WIDGET (self), self->session) && known->len > 0)
        zh_feedback_toast (GTK_WIDGET (self), _ ("Somebody with this name is in a team already; look at both"), _ ("_Undo"), "win.undo");
      gtk_editable_set_text (self->new_name, "");
      gtk_editable_set_text (self->new_rating, "");
      gtk_widget_grab_focus (GTK_WIDGET (self->new_name));
      return;
    }
  zh_member_act_free (act);
}

static void
captain_applied_cb (ZhMemberList *self)
{
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_set_captain (zh_session_get_desk (self->session), self->entry_id,
                                          gtk_editable_get_text (GTK_EDITABLE (self->captain)), &error);

  zh_feedback_act (GTK_WIDGET (self), self->session, change, _ ("The captain was not set"), error);
}

static void
name_applied_cb (ZhMemberList *self)
{
  const ZhEntry *old = zh_tournament_find_entry (get_tournament (self), self->entry_id);
  g_autoptr (ZhEntry) entry = old != NULL ? zh_entry_copy (old) : NULL;
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  if (entry == NULL)
    return;
  zh_person_set_string (&entry->team_name, gtk_editable_get_text (GTK_EDITABLE (self->team_name)));
  change = zh_desk_edit_entry (zh_session_get_desk (self->session), entry, &error);
  zh_feedback_act (GTK_WIDGET (self), self->session, change, _ ("The team was not changed"), error);
}

/* A list from the clipboard */

static void
list_accepted_cb (ZhMemberList *self,
                  GPtrArray    *entries)
{
  ZhMemberAct *act = zh_member_act_new (ZH_MEMBER_ACT_ADD, self->entry_id);

  for (guint i = 0; i < entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (entries, i);
      ZhMember      *member = zh_member_new ();

      member->person = zh_person_ref (entry->person);
      member->rating = entry->rating;
      g_ptr_array_add (act->members, member);
    }
  zh_member_act_do (act, GTK_WIDGET (self), self->session);
}

static void
list_shown_cb (GtkWidget      *widget,
               ZhImportDialog *dialog)
{
  g_signal_connect_object (dialog, "accepted", G_CALLBACK (list_accepted_cb), widget, G_CONNECT_SWAPPED);
}

static void
pasted_cb (GObject      *clipboard,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (ZhMemberList) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, &error);
  g_autoptr (ZhTournament) players = NULL;

  if (get_tournament (self) == NULL)
    return;
  if (text == NULL || *g_strstrip (text) == '\0')
    {
      zh_feedback_toast (GTK_WIDGET (self), _ ("There is no text to paste; copy the list in a spreadsheet first"), NULL, NULL);
      return;
    }
  players = zh_tournament_dup_players (get_tournament (self));
  zh_list_reading_start (GTK_WIDGET (self), NULL, text, players, zh_session_get_competition (self->session)->start, list_shown_cb);
}

static gboolean
paste_members (GtkWidget *widget,
               GVariant  *arguments,
               gpointer   user_data)
{
  ZhMemberList *self = ZH_MEMBER_LIST (widget);

  if (self->session == NULL || !zh_session_is_writable (self->session))
    return FALSE;
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, pasted_cb, g_object_ref (self));
  return TRUE;
}

static void
add_keys (GtkWidgetClass *widget_class)
{
  static const guint reserve_keys[] = { GDK_KEY_r, GDK_KEY_Cyrillic_ka };
  static const guint paste_keys[] = { GDK_KEY_v, GDK_KEY_Cyrillic_em };

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Up, GDK_ALT_MASK, move_member, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Down, GDK_ALT_MASK, move_member, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Delete, 0, remove_member, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Delete, 0, remove_member, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (reserve_keys); i++)
    gtk_widget_class_add_binding (widget_class, reserve_keys[i], 0, toggle_reserve, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (paste_keys); i++)
    {
      gtk_widget_class_add_binding (widget_class, paste_keys[i], GDK_CONTROL_MASK, paste_members, NULL);
      gtk_widget_class_add_binding (widget_class, paste_keys[i], GDK_CONTROL_MASK | GDK_SHIFT_MASK, paste_members, NULL);
    }
}

static void
zh_member_list_class_init (ZhMemberListClass *class)
{
  ZH_DISPOSES (class, ZhMemberList, g_object_unref, session);
  ZH_SIGNAL (class, "selected", 0);
  ZH_TEMPLATE (class, ZhMemberList, "member-list", list, hint, new_line, new_name, new_rating, team_name,
               captain);
  ZH_TEMPLATE_CALLBACKS (class, row_selected_cb, add_new_member, captain_applied_cb, name_applied_cb);
  add_keys (GTK_WIDGET_CLASS (class));
}

static void
zh_member_list_init (ZhMemberList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

const ZhMember *
zh_member_list_get_selected (ZhMemberList *self)
{
  g_return_val_if_fail (ZH_IS_MEMBER_LIST (self), NULL);

  return get_tournament (self) != NULL && self->selected_id != 0 ? zh_tournament_find_member (get_tournament (self), self->selected_id) : NULL;
}

/* Setting an equal text would lose the cursor of somebody who is typing. */
static void
set_text (AdwEntryRow *row,
          const char  *text)
{
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (row)), text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (row), text);
}

void
zh_member_list_show (ZhMemberList *self,
                     ZhSession    *session,
                     gint64        entry_id)
{
  g_autoptr (GPtrArray) members = NULL;
  const ZhEntry *entry;

  g_return_if_fail (ZH_IS_MEMBER_LIST (self));

  g_set_object (&self->session, session);
  if (self->entry_id != entry_id)
    self->selected_id = 0;
  self->entry_id = entry_id;
  members = zh_tournament_list_members (get_tournament (self), entry_id);
  entry = zh_tournament_find_entry (get_tournament (self), entry_id);
  self->filling = TRUE;
  fill_rows (self, members);
  set_text (self->captain, zh_tournament_get_captain (get_tournament (self), entry_id));
  set_text (self->team_name, entry != NULL ? entry->team_name : "");
  gtk_widget_set_visible (GTK_WIDGET (self->list), members->len > 0);
  gtk_widget_set_visible (self->hint, members->len > 0);
  self->filling = FALSE;
}
