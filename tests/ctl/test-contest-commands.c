/* `contest FILE`: terms, works, marks, objections and the award, by the articles that speak of them. */
#include "config.h"

#include <string.h>

#include "ctl-runner.h"

#define RUN(...) CTL_RUN (NULL, NULL, NULL, __VA_ARGS__)
#define CONTEST(...) RUN ("contest", self->file, __VA_ARGS__)

/* Two sections, a judge of the first and a chief judge; entry until the end of November. */
static void
set_up (CtlFixture   *self,
        gconstpointer data)
{
  ctl_fixture_init (self);
  g_assert_cmpint (RUN ("new", self->file, "--title", "Invented Contest", "--ruleset", data), ==, 0);
  g_assert_cmpint (RUN ("tournament", self->file, "add", "--name", "Works", "--discipline", "composition"), ==, 0);
  g_assert_cmpint (CONTEST ("terms", "--sections", "First; Second", "--closing", "2030-11-30", "--max-works", "2", "--prizes", "1", "--mentions", "1"), ==, 0);
  g_assert_cmpint (CONTEST ("judge", "--name", "Judge Jay", "--section", "1"), ==, 0);
  g_assert_cmpint (CONTEST ("judge", "--name", "Chief Cee", "--role", "chief"), ==, 0);
  g_assert_cmpint (CONTEST ("judge", "--name", "Secretary Sue", "--role", "secretary"), ==, 0);
  g_assert_cmpint (CONTEST ("enter", "--author", "Aaa Ada", "--received", "2030-11-01"), ==, 0);
  g_assert_cmpint (CONTEST ("enter", "--author", "Bbb Bea", "--received", "2030-11-01"), ==, 0);
  g_assert_cmpint (CONTEST ("enter", "--author", "Ccc Cid", "--received", "2030-11-01"), ==, 0);
}

/* Marks that give an order of the three, published on 10 December. */
static void
publish (CtlFixture *self)
{
  g_assert_cmpint (CONTEST ("mark", "1.1", "1", "--mark", "8"), ==, 0);
  g_assert_cmpint (CONTEST ("mark", "1.2", "1", "--mark", "7.25"), ==, 0);
  g_assert_cmpint (CONTEST ("mark", "1.3", "1", "--mark", "7"), ==, 0);
  g_assert_cmpint (CONTEST ("publish", "--day", "2030-12-10"), ==, 0);
}

/* Article, case, words and the exit that answers. */
typedef struct
{
  const char *article;
  const char *question;
  int         answer;
  const char *words[12];
} Case;

static const Case draughts[] = {
  { "VI.6.5", "mark 7.3", 3, { "mark", "1.1", "1", "--mark", "7.3" } },
  { "VI.6.5", "mark 7.25", 0, { "mark", "1.1", "1", "--mark", "7.25" } },
  { "VI.6.5", "mark 7,25", 0, { "mark", "1.2", "1", "--mark", "7,25" } },
  { "VI.6.5", "mark 10.25", 3, { "mark", "1.1", "1", "--mark", "10.25" } },
  { "VI.6.5", "mark 10", 0, { "mark", "1.1", "1", "--mark", "10" } },
  { "VI.6.5", "the secretary marks", 1, { "mark", "1.1", "3", "--mark", "7" } },
  { "VI.6.6", "the chief judge enters", 1, { "enter", "--author", "Chief Cee", "--received", "2030-11-01" } },
  { "VI.6.6", "a judge enters in the own section", 1, { "enter", "--author", "judge jay", "--section", "1", "--received", "2030-11-01" } },
  { "VI.6.6", "a judge enters in another section", 0, { "enter", "--author", "Judge Jay", "--section", "2", "--received", "2030-11-01" } },
  { "VI.6.4", "the secretary enters", 0, { "enter", "--author", "Secretary Sue", "--received", "2030-11-01" } },
  { "VI.6.6", "an author becomes judge of the section", 1, { "judge", "--name", "Aaa Ada", "--section", "1" } },
  { "VI.6.6", "an author becomes judge of another section", 0, { "judge", "--name", "Aaa Ada", "--section", "2" } },
  { "VI.6.5", "a judge marks another section", 1, { "mark", "2.1", "1", "--mark", "7" } },
  { "VI.5.5.1", "entered on the last day", 0, { "enter", "--author", "Ddd Dan", "--received", "2030-11-30" } },
  { "VI.5.5.1", "entered a day late", 1, { "enter", "--author", "Eee Eva", "--received", "2030-12-01" } },
  { "VI.5.5.1", "corrected before the end", 0, { "enter", "1.2", "--moves", "5", "--received", "2030-11-29" } },
  { "VI.5.5.1", "withdrawn a day late", 1, { "withdraw", "1.3", "--day", "2030-12-01" } },
  { "VI.5.5.1", "withdrawn before", 0, { "withdraw", "1.3", "--day", "2030-11-30" } },
  { "VI.4.3", "correction of another author in year 4", 1, { "correction", "--published", "2020-01-01", "--entered", "2023-06-01" } },
  { "VI.4.3", "correction of another author in year 6", 0, { "correction", "--published", "2020-01-01", "--entered", "2025-06-01" } },
  { "VI.4.3", "correction of the author in year 1", 0, { "correction", "--published", "2020-01-01", "--entered", "2020-06-01", "--same-author" } },
};

