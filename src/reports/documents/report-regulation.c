/* The regulation of the event and the technical regulation of its chief arbiter, composed of what the competition file knows
 * and of what somebody wrote (Ukrainian chess rules IV.2, IV.10.8.3; draughts IV.2, IV.18.8.3; order 988, 30.2.1.3). What
 * the rules oblige it to say and nobody said stands as a line to be written on, with its article. */
#include "config.h"

#include "duty-mark.h"
#include "regulation-items.h"
#include "report-additions.h"
#include "report-builders.h"
#include "report-by-hand.h"
#include "report-context.h"
#include "report-forms.h"

#define BLANK "______________________"

/* What the document says of an item; "" for nothing. */
static char *
dup_content (const ZhRegulationItem *item,
             const ZhLanguage       *language)
{
  if (!zh_regulation_item_is_missing (item))
    return g_strconcat (item->known, *item->known != '\0' && *item->text != '\0' ? ". " : "", item->text, NULL);
  if (*item->article == '\0')
    return g_strconcat ("✕ " BLANK, NULL);
  return g_strdup_printf (zh_tr (language, "✕ %1$s obligatory by %2$s"), BLANK, item->article);
}

static int
add_items (ZhReportDocument      *document,
           const ZhReportRequest *request,
           gboolean               is_technical)
{
  const ZhLanguage *language = request->language;
  ZhReportTable    *table = zh_report_document_add_table (document);
  g_autoptr (GPtrArray) items = zh_regulation_items_list (request->competition, request->tournament, request->ruleset, language);
  int n_missing = 0;
  int n = 0;

  table->empty_text = g_strdup (zh_tr (language, "The rules of this event say nothing of what its regulation has to hold."));
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_ROW, ZH_COLUMN_BOLD }, { ZH_COL_ITEM, ZH_COLUMN_BOLD }, { ZH_COL_CONTENT }, { ZH_COL_ARTICLE, ZH_COLUMN_MUTED });
  for (guint i = 0; i < items->len; i++)
    {
      const ZhRegulationItem *item = g_ptr_array_index (items, i);
      g_autofree char        *content = dup_content (item, language);

      if (*content == '\0' || (is_technical && !item->is_technical))
        continue;
      n_missing += zh_regulation_item_is_missing (item) ? 1 : 0;
      zh_report_table_add_row (table);
      zh_report_table_set_number (table, 0, ++n);
      zh_report_table_set (table, 1, item->title);
      zh_report_table_set (table, 2, content);
      zh_report_table_take (table, 3, zh_addition_cite (item->article, item->addition, language), NULL);
    }
  return n_missing;
}

/* A draft says so: what is missing is nobody's oversight then. */
static void
add_missing (ZhReportDocument *document,
             int               n_missing)
{
  g_autofree char *note = n_missing > 0 ? g_strdup_printf (zh_trn (document->language, "Draft: %d obligatory item is missing (✕).", "Draft: %d obligatory items are missing (✕).", (gulong) n_missing), n_missing)
                                        : NULL;

  if (note != NULL)
    zh_report_document_add_note (document, note);
}

/* Who approved it and when, above the text, as it is written there. */
static void
add_approval (ZhReportDocument      *document,
              const ZhReportRequest *request)
{
  const ZhLanguage *language = request->language;
  const ZhAddition *approval = zh_additions_find_approval (request->competition->additions);
  g_autoptr (ZhDutyMark) mark = zh_tournament_get_duty_mark (request->tournament, "regulation");
  g_autofree char *day = zh_language_format_date (language, approval != NULL ? approval->day : mark->done);
  g_autofree char *by = approval != NULL ? g_strconcat (approval->post, *approval->post != '\0' ? ", " : "", approval->by, NULL) : g_strdup (mark->note);

  zh_report_document_add_field (document, zh_trc (language, "regulation", "Approved by"), by, zh_trc (language, "under a line", "post, signature, name"));
  zh_report_document_add_field (document, zh_trc (language, "regulation", "Approved on"), day, NULL);
  if (approval != NULL && *approval->reference != '\0')
    zh_report_document_add_field (document, zh_trc (language, "regulation", "Number"), approval->reference, NULL);
}

ZhReportDocument *
zh_report_build_regulation (const ZhReportRequest *request,
                            GError               **error)
{
  const ZhLanguage *language = request->language;
  ZhReportDocument *document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Regulation of the competition")), ZH_REPORT_NO_RESULTS);

  document->orientation = ZH_ORIENTATION_PORTRAIT;
  add_approval (document, request);
  add_missing (document, add_items (document, request, FALSE));
  zh_report_add_changed_rules (document, request);
  zh_report_add_additions (document, request);
  zh_report_document_add_signed (document, zh_trc (language, "under a document", "Organiser"), request->competition->organiser, zh_trc (language, "under a line", "signature, stamp"));
  return document;
}

ZhReportDocument *
zh_report_build_technical_regulation (const ZhReportRequest *request,
                                      GError               **error)
{
  const ZhLanguage *language = request->language;
  ZhReportDocument *document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Technical regulation")), ZH_REPORT_NO_RESULTS);

  document->orientation = ZH_ORIENTATION_PORTRAIT;
  zh_report_document_add_note (document, zh_tr (language, "Composed by the chief arbiter; every participant is told of it."));
  add_missing (document, add_items (document, request, TRUE));
  zh_report_add_changed_rules (document, request);
  zh_report_add_additions (document, request);
  zh_report_add_signatures (document, request);
  return document;
}
