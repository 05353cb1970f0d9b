/* A sheet with a short form: fields one below the other, what the rules say of them, Cancel and
 * one button that acts. Escape leaves, Ctrl+Enter acts; what was refused stands above the fields.
 */
#pragma once

#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_FORM_SHEET (zh_form_sheet_get_type ())
G_DECLARE_FINAL_TYPE (ZhFormSheet, zh_form_sheet, ZH, FORM_SHEET, AdwWindow)

/**
 * ZhFormApply:
 * @data: of zh_form_sheet_set_apply()
 *
 * Does what the form says.
 *
 * Returns: (transfer full) (nullable): what changed, %NULL with @error when it was refused
 */
typedef ZhChange *(*ZhFormApply) (ZhFormSheet *sheet,
                                  gpointer     data,
                                  GError     **error);

/**
 * ZhFormChanged:
 *
 * A field has another value.
 */
typedef void (*ZhFormChanged) (ZhFormSheet *sheet,
                               gpointer     data);

/**
 * zh_form_sheet_new:
 * @parent: the window it belongs to
 * @session: acts are its desk's
 * @title: what is done, translated
 * @accept: label of the button with a mnemonic, translated
 *
 * Returns: (transfer none): the sheet, owned by GTK, to be filled and presented
 */
ZhFormSheet *zh_form_sheet_new (GtkWindow  *parent,
                                ZhSession  *session,
                                const char *title,
                                const char *accept);

/* As @accept of zh_form_sheet_new(), where it depends on what was chosen. */
void zh_form_sheet_set_accept (ZhFormSheet *self,
                               const char  *accept);

/**
 * zh_form_sheet_set_apply:
 * @apply: (nullable): what the button does; without it the form only answers in its note, and the button closes it
 * @changed: (nullable): called when a field changes, and when the sheet is presented
 * @data: (transfer full): of both
 * @destroy: frees @data
 */
void zh_form_sheet_set_apply (ZhFormSheet   *self,
                              ZhFormApply    apply,
                              ZhFormChanged  changed,
                              gpointer       data,
                              GDestroyNotify destroy);

/* The session given at construction; (transfer none). */
ZhSession *zh_form_sheet_get_session (ZhFormSheet *self);

/* Each adds a field at the end, filled with its value: zh_filled_is_changed() tells whether somebody
 * changed it. Titles are translated and plain; the widget is (transfer none). */
AdwEntryRow *zh_form_sheet_add_entry (ZhFormSheet *self,
                                      const char  *title,
                                      const char  *text);
/* An entry that takes no more than a line of text does. */
AdwEntryRow *zh_form_sheet_add_line (ZhFormSheet *self,
                                     const char  *title,
                                     const char  *text);
AdwComboRow *zh_form_sheet_add_choice (ZhFormSheet       *self,
                                       const char        *title,
                                       const char *const *items,
                                       guint              selected);
GtkSwitch   *zh_form_sheet_add_switch (ZhFormSheet *self,
                                       const char  *title,
                                       gboolean     active);

/* Several lines; Tab leaves it; (transfer none). */
GtkTextView *zh_form_sheet_add_text (ZhFormSheet *self,
                                     const char  *title,
                                     const char  *text);

/**
 * zh_form_sheet_set_note:
 * @text: what the rules say of the form as it stands; "" hides it
 */
void zh_form_sheet_set_note (ZhFormSheet *self,
                             const char  *text);

/* What stands in a field, without blanks around it. */
const char *zh_form_get_text (AdwEntryRow *row);
char       *zh_form_dup_text (GtkTextView *view) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_form_parse_time:
 * @text: "14:30" of today, or "20.11.2026 14:30", or "2026-11-20 14:30"
 * @time: (out): seconds since 1970 UTC; 0 for ""
 * @error: %ZH_ERROR_INPUT
 */
gboolean zh_form_parse_time (const char *text,
                             gint64     *time,
                             GError    **error);

/* The present as zh_form_parse_time() reads it. */
char *zh_form_format_now (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
