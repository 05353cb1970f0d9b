/* Restricted drawing of lots by the Varma tables: the numbers of a round robin of 9 to 24
 * players lie in four groups (big envelopes), and team-mates draw from one of them, so that
 * they do not meet in the last three rounds. Order 988, 31.10.
 */
#pragma once

#include "language.h"
#include "round-robin.h"

G_BEGIN_DECLS

#define ZH_VARMA_MIN_PLAYERS 9
#define ZH_VARMA_MAX_PLAYERS 24
#define ZH_VARMA_N_GROUPS 4
#define ZH_VARMA_MAX_GROUP 10

/**
 * ZhVarmaEdition:
 * @ZH_VARMA_PUBLISHED: the rows as order 988 prints them. In 11/12, numbers 6 and 12 of group
 *   C meet in round 11, the last one
 * @ZH_VARMA_CORRECTED: 11/12 with C 6 8 11 and D 3 12, which keeps the promise; the other
 *   rows are the same
 */
typedef enum
{
  ZH_VARMA_PUBLISHED,
  ZH_VARMA_CORRECTED,
} ZhVarmaEdition;

/**
 * zh_varma_get_group:
 * @n_players: 9 … 24
 * @edition: which row for 11/12
 * @group: 0 (A) … 3 (D)
 * @numbers: (out caller-allocates) (array length=ZH_VARMA_MAX_GROUP): ascending
 *
 * With an odd number of players the last number of the table is not given out.
 *
 * Source: order 988, 31.10.1.5.
 *
 * Returns: how many numbers the envelope holds
 */
int zh_varma_get_group (int            n_players,
                        ZhVarmaEdition edition,
                        int            group,
                        int            numbers[ZH_VARMA_MAX_GROUP]);

/**
 * ZhVarmaMeeting:
 *
 * Two numbers of one group that meet in one of the last three rounds.
 */
typedef struct
{
  int group;
  int numbers[2];
  int round;
} ZhVarmaMeeting;

/**
 * zh_varma_find_late_meetings:
 * @n_players: 9 … 24
 * @edition: which row for 11/12
 *
 * What to warn of before the draw; found by walking through the Berger table.
 *
 * Returns: (transfer full) (element-type ZhVarmaMeeting): empty where the row is sound
 */
GArray *zh_varma_find_late_meetings (int            n_players,
                                     ZhVarmaEdition edition);

/**
 * ZhVarmaPlayer:
 * @id: the entry
 * @team: federation, region or club whose players are kept apart; "" stands for himself
 * @name: surname first
 */
typedef struct
{
  gint64      id;
  const char *team;
  const char *name;
} ZhVarmaPlayer;

/**
 * ZhVarmaStep:
 * @player: index into the players of the draw
 * @group: the big envelope drawn from, 0 (A) … 3 (D)
 * @chosen: whether he chose the envelope: the first of his team, or the first after the
 *   team's envelope was empty
 * @fitting: when he chose: bit g set where envelope g held enough for all of his team that
 *   had not drawn; 0 when none did and the fullest was taken
 * @number: the number drawn
 */
typedef struct
{
  int      player;
  int      group;
  gboolean chosen;
  guint    fitting;
  int      number;
} ZhVarmaStep;

/**
 * zh_varma_draw:
 * @players: (array length=n_players): 9 … 24 players
 * @n_players: their number
 * @edition: which row for 11/12
 * @seed: of the tournament; shown before the draw
 * @language: whose alphabet decides the order
 *
 * The whole draw, step by step. Teams draw in order of size, largest first, equal sizes by
 * the alphabet, and inside a team by the alphabet (then by id). The first player of a team
 * chooses among the envelopes that hold enough numbers for his team, in equal chance, and
 * draws from it; his team-mates draw from the same. When none holds enough he takes the
 * fullest (of equally full ones the first letter) and the team goes on with the next fullest.
 * All chances come from one generator seeded with @seed, an envelope first, then the number.
 *
 * Source: order 988, 31.10.1.1–31.10.1.4; the last resort is a convention.
 *
 * Returns: (transfer full) (element-type ZhVarmaStep): one step a player, in order of drawing
 */
GArray *zh_varma_draw (const ZhVarmaPlayer *players,
                       int                  n_players,
                       ZhVarmaEdition       edition,
                       guint64              seed,
                       const ZhLanguage    *language);

G_END_DECLS
