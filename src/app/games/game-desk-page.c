#include "config.h"

#include "game-desk-page.h"

#include "game-desk.h"

struct _ZhGameDeskPage
{
  ZhPage parent_instance;

  ZhGameDesk *desk;
};

G_DEFINE_FINAL_TYPE (ZhGameDeskPage, zh_game_desk_page, ZH_TYPE_PAGE)

static void
zh_game_desk_page_update (ZhPage         *page,
                          const ZhChange *change)
{
  zh_game_desk_update (ZH_GAME_DESK_PAGE (page)->desk);
}

static void
zh_game_desk_page_take_focus (ZhPage *page)
{
  zh_game_desk_take_focus (ZH_GAME_DESK_PAGE (page)->desk);
}

static void
zh_game_desk_page_constructed (GObject *object)
{
  ZhGameDeskPage *self = ZH_GAME_DESK_PAGE (object);

  G_OBJECT_CLASS (zh_game_desk_page_parent_class)->constructed (object);
  self->desk = ZH_GAME_DESK (zh_game_desk_new (zh_page_get_session (ZH_PAGE (self))));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->desk));
}

static void
zh_game_desk_page_class_init (ZhGameDeskPageClass *class)
{
  ZhPageClass *page_class = ZH_PAGE_CLASS (class);

  G_OBJECT_CLASS (class)->constructed = zh_game_desk_page_constructed;
  page_class->update = zh_game_desk_page_update;
  page_class->take_focus = zh_game_desk_page_take_focus;
}

static void
zh_game_desk_page_init (ZhGameDeskPage *self)
{
}

void
zh_game_desk_page_set_board (ZhGameDeskPage *self,
                             int             round,
                             int             board,
                             int             game)
{
  g_return_if_fail (ZH_IS_GAME_DESK_PAGE (self));
  zh_game_desk_set_board (self->desk, round, board, game);
}

void
zh_game_desk_page_show_work (ZhGameDeskPage     *self,
                             const ZhWorkRecord *work)
{
  g_return_if_fail (ZH_IS_GAME_DESK_PAGE (self));
  zh_game_desk_show_work (self->desk, work);
}
