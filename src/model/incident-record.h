/* What happened at a board and what was ruled: one line of the register of incidents. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ZhIncidentRecord:
 * @id: of the file
 * @tournament_id: where it happened
 * @entry_id: the side that is at fault, or that raised it
 * @round: from 1
 * @board: the table, from 1
 * @game: the game at that table, from 1
 * @incident: id of the catalogue
 * @counted_as: id under which it is counted; @incident itself where the rules say nothing
 * @count: the how-manieth of its kind by this side in this game, from 1
 * @facts: facts known to hold, with commas, or ""
 * @note: what the arbiter wrote down, or ""
 * @time: seconds since 1970 UTC
 * @articles: of the rules, ";" between
 * @advised: what the rules said: "none", "loss", "draw", "both-lose", "loss-draw", or a word
 *   that leaves it to the arbiter
 * @decided: what was decided: "none", "loss", "draw", "both-lose" or "loss-draw"
 * @opponent_time: seconds to add to the opponent's clock, with a sign, 0 for none
 * @offender_time: seconds to add to the clock of the side itself
 * @sanction: id of a sanction such as "warning", or ""
 * @reason: why the decision is not what the rules said, or ""
 */
typedef struct
{
  gint64 id;
  gint64 tournament_id;
  gint64 entry_id;
  int    round;
  int    board;
  int    game;
  char  *incident;
  char  *counted_as;
  int    count;
  char  *facts;
  char  *note;
  gint64 time;
  char  *articles;
  char  *advised;
  char  *decided;
  int    opponent_time;
  int    offender_time;
  char  *sanction;
  char  *reason;
} ZhIncidentRecord;

/* All strings are "" and never %NULL. */
ZhIncidentRecord *zh_incident_record_new (void);
void              zh_incident_record_free (ZhIncidentRecord *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhIncidentRecord, zh_incident_record_free)

G_END_DECLS
