#include "config.h"

#include "record-table.h"

#include <glib/gi18n.h>

#include "app-settings.h"
#include "column-inside.h"
#include "column-layout.h"
#include "column-title.h"
#include "column-widths.h"
#include "menu-place.h"
#include "record-cells.h"
#include "several.h"

/* What no column goes below, and none that expands. */
#define LEAST_CHARS 16
#define LEAST_EXPANDING_CHARS 20
/* Shorter texts are marks and keep their width. */
#define SHORTEST_TEXT 6

struct _ZhRecordTable
{
  ZhBin parent_instance;

  /* store → filter → sort → selection → view */
  GListStore         *store;
  GtkCustomFilter    *filter;
  GtkFilterListModel *filtered;
  GtkSortListModel   *sorted;
  GtkSelectionModel  *selection;
  GtkColumnView      *view;
  GSimpleActionGroup *actions;
  GtkWidget          *nothing; /* said where a search finds nothing */
  char               *needle;  /* case-folded, "" for everything */
  GPtrArray          *names;   /* (element-type utf8): in full, translated */
  GPtrArray          *ids;     /* (element-type utf8): of the columns, for the settings */
  GPtrArray          *columns; /* (element-type GtkColumnViewColumn): in their own order */
  ZhColumnWidths     *widths;
  GtkWidget          *menu; /* (nullable): a popover */
  ZhRecordActs        acts; /* (nullable) */
  gpointer            acts_data;
  guint               fitting;  /* source that shares the width out */
  gboolean            searched; /* by the page, which finds the records itself */
  gboolean            has_text; /* one of the columns so far is a text */
};

G_DEFINE_FINAL_TYPE (ZhRecordTable, zh_record_table, ZH_TYPE_BIN)

/* Widths */

static gboolean
fit_cb (gpointer table)
{
  ZhRecordTable *self = table;

  self->fitting = 0;
  zh_column_widths_distribute (self->widths, gtk_widget_get_width (GTK_WIDGET (self)));
  return G_SOURCE_REMOVE;
}

static void
fit_soon (ZhRecordTable *self)
{
  if (self->fitting == 0)
    self->fitting = g_idle_add_full (G_PRIORITY_HIGH_IDLE, fit_cb, self, NULL);
}

static void
zh_record_table_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  GTK_WIDGET_CLASS (zh_record_table_parent_class)->size_allocate (widget, width, height, baseline);
  fit_soon (ZH_RECORD_TABLE (widget));
}

static void
column_shown_cb (ZhRecordTable *self)
{
  zh_column_widths_renew (self->widths);
  fit_soon (self);
}

static void
ask_for_room (ZhRecordTable *self,
              GPtrArray     *records)
{
  for (guint i = 0; i < records->len; i++)
    for (guint column = 0; column < self->columns->len; column++)
      zh_column_widths_want (self->widths, column, zh_record_get_text (g_ptr_array_index (records, i), (int) column));
  fit_soon (self);
}

/* Sorting and filtering */

static void
show_nothing (ZhRecordTable *self)
{
  gtk_widget_set_visible (self->nothing, (self->searched || *self->needle != '\0') && g_list_model_get_n_items (G_LIST_MODEL (self->sorted)) == 0);
}

static int
compare_records (gconstpointer a,
                 gconstpointer b,
                 gpointer      column)
{
  return zh_record_compare ((ZhRecord *) a, (ZhRecord *) b, GPOINTER_TO_INT (column));
}

static gboolean
record_passes (gpointer item,
               gpointer user_data)
{
  ZhRecordTable *self = user_data;

  return *self->needle == '\0' || zh_record_matches (item, self->needle);
}

static void
sort_by_action (ZhRecordTable *self,
                GVariant      *parameter)
{
  int index = g_variant_get_int32 (parameter);

  if (index < 0)
    {
      gtk_column_view_sort_by_column (self->view, NULL, GTK_SORT_ASCENDING);
      return;
    }
  if ((guint) index < self->columns->len)
    gtk_column_view_sort_by_column (self->view, g_ptr_array_index (self->columns, (guint) index), GTK_SORT_ASCENDING);
}

/* The menu: the keyboard's way to the headings */

