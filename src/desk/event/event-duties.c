/* What is due before, during and after an event (duties.h). */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-issues.h"
#include "duties.h"
#include "duty-mark.h"
#include "history.h"
#include "norm-table.h"
#include "offender.h"
#include "round-boards.h"

static const char *const term_words[] = {
  [ZH_DUTY_MONTH_BEFORE] = "month-before",
  [ZH_DUTY_BEFORE] = "before",
  [ZH_DUTY_DURING] = "during",
  [ZH_DUTY_AT_ONCE] = "at-once",
  [ZH_DUTY_IN_DAYS] = "days",
  [ZH_DUTY_IN_TERM] = "term",
  [ZH_DUTY_AFTER] = "after",
};

static const struct
{
  const char *word;
  const char *label;
} addressees[] = {
  { "organiser", NC_ ("addressee", "to the organiser") },
  { "organiser-and-federation", NC_ ("addressee", "to the organiser and the federation") },
  { "federation-through-organiser", NC_ ("addressee", "to the federation through the organiser") },
  { "technical-commission", NC_ ("addressee", "to the technical commission of the federation") },
  { "federation", NC_ ("addressee", "to the federation") },
};

static gboolean
has_norms (const ZhTournament *tournament)
{
  return zh_tournament_get_option (tournament, ZH_OPTION_NORMS) != NULL;
}

/* A committee that has its chairman is formed. */
static gboolean
has_committee (const ZhCompetition *competition)
{
  return zh_competition_find_official (competition, "committee-chair") != NULL;
}

static gboolean
is_by_letter (const ZhTournament *tournament)
{
  return tournament->play == ZH_PLAY_CORRESPONDENCE;
}

/* In the order of the work. @to is a key that says to whom; @document the paper with which it is done; @is_done where the
 * competition itself shows it. */
static const struct
{
  const char *key;
  const char *rule;
  const char *to;
  const char *title;
  const char *document;
  gboolean (*applies) (const ZhTournament *tournament);
  gboolean (*is_done) (const ZhCompetition *competition);
} kinds[] = {
  { "regulation", "duties.regulation", NULL, NC_ ("duty", "Approved regulation"), NULL, NULL, NULL },
  { "acquaintance", "duties.acquaintance", NULL, NC_ ("duty", "Participants told of the regulation"), "acquaintance", NULL },
  { "schedule", "duties.schedule", NULL, NC_ ("duty", "Schedule of rounds made known"), "schedule", NULL },
  { "committee", "duties.committee", NULL, NC_ ("duty", "Appeals committee"), "committee", NULL, has_committee },
  { "bulletin", "duties.bulletin", NULL, NC_ ("duty", "Bulletins"), "bulletin", NULL },
  { "results", "duties.results", NULL, NC_ ("duty", "Approved results"), "final-protocol", NULL },
  { "certificates", "duties.certificates", NULL, NC_ ("duty", "Certificates of norms for all who fulfilled them"), "norm-certificates", has_norms },
  { "report", "duties.report", "duties.report-to", NC_ ("duty", "Report of the chief arbiter"), "arbiter-report", NULL },
  { "letters-report", "duties.letters-report", NULL, NC_ ("duty", "Report on the event by correspondence"), "letters-report", is_by_letter },
  { "rating-data", "duties.rating-data", "duties.rating-data-to", NC_ ("duty", "Table and data for ratings"), ZH_DOCUMENT_RATING_REPORT, NULL },
  { "press-report", "duties.press-report", NULL, NC_ ("duty", "Report for the press"), "press-report", NULL },
  { "archive", "duties.archive", NULL, NC_ ("duty", "Papers of the event, packed and handed over"), NULL, NULL },
};

/* Notices stand before what comes after the event: the results. */
#define FIRST_AFTER 5

typedef struct
{
  const ZhCompetition *competition;
  const ZhTournament  *tournament;
  const ZhRuleset     *rules;
  const ZhLanguage    *language;
  GPtrArray           *duties;
} Event;

void
zh_duty_free (ZhDuty *self)
{
  if (self == NULL)
    return;
  g_free (self->key);
  g_free (self->text);
  g_free (self->who);
  g_free (self->article);
  g_free (self->note);
  g_free (self);
}

/* Days */

static gboolean
is_whole (ZhDate date)
{
  return date.year > 0 && date.month > 0 && date.day > 0;
}

static ZhDate
from_date (const GDate *date)
{
  return (ZhDate){ (short) g_date_get_year (date), (char) g_date_get_month (date), (char) g_date_get_day (date) };
}

