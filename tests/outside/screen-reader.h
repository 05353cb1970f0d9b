/* The program as a screen reader finds it: from another process, by roles and names over
 * AT-SPI. Nothing is cached, every answer is asked for anew.
 */
#pragma once

#include <atspi/atspi.h>

G_BEGIN_DECLS

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiAccessible, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiAction, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiEditableText, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiSelection, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiStateSet, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiText, g_object_unref)

/* Longest time any condition may take. */
#define ZH_READER_LIMIT_SECONDS 30

/**
 * zh_reader_init:
 *
 * Joins the accessibility bus; the first thing to be done. A program that dies while it is
 * asked is nothing to warn of.
 */
void zh_reader_init (void);

/**
 * zh_reader_find_program:
 * @pid: of a running program
 *
 * Returns: (transfer full) (nullable): it, once it is on the accessibility bus
 */
AtspiAccessible *zh_reader_find_program (GPid pid);

/**
 * zh_reader_find:
 * @root: where to look
 * @role: of the widget
 * @name: (nullable): how its name or its text begins; %NULL for any
 *
 * Returns: (transfer full) (nullable): the first of that role and name
 */
AtspiAccessible *zh_reader_find (AtspiAccessible *root,
                                 AtspiRole        role,
                                 const char      *name);

/**
 * zh_reader_wait_for:
 *
 * As zh_reader_find(), waiting until it is there; the test fails when it never is.
 */
AtspiAccessible *zh_reader_wait_for (AtspiAccessible *root,
                                     AtspiRole        role,
                                     const char      *name);

/**
 * zh_reader_find_all:
 *
 * Returns: (transfer full) (element-type AtspiAccessible): all of that role and name
 */
GPtrArray *zh_reader_find_all (AtspiAccessible *root,
                               AtspiRole        role,
                               const char      *name);

/**
 * zh_reader_dup_name:
 *
 * Returns: (transfer full) (nullable): its name, of a label its text; %NULL when the program
 *   does not answer (any more)
 */
char *zh_reader_dup_name (AtspiAccessible *node);

/**
 * zh_reader_has_state:
 *
 * Returns: whether it is focused, sensitive, selected …
 */
gboolean zh_reader_has_state (AtspiAccessible *node,
                              AtspiStateType   state);

/**
 * zh_reader_press:
 *
 * What a screen reader's user does with a button: its first action. The test fails when it
 * cannot be pressed.
 */
void zh_reader_press (AtspiAccessible *node);

/**
 * zh_reader_write:
 * @text: what the entry shall hold, instead of what it holds
 */
void zh_reader_write (AtspiAccessible *node,
                      const char      *text);

/**
 * zh_reader_choose:
 * @list: a list or a combination
 * @name: how the name of one of its items begins
 *
 * Selects that item.
 */
void zh_reader_choose (AtspiAccessible *list,
                       const char      *name);

G_END_DECLS
