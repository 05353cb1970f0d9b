#include "config.h"

#include <sqlite3.h>
#include <string.h>

#include "desk-fixture.h"
#include "errors.h"
#include "verify.h"

/* A disk that fails at the nth writing, cutting or bringing to the disk within one act: what the
 * desk says of the act is what the file holds, and nothing acknowledged before is lost. */

#define MAX_FAULTS 200

static sqlite3_vfs       *real_vfs;
static sqlite3_vfs        faulty_vfs;
static sqlite3_io_methods faulty_methods;
static int                n_until_fault; /* 0 for never */
static gboolean           stays_broken;

/* A file of ours: the true one lies behind it. */
typedef struct
{
  sqlite3_file base;
  sqlite3_file real[];
} FaultyFile;

static sqlite3_file *
get_real (sqlite3_file *file)
{
  return ((FaultyFile *) file)->real;
}

static gboolean
fails (void)
{
  if (n_until_fault == 0)
    return FALSE;
  if (n_until_fault > 1)
    {
      n_until_fault--;
      return FALSE;
    }
  if (!stays_broken)
    n_until_fault = 0;
  return TRUE;
}

static int
faulty_close (sqlite3_file *file)
{
  return get_real (file)->pMethods->xClose (get_real (file));
}

static int
faulty_read (sqlite3_file *file,
             void         *bytes,
             int           size,
             sqlite3_int64 offset)
{
  return get_real (file)->pMethods->xRead (get_real (file), bytes, size, offset);
}

static int
faulty_write (sqlite3_file *file,
              const void   *bytes,
              int           size,
              sqlite3_int64 offset)
{
  return fails () ? SQLITE_IOERR_WRITE : get_real (file)->pMethods->xWrite (get_real (file), bytes, size, offset);
}

static int
faulty_truncate (sqlite3_file *file,
                 sqlite3_int64 size)
{
  return fails () ? SQLITE_IOERR_TRUNCATE : get_real (file)->pMethods->xTruncate (get_real (file), size);
}

static int
faulty_sync (sqlite3_file *file,
             int           flags)
{
  return fails () ? SQLITE_IOERR_FSYNC : get_real (file)->pMethods->xSync (get_real (file), flags);
}

static int
faulty_size (sqlite3_file  *file,
             sqlite3_int64 *size)
{
  return get_real (file)->pMethods->xFileSize (get_real (file), size);
}

static int
faulty_lock (sqlite3_file *file,
             int           level)
{
  return get_real (file)->pMethods->xLock (get_real (file), level);
}

static int
faulty_unlock (sqlite3_file *file,
               int           level)
{
  return get_real (file)->pMethods->xUnlock (get_real (file), level);
}

static int
faulty_check_lock (sqlite3_file *file,
                   int          *is_reserved)
{
  return get_real (file)->pMethods->xCheckReservedLock (get_real (file), is_reserved);
}

static int
faulty_control (sqlite3_file *file,
                int           operation,
                void         *argument)
{
  return get_real (file)->pMethods->xFileControl (get_real (file), operation, argument);
}

static int
faulty_sector_size (sqlite3_file *file)
{
  return get_real (file)->pMethods->xSectorSize (get_real (file));
}

static int
faulty_traits (sqlite3_file *file)
{
  return get_real (file)->pMethods->xDeviceCharacteristics (get_real (file));
}

static int
faulty_open (sqlite3_vfs  *vfs,
             const char   *name,
             sqlite3_file *file,
             int           flags,
             int          *flags_out)
{
  int code = real_vfs->xOpen (real_vfs, name, get_real (file), flags, flags_out);

  file->pMethods = code == SQLITE_OK ? &faulty_methods : NULL;
  return code;
}

