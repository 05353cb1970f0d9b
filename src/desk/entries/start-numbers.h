/* Which start numbers the entries of a tournament have to have: the one place that says whether
 * numbers may still move, in which order entries stand by strength, and who moves from which
 * number to which. Pure functions of a snapshot; desk-numbering.c and number-act.c write.
 *
 * Numbers are those of the list of participants. Games, forbidden pairs and tables belong to the
 * entries, not to their numbers, so nothing else moves with them.
 */
#pragma once

#include "tournament.h"

G_BEGIN_DECLS

/* The option of a tournament whose numbers would follow the ratings and were drawn: "lot". */
#define ZH_OPTION_NUMBERS "numbers"

/**
 * ZhNumbersState:
 * @ZH_NUMBERS_FREE: no round is paired: entries may be numbered in any way
 * @ZH_NUMBERS_FOLLOW: rounds are paired, and the numbers still follow corrected ratings and late entries
 * @ZH_NUMBERS_STAND: the numbers are what they are
 */
typedef enum
{
  ZH_NUMBERS_FREE,
  ZH_NUMBERS_FOLLOW,
  ZH_NUMBERS_STAND,
} ZhNumbersState;

/**
 * zh_tournament_get_numbers_state:
 *
 * Source: FIDE C.04.2 (1 February 2026), 2.3–2.5: until round 4 is paired; Ukrainian rules IV.7.9.5 and
 * IV.15.9.3: a number is kept to the end.
 *
 * Returns: whether the numbers may move now
 */
ZhNumbersState zh_tournament_get_numbers_state (const ZhTournament *self);

/**
 * zh_tournament_has_rated_numbers:
 *
 * Returns: whether the numbers of such a tournament follow the ratings after its first pairing too, and were
 * not drawn by lot
 */
gboolean zh_tournament_has_rated_numbers (const ZhTournament *self);

/**
 * zh_tournament_has_stray_numbers:
 *
 * Source: FIDE C.04.2 (1 February 2026), 2.2.
 *
 * Returns: whether the numbers have to follow the ratings, and somebody stands before a higher rating, as
 * where a list brought the numbers of its own rows
 */
gboolean zh_tournament_has_stray_numbers (const ZhTournament *self);

/**
 * zh_tournament_draws_numbers:
 *
 * Source: Ukrainian rules IV.3.1.1.1, IV.3.4.1.1, IV.7.9.5; order 988, 31.3.
 *
 * Returns: whether the rules of the system give the numbers to everybody by lot
 */
gboolean zh_tournament_draws_numbers (const ZhTournament *self);

/**
 * zh_tournament_draws_equals:
 *
 * Source: Ukrainian rules IV.15.9.3.
 *
 * Returns: whether entries stand by rating, and the lot decides between equal ratings and those without one
 */
gboolean zh_tournament_draws_equals (const ZhTournament *self);

/**
 * zh_tournament_get_numbers_article:
 *
 * Returns: (transfer none): the article behind all this, "" where the rules are silent
 */
const char *zh_tournament_get_numbers_article (const ZhTournament *self);

/**
 * zh_tournament_get_numbers_round:
 *
 * Returns: the round with whose pairing the numbers stand for good: 1, or 4 in FIDE's systems
 */
int zh_tournament_get_numbers_round (const ZhTournament *self);

/**
 * zh_tournament_order_by_rating:
 * @error: as zh_language_new()
 *
 * Rating, title, name in the Ukrainian alphabet, id. Once a round is paired, who is equal in rating and title
 * stays in the order of the numbers: only what was wrong is put right.
 *
 * Source: FIDE C.04.2, 2.2.
 *
 * Returns: (transfer container) (element-type ZhEntry): the entries, the strongest first
 */
GPtrArray *zh_tournament_order_by_rating (const ZhTournament *self,
                                          GError            **error);

/**
 * zh_tournament_order_by_lot:
 * @seed: of the lot
 *
 * Entries in the order of their ids, zh_random_permutation().
 *
 * Returns: (transfer container) (element-type ZhEntry): the entries as they were drawn
 */
GPtrArray *zh_tournament_order_by_lot (const ZhTournament *self,
                                       guint64             seed);

/**
 * zh_tournament_order_by_rating_and_lot:
 * @seed: of the lot, as for zh_tournament_order_by_lot()
 *
 * The entries by rating; those of equal rating, and those without one at the end, as the lot of all placed
 * them.
 *
 * Returns: (transfer container) (element-type ZhEntry): the entries in that order
 */
GPtrArray *zh_tournament_order_by_rating_and_lot (const ZhTournament *self,
                                                  guint64             seed);

/**
 * ZhNumberMove:
 * @entry: of the tournament, which has to outlive it
 * @from: the number it has, 0 for none
 * @to: the number it gets
 */
typedef struct
{
  const ZhEntry *entry;
  int            from;
  int            to;
} ZhNumberMove;

/**
 * ZhNumberPlan:
 * @moves: (element-type ZhNumberMove): entries of the tournament whose number changes, by new number
 * @numbers: (element-type int): of the new entries in their order, 0 before the numbers are given
 */
typedef struct
{
  GArray *moves;
  GArray *numbers;
} ZhNumberPlan;

void zh_number_plan_free (ZhNumberPlan *self);

/**
 * zh_number_plan_new_for_order:
 * @order: (element-type ZhEntry): all entries of the tournament
 *
 * Returns: (transfer full): what it takes to number them 1 … n in this order
 */
ZhNumberPlan *zh_number_plan_new_for_order (const GPtrArray *order);

/**
 * zh_number_plan_new_for_entries:
 * @tournament: a snapshot
 * @news: (element-type ZhEntry): entries about to come; a number of its own counts before round 1 only
 * @ratings: (nullable) (array): what orders them where it is not #ZhEntry.rating or that of the person
 * @error: as zh_language_new()
 *
 * Where numbers follow the ratings each comes to the place that its rating earns, and those after it move
 * down. Elsewhere, and once the numbers stand, it gets the next number after all others.
 *
 * Source: FIDE C.04.2, 2.4 and 2.5.
 *
 * Returns: (transfer full): their numbers, and who moves
 */
ZhNumberPlan *zh_number_plan_new_for_entries (const ZhTournament *tournament,
                                              const GPtrArray    *news,
                                              const int          *ratings,
                                              GError            **error);

/**
 * ZhGivenNumber:
 * @entry: id of an entry
 * @number: its new number
 */
typedef struct
{
  gint64 entry;
  int    number;
} ZhGivenNumber;

/**
 * zh_number_plan_new_for_outcome:
 * @news: (element-type ZhEntry): entries about to come, with the numbers that they got
 * @moves: (element-type ZhGivenNumber): who of the tournament moved
 * @error: %ZH_ERROR_INPUT where @moves names nobody of the tournament, or a number would be had twice
 *
 * A plan that was made before, as zh_number_plan_new_for_entries() made it then.
 *
 * Returns: (transfer full): the numbers, and who moves
 */
ZhNumberPlan *zh_number_plan_new_for_outcome (const ZhTournament *tournament,
                                              const GPtrArray    *news,
                                              const GArray       *moves,
                                              GError            **error);

/**
 * zh_number_plan_explain:
 * @self: what is going to be done
 * @tournament: where
 * @language: of the words
 *
 * Returns: (transfer full): how many entries move, who, and the article, in sentences; "" where nobody moves
 */
char *zh_number_plan_explain (const ZhNumberPlan *self,
                              const ZhTournament *tournament,
                              const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhNumberPlan, zh_number_plan_free)

G_END_DECLS
