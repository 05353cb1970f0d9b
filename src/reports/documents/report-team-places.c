/* Places of teams in an event of players: each team with its members, those who count and
 * those who do not. */
#include "config.h"

#include "event-standings.h"
#include "report-builders.h"
#include "report-places.h"
#include "team-plan.h"
#include "value-text.h"

static const ZhColumn wanted[] = { ZH_COL_START_NUMBER, ZH_COL_TITLE, ZH_COL_NAME, ZH_COL_CATEGORY, ZH_COL_BIRTH_YEAR };

typedef struct
{
  const ZhReportRequest *request;
  const ZhStandings     *standings;
  ZhReportTable         *table;
  ZhPersonColumns       *people;
  guint                  values;
} TeamList;

static char *
format_score (const TeamList *self,
              ZhFraction      score)
{
  return zh_tiebreak_value_format (score, self->request->language);
}

static char *
format_team (const TeamList    *self,
             const ZhTeamPlace *team)
{
  const ZhLanguage *language = self->request->language;
  g_autofree char  *place = zh_place_format (team->place, team->last_place);
  g_autofree char  *score = format_score (self, team->score);
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "%s. %s: %s", place, team->name, score);
  if (team->n_missing > 0)
    {
      g_string_append (text, " (");
      g_string_append_printf (text, zh_trn (language, "%d member missing", "%d members missing", (gulong) team->n_missing), team->n_missing);
      g_string_append_c (text, ')');
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_member (const TeamList     *self,
            const ZhTeamMember *member)
{
  const ZhStanding *standing = zh_standings_get_row (self->standings, member->row);
  char             *score = format_score (self, member->score);

  zh_report_table_add_row (self->table);
  zh_report_take_place (self->table, 0, standing);
  zh_person_columns_fill (self->people, self->table, standing->entry);
  zh_report_take_points (self->table, self->values, standing->points, self->request->language);
  if (member->counted)
    zh_report_table_take (self->table, self->values + 1, score, zh_fraction_format (member->score, 2));
  else
    {
      zh_report_table_take (self->table, self->values + 1, g_strdup_printf ("(%s)", score), g_strdup (""));
      g_free (score);
    }
}

static void
add_teams (const TeamList   *self,
           const ZhTeamPlan *plan)
{
  g_autoptr (GPtrArray) teams = zh_team_places_new (self->standings, &plan->rule, self->request->language);

  for (guint i = 0; i < teams->len; i++)
    {
      const ZhTeamPlace *team = g_ptr_array_index (teams, i);
      g_autofree char   *heading = format_team (self, team);

      zh_report_table_add_heading (self->table, heading);
      for (guint k = 0; k < team->members->len; k++)
        add_member (self, &g_array_index (team->members, ZhTeamMember, k));
    }
}

static void
add_columns (TeamList *self)
{
  const ZhLanguage *language = self->request->language;

  zh_report_table_add (self->table, ZH_COL_OVERALL_PLACE, ZH_COLUMN_KEY, language);
  self->people = zh_person_columns_new (self->table, self->request, wanted, G_N_ELEMENTS (wanted));
  self->values = self->table->columns->len;
  ZH_REPORT_COLUMNS (self->table, language, { ZH_COL_POINTS }, { ZH_COL_COUNTED, ZH_COLUMN_BOLD });
}

ZhReportDocument *
zh_report_build_team_places (const ZhReportRequest *request,
                             GError               **error)
{
  int round = zh_report_get_standings_round (request, error);
  g_autoptr (ZhTeamPlan) plan = round >= 0 ? zh_team_plan_parse (zh_tournament_get_option (request->tournament, ZH_OPTION_TEAMS), error) : NULL;
  g_autoptr (ZhStandings) standings = plan != NULL ? zh_event_standings_new (request->tournament, round, error) : NULL;
  g_autofree char  *rule = NULL;
  ZhReportDocument *document;
  TeamList          self = { .request = request, .standings = standings };

  if (standings == NULL)
    return NULL;
  document = zh_report_begin (request, g_strdup_printf (zh_tr (request->language, "Places of teams after round %d"), round), round);
  self.table = zh_report_document_add_table (document);
  self.table->empty_text = g_strdup (zh_tr (request->language, "The entries do not say to which teams they belong."));
  add_columns (&self);
  add_teams (&self, plan);
  zh_person_columns_free (self.people);
  rule = zh_team_plan_format (plan, request->language);
  zh_report_document_add_note (document, rule);
  zh_report_document_add_note (document, zh_tr (request->language, "Numbers in brackets do not count for the team."));
  zh_report_add_signatures (document, request);
  return document;
}
