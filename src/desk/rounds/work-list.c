#include "config.h"

#include "work-list.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "person.h"

#define MAX_CELLS 5

static void
listed_work_free (gpointer data)
{
  ZhListedWork *self = data;

  zh_work_record_free (self->work);
  g_free (self);
}

/* "helpmate 2.5"; a genre is looked at by who takes the work. */
static gboolean
read_task (ZhWorkRecord *work,
           const char   *cell,
           guint         line,
           GError      **error)
{
  g_auto (GStrv) words = g_strsplit_set (cell, " ", -1);
  guint n = g_strv_length (words);

  if (n > 2)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %1$u: “%2$s” is no task. Write a genre and how many moves, such as mate 2"), line, cell);
  zh_person_set_string (&work->genre, n > 0 ? words[0] : "");
  zh_person_set_string (&work->moves, n > 1 ? words[1] : "");
  return TRUE;
}

static gboolean
read_cells (ZhWorkRecord *work,
            char        **cells,
            guint         line,
            GError      **error)
{
  guint  n = g_strv_length (cells);
  char **fields[] = { &work->lines, &work->author, &work->solution };

  if (n > MAX_CELLS)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %1$u: %2$u cells stand there, at most %3$d belong to a work: position; genre and moves; points; author; solution"),
                    line, n, MAX_CELLS);
  for (guint i = 0; i < n; i++)
    g_strstrip (cells[i]);
  if (*cells[0] == '\0')
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %u: a work begins with its position"), line);
  zh_person_set_string (&work->position, cells[0]);
  if (n > 1 && !read_task (work, cells[1], line, error))
    return FALSE;
  for (guint i = 2; i < n; i++)
    zh_person_set_string (fields[i - 2], cells[i]);
  return TRUE;
}

GPtrArray *
zh_work_list_parse (const char *text,
                    GError    **error)
{
  g_autoptr (GPtrArray) works = g_ptr_array_new_with_free_func (listed_work_free);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *line = g_strstrip (lines[i]);
      g_auto (GStrv) cells = g_strsplit_set (line, ";\t", -1);
      ZhListedWork *listed;

      if (*line == '\0' || *line == '#')
        continue;
      if (works->len == ZH_SOLVING_MAX_WORKS)
        return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Line %1$u: a round has at most %2$d works"), i + 1, ZH_SOLVING_MAX_WORKS);
      listed = g_new0 (ZhListedWork, 1);
      *listed = (ZhListedWork){ i + 1, zh_work_record_new () };
      g_ptr_array_add (works, listed);
      if (!read_cells (listed->work, cells, i + 1, error))
        return NULL;
    }
  if (works->len == 0)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("There is no work in the list. Write one a line: its position, and behind semicolons genre and moves, points, author and solution"));
  return g_steal_pointer (&works);
}
