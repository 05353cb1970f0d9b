#include "config.h"

#include "replay.h"

#include <glib/gi18n.h>

#include "arguments.h"
#include "desk-journal.h"
#include "desk-private.h"
#include "errors.h"
#include "journal-fields.h"
#include "journal-values.h"
#include "journal-state.h"

static void
finding_free (ZhReplayFinding *self)
{
  g_free (self->command);
  zh_journal_entry_unref (self->act);
  g_free (self->table);
  g_free (self->column);
  g_free (self->recorded);
  g_free (self->repeated);
  g_free (self->message);
  g_free (self);
}

void
zh_replay_report_free (ZhReplayReport *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->refused);
  g_ptr_array_unref (self->different);
  g_free (self);
}

static ZhReplayReport *
report_new (ZhReplayMode mode,
            guint        n_entries)
{
  ZhReplayReport *self = g_new0 (ZhReplayReport, 1);

  self->mode = mode;
  self->n_entries = n_entries;
  self->refused = g_ptr_array_new_with_free_func ((GDestroyNotify) finding_free);
  self->different = g_ptr_array_new_with_free_func ((GDestroyNotify) finding_free);
  return self;
}

static void
add_finding (GPtrArray           *findings,
             ZhJournalEntry      *entry,
             ZhRepeatedDifference difference,
             const char          *message)
{
  ZhReplayFinding *finding = g_new0 (ZhReplayFinding, 1);

  finding->entry = entry->id;
  finding->command = g_strdup (entry->command);
  finding->act = zh_journal_entry_ref (entry);
  finding->table = difference.row != 0 ? g_strdup (difference.table) : NULL;
  finding->row = difference.row;
  finding->column = g_strdup (difference.column);
  finding->recorded = g_strdup (difference.recorded);
  finding->repeated = g_strdup (difference.repeated);
  finding->message = g_strdup (message);
  g_ptr_array_add (findings, finding);
}

/* The entry that is being repeated; its time is that of the desk. */
typedef struct
{
  ZhDesk         *desk;
  ZhJournalEntry *entry;
  GBytes         *changeset;
  ZhReplayMode    mode;
} Repeating;

static gint64
tell_time (gpointer data)
{
  const Repeating *self = data;

  return g_date_time_to_unix (self->entry->time) * G_USEC_PER_SEC + g_date_time_get_microsecond (self->entry->time);
}

/* What was drawn stands in the arguments: whoever draws again comes out otherwise. */
static guint32
draw_nothing (gpointer data)
{
  return 0;
}

static gboolean
pin_language (Repeating *self,
              GError   **error)
{
  g_autofree char *code = zh_journal_entry_dup_language (self->entry);
  g_autoptr (ZhLanguage) language = *code != '\0' ? zh_language_new (code, error) : NULL;

  if (*code != '\0' && language == NULL)
    return FALSE;
  zh_desk_set_language (self->desk, language);
  return TRUE;
}

static void
pin (Repeating *self)
{
  zh_store_pin (self->desk->store, self->entry, self->changeset);
  g_free (self->desk->actor);
  self->desk->actor = g_strdup (self->entry->actor);
}

/* Puts in place what the entry changed. */
static gboolean
repeat_changes (Repeating *self,
                GError   **error)
{
  g_autoptr (ZhAct) act = NULL;
  g_autoptr (ZhChange) change = NULL;

  pin (self);
  act = zh_act_begin_repeated (self->desk, self->entry, error);
  if (act == NULL || !zh_store_apply_pinned (act->store, error))
    return FALSE;
  change = zh_act_commit (act, error);
  return change != NULL;
}

static ZhChange *
run_in (Repeating      *self,
        ZhReplayReport *report,
        GError        **error)
{
  const ZhCommandArguments *row = zh_arguments_find (self->entry->command);
  g_autoptr (JsonObject) in = zh_journal_entry_parse_in (self->entry);
  g_autofree char *text = NULL;

  if (self->mode == ZH_REPLAY_FIND_AGAIN && row != NULL && zh_arguments_drop_found (row, in))
    report->n_found++;
  text = zh_canonical_json_format (in);
  return pin_language (self, error) ? zh_desk_run (self->desk, self->entry->command, text, error) : NULL;
}

static ZhChange *
run_return (Repeating *self,
            GError   **error)
{
  gint64 target = self->entry->target;

  /* The desk began with an empty journal, and has all of it in memory. */
  if (target >= 1 && target <= (gint64) self->desk->journal->len)
    return zh_desk_return_act (self->desk, g_ptr_array_index (self->desk->journal, (guint) target - 1), self->entry->kind, error);
  return zh_fail_null (error, ZH_ERROR_REFUSED, "%s", _ ("There is nothing to undo"));
}

