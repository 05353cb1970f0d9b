/* What a ruleset or a regulation asks of a team: who sits at its boards, how many reserves it has,
 * how many have come.
 */
#pragma once

#include "person.h"
#include "ruleset.h"

G_BEGIN_DECLS

/**
 * ZhTeamShape:
 * @n_boys: at the boards of a match; whose sex is not known is not among them
 * @n_girls: as @n_boys
 * @n_reserves: members beyond the boards, -1 where it is not asked
 * @n_present: who have come to the match, -1 where it is not asked
 * @n_boards: of a match
 *
 * A team, or its line-up, as the norms count it.
 */
typedef struct
{
  int n_boys;
  int n_girls;
  int n_reserves;
  int n_present;
  int n_boards;
} ZhTeamShape;

/**
 * zh_team_shape_count:
 *
 * Counts somebody of that sex at a board.
 */
void zh_team_shape_count (ZhTeamShape *self,
                          ZhSex        sex);

/**
 * ZhTeamNormKind:
 * @ZH_TEAM_BOYS: more boys than boards of boys
 * @ZH_TEAM_GIRLS: more girls than boards of girls
 * @ZH_TEAM_RESERVES: fewer reserves than are to be entered
 * @ZH_TEAM_PRESENT: fewer have come than a match may begin with
 */
typedef enum
{
  ZH_TEAM_BOYS,
  ZH_TEAM_GIRLS,
  ZH_TEAM_RESERVES,
  ZH_TEAM_PRESENT,
} ZhTeamNormKind;

/**
 * ZhTeamFault:
 * @kind: which norm is not kept
 * @found: how many there are
 * @limit: at most so many, or at least; per cent of @n_boards for @ZH_TEAM_PRESENT
 * @n_boards: of a match
 * @article: "" where there is none. Owned by the ruleset
 */
typedef struct
{
  ZhTeamNormKind kind;
  int            found;
  int            limit;
  int            n_boards;
  const char    *article;
} ZhTeamFault;

/**
 * zh_ruleset_check_team:
 * @self: the rules of the event; must outlive the answer
 *
 * Source: Russian order 988, 22; the regulation of a team event over the Internet, 3.3.
 *
 * Returns: (transfer full) (element-type ZhTeamFault): the norms that are not kept, in the order of
 *   #ZhTeamNormKind
 */
GArray *zh_ruleset_check_team (const ZhRuleset   *self,
                               const ZhTeamShape *shape);

/**
 * zh_team_fault_format:
 * @team: its name
 *
 * Returns: (transfer full): a sentence with the article
 */
char *zh_team_fault_format (const ZhTeamFault *fault,
                            const char        *team,
                            const ZhLanguage  *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * ZhSubstitution:
 * @ZH_SUBSTITUTION_NOT_SAID: the rules do not speak of it
 * @ZH_SUBSTITUTION_IMMEDIATE: a reserve may come in at once, also while the match is played
 * @ZH_SUBSTITUTION_BEFORE_ROUND: a reserve comes in before the round begins, or not at all
 * @ZH_SUBSTITUTION_NONE: nobody is replaced
 */
typedef enum
{
  ZH_SUBSTITUTION_NOT_SAID,
  ZH_SUBSTITUTION_IMMEDIATE,
  ZH_SUBSTITUTION_BEFORE_ROUND,
  ZH_SUBSTITUTION_NONE,
} ZhSubstitution;

/**
 * zh_ruleset_get_substitution:
 * @article: (out) (optional) (transfer none): "" where the rules are silent
 *
 * Returns: when a member of a team may be replaced
 */
ZhSubstitution zh_ruleset_get_substitution (const ZhRuleset *self,
                                            const char     **article);

G_END_DECLS
