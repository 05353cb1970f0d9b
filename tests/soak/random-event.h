/* A random event: made through the desk act by act, as several officials with little in common would make it.
 * Everything follows from the seed. An act that the desk refuses is part of the event too: it leaves nothing.
 */
#pragma once

#include "desk-competition.h"
#include "desk-entries.h"
#include "desk-rounds.h"
#include "random.h"

G_BEGIN_DECLS

/**
 * RandomEvent:
 * @desk: open for writing
 * @random: what the event does next; what the desk draws comes from it too
 * @now_us: by the desk's clock, which goes on with each act
 * @draws: of a hundred results, how many are draws
 * @n_tries: acts that were tried; @n_done: those that the desk did
 * @refusals: (element-type utf8 utf8): the last refusal by command
 */
typedef struct
{
  char       *path;
  ZhDesk     *desk;
  ZhRandom    random;
  gint64      now_us;
  guint       draws;
  guint       n_names;
  guint       n_tries;
  guint       n_done;
  GHashTable *refusals;
} RandomEvent;

/**
 * RandomAct:
 * @command: one of commands.h; %NULL ends a table
 * @weight: how often it is tried, against the others
 * @act: tries it: (transfer full), %NULL with @error where the desk refuses, %NULL alone where the event has
 *   nothing that it could be about
 */
typedef struct
{
  const char *command;
  guint       weight;
  ZhChange *(*act) (RandomEvent *self,
                    GError     **error);
} RandomAct;

/* The acts by families; each table ends with a row without a command. */
extern const RandomAct random_competition_acts[];
extern const RandomAct random_entry_acts[];
extern const RandomAct random_team_acts[];
extern const RandomAct random_round_acts[];
extern const RandomAct random_solving_acts[];
extern const RandomAct random_decision_acts[];
extern const RandomAct random_standings_acts[];

/**
 * random_event_make:
 * @path: of the new file
 * @seed: of everything
 * @refusals: where refusals are noted
 *
 * Makes an event of one or two tournaments and 20 to 120 acts, and closes the file.
 */
void random_event_make (const char *path,
                        guint64     seed,
                        GHashTable *refusals,
                        guint      *n_tries);

/* A tournament as somebody would choose it, any system, with its first entries where @is_filled. */
ZhChange *random_add_tournament (RandomEvent *self,
                                 gboolean     is_filled,
                                 GError     **error);

/* Entries, players or teams, @n of them. */
ZhChange *random_add_field (RandomEvent        *self,
                            const ZhTournament *tournament,
                            guint               n,
                            GError            **error);

/* Does without an act of its own what the next ones need: %FALSE with nothing done where it is refused. */
gboolean random_prepare (ZhChange *change,
                         GError  **error);

/* Pairs, takes results and closes until there is nothing more to play, or for long enough. */
void random_play_out (RandomEvent *self,
                      gint64       tournament_id);

/**
 * random_run:
 * @format: arguments of the command with ' for "
 *
 * Runs a command by its name.
 */
ZhChange *random_run (RandomEvent *self,
                      const char  *command,
                      GError     **error,
                      const char  *format,
                      ...) G_GNUC_PRINTF (4, 5);

/* Whether once in @n times; one of zero-terminated words; a word with a number that nobody has yet. */
gboolean    random_once_in (RandomEvent *self,
                            guint        n);
const char *random_pick (RandomEvent       *self,
                         const char *const *words);
char       *random_dup_name (RandomEvent *self) G_GNUC_WARN_UNUSED_RESULT;

/* A name and some of what else is known of a player, as the fields of a record in JSON. */
char *random_dup_player (RandomEvent *self) G_GNUC_WARN_UNUSED_RESULT;

/* Something of the event, NULL where there is none; of rounds the last one most of all, of pairings one with
 * two sides. */
gpointer            random_pick_of (RandomEvent     *self,
                                    const GPtrArray *list);
const ZhTournament *random_pick_tournament (RandomEvent *self);
const ZhEntry      *random_pick_entry (RandomEvent         *self,
                                       const ZhTournament **tournament);
const ZhRound      *random_pick_round (RandomEvent         *self,
                                       const ZhTournament **tournament);
const ZhPairing    *random_pick_pairing (RandomEvent   *self,
                                         const ZhRound *round);

/* A game of any round; FALSE where there is none. */
typedef struct
{
  const ZhTournament *tournament;
  const ZhRound      *round;
  const ZhPairing    *pairing;
  int                 game; /* from 1 */
} RandomGame;

gboolean random_pick_game (RandomEvent *self,
                           RandomGame  *game);

/* Code of a result. */
const char *random_pick_result (RandomEvent *self);

G_END_DECLS
