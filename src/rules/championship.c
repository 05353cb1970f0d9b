#include "config.h"

#include "championship.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"

/* An author of some works, while they are gathered. */
typedef struct
{
  char   *name;
  GArray *works; /* of ZhChampionWork */
} Author;

static void
author_free (gpointer data)
{
  Author *author = data;

  g_free (author->name);
  g_array_unref (author->works);
  g_free (author);
}

static void
row_free (gpointer data)
{
  ZhChampionRow *row = data;

  g_free (row->name);
  g_array_unref (row->works);
  g_free (row);
}

static gboolean
is_kind (const ZhTournament *tournament,
         const char         *kind)
{
  const ZhContestRecord *contest = zh_contest_of_tournament (tournament);

  return contest != NULL && strcmp (contest->kind, kind) == 0;
}

gboolean
zh_championship_is_ranked (const ZhTournament *tournament)
{
  return zh_contest_of_tournament (tournament) != NULL && !is_kind (tournament, "contest");
}

gboolean
zh_championship_is_of_teams (const ZhTournament *tournament)
{
  return is_kind (tournament, "match") || is_kind (tournament, "teams");
}

gboolean
zh_championship_has_sections (const ZhTournament *tournament)
{
  return is_kind (tournament, "championship");
}

static int
get_int (const ZhRuleset *rules,
         const char      *key,
         int              silent)
{
  int value = silent;

  if (rules != NULL)
    zh_ruleset_get_int (rules, key, &value, NULL);
  return value;
}

static int
compare_works (gconstpointer a,
               gconstpointer b)
{
  const ZhChampionWork *first = a;
  const ZhChampionWork *second = b;
  int                   order = zh_fraction_compare (second->value, first->value);

  if (order == 0)
    order = first->work->round - second->work->round;
  return order != 0 ? order : first->work->number - second->work->number;
}

static ZhFraction
add_up (const GArray *works,
        guint         first,
        guint         n)
{
  ZhFraction sum = ZH_FRACTION_ZERO;

  for (guint i = first; i < MIN (first + n, works->len); i++)
    sum = zh_fraction_add (sum, g_array_index (works, ZhChampionWork, i).value);
  return sum;
}

/* The works of a section, or of all, that have a place in it. */
static GArray *
list_marked (const ZhTournament *tournament,
             const ZhRuleset    *rules,
             int                 section)
{
  int     n_sections = zh_contest_count_sections (zh_contest_of_tournament (tournament));
  GArray *works = g_array_new (FALSE, FALSE, sizeof (ZhChampionWork));

  for (int i = 1; i <= n_sections; i++)
    {
      g_autoptr (GPtrArray) rows = zh_contest_rank (tournament, rules, i);

      for (guint k = 0; k < rows->len && (section == 0 || section == i); k++)
        {
          const ZhContestRow *row = g_ptr_array_index (rows, k);

          if (row->place > 0)
            g_array_append_val (works, ((ZhChampionWork){ row->work, zh_fraction_new (row->sum, row->n_marks), NULL }));
        }
    }
  g_array_sort (works, compare_works);
  return works;
}

/* Authors */

static Author *
find_author (GPtrArray  *authors,
             const char *name)
{
  Author *author;

  for (guint i = 0; i < authors->len; i++)
    {
      author = g_ptr_array_index (authors, i);
      if (!zh_contest_authors_meet (author->name, name))
        continue;
      if (strchr (author->name, ',') == NULL) /* where he lives tells namesakes apart from now on */
        {
          g_free (author->name);
          author->name = g_strdup (name);
        }
      return author;
    }
  author = g_new0 (Author, 1);
  author->name = g_strdup (name);
  author->works = g_array_new (FALSE, FALSE, sizeof (ZhChampionWork));
  g_ptr_array_add (authors, author);
  return author;
}

