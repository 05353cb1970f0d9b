#include "config.h"

#include "admission-records.h"

#include <glib/gi18n.h>
#include <string.h>

#include "admission-state.h"
#include "entry-fee.h"
#include "entry-sheet.h"
#include "entry-terms.h"
#include "received-sheets.h"
#include "ruleset-defaults.h"

typedef struct
{
  const ZhCompetition *competition;
  const ZhTournament  *tournament;
  const GPtrArray     *boxes; /* (element-type ZhAdmissionBox) */
  gboolean             only_open;
  GPtrArray           *records;
  guint                n_open;
} Listing;

static const ZhRecordColumn columns[] = {
  { ZH_COL_START_NUMBER, 4 },
  { ZH_COL_NAME, 26, TRUE },
  { ZH_COL_DOCUMENTS_SEEN, 10 },
  { ZH_COL_DECISION, 16 },
  { ZH_COL_REASON, 24 },
};

gboolean
zh_admission_find_subject (const ZhTournament *tournament,
                           gint64              id,
                           ZhAdmissionSubject *subject)
{
  const ZhMember *member = zh_tournament_find_member (tournament, id);

  *subject = (ZhAdmissionSubject){ member != NULL ? member->entry_id : id, member != NULL ? id : 0 };
  return zh_tournament_find_entry (tournament, subject->entry_id) != NULL;
}

char *
zh_admission_format_decision (const ZhAdmission *admission)
{
  const ZhLanguage *language = zh_language_get_screen ();
  const char       *label = zh_admission_state_get_label (admission->state, language);
  ZhDate            until = ZH_DATE_NONE;
  g_autofree char  *day = *admission->until != '\0' && zh_date_parse (admission->until, &until) ? zh_language_format_short_date (language, until) : NULL;

  return day != NULL ? g_strdup_printf ("%s – %s", label, day) : g_strdup (label);
}

char *
zh_admission_dup_open_obstacle (const ZhCompetition      *competition,
                                const ZhTournament       *tournament,
                                const ZhAdmissionSubject *subject,
                                const ZhAdmission        *admission)
{
  const ZhEntry *entry = zh_tournament_find_entry (tournament, subject->entry_id);

  return admission->state == ZH_ADMISSION_OPEN ? zh_competition_dup_obstacle (competition, tournament, entry, subject->member_id, zh_language_get_screen ()) : NULL;
}

/* The last sheet of a sender, owned by the tournament; %NULL for none. */
static const ZhEntrySheet *
find_sheet (const ZhTournament *tournament,
            const char         *sender)
{
  for (guint i = tournament->sheets->len; i > 0; i--)
    {
      const ZhEntrySheet *sheet = g_ptr_array_index (tournament->sheets, i - 1);

      if (*sender != '\0' && strcmp (sheet->sender, sender) == 0)
        return sheet;
    }
  return NULL;
}

char *
zh_admission_format_received (const ZhCompetition *competition,
                              const ZhTournament  *tournament,
                              const ZhEntry       *entry)
{
  const ZhLanguage   *language = zh_language_get_screen ();
  const ZhEntrySheet *sheet = find_sheet (tournament, entry->sender);
  const ZhEntryFee    fee = zh_tournament_get_entry_fee (tournament);
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, NULL);
  g_autofree char *paid = zh_payment_format_state (zh_payments_find (tournament->payments, entry->id), &fee, rules, competition->start, language);
  GString         *text = g_string_new (NULL);

  if (sheet != NULL)
    {
      g_auto (GStrv) faults = zh_entry_sheet_list_faults (sheet, rules, competition->start, language);
      g_autofree char *wanting = g_strjoinv ("; ", faults);
      g_autofree char *received = zh_received_format_time (sheet, language);

      g_string_append_printf (text, _ ("Entry received %s"), received);
      if (*wanting != '\0')
        g_string_append_printf (text, ": %s", wanting);
    }
  if (*paid != '\0')
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", paid);
  return g_string_free (text, FALSE);
}

