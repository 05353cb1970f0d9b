/* The words of answers. */
#include "config.h"

#include "incident-words.h"

#include <string.h>

#include "incident-schema.h"
#include "incident-search.h"
#include "rules-testing.h"

static ZhIncidentAnswer *
ask (const char               *ruleset_id,
     const ZhIncidentQuestion *question)
{
  g_autoptr (ZhRuleset) ruleset = load_ruleset (ruleset_id);
  g_autoptr (GError) error = NULL;
  ZhIncidentAnswer *answer = zh_incident_ask (ruleset, question, &error);

  g_assert_no_error (error);
  return answer;
}

static void
test_lines (void)
{
  const ZhIncidentQuestion question = { "illegal-move", "rapid", "individual", FALSE, 1, NULL };
  g_autoptr (ZhIncidentAnswer) answer = ask ("ua-chess-2026", &question);
  g_autoptr (ZhLanguage) english = zh_language_new ("en", NULL);
  g_auto (GStrv) lines = zh_incident_answer_dup_lines (answer, english);
  static const char *const expected[] = {
    "Article: 7.5.1, A.4.2, 7.5.5, A.3",
    "Result of the offender: the game goes on or its result stands",
    "Time of the opponent: 1:00 more",
    "What to do on the board: the position before the fault, or the last one that can be established",
    "The right to claim ends: with the opponent’s next move",
    "Raised by: the arbiter, the opponent",
    "Who decides: the arbiter",
    "Has the opponent made his next move?",
    "Doubt: the text is damaged; the likely reading is taken",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpstr (lines[i], ==, expected[i]);
  g_assert_null (lines[G_N_ELEMENTS (expected)]);
}

static void
test_values (void)
{
  const ZhIncidentQuestion question = { "promotion-undone", "classical", "individual", FALSE, 2, NULL };
  const ZhIncidentQuestion disturbance = { "outside-interference-time", "classical", "individual", FALSE, 1, NULL };
  g_autoptr (ZhIncidentAnswer) answer = ask ("fide-2023", &question);
  g_autoptr (ZhIncidentAnswer) discretion = ask ("fide-2023", &disturbance);
  g_autoptr (ZhLanguage) english = zh_language_new ("en", NULL);
  g_autofree char *counts_as = zh_incident_answer_dup_value (answer, "counts_as", english);
  g_autofree char *time = zh_incident_answer_dup_value (discretion, "opponent_time", english);
  g_autofree char *nothing = zh_incident_answer_dup_value (answer, "sanctions", english);

  g_assert_cmpstr (counts_as, ==, "Illegal move");
  g_assert_cmpstr (time, ==, "as the arbiter decides");
  g_assert_null (nothing);
}

/* Every fact has a question, every key a label, and no answer of any ruleset uses a word
 * that has no text. */
static void
test_complete (void)
{
  static const char *const word_keys[] = { "result", "opponent_result", "restore", "lapses", "raised_by", "decides",
                                           "uncertain" };
  const char *const       *facts = zh_incident_get_facts ();
  const char *const       *keys = zh_incident_get_answer_keys ();
  g_autoptr (ZhLanguage) english = zh_language_new ("en", NULL);

  for (gsize i = 0; facts[i] != NULL; i++)
    {
      g_autofree char *question = zh_incident_dup_fact_question (facts[i], english);

      g_assert_cmpstr (question, !=, facts[i]);
    }
  for (gsize i = 0; keys[i] != NULL; i++)
    g_assert_cmpstr (zh_incident_get_key_label (keys[i], english), !=, keys[i]);
  for (gsize i = 0; i < G_N_ELEMENTS (word_keys); i++)
    {
      g_autofree char *words = zh_incident_dup_words (word_keys[i]);
      g_auto (GStrv) parts = g_strsplit (words, ", ", 0);

      g_assert_cmpuint (g_strv_length (parts), >, 2);
      for (char **part = parts; *part != NULL; part++)
        g_assert_true (zh_incident_is_word (word_keys[i], *part));
    }
  g_assert_false (zh_incident_is_word ("restore", "opponent-move"));
}

/* Incidents are found by the words of the rules and of the hall, in each language. */
static void
test_search (void)
{
  static const struct
  {
    const char *language;
    const char *text;
    const char *incident;
    gboolean    is_found;
  } cases[] = {
    { "en", "", "smoking", TRUE },
    { "en", "Forbidden MOVE", "illegal-move", TRUE },
    { "en", "forbidden move", "flag-fall", FALSE },
    { "en", "lost on time", "flag-fall-rapid", TRUE },
    { "uk", "нелег", "illegal-move", TRUE },
    { "uk", "нелег", "illegal-move-rapid", TRUE },
    { "uk", "нелег", "dr-impossible-move", TRUE },
    { "uk", "нелег бліц", "illegal-move", FALSE },
    { "uk", "смартфон", "device-carried", TRUE },
    { "uk", "смартфон", "smoking", FALSE },
    { "uk", "рукостискання", "disrepute", TRUE },
    { "ru", "запрещенный ход", "illegal-move", TRUE },
    { "ru", "не пришел", "no-show", TRUE },
    { "ru", "мертвая", "dead-position", TRUE },
    { "ru", "мертвая", "illegal-move", FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (ZhLanguage) language = zh_language_new (cases[i].language, NULL);

      g_test_message ("%s: %s, %s", cases[i].language, cases[i].text, cases[i].incident);
      g_assert_true (zh_incident_is_found (cases[i].incident, cases[i].text, language) == cases[i].is_found);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/incident-words/lines", test_lines);
  g_test_add_func ("/incident-words/values", test_values);
  g_test_add_func ("/incident-words/complete", test_complete);
  g_test_add_func ("/incident-words/search", test_search);

  return g_test_run ();
}
