#include "config.h"

#include "solving-event.h"

static gboolean
says_yes (const ZhTournament *tournament,
          const char         *option,
          gboolean            usual)
{
  const char *text = zh_tournament_get_option (tournament, option);

  return text != NULL ? g_str_equal (text, "yes") : usual;
}

ZhSolvingRules
zh_solving_rules_of_tournament (const ZhTournament *tournament,
                                const ZhRuleset    *ruleset)
{
  ZhSolvingRules self = { .zero_article = "", .annulled_article = "" };
  const char    *points = zh_tournament_get_option (tournament, ZH_OPTION_SOLVING_POINTS);

  if (ruleset != NULL)
    self = zh_solving_rules_read (ruleset);
  self.work_points = 0;
  if (points != NULL)
    zh_points_parse (points, &self.work_points);
  self.zero_full_time = says_yes (tournament, ZH_OPTION_SOLVING_ZERO, FALSE);
  self.annulled_full_time = says_yes (tournament, ZH_OPTION_SOLVING_ANNULLED, FALSE);
  self.time_decides = says_yes (tournament, ZH_OPTION_SOLVING_TIME, TRUE);
  self.extra_points = says_yes (tournament, ZH_OPTION_SOLVING_EXTRA, FALSE);
  return self;
}

static ZhPoints
add_points (const GArray *points)
{
  ZhPoints sum = 0;

  for (guint i = 0; i < points->len; i++)
    sum += MAX (g_array_index (points, ZhPoints, i), 0);
  return sum;
}

static void
add_works (ZhSolvingRound     *round,
           const ZhTournament *tournament,
           ZhPoints            usual)
{
  g_autoptr (GPtrArray) works = zh_solving_list_works (tournament->works, round->number);

  for (guint i = 0; i < works->len; i++)
    {
      const ZhWorkRecord *work = g_ptr_array_index (works, i);
      g_autoptr (GArray) lines = zh_work_record_read_lines (work, usual);

      zh_solving_round_add_work (round, work->code, lines != NULL ? add_points (lines) : 0, work->annulled);
    }
}

static void
add_sheet (ZhSolvingEvent             *event,
           guint                       solver,
           const ZhSolvingSheetRecord *kept)
{
  const ZhSolvingRound *round = g_ptr_array_index (event->rounds, kept->round - 1);
  int                   seconds = kept->seconds != ZH_SOLVING_NO_TIME ? MIN (kept->seconds, round->seconds) : round->seconds;
  ZhSolvingSheet       *sheet = zh_solving_event_put_sheet (event, solver, kept->round, seconds, 0);

  for (guint work = 1; work <= round->works->len; work++)
    {
      g_autoptr (GArray) points = zh_solving_marks_get (kept->marks, (int) work);
      ZhPoints sum = add_points (points);

      g_array_append_val (sheet->marks, sum);
    }
}

ZhSolvingEvent *
zh_solving_event_of (const ZhTournament *tournament)
{
  ZhSolvingEvent *event = zh_solving_event_new ();
  ZhPoints        usual = zh_solving_rules_of_tournament (tournament, NULL).work_points;

  for (int number = 1; number <= (int) tournament->solving_rounds->len; number++)
    {
      const ZhSolvingRoundRecord *round = zh_solving_find_round (tournament->solving_rounds, number);

      if (round == NULL) /* of a stranger's file */
        break;
      add_works (zh_solving_event_add_round (event, round->day, round->minutes * 60), tournament, usual);
    }
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry   *entry = g_ptr_array_index (tournament->entries, i);
      g_autofree char *name = zh_entry_format_name (entry);

      zh_solving_event_add_solver (event, name);
      for (guint k = 0; k < tournament->solving_sheets->len; k++)
        {
          const ZhSolvingSheetRecord *sheet = g_ptr_array_index (tournament->solving_sheets, k);

          if (sheet->entry_id == entry->id && sheet->round <= (int) event->rounds->len)
            add_sheet (event, i, sheet);
        }
    }
  return event;
}

int
zh_solving_get_last_round (const ZhTournament *tournament)
{
  int last = 0;

  for (guint i = 0; i < tournament->solving_sheets->len; i++)
    last = MAX (last, ((const ZhSolvingSheetRecord *) g_ptr_array_index (tournament->solving_sheets, i))->round);
  return last;
}
