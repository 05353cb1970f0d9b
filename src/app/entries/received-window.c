#include "config.h"

#include "received-window.h"

#include <glib/gi18n.h>

#include "desk-entry-sheets.h"
#include "entry-terms.h"
#include "feedback.h"
#include "received-sheets.h"
#include "record-table.h"
#include "ruleset-defaults.h"
#include "widget.h"

struct _ZhReceivedWindow
{
  AdwWindow parent_instance;

  ZhSession *session;
  GtkWidget *parent; /* weak: shows what was done */
  gint64     tournament_id;
  char      *sender;

  ZhRecordTable *table;
};

G_DEFINE_FINAL_TYPE (ZhReceivedWindow, zh_received_window, ADW_TYPE_WINDOW)

static const ZhRecordColumn columns[] = {
  { ZH_COL_SENDER, 28, TRUE },
  { ZH_COL_ENTRY_KIND, 18 },
  { ZH_COL_RECEIVED, 26 },
  { ZH_COL_REMARK, 40 },
};

static const ZhTournament *
get_tournament (ZhReceivedWindow *self)
{
  const ZhCompetition *competition = zh_session_get_competition (self->session);

  return competition != NULL ? zh_competition_find_tournament (competition, self->tournament_id) : NULL;
}

/* The sheet under the cursor. */
static const ZhEntrySheet *
get_selected (ZhReceivedWindow *self)
{
  const ZhTournament *tournament = get_tournament (self);
  ZhRecord           *record = zh_record_table_get_selected (self->table);

  return tournament != NULL && record != NULL ? zh_entry_sheets_find (tournament->sheets, zh_record_get_id (record)) : NULL;
}

static ZhRecord *
make_record (const ZhEntrySheet  *sheet,
             const ZhCompetition *competition,
             const ZhRuleset     *rules)
{
  const ZhLanguage *language = zh_language_get_screen ();
  g_auto (GStrv) faults = zh_entry_sheet_list_faults (sheet, rules, competition->start, language);
  g_autofree char *text = g_strjoinv ("; ", faults);
  g_autofree char *received = zh_received_format_time (sheet, language);
  const char      *kind = zh_entry_sheet_kind_get_label (zh_entry_sheet_get_kind (sheet), language);
  ZhRecord        *record = zh_record_new_with (sheet->id, columns, G_N_ELEMENTS (columns));

  zh_record_take_label (record, g_strdup_printf ("%s: %s, %s %s", sheet->sender, kind, received, text));
  zh_record_put (record, ZH_COL_SENDER, g_strdup (sheet->sender));
  zh_record_put (record, ZH_COL_ENTRY_KIND, g_strdup (kind));
  zh_record_put (record, ZH_COL_RECEIVED, g_steal_pointer (&received));
  zh_record_put (record, ZH_COL_REMARK, g_steal_pointer (&text));
  return record;
}

static void
fill (ZhReceivedWindow *self)
{
  const ZhCompetition *competition = zh_session_get_competition (self->session);
  const ZhTournament  *tournament = get_tournament (self);
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, NULL);
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < tournament->sheets->len; i++)
    g_ptr_array_add (records, make_record (g_ptr_array_index (tournament->sheets, i), competition, rules));
  zh_record_table_set_records (self->table, records);
}

static void
session_changed_cb (ZhReceivedWindow *self)
{
  if (get_tournament (self) == NULL)
    gtk_window_close (GTK_WINDOW (self));
  else
    fill (self);
}

static void
add_action (GtkWidget *widget)
{
  ZhReceivedWindow *self = ZH_RECEIVED_WINDOW (widget);

  gtk_window_present (GTK_WINDOW (zh_received_sheet_new (GTK_WINDOW (self), self->session, 0, self->sender)));
}

static void
edit_action (GtkWidget *widget)
{
  ZhReceivedWindow   *self = ZH_RECEIVED_WINDOW (widget);
  const ZhEntrySheet *sheet = get_selected (self);

  if (sheet != NULL)
    gtk_window_present (GTK_WINDOW (zh_received_sheet_new (GTK_WINDOW (self), self->session, sheet->id, NULL)));
}