/* What can be done with the record, then the order of all. */
static GMenuModel *
make_menu (ZhRecordTable *self)
{
  ZhRecord *record = zh_record_table_get_selected (self);
  g_autoptr (GMenuModel) sort = zh_record_table_make_sort_menu (self);
  g_autoptr (GMenuModel) acts = NULL;
  GMenu *menu;

  if (self->acts == NULL || record == NULL)
    return g_steal_pointer (&sort);
  acts = self->acts (zh_record_get_id (record), self->acts_data);
  menu = g_menu_new ();
  g_menu_append_section (menu, NULL, acts);
  g_menu_append_submenu (menu, _ ("_Sort"), sort);
  return G_MENU_MODEL (menu);
}

static void
pop_up_menu (ZhRecordTable *self,
             double         x,
             double         y)
{
  g_autoptr (GMenuModel) menu = make_menu (self);

  if (self->menu == NULL)
    {
      self->menu = gtk_popover_menu_new_from_model (NULL);
      gtk_widget_insert_action_group (self->menu, "records", G_ACTION_GROUP (self->actions));
      gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
      gtk_widget_set_halign (self->menu, GTK_ALIGN_START);
      gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
      g_signal_connect_object (self->menu, "closed", G_CALLBACK (zh_record_table_take_focus), self, G_CONNECT_SWAPPED);
    }
  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->menu), menu);
  zh_menu_place_popup (GTK_POPOVER (self->menu), &(GdkRectangle){ (int) x, (int) y, 1, 1 });
}

static void
menu_action (GtkWidget  *table,
             const char *name,
             GVariant   *parameter)
{
  pop_up_menu (ZH_RECORD_TABLE (table), gtk_widget_get_width (table) / 4, 24);
}

static void
right_pressed_cb (ZhRecordTable *self,
                  int            n_press,
                  double         x,
                  double         y)
{
  GtkWidget   *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  GtkListItem *item;

  if (picked != NULL && !GTK_IS_INSCRIPTION (picked))
    picked = gtk_widget_get_first_child (picked);
  item = GTK_IS_INSCRIPTION (picked) ? g_object_get_data (G_OBJECT (picked), "item") : NULL;
  /* what is chosen together stays so */
  if (item != NULL && gtk_list_item_get_position (item) != GTK_INVALID_LIST_POSITION &&
      !gtk_selection_model_is_selected (self->selection, gtk_list_item_get_position (item)))
    gtk_selection_model_select_item (self->selection, gtk_list_item_get_position (item), TRUE);
  pop_up_menu (self, x, y);
}

static void
activate_cb (ZhRecordTable *self,
             guint          position)
{
  g_autoptr (ZhRecord) record = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  if (record != NULL)
    g_signal_emit_by_name (self, "activated", record);
}

static void
selection_changed_cb (ZhRecordTable *self)
{
  g_signal_emit_by_name (self, "selected");
}

static void
zh_record_table_dispose (GObject *object)
{
  ZhRecordTable *self = ZH_RECORD_TABLE (object);

  g_clear_handle_id (&self->fitting, g_source_remove);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  G_OBJECT_CLASS (zh_record_table_parent_class)->dispose (object);
  g_clear_object (&self->store);
  g_clear_object (&self->actions);
}

static void
zh_record_table_class_init (ZhRecordTableClass *class)
{
  G_OBJECT_CLASS (class)->dispose = zh_record_table_dispose;
  ZH_FINALIZES (class, ZhRecordTable, g_free, needle);
  ZH_FINALIZES (class, ZhRecordTable, g_ptr_array_unref, names, ids, columns);
  ZH_FINALIZES (class, ZhRecordTable, zh_column_widths_free, widths);
  GTK_WIDGET_CLASS (class)->size_allocate = zh_record_table_size_allocate;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (class), "table.menu", NULL, menu_action);
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (class), GDK_KEY_F10, GDK_SHIFT_MASK, "table.menu", NULL);
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (class), GDK_KEY_Menu, 0, "table.menu", NULL);
  ZH_SIGNAL (class, "activated", 1, ZH_TYPE_RECORD);
  ZH_SIGNAL (class, "selected", 0);
}

static void
make_models (ZhRecordTable *self)
{
  self->store = g_list_store_new (ZH_TYPE_RECORD);
  self->filter = gtk_custom_filter_new (record_passes, self, NULL);
  self->filtered = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->store)), GTK_FILTER (self->filter));
  self->sorted = gtk_sort_list_model_new (G_LIST_MODEL (self->filtered), NULL);
  self->selection = GTK_SELECTION_MODEL (gtk_single_selection_new (G_LIST_MODEL (self->sorted)));
  self->view = GTK_COLUMN_VIEW (gtk_column_view_new (self->selection));
  gtk_sort_list_model_set_sorter (self->sorted, gtk_column_view_get_sorter (self->view));
}

