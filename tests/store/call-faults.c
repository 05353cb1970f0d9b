/* The functions of SQLite that the store calls, by their own names: the program finds these before those of the
 * library, which they call on. */
#define _GNU_SOURCE /* RTLD_NEXT */
#include "config.h"

#include "call-faults.h"

#include <dlfcn.h>
#define SQLITE_ENABLE_SESSION
#define SQLITE_ENABLE_PREUPDATE_HOOK
#include <sqlite3.h>

static struct
{
  GHashTable *met;   /* kind → how often; NULL when not noting */
  GArray     *worth; /* of guint */
  guint       most;  /* of one kind */
  guint       n_calls;
  guint       failing; /* 0 for none */
  int         code;
  char       *failed;
} faults;

/* Where the code of the program begins and ends. */
extern const char __executable_start;
extern const char etext;

/* SQLITE_OK, or what the call has to say. What the library asks of itself is its own matter. @where tells calls apart that have no @sql (nullable). */
static int
meet (const char *name,
      const char *sql,
      void       *where)
{
  g_autofree char *kind = NULL;
  guint            n_met;

  if ((const char *) where < &__executable_start || (const char *) where >= &etext)
    return SQLITE_OK;
  faults.n_calls++;
  if (faults.met == NULL && faults.n_calls != faults.failing)
    return SQLITE_OK;
  kind = sql != NULL ? g_strdup_printf ("%s: %s", name, sql) : g_strdup_printf ("%s at %p", name, where);
  if (faults.n_calls == faults.failing)
    {
      faults.failed = g_steal_pointer (&kind);
      return faults.code;
    }
  n_met = GPOINTER_TO_UINT (g_hash_table_lookup (faults.met, kind)) + 1;
  if (n_met <= faults.most)
    g_array_append_val (faults.worth, faults.n_calls);
  g_hash_table_replace (faults.met, g_steal_pointer (&kind), GUINT_TO_POINTER (n_met));
  return SQLITE_OK;
}

