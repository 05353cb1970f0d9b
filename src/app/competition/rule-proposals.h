/* What the rules propose for a tournament: time controls, as a menu beside the field where one is typed, and how many
 * rounds a Swiss has. */
#pragma once

#include <gio/gio.h>

#include "recommended-controls.h"

G_BEGIN_DECLS

/**
 * zh_control_menu_new:
 * @rules: (nullable): of the event
 * @sport: of the tournament
 *
 * "Classical, electronic clock (IV.8.4)" stands above what is recommended for it. Choosing activates
 * "form.take-control" with the control, the least of each range.
 *
 * Returns: (transfer full) (nullable): %NULL where nothing is recommended
 */
GMenuModel *zh_control_menu_new (const ZhRuleset *rules,
                                 ZhSport          sport) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_control_format_minutes:
 * @control: as in TRF 222
 *
 * Returns: (transfer full): minutes and seconds a move, "90+30"; what has more in it stays as it is
 */
char *zh_control_format_minutes (const char *control) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_proposed_control_dup:
 *
 * Returns: (transfer full) (nullable): the control that the regulation names, as zh_control_format_minutes(); %NULL
 *   without one
 */
char *zh_proposed_control_dup (const ZhRuleset *rules) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_proposed_rounds_format:
 * @n_entries: entered so far
 *
 * Returns: (transfer full) (nullable): "Recommended: up to 30 players 7–9 …", or for the players that are entered; %NULL
 *   where the rules recommend nothing
 */
char *zh_proposed_rounds_format (const ZhRuleset *rules,
                                 int              n_entries) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
