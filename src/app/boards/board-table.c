#include "config.h"

#include "board-table.h"

#include <glib/gi18n.h>

#include "column-inside.h"
#include "column-title.h"
#include "match-headings.h"
#include "tooltip.h"

/* Longer names may be cut off, and are said in full by a tooltip. */
#define LONG_NAME 28

typedef enum
{
  COLUMN_BOARD,
  COLUMN_WHITE_POINTS,
  COLUMN_WHITE_NUMBER,
  COLUMN_WHITE,
  COLUMN_RESULT,
  COLUMN_BLACK,
  COLUMN_BLACK_NUMBER,
  COLUMN_BLACK_POINTS,
  COLUMN_FLAGS,
  N_COLUMNS,
} Column;

struct _ZhBoardTable
{
  ZhBin parent_instance;

  GtkColumnView *view;
  ZhBoardList   *list;
  GHashTable    *cells; /* ZhBoardRow → its first cell, for rows that have widgets; both unowned */
};

G_DEFINE_FINAL_TYPE (ZhBoardTable, zh_board_table, ZH_TYPE_BIN)

/* What is known of a column without looking at a row. */
static const struct
{
  ZhColumn column;
  int      min_chars;
  int      n_chars;
  gboolean expand;
} columns[N_COLUMNS] = {
  [COLUMN_BOARD] = { ZH_COL_BOARD, 4, 4, FALSE },
  [COLUMN_WHITE_POINTS] = { ZH_COL_WHITE_POINTS, 3, 4, FALSE },
  [COLUMN_WHITE_NUMBER] = { ZH_COL_WHITE_NUMBER, 3, 3, FALSE },
  [COLUMN_WHITE] = { ZH_COL_WHITE, 11, 30, TRUE },
  [COLUMN_RESULT] = { ZH_COL_RESULT, 7, 9, FALSE },
  [COLUMN_BLACK] = { ZH_COL_BLACK, 11, 30, TRUE },
  [COLUMN_BLACK_NUMBER] = { ZH_COL_BLACK_NUMBER, 3, 3, FALSE },
  [COLUMN_BLACK_POINTS] = { ZH_COL_BLACK_POINTS, 3, 4, FALSE },
  [COLUMN_FLAGS] = { ZH_COL_MARKS, 5, 7, FALSE },
};

static char *
format_player (const ZhBoardSide *side)
{
  if (*side->title == '\0')
    return g_strdup (side->name);
  return g_strdup_printf ("%s %s", side->title, side->name);
}

static char *
format_cell (ZhBoardRow *row,
             Column      column)
{
  const ZhBoardSide *white = zh_board_row_get_side (row, ZH_COLOUR_WHITE);
  const ZhBoardSide *black = zh_board_row_get_side (row, ZH_COLOUR_BLACK);

  switch (column)
    {
    case COLUMN_BOARD:
      return g_strdup (zh_board_row_get_board (row));
    case COLUMN_WHITE_POINTS:
      return g_strdup (white->points);
    case COLUMN_WHITE_NUMBER:
      return zh_column_format_number (white->number);
    case COLUMN_WHITE:
      return format_player (white);
    case COLUMN_RESULT:
      return g_strdup (zh_board_row_get_result_text (row));
    case COLUMN_BLACK:
      return format_player (black);
    case COLUMN_BLACK_NUMBER:
      return zh_column_format_number (black->number);
    case COLUMN_BLACK_POINTS:
      return g_strdup (black->points);
    case COLUMN_FLAGS:
      return zh_board_flags_format (zh_board_row_get_flags (row));
    case N_COLUMNS:
      break;
    }
  g_assert_not_reached ();
}

static const char *
get_state_class (ZhBoardState state)
{
  switch (state)
    {
    case ZH_BOARD_OPEN:
      return "board-open";
    case ZH_BOARD_PLAYED:
      return "board-played";
    case ZH_BOARD_FORFEIT:
      return "board-forfeit";
    case ZH_BOARD_ADJOURNED:
      return "board-adjourned";
    case ZH_BOARD_BYE:
      return "board-bye";
    }
  g_assert_not_reached ();
}

