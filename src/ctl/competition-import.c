/* Lists and reports from outside: import. */
#include "config.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "call.h"
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
#include "list-person.h"
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
static gboolean
open_or_create (ZhCtlCall       *call,
                const ZhTrfFile *file,
                GError         **error)
{
  ZhCompetitionDetails details = {
    .title = file->title, .place = file->city, .start = file->start, .end = file->end
  };

  if (g_file_test (call->path, G_FILE_TEST_EXISTS))
    return zh_ctl_open_file (call, ZH_DESK_WRITE, error);
  if (*file->title == '\0')
    details.title = _ ("Imported tournament");
  if (zh_date_compare (details.start, details.end) > 0)
    details.end = details.start;
  call->desk = zh_desk_create (call->path, &details, zh_ctl_get_actor (call), error);
  return call->desk != NULL;
}

static void
print_note (int         line,
            const char *text)
{
  if (line > 0)
    g_printerr ("%d: %s\n", line, text);
  else
    g_printerr ("%s\n", text);
}

static ZhCtlExit
import_trf (ZhCtlCall        *call,
            GBytes           *bytes,
            const ZhProgress *progress,
            GError          **error)
{
  const char *system = zh_ctl_text (call, "system");
  ZhProgress  reading = zh_progress_part (progress, FETCHED, UNDERSTOOD);
  ZhProgress  storing = zh_progress_part (progress, UNDERSTOOD, ZH_PROGRESS_WHOLE);
  g_autoptr (ZhTrfFile) file = zh_desk_read_trf (bytes, &reading, error);
  g_autoptr (ZhTournament) settings = NULL;
  const ZhPairingSystem *chosen = file != NULL && system != NULL ? zh_ctl_find_system (system, error) : NULL;
  gboolean               is_new = !g_file_test (call->path, G_FILE_TEST_EXISTS);
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
  if (!open_or_create (call, file, error))
    return ZH_CTL_FILE;
  zh_desk_note_trf (file, is_new ? NULL : zh_ctl_get_competition (call));
  for (guint i = 0; i < file->notes->len; i++)
    print_note (((const ZhTrfNote *) g_ptr_array_index (file->notes, i))->line,
                ((const ZhTrfNote *) g_ptr_array_index (file->notes, i))->text);
  zh_desk_set_progress (call->desk, &storing);
  change = zh_desk_import_trf (call->desk, file, zh_ctl_text (call, "name"), settings, NULL, error);
  zh_ctl_patience_end ();
  /* nothing came of it, so nothing is left behind */
  if (change == NULL && is_new && zh_desk_close (call->desk, NULL))
    g_unlink (call->path);
  return zh_ctl_end (call, change, error);
}

static void
print_problems (GPtrArray *problems)
{
  zh_ctl_patience_end ();
  for (guint i = 0; i < problems->len; i++)
    {
      const ZhListProblem *problem = g_ptr_array_index (problems, i);

      print_note (problem->line, problem->text);
    }
}

/* Of entries, or of members of teams. */
static void
print_duplicates (GArray          *duplicates,
                  const GPtrArray *people,
                  gboolean         are_members)
{
  for (guint i = 0; duplicates != NULL && i < duplicates->len; i++)
    {
      const ZhDuplicate *duplicate = &g_array_index (duplicates, ZhDuplicate, i);
      gconstpointer      one = g_ptr_array_index (people, duplicate->index);
      g_autofree char   *name = are_members ? zh_member_format_name (one) : zh_entry_format_name (one);

      g_printerr (duplicate->certain ? _ ("%s is entered twice\n") : _ ("%s may be entered twice\n"), name);
    }
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
  g_autoptr (GPtrArray) members = g_ptr_array_new ();
  g_autoptr (GArray) duplicates = NULL;

  if (list == NULL)
    return NULL;
  print_problems (list->problems);
  for (guint i = 0; i < list->teams->len; i++)
    g_ptr_array_extend (members, ((const ZhTeamDraft *) g_ptr_array_index (list->teams, i))->members, NULL, NULL);
  duplicates = zh_tournament_find_member_duplicates (tournament, members, &comparing, error);
  print_duplicates (duplicates, members, TRUE);
  return duplicates != NULL ? zh_desk_add_teams (desk, tournament->id, list->teams, NULL, error) : NULL;
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
  g_autoptr (GArray) duplicates = NULL;

  if (list == NULL)
    return NULL;
  zh_entry_list_note_teams (list, table);
  zh_entry_list_leave_out_known (list, table, tournament);
  print_problems (list->problems);
  duplicates = zh_tournament_find_duplicates (tournament, list->entries, &comparing, error);
  if (duplicates == NULL)
    return NULL;
  print_duplicates (duplicates, list->entries, FALSE);
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
      return zh_fail (error, ZH_ERROR_USAGE, _ ("--column: “%1$s” is not HEADING=FIELD; the fields are %2$s"), option, ids->str);
    }
  if (column < 0)
    return zh_fail (error, ZH_ERROR_USAGE, _ ("--column: the list has no column “%s”"), name);
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
      return zh_fail (error, ZH_ERROR_USAGE, _ ("--delimiter: “%s” is none; write the sign itself, such as ; or |, or tab, or one-column for a list of one column"), option);
    }
  return TRUE;
}

