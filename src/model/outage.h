/* A side of online play that lost its connection in a game: since when, why, how much time it cost, and how it ended.
 * What was ruled of it is a line of the register of incidents.
 */
#pragma once

#include "fields.h"

G_BEGIN_DECLS

/**
 * ZhOutageCause:
 * @ZH_OUTAGE_CONNECTION: the connection of the side
 * @ZH_OUTAGE_DEVICE: a computer, or the power for it
 * @ZH_OUTAGE_PLATFORM: the platform itself
 * @ZH_OUTAGE_CONFERENCE: the session of the conference ended, and it is joined again
 */
typedef enum
{
  ZH_OUTAGE_CONNECTION,
  ZH_OUTAGE_DEVICE,
  ZH_OUTAGE_PLATFORM,
  ZH_OUTAGE_CONFERENCE,
} ZhOutageCause;

/* The stable names for files and options, by #ZhOutageCause: "connection", "device", "platform", "session". */
extern const char *const zh_outage_cause_words[];

/**
 * ZhOutageEnd:
 * @ZH_OUTAGE_OPEN: it lasts
 * @ZH_OUTAGE_RECONNECTED: the side is back and plays on
 * @ZH_OUTAGE_LOST_ON_TIME: its time ran out meanwhile
 * @ZH_OUTAGE_REPLAYED: the game is played again
 */
typedef enum
{
  ZH_OUTAGE_OPEN,
  ZH_OUTAGE_RECONNECTED,
  ZH_OUTAGE_LOST_ON_TIME,
  ZH_OUTAGE_REPLAYED,
} ZhOutageEnd;

/* The stable names for files and options, by #ZhOutageEnd: "", "reconnected", "lost-on-time", "replayed". */
extern const char *const zh_outage_end_words[];

/**
 * zh_outage_cause_from_string / zh_outage_end_from_string:
 *
 * Returns: whether @text is such a name
 */
gboolean zh_outage_cause_from_string (const char    *text,
                                      ZhOutageCause *cause);
gboolean zh_outage_end_from_string (const char  *text,
                                    ZhOutageEnd *end);

/**
 * ZhOutage:
 * @id: of the file
 * @entry_id: the side
 * @incident_id: the line of the register with what was ruled; 0 while it lasts
 * @round: from 1
 * @board: the table, from 1
 * @game: the game at that table, from 1
 * @since: ISO 8601 local time, to the second or to the minute
 * @cause: a #ZhOutageCause
 * @lost: seconds that it took; 0 while it lasts
 * @ended: a #ZhOutageEnd
 * @note: what the arbiter wrote down
 *
 * Strings are never %NULL.
 */
typedef struct
{
  gint64 id;
  gint64 entry_id;
  gint64 incident_id;
  int    round;
  int    board;
  int    game;
  char  *since;
  int    cause;
  int    lost;
  int    ended;
  char  *note;
} ZhOutage;

extern const ZhRecordType zh_outage_type;

/* Of nobody; the texts are "". */
ZhOutage *zh_outage_new (void);
void      zh_outage_free (ZhOutage *self);

/**
 * zh_outages_find_open:
 * @outages: (element-type ZhOutage): of one tournament
 * @entry_id: the side, 0 for either
 *
 * Returns: (transfer none) (nullable): what lasts in a game
 */
const ZhOutage *zh_outages_find_open (const GPtrArray *outages,
                                      int              round,
                                      int              board,
                                      int              game,
                                      gint64           entry_id);

/* The one with @id; (transfer none) (nullable). */
const ZhOutage *zh_outages_find (const GPtrArray *outages,
                                 gint64           id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhOutage, zh_outage_free)

G_END_DECLS
