#include "config.h"

#include "fuzz-target.h"
#include "solving-table.h"

/* Whatever is taken can be ranked: nobody has less than nothing, and nobody more time than there was. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  static ZhRuleset *rules = NULL;
  g_autofree char  *text = g_utf8_make_valid ((const char *) data, (gssize) size);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhSolvingEvent) event = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  int full = 0;

  if (rules == NULL)
    rules = zh_ruleset_load ("ru-chess-988", NULL);
  g_assert_nonnull (rules);
  event = zh_solving_table_parse (text, rules, &error);
  g_assert ((event == NULL) == (error != NULL));
  if (event == NULL)
    return 0;
  for (guint i = 0; i < event->rounds->len; i++)
    full += ((const ZhSolvingRound *) g_ptr_array_index (event->rounds, i))->seconds;
  rows = zh_solving_standings_new (event, rules, 1, ZH_SOLVING_MAX_ROUNDS);
  g_assert_cmpuint (rows->len, ==, event->solvers->len);
  for (guint i = 0; i < rows->len; i++)
    {
      const ZhSolvingRow *row = g_ptr_array_index (rows, i);

      g_assert_cmpint (row->points, >=, 0);
      g_assert_cmpint (row->seconds, <=, full);
      g_assert_cmpint (row->place, <=, (int) i + 1);
    }
  return 0;
}
