/* Norms of arbiters, FIDE's forms FA1 and IA1: a sheet for each arbiter of the event who may still need one. What
 * the regulations of arbiters ask of an event (B.06.1) is not judged here: the sheet says what the event was.
 */
#include "config.h"

#include <string.h>

#include "fide-forms.h"
#include "official-roles.h"
#include "pairing-system.h"
#include "report-builders.h"
#include "report-forms.h"
#include "team-players.h"

/* Whether the arbiter needs a norm for the title: one for a FIDE arbiter who has none yet, one for an international
 * arbiter who is a FIDE arbiter. */
static gboolean
needs_norm (const ZhOfficial *official,
            const char       *title)
{
  gboolean is_fide = strcmp (official->title, "FA") == 0;

  if (!zh_fide_form_is_arbiter (official) || strcmp (official->title, "IA") == 0)
    return FALSE;
  return is_fide == (strcmp (title, "IA") == 0);
}

static void
add_players (ZhReportDocument      *document,
             const ZhReportRequest *request)
{
  g_autoptr (ZhTournament) players = zh_tournament_is_team (request->tournament) ? zh_tournament_new_of_players (request->tournament)
                                                                                 : zh_tournament_ref ((ZhTournament *) request->tournament);
  g_autoptr (GHashTable) federations = g_hash_table_new (g_str_hash, g_str_equal);
  int              titles[ZH_FIDE_FORM_TITLES] = { 0 };
  int              n_rated = 0;
  g_autofree char *counts = NULL;

  for (guint i = 0; i < players->entries->len; i++)
    {
      const ZhPerson *person = ((const ZhEntry *) g_ptr_array_index (players->entries, i))->person;

      n_rated += person->rating > 0 ? 1 : 0;
      zh_fide_form_count_title (titles, person->title);
      g_hash_table_add (federations, *person->federation != '\0' ? person->federation : request->competition->federation);
    }
  counts = g_strdup_printf ("%u\t%d\t%u\t%d", players->entries->len, n_rated, g_hash_table_size (federations), titles[0]);
  zh_report_document_add_field (document, zh_trc (request->language, "FIDE form", "Players\tRated\tFederations\tTitled"), counts, NULL);
}

static void
add_sheet (ZhReportDocument      *document,
           const ZhReportRequest *request,
           const ZhOfficial      *official,
           const char            *title)
{
  const ZhLanguage      *language = request->language;
  const ZhPairingSystem *system = zh_pairing_system_find (request->tournament->system);
  g_autofree char       *facts = g_strdup_printf ("%s\t%s", official->fide_id, official->federation);
  g_autofree char       *rounds = g_strdup_printf ("%d", (int) request->tournament->rounds->len);

  zh_report_document_add_field (document, zh_trc (language, "FIDE form", "Norm for the title"), title, NULL);
  zh_fide_form_add_person (document, zh_trc (language, "FIDE form", "Arbiter"), official->name);
  zh_report_document_add_field (document, zh_trc (language, "FIDE form", "FIDE ID\tFederation"), facts, NULL);
  zh_report_document_add_field (document, zh_trc (language, "FIDE form", "Served as"), zh_official_role_format (official->role, language), NULL);
  zh_fide_form_add_event (document, request);
  zh_report_document_add_field (document, zh_trc (language, "FIDE form", "System"), zh_trc (language, "pairing system", system->name), NULL);
  zh_report_document_add_field (document, zh_trc (language, "FIDE form", "Rounds"), rounds, NULL);
  add_players (document, request);
  zh_fide_form_add_chief (document, request);
  zh_fide_form_sign (document, zh_trc (language, "under a document", "Chief arbiter"), language);
  zh_report_document_add_field (document, zh_trc (language, "FIDE form", "Federation that certifies"), "", NULL);
  zh_report_document_add_field (document, zh_trc (language, "FIDE form", "Official\tPosition"), "\t", NULL);
  zh_fide_form_sign (document, zh_trc (language, "FIDE form", "For the federation"), language);
}

static ZhReportDocument *
build (const ZhReportRequest *request,
       const char            *heading,
       const char            *title,
       GError               **error)
{
  ZhReportDocument *document;
  int               n = 0;

  if (!zh_fide_form_check_officials (request, ZH_FIDE_FORM_ARBITERS, error))
    return NULL;
  document = zh_report_begin (request, g_strdup (heading), (int) request->tournament->rounds->len);
  document->orientation = ZH_ORIENTATION_PORTRAIT;
  for (guint i = 0; i < request->competition->officials->len; i++)
    {
      const ZhOfficial *official = g_ptr_array_index (request->competition->officials, i);

      if (!needs_norm (official, title))
        continue;
      if (n++ > 0)
        zh_report_document_add_page_break (document);
      add_sheet (document, request, official, title);
    }
  if (n == 0)
    zh_fide_form_add_arbiter_table (document)->empty_text = g_strdup (zh_tr (request->language, "No arbiter of the event needs this norm."));
  return document;
}

ZhReportDocument *
zh_report_build_fide_arbiter_norm (const ZhReportRequest *request,
                                   GError               **error)
{
  return build (request, zh_trc (request->language, "document", "Norm of a FIDE arbiter (FA1)"), "FA", error);
}

ZhReportDocument *
zh_report_build_international_arbiter_norm (const ZhReportRequest *request,
                                            GError               **error)
{
  return build (request, zh_trc (request->language, "document", "Norm of an international arbiter (IA1)"), "IA", error);
}
