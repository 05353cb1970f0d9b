#include "config.h"

#include "sheet-hands.h"

#include <string.h>

#include "hands.h"

void
zh_sheet_present (gpointer sheet,
                  GType    type)
{
  gtk_window_present (GTK_WINDOW (sheet));
  zh_gui_wait_for_window (type);
}

/* The row of a sheet with that title. */
static GtkWidget *
find_row (GtkWidget  *root,
          const char *title)
{
  GtkWidget *found = ADW_IS_PREFERENCES_ROW (root) && strcmp (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (root)), title) == 0 ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_row (child, title);
  return found;
}

GtkWidget *
zh_sheet_get_row (gpointer    sheet,
                  const char *title)
{
  GtkWidget *row = find_row (GTK_WIDGET (sheet), title);

  if (row == NULL)
    g_error ("no row “%s”", title);
  return row;
}

void
zh_sheet_type (gpointer    sheet,
               const char *title,
               const char *text)
{
  zh_hands_type (zh_sheet_get_row (sheet, title), text);
}

void
zh_sheet_choose (gpointer    sheet,
                 const char *title,
                 const char *item)
{
  GtkWidget  *row = zh_sheet_get_row (sheet, title);
  GListModel *model = adw_combo_row_get_model (ADW_COMBO_ROW (row));

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (GtkStringObject) offered = g_list_model_get_item (model, i);

      if (strstr (gtk_string_object_get_string (offered), item) == NULL)
        continue;
      zh_hands_choose (row, i);
      return;
    }
  g_error ("“%s” does not offer “%s”", title, item);
}

void
zh_sheet_choose_item (GtkWidget  *list,
                      const char *item)
{
  GListModel *model = gtk_drop_down_get_model (GTK_DROP_DOWN (list));

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    if (strcmp (gtk_string_list_get_string (GTK_STRING_LIST (model), i), item) == 0)
      {
        zh_hands_choose (list, i);
        return;
      }
  g_error ("the list does not offer “%s”", item);
}

void
zh_sheet_type_text (gpointer    sheet,
                    const char *text)
{
  GtkWidget *view = zh_gui_find (GTK_WIDGET (sheet), GTK_TYPE_TEXT_VIEW);

  g_assert_nonnull (view);
  zh_hands_type (view, text);
}

void
zh_sheet_turn (gpointer    sheet,
               const char *title)
{
  GtkWidget *toggle = zh_gui_find (zh_sheet_get_row (sheet, title), GTK_TYPE_SWITCH);
  gboolean   active = gtk_switch_get_active (GTK_SWITCH (toggle));

  gtk_widget_grab_focus (toggle);
  zh_gui_press ("space");
  zh_gui_wait_until (gtk_switch_get_active (GTK_SWITCH (toggle)) != active);
}
