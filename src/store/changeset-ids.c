/* The bytes of a changeset, gone through without making a value of anything in it: tables, each with a head
 * and rows; what is not exactly so no act of ours has left. SQLite is only shown what passes here: up to
 * 3.40 at least its readers never come back from a head that is cut off. And the greatest id, which is
 * looked for each time a file with a long journal is opened for writing.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <sqlite3.h>
#include <string.h>

#include "changeset.h"
#include "errors.h"

#define TABLE_MARK 'T'
#define NUMBER_BYTES 8
/* More than any table has. */
#define MAX_COLUMNS 63

/* What stands before a value. */
enum
{
  VALUE_NONE = 0,
  VALUE_INTEGER = SQLITE_INTEGER,
  VALUE_FLOAT = SQLITE_FLOAT,
  VALUE_TEXT = SQLITE_TEXT,
  VALUE_BLOB = SQLITE_BLOB,
  VALUE_NULL = SQLITE_NULL,
};

typedef struct
{
  const guchar *at;
  const guchar *end;
} Bytes;

/* Seven bits a byte, the highest first. */
static gboolean
read_size (Bytes *self,
           gsize *size)
{
  gsize sum = 0;

  for (int i = 0; i < 4 && self->at < self->end; i++)
    {
      guchar byte = *self->at++;

      sum = sum << 7 | (byte & 0x7f);
      if ((byte & 0x80) == 0)
        {
          *size = sum;
          return TRUE;
        }
    }
  return FALSE;
}

static gboolean
skip (Bytes *self,
      gsize  size)
{
  if ((gsize) (self->end - self->at) < size)
    return FALSE;
  self->at += size;
  return TRUE;
}

static gboolean
skip_value (Bytes *self)
{
  gsize size = 0;

  if (self->at == self->end)
    return FALSE;
  switch (*self->at++)
    {
    case VALUE_NONE:
    case VALUE_NULL:
      return TRUE;
    case VALUE_INTEGER:
    case VALUE_FLOAT:
      return skip (self, NUMBER_BYTES);
    case VALUE_TEXT:
    case VALUE_BLOB:
      return read_size (self, &size) && skip (self, size);
    default:
      return FALSE;
    }
}

/* One side of a row, of which the first value is the id where @id is given. */
static gboolean
read_side (Bytes  *self,
           gsize   n_columns,
           gint64 *id)
{
  const guchar *first = self->at;

  for (gsize i = 0; i < n_columns; i++)
    if (!skip_value (self))
      return FALSE;
  if (id == NULL)
    return TRUE;
  if (*first != VALUE_INTEGER)
    return FALSE;
  memcpy (id, first + 1, sizeof *id);
  *id = GINT64_FROM_BE (*id);
  return *id != 0;
}

/* A byte a column; the id is the first and all of the key. */
static gboolean
read_key (Bytes *self,
          gsize  n_columns)
{
  const guchar *flags = self->at;

  if (!skip (self, n_columns) || flags[0] != 1)
    return FALSE;
  for (gsize i = 1; i < n_columns; i++)
    if (flags[i] != 0)
      return FALSE;
  return TRUE;
}

static gboolean
read_table (Bytes *self,
            gsize *n_columns)
{
  const guchar *name_end;

  if (!skip (self, 1) || !read_size (self, n_columns) || *n_columns == 0 || *n_columns > MAX_COLUMNS ||
      !read_key (self, *n_columns))
    return FALSE;
  name_end = memchr (self->at, '\0', (gsize) (self->end - self->at));
  return name_end != NULL && zh_table_find ((const char *) self->at) != ZH_N_TABLES &&
         skip (self, (gsize) (name_end - self->at) + 1);
}

/* Operation and whether a trigger did it, then what was before and what came. */
static gboolean
read_row (Bytes  *self,
          gsize   n_columns,
          gint64 *id)
{
  guchar operation = *self->at;

  if (n_columns == 0 || !skip (self, 2))
    return FALSE;
  switch (operation)
    {
    case SQLITE_INSERT:
    case SQLITE_DELETE:
      return read_side (self, n_columns, id);
    case SQLITE_UPDATE:
      return read_side (self, n_columns, id) && read_side (self, n_columns, NULL);
    default:
      return FALSE;
    }
}

static void
take_id (gint64  id,
         gint64  replica,
         gint64 *counter)
{
  if (id >> 32 == replica)
    *counter = MAX (*counter, id & G_MAXUINT32);
}

static gboolean
scan (Bytes   bytes,
      gint64  replica,
      gint64 *counter)
{
  gsize n_columns = 0;

  while (bytes.at < bytes.end)
    {
      gint64 id = 0;

      if (*bytes.at == TABLE_MARK)
        {
          if (!read_table (&bytes, &n_columns))
            return FALSE;
          continue;
        }
      if (!read_row (&bytes, n_columns, &id))
        return FALSE;
      take_id (id, replica, counter);
    }
  return TRUE;
}

gboolean
zh_changeset_find_last_counter (GBytes  *changeset,
                                gint64   replica,
                                gint64  *counter,
                                GError **error)
{
  gsize         size = 0;
  const guchar *data = g_bytes_get_data (changeset, &size);

  if (size == 0 || (size <= G_MAXINT && scan ((Bytes){ data, data + size }, replica, counter)))
    return TRUE;
  return zh_fail (error, ZH_ERROR_CORRUPT,
                  _ ("The journal holds a change that cannot be read (SQLite %d). The file is damaged; open one of its backups"),
                  SQLITE_CORRUPT);
}

gboolean
zh_changeset_check (GBytes  *changeset,
                    GError **error)
{
  gint64 counter = 0;

  return zh_changeset_find_last_counter (changeset, 0, &counter, error);
}
