#include "config.h"

#include "drafts.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "errors.h"
#include "file-output.h"

#define FOLDER_NAME_LENGTH 16

/* The file may be a stranger's, and with it the uuid: it never becomes a path itself. */
static char *
make_folder_path (const char *uuid)
{
  g_autofree char *hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, uuid, -1);

  hash[FOLDER_NAME_LENGTH] = '\0';
  return g_build_filename (g_get_user_data_dir (), "zhereb", "drafts", hash, NULL);
}

static char *
make_path (const char *uuid,
           const char *work)
{
  g_autofree char *folder = make_folder_path (uuid);
  g_autofree char *name = g_strconcat (work, ".ini", NULL);

  return g_build_filename (folder, name, NULL);
}

gboolean
zh_draft_save (const char *uuid,
               const char *work,
               GKeyFile   *draft,
               GError    **error)
{
  g_autofree char *folder = make_folder_path (uuid);
  g_autofree char *path = make_path (uuid, work);
  gsize            length = 0;
  g_autofree char *text = g_key_file_to_data (draft, &length, NULL);
  g_autoptr (GError) cause = NULL;

  if (g_mkdir_with_parents (folder, 0700) != 0)
    return zh_fail (error, ZH_ERROR_FILE, _ ("The draft is not kept: %s"), g_strerror (errno));
  if (zh_file_write (path, text, length, &cause))
    return TRUE;
  return zh_fail (error, ZH_ERROR_FILE, _ ("The draft is not kept: %s"), cause->message);
}

GKeyFile *
zh_draft_load (const char *uuid,
               const char *work)
{
  g_autofree char *path = make_path (uuid, work);
  g_autoptr (GKeyFile) draft = g_key_file_new ();

  return g_key_file_load_from_file (draft, path, G_KEY_FILE_NONE, NULL) ? g_steal_pointer (&draft) : NULL;
}

void
zh_draft_discard (const char *uuid,
                  const char *work)
{
  g_autofree char *folder = make_folder_path (uuid);
  g_autofree char *path = make_path (uuid, work);

  g_remove (path);
  g_rmdir (folder); /* while it holds others this does nothing */
}
