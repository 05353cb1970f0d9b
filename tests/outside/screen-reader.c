#include "config.h"

#include "screen-reader.h"

#include <string.h>

#include "sanitized.h"

#define POLL_US 20000

gint64
zh_reader_get_deadline (void)
{
  return g_get_monotonic_time () + ZH_PATIENCE_SECONDS * G_USEC_PER_SEC;
}

void
zh_reader_wait (gint64      deadline_us,
                const char *what)
{
  if (g_get_monotonic_time () > deadline_us)
    g_error ("never came: %s", what);
  g_usleep (POLL_US);
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
  gint64           deadline_us = zh_reader_get_deadline ();
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
  char     *name = atspi_accessible_get_name (node, &error);
  char     *text;
  AtspiRole role;

  if (error != NULL)
    {
      g_free (name);
      return NULL;
    }
  role = atspi_accessible_get_role (node, NULL);
  text = role == ATSPI_ROLE_LABEL || role == ATSPI_ROLE_STATUS_BAR ? dup_text (node) : NULL;
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

/* What there is instead of what was looked for. */
static void
print_names (AtspiAccessible *root,
             AtspiRole        role)
{
  g_autoptr (GPtrArray) all = zh_reader_find_all (root, role, NULL);

  for (guint i = 0; i < all->len; i++)
    {
      g_autofree char *name = zh_reader_dup_name (g_ptr_array_index (all, i));

      g_printerr ("there is %s “%s”\n", atspi_role_get_name (role), name != NULL ? name : "");
    }
}

AtspiAccessible *
zh_reader_wait_for (AtspiAccessible *root,
                    AtspiRole        role,
                    const char      *name)
{
  g_autofree char *what = g_strdup_printf ("%s “%s”", atspi_role_get_name (role), name != NULL ? name : "");
  gint64           deadline_us = zh_reader_get_deadline ();
  AtspiAccessible *found;

  while ((found = zh_reader_find (root, role, name)) == NULL)
    {
      if (g_get_monotonic_time () > deadline_us)
        print_names (root, role);
      zh_reader_wait (deadline_us, what);
    }
  return found;
}

AtspiAccessible *
zh_reader_wait_for_state (AtspiAccessible *root,
                          AtspiRole        role,
                          AtspiStateType   state)
{
  gint64 deadline_us = zh_reader_get_deadline ();

  while (TRUE)
    {
      g_autoptr (GPtrArray) all = zh_reader_find_all (root, role, NULL);

      for (guint i = 0; i < all->len; i++)
        if (zh_reader_has_state (g_ptr_array_index (all, i), state))
          return g_object_ref (g_ptr_array_index (all, i));
      zh_reader_wait (deadline_us, atspi_role_get_name (role));
    }
}

gboolean
zh_reader_name_ends (AtspiAccessible *node,
                     const char      *end)
{
  g_autofree char *name = zh_reader_dup_name (node);

  return name != NULL && g_str_has_suffix (name, end);
}

/* "Save… Save…" */
static gboolean
says_twice (const char *name)
{
  gsize length = strlen (name);
  gsize half = length / 2;

  return length % 2 == 1 && name[half] == ' ' && strncmp (name, name + half + 1, half) == 0;
}

gboolean
zh_reader_is_on_screen (AtspiAccessible *node)
{
  g_autoptr (AtspiComponent) component = atspi_accessible_get_component_iface (node);
  AtspiPoint *size = component != NULL ? atspi_component_get_size (component, NULL) : NULL;
  gboolean    shown = size != NULL && size->x > 0 && size->y > 0;

  g_free (size);
  return shown;
}

/* A pane is walked by what is in it; a row of headings cannot be told anything in GTK 4.8. */
static gboolean
needs_name (AtspiAccessible *node)
{
  AtspiRole role = atspi_accessible_get_role (node, NULL);

  return role != ATSPI_ROLE_SCROLL_PANE && role != ATSPI_ROLE_TABLE_ROW &&
         (role == ATSPI_ROLE_PUSH_BUTTON || zh_reader_has_state (node, ATSPI_STATE_FOCUSABLE)) &&
         zh_reader_is_on_screen (node);
}

static void
collect_nameless (AtspiAccessible *node,
                  const char      *inside,
                  GPtrArray       *found)
{
  g_autofree char *name = zh_reader_dup_name (node);
  int              n_children = atspi_accessible_get_child_count (node, NULL);

  if (needs_name (node))
    {
      if (name == NULL || *name == '\0' || g_str_has_prefix (name, "Gtk") || g_str_has_prefix (name, "Adw") ||
          strchr (name, '_') != NULL || says_twice (name))
        {
          g_autofree char *role = atspi_accessible_get_role_name (node, NULL);

          g_ptr_array_add (found, g_strdup_printf ("%s “%s” in %s", role, name != NULL ? name : "", inside));
        }
    }
  for (int i = 0; i < n_children; i++)
    {
      g_autoptr (AtspiAccessible) child = atspi_accessible_get_child_at_index (node, i, NULL);

      if (child != NULL)
        collect_nameless (child, name != NULL && *name != '\0' ? name : inside, found);
    }
}

GPtrArray *
zh_reader_find_nameless (AtspiAccessible *root)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (g_free);

  collect_nameless (root, "", found);
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
