#include "config.h"

#include "import-grid.h"

#include <glib/gi18n.h>

#include "column-inside.h"
#include "column-widths.h"
#include "columns.h"
#include "import-cell-editor.h"
#include "import-cells.h"
#include "import-columns.h"
#include "import-row.h"
#include "menu-place.h"

/* Columns shown; no list of players has more. */
#define MAX_COLUMNS 40
/* What a column gets, in characters, before others get more. */
#define USUAL_CHARS 30
#define USUAL_FAULT_CHARS 28

struct _ZhImportGrid
{
  ZhBin parent_instance;

  ZhImportDraft *draft; /* unowned; NULL before there is one and while the grid goes */

  /* store → filter → sort → selection → view */
  GListStore         *store;
  GtkCustomFilter    *filter;
  GtkSortListModel   *sorted;
  GtkSingleSelection *selection;
  GtkColumnView      *view;
  ZhColumnWidths     *widths;
  GPtrArray          *columns;  /* (element-type GtkColumnViewColumn) */
  GPtrArray          *meanings; /* (element-type GtkDropDown): over the columns of the list, unowned */
  GtkWidget          *menu;     /* (nullable): a popover */
  GtkWidget          *editor;   /* (nullable): weak */
  char               *needle;   /* case-folded */
  int                 cursor;   /* column of the list */
  guint               fitting;  /* source that shares the width out */
  gboolean            filling;
};

G_DEFINE_FINAL_TYPE (ZhImportGrid, zh_import_grid, ZH_TYPE_BIN)

static int
count_columns (ZhImportGrid *self)
{
  return MIN (zh_entry_table_get_n_columns (self->draft->table), MAX_COLUMNS);
}

/* Unowned: the store keeps it. */
static ZhImportRow *
get_row (ZhImportGrid *self,
         guint         position)
{
  g_autoptr (ZhImportRow) row = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  return row;
}

static ZhImportRow *
get_selected (ZhImportGrid *self)
{
  return gtk_single_selection_get_selected_item (self->selection);
}

/* Widths */

static gboolean
fit_cb (gpointer grid)
{
  ZhImportGrid *self = grid;

  self->fitting = 0;
  zh_column_widths_distribute (self->widths, gtk_widget_get_width (GTK_WIDGET (self)));
  return G_SOURCE_REMOVE;
}

static void
fit_soon (ZhImportGrid *self)
{
  if (self->fitting == 0)
    self->fitting = g_idle_add_full (G_PRIORITY_HIGH_IDLE, fit_cb, self, NULL);
}

static void
zh_import_grid_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  GTK_WIDGET_CLASS (zh_import_grid_parent_class)->size_allocate (widget, width, height, baseline);
  fit_soon (ZH_IMPORT_GRID (widget));
}

static void
ask_for_room (ZhImportGrid *self,
              ZhImportRow  *row)
{
  zh_column_widths_want (self->widths, ZH_IMPORT_FAULT, zh_import_row_get_said (row));
  for (int column = 0; column < count_columns (self); column++)
    zh_column_widths_want (self->widths, ZH_IMPORT_LISTED + (guint) column, zh_import_row_get_text (row, column));
}

/* The cursor: a row is chosen, a column of it marked. */

static void
mark_cell_cb (GtkWidget *cell,
              int        column,
              gpointer   data)
{
  ZhImportGrid *self = data;
  gboolean      is_here = column == ZH_IMPORT_LISTED + self->cursor && zh_import_cells_get_row (cell) == get_selected (self);

  if (is_here)
    gtk_widget_add_css_class (cell, "cell-cursor");
  else
    gtk_widget_remove_css_class (cell, "cell-cursor");
}

/* No cell has a focus of its own: a screen reader hears of it as the name of its row. */
static void
name_row (ZhImportGrid *self,
          char         *label)
{
  ZhImportRow *row = get_selected (self);
  GtkWidget   *tick = row != NULL ? zh_import_cells_find (self->view, row, ZH_IMPORT_TICK) : NULL;

  if (tick != NULL)
    zh_column_inside_name_row (tick, label);
  g_free (label);
}

static void
show_cursor (ZhImportGrid *self)
{
  if (self->draft == NULL)
    return;
  zh_import_cells_for_each (self->view, mark_cell_cb, self);
  g_signal_emit_by_name (self, "moved");
}

