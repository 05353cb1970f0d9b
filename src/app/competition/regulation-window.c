#include "config.h"

#include "regulation-window.h"

#include <glib/gi18n.h>

#include "addition-sheet.h"
#include "desk-competition.h"
#include "feedback.h"
#include "record-table.h"
#include "regulation-items.h"
#include "report-additions.h"
#include "ruleset-defaults.h"
#include "typed-texts.h"
#include "widget.h"

struct _ZhRegulationWindow
{
  AdwWindow parent_instance;

  ZhSession *session;
  GtkWidget *parent; /* weak: shows what was done */
  GPtrArray *items;  /* (element-type ZhRegulationItem) */

  ZhTypedTexts  *typed;
  ZhRecordTable *table;
  GtkWidget     *pane;
  GtkLabel      *title;
  GtkLabel      *state;
  GtkLabel      *known;
  GtkTextView   *text;
  GtkLabel      *count;
  GtkButton     *next;
};

G_DEFINE_FINAL_TYPE (ZhRegulationWindow, zh_regulation_window, ADW_TYPE_WINDOW)

static const ZhRecordColumn columns[] = {
  { ZH_COL_ITEM, 28, TRUE },
  { ZH_COL_CONTENT, 36 },
  { ZH_COL_ARTICLE, 14 },
};

static const ZhRegulationItem *
get_selected (ZhRegulationWindow *self)
{
  ZhRecord *record = self->items != NULL ? zh_record_table_get_selected (self->table) : NULL;
  gint64    id = record != NULL ? zh_record_get_id (record) : 0;

  return id > 0 && id <= self->items->len ? g_ptr_array_index (self->items, (guint) id - 1) : NULL;
}

static ZhRecord *
make_record (const ZhRegulationItem *item,
             guint                   index)
{
  const char *state = zh_regulation_item_get_state (item, zh_language_get_screen ());
  const char *said = *item->text != '\0' ? item->text : *item->known != '\0' ? item->known
                                                                             : state;
  ZhRecord   *record = zh_record_new_with (index + 1, columns, G_N_ELEMENTS (columns));

  zh_record_take_label (record, g_strdup_printf ("%s: %s", item->title, said));
  zh_record_put_sorted (record, ZH_COL_ITEM, g_strdup (item->title), (int) index);
  zh_record_put (record, ZH_COL_CONTENT, g_strdup_printf ("%s %s", zh_regulation_item_get_sign (item), said));
  zh_record_put (record, ZH_COL_ARTICLE, g_strdup (item->article));
  return record;
}

static void
show_selected (ZhRegulationWindow *self)
{
  const ZhRegulationItem *item = self->session != NULL ? get_selected (self) : NULL;
  g_autofree char        *cited = NULL;
  g_autofree char        *state = NULL;

  gtk_widget_set_sensitive (self->pane, item != NULL && zh_session_is_writable (self->session));
  if (item == NULL)
    {
      if (self->typed != NULL)
        zh_typed_texts_show (self->typed, NULL, NULL, NULL);
      return;
    }
  cited = zh_addition_cite (item->article, item->addition, zh_language_get_screen ());
  state = *cited != '\0' ? g_strdup_printf ("%s [%s]", zh_regulation_item_get_state (item, zh_language_get_screen ()), cited)
                         : g_strdup (zh_regulation_item_get_state (item, zh_language_get_screen ()));
  gtk_label_set_text (self->title, item->title);
  gtk_label_set_text (self->state, state);
  gtk_label_set_text (self->known, item->known);
  zh_typed_texts_show (self->typed, item->id, item->title, (const char *const[]){ item->text, NULL });
}

static void
show_count (ZhRegulationWindow *self)
{
  guint            n = 0;
  g_autofree char *text = NULL;

  for (guint i = 0; i < self->items->len; i++)
    n += zh_regulation_item_is_missing (g_ptr_array_index (self->items, i)) ? 1 : 0;
  text = n > 0 ? g_strdup_printf (ngettext ("%u obligatory item is missing", "%u obligatory items are missing", n), n) : g_strdup (_ ("Nothing that is obligatory is missing"));
  gtk_label_set_text (self->count, text);
}

/* In place of what is missing, once it is approved. */
static void
show_approval (ZhRegulationWindow *self)
{
  const GPtrArray  *additions = zh_session_get_competition (self->session)->additions;
  const ZhAddition *approval = zh_additions_find_approval (additions);
  const ZhAddition *open = zh_additions_find_open (additions);
  g_autofree char  *day = approval != NULL ? zh_language_format_date (zh_language_get_screen (), approval->day) : NULL;
  g_autofree char  *text = NULL;

  if (approval == NULL)
    return;
  if (open != NULL)
    text = g_strdup_printf (_ ("Approved on %1$s. Addition no. %2$d is written: what you change belongs to it"), day, open->number);
  else
    text = g_strdup_printf (_ ("Approved on %s: it changes by an addition alone"), day);
  gtk_label_set_text (self->count, text);
}

/* Approving, and what comes after it. */
static void
show_next (ZhRegulationWindow *self)
{
  const char *label = zh_addition_sheet_get_label (zh_session_get_competition (self->session));
  g_auto (GStrv) parts = g_strsplit (label, "_", -1);
  g_autofree char *plain = g_strjoinv ("", parts);

  gtk_button_set_label (self->next, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->next), GTK_ACCESSIBLE_PROPERTY_LABEL, plain, -1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "regulation.next", zh_session_is_writable (self->session));
}

