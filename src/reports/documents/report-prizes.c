/* Who gets which prize, list by list, with a line for the signature of each receiver. */
#include "config.h"

#include "prize-plan.h"
#include "event-standings.h"
#include "report-builders.h"
#include "report-places.h"

static const ZhColumn wanted[] = { ZH_COL_START_NUMBER, ZH_COL_TITLE, ZH_COL_NAME, ZH_COL_CATEGORY, ZH_COL_REGION };

typedef struct
{
  const ZhReportRequest *request;
  const ZhPrizePlan     *plan;
  const ZhStandings     *standings;
  ZhReportTable         *table;
  ZhPersonColumns       *people;
  guint                  points;
} PrizeList;

static void
add_columns (PrizeList *self)
{
  const ZhLanguage *language = self->request->language;

  zh_report_table_add (self->table, ZH_COL_PLACE, ZH_COLUMN_KEY | ZH_COLUMN_BOLD, language);
  self->people = zh_person_columns_new (self->table, self->request, wanted, G_N_ELEMENTS (wanted));
  self->points = self->table->columns->len;
  ZH_REPORT_COLUMNS (self->table, language, { ZH_COL_POINTS }, { ZH_COL_PRIZE, ZH_COLUMN_BOLD },
                     { ZH_COL_SIGNATURE });
}

static void
add_prize (PrizeList     *self,
           const ZhPrize *prize)
{
  const ZhStanding *standing = zh_standings_get_row (self->standings, prize->row);
  ZhStanding        in_list = *standing;

  in_list.place = prize->place;
  in_list.last_place = prize->last_place;
  zh_report_table_add_row (self->table);
  zh_report_take_place (self->table, 0, &in_list);
  zh_person_columns_fill (self->people, self->table, standing->entry);
  zh_report_take_points (self->table, self->points, standing->points, self->request->language);
  zh_report_table_take (self->table, self->points + 1, zh_money_format (prize->amount, self->plan->currency, self->request->language),
                        zh_money_to_text (prize->amount));
}

/* Returns what all of them get. */
static gint64
add_prizes (PrizeList *self)
{
  g_autoptr (GArray) prizes = zh_prize_plan_share (self->plan, self->standings);
  gint64 sum = 0;
  int    list = -1;

  for (guint i = 0; i < prizes->len; i++)
    {
      const ZhPrize *prize = &g_array_index (prizes, ZhPrize, i);

      if (prize->list != list)
        zh_report_table_add_heading (self->table, ((const ZhPrizePlanList *) g_ptr_array_index (self->plan->lists, (guint) prize->list))->title);
      list = prize->list;
      add_prize (self, prize);
      sum += prize->amount;
    }
  return sum;
}

static void
add_notes (const PrizeList  *self,
           ZhReportDocument *document,
           gint64            sum)
{
  const ZhLanguage *language = self->request->language;
  g_autofree char  *money = zh_money_format (sum, self->plan->currency, language);
  g_autofree char  *total = g_strdup_printf (zh_tr (language, "Given in all: %s."), money);
  g_autofree char  *rule = g_strdup_printf (zh_tr (language, "Prizes are given %1$s. A player may get: %2$s."),
                                            zh_prize_sharing_format (self->plan->rule.sharing, language),
                                            zh_prize_choice_format (self->plan->rule.choice, language));

  zh_report_document_add_note (document, total);
  zh_report_document_add_note (document, rule);
}

ZhReportDocument *
zh_report_build_prizes (const ZhReportRequest *request,
                        GError               **error)
{
  int round = zh_report_get_standings_round (request, error);
  g_autoptr (ZhPrizePlan) plan = zh_prize_plan_parse (zh_tournament_get_option (request->tournament, ZH_OPTION_PRIZES), round >= 0 ? error : NULL);
  g_autoptr (ZhStandings) standings = NULL;
  ZhReportDocument *document;
  PrizeList         self = { .request = request, .plan = plan };

  if (round < 0 || plan == NULL)
    return NULL;
  standings = zh_event_standings_new (request->tournament, round, error);
  if (standings == NULL)
    return NULL;

  document = zh_report_begin (request, g_strdup (zh_trc (request->language, "document", "Prize list")), round);
  self.standings = standings;
  self.table = zh_report_document_add_table (document);
  self.table->empty_text = g_strdup (zh_tr (request->language, "Nobody gets a prize yet."));
  add_columns (&self);
  add_notes (&self, document, add_prizes (&self));
  zh_person_columns_free (self.people);
  zh_report_add_signatures (document, request);
  return document;
}