static void
row_selected_cb (ZhImportGrid *self)
{
  if (get_selected (self) != NULL)
    name_row (self, zh_import_row_format_label (get_selected (self)));
  show_cursor (self);
}

static void
move_cursor (ZhImportGrid *self,
             int           column)
{
  self->cursor = CLAMP (column, 0, count_columns (self) - 1);
  show_cursor (self);
  if (get_selected (self) != NULL)
    name_row (self, zh_import_row_format_cell_label (get_selected (self), self->cursor));
}

static void
select_position (ZhImportGrid *self,
                 guint         position)
{
  gtk_single_selection_set_selected (self->selection, position);
  zh_column_inside_scroll_to (self->view, position);
}

gboolean
zh_import_grid_go_to_fault (ZhImportGrid *self,
                            int           step)
{
  int n = (int) g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  int from = (int) gtk_single_selection_get_selected (self->selection);

  for (int i = 1; i <= n; i++)
    {
      int          position = ((from + step * i) % n + n) % n;
      ZhImportRow *row = get_row (self, (guint) position);
      int          column = zh_import_row_find_fault (row);

      if (column < 0)
        continue;
      select_position (self, (guint) position);
      zh_import_grid_take_focus (self);
      move_cursor (self, column);
      return TRUE;
    }
  return FALSE;
}

char *
zh_import_grid_format_said (ZhImportGrid *self)
{
  ZhImportRow *row = get_selected (self);

  return row != NULL ? zh_import_row_format_said (row) : g_strdup ("");
}

void
zh_import_grid_take_focus (ZhImportGrid *self)
{
  ZhImportRow *row = get_selected (self);
  GtkWidget   *tick = row != NULL ? zh_import_cells_find (self->view, row, ZH_IMPORT_TICK) : NULL;

  gtk_widget_grab_focus (tick != NULL ? zh_column_inside_get_row (tick) : zh_column_inside_get_list (self->view));
}

/* What is done with a row or a cell */

static void
leave_out_action (ZhImportGrid *self)
{
  ZhImportRow *row = get_selected (self);

  if (row == NULL)
    return;
  zh_entry_table_set_left_out (self->draft->table, zh_import_row_get_index (row), !zh_import_row_is_left_out (row));
  g_signal_emit_by_name (self, "changed");
}

static void
mended_cb (ZhImportGrid       *self,
           const char         *text,
           ZhImportCellEditor *editor)
{
  ZhImportRow *row = get_selected (self);

  zh_entry_table_set_cell (self->draft->table, zh_import_row_get_index (row), self->cursor, text);
  g_signal_emit_by_name (self, "changed");
  ask_for_room (self, row);
  fit_soon (self);
}

static void
mend_action (ZhImportGrid *self)
{
  ZhImportRow    *row = get_selected (self);
  GtkWidget      *cell = row != NULL ? zh_import_cells_find (self->view, row, ZH_IMPORT_LISTED + self->cursor) : NULL;
  graphene_rect_t bounds;
  GdkRectangle    area;

  if (cell == NULL || !gtk_widget_compute_bounds (cell, GTK_WIDGET (self), &bounds))
    return;
  area = (GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width, (int) bounds.size.height };
  g_set_weak_pointer (&self->editor, GTK_WIDGET (zh_import_cell_editor_open (GTK_WIDGET (self), &area, self->draft->table, zh_import_row_get_index (row), self->cursor)));
  g_signal_connect_object (self->editor, "mended", G_CALLBACK (mended_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->editor, "closed", G_CALLBACK (zh_import_grid_take_focus), self, G_CONNECT_SWAPPED);
}

static void
next_fault_action (ZhImportGrid *self)
{
  zh_import_grid_go_to_fault (self, 1);
}

static void
previous_fault_action (ZhImportGrid *self)
{
  zh_import_grid_go_to_fault (self, -1);
}

static void
sort_by_action (GtkWidget  *grid,
                const char *name,
                GVariant   *parameter)
{
  ZhImportGrid *self = ZH_IMPORT_GRID (grid);
  int           index = g_variant_get_int32 (parameter);

  gtk_column_view_sort_by_column (self->view, index >= 0 && index < (int) self->columns->len ? g_ptr_array_index (self->columns, (guint) index) : NULL,
                                  GTK_SORT_ASCENDING);
}

/* Only while a row has the focus: what is chosen over a column has keys of its own. */
static gboolean
key_pressed_cb (ZhImportGrid   *self,
                guint           keyval,
                guint           keycode,
                GdkModifierType state)
{
  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_Left:
      move_cursor (self, self->cursor - 1);
      return TRUE;
    case GDK_KEY_Right:
      move_cursor (self, self->cursor + 1);
      return TRUE;
    case GDK_KEY_space:
    case GDK_KEY_Delete:
      leave_out_action (self);
      return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_F2:
      mend_action (self);
      return TRUE;
    default:
      return FALSE;
    }
}

