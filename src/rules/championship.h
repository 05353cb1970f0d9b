/* Who is ranked in a contest of composers beside its works: authors of a championship by their best works, authors by
 * works that face each other, teams by all marks, regions by their best works in proportion.
 *
 * Sources: order 988, articles 49.2 and 49.3; Ukrainian draughts rules VI.5.3 and VI.5.4.
 */
#pragma once

#include "contest.h"
#include "fraction.h"

G_BEGIN_DECLS

/**
 * ZhChampionWork:
 * @value: result of the work in hundredths of a point; of a pair the points it brought
 * @against: (nullable): the work that faced it
 */
typedef struct
{
  const ZhWorkRecord *work;
  ZhFraction          value;
  const ZhWorkRecord *against;
} ZhChampionWork;

/**
 * ZhChampionRow:
 * @name: of an author with what stands behind the comma, or of a team
 * @sum: of what counts, in the unit of its works
 * @works: (element-type ZhChampionWork): that count, the best first
 * @n_authors: of a team, whose works are there
 * @place: from 1, the first of those that equal ones share; 0 where nothing counts, or the team has too few authors
 * @last_place: the last of them
 */
typedef struct
{
  char      *name;
  ZhFraction sum;
  GArray    *works;
  int        n_authors;
  int        place;
  int        last_place;
} ZhChampionRow;

/* Whether anybody is ranked beside the works. */
gboolean zh_championship_is_ranked (const ZhTournament *tournament);

/* Whether teams are ranked, and not authors. */
gboolean zh_championship_is_of_teams (const ZhTournament *tournament);

/* Whether it is by sections, one table each; else there is one of all. */
gboolean zh_championship_has_sections (const ZhTournament *tournament);

/**
 * zh_championship_rank:
 * @rules: (nullable): the shares of regions, what divides equals, and the points of a pair
 * @section: from 1; 0 for all sections in one table
 *
 * Works that are out of the contest do not count, and the next best of the author moves up (49.3).
 *
 * Returns: (transfer full) (element-type ZhChampionRow): by place, those without one at the end
 */
GPtrArray *zh_championship_rank (const ZhTournament *tournament,
                                 const ZhRuleset    *rules,
                                 int                 section) G_GNUC_WARN_UNUSED_RESULT;

/* "7.25", the sum of a row, or what one of its works brought; (transfer full). */
char *zh_championship_format_value (const ZhTournament *tournament,
                                    ZhFraction          value,
                                    const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

/* "1.2 (8), 1.1 (7.25)", of pairs "1.2–1.4 (1)"; (transfer full). */
char *zh_championship_format_works (const ZhTournament  *tournament,
                                    const ZhChampionRow *row,
                                    const ZhLanguage    *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_championship_format_reason:
 * @rules: (nullable): as the rows were ranked by
 *
 * Returns: (transfer full): why a team has no place, with the article; "" of who has one
 */
char *zh_championship_format_reason (const ZhTournament  *tournament,
                                     const ZhRuleset     *rules,
                                     const ZhChampionRow *row,
                                     const ZhLanguage    *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_championship_share:
 * @rules: (nullable): say how many works count
 * @n_authors: of a region, at least 1
 *
 * Returns: (transfer full) (element-type int): how many works of each author count, those with fewer first: of 15
 *   works 3, 4, 4 and 4 of four authors (VI.5.4.2)
 */
GArray *zh_championship_share (const ZhRuleset *rules,
                               int              n_authors) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_championship_check_work:
 * @work: as it would be
 * @error: %ZH_ERROR_REFUSED with the article: joint works with authors of other countries do not enter a championship
 *   (49.3); %ZH_ERROR_INPUT where a pair would have three works, or two of one author (49.2)
 *
 * The country is what stands behind a comma of the author as three capital letters.
 *
 * Returns: whether the work may be entered as it is
 */
gboolean zh_championship_check_work (const ZhTournament *tournament,
                                     const ZhRuleset    *rules,
                                     const ZhWorkRecord *work,
                                     GError            **error);

/**
 * zh_championship_is_own_year:
 * @article: (out) (transfer none): of the rule, "" where they are silent
 *
 * Returns: whether a team championship is held on its own in @year: odd years for one board, even ones for the other
 *   (VI.5.4.2); else its places follow from the individual championship (VI.5.4.3)
 */
gboolean zh_championship_is_own_year (const ZhRuleset *rules,
                                      int              year,
                                      const char     **article);

G_END_DECLS
