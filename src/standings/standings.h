/* Standings of a tournament after a round: points, tie-breaks in their order, places, and
 * which criterion separates neighbours. A pure function of the tournament.
 */
#pragma once

#include "history.h"
#include "tiebreak-registry.h"

G_BEGIN_DECLS

/**
 * ZhTiebreakValue:
 * @value: the value; meaningless when not @defined
 * @defined: %FALSE where the rule gives no value (no rated opponent, mutual games missing)
 */
typedef struct
{
  ZhFraction value;
  gboolean   defined;
} ZhTiebreakValue;

/**
 * ZhStanding:
 * @entry: index of the entry in the tournament's array
 * @place: from 1; equal places are shared and the better one is named; 0 for an entry that
 *   is not counted (withdrawn from a round robin before half of its games)
 * @last_place: the last of the places shared; = @place for a place held alone
 * @shows_better: the tournament's option "shared-places" is "better": tables show the better
 *   of the places shared alone, not their range
 * @points: what the standings are ordered by first, also found in column 0
 * @separator: the column that put this row under the one above: 0 points, 1 … a tie-break;
 *   −1 in the first row, between equal rows, and for an entry that is not counted
 */
typedef struct
{
  int      entry;
  int      place;
  int      last_place;
  gboolean shows_better;
  ZhPoints points;
  int      separator;
} ZhStanding;

/* Of a tournament: "range" (also when not set) or "better". */
#define ZH_OPTION_SHARED_PLACES "shared-places"

/* Of a tournament: why an order was set by hand. */
#define ZH_OPTION_MANUAL_REASON "manual-order-reason"

typedef struct _ZhStandings ZhStandings;

/**
 * zh_standings_new:
 * @tournament: a snapshot
 * @after_round: rounds to count; −1 for all up to the last that has a result
 * @codes: (array zero-terminated=1) (nullable): tie-breaks in order; may begin with PTS, MPTS
 *   or GPTS, otherwise PTS goes before them. %NULL: those of the tournament, and where it has
 *   none, the usual ones of its kind (zh_standings_get_default_codes())
 * @edition: (nullable): "2026-03" or "2024-08"; %NULL: that of the tournament
 * @error: %ZH_ERROR_USAGE for an unknown code or edition, named
 *
 * O(entries × rounds × tie-breaks); 1,000 players, 11 rounds and ten tie-breaks take less
 * than 50 ms.
 *
 * Returns: (transfer full) (nullable): the standings
 */
ZhStandings *zh_standings_new (const ZhTournament *tournament,
                               int                 after_round,
                               const char *const  *codes,
                               const char         *edition,
                               GError            **error);
void         zh_standings_free (ZhStandings *self);

/**
 * ZhStandingPlace:
 * @entry: id of an entry
 * @first: best of the places it shares
 * @last: worst of them
 */
typedef struct
{
  gint64 entry;
  int    first;
  int    last;
} ZhStandingPlace;

/**
 * zh_standings_take_places:
 * @places: (array length=n_places): places that something other than points decides, such as
 *   the bracket of a knockout
 *
 * Orders the rows anew by those places; the entries that have none yet stand before all others
 * and share what is above. Points and tie-breaks stay to be seen, but separate nobody.
 */
void zh_standings_take_places (ZhStandings           *self,
                               const ZhStandingPlace *places,
                               gsize                  n_places);

/**
 * zh_standings_get_default_codes:
 *
 * Returns: (transfer none) (array zero-terminated=1): tie-breaks for a tournament that names none, by sport
 *   and kind of event
 */
const char *const *zh_standings_get_default_codes (const ZhTournament *tournament);

/**
 * zh_standings_put_primary_first:
 * @codes: (transfer full) (array zero-terminated=1): an order of tie-breaks of a rule book
 *
 * Rule books order teams by match points. Where the tournament counts game points first
 * (zh_tournament_counts_games()), those two change places; an order that begins with anything else
 * stays as it is.
 *
 * Source: FIDE C.04.6, 1.2; C.07 11.
 *
 * Returns: (transfer full) (array zero-terminated=1): the order for @tournament
 */
char **zh_standings_put_primary_first (const ZhTournament *tournament,
                                       char              **codes) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_standings_get_last_round:
 *
 * Returns: the number of the last round in which a game has a result, 0 before
 */
int zh_standings_get_last_round (const ZhTournament *tournament);

/* Entries with a row, tie-breaks with a column, and the results they were made from; (transfer none). */
int              zh_standings_get_n_rows (const ZhStandings *self);
int              zh_standings_get_n_columns (const ZhStandings *self);
const ZhHistory *zh_standings_get_history (const ZhStandings *self);

/**
 * zh_standings_get_row:
 * @row: 0 … n_rows − 1, best first; those not counted are last. Equal entries stand by start
 *   number
 *
 * Returns: (transfer none)
 */
const ZhStanding *zh_standings_get_row (const ZhStandings *self,
                                        int                row);

/**
 * zh_standings_is_by_hand:
 *
 * Returns: whether an order set by hand (MANUAL) separates @row from the one above or below
 */
gboolean zh_standings_is_by_hand (const ZhStandings *self,
                                  int                row);

/**
 * zh_standings_find_lot:
 *
 * Returns: the column of the lots where a lot separates @row from the one above or below; 0 where none does
 */
int zh_standings_find_lot (const ZhStandings *self,
                           int                row);

/**
 * zh_standings_find_row:
 * @entry: index of an entry
 *
 * Returns: its row
 */
int zh_standings_find_row (const ZhStandings *self,
                           int                entry);

/**
 * zh_standings_get_code:
 * @column: 0 (points) … n_columns − 1
 *
 * Returns: (transfer none)
 */
const ZhTiebreakCode *zh_standings_get_code (const ZhStandings *self,
                                             int                column);

/**
 * zh_standings_get_value:
 * @entry: index of an entry, not a row
 * @column: 0 (points) … n_columns − 1
 *
 * Returns: the value of a column; where the criterion is a place among those still tied
 *   (DE), 0 stands for "not divided"
 */
ZhTiebreakValue zh_standings_get_value (const ZhStandings *self,
                                        int                entry,
                                        int                column);

/**
 * zh_standings_compare:
 * @a: index of an entry
 * @b: index of another entry
 * @separator: (out) (optional): the first column that separates them, −1 when none does
 *
 * Returns: < 0 when @a stands better, 0 when they share a place, > 0 when @b stands better
 */
int zh_standings_compare (const ZhStandings *self,
                          int                a,
                          int                b,
                          int               *separator);

/**
 * zh_standings_format_value:
 *
 * Returns: (transfer full): a value for people: points with ½, "7,25", "–" when undefined
 */
char *zh_standings_format_value (const ZhStandings *self,
                                 int                entry,
                                 int                column,
                                 const ZhLanguage  *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_place_format:
 * @place: from 1, 0 for none
 * @last_place: the last of the places shared
 *
 * Returns: (transfer full): "3", "3–5", "–"
 */
char *zh_place_format (int place,
                       int last_place) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_standing_format_place:
 *
 * Returns: (transfer full): as zh_place_format(), the way the tournament shows shared places
 */
char *zh_standing_format_place (const ZhStanding *standing) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhStandings, zh_standings_free)

G_END_DECLS
