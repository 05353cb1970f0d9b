/* What kind of event a tournament is for the title norms of FIDE, where its name alone decides
 * what is asked (title regulations B.01, 1.4.1b, 1.4.3a–c).
 */
#pragma once

#include "tournament.h"

G_BEGIN_DECLS

/* Option of a tournament: one of zh_norm_event_words. */
#define ZH_OPTION_NORM_EVENT "norm-event"

/**
 * ZhNormEvent:
 * @ZH_NORM_EVENT_OTHER: any other
 * @ZH_NORM_EVENT_NATIONAL_FINAL: final of the national championship, individual
 * @ZH_NORM_EVENT_NATIONAL_TEAMS: national championship of teams
 * @ZH_NORM_EVENT_ZONAL: zonal or sub-zonal tournament
 * @ZH_NORM_EVENT_TEAM_CHAMPIONSHIP: world or continental championship of teams or clubs
 * @ZH_NORM_EVENT_WORLD_CUP: World Cup, open or for women
 */
typedef enum
{
  ZH_NORM_EVENT_OTHER,
  ZH_NORM_EVENT_NATIONAL_FINAL,
  ZH_NORM_EVENT_NATIONAL_TEAMS,
  ZH_NORM_EVENT_ZONAL,
  ZH_NORM_EVENT_TEAM_CHAMPIONSHIP,
  ZH_NORM_EVENT_WORLD_CUP,
} ZhNormEvent;

/* The stable names for files and options, by #ZhNormEvent, then %NULL. */
extern const char *const zh_norm_event_words[];

/**
 * zh_tournament_get_norm_event:
 *
 * Returns: what the organiser said, #ZH_NORM_EVENT_OTHER where nothing
 */
ZhNormEvent zh_tournament_get_norm_event (const ZhTournament *tournament);

G_END_DECLS
