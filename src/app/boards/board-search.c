#include "config.h"

#include "board-search.h"

struct _ZhBoardSearch
{
  ZhBin parent_instance;

  ZhBoardList *list;
  GtkEditable *search;
};

G_DEFINE_FINAL_TYPE (ZhBoardSearch, zh_board_search, ZH_TYPE_BIN)

static gboolean
jump (ZhBoardSearch *self,
      ZhBoardRow    *after)
{
  const char *text = gtk_editable_get_text (self->search);
  ZhBoardRow *row = zh_board_list_find (self->list, text, after);

  if (row != NULL)
    zh_board_list_select (self->list, row);
  if (row == NULL && *text != '\0')
    gtk_widget_add_css_class (GTK_WIDGET (self->search), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->search), "error");
  return row != NULL;
}

static void
search_changed_cb (ZhBoardSearch *self)
{
  jump (self, NULL);
}

static void
search_next_cb (ZhBoardSearch *self)
{
  jump (self, zh_board_list_get_cursor (self->list));
}

static void
search_activated_cb (ZhBoardSearch *self)
{
  ZhBoardRow *cursor = zh_board_list_get_cursor (self->list);

  /* a cursor brought there by typing or by the next match is the answer already */
  if ((cursor != NULL && zh_board_row_matches (cursor, gtk_editable_get_text (self->search))) || jump (self, NULL))
    g_signal_emit_by_name (self, "done");
}

static void
search_stopped_cb (ZhBoardSearch *self)
{
  gtk_editable_set_text (self->search, "");
  g_signal_emit_by_name (self, "done");
}

static void
zh_board_search_class_init (ZhBoardSearchClass *class)
{
  ZH_DISPOSES (class, ZhBoardSearch, g_object_unref, list);
  ZH_SIGNAL (class, "done", 0);
  ZH_TEMPLATE (class, ZhBoardSearch, "board-search", search);
  ZH_TEMPLATE_CALLBACKS (class, search_changed_cb, search_activated_cb, search_next_cb, search_stopped_cb);
}

static void
zh_board_search_init (ZhBoardSearch *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
zh_board_search_set_list (ZhBoardSearch *self,
                          ZhBoardList   *list)
{
  g_set_object (&self->list, list);
}

void
zh_board_search_start (ZhBoardSearch *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}
