/* The letters of one game by correspondence: what was sent in their order, the days of each, the time account of
 * both sides, and the form by which a letter, claim or leave is kept.
 */
#pragma once

#include "letter-event.h"
#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_LETTERS_DIALOG (zh_letters_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ZhLettersDialog, zh_letters_dialog, ZH, LETTERS_DIALOG, AdwWindow)

/**
 * zh_letters_dialog_new:
 * @parent: the window
 * @round: of the game
 * @board: number of the pairing
 * @game: index of the game
 *
 * Returns: (transfer none): the dialog, to be presented
 */
ZhLettersDialog *zh_letters_dialog_new (GtkWindow *parent,
                                        ZhSession *session,
                                        int        round,
                                        int        board,
                                        int        game);

/**
 * zh_letters_dialog_ask:
 * @event: what was sent
 * @kind: its word, "" for none
 *
 * Puts the empty form on such a letter, with the keyboard in the day on which it was sent.
 */
void zh_letters_dialog_ask (ZhLettersDialog  *self,
                            ZhLetterEventKind event,
                            ZhLetterSide      side,
                            const char       *kind);

/* Whether the tournament shown is played by correspondence, and may be written. */
gboolean zh_letters_dialog_may (ZhSession *session);

G_END_DECLS
