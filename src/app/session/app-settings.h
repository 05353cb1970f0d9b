/* What the program remembers between runs: window, views, recent files. Nothing of an
 * event is kept here.
 */
#pragma once

#include <gio/gio.h>

#include "crosstable.h"

G_BEGIN_DECLS

/**
 * zh_settings_new:
 *
 * The schema compiled in the build tree when the program runs from there, the installed one
 * otherwise.
 *
 * Returns: (transfer full): the settings of the program
 */
GSettings *zh_settings_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_settings_add_recent:
 * @settings: the settings of the program
 * @path: a competition just opened or created; moves to the front, the list keeps ten
 */
void zh_settings_add_recent (GSettings  *settings,
                             const char *path);

/**
 * zh_settings_dup_recent:
 *
 * Returns: (transfer full) (array zero-terminated=1): recent files that still exist, last one first
 */
char **zh_settings_dup_recent (GSettings *settings) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_settings_dup_language:
 *
 * Returns: (transfer full) (nullable): the language chosen for the program, as of zh_language_get_codes();
 *   %NULL for that of the desktop
 */
char *zh_settings_dup_language (GSettings *settings) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_settings_get_dialect:
 *
 * Returns: how the cells of crosstables are written
 */
ZhCrosstableDialect zh_settings_get_dialect (void);

G_END_DECLS
