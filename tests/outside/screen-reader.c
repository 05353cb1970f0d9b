#include "config.h"

#include "screen-reader.h"

#include <string.h>

#define POLL_US 20000

static gint64
get_deadline (void)
{
  return g_get_monotonic_time () + ZH_READER_LIMIT_SECONDS * G_USEC_PER_SEC;
}

static void
ignore_cb (const char    *domain,
           GLogLevelFlags level,
           const char    *message,
           gpointer       user_data)
{
}

void
zh_reader_init (void)
{
  if (atspi_is_initialized ())
    return;
  g_log_set_always_fatal (G_LOG_FATAL_MASK);
  g_log_set_handler ("dbind", G_LOG_LEVEL_WARNING, ignore_cb, NULL);
  atspi_init ();
}

static AtspiAccessible *
look_for_program (GPid pid)
{
  g_autoptr (AtspiAccessible) desktop = atspi_get_desktop (0);
  int n_children = atspi_accessible_get_child_count (desktop, NULL);

  for (int i = 0; i < n_children; i++)
    {
      AtspiAccessible *child = atspi_accessible_get_child_at_index (desktop, i, NULL);

      if (child != NULL && atspi_accessible_get_process_id (child, NULL) == (guint) pid)
        return child;
      g_clear_object (&child);
    }
  return NULL;
}

AtspiAccessible *
zh_reader_find_program (GPid pid)
{
  gint64           deadline_us = get_deadline ();
  AtspiAccessible *program;

  while ((program = look_for_program (pid)) == NULL && g_get_monotonic_time () < deadline_us)
    g_usleep (POLL_US);
  return program;
}

static char *
dup_text (AtspiAccessible *node)
{
  g_autoptr (AtspiText) text = atspi_accessible_get_text_iface (node);
  int length = text != NULL ? atspi_text_get_character_count (text, NULL) : 0;

  /* With GTK 4.8 an end of -1 gives nothing. */
  return length > 0 ? atspi_text_get_text (text, 0, length, NULL) : NULL;
}

char *
zh_reader_dup_name (AtspiAccessible *node)
{
  g_autoptr (GError) error = NULL;
  char *name = atspi_accessible_get_name (node, &error);
  char *text;

  if (error != NULL)
    {
      g_free (name);
      return NULL;
    }
  text = atspi_accessible_get_role (node, NULL) == ATSPI_ROLE_LABEL ? dup_text (node) : NULL;
  if (text == NULL)
    return name;
  g_free (name);
  return text;
}

static gboolean
is_wanted (AtspiAccessible *node,
           AtspiRole        role,
           const char      *wanted)
{
  g_autofree char *name = NULL;

  if (atspi_accessible_get_role (node, NULL) != role)
    return FALSE;
  if (wanted == NULL)
    return TRUE;
  name = zh_reader_dup_name (node);
  return name != NULL && g_str_has_prefix (name, wanted);
}

/* Depth first; stops at the first when only one is wanted. */
static void
collect (AtspiAccessible *node,
         AtspiRole        role,
         const char      *name,
         gboolean         only_one,
         GPtrArray       *found)
{
  int n_children = atspi_accessible_get_child_count (node, NULL);

  if (is_wanted (node, role, name))
    g_ptr_array_add (found, g_object_ref (node));
  for (int i = 0; i < n_children && !(only_one && found->len > 0); i++)
    {
      g_autoptr (AtspiAccessible) child = atspi_accessible_get_child_at_index (node, i, NULL);

      if (child != NULL)
        collect (child, role, name, only_one, found);
    }
}

AtspiAccessible *
zh_reader_find (AtspiAccessible *root,
                AtspiRole        role,
                const char      *name)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_object_unref);

  collect (root, role, name, TRUE, found);
  return found->len > 0 ? g_object_ref (g_ptr_array_index (found, 0)) : NULL;
}

GPtrArray *
zh_reader_find_all (AtspiAccessible *root,
                    AtspiRole        role,
                    const char      *name)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (g_object_unref);

  collect (root, role, name, FALSE, found);
  return found;
}

AtspiAccessible *
zh_reader_wait_for (AtspiAccessible *root,
                    AtspiRole        role,
                    const char      *name)
{
  gint64           deadline_us = get_deadline ();
  AtspiAccessible *found;

  while ((found = zh_reader_find (root, role, name)) == NULL)
    {
      if (g_get_monotonic_time () > deadline_us)
        g_error ("No %s called “%s” was found", atspi_role_get_name (role), name != NULL ? name : "");
      g_usleep (POLL_US);
    }
  return found;
}

gboolean
zh_reader_has_state (AtspiAccessible *node,
                     AtspiStateType   state)
{
  g_autoptr (AtspiStateSet) states = atspi_accessible_get_state_set (node);

  return states != NULL && atspi_state_set_contains (states, state);
}

void
zh_reader_press (AtspiAccessible *node)
{
  g_autoptr (AtspiAction) action = atspi_accessible_get_action_iface (node);
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (action);
  g_assert_true (zh_reader_has_state (node, ATSPI_STATE_SENSITIVE));
  atspi_action_do_action (action, 0, &error);
  g_assert_no_error (error);
}

void
zh_reader_write (AtspiAccessible *node,
                 const char      *text)
{
  g_autoptr (AtspiText) present = atspi_accessible_get_text_iface (node);
  g_autoptr (AtspiEditableText) editable = atspi_accessible_get_editable_text_iface (node);
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (editable);
  atspi_editable_text_delete_text (editable, 0, atspi_text_get_character_count (present, NULL), &error);
  g_assert_no_error (error);
  atspi_editable_text_insert_text (editable, 0, text, (int) strlen (text), &error);
  g_assert_no_error (error);
}

void
zh_reader_choose (AtspiAccessible *list,
                  const char      *name)
{
  g_autoptr (AtspiSelection) selection = atspi_accessible_get_selection_iface (list);
  int n_children = atspi_accessible_get_child_count (list, NULL);

  g_assert_nonnull (selection);
  for (int i = 0; i < n_children; i++)
    {
      g_autoptr (AtspiAccessible) item = atspi_accessible_get_child_at_index (list, i, NULL);
      g_autofree char *item_name = item != NULL ? zh_reader_dup_name (item) : NULL;

      if (item_name != NULL && g_str_has_prefix (item_name, name))
        {
          g_assert_true (atspi_selection_select_child (selection, i, NULL));
          return;
        }
    }
  g_error ("Nothing to choose is called “%s”", name);
}
