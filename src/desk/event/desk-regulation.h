/* The regulation of the event over its ruleset: every key with what holds, what the ruleset
 * itself says, and ready regulations that set several keys at once.
 */
#pragma once

#include "desk.h"
#include "ruleset.h"

G_BEGIN_DECLS

/**
 * ZhRuleLine:
 * @rules: the rules of the event, which name the groups that keys are about
 * @key: "section.name"
 * @value: (nullable): what holds at this event; %NULL where nothing is said
 * @original: (nullable): what the ruleset says, where the regulation changed it
 * @article: of the ruleset, or ""
 * @uncertain: why the source does not settle it, or ""
 * @overridden: whether the regulation set it
 */
typedef struct
{
  ZhRuleset *rules;

  char    *key;
  char    *value;
  char    *original;
  char    *article;
  char    *uncertain;
  gboolean overridden;
} ZhRuleLine;

/**
 * zh_competition_list_rules:
 * @error: as zh_competition_load_ruleset()
 *
 * Every key that a regulation may set: what the ruleset says in its order, then the keys of
 * the schema on which it is silent.
 *
 * Returns: (transfer full) (element-type ZhRuleLine)
 */
GPtrArray *zh_competition_list_rules (const ZhCompetition *competition,
                                      GError             **error);

/**
 * zh_incident_get_uncertainty:
 * @uncertain: "no-source", "damaged-text" or "contradiction"
 *
 * Returns: (transfer none): the same in words
 */
const char *zh_incident_get_uncertainty (const char       *uncertain,
                                         const ZhLanguage *language);

/**
 * zh_competition_dup_regulations:
 *
 * Returns: (transfer full) (array zero-terminated=1): ids of the ready regulations over the
 *   ruleset of the event
 */
char **zh_competition_dup_regulations (const ZhCompetition *competition) G_GNUC_WARN_UNUSED_RESULT;
char  *zh_regulation_dup_title (const char       *id,
                                const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_regulation_check_key:
 * @key: "section.name"
 * @error: %ZH_ERROR_INPUT
 *
 * What a ruleset says of itself (its name, sport, edition) is not for the regulation of an event to change.
 *
 * Returns: whether a regulation may set it, where a ruleset has it at all
 */
gboolean zh_regulation_check_key (const char *key,
                                  GError    **error);

/**
 * zh_competition_load_changed_ruleset:
 * @id: of a ruleset
 * @rules: (nullable) (element-type ZhGivenRule): what the regulation of the event says from now on; a value of
 *   %NULL is as in the ruleset
 * @error: %ZH_ERROR_INPUT for values that cannot stand beside each other, points that no tournament could have,
 *   and tie-breaks that are not known
 *
 * Returns: (transfer full): the rules of the event as they would be
 */
ZhRuleset *zh_competition_load_changed_ruleset (const ZhCompetition *competition,
                                                const char          *id,
                                                const GPtrArray     *rules,
                                                GError             **error);

/**
 * zh_competition_check_rules:
 *
 * As zh_competition_load_changed_ruleset().
 *
 * Returns: whether the event could be held by these rules, all of them together: a rule that is refused
 *   later would keep the event from asking any
 */
gboolean zh_competition_check_rules (const ZhCompetition *competition,
                                     const char          *id,
                                     const GPtrArray     *rules,
                                     GError             **error);

/**
 * zh_competition_read_regulation:
 * @id: of a ready regulation
 * @error: %ZH_ERROR_USAGE for one that is not at hand; %ZH_ERROR_REFUSED for one over another
 *   ruleset
 *
 * Returns: (transfer full) (element-type ZhGivenRule): what it says otherwise than its ruleset
 */
GPtrArray *zh_competition_read_regulation (const ZhCompetition *competition,
                                           const char          *id,
                                           GError             **error);

/**
 * zh_desk_adopt_regulation:
 * @id: of a ready regulation
 * @error: %ZH_ERROR_USAGE for one that is not at hand; %ZH_ERROR_REFUSED for one over another
 *   ruleset
 *
 * Sets every key of the regulation, in one act.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_adopt_regulation (ZhDesk     *self,
                                    const char *id,
                                    GError    **error);

G_END_DECLS
