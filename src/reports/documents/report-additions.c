#include "config.h"

#include "report-additions.h"

#include <string.h>

#include "prize-plan.h"
#include "regulation-items.h"
#include "regulation-titles.h"
#include "rule-words.h"
#include "system.h"
#include "text-lines.h"

#define ITEM "item."
#define TIES ITEM "ties"
#define PLACE ITEM "place"
#define AWARDS ITEM "awards"
#define RULESET ITEM "ruleset"
#define WRITTEN "regulation-item."

char *
zh_addition_cite (const char       *article,
                  const ZhAddition *addition,
                  const ZhLanguage *language)
{
  g_autofree char *day = addition != NULL ? zh_language_format_date (language, addition->day) : NULL;
  g_autofree char *words = addition != NULL ? g_strdup_printf (zh_tr (language, "addition no. %1$d of %2$s"), addition->number, day) : NULL;

  if (words == NULL)
    return g_strdup (article);
  return g_strconcat (article, *article != '\0' ? "; " : "", words, NULL);
}

/* Of an item whose text changed, "regulation-item.awards.text", as of one that the file knows, "item.awards". */
static char *
dup_item_id (const char *change)
{
  if (g_str_has_prefix (change, ITEM))
    return g_strdup (change + strlen (ITEM));
  if (g_str_has_prefix (change, WRITTEN) && g_str_has_suffix (change, ".text"))
    return g_strndup (change + strlen (WRITTEN), strlen (change) - strlen (WRITTEN) - strlen (".text"));
  return NULL;
}

static char *
dup_title (const char       *change,
           const ZhRuleset  *rules,
           const ZhLanguage *language)
{
  g_autofree char *id = dup_item_id (change);
  const char      *title = id != NULL ? zh_regulation_item_get_title (id, language) : NULL;

  if (strcmp (change, RULESET) == 0)
    return g_strdup (zh_trc (language, "field", "ruleset"));
  return title != NULL ? g_strdup (title) : zh_rule_dup_words (rules, change, language);
}

/* What a file that says so knows of an item. */
static char *
dup_known (const ZhReportRequest *request,
           const ZhCompetition   *competition,
           const ZhTournament    *tournament,
           const char            *change)
{
  g_autoptr (GPtrArray) items = zh_regulation_items_list (competition, tournament, request->ruleset, request->language);

  for (guint i = 0; i < items->len; i++)
    if (strcmp (((const ZhRegulationItem *) g_ptr_array_index (items, i))->id, change + strlen (ITEM)) == 0)
      return g_strdup (((const ZhRegulationItem *) g_ptr_array_index (items, i))->known);
  return g_strdup ("");
}

static char *
format_ruleset (const char       *id,
                const ZhLanguage *language)
{
  g_autoptr (ZhRuleset) ruleset = zh_ruleset_load (id, NULL);

  return g_strdup (ruleset != NULL ? zh_ruleset_get_title (ruleset, language) : id);
}

/* "Oak (2026-05-10 – 2026-05-12)", as the file kept it, in the words of the item. */
static char *
format_place (const ZhReportRequest *request,
              const char            *value)
{
  const char      *days = g_strrstr (value, " (");
  const char      *dash = days != NULL ? strstr (days, " – ") : NULL;
  g_autofree char *start = dash != NULL ? g_strndup (days + strlen (" ("), (gsize) (dash - days) - strlen (" (")) : NULL;
  g_autofree char *end = dash != NULL ? g_strdelimit (g_strdup (dash + strlen (" – ")), ")", '\0') : NULL;
  g_autoptr (ZhCompetition) before = zh_competition_copy_details (request->competition);

  if (dash == NULL)
    return g_strdup (value);
  before->start = ZH_DATE_NONE;
  before->end = ZH_DATE_NONE;
  zh_date_parse (start, &before->start);
  zh_date_parse (end, &before->end);
  g_free (before->place);
  before->place = g_strndup (value, (gsize) (days - value));
  return dup_known (request, before, NULL, PLACE);
}

/* "Main: 1000; 500. Women: 300", in the currency of the plan. */
static char *
format_prizes (const char *value)
{
  g_auto (GStrv) lines = g_strsplit (value, ZH_ADDITION_LINE_END, -1);
  g_autofree char *text = g_strjoinv ("\n", lines);
  g_autoptr (ZhPrizePlan) plan = zh_prize_plan_parse (text, NULL);
  GString *words = g_string_new (NULL);

  for (guint i = 0; plan != NULL && i < plan->lists->len; i++)
    {
      const ZhPrizePlanList *list = g_ptr_array_index (plan->lists, i);

      g_string_append_printf (words, "%s%s:", words->len > 0 ? ". " : "", list->title);
      for (guint k = 0; k < list->amounts->len; k++)
        {
          g_autofree char *amount = zh_money_to_text (g_array_index (list->amounts, gint64, k));

          g_string_append_printf (words, "%s %s", k > 0 ? ";" : "", amount);
        }
    }
  if (words->len > 0 && *plan->currency != '\0')
    g_string_append_printf (words, " %s", plan->currency);
  return g_string_free (words, FALSE);
}

