/* What happened at a board, to a player or a team, or in the hall, and what was ruled: one
 * line of the register of incidents, and one line of the register of clocks.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ZhIncidentScope:
 * @ZH_INCIDENT_AT_BOARD: at a board
 * @ZH_INCIDENT_OF_PLAYER: a player, away from a board
 * @ZH_INCIDENT_OF_TEAM: a team
 * @ZH_INCIDENT_IN_HALL: the hall, with nobody at fault
 */
typedef enum
{
  ZH_INCIDENT_AT_BOARD,
  ZH_INCIDENT_OF_PLAYER,
  ZH_INCIDENT_OF_TEAM,
  ZH_INCIDENT_IN_HALL,
} ZhIncidentScope;

/* The stable names for files and options, by #ZhIncidentScope: "board", "player", "team", "hall". */
extern const char *const zh_incident_scope_words[];

/**
 * zh_incident_scope_to_string / zh_incident_scope_from_string:
 *
 * Returns: (transfer none): the stable name; of the second, whether there is one
 */
const char *zh_incident_scope_to_string (ZhIncidentScope scope);
gboolean    zh_incident_scope_from_string (const char      *text,
                                           ZhIncidentScope *scope);

/**
 * ZhSanction:
 *
 * The steps of the ladders of sanctions, from mild to severe over all ladders.
 */
typedef enum
{
  ZH_SANCTION_NOT_SAID, /* none */
  ZH_SANCTION_REMARK,
  ZH_SANCTION_ORAL_WARNING,
  ZH_SANCTION_WARNING,
  ZH_SANCTION_WRITTEN_REPRIMAND,
  ZH_SANCTION_OPP_TIME_ADD,     /* extra time to the opponent */
  ZH_SANCTION_OFF_TIME_CUT,     /* less time for the offender */
  ZH_SANCTION_OPP_POINTS_UP,    /* more points to the opponent */
  ZH_SANCTION_OFF_POINTS_CUT,   /* fewer points to the offender */
  ZH_SANCTION_FINE,             /* announced beforehand */
  ZH_SANCTION_GAME_LOSS,        /* loss of the game */
  ZH_SANCTION_ROUNDS_OUT,       /* exclusion from one or more rounds */
  ZH_SANCTION_BARRED,           /* from the hall */
  ZH_SANCTION_SUSPENDED,        /* from judging */
  ZH_SANCTION_REMOVAL,          /* from the event */
  ZH_SANCTION_TEAM_REMOVAL,     /* of the team, for too few players */
  ZH_SANCTION_EXPULSION,        /* from the event */
  ZH_SANCTION_DISQUALIFICATION, /* by the federation */
} ZhSanction;

/* The stable names for files, rulesets and options, by #ZhSanction: "", "remark", "oral-warning" … */
extern const char *const zh_sanction_words[];

/**
 * zh_sanction_to_string / zh_sanction_from_string:
 *
 * Returns: (transfer none): the stable name; of the second, whether there is one
 */
const char *zh_sanction_to_string (ZhSanction sanction);
gboolean    zh_sanction_from_string (const char *text,
                                     ZhSanction *sanction);

/**
 * ZhRuledResult:
 * @ZH_RULED_NOT_SAID: not said
 * @ZH_RULED_NONE: no other result
 * @ZH_RULED_LOSS: the side loses
 * @ZH_RULED_DRAW: a draw
 * @ZH_RULED_BOTH_LOSE: both lose
 * @ZH_RULED_LOSS_DRAW: the side loses, the opponent has a draw
 * @ZH_RULED_DRAW_LOSS: the side has a draw, the opponent loses
 * @ZH_RULED_WIN: the side wins
 *
 * What a ruling makes of the game, as the side sees it that is at fault or that raised it.
 */
typedef enum
{
  ZH_RULED_NOT_SAID,
  ZH_RULED_NONE,
  ZH_RULED_LOSS,
  ZH_RULED_DRAW,
  ZH_RULED_BOTH_LOSE,
  ZH_RULED_LOSS_DRAW,
  ZH_RULED_DRAW_LOSS,
  ZH_RULED_WIN,
} ZhRuledResult;

/* The stable names for files and options, by #ZhRuledResult: "", "none", "loss", "draw", "both-lose",
 * "loss-draw", "draw-loss", "win". */
extern const char *const zh_ruled_result_words[];

/**
 * zh_ruled_result_to_string / zh_ruled_result_from_string:
 *
 * Returns: (transfer none): the stable name; of the second, whether there is one
 */
const char *zh_ruled_result_to_string (ZhRuledResult result);
gboolean    zh_ruled_result_from_string (const char    *text,
                                         ZhRuledResult *result);

