/* The hands of an arbiter at the window, who types, chooses and presses real keys, and at the
 * terminal, where the built program is started.
 */
#pragma once

#include "gui-harness.h"

G_BEGIN_DECLS

/**
 * zh_hands_type:
 * @text: letters and digits of a US keyboard, blank, and . , - + / @ = ; :
 *
 * Puts @text in the place of what stands in the field.
 */
void zh_hands_type (GtkWidget  *field,
                    const char *text);

/**
 * zh_hands_choose:
 * @row: an AdwComboRow or a GtkDropDown
 * @index: from 0
 *
 * Chooses what the list offers. Not by its popup: in GTK 4.8 that asks for the monitor of a surface
 * which a display without a window manager of its own does not always know, and complains.
 */
void zh_hands_choose (GtkWidget *row,
                      guint      index);

/**
 * zh_hands_find_button:
 * @label: as it is written, or where it has none, its tooltip
 *
 * Returns: (transfer none): the first shown button under @root that is called so, which there must be
 */
GtkWidget *zh_hands_find_button (GtkWidget  *root,
                                 const char *label);

/**
 * zh_hands_press_button:
 *
 * Presses a button or a switch that can be pressed.
 */
void zh_hands_press_button (GtkWidget *button);

/**
 * zh_hands_wait_for_main_window:
 *
 * Waits until the dialogs are gone.
 */
void zh_hands_wait_for_main_window (ZhGui *gui);

/**
 * zh_hands_is_told:
 *
 * Returns: whether a message or a question stands before the window
 */
gboolean zh_hands_is_told (void);

/**
 * zh_hands_leave_messages:
 *
 * Closes what an act was answered with, and waits for the main window.
 */
void zh_hands_leave_messages (ZhGui *gui);

/**
 * zh_hands_set_program:
 * @path: of zherebctl
 */
void zh_hands_set_program (const char *path);

/**
 * zh_hands_run:
 * @words: (array zero-terminated=1): command and arguments
 *
 * Runs zherebctl, and fails with what it says when it fails.
 */
void zh_hands_run (const char *const *words);

#define ZH_CTL(...) zh_hands_run ((const char *const[]){ __VA_ARGS__, NULL })

/**
 * zh_hands_check_same:
 *
 * Fails naming every difference of two files.
 */
void zh_hands_check_same (const char *by_window,
                          const char *by_terminal);

G_END_DECLS
