#include "config.h"

#include "db-errors.h"

#include <glib/gi18n.h>
#include <sqlite3.h>

ZhError
zh_db_get_error_code (int code)
{
  switch (code & 0xff)
    {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return ZH_ERROR_LOCKED;
    case SQLITE_FULL:
    case SQLITE_IOERR:
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_NOMEM:
      return ZH_ERROR_FILE;
    case SQLITE_TOOBIG:
      return ZH_ERROR_INPUT;
    default:
      return ZH_ERROR_CORRUPT;
    }
}

const char *
zh_db_get_advice (int      code,
                  gboolean in_act)
{
  switch (code & 0xff)
    {
    case SQLITE_FULL:
      return in_act ? _ ("The disk is full, nothing was stored. Free some space and do it again")
                    : _ ("The disk is full. Free some space and try again");
    case SQLITE_IOERR:
      return in_act ? _ ("The disk refused to read or write, nothing was stored. Check that it is connected and not full")
                    : _ ("The disk refused to read or write. Check that it is connected and not full");
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return _ ("Another program is using the file. Close it there and try again");
    case SQLITE_READONLY:
      return _ ("The file or its folder can only be read. Copy it to a place where you may write");
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
      return _ (
          "The file cannot be opened here. Check that it exists and that you may read and write in its folder");
    case SQLITE_NOTADB:
      return _ ("This is not a competition file");
    case SQLITE_CORRUPT:
      return _ ("The file is damaged. Open one of its backups");
    case SQLITE_TOOBIG:
      return _ ("This is too large for one act, nothing was stored. Divide it into parts");
    default:
      return in_act ? _ ("The file does not accept this, nothing was stored")
                    : _ ("The file does not accept this");
    }
}
