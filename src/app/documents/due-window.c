#include "config.h"

#include "due-window.h"

#include <glib/gi18n.h>

#include "desk-duties.h"
#include "duties.h"
#include "errors.h"
#include "feedback.h"
#include "record-table.h"
#include "ruleset-defaults.h"
#include "typed-texts.h"
#include "widget.h"

struct _ZhDueWindow
{
  AdwWindow parent_instance;

  ZhSession *session;
  GtkWidget *parent; /* weak: shows what was done */
  gint64     tournament_id;
  GPtrArray *duties; /* (element-type ZhDuty) */

  ZhTypedTexts  *typed;
  ZhRecordTable *table;
  GtkWidget     *pane;
  GtkLabel      *duty;
  GtkLabel      *when;
  GtkEditable   *done;
  GtkEditable   *note;
  GtkEditable   *by;
};

G_DEFINE_FINAL_TYPE (ZhDueWindow, zh_due_window, ADW_TYPE_WINDOW)

static const ZhRecordColumn columns[] = {
  { ZH_COL_DUTY, 34, TRUE },
  { ZH_COL_DUE, 30 },
  { ZH_COL_ARTICLE, 14 },
};

static const ZhTournament *
get_tournament (ZhDueWindow *self)
{
  const ZhCompetition *competition = zh_session_get_competition (self->session);

  return competition != NULL ? zh_competition_find_tournament (competition, self->tournament_id) : NULL;
}

static ZhDate
get_today (ZhDueWindow *self)
{
  ZhDesk *desk = zh_session_get_desk (self->session);
  g_autoptr (GDateTime) now = desk != NULL ? g_date_time_new_from_unix_local (zh_desk_get_now (desk)) : g_date_time_new_now_local ();
  int year = 0;
  int month = 0;
  int day = 0;

  g_date_time_get_ymd (now, &year, &month, &day);
  return (ZhDate){ (short) year, (char) month, (char) day };
}

static const ZhDuty *
get_selected (ZhDueWindow *self)
{
  ZhRecord *record = self->duties != NULL ? zh_record_table_get_selected (self->table) : NULL;
  gint64    id = record != NULL ? zh_record_get_id (record) : 0;

  return id > 0 && id <= self->duties->len ? g_ptr_array_index (self->duties, (guint) id - 1) : NULL;
}

/* The list */

static ZhRecord *
make_record (ZhDueWindow  *self,
             const ZhDuty *duty,
             guint         index)
{
  const char      *sign = duty->is_done ? "✓ " : zh_duty_is_late (duty, get_today (self)) ? "! "
                                                                                          : "";
  g_autofree char *when = zh_duty_dup_when (duty, get_today (self), zh_language_get_screen ());
  ZhRecord        *record = zh_record_new_with (index + 1, columns, G_N_ELEMENTS (columns));

  zh_record_take_label (record, g_strdup_printf ("%s: %s", duty->text, when));
  zh_record_put_sorted (record, ZH_COL_DUTY, g_strdup (duty->text), (int) index);
  zh_record_put (record, ZH_COL_DUE, g_strconcat (sign, when, NULL));
  zh_record_put (record, ZH_COL_ARTICLE, g_strdup (duty->article));
  return record;
}

static void
show_selected (ZhDueWindow *self)
{
  const ZhDuty    *duty = self->session != NULL ? get_selected (self) : NULL;
  g_autofree char *when = NULL;
  g_autofree char *day = NULL;
  g_autofree char *by = NULL;

  gtk_widget_set_sensitive (self->pane, duty != NULL && zh_session_is_writable (self->session));
  if (duty == NULL)
    {
      if (self->typed != NULL)
        zh_typed_texts_show (self->typed, NULL, NULL, NULL);
      return;
    }
  when = zh_duty_dup_when (duty, get_today (self), zh_language_get_screen ());
  day = zh_language_format_short_date (zh_language_get_screen (), zh_date_is_set (duty->done) ? duty->done : get_today (self));
  by = zh_language_format_short_date (zh_language_get_screen (), duty->due);
  gtk_label_set_text (self->duty, duty->text);
  gtk_label_set_text (self->when, when);
  zh_typed_texts_show (self->typed, duty->key, duty->text, (const char *const[]){ day, duty->note, by, NULL });
}

static void
fill (ZhDueWindow *self)
{
  const ZhCompetition *competition = zh_session_get_competition (self->session);
  g_autoptr (ZhRuleset) rules = *competition->ruleset != '\0' ? zh_competition_load_ruleset (competition, NULL) : NULL;
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);

  g_clear_pointer (&self->duties, g_ptr_array_unref);
  self->duties = zh_desk_list_event_duties (competition, self->tournament_id, rules, zh_language_get_screen ());
  for (guint i = 0; i < self->duties->len; i++)
    g_ptr_array_add (records, make_record (self, g_ptr_array_index (self->duties, i), i));
  zh_record_table_set_records (self->table, records);
  show_selected (self);
}

static void
session_changed_cb (ZhDueWindow *self)
{
  if (get_tournament (self) != NULL)
    {
      fill (self);
      return;
    }
  zh_typed_texts_drop (self->typed);
  gtk_window_close (GTK_WINDOW (self));
}

/* Acts */