/* The menu: the keyboard's way to the headings */

static void
pop_up_menu (ZhImportGrid *self,
             double        x,
             double        y)
{
  g_autoptr (GMenuModel) menu = zh_import_columns_new_menu (self->columns, get_selected (self));

  if (self->menu == NULL)
    {
      self->menu = gtk_popover_menu_new_from_model (NULL);
      gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
      gtk_widget_set_halign (self->menu, GTK_ALIGN_START);
      gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
      g_signal_connect_object (self->menu, "closed", G_CALLBACK (zh_import_grid_take_focus), self, G_CONNECT_SWAPPED);
    }
  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->menu), menu);
  zh_menu_place_popup (GTK_POPOVER (self->menu), &(GdkRectangle){ (int) x, (int) y, 1, 1 });
}

static void
menu_action (GtkWidget  *grid,
             const char *name,
             GVariant   *parameter)
{
  pop_up_menu (ZH_IMPORT_GRID (grid), gtk_widget_get_width (grid) / 4, 48);
}

/* The pointer */

static gboolean
take_cell_at (ZhImportGrid *self,
              double        x,
              double        y)
{
  GtkWidget   *cell = zh_import_cells_pick (GTK_WIDGET (self), x, y);
  ZhImportRow *row = cell != NULL ? zh_import_cells_get_row (cell) : NULL;
  guint        n = g_list_model_get_n_items (G_LIST_MODEL (self->selection));

  for (guint i = 0; row != NULL && i < n; i++)
    if (get_row (self, i) == row)
      gtk_single_selection_set_selected (self->selection, i);
  if (row == NULL || zh_import_cells_get_column (cell) < ZH_IMPORT_LISTED)
    return FALSE;
  move_cursor (self, zh_import_cells_get_column (cell) - ZH_IMPORT_LISTED);
  return TRUE;
}

static void
pressed_cb (ZhImportGrid *self,
            int           n_press,
            double        x,
            double        y)
{
  if (take_cell_at (self, x, y) && n_press == 2)
    mend_action (self);
}

static void
right_pressed_cb (ZhImportGrid *self,
                  int           n_press,
                  double        x,
                  double        y)
{
  take_cell_at (self, x, y);
  pop_up_menu (self, x, y);
}

/* Columns */

static void
meaning_changed_cb (ZhImportGrid *self,
                    GParamSpec   *pspec,
                    GtkDropDown  *meaning)
{
  guint column;

  if (self->filling || !g_ptr_array_find (self->meanings, meaning, &column))
    return;
  zh_entry_table_set_column (self->draft->table, (int) column, (ZhListColumn) gtk_drop_down_get_selected (meaning));
  g_signal_emit_by_name (self, "changed");
}

static void
ticked_cb (gpointer     grid,
           ZhImportRow *row)
{
  ZhImportGrid *self = grid;

  zh_entry_table_set_left_out (self->draft->table, zh_import_row_get_index (row), !zh_import_row_is_left_out (row));
  g_signal_emit_by_name (self, "changed");
}

static void
add_column (ZhImportGrid *self,
            int           column,
            const char   *title,
            int           usual_chars)
{
  static const ZhImportCellCalls calls = { ticked_cb, mark_cell_cb };
  GtkListItemFactory            *factory = zh_import_cells_new (self->widths, self->draft->table, column, &calls, self);
  GtkColumnViewColumn           *made = zh_import_columns_new (column, title, factory);
  int                            least_chars = zh_import_columns_get_least_chars (self->draft->table, column);

  zh_column_widths_add (self->widths, made, least_chars, usual_chars, least_chars);
  gtk_column_view_append_column (self->view, made);
  g_ptr_array_add (self->columns, made);
}

