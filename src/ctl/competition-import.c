/* Lists and reports from outside: import. */
#include "config.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "competition-commands.h"
#include "csv-table.h"
#include "ctl-input.h"
#include "ctl-patience.h"
#include "desk-entries.h"
#include "desk-import.h"
#include "desk-loan.h"
#include "desk-members.h"
#include "desk-team-list.h"
#include "known-entries.h"
#include "setting-options.h"
#include "text-lines.h"
#include "trf-notes.h"
#include "trf-reader.h"

/* How far an import is at the end of each of its parts, of ZH_PROGRESS_WHOLE. */
enum
{
  FETCHED = 100,
  READ = 200,
  UNDERSTOOD = 300,
  COMPARED = 400
};

/* How a list is to be understood. */
typedef struct
{
  char **columns;
  char  *federation;
  char  *delimiter;
} ListOptions;

static void
list_options_clear (ListOptions *options)
{
  g_strfreev (options->columns);
  g_free (options->federation);
  g_free (options->delimiter);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ListOptions, list_options_clear)

/* A report is told by its records; a file that is called one is read as one, so that its faults
 * are named. */
static gboolean
looks_like_trf (const char *path,
                GBytes     *bytes)
{
  g_autofree char *folded = g_ascii_strdown (path, -1);

  return g_str_has_suffix (folded, ".trf") || g_str_has_suffix (folded, ".trfx") || zh_trf_is_report_bytes (bytes);
}

/* FILE, made for the report when there is none yet. */
static ZhDesk *
open_or_create (const ZhCtlTarget *target,
                const ZhTrfFile   *file,
                GError           **error)
{
  ZhCompetitionDetails details = {
    .title = file->title, .place = file->city, .start = file->start, .end = file->end
  };

  if (g_file_test (target->path, G_FILE_TEST_EXISTS))
    return zh_ctl_target_open (target, ZH_DESK_WRITE, error);
  if (*file->title == '\0')
    details.title = _ ("Imported tournament");
  if (zh_date_compare (details.start, details.end) > 0)
    details.end = details.start;
  return zh_desk_create (target->path, &details,
                         target->actor != NULL ? target->actor : zh_desk_get_user (), error);
}

static void
print_notes (const ZhTrfFile *file)
{
  for (guint i = 0; i < file->notes->len; i++)
    {
      const ZhTrfNote *note = g_ptr_array_index (file->notes, i);

      if (note->line > 0)
        g_printerr ("%d: %s\n", note->line, note->text);
      else
        g_printerr ("%s\n", note->text);
    }
}

static ZhCtlExit
import_trf (const ZhCtlTarget *target,
            GBytes            *bytes,
            const char        *name,
            const char        *system,
            const ZhProgress  *progress,
            GError           **error)
{
  ZhProgress reading = zh_progress_part (progress, FETCHED, UNDERSTOOD);
  ZhProgress storing = zh_progress_part (progress, UNDERSTOOD, ZH_PROGRESS_WHOLE);
  g_autoptr (ZhTrfFile) file = zh_desk_read_trf (bytes, &reading, error);
  g_autoptr (ZhTournament) settings = NULL;
  g_autoptr (ZhDesk) desk = NULL;
  const ZhPairingSystem *chosen = file != NULL && system != NULL ? zh_ctl_find_system (system, error) : NULL;
  gboolean               is_new;
  ZhChange              *change;

  if (file == NULL || (system != NULL && chosen == NULL))
    return ZH_CTL_INPUT;
  if (chosen == NULL)
    zh_desk_choose_trf_system (file);
  zh_desk_take_trf_rounds (file);
  if (chosen != NULL)
    {
      settings = zh_tournament_copy_settings (file->tournament);
      settings->system = chosen->id;
    }
  is_new = !g_file_test (target->path, G_FILE_TEST_EXISTS);
  desk = open_or_create (target, file, error);
  if (desk == NULL)
    return ZH_CTL_FILE;
  zh_desk_note_trf (file, is_new ? NULL : zh_desk_get_snapshot (desk));
  print_notes (file);
  zh_desk_set_progress (desk, &storing);
  change = zh_desk_import_trf (desk, file, name, settings, NULL, error);
  zh_ctl_patience_end ();
  /* nothing came of it, so nothing is left behind */
  if (change == NULL && is_new && zh_desk_close (desk, NULL))
    g_unlink (target->path);
  return zh_ctl_finish (target, desk, change, error);
}

