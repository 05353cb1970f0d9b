/* Papers of a claim that the partner has overstepped the time by correspondence: the claim with its evidence and the
 * objection (order 988, 55.6.2, 55.6.5, 55.6.7, 56.6.2, 56.6.4; draughts V.6.3, V.6.8), and the decision that both
 * players are told.
 */
#include "config.h"

#include <string.h>

#include "report-builders.h"
#include "report-post.h"
#include "words.h"

static gboolean
is_claim (const ZhLetterRecord *letter)
{
  return strcmp (letter->cells[ZH_LETTER_CELL_EVENT], zh_letter_event_kind_to_string (ZH_LETTER_CLAIM)) == 0;
}

static gboolean
is_decided (const ZhLetterRecord *letter)
{
  return is_claim (letter) && *letter->cells[ZH_LETTER_CELL_VERDICT] != '\0';
}

static gboolean
has_any (const ZhPostSheet *sheet,
         gboolean (*is_meant) (const ZhLetterRecord *letter))
{
  for (guint i = 0; i < sheet->letters->len; i++)
    if (is_meant (g_ptr_array_index (sheet->letters, i)))
      return TRUE;
  return FALSE;
}

static gboolean
has_claims (const ZhPostSheet *sheet)
{
  return has_any (sheet, is_claim);
}

static gboolean
has_decisions (const ZhPostSheet *sheet)
{
  return has_any (sheet, is_decided);
}

static ZhLetterSide
get_side (const ZhLetterRecord *letter)
{
  return strcmp (letter->cells[ZH_LETTER_CELL_SIDE], "w") == 0 ? ZH_LETTER_WHITE : ZH_LETTER_BLACK;
}

static void
add_day (ZhReportDocument *document,
         const char       *label,
         const char       *day)
{
  g_autofree char *text = zh_report_format_letter_day (day, document->language);

  zh_report_document_add_field (document, label, text, NULL);
}

static void
add_player (ZhReportDocument  *document,
            const char        *label,
            const ZhPostSheet *sheet,
            ZhLetterSide       side)
{
  g_autofree char *name = zh_report_dup_post_player (&sheet->place, side, document->language);

  zh_report_document_add_field (document, label, name, NULL);
}

/* Oversteps of the partner on record before the claim, and with it. */
static void
judge (const ZhPostSheet *sheet,
       guint              index,
       int               *before,
       int               *after)
{
  int place = g_array_index (sheet->account->places, int, index);

  *before = 0;
  *after = 0;
  if (place >= 0)
    zh_letter_file_judge (sheet->account->file, &sheet->account->request, (gsize) place, before, after);
}

/* What an article asks for, and whether it came. */
static void
add_evidence (ZhReportDocument     *document,
              const ZhPostSheet    *sheet,
              const ZhLetterRecord *claim,
              gboolean              is_further)
{
  const ZhLanguage *language = document->language;
  ZhReportTable    *table = zh_report_document_add_table (document);
  unsigned          bits = 0;

  ZH_REPORT_COLUMNS (table, language, { ZH_COL_ITEM, ZH_COLUMN_KEY }, { ZH_COL_ARTICLE }, { ZH_COL_FORM_ENTRY, ZH_COLUMN_BOLD });
  zh_claim_evidence_parse (claim->cells[ZH_LETTER_CELL_EVIDENCE], &bits);
  for (int i = 0; i < ZH_N_CLAIM_EVIDENCE; i++)
    {
      const char *article = zh_account_rules_needs (sheet->account->rules, (ZhClaimEvidence) i, is_further);

      if (article == NULL)
        continue;
      zh_report_table_add_row (table);
      zh_report_table_set (table, 0, zh_claim_evidence_get_label ((ZhClaimEvidence) i, language));
      zh_report_table_set (table, 1, article);
      zh_report_table_set (table, 2, (bits & (1U << i)) != 0 ? zh_trc (language, "evidence", "enclosed") : zh_trc (language, "evidence", "missing"));
    }
}

