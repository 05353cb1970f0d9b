#include "config.h"

#include "redraw-sheet.h"

#include <glib/gi18n.h>

#include "desk-entries.h"
#include "feedback.h"
#include "text-bounds.h"
#include "text-limits.h"

typedef struct
{
  ZhRedraw       redraw;
  gpointer       data;
  GDestroyNotify destroy;
  AdwEntryRow   *reason; /* unowned: of the sheet */
} Form;

static void
form_free (gpointer data)
{
  Form *form = data;

  form->destroy (form->data);
  g_free (form);
}

static ZhChange *
apply (ZhFormSheet *sheet,
       gpointer     data,
       GError     **error)
{
  Form *form = data;

  return form->redraw (zh_form_get_text (form->reason), form->data, error);
}

static void
accept_cb (GtkWidget *row)
{
  gtk_widget_activate_action (row, "sheet.accept", NULL);
}

static void
present_sheet (GtkWidget *widget,
               ZhSession *session,
               int        n,
               Form      *form)
{
  GtkWindow       *window = GTK_WINDOW (gtk_widget_get_root (widget));
  ZhFormSheet     *sheet = zh_form_sheet_new (window, session, C_ ("title", "Draw the Numbers Again"), _ ("_Draw Again"));
  g_autofree char *note = g_strdup_printf (ngettext ("The start numbers were drawn already, %d time; each draw stands in the journal and in the chief arbiter’s report. Why are they drawn again?",
                                                     "The start numbers were drawn already, %d times; each draw stands in the journal and in the chief arbiter’s report. Why are they drawn again?", (gulong) n),
                                           n);
  g_autofree char *rule = zh_competition_dup_redraw_rule (zh_session_get_competition (session), zh_language_get_screen ());
  g_autofree char *both = rule != NULL ? g_strconcat (note, "\n", rule, NULL) : NULL;

  zh_form_sheet_set_note (sheet, both != NULL ? both : note);
  form->reason = zh_form_sheet_add_entry (sheet, _ ("Reason"), "");
  zh_text_bounds_set (GTK_WIDGET (form->reason), ZH_TEXT_LINE_MAX);
  g_signal_connect (form->reason, "entry-activated", G_CALLBACK (accept_cb), NULL);
  zh_form_sheet_set_apply (sheet, apply, NULL, form, form_free);
  gtk_widget_grab_focus (GTK_WIDGET (form->reason));
  gtk_window_present (GTK_WINDOW (sheet));
}

gboolean
zh_redraw_ask (GtkWidget     *widget,
               ZhSession     *session,
               ZhRedraw       redraw,
               gpointer       data,
               GDestroyNotify destroy)
{
  Form *form = g_new0 (Form, 1);
  int   n = zh_desk_count_number_draws (zh_session_get_desk (session), zh_session_get_tournament_id (session));
  g_autoptr (GError) error = NULL;
  ZhChange *change;
  gboolean  done;

  *form = (Form){ redraw, data, destroy, NULL };
  if (n > 0)
    {
      present_sheet (widget, session, n, form);
      return FALSE;
    }
  change = redraw ("", data, &error);
  done = zh_feedback_act (widget, session, change, _ ("The numbers were not given"), error);
  form_free (form);
  return done;
}

typedef struct
{
  ZhSession  *session;
  ZhNumbering method;
} Numbers;

static void
numbers_free (gpointer data)
{
  Numbers *numbers = data;

  g_object_unref (numbers->session);
  g_free (numbers);
}

static ZhChange *
draw_numbers (const char *reason,
              gpointer    data,
              GError    **error)
{
  const Numbers *numbers = data;
  ZhDesk        *desk = zh_session_get_desk (numbers->session);

  return zh_desk_draw_numbers_again (desk, zh_session_get_tournament_id (numbers->session), numbers->method, zh_desk_draw_seed (desk), reason, error);
}

void
zh_redraw_numbers (GtkWidget  *widget,
                   ZhSession  *session,
                   ZhNumbering method)
{
  Numbers *numbers = g_new0 (Numbers, 1);

  *numbers = (Numbers){ g_object_ref (session), method };
  zh_redraw_ask (widget, session, draw_numbers, numbers, numbers_free);
}