/* A joint work counts for each of its authors, or for the first alone. */
static void
give_work (GPtrArray            *authors,
           const ZhChampionWork *work,
           gboolean              to_all)
{
  g_auto (GStrv) names = g_strsplit (work->work->author, ";", -1);

  for (char **name = names; *name != NULL; name++)
    {
      g_strstrip (*name);
      if (**name == '\0')
        continue;
      g_array_append_vals (find_author (authors, *name)->works, work, 1);
      if (!to_all)
        return;
    }
}

static GPtrArray *
list_authors (const GArray *works,
              gboolean      to_all)
{
  GPtrArray *authors = g_ptr_array_new_with_free_func (author_free);

  for (guint i = 0; i < works->len; i++)
    give_work (authors, &g_array_index (works, ZhChampionWork, i), to_all);
  return authors;
}

static void
add_row (GPtrArray  *rows,
         const char *name,
         GArray     *works,
         int         n_authors,
         gboolean    is_placed)
{
  ZhChampionRow *row = g_new0 (ZhChampionRow, 1);

  g_array_sort (works, compare_works);
  row->name = g_strdup (name);
  row->sum = add_up (works, 0, works->len);
  row->works = g_array_ref (works);
  row->n_authors = n_authors;
  row->place = is_placed && works->len > 0 ? 1 : 0;
  g_ptr_array_add (rows, row);
}

static void
rank_authors (GPtrArray          *rows,
              const ZhTournament *tournament,
              const ZhRuleset    *rules,
              int                 section)
{
  int counted = zh_contest_of_tournament (tournament)->counted;
  g_autoptr (GArray) works = list_marked (tournament, rules, section);
  g_autoptr (GPtrArray) authors = list_authors (works, TRUE);

  for (guint i = 0; i < authors->len; i++)
    {
      Author *author = g_ptr_array_index (authors, i);

      if (counted > 0 && author->works->len > (guint) counted)
        g_array_set_size (author->works, (guint) counted);
      add_row (rows, author->name, author->works, 1, TRUE);
    }
}

/* Pairs (49.2) */

static const ZhChampionWork *
find_opponent (const GArray         *works,
               const ZhChampionWork *of)
{
  for (guint i = 0; i < works->len; i++)
    {
      const ZhChampionWork *other = &g_array_index (works, ZhChampionWork, i);

      if (other->work != of->work && other->work->round == of->work->round && other->work->pair == of->work->pair)
        return other;
    }
  return NULL;
}

/* What is out of the contest loses to what is not. */
static void
add_outs (GArray             *works,
          const ZhTournament *tournament)
{
  for (guint i = 0; i < tournament->works->len; i++)
    {
      const ZhWorkRecord *work = g_ptr_array_index (tournament->works, i);

      if (zh_contest_find_against (tournament, work, NULL) != NULL)
        g_array_append_val (works, ((ZhChampionWork){ work, zh_fraction_new (-1, 1), NULL }));
    }
}

static void
rank_pairs (GPtrArray          *rows,
            const ZhTournament *tournament,
            const ZhRuleset    *rules,
            int                 section)
{
  ZhPoints points = 10;
  g_autoptr (GArray) works = list_marked (tournament, rules, section);
  g_autoptr (GArray) met = g_array_new (FALSE, FALSE, sizeof (ZhChampionWork));
  g_autoptr (GPtrArray) authors = NULL;

  if (rules != NULL)
    zh_ruleset_get_points (rules, "composition.pair-points", &points, NULL);
  add_outs (works, tournament);
  for (guint i = 0; i < works->len; i++)
    {
      ZhChampionWork        work = g_array_index (works, ZhChampionWork, i);
      const ZhChampionWork *other = work.work->pair > 0 && (section == 0 || section == work.work->round) ? find_opponent (works, &work) : NULL;
      int                   order = other != NULL ? zh_fraction_compare (work.value, other->value) : 0;

      if (other == NULL)
        continue;
      work.against = other->work;
      work.value = zh_fraction_new (work.value.numerator < 0 ? 0 : (order > 0 ? 2 : order == 0) * points, 20);
      g_array_append_val (met, work);
    }
  authors = list_authors (met, TRUE);
  for (guint i = 0; i < authors->len; i++)
    add_row (rows, ((Author *) g_ptr_array_index (authors, i))->name, ((Author *) g_ptr_array_index (authors, i))->works, 1, TRUE);
}

