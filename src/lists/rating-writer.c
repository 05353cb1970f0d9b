#include "config.h"

#include "rating-writer.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>
#include <unistd.h>

#include "errors.h"
#include "rating-name.h"

#define MAX_PLAYERS 20000000
#define MAX_STRENGTH 10000
#define SPOOL_BYTES (256 * 1024)
#define WINDOW_BYTES (16 * 1024)
#define STEP_ROWS 2048
#define MAX_ROW_BYTES (sizeof (ZhListRow) + ZH_ROW_N_TEXTS * ZH_ROW_MAX_TEXT)

G_STATIC_ASSERT (MAX_ROW_BYTES < WINDOW_BYTES);

/* Players are put by in the order of the list, in a file without a name; of each the order and its place there stay
 * in memory, in one number: strength above, place below. */
struct _ZhListWriter
{
  int         spool;
  GByteArray *pending; /* not in the spool yet */
  guint64     n_spooled;
  GArray     *order;
  char        window[WINDOW_BYTES]; /* of the spool */
  guint64     window_start;
  gsize       window_length;
};

#define PLACE_BITS 40

static gboolean
fail_spool (int      problem,
            GError **error)
{
  return zh_fail (error, ZH_ERROR_FILE, _ ("The list cannot be put by: %s"), g_strerror (problem));
}

ZhListWriter *
zh_list_writer_new (const char *folder,
                    GError    **error)
{
  g_autoptr (ZhListWriter) self = g_new0 (ZhListWriter, 1);
  g_autofree char *path = g_build_filename (folder, ".spool-XXXXXX", NULL);

  self->pending = g_byte_array_sized_new (SPOOL_BYTES + MAX_ROW_BYTES);
  self->order = g_array_new (FALSE, FALSE, sizeof (guint64));
  self->spool = g_mkstemp_full (path, O_RDWR | O_CLOEXEC, 0600);
  if (self->spool < 0)
    {
      fail_spool (errno, error);
      return NULL;
    }
  g_unlink (path);
  return g_steal_pointer (&self);
}

void
zh_list_writer_free (ZhListWriter *self)
{
  if (self->spool >= 0)
    g_close (self->spool, NULL);
  g_byte_array_unref (self->pending);
  g_array_unref (self->order);
  g_free (self);
}

static gboolean
flush (ZhListWriter *self,
       GError      **error)
{
  gsize at = 0;

  while (at < self->pending->len)
    {
      ssize_t n = write (self->spool, self->pending->data + at, self->pending->len - at);

      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        return fail_spool (errno, error);
      at += (gsize) n;
    }
  self->n_spooled += at;
  g_byte_array_set_size (self->pending, 0);
  return TRUE;
}

/* The strongest first, who does not play behind all who do. */
static guint64
make_order (const ZhListRow *row,
            guint64          place)
{
  guint64 strength = (guint64) (MAX_STRENGTH - MIN (zh_list_row_get_best (row), MAX_STRENGTH)) + (row->inactive ? MAX_STRENGTH + 1 : 0);

  return strength << PLACE_BITS | place;
}

gboolean
zh_list_writer_add (ZhListWriter    *self,
                    const ZhListRow *row,
                    GError         **error)
{
  guint64 order = make_order (row, self->n_spooled + self->pending->len);

  if (self->order->len >= MAX_PLAYERS)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("These are more than %d players"), MAX_PLAYERS);
  g_array_append_val (self->order, order);
  g_byte_array_append (self->pending, (const guint8 *) row, offsetof (ZhListRow, text));
  for (int i = 0; i < ZH_ROW_N_TEXTS; i++)
    if (row->length[i] > 0)
      g_byte_array_append (self->pending, (const guint8 *) row->text[i], row->length[i]);
  return self->pending->len < SPOOL_BYTES || flush (self, error);
}

/* Reads a player back; it lies in the window until the next one. */
static gboolean
fetch (ZhListWriter *self,
       guint64       place,
       ZhListRow    *row,
       GError      **error)
{
  const char *at;

  if (place < self->window_start || place + MAX_ROW_BYTES > self->window_start + self->window_length)
    {
      ssize_t n = pread (self->spool, self->window, WINDOW_BYTES, (off_t) place);

      if (n < (ssize_t) offsetof (ZhListRow, text))
        return fail_spool (n < 0 ? errno : EIO, error);
      self->window_start = place;
      self->window_length = (gsize) n;
    }
  at = self->window + (place - self->window_start);
  memcpy (row, at, offsetof (ZhListRow, text));
  at += offsetof (ZhListRow, text);
  for (int i = 0; i < ZH_ROW_N_TEXTS; i++)
    {
      row->text[i] = at;
      at += row->length[i];
    }
  return TRUE;
}