/* A toast stands in the window behind, an error before this one. */
static void
mark (ZhDueWindow      *self,
      const ZhDuty     *duty,
      const ZhDutyMark *mark)
{
  g_autofree char *key = g_strdup (duty->key); /* the list is filled anew */
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_mark_duty (zh_session_get_desk (self->session), self->tournament_id, key, mark, &error);

  if (change == NULL)
    zh_feedback_error (GTK_WIDGET (self), _ ("The duty was not marked"), error);
  else if (self->parent != NULL)
    zh_feedback_act (self->parent, self->session, change, "", NULL);
  else
    zh_change_unref (change);
  zh_record_table_take_focus (self->table);
}

static gboolean
read_day (ZhDueWindow *self,
          GtkEditable *field,
          ZhDate      *day)
{
  g_autofree char *example = zh_language_format_short_date (zh_language_get_screen (), get_today (self));
  g_autoptr (GError) error = NULL;

  if (zh_date_parse (gtk_editable_get_text (field), day))
    return TRUE;
  g_set_error (&error, ZH_ERROR, ZH_ERROR_INPUT, _ ("“%1$s” is no day. Write it as %2$s"), gtk_editable_get_text (field), example);
  zh_feedback_error (GTK_WIDGET (self), _ ("The duty was not marked"), error);
  gtk_widget_grab_focus (GTK_WIDGET (field));
  return FALSE;
}

static void
done_action (GtkWidget *widget)
{
  ZhDueWindow  *self = ZH_DUE_WINDOW (widget);
  const ZhDuty *duty = get_selected (self);
  g_autoptr (ZhDutyMark) kept = duty != NULL ? zh_tournament_get_duty_mark (get_tournament (self), duty->key) : NULL;

  if (kept == NULL || !read_day (self, self->done, &kept->done))
    return;
  g_free (kept->note);
  kept->note = g_strdup (gtk_editable_get_text (self->note));
  mark (self, duty, kept);
}

static void
open_action (GtkWidget *widget)
{
  ZhDueWindow     *self = ZH_DUE_WINDOW (widget);
  const ZhDuty    *duty = get_selected (self);
  const ZhDutyMark none = { ZH_DATE_NONE, ZH_DATE_NONE, (char *) "" };

  if (duty != NULL)
    mark (self, duty, &none);
}

static void
by_action (GtkWidget *widget)
{
  ZhDueWindow  *self = ZH_DUE_WINDOW (widget);
  const ZhDuty *duty = get_selected (self);
  g_autoptr (ZhDutyMark) kept = duty != NULL ? zh_tournament_get_duty_mark (get_tournament (self), duty->key) : NULL;

  if (kept != NULL && read_day (self, self->by, &kept->due))
    mark (self, duty, kept);
}

static gboolean
key_pressed_cb (ZhDueWindow    *self,
                guint           keyval,
                guint           keycode,
                GdkModifierType state)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_plus || keyval == GDK_KEY_equal || keyval == GDK_KEY_KP_Add)
    done_action (GTK_WIDGET (self));
  else if (keyval == GDK_KEY_minus || keyval == GDK_KEY_KP_Subtract)
    open_action (GTK_WIDGET (self));
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static void
zh_due_window_dispose (GObject *object)
{
  g_clear_weak_pointer (&ZH_DUE_WINDOW (object)->parent);
  g_clear_object (&ZH_DUE_WINDOW (object)->session);
  g_clear_object (&ZH_DUE_WINDOW (object)->typed);
  G_OBJECT_CLASS (zh_due_window_parent_class)->dispose (object);
}

static void
zh_due_window_class_init (ZhDueWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = zh_due_window_dispose;
  g_type_ensure (ZH_TYPE_RECORD_TABLE);
  ZH_FINALIZES (class, ZhDueWindow, g_ptr_array_unref, duties);
  ZH_TEMPLATE (class, ZhDueWindow, "due-window", table, pane, duty, when, done, note, by);
  ZH_TEMPLATE_CALLBACKS (class, show_selected);
  ZH_ACTION (widget_class, "due.done", done_action);
  ZH_ACTION (widget_class, "due.open", open_action);
  ZH_ACTION (widget_class, "due.by", by_action);
  zh_dialog_class_add_keys (widget_class, NULL);
}

static void
zh_due_window_init (ZhDueWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->typed = zh_typed_texts_new (GTK_WINDOW (self), (GtkWidget *const[]){ GTK_WIDGET (self->done), GTK_WIDGET (self->note), GTK_WIDGET (self->by) }, 3);
  zh_record_table_set_columns (self->table, _ ("What Is Due"), columns, G_N_ELEMENTS (columns));
  gtk_event_controller_set_propagation_phase (zh_widget_listen (GTK_WIDGET (self->table), gtk_event_controller_key_new (), "key-pressed", G_CALLBACK (key_pressed_cb), self),
                                              GTK_PHASE_CAPTURE);
}

ZhDueWindow *
zh_due_window_new (GtkWindow *parent,
                   ZhSession *session)
{
  ZhDueWindow *self = g_object_new (ZH_TYPE_DUE_WINDOW, "transient-for", parent, "modal", TRUE, NULL);

  self->session = g_object_ref (session);
  g_set_weak_pointer (&self->parent, GTK_WIDGET (parent));
  self->tournament_id = zh_session_get_tournament_id (session);
  fill (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (session_changed_cb), self, G_CONNECT_SWAPPED);
  zh_record_table_come_back (self->table, GTK_WINDOW (self));
  zh_record_table_take_focus (self->table);
  return self;
}
