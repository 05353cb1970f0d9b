#include "config.h"

#include "text-guess.h"

ZhEncoding
zh_text_guess_encoding (GBytes *bytes)
{
  gsize         size;
  const guint8 *data = g_bytes_get_data (bytes, &size);
  gsize         n_alone = 0;
  gsize         n_in_runs = 0;

  for (gsize i = 0; i < size; i++)
    {
      gboolean before = i > 0 && data[i - 1] >= 0x80;
      gboolean after = i + 1 < size && data[i + 1] >= 0x80;

      if (data[i] < 0x80)
        continue;
      if (before || after)
        n_in_runs++;
      else
        n_alone++;
    }
  return n_in_runs > n_alone ? ZH_ENCODING_CP1251 : ZH_ENCODING_LATIN1;
}