/* Teams (VI.5.4) */

GArray *
zh_championship_share (const ZhRuleset *rules,
                       int              n_authors)
{
  int     least = get_int (rules, "composition.team-authors-min", 1);
  int     n_works = n_authors < least ? n_authors * get_int (rules, "composition.team-works-of-few", 0) : get_int (rules, "composition.team-works", n_authors);
  GArray *shares = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; i < n_authors; i++)
    {
      int share = n_works / n_authors + (i >= n_authors - n_works % n_authors ? 1 : 0);

      g_array_append_val (shares, share);
    }
  return shares;
}

/* By what the share that everybody has would bring. */
static int
compare_authors (gconstpointer a,
                 gconstpointer b,
                 gpointer      share)
{
  const Author *first = *(const Author *const *) a;
  const Author *second = *(const Author *const *) b;
  guint         n = GPOINTER_TO_UINT (share);

  return zh_fraction_compare (add_up (second->works, 0, n), add_up (first->works, 0, n));
}

/* The best works in proportion: each author's share, and the next best of as many authors as one more is due to. */
static GArray *
choose_works (GPtrArray       *authors,
              const ZhRuleset *rules)
{
  int n = MIN ((int) authors->len, get_int (rules, "composition.team-authors-max", G_MAXINT));
  g_autoptr (GArray) shares = zh_championship_share (rules, n);
  guint share = (guint) g_array_index (shares, int, 0);
  guint n_more = 0;
  g_autoptr (GArray) more = g_array_new (FALSE, FALSE, sizeof (ZhChampionWork));
  GArray *chosen = g_array_new (FALSE, FALSE, sizeof (ZhChampionWork));

  for (int i = 0; i < n; i++)
    n_more += (guint) g_array_index (shares, int, i) > share ? 1 : 0;
  g_ptr_array_sort_with_data (authors, compare_authors, GUINT_TO_POINTER (share));
  for (int i = 0; i < n; i++)
    {
      const Author *author = g_ptr_array_index (authors, i);

      g_array_append_vals (chosen, author->works->data, MIN (share, author->works->len));
      if (author->works->len > share)
        g_array_append_vals (more, &g_array_index (author->works, ZhChampionWork, share), 1);
    }
  g_array_sort (more, compare_works);
  g_array_append_vals (chosen, more->data, MIN (n_more, more->len));
  return chosen;
}

static gboolean
is_own_year (const ZhTournament *tournament,
             const ZhRuleset    *rules)
{
  const ZhContestRecord *contest = zh_contest_of_tournament (tournament);
  ZhDate                 day = zh_date_is_set (contest->closing) ? contest->closing : contest->announced;
  const char            *article;

  return zh_date_is_set (day) && zh_championship_is_own_year (rules, day.year, &article);
}

/* A year in which regions enter teams asks for authors enough (VI.5.4.2); of a match and of other years nobody asks. */
static gboolean
lacks_authors (const ZhTournament *tournament,
               const ZhRuleset    *rules,
               int                 n_authors)
{
  return is_kind (tournament, "teams") && n_authors < get_int (rules, "composition.team-authors-min", 1) && is_own_year (tournament, rules);
}

static void
rank_team (GPtrArray          *rows,
           const ZhTournament *tournament,
           const ZhRuleset    *rules,
           const char         *team,
           GArray             *works)
{
  g_autoptr (GPtrArray) authors = list_authors (works, FALSE);
  g_autoptr (GArray) chosen = NULL;

  if (is_kind (tournament, "match") || authors->len == 0)
    chosen = g_array_ref (works);
  else
    chosen = choose_works (authors, rules);
  add_row (rows, team, chosen, (int) authors->len, !lacks_authors (tournament, rules, (int) authors->len));
}

