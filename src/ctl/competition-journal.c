/* What was done, and taking it back: undo, redo, log, verify, seal. */
#include "config.h"

#include <glib/gi18n.h>

#include "arguments.h"
#include "call.h"
#include "competition-commands.h"
#include "ctl-patience.h"
#include "desk-backups.h"
#include "desk-consent.h"
#include "desk-journal.h"
#include "desk-seal.h"
#include "desk-undo.h"
#include "desk-verify.h"
#include "errors.h"
#include "replay.h"
#include "ruleset-edition.h"

typedef ZhChange *(*StepFunc) (ZhDesk  *desk,
                               GError **error);

static ZhCtlExit
take_steps (ZhCtlCall *call,
            StepFunc   step,
            GError   **error)
{
  int count = zh_ctl_number (call, "count", 1);

  for (int i = 1; i < count; i++)
    {
      g_autoptr (ZhChange) change = step (call->desk, error);

      if (change == NULL)
        return ZH_CTL_NO;
      zh_ctl_tell_change (call, change);
    }
  return zh_ctl_end (call, step (call->desk, error), error);
}

static ZhCtlExit
run_undo (ZhCtlCall *call,
          GError   **error)
{
  return take_steps (call, zh_desk_undo, error);
}

static ZhCtlExit
run_redo (ZhCtlCall *call,
          GError   **error)
{
  return take_steps (call, zh_desk_redo, error);
}

static ZhChange *
act_undo_act (ZhCtlCall *call,
              GError   **error)
{
  return zh_desk_undo_act (call->desk, zh_ctl_number (call, "act", 0), error);
}

/* All acts after an entry, whoever made them. */
static ZhCtlExit
run_undo_to (ZhCtlCall *call,
             GError   **error)
{
  int entry_id = zh_ctl_number (call, "to", 0);
  g_autoptr (GPtrArray) acts = zh_desk_list_undo_to (call->desk, entry_id, error);
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
      g_autoptr (ZhChange) change = zh_desk_undo_act (call->desk, ids[i], error);

      if (change == NULL)
        return ZH_CTL_NO;
      zh_ctl_tell_change (call, change);
    }
  return zh_ctl_end (call, zh_desk_undo_act (call->desk, ids[acts->len - 1], error), error);
}

/* One act that would be taken back or done again, and whether the players may have seen it. */
static ZhCtlExit
print_step (const ZhCtlCall      *call,
            const ZhJournalEntry *entry)
{
  g_autofree char *act = entry != NULL ? zh_journal_entry_format_act (entry, zh_language_get_screen ()) : NULL;
  gboolean         announced = entry != NULL && zh_journal_entry_was_announced (entry);
  g_autofree char *shown = g_strconcat (announced ? "! " : "", act, NULL);

  if (entry == NULL)
    return ZH_CTL_NO;
  zh_ctl_print_row (call, "entry:l :s | actor:s command:s announced:b text:s", entry->id, shown, entry->actor, entry->command, announced, act);
  return ZH_CTL_DONE;
}

/* What undo would take back: one's last act, one by its number, or all after an entry. */
static ZhCtlExit
run_preview_undo (ZhCtlCall *call,
                  GError   **error)
{
  int to = zh_ctl_number (call, "to", 0);
  int act = zh_ctl_number (call, "act", 0);
  g_autoptr (GPtrArray) acts = to > 0 ? zh_desk_list_undo_to (call->desk, to, error) : NULL;
  const ZhJournalEntry *last = zh_desk_get_undo_entry (call->desk);

  for (guint i = 0; acts != NULL && i < acts->len; i++)
    print_step (call, g_ptr_array_index (acts, i));
  if (to > 0)
    return acts != NULL && acts->len > 0 ? ZH_CTL_DONE : ZH_CTL_NO;
  if (act == 0 && last == NULL)
    return ZH_CTL_NO;
  return print_step (call, zh_desk_check_undo_act (call->desk, act > 0 ? act : last->id, error));
}

static ZhCtlExit
run_preview_redo (ZhCtlCall *call,
                  GError   **error)
{
  return print_step (call, zh_desk_get_redo_entry (call->desk));
}

