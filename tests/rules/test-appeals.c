/* Committees, protests and awards. The expectations are those of the articles. */
#include "config.h"

#include "appeals.h"

#include <string.h>

#include "award.h"
#include "rules-testing.h"

static const ZhCommitteeMember good[] = {
  { .name = "Верба Ольга", .branch = "Південь", .age = 50, .is_chair = TRUE },
  { .name = "Клен Петро", .branch = "Північ", .age = 40 },
  { .name = "Ясен Іван", .branch = "Захід", .age = 30 },
  { .name = "Липа Ніна", .branch = "Схід", .age = 25, .is_reserve = TRUE },
  { .name = "Дуб Остап", .branch = "Центр", .age = 60, .is_reserve = TRUE },
};

static const struct
{
  const char       *name;
  const char       *ruleset;
  int               changed; /* index of the member that is another, -1 for none */
  ZhCommitteeMember as;
  gsize             n_members;
  int               fault; /* -1 for none */
  int               member;
  const char       *article;
} committees[] = {
  { "good-ua", "ua-chess-2026", -1, { 0 }, 5, -1, 0, "" },
  { "good-ru", "ru-chess-988", -1, { 0 }, 5, -1, 0, "" },
  { "good-draughts", "ua-draughts-64", -1, { 0 }, 5, -1, 0, "" },
  { "one-reserve-ua", "ua-chess-2026", -1, { 0 }, 4, ZH_APPEAL_TOO_FEW_RESERVES, -1, "IV.10.8.4.1" },
  { "one-reserve-ru", "ru-chess-988", -1, { 0 }, 4, ZH_APPEAL_TOO_FEW_RESERVES, -1, "34.2" },
  { "no-chair", "ua-chess-2026", 0, { .name = "А", .branch = "", .age = 50 }, 5, ZH_APPEAL_NO_CHAIR, -1, "IV.10.8.4.1" },
  { "two-chairs", "ru-chess-988", 1, { .name = "А", .branch = "", .age = 50, .is_chair = TRUE }, 5, ZH_APPEAL_NO_CHAIR, -1, "34.2" },
  { "even-vote-ru", "ru-chess-988", 4, { .name = "А", .branch = "", .age = 50 }, 5, ZH_APPEAL_TOO_FEW_RESERVES, -1, "34.2" },
  { "arbiter-ua", "ua-chess-2026", 2, { .name = "А", .branch = "", .age = 50, .is_arbiter = TRUE }, 5, ZH_APPEAL_ARBITER, 2, "IV.10.8.4.1" },
  { "arbiter-in-reserve", "ua-draughts-100", 3, { .name = "А", .branch = "", .age = 50, .is_reserve = TRUE, .is_arbiter = TRUE }, 5, ZH_APPEAL_ARBITER, 3, "IV.18.8.4.1" },
  { "interested", "ua-chess-2026", 1, { .name = "А", .branch = "", .age = 50, .is_interested = TRUE }, 5, ZH_APPEAL_INTERESTED, 1, "IV.10.8.4.2" },
  { "interested-reserve", "ua-chess-2026", 3, { .name = "А", .branch = "", .age = 50, .is_reserve = TRUE, .is_interested = TRUE }, 5, -1, 0, "" },
  { "young-ru", "ru-chess-988", 2, { .name = "А", .branch = "", .age = 20 }, 5, ZH_APPEAL_TOO_YOUNG, 2, "34.2.3" },
  { "21-ru", "ru-chess-988", 2, { .name = "А", .branch = "", .age = 21 }, 5, -1, 0, "" },
  { "unknown-age-ru", "ru-chess-988", 2, { .name = "А", .branch = "", .age = -1 }, 5, -1, 0, "" },
  { "young-ua", "ua-chess-2026", 2, { .name = "А", .branch = "", .age = 18 }, 5, -1, 0, "" },
  { "same-branch", "ua-chess-2026", 2, { .name = "А", .branch = "Північ", .age = 50 }, 5, ZH_APPEAL_SAME_BRANCH, 2, "IV.10.8.4.1" },
};

static void
test_committee (gconstpointer data)
{
  gsize             i = GPOINTER_TO_SIZE (data);
  ZhCommitteeMember members[G_N_ELEMENTS (good)];
  g_autoptr (ZhRuleset) ruleset = load_ruleset (committees[i].ruleset);
  g_autoptr (GArray) faults = NULL;

  memcpy (members, good, sizeof good);
  if (committees[i].changed >= 0)
    members[committees[i].changed] = committees[i].as;
  faults = zh_ruleset_check_committee (ruleset, members, committees[i].n_members);
  if (committees[i].fault < 0)
    {
      g_assert_cmpuint (faults->len, ==, 0);
      return;
    }
  g_assert_cmpuint (faults->len, >=, 1);
  g_assert_cmpint (g_array_index (faults, ZhAppealFault, 0).kind, ==, committees[i].fault);
  g_assert_cmpint (g_array_index (faults, ZhAppealFault, 0).member, ==, committees[i].member);
  g_assert_cmpstr (g_array_index (faults, ZhAppealFault, 0).article, ==, committees[i].article);
}

