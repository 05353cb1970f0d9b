/* The insides of standings, for their explanations. Private to this folder. */
#pragma once

#include "standings.h"
#include "tiebreak-context.h"

G_BEGIN_DECLS

/**
 * ZhStandings:
 * @context: what the criteria share
 * @codes: (element-type ZhTiebreakCode): columns
 * @values: (array) by column, then entry
 * @n_counted: entries that take part; the others are last in @order
 * @order: (array): entries from the best
 * @starts_group: (array): whether a new place begins at this index of @order
 * @separators: (array): the column that made it begin, −1 elsewhere
 * @rows: (array): by index of @order
 * @row_of_entry: (array)
 */
struct _ZhStandings
{
  ZhTiebreakContext *context;
  GPtrArray         *codes;
  ZhTiebreakValue  **values;
  int                n_counted;
  int               *order;
  gboolean          *starts_group;
  int               *separators;
  ZhStanding        *rows;
  int               *row_of_entry;
};

G_END_DECLS
