/* The groups that an event has of its own, as an editor. */
#pragma once

#include "group-text.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_GROUP_EDITOR (zh_group_editor_get_type ())
G_DECLARE_FINAL_TYPE (ZhGroupEditor, zh_group_editor, ZH, GROUP_EDITOR, ZhBin)

/**
 * zh_group_editor_new:
 * @groups: (element-type ZhNamedGroup): what to show
 *
 * Returns: (transfer floating)
 */
GtkWidget *zh_group_editor_new (const GPtrArray *groups);

/**
 * zh_group_editor_dup_groups:
 * @error: %ZH_ERROR_INPUT naming the group, what was expected and the remedy
 *
 * Returns: (transfer full) (nullable) (element-type ZhNamedGroup): rows left empty are left out
 */
GPtrArray *zh_group_editor_dup_groups (ZhGroupEditor *self,
                                       GError       **error);

G_END_DECLS
