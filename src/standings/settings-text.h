/* Settings of a tournament that stand as key files in its options: groups, prizes, team places.
 * Private to this folder.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ZH_SETTINGS_MAX_GROUPS 200

/**
 * zh_settings_text_parse:
 * @text: (nullable): a key file in UTF-8; %NULL or "" is an empty one
 * @error: %ZH_ERROR_INPUT
 *
 * Returns: (transfer full) (nullable)
 */
GKeyFile *zh_settings_text_parse (const char *text,
                                  GError    **error);

/**
 * zh_settings_text_dup:
 * @error: %ZH_ERROR_INPUT where the key is missing or empty
 *
 * Returns: (transfer full) (nullable): the value
 */
char *zh_settings_text_dup (GKeyFile   *file,
                            const char *group,
                            const char *key,
                            GError    **error);

/**
 * zh_settings_text_read_int:
 * @value: (inout): stays where the key is missing
 * @error: %ZH_ERROR_INPUT naming group, key and bounds
 */
gboolean zh_settings_text_read_int (GKeyFile   *file,
                                    const char *group,
                                    const char *key,
                                    int         minimum,
                                    int         maximum,
                                    int        *value,
                                    GError    **error);

/**
 * zh_settings_text_read_choice:
 * @names: (array length=n_names): what may stand there
 * @value: (inout): index of the name; stays where the key is missing
 * @error: %ZH_ERROR_INPUT naming group, key and the choices
 */
gboolean zh_settings_text_read_choice (GKeyFile          *file,
                                       const char        *group,
                                       const char        *key,
                                       const char *const *names,
                                       gsize              n_names,
                                       int               *value,
                                       GError           **error);

G_END_DECLS
