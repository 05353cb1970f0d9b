/* What was done, and taking it back: undo, redo, log, verify, seal. */
#include "config.h"

#include <glib/gi18n.h>

#include "arguments.h"
#include "competition-commands.h"
#include "ctl-patience.h"
#include "desk-backups.h"
#include "desk-journal.h"
#include "desk-seal.h"
#include "desk-undo.h"
#include "desk-verify.h"
#include "errors.h"
#include "replay.h"

typedef ZhChange *(*StepFunc) (ZhDesk  *desk,
                               GError **error);

static ZhCtlExit
take_steps (const ZhCtlTarget *target,
            ZhDesk            *desk,
            StepFunc           step,
            int                count,
            GError           **error)
{
  for (int i = 1; i < count; i++)
    {
      g_autoptr (ZhChange) change = step (desk, error);

      if (change == NULL)
        return ZH_CTL_NO;
      zh_ctl_print_change (target, desk, change);
    }
  return zh_ctl_finish (target, desk, step (desk, error), error);
}

/* All acts after an entry, whoever made them. */
static ZhCtlExit
undo_to (const ZhCtlTarget *target,
         ZhDesk            *desk,
         int                entry_id,
         GError           **error)
{
  g_autoptr (GPtrArray) acts = zh_desk_list_undo_to (desk, entry_id, error);
  g_autofree gint64 *ids = NULL;

  if (acts == NULL)
    return ZH_CTL_NO;
  if (acts->len == 0)
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("Nothing stands after entry %d"), entry_id);
      return ZH_CTL_NO;
    }
  ids = g_new (gint64, acts->len);
  for (guint i = 0; i < acts->len; i++)
    ids[i] = ((const ZhJournalEntry *) g_ptr_array_index (acts, i))->id;
  for (guint i = 0; i + 1 < acts->len; i++)
    {
      g_autoptr (ZhChange) change = zh_desk_undo_act (desk, ids[i], error);

      if (change == NULL)
        return ZH_CTL_NO;
      zh_ctl_print_change (target, desk, change);
    }
  return zh_ctl_finish (target, desk, zh_desk_undo_act (desk, ids[acts->len - 1], error), error);
}

/* One act that would be taken back or done again, and whether the players may have seen it. */
static void
print_step (const ZhCtlTarget    *target,
            const ZhJournalEntry *entry)
{
  g_autofree char *act = zh_journal_entry_format_act (entry, zh_language_get_screen ());
  g_autoptr (JsonObject) object = NULL;

  if (!target->json)
    {
      g_print ("%" G_GINT64_FORMAT "\t%s%s\n", entry->id, zh_journal_entry_was_announced (entry) ? "! " : "", act);
      return;
    }
  object = json_object_new ();
  json_object_set_int_member (object, "entry", entry->id);
  json_object_set_string_member (object, "actor", entry->actor);
  json_object_set_string_member (object, "command", entry->command);
  json_object_set_boolean_member (object, "announced", zh_journal_entry_was_announced (entry));
  json_object_set_string_member (object, "text", act);
  zh_ctl_print_json (object);
}

/* Which acts undo is about; one of these, or none for the last one of one's own. */
typedef struct
{
  int count;
  int to;  /* entry that stays the last one, 0 for none */
  int act; /* entry that is taken back by its number, 0 for none */
} UndoChoice;

/* What undo would take back: one's last act, one by its number, or all after an entry. */
static ZhCtlExit
preview_undo (const ZhCtlTarget *target,
              ZhDesk            *desk,
              const UndoChoice  *choice,
              GError           **error)
{
  g_autoptr (GPtrArray) acts = choice->to > 0 ? zh_desk_list_undo_to (desk, choice->to, error) : NULL;
  const ZhJournalEntry *entry = NULL;

  for (guint i = 0; acts != NULL && i < acts->len; i++)
    print_step (target, g_ptr_array_index (acts, i));
  if (choice->to > 0)
    return acts != NULL && acts->len > 0 ? ZH_CTL_DONE : ZH_CTL_NO;
  if (choice->act > 0)
    entry = zh_desk_check_undo_act (desk, choice->act, error);
  else if (zh_desk_get_undo_entry (desk) != NULL)
    entry = zh_desk_check_undo_act (desk, zh_desk_get_undo_entry (desk)->id, error);
  if (entry != NULL)
    print_step (target, entry);
  return entry != NULL ? ZH_CTL_DONE : ZH_CTL_NO;
}