/* Does the entry again as the desk does it, and notes how it came out. %FALSE when it must be put in place. */
static gboolean
repeat_command (Repeating      *self,
                ZhReplayReport *report)
{
  g_autoptr (GError) problem = NULL;
  g_autoptr (ZhChange) change = NULL;
  ZhRepeatedDifference difference;

  pin (self);
  change = self->entry->kind == ZH_JOURNAL_ACT ? run_in (self, report, &problem) : run_return (self, &problem);
  difference = zh_store_get_difference (self->desk->store);
  if (difference.fault != ZH_REPEATED_SAME)
    add_finding (report->different, self->entry, difference, "");
  else if (change == NULL)
    add_finding (report->refused, self->entry, difference, problem->message);
  else
    report->n_equal++;
  return change != NULL;
}

/* Entries of older versions know nothing of the rows that are made of them afterwards. */
static gboolean
says_all (const ZhJournalEntry *entry)
{
  return entry->version >= ZH_STATE_VERSION && (entry->kind != ZH_JOURNAL_ACT || entry->schema != ZH_SCHEMA_SHOWN);
}

static gboolean
repeat_entry (Repeating      *self,
              ZhReplayReport *report,
              GError        **error)
{
  g_autoptr (GError) problem = NULL;
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, self->entry->id);

  if (says_all (self->entry))
    {
      if (repeat_command (self, report))
        return TRUE;
    }
  else
    {
      report->n_by_changes++;
    }
  if (repeat_changes (self, &problem))
    return TRUE;
  return zh_fail (error, ZH_ERROR_CORRUPT, _ ("entry %s of the journal cannot be repeated: %s"), number, problem->message);
}

/* After the last entry of an older version: what bringing the file up to date made of them. */
static gboolean
finish_older (ZhDesk  *desk,
              GError **error)
{
  ZhCompetition *snapshot;

  if (!zh_store_fill_older (desk->store, error))
    return FALSE;
  snapshot = zh_store_load (desk->store, error);
  if (snapshot == NULL)
    return FALSE;
  zh_desk_take_snapshot (desk, snapshot, NULL);
  return TRUE;
}

static gboolean
repeat_all (ZhDesk           *desk,
            ZhStore          *source,
            const GPtrArray  *entries,
            ZhReplayMode      mode,
            const ZhProgress *progress,
            ZhReplayReport   *report,
            GError          **error)
{
  Repeating self = { .desk = desk, .mode = mode };

  zh_desk_set_clock (desk, tell_time, &self);
  zh_desk_set_random (desk, draw_nothing, NULL);
  for (guint i = 0; i < entries->len; i++)
    {
      const ZhJournalEntry *next = i + 1 < entries->len ? g_ptr_array_index (entries, i + 1) : NULL;
      g_autoptr (GBytes) changeset = NULL;

      self.entry = g_ptr_array_index (entries, i);
      changeset = zh_store_dup_changeset (source, self.entry->id, error);
      self.changeset = changeset;
      if (changeset == NULL || !zh_progress_step (progress, i, entries->len, error) || !repeat_entry (&self, report, error))
        return FALSE;
      if (self.entry->version < ZH_STATE_VERSION && (next == NULL || next->version >= ZH_STATE_VERSION) && !finish_older (desk, error))
        return FALSE;
    }
  return TRUE;
}

ZhReplayReport *
zh_desk_verify_by_command (const char       *path,
                           ZhReplayMode      mode,
                           const ZhProgress *progress,
                           GError          **error)
{
  g_autoptr (ZhStore) source = zh_store_open (path, ZH_STORE_READ, error);
  g_autoptr (GPtrArray) entries = source != NULL ? zh_store_read_journal (source, 0, error) : NULL;
  g_autoptr (ZhDesk) desk = entries != NULL ? zh_desk_new_in_memory (error) : NULL;
  g_autoptr (ZhReplayReport) report = NULL;

  if (desk == NULL)
    return NULL;
  report = report_new (mode, entries->len);
  return repeat_all (desk, source, entries, mode, progress, report, error) ? g_steal_pointer (&report) : NULL;
}

gboolean
zh_replay_report_is_equal (const ZhReplayReport *self)
{
  return self->refused->len == 0 && self->different->len == 0;
}

