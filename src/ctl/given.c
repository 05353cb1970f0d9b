/* What was given of what a verb takes. */
#include "config.h"

#include <string.h>

#include "text-lines.h"
#include "verb.h"

const ZhCtlOption *
zh_ctl_usage_find (const ZhCtlUsage *self,
                   const char       *name)
{
  for (guint i = 0; i < self->options->len; i++)
    {
      const ZhCtlOption *option = g_ptr_array_index (self->options, i);

      if (strcmp (option->name, name) == 0)
        return option;
    }
  return NULL;
}

gboolean
zh_ctl_has (const ZhCtlCall *call,
            const char      *name)
{
  return g_hash_table_contains (call->given, name);
}

const char *const *
zh_ctl_texts (const ZhCtlCall *call,
              const char      *name)
{
  return g_hash_table_lookup (call->given, name);
}

const char *
zh_ctl_text (const ZhCtlCall *call,
             const char      *name)
{
  const char *const *texts = zh_ctl_texts (call, name);

  return texts != NULL ? texts[g_strv_length ((char **) texts) - 1] : NULL;
}

int
zh_ctl_number (const ZhCtlCall *call,
               const char      *name,
               int              otherwise)
{
  const char *text = zh_ctl_text (call, name);
  gint64      number = otherwise;

  if (text != NULL)
    zh_text_parse_int (text, 0, G_MAXINT, &number);
  return (int) number;
}
