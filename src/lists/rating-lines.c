#include "config.h"

#include "rating-lines.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"

#define ENOUGH_TO_LOOK_AT 16384

struct _ZhListLines
{
  ZhListSource *source;
  GByteArray   *buffer; /* what came and is not given out from @at on */
  gsize         at;
  guint64       number;
  char          end;
  gboolean      has_begun;
  gboolean      is_over;
};

ZhListLines *
zh_list_lines_new (ZhListSource *source)
{
  ZhListLines *self = g_new0 (ZhListLines, 1);

  self->source = source;
  self->buffer = g_byte_array_new ();
  return self;
}

void
zh_list_lines_free (ZhListLines *self)
{
  g_byte_array_unref (self->buffer);
  g_free (self);
}

/* Takes in another block, and drops what was given out. */
static gboolean
fill (ZhListLines *self,
      GError     **error)
{
  const char *block = NULL;
  gssize      n = self->is_over ? 0 : zh_list_source_read (self->source, &block, error);

  if (n < 0)
    return FALSE;
  if (n == 0)
    {
      self->is_over = TRUE;
      return TRUE;
    }
  if (self->at > 0)
    g_byte_array_remove_range (self->buffer, 0, (guint) self->at);
  self->at = 0;
  g_byte_array_append (self->buffer, (const guint8 *) block, (guint) n);
  return TRUE;
}

static gboolean
begin (ZhListLines *self,
       GError     **error)
{
  static const guint8 mark[] = { 0xEF, 0xBB, 0xBF };
  const guint8       *data;

  self->has_begun = TRUE;
  while (self->buffer->len < ENOUGH_TO_LOOK_AT && !self->is_over)
    if (!fill (self, error))
      return FALSE;
  data = self->buffer->data;
  if (self->buffer->len >= 2 && ((data[0] == 0xFF && data[1] == 0xFE) || (data[0] == 0xFE && data[1] == 0xFF)))
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("This text is in UTF-16. Save it as UTF-8, and import it again"));
  if (self->buffer->len >= sizeof mark && memcmp (data, mark, sizeof mark) == 0)
    self->at = sizeof mark;
  self->end = self->buffer->len == 0 || memchr (data, '\n', self->buffer->len) != NULL ? '\n' : '\r';
  return TRUE;
}

const char *
zh_list_lines_peek (ZhListLines *self,
                    gsize       *length,
                    GError     **error)
{
  if (!self->has_begun && !begin (self, error))
    return NULL;
  *length = self->buffer->len - self->at;
  return (const char *) self->buffer->data + self->at;
}

static gboolean
give (ZhListLines *self,
      gsize        n,
      gsize        n_end,
      const char **line,
      gsize       *length)
{
  *line = (const char *) self->buffer->data + self->at;
  *length = n > 0 && (*line)[n - 1] == '\r' ? n - 1 : n;
  self->at += n + n_end;
  self->number++;
  return TRUE;
}

gboolean
zh_list_lines_next (ZhListLines *self,
                    const char **line,
                    gsize       *length,
                    GError     **error)
{
  if (!self->has_begun && !begin (self, error))
    return FALSE;
  for (;;)
    {
      gsize         n = self->buffer->len - self->at;
      const guint8 *from = self->buffer->data + self->at;
      const guint8 *end = n > 0 ? memchr (from, self->end, n) : NULL;

      if (end != NULL)
        return give (self, (gsize) (end - from), 1, line, length);
      if (n > ZH_LIST_MAX_LINE_BYTES)
        return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %u is too long for a rating list"), (guint) self->number + 1);
      if (self->is_over)
        return n > 0 ? give (self, n, 0, line, length) : FALSE;
      if (!fill (self, error))
        return FALSE;
    }
}

guint64
zh_list_lines_get_number (const ZhListLines *self)
{
  return self->number;
}