static const Case chess[] = {
  { "46.5", "correction of another author in year 4", 0, { "correction", "--published", "2020-01-01", "--entered", "2023-06-01" } },
  { "46.5", "correction of another author in year 2", 1, { "correction", "--published", "2020-01-01", "--entered", "2021-06-01" } },
  { "46.5", "correction of another author in year 6", 0, { "correction", "--published", "2020-01-01", "--entered", "2025-06-01" } },
  { "49.3", "a third work of an author who may enter two", 0, { "enter", "--author", "Aaa Ada", "--received", "2030-11-02" } },
  { "49.3", "one more", 1, { "enter", "--author", "Aaa Ada; Fff Flo", "--received", "2030-11-02" } },
  { "51.1", "a scale of the regulation alone", 0, { "mark", "1.1", "1", "--mark", "7.3" } },
};

static const Case entering[] = {
  { "VI.7.2", "points of lines are of solvers", 2, { "enter", "--author", "Ddd Dan", "--lines", "2+3", "--received", "2030-11-01" } },
  { "VI.1.3", "a size that is none", 3, { "enter", "--author", "Ddd Dan", "--size", "huge", "--received", "2030-11-01" } },
  { "VI.1.3.1", "three men are no miniature", 1, { "check", "1.1" } },
  { "VI.1.3.2", "and are a study", 0, { "enter", "1.1", "--size", "study", "--received", "2030-11-01" } },
  { "VI.1.3.2", "which passes", 0, { "check", "1.1" } },
  { "VI.5.2", "a kind that is none", 3, { "terms", "--kind", "league" } },
  { "49.2", "two works face each other", 0, { "enter", "1.1", "--pair", "1", "--received", "2030-11-01" } },
  { "49.2", "another author", 0, { "enter", "1.2", "--pair", "1", "--received", "2030-11-01" } },
  { "49.2", "a third in the pair", 3, { "enter", "1.3", "--pair", "1", "--received", "2030-11-01" } },
  { "49.2", "nobody faces himself", 0, { "enter", "--author", "Ccc Cid", "--pair", "2", "--received", "2030-11-01" } },
  { "49.2", "not in one pair", 3, { "enter", "1.3", "--pair", "2", "--received", "2030-11-01" } },
  { "49.3", "who may be the same author has no third work", 1, { "enter", "--author", "Ccc Cid, Upper Town", "--received", "2030-11-01" } },
};

/* Prints agree/total. */
static void
try_cases (CtlFixture *self,
           const Case *cases,
           gsize       n_cases)
{
  gsize agree = 0;

  for (gsize i = 0; i < n_cases; i++)
    {
      const char      *words[16] = { "contest", self->file };
      g_autofree char *errors = NULL;
      int              answer;

      for (int k = 0; cases[i].words[k] != NULL; k++)
        words[2 + k] = cases[i].words[k];
      answer = ctl_run (words, NULL, NULL, &errors);
      if (answer == cases[i].answer)
        agree++;
      else
        g_test_message ("%s, %s: %d in place of %d: %s", cases[i].article, cases[i].question, answer, cases[i].answer, errors);
    }
  g_test_message ("cases of the rules: %" G_GSIZE_FORMAT "/%" G_GSIZE_FORMAT " agree", agree, n_cases);
  g_assert_cmpint (agree, ==, n_cases);
}

