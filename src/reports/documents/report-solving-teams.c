/* Places of teams in a solving event of single solvers: each team with its members, those who count and those who do
 * not. */
#include "config.h"

#include <glib/gi18n.h>

#include "report-builders.h"
#include "report-context.h"
#include "report-people.h"
#include "solving-round.h"
#include "solving-teams.h"
#include "team-plan.h"
#include "value-text.h"

static const ZhColumn wanted[] = { ZH_COL_START_NUMBER, ZH_COL_NAME, ZH_COL_TITLE };

/* "1. Northern region: 34½ · 1:20:00". */
static char *
format_team (const ZhTeamPlace *team,
             const ZhLanguage  *language)
{
  g_autofree char *place = zh_place_format (team->place, team->last_place);
  g_autofree char *score = zh_tiebreak_value_format (team->score, language);
  GString         *text = g_string_new (NULL);

  g_string_append_printf (text, "%s. %s: %s", place, team->name, score);
  if (team->seconds > 0)
    {
      g_autofree char *time = zh_solving_time_format (team->seconds);

      g_string_append_printf (text, " · %s", time);
    }
  if (team->n_missing > 0)
    {
      g_string_append (text, " (");
      g_string_append_printf (text, zh_trn (language, "%d member missing", "%d members missing", (gulong) team->n_missing), team->n_missing);
      g_string_append_c (text, ')');
    }
  return g_string_free (text, FALSE);
}

/* Times are taken to the teams only where they decide between them. */
static gboolean
has_times (const GPtrArray *teams)
{
  for (guint i = 0; i < teams->len; i++)
    {
      const GArray *members = ((const ZhTeamPlace *) g_ptr_array_index (teams, i))->members;

      for (guint k = 0; k < members->len; k++)
        if (g_array_index (members, ZhTeamMember, k).from.seconds > 0)
          return TRUE;
    }
  return FALSE;
}

static void
add_member (ZhReportTable         *table,
            const ZhPersonColumns *people,
            guint                  first,
            gboolean               with_time,
            const ZhTeamMember    *member,
            const ZhLanguage      *language)
{
  guint counted = with_time ? first + 2 : first + 1;
  char *score = zh_tiebreak_value_format (member->score, language);

  zh_report_table_add_row (table);
  zh_report_table_take (table, 0, zh_place_format (member->from.place, member->from.last_place), NULL);
  zh_person_columns_fill (people, table, member->from.entry);
  zh_report_table_take (table, first, zh_points_format_half (member->from.points, language), zh_points_format (member->from.points));
  if (with_time)
    zh_report_table_take (table, first + 1, zh_solving_total_format (member->from.seconds), NULL);
  if (member->counted)
    {
      zh_report_table_take (table, counted, score, zh_fraction_format (member->score, 2));
      return;
    }
  zh_report_table_take (table, counted, g_strdup_printf ("(%s)", score), g_strdup (""));
  g_free (score);
}

static void
add_teams (ZhReportTable         *table,
           const ZhReportRequest *request,
           const GPtrArray       *teams)
{
  g_autoptr (ZhPersonColumns) people = NULL;
  gboolean with_time = has_times (teams);
  guint    first;

  zh_report_table_add (table, ZH_COL_OVERALL_PLACE, ZH_COLUMN_KEY, request->language);
  people = zh_person_columns_new (table, request, wanted, G_N_ELEMENTS (wanted));
  first = table->columns->len;
  ZH_REPORT_COLUMNS (table, request->language, { ZH_COL_POINTS });
  if (with_time)
    zh_report_table_add (table, ZH_COL_SOLVING_TIME, ZH_COLUMN_PLAIN, request->language);
  zh_report_table_add (table, ZH_COL_COUNTED, ZH_COLUMN_BOLD, request->language);
  for (guint i = 0; i < teams->len; i++)
    {
      const ZhTeamPlace *team = g_ptr_array_index (teams, i);
      g_autofree char   *heading = format_team (team, request->language);

      zh_report_table_add_heading (table, heading);
      for (guint k = 0; k < team->members->len; k++)
        add_member (table, people, first, with_time, &g_array_index (team->members, ZhTeamMember, k), request->language);
    }
}

ZhReportDocument *
zh_report_build_solving_teams (const ZhReportRequest *request,
                               GError               **error)
{
  const ZhSolvingRoundRecord *round = zh_report_find_solving_round (request, error);
  g_autoptr (ZhTeamPlan) plan = round != NULL ? zh_team_plan_parse (zh_tournament_get_option (request->tournament, ZH_OPTION_TEAMS), error) : NULL;
  g_autoptr (GPtrArray) teams = plan != NULL ? zh_solving_teams_new (request->tournament, &plan->rule, round->number, request->language) : NULL;
  g_autofree char  *rule = NULL;
  ZhReportDocument *document;
  ZhReportTable    *table;

  if (teams == NULL)
    return NULL;
  document = zh_report_begin (request, zh_report_title_of_round (request, round, zh_tr (request->language, "Places of teams of solvers after round %d"), zh_trc (request->language, "document", "Places of teams of solvers")), ZH_REPORT_NO_RESULTS);
  table = zh_report_document_add_table (document);
  table->empty_text = g_strdup (zh_tr (request->language, "The entries do not say to which teams they belong."));
  add_teams (table, request, teams);
  rule = zh_team_plan_format (plan, request->language);
  zh_report_document_add_note (document, rule);
  zh_report_document_add_note (document, zh_tr (request->language, "Numbers in brackets do not count for the team."));
  zh_report_add_signatures (document, request);
  return document;
}
