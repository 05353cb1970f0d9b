#include "config.h"

#include <string.h>

#include "desk-fixture.h"
#include "desk-verify.h"
#include "errors.h"
#include "fault-vfs.h"

/* A disk that fails at the nth operation (fault-vfs.h) within one act: what the
 * desk says of the act is what the file holds, and nothing acknowledged before is lost. */

#define MAX_FAULTS 200

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
  report = zh_desk_verify_file (path, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (report->fault, ==, ZH_VERIFY_OK);
}

/* One act on a disk that fails once, or from then on. Whether the disk was met at all. */
static gboolean
act_with_fault (Fixture *fixture,
                guint    n,
                gboolean for_good)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_strdup_printf ("Arbiter %u%s", n, for_good ? " for good" : "");
  gint64           length = zh_desk_get_snapshot (fixture->desk)->journal_length;
  gboolean         ok;
  gboolean         met;

  fault_vfs_arm (n, for_good ? G_MAXUINT : 1, FAULT_IO);
  ok = set_arbiter (fixture->desk, name, &error);
  met = fault_vfs_disarm () >= n;
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
  guint  n = 1;

  fixture_set_up (&fixture, NULL);
  g_assert_true (set_arbiter (fixture.desk, "First", &error));
  while (act_with_fault (&fixture, n, for_good))
    {
      g_assert_cmpuint (++n, <, MAX_FAULTS);
      length = zh_desk_get_snapshot (fixture.desk)->journal_length;
      g_assert_true (set_arbiter (fixture.desk, n % 2 == 0 ? "Even" : "Odd", &error));
      g_assert_no_error (error);
      check_file (fixture.path, length + 1, n % 2 == 0 ? "Even" : "Odd", TRUE);
    }
  g_test_message ("%u faults", n - 1);
  g_assert_cmpuint (n, >, 5);
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
  fault_vfs_register ();
  g_test_add_data_func ("/store/faults/once", GINT_TO_POINTER (FALSE), test_faults);
  g_test_add_data_func ("/store/faults/for-good", GINT_TO_POINTER (TRUE), test_faults);
  return g_test_run ();
}
