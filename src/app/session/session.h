/* What a window looks at: one open file, and in it one tournament and one round. Pages
 * listen to it and never to the desk. Looking at another round changes nothing.
 */
#pragma once

#include <glib-object.h>

#include "desk.h"
#include "file-opening.h"

G_BEGIN_DECLS

#define ZH_TYPE_SESSION (zh_session_get_type ())
G_DECLARE_FINAL_TYPE (ZhSession, zh_session, ZH, SESSION, GObject)

/* Signals:
 *   "changed" (ZhChange *change): the file moved on; %NULL when all of it must be read anew:
 *     "view-changed" follows at once, so that whoever hears both reads it once
 *   "view-changed" (): another tournament or round is looked at, or another file
 *   "access-changed" (): something else is known of the file: who holds it, whether it can be
 *     followed, whether its journal holds
 *   "announcement-changed" (): the hall is told something else
 */

/* A session without a file; (transfer full). */
ZhSession *zh_session_new (void);

/**
 * zh_session_open:
 * @self: a session; the file it had is closed first
 * @path: a competition
 *
 * Opens @path for writing, or for reading when another program writes it or the place
 * is not writable.
 *
 * Returns: %FALSE with what zh_desk_open() said; the session keeps the file it had
 */
gboolean zh_session_open (ZhSession  *self,
                          const char *path,
                          GError    **error);

/**
 * zh_session_finish_opening:
 * @opening: (transfer full)
 *
 * Takes the file that is being opened, as zh_session_open() does.
 *
 * Returns: %FALSE with what zh_desk_open() said; the session keeps the file it had
 */
gboolean zh_session_finish_opening (ZhSession     *self,
                                    ZhFileOpening *opening,
                                    GError       **error);

/**
 * zh_session_open_for_writing:
 *
 * Opens the file that is read only once more, for writing; the same round is looked at.
 *
 * Returns: %FALSE with what zh_desk_open() said; the file stays open for reading
 */
gboolean zh_session_open_for_writing (ZhSession *self,
                                      GError   **error);

/**
 * zh_session_get_refusal:
 *
 * Returns: (transfer none) (nullable): why the file was opened for reading only
 */
const GError *zh_session_get_refusal (ZhSession *self);

/**
 * zh_session_get_holder:
 *
 * Returns: (transfer none) (nullable): who writes the file that is read only, in words
 */
const char *zh_session_get_holder (ZhSession *self);

/**
 * zh_session_get_trouble:
 *
 * Returns: (transfer none) (nullable): why a file that another program writes cannot be followed any more
 */
const char *zh_session_get_trouble (ZhSession *self);

/**
 * zh_session_get_fault:
 *
 * Returns: (transfer none) (nullable): what does not hold in the journal of the file, as far as it is known
 */
const char *zh_session_get_fault (ZhSession *self);

/**
 * zh_session_get_edition:
 *
 * Returns: (transfer none) (nullable): what is to be said where this program has another edition of the rules
 *   than the competition was made with
 */
const char *zh_session_get_edition (ZhSession *self);

/**
 * zh_session_take_desk:
 * @desk: (transfer full) (nullable): an open file, such as one just created, or %NULL to
 *   close the present one
 */
void zh_session_take_desk (ZhSession *self,
                           ZhDesk    *desk);

/**
 * zh_session_get_desk:
 *
 * Returns: (transfer none) (nullable): the open file
 */
ZhDesk *zh_session_get_desk (ZhSession *self);

/**
 * zh_session_get_competition:
 *
 * Returns: (transfer none) (nullable): the newest snapshot; keep a reference beyond the
 *   next "changed"
 */
const ZhCompetition *zh_session_get_competition (ZhSession *self);

/**
 * zh_session_get_tournament:
 *
 * Returns: (transfer none) (nullable): the tournament looked at; %NULL without one
 */
const ZhTournament *zh_session_get_tournament (ZhSession *self);
gint64              zh_session_get_tournament_id (ZhSession *self);
void                zh_session_set_tournament_id (ZhSession *self,
                                                  gint64     id);

/**
 * zh_session_get_round:
 *
 * Returns: (transfer none) (nullable): the round looked at; %NULL before round 1
 */
const ZhRound *zh_session_get_round (ZhSession *self);

/**
 * zh_session_get_round_number:
 *
 * Returns: its number, 0 before round 1 is paired
 */
int zh_session_get_round_number (ZhSession *self);

/**
 * zh_session_set_round_number:
 * @number: 1 … the last paired round; others are brought into that range
 */
void zh_session_set_round_number (ZhSession *self,
                                  int        number);

/**
 * zh_session_get_last_round_number:
 *
 * Returns: the number of the last paired round of the tournament looked at, 0 for none
 */
int zh_session_get_last_round_number (ZhSession *self);

/**
 * zh_session_get_edited_round:
 *
 * Returns: id of the round that is being edited by hand in this window, 0 for none. Its results
 *   and the next pairing wait for the end of the edit
 */
gint64 zh_session_get_edited_round (ZhSession *self);
void   zh_session_set_edited_round (ZhSession *self,
                                    gint64     round_id);

/**
 * zh_session_get_announcement:
 *
 * Returns: (transfer none): what the windows for the hall announce, "" for nothing; it goes with the file
 */
const char *zh_session_get_announcement (ZhSession *self);
void        zh_session_set_announcement (ZhSession  *self,
                                         const char *text);

/**
 * zh_session_is_writable:
 *
 * Returns: whether a file is open and this program may write it
 */
gboolean zh_session_is_writable (ZhSession *self);

G_END_DECLS
