/* Facts and words of incidents that carry a number of the rules: "Have both players completed
 * ten moves?" is asked of ten where the rules say ten, and of five where a regulation says five.
 * In a ruleset such a word is written STEM:@SECTION.KEY; in a question and an answer it is
 * STEM:NUMBER, and the common ones have a name of their own ("both-completed-ten-moves"),
 * under which files and terminals have always known them.
 */
#pragma once

#include "language.h"

G_BEGIN_DECLS

/**
 * zh_incident_number_split:
 * @word: "moves:@irregularities.colours-moves", "moves:5" or "ten-moves"
 * @key: (nullable): the key of the answer whose word it is, %NULL for a fact
 * @number: (out) (optional) (transfer none): "@irregularities.colours-moves", "5" or "10"
 *
 * Returns: whether @word is one that carries a number, or a reference to one
 */
gboolean zh_incident_number_split (const char  *word,
                                   const char  *key,
                                   const char **number);

/**
 * zh_incident_number_dup_word:
 * @word: a word that zh_incident_number_split() knows
 * @key: (nullable): as there
 * @number: the number that stands for its reference, from 0
 *
 * Returns: (transfer full): the word with this number, by its own name where it has one
 */
char *zh_incident_number_dup_word (const char *word,
                                   const char *key,
                                   int         number) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_incident_number_holds_always:
 * @fact: with a number
 *
 * Returns: whether it says nothing, such as that no move or more has been made
 */
gboolean zh_incident_number_holds_always (const char *fact);

/**
 * zh_incident_number_get:
 * @fact: "both-completed-ten-moves", "both-completed-moves:5"
 * @stem: "both-completed-moves"
 * @number: (out): 10, 5
 *
 * Returns: whether @fact is one of this stem, with a number
 */
gboolean zh_incident_number_get (const char *fact,
                                 const char *stem,
                                 int        *number);

/**
 * zh_incident_number_dup_text:
 * @word: with a number
 * @key: (nullable): as in zh_incident_number_split()
 * @language: of the text
 *
 * Returns: (transfer full) (nullable): the question or words, such as "Have both players
 *   completed 5 moves?"; %NULL for a word that carries no number, or has a text of its own
 */
char *zh_incident_number_dup_text (const char       *word,
                                   const char       *key,
                                   const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_incident_number_dup_stems:
 *
 * Returns: (transfer full): the facts with a number, for a message: "both-completed-moves:N, …"
 */
char *zh_incident_number_dup_stems (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
