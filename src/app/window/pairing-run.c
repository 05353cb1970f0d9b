#include "config.h"

#include "pairing-run.h"

#include "desk-rounds.h"
#include "desk-unpair.h"

#define PATIENCE_US (50 * G_TIME_SPAN_MILLISECOND)

/* Shared by the thread and who waits for it a moment. */
typedef struct
{
  gatomicrefcount refs;
  ZhTournament   *tournament;
  ZhPairingGoal   goal;
  GMutex          mutex;
  GCond           ended;
  gboolean        has_ended;
} Run;

static void
run_unref (gpointer data)
{
  Run *run = data;

  if (!g_atomic_ref_count_dec (&run->refs))
    return;
  zh_tournament_unref (run->tournament);
  g_mutex_clear (&run->mutex);
  g_cond_clear (&run->ended);
  g_free (run);
}

static void
search (GTask        *task,
        gpointer      source,
        gpointer      data,
        GCancellable *cancellable)
{
  Run        *run = data;
  GError     *error = NULL;
  ZhProposal *proposal = run->goal == ZH_PAIRING_NEXT_ROUND ? zh_tournament_propose_round (run->tournament, cancellable, &error)
                                                            : zh_tournament_propose_again (run->tournament, cancellable, &error);

  if (proposal != NULL)
    g_task_return_pointer (task, proposal, (GDestroyNotify) zh_proposal_free);
  else
    g_task_return_error (task, error);
  g_mutex_lock (&run->mutex);
  run->has_ended = TRUE;
  g_cond_signal (&run->ended);
  g_mutex_unlock (&run->mutex);
}

gboolean
zh_pairing_run_start (const ZhTournament *tournament,
                      ZhPairingGoal       goal,
                      GCancellable       *cancellable,
                      GAsyncReadyCallback callback,
                      gpointer            user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  gint64   deadline_us = g_get_monotonic_time () + PATIENCE_US;
  Run     *run = g_new0 (Run, 1);
  gboolean has_ended;

  g_atomic_ref_count_init (&run->refs);
  g_atomic_ref_count_inc (&run->refs);
  run->tournament = zh_tournament_ref ((ZhTournament *) tournament);
  run->goal = goal;
  g_mutex_init (&run->mutex);
  g_cond_init (&run->ended);
  g_task_set_task_data (task, run, run_unref);
  g_task_run_in_thread (task, search);

  g_mutex_lock (&run->mutex);
  while (!run->has_ended && g_cond_wait_until (&run->ended, &run->mutex, deadline_us))
    ;
  has_ended = run->has_ended;
  g_mutex_unlock (&run->mutex);
  run_unref (run);
  return !has_ended;
}

ZhProposal *
zh_pairing_run_finish (GAsyncResult *result,
                       GError      **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
