/* The chief arbiter's report: what was played, who judged, who won, what happened and what was
 * decided. */
#include "config.h"

#include "admission.h"
#include "event-standings.h"
#include "pairing-system.h"
#include "report-additions.h"
#include "report-builders.h"
#include "report-by-hand.h"
#include "report-cases.h"
#include "report-forms.h"
#include "report-people.h"
#include "report-places.h"
#include "ruleset-edition.h"

#define N_WINNERS 3
#define N_REMARK_LINES 4

/* Games of the tournament by what became of them. */
static void
count_games (const ZhTournament *tournament,
             int                *played,
             int                *forfeits)
{
  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i);

      for (guint k = 0; k < round->pairings->len; k++)
        {
          const ZhPairing *pairing = g_ptr_array_index (round->pairings, k);

          for (int game = 0; game < pairing->n_games; game++)
            if (zh_result_is_set (pairing->games[game].result))
              *(pairing->games[game].result.played ? played : forfeits) += 1;
        }
    }
}

/* A round that is paired is not played yet. */
static int
count_played_rounds (const ZhTournament *tournament)
{
  int n = 0;

  for (guint i = 0; i < tournament->rounds->len; i++)
    n += zh_round_count_open (g_ptr_array_index (tournament->rounds, i)) == 0;
  return n;
}

static void
add_fact (ZhReportTable *table,
          const char    *name,
          int            number)
{
  zh_report_table_add_row (table);
  zh_report_table_set (table, 0, name);
  zh_report_table_take (table, 1, g_strdup_printf ("%d", number), NULL);
}

static void
add_facts (ZhReportDocument      *document,
           const ZhReportRequest *request)
{
  const ZhLanguage   *language = request->language;
  const ZhTournament *tournament = request->tournament;
  ZhReportTable      *table = zh_report_document_add_table (document);
  int                 n_absent = 0;
  int                 n_left = 0;
  int                 played = 0;
  int                 forfeits = 0;

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      n_left += entry->status != ZH_ENTRY_PLAYING;
      n_absent += zh_tournament_is_absent (tournament, entry);
    }
  count_games (tournament, &played, &forfeits);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_THE_EVENT, ZH_COLUMN_KEY },
                     { ZH_COL_FIGURES, ZH_COLUMN_BOLD });
  if (zh_tournament_is_team (tournament))
    {
      add_fact (table, zh_trc (language, "report", "Teams"), (int) tournament->entries->len);
      add_fact (table, zh_tr (language, "Players of the teams"), (int) tournament->members->len);
    }
  else
    {
      add_fact (table, zh_tr (language, "Entries"), (int) tournament->entries->len);
    }
  if (n_absent > 0)
    add_fact (table, zh_trc (language, "report", "Have not come"), n_absent);
  add_fact (table, zh_tr (language, "Withdrawn or expelled"), n_left - n_absent);
  add_fact (table, zh_tr (language, "Rounds played"), count_played_rounds (tournament));
  add_fact (table, zh_tr (language, "Games played"), played);
  add_fact (table, zh_tr (language, "Forfeits"), forfeits);
  add_fact (table, zh_tr (language, "Protests without a decision"), (int) zh_competition_count_open_protests (request->competition, tournament->id));
}