/* The state is said by the text of the result; the class only makes it quicker to see. */
static void
set_state_class (GtkWidget  *widget,
                 ZhBoardRow *row)
{
  for (ZhBoardState state = ZH_BOARD_OPEN; state <= ZH_BOARD_BYE; state++)
    if (state == zh_board_row_get_state (row))
      gtk_widget_add_css_class (widget, get_state_class (state));
    else
      gtk_widget_remove_css_class (widget, get_state_class (state));
}

/* Who does not play has no colour. */
static void
show_colour (GtkWidget *child,
             Column     column,
             gboolean   has_colour)
{
  const char *style_class = column == COLUMN_WHITE ? "player-white" : "player-black";

  if (has_colour)
    gtk_widget_add_css_class (child, style_class);
  else
    gtk_widget_remove_css_class (child, style_class);
}

static void
fill_cell (GtkWidget  *child,
           ZhBoardRow *row)
{
  Column           column = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (child), "column"));
  g_autofree char *text = format_cell (row, column);
  GtkWidget       *row_widget;

  gtk_inscription_set_text (GTK_INSCRIPTION (child), text);
  if (column == COLUMN_WHITE || column == COLUMN_BLACK)
    show_colour (child, column, zh_board_row_get_state (row) != ZH_BOARD_BYE);
  if (column == COLUMN_WHITE || column == COLUMN_BLACK)
    zh_tooltip_set (child, g_utf8_strlen (text, -1) > LONG_NAME ? text : NULL);
  if (column == COLUMN_FLAGS)
    {
      g_autofree char *said = zh_board_flags_format_spoken (zh_board_row_get_flags (row));

      zh_tooltip_set (child, *said != '\0' ? said + 2 : NULL);
    }
  if (column != COLUMN_RESULT)
    return;

  set_state_class (child, row);
  row_widget = zh_column_inside_get_row (child);
  if (row_widget != NULL)
    {
      g_autofree char *label = zh_board_row_format_label_in_list (row);

      zh_match_headings_mark (row_widget, row);
      zh_column_inside_name_row (child, label);
    }
}

static void
row_changed_cb (GtkWidget  *child,
                ZhBoardRow *row)
{
  fill_cell (child, row);
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item,
          gpointer                  user_data)
{
  Column     column = GPOINTER_TO_INT (user_data);
  GtkWidget *child = gtk_inscription_new (NULL);

  g_object_set_data (G_OBJECT (child), "column", user_data);
  gtk_inscription_set_xalign (GTK_INSCRIPTION (child), zh_column_title_get_xalign (columns[column].column));
  gtk_inscription_set_min_chars (GTK_INSCRIPTION (child), columns[column].min_chars);
  gtk_inscription_set_nat_chars (GTK_INSCRIPTION (child), columns[column].n_chars);
  gtk_inscription_set_text_overflow (GTK_INSCRIPTION (child), GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END);
  gtk_widget_add_css_class (child, "numeric");
  if (column == COLUMN_RESULT)
    gtk_widget_add_css_class (child, "board-result");
  gtk_list_item_set_child (item, child);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item,
         ZhBoardTable             *self)
{
  GtkWidget  *child = gtk_list_item_get_child (item);
  ZhBoardRow *row = gtk_list_item_get_item (item);

  g_signal_connect_swapped (row, "changed", G_CALLBACK (row_changed_cb), child);
  if (GPOINTER_TO_INT (g_object_get_data (G_OBJECT (child), "column")) == COLUMN_RESULT)
    g_hash_table_insert (self->cells, row, child);
  fill_cell (child, row);
}

static void
unbind_cb (GtkSignalListItemFactory *factory,
           GtkListItem              *item,
           ZhBoardTable             *self)
{
  GtkWidget  *child = gtk_list_item_get_child (item);
  ZhBoardRow *row = gtk_list_item_get_item (item);

  g_signal_handlers_disconnect_by_func (row, row_changed_cb, child);
  if (self->cells != NULL && g_hash_table_lookup (self->cells, row) == child)
    g_hash_table_remove (self->cells, row);
}

/* Sorting */

static int
compare_numbers (int a,
                 int b)
{
  return (a > b) - (a < b);
}

