/* The widths of a table's columns: as much as the longest text wants where there is room, and
 * shared out where there is not. GTK 4.8 gives a column its least width only, and all that is
 * left to those that expand.
 *
 * No version to 4.16 ends it: a column is told a fixed width or none.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _ZhColumnWidths ZhColumnWidths;

/**
 * zh_column_widths_new:
 * @view: whose columns they are; it outlives this
 *
 * Returns: (transfer full): widths without columns; free with zh_column_widths_free()
 */
ZhColumnWidths *zh_column_widths_new (GtkColumnView *view);
void            zh_column_widths_free (ZhColumnWidths *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhColumnWidths, zh_column_widths_free)

/**
 * zh_column_widths_add:
 * @column: the next column
 * @least_chars: what it never goes below
 * @usual_chars: what it gets, if its texts want it, before any column gets more
 * @wanted_chars: what it asks for before there is anything in it
 */
void zh_column_widths_add (ZhColumnWidths      *self,
                           GtkColumnViewColumn *column,
                           int                  least_chars,
                           int                  usual_chars,
                           int                  wanted_chars);

void zh_column_widths_clear (ZhColumnWidths *self);

/**
 * zh_column_widths_want:
 * @text: that stands in the column; what it asks for only grows, so that nothing jumps
 */
void zh_column_widths_want (ZhColumnWidths *self,
                            guint           column,
                            const char     *text);

/**
 * zh_column_widths_add_cell:
 * @cell: of the column, whose width is seen to while it lives
 */
void zh_column_widths_add_cell (ZhColumnWidths *self,
                                guint           column,
                                GtkInscription *cell);

/**
 * zh_column_widths_renew:
 *
 * Shares out anew at the next zh_column_widths_distribute(): a column is shown or hidden.
 */
void zh_column_widths_renew (ZhColumnWidths *self);

/**
 * zh_column_widths_distribute:
 * @width: all there is, in pixels
 *
 * Shares it out, if anything is another than the last time. Not while sizes are allocated.
 */
void zh_column_widths_distribute (ZhColumnWidths *self,
                                  int             width);

G_END_DECLS
