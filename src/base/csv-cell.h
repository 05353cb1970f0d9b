/* The cells of every table that leaves the program as comma-separated text (RFC 4180). What somebody
 * typed or a list brought must not become a formula in the spreadsheet of whoever opens it: there is
 * one function that writes a cell, and it sees to that.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ZhCsvKind:
 * @ZH_CSV_TEXT: words: what begins like a formula gets an apostrophe before it
 * @ZH_CSV_NUMBER: numbers and marks, such as -1, +2.5 or +, stay; anything else is a text
 */
typedef enum
{
  ZH_CSV_TEXT,
  ZH_CSV_NUMBER,
} ZhCsvKind;

/**
 * zh_csv_is_formula:
 * @text: UTF-8
 *
 * Returns: whether a spreadsheet may take @text for a formula: it begins with = + - @, their wide
 *   forms, a tab or the end of a line
 */
gboolean zh_csv_is_formula (const char *text);

/**
 * zh_csv_append_plain:
 * @text: UTF-8
 * @delimiter: the sign that stands between cells
 *
 * Appends @text as it is, quoted as far as needed: for texts that this program alone reads.
 */
void zh_csv_append_plain (GString    *output,
                          const char *text,
                          char        delimiter);

/**
 * zh_csv_append_cell:
 * @text: UTF-8
 * @kind: what it is meant as
 * @delimiter: the sign that stands between cells
 *
 * Appends a cell for any reader, quoted as far as needed.
 */
void zh_csv_append_cell (GString    *output,
                         const char *text,
                         ZhCsvKind   kind,
                         char        delimiter);

G_END_DECLS
