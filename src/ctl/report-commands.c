/* Documents of a competition file as PDF, text, CSV or HTML. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "call.h"
#include "desk-issues.h"
#include "hand-acts.h"
#include "paper-filing.h"
#include "report-formats.h"
#include "report-registry.h"
#include "round-set.h"
#include "ruleset-defaults.h"
#include "text-lines.h"

#define ROUND_SET "round-set"

/* Without --format the name of the output decides; on a screen it is text. */
static void
choose_format (const ZhCtlCall *call,
               ZhReportFormat  *format)
{
  const char *name = zh_ctl_text (call, "format");
  const char *output = zh_ctl_text (call, "output");
  const char *dot = output != NULL ? strrchr (output, '.') : NULL;

  *format = ZH_REPORT_TEXT;
  if (name == NULL && dot != NULL)
    zh_report_format_from_string (dot + 1, format);
  if (name != NULL)
    zh_report_format_from_string (name, format);
}

/* The round of the documents, the entry and the dialect; 0 where they are not said. */
static gboolean
read_request (const ZhCtlCall *call,
              ZhReportRequest *request,
              GError         **error)
{
  const char *round = zh_ctl_text (call, "round");
  const char *entry = zh_ctl_text (call, "entry");
  const char *dialect = zh_ctl_text (call, "dialect");
  gint64      number = 0;
  gint64      start_number = 0;

  if (round != NULL && !zh_text_parse_int (round, 1, ZH_MAX_ROUNDS, &number))
    zh_ctl_fail_usage (error, _ ("“%s” after --round is no number of a round"), round);
  else if (entry != NULL && !zh_text_parse_int (entry, 1, G_MAXINT, &start_number))
    zh_ctl_fail_usage (error, _ ("“%s” after --entry is no start number"), entry);
  else
    {
      if (dialect != NULL)
        zh_crosstable_dialect_from_string (dialect, &request->dialect);
      request->round = (int) number;
      request->start_number = (int) start_number;
      return TRUE;
    }
  return FALSE;
}

static ZhCtlExit
run_list (ZhCtlCall *call,
          GError   **error)
{
  g_autoptr (ZhLanguage) language = zh_ctl_read_language (call, error);
  gsize           n_reports;
  const ZhReport *reports = zh_report_get_all (&n_reports);

  if (language == NULL)
    return ZH_CTL_USAGE;
  for (gsize i = 0; i < n_reports; i++)
    g_print ("%s\t%s\n", reports[i].id, zh_report_get_title (&reports[i], language));
  g_print ("%s\t%s\n", ROUND_SET, zh_trc (language, "document", "The set that is printed for a round"));
  return ZH_CTL_DONE;
}

/* Each document of a file, and when it went out last: of the round that is named, or the last. */
static ZhCtlExit
run_issues (ZhCtlCall *call,
            GError   **error)
{
  g_autoptr (ZhLanguage) language = zh_ctl_read_language (call, error);
  gsize           n_reports;
  const ZhReport *reports = zh_report_get_all (&n_reports);
  ZhReportRequest request = { 0 };

  if (language == NULL || !read_request (call, &request, error))
    return ZH_CTL_USAGE;
  for (gsize i = 0; i < n_reports; i++)
    {
      g_autofree char *issue = NULL;

      if (!zh_report_applies_to (&reports[i], call->tournament))
        continue;
      issue = zh_desk_dup_last_issue (call->desk, call->tournament->id, reports[i].id,
                                      zh_report_get_issue_round (&reports[i], call->tournament, request.round), language);
      zh_ctl_print_row (call, "document:s title:s issued:s", reports[i].id, zh_report_get_title (&reports[i], language), issue);
    }
  return ZH_CTL_DONE;
}

/* Names with commas, each with its copies, or the set that is printed for a round. */
static GArray *
find_reports (const ZhCtlCall *call,
              GError         **error)
{
  const char *list = call->words[0];
  g_autoptr (GError) problem = NULL;
  GArray *items;

  if (strcmp (list, ROUND_SET) == 0)
    items = zh_round_set_list (zh_ctl_get_competition (call), call->tournament);
  else
    items = zh_round_set_parse (list, &problem);
  if (items != NULL && items->len > 0)
    return items;
  zh_ctl_fail_usage (error, "%s", problem != NULL ? problem->message : _ ("No document is chosen that there is for this tournament"));
  g_clear_pointer (&items, g_array_unref);
  return NULL;
}

/* SOURCE_DATE_EPOCH, the clock of repeatable builds, makes documents repeatable too. */
static GDateTime *
get_time (void)
{
  const char *epoch = g_getenv ("SOURCE_DATE_EPOCH");
  gint64      seconds;

  if (epoch != NULL && zh_text_parse_int (epoch, 0, G_MAXINT32, &seconds))
    return g_date_time_new_from_unix_utc (seconds);
  return g_date_time_new_now_local ();
}

