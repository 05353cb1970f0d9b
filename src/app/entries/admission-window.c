#include "config.h"

#include "admission-window.h"

#include <glib/gi18n.h>

#include "admission-boxes.h"
#include "admission-records.h"
#include "admission-sheets.h"
#include "desk-admission.h"
#include "feedback.h"
#include "quotas.h"
#include "received-sheets.h"
#include "received-window.h"
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

  ZhRecordTable  *table;
  GtkWidget      *pane;
  GtkButton      *session_button;
  GtkLabel       *session_label;
  GtkCheckButton *only_open;
  GtkLabel       *quotas;
  GtkLabel       *name;
  GtkLabel       *state;
  GtkLabel       *obstacle;
  GtkLabel       *received;
  GtkBox         *documents;
  GtkEditable    *ground;
  GtkEditable    *article;
};

G_DEFINE_FINAL_TYPE (ZhAdmissionWindow, zh_admission_window, ADW_TYPE_WINDOW)

static const ZhTournament *
get_tournament (ZhAdmissionWindow *self)
{
  const ZhCompetition *competition = zh_session_get_competition (self->session);

  return competition != NULL ? zh_competition_find_tournament (competition, self->tournament_id) : NULL;
}

static gboolean
get_selected (ZhAdmissionWindow  *self,
              ZhAdmissionSubject *subject)
{
  const ZhTournament *tournament = self->session != NULL ? get_tournament (self) : NULL;
  ZhRecord           *record = tournament != NULL ? zh_record_table_get_selected (self->table) : NULL;

  return record != NULL && zh_admission_find_subject (tournament, zh_record_get_id (record), subject);
}

/* Those chosen, the first under the cursor; (transfer full) (element-type ZhAdmissionSubject). */
static GArray *
list_chosen (ZhAdmissionWindow *self)
{
  const ZhTournament *tournament = get_tournament (self);
  g_autoptr (GArray) ids = zh_record_table_dup_chosen (self->table);
  GArray *subjects = g_array_new (FALSE, FALSE, sizeof (ZhAdmissionSubject));

  for (guint i = 0; tournament != NULL && i < ids->len; i++)
    {
      ZhAdmissionSubject subject;

      if (zh_admission_find_subject (tournament, g_array_index (ids, gint64, i), &subject))
        g_array_append_val (subjects, subject);
    }
  return subjects;
}

static const ZhEntry *
find_entry (ZhAdmissionWindow        *self,
            const ZhAdmissionSubject *subject)
{
  return zh_tournament_find_entry (get_tournament (self), subject->entry_id);
}

static ZhAdmission *
get_admission (ZhAdmissionWindow        *self,
               const ZhAdmissionSubject *subject)
{
  return zh_tournament_get_admission (get_tournament (self), subject->entry_id, subject->member_id);
}

/* The list */

static void
show_checks (ZhAdmissionWindow        *self,
             const ZhAdmissionSubject *subject,
             const ZhAdmission        *admission)
{
  for (guint i = 0; i < self->boxes->len; i++)
    {
      const ZhAdmissionBox *box = g_ptr_array_index (self->boxes, i);
      GtkCheckButton       *check = g_ptr_array_index (self->checks, i);
      ZhBoxState            state = zh_admission_get_box (admission, box->key);

      gtk_widget_set_visible (GTK_WIDGET (check), zh_admission_box_is_asked (box, get_tournament (self), subject->member_id));
      gtk_check_button_set_active (check, state == ZH_BOX_SEEN);
      gtk_check_button_set_inconsistent (check, state == ZH_BOX_WAIVED);
    }
}

/* How the entry came, and what is paid for it; nothing where neither is known. */
static void
show_received (ZhAdmissionWindow *self,
               const ZhEntry     *entry)
{
  g_autofree char *text = zh_admission_format_received (zh_session_get_competition (self->session), get_tournament (self), entry);

  gtk_label_set_text (self->received, text);
  gtk_widget_set_visible (GTK_WIDGET (self->received), *text != '\0');
}

