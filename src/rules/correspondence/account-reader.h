/* A file of what happened in one correspondence game: comma-separated text, a line an event, with the
 * columns event, side, no, kind, received, arrival, sent, dispatch, slip, from and to.
 */
#pragma once

#include "letter-check.h"

G_BEGIN_DECLS

/* (element-type ZhLetterEvent) that owns the articles of the events in it. */
typedef struct
{
  GArray       *events;
  GStringChunk *articles;
} ZhLetterFile;

/**
 * zh_letter_file_parse:
 * @text: UTF-8; its first line may name the columns
 * @rules: chosen
 * @error: %ZH_ERROR_INPUT with line, column, what is wrong and what to do
 *
 * Returns: (transfer full): the events, checked by zh_letters_check()
 */
ZhLetterFile *zh_letter_file_parse (const char           *text,
                                    const ZhAccountRules *rules,
                                    GError              **error);

/**
 * zh_letter_event_kind_has_cell:
 * @cell: number of a column of the table, from 0
 *
 * Returns: whether something may stand there of such an event
 */
gboolean zh_letter_event_kind_has_cell (ZhLetterEventKind kind,
                                        int               cell);

void zh_letter_file_free (ZhLetterFile *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhLetterFile, zh_letter_file_free)

G_END_DECLS