static void
print_entry_json (const ZhJournalEntry *entry,
                  const ZhLanguage     *language)
{
  g_autoptr (JsonObject) object = json_object_new ();
  static const char *const kinds[] = { [ZH_JOURNAL_ACT] = "act", [ZH_JOURNAL_UNDO] = "undo", [ZH_JOURNAL_REDO] = "redo" };
  g_autofree char         *time = g_date_time_format_iso8601 (entry->time);
  g_autofree char         *text = zh_journal_entry_format (entry, language);

  zh_ctl_describe (object,
                   "entry:l time:s actor:s tournament:l kind:s target:l command:s schema:d args:o articles:s reason:s hash:s undone:b text:s",
                   entry->id, time, entry->actor, entry->tournament_id, kinds[entry->kind], entry->target, entry->command,
                   entry->schema, zh_journal_entry_parse_shown (entry), entry->articles, entry->reason,
                   entry->hash, entry->undone, text);
  if (entry->schema != ZH_SCHEMA_SHOWN)
    zh_ctl_describe (object, "in:o", zh_journal_entry_parse_in (entry));
  if (entry->undone)
    zh_ctl_describe (object, "undoneIn:l undoneBy:s", entry->returned, entry->returned_by);
  zh_ctl_print_object (object);
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
  return zh_fail (error, ZH_ERROR_USAGE, _ ("--part: “%1$s” is none; write one of %2$s"), text, known);
}

static ZhCtlExit
run_actors (ZhCtlCall *call,
            GError   **error)
{
  g_autoptr (GPtrArray) actors = zh_desk_list_actors (call->desk);

  for (guint i = 0; i < actors->len; i++)
    zh_ctl_print_row (call, "actor:s", (const char *) g_ptr_array_index (actors, i));
  return ZH_CTL_DONE;
}

static ZhCtlExit
run_log (ZhCtlCall *call,
         GError   **error)
{
  g_autoptr (ZhLanguage) language = zh_ctl_read_language (call, error);
  g_autoptr (GPtrArray) entries = NULL;
  g_autofree char *text = NULL;
  ZhJournalFilter  filter = { .language = language, .actor = zh_ctl_text (call, "by"), .text = zh_ctl_text (call, "search"), .limit = (guint) zh_ctl_number (call, "limit", 0) };

  if (language == NULL || !parse_part (zh_ctl_text (call, "part"), &filter.part, error) || !zh_ctl_open_file (call, ZH_DESK_READ, error) ||
      !zh_ctl_filter_tournament (call, error))
    return ZH_CTL_FILE;
  filter.tournament_id = call->tournament != NULL ? call->tournament->id : 0;
  entries = zh_desk_list_journal (call->desk, &filter, error);
  for (guint i = 0; call->json && entries != NULL && i < entries->len; i++)
    print_entry_json (g_ptr_array_index (entries, i), language);
  if (entries == NULL || call->json)
    return ZH_CTL_DONE;
  text = zh_ctl_has (call, "csv") ? zh_journal_export_csv (entries, zh_ctl_get_competition (call), language)
                                  : zh_journal_export_text (entries, zh_ctl_get_competition (call), language);
  g_print ("%s", text);
  return ZH_CTL_DONE;
}

static void
print_line (const char *line)
{
  if (line != NULL)
    g_print ("%s\n", line);
}

static void
describe_seal (JsonObject *object,
               ZhDesk     *desk)
{
  guint n_after = 0;
  g_autoptr (ZhJournalEntry) seal = desk != NULL ? zh_desk_find_seal (desk, &n_after) : NULL;

  if (seal == NULL)
    return;
  zh_ctl_describe (object, "sealEntry:l changedAfterSeal:l", seal->id, (gint64) n_after);
}

