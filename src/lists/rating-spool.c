#include "config.h"

#include "rating-spool.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "errors.h"
#include "person.h"

#define MAX_PLAYERS 20000000
#define MAX_STRENGTH ZH_MAX_RATING
#define HEAD_BYTES offsetof (ZhListRow, text)
#define MAX_ROW_BYTES (sizeof (ZhListRow) + ZH_ROW_N_TEXTS * ZH_ROW_MAX_TEXT)
#define PLACE_BITS 32

/* What is sorted at once, and from then on read from its beginning to its end beside the others. */
#define RUN_BYTES (8 * 1024 * 1024)
#define MOST_ROOM (64 * 1024)
#define LEAST_ROOM (4 * 1024)

G_STATIC_ASSERT (MAX_ROW_BYTES < LEAST_ROOM);

typedef struct
{
  guint64 at; /* in the file, behind what is in @room */
  guint64 end;
  guint8 *room;
  gsize   used; /* of @room */
  gsize   filled;
  gsize   length;   /* of the player who is next, 0 for none */
  guint   strength; /* of that player */
} Run;

struct _ZhListSpool
{
  int         fd;
  GByteArray *pending; /* not in the file yet */
  GArray     *order;   /* (element-type guint64): of what is pending: strength above, place in it below */
  GByteArray *sorted;
  guint64     n_bytes; /* of the file */
  guint       n_players;
  GArray     *runs; /* (element-type Run): in the order of the list */
  GPtrArray  *heap; /* (element-type Run): the one with the next player first */
  guint8     *rooms;
  gsize       room_bytes;
  gboolean    has_given; /* a player, who lies in the first run of @heap */
};

static gboolean
fail (int      problem,
      GError **error)
{
  return zh_fail (error, ZH_ERROR_FILE, _ ("The list cannot be put by: %s"), g_strerror (problem));
}

ZhListSpool *
zh_list_spool_new (const char *folder,
                   GError    **error)
{
  g_autoptr (ZhListSpool) self = g_new0 (ZhListSpool, 1);
  g_autofree char *path = g_build_filename (folder, ".spool-XXXXXX", NULL);

  self->pending = g_byte_array_new ();
  self->order = g_array_new (FALSE, FALSE, sizeof (guint64));
  self->sorted = g_byte_array_new ();
  self->runs = g_array_new (FALSE, TRUE, sizeof (Run));
  self->heap = g_ptr_array_new ();
  self->fd = g_mkstemp_full (path, O_RDWR | O_CLOEXEC, 0600);
  if (self->fd < 0)
    {
      fail (errno, error);
      return NULL;
    }
  g_unlink (path);
  return g_steal_pointer (&self);
}

void
zh_list_spool_free (ZhListSpool *self)
{
  if (self->fd >= 0)
    g_close (self->fd, NULL);
  g_clear_pointer (&self->pending, g_byte_array_unref);
  g_clear_pointer (&self->order, g_array_unref);
  g_clear_pointer (&self->sorted, g_byte_array_unref);
  g_array_unref (self->runs);
  g_ptr_array_unref (self->heap);
  g_free (self->rooms);
  g_free (self);
}

static gboolean
write_sorted (ZhListSpool *self,
              GError     **error)
{
  gsize at = 0;

  while (at < self->sorted->len)
    {
      ssize_t n = write (self->fd, self->sorted->data + at, self->sorted->len - at);

      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        return fail (n < 0 ? errno : EIO, error);
      at += (gsize) n;
    }
  self->n_bytes += at;
  g_byte_array_set_size (self->sorted, 0);
  return TRUE;
}

static gsize
get_length (const ZhListRow *head)
{
  gsize length = HEAD_BYTES;

  for (int i = 0; i < ZH_ROW_N_TEXTS; i++)
    length += head->length[i];
  return length;
}

static guint
get_strength (const ZhListRow *row)
{
  return (guint) (MAX_STRENGTH - MIN (zh_list_row_get_best (row), MAX_STRENGTH)) + (row->inactive ? MAX_STRENGTH + 1 : 0);
}

static int
compare_orders (gconstpointer a,
                gconstpointer b)
{
  guint64 first = *(const guint64 *) a;
  guint64 second = *(const guint64 *) b;

  return first < second ? -1 : first > second;
}

/* Sorts what is pending, and writes it as a run of its own. */
static gboolean
write_run (ZhListSpool *self,
           GError     **error)
{
  Run run = { .at = self->n_bytes };

  g_array_sort (self->order, compare_orders);
  for (guint i = 0; i < self->order->len; i++)
    {
      const guint8 *at = self->pending->data + (guint32) g_array_index (self->order, guint64, i);
      ZhListRow     head;

      memcpy (&head, at, HEAD_BYTES);
      g_byte_array_append (self->sorted, at, (guint) get_length (&head));
      if (self->sorted->len >= MOST_ROOM && !write_sorted (self, error))
        return FALSE;
    }
  if (!write_sorted (self, error))
    return FALSE;
  run.end = self->n_bytes;
  g_array_append_val (self->runs, run);
  g_byte_array_set_size (self->pending, 0);
  g_array_set_size (self->order, 0);
  return TRUE;
}