static void
test_draughts (CtlFixture   *self,
               gconstpointer data)
{
  try_cases (self, draughts, G_N_ELEMENTS (draughts));
}

static void
test_chess (CtlFixture   *self,
            gconstpointer data)
{
  try_cases (self, chess, G_N_ELEMENTS (chess));
}

static void
test_entering (CtlFixture   *self,
               gconstpointer data)
{
  g_assert_cmpint (CONTEST ("enter", "1.1", "--position", "W:Wc3:Bd4", "--genre", "win", "--size", "miniature", "--received", "2030-11-01"), ==, 0);
  try_cases (self, entering, G_N_ELEMENTS (entering));
}

/* Namesakes of two towns are two authors: each enters as many works as the terms allow. */
static void
test_namesakes (CtlFixture   *self,
                gconstpointer data)
{
  for (int i = 0; i < 2; i++)
    {
      g_assert_cmpint (CONTEST ("enter", "--author", "Ggg Gus, Upper Town", "--received", "2030-11-01"), ==, 0);
      g_assert_cmpint (CONTEST ("enter", "--author", "Ggg Gus, Lower Town, UKR", "--received", "2030-11-01"), ==, 0);
    }
  g_assert_cmpint (CONTEST ("enter", "--author", "Ggg Gus, Upper Town", "--received", "2030-11-01"), ==, 1);
  g_assert_cmpint (CONTEST ("enter", "--author", "Ggg Gus", "--received", "2030-11-01"), ==, 1);
}

/* A work that is out of the contest leaves room for the next best of its author (49.3). */
static void
test_next_best (CtlFixture   *self,
                gconstpointer data)
{
  g_autofree char *text = NULL;

  static const char *const marks[] = { "7", "6", "5", "8", "4" };

  g_assert_cmpint (CONTEST ("standings"), ==, 1);
  g_assert_cmpint (CONTEST ("terms", "--kind", "championship", "--counted", "2", "--max-works", "0"), ==, 0);
  g_assert_cmpint (CTL_RUN ("author\nA\nA\nA\nB\nB\n", NULL, NULL, "contest", self->file, "import", "-", "--section", "2", "--received", "2030-11-03"), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      g_autofree char *code = g_strdup_printf ("2.%d", (int) i + 1);

      g_assert_cmpint (CONTEST ("mark", code, "2", "--mark", marks[i]), ==, 0);
    }
  g_assert_cmpint (CONTEST ("object", "2.1", "--text", "No mate", "--verdict", "upheld"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "contest", self->file, "standings", "--section", "2"), ==, 0);
  g_assert_cmpstr (text, ==, "2\t1\tB\t12\t2\t2.4 (8), 2.5 (4)\t\n2\t2\tA\t11\t2\t2.2 (6), 2.3 (5)\t\n");
  g_assert_cmpint (RUN ("verify", self->file, "--by-command"), ==, 0);
}

/* A region with fewer authors than the rules ask for has no place in the year of regions, and is told why (VI.5.4.2). */
static void
test_few_authors (CtlFixture   *self,
                  gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autofree char *json = NULL;

  g_assert_cmpint (CONTEST ("terms", "--kind", "teams", "--max-works", "0", "--closing", "2031-11-30"), ==, 0);
  g_assert_cmpint (CTL_RUN ("author,team\nA,North\nB,North\nC,North\nD,South\nE,South\n", NULL, NULL, "contest", self->file, "import", "-", "--section", "2",
                            "--received", "2030-11-03"),
                   ==, 0);
  for (int i = 1; i <= 5; i++)
    {
      g_autofree char *code = g_strdup_printf ("2.%d", i);

      g_assert_cmpint (CONTEST ("mark", code, "2", "--mark", "5"), ==, 0);
    }
  g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "contest", self->file, "standings"), ==, 0);
  g_assert_nonnull (strstr (text, "\t1\tNorth\t15\t3\t2.1 (5), 2.2 (5), 2.3 (5)\t\n"));
  g_assert_nonnull (strstr (text, "\t0\tSouth\t10\t2\t2.4 (5), 2.5 (5)\tno place: 2 authors, at least 3 are asked for (VI.5.4.2)\n"));
  g_assert_cmpint (CTL_RUN (NULL, &json, NULL, "contest", self->file, "standings", "--json"), ==, 0);
  g_assert_nonnull (strstr (json, "\"reason\":\"no place: 2 authors"));
}