static void
zh_record_table_init (ZhRecordTable *self)
{
  GtkWidget               *scrolled = gtk_scrolled_window_new ();
  GtkWidget               *overlay = gtk_overlay_new ();
  static const ZhMapAction entries[] = { { "sort-by", G_CALLBACK (sort_by_action), "i" } };

  self->needle = g_strdup ("");
  self->names = g_ptr_array_new_with_free_func (g_free);
  self->ids = g_ptr_array_new_with_free_func (g_free);
  self->columns = g_ptr_array_new_with_free_func (g_object_unref);
  make_models (self);
  self->widths = zh_column_widths_new (self->view);
  gtk_widget_add_css_class (GTK_WIDGET (self->view), "records");
  gtk_widget_add_css_class (GTK_WIDGET (self->view), "data-table");
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->view));
  gtk_widget_set_vexpand (scrolled, TRUE);
  self->nothing = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "label", _ ("Nothing found. Escape shows everything again"),
                                "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER, "can-target", FALSE, "visible", FALSE, NULL);
  gtk_widget_add_css_class (self->nothing, "dim-label");
  gtk_overlay_set_child (GTK_OVERLAY (overlay), scrolled);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->nothing);
  adw_bin_set_child (ADW_BIN (self), overlay);
  g_signal_connect_object (self->sorted, "items-changed", G_CALLBACK (show_nothing), self, G_CONNECT_SWAPPED);

  self->actions = g_simple_action_group_new ();
  zh_action_map_add (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (zh_widget_listen (GTK_WIDGET (self), gtk_gesture_click_new (), "pressed", G_CALLBACK (right_pressed_cb), self)),
                                 GDK_BUTTON_SECONDARY);
  g_signal_connect_object (self->view, "activate", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection, "notify::selected-item", G_CALLBACK (selection_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
add_column (ZhRecordTable        *self,
            const ZhRecordColumn *column,
            const char           *title,
            const char           *name)
{
  guint                index = self->columns->len;
  float                xalign = zh_column_title_get_xalign (column->column);
  GtkListItemFactory  *factory = zh_record_cells_new (self->widths, column, index);
  GtkColumnViewColumn *made = gtk_column_view_column_new (title, factory);
  GtkSorter           *sorter = GTK_SORTER (gtk_custom_sorter_new (compare_records, GUINT_TO_POINTER (index), NULL));

  /* What is left is spread over the row from its first text on, so that no gap tears it apart */
  self->has_text = self->has_text || xalign <= 0;
  gtk_column_view_column_set_expand (made, column->expand || (self->has_text && column->n_chars >= SHORTEST_TEXT));
  gtk_column_view_column_set_resizable (made, TRUE);
  gtk_column_view_column_set_visible (made, !column->hidden);
  gtk_column_view_column_set_sorter (made, sorter);
  zh_column_widths_add (self->widths, made, MIN (column->n_chars, column->expand ? LEAST_EXPANDING_CHARS : LEAST_CHARS),
                        column->expand ? G_MAXINT : column->n_chars, xalign > 0 ? column->n_chars : MIN (column->n_chars, SHORTEST_TEXT));
  g_signal_connect_object (made, "notify::visible", G_CALLBACK (column_shown_cb), self, G_CONNECT_SWAPPED);
  gtk_column_view_append_column (self->view, made);
  zh_column_title_dress (self->view, index, xalign, name);
  g_ptr_array_add (self->names, g_strdup (name));
  g_ptr_array_add (self->ids, g_strdup (zh_column_get_id (column->column)));
  g_ptr_array_add (self->columns, g_object_ref (made));
  g_object_unref (sorter);
  g_object_unref (made);
}

void
zh_record_table_set_columns (ZhRecordTable        *self,
                             const char           *label,
                             const ZhRecordColumn *columns,
                             int                   n_columns)
{
  g_return_if_fail (ZH_IS_RECORD_TABLE (self));
  g_return_if_fail (self->names->len == 0);

  zh_column_inside_set_label (self->view, label);

  for (int i = 0; i < n_columns; i++)
    add_column (self, &columns[i], zh_column_title_choose (columns[i].column, columns[i].n_chars),
                zh_column_get_name (columns[i].column, zh_language_get_screen ()));
}

void
zh_record_table_add_column (ZhRecordTable        *self,
                            const char           *title,
                            const char           *name,
                            const ZhRecordColumn *column)
{
  g_return_if_fail (ZH_IS_RECORD_TABLE (self));
  add_column (self, column, title, name);
}

void
zh_record_table_clear_columns (ZhRecordTable *self)
{
  GListModel *columns = gtk_column_view_get_columns (self->view);

  g_return_if_fail (ZH_IS_RECORD_TABLE (self));

  g_list_store_remove_all (self->store);
  while (g_list_model_get_n_items (columns) > 0)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, 0);

      gtk_column_view_remove_column (self->view, column);
    }
  g_ptr_array_set_size (self->names, 0);
  g_ptr_array_set_size (self->ids, 0);
  g_ptr_array_set_size (self->columns, 0);
  zh_column_widths_clear (self->widths);
  self->has_text = FALSE;
}

