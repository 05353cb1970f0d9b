/* What the informer judge hands out: the report on the tournament for the press (Ukrainian chess rules IV.10.12.4;
 * draughts IV.18.12.4), and the bulletin of a round (IV.10.12.1–3; IV.18.12.1–3). Neither names sanctions, disabilities
 * or dates of birth. */
#include "config.h"

#include "admission.h"
#include "event-standings.h"
#include "pairing-system.h"
#include "report-builders.h"
#include "report-context.h"
#include "report-forms.h"
#include "report-people.h"
#include "report-places.h"

#define N_FIRST 3
#define N_TABLE 10
#define N_CONTACT_LINES 2

static const ZhColumn wanted[] = { ZH_COL_TITLE, ZH_COL_NAME, ZH_COL_RATING, ZH_COL_FEDERATION, ZH_COL_REGION };

static void
add_event (ZhReportDocument      *document,
           const ZhReportRequest *request)
{
  const ZhLanguage      *language = request->language;
  const ZhTournament    *tournament = request->tournament;
  const ZhPairingSystem *system = zh_pairing_system_find (tournament->system);
  g_autofree char       *control = zh_report_format_time_control (tournament, language);
  g_autofree char       *rounds = g_strdup_printf ("%d", zh_tournament_count_paired_rounds (tournament));

  zh_report_document_add_field (document, zh_trc (language, "report", "Competition"), request->competition->title, NULL);
  zh_report_document_add_field (document, zh_trc (language, "report", "Place and days"), document->occasion, NULL);
  zh_report_document_add_field (document, zh_trc (language, "report", "Organiser"), request->competition->organiser, NULL);
  zh_report_document_add_field (document, zh_trc (language, "report", "Discipline"), zh_report_get_discipline (tournament, language), NULL);
  zh_report_document_add_field (document, zh_trc (language, "report", "Pairing system"),
                                system != NULL ? zh_trc (language, "pairing system", system->name) : zh_system_to_string (tournament->system), NULL);
  zh_report_document_add_field (document, zh_trc (language, "report", "Rounds"), rounds, NULL);
  zh_report_document_add_field (document, zh_trc (language, "report", "Time control"), control, NULL);
}

/* Participants */

/* %NULL of a team, and of whoever has not come. */
static const ZhPerson *
get_player (const ZhTournament *tournament,
            guint               index)
{
  const ZhMember *member = tournament->members->len > 0 ? g_ptr_array_index (tournament->members, index) : NULL;
  const ZhEntry  *entry = member != NULL ? zh_tournament_find_entry (tournament, member->entry_id) : g_ptr_array_index (tournament->entries, index);

  if (entry != NULL && zh_tournament_is_absent (tournament, entry))
    return NULL;
  return member != NULL ? member->person : entry->person;
}

static guint
count_players (const ZhTournament *tournament)
{
  return tournament->members->len > 0 ? tournament->members->len : tournament->entries->len;
}

/* "МС – 14, КМС – 20", by number, equal ones by name. */
static char *
count_values (const ZhReportRequest *request,
              const char *(*get_value) (const ZhPerson *person, const ZhLanguage *language))
{
  g_autoptr (GHashTable) counts = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GList) keys = NULL;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < count_players (request->tournament); i++)
    {
      const ZhPerson *person = get_player (request->tournament, i);
      const char     *value = person != NULL ? get_value (person, request->language) : "";

      if (*value != '\0')
        g_hash_table_insert (counts, (gpointer) value, GINT_TO_POINTER (GPOINTER_TO_INT (g_hash_table_lookup (counts, value)) + 1));
    }
  keys = g_list_sort (g_hash_table_get_keys (counts), (GCompareFunc) (GCallback) g_strcmp0);
  for (const GList *each = keys; each != NULL; each = each->next)
    g_string_append_printf (text, "%s%s – %d", text->len > 0 ? ", " : "", (const char *) each->data, GPOINTER_TO_INT (g_hash_table_lookup (counts, each->data)));
  return g_string_free (text, FALSE);
}

static const char *
get_region (const ZhPerson   *person,
            const ZhLanguage *language)
{
  return *person->region != '\0' ? person->region : person->federation;
}

static const char *
get_title (const ZhPerson   *person,
           const ZhLanguage *language)
{
  return *person->title != '\0' ? zh_report_get_title_in (person, language) : person->category;
}

static void
add_participants (ZhReportDocument      *document,
                  const ZhReportRequest *request)
{
  const ZhLanguage *language = request->language;
  g_autofree char  *number = g_strdup_printf ("%u", zh_tournament_count_present (request->tournament));
  g_autofree char  *regions = count_values (request, get_region);
  g_autofree char  *titles = count_values (request, get_title);

  zh_report_document_add_field (document, zh_trc (language, "press report", "Participants"), number, NULL);
  zh_report_document_add_field (document, zh_trc (language, "press report", "Regions"), regions, NULL);
  zh_report_document_add_field (document, zh_trc (language, "press report", "Titles and categories"), titles, NULL);
}

/* Places */

