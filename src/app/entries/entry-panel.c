#include "config.h"

#include "entry-panel.h"

#include <glib/gi18n.h>

#include "arrangements.h"
#include "desk-entries.h"
#include "entry-acts.h"
#include "feedback.h"
#include "field-row.h"
#include "history.h"
#include "member-act.h"
#include "member-list.h"
#include "number-question.h"
#include "rating-method.h"
#include "named-items.h"
#include "next-step.h"

/* Rounds offered for absences; the next ones come when these are played. */
#define MAX_ABSENCE_ROUNDS 15

/* What has widgets of its own on the panel, or is changed by other acts. */
static const char *const elsewhere[] = {
  "sex", "assistant-duties", "warning-minutes", "announces", "team", "start-number",
  "rating", "status", "first-round", "last-round", "carried-points", "arrived", "paid", "documents-seen", NULL
};

struct _ZhEntryPanel
{
  ZhBin parent_instance;

  ZhSession *session;
  gint64     entry_id;
  gboolean   filling; /* fields are being set by the program */

  GtkStack          *stack;
  GtkScrolledWindow *scrolled;
  GPtrArray         *rows; /* (element-type AdwEntryRow): unowned; one for a field of the person or of the entry */
  AdwComboRow       *sex;
  GtkLabel          *heading;
  GtkFlowBox        *absences;
  GtkWidget         *withdraw;
  GtkWidget         *reinstate;
  GtkWidget         *remove;
  GtkWidget         *person;
  GtkWidget         *entry;

  ZhMemberList *members;

  ZhArrangements *arrangements;
};

G_DEFINE_FINAL_TYPE (ZhEntryPanel, zh_entry_panel, ZH_TYPE_BIN)

static const ZhEntry *
get_entry (ZhEntryPanel *self)
{
  const ZhTournament *tournament = self->session != NULL ? zh_session_get_tournament (self->session) : NULL;

  return tournament != NULL ? zh_tournament_find_entry (tournament, self->entry_id) : NULL;
}

/* Whose fields are shown: the player, or the member of a team under the cursor. */
static const ZhPerson *
get_person (ZhEntryPanel *self)
{
  const ZhEntry  *entry = get_entry (self);
  const ZhMember *member = entry != NULL && entry->person == NULL ? zh_member_list_get_selected (self->members) : NULL;

  if (entry != NULL && entry->person != NULL)
    return entry->person;
  return member != NULL ? member->person : NULL;
}

/* Fields */

static gboolean
is_of_entry (AdwEntryRow *row)
{
  return g_object_get_data (G_OBJECT (row), "type") == (gpointer) &zh_entry_type;
}

static int
get_counting_rating (ZhEntryPanel   *self,
                     const ZhPerson *person)
{
  return zh_tournament_choose_rating (zh_session_get_tournament (self->session), person);
}

static void
store_member (ZhEntryPanel   *self,
              const ZhMember *member,
              ZhPerson       *person)
{
  ZhMemberAct *act = zh_member_act_new (ZH_MEMBER_ACT_EDIT, self->entry_id);
  ZhMember    *next = zh_member_new ();

  *next = *member;
  next->person = zh_person_ref (person);
  if (get_counting_rating (self, person) != get_counting_rating (self, member->person))
    next->rating = get_counting_rating (self, person);
  g_ptr_array_add (act->members, next);
  zh_member_act_do (act, GTK_WIDGET (self), self->session);
}

/* A corrected rating may ask for other numbers, as long as these follow. */
static void
offer_numbers (ZhEntryPanel *self)
{
  const ZhTournament *tournament = zh_session_get_tournament (self->session);

  if (zh_tournament_has_rated_numbers (tournament) && zh_tournament_get_numbers_state (tournament) == ZH_NUMBERS_FOLLOW)
    zh_number_question_renumber (GTK_WIDGET (self), self->session, TRUE);
}

static void
store_person (ZhEntryPanel *self,
              ZhPerson     *person)
{
  g_autoptr (ZhEntry) entry = NULL;
  g_autoptr (GError) error = NULL;
  gboolean  rating_changed;
  ZhChange *change;

  if (get_entry (self)->person == NULL)
    {
      store_member (self, zh_member_list_get_selected (self->members), person);
      return;
    }
  entry = zh_entry_copy (get_entry (self));
  zh_person_unref (entry->person);
  entry->person = zh_person_ref (person);
  rating_changed = get_counting_rating (self, person) != get_counting_rating (self, get_entry (self)->person);
  if (rating_changed)
    entry->rating = get_counting_rating (self, person);
  change = zh_desk_edit_entry (zh_session_get_desk (self->session), entry, &error);
  if (zh_feedback_act (GTK_WIDGET (self), self->session, change, _ ("The entry was not changed"), error) && rating_changed)
    offer_numbers (self);
}

