/* A tournament: its entries, its settings and its rounds, as plain immutable data. Built
 * once (by the store or a format), then shared; rounds are shared between snapshots.
 */
#pragma once

#include <glib-object.h>

#include "address.h"
#include "contest-record.h"
#include "discipline.h"
#include "game-result.h"
#include "issue.h"
#include "lot-minute.h"
#include "outage.h"
#include "person.h"
#include "points.h"
#include "round.h"
#include "screening.h"
#include "site.h"
#include "solving-record.h"
#include "system.h"
#include "tiebreak-edition.h"
#include "withdrawal.h"

G_BEGIN_DECLS

#define ZH_MAX_ROUNDS 1000

/**
 * ZhSport:
 * @ZH_SPORT_CHESS: chess
 * @ZH_SPORT_DRAUGHTS_RUSSIAN: draughts-64, Russian
 * @ZH_SPORT_DRAUGHTS_BRAZILIAN: draughts-64, Brazilian
 * @ZH_SPORT_CHECKERS: draughts-64, checkers (Black moves first)
 * @ZH_SPORT_DRAUGHTS_INTERNATIONAL: draughts-100
 */
typedef enum
{
  ZH_SPORT_CHESS,
  ZH_SPORT_DRAUGHTS_RUSSIAN,
  ZH_SPORT_DRAUGHTS_BRAZILIAN,
  ZH_SPORT_CHECKERS,
  ZH_SPORT_DRAUGHTS_INTERNATIONAL,
} ZhSport;

/**
 * zh_sport_to_string / zh_sport_from_string:
 *
 * Stable names for files and options: "chess", "draughts-russian", "draughts-brazilian",
 * "checkers", "draughts-100".
 *
 * Returns: (transfer none): such a name; of the second, whether there is one
 */
const char *zh_sport_to_string (ZhSport sport);
gboolean    zh_sport_from_string (const char *text,
                                  ZhSport    *sport);

/**
 * ZhScoring:
 *
 * What each outcome is worth, in tenths. The match values apply where a pairing holds
 * several games or boards and its sides are compared by their game points.
 */
typedef struct
{
  ZhPoints win;
  ZhPoints draw;
  ZhPoints loss;
  ZhPoints forfeit_win;
  ZhPoints forfeit_loss;
  ZhPoints allocated_bye; /* pairing-allocated bye, the "plus" */
  ZhPoints full_bye;
  ZhPoints half_bye;
  ZhPoints zero_bye;
  ZhPoints match_win;
  ZhPoints match_draw;
  ZhPoints match_loss;
} ZhScoring;

/**
 * ZH_SCORING_ONE / ZH_SCORING_TWO:
 *
 * 1-½-0 and 2-1-0.
 */
extern const ZhScoring ZH_SCORING_ONE;
extern const ZhScoring ZH_SCORING_TWO;

/**
 * zh_scoring_count_byes_as_matches:
 *
 * A team without an opponent gets match points: a bye counts as a match won, half a bye as a
 * drawn one, an absence as a lost one.
 */
void zh_scoring_count_byes_as_matches (ZhScoring *self);

/**
 * ZhEntryStatus:
 * @ZH_ENTRY_PLAYING: takes part
 * @ZH_ENTRY_WITHDRAWN: left of his own will or was withdrawn
 * @ZH_ENTRY_EXPELLED: sent from the event by a ruling
 * @ZH_ENTRY_ANNULLED: a team removed from the event whose results are annulled (order 988,
 *   article 22)
 */
typedef enum
{
  ZH_ENTRY_PLAYING,
  ZH_ENTRY_WITHDRAWN,
  ZH_ENTRY_EXPELLED,
  ZH_ENTRY_ANNULLED,
} ZhEntryStatus;

/**
 * ZhAbsence:
 *
 * An entry announced not to play a round, and what it gets for it.
 */
typedef struct
{
  int           round; /* from 1 */
  ZhPairingKind kind;  /* full, half or zero bye */
} ZhAbsence;

