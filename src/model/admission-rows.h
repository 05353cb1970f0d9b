/* Rows of the file about admission: what was seen of whom, what was decided, and in which session of the
 * commission. admission.h puts them together for one applicant.
 */
#pragma once

#include "dates.h"
#include "fields.h"

G_BEGIN_DECLS

/**
 * ZhAdmissionState:
 * @ZH_ADMISSION_OPEN: nothing is decided yet
 * @ZH_ADMISSION_ADMITTED: by the commission
 * @ZH_ADMISSION_BY_ORGANISER: by a decision of the organisers (Ukrainian chess rules II.3.2)
 * @ZH_ADMISSION_REFUSED: may not take part
 * @ZH_ADMISSION_CONDITIONAL: by the commission until a day, by which what is missing has to be shown
 */
typedef enum
{
  ZH_ADMISSION_OPEN,
  ZH_ADMISSION_ADMITTED,
  ZH_ADMISSION_BY_ORGANISER,
  ZH_ADMISSION_REFUSED,
  ZH_ADMISSION_CONDITIONAL,
} ZhAdmissionState;

/* The stable names, by #ZhAdmissionState, then %NULL. */
extern const char *const zh_admission_state_words[];

/**
 * ZhBoxState:
 * @ZH_BOX_OPEN: the document was not seen
 * @ZH_BOX_SEEN: it was, and is in order
 * @ZH_BOX_WAIVED: it is not asked of this entry
 */
typedef enum
{
  ZH_BOX_OPEN,
  ZH_BOX_SEEN,
  ZH_BOX_WAIVED,
} ZhBoxState;

/* The stable names, by #ZhBoxState, then %NULL. */
extern const char *const zh_box_state_words[];

/**
 * ZhApplicant:
 * @entry_id: whom the decision is about; 0 once the entry or the member was removed
 * @member_id: of a team, 0 for the entry itself
 * @session_id: in which it was made
 * @state: what was decided, never open
 * @name: as the protocol writes it, once the entry was removed; "" before
 * @article: of a refusal
 * @ground: why
 * @until: of a conditional admission, the last day, as ISO 8601; "" of the others
 * @decided: in seconds since 1970 UTC
 *
 * Strings are never %NULL.
 */
typedef struct
{
  gint64           id;
  gint64           entry_id;
  gint64           member_id;
  gint64           session_id;
  ZhAdmissionState state;
  char            *name;
  char            *article;
  char            *ground;
  char            *until;
  gint64           decided;
} ZhApplicant;

/* Of nobody, nothing decided; (transfer full). */
ZhApplicant *zh_applicant_new (void);
void         zh_applicant_free (ZhApplicant *self);

/* (transfer full): with texts of its own. */
ZhApplicant *zh_applicant_copy (const ZhApplicant *self);

/**
 * ZhEvidence:
 * @entry_id: whose
 * @member_id: of a team, 0 for the entry itself
 * @document: key of the document (admission-boxes.h)
 * @state: seen or waived
 * @ground: of a waiver, "" else
 * @checked: in seconds since 1970 UTC, 0 where nobody knows
 * @checked_by: the official who did; "" where nobody knows
 *
 * Strings are never %NULL.
 */
typedef struct
{
  gint64     id;
  gint64     entry_id;
  gint64     member_id;
  char      *document;
  ZhBoxState state;
  char      *ground;
  gint64     checked;
  char      *checked_by;
} ZhEvidence;

/* Of no document; (transfer full). */
ZhEvidence *zh_evidence_new (void);
void        zh_evidence_free (ZhEvidence *self);

/**
 * ZhSitting:
 * @number: of the session, from 1
 * @opened: local time, ISO 8601 to the minute
 * @closed: the same, "" while it lasts
 * @place: where it is held
 * @present: who is there, a line each: the office and the name with a tab between
 *
 * A session of the commission on admission. Strings are never %NULL.
 */
typedef struct
{
  gint64 id;
  int    number;
  char  *opened;
  char  *closed;
  char  *place;
  char  *present;
} ZhSitting;

/* The fields of a session; the number is the program's. */
extern const ZhRecordType zh_sitting_type;

/* The first one, which has not begun; (transfer full). */
ZhSitting *zh_sitting_new (void);
void       zh_sitting_free (ZhSitting *self);

/* (transfer full): with texts of its own. */
ZhSitting *zh_sitting_copy (const ZhSitting *self);

