/* What is printed together for a round: a tick and a number of copies for each document there can be, in the
 * order in which they come out of the printer.
 */
#pragma once

#include "round-set.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_ROUND_SET_EDITOR (zh_round_set_editor_get_type ())
G_DECLARE_FINAL_TYPE (ZhRoundSetEditor, zh_round_set_editor, ZH, ROUND_SET_EDITOR, ZhBin)

/**
 * zh_round_set_editor_new:
 * @tournament: whose documents can be chosen
 *
 * Returns: (transfer floating): the editor, with what zh_round_set_list() says ticked and at the top
 */
GtkWidget *zh_round_set_editor_new (const ZhCompetition *competition,
                                    const ZhTournament  *tournament);

/**
 * zh_round_set_editor_dup_items:
 *
 * Returns: (transfer full) (element-type ZhRoundSetItem): what is ticked
 */
GArray *zh_round_set_editor_dup_items (ZhRoundSetEditor *self);

G_END_DECLS
