#include "config.h"

#include "entry-taking.h"

#include <glib/gi18n.h>

#include "desk-entries.h"
#include "desk-team-list.h"
#include "feedback.h"
#include "file-asking.h"
#include "list-reading.h"
#include "long-work.h"
#include "number-question.h"
#include "page.h"

static const ZhTournament *
get_tournament (GtkWidget *page)
{
  return zh_session_get_tournament (zh_page_get_session (ZH_PAGE (page)));
}

/* Entries about to come may move the numbers of those who are there. */
void
zh_entry_taking_ask (GtkWidget    *widget,
                     ZhNumberPlan *plan,
                     void (*accepted) (GtkWidget *widget, gpointer data),
                     gpointer       data,
                     GDestroyNotify free_data)
{
  g_autofree char       *heading = plan->numbers->len == 1 ? g_strdup_printf (_ ("Enter as Number %d and Move Others?"), g_array_index (plan->numbers, int, 0))
                                                           : g_strdup (_ ("Enter and Move the Numbers?"));
  const ZhNumberQuestion question = { heading, _ ("_Enter and Move"), _ ("_Cancel"), accepted, free_data };

  zh_number_question_ask (widget, get_tournament (widget), plan, &question, data);
}

/* The players or the teams of a list, on their way into the tournament. */
typedef struct
{
  gint64     tournament_id;
  GPtrArray *members;
} Taking;

static void
taking_free (gpointer data)
{
  Taking *self = data;

  g_ptr_array_unref (self->members);
  g_free (self);
}

static ZhChange *
take_teams (ZhDesk           *desk,
            gpointer          data,
            const ZhProgress *progress,
            GError          **error)
{
  Taking *self = data;

  return zh_desk_add_teams (desk, self->tournament_id, self->members, NULL, error);
}

static ZhChange *
take_entries (ZhDesk           *desk,
              gpointer          data,
              const ZhProgress *progress,
              GError          **error)
{
  Taking *self = data;

  return zh_desk_add_entries (desk, self->tournament_id, self->members, error);
}

static void
start_taking (GtkWidget       *widget,
              const ZhLongAct *act,
              GPtrArray       *members)
{
  ZhSession *session = zh_page_get_session (ZH_PAGE (widget));
  Taking    *taking = g_new0 (Taking, 1);

  taking->tournament_id = zh_session_get_tournament_id (session);
  taking->members = g_ptr_array_ref (members);
  zh_long_act_start (widget, session, act, taking);
}

static void
start_taking_teams_cb (GtkWidget *widget,
                       gpointer   data)
{
  static const ZhLongAct act = { N_ ("Taking the List In"), N_ ("The list was not taken in"), take_teams, NULL, taking_free };

  start_taking (widget, &act, data);
}

static void
start_taking_entries_cb (GtkWidget *widget,
                         gpointer   data)
{
  static const ZhLongAct act = { N_ ("Taking the List In"), N_ ("The list was not taken in"), take_entries, NULL, taking_free };

  start_taking (widget, &act, data);
}

static void
take_planned (GtkWidget    *self,
              ZhNumberPlan *plan,
              const GError *error,
              void (*accepted) (GtkWidget *widget, gpointer data),
              GPtrArray *members)
{
  if (plan != NULL)
    zh_entry_taking_ask (self, plan, accepted, g_ptr_array_ref (members), (GDestroyNotify) g_ptr_array_unref);
  else
    zh_feedback_error (self, _ ("The list was not taken in"), error);
}

static void
import_teams_cb (GtkWidget *self,
                 GPtrArray *teams)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhNumberPlan) plan = zh_desk_plan_teams (get_tournament (self), teams, &error);

  take_planned (self, plan, error, start_taking_teams_cb, teams);
}

static void
import_entries_cb (GtkWidget *self,
                   GPtrArray *entries)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhNumberPlan) plan =
      zh_number_plan_new_for_entries (get_tournament (self), entries, NULL, &error);

  take_planned (self, plan, error, start_taking_entries_cb, entries);
}

static void
list_shown_cb (GtkWidget      *widget,
               ZhImportDialog *dialog)
{
  g_signal_connect_object (dialog, "accepted", G_CALLBACK (import_entries_cb), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "teams-accepted", G_CALLBACK (import_teams_cb), widget, G_CONNECT_SWAPPED);
}

static void
read_list (GtkWidget  *self,
           GFile      *file,
           const char *text)
{
  zh_list_reading_start (self, file, text, get_tournament (self), zh_session_get_competition (zh_page_get_session (ZH_PAGE (self)))->start, list_shown_cb);
}

static void
file_chosen_cb (GtkWidget *self,
                GFile     *file)
{
  read_list (self, file, NULL);
}

void
zh_entry_taking_import (GtkWidget *page)
{
  zh_file_asking_show (page, _ ("Entries from a File"), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Import"), NULL, G_CALLBACK (file_chosen_cb));
}

static void
pasted_cb (GObject      *clipboard,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GtkWidget) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, &error);

  if (text == NULL || *g_strstrip (text) == '\0')
    {
      zh_feedback_toast (self, _ ("There is no text to paste; copy the list in a spreadsheet first"), NULL, NULL);
      return;
    }
  read_list (self, NULL, text);
}

void
zh_entry_taking_read_text (const char *text,
                           gpointer    page)
{
  read_list (page, NULL, text);
}

void
zh_entry_taking_paste (GtkWidget *page)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (page), NULL, pasted_cb, g_object_ref (page));
}
