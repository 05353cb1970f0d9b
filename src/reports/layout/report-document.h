/* A document before it meets paper: who and what it is about, its tables, notes and
 * signatures, in one language. Builders make it from a snapshot; zh_report_paginate()
 * and the text, CSV and HTML writers read it.
 */
#pragma once

#include "board-diagram.h"
#include "language.h"
#include "report-table.h"

G_BEGIN_DECLS

/**
 * ZhSlip:
 * @heading: competition and tournament
 * @place: round and board
 * @white: name of the player with White
 * @black: name of the player with Black
 * @white_detail: number, rating; "" where there is nothing
 * @black_detail: as @white_detail
 * @choices: (array zero-terminated=1): results to circle
 * @other: label of the line for any other result
 * @white_sign: label of White's signature
 * @black_sign: label of Black's signature
 *
 * A result slip, eight of which are cut from a sheet.
 */
typedef struct
{
  char  *heading;
  char  *place;
  char  *white;
  char  *black;
  char  *white_detail;
  char  *black_detail;
  char **choices;
  char  *other;
  char  *white_sign;
  char  *black_sign;
} ZhSlip;

/**
 * ZhBlockKind:
 * @ZH_BLOCK_HEADING: a title between tables
 * @ZH_BLOCK_TABLE: a table
 * @ZH_BLOCK_NOTE: a paragraph of small print
 * @ZH_BLOCK_SIGNATURE: post, line to sign on, name
 * @ZH_BLOCK_PAGE_BREAK: what follows begins a new sheet
 * @ZH_BLOCK_SLIPS: result slips, alone on their sheets
 * @ZH_BLOCK_DIAGRAM: a position, with its FEN under it
 * @ZH_BLOCK_FIELD: a label and what is written on the line behind it
 * @ZH_BLOCK_DRAWING: what has a layout of its own on paper, and is a table in files
 */
typedef enum
{
  ZH_BLOCK_HEADING,
  ZH_BLOCK_TABLE,
  ZH_BLOCK_NOTE,
  ZH_BLOCK_SIGNATURE,
  ZH_BLOCK_PAGE_BREAK,
  ZH_BLOCK_SLIPS,
  ZH_BLOCK_DIAGRAM,
  ZH_BLOCK_FIELD,
  ZH_BLOCK_DRAWING,
} ZhBlockKind;

typedef struct _ZhFlow ZhFlow;

/**
 * ZhLayoutFunc:
 * @flow: the pen, see report-flow.h
 * @data: what the builder gave
 *
 * Puts a drawing on the page, beginning others as it needs. Pure, as all pagination.
 */
typedef void (*ZhLayoutFunc) (ZhFlow       *flow,
                              gconstpointer data);

/**
 * ZhDrawing:
 * @is_bare: begins its own sheets, without heading and foot
 */
typedef struct
{
  ZhLayoutFunc   layout;
  gpointer       data;
  GDestroyNotify free_data;
  gboolean       is_bare;
} ZhDrawing;

/**
 * ZhReportBlock:
 * @text: the heading, the note, the post of who signs, the label of a field, or what stands under
 *   a diagram
 * @name: (nullable): who signs, with his category; what stands in a field
 * @hint: (nullable): small type under a line: "signature"
 * @table: (nullable): of a table; of a drawing what files hold instead
 * @slips: (nullable) (element-type ZhSlip): of slips, in the order of the boards
 * @diagram: (nullable): of a diagram
 */
typedef struct
{
  ZhBlockKind    kind;
  char          *text;
  char          *name;
  char          *hint;
  ZhReportTable *table;
  GPtrArray     *slips;
  ZhDiagram     *diagram;
  ZhDrawing      drawing;
} ZhReportBlock;

/**
 * ZhOrientation:
 * @ZH_ORIENTATION_AUTO: upright unless the columns need the width
 */
typedef enum
{
  ZH_ORIENTATION_AUTO,
  ZH_ORIENTATION_PORTRAIT,
  ZH_ORIENTATION_LANDSCAPE,
} ZhOrientation;

/**
 * ZhReportDocument:
 * @language: of every text in it
 * @event: title of the competition
 * @occasion: place and dates
 * @tournament: name of the tournament, "" when it is the only one without a name
 * @title: what the list is, with its round: "Standings after round 5"
 * @official: post and name of the chief arbiter, "" when nobody is named
 * @printed: "Printed 02.03.2026 14:05"
 * @status: "Not final: 3 games open", "" when nothing is open
 * @footer: program, version and journal head
 * @program: program and version, for the metadata of files
 * @time: when it was made; the creation date of a PDF
 * @orientation: how the paper is held
 * @large: readable from some metres: type twice as large
 * @is_form: to be filled in and handed in: its heading stands in the middle
 * @blocks: (element-type ZhReportBlock)
 *
 * Strings are never %NULL.
 */
