/* The drawing of lots by the Varma tables: who drew after whom, from which envelope, which number,
 * and the seed with which anybody can repeat it. */
#include "config.h"

#include "report-builders.h"
#include "report-context.h"
#include "varma-event.h"

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
      zh_report_table_take (table, 1, zh_report_dup_name (zh_tournament_find_entry (tournament, player->id), language), NULL);
      zh_report_table_set (table, 2, player->team);
      zh_report_table_take (table, 3, g_strdup_printf ("%c", 'A' + step->group), NULL);
      zh_report_table_set_number (table, 4, step->number);
    }
}

ZhReportDocument *
zh_report_build_lots (const ZhReportRequest *request,
                      GError               **error)
{
  const ZhLanguage   *language = request->language;
  const ZhTournament *tournament = request->tournament;
  ZhReportDocument   *document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Drawing of lots")), ZH_REPORT_NO_RESULTS);
  ZhReportTable      *table = zh_report_document_add_table (document);
  g_autofree char    *code = NULL;
  g_autoptr (ZhLanguage) alphabet = NULL;
  g_autoptr (GArray) players = NULL;
  g_autoptr (GArray) steps = NULL;
  ZhVarmaDraw draw = { NULL };

  table->empty_text = g_strdup (zh_tr (language, "The numbers were given otherwise, or changed after the draw."));
  if (zh_varma_recall (tournament, &draw, &code) && (alphabet = zh_language_new (code, NULL)) != NULL)
    {
      players = zh_varma_list_players (tournament, draw.field);
      steps = zh_varma_draw_for (players, &draw, alphabet);
      if (agrees (tournament, players, steps))
        {
          g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, draw.seed);

          g_autofree char *note = g_strdup_printf (zh_tr (language, "Restricted lot by the Varma tables (order 988, 31.10). Seed: %s"), seed);

          zh_report_document_add_note (document, note);
          add_steps (table, tournament, players, steps, language);
        }
    }
  zh_report_add_signatures (document, request);
  return document;
}
