#include "config.h"

#include "rating-writer.h"

#include <glib/gi18n.h>
#include <sqlite3.h>
#include <string.h>

#include "errors.h"
#include "part-file.h"
#include "rating-keys.h"
#include "rating-spool.h"
#include "rating-text.h"
#include "rating-words.h"

#define STEP_ROWS 2048

struct _ZhListWriter
{
  ZhListSpool *spool;
};

ZhListWriter *
zh_list_writer_new (const char *folder,
                    GError    **error)
{
  g_autoptr (ZhListWriter) self = g_new0 (ZhListWriter, 1);

  self->spool = zh_list_spool_new (folder, error);
  return self->spool != NULL ? g_steal_pointer (&self) : NULL;
}

void
zh_list_writer_free (ZhListWriter *self)
{
  g_clear_pointer (&self->spool, zh_list_spool_free);
  g_free (self);
}

gboolean
zh_list_writer_add (ZhListWriter    *self,
                    const ZhListRow *row,
                    GError         **error)
{
  return zh_list_spool_add (self->spool, row, error);
}

/* The file */

/* Players and words are written at once, by a connection and a thread each. The words, which take longer, go to a file
 * of their own first, from which SQLite takes their blocks over without looking into them. */
typedef struct
{
  sqlite3          *db;    /* of the list */
  ZhListWords      *words; /* (nullable) */
  ZhPartFile       *part;  /* of the words */
  sqlite3          *index; /* the connection to it; while there are @words, theirs */
  sqlite3_stmt     *player;
  GString          *keys;
  ZhListKeys       *memory; /* of words */
  ZhListTexts      *texts;
  const ZhProgress *progress;
} Output;

