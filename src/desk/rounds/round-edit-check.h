/* Which rules a round edited by hand breaks: only of the boards that the edit changed, because
 * what the pairing system did itself was according to the rules.
 */
#pragma once

#include "language.h"
#include "round-edit.h"

G_BEGIN_DECLS

/**
 * ZhEditFault:
 * @ZH_EDIT_MET: they have played each other; the value is the round
 * @ZH_EDIT_FORBIDDEN: the regulation keeps them apart in this round
 * @ZH_EDIT_TABLE: a table or a bracket says otherwise who meets
 * @ZH_EDIT_THIRD_COLOUR: a third game running with one colour; the value is the #ZhColour
 * @ZH_EDIT_DIFFERENCE: more than two games more with one colour; the value is White less Black
 * @ZH_EDIT_SECOND_BYE: a bye that is worth a win after an earlier round without play that was
 *   worth as much; the value is that round
 * @ZH_EDIT_LEFT: has left a Swiss tournament, or was excluded from it, and would play or get points all the
 *   same; the value is the last round played
 * @ZH_EDIT_PUBLISHED: the round is announced already
 * @ZH_EDIT_ABSENT: known not to play this round
 * @ZH_EDIT_BOTH_WRONG: both get the colour they should not have
 * @ZH_EDIT_SCORE: their points differ by more than a win
 * @ZH_EDIT_TEAM_MATES: of one club, or of what the drawing of lots kept apart
 * @ZH_EDIT_UNFINISHED: with these pairs a cycle of a round robin cannot have everybody meet everybody once
 * @ZH_EDIT_OTHERWISE: in FIDE mode, a pair of the system that the round has not, White first, or whoever has its bye
 */
typedef enum
{
  ZH_EDIT_MET,
  ZH_EDIT_FORBIDDEN,
  ZH_EDIT_TABLE,
  ZH_EDIT_THIRD_COLOUR,
  ZH_EDIT_DIFFERENCE,
  ZH_EDIT_SECOND_BYE,
  ZH_EDIT_LEFT,
  ZH_EDIT_PUBLISHED,
  ZH_EDIT_ABSENT,
  ZH_EDIT_BOTH_WRONG,
  ZH_EDIT_SCORE,
  ZH_EDIT_TEAM_MATES,
  ZH_EDIT_UNFINISHED,
  ZH_EDIT_OTHERWISE,
} ZhEditFault;

/**
 * ZhEditWarning:
 * @fault: what is wrong
 * @grave: a rule is broken, and the arbiter must say why; otherwise it is only told
 * @article: of the rules, "" where they say nothing
 * @board: number of the board after the edit, 0 for a bye or the whole round
 * @entries: ids it speaks of, 0 in unused places
 * @value: meaning by @fault
 */
typedef struct
{
  ZhEditFault fault;
  gboolean    grave;
  const char *article;
  int         board;
  gint64      entries[2];
  int         value;
} ZhEditWarning;

/**
 * zh_round_edit_list_warnings:
 * @after: of zh_round_edit_make_round()
 *
 * Boards that are not complete yet are left out.
 *
 * Source: C.04.1, 2, 4–8; C.04.2, 3.2, 4.4; Ukrainian chess rules IV.7.1–7.3, 7.6, draughts rules
 * IV.15.1–15.3, 15.6; order 988, 31.5, 31.9.
 *
 * Returns: (transfer full) (element-type ZhEditWarning): by board, byes last
 */
GArray *zh_round_edit_list_warnings (const ZhRoundEdit *self,
                                     const ZhRound     *after);

/**
 * zh_round_edit_list_table_warnings:
 *
 * What a round that is written already does to a round robin: pairs that meet twice in a cycle, a third game running with
 * one colour, and whether the rest of the cycle can be played.
 *
 * Returns: (transfer full) (element-type ZhEditWarning): none of other systems
 */
GArray *zh_round_edit_list_table_warnings (const ZhRoundEdit *self);

/**
 * zh_entry_format_leaving:
 * @self: somebody who has left
 *
 * Returns: (transfer full): "A has left the tournament and plays no more after round 2"
 */
char *zh_entry_format_leaving (const ZhEntry    *self,
                               const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_edit_warning_format:
 *
 * Returns: (transfer full): "Board 3: A and B met in round 2 [C.04.1, 2]"
 */
char *zh_edit_warning_format (const ZhEditWarning *self,
                              const ZhTournament  *tournament,
                              const ZhLanguage    *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
