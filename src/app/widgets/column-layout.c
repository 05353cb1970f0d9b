#include "config.h"

#include "column-layout.h"

#include <glib/gi18n.h>
#include <string.h>

#define KEY "table-columns"
/* Before the id of a column that is not shown. */
#define HIDDEN "-"

typedef struct
{
  GtkColumnView *view; /* unowned: outlives this */
  GSettings     *settings;
  char          *table;
  GPtrArray     *ids;
  GPtrArray     *columns; /* (element-type GtkColumnViewColumn): in their own order */
  GActionMap    *actions; /* unowned: of the same widget */
  gboolean       laying_out;
} Layout;

static void
layout_free (gpointer data)
{
  Layout *self = data;

  g_object_unref (self->settings);
  g_free (self->table);
  g_ptr_array_unref (self->ids);
  g_ptr_array_unref (self->columns);
  g_free (self);
}

static int
find_id (const Layout *self,
         const char   *id)
{
  for (guint i = 0; i < self->ids->len; i++)
    if (strcmp (g_ptr_array_index (self->ids, i), id) == 0)
      return (int) i;
  return -1;
}

static guint
count_shown (const Layout *self)
{
  guint n = 0;

  for (guint i = 0; i < self->columns->len; i++)
    n += gtk_column_view_column_get_visible (g_ptr_array_index (self->columns, i)) ? 1 : 0;
  return n;
}

/* The settings */

static void
save (Layout *self)
{
  GListModel *shown = gtk_column_view_get_columns (self->view);
  g_autoptr (GVariant) all = g_settings_get_value (self->settings, KEY);
  g_autoptr (GStrvBuilder) order = g_strv_builder_new ();
  g_auto (GStrv) ids = NULL;
  GVariantBuilder builder;
  GVariantIter    iter;
  const char     *table;
  GVariant       *value;

  for (guint i = 0; i < g_list_model_get_n_items (shown); i++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (shown, i);
      guint            index = 0;
      g_autofree char *id = NULL;

      if (!g_ptr_array_find (self->columns, column, &index))
        continue;
      id = g_strconcat (gtk_column_view_column_get_visible (column) ? "" : HIDDEN, g_ptr_array_index (self->ids, index), NULL);
      g_strv_builder_add (order, id);
    }
  ids = g_strv_builder_end (order);

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{sas}"));
  g_variant_iter_init (&iter, all);
  while (g_variant_iter_loop (&iter, "{&s@as}", &table, &value))
    if (strcmp (table, self->table) != 0)
      g_variant_builder_add (&builder, "{s@as}", table, value);
  g_variant_builder_add (&builder, "{s^as}", self->table, ids);
  g_settings_set_value (self->settings, KEY, g_variant_builder_end (&builder));
}

/* Those kept come first, in their order; columns that are new since follow as they are. */
static void
restore (Layout *self)
{
  g_autoptr (GVariant) all = g_settings_get_value (self->settings, KEY);
  g_auto (GStrv) order = NULL;
  guint position = 0;

  if (!g_variant_lookup (all, self->table, "^as", &order))
    return;
  for (guint i = 0; order[i] != NULL; i++)
    {
      gboolean             hidden = g_str_has_prefix (order[i], HIDDEN);
      int                  index = find_id (self, order[i] + (hidden ? strlen (HIDDEN) : 0));
      GtkColumnViewColumn *column;

      if (index < 0)
        continue;
      column = g_ptr_array_index (self->columns, (guint) index);
      gtk_column_view_column_set_visible (column, !hidden || count_shown (self) == 1);
      gtk_column_view_insert_column (self->view, position++, column);
    }
}

/* Changes */

static void
show_states (Layout *self)
{
  for (guint i = 0; i < self->columns->len; i++)
    {
      g_autofree char *name = g_strdup_printf ("column-%u", i);
      gboolean         visible = gtk_column_view_column_get_visible (g_ptr_array_index (self->columns, i));
      GSimpleAction   *action = G_SIMPLE_ACTION (g_action_map_lookup_action (self->actions, name));

      g_simple_action_set_state (action, g_variant_new_boolean (visible));
      g_simple_action_set_enabled (action, !visible || count_shown (self) > 1);
    }
}

