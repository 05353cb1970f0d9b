#include "config.h"

#include "work-compare.h"

#include <glib/gi18n.h>
#include <string.h>

#include "call.h"
#include "csv-table.h"
#include "position-likeness.h"

#define MAX_WORKS 5000

typedef struct
{
  char *code;
  ZhMen men;
} Work;

static void
work_clear (gpointer data)
{
  g_free (((Work *) data)->code);
}

/* A FEN has rows; a PDN FEN is of russian draughts unless the row names another variant. */
static gboolean
read_men (const ZhCsvRow *row,
          ZhMen          *men,
          GError        **error)
{
  const char        *fen = row->cells[1];
  const char        *variant = row->n_cells > 2 && *row->cells[2] != '\0' ? row->cells[2] : "russian";
  ZhDraughtsVariant  draughts;
  ZhDraughtsPosition position;
  ZhChessPosition    chess;

  if (strchr (fen, '/') != NULL)
    {
      if (!zh_chess_position_parse (&chess, fen, error))
        return FALSE;
      *men = zh_men_of_chess (&chess);
      return TRUE;
    }
  if (!zh_draughts_variant_parse (variant, &draughts))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("“%s” is no variant of draughts; write russian, brazilian, checkers or international"), variant);
  if (!zh_draughts_position_parse (&position, draughts, fen, error))
    return FALSE;
  *men = zh_men_of_draughts (&position);
  return TRUE;
}

static GArray *
read_works (const char *text,
            GError    **error)
{
  g_autoptr (GPtrArray) rows = zh_csv_parse (text, zh_csv_guess_delimiter (text), MAX_WORKS + 1, NULL, error);
  g_autoptr (GArray) works = g_array_new (FALSE, FALSE, sizeof (Work));

  g_array_set_clear_func (works, work_clear);
  if (rows == NULL)
    return NULL;
  if (rows->len > MAX_WORKS)
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("The table has too many works; the most is %d"), MAX_WORKS);
  for (guint i = 0; i < rows->len; i++)
    {
      const ZhCsvRow *row = g_ptr_array_index (rows, i);
      Work            work = { NULL };
      g_autoptr (GError) reason = NULL;

      if (row->n_cells < 2)
        return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Line %d: expected a code and a position, a position with commas between quotation marks"), row->line);
      if (!read_men (row, &work.men, &reason))
        return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Line %u: %s"), (guint) row->line, reason->message);
      work.code = g_strdup (row->cells[0]);
      g_array_append_val (works, work);
    }
  return g_steal_pointer (&works);
}

ZhCtlExit
zh_ctl_run_work_compare (ZhCtlCall *call,
                         GError   **error)
{
  g_autofree char *text = zh_ctl_read_text (call->words[0], error);
  g_autoptr (GArray) works = text != NULL ? read_works (text, error) : NULL;
  ZhCtlExit answer = ZH_CTL_DONE;

  if (works == NULL)
    return ZH_CTL_INPUT;
  for (guint i = 0; i < works->len; i++)
    for (guint k = i + 1; k < works->len; k++)
      {
        const Work *a = &g_array_index (works, Work, i);
        const Work *b = &g_array_index (works, Work, k);
        ZhLikeness  likeness = zh_men_compare (&a->men, &b->men);

        if (likeness == ZH_LIKENESS_NONE)
          continue;
        zh_ctl_print_row (call, "code:s like:s how:s", a->code, b->code, zh_likeness_to_string (likeness));
        answer = ZH_CTL_NO;
      }
  return answer;
}
