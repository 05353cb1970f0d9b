/* The order of the award of a contest of composers, section by section. */
#pragma once

#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_CONTEST_PLACES (zh_contest_places_get_type ())
G_DECLARE_FINAL_TYPE (ZhContestPlaces, zh_contest_places, ZH, CONTEST_PLACES, ZhBin)

/**
 * zh_contest_places_update:
 * @session: whose tournament is looked at
 *
 * Authors are named when the preliminary award is published, as in the award; until then works have their codes alone.
 *
 * Returns: whether it is a contest; then its order is shown, or what is to be done first
 */
gboolean zh_contest_places_update (ZhContestPlaces *self,
                                   ZhSession       *session);

/* Ctrl+F: gives the keyboard to the search. */
void zh_contest_places_start_search (ZhContestPlaces *self);

/* Gives the keyboard to the table. */
void zh_contest_places_take_focus (ZhContestPlaces *self);

G_END_DECLS
