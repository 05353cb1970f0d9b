/* The documents that the rules of an event ask of everybody who is entered. */
#pragma once

#include "admission.h"
#include "ruleset.h"

G_BEGIN_DECLS

/**
 * ZhAdmissionBox:
 * @key: of the section "admission" of the ruleset, and in files
 * @article: that asks for it, "" where the regulation does
 * @is_personal: of a team, whether every member shows it and not the team
 */
typedef struct
{
  const char *key;
  char       *article;
  gboolean    is_personal;
} ZhAdmissionBox;

/**
 * zh_ruleset_list_boxes:
 * @self: (nullable): the rules of the event
 *
 * Source: Russian order 988, II.2.4, II.2.5, 27.4, 28; Ukrainian chess rules II.3–II.5. What a source does not
 * ask for is not asked for, unless the regulation of the event does.
 *
 * Returns: (transfer full) (element-type ZhAdmissionBox): in the order in which papers are looked through
 */
GPtrArray *zh_ruleset_list_boxes (const ZhRuleset *self);

/**
 * zh_admission_box_is_asked:
 * @member_id: of a team, 0 for the entry itself
 *
 * A team shows what is its own, such as the entry; its members what is a person's, such as a passport.
 *
 * Returns: whether the document is asked of this applicant
 */
gboolean zh_admission_box_is_asked (const ZhAdmissionBox *box,
                                    const ZhTournament   *tournament,
                                    gint64                member_id);

/**
 * zh_admission_box_get_label:
 * @key: see #ZhAdmissionBox
 *
 * Returns: (transfer none): what the document is called; @key itself where it is unknown
 */
const char *zh_admission_box_get_label (const char       *key,
                                        const ZhLanguage *language);

/**
 * zh_admission_state_get_label:
 *
 * Returns: (transfer none): "admitted", "refused" …; "" while nothing is decided
 */
const char *zh_admission_state_get_label (ZhAdmissionState  state,
                                          const ZhLanguage *language);

G_END_DECLS
