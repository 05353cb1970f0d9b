/* Connections lost in games of online play: noted when they are lost, and ended by a ruling, which says what the rules
 * make of it, stands in the register of incidents, and is undone with it.
 */
#pragma once

#include "desk-incidents.h"
#include "outage.h"

G_BEGIN_DECLS

/* Instead of seconds: from when it was lost until now. */
#define ZH_OUTAGE_UNTIL_NOW (-1)

/**
 * ZhOutageInput:
 * @tournament_id: that is played online
 * @round: from 1
 * @board: the table, from 1
 * @game: the game at that table, from 1
 * @entry_id: the side that is gone
 * @cause: why
 * @since: (nullable): ISO 8601 local time; %NULL for now
 * @note: (nullable): what the arbiter writes down
 */
typedef struct
{
  gint64        tournament_id;
  int           round;
  int           board;
  int           game;
  gint64        entry_id;
  ZhOutageCause cause;
  const char   *since;
  const char   *note;
} ZhOutageInput;

/**
 * ZhOutageEnding:
 * @tournament_id: where it is
 * @outage_id: what ends
 * @ended: how
 * @lost: seconds that it took, or %ZH_OUTAGE_UNTIL_NOW
 * @facts: (array zero-terminated=1) (nullable): facts that are known to hold beside how it ended
 * @decision, @opponent_time, @offender_time, @sanction, @note, @reason: as of #ZhIncidentInput
 */
typedef struct
{
  gint64             tournament_id;
  gint64             outage_id;
  ZhOutageEnd        ended;
  int                lost;
  const char *const *facts;
  const char        *decision;
  int                opponent_time;
  int                offender_time;
  const char        *sanction;
  const char        *note;
  const char        *reason;
} ZhOutageEnding;

/**
 * zh_outage_dup_moment:
 * @text: (nullable): "10:35", "10:35:20", or a whole time in ISO 8601; %NULL for now
 * @now: seconds since 1970 UTC: its day, where @text has none
 * @error: %ZH_ERROR_INPUT naming the field
 *
 * Returns: (transfer full): ISO 8601 local time to the second; %NULL with @error
 */
char *zh_outage_dup_moment (const char *text,
                            gint64      now,
                            GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_outage_count_lost:
 * @now: seconds since 1970 UTC
 *
 * Returns: seconds from when it was lost until @now, from 0 to a day
 */
int zh_outage_count_lost (const ZhOutage *self,
                          gint64          now);

/**
 * zh_desk_open_outage:
 * @error: see desk.h; %ZH_ERROR_INPUT for a game or side that is not in the round and for a time that is none;
 *   %ZH_ERROR_REFUSED where the tournament is not played online, or the side is gone already
 *
 * Notes that a side of a game is gone.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_open_outage (ZhDesk              *self,
                               const ZhOutageInput *input,
                               GError             **error);

/**
 * zh_desk_ask_outage:
 * @counts: (out) (optional): as zh_desk_ask_incident()
 * @error: %ZH_ERROR_INPUT where nothing such lasts
 *
 * Returns: (transfer full): what the rules make of such an ending; %NULL with @error
 */
ZhIncidentAnswer *zh_desk_ask_outage (const ZhCompetition  *competition,
                                      const ZhOutageEnding *ending,
                                      ZhIncidentCounts     *counts,
                                      GError              **error);

/**
 * zh_desk_end_outage:
 * @error: as zh_desk_rule_incident(); %ZH_ERROR_INPUT also where nothing such lasts, and where a game is to be played
 *   again without a reason, for which no article stands
 *
 * Ends it with the ruling that follows, in one act.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_end_outage (ZhDesk               *self,
                              const ZhOutageEnding *ending,
                              GError              **error);

G_END_DECLS
