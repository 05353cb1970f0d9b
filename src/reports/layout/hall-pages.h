/* A document for the wall of the playing hall: pages as wide as the screen, one shown after the other,
 * whose letters can be read from the last row. A table keeps the columns that people look for;
 * a document without a table is a poster.
 */
#pragma once

#include "report-pages.h"

G_BEGIN_DECLS

/* The height of every page; one that is drawn on a window grows with it. */
#define ZH_HALL_HEIGHT_PT 540

/* No capital letter is lower than this share of the height, on a screen that stands upright of its width. */
#define ZH_HALL_LETTER_SHARE (1.0 / 40)

/**
 * ZhHallSetup:
 * @shape: width of the window in its heights
 * @family: list of font families
 * @name: what is shown, at the left of the foot
 * @remark: (nullable): in the middle of the foot
 */
typedef struct
{
  double      shape;
  const char *family;
  const char *name;
  const char *remark;
} ZhHallSetup;

/**
 * zh_hall_pages_new:
 *
 * Lays the first table of @document out, or, where it has none, its headings and notes as large as they fit.
 * Pure, as zh_report_paginate(). Where there is no room for all columns the muted ones stay away, then what is
 * told of people besides their names, then the last tie-breaks; rows flow through several frames where the
 * names let them.
 *
 * Returns: (transfer full): at least one page
 */
ZhReportPages *zh_hall_pages_new (const ZhReportDocument *document,
                                  const ZhHallSetup      *setup);

G_END_DECLS
