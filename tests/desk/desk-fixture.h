/* A competition on disk for the tests of the desk, and what they look at. */
#pragma once

#include "desk-competition.h"
#include "desk-entries.h"
#include "desk-rounds.h"
#include "desk-undo.h"

G_BEGIN_DECLS

typedef struct
{
  char    *folder;
  char    *path;
  ZhDesk  *desk;
  gboolean is_told; /* acts were given outcomes that the desk does not find */
} Fixture;

/* A new competition "Test Cup" in a folder of its own, open for writing; backups go to that
 * folder too. */
void fixture_set_up (Fixture      *fixture,
                     gconstpointer data);

/* As fixture_set_up(), by the clock and the chance of @sources (nullable). */
void fixture_set_up_from (Fixture             *fixture,
                          const ZhDeskSources *sources);
void fixture_tear_down (Fixture      *fixture,
                        gconstpointer data);

/* Closes the desk and opens the file again. */
void fixture_reopen (Fixture *fixture);

/* A tournament with @n_entries players "Player 01" … rated 2400, 2390 …; numbers by rating. */
gint64              fixture_add_tournament (Fixture    *fixture,
                                            const char *name,
                                            const char *system,
                                            int         n_entries);
GPtrArray          *fixture_make_entries (int n_entries);
ZhEntry            *fixture_make_entry (const char *surname,
                                        const char *given,
                                        int         rating);
const ZhTournament *fixture_get_tournament (Fixture *fixture,
                                            gint64   id);

/* For what FIDE mode does not let anybody do. */
void fixture_leave_fide_mode (Fixture *fixture,
                              gint64   tournament_id);

/* Results "1-0" for all open games of a round. */
void fixture_play_round (Fixture *fixture,
                         gint64   tournament_id,
                         int      round);

/* A stored file of fixtures/store, with its ending, to where there is none yet. */
void fixture_unpack (const char *name,
                     const char *path);

/* Every recorded table of the file as text, read by a connection of its own. */
char *fixture_dump_tables (Fixture *fixture);

/* The change is there, the snapshot is that of the file; frees it. */
#define fixture_check(fixture, change, error) fixture_check_at (fixture, change, error, G_STRLOC)
void fixture_check_at (Fixture    *fixture,
                       ZhChange   *change,
                       GError     *error,
                       const char *where);

/* As zh_desk_run(); where outcomes are given, as in repeating a journal, which alone may tell them. */
ZhChange *fixture_run (Fixture    *fixture,
                       const char *command,
                       const char *json,
                       GError    **error);

G_END_DECLS
