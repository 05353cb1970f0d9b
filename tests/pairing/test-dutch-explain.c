/* The reasons of the Dutch system: that they are there, true, and become words. */
#include "config.h"

#include <string.h>

#include "dutch-why-not.h"
#include "dutch.h"
#include "field.h"
#include "trf-reader.h"
#include "why-not.h"

static ZhTrfFile *
read_fixture (const char *tournament,
              const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "dutch", tournament, name, NULL);
  g_autofree char *text = NULL;
  ZhTrfFile       *file;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  file = zh_trf_read (text, NULL, NULL);
  g_assert_nonnull (file);
  return file;
}

static ZhProposal *
explain (const ZhTournament *tournament,
         const gint64       *forced)
{
  ZhPairingRequest request = { .round = zh_tournament_count_paired_rounds (tournament) + 1, .explain = TRUE, .forced = forced };
  g_autoptr (GError) error = NULL;
  ZhProposal *proposal = zh_dutch_system.pair (tournament, &request, &error);

  g_assert_no_error (error);
  return proposal;
}

static char *
format_all (const ZhTournament *tournament,
            const ZhProposal   *proposal)
{
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < proposal->reasons->len; i++)
    {
      const ZhReason  *reason = &g_array_index (proposal->reasons, ZhReason, i);
      g_autofree char *words = zh_dutch_system.format_reason (reason, tournament, language);

      g_assert_cmpstr (words, !=, "");
      g_string_append_printf (text, "%s [%s]\n", words, reason->article);
    }
  return g_string_free (text, FALSE);
}

static void
assert_contains (const char *text,
                 const char *part)
{
  if (strstr (text, part) == NULL)
    g_test_message ("not found: %s\nin:\n%s", part, text);
  g_assert_nonnull (strstr (text, part));
}

/* Three scoregroups with floaters, faults and the bye. */
static void
test_round (void)
{
  g_autoptr (ZhTrfFile) file = read_fixture ("s003-9", "r05.trf");
  g_autoptr (ZhProposal) proposal = explain (file->tournament, NULL);
  g_autofree char *text = format_all (file->tournament, proposal);

  assert_contains (text, "Bracket 1, score 4: residents: 1. [C.04.3 1.3]");
  assert_contains (text, "Bracket 3, score 2: residents: 4, moved down: 1. [C.04.3 1.3]");
  assert_contains (text, "1 Player 0001, score 4, is left over and floats down. [C.04.3 1.4.1]");
  assert_contains (text, "2 players do not get the colour they prefer. [C.04.3 C12]");
  assert_contains (text, "A resident who floated up two rounds ago meets an opponent with ½ more. [C.04.3 C21]");
  assert_contains (text, "8 Player 0008 – 7 Player 0007: both prefer one colour, and the stronger preference counts. [C.04.3 5.2.2]");
  assert_contains (text, "5 Player 0005 gets the bye: ½ is the lowest score");
}

static void
test_perfect (void)
{
  g_autoptr (ZhTournament) tournament = field_new ("dutch", 8);
  g_autoptr (ZhProposal) proposal = explain (tournament, NULL);
  g_autofree char *text = format_all (tournament, proposal);

  assert_contains (text, "Bracket 1, score 0: residents: 8. [C.04.3 1.3]");
  assert_contains (text, "Nothing is violated: the first perfect candidate. [C.04.3 3.4]");
  assert_contains (text, "by the number of the higher ranked and the lot before the first round. [C.04.3 5.2.5]");
}

static void
test_no_pairing (void)
{
  g_autoptr (ZhTrfFile) file = read_fixture ("n003-6", "r06.trf");
  g_autoptr (ZhProposal) proposal = explain (file->tournament, NULL);
  g_autofree char *text = format_all (file->tournament, proposal);

  g_assert_false (proposal->found);
  assert_contains (text, "There is no legal pairing; in the fullest one 2 places stay open. The arbiter decides. [C.04.3 1.9]");
  assert_contains (text, "is one of those who cannot all be paired: 0 possible opponents.");
}

/* Everybody has had the bye: three players, round 4. */
static void
test_no_bye (void)
{
  g_autoptr (ZhTournament) tournament = field_new ("dutch", 3);
  g_autoptr (ZhProposal) proposal = NULL;
  g_autofree char *text = NULL;
  gint64           barred[2] = { FIELD_ID (1), FIELD_ID (2) };

  for (int number = 1; number <= 3; number++)
    {
      ZhRound *round = zh_round_new (number);

      for (int other = 1; other <= 3; other++)
        g_ptr_array_add (round->pairings, zh_pairing_new (other == number ? ZH_PAIRING_ALLOCATED_BYE : ZH_PAIRING_HALF_BYE, FIELD_ID (other), 0, 0));
      g_ptr_array_add (tournament->rounds, round);
    }
  g_ptr_array_add (tournament->forbidden, zh_forbidden_new (1, 9, barred, 2));
  proposal = explain (tournament, NULL);
  text = format_all (tournament, proposal);
  g_assert_false (proposal->found);
  assert_contains (text, "Nobody may get the bye any more, and the number of players is odd: 3 players. [C.04.3 C2]");
  assert_contains (text, "1 ban on pairs holds in this round; lifting it may make a pairing possible.");
}

