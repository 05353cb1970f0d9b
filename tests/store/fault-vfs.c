#include "config.h"

#include "fault-vfs.h"

#include <sqlite3.h>
#include <string.h>

typedef struct
{
  sqlite3_file  base;
  sqlite3_file *real; /* behind it in the same memory */
} FaultFile;

static sqlite3_vfs        fault_vfs;
static sqlite3_io_methods fault_methods;
static sqlite3_vfs       *real_vfs;
static guint              n_operations;
static guint              first_failing;
static guint              last_failing;
static FaultKind          failing_kind;

static gboolean
is_failing (void)
{
  n_operations++;
  return first_failing != 0 && n_operations >= first_failing && n_operations <= last_failing;
}

static sqlite3_file *
get_real (sqlite3_file *file)
{
  return ((FaultFile *) file)->real;
}

static int
fault_close (sqlite3_file *file)
{
  return get_real (file)->pMethods->xClose (get_real (file));
}

static int
fault_read (sqlite3_file *file,
            void         *buffer,
            int           amount,
            sqlite3_int64 offset)
{
  return get_real (file)->pMethods->xRead (get_real (file), buffer, amount, offset);
}

static int
fault_write (sqlite3_file *file,
             const void   *buffer,
             int           amount,
             sqlite3_int64 offset)
{
  sqlite3_file *real = get_real (file);

  if (!is_failing ())
    return real->pMethods->xWrite (real, buffer, amount, offset);
  switch (failing_kind)
    {
    case FAULT_SHORT:
      real->pMethods->xWrite (real, buffer, amount / 2, offset);
      return SQLITE_FULL;
    case FAULT_FULL:
      return SQLITE_FULL;
    case FAULT_IO:
    case FAULT_N_KINDS:
    default:
      return SQLITE_IOERR_WRITE;
    }
}

static int
fault_truncate (sqlite3_file *file,
                sqlite3_int64 size)
{
  return is_failing () ? SQLITE_IOERR_TRUNCATE
                       : get_real (file)->pMethods->xTruncate (get_real (file), size);
}

static int
fault_sync (sqlite3_file *file,
            int           flags)
{
  int code = get_real (file)->pMethods->xSync (get_real (file), flags);

  return is_failing () ? SQLITE_IOERR_FSYNC : code;
}

static int
fault_size (sqlite3_file  *file,
            sqlite3_int64 *size)
{
  return get_real (file)->pMethods->xFileSize (get_real (file), size);
}

static int
fault_lock (sqlite3_file *file,
            int           level)
{
  return get_real (file)->pMethods->xLock (get_real (file), level);
}

static int
fault_unlock (sqlite3_file *file,
              int           level)
{
  return get_real (file)->pMethods->xUnlock (get_real (file), level);
}

static int
fault_check_lock (sqlite3_file *file,
                  int          *result)
{
  return get_real (file)->pMethods->xCheckReservedLock (get_real (file), result);
}

static int
fault_control (sqlite3_file *file,
               int           operation,
               void         *argument)
{
  return get_real (file)->pMethods->xFileControl (get_real (file), operation, argument);
}

static int
fault_sector (sqlite3_file *file)
{
  return get_real (file)->pMethods->xSectorSize (get_real (file));
}

static int
fault_device (sqlite3_file *file)
{
  return get_real (file)->pMethods->xDeviceCharacteristics (get_real (file));
}

static int
fault_map (sqlite3_file   *file,
           int             page,
           int             size,
           int             extend,
           void volatile **memory)
{
  if (extend != 0 && is_failing ())
    {
      *memory = NULL;
      return SQLITE_IOERR_SHMSIZE;
    }
  return get_real (file)->pMethods->xShmMap (get_real (file), page, size, extend, memory);
}

static int
fault_shm_lock (sqlite3_file *file,
                int           offset,
                int           n,
                int           flags)
{
  return get_real (file)->pMethods->xShmLock (get_real (file), offset, n, flags);
}

static void
fault_barrier (sqlite3_file *file)
{
  get_real (file)->pMethods->xShmBarrier (get_real (file));
}

static int
fault_unmap (sqlite3_file *file,
             int           deletes)
{
  return get_real (file)->pMethods->xShmUnmap (get_real (file), deletes);
}

static int
fault_open (sqlite3_vfs  *vfs,
            const char   *name,
            sqlite3_file *file,
            int           flags,
            int          *out_flags)
{
  FaultFile *self = (FaultFile *) file;
  int        code;

  self->base.pMethods = NULL;
  if (is_failing ())
    return SQLITE_CANTOPEN;
  self->real = (sqlite3_file *) (self + 1);
  memset (self->real, 0, (gsize) real_vfs->szOsFile);
  code = real_vfs->xOpen (real_vfs, name, self->real, flags, out_flags);
  if (self->real->pMethods != NULL)
    self->base.pMethods = &fault_methods;
  return code;
}

static int
fault_delete (sqlite3_vfs *vfs,
              const char  *name,
              int          sync_folder)
{
  return is_failing () ? SQLITE_IOERR_DELETE : real_vfs->xDelete (real_vfs, name, sync_folder);
}

void
fault_vfs_register (void)
{
  real_vfs = sqlite3_vfs_find (NULL);
  fault_vfs = *real_vfs;
  fault_vfs.zName = "fault";
  fault_vfs.szOsFile = (int) sizeof (FaultFile) + real_vfs->szOsFile;
  fault_vfs.xOpen = fault_open;
  fault_vfs.xDelete = fault_delete;
  fault_methods = (sqlite3_io_methods){
    .iVersion = 2, /* without memory mapping of the file itself, which nobody uses */
    .xClose = fault_close,
    .xRead = fault_read,
    .xWrite = fault_write,
    .xTruncate = fault_truncate,
    .xSync = fault_sync,
    .xFileSize = fault_size,
    .xLock = fault_lock,
    .xUnlock = fault_unlock,
    .xCheckReservedLock = fault_check_lock,
    .xFileControl = fault_control,
    .xSectorSize = fault_sector,
    .xDeviceCharacteristics = fault_device,
    .xShmMap = fault_map,
    .xShmLock = fault_shm_lock,
    .xShmBarrier = fault_barrier,
    .xShmUnmap = fault_unmap,
  };
  g_assert_cmpint (sqlite3_vfs_register (&fault_vfs, 1), ==, SQLITE_OK);
}

void
fault_vfs_arm (guint     nth,
               guint     n_failing,
               FaultKind kind)
{
  n_operations = 0;
  first_failing = nth;
  last_failing = nth > G_MAXUINT - n_failing ? G_MAXUINT : nth + n_failing - 1;
  failing_kind = kind;
}

guint
fault_vfs_disarm (void)
{
  first_failing = 0;
  return n_operations;
}