static gboolean
parse_undo_choice (UndoChoice *choice,
                   const char *count,
                   const char *to,
                   const char *act,
                   GError    **error)
{
  if ((count != NULL && !zh_ctl_parse_number ("--count", count, 1, G_MAXINT, &choice->count, error)) ||
      (to != NULL && !zh_ctl_parse_number ("--to", to, 1, G_MAXINT, &choice->to, error)) ||
      (act != NULL && !zh_ctl_parse_number ("--act", act, 1, G_MAXINT, &choice->act, error)))
    return FALSE;
  if ((count != NULL) + (to != NULL) + (act != NULL) <= 1)
    return TRUE;
  zh_ctl_fail_usage (error, _ ("Give one of --count, --to and --act"));
  return FALSE;
}

static ZhCtlExit
run_undo (int      n_arguments,
          char   **arguments,
          GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_autofree char   *count = NULL;
  g_autofree char   *to = NULL;
  g_autofree char   *act = NULL;
  gboolean           preview = FALSE;
  const GOptionEntry options[] = {
    { "count", 'n', 0, G_OPTION_ARG_STRING, &count, NULL, NULL },
    { "to", 0, 0, G_OPTION_ARG_STRING, &to, NULL, NULL },
    { "act", 0, 0, G_OPTION_ARG_STRING, &act, NULL, NULL },
    { "preview", 0, 0, G_OPTION_ARG_NONE, &preview, NULL, NULL },
    { NULL },
  };
  g_autoptr (ZhDesk) desk = NULL;
  UndoChoice choice = { .count = 1 };

  if (!zh_ctl_target_parse (&target, options, n_arguments, arguments, 0, 0, error) ||
      !parse_undo_choice (&choice, count, to, act, error))
    return ZH_CTL_USAGE;
  if (preview && count != NULL)
    return zh_ctl_fail_usage (error, _ ("--preview shows your last act, with --act another, or with --to all after an entry; leave --count out"));
  desk = zh_ctl_target_open (&target, preview ? ZH_DESK_READ : ZH_DESK_WRITE, error);
  if (desk == NULL)
    return ZH_CTL_FILE;
  if (preview)
    return preview_undo (&target, desk, &choice, error);
  if (choice.to > 0)
    return undo_to (&target, desk, choice.to, error);
  if (choice.act > 0)
    return zh_ctl_finish (&target, desk, zh_desk_undo_act (desk, choice.act, error), error);
  return take_steps (&target, desk, zh_desk_undo, choice.count, error);
}

static ZhCtlExit
run_redo (int      n_arguments,
          char   **arguments,
          GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_autofree char   *count_text = NULL;
  gboolean           preview = FALSE;
  const GOptionEntry options[] = {
    { "count", 'n', 0, G_OPTION_ARG_STRING, &count_text, NULL, NULL },
    { "preview", 0, 0, G_OPTION_ARG_NONE, &preview, NULL, NULL },
    { NULL },
  };
  g_autoptr (ZhDesk) desk = NULL;
  int count = 1;

  if (!zh_ctl_target_parse (&target, options, n_arguments, arguments, 0, 0, error) ||
      (count_text != NULL && !zh_ctl_parse_number ("--count", count_text, 1, G_MAXINT, &count, error)))
    return ZH_CTL_USAGE;
  desk = zh_ctl_target_open (&target, preview ? ZH_DESK_READ : ZH_DESK_WRITE, error);
  if (desk == NULL)
    return ZH_CTL_FILE;
  if (!preview)
    return take_steps (&target, desk, zh_desk_redo, count, error);
  if (zh_desk_get_redo_entry (desk) != NULL)
    print_step (&target, zh_desk_get_redo_entry (desk));
  return zh_desk_get_redo_entry (desk) != NULL ? ZH_CTL_DONE : ZH_CTL_NO;
}

