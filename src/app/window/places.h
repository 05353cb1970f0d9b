/* The places of the window, in the order of the sidebar. A new page is one line here. */
#pragma once

#include "page.h"

G_BEGIN_DECLS

/**
 * ZhPlace:
 * @name: of the page in the window's stack and of the target of "win.show-place"
 * @title: to be translated when shown
 * @icon: symbolic icon
 * @digit: the key of Alt+digit, 1 … 8
 * @get_type: the page, a subclass of #ZhPage
 * @count_waiting: (nullable): how many things wait there; shown as a number when not 0
 */
typedef struct
{
  const char *name;
  const char *title;
  const char *icon;
  int         digit;
  GType (*get_type) (void);
  guint (*count_waiting) (ZhSession *session);
} ZhPlace;

/**
 * zh_places_get:
 * @n_places: (out): how many
 *
 * Returns: (transfer none) (array length=n_places): the places that exist
 */
const ZhPlace *zh_places_get (gsize *n_places);

/**
 * zh_places_find:
 *
 * Returns: (transfer none) (nullable): the place called @name
 */
const ZhPlace *zh_places_find (const char *name);

G_END_DECLS
