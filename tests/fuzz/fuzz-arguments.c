#include "config.h"

#include "arguments.h"
#include "fuzz-target.h"

/* The arguments of every command, whatever somebody hands over for them. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (GPtrArray) rows = zh_arguments_list ();

  for (guint i = 0; i < rows->len; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonObject) in = zh_arguments_parse (g_ptr_array_index (rows, i), text, &error);

      g_assert ((in == NULL) == (error != NULL));
    }
  return 0;
}
