#include "config.h"

#include "admission-window.h"

#include <glib/gi18n.h>

#include "admission-boxes.h"
#include "desk-admission.h"
#include "feedback.h"
#include "record-table.h"
#include "ruleset-defaults.h"
#include "widget.h"

struct _ZhAdmissionWindow
{
  AdwWindow parent_instance;

  ZhSession *session;
  GtkWidget *parent; /* weak: shows what was done */
  gint64     tournament_id;
  GPtrArray *boxes;  /* (element-type ZhAdmissionBox) */
  GPtrArray *checks; /* (element-type GtkCheckButton): of the boxes, unowned */
  gboolean   is_filling;

  ZhRecordTable *table;
  GtkWidget     *pane;
  GtkLabel      *name;
  GtkLabel      *state;
  GtkLabel      *obstacle;
  GtkBox        *documents;
  GtkEditable   *ground;
  GtkEditable   *article;
};

G_DEFINE_FINAL_TYPE (ZhAdmissionWindow, zh_admission_window, ADW_TYPE_WINDOW)

static const ZhRecordColumn columns[] = {
  { ZH_COL_START_NUMBER, 4 },
  { ZH_COL_NAME, 26, TRUE },
  { ZH_COL_DECISION, 16 },
  { ZH_COL_REASON, 24 },
};

static const ZhTournament *
get_tournament (ZhAdmissionWindow *self)
{
  const ZhCompetition *competition = zh_session_get_competition (self->session);

  return competition != NULL ? zh_competition_find_tournament (competition, self->tournament_id) : NULL;
}

static const ZhEntry *
get_selected (ZhAdmissionWindow *self)
{
  const ZhTournament *tournament = get_tournament (self);
  ZhRecord           *record = zh_record_table_get_selected (self->table);

  return tournament != NULL && record != NULL ? zh_tournament_find_entry (tournament, zh_record_get_id (record)) : NULL;
}

static char *
dup_obstacle (ZhAdmissionWindow *self,
              const ZhEntry     *entry,
              const ZhAdmission *admission)
{
  if (admission->state != ZH_ADMISSION_OPEN)
    return NULL;
  return zh_competition_dup_obstacle (zh_session_get_competition (self->session), get_tournament (self), entry, zh_language_get_screen ());
}

/* The list */

static ZhRecord *
make_record (ZhAdmissionWindow *self,
             const ZhEntry     *entry)
{
  g_autoptr (ZhAdmission) admission = zh_tournament_get_admission (get_tournament (self), entry->id);
  const char      *decision = zh_admission_state_get_label (admission->state, zh_language_get_screen ());
  g_autofree char *name = zh_entry_format_name (entry);
  g_autofree char *obstacle = dup_obstacle (self, entry, admission);
  const char      *reason = obstacle != NULL ? obstacle : admission->ground;
  ZhRecord        *record = zh_record_new_with (entry->id, columns, G_N_ELEMENTS (columns));

  zh_record_take_label (record, g_strdup_printf ("%s: %s %s", name, decision, reason));
  zh_record_put_sorted (record, ZH_COL_START_NUMBER, g_strdup_printf ("%d", entry->start_number), entry->start_number);
  zh_record_put (record, ZH_COL_NAME, g_steal_pointer (&name));
  zh_record_put_sorted (record, ZH_COL_DECISION, g_strdup (decision), admission->state);
  zh_record_put (record, ZH_COL_REASON, g_strdup (reason));
  return record;
}

static void
show_selected (ZhAdmissionWindow *self)
{
  const ZhEntry *entry = self->session != NULL ? get_selected (self) : NULL;
  g_autoptr (ZhAdmission) admission = NULL;
  g_autofree char *name = NULL;
  g_autofree char *obstacle = NULL;

  gtk_widget_set_sensitive (self->pane, entry != NULL && zh_session_is_writable (self->session));
  if (entry == NULL)
    return;
  admission = zh_tournament_get_admission (get_tournament (self), entry->id);
  name = zh_entry_format_name (entry);
  obstacle = dup_obstacle (self, entry, admission);
  self->is_filling = TRUE;
  gtk_label_set_text (self->name, name);
  gtk_label_set_text (self->state, zh_admission_state_get_label (admission->state, zh_language_get_screen ()));
  gtk_label_set_text (self->obstacle, obstacle != NULL ? obstacle : admission->ground);
  for (guint i = 0; i < self->boxes->len; i++)
    {
      GtkCheckButton *check = g_ptr_array_index (self->checks, i);
      ZhBoxState      state = zh_admission_get_box (admission, ((const ZhAdmissionBox *) g_ptr_array_index (self->boxes, i))->key);

      gtk_check_button_set_active (check, state == ZH_BOX_SEEN);
      gtk_check_button_set_inconsistent (check, state == ZH_BOX_WAIVED);
    }
  self->is_filling = FALSE;
}

