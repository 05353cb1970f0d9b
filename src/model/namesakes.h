/* Namesakes in a tournament: what is written beside a name so that nobody is taken for another. A patronymic where
 * they differ in it, else the year of birth, the federation, region, club or FIDE ID; several where one alone does not
 * tell them apart, nothing where nothing is known.
 */
#pragma once

#include "tournament.h"

G_BEGIN_DECLS

/**
 * zh_namesakes_mark_entries / zh_namesakes_mark_members:
 * @entries: (element-type ZhEntry): all of a tournament, not shared yet
 * @members: (element-type ZhMember): those of all its teams, not shared yet
 *
 * Sets #ZhEntry.name_parts, #ZhMember.name_parts. Names are the same without regard to letter case.
 */
void zh_namesakes_mark_entries (GPtrArray *entries);
void zh_namesakes_mark_members (GPtrArray *members);

G_END_DECLS
