#include "config.h"

#include "rating-reading.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "text-signs.h"

#define MAX_SHOWN_BYTES 60
#define STEP_ROWS 1024

void
zh_list_reading_init (ZhListReading *self)
{
  zh_list_row_room_init (&self->room);
  self->unread = g_ptr_array_new_with_free_func (g_free);
  self->faults = g_ptr_array_new_with_free_func (g_free);
}

void
zh_list_reading_clear (ZhListReading *self)
{
  zh_list_row_room_clear (&self->room);
  g_clear_pointer (&self->unread, g_ptr_array_unref);
  g_clear_pointer (&self->faults, g_ptr_array_unref);
  g_clear_pointer (&self->heading, g_free);
}

void
zh_list_reading_add_fault (ZhListReading *self,
                           guint64        line,
                           const char    *reason)
{
  self->n_faults++;
  if (self->faults->len < ZH_LIST_MAX_FAULTS)
    g_ptr_array_add (self->faults, g_strdup_printf (_ ("Line %1$u: %2$s"), (guint) line, reason));
}

static const char *
get_reason (ZhListField field)
{
  switch ((int) field)
    {
    case ZH_LISTED_NAME:
      return _ ("the name is missing, or too long to be one");
    case ZH_LISTED_FIDE_ID:
      return _ ("the FIDE ID is no number: “%s”");
    default:
      return _ ("a rating or a number of games is none: “%s”");
    }
}

static void
add_cell_fault (ZhListReading     *self,
                const ZhListCells *cells,
                guint64            line,
                ZhListField        field)
{
  g_autofree char *raw = g_strndup (cells->length[field] > 0 ? cells->text[field] : "", MIN (cells->length[field], MAX_SHOWN_BYTES));
  g_autofree char *shown = zh_text_dup_visible (raw);
  g_autofree char *reason = g_strdup_printf (get_reason (field), shown);

  zh_list_reading_add_fault (self, line, reason);
}

gboolean
zh_list_reading_take (ZhListReading     *self,
                      const ZhListCells *cells,
                      guint64            line,
                      GError           **error)
{
  ZhListField field;
  ZhListRow   row;

  if ((self->n_rows + self->n_faults) % STEP_ROWS == 0 &&
      !zh_progress_step (self->progress, zh_list_source_get_position (self->source), zh_list_source_get_size (self->source), error))
    return FALSE;
  if (!zh_list_row_fill (&row, self->kind, cells, &self->room, &field))
    {
      add_cell_fault (self, cells, line, field);
      return TRUE;
    }
  self->n_rows++;
  return self->func (&row, self->user_data, error);
}

void
zh_list_trim (const char **text,
              gsize       *length)
{
  while (*length > 0 && g_ascii_isspace (**text))
    {
      (*text)++;
      (*length)--;
    }
  while (*length > 0 && g_ascii_isspace ((*text)[*length - 1]))
    (*length)--;
}

static const char *
get_charset (ZhListEncoding encoding)
{
  switch (encoding)
    {
    case ZH_LIST_CP1252:
      return "WINDOWS-1252";
    case ZH_LIST_CP866:
      return "CP866";
    case ZH_LIST_UTF8:
    case ZH_LIST_CP1251:
    default:
      return "WINDOWS-1251";
    }
}

gboolean
zh_list_decode_line (ZhListEncoding encoding,
                     const char   **line,
                     gsize         *length,
                     GString       *room)
{
  g_autofree char *text = NULL;
  gsize            n = 0;
  gsize            i = 0;

  while (i < *length && (unsigned char) (*line)[i] < 0x80)
    i++;
  if (i == *length)
    return TRUE;
  if (g_utf8_validate_len (*line, *length, NULL))
    return FALSE;
  text = g_convert_with_fallback (*line, (gssize) *length, "UTF-8", get_charset (encoding), "?", NULL, &n, NULL);
  g_string_truncate (room, 0);
  if (text != NULL && g_utf8_validate_len (text, n, NULL))
    g_string_append_len (room, text, (gssize) n);
  *line = room->str;
  *length = room->len;
  return FALSE;
}

/* A cell in quotation marks, from the one that opens it on; doubled ones stand for one. Returns where it ends, NULL
 * where nothing closes it. */
static const char *
take_quoted (const char  *at,
             const char  *end,
             const char **cell,
             gsize       *length,
             GString     *room)
{
  const char *start = ++at;
  gsize       from = room->len;

  while (at < end && (*at != '"' || (at + 1 < end && at[1] == '"')))
    at += *at == '"' ? 2 : 1;
  if (at >= end)
    return NULL;
  *cell = start;
  *length = (gsize) (at - start);
  if (memchr (start, '"', *length) == NULL)
    return at + 1;
  for (const char *each = start; each < at; each += *each == '"' ? 2 : 1)
    g_string_append_c (room, *each);
  *cell = room->str + from;
  *length = room->len - from;
  return at + 1;
}

int
zh_list_csv_cut (const char  *line,
                 gsize        length,
                 char         separator,
                 const char **cells,
                 gsize       *lengths,
                 int          max_cells,
                 GString     *room)
{
  const char *end = line + length;
  const char *at = line;
  int         n = 0;

  /* the cells point into it, so it may not move */
  g_string_set_size (room, length);
  g_string_truncate (room, 0);
  while (n < max_cells)
    {
      const char *next;

      while (at < end && *at == ' ')
        at++;
      if (at < end && *at == '"')
        {
          at = take_quoted (at, end, &cells[n], &lengths[n], room);
          if (at == NULL)
            return -1;
          next = at < end ? memchr (at, separator, (gsize) (end - at)) : NULL;
        }
      else
        {
          next = at < end ? memchr (at, separator, (gsize) (end - at)) : NULL;
          cells[n] = at;
          lengths[n] = (gsize) ((next != NULL ? next : end) - at);
        }
      zh_list_trim (&cells[n], &lengths[n]);
      n++;
      if (next == NULL)
        break;
      at = next + 1;
    }
  return n;
}

char
zh_list_csv_guess_separator (const char *line,
                             gsize       length)
{
  static const char signs[] = { ';', ',', '\t', '|' };
  char              best = ';';
  gsize             most = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (signs); i++)
    {
      gsize n = 0;

      for (gsize k = 0; k < length; k++)
        n += line[k] == signs[i];
      if (n > most)
        {
          most = n;
          best = signs[i];
        }
    }
  return best;
}