static ZhDate
from_instant (gint64 instant)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (instant);
  int year = 0;
  int month = 0;
  int day = 0;

  if (time == NULL)
    return ZH_DATE_NONE;
  g_date_time_get_ymd (time, &year, &month, &day);
  return (ZhDate){ (short) year, (char) month, (char) day };
}

/* The day so many days later, Saturdays and Sundays left out of working days. */
static ZhDate
add_days (ZhDate   from,
          int      days,
          gboolean is_working)
{
  GDate date;

  g_date_set_dmy (&date, (GDateDay) from.day, (GDateMonth) from.month, (GDateYear) from.year);
  while (days > 0)
    {
      g_date_add_days (&date, 1);
      if (!is_working || g_date_get_weekday (&date) < G_DATE_SATURDAY)
        days--;
    }
  return from_date (&date);
}

/* The same number of the month before; where that is shorter, its last day. */
static ZhDate
subtract_month (ZhDate from)
{
  GDate date;

  g_date_set_dmy (&date, (GDateDay) from.day, (GDateMonth) from.month, (GDateYear) from.year);
  g_date_subtract_months (&date, 1);
  return from_date (&date);
}

/* The day from which a term is counted: the last of the event, or that on which its last protest was decided. */
static ZhDate
find_end (const Event *self)
{
  ZhDate end = zh_date_is_set (self->competition->end) ? self->competition->end : self->competition->start;

  for (guint i = 0; i < self->competition->protests->len; i++)
    {
      const ZhProtest *protest = g_ptr_array_index (self->competition->protests, i);
      ZhDate           decided = protest->decided != 0 ? from_instant (protest->decided) : ZH_DATE_NONE;

      if (protest->tournament_id == self->tournament->id && is_whole (end) && zh_date_compare (decided, end) > 0)
        end = decided;
    }
  return end;
}

/* Whether a game or a protest holds up the end. */
static gboolean
is_held_up (const Event *self)
{
  gboolean is_held = zh_competition_count_open_protests (self->competition, self->tournament->id) > 0;

  for (guint i = 0; i < self->tournament->rounds->len && !is_held; i++)
    is_held = zh_tournament_count_adjourned_boards (self->tournament, g_ptr_array_index (self->tournament->rounds, i)) > 0;
  return is_held;
}

static void
find_due (const Event *self,
          ZhDuty      *duty)
{
  ZhDate      start = self->competition->start;
  ZhDate      end = find_end (self);
  const char *counted = "calendar";

  if (duty->term == ZH_DUTY_MONTH_BEFORE && is_whole (start))
    duty->due = subtract_month (start);
  if (duty->term == ZH_DUTY_BEFORE && is_whole (start))
    duty->due = start;
  if (duty->term != ZH_DUTY_IN_DAYS)
    return;
  zh_ruleset_get_int (self->rules, "officials.report-days", &duty->days, NULL);
  zh_ruleset_get_string (self->rules, "duties.days-counted", &counted, NULL);
  duty->is_working = strcmp (counted, "working") == 0;
  duty->waits = is_held_up (self);
  if (!duty->waits && is_whole (end))
    duty->due = add_days (end, duty->days, duty->is_working);
}

/* What was done */

static gint64
find_last_result (const ZhTournament *tournament)
{
  gint64 last = 0;

  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i);

      for (guint j = 0; j < round->pairings->len; j++)
        {
          const ZhPairing *pairing = g_ptr_array_index (round->pairings, j);

          for (int game = 0; game < pairing->n_games; game++)
            last = MAX (last, pairing->games[game].entered);
        }
    }
  return last;
}

/* The last issue of the paper of a duty, of whatever round; NULL where it tells nothing yet: a report that went out
 * while games were going on was none of the end. */
static const ZhIssue *
find_issue (const Event  *self,
            const ZhDuty *duty)
{
  gint64         since = zh_duty_is_open_after (duty) && duty->term != ZH_DUTY_DURING ? find_last_result (self->tournament) : 0;
  const ZhIssue *found = NULL;

  for (guint i = 0; duty->document != NULL && i < self->tournament->issues->len; i++)
    {
      const ZhIssue *issue = g_ptr_array_index (self->tournament->issues, i);

      if (strcmp (issue->document, duty->document) == 0 && issue->time >= since && (found == NULL || issue->time > found->time))
        found = issue;
    }
  return found;
}

