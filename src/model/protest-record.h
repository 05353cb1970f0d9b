/* A protest or appeal as a case file: who protests against what, the committee that hears
 * it, what it decides, and who was told.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ZhProtestPerson:
 * @id: of the file
 * @part: "chair", "member" or "reserve" of the committee drawn for the case; "excluded" from
 *   it for a conflict of interest; "heard" at the hearing; "notified" of the decision
 * @name: as people call him; kept here, so that the case stands when officials change
 * @branch: federation, branch or team of a member, or ""
 * @birth: ISO date of birth of a member, or ""
 * @note: why a member is excluded, or ""
 * @time: when he was told, seconds since 1970 UTC; 0 otherwise
 */
typedef struct
{
  gint64 id;
  char  *part;
  char  *name;
  char  *branch;
  char  *birth;
  char  *note;
  gint64 time;
} ZhProtestPerson;

/**
 * ZhProtestFile:
 * @id: of the file
 * @name: of what is attached
 * @reference: where it lies when it is too large to be kept, else ""
 * @digest: SHA-256 in hex
 * @size: in bytes
 *
 * Its contents are not in the snapshot: zh_store_dup_protest_file().
 */
typedef struct
{
  gint64 id;
  char  *name;
  char  *reference;
  char  *digest;
  gint64 size;
} ZhProtestFile;

/**
 * ZhProtest:
 * @id: of the file
 * @tournament_id: where it belongs
 * @number: of the case, from 1, in the competition
 * @entry_id: player or team that protests
 * @incident_id: the ruling contested, 0 for another subject
 * @appealed_id: the case whose decision is contested, 0 for none
 * @by: who handed it in
 * @by_captain: whether he is the captain or the official representative
 * @written: whether it is in writing
 * @subject: "ruling", "result", "pairing" or "decision"
 * @round: from 1; 0 before the first
 * @board: the table, from 1; 0 where none is meant
 * @game: the game at that table, from 1; 0 where none is meant
 * @facts: what it says
 * @claim: what it asks for
 * @articles: articles it cites, ";" between, or ""
 * @contested_time: when the deadline began, seconds since 1970 UTC
 * @handed_in: when it was handed in, seconds since 1970 UTC
 * @faults: why it was inadmissible when handed in, or ""
 * @admitted: why it was taken all the same, or ""
 * @deposit: amount as written, "" for none
 * @deposit_state: "" for none, "paid", "returned" or "kept"
 * @hearing: when it was heard, 0 before
 * @forum: who decided: "chief-arbiter" or "committee"; "" before
 * @votes_for: for upholding it, wholly or partly
 * @votes_against: against it
 * @decision: "" before, then "upheld", "partly", "rejected" or "inadmissible", or "withdrawn"
 * @decided: when, 0 before
 * @reason: of the decision
 * @effect: "" before, then "none", "result" or "annulled" (the ruling, with its result)
 * @effect_note: why nothing was applied, or ""
 * @result_before: code of the game's result before the decision, "" where it was not touched
 * @result_after: code after it, or ""
 * @people: (element-type ZhProtestPerson): committee, those heard, those told, by id
 * @files: (element-type ZhProtestFile): what is attached, by id
 *
 * Strings are never %NULL.
 */
typedef struct
{
  gint64     id;
  gint64     tournament_id;
  int        number;
  gint64     entry_id;
  gint64     incident_id;
  gint64     appealed_id;
  char      *by;
  gboolean   by_captain;
  gboolean   written;
  char      *subject;
  int        round;
  int        board;
  int        game;
  char      *facts;
  char      *claim;
  char      *articles;
  gint64     contested_time;
  gint64     handed_in;
  char      *faults;
  char      *admitted;
  char      *deposit;
  char      *deposit_state;
  gint64     hearing;
  char      *forum;
  int        votes_for;
  int        votes_against;
  char      *decision;
  gint64     decided;
  char      *reason;
  char      *effect;
  char      *effect_note;
  char      *result_before;
  char      *result_after;
  GPtrArray *people;
  GPtrArray *files;
} ZhProtest;

/* Empty, with the id 0; (transfer full). */
ZhProtestPerson *zh_protest_person_new (void);
void             zh_protest_person_free (ZhProtestPerson *self);
ZhProtestFile   *zh_protest_file_new (void);
void             zh_protest_file_free (ZhProtestFile *self);
ZhProtest       *zh_protest_new (void);
void             zh_protest_free (ZhProtest *self);

/**
 * zh_protest_copy:
 *
 * Returns: (transfer full): the case without its people and files, which the caller may
 *   change
 */
ZhProtest *zh_protest_copy (const ZhProtest *self);

/**
 * ZhProtestStep:
 * @ZH_PROTEST_FILED: handed in; the committee is not drawn
 * @ZH_PROTEST_DRAWN: the committee is drawn
 * @ZH_PROTEST_HEARD: the hearing was held
 * @ZH_PROTEST_DECIDED: decided, nobody told yet
 * @ZH_PROTEST_NOTIFIED: the parties were told
 */
typedef enum
{
  ZH_PROTEST_FILED,
  ZH_PROTEST_DRAWN,
  ZH_PROTEST_HEARD,
  ZH_PROTEST_DECIDED,
  ZH_PROTEST_NOTIFIED,
} ZhProtestStep;

/* How far the case has come. */
ZhProtestStep zh_protest_get_step (const ZhProtest *self);

/* Whether it waits for a decision. */
gboolean zh_protest_is_open (const ZhProtest *self);

/**
 * zh_protest_count_people:
 * @part: as #ZhProtestPerson.part
 *
 * Returns: how many people of the case have that part
 */
guint zh_protest_count_people (const ZhProtest *self,
                               const char      *part);

/**
 * ZhAssignment:
 * @official_id: who
 * @tournament_id: where
 * @round: from 1; 0 for every round
 * @first_board: from 1
 * @last_board: not before @first_board
 *
 * The boards an arbiter watches.
 */
typedef struct
{
  gint64 id;
  gint64 official_id;
  gint64 tournament_id;
  int    round;
  int    first_board;
  int    last_board;
} ZhAssignment;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhProtestPerson, zh_protest_person_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhProtestFile, zh_protest_file_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhProtest, zh_protest_free)

G_END_DECLS
