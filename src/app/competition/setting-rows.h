/* The rows of a form that the table of settings makes (settings.h): one for each setting that the
 * form has no field of its own for, in the group of its part. A row says where its value comes from
 * and which article decides it; what can no longer change is shown and cannot be touched.
 */
#pragma once

#include <adwaita.h>

#include "tournament-choices.h"

G_BEGIN_DECLS

typedef struct _ZhSettingRows ZhSettingRows;

/**
 * zh_setting_rows_new:
 * @without: (array zero-terminated=1): keys that the form shows itself
 * @changed: called with @user_data when a row changes what others depend on
 *
 * Returns: (transfer full): the rows, in no group yet
 */
ZhSettingRows *zh_setting_rows_new (const char *const *without,
                                    GFunc              changed,
                                    gpointer           user_data);
void           zh_setting_rows_free (ZhSettingRows *self);

/**
 * zh_setting_rows_add_to:
 * @part: whose rows go
 * @group: into an #AdwPreferencesGroup
 */
void zh_setting_rows_add_to (ZhSettingRows *self,
                             ZhSettingPart  part,
                             GtkWidget     *group);

/**
 * zh_setting_rows_show:
 * @settings: what holds with all that is chosen so far
 * @tournament: (nullable): the tournament that is there; %NULL for a new one
 * @rules: (nullable): the rules of the event
 *
 * Shows the rows that the tournament has, and in those that nobody touched what holds.
 */
void zh_setting_rows_show (ZhSettingRows      *self,
                           const ZhTournament *settings,
                           const ZhTournament *tournament,
                           const ZhRuleset    *rules);

/**
 * zh_setting_rows_mark:
 *
 * What stands in the rows now is what the form was filled with.
 */
void zh_setting_rows_mark (ZhSettingRows *self);

/**
 * zh_setting_rows_read:
 * @choices: gets what somebody changed in rows that the tournament has
 * @error: (nullable): %ZH_ERROR_INPUT naming the setting and what it may be; its row is marked and has
 *   the focus. With %NULL what cannot be is left out
 *
 * Returns: %FALSE with @error
 */
gboolean zh_setting_rows_read (ZhSettingRows       *self,
                               ZhTournamentChoices *choices,
                               GError             **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhSettingRows, zh_setting_rows_free)

G_END_DECLS
