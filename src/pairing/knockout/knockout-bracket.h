/* The bracket of a knockout: which match feeds which, and who stands where after the results
 * so far. Single elimination, with a match for third place or with all places played out, and
 * elimination after two defeats. Screen and paper draw it from the array of matches.
 *
 * Source: Ukrainian chess rules IV.3.1.2, draughts rules IV.3.4.2; order 988, 26. The texts
 * leave size, seeding order and the shape of the lower bracket open; those are conventions.
 */
#pragma once

#include "pairing-system.h"

G_BEGIN_DECLS

/**
 * ZhBracketMode:
 * @ZH_BRACKET_SINGLE: the loser leaves
 * @ZH_BRACKET_THIRD_PLACE: the losers of the semi-finals play for third place
 * @ZH_BRACKET_ALL_PLACES: losers go on with losers, for every place
 * @ZH_BRACKET_DOUBLE: who has lost twice leaves
 */
typedef enum
{
  ZH_BRACKET_SINGLE,
  ZH_BRACKET_THIRD_PLACE,
  ZH_BRACKET_ALL_PLACES,
  ZH_BRACKET_DOUBLE,
} ZhBracketMode;

/**
 * ZhBracketPart:
 * @ZH_BRACKET_UPPER: the way to first place of who has not lost
 * @ZH_BRACKET_LOWER: the lower bracket of a double elimination
 * @ZH_BRACKET_PLACES: matches for lower places
 * @ZH_BRACKET_FINAL: the last match of a double elimination
 * @ZH_BRACKET_SECOND_FINAL: played when the one without defeat has lost the final
 */
typedef enum
{
  ZH_BRACKET_UPPER,
  ZH_BRACKET_LOWER,
  ZH_BRACKET_PLACES,
  ZH_BRACKET_FINAL,
  ZH_BRACKET_SECOND_FINAL,
} ZhBracketPart;

/**
 * ZhBracketSourceKind:
 * @ZH_BRACKET_SEED: index is a line's seed, from 1
 * @ZH_BRACKET_WINNER: index is a match of the bracket, from 0
 * @ZH_BRACKET_LOSER: likewise
 */
typedef enum
{
  ZH_BRACKET_SEED,
  ZH_BRACKET_WINNER,
  ZH_BRACKET_LOSER,
} ZhBracketSourceKind;

typedef struct
{
  ZhBracketSourceKind kind;
  int                 index;
} ZhBracketSource;

/**
 * ZhBracketSlot:
 * @ZH_BRACKET_OPEN: not known yet
 * @ZH_BRACKET_TAKEN: an entry
 * @ZH_BRACKET_EMPTY: nobody: a missing seed, or both of a match failed to appear
 */
typedef enum
{
  ZH_BRACKET_OPEN,
  ZH_BRACKET_TAKEN,
  ZH_BRACKET_EMPTY,
} ZhBracketSlot;

/**
 * ZhBracketDecision:
 * @ZH_BRACKET_UNDECIDED: not yet; a level match that more games must decide is so too
 * @ZH_BRACKET_BYE: one side, or both, is empty
 * @ZH_BRACKET_BY_POINTS: by the points of the games, extra games among them
 * @ZH_BRACKET_BY_BOARDS: level, by the better result on the higher boards
 * @ZH_BRACKET_BY_LOT: level, by lot
 * @ZH_BRACKET_BY_HAND: level, as the arbiter has entered
 * @ZH_BRACKET_NOT_NEEDED: the second final, when the first has decided
 */
typedef enum
{
  ZH_BRACKET_UNDECIDED,
  ZH_BRACKET_BYE,
  ZH_BRACKET_BY_POINTS,
  ZH_BRACKET_BY_BOARDS,
  ZH_BRACKET_BY_LOT,
  ZH_BRACKET_BY_HAND,
  ZH_BRACKET_NOT_NEEDED,
} ZhBracketDecision;

/**
 * ZhBracketMatch:
 * @part: where in the bracket
 * @part_round: round of that part, from 1
 * @round: round of the event in which it is played, from 1
 * @first_place: best place at stake
 * @last_place: worst place at stake; a loser who does not go on shares the lower half
 * @sources: where the two sides come from; the first stands on the lower-numbered line
 * @slots: whether the sides are known
 * @entries: ids of the sides, 0 unless taken
 * @decision: how it ended
 * @winner: 0 or 1, the side that won; −1 while undecided, or when both sides lost
 * @pairing: (nullable): the games, unowned, of the tournament
 */
