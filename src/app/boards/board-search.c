#include "config.h"

#include "board-search.h"

struct _ZhBoardSearch
{
  AdwBin parent_instance;

  ZhBoardList *list;
  GtkEditable *search;
};

enum
{
  DONE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ZhBoardSearch, zh_board_search, ADW_TYPE_BIN)

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
    g_signal_emit (self, signals[DONE], 0);
}

static void
search_stopped_cb (ZhBoardSearch *self)
{
  gtk_editable_set_text (self->search, "");
  g_signal_emit (self, signals[DONE], 0);
}

static void
zh_board_search_dispose (GObject *object)
{
  ZhBoardSearch *self = ZH_BOARD_SEARCH (object);

  adw_bin_set_child (ADW_BIN (object), NULL);
  g_clear_object (&self->list);
  G_OBJECT_CLASS (zh_board_search_parent_class)->dispose (object);
}

static void
zh_board_search_class_init (ZhBoardSearchClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = zh_board_search_dispose;
  signals[DONE] = g_signal_new ("done", ZH_TYPE_BOARD_SEARCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/zhereb/Zhereb/ui/board-search.ui");
  gtk_widget_class_bind_template_child (widget_class, ZhBoardSearch, search);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_next_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
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
  gtk_editable_select_region (self->search, 0, -1);
}
