/* Work beside the main loop that the user waits for: a list from outside, an act on thousands of
 * entries. What takes longer than half a second shows how far it is, in a dialog with Cancel.
 */
#pragma once

#include <adwaita.h>

#include "progress.h"
#include "session.h"

G_BEGIN_DECLS

/**
 * ZhLongWork:
 * @title: of the dialog: "Reading the List"
 * @run: does the work in a thread of its own; %NULL with @error
 * @done: called in the main loop, exactly once, with what @run returned, which it takes over. The
 *   widget may have left its window by then
 * @free_data: of the data both are given, afterwards
 */
typedef struct
{
  const char *title;
  gpointer (*run) (gpointer          data,
                   const ZhProgress *progress,
                   GError          **error);
  void (*done) (GtkWidget    *widget,
                gpointer      data,
                gpointer      result,
                const GError *error);
  GDestroyNotify free_data;
} ZhLongWork;

/**
 * zh_long_work_start:
 * @widget: who is told; the work is cancelled when it is destroyed
 * @work: static, or owned by @data; its title is marked with N_()
 * @data: (transfer full)
 *
 * Waits a moment for the work to end, so that usually nobody sees that there was one.
 */
void zh_long_work_start (GtkWidget        *widget,
                         const ZhLongWork *work,
                         gpointer          data);

/**
 * ZhLongAct:
 * @act: calls one command of the desk, in a thread of its own; %NULL with @error
 * @done: (nullable): called in the main loop after an act that was done; @data is freed afterwards
 * @failed: heading of the dialog when it was not done: "The list was not taken in"
 */
typedef struct
{
  const char *title;
  const char *failed;
  ZhChange *(*act) (ZhDesk           *desk,
                    gpointer          data,
                    const ZhProgress *progress,
                    GError          **error);
  void (*done) (GtkWidget *widget,
                gpointer   data);
  GDestroyNotify free_data;
} ZhLongAct;

/**
 * zh_long_act_start:
 * @widget: of the window
 * @session: whose desk acts
 * @act: static; its texts are marked with N_()
 * @data: (transfer full)
 *
 * As zh_long_work_start(), for an act: the desk is lent to the thread, and the end is that of
 * zh_feedback_act().
 */
void zh_long_act_start (GtkWidget       *widget,
                        ZhSession       *session,
                        const ZhLongAct *act,
                        gpointer         data);

G_END_DECLS
