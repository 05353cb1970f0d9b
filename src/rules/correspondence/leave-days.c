#include "config.h"

#include "leave-days.h"

#define LAST_YEAR 9999

enum
{
  LIMIT_YEAR,
  LIMIT_GAME,
};

/* What a side has taken of what it may. */
typedef struct
{
  int *of_year; /* by calendar year */
  int  of_game;
  int  n_leaves;
} Taken;

static int
get_year (int day)
{
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_julian (&date, (guint32) day);
  return g_date_get_year (&date);
}

static int
get_first_day_of (int year)
{
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_dmy (&date, 1, G_DATE_JANUARY, (GDateYear) year);
  return (int) g_date_get_julian (&date);
}

/* Makes the first @left days from @from to the one before @to a leave. Returns: how many there were */
static int
take_days (GArray *pieces,
           int     leave,
           int     from,
           int     to,
           int     left)
{
  const ZhLeavePiece piece = { from, from + MIN (to - from, MAX (left, 0)), leave };

  if (piece.to > piece.from)
    g_array_append_val (pieces, piece);
  return piece.to - piece.from;
}

/* Each calendar year has its own limit. */
static void
take_by_year (GArray               *pieces,
              const ZhAccountRules *rules,
              Taken                *taken,
              int                   leave,
              int                   from,
              int                   to)
{
  while (from < to)
    {
      int year = get_year (from);
      int end = year < LAST_YEAR ? MIN (to, get_first_day_of (year + 1)) : to;

      taken->of_year[year] += take_days (pieces, leave, from, end, rules->leave_days.number - taken->of_year[year]);
      from = end;
    }
}

static void
add_leave (ZhLeaves             *self,
           const ZhAccountRules *rules,
           const ZhLetterEvent  *event,
           Taken                *taken)
{
  gboolean         is_extra = (event->marks & ZH_MARK_EXTRA) != 0;
  gboolean         of_game = rules->leave_limit.number == LIMIT_GAME;
  ZhAnnouncedLeave leave = { event->side, event->from, event->to };
  GArray          *pieces = self->pieces[event->side];
  int              place = (int) self->announced->len;

  if (zh_account_word_holds (&rules->leave_from_notice))
    {
      if (event->sent.day == 0)
        return;
      if ((event->marks & ZH_MARK_BACKDATED) == 0)
        leave.from = MAX (leave.from, event->sent.day);
    }
  if (leave.from > leave.to)
    return;
  if (!is_extra && of_game && (taken->n_leaves >= rules->leave_breaks.number || taken->of_game >= rules->leave_days.number))
    return;

  g_array_append_val (self->announced, leave);
  if (is_extra)
    take_days (pieces, place, leave.from, leave.to + 1, G_MAXINT);
  else if (of_game)
    {
      taken->n_leaves++;
      taken->of_game += take_days (pieces, place, leave.from, leave.to + 1, rules->leave_days.number - taken->of_game);
    }
  else
    take_by_year (pieces, rules, taken, place, leave.from, leave.to + 1);
}

/* A move on @day ends the leaves into which it falls, from that day on (V.7.4). */
static void
end_leaves (ZhLeaves    *self,
            ZhLetterSide side,
            int          day)
{
  for (guint i = 0; i < self->pieces[side]->len; i++)
    {
      ZhLeavePiece           *piece = &g_array_index (self->pieces[side], ZhLeavePiece, i);
      const ZhAnnouncedLeave *leave = &g_array_index (self->announced, ZhAnnouncedLeave, piece->leave);

      if (day >= leave->from && day <= leave->to)
        piece->to = MAX (piece->from, MIN (piece->to, day));
    }
}

ZhLeaves *
zh_leaves_new (const ZhLetterEvent  *events,
               const ZhLetterDays   *days,
               gsize                 n_events,
               const ZhAccountRules *rules)
{
  ZhLeaves *self = g_new0 (ZhLeaves, 1);
  Taken     taken[2] = { { g_new0 (int, LAST_YEAR + 1), 0, 0 }, { g_new0 (int, LAST_YEAR + 1), 0, 0 } };

  self->announced = g_array_new (FALSE, FALSE, sizeof (ZhAnnouncedLeave));
  for (int side = 0; side < 2; side++)
    self->pieces[side] = g_array_new (FALSE, FALSE, sizeof (ZhLeavePiece));
  for (gsize i = 0; i < n_events; i++)
    if (events[i].kind == ZH_LETTER_LEAVE)
      add_leave (self, rules, &events[i], &taken[events[i].side]);
  for (gsize i = 0; i < n_events; i++)
    if (events[i].kind == ZH_LETTER_MOVE && days[i].dispatch != 0 && zh_account_word_holds (&rules->leave_ends_with_move))
      end_leaves (self, events[i].side, days[i].dispatch);
  g_free (taken[0].of_year);
  g_free (taken[1].of_year);
  return self;
}

void
zh_leaves_free (ZhLeaves *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->announced);
  for (int side = 0; side < 2; side++)
    g_array_unref (self->pieces[side]);
  g_free (self);
}

gboolean
zh_leaves_contain (const ZhLeaves *self,
                   ZhLetterSide    side,
                   int             day)
{
  for (guint i = 0; i < self->pieces[side]->len; i++)
    {
      const ZhLeavePiece *piece = &g_array_index (self->pieces[side], ZhLeavePiece, i);

      if (day >= piece->from && day < piece->to)
        return TRUE;
    }
  return FALSE;
}

int
zh_leaves_find_end (const ZhLeaves *self,
                    ZhLetterSide    side,
                    int             day)
{
  int end = 0;

  for (guint i = 0; i < self->announced->len; i++)
    {
      const ZhAnnouncedLeave *leave = &g_array_index (self->announced, ZhAnnouncedLeave, i);

      if (leave->side == side && day >= leave->from && day <= leave->to)
        end = MAX (end, leave->to);
    }
  return end;
}
