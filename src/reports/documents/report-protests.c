/* The protocol of the appeals committee: each case on a sheet of its own, from the protest to the
 * decision, to be signed by those who sat. */
#include "config.h"

#include "appeals.h"
#include "case-cells.h"
#include <string.h>

#include "incident-catalogue.h"
#include "incident-moment.h"
#include "offender.h"
#include "protest-words.h"
#include "report-builders.h"
#include "report-cases.h"
#include "report-context.h"
#include "report-positions.h"

/* A line of the sheet; nothing where there is nothing to say. */
static void
add_line (ZhReportTable *table,
          const char    *name,
          const char    *text)
{
  if (*text == '\0')
    return;
  zh_report_table_add_row (table);
  zh_report_table_set (table, 0, name);
  zh_report_table_set (table, 1, text);
}

static void
add_moment (ZhReportTable    *table,
            const char       *name,
            gint64            time,
            const ZhLanguage *language)
{
  g_autofree char *text = zh_report_format_moment (time, language);

  add_line (table, name, text);
}

/* Names of the people with a part, each with his branch, reason or hour behind. */
static char *
list_people (const ZhProtest  *protest,
             ZhProtestPart     part,
             const ZhLanguage *language)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < protest->people->len; i++)
    {
      const ZhProtestPerson *person = g_ptr_array_index (protest->people, i);
      g_autofree char       *time = zh_report_format_moment (person->time, language);
      const char            *detail = *person->note != '\0' ? zh_protest_note_get_text (person->note, language) : *time != '\0' ? time
                                                                                                                                : person->branch;

      if (person->part != part)
        continue;
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", person->name);
      if (*detail != '\0')
        g_string_append_printf (text, " (%s)", detail);
    }
  return g_string_free (text, FALSE);
}

static void
add_people (ZhReportTable    *table,
            const ZhProtest  *protest,
            ZhProtestPart     part,
            const ZhLanguage *language)
{
  g_autofree char *text = list_people (protest, part, language);

  add_line (table, zh_protest_word_get_label (ZH_PROTEST_PART, part, language), text);
}

/* "Ruling: Phone rings, round 3, board 5" */
static char *
format_subject (const ZhReportRequest *request,
                const ZhProtest       *protest)
{
  const ZhIncidentRecord *incident = zh_competition_find_incident (request->competition, protest->incident_id);
  g_autofree char        *articles = incident != NULL ? zh_incident_record_format_articles (incident) : NULL;
  GString                *text = g_string_new (zh_protest_word_get_label (ZH_PROTEST_SUBJECT, protest->subject, request->language));

  if (incident != NULL)
    g_string_append_printf (text, ": %s [%s]", zh_incident_get_title (incident->incident, request->language), articles);
  if (protest->round > 0)
    {
      g_string_append (text, "; ");
      g_string_append_printf (text, zh_tr (request->language, "round %d"), protest->round);
    }
  if (protest->board > 0)
    {
      g_string_append (text, ", ");
      g_string_append_printf (text, zh_tr (request->language, "board %d"), protest->board);
    }
  return g_string_free (text, FALSE);
}

/* When what the ruling is about happened. */
static void
add_contested (ZhReportTable         *table,
               const ZhReportRequest *request,
               const ZhProtest       *protest)
{
  const ZhLanguage       *language = request->language;
  const ZhIncidentRecord *incident = zh_competition_find_incident (request->competition, protest->incident_id);
  g_autofree char        *moment = NULL;
  g_autofree char        *clocks = NULL;
  g_autofree char        *move = NULL;
  ZhColour                colour;

  if (incident == NULL)
    return;
  moment = zh_incident_record_format_moment (incident, language);
  colour = zh_competition_get_offender_colour (request->competition, incident);
  clocks = zh_incident_record_format_clocks (incident, colour, language);
  move = incident->move > 0 ? g_strdup_printf ("%d", incident->move) : g_strdup ("");
  add_line (table, zh_trc (language, "protest", "It happened"), moment);
  add_line (table, zh_trc (language, "protest", "Move"), move);
  add_line (table, zh_trc (language, "protest", "Clocks"), clocks);
}

static void
add_protest (ZhReportTable         *table,
             const ZhReportRequest *request,
             const ZhProtest       *protest)
{
  const ZhLanguage *language = request->language;
  g_autofree char  *player = zh_report_dup_entry_name (request, protest->entry_id);
  g_autofree char  *subject = format_subject (request, protest);
  g_autofree char  *deposit = zh_protest_format_deposit (protest, language);
  g_autofree char  *faults = zh_appeal_faults_format (protest->faults, language);

  add_line (table, zh_trc (language, "protest", "Who protests"), player);
  if (strcmp (protest->by, player) != 0)
    add_line (table, zh_trc (language, "protest", "Handed in by"), protest->by);
  add_line (table, zh_trc (language, "protest", "Against"), subject);
  add_contested (table, request, protest);
  add_moment (table, zh_trc (language, "protest", "Handed in"), protest->handed_in, language);
  add_line (table, zh_trc (language, "protest", "What it says"), protest->facts);
  add_line (table, zh_trc (language, "protest", "What is asked for"), protest->claim);
  add_line (table, zh_trc (language, "protest", "Articles"), protest->articles);
  add_line (table, zh_trc (language, "protest", "Inadmissible"), faults);
  add_line (table, zh_trc (language, "protest", "Why it was taken"), protest->admitted);
  add_line (table, zh_trc (language, "protest", "Deposit"), deposit);
}

