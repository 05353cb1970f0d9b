/* A round: its pairings and their games, as plain immutable data. Built once, then shared between the snapshots that
 * do not differ in it.
 */
#pragma once

#include <glib-object.h>

#include "game-result.h"

G_BEGIN_DECLS

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
 * ZhGame:
 * @id: of the file
 * @board: board inside the pairing: 1 in an individual event, 1 … n in a team match
 * @leg: from 1; the second game of a micro-match is leg 2
 * @swapped: whether the pairing's second side has White in this game
 * @member: the players of a team match, by side of the pairing; 0 in an individual event
 * @result: seen from White
 * @missing: by side of the pairing: whether it was seen not to have come
 * @entered: when the result was, in seconds since 1970 UTC; 0 without one, or where nobody knows
 * @reported: what the rating report alone tells of the game, where that is another result, seen from White; without
 *   marks where it tells @result
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
  ZhResult reported;
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

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhRound, zh_round_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhPairing, zh_pairing_unref)

G_END_DECLS
