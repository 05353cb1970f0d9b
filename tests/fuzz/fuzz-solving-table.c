#include "config.h"

#include "fuzz-target.h"
#include "solving-table.h"

/* Whatever is taken can be ranked: nobody has less than nothing, and nobody more time than there was. */
/* Marks that hold are what they are when each is read and written once more. */
static void
try_marks (const char *text)
{
  g_autoptr (GArray) lines = zh_solving_lines_parse (text);
  g_autofree char *again = g_strdup (text);
  int              seconds = 0;

  if (lines != NULL)
    g_assert_cmpuint (lines->len, <=, ZH_SOLVING_MAX_LINES);
  if (zh_solving_time_parse (text, &seconds))
    g_assert_cmpint (seconds, <=, ZH_SOLVING_MAX_SECONDS);
  if (!zh_solving_marks_are_valid (text))
    return;
  for (int work = 1; work <= ZH_SOLVING_MAX_WORKS; work++)
    {
      g_autoptr (GArray) marks = zh_solving_marks_get (again, work);
      g_autoptr (GArray) kept = NULL;
      g_autofree char *next = zh_solving_marks_set (again, work, marks);

      kept = zh_solving_marks_get (next, work);
      g_assert_cmpuint (kept->len, <=, marks->len);
      g_assert_true (zh_solving_marks_are_valid (next));
      g_free (again);
      again = g_steal_pointer (&next);
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  static ZhRuleset *rules = NULL;
  g_autofree char  *text = g_utf8_make_valid ((const char *) data, (gssize) size);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhSolvingEvent) event = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  ZhSolvingRules counted;
  int            full = 0;

  try_marks (text);
  if (rules == NULL)
    rules = zh_ruleset_load ("ru-chess-988", NULL);
  g_assert_nonnull (rules);
  event = zh_solving_table_parse (text, rules, &error);
  g_assert ((event == NULL) == (error != NULL));
  if (event == NULL)
    return 0;
  for (guint i = 0; i < event->rounds->len; i++)
    full += ((const ZhSolvingRound *) g_ptr_array_index (event->rounds, i))->seconds;
  counted = zh_solving_rules_read (rules);
  rows = zh_solving_standings_new (event, &counted, 1, ZH_SOLVING_MAX_ROUNDS);
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