static const char *
get_kind_name (ZhJournalKind kind)
{
  switch (kind)
    {
    case ZH_JOURNAL_UNDO:
      return "undo";
    case ZH_JOURNAL_REDO:
      return "redo";
    case ZH_JOURNAL_ACT:
    default:
      return "act";
    }
}

static void
print_entry_json (const ZhJournalEntry *entry,
                  const ZhLanguage     *language)
{
  g_autoptr (JsonObject) object = json_object_new ();
  g_autofree char *time = g_date_time_format_iso8601 (entry->time);
  g_autofree char *text = zh_journal_entry_format (entry, language);

  json_object_set_int_member (object, "entry", entry->id);
  json_object_set_string_member (object, "time", time);
  json_object_set_string_member (object, "actor", entry->actor);
  json_object_set_int_member (object, "tournament", entry->tournament_id);
  json_object_set_string_member (object, "kind", get_kind_name (entry->kind));
  json_object_set_int_member (object, "target", entry->target);
  json_object_set_string_member (object, "command", entry->command);
  json_object_set_int_member (object, "schema", entry->schema);
  json_object_set_object_member (object, "args", zh_journal_entry_parse_shown (entry));
  if (entry->schema != ZH_SCHEMA_SHOWN)
    json_object_set_object_member (object, "in", zh_journal_entry_parse_in (entry));
  json_object_set_string_member (object, "articles", entry->articles);
  json_object_set_string_member (object, "reason", entry->reason);
  json_object_set_string_member (object, "hash", entry->hash);
  json_object_set_boolean_member (object, "undone", entry->undone);
  if (entry->undone)
    {
      json_object_set_int_member (object, "undoneIn", entry->returned);
      json_object_set_string_member (object, "undoneBy", entry->returned_by);
    }
  json_object_set_string_member (object, "text", text);
  zh_ctl_print_json (object);
}

static void
print_journal (const ZhCtlTarget   *target,
               GPtrArray           *entries,
               const ZhCompetition *competition,
               const ZhLanguage    *language,
               gboolean             csv)
{
  g_autofree char *text = NULL;

  if (target->json)
    {
      for (guint i = 0; i < entries->len; i++)
        print_entry_json (g_ptr_array_index (entries, i), language);
      return;
    }
  text = csv ? zh_journal_export_csv (entries, competition, language)
             : zh_journal_export_text (entries, competition, language);
  g_print ("%s", text);
}

static gboolean
parse_part (const char    *text,
            ZhJournalPart *part,
            GError       **error)
{
  g_autofree char *known = NULL;

  if (text == NULL || zh_journal_part_parse (text, part))
    return TRUE;
  known = zh_journal_part_list_ids ();
  zh_ctl_fail_usage (error, _ ("--part: “%1$s” is none; write one of %2$s"), text, known);
  return FALSE;
}

static ZhCtlExit
print_actors (const ZhCtlTarget *target,
              GError           **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_target_open (target, ZH_DESK_READ, error);
  g_autoptr (GPtrArray) actors = desk != NULL ? zh_desk_list_actors (desk) : NULL;

  for (guint i = 0; actors != NULL && i < actors->len; i++)
    g_print ("%s\n", (const char *) g_ptr_array_index (actors, i));
  return desk != NULL ? ZH_CTL_DONE : ZH_CTL_FILE;
}

