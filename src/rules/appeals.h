/* Protests and appeals: who may lodge one, until when, and who may sit on the committee.
 * What holds is the ruleset's; here it is held against the people.
 */
#pragma once

#include "ruleset.h"

G_BEGIN_DECLS

/**
 * ZhCommitteeMember:
 * @name: as people call him
 * @branch: federation, branch or team he comes from, "" when not known
 * @age: full years, -1 when not known
 * @is_chair: chairman of the committee
 * @is_reserve: reserve member, who votes only in another's place
 * @is_arbiter: serves as an arbiter of the event
 * @is_interested: party to the dispute, or with an interest in it
 */
typedef struct
{
  const char *name;
  const char *branch;
  int         age;
  gboolean    is_chair;
  gboolean    is_reserve;
  gboolean    is_arbiter;
  gboolean    is_interested;
} ZhCommitteeMember;

/**
 * ZhAppealFaultKind:
 * @ZH_APPEAL_NO_CHAIR: nobody, or more than one, is the chairman
 * @ZH_APPEAL_TOO_FEW_MEMBERS: fewer members than the ruleset asks for
 * @ZH_APPEAL_TOO_FEW_RESERVES: fewer reserves than the ruleset asks for
 * @ZH_APPEAL_EVEN_VOTE: an even number of members votes
 * @ZH_APPEAL_ARBITER: a serving arbiter is a member
 * @ZH_APPEAL_INTERESTED: an interested member has not been replaced by a reserve
 * @ZH_APPEAL_TOO_YOUNG: a member is below the age
 * @ZH_APPEAL_SAME_BRANCH: two members come from one federation or team; only a wish
 * @ZH_APPEAL_NOT_CAPTAIN: in a team event only the captain may protest
 * @ZH_APPEAL_NOT_WRITTEN: a protest is in writing
 * @ZH_APPEAL_TOO_LATE: the deadline has passed
 * @ZH_APPEAL_NOT_OPEN: no protest lies against a ruling of this kind
 */
typedef enum
{
  ZH_APPEAL_NO_CHAIR,
  ZH_APPEAL_TOO_FEW_MEMBERS,
  ZH_APPEAL_TOO_FEW_RESERVES,
  ZH_APPEAL_EVEN_VOTE,
  ZH_APPEAL_ARBITER,
  ZH_APPEAL_INTERESTED,
  ZH_APPEAL_TOO_YOUNG,
  ZH_APPEAL_SAME_BRANCH,
  ZH_APPEAL_NOT_CAPTAIN,
  ZH_APPEAL_NOT_WRITTEN,
  ZH_APPEAL_TOO_LATE,
  ZH_APPEAL_NOT_OPEN,
} ZhAppealFaultKind;

/**
 * ZhAppealFault:
 * @kind: what is wrong
 * @member: index of the member it concerns, -1 for the whole committee or the protest
 * @needed: number the ruleset asks for (members, reserves, years, minutes), 0 otherwise
 * @article: of the rule; "" where the ruleset has none. Owned by the ruleset
 */
typedef struct
{
  ZhAppealFaultKind kind;
  int               member;
  int               needed;
  const char       *article;
} ZhAppealFault;

/**
 * zh_ruleset_check_committee:
 * @self: the rules of the event; must outlive the answer
 * @members: (array length=n_members): the committee that is to hear the case
 * @n_members: how many, with the reserves
 *
 * Source: Ukrainian chess rules IV.10.8.4; draughts IV.18.8.4; Russian order 988 34.2.
 *
 * Returns: (transfer full) (element-type ZhAppealFault): what is wrong, in the order of
 *   #ZhAppealFaultKind, then of the members; empty when nothing is
 */
GArray *zh_ruleset_check_committee (const ZhRuleset         *self,
                                    const ZhCommitteeMember *members,
                                    gsize                    n_members);

/**
 * ZhProtestForm:
 * @is_team_event: teams play
 * @by_captain: the captain or official representative hands it in
 * @is_written: on paper or in a file
 * @seconds_after: seconds between the decision, or the end of the round, and the protest
 * @incident: (nullable): what the contested ruling is on, by its id of the catalogue; %NULL
 *   where the protest is against something else
 * @by_correspondence: against a decision on a game by correspondence
 */
typedef struct
{
  gboolean    is_team_event;
  gboolean    by_captain;
  gboolean    is_written;
  gint64      seconds_after;
  const char *incident;
  gboolean    by_correspondence;
} ZhProtestForm;

/**
 * zh_ruleset_get_protest_deadline:
 * @by_correspondence: against a decision on a game by correspondence, where days are given (55.1.6, 56.1.10; draughts
 *   V.3.6), not an hour
 * @seconds: (out): after the decision, or the end of the round; untouched where the ruleset is silent
 * @article: (out) (optional) (transfer none): its article
 *
 * Returns: whether there is a deadline
 */
gboolean zh_ruleset_get_protest_deadline (const ZhRuleset *self,
                                          gboolean         by_correspondence,
                                          int             *seconds,
                                          const char     **article);

/**
 * zh_ruleset_check_protest:
 * @self: the rules of the event; must outlive the answer
 *
 * Source: Ukrainian chess rules IV.6.8, IV.10.8.4.3; draughts IV.14.8, IV.18.8.4.3; Russian
 * order 988 24.6, 34.3; FIDE 2009 12.10.
 *
 * Returns: (transfer full) (element-type ZhAppealFault): why it is inadmissible; empty when
 *   it is admissible
 */
GArray *zh_ruleset_check_protest (const ZhRuleset     *self,
                                  const ZhProtestForm *form);

/**
 * zh_appeal_fault_is_wish:
 *
 * Returns: whether the rules only wish it otherwise ("if possible"), so that the committee
 *   may sit all the same
 */
gboolean zh_appeal_fault_is_wish (const ZhAppealFault *fault);

/**
 * zh_appeal_fault_format:
 * @members: (nullable): the committee that was checked
 * @language: of the text
 *
 * Returns: (transfer full): a sentence that names the member, ready for screen and paper
 */
char *zh_appeal_fault_format (const ZhAppealFault     *fault,
                              const ZhCommitteeMember *members,
                              const ZhLanguage        *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_appeal_faults_to_string:
 * @faults: (element-type ZhAppealFault): of a protest
 *
 * Returns: (transfer full): what a record keeps of them, the same in every language: "too-late 60 [34.3]", a line
 *   each; "" for none
 */
char *zh_appeal_faults_to_string (const GArray *faults) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_appeal_faults_format:
 * @kept: as zh_appeal_faults_to_string() writes it; older files keep sentences, which stay as they are
 * @language: of the text
 *
 * Returns: (transfer full): sentences with their articles, a line each
 */
char *zh_appeal_faults_format (const char       *kept,
                               const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
