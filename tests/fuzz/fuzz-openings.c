#include "config.h"

#include "fuzz-target.h"
#include "openings.h"

/* Whatever is read is written as a table that reads the same. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhOpenings) openings = zh_openings_parse (text, &error);

  g_assert ((openings == NULL) == (error != NULL));
  if (openings != NULL)
    {
      g_autofree char *once = zh_openings_format (openings);
      g_autoptr (ZhOpenings) again = zh_openings_parse (once, NULL);
      g_autofree char *twice = NULL;

      g_assert_nonnull (again);
      g_assert_cmpuint (again->list->len, ==, openings->list->len);
      twice = zh_openings_format (again);
      g_assert_cmpstr (twice, ==, once);
    }
  return 0;
}
