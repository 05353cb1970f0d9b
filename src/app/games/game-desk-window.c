#include "config.h"

#include "game-desk-window.h"

#include <glib/gi18n.h>

#include "feedback.h"

struct _ZhGameDeskWindow
{
  AdwWindow parent_instance;

  ZhGameDesk *desk;

  GtkWidget       *use;
  AdwToastOverlay *place;
};

G_DEFINE_FINAL_TYPE (ZhGameDeskWindow, zh_game_desk_window, ADW_TYPE_WINDOW)

static void
use_action (GtkWidget *widget)
{
  ZhGameDeskWindow *self = ZH_GAME_DESK_WINDOW (widget);

  if (!zh_game_desk_has_verdict (self->desk))
    {
      zh_feedback_toast (GTK_WIDGET (self->desk), _ ("There is no verdict to use yet. Set up the position or enter the moves first"), NULL, NULL);
      return;
    }
  g_signal_emit_by_name (self, "verdict-used", self->desk);
  gtk_window_close (GTK_WINDOW (self));
}

static void
zh_game_desk_window_class_init (ZhGameDeskWindowClass *class)
{
  ZH_SIGNAL (class, "verdict-used", 1, ZH_TYPE_GAME_DESK);
  ZH_TEMPLATE (class, ZhGameDeskWindow, "game-desk-window", use, place);
  ZH_ACTION (class, "desk-window.use", use_action);
  zh_dialog_class_add_keys (GTK_WIDGET_CLASS (class), "desk-window.use");
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

ZhGameDeskWindow *
zh_game_desk_window_new_to_look (GtkWindow *parent,
                                 ZhSession *session,
                                 int        round,
                                 int        board,
                                 int        game)
{
  ZhGameDeskWindow *self = zh_game_desk_window_new (parent, session, round, board, game);

  gtk_widget_set_visible (self->use, FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "desk-window.use", FALSE);
  return self;
}
