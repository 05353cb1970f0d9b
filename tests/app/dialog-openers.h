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

/* The tournaments of the competition, in their order. */
enum
{
  ZH_DIALOG_TOURNAMENT_PLAYERS,
  ZH_DIALOG_TOURNAMENT_WOMEN,
  ZH_DIALOG_TOURNAMENT_TEAMS,
  ZH_DIALOG_TOURNAMENT_SOLVING,
  ZH_DIALOG_TOURNAMENT_DRAUGHTS,
};

/* Its cases, in their order, by how far they have come. */
enum
{
  ZH_DIALOG_CASE_FILED,
  ZH_DIALOG_CASE_DRAWN,
  ZH_DIALOG_CASE_DECIDED,
};

#define ZH_DIALOG_ADJOURNED_BOARD 5

/* Opens a competition with what each dialog is about: a round with open boards, officials, protests,
 * an adjourned game, a tournament of teams in its first round, one of draughts with openings to be
 * drawn, a solving event with a work. */
void zh_dialog_openers_prepare (ZhGui *gui);

/**
 * zh_dialog_openers_open:
 *
 * Returns: (transfer none): the dialog, once it has the keyboard
 */
GtkWindow *zh_dialog_openers_open (ZhGui                *gui,
                                   const ZhDialogOpener *opener);

G_END_DECLS
