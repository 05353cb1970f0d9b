/* Names as they are searched for: whoever types "Shcherbyna", "Щербина" or "Scherbina" finds the same people,
 * however their list spells them.
 *
 * A word has exact forms, in small letters without marks, of a Cyrillic word also by the Ukrainian table of 2010
 * and by that of passports; and loose forms, in which spellings of one sound fall together. Loose forms are
 * indexed; exact ones decide who is shown first.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ZH_NAME_WORD_MAX 64
#define ZH_NAME_MAX_WORDS 12
#define ZH_NAME_MAX_EXACT 3
#define ZH_NAME_MAX_LOOSE 2

/**
 * ZhNameWord:
 * @exact: (array length=n_exact): the word itself, then how it is written in Latin letters
 * @loose: (array length=n_loose): without what spellings differ in; never ""
 * @is_number: nothing but digits
 */
typedef struct
{
  char     exact[ZH_NAME_MAX_EXACT][ZH_NAME_WORD_MAX];
  char     loose[ZH_NAME_MAX_LOOSE][ZH_NAME_WORD_MAX];
  int      n_exact;
  int      n_loose;
  gboolean is_number;
} ZhNameWord;

/**
 * zh_name_split:
 * @name: UTF-8; what is none ends it
 * @length: in bytes, -1 to the NUL
 * @words: (array length=ZH_NAME_MAX_WORDS): receives the words; more are left out, as are the ends of very long ones
 *
 * Returns: how many words
 */
int zh_name_split (const char *name,
                   gssize      length,
                   ZhNameWord *words);

/**
 * zh_name_append_keys:
 * @out: receives what is indexed of a name: its loose forms, a blank before each
 * @name: UTF-8
 * @length: in bytes
 *
 * Allocates nothing for a name of ASCII letters, once @out has its size.
 *
 * Returns: of how many words, at most %ZH_NAME_MAX_WORDS
 */
int zh_name_append_keys (GString    *out,
                         const char *name,
                         gsize       length);

/**
 * zh_name_find_shorter:
 * @word: a word that somebody may still be typing
 * @index: of its loose form
 * @shorter: (out caller-allocates): %ZH_NAME_WORD_MAX bytes
 *
 * The loose form of half a word may be no beginning of that of the whole: "muk" is none of "muhin". This gives what
 * is a beginning of both.
 *
 * Returns: whether there is one, shorter and not ""
 */
gboolean zh_name_find_shorter (const ZhNameWord *word,
                               int               index,
                               char             *shorter);

/**
 * ZhNameMatch:
 * @ZH_NAME_NO_MATCH: a word has no part in the name
 * @ZH_NAME_LOOSE_MATCH: some words are only spelt alike
 * @ZH_NAME_EXACT_MATCH: each word begins a word of the name
 */
typedef enum
{
  ZH_NAME_NO_MATCH,
  ZH_NAME_LOOSE_MATCH,
  ZH_NAME_EXACT_MATCH,
} ZhNameMatch;

/**
 * zh_name_match:
 * @query: (array length=n_query): what somebody typed
 * @name: UTF-8, of a list, with what else may be searched for behind it
 *
 * Returns: how well each word of @query begins a word of @name
 */
ZhNameMatch zh_name_match (const ZhNameWord *query,
                           int               n_query,
                           const char       *name);

G_END_DECLS