static void
test_even_vote (void)
{
  g_autoptr (ZhRuleset) ruleset = load_ruleset ("ru-chess-988");
  ZhCommitteeMember members[6];
  g_autoptr (GArray) faults = NULL;

  memcpy (members, good, sizeof good);
  members[5] = (ZhCommitteeMember){ .name = "Шостий", .branch = "", .age = 33 };
  faults = zh_ruleset_check_committee (ruleset, members, 6);
  g_assert_cmpuint (faults->len, ==, 1);
  g_assert_cmpint (g_array_index (faults, ZhAppealFault, 0).kind, ==, ZH_APPEAL_EVEN_VOTE);
  g_assert_cmpstr (g_array_index (faults, ZhAppealFault, 0).article, ==, "34.2.2");
}

static void
test_sentences (void)
{
  g_autoptr (ZhRuleset) ruleset = load_ruleset ("ru-chess-988");
  g_autoptr (ZhLanguage) english = zh_language_new ("en", NULL);
  ZhCommitteeMember members[2] = { { .name = "Elm", .branch = "", .age = 20, .is_chair = TRUE, .is_arbiter = TRUE },
                                   { .name = "Oak", .branch = "", .age = 30, .is_interested = TRUE } };
  g_autoptr (GArray) faults = zh_ruleset_check_committee (ruleset, members, 2);
  static const char *const expected[] = {
    "The committee needs 3 members with its chairman. [34.2]",
    "The committee needs 2 reserves. [34.2]",
    "An odd number of members must vote. [34.2.2]",
    "Elm serves as an arbiter and may not be a member. [34.2]",
    "Oak has an interest in the case: put a reserve in his place. [34.2.1]",
    "Elm is younger than 21 years. [34.2.3]",
  };

  g_assert_cmpuint (faults->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < faults->len; i++)
    {
      const ZhAppealFault *fault = &g_array_index (faults, ZhAppealFault, i);
      g_autofree char     *text = zh_appeal_fault_format (fault, members, english);

      g_assert_cmpstr (text, ==, expected[i]);
      g_assert_false (zh_appeal_fault_is_wish (fault));
    }
}

static const struct
{
  const char   *name;
  const char   *ruleset;
  ZhProtestForm form;
  int           fault; /* -1 for admissible */
  const char   *article;
} protests[] = {
  { "in-time", "ua-chess-2026", { FALSE, FALSE, TRUE, 3600, NULL, FALSE }, -1, "" },
  { "late", "ua-chess-2026", { FALSE, FALSE, TRUE, 3601, NULL, FALSE }, ZH_APPEAL_TOO_LATE, "IV.10.8.4.3" },
  { "captain", "ua-chess-2026", { TRUE, TRUE, TRUE, 0, NULL, FALSE }, -1, "" },
  { "player-of-a-team", "ua-chess-2026", { TRUE, FALSE, TRUE, 0, NULL, FALSE }, ZH_APPEAL_NOT_CAPTAIN, "IV.6.8" },
  { "player-of-a-team-ru", "ru-chess-988", { TRUE, FALSE, TRUE, 0, NULL, FALSE }, ZH_APPEAL_NOT_CAPTAIN, "24.6" },
  { "player-of-a-team-dr", "ua-draughts-64", { TRUE, FALSE, TRUE, 0, NULL, FALSE }, ZH_APPEAL_NOT_CAPTAIN, "IV.14.8" },
  { "oral", "ru-chess-988", { FALSE, FALSE, FALSE, 0, NULL, FALSE }, ZH_APPEAL_NOT_WRITTEN, "34.3" },
  { "quickplay-2009", "fide-2009", { FALSE, FALSE, TRUE, 0, "qpf-draw-claim", FALSE }, ZH_APPEAL_NOT_OPEN, "10.2;12.10" },
  { "quickplay-alone-2009", "fide-2009", { FALSE, FALSE, TRUE, 0, "qpf-no-arbiter", FALSE }, ZH_APPEAL_NOT_OPEN, "D;12.10" },
  { "other-ruling-2009", "fide-2009", { FALSE, FALSE, TRUE, 0, "illegal-move", FALSE }, -1, "" },
  { "quickplay-ru", "ru-chess-988", { FALSE, FALSE, TRUE, 0, "qpf-draw-claim", FALSE }, -1, "" },
  { "by-post-in-time", "ru-chess-988", { FALSE, FALSE, TRUE, 14 * 86400, NULL, TRUE }, -1, "" },
  { "by-post-late", "ru-chess-988", { FALSE, FALSE, TRUE, 14 * 86400 + 1, NULL, TRUE }, ZH_APPEAL_TOO_LATE, "55.1.6;56.1.10" },
  { "by-post-late-dr", "ua-draughts-64", { FALSE, FALSE, TRUE, 10 * 86400 + 1, NULL, TRUE }, ZH_APPEAL_TOO_LATE, "V.3.6;V.8.4" },
  { "oral-2009", "fide-2009", { TRUE, FALSE, FALSE, 0, NULL, FALSE }, -1, "" },
};

