#include "config.h"

#include "words.h"

gboolean
zh_words_find (const char *const *words,
               const char        *text,
               int               *value)
{
  for (int i = 0; words[i] != NULL; i++)
    if (g_strcmp0 (words[i], text) == 0)
      {
        *value = i;
        return TRUE;
      }
  return FALSE;
}

const char *
zh_words_get (const char *const *words,
              int                value)
{
  g_assert (value >= 0 && (guint) value < g_strv_length ((char **) words));

  return words[value];
}
