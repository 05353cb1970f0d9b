#include "config.h"

#include "board-choice.h"

static void
clicked_cb (GtkWidget *button,
            GObject   *owner)
{
  GtkWidget        *popover = gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER);
  GtkWidget        *board = gtk_widget_get_parent (popover);
  ZhBoardChoiceDone done = (ZhBoardChoiceDone) (gpointer) g_object_get_data (G_OBJECT (popover), "done");
  g_autofree char  *move = g_strdup (gtk_button_get_label (GTK_BUTTON (button)));

  gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_widget_grab_focus (board);
  done (owner, move);
}

static gboolean
unparent_cb (gpointer popover)
{
  gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

static void
closed_cb (GtkWidget *popover)
{
  g_idle_add (unparent_cb, popover);
}

void
zh_board_choice_ask (ZhBoardWidget    *board,
                     int               square,
                     const GPtrArray  *moves,
                     ZhBoardChoiceDone done,
                     GObject          *owner)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  double     x;
  double     y;

  for (guint i = 0; i < moves->len; i++)
    {
      GtkWidget *button = gtk_button_new_with_label (g_ptr_array_index (moves, i));

      gtk_widget_add_css_class (button, "flat");
      g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), owner, 0);
      gtk_box_append (GTK_BOX (box), button);
    }
  g_object_set_data (G_OBJECT (popover), "done", (gpointer) done);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_widget_set_parent (popover, GTK_WIDGET (board));
  zh_board_widget_find_point (board, square, &x, &y);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &(GdkRectangle){ (int) x, (int) y, 1, 1 });
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  gtk_popover_popup (GTK_POPOVER (popover));
}
