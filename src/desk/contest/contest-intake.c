#include "config.h"

#include "contest-intake.h"

#include <glib/gi18n.h>
#include <string.h>

#include "contest-record.h"
#include "csv-table.h"
#include "errors.h"
#include "text-lines.h"

static const ZhField *
find_column (const char *name)
{
  const ZhField *field = zh_record_type_find (&zh_work_record_type, name);
  gboolean       taken = field != NULL && ((field->flags & ZH_FIELD_INTERNAL) == 0 || strcmp (name, "received") == 0);

  if (strcmp (name, "lines") == 0) /* what a line brings is a matter of solvers */
    return NULL;
  return taken ? field : NULL;
}

static gboolean
is_heading (const ZhCsvRow *row)
{
  for (int i = 0; i < (int) row->n_cells; i++)
    if (strcmp (row->cells[i], "position") == 0 || strcmp (row->cells[i], "author") == 0)
      return TRUE;
  return FALSE;
}

static gboolean
take_cell (ZhWorkRecord   *work,
           const ZhCsvRow *row,
           const char     *name,
           const char     *text,
           GError        **error)
{
  const ZhField *field = find_column (name);
  gint64         section;

  if (strcmp (name, "section") == 0 && zh_text_parse_int (text, 1, ZH_CONTEST_MAX_SECTIONS, &section))
    {
      work->round = (int) section;
      return TRUE;
    }
  if (strcmp (name, "section") == 0 && *text == '\0')
    return TRUE;
  return (field != NULL && zh_field_parse (field, work, text)) ||
         zh_fail (error, ZH_ERROR_INPUT, _ ("Line %1$d: “%2$s” cannot be read as %3$s"), row->line, text, name);
}

/* Without a heading each line is a position. */
static gboolean
take_row (ZhWorkRecord   *work,
          const ZhCsvRow *row,
          const ZhCsvRow *heading,
          GError        **error)
{
  if (heading == NULL)
    {
      g_free (work->position);
      work->position = g_strjoinv (",", row->cells); /* of draughts it has commas */
      return TRUE;
    }
  for (int i = 0; i < (int) MIN (row->n_cells, heading->n_cells); i++)
    if (!take_cell (work, row, heading->cells[i], row->cells[i], error))
      return FALSE;
  return TRUE;
}

static gboolean
check_heading (const ZhCsvRow *heading,
               GError        **error)
{
  for (int i = 0; i < (int) heading->n_cells; i++)
    if (strcmp (heading->cells[i], "section") != 0 && find_column (heading->cells[i]) == NULL)
      return zh_fail (error, ZH_ERROR_INPUT,
                      _ ("Line %1$d: there is no column “%2$s”. Write section, code, author, source, genre, moves, position, task, twins, solution, size, team, pair or received"),
                      heading->line, heading->cells[i]);
  return TRUE;
}

GPtrArray *
zh_contest_intake_read (const char *text,
                        int         section,
                        GError    **error)
{
  g_autoptr (GPtrArray) rows = zh_csv_parse (text, zh_csv_guess_delimiter (text), ZH_CONTEST_MAX_WORKS + 1, NULL, error);
  g_autoptr (GPtrArray) works = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_work_record_free);
  const ZhCsvRow *heading = rows != NULL && rows->len > 0 && is_heading (g_ptr_array_index (rows, 0)) ? g_ptr_array_index (rows, 0) : NULL;

  if (rows == NULL || (heading != NULL && !check_heading (heading, error)))
    return NULL;
  if (rows->len > ZH_CONTEST_MAX_WORKS)
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("The table has too many works; the most is %d"), ZH_CONTEST_MAX_WORKS);
  for (guint i = heading != NULL ? 1 : 0; i < rows->len; i++)
    {
      ZhWorkRecord *work = zh_work_record_new ();

      g_ptr_array_add (works, work);
      work->round = section;
      if (!take_row (work, g_ptr_array_index (rows, i), heading, error))
        return NULL;
    }
  if (works->len == 0)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("The table has no works"));
  return g_steal_pointer (&works);
}