/* Sums of points go down, as in any table of them. */
static int
compare_column (ZhBoardRow *a,
                ZhBoardRow *b,
                Column      column)
{
  const ZhBoardSide *white_a = zh_board_row_get_side (a, ZH_COLOUR_WHITE);
  const ZhBoardSide *white_b = zh_board_row_get_side (b, ZH_COLOUR_WHITE);
  const ZhBoardSide *black_a = zh_board_row_get_side (a, ZH_COLOUR_BLACK);
  const ZhBoardSide *black_b = zh_board_row_get_side (b, ZH_COLOUR_BLACK);

  switch (column)
    {
    case COLUMN_WHITE_POINTS:
      return compare_numbers (white_b->score, white_a->score);
    case COLUMN_WHITE_NUMBER:
      return compare_numbers (white_a->number, white_b->number);
    case COLUMN_WHITE:
      return zh_language_compare (zh_language_get_screen (), white_a->name, white_b->name);
    case COLUMN_RESULT:
      return g_strcmp0 (zh_board_row_get_result_text (a), zh_board_row_get_result_text (b));
    case COLUMN_BLACK:
      return zh_language_compare (zh_language_get_screen (), black_a->name, black_b->name);
    case COLUMN_BLACK_NUMBER:
      return compare_numbers (black_a->number, black_b->number);
    case COLUMN_BLACK_POINTS:
      return compare_numbers (black_b->score, black_a->score);
    case COLUMN_FLAGS:
    case COLUMN_BOARD:
    case N_COLUMNS:
      return 0;
    }
  g_assert_not_reached ();
}

/* What is equal stays in the order of the boards. */
static int
compare_rows (gconstpointer a,
              gconstpointer b,
              gpointer      column)
{
  ZhBoardRow *row_a = (ZhBoardRow *) a;
  ZhBoardRow *row_b = (ZhBoardRow *) b;
  int         order = compare_column (row_a, row_b, GPOINTER_TO_UINT (column));

  if (order == 0)
    order = compare_numbers (zh_board_row_get_pairing (row_a)->number, zh_board_row_get_pairing (row_b)->number);
  return order != 0 ? order : compare_numbers (zh_board_row_get_game_index (row_a), zh_board_row_get_game_index (row_b));
}

/* Another place, or the hall, has the boards in their own order. */
static void
unmap_cb (ZhBoardTable *self)
{
  gtk_column_view_sort_by_column (self->view, NULL, GTK_SORT_ASCENDING);
}

static void
add_column (ZhBoardTable *self,
            Column        column)
{
  GtkListItemFactory  *factory = gtk_signal_list_item_factory_new ();
  const char          *title = zh_column_title_choose (columns[column].column, columns[column].n_chars);
  GtkColumnViewColumn *made = gtk_column_view_column_new (title, factory);

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), GINT_TO_POINTER (column));
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, 0);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, 0);
  gtk_column_view_column_set_expand (made, columns[column].expand);
  if (column != COLUMN_FLAGS)
    {
      g_autoptr (GtkSorter) sorter = GTK_SORTER (gtk_custom_sorter_new (compare_rows, GUINT_TO_POINTER (column), NULL));

      gtk_column_view_column_set_sorter (made, sorter);
    }
  gtk_column_view_append_column (self->view, made);
  zh_column_title_dress (self->view, column, zh_column_title_get_xalign (columns[column].column),
                         zh_column_get_name (columns[column].column, zh_language_get_screen ()));
  g_object_unref (made);
}

static GtkWidget *
find_cursor_widget (ZhBoardTable *self)
{
  ZhBoardRow *cursor = self->list != NULL ? zh_board_list_get_cursor (self->list) : NULL;
  GtkWidget  *cell = cursor != NULL ? g_hash_table_lookup (self->cells, cursor) : NULL;

  return cell != NULL ? zh_column_inside_get_row (cell) : NULL;
}