/**
 * ZhEntry:
 * @id: of the file; in a tournament read from a TRF the start number
 * @person: (nullable): the player; %NULL for a team
 * @team_name: the team's name, "" for a player
 * @sender: the organisation that sends the player or the team, as its entry form says, or ""
 * @start_number: from 1; 0 before the numbers are drawn
 * @rating: the rating that counts in this tournament, 0 when unrated
 * @status: see #ZhEntryStatus
 * @first_round: 1, or the round of a late entry
 * @last_round: the last round played before leaving, when @status says he left
 * @fixed_board: board always played on, 0 for none
 * @absences: (element-type ZhAbsence): by round; includes only announced ones
 * @logins_sent: when the captain or the player was sent the logins of online play
 * @carried_points: points brought from another tournament (a mixed system)
 * @no_half_byes: whether no half-point bye may be given
 * @later_ratings: ratings that count from later rounds on, "5:2310 9:2330", or "" (later-ratings.h)
 * @unfinished: what becomes of his unfinished games by correspondence, when @status says he left
 * @uncounted: whether his finished games by correspondence do not count then
 * @name_parts: what tells the player from namesakes; found when the entries are put together
 */
typedef struct
{
  gint64        id;
  ZhPerson     *person;
  char         *team_name;
  char         *sender;
  int           start_number;
  int           rating;
  ZhEntryStatus status;
  int           first_round;
  int           last_round;
  int           fixed_board;
  GArray       *absences;
  ZhDate        logins_sent;
  ZhPoints      carried_points;
  gboolean      no_half_byes;
  char         *later_ratings;
  ZhUnfinished  unfinished;
  gboolean      uncounted;
  ZhNameParts   name_parts;
} ZhEntry;

/**
 * ZhMember:
 *
 * A player of a team: one line of its line-up.
 */
typedef struct
{
  gint64      id;
  gint64      entry_id; /* the team */
  ZhPerson   *person;
  int         board; /* from 1, the order fixed before the event */
  gboolean    reserve;
  int         number; /* the player's number in files; TRF 001 */
  int         rating;
  ZhNameParts name_parts; /* as of an entry, among the members of all teams */
} ZhMember;

/**
 * ZH_LAST_ROUND_OF_ALL:
 *
 * The last round of what holds without end, as reports of the federations write it.
 */
#define ZH_LAST_ROUND_OF_ALL 999

/**
 * ZhForbidden:
 *
 * Entries no two of which may meet in a range of rounds.
 */
typedef struct
{
  int     first_round;
  int     last_round;
  gint64 *entries;
  int     n_entries;
} ZhForbidden;

/**
 * ZhVirtualPoints:
 *
 * Acceleration: points that count in pairing only.
 */
typedef struct
{
  gint64   entry_id;
  int      round;
  ZhPoints points;
} ZhVirtualPoints;

/**
 * ZhTournament:
 * @id: of the file
 * @name: "Men, classical"
 * @sport: the game
 * @time_class: how long the players think
 * @play: where they play
 * @time_control: as in TRF 222: "5400+30"
 * @system: the pairing system
 * @n_rounds: planned, 0 when not decided
 * @cycles: of a round robin, 1 or more
 * @games_per_pairing: 1; 2 in a micro-match; n in a knockout match
 * @boards: boards of a team match, 0 in an individual tournament
 * @scoring: points of the outcomes
 * @seed: of the drawings of lots
 * @initial_colour: colour of the highest player in round 1, by lot; none when undecided
 * @rated_first_round: `swiss-ua`: round 1 by rating halves (TRUE) or by number
 * @tiebreaks: (array zero-terminated=1): codes in order
 * @tiebreak_edition: of the rules that compute them
 * @rounds_drawn: the order of a round robin's rounds is drawn, not Berger's
 * @withdrawal: what becomes of results below half the games (round robin)
 * @source_id: tournament whose places feed this one, 0 for none
 * @closed: the standings are final
 * @options: (element-type utf8 utf8): further settings of the system, by key
 * @entries: (element-type ZhEntry): by start number, then id
 * @members: (element-type ZhMember): of teams, by team and board
 * @rounds: (element-type ZhRound): by number
 * @forbidden: (element-type ZhForbidden)
 * @virtual_points: (element-type ZhVirtualPoints)
 * @issues: (element-type ZhIssue): documents that were issued, in that order
 * @sites: (element-type ZhSite): where sides of online play sit, by id
 * @addresses: (element-type ZhAddress): of players by correspondence, by id
 * @outages: (element-type ZhOutage): connections lost in online play, by id
 * @screenings: (element-type ZhScreening): games sent to be checked, by id
 * @lot_minutes: (element-type ZhLotMinute): of drawings of lots, by id
 * @sessions: (element-type ZhSitting): of the commission on admission, by number
 * @applicants: (element-type ZhApplicant): what it decided, by id
 * @evidence: (element-type ZhEvidence): what was seen of whom, by id
 * @quotas: (element-type ZhQuota): how many may be admitted, by id
 * @changes: (element-type ZhEntryChange): of entries on the day of arrival, by id
 * @sheets: (element-type ZhEntrySheet): entries as they were sent, by id
 * @payments: (element-type ZhPayment): for entries, by id
 * @works: (element-type ZhWorkRecord): problems that are solved, by id
 * @solving_rounds: (element-type ZhSolvingRoundRecord): in which they are, by id
 * @solving_sheets: (element-type ZhSolvingSheetRecord): that were handed in, by id
 * @contests: (element-type ZhContestRecord): terms of a contest of composers, one at most
 * @contest_judges: (element-type ZhContestJudge): of it, by id
 * @contest_marks: (element-type ZhContestMark): that they gave, by id
 * @contest_objections: (element-type ZhContestObjection): against its works, by id
 */
