#include "config.h"

#include "case-extract.h"

#include <glib/gi18n.h>

#include "desk-protests.h"
#include "feedback.h"
#include "file-asking.h"
#include "file-output.h"
#include "named-items.h"

/* What a question on its way is about; it lies with the page that asks. */
typedef struct
{
  ZhSession *session;
  gint64     protest_id;
  gint64     file_id;
} Extract;

#define EXTRACT_KEY "zh-case-extract"

static void
extract_free (gpointer data)
{
  Extract *self = data;

  g_object_unref (self->session);
  g_free (self);
}

/* The newest of it: the case may have changed while the question stood. */
static const ZhProtest *
get_case (const Extract *self)
{
  const ZhCompetition *competition = zh_session_get_competition (self->session);

  return competition != NULL ? zh_competition_find_protest (competition, self->protest_id) : NULL;
}

static gboolean
write_file (const Extract *self,
            GFile         *file,
            GError       **error)
{
  g_autoptr (GBytes) content = zh_desk_dup_protest_file (zh_session_get_desk (self->session), self->file_id, error);

  return content != NULL && zh_file_replace (file, g_bytes_get_data (content, NULL), g_bytes_get_size (content), error);
}

static void
chosen_cb (GtkWidget *widget,
           GFile     *file)
{
  const Extract   *self = g_object_get_data (G_OBJECT (widget), EXTRACT_KEY);
  g_autofree char *shown = g_file_get_parse_name (file);
  g_autofree char *told = g_strdup_printf (_ ("The file of the case is saved: %s"), shown);
  g_autoptr (GError) error = NULL;

  if (self == NULL || get_case (self) == NULL)
    return;
  if (write_file (self, file, &error))
    zh_feedback_toast (widget, told, NULL, NULL);
  else
    zh_feedback_error (widget, _ ("The file of the case was not saved"), error);
}

static void
ask_where (GtkWidget           *widget,
           const ZhProtestFile *file)
{
  Extract         *self = g_object_get_data (G_OBJECT (widget), EXTRACT_KEY);
  g_autofree char *name = g_path_get_basename (file->name); /* a stranger's file may name a folder */

  self->file_id = file->id;
  zh_file_asking_show (widget, _ ("Save a File of the Case"), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), name, G_CALLBACK (chosen_cb));
}

static void
which_answered_cb (GtkWidget        *widget,
                   const char       *response,
                   AdwMessageDialog *dialog)
{
  const Extract   *self = g_object_get_data (G_OBJECT (widget), EXTRACT_KEY);
  const ZhProtest *protest = self != NULL ? get_case (self) : NULL;
  guint            selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (adw_message_dialog_get_extra_child (dialog)));

  if (g_str_equal (response, "choose") && protest != NULL && selected < protest->files->len)
    ask_where (widget, g_ptr_array_index (protest->files, selected));
}

static void
ask_which (GtkWidget       *widget,
           const ZhProtest *protest)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)), _ ("Which File of the Case?"), NULL));
  GtkWidget        *choice;

  for (guint i = 0; i < protest->files->len; i++)
    gtk_string_list_append (names, ((const ZhProtestFile *) g_ptr_array_index (protest->files, i))->name);
  choice = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL);
  zh_named_items_set_up (choice, _ ("File of the case"));
  adw_message_dialog_set_extra_child (dialog, choice);
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "choose", _ ("_Save…"), NULL);
  adw_message_dialog_set_default_response (dialog, "choose");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (which_answered_cb), widget, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
zh_case_extract_ask (GtkWidget *widget,
                     ZhSession *session,
                     gint64     protest_id)
{
  Extract         *self = g_new0 (Extract, 1);
  const ZhProtest *protest;

  self->session = g_object_ref (session);
  self->protest_id = protest_id;
  g_object_set_data_full (G_OBJECT (widget), EXTRACT_KEY, self, extract_free);
  protest = get_case (self);
  if (protest == NULL || protest->files->len == 0)
    gtk_widget_error_bell (widget);
  else if (protest->files->len == 1)
    ask_where (widget, g_ptr_array_index (protest->files, 0));
  else
    ask_which (widget, protest);
}
