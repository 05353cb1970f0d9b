#include "config.h"

#include <string.h>

#include "event.h"
#include "slow-swiss-ua.h"
#include "why-not.h"

static int
get_number (gint64 id)
{
  return (int) (id - FIELD_ID (0));
}

/* The engine's answer and its steps in the words of the twin. */
static char *
format_answer (const ZhTournament *tournament,
               int                 round,
               const gint64       *forced,
               GString            *trace)
{
  const ZhPairingSystem *system = zh_pairing_system_find (ZH_SYSTEM_SWISS_UA);
  ZhPairingRequest       request = { .round = round, .explain = TRUE, .forced = forced };
  g_autoptr (ZhProposal) proposal = system->pair (tournament, &request, NULL);
  g_autofree char *pairs = NULL;
  g_autoptr (GString) notes = g_string_new (NULL);

  g_assert_nonnull (proposal);
  if (!proposal->found)
    return g_strdup ("none");
  pairs = field_format (proposal);
  for (guint i = 0; i < proposal->reasons->len; i++)
    {
      const ZhReason *reason = &g_array_index (proposal->reasons, ZhReason, i);
      const gint64   *values = reason->values;
      int             a = get_number (reason->entries[0]);
      int             b = get_number (reason->entries[1]);

      if (strcmp (reason->code, "swiss-ua.third-colour") == 0)
        g_string_append_printf (notes, " third:%d-%d", a, b);
      else if (strcmp (reason->code, "swiss-ua.lifted") == 0)
        g_string_append_printf (notes, " lifted:%d-%d", a, b);
      else if (strcmp (reason->code, "swiss-ua.second-plus") == 0)
        g_string_append_printf (notes, " plus-again:%d", a);

      if (strcmp (reason->code, "swiss-ua.plus") == 0 || strcmp (reason->code, "swiss-ua.second-plus") == 0)
        g_string_append_printf (trace, " plus:%d", a);
      else if (g_str_has_prefix (reason->code, "swiss-ua.group-") || g_str_has_prefix (reason->code, "swiss-ua.first-"))
        g_string_append_printf (trace, " group:%d/%d/%d/%d", (int) values[0], (int) values[1], (int) values[2], (int) values[3]);
      else if (strcmp (reason->code, "swiss-ua.descent") == 0 || strcmp (reason->code, "swiss-ua.ascent") == 0)
        g_string_append_printf (trace, " float:%d-%d", a, b);
      else if (strcmp (reason->code, "swiss-ua.inside") == 0)
        g_string_append_printf (trace, " inside:%d-%d", a, b);
    }
  return g_strconcat (pairs, notes->str, NULL);
}

/* Both name the two of a departure, but not in the same order, and pluses at other places. */
static char *
sort_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (gsize i = 0; words[i] != NULL; i++)
    {
      char *colon = strchr (words[i], ':');
      char *dash = colon != NULL ? strchr (colon, '-') : NULL;
      int   a;
      int   b;

      if (dash == NULL)
        continue;
      a = (int) g_ascii_strtoll (colon + 1, NULL, 10);
      b = (int) g_ascii_strtoll (dash + 1, NULL, 10);
      colon[1] = '\0';
      {
        char *word = g_strdup_printf ("%s%d-%d", words[i], MIN (a, b), MAX (a, b));

        g_free (words[i]);
        words[i] = word;
      }
    }
  for (gsize i = 0; words[i] != NULL; i++)
    for (gsize j = i + 1; words[j] != NULL; j++)
      if (strcmp (words[j], words[i]) < 0)
        {
          char *kept = words[i];

          words[i] = words[j];
          words[j] = kept;
        }
  return g_strjoinv (" ", words);
}

/* Pairs the round with both, answers and steps alike. Returns the engine's answer, and its
 * steps in @trace. */
static char *
compare_with_twin (const ZhTournament *tournament,
                   int                 round,
                   const gint64       *forced,
                   GString            *trace)
{
  int numbers[2] = { forced != NULL ? get_number (forced[0]) : 0, forced != NULL ? get_number (forced[1]) : 0 };
  g_autoptr (GString) twin_trace = g_string_new (NULL);
  char            *engine = format_answer (tournament, round, forced, trace);
  g_autofree char *twin = slow_swiss_ua_pair (tournament, round, forced != NULL ? numbers : NULL, twin_trace);
  g_autofree char *engine_words = sort_words (engine);
  g_autofree char *twin_words = sort_words (twin);

  g_assert_cmpstr (engine_words, ==, twin_words);
  g_assert_cmpstr (trace->str, ==, twin_trace->str);
  return engine;
}

