/* The program as a screen reader finds it: from another process, by roles and names over
 * AT-SPI. Nothing is cached, every answer is asked for anew.
 */
#pragma once

#include <atspi/atspi.h>

G_BEGIN_DECLS

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiAccessible, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiAction, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiComponent, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiEditableText, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiSelection, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiStateSet, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiText, g_object_unref)

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
 * zh_reader_wait_until:
 *
 * Asks for @condition until it holds; the test fails when it never does.
 */
#define zh_reader_wait_until(condition)                       \
  G_STMT_START                                                \
  {                                                           \
    gint64 zh_reader_deadline_us = zh_reader_get_deadline (); \
    while (!(condition))                                      \
      zh_reader_wait (zh_reader_deadline_us, #condition);     \
  }                                                           \
  G_STMT_END

gint64 zh_reader_get_deadline (void);
void   zh_reader_wait (gint64      deadline_us,
                       const char *what);

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
 * zh_reader_wait_for_state:
 *
 * As zh_reader_wait_for(), by state instead of name: the entry that has the keyboard.
 */
AtspiAccessible *zh_reader_wait_for_state (AtspiAccessible *root,
                                           AtspiRole        role,
                                           AtspiStateType   state);

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
 * zh_reader_name_ends:
 *
 * Returns: whether its name ends so
 */
gboolean zh_reader_name_ends (AtspiAccessible *node,
                              const char      *end);

/**
 * zh_reader_find_nameless:
 *
 * Returns: (transfer full) (element-type utf8): role and name of whatever under @root is
 *   on screen and takes the keyboard or can be pressed without a name of its own: none, one of the toolkit, one with
 *   the mark of a mnemonic, or the same words twice
 */
GPtrArray *zh_reader_find_nameless (AtspiAccessible *root);

/**
 * zh_reader_has_state:
 *
 * Returns: whether it is focused, sensitive, selected …
 */
gboolean zh_reader_has_state (AtspiAccessible *node,
                              AtspiStateType   state);

/**
 * zh_reader_is_on_screen:
 *
 * Returns: whether it has a size: what a window or a page does not show has none
 */
gboolean zh_reader_is_on_screen (AtspiAccessible *node);

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
