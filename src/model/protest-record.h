/* A protest or appeal as a case file: who protests against what, the committee that hears
 * it, what it decides, and who was told.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ZhProtestSubject:
 *
 * What a protest is against.
 */
typedef enum
{
  ZH_PROTEST_SUBJECT_NOT_SAID,
  ZH_PROTEST_SUBJECT_RULING,
  ZH_PROTEST_SUBJECT_RESULT,
  ZH_PROTEST_SUBJECT_PAIRING,
  ZH_PROTEST_SUBJECT_DECISION, /* on another protest */
} ZhProtestSubject;

/**
 * ZhProtestDecision:
 *
 * What is decided on it.
 */
typedef enum
{
  ZH_PROTEST_DECISION_NOT_SAID, /* it is open */
  ZH_PROTEST_DECISION_UPHELD,
  ZH_PROTEST_DECISION_PARTLY,
  ZH_PROTEST_DECISION_REJECTED,
  ZH_PROTEST_DECISION_INADMISSIBLE,
  ZH_PROTEST_DECISION_WITHDRAWN,
} ZhProtestDecision;

/**
 * ZhProtestEffect:
 *
 * What follows from the decision.
 */
typedef enum
{
  ZH_PROTEST_EFFECT_NOT_SAID,
  ZH_PROTEST_EFFECT_ANNULLED, /* the ruling, with its result */
  ZH_PROTEST_EFFECT_RESULT,   /* another result */
  ZH_PROTEST_EFFECT_NONE,
} ZhProtestEffect;

/**
 * ZhProtestForum:
 *
 * Who decides.
 */
typedef enum
{
  ZH_PROTEST_FORUM_NOT_SAID,
  ZH_PROTEST_FORUM_COMMITTEE,
  ZH_PROTEST_FORUM_CHIEF_ARBITER,
} ZhProtestForum;

/**
 * ZhProtestDeposit:
 *
 * What became of the deposit.
 */
typedef enum
{
  ZH_PROTEST_DEPOSIT_NOT_SAID, /* there is none; with an amount: not paid yet */
  ZH_PROTEST_DEPOSIT_PAID,
  ZH_PROTEST_DEPOSIT_RETURNED,
  ZH_PROTEST_DEPOSIT_KEPT,
} ZhProtestDeposit;

/**
 * ZhProtestPart:
 *
 * Which part somebody has in a case; those of the committee stand together.
 */
typedef enum
{
  ZH_PROTEST_PART_NOT_SAID,
  ZH_PROTEST_PART_CHAIR,    /* of the committee drawn for the case */
  ZH_PROTEST_PART_MEMBER,   /* of it */
  ZH_PROTEST_PART_RESERVE,  /* of it */
  ZH_PROTEST_PART_EXCLUDED, /* from it, for a conflict of interest */
  ZH_PROTEST_PART_HEARD,    /* at the hearing */
  ZH_PROTEST_PART_NOTIFIED, /* of the decision */
} ZhProtestPart;

/**
 * ZhProtestWord:
 * @ZH_PROTEST_SUBJECT: #ZhProtestSubject: "ruling", "result", "pairing", "decision"
 * @ZH_PROTEST_DECISION: #ZhProtestDecision: "upheld", "partly", "rejected", "inadmissible", "withdrawn"
 * @ZH_PROTEST_EFFECT: #ZhProtestEffect: "annulled", "result", "none"
 * @ZH_PROTEST_FORUM: #ZhProtestForum: "committee", "chief-arbiter"
 * @ZH_PROTEST_DEPOSIT: #ZhProtestDeposit: "paid", "returned", "kept"
 * @ZH_PROTEST_PART: #ZhProtestPart: "chair", "member", "reserve", "excluded", "heard", "notified"
 *
 * The enums of a case; "" is the word for what is not said.
 */
typedef enum
{
  ZH_PROTEST_SUBJECT,
  ZH_PROTEST_DECISION,
  ZH_PROTEST_EFFECT,
  ZH_PROTEST_FORUM,
  ZH_PROTEST_DEPOSIT,
  ZH_PROTEST_PART,
  ZH_PROTEST_N_WORDS,
} ZhProtestWord;

#define ZH_PROTEST_MAX_WORDS 8

/* The stable names of these enums, by their values, "" first; each list ends with %NULL. */
extern const char *const zh_protest_words[ZH_PROTEST_N_WORDS][ZH_PROTEST_MAX_WORDS];

/**
 * zh_protest_get_words:
 *
 * Returns: (transfer none) (array zero-terminated=1): the stable names of one of the enums, by its
 *   values, "" first
 */
const char *const *zh_protest_get_words (ZhProtestWord kind);

/**
 * zh_protest_word_to_string:
 * @value: of the enum that @kind says
 *
 * Returns: (transfer none): its stable name, "" for what is not said
 */
const char *zh_protest_word_to_string (ZhProtestWord kind,
                                       int           value);

/**
 * zh_protest_word_from_string:
 * @text: (nullable): a stable name; %NULL and "" say nothing
 * @value: (out): of the enum that @kind says
 *
 * Returns: whether there is such a name
 */
gboolean zh_protest_word_from_string (ZhProtestWord kind,
                                      const char   *text,
                                      int          *value);

/* Whether the protest is upheld, wholly or partly. */
gboolean zh_protest_decision_is_granted (ZhProtestDecision decision);

/**
 * ZhProtestPerson:
 * @id: of the file
 * @part: which part he has in the case
 * @name: as people call him; kept here, so that the case stands when officials change
 * @branch: federation, branch or team of a member, or ""
 * @birth: ISO date of birth of a member, or ""
 * @note: why a member is excluded, or ""
 * @time: when he was told, seconds since 1970 UTC; 0 otherwise
 */
typedef struct
{
  gint64        id;
  ZhProtestPart part;
  char         *name;
  char         *branch;
  char         *birth;
  char         *note;
  gint64        time;
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
 * @subject: what it is against
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
 * @deposit_state: what became of it
 * @hearing: when it was heard, 0 before
 * @hearing_place: where, "" where it was not told
 * @forum: who decided; not said before
 * @votes_for: for upholding it, wholly or partly
 * @votes_against: against it
 * @decision: not said before
 * @decided: when, 0 before
 * @reason: of the decision
 * @effect: not said before
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
  gint64            id;
  gint64            tournament_id;
  int               number;
  gint64            entry_id;
  gint64            incident_id;
  gint64            appealed_id;
  char             *by;
  gboolean          by_captain;
  gboolean          written;
  ZhProtestSubject  subject;
  int               round;
  int               board;
  int               game;
  char             *facts;
  char             *claim;
  char             *articles;
  gint64            contested_time;
  gint64            handed_in;
  char             *faults;
  char             *admitted;
  char             *deposit;
  ZhProtestDeposit  deposit_state;
  gint64            hearing;
  char             *hearing_place;
  ZhProtestForum    forum;
  int               votes_for;
  int               votes_against;
  ZhProtestDecision decision;
  gint64            decided;
  char             *reason;
  ZhProtestEffect   effect;
  char             *effect_note;
  char             *result_before;
  char             *result_after;
  GPtrArray        *people;
  GPtrArray        *files;
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
                               ZhProtestPart    part);

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
