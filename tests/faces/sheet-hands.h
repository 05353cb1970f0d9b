/* The hands of an arbiter at a sheet, whose rows are known by their titles in English. */
#pragma once

#include "gui-harness.h"

G_BEGIN_DECLS

/**
 * zh_sheet_present:
 * @sheet: a window
 *
 * Shows it, and waits until it has the keyboard.
 */
void zh_sheet_present (gpointer sheet,
                       GType    type);

/**
 * zh_sheet_get_row:
 *
 * Returns: (transfer none): the row with that title, which there must be
 */
GtkWidget *zh_sheet_get_row (gpointer    sheet,
                             const char *title);

/**
 * zh_sheet_type:
 *
 * As zh_hands_type(), into a row.
 */
void zh_sheet_type (gpointer    sheet,
                    const char *title,
                    const char *text);

/**
 * zh_sheet_choose:
 * @item: a part of what the row offers
 */
void zh_sheet_choose (gpointer    sheet,
                      const char *title,
                      const char *item);

/**
 * zh_sheet_choose_item:
 * @list: a GtkDropDown
 * @item: what it offers
 */
void zh_sheet_choose_item (GtkWidget  *list,
                           const char *item);

/**
 * zh_sheet_type_text:
 *
 * As zh_hands_type(), into the text of several lines.
 */
void zh_sheet_type_text (gpointer    sheet,
                         const char *text);

/**
 * zh_sheet_turn:
 *
 * Turns the switch of a row the other way.
 */
void zh_sheet_turn (gpointer    sheet,
                    const char *title);

G_END_DECLS