static void
output_clear (Output *output)
{
  g_clear_pointer (&output->words, zh_list_words_free);
  sqlite3_finalize (output->player);
  sqlite3_close (output->index);
  sqlite3_close (output->db);
  g_clear_pointer (&output->part, zh_part_file_free);
  if (output->keys != NULL)
    g_string_free (output->keys, TRUE);
  g_clear_pointer (&output->memory, zh_list_keys_free);
  g_clear_pointer (&output->texts, zh_list_texts_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Output, output_clear)

static gboolean
fail_db (const Output *output,
         sqlite3      *db,
         GError      **error)
{
  if (output->progress != NULL && g_cancellable_is_cancelled (output->progress->cancellable))
    return zh_progress_step (output->progress, 1, 1, error);
  return zh_fail (error, ZH_ERROR_FILE, _ ("The list cannot be written: %s"), sqlite3_errmsg (db));
}

static gboolean
run (const Output *output,
     sqlite3      *db,
     const char   *sql,
     GError      **error)
{
  return sqlite3_exec (db, sql, NULL, NULL, NULL) == SQLITE_OK || fail_db (output, db, error);
}

static int
is_cancelled_cb (void *user_data)
{
  const ZhProgress *progress = user_data;

  return progress != NULL && g_cancellable_is_cancelled (progress->cancellable);
}

/* Written under another name and moved when it is whole: SQLite need not be careful itself. */
#define CARELESS                                                                          \
  "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;" \
  "PRAGMA temp_store = FILE; PRAGMA page_size = 4096;"

#define CREATE_PLAYER                                                                                             \
  "CREATE TABLE player (row INTEGER PRIMARY KEY, fide_id INTEGER, national_id TEXT, name ANY NOT NULL,"           \
  " federation ANY, region ANY, club ANY, sex INTEGER, title ANY, women_title ANY, other_titles ANY,"             \
  " category ANY, standard INTEGER, rapid INTEGER, blitz INTEGER, national INTEGER, national_rapid INTEGER,"      \
  " national_blitz INTEGER, games INTEGER, rapid_games INTEGER, blitz_games INTEGER, k INTEGER, rapid_k INTEGER," \
  " blitz_k INTEGER, birth INTEGER, inactive INTEGER) STRICT;"

#define CREATE_WORD "CREATE VIRTUAL TABLE word USING fts5 (key, content='', detail=none, columnsize=0, prefix='1 2 3', tokenize='ascii');"

#define SETUP                                                             \
  CARELESS                                                                \
  "PRAGMA cache_size = -4000;"                                            \
  "BEGIN;"                                                                \
  "CREATE TABLE list (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;" \
  "CREATE TABLE text (number INTEGER PRIMARY KEY, value TEXT NOT NULL) STRICT;" CREATE_PLAYER CREATE_WORD

#define SETUP_WORDS \
  CARELESS "PRAGMA cache_size = -12000; BEGIN;" CREATE_WORD "INSERT INTO word (word, rank) VALUES ('automerge', 0), ('hashsize', 16000000);"

#define INSERT_PLAYER                                                                                           \
  "INSERT INTO player VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18," \
  " ?19, ?20, ?21, ?22, ?23, ?24, ?25, ?26)"

#define INDEX_PLAYERS                                                       \
  "CREATE INDEX player_fide ON player (fide_id) WHERE fide_id IS NOT NULL;" \
  "CREATE INDEX player_national ON player (national_id) WHERE national_id IS NOT NULL;"

/* What FTS5 keeps its index in, which is empty in the list. The file of the words is attached between two transactions,
 * as SQLite wants it. */
#define TAKE_WORDS                                                               \
  "BEGIN; DELETE FROM word_data; DELETE FROM word_idx; DELETE FROM word_config;" \
  "INSERT INTO word_data SELECT * FROM words.word_data;"                         \
  "INSERT INTO word_idx SELECT * FROM words.word_idx;"                           \
  "INSERT INTO word_config SELECT * FROM words.word_config; COMMIT;"

static gboolean
open_file (const Output *output,
           const char   *path,
           sqlite3     **db,
           GError      **error)
{
  if (sqlite3_open_v2 (path, db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL) != SQLITE_OK)
    return fail_db (output, *db, error);
  sqlite3_progress_handler (*db, 100000, is_cancelled_cb, (void *) output->progress);
  return TRUE;
}

static gboolean
output_open (Output     *output,
             const char *path,
             GError    **error)
{
  g_autofree char *marks = g_strdup_printf ("PRAGMA application_id = %d; PRAGMA user_version = %d;", ZH_LIST_APPLICATION_ID, ZH_LIST_VERSION);

  output->keys = g_string_sized_new (1024);
  output->memory = zh_list_keys_new ();
  output->texts = zh_list_texts_new ();
  output->part = zh_part_file_new_private (path, error);
  return output->part != NULL && open_file (output, path, &output->db, error) &&
         open_file (output, zh_part_file_get_path (output->part), &output->index, error) &&
         run (output, output->db, marks, error) && run (output, output->db, SETUP, error) &&
         run (output, output->index, SETUP_WORDS, error) &&
         (sqlite3_prepare_v2 (output->db, INSERT_PLAYER, -1, &output->player, NULL) == SQLITE_OK || fail_db (output, output->db, error));
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

/* By a byte a letter, where that is less. */
static void
bind_name (sqlite3_stmt    *stmt,
           int              column,
           const ZhListRow *row)
{
  guint8 packed[ZH_PACKED_MAX (ZH_ROW_MAX_TEXT)];
  int    n = zh_list_text_pack (row->text[ZH_ROW_NAME], row->length[ZH_ROW_NAME], packed);

  if (n > 0)
    sqlite3_bind_blob (stmt, column, packed, n, SQLITE_TRANSIENT);
  else
    bind_text (stmt, column, row, ZH_ROW_NAME);
}

/* By the number of a text that others have as well. */
static void
bind_shared (const Output    *output,
             int              column,
             const ZhListRow *row,
             ZhListText       which)
{
  int number = row->length[which] > 0 ? zh_list_texts_take (output->texts, row->text[which], row->length[which]) : 0;

  if (number > 0)
    sqlite3_bind_int (output->player, column, number);
  else
    bind_text (output->player, column, row, which);
}

static void
bind_player (const Output    *output,
             gint64           number,
             const ZhListRow *row)
{
  sqlite3_stmt *stmt = output->player;

  sqlite3_bind_int64 (stmt, 1, number);
  bind_number (stmt, 2, row->fide_id);
  bind_text (stmt, 3, row, ZH_ROW_NATIONAL_ID);
  bind_name (stmt, 4, row);
  bind_shared (output, 5, row, ZH_ROW_FEDERATION);
  bind_shared (output, 6, row, ZH_ROW_REGION);
  bind_shared (output, 7, row, ZH_ROW_CLUB);
  bind_number (stmt, 8, row->sex);
  bind_shared (output, 9, row, ZH_ROW_TITLE);
  bind_shared (output, 10, row, ZH_ROW_WOMEN_TITLE);
  bind_shared (output, 11, row, ZH_ROW_OTHER_TITLES);
  bind_shared (output, 12, row, ZH_ROW_CATEGORY);
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
make_keys (const Output    *output,
           const ZhListRow *row)
{
  GString *keys = output->keys;

  g_string_truncate (keys, 0);
  zh_list_keys_append (output->memory, keys, row->text[ZH_ROW_NAME], row->length[ZH_ROW_NAME]);
  zh_list_keys_append (output->memory, keys, row->text[ZH_ROW_FEDERATION], row->length[ZH_ROW_FEDERATION]);
  if (row->birth != 0)
    {
      char year[8];

      g_snprintf (year, sizeof year, " %d", row->birth / 10000);
      g_string_append (keys, year);
    }
}

static gboolean
finish_words (Output  *output,
              GError **error)
{
  gboolean ok = zh_list_words_finish (output->words);

  g_clear_pointer (&output->words, zh_list_words_free);
  return ok || fail_db (output, output->index, error);
}

static gboolean
write_player (Output          *output,
              gint64           number,
              const ZhListRow *row,
              GError         **error)
{
  bind_player (output, number, row);
  if (sqlite3_step (output->player) != SQLITE_DONE)
    return fail_db (output, output->db, error);
  sqlite3_reset (output->player);
  make_keys (output, row);
  return zh_list_words_add (output->words, output->keys) || finish_words (output, error);
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
  return ok || fail_db (output, output->db, error);
}

static gboolean
write_texts (const Output *output,
             GError      **error)
{
  const GPtrArray *texts = zh_list_texts_get_all (output->texts);
  sqlite3_stmt    *stmt = NULL;
  gboolean         ok = sqlite3_prepare_v2 (output->db, "INSERT INTO text VALUES (?1, ?2)", -1, &stmt, NULL) == SQLITE_OK;

  for (guint i = 0; ok && i < texts->len; i++)
    {
      sqlite3_bind_int64 (stmt, 1, (gint64) i + 1);
      sqlite3_bind_text (stmt, 2, g_ptr_array_index (texts, i), -1, SQLITE_STATIC);
      ok = sqlite3_step (stmt) == SQLITE_DONE && sqlite3_reset (stmt) == SQLITE_OK;
    }
  sqlite3_finalize (stmt);
  return ok || fail_db (output, output->db, error);
}

static gboolean
write_players (ZhListWriter *self,
               Output       *output,
               GError      **error)
{
  guint      n = zh_list_spool_get_length (self->spool);
  ZhProgress writing = zh_progress_part (output->progress, 0, 800);

  output->words = zh_list_words_start (output->index);
  for (guint i = 0; i < n; i++)
    {
      ZhListRow row;

      if ((i % STEP_ROWS == 0 && !zh_progress_step (output->progress != NULL ? &writing : NULL, i, n, error)) ||
          !zh_list_spool_next (self->spool, &row, error) || !write_player (output, (gint64) i + 1, &row, error))
        return FALSE;
    }
  sqlite3_finalize (g_steal_pointer (&output->player));
  return zh_list_words_end (output->words) || finish_words (output, error);
}

/* Closes the file of the words, and takes them into the list. */
static gboolean
take_words (Output  *output,
            GError **error)
{
  sqlite3_stmt *stmt = NULL;
  gboolean      ok;

  if (!finish_words (output, error) || !zh_progress_step (output->progress, 800, ZH_PROGRESS_WHOLE, error) ||
      !run (output, output->index, "COMMIT", error) || !run (output, output->db, "COMMIT", error))
    return FALSE;
  sqlite3_close (g_steal_pointer (&output->index));
  ok = sqlite3_prepare_v2 (output->db, "ATTACH ?1 AS words", -1, &stmt, NULL) == SQLITE_OK &&
       sqlite3_bind_text (stmt, 1, zh_part_file_get_path (output->part), -1, SQLITE_STATIC) == SQLITE_OK && sqlite3_step (stmt) == SQLITE_DONE;
  sqlite3_finalize (stmt);
  return (ok || fail_db (output, output->db, error)) && run (output, output->db, TAKE_WORDS, error);
}

gboolean
zh_list_writer_finish (ZhListWriter      *self,
                       const char        *path,
                       const char *const *facts,
                       const ZhProgress  *progress,
                       GError           **error)
{
  g_auto (Output) output = { .progress = progress };

  return zh_list_spool_sort (self->spool, error) && output_open (&output, path, error) && write_facts (&output, facts, error) &&
         write_players (self, &output, error) && write_texts (&output, error) && run (&output, output.db, INDEX_PLAYERS, error) &&
         take_words (&output, error);
}
