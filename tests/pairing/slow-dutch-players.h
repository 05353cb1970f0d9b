/* The players of the slow Dutch system, read from the history without the engine. */
#pragma once

#include "slow-dutch.h"

G_BEGIN_DECLS

/**
 * SlowPlayer:
 *
 * @wants: 'W', 'B' or '-'; @strength: 3 absolute, 2 strong, 1 mild, 0 none;
 * @floats: 'D', 'U' or '-' of the last round and the one before; @history: colours of played
 * games, oldest first.
 */
typedef struct
{
  gint64   id;
  int      number;
  int      parity;
  int      score;
  char     wants;
  int      strength;
  int      difference;
  char     floats[2];
  gboolean bye_allowed;
  int      unplayed;
  gboolean topscorer;
  char     history[64];
} SlowPlayer;

/**
 * SlowField:
 *
 * @players in order 1.2; @legal: who may meet (C1, C3 and barred pairs).
 */
typedef struct
{
  int        n;
  SlowPlayer players[SLOW_DUTCH_MAX];
  gboolean   legal[SLOW_DUTCH_MAX][SLOW_DUTCH_MAX];
  char       initial;
} SlowField;

void slow_field_read (SlowField          *field,
                      const ZhTournament *tournament,
                      int                 round,
                      const gint64       *forced);

/* Art. 5: 'W' or 'B' for the higher of two. */
char slow_field_get_colour (const SlowField *field,
                            int              higher,
                            int              lower);

G_END_DECLS
