/* Notices of refusal, a sheet for each applicant who was refused: ground and article, who bears the cost of coming, and to whom
 * a protest goes (order 988, 29.5, 29.6, 61.2; Ukrainian chess rules IV.9.1.5; draughts IV.17.1.5). */
#include "config.h"

#include <string.h>

#include "gone-applicant.h"
#include "official-roles.h"
#include "report-builders.h"
#include "report-forms.h"

#define CHAIR "admission-chair"

/* What the rules say of a refusal, each with its article. */
static void
add_consequences (ZhReportDocument      *document,
                  const ZhReportRequest *request)
{
  const ZhLanguage *language = request->language;
  const char       *article = "";
  const char       *to = "";
  gboolean          is_said = FALSE;

  if (zh_ruleset_get_boolean (request->ruleset, "admission.refusal-costs", &is_said, &article) && is_said)
    {
      g_autofree char *costs = g_strdup_printf (zh_tr (language, "The cost of coming is borne by the athlete, the coach or the organisation that sent them [%s]."), article);

      zh_report_document_add_note (document, costs);
    }
  if (zh_ruleset_get_string (request->ruleset, "admission.protest-to", &to, &article))
    {
      g_autofree char *protest = g_strdup_printf (strcmp (to, "federation") == 0 ? zh_tr (language, "A dispute goes to the competent bodies of the federation [%s].")
                                                                                 : zh_tr (language, "A protest is handed in to the chief arbiter, in writing [%s]."),
                                                  article);

      zh_report_document_add_note (document, protest);
    }
  else
    zh_report_document_add_note (document, zh_tr (language, "The rules of the event name nobody to whom a protest would go."));
}

static void
add_decision (ZhReportDocument      *document,
              const ZhReportRequest *request,
              const ZhAdmission     *admission)
{
  const ZhLanguage *language = request->language;
  const ZhSitting  *sitting = zh_tournament_find_session (request->tournament, admission->session_id);
  g_autofree char  *opened = zh_report_format_start (sitting != NULL ? sitting->opened : "", language);
  g_autofree char  *session = sitting != NULL ? g_strdup_printf ("%d\t%s", sitting->number, opened) : g_strdup ("\t");

  zh_report_document_add_field (document, zh_trc (language, "notice of refusal", "Protocol No.\tSession of the commission"), session, NULL);
  zh_report_document_add_field (document, zh_trc (language, "notice of refusal", "Decision"), zh_trc (language, "notice of refusal", "not admitted to the competition"), NULL);
  zh_report_document_add_field (document, zh_trc (language, "notice of refusal", "Ground"), admission->ground, NULL);
  zh_report_document_add_field (document, zh_trc (language, "notice of refusal", "Article"), admission->article, NULL);
}

/* Who was refused, as the file has him or as the decision on him keeps him. */
typedef struct
{
  const char        *name;
  const char        *team; /* of a member, "" else */
  const char        *sender;
  ZhDate             birth;
  const ZhAdmission *admission;
} Refused;

static void
add_notice (ZhReportDocument      *document,
            const ZhReportRequest *request,
            const Refused         *refused,
            int                   *n)
{
  const ZhLanguage *language = request->language;
  const ZhOfficial *chair = zh_competition_find_official (request->competition, CHAIR);
  g_autofree char  *birth = zh_language_format_date (language, refused->birth);

  if ((*n)++ > 0)
    zh_report_document_add_page_break (document);
  zh_report_document_add_field (document, zh_trc (language, "notice of refusal", "To"), refused->sender,
                                zh_trc (language, "under a line", "sending organisation"));
  zh_report_document_add_field (document, zh_trc (language, "notice of refusal", "Applicant"), refused->name, NULL);
  if (*birth != '\0')
    zh_report_document_add_field (document, zh_trc (language, "notice of refusal", "Born"), birth, NULL);
  if (*refused->team != '\0')
    zh_report_document_add_field (document, zh_trc (language, "notice of refusal", "Team"), refused->team, NULL);
  add_decision (document, request, refused->admission);
  add_consequences (document, request);
  zh_report_document_add_signed (document, zh_official_role_format (CHAIR, language), chair != NULL ? chair->name : NULL, zh_trc (language, "under a line", "signature"));
  zh_report_document_add_signed (document, zh_trc (language, "notice of refusal", "Received by the applicant"), NULL,
                                 zh_trc (language, "under a line", "signature, date, time"));
}

/* @member: (nullable): of a team */
static void
look_at (ZhReportDocument      *document,
         const ZhReportRequest *request,
         const ZhEntry         *entry,
         const ZhMember        *member,
         int                   *n)
{
  g_autoptr (ZhAdmission) admission = zh_tournament_get_admission (request->tournament, entry->id, member != NULL ? member->id : 0);
  const ZhPerson  *person = member != NULL ? member->person : entry->person;
  g_autofree char *name = person != NULL ? zh_person_format_full_name (person) : g_strdup (entry->team_name);
  const Refused    refused = { name, member != NULL ? entry->team_name : "", entry->sender, person != NULL ? person->birth : ZH_DATE_NONE, admission };

  if (admission->state == ZH_ADMISSION_REFUSED)
    add_notice (document, request, &refused, n);
}

/* Whose entry was removed since: nobody is paired before it is. */
static void
look_at_gone (ZhReportDocument      *document,
              const ZhReportRequest *request,
              const ZhApplicant     *row,
              int                   *n)
{
  g_autoptr (ZhGoneApplicant) gone = zh_gone_applicant_parse (row->name);
  ZhDate            birth = ZH_DATE_NONE;
  g_autofree char  *name = zh_report_split_birth (gone->name, &birth);
  const ZhAdmission admission = { .state = row->state, .article = row->article, .ground = row->ground, .session_id = row->session_id };
  const Refused     refused = { name, gone->team, gone->sender, birth, &admission };

  if (row->state == ZH_ADMISSION_REFUSED && row->entry_id == 0)
    add_notice (document, request, &refused, n);
}

ZhReportDocument *
zh_report_build_refusals (const ZhReportRequest *request,
                          GError               **error)
{
  const ZhTournament *tournament = request->tournament;
  ZhReportDocument   *document = zh_report_begin (request, g_strdup (zh_trc (request->language, "document", "Notice of refusal of admission")), ZH_REPORT_NO_RESULTS);
  g_autofree int     *order = zh_report_sort_by_name (tournament, request->language);
  int                 n = 0;

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, order[i]);

      look_at (document, request, entry, NULL, &n);
      for (guint k = 0; k < tournament->members->len; k++)
        {
          const ZhMember *member = g_ptr_array_index (tournament->members, k);

          if (member->entry_id == entry->id)
            look_at (document, request, entry, member, &n);
        }
    }
  for (guint i = 0; i < tournament->applicants->len; i++)
    look_at_gone (document, request, g_ptr_array_index (tournament->applicants, i), &n);
  return document;
}