/**
 * ZhIncidentRecord:
 * @id: of the file
 * @tournament_id: where it happened
 * @scope: what it is about
 * @entry_id: the side that is at fault, or that raised it; 0 for the hall
 * @round: from 1; 0 before round 1
 * @board: the table, from 1; 0 away from a board
 * @game: the game at that table, from 1; 0 away from a board
 * @incident: id of the catalogue
 * @counted_as: id under which it is counted; @incident itself where the rules say nothing
 * @count: the how-manieth of its kind by this side in this game, from 1
 * @event_count: the how-manieth of its kind by this person in the event, from 1
 * @supervised: whether supervision was adequate
 * @raised_by: who raised it, a word of the rules such as "opponent", or ""
 * @happened: when, ISO 8601 local time, or ""
 * @move: number of the move, 0 where it is not said
 * @clock: (array length=2): what White's and Black's clock showed, in seconds, -1 where unknown
 * @witnesses: names, or ""
 * @facts: facts known to hold, with commas, or ""
 * @note: what the arbiter wrote down, or ""
 * @time: seconds since 1970 UTC
 * @articles: of the rules, ";" between
 * @advised: what the rules said: "none", "loss", "draw", "both-lose", "loss-draw", or a word
 *   that leaves it to the arbiter
 * @overridden: keys of the ruleset that the regulation changed and that acted, with commas, or ""
 * @decided: what was decided
 * @decided_by: whose decision it is, a word of the rules such as "chief-arbiter", or ""
 * @opponent_time: seconds to add to the opponent's clock, with a sign, 0 for none
 * @offender_time: seconds to add to the clock of the side itself
 * @sanction: what is imposed
 * @rounds_out: rounds that the sanction excludes from, 0 for none
 * @reason: why the decision is not what the rules said, or ""
 * @act: the act that made the ruling: replica × 2³² + sequence of its journal entry; 0 where nobody knows
 */
typedef struct
{
  gint64          id;
  gint64          tournament_id;
  ZhIncidentScope scope;
  gint64          entry_id;
  int             round;
  int             board;
  int             game;
  char           *incident;
  char           *counted_as;
  int             count;
  int             event_count;
  int             supervised; /* boolean */
  char           *raised_by;
  char           *happened;
  int             move;
  int             clock[2];
  char           *witnesses;
  char           *facts;
  char           *note;
  gint64          time;
  char           *articles;
  char           *overridden;
  char           *advised;
  ZhRuledResult   decided;
  char           *decided_by;
  int             opponent_time;
  int             offender_time;
  ZhSanction      sanction;
  int             rounds_out;
  char           *reason;
  gint64          act;
} ZhIncidentRecord;

/* All strings are "" and never %NULL; the scope is a board, the clocks are unknown. */
ZhIncidentRecord *zh_incident_record_new (void);
void              zh_incident_record_free (ZhIncidentRecord *self);

/**
 * ZhClockKind:
 *
 * Why clocks were set anew.
 */
typedef enum
{
  ZH_CLOCK_NOT_SAID,
  ZH_CLOCK_REPLACED, /* a defective clock */
  ZH_CLOCK_RESTORED, /* a position before */
  ZH_CLOCK_SET,      /* a wrong setting */
} ZhClockKind;

/* The stable names for files and options, by #ZhClockKind: "", "replaced", "restored", "set". */
extern const char *const zh_clock_kind_words[];

/**
 * zh_clock_kind_to_string / zh_clock_kind_from_string:
 *
 * Returns: (transfer none): the stable name; of the second, whether there is one
 */
const char *zh_clock_kind_to_string (ZhClockKind kind);
gboolean    zh_clock_kind_from_string (const char  *text,
                                       ZhClockKind *kind);

/**
 * ZhClockChange:
 * @id: of the file
 * @tournament_id: where it was
 * @round: from 1
 * @board: the table, from 1
 * @game: the game at that table, from 1
 * @time: seconds since 1970 UTC
 * @kind: why
 * @move: number of the move, 0 where it is not said
 * @before: (array length=2): what White's and Black's clock showed, -1 where unknown
 * @after: (array length=2): what was set
 * @note: why, or ""
 *
 * Clocks that were set anew at a board, apart from what a ruling adds or takes.
 */
typedef struct
{
  gint64      id;
  gint64      tournament_id;
  int         round;
  int         board;
  int         game;
  gint64      time;
  ZhClockKind kind;
  int         move;
  int         before[2];
  int         after[2];
  char       *note;
} ZhClockChange;

/* As zh_incident_record_new(). */
ZhClockChange *zh_clock_change_new (void);
void           zh_clock_change_free (ZhClockChange *self);

/* Whether a sanction ends the taking part. */
gboolean zh_incident_sanction_expels (ZhSanction sanction);

/**
 * zh_incident_sanction_removes_team:
 *
 * Returns: whether a sanction removes a team that came with too few players for its match, and
 *   its results with it where the rules say so (order 988, article 22)
 */
gboolean zh_incident_sanction_removes_team (ZhSanction sanction);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhIncidentRecord, zh_incident_record_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhClockChange, zh_clock_change_free)

G_END_DECLS
