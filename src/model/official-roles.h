/* The offices of a competition by their ids, and their names. */
#pragma once

#include "language.h"

G_BEGIN_DECLS

/**
 * zh_official_roles_get_all:
 *
 * Returns: (transfer none) (array zero-terminated=1): the ids, in the order of rank
 */
const char *const *zh_official_roles_get_all (void);

/* Whether @role is the id of an office. */
gboolean zh_official_role_is_known (const char *role);

/* Whether only one person can hold it: chief arbiter, chief secretary, chairman of the
 * appeals committee. */
gboolean zh_official_role_is_single (const char *role);

/**
 * zh_official_role_is_judge:
 *
 * Returns: whether its holder serves in the panel of judges, and so has no place in the appeals
 * committee. An office that is not known here counts as one.
 *
 * Source: Ukrainian chess rules IV.10.1, IV.10.8.4.1; draughts IV.18.1, IV.18.8.4.1; Russian
 * order 988 30.1, 34.2.
 */
gboolean zh_official_role_is_judge (const char *role);

/* Whether it is one of the appeals committee: chairman, member, reserve. */
gboolean zh_official_role_is_committee (const char *role);

/* All ids with ", " between, for messages. */
const char *zh_official_role_get_list (void);

/**
 * zh_official_role_format:
 *
 * Returns: (transfer none): its name in a language; the id itself when it is unknown
 */
const char *zh_official_role_format (const char       *role,
                                     const ZhLanguage *language);

G_END_DECLS
