#include "config.h"

#include "fuzz-target.h"
#include "mo-catalogue.h"

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhMoCatalogue) catalogue = zh_mo_catalogue_new (bytes, &error);

  g_assert ((catalogue == NULL) == (error != NULL));
  if (catalogue == NULL)
    return 0;
  zh_mo_catalogue_lookup (catalogue, NULL, "Round");
  zh_mo_catalogue_lookup (catalogue, "context", "Round");
  for (gulong n = 0; n < 130; n++)
    zh_mo_catalogue_lookup_plural (catalogue, NULL, "%u player removed", n);
  return 0;
}
