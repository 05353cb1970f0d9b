/* The teams to be paired in a round by the FIDE Swiss Team Pairing System, as its articles see
 * them.
 *
 * Source: FIDE Handbook C.04.6 (in force from 1 February 2026).
 */
#pragma once

#include "history.h"
#include "matching-cardinality.h"
#include "teams.h"

G_BEGIN_DECLS

/**
 * ZhTeamSide:
 * @id: of the entry
 * @number: the TPN (art. 1.1)
 * @parity_number: its place among those that have arrived, for art. 4.3.1
 * @score: the primary score with virtual points (art. 1.2, C.04.7)
 * @second_score: what decides about colours between equal scores, 0 where nothing does
 * @n_matches: matches played
 * @colours: (array length=n_matches): of the matches played, in order (C.04.2, 3.4)
 * @difference: colour difference (art. 1.6)
 * @wants: the colour preferred (art. 1.7), or none
 * @strong: whether the preference is strong (type B)
 * @floated: met a team of another score in the round before (art. 1.5)
 * @may_have_bye: C2
 */
typedef struct
{
  gint64    id;
  int       number;
  int       parity_number;
  ZhPoints  score;
  ZhPoints  second_score;
  int       n_matches;
  ZhColour *colours;
  int       difference;
  ZhColour  wants;
  gboolean  strong;
  gboolean  floated;
  gboolean  may_have_bye;
} ZhTeamSide;

/**
 * ZhTeamField:
 * @sides: (array length=n): by score, then number
 * @graph: which two may meet (C1, and what the regulation keeps apart)
 * @is_late: whether this is one of the last two rounds
 * @has_strong: whether preferences are strong or mild (type B)
 */
typedef struct
{
  int         round;
  int         n;
  ZhTeamSide *sides;
  ZhBitGraph *graph;
  gboolean    is_late;
  gboolean    is_last;
  gboolean    has_strong;
  ZhColour    initial_colour;
} ZhTeamField;

/**
 * zh_team_field_new:
 * @forced: (nullable) (array length=2): entry ids that must meet
 * @error: as zh_dutch_virtual_points()
 *
 * Returns: (transfer full) (nullable)
 */
ZhTeamField *zh_team_field_new (const ZhTournament *tournament,
                                int                 round,
                                const gint64       *forced,
                                GError            **error);
void         zh_team_field_free (ZhTeamField *self);

/**
 * zh_team_field_get_colour:
 * @article: (out) (optional): which of 4.3.1 … 4.3.9 decided
 *
 * Returns: the colour of @a against @b (art. 4)
 */
ZhColour zh_team_field_get_colour (const ZhTeamField *self,
                                   int                a,
                                   int                b,
                                   int               *article);

/* Whether all of @vertices can be paired with each other. */
gboolean zh_team_field_can_pair (const ZhTeamField *self,
                                 const guint64     *vertices);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhTeamField, zh_team_field_free)

G_END_DECLS