/* Points of a win, a draw and a loss, as the file kept them. */
static gboolean
read_points (const char *value,
             ZhScoring  *scoring)
{
  g_auto (GStrv) words = g_strsplit (value, " ", -1);
  gint64 points[3];

  if (g_strv_length (words) != G_N_ELEMENTS (points))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (points); i++)
    if (!zh_text_parse_int (words[i], 0, G_MAXINT, &points[i]))
      return FALSE;
  scoring->win = (ZhPoints) points[0];
  scoring->draw = (ZhPoints) points[1];
  scoring->loss = (ZhPoints) points[2];
  return TRUE;
}

/* A setting of a tournament as the file kept it, in words; the rest is words already. */
static char *
format_setting (const ZhReportRequest *request,
                const ZhTournament    *tournament,
                const char            *change,
                const char            *value)
{
  g_autoptr (ZhTournament) settings = zh_tournament_copy_settings (tournament);

  if (strcmp (change, ITEM "control") == 0)
    zh_person_set_string (&settings->time_control, value);
  else if (strcmp (change, TIES) == 0)
    {
      g_strfreev (settings->tiebreaks);
      settings->tiebreaks = g_strsplit (value, " ", -1);
    }
  else if ((strcmp (change, ITEM "system") != 0 || !zh_system_from_string (value, &settings->system)) &&
           (strcmp (change, ITEM "points") != 0 || !read_points (value, &settings->scoring)))
    return g_strdup (value);
  return dup_known (request, request->competition, settings, change);
}

/* What stood before, or what a rule says, in words. */
static char *
format_value (const ZhReportRequest *request,
              const ZhTournament    *tournament,
              const char            *change,
              const char            *value)
{
  if (*value == '\0')
    return g_strdup (value);
  if (strcmp (change, RULESET) == 0)
    return format_ruleset (value, request->language);
  if (strcmp (change, PLACE) == 0)
    return format_place (request, value);
  if (strcmp (change, AWARDS) == 0)
    return format_prizes (value);
  if (g_str_has_prefix (change, ITEM))
    return tournament != NULL ? format_setting (request, tournament, change, value) : g_strdup (value);
  return g_str_has_prefix (change, WRITTEN) ? g_strdup (value) : zh_rule_format_value (change, value, request->language);
}

/* What stands today. */
static char *
dup_now (const ZhReportRequest *request,
         const ZhTournament    *tournament,
         const char            *change)
{
  const ZhRuleValue *rule = !g_str_has_prefix (change, ITEM) && request->ruleset != NULL ? zh_ruleset_lookup (request->ruleset, change) : NULL;
  const char        *prizes = tournament != NULL ? zh_tournament_get_option (tournament, ZH_OPTION_PRIZES) : NULL;

  if (strcmp (change, RULESET) == 0)
    return format_ruleset (request->competition->ruleset, request->language);
  if (strcmp (change, AWARDS) == 0)
    return format_prizes (prizes != NULL ? prizes : "");
  if (g_str_has_prefix (change, ITEM))
    return dup_known (request, request->competition, tournament, change);
  return rule != NULL ? format_value (request, tournament, change, rule->value) : g_strdup ("");
}

/* What an addition brought: what the next one found that changed the same, else what stands today. */
static char *
dup_after (const ZhReportRequest *request,
           guint                  index,
           const ZhTournament    *tournament,
           const char            *change)
{
  const GPtrArray *additions = request->competition->additions;

  for (guint i = index + 1; i < additions->len; i++)
    {
      g_autofree char *found = zh_addition_find_before (g_ptr_array_index (additions, i), change, tournament != NULL ? tournament->id : 0);

      if (found != NULL)
        return format_value (request, tournament, change, found);
    }
  return dup_now (request, tournament, change);
}