/* Result before and after, where the decision touched it. */
static void
add_result (ZhReportTable         *table,
            const ZhReportRequest *request,
            const ZhProtest       *protest)
{
  gboolean         two = zh_tournament_is_two_one_zero (request->tournament);
  ZhResult         before = ZH_RESULT_NONE;
  ZhResult         after = ZH_RESULT_NONE;
  g_autofree char *old_text = NULL;
  g_autofree char *new_text = NULL;
  g_autofree char *text = NULL;

  if (*protest->result_after == '\0')
    return;
  zh_result_parse (protest->result_before, FALSE, &before);
  zh_result_parse (protest->result_after, FALSE, &after);
  old_text = zh_result_format (before, two);
  new_text = zh_result_format (after, two);
  text = g_strdup_printf ("%s → %s", old_text, new_text);
  add_line (table, zh_trc (request->language, "protest", "Result"), text);
}

static void
add_decision (ZhReportTable         *table,
              const ZhReportRequest *request,
              const ZhProtest       *protest)
{
  const ZhLanguage *language = request->language;
  g_autofree char  *votes = g_strdup_printf (zh_tr (language, "votes: %1$d for, %2$d against"), protest->votes_for, protest->votes_against);

  add_line (table, zh_trc (language, "protest", "Who decided"), zh_protest_word_get_label (ZH_PROTEST_FORUM, protest->forum, language));
  add_line (table, zh_trc (language, "protest", "Decision"), zh_protest_word_get_label (ZH_PROTEST_DECISION, protest->decision, language));
  if (protest->votes_for + protest->votes_against > 0)
    add_line (table, zh_trc (language, "protest", "Vote"), votes);
  add_line (table, zh_trc (language, "protest", "Reason"), protest->reason);
  add_line (table, zh_trc (language, "protest", "What followed"), zh_protest_word_get_label (ZH_PROTEST_EFFECT, protest->effect, language));
  add_line (table, zh_trc (language, "protest", "Why nothing was applied"), protest->effect_note);
  add_result (table, request, protest);
  add_moment (table, zh_trc (language, "protest", "Decided"), protest->decided, language);
}

/* Who sat signs; before the committee is drawn the chief arbiter does. */
static void
add_case_signatures (ZhReportDocument      *document,
                     const ZhReportRequest *request,
                     const ZhProtest       *protest)
{
  gboolean any = FALSE;

  for (guint i = 0; i < protest->people->len; i++)
    {
      const ZhProtestPerson *person = g_ptr_array_index (protest->people, i);

      if (person->part != ZH_PROTEST_PART_CHAIR && person->part != ZH_PROTEST_PART_MEMBER)
        continue;
      zh_report_document_add_signature (document, zh_protest_word_get_label (ZH_PROTEST_PART, person->part, request->language), person->name);
      any = TRUE;
    }
  if (!any)
    zh_report_add_signatures (document, request);
}

static void
add_case (ZhReportDocument      *document,
          const ZhReportRequest *request,
          const ZhProtest       *protest)
{
  const ZhLanguage *language = request->language;
  g_autofree char  *heading = g_strdup_printf (zh_tr (language, "Case no. %d"), protest->number);
  ZhReportTable    *table;

  zh_report_document_add_heading (document, heading);
  table = zh_report_document_add_table (document);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_WHAT, ZH_COLUMN_KEY }, { ZH_COL_CONTENT });
  add_protest (table, request, protest);
  for (int part = ZH_PROTEST_PART_CHAIR; part <= ZH_PROTEST_PART_EXCLUDED; part++)
    add_people (table, protest, (ZhProtestPart) part, language);
  add_moment (table, zh_trc (language, "protest", "Hearing"), protest->hearing, language);
  add_line (table, zh_trc (language, "protest", "Place of the hearing"), protest->hearing_place);
  add_people (table, protest, ZH_PROTEST_PART_HEARD, language);
  add_decision (table, request, protest);
  add_people (table, protest, ZH_PROTEST_PART_NOTIFIED, language);
  if (protest->board > 0)
    zh_report_add_game_position (document, request, protest->round, protest->board, protest->game);
  add_case_signatures (document, request, protest);
}

ZhReportDocument *
zh_report_build_protests (const ZhReportRequest *request,
                          GError               **error)
{
  ZhReportDocument *document = zh_report_begin (request, g_strdup (zh_trc (request->language, "document", "Protocol of the appeals committee")), ZH_REPORT_NO_RESULTS);
  gboolean          any = FALSE;

  for (guint i = 0; i < request->competition->protests->len; i++)
    {
      const ZhProtest *protest = g_ptr_array_index (request->competition->protests, i);

      if (protest->tournament_id != request->tournament->id)
        continue;
      if (any)
        zh_report_document_add_page_break (document);
      add_case (document, request, protest);
      any = TRUE;
    }
  if (!any)
    {
      zh_report_add_protests (document, request);
      zh_report_add_signatures (document, request);
    }
  return document;
}
