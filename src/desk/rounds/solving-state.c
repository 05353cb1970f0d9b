/* What is still to be marked in a solving event. */
#include "config.h"

#include "desk-solving.h"

#include <glib/gi18n.h>

#include "errors.h"

int
zh_solving_count_rounds (const ZhTournament *tournament)
{
  return (int) tournament->solving_rounds->len;
}

gboolean
zh_solving_sheet_is_marked (const ZhTournament         *tournament,
                            const ZhSolvingSheetRecord *sheet)
{
  ZhPoints usual = zh_solving_rules_of_tournament (tournament, NULL).work_points;
  g_autoptr (GPtrArray) works = zh_solving_list_works (tournament->works, sheet->round);

  for (guint i = 0; i < works->len; i++)
    {
      const ZhWorkRecord *work = g_ptr_array_index (works, i);
      g_autoptr (GArray) lines = zh_work_record_read_lines (work, usual);
      g_autoptr (GArray) marks = zh_solving_marks_get (sheet->marks, work->number);

      for (guint k = 0; lines != NULL && k < lines->len && !work->annulled; k++)
        if (k >= marks->len || g_array_index (marks, ZhPoints, k) == ZH_SOLVING_NO_MARK)
          return FALSE;
    }
  return TRUE;
}

int
zh_solving_count_open_sheets (const ZhTournament *tournament,
                              int                 round)
{
  int n = 0;

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry              *entry = g_ptr_array_index (tournament->entries, i);
      const ZhSolvingSheetRecord *sheet = zh_solving_find_sheet (tournament->solving_sheets, entry->id, round);

      if (sheet != NULL ? !zh_solving_sheet_is_marked (tournament, sheet) : entry->status == ZH_ENTRY_PLAYING)
        n++;
    }
  return n;
}

gboolean
zh_solving_may_close (const ZhTournament *tournament,
                      int                 round)
{
  int n = 0;

  for (guint i = 0; i < tournament->solving_sheets->len; i++)
    {
      const ZhSolvingSheetRecord *sheet = g_ptr_array_index (tournament->solving_sheets, i);

      if (sheet->round == round && !zh_solving_sheet_is_marked (tournament, sheet))
        return FALSE;
      n += sheet->round == round ? 1 : 0;
    }
  return n > 0;
}

const ZhSolvingRoundRecord *
zh_solving_find_current (const ZhTournament *tournament)
{
  for (int number = 1; number <= zh_solving_count_rounds (tournament); number++)
    {
      const ZhSolvingRoundRecord *round = zh_solving_find_round (tournament->solving_rounds, number);

      if (round != NULL && !round->closed)
        return round;
    }
  return NULL;
}

gboolean
zh_solving_check_complete (const ZhTournament *tournament,
                           GError            **error)
{
  const ZhSolvingRoundRecord *open = zh_solving_find_current (tournament);
  int                         n_held = zh_solving_count_rounds (tournament);

  if (open != NULL)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("Round %d of solving is not closed. Mark its sheets and close it first"), open->number);
  if (n_held == 0)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("“%s” has no round of solving yet"), tournament->name);
  return n_held >= tournament->n_rounds ||
         zh_fail (error, ZH_ERROR_REFUSED, _ ("Only %1$d of %2$d rounds of solving are held. Hold the rest, or change the number of rounds"), n_held, tournament->n_rounds);
}
