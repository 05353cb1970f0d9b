#include "config.h"

#include "event-pack.h"
#include "fuzz-target.h"

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhPackCheck) check = zh_pack_check_bytes (bytes, NULL, &error);

  g_assert ((check == NULL) == (error != NULL));
  if (check == NULL)
    return 0;
  g_assert_nonnull (check->digest);
  for (guint i = 0; i < check->differences->len; i++)
    g_assert_true (g_utf8_validate (g_ptr_array_index (check->differences, i), -1, NULL));
  return 0;
}
