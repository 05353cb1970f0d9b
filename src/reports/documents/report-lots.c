/* The protocol of the drawing of lots: who has which number; by the Varma tables who drew after whom, from which
 * envelope; every seed, with which anybody can repeat it; and what only people know. */
#include "config.h"

#include "report-builders.h"
#include "report-by-hand.h"
#include "report-context.h"
#include "report-forms.h"
#include "report-people.h"
#include "varma-event.h"

#define N_LINES 2

/* The draw is shown only as long as it gives the numbers that the entries have. */
static gboolean
agrees (const ZhTournament *tournament,
        const GArray       *players,
        const GArray       *steps)
{
  for (guint i = 0; i < steps->len; i++)
    {
      const ZhVarmaStep *step = &g_array_index (steps, ZhVarmaStep, i);
      const ZhEntry     *entry = zh_tournament_find_entry (tournament, g_array_index (players, ZhVarmaPlayer, step->player).id);

      if (entry == NULL || entry->start_number != step->number)
        return FALSE;
    }
  return TRUE;
}

static void
add_steps (ZhReportTable      *table,
           const ZhTournament *tournament,
           const GArray       *players,
           const GArray       *steps,
           const ZhLanguage   *language)
{
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_LOT_ORDER, ZH_COLUMN_MUTED }, { ZH_COL_NAME },
                     { ZH_COL_TEAM }, { ZH_COL_ENVELOPE }, { ZH_COL_NUMBER_DRAWN, ZH_COLUMN_BOLD });
  for (guint i = 0; i < steps->len; i++)
    {
      const ZhVarmaStep   *step = &g_array_index (steps, ZhVarmaStep, i);
      const ZhVarmaPlayer *player = &g_array_index (players, ZhVarmaPlayer, step->player);

      zh_report_table_add_row (table);
      zh_report_table_set_number (table, 0, (int) i + 1);
      zh_report_table_take (table, 1,
                            zh_report_dup_name (zh_tournament_find_entry (tournament, player->id), language),
                            NULL);
      zh_report_table_set (table, 2, player->team);
      zh_report_table_take (table, 3, g_strdup_printf ("%c", 'A' + step->group), NULL);
      zh_report_table_set_number (table, 4, step->number);
    }
}

/* The Varma draw step by step; whether there was one that still gives the numbers. */
static gboolean
add_varma (ZhReportDocument      *document,
           const ZhReportRequest *request)
{
  const ZhTournament *tournament = request->tournament;
  g_autofree char    *code = NULL;
  g_autoptr (ZhLanguage) alphabet = NULL;
  g_autoptr (GArray) players = NULL;
  g_autoptr (GArray) steps = NULL;
  g_autofree char *seed = NULL;
  g_autofree char *note = NULL;
  ZhVarmaDraw      draw = { NULL };

  if (!zh_varma_recall (tournament, &draw, &code) || (alphabet = zh_language_new (code, NULL)) == NULL)
    return FALSE;
  players = zh_varma_list_players (tournament, draw.field);
  steps = zh_varma_draw_for (players, &draw, alphabet);
  if (!agrees (tournament, players, steps))
    return FALSE;
  seed = g_strdup_printf ("%" G_GUINT64_FORMAT, draw.seed);
  note = g_strdup_printf (zh_tr (request->language,
                                 "Restricted lot by the Varma tables (order 988, 31.10). Seed: %s"),
                          seed);
  add_steps (zh_report_document_add_table (document), tournament, players, steps, request->language);
  zh_report_document_add_note (document, note);
  return TRUE;
}

/* Who has which number, where the entries have numbers. */
static void
add_numbers (ZhReportDocument      *document,
             const ZhReportRequest *request)
{
  static const ZhColumn wanted[] = { ZH_COL_START_NUMBER, ZH_COL_NAME, ZH_COL_RATING, ZH_COL_REGION };
  const ZhTournament   *tournament = request->tournament;
  ZhReportTable        *table = zh_report_document_add_table (document);
  g_autoptr (ZhPersonColumns) people = zh_person_columns_new (table, request, wanted, G_N_ELEMENTS (wanted));

  table->empty_text = g_strdup (zh_tr (request->language, "No numbers are drawn yet."));
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      if (((const ZhEntry *) g_ptr_array_index (tournament->entries, i))->start_number == 0)
        continue;
      zh_report_table_add_row (table);
      zh_person_columns_fill (people, table, (int) i);
    }
}

/* Everything that was drawn, with its seed, as the journal has it. */
static void
add_acts (ZhReportDocument      *document,
          const ZhReportRequest *request)
{
  ZhReportTable *table = NULL;

  for (guint i = 0; request->hand_acts != NULL && i < request->hand_acts->len; i++)
    {
      const ZhHandAct *act = g_ptr_array_index (request->hand_acts, i);

      if (act->kind != ZH_HAND_LOTS)
        continue;
      if (table == NULL)
        {
          zh_report_document_add_heading (document, zh_tr (request->language, "What was drawn"));
          table = zh_report_document_add_table (document);
          zh_report_add_act_columns (table, request->language);
        }
      zh_report_add_act (table, act, request->language);
    }
}

/* Order 988, 31.1–31.4: open to all, who was there, who was taken in late, what was changed with whose consent. */
ZhReportDocument *
zh_report_build_lots (const ZhReportRequest *request,
                      GError               **error)
{
  const ZhLanguage *language = request->language;
  ZhReportDocument *document = zh_report_begin (request,
                                                g_strdup (zh_trc (language, "document", "Drawing of lots")),
                                                ZH_REPORT_NO_RESULTS);

  if (!add_varma (document, request))
    add_numbers (document, request);
  add_acts (document, request);
  zh_report_document_add_field (document, zh_trc (language, "drawing of lots", "Day, hour and place"), "",
                                NULL);
  zh_report_document_add_field (document, zh_trc (language, "drawing of lots", "Conducted by"), "", NULL);
  zh_report_add_writing_lines (document, zh_trc (language, "drawing of lots", "Present, absent"), N_LINES);
  zh_report_add_writing_lines (document,
                               zh_trc (language, "drawing of lots", "Taken in late, by whose decision"),
                               N_LINES);
  zh_report_add_writing_lines (
      document, zh_trc (language, "drawing of lots", "Exceptions and changes after the draw, with whose consent"), N_LINES);
  zh_report_add_signatures (document, request);
  return document;
}
