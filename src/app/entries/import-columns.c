#include "config.h"

#include "import-columns.h"

#include <glib/gi18n.h>

#include "import-cells.h"
#include "menu-place.h"
#include "named-items.h"
#include "text-lines.h"

GtkWidget *
zh_import_columns_new_meaning (const ZhEntryTable *table,
                               int                 column)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autofree char *said = g_strdup_printf (_ ("Column %d is"), column + 1);
  GtkWidget       *meaning;

  for (int i = 0; i < zh_list_count_columns (); i++)
    gtk_string_list_append (names, zh_list_column_get_name ((ZhListColumn) i, zh_language_get_screen ()));
  meaning = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (meaning), zh_entry_table_get_column (table, column));
  zh_named_items_set_up (meaning, said);
  return meaning;
}

void
zh_import_columns_show_meanings (GPtrArray          *meanings,
                                 const ZhEntryTable *table)
{
  for (guint i = 0; i < meanings->len; i++)
    {
      ZhListColumn meaning = zh_entry_table_get_column (table, (int) i);

      gtk_drop_down_set_selected (g_ptr_array_index (meanings, i), meaning);
      gtk_widget_set_tooltip_text (g_ptr_array_index (meanings, i), zh_list_column_get_name (meaning, zh_language_get_screen ()));
    }
}

static int
compare_texts (const char *a,
               const char *b)
{
  gint64 first;
  gint64 second;

  if (zh_text_parse_int (a, 0, G_MAXINT, &first) && zh_text_parse_int (b, 0, G_MAXINT, &second))
    return (first > second) - (first < second);
  return zh_language_compare (zh_language_get_screen (), a, b);
}

/* What is equal stays in the order of the list; rows with faults come before those without. */
static int
compare_rows (gconstpointer a,
              gconstpointer b,
              gpointer      column)
{
  ZhImportRow *first = (ZhImportRow *) a;
  ZhImportRow *second = (ZhImportRow *) b;
  int          index = GPOINTER_TO_INT (column);
  int          order = 0;

  if (index == ZH_IMPORT_FAULT)
    order = (zh_import_row_count_faults (first) == 0) - (zh_import_row_count_faults (second) == 0);
  else if (index == ZH_IMPORT_TICK)
    order = zh_import_row_is_left_out (second) - zh_import_row_is_left_out (first);
  else if (index >= ZH_IMPORT_LISTED)
    order = compare_texts (zh_import_row_get_text (first, index - ZH_IMPORT_LISTED), zh_import_row_get_text (second, index - ZH_IMPORT_LISTED));
  return order != 0 ? order : zh_import_row_get_index (first) - zh_import_row_get_index (second);
}

GtkColumnViewColumn *
zh_import_columns_new (int                 column,
                       const char         *title,
                       GtkListItemFactory *factory)
{
  GtkColumnViewColumn *made = gtk_column_view_column_new (title, factory);
  g_autoptr (GtkSorter) sorter = GTK_SORTER (gtk_custom_sorter_new (compare_rows, GINT_TO_POINTER (column), NULL));

  gtk_column_view_column_set_resizable (made, column >= ZH_IMPORT_FAULT);
  gtk_column_view_column_set_expand (made, column >= ZH_IMPORT_FAULT);
  gtk_column_view_column_set_sorter (made, sorter);
  return made;
}

static GMenuModel *
new_menu (GPtrArray   *columns,
          ZhImportRow *row)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) acts = g_menu_new ();
  g_autoptr (GMenu) sort = g_menu_new ();

  g_menu_append (acts, _ ("_Mend the Cell"), "grid.mend");
  g_menu_append (acts, row != NULL && zh_import_row_is_left_out (row) ? _ ("_Take the Row After All") : _ ("_Leave the Row Out"), "grid.leave-out");
  g_menu_append (acts, _ ("_Next Fault"), "grid.next-fault");
  g_menu_append (sort, _ ("In Its Own Order"), "grid.sort-by(-1)");
  for (guint i = ZH_IMPORT_FAULT; i < columns->len; i++)
    {
      g_autofree char *label = g_strdup_printf (_ ("By “%s”"), gtk_column_view_column_get_title (g_ptr_array_index (columns, i)));
      g_autofree char *action = g_strdup_printf ("grid.sort-by(%u)", i);

      g_menu_append (sort, label, action);
    }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (acts));
  g_menu_append_submenu (menu, _ ("_Sort"), G_MENU_MODEL (sort));
  return G_MENU_MODEL (menu);
}

GtkWidget *
zh_import_columns_new_popover (GtkWidget *grid)
{
  GtkWidget *popover = gtk_popover_menu_new_from_model (NULL);

  gtk_popover_set_has_arrow (GTK_POPOVER (popover), FALSE);
  gtk_widget_set_halign (popover, GTK_ALIGN_START);
  gtk_widget_set_parent (popover, grid);
  return popover;
}

void
zh_import_columns_pop_up (GtkWidget   *popover,
                          GPtrArray   *columns,
                          ZhImportRow *row,
                          double       x,
                          double       y)
{
  g_autoptr (GMenuModel) menu = new_menu (columns, row);

  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (popover), menu);
  zh_menu_place_popup (GTK_POPOVER (popover), &(GdkRectangle){ (int) x, (int) y, 1, 1 });
}

/* Names and dates are what a list is looked through for. */
int
zh_import_columns_get_least_chars (const ZhEntryTable *table,
                                   int                 column)
{
  if (column == ZH_IMPORT_FAULT)
    return 16;
  if (column < ZH_IMPORT_LISTED)
    return 4;
  switch ((int) zh_entry_table_get_column (table, column - ZH_IMPORT_LISTED))
    {
    case ZH_LIST_FULL_NAME:
      return 22;
    case ZH_LIST_SURNAME:
      return 12;
    case ZH_LIST_BIRTH:
      return 10;
    case ZH_LIST_FIDE_ID:
      return 9;
    default:
      return 6;
    }
}
