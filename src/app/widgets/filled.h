/* Whether somebody changed a field of a form. A form writes what was changed and nothing else: what
 * a field cannot show as it is stored, such as half a unit of money in a field of whole ones, stays.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * zh_filled_mark:
 * @field: a line of text, a choice, a switch or a number
 *
 * What stands in @field now is what the form was filled with.
 */
void zh_filled_mark (gpointer field);

/**
 * zh_filled_is_changed:
 * @field: as zh_filled_mark()
 *
 * Returns: whether @field shows something else than when it was marked; %TRUE for a field that never was
 */
gboolean zh_filled_is_changed (gpointer field);

G_END_DECLS
