#include "config.h"

#include "scrolled-text.h"

#define HEIGHT 320
#define WIDTH_CHARS 48 /* the height is asked for at this width, and a dialog is no narrower */

GtkWidget *
zh_scrolled_text_new (const char *text)
{
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (label), WIDTH_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDTH_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE); /* so that the keyboard can reach and scroll it */
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), label);
  return scrolled;
}