static void
print_report (ZhCtlCall            *call,
              const ZhVerifyReport *report)
{
  g_autofree char *text = zh_verify_report_format (report);
  g_autofree char *head = zh_verify_report_format_head (report);
  g_autofree char *unchecked = zh_verify_report_format_unchecked (report);
  /* What does not hold is not asked for its seal. */
  ZhDesk          *desk = report->fault == ZH_VERIFY_OK && zh_ctl_open_file (call, ZH_DESK_READ, NULL) ? call->desk : NULL;
  g_autofree char *seal = desk != NULL ? zh_desk_format_seal (desk, zh_language_get_screen ()) : NULL;
  g_autoptr (JsonObject) object = json_object_new ();

  if (!call->json)
    {
      g_print ("%s\n", text);
      print_line (head);
      print_line (unchecked);
      print_line (seal);
      return;
    }
  zh_ctl_describe (object, "ok:b entries:l head:s entry:l command:s table:s row:l text:s unchecked:d", report->fault == ZH_VERIFY_OK,
                   (gint64) report->n_entries, report->head, (gint64) report->entry, report->command, report->table,
                   (gint64) report->row, text, (int) report->unchecked->len);
  if (head != NULL)
    zh_ctl_describe (object, "headEntry:l entriesAfter:l", (gint64) report->head_entry, (gint64) (report->n_entries - report->head_entry));
  describe_seal (object, desk);
  zh_ctl_print_object (object);
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

      zh_ctl_describe (object, "entry:l command:s table:s row:l column:s recorded:s repeated:s text:s", (gint64) finding->entry, finding->command,
                       finding->table, (gint64) finding->row, finding->column, finding->recorded, finding->repeated, text);
      json_array_add_object_element (list, object);
    }
  return list;
}

static void
print_replay (const ZhCtlCall      *call,
              const ZhReplayReport *report)
{
  g_autofree char *text = zh_replay_report_format (report, zh_language_get_screen ());
  g_autoptr (JsonObject) object = json_object_new ();

  if (!call->json)
    {
      g_print ("%s\n", text);
      return;
    }
  zh_ctl_describe (object, "ok:b entries:d equal:d byChanges:d refused:a different:a", zh_replay_report_is_equal (report),
                   (int) report->n_entries, (int) report->n_equal, (int) report->n_by_changes, describe_findings (report->refused),
                   describe_findings (report->different));
  if (report->mode == ZH_REPLAY_FIND_AGAIN)
    zh_ctl_describe (object, "foundAgain:d", (int) report->n_found);
  zh_ctl_print_object (object);
}

/* After the file itself was found in order. */
static ZhCtlExit
verify_by_command (const ZhCtlCall *call,
                   ZhReplayMode     mode,
                   GError         **error)
{
  g_autoptr (ZhReplayReport) report = zh_desk_verify_by_command (call->path, mode, zh_ctl_patience_begin (), error);

  zh_ctl_patience_end ();
  if (report == NULL)
    return ZH_CTL_FILE;
  print_replay (call, report);
  return zh_replay_report_is_equal (report) ? ZH_CTL_DONE : ZH_CTL_NO;
}

/* Where this program has another edition of the rules than the file was made with. */
static void
warn_of_edition (const ZhCtlCall *call)
{
  const ZhCompetition *competition = call->desk != NULL ? zh_ctl_get_competition (call) : NULL;
  g_autofree char     *notice = competition != NULL
                                    ? zh_ruleset_dup_edition_notice (competition->ruleset, competition->ruleset_digest, zh_language_get_screen ())
                                    : NULL;

  if (notice != NULL)
    g_printerr ("%s\n", notice);
}

static ZhCtlExit
run_verify (ZhCtlCall *call,
            GError   **error)
{
  g_autoptr (ZhVerifyReport) report = zh_desk_verify_file (call->path, zh_ctl_text (call, "head"), error);

  if (report == NULL)
    return ZH_CTL_FILE;
  print_report (call, report);
  if (report->fault != ZH_VERIFY_OK)
    return ZH_CTL_NO;
  warn_of_edition (call);
  g_clear_pointer (&call->desk, zh_desk_unref);
  if (zh_ctl_has (call, "find-again"))
    return verify_by_command (call, ZH_REPLAY_FIND_AGAIN, error);
  return zh_ctl_has (call, "by-command") ? verify_by_command (call, ZH_REPLAY_AS_RECORDED, error) : ZH_CTL_DONE;
}

/* "sealed N entries HEAD", or the same of a copy. */
static void
print_head (const ZhCtlCall *call,
            const char      *done,
            const char      *path)
{
  const ZhCompetition *competition = zh_ctl_get_competition (call);
  g_autofree char     *line = g_strdup_printf ("%s %" G_GINT64_FORMAT " entries %s", done, competition->journal_length, competition->journal_head);

  zh_ctl_print_row (call, path != NULL ? ":s | entries:l head:s file:s" : ":s | entries:l head:s", line, competition->journal_length,
                    competition->journal_head, path);
}