static void
install_vfs (void)
{
  real_vfs = sqlite3_vfs_find (NULL);
  faulty_vfs = *real_vfs;
  faulty_vfs.zName = "faulty";
  faulty_vfs.szOsFile = (int) sizeof (FaultyFile) + real_vfs->szOsFile;
  faulty_vfs.xOpen = faulty_open;
  faulty_methods = (sqlite3_io_methods){ 1, faulty_close, faulty_read, faulty_write, faulty_truncate, faulty_sync,
                                         faulty_size, faulty_lock, faulty_unlock, faulty_check_lock, faulty_control,
                                         faulty_sector_size, faulty_traits };
  g_assert_cmpint (sqlite3_vfs_register (&faulty_vfs, 1), ==, SQLITE_OK);
}

static gboolean
set_arbiter (ZhDesk     *desk,
             const char *name,
             GError    **error)
{
  ZhOfficial official = { .role = (char *) "arbiter", .name = (char *) name, .category = (char *) "", .federation = (char *) "" };
  g_autoptr (ZhChange) change = zh_desk_set_official (desk, &official, error);

  return change != NULL;
}

static gboolean
has_arbiter (const ZhCompetition *competition,
             const char          *name)
{
  for (guint i = 0; i < competition->officials->len; i++)
    if (strcmp (((const ZhOfficial *) g_ptr_array_index (competition->officials, i))->name, name) == 0)
      return TRUE;
  return FALSE;
}

static void
check_file (const char *path,
            gint64      length,
            const char *name,
            gboolean    stored)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = zh_desk_open (path, ZH_DESK_READ, "", &error);
  g_autoptr (ZhVerifyReport) report = NULL;

  g_assert_no_error (error);
  g_assert_cmpint (zh_desk_get_snapshot (desk)->journal_length, ==, length);
  g_assert_true (has_arbiter (zh_desk_get_snapshot (desk), name) == stored);
  report = zh_verify_file (path, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (report->fault, ==, ZH_VERIFY_OK);
}

/* One act on a disk that fails once, or from then on. Whether the disk was met at all. */
static gboolean
act_with_fault (Fixture *fixture,
                int      n,
                gboolean for_good)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_strdup_printf ("Arbiter %d%s", n, for_good ? " for good" : "");
  gint64           length = zh_desk_get_snapshot (fixture->desk)->journal_length;
  gboolean         ok;
  gboolean         met;

  stays_broken = for_good;
  n_until_fault = n;
  ok = set_arbiter (fixture->desk, name, &error);
  met = !(for_good ? n_until_fault > 1 : n_until_fault > 0);
  n_until_fault = 0;
  g_assert_true (ok == (error == NULL));
  /* Said to be unknown while the disk is gone: the next act rolls it back. */
  if (ok || !g_error_matches (error, ZH_ERROR, ZH_ERROR_UNCERTAIN))
    check_file (fixture->path, ok ? length + 1 : length, name, ok);
  g_assert_cmpint (zh_desk_get_snapshot (fixture->desk)->journal_length, ==, ok ? length + 1 : length);
  return met;
}

/* Afterwards the desk goes on, and closing loses nothing. */
static void
test_faults (gconstpointer data)
{
  gboolean for_good = GPOINTER_TO_INT (data);
  Fixture  fixture = { NULL };
  g_autoptr (GError) error = NULL;
  gint64 length;
  int    n = 1;

  fixture_set_up (&fixture, NULL);
  g_assert_true (set_arbiter (fixture.desk, "First", &error));
  while (act_with_fault (&fixture, n, for_good))
    {
      g_assert_cmpint (++n, <, MAX_FAULTS);
      length = zh_desk_get_snapshot (fixture.desk)->journal_length;
      g_assert_true (set_arbiter (fixture.desk, n % 2 == 0 ? "Even" : "Odd", &error));
      g_assert_no_error (error);
      check_file (fixture.path, length + 1, n % 2 == 0 ? "Even" : "Odd", TRUE);
    }
  g_test_message ("%d faults", n - 1);
  g_assert_cmpint (n, >, 5);
  fixture_reopen (&fixture);
  fixture_tear_down (&fixture, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
  install_vfs ();
  g_test_add_data_func ("/store/faults/once", GINT_TO_POINTER (FALSE), test_faults);
  g_test_add_data_func ("/store/faults/for-good", GINT_TO_POINTER (TRUE), test_faults);
  return g_test_run ();
}
