/* Protests and appeals as case files: handed in, a committee drawn, heard, decided, told. Each
 * step is a command; a decision and what it changes are one act.
 */
#pragma once

#include "desk-committee.h"
#include "outside-file.h"

G_BEGIN_DECLS

/* Largest attachment that is kept in the file itself; a larger one is referred to. */
#define ZH_PROTEST_MAX_FILE (1024 * 1024)

/**
 * ZhProtestInput:
 * @tournament_id: where it belongs; not looked at for a ruling or a decision
 * @entry_id: player or team that protests
 * @by: (nullable): who hands it in; the entry itself when %NULL or ""
 * @by_captain: whether he is the captain or the official representative
 * @written: whether it is in writing
 * @subject: what it is against
 * @incident_id: the ruling, where it is one
 * @appealed_id: the case, where its decision is contested
 * @round: from 1; of a result or a pairing
 * @board: the table, from 1; of a result; 0 for the whole pairing of a round
 * @game: the game at that table, from 1; 0 is the first
 * @facts: (nullable): what it says
 * @claim: (nullable): what it asks for
 * @articles: (nullable): articles it cites
 * @contested_time: when the deadline began, seconds since 1970 UTC; 0 takes it from the file
 * @handed_in: when it was handed in, seconds since 1970 UTC; 0 is now
 * @deposit: (nullable): amount of the deposit
 * @deposit_due: whether it is asked for and not paid yet
 * @admitted: (nullable): why it is taken though something is wrong with it
 */
typedef struct
{
  gint64           tournament_id;
  gint64           entry_id;
  const char      *by;
  gboolean         by_captain;
  gboolean         written;
  ZhProtestSubject subject;
  gint64           incident_id;
  gint64           appealed_id;
  int              round;
  int              board;
  int              game;
  const char      *facts;
  const char      *claim;
  const char      *articles;
  gint64           contested_time;
  gint64           handed_in;
  const char      *deposit;
  gboolean         deposit_due;
  const char      *admitted;
} ZhProtestInput;

/**
 * zh_desk_dup_protest_faults:
 * @deadline: (out) (optional): until when it could be handed in, 0 where the rules do not say
 * @error: as zh_desk_file_protest()
 *
 * Returns: (transfer full): why the protest is inadmissible, a sentence with its article a
 *   line; "" when it is admissible
 */