static void
find_done (const Event *self,
           ZhDuty      *duty)
{
  g_autoptr (ZhDutyMark) mark = zh_tournament_get_duty_mark (self->tournament, duty->key);
  const ZhAddition *approval = strcmp (duty->key, "regulation") == 0 ? zh_additions_find_approval (self->competition->additions) : NULL;
  const ZhIssue    *issue = find_issue (self, duty);

  if (zh_date_is_set (mark->due))
    duty->due = mark->due;
  duty->note = g_strdup (approval != NULL ? approval->by : mark->note);
  duty->is_done = approval != NULL || zh_date_is_set (mark->done) || issue != NULL;
  if (approval != NULL)
    duty->done = approval->day;
  else if (zh_date_is_set (mark->done))
    duty->done = mark->done;
  else if (issue != NULL)
    duty->done = from_instant (issue->time);
}

/* The list */

static gboolean
read_term (const Event *self,
           const char  *rule,
           ZhDutyTerm  *term,
           const char **article)
{
  const char *word = NULL;

  if (!zh_ruleset_get_string (self->rules, rule, &word, article))
    return FALSE;
  for (int i = 0; i < (int) G_N_ELEMENTS (term_words); i++)
    if (g_strcmp0 (term_words[i], word) == 0)
      {
        *term = (ZhDutyTerm) i;
        return TRUE;
      }
  return FALSE;
}

/* Takes @text and @key. */
static ZhDuty *
add (Event      *self,
     char       *key,
     char       *text,
     ZhDutyTerm  term,
     const char *article,
     const char *document)
{
  ZhDuty *duty = g_new0 (ZhDuty, 1);

  duty->key = key;
  duty->text = text;
  duty->who = g_strdup ("");
  duty->article = g_strdup (article);
  duty->term = term;
  duty->document = document;
  find_due (self, duty);
  find_done (self, duty);
  g_ptr_array_add (self->duties, duty);
  return duty;
}

static char *
dup_text (const Event *self,
          const char  *title,
          const char  *to)
{
  const char *word = NULL;
  const char *words = zh_trc (self->language, "duty", title);

  if (to != NULL && zh_ruleset_get_string (self->rules, to, &word, NULL))
    for (gsize i = 0; i < G_N_ELEMENTS (addressees); i++)
      if (strcmp (addressees[i].word, word) == 0)
        return g_strdup_printf ("%s, %s", words, zh_trc (self->language, "addressee", addressees[i].label));
  return g_strdup (words);
}

/* Every breach is told to the federation, each on its own line. */
static void
add_notices (Event *self)
{
  const char *article = "";
  ZhDutyTerm  term;

  if (!read_term (self, "duties.notices", &term, &article))
    return;
  for (guint i = 0; i < self->competition->incidents->len; i++)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (self->competition->incidents, i);
      const ZhPerson         *person = zh_competition_find_offender (self->competition, record);
      const ZhEntry          *entry = zh_tournament_find_entry (self->tournament, record->entry_id);
      g_autofree char        *name = NULL;
      ZhDuty                 *duty;

      if (record->tournament_id != self->tournament->id || !zh_competition_is_breach (self->competition, record))
        continue;
      name = person != NULL ? zh_person_format_name (person) : entry != NULL ? zh_entry_format_name (entry)
                                                                             : g_strdup ("");
      duty = add (self, g_strdup_printf (ZH_DUTY_NOTICE "%" G_GINT64_FORMAT, record->id),
                  /* Translators: a player or team, number of the round. */
                  g_strdup_printf (zh_tr (self->language, "Notice of a breach to the federation: %1$s, round %2$d"), name, record->round), term, article, NULL);
      g_free (duty->who);
      duty->who = g_steal_pointer (&name);
    }
}

GPtrArray *
zh_desk_list_event_duties (const ZhCompetition *competition,
                           gint64               tournament_id,
                           const ZhRuleset     *rules,
                           const ZhLanguage    *language)
{
  Event self = { competition, zh_competition_find_tournament (competition, tournament_id), rules, language,
                 g_ptr_array_new_with_free_func ((GDestroyNotify) zh_duty_free) };

  for (gsize i = 0; self.tournament != NULL && rules != NULL && i < G_N_ELEMENTS (kinds); i++)
    {
      const char *article = "";
      ZhDutyTerm  term;
      ZhDuty     *duty;

      if (i == FIRST_AFTER)
        add_notices (&self);
      if ((kinds[i].applies != NULL && !kinds[i].applies (self.tournament)) || !read_term (&self, kinds[i].rule, &term, &article))
        continue;
      duty = add (&self, g_strdup (kinds[i].key), dup_text (&self, kinds[i].title, kinds[i].to), term, article, kinds[i].document);
      duty->is_done = duty->is_done || (kinds[i].is_done != NULL && kinds[i].is_done (competition));
    }
  return self.duties;
}

