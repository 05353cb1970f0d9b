/* The protocol of the commission on admission: who was admitted, who was not, on what ground and by which article
 * (order 988, 29.4, 29.5; Ukrainian chess rules II.3.2, IV.1.3). Who is not decided on yet is not in it.
 */
#include "config.h"

#include "admission-boxes.h"
#include "report-builders.h"
#include "report-forms.h"
#include "report-people.h"

#define N_MEMBERS 3

static const ZhColumn wanted[] = { ZH_COL_START_NUMBER, ZH_COL_FULL_NAME, ZH_COL_BIRTH_DATE, ZH_COL_REGION };

/* "in full", or what was waived and why, and what was not seen. */
static char *
format_documents (const ZhAdmission *admission,
                  const GPtrArray   *boxes,
                  const ZhLanguage  *language)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < boxes->len; i++)
    {
      const ZhAdmissionBox *box = g_ptr_array_index (boxes, i);
      const char           *label = zh_admission_box_get_label (box->key, language);
      ZhBoxState            state = zh_admission_get_box (admission, box->key);

      if (state == ZH_BOX_SEEN)
        continue;
      g_string_append (text, text->len > 0 ? "; " : "");
      if (state == ZH_BOX_WAIVED)
        g_string_append_printf (text, zh_tr (language, "%1$s: waived, %2$s"), label, (const char *) g_hash_table_lookup (admission->boxes, box->key));
      else
        g_string_append_printf (text, zh_tr (language, "%s: not seen"), label);
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : g_strdup (zh_trc (language, "documents of admission", "in full"));
}

static void
add_decision (ZhReportTable     *table,
              guint              first,
              const ZhAdmission *admission,
              const GPtrArray   *boxes,
              const ZhLanguage  *language)
{
  zh_report_table_take (table, first, format_documents (admission, boxes, language), NULL);
  zh_report_table_set (table, first + 1, zh_admission_state_get_label (admission->state, language));
  zh_report_table_set (table, first + 2, admission->ground);
  zh_report_table_set (table, first + 3, admission->article);
}

static void
add_head (ZhReportDocument *document,
          const ZhLanguage *language)
{
  document->orientation = ZH_ORIENTATION_LANDSCAPE;
  zh_report_document_add_field (document, zh_trc (language, "admission protocol", "Protocol No.\tDate\tHour\tPlace"), "\t\t\t", NULL);
  zh_report_add_writing_lines (document, zh_trc (language, "admission protocol", "Members present"), 2);
}

static void
add_totals (ZhReportDocument *document,
            int               n_admitted,
            int               n_refused,
            const ZhLanguage *language)
{
  g_autofree char *totals = g_strdup_printf ("%d\t%d", n_admitted, n_refused);

  zh_report_document_add_field (document, zh_trc (language, "admission protocol", "Admitted\tRefused"), totals, NULL);
}

static void
sign (ZhReportDocument *document,
      const ZhLanguage *language)
{
  const char *hint = zh_trc (language, "under a line", "signature");

  zh_report_document_add_signed (document, zh_trc (language, "admission protocol", "Chairman of the commission"), NULL, hint);
  for (int i = 0; i < N_MEMBERS; i++)
    zh_report_document_add_signed (document, zh_trc (language, "admission protocol", "Member of the commission"), NULL, hint);
  zh_report_document_add_signed (document, zh_trc (language, "admission protocol", "Doctor"), NULL, hint);
}

ZhReportDocument *
zh_report_build_admission (const ZhReportRequest *request,
                           GError               **error)
{
  const ZhLanguage   *language = request->language;
  const ZhTournament *tournament = request->tournament;
  ZhReportDocument   *document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Protocol of the commission on admission")), ZH_REPORT_NO_RESULTS);
  ZhReportTable      *table;
  g_autoptr (GPtrArray) boxes = zh_ruleset_list_boxes (request->ruleset);
  g_autoptr (ZhPersonColumns) people = NULL;
  g_autofree int *order = zh_report_sort_by_name (tournament, language);
  guint           first;
  int             n_admitted = 0;
  int             n_refused = 0;

  add_head (document, language);
  table = zh_report_document_add_table (document);
  table->empty_text = g_strdup (zh_tr (language, "Nothing is decided yet."));
  people = zh_person_columns_new (table, request, wanted, G_N_ELEMENTS (wanted));
  first = table->columns->len;
  zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, zh_trc (language, "admission protocol", "Documents"), NULL);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_DECISION, ZH_COLUMN_BOLD }, { ZH_COL_REASON }, { ZH_COL_ARTICLE });
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, order[i]);
      g_autoptr (ZhAdmission) admission = zh_tournament_get_admission (tournament, entry->id);

      if (admission->state == ZH_ADMISSION_OPEN)
        continue;
      n_admitted += zh_admission_is_given (admission) ? 1 : 0;
      n_refused += admission->state == ZH_ADMISSION_REFUSED ? 1 : 0;
      zh_report_table_add_row (table);
      zh_person_columns_fill (people, table, order[i]);
      add_decision (table, first, admission, boxes, language);
    }
  add_totals (document, n_admitted, n_refused, language);
  sign (document, language);
  return document;
}
