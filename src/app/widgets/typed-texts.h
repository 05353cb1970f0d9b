/* What was typed into the pane beside a list and not written yet. It stays while another row is looked at, and the window
 * does not close over it without asking.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ZH_TYPE_TYPED_TEXTS (zh_typed_texts_get_type ())
G_DECLARE_FINAL_TYPE (ZhTypedTexts, zh_typed_texts, ZH, TYPED_TEXTS, GObject)

/**
 * zh_typed_texts_new:
 * @window: whose closing is asked about
 * @fields: (array length=n_fields): GtkEditable or GtkTextView, of the window
 *
 * Returns: (transfer full): nothing typed yet
 */
ZhTypedTexts *zh_typed_texts_new (GtkWindow        *window,
                                  GtkWidget *const *fields,
                                  gsize             n_fields);

/**
 * zh_typed_texts_show:
 * @key: (nullable): of the row whose pane is shown, %NULL for none
 * @title: (nullable): of the row, for the question
 * @texts: (nullable) (array): what the file has, one for each field
 *
 * Keeps what was typed for the row before, and fills the fields. A field that was typed in keeps that as long as the file
 * says of it what it said then; what was written since is shown as it was written.
 */
void zh_typed_texts_show (ZhTypedTexts      *self,
                          const char        *key,
                          const char        *title,
                          const char *const *texts);

/* Nobody is asked any more: the window has nothing left to write to. */
void zh_typed_texts_drop (ZhTypedTexts *self);

G_END_DECLS
