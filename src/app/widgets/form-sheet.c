#include "config.h"

#include "form-sheet.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "feedback.h"
#include "filled.h"
#include "message-label.h"
#include "named-items.h"
#include "text-bounds.h"
#include "text-limits.h"

/* What the rules say of a long list; more than this nobody reads. */
#define MAX_NOTE 3000

struct _ZhFormSheet
{
  AdwWindow parent_instance;

  ZhSession     *session;
  ZhFormApply    apply;
  ZhFormChanged  changed;
  gpointer       data;
  GDestroyNotify destroy;

  GtkButton           *accept;
  GtkLabel            *message;
  GtkLabel            *note;
  AdwPreferencesGroup *group;
};

G_DEFINE_FINAL_TYPE (ZhFormSheet, zh_form_sheet, ADW_TYPE_WINDOW)

static void
field_changed_cb (ZhFormSheet *self)
{
  zh_message_label_show (self->message, "");
  if (self->changed != NULL)
    self->changed (self, self->data);
}

static void
accept_action (GtkWidget *widget)
{
  ZhFormSheet *self = ZH_FORM_SHEET (widget);
  GtkWindow   *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  g_autoptr (GError) error = NULL;
  ZhChange *change = self->apply != NULL ? self->apply (self, self->data, &error) : NULL;

  if (self->apply == NULL)
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  if (change == NULL)
    {
      zh_message_label_show (self->message, error->message);
      if (g_error_matches (error, ZH_ERROR, ZH_ERROR_CLOSED))
        zh_feedback_error (widget, _ ("The tournament is closed"), error);
      return;
    }
  zh_feedback_act (GTK_WIDGET (parent), self->session, change, "", NULL);
  gtk_window_close (GTK_WINDOW (self));
}

static void
zh_form_sheet_dispose (GObject *object)
{
  ZhFormSheet *self = ZH_FORM_SHEET (object);

  self->changed = NULL;
  if (self->destroy != NULL)
    self->destroy (g_steal_pointer (&self->data));
  self->destroy = NULL;
  g_clear_object (&self->session);
  G_OBJECT_CLASS (zh_form_sheet_parent_class)->dispose (object);
}

static void
zh_form_sheet_class_init (ZhFormSheetClass *class)
{
  G_OBJECT_CLASS (class)->dispose = zh_form_sheet_dispose;
  ZH_TEMPLATE (class, ZhFormSheet, "form-sheet", accept, message, note, group);
  ZH_ACTION (class, "sheet.accept", accept_action);
  zh_dialog_class_add_keys (GTK_WIDGET_CLASS (class), NULL);
}

/* Before a text of several lines takes the key for a new line. */
static void
add_accept_keys (ZhFormSheet *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("<Control>Return|<Control>KP_Enter"),
                                                          gtk_named_action_new ("sheet.accept")));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
zh_form_sheet_init (ZhFormSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_accept_keys (self);
}

ZhFormSheet *
zh_form_sheet_new (GtkWindow  *parent,
                   ZhSession  *session,
                   const char *title,
                   const char *accept)
{
  ZhFormSheet *self = g_object_new (ZH_TYPE_FORM_SHEET, "transient-for", parent, "title", title, NULL);

  self->session = g_object_ref (session);
  zh_form_sheet_set_accept (self, accept);
  return self;
}

void
zh_form_sheet_set_accept (ZhFormSheet *self,
                          const char  *accept)
{
  g_autofree char *name = g_strdup (accept);
  char            *mnemonic = strchr (name, '_');

  g_return_if_fail (ZH_IS_FORM_SHEET (self));

  if (mnemonic != NULL)
    memmove (mnemonic, mnemonic + 1, strlen (mnemonic));
  gtk_button_set_label (self->accept, accept);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->accept), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
zh_form_sheet_set_apply (ZhFormSheet   *self,
                         ZhFormApply    apply,
                         ZhFormChanged  changed,
                         gpointer       data,
                         GDestroyNotify destroy)
{
  g_return_if_fail (ZH_IS_FORM_SHEET (self));

  self->apply = apply;
  self->changed = changed;
  self->data = data;
  self->destroy = destroy;
  field_changed_cb (self);
}

ZhSession *
zh_form_sheet_get_session (ZhFormSheet *self)
{
  g_return_val_if_fail (ZH_IS_FORM_SHEET (self), NULL);

  return self->session;
}

