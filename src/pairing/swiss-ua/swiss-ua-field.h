/* What the Ukrainian Swiss must know of the field before it pairs a round: who is present,
 * their scores in half-points, coefficients, colours, floats and pluses, the classification,
 * and who may not meet. Shared by the systems `swiss-ua` and `swiss-lot`.
 *
 * Source: Ukrainian chess rules IV.7.1–7.9.14, Ukrainian draughts rules IV.15.1–15.9.14.
 * Articles below are those of chess; those of draughts differ in the first number.
 */
#pragma once

#include "history.h"

G_BEGIN_DECLS

/**
 * ZhUaPlayer:
 * @entry: index in the history
 * @id: the entry's id
 * @number: draw number, fixed to the end of the event
 * @score: half-points, virtual and display scoring apart: a win is 2
 * @full: full coefficient in half-points (7.9.7.2)
 * @median: median coefficient in half-points (7.9.7.3)
 * @n_games: games played over the board
 * @n_whites: of these with White
 * @colours: (array length=n_games): of the games played, the first first; owned by the field
 * @first_ascent: round of the earliest ascent not compensated, 0 without one (7.4, 7.5)
 * @first_descent: round of the earliest descent not compensated, 0 without one
 * @n_pluses: pluses had, wins by default among them (7.6, 11.2)
 */
typedef struct
{
  int       entry;
  gint64    id;
  int       number;
  int       score;
  int       full;
  int       median;
  int       n_games;
  int       n_whites;
  ZhColour *colours;
  int       first_ascent;
  int       first_descent;
  int       n_pluses;
} ZhUaPlayer;

/**
 * ZhUaRelation:
 * @ZH_UA_MET: they have played each other (7.1)
 * @ZH_UA_FORBIDDEN: the regulation keeps them apart in this round
 */
typedef enum
{
  ZH_UA_MET = 1,
  ZH_UA_FORBIDDEN = 2,
} ZhUaRelation;

/**
 * ZhUaField:
 * @round: the round to be paired
 * @half: half of what could be had before it, in half-points
 * @n: players present
 * @players: (array length=n): in the order of the classification: an index is a place from 0
 * @relations: (array): @n × @n of #ZhUaRelation flags
 */
typedef struct
{
  int         round;
  int         half;
  int         n;
  ZhUaPlayer *players;
  guint8     *relations;
} ZhUaField;

/**
 * zh_ua_field_new:
 * @tournament: with all rounds before @round
 * @round: the round to be paired, from 1
 * @error: %ZH_ERROR_REFUSED when start numbers are missing or given twice
 *
 * Absent, withdrawn and not yet arrived entries are left out; their results still count for
 * the others (10.2). A game that is not finished counts as drawn until it is.
 *
 * Returns: (transfer full): the field
 */
ZhUaField *zh_ua_field_new (const ZhTournament *tournament,
                            int                 round,
                            GError            **error);
void       zh_ua_field_free (ZhUaField *self);

/**
 * zh_ua_field_get_relation:
 *
 * Returns: flags of #ZhUaRelation between two places; 0 when they may meet
 */
guint zh_ua_field_get_relation (const ZhUaField *self,
                                int              a,
                                int              b);

/**
 * zh_ua_field_is_colour_bad:
 *
 * Returns: whether a game between two places must give one of them the same colour a third
 *   time running, however they sit (7.9.13)
 */
gboolean zh_ua_field_is_colour_bad (const ZhUaField *self,
                                    int              a,
                                    int              b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhUaField, zh_ua_field_free)

G_END_DECLS
