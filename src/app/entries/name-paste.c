#include "config.h"

#include "name-paste.h"

#include <string.h>

#define WATCH_KEY "zh-name-paste"

typedef struct
{
  ZhNamePasteFunc take_list;
  gpointer        data;
} Watch;

static void
insert_name (GtkEditable *line,
             const char  *text)
{
  int position;

  gtk_editable_delete_selection (line);
  position = gtk_editable_get_position (line);
  gtk_editable_insert_text (line, text, -1, &position);
  gtk_editable_set_position (line, position);
}

static void
text_read_cb (GObject      *clipboard,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (GtkWidget) line = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
  const Watch     *watch = g_object_get_data (G_OBJECT (line), WATCH_KEY);

  /* The window may have gone meanwhile. */
  if (gtk_widget_get_root (line) == NULL)
    return;
  if (text == NULL || *g_strstrip (text) == '\0')
    gtk_widget_error_bell (line);
  else if (strpbrk (text, "\t\n\r") != NULL)
    watch->take_list (text, watch->data);
  else
    insert_name (GTK_EDITABLE (line), text);
}

static void
paste_cb (GtkWidget *line,
          gpointer   user_data)
{
  g_signal_stop_emission_by_name (line, "paste-clipboard");
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (line), NULL, text_read_cb, g_object_ref (line));
}

void
zh_name_paste_watch (GtkEditable    *name,
                     ZhNamePasteFunc take_list,
                     gpointer        data)
{
  GtkEditable *line = gtk_editable_get_delegate (name);
  Watch       *watch = g_new0 (Watch, 1);

  watch->take_list = take_list;
  watch->data = data;
  g_object_set_data_full (G_OBJECT (line), WATCH_KEY, watch, g_free);
  g_signal_connect (line, "paste-clipboard", G_CALLBACK (paste_cb), NULL);
}
