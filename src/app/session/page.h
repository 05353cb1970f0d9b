/* One of the places of the window. A page shows the session's state and asks for changes;
 * it never keeps a copy of the event. Subclasses override what they need; a page joins the
 * window by one line in places.c.
 */
#pragma once

#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_PAGE (zh_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (ZhPage, zh_page, ZH, PAGE, ZhBin)

/**
 * ZhPageClass:
 * @update: the page must show the present state. @change is what a command touched, or
 *   %NULL when another file, tournament or round is looked at. Called only while the page
 *   is on screen, or just before; a page that missed something gets %NULL when it is shown again
 * @start_search: Ctrl+F and /; returns whether the page has something to search
 * @take_focus: the page was chosen; put the keyboard where work begins
 */
struct _ZhPageClass
{
  ZhBinClass parent_class;

  void (*update) (ZhPage         *self,
                  const ZhChange *change);
  gboolean (*start_search) (ZhPage *self);
  void (*take_focus) (ZhPage *self);
};

/**
 * zh_page_get_session:
 *
 * Returns: (transfer none): the session given at construction
 */
ZhSession *zh_page_get_session (ZhPage *self);

/**
 * zh_page_prepare:
 *
 * Shows the present state now, where the page missed something. Otherwise that happens when it comes
 * on screen: a window not shown before is then laid out twice.
 */
void zh_page_prepare (ZhPage *self);

/* As in #ZhPageClass; a page without them does nothing. */
gboolean zh_page_start_search (ZhPage *self);
void     zh_page_take_focus (ZhPage *self);

G_END_DECLS
