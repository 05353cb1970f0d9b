#include "config.h"

#include "long-event.h"

int
zh_competition_count_days (const ZhCompetition *self)
{
  GDate first;
  GDate last;

  if (!g_date_valid_dmy ((GDateDay) self->start.day, (GDateMonth) self->start.month, (GDateYear) self->start.year) ||
      !g_date_valid_dmy ((GDateDay) self->end.day, (GDateMonth) self->end.month, (GDateYear) self->end.year))
    return 0;
  g_date_clear (&first, 1);
  g_date_clear (&last, 1);
  g_date_set_dmy (&first, (GDateDay) self->start.day, (GDateMonth) self->start.month, (GDateYear) self->start.year);
  g_date_set_dmy (&last, (GDateDay) self->end.day, (GDateMonth) self->end.month, (GDateYear) self->end.year);
  return MAX (g_date_days_between (&first, &last) + 1, 0);
}

gboolean
zh_tournament_is_long (const ZhTournament  *self,
                       const ZhCompetition *competition)
{
  return g_strcmp0 (zh_tournament_get_option (self, ZH_OPTION_LONG_EVENT), "yes") == 0 ||
         zh_competition_count_days (competition) > ZH_LONG_EVENT_DAYS;
}
