#include "config.h"

#include "csv-table.h"
#include "entry-table.h"
#include "fuzz-target.h"

/* A table stays usable whatever its user chooses. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  static const char delimiters[] = { ZH_CSV_NO_DELIMITER, '\t', ';', ',', '|' };
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (ZhEntryTable) table = zh_entry_table_new (bytes, NULL, NULL);

  for (gsize i = 0; table != NULL && i < G_N_ELEMENTS (delimiters); i++)
    {
      if (!zh_entry_table_set_delimiter (table, delimiters[i], NULL))
        continue;
      for (int heading = 0; heading < 2; heading++)
        {
          g_autoptr (ZhEntryList) list = NULL;

          zh_entry_table_set_has_heading (table, heading == 1);
          for (int column = 0; column < zh_entry_table_get_n_columns (table); column++)
            if ((column + (int) size) % 3 == 0)
              zh_entry_table_set_column (table, column, (ZhListColumn) ((column * 7 + (int) (size % 100)) % zh_list_count_columns ()));
          list = zh_entry_table_make_entries (table, NULL, NULL);
          g_assert_cmpint ((int) list->entries->len + zh_entry_list_count_skipped (list), ==, zh_entry_table_get_n_rows (table));
        }
    }
  return 0;
}