static void
add_event (ZhReportDocument      *document,
           const ZhReportRequest *request)
{
  const ZhLanguage      *language = request->language;
  const ZhTournament    *tournament = request->tournament;
  const ZhPairingSystem *system = zh_pairing_system_find (tournament->system);
  g_autofree char       *control = zh_report_format_time_control (tournament, language);
  g_autofree char       *edition = zh_ruleset_dup_edition_notice (request->competition->ruleset, request->competition->ruleset_digest, language);

  zh_report_document_add_field (document, zh_trc (language, "report", "Competition"), request->competition->title, NULL);
  zh_report_document_add_field (document, zh_trc (language, "report", "Tournament"), tournament->name, NULL);
  zh_report_document_add_field (document, zh_trc (language, "report", "Place and days"), document->occasion, NULL);
  zh_report_document_add_field (document, zh_trc (language, "report", "Organiser"), request->competition->organiser, NULL);
  zh_report_document_add_field (document, zh_trc (language, "report", "Rules"),
                                request->ruleset != NULL ? zh_ruleset_get_title (request->ruleset, language) : "", NULL);
  if (edition != NULL)
    zh_report_document_add_field (document, zh_trc (language, "report", "Edition"), edition, NULL);
  zh_report_document_add_field (document, zh_trc (language, "report", "Discipline"), zh_report_get_discipline (tournament, language), NULL);
  if (tournament->play == ZH_PLAY_ONLINE)
    zh_report_document_add_field (document, zh_trc (language, "report", "Kind of play"), zh_trc (language, "setting value", "Over the internet"), NULL);
  zh_report_document_add_field (document, zh_trc (language, "report", "Pairing system"),
                                system != NULL ? zh_trc (language, "pairing system", system->name) : zh_system_to_string (tournament->system), NULL);
  zh_report_document_add_field (document, zh_trc (language, "report", "Time control"), control, NULL);
}

static void
add_winners (ZhReportDocument      *document,
             const ZhReportRequest *request)
{
  static const ZhColumn wanted[] = { ZH_COL_START_NUMBER, ZH_COL_FULL_NAME, ZH_COL_CATEGORY, ZH_COL_REGION };
  const ZhLanguage     *language = request->language;
  g_autoptr (ZhStandings) standings = zh_event_standings_new (request->tournament, zh_tournament_count_paired_rounds (request->tournament), NULL);
  g_autoptr (ZhPersonColumns) people = NULL;
  ZhReportTable *table;
  guint          points;

  if (standings == NULL || request->tournament->rounds->len == 0)
    return;
  zh_report_document_add_heading (document, zh_tr (language, "First places"));
  table = zh_report_document_add_table (document);
  zh_report_table_add (table, ZH_COL_PLACE, ZH_COLUMN_KEY | ZH_COLUMN_BOLD, language);
  people = zh_person_columns_new (table, request, wanted, G_N_ELEMENTS (wanted));
  people->marked_after = zh_standings_get_history (standings)->n_rounds;
  points = zh_report_add_value_columns (table, standings, language);
  for (int i = 0; i < zh_standings_get_n_rows (standings); i++)
    {
      const ZhStanding *standing = zh_standings_get_row (standings, i);

      if (standing->place == 0 || standing->place > N_WINNERS)
        continue;
      zh_report_table_add_row (table);
      zh_report_take_place (table, 0, standing);
      zh_person_columns_fill (people, table, standing->entry);
      zh_report_fill_values (table, points, standings, standing->entry, language);
    }
}

/* Russian order 988 30.2.1.6: breaches, who, when, where, witnesses, the decision; Ukrainian
 * chess rules IV.10.8.6, draughts rules IV.18.8.6. */
ZhReportDocument *
zh_report_build_arbiter_report (const ZhReportRequest *request,
                                GError               **error)
{
  const ZhLanguage *language = request->language;
  ZhReportDocument *document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Report of the chief arbiter")), (int) request->tournament->rounds->len);

  add_event (document, request);
  add_facts (document, request);
  zh_report_document_add_heading (document, zh_tr (language, "Officials"));
  zh_report_add_officials (document, request);
  add_winners (document, request);
  zh_report_document_add_heading (document, zh_tr (language, "Incidents and rulings"));
  zh_report_add_incidents (document, request);
  zh_report_add_offenders (document, request);
  zh_report_document_add_heading (document, zh_tr (language, "Sanctions in force"));
  zh_report_add_sanctions (document, request);
  zh_report_document_add_heading (document, zh_tr (language, "Protests"));
  zh_report_add_protests (document, request);
  zh_report_add_changed_rules (document, request);
  zh_report_add_additions (document, request);
  zh_report_add_by_hand (document, request);
  zh_report_document_add_heading (document, zh_tr (language, "Remarks and documents enclosed"));
  zh_report_add_writing_lines (document, "", N_REMARK_LINES);
  zh_report_add_signatures (document, request);
  return document;
}
