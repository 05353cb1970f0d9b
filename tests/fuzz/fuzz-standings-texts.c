/* Tie-break codes, each read again from its one spelling, and tables of norms. */
#include "config.h"

#include "fuzz-target.h"
#include "norm-table.h"
#include "standings.h"

static void
try_code (const char *text)
{
  g_autoptr (ZhTiebreakCode) code = zh_tiebreak_code_new (text, NULL);
  g_autoptr (ZhTiebreakCode) again = NULL;
  g_autoptr (GError) error = NULL;

  if (code == NULL)
    return;
  again = zh_tiebreak_code_new (code->canonical, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (code->canonical, ==, again->canonical);
}

static void
try_norms (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhNormTable) table = zh_norm_table_parse (text, &error);

  g_assert_true ((table == NULL) == (error != NULL));
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (gsize i = 0; lines[i] != NULL; i++)
    try_code (lines[i]);
  if (g_utf8_validate (text, -1, NULL))
    try_norms (text);
  return 0;
}
