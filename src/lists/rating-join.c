#include "config.h"

#include "rating-join.h"

#include <string.h>

#include "rating-reading.h"

/* A number of the federation and the rating, small enough for hundreds of thousands. */
typedef struct
{
  guint64 id;
  guint64 rating;
} Pair;

struct _ZhListJoin
{
  GArray *pairs[ZH_LIST_N_TEMPOS]; /* of Pair, by id; NULL where there is no file */
};

void
zh_list_join_free (ZhListJoin *self)
{
  for (int tempo = 0; tempo < ZH_LIST_N_TEMPOS; tempo++)
    g_clear_pointer (&self->pairs[tempo], g_array_unref);
  g_free (self);
}

/* Numbers alone can be joined. */
static gboolean
read_id (const ZhListRow *row,
         guint64         *id)
{
  guint64 value = 0;

  if (row->length[ZH_ROW_NATIONAL_ID] == 0 || row->length[ZH_ROW_NATIONAL_ID] > 18)
    return FALSE;
  for (int i = 0; i < row->length[ZH_ROW_NATIONAL_ID]; i++)
    {
      char digit = row->text[ZH_ROW_NATIONAL_ID][i];

      if (!g_ascii_isdigit (digit))
        return FALSE;
      value = value * 10 + (guint64) (digit - '0');
    }
  *id = value;
  return TRUE;
}

static gboolean
take_row (const ZhListRow *row,
          gpointer         user_data,
          GError         **error)
{
  GArray *pairs = user_data;
  Pair    pair = { .rating = row->national[ZH_LIST_STANDARD] };

  if (pair.rating > 0 && read_id (row, &pair.id))
    g_array_append_val (pairs, pair);
  return TRUE;
}

static int
compare_pairs (gconstpointer a,
               gconstpointer b)
{
  const Pair *first = a;
  const Pair *second = b;

  return first->id < second->id ? -1 : first->id > second->id;
}

static GArray *
read_pairs (const ZhListKind *kind,
            const char       *path,
            GError          **error)
{
  g_autoptr (ZhListSource) source = zh_list_source_open (path, error);
  g_autoptr (ZhListLines) lines = source != NULL ? zh_list_lines_new (source) : NULL;
  g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (Pair));
  ZhListReading reading = { .kind = kind, .source = source, .lines = lines, .func = take_row, .user_data = pairs };
  gboolean      ok;

  if (lines == NULL)
    return NULL;
  zh_list_reading_init (&reading);
  ok = zh_list_read_csv (&reading, error);
  zh_list_reading_clear (&reading);
  g_array_sort (pairs, compare_pairs);
  return ok ? g_steal_pointer (&pairs) : NULL;
}

/* The first file beside @path with such a name; (transfer full) (nullable). */
static char *
find_beside (const char  *path,
             char *const *patterns)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GDir) dir = *patterns != NULL ? g_dir_open (folder, 0, NULL) : NULL;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (zh_list_name_matches (patterns, name))
      return g_build_filename (folder, name, NULL);
  return NULL;
}

gboolean
zh_list_join_read (const ZhListKind *kind,
                   const char       *path,
                   GPtrArray        *joined,
                   ZhListJoin      **join,
                   GError          **error)
{
  char *const *const patterns[ZH_LIST_N_TEMPOS] = { [ZH_LIST_RAPID] = kind->rapid_files, [ZH_LIST_BLITZ] = kind->blitz_files };
  g_autoptr (ZhListJoin) self = g_new0 (ZhListJoin, 1);
  guint n_before = joined->len;

  for (int tempo = ZH_LIST_RAPID; tempo <= ZH_LIST_BLITZ && kind->format == ZH_LIST_CSV; tempo++)
    {
      g_autofree char *other = find_beside (path, patterns[tempo]);

      if (other == NULL)
        continue;
      self->pairs[tempo] = read_pairs (kind, other, error);
      if (self->pairs[tempo] == NULL)
        {
          g_prefix_error (error, "%s: ", other);
          return FALSE;
        }
      g_ptr_array_add (joined, g_filename_display_basename (other));
    }
  if (joined->len > n_before)
    *join = g_steal_pointer (&self);
  return TRUE;
}

void
zh_list_join_apply (const ZhListJoin *self,
                    ZhListRow        *row)
{
  Pair wanted = { 0 };

  if (!read_id (row, &wanted.id))
    return;
  for (int tempo = ZH_LIST_RAPID; tempo <= ZH_LIST_BLITZ; tempo++)
    {
      guint index;

      if (self->pairs[tempo] != NULL && g_array_binary_search (self->pairs[tempo], &wanted, compare_pairs, &index))
        row->national[tempo] = (guint16) g_array_index (self->pairs[tempo], Pair, index).rating;
    }
}
