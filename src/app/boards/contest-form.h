/* A form made from the table of a record: an entry for each field, a choice for each word. */
#pragma once

#include "fields.h"
#include "form-sheet.h"

G_BEGIN_DECLS

/**
 * ZhContestWords:
 * @key: of the field
 * @words: (nullable): that may be chosen, %NULL behind the last; without them the form leaves the field out
 * @nothing: (nullable): label of no word at all, in front of them
 * @get_label: what people call one
 */
typedef struct
{
  const char        *key;
  const char *const *words;
  const char        *nothing;
  const char *(*get_label) (const char       *word,
                            const ZhLanguage *language);
} ZhContestWords;

/* Fills in two for the words of a work: its genre, and of draughts what sizes are asked for. */
void zh_contest_words_of_works (ZhSport         sport,
                                ZhContestWords *words);

typedef struct _ZhContestForm ZhContestForm;

/**
 * zh_contest_form_new:
 * @type: of the record; what is internal of it is left out
 * @record: of which it shows the values
 * @words: (array length=n_words): outlives the form
 *
 * Adds the fields to the end of @sheet.
 *
 * Returns: (transfer full)
 */
ZhContestForm *zh_contest_form_new (ZhFormSheet          *sheet,
                                    const ZhRecordType   *type,
                                    gconstpointer         record,
                                    const ZhContestWords *words,
                                    gsize                 n_words);
void           zh_contest_form_free (ZhContestForm *self);

/* Shows the values of another record. */
void zh_contest_form_show (ZhContestForm *self,
                           gconstpointer  record);

/* Puts what the form says into a record; %ZH_ERROR_INPUT naming the field that cannot be read. */
gboolean zh_contest_form_read (ZhContestForm *self,
                               gpointer       record,
                               GError       **error);

/* Puts the keyboard into the first field. */
void zh_contest_form_take_focus (ZhContestForm *self);

G_END_DECLS