/* The count of both sides up to the claim. */
static void
add_count (ZhReportDocument  *document,
           const ZhPostSheet *sheet,
           guint              index)
{
  const ZhLanguage *language = document->language;
  ZhReportTable    *table;
  int               place = g_array_index (sheet->account->places, int, index);
  g_autoptr (ZhAccount) account = NULL;

  if (place < 0)
    return;
  account = zh_account_new (&sheet->account->request, (const ZhLetterEvent *) (void *) sheet->account->file->events->data, (gsize) place);
  table = zh_report_document_add_table (document);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_PLAYER, ZH_COLUMN_KEY }, { ZH_COL_MOVES_MADE }, { ZH_COL_DAYS_USED, ZH_COLUMN_BOLD }, { ZH_COL_DAYS_LEFT, ZH_COLUMN_BOLD });
  for (int side = 0; side < 2; side++)
    {
      zh_report_table_add_row (table);
      zh_report_table_take (table, 0, zh_report_dup_post_player (&sheet->place, (ZhLetterSide) side, language), NULL);
      zh_report_table_take (table, 1, g_strdup_printf ("%d", (int) zh_account_find_value (account, (ZhLetterSide) side, ZH_ACCOUNT_MOVES, 0)), NULL);
      zh_report_table_take (table, 2, g_strdup_printf ("%d", (int) zh_account_find_value (account, (ZhLetterSide) side, ZH_ACCOUNT_PERIOD, 0)), NULL);
      zh_report_table_take (table, 3, g_strdup_printf ("%d", (int) zh_account_find_value (account, (ZhLetterSide) side, ZH_ACCOUNT_LEFT, 0)), NULL);
    }
}

static void
add_objection (ZhReportDocument     *document,
               const ZhLetterRecord *claim)
{
  const ZhLanguage *language = document->language;

  zh_report_document_add_heading (document, zh_trc (language, "claim form", "Objection"));
  if (*claim->cells[ZH_LETTER_CELL_OBJECTED] == '\0')
    {
      zh_report_document_add_note (document, zh_tr (language, "No objection is kept."));
      return;
    }
  add_day (document, zh_trc (language, "claim form", "Sent"), claim->cells[ZH_LETTER_CELL_OBJECTED]);
  zh_report_document_add_note (document, claim->cells[ZH_LETTER_CELL_OBJECTION]);
}

static void
add_claim (ZhReportDocument  *document,
           const ZhPostSheet *sheet,
           guint              index)
{
  const ZhLanguage     *language = document->language;
  const ZhLetterRecord *claim = g_ptr_array_index (sheet->letters, index);
  int                   before;
  int                   after;

  judge (sheet, index, &before, &after);
  zh_report_document_add_heading (document, before > 0 ? zh_trc (language, "claim form", "Claim of the second overstep of the time")
                                                       : zh_trc (language, "claim form", "Claim of an overstep of the time"));
  add_player (document, zh_trc (language, "claim form", "Claimant"), sheet, get_side (claim));
  add_player (document, zh_trc (language, "claim form", "Partner who overstepped"), sheet, (ZhLetterSide) (1 - get_side (claim)));
  add_day (document, zh_trc (language, "claim form", "Claim sent"), claim->cells[ZH_LETTER_CELL_SENT]);
  add_day (document, zh_trc (language, "claim form", "Partner told"), claim->cells[ZH_LETTER_CELL_TOLD]);
  add_evidence (document, sheet, claim, before > 0);
  add_count (document, sheet, index);
  if (before > 0 || *claim->cells[ZH_LETTER_CELL_ENCLOSED] != '\0')
    zh_report_document_add_field (document, zh_trc (language, "claim form", "Next move, which the partner is not told"),
                                  claim->cells[ZH_LETTER_CELL_ENCLOSED], NULL);
  add_objection (document, claim);
}

static void
fill_claims (ZhReportDocument      *document,
             const ZhReportRequest *request,
             const ZhPostSheet     *sheet)
{
  zh_report_add_post_heading (document, request, sheet);
  for (guint i = 0; i < sheet->letters->len; i++)
    if (is_claim (g_ptr_array_index (sheet->letters, i)))
      add_claim (document, sheet, i);
  zh_report_document_add_signature (document, zh_trc (request->language, "under a document", "Arbiter"), NULL);
}

ZhReportDocument *
zh_report_build_time_claims (const ZhReportRequest *request,
                             GError               **error)
{
  return zh_report_build_post_sheets (request, g_strdup (zh_trc (request->language, "document", "Claims of oversteps, with objections")), has_claims,
                                      fill_claims, zh_tr (request->language, "No claim of this round is kept."), error);
}