/**
 * ZhQuotaKind:
 * @ZH_QUOTA_ALL: of everybody
 * @ZH_QUOTA_REGION: of those of one region
 * @ZH_QUOTA_CLUB: of one club
 * @ZH_QUOTA_SENDER: whom one organisation sends
 * @ZH_QUOTA_SEX: of one sex
 * @ZH_QUOTA_AGE: of those who are at most so old on the last day of the year of the event
 * @ZH_QUOTA_RANK: of those of one rank or title
 */
typedef enum
{
  ZH_QUOTA_ALL,
  ZH_QUOTA_REGION,
  ZH_QUOTA_CLUB,
  ZH_QUOTA_SENDER,
  ZH_QUOTA_SEX,
  ZH_QUOTA_AGE,
  ZH_QUOTA_RANK,
} ZhQuotaKind;

/* The stable names, by #ZhQuotaKind, then %NULL. */
extern const char *const zh_quota_kind_words[];

/* The most seats that a quota may have. */
#define ZH_MAX_SEATS 10000

/**
 * ZhQuota:
 * @kind: by what people are counted
 * @value: the region, club … meant; "" where the quota is of each by itself, and of everybody
 * @seats: how many may be admitted
 * @source: where the regulation says so, "" where it is not told
 *
 * Strings are never %NULL.
 */
typedef struct
{
  gint64      id;
  ZhQuotaKind kind;
  char       *value;
  int         seats;
  char       *source;
} ZhQuota;

/* Of everybody, without a seat; (transfer full). */
ZhQuota *zh_quota_new (void);
void     zh_quota_free (ZhQuota *self);

/**
 * ZhBanScope:
 * @ZH_BAN_PLAYER: may not play
 * @ZH_BAN_ALL_ROLES: may not take part in any capacity
 */
typedef enum
{
  ZH_BAN_PLAYER,
  ZH_BAN_ALL_ROLES,
} ZhBanScope;

/* The stable names, by #ZhBanScope, then %NULL. */
extern const char *const zh_ban_scope_words[];

/**
 * ZhBan:
 * @name: surname, given name and patronymic, as far as they are known
 * @birth: date or year of birth, where it is known
 * @first_day: from which it holds; not set for always
 * @last_day: up to which; not set for always
 * @source: the decision
 *
 * Somebody who is disqualified. Strings are never %NULL.
 */
typedef struct
{
  gint64     id;
  char      *name;
  ZhDate     birth;
  ZhBanScope scope;
  ZhDate     first_day;
  ZhDate     last_day;
  char      *source;
} ZhBan;

/* The fields of a ban, as people are asked for them. */
extern const ZhRecordType zh_ban_type;

/* Of nobody, for always; (transfer full). */
ZhBan *zh_ban_new (void);
void   zh_ban_free (ZhBan *self);

/**
 * ZhArrival:
 * @ZH_ARRIVAL_REPLACED: somebody else plays in his place
 * @ZH_ARRIVAL_LATE: comes for a later round
 * @ZH_ARRIVAL_MISSING: has not come
 */
typedef enum
{
  ZH_ARRIVAL_REPLACED,
  ZH_ARRIVAL_LATE,
  ZH_ARRIVAL_MISSING,
} ZhArrival;

/* The stable names, by #ZhArrival, then %NULL. */
extern const char *const zh_arrival_words[];

/**
 * ZhEntryChange:
 * @entry_id: which entry; 0 once it was removed
 * @kind: what changed on the day of arrival
 * @name: who was entered
 * @other: who replaces him, with date of birth; the round for which he comes; "" of one who has not come
 * @time: in seconds since 1970 UTC
 * @article: that allows it, "" for none
 * @reason: as said, "" where the rules ask for none
 *
 * Strings are never %NULL.
 */
typedef struct
{
  gint64    id;
  gint64    entry_id;
  ZhArrival kind;
  char     *name;
  char     *other;
  gint64    time;
  char     *article;
  char     *reason;
} ZhEntryChange;

/* Of nobody; (transfer full). */
ZhEntryChange *zh_entry_change_new (void);
void           zh_entry_change_free (ZhEntryChange *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhEntryChange, zh_entry_change_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhQuota, zh_quota_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhBan, zh_ban_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhApplicant, zh_applicant_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhEvidence, zh_evidence_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhSitting, zh_sitting_free)

G_END_DECLS