static void
test_why_not (void)
{
  g_autoptr (ZhTournament) tournament = field_new ("dutch", 8);
  gint64 neighbours[2] = { FIELD_ID (1), FIELD_ID (2) };
  gint64 pair[2] = { FIELD_ID (5), FIELD_ID (1) };
  gint64 absent[2] = { FIELD_ID (1), FIELD_ID (7) };
  g_autoptr (ZhProposal) later = explain (tournament, neighbours);
  g_autoptr (ZhProposal) same = explain (tournament, pair);
  g_autoptr (ZhProposal) gone = NULL;
  g_autofree char *later_text = format_all (tournament, later);
  g_autofree char *same_text = format_all (tournament, same);
  g_autofree char *gone_text = NULL;

  assert_contains (later_text, "1 Entry 1 and 2 Entry 2 do not meet: in bracket 1 the pairing with them is as good, but comes later in the order of candidates. [C.04.3 3.8]");
  assert_contains (same_text, "5 Entry 5 and 1 Entry 1 do meet.");

  field_get_entry (tournament, 7)->status = ZH_ENTRY_WITHDRAWN;
  gone = explain (tournament, absent);
  gone_text = format_all (tournament, gone);
  assert_contains (gone_text, "1 Entry 1 and 7 Entry 7 do not meet: they are not both there to be paired in this round. [C.04.2 3.3]");
}

/* The question as every system is asked it. */
static void
test_asked_like_any_system (void)
{
  g_autoptr (ZhTrfFile) file = read_fixture ("s005-13", "r06.trf");
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autofree char *text = NULL;
  ZhWhyNot         why;

  file->tournament->system = ZH_SYSTEM_DUTCH;
  g_assert_true (zh_pairing_ask_why_not (file->tournament, 6, 1, 4, &why, NULL));
  g_assert_cmpint (why.answer, ==, ZH_WHY_NOT_TOLD);
  text = zh_why_not_format (&why, file->tournament, language);
  g_test_message ("%s", text);
  assert_contains (text, "1 Player 0001 and 4 Player 0004 do not meet: in bracket 3 criterion C6 (downfloaters) would become worse: 2 instead of 0.");
  assert_contains (text, "[C.04.3 C6]");
}

/* Every answer that two players of a real round can get has its words. */
static void
test_all_answers (void)
{
  g_autoptr (ZhTrfFile) file = read_fixture ("s005-13", "r06.trf");
  GPtrArray *entries = file->tournament->entries;
  int        seen[ZH_DUTCH_WHY_NOT_LATER + 1] = { 0 };

  for (guint i = 0; i < entries->len; i++)
    for (guint j = i + 1; j < entries->len; j++)
      {
        gint64        ids[2] = { ((const ZhEntry *) entries->pdata[i])->id, ((const ZhEntry *) entries->pdata[j])->id };
        int           round = zh_tournament_count_paired_rounds (file->tournament) + 1;
        ZhDutchAnswer answer;
        g_autoptr (ZhProposal) proposal = explain (file->tournament, ids);
        g_autofree char *text = format_all (file->tournament, proposal);

        g_assert_true (zh_dutch_ask_why_not (file->tournament, round, ids, NULL, &answer, NULL));
        seen[answer.why]++;
        assert_contains (text, "meet");
        g_assert_true (proposal->found || answer.why <= ZH_DUTCH_WHY_NOT_INCOMPLETE);
        if (answer.why == ZH_DUTCH_WHY_NOT_WORSE)
          g_assert_cmpint (answer.forced_value, >, answer.free_value);
      }
  g_assert_cmpint (seen[ZH_DUTCH_WHY_NOT_SAME], >, 0);
  g_assert_cmpint (seen[ZH_DUTCH_WHY_NOT_MET], >, 0);
  g_assert_cmpint (seen[ZH_DUTCH_WHY_NOT_WORSE], >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/dutch/explain/round", test_round);
  g_test_add_func ("/dutch/explain/perfect", test_perfect);
  g_test_add_func ("/dutch/explain/no-pairing", test_no_pairing);
  g_test_add_func ("/dutch/explain/no-bye", test_no_bye);
  g_test_add_func ("/dutch/explain/why-not", test_why_not);
  g_test_add_func ("/dutch/explain/asked-like-any-system", test_asked_like_any_system);
  g_test_add_func ("/dutch/explain/all-answers", test_all_answers);

  return g_test_run ();
}