/* The function of the library, looked up at the first call from each place: there are millions of calls. */
#define REAL(name)                                          \
  ({                                                        \
    static __typeof__ (&name) real;                         \
    if (real == NULL)                                       \
      real = (__typeof__ (&name)) dlsym (RTLD_NEXT, #name); \
    real;                                                   \
  })
#define HERE __builtin_return_address (0)

int
sqlite3_open_v2 (const char *path,
                 sqlite3   **db,
                 int         flags,
                 const char *vfs)
{
  int code = meet ("open", NULL, HERE);

  *db = NULL;
  return code != SQLITE_OK ? code : REAL (sqlite3_open_v2) (path, db, flags, vfs);
}

int
sqlite3_prepare_v3 (sqlite3       *db,
                    const char    *sql,
                    int            length,
                    unsigned       flags,
                    sqlite3_stmt **statement,
                    const char   **rest)
{
  int code = meet ("prepare", sql, HERE);

  *statement = NULL;
  return code != SQLITE_OK ? code : REAL (sqlite3_prepare_v3) (db, sql, length, flags, statement, rest);
}

int
sqlite3_prepare_v2 (sqlite3       *db,
                    const char    *sql,
                    int            length,
                    sqlite3_stmt **statement,
                    const char   **rest)
{
  int code = meet ("prepare", sql, HERE);

  *statement = NULL;
  return code != SQLITE_OK ? code : REAL (sqlite3_prepare_v2) (db, sql, length, statement, rest);
}

int
sqlite3_step (sqlite3_stmt *statement)
{
  int code = meet ("step", sqlite3_sql (statement), HERE);

  return code != SQLITE_OK ? code : REAL (sqlite3_step) (statement);
}

int
sqlite3_exec (sqlite3    *db,
              const char *sql,
              int (*row) (void *, int, char **, char **),
              void  *row_data,
              char **message)
{
  int code = meet ("exec", sql, HERE);

  return code != SQLITE_OK ? code : REAL (sqlite3_exec) (db, sql, row, row_data, message);
}

void *
sqlite3_malloc64 (sqlite3_uint64 size)
{
  return meet ("malloc", NULL, HERE) != SQLITE_OK ? NULL : REAL (sqlite3_malloc64) (size);
}

int
sqlite3_deserialize (sqlite3       *db,
                     const char    *schema,
                     unsigned char *bytes,
                     sqlite3_int64  size,
                     sqlite3_int64  room,
                     unsigned       flags)
{
  int code = meet ("deserialize", NULL, HERE);

  if (code == SQLITE_OK)
    return REAL (sqlite3_deserialize) (db, schema, bytes, size, room, flags);
  /* The library does so too: it is given away. */
  if ((flags & SQLITE_DESERIALIZE_FREEONCLOSE) != 0)
    sqlite3_free (bytes);
  return code;
}

int
sqlite3_backup_finish (sqlite3_backup *backup)
{
  int code = meet ("backup", NULL, HERE);
  int done = REAL (sqlite3_backup_finish) (backup);

  return code != SQLITE_OK ? code : done;
}

int
sqlite3session_create (sqlite3          *db,
                       const char       *schema,
                       sqlite3_session **session)
{
  int code = meet ("session", NULL, HERE);

  *session = NULL;
  return code != SQLITE_OK ? code : REAL (sqlite3session_create) (db, schema, session);
}

int
sqlite3session_attach (sqlite3_session *session,
                       const char      *table)
{
  int code = meet ("attach", table, HERE);

  return code != SQLITE_OK ? code : REAL (sqlite3session_attach) (session, table);
}

int
sqlite3session_changeset (sqlite3_session *session,
                          int             *size,
                          void           **bytes)
{
  int code = meet ("recorded", NULL, HERE);

  return code != SQLITE_OK ? code : REAL (sqlite3session_changeset) (session, size, bytes);
}

int
sqlite3changeset_start (sqlite3_changeset_iter **iter,
                        int                      size,
                        void                    *bytes)
{
  int code = meet ("changeset start", NULL, HERE);

  *iter = NULL;
  return code != SQLITE_OK ? code : REAL (sqlite3changeset_start) (iter, size, bytes);
}

int
sqlite3changeset_next (sqlite3_changeset_iter *iter)
{
  int code = meet ("changeset next", NULL, HERE);

  return code != SQLITE_OK ? code : REAL (sqlite3changeset_next) (iter);
}

int
sqlite3changeset_finalize (sqlite3_changeset_iter *iter)
{
  int code = meet ("changeset finalize", NULL, HERE);
  int done = REAL (sqlite3changeset_finalize) (iter);

  return code != SQLITE_OK ? code : done;
}

int
sqlite3changeset_invert (int         size,
                         const void *bytes,
                         int        *inverted_size,
                         void      **inverted)
{
  int code = meet ("changeset invert", NULL, HERE);

  return code != SQLITE_OK ? code : REAL (sqlite3changeset_invert) (size, bytes, inverted_size, inverted);
}

int
sqlite3changeset_apply (sqlite3 *db,
                        int      size,
                        void    *bytes,
                        int (*filter) (void *, const char *),
                        int (*conflict) (void *, int, sqlite3_changeset_iter *),
                        void *data)
{
  int code = meet ("apply", NULL, HERE);

  return code != SQLITE_OK ? code : REAL (sqlite3changeset_apply) (db, size, bytes, filter, conflict, data);
}

void
call_faults_watch (guint most)
{
  faults.met = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  faults.worth = g_array_new (FALSE, FALSE, sizeof (guint));
  faults.most = most;
  faults.n_calls = 0;
}

GArray *
call_faults_list (void)
{
  g_clear_pointer (&faults.met, g_hash_table_unref);
  return g_steal_pointer (&faults.worth);
}

void
call_faults_arm (guint nth,
                 int   code)
{
  faults.n_calls = 0;
  faults.failing = nth;
  faults.code = code;
}

char *
call_faults_disarm (void)
{
  faults.failing = 0;
  return g_steal_pointer (&faults.failed);
}
