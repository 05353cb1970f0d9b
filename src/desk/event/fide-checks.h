/* How a tournament of the file stands to the checklist by which FIDE tries pairing programs: what a program can see of
 * it in the file, question by question.
 *
 * Source: FIDE C.02, verification checklist for tournament handling programs (draft of 2026).
 */
#pragma once

#include "desk.h"

G_BEGIN_DECLS

/**
 * ZhFideCheck:
 * @questions: numbers of the checklist: "40-46"
 * @good: whether it is as the rules of FIDE have it
 * @words: what was found, in a language
 */
typedef struct
{
  const char *questions;
  gboolean    good;
  char       *words;
} ZhFideCheck;

/**
 * zh_fide_checks_new:
 * @tournament_id: one of the competition
 * @language: of the words
 *
 * Rounds are paired again where nothing says what the system proposed.
 *
 * Returns: (transfer full) (element-type ZhFideCheck): in the order of the checklist
 */
GPtrArray *zh_fide_checks_new (ZhDesk           *self,
                               gint64            tournament_id,
                               const ZhLanguage *language);

G_END_DECLS
