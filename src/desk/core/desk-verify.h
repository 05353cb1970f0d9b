/* Verifying a competition file with all that the desk knows: also what each command may change. */
#pragma once

#include "verify.h"

G_BEGIN_DECLS

/**
 * zh_desk_verify_file:
 * @path: as for zh_verify_file()
 * @expected_head: (nullable): as for zh_verify_file()
 * @error: as for zh_verify_file()
 *
 * As zh_verify_file(), holding each act against its row in the registry of commands.
 *
 * Returns: (transfer full): the report; %NULL with @error when the file cannot be read
 */
ZhVerifyReport *zh_desk_verify_file (const char *path,
                                     const char *expected_head,
                                     GError    **error);

G_END_DECLS