static ZhCtlExit
run_log (int      n_arguments,
         char   **arguments,
         GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_autofree char   *code = NULL;
  g_autofree char   *search = NULL;
  g_autofree char   *part = NULL;
  g_autofree char   *by = NULL;
  gboolean           actors = FALSE;
  gboolean           csv = FALSE;
  int                limit = 0;
  const GOptionEntry options[] = {
    { "lang", 0, 0, G_OPTION_ARG_STRING, &code, NULL, NULL },
    { "search", 0, 0, G_OPTION_ARG_STRING, &search, NULL, NULL },
    { "part", 0, 0, G_OPTION_ARG_STRING, &part, NULL, NULL },
    { "by", 0, 0, G_OPTION_ARG_STRING, &by, NULL, NULL },
    { "actors", 0, 0, G_OPTION_ARG_NONE, &actors, NULL, NULL },
    { "csv", 0, 0, G_OPTION_ARG_NONE, &csv, NULL, NULL },
    { "limit", 'n', 0, G_OPTION_ARG_INT, &limit, NULL, NULL },
    { NULL },
  };
  g_autoptr (ZhDesk) desk = NULL;
  g_autoptr (ZhLanguage) language = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  ZhJournalFilter filter = { 0 };

  if (!zh_ctl_target_parse (&target, options, n_arguments, arguments, 0, 0, error) || !parse_part (part, &filter.part, error))
    return ZH_CTL_USAGE;
  if (actors)
    return print_actors (&target, error);
  language = code != NULL ? zh_language_new (code, error) : zh_language_ref (zh_language_get_screen ());
  desk = language != NULL ? zh_ctl_target_open (&target, ZH_DESK_READ, error) : NULL;
  if (desk == NULL)
    return ZH_CTL_FILE;
  if (target.tournament != NULL)
    {
      const ZhTournament *tournament = zh_ctl_target_choose (&target, desk, error);

      if (tournament == NULL)
        return ZH_CTL_USAGE;
      filter.tournament_id = tournament->id;
    }
  filter.actor = by;
  filter.text = search;
  filter.language = language;
  filter.limit = (guint) MAX (limit, 0);
  entries = zh_desk_list_journal (desk, &filter, error);
  if (entries == NULL)
    return ZH_CTL_FILE;
  print_journal (&target, entries, zh_desk_get_snapshot (desk), language, csv);
  return ZH_CTL_DONE;
}

static void
print_line (const char *line)
{
  if (line != NULL)
    g_print ("%s\n", line);
}

static void
print_report (const ZhCtlTarget    *target,
              const ZhVerifyReport *report)
{
  g_autofree char *text = zh_verify_report_format (report);
  g_autofree char *head = zh_verify_report_format_head (report);
  g_autofree char *unchecked = zh_verify_report_format_unchecked (report);
  g_autoptr (JsonObject) object = NULL;

  if (!target->json)
    {
      g_print ("%s\n", text);
      print_line (head);
      print_line (unchecked);
      return;
    }
  object = json_object_new ();
  json_object_set_boolean_member (object, "ok", report->fault == ZH_VERIFY_OK);
  json_object_set_int_member (object, "entries", report->n_entries);
  json_object_set_string_member (object, "head", report->head);
  json_object_set_int_member (object, "entry", report->entry);
  json_object_set_string_member (object, "command", report->command);
  json_object_set_string_member (object, "table", report->table);
  json_object_set_int_member (object, "row", report->row);
  json_object_set_string_member (object, "text", text);
  json_object_set_int_member (object, "unchecked", report->unchecked->len);
  if (head != NULL)
    {
      json_object_set_int_member (object, "headEntry", report->head_entry);
      json_object_set_int_member (object, "entriesAfter", report->n_entries - report->head_entry);
    }
  zh_ctl_print_json (object);
}

static JsonArray *
describe_findings (const GPtrArray *findings)
{
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < findings->len; i++)
    {
      const ZhReplayFinding *finding = g_ptr_array_index (findings, i);
      JsonObject            *object = json_object_new ();
      g_autofree char       *text = zh_replay_finding_format (finding, zh_language_get_screen ());

      json_object_set_int_member (object, "entry", finding->entry);
      json_object_set_string_member (object, "command", finding->command);
      json_object_set_string_member (object, "table", finding->table != NULL ? finding->table : "");
      json_object_set_int_member (object, "row", finding->row);
      json_object_set_string_member (object, "text", text);
      json_array_add_object_element (list, object);
    }
  return list;
}

