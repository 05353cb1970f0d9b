/* Rulings and decisions as they came out before: what the rules said, and what followed from it, is told and
 * not asked again. The commands that find it call these as well, with %NULL in its place. Private to this folder.
 */
#pragma once

#include "desk-incidents.h"
#include "desk-private.h"
#include "desk-protests.h"
#include "entry-outcomes.h"

G_BEGIN_DECLS

/**
 * zh_desk_write_late:
 * @given: (nullable) (element-type ZhGivenForfeit): the games that were lost by coming late
 * @articles: (nullable): of the default time
 * @reason: as for zh_desk_forfeit_late(); a journal that is repeated needs none
 * @error: as zh_desk_forfeit_late(); %ZH_ERROR_INPUT for a game that nobody is late for
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_write_late (ZhDesk       *self,
                              gint64        tournament_id,
                              int           round,
                              const GArray *given,
                              const char   *articles,
                              const char   *reason,
                              GError      **error);

/**
 * ZhGivenRuling:
 * @counted_as: as in #ZhIncidentRecord, as are those up to @offender_time
 * @results: (element-type ZhGivenForfeit): of the game or games that it decides
 * @forfeits: (element-type ZhGivenForfeit): games that are not played for it
 * @absences: (element-type int): rounds not paired yet that the entry does not play
 * @status: of the entry then; playing where it stays
 * @last_round: that it plays, where it leaves
 *
 * What the rules made of an incident, and what followed from it.
 */
typedef struct
{
  const char   *counted_as;
  int           count;
  int           event_count;
  const char   *facts;
  const char   *articles;
  const char   *overridden;
  const char   *advised;
  ZhRuledResult decided;
  const char   *decided_by;
  int           opponent_time;
  int           offender_time;
  GArray       *results;
  GArray       *forfeits;
  GArray       *absences;
  ZhEntryStatus status;
  int           last_round;
} ZhGivenRuling;

/**
 * zh_desk_write_incident:
 * @input: as for zh_desk_rule_incident(); with @given its facts, decision and times are not looked at
 * @given: (nullable): what came of it
 * @error: as zh_desk_rule_incident(); %ZH_ERROR_INPUT for what such a ruling does not do
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_write_incident (ZhDesk                *self,
                                  const ZhIncidentInput *input,
                                  const ZhGivenRuling   *given,
                                  GError               **error);

/**
 * zh_desk_write_protest:
 * @faults: (nullable): why it was inadmissible, "" where it was not
 * @articles: (nullable): that the act follows
 * @error: as zh_desk_file_protest()
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_write_protest (ZhDesk               *self,
                                 const ZhProtestInput *input,
                                 const char           *faults,
                                 const char           *articles,
                                 gint64               *id,
                                 GError              **error);

/**
 * zh_desk_write_committee:
 * @drawn: (nullable) (element-type ZhProtestPerson): who was drawn; the interests are not looked at then
 * @articles: (nullable): that the act follows
 * @error: as zh_desk_draw_committee(); %ZH_ERROR_INPUT where nobody was drawn, or somebody without a name
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_write_committee (ZhDesk                    *self,
                                   gint64                     protest_id,
                                   const ZhCommitteeConflict *conflicts,
                                   gsize                      n_conflicts,
                                   GPtrArray                 *drawn,
                                   const char                *articles,
                                   GError                   **error);

/* As zh_desk_hear_protest(), zh_desk_notify_protest() and zh_desk_decide_protest(), by articles (nullable) that
 * were found before; (transfer full), %NULL with @error. */
ZhChange *zh_desk_write_hearing (ZhDesk            *self,
                                 gint64             protest_id,
                                 gint64             time,
                                 const char        *place,
                                 const char *const *heard,
                                 const char        *articles,
                                 GError           **error);
ZhChange *zh_desk_write_notification (ZhDesk            *self,
                                      gint64             protest_id,
                                      const char *const *names,
                                      gint64             time,
                                      const char        *articles,
                                      GError           **error);
ZhChange *zh_desk_write_decision (ZhDesk                *self,
                                  gint64                 protest_id,
                                  const ZhProtestRuling *ruling,
                                  const char            *articles,
                                  GError               **error);

G_END_DECLS
