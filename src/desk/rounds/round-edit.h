/* A round being edited by hand, from a named start to a named end. Nothing of it is in the
 * file before zh_desk_accept_edit(): the arbiter moves players about, looks at what changed
 * and which rules it breaks (round-edit-check.h), and accepts or gives up the whole.
 *
 * A board may have empty seats meanwhile; who has neither a seat nor a bye is in the pool.
 * Moves can be taken back one by one.
 */
#pragma once

#include "desk.h"

G_BEGIN_DECLS

/**
 * ZhEditPlace:
 * @kind: #ZH_PAIRING_GAME for a board, or the kind of bye
 * @entry: ids of who sits with White and with Black, 0 for an empty seat; a bye has the first
 */
typedef struct
{
  ZhPairingKind kind;
  gint64        entry[2];
} ZhEditPlace;

/**
 * ZhRoundEdit:
 * @tournament: as it was when the edit began
 * @round: of it
 * @boards: (element-type ZhEditPlace): by number
 * @byes: (element-type ZhEditPlace): in no order that matters
 * @pool: (element-type gint64): who was put aside, and who was in no pairing from the start
 * @outside: (element-type gint64): those who were in no pairing from the start, and may stay so
 * @past: what stood before each move, for zh_round_edit_take_back()
 */
typedef struct
{
  ZhTournament *tournament;
  ZhRound      *round;
  GArray       *boards;
  GArray       *byes;
  GArray       *pool;
  GHashTable   *outside;
  GPtrArray    *past;
} ZhRoundEdit;

/**
 * zh_round_edit_new:
 * @tournament: a snapshot
 * @round: number of one of its rounds
 * @error: %ZH_ERROR_REFUSED when the round or the tournament is closed; %ZH_ERROR_INPUT when
 *   there is no such round
 *
 * Returns: (transfer full): the edit, with nothing changed
 */
ZhRoundEdit *zh_round_edit_new (const ZhTournament *tournament,
                                int                 round,
                                GError            **error);
void         zh_round_edit_free (ZhRoundEdit *self);

/**
 * zh_round_edit_swap:
 * @first: an entry of the tournament
 * @second: another
 * @error: %ZH_ERROR_INPUT when one is not in the tournament or both are the same
 *
 * The two change places, wherever they are: on a board, with a bye, in the pool.
 */
gboolean zh_round_edit_swap (ZhRoundEdit *self,
                             gint64       first,
                             gint64       second,
                             GError     **error);

/**
 * zh_round_edit_swap_colours:
 * @board: from 1
 * @error: %ZH_ERROR_INPUT when there is no such board
 */
gboolean zh_round_edit_swap_colours (ZhRoundEdit *self,
                                     int          board,
                                     GError     **error);

/**
 * zh_round_edit_put_aside:
 * @entry: on a board or with a bye
 * @error: %ZH_ERROR_INPUT when it is in the pool already
 *
 * Leaves the seat empty; a bye goes.
 */
gboolean zh_round_edit_put_aside (ZhRoundEdit *self,
                                  gint64       entry,
                                  GError     **error);

/**
 * zh_round_edit_seat:
 * @board: from 1
 * @side: 0 White, 1 Black
 * @error: %ZH_ERROR_INPUT when there is no such board; %ZH_ERROR_REFUSED when the seat is taken
 *
 * Brings somebody from the pool, or from where he is, to an empty seat.
 */
gboolean zh_round_edit_seat (ZhRoundEdit *self,
                             gint64       entry,
                             int          board,
                             int          side,
                             GError     **error);

/**
 * zh_round_edit_pair:
 * @white: an entry of the pool
 * @black: another
 * @error: %ZH_ERROR_REFUSED when one is not in the pool
 *
 * Pairs the two on the first board that is empty, else on a new last one.
 */
gboolean zh_round_edit_pair (ZhRoundEdit *self,
                             gint64       white,
                             gint64       black,
                             GError     **error);

/**
 * zh_round_edit_give_bye:
 * @kind: any but #ZH_PAIRING_GAME
 * @error: %ZH_ERROR_INPUT
 *
 * Gives a bye in place of what the entry had.
 */