AdwEntryRow *
zh_form_sheet_add_entry (ZhFormSheet *self,
                         const char  *title,
                         const char  *text)
{
  GtkWidget *row = adw_entry_row_new ();

  g_return_val_if_fail (ZH_IS_FORM_SHEET (self), NULL);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_editable_set_text (GTK_EDITABLE (row), text != NULL ? text : "");
  zh_filled_mark (row);
  g_signal_connect_object (row, "changed", G_CALLBACK (field_changed_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (self->group, row);
  return ADW_ENTRY_ROW (row);
}

AdwEntryRow *
zh_form_sheet_add_line (ZhFormSheet *self,
                        const char  *title,
                        const char  *text)
{
  AdwEntryRow *row = zh_form_sheet_add_entry (self, title, text);

  zh_text_bounds_set (GTK_WIDGET (row), ZH_TEXT_LINE_MAX);
  return row;
}

AdwComboRow *
zh_form_sheet_add_choice (ZhFormSheet       *self,
                          const char        *title,
                          const char *const *items,
                          guint              selected)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) list = gtk_string_list_new (items);

  g_return_val_if_fail (ZH_IS_FORM_SHEET (self), NULL);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), selected);
  zh_filled_mark (row);
  zh_named_items_set_up (row, title);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (field_changed_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (self->group, row);
  return ADW_COMBO_ROW (row);
}

GtkSwitch *
zh_form_sheet_add_switch (ZhFormSheet *self,
                          const char  *title,
                          gboolean     active)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *toggle = gtk_switch_new ();

  g_return_val_if_fail (ZH_IS_FORM_SHEET (self), NULL);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  gtk_switch_set_active (GTK_SWITCH (toggle), active);
  zh_filled_mark (toggle);
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  g_signal_connect_object (toggle, "notify::active", G_CALLBACK (field_changed_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (self->group, row);
  return GTK_SWITCH (toggle);
}

GtkTextView *
zh_form_sheet_add_text (ZhFormSheet *self,
                        const char  *title,
                        const char  *text)
{
  GtkWidget  *row = adw_preferences_row_new ();
  GtkWidget  *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget  *label = gtk_label_new (title);
  GtkWidget  *view = gtk_text_view_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_return_val_if_fail (ZH_IS_FORM_SHEET (self), NULL);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_widget_add_css_class (label, "subtitle");
  gtk_widget_add_css_class (view, "form-text");
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (view), GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (view), FALSE);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), text != NULL ? text : "", -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_widget_add_css_class (box, "form-text-box");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), view);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  /* a click on its title writes in it, as in the other rows */
  g_signal_connect_object (click, "pressed", G_CALLBACK (gtk_widget_grab_focus), view, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (box, GTK_EVENT_CONTROLLER (click));
  g_signal_connect_object (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), "changed", G_CALLBACK (field_changed_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (self->group, row);
  return GTK_TEXT_VIEW (view);
}

void
zh_form_sheet_set_note (ZhFormSheet *self,
                        const char  *text)
{
  g_autofree char *bounded = NULL;

  g_return_if_fail (ZH_IS_FORM_SHEET (self));

  bounded = zh_text_dup_bounded (text, MAX_NOTE);
  gtk_label_set_text (self->note, bounded);
  gtk_widget_set_visible (GTK_WIDGET (self->note), *text != '\0');
}

const char *
zh_form_get_text (AdwEntryRow *row)
{
  return gtk_editable_get_text (GTK_EDITABLE (row));
}

char *
zh_form_dup_text (GtkTextView *view)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (view);
  GtkTextIter    start;
  GtkTextIter    end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return g_strstrip (gtk_text_buffer_get_text (buffer, &start, &end, FALSE));
}

/* A day and a time with a blank or a T between, the day in any way it is written; or a time of today. */
static GDateTime *
read_moment (const char *text)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_local ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  gsize            day_length = strcspn (text, " T");
  gboolean         has_day = text[day_length] != '\0';
  g_autofree char *day = g_strndup (text, day_length);
  g_autofree char *time = g_strstrip (g_strdup (has_day ? text + day_length + 1 : text));
  g_autofree char *full = NULL;
  ZhDate           date = { (short) g_date_time_get_year (now), (char) g_date_time_get_month (now), (char) g_date_time_get_day_of_month (now) };

  if (has_day && (!zh_date_parse (day, &date) || date.month == 0))
    return NULL;
  full = g_strdup_printf ("%04d-%02d-%02dT%s:00", date.year, date.month, date.day, time);
  return g_date_time_new_from_iso8601 (full, zone);
}

gboolean
zh_form_parse_time (const char *text,
                    gint64     *time,
                    GError    **error)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  g_autoptr (GDateTime) parsed = NULL;

  *time = 0;
  if (*stripped == '\0')
    return TRUE;
  parsed = read_moment (stripped);
  if (parsed == NULL)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("“%s” is no time. Write 14:30, or 2026-11-20 14:30"), stripped);
  *time = g_date_time_to_unix (parsed);
  return TRUE;
}

char *
zh_form_format_now (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return zh_language_format_time (zh_language_get_screen (), now);
}
