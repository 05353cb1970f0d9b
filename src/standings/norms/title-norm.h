/* Whether a result is a norm for a title of FIDE, demand by demand.
 *
 * First all games are counted; then a win by forfeit in the last round as a game lost; then games are
 * left out, fewest first, as far as the regulations let the player leave them out. What is shown is what was
 * counted.
 *
 * Source: FIDE Title Regulations B.01 in force from 1 January 2024, 1.4; table of B.02 8.1.1.
 */
#pragma once

#include "title-games.h"

G_BEGIN_DECLS

/**
 * ZhTitleDemandKind:
 * @ZH_TITLE_DEMAND_PLAYERS: players of a double round robin
 * @ZH_TITLE_DEMAND_SCHEDULE: all games of the table have ended
 * @ZH_TITLE_DEMAND_GAMES: games counted
 * @ZH_TITLE_DEMAND_FEDERATIONS: federations of opponents besides his own
 * @ZH_TITLE_DEMAND_OWN: opponents of his own federation
 * @ZH_TITLE_DEMAND_ONE: opponents of the federation that has most
 * @ZH_TITLE_DEMAND_TITLED: opponents with a title
 * @ZH_TITLE_DEMAND_HIGH: opponents with a title that the norm asks for
 * @ZH_TITLE_DEMAND_WHOLE: games are left out where all play all: the opponents of the whole event make a norm
 *   possible
 * @ZH_TITLE_DEMAND_AVERAGE: mean rating of the opponents
 * @ZH_TITLE_DEMAND_SCORE: points
 * @ZH_TITLE_DEMAND_PERFORMANCE: rating performance
 */
typedef enum
{
  ZH_TITLE_DEMAND_PLAYERS,
  ZH_TITLE_DEMAND_SCHEDULE,
  ZH_TITLE_DEMAND_GAMES,
  ZH_TITLE_DEMAND_FEDERATIONS,
  ZH_TITLE_DEMAND_OWN,
  ZH_TITLE_DEMAND_ONE,
  ZH_TITLE_DEMAND_TITLED,
  ZH_TITLE_DEMAND_HIGH,
  ZH_TITLE_DEMAND_WHOLE,
  ZH_TITLE_DEMAND_AVERAGE,
  ZH_TITLE_DEMAND_SCORE,
  ZH_TITLE_DEMAND_PERFORMANCE,
  ZH_N_TITLE_DEMANDS,
} ZhTitleDemandKind;

/**
 * ZhTitleVerdict:
 * @ZH_TITLE_NOT_ASKED: the demand does not concern this result
 * @ZH_TITLE_MET: fulfilled
 * @ZH_TITLE_MISSED: not fulfilled
 * @ZH_TITLE_WAIVED: not fulfilled or not looked at, because the event is exempt
 * @ZH_TITLE_UNKNOWN: the file does not say what is needed to judge
 */
typedef enum
{
  ZH_TITLE_NOT_ASKED,
  ZH_TITLE_MET,
  ZH_TITLE_MISSED,
  ZH_TITLE_WAIVED,
  ZH_TITLE_UNKNOWN,
} ZhTitleVerdict;

/**
 * ZhTitleDemand:
 * @verdict: whether it is met
 * @at_most: @limit is the greatest value, not the least
 * @counted: what was counted; points in halves as fractions
 * @limit: what is asked
 * @article: of the regulations; of the exemption where it is waived
 * @federation: (nullable): which one has most opponents
 */
typedef struct
{
  ZhTitleVerdict verdict;
  gboolean       at_most;
  ZhFraction     counted;
  ZhFraction     limit;
  const char    *article;
  const char    *federation;
} ZhTitleDemand;

/**
 * ZhTitleNorm:
 * @entry: index of an entry
 * @title: index of a title of the rules
 * @achieved: every demand is met or waived
 * @is_unsettled: no demand is missed, but one cannot be judged
 * @games: (element-type ZhTitleGame): all, with how they count
 * @demands: by #ZhTitleDemandKind
 * @n_games: counted
 * @n_left_out: games that the player leaves out
 * @raised: index of the opponent who counts with the floor, −1 for nobody
 * @rating_sum: of the opponents as they count, over @n_games
 * @average: mean of the opponents, rounded half-up
 * @points_doubled: of the counted games
 * @percentage: of them, rounded half-up
 * @difference: dp of that percentage
 * @performance: @average + @difference
 * @needed_doubled: twice the least points that make the norm, −1 where none does
 * @length: as how many games the norm counts, 0 without one
 * @searched_all: whether every choice of games that may be left out was tried
 */
typedef struct
{
  int           entry;
  int           title;
  gboolean      achieved;
  gboolean      is_unsettled;
  GArray       *games;
  ZhTitleDemand demands[ZH_N_TITLE_DEMANDS];
  int           n_games;
  int           n_left_out;
  int           raised;
  int           rating_sum;
  int           average;
  int           points_doubled;
  int           percentage;
  int           difference;
  int           performance;
  int           needed_doubled;
  int           length;
  gboolean      searched_all;
} ZhTitleNorm;

/**
 * zh_title_norm_new:
 * @event: lives longer
 * @entry: index of an entry
 * @title: index of a title of the rules
 *
 * Returns: (transfer full): the choice of games that makes the norm, else all games
 */
ZhTitleNorm *zh_title_norm_new (const ZhTitleEvent *event,
                                int                 entry,
                                int                 title);

/**
 * zh_title_norm_new_of_games:
 * @games: (transfer full) (element-type ZhTitleGame): as zh_title_games_new() gives them, or as they might be
 *
 * As zh_title_norm_new(), of these games.
 *
 * Returns: (transfer full)
 */
ZhTitleNorm *zh_title_norm_new_of_games (const ZhTitleEvent *event,
                                         int                 entry,
                                         int                 title,
                                         GArray             *games);
void         zh_title_norm_free (ZhTitleNorm *self);

/**
 * zh_title_norm_get_title:
 *
 * Returns: (transfer none): the title of the rules
 */
const ZhTitle *zh_title_norm_get_title (const ZhTitleNorm  *self,
                                        const ZhTitleEvent *event);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhTitleNorm, zh_title_norm_free)

G_END_DECLS