gboolean
zh_list_spool_add (ZhListSpool     *self,
                   const ZhListRow *row,
                   GError         **error)
{
  guint64 order = (guint64) get_strength (row) << PLACE_BITS | self->pending->len;

  if (self->n_players >= MAX_PLAYERS)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("These are more than %d players"), MAX_PLAYERS);
  self->n_players++;
  g_array_append_val (self->order, order);
  g_byte_array_append (self->pending, (const guint8 *) row, HEAD_BYTES);
  for (int i = 0; i < ZH_ROW_N_TEXTS; i++)
    if (row->length[i] > 0)
      g_byte_array_append (self->pending, (const guint8 *) row->text[i], row->length[i]);
  return self->pending->len + MAX_ROW_BYTES < RUN_BYTES || write_run (self, error);
}

guint
zh_list_spool_get_length (const ZhListSpool *self)
{
  return self->n_players;
}

static gboolean
fill_room (const ZhListSpool *self,
           Run               *run,
           GError           **error)
{
  memmove (run->room, run->room + run->used, run->filled - run->used);
  run->filled -= run->used;
  run->used = 0;
  while (run->filled < self->room_bytes && run->at < run->end)
    {
      gsize   wanted = MIN (self->room_bytes - run->filled, run->end - run->at);
      ssize_t n = pread (self->fd, run->room + run->filled, wanted, (off_t) run->at);

      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        return fail (n < 0 ? errno : EIO, error);
      run->filled += (gsize) n;
      run->at += (guint64) n;
    }
  return TRUE;
}

/* Goes to the next player of a run. */
static gboolean
advance (const ZhListSpool *self,
         Run               *run,
         GError           **error)
{
  ZhListRow head;

  run->used += run->length;
  run->length = 0;
  if (run->filled - run->used < MAX_ROW_BYTES && run->at < run->end && !fill_room (self, run, error))
    return FALSE;
  if (run->used == run->filled)
    return TRUE;
  if (run->filled - run->used < HEAD_BYTES)
    return fail (EIO, error);
  memcpy (&head, run->room + run->used, HEAD_BYTES);
  if (run->filled - run->used < get_length (&head))
    return fail (EIO, error);
  run->length = get_length (&head);
  run->strength = get_strength (&head);
  return TRUE;
}

/* Of equals the one of the earlier run. */
static gboolean
is_before (const Run *a,
           const Run *b)
{
  return a->strength < b->strength || (a->strength == b->strength && a < b);
}

static void
sink (GPtrArray *heap,
      guint      at)
{
  for (;;)
    {
      guint    least = at;
      gpointer other;

      for (guint child = 2 * at + 1; child <= 2 * at + 2 && child < heap->len; child++)
        if (is_before (heap->pdata[child], heap->pdata[least]))
          least = child;
      if (least == at)
        return;
      other = heap->pdata[least];
      heap->pdata[least] = heap->pdata[at];
      heap->pdata[at] = other;
      at = least;
    }
}

gboolean
zh_list_spool_sort (ZhListSpool *self,
                    GError     **error)
{
  if (self->pending->len > 0 && !write_run (self, error))
    return FALSE;
  g_clear_pointer (&self->pending, g_byte_array_unref);
  g_clear_pointer (&self->order, g_array_unref);
  g_clear_pointer (&self->sorted, g_byte_array_unref);
  self->room_bytes = CLAMP (RUN_BYTES / MAX (self->runs->len, 1), LEAST_ROOM, MOST_ROOM);
  self->rooms = g_malloc (self->room_bytes * self->runs->len);
  for (guint i = 0; i < self->runs->len; i++)
    {
      Run *run = &g_array_index (self->runs, Run, i);

      run->room = self->rooms + i * self->room_bytes;
      if (!advance (self, run, error))
        return FALSE;
      g_ptr_array_add (self->heap, run);
    }
  for (guint i = self->heap->len / 2; i-- > 0;)
    sink (self->heap, i);
  return TRUE;
}

/* The player who was given out last lies in the run that is first: only now it goes on. */
static gboolean
leave_last (ZhListSpool *self,
            GError     **error)
{
  Run *run = self->heap->pdata[0];

  if (!advance (self, run, error))
    return FALSE;
  if (run->length == 0)
    g_ptr_array_remove_index_fast (self->heap, 0);
  sink (self->heap, 0);
  return TRUE;
}

gboolean
zh_list_spool_next (ZhListSpool *self,
                    ZhListRow   *row,
                    GError     **error)
{
  const Run  *run;
  const char *at;

  if (self->has_given && !leave_last (self, error))
    return FALSE;
  self->has_given = self->heap->len > 0;
  if (!self->has_given)
    return FALSE;
  run = self->heap->pdata[0];
  at = (const char *) run->room + run->used;
  memcpy (row, at, HEAD_BYTES);
  at += HEAD_BYTES;
  for (int i = 0; i < ZH_ROW_N_TEXTS; i++)
    {
      row->text[i] = at;
      at += row->length[i];
    }
  return TRUE;
}
