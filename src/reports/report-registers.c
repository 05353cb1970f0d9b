/* The registers of incidents and of sanctions, and the chief arbiter's report that they feed. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "report-builders.h"
#include "report-cases.h"
#include "report-context.h"
#include "sanction-register.h"

/* How many of something. */
typedef struct
{
  char *name;
  int   count;
  int   sanctions;
} Tally;

static void
tally_clear (gpointer data)
{
  g_free (((Tally *) data)->name);
}

static void
count_in (GArray     *tallies,
          const char *name,
          gboolean    sanctioned)
{
  Tally added = { g_strdup (name), 1, sanctioned };

  for (guint i = 0; i < tallies->len; i++)
    {
      Tally *tally = &g_array_index (tallies, Tally, i);

      if (strcmp (tally->name, name) == 0)
        {
          tally->count++;
          tally->sanctions += sanctioned;
          g_free (added.name);
          return;
        }
    }
  g_array_append_val (tallies, added);
}

/* The most first, equal ones by name. */
static int
compare_tallies (gconstpointer a,
                 gconstpointer b)
{
  const Tally *first = a;
  const Tally *second = b;

  return first->count != second->count ? second->count - first->count : strcmp (first->name, second->name);
}

static void
add_tallies (ZhReportDocument *document,
             const char       *heading,
             const char       *column,
             GArray           *tallies)
{
  const ZhLanguage *language = document->language;
  ZhReportTable    *table;

  g_array_sort (tallies, compare_tallies);
  zh_report_document_add_heading (document, heading);
  table = zh_report_document_add_table (document);
  table->empty_text = g_strdup ("");
  zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_KEY, column, NULL);
  zh_report_table_add_column (table, ZH_COLUMN_NUMBER, ZH_COLUMN_PLAIN, zh_trc (language, "column", "Incidents"), NULL);
  zh_report_table_add_column (table, ZH_COLUMN_NUMBER, ZH_COLUMN_PLAIN, zh_trc (language, "column", "Sanctions"), NULL);
  for (guint i = 0; i < tallies->len; i++)
    {
      const Tally *tally = &g_array_index (tallies, Tally, i);

      zh_report_table_add_row (table);
      zh_report_table_set (table, 0, tally->name);
      zh_report_table_set_number (table, 1, tally->count);
      zh_report_table_set_number (table, 2, tally->sanctions);
    }
}

/* By player, and by article: a ruling may rest on several. */
static void
add_counts (ZhReportDocument      *document,
            const ZhReportRequest *request)
{
  g_autoptr (GArray) players = g_array_new (FALSE, FALSE, sizeof (Tally));
  g_autoptr (GArray) articles = g_array_new (FALSE, FALSE, sizeof (Tally));

  g_array_set_clear_func (players, tally_clear);
  g_array_set_clear_func (articles, tally_clear);
  for (guint i = 0; i < request->competition->incidents->len; i++)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (request->competition->incidents, i);
      gboolean                sanctioned = zh_incident_record_get_sanction (record) != NULL && zh_competition_find_annulment (request->competition, record->id) == NULL;
      g_auto (GStrv) parts = g_strsplit (record->articles, ";", -1);
      g_autofree char *name = NULL;

      if (record->tournament_id != request->tournament->id)
        continue;
      name = zh_report_dup_offender (request, record);
      count_in (players, *name != '\0' ? name : "–", sanctioned);
      for (char **part = parts; *part != NULL; part++)
        if (*g_strstrip (*part) != '\0')
          count_in (articles, *part, sanctioned);
    }
  add_tallies (document, zh_tr (request->language, "By player"), zh_trc (request->language, "column", "Name"), players);
  add_tallies (document, zh_tr (request->language, "By article"), zh_trc (request->language, "column", "Article"), articles);
}

ZhReportDocument *
zh_report_build_incidents (const ZhReportRequest *request,
                           GError               **error)
{
  ZhReportDocument *document = zh_report_begin (request, g_strdup (zh_trc (request->language, "document", "Register of incidents")), ZH_REPORT_NO_RESULTS);

  zh_report_add_incidents (document, request);
  if (zh_report_has_incidents (request))
    add_counts (document, request);
  zh_report_add_signatures (document, request);
  return document;
}

ZhReportDocument *
zh_report_build_sanctions (const ZhReportRequest *request,
                           GError               **error)
{
  ZhReportDocument *document = zh_report_begin (request, g_strdup (zh_trc (request->language, "document", "Register of sanctions")), ZH_REPORT_NO_RESULTS);

  zh_report_add_sanctions (document, request);
  zh_report_add_signatures (document, request);
  return document;
}

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
  int                 n_left = 0;
  int                 played = 0;
  int                 forfeits = 0;

  for (guint i = 0; i < tournament->entries->len; i++)
    n_left += ((const ZhEntry *) g_ptr_array_index (tournament->entries, i))->status != ZH_ENTRY_PLAYING;
  count_games (tournament, &played, &forfeits);
  zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_KEY, zh_trc (language, "column", "The event"), NULL);
  zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_BOLD, zh_trc (language, "column", "In figures"), NULL);
  add_fact (table, zh_tr (language, "Entries"), (int) tournament->entries->len);
  add_fact (table, zh_tr (language, "Withdrawn or expelled"), n_left);
  add_fact (table, zh_tr (language, "Rounds played"), (int) tournament->rounds->len);
  add_fact (table, zh_tr (language, "Games played"), played);
  add_fact (table, zh_tr (language, "Forfeits"), forfeits);
  add_fact (table, zh_tr (language, "Protests without a decision"), (int) zh_competition_count_open_protests (request->competition, tournament->id));
}

/* Russian order 988 30.2.1.6: breaches, who, when, where, witnesses, the decision; Ukrainian
 * chess rules IV.10.8.6, draughts rules IV.18.8.6. */
ZhReportDocument *
zh_report_build_arbiter_report (const ZhReportRequest *request,
                                GError               **error)
{
  const ZhLanguage *language = request->language;
  ZhReportDocument *document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Report of the chief arbiter")), (int) request->tournament->rounds->len);

  add_facts (document, request);
  zh_report_document_add_heading (document, zh_tr (language, "Incidents and rulings"));
  zh_report_add_incidents (document, request);
  zh_report_document_add_heading (document, zh_tr (language, "Sanctions in force"));
  zh_report_add_sanctions (document, request);
  zh_report_document_add_heading (document, zh_tr (language, "Protests"));
  zh_report_add_protests (document, request);
  zh_report_add_signatures (document, request);
  return document;
}