typedef struct
{
  ZhBracketPart     part;
  int               part_round;
  int               round;
  int               first_place;
  int               last_place;
  ZhBracketSource   sources[2];
  ZhBracketSlot     slots[2];
  gint64            entries[2];
  ZhBracketDecision decision;
  int               winner;
  const ZhPairing  *pairing;
} ZhBracketMatch;

/**
 * ZhBracket:
 * @mode: see #ZhBracketMode
 * @n_entries: entries, the seeds 1 … @n_entries
 * @size: lines of the first round, a power of two
 * @n_rounds: rounds of the event, the second final among them
 * @after_round: matches of later rounds are not looked at
 * @matches: (element-type ZhBracketMatch): by round, then from the top of the drawing down;
 *   sources always come before
 */
typedef struct
{
  ZhBracketMode mode;
  int           n_entries;
  int           size;
  int           n_rounds;
  int           after_round;
  GArray       *matches;
} ZhBracket;

/**
 * zh_bracket_new:
 * @tournament: of the system "knockout" or "double-elimination"
 * @error: %ZH_ERROR_REFUSED when start numbers do not run from 1 without a gap, or there are
 *   fewer than two entries
 *
 * Options of the tournament read here: "places": "single" (when not said), "third" or "all";
 * "seeding": "number" (when not said: start numbers are seeds) or "lot" (drawn from the seed:
 * the first number of its sequence seeds the permutation); "decider", for a level match:
 * "games" (when not said: games are added until it is decided), "boards" or "lot" (the number
 * of the round in the sequence of the tournament's seed seeds a generator, whose number with
 * the place of the match in the bracket says by its last bit who wins);
 * zh_bracket_dup_winner_key() for the arbiter's decision, which goes before those.
 *
 * Returns: (transfer full): the bracket with all results of the tournament worked in
 */
ZhBracket *zh_bracket_new (const ZhTournament *tournament,
                           GError            **error);

/**
 * zh_bracket_new_after:
 * @after_round: the round looked back at; negative for all
 * @error: as zh_bracket_new()
 *
 * Returns: (transfer full): the bracket as it stood when the matches of that round were over:
 *   those of later rounds have their players as far as these were known, and no results
 */
ZhBracket *zh_bracket_new_after (const ZhTournament *tournament,
                                 int                 after_round,
                                 GError            **error);
void       zh_bracket_free (ZhBracket *self);

/* A match by its index; (transfer none). */
const ZhBracketMatch *zh_bracket_get_match (const ZhBracket *self,
                                            int              index);

/**
 * zh_bracket_dup_winner_key:
 * @round: round of the event
 * @number: number of the pairing in it
 *
 * The option of the tournament under which the arbiter's decision of a level match is kept;
 * its value is the start number of the winner.
 *
 * Returns: (transfer full)
 */
char *zh_bracket_dup_winner_key (int round,
                                 int number);

/**
 * zh_bracket_fill_seeds:
 * @size: a power of two
 * @seeds: (out caller-allocates) (array length=size): the seed of every line
 *
 * 1; then every x becomes x and its opponent: 1 4 2 3, then 1 8 4 5 2 7 3 6 …
 */
void zh_bracket_fill_seeds (int  size,
                            int *seeds);

/**
 * ZhBracketPlace:
 *
 * An entry and the places it shares; equal where the place is decided.
 */
typedef struct
{
  gint64 entry;
  int    first;
  int    last;
} ZhBracketPlace;

/**
 * zh_bracket_list_places:
 *
 * The places reached so far: of everybody who has left, and at the end of all. Places of
 * missing seeds are the last and not counted.
 *
 * Returns: (transfer full) (element-type ZhBracketPlace): by first place
 */
GArray *zh_bracket_list_places (const ZhBracket *self);

/**
 * zh_bracket_match_get_points:
 * @tournament: that the bracket was made from
 * @match: with a pairing
 * @side: 0 or 1
 *
 * Returns: game points of a side over all games of the match
 */
ZhPoints zh_bracket_match_get_points (const ZhTournament   *tournament,
                                      const ZhBracketMatch *match,
                                      int                   side);

/**
 * zh_bracket_match_format_title:
 *
 * Returns: (transfer full): "Final", "Semi-finals", "1/8 finals", "Lower bracket, round 2",
 *   "Places 5–8" …
 */
char *zh_bracket_match_format_title (const ZhBracket      *self,
                                     const ZhBracketMatch *match,
                                     const ZhLanguage     *language);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhBracket, zh_bracket_free)

G_END_DECLS