static char *
format_remedy (const ZhField *field)
{
  if (field->kind == ZH_FIELD_KIND_TEXT)
    return g_strdup (_ ("The surname must not be empty"));
  if (field->kind == ZH_FIELD_KIND_DATE)
    return g_strdup (_ ("Write the date as 2010-05-31 or 31.05.2010, or the year alone"));
  return g_strdup_printf (_ ("%1$s: write a whole number up to %2$d, or leave the field empty when there is none"),
                          zh_field_get_title (field, zh_language_get_screen ()), field->maximum);
}

/* FALSE, and says why, when the text is no number or no date, or takes the surname away. */
static gboolean
read_row (ZhEntryPanel   *self,
          AdwEntryRow    *row,
          gpointer        record,
          const ZhPerson *person)
{
  g_autofree char *remedy = NULL;

  if (zh_field_row_read (row, record) && (person == NULL || *person->surname != '\0'))
    return TRUE;
  remedy = format_remedy (zh_field_row_get_field (row));
  gtk_widget_add_css_class (GTK_WIDGET (row), "error");
  zh_feedback_toast (GTK_WIDGET (self), remedy, NULL, NULL);
  return FALSE;
}

static void
entry_applied (ZhEntryPanel *self,
               AdwEntryRow  *row)
{
  g_autoptr (ZhEntry) next = zh_entry_copy (get_entry (self));
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  if (!read_row (self, row, next, NULL) || zh_record_equal (&zh_entry_type, next, get_entry (self)))
    return;
  change = zh_desk_edit_entry (zh_session_get_desk (self->session), next, &error);
  zh_feedback_act (GTK_WIDGET (self), self->session, change, _ ("The entry was not changed"), error);
}

static void
row_applied_cb (ZhEntryPanel *self,
                AdwEntryRow  *row)
{
  const ZhPerson *old = get_person (self);
  g_autoptr (ZhPerson) person = NULL;

  if (get_entry (self) == NULL)
    return;
  if (is_of_entry (row))
    {
      entry_applied (self, row);
      return;
    }
  if (old == NULL)
    return;
  person = zh_person_copy (old);
  if (read_row (self, row, person, person) && !zh_person_equal (person, old))
    store_person (self, person);
}

static void
sex_changed_cb (ZhEntryPanel *self)
{
  const ZhPerson *old = get_person (self);
  g_autoptr (ZhPerson) person = NULL;

  if (self->filling || old == NULL)
    return;
  person = zh_person_copy (old);
  person->sex = (ZhSex) adw_combo_row_get_selected (self->sex);
  if (!zh_person_equal (person, old))
    store_person (self, person);
}

static void
arrangements_changed_cb (ZhEntryPanel *self)
{
  const ZhPerson *old = get_person (self);
  g_autoptr (ZhPerson) person = NULL;

  if (self->filling || old == NULL)
    return;
  person = zh_person_copy (old);
  zh_arrangements_apply (self->arrangements, person);
  if (!zh_person_equal (person, old))
    store_person (self, person);
}

static void
fill_person (ZhEntryPanel *self)
{
  const ZhPerson *person = get_person (self);

  self->filling = TRUE;
  for (guint i = 0; i < self->rows->len; i++)
    {
      AdwEntryRow     *row = g_ptr_array_index (self->rows, i);
      g_autofree char *text = zh_field_row_format (zh_field_row_get_field (row), is_of_entry (row) ? (gconstpointer) get_entry (self) : person);

      /* setting an equal text would lose the cursor of somebody who is typing */
      if (g_strcmp0 (text, gtk_editable_get_text (GTK_EDITABLE (row))) != 0)
        gtk_editable_set_text (GTK_EDITABLE (row), text);
      gtk_widget_remove_css_class (GTK_WIDGET (row), "error");
    }
  adw_combo_row_set_selected (self->sex, person != NULL ? person->sex : ZH_SEX_UNKNOWN);
  gtk_widget_set_visible (self->person, person != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->arrangements), person != NULL);
  if (person != NULL)
    zh_arrangements_show (self->arrangements, person);
  self->filling = FALSE;
}

/* Absences, leaving and coming back */

