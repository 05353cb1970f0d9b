#include "config.h"

#include "contest.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"

const ZhContestRecord *
zh_contest_of_tournament (const ZhTournament *tournament)
{
  return tournament->contests->len > 0 ? g_ptr_array_index (tournament->contests, 0) : NULL;
}

const ZhWorkRecord *
zh_contest_find_work (const ZhTournament *tournament,
                      const char         *code)
{
  for (guint i = 0; i < tournament->works->len; i++)
    {
      const ZhWorkRecord *work = g_ptr_array_index (tournament->works, i);

      if (strcmp (work->code, code) == 0)
        return work;
    }
  return NULL;
}

const ZhWorkRecord *
zh_contest_find_work_by_id (const ZhTournament *tournament,
                            gint64              id)
{
  for (guint i = 0; i < tournament->works->len; i++)
    {
      const ZhWorkRecord *work = g_ptr_array_index (tournament->works, i);

      if (work->id == id)
        return work;
    }
  return NULL;
}

const ZhContestJudge *
zh_contest_find_judge (const ZhTournament *tournament,
                       int                 number)
{
  for (guint i = 0; i < tournament->contest_judges->len; i++)
    {
      const ZhContestJudge *judge = g_ptr_array_index (tournament->contest_judges, i);

      if (judge->number == number)
        return judge;
    }
  return NULL;
}

const ZhContestMark *
zh_contest_find_mark (const ZhTournament   *tournament,
                      const ZhWorkRecord   *work,
                      const ZhContestJudge *judge)
{
  for (guint i = 0; i < tournament->contest_marks->len; i++)
    {
      const ZhContestMark *mark = g_ptr_array_index (tournament->contest_marks, i);

      if (mark->work_id == work->id && mark->judge_id == judge->id)
        return mark;
    }
  return NULL;
}

const ZhContestObjection *
zh_contest_find_objection (const ZhTournament *tournament,
                           int                 number)
{
  for (guint i = 0; i < tournament->contest_objections->len; i++)
    {
      const ZhContestObjection *objection = g_ptr_array_index (tournament->contest_objections, i);

      if (objection->number == number)
        return objection;
    }
  return NULL;
}

gboolean
zh_contest_check_mark (const ZhRuleset *rules,
                       int              mark,
                       GError         **error)
{
  const char *article = "";
  int         most = 0;
  int         step = 1;

  if (rules != NULL)
    {
      zh_ruleset_get_int (rules, "composition.mark-max", &most, NULL);
      zh_ruleset_get_int (rules, "composition.mark-step", &step, &article);
    }
  if (mark % MAX (step, 1) != 0 || (most > 0 && mark > most * ZH_CONTEST_MARK_ONE))
    {
      g_autofree char *given = zh_contest_mark_format (mark, zh_language_get_screen ());
      g_autofree char *width = zh_contest_mark_format (MAX (step, 1), zh_language_get_screen ());
      g_autofree char *top = zh_contest_mark_format (most > 0 ? most * ZH_CONTEST_MARK_ONE : ZH_CONTEST_MAX_MARK, zh_language_get_screen ());

      return zh_fail (error, ZH_ERROR_INPUT, _ ("Mark: %1$s is none; write one from 0 to %2$s in steps of %3$s (%4$s)"), given, top, width, article);
    }
  return TRUE;
}

gboolean
zh_contest_check_judging (const ZhContestJudge *judge,
                          int                   section,
                          GError              **error)
{
  if (strcmp (judge->role, "secretary") == 0)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("%s is the secretary and gives no marks"), judge->name);
  if (judge->section != 0 && judge->section != section)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("%1$s judges section %2$d; the work is in section %3$d"), judge->name, judge->section, section);
  return TRUE;
}

/* Three capital letters are a country, which tells nobody apart. */
static gboolean
is_country (const char *text)
{
  return strlen (text) == 3 && g_ascii_isupper (text[0]) && g_ascii_isupper (text[1]) && g_ascii_isupper (text[2]);
}