/* A column on its way to another place, or a view that goes away, has fewer columns for a moment. */
static void
changed_cb (Layout *self)
{
  if (self->laying_out || g_list_model_get_n_items (gtk_column_view_get_columns (self->view)) < self->columns->len)
    return;
  save (self);
  show_states (self);
}

static void
toggled_cb (GSimpleAction *action,
            GVariant      *state,
            gpointer       user_data)
{
  Layout *self = user_data;
  guint64 index = g_ascii_strtoull (g_action_get_name (G_ACTION (action)) + strlen ("column-"), NULL, 10);

  gtk_column_view_column_set_visible (g_ptr_array_index (self->columns, (guint) index), g_variant_get_boolean (state));
  changed_cb (self);
}

static void
reset_cb (Layout *self)
{
  self->laying_out = TRUE;
  for (guint i = 0; i < self->columns->len; i++)
    {
      gtk_column_view_column_set_visible (g_ptr_array_index (self->columns, i), TRUE);
      gtk_column_view_insert_column (self->view, i, g_ptr_array_index (self->columns, i));
    }
  self->laying_out = FALSE;
  changed_cb (self);
}

static void
add_actions (Layout *self)
{
  g_autoptr (GSimpleAction) reset = g_simple_action_new ("own-columns", NULL);

  for (guint i = 0; i < self->columns->len; i++)
    {
      g_autofree char *name = g_strdup_printf ("column-%u", i);
      g_autoptr (GSimpleAction) action = g_simple_action_new_stateful (name, NULL, g_variant_new_boolean (TRUE));

      g_signal_connect (action, "change-state", G_CALLBACK (toggled_cb), self);
      g_action_map_add_action (self->actions, G_ACTION (action));
    }
  g_signal_connect_swapped (reset, "activate", G_CALLBACK (reset_cb), self);
  g_action_map_add_action (self->actions, G_ACTION (reset));
}

void
zh_column_layout_install (GtkColumnView *view,
                          GPtrArray     *ids,
                          GPtrArray     *titles,
                          GSettings     *settings,
                          const char    *table,
                          GActionMap    *actions)
{
  GListModel *columns = gtk_column_view_get_columns (view);
  Layout     *self = g_new0 (Layout, 1);

  g_return_if_fail (GTK_IS_COLUMN_VIEW (view));
  g_return_if_fail (ids->len == titles->len && ids->len == g_list_model_get_n_items (columns));

  self->view = view;
  self->settings = g_object_ref (settings);
  self->table = g_strdup (table);
  self->ids = g_ptr_array_ref (ids);
  self->actions = actions;
  self->columns = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < ids->len; i++)
    g_ptr_array_add (self->columns, g_list_model_get_item (columns, i));
  g_object_set_data_full (G_OBJECT (view), "zh-column-layout", self, layout_free);

  self->laying_out = TRUE;
  add_actions (self);
  restore (self);
  self->laying_out = FALSE;
  show_states (self);
  gtk_column_view_set_reorderable (view, TRUE);
  g_signal_connect_data (columns, "items-changed", G_CALLBACK (changed_cb), self, NULL, G_CONNECT_SWAPPED);
}

GMenuModel *
zh_column_layout_make_menu (GPtrArray  *titles,
                            const char *prefix)
{
  GMenu           *menu = g_menu_new ();
  g_autofree char *reset = g_strconcat (prefix, ".own-columns", NULL);
  g_autoptr (GMenu) marks = g_menu_new ();

  for (guint i = 0; i < titles->len; i++)
    {
      g_autofree char *action = g_strdup_printf ("%s.column-%u", prefix, i);

      g_menu_append (marks, g_ptr_array_index (titles, i), action);
    }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (marks));
  g_menu_append (menu, _ ("All, in Their Own Order"), reset);
  return G_MENU_MODEL (menu);
}