/* Each press goes on: plays, absent without points, half-point bye, plays again. */
static void
absence_pressed_cb (ZhEntryPanel *self,
                    GtkWidget    *button)
{
  int            round = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "round"));
  const ZhEntry *entry = zh_tournament_find_entry (zh_session_get_tournament (self->session), self->entry_id);
  ZhPairingKind  kind = ZH_PAIRING_GAME;

  if (entry == NULL)
    return;
  if (!zh_entry_get_absence (entry, round, &kind))
    kind = ZH_PAIRING_ZERO_BYE;
  else
    kind = kind == ZH_PAIRING_ZERO_BYE ? ZH_PAIRING_HALF_BYE : ZH_PAIRING_GAME;
  zh_entry_acts_set_absence (GTK_WIDGET (self), self->session, self->entry_id, round, kind);
}

static void
show_absence (GtkWidget     *button,
              const ZhEntry *entry,
              int            round)
{
  ZhPairingKind    kind = ZH_PAIRING_GAME;
  gboolean         absent = zh_entry_get_absence (entry, round, &kind);
  gboolean         half = absent && kind == ZH_PAIRING_HALF_BYE;
  g_autofree char *label = absent ? g_strdup_printf ("%d: %s", round, half ? "½" : kind == ZH_PAIRING_FULL_BYE ? "1"
                                                                                                               : "0")
                                  : g_strdup_printf ("%d", round);
  g_autofree char *said = g_strdup_printf (!absent ? _ ("Plays round %d") : half ? _ ("Half-point bye in round %d")
                                                                                 : _ ("Absent in round %d"),
                                           round);

  gtk_button_set_label (GTK_BUTTON (button), label);
  gtk_widget_set_tooltip_text (button, said);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (button)), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}

/* As wide as what it may say: a press moves no neighbour. */
static GtkWidget *
make_absence (ZhEntryPanel *self,
              int           round,
              int           last)
{
  GtkWidget *button = gtk_button_new_with_label ("");

  gtk_label_set_width_chars (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), last > 9 ? 5 : 4);
  gtk_widget_add_css_class (button, "absence");
  g_object_set_data (G_OBJECT (button), "round", GINT_TO_POINTER (round));
  g_signal_connect_object (button, "clicked", G_CALLBACK (absence_pressed_cb), self, G_CONNECT_SWAPPED);
  return button;
}

/* The buttons stay while their rounds do, and with them the keyboard. */
static void
fill_absences (ZhEntryPanel  *self,
               const ZhEntry *entry)
{
  const ZhTournament *tournament = zh_session_get_tournament (self->session);
  int                 first = zh_tournament_count_paired_rounds (tournament) + 1;
  int                 last = MIN (zh_tournament_count_planned_rounds (tournament), first + MAX_ABSENCE_ROUNDS - 1);
  GtkFlowBoxChild    *child = gtk_flow_box_get_child_at_index (self->absences, 0);
  GtkWidget          *button = child != NULL ? gtk_flow_box_child_get_child (child) : NULL;
  gboolean            fits = button != NULL && GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "round")) == first &&
                  gtk_flow_box_get_child_at_index (self->absences, last - first) != NULL &&
                  gtk_flow_box_get_child_at_index (self->absences, last - first + 1) == NULL;

  while (!fits && (child = gtk_flow_box_get_child_at_index (self->absences, 0)) != NULL)
    gtk_flow_box_remove (self->absences, GTK_WIDGET (child));
  for (int round = first; round <= last; round++)
    {
      if (!fits)
        {
          button = make_absence (self, round, last);
          gtk_flow_box_append (self->absences, button);
        }
      show_absence (gtk_flow_box_child_get_child (gtk_flow_box_get_child_at_index (self->absences, round - first)), entry, round);
    }
}

static void
withdraw_cb (ZhEntryPanel *self)
{
  zh_entry_acts_do (GTK_WIDGET (self), self->session, "withdraw", self->entry_id);
}

static void
reinstate_cb (ZhEntryPanel *self)
{
  zh_entry_acts_do (GTK_WIDGET (self), self->session, "reinstate", self->entry_id);
}

static void
remove_cb (ZhEntryPanel *self)
{
  zh_entry_acts_do (GTK_WIDGET (self), self->session, "remove", self->entry_id);
}

/* Building */