/* The step that the answer names, in the words of the traces. */
static char *
format_step (const ZhReason *reason)
{
  int a = get_number (reason->entries[0]);
  int b = get_number (reason->entries[1]);

  if (g_str_has_prefix (reason->code, "swiss-ua.group-") || g_str_has_prefix (reason->code, "swiss-ua.first-"))
    return g_strdup_printf ("group:%d/%d/%d/%d", (int) reason->values[0], (int) reason->values[1],
                            (int) reason->values[2], (int) reason->values[3]);
  if (strcmp (reason->code, "swiss-ua.inside") == 0)
    return g_strdup_printf ("inside:%d-%d", a, b);
  if (strcmp (reason->code, "swiss-ua.descent") == 0 || strcmp (reason->code, "swiss-ua.ascent") == 0)
    return g_strdup_printf ("float:%d-%d", a, b);
  return NULL;
}

/* Asks "why not" of two entries and checks the answer by the steps of the twin: up to the step
 * named both go the same way. Steps about colours and passed players are not in the traces. */
static void
check_why_not (const ZhTournament *tournament,
               int                 round,
               const char         *chosen_trace,
               const gint64        pair[2])
{
  g_autoptr (GString) forced_trace = g_string_new (NULL);
  g_autofree char *answer = NULL;
  g_autofree char *chosen = NULL;
  g_autofree char *forced = NULL;
  g_auto (GStrv) chosen_steps = g_strsplit (chosen_trace, " ", -1);
  g_auto (GStrv) forced_steps = NULL;
  ZhWhyNot why;
  gsize    i = 0;

  g_assert_true (zh_pairing_ask_why_not (tournament, round, pair[0], pair[1], &why, NULL));
  if (why.answer == ZH_WHY_NOT_ABSENT || why.answer == ZH_WHY_NOT_MET || why.answer == ZH_WHY_NOT_BARRED)
    return;
  answer = compare_with_twin (tournament, round, pair, forced_trace);
  g_assert_cmpint (why.answer == ZH_WHY_NOT_INCOMPLETE, ==, strcmp (answer, "none") == 0);
  if (why.answer != ZH_WHY_NOT_WORSE)
    return;

  forced_steps = g_strsplit (forced_trace->str, " ", -1);
  while (chosen_steps[i] != NULL && g_strcmp0 (chosen_steps[i], forced_steps[i]) == 0)
    i++;
  chosen = format_step (&why.chosen);
  forced = format_step (&why.forced);
  if (chosen != NULL && forced != NULL)
    {
      g_assert_cmpstr (chosen, ==, chosen_steps[i]);
      g_assert_cmpstr (forced, ==, forced_steps[i]);
    }
}

static void
test_twin (void)
{
  /* Cheap enough for five thousand rounds each time; -m slow compares forty times as many. */
  int n_wanted = g_test_slow () ? 200000 : 5000;
  int n_none = 0;
  int n_departures = 0;
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());

  for (int n_done = 0; n_done < n_wanted;)
    {
      EventAxes axes = event_draw_axes (rand, 2, 10);
      g_autoptr (ZhTournament) tournament = event_new (rand, "swiss-ua", &axes);

      for (int round = 1; round <= axes.rounds; round++)
        {
          g_autofree char *engine = NULL;
          g_autoptr (GString) trace = g_string_new (NULL);
          g_autoptr (ZhProposal) proposal = NULL;
          gint64 pair[2] = { FIELD_ID (g_rand_int_range (rand, 1, axes.n + 1)), FIELD_ID (g_rand_int_range (rand, 1, axes.n + 1)) };

          event_disturb (rand, &axes, tournament, round);
          engine = compare_with_twin (tournament, round, NULL, trace);
          n_done++;
          n_departures += strchr (engine, ':') != NULL ? 1 : 0;
          if (strcmp (engine, "none") == 0)
            {
              n_none++;
              break;
            }
          if (pair[0] != pair[1])
            check_why_not (tournament, round, trace->str, pair);
          proposal = field_pair (tournament, round);
          event_play (rand, &axes, tournament, proposal);
        }
    }
  g_test_message ("swiss-ua and its slow twin agree on %d rounds of at most 10 players, and on as many with a pair forced; without a legal pairing: %d, with departures: %d",
                  n_wanted, n_none, n_departures);
  g_assert_cmpint (n_none, >, 0);
  g_assert_cmpint (n_departures, >, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/swiss-ua/twin", test_twin);
  return g_test_run ();
}
