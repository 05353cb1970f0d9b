/* What is said of each code of SQLite, with an act that was not stored and without one, and as what it is told apart. */
#include "config.h"

#include <sqlite3.h>

#include "db-errors.h"

static const struct
{
  int         code;
  ZhError     error;
  const char *in_act;
  const char *otherwise; /* NULL where it is the same */
} codes[] = {
  { SQLITE_FULL, ZH_ERROR_FILE, "The disk is full, nothing was stored. Free some space and do it again", "The disk is full. Free some space and try again" },
  { SQLITE_IOERR, ZH_ERROR_FILE, "The disk refused to read or write, nothing was stored. Check that it is connected and not full",
    "The disk refused to read or write. Check that it is connected and not full" },
  { SQLITE_IOERR_WRITE, ZH_ERROR_FILE, "The disk refused to read or write, nothing was stored. Check that it is connected and not full",
    "The disk refused to read or write. Check that it is connected and not full" },
  { SQLITE_BUSY, ZH_ERROR_LOCKED, "Another program is using the file. Close it there and try again", NULL },
  { SQLITE_BUSY_SNAPSHOT, ZH_ERROR_LOCKED, "Another program is using the file. Close it there and try again", NULL },
  { SQLITE_LOCKED, ZH_ERROR_LOCKED, "Another program is using the file. Close it there and try again", NULL },
  { SQLITE_READONLY, ZH_ERROR_FILE, "The file or its folder can only be read. Copy it to a place where you may write", NULL },
  { SQLITE_CANTOPEN, ZH_ERROR_FILE, "The file cannot be opened here. Check that it exists and that you may read and write in its folder", NULL },
  { SQLITE_PERM, ZH_ERROR_FILE, "The file cannot be opened here. Check that it exists and that you may read and write in its folder", NULL },
  { SQLITE_NOMEM, ZH_ERROR_FILE, "The file does not accept this, nothing was stored", "The file does not accept this" },
  { SQLITE_NOTADB, ZH_ERROR_CORRUPT, "This is not a competition file", NULL },
  { SQLITE_CORRUPT, ZH_ERROR_CORRUPT, "The file is damaged. Open one of its backups", NULL },
  { SQLITE_CORRUPT_INDEX, ZH_ERROR_CORRUPT, "The file is damaged. Open one of its backups", NULL },
  { SQLITE_TOOBIG, ZH_ERROR_INPUT, "This is too large for one act, nothing was stored. Divide it into parts", NULL },
  { SQLITE_CONSTRAINT, ZH_ERROR_CORRUPT, "The file does not accept this, nothing was stored", "The file does not accept this" },
};

static void
test_codes (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      const char *otherwise = codes[i].otherwise != NULL ? codes[i].otherwise : codes[i].in_act;

      g_test_message ("%s", sqlite3_errstr (codes[i].code));
      g_assert_cmpint (zh_db_get_error_code (codes[i].code), ==, codes[i].error);
      g_assert_cmpstr (zh_db_get_advice (codes[i].code, TRUE), ==, codes[i].in_act);
      g_assert_cmpstr (zh_db_get_advice (codes[i].code, FALSE), ==, otherwise);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/db-errors/codes", test_codes);
  return g_test_run ();
}