/* What follows from the decision, with its article. */
static void
add_consequence (ZhReportDocument     *document,
                 const ZhPostSheet    *sheet,
                 const ZhLetterRecord *claim,
                 guint                 index)
{
  const ZhLanguage     *language = document->language;
  const ZhAccountRules *rules = sheet->account->rules;
  const ZhLetterEvent  *event = zh_game_account_get_event (sheet->account, index);
  int                   before;
  int                   after;
  g_autofree char      *text = NULL;

  judge (sheet, index, &before, &after);
  if (event == NULL || after <= before)
    {
      if (*claim->cells[ZH_LETTER_CELL_ENCLOSED] != '\0')
        zh_report_document_add_field (document, zh_trc (language, "claim form", "The claimant’s next move, with which play goes on"),
                                      claim->cells[ZH_LETTER_CELL_ENCLOSED], NULL);
      return;
    }
  if (after >= rules->loses_at_overstep.number || (event->marks & ZH_MARK_FIRST_LOSES) != 0)
    /* Translators: an article. */
    text = g_strdup_printf (zh_tr (language, "The game is lost [%s]."),
                            after >= rules->loses_at_overstep.number ? rules->loses_at_overstep.article : rules->first_may_lose.article);
  else
    /* Translators: an article. */
    text = g_strdup_printf (zh_tr (language, "Play goes on; the partner’s count begins anew at zero [%s]."), rules->new_count.article);
  zh_report_document_add_field (document, zh_trc (language, "claim form", "What follows"), text, NULL);
  if (*claim->cells[ZH_LETTER_CELL_FROM] != '\0')
    add_day (document, zh_trc (language, "claim form", "First day of the new count"), claim->cells[ZH_LETTER_CELL_FROM]);
}

static void
add_decision (ZhReportDocument  *document,
              const ZhPostSheet *sheet,
              guint              index)
{
  const ZhLanguage     *language = document->language;
  const ZhAccountRules *rules = sheet->account->rules;
  const ZhLetterRecord *claim = g_ptr_array_index (sheet->letters, index);
  int                   verdict = ZH_VERDICT_OPEN;
  g_autofree char      *right = NULL;

  zh_words_find (zh_claim_verdict_words, claim->cells[ZH_LETTER_CELL_VERDICT], &verdict);
  zh_report_document_add_heading (document, zh_trc (language, "claim form", "Decision on the claim"));
  add_player (document, zh_trc (language, "claim form", "Claimant"), sheet, get_side (claim));
  add_day (document, zh_trc (language, "claim form", "Claim sent"), claim->cells[ZH_LETTER_CELL_SENT]);
  add_day (document, zh_trc (language, "claim form", "Objection sent"), claim->cells[ZH_LETTER_CELL_OBJECTED]);
  add_day (document, zh_trc (language, "claim form", "Day of the decision"), claim->cells[ZH_LETTER_CELL_TO]);
  zh_report_document_add_field (document, zh_trc (language, "claim form", "Decision"), zh_claim_verdict_get_label ((ZhClaimVerdict) verdict, language), NULL);
  add_consequence (document, sheet, claim, index);
  zh_report_document_add_field (document, zh_trc (language, "claim form", "Reasons"), claim->cells[ZH_LETTER_CELL_REASON], NULL);
  /* Translators: number of days, article. */
  right = g_strdup_printf (zh_tr (language, "A protest may be sent within %1$d days of receiving this decision [%2$s]."), rules->appeal_days.number,
                           rules->appeal_days.article != NULL ? rules->appeal_days.article : "");
  zh_report_document_add_note (document, right);
}

static void
fill_decisions (ZhReportDocument      *document,
                const ZhReportRequest *request,
                const ZhPostSheet     *sheet)
{
  zh_report_add_post_heading (document, request, sheet);
  for (guint i = 0; i < sheet->letters->len; i++)
    if (is_decided (g_ptr_array_index (sheet->letters, i)))
      add_decision (document, sheet, i);
  zh_report_document_add_signature (document, zh_trc (request->language, "under a document", "Arbiter"), NULL);
}

ZhReportDocument *
zh_report_build_claim_decisions (const ZhReportRequest *request,
                                 GError               **error)
{
  return zh_report_build_post_sheets (request, g_strdup (zh_trc (request->language, "document", "Decisions on claims of oversteps")), has_decisions,
                                      fill_decisions, zh_tr (request->language, "No claim of this round is decided yet."), error);
}
