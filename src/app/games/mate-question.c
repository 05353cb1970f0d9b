#include "config.h"

#include "mate-question.h"

typedef struct
{
  ZhMateVerdict *verdicts[2];
} Answer;

static void
answer_free (gpointer data)
{
  Answer *answer = data;

  for (int side = 0; side < 2; side++)
    g_clear_pointer (&answer->verdicts[side], zh_mate_verdict_free);
  g_free (answer);
}

/* Each step looks at more positions; most questions are settled by the first. */
static ZhMateVerdict *
search (const ZhChessPosition *position,
        ZhChessSide            side,
        GCancellable          *cancellable)
{
  static const gsize limits[] = { 20000, 200000, ZH_MATE_DEFAULT_LIMIT, 4 * ZH_MATE_DEFAULT_LIMIT };
  ZhMateVerdict     *verdict = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      g_clear_pointer (&verdict, zh_mate_verdict_free);
      verdict = zh_mate_verdict_new (position, side, limits[i]);
      if (verdict->answer != ZH_MATE_UNKNOWN || g_cancellable_is_cancelled (cancellable))
        break;
    }
  return verdict;
}

static void
search_thread (GTask        *task,
               gpointer      source,
               gpointer      data,
               GCancellable *cancellable)
{
  Answer *answer = g_new0 (Answer, 1);

  for (int side = 0; side < 2; side++)
    answer->verdicts[side] = search (data, side, cancellable);
  g_task_return_pointer (task, answer, answer_free);
}

void
zh_mate_question_ask (const ZhChessPosition *position,
                      GCancellable          *cancellable,
                      GAsyncReadyCallback    callback,
                      gpointer               user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  g_task_set_source_tag (task, zh_mate_question_ask);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, g_memdup2 (position, sizeof *position), g_free);
  g_task_run_in_thread (task, search_thread);
}

void
zh_mate_question_finish (GAsyncResult  *result,
                         ZhMateVerdict *verdicts[2])
{
  Answer *answer = g_task_propagate_pointer (G_TASK (result), NULL);

  g_assert (answer != NULL);
  for (int side = 0; side < 2; side++)
    verdicts[side] = g_steal_pointer (&answer->verdicts[side]);
  answer_free (answer);
}
