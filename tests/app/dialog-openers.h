/* Every dialog of the program, to be opened one after the other over one competition. */
#pragma once

#include "gui-harness.h"

G_BEGIN_DECLS

/**
 * ZhDialogOpener:
 * @name: for messages
 * @open: brings the dialog up over the window
 */
typedef struct
{
  const char *name;
  void (*open) (ZhGui *gui);
} ZhDialogOpener;

const ZhDialogOpener *zh_dialog_openers_get (gsize *n_openers);

/* Opens a competition with what each dialog is about: a round with open boards, officials, a
 * second tournament, a protest, an adjourned game. */
void zh_dialog_openers_prepare (ZhGui *gui);

/**
 * zh_dialog_openers_open:
 *
 * Returns: (transfer none): the dialog, once it has the keyboard
 */
GtkWindow *zh_dialog_openers_open (ZhGui                *gui,
                                   const ZhDialogOpener *opener);

G_END_DECLS
