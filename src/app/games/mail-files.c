#include "config.h"

#include "mail-files.h"

#include <glib/gi18n.h>

#include "file-asking.h"
#include "letter-mails.h"
#include "long-work.h"
#include "outside-file.h"

/* For which game, and what was chosen. */
typedef struct
{
  ZhSession      *session;
  gint64          tournament_id;
  int             round;
  int             board;
  int             game;
  ZhMailFilesTold told;
  GListModel     *files;
} Asking;

/* What could be read of them, and a line of each that could not. */
typedef struct
{
  GPtrArray *mails;
  GString   *failures;
} Read;

static void
asking_free (gpointer data)
{
  Asking *self = data;

  g_object_unref (self->session);
  g_clear_object (&self->files);
  g_free (self);
}

static gpointer
read_files (gpointer          data,
            const ZhProgress *progress,
            GError          **error)
{
  Asking *self = data;
  Read   *read = g_new0 (Read, 1);

  read->mails = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_mail_file_free);
  read->failures = g_string_new (NULL);
  for (guint i = 0; i < g_list_model_get_n_items (self->files); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (self->files, i);
      g_autofree char *path = g_file_get_basename (file);
      g_autofree char *name = g_filename_display_name (path);
      g_autoptr (GError) problem = NULL;
      g_autoptr (GBytes) bytes = zh_outside_file_read (file, progress, &problem);

      if (bytes != NULL)
        g_ptr_array_add (read->mails, zh_mail_file_new (name, bytes));
      else
        g_string_append_printf (read->failures, "\n%s: %s", name, problem->message);
    }
  return read;
}

static void
read_cb (GtkWidget    *widget,
         gpointer      data,
         gpointer      result,
         const GError *error)
{
  Asking *self = data;
  Read   *read = result;
  int     n_kept = 0;
  g_autoptr (GPtrArray) outcomes = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  if (read == NULL)
    return;
  if (gtk_widget_get_root (widget) != NULL)
    {
      outcomes = zh_desk_take_mails (zh_session_get_desk (self->session), self->tournament_id, self->round, self->board, self->game, read->mails);
      for (guint i = 0; i < outcomes->len; i++)
        {
          const ZhMailOutcome *outcome = g_ptr_array_index (outcomes, i);

          n_kept += outcome->is_kept ? 1 : 0;
          if (!outcome->is_kept)
            g_string_append_printf (read->failures, "\n%s: %s", outcome->name, outcome->text);
        }
      g_string_append_printf (text, _ ("Letters kept: %1$d of %2$d."), n_kept, (int) g_list_model_get_n_items (self->files));
      g_string_append (text, read->failures->str);
      self->told (widget, text->str);
    }
  g_ptr_array_unref (read->mails);
  g_string_free (read->failures, TRUE);
  g_free (read);
}

void
zh_mail_files_ask (gpointer  asker,
                   GCallback chosen)
{
  zh_file_asking_show_several (asker, _ ("Messages of Players"), _ ("_Keep the Letters"), chosen);
}

void
zh_mail_files_take (GtkWidget      *widget,
                    ZhSession      *session,
                    gint64          tournament_id,
                    int             round,
                    int             board,
                    int             game,
                    GListModel     *files,
                    ZhMailFilesTold told)
{
  static const ZhLongWork work = { N_ ("Reading the Messages"), read_files, read_cb, asking_free };
  Asking                 *asking = g_new0 (Asking, 1);

  asking->session = g_object_ref (session);
  asking->tournament_id = tournament_id;
  asking->round = round;
  asking->board = board;
  asking->game = game;
  asking->told = told;
  asking->files = g_object_ref (files);
  zh_long_work_start (widget, &work, asking);
}
