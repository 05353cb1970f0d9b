/* How many may be admitted of whom (order 988, II.2.8; Ukrainian chess rules II.7.1), and who is disqualified (order 988,
 * II.3.2, I.5.2; Ukrainian draughts rules V.3.5): what they say, as lines of text, and what they come to.
 */
#pragma once

#include "competition.h"
#include "language.h"
#include "ruleset.h"

G_BEGIN_DECLS

/**
 * ZhQuotaCount:
 * @quota: the row, owned by the tournament
 * @value: the region, club … that is counted; "" for everybody
 * @n_entered: how many are entered
 * @n_admitted: how many of them are admitted
 */
typedef struct
{
  const ZhQuota *quota;
  char          *value;
  int            n_entered;
  int            n_admitted;
} ZhQuotaCount;

/**
 * zh_tournament_count_quotas:
 * @competition: the file, whose first day says the year by which people are so old
 * @also: (nullable) (element-type gint64): ids of entries and members who count as admitted besides
 *
 * A quota of each region by itself gives a count for every region that somebody comes from. Of teams, everybody and the
 * sender count the teams, the others their members. Who has left does not count.
 *
 * Returns: (transfer full) (element-type ZhQuotaCount): in the order of the quotas
 */
GPtrArray *zh_tournament_count_quotas (const ZhCompetition *competition,
                                       const ZhTournament  *tournament,
                                       GHashTable          *also);

/* Whether the applicant is one of those that the count is of. */
gboolean zh_quota_count_has (const ZhQuotaCount  *self,
                             const ZhCompetition *competition,
                             const ZhTournament  *tournament,
                             const ZhEntry       *entry,
                             const ZhMember      *member);

/* "region Lviv: 4 of 4", with "!" behind it where more are entered than may be admitted; (transfer full). */
char *zh_quota_count_format (const ZhQuotaCount *self,
                             const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_quotas_parse:
 * @text: a line a quota: "by-region Lviv = 4; regulation 3.2"; the value and the source may be left out, and the first
 *   word may be that of @language
 * @error: %ZH_ERROR_INPUT naming the line
 *
 * Returns: (transfer full) (element-type ZhQuota): without ids; %NULL with @error
 */
GPtrArray *zh_quotas_parse (const char       *text,
                            const ZhLanguage *language,
                            GError          **error);

/* Such lines; (transfer full). @language: %NULL for the stable words. */
char *zh_quotas_format (const GPtrArray  *quotas,
                        const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_bans_parse:
 * @text: a line a ban: "Surname Given; born; player; from; until; source", of which what is behind the name may be left out;
 *   the third may be the word of @language
 * @error: %ZH_ERROR_INPUT naming the line
 *
 * Returns: (transfer full) (element-type ZhBan): without ids; %NULL with @error
 */
GPtrArray *zh_bans_parse (const char       *text,
                          const ZhLanguage *language,
                          GError          **error);

/* Such lines; (transfer full). @language: %NULL for the stable words. */
char *zh_bans_format (const GPtrArray  *bans,
                      const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_bans_find:
 * @bans: (element-type ZhBan)
 * @name: of a player, official or captain: surname first
 * @birth: where it is known
 * @day: on which it must hold; not set for any day
 * @scope: %ZH_BAN_ALL_ROLES for whoever does not play
 *
 * Names are compared without letter case, a patronymic where both have one; dates of birth where both are known.
 *
 * Returns: (transfer none) (nullable): the ban that holds
 */
const ZhBan *zh_bans_find (const GPtrArray *bans,
                           const char      *name,
                           ZhDate           birth,
                           ZhDate           day,
                           ZhBanScope       scope);

G_END_DECLS