/* A row for every field that is typed. */
static void
make_rows (ZhEntryPanel        *self,
           const ZhRecordType  *type,
           AdwPreferencesGroup *group)
{
  for (gsize i = 0; i < type->n_fields; i++)
    {
      const ZhField *field = &type->fields[i];
      AdwEntryRow   *row;

      if (!zh_field_is_typed (field) || g_strv_contains (elsewhere, field->key))
        continue;
      row = zh_field_row_new (field);
      adw_entry_row_set_show_apply_button (row, TRUE);
      g_object_set_data (G_OBJECT (row), "type", (gpointer) type);
      g_signal_connect_object (row, "apply", G_CALLBACK (row_applied_cb), self, G_CONNECT_SWAPPED);
      adw_preferences_group_add (group, GTK_WIDGET (row));
      g_ptr_array_add (self->rows, row);
    }
}

static void
make_sex (ZhEntryPanel        *self,
          AdwPreferencesGroup *group)
{
  GtkStringList *sexes = gtk_string_list_new (NULL);

  gtk_string_list_append (sexes, C_ ("sex", "Not said"));
  gtk_string_list_append (sexes, C_ ("sex", "Male"));
  gtk_string_list_append (sexes, C_ ("sex", "Female"));
  self->sex = ADW_COMBO_ROW (adw_combo_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->sex), C_ ("entry field", "Sex"));
  adw_combo_row_set_model (self->sex, G_LIST_MODEL (sexes));
  zh_named_items_set_up (GTK_WIDGET (self->sex), adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self->sex)));
  g_signal_connect_object (self->sex, "notify::selected", G_CALLBACK (sex_changed_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (group, GTK_WIDGET (self->sex));
  g_object_unref (sexes);
}

static void
zh_entry_panel_class_init (ZhEntryPanelClass *class)
{
  ZH_DISPOSES (class, ZhEntryPanel, g_object_unref, session);
  ZH_FINALIZES (class, ZhEntryPanel, g_ptr_array_unref, rows);
  ZH_NEEDS_TYPES (ZH_TYPE_ARRANGEMENTS, ZH_TYPE_MEMBER_LIST);
  ZH_TEMPLATE (class, ZhEntryPanel, "entry-panel", stack, scrolled, heading, absences, withdraw, reinstate, remove,
               person, entry, members, arrangements);
  ZH_TEMPLATE_CALLBACKS (class, withdraw_cb, fill_person, reinstate_cb, remove_cb);
}

static void
zh_entry_panel_init (ZhEntryPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = g_ptr_array_new ();
  make_rows (self, &zh_entry_type, ADW_PREFERENCES_GROUP (self->entry));
  make_rows (self, &zh_person_type, ADW_PREFERENCES_GROUP (self->person));
  make_sex (self, ADW_PREFERENCES_GROUP (self->person));
  g_signal_connect_object (self->arrangements, "changed", G_CALLBACK (arrangements_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
fill (ZhEntryPanel  *self,
      const ZhEntry *entry)
{
  g_autofree char *name = zh_entry_format_name (entry);
  gboolean         paired = zh_tournament_count_paired_rounds (zh_session_get_tournament (self->session)) > 0;
  gboolean         playing = entry->status == ZH_ENTRY_PLAYING;

  self->filling = TRUE;
  gtk_label_set_text (self->heading, name);
  gtk_widget_set_visible (GTK_WIDGET (self->members), entry->person == NULL);
  if (entry->person == NULL)
    zh_member_list_show (self->members, self->session, entry->id);
  fill_person (self);
  self->filling = TRUE;
  fill_absences (self, entry);
  gtk_widget_set_visible (self->withdraw, playing && paired);
  gtk_widget_set_visible (self->reinstate, !playing);
  gtk_widget_set_visible (self->remove, !paired);
  gtk_widget_set_sensitive (GTK_WIDGET (self->stack), zh_session_is_writable (self->session));
  self->filling = FALSE;
}

void
zh_entry_panel_show (ZhEntryPanel *self,
                     ZhSession    *session,
                     gint64        entry_id)
{
  const ZhEntry *entry;

  g_return_if_fail (ZH_IS_ENTRY_PANEL (self));

  /* of another one it begins at the top */
  if (entry_id != self->entry_id)
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), 0);
  g_set_object (&self->session, session);
  self->entry_id = entry_id;
  entry = get_entry (self);
  gtk_stack_set_visible_child_name (self->stack, entry != NULL ? "entry" : "none");
  if (entry != NULL)
    fill (self, entry);
}

void
zh_entry_panel_focus (ZhEntryPanel *self,
                      const char   *field)
{
  g_return_if_fail (ZH_IS_ENTRY_PANEL (self));

  for (guint i = 0; i < self->rows->len; i++)
    if (g_str_equal (zh_field_row_get_field (g_ptr_array_index (self->rows, i))->key, field))
      gtk_widget_grab_focus (g_ptr_array_index (self->rows, i));
}