static void
show_selected (ZhAdmissionWindow *self)
{
  ZhAdmissionSubject subject;
  gboolean           is_any = get_selected (self, &subject);
  g_autoptr (ZhAdmission) admission = NULL;
  g_autofree char *name = NULL;
  g_autofree char *decision = NULL;
  g_autofree char *obstacle = NULL;

  gtk_widget_set_sensitive (self->pane, is_any && zh_session_is_writable (self->session));
  if (!is_any)
    return;
  admission = get_admission (self, &subject);
  name = zh_tournament_format_applicant (get_tournament (self), find_entry (self, &subject), subject.member_id);
  decision = zh_admission_format_decision (admission);
  obstacle = zh_admission_dup_open_obstacle (zh_session_get_competition (self->session), get_tournament (self), &subject, admission);
  self->is_filling = TRUE;
  gtk_label_set_text (self->name, name);
  gtk_label_set_text (self->state, decision);
  gtk_label_set_text (self->obstacle, obstacle != NULL ? obstacle : admission->ground);
  show_received (self, find_entry (self, &subject));
  show_checks (self, &subject, admission);
  self->is_filling = FALSE;
}

/* What is open, and how many wait for it. */
static void
show_session (ZhAdmissionWindow *self,
              guint              n_open)
{
  const ZhSitting *sitting = zh_tournament_get_open_session (get_tournament (self));
  g_autofree char *waiting = g_strdup_printf (ngettext ("%u applicant is not decided on", "%u applicants are not decided on", n_open), n_open);
  g_autofree char *text = sitting != NULL ? g_strdup_printf (_ ("Session %1$d is open · %2$s"), sitting->number, waiting)
                                          : g_strdup_printf (_ ("No session is open · %s"), waiting);

  gtk_label_set_text (self->session_label, text);
  gtk_button_set_label (self->session_button, sitting != NULL ? _ ("Close the _Session") : _ ("Open a _Session…"));
  gtk_widget_set_sensitive (GTK_WIDGET (self->session_button), zh_session_is_writable (self->session));
}

/* "Lviv 4/4 · Kyiv 5/4 !": nothing where there are no quotas. */
static void
show_quotas (ZhAdmissionWindow *self)
{
  g_autoptr (GPtrArray) counts = zh_tournament_count_quotas (zh_session_get_competition (self->session), get_tournament (self), NULL);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < counts->len; i++)
    {
      g_autofree char *count = zh_quota_count_format (g_ptr_array_index (counts, i), zh_language_get_screen ());

      g_string_append_printf (text, "%s%s", i > 0 ? " · " : "", count);
    }
  gtk_label_set_text (self->quotas, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->quotas), counts->len > 0);
}

static void
fill (ZhAdmissionWindow *self)
{
  const ZhTournament *tournament = self->session != NULL ? get_tournament (self) : NULL;
  g_autoptr (GPtrArray) records = NULL;
  guint n_open = 0;

  records = tournament != NULL ? zh_admission_list_records (zh_session_get_competition (self->session), tournament, self->boxes,
                                                            gtk_check_button_get_active (self->only_open), &n_open)
                               : g_ptr_array_new ();
  zh_record_table_set_records (self->table, records);
  if (tournament != NULL)
    {
      show_session (self, n_open);
      show_quotas (self);
    }
  show_selected (self);
}