static void
add_listed_column (ZhImportGrid *self,
                   int           column)
{
  const char      *heading = zh_entry_table_get_heading (self->draft->table, column);
  g_autofree char *number = g_strdup_printf ("%d", column + 1);
  GtkWidget       *meaning = zh_import_columns_new_meaning (self->draft->table, column);

  g_signal_connect_object (meaning, "notify::selected", G_CALLBACK (meaning_changed_cb), self, G_CONNECT_SWAPPED);
  add_column (self, ZH_IMPORT_LISTED + column, *heading != '\0' ? heading : number, USUAL_CHARS);
  zh_column_inside_put_under_title (self->view, ZH_IMPORT_LISTED + (guint) column, meaning);
  zh_column_inside_set_tooltip (self->view, ZH_IMPORT_LISTED + (guint) column, *heading != '\0' ? heading : NULL);
  g_ptr_array_add (self->meanings, meaning);
}

static void
clear_columns (ZhImportGrid *self)
{
  for (guint i = 0; i < self->columns->len; i++)
    gtk_column_view_remove_column (self->view, g_ptr_array_index (self->columns, i));
  g_ptr_array_set_size (self->columns, 0);
  g_ptr_array_set_size (self->meanings, 0);
  zh_column_widths_clear (self->widths);
}

static void
show_meanings (ZhImportGrid *self)
{
  self->filling = TRUE;
  for (guint i = 0; i < self->meanings->len; i++)
    {
      ZhListColumn meaning = zh_entry_table_get_column (self->draft->table, (int) i);

      gtk_drop_down_set_selected (g_ptr_array_index (self->meanings, i), meaning);
      gtk_widget_set_tooltip_text (g_ptr_array_index (self->meanings, i), zh_list_column_get_name (meaning, zh_language_get_screen ()));
    }
  self->filling = FALSE;
}

static void
share_problems (ZhImportGrid *self)
{
  guint    n_rows = g_list_model_get_n_items (G_LIST_MODEL (self->store));
  gboolean any = zh_import_row_share (G_LIST_MODEL (self->store), zh_import_draft_get_problems (self->draft));

  for (guint i = 0; i < n_rows; i++)
    {
      g_autoptr (ZhImportRow) row = g_list_model_get_item (G_LIST_MODEL (self->store), i);

      zh_column_widths_want (self->widths, ZH_IMPORT_FAULT, zh_import_row_get_said (row));
    }
  gtk_column_view_column_set_visible (g_ptr_array_index (self->columns, ZH_IMPORT_FAULT), any);
  zh_column_widths_renew (self->widths);
  fit_soon (self);
}

void
zh_import_grid_set_draft (ZhImportGrid  *self,
                          ZhImportDraft *draft)
{
  static const ZhColumn own[ZH_IMPORT_LISTED] = { ZH_COL_TAKEN, ZH_COL_LINE, ZH_COL_FAULT };
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_if_fail (ZH_IS_IMPORT_GRID (self));

  self->draft = draft;
  g_list_store_remove_all (self->store);
  clear_columns (self);
  for (int column = 0; column < ZH_IMPORT_LISTED; column++)
    add_column (self, column, zh_column_get_title (own[column], zh_language_get_screen ()), column == ZH_IMPORT_FAULT ? USUAL_FAULT_CHARS : 5);
  for (int column = 0; column < count_columns (self); column++)
    add_listed_column (self, column);
  show_meanings (self);
  for (int row = 0; row < zh_entry_table_get_n_rows (draft->table); row++)
    {
      g_ptr_array_add (rows, zh_import_row_new (draft->table, row));
      ask_for_room (self, g_ptr_array_index (rows, row));
    }
  self->cursor = 0;
  g_list_store_splice (self->store, 0, 0, rows->pdata, rows->len);
  share_problems (self);
  show_cursor (self);
}

void
zh_import_grid_renew (ZhImportGrid *self)
{
  g_return_if_fail (ZH_IS_IMPORT_GRID (self));

  show_meanings (self);
  share_problems (self);
  g_signal_emit_by_name (self, "moved");
}