static void
print_problems (GPtrArray *problems)
{
  zh_ctl_patience_end ();
  for (guint i = 0; i < problems->len; i++)
    {
      const ZhListProblem *problem = g_ptr_array_index (problems, i);

      if (problem->line > 0)
        g_printerr ("%d: %s\n", problem->line, problem->text);
      else
        g_printerr ("%s\n", problem->text);
    }
}

static void
print_duplicate (const ZhDuplicate *duplicate,
                 char              *name)
{
  g_printerr (duplicate->certain ? _ ("%s is entered twice\n") : _ ("%s may be entered twice\n"), name);
  g_free (name);
}

static gboolean
print_duplicates (const ZhTournament *tournament,
                  GPtrArray          *entries,
                  const ZhProgress   *progress,
                  GError            **error)
{
  g_autoptr (GArray) duplicates = zh_tournament_find_duplicates (tournament, entries, progress, error);

  if (duplicates == NULL)
    return FALSE;
  for (guint i = 0; i < duplicates->len; i++)
    {
      const ZhDuplicate *duplicate = &g_array_index (duplicates, ZhDuplicate, i);

      print_duplicate (duplicate, zh_entry_format_name (g_ptr_array_index (entries, duplicate->index)));
    }
  return TRUE;
}

static gboolean
print_member_duplicates (const ZhTournament *tournament,
                         const ZhTeamList   *list,
                         const ZhProgress   *progress,
                         GError            **error)
{
  g_autoptr (GPtrArray) members = g_ptr_array_new ();
  g_autoptr (GArray) duplicates = NULL;

  for (guint i = 0; i < list->teams->len; i++)
    g_ptr_array_extend (members, ((const ZhTeamDraft *) g_ptr_array_index (list->teams, i))->members, NULL, NULL);
  duplicates = zh_tournament_find_member_duplicates (tournament, members, progress, error);
  if (duplicates == NULL)
    return FALSE;
  for (guint i = 0; i < duplicates->len; i++)
    {
      const ZhDuplicate *duplicate = &g_array_index (duplicates, ZhDuplicate, i);

      print_duplicate (duplicate, zh_person_format_name (((const ZhMember *) g_ptr_array_index (members, duplicate->index))->person));
    }
  return TRUE;
}

static ZhChange *
import_teams (ZhDesk             *desk,
              const ZhTournament *tournament,
              const ZhEntryTable *table,
              const ZhProgress   *progress,
              GError            **error)
{
  ZhProgress understanding = zh_progress_part (progress, READ, UNDERSTOOD);
  ZhProgress comparing = zh_progress_part (progress, UNDERSTOOD, COMPARED);
  g_autoptr (ZhTeamList) list = zh_team_list_new (table, tournament->boards, &understanding, error);

  if (list == NULL)
    return NULL;
  print_problems (list->problems);
  if (!print_member_duplicates (tournament, list, &comparing, error))
    return NULL;
  return zh_desk_add_teams (desk, tournament->id, list->teams, NULL, error);
}

static ZhChange *
import_entries (ZhDesk             *desk,
                const ZhTournament *tournament,
                const ZhEntryTable *table,
                const ZhProgress   *progress,
                GError            **error)
{
  ZhProgress understanding = zh_progress_part (progress, READ, UNDERSTOOD);
  ZhProgress comparing = zh_progress_part (progress, UNDERSTOOD, COMPARED);
  g_autoptr (ZhEntryList) list = zh_entry_table_make_entries (table, &understanding, error);

  if (list == NULL)
    return NULL;
  zh_entry_list_note_teams (list, table);
  zh_entry_list_leave_out_known (list, table, tournament);
  print_problems (list->problems);
  if (!print_duplicates (tournament, list->entries, &comparing, error))
    return NULL;
  zh_ctl_tell_playing_officials (zh_desk_get_snapshot (desk), list->entries);
  return zh_desk_add_entries (desk, tournament->id, list->entries, error);
}

