/* The documents that the rules of an event ask of everybody who is entered. */
#pragma once

#include "admission.h"
#include "ruleset.h"

G_BEGIN_DECLS

/**
 * ZhAdmissionBox:
 * @key: of the section "admission" of the ruleset, and in files
 * @article: that asks for it, "" where the regulation does
 */
typedef struct
{
  const char *key;
  char       *article;
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
