/* The quality criteria C6–C21 as weights of possible pairs: a matching of greatest weight
 * is a candidate no other one beats. Each criterion is a term of its own width, the higher
 * placed the more important, and terms that cannot tell two candidates of a bracket apart
 * are left out, so that most brackets need one or two words.
 *
 * Source: FIDE Handbook C.04.3 (in force from 1 February 2026), art. 2.
 */
#pragma once

#include "dutch-field.h"

G_BEGIN_DECLS

/**
 * ZhDutchBracket:
 * @field: the round
 * @members: (array length=n_members): indices of players by BSN (art. 4.1): moved down first
 * @n_members: players of the bracket
 * @n_moved: how many of them were moved down
 * @next_begin: first player of the following scoregroup
 * @next_end: first player after it; those up to the field's n are the rest
 *
 * The residents are the players from some index up to @next_begin.
 */
typedef struct
{
  const ZhDutchField *field;
  int                *members;
  int                 n_members;
  int                 n_moved;
  int                 next_begin;
  int                 next_end;
} ZhDutchBracket;

/**
 * ZhDutchReach:
 * @ZH_DUTCH_REACH_BRACKET: the members alone; at most one floats, at a value given
 * @ZH_DUTCH_REACH_NEXT: and the following scoregroup, for the look-ahead of C8
 * @ZH_DUTCH_REACH_ALL: and everybody below and the bye, for C4 and C9
 *
 * How much of the field the graph of a bracket holds. A smaller reach asks less: its answer
 * is the true one if it can be completed.
 */
typedef enum
{
  ZH_DUTCH_REACH_BRACKET,
  ZH_DUTCH_REACH_NEXT,
  ZH_DUTCH_REACH_ALL,
} ZhDutchReach;

/**
 * ZhDutchTerm:
 * @criterion: 4 … 21, as in C4 … C21
 * @by_score: C7, C8, C18–C21 count for each score by itself: whether @score matters
 * @score: of the higher player
 * @word: word of the weight
 * @factor: what one unit is worth in that word
 */
typedef struct
{
  int      criterion;
  gboolean by_score;
  ZhPoints score;
  int      word;
  gint64   factor;
} ZhDutchTerm;

/**
 * ZhDutchScale:
 * @bracket: what is weighed
 * @reach: how much of the field
 * @with_c9: the bracket lets exactly one player float, who gets the bye
 * @terms: (element-type ZhDutchTerm): most important first
 * @n_words: of a weight, at least 1
 */
typedef struct
{
  const ZhDutchBracket *bracket;
  ZhDutchReach          reach;
  gboolean              with_c9;
  GArray               *terms;
  int                   n_words;
} ZhDutchScale;

/* The scale by which pairings of one bracket are weighed; (transfer full). */
ZhDutchScale *zh_dutch_scale_new (const ZhDutchBracket *bracket,
                                  ZhDutchReach          reach,
                                  gboolean              with_c9);

/**
 * zh_dutch_scale_new_for_lookahead:
 * @bracket: the following bracket, as C8 looks at it
 *
 * Returns: (transfer full): weights for C4, C6 and C7 alone, in the reach of all
 */
ZhDutchScale *zh_dutch_scale_new_for_lookahead (const ZhDutchBracket *bracket);
void          zh_dutch_scale_free (ZhDutchScale *self);

/**
 * zh_dutch_scale_weigh_pair:
 * @higher: index of the player higher in order 1.2
 * @lower: index of the other
 * @words: (out caller-allocates): the weight, as long as #ZhDutchScale.n_words says
 *
 * Weighs a legal pair with at least one member of the bracket or below it.
 */
void zh_dutch_scale_weigh_pair (const ZhDutchScale *self,
                                int                 higher,
                                int                 lower,
                                gint64             *words);

/**
 * zh_dutch_scale_weigh_bye:
 *
 * Weighs the bye for a player (C4, C9).
 */
void zh_dutch_scale_weigh_bye (const ZhDutchScale *self,
                               int                 player,
                               gint64             *words);

/**
 * zh_dutch_scale_weigh_float:
 * @value: how well the following bracket does when this player floats into it (C8), at most
 *   twice the number of players and 1
 *
 * Weighs leaving a member unpaired, in the reach of the bracket alone.
 */
void zh_dutch_scale_weigh_float (const ZhDutchScale *self,
                                 int                 value,
                                 gint64             *words);

/**
 * zh_dutch_get_colour_failures:
 * @a: a player
 * @b: the opponent
 * @criterion: 10 … 13
 *
 * Returns: how many of the two fall under C10 (colour difference beyond 2), C11 (a colour three times
 * running), C12 (no preference granted) or C13 (no strong preference granted) when they meet:
 * 0 or 1, because two different preferences are both granted.
 */
int zh_dutch_get_colour_failures (const ZhDutchPlayer *a,
                                  const ZhDutchPlayer *b,
                                  int                  criterion);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhDutchScale, zh_dutch_scale_free)

G_END_DECLS
