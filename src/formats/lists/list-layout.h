/* What the columns of a list with a heading hold. The heading proposes, the columns beside it and
 * the values below it decide: a column "ID" beside a column "Fide_No" holds national numbers, and
 * what is no FIDE ID by its form is none under any heading.
 */
#pragma once

#include "csv-table.h"
#include "list-columns.h"

G_BEGIN_DECLS

/* Enough to tell what a column holds. */
#define ZH_LIST_SAMPLE_ROWS 500

/**
 * ZhListSample:
 * @headings: (array length=n_columns): "" where a column has none
 * @cells: (array length=n_rows): the first rows, each an array of @n_columns cells
 * @n_columns: at most %ZH_CSV_MAX_CELLS
 */
typedef struct
{
  const char *const        *headings;
  const char *const *const *cells;
  int                       n_rows;
  int                       n_columns;
} ZhListSample;

/**
 * ZhListLayout:
 * @columns: what each column holds; each meaning at most once
 * @asked: a column of numbers of which the list does not say whose they are, -1 for none; it
 *   holds %ZH_LIST_IGNORE
 * @federation: (nullable): of all players of the list, where its layout is that of a federation
 *   and no column says it; static
 * @women_marked: the list marks women and leaves men blank
 */
typedef struct
{
  ZhListColumn columns[ZH_CSV_MAX_CELLS];
  int          asked;
  const char  *federation;
  gboolean     women_marked;
} ZhListLayout;

/**
 * zh_list_layout_read:
 * @sample: heading and first rows
 * @layout: (out caller-allocates)
 *
 * Knows the layouts of FIDE's lists, of the lists that the federations of Ukraine and Russia
 * make for pairing programs, and the headings that those programs write.
 */
void zh_list_layout_read (const ZhListSample *sample,
                          ZhListLayout       *layout);

G_END_DECLS