/* Where all tournaments are closed the seal before it is the one that stands. */
static void
print_sealed (const ZhCtlCall *call)
{
  const ZhCompetition *competition = zh_ctl_get_competition (call);
  guint                n_after = 0;
  g_autoptr (ZhJournalEntry) seal = zh_desk_find_seal (call->desk, &n_after);
  g_autoptr (JsonObject) object = json_object_new ();
  g_autofree char *text = n_after > 0 ? zh_journal_format_after_seal (n_after, zh_language_get_screen ()) : NULL;

  if (call->json)
    {
      zh_ctl_describe (object, "entries:l head:s", competition->journal_length, competition->journal_head);
      describe_seal (object, call->desk);
      zh_ctl_print_object (object);
      return;
    }
  print_head (call, "sealed", NULL);
  print_line (text);
}

/* A file that does not hold together is not sealed. */
static ZhCtlExit
run_seal (ZhCtlCall *call,
          GError   **error)
{
  g_autoptr (ZhVerifyReport) report = zh_desk_verify_file (call->path, NULL, error);
  g_autoptr (ZhChange) change = NULL;

  if (report == NULL)
    return ZH_CTL_FILE;
  if (report->fault != ZH_VERIFY_OK)
    {
      g_autofree char *text = zh_verify_report_format (report);

      g_print ("%s\n", text);
      return ZH_CTL_NO;
    }
  if (!zh_ctl_open_file (call, ZH_DESK_WRITE, error))
    return ZH_CTL_FILE;
  change = zh_desk_seal (call->desk, zh_ctl_text (call, "reason"), error);
  if (change == NULL)
    return ZH_CTL_NO;
  print_sealed (call);
  return zh_desk_close (call->desk, error) ? ZH_CTL_DONE : ZH_CTL_FILE;
}

/* As a reader: another program may hold the file meanwhile. */
static ZhCtlExit
run_copy (ZhCtlCall *call,
          GError   **error)
{
  if (!zh_desk_save_copy (call->desk, call->words[0], error))
    return ZH_CTL_FILE;
  print_head (call, "copied", call->words[0]);
  return ZH_CTL_DONE;
}

const ZhCtlVerb zh_ctl_journal_verbs[] = {
  { "undo", "FILE [--count COUNT]", ZH_CTL_WRITES_FILE, run_undo },
  { "undo", "FILE --act ENTRY", ZH_CTL_WRITES_FILE, .act = act_undo_act },
  { "undo", "FILE --to ENTRY", ZH_CTL_WRITES_FILE, run_undo_to },
  { "undo", "FILE --preview [--act ENTRY | --to ENTRY]", ZH_CTL_READS_FILE, run_preview_undo,
    .summary = N_ ("Takes back your last act, the act with a number of the journal, whoever made it, or all acts after one; with --preview only names them") },
  { "redo", "FILE [--count COUNT]", ZH_CTL_WRITES_FILE, run_redo },
  { "redo", "FILE --preview", ZH_CTL_READS_FILE, run_preview_redo,
    .summary = N_ ("Does again what you took back last; with --preview only names it") },
  { "log", "FILE --actors", ZH_CTL_READS_FILE, run_actors },
  { "log", "FILE [--lang uk|ru|en] [--search TEXT] [--part PART] [--by NAME] [--limit N] [--csv]", ZH_CTL_CHOOSES, run_log,
    .summary = N_ ("The journal, or with --actors who has acted") },
  { "copy", "FILE NEW", ZH_CTL_READS_FILE, run_copy,
    .summary = N_ ("Saves a whole copy under a new name, also while another program holds the file: “copied N entries HEAD”") },
  { "verify", "FILE [--head HASH] [--by-command] [--find-again]", ZH_CTL_OPENS_NOTHING, run_verify,
    .summary = N_ ("Checks the journal and the tables against it: “ok N entries HEAD”, or the first fault; with --head also how many entries were made after that head; with --by-command runs every act again whose arguments say all that it needs, and names what comes out otherwise; with --find-again also finds pairs, lots, places and articles once more, by the rules and engines of today") },
  { "seal", "FILE [--reason TEXT]", ZH_CTL_OPENS_FILE, run_seal,
    .summary = N_ ("Checks the file, closes all tournaments in one act, and prints “sealed N entries HEAD”") },
  { NULL },
};