/* Headings stand in the room that style.css keeps above the first row of a match. */
static void
zh_board_table_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  ZhBoardTable   *self = ZH_BOARD_TABLE (widget);
  GtkWidget      *rows = zh_column_inside_get_list (self->view);
  graphene_rect_t area;
  GHashTableIter  iter;
  gpointer        row;
  gpointer        cell;

  GTK_WIDGET_CLASS (zh_board_table_parent_class)->snapshot (widget, snapshot);
  if (self->list == NULL || !zh_board_list_has_matches (self->list) || !gtk_widget_compute_bounds (rows, widget, &area))
    return;
  gtk_snapshot_push_clip (snapshot, &area);
  g_hash_table_iter_init (&iter, self->cells);
  /* a row out of sight is not mapped, and stands where it was last in sight */
  while (g_hash_table_iter_next (&iter, &row, &cell))
    if (zh_board_row_get_heading (row) != NULL && gtk_widget_get_mapped (cell))
      zh_match_headings_draw (widget, snapshot, &area, zh_column_inside_get_row (cell), gtk_widget_get_parent (cell), zh_board_row_get_heading (row));
  gtk_snapshot_pop (snapshot);
}

static void
zh_board_table_class_init (ZhBoardTableClass *class)
{
  GTK_WIDGET_CLASS (class)->snapshot = zh_board_table_snapshot;
  ZH_DISPOSES (class, ZhBoardTable, g_hash_table_unref, cells);
  ZH_DISPOSES (class, ZhBoardTable, g_object_unref, list);
}

static void
zh_board_table_init (ZhBoardTable *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->cells = g_hash_table_new (NULL, NULL);
  self->view = GTK_COLUMN_VIEW (gtk_column_view_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->view), "boards");
  for (Column column = 0; column < N_COLUMNS; column++)
    add_column (self, column);
  zh_column_inside_set_label (self->view, _ ("Boards"));
  g_signal_connect_object (self->view, "unmap", G_CALLBACK (unmap_cb), self, G_CONNECT_SWAPPED);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->view));
  gtk_widget_set_vexpand (scrolled, TRUE);
  adw_bin_set_child (ADW_BIN (self), scrolled);
}

void
zh_board_table_set_list (ZhBoardTable *self,
                         ZhBoardList  *list)
{
  g_return_if_fail (ZH_IS_BOARD_TABLE (self));
  g_return_if_fail (self->list == NULL);

  self->list = g_object_ref (list);
  zh_board_list_set_sorter (list, gtk_column_view_get_sorter (self->view));
  gtk_column_view_set_model (self->view, GTK_SELECTION_MODEL (zh_board_list_get_selection (list)));
}

static gboolean
has_focus (ZhBoardTable *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

void
zh_board_table_reveal_cursor (ZhBoardTable *self)
{
  guint position;

  g_return_if_fail (ZH_IS_BOARD_TABLE (self));

  position = gtk_single_selection_get_selected (zh_board_list_get_selection (self->list));
  if (position == GTK_INVALID_LIST_POSITION)
    return;
  zh_column_inside_scroll_to (self->view, position);
  if (has_focus (self))
    zh_board_table_take_focus (self);
}

void
zh_board_table_take_focus (ZhBoardTable *self)
{
  GtkWidget *row;

  g_return_if_fail (ZH_IS_BOARD_TABLE (self));

  row = find_cursor_widget (self);
  gtk_widget_grab_focus (row != NULL ? row : GTK_WIDGET (self->view));
}

ZhBoardRow *
zh_board_table_get_row_at (ZhBoardTable *self,
                           double        x,
                           double        y)
{
  GtkWidget     *picked;
  GHashTableIter iter;
  gpointer       row;
  gpointer       cell;

  g_return_val_if_fail (ZH_IS_BOARD_TABLE (self), NULL);

  picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  if (picked == NULL)
    return NULL;
  g_hash_table_iter_init (&iter, self->cells);
  while (g_hash_table_iter_next (&iter, &row, &cell))
    if (picked == zh_column_inside_get_row (cell) || gtk_widget_is_ancestor (picked, zh_column_inside_get_row (cell)))
      return row;
  return NULL;
}

gboolean
zh_board_table_get_cursor_area (ZhBoardTable *self,
                                GdkRectangle *area)
{
  GtkWidget      *row;
  graphene_rect_t bounds;

  g_return_val_if_fail (ZH_IS_BOARD_TABLE (self), FALSE);

  row = find_cursor_widget (self);
  if (row == NULL || !gtk_widget_compute_bounds (row, GTK_WIDGET (self), &bounds))
    return FALSE;
  *area = (GdkRectangle){ bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height };
  return TRUE;
}
