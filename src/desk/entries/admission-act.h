/* What acts on admission write, for the files of this folder. */
#pragma once

#include "admission.h"
#include "desk-private.h"

G_BEGIN_DECLS

/**
 * zh_act_write_admission:
 * @member_id: of a team, 0 for the entry itself
 * @next: what is known of him from now on
 *
 * Writes the rows that differ; what an option of version 7 says of the entry is brought over with them. An act of a
 * journal of version 7 that is repeated writes the option, as it did.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_act_write_admission (ZhAct              *act,
                                 const ZhTournament *tournament,
                                 gint64              entry_id,
                                 gint64              member_id,
                                 const ZhAdmission  *next,
                                 GError            **error);

/**
 * zh_act_keep_decisions:
 * @member_id: of a team, 0 for the entry and all its members
 *
 * Before an applicant is removed: what was decided on him stays in the protocol of its session under his name, with
 * who sent him and what he showed (gone-applicant.h).
 *
 * Returns: %FALSE with @error
 */
gboolean zh_act_keep_decisions (ZhAct              *act,
                                const ZhTournament *tournament,
                                const ZhEntry      *entry,
                                gint64              member_id,
                                GError            **error);

G_END_DECLS
