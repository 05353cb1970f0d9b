#include "config.h"

#include "rating-words.h"

#include <errno.h>
#include <semaphore.h>
#include <string.h>

#define N_BATCHES 4
#define BATCH_ROWS 512

/* Keys of so many rows, each ended by NUL. */
typedef struct
{
  GString *keys;
  guint    n_rows;
} Batch;

/* The batches go round: the caller fills those that are free, the thread writes those that are full. What is between
 * the two belongs to one of them at a time, and the semaphores hand it over. */
struct _ZhListWords
{
  sqlite3 *db;
  GThread *thread;
  Batch    batches[N_BATCHES];
  guint    filling; /* of @batches, the caller's */
  sem_t    n_free;
  sem_t    n_full;
  gboolean has_ended;  /* no more rows */
  int      is_stopped; /* atomic: nothing more is wanted */
  int      has_failed; /* atomic */
};

static void
wait_for (sem_t *semaphore)
{
  while (sem_wait (semaphore) != 0 && errno == EINTR)
    ;
}

static gboolean
write_batch (sqlite3_stmt *stmt,
             const Batch  *batch,
             gint64       *row)
{
  const char *keys = batch->keys->str;

  for (guint i = 0; i < batch->n_rows; i++)
    {
      gsize length = strlen (keys);

      sqlite3_bind_int64 (stmt, 1, ++*row);
      sqlite3_bind_text (stmt, 2, keys, (int) length, SQLITE_STATIC);
      if (sqlite3_step (stmt) != SQLITE_DONE)
        return FALSE;
      sqlite3_reset (stmt);
      keys += length + 1;
    }
  return TRUE;
}

/* Until a batch without rows, which is the last. */
static gboolean
write_batches (ZhListWords *self)
{
  sqlite3_stmt *stmt = NULL;
  gint64        row = 0;
  gboolean      ok = sqlite3_prepare_v2 (self->db, "INSERT INTO word (rowid, key) VALUES (?1, ?2)", -1, &stmt, NULL) == SQLITE_OK;

  for (guint i = 0; ok; i = (i + 1) % N_BATCHES)
    {
      wait_for (&self->n_full);
      if (g_atomic_int_get (&self->is_stopped) || self->batches[i].n_rows == 0)
        break;
      ok = write_batch (stmt, &self->batches[i], &row);
      sem_post (&self->n_free);
    }
  return (sqlite3_finalize (stmt) == SQLITE_OK && ok) &&
         (g_atomic_int_get (&self->is_stopped) ||
          sqlite3_exec (self->db, "INSERT INTO word (word) VALUES ('optimize')", NULL, NULL, NULL) == SQLITE_OK);
}

static gpointer
write_words (gpointer data)
{
  ZhListWords *self = data;

  if (!write_batches (self))
    {
      g_atomic_int_set (&self->has_failed, TRUE);
      sem_post (&self->n_free); /* whoever waits shall see it */
    }
  return NULL;
}

ZhListWords *
zh_list_words_start (sqlite3 *db)
{
  ZhListWords *self = g_new0 (ZhListWords, 1);

  self->db = db;
  for (gsize i = 0; i < N_BATCHES; i++)
    self->batches[i].keys = g_string_new (NULL);
  sem_init (&self->n_free, 0, N_BATCHES - 1); /* and the one that is being filled */
  sem_init (&self->n_full, 0, 0);
  self->thread = g_thread_new ("list-words", write_words, self);
  return self;
}

static gboolean
hand_over (ZhListWords *self)
{
  Batch *next;

  sem_post (&self->n_full);
  wait_for (&self->n_free);
  if (g_atomic_int_get (&self->has_failed))
    return FALSE;
  self->filling = (self->filling + 1) % N_BATCHES;
  next = &self->batches[self->filling];
  g_string_truncate (next->keys, 0);
  next->n_rows = 0;
  return TRUE;
}

gboolean
zh_list_words_add (ZhListWords   *self,
                   const GString *keys)
{
  Batch *batch = &self->batches[self->filling];

  g_string_append_len (batch->keys, keys->str, (gssize) keys->len);
  g_string_append_c (batch->keys, '\0');
  batch->n_rows++;
  return batch->n_rows < BATCH_ROWS || hand_over (self);
}

static void
join (ZhListWords *self)
{
  if (self->thread == NULL)
    return;
  if (!self->has_ended)
    sem_post (&self->n_full);
  g_thread_join (self->thread);
  self->thread = NULL;
}

gboolean
zh_list_words_end (ZhListWords *self)
{
  gboolean ok = !g_atomic_int_get (&self->has_failed);

  if (ok && self->batches[self->filling].n_rows > 0)
    ok = hand_over (self);
  self->has_ended = TRUE;
  sem_post (&self->n_full);
  return ok;
}

gboolean
zh_list_words_finish (ZhListWords *self)
{
  join (self);
  return !g_atomic_int_get (&self->has_failed);
}

void
zh_list_words_free (ZhListWords *self)
{
  g_atomic_int_set (&self->is_stopped, TRUE);
  join (self);
  for (gsize i = 0; i < N_BATCHES; i++)
    g_string_free (self->batches[i].keys, TRUE);
  sem_destroy (&self->n_free);
  sem_destroy (&self->n_full);
  g_free (self);
}