void
zh_admission_set_columns (ZhRecordTable *table)
{
  zh_record_table_set_columns (table, _ ("Admission"), columns, G_N_ELEMENTS (columns));
}

/* The digits of the documents that are open, "1–6" for all of them; a tick where none is. Short, so that the column keeps all of
 * them in sight. */
static char *
format_boxes (const Listing            *self,
              const ZhAdmissionSubject *subject,
              const ZhAdmission        *admission)
{
  g_autoptr (GString) open = g_string_new (NULL);
  guint n_asked = 0;

  for (guint i = 0; i < self->boxes->len; i++)
    {
      const ZhAdmissionBox *box = g_ptr_array_index (self->boxes, i);

      if (!zh_admission_box_is_asked (box, self->tournament, subject->member_id))
        continue;
      n_asked++;
      if (zh_admission_get_box (admission, box->key) == ZH_BOX_OPEN)
        g_string_append_printf (open, "%u", i + 1);
    }
  if (open->len == 0)
    return g_strdup (n_asked > 0 ? "✓" : "");
  return open->len == n_asked && n_asked > 2 ? g_strdup_printf ("%c–%c", open->str[0], open->str[open->len - 1]) : g_string_free (g_steal_pointer (&open), FALSE);
}

static ZhRecord *
make_record (const Listing            *self,
             const ZhAdmissionSubject *subject,
             const ZhAdmission        *admission)
{
  const ZhEntry   *entry = zh_tournament_find_entry (self->tournament, subject->entry_id);
  g_autofree char *decision = zh_admission_format_decision (admission);
  g_autofree char *name = zh_tournament_format_applicant (self->tournament, entry, subject->member_id);
  g_autofree char *obstacle = zh_admission_dup_open_obstacle (self->competition, self->tournament, subject, admission);
  const char      *reason = obstacle != NULL ? obstacle : admission->ground;
  ZhRecord        *record = zh_record_new_with (subject->member_id != 0 ? subject->member_id : subject->entry_id, columns, G_N_ELEMENTS (columns));

  zh_record_take_label (record, g_strdup_printf ("%s: %s %s", name, decision, reason));
  zh_record_put_sorted (record, ZH_COL_START_NUMBER, zh_column_format_number (entry->start_number), entry->start_number);
  zh_record_put (record, ZH_COL_NAME, g_steal_pointer (&name));
  zh_record_put (record, ZH_COL_DOCUMENTS_SEEN, format_boxes (self, subject, admission));
  zh_record_put_sorted (record, ZH_COL_DECISION, g_steal_pointer (&decision), admission->state);
  zh_record_put (record, ZH_COL_REASON, g_strdup (reason));
  return record;
}

static void
add_record (Listing *self,
            gint64   entry_id,
            gint64   member_id)
{
  ZhAdmissionSubject subject = { entry_id, member_id };
  g_autoptr (ZhAdmission) admission = zh_tournament_get_admission (self->tournament, entry_id, member_id);
  gboolean is_open = admission->state == ZH_ADMISSION_OPEN;

  self->n_open += is_open;
  if (is_open || !self->only_open)
    g_ptr_array_add (self->records, make_record (self, &subject, admission));
}

GPtrArray *
zh_admission_list_records (const ZhCompetition *competition,
                           const ZhTournament  *tournament,
                           const GPtrArray     *boxes,
                           gboolean             only_open,
                           guint               *n_open)
{
  Listing self = { competition, tournament, boxes, only_open, g_ptr_array_new_with_free_func (g_object_unref), 0 };

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (entry->status != ZH_ENTRY_PLAYING)
        continue;
      add_record (&self, entry->id, 0);
      for (guint k = 0; k < tournament->members->len; k++)
        {
          const ZhMember *member = g_ptr_array_index (tournament->members, k);

          if (member->entry_id == entry->id)
            add_record (&self, entry->id, member->id);
        }
    }
  *n_open = self.n_open;
  return self.records;
}
