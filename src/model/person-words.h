/* What was agreed with a player with a disability, in words. */
#pragma once

#include "language.h"
#include "person.h"

G_BEGIN_DECLS

/* @kind: a word of zh_person_get_board_kinds() or zh_person_get_clock_kinds(). */
const char *zh_person_get_board_label (const char       *kind,
                                       const ZhLanguage *language);
const char *zh_person_get_clock_label (const char       *kind,
                                       const ZhLanguage *language);

/**
 * zh_person_dup_arrangements:
 * @language: of the lines
 *
 * Source: Ukrainian chess rules IV.5, D; draughts rules IV.13.
 *
 * Returns: (transfer full) (array zero-terminated=1): class, assistant with duties, board,
 *   clock, warning and announcing, a line each; only what is agreed
 */
char **zh_person_dup_arrangements (const ZhPerson   *self,
                                   const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
