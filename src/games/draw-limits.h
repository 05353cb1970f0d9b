/* How often a position and how many moves without capture make a draw: numbers of the event. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ZhDrawLimits:
 * @repetitions: times that a position stands before a draw may be claimed, from 2
 * @moves: moves by each side without capture and pawn move before one may be claimed
 * @automatic_repetitions: times that end a game of chess by themselves
 * @automatic_moves: moves that end it by themselves
 */
typedef struct
{
  int repetitions;
  int moves;
  int automatic_repetitions;
  int automatic_moves;
} ZhDrawLimits;

/* Of the Laws of Chess, 9.2, 9.3, 9.6.1 and 9.6.2; three repetitions are those of draughts, too. */
#define ZH_DRAW_LIMITS_USUAL ((ZhDrawLimits){ 3, 50, 5, 75 })

G_END_DECLS