static void
add_places (ZhReportDocument      *document,
            const ZhReportRequest *request,
            int                    round,
            const char            *heading,
            int                    limit)
{
  const ZhLanguage *language = request->language;
  g_autoptr (ZhStandings) standings = zh_event_standings_new (request->tournament, round, NULL);
  g_autoptr (ZhPersonColumns) people = NULL;
  ZhReportTable *table;
  guint          points;

  if (standings == NULL)
    return;
  zh_report_document_add_heading (document, heading);
  table = zh_report_document_add_table (document);
  zh_report_table_add (table, ZH_COL_PLACE, ZH_COLUMN_KEY | ZH_COLUMN_BOLD, language);
  people = zh_person_columns_new (table, request, wanted, G_N_ELEMENTS (wanted));
  points = zh_report_add_value_columns (table, standings, language);
  for (int i = 0; i < zh_standings_get_n_rows (standings); i++)
    {
      const ZhStanding *standing = zh_standings_get_row (standings, i);

      if (standing->place == 0 || standing->place > limit)
        continue;
      zh_report_table_add_row (table);
      zh_report_take_place (table, 0, standing);
      zh_person_columns_fill (people, table, standing->entry);
      zh_report_fill_values (table, points, standings, standing->entry, language);
    }
}

/* Who led after a round, all that shared the first place. */
static char *
dup_leaders (const ZhReportRequest *request,
             int                    round,
             char                 **points)
{
  g_autoptr (ZhStandings) standings = zh_event_standings_new (request->tournament, round, NULL);
  g_autoptr (GString) names = g_string_new (NULL);
  ZhPoints best = 0;

  for (int i = 0; standings != NULL && i < zh_standings_get_n_rows (standings); i++)
    best = MAX (best, zh_standings_get_row (standings, i)->points);
  for (int i = 0; standings != NULL && i < zh_standings_get_n_rows (standings); i++)
    {
      const ZhStanding *row = zh_standings_get_row (standings, i);
      g_autofree char  *name = NULL;

      if (row->points != best || row->place == 0)
        continue;
      name = zh_report_dup_name (g_ptr_array_index (request->tournament->entries, (guint) row->entry), request->language);
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", name);
    }
  *points = zh_points_format_half (best, request->language);
  return g_string_free (g_steal_pointer (&names), FALSE);
}

static void
add_course (ZhReportDocument      *document,
            const ZhReportRequest *request,
            int                    last)
{
  const ZhLanguage *language = request->language;
  ZhReportTable    *table;

  if (last < 2)
    return;
  zh_report_document_add_heading (document, zh_tr (language, "Leaders after each round"));
  table = zh_report_document_add_table (document);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_ROUND, ZH_COLUMN_BOLD }, { ZH_COL_NAME }, { ZH_COL_POINTS });
  for (int round = 1; round <= last; round++)
    {
      g_autofree char *points = NULL;
      char            *names = dup_leaders (request, round, &points);

      zh_report_table_add_row (table);
      zh_report_table_set_number (table, 0, round);
      zh_report_table_take (table, 1, names, NULL);
      zh_report_table_set (table, 2, points);
    }
}

ZhReportDocument *
zh_report_build_press_report (const ZhReportRequest *request,
                              GError               **error)
{
  const ZhLanguage *language = request->language;
  int               round = zh_report_get_standings_round (request, error);
  ZhReportDocument *document;
  g_autofree char  *informer = zh_report_format_official (zh_competition_find_official (request->competition, "informer"), language);

  if (round < 0)
    return NULL;
  document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Report on the tournament for the press")), round);
  add_event (document, request);
  add_participants (document, request);
  add_places (document, request, round, zh_tr (language, "First places"), N_FIRST);
  add_course (document, request, round);
  add_places (document, request, round, zh_tr (language, "Head of the table"), N_TABLE);
  zh_report_add_writing_lines (document, zh_trc (language, "press report", "Games worth a look"), 2);
  zh_report_add_writing_lines (document, zh_trc (language, "press report", "Next event of the winners"), 1);
  zh_report_add_writing_lines (document, zh_trc (language, "press report", "Contact"), N_CONTACT_LINES);
  zh_report_document_add_signature (document, zh_trc (language, "under a document", "Informer judge"), informer);
  return document;
}

/* The bulletin */

/* What another builder says of a round; nothing where it refuses. */
static void
take (ZhReportDocument      *document,
      const ZhReportRequest *request,
      int                    round,
      ZhReportBuild         *build,
      const char            *heading)
{
  ZhReportRequest   of_round = *request;
  ZhReportDocument *other;

  of_round.round = round;
  other = build (&of_round, NULL);
  if (other != NULL && !zh_report_document_is_empty (other))
    zh_report_document_take_blocks (document, other, heading);
  else
    zh_report_document_free (other);
}

ZhReportDocument *
zh_report_build_bulletin (const ZhReportRequest *request,
                          GError               **error)
{
  const ZhLanguage *language = request->language;
  const ZhRound    *round = zh_report_find_round (request, error);
  g_autofree char  *results = NULL;
  g_autofree char  *next = NULL;
  ZhReportDocument *document;

  if (round == NULL)
    return NULL;
  results = g_strdup_printf (zh_tr (language, "Results of round %d"), round->number);
  next = g_strdup_printf (zh_tr (language, "Pairings of round %d"), round->number + 1);
  document = zh_report_begin (request, g_strdup_printf (zh_tr (language, "Bulletin No. %d"), round->number), round->number);
  take (document, request, round->number, zh_report_build_results, results);
  take (document, request, round->number, zh_report_build_standings, zh_trc (language, "document", "Standings"));
  if (zh_tournament_find_round (request->tournament, round->number + 1) != NULL)
    take (document, request, round->number + 1, zh_report_build_pairings, next);
  take (document, request, round->number, zh_report_build_scores, zh_trc (language, "document", "Games with their moves"));
  return document;
}
