/* "Why not A with B?": the round is paired again with the two made to meet, and the first step
 * that comes out worse is named, with what it was and what it would be.
 */
#pragma once

#include "pairing-system.h"

G_BEGIN_DECLS

/**
 * ZhWhyNotAnswer:
 * @ZH_WHY_NOT_PAIRED: they are paired with each other
 * @ZH_WHY_NOT_ABSENT: one of them is not present in the round
 * @ZH_WHY_NOT_MET: they have played each other
 * @ZH_WHY_NOT_BARRED: the regulation keeps them apart in this round
 * @ZH_WHY_NOT_INCOMPLETE: with this pair the others could not all be paired
 * @ZH_WHY_NOT_WORSE: a step comes out worse
 * @ZH_WHY_NOT_LATER: the pair could be made, but the system prefers another pairing, without
 *   naming a step
 * @ZH_WHY_NOT_TABLE: the system leaves no choice: a table or a bracket says who meets
 * @ZH_WHY_NOT_TOLD: the system gives its own answer: a first reason of the forced pairing whose
 *   code has "why-not" as its second part, such as "dutch.why-not.worse"
 */
typedef enum
{
  ZH_WHY_NOT_PAIRED,
  ZH_WHY_NOT_ABSENT,
  ZH_WHY_NOT_MET,
  ZH_WHY_NOT_BARRED,
  ZH_WHY_NOT_INCOMPLETE,
  ZH_WHY_NOT_WORSE,
  ZH_WHY_NOT_LATER,
  ZH_WHY_NOT_TABLE,
  ZH_WHY_NOT_TOLD,
} ZhWhyNotAnswer;

/**
 * ZhWhyNot:
 * @answer: the kind of answer
 * @entries: the two asked about
 * @met_round: round of their game, for %ZH_WHY_NOT_MET
 * @step: index of the first reason that differs, for %ZH_WHY_NOT_WORSE
 * @chosen: the reason as the rules have it, for %ZH_WHY_NOT_WORSE
 * @forced: the reason with the pair made to meet; for %ZH_WHY_NOT_TOLD the system's answer
 */
typedef struct
{
  ZhWhyNotAnswer answer;
  gint64         entries[2];
  int            met_round;
  int            step;
  ZhReason       chosen;
  ZhReason       forced;
} ZhWhyNot;

/**
 * zh_pairing_ask_why_not:
 * @tournament: with all rounds before @round
 * @round: the round in question
 * @a: id of an entry
 * @b: id of another
 * @why: (out): the answer
 * @error: errors of the system
 *
 * A system's reasons come in the order of its criteria, so that the first one that differs is
 * the criterion that decides. Takes as long as two pairings.
 *
 * Returns: %FALSE with @error set
 */
gboolean zh_pairing_ask_why_not (const ZhTournament *tournament,
                                 int                 round,
                                 gint64              a,
                                 gint64              b,
                                 ZhWhyNot           *why,
                                 GError            **error);

/**
 * zh_why_not_format:
 *
 * Returns: (transfer full): the answer in words, one or three lines
 */
char *zh_why_not_format (const ZhWhyNot     *self,
                         const ZhTournament *tournament,
                         const ZhLanguage   *language);

G_END_DECLS