static void
test_protest (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (ZhRuleset) ruleset = load_ruleset (protests[i].ruleset);
  g_autoptr (GArray) faults = zh_ruleset_check_protest (ruleset, &protests[i].form);

  g_assert_cmpuint (faults->len, ==, protests[i].fault < 0 ? 0 : 1);
  if (faults->len > 0)
    {
      g_assert_cmpint (g_array_index (faults, ZhAppealFault, 0).kind, ==, protests[i].fault);
      g_assert_cmpstr (g_array_index (faults, ZhAppealFault, 0).article, ==, protests[i].article);
    }
}

/* 10.2: the sum never above the maximum, and only 1, ½ and 0. */
static const struct
{
  const char  *name;
  const char  *ruleset;
  ZhPoints     offender;
  ZhPoints     opponent;
  ZhAwardFault expected;
} awards[] = {
  { "loss-and-win", "ua-chess-2026", 0, 10, ZH_AWARD_ALLOWED },
  { "loss-and-draw", "ru-chess-988", 0, 5, ZH_AWARD_ALLOWED },
  { "both-lose", "ua-chess-2026", 0, 0, ZH_AWARD_ALLOWED },
  { "win-and-draw", "ua-chess-2026", 5, 10, ZH_AWARD_ABOVE_MAXIMUM },
  { "three-quarters", "ru-chess-988", 2, 7, ZH_AWARD_NOT_ORDINARY },
  { "draughts", "ua-draughts-64", 0, 20, ZH_AWARD_ALLOWED },
  { "draughts-above", "ua-draughts-64", 10, 20, ZH_AWARD_ABOVE_MAXIMUM },
  { "2009-unlimited", "fide-2009", 5, 10, ZH_AWARD_ALLOWED },
};

static void
test_award (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (ZhRuleset) ruleset = load_ruleset (awards[i].ruleset);
  const char *article = "";

  g_assert_cmpint (zh_ruleset_check_award (ruleset, awards[i].offender, awards[i].opponent, &article), ==, awards[i].expected);
  if (awards[i].expected != ZH_AWARD_ALLOWED)
    g_assert_cmpstr (article, !=, "");
}

#define ADD_ROWS(rows, prefix, function)                                          \
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)                                 \
    {                                                                             \
      g_autofree char *path = g_strdup_printf ("/" prefix "/%s", (rows)[i].name); \
                                                                                  \
      g_test_add_data_func (path, GSIZE_TO_POINTER (i), function);                \
    }

/* A record keeps the same in every language; sentences of older files stay what they are. */
static void
test_kept_faults (void)
{
  static const ZhProtestForm form = { .is_team_event = TRUE, .seconds_after = 86400 * 30 };
  static const char *const   languages[] = { "uk", "ru", "en" };
  g_autoptr (ZhRuleset) rules = zh_ruleset_load ("ru-chess-988", NULL);
  g_autoptr (GArray) faults = zh_ruleset_check_protest (rules, &form);
  g_autofree char *kept = zh_appeal_faults_to_string (faults);

  g_assert_cmpuint (faults->len, ==, 3);
  g_assert_true (g_str_is_ascii (kept));
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autoptr (ZhLanguage) language = zh_language_new (languages[i], NULL);
      g_autofree char *text = zh_appeal_faults_format (kept, language);
      g_autofree char *old = zh_appeal_faults_format ("The protest must be in writing. [34.3]\ntoo-late", language);
      g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

      g_assert_cmpuint (g_strv_length (lines), ==, 3);
      for (guint k = 0; k < faults->len; k++)
        {
          g_autofree char *sentence = zh_appeal_fault_format (&g_array_index (faults, ZhAppealFault, k), NULL, language);

          g_assert_cmpstr (lines[k], ==, sentence);
        }
      g_assert_cmpstr (old, ==, "The protest must be in writing. [34.3]\ntoo-late");
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_ROWS (committees, "appeals/committee", test_committee);
  ADD_ROWS (protests, "appeals/protest", test_protest);
  ADD_ROWS (awards, "award", test_award);
  g_test_add_func ("/appeals/kept-faults", test_kept_faults);
  g_test_add_func ("/appeals/even-vote", test_even_vote);
  g_test_add_func ("/appeals/sentences", test_sentences);

  return g_test_run ();
}
