/* The report of a tournament, FIDE's form IT3: what was played, by whom, under whose eyes. */
#include "config.h"

#include <string.h>

#include "fide-forms.h"
#include "official-roles.h"
#include "pairing-system.h"
#include "report-builders.h"
#include "report-forms.h"
#include "settings.h"
#include "team-players.h"

#define N_REMARK_LINES 4
#define DAY_LENGTH 10

/* One row of the table: everybody with a title, the rated or the unrated. */
typedef struct
{
  const char *label;
  const char *title;
  gboolean    is_rated;
} Row;

/* How many rounds were played on each day, in order: "1-1-2"; "" where a start is not planned. */
static char *
format_rounds_a_day (const ZhTournament *tournament)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *day = "";
  int         n = 0;

  for (guint i = 0; i <= tournament->rounds->len; i++)
    {
      const char *start = i < tournament->rounds->len ? ((const ZhRound *) g_ptr_array_index (tournament->rounds, i))->start : "";

      if (n > 0 && strncmp (start, day, DAY_LENGTH) != 0)
        {
          g_string_append_printf (text, "%s%d", text->len > 0 ? "-" : "", n);
          n = 0;
        }
      if (*start == '\0' && i < tournament->rounds->len)
        return g_strdup ("");
      day = start;
      n++;
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_play (ZhReportDocument      *document,
          const ZhReportRequest *request)
{
  const ZhLanguage      *language = request->language;
  const ZhTournament    *tournament = request->tournament;
  const ZhPairingSystem *system = zh_pairing_system_find (tournament->system);
  const ZhSetting       *acceleration = zh_setting_find ("acceleration");
  const char            *kind = zh_tournament_is_team (tournament) ? zh_trc (language, "FIDE form", "of teams") : zh_trc (language, "FIDE form", "individual");
  const char            *chosen = zh_tournament_get_option (tournament, "acceleration");
  g_autofree char       *days = format_rounds_a_day (tournament);
  g_autofree char       *rounds = g_strdup_printf ("%d\t%s", (int) tournament->rounds->len, days);
  g_autofree char       *accelerated = zh_setting_format_value (acceleration, chosen != NULL ? chosen : acceleration->usual, language);
  g_autofree char       *how = g_strdup_printf ("%s\t%s", zh_report_get_discipline (tournament, language), kind);

  zh_report_document_add_field (document, zh_trc (language, "FIDE form", "Rounds\tRounds of each day"), rounds, NULL);
  zh_report_document_add_field (document, zh_trc (language, "FIDE form", "What is played\tIndividual or of teams"), how, NULL);
  zh_report_document_add_field (document, zh_trc (language, "FIDE form", "System"), zh_trc (language, "pairing system", system->name), NULL);
  zh_report_document_add_field (document, zh_trc (language, "FIDE form", "Acceleration"), accelerated, NULL);
  zh_report_document_add_field (document, zh_trc (language, "FIDE form", "Paired by"), document->program, NULL);
}

static void
add_organiser (ZhReportDocument      *document,
               const ZhReportRequest *request)
{
  const ZhLanguage    *language = request->language;
  const ZhCompetition *competition = request->competition;
  g_autofree char     *organiser = zh_fide_form_dup_text (competition->organiser, language);
  g_autofree char     *reached = g_strdup_printf ("%s\t%s", competition->organiser_id, competition->organiser_email);

  zh_report_document_add_field (document, zh_trc (language, "FIDE form", "Organiser"), organiser, NULL);
  zh_report_document_add_field (document, zh_trc (language, "FIDE form", "FIDE ID of the organiser\tE-mail"), reached, NULL);
}

static gboolean
is_of_row (const Row      *row,
           const ZhPerson *person)
{
  if (row->title != NULL)
    return strcmp (person->title, row->title) == 0;
  return (person->rating > 0) == row->is_rated;
}

static void
add_count (ZhReportTable       *table,
           const Row           *row,
           const ZhTournament  *players,
           const ZhCompetition *competition)
{
  g_autoptr (GHashTable) federations = g_hash_table_new (g_str_hash, g_str_equal);
  int n = 0;
  int n_host = 0;

  for (guint i = 0; i < players->entries->len; i++)
    {
      const ZhPerson *person = ((const ZhEntry *) g_ptr_array_index (players->entries, i))->person;
      const char     *federation = *person->federation != '\0' ? person->federation : competition->federation;

      if (!is_of_row (row, person))
        continue;
      n++;
      n_host += strcmp (federation, competition->federation) == 0 ? 1 : 0;
      g_hash_table_add (federations, (char *) federation);
    }
  zh_report_table_add_row (table);
  zh_report_table_set (table, 0, row->label);
  zh_report_table_take (table, 1, g_strdup_printf ("%d", n), NULL);
  zh_report_table_take (table, 2, g_strdup_printf ("%u", g_hash_table_size (federations)), NULL);
  zh_report_table_take (table, 3, g_strdup_printf ("%d", n_host), NULL);
  zh_report_table_take (table, 4, g_strdup_printf ("%d", n - n_host), NULL);
}

static void
add_counts (ZhReportDocument      *document,
            const ZhReportRequest *request)
{
  const ZhLanguage *language = request->language;
  const Row         rows[] = {
            { zh_trc (language, "FIDE form", "Rated"), NULL, TRUE },
            { "GM", "GM", FALSE },
            { "IM", "IM", FALSE },
            { "FM", "FM", FALSE },
            { zh_trc (language, "FIDE form", "Unrated"), NULL, FALSE },
            { "WGM", "WGM", FALSE },
            { "WIM", "WIM", FALSE },
            { "WFM", "WFM", FALSE },
  };
  g_autoptr (ZhTournament) players = zh_tournament_is_team (request->tournament) ? zh_tournament_new_of_players (request->tournament)
                                                                                 : zh_tournament_ref ((ZhTournament *) request->tournament);
  ZhReportTable *table = zh_report_document_add_table (document);

  zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_KEY, zh_trc (language, "FIDE form", "Players"), NULL);
  zh_report_table_add_column (table, ZH_COLUMN_NUMBER, ZH_COLUMN_BOLD, zh_trc (language, "FIDE form", "Total"), NULL);
  zh_report_table_add_column (table, ZH_COLUMN_NUMBER, ZH_COLUMN_PLAIN, zh_trc (language, "FIDE form", "Federations"), NULL);
  zh_report_table_add_column (table, ZH_COLUMN_NUMBER, ZH_COLUMN_PLAIN, zh_trc (language, "FIDE form", "Of the host"), NULL);
  zh_report_table_add_column (table, ZH_COLUMN_NUMBER, ZH_COLUMN_PLAIN, zh_trc (language, "FIDE form", "Foreign"), NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    add_count (table, &rows[i], players, request->competition);
}

/* Every arbiter who is named, with his number. */
static void
add_arbiters (ZhReportDocument      *document,
              const ZhReportRequest *request)
{
  const ZhLanguage *language = request->language;
  const ZhOfficial *chief = zh_competition_find_official (request->competition, "chief-arbiter");
  ZhReportTable    *table;

  zh_report_document_add_field (document, zh_trc (language, "FIDE form", "E-mail of the chief arbiter"), chief->email, NULL);
  table = zh_fide_form_add_arbiter_table (document);

  for (guint i = 0; i < request->competition->officials->len; i++)
    {
      const ZhOfficial *official = g_ptr_array_index (request->competition->officials, i);

      if (!zh_fide_form_is_arbiter (official))
        continue;
      zh_report_table_add_row (table);
      zh_report_table_set (table, 0, zh_official_role_format (official->role, language));
      zh_report_table_take (table, 1, zh_fide_form_dup_text (official->name, language), NULL);
      zh_report_table_set (table, 2, official->title);
      zh_report_table_set (table, 3, official->fide_id);
    }
}

ZhReportDocument *
zh_report_build_fide_report (const ZhReportRequest *request,
                             GError               **error)
{
  const ZhLanguage *language = request->language;
  ZhReportDocument *document;

  if (!zh_fide_form_check_officials (request, ZH_FIDE_FORM_ARBITERS, error))
    return NULL;
  document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Tournament report (IT3)")), (int) request->tournament->rounds->len);
  document->orientation = ZH_ORIENTATION_PORTRAIT;
  zh_fide_form_add_event (document, request);
  add_organiser (document, request);
  add_play (document, request);
  add_counts (document, request);
  add_arbiters (document, request);
  zh_report_add_writing_lines (document, zh_trc (language, "FIDE form", "Remarks"), N_REMARK_LINES);
  zh_fide_form_sign (document, zh_trc (language, "under a document", "Chief arbiter"), language);
  return document;
}