static gboolean
row_passes (gpointer item,
            gpointer user_data)
{
  ZhImportGrid *self = user_data;

  return *self->needle == '\0' || zh_import_row_matches (item, self->needle);
}

void
zh_import_grid_set_filter (ZhImportGrid *self,
                           const char   *text)
{
  g_return_if_fail (ZH_IS_IMPORT_GRID (self));

  g_free (self->needle);
  self->needle = g_utf8_casefold (text, -1);
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
}

static void
zh_import_grid_dispose (GObject *object)
{
  ZhImportGrid *self = ZH_IMPORT_GRID (object);

  /* rows that go away are no news */
  self->draft = NULL;
  g_clear_handle_id (&self->fitting, g_source_remove);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  if (self->editor != NULL && gtk_widget_get_parent (self->editor) == GTK_WIDGET (self))
    gtk_widget_unparent (self->editor);
  g_clear_weak_pointer (&self->editor);
  G_OBJECT_CLASS (zh_import_grid_parent_class)->dispose (object);
  g_clear_object (&self->store);
}

static void
zh_import_grid_class_init (ZhImportGridClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = zh_import_grid_dispose;
  widget_class->size_allocate = zh_import_grid_size_allocate;
  ZH_FINALIZES (class, ZhImportGrid, g_free, needle);
  ZH_FINALIZES (class, ZhImportGrid, g_ptr_array_unref, columns, meanings);
  ZH_FINALIZES (class, ZhImportGrid, zh_column_widths_free, widths);
  ZH_ACTION (class, "grid.mend", mend_action);
  ZH_ACTION (class, "grid.leave-out", leave_out_action);
  ZH_ACTION (class, "grid.next-fault", next_fault_action);
  ZH_ACTION (class, "grid.previous-fault", previous_fault_action);
  gtk_widget_class_install_action (widget_class, "grid.sort-by", "i", sort_by_action);
  gtk_widget_class_install_action (widget_class, "grid.menu", NULL, menu_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "grid.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "grid.menu", NULL);
  ZH_SIGNAL (class, "changed", 0);
  ZH_SIGNAL (class, "moved", 0);
}

static void
make_models (ZhImportGrid *self)
{
  GtkFilterListModel *filtered;

  self->store = g_list_store_new (ZH_TYPE_IMPORT_ROW);
  self->filter = gtk_custom_filter_new (row_passes, self, NULL);
  filtered = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->store)), GTK_FILTER (self->filter));
  self->sorted = gtk_sort_list_model_new (G_LIST_MODEL (filtered), NULL);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (self->sorted));
  self->view = GTK_COLUMN_VIEW (gtk_column_view_new (GTK_SELECTION_MODEL (self->selection)));
  gtk_sort_list_model_set_sorter (self->sorted, gtk_column_view_get_sorter (self->view));
}

static void
zh_import_grid_init (ZhImportGrid *self)
{
  GtkWidget          *scrolled = gtk_scrolled_window_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->needle = g_strdup ("");
  self->columns = g_ptr_array_new_with_free_func (g_object_unref);
  self->meanings = g_ptr_array_new ();
  make_models (self);
  self->widths = zh_column_widths_new (self->view);
  gtk_column_view_set_reorderable (self->view, FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self->view), "records");
  gtk_widget_add_css_class (GTK_WIDGET (self->view), "data-table");
  zh_column_inside_set_label (self->view, _ ("The list"));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->view));
  gtk_widget_set_vexpand (scrolled, TRUE);
  adw_bin_set_child (ADW_BIN (self), scrolled);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  zh_widget_listen (zh_column_inside_get_list (self->view), keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  zh_widget_listen (GTK_WIDGET (self), gtk_gesture_click_new (), "pressed", G_CALLBACK (pressed_cb), self);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (zh_widget_listen (GTK_WIDGET (self), gtk_gesture_click_new (), "pressed", G_CALLBACK (right_pressed_cb), self)),
                                 GDK_BUTTON_SECONDARY);
  g_signal_connect_object (self->selection, "notify::selected-item", G_CALLBACK (row_selected_cb), self, G_CONNECT_SWAPPED);
}