gboolean zh_round_edit_give_bye (ZhRoundEdit  *self,
                                 gint64        entry,
                                 ZhPairingKind kind,
                                 GError      **error);

/**
 * zh_round_edit_move_board:
 * @board: from 1
 * @to: from 1
 * @error: %ZH_ERROR_INPUT when one of the boards does not exist
 *
 * The pairs of the two boards change tables, as for somebody who needs a fixed board.
 */
gboolean zh_round_edit_move_board (ZhRoundEdit *self,
                                   int          board,
                                   int          to,
                                   GError     **error);

/* Takes back the last move; %FALSE where there is none. */
gboolean zh_round_edit_take_back (ZhRoundEdit *self);
gboolean zh_round_edit_can_take_back (const ZhRoundEdit *self);

/* Whether @entry has neither a seat nor a bye. */
gboolean zh_round_edit_is_aside (const ZhRoundEdit *self,
                                 gint64             entry);

/**
 * zh_round_edit_make_round:
 *
 * Returns: (transfer full): the round as it would be. Pairs that are as they were keep their
 *   pairing's id and their results, turned where the colours changed; others have the id 0.
 *   While the edit goes on, boards with an empty seat are in it (entry 0), and at the end, as
 *   zero byes with the number 0, who is in the pool
 */
ZhRound *zh_round_edit_make_round (const ZhRoundEdit *self);

/* The pairing with @id in a round, of the edit or of the tournament; (transfer none), %NULL for 0 and for a new one. */
ZhPairing *zh_round_edit_find_pairing (const ZhRound *round,
                                       gint64         id);

/**
 * ZhEditChange:
 * @before: (nullable): what stood there, of @round of the edit
 * @after: (nullable): what stands there now, of the round that was compared
 * @n_lost: results that go with it
 *
 * A board or a bye that is another after the edit.
 */
typedef struct
{
  const ZhPairing *before;
  const ZhPairing *after;
  int              n_lost;
} ZhEditChange;

/**
 * zh_round_edit_list_changes:
 * @after: of zh_round_edit_make_round(), must outlive the list
 *
 * Returns: (transfer full) (element-type ZhEditChange): by board, byes last; empty where nothing
 *   changed
 */
GArray *zh_round_edit_list_changes (const ZhRoundEdit *self,
                                    const ZhRound     *after);

/**
 * zh_round_edit_list_proposed:
 * @after: of zh_round_edit_make_round()
 *
 * Returns: (transfer full) (element-type utf8): pairs that the system proposed and that are not
 *   in @after, as by zh_pairing_format_sides(); empty where the round was paired by hand
 */
GPtrArray *zh_round_edit_list_proposed (const ZhRoundEdit *self,
                                        const ZhRound     *after) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_round_edit_check_complete:
 * @error: %ZH_ERROR_REFUSED, naming who sits alone or is still put aside
 *
 * Returns: whether the edit can be accepted as it stands
 */
gboolean zh_round_edit_check_complete (const ZhRoundEdit *self,
                                       GError           **error);

/**
 * zh_pairing_format_sides:
 * @pairing: (nullable): of @tournament
 *
 * Returns: (transfer full): "3 Kovalenko Andrii – 7 Bondar Oleh"; "3 Kovalenko Andrii: +" for a
 *   bye, with what it is worth as sign; "–" for nothing
 */
char *zh_pairing_format_sides (const ZhPairing    *pairing,
                               const ZhTournament *tournament) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_desk_accept_edit:
 * @edit: begun from the present snapshot
 * @reason: (nullable): the arbiter's words; needed when the edit breaks a rule
 * @error: %ZH_ERROR_REFUSED when nothing changed, somebody has no place, the round has changed
 *   since the edit began, or a rule is broken and no reason is given
 *
 * The end of an edit: writes it as one act. What the pairing system proposed stays with the
 * round; the journal keeps it beside the arbiter's pairing.
 *
 * Source: C.04.2, 4.4.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_accept_edit (ZhDesk            *self,
                               const ZhRoundEdit *edit,
                               const char        *reason,
                               GError           **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhRoundEdit, zh_round_edit_free)

G_END_DECLS
