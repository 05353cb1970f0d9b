/* What the papers of the commission still need of an applicant whose entry was removed or taken by somebody else: the protocol
 * lists all that was decided in a session (order 988, 29.4), and the notice of refusal goes to who sent him (29.5, 29.6).
 * A decision keeps it as its name, a line each.
 */
#pragma once

#include "admission.h"

G_BEGIN_DECLS

/**
 * ZhGoneApplicant:
 * @name: in full, with the date of birth: "Koval Ivan, 2009-03-01", of a member with the team: "Koval Ivan (Team)"
 * @region: of the person, "" where it is not known
 * @team: of a member, "" of an entry
 * @sender: the organisation, "" where it is not known
 * @has_documents: whether the decision tells what he showed; those of older programs do not
 * @documents: what he showed, nothing decided
 *
 * Strings are never %NULL.
 */
typedef struct
{
  char        *name;
  char        *region;
  char        *team;
  char        *sender;
  gboolean     has_documents;
  ZhAdmission *documents;
} ZhGoneApplicant;

/* Of nobody; (transfer full). */
ZhGoneApplicant *zh_gone_applicant_new (void);
void             zh_gone_applicant_free (ZhGoneApplicant *self);

/**
 * zh_gone_applicant_parse:
 * @text: as zh_gone_applicant_to_text() writes it; of older programs the first line alone
 *
 * Cannot fail: what is not said stays empty.
 *
 * Returns: (transfer full): the applicant
 */
ZhGoneApplicant *zh_gone_applicant_parse (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_gone_applicant_to_text:
 * @self: the applicant
 *
 * Returns: (transfer full): the name, then a line for each field that is known, and the documents
 */
char *zh_gone_applicant_to_text (const ZhGoneApplicant *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhGoneApplicant, zh_gone_applicant_free)

G_END_DECLS
