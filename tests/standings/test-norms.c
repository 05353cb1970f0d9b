#include "config.h"

#include "errors.h"
#include "norms.h"
#include "source-tree.h"

static const char table_text[] =
    "[norms]\ntitle=Invented\ntitle[uk]=Вигадані\nunrated=1000\n"
    "[norm 1]\ncategory=КМС\ngames=3\nscale=2000:75;2100:50\n"
    "[norm 2]\ncategory=I\ngames=2\nmax-age=18\nscale=1800:50\n"
    "[norm 3]\ncategory=II\ngames=2\nsex=w\nscale=1000:50;\n";

static const struct
{
  const char *text;
  const char *names;
} bad[] = {
  { "no key file", "no table of norms" },
  { "[other]\nx=1\n", "[norms]" },
  { "[norms]\ntitle=A\n", "[norm 1]" },
  { "[norms]\naverage=height\n", "average" },
  { "[norms]\naverage=category\n", "[categories]" },
  { "[norms]\naverage=category\n[categories]\nI=1.234\n", "[categories] I" },
  { "[norms]\nunrated=many\n", "unrated" },
  { "[norms]\ntitle=A\n[norm 1]\nscale=1:1\n", "category" },
  { "[norms]\ntitle=A\n[norm 1]\ncategory=I\n", "scale" },
  { "[norms]\ntitle=A\n[norm 1]\ncategory=I\nscale=2000:70;1900:80\n", "scale" },
  { "[norms]\ntitle=A\n[norm 1]\ncategory=I\nscale=2000:101\n", "scale" },
  { "[norms]\ntitle=A\n[norm 1]\ncategory=I\nscale=2000\n", "scale" },
  { "[norms]\ntitle=A\n[norm 1]\ncategory=I\nsex=x\nscale=1:1\n", "sex" },
  { "[norms]\ntitle=A\n[norm 1]\ncategory=I\ngames=0\nscale=1:1\n", "games" },
};

static void
test_bad (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (zh_norm_table_parse (bad[i].text, &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
      g_assert_nonnull (g_strrstr (error->message, bad[i].names));
    }
}

/* One player against three opponents. */
static ZhTournament *
make_event (const int    *ratings,
            const ZhMark *marks)
{
  ZhTournament *tournament = zh_tournament_new ();

  tournament->system = ZH_SYSTEM_DUTCH;
  for (int i = 0; i <= 3; i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->id = entry->start_number = i + 1;
      entry->rating = i == 0 ? 1900 : ratings[i - 1];
      entry->person = zh_person_new ();
      g_ptr_array_add (tournament->entries, entry);
    }
  for (int i = 0; i < 3; i++)
    {
      ZhRound   *round = zh_round_new (i + 1);
      ZhPairing *pairing = zh_pairing_new (ZH_PAIRING_GAME, 1, i + 2, 1);
      ZhMark     other = marks[i] == ZH_MARK_WIN ? ZH_MARK_LOSS : marks[i] == ZH_MARK_LOSS ? ZH_MARK_WIN
                                                                                           : ZH_MARK_DRAW;

      pairing->games[0].result = (ZhResult){ marks[i], other, TRUE, TRUE };
      g_ptr_array_add (round->pairings, pairing);
      g_ptr_array_add (tournament->rounds, round);
    }
  return tournament;
}

static const struct
{
  const char *name;
  int         ratings[3];
  ZhMark      marks[3];
  const char *own;
  ZhSex       sex;
  short       birth;
  const char *norm;
} cases[] = {
  { "higher-average-needs-less", { 2100, 2100, 2100 }, { ZH_MARK_WIN, ZH_MARK_DRAW, ZH_MARK_LOSS }, "I", ZH_SEX_MALE, 1990, "КМС" },
  { "just-below-the-step", { 2100, 2100, 2099 }, { ZH_MARK_WIN, ZH_MARK_DRAW, ZH_MARK_LOSS }, "I", ZH_SEX_MALE, 1990, NULL },
  { "lower-average-needs-more", { 2000, 2000, 2000 }, { ZH_MARK_WIN, ZH_MARK_WIN, ZH_MARK_DRAW }, "", ZH_SEX_MALE, 1990, "КМС" },
  { "has-it-already", { 2100, 2100, 2100 }, { ZH_MARK_WIN, ZH_MARK_WIN, ZH_MARK_WIN }, "КМС", ZH_SEX_FEMALE, 2010, NULL },
  { "young-enough", { 1800, 1800, 1800 }, { ZH_MARK_WIN, ZH_MARK_DRAW, ZH_MARK_LOSS }, "", ZH_SEX_MALE, 2008, "I" },
  { "too-old", { 1800, 1800, 1800 }, { ZH_MARK_WIN, ZH_MARK_DRAW, ZH_MARK_LOSS }, "", ZH_SEX_MALE, 2007, NULL },
  { "women-only", { 1000, 0, 1500 }, { ZH_MARK_DRAW, ZH_MARK_DRAW, ZH_MARK_DRAW }, "", ZH_SEX_FEMALE, 1990, "II" },
};

static void
test_case (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhNormTable) table = zh_norm_table_parse (table_text, &error);
  g_autoptr (ZhTournament) tournament = make_event (cases[i].ratings, cases[i].marks);
  ZhPerson *person = ((ZhEntry *) g_ptr_array_index (tournament->entries, 0))->person;
  g_autoptr (ZhHistory) history = NULL;
  g_autoptr (GArray) results = NULL;
  const ZhNormResult *result;

  g_assert_no_error (error);
  zh_person_set_string (&person->category, cases[i].own);
  person->sex = cases[i].sex;
  person->birth.year = cases[i].birth;
  history = zh_history_new (tournament, 3);
  results = zh_norms_new (history, table, 2026);
  result = &g_array_index (results, ZhNormResult, 0);
  g_assert_cmpint (result->n_games, ==, 3);
  g_assert_cmpstr (result->norm != NULL ? result->norm->category : NULL, ==, cases[i].norm);
}