/* Name and place of an author, without regard to case: "Surname Name, Town, CTR"; the place may be missing. */
static void
split_author (const char *author,
              char      **name,
              char      **place)
{
  g_auto (GStrv) parts = g_strsplit (author, ",", -1);
  const char *town = "";

  for (guint i = 1; *town == '\0' && *parts != NULL && parts[i] != NULL; i++)
    town = is_country (g_strstrip (parts[i])) ? "" : parts[i];
  *name = g_utf8_casefold (*parts != NULL ? g_strstrip (*parts) : "", -1);
  *place = g_utf8_casefold (town, -1);
}

static gboolean
is_same_author (const char *author,
                const char *other)
{
  g_autofree char *name = NULL;
  g_autofree char *place = NULL;
  g_autofree char *other_name = NULL;
  g_autofree char *other_place = NULL;

  split_author (author, &name, &place);
  split_author (other, &other_name, &other_place);
  return *name != '\0' && strcmp (name, other_name) == 0 && (*place == '\0' || *other_place == '\0' || strcmp (place, other_place) == 0);
}

gboolean
zh_contest_authors_meet (const char *author,
                         const char *other)
{
  g_auto (GStrv) names = g_strsplit (author, ";", -1);
  g_auto (GStrv) others = g_strsplit (other, ";", -1);

  for (char **name = names; *name != NULL; name++)
    for (char **k = others; *k != NULL; k++)
      if (is_same_author (*name, *k))
        return TRUE;
  return FALSE;
}

gboolean
zh_contest_check_entering (const ZhRuleset      *rules,
                           const ZhContestJudge *judge,
                           const char           *author,
                           int                   section,
                           GError              **error)
{
  const char *key = "composition.judge-enters-own-section";
  const char *article = "";
  gboolean    may = TRUE;

  if (!zh_contest_authors_meet (author, judge->name))
    return TRUE;
  if (strcmp (judge->role, "chief") == 0)
    key = "composition.chief-enters";
  else if (strcmp (judge->role, "secretary") == 0)
    key = "composition.secretary-enters";
  else if (judge->section != 0 && judge->section != section)
    return TRUE;
  if (rules != NULL)
    zh_ruleset_get_boolean (rules, key, &may, &article);
  return may || zh_fail (error, ZH_ERROR_REFUSED, _ ("%1$s is an official of this contest (%2$s) and may not enter a work in section %3$d (%4$s)"),
                         judge->name, zh_contest_role_get_label (judge->role, zh_language_get_screen ()), section, article);
}

ZhDate
zh_contest_add_months (ZhDate date,
                       int    months)
{
  GDate day;

  if (!zh_date_is_set (date) || date.month == 0 || date.day == 0)
    return ZH_DATE_NONE;
  g_date_clear (&day, 1);
  g_date_set_dmy (&day, (GDateDay) date.day, (GDateMonth) date.month, (GDateYear) date.year);
  g_date_add_months (&day, (guint) months);
  return (ZhDate){ (short) g_date_get_year (&day), (char) g_date_get_month (&day), (char) g_date_get_day (&day) };
}

ZhDate
zh_contest_get_remarks_end (const ZhRuleset *rules,
                            ZhDate           published)
{
  int months = 0;

  if (rules == NULL || !zh_ruleset_get_int (rules, "composition.remark-months", &months, NULL))
    return ZH_DATE_NONE;
  return zh_contest_add_months (published, months);
}

gboolean
zh_contest_ends_with_closing (const ZhRuleset *rules,
                              const char     **article)
{
  gboolean ends = TRUE;

  *article = "";
  if (rules != NULL)
    zh_ruleset_get_boolean (rules, "composition.changes-until-closing", &ends, article);
  return ends;
}

