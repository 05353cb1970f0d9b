#include "config.h"

#include "fuzz-target.h"
#include "trf-reader.h"
#include "trf-writer.h"

/* Whatever is read can be written, and what was written can be read. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTrfFile) file = zh_trf_read_bytes (bytes, NULL, &error);

  g_assert ((file == NULL) == (error != NULL));
  for (ZhTrfDialect dialect = ZH_TRF_16; file != NULL && dialect <= ZH_TRF_26; dialect++)
    {
      ZhTrfWriteOptions options = { dialect, ZH_TRF_NAMES_LATIN, "\n" };
      g_autofree char  *text = zh_trf_write (file, &options, NULL);
      g_autoptr (ZhTrfFile) again = text != NULL ? zh_trf_read (text, NULL, &error) : NULL;

      if (again == NULL)
        g_error ("not readable again: %s\n%s", error != NULL ? error->message : "not written", text);
    }
  return 0;
}
