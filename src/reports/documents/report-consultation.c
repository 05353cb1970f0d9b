/* The protocol of consultation games: a page for each pair of groups, with who confers on either side, who speaks for it,
 * and the results, which are those of the groups. Draughts rules IV.3.5.8; other rules have no article on it.
 */
#include "config.h"

#include "board-cells.h"
#include "errors.h"
#include "play-form.h"
#include "report-builders.h"
#include "report-cases.h"
#include "report-context.h"
#include "report-forms.h"
#include "teams.h"

typedef struct
{
  const ZhReportRequest *request;
  const ZhRound         *round;
  GHashTable            *index_of;
} Consultation;

static const char *
get_group (const Consultation *self,
           gint64              id)
{
  int index = zh_report_find_index (self->index_of, id);

  return index >= 0 ? ((const ZhEntry *) g_ptr_array_index (self->request->tournament->entries, (guint) index))->team_name : "";
}

static void
add_head (const Consultation *self,
          ZhReportDocument   *document,
          const ZhPairing    *pairing)
{
  const ZhLanguage *language = document->language;
  g_autofree char  *number = g_strdup_printf (zh_tr (language, "Protocol No. %d"), pairing->number);
  g_autofree char  *control = zh_report_format_time_control (self->request->tournament, language);
  g_autofree char  *start = zh_report_format_start (self->round->start, language);

  zh_report_document_add_heading (document, number);
  zh_report_document_add_field (document, zh_trc (language, "consultation game", "Time control"), control, NULL);
  zh_report_document_add_field (document, zh_trc (language, "consultation game", "Start"), start, NULL);
  for (int side = 0; side < 2; side++)
    {
      const char      *group = get_group (self, pairing->entry[side]);
      g_autofree char *label = g_strdup_printf (zh_trc (language, "consultation game", "Makes the moves of %s and speaks for it"), group);
      g_autofree char *name = zh_report_dup_member_name (zh_tournament_find_member (self->request->tournament, pairing->games[0].member[side]), language);

      zh_report_document_add_field (document, label, name, NULL);
    }
}

static void
add_members (const Consultation *self,
             ZhReportDocument   *document,
             const ZhPairing    *pairing)
{
  ZhReportTable *table = zh_report_document_add_table (document);

  ZH_REPORT_COLUMNS (table, document->language, { ZH_COL_TEAM, ZH_COLUMN_BOLD }, { ZH_COL_NAME }, { ZH_COL_CATEGORY });
  for (int side = 0; side < 2; side++)
    {
      g_autoptr (GPtrArray) members = zh_tournament_list_members (self->request->tournament, pairing->entry[side]);

      for (guint i = 0; i < members->len; i++)
        {
          const ZhMember *member = g_ptr_array_index (members, i);

          zh_report_table_add_row (table);
          zh_report_table_set (table, 0, i == 0 ? get_group (self, pairing->entry[side]) : "");
          zh_report_table_take (table, 1, zh_report_dup_untitled_member_name (member, document->language), NULL);
          zh_report_table_set (table, 2, member->person->category);
        }
    }
}

static void
add_results (const Consultation *self,
             ZhReportDocument   *document,
             const ZhPairing    *pairing)
{
  ZhReportTable *table = zh_report_document_add_table (document);
  gboolean       two_one_zero = zh_tournament_is_two_one_zero (self->request->tournament);

  ZH_REPORT_COLUMNS (table, document->language, { ZH_COL_WHITE }, { ZH_COL_RESULT, ZH_COLUMN_BOLD }, { ZH_COL_BLACK });
  for (int i = 0; i < pairing->n_games; i++)
    {
      const ZhGame *game = &pairing->games[i];
      int           white = game->swapped ? 1 : 0;

      zh_report_table_add_row (table);
      zh_report_table_set (table, 0, get_group (self, pairing->entry[white]));
      zh_report_table_set (table, 2, get_group (self, pairing->entry[1 - white]));
      if (zh_result_is_set (game->result))
        zh_report_table_take (table, 1, zh_result_format (game->result, two_one_zero), NULL);
      else
        zh_report_table_set_style (table, 1, ZH_CELL_BOX);
    }
}

static void
add_signatures (const Consultation *self,
                ZhReportDocument   *document,
                const ZhPairing    *pairing)
{
  const char *sign = zh_trc (document->language, "under a line", "signature");

  for (int side = 0; side < 2; side++)
    {
      const ZhMember  *speaker = zh_tournament_find_member (self->request->tournament, pairing->games[0].member[side]);
      g_autofree char *name = zh_report_dup_member_name (speaker, document->language);

      zh_report_document_add_signed (document, get_group (self, pairing->entry[side]), name, sign);
    }
  zh_report_add_panel_signatures (document, self->request);
}

ZhReportDocument *
zh_report_build_consultation (const ZhReportRequest *request,
                              GError               **error)
{
  const ZhRound *round = zh_report_find_round (request, error);
  g_autoptr (GHashTable) index_of = zh_report_index_entries (request->tournament);
  Consultation      self = { request, round, index_of };
  ZhReportDocument *document;
  gboolean          any = FALSE;

  if (round == NULL)
    return NULL;
  document = zh_report_begin (request, g_strdup (zh_trc (request->language, "document", "Protocol of consultation games")), round->number);
  document->orientation = ZH_ORIENTATION_PORTRAIT;
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (pairing->kind != ZH_PAIRING_GAME)
        continue;
      if (any)
        zh_report_document_add_page_break (document);
      add_head (&self, document, pairing);
      add_members (&self, document, pairing);
      add_results (&self, document, pairing);
      add_signatures (&self, document, pairing);
      any = TRUE;
    }
  return document;
}