typedef struct _ZhTournament
{
  gint64            id;
  char             *name;
  ZhSport           sport;
  ZhTimeClass       time_class;
  ZhPlay            play;
  char             *time_control;
  ZhSystem          system;
  int               n_rounds;
  int               cycles;
  int               games_per_pairing;
  int               boards;
  ZhScoring         scoring;
  guint64           seed;
  ZhColour          initial_colour;
  gboolean          rated_first_round;
  char            **tiebreaks;
  ZhTiebreakEdition tiebreak_edition;
  gboolean          rounds_drawn;
  ZhWithdrawal      withdrawal;
  gint64            source_id;
  gboolean          closed;
  GHashTable       *options;
  GPtrArray        *entries;
  GPtrArray        *members;
  GPtrArray        *rounds;
  GPtrArray        *forbidden;
  GPtrArray        *virtual_points;
  GPtrArray        *issues;
  GPtrArray        *sites;
  GPtrArray        *addresses;
  GPtrArray        *outages;
  GPtrArray        *screenings;
  GPtrArray        *lot_minutes;
  GPtrArray        *sessions;
  GPtrArray        *applicants;
  GPtrArray        *evidence;
  GPtrArray        *quotas;
  GPtrArray        *changes;
  GPtrArray        *sheets;
  GPtrArray        *payments;
  GPtrArray        *works;
  GPtrArray        *solving_rounds;
  GPtrArray        *solving_sheets;
  GPtrArray        *contests;
  GPtrArray        *contest_judges;
  GPtrArray        *contest_marks;
  GPtrArray        *contest_objections;
} ZhTournament;

/**
 * zh_tournament_new:
 *
 * Returns: (transfer full): an empty chess tournament with 1-½-0 scoring, to be filled in
 *   before it is shared. All strings are "" and all arrays empty, never %NULL
 */
ZhTournament *zh_tournament_new (void);
ZhTournament *zh_tournament_ref (ZhTournament *self);
void          zh_tournament_unref (ZhTournament *self);

/**
 * zh_tournament_copy_settings:
 *
 * Returns: (transfer full): the same settings without entries, members and rounds
 */
ZhTournament *zh_tournament_copy_settings (const ZhTournament *self);

/* An entry that nothing is known of; (transfer full). */
ZhEntry *zh_entry_new (void);
void     zh_entry_free (ZhEntry *self);

/**
 * zh_entry_copy:
 *
 * Returns: (transfer full): a copy that the caller may change
 */
ZhEntry *zh_entry_copy (const ZhEntry *self);

/**
 * zh_entry_has_left:
 * @round: from 1
 *
 * Returns: whether the entry left the tournament, by will or by a ruling, before @round
 */
gboolean zh_entry_has_left (const ZhEntry *self,
                            int            round);

/**
 * zh_tournament_is_struck:
 * @pairing: of it
 *
 * Returns: whether the unfinished games of a pairing are struck out, since one side has left
 */
gboolean zh_tournament_is_struck (const ZhTournament *self,
                                  const ZhPairing    *pairing);

/**
 * zh_entry_get_absence:
 * @self: an entry
 * @round: from 1
 * @kind: (out) (optional): the bye it gets
 *
 * Returns: whether the entry is known not to play @round: an announced absence, a late entry not
 * arrived yet, or left before.
 */
gboolean zh_entry_get_absence (const ZhEntry *self,
                               int            round,
                               ZhPairingKind *kind);

/**
 * zh_entry_format_name:
 *
 * Returns: (transfer full): the player's "Surname Given", with what tells him from namesakes in the tournament, or
 *   the team's name
 */
