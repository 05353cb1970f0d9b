/* The leaves of all participants as a calendar, drawn as one widget: a row for each, days from left to right, a bar for each leave.
 * Up and Down go from one to another, Left and Right through the leaves of one; the widget’s label says what stands there.
 */
#pragma once

#include "leave-calendar.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_LEAVE_CHART (zh_leave_chart_get_type ())
G_DECLARE_FINAL_TYPE (ZhLeaveChart, zh_leave_chart, ZH, LEAVE_CHART, GtkWidget)

/* Signal "moved" (): the cursor stands elsewhere. */

/**
 * ZhLeaveSpan:
 * @first: Julian day on which the calendar begins
 * @last: on which it ends, at least @first
 * @today: the day that was asked about, marked where it lies between
 */
typedef struct
{
  int first;
  int last;
  int today;
} ZhLeaveSpan;

/**
 * zh_leave_chart_show:
 * @entries: (transfer full) (element-type ZhEntry): the rows, which outlive what is shown
 * @leaves: (transfer full) (element-type ZhLeaveRow): in any order; days of one outside the span are not drawn
 *
 * Of a bar the days that count as leave are full, those announced that do not are an empty box. Behind it stands how many
 * count, with "+" for one outside every limit and "!" where the allowance is used up.
 */
void zh_leave_chart_show (ZhLeaveChart *self,
                          GPtrArray    *entries,
                          GArray       *leaves,
                          ZhLeaveSpan   span);

/* The place of the leave under the cursor among those shown, from 0; -1 for none. */
int zh_leave_chart_get_leave (ZhLeaveChart *self);

/* Brings a leave under the cursor, by its place; without the signal. */
void zh_leave_chart_select (ZhLeaveChart *self,
                            int           leave);

G_END_DECLS
