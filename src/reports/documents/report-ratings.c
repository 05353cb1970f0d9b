/* Expected score, change of rating and performance of everybody, for players and as the list
 * that goes to a federation. */
#include "config.h"

#include "event-standings.h"
#include "rating-change.h"
#include "report-builders.h"
#include "report-places.h"
#include "reported-result.h"
#include "team-players.h"

typedef struct
{
  const ZhReportRequest *request;
  const ZhHistory       *history;
  ZhRatingRule           rule;
  ZhReportTable         *table;
  ZhPersonColumns       *people;
  guint                  first;
} RatingList;

static void
add_columns (RatingList *self)
{
  static const ZhColumn fide[] = { ZH_COL_START_NUMBER, ZH_COL_TITLE, ZH_COL_NAME, ZH_COL_BIRTH_YEAR, ZH_COL_FEDERATION, ZH_COL_FIDE_ID };
  static const ZhColumn national[] = { ZH_COL_START_NUMBER, ZH_COL_CATEGORY, ZH_COL_NAME, ZH_COL_BIRTH_YEAR, ZH_COL_REGION, ZH_COL_NATIONAL_ID };
  const ZhLanguage     *language = self->request->language;
  ZhReportTable        *table = self->table;

  self->people = zh_person_columns_new (table, self->request, self->rule.national ? national : fide, G_N_ELEMENTS (fide));
  self->first = table->columns->len;
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_RATING }, { ZH_COL_GAMES }, { ZH_COL_POINTS },
                     { ZH_COL_EXPECTED }, { ZH_COL_COEFFICIENT }, { ZH_COL_CHANGE, ZH_COLUMN_BOLD },
                     { ZH_COL_NEW_RATING }, { ZH_COL_PERFORMANCE });
}

/* Hundredths, with a plus where @is_signed asks for it. */
static char *
format_hundredths (const RatingList *self,
                   int               hundredths,
                   gboolean          is_signed)
{
  g_autofree char *number = zh_language_format_fraction (self->request->language, zh_fraction_new (ABS (hundredths), 100), 2, 2);
  const char      *plus = is_signed && hundredths > 0 ? "+" : "";

  return g_strconcat (hundredths < 0 ? "−" : plus, number, NULL);
}

static void
take_hundredths (const RatingList *self,
                 guint             column,
                 int               hundredths,
                 gboolean          is_signed)
{
  zh_report_table_take (self->table, self->first + column, format_hundredths (self, hundredths, is_signed),
                        zh_fraction_format (zh_fraction_new (hundredths, 100), 2));
}

static void
add_change (const RatingList     *self,
            const ZhRatingChange *change)
{
  zh_report_table_add_row (self->table);
  zh_person_columns_fill (self->people, self->table, change->entry);
  zh_report_table_set_number (self->table, self->first, change->rating);
  zh_report_table_take (self->table, self->first + 1, g_strdup_printf ("%u", change->games->len), NULL);
  zh_report_take_points (self->table, self->first + 2, change->points_doubled * ZH_POINTS_HALF, self->request->language);
  if (change->rating > 0)
    {
      take_hundredths (self, 3, change->expected, FALSE);
      zh_report_table_set_number (self->table, self->first + 4, change->k);
      take_hundredths (self, 5, change->change, TRUE);
    }
  zh_report_table_set_number (self->table, self->first + 6, change->new_rating);
  zh_report_table_set_number (self->table, self->first + 7, change->performance);
}

/* A team event is reckoned game by game of its players (order 988, 30.2.1.7), all by the results that go to rating. */
static ZhTournament *
dup_event_of_players (const ZhReportRequest *request)
{
  g_autoptr (ZhTournament) reported = zh_tournament_with_reported_results ((ZhTournament *) request->tournament);

  return zh_tournament_is_team (reported) ? zh_tournament_new_of_players (reported) : g_steal_pointer (&reported);
}

static ZhReportDocument *
build (const ZhReportRequest *request,
       gboolean               national,
       GError               **error)
{
  const ZhLanguage *language = request->language;
  int               round = zh_report_get_standings_round (request, error);
  gboolean          is_team = zh_tournament_is_team (request->tournament);
  int               legs = is_team ? request->tournament->games_per_pairing : 1;
  g_autoptr (ZhTournament) players = dup_event_of_players (request);
  g_autoptr (ZhStandings) standings = round >= 0 ? zh_event_standings_new (players, round * MAX (legs, 1),
                                                                           error)
                                                 : NULL;
  ZhReportRequest   asked = *request;
  ZhReportDocument *document;
  RatingList        self = { .request = &asked };

  if (standings == NULL)
    return NULL;
  asked.tournament = players;
  self.history = zh_standings_get_history (standings);
  zh_rating_rule_init (&self.rule, request->competition->start,
                       !zh_time_class_is_fast (request->tournament->time_class));
  self.rule.national = national;
  document = zh_report_begin (request, g_strdup (national ? zh_trc (language, "document", "Rating changes, national list") : zh_trc (language, "document", "Rating changes")), round);
  self.table = zh_report_document_add_table (document);
  self.table->empty_text = g_strdup (zh_tr (language, "No entries yet."));
  add_columns (&self);
  for (int row = 0; row < zh_standings_get_n_rows (standings); row++)
    {
      g_autoptr (ZhRatingChange) change = zh_rating_change_new (self.history, &self.rule, zh_standings_get_row (standings, row)->entry);

      add_change (&self, change);
    }
  zh_person_columns_free (self.people);
  zh_report_document_add_note (document, zh_tr (language, "Reckoned by FIDE’s formulas (B.02 8.2, 8.3): only games over the board against rated opponents; a difference of more than 400 counts as 400."));
  zh_report_add_signatures (document, request);
  return document;
}

ZhReportDocument *
zh_report_build_ratings (const ZhReportRequest *request,
                         GError               **error)
{
  return build (request, FALSE, error);
}

ZhReportDocument *
zh_report_build_national_ratings (const ZhReportRequest *request,
                                  GError               **error)
{
  return build (request, TRUE, error);
}