/* A solution with its false leads is longer than a line of anything else, and no book. */
static void
test_long_solution (CtlFixture   *self,
                    gconstpointer data)
{
  g_autofree char *longest = g_strnfill (2000, 'x');
  g_autofree char *longer = g_strnfill (2001, 'x');
  g_autofree char *errors = NULL;
  g_autofree char *list = NULL;

  g_assert_cmpint (CONTEST ("enter", "1.1", "--solution", longest), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "contest", self->file, "enter", "1.1", "--solution", longer), ==, 3);
  g_assert_nonnull (strstr (errors, "solution: the text is longer than 2000 characters. Shorten it"));
  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "contest", self->file, "--json"), ==, 0);
  g_assert_nonnull (strstr (list, longest));
  g_assert_null (strstr (list, longer));
  g_assert_cmpint (RUN ("verify", self->file, "--by-command"), ==, 0);
}

static char *
get_award (CtlFixture *self)
{
  char *text = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "contest", self->file, "award"), ==, 0);
  return text;
}

/* The term of two months; a cook takes its work out and the next best moves up; the award becomes final after the
 * term (VI.5.2.10.2). */
static void
test_award (CtlFixture   *self,
            gconstpointer data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *late = NULL;

  publish (self);
  before = get_award (self);
  g_assert_cmpstr (before, ==, "1\t1\t1.1\t8\tprize 1\t0\t0\n1\t2\t1.2\t7.25\thonourable mention 1\t0\t0\n1\t3\t1.3\t7\t\t0\t0\n");
  g_assert_cmpint (CONTEST ("object", "1.1", "--ground", "cook", "--text", "Another way", "--received", "2031-02-11"), ==, 1);
  g_assert_cmpint (CONTEST ("object", "1.1", "--ground", "cook", "--text", "Another way", "--received", "2031-02-10"), ==, 0);
  g_assert_cmpint (CONTEST ("settle", "--day", "2031-02-11"), ==, 1);
  g_assert_cmpint (CONTEST ("object", "1.1", "1", "--verdict", "upheld", "--decided", "2031-02-11"), ==, 0);
  g_assert_cmpint (CONTEST ("settle", "--day", "2031-02-10"), ==, 1);
  g_assert_cmpint (CONTEST ("settle", "--day", "2031-02-11"), ==, 0);
  after = get_award (self);
  g_assert_cmpstr (after, ==, "1\t1\t1.2\t7.25\tprize 1\t0\t0\n1\t2\t1.3\t7\thonourable mention 1\t0\t0\n1\t0\t1.1\t8\t\t1\t0\n");
  g_assert_cmpint (CONTEST ("object", "1.2", "--text", "No win", "--received", "2031-05-01", "--verdict", "upheld", "--decided", "2031-05-02"), ==, 0);
  late = get_award (self);
  g_assert_nonnull (strstr (late, "1\t1\t1.2\t7.25\tprize 1\t0\t2\n"));
  g_assert_cmpint (CONTEST ("mark", "1.3", "1", "--mark", "9"), ==, 1);
  g_assert_cmpint (RUN ("verify", self->file, "--by-command"), ==, 0);
}

