/* Documents of a competition file as PDF, text, CSV or HTML. */
#include "competition-commands.h"
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ctl-desk.h"
#include "ctl.h"
#include "desk-issues.h"
#include "history.h"
#include "report-formats.h"
#include "report-registry.h"
#include "ruleset-defaults.h"
#include "text-lines.h"

#define ROUND_SET "round-set"

/**
 * Choice:
 * @round: 0 when not said
 * @entry: start number of one participant, 0 for all
 */
typedef struct
{
  char               *tournament;
  char               *language;
  char               *format_name;
  char               *output;
  gboolean            list;
  gboolean            issue;
  int                 round;
  int                 entry;
  ZhReportFormat      format;
  ZhCrosstableDialect dialect;
} Choice;

static void
choice_clear (Choice *choice)
{
  g_free (choice->tournament);
  g_free (choice->language);
  g_free (choice->format_name);
  g_free (choice->output);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Choice, choice_clear)

/* Without --format the name of the output decides; on a screen it is text. */
static gboolean
choose_format (Choice  *choice,
               GError **error)
{
  const char *dot = choice->output != NULL ? strrchr (choice->output, '.') : NULL;

  if (choice->format_name == NULL)
    {
      choice->format = ZH_REPORT_TEXT;
      if (dot != NULL)
        zh_report_format_from_string (dot + 1, &choice->format);
      return TRUE;
    }
  if (zh_report_format_from_string (choice->format_name, &choice->format))
    return TRUE;
  zh_ctl_fail_usage (error, _ ("“%s” is no format of documents; use pdf, txt, csv or html"), choice->format_name);
  return FALSE;
}

static char **
parse_choice (Choice  *choice,
              int      n_arguments,
              char   **arguments,
              GError **error)
{
  g_autofree char   *round = NULL;
  g_autofree char   *entry = NULL;
  g_autofree char   *dialect = NULL;
  const GOptionEntry options[] = {
    { "tournament", 0, 0, G_OPTION_ARG_STRING, &choice->tournament, NULL, NULL },
    { "round", 0, 0, G_OPTION_ARG_STRING, &round, NULL, NULL },
    { "entry", 0, 0, G_OPTION_ARG_STRING, &entry, NULL, NULL },
    { "dialect", 0, 0, G_OPTION_ARG_STRING, &dialect, NULL, NULL },
    { "lang", 0, 0, G_OPTION_ARG_STRING, &choice->language, NULL, NULL },
    { "format", 0, 0, G_OPTION_ARG_STRING, &choice->format_name, NULL, NULL },
    { "output", 'o', 0, G_OPTION_ARG_STRING, &choice->output, NULL, NULL },
    { "list", 0, 0, G_OPTION_ARG_NONE, &choice->list, NULL, NULL },
    { "issue", 0, 0, G_OPTION_ARG_NONE, &choice->issue, NULL, NULL },
    { NULL },
  };
  g_auto (GStrv) words = zh_ctl_parse_options (options, n_arguments, arguments, 0, 2, error);
  gint64 number = 0;
  gint64 start_number = 0;

  if (words == NULL || !choose_format (choice, error))
    return NULL;
  if (round != NULL && !zh_text_parse_int (round, 1, ZH_MAX_ROUNDS, &number))
    {
      zh_ctl_fail_usage (error, _ ("“%s” after --round is no number of a round"), round);
      return NULL;
    }
  if (entry != NULL && !zh_text_parse_int (entry, 1, G_MAXINT, &start_number))
    {
      zh_ctl_fail_usage (error, _ ("“%s” after --entry is no start number"), entry);
      return NULL;
    }
  if (dialect != NULL && !zh_crosstable_dialect_from_string (dialect, &choice->dialect))
    {
      zh_ctl_fail_usage (error, _ ("“%s” is no dialect of crosstables; use number-first, sign-first or brackets"), dialect);
      return NULL;
    }
  if (!choice->list && g_strv_length (words) != 2)
    {
      zh_ctl_fail_usage (error, _ ("A file and the name of a document are needed; report --list shows the names"));
      return NULL;
    }
  choice->round = (int) number;
  choice->entry = (int) start_number;
  return g_steal_pointer (&words);
}