static gboolean
has_same_ids (ZhRecordTable *self,
              GPtrArray     *records)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->store));

  if (n != records->len)
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (ZhRecord) present = g_list_model_get_item (G_LIST_MODEL (self->store), i);

      if (zh_record_get_id (present) != zh_record_get_id (g_ptr_array_index (records, i)))
        return FALSE;
    }
  return TRUE;
}

void
zh_record_table_set_records (ZhRecordTable *self,
                             GPtrArray     *records)
{
  ZhRecord *selected = zh_record_table_get_selected (self);
  gint64    id = selected != NULL ? zh_record_get_id (selected) : 0;

  g_return_if_fail (ZH_IS_RECORD_TABLE (self));

  ask_for_room (self, records);
  if (has_same_ids (self, records))
    {
      for (guint i = 0; i < records->len; i++)
        {
          g_autoptr (ZhRecord) present = g_list_model_get_item (G_LIST_MODEL (self->store), i);

          zh_record_take_over (present, g_ptr_array_index (records, i));
        }
      return;
    }
  g_list_store_splice (self->store, 0, g_list_model_get_n_items (G_LIST_MODEL (self->store)), records->pdata, records->len);
  if (selected != NULL)
    zh_record_table_select (self, id);
}

void
zh_record_table_set_filter (ZhRecordTable *self,
                            const char    *text)
{
  g_return_if_fail (ZH_IS_RECORD_TABLE (self));

  g_free (self->needle);
  self->needle = g_utf8_casefold (text, -1);
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  show_nothing (self);
}

void
zh_record_table_set_searched (ZhRecordTable *self,
                              gboolean       searched)
{
  g_return_if_fail (ZH_IS_RECORD_TABLE (self));
  self->searched = searched;
  show_nothing (self);
}

guint
zh_record_table_get_n_shown (ZhRecordTable *self)
{
  g_return_val_if_fail (ZH_IS_RECORD_TABLE (self), 0);
  return g_list_model_get_n_items (G_LIST_MODEL (self->sorted));
}

/* Unowned: the store keeps it. */
static ZhRecord *
get_record (ZhRecordTable *self,
            guint          position)
{
  g_autoptr (ZhRecord) record = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  return record;
}

void
zh_record_table_allow_several (ZhRecordTable *self)
{
  g_return_if_fail (ZH_IS_RECORD_TABLE (self));

  self->selection = zh_several_install (self->view, G_LIST_MODEL (self->sorted));
  g_signal_connect_object (self->selection, "selection-changed", G_CALLBACK (selection_changed_cb), self, G_CONNECT_SWAPPED);
}

GArray *
zh_record_table_dup_chosen (ZhRecordTable *self)
{
  g_autoptr (GtkBitset) chosen = gtk_selection_model_get_selection (self->selection);
  GArray *ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  g_return_val_if_fail (ZH_IS_RECORD_TABLE (self), ids);

  for (guint i = 0; i < gtk_bitset_get_size (chosen); i++)
    {
      gint64 id = zh_record_get_id (get_record (self, gtk_bitset_get_nth (chosen, i)));

      g_array_append_val (ids, id);
    }
  return ids;
}

gboolean
zh_record_table_show_column (ZhRecordTable *self,
                             ZhColumn       column,
                             gboolean       shown)
{
  gboolean was_shown = FALSE;

  g_return_val_if_fail (ZH_IS_RECORD_TABLE (self), FALSE);

  for (guint i = 0; i < self->ids->len; i++)
    if (g_str_equal (g_ptr_array_index (self->ids, i), zh_column_get_id (column)))
      {
        was_shown = gtk_column_view_column_get_visible (g_ptr_array_index (self->columns, i));
        gtk_column_view_column_set_visible (g_ptr_array_index (self->columns, i), shown);
      }
  return was_shown;
}

