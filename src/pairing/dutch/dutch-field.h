/* Who is to be paired in a round of the FIDE Dutch system and what the rules know about
 * each: score, colour preference, floats, right to the bye, and who may meet whom.
 *
 * Source: FIDE Handbook C.04.3 (in force from 1 February 2026), articles 1 and 2; C.04.1;
 * C.04.2, articles 2–3.
 */
#pragma once

#include "matching-cardinality.h"
#include "pairing-system.h"

G_BEGIN_DECLS

/**
 * ZhDutchFloat:
 * @ZH_DUTCH_FLOAT_NONE: no float in that round
 * @ZH_DUTCH_FLOAT_DOWN: art. 1.4.2: played someone lower, or scored without playing
 * @ZH_DUTCH_FLOAT_UP: art. 1.4.2: played someone higher
 */
typedef enum
{
  ZH_DUTCH_FLOAT_NONE,
  ZH_DUTCH_FLOAT_DOWN,
  ZH_DUTCH_FLOAT_UP,
} ZhDutchFloat;

/**
 * ZhDutchStrength:
 *
 * Strength of a colour preference, art. 1.7, weakest first.
 */
typedef enum
{
  ZH_DUTCH_PREFERENCE_NONE,
  ZH_DUTCH_PREFERENCE_MILD,
  ZH_DUTCH_PREFERENCE_STRONG,
  ZH_DUTCH_PREFERENCE_ABSOLUTE,
} ZhDutchStrength;

/**
 * ZhDutchPlayer:
 * @id: of the entry
 * @start_number: tournament pairing number
 * @parity_number: the number whose parity art. 5.2.5 asks for: place by start number among
 *   those who have been in a pairing so far
 * @score: pairing score, virtual points included
 * @wants: colour preferred, none without preference
 * @strength: of the preference
 * @difference: whites less blacks over played games, art. 1.6
 * @repeated: the colour of the last two played games, none when they differ
 * @floats: of the last round, and of the round before it
 * @may_have_bye: C2
 * @n_played: rounds with a played game
 * @is_topscorer: art. 1.8
 * @colours: (array length=n_colours): of played games, oldest first
 */
typedef struct
{
  gint64          id;
  int             start_number;
  int             parity_number;
  ZhPoints        score;
  ZhColour        wants;
  ZhDutchStrength strength;
  int             difference;
  ZhColour        repeated;
  ZhDutchFloat    floats[2];
  gboolean        may_have_bye;
  int             n_played;
  gboolean        is_topscorer;
  ZhColour       *colours;
  int             n_colours;
} ZhDutchPlayer;

/**
 * ZhDutchField:
 * @round: the round to pair
 * @n: players to be paired
 * @players: (array length=n): by score, then start number (art. 1.2)
 * @initial_colour: art. 5.1
 * @is_last_round: whether there are topscorers
 * @graph: who may meet (C1, C3, forbidden pairs) by index; with an odd number of players
 *   vertex @n is the bye, joined to those who may still get it
 * @bye_score: C5: the score of the player who gets the bye, once known
 */
typedef struct
{
  int            round;
  int            n;
  ZhDutchPlayer *players;
  ZhColour       initial_colour;
  gboolean       is_last_round;
  ZhBitGraph    *graph;
  ZhPoints       bye_score;
} ZhDutchField;

/**
 * zh_dutch_field_new:
 * @tournament: before the round
 * @round: the round to pair
 * @forced: (nullable) (array length=2): entries that must meet: each may meet nobody else
 * @error: %ZH_ERROR_REFUSED where computed acceleration does not go with the scoring
 *
 * Returns: (transfer full) (nullable): the field; the bye is not joined to anybody yet
 */
ZhDutchField *zh_dutch_field_new (const ZhTournament *tournament,
                                  int                 round,
                                  const gint64       *forced,
                                  GError            **error);
void          zh_dutch_field_free (ZhDutchField *self);

/**
 * zh_dutch_field_find:
 *
 * Returns: index of the player with an entry id, −1 when not to be paired
 */
int zh_dutch_field_find (const ZhDutchField *self,
                         gint64              id);

/* The index behind the last player who has as many points as the one at @begin. */
int zh_dutch_field_find_end (const ZhDutchField *self,
                             int                 begin);

/**
 * zh_dutch_colours_clash:
 *
 * C3: two non-topscorers with the same absolute preference.
 *
 * Returns: whether the two must not meet because of their colours
 */
gboolean zh_dutch_colours_clash (const ZhDutchPlayer *a,
                                 const ZhDutchPlayer *b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhDutchField, zh_dutch_field_free)

G_END_DECLS
