#include "config.h"

#include "game-desk-window.h"

#include <glib/gi18n.h>

#include "feedback.h"

struct _ZhGameDeskWindow
{
  AdwWindow parent_instance;

  ZhGameDesk *desk;

  AdwToastOverlay *place;
};

enum
{
  VERDICT_USED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ZhGameDeskWindow, zh_game_desk_window, ADW_TYPE_WINDOW)

static void
use_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  ZhGameDeskWindow *self = ZH_GAME_DESK_WINDOW (widget);

  if (!zh_game_desk_has_verdict (self->desk))
    {
      zh_feedback_toast (GTK_WIDGET (self->desk), _ ("There is no verdict to use yet. Set up the position or enter the moves first"), NULL, NULL);
      return;
    }
  g_signal_emit (self, signals[VERDICT_USED], 0, self->desk);
  gtk_window_close (GTK_WINDOW (self));
}

static void
zh_game_desk_window_class_init (ZhGameDeskWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  signals[VERDICT_USED] = g_signal_new ("verdict-used", ZH_TYPE_GAME_DESK_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, ZH_TYPE_GAME_DESK);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/zhereb/Zhereb/ui/game-desk-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ZhGameDeskWindow, place);
  gtk_widget_class_install_action (widget_class, "desk-window.use", NULL, use_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "desk-window.use", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, GDK_CONTROL_MASK, "desk-window.use", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
zh_game_desk_window_init (ZhGameDeskWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

ZhGameDeskWindow *
zh_game_desk_window_new (GtkWindow *parent,
                         ZhSession *session,
                         int        round,
                         int        board,
                         int        game)
{
  ZhGameDeskWindow *self = g_object_new (ZH_TYPE_GAME_DESK_WINDOW, "transient-for", parent, NULL);

  self->desk = ZH_GAME_DESK (zh_game_desk_new (session));
  adw_toast_overlay_set_child (self->place, GTK_WIDGET (self->desk));
  zh_game_desk_set_board (self->desk, round, board, game);
  zh_game_desk_take_focus (self->desk);
  return self;
}
