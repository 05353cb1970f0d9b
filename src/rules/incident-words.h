/* The words of an answer: what "restore=position" or "lapses=opponent-move" is called on a
 * screen, in a document or in the journal, and how a fact is asked for.
 */
#pragma once

#include "incident-ruling.h"

G_BEGIN_DECLS

/**
 * zh_incident_is_word:
 * @key: key of an answer whose values are words: "result", "opponent_result", "restore",
 *   "lapses", "raised_by", "decides", "uncertain"
 * @word: a value
 *
 * Returns: whether @word is one that the key may have
 */
gboolean zh_incident_is_word (const char *key,
                              const char *word);

/**
 * zh_incident_dup_words:
 * @key: as zh_incident_is_word()
 *
 * Returns: (transfer full): the words that the key may have, for a message
 */
char *zh_incident_dup_words (const char *key) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_incident_get_word:
 * @key: key of an answer
 * @word: one of its values; of a list, one part
 * @language: of the text
 *
 * Returns: (transfer none): such as "the position before the fault"; @word itself where
 *   there is no such word
 */
const char *zh_incident_get_word (const char       *key,
                                  const char       *word,
                                  const ZhLanguage *language);

/**
 * zh_incident_get_key_label:
 * @key: key of an answer
 *
 * Returns: (transfer none): such as "Time to the opponent"
 */
const char *zh_incident_get_key_label (const char       *key,
                                       const ZhLanguage *language);

/**
 * zh_incident_dup_fact_question:
 * @fact: a fact, perhaps with a number
 *
 * Returns: (transfer full): such as "Can the opponent not mate by any series of legal moves?",
 *   to be answered yes or no
 */
char *zh_incident_dup_fact_question (const char       *fact,
                                     const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_incident_answer_dup_value:
 * @key: key of an answer
 * @language: of the text
 *
 * Returns: (transfer full) (nullable): the value in words ("2:00 more", "warning, loss of the
 *   game"); articles, counts and incidents as they are called; %NULL where nothing is said
 */
char *zh_incident_answer_dup_value (const ZhIncidentAnswer *self,
                                    const char             *key,
                                    const ZhLanguage       *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_incident_answer_dup_silence:
 * @language: of the text
 *
 * Returns: (transfer full) (nullable): why nothing is answered, as a sentence: the article that switches it off in
 *   this kind of play, or that the ruleset is silent; %NULL for an answer that applies
 */
char *zh_incident_answer_dup_silence (const ZhIncidentAnswer *self,
                                      const ZhLanguage       *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_incident_switch_format:
 * @article: that switches others off (switched-off.h)
 *
 * Returns: (transfer full): “Not applied in play over the internet (15.3)”
 */
char *zh_incident_switch_format (const char       *article,
                                 const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_incident_answer_dup_lines:
 * @language: of the text
 *
 * Returns: (transfer full) (array zero-terminated=1): "Label: value", a line for each thing
 *   the answer says; the facts to ask for as questions
 */
char **zh_incident_answer_dup_lines (const ZhIncidentAnswer *self,
                                     const ZhLanguage       *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