char *zh_entry_format_name (const ZhEntry *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_entry_format_bare_name:
 *
 * Returns: (transfer full): the same without what tells namesakes apart, for an order by name that must not change
 *   with it
 */
char *zh_entry_format_bare_name (const ZhEntry *self) G_GNUC_WARN_UNUSED_RESULT;

/* The fields of an entry and of a member, without references and absences. */
extern const ZhRecordType zh_entry_type;
extern const ZhRecordType zh_member_type;

/* A member that nothing is known of; (transfer full). */
ZhMember *zh_member_new (void);
void      zh_member_free (ZhMember *self);

/**
 * zh_member_format_name:
 *
 * Returns: (transfer full): the player's "Surname Given", with what tells him from namesakes in the tournament
 */
char *zh_member_format_name (const ZhMember *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_forbidden_new:
 * @entries: (array length=n_entries): copied
 *
 * Returns: (transfer full)
 */
ZhForbidden *zh_forbidden_new (int           first_round,
                               int           last_round,
                               const gint64 *entries,
                               int           n_entries);
void         zh_forbidden_free (ZhForbidden *self);

/**
 * zh_tournament_find_entry:
 *
 * Returns: (transfer none) (nullable): the entry with @id, owned by the tournament. O(n)
 */
const ZhEntry *zh_tournament_find_entry (const ZhTournament *self,
                                         gint64              id);

/**
 * zh_tournament_find_member:
 *
 * Returns: (transfer none) (nullable): the team member with @id, owned by the tournament. O(n)
 */
const ZhMember *zh_tournament_find_member (const ZhTournament *self,
                                           gint64              id);

/**
 * zh_tournament_find_round:
 *
 * Returns: (transfer none) (nullable): the round with @number, owned by the tournament
 */
const ZhRound *zh_tournament_find_round (const ZhTournament *self,
                                         int                 number);

/**
 * zh_tournament_is_forbidden:
 * @a: id of an entry
 * @b: id of another
 *
 * Returns: whether the regulation keeps the two apart in @round
 */
gboolean zh_tournament_is_forbidden (const ZhTournament *self,
                                     int                 round,
                                     gint64              a,
                                     gint64              b);

/**
 * zh_tournament_is_predetermined:
 *
 * Returns: whether all pairings are known from the start (round robin, Scheveningen), where
 *   forfeits count otherwise in tie-breaks
 */
gboolean zh_tournament_is_predetermined (const ZhTournament *self);

/**
 * zh_tournament_count_side_a:
 *
 * In a Scheveningen event the entries with start numbers up to this one are side A, the others
 * side B. It is the option "side-a" where that is a number between 1 and one less than the
 * entries, else half of them, rounded up.
 *
 * Returns: entries of side A
 */
int zh_tournament_count_side_a (const ZhTournament *self);

/**
 * zh_tournament_count_table_games:
 * @entry: one of the tournament's
 *
 * Returns: how many pairings the tables of a predetermined tournament give to @entry over all
 *   cycles, 0 in other tournaments
 */
int zh_tournament_count_table_games (const ZhTournament *self,
                                     const ZhEntry      *entry);

/**
 * zh_tournament_is_team:
 *
 * Returns: whether the entries are teams
 */
gboolean zh_tournament_is_team (const ZhTournament *self);

/**
 * zh_tournament_has_bracket:
 *
 * Returns: whether it is a knockout of either kind, so that a bracket makes its places
 */
gboolean zh_tournament_has_bracket (const ZhTournament *self);

/**
 * zh_tournament_get_rating:
 * @entry: one of the tournament's
 *
 * Returns: the rating that orders an entry: its own, or for a team without one the average of
 *   its first members, as many as play; 0 when nobody is rated
 */
int zh_tournament_get_rating (const ZhTournament *self,
                              const ZhEntry      *entry);

/**
 * zh_tournament_is_two_one_zero:
 *
 * Returns: whether a win is worth 2 points, as draughts scores
 */
gboolean zh_tournament_is_two_one_zero (const ZhTournament *self);

/**
 * zh_tournament_get_discipline:
 *
 * Returns: (transfer none): the word that the rulesets have for its time class or kind of play;
 *   "classical" where nothing is said
 */
const char *zh_tournament_get_discipline (const ZhTournament *self);

/**
 * zh_tournament_get_option:
 *
 * Returns: (transfer none) (nullable): a further setting of the system, owned by the tournament
 */
const char *zh_tournament_get_option (const ZhTournament *self,
                                      const char         *key);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhTournament, zh_tournament_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhEntry, zh_entry_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhMember, zh_member_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhForbidden, zh_forbidden_free)

G_END_DECLS