static void
print_list (const ZhLanguage *language)
{
  const ZhReport *reports;
  gsize           n_reports;

  reports = zh_report_get_all (&n_reports);
  for (gsize i = 0; i < n_reports; i++)
    g_print ("%s\t%s\n", reports[i].id, zh_report_get_title (&reports[i], language));
  g_print ("%s\t%s\n", ROUND_SET, zh_trc (language, "document", "The set that is printed for a round"));
}

/* Each document of a file, and when it went out last: of the round that is named, or the last. */
static ZhCtlExit
print_issues (const Choice     *choice,
              const char       *path,
              const ZhLanguage *language,
              GError          **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_open (path, ZH_DESK_READ, "", error);
  const ZhTournament *tournament = desk != NULL ? zh_ctl_choose_tournament (zh_desk_get_snapshot (desk), choice->tournament, error) : NULL;
  gsize               n_reports;
  const ZhReport     *reports = zh_report_get_all (&n_reports);
  int                 round;

  if (tournament == NULL)
    return desk != NULL ? ZH_CTL_USAGE : ZH_CTL_FILE;
  round = choice->round != 0 ? choice->round : zh_tournament_count_paired_rounds (tournament);
  for (gsize i = 0; i < n_reports; i++)
    {
      g_autofree char *issue = NULL;

      if (!zh_report_applies_to (&reports[i], tournament))
        continue;
      issue = zh_desk_dup_last_issue (desk, tournament->id, reports[i].id, reports[i].takes_round ? round : 0, language);
      g_print ("%s\t%s\t%s\n", reports[i].id, zh_report_get_title (&reports[i], language), issue != NULL ? issue : "");
    }
  return ZH_CTL_DONE;
}

