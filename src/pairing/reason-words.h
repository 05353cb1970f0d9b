/* What the words of all systems' reasons share: who is spoken of, in which language, and the
 * table of sentences by code. Private to this folder.
 */
#pragma once

#include "pairing-system.h"

G_BEGIN_DECLS

/**
 * ZhReasonNames:
 * @ZH_REASON_NAMES_PLAIN: "Surname Given"
 * @ZH_REASON_NAMES_NUMBERED: "12 Surname Given"
 */
typedef enum
{
  ZH_REASON_NAMES_PLAIN,
  ZH_REASON_NAMES_NUMBERED,
} ZhReasonNames;

/**
 * ZhReasonWords:
 * @names: of the first two entries of the reason, "" where there is none
 */
typedef struct
{
  const ZhReason     *reason;
  const ZhTournament *tournament;
  const ZhLanguage   *language;
  char               *names[2];
} ZhReasonWords;

/* A sentence marked with N_(), for the reasons of one code. */
typedef struct
{
  const char *code;
  const char *sentence;
} ZhReasonSentence;

/* Makes the words that the sentences of a pairing are built from, and gives them back. */
void zh_reason_words_init (ZhReasonWords      *self,
                           const ZhReason     *reason,
                           const ZhTournament *tournament,
                           const ZhLanguage   *language,
                           ZhReasonNames       names);
void zh_reason_words_clear (ZhReasonWords *self);

/* Returns: (nullable): the sentence of the table for this reason, in its language */
const char *zh_reason_words_find (const ZhReasonWords    *self,
                                  const ZhReasonSentence *sentences,
                                  gsize                   n_sentences);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ZhReasonWords, zh_reason_words_clear)

G_END_DECLS
