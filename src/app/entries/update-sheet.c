#include "config.h"

#include "update-sheet.h"

#include <glib/gi18n.h>

#include "feedback.h"
#include "form-sheet.h"
#include "rating-update.h"

#define CANCEL "cancel"

typedef struct
{
  gint64            tournament_id;
  ZhListComparison *comparison;
  GPtrArray        *switches; /* (element-type GtkSwitch): unowned, one a difference */
} Form;

static void
form_free (gpointer data)
{
  Form *self = data;

  zh_list_comparison_free (self->comparison);
  g_ptr_array_unref (self->switches);
  g_free (self);
}

static ZhChange *
apply (ZhFormSheet *sheet,
       gpointer     data,
       GError     **error)
{
  const Form *form = data;
  g_autoptr (GPtrArray) updates = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_list_update_free);

  for (guint i = 0; i < form->switches->len; i++)
    if (gtk_switch_get_active (g_ptr_array_index (form->switches, i)))
      g_ptr_array_add (updates, zh_list_update_new (g_ptr_array_index (form->comparison->differences, i)));
  return zh_desk_update_players (zh_session_get_desk (zh_form_sheet_get_session (sheet)), form->tournament_id, form->comparison->edition, updates, error);
}

/* "Koval Ada, international rating: 1700 → 1720" */
static char *
format_difference (const ZhListDifference *difference)
{
  const ZhField *field = zh_record_type_find (&zh_person_type, difference->key);

  return g_strdup_printf ("%s, %s: %s → %s", difference->name, zh_trc (zh_language_get_screen (), "field", field->label),
                          *difference->now != '\0' ? difference->now : "—", difference->then);
}

static void
add_differences (ZhFormSheet *sheet,
                 Form        *form)
{
  for (guint i = 0; i < form->comparison->differences->len; i++)
    {
      const ZhListDifference *difference = g_ptr_array_index (form->comparison->differences, i);
      g_autofree char        *text = format_difference (difference);

      g_ptr_array_add (form->switches, zh_form_sheet_add_switch (sheet, text, !difference->is_name));
    }
}

/* What cannot be mended here, and how many were looked at. */
static char *
format_notes (const ZhListComparison *comparison)
{
  g_autofree char *summary = zh_list_comparison_dup_summary (comparison);
  GString         *text = g_string_new (summary);

  for (guint i = 0; i < comparison->notes->len; i++)
    g_string_append_printf (text, "\n%s", (const char *) g_ptr_array_index (comparison->notes, i));
  return g_string_free (text, FALSE);
}

static void
present_comparison (GtkWidget        *widget,
                    ZhSession        *session,
                    ZhListComparison *comparison)
{
  g_autofree char *title = g_strdup_printf (_ ("Update from %s"), comparison->edition);
  g_autofree char *notes = format_notes (comparison);
  ZhFormSheet     *sheet = zh_form_sheet_new (GTK_WINDOW (gtk_widget_get_root (widget)), session, title, _ ("_Take Over"));
  Form            *form = g_new0 (Form, 1);

  form->tournament_id = zh_session_get_tournament_id (session);
  form->comparison = comparison;
  form->switches = g_ptr_array_new ();
  add_differences (sheet, form);
  zh_form_sheet_set_apply (sheet, apply, NULL, form, form_free);
  zh_form_sheet_set_note (sheet, notes);
  gtk_window_present (GTK_WINDOW (sheet));
}

void
zh_update_sheet_compare (GtkWidget  *widget,
                         ZhSession  *session,
                         const char *name)
{
  ZhDate first_day = zh_session_get_competition (session)->start;
  g_autoptr (ZhListSet) set = zh_list_set_open (name, first_day, NULL);
  ZhListComparison *comparison = set != NULL ? zh_tournament_compare_with_list (zh_session_get_tournament (session), set, first_day) : NULL;
  g_autofree char  *notes = comparison != NULL ? format_notes (comparison) : NULL;

  if (comparison == NULL)
    return;
  if (comparison->differences->len > 0)
    {
      present_comparison (widget, session, comparison);
      return;
    }
  zh_feedback_toast (widget, notes, NULL, NULL);
  zh_list_comparison_free (comparison);
}

/* Which list, where there are several. */
typedef struct
{
  GtkWidget *widget; /* weak */
  ZhSession *session;
} Asking;

static void
asking_free (gpointer  data,
             GClosure *closure)
{
  Asking *self = data;

  g_clear_weak_pointer (&self->widget);
  g_object_unref (self->session);
  g_free (self);
}

static void
list_chosen_cb (AdwMessageDialog *dialog,
                const char       *response,
                gpointer          user_data)
{
  Asking *self = user_data;

  if (!g_str_equal (response, CANCEL) && self->widget != NULL && zh_session_get_tournament (self->session) != NULL)
    zh_update_sheet_compare (self->widget, self->session, response);
}

static void
ask_for_list (GtkWidget *widget,
              ZhSession *session,
              GPtrArray *editions)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)), _ ("Update from Which List?"), NULL);
  Asking    *asking = g_new0 (Asking, 1);

  g_set_weak_pointer (&asking->widget, widget);
  asking->session = g_object_ref (session);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), CANCEL, _ ("_Cancel"));
  for (guint i = 0; i < editions->len; i++)
    {
      const ZhListEdition *edition = g_ptr_array_index (editions, i);

      adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), edition->id, edition->id);
    }
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), ((const ZhListEdition *) g_ptr_array_index (editions, 0))->id);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), CANCEL);
  g_signal_connect_data (dialog, "response", G_CALLBACK (list_chosen_cb), asking, asking_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
zh_update_sheet_present (GtkWidget *widget,
                         ZhSession *session)
{
  ZhDate first_day = zh_session_get_competition (session)->start;
  g_autoptr (GPtrArray) shelf = zh_list_shelf_load ();
  g_autoptr (GPtrArray) valid = g_ptr_array_new (); /* an edition of each list */

  for (guint i = 0; i < shelf->len; i++)
    {
      ZhListEdition *edition = g_ptr_array_index (shelf, i);

      if (edition == zh_list_shelf_find (shelf, edition->name, first_day))
        g_ptr_array_add (valid, edition);
    }
  if (valid->len == 0)
    zh_feedback_toast (widget, _ ("There is no rating list yet. Take one in (Rating Lists)"), NULL, NULL);
  else if (valid->len == 1)
    zh_update_sheet_compare (widget, session, ((const ZhListEdition *) g_ptr_array_index (valid, 0))->id);
  else
    ask_for_list (widget, session, valid);
}
