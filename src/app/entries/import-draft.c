#include "config.h"

#include "import-draft.h"

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

static GArray *
find_duplicates (const ZhTournament *tournament,
                 const ZhEntryList  *list,
                 const ZhTeamList   *teams,
                 const ZhProgress   *progress,
                 GError            **error)
{
  g_autoptr (GPtrArray) members = g_ptr_array_new ();

  if (teams == NULL)
    return zh_tournament_find_duplicates (tournament, list->entries, progress, error);
  for (guint i = 0; i < teams->teams->len; i++)
    g_ptr_array_extend (members, ((const ZhTeamDraft *) g_ptr_array_index (teams->teams, i))->members, NULL, NULL);
  return zh_tournament_find_member_duplicates (tournament, members, progress, error);
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
  g_autoptr (GArray) duplicates = NULL;
  gboolean loses_teams;

  if (list == NULL && teams == NULL)
    return FALSE;
  loses_teams = list != NULL && zh_entry_list_note_teams (list, self->table);
  if (list != NULL && self->tournament != NULL)
    zh_entry_list_leave_out_known (list, self->table, self->tournament);
  if (self->tournament != NULL)
    {
      duplicates = find_duplicates (self->tournament, list, teams, &comparing, error);
      if (duplicates == NULL)
        return FALSE;
    }
  self->loses_teams = loses_teams;
  self->n_duplicates = duplicates != NULL ? duplicates->len : 0;
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

GPtrArray *
zh_import_draft_get_problems (const ZhImportDraft *self)
{
  return self->teams != NULL ? self->teams->problems : self->list->problems;
}