const ZhDuty *
zh_duties_find (const GPtrArray *duties,
                const char      *key)
{
  for (guint i = 0; i < duties->len; i++)
    if (strcmp (((const ZhDuty *) g_ptr_array_index (duties, i))->key, key) == 0)
      return g_ptr_array_index (duties, i);
  return NULL;
}

const char *
zh_duty_get_title (const char       *key,
                   const ZhLanguage *language)
{
  if (g_str_has_prefix (key, ZH_DUTY_NOTICE))
    return zh_trc (language, "duty", "Notice of a breach to the federation");
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (strcmp (kinds[i].key, key) == 0)
      return zh_trc (language, "duty", kinds[i].title);
  return key;
}

gboolean
zh_duty_is_open_after (const ZhDuty *self)
{
  return self->term >= ZH_DUTY_DURING;
}

gboolean
zh_duty_is_late (const ZhDuty *self,
                 ZhDate        today)
{
  return !self->is_done && is_whole (self->due) && zh_date_is_set (today) && zh_date_compare (today, self->due) > 0;
}

/* Words */

static char *
dup_done (const ZhDuty     *self,
          const ZhLanguage *language)
{
  g_autofree char *day = zh_language_format_date (language, self->done);

  if (*day == '\0')
    return g_strdup (zh_tr (language, "done"));
  if (is_whole (self->due) && zh_date_compare (self->done, self->due) > 0)
    {
      g_autofree char *due = zh_language_format_date (language, self->due);

      return g_strdup_printf (zh_tr (language, "done on %1$s, too late: it was due on %2$s"), day, due);
    }
  if (*self->note != '\0')
    return g_strdup_printf (zh_tr (language, "done on %1$s (%2$s)"), day, self->note);
  return g_strdup_printf (zh_tr (language, "done on %s"), day);
}

/* Today among the days of a term that is counted from its end. */
static int
count_day (const ZhDuty *self,
           ZhDate        today)
{
  int left = 0;

  while (left <= self->days && zh_date_compare (add_days (today, left, self->is_working), self->due) < 0)
    left++;
  return self->days - left;
}

static char *
dup_by (const ZhDuty     *self,
        ZhDate            today,
        const ZhLanguage *language)
{
  g_autofree char *day = zh_language_format_date (language, self->due);
  int              n = self->term == ZH_DUTY_IN_DAYS && is_whole (today) ? count_day (self, today) : 0;

  if (zh_duty_is_late (self, today))
    return g_strdup_printf (zh_tr (language, "was due on %s"), day);
  if (n > 0 && self->is_working)
    return g_strdup_printf (zh_tr (language, "by %1$s, today is working day %2$d of %3$d"), day, n, self->days);
  if (n > 0)
    return g_strdup_printf (zh_tr (language, "by %1$s, today is day %2$d of %3$d"), day, n, self->days);
  return g_strdup_printf (zh_tr (language, "by %s"), day);
}

char *
zh_duty_dup_when (const ZhDuty     *self,
                  ZhDate            today,
                  const ZhLanguage *language)
{
  if (self->is_done)
    return dup_done (self, language);
  if (is_whole (self->due))
    return dup_by (self, today, language);
  switch (self->term)
    {
    case ZH_DUTY_IN_DAYS:
      if (self->waits)
        return g_strdup (zh_tr (language, "counted from the day on which the last game or protest is settled"));
      return g_strdup_printf (zh_trn (language, "within %d day of the end", "within %d days of the end", (gulong) self->days), self->days);
    case ZH_DUTY_IN_TERM:
      return g_strdup (zh_tr (language, "in the term set by law: enter the day"));
    case ZH_DUTY_AT_ONCE:
      return g_strdup (zh_tr (language, "at once"));
    case ZH_DUTY_MONTH_BEFORE:
      return g_strdup (zh_tr (language, "a month before the event"));
    case ZH_DUTY_BEFORE:
      return g_strdup (zh_tr (language, "before the event"));
    case ZH_DUTY_DURING:
      return g_strdup (zh_tr (language, "during the event"));
    case ZH_DUTY_AFTER:
      return g_strdup (zh_tr (language, "after the event"));
    case ZH_DUTY_AT_HAND:
    default:
      return g_strdup ("");
    }
}