/* Columns are called as the fields of the journal are; what is the organiser's alone is not told. */
static char *
format_column (const ZhReplayFinding *self,
               const char            *entry,
               const char            *act,
               const ZhLanguage      *language)
{
  g_autofree char *key = g_strdelimit (g_strdup (self->column), "_", '-');
  g_autofree char *row = g_strdup_printf ("%" G_GINT64_FORMAT, self->row);
  const char      *field = zh_journal_field_format (self->command, key, language);
  g_autofree char *then = zh_journal_value_format (self->command, key, self->recorded, language);
  g_autofree char *now = zh_journal_value_format (self->command, key, self->repeated, language);
  const char      *nothing = zh_trc (language, "value of a field", "nothing");

  if (zh_journal_field_is_personal (self->command, key))
    /* Translators: number of an entry, what was done, a row, its table, a column. */
    return g_strdup_printf (zh_tr (language, "entry %1$s (%2$s) came out otherwise: row %3$s of table “%4$s”, %5$s"), entry, act, row, self->table, field);
  return g_strdup_printf (/* Translators: number of an entry, what was done, a row, its table, a column, what stood there, what stands there now. */
                          zh_tr (language, "entry %1$s (%2$s) came out otherwise: row %3$s of table “%4$s”, %5$s: then “%6$s”, now “%7$s”"),
                          entry, act, row, self->table, field, *then != '\0' ? then : nothing, *now != '\0' ? now : nothing);
}

char *
zh_replay_finding_format (const ZhReplayFinding *self,
                          const ZhLanguage      *language)
{
  g_autofree char *entry = g_strdup_printf ("%" G_GINT64_FORMAT, self->entry);
  g_autofree char *act = zh_journal_entry_format_act (self->act, language);
  g_autofree char *row = g_strdup_printf ("%" G_GINT64_FORMAT, self->row);

  if (*self->message != '\0')
    /* Translators: number of an entry, what was done, why the desk refuses to do it again. */
    return g_strdup_printf (zh_tr (language, "entry %1$s (%2$s) was done, and done again it is refused: %3$s"), entry, act, self->message);
  if (self->row == 0)
    /* Translators: number of an entry, what was done. */
    return g_strdup_printf (zh_tr (language, "entry %1$s (%2$s) left other words in the journal"), entry, act);
  if (self->column != NULL)
    return format_column (self, entry, act, language);
  /* Translators: number of an entry, what was done, a row, its table. */
  return g_strdup_printf (zh_tr (language, "entry %1$s (%2$s) came out otherwise: row %3$s of table “%4$s”"), entry, act, row, self->table);
}

static void
append_findings (GString          *text,
                 const GPtrArray  *findings,
                 const ZhLanguage *language)
{
  for (guint i = 0; i < findings->len; i++)
    {
      g_autofree char *line = zh_replay_finding_format (g_ptr_array_index (findings, i), language);

      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", line);
    }
}

char *
zh_replay_report_format_counts (const ZhReplayReport *self,
                                const ZhLanguage     *language)
{
  GString *text = g_string_new (NULL);

  if (self->mode == ZH_REPLAY_FIND_AGAIN)
    {
      g_string_append_printf (text,
                              /* Translators: pairs, lots, places and articles are found a second time, without looking at what they were then. */
                              zh_trn (language, "Something was found once more, by the rules and engines of today, in %u act.", "Something was found once more, by the rules and engines of today, in %u acts.", self->n_found), self->n_found);
      g_string_append_c (text, '\n');
    }
  g_string_append_printf (text,
                          /* Translators: numbers of entries of the journal: all; run again with the same outcome; put in place from what they changed, because the journal does not say enough of them; refused; with another outcome. */
                          zh_tr (language, "Entries of the journal: %1$u. Run again with the same outcome: %2$u; put in place by what they changed: %3$u; refused: %4$u; different: %5$u"),
                          self->n_entries, self->n_equal, self->n_by_changes, self->refused->len, self->different->len);
  return g_string_free (text, FALSE);
}

char *
zh_replay_report_format_findings (const ZhReplayReport *self,
                                  const ZhLanguage     *language)
{
  GString *text = g_string_new (NULL);

  append_findings (text, self->refused, language);
  append_findings (text, self->different, language);
  return g_string_free (text, FALSE);
}

char *
zh_replay_report_format (const ZhReplayReport *self,
                         const ZhLanguage     *language)
{
  g_autofree char *counts = zh_replay_report_format_counts (self, language);
  g_autofree char *findings = zh_replay_report_format_findings (self, language);

  return g_strconcat (counts, *findings != '\0' ? "\n" : NULL, findings, NULL);
}
