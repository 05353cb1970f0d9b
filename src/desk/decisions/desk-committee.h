/* The appeals committee: of the event, and drawn for a case. */
#pragma once

#include "appeals.h"
#include "desk.h"

G_BEGIN_DECLS

/**
 * ZhCommitteeConflict:
 * @name: of a member of the committee
 * @reason: his interest in the case
 */
typedef struct
{
  const char *name;
  const char *reason;
} ZhCommitteeConflict;

/**
 * zh_competition_dup_committee_faults:
 * @competition: a snapshot
 * @may_sit: (out) (optional): whether it may hear a case: nothing is wrong but wishes
 * @language: of the sentences
 * @error: %ZH_ERROR_INPUT when the ruleset is damaged or not at hand
 *
 * Holds the committee of the event (its officials with the offices of the committee) against
 * the rules: how many, who, how old on the first day of the event, from where.
 *
 * Returns: (transfer full) (array zero-terminated=1): sentences with their articles; empty
 *   when all is well
 */
char **zh_competition_dup_committee_faults (const ZhCompetition *competition,
                                            gboolean            *may_sit,
                                            const ZhLanguage    *language,
                                            GError             **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_competition_draw_committee:
 * @competition: a snapshot
 * @protest: the case
 * @conflicts: (nullable) (array length=n_conflicts): members who have an interest in it
 * @error: %ZH_ERROR_REFUSED with everything that is wrong; %ZH_ERROR_INPUT for a name that is
 *   not in the committee
 *
 * Who would hear the case. Parties to the dispute and members with an interest are replaced by
 * reserves in their order; a chairman who is replaced leaves the chair to the first member.
 *
 * Returns: (transfer full) (element-type ZhProtestPerson): chair, members, reserves, replaced
 */
GPtrArray *zh_competition_draw_committee (const ZhCompetition       *competition,
                                          const ZhProtest           *protest,
                                          const ZhCommitteeConflict *conflicts,
                                          gsize                      n_conflicts,
                                          GError                   **error);

G_END_DECLS
