/* The line for the next entry, filled from a rating list.
 */
#pragma once

#include "page.h"
#include "person.h"

G_BEGIN_DECLS

typedef struct _ZhListPick ZhListPick;

/**
 * zh_list_pick_new:
 * @page: whose tournament gets the entry; it owns the line
 * @name, @rating, @region: of the line
 *
 * Offers players of the rating lists while a name or an ID is typed, and fills the line with whoever is chosen. As soon
 * as the line no longer begins with that surname, rating and region of the list leave it, too.
 *
 * Returns: (transfer full)
 */
ZhListPick *zh_list_pick_new (ZhPage      *page,
                              GtkEntry    *name,
                              GtkEditable *rating,
                              GtkEditable *region);
void        zh_list_pick_free (ZhListPick *self);

/**
 * zh_list_pick_dup_person:
 * @rating: of the line; one that was typed over that of the list is of no list
 *
 * Returns: (transfer full) (nullable): who was chosen, with all that the list says and the name as it stands in the line now;
 *   %NULL where its surname is another
 */
ZhPerson *zh_list_pick_dup_person (const ZhListPick *self,
                                   int               rating);

G_END_DECLS
