/* What the commands on competition files share: which tournament is meant. */
#pragma once

#include "competition.h"
#include "desk.h"

G_BEGIN_DECLS

/**
 * zh_ctl_choose_tournament:
 * @competition: a snapshot
 * @name: (nullable): what stands after --tournament: a name, in any case, or the place of the
 *   tournament in the file, from 1. %NULL where the option was left out
 * @error: %ZH_ERROR_USAGE listing the tournaments when none or several are meant;
 *   %ZH_ERROR_REFUSED when the file has no tournament yet
 *
 * Returns: (transfer none) (nullable): the tournament, owned by @competition
 */
const ZhTournament *zh_ctl_choose_tournament (const ZhCompetition *competition,
                                              const char          *name,
                                              GError             **error);

G_END_DECLS
