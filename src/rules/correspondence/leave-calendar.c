#include "config.h"

#include "leave-calendar.h"

#include <string.h>

#include "letter-record.h"

#define LIMIT_OF_YEAR 0

/* Letters of a file were checked; a day of a stranger's that is none is 0. */
static int
read_day (const ZhLetterRecord *letter,
          ZhLetterCell          cell)
{
  int day = 0;

  zh_letter_day_parse (letter->cells[cell], &day);
  return day;
}

static unsigned
read_marks (const ZhLetterRecord *letter)
{
  g_auto (GStrv) words = g_strsplit (letter->cells[ZH_LETTER_CELL_KIND], " ", -1);
  unsigned marks = 0;

  for (char **word = words; *word != NULL; word++)
    marks |= zh_letter_mark_from_string (*word);
  return marks;
}

static gint64
find_entry (const ZhGamePlace    *place,
            const ZhLetterRecord *letter)
{
  gboolean       is_white = strcmp (letter->cells[ZH_LETTER_CELL_SIDE], "w") == 0;
  const ZhEntry *entry = zh_game_place_get_entry (place, is_white ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK);

  return entry != NULL ? entry->id : 0;
}

static gboolean
is_same (const ZhLeaveRow *a,
         const ZhLeaveRow *b)
{
  return a->entry_id == b->entry_id && a->from == b->from && a->to == b->to && a->sent == b->sent && a->is_extra == b->is_extra &&
         a->is_backdated == b->is_backdated;
}

static void
add_row (GArray           *rows,
         const ZhLeaveRow *row)
{
  for (guint i = 0; i < rows->len; i++)
    if (is_same (&g_array_index (rows, ZhLeaveRow, i), row))
      {
        g_array_index (rows, ZhLeaveRow, i).n_games++;
        return;
      }
  g_array_append_val (rows, *row);
}

static int
compare_rows (gconstpointer a,
              gconstpointer b)
{
  const ZhLeaveRow *first = a;
  const ZhLeaveRow *second = b;

  if (first->entry_id != second->entry_id)
    return first->entry_id < second->entry_id ? -1 : 1;
  return first->from - second->from;
}

/* A leave of which nobody was told is none; it begins no earlier than its notice where the rules say so. */
static int
get_first_day (const ZhLeaveRow     *row,
               const ZhAccountRules *rules)
{
  if (row->sent == 0)
    return row->to + 1;
  return !row->is_backdated && zh_account_word_holds (&rules->leave_from_notice) ? MAX (row->from, row->sent) : row->from;
}

static int
get_year (int day)
{
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_julian (&date, (guint32) MAX (day, 1));
  return g_date_get_year (&date);
}

/* Days of a leave that go to the allowance of a year; 0 stands for that of the event. */
static int
count_days (const ZhLeaveRow     *row,
            const ZhAccountRules *rules,
            int                   year)
{
  int n = 0;

  for (int day = get_first_day (row, rules); day <= row->to; day++)
    n += year == 0 || get_year (day) == year ? 1 : 0;
  return n;
}

/* Goes through the leaves of a player in their order. */
static void
count_row (GArray               *rows,
           guint                 index,
           const ZhAccountRules *rules)
{
  ZhLeaveRow *row = &g_array_index (rows, ZhLeaveRow, index);
  int         year = rules->leave_limit.number == LIMIT_OF_YEAR ? get_year (row->to) : 0;
  int         n_breaks = 0;

  row->days = count_days (row, rules, 0);
  row->rest = rules->leave_days.number;
  for (guint i = 0; i <= index; i++)
    {
      const ZhLeaveRow *other = &g_array_index (rows, ZhLeaveRow, i);

      if (other->entry_id != row->entry_id || other->is_extra)
        continue;
      row->rest -= count_days (other, rules, year);
      n_breaks++;
    }
  row->breaks_left = rules->leave_breaks.article != NULL ? rules->leave_breaks.number - n_breaks : -1;
}

GArray *
zh_leave_calendar_new (const ZhAccountRules *rules,
                       const ZhCompetition  *competition,
                       const ZhTournament   *tournament)
{
  GArray *rows = g_array_new (FALSE, TRUE, sizeof (ZhLeaveRow));

  for (guint i = 0; i < competition->letters->len; i++)
    {
      const ZhLetterRecord *letter = g_ptr_array_index (competition->letters, i);
      ZhGamePlace           place;
      ZhLeaveRow            row = { .n_games = 1 };

      if (strcmp (letter->cells[ZH_LETTER_CELL_EVENT], zh_letter_event_kind_to_string (ZH_LETTER_LEAVE)) != 0 ||
          !zh_competition_find_game_by_id (competition, letter->game_id, &place) || place.tournament->id != tournament->id)
        continue;
      row.entry_id = find_entry (&place, letter);
      row.from = read_day (letter, ZH_LETTER_CELL_FROM);
      row.to = MIN (read_day (letter, ZH_LETTER_CELL_TO), row.from + ZH_LETTERS_MAX_LEAVE_DAYS);
      row.sent = read_day (letter, ZH_LETTER_CELL_SENT);
      row.is_extra = (read_marks (letter) & ZH_MARK_EXTRA) != 0;
      row.is_backdated = (read_marks (letter) & ZH_MARK_BACKDATED) != 0;
      add_row (rows, &row);
    }
  g_array_sort (rows, compare_rows);
  for (guint i = 0; i < rows->len; i++)
    count_row (rows, i, rules);
  return rows;
}