/* As the options say, or as the list looks. */
static ZhEntryTable *
cut_list (GBytes           *bytes,
          const char       *option,
          const ZhProgress *progress,
          GError          **error)
{
  char delimiter = ZH_CSV_NO_DELIMITER;

  if (option == NULL)
    return zh_entry_table_new (bytes, progress, error);
  return parse_delimiter (option, &delimiter, error) ? zh_entry_table_new_cut (bytes, delimiter, progress, error) : NULL;
}

/* --leave-out 3,7,12-14: lines as the report names them. */
static gboolean
leave_out (ZhEntryTable *table,
           const char   *option,
           GError      **error)
{
  g_auto (GStrv) parts = g_strsplit (option, ",", -1);

  for (char **part = parts; *part != NULL; part++)
    {
      g_auto (GStrv) ends = g_strsplit (*part, "-", 2);
      gint64 first = 0;
      gint64 last = 0;

      if (ends[0] == NULL || !zh_text_parse_int (ends[0], 1, G_MAXINT, &first) || !zh_text_parse_int (ends[1] != NULL ? ends[1] : ends[0], first, first + ZH_LIST_MAX_ROWS, &last))
        return zh_fail (error, ZH_ERROR_USAGE, _ ("--leave-out: “%s” is no line; write numbers of lines, such as 3,7,12-14"), *part);
      for (gint64 line = first; line <= last; line++)
        {
          int row = zh_entry_table_find_line (table, (int) line);

          if (row < 0)
            return zh_fail (error, ZH_ERROR_USAGE, _ ("--leave-out: no player stands in line %d of the list"), (int) line);
          zh_entry_table_set_left_out (table, row, TRUE);
        }
    }
  return TRUE;
}

static gboolean
apply_list_options (ZhEntryTable    *table,
                    const ZhCtlCall *call,
                    GError         **error)
{
  const char *const *columns = zh_ctl_texts (call, "column");
  const char        *federation = zh_ctl_text (call, "federation");
  const char        *left_out = zh_ctl_text (call, "leave-out");

  for (; columns != NULL && *columns != NULL; columns++)
    if (!set_column (table, *columns, error))
      return FALSE;
  if (federation != NULL && !zh_entry_table_set_federation (table, federation))
    return zh_fail (error, ZH_ERROR_USAGE, _ ("--federation: “%s” is no federation (three letters, such as UKR)"), federation);
  return left_out == NULL || leave_out (table, left_out, error);
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
import_list (ZhCtlCall        *call,
             GBytes           *bytes,
             const ZhProgress *progress,
             GError          **error)
{
  ZhProgress cutting = zh_progress_part (progress, FETCHED, READ);
  ZhProgress storing = zh_progress_part (progress, COMPARED, ZH_PROGRESS_WHOLE);
  g_autoptr (ZhEntryTable) table = cut_list (bytes, zh_ctl_text (call, "delimiter"), &cutting, error);
  ZhListSet *set;
  ZhChange  *change;

  if (table == NULL)
    {
      if (g_error_matches (*error, ZH_ERROR, ZH_ERROR_INPUT))
        g_prefix_error (error, "%s: ", call->words[0]);
      return ZH_CTL_INPUT;
    }
  if (!apply_list_options (table, call, error) || !zh_ctl_open_tournament (call, ZH_DESK_WRITE, error))
    return ZH_CTL_USAGE;
  zh_entry_table_set_time_class (table, call->tournament->time_class);
  set = zh_list_set_open (NULL, zh_ctl_get_competition (call)->start, NULL);
  if (set != NULL)
    zh_list_set_complete (set, table);
  zh_desk_set_progress (call->desk, &storing);
  change = zh_tournament_is_team (call->tournament) ? import_teams (call->desk, call->tournament, table, progress, error)
                                                    : import_entries (call->desk, call->tournament, table, progress, error);
  zh_ctl_patience_end ();
  if (change != NULL)
    print_question (table);
  return zh_ctl_end (call, change, error);
}

static ZhCtlExit
run_import (ZhCtlCall *call,
            GError   **error)
{
  const ZhProgress *progress = zh_ctl_patience_begin ();
  ZhProgress        fetching = zh_progress_part (progress, 0, FETCHED);
  ZhCtlExit         code = ZH_CTL_FILE;
  g_autoptr (GBytes) bytes = zh_ctl_read_outside (call->words[0], &fetching, error);

  if (bytes != NULL)
    code = looks_like_trf (call->words[0], bytes) ? import_trf (call, bytes, progress, error)
                                                  : import_list (call, bytes, progress, error);
  zh_ctl_patience_end ();
  return code;
}

const ZhCtlVerb zh_ctl_import_verbs[] = {
  { "import", "FILE SOURCE [--name NAME] [--system S] [--column HEADING=FIELD]… [--federation CODE] [--delimiter SIGN] [--leave-out LINES]", ZH_CTL_CHOOSES_AND_WRITES, run_import,
    .summary = N_ ("Takes in a TRF file as a new tournament, or a CSV list as entries") },
  { NULL },
};
