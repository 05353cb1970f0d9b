#include "config.h"

#include "verify.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "verify-private.h"

/* As many digits as documents print. */
#define MIN_HEAD_LENGTH 12

static gboolean
check_head (ZhVerifying *self,
            const char  *expected,
            GError     **error)
{
  g_autofree char *wanted = NULL;

  if (expected == NULL)
    return TRUE;
  wanted = g_ascii_strdown (expected, -1);
  if (strlen (wanted) < MIN_HEAD_LENGTH || strspn (wanted, "0123456789abcdef") != strlen (wanted))
    return zh_fail (error, ZH_ERROR_USAGE,
                    _ ("“%s” is no head: give at least %d hexadecimal digits, as documents print them"),
                    expected, MIN_HEAD_LENGTH);
  for (guint i = self->entries->len; i > 0; i--)
    if (g_str_has_prefix (((const ZhJournalEntry *) g_ptr_array_index (self->entries, i - 1))->hash, wanted))
      {
        self->report->head_entry = i;
        return TRUE;
      }
  return zh_verify_set_fault (self->report, ZH_VERIFY_HEAD, 0, wanted);
}

/* All checks in their order; %FALSE at the first fault in the report, or with @error. */
static gboolean
run_checks (ZhVerifying *self,
            const char  *expected_head,
            GError     **error)
{
  return zh_verify_journal (self, error) && zh_verify_tables (self, error) &&
         check_head (self, expected_head, error);
}

static ZhVerifyReport *
make_report (GPtrArray *entries)
{
  ZhVerifyReport *report = g_new0 (ZhVerifyReport, 1);

  report->command = g_strdup ("");
  report->table = g_strdup ("");
  report->detail = g_strdup ("");
  report->unchecked = g_ptr_array_new_with_free_func (g_free);
  report->n_entries = entries->len;
  report->head = g_strdup (
      entries->len > 0 ? ((const ZhJournalEntry *) g_ptr_array_index (entries, entries->len - 1))->hash
                       : "");
  return report;
}

ZhVerifyReport *
zh_verify_file_by (const char *path,
                   const char *expected_head,
                   ZhFindReach find_reach,
                   GError    **error)
{
  g_autoptr (ZhVerifyReport) report = NULL;
  g_autoptr (ZhStore) store = zh_store_open_for_verifying (path, error);
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (GError) problem = NULL;
  ZhVerifying verifying;

  if (store == NULL || !zh_db_exec (store->db, "BEGIN", error) || !zh_store_read_state (store, error))
    return NULL;
  entries = zh_journal_read (store->db, 0, error);
  if (entries == NULL)
    return NULL;

  report = make_report (entries);
  verifying = (ZhVerifying){ .store = store, .entries = entries, .find_reach = find_reach, .report = report };
  report->is_discordant = store->discord != NULL;
  if (run_checks (&verifying, expected_head, &problem) && report->is_discordant)
    zh_verify_set_fault (report, ZH_VERIFY_DIGEST, 0, "");
  zh_db_exec (store->db, "ROLLBACK", NULL);
  if (problem == NULL)
    return g_steal_pointer (&report);
  g_propagate_error (error, g_steal_pointer (&problem));
  return NULL;
}

ZhVerifyReport *
zh_verify_file (const char *path,
                const char *expected_head,
                GError    **error)
{
  return zh_verify_file_by (path, expected_head, NULL, error);
}
