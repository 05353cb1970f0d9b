/* What the commission on admission saw of an entry, and what it decided. */
#pragma once

#include "admission-rows.h"
#include "tournament.h"

G_BEGIN_DECLS

/* Option of a tournament in files of version 7, and of what was not touched since: beginning of those that hold what
 * was seen and decided; the id of the entry follows. */
#define ZH_OPTION_ADMISSION "admission-"

/**
 * ZhAdmission:
 * @state: what was decided
 * @article: of a refusal, "" else
 * @ground: of the decision, "" where none was given
 * @until: of a conditional admission, the last day, as ISO 8601; "" of the others
 * @session_id: in which it was decided, 0 where nobody knows
 * @boxes: (element-type utf8 utf8): by the key of a document the ground of a waiver, "" where it was seen
 */
typedef struct
{
  ZhAdmissionState state;
  char            *article;
  char            *ground;
  char            *until;
  gint64           session_id;
  GHashTable      *boxes;
} ZhAdmission;

/* Nothing seen and nothing decided; (transfer full). */
ZhAdmission *zh_admission_new (void);

/**
 * zh_admission_parse:
 * @text: (nullable): the value of the option
 *
 * Lines that cannot be read are left out.
 *
 * Returns: (transfer full): what it says; nothing seen and nothing decided for %NULL
 */
ZhAdmission *zh_admission_parse (const char *text);
void         zh_admission_free (ZhAdmission *self);

/**
 * zh_admission_to_text:
 *
 * Returns: (transfer full): the value of the option; "" where nothing is seen and decided
 */
char *zh_admission_to_text (const ZhAdmission *self) G_GNUC_WARN_UNUSED_RESULT;

/* The state of a document. */
ZhBoxState zh_admission_get_box (const ZhAdmission *self,
                                 const char        *key);

/* Puts a document into a state; @ground is that of a waiver. */
void zh_admission_set_box (ZhAdmission *self,
                           const char  *key,
                           ZhBoxState   state,
                           const char  *ground);

/* Whether the entry may play: admitted, by whomever. */
gboolean zh_admission_is_given (const ZhAdmission *self);

/**
 * zh_tournament_get_admission:
 * @member_id: of a team, 0 for the entry itself
 *
 * Returns: (transfer full): what is known of an applicant
 */
ZhAdmission *zh_tournament_get_admission (const ZhTournament *tournament,
                                          gint64              entry_id,
                                          gint64              member_id);

/* Whether an option of version 7 says something of the entry. */
gboolean zh_tournament_has_old_admission (const ZhTournament *tournament,
                                          gint64              entry_id);

/* The decision on an applicant, owned by the tournament; %NULL while there is none, and where an option has it. */
const ZhApplicant *zh_tournament_find_applicant (const ZhTournament *tournament,
                                                 gint64              entry_id,
                                                 gint64              member_id);

/* A session of the commission, owned by the tournament; %NULL where there is none with @id. */
const ZhSitting *zh_tournament_find_session (const ZhTournament *tournament,
                                             gint64              id);

/* The session that lasts, owned by the tournament; %NULL for none. */
const ZhSitting *zh_tournament_get_open_session (const ZhTournament *tournament);

/* Whether @entry has not come: it was said on the day of arrival, and it has not been taken back into play since. */
gboolean zh_tournament_is_absent (const ZhTournament *tournament,
                                  const ZhEntry      *entry);

/* How many players have come: of teams their members. */
guint zh_tournament_count_present (const ZhTournament *tournament);

/**
 * zh_tournament_uses_admission:
 *
 * Returns: whether the commission has begun: it met, something was seen of somebody, or decided
 */
gboolean zh_tournament_uses_admission (const ZhTournament *tournament);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhAdmission, zh_admission_free)

G_END_DECLS