typedef struct
{
  ZhLanguage   *language;
  char         *event;
  char         *occasion;
  char         *tournament;
  char         *title;
  char         *official;
  char         *printed;
  char         *status;
  char         *footer;
  char         *program;
  GDateTime    *time;
  ZhOrientation orientation;
  gboolean      large;
  gboolean      is_form;
  GPtrArray    *blocks;
} ZhReportDocument;

/**
 * zh_report_document_new:
 * @language: of the document
 * @time: when it is made
 *
 * Returns: (transfer full): an empty document
 */
ZhReportDocument *zh_report_document_new (ZhLanguage *language,
                                          GDateTime  *time);
void              zh_report_document_free (ZhReportDocument *self);

/* Adds a heading at the end. */
void zh_report_document_add_heading (ZhReportDocument *self,
                                     const char       *text);

/**
 * zh_report_document_add_table:
 *
 * Returns: (transfer none): a new table, which the caller fills
 */
ZhReportTable *zh_report_document_add_table (ZhReportDocument *self);
void           zh_report_document_add_note (ZhReportDocument *self,
                                            const char       *text);

/**
 * zh_report_document_add_signature:
 * @post: "Chief arbiter"
 * @name: (nullable): %NULL or "" leaves room to write it
 */
void zh_report_document_add_signature (ZhReportDocument *self,
                                       const char       *post,
                                       const char       *name);

/**
 * zh_report_document_add_signed:
 * @hint: small type under the line: "signature, stamp"
 *
 * As zh_report_document_add_signature(), as printed forms have it.
 */
void zh_report_document_add_signed (ZhReportDocument *self,
                                    const char       *post,
                                    const char       *name,
                                    const char       *hint);

/**
 * zh_report_document_add_field:
 * @label: what stands before the line; with tabs several short fields side by side, whose values
 *   have tabs between them as well
 * @value: what stands on it; "" leaves it to be written on
 * @hint: (nullable): what stands under it in small type
 */
void zh_report_document_add_field (ZhReportDocument *self,
                                   const char       *label,
                                   const char       *value,
                                   const char       *hint);

/**
 * zh_report_block_get_field:
 * @block: a block of fields
 * @index: from 0
 * @label: (out) (transfer full)
 * @value: (out) (transfer full)
 *
 * Returns: %FALSE when there are fewer fields in the block
 */
gboolean zh_report_block_get_field (const ZhReportBlock *block,
                                    guint                index,
                                    char               **label,
                                    char               **value);

/**
 * zh_report_document_add_drawing:
 * @layout: puts it on paper
 * @data: (transfer full): what it draws
 * @is_bare: whether it begins sheets of its own
 *
 * Returns: (transfer none): the table that stands for it in files, which the caller fills
 */
ZhReportTable *zh_report_document_add_drawing (ZhReportDocument *self,
                                               ZhLayoutFunc      layout,
                                               gpointer          data,
                                               GDestroyNotify    free_data,
                                               gboolean          is_bare);

/**
 * zh_report_document_add_diagram:
 * @caption: what stands under it, and instead of it where there are no pictures: the FEN
 */
void zh_report_document_add_diagram (ZhReportDocument *self,
                                     const ZhDiagram  *diagram,
                                     const char       *caption);

/**
 * zh_report_document_take_blocks:
 * @other: (transfer full): a document
 * @heading: (nullable): over what is taken
 *
 * Adds what another document shows at the end, without its signatures.
 */
void zh_report_document_take_blocks (ZhReportDocument *self,
                                     ZhReportDocument *other,
                                     const char       *heading);

/* What follows begins on a new page. */
void zh_report_document_add_page_break (ZhReportDocument *self);

/**
 * zh_report_document_add_slips:
 *
 * Returns: (transfer none) (element-type ZhSlip): the array that the caller fills with
 *   slips in the order of the boards
 */
GPtrArray *zh_report_document_add_slips (ZhReportDocument *self);

void zh_slip_free (ZhSlip *self);

/* Whether the document has tables and none of them a row: a list of what never happened. */
gboolean zh_report_document_is_empty (const ZhReportDocument *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhReportDocument, zh_report_document_free)

G_END_DECLS
