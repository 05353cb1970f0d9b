/* Acts on the event and its tournaments as they came out before: what the rules, a regulation, the standings or
 * the lot gave is told and not asked again. The commands that find it call these as well, with %NULL in its
 * place. Private to this folder.
 */
#pragma once

#include "desk-feed.h"
#include "desk-private.h"
#include "tournament-choices.h"

G_BEGIN_DECLS

/**
 * ZhGivenRule:
 * @key: of a ruleset
 * @value: what the regulation says
 */
typedef struct
{
  char *key;
  char *value;
} ZhGivenRule;

/* A rule with these texts; (transfer full). */
ZhGivenRule *zh_given_rule_new (const char *key,
                                const char *value);
void         zh_given_rule_free (ZhGivenRule *self);

/**
 * zh_desk_write_regulation:
 * @id: of the regulation
 * @rules: (nullable) (element-type ZhGivenRule): what it says, in its order
 * @error: as zh_desk_adopt_regulation(); %ZH_ERROR_USAGE and %ZH_ERROR_INPUT for a rule that cannot be
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_write_regulation (ZhDesk          *self,
                                    const char      *id,
                                    const GPtrArray *rules,
                                    GError         **error);

/**
 * zh_desk_check_settings:
 * @settings: of a tournament that is written
 * @error: %ZH_ERROR_INPUT for an empty or repeated name, a system that is not paired here and a source that
 *   there is not
 *
 * Returns: %FALSE with @error
 */
gboolean zh_desk_check_settings (const ZhCompetition *competition,
                                 const ZhTournament  *settings,
                                 GError             **error);

/**
 * zh_desk_write_new_tournament:
 * @choices: as for zh_desk_add_tournament()
 * @settled: (nullable): all settings of the new tournament, as zh_tournament_choices_new_settled() has them
 * @id: (out) (optional): of the new tournament
 * @error: as zh_desk_add_tournament(), zh_tournament_choices_settle()
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_write_new_tournament (ZhDesk                    *self,
                                        const ZhTournamentChoices *choices,
                                        const ZhTournamentChoices *settled,
                                        gint64                    *id,
                                        GError                   **error);

/**
 * zh_desk_write_settings:
 * @choices: as for zh_desk_edit_tournament()
 * @settled: (nullable): the settings that were changed
 * @error: as zh_desk_edit_tournament(), zh_tournament_choices_settle()
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_write_settings (ZhDesk                    *self,
                                  gint64                     tournament_id,
                                  const ZhTournamentChoices *choices,
                                  const ZhTournamentChoices *settled,
                                  const char                *reason,
                                  GError                   **error);

/**
 * ZhGivenQualifier:
 * @entry: id of an entry of the source
 * @points: what it brings along, in tenths
 */
typedef struct
{
  gint64   entry;
  ZhPoints points;
} ZhGivenQualifier;

/**
 * ZhFeed:
 * @source_id: where the entries come from
 * @first_place: from 1
 * @last_place: at least @first_place
 * @carry: what they bring
 */
typedef struct
{
  gint64  source_id;
  int     first_place;
  int     last_place;
  ZhCarry carry;
} ZhFeed;

/**
 * zh_desk_write_feed:
 * @qualifiers: (nullable) (element-type ZhGivenQualifier): who comes, in the order of their new numbers
 * @error: as zh_desk_feed_tournament(); %ZH_ERROR_INPUT for places in the wrong order and for somebody who
 *   does not play in the source, or is named twice
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_write_feed (ZhDesk       *self,
                              gint64        tournament_id,
                              const ZhFeed *feed,
                              const GArray *qualifiers,
                              GError      **error);

/**
 * zh_desk_write_playoff:
 * @seed: of the lots of the stage
 * @settled: (nullable): all settings of the new stage
 * @entries: (nullable) (element-type ZhEntry): who plays in it, with their numbers; given with @settled
 * @id: (out) (optional): of the new stage
 * @error: as zh_desk_start_playoff(), zh_tournament_choices_settle(); %ZH_ERROR_INPUT for fewer than two
 *   entries and for somebody who does not play in the tournament
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_write_playoff (ZhDesk                    *self,
                                 gint64                     tournament_id,
                                 guint64                    seed,
                                 const ZhTournamentChoices *settled,
                                 const GPtrArray           *entries,
                                 gint64                    *id,
                                 GError                   **error);

/**
 * zh_desk_write_import:
 * @source: what comes in: entries and members with ids of their own, rounds, restrictions
 * @settings: of the new tournament, with its name
 * @id: (out) (optional): of the new tournament
 * @error: see desk.h; %ZH_ERROR_INPUT for contents that do not fit together, and for a name that is taken
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_write_import (ZhDesk             *self,
                                const ZhTournament *source,
                                ZhTournament       *settings,
                                gint64             *id,
                                GError            **error);

G_END_DECLS