gboolean
zh_contest_hears_late (const ZhRuleset *rules,
                       const char     **article)
{
  const char *late = "refuse";

  *article = "";
  if (rules != NULL)
    zh_ruleset_get_string (rules, "composition.late-defect", &late, article);
  return strcmp (late, "keep") == 0;
}

gboolean
zh_contest_has_small_sheets (const ZhRuleset *rules)
{
  const char *sheet = "a5";

  if (rules != NULL)
    zh_ruleset_get_string (rules, "composition.sheet", &sheet, NULL);
  return strcmp (sheet, "a5") == 0;
}

const ZhContestObjection *
zh_contest_find_against (const ZhTournament        *tournament,
                         const ZhWorkRecord        *work,
                         const ZhContestObjection **late)
{
  const ZhContestRecord    *contest = zh_contest_of_tournament (tournament);
  const ZhContestObjection *against = NULL;

  if (late != NULL)
    *late = NULL;
  for (guint i = 0; i < tournament->contest_objections->len; i++)
    {
      const ZhContestObjection *objection = g_ptr_array_index (tournament->contest_objections, i);

      if (objection->work_id != work->id || !zh_contest_objection_excludes (objection))
        continue;
      if (contest == NULL || !zh_date_is_set (contest->settled) || zh_date_compare (objection->received, contest->settled) <= 0)
        against = objection;
      else if (late != NULL)
        *late = objection;
    }
  return against;
}

static int
compare_ints (gconstpointer a,
              gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

/* Several marks as one: all of them, or without the highest and the lowest. */
static void
add_marks (ZhContestRow       *row,
           const ZhTournament *tournament,
           gboolean            drops)
{
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (int));
  guint skipped;

  for (guint i = 0; i < tournament->contest_marks->len; i++)
    {
      const ZhContestMark *mark = g_ptr_array_index (tournament->contest_marks, i);

      if (mark->work_id == row->work->id)
        g_array_append_val (marks, mark->mark);
    }
  g_array_sort (marks, compare_ints);
  skipped = drops && marks->len >= 3 ? 1 : 0;
  for (guint i = skipped; i + skipped < marks->len; i++)
    row->sum += g_array_index (marks, int, i);
  row->n_marks = (int) (marks->len - 2 * skipped);
}

static gboolean
has_place (const ZhContestRow *row)
{
  return row->n_marks > 0 && row->against == NULL;
}

/* By results as fractions, so that thirds are exact. */
static int
compare_results (const ZhContestRow *a,
                 const ZhContestRow *b)
{
  gint64 left = (gint64) a->sum * b->n_marks;
  gint64 right = (gint64) b->sum * a->n_marks;

  return left > right ? -1 : left < right ? 1
                                          : 0;
}

static int
compare_rows (gconstpointer a,
              gconstpointer b)
{
  const ZhContestRow *first = *(const ZhContestRow *const *) a;
  const ZhContestRow *second = *(const ZhContestRow *const *) b;
  int                 order = has_place (first) && has_place (second) ? compare_results (first, second) : has_place (second) - has_place (first);

  return order != 0 ? order : first->work->number - second->work->number;
}

static ZhContestAward
find_award (const ZhContestRecord *contest,
            int                    place)
{
  if (place <= contest->prizes)
    return ZH_CONTEST_PRIZE;
  if (place <= contest->prizes + contest->mentions)
    return ZH_CONTEST_MENTION;
  return place <= contest->prizes + contest->mentions + contest->commendations ? ZH_CONTEST_COMMENDATION : ZH_CONTEST_NO_AWARD;
}