ZhRecord *
zh_record_table_get_selected (ZhRecordTable *self)
{
  g_return_val_if_fail (ZH_IS_RECORD_TABLE (self), NULL);
  return get_record (self, zh_several_get_first (self->selection));
}

gboolean
zh_record_table_select (ZhRecordTable *self,
                        gint64         id)
{
  guint n = zh_record_table_get_n_shown (self);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (ZhRecord) record = g_list_model_get_item (G_LIST_MODEL (self->sorted), i);

      if (zh_record_get_id (record) != id)
        continue;
      gtk_selection_model_select_item (self->selection, i, TRUE);
      zh_column_inside_scroll_to (self->view, i);
      return TRUE;
    }
  return FALSE;
}

int
zh_record_table_get_column_at (ZhRecordTable *self,
                               double         x,
                               double         y)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  g_return_val_if_fail (ZH_IS_RECORD_TABLE (self), -1);

  /* The cell around the text belongs to the column as well. */
  if (picked != NULL && !GTK_IS_INSCRIPTION (picked))
    picked = gtk_widget_get_first_child (picked);
  return GTK_IS_INSCRIPTION (picked) ? GPOINTER_TO_INT (g_object_get_data (G_OBJECT (picked), "column")) : -1;
}

/* The list itself gives the keyboard to the row that had it last, whichever was chosen since. */
void
zh_record_table_take_focus (ZhRecordTable *self)
{
  g_autoptr (GtkBitset) chosen = gtk_selection_model_get_selection (self->selection);
  GtkWidget *row = NULL;

  g_return_if_fail (ZH_IS_RECORD_TABLE (self));

  /* where a search finds nothing it keeps the keyboard */
  if (gtk_widget_get_visible (self->nothing))
    return;
  /* among several the cursor is where it was */
  if (gtk_bitset_get_size (chosen) == 1)
    row = zh_record_cells_find_row (self->view, gtk_bitset_get_minimum (chosen));
  gtk_widget_grab_focus (row != NULL ? row : zh_column_inside_get_list (self->view));
}

static void
window_active_cb (ZhRecordTable *self,
                  GParamSpec    *pspec,
                  GtkWindow     *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (gtk_window_is_active (window) && !GTK_IS_TEXT (focus) && !GTK_IS_TEXT_VIEW (focus))
    zh_record_table_take_focus (self);
}

void
zh_record_table_come_back (ZhRecordTable *self,
                           GtkWindow     *window)
{
  g_return_if_fail (ZH_IS_RECORD_TABLE (self));

  g_signal_connect_object (window, "notify::is-active", G_CALLBACK (window_active_cb), self, G_CONNECT_SWAPPED);
}

GActionGroup *
zh_record_table_get_actions (ZhRecordTable *self)
{
  g_return_val_if_fail (ZH_IS_RECORD_TABLE (self), NULL);
  return G_ACTION_GROUP (self->actions);
}

GMenuModel *
zh_record_table_make_sort_menu (ZhRecordTable *self)
{
  GMenu *menu = g_menu_new ();

  g_return_val_if_fail (ZH_IS_RECORD_TABLE (self), NULL);

  g_menu_append (menu, _ ("In Its Own Order"), "records.sort-by(-1)");
  for (guint i = 0; i < self->names->len; i++)
    {
      const char      *name = g_ptr_array_index (self->names, i);
      g_autofree char *action = g_strdup_printf ("records.sort-by(%u)", i);
      g_autofree char *label = NULL;

      /* Translators: item of a menu; %s is the name of a column */
      label = g_strdup_printf (_ ("By “%s”"), name);
      g_menu_append (menu, label, action);
    }
  return G_MENU_MODEL (menu);
}

void
zh_record_table_set_acts (ZhRecordTable *self,
                          ZhRecordActs   acts,
                          gpointer       user_data)
{
  g_return_if_fail (ZH_IS_RECORD_TABLE (self));
  self->acts = acts;
  self->acts_data = user_data;
}

void
zh_record_table_remember_columns (ZhRecordTable *self,
                                  const char    *name)
{
  g_autoptr (GSettings) settings = zh_settings_new ();

  g_return_if_fail (ZH_IS_RECORD_TABLE (self));
  zh_column_layout_install (self->view, self->ids, self->names, settings, name, G_ACTION_MAP (self->actions));
}

GMenuModel *
zh_record_table_make_columns_menu (ZhRecordTable *self)
{
  g_return_val_if_fail (ZH_IS_RECORD_TABLE (self), NULL);
  return zh_column_layout_make_menu (self->names, "records");
}