/* The invented sample that is installed is read, and its titles are in three languages. */
static void
test_sample (void)
{
  g_autofree char *path = g_build_filename (ZH_SOURCE_ROOT, "data", "norms", "sample-invented.ini", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhNormTable) table = NULL;
  g_autoptr (ZhLanguage) ukrainian = zh_language_new ("uk", NULL);
  g_autoptr (ZhLanguage) english = zh_language_new ("en", NULL);

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  table = zh_norm_table_parse (text, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (table->norms->len, ==, 5);
  g_assert_cmpstr (zh_norm_table_get_title (table, english), ==, "Invented sample of norms");
  g_assert_cmpstr (zh_norm_table_get_title (table, ukrainian), ==, "Вигаданий зразок нормативів");
}

static void
test_by_category (void)
{
  static const int         ratings[] = { 0, 0, 0 };
  static const ZhMark      marks[] = { ZH_MARK_WIN, ZH_MARK_DRAW, ZH_MARK_WIN };
  static const char *const categories[] = { "КМС", "I", "без розряду" };
  g_autoptr (ZhTournament) tournament = make_event (ratings, marks);
  g_autoptr (ZhNormTable) table = zh_norm_table_parse ("[norms]\naverage=category\n[categories]\nКМС=8\nI=6.5\n"
                                                       "[norm 1]\ncategory=I\ngames=2\nscale=7.25:75\n",
                                                       NULL);
  g_autoptr (ZhHistory) history = NULL;
  g_autoptr (GArray) results = NULL;

  for (guint i = 0; i < 3; i++)
    zh_person_set_string (&((ZhEntry *) g_ptr_array_index (tournament->entries, i + 1))->person->category, categories[i]);
  history = zh_history_new (tournament, 3);
  results = zh_norms_new (history, table, 2026);
  /* The opponent without a category has no number: 1½ of 2 against (8 + 6½) ÷ 2. */
  g_assert_cmpint (g_array_index (results, ZhNormResult, 0).n_games, ==, 2);
  g_assert_nonnull (g_array_index (results, ZhNormResult, 0).norm);
  g_assert_cmpint (zh_fraction_compare (g_array_index (results, ZhNormResult, 0).average, zh_fraction_new (29, 4)), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/norms/bad", test_bad);
  g_test_add_func ("/norms/sample", test_sample);
  g_test_add_func ("/norms/by-category", test_by_category);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/norms/%s", cases[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_case);
    }
  return g_test_run ();
}
