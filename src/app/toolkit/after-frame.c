#include "config.h"

#include "after-frame.h"

typedef struct
{
  GtkWidget   *widget; /* weak */
  ZhAfterFrame work;
} Waiting;

static Waiting *
waiting_new (GtkWidget   *widget,
             ZhAfterFrame work)
{
  Waiting *self = g_new0 (Waiting, 1);

  g_set_weak_pointer (&self->widget, widget);
  self->work = work;
  return self;
}

static void
waiting_free (gpointer data)
{
  Waiting *self = data;

  g_clear_weak_pointer (&self->widget);
  g_free (self);
}

static gboolean
work_cb (gpointer data)
{
  Waiting *self = data;

  if (self->widget != NULL)
    self->work (self->widget);
  return G_SOURCE_REMOVE;
}

static void
painted_cb (GdkFrameClock *clock,
            Waiting       *self)
{
  if (self->widget != NULL)
    {
      /* not in here, where the frame is still held back; events have a lower priority */
      g_idle_add_full (G_PRIORITY_HIGH, work_cb, waiting_new (self->widget, self->work), waiting_free);
      gdk_display_flush (gtk_widget_get_display (self->widget));
    }
  g_signal_handlers_disconnect_by_data (clock, self);
}

static void
free_closure (gpointer  data,
              GClosure *closure)
{
  waiting_free (data);
}

static void
wait_for_frame (GtkWidget *window,
                Waiting   *waiting)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  /* also when nothing is to be painted */
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
  g_signal_connect_data (clock, "after-paint", G_CALLBACK (painted_cb), waiting, free_closure, 0);
}

static void
realized_cb (GtkWidget *window,
             Waiting   *waiting)
{
  if (waiting->widget != NULL)
    wait_for_frame (window, waiting_new (waiting->widget, waiting->work));
  g_signal_handlers_disconnect_by_data (window, waiting);
}

void
zh_after_frame (GtkWidget   *widget,
                ZhAfterFrame work)
{
  GtkRoot *root;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  /* @widget may be about to be shown: then only the window has a clock yet */
  root = gtk_widget_get_root (widget);
  if (root == NULL)
    work (widget);
  else if (gtk_widget_get_realized (GTK_WIDGET (root)))
    wait_for_frame (GTK_WIDGET (root), waiting_new (widget, work));
  else
    g_signal_connect_data (root, "realize", G_CALLBACK (realized_cb), waiting_new (widget, work), free_closure, G_CONNECT_AFTER);
}
