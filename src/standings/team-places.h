/* Team places in an individual event: the members of a region, club or school are put
 * together by sum of places, of points, or by a table of points for places; the best n of m
 * count, with so many women and juniors among them as the regulation wants.
 */
#pragma once

#include "group-standings.h"

G_BEGIN_DECLS

/**
 * ZhTeamCounting:
 * @ZH_TEAM_SUM_OF_PLACES: the lower sum is better
 * @ZH_TEAM_SUM_OF_POINTS: points of the standings
 * @ZH_TEAM_TABLE: points for places from a table
 */
typedef enum
{
  ZH_TEAM_SUM_OF_PLACES,
  ZH_TEAM_SUM_OF_POINTS,
  ZH_TEAM_TABLE,
} ZhTeamCounting;

/**
 * ZhSharedPlace:
 * @ZH_SHARED_BETTER: who shares a place counts the better one
 * @ZH_SHARED_MEAN: who shares a place counts the mean of the places shared
 */
typedef enum
{
  ZH_SHARED_BETTER,
  ZH_SHARED_MEAN,
} ZhSharedPlace;

/**
 * ZhTeamRule:
 * @group: what makes a team: region, club, school, federation, coach
 * @counting: what is added up
 * @shared: how a shared place counts in places and tables
 * @best: how many members count, 0 for all
 * @women: how many of them have to be women
 * @juniors: how many of them have to be juniors; a girl may be both
 * @junior_year: juniors are born in this year or later
 * @table: (array length=n_table) (nullable): points for places 1 … @n_table
 */
typedef struct
{
  ZhGroupKind     group;
  ZhTeamCounting  counting;
  ZhSharedPlace   shared;
  int             best;
  int             women;
  int             juniors;
  int             junior_year;
  const ZhPoints *table;
  int             n_table;
} ZhTeamRule;

/**
 * ZhTeamCandidate:
 * @row: row of the standings
 * @entry: index of the entry in the tournament's array
 * @place: from 1
 * @last_place: the last of the places shared
 * @points: by which the row is ordered first
 * @seconds: time that divides equal points, 0 where none does
 */
typedef struct
{
  int      row;
  int      entry;
  int      place;
  int      last_place;
  ZhPoints points;
  int      seconds;
} ZhTeamCandidate;

/**
 * ZhTeamMember:
 * @row: row of the standings
 * @counted: whether the member's score is in the team's
 * @score: what it brings or would bring
 * @from: what it was made from
 */
typedef struct
{
  int             row;
  gboolean        counted;
  ZhFraction      score;
  ZhTeamCandidate from;
} ZhTeamMember;

/**
 * ZhTeamPlace:
 * @name: of the region, club …
 * @place: from 1, shared places are equal
 * @last_place: the last of the places shared
 * @score: sum over the counted members
 * @seconds: their time
 * @members: (element-type ZhTeamMember): all of the team, best first
 * @n_missing: how many members, women and juniors the team lacks; such teams come after
 *   those that are complete
 */
typedef struct
{
  char      *name;
  int        place;
  int        last_place;
  ZhFraction score;
  int        seconds;
  GArray    *members;
  int        n_missing;
} ZhTeamPlace;

/**
 * zh_team_places_new:
 * @standings: of the individual event
 * @rule: how teams are made and counted
 * @language: whose dictionary orders teams of one place
 *
 * Of all choices of members that satisfy @rule the best is counted. Teams of one score stand
 * by the places of their counted members, best member first; equal ones share the place.
 * Members without a place (not counted in the standings) count for nothing, and a team of
 * nobody else is not listed.
 *
 * Returns: (transfer full) (element-type ZhTeamPlace): best first
 */
GPtrArray *zh_team_places_new (const ZhStandings *standings,
                               const ZhTeamRule  *rule,
                               const ZhLanguage  *language);
void       zh_team_place_free (ZhTeamPlace *self);

/**
 * zh_team_places_count:
 * @tournament: whose entries @candidates are of
 * @candidates: (element-type ZhTeamCandidate): rows of any standings, best first
 *
 * As zh_team_places_new(); teams of one score stand by the time of their counted members, less of it first, and then
 * by the places of these.
 *
 * Returns: (transfer full) (element-type ZhTeamPlace): best first
 */
GPtrArray *zh_team_places_count (const ZhTournament *tournament,
                                 const GArray       *candidates,
                                 const ZhTeamRule   *rule,
                                 const ZhLanguage   *language);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhTeamPlace, zh_team_place_free)

G_END_DECLS