static void
fill (ZhAdmissionWindow *self)
{
  const ZhTournament *tournament = get_tournament (self);
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; tournament != NULL && i < tournament->entries->len; i++)
    g_ptr_array_add (records, make_record (self, g_ptr_array_index (tournament->entries, i)));
  zh_record_table_set_records (self->table, records);
  show_selected (self);
}

static void
session_changed_cb (ZhAdmissionWindow *self)
{
  if (get_tournament (self) == NULL)
    gtk_window_close (GTK_WINDOW (self));
  else
    fill (self);
}

/* Acts */

/* A toast stands in the window behind, an error before this one. */
static gboolean
tell (ZhAdmissionWindow *self,
      ZhChange          *change,
      const char        *heading,
      const GError      *error)
{
  if (change == NULL || self->parent == NULL)
    {
      if (change == NULL)
        zh_feedback_error (GTK_WIDGET (self), heading, error);
      g_clear_pointer (&change, zh_change_unref);
      return error == NULL;
    }
  return zh_feedback_act (self->parent, self->session, change, heading, error);
}

static void
tick (ZhAdmissionWindow *self,
      guint              index,
      ZhBoxState         state)
{
  const ZhEntry *entry = get_selected (self);
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  if (entry == NULL || index >= self->boxes->len)
    return;
  change = zh_desk_tick_admission (zh_session_get_desk (self->session), entry->id, ((const ZhAdmissionBox *) g_ptr_array_index (self->boxes, index))->key, state,
                                   gtk_editable_get_text (self->ground), &error);
  tell (self, change, _ ("The document was not ticked"), error);
  show_selected (self);
}

static void
check_toggled_cb (ZhAdmissionWindow *self,
                  GtkCheckButton    *check)
{
  guint index = 0;

  if (self->is_filling || !g_ptr_array_find (self->checks, check, &index))
    return;
  tick (self, index, gtk_check_button_get_active (check) ? ZH_BOX_SEEN : ZH_BOX_OPEN);
}

static void
decide (ZhAdmissionWindow *self,
        ZhAdmissionState   state)
{
  const ZhEntry *entry = get_selected (self);
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  if (entry == NULL)
    return;
  change = zh_desk_decide_admission (zh_session_get_desk (self->session), entry->id, state, gtk_editable_get_text (self->article),
                                     gtk_editable_get_text (self->ground), &error);
  if (!tell (self, change, _ ("Nothing was decided"), error))
    return;
  gtk_editable_set_text (self->ground, "");
  gtk_editable_set_text (self->article, "");
  zh_record_table_take_focus (self->table);
}

static void
admit_action (GtkWidget *widget)
{
  decide (ZH_ADMISSION_WINDOW (widget), ZH_ADMISSION_ADMITTED);
}

static void
admit_by_organisers_action (GtkWidget *widget)
{
  decide (ZH_ADMISSION_WINDOW (widget), ZH_ADMISSION_BY_ORGANISER);
}

static void
reopen_action (GtkWidget *widget)
{
  decide (ZH_ADMISSION_WINDOW (widget), ZH_ADMISSION_OPEN);
}

/* A refusal says why; what lacks is asked for where it is typed. */
static void
refuse_action (GtkWidget *widget)
{
  ZhAdmissionWindow *self = ZH_ADMISSION_WINDOW (widget);

  if (*gtk_editable_get_text (self->ground) == '\0')
    gtk_widget_grab_focus (GTK_WIDGET (self->ground));
  else if (*gtk_editable_get_text (self->article) == '\0')
    gtk_widget_grab_focus (GTK_WIDGET (self->article));
  else
    decide (self, ZH_ADMISSION_REFUSED);
}

/* The first document that was not seen is waived on the ground that is typed. */
static void
waive_action (GtkWidget *widget)
{
  ZhAdmissionWindow *self = ZH_ADMISSION_WINDOW (widget);
  const ZhEntry     *entry = get_selected (self);
  g_autoptr (ZhAdmission) admission = entry != NULL ? zh_tournament_get_admission (get_tournament (self), entry->id) : NULL;

  if (*gtk_editable_get_text (self->ground) == '\0')
    {
      gtk_widget_grab_focus (GTK_WIDGET (self->ground));
      return;
    }
  for (guint i = 0; admission != NULL && i < self->boxes->len; i++)
    if (zh_admission_get_box (admission, ((const ZhAdmissionBox *) g_ptr_array_index (self->boxes, i))->key) == ZH_BOX_OPEN)
      {
        tick (self, i, ZH_BOX_WAIVED);
        return;
      }
}

