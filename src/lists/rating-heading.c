/* The heading of a rating list: by its words a kind is known, and its columns are found. */
#include "config.h"

#include <string.h>

#include "rating-reading.h"

#define MAX_CELLS 200

gssize
zh_list_find_heading_word (const char *heading,
                           const char *word)
{
  gsize       length = strlen (word);
  const char *at = heading;

  while (length > 0 && (at = strstr (at, word)) != NULL)
    {
      if ((at == heading || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0'))
        return at - heading;
      at++;
    }
  return -1;
}

/* Whether one of the words with strokes between them is a cell of the heading, or stands in it. */
static gboolean
has_any (const ZhListKind *kind,
         const char       *alternatives,
         const char       *line,
         char *const      *cells)
{
  g_auto (GStrv) words = g_strsplit (alternatives, "|", -1);

  for (char **word = words; *word != NULL; word++)
    {
      g_autofree char *folded = zh_list_heading_fold (*word);

      if (kind->format == ZH_LIST_FIXED && zh_list_find_heading_word (line, *word) >= 0)
        return TRUE;
      if (kind->format == ZH_LIST_CSV && g_strv_contains ((const char *const *) cells, folded))
        return TRUE;
    }
  return FALSE;
}

/* The cells of a heading, folded; (transfer full). */
static char **
fold_cells (const ZhListKind *kind,
            const char       *line)
{
  const char *cells[MAX_CELLS];
  gsize       lengths[MAX_CELLS];
  char        separator = kind->separator != '\0' ? kind->separator : zh_list_csv_guess_separator (line, strlen (line));
  g_autoptr (GString) room = g_string_new (NULL);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  int n = zh_list_csv_cut (line, strlen (line), separator, cells, lengths, MAX_CELLS, room);

  for (int i = 0; i < n; i++)
    {
      g_autofree char *cell = g_strndup (cells[i], lengths[i]);
      g_autofree char *folded = zh_list_heading_fold (cell);

      g_strv_builder_add (builder, folded);
    }
  return g_strv_builder_end (builder);
}

gboolean
zh_list_kind_is_heading (const ZhListKind *self,
                         const char       *line,
                         gsize             length)
{
  g_autoptr (GString) room = g_string_new (NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) cells = NULL;

  if (memchr (line, '\0', length) != NULL)
    return FALSE;
  zh_list_decode_line (self->encoding, &line, &length, room);
  text = g_strndup (line, length);
  cells = self->format == ZH_LIST_CSV ? fold_cells (self, text) : g_new0 (char *, 1);
  for (char **each = self->signature; *each != NULL; each++)
    if (!has_any (self, *each, text, cells))
      return FALSE;
  return *self->signature != NULL;
}

static gboolean
has_element (const char *text,
             const char *name)
{
  g_autofree char *element = g_strdup_printf ("<%s", name);

  for (const char *at = strstr (text, element); at != NULL; at = strstr (at + 1, element))
    {
      char behind = at[strlen (element)];

      if (!g_ascii_isalnum (behind) && behind != '_')
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_elements (const ZhListKind *self,
              const char       *text,
              gsize             length)
{
  g_autofree char *start = g_strndup (text, length);

  if (start[strspn (start, " \t\r\n")] != '<')
    return FALSE;
  for (char **each = self->signature; *each != NULL; each++)
    if (!has_element (start, *each))
      return FALSE;
  return *self->signature != NULL;
}

int
zh_list_kind_count_words (const ZhListKind *self,
                          const char       *text,
                          gsize             length)
{
  const char *end = text + length;
  int         n_words = (int) g_strv_length (self->signature);

  if (self->format == ZH_LIST_XML)
    return has_elements (self, text, length) ? n_words : 0;
  for (int i = 0; i < ZH_LIST_HEADING_LINES && text < end; i++)
    {
      const char *stop = text;
      gsize       n;

      while (stop < end && *stop != '\n' && *stop != '\r')
        stop++;
      n = (gsize) (stop - text);
      if (n > 0 && n < ZH_LIST_MAX_LINE_BYTES && zh_list_kind_is_heading (self, text, n))
        return n_words;
      text = stop + 1;
    }
  return 0;
}