/* Works of one mark share their places and what these bring, on paper too; a place behind the last prize brings none. */
static void
test_shared (CtlFixture   *self,
             gconstpointer data)
{
  static const char *const papers[] = { "contest-award", "contest-marks", "contest-letters" };
  g_autofree char         *award = NULL;
  g_autofree char         *json = NULL;

  g_assert_cmpint (CONTEST ("terms", "--prizes", "2", "--mentions", "0"), ==, 0);
  g_assert_cmpint (CONTEST ("mark", "1.1", "1", "--mark", "8"), ==, 0);
  g_assert_cmpint (CONTEST ("mark", "1.2", "1", "--mark", "7"), ==, 0);
  g_assert_cmpint (CONTEST ("mark", "1.3", "1", "--mark", "8"), ==, 0);
  award = get_award (self);
  g_assert_cmpstr (award, ==, "1\t1\t1.1\t8\tprize 1–2\t0\t0\n1\t1\t1.3\t8\tprize 1–2\t0\t0\n1\t3\t1.2\t7\t\t0\t0\n");
  g_assert_cmpint (CTL_RUN (NULL, &json, NULL, "contest", self->file, "award", "--json"), ==, 0);
  g_assert_nonnull (strstr (json, "\"last\":2"));
  for (gsize i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      g_autofree char *text = NULL;

      g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "report", self->file, papers[i], "--lang", "uk"), ==, 0);
      g_test_message ("%s", papers[i]);
      g_assert_nonnull (strstr (text, "1–2"));
    }
  g_assert_cmpint (CONTEST ("terms", "--prizes", "1", "--mentions", "2"), ==, 0);
  g_free (award);
  award = get_award (self);
  g_assert_cmpstr (award, ==, "1\t1\t1.1\t8\tprize 1\t0\t0\n1\t1\t1.3\t8\tprize 1\t0\t0\n1\t3\t1.2\t7\thonourable mention 1\t0\t0\n");
}

/* Authors level in everything share their places (49.3). */
static void
test_shared_authors (CtlFixture   *self,
                     gconstpointer data)
{
  g_autofree char *json = NULL;
  g_autofree char *text = NULL;

  g_assert_cmpint (CONTEST ("terms", "--kind", "championship"), ==, 0);
  g_assert_cmpint (CONTEST ("mark", "1.1", "1", "--mark", "6"), ==, 0);
  g_assert_cmpint (CONTEST ("mark", "1.2", "1", "--mark", "5"), ==, 0);
  g_assert_cmpint (CONTEST ("mark", "1.3", "1", "--mark", "5"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &json, NULL, "contest", self->file, "standings", "--json"), ==, 0);
  g_assert_nonnull (strstr (json, "\"last\":3"));
  g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "report", self->file, "contest-places", "--lang", "ru"), ==, 0);
  g_assert_nonnull (strstr (text, "2–3"));
}

/* The terms say how long remarks are taken; what is found after the final award is not heard (49.3). */
static void
test_late (CtlFixture   *self,
           gconstpointer data)
{
  g_assert_cmpint (CONTEST ("mark", "1.1", "1", "--mark", "8"), ==, 0);
  g_assert_cmpint (CONTEST ("mark", "1.2", "2", "--mark", "7"), ==, 0);
  g_assert_cmpint (CONTEST ("publish", "--day", "2030-12-10"), ==, 1);
  g_assert_cmpint (CONTEST ("mark", "1.3", "1", "--mark", "8"), ==, 0);
  g_assert_cmpint (CONTEST ("publish", "--day", "2030-12-10"), ==, 1);
  g_assert_cmpint (CONTEST ("terms", "--remarks-end", "2031-01-31"), ==, 0);
  g_assert_cmpint (CONTEST ("publish", "--day", "2030-12-10"), ==, 0);
  g_assert_cmpint (CONTEST ("settle", "--day", "2031-02-01"), ==, 0);
  g_assert_cmpint (RUN ("verify", self->file, "--by-command"), ==, 0);
  g_assert_cmpint (CONTEST ("object", "1.2", "--text", "No mate", "--received", "2031-05-01"), ==, 1);
}

/* The last day of remarks may come with the award: where the rules are silent, and later than they say (VI.5.2.10.2). */
static void
test_remarks_end (CtlFixture   *self,
                  gconstpointer data)
{
  gboolean         is_draughts = strcmp (data, "ua-draughts-64") == 0;
  g_autofree char *list = NULL;

  for (int i = 1; i <= 3; i++)
    {
      g_autofree char *code = g_strdup_printf ("1.%d", i);

      g_assert_cmpint (CONTEST ("mark", code, "1", "--mark", "8"), ==, 0);
    }
  g_assert_cmpint (CONTEST ("publish", "--day", "2030-12-10", "--remarks-end", "soon"), ==, 2);
  g_assert_cmpint (CONTEST ("publish", "--day", "2030-12-10", "--remarks-end", "2030-12-09"), ==, 1);
  g_assert_cmpint (CONTEST ("publish", "--day", "2030-12-10", "--remarks-end", "2031-01-31"), ==, is_draughts ? 1 : 0);
  if (is_draughts)
    g_assert_cmpint (CONTEST ("publish", "--day", "2030-12-10", "--remarks-end", "2031-03-01"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "contest", self->file, "--json"), ==, 0);
  g_assert_nonnull (strstr (list, is_draughts ? "\"remarks_end\":\"2031-03-01\"" : "\"remarks_end\":\"2031-01-31\""));
  g_assert_cmpint (RUN ("verify", self->file, "--by-command"), ==, 0);
}