static gboolean
add_report (GPtrArray  *chosen,
            const char *name,
            GError    **error)
{
  const ZhReport *report = zh_report_find (name);
  const ZhReport *reports;
  gsize           n_reports;
  g_autoptr (GString) names = g_string_new (NULL);

  if (report != NULL)
    {
      g_ptr_array_add (chosen, (gpointer) report);
      return TRUE;
    }

  reports = zh_report_get_all (&n_reports);
  for (gsize i = 0; i < n_reports; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", reports[i].id);
  zh_ctl_fail_usage (error, _ ("There is no document “%s”; there are: %s"), name, names->str);
  return FALSE;
}

/* One name, several with commas, or the set that is printed for a round. */
static GPtrArray *
find_reports (const char         *list,
              const ZhTournament *tournament,
              GError            **error)
{
  g_autoptr (GPtrArray) chosen = g_ptr_array_new ();
  g_auto (GStrv) names = g_strsplit (list, ",", -1);
  const ZhReport *reports;
  gsize           n_reports;

  if (strcmp (list, ROUND_SET) != 0)
    {
      for (gsize i = 0; names[i] != NULL; i++)
        if (!add_report (chosen, names[i], error))
          return NULL;
      return g_steal_pointer (&chosen);
    }

  reports = zh_report_get_all (&n_reports);
  for (gsize i = 0; i < n_reports; i++)
    if (reports[i].in_round_set && zh_report_applies_to (&reports[i], tournament))
      g_ptr_array_add (chosen, (gpointer) &reports[i]);
  return g_steal_pointer (&chosen);
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

static GBytes *
make_reports (const Choice *choice,
              const char   *path,
              const char   *list,
              ZhLanguage   *language,
              GError      **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_open (path, ZH_DESK_READ, "", error);
  g_autoptr (GDateTime) time = get_time ();
  g_autoptr (GPtrArray) reports = NULL;
  g_autoptr (GPtrArray) documents = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_report_document_free);
  ZhReportRequest request = { .round = choice->round, .start_number = choice->entry, .dialect = choice->dialect, .language = language, .time = time };
  g_autoptr (ZhRuleset) ruleset = NULL;

  if (desk == NULL)
    return NULL;
  request.competition = zh_desk_get_snapshot (desk);
  request.tournament = zh_ctl_choose_tournament (request.competition, choice->tournament, error);
  if (request.tournament == NULL)
    return NULL;
  ruleset = *request.competition->ruleset != '\0' ? zh_competition_load_ruleset (request.competition, error) : NULL;
  if (ruleset == NULL && *request.competition->ruleset != '\0')
    return NULL;
  request.ruleset = ruleset;

  reports = find_reports (list, request.tournament, error);
  for (guint i = 0; reports != NULL && i < reports->len; i++)
    {
      ZhReportDocument *document = zh_report_build (g_ptr_array_index (reports, i), &request, error);

      if (document == NULL)
        return NULL;
      g_ptr_array_add (documents, document);
    }
  return reports != NULL ? zh_report_render_set (documents, choice->format, &ZH_PAGE_SETUP_A4, error) : NULL;
}

/* The journal keeps that the documents went out. */
static gboolean
issue_reports (const Choice *choice,
               const char   *path,
               const char   *list,
               ZhLanguage   *language,
               GError      **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_open (path, ZH_DESK_WRITE, g_get_real_name (), error);
  g_autoptr (GPtrArray) reports = NULL;
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  g_autoptr (GPtrArray) titles = g_ptr_array_new ();
  g_autoptr (ZhChange) change = NULL;
  const ZhTournament *tournament = NULL;
  ZhIssued            issued = { .language = zh_language_get_code (language), .medium = ZH_ISSUE_SAVED };

  if (desk != NULL)
    tournament = zh_ctl_choose_tournament (zh_desk_get_snapshot (desk), choice->tournament, error);
  reports = tournament != NULL ? find_reports (list, tournament, error) : NULL;
  if (reports == NULL)
    return FALSE;
  for (guint i = 0; i < reports->len; i++)
    {
      const ZhReport *report = g_ptr_array_index (reports, i);

      g_ptr_array_add (ids, (gpointer) report->id);
      g_ptr_array_add (titles, (gpointer) report->title);
      if (report->takes_round)
        issued.round = choice->round != 0 ? choice->round : zh_tournament_count_paired_rounds (tournament);
    }
  g_ptr_array_add (ids, NULL);
  g_ptr_array_add (titles, NULL);
  issued.tournament_id = tournament->id;
  issued.ids = (const char *const *) ids->pdata;
  issued.titles = (const char *const *) titles->pdata;
  change = zh_desk_issue_documents (desk, &issued, error);
  return change != NULL && zh_desk_close (desk, error);
}

static ZhCtlExit
run_report (int      n_arguments,
            char   **arguments,
            GError **error)
{
  g_auto (Choice) choice = { NULL };
  g_auto (GStrv) words = parse_choice (&choice, n_arguments, arguments, error);
  g_autoptr (ZhLanguage) language = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (words == NULL)
    return ZH_CTL_USAGE;
  language = choice.language != NULL ? zh_language_new (choice.language, error) : zh_language_ref (zh_language_get_screen ());
  if (language == NULL)
    return ZH_CTL_USAGE;
  if (choice.list && words[0] != NULL)
    return print_issues (&choice, words[0], language, error);
  if (choice.list)
    {
      print_list (language);
      return ZH_CTL_DONE;
    }

  bytes = make_reports (&choice, words[0], words[1], language, error);
  if (bytes == NULL || !zh_ctl_write_bytes (choice.output, bytes, error))
    return ZH_CTL_FILE;
  if (choice.issue && !issue_reports (&choice, words[0], words[1], language, error))
    return ZH_CTL_FILE;
  return ZH_CTL_DONE;
}

const ZhCtlCommand zh_ctl_report_commands[] = {
  { "report", "", "FILE NAME[,NAME…] [--tournament T] [--round R] [--entry N] [--dialect number-first|sign-first|brackets] [--lang uk|ru|en] [--format pdf|txt|csv|html] [-o OUT] [--issue] | [FILE] --list",
    N_ ("Make a document of a competition, or list them, with FILE and when each went out last"), run_report },
  { NULL },
};