char *zh_desk_dup_protest_faults (ZhDesk               *self,
                                  const ZhProtestInput *input,
                                  gint64               *deadline,
                                  const ZhLanguage     *language,
                                  GError              **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_desk_file_protest:
 * @id: (out) (optional): of the new case
 * @error: %ZH_ERROR_INPUT for a round, board, ruling, case or entry that does not exist, or
 *   an empty text; %ZH_ERROR_REFUSED when it is inadmissible and #ZhProtestInput.admitted is empty, and for
 *   an appeal against a decision that is final
 *
 * Source: Ukrainian chess rules IV.6.8, IV.9.1.5, IV.10.8.4; draughts IV.14.8, IV.18.8.4;
 * Russian order 988 11.10, 24.6, 34.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_file_protest (ZhDesk               *self,
                                const ZhProtestInput *input,
                                gint64               *id,
                                GError              **error);

/**
 * zh_desk_read_attachment:
 * @reference: (nullable): where it lies; without one, what is larger than %ZH_PROTEST_MAX_FILE is
 *   refused before it is read
 * @progress: (nullable)
 * @error: %ZH_ERROR_INPUT; as zh_outside_file_measure()
 *
 * Returns: (transfer full): what zh_desk_attach_to_protest() takes
 */
ZhOutsideFile *zh_desk_read_attachment (GFile            *file,
                                        const char       *reference,
                                        const ZhProgress *progress,
                                        GError          **error);

/**
 * zh_desk_attach_to_protest:
 * @name: of what is attached
 * @file: it; its content may be left out beyond %ZH_PROTEST_MAX_FILE
 * @reference: (nullable): where it lies; needed when it is larger than %ZH_PROTEST_MAX_FILE,
 *   since then only its digest is kept
 * @error: %ZH_ERROR_INPUT
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_attach_to_protest (ZhDesk              *self,
                                     gint64               protest_id,
                                     const char          *name,
                                     const ZhOutsideFile *file,
                                     const char          *reference,
                                     GError             **error);

/**
 * zh_desk_dup_protest_file:
 * @file_id: of a #ZhProtestFile
 * @error: %ZH_ERROR_INPUT; %ZH_ERROR_REFUSED when it is only referred to
 *
 * Returns: (transfer full): what was attached
 */
GBytes *zh_desk_dup_protest_file (ZhDesk  *self,
                                  gint64   file_id,
                                  GError **error);

/**
 * zh_desk_draw_committee:
 * @conflicts: (nullable) (array length=n_conflicts): members who have an interest in the case;
 *   the parties themselves are found without them
 * @error: %ZH_ERROR_REFUSED with everything that is wrong with the committee, each with its
 *   article; also once the case is decided
 *
 * Draws the committee of the event for a case: who has an interest is replaced by a reserve.
 * Drawing again replaces the one drawn before.
 *
 * Source: Ukrainian chess rules IV.10.8.4.1–2; draughts IV.18.8.4.1–2; Russian order 988 34.2.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_draw_committee (ZhDesk                    *self,
                                  gint64                     protest_id,
                                  const ZhCommitteeConflict *conflicts,
                                  gsize                      n_conflicts,
                                  GError                   **error);

/**
 * zh_desk_hear_protest:
 * @time: seconds since 1970 UTC; 0 is now
 * @place: (nullable): where
 * @heard: (array zero-terminated=1): names
 * @error: %ZH_ERROR_REFUSED before the committee is drawn, and once it is decided
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_hear_protest (ZhDesk            *self,
                                gint64             protest_id,
                                gint64             time,
                                const char        *place,
                                const char *const *heard,
                                GError           **error);

/**
 * ZhProtestRuling:
 * @forum: who decides; not said, it is the committee where one is drawn
 * @decision: what is decided
 * @votes_for: of the committee, for upholding wholly or partly
 * @votes_against: of the committee
 * @reason: of the decision
 * @effect: what follows: what the ruling did is taken back, the result of the game is set, or
 *   nothing, also where it is not said
 * @effect_note: (nullable): needed where a protest is upheld and nothing is applied
 * @result: (nullable): code of the result, where it is set
 * @deposit: returned or kept; not said, it stays as it is
 * @time: when it was decided, seconds since 1970 UTC; 0 is now
 */
typedef struct
{
  ZhProtestForum    forum;
  ZhProtestDecision decision;
  int               votes_for;
  int               votes_against;
  const char       *reason;
  ZhProtestEffect   effect;
  const char       *effect_note;
  const char       *result;
  ZhProtestDeposit  deposit;
  gint64            time;
} ZhProtestRuling;

/**
 * zh_desk_decide_protest:
 * @error: %ZH_ERROR_INPUT for a missing decision or reason, votes that do not carry the
 *   decision, a time before that of the hearing; %ZH_ERROR_REFUSED before the hearing, when it is decided already, or when what
 *   the ruling did was changed since and cannot be taken back
 *
 * The decision with what it changes, in one act. The committee may change a result in a
 * closed round, though not leave a game there without one.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_decide_protest (ZhDesk                *self,
                                  gint64                 protest_id,
                                  const ZhProtestRuling *ruling,
                                  GError               **error);

/**
 * zh_desk_notify_protest:
 * @names: (array zero-terminated=1): who was told
 * @time: seconds since 1970 UTC; 0 is now
 * @error: %ZH_ERROR_REFUSED before the decision
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_notify_protest (ZhDesk            *self,
                                  gint64             protest_id,
                                  const char *const *names,
                                  gint64             time,
                                  GError           **error);

/**
 * zh_desk_set_protest_deposit:
 * @amount: (nullable): as written; %NULL keeps it
 * @state: what became of it
 * @error: %ZH_ERROR_INPUT where neither the amount nor the state is said
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_protest_deposit (ZhDesk          *self,
                                       gint64           protest_id,
                                       const char      *amount,
                                       ZhProtestDeposit state,
                                       GError         **error);

G_END_DECLS