static void
rank_teams (GPtrArray          *rows,
            const ZhTournament *tournament,
            const ZhRuleset    *rules,
            int                 section)
{
  g_autoptr (GArray) works = list_marked (tournament, rules, section);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < works->len; i++)
    {
      const char *team = g_array_index (works, ZhChampionWork, i).work->team;
      g_autoptr (GArray) own = g_array_new (FALSE, FALSE, sizeof (ZhChampionWork));

      if (*team == '\0' || !g_hash_table_add (seen, (gpointer) team))
        continue;
      for (guint k = i; k < works->len; k++)
        if (strcmp (g_array_index (works, ZhChampionWork, k).work->team, team) == 0)
          g_array_append_vals (own, &g_array_index (works, ZhChampionWork, k), 1);
      rank_team (rows, tournament, rules, team, own);
    }
}

/* Places */

/* Level in the sum: the higher result of a single work, from the best on, where the rules say so (49.3). */
static int
compare_single (const ZhChampionRow *a,
                const ZhChampionRow *b)
{
  for (guint i = 0; i < MIN (a->works->len, b->works->len); i++)
    {
      int order = zh_fraction_compare (g_array_index (b->works, ZhChampionWork, i).value, g_array_index (a->works, ZhChampionWork, i).value);

      if (order != 0)
        return order;
    }
  return 0;
}

static int
compare_results (const ZhChampionRow *a,
                 const ZhChampionRow *b,
                 gboolean             by_works)
{
  int order = (b->place > 0) - (a->place > 0);

  if (order == 0)
    order = zh_fraction_compare (b->sum, a->sum);
  return order == 0 && by_works ? compare_single (a, b) : order;
}

static int
compare_rows (gconstpointer a,
              gconstpointer b,
              gpointer      by_works)
{
  const ZhChampionRow *first = *(const ZhChampionRow *const *) a;
  const ZhChampionRow *second = *(const ZhChampionRow *const *) b;
  int                  order = compare_results (first, second, GPOINTER_TO_INT (by_works));

  return order != 0 ? order : g_utf8_collate (first->name, second->name);
}

/* Equal ones share their places. @rows: by result, those without a place at the end */
static void
give_places (GPtrArray *rows,
             gboolean   by_works)
{
  for (guint i = 0; i < rows->len; i++)
    {
      ZhChampionRow       *row = g_ptr_array_index (rows, i);
      const ZhChampionRow *before = i > 0 ? g_ptr_array_index (rows, i - 1) : NULL;

      if (row->place > 0)
        row->place = before != NULL && compare_results (before, row, by_works) == 0 ? before->place : (int) i + 1;
    }
  for (guint i = rows->len; i > 0; i--)
    {
      ZhChampionRow       *row = g_ptr_array_index (rows, i - 1);
      const ZhChampionRow *behind = i < rows->len ? g_ptr_array_index (rows, i) : NULL;

      if (row->place > 0)
        row->last_place = behind != NULL && behind->place == row->place ? behind->last_place : (int) i;
    }
}

GPtrArray *
zh_championship_rank (const ZhTournament *tournament,
                      const ZhRuleset    *rules,
                      int                 section)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (row_free);
  gboolean   by_works = FALSE;

  if (!zh_championship_is_ranked (tournament))
    return rows;
  if (is_kind (tournament, "championship"))
    rank_authors (rows, tournament, rules, section);
  else if (is_kind (tournament, "pairs"))
    rank_pairs (rows, tournament, rules, section);
  else
    rank_teams (rows, tournament, rules, section);
  if (rules != NULL && is_kind (tournament, "championship"))
    zh_ruleset_get_boolean (rules, "composition.author-tie-by-works", &by_works, NULL);
  g_ptr_array_sort_with_data (rows, compare_rows, GINT_TO_POINTER (by_works));
  give_places (rows, by_works);
  return rows;
}