/* The first honourable mention stays the first where two works share the last prize. @rows: with their places */
static void
give_awards (GPtrArray             *rows,
             const ZhContestRecord *contest)
{
  const int numbers[] = { 0, contest->prizes, contest->mentions, contest->commendations };
  int       given[G_N_ELEMENTS (numbers)] = { 0 };

  for (guint i = 0; i < rows->len && ((ZhContestRow *) g_ptr_array_index (rows, i))->place > 0; i++)
    {
      ZhContestRow *row = g_ptr_array_index (rows, i);
      int           before = given[find_award (contest, row->place)] - ((int) i + 1 - row->place);

      row->award = find_award (contest, row->place);
      row->award_number = row->award != ZH_CONTEST_NO_AWARD ? before + 1 : 0;
      row->award_last = MIN (before + row->last_place - row->place + 1, numbers[row->award]);
      given[row->award]++;
    }
}

/* Equal results share their places. @rows: by result */
static void
give_places (GPtrArray *rows)
{
  guint n = 0;

  for (; n < rows->len && has_place (g_ptr_array_index (rows, n)); n++)
    {
      ZhContestRow       *row = g_ptr_array_index (rows, n);
      const ZhContestRow *before = n > 0 ? g_ptr_array_index (rows, n - 1) : NULL;

      row->place = before != NULL && compare_results (before, row) == 0 ? before->place : (int) n + 1;
    }
  for (guint i = n; i > 0; i--)
    {
      ZhContestRow       *row = g_ptr_array_index (rows, i - 1);
      const ZhContestRow *behind = i < n ? g_ptr_array_index (rows, i) : NULL;

      row->last_place = behind != NULL && behind->place == row->place ? behind->last_place : (int) i;
    }
}

GPtrArray *
zh_contest_rank (const ZhTournament *tournament,
                 const ZhRuleset    *rules,
                 int                 section)
{
  const ZhContestRecord *contest = zh_contest_of_tournament (tournament);
  const char            *result = "mean";
  GPtrArray             *rows = g_ptr_array_new_with_free_func (g_free);

  if (rules != NULL)
    zh_ruleset_get_string (rules, "composition.mark-result", &result, NULL);
  for (guint i = 0; i < tournament->works->len; i++)
    {
      const ZhWorkRecord *work = g_ptr_array_index (tournament->works, i);
      ZhContestRow       *row;

      if (work->round != section)
        continue;
      row = g_new0 (ZhContestRow, 1);
      row->work = work;
      row->against = zh_contest_find_against (tournament, work, &row->late);
      add_marks (row, tournament, strcmp (result, "middle") == 0);
      g_ptr_array_add (rows, row);
    }
  g_ptr_array_sort (rows, compare_rows);
  give_places (rows);
  if (contest != NULL)
    give_awards (rows, contest);
  return rows;
}

int
zh_contest_row_get_result (const ZhContestRow *self)
{
  return self->n_marks > 0 ? (2 * self->sum + self->n_marks) / (2 * self->n_marks) : -1;
}

char *
zh_contest_row_format_award (const ZhContestRow *self,
                             const ZhLanguage   *language)
{
  g_autofree char *number = self->award_last > self->award_number ? g_strdup_printf ("%d–%d", self->award_number, self->award_last)
                                                                  : g_strdup_printf ("%d", self->award_number);

  switch (self->award)
    {
    case ZH_CONTEST_PRIZE:
      return g_strdup_printf (zh_trc (language, "award of a contest", "prize %s"), number);
    case ZH_CONTEST_MENTION:
      return g_strdup_printf (zh_trc (language, "award of a contest", "honourable mention %s"), number);
    case ZH_CONTEST_COMMENDATION:
      return g_strdup_printf (zh_trc (language, "award of a contest", "commendation %s"), number);
    case ZH_CONTEST_NO_AWARD:
    default:
      return g_strdup ("");
    }
}

gboolean
zh_contest_correction_is_original (const ZhRuleset *rules,
                                   gboolean         same_author,
                                   ZhDate           published,
                                   ZhDate           entered,
                                   const char     **article)
{
  int years = 0;

  *article = "";
  if (!zh_ruleset_get_int (rules, "composition.correction-years", &years, article))
    return same_author;
  return same_author || zh_date_compare (entered, zh_contest_add_months (published, 12 * years)) > 0;
}