/* "5 → 4" of a tournament, or of the whole event; %NULL where the addition did not change it there. */
static char *
dup_difference (const ZhReportRequest *request,
                guint                  index,
                const ZhTournament    *tournament,
                const char            *change)
{
  const ZhAddition *addition = g_ptr_array_index (request->competition->additions, index);
  g_autofree char  *kept = zh_addition_find_before (addition, change, tournament != NULL ? tournament->id : 0);
  g_autofree char  *before = kept != NULL ? format_value (request, tournament, change, kept) : NULL;
  g_autofree char  *after = kept != NULL ? dup_after (request, index, tournament, change) : NULL;

  if (kept == NULL)
    return NULL;
  /* Points of a bye alone, say: the words have no place for them. */
  if (strcmp (before, after) == 0)
    return g_strdup ("");
  return g_strdup_printf ("%s → %s", *before != '\0' ? before : "–", *after != '\0' ? after : "–");
}

static void
append_difference (GString    *text,
                   const char *title,
                   const char *of,
                   const char *difference)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", title);
  if (*of != '\0')
    g_string_append_printf (text, " (%s)", of);
  if (*difference != '\0')
    g_string_append_printf (text, ": %s", difference);
}

/* "Number of rounds: 5 → 4" of the event, else of each tournament that it changed; the title alone where nobody noted it. */
static void
append_change (GString               *text,
               const ZhReportRequest *request,
               guint                  index,
               const char            *change)
{
  const GPtrArray *tournaments = request->competition->tournaments;
  g_autofree char *title = dup_title (change, request->ruleset, request->language);
  g_autofree char *of_event = dup_difference (request, index, NULL, change);
  gboolean         is_said = of_event != NULL;

  if (of_event != NULL)
    append_difference (text, title, "", of_event);
  for (guint i = 0; i < tournaments->len; i++)
    {
      const ZhTournament *tournament = g_ptr_array_index (tournaments, i);
      g_autofree char    *difference = dup_difference (request, index, tournament, change);

      if (difference != NULL)
        append_difference (text, title, tournaments->len > 1 ? tournament->name : "", difference);
      is_said |= difference != NULL;
    }
  if (!is_said)
    append_difference (text, title, "", "");
}

/* What the addition changed: what stood before, and what it brought. */
static char *
dup_changes (const ZhReportRequest *request,
             guint                  index)
{
  const ZhAddition *addition = g_ptr_array_index (request->competition->additions, index);
  g_auto (GStrv) changes = g_strsplit (addition->changes, " ", -1);
  GString *text = g_string_new (NULL);

  for (char **change = changes; *change != NULL; change++)
    if (**change != '\0')
      append_change (text, request, index, *change);
  return g_string_free (text, FALSE);
}

static void
add_remark (GString    *text,
            const char *words,
            const char *value)
{
  g_autofree char *remark = g_strdup_printf (words, value);

  if (*value != '\0')
    g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", remark);
}

/* Its own number, who composed it and who agreed. */
static char *
dup_remark (const ZhAddition *addition,
            const ZhLanguage *language)
{
  GString *text = g_string_new (NULL);

  add_remark (text, zh_tr (language, "no. %s"), addition->reference);
  add_remark (text, zh_tr (language, "composed by: %s"), addition->by);
  add_remark (text, zh_tr (language, "consent of the organiser: %s"), addition->consent);
  return g_string_free (text, FALSE);
}

void
zh_report_add_additions (ZhReportDocument      *document,
                         const ZhReportRequest *request)
{
  const ZhLanguage *language = request->language;
  const GPtrArray  *additions = request->competition->additions;
  ZhReportTable    *table = NULL;

  for (guint i = 0; i < additions->len; i++)
    {
      const ZhAddition *addition = g_ptr_array_index (additions, i);
      g_autofree char  *day = zh_language_format_short_date (language, addition->day);

      if (addition->number == 0)
        continue;
      if (table == NULL)
        {
          zh_report_document_add_heading (document, zh_tr (language, "Additions to the regulation"));
          table = zh_report_document_add_table (document);
          ZH_REPORT_COLUMNS (table, language, { ZH_COL_ROW, ZH_COLUMN_BOLD }, { ZH_COL_DAY }, { ZH_COL_ITEM });
          zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, zh_trc (language, "arrivals", "What changes"), NULL);
          ZH_REPORT_COLUMNS (table, language, { ZH_COL_ANNOUNCED }, { ZH_COL_REMARK });
        }
      zh_report_table_add_row (table);
      zh_report_table_set_number (table, 0, addition->number);
      zh_report_table_set (table, 1, day);
      zh_report_table_set (table, 2, addition->text);
      zh_report_table_take (table, 3, dup_changes (request, i), NULL);
      zh_report_table_set (table, 4, addition->announced);
      zh_report_table_take (table, 5, dup_remark (addition, language), NULL);
    }
}