/* "ID_No" or "3", as the list has it. */
static int
find_list_column (const ZhEntryTable *table,
                  const char         *name)
{
  g_autofree char *folded = zh_list_fold_heading (name);
  gint64           number;

  for (int i = 0; i < zh_entry_table_get_n_columns (table); i++)
    {
      g_autofree char *heading = zh_list_fold_heading (zh_entry_table_get_heading (table, i));

      if (*folded != '\0' && strcmp (heading, folded) == 0)
        return i;
    }
  return zh_text_parse_int (name, 1, zh_entry_table_get_n_columns (table), &number) ? (int) number - 1 : -1;
}

/* --column ID_No=national-id */
static gboolean
set_column (ZhEntryTable *table,
            const char   *option,
            GError      **error)
{
  const char      *equals = strrchr (option, '=');
  g_autofree char *name = equals != NULL ? g_strndup (option, (gsize) (equals - option)) : g_strdup (option);
  int              column = find_list_column (table, name);
  ZhListColumn     meaning;

  if (equals == NULL || !zh_list_column_find (equals + 1, &meaning))
    {
      g_autoptr (GString) ids = g_string_new (NULL);

      for (int i = 0; i < zh_list_count_columns (); i++)
        g_string_append_printf (ids, "%s%s", i > 0 ? ", " : "", zh_list_column_get_id ((ZhListColumn) i));
      zh_ctl_fail_usage (error, _ ("--column: “%1$s” is not HEADING=FIELD; the fields are %2$s"), option, ids->str);
      return FALSE;
    }
  if (column < 0)
    {
      zh_ctl_fail_usage (error, _ ("--column: the list has no column “%s”"), name);
      return FALSE;
    }
  zh_entry_table_set_column (table, column, meaning);
  return TRUE;
}

/* "tab", "one-column", or the sign itself; letters, digits and quotation marks belong to the cells. */
static gboolean
parse_delimiter (const char *option,
                 char       *delimiter,
                 GError    **error)
{
  if (strcmp (option, "tab") == 0)
    *delimiter = '\t';
  else if (strcmp (option, "one-column") == 0)
    *delimiter = ZH_CSV_NO_DELIMITER;
  else if (g_ascii_ispunct (*option) && *option != '"' && option[1] == '\0')
    *delimiter = *option;
  else
    {
      zh_ctl_fail_usage (error, _ ("--delimiter: “%s” is none; write the sign itself, such as ; or |, or tab, or one-column for a list of one column"), option);
      return FALSE;
    }
  return TRUE;
}

/* As the options say, or as the list looks. */
static ZhEntryTable *
cut_list (GBytes            *bytes,
          const ListOptions *options,
          const ZhProgress  *progress,
          GError           **error)
{
  char delimiter;

  if (options->delimiter == NULL)
    return zh_entry_table_new (bytes, progress, error);
  return parse_delimiter (options->delimiter, &delimiter, error) ? zh_entry_table_new_cut (bytes, delimiter, progress, error) : NULL;
}

static gboolean
apply_list_options (ZhEntryTable      *table,
                    const ListOptions *options,
                    GError           **error)
{
  for (char **column = options->columns; column != NULL && *column != NULL; column++)
    if (!set_column (table, *column, error))
      return FALSE;
  if (options->federation != NULL && !zh_entry_table_set_federation (table, options->federation))
    {
      zh_ctl_fail_usage (error, _ ("--federation: “%s” is no federation (three letters, such as UKR)"), options->federation);
      return FALSE;
    }
  return TRUE;
}

