#include "config.h"

#include "message-label.h"

#include "text-limits.h"

#define MAX_MESSAGE 1000

void
zh_message_label_set (GtkLabel   *label,
                      const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text != NULL ? text : "", -1);
  g_autofree char *bounded = zh_text_dup_bounded (valid, MAX_MESSAGE);

  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_text (label, bounded);
}

void
zh_message_label_show (GtkLabel   *label,
                       const char *text)
{
  GtkWidget *revealer = gtk_widget_get_ancestor (GTK_WIDGET (label), GTK_TYPE_REVEALER);

  zh_message_label_set (label, text);
  gtk_revealer_set_reveal_child (GTK_REVEALER (revealer), text != NULL && *text != '\0');
}
