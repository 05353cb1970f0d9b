#include "config.h"

#include "boards-keyboard.h"

/* Where somebody types, or chooses from a menu, keys mean something else. */
static gboolean
takes_keys (ZhBoardsViews *boards,
            GtkWidget     *focus)
{
  return focus != NULL && (GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus) ||
                           gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL ||
                           gtk_widget_is_ancestor (focus, GTK_WIDGET (boards)));
}

gboolean
zh_boards_keyboard_is_stray (ZhBoardsViews *boards)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (boards));

  return root != NULL && gtk_widget_get_mapped (GTK_WIDGET (boards)) && !takes_keys (boards, gtk_root_get_focus (root));
}

void
zh_boards_keyboard_take_back (ZhBoardsViews *boards)
{
  if (zh_boards_keyboard_is_stray (boards))
    zh_boards_views_take_focus (boards);
}