static void
print_replay (const ZhCtlTarget    *target,
              const ZhReplayReport *report)
{
  g_autofree char *text = zh_replay_report_format (report, zh_language_get_screen ());
  g_autoptr (JsonObject) object = json_object_new ();

  if (!target->json)
    {
      g_print ("%s\n", text);
      return;
    }
  json_object_set_boolean_member (object, "ok", zh_replay_report_is_equal (report));
  json_object_set_int_member (object, "entries", report->n_entries);
  json_object_set_int_member (object, "equal", report->n_equal);
  json_object_set_int_member (object, "byChanges", report->n_by_changes);
  if (report->mode == ZH_REPLAY_FIND_AGAIN)
    json_object_set_int_member (object, "foundAgain", report->n_found);
  json_object_set_array_member (object, "refused", describe_findings (report->refused));
  json_object_set_array_member (object, "different", describe_findings (report->different));
  zh_ctl_print_json (object);
}

/* After the file itself was found in order. */
static ZhCtlExit
verify_by_command (const ZhCtlTarget *target,
                   ZhReplayMode       mode,
                   GError           **error)
{
  g_autoptr (ZhReplayReport) report = zh_desk_verify_by_command (target->path, mode, zh_ctl_patience_begin (), error);

  zh_ctl_patience_end ();
  if (report == NULL)
    return ZH_CTL_FILE;
  print_replay (target, report);
  return zh_replay_report_is_equal (report) ? ZH_CTL_DONE : ZH_CTL_NO;
}

static ZhCtlExit
run_verify (int      n_arguments,
            char   **arguments,
            GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_autofree char   *head = NULL;
  gboolean           by_command = FALSE;
  gboolean           find_again = FALSE;
  const GOptionEntry options[] = {
    { "head", 0, 0, G_OPTION_ARG_STRING, &head, NULL, NULL },
    { "by-command", 0, 0, G_OPTION_ARG_NONE, &by_command, NULL, NULL },
    { "find-again", 0, 0, G_OPTION_ARG_NONE, &find_again, NULL, NULL },
    { NULL },
  };
  g_autoptr (ZhVerifyReport) report = NULL;

  if (!zh_ctl_target_parse (&target, options, n_arguments, arguments, 0, 0, error))
    return ZH_CTL_USAGE;
  report = zh_desk_verify_file (target.path, head, error);
  if (report == NULL)
    return ZH_CTL_FILE;
  print_report (&target, report);
  if (report->fault != ZH_VERIFY_OK)
    return ZH_CTL_NO;
  zh_ctl_target_warn_of_edition (&target);
  if (find_again)
    return verify_by_command (&target, ZH_REPLAY_FIND_AGAIN, error);
  return by_command ? verify_by_command (&target, ZH_REPLAY_AS_RECORDED, error) : ZH_CTL_DONE;
}

static void
print_seal (const ZhCtlTarget   *target,
            const ZhCompetition *competition)
{
  if (target->json)
    {
      g_autoptr (JsonObject) object = json_object_new ();

      json_object_set_int_member (object, "entries", competition->journal_length);
      json_object_set_string_member (object, "head", competition->journal_head);
      zh_ctl_print_json (object);
    }
  else
    {
      g_print ("sealed %" G_GINT64_FORMAT " entries %s\n", competition->journal_length, competition->journal_head);
    }
}

