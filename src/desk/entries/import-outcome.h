/* What a report brought in, as the journal keeps it: entries, members, rounds with their games, restrictions, by
 * the numbers of the report. Doing it again reads this and not the report. Private to this folder.
 */
#pragma once

#include "arguments.h"
#include "desk-private.h"

G_BEGIN_DECLS

/* The tables of its lists. */
extern const ZhArgument zh_import_entry_items[];
extern const ZhArgument zh_import_member_items[];
extern const ZhArgument zh_import_round_items[];

/**
 * zh_act_in_contents:
 * @source: what comes in; its entries and members have the numbers of the report as ids
 *
 * Notes all of it for running the act again.
 */
void zh_act_in_contents (ZhAct              *act,
                         const ZhTournament *source);

/**
 * zh_import_new_contents:
 * @in: fits the tables
 *
 * Returns: (transfer full): what zh_act_in_contents() noted, without settings
 */
ZhTournament *zh_import_new_contents (JsonObject *in);

/**
 * zh_import_check_contents:
 * @source: perhaps from outside
 * @settings: of the tournament that it is to become
 * @error: %ZH_ERROR_INPUT naming what does not fit
 *
 * Returns: whether everybody who is named is there, nobody plays twice in a round, and the entries are of the
 *   kind that the settings say
 */
gboolean zh_import_check_contents (const ZhTournament *source,
                                   const ZhTournament *settings,
                                   GError            **error);

G_END_DECLS
