/* One bracket of the Swiss Team Pairing System: who is moved up into it, and how it is paired.
 *
 * Source: FIDE Handbook C.04.6, articles 2.3, 3.5, 3.6.
 */
#pragma once

#include <gio/gio.h>

#include "team-swiss-field.h"

G_BEGIN_DECLS

/**
 * zh_team_bracket_choose:
 * @left: (array): indices of the sides not paired yet, in the order of the field
 * @n_left: even
 * @n_residents: how many of the first of @left have the highest score
 * @bracket: (out caller-allocates) (array): residents, then upfloaters; room for @n_left
 * @n_bracket: (out)
 *
 * Art. 3.5: as few upfloaters as can be (C4), of scores as high as can be (C5), so that all can
 * still be paired (C3); then C6, C7 and the order of 3.5.4.
 *
 * Returns: %FALSE where the teams left cannot all be paired, and when cancelled
 */
gboolean zh_team_bracket_choose (const ZhTeamField *field,
                                 const int         *left,
                                 int                n_left,
                                 int                n_residents,
                                 int               *bracket,
                                 int               *n_bracket,
                                 GCancellable      *cancellable);

/**
 * zh_team_bracket_pair:
 * @bracket: (array length=n): teams that can be paired with each other
 * @n_residents: how many of the first are residents
 * @mate: (array) (out caller-allocates): for each place in @bracket the place of its opponent
 *
 * Art. 3.6: the first pairing by its identifier among those best by C8, C9 and C10.
 */
void zh_team_bracket_pair (const ZhTeamField *field,
                           const int         *bracket,
                           int                n,
                           int                n_residents,
                           int               *mate);

G_END_DECLS
