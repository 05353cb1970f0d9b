#include "config.h"

#include "save-copy.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-backups.h"
#include "errors.h"
#include "feedback.h"
#include "file-asking.h"

#define SUFFIX ".zhereb"
#define SESSION_KEY "zh-session"

static void
chosen_cb (GtkWidget            *parent,
           GFile                *file,
           GtkFileChooserNative *chooser)
{
  ZhDesk          *desk = zh_session_get_desk (g_object_get_data (G_OBJECT (chooser), SESSION_KEY));
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *shown = path != NULL ? g_filename_display_name (path) : NULL;
  g_autofree char *told = shown != NULL ? g_strdup_printf (_ ("The copy is saved: %s"), shown) : NULL;
  g_autoptr (GError) error = NULL;

  if (path == NULL)
    g_set_error_literal (&error, ZH_ERROR, ZH_ERROR_FILE, _ ("This place is not on a disk of this computer. Choose a folder here and copy the file from there"));
  if (path != NULL && desk != NULL && zh_desk_save_copy (desk, path, &error))
    zh_feedback_toast (parent, told, NULL, NULL);
  else if (error != NULL)
    zh_feedback_error (parent, _ ("The copy was not saved"), error);
}

/* With day and hour: of one competition there may be several, and none is written over. */
static char *
propose_name (const char *path)
{
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *shown = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *stamp = g_date_time_format (now, "%Y-%m-%d %H-%M");

  if (g_str_has_suffix (base, SUFFIX))
    base[strlen (base) - strlen (SUFFIX)] = '\0';
  shown = g_filename_display_name (base);
  return g_strdup_printf ("%s %s" SUFFIX, shown, stamp);
}

void
zh_save_copy_ask (GtkWindow *parent,
                  ZhSession *session)
{
  ZhDesk               *desk = zh_session_get_desk (session);
  g_autofree char      *name = NULL;
  GtkFileChooserNative *chooser;

  g_return_if_fail (desk != NULL);

  name = propose_name (zh_desk_get_path (desk));
  chooser = zh_file_asking_show (GTK_WIDGET (parent), _ ("Save a Copy"), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), name,
                                 G_CALLBACK (chosen_cb));
  g_object_set_data_full (G_OBJECT (chooser), SESSION_KEY, g_object_ref (session), g_object_unref);
}