/* A file that does not hold together is not sealed. */
static ZhCtlExit
run_seal (int      n_arguments,
          char   **arguments,
          GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_autofree char   *reason = NULL;
  const GOptionEntry options[] = {
    { "reason", 0, 0, G_OPTION_ARG_STRING, &reason, NULL, NULL },
    { NULL },
  };
  g_autoptr (ZhVerifyReport) report = NULL;
  g_autoptr (ZhDesk) desk = NULL;
  g_autoptr (ZhChange) change = NULL;

  if (!zh_ctl_target_parse (&target, options, n_arguments, arguments, 0, 0, error))
    return ZH_CTL_USAGE;
  report = zh_desk_verify_file (target.path, NULL, error);
  if (report == NULL)
    return ZH_CTL_FILE;
  if (report->fault != ZH_VERIFY_OK)
    {
      g_autofree char *text = zh_verify_report_format (report);

      g_print ("%s\n", text);
      return ZH_CTL_NO;
    }
  desk = zh_ctl_target_open (&target, ZH_DESK_WRITE, error);
  if (desk == NULL)
    return ZH_CTL_FILE;
  change = zh_desk_seal (desk, reason, error);
  if (change == NULL)
    return ZH_CTL_NO;
  print_seal (&target, zh_desk_get_snapshot (desk));
  return zh_desk_close (desk, error) ? ZH_CTL_DONE : ZH_CTL_FILE;
}

static void
print_copy (const ZhCtlTarget   *target,
            const char          *path,
            const ZhCompetition *competition)
{
  if (target->json)
    {
      g_autoptr (JsonObject) object = json_object_new ();

      json_object_set_string_member (object, "file", path);
      json_object_set_int_member (object, "entries", competition->journal_length);
      json_object_set_string_member (object, "head", competition->journal_head);
      zh_ctl_print_json (object);
    }
  else
    {
      g_print ("copied %" G_GINT64_FORMAT " entries %s\n", competition->journal_length, competition->journal_head);
    }
}

/* As a reader: another program may hold the file meanwhile. */
static ZhCtlExit
run_copy (int      n_arguments,
          char   **arguments,
          GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_autoptr (ZhDesk) desk = NULL;

  if (!zh_ctl_target_parse (&target, NULL, n_arguments, arguments, 1, 1, error))
    return ZH_CTL_USAGE;
  desk = zh_ctl_target_open (&target, ZH_DESK_READ, error);
  if (desk == NULL || !zh_desk_save_copy (desk, target.words[0], error))
    return ZH_CTL_FILE;
  print_copy (&target, target.words[0], zh_desk_get_snapshot (desk));
  return ZH_CTL_DONE;
}

extern const ZhCtlCommand zh_ctl_journal_commands[];

const ZhCtlCommand zh_ctl_journal_commands[] = {
  { "undo", "", "FILE [--count N | --act ENTRY | --to ENTRY] [--preview] [--json]",
    N_ ("Takes back your last act, the act with a number of the journal, whoever made it, or all acts after one; with --preview only names them"),
    run_undo },
  { "redo", "", "FILE [--count N] [--preview] [--json]", N_ ("Does again what you took back last; with --preview only names it"), run_redo },
  { "log", "", "FILE [--tournament T] [--lang uk|ru|en] [--search TEXT] [--part PART] [--by NAME] [--limit N] [--csv|--json] | FILE --actors",
    N_ ("The journal, or with --actors who has acted"), run_log },
  { "copy", "", "FILE NEW [--json]",
    N_ ("Saves a whole copy under a new name, also while another program holds the file: “copied N entries HEAD”"),
    run_copy },
  { "verify", "", "FILE [--head HASH] [--by-command|--find-again] [--json]",
    N_ ("Checks the journal and the tables against it: “ok N entries HEAD”, or the first fault; with --head also how many entries were made after that head; with --by-command runs every act again whose arguments say all that it needs, and names what comes out otherwise; with --find-again also finds pairs, lots, places and articles once more, by the rules and engines of today"),
    run_verify },
  { "seal", "", "FILE [--reason TEXT] [--json]",
    N_ ("Checks the file, closes all tournaments in one act, and prints “sealed N entries HEAD”"),
    run_seal },
  { NULL },
};
