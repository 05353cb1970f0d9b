/* What is said of a code of SQLite. */
#pragma once

#include "errors.h"

G_BEGIN_DECLS

/**
 * zh_db_get_error_code:
 * @code: a result code of SQLite, plain or extended
 *
 * Returns: what went wrong, as the program tells it apart
 */
ZhError zh_db_get_error_code (int code);

/**
 * zh_db_get_advice:
 * @code: a result code of SQLite, plain or extended
 * @in_act: an act was being stored, and nothing of it is: only then is that said
 *
 * Returns: (transfer none): what the user can do about it, to be followed by the technical message in brackets
 */
const char *zh_db_get_advice (int      code,
                              gboolean in_act);

G_END_DECLS