/* Works come in as a table, and lines of positions alone. */
static void
test_import (CtlFixture   *self,
             gconstpointer data)
{
  g_autofree char *text = NULL;

  g_assert_cmpint (CTL_RUN ("section,code,author,position,genre\n2,motto-a,Hhh Hal,\"W:We1,g1,g3:Bh4\",win\n2,,Iii Ivy,\"W:Wa1:Bh8\",win\n", NULL, NULL, "contest",
                            self->file, "import", "-", "--received", "2030-11-03"),
                   ==, 0);
  g_assert_cmpint (CTL_RUN ("W:Wc1,e1:Bh8\n", NULL, NULL, "contest", self->file, "import", "-", "--received", "2030-11-03"), ==, 0);
  g_assert_cmpint (CTL_RUN ("section,shape,position\n1,x,W:Wc1:Bh8\n", NULL, NULL, "contest", self->file, "import", "-"), ==, 3);
  g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "contest", self->file), ==, 0);
  g_assert_nonnull (strstr (text, "contest\t6 works, 6 without a mark; entry until 30 November 2030\n"));
  g_assert_nonnull (strstr (text, "work\tmotto-a\t2\tHhh Hal\twin\t\tW:We1,g1,g3:Bh4\t2030-11-03\n"));
  g_assert_nonnull (strstr (text, "work\t1.4\t1\t\t\t\tW:Wc1,e1:Bh8\t2030-11-03\n"));
  g_assert_cmpint (CONTEST ("terms", "--closing", ""), ==, 0);
  g_clear_pointer (&text, g_free);
  g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "contest", self->file), ==, 0);
  g_assert_nonnull (strstr (text, "contest\t6 works, 6 without a mark\n"));
}

/* A table that is mended and taken in again brings only what was not taken in before. */
static void
test_import_again (CtlFixture   *self,
                   gconstpointer data)
{
  static const char *const broken = "Автор;Жанр;Позиція\nDdd Dan;Виграш;W:Wa1:Bh8\nEee Eve;Виграш;W:Wa1:Bz9\n";
  static const char *const mended = "Автор;Жанр;Позиція\nDdd Dan;Виграш;W:Wa1:Bh8\nEee Eve;Виграш;W:Wc1:Bh8\n";
  g_autofree char         *told = NULL;
  g_autofree char         *list = NULL;

  g_assert_cmpint (CTL_RUN (broken, NULL, NULL, "contest", self->file, "import", "-", "--received", "2030-11-03"), ==, 3);
  g_assert_cmpint (CTL_RUN (mended, NULL, &told, "contest", self->file, "import", "-", "--received", "2030-11-04"), ==, 0);
  g_assert_nonnull (strstr (told, "Work 1 of the table is here already: 1.4\n"));
  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "contest", self->file), ==, 0);
  g_assert_nonnull (strstr (list, "work\t1.4\t1\tDdd Dan\twin\t\tW:Wa1:Bh8\t2030-11-03\n"));
  g_assert_nonnull (strstr (list, "work\t1.5\t1\tEee Eve\twin\t\tW:Wc1:Bh8\t2030-11-04\n"));
  g_assert_null (strstr (list, "work\t1.6"));
}