/* The file */

typedef struct
{
  sqlite3          *db;
  sqlite3_stmt     *player;
  sqlite3_stmt     *word;
  GString          *keys;
  const ZhProgress *progress;
} Output;

static void
output_clear (Output *output)
{
  sqlite3_finalize (output->player);
  sqlite3_finalize (output->word);
  sqlite3_close (output->db);
  if (output->keys != NULL)
    g_string_free (output->keys, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Output, output_clear)

static gboolean
fail_db (const Output *output,
         GError      **error)
{
  if (output->progress != NULL && g_cancellable_is_cancelled (output->progress->cancellable))
    return zh_progress_step (output->progress, 1, 1, error);
  return zh_fail (error, ZH_ERROR_FILE, _ ("The list cannot be written: %s"), sqlite3_errmsg (output->db));
}

static gboolean
run (const Output *output,
     const char   *sql,
     GError      **error)
{
  return sqlite3_exec (output->db, sql, NULL, NULL, NULL) == SQLITE_OK || fail_db (output, error);
}

static int
is_cancelled_cb (void *user_data)
{
  const ZhProgress *progress = user_data;

  return progress != NULL && g_cancellable_is_cancelled (progress->cancellable);
}

/* Written under another name and moved when it is whole: SQLite need not be careful itself. */
#define SETUP                                                                                                            \
  "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;"                                \
  "PRAGMA temp_store = FILE; PRAGMA page_size = 4096; PRAGMA cache_size = -12000;"                                       \
  "BEGIN;"                                                                                                               \
  "CREATE TABLE list (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;"                                                \
  "CREATE TABLE player (row INTEGER PRIMARY KEY, fide_id INTEGER, national_id TEXT, name TEXT NOT NULL,"                 \
  " federation TEXT, region TEXT, club TEXT, sex INTEGER, title TEXT, women_title TEXT, other_titles TEXT,"              \
  " category TEXT, standard INTEGER, rapid INTEGER, blitz INTEGER, national INTEGER, national_rapid INTEGER,"            \
  " national_blitz INTEGER, games INTEGER, rapid_games INTEGER, blitz_games INTEGER, k INTEGER, rapid_k INTEGER,"        \
  " blitz_k INTEGER, birth INTEGER, inactive INTEGER) STRICT;"                                                           \
  "CREATE VIRTUAL TABLE word USING fts5 (key, content='', detail=none, columnsize=0, prefix='1 2 3', tokenize='ascii');" \
  "INSERT INTO word (word, rank) VALUES ('automerge', 0), ('hashsize', 16000000);"

#define INSERT_PLAYER                                                                                           \
  "INSERT INTO player VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18," \
  " ?19, ?20, ?21, ?22, ?23, ?24, ?25, ?26)"

#define FINISH                                                                          \
  "INSERT INTO word (word) VALUES ('optimize');"                                        \
  "CREATE INDEX player_fide ON player (fide_id) WHERE fide_id IS NOT NULL;"             \
  "CREATE INDEX player_national ON player (national_id) WHERE national_id IS NOT NULL;" \
  "COMMIT;"

static gboolean
output_open (Output     *output,
             const char *path,
             GError    **error)
{
  g_autofree char *marks = g_strdup_printf ("PRAGMA application_id = %d; PRAGMA user_version = %d;", ZH_LIST_APPLICATION_ID, ZH_LIST_VERSION);

  output->keys = g_string_sized_new (1024);
  if (sqlite3_open_v2 (path, &output->db, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK)
    return fail_db (output, error);
  sqlite3_progress_handler (output->db, 100000, is_cancelled_cb, (void *) output->progress);
  return run (output, marks, error) && run (output, SETUP, error) &&
         ((sqlite3_prepare_v2 (output->db, INSERT_PLAYER, -1, &output->player, NULL) == SQLITE_OK &&
           sqlite3_prepare_v2 (output->db, "INSERT INTO word (rowid, key) VALUES (?1, ?2)", -1, &output->word, NULL) == SQLITE_OK) ||
          fail_db (output, error));
}

static void
bind_number (sqlite3_stmt *stmt,
             int           column,
             gint64        number)
{
  if (number != 0)
    sqlite3_bind_int64 (stmt, column, number);
  else
    sqlite3_bind_null (stmt, column);
}

static void
bind_text (sqlite3_stmt    *stmt,
           int              column,
           const ZhListRow *row,
           ZhListText       which)
{
  if (row->length[which] > 0)
    sqlite3_bind_text (stmt, column, row->text[which], row->length[which], SQLITE_STATIC);
  else
    sqlite3_bind_null (stmt, column);
}

static void
bind_player (sqlite3_stmt    *stmt,
             gint64           number,
             const ZhListRow *row)
{
  sqlite3_bind_int64 (stmt, 1, number);
  bind_number (stmt, 2, row->fide_id);
  bind_text (stmt, 3, row, ZH_ROW_NATIONAL_ID);
  bind_text (stmt, 4, row, ZH_ROW_NAME);
  bind_text (stmt, 5, row, ZH_ROW_FEDERATION);
  bind_text (stmt, 6, row, ZH_ROW_REGION);
  bind_text (stmt, 7, row, ZH_ROW_CLUB);
  bind_number (stmt, 8, row->sex);
  bind_text (stmt, 9, row, ZH_ROW_TITLE);
  bind_text (stmt, 10, row, ZH_ROW_WOMEN_TITLE);
  bind_text (stmt, 11, row, ZH_ROW_OTHER_TITLES);
  bind_text (stmt, 12, row, ZH_ROW_CATEGORY);
  for (int tempo = 0; tempo < ZH_LIST_N_TEMPOS; tempo++)
    {
      bind_number (stmt, 13 + tempo, row->rating[tempo]);
      bind_number (stmt, 16 + tempo, row->national[tempo]);
      bind_number (stmt, 19 + tempo, row->games[tempo]);
      bind_number (stmt, 22 + tempo, row->k[tempo]);
    }
  bind_number (stmt, 25, row->birth);
  bind_number (stmt, 26, row->inactive);
}

/* Name, federation and year of birth. */
static void
make_keys (GString         *keys,
           const ZhListRow *row)
{
  g_string_truncate (keys, 0);
  zh_name_append_keys (keys, row->text[ZH_ROW_NAME], row->length[ZH_ROW_NAME]);
  zh_name_append_keys (keys, row->text[ZH_ROW_FEDERATION], row->length[ZH_ROW_FEDERATION]);
  if (row->birth != 0)
    {
      char year[8];

      g_snprintf (year, sizeof year, " %d", row->birth / 10000);
      g_string_append (keys, year);
    }
}

static gboolean
write_player (const Output    *output,
              gint64           number,
              const ZhListRow *row,
              GError         **error)
{
  bind_player (output->player, number, row);
  make_keys (output->keys, row);
  sqlite3_bind_int64 (output->word, 1, number);
  sqlite3_bind_text (output->word, 2, output->keys->str, (int) output->keys->len, SQLITE_STATIC);
  if (sqlite3_step (output->player) != SQLITE_DONE || sqlite3_step (output->word) != SQLITE_DONE)
    return fail_db (output, error);
  sqlite3_reset (output->player);
  sqlite3_reset (output->word);
  return TRUE;
}

static gboolean
write_facts (const Output      *output,
             const char *const *facts,
             GError           **error)
{
  sqlite3_stmt *stmt = NULL;
  gboolean      ok = sqlite3_prepare_v2 (output->db, "INSERT INTO list VALUES (?1, ?2)", -1, &stmt, NULL) == SQLITE_OK;

  for (; ok && *facts != NULL; facts += 2)
    {
      sqlite3_bind_text (stmt, 1, facts[0], -1, SQLITE_STATIC);
      sqlite3_bind_text (stmt, 2, facts[1], -1, SQLITE_STATIC);
      ok = sqlite3_step (stmt) == SQLITE_DONE && sqlite3_reset (stmt) == SQLITE_OK;
    }
  sqlite3_finalize (stmt);
  return ok || fail_db (output, error);
}

static int
compare_orders (gconstpointer a,
                gconstpointer b)
{
  guint64 first = *(const guint64 *) a;
  guint64 second = *(const guint64 *) b;

  return first < second ? -1 : first > second;
}

static gboolean
write_players (ZhListWriter *self,
               const Output *output,
               GError      **error)
{
  const guint64 mask = (G_GUINT64_CONSTANT (1) << PLACE_BITS) - 1;
  ZhProgress    writing = zh_progress_part (output->progress, 0, 900);

  g_array_sort (self->order, compare_orders);
  for (guint i = 0; i < self->order->len; i++)
    {
      ZhListRow row;

      if ((i % STEP_ROWS == 0 && !zh_progress_step (output->progress != NULL ? &writing : NULL, i, self->order->len, error)) ||
          !fetch (self, g_array_index (self->order, guint64, i) & mask, &row, error) ||
          !write_player (output, (gint64) i + 1, &row, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
zh_list_writer_finish (ZhListWriter      *self,
                       const char        *path,
                       const char *const *facts,
                       const ZhProgress  *progress,
                       GError           **error)
{
  g_auto (Output) output = { .progress = progress };

  return flush (self, error) && output_open (&output, path, error) && write_facts (&output, facts, error) &&
         write_players (self, &output, error) && run (&output, FINISH, error);
}
