#include "config.h"

#include "import-draft.h"

#include <glib/gi18n.h>

#include "desk-entries.h"
#include "desk-members.h"
#include "known-entries.h"

/* Where the comparison with who is in begins, of ZH_PROGRESS_WHOLE. */
#define UNDERSTOOD 600

void
zh_import_draft_free (ZhImportDraft *self)
{
  if (self == NULL)
    return;
  zh_entry_list_free (self->list);
  zh_team_list_free (self->teams);
  zh_entry_table_free (self->table);
  zh_tournament_unref (self->tournament);
  g_free (self);
}

/* The rows of which something is said as a whole; (element-type int): a set. */
static GHashTable *
find_rows_told_of (const GPtrArray *problems)
{
  GHashTable *rows = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < problems->len; i++)
    {
      const ZhListProblem *problem = g_ptr_array_index (problems, i);

      if (problem->column < 0 && !problem->is_note)
        g_hash_table_add (rows, GINT_TO_POINTER (problem->row));
    }
  return rows;
}

/* Who seems to be in already stands in the problems, unless something is said of the row: the list tells of twins
 * that it can see by itself. */
static void
add_duplicate (const ZhEntryTable *table,
               GPtrArray          *problems,
               GHashTable         *told,
               int                 row,
               const char         *name,
               gboolean            is_entered)
{
  char *text;

  if (g_hash_table_contains (told, GINT_TO_POINTER (row)))
    return;
  text = g_strdup_printf (is_entered ? _ ("%s seems to be entered already; leave the line out, unless it is somebody else")
                                     : _ ("%s seems to stand in another line too; leave one out, unless it is somebody else"),
                          name);
  g_ptr_array_add (problems, zh_list_problem_new (table, row, -1, FALSE, text));
}

static gboolean
note_entries (const ZhTournament *tournament,
              const ZhEntryTable *table,
              const ZhEntryList  *list,
              const ZhProgress   *progress,
              GError            **error)
{
  g_autoptr (GArray) found = zh_tournament_find_duplicates (tournament, list->entries, progress, error);
  g_autoptr (GHashTable) told = find_rows_told_of (list->problems);

  for (guint i = 0; found != NULL && i < found->len; i++)
    {
      const ZhDuplicate *each = &g_array_index (found, ZhDuplicate, i);
      g_autofree char   *name = zh_entry_format_name (g_ptr_array_index (list->entries, each->index));

      add_duplicate (table, list->problems, told, g_array_index (list->rows, int, each->index), name, each->first != 0);
    }
  return found != NULL;
}

static gboolean
note_members (const ZhTournament *tournament,
              const ZhEntryTable *table,
              const ZhTeamList   *teams,
              const ZhProgress   *progress,
              GError            **error)
{
  g_autoptr (GPtrArray) members = g_ptr_array_new ();
  g_autoptr (GHashTable) told = find_rows_told_of (teams->problems);
  g_autoptr (GArray) found = NULL;

  for (guint i = 0; i < teams->teams->len; i++)
    g_ptr_array_extend (members, ((const ZhTeamDraft *) g_ptr_array_index (teams->teams, i))->members, NULL, NULL);
  found = zh_tournament_find_member_duplicates (tournament, members, progress, error);
  for (guint i = 0; found != NULL && i < found->len; i++)
    {
      const ZhDuplicate *each = &g_array_index (found, ZhDuplicate, i);
      const ZhMember    *member = g_ptr_array_index (members, each->index);
      g_autofree char   *name = zh_member_format_name (member);

      add_duplicate (table, teams->problems, told, GPOINTER_TO_INT (g_hash_table_lookup (teams->rows, member->person)), name, each->first != 0);
    }
  return found != NULL;
}

static gboolean
note_duplicates (const ZhTournament *tournament,
                 const ZhEntryTable *table,
                 const ZhEntryList  *list,
                 const ZhTeamList   *teams,
                 const ZhProgress   *progress,
                 GError            **error)
{
  gboolean noted = teams != NULL ? note_members (tournament, table, teams, progress, error)
                                 : note_entries (tournament, table, list, progress, error);

  zh_list_problems_sort (teams != NULL ? teams->problems : list->problems);
  return noted;
}

gboolean
zh_import_draft_read (ZhImportDraft    *self,
                      const ZhProgress *progress,
                      GError          **error)
{
  gboolean   is_team = self->tournament != NULL && zh_tournament_is_team (self->tournament);
  ZhProgress reading = zh_progress_part (progress, 0, UNDERSTOOD);
  ZhProgress comparing = zh_progress_part (progress, UNDERSTOOD, ZH_PROGRESS_WHOLE);
  g_autoptr (ZhEntryList) list = !is_team ? zh_entry_table_make_entries (self->table, &reading, error) : NULL;
  g_autoptr (ZhTeamList) teams = is_team ? zh_team_list_new (self->table, self->tournament->boards, &reading, error) : NULL;
  gboolean loses_teams;

  if (list == NULL && teams == NULL)
    return FALSE;
  loses_teams = list != NULL && zh_entry_list_note_teams (list, self->table);
  if (list != NULL && self->tournament != NULL)
    zh_entry_list_leave_out_known (list, self->table, self->tournament);
  if (self->tournament != NULL && !note_duplicates (self->tournament, self->table, list, teams, &comparing, error))
    return FALSE;
  self->loses_teams = loses_teams;
  zh_entry_list_free (self->list);
  zh_team_list_free (self->teams);
  self->list = g_steal_pointer (&list);
  self->teams = g_steal_pointer (&teams);
  return TRUE;
}

ZhImportDraft *
zh_import_draft_new (ZhEntryTable       *table,
                     const ZhTournament *tournament,
                     const ZhProgress   *progress,
                     GError            **error)
{
  g_autoptr (ZhImportDraft) self = g_new0 (ZhImportDraft, 1);

  self->table = table;
  if (tournament != NULL)
    {
      self->tournament = zh_tournament_ref ((ZhTournament *) tournament);
      zh_entry_table_set_time_class (table, tournament->time_class);
    }
  return zh_import_draft_read (self, progress, error) ? g_steal_pointer (&self) : NULL;
}

void
zh_import_draft_count (const ZhImportDraft *self,
                       int                 *n_coming,
                       int                 *n_faults)
{
  const GPtrArray *problems = zh_import_draft_get_problems (self);

  *n_coming = zh_entry_table_get_n_rows (self->table) - zh_entry_table_count_left_out (self->table);
  *n_faults = 0;
  for (guint i = 0; i < problems->len; i++)
    {
      const ZhListProblem *problem = g_ptr_array_index (problems, i);

      *n_coming -= problem->is_skipped ? 1 : 0;
      *n_faults += problem->row >= 0 && !problem->is_note ? 1 : 0;
    }
}

GPtrArray *
zh_import_draft_get_problems (const ZhImportDraft *self)
{
  return self->teams != NULL ? self->teams->problems : self->list->problems;
}
