#include "config.h"

#include "column-title.h"

#include <string.h>

#include "column-inside.h"

const char *
zh_column_title_choose (ZhColumn column,
                        int      n_chars)
{
  const ZhLanguage *language = zh_language_get_screen ();
  const char       *title = zh_column_get_title (column, language);
  const char       *name = zh_column_get_name (column, language);

  return *title != '\0' && g_utf8_strlen (name, -1) <= n_chars ? name : title;
}

float
zh_column_title_get_xalign (ZhColumn column)
{
  switch (zh_column_get_kind (column))
    {
    case ZH_VALUE_NUMBER:
    case ZH_VALUE_DECIMAL:
    case ZH_VALUE_PLACE:
      return 1;
    case ZH_VALUE_RESULT:
      return 0.5;
    case ZH_VALUE_TEXT:
    case ZH_VALUE_CODE:
    case ZH_VALUE_DATE:
    case ZH_VALUE_BLANK:
      return 0;
    }
  g_assert_not_reached ();
}

void
zh_column_title_dress (GtkColumnView *view,
                       guint          index,
                       float          xalign,
                       const char    *name)
{
  g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (gtk_column_view_get_columns (view), index);
  const char *title = gtk_column_view_column_get_title (column);

  zh_column_inside_align_title (view, index, xalign);
  if (*title != '\0' && strcmp (title, name) != 0)
    zh_column_inside_set_tooltip (view, index, name);
}
