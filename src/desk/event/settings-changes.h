/* What a change of a tournament's settings may not touch, and what the journal says of it. */
#pragma once

#include "desk-private.h"
#include "settings.h"

G_BEGIN_DECLS

/**
 * zh_settings_check_frozen:
 * @old: the tournament as it is
 * @next: the settings it is to get
 * @error: %ZH_ERROR_REFUSED naming the first setting that cannot change once a round is paired
 *
 * Returns: whether @next leaves alone what is frozen
 */
gboolean zh_settings_check_frozen (const ZhTournament *old,
                                   const ZhTournament *next,
                                   GError            **error);

/**
 * zh_settings_note_changes:
 * @act: whose arguments get a change for each setting that differs
 */
void zh_settings_note_changes (ZhAct              *act,
                               const ZhTournament *old,
                               const ZhTournament *next);

G_END_DECLS
