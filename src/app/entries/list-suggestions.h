/* Players of the rating lists, offered below a line in which a name or an ID is typed.
 */
#pragma once

#include <gtk/gtk.h>

#include "rating-set.h"

G_BEGIN_DECLS

/**
 * ZhListSuggestionFunc:
 * @hit: who was chosen, until the call returns
 * @tempo: of #ZhListTempo: whose rating was chosen; -1 where nobody was asked
 */
typedef void (*ZhListSuggestionFunc) (const ZhListHit *hit,
                                      int              tempo,
                                      gpointer         data);

/**
 * ZhListDayFunc:
 *
 * Returns: the day for which the lists are to be valid
 */
typedef ZhDate (*ZhListDayFunc) (gpointer data);

/**
 * ZhListMainFunc:
 *
 * Returns: of #ZhListTempo: the list whose rating counts first
 */
typedef int (*ZhListMainFunc) (gpointer data);

/**
 * zh_list_suggestions_watch:
 * @name: a line of text
 * @get_day: asked before lists are opened
 * @get_main: asked before players are shown
 * @chosen: called when somebody is chosen: by Down and Enter, or with the mouse
 * @data: of both; lives as long as @name
 *
 * Every row has name, federation, year of birth, rating, ID and list. Who has no rating in the main list has a row for
 * each other rating, which may be chosen so. Where there is no list nothing is shown.
 */
void zh_list_suggestions_watch (GtkEntry            *name,
                                ZhListDayFunc        get_day,
                                ZhListMainFunc       get_main,
                                ZhListSuggestionFunc chosen,
                                gpointer             data);

G_END_DECLS