/* The whole journal, where one of the documents is it. */
static gboolean
read_journal (const ZhCtlCall  *call,
              const GArray     *items,
              const ZhLanguage *language,
              GPtrArray       **journal,
              GError          **error)
{
  for (guint i = 0; i < items->len && *journal == NULL; i++)
    if (zh_report_shows_journal (g_array_index (items, ZhRoundSetItem, i).report) &&
        (*journal = zh_desk_list_journal_acts (call->desk, call->tournament->id, language, error)) == NULL)
      return FALSE;
  return TRUE;
}

static GBytes *
make_reports (const ZhCtlCall *call,
              const GArray    *items,
              ZhReportFormat   format,
              ZhReportRequest *request,
              GError         **error)
{
  const ZhCompetition *competition = zh_ctl_get_competition (call);
  gboolean             has_rules = *competition->ruleset != '\0';
  g_autoptr (GDateTime) time = get_time ();
  g_autoptr (GPtrArray) documents = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_report_document_free);
  g_autoptr (ZhRuleset) ruleset = has_rules ? zh_competition_load_ruleset (competition, error) : NULL;
  g_autoptr (GPtrArray) by_hand = zh_desk_list_hand_acts (call->desk, call->tournament->id, request->language, error);
  g_autoptr (GPtrArray) journal = NULL;

  if (by_hand == NULL || (has_rules && ruleset == NULL) || !read_journal (call, items, request->language, &journal, error))
    return NULL;
  request->competition = competition;
  request->tournament = call->tournament;
  request->ruleset = ruleset;
  request->time = time;
  request->hand_acts = by_hand;
  request->journal = journal;
  for (guint i = 0; i < items->len; i++)
    for (int copy = 0; copy < g_array_index (items, ZhRoundSetItem, i).copies; copy++)
      {
        ZhReportDocument *document = zh_report_build (g_array_index (items, ZhRoundSetItem, i).report, request, error);

        if (document == NULL)
          return NULL;
        g_ptr_array_add (documents, document);
      }
  return zh_report_render_set (documents, format, &ZH_PAGE_SETUP_A4, error);
}

/* The journal keeps that the documents went out. */
static gboolean
issue_reports (ZhCtlCall    *call,
               const GArray *items,
               int           round,
               ZhLanguage   *language,
               GError      **error)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  g_autoptr (GPtrArray) titles = g_ptr_array_new ();
  g_autoptr (ZhChange) change = NULL;
  ZhIssued issued = { .language = zh_language_get_code (language), .medium = zh_ctl_has (call, "printed") ? ZH_ISSUE_PRINTED : ZH_ISSUE_SAVED };

  g_clear_pointer (&call->desk, zh_desk_unref);
  if (!zh_ctl_open_tournament (call, ZH_DESK_WRITE, error))
    return FALSE;
  for (guint i = 0; i < items->len; i++)
    {
      const ZhReport *report = g_array_index (items, ZhRoundSetItem, i).report;

      g_ptr_array_add (ids, (gpointer) report->id);
      g_ptr_array_add (titles, (gpointer) report->title);
      if (report->takes_round)
        issued.round = zh_report_get_issue_round (report, call->tournament, round);
    }
  g_ptr_array_add (ids, NULL);
  g_ptr_array_add (titles, NULL);
  issued.tournament_id = call->tournament->id;
  issued.ids = (const char *const *) ids->pdata;
  issued.titles = (const char *const *) titles->pdata;
  change = zh_desk_issue_documents (call->desk, &issued, error);
  return change != NULL && zh_desk_close (call->desk, error);
}

static ZhCtlExit
run_report (ZhCtlCall *call,
            GError   **error)
{
  g_autoptr (ZhLanguage) language = zh_ctl_read_language (call, error);
  ZhReportRequest request = { .language = language };
  ZhReportFormat  format;
  g_autoptr (GArray) items = NULL;
  g_autoptr (GBytes) bytes = NULL;

  choose_format (call, &format);
  if (language == NULL || !read_request (call, &request, error) ||
      !zh_ctl_open_tournament (call, ZH_DESK_READ, error))
    return ZH_CTL_USAGE;
  items = find_reports (call, error);
  bytes = items != NULL ? make_reports (call, items, format, &request, error) : NULL;
  if (bytes == NULL || !zh_ctl_write_bytes (zh_ctl_text (call, "output"), bytes, error))
    return ZH_CTL_FILE;
  if ((zh_ctl_has (call, "issue") || zh_ctl_has (call, "printed")) && !issue_reports (call, items, request.round, language, error))
    return ZH_CTL_FILE;
  return ZH_CTL_DONE;
}

const ZhCtlVerb zh_ctl_report_verbs[] = {
  { "report",
    "FILE NAME[:COPIES],… [--round ROUND] [--entry NUMBER] [--dialect number-first|sign-first|brackets] [--lang uk|ru|en] [--format pdf|txt|csv|sheet|html] [-o OUT] [--issue] [--printed]",
    ZH_CTL_CHOOSES_AND_WRITES, run_report },
  { "report", "FILE --list [--round ROUND] [--lang uk|ru|en]", ZH_CTL_READS, run_issues },
  { "report", "--list [--lang uk|ru|en]", ZH_CTL_OPENS_NOTHING, run_list,
    .summary = N_ ("Make a document of a competition, or list them, with FILE and when each went out last") },
  { NULL },
};
