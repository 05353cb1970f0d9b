/* What is read from an account, and its words for people and for files. */
#include "config.h"

#include "account.h"

#include <glib/gi18n.h>

#include "csv-cell.h"

gint64
zh_account_find_value (const ZhAccount *self,
                       ZhLetterSide     side,
                       ZhAccountItem    item,
                       gint64           otherwise)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const ZhAccountRow *row = &g_array_index (self->rows, ZhAccountRow, i);

      if (row->side == side && row->item == item)
        return row->value;
    }
  return otherwise;
}

int
zh_account_count_oversteps (const ZhAccount *self,
                            ZhLetterSide     side)
{
  int n = 0;

  for (guint i = 0; i < self->rows->len; i++)
    {
      const ZhAccountRow *row = &g_array_index (self->rows, ZhAccountRow, i);

      n += row->side == side && row->item == ZH_ACCOUNT_OVERSTEP ? 1 : 0;
    }
  return n;
}

const char *
zh_account_item_to_string (ZhAccountItem item)
{
  static const char *const words[] = {
    [ZH_ACCOUNT_MOVES] = "moves",
    [ZH_ACCOUNT_TOTAL] = "total",
    [ZH_ACCOUNT_PERIOD] = "period",
    [ZH_ACCOUNT_CONTROL] = "control",
    [ZH_ACCOUNT_LEFT] = "left",
    [ZH_ACCOUNT_RUNNING] = "running",
    [ZH_ACCOUNT_SHORT] = "short",
    [ZH_ACCOUNT_PENALTY] = "penalty",
    [ZH_ACCOUNT_UNCOUNTED] = "uncounted",
    [ZH_ACCOUNT_OVERSTEP] = "overstep",
    [ZH_ACCOUNT_REFUSED] = "refused",
    [ZH_ACCOUNT_UNKNOWN] = "unknown",
  };

  return words[item];
}

const char *
zh_account_item_get_label (ZhAccountItem     item,
                           const ZhLanguage *language)
{
  static const char *const labels[] = {
    [ZH_ACCOUNT_MOVES] = NC_ ("time account", "moves"),
    [ZH_ACCOUNT_TOTAL] = NC_ ("time account", "days in all"),
    [ZH_ACCOUNT_PERIOD] = NC_ ("time account", "of this count"),
    [ZH_ACCOUNT_CONTROL] = NC_ ("time account", "control at move"),
    [ZH_ACCOUNT_LEFT] = NC_ ("time account", "days left"),
    [ZH_ACCOUNT_RUNNING] = NC_ ("time account", "running"),
    [ZH_ACCOUNT_SHORT] = NC_ ("time account", "few days left"),
    [ZH_ACCOUNT_PENALTY] = NC_ ("time account", "penalty days"),
    [ZH_ACCOUNT_UNCOUNTED] = NC_ ("time account", "days not counted"),
    [ZH_ACCOUNT_OVERSTEP] = NC_ ("time account", "overstepped on move"),
    [ZH_ACCOUNT_REFUSED] = NC_ ("time account", "claim refused"),
    [ZH_ACCOUNT_UNKNOWN] = NC_ ("time account", "letters without a date"),
  };

  return zh_trc (language, "time account", labels[item]);
}

char *
zh_account_row_format_value (const ZhAccountRow *row)
{
  if (row->item == ZH_ACCOUNT_REFUSED)
    return zh_letter_day_format ((int) row->value);
  if (row->item == ZH_ACCOUNT_SHORT)
    return g_strdup ("yes");
  return g_strdup_printf ("%" G_GINT64_FORMAT, row->value);
}

char *
zh_account_format_csv (const ZhAccount *self)
{
  GString *text = g_string_new ("side,item,value,article\n");

  for (guint i = 0; i < self->rows->len; i++)
    {
      const ZhAccountRow *row = &g_array_index (self->rows, ZhAccountRow, i);
      g_autofree char    *value = zh_account_row_format_value (row);

      g_string_append_printf (text, "%s,%s,%s,", row->side == ZH_LETTER_WHITE ? "w" : "b", zh_account_item_to_string (row->item), value);
      zh_csv_append_cell (text, row->article, ZH_CSV_TEXT, ',');
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}
