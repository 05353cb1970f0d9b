#include "config.h"

#include "norm-event.h"

const char *const zh_norm_event_words[] = {
  [ZH_NORM_EVENT_OTHER] = "other",
  [ZH_NORM_EVENT_NATIONAL_FINAL] = "national-final",
  [ZH_NORM_EVENT_NATIONAL_TEAMS] = "national-teams",
  [ZH_NORM_EVENT_ZONAL] = "zonal",
  [ZH_NORM_EVENT_TEAM_CHAMPIONSHIP] = "team-championship",
  [ZH_NORM_EVENT_WORLD_CUP] = "world-cup",
  NULL,
};

ZhNormEvent
zh_tournament_get_norm_event (const ZhTournament *tournament)
{
  const char *word = zh_tournament_get_option (tournament, ZH_OPTION_NORM_EVENT);

  for (int i = 0; word != NULL && zh_norm_event_words[i] != NULL; i++)
    if (g_str_equal (zh_norm_event_words[i], word))
      return (ZhNormEvent) i;
  return ZH_NORM_EVENT_OTHER;
}
