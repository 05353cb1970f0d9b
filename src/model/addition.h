/* The regulation of an event once it is approved: the approval itself, and the additions by which alone it changes
 * from then on.
 */
#pragma once

#include "fields.h"

G_BEGIN_DECLS

/* What stands for the end of a line in a value that stood before: it has lines of its own. */
#define ZH_ADDITION_LINE_END "\xe2\x80\xa8"

/* The most additions to a regulation. */
#define ZH_MAX_ADDITIONS 999

/**
 * ZhAddition:
 * @number: 0 for the approval, from 1 for an addition
 * @day: of the document
 * @reference: its own number, as "12/2026", or ""
 * @by: who approved the regulation, or composed the addition
 * @post: of whom, or ""
 * @consent: of an addition, who of the organiser agreed, or ""
 * @announced: of an addition, when and how the participants were told, "" while it is written
 * @text: of an addition, what it says
 * @changes: of an addition, what it changed: keys of rules and ids of items ("item.control"), blanks between
 * @before: of an addition, what stood before: a line for each, as zh_addition_find_before() reads them
 *
 * Strings are never %NULL.
 */
typedef struct
{
  gint64 id;
  int    number;
  ZhDate day;
  char  *reference;
  char  *by;
  char  *post;
  char  *consent;
  char  *announced;
  char  *text;
  char  *changes;
  char  *before;
} ZhAddition;

/* The fields of an addition, as people are asked for them. */
extern const ZhRecordType zh_addition_type;

/* Empty; (transfer full). */
ZhAddition *zh_addition_new (void);
ZhAddition *zh_addition_copy (const ZhAddition *self);
void        zh_addition_free (ZhAddition *self);

/* Whether it is an addition that is still written: changes belong to it. */
gboolean zh_addition_is_open (const ZhAddition *self);

/**
 * zh_additions_find_approval:
 * @additions: (element-type ZhAddition)
 *
 * Returns: (transfer none) (nullable): the approval; %NULL while the regulation is a draft
 */
const ZhAddition *zh_additions_find_approval (const GPtrArray *additions);

/* The addition that is being written; (transfer none) (nullable). */
const ZhAddition *zh_additions_find_open (const GPtrArray *additions);

/**
 * zh_additions_find_change:
 * @what: key of a rule, or an item as "item.control"
 *
 * Returns: (transfer none) (nullable): the last addition that changed it
 */
const ZhAddition *zh_additions_find_change (const GPtrArray *additions,
                                            const char      *what);

/**
 * zh_addition_add_before:
 * @tournament_id: whose setting it is, 0 of what the whole event has
 * @value: as the file keeps it, not in words
 *
 * Notes what stood before the first change of @what by the addition; later ones change nothing of it.
 */
void zh_addition_add_before (ZhAddition *self,
                             const char *what,
                             gint64      tournament_id,
                             const char *value);

/* What stood before, as zh_addition_add_before() was told; (transfer full) (nullable): %NULL where it was not. */
char *zh_addition_find_before (const ZhAddition *self,
                               const char       *what,
                               gint64            tournament_id) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhAddition, zh_addition_free)

G_END_DECLS