static void
remove_action (GtkWidget *widget)
{
  ZhReceivedWindow   *self = ZH_RECEIVED_WINDOW (widget);
  const ZhEntrySheet *sheet = get_selected (self);
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  if (sheet == NULL)
    return;
  change = zh_desk_remove_entry_sheet (zh_session_get_desk (self->session), self->tournament_id, sheet->id, &error);
  if (change == NULL || self->parent == NULL)
    {
      if (change == NULL)
        zh_feedback_error (widget, _ ("The entry was not taken out"), error);
      g_clear_pointer (&change, zh_change_unref);
      return;
    }
  zh_feedback_act (self->parent, self->session, change, "", NULL);
  zh_record_table_take_focus (self->table);
}

static void
fee_action (GtkWidget *widget)
{
  gtk_window_present (GTK_WINDOW (zh_fee_sheet_new (GTK_WINDOW (widget), ZH_RECEIVED_WINDOW (widget)->session)));
}

static gboolean
key_pressed_cb (ZhReceivedWindow *self,
                guint             keyval,
                guint             keycode,
                GdkModifierType   state)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_Insert || keyval == GDK_KEY_KP_Insert || keyval == GDK_KEY_plus || keyval == GDK_KEY_KP_Add)
    add_action (GTK_WIDGET (self));
  else if (keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete)
    remove_action (GTK_WIDGET (self));
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static void
zh_received_window_dispose (GObject *object)
{
  g_clear_weak_pointer (&ZH_RECEIVED_WINDOW (object)->parent);
  g_clear_object (&ZH_RECEIVED_WINDOW (object)->session);
  G_OBJECT_CLASS (zh_received_window_parent_class)->dispose (object);
}

static void
zh_received_window_class_init (ZhReceivedWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = zh_received_window_dispose;
  g_type_ensure (ZH_TYPE_RECORD_TABLE);
  ZH_FINALIZES (class, ZhReceivedWindow, g_free, sender);
  ZH_TEMPLATE (class, ZhReceivedWindow, "received-window", table);
  ZH_TEMPLATE_CALLBACKS (class, edit_action);
  ZH_ACTION (widget_class, "received.add", add_action);
  ZH_ACTION (widget_class, "received.edit", edit_action);
  ZH_ACTION (widget_class, "received.remove", remove_action);
  ZH_ACTION (widget_class, "received.fee", fee_action);
  zh_dialog_class_add_keys (widget_class, NULL);
}

static void
zh_received_window_init (ZhReceivedWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  zh_record_table_set_columns (self->table, _ ("Entries Received"), columns, G_N_ELEMENTS (columns));
  gtk_event_controller_set_propagation_phase (zh_widget_listen (GTK_WIDGET (self->table), gtk_event_controller_key_new (), "key-pressed", G_CALLBACK (key_pressed_cb), self),
                                              GTK_PHASE_CAPTURE);
}

ZhReceivedWindow *
zh_received_window_new (GtkWindow  *parent,
                        ZhSession  *session,
                        const char *sender)
{
  ZhReceivedWindow *self = g_object_new (ZH_TYPE_RECEIVED_WINDOW, "transient-for", parent, "modal", TRUE, NULL);
  gboolean          may_write = zh_session_is_writable (session);

  self->session = g_object_ref (session);
  self->sender = g_strdup (sender);
  g_set_weak_pointer (&self->parent, GTK_WIDGET (parent));
  self->tournament_id = zh_session_get_tournament_id (session);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "received.add", may_write);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "received.edit", may_write);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "received.remove", may_write);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "received.fee", may_write);
  fill (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (session_changed_cb), self, G_CONNECT_SWAPPED);
  zh_record_table_come_back (self->table, GTK_WINDOW (self));
  zh_record_table_take_focus (self->table);
  return self;
}
