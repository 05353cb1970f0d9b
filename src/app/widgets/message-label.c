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

static void
amended_cb (GtkLabel *label)
{
  zh_message_label_show (label, "");
}

void
zh_message_label_refuse (GtkLabel   *label,
                         const char *text)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (label));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  zh_message_label_show (label, text);
  if (!GTK_IS_EDITABLE (focus))
    return;
  g_signal_handlers_disconnect_by_func (focus, amended_cb, label);
  g_signal_connect_object (focus, "changed", G_CALLBACK (amended_cb), label, G_CONNECT_SWAPPED);
}