/* The keyboard goes on in the list, where decisions are made. */
static void
show_open (ZhAdmissionWindow *self)
{
  fill (self);
  zh_record_table_take_focus (self->table);
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

/* One as his own act, several as one; a waiver is of one alone. */
static void
tick (ZhAdmissionWindow *self,
      guint              index,
      ZhBoxState         state)
{
  g_autoptr (GArray) chosen = list_chosen (self);
  const ZhAdmissionSubject *first = (const ZhAdmissionSubject *) chosen->data;
  ZhDesk                   *desk = zh_session_get_desk (self->session);
  const char               *key = index < self->boxes->len ? ((const ZhAdmissionBox *) g_ptr_array_index (self->boxes, index))->key : NULL;
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  if (chosen->len == 0)
    return;
  if (key != NULL && (chosen->len == 1 || state == ZH_BOX_WAIVED))
    change = zh_desk_tick_admission (desk, first->entry_id, first->member_id, key, state, gtk_editable_get_text (self->ground), &error);
  else
    change = zh_desk_tick_admissions (desk, self->tournament_id, first, chosen->len, key, state, &error);
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

/* Everything that is asked of those chosen lies in the folder. */
static void
all_seen_action (GtkWidget *widget)
{
  tick (ZH_ADMISSION_WINDOW (widget), G_MAXUINT, ZH_BOX_SEEN);
}

static void
ask_session (ZhAdmissionWindow *self)
{
  gtk_window_present (GTK_WINDOW (zh_admission_session_sheet_new (GTK_WINDOW (self), self->session)));
}

static void
session_action (GtkWidget *widget)
{
  ZhAdmissionWindow *self = ZH_ADMISSION_WINDOW (widget);
  g_autoptr (GError) error = NULL;

  if (zh_tournament_get_open_session (get_tournament (self)) == NULL)
    ask_session (self);
  else
    tell (self, zh_desk_close_session (zh_session_get_desk (self->session), self->tournament_id, NULL, &error), _ ("The session was not closed"), error);
}

/* A decision belongs to a session: where none is open, that comes first. */
static gboolean
has_session (ZhAdmissionWindow *self)
{
  if (zh_tournament_get_open_session (get_tournament (self)) != NULL)
    return TRUE;
  ask_session (self);
  return FALSE;
}

static void
decide (ZhAdmissionWindow *self,
        ZhAdmissionState   state)
{
  g_autoptr (GArray) chosen = list_chosen (self);
  const ZhAdmissionSubject *first = (const ZhAdmissionSubject *) chosen->data;
  const ZhAdmissionDecision decision = { state, gtk_editable_get_text (self->article), gtk_editable_get_text (self->ground), NULL };
  ZhDesk                   *desk = zh_session_get_desk (self->session);
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  if (chosen->len == 0 || !has_session (self))
    return;
  change = chosen->len == 1 ? zh_desk_decide_admission (desk, first->entry_id, first->member_id, &decision, &error)
                            : zh_desk_decide_admissions (desk, self->tournament_id, first, chosen->len, &decision, &error);
  if (!tell (self, change, _ ("Nothing was decided"), error))
    return;
  gtk_editable_set_text (self->ground, "");
  gtk_editable_set_text (self->article, "");
  zh_record_table_take_focus (self->table);
}

/* Asks for the words of a decision; the ground that the program knows is proposed. */
static void
ask_decision (ZhAdmissionWindow *self,
              ZhAdmissionState   state)
{
  g_autoptr (GArray) chosen = list_chosen (self);
  const ZhAdmissionSubject *first = (const ZhAdmissionSubject *) chosen->data;
  g_autofree char          *ground = NULL;
  g_autofree char          *article = NULL;
  g_autofree char          *name = NULL;

  if (chosen->len == 0 || !has_session (self))
    return;
  ground = zh_competition_dup_ground (zh_session_get_competition (self->session), get_tournament (self), find_entry (self, first), first->member_id, state,
                                      &article, zh_language_get_screen ());
  name = chosen->len == 1 ? zh_tournament_format_applicant (get_tournament (self), find_entry (self, first), first->member_id)
                          : g_strdup_printf (ngettext ("%u applicant", "%u applicants", chosen->len), chosen->len);
  gtk_window_present (GTK_WINDOW (zh_admission_decision_sheet_new (GTK_WINDOW (self), self->session, chosen, state, ground, article, name)));
}

static void
arrival_action (GtkWidget *widget)
{
  ZhAdmissionWindow *self = ZH_ADMISSION_WINDOW (widget);
  ZhAdmissionSubject subject;

  if (get_selected (self, &subject))
    gtk_window_present (GTK_WINDOW (zh_admission_arrival_sheet_new (GTK_WINDOW (self), self->session, find_entry (self, &subject))));
}

static void
received_action (GtkWidget *widget)
{
  ZhAdmissionWindow *self = ZH_ADMISSION_WINDOW (widget);
  ZhAdmissionSubject subject;
  const char        *sender = get_selected (self, &subject) ? find_entry (self, &subject)->sender : NULL;

  gtk_window_present (GTK_WINDOW (zh_received_window_new (GTK_WINDOW (self), self->session, sender)));
}

static void
payment_action (GtkWidget *widget)
{
  ZhAdmissionWindow *self = ZH_ADMISSION_WINDOW (widget);
  ZhAdmissionSubject subject;

  if (get_selected (self, &subject))
    gtk_window_present (GTK_WINDOW (zh_payment_sheet_new (GTK_WINDOW (self), self->session, find_entry (self, &subject))));
}

static void
quotas_action (GtkWidget *widget)
{
  gtk_window_present (GTK_WINDOW (zh_admission_quotas_sheet_new (GTK_WINDOW (widget), ZH_ADMISSION_WINDOW (widget)->session)));
}

static void
bans_action (GtkWidget *widget)
{
  gtk_window_present (GTK_WINDOW (zh_admission_bans_sheet_new (GTK_WINDOW (widget), ZH_ADMISSION_WINDOW (widget)->session)));
}

static void
admit_action (GtkWidget *widget)
{
  decide (ZH_ADMISSION_WINDOW (widget), ZH_ADMISSION_ADMITTED);
}

static void
admit_by_organisers_action (GtkWidget *widget)
{
  ZhAdmissionWindow *self = ZH_ADMISSION_WINDOW (widget);

  if (*gtk_editable_get_text (self->ground) == '\0')
    ask_decision (self, ZH_ADMISSION_BY_ORGANISER);
  else
    decide (self, ZH_ADMISSION_BY_ORGANISER);
}

static void
admit_until_action (GtkWidget *widget)
{
  ask_decision (ZH_ADMISSION_WINDOW (widget), ZH_ADMISSION_CONDITIONAL);
}

static void
reopen_action (GtkWidget *widget)
{
  decide (ZH_ADMISSION_WINDOW (widget), ZH_ADMISSION_OPEN);
}

/* A refusal says why and by which article. */
static void
refuse_action (GtkWidget *widget)
{
  ZhAdmissionWindow *self = ZH_ADMISSION_WINDOW (widget);

  if (*gtk_editable_get_text (self->ground) == '\0' || *gtk_editable_get_text (self->article) == '\0')
    ask_decision (self, ZH_ADMISSION_REFUSED);
  else
    decide (self, ZH_ADMISSION_REFUSED);
}

/* The first document that was not seen is waived on the ground that is typed. */
static void
waive_action (GtkWidget *widget)
{
  ZhAdmissionWindow *self = ZH_ADMISSION_WINDOW (widget);
  ZhAdmissionSubject subject;
  g_autoptr (ZhAdmission) admission = get_selected (self, &subject) ? get_admission (self, &subject) : NULL;

  if (*gtk_editable_get_text (self->ground) == '\0')
    {
      gtk_widget_grab_focus (GTK_WIDGET (self->ground));
      return;
    }
  for (guint i = 0; admission != NULL && i < self->boxes->len; i++)
    {
      const ZhAdmissionBox *box = g_ptr_array_index (self->boxes, i);

      if (zh_admission_box_is_asked (box, get_tournament (self), subject.member_id) && zh_admission_get_box (admission, box->key) == ZH_BOX_OPEN)
        {
          tick (self, i, ZH_BOX_WAIVED);
          return;
        }
    }
}

/* Digits tick, 0 everything; plus, minus and the star decide, while the list has the keyboard. */
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
  else if (keyval == GDK_KEY_0 || keyval == GDK_KEY_KP_0)
    all_seen_action (GTK_WIDGET (self));
  else if (keyval == GDK_KEY_asterisk || keyval == GDK_KEY_KP_Multiply)
    admit_until_action (GTK_WIDGET (self));
  else if (keyval == GDK_KEY_BackSpace)
    reopen_action (GTK_WIDGET (self));
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
  ZH_TEMPLATE (class, ZhAdmissionWindow, "admission-window", table, pane, session_button, session_label, only_open, quotas, name, state, obstacle, received, documents, ground, article);
  ZH_TEMPLATE_CALLBACKS (class, show_selected, show_open);
  ZH_ACTION (widget_class, "admission.admit", admit_action);
  ZH_ACTION (widget_class, "admission.admit-by-organisers", admit_by_organisers_action);
  ZH_ACTION (widget_class, "admission.admit-until", admit_until_action);
  ZH_ACTION (widget_class, "admission.all-seen", all_seen_action);
  ZH_ACTION (widget_class, "admission.session", session_action);
  ZH_ACTION (widget_class, "admission.arrival", arrival_action);
  ZH_ACTION (widget_class, "admission.received", received_action);
  ZH_ACTION (widget_class, "admission.payment", payment_action);
  ZH_ACTION (widget_class, "admission.quotas", quotas_action);
  ZH_ACTION (widget_class, "admission.bans", bans_action);
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
  zh_record_table_allow_several (self->table);
  zh_admission_set_columns (self->table);
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
  zh_record_table_come_back (self->table, GTK_WINDOW (self));
  zh_record_table_take_focus (self->table);
  return self;
}
