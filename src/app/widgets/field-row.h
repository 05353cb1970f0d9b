/* Lines of a form for the fields of a record (fields.h): what they are called, what stands in them,
 * and what somebody typed there. Who makes the lines says what becomes of it.
 */
#pragma once

#include <adwaita.h>

#include "fields.h"

G_BEGIN_DECLS

/**
 * zh_field_is_typed:
 *
 * Returns: whether people type the field in a line of text: no words to choose from, nothing that the program makes
 */
gboolean zh_field_is_typed (const ZhField *self);

/**
 * zh_field_row_new:
 *
 * Returns: (transfer floating): an empty line called as the field, its widget as the key of the field. It loses
 *   the class "error" when it is typed in
 */
AdwEntryRow *zh_field_row_new (const ZhField *field);

/* The field that a line is for. */
const ZhField *zh_field_row_get_field (AdwEntryRow *row);

/**
 * zh_field_row_format:
 * @record: (nullable): whose field
 *
 * Returns: (transfer full): what stands in the line: a date as the screen's language writes it, "" for no number
 */
char *zh_field_row_format (const ZhField *field,
                           gconstpointer  record) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_field_row_read:
 * @record: not shared yet; gets what stands in the line
 *
 * Returns: %FALSE, the line with the class "error", when that is no such number or date
 */
gboolean zh_field_row_read (AdwEntryRow *row,
                            gpointer     record);

/* Marks the line that is wrong and goes to it; sets %ZH_ERROR_INPUT. Returns: always %FALSE */
gboolean zh_field_row_refuse (GtkWidget  *row,
                              GError    **error,
                              const char *message);

G_END_DECLS