/* Role, ground, verdict, genre and mark stand in the journal as the reader of a language writes them. */
static void
test_journal (CtlFixture   *self,
              gconstpointer data)
{
  static const char *const told[] = { "Суддя розділу → Головний секретар", "жанр: Нічия", "Оцінка (Judge Jay) твору 1.2: 7,25", "Дефект → Побічний розв’язок", "рішення: Задоволено" };
  static const char *const words[] = { "secretary", "draw", "cook", "upheld", "7.25" };
  g_autofree char         *text = NULL;

  g_assert_cmpint (CONTEST ("enter", "--author", "Ddd Dan", "--genre", "draw", "--received", "2030-11-01"), ==, 0);
  g_assert_cmpint (CONTEST ("mark", "1.4", "1", "--mark", "6"), ==, 0);
  publish (self);
  g_assert_cmpint (CONTEST ("object", "1.1", "--ground", "cook", "--text", "Another way", "--received", "2031-01-10"), ==, 0);
  g_assert_cmpint (CONTEST ("object", "1.1", "1", "--verdict", "upheld", "--decided", "2031-01-11"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "log", self->file, "--lang", "uk"), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_test_message ("%s", told[i]);
      g_assert_nonnull (strstr (text, told[i]));
    }
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_test_message ("%s", words[i]);
      g_assert_null (strstr (text, words[i]));
    }
}

/* What judges see names no author. */
static void
test_booklet (CtlFixture   *self,
              gconstpointer data)
{
  g_autofree char *text = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "report", self->file, "contest-booklet", "--lang", "en"), ==, 0);
  g_assert_nonnull (strstr (text, "1.1"));
  g_assert_null (strstr (text, "Aaa"));
}

/* The secretary, who receives the works (VI.6.4), signs their list by name. */
static void
test_list (CtlFixture   *self,
           gconstpointer data)
{
  g_autofree char *text = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "report", self->file, "contest-list", "--lang", "en"), ==, 0);
  g_assert_nonnull (strstr (text, "Chief secretary"));
  g_assert_nonnull (strstr (text, "Secretary Sue"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/ctl/contest/draughts", CtlFixture, "ua-draughts-64", set_up, test_draughts, ctl_fixture_tear_down);
  g_test_add ("/ctl/contest/chess", CtlFixture, "ru-chess-988", set_up, test_chess, ctl_fixture_tear_down);
  g_test_add ("/ctl/contest/award", CtlFixture, "ua-draughts-64", set_up, test_award, ctl_fixture_tear_down);
  g_test_add ("/ctl/contest/shared", CtlFixture, "ua-draughts-64", set_up, test_shared, ctl_fixture_tear_down);
  g_test_add ("/ctl/contest/shared-authors", CtlFixture, "ru-chess-988", set_up, test_shared_authors, ctl_fixture_tear_down);
  g_test_add ("/ctl/contest/late", CtlFixture, "ru-chess-988", set_up, test_late, ctl_fixture_tear_down);
  g_test_add ("/ctl/contest/remarks-end-draughts", CtlFixture, "ua-draughts-64", set_up, test_remarks_end, ctl_fixture_tear_down);
  g_test_add ("/ctl/contest/remarks-end-chess", CtlFixture, "ru-chess-988", set_up, test_remarks_end, ctl_fixture_tear_down);
  g_test_add ("/ctl/contest/import", CtlFixture, "ua-draughts-64", set_up, test_import, ctl_fixture_tear_down);
  g_test_add ("/ctl/contest/import-again", CtlFixture, "ua-draughts-64", set_up, test_import_again, ctl_fixture_tear_down);
  g_test_add ("/ctl/contest/journal", CtlFixture, "ua-draughts-64", set_up, test_journal, ctl_fixture_tear_down);
  g_test_add ("/ctl/contest/booklet", CtlFixture, "ua-draughts-64", set_up, test_booklet, ctl_fixture_tear_down);
  g_test_add ("/ctl/contest/entering", CtlFixture, "ua-draughts-64", set_up, test_entering, ctl_fixture_tear_down);
  g_test_add ("/ctl/contest/namesakes", CtlFixture, "ua-draughts-64", set_up, test_namesakes, ctl_fixture_tear_down);
  g_test_add ("/ctl/contest/next-best", CtlFixture, "ru-chess-988", set_up, test_next_best, ctl_fixture_tear_down);
  g_test_add ("/ctl/contest/long-solution", CtlFixture, "ua-draughts-64", set_up, test_long_solution, ctl_fixture_tear_down);
  g_test_add ("/ctl/contest/few-authors", CtlFixture, "ua-draughts-64", set_up, test_few_authors, ctl_fixture_tear_down);
  g_test_add ("/ctl/contest/list", CtlFixture, "ua-draughts-64", set_up, test_list, ctl_fixture_tear_down);
  return g_test_run ();
}
