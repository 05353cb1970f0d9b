/* What all criteria of one calculation share: the history, the score tables made from it on
 * demand, values already computed (a mean of performances needs everybody's performance), and
 * the table of functions behind the registry. Private to this folder.
 */
#pragma once

#include "arithmetic.h"
#include "completed-scores.h"
#include "later-ratings.h"

G_BEGIN_DECLS

#define ZH_N_SCORE_TABLES 8

/**
 * ZhTiebreakContext:
 * @history: the rounds counted
 * @edition: of the FIDE rules
 * @primary: which score the standings are ordered by
 * @predetermined: round robin
 * @has_unrated: somebody in the tournament has no rating
 * @ratings: which of several ratings of a player count
 * @unrated_rating: what an unrated counts with where the code does not say it, 0 for nothing
 * @n_games: games in a pairing, 1 in a usual event
 * @uncounted: (array): entries left out of the standings
 * @points: (array): points the standings are ordered by, by entry
 * @tables: score tables made so far
 * @completed: (nullable): scores completed by the Ukrainian rules, made on demand
 * @points_groups: (nullable) (element-type ZhPoints): the different points, highest first, made
 *   on demand
 * @lots: (nullable): lots drawn by entry, made on demand
 * @cache: (element-type utf8 GArray): values of everybody, by canonical code
 */
typedef struct
{
  ZhHistory         *history;
  ZhTiebreakEdition  edition;
  ZhScoreReference   primary;
  gboolean           predetermined;
  gboolean           has_unrated;
  ZhTiebreakRatings  ratings;
  int                unrated_rating;
  int                n_games;
  gboolean          *uncounted;
  ZhPoints          *points;
  ZhScoreTable      *tables[ZH_N_SCORE_TABLES];
  ZhCompletedScores *completed;
  GArray            *points_groups;
  int               *lots;
  GHashTable        *cache;
} ZhTiebreakContext;

/**
 * ZhTiebreakQuery:
 * @context: what the calculation shares
 * @code: which criterion is asked, with its modifiers
 * @members: (nullable) (array length=n_members): entries still tied, one or more, of a criterion that is
 *   computed inside a tied group
 * @n_members: how many they are
 *
 * What the functions behind the registry are asked.
 */
typedef struct
{
  ZhTiebreakContext    *context;
  const ZhTiebreakCode *code;
  const int            *members;
  int                   n_members;
} ZhTiebreakQuery;

/**
 * zh_tiebreak_context_new:
 * @history: (transfer full)
 * @primary: score the standings are ordered by
 *
 * Returns: (transfer full)
 */
ZhTiebreakContext *zh_tiebreak_context_new (ZhHistory        *history,
                                            ZhTiebreakEdition edition,
                                            ZhScoreReference  primary);
void               zh_tiebreak_context_free (ZhTiebreakContext *self);

/**
 * zh_tiebreak_context_get_table:
 * @flags: #ZhScoreTableFlags
 *
 * Returns: (transfer none): made on the first call
 */
const ZhScoreTable *zh_tiebreak_context_get_table (ZhTiebreakContext *self,
                                                   ZhScoreReference   reference,
                                                   guint              flags);

/* The table that a code's :MP, :GP and /P ask for. */
const ZhScoreTable *zh_tiebreak_context_get_code_table (const ZhTiebreakQuery *query,
                                                        guint                  flags);

/**
 * zh_tiebreak_context_get_values:
 * @code: a criterion that is computed entry by entry
 *
 * Returns: (array) (transfer none): values by entry, computed on the first call
 */
const ZhTiebreakValue *zh_tiebreak_context_get_values (ZhTiebreakContext    *self,
                                                       const ZhTiebreakCode *code);

/**
 * ZhTiebreakEntryFunc:
 * @entry: inside a tied group one of its members
 * @arithmetic: emptied; receives the lines and the value of @entry; inside a tied group the lines of what
 *   was compared, and the caller sets the value
 */
typedef void (*ZhTiebreakEntryFunc) (const ZhTiebreakQuery *query,
                                     int                    entry,
                                     ZhArithmetic          *arithmetic);

/**
 * ZhTiebreakGroupFunc:
 * @values: (array length=n_members): receives a value for each; mostly places from 1 in the
 *   group, or 0 for all where nothing is divided
 */
typedef void (*ZhTiebreakGroupFunc) (const ZhTiebreakQuery *query,
                                     ZhTiebreakValue       *values);

/**
 * ZhTiebreakKind:
 * @column: (nullable): heading of a narrow column; %NULL where the code itself is
 * @entry: (nullable): value of one entry; or
 * @group: (nullable): places inside a tied group, with @group_lines to explain them
 */
struct _ZhTiebreakKind
{
  const char         *name;
  ZhTiebreakFamily    family;
  const char         *title;
  const char         *column;
  const char         *article;
  const char         *modifiers;
  guint               traits;
  ZhTiebreakEntryFunc entry;
  ZhTiebreakGroupFunc group;
  ZhTiebreakEntryFunc group_lines;
};

/**
 * zh_tiebreak_code_is_in_group:
 *
 * Returns: whether the criterion is computed inside each tied group and not entry by entry
 */
gboolean zh_tiebreak_code_is_in_group (const ZhTiebreakCode *code);

/**
 * zh_tiebreak_rank_by:
 * @compare: < 0 when the first is better; gets pointers to indexes of members (int)
 * @values: (array length=n_members): receives places, all 0 where @compare divides nothing
 */
void zh_tiebreak_rank_by (int              n_members,
                          GCompareDataFunc compare,
                          gpointer         user_data,
                          ZhTiebreakValue *values);

G_END_DECLS