/* What the list leaves open, and how to say it. */
static void
print_question (const ZhEntryTable *table)
{
  int column = zh_entry_table_get_asked (table);

  if (column >= 0)
    g_printerr (_ ("Undo, and import again with --column %1$d=fide-id or --column %1$d=national-id, to take these numbers in\n"), column + 1);
}

static ZhCtlExit
import_list (const ZhCtlTarget *target,
             GBytes            *bytes,
             const ListOptions *options,
             const ZhProgress  *progress,
             GError           **error)
{
  ZhProgress cutting = zh_progress_part (progress, FETCHED, READ);
  ZhProgress storing = zh_progress_part (progress, COMPARED, ZH_PROGRESS_WHOLE);
  g_autoptr (ZhEntryTable) table = cut_list (bytes, options, &cutting, error);
  g_autoptr (ZhDesk) desk = NULL;
  const ZhTournament *tournament;
  ZhChange           *change;

  if (table == NULL)
    {
      if (g_error_matches (*error, ZH_ERROR, ZH_ERROR_INPUT))
        g_prefix_error (error, "%s: ", target->words[0]);
      return ZH_CTL_INPUT;
    }
  if (!apply_list_options (table, options, error))
    return ZH_CTL_USAGE;
  desk = zh_ctl_target_open (target, ZH_DESK_WRITE, error);
  if (desk == NULL)
    return ZH_CTL_FILE;
  tournament = zh_ctl_target_choose (target, desk, error);
  if (tournament == NULL)
    return ZH_CTL_USAGE;
  zh_entry_table_set_time_class (table, tournament->time_class);
  zh_desk_set_progress (desk, &storing);
  change = zh_tournament_is_team (tournament) ? import_teams (desk, tournament, table, progress, error)
                                              : import_entries (desk, tournament, table, progress, error);
  zh_ctl_patience_end ();
  if (change != NULL)
    print_question (table);
  return zh_ctl_finish (target, desk, change, error);
}

static ZhCtlExit
run_import (int      n_arguments,
            char   **arguments,
            GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_autofree char *name = NULL;
  g_autofree char *system = NULL;
  g_auto (ListOptions) list = { NULL };
  const GOptionEntry options[] = {
    { "name", 0, 0, G_OPTION_ARG_STRING, &name, NULL, NULL },
    { "system", 0, 0, G_OPTION_ARG_STRING, &system, NULL, NULL },
    { "column", 0, 0, G_OPTION_ARG_STRING_ARRAY, &list.columns, NULL, NULL },
    { "federation", 0, 0, G_OPTION_ARG_STRING, &list.federation, NULL, NULL },
    { "delimiter", 0, 0, G_OPTION_ARG_STRING, &list.delimiter, NULL, NULL },
    { NULL },
  };
  const ZhProgress *progress;
  ZhProgress        fetching;
  ZhCtlExit         code = ZH_CTL_FILE;
  g_autoptr (GBytes) bytes = NULL;

  if (!zh_ctl_target_parse (&target, options, n_arguments, arguments, 1, 1, error))
    return ZH_CTL_USAGE;
  progress = zh_ctl_patience_begin ();
  fetching = zh_progress_part (progress, 0, FETCHED);
  bytes = zh_ctl_read_outside (target.words[0], &fetching, error);
  if (bytes != NULL && looks_like_trf (target.words[0], bytes))
    code = import_trf (&target, bytes, name, system, progress, error);
  else if (bytes != NULL)
    code = import_list (&target, bytes, &list, progress, error);
  zh_ctl_patience_end ();
  return code;
}

extern const ZhCtlCommand zh_ctl_import_commands[];

const ZhCtlCommand zh_ctl_import_commands[] = {
  { "import", "", "FILE SOURCE [--tournament T] [--name N] [--system S] [--column HEADING=FIELD]… [--federation CODE] [--delimiter SIGN]",
    N_ ("Takes in a TRF file as a new tournament, or a CSV list as entries"), run_import },
  { NULL },
};
