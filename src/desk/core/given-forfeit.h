/* A game that was forfeited by an act, as it came out before. Private to this folder. */
#pragma once

#include "game-result.h"

G_BEGIN_DECLS

/**
 * ZhGivenForfeit:
 * @round: number of the round
 * @board: number of the board
 * @game: which game of it, from 1
 * @result: "+ −", "− +" or "− −", seen from White
 */
typedef struct
{
  int      round;
  int      board;
  int      game;
  ZhResult result;
} ZhGivenForfeit;

G_END_DECLS
