/* The places of a solving event: points and time of each round, and of all. */
#pragma once

#include "tournament.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_SOLVING_PLACES (zh_solving_places_get_type ())
G_DECLARE_FINAL_TYPE (ZhSolvingPlaces, zh_solving_places, ZH, SOLVING_PLACES, ZhBin)

/**
 * zh_solving_places_update:
 * @tournament: (nullable): what is looked at
 *
 * Returns: whether it is a solving event with entries; then its places are shown
 */
gboolean zh_solving_places_update (ZhSolvingPlaces    *self,
                                   const ZhTournament *tournament);

/* Gives the keyboard to the table. */
void zh_solving_places_take_focus (ZhSolvingPlaces *self);

G_END_DECLS
