/* A tab with one table: a bar of buttons, a search, the records, and what to do when there
 * are none. A subclass says which columns, and makes the records.
 */
#pragma once

#include "page.h"
#include "record-table.h"

G_BEGIN_DECLS

#define ZH_TYPE_REGISTER_PAGE (zh_register_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (ZhRegisterPage, zh_register_page, ZH, REGISTER_PAGE, ZhPage)

/**
 * ZhRegisterPageClass:
 * @label: what the table holds, marked with N_()
 * @search_text: placeholder of the search, marked with N_()
 * @empty_icon: of the page without records
 * @empty_title: marked with N_()
 * @empty_text: what to do next, marked with N_()
 * @columns: (array length=n_columns): of the table
 * @add_records: appends what the table holds now to @records. Called while a competition is
 *   open; @tournament is the one looked at, %NULL without one
 * @activated: (nullable): Return or a double click
 * @shown: (nullable): the records were brought up to date, or another one is under the cursor
 */
struct _ZhRegisterPageClass
{
  ZhPageClass parent_class;

  const char           *label;
  const char           *search_text;
  const char           *empty_icon;
  const char           *empty_title;
  const char           *empty_text;
  const ZhRecordColumn *columns;
  int                   n_columns;
  void (*add_records) (ZhRegisterPage      *self,
                       const ZhCompetition *competition,
                       const ZhTournament  *tournament,
                       GPtrArray           *records);
  void (*activated) (ZhRegisterPage *self,
                     ZhRecord       *record);
  void (*shown) (ZhRegisterPage *self);
};

/**
 * zh_register_page_add_button:
 * @label: with a mnemonic, translated
 * @tooltip: translated
 * @action: what it activates
 *
 * Adds a button at the end of the bar's left part.
 *
 * Returns: (transfer none): the button
 */
GtkWidget *zh_register_page_add_button (ZhRegisterPage *self,
                                        const char     *label,
                                        const char     *tooltip,
                                        const char     *action);

/* Adds a widget below the bar, above the table. */
void zh_register_page_add_note (ZhRegisterPage *self,
                                GtkWidget      *widget);

/* A text for such a widget: as long as it must be, and no longer lines than the page has; (transfer floating). */
GtkLabel *zh_register_page_new_note_label (void);

/* Its table; (transfer none). */
ZhRecordTable *zh_register_page_get_table (ZhRegisterPage *self);

/* The id of the record under the cursor; 0 without one. */
gint64 zh_register_page_get_selected (ZhRegisterPage *self);

G_END_DECLS
