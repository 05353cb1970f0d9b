/* How teams are counted in an individual event, as a tournament holds it in the option
 * "team-places":
 *
 *     [teams]
 *     group=region         region, club, school, federation, coach or category
 *     counting=table       places, points or table
 *     shared=mean          a shared place counts as the better one (better) or the mean (mean)
 *     best=4               how many members count, 0 for all
 *     women=1              how many of them must be women
 *     juniors=1            how many of them must be juniors
 *     junior-year=2010     juniors are born in this year or later
 *     table=20;17;15;13.5  points for places 1 …, with counting=table
 */
#pragma once

#include "team-places.h"

G_BEGIN_DECLS

#define ZH_OPTION_TEAMS "team-places"

/**
 * ZhTeamPlan:
 * @rule: its @table points into @table
 * @table: (element-type ZhPoints): points for places
 */
typedef struct
{
  ZhTeamRule rule;
  GArray    *table;
} ZhTeamPlan;

/**
 * zh_team_plan_new:
 *
 * Returns: (transfer full): regions, sum of places, all members
 */
ZhTeamPlan *zh_team_plan_new (void);
void        zh_team_plan_free (ZhTeamPlan *self);

/**
 * zh_team_plan_set_table:
 * @text: points with ";" between
 *
 * Returns: whether @text is a list of points; the table stays as it was otherwise
 */
gboolean zh_team_plan_set_table (ZhTeamPlan *self,
                                 const char *text);

/**
 * zh_team_plan_format_table:
 *
 * Returns: (transfer full): what zh_team_plan_set_table() reads
 */
char *zh_team_plan_format_table (const ZhTeamPlan *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_team_plan_parse:
 * @text: as above
 * @error: %ZH_ERROR_INPUT naming the key, what was expected and what to do
 *
 * Returns: (transfer full) (nullable)
 */
ZhTeamPlan *zh_team_plan_parse (const char *text,
                                GError    **error);

/**
 * zh_team_plan_check:
 * @error: %ZH_ERROR_INPUT where the parts contradict each other
 *
 * Returns: whether teams can be counted so
 */
gboolean zh_team_plan_check (const ZhTeamPlan *self,
                             GError          **error);

/**
 * zh_team_plan_to_text:
 *
 * Returns: (transfer full): what zh_team_plan_parse() reads
 */
char *zh_team_plan_to_text (const ZhTeamPlan *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_team_plan_format:
 *
 * Returns: (transfer full): one sentence that says how the teams are counted
 */
char *zh_team_plan_format (const ZhTeamPlan *self,
                           const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_team_counting_format:
 *
 * Returns: (transfer none): "sum of places" … in @language
 */
const char *zh_team_counting_format (ZhTeamCounting    counting,
                                     const ZhLanguage *language);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhTeamPlan, zh_team_plan_free)

G_END_DECLS