char *
zh_championship_format_value (const ZhTournament *tournament,
                              ZhFraction          value,
                              const ZhLanguage   *language)
{
  if (is_kind (tournament, "pairs"))
    return zh_points_format ((ZhPoints) zh_fraction_round (value, 1));
  return zh_contest_mark_format ((int) zh_fraction_round (value, 0), language);
}

char *
zh_championship_format_works (const ZhTournament  *tournament,
                              const ZhChampionRow *row,
                              const ZhLanguage    *language)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < row->works->len; i++)
    {
      const ZhChampionWork *work = &g_array_index (row->works, ZhChampionWork, i);
      g_autofree char      *value = zh_championship_format_value (tournament, work->value, language);

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", work->work->code);
      if (work->against != NULL)
        g_string_append_printf (text, "–%s", work->against->code);
      g_string_append_printf (text, " (%s)", value);
    }
  return g_string_free (text, FALSE);
}

char *
zh_championship_format_reason (const ZhTournament  *tournament,
                               const ZhRuleset     *rules,
                               const ZhChampionRow *row,
                               const ZhLanguage    *language)
{
  const char *article = "";
  int         least = 1;

  if (row->place > 0 || !lacks_authors (tournament, rules, row->n_authors))
    return g_strdup ("");
  zh_ruleset_get_int (rules, "composition.team-authors-min", &least, &article);
  return g_strdup_printf (zh_trn (language, "no place: %1$d author, at least %2$d are asked for (%3$s)", "no place: %1$d authors, at least %2$d are asked for (%3$s)", (gulong) row->n_authors),
                          row->n_authors, least, article);
}

/* What the rules let in */

/* Three capital letters behind a comma. */
static gboolean
is_country (const char *text)
{
  return strlen (text) == 3 && g_ascii_isupper (text[0]) && g_ascii_isupper (text[1]) && g_ascii_isupper (text[2]);
}

static gboolean
is_of_countries (const char *author)
{
  g_auto (GStrv) parts = g_strsplit_set (author, ";,", -1);
  const char *country = NULL;

  for (char **part = parts; *part != NULL; part++)
    {
      g_strstrip (*part);
      if (!is_country (*part))
        continue;
      if (country != NULL && strcmp (country, *part) != 0)
        return TRUE;
      country = *part;
    }
  return FALSE;
}

static gboolean
check_pair (const ZhTournament *tournament,
            const ZhWorkRecord *work,
            GError            **error)
{
  int n = 0;

  for (guint i = 0; i < tournament->works->len && work->pair > 0; i++)
    {
      const ZhWorkRecord *other = g_ptr_array_index (tournament->works, i);

      if (other->id == work->id || other->round != work->round || other->pair != work->pair)
        continue;
      if (++n > 1)
        return zh_fail (error, ZH_ERROR_INPUT, _ ("Pair %1$d of section %2$d has two works already; give another number"), work->pair, work->round);
      if (zh_contest_authors_meet (other->author, work->author))
        return zh_fail (error, ZH_ERROR_INPUT, _ ("Pair %1$d of section %2$d: %3$s is of the same author, and nobody faces himself"), work->pair, work->round, other->code);
    }
  return TRUE;
}

gboolean
zh_championship_check_work (const ZhTournament *tournament,
                            const ZhRuleset    *rules,
                            const ZhWorkRecord *work,
                            GError            **error)
{
  const char *article = "";
  gboolean    may = TRUE;

  if (rules != NULL && is_kind (tournament, "championship"))
    zh_ruleset_get_boolean (rules, "composition.foreign-coauthors", &may, &article);
  if (!may && is_of_countries (work->author))
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("Author: joint works with authors of other countries do not enter a championship (%s)"), article);
  return check_pair (tournament, work, error);
}

gboolean
zh_championship_is_own_year (const ZhRuleset *rules,
                             int              year,
                             const char     **article)
{
  const char *years = "";

  *article = "";
  if (rules == NULL || !zh_ruleset_get_string (rules, "composition.team-year", &years, article))
    return TRUE;
  return (year % 2 == 0) == (strcmp (years, "even") == 0);
}