static void
fill (ZhRegulationWindow *self)
{
  const ZhCompetition *competition = zh_session_get_competition (self->session);
  g_autoptr (ZhRuleset) rules = *competition->ruleset != '\0' ? zh_competition_load_ruleset (competition, NULL) : NULL;
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);

  g_clear_pointer (&self->items, g_ptr_array_unref);
  self->items = zh_regulation_items_list (competition, zh_session_get_tournament (self->session), rules, zh_language_get_screen ());
  for (guint i = 0; i < self->items->len; i++)
    g_ptr_array_add (records, make_record (g_ptr_array_index (self->items, i), i));
  zh_record_table_set_records (self->table, records);
  show_count (self);
  show_approval (self);
  show_selected (self);
  show_next (self);
}

static void
next_action (GtkWidget *widget)
{
  gtk_window_present (GTK_WINDOW (zh_addition_sheet_new (GTK_WINDOW (widget), ZH_REGULATION_WINDOW (widget)->session)));
}

static void
session_changed_cb (ZhRegulationWindow *self)
{
  if (zh_session_get_competition (self->session) != NULL)
    {
      fill (self);
      return;
    }
  zh_typed_texts_drop (self->typed);
  gtk_window_close (GTK_WINDOW (self));
}

/* One paragraph: an item of a regulation is a line of the file. */
static char *
dup_text (ZhRegulationWindow *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text);
  GtkTextIter    start;
  GtkTextIter    end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return g_strstrip (g_strdelimit (gtk_text_buffer_get_text (buffer, &start, &end, FALSE), "\n\r\t", ' '));
}

/* A toast stands in the window behind, an error before this one. */
static void
write_action (GtkWidget *widget)
{
  ZhRegulationWindow     *self = ZH_REGULATION_WINDOW (widget);
  const ZhRegulationItem *item = get_selected (self);
  g_autofree char        *key = item != NULL ? zh_regulation_item_dup_key (item->id) : NULL;
  g_autofree char        *text = dup_text (self);
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  if (item == NULL)
    return;
  change = zh_desk_set_override (zh_session_get_desk (self->session), key, *text != '\0' ? text : NULL, &error);
  if (change == NULL)
    zh_feedback_error (GTK_WIDGET (self), _ ("The item was not written"), error);
  else if (self->parent != NULL)
    zh_feedback_act (self->parent, self->session, change, "", NULL);
  else
    zh_change_unref (change);
  zh_record_table_take_focus (self->table);
}

/* Enter in the list goes on to the text. */
static void
activated_cb (ZhRegulationWindow *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->text));
}

static void
zh_regulation_window_dispose (GObject *object)
{
  g_clear_weak_pointer (&ZH_REGULATION_WINDOW (object)->parent);
  g_clear_object (&ZH_REGULATION_WINDOW (object)->session);
  g_clear_object (&ZH_REGULATION_WINDOW (object)->typed);
  G_OBJECT_CLASS (zh_regulation_window_parent_class)->dispose (object);
}

static void
zh_regulation_window_class_init (ZhRegulationWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = zh_regulation_window_dispose;
  g_type_ensure (ZH_TYPE_RECORD_TABLE);
  ZH_FINALIZES (class, ZhRegulationWindow, g_ptr_array_unref, items);
  ZH_TEMPLATE (class, ZhRegulationWindow, "regulation-window", table, pane, title, state, known, text, count, next);
  ZH_TEMPLATE_CALLBACKS (class, show_selected);
  ZH_ACTION (widget_class, "regulation.write", write_action);
  ZH_ACTION (widget_class, "regulation.next", next_action);
  zh_dialog_class_add_keys (widget_class, NULL);
}

/* Before the text takes the one for a new line, and the list the other for selecting nothing. */
static void
add_keys (ZhRegulationWindow *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("<Control>Return|<Control>KP_Enter"),
                                                          gtk_named_action_new ("regulation.write")));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("<Control><Shift>a|<Control><Shift>Cyrillic_ef"),
                                                          gtk_named_action_new ("regulation.next")));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
zh_regulation_window_init (ZhRegulationWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_keys (self);
  self->typed = zh_typed_texts_new (GTK_WINDOW (self), (GtkWidget *const[]){ GTK_WIDGET (self->text) }, 1);
  zh_record_table_set_columns (self->table, _ ("Regulation of the Event"), columns, G_N_ELEMENTS (columns));
  g_signal_connect_object (self->table, "activated", G_CALLBACK (activated_cb), self, G_CONNECT_SWAPPED);
}

ZhRegulationWindow *
zh_regulation_window_new (GtkWindow *parent,
                          ZhSession *session)
{
  ZhRegulationWindow *self = g_object_new (ZH_TYPE_REGULATION_WINDOW, "transient-for", parent, "modal", TRUE, NULL);

  self->session = g_object_ref (session);
  g_set_weak_pointer (&self->parent, GTK_WIDGET (parent));
  fill (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (session_changed_cb), self, G_CONNECT_SWAPPED);
  zh_record_table_take_focus (self->table);
  return self;
}
