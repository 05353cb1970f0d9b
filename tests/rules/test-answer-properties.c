/* What holds of every answer of every ruleset: its words are those of the vocabulary, and it
 * asks for a fact exactly when the fact alone would make it another in more than its articles.
 */
#include "config.h"

#include <string.h>

#include "incident-ruling.h"
#include "incident-schema.h"
#include "rules-testing.h"

static const char *const disciplines[] = { "classical", "rapid", "blitz", "online", "correspondence", "composition" };
static const struct
{
  gboolean supervised;
  int      count;
} circumstances[] = { { FALSE, 1 }, { TRUE, 2 }, { FALSE, 3 } };

static const char *const results[] = { "none", "loss", "draw", "both-lose", "replay", "arbiter", NULL };
static const char *const opponent_results[] = { "win", "draw", "loss", "arbiter", NULL };
static const char *const raisers[] = { "arbiter", "opponent", "player", "captain", "anyone", NULL };
static const char *const deciders[] = { "arbiter", "chief-arbiter", "chief-panel", "opponent", "committee", "federation", NULL };
static const char *const doubts[] = { "no-source", "damaged-text", "contradiction", NULL };

static ZhIncidentAnswer *
ask (const ZhRuleset          *ruleset,
     const ZhIncidentQuestion *base,
     const char               *fact)
{
  const char *const  facts[] = { fact, NULL };
  ZhIncidentQuestion question = *base;
  g_autoptr (GError) error = NULL;
  ZhIncidentAnswer *answer;

  question.facts = facts;
  answer = zh_incident_ask (ruleset, &question, &error);
  g_assert_no_error (error);
  return answer;
}

/* Every word of a list, if there is one, is of the closed list. */
static void
check_words (const ZhIncidentAnswer *answer,
             const char             *key,
             const char *const      *known)
{
  const char *value = zh_incident_answer_get (answer, key);
  g_auto (GStrv) words = g_strsplit (value != NULL ? value : "", ",", -1);

  for (char **word = words; *word != NULL; word++)
    if (!g_strv_contains (known, *word))
      g_error ("%s=%s is not of the vocabulary", key, value);
}

static void
check_needs (const ZhIncidentAnswer *answer)
{
  const char *value = zh_incident_answer_get (answer, "needs");
  g_auto (GStrv) facts = g_strsplit (value != NULL ? value : "", ",", -1);

  for (char **fact = facts; *fact != NULL; fact++)
    if (!zh_incident_is_fact (*fact))
      g_error ("needs=%s is not of the vocabulary", value);
}

static void
check_time (const ZhIncidentAnswer *answer,
            const char             *key)
{
  const char *value = zh_incident_answer_get (answer, key);
  gint64      seconds;

  if (value == NULL || strcmp (value, "arbiter") == 0)
    return;
  g_assert_true (value[0] == '+' || value[0] == '-');
  g_assert_true (g_ascii_string_to_signed (value, 10, -3600, 3600, &seconds, NULL));
  g_assert_cmpint (seconds, !=, 0);
}

static void
check_vocabulary (const ZhIncidentAnswer *answer)
{
  const char *result = zh_incident_answer_get (answer, "result");
  const char *opponent = zh_incident_answer_get (answer, "opponent_result");

  g_assert_nonnull (result);
  check_words (answer, "result", results);
  check_words (answer, "opponent_result", opponent_results);
  check_words (answer, "raised_by", raisers);
  check_words (answer, "decides", deciders);
  check_words (answer, "uncertain", doubts);
  check_needs (answer);
  check_time (answer, "opponent_time");
  check_time (answer, "offender_time");
  g_assert_cmpint (zh_incident_answer_get_applies (answer), ==, zh_incident_answer_get (answer, "article") != NULL);
  /* A game that ends for the one ends for the other. */
  if (strcmp (result, "loss") == 0 || strcmp (result, "draw") == 0 || strcmp (result, "both-lose") == 0)
    g_assert_nonnull (opponent);
  if (strcmp (result, "draw") == 0)
    g_assert_cmpstr (opponent, ==, "draw");
  if (strcmp (result, "both-lose") == 0)
    g_assert_cmpstr (opponent, ==, "loss");
}

static gboolean
are_alike (const ZhIncidentAnswer *a,
           const ZhIncidentAnswer *b)
{
  const char *const *keys = zh_incident_get_answer_keys ();

  for (gsize i = 0; keys[i] != NULL; i++)
    if (strcmp (keys[i], "needs") != 0 && strcmp (keys[i], "article") != 0 && g_strcmp0 (zh_incident_answer_get (a, keys[i]), zh_incident_answer_get (b, keys[i])) != 0)
      return FALSE;
  return TRUE;
}

/* Returns how many questions were asked. */
static int
check_question (const ZhRuleset          *ruleset,
                const ZhIncidentQuestion *question)
{
  const char *const *facts = zh_incident_get_facts ();
  g_autoptr (ZhIncidentAnswer) answer = ask (ruleset, question, NULL);
  const char *text = zh_incident_answer_get (answer, "needs");
  g_auto (GStrv) needs = g_strsplit (text != NULL ? text : "", ",", -1);
  int n_asked = 1;

  check_vocabulary (answer);
  for (gsize i = 0; facts[i] != NULL; i++)
    {
      gboolean asked_for = g_strv_contains ((const char *const *) needs, facts[i]);
      g_autoptr (ZhIncidentAnswer) told = NULL;

      /* Of those that are not asked for, a third by chance. */
      if (!asked_for && g_test_rand_int_range (0, 3) > 0)
        continue;
      told = ask (ruleset, question, facts[i]);

      n_asked++;
      check_vocabulary (told);
      if (zh_incident_answer_get_applies (answer) && are_alike (answer, told) == asked_for)
        g_error ("%s, %s, count %d, supervised %d: “%s” is %s", question->incident, question->discipline, question->count,
                 question->supervised, facts[i], asked_for ? "asked for and changes nothing" : "not asked for and changes the answer");
    }
  return n_asked;
}

static void
test_properties (gconstpointer data)
{
  g_autoptr (ZhRuleset) ruleset = load_ruleset (data);
  g_auto (GStrv) incidents = zh_ruleset_dup_incidents (ruleset);
  int n_asked = 0;

  for (char **id = incidents; *id != NULL; id++)
    for (gsize d = 0; d < G_N_ELEMENTS (disciplines); d++)
      if (zh_ruleset_has_incident (ruleset, *id, disciplines[d]))
        for (gsize i = 0; i < G_N_ELEMENTS (circumstances); i++)
          {
            ZhIncidentQuestion question = {
              .incident = *id,
              .discipline = disciplines[d],
              .event = "individual",
              .supervised = circumstances[i].supervised,
              .count = circumstances[i].count,
            };

            n_asked += check_question (ruleset, &question);
          }
  g_test_message ("%s: %d questions", (const char *) data, n_asked);
}

int
main (int    argc,
      char **argv)
{
  g_auto (GStrv) ids = zh_ruleset_dup_ids ();

  g_test_init (&argc, &argv, NULL);

  for (char **id = ids; *id != NULL; id++)
    {
      g_autofree char *path = g_strconcat ("/answers/properties/", *id, NULL);

      g_test_add_data_func (path, *id, test_properties);
    }
  return g_test_run ();
}
