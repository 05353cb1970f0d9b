#include "config.h"

#include "demonstration-window.h"

#include "board-units.h"
#include "board-widget.h"

struct _ZhDemonstrationWindow
{
  AdwWindow parent_instance;

  GtkLabel      *heading;
  ZhBoardWidget *board;
  GtkLabel      *last_move;
};

G_DEFINE_FINAL_TYPE (ZhDemonstrationWindow, zh_demonstration_window, ADW_TYPE_WINDOW)

static void
full_screen_action (GtkWidget *widget)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

static void
zh_demonstration_window_class_init (ZhDemonstrationWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (ZH_TYPE_BOARD_WIDGET);
  ZH_TEMPLATE (class, ZhDemonstrationWindow, "demonstration-window", heading, board, last_move);
  ZH_ACTION (class, "demonstration.full-screen", full_screen_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F11, 0, "demonstration.full-screen", NULL);
  zh_dialog_class_add_keys (GTK_WIDGET_CLASS (class), NULL);
}

static void
zh_demonstration_window_init (ZhDemonstrationWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  zh_board_widget_set_mode (self->board, ZH_BOARD_SHOW);
}

ZhDemonstrationWindow *
zh_demonstration_window_new (void)
{
  return g_object_new (ZH_TYPE_DEMONSTRATION_WINDOW, NULL);
}

void
zh_demonstration_window_show (ZhDemonstrationWindow *self,
                              const char            *title,
                              const ZhGameLine      *line,
                              guint                  ply,
                              const ZhDiagram       *diagram,
                              gboolean               flipped)
{
  g_autofree char *move = NULL;

  g_return_if_fail (ZH_IS_DEMONSTRATION_WINDOW (self));

  if (line != NULL && ply > 0)
    move = zh_game_line_format_moves (line, ply - 1, ply, zh_piece_letters_get_screen ());
  gtk_label_set_text (self->heading, title);
  gtk_widget_set_visible (GTK_WIDGET (self->heading), *title != '\0');
  gtk_label_set_text (self->last_move, move != NULL ? move : "");
  zh_board_widget_set_diagram (self->board, diagram);
  zh_board_widget_set_flipped (self->board, flipped);
}
