/* A tournament: its entries, its settings and its rounds, as plain immutable data. Built
 * once (by the store or a format), then shared; rounds are shared between snapshots.
 */
#pragma once

#include <glib-object.h>

#include "discipline.h"
#include "game-result.h"
#include "issue.h"
#include "site.h"
#include "person.h"
#include "points.h"
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
 * ZhPairingKind:
 * @ZH_PAIRING_GAME: two entries
 * @ZH_PAIRING_ALLOCATED_BYE: nobody was left to play (TRF U, "plus")
 * @ZH_PAIRING_FULL_BYE: full-point bye (TRF F)
 * @ZH_PAIRING_HALF_BYE: requested half-point bye (TRF H)
 * @ZH_PAIRING_ZERO_BYE: absent without points (TRF Z)
 * @ZH_PAIRING_FREE: free in an odd round robin: no opponent, no points, nothing counted
 */
typedef enum
{
  ZH_PAIRING_GAME,
  ZH_PAIRING_ALLOCATED_BYE,
  ZH_PAIRING_FULL_BYE,
  ZH_PAIRING_HALF_BYE,
  ZH_PAIRING_ZERO_BYE,
  ZH_PAIRING_FREE,
} ZhPairingKind;

/* By its values, %NULL behind the last. */
extern const char *const zh_pairing_kind_words[];

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
 * @carried_points: points brought from another tournament (a mixed system)
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
  ZhPoints      carried_points;
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
 * ZhGame:
 * @id: of the file
 * @board: board inside the pairing: 1 in an individual event, 1 … n in a team match
 * @leg: from 1; the second game of a micro-match is leg 2
 * @swapped: whether the pairing's second side has White in this game
 * @member: the players of a team match, by side of the pairing; 0 in an individual event
 * @result: seen from White
 * @missing: by side of the pairing: whether it was seen not to have come
 * @entered: when the result was, in seconds since 1970 UTC; 0 without one, or where nobody knows
 */
typedef struct
{
  gint64   id;
  int      board;
  int      leg;
  gboolean swapped;
  gint64   member[2];
  ZhResult result;
  gboolean missing[2];
  gint64   entered;
} ZhGame;

/**
 * ZhPairing:
 * @id: of the file
 * @number: the table, from 1; byes come after the last table
 * @kind: a game, or a kind of bye
 * @entry: ids of the two sides; the first has White in the first game; 0 in the second
 *   place of a bye
 * @games: (array length=n_games): by leg, then board; none for a bye
 * @edited: made or changed by hand, not by the pairing system
 *
 * Reference counted; shared between snapshots that do not differ in it.
 */
typedef struct
{
  gint64        id;
  int           number;
  ZhPairingKind kind;
  gint64        entry[2];
  ZhGame       *games;
  int           n_games;
  gboolean      edited;
} ZhPairing;

/**
 * ZhRoundState:
 * @ZH_ROUND_OPEN: paired, not shown to the players
 * @ZH_ROUND_PUBLISHED: announced; results come in
 * @ZH_ROUND_CLOSED: all results are in and the next round may be paired
 */
typedef enum
{
  ZH_ROUND_OPEN,
  ZH_ROUND_PUBLISHED,
  ZH_ROUND_CLOSED,
} ZhRoundState;

/**
 * ZhRound:
 *
 * Reference counted; shared between snapshots that do not differ in it.
 */
typedef struct
{
  gint64       id;
  int          number;      /* from 1: the order of playing */
  int          table_round; /* which round of the printed table this is; = number unless drawn */
  ZhRoundState state;
  char        *start;     /* planned start, ISO 8601 local time, or "" */
  char        *proposal;  /* what the pairing system proposed, "white black" a line; "" when made by hand */
  gint64       announced; /* when the pairing was published, or made while it is not, in seconds since
                             1970 UTC; 0 where nobody knows */
  GPtrArray *pairings;    /* (element-type ZhPairing) by number */
} ZhRound;

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

/* An open round without pairings; (transfer full). */
ZhRound *zh_round_new (int number);
ZhRound *zh_round_ref (ZhRound *self);
void     zh_round_unref (ZhRound *self);

/**
 * zh_round_count_open:
 *
 * Returns: how many pairings of the round have a game without a result
 */
int zh_round_count_open (const ZhRound *self);

/**
 * zh_round_count_missing:
 *
 * Returns: how many pairings of the round have a game without a result that is not adjourned
 */
int zh_round_count_missing (const ZhRound *self);

/**
 * zh_round_find_pairing:
 *
 * Returns: (transfer none) (nullable): the pairing with @number, owned by the round
 */
const ZhPairing *zh_round_find_pairing (const ZhRound *self,
                                        int            number);

/**
 * zh_pairing_new:
 * @kind: what it is
 * @white: the first side
 * @black: the second side, 0 for a bye
 * @n_games: games to be played, 0 for a bye
 *
 * Returns: (transfer full): the pairing, its games without results and with colours
 *   alternating from leg to leg
 */
ZhPairing *zh_pairing_new (ZhPairingKind kind,
                           gint64        white,
                           gint64        black,
                           int           n_games);
ZhPairing *zh_pairing_ref (ZhPairing *self);
void       zh_pairing_unref (ZhPairing *self);

/**
 * zh_pairing_is_open:
 *
 * Returns: whether a game of the pairing still has no result, or is adjourned
 */
gboolean zh_pairing_is_open (const ZhPairing *self);

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
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhRound, zh_round_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhPairing, zh_pairing_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhForbidden, zh_forbidden_free)

G_END_DECLS