/* Digits tick, plus and minus decide, while the list has the keyboard. */
static gboolean
key_pressed_cb (ZhAdmissionWindow *self,
                guint              keyval,
                guint              keycode,
                GdkModifierType    state)
{
  guint index = G_MAXUINT;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (keyval >= GDK_KEY_1 && keyval <= GDK_KEY_9)
    index = keyval - GDK_KEY_1;
  else if (keyval >= GDK_KEY_KP_1 && keyval <= GDK_KEY_KP_9)
    index = keyval - GDK_KEY_KP_1;
  if (index < self->checks->len)
    {
      GtkCheckButton *check = g_ptr_array_index (self->checks, index);

      gtk_check_button_set_active (check, !gtk_check_button_get_active (check));
    }
  else if (keyval == GDK_KEY_plus || keyval == GDK_KEY_equal || keyval == GDK_KEY_KP_Add)
    admit_action (GTK_WIDGET (self));
  else if (keyval == GDK_KEY_minus || keyval == GDK_KEY_KP_Subtract)
    refuse_action (GTK_WIDGET (self));
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static void
zh_admission_window_dispose (GObject *object)
{
  g_clear_weak_pointer (&ZH_ADMISSION_WINDOW (object)->parent);
  g_clear_object (&ZH_ADMISSION_WINDOW (object)->session);
  G_OBJECT_CLASS (zh_admission_window_parent_class)->dispose (object);
}

static void
zh_admission_window_class_init (ZhAdmissionWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = zh_admission_window_dispose;
  g_type_ensure (ZH_TYPE_RECORD_TABLE);
  ZH_FINALIZES (class, ZhAdmissionWindow, g_ptr_array_unref, boxes, checks);
  ZH_TEMPLATE (class, ZhAdmissionWindow, "admission-window", table, pane, name, state, obstacle, documents, ground, article);
  ZH_TEMPLATE_CALLBACKS (class, show_selected);
  ZH_ACTION (widget_class, "admission.admit", admit_action);
  ZH_ACTION (widget_class, "admission.admit-by-organisers", admit_by_organisers_action);
  ZH_ACTION (widget_class, "admission.refuse", refuse_action);
  ZH_ACTION (widget_class, "admission.reopen", reopen_action);
  ZH_ACTION (widget_class, "admission.waive", waive_action);
  zh_dialog_class_add_keys (widget_class, NULL);
}

static void
zh_admission_window_init (ZhAdmissionWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->checks = g_ptr_array_new ();
  zh_record_table_set_columns (self->table, _ ("Admission"), columns, G_N_ELEMENTS (columns));
  gtk_event_controller_set_propagation_phase (zh_widget_listen (GTK_WIDGET (self->table), gtk_event_controller_key_new (), "key-pressed", G_CALLBACK (key_pressed_cb), self),
                                              GTK_PHASE_CAPTURE);
}

/* A check for each document that the rules ask for, with its number and article. */
static void
add_checks (ZhAdmissionWindow *self)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (zh_session_get_competition (self->session), NULL);

  self->boxes = zh_ruleset_list_boxes (rules);
  for (guint i = 0; i < self->boxes->len; i++)
    {
      const ZhAdmissionBox *box = g_ptr_array_index (self->boxes, i);
      const char           *name = zh_admission_box_get_label (box->key, zh_language_get_screen ());
      g_autofree char      *label = *box->article != '\0' ? g_strdup_printf ("%u  %s [%s]", i + 1, name, box->article) : g_strdup_printf ("%u  %s", i + 1, name);
      GtkWidget            *check = gtk_check_button_new_with_label (label);

      g_signal_connect_object (check, "toggled", G_CALLBACK (check_toggled_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->documents, check);
      g_ptr_array_add (self->checks, check);
    }
}

ZhAdmissionWindow *
zh_admission_window_new (GtkWindow *parent,
                         ZhSession *session)
{
  ZhAdmissionWindow *self = g_object_new (ZH_TYPE_ADMISSION_WINDOW, "transient-for", parent, "modal", TRUE, NULL);

  self->session = g_object_ref (session);
  g_set_weak_pointer (&self->parent, GTK_WIDGET (parent));
  self->tournament_id = zh_session_get_tournament_id (session);
  add_checks (self);
  fill (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (session_changed_cb), self, G_CONNECT_SWAPPED);
  zh_record_table_take_focus (self->table);
  return self;
}
