/* Standings inside groups: women, age groups, the event’s own, classes of disability, regions; places are counted in the
 * group, the order is that of the whole tournament. */
#include "config.h"

#include <string.h>

#include "event-groups.h"
#include "report-builders.h"
#include "report-places.h"

static const ZhColumn wanted[] = {
  ZH_COL_START_NUMBER, ZH_COL_TITLE, ZH_COL_NAME, ZH_COL_CATEGORY, ZH_COL_RATING, ZH_COL_BIRTH_YEAR, ZH_COL_REGION
};

typedef struct
{
  const ZhReportRequest *request;
  const ZhStandings     *standings;
  ZhReportTable         *table;
  ZhPersonColumns       *people;
  guint                  values;
} GroupList;

static void
add_group (GroupList          *list,
           const ZhNamedGroup *named)
{
  g_autoptr (GArray) rows = zh_standings_select (list->standings, zh_group_filter, named->group);

  if (rows->len == 0)
    return;

  zh_report_table_add_heading (list->table, named->title);
  for (guint i = 0; i < rows->len; i++)
    {
      const ZhGroupRow *row = &g_array_index (rows, ZhGroupRow, i);
      const ZhStanding *standing = zh_standings_get_row (list->standings, row->row);
      ZhStanding        in_group = *standing;

      in_group.place = row->place;
      in_group.last_place = row->last_place;
      zh_report_table_add_row (list->table);
      zh_report_take_place (list->table, 0, &in_group);
      zh_report_take_place (list->table, 1, standing);
      zh_person_columns_fill (list->people, list->table, standing->entry);
      zh_report_fill_values (list->table, list->values, list->standings, standing->entry, list->request->language);
    }
}

/* Men alone are not asked for: theirs is nearly the whole table. */
static gboolean
add_grouping (GroupList *list,
              ZhGrouping grouping,
              GError   **error)
{
  const ZhReportRequest *request = list->request;
  g_autoptr (GPtrArray) groups = zh_grouping_list (grouping, request->competition, request->tournament, request->ruleset, request->language, error);

  if (groups == NULL)
    return FALSE;
  for (guint i = 0; i < groups->len; i++)
    {
      const ZhNamedGroup *named = g_ptr_array_index (groups, i);

      if (grouping != ZH_GROUPING_SEX || strcmp (named->group->value, "w") == 0)
        add_group (list, named);
    }
  return TRUE;
}

static gboolean
add_groupings (GroupList *list,
               GError   **error)
{
  static const ZhGrouping printed[] = { ZH_GROUPING_SEX, ZH_GROUPING_AGE, ZH_GROUPING_OWN, ZH_GROUPING_DISABILITY, ZH_GROUPING_REGION };

  for (gsize i = 0; i < G_N_ELEMENTS (printed); i++)
    if (!add_grouping (list, printed[i], error))
      return FALSE;
  return TRUE;
}

ZhReportDocument *
zh_report_build_groups (const ZhReportRequest *request,
                        GError               **error)
{
  const ZhLanguage *language = request->language;
  int               round = zh_report_get_standings_round (request, error);
  g_autoptr (ZhStandings) standings = NULL;
  g_autoptr (ZhPersonColumns) people = NULL;
  ZhReportDocument *document;
  GroupList         list = { .request = request };

  if (round < 0)
    return NULL;
  standings = zh_event_standings_new (request->tournament, round, error);
  if (standings == NULL)
    return NULL;

  document = zh_report_begin (request, g_strdup_printf (zh_tr (language, "Places in groups after round %d"), round), round);
  list.standings = standings;
  list.table = zh_report_document_add_table (document);
  list.table->empty_text = g_strdup (zh_tr (language, "The entries do not say to which groups they belong."));
  ZH_REPORT_COLUMNS (list.table, language, { ZH_COL_PLACE, ZH_COLUMN_KEY | ZH_COLUMN_BOLD },
                     { ZH_COL_OVERALL_PLACE, ZH_COLUMN_KEY | ZH_COLUMN_MUTED });
  list.people = people = zh_person_columns_new (list.table, request, wanted, G_N_ELEMENTS (wanted));
  people->marked_after = zh_standings_get_history (standings)->n_rounds;
  list.values = zh_report_add_value_columns (list.table, standings, language);

  if (!add_groupings (&list, error))
    {
      zh_report_document_free (document);
      return NULL;
    }
  zh_report_add_tiebreak_names (document, standings);
  zh_report_add_signatures (document, request);
  return document;
}
